"""Which thread the garbage collector runs in: what it finalizes there can wait for no other one."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import get_ident

from trio.lowlevel import enable_ki_protection

from lazyasync.errors import WrongThreadError

_thread: int | None = None
"""The thread that collects now. There is one at most."""


@contextmanager
def watching_collector() -> Iterator[None]:
    """Has `check_may_wait` know of collections for as long as the block lasts."""
    gc.callbacks.append(_note)
    try:
        yield
    finally:
        with suppress(ValueError):  # of somebody who has emptied the list
            gc.callbacks.remove(_note)  # one of them, where blocks overlap


def check_may_wait() -> None:
    """Raises `WrongThreadError` in what the garbage collector finalizes.

    It collects in the middle of anything, such as while the thread holds a lock of the event loop,
    or is being started by it: to wait for the loop there would be to wait for ever.
    """
    if _thread == get_ident():
        raise WrongThreadError(
            "a finalizer (`__del__`, a generator's `finally`) that the garbage collector runs in "
            f"the thread {threading.current_thread().name!r} cannot wait for the runtime's thread; "
            "have what it does called where the object is done with, as at the end of a `with`"
        )


@enable_ki_protection  # an interrupt amid a collection is found here, where it would be lost
def _note(phase: str, info: Mapping[str, int]) -> None:
    global _thread
    _thread = get_ident() if phase == "start" else None
