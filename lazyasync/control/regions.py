"""From a function to the region that it is: a graph of all that it is given, and gives.

What the function takes from its surroundings, tensors and numbers, becomes arguments too, as a
region has no values of its own. So does the state of a random stream that it draws from: the region
also gives the state to go on with.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.ir.leaves import PARAMETER, RANDOM_STATE, RANDOM_STATE_TYPE, unbound_leaf
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.types import TensorType
from lazyasync.ops.control_flow import ADVANCE_STATE, advance_attributes
from lazyasync.ops.gradient_marks import ARGUMENT
from lazyasync.recording import (
    RandomStream,
    bind_leaf,
    drawing_from,
    new_data_tensor,
    new_lazy_tensor,
    random_state_tensor,
    scalar_tensor,
)
from lazyasync.recording.operands import source_recording
from lazyasync.recording.tracing import (
    ArgumentPlace,
    DrawPlace,
    TracedFunction,
)
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.replay import Value, needed_by, replay_graph, trace_inlined
from lazyasync.trees import TreeDefinition, flatten

WORDS = 4
"""Random words that one block of a stream is."""


class Draw(NamedTuple):
    """Random numbers that a function draws: so many blocks, of which stream."""

    blocks: int
    stream: RandomStream | None

    def state(self, times: int, device: Device) -> LazyTensor:
        """The state to draw them with for the first of so many times."""
        with nullcontext() if self.stream is None else drawing_from(self.stream):
            return random_state_tensor(self.blocks * WORDS * times, device)


class Body(NamedTuple):
    """A function as a graph that is not yet a region: whoever makes one gives the arguments' order.

    Values are numbers of those of ``graph``, or the type of an argument that it does not use.
    """

    name: str
    graph: Graph
    arguments: list[int | TensorType]
    """The tensors among the function's arguments."""
    captured: list[int | TensorType]
    """What it takes from its surroundings."""
    tensors: list[LazyTensor]
    """What that is, there."""
    sources: list[Any]
    """The same as it was taken: numbers, and what has values."""
    states: list[int | TensorType]
    """The states that it draws random numbers with."""
    draws: list[Draw]
    """What it draws with each of them."""
    results: list[Any]
    """Of each leaf of its result, its `Result`, or what it is."""
    definition: TreeDefinition
    """That of its result."""


class Result:
    """A tensor among the leaves of a result: a value of the graph, or an argument without one.

    ``group`` and ``place`` say which argument that is. No tuple, and so a leaf itself.
    """

    __slots__ = ("group", "place", "type", "value")

    def __init__(
        self, type: TensorType, value: int | None, group: str = "", place: int = 0
    ) -> None:
        self.type = type
        self.value = value
        self.group = group
        self.place = place


