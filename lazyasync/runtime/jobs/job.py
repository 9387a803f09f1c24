"""Jobs: who records, with which limits, and whose failures are whose."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from threading import current_thread, get_ident
from typing import Any, Literal, NamedTuple, Protocol, Self, TypeVar
from weakref import WeakKeyDictionary

import numpy as np
import trio

from lazyasync.compiler.time_slices import pause
from lazyasync.device import Device
from lazyasync.errors import (
    JobClosedError,
    UnknownDeviceError,
    UnsupportedOperationError,
    WrongThreadError,
)
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.ir.types import TensorType
from lazyasync.recording import RandomStream, Recording, as_it_is, check_independent
from lazyasync.recording.transfers import is_constant
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.jobs.closures import ClosureActor, ClosureStatistics
from lazyasync.runtime.jobs.device_context import DeviceContext
from lazyasync.runtime.jobs.host import JobHost
from lazyasync.runtime.jobs.step_closure import StepClosure
from lazyasync.runtime.loop.waiting import PlaceStatistics, Slots
from lazyasync.runtime.scheduler.background_thread import needs_the_loop
from lazyasync.runtime.steps.completion import FailureRecord, ParkedFailures
from lazyasync.runtime.steps.levels import highest_level, level_of_recording
from lazyasync.runtime.steps.segments import Segments
from lazyasync.runtime.steps.step import Step, Transfer
from lazyasync.tensor import DeviceData, LazyTensor, Recorder, TensorExecutor

Value = TypeVar("Value")

ErrorPolicy = Literal["barrier", "cancel"]


class PrefetchStatistics(NamedTuple):
    """The state of the buffer of a `la.prefetch`."""

    device: str
    """The device that its batches are put on."""
    depth: int
    """How many batches may be ready at a time."""
    ready: int
    """The batches that are ready, and nobody has asked for yet."""
    waiting: int
    """The tasks that wait for a batch."""
    ended: bool
    """Whether its source has ended, or was stopped."""


class PrefetchBuffer(Protocol):
    """What is behind a `la.prefetch`, as its job sees it."""

    def statistics(self) -> PrefetchStatistics:
        """Its state."""


class JobStatistics(NamedTuple):
    """The state of a job's queues, and what it has done so far."""

    name: str
    """The job's name."""
    steps: int
    """The steps handed to the scheduler, as below with those of what is recorded apart for it, in
    its step closures and its sources of `la.prefetch`."""
    failed_steps: int
    """The steps that failed."""
    in_flight: dict[str, int]
    """The steps under way, by device."""
    device_seconds: dict[str, float]
    """The time its programs kept each device busy, in seconds."""
    waited_seconds: dict[str, float]
    """The time its programs waited for each device while others had it, in seconds: for a turn, and
    behind what was there when it came."""
    memory_bytes: dict[str, int]
    """The bytes of its live buffers, by device."""
    peak_memory_bytes: dict[str, int]
    """The most bytes it has held at a time, by device."""
    undelivered_failures: int
    """The failures that the next barrier, or the exit, will raise."""
    closures: ClosureStatistics
    """The step closures waiting, run, failed and dropped."""
    places: dict[str, PlaceStatistics]
    """The places for its steps in flight, by device, which barriers wait for; what is recorded
    apart has places of its own."""
    transfer_places: PlaceStatistics
    """The places for its transfers between devices that are under way."""
    trimmed_segments: dict[str, int]
    """The segments cut so far from graphs that had become too long, by device."""
    waiting_segments: dict[str, int]
    """Those of them that have yet to be sent to the scheduler, by device."""
    prefetches: list[PrefetchStatistics]
    """The buffers of `la.prefetch` that have batches, or may yet have some, oldest first."""


