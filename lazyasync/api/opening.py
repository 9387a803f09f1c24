"""`open_runtime`: a runtime for a block, in trio or in asyncio."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, ExitStack
from types import TracebackType
from typing import Any, NoReturn

from trio.lowlevel import enable_ki_protection, in_trio_task

from lazyasync.config import Config
from lazyasync.runtime.forks import outside_of_inherited_run
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.loop.failures import ErrorPolicy
from lazyasync.runtime.opening import open_in_trio
from lazyasync.runtime.requested_devices import Devices
from lazyasync.runtime.runtime import Runtime

__all__ = ["open_runtime"]


def open_runtime(
    devices: Devices = "auto",
    config: Config | Mapping[str, Any] | None = None,
    errors: ErrorPolicy = "barrier",
    closure_handler: ClosureHandler | None = None,
) -> AbstractAsyncContextManager[Runtime]:
    """Opens a runtime for an ``async with`` block: ``async with la.open_runtime() as runtime:``.

    In trio, and in asyncio, where trio then runs as a guest of asyncio's loop: what is awaited in
    trio can be awaited by all tasks of asyncio, each of which has a job of its own.

    ``devices`` is ``"auto"`` (every CUDA device if CuPy and a GPU are there, else ``cpu:0``), a
    name, several names, a count by kind, ``{"cpu": 4}``, or a block that places them for as long as
    the runtime is open, such as `la.remote.local` and `la.ray.devices` give. ``config`` is a
    `Config` or a mapping of its fields. ``errors`` is what a failure of the default job does:
    ``"barrier"`` has its next barrier raise it, ``"cancel"`` cancels the block at once, ``"exit"``
    leaves it to the end of the block.
    ``closure_handler`` is an ``async def`` that step closures are called by, of all jobs without
    one of their own: see `ClosureCall`.

    Leaving the block waits for the steps and the step closures, and raises the failures that
    nobody has got. Raises `UnknownDeviceError`, ``TypeError`` or ``ValueError`` for what it cannot
    open, and ``RuntimeError`` outside trio and asyncio.
    """
    return _RuntimeBlock(lambda: open_in_trio(devices, config, errors, closure_handler))


class _RuntimeBlock(AbstractAsyncContextManager[Runtime]):
    """What `open_runtime` gives: a block, entered once."""

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Runtime]]) -> None:
        self._open = open
        self._block: AbstractAsyncContextManager[Runtime] | None = None
        self._around = ExitStack()

    @enable_ki_protection
    async def __aenter__(self) -> Runtime:
        if self._block is not None:
            raise RuntimeError("this block of la.open_runtime() has been entered already")
        if in_trio_task() and _is_in_asyncio():
            self._around.enter_context(outside_of_inherited_run())
        try:
            return await self._enter()
        except BaseException:
            self._around.close()
            raise

    async def _enter(self) -> Runtime:
        if in_trio_task():
            self._block = self._open()
        elif _is_in_asyncio():
            # Here, as it imports asyncio.
            from lazyasync.outside.guest_runtime import GuestRuntime

            self._block = GuestRuntime(self._open)
        else:
            raise RuntimeError(
                "la.open_runtime needs an event loop: start the program with trio.run(main) or "
                "asyncio.run(main()), or write `with la.blocking():`"
            )
        return await self._block.__aenter__()

    def __enter__(self) -> NoReturn:
        raise TypeError(
            "la.open_runtime() is awaited: write `async with`, in an `async def`, or "
            "`with la.blocking():`"
        )

    def __exit__(self, *error: object) -> None:
        """Never called."""

    @enable_ki_protection
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        assert self._block is not None
        with self._around:
            return await self._block.__aexit__(kind, error, traceback)


def _is_in_asyncio() -> bool:
    """Whether a task of asyncio is running; without importing asyncio, which takes a while."""
    asyncio = sys.modules.get("asyncio")
    if asyncio is None:
        return False
    try:
        return asyncio.current_task() is not None
    except RuntimeError:
        return False
