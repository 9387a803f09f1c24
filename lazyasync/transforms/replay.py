"""Replay: what a function was traced to record is recorded again, for arguments or for batches."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, RANDOM_STATE_TYPE
from lazyasync.ir.node import Node
from lazyasync.ops.gradient_marks import AFTER, ARGUMENT
from lazyasync.ops.manipulation.creation import number_tensor
from lazyasync.recording import (
    bind_leaf,
    current_context,
    new_data_tensor,
    new_lazy_tensor,
    record_source,
    scalar_tensor,
)
from lazyasync.recording.operands import source_recording
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace, TracedFunction, trace
from lazyasync.tensor import LazyTensor
from lazyasync.transforms import batch_rules as _rules  # noqa: F401 - which it registers
from lazyasync.transforms.batches import Application, Draw, applied
from lazyasync.trees import TreeDefinition


class Value(NamedTuple):
    """What a node of a trace is in the replay."""

    value: Any
    """A tensor, a `Draw`, or a list of the tensors of several outputs."""
    is_batched: bool
    """Whether it has an axis for the members of a batch before all others."""
    is_units: bool = False
    """Whether the members are the unit vectors, in order: it is an identity matrix."""


def trace_inlined(
    by: str,
    fn: Callable[..., Any],
    arguments: TreeDefinition,
    leaves: Sequence[Any],
    device: Device,
    name: str | None = None,
) -> TracedFunction:
    """Traces a function whose operations are going to be recorded again, where it is called.

    See `lazyasync.recording.tracing.trace`, which also says what it raises.
    """
    return trace(
        fn,
        arguments,
        leaves,
        current_context(),
        device,
        to_tensor=number_tensor,
        name=name,
        by=by,
        is_inlined=True,
    )


def replay(
    traced: TracedFunction, arguments: Sequence[Value], size: int | None, device: Any
) -> list[Any]:
    """Records the graph of a trace; gives the leaves of its result, of which tensors are a `Value`.

    ``arguments`` are those of the function; of batches, if there are any, ``size`` is the number
    of members. Random numbers are drawn anew, for each member.
    """
    values = replay_graph(
        traced.graph, arguments_of(traced, arguments, size, device, {}), size, device
    )
    return results_of(traced, values, arguments)


def arguments_of(
    traced: TracedFunction,
    arguments: Sequence[Value],
    size: int | None,
    device: Any,
    known: Mapping[int, Value],
) -> dict[int, Value]:
    """What the arguments of a trace's graph are in a replay, of which some are known.

    But for a state without a source: what is drawn with it is known.
    """
    given = dict(known)
    for number, source in zip(traced.graph.arguments, traced.sources, strict=True):
        node = traced.graph.nodes[number]
        if number in known or (source is None and node.operation is RANDOM_STATE):
            continue
        given[number] = _argument(traced, source, node, arguments, size, device)
    return given


def replay_graph(
    graph: Graph,
    given: Mapping[int, Value],
    size: int | None,
    device: Any,
    wanted: Iterable[int] | None = None,
    instead: Mapping[int, Callable[[Node, Any, list[Any]], Any]] | None = None,
) -> dict[int, Value]:
    """Records a graph whose arguments, and what else of it is known, are ``given``.

    Only what ``wanted`` values need, if these are named. ``instead`` has what gives some values,
    which are the same for all members, of their nodes, the attributes and the operands. See
    `replay`.
    """
    needed = None if wanted is None else needed_by(graph, given, wanted)
    values = dict(given)
    for number, node in enumerate(graph.nodes):
        if number in values or (needed is not None and number not in needed):
            continue
        attributes = graph.key.attributes[number]
        if node.operation is CONSTANT:
            scalar = scalar_tensor(attributes.value, node.type.dtype, None, device)
            values[number] = Value(scalar, False)
            continue
        operands = [values[operand] for operand in graph.operands[number]]
        if instead and number in instead:
            tensors = [operand.value for operand in operands]
            values[number] = Value(instead[number](node, attributes, tensors), False)
            continue
        if operands and isinstance(operands[0].value, list):  # it picks an output
            (every,) = operands
            values[number] = Value(every.value[attributes.position], every.is_batched)
            continue
        if not operands:
            source = record_source(node.operation, device, tuple(attributes))
            values[number] = Value(source, False)
            continue
        application = Application(
            node.operation,
            tuple([operand.value for operand in operands]),
            tuple([operand.is_batched for operand in operands]),
            tuple([graph.types[operand] for operand in graph.operands[number]]),
            node.outputs,
            attributes,
            size or 0,
            next((place for place, each in enumerate(operands) if each.is_units), None),
        )
        # What comes after others is not made of them.
        batched = application.batched[:1] if node.operation is AFTER else application.batched
        if any(batched):
            is_units = node.operation is ARGUMENT and operands[0].is_units  # it marks, no more
            values[number] = Value(applied(application), True, is_units)
        else:
            values[number] = Value(application.again(application.operands), False)
    return values


def results_of(
    traced: TracedFunction, values: Mapping[int, Value], arguments: Sequence[Value]
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


def needed_by(graph: Graph, given: Container[int], wanted: Iterable[int]) -> set[int]:
    """The values that others are computed of, but for those that are given."""
    found: set[int] = set()
    stack = list(wanted)
    while stack:
        value = stack.pop()
        if value not in given and value not in found:
            found.add(value)
            stack += graph.operands[value]
    return found


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
