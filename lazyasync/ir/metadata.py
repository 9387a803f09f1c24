"""Where a node comes from: the user's scope, and the user's source line."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType

from lazyasync.named_tuples import NamedTuple

_PACKAGE = str(Path(__file__).resolve().parent.parent) + os.sep


class _OwnFiles(dict[str, bool]):
    """Whether a file of code is of the package, by its name: each is looked at once."""

    def __missing__(self, filename: str) -> bool:
        found = self[filename] = filename.startswith(_PACKAGE)
        return found


_is_own = _OwnFiles()
_MAX_FRAMES = 64
"""Frames that are looked at; recursion that is deeper is told apart by its innermost part."""


class NodeMetadata(NamedTuple):
    """The path of `la.scope` names, and the user's line that recorded a node first.

    Nodes are shared by all that record the same in the same place. Unless debugging, the line is
    that of the first one, and no part of what tells nodes apart; so another line that does the same
    may stand for it.
    """

    scope: str
    code: CodeType | None
    instruction: int
    """The place in ``code``, in bytes: its line is looked up when somebody asks."""
    is_exact: bool
    """Whether the line is that of every recording: `Config.ir_debug`."""

    @classmethod
    def here(cls, scope: str, is_exact: bool, last: NodeMetadata | None = None) -> NodeMetadata:
        """That of what the innermost frame outside the package does now; ``last`` if it is that."""
        frame = user_frame()
        code, instruction = (None, 0) if frame is None else (frame.f_code, frame.f_lasti)
        if (
            last is not None
            and last.code is code
            and last.instruction == instruction
            and last.scope == scope
            and last.is_exact is is_exact
        ):
            return last
        return cls(scope, code, instruction, is_exact)

    @property
    def place(self) -> str | None:
        """The line, as ``"path:line in function"``."""
        code = self.code
        return None if code is None else f"{code.co_filename}:{self._line} in {code.co_name}"

    @property
    def _line(self) -> int:
        code = self.code
        assert code is not None
        for begin, end, line in code.co_lines():
            if begin <= self.instruction < end and line is not None:
                return line
        return code.co_firstlineno

    @property
    def source(self) -> str | None:
        """The same, where it is that of every recording."""
        return self.place if self.is_exact else None


class UserPosition(NamedTuple):
    """Where the user's code is: the same ``key`` whenever it comes back to the same place."""

    key: tuple[tuple[CodeType, int], ...]
    """The instructions that the functions on the stack are at, the innermost first."""
    filename: str
    line: int


def user_position() -> UserPosition:
    """Where the frames outside the package are, up to the task's own."""
    frame: FrameType | None = sys._getframe(1)
    places: list[tuple[CodeType, int]] = []
    filename, line = "<unknown>", 0
    while frame is not None and len(places) < _MAX_FRAMES:
        code = frame.f_code
        if _is_own[code.co_filename]:
            frame = frame.f_back
            continue
        if frame.f_globals.get("__name__") == "trio._core._run":
            break
        if not places:
            filename, line = code.co_filename, frame.f_lineno
        places.append((code, frame.f_lasti))
        frame = frame.f_back
    return UserPosition(tuple(places), filename, line)


def user_frame() -> FrameType | None:
    """The innermost frame outside the package."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and _is_own[frame.f_code.co_filename]:
        frame = frame.f_back
    return frame


def warn_at_user(message: str, category: type[Warning]) -> None:
    """Warns at the user's line, where `user_frame` is; of the caller where there is none."""
    warning_at_user(message, category)()


def warning_at_user(message: str, category: type[Warning]) -> Callable[[], None]:
    """What `warn_at_user` does, to be done later, perhaps: at the line where the user is now."""
    frame = user_frame()
    if frame is None:
        return partial(warnings.warn, message, category, stacklevel=2)
    names = frame.f_globals
    registry = names.setdefault("__warningregistry__", {})
    place = frame.f_code.co_filename, frame.f_lineno
    module = names.get("__name__")
    return partial(warnings.warn_explicit, message, category, *place, module, registry)
