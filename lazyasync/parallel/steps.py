"""The programs of a step as functions, which are compiled for each device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.ir.leaves import RANDOM_STATE, RANDOM_STATE_TYPE
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.shaping import concatenate
from lazyasync.parallel.means import parties
from lazyasync.parallel.programs import Bucket, PartProgram
from lazyasync.recording import (
    NumberPlace,
    bind_leaf,
    current_context,
    new_lazy_tensor,
    scalar_tensor,
)
from lazyasync.recording.operands import source_recording
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace, TracedFunction
from lazyasync.runtime.compiled.arguments import CallArguments
from lazyasync.runtime.compiled.function import CompiledFunction, compile
from lazyasync.runtime.compiled.trace import Trace
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.replay import Value, replay_graph

CompiledProgram: TypeAlias = CompiledFunction[..., tuple[list[LazyTensor], list[list[LazyTensor]]]]

SPLIT_BYTES = 1 << 16
"""From this size on a bucket is combined in pieces, one on each device."""

_SINGLE = np.dtype(np.float32)
_OF_CALLS = (ArgumentPlace, DrawPlace, DeviceData, LazyTensor)


def pieces_of(bucket: Bucket, devices: int) -> list[slice]:
    """The pieces of a bucket that are combined on one device each; none where each combines all.

    Two devices send each other all they have, which is as much as any other way. Of more, each
    combines a piece and sends it to the others; a bucket too small for that is one piece.
    """
    if devices == 2:
        return []
    count = devices if bucket.nbytes >= SPLIT_BYTES else 1
    bounds = [bucket.size * number // count for number in range(count + 1)]
    return [slice(bounds[number], bounds[number + 1]) for number in range(count)]


def given_by_calls(traced: TracedFunction, program: PartProgram) -> list[int]:
    """The inputs of a program that are not the same numbers in every call."""
    sources = dict(zip(traced.graph.arguments, traced.sources, strict=True))
    return [
        value
        for value in program.inputs
        if value not in sources or isinstance(sources[value], (*_OF_CALLS, NumberPlace))
    ]


def compiled_program(
    traced: TracedFunction, program: PartProgram, devices: int, scaled: bool
) -> CompiledProgram:
    """A function of what `given_by_calls` names, and of what a program receives, one by one.

    It gives the values ``outputs``, or ``wanted`` if it sends nothing, and what it sends: of each
    bucket the pieces, or all of it as one. It receives the means of the pieces, or all that the
    devices have sent. ``scaled`` is for unequal parts: what is sent is multiplied by the last
    argument.
    """
    graph = traced.graph
    given = given_by_calls(traced, program)
    sources = dict(zip(graph.arguments, traced.sources, strict=True))

    def part(*arguments: Any) -> tuple[list[LazyTensor], list[list[LazyTensor]]]:
        device = current_context().recorder.resolve_device("")
        rest = list(arguments)
        values: dict[int, Value] = {}

        def know(value: int, tensor: LazyTensor) -> None:
            values[value] = Value(tensor, False)

        for value in program.inputs:
            dtype = graph.types[value].dtype
            if value not in given:
                know(value, _literal(graph.nodes[value].operation, sources[value], dtype, device))
                continue
            argument = rest.pop(0)
            if not isinstance(argument, LazyTensor):
                argument = scalar_tensor(argument, dtype, None, device)
            know(value, argument)
        for bucket in program.received:
            pieces = pieces_of(bucket, devices)
            parts = [rest.pop(0) for _ in pieces or range(devices)]
            if not pieces:
                whole = mean_of(parts)
            else:
                whole = parts[0] if len(parts) == 1 else concatenate(parts)
            for value, tensor in zip(bucket.values, _unpacked(bucket, whole), strict=True):
                know(value, tensor)
        found = replay_graph(graph, values, None, device, [*program.wanted, *program.outputs])
        values.update(found)
        outputs = program.outputs if program.sent else program.wanted
        sent = []
        for bucket in program.sent:
            packed = _packed([values[value].value for value in bucket.sources])
            pieces = pieces_of(bucket, devices)
            if scaled:
                packed = convert(packed * rest[-1], packed.dtype)
            if len(pieces) > 1:
                packed = packed.reshape((-1,))
                sent.append([packed[piece] for piece in pieces])
            else:
                sent.append([packed])
        return [values[value].value for value in outputs], sent

    part.__name__ = part.__qualname__ = traced.name
    return compile(part)


def mean_of(parts: Sequence[LazyTensor]) -> LazyTensor:
    """The mean of tensors of one type, the terms added in their order; halves in float32."""
    dtype = parts[0].dtype
    working = _SINGLE if kind_of(dtype) == "f" and dtype.itemsize < _SINGLE.itemsize else dtype
    total = convert(parts[0], working)
    for part in parts[1:]:
        total = total + convert(part, working)
    return convert(total * (1.0 / len(parts)), dtype)


@compile
def combined(*parts: LazyTensor) -> LazyTensor:
    """`mean_of`, as a program of its own."""
    return mean_of(parts)


def _packed(tensors: Sequence[LazyTensor]) -> LazyTensor:
    if len(tensors) == 1:
        return tensors[0]
    return concatenate([tensor.reshape((-1,)) for tensor in tensors])


def _unpacked(bucket: Bucket, whole: LazyTensor) -> list[LazyTensor]:
    if len(bucket.types) == 1:
        return [whole.reshape(bucket.types[0].shape)]
    tensors, begin = [], 0
    for type in bucket.types:
        end = begin + type.size
        tensors.append(whole[begin:end].reshape(type.shape))
        begin = end
    return tensors


def _literal(operation: Any, source: Any, dtype: np.dtype, device: Any) -> LazyTensor:
    """What is the same in every call: a number, or a state of a stream that the step makes."""
    if operation is RANDOM_STATE:
        recording = source_recording(device)
        leaf = bind_leaf(recording, RANDOM_STATE, RANDOM_STATE_TYPE, source)
        return new_lazy_tensor(recording, leaf)
    return scalar_tensor(source, dtype, None, device)


class TracedStep(CompiledFunction[..., Any]):
    """The step as a whole, which is traced and never run by itself."""

    async def traced(
        self, call: CallArguments, job: RuntimeJob, devices: int
    ) -> tuple[Trace, list[Any]]:
        """The trace for a call on so many devices, and what the call does with its numbers."""
        key, trace, numbers = self._find_trace((call.key, devices), call, job)
        token = parties.set(devices)
        try:
            while trace is None:
                await self._trace(key, call, job)
                key, trace, numbers = self._find_trace(key, call, job)
        finally:
            parties.reset(token)
        return trace, list(numbers)
