"""An open runtime: its parts, the nursery in which its actors live, and how it ends."""

from __future__ import annotations

import math
import os
import signal
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from threading import current_thread, get_ident, main_thread
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import trio

from lazyasync.arguments import real_number, whole_number
from lazyasync.backends.protocol import Backend, Watch
from lazyasync.buffers import MemoryAccount
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import (
    NoRuntimeError,
    RuntimeCrashedError,
    UnknownDeviceError,
)
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.observe.metrics import Metrics
from lazyasync.observe.profiling import PrintingProfile, Profile
from lazyasync.ops.names import check_operation_names
from lazyasync.recording import RecordingContext, context
from lazyasync.runtime.device.actor import DeviceActor, DeviceStatistics
from lazyasync.runtime.forks import has_closed
from lazyasync.runtime.jobs.closure_call import ClosureHandler, check_handler
from lazyasync.runtime.jobs.job import ErrorPolicy, Job, JobStatistics
from lazyasync.runtime.jobs.shutdown import Patience, close_devices, end_job
from lazyasync.runtime.loop.actor_tasks import ActorTasks
from lazyasync.runtime.loop.exception_groups import raise_together, unwrap, without
from lazyasync.runtime.loop.thread_callbacks import Deliveries
from lazyasync.runtime.loop.timers import FineTimers
from lazyasync.runtime.loop.waiting import Waits, wrong_thread
from lazyasync.runtime.requested_devices import Devices, requested_devices
from lazyasync.runtime.scheduler.actor import SchedulerActor, SchedulerStatistics
from lazyasync.runtime.scheduler.fair_share import FairShares
from lazyasync.runtime.steps.barrier import Executor
from lazyasync.runtime.steps.completion import Completion, FailureRecord, ParkedFailures
from lazyasync.runtime.steps.graph_log import GraphLog
from lazyasync.runtime.steps.host import OutsideHost
from lazyasync.runtime.steps.step import StepOwner, Transfer
from lazyasync.tensor import DeviceData


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


