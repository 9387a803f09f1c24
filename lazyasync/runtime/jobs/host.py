"""What a job, its closures and its recordings need of the runtime that they belong to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import trio

from lazyasync.backends.protocol import Backend
from lazyasync.buffers import MemoryAccount
from lazyasync.callers import Host
from lazyasync.device import Device
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.runtime.host import RuntimeHost
from lazyasync.runtime.scheduler.fair_share import FairShares
from lazyasync.runtime.steps.completion import Completion, FailureRecord, ParkedFailures
from lazyasync.runtime.steps.failure_log import FailureLog
from lazyasync.runtime.steps.graph_log import GraphLog
from lazyasync.runtime.steps.step import StepOwner


class JobHost(RuntimeHost, Protocol):
    """A runtime, as its jobs see it."""

    warned_of_missing_await: bool
    """Whether it has been said that operations wait for an await."""

    @property
    def failure_log(self) -> FailureLog:
        """What has failed lately."""

    @property
    def graph_log(self) -> GraphLog | None:
        """The log of graphs, if there is one."""

    @property
    def left_behind(self) -> bool:
        """Whether this is a child process, forked while the runtime was open in its parent."""

    @property
    def outside(self) -> Host | None:
        """What callers outside trio reach it by, if there may be any."""

    @property
    def shapes(self) -> ShapeCache:
        """The results of shape rules."""

    @property
    def trace_shapes(self) -> ShapeCache:
        """The same in the thread that traces."""

    @property
    def thread(self) -> int:
        """The thread that it lives in."""

    @property
    def token(self) -> trio.lowlevel.TrioToken:
        """The way into that thread."""

    def account(self, device: Device) -> MemoryAccount:
        """The memory account of a device."""

    def backend(self, device: Device) -> Backend:
        """The backend of a device."""

    def check_process(self) -> None:
        """Raises `NoRuntimeError` in a forked child process."""

    def check_reachable(self) -> None:
        """Raises `NoRuntimeError` where nothing comes of what another thread asks for."""

    def closed_error(self) -> Exception | None:
        """What everything raises once it has ended; None while it is open."""

    def deliver_soon(self, callback: Callable[[], object]) -> None:
        """Has something called soon in the trio thread."""

    def late_failure(self, record: FailureRecord) -> None:
        """Takes a failure of a job that has ended."""

    def late_failures(self, failures: ParkedFailures) -> None:
        """Takes all that nobody has got of a job."""

    def stop_loops(self, job: StepOwner) -> None:
        """Has loops end that run for a job which was left, unless somebody waits for them."""

    def pending(self, device: Device) -> dict[Completion, None]:
        """Everything under way on a device."""

    def shares(self, device: Device) -> FairShares:
        """Whose turn it is on a device."""

    def start_actor(self, serve: Callable[[], Awaitable[None]], name: str) -> None:
        """Starts an actor's task."""
