"""Objects that are older than the runtimes of a process are kept out of the collector's sight."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_open: set[object] = set()
"""Those who want older objects to be frozen, while they do."""
_frozen = 0
"""How many objects were frozen for the first of them; 0 for none."""


@contextmanager
def older_objects_frozen() -> Iterator[None]:
    """Has the garbage collector not look, for as long as the block lasts, at what is older.

    A full collection visits every object that is tracked, and the event loop stands still
    meanwhile: 46,000 are there once NumPy and trio are imported, which takes 15 to 40 ms where they
    are not in the caches. There is one such collection first, so that no garbage is kept. Of blocks
    that overlap the first one freezes objects and the last one thaws them, to where they have been.
    Does nothing in a process that has frozen objects itself; and what has been frozen by others
    meanwhile is left as it is.
    """
    block = object()
    with _lock:
        if not _open:
            _freeze()
        _open.add(block)
    try:
        yield
    finally:
        with _lock:
            if block in _open:  # which it is not in a forked child
                _open.remove(block)
                if not _open:
                    _thaw()


def _freeze() -> None:
    global _frozen
    if hasattr(gc, "freeze") and gc.get_freeze_count() == 0:  # which CPython has
        gc.collect()
        gc.freeze()
        _frozen = gc.get_freeze_count()


def _thaw() -> None:
    global _frozen
    if 0 < gc.get_freeze_count() <= _frozen:  # they become fewer, unless somebody freezes more
        gc.unfreeze()
    _frozen = 0


def _thaw_in_child() -> None:
    """A forked child has no runtime, see `lazyasync.runtime.forks`, nor whoever had the lock."""
    global _lock
    _lock = threading.Lock()
    if _open:
        _open.clear()
        _thaw()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_thaw_in_child)
