"""Calls of Ray, which block: all of them are made in one thread, beside the event loop."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from typing import Any, TypeVar

import trio

Value = TypeVar("Value")

_SLICE = 0.5
"""The seconds that a call waits at a time: as long as a cancellation may have to."""


def import_ray() -> Any:
    """The package. Raises ``ImportError``, with what to install."""
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise ImportError("la.ray needs Ray: install `lazyasync[ray]`") from error


class RayThread:
    """The thread in which Ray is called, until its end.

    One, for as long as there are hosts: on Linux the kernel ends what Ray starts here with the
    thread that has started it, which is how nothing is left when this process is killed.
    """

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "lazyasync ray")

    def end(self) -> None:
        """Has it end, which is not waited for."""
        self._executor.shutdown(wait=False)

    async def call(self, function: Callable[..., Value], *args: Any, **kwargs: Any) -> Value:
        """What a function returns, or raises. It is waited for whatever happens."""
        future = self._executor.submit(function, *args, **kwargs)
        with trio.CancelScope(shield=True):
            await trio.to_thread.run_sync(wait, [future])
        return future.result()

    async def wait(self, look: Callable[[float], bool]) -> None:
        """Waits until ``look``, which is given seconds to wait for at most, returns True."""
        while not await self.call(partial(look, _SLICE)):
            await trio.lowlevel.checkpoint()
