"""Graphs for code generators: operations that are made of others are written out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, TypeAlias

from lazyasync.compiler.complex_sums import sums_of_parts
from lazyasync.compiler.time_slices import pause
from lazyasync.compiler.widening.conversions import CONVERT, ConversionAttributes, concerns
from lazyasync.compiler.widening.graphs import written_wide
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, ConstantAttributes, CountAttributes
from lazyasync.ir.node import Attributes, Node, Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, OUTPUT_EXPANSIONS, OUTPUTS
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack, untracked

Keeps: TypeAlias = Callable[[Node, Sequence[TensorType]], bool]


def resolved_node(node: Node, resolver: SizeResolver) -> Node:
    """A node without operands, with numbers for sizes that stand for any."""
    types = tuple([resolver.type(type) for type in node.outputs])
    attributes = resolver.attributes(node.attributes)
    return Node(
        node.operation, (), attributes, types if len(types) > 1 else types[0], node.metadata
    )


class PrimitiveGraph:
    """A graph with the operations that have an ``expand`` rule replaced by what they are made of.

    ``order`` lists the values so that each comes after its operands. ``arguments`` and ``roots``
    are as in the graph it was made from; ``origins`` says which of its values each one is for.
    What nobody needs is left out. Operations named in ``unfused`` are not replaced, and are to be
    run by kernels of their own. With ``widens`` matrix products of float16 and bfloat16 are made of
    those of float32, for devices whose libraries have no others. All else of bfloat16 is written as
    float32 anyway, see `lazyasync.compiler.widening`, and with ``half`` that of float16, too.
    With ``of_parts`` sums of complex numbers are made of those of their parts. ``iterates`` says
    that the graph is an iteration of a loop.
    What ``keeps`` says of operations and the types of their operands stays as it is.
    """

    __slots__ = (
        "_original",
        "arguments",
        "half",
        "iterates",
        "nodes",
        "operands",
        "order",
        "origins",
        "roots",
        "types",
        "unfused",
    )

    def __init__(
        self,
        graph: Graph,
        unfused: frozenset[str] = frozenset(),
        *,
        widens: bool = False,
        half: bool = False,
        of_parts: bool = False,
        iterates: bool = False,
        keeps: Keeps = lambda node, operands: False,
    ) -> None:
        self._original = graph
        self.half = half
        self.iterates = iterates
        self.unfused = unfused
        self.nodes: list[Node] = []
        self.operands: list[tuple[int, ...]] = []
        self.types: list[TensorType] = []
        self.origins: list[int] = []
        for container in (self.nodes, self.operands, self.types, self.origins):
            untrack(container)  # they become long
        builder = _Builder(self, widens, half, of_parts, keeps, iterates)
        place: list[int] = []
        given = set(graph.arguments)  # among them computed nodes that were materialised since
        for value, node in enumerate(graph.nodes):
            pause()
            builder.origin = value
            operands_of = graph.operands[value]
            operands = [place[operand] for operand in operands_of]
            if value in given:
                place.append(builder.argument(node))
            elif node.operation.name in unfused:
                place.append(builder.add(node, operands))
            else:
                place.append(builder.written_out(node, operands))
        self.arguments = tuple([place[value] for value in graph.arguments])
        self.roots = tuple([place[value] for value in graph.roots])
        self.order = self._needed()

    @classmethod
    def as_recorded(cls, graph: Graph) -> PrimitiveGraph:
        """The graph with nothing written out or left out: the values have the same numbers."""
        made = cls.__new__(cls)
        made._original = graph
        made.half = made.iterates = False
        made.unfused = frozenset()
        made.nodes = list(graph.nodes)
        made.operands = list(graph.operands)
        made.types = list(graph.types)
        made.origins = list(range(len(graph)))
        made.arguments, made.roots = graph.arguments, graph.roots
        made.order = made.origins
        for container in (made.nodes, made.operands, made.types, made.origins):
            untrack(container)
        return made

    def resolved(self, resolver: SizeResolver) -> PrimitiveGraph:
        """The graph with numbers for sizes that stand for any."""
        made = copy(self)
        made.nodes = [resolved_node(node, resolver) for node in self.nodes]
        made.types = [resolver.type(type) for type in self.types]
        return made

    def __len__(self) -> int:
        return len(self.nodes)

    def append(self, node: Node, operands: Sequence[int], origin: int) -> int:
        """Another value, made of what ``origin`` is a value of in the recorded graph.

        Whoever adds it says where it comes in the order.
        """
        self.nodes.append(node)
        self.operands.append(tuple(operands))
        self.types.append(node.type)
        self.origins.append(origin)
        return len(self.nodes) - 1

    def add_copy(self, value: int) -> int:
        """Another value, equal to one that there is, which is computed for itself. See `append`."""
        type = self.types[value]
        node = Node(CONVERT, (), ConversionAttributes(type.dtype), type)
        return self.append(node, (value,), self.origins[value])

    def add_again(self, value: int, operands: tuple[int, ...]) -> int:
        """Another value, by the operation of one that there is, of operands equal to its own.

        See `append`.
        """
        return self.append(self.nodes[value], operands, self.origins[value])

    def add_part(self, value: int, operands: Sequence[int], type: TensorType) -> int:
        """Another value, by the operation of one that there is, which reads it from now on.

        Whoever adds it says where it comes in the order, and what computes both.
        """
        node = self.nodes[value]
        made = Node(node.operation, (), node.attributes, type)
        part = self.append(made, tuple(operands), self.origins[value])
        self.operands[value] = (part,)
        return part

    def compute_roots(self) -> None:
        """Has each root computed for itself: by an operation, and not for another root as well.

        One that depends on nothing is a constant, which is copied.
        What is another shape of all of something is that, with its elements in the same order.
        """
        given = frozenset(self.arguments)
        roots: list[int] = []
        for root in self.roots:
            whole = root
            while self.nodes[whole].operation.name == "reshape":
                (whole,) = self.operands[whole]
            if whole not in given and not _is_view(self, whole):
                root = whole
            depends = root in given or bool(self.operands[root])
            if root in given or root in roots or not depends or _is_view(self, root):
                root = self.add_copy(root)
                self.order.append(root)
            roots.append(root)
        self.roots = tuple(roots)

    def source(self, value: int) -> str | None:
        """The user's line that recorded what a value is for, where it is known."""
        return self._original.nodes[self.origins[value]].source

    def _needed(self) -> list[int]:
        needed = set(self.arguments)
        given = set(self.arguments)
        stack = list(self.roots)
        while stack:
            pause()
            value = stack.pop()
            if value in needed and value not in given:
                continue
            needed.add(value)
            if value not in given:
                stack.extend(self.operands[value])
        return [value for value in range(len(self.nodes)) if value in needed]


