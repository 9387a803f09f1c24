"""An open runtime: its parts, the nursery in which its actors live, and how it ends."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import trio

from lazyasync.buffers import DeviceData
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import RuntimeCrashedError
from lazyasync.named_tuples import NamedTuple
from lazyasync.observe.profiling import Profile
from lazyasync.ops.names import check_operation_names
from lazyasync.recording import RecordingContext, context
from lazyasync.runtime.barriers.barrier import Executor
from lazyasync.runtime.barriers.scheduler import SchedulerActor
from lazyasync.runtime.device.actor import DeviceActor, DeviceStatistics
from lazyasync.runtime.forks import has_closed
from lazyasync.runtime.jobs.closure_call import ClosureHandler, check_handler
from lazyasync.runtime.jobs.job import Job, JobStatistics
from lazyasync.runtime.jobs.shutdown import Patience, close_devices, end_job
from lazyasync.runtime.loop.exception_groups import raise_together, unwrap, without
from lazyasync.runtime.loop.failures import ErrorPolicy
from lazyasync.runtime.requested_devices import NamedDevices, requested_devices
from lazyasync.runtime.scheduler.programs import SchedulerStatistics
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.job_options import DEFAULT_OPTIONS, JobOptions
from lazyasync.runtime.steps.step import DEFAULT_JOB
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

if TYPE_CHECKING:
    from lazyasync.backends.remote.opening import Connections


class RuntimeStatistics(NamedTuple):
    """The state of every queue of a runtime, and what it has done so far."""

    created_tensors: int
    """The tensors made so far."""
    destroyed_tensors: int
    """Those of them that nobody holds any more."""
    waiting_tasks: int
    """The tasks that are parked in a queue of the runtime."""
    scheduler: SchedulerStatistics
    """The scheduler's queues."""
    devices: dict[str, DeviceStatistics]
    """Each device's queues and memory, by name."""
    jobs: dict[str, JobStatistics]
    """The jobs that are open, and the default job, by name."""
    unsaved_graphs: int
    """The syncs that wait to be written to `Config.save_tensors_file`."""


class RuntimeJob(Job):
    """A job of which its runtime is known as a whole, as those have it that build on both."""

    __slots__ = ()

    runtime: Runtime
    executor: Executor


