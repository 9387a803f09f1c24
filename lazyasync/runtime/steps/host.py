"""What barriers, and what makes and sends steps, need of the runtime that they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from lazyasync.backends.protocol import Backend
from lazyasync.callers import Host
from lazyasync.device import Device
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.host import RuntimeHost
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.scheduler.actor import SchedulerActor
from lazyasync.runtime.steps.graph_log import GraphLog
from lazyasync.runtime.steps.step import Transfer
from lazyasync.tensor import LazyTensor, TensorExecutor


class OutsideHost(Host, Protocol):
    """What callers outside trio reach a runtime by: of `la.blocking`, or of an asyncio program."""

    def check_open(self) -> None:
        """Raises `NoRuntimeError` where it has been closed."""

    def fetch(self, tensor: LazyTensor) -> None:
        """Makes the host copy of a tensor certain, for a caller that may block."""

    def leave_behind(self) -> None:
        """Closes it in a forked child."""


class StepHost(RuntimeHost, Protocol):
    """A runtime, as its executor sees it."""

    @property
    def actors(self) -> Mapping[Device, DeviceActor]:
        """The actors of its devices."""

    @property
    def outside(self) -> OutsideHost | None:
        """What callers outside trio reach it by, if there may be any."""

    @property
    def default_job(self) -> Job:
        """The job of whatever is recorded outside all others."""

    @property
    def executor(self) -> TensorExecutor:
        """What its tensors talk to."""

    @property
    def graph_log(self) -> GraphLog | None:
        """The log of graphs, if there is one."""

    @property
    def jobs(self) -> Mapping[str, Job]:
        """The jobs that are open, by name."""

    @property
    def scheduler(self) -> SchedulerActor:
        """The scheduler."""

    @property
    def thread(self) -> int:
        """The thread that it lives in."""

    def backend(self, device: Device) -> Backend:
        """The backend of a device."""

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not change anything of it."""

    def mixed_tasks(self, job: Job) -> None:
        """Takes note of a barrier that collected what another task recorded."""

    def transfer_started(self, transfer: Transfer, device: Device) -> None:
        """Takes note of a transfer on its way to a device."""
