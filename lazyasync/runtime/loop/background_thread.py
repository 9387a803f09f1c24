"""The threads of a runtime that compile and trace: others come first, for the GIL and the cores.

A compile takes tens of milliseconds, of which the system's scheduler would let the event loop wait
for several, if both are on one core, and Python as many if both want the GIL. To put a large graph
in order, before its program can be looked up, takes as long.
"""

from __future__ import annotations

import contextvars
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar, TypeVarTuple

import outcome
import trio

from lazyasync.compiler.time_slices import SLICE, work_in_slices

Result = TypeVar("Result")
Args = TypeVarTuple("Args")
Deliver: TypeAlias = Callable[[Callable[[], None]], object]
"""Has something called soon in the trio thread."""

NICENESS = 7
"""How much lower than that of the thread that starts it its priority is: as much as that of threads
that compute, while nobody else does."""


class BackgroundThread:
    """Calls functions one after the other, in a daemon thread that the first call starts.

    It is not one of trio's, which keeps threads for others: an ordinary user may lower the
    priority of a thread, but not raise it again. With ``behind`` it has a lower one than others.
    ``first_slice`` are the seconds for which a call does not give way to others.
    """

    def __init__(
        self,
        deliver: Deliver,
        name: str = "lazyasync compiler",
        *,
        behind: bool = True,
        first_slice: float = SLICE,
    ) -> None:
        self._deliver = deliver
        self._name = name
        self._behind = behind
        self._first_slice = first_slice
        self._calls: SimpleQueue[PendingCall | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def run(self, function: Callable[[*Args], Result], *args: *Args) -> Result:
        """What ``function(*args)`` gives, or raises, called in the thread in this context.

        Cancelled before its turn it is not called; later, what it gives is dropped at its end.
        Raises ``RuntimeError`` if the thread cannot be started; the next call tries to again.
        """
        await trio.lowlevel.checkpoint_if_cancelled()
        call = self.begin(function, *args)
        try:
            await call.ended.wait()
        except BaseException:
            call.abandoned = True
            raise
        assert call.outcome is not None
        result: Result = call.outcome.unwrap()
        return result

    def begin(self, function: Callable[..., Any], *args: Any) -> PendingCall:
        """Has ``function(*args)`` called in the thread, in a copy of this context.

        Raises as `run`.
        """
        if self._thread is None:
            thread = threading.Thread(
                target=_serve,
                args=(self._calls, self._deliver, self._behind, self._first_slice),
                name=self._name,
                daemon=True,
            )
            thread.start()
            self._thread = thread
        call = PendingCall(function, args)
        self._calls.put(call)
        return call

    def close(self) -> None:
        """Lets the thread end after what it does. Nothing more is called."""
        with suppress(Empty):
            while True:
                self._calls.get_nowait()
        self._calls.put(None)


def _serve(
    calls: SimpleQueue[PendingCall | None], deliver: Deliver, behind: bool, first_slice: float
) -> None:
    """What the thread does. While it waits, it holds nothing of the runtime."""
    if behind:
        stand_back()
    while (call := calls.get()) is not None:
        work_in_slices(first_slice)
        ended = call.make()
        del call  # before anybody hears of it, and with it the graph and the context
        if ended is not None:
            deliver(ended.set)


class PendingCall:
    """One call, and how it ended."""

    __slots__ = (
        "_args",
        "_come",
        "_function",
        "_lock",
        "_waited_for",
        "abandoned",
        "context",
        "ended",
        "outcome",
    )

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._function = function
        self._args = args
        self.context = contextvars.copy_context()
        """What it is called in."""
        self.abandoned = False
        """Whether nobody waits for it any more."""
        self.ended = trio.Event()
        self.outcome: outcome.Outcome[Any] | None = None
        self._lock = threading.Lock()
        self._waited_for = False
        """Whether somebody is in `wait_shortly`, and has yet to be let go."""
        self._come = threading.Lock()
        """What that somebody waits for to be released."""
        self._come.acquire()

    def make(self) -> trio.Event | None:
        """Calls the function. Gives what is to be set then; None if nobody waits for it."""
        if self.abandoned:
            return None
        _current.call = self
        self.outcome = outcome.capture(self.context.run, self._function, *self._args)
        _current.call = None
        return None if self.let_go() else self.ended

    def wait_shortly(self, seconds: float) -> bool:
        """Waits, and blocks, for the end of a call that may be a very short one.

        It ends before that where the call needs the thread of whoever waits. Says whether the call
        has ended; ``ended`` is not set then.
        """
        with self._lock:
            if self.outcome is not None:
                return True
            self._waited_for = True
        self._come.acquire(timeout=seconds)
        with self._lock:
            self._waited_for = False
            return self.outcome is not None

    def let_go(self) -> bool:
        """Lets go who is in `wait_shortly`; says whether there is somebody."""
        with self._lock:
            waited_for, self._waited_for = self._waited_for, False
            if waited_for:
                self._come.release()
            return waited_for


class _Current(threading.local):
    call: PendingCall | None = None
    """What the thread is calling, where it is a background thread."""


_current = _Current()


def needs_the_loop() -> None:
    """Tells whoever blocks in `PendingCall.wait_shortly` for the call that this thread makes."""
    if _current.call is not None:
        _current.call.let_go()


def stand_back() -> None:
    """Lowers this thread's priority for good, where there are priorities of threads.

    POSIX has them for processes only, and so may other systems number threads apart from them.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with suppress(OSError):
            priority = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, priority + NICENESS)