class Runtime(Core):
    """An open runtime: its actors, its configuration, its metrics. Made by `la.open_runtime`."""

    __slots__ = (
        "closure_handler",
        "default_job",
        "devices",
        "hosts",
        "jobs",
        "last_profile",
        "replaced",
        "replicas",
        "scheduler",
        "traces",
        "tracing",
    )

    actors: dict[Device, DeviceActor]
    executor: Executor

    def __init__(
        self,
        devices: NamedDevices,
        config: Config,
        errors: ErrorPolicy,
        closure_handler: ClosureHandler | None = None,
    ) -> None:
        check_operation_names(config.fallback_operations)
        super().__init__(config)
        self.closure_handler = closure_handler
        """What calls the step closures of jobs that have no handler of their own."""
        self.last_profile: Profile | None = None
        """The sums of the latest profile that has been closed."""
        self.replicas: WeakKeyDictionary[DeviceData, dict[Device, DeviceData]] = WeakKeyDictionary()
        """Handles on other devices with the same bits, for what several devices have computed."""
        self.traces: WeakKeyDictionary[object, dict[Any, Any]] = WeakKeyDictionary()
        """What `la.compile` has traced, by compiled function and signature."""
        self.tracing: WeakKeyDictionary[object, dict[Any, Any]] = WeakKeyDictionary()
        """What it is tracing now, in the same way."""
        self.devices = requested_devices(devices)
        self.hosts: Connections | None = None
        """The other hosts that it is connected with; None if it has no devices of such."""
        self.replaced: dict[Device, Device] = {}
        """What was given in the place of lost devices."""
        self.actors = {}
        self.jobs: dict[str, RuntimeJob] = {}
        self.scheduler = SchedulerActor(self, self.actors)
        registry = TensorRegistry(self.jobs, self.metrics)
        self.executor = Executor(self, self.actors, self.scheduler, registry)
        self.default_job = self.add_job(DEFAULT_JOB, self.devices, JobOptions(errors=errors))

    def __repr__(self) -> str:
        state = "ended" if self._ended else "open"
        return f"<runtime on {', '.join(map(str, self.devices))}, {state}>"

    # ---- parts -----------------------------------------------------------------------------

    def start_device(self, device: Device) -> None:
        """Starts the actor of a device."""
        actor = self.actors[device]
        self.start_actor(actor.serve, f"device {device}")
        if actor.backend.compiles_in_threads:  # else in virtual time, and at once
            self.start_actor(actor.loops.watch, f"loops on {device}")
        if actor.shares.lanes > 1:
            self.start_actor(actor.shares.keep_time, f"turns on {device}")

    def add_job(
        self,
        name: str,
        devices: Sequence[Device],
        options: JobOptions = DEFAULT_OPTIONS,
        closure_handler: ClosureHandler | None = None,
    ) -> RuntimeJob:
        """Opens a job.

        Raises ``ValueError`` for a name that is taken or a limit out of range, ``TypeError`` for
        one that is no number, or a handler that is not asynchronous.
        """
        if not isinstance(name, str):
            raise TypeError(f"the name of a job must be a string, not {name!r}")
        if name in self.jobs:
            raise ValueError(f"there is an open job named {name!r} already")
        options = options.checked()
        if closure_handler is None:
            closure_handler = self.closure_handler
        check_handler(closure_handler)
        job = self.jobs[name] = RuntimeJob(self, name, devices, options, closure_handler)
        return job

    def leave_behind(self, *, runs_on: bool, detached: bool) -> None:
        """See `Core.leave_behind`."""
        super().leave_behind(runs_on=runs_on, detached=detached)
        for job in self.jobs.values():
            job.close()
        if self.outside is not None:
            self.outside.leave_behind()

    # ---- running and closing ---------------------------------------------------------------

    @asynccontextmanager
    async def run(self) -> AsyncIterator[Runtime]:
        """Runs the actors while the body runs, and then brings everything to an end."""
        token = context.set(RecordingContext(self.default_job))
        body_error: BaseException | None = None
        actor_error: BaseException | None = None
        failures: list[Exception] = []
        try:
            async with trio.open_nursery() as nursery:
                self.tasks.open(nursery)
                serve = partial(self.scheduler.serve, self.executor.submitter)
                self.start_actor(serve, "scheduler")
                for device in self.actors:
                    self.start_device(device)
                scope = self.default_job.cancel_scope = trio.CancelScope()
                try:
                    with scope:
                        yield self
                except BaseException as error:
                    body_error = error
                try:
                    self.tasks.cancel_feeders()
                    patience = Patience(self.config.shutdown_timeout)
                    body_error, failures = await end_job(
                        self.default_job, body_error, scope.cancel_called, patience
                    )
                    if not self.left_behind:
                        if self.outside is not None:
                            await self._keep_values()
                        await self._shut_down(patience, body_error is not None)
                finally:  # also where another interrupt ends the waiting
                    self.tasks.stop()
        except BaseException as error:
            actor_error = error
        finally:
            self._ended = True
            has_closed(self)
            context.reset(token)
            self.waits.fail_all(self.end_of_waits)
            for job in self.jobs.values():
                job.close()
            self.scheduler.mailbox.drain()
            if not self.left_behind:  # or another thread may have the lock of what is closed here
                self.scheduler.close_threads()
                for actor in self.actors.values():
                    actor.abandon()
            self.timers.close()
            self.deliveries.close()
        try:
            self._raise_what_is_left(body_error, actor_error, failures)
        finally:
            del body_error, actor_error, failures  # which may lead here, and so to themselves

    def _raise_what_is_left(
        self,
        body_error: BaseException | None,
        actor_error: BaseException | None,
        failures: list[Exception],
    ) -> None:
        others: list[BaseException] = []
        if self.left_behind:  # what fails from now on is the parent's
            if not isinstance(actor_error, Exception | None):
                others.append(actor_error)
            raise_together(body_error, others)
            return
        others += [*failures, *self.late_failures.take()]
        if self._crash is not None:
            crash = self.closed_error()
            assert crash is not None
            others.insert(0, crash)
        if actor_error is not None:
            others.insert(0, unwrap(actor_error))
        if self._crash or actor_error:
            # That was the doing of the crash.
            body_error = without(body_error, (trio.Cancelled, RuntimeCrashedError))
        try:
            raise_together(body_error, others)
        finally:
            del body_error, actor_error, failures, others  # the same

    async def _keep_values(self) -> None:
        """Brings what is ready to the host, as after ``await t``: it can be read after the end.

        In a notebook, and in a script behind the block, nobody thinks of fetching it before.
        """
        tensors = self.executor.registry.ready_on_devices()
        if not tensors or self._crash is not None:
            return
        with trio.move_on_after(self.config.shutdown_timeout, shield=True), suppress(Exception):
            await self.executor.fetch(tensors, host=False)

    def stop_loops(self) -> None:
        """Has the loops end that run on devices, whoever waits for them (trio thread)."""
        for actor in self.actors.values():
            actor.loops.stop()

    async def _shut_down(self, patience: Patience, left_by_error: bool) -> None:
        """Ends the actors, which were shielded until now, and the backends.

        What has been waited for in vain already is not waited for again, nor are loops where the
        block was left by an error: who waits for them is outside trio, and is told of the end.
        """
        if left_by_error:
            self.stop_loops()
        timeout = patience.seconds
        if self._crash is not None:
            timeout = min(timeout, _SECONDS_AFTER_CRASH)
        with trio.CancelScope(shield=True):
            abandoned = await close_devices(
                self.actors.values(), self.graph_log_to_write, timeout, waited=patience.exhausted
            )
        if abandoned and self._crash is None:
            warnings.warn(
                f"device work had not ended after {self.config.shutdown_timeout} s and was "
                f"abandoned: {'; '.join(sorted(abandoned))}",
                ResourceWarning,
                stacklevel=2,
            )

    def settle_counters(self) -> None:
        """See `Core.settle_counters`."""
        self.executor.registry.settle_counters()

    def statistics(self) -> RuntimeStatistics:
        """The state of every queue; can be read after the end as well."""
        registry = self.executor.registry
        registry.settle_tensors()
        return RuntimeStatistics(
            created_tensors=registry.created,
            destroyed_tensors=registry.destroyed,
            waiting_tasks=len(self.waits),
            scheduler=self.scheduler.statistics(),
            devices={str(device): actor.statistics() for device, actor in self.actors.items()},
            jobs={name: job.statistics() for name, job in self.jobs.items()},
            unsaved_graphs=0 if self.graph_log is None else len(self.graph_log),
        )


_SECONDS_AFTER_CRASH = 1.0
"""Devices are waited for no longer once the actor may have failed that hears from them."""