class Runtime:
    """An open runtime: its actors, its configuration, its metrics. Made by `la.open_runtime`."""

    # An instance of about 30 attributes or more has a dictionary whose look-ups Python does not
    # specialize: each would take longer.
    __slots__ = (
        "__weakref__",
        "_crash",
        "_ended",
        "_late_failures",
        "_process",
        "_warned_of_mixed_tasks",
        "actors",
        "clock",
        "closure_handler",
        "config",
        "default_job",
        "deliveries",
        "devices",
        "executor",
        "graph_log",
        "inline_seconds",
        "jobs",
        "last_profile",
        "left_behind",
        "lives_in_main_thread",
        "metrics",
        "outside",
        "profile",
        "replicas",
        "scheduler",
        "shapes",
        "tasks",
        "thread",
        "timers",
        "token",
        "trace_shapes",
        "traces",
        "tracing",
        "waits",
        "warned_of_missing_await",
    )

    def __init__(
        self,
        devices: Devices,
        config: Config,
        errors: ErrorPolicy,
        closure_handler: ClosureHandler | None = None,
    ) -> None:
        check_operation_names(config.fallback_operations)
        self.config = config
        self.closure_handler = closure_handler
        """What calls the step closures of jobs that have no handler of their own."""
        self.metrics = Metrics(config.metric_samples, self._settle_counters, of_runtime=True)
        self.waits = Waits()
        self.thread = self.waits.thread
        """The thread that it lives in."""
        self.lives_in_main_thread = current_thread() is main_thread()
        self.shapes = ShapeCache(config.shape_cache_size)
        self.trace_shapes = ShapeCache(config.shape_cache_size)
        """The same in the thread that traces."""
        path = config.save_tensors_file
        self.graph_log = None if path is None else GraphLog(self.waits, self.start_actor, path)
        self.inline_seconds = config.inline_microseconds * 1e-6
        self.outside: OutsideHost | None = None
        self.token = trio.lowlevel.current_trio_token()
        self.timers = FineTimers()
        self.deliveries = Deliveries(self.timers, self._crashed)
        """The way of all calls from other threads into the trio thread."""
        self.tasks = ActorTasks(self._crashed)
        self._ended = False
        self._process = os.getpid()
        self.left_behind = False
        """Whether this is a child process, forked while the runtime was open in its parent."""
        self._crash: BaseException | None = None
        self._late_failures = ParkedFailures()
        self._warned_of_mixed_tasks = False
        self.warned_of_missing_await = False
        self.clock = trio.lowlevel.current_clock()
        self.profile: Profile | None = None
        """Where everybody tells what they do and when, while `la.debug.profile` is open."""
        if config.print_kernels:
            self.profile = PrintingProfile(self.clock.current_time)
        self.last_profile: Profile | None = None
        """The sums of the latest profile that has been closed."""
        self.replicas: WeakKeyDictionary[DeviceData, dict[Device, DeviceData]] = WeakKeyDictionary()
        """Handles on other devices with the same bits, for what several devices have computed."""
        self.traces: WeakKeyDictionary[object, dict[Any, Any]] = WeakKeyDictionary()
        """What `la.compile` has traced, by compiled function and signature."""
        self.tracing: WeakKeyDictionary[object, dict[Any, Any]] = WeakKeyDictionary()
        """What it is tracing now, in the same way."""
        self.devices = requested_devices(devices)
        self.actors: dict[Device, DeviceActor] = {}
        self.scheduler = SchedulerActor(self)
        self.executor = Executor(self)
        self.jobs: dict[str, RuntimeJob] = {}
        self.default_job = self.add_job("default", self.devices, errors=errors)

    def __repr__(self) -> str:
        state = "ended" if self._ended else "open"
        return f"<runtime on {', '.join(map(str, self.devices))}, {state}>"

    # ---- parts -----------------------------------------------------------------------------

    def device_actor(self, device: Device) -> DeviceActor:
        """The actor of a device."""
        return self.actors[device]

    def backend(self, device: Device) -> Backend:
        """The backend of a device."""
        return self.actors[device].backend

    def any_backend(self, kind: str) -> Backend:
        """The backend of some device of a kind, for compiling."""
        for device, actor in self.actors.items():
            if device.kind == kind:
                return actor.backend
        raise UnknownDeviceError(f"the runtime has no {kind} device")

    def stop_loops(self, job: StepOwner) -> None:
        """Has loops end that run for a job which was left, unless somebody waits for them."""
        for actor in self.actors.values():
            actor.stop_loops(job)

    def pending(self, device: Device) -> dict[Completion, None]:
        """Everything under way on a device."""
        return self.actors[device].pending

    def shares(self, device: Device) -> FairShares:
        """Whose turn it is on a device."""
        return self.actors[device].shares

    async def hand_over(self, completion: Completion) -> None:
        """Hands over what waits for its job's next await, past the limit of steps in flight."""
        await self.executor.submitter.hand_over(completion, takes_slots=False)

    def account(self, device: Device) -> MemoryAccount:
        """The memory account of a device."""
        return self.actors[device].account

    def add_job(
        self,
        name: str,
        devices: Sequence[Device],
        *,
        max_in_flight: int | None = None,
        weight: float = 1.0,
        priority: int = 0,
        max_memory: int | None = None,
        errors: ErrorPolicy = "barrier",
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
        weight = real_number("the weight of a job", weight)
        if not 0 < weight < math.inf:
            raise ValueError(f"the weight of a job must be positive and finite, not {weight}")
        priority = whole_number("the priority of a job", priority, None)
        if max_in_flight is not None:
            max_in_flight = whole_number("max_in_flight", max_in_flight, 1)
        if max_memory is not None:
            max_memory = whole_number("max_memory", max_memory, 1)
        if errors not in ("barrier", "cancel"):
            raise ValueError(f'errors must be "barrier" or "cancel", not {errors!r}')
        if closure_handler is None:
            closure_handler = self.closure_handler
        check_handler(closure_handler)
        job = RuntimeJob(
            self,
            name,
            devices,
            max_in_flight=self.config.max_in_flight if max_in_flight is None else max_in_flight,
            weight=weight,
            priority=priority,
            max_memory=max_memory,
            errors=errors,
            closure_handler=closure_handler,
        )
        self.jobs[name] = job
        return job

    # ---- bookkeeping that actors call ------------------------------------------------------

    def transfer_started(self, transfer: Transfer, device: Device) -> None:
        """Takes note of a transfer on its way to ``device``."""
        pending, job = self.actors[device].pending, transfer.job.owner
        pending[transfer] = None
        job.copies_under_way += 1

        def ended(completion: Completion) -> None:
            pending.pop(completion, None)
            job.copies_under_way -= 1

        transfer.add_callback(ended)

    def late_failure(self, record: FailureRecord) -> None:
        """Takes a failure of a job that has ended: the runtime's exit raises it."""
        self._late_failures.add(record)

    def late_failures(self, failures: ParkedFailures) -> None:
        """Takes all that nobody has got of a job: the runtime's exit raises them."""
        failures.pass_on(self._late_failures)

    def mixed_tasks(self, job: Job) -> None:
        """Counts a barrier that collected what another task recorded, and warns once."""
        self.metrics.increment("MixedTaskBarrier")
        if not self._warned_of_mixed_tasks:
            self._warned_of_mixed_tasks = True
            warnings.warn(
                f"a barrier of the job {job.name!r} collected what another task recorded: tasks "
                "that take steps of their own should each enter a job of their own (la.job)",
                stacklevel=4,
            )

    def deliver_soon(self, callback: Callable[[], object]) -> None:
        """Calls ``callback`` in the trio thread, soon; from any thread, and after the end never."""
        self.deliveries.post(callback)

    def watch(self, look: Callable[[], None]) -> Watch | None:
        """See `Deliveries.watch`; what ``look`` raises ends the runtime."""
        return self.deliveries.watch(look)

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not change anything of the runtime.

        Besides its own, those may that record: any where callers outside trio may, else those of
        its own step closures and sources of `la.prefetch`.
        """
        if get_ident() == self.thread or self.outside is not None:
            return
        self.check_process()
        current = context.get()
        if current is None or current.recorder.executor is not self.executor:
            raise wrong_thread("it is changed in the thread that it lives in")
        current.recorder.check_thread()

    def closed_error(self) -> Exception | None:
        """What everything raises once the runtime has ended or crashed; None while it is open."""
        if self._crash is not None:
            error = RuntimeCrashedError(
                f"an actor of the runtime failed: {type(self._crash).__name__}: {self._crash}"
            )
            error.__cause__ = self._crash
            return error
        if self.left_behind:
            return NoRuntimeError(
                f"the runtime belongs to process {self._process}, which has forked this one: open "
                "a runtime in this process"
            )
        if self._ended or (self.outside is not None and self.outside.closing):
            return NoRuntimeError("the runtime has been closed")
        return None

    @property
    def descriptor(self) -> int | None:
        """The eventfd by which other threads wake the event loop; None if there is none."""
        return self.deliveries.descriptor

    def leave_behind(self, *, runs_on: bool, detached: bool) -> None:
        """Closes it in a forked child: see `lazyasync.runtime.forks.Inherited`."""
        self.left_behind = True
        self.deliveries.leave_behind(detached=detached)
        self.timers.leave_behind(detached=detached)
        self.waits.leave_behind(self.end_of_waits, runs_on=runs_on)
        if runs_on:
            self.tasks.stop_actors()
            self.tasks.cancel_feeders()
        elif self.lives_in_main_thread:
            # A signal here would wake the parent's loop, by a socket that both have.
            with suppress(ValueError):
                signal.set_wakeup_fd(-1)
        for job in self.jobs.values():
            job.close()
        if self.outside is not None:
            self.outside.leave_behind()

    @property
    def has_crashed(self) -> bool:
        """Whether an actor has failed."""
        return self._crash is not None

    @property
    def graph_log_to_write(self) -> GraphLog | None:
        """The log of graphs, if it is to be written to the end."""
        return None if self.has_crashed else self.graph_log

    def check_process(self) -> None:
        """Raises `NoRuntimeError` in a child process, forked while the runtime was open."""
        if self.left_behind:
            raise self.end_of_waits()

    def check_reachable(self) -> None:
        """Raises `NoRuntimeError` where nothing comes of what another thread asks the loop for."""
        self.check_process()
        if self.outside is not None:
            self.outside.check_open()

    def end_of_waits(self) -> Exception:
        """What all that is waited for raises at the end."""
        return self.closed_error() or NoRuntimeError()

    # ---- actors ----------------------------------------------------------------------------

    def start_actor(self, serve: Callable[[], Awaitable[None]], name: str) -> None:
        """Starts an actor's task in the runtime's nursery. Raises `NoRuntimeError` at its end."""
        self._check_tasks()
        self.tasks.start_actor(serve, name)

    def start_feeder(self, run: Callable[[], Awaitable[None]]) -> None:
        """Starts a task that runs user code for `la.prefetch`; it ends with the body at the latest.

        It keeps the starter's job, and is not shielded from cancellation. Raises `NoRuntimeError`
        at the runtime's end.
        """
        self.waits.check()
        self._check_tasks()
        self.tasks.start_feeder(run)

    def _check_tasks(self) -> None:
        if self.tasks.is_over:  # and the nursery closed, or about to be
            raise self.closed_error() or NoRuntimeError("the runtime is being closed")

    def _crashed(self, error: BaseException) -> None:
        if self._crash is None and not self.left_behind:
            self._crash = error
            self.waits.fail_all(self.end_of_waits)
            self.tasks.cancel("an actor of the lazyasync runtime failed")

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
                self.start_actor(self.scheduler.serve, "scheduler")
                for device, actor in self.actors.items():
                    self.start_actor(actor.serve, f"device {device}")
                    if actor.shares.lanes > 1:
                        self.start_actor(actor.shares.keep_time, f"turns on {device}")
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
                        self.default_job, body_error, scope.cancelled_caught, patience
                    )
                    if not self.left_behind:
                        if self.outside is not None:
                            await self._keep_values()
                        await self._shut_down(patience)
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
        self._raise_what_is_left(body_error, actor_error, failures)

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
        others += [*failures, *self._late_failures.take()]
        if self._crash is not None:
            crash = self.closed_error()
            assert crash is not None
            others.insert(0, crash)
        if actor_error is not None:
            others.insert(0, unwrap(actor_error))
        if self._crash or actor_error:
            # That was the doing of the crash.
            body_error = without(body_error, (trio.Cancelled, RuntimeCrashedError))
        raise_together(body_error, others)

    async def _keep_values(self) -> None:
        """Brings what is ready to the host, as after ``await t``: it can be read after the end.

        In a notebook, and in a script behind the block, nobody thinks of fetching it before.
        """
        tensors = self.executor.registry.ready_on_devices()
        if not tensors or self._crash is not None:
            return
        with trio.move_on_after(self.config.shutdown_timeout, shield=True), suppress(Exception):
            await self.executor.fetch(tensors, host=False)

    async def _shut_down(self, patience: Patience) -> None:
        """Ends the actors, which were shielded until now, and the backends.

        What has been waited for in vain already is not waited for again.
        """
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

    def _settle_counters(self) -> None:
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
