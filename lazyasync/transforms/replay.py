"""Replay: what a function was traced to record is recorded again, for arguments or for batches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, RANDOM_STATE_TYPE
from lazyasync.ir.node import Node
from lazyasync.ops.gradient_marks import AFTER
from lazyasync.recording import (
    bind_leaf,
    new_data_tensor,
    new_lazy_tensor,
    record_source,
    scalar_tensor,
)
from lazyasync.recording.operands import source_recording
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace, TracedFunction
from lazyasync.tensor import DeviceData, LazyTensor
from lazyasync.transforms import batch_rules as _rules  # noqa: F401 - which it registers
from lazyasync.transforms.batches import Application, Draw, applied


class Value(NamedTuple):
    """What a node of a trace is in the replay."""

    value: Any
    """A tensor, a `Draw`, or a list of the tensors of several outputs."""
    is_batched: bool
    """Whether it has an axis for the members of a batch before all others."""


def replay(
    traced: TracedFunction, arguments: Sequence[Value], size: int | None, device: Any
) -> list[Any]:
    """Records the graph of a trace; gives the leaves of its result, of which tensors are a `Value`.

    ``arguments`` are those of the function; of batches, if there are any, ``size`` is the number
    of members. Random numbers are drawn anew, for each member.
    """
    return results_of(traced, replayed(traced, arguments, size, device, {}), arguments)


def replayed(
    traced: TracedFunction,
    arguments: Sequence[Value],
    size: int | None,
    device: Any,
    known: Mapping[int, Value],
    instead: Mapping[int, Callable[[Node, Any, list[Any]], Any]] | None = None,
) -> list[Value]:
    """What the values of a trace are in a replay, of which some are known.

    ``instead`` has what gives others, which are the same for all members, of their nodes, the
    attributes and the operands.
    """
    graph = traced.graph
    sources = dict(zip(graph.arguments, traced.sources, strict=True))
    values: list[Value] = []
    for number, node in enumerate(graph.nodes):
        attributes = graph.key.attributes[number]
        if number in known:
            values.append(known[number])
            continue
        if number in sources:
            if node.operation is RANDOM_STATE and sources[number] is None:
                values.append(Value(None, False))  # what is drawn with it is known
                continue
            values.append(_argument(traced, sources[number], node, arguments, size, device))
            continue
        if node.operation is CONSTANT:
            scalar = scalar_tensor(attributes.value, node.type.dtype, None, device)
            values.append(Value(scalar, False))
            continue
        operands = [values[operand] for operand in graph.operands[number]]
        if instead and number in instead:
            given = [operand.value for operand in operands]
            values.append(Value(instead[number](node, attributes, given), False))
            continue
        if operands and isinstance(operands[0].value, list):  # it picks an output
            (every,) = operands
            values.append(Value(every.value[attributes.position], every.is_batched))
            continue
        if not operands:
            source = record_source(node.operation, device, tuple(attributes))
            values.append(Value(source, False))
            continue
        application = Application(
            node.operation,
            tuple([operand.value for operand in operands]),
            tuple([operand.is_batched for operand in operands]),
            tuple([graph.types[operand] for operand in graph.operands[number]]),
            node.outputs,
            attributes,
            size or 0,
        )
        # What comes after others is not made of them.
        batched = application.batched[:1] if node.operation is AFTER else application.batched
        if any(batched):
            values.append(Value(applied(application), True))
        else:
            values.append(Value(application.again(application.operands), False))
    return values


def results_of(
    traced: TracedFunction, values: Sequence[Value], arguments: Sequence[Value]
) -> list[Any]:
    """The leaves of the result of a trace that has been replayed; see `replay`."""
    graph, results = traced.graph, traced.results
    tensors = [values[graph.roots[place]] for place, _, _ in results.computed]
    tensors += [arguments[number] for number in results.passed]
    tensors += [Value(new_data_tensor(data), False) for data in results.captured]
    leaves: list[Any] = list(results.leaves)
    for place, number in results.places:
        leaves[place] = tensors[number]
    return leaves


def _argument(
    traced: TracedFunction,
    source: Any,
    node: Node,
    arguments: Sequence[Value],
    size: int | None,
    device: Any,
) -> Value:
    if type(source) is ArgumentPlace:
        return arguments[source.number]
    if type(source) is DrawPlace:
        draw = Draw(*traced.draws[source.number], device)
        return Value(draw.state(1), False) if size is None else Value(draw, True)
    if isinstance(source, DeviceData):
        return Value(new_data_tensor(source), False)
    if isinstance(source, LazyTensor):
        return Value(source, False)
    if node.operation is RANDOM_STATE:  # of a stream that the function makes: the same for all
        recording = source_recording(device)
        leaf = bind_leaf(recording, RANDOM_STATE, RANDOM_STATE_TYPE, source)
        return Value(new_lazy_tensor(recording, leaf), False)
    if isinstance(source, (bool, int, float, complex)):
        return Value(scalar_tensor(source, node.type.dtype, None, device), False)
    raise UnsupportedOperationError(
        f"{traced.name} uses {type(source).__name__}, which cannot be recorded again"
    )