class JobExecutor(TensorExecutor, Protocol):
    """The executor of a runtime, as jobs see it."""

    @property
    def unscheduled_transfers(self) -> dict[Transfer, None]:
        """Those of all jobs that no barrier has scheduled yet."""

    def live_data(self, job: Job) -> list[DeviceData]:
        """The handles of a job's live tensors."""

    def count_recorded(self, recording: Recording) -> object:
        """Counts the tensors of a recording that have not been."""

    def carry_on(self, context: DeviceContext) -> None:
        """Closes a recording; what is lazy stays so and is taken along."""

    def hand_on(self, context: DeviceContext, other: DeviceContext) -> None:
        """Makes what is lazy that of another job."""

    def cut(self, context: DeviceContext) -> list[Step]:
        """Makes steps of what is live in a recording, while an operation is under way."""

    async def schedule(self, tensors: Sequence[LazyTensor], *, as_reads: bool = False) -> None:
        """Hands over what tensors still need."""

    async def flush_segments(self, job: Job, *, takes_slots: bool = False) -> object:
        """Sends out what has been cut into segments."""

    async def schedule_transfers(
        self, job: Job, devices: Iterable[Device], *, takes_slots: bool = True
    ) -> object:
        """Sends out the transfers that barriers on some devices need."""

    async def queue_closures(self, job: Job) -> None:
        """Queues the closures added so far."""


class JobRuntime(JobHost, Protocol):
    """A runtime, with its executor."""

    @property
    def executor(self) -> JobExecutor:
        """Where barriers, and what tensors ask for, are seen to."""