def _is_view(graph: PrimitiveGraph, value: int) -> bool:
    """Whether a value is a view; one of several results is not."""
    if graph.nodes[value].operation.kind is not OperationKind.VIEW:
        return False
    source = graph.nodes[graph.operands[value][0]]
    return source.operation.kind is not OperationKind.MULTIPLE


def _may_be_expanded(node: Node, operands: Sequence[TensorType], widens: bool) -> bool:
    """Whether it may be written out: not for dtypes that no code is generated for, nor for nothing.

    The first operand is what is computed with; others may be indices.
    """
    if EXPANSIONS.of(node.operation) is None or not all(
        type.size for type in (node.type, *operands)
    ):
        return False
    dtypes = "fd"
    if node.operation.kind is OperationKind.PRODUCT:
        dtypes = "efdFDbhilqBHILQ" if widens else "fdFDbhilqBHILQ"
    elif node.operation.kind is OperationKind.ELEMENTWISE:
        dtypes = "fdbhilqBHILQ"
    elif node.operation.kind is OperationKind.MULTIPLE:
        dtypes = "efd"
    elif node.type.dtype.char == "l":  # a position
        return operands[0].dtype.char in dtypes
    return node.type.dtype.char in dtypes and operands[0].dtype.char in dtypes


class _Builder:
    """See `lazyasync.ir.node.GraphBuilder`. Equal operations on equal values are done once."""

    def __init__(
        self,
        graph: PrimitiveGraph,
        widens: bool,
        half: bool,
        of_parts: bool,
        keeps: Keeps,
        iterates: bool,
    ) -> None:
        self.iterates = iterates
        self._widens, self._half, self._of_parts, self._keeps = widens, half, of_parts, keeps
        self.origin = -1
        self._given: set[int] = set()
        self._graph = graph
        self._known: dict[Any, int] = {}

    def argument(self, node: Node) -> int:
        """A value that is given: never equal to another one, though equally computed before."""
        number = self._graph.append(node, (), self.origin)
        self._given.add(number)
        return number

    def add(self, node: Node, operands: Sequence[int]) -> int:
        key = None
        if node.operation.kind is not OperationKind.LEAF:
            key = untracked((node.operation, tuple(operands), node.attributes, node.type))
            known = self._known.get(key)
            if known is not None:
                return known
        number = self._graph.append(node, operands, self.origin)
        if key is not None:
            self._known[key] = number
        return number

    def written_out(self, node: Node, operands: Sequence[int]) -> int:
        """The value of a node, by what it is made of if it is made of others."""
        rounded = self._rounded_output(node, operands)
        if rounded is not None:
            return rounded
        expanded = self._expanded_output(node, operands)
        if expanded is not None:
            return expanded
        node, operands = self._of_output(node, operands)
        types = [self.type(operand) for operand in operands]
        # Of complex numbers infinities and the signs of zeros are others afterwards.
        if node.operation.name == "multiply" and node.type.dtype.kind != "c":
            for operand, type, other in zip(operands, types, reversed(operands), strict=True):
                if type == node.type and self._is_one(other):
                    return operand  # as of gradients, which begin with 1
        if self._keeps(node, types):
            return self.add(node, operands)
        if concerns(node, types, self._half):
            wide = written_wide(self, node, operands, self._widens, self._half)
            return self.add(node, operands) if wide is None else wide
        if self._of_parts and node.type.dtype.kind == "c":
            sums = sums_of_parts(self, node, operands)
            if sums is not None:
                return sums
        if _may_be_expanded(node, types, self._widens):
            expand = EXPANSIONS.of(node.operation)
            assert expand is not None
            result = expand(self, operands, node.attributes)
            if result is not None:
                found = self.type(result)
                assert found is node.type or found.shape == node.type.shape, node
                return result
        return self.add(node, operands)

    def _is_one(self, value: int) -> bool:
        """Whether all elements are known to be 1."""
        known = self.baked(self._behind_views(value))
        return known is not None and bool(known == 1)

    def _behind_views(self, value: int) -> int:
        """What a value is a view of, if it is one."""
        graph, given = self._graph, self._given
        while value not in given and graph.nodes[value].operation.kind is OperationKind.VIEW:
            value = graph.operands[value][0]
        return value

    def _rounded_output(self, node: Node, operands: Sequence[int]) -> int | None:
        """One of several outputs that have been written as those of another dtype."""
        if node.operation.name != "output" or operands[0] in self._given:
            return None
        wide = self._graph.nodes[operands[0]].outputs[node.attributes.position]
        if wide.dtype == node.type.dtype:
            return None
        attributes = node.attributes._replace(type=wide)
        picked = self.add(Node(node.operation, (), attributes, wide), operands)
        return self.apply(CONVERT, (picked,), (node.type.dtype,))

    def _expanded_output(self, node: Node, operands: Sequence[int]) -> int | None:
        """One of several outputs, by what it is made of if it is made of others."""
        if node.operation.name != "output" or operands[0] in self._given:
            return None
        source, read = self._graph.nodes[operands[0]], self._graph.operands[operands[0]]
        expand = OUTPUT_EXPANSIONS.of(source.operation)
        types = [self.type(operand) for operand in read]
        if expand is None or source.operation.name in self._graph.unfused:
            return None
        if not all(type.size and type.dtype.char in "fd" for type in types):
            return None
        if self._keeps(source, types):
            return None
        return expand(self, read, source.attributes, node.attributes.position)

    def _of_output(self, node: Node, operands: Sequence[int]) -> tuple[Node, Sequence[int]]:
        """What computes one of several outputs by itself, if something does, or the node."""
        if node.operation.kind is not OperationKind.VIEW or operands[0] in self._given:
            return node, operands
        source = self._graph.nodes[operands[0]]
        computes = OUTPUTS.of(source.operation)
        if computes is None or source.operation.name in self._graph.unfused:
            return node, operands
        read = self._graph.operands[operands[0]]
        if all(self.type(operand).dtype.char in "fd" for operand in read):
            # Something to compute that all outputs are of, so that one loop reads it once.
            read = tuple([self.apply(CONVERT, (each,), (self.type(each).dtype,)) for each in read])
        return Node(computes[node.attributes.position], (), (), node.type), read

    def apply(
        self, operation: Operation, operands: Sequence[int], attributes: Attributes = ()
    ) -> int:
        types = tuple([self.type(operand) for operand in operands])
        if operation.attributes is not None and type(attributes) is tuple:
            attributes = operation.attributes(*attributes)
        node = Node(operation, (), attributes, operation.infer(types, attributes))
        return self.written_out(node, operands)

    def constant(self, value: Any, type: TensorType) -> int:
        node = Node(CONSTANT, (), ConstantAttributes(value), type)
        return self.add(node, ())

    def count(self, value: int, type: TensorType) -> int:
        node = Node(CONSTANT, (), CountAttributes(value), type)
        return self.add(node, ())

    def type(self, value: int) -> TensorType:
        return self._graph.types[value]

    def baked(self, value: int) -> Any:
        node = self._graph.nodes[value]
        is_given = value in self._given or node.operation is not CONSTANT
        return None if is_given else node.attributes.value

    def is_computed(self, value: int) -> bool:
        value = self._behind_views(value)
        kind = self._graph.nodes[value].operation.kind
        return value not in self._given and kind is not OperationKind.LEAF
