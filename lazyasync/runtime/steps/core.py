"""What all parts of a runtime share: its settings, counters, waits, tasks and devices, and its end.

The parts know each other in one direction only. What is below knows this much of a runtime; the
runtime itself (`lazyasync.runtime.runtime`), which knows all of its parts, is on top.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Protocol, TypeVar

import outcome
import trio

from lazyasync.backends.protocol import Backend
from lazyasync.buffers import MemoryAccount
from lazyasync.callers import Host
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import NoRuntimeError, RuntimeCrashedError, UnknownDeviceError
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.observe.metrics import Metrics
from lazyasync.observe.profiling import PrintingProfile, Profile
from lazyasync.runtime.loop.actor_tasks import ActorTasks
from lazyasync.runtime.loop.collecting import check_may_wait
from lazyasync.runtime.loop.failures import ParkedFailures
from lazyasync.runtime.loop.fair_share import FairShares
from lazyasync.runtime.loop.thread_callbacks import Deliveries
from lazyasync.runtime.loop.timers import FineTimers
from lazyasync.runtime.loop.waiting import Completion, Waits
from lazyasync.runtime.steps.failure_log import FailureLog
from lazyasync.tensor import LazyTensor, TensorExecutor

if TYPE_CHECKING:
    from lazyasync.runtime.steps.graph_log import GraphLog

Value = TypeVar("Value")


class OutsideHost(Host, Protocol):
    """What callers outside trio reach a runtime by: of `la.blocking`, or of an asyncio program.

    A protocol, as both are built on the runtime.
    """

    def check_open(self) -> None:
        """Raises `NoRuntimeError` where it has been closed."""

    def fetch(self, tensor: LazyTensor) -> None:
        """Makes the host copy of a tensor certain, for a caller that may block."""

    def leave_behind(self) -> None:
        """Closes it in a forked child."""


class DeviceState:
    """What a runtime and its jobs know of a device: who has turns on it, and what is under way.

    The base of its actor (`lazyasync.runtime.device.actor`), to whom it belongs.
    """

    def __init__(self, core: Core, device: Device, backend: Backend) -> None:
        self.runtime = core
        self.device = device
        self.backend = backend
        self.account = MemoryAccount()
        """The bytes of its buffers."""
        # Two programs might together need what each may have alone. That the device itself has no
        # more is no such limit: one of them fails then, and is tried again.
        lanes = backend.lanes if core.config.device_memory_bytes is None else 1
        self.shares = FairShares(core.waits, lanes)
        """Whose turn it is."""
        self.pending: dict[Completion, None] = {}
        """Everything under way on the device, for `la.wait_device_ops`."""


class Core:
    """What all parts of a runtime share: the base of `Runtime`, which opens it and ends it."""

    # An instance of about 30 attributes or more has a dictionary whose look-ups Python does not
    # specialize: each would take longer.
    __slots__ = (
        "__weakref__",
        "_crash",
        "_ended",
        "_process",
        "actors",
        "clock",
        "config",
        "deliveries",
        "executor",
        "failure_log",
        "graph_log",
        "inline_seconds",
        "late_failures",
        "left_behind",
        "lives_in_main_thread",
        "metrics",
        "outside",
        "profile",
        "shapes",
        "tasks",
        "thread",
        "timers",
        "token",
        "trace_shapes",
        "waits",
        "warned_of_missing_await",
    )

    actors: Mapping[Device, DeviceState]
    """The actors of its devices."""
    executor: TensorExecutor
    """What its tensors talk to."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics(config.metric_samples, self.settle_counters, of_runtime=True)
        self.waits = Waits()
        self.thread = self.waits.thread
        """The thread that it lives in."""
        self.lives_in_main_thread = current_thread() is main_thread()
        self.shapes = ShapeCache(config.shape_cache_size)
        self.trace_shapes = ShapeCache(config.shape_cache_size)
        """The same in the thread that traces."""
        self.failure_log = FailureLog()
        """What has failed lately."""
        path = config.save_tensors_file
        self.graph_log: GraphLog | None = None
        if path is not None:
            from lazyasync.runtime.steps.graph_log import GraphLog  # importing stays quick

            self.graph_log = GraphLog(self.waits, self.start_actor, path)
        self.inline_seconds = config.inline_microseconds * 1e-6
        """How long a program may take that runs in its caller's task."""
        self.outside: OutsideHost | None = None
        """What callers outside trio reach it by, if there may be any."""
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
        self.late_failures = ParkedFailures()
        """What nobody has got of jobs that have ended: the runtime's exit raises it."""
        self.warned_of_missing_await = False
        """Whether it has been said that operations wait for an await."""
        self.clock = trio.lowlevel.current_clock()
        self.profile: Profile | None = None
        """Where everybody tells what they do and when, while `la.debug.profile` is open."""
        if config.print_kernels:
            self.profile = PrintingProfile(self.clock.current_time)

    def settle_counters(self) -> None:
        """Brings counters up to date that are too hot to be counted one by one."""

    # ---- devices ---------------------------------------------------------------------------

    def backend(self, device: Device) -> Backend:
        """The backend of a device."""
        return self.actors[device].backend

    def any_backend(self, kind: str) -> Backend:
        """The backend of some device of a kind, for compiling."""
        first = self.actors.get(Device.parse(f"{kind}:0"))
        if first is not None:  # as most often: where there are many hosts, looking takes a while
            return first.backend
        for device, actor in self.actors.items():
            if device.kind == kind:
                return actor.backend
        raise UnknownDeviceError(f"the runtime has no {kind} device")

    # ---- what comes from other threads -----------------------------------------------------

    def deliver_soon(self, callback: Callable[[], object]) -> None:
        """Calls ``callback`` in the trio thread, soon; from any thread, and after the end never."""
        self.deliveries.post(callback)

    # ---- its end ---------------------------------------------------------------------------

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
        """Raises `NoRuntimeError` where nothing comes of what another thread asks the loop for.

        And `WrongThreadError` where that thread may not wait for it.
        """
        self.check_process()
        check_may_wait()
        if self.outside is not None:
            self.outside.check_open()

    def leave_behind(self, *, runs_on: bool, detached: bool) -> None:
        """Closes it at once, in a forked child: see `lazyasync.runtime.forks`.

        ``runs_on``: the child goes on in the event loop that it has inherited, and may leave the
        block of the runtime; otherwise nobody does. ``detached``: that loop is not the parent's
        any more.
        """
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

    def end_of_waits(self) -> Exception:
        """What all that is waited for raises at the end."""
        return self.closed_error() or NoRuntimeError()

    # ---- actors ----------------------------------------------------------------------------

    def start_actor(self, serve: Callable[[], Awaitable[None]], name: str) -> None:
        """Starts an actor's task in the runtime's nursery. Raises `NoRuntimeError` at its end."""
        self._check_tasks()
        self.tasks.start_actor(serve, name)

    async def run_beside(self, function: Callable[[], Awaitable[Value]], name: str) -> Value:
        """What an asynchronous function gives, run by a task of the runtime's own.

        Who is cancelled leaves it to come to its end. Raises what it raises, and `NoRuntimeError`
        where the runtime ends before it does: who waits may be a task that outlives that.
        """
        ended = Completion(self.waits)
        result: outcome.Outcome[Value] | None = None

        async def run() -> None:
            nonlocal result
            try:
                result = outcome.Value(await function())
            except Exception as error:
                result = outcome.Error(error)
            finally:
                ended.finish()

        self.start_actor(run, name)
        await ended.wait_quietly()
        given, result = result, None  # whose error leads to this frame
        if given is None:
            raise self.closed_error() or NoRuntimeError("the runtime is being closed")
        try:
            return given.unwrap()
        finally:
            del given

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
