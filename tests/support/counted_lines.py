"""How much Python a call runs, told by lines: the same in every run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def lines_of_python(function: Callable[[], object]) -> int:
    """The lines that are run by a call, of generators and comprehensions too."""
    count = 0

    def count_line(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return count_line

    before = sys.gettrace()
    sys.settrace(lambda frame, event, argument: count_line)
    try:
        function()
    finally:
        sys.settrace(before)
    return count
