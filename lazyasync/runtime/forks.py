"""Forks: a child process finds the runtimes of its parent closed, and leaves them alone.

Memory is copied, descriptors are shared: what a child did to an eventfd, a timer or an epoll
instance that it has inherited, it would do to the parent's event loop. None of the threads that a
runtime waits for exists in a child.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import get_ident
from typing import Any
from weakref import WeakSet

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.runtime.steps.core import Core

_open: WeakSet[Core] = WeakSet()


def close_in_children(runtime: Core) -> None:
    """Has a runtime closed in all children of this process from now on."""
    _open.add(runtime)


def has_closed(runtime: Core) -> None:
    """Takes note that a runtime has come to its end."""
    _open.discard(runtime)


@enable_ki_protection
def _close_inherited() -> None:
    """Closes all runtimes in a child process, before it does anything else."""
    inherited = tuple(_open)
    _open.clear()
    if trio.lowlevel.in_trio_run():
        _take_note_of_run()
    # Of a fork in another thread the child has that one only, and nobody who runs the loop.
    thread = get_ident() if trio.lowlevel.in_trio_run() else None
    descriptors = [
        descriptor
        for runtime in inherited
        if runtime.thread == thread and (descriptor := runtime.deliveries.descriptor) is not None
    ]
    detached = any(_detach_loop(descriptor) for descriptor in descriptors)
    for runtime in inherited:
        runs_on = runtime.thread == thread
        runtime.leave_behind(runs_on=runs_on, detached=detached and runs_on)
    if not trio.lowlevel.in_trio_run():
        _hear_interrupts()


_abandoned: list[object] = []
"""Of guest runs of the parent what goes on with them. Without it Python would end them, and then
take whatever run there is in the thread for them."""


def forget_guest(guest: object) -> None:
    """Has this thread of a child be in no trio run, where its parent was in a guest's.

    ``guest`` is what goes on with that. It runs in a loop of somebody else's, which a child has
    not: its thread may have a runtime, and a trio run, of its own. Trio has no public name for it.
    """
    _abandoned.append(guest)
    _run_of_thread().clear()


def _run_of_thread() -> dict[str, Any]:
    """What trio knows of the run in this thread, for which it has no public name."""
    module: Any = trio
    try:
        known: dict[str, Any] = module._core._run.GLOBAL_RUN_CONTEXT.__dict__
    except AttributeError:
        return {}
    return known


_inherited_runs: list[object] = []
"""The trio run that this process was forked in, if it was."""


def _take_note_of_run() -> None:
    """Takes note, in a child, of the trio run that it was forked in.

    A process that `multiprocessing` makes does not go on there: it calls a function, in which trio
    and asyncio may be run, and ends.
    """
    _inherited_runs[:] = [_run_of_thread().get("runner")]
    util = sys.modules.get("multiprocessing.util")
    if util is not None:
        util.register_after_fork(_forget_run, lambda forget: forget())


def _forget_run() -> None:
    _run_of_thread().clear()
    with suppress(ValueError):  # in another thread than the main one
        signal.set_wakeup_fd(-1)  # which is a socket of that run
    _hear_interrupts()


def _hear_interrupts() -> None:
    """Puts Python's handler of Ctrl-C back where trio's tells a run that does not go on here.

    Trio has no public name for it.
    """
    handler = signal.getsignal(signal.SIGINT)
    if getattr(handler, "__module__", None) == "trio._core._ki":
        with suppress(ValueError):  # in another thread than the main one
            signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def outside_of_inherited_run() -> Iterator[None]:
    """Has this thread be in no trio run, where that is the one which the process was forked in.

    It waits then for what goes on in another event loop, which the child has begun.
    """
    known = _run_of_thread()
    if known.get("runner") not in _inherited_runs:
        yield
        return
    kept = dict(known)
    known.clear()
    try:
        yield
    finally:
        known.update(kept)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_inherited)


def _detach_loop(descriptor: int) -> bool:
    """Gives a child that goes on in its parent's trio run an event loop that is its own.

    The loop waits in an epoll instance, that which watches ``descriptor``. Who waits in one that is
    the parent's too takes events from the parent, for good, as trio asks for each once; and what it
    no longer waits for, the parent does not get either. So a new instance takes its place, which
    has only what is waited for from now on, and the socket by which threads and signals wake the
    loop, a new one as well. False where the instance cannot be found.
    """
    with suppress(OSError):
        for name in os.listdir("/proc/self/fdinfo"):
            if _watches(name, descriptor):
                with select.epoll() as own:
                    woken_by = _new_wakeup()
                    if woken_by is not None:
                        own.register(woken_by, select.EPOLLIN | select.EPOLLONESHOT)
                    os.dup2(own.fileno(), int(name), inheritable=False)
                return True
    return False


def _new_wakeup() -> int | None:
    """Puts new sockets in place of those that wake the running loop; gives the one it waits for.

    And a new lock in place of that around them, which a thread may have had that is not there. Trio
    has no names for them that are public. Without them the child's loop cannot be woken by a
    thread, nor brought to its end, but the parent's is left alone all the same.
    """
    token: Any = trio.lowlevel.current_trio_token()
    try:
        queue = token._reentry_queue
        pair = queue.wakeup
        inherited: list[int] = [pair.wakeup_sock.fileno(), pair.write_sock.fileno()]
        queue.lock = threading.RLock()
    except AttributeError:
        return None
    for descriptor, own in zip(inherited, socket.socketpair(), strict=True):
        with own:
            own.setblocking(False)
            os.dup2(own.fileno(), descriptor, inheritable=False)
    os.write(inherited[1], b"\0")  # for what was asked for just before the fork
    return inherited[0]


def _watches(name: str, descriptor: int) -> bool:
    """Whether the descriptor of that number is an epoll instance which watches ``descriptor``."""
    try:
        if os.readlink(f"/proc/self/fd/{name}") != "anon_inode:[eventpoll]":
            return False
        with open(f"/proc/self/fdinfo/{name}", encoding="ascii") as file:
            lines = [line.split() for line in file]
    except OSError:  # it was that of the listing
        return False
    return any(words[:2] == ["tfd:", str(descriptor)] for words in lines)
