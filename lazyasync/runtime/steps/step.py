"""Steps and transfers, and the jobs that they are of: what the parts of a runtime hand around.

A job has a context on each device, whose steps know it: all of them stand here. What is done with
them is below, in what these are made of, or above: in devices, the scheduler, barriers.
"""

from __future__ import annotations

import hashlib
import itertools
import weakref
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from threading import get_ident
from typing import Any, Self, TypeAlias, TypeVar
from weakref import ReferenceType

import trio

from lazyasync.backends.protocol import LocatesFailures, Program
from lazyasync.buffers import DeviceData, MemoryAccount, new_handles
from lazyasync.device import Device
from lazyasync.errors import JobClosedError, UnknownDeviceError, UnsupportedOperationError
from lazyasync.holders import holders
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.iterations import Loops
from lazyasync.ir.node import Node
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.recording import Recording
from lazyasync.runtime.loop.background_thread import needs_the_loop
from lazyasync.runtime.loop.collecting import check_may_wait
from lazyasync.runtime.loop.failures import FailureOwner, FailureRecord
from lazyasync.runtime.loop.fair_share import Share
from lazyasync.runtime.loop.waiting import Completion, Slots, WaitQueue, Waits
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.job_options import JobOptions
from lazyasync.runtime.steps.step_closure import ClosureQueue
from lazyasync.tensor import LazyTensor, Recorder, TensorExecutor

Value = TypeVar("Value")

BuildGraph: TypeAlias = Callable[[], CollectedGraph]
"""Builds a graph that is not known yet (in any thread)."""

DEFAULT_JOB = "default"
"""The name of the job of whatever is recorded outside all others."""


