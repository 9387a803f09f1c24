"""Asynchronous blocks that are entered from anywhere: in trio, in tasks of asyncio, in threads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from types import TracebackType
from typing import ClassVar, Generic, TypeVar

from trio.lowlevel import enable_ki_protection

from lazyasync.callers import Host, Interrupter, host_of_caller, host_that_blocks
from lazyasync.errors import NoRuntimeError
from lazyasync.outside.held_blocks import HeldBlock

Value = TypeVar("Value")


class BlockFromAnywhere(
    AbstractAsyncContextManager[Value], AbstractContextManager[Value], Generic[Value]
):
    """A block that is entered once, with ``async with``, or ``with`` where callers may block.

    ``open`` gives the block itself. In a task of trio's it is entered as it is; for a caller
    outside trio a task of trio's enters it, and holds it open.
    """

    name: ClassVar[str]
    """What the user has called to get it, as errors have it."""

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Value]]) -> None:
        self._open = open
        self._block: AbstractAsyncContextManager[Value] | None = None
        """The block, entered by a task of trio's."""
        self._held: _Held[Value] | None = None
        """The block, entered for a caller outside trio."""

    def _entered(self, host: Host, value: Value) -> None:
        """What is done in the task, or thread, outside trio that has entered the block."""

    def _left(self) -> None:
        """What is done there before the block is left."""

    @enable_ki_protection
    async def __aenter__(self) -> Value:
        host = host_of_caller()
        if host is not None:
            held = self._hold(host)
            try:
                value: Value = await host.call(held.block.enter, (), {})
                self._entered(host, value)
            except BaseException as error:
                if held.must_be_left(error):
                    traceback = error.__traceback__
                    try:
                        await host.call(held.block.leave, (error,), {})
                    finally:
                        _let_go_of(error, traceback)
                        del traceback
                raise
            return value
        self._check_new()
        self._block = self._open()
        return await self._block.__aenter__()

    @enable_ki_protection
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        if self._held is None:
            assert self._block is not None
            try:
                return await self._block.__aexit__(kind, error, traceback)
            finally:
                _let_go_of(error, traceback)
                del error
        held = self._held
        if not held.host.may_wait:
            return False
        self._left()
        absorbed = held.interrupter.absorbs(error)
        if absorbed:
            error = None
        try:
            await held.host.call(held.block.leave, (error,), {})
        except BaseException as raised:
            if held.has_news(raised, error):
                held.interrupter.replaces(error)
                raise
        finally:
            _let_go_of(error, traceback)
            del error
        return absorbed

    def __enter__(self) -> Value:
        host = host_that_blocks(f"it is awaited here: write `async with {self.name}(...):`")
        held = self._hold(host)
        try:
            value: Value = host.call(held.block.enter, (), {})
            self._entered(host, value)
        except BaseException as error:
            if held.must_be_left(error):
                traceback = error.__traceback__
                try:
                    host.call(held.block.leave, (error,), {})
                finally:
                    _let_go_of(error, traceback)
                    del traceback
            raise
        return value

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        held = self._held
        assert held is not None
        self._left()
        absorbed = held.interrupter.absorbs(error)
        if absorbed:
            error = None
        try:
            held.host.call(held.block.leave, (error,), {})
        except BaseException as raised:
            if held.has_news(raised, error):
                raise
        finally:
            _let_go_of(error, traceback)
            del error
        return absorbed

    def _check_new(self) -> None:
        if self._block is not None or self._held is not None:
            raise RuntimeError(f"this block of {self.name}() has been entered already")

    def _hold(self, host: Host) -> _Held[Value]:
        self._check_new()
        self._held = _Held(self._open(), host)
        return self._held


class _Held(Generic[Value]):
    """A block that a task of trio's has entered for a caller outside trio."""

    def __init__(self, block: AbstractAsyncContextManager[Value], host: Host) -> None:
        self.host = host
        self.interrupter: Interrupter = host.interrupter()
        self.block = HeldBlock(block, self.interrupter.interrupt, host)

    def must_be_left(self, error: BaseException) -> bool:
        """Whether the block is entered, or will be, although its caller has got ``error`` for it.

        So it is where a cancellation or an interrupt comes at that moment.
        """
        return not self.block.has_ended and not isinstance(error, NoRuntimeError)

    def has_news(self, raised: BaseException, error: BaseException | None) -> bool:
        """Whether what leaving the block has raised is more than ``error``, which it is left by.

        That the runtime has been closed is none: its end has left the block then.
        """
        if error is None:
            return True
        return raised is not error and not isinstance(raised, NoRuntimeError)


def _let_go_of(error: BaseException | None, traceback: TracebackType | None) -> None:
    """Leaves an error as it was when it left the caller's code.

    It has been raised on the way through the block as well, in frames that hold it: it would
    never go by itself, nor would what the caller's frames hold.
    """
    if error is not None:
        error.__traceback__ = traceback
