"""A CUDA backend on a stand-in for CuPy, without a runtime."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import trio
from commands import Call, CallRunner
from recording_cupy import RecordingCupy

from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.protocol import BackendOptions, Failed, Succeeded
from lazyasync.config import resolve
from lazyasync.device import Device


class Driver:
    """A backend, and what has come back from it, in order."""

    def __init__(self, module: RecordingCupy, index: int, config: dict[str, Any]) -> None:
        token = trio.lowlevel.current_trio_token()
        options = BackendOptions(resolve(config), CallRunner(), token.run_sync_soon)
        self.backend = CudaBackend(Device.parse(f"recorded:{index}"), options, cupy=module)
        self.outcomes: list[tuple[str, Succeeded | Failed]] = []
        self._arrival = trio.Event()

    def submit(self, label: str, work: Callable[[], Any]) -> None:
        def done(outcome: Succeeded | Failed) -> None:
            self.outcomes.append((label, outcome))
            self._arrival.set()
            self._arrival = trio.Event()

        self.backend.submit(Call(label, work, done))  # type: ignore[arg-type]

    async def wait_for(self, count: int) -> None:
        while len(self.outcomes) < count:
            await self._arrival.wait()

    async def run(self, work: Callable[[], Any]) -> Any:
        """The value of a piece of work, or its error raised."""
        count = len(self.outcomes) + 1
        self.submit("run", work)
        await self.wait_for(count)
        outcome = self.outcomes.pop()[1]
        if isinstance(outcome, Failed):
            raise outcome.error
        return outcome.value

    async def store(self, array: np.ndarray) -> Any:
        return await self.run(lambda: self.backend.upload(array))

    async def load(self, buffer: Any) -> np.ndarray:
        fetched = await self.run(lambda: self.backend.download(buffer))
        result: np.ndarray = fetched()
        return result


@asynccontextmanager
async def open_driver(
    module: RecordingCupy, index: int = 0, **config: Any
) -> AsyncIterator[Driver]:
    driver = Driver(module, index, config)
    try:
        yield driver
    finally:
        module.gpus[index].let()
        assert await driver.backend.close(10.0)
