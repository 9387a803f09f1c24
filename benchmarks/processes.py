"""Contenders in fresh processes, and what memory a process holds."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from harness import Report

SKIPPED = "skipped"
"""What a child says instead of an answer when its framework is not installed."""


def ask_child(
    script: str, *arguments: str, environment: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Run a script with ``--child`` and these arguments, and read the JSON of its last line.

    Raises ImportError with the reason if the child skips, ``RuntimeError`` with its error output
    if it fails.
    """
    done = subprocess.run(
        [sys.executable, script, "--child", *arguments],
        env=os.environ | (environment or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(arguments)} failed:\n{done.stderr}")
    answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    if SKIPPED in answer:
        raise ImportError(answer[SKIPPED])
    return answer


def ask_children(
    report: Report, script: str, names: Sequence[str], runs: int, *arguments: str
) -> dict[str, list[dict[str, Any]]]:
    """The answers of contenders, each in a process of its own, one after the other in each run.

    One that is not installed has none, and the report says why.
    """
    answers: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(runs):
        for name in [name for name in names if name not in report.skipped]:
            try:
                answers[name].append(ask_child(script, name, *arguments))
            except ImportError as error:
                report.skip(name, str(error))
    return answers


def resident_mebibytes() -> float:
    """The resident set of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class _Allocations(ctypes.Structure):
    """What ``mallinfo2`` of the GNU C library tells, for all of its arenas together."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def allocated_mebibytes() -> float | None:
    """What the C library has handed out and not got back; None if it does not say.

    What Python takes for small objects is not in it, and what is free, but in pieces, neither.
    """
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return None
    ask.restype = _Allocations
    found = ask()
    return float(found.uordblks + found.hblkhd) / 2**20


def peak_mebibytes() -> float:
    """The largest resident set of this process since it began, or `forget_peak` was called."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 2**10
    raise OSError("this system does not say how much memory a process had at most")


def forget_peak() -> None:
    """The peak is what is resident now (Linux, proc(5), ``clear_refs``)."""
    Path("/proc/self/clear_refs").write_text("5")
