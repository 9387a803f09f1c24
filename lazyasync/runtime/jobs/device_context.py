"""The state of a job on a device: what it records there, and within which limits."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol
from weakref import ReferenceType

from lazyasync.buffers import MemoryAccount
from lazyasync.device import Device
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.recording import Recording
from lazyasync.runtime.jobs.host import JobHost
from lazyasync.runtime.loop.waiting import Slots
from lazyasync.runtime.scheduler.fair_share import Share
from lazyasync.runtime.steps.collect import Collection
from lazyasync.runtime.steps.step import Step, StepOwner, Transfer
from lazyasync.tensor import LazyTensor, Recorder, new_handles


class ReportQueue(Protocol):
    """What calls functions that are told of loops."""

    def report(self, function: Callable[..., object], arguments: Sequence[Any]) -> None:
        """Queues a call, if there is room."""


class ContextOwner(StepOwner, Recorder, Protocol):
    """A job, as what it has on a device sees it."""

    transfers: list[Transfer]
    """What is moved between devices, and has not been scheduled."""

    @property
    def runtime(self) -> JobHost:
        """The runtime."""

    @property
    def closures(self) -> ReportQueue:
        """Its step closures."""

    @property
    def max_in_flight(self) -> int:
        """How many of its steps may be in flight on each device."""

    @property
    def weight(self) -> float:
        """Its share of a device's time, relative to those of others."""

    @property
    def priority(self) -> int:
        """It goes before all of a lower one."""

    @property
    def first_check(self) -> int:
        """The length of a recording from which on `limit_graph_size` is to be asked about it."""

    def context_of_whole(self, device: Device) -> DeviceContext | None:
        """The context of the job that this is a part of; None in a job of the user's."""


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

    def __init__(self, job: ContextOwner, device: Device) -> None:
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
        self.pending = job.runtime.pending(device)
        """Everything under way on the device, of whatever job."""
        self.unissued: dict[Step, None] = {}
        """Steps that the scheduler has, and the device has not, in the order of recording."""
        self.slots = Slots(job.runtime.waits, job.max_in_flight)
        # What a part of a job computes is on the job's account and takes of its share, else a quota
        # and a weight would count twice. The places above stay its own: they bound how far
        # somebody runs ahead, not what is used; and a barrier holds those of one device while it
        # waits for another's, which closures, that barriers wait for, must not come to depend on.
        self.owner = job.context_of_whole(device)
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
        job = self.job if self.owner is None else self.owner.job
        job.closures.report(function, arguments)

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
        collection: Collection | None,
        collected: CollectedGraph | None,
        types: Sequence[TensorType],
        level: int = 0,
    ) -> Step:
        """A step with its placeholders, of types in the order of the collected roots.

        ``collection`` is what is collected where the graph has yet to be built.
        """
        job = self.job
        runtime = job.runtime
        number = self.steps + 1
        step = Step(runtime.waits, self, number, collection, collected, level)
        step.outputs = new_handles(job.executor, self.device, types, completion=step)
        # When nothing can fail any more:
        self.steps = number
        self.steps_under_way += 1
        if self.owner is not None:
            self.owner.steps_of_parts += 1
            self.owner.steps_of_parts_under_way += 1
        self.pending[step] = None
        if runtime.graph_log is not None:
            graph = None if collected is None else collected.graph
            runtime.graph_log.note(step.label, graph, collection)
        return step

    def add_segments(self, steps: Sequence[Step]) -> None:
        """Keeps steps that have been cut for the job's next checkpoint."""
        self.segments.extend(steps)
        self.segments_cut += len(steps)
        if self.owner is not None:
            self.owner.segments_cut += len(steps)

    def step_ended(self, step: Step) -> None:
        """Takes note of a step's end."""
        self.steps_under_way -= 1
        if self.owner is not None:
            self.owner.steps_of_parts_under_way -= 1
        if step.holds_slot:
            step.holds_slot = False
            self.slots.release()
        self.pending.pop(step, None)
