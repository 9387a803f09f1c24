"""Calls of step closures, as the handler of a user's own sees and makes them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from threading import get_ident
from typing import Any, TypeAlias

from trio.lowlevel import enable_ki_protection

from lazyasync.arguments import is_asynchronous
from lazyasync.callers import host_of_caller
from lazyasync.recording import RecordingContext, context
from lazyasync.runtime.loop.waiting import Waits
from lazyasync.runtime.steps.step import JobState
from lazyasync.runtime.steps.step_closure import StepClosure, check_result


class ClosureCall:
    """A step closure that is due: ``await call()`` calls it, from its handler.

    Its arguments are on the host. A handler may call it again once it has ended, after an error
    say, or not at all.
    """

    __slots__ = ("_closure", "_ended", "_recorder", "_running", "_waits", "args", "job")

    args: tuple[Any, ...]
    """The closure's arguments."""
    job: str
    """The name of the job that it was added in."""

    def __init__(
        self,
        closure: StepClosure,
        args: tuple[Any, ...],
        job: str,
        recorder: JobState,
        waits: Waits,
    ) -> None:
        self._closure = closure
        self.args = args
        self.job = job
        self._recorder = recorder
        self._waits = waits
        self._running = False
        self._ended = False

    def __repr__(self) -> str:
        return f"<call of the step closure {self.name} of the job {self.job!r}>"

    @property
    def name(self) -> str:
        """The closure's name."""
        return self._closure.name

    @property
    def function(self) -> Callable[..., Any]:
        """The closure itself."""
        return self._closure.function

    @property
    def run_async(self) -> bool:
        """Whether it was added with ``run_async=True``."""
        return self._closure.run_async

    @property
    def in_thread(self) -> bool:
        """Whether it was added with ``in_thread=True``, and is so called in a worker thread."""
        return self._closure.in_thread

    async def __call__(self) -> None:
        """Calls the closure, and waits for its end, in the context variables of the caller.

        Raises what the closure raises, and ``RuntimeError`` while it runs, or after its handler has
        returned.
        """
        if self._ended or self._running:
            when = "has had its turn: await it in the handler" if self._ended else "is running"
            raise RuntimeError(f"the step closure {self.name} {when}")
        self._running = True
        try:
            if self.in_thread:
                await self._call_in_thread()
            else:
                result = self.function(*self.args)
                check_result(result)
                if inspect.isawaitable(result):
                    await result
        finally:
            self._running = False

    @enable_ki_protection
    async def _call_in_thread(self) -> None:
        def run() -> None:
            context.set(RecordingContext(self._recorder))  # the thread has a copy of the context
            call_in_thread(self._recorder, self.function, self.args)

        host = host_of_caller()
        if host is None:
            await self._waits.run_in_thread(run)
        else:
            await host.call(self._waits.run_in_thread, (run,), {})

    def end(self) -> None:
        """Says that its handler has returned."""
        self._ended = True


ClosureHandler: TypeAlias = Callable[[ClosureCall], Awaitable[None]]
"""What a user has every closure called by: ``async def handler(call): await call()``."""


def check_handler(handler: ClosureHandler | None) -> None:
    """Raises ``TypeError`` for what cannot handle closures; None stands for no handler."""
    if handler is not None and not (callable(handler) and is_asynchronous(handler)):
        raise TypeError(
            "closure_handler must be asynchronous, such as `async def handler(call): await call()`,"
            f" not {handler!r}"
        )


def call_in_thread(
    recorder: JobState, function: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    """Calls a plain function in this thread, which from now on is that of ``recorder``.

    Raises ``TypeError`` if the function was none.
    """
    recorder.thread = get_ident()
    result = function(*arguments)
    check_result(result)
    if inspect.isawaitable(result):
        if inspect.iscoroutine(result):
            result.close()
        raise TypeError(
            "a closure with in_thread=True must be a plain function, and this one returned an "
            f"awaitable, {type(result).__name__}"
        )