class Job:
    """A stream of steps on some devices, with live tensors, closures and failures of its own.

    Opened with `la.job`, not by hand; every runtime has one for whatever is recorded outside.
    """

    # An instance of about 30 attributes or more has a dictionary whose look-ups Python does not
    # specialize: each would take longer.
    __slots__ = (
        "__weakref__",
        "_device_set",
        "_prefetches",
        "abandoned",
        "cancel_scope",
        "closed",
        "closures",
        "context_of",
        "copies_under_way",
        "devices",
        "due_closures",
        "errors",
        "executor",
        "failed_steps",
        "failures",
        "first_check",
        "gradients",
        "has_several_devices",
        "ir_debug",
        "limit_graph_size",
        "lives",
        "max_in_flight",
        "max_memory",
        "name",
        "of_closures",
        "part_of",
        "parts",
        "pending_closures",
        "plain_calls",
        "prefetches",
        "priority",
        "runtime",
        "shapes",
        "thread",
        "transfer_places",
        "transfers",
        "weight",
    )

    around: tuple[Recorder, ...] = ()  # see `Recorder`
    is_inlined = False

    def __init__(
        self,
        runtime: JobRuntime,
        name: str,
        devices: Sequence[Device],
        *,
        max_in_flight: int,
        weight: float,
        priority: int,
        max_memory: int | None,
        errors: ErrorPolicy,
        part_of: Self | None = None,
        of_closures: bool = False,
        closure_handler: ClosureHandler | None = None,
    ) -> None:
        self.runtime = runtime
        self.thread: int | None = runtime.thread
        """The thread that records in it. So may the runtime's own, which then does it for that one,
        while it waits."""
        self.name = name
        self.devices = tuple(devices)
        self._device_set = frozenset(devices)
        self.max_in_flight = max_in_flight
        self.weight = weight
        self.priority = priority
        self.max_memory = max_memory
        self.errors: ErrorPolicy = errors
        self.part_of = part_of
        """The job for whose closures or sources something is recorded here, apart from it; None for
        a job of the user's."""
        self.of_closures = of_closures
        """Whether step closures record here."""
        self.executor = runtime.executor
        self.ir_debug = runtime.config.ir_debug
        self.shapes = runtime.shapes
        self.gradients: list[tuple[Node, ...]] = []
        """See `lazyasync.recording.Recorder`."""
        self.closed = False
        self.abandoned = False
        """Whether its block was left by an error, or cancelled."""
        self.lives: Callable[[], bool] | None = None
        """Says whether the task or thread outside trio that has it for its own still runs; None
        for the job of a block."""
        self.copies_under_way = 0
        """Its copies between host and devices, and between devices, that have not ended."""
        self.cancel_scope: trio.CancelScope | None = None
        self.failures = ParkedFailures()
        self.transfers: list[Transfer] = []
        self.transfer_places = Slots(runtime.waits, runtime.config.mailbox_capacity)
        """Bounds the transfers under way; a barrier that would start more waits."""
        self.pending_closures: list[StepClosure] = []
        """Added since the last barrier."""
        self.due_closures: deque[StepClosure] = deque()
        """With ``run_async=False``, whose step is done, but which a barrier has not run yet."""
        self.closures = ClosureActor(self, closure_handler)
        segments = Segments(self)
        self.first_check = segments.first_check
        """The length of a recording from which on `limit_graph_size` is to be asked about it."""
        self.limit_graph_size = segments.limit
        self.failed_steps = 0
        self.context_of: dict[Device, DeviceContext] = {}
        """What it has on the devices it has used; `context` makes one for another."""
        self.has_several_devices = False
        """Whether it has used more than one."""
        self.plain_calls: WeakKeyDictionary[object, Any] = WeakKeyDictionary()
        """How each compiled function was called last, where it may be called so again."""
        self.parts: dict[str, Self] = {}
        """What its step closures and its sources of `la.prefetch` record in, by what they are."""
        self._prefetches = 0
        self.prefetches: WeakKeyDictionary[PrefetchBuffer, None] = WeakKeyDictionary()
        """Those that were started in it, or in what is a part of it, as long as somebody has them.
        """
        if priority and part_of is None:
            for device in devices:
                runtime.shares(device).enter(priority)

    def __repr__(self) -> str:
        return f"<job {self.name!r} on {', '.join(map(str, self.devices))}>"

    # ---- devices ---------------------------------------------------------------------------

    def resolve_device(self, device: str | Device | None) -> Device:
        """The job's device of a name; ``None`` and ``""`` mean its first."""
        if device is None or device == "":
            return self.devices[0]
        try:
            resolved = Device.parse(device)
        except ValueError as error:
            raise UnknownDeviceError(f"{error}; there are {self._listed()}") from None
        if resolved not in self._device_set:
            raise UnknownDeviceError(
                f"the job {self.name!r} has no device {resolved}; there are {self._listed()}"
            )
        return resolved

    def _listed(self) -> str:
        return ", ".join(map(str, self.devices))

    def context(self, device: Device) -> DeviceContext:
        """The job's state on a device."""
        context = self.context_of.get(device)
        if context is None:
            context = self.context_of[device] = DeviceContext(self, device)
            self.has_several_devices = len(self.context_of) > 1
        return context

    @property
    def contexts(self) -> tuple[DeviceContext, ...]:
        """The job's states on the devices it has used."""
        return tuple(self.context_of.values())

    def live_data(self) -> list[DeviceData]:
        """The handles of its live tensors."""
        return self.executor.live_data(self)

    def awaits_end_of(self, step: Step) -> bool:
        """Whether a step closure is to be run when a step has ended well."""
        return self.closures.wait_for(step)

    def context_of_whole(self, device: Device) -> DeviceContext | None:
        """The context of the job that this is a part of; None in a job of the user's."""
        return None if self.part_of is None else self.part_of.context(device)

    def carry_on(self, context: DeviceContext) -> None:
        """Closes the recording; what is lazy stays so and is taken along."""
        self.executor.carry_on(context)

    def cut(self, context: DeviceContext) -> list[Step]:
        """Makes steps of what is live on a device, while an operation is under way."""
        return self.executor.cut(context)

    async def schedule_reads(self, tensors: Sequence[LazyTensor]) -> None:
        """Hands over what tensors that are to be read still need."""
        await self.executor.schedule(tensors, as_reads=True)

    async def send_segments(self, *, takes_slots: bool = False) -> object:
        """Sends out what has been cut into segments."""
        return await self.executor.flush_segments(self, takes_slots=takes_slots)

    async def send_transfers(self, device: Device, *, takes_slots: bool) -> object:
        """Sends out what is moved to a device, or from there."""
        return await self.executor.schedule_transfers(self, (device,), takes_slots=takes_slots)

    def open_recordings(self) -> Iterator[tuple[Job, Recording]]:
        """What is being recorded in the job and its parts, and where."""
        for context in self.contexts:
            if context.open_recording is not None:
                yield self, context.open_recording
        for part in tuple(self.parts.values()):
            yield from part.open_recordings()

    @property
    def is_left(self) -> bool:
        """Whether its code has come to an end: what nobody holds is then not computed."""
        return self.abandoned or not (self.lives is None or self.lives())

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is to come any more of what was recorded, or added, here (trio thread).

        Then nothing of who has had the job can reach somebody who has it next.
        """
        if self.copies_under_way or not self.closures.is_idle:
            return False
        if self.pending_closures or any(t.target is not None for t in self.transfers):
            return False
        if any(not buffer.statistics().ended for buffer in tuple(self.prefetches)):
            return False
        return not any(c.steps_under_way or c.steps_of_parts_under_way for c in self.contexts)

    def hand_on(self, other: Self) -> None:
        """Makes what is lazy another job's (trio thread)."""
        for context in self.contexts:
            if context.open_recording is not None or context.carried:
                self.executor.hand_on(context, other.context(context.device))

    @property
    def has_segments(self) -> bool:
        """Whether steps have been cut that a barrier is to send out before its own."""
        for context in self.context_of.values():  # noqa: SIM110 - a generator takes longer
            if context.segments:
                return True
        return False

    # ---- what recording asks for (`lazyasync.recording.Recorder`) --------------------------

    def recording(self, device: Device) -> Recording:
        """The open recording on ``device``.

        Raises `JobClosedError` in an ended job, and `WrongThreadError` in another thread.
        """
        if get_ident() != self.thread:
            self.check_thread()
        if self.closed:
            raise self.closed_error()
        if device not in self._device_set:
            raise UnknownDeviceError(
                f"the job {self.name!r} has no device {device}; there are {self._listed()}"
            )
        context = self.context_of.get(device) or self.context(device)
        return context.open_recording or context.recording()

    def closed_error(self) -> Exception:
        """What recording in, or waiting for, this ended job raises."""
        return self.runtime.closed_error() or JobClosedError(f"the job {self.name!r} has ended")

    def lazy_at_end(self) -> Exception:
        """What using a tensor raises that was still lazy when this job ended."""
        return self.runtime.closed_error() or JobClosedError(
            f"the tensor was still lazy when its job {self.name!r} ended"
        )

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle whose value is on the host; the first step that needs it uploads it."""
        self.check_thread()
        if self.closed:
            raise self.closed_error()
        array.flags.writeable = False
        data = DeviceData(self.executor, device, TensorType(array.shape, array.dtype))
        data.host = array
        data.origin = NodeMetadata.here("", self.ir_debug)
        backend = self.runtime.backend(device)
        if backend.host_memory:
            data.buffer = array
            data.charge_later((self.context(device).account, self.runtime.account(device)))
        return data

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """A promise of ``tensor`` on another device, kept by the next barrier."""
        self.check_thread()
        if not self.in_runtime_thread:
            return self.exclusively(self.transfer, tensor, device)
        if self.closed:
            raise self.closed_error()
        check_independent(self, tensor)
        data = DeviceData(self.executor, device, TensorType(tensor.shape, tensor.dtype))
        data.origin = NodeMetadata.here("", self.ir_debug)
        unscheduled = self.executor.unscheduled_transfers
        level = 0
        if unscheduled:
            if tensor._data is None:
                level = level_of_recording(tensor._recording)
            else:
                level = highest_level((tensor._data,))
        # What the tensor stands for now is sent, whatever it is rebound to before it goes.
        transfer = Transfer(self.runtime.waits, self, as_it_is(tensor), data, level + 1)
        data.completion = transfer
        self.transfers.append(transfer)
        unscheduled[transfer] = None
        return data

    def random_state(
        self, device: Device, count: int, stream: RandomStream | None = None
    ) -> tuple[int, int]:
        """The key and the counter for ``count`` 32-bit numbers; a counter makes four of them.

        They are of a stream; None: the job's own one on the device.
        """
        if stream is not None:
            return stream.state(count)
        context = self.context(device)
        counter = context.random_counter
        context.random_counter += -(-count // 4)
        return context.random_key, counter

    def check_no_gradient(self, what: str) -> None:
        """Raises `UnsupportedOperationError` for ``what`` in a function that is differentiated."""
        if self.gradients:
            raise UnsupportedOperationError(
                f"{what} in a function whose gradient is being taken would cut the graph, and with "
                "it the gradient: do it before or afterwards. Values can be read there, with "
                "float(t), or with await t.numpy()"
            )

    def check_constants(self, what: str, tensors: Iterable[object]) -> None:
        """As `check_no_gradient`, if there is a tensor that the gradient may lead through.

        Also raises `UnsupportedOperationError` for what a gradient of another job may lead through.
        """
        found = [tensor for tensor in tensors if isinstance(tensor, LazyTensor)]
        if self.gradients and not all(map(is_constant, found)):
            self.check_no_gradient(what)
        for tensor in found:
            check_independent(self, tensor)

    # ---- threads ---------------------------------------------------------------------------

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in."""
        return get_ident() == self.runtime.thread

    @property
    def traced_shapes(self) -> ShapeCache:
        """What infers the types of what this thread traces for the job."""
        return self.shapes if self.in_its_thread else self.runtime.trace_shapes

    def between_traced(self) -> None:
        """Lets other threads have the GIL. Raises, once the runtime has ended, as `recording`."""
        pause()
        if self.runtime.waits.end is not None:
            raise self.closed_error()

    @property
    def in_its_thread(self) -> bool:
        """Whether this is a thread that may record in this job."""
        return get_ident() in (self.thread, self.runtime.thread)

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not record in this job, or act on it.

        It has mostly taken over the context of one that may, in which the other goes on. Raises
        `NoRuntimeError` where the runtime has ended: the thread had a job of its own till then.
        """
        if not self.in_its_thread:
            self.runtime.check_process()
            if (error := self.runtime.closed_error()) is not None:
                raise error
            raise WrongThreadError(
                f"the thread {current_thread().name!r} cannot record in the job {self.name!r}, or "
                "act on it, beside the job's own thread, even with a copy of that one's context: "
                "record in trio's thread, and let other threads work on NumPy arrays"
            )

    def exclusively(self, function: Callable[..., Value], *args: Any) -> Value:
        """Calls a function in the runtime's thread, which so does nothing else meanwhile."""
        if self.in_runtime_thread:
            return function(*args)
        needs_the_loop()
        self.runtime.check_reachable()
        try:
            return trio.from_thread.run_sync(function, *args, trio_token=self.runtime.token)
        except trio.RunFinishedError as error:
            raise self.closed_error() from error

    def wait_for(self, function: Callable[[], Awaitable[object]]) -> None:
        """Runs an asynchronous function in the runtime's thread, for another one, which blocks."""
        try:
            trio.from_thread.run(function, trio_token=self.runtime.token)
        except trio.RunFinishedError as error:
            raise self.closed_error() from error

    # ---- failures --------------------------------------------------------------------------

    @property
    def owner(self) -> Self:
        """The job that failures, memory and time belong to: this, or what it is a part of."""
        return self if self.part_of is None else self.part_of

    def park(self, record: FailureRecord) -> None:
        """Keeps a failure until somebody gets it."""
        self.runtime.failure_log.note(record)
        self.failures.add(record)

    def forget(self, record: FailureRecord) -> None:
        """Drops a failure that has been delivered, wherever it is parked by now."""
        self.failures.discard(record)

    def failed(self, record: FailureRecord) -> None:
        """Acts on a failure that nobody was waiting for."""
        if self.closed or self.is_left:
            self.forget(record)
            self.runtime.late_failure(record)
        elif self.errors == "cancel":
            self._cancel(f"{record.label} failed")

    def raise_parked(self) -> None:
        """Raises the oldest failure that nobody has got yet, if there is one."""
        for record in self.failures:
            raise record.deliver()

    def take_failures(self) -> list[Exception]:
        """All failures that nobody has got yet, as errors to raise."""
        return self.failures.take()

    def pass_failures_on(self) -> None:
        """Leaves failures that nobody has got yet to the runtime's exit."""
        failures, self.failures = self.failures, ParkedFailures()
        self.runtime.late_failures(failures)

    # ---- the life of a job -----------------------------------------------------------------

    def cancel(self) -> None:
        """Cancels the job's block. Steps on a device go on; queued closures are dropped."""
        if self.cancel_scope is None:
            raise RuntimeError(f"the job {self.name!r} has no block that could be cancelled")
        self.check_thread()
        self.exclusively(self._cancel, f"the job {self.name!r} was cancelled")

    def _cancel(self, reason: str) -> None:
        if self.cancel_scope is not None:
            self.closures.stop()  # now: the block may take a while to end
            self.cancel_scope.cancel(reason=reason)

    def closure_part(self, kind: str, *, in_thread: bool) -> Self:
        """A private job for step closures of a kind to record in (trio thread)."""
        return self._part(kind, in_thread=in_thread, of_closures=True)

    def source_job(self) -> Self:
        """A private job for a source of `la.prefetch` to record in, in a thread (trio thread)."""
        owner = self.owner
        owner._prefetches += 1
        return owner._part(f"prefetch {owner._prefetches}", in_thread=True, of_closures=False)

    def _part(self, kind: str, *, in_thread: bool, of_closures: bool) -> Self:
        part = self.parts[kind] = type(self)(
            self.runtime,
            f"{self.name} ({kind})",
            self.devices,
            max_in_flight=self.max_in_flight,
            weight=self.weight,
            priority=self.priority,
            max_memory=self.max_memory,
            errors="barrier",
            part_of=self,
            of_closures=of_closures,
        )
        if in_thread:
            part.shapes = ShapeCache(self.runtime.config.shape_cache_size)
            for device in self.devices:  # now, as they change this job, which is no thread's
                part.context(device)
        return part

    def end_part(self, part: Self) -> None:
        """Ends a private job that nobody records in any more."""
        part.close()
        for kind, other in tuple(self.parts.items()):
            if other is part:
                del self.parts[kind]

    def close(self) -> None:
        """Ends recording. What is in flight goes on."""
        if self.priority and not self.closed and self.part_of is None:
            for device in self.devices:
                self.runtime.shares(device).leave(self.priority)
        self.closed = True
        for context in self.context_of.values():
            if context.open_recording is not None:
                self.executor.count_recorded(context.open_recording)
                context.open_recording.context = None
                context.open_recording = None
            context.carried.clear()
        self._end_what_was_not_handed_over()
        self.pending_closures.clear()
        for part in self.parts.values():
            part.close()

    def _end_what_was_not_handed_over(self) -> None:
        """Ends segments and transfers that never left, for whoever waits for them elsewhere."""
        segments = [step for context in self.context_of.values() for step in context.segments]
        transfers, self.transfers = self.transfers, []
        if not segments and not transfers:
            return
        label = f"the job {self.name!r}"
        record = FailureRecord(self, None, label, self.closed_error(), _job_closed)
        record.delivered = True  # what was only recorded has not failed
        for context in self.context_of.values():
            context.segments.clear()
        for step in segments:
            step.end(record)
        for transfer in transfers:
            self.executor.unscheduled_transfers.pop(transfer, None)
            transfer.end(record)

    def _waiting_segments(self) -> Counter[str]:
        """The segments that have yet to be sent out, by device, with those of its parts."""
        waiting = Counter({str(c.device): len(c.segments) for c in self.contexts})
        for part in tuple(self.parts.values()):
            waiting.update(part._waiting_segments())
        return waiting

    def statistics(self) -> JobStatistics:
        """What the job has done, and how full its queues are."""
        buffers = [buffer.statistics() for buffer in tuple(self.prefetches)]
        contexts = {str(context.device): context for context in self.context_of.values()}
        return JobStatistics(
            name=self.name,
            steps=sum(context.steps + context.steps_of_parts for context in contexts.values()),
            failed_steps=self.failed_steps,
            in_flight={
                name: context.steps_under_way + context.steps_of_parts_under_way
                for name, context in contexts.items()
            },
            device_seconds={name: context.share.seconds for name, context in contexts.items()},
            waited_seconds={name: c.share.waited_seconds for name, c in contexts.items()},
            memory_bytes={name: context.account.settle() for name, context in contexts.items()},
            peak_memory_bytes={name: context.account.peak for name, context in contexts.items()},
            undelivered_failures=self.failures.count,
            closures=self.closures.statistics(),
            places={name: context.slots.statistics() for name, context in contexts.items()},
            transfer_places=self.transfer_places.statistics(),
            trimmed_segments={name: context.segments_cut for name, context in contexts.items()},
            waiting_segments=dict(self._waiting_segments()),
            prefetches=[buffer for buffer in buffers if buffer.ready or not buffer.ended],
        )


def _job_closed(record: FailureRecord) -> Exception:
    return JobClosedError(f"{record.label} ended before this was handed over to the device")
