"""The books of tensors: how many were made, which are still held, and by which job."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from weakref import ref

from lazyasync.device_data import DeviceData
from lazyasync.ir.node import Node
from lazyasync.recording import NO_RECORDING
from lazyasync.tensor import LazyTensor

if TYPE_CHECKING:
    from lazyasync.runtime.jobs import Job
    from lazyasync.runtime.runtime import Runtime


_new = object.__new__


class _TensorReference(ref[LazyTensor]):
    """A weak reference to a tensor that has data, which says whose end it has seen."""

    __slots__ = ("number",)

    number: int


class TensorBooks:
    """Counts the tensors of one runtime, from their making to their end."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.created = 0
        self.destroyed = 0
        self._tracked: dict[int, _TensorReference] = {}
        self._ended_tensors: deque[int] = deque()
        self._numbers = itertools.count(1)
        self._counted = (0, 0)

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""
        number = next(self._numbers)
        tensor._id = number
        reference = _TensorReference(tensor, self._tensor_ended)
        reference.number = number
        self._tracked[number] = reference
        self.created += 1
        return number

    def new_data_tensors(
        self, datas: Sequence[DeviceData], chosen: Iterable[tuple[int, Node]]
    ) -> list[LazyTensor]:
        """What `new_data_tensor` gives for some of ``datas``, with a leaf each, in one go."""
        tracked, numbers, ended = self._tracked, self._numbers, self._tensor_ended
        tensors: list[LazyTensor] = []
        for place, leaf in chosen:
            tensor = _new(LazyTensor)
            tensor._node = leaf
            tensor._recording = NO_RECORDING
            tensor._data = datas[place]
            tensor._id = number = next(numbers)
            reference = tracked[number] = _TensorReference(tensor, ended)
            reference.number = number
            tensors.append(tensor)
        self.created += len(tensors)
        return tensors

    def _tensor_ended(self, reference: _TensorReference) -> None:
        # May run in any thread, at any moment, so it only appends.
        self._ended_tensors.append(reference.number)

    def settle_tensors(self) -> None:
        """Takes in which tensors have ended."""
        ended = self._ended_tensors
        while ended:
            del self._tracked[ended.popleft()]
            self.destroyed += 1

    def settle_counters(self) -> None:
        """Brings the counters of tensors up to date; they are too hot to be counted one by one."""
        self.settle_tensors()
        counters = self.runtime.metrics.counters
        created, destroyed = self._counted
        counters["CreateLtcTensor"] += self.created - created
        counters["DestroyLtcTensor"] += self.destroyed - destroyed
        self._counted = (self.created, self.destroyed)

    def live_data(self, job: Job) -> list[DeviceData]:
        """The handles of the live tensors of a job."""
        self.settle_tensors()
        accounts = {context.account for context in job.contexts}
        datas: dict[DeviceData, None] = {}
        for reference in tuple(self._tracked.values()):
            tensor = reference()
            data = None if tensor is None else tensor._data
            if data is not None and data.buffer is not None and data.is_charged_to(accounts):
                datas[data] = None
        return list(datas)