class JobState(FailureOwner, Recorder):
    """A job, as its steps, devices and barriers see it: its limits, and what it has on devices.

    The base of `lazyasync.runtime.jobs.job.Job`, which records by what makes steps.
    """

    __slots__ = (
        "_device_set",
        "closures",
        "context_of",
        "copies_under_way",
        "cut",
        "devices",
        "executor",
        "first_check",
        "gradients",
        "has_several_devices",
        "ir_debug",
        "max_in_flight",
        "max_memory",
        "of_closures",
        "part_of",
        "parts",
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

    closures: ClosureQueue
    """Its step closures."""
    first_check: int
    """The length of a recording from which on `limit_graph_size` is to be asked about it."""
    devices: tuple[Device, ...]
    executor: TensorExecutor
    runtime: Core

    def __init__(
        self,
        runtime: Core,
        name: str,
        devices: Sequence[Device],
        options: JobOptions,
        part_of: Self | None = None,
        of_closures: bool = False,
    ) -> None:
        super().__init__(name, options.errors, runtime.late_failures)
        self.runtime = runtime
        self.executor = runtime.executor
        self.thread: int | None = runtime.thread
        """The thread that records in it. So may the runtime's own, which then does it for that one,
        while it waits."""
        self.devices = tuple(devices)
        self._device_set = frozenset(devices)
        most = options.max_in_flight
        self.max_in_flight = runtime.config.max_in_flight if most is None else most
        self.weight = options.weight
        self.priority = options.priority
        self.max_memory = options.max_memory
        self.part_of = part_of
        """The job for whose closures or sources something is recorded here, apart from it; None for
        a job of the user's."""
        self.of_closures = of_closures
        """Whether step closures record here."""
        self.parts: dict[str, Self] = {}
        """What its step closures and its sources of `la.prefetch` record in, by what they are."""
        self.ir_debug = runtime.config.ir_debug
        self.shapes = runtime.shapes
        self.gradients: list[tuple[Node, ...]] = []
        """See `lazyasync.recording.Recorder`."""
        self.copies_under_way = 0
        """Its copies between host and devices, and between devices, that have not ended."""
        self.transfers: list[Transfer] = []
        """What is moved between devices, and has not been scheduled."""
        self.transfer_places = Slots(runtime.waits, runtime.config.mailbox_capacity)
        """Bounds the transfers under way; a barrier that would start more waits."""
        self.context_of: dict[Device, DeviceContext] = {}
        """What it has on the devices it has used; `context` makes one for another."""
        self.cut: dict[DeviceContext, None] = {}
        """Those of them that may have segments."""
        self.has_several_devices = False
        """Whether it has used more than one."""

    def __repr__(self) -> str:
        return f"<job {self.name!r} on {', '.join(map(str, self.devices))}>"

    @property
    def owner(self) -> Self:
        """The job that failures, memory and time belong to: this, or what it is a part of."""
        return self if self.part_of is None else self.part_of

    def park(self, record: FailureRecord) -> None:
        """Keeps a failure until somebody gets it, and notes it for whoever watches."""
        self.runtime.failure_log.note(record)
        super().park(record)

    def cancel_block(self, reason: str) -> None:
        """Cancels its block, if it has one."""
        if self.cancel_scope is not None:
            self.closures.stop()  # now: the block may take a while to end
            super().cancel_block(reason)

    def awaits_end_of(self, step: Step) -> bool:
        """Whether a step closure is to be run when a step has ended well."""
        return self.closures.wait_for(step)

    def closure_part(self, kind: str, *, in_thread: bool) -> JobState:
        """A private job for step closures of a kind to record in (trio thread)."""
        raise NotImplementedError

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

    @property
    def has_segments(self) -> bool:
        """Whether steps have been cut that a barrier is to send out before its own."""
        cut = self.cut  # and not all: where there are a thousand devices, looking takes a while
        for context in tuple(cut):
            if context.segments:
                return True
            del cut[context]
        return False

    def open_recordings(self) -> Iterator[tuple[JobState, Recording]]:
        """What is being recorded in the job and its parts, and where."""
        for context in self.contexts:
            if context.open_recording is not None:
                yield self, context.open_recording
        for part in tuple(self.parts.values()):
            yield from part.open_recordings()

    def closed_error(self) -> Exception:
        """What recording in, or waiting for, this ended job raises."""
        return self.runtime.closed_error() or JobClosedError(f"the job {self.name!r} has ended")

    def lazy_at_end(self) -> Exception:
        """What using a tensor raises that was still lazy when this job ended."""
        return self.runtime.closed_error() or JobClosedError(
            f"the tensor was still lazy when its job {self.name!r} ended; await it, or a barrier, "
            "before the end of the job's block"
        )

    def check_no_gradient(self, what: str) -> None:
        """Raises `UnsupportedOperationError` for ``what`` in a function that is differentiated."""
        if self.gradients:
            raise UnsupportedOperationError(
                f"{what} in a function whose gradient is being taken would cut the graph, and with "
                "it the gradient: do it before or afterwards. Values can be read there, with "
                "float(t), or with await t.numpy()"
            )

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in."""
        return get_ident() == self.runtime.thread

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
        check_may_wait()
        try:
            trio.from_thread.run(function, trio_token=self.runtime.token)
        except trio.RunFinishedError as error:
            raise self.closed_error() from error


class DeviceContext:
    """The state of one job on one device: its recording, its live tensors, its limits."""

    __slots__ = (
        "account",
        "carried",
        "device",
        "job",
        "label",
        "open_recording",
        "owner",
        "pending",
        "random_counter",
        "random_key",
        "seeded_with",
        "segments",
        "segments_cut",
        "share",
        "slots",
        "steps",
        "steps_of_parts",
        "steps_of_parts_under_way",
        "steps_under_way",
        "trie",
        "unissued",
    )

    def __init__(self, job: JobState, device: Device) -> None:
        config = job.runtime.config
        self.job = job
        self.device = device
        self.label = f"of the job {job.name!r} on {device}"
        """What is behind the number of a step in errors and reports."""
        self.trie = Trie(config.max_ir_cache_entries)
        self.open_recording: Recording | None = None
        self.carried: list[ReferenceType[LazyTensor]] = []
        """Tensors that stayed lazy when their recording was closed by a partial barrier."""
        self.segments: deque[Step] = deque()
        """Steps cut without an await, which go out at the job's next checkpoint."""
        self.segments_cut = 0
        """How many there have been, with those of what is a part of the job."""
        self.pending = job.runtime.actors[device].pending
        """Everything under way on the device, of whatever job."""
        self.unissued: dict[Step, None] = {}
        """Steps that the scheduler has, and the device has not, in the order of recording."""
        self.slots = Slots(job.runtime.waits, job.max_in_flight)
        # What a part of a job computes is on the job's account and takes of its share, else a quota
        # and a weight would count twice. The places above stay its own: they bound how far
        # somebody runs ahead, not what is used; and a barrier holds those of one device while it
        # waits for another's, which closures, that barriers wait for, must not come to depend on.
        self.owner = None if job.part_of is None else job.part_of.context(device)
        """The context of the job that this is a part of; None in a job of the user's."""
        self.account: MemoryAccount
        self.share: Share
        if self.owner is None:
            self.account, self.share = MemoryAccount(), Share(job.weight, job.priority)
        else:
            self.account, self.share = self.owner.account, self.owner.share
        self.steps = 0
        self.steps_under_way = 0
        self.steps_of_parts = 0
        self.steps_of_parts_under_way = 0
        self.seeded_with: int
        self.seed(config.seed if self.owner is None else self.owner.seeded_with)

    def report(self, function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        """Has a step closure called of a loop that is under way, if the queue has room for it."""
        self.job.owner.closures.report(function, arguments)

    def seed(self, seed: int) -> None:
        """Starts the random stream of ``seed`` for this job and device."""
        self.seeded_with = seed
        name = f"{seed}/{self.job.name}/{self.device}".encode()
        self.random_key = int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "little")
        self.random_counter = 0

    def recording(self) -> Recording:
        """The open recording, a new one if there is none."""
        recording = self.open_recording
        if recording is None:
            recording = self.open_recording = Recording(
                self.job, self.device, self.trie, self.job.first_check
            )
            profile = self.job.runtime.profile
            if profile is not None:
                profile.recording_began(self)
        return recording

    @property
    def has_recorded(self) -> bool:
        """Whether anything has been recorded that may still have to be handed over."""
        return bool(self.open_recording is not None or self.carried or self.segments)

    def new_step(
        self,
        graph: CollectedGraph | BuildGraph,
        types: Sequence[TensorType],
        level: int = 0,
    ) -> Step:
        """A step of a graph, with placeholders of ``types`` in the order of its collected roots."""
        job = self.job
        runtime = job.runtime
        number = self.steps + 1
        step = Step(runtime.waits, self, number, graph, level)
        step.outputs = new_handles(job.executor, self.device, types, completion=step)
        # When nothing can fail any more:
        self.steps = number
        self.steps_under_way += 1
        if self.owner is not None:
            self.owner.steps_of_parts += 1
            self.owner.steps_of_parts_under_way += 1
        self.pending[step] = None
        if runtime.graph_log is not None:
            known = graph.graph if isinstance(graph, CollectedGraph) else graph
            runtime.graph_log.note(step.label, known)
        return step

    def keep_segments(self, steps: Sequence[Step]) -> None:
        """Keeps steps that nobody sends out before the job's next await."""
        self.segments.extend(steps)
        self.job.cut[self] = None

    def step_ended(self, step: Step) -> None:
        """Takes note of a step's end."""
        self.steps_under_way -= 1
        if self.owner is not None:
            self.owner.steps_of_parts_under_way -= 1
        if step.holds_slot:
            step.holds_slot = False
            self.slots.release()
        self.pending.pop(step, None)


def _dropped(record: FailureRecord) -> Exception:
    return JobClosedError(f"{record.label} was dropped: {record.original}")


def handles_among(arguments: Sequence[Any]) -> list[DeviceData]:
    """The handles among the arguments of a graph."""
    return [value for value in arguments if type(value) is DeviceData]


class Step(Completion):
    """One graph on one device, with the placeholders it fills.

    ``outputs`` are in the order of the collected roots. ``fetches`` are outputs whose host copies
    are brought in the same go. ``level`` is that of the highest transfer that it needs (see
    `lazyasync.runtime.steps.levels`).
    """

    __slots__ = (
        "_build",
        "_collected",
        "_progress_queue",
        "brings_results",
        "context",
        "device",
        "estimated_seconds",
        "fetches",
        "holds_slot",
        "issued",
        "label",
        "lane",
        "level",
        "number",
        "operations",
        "outlives_job",
        "outputs",
        "program",
        "waits_alone",
    )

    def __init__(
        self,
        waits: Waits,
        context: DeviceContext,
        number: int,
        graph: CollectedGraph | BuildGraph,
        level: int,
    ) -> None:
        super().__init__(waits)
        self.context = context
        self.device: Device = context.device
        self.number = number
        self.label = f"step {number} {context.label}"
        """What the step is called in errors and reports."""
        self._build: BuildGraph | None = None
        self._collected: CollectedGraph | None = None
        if isinstance(graph, CollectedGraph):
            self._collected = graph
        else:
            self._build = graph
        self.outputs: Sequence[DeviceData] = ()
        self.fetches: list[DeviceData] = []
        self.brings_results = False
        """Whether host copies of all outputs come with its end."""
        self.holds_slot = False
        """Whether its end gives one of its job's places for steps in flight back."""
        self.level = level
        self.outlives_job = False
        """Whether somebody else waited for it when its job was left by an error, or cancelled."""
        self.operations = 0
        """Of a segment: the length of the recording that it was cut from."""
        self.program: Program | None = None
        self.estimated_seconds = 0.0
        self.lane = 0
        """Where its device runs it, once it has it: see `lazyasync.backends.protocol.Backend`."""
        self.issued = False
        """Whether its device has it, so that work given to the device later comes behind it."""
        self.waits_alone = False
        """Whether it waits for a turn of its own, with its graph in order, and may be dropped."""
        self._progress_queue: WaitQueue = {}

    @property
    def handed_over(self) -> bool:
        """Whether it goes on by itself: a segment waits for the next await of its job."""
        return self not in self.context.segments

    @property
    def at_hand(self) -> CollectedGraph | None:
        """What `collected` gives, if it is there at once; building it may take long."""
        return self._collected

    @property
    def collected(self) -> CollectedGraph:
        """The graph with its arguments, built now if need be (in any thread)."""
        if self._collected is None:
            assert self._build is not None
            collected = self._collected = self._build()
            # The placeholders were made in the order of the nodes, before there was a graph.
            ordered = list(self.outputs)
            for index, position in enumerate(collected.root_order):
                ordered[position] = self.outputs[index]
            self.outputs = ordered
            self._build = None
        return self._collected

    @property
    def replays(self) -> bool:
        """Whether it replays a graph, for `la.compile`, and was not recorded for this once."""
        return not self.collected.root_order

    def hold_place(self) -> None:
        """Holds one of its job's places for steps in flight until it ends."""
        if not self.done:
            self.context.slots.take()
            self.holds_slot = True

    def fetch(self, tensors: Sequence[LazyTensor]) -> None:
        """Has host copies brought as well of those of its outputs that ``tensors`` stand for."""
        wanted = {tensor._data for tensor in tensors}
        self.fetches.extend(data for data in self.outputs if data in wanted)

    def inputs(self) -> list[DeviceData]:
        """The handles among the arguments."""
        return handles_among(self.collected.arguments)

    @property
    def has_loops(self) -> bool:
        """Whether it is known to have a program with loops."""
        return self.program is not None and self.program.loops is not Loops.NONE

    @property
    def is_held(self) -> bool:
        """Whether somebody holds an output of it, and may see what it computes."""
        return self.is_held_beside({})

    def is_held_beside(self, uses: Mapping[int, int]) -> bool:
        """Whether an output is held more often than in ``uses``, which counts by identity."""
        outputs, fetches = self.outputs, self.fetches
        return any(
            holders(outputs, place)
            > fetches.count(outputs[place]) + uses.get(id(outputs[place]), 0)
            for place in range(len(outputs))
        )

    def drop(self) -> None:
        """Ends it without having computed anything, as nobody wants that."""
        left = self.context.job.owner.is_left
        error = JobClosedError(
            "its job was left before it was computed"
            if left
            else "nobody held any more what it computes"
        )
        record = FailureRecord(self.context.job.owner, self.device, self.label, error, _dropped)
        record.delivered = True  # what nobody wanted has not failed
        self.end(record)

    def notify_issued(self) -> None:
        """Tells who waits that its device has it: it is `issued` (trio thread)."""
        self.context.unissued.pop(self, None)
        if self._progress_queue:
            self.notify_progress()

    def notify_progress(self) -> None:
        """Wakes who waits for it to make progress on its way to the device (trio thread)."""
        self._waits.wake_all(self._progress_queue)

    async def wait_for_progress(self) -> None:
        """Waits for its next progress: its graph is in order, it is issued, or it has ended."""
        await self._waits.park(self._progress_queue)

    async def wait_issued(self) -> None:
        """Waits until its device has it, or it has ended without coming so far."""
        while not (self.issued or self.done):
            await self.wait_for_progress()

    def fail(self, error: BaseException, program: Program | None = None) -> FailureRecord:
        """Ends the step with a failure of its own, parked with its job until delivered.

        Its message names the operation, and the user's line, if ``program``, which ran, can tell
        which one failed.
        """
        label = self.label
        value = program.failing_value(error) if isinstance(program, LocatesFailures) else None
        if value is not None:
            from lazyasync.ir.dump import node_text  # importing stays quick

            node = self.collected.graph.nodes[value]
            label = f"{node_text(node)} in {label}"
            if node.source is None and node.first_place is not None:
                label += f" (first recorded at {node.first_place})"
        record = FailureRecord.of_work(self.context.job.owner, self.device, label, error)
        job = record.job
        job.failed_steps += 1
        job.park(record)
        self.end(record)
        return record

    def end(self, failure: FailureRecord | None) -> None:
        """Ends the step; with a failure, its outputs share the record."""
        for data in self.outputs:
            data.failure = failure
            data.completion = None
        # Whoever still holds the step, such as a closure that waits for it, holds no buffers.
        self.outputs = ()
        self.fetches = []
        if self._collected is not None:
            # Its device's thread may have the command for a moment yet, and the arguments with it.
            self._collected.arguments.clear()
        self._collected = None
        self.context.unissued.pop(self, None)
        self.context.step_ended(self)
        self.finish(failure)
        if self._progress_queue:
            self.notify_progress()
        if failure is not None and not failure.delivered:
            failure.job.failed(failure)


class Transfer(Completion):
    """A tensor's value on its way to another device.

    Unscheduled at first: a barrier schedules it. ``level`` orders transfers by what they depend
    on: the source of a transfer depends only on transfers of lower levels. Once it is scheduled,
    it is that of the source (see `lazyasync.runtime.steps.levels`).
    """

    __slots__ = (
        "_named_queue",
        "_target",
        "device",
        "is_named",
        "job",
        "level",
        "scheduled",
        "sequence",
        "source",
        "source_data",
    )

    _sequence = itertools.count()

    def __init__(
        self, waits: Waits, job: JobState, source: LazyTensor | None, target: DeviceData, level: int
    ) -> None:
        super().__init__(waits)
        self.job = job
        self.source = source
        self.source_data: DeviceData | None = None
        self.device = target.device
        """The device it goes to."""
        self._target = weakref.ref(target)
        self.level = level
        self.scheduled = False
        self.is_named = False
        """Whether its device has been told of it, and of what is to be filled: programs that are
        submitted there from now on wait for it there."""
        self._named_queue: WaitQueue = {}
        self.sequence = next(Transfer._sequence)

    @property
    def handed_over(self) -> bool:
        """Whether a barrier has scheduled it."""
        return self.scheduled

    @property
    def target(self) -> DeviceData | None:
        """The handle to fill; None if nobody holds it any more."""
        return self._target()

    def name(self, buffer: Any) -> None:
        """Gives the handle a buffer that is yet to be filled, behind all that is submitted now."""
        target = self._target()
        if target is not None:
            target.buffer = buffer
        self.is_named = True
        self._waits.wake_all(self._named_queue)

    def unname(self) -> None:
        """Takes that back: it is tried again."""
        target = self._target()
        if target is not None:
            target.buffer = None
            target.discharge()
        self.is_named = False

    async def wait_named(self) -> None:
        """Waits until its device has been told of it, or it has ended."""
        while not (self.is_named or self.done):
            await self._waits.park(self._named_queue)

    def fail(self, error: BaseException) -> None:
        """Fails the handle, with a failure of the job's own, parked until delivered."""
        target = self._target()
        if target is not None:
            target.discharge()
        label = f"a transfer to {self.device}"
        FailureRecord.of_work(self.job.owner, self.device, label, error).tell(self.end)

    def end(self, failure: FailureRecord | None, buffer: Any = None) -> None:
        """Fills the handle, or fails it."""
        target = self._target()
        if target is not None:
            target.buffer = buffer
            target.failure = failure
            target.completion = None
        self.source = None
        self.source_data = None
        self.finish(failure)
        self._waits.wake_all(self._named_queue)
