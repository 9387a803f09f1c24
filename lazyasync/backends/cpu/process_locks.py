"""What a fork and the interpreter's end wait for: imports of threads, and what LLVM does for them.

The child of a fork has a copy of the memory, but only the thread that has forked: nobody there ends
what others had begun, or gives back the locks that they had. And when the interpreter ends, LLVM
takes itself apart, also under those who are at work in it.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections.abc import Callable
from typing import Any
from weakref import ReferenceType, ref

from trio.lowlevel import enable_ki_protection

from lazyasync.callers import let_signals_kill

SECONDS = 5.0
"""How long a fork, or the end of the interpreter, waits for other threads."""

_all: list[ReferenceType[ProcessLock]] = []
"""Oldest first."""


class ProcessLock:
    """A reentrant lock for what the process has once, and must not be cut off.

    A fork takes it first, and it is free in the child; the end of the interpreter waits for it.
    Neither holds one while it waits for another, so that a thread that needs several may take them
    in any order. A lock of another library's is that in the attribute ``name`` of ``owner``.
    """

    def __init__(self, owner: Any = None, name: str = "_own") -> None:
        if owner is None:
            owner, self._own = self, threading.RLock()
        self._owner = owner
        self._name = name
        _all.append(ref(self, _all.remove))

    @property
    def _lock(self) -> Any:
        return getattr(self._owner, self._name)

    def acquire(self, timeout: float = -1) -> bool:
        """Takes the lock; False if that takes longer than so many seconds."""
        return bool(self._lock.acquire(timeout=timeout))

    def release(self) -> None:
        """Gives it back."""
        self._lock.release()

    def renew(self) -> None:
        """Makes it anew, where whoever has it is not there."""
        setattr(self._owner, self._name, threading.RLock())

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *args: object) -> None:
        self._lock.release()


importing = ProcessLock()
"""Held to import a module when it is needed: a child could not do that again."""


class _Fork(threading.local):
    """What a thread has taken to fork."""

    held: list[ProcessLock]


_fork = _Fork()


def _locks() -> list[ProcessLock]:
    return [lock for reference in tuple(_all) if (lock := reference()) is not None]


@enable_ki_protection
def _take() -> None:
    # A lock that is not to be had keeps nobody from forking. The child may then find what it
    # guards half done, and does what it can.
    ends = time.monotonic() + SECONDS
    held = _fork.held = list[ProcessLock]()
    not_to_be_had: list[ProcessLock] = []
    # Whoever had one may have made another meanwhile, and have that now: while a module is being
    # imported, for which one is held, it makes those of what it guards.
    while more := [lock for lock in _locks() if lock not in held and lock not in not_to_be_had]:
        lock = more[0]
        if not lock.acquire(timeout=0):
            for each in held:  # of which whoever has this one may need one
                each.release()
            held.clear()
            if not lock.acquire(timeout=max(0.0, ends - time.monotonic())):
                not_to_be_had.append(lock)
                continue
        held.append(lock)


@enable_ki_protection
def _give_back() -> None:
    held, _fork.held = _fork.held, []
    for lock in reversed(held):
        lock.release()


@enable_ki_protection
def _give_back_in_child() -> None:
    for lock in _locks():
        if lock not in _fork.held:
            lock.renew()
    _give_back()


_last: list[Callable[[], None]] = []


def at_the_end(function: Callable[[], None]) -> Callable[[], None]:
    """Has a function called at the end of the interpreter, when no other thread is at work.

    `atexit` would forget what a thread registers while others are called.
    """
    _last.append(function)
    return function


def _wait_for_others() -> None:
    """Lets threads come to the end of what they do; they get nothing more to do."""
    let_signals_kill()
    _take()
    for function in _last:
        function()


atexit.register(_wait_for_others)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_take, after_in_parent=_give_back, after_in_child=_give_back_in_child
    )
