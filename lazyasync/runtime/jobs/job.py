"""Jobs: who records, with which limits, and whose failures are whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from threading import current_thread, get_ident
from typing import Any, Protocol, Self
from weakref import WeakKeyDictionary

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.callers import hosts
from lazyasync.compiler.time_slices import pause
from lazyasync.device import Device
from lazyasync.errors import (
    JobClosedError,
    NoRuntimeError,
    UnknownDeviceError,
    WrongThreadError,
)
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import RandomStream, Recording, as_it_is, check_independent, next_draw
from lazyasync.recording.transfers import is_constant
from lazyasync.runtime.barriers.barrier import Executor
from lazyasync.runtime.barriers.segments import Segments
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.jobs.closures import ClosureActor
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import PlaceStatistics
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.job_options import JobOptions
from lazyasync.runtime.steps.levels import highest_level, level_of_recording
from lazyasync.runtime.steps.step import JobState, Transfer
from lazyasync.runtime.steps.step_closure import ClosureStatistics
from lazyasync.tensor import LazyTensor


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


class Job(JobState):
    """A stream of steps on some devices, with live tensors, closures and failures of its own.

    Opened with `la.job`, not by hand; every runtime has one for whatever is recorded outside.
    """

    # An instance of about 30 attributes or more has a dictionary whose look-ups Python does not
    # specialize: each would take longer.
    __slots__ = (
        "__weakref__",
        "_prefetches",
        "_segments",
        "opened_in",
        "plain_calls",
        "prefetches",
    )

    executor: Executor
    closures: ClosureActor

    def __init__(
        self,
        runtime: Core,
        name: str,
        devices: Sequence[Device],
        options: JobOptions,
        closure_handler: ClosureHandler | None = None,
        part_of: Self | None = None,
        of_closures: bool = False,
    ) -> None:
        super().__init__(runtime, name, devices, options, part_of, of_closures)
        self.closures = ClosureActor(self, self.executor, closure_handler)
        self.opened_in: Self | None = None
        """What step closures record in, of which one has opened this job; None for all others."""
        self._segments = Segments(self, self.executor)
        self.first_check = self._segments.first_check
        self.plain_calls: WeakKeyDictionary[object, Any] = WeakKeyDictionary()
        """How each compiled function was called last, where it may be called so again."""
        self._prefetches = 0
        self.prefetches: WeakKeyDictionary[PrefetchBuffer, None] = WeakKeyDictionary()
        """Those that were started in it, or in what is a part of it, as long as somebody has them.
        """
        if self.priority and part_of is None:
            for device in devices:
                runtime.actors[device].shares.enter(self.priority)

    @property
    def is_waited_for(self) -> bool:
        """Whether step closures that the end of their job waits for record here."""
        closures = self if self.of_closures else self.opened_in
        return closures is not None and not closures.closed

    # ---- devices ---------------------------------------------------------------------------

    def replace_devices(self, devices: Mapping[Device, Device]) -> None:
        """Has devices in the place of others, for all that names none (trio thread).

        What is on the others fails as it does, and is not taken for another job's. The random
        streams go on on the new ones.
        """
        for old in [device for device in self.devices if device in devices]:
            new = devices[old]
            self.devices = tuple([new if device is old else device for device in self.devices])
            self._device_set |= {new}
            if self.priority and self.part_of is None:
                self.runtime.actors[new].shares.enter(self.priority)
                self.runtime.actors[old].shares.leave(self.priority)
            before = self.context_of.get(old)
            if before is not None:  # here, too, where another thread records
                context, context.seeded_with = self.context(new), before.seeded_with
                context.random_key = before.random_key
                context.random_counter = before.random_counter
        for part in self.parts.values():
            part.replace_devices(devices)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is to come any more of what was recorded, or added, here (trio thread).

        Then nothing of who has had the job can reach somebody who has it next.
        """
        if self.copies_under_way or not self.closures.is_idle:
            return False
        if self.closures.pending or any(t.target is not None for t in self.transfers):
            return False
        if any(not buffer.statistics().ended for buffer in tuple(self.prefetches)):
            return False
        return not any(c.steps_under_way or c.steps_of_parts_under_way for c in self.contexts)

    def hand_on(self, other: Self) -> None:
        """Makes what is lazy another job's (trio thread)."""
        for context in self.contexts:
            if context.open_recording is not None or context.carried:
                self.executor.step_maker.hand_on(context, other.context(context.device))

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

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle whose value is on the host; the first step that needs it uploads it."""
        if get_ident() != self.thread:
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
            data.charge_later((self.context(device).account, self.runtime.actors[device].account))
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
        state, context.random_counter = next_draw(context.random_key, context.random_counter, count)
        return state

    def check_constants(self, what: str, tensors: Iterable[object]) -> None:
        """As `check_no_gradient`, if there is a tensor that the gradient may lead through.

        Also raises `UnsupportedOperationError` for what a gradient of another job may lead through.
        """
        found = [tensor for tensor in tensors if isinstance(tensor, LazyTensor)]
        if self.gradients and not all(map(is_constant, found)):
            self.check_no_gradient(what)
        for tensor in found:
            check_independent(self, tensor)

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Closes a recording that has become too long: see `Segments.limit`."""
        self._segments.limit(recording, tensors)

    # ---- threads ---------------------------------------------------------------------------

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
        `NoRuntimeError` where the runtime has ended, or its block has been left: the thread had a
        job of its own till then.
        """
        if not self.in_its_thread:
            self.runtime.check_process()
            if (error := self.runtime.closed_error()) is not None:
                raise error
            if self.runtime.outside is not None and self.runtime.outside not in hosts:
                raise NoRuntimeError("the runtime is being closed")
            raise WrongThreadError(
                f"the thread {current_thread().name!r} cannot record in the job {self.name!r}, or "
                "act on it, beside the job's own thread, even with a copy of that one's context: "
                "record in trio's thread, and let other threads work on NumPy arrays"
            )

    # ---- the life of a job -----------------------------------------------------------------

    def cancel(self) -> None:
        """Cancels the job's block, also while it is being left.

        Steps on a device go on; queued closures are dropped.
        """
        if self.cancel_scope is None:
            raise RuntimeError(f"the job {self.name!r} has no block that could be cancelled")
        self.check_thread()
        self.exclusively(self.cancel_block, f"the job {self.name!r} was cancelled")

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
            JobOptions(self.max_in_flight, self.weight, self.priority, self.max_memory),
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
                self.runtime.actors[device].shares.leave(self.priority)
        self.closed = True
        for context in self.context_of.values():
            if context.open_recording is not None:
                self.executor.registry.count_recorded(context.open_recording)
                context.open_recording.context = None
                context.open_recording = None
            context.carried.clear()
        self._end_what_was_not_handed_over()
        self.closures.pending.clear()
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
