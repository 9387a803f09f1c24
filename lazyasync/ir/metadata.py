"""Where a node comes from: the user's scope and, when debugging, the user's source line."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

_PACKAGE = str(Path(__file__).resolve().parent.parent) + os.sep
_MAX_FRAMES = 64
"""Frames that are looked at; recursion that is deeper is told apart by its innermost part."""


@dataclass(frozen=True, slots=True)
class NodeMetadata:
    """The path of `la.scope` names, and a source line such as ``"file.py:12 in train"``."""

    scope: str
    source: str | None


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
        if code.co_filename.startswith(_PACKAGE):
            frame = frame.f_back
            continue
        if frame.f_globals.get("__name__") == "trio._core._run":
            break
        if not places:
            filename, line = code.co_filename, frame.f_lineno
        places.append((code, frame.f_lasti))
        frame = frame.f_back
    return UserPosition(tuple(places), filename, line)


def user_source_line() -> str | None:
    """The innermost frame outside the package, as ``"path:line in function"``."""
    frame = user_frame()
    if frame is None:
        return None
    code = frame.f_code
    return f"{code.co_filename}:{frame.f_lineno} in {code.co_name}"


def user_frame() -> FrameType | None:
    """The innermost frame outside the package."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    return frame
