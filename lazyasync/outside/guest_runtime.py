"""The block of a runtime in an asyncio program, and the guest run of trio's that it is."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from threading import get_ident
from types import TracebackType
from typing import Any, TypeVar

import outcome
import trio

from lazyasync import recording
from lazyasync.callers import claim_place, hosts, vacate
from lazyasync.outside.asyncio_host import (
    AsyncioHost,
    Cancelling,
    above_cancellation,
    current_task,
    runs_here,
)
from lazyasync.outside.interrupts import LOOPS, Handler, Interrupts
from lazyasync.recording import RecordingContext
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.loop.exception_groups import unwrap
from lazyasync.runtime.runtime import Runtime

Value = TypeVar("Value")

INTERRUPTS_TO_TAKE = 4
"""The next one is raised wherever the program is, as one may wait for a device that hangs."""


SECONDS_OF_CANCELLED = 1
"""How long a task may take to end that was cancelled as its loop is about to be closed."""


class GuestRuntime(AbstractAsyncContextManager[Runtime]):
    """A block in a task of asyncio, with a runtime in a guest run of trio's."""

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Runtime]]) -> None:
        self._open = open
        self._host: AsyncioHost | None = None
        self._leave: trio.Event | None = None
        self._error: BaseException | None = None
        """What the block is left by."""
        self._begun: asyncio.Future[None] | None = None
        self._ended: asyncio.Future[outcome.Outcome[None]] | None = None
        self._interrupter: Cancelling | None = None
        self._job: Job | None = None
        self._claim: object = None
        self._interrupts: Interrupts | None = None
        self._is_interrupted_by_trio = False
        """Whether trio sees to interrupts, as asyncio does not."""
        self._scope = trio.CancelScope()
        """Cancelled, with the next, where the task that leaves the block is."""
        self._ending = trio.CancelScope(shield=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = get_ident()
        self._close: Callable[[], None] | None = None
        """Closes the loop."""
        self._is_closing = False
        """Whether that is what ends the block."""
        self._tick: Callable[[], object] | None = None
        """What goes on with the trio run. Held: Python ends one that nobody has any more."""

    async def __aenter__(self) -> Runtime:
        self._loop = loop = asyncio.get_running_loop()
        self._claim = claim_place(
            "a runtime for callers outside trio is open already: any task may use that one"
        )
        self._begun, self._ended = loop.create_future(), loop.create_future()
        self._is_interrupted_by_trio = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        interrupter = Cancelling(current_task(loop))
        try:
            trio.lowlevel.start_guest_run(
                self._live,
                loop,
                interrupter,
                run_sync_soon_threadsafe=loop.call_soon_threadsafe,
                run_sync_soon_not_threadsafe=self._soon,
                done_callback=self._done,
                host_uses_signal_set_wakeup_fd=True,
            )
        except BaseException:
            vacate(self._claim)
            raise
        self._close = loop.close
        with suppress(AttributeError):  # a loop that keeps its attributes for itself
            loop.close = self._close_loop  # type: ignore[method-assign]
        self._interrupts = Interrupts(
            loop.call_soon_threadsafe, LOOPS, lambda count: self._drops_interrupt(loop, count)
        )
        self._interrupts.open()
        self._interrupter = interrupter
        try:
            await _uninterrupted(self._begun)
        except asyncio.CancelledError as error:
            if self._host is not None:
                await self.__aexit__(type(error), error, None)
            raise
        if self._host is None:
            (await self._ended).unwrap()
            raise AssertionError("the runtime ended before it began")
        host = self._host
        hosts.append(host)
        self._job = host.runtime.default_job
        host.adopt(self._job)
        recording.context.set(RecordingContext(self._job))
        return host.runtime

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        assert self._ended is not None
        assert self._leave is not None
        assert self._interrupter is not None
        assert self._host is not None
        if self._host.runtime.left_behind:
            return False
        assert self._loop is not None
        if not runs_here(self._loop):
            self._leave_later()
            return False
        current = recording.context.get()
        if current is not None and current.recorder is self._job:
            recording.context.set(None)
        absorbed = self._interrupter.absorbs(error)
        self._error = None if absorbed else error
        self._leave.set()
        cancelled: asyncio.CancelledError | None = None
        try:
            await _uninterrupted(self._ended, self._end_at_once)
        except asyncio.CancelledError as raised:
            cancelled = raised
        result = self._ended.result()
        try:
            if isinstance(result, outcome.Error) and result.error is not error:
                self._interrupter.replaces(cancelled or error)
                raise above_cancellation(result.error)
            if cancelled is not None:
                raise cancelled
        finally:
            self._ended = None
            del result, cancelled  # which hold what holds this frame
        return absorbed

    def _soon(self, tick: Callable[[], object]) -> None:
        """Has the trio run go on in the next turn of the loop."""
        assert self._loop is not None
        self._tick = tick
        self._loop.call_soon(tick)

    def _leave_later(self) -> None:
        """Has the block left when the loop runs again.

        Its task is being destroyed, in whatever thread: a loop has stopped, and nobody has it.
        """
        assert self._loop is not None
        assert self._leave is not None
        with suppress(RuntimeError):  # the loop has been closed
            self._loop.call_soon_threadsafe(self._leave.set)

    def _close_loop(self) -> None:
        """Stands for the loop's ``close``: the trio run has to end before.

        Nothing would go on with it afterwards, nor with those who wait for it, and its thread could
        have no other one. A task that is in the block is cancelled. Raises what the end of the
        block does, if no task is there to get it, and ``RuntimeError`` where the loop cannot run.
        """
        assert self._loop is not None
        assert self._close is not None
        assert self._ended is not None
        loop, ended = self._loop, self._ended
        left_behind = self._host is not None and self._host.runtime.left_behind
        if loop.is_running() or left_behind:  # the first of which is refused there
            self._close()
            return
        if get_ident() != self._thread or asyncio._get_running_loop() is not None:
            raise RuntimeError(
                "a lazyasync runtime is open in this event loop: leave the block of "
                "la.open_runtime before the loop is closed, or close the loop in the thread that "
                "has run it, where no other loop runs"
            )
        self._is_closing = True
        task = None if self._interrupter is None else self._interrupter.task
        if task is not None:
            task.cancel()
        if self._leave is not None:
            self._leave.set()
        self._end_at_once()
        loop.run_until_complete(_end_of(ended, task))
        self._close()
        result = ended.result()
        if task is None and isinstance(result, outcome.Error):
            raise unwrap(result.error)

    def _is_over(self, handler: Handler) -> bool:
        """Whether a handler of SIGINT is that of the trio run, or of an asyncio run that has ended.

        Both take the place of Python's alone. The runner's raises at the second interrupt, which
        ends the run, and does at each other what Python's does.
        """
        assert self._interrupts is not None
        runner = getattr(getattr(handler, "func", None), "__self__", None)
        has_ended = self._is_closing or self._interrupts.has_raised
        return self._is_interrupted_by_trio or (has_ended and isinstance(runner, asyncio.Runner))

    def _drops_interrupt(self, loop: asyncio.AbstractEventLoop, count: int) -> bool:
        """Whether an interrupt does no more than to end the trio run; called by the handler.

        With the first one asyncio cancels its main task; each other one it raises out of its loop,
        wherever that is. The second time it then cancels what is left, and the third time it
        abandons that, and with it the trio run, in the middle of its work. By then the first two
        are ending the program, unless asyncio does not see to interrupts, as in its REPL, which
        goes on after each. One that comes while the block is being left adds nothing either.
        """
        is_leaving = self._leave is not None and self._leave.is_set()
        if not is_leaving and self._is_interrupted_by_trio:
            return False
        if count < (2 if is_leaving else 3) or count > INTERRUPTS_TO_TAKE or not loop.is_running():
            return False
        try:
            loop.call_soon_threadsafe(self._end_now)
        except RuntimeError:  # the loop has been closed
            return False
        return True

    def _end_now(self) -> None:
        """Ends the trio run, wherever the block is, which is cancelled once more."""
        if self._leave is not None and self._interrupter is not None:
            if not self._leave.is_set():
                self._interrupter.interrupt()
            self._leave.set()
        self._end_at_once()

    def _end_at_once(self) -> None:
        self._scope.cancel()
        self._ending.cancel()

    async def _live(self, loop: asyncio.AbstractEventLoop, interrupter: Cancelling) -> None:
        """The main task of the trio run."""
        with self._scope:
            async with self._open() as runtime:
                self._leave = trio.Event()
                self._host = host = AsyncioHost(runtime, loop, self._tick)
                runtime.outside = host
                assert self._begun is not None
                self._begun.set_result(None)
                try:
                    await self._wait_to_leave(self._leave, interrupter, loop)
                finally:
                    with self._ending:
                        await host.threads.end_jobs(self._error, host.jobs)

    async def _wait_to_leave(
        self, leave: trio.Event, interrupter: Cancelling, loop: asyncio.AbstractEventLoop
    ) -> None:
        try:
            while not leave.is_set():
                try:
                    await leave.wait()
                except KeyboardInterrupt:
                    if interrupter.task is not None:
                        raise
                    # The block is held open by a stack, as between the cells of a notebook: the
                    # interrupt is that of whoever runs the loop.
                    loop.call_soon(_interrupt)
        except (trio.Cancelled, KeyboardInterrupt) as error:
            # Where asyncio does not see to interrupts, as in `loop.run_until_complete`, trio does.
            interrupter.interrupt()
            with trio.CancelScope(shield=True):
                while not leave.is_set():
                    with suppress(KeyboardInterrupt):  # again, while the task is on its way
                        await leave.wait()
            if isinstance(error, KeyboardInterrupt):
                self._error = error
            raise

    def _done(self, result: outcome.Outcome[None]) -> None:
        """Takes what the trio run has ended with."""
        vacate(self._claim)
        if self._interrupts is not None:
            self._interrupts.close(self._is_over)
        self._tick = None
        if vars(self._loop).get("close") == self._close_loop:
            del self._loop.close  # type: ignore[union-attr]
        assert self._begun is not None
        assert self._ended is not None
        if not self._begun.done():
            self._begun.set_result(None)
        self._ended.set_result(result)


async def _end_of(ended: asyncio.Future[Value], task: asyncio.Task[Any] | None) -> None:
    """Waits for the end of a trio run, and of a task that has been cancelled, for a moment."""
    await asyncio.wait([ended])
    if task is not None:
        await asyncio.wait([task], timeout=SECONDS_OF_CANCELLED)


def _interrupt() -> None:
    """Called by asyncio's loop, which lets it out."""
    raise KeyboardInterrupt


async def _uninterrupted(
    future: asyncio.Future[Value], cancelled: Callable[[], object] = lambda: None
) -> Value:
    """What a future gives; a cancellation meanwhile is raised when it is there.

    ``cancelled`` is called at once.
    """
    cancellation: asyncio.CancelledError | None = None
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError as error:
            cancellation = error
            cancelled()
    if cancellation is not None:
        raise cancellation
    return future.result()