def trace_body(
    by: str,
    fn: Callable[..., Any],
    arguments: tuple[Any, ...],
    device: Device,
    name: str,
) -> Body:
    """Traces a function for arguments: trees in which a `TensorType` stands for a tensor.

    Raises what ``fn`` raises, and what `lazyasync.recording.tracing.trace` does.
    """
    leaves, definition = flatten((arguments, {}))
    traced = trace_inlined(by, fn, definition, leaves, device, name)
    graph = traced.graph
    given: dict[int, int] = {}
    captured: list[int | TensorType] = []
    tensors: list[LazyTensor] = []
    origins: list[Any] = []
    states: list[int | TensorType] = []
    draws: list[Draw] = []
    for value, source in zip(graph.arguments, traced.sources, strict=True):
        if type(source) is ArgumentPlace:
            given[source.number] = value
        elif type(source) is DrawPlace:
            count, stream = traced.draws[source.number]
            states.append(value)
            draws.append(Draw(-(-count // WORDS), stream))
        else:
            captured.append(value)
            origins.append(source)
            tensors.append(_captured(source, graph.types[value], graph.nodes[value], device))
    found: list[int | TensorType] = []
    place_of: dict[int, int] = {}
    for number, leaf in enumerate(leaves):
        if type(leaf) is TensorType:
            place_of[number] = len(found)
            found.append(given.get(number, leaf))
    results = _results(traced, leaves, given, place_of, captured, tensors)
    return Body(
        traced.name,
        graph,
        found,
        captured,
        tensors,
        [*origins, *[None] * (len(tensors) - len(origins))],
        states,
        draws,
        results,
        traced.results.definition,
    )


def _captured(source: Any, type: TensorType, node: Node, device: Device) -> LazyTensor:
    """The tensor, in the surroundings, that a function has taken from there."""
    if isinstance(source, DeviceData):
        return new_data_tensor(source)
    if isinstance(source, LazyTensor):
        return source
    if node.operation is RANDOM_STATE:  # of a stream that the function makes: always the same
        leaf = bind_leaf(source_recording(device), RANDOM_STATE, RANDOM_STATE_TYPE, source)
        return new_lazy_tensor(source_recording(device), leaf)
    return scalar_tensor(source, type.dtype, None, device, baked=False)


def _results(
    traced: TracedFunction,
    leaves: Sequence[Any],
    given: dict[int, int],
    place_of: dict[int, int],
    captured: list[int | TensorType],
    tensors: list[LazyTensor],
) -> list[Any]:
    """The leaves of the result; adds to what is captured the tensors that are only handed on."""
    graph, results = traced.graph, traced.results
    found: list[Result] = []
    for root, leaf, _ in results.computed:
        found.append(Result(leaf.type, graph.roots[root]))
    for number in results.passed:
        value = given.get(number)
        found.append(Result(leaves[number], value, "argument", place_of[number]))
    for data in results.captured:
        found.append(Result(data.type, None, "captured", len(captured)))
        captured.append(data.type)
        tensors.append(new_data_tensor(data))
    every: list[Any] = list(results.leaves)
    for place, number in results.places:
        every[place] = found[number]
    return every


# ---- regions -------------------------------------------------------------------------------


class Region:
    """A graph in the making: first its arguments, of some types, then what it computes of them."""

    def __init__(self, types: Sequence[TensorType]) -> None:
        self._nodes: list[Node] = []
        self._operands: list[tuple[int, ...]] = []
        self._types: list[TensorType] = []
        self._operations: list[Operation] = []
        self._attributes: list[Any] = []
        self._arguments = tuple(range(len(types)))
        self._places: dict[int, int] = {}
        self._captured = 0
        self._given: Sequence[int] = ()
        for type in types:
            self._append(unbound_leaf(type), PARAMETER, (), (), type)

    def add(self, body: Body, arguments: Sequence[int], captured: int, states: int) -> None:
        """Adds what a function computes.

        ``arguments`` are those of the region that are the function's; the others begin with
        ``captured``, for what it has captured, and with ``states``.
        """
        graph = body.graph
        place_of: dict[int, int] = {}
        places = [*arguments]
        places += range(captured, captured + len(body.captured))
        places += range(states, states + len(body.states))
        values = (*body.arguments, *body.captured, *body.states)
        for value, place in zip(values, places, strict=True):
            if isinstance(value, int):
                place_of[value] = place
        for value in range(len(graph)):
            if value not in place_of:
                place_of[value] = self._again(graph, value, place_of)
        self._places, self._given, self._captured = place_of, arguments, captured

    def values(self, results: Sequence[Result]) -> list[int]:
        """The values that are results of the function that has been added."""
        found = []
        for result in results:
            if result.value is not None:
                found.append(self._places[result.value])
            elif result.group == "captured":
                found.append(self._captured + result.place)
            else:
                found.append(self._given[result.place])
        return found

    def rebuilt(self, graph: Graph, places: dict[int, int], roots: Sequence[int]) -> Graph:
        """The region as a graph that gives values of another one: ``roots``, with what they need.

        ``places`` says which values of that are in the region already. Marks of gradients are left
        out.
        """
        places = dict(places)
        for value in sorted(needed_by(graph, places, roots)):
            if graph.nodes[value].operation is ARGUMENT:
                places[value] = places[graph.operands[value][0]]
            else:
                places[value] = self._again(graph, value, places)
        return self.graph([places[root] for root in roots])

    def _again(self, graph: Graph, value: int, places: dict[int, int]) -> int:
        operands = [places[operand] for operand in graph.operands[value]]
        return self._computed(graph.nodes[value], graph.key.attributes[value], operands)

    def _computed(self, node: Node, attributes: Any, operands: Sequence[int]) -> int:
        """The value of a node like one of another graph."""
        outputs = node.outputs
        type = outputs if len(outputs) > 1 else outputs[0]
        made = Node(node.operation, (), attributes, type, node.metadata)
        return self._append(made, node.operation, tuple(operands), attributes, node.type)

    def next_states(self, states: int, draws: Sequence[Draw]) -> list[int]:
        """The states to go on with behind some draws, of which ``states`` is the first one's."""
        found = []
        for state, draw in enumerate(draws, states):
            attributes = advance_attributes(draw.blocks)
            node = Node(ADVANCE_STATE, (), attributes, RANDOM_STATE_TYPE)
            found.append(self._computed(node, attributes, (state,)))
        return found

    def _append(
        self,
        node: Node,
        operation: Operation,
        operands: tuple[int, ...],
        attributes: Any,
        type: TensorType,
    ) -> int:
        self._nodes.append(node)
        self._operations.append(operation)
        self._operands.append(operands)
        self._attributes.append(attributes)
        self._types.append(type)
        return len(self._nodes) - 1

    def graph(self, roots: Sequence[int]) -> Graph:
        """The graph, with some of its values as what it gives."""
        key = GraphKey(
            tuple(self._operations),
            tuple(self._operands),
            tuple(self._attributes),
            tuple(self._types),
            tuple(roots),
        )
        return Graph(tuple(self._nodes), key.operands, key.types, self._arguments, key.roots, key)


def region_alone(body: Body) -> Graph:
    """A function as a region of what it has captured, and then its arguments; it draws nothing."""
    if body.draws:
        raise UnsupportedOperationError(
            f"{body.name} draws random numbers for a derivative of a loop or a branch; draw them "
            "in the function that is differentiated"
        )
    types = [tensor._node.type for tensor in body.tensors]
    captured = len(types)
    types += [
        argument if isinstance(argument, TensorType) else body.graph.types[argument]
        for argument in body.arguments
    ]
    region = Region(types)
    region.add(body, range(captured, len(types)), captured=0, states=0)
    return region.graph(region.values(body.results))


def with_roots(graph: Graph, roots: Sequence[int]) -> Graph:
    """A region that gives other values of those in it, without marks of gradients."""
    places = {argument: place for place, argument in enumerate(graph.arguments)}
    return Region(argument_types(graph)).rebuilt(graph, places, roots)


def without_unused(graph: Graph, kept: Iterable[int]) -> tuple[Graph, list[int]]:
    """A region without the arguments that it does not use, and the places of those that are left.

    The arguments ``kept`` stay anyway.
    """
    used = {operand for operands in graph.operands for operand in operands}
    used.update(graph.roots, kept)
    left = [place for place in range(len(graph.arguments)) if place in used]
    if len(left) == len(graph.arguments):
        return graph, left
    region = Region([graph.types[place] for place in left])
    places = {place: number for number, place in enumerate(left)}
    return region.rebuilt(graph, places, graph.roots), left


def replayed(region: Graph, arguments: Sequence[LazyTensor], device: Device) -> list[LazyTensor]:
    """What a region gives for tensors, recorded here."""
    given = {
        argument: Value(tensor, False)
        for argument, tensor in zip(region.arguments, arguments, strict=True)
    }
    values = replay_graph(region, given, None, device)
    return [values[root].value for root in region.roots]


# ---- what is in a region -------------------------------------------------------------------


def argument_types(region: Graph) -> list[TensorType]:
    """The types of what a region takes."""
    return [region.types[argument] for argument in region.arguments]


def users_of(region: Graph) -> list[list[int]]:
    """Of each value of a region those that are computed of it."""
    users: list[list[int]] = [[] for _ in range(len(region))]
    for value, used in enumerate(region.operands):
        for operand in used:
            users[operand].append(value)
    return users


def follows_from(region: Graph, arguments: Container[int]) -> list[bool]:
    """Of each value of a region whether it follows from some of its arguments alone."""
    found: list[bool] = []
    for value, operands in enumerate(region.operands):
        if value < len(region.arguments):
            found.append(value in arguments)
        else:
            found.append(all(found[operand] for operand in operands))
    return found
