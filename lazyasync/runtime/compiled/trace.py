"""Replaying: what a function has recorded once is a program with open places for each call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.callers import refuse_cancellation
from lazyasync.device import Device
from lazyasync.errors import WouldBlockError
from lazyasync.ir.types import TensorType
from lazyasync.ops.manipulation.creation import host_copy, number_tensor
from lazyasync.recording import NumberPlace, RecordingContext, new_data_tensor
from lazyasync.recording.defaults import chosen_dtype, narrow_dtype
from lazyasync.recording.tracing import (
    ArgumentPlace,
    DrawPlace,
    TracedFunction,
    name_of,
    trace,
)
from lazyasync.runtime.compiled.arguments import CallArguments
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.barriers.barrier import Executor
    from lazyasync.runtime.runtime import RuntimeJob


# ---- traces --------------------------------------------------------------------------------


class Trace:
    """Binds a traced function to the calls of jobs, and runs it for them."""

    __slots__ = (
        "_arguments",
        "_draws",
        "_from_call",
        "_from_numbers",
        "_from_stream",
        "_lazy",
        "_results",
        "graph",
        "numbers",
        "traced",
    )

    def __init__(self, traced: TracedFunction) -> None:
        self.traced = traced
        self.graph = traced.graph
        self.numbers = traced.numbers
        """What each call does with its numbers first; `run` takes what it gives."""
        self._results = traced.results
        self._draws = traced.draws
        self._arguments = list(traced.sources)
        """The arguments of the program, as far as they are the same for every call."""
        self._from_call = _places(traced.sources, ArgumentPlace)
        self._from_numbers = _places(traced.sources, NumberPlace)
        self._from_stream = _places(traced.sources, DrawPlace)
        self._lazy = [
            (place, source) for place, source in traced.captured if type(source) is LazyTensor
        ]
        """Captured tensors that were still lazy, with their places."""

    @property
    def can_be_plain(self) -> bool:
        """Whether tensors are all that a call needs, and what it computes all that it gives."""
        return not (self._from_numbers or self._draws or self._lazy or self._results.passed)

    def takes_all_in_order(self, count: int) -> bool:
        """Whether the arguments of the program are those ``count`` of a call, and no others."""
        in_order = [(place, place) for place in range(count)]
        return len(self._arguments) == count and self._from_call == in_order

    def has_captured(self, tensor: LazyTensor) -> bool:
        """Whether what a tensor stands for now is a constant of the program."""
        for source in self._arguments:
            if type(source) is LazyTensor:
                if source._node is tensor._node:
                    return True
            elif source is tensor._data and source is not None:
                return True
        return False

    async def run(self, call: CallArguments, numbers: Sequence[Any], job: RuntimeJob) -> Any:
        """Runs the program once; gives what the function returned, around new tensors."""
        executor, device = job.executor, call.device
        if self._lazy:
            await self._hand_over_captured(executor)
        bind = partial(self._bind, call, numbers, job, device)
        outputs = await executor.launch(job, job.context(device), self.graph, bind)
        return self.results_from(outputs, call.values, job)

    def results_from(
        self, outputs: Sequence[DeviceData], values: Sequence[Any], job: RuntimeJob
    ) -> Any:
        """What the function returned, for the outputs and the arguments of a call."""
        results = self._results
        tensors = job.executor.registry.new_data_tensors(outputs, results.computed)
        if results.passed or results.captured:
            tensors += [new_data_tensor(values[index]) for index in results.passed]
            tensors += [new_data_tensor(data) for data in results.captured]
        if results.is_tensor:
            return tensors[0]
        leaves = results.leaves.copy()
        for place, number in results.places:
            leaves[place] = tensors[number]
        return results.definition.unflatten(leaves)

    def arguments(self, values: Sequence[Any]) -> list[Any]:
        """The program's arguments, as far as they are handles among a call's ``values``."""
        arguments = self._arguments.copy()
        for place, number in self._from_call:
            arguments[place] = values[number]
        return arguments

    def _bind(
        self,
        call: CallArguments,
        numbers: Sequence[Any],
        job: RuntimeJob,
        device: Device,
    ) -> list[Any]:
        arguments = self.arguments(call.values)
        for place, number in self._from_numbers:
            arguments[place] = numbers[number]
        if self._draws:
            states = self._draw(job, device)
            for place, number in self._from_stream:
                arguments[place] = states[number]
        if call.donated:
            call.donate(self.traced.name, job, self._results.passed)
        return arguments

    def _draw(self, job: RuntimeJob, device: Device) -> list[Any]:
        """The states of the random streams, in the order in which the function asked for them.

        Also those that its results do not depend on, so that the stream goes on as without
        compiling.
        """
        return [job.random_state(device, count, stream) for count, stream in self._draws]

    async def _hand_over_captured(self, executor: Executor) -> None:
        await executor.submitter.schedule([tensor for _, tensor in self._lazy])
        for place, tensor in self._lazy:
            self._arguments[place] = tensor._data
        self._lazy = []


class PlainCall:
    """What is known of the plain calls of a trace on a job's device: the types of their leaves.

    A plain call is one with nothing but trees of tensors and arrays, as in the call before: it need
    not be taken apart further to find the trace. ``recording_context`` is that of the task that
    made the one before. Of defaults, what blocks have chosen tells them apart: that of a runtime
    does not change.
    """

    __slots__ = (
        "__weakref__",
        "_defaults",
        "_definition",
        "_device",
        "_executor",
        "_is_whole",
        "_types",
        "context",
        "job",
        "recording_context",
        "trace",
    )

    def __init__(
        self,
        trace: Trace,
        types: Sequence[TensorType],
        args: tuple[Any, ...],
        job: RuntimeJob,
        device: Device,
        recording_context: RecordingContext,
    ) -> None:
        self.trace = trace
        self._types = tuple(types)
        self._is_whole = trace.takes_all_in_order(len(self._types))
        self._definition = None if all(map(is_plain, args)) else flatten(args)[1]
        """The structure of the arguments; None where each is a leaf."""
        self.job = job
        self._device = device
        self._executor = job.executor
        self.context = job.context(device)
        self.recording_context = recording_context
        self._defaults = chosen_dtype(), narrow_dtype()

    def arguments(self, args: tuple[Any, ...]) -> list[Any] | None:
        """The program's arguments, for a call's; None if those are not such as in the call before.

        Or if one of them has to be handed over first.
        """
        types, device, executor = self._types, self._device, self._executor
        chosen, narrow = self._defaults
        if chosen_dtype() is not chosen or narrow_dtype() is not narrow:
            return None
        leaves: Sequence[Any] = args
        if self._definition is not None:
            leaves, definition = flatten(args)
            if definition != self._definition:
                return None
        if len(leaves) != len(types):
            return None
        datas: list[Any] = []
        arrays: list[int] = []
        for leaf, type_ in zip(leaves, types, strict=True):
            if type(leaf) is LazyTensor:
                data = leaf._data
                if (
                    leaf._node.type is not type_
                    or data is None
                    or data.device is not device
                    or data.executor is not executor
                    or not (data.completion is None or data.completion.handed_over)
                ):
                    return None
                datas.append(data)
            elif (
                type(leaf) is np.ndarray and leaf.dtype == type_.dtype and leaf.shape == type_.shape
            ):
                arrays.append(len(datas))
                datas.append(leaf)
            else:
                return None
        for place in arrays:
            datas[place] = self.job.host_data(host_copy(datas[place], None), device)
        return datas if self._is_whole else self.trace.arguments(datas)


def is_plain(leaf: object) -> bool:
    """Whether a leaf of the arguments of a call is a tensor, or an array."""
    return type(leaf) is LazyTensor or type(leaf) is np.ndarray


def _places(
    sources: Sequence[Any], kind: type[ArgumentPlace | DrawPlace | NumberPlace]
) -> list[tuple[int, int]]:
    return [(place, source[0]) for place, source in enumerate(sources) if type(source) is kind]


# ---- tracing -------------------------------------------------------------------------------


def trace_function(
    fn: Callable[..., Any], call: CallArguments, job: RuntimeJob, scope: str
) -> Trace:
    """Traces ``fn`` for the arguments of ``call``, in the scope of the caller.

    In the thread of the runtime, or in another one, while that goes on.
    """
    name = name_of(fn)
    try:
        traced = trace(
            call.with_static(fn),
            call.definition,
            call.traced_leaves(),
            RecordingContext(job, scope),
            call.device,
            to_tensor=number_tensor,
            name=name,
        )
    except WouldBlockError as error:
        error.add_note(
            f"{name} was being recorded by la.compile: what depends on an argument has no "
            "value there. A number that is needed as such can be named in static_argnums or "
            "static_argnames"
        )
        raise
    except BaseException as error:
        refuse_cancellation(job.runtime.outside, error)
        raise
    return Trace(traced)
