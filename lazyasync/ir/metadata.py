"""Where a node comes from: the user's scope and, when debugging, the user's source line."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = str(Path(__file__).resolve().parent.parent) + os.sep


@dataclass(frozen=True, slots=True)
class NodeMetadata:
    """The path of `la.scope` names, and a source line such as ``"file.py:12 in train"``."""

    scope: str
    source: str | None


def user_source_line() -> str | None:
    """The innermost frame outside the package, as ``"path:line in function"``."""
    frame = sys._getframe(1)
    while frame is not None:
        code = frame.f_code
        if not code.co_filename.startswith(_PACKAGE):
            return f"{code.co_filename}:{frame.f_lineno} in {code.co_name}"
        if frame.f_back is None:
            return None
        frame = frame.f_back
    return None
