"""The registry of tensors: how many were made, which are still held, and by which job."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from threading import get_ident
from weakref import ReferenceType, ref

from trio.lowlevel import enable_ki_protection

from lazyasync.buffers import DeviceData
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node
from lazyasync.observe.metrics import Metrics
from lazyasync.recording import Recording, new_data_tensors
from lazyasync.runtime.steps.step import JobState
from lazyasync.tensor import LazyTensor

LOOK_AFTER = 32
"""Tensors that come before it is looked for others that have ended."""


class TensorRegistry:
    """Counts the tensors of one runtime, from their making to their end."""

    def __init__(self, jobs: Mapping[str, JobState], metrics: Metrics) -> None:
        self.jobs = jobs
        """Those that are open, by name."""
        self._metrics = metrics
        self.created = 0
        self.destroyed = 0
        self._tracked: deque[ReferenceType[LazyTensor]] = deque()
        """The tensors that were numbered, and have not been found ended yet."""
        self._came = 0
        """How many have come since it was looked for those that have ended."""
        self._numbers = itertools.count(1)
        self._counted = (0, 0)

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""
        number = next(self._numbers)
        tensor._id = number
        self._tracked.append(ref(tensor))
        self._count_new(1)
        return number

    def count_recorded(self, recording: Recording) -> list[LazyTensor]:
        """Counts and numbers the tensors of a recording that have not been; gives all that live.

        One that was rebound may be among them twice.
        """
        references, counted = recording.references, recording.counted
        fresh = references[counted:]  # a thread that records may add more at this moment
        held = [tensor for reference in fresh if (tensor := reference()) is not None]
        ended = len(fresh) - len(held)
        if ended:  # without a number
            self.created += ended
            self.destroyed += ended
        numbers = self._numbers
        new = []
        for tensor in held:
            if not hasattr(tensor, "_id"):
                tensor._id = next(numbers)
                new.append(tensor)
        self._tracked.extend(map(ref, new))
        self._count_new(len(new))
        if counted:
            earlier = references[:counted]
            held[:0] = [tensor for reference in earlier if (tensor := reference()) is not None]
        recording.counted = counted + len(fresh)
        return held

    def new_data_tensors(
        self,
        datas: Sequence[DeviceData],
        chosen: Iterable[tuple[int, Node, NodeMetadata | None]],
    ) -> list[LazyTensor]:
        """What `new_data_tensor` gives for some of ``datas``, in one go.

        With a leaf for each, and where it comes from.
        """
        tensors = new_data_tensors(datas, chosen, self._numbers)
        self._tracked.extend(map(ref, tensors))
        self._count_new(len(tensors))
        return tensors

    def _count_new(self, count: int) -> None:
        self.created += count
        self._came += count
        if self._came >= LOOK_AFTER:
            # At twice as many as come, so that there are never many more than tensors that live.
            count, self._came = 2 * self._came, 0
            self._look_for_ended(count)

    def settle_tensors(self) -> None:
        """Takes in which tensors have been recorded since the last barrier, and which have ended.

        What another thread is recording counts when it is collected.
        """
        thread = get_ident()
        for job in tuple(self.jobs.values()):
            for recorder, recording in job.open_recordings():
                if recorder.thread == thread:
                    self.count_recorded(recording)
        self._look_for_ended(len(self._tracked))

    @enable_ki_protection
    def _look_for_ended(self, count: int) -> None:
        """Takes in which of the ``count`` tensors that were looked at longest ago have ended."""
        tracked = self._tracked
        ended = 0
        # One at a time, as other threads, with jobs of their own, do so too.
        for _ in range(min(count, len(tracked))):
            try:
                reference = tracked.popleft()
            except IndexError:
                break
            if reference() is None:
                ended += 1
            else:
                tracked.append(reference)
        self.destroyed += ended

    def settle_counters(self) -> None:
        """Brings the counters of tensors up to date; they are too hot to be counted one by one."""
        self.settle_tensors()
        counters = self._metrics.counters
        created, destroyed = self._counted
        counters["CreateLtcTensor"] += self.created - created
        counters["DestroyLtcTensor"] += self.destroyed - destroyed
        self._counted = (self.created, self.destroyed)

    def live_data(self, job: JobState) -> list[DeviceData]:
        """The handles of the live tensors of a job."""
        self.settle_tensors()
        accounts = {context.account for context in job.contexts}
        datas: dict[DeviceData, None] = {}
        for reference in self._tracked.copy():
            tensor = reference()
            data = None if tensor is None else tensor._data
            if data is not None and data.buffer is not None and data.is_charged_to(accounts):
                datas[data] = None
        return list(datas)

    def live_tensors(self) -> list[tuple[LazyTensor, str | None]]:
        """The live tensors of all jobs, each with the name of its job, if that is still open."""
        self.settle_tensors()
        jobs = tuple(self.jobs.values())
        owners = {context.account: job.owner.name for job in jobs for context in job.contexts}
        found = []
        for reference in self._tracked.copy():
            tensor = reference()
            if tensor is None:
                continue
            data = tensor._data
            name: str | None = None
            if data is None:
                recorder = tensor._recording.recorder
                name = next((job.owner.name for job in jobs if job is recorder), None)
            else:
                completion = data.completion
                step_context = getattr(completion, "context", None)
                if step_context is not None:
                    name = step_context.job.owner.name
                for account, owner in owners.items():
                    if data.is_charged_to({account}):
                        name = owner
            found.append((tensor, name))
        return found

    def ready_on_devices(self) -> list[LazyTensor]:
        """The live tensors that are ready, and of which there is no copy on the host."""
        self.settle_tensors()
        held = [reference() for reference in self._tracked.copy()]
        return [
            tensor
            for tensor in held
            if tensor is not None
            and (data := tensor._data) is not None
            and data.state == "ready"
            and data.host is None
        ]
