"""The job that serves, from the beginning of its block to the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeVar
from weakref import WeakKeyDictionary

import trio

from lazyasync.api.jobs import job
from lazyasync.api.steps import sync_multi
from lazyasync.recording.operands import check_runtime
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.loop.exception_groups import lone_error_as_itself
from lazyasync.runtime.requested_devices import DeviceNames
from lazyasync.runtime.runtime import Runtime
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves


class Statistics(Protocol):
    """A named tuple of numbers."""

    def _asdict(self) -> dict[str, Any]:
        """The numbers by their names."""


class Server(Protocol):
    """What serves the calls of a block."""

    name: str
    weights: Weights

    def statistics(self) -> Statistics:
        """What has become of the calls so far."""

    async def serve(self) -> None:
        """Computes what is asked for, in the job that serves, until `end` has been called."""

    def end(self) -> None:
        """Takes no more calls. Those that wait get their answers."""

    def fail_all(self) -> None:
        """Takes no more calls. Those that wait get a `ServingEndedError`."""


Serving = TypeVar("Serving", bound=Server)

_servers: Final[WeakKeyDictionary[Runtime, dict[str, Server]]] = WeakKeyDictionary()
"""Those whose blocks are open, by the names of their jobs."""


def open_servers(runtime: Runtime) -> Mapping[str, Server]:
    """What serves in a runtime now, by the names of the jobs."""
    return _servers.get(runtime, {})


@asynccontextmanager
async def serving(
    make: Callable[[Runtime], Serving], devices: DeviceNames | None, priority: int
) -> AsyncIterator[Serving]:
    """Has what is made served in a job of its own, whose name is the server's, or one like it."""
    runtime = current_runtime()
    server = make(runtime)

    async def serve(task_status: trio.TaskStatus[None]) -> None:
        where = runtime.devices[:1] if devices is None else devices
        name, number = server.name, 1
        while name in runtime.jobs:  # nobody else takes it before the job is open
            number += 1
            name = f"{server.name}-{number}"
        # What fails when all who asked for it have left is no failure of the batch after it.
        block = job(name, where, priority=priority, errors="exit")
        async with block as server.weights.job:
            servers = _servers.setdefault(runtime, {})
            servers[name] = server
            try:
                task_status.started()
                await server.serve()
            finally:
                del servers[name]

    with lone_error_as_itself():
        try:
            async with trio.open_nursery() as nursery:
                await nursery.start(serve)
                yield server
                server.end()
        finally:
            server.fail_all()


def check_callable(name: str, *functions: object) -> None:
    """Raises ``TypeError`` for what is no function."""
    for function in functions:
        if not callable(function):
            raise TypeError(f"{name} takes functions, not {type(function).__name__}")


class Weights:
    """The first arguments of what is served, which are exchanged meanwhile."""

    def __init__(self, name: str, weights: tuple[Any, ...]) -> None:
        self._name = name
        self.now = weights
        self.job: Job | None = None
        """The job that uses them, from when it is open."""
        self.version = 0
        """How often they have been exchanged."""
        self._asked = 0
        """How often `exchange` has been called."""
        self._newest = 0
        """Which of those calls the present ones are from."""

    async def exchange(self, weights: tuple[Any, ...]) -> None:
        """Takes new ones when they have been computed, unless those of a later call are there.

        Raises ``ValueError`` for another number of them, `UnknownDeviceError` and
        `RuntimeMismatchError` for those that the job cannot use, and `ExecutionError` for what has
        failed.
        """
        if len(weights) != len(self.now):
            raise ValueError(
                f"{self._name} has {len(self.now)} arguments to exchange, not {len(weights)}"
            )
        self._asked += 1
        number = self._asked
        tensors = [leaf for leaf in leaves(weights) if isinstance(leaf, LazyTensor)]
        if tensors:
            assert self.job is not None
            check_runtime(f"{self._name}: publish", tensors, self.job.executor)
            for tensor in tensors:
                self.job.resolve_device(tensor.device)
            await sync_multi(tensors, wait=True)
        if number > self._newest:
            self.now, self._newest = weights, number
            self.version += 1
