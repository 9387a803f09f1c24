"""Graphs: what a barrier collects, in an order and with a key that do not depend on who recorded.

Two recordings that do the same give equal keys, whatever their values, whatever tasks interleaved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from lazyasync.ir.leaves import CONSTANT, PARAMETER, SLOT_OPERATIONS
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.types import TensorType


class Source(Protocol):
    """A recording, as far as a graph needs it: the values of slots, and of computed nodes."""

    @property
    def bindings(self) -> Sequence[Any]:
        """The values of the slots, by position."""

    @property
    def materialized(self) -> Mapping[Node, Any]:
        """The nodes whose values have been computed, and are parameters from then on."""


class GraphKey:
    """The whole structure of a graph, hashed once. Equal keys mean equal graphs, exactly."""

    __slots__ = ("_hash", "items", "roots")

    def __init__(self, items: tuple[Any, ...], roots: tuple[int, ...]) -> None:
        self.items = items
        self.roots = roots
        self._hash = hash((items, roots))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, GraphKey) or self._hash != other._hash:
            return False
        return self.roots == other.roots and self.items == other.items

    def hexdigest(self) -> str:
        """The hash in hexadecimal, a name for logs and for `la.computation`."""
        return f"{self._hash & 0xFFFFFFFFFFFFFFFF:016x}"


class Graph:
    """Values in topological order; value ``i`` is ``nodes[i]`` applied to ``operands[i]``.

    ``arguments`` are the values that are slots, in the order in which a program takes them;
    ``roots`` the values that are computed for somebody, in the order in which it returns them, and
    ``root_types`` their types.
    """

    __slots__ = ("arguments", "key", "nodes", "operands", "root_types", "roots", "types")

    def __init__(
        self,
        nodes: tuple[Node, ...],
        operands: tuple[tuple[int, ...], ...],
        types: tuple[TensorType, ...],
        arguments: tuple[int, ...],
        roots: tuple[int, ...],
        key: GraphKey,
    ) -> None:
        self.nodes = nodes
        self.operands = operands
        self.types = types
        self.arguments = arguments
        self.roots = roots
        self.root_types = tuple([types[root] for root in roots])
        self.key = key

    def __len__(self) -> int:
        return len(self.nodes)

    @property
    def operation_count(self) -> int:
        """The number of values that are computed."""
        return sum(node.operation.kind is not OperationKind.LEAF for node in self.nodes)


class CollectedGraph:
    """A graph, the values of its arguments, and which of its roots each collected node became."""

    __slots__ = ("arguments", "graph", "origins", "root_order")

    def __init__(
        self,
        graph: Graph,
        arguments: list[Any],
        origins: list[tuple[Source, Node]],
        root_order: tuple[int, ...],
    ) -> None:
        self.graph = graph
        self.arguments = arguments
        self.origins = origins
        self.root_order = root_order


def build_graph(roots: Sequence[tuple[Source, Node]]) -> CollectedGraph:
    """The graph of ``roots``, which are distinct. Iterative, for graphs of any depth.

    Roots are ordered by the structure below them, so that neither their order nor the order in
    which tasks took turns is part of the key; ``root_order[i]`` is where ``roots[i]`` went.
    """
    order = range(len(roots))
    if len(roots) > 1:
        hashes = _structural_hashes(roots)
        order = sorted(order, key=lambda index: hashes[roots[index]])  # type: ignore[assignment]
    numbering: dict[Any, int] = {}
    nodes: list[Node] = []
    operands: list[tuple[int, ...]] = []
    types: list[TensorType] = []
    items: list[Any] = []
    argument_values: list[Any] = []
    arguments: list[int] = []
    origins: list[tuple[Source, Node]] = []

    def number_leaf(source: Source, node: Node, data: Any) -> None:
        # One handle is one argument, however many recordings it was used in.
        value = data if data is not None else source.bindings[node.attributes.slot]
        operation = PARAMETER if data is not None else node.operation
        identity: Any = value if operation is PARAMETER else (source, node)
        number = numbering.get(identity)
        if number is None:
            number = numbering[identity] = len(nodes)
            nodes.append(node)
            operands.append(())
            types.append(node.type)
            items.append((operation, node.type))
            arguments.append(number)
            argument_values.append(value)
            origins.append((source, node))
        numbering[source, node] = number

    for index in order:
        source, root = roots[index]
        stack = [(root, False)]
        while stack:
            node, visited = stack.pop()
            if (source, node) in numbering:
                continue
            operation = node.operation
            data = source.materialized.get(node) if source.materialized else None
            if data is not None or operation in SLOT_OPERATIONS:
                number_leaf(source, node, data)
                continue
            if node.operands and not visited:
                stack.append((node, True))
                for operand in reversed(node.operands):
                    if (source, operand) not in numbering:
                        stack.append((operand, False))
                continue
            if operation is CONSTANT:
                shared = numbering.get(node)
                if shared is not None:
                    numbering[source, node] = shared
                    continue
                numbering[node] = len(nodes)
            numbers = tuple([numbering[source, operand] for operand in node.operands])
            numbering[source, node] = len(nodes)
            nodes.append(node)
            operands.append(numbers)
            types.append(node.type)
            items.append((operation, numbers, node.attributes, node.type))
    root_numbers = tuple(numbering[roots[index]] for index in order)
    root_order = [0] * len(roots)
    for position, index in enumerate(order):
        root_order[index] = position
    graph = Graph(
        tuple(nodes),
        tuple(operands),
        tuple(types),
        tuple(arguments),
        root_numbers,
        GraphKey(tuple(items), root_numbers),
    )
    return CollectedGraph(graph, argument_values, origins, tuple(root_order))


def _structural_hashes(roots: Sequence[tuple[Source, Node]]) -> dict[tuple[Source, Node], int]:
    """A hash of the structure below each node, blind to slots, values and order of recording."""
    hashes: dict[tuple[Source, Node], int] = {}
    for source, root in roots:
        stack = [(root, False)]
        while stack:
            node, visited = stack.pop()
            if (source, node) in hashes:
                continue
            operation = node.operation
            if operation in SLOT_OPERATIONS or node in source.materialized:
                hashes[source, node] = hash(node.type)
            elif node.operands and not visited:
                stack.append((node, True))
                stack.extend((operand, False) for operand in node.operands)
            else:
                below = tuple([hashes[source, operand] for operand in node.operands])
                hashes[source, node] = hash((operation, below, node.attributes, node.type))
    return hashes
