"""Asynchronous blocks that callers outside trio enter, each held open by a task of trio's.

Cancel scopes and nurseries belong to the task that has opened them. A thread, or a task of
asyncio, has none of trio's, so one enters the block for it, waits, and leaves it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from contextvars import copy_context
from typing import Generic, TypeVar

import outcome
import trio

from lazyasync.callers import Host
from lazyasync.errors import NoRuntimeError
from lazyasync.runtime.loop.exception_groups import unwrap

Value = TypeVar("Value")


class HeldBlock(Generic[Value]):
    """A block that one task of trio's enters and leaves for somebody else.

    `enter` and `leave` are called in the trio run, in any task. ``interrupt`` is called there when
    the block is cancelled from within: its owner should leave it. Meanwhile it is one of the
    ``host``'s blocks, so that the end of the runtime can leave those that nobody has left.
    """

    def __init__(
        self,
        block: AbstractAsyncContextManager[Value],
        interrupt: Callable[[], None],
        host: Host,
    ) -> None:
        self._block = block
        self._interrupt = interrupt
        self._host = host
        self._scope = trio.CancelScope()
        """Cancelled where nobody waits any longer for the block to be entered, or left."""
        self._has_begun = False
        self._entered = trio.Event()
        self._left = trio.Event()
        self._ended = trio.Event()
        self._error: BaseException | None = None
        """What the block is left by."""
        self._value: outcome.Outcome[Value] | None = None
        """What entering it has given."""
        self._result: outcome.Outcome[None] = outcome.Value(None)
        """What leaving it has given."""

    @property
    def has_ended(self) -> bool:
        """Whether it has been left, or could not be entered."""
        return self._ended.is_set()

    async def enter(self) -> Value:
        """Enters the block. Returns, and raises, what entering it does.

        Raises `NoRuntimeError` where the runtime comes to its end: nobody would leave it there.
        """
        if self._left.is_set():  # by somebody who did not wait for this
            raise RuntimeError("the block has been left")
        if self._host.closing:
            raise NoRuntimeError("the runtime has been closed")
        self._has_begun = True
        self._host.blocks.add(self)
        trio.lowlevel.spawn_system_task(self._live, name=self._block, context=copy_context())
        try:
            await self._entered.wait()
        except trio.Cancelled as error:
            self._error = error
            self._left.set()
            await self._cancel()
            self._value = None  # which may be an error that leads to this
            raise
        value, self._value = self._value, None
        assert value is not None
        return value.unwrap()

    async def leave(self, error: BaseException | None) -> None:
        """Leaves the block by ``error``, if any, and waits for its end. Raises what leaving raises.

        Of two who leave it, as its owner and the end of the runtime, the first one is told.
        A block that was cancelled from within is left by that, if there is no ``error``. Cancelled,
        it cancels what leaving the block waits for; what the block raises all the same comes out.
        """
        is_first = not self._left.is_set()
        if is_first:
            self._error = error
            self._left.set()
        if not self._has_begun:
            return
        cancelled: trio.Cancelled | None = None
        try:
            await self._ended.wait()
        except trio.Cancelled as raised:
            cancelled = raised
            await self._cancel()
        result: outcome.Outcome[None] = outcome.Value(None)
        if is_first:
            result, self._result = self._result, result
        try:
            result.unwrap()
            if cancelled is not None:
                raise cancelled
        finally:
            del result, cancelled, error  # which may lead to this frame, and so to themselves

    async def _cancel(self) -> None:
        self._scope.cancel()
        with trio.CancelScope(shield=True):
            await self._ended.wait()

    async def _live(self) -> None:
        """The task's whole life. Raises nothing, which would end the trio run."""
        is_entered = False
        try:
            with self._scope:
                async with self._block as value:
                    self._value = outcome.Value(value)
                    is_entered = True
                    self._entered.set()
                    await self._wait_to_leave()
                    if self._error is not None:
                        raise self._error
        except BaseException as error:
            if is_entered:
                self._result = outcome.Error(unwrap(error))
            else:
                self._value = outcome.Error(error)
        finally:
            self._error = None  # it leads to this frame, and so to itself
            self._host.blocks.remove(self)
            self._entered.set()
            self._ended.set()

    async def _wait_to_leave(self) -> None:
        try:
            await self._left.wait()
        except trio.Cancelled:
            if not self._left.is_set():  # else it is who leaves it that has cancelled it
                self._interrupt()
            with trio.CancelScope(shield=True):
                await self._left.wait()
            if self._error is None:
                raise
