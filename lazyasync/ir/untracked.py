"""Keeping what is made by the hundred thousand out of the garbage collector's sight.

A full collection of CPython visits every container that is tracked, at about a microsecond each
where they are not in the caches, and the event loop stands still meanwhile. Nodes, trie entries and
graphs live long, there are many of them, and they form no cycles: reference counts alone free
them. So they are untracked, as CPython itself does with tuples of numbers. What they refer to is
still tracked, and is kept alive by them as before.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import TypeVar


def _untrack_function() -> Callable[[object], None]:
    # The collector of builds without a GIL, which have a "t" in their name, is another one.
    if sys.implementation.name != "cpython" or "t" in getattr(sys, "abiflags", ""):
        return lambda container: None
    function = ctypes.PYFUNCTYPE(None, ctypes.py_object)
    return function(("PyObject_GC_UnTrack", ctypes.pythonapi))


untrack: Callable[[object], None] = _untrack_function()
"""``untrack(container)``: the collector does not look at it any more.

It must never be part of a cycle. A dictionary is tracked again when it is changed. Does nothing
where there is no such collector.
"""

Container = TypeVar("Container")


def untracked(container: Container) -> Container:
    """Returns ``container``, which the collector does not look at any more; see `untrack`."""
    untrack(container)
    return container
