"""Objects that are older than all open runtimes are kept out of the garbage collector's sight."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class _Frozen:
    """What is frozen in this process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.runtimes = 0
        """For how many runtimes."""
        self.ours = False
        """Whether it has been frozen here."""


_frozen = _Frozen()


@contextmanager
def older_objects_frozen(wanted: bool) -> Iterator[None]:
    """Has the collector not look at what exists when the first runtime opens, until the last ends.

    A full collection visits every object that is tracked, and the event loop stands still
    meanwhile: 46,000 are there once NumPy and trio are imported, which takes 15 to 40 ms where they
    are not in the caches. Nothing is done in a process that has frozen objects itself.
    """
    freeze = getattr(gc, "freeze", None)  # which CPython has
    if freeze is None or not wanted:
        yield
        return
    with _frozen.lock:
        if _frozen.runtimes == 0 and gc.get_freeze_count() == 0:
            # The youngest first: what a program makes and drops with each runtime must not pile up.
            gc.collect(1)
            freeze()
            _frozen.ours = True
        _frozen.runtimes += 1
    try:
        yield
    finally:
        with _frozen.lock:
            _frozen.runtimes -= 1
            if _frozen.runtimes == 0 and _frozen.ours:
                gc.unfreeze()
                _frozen.ours = False
