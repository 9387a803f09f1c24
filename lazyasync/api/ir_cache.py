"""The recorded paths of the current job, which make that the same step creates no new nodes."""

from __future__ import annotations

import os
from pathlib import Path

from lazyasync.ir.dump import tries_dot
from lazyasync.runtime.job_access import current_job, own_job

__all__ = [
    "dump",
    "reset",
]


def __dir__() -> list[str]:
    return [*__all__]


def dump(path: str | os.PathLike[str]) -> None:
    """Writes, in DOT, what the current job remembers of its recordings, device by device.

    Every path from a start is one sequence of operations; where it forks, steps differed. Written
    at once, in the caller's task. Raises `NoRuntimeError`, and what the file system raises.
    """
    tries = [(str(context.device), context.trie) for context in current_job().contexts]
    Path(path).write_text(tries_dot(tries), encoding="utf-8")


def reset() -> None:
    """Forgets what the current job remembers: its next steps create their nodes anew.

    Compiled programs stay, and what is being recorded goes on. Raises `NoRuntimeError`.
    """
    for context in own_job().contexts:
        context.trie.reset()
