"""Graphs: what a barrier collects, in an order and with a key that do not depend on who recorded.

Two recordings that do the same give equal keys, whatever their values, whatever tasks interleaved;
and in every process the same order and the same name.
"""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Protocol

from lazyasync.ir.leaves import CONSTANT, PARAMETER, SLOT_OPERATIONS
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import DRIVERS
from lazyasync.ir.sizes import Region, attribute_parts, has_sizes, is_sized, replaced
from lazyasync.ir.stable_hash import hash_of_attributes
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack
from lazyasync.named_tuples import NamedTuple


class Source(Protocol):
    """A recording, as far as a graph needs it: the values of slots, and of computed nodes."""

    @property
    def bindings(self) -> Sequence[Any]:
        """The values of the slots, by position."""

    @property
    def materialized(self) -> Mapping[Node, Any]:
        """The nodes whose values have been computed, and are parameters from then on."""


class GraphKey:
    """The whole structure of a graph, hashed once. Equal keys mean equal graphs, exactly.

    It has a column for each of the parts of a value: of an argument the kind of leaf and the type,
    without operands and attributes.

    Python's hash of a key is good for one process; its `hexdigest` is the same in all of them.
    """

    __slots__ = ("_digest", "_hash", "attributes", "operands", "operations", "roots", "types")

    def __init__(
        self,
        operations: tuple[Operation, ...],
        operands: tuple[tuple[int, ...], ...],
        attributes: tuple[Any, ...],
        types: tuple[TensorType, ...],
        roots: tuple[int, ...],
    ) -> None:
        self.operations = operations
        self.operands = operands
        self.attributes = attributes
        self.types = types
        self.roots = roots
        self._hash = hash((operations, operands, attributes, types, roots))
        self._digest: str | None = None
        for container in (operations, attributes, types, self):
            untrack(container)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, GraphKey) or self._hash != other._hash:
            return False
        return (
            self.roots == other.roots
            and self.operations == other.operations
            and self.operands == other.operands
            and self.types == other.types
            and self.attributes == other.attributes
        )

    def hexdigest(self) -> str:
        """A hash in hexadecimal, 16 digits: a name for logs and for `la.computation`.

        It is made of what operations, types and attributes are, when it is first asked for.
        """
        if self._digest is None:
            words = [len(self.operations)]
            columns = (self.operations, self.operands, self.attributes, self.types)
            for operation, numbers, attributes, type in zip(*columns, strict=True):
                words += (operation.stable_hash, type.stable_hash, hash_of_attributes(attributes))
                words += (len(numbers), *numbers)
            words += self.roots
            content = struct.pack(f"<{len(words)}Q", *words)
            self._digest = hashlib.blake2b(content, digest_size=8).hexdigest()
        return self._digest


class Graph(Region):
    """Values in topological order; value ``i`` is ``nodes[i]`` applied to ``operands[i]``.

    ``arguments`` are the values that are slots, in the order in which a program takes them;
    ``roots`` the values that are computed for somebody, in the order in which it returns them, and
    ``root_types`` their types. Graphs are equal where their keys are, so a graph may be among the
    attributes of an operation: it is a region of a node.
    """

    __slots__ = ("_plain", "arguments", "key", "nodes", "operands", "root_types", "roots", "types")

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
        self._plain: Graph | bool = False
        """What `plain` gives, once it is known; True for the graph itself."""
        for container in (nodes, self.root_types, self):
            untrack(container)

    def __len__(self) -> int:
        return len(self.nodes)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Graph) and self.key == other.key)

    def __repr__(self) -> str:
        return f"<graph {self.key.hexdigest()}>"

    @property
    def stable_hash(self) -> int:
        """Its `GraphKey.hexdigest` as a number, for what it is an attribute of."""
        return int(self.key.hexdigest(), 16)

    def replaced(self, number: Callable[[int], int], length: Callable[[int], int]) -> Graph:
        """The graph with others for its lengths, and for the integers that may be some."""

        def other(type: TensorType) -> TensorType:
            return TensorType(tuple([length(each) for each in type.shape]), type.dtype)

        key, arguments = self.key, frozenset(self.arguments)
        nodes = []
        for value, node in enumerate(self.nodes):
            attributes = replaced(key.attributes[value], number, length)
            outputs = (node.type,) if value in arguments else node.outputs
            types = tuple(map(other, outputs))
            type = types if len(types) > 1 else types[0]
            nodes.append(Node(key.operations[value], (), attributes, type, node.metadata))
        found = GraphKey(
            key.operations,
            key.operands,
            tuple([node.attributes for node in nodes]),
            tuple([node.type for node in nodes]),
            key.roots,
        )
        return Graph(tuple(nodes), key.operands, found.types, self.arguments, key.roots, found)

    def has_sizes(self) -> bool:
        """Whether there are sizes that stand for any number in it."""
        return any(map(is_sized, self.types)) or any(map(has_sizes, self.key.attributes))

    @property
    def plain(self) -> Graph:
        """The region without what is there for transforms alone, as `build_graph` leaves it out."""
        if self._plain is False:
            found = self
            if any(operation.passes for operation in self.key.operations):
                found, _ = without_passing(self)
            key = found.key
            attributes = tuple(map(_plain_attributes, key.attributes))
            nodes = _nodes_with(found.nodes, key.attributes, attributes)
            if nodes != found.nodes:
                key = GraphKey(key.operations, key.operands, attributes, key.types, key.roots)
                found = Graph(nodes, key.operands, key.types, found.arguments, key.roots, key)
            self._plain = True if found is self else found
        return self if isinstance(self._plain, bool) else self._plain

    @property
    def operation_count(self) -> int:
        """The number of values that are computed."""
        return sum(node.operation.kind is not OperationKind.LEAF for node in self.nodes)


def regions_in(attributes: Any, place: str = "") -> Iterator[tuple[str, Graph]]:
    """The graphs among attributes, each with its place: ``body``, ``cases[1]``."""
    if isinstance(attributes, Graph):
        yield place, attributes
    elif isinstance(attributes, tuple):
        names = getattr(attributes, "_fields", None) or [f"[{i}]" for i in range(len(attributes))]
        for name, item in zip(names, attributes, strict=True):
            yield from regions_in(item, f"{place}{name}")


def without_passing(
    graph: Graph, leaves_out: Callable[[Any], bool] = lambda attributes: True
) -> tuple[Graph, list[int]]:
    """A region without operations that pass their operands, and where its values are in that.

    All of them, or those whose attributes are to be left out. What is not there any more has the
    place -1.
    """
    key = graph.key
    same: list[int] = []
    for value, operands in enumerate(graph.operands):
        is_same_as = value
        if operands and key.operations[operands[0]].passes:
            (of,) = operands
            if leaves_out(key.attributes[of]):
                is_same_as = same[graph.operands[of][key.attributes[value].position]]
        same.append(is_same_as)
    needed = set(graph.arguments)
    stack = [same[root] for root in graph.roots]
    while stack:
        value = stack.pop()
        if value not in needed:
            needed.add(value)
            stack += [same[operand] for operand in graph.operands[value]]
    left = sorted(needed)
    number = {value: place for place, value in enumerate(left)}
    places = [number.get(value, -1) for value in same]
    found = GraphKey(
        tuple([key.operations[value] for value in left]),
        tuple([tuple([places[each] for each in graph.operands[value]]) for value in left]),
        tuple([key.attributes[value] for value in left]),
        tuple([key.types[value] for value in left]),
        tuple([places[root] for root in graph.roots]),
    )
    nodes = tuple([graph.nodes[value] for value in left])
    arguments = tuple([places[argument] for argument in graph.arguments])
    return Graph(nodes, found.operands, found.types, arguments, found.roots, found), places


def _plain_attributes(attributes: Any) -> Any:
    """Attributes with `Graph.plain` of each region among them."""
    if isinstance(attributes, Graph):
        return attributes.plain
    if not isinstance(attributes, tuple):
        return attributes
    items = list(map(_plain_attributes, attributes))
    if all(item is before for item, before in zip(items, attributes, strict=True)):
        return attributes
    make = getattr(attributes, "_make", tuple)
    return make(items)


def _nodes_with(
    nodes: Sequence[Node], before: Sequence[Any], after: Sequence[Any]
) -> tuple[Node, ...]:
    """Nodes with other attributes, where these have changed; their types have not."""
    found = []
    for node, own, other in zip(nodes, before, after, strict=True):
        if other is not own:
            type = node.outputs if len(node.outputs) > 1 else node.type
            node = Node(node.operation, node.operands, other, type, node.metadata)
        found.append(node)
    return tuple(found)


class CollectedGraph(NamedTuple):
    """A graph, and which of its roots each collected node became.

    ``arguments`` are the values of its arguments; ``sources`` and ``leaves`` tell of which node of
    which recording each of them is, in a graph that has just been built.
    """

    graph: Graph
    arguments: list[Any]
    root_order: tuple[int, ...]
    sources: Sequence[Source] = ()
    leaves: Sequence[Node] = ()


def no_pause() -> None:
    """What is called between two operations where nobody waits for a pause."""


def build_graph(
    roots: Sequence[tuple[Source, Node]],
    pause: Callable[[], None] = no_pause,
    keeps_all: bool = False,
) -> CollectedGraph:
    """The graph of ``roots``, which are distinct. Iterative, for graphs of any depth.

    ``pause`` is called between operations. With ``keeps_all`` the graph is for transforms, and has
    what is there for them alone: see `lazyasync.ir.node.Operation`.

    Roots are ordered by the structure below them, so that neither their order nor the order in
    which tasks took turns is part of the key; ``root_order[i]`` is where ``roots[i]`` went.
    """
    order: Sequence[int] = range(len(roots))
    if len(roots) > 1:
        order = sorted(order, key=_ranks(roots, pause).__getitem__)
    numberings: dict[Source, dict[Node, int]] = {source: {} for source, _ in roots}
    known_parameters: dict[Any, int] = {}
    known_constants: dict[Node, int] = {}
    nodes: list[Node] = []
    operands: list[tuple[int, ...]] = []
    types: list[TensorType] = []
    operations: list[Operation] = []
    attributes: list[Any] = []
    argument_values: list[Any] = []
    arguments: list[int] = []
    sources: list[Source] = []
    leaves: list[Node] = []
    # They become long. Recordings and values, which know of steps, may be part of a cycle.
    for container in (nodes, operands, types, operations, attributes, arguments, leaves):
        untrack(container)

    def number_leaf(source: Source, node: Node, data: Any) -> int:
        # One handle is one argument, however many recordings it was used in.
        value = data if data is not None else source.bindings[node.attributes.slot]
        operation = PARAMETER if data is not None else node.operation
        number = known_parameters.get(value) if operation is PARAMETER else None
        if number is None:
            number = len(nodes)
            if operation is PARAMETER:
                known_parameters[value] = number
            nodes.append(node)
            operands.append(())
            types.append(node.type)
            operations.append(operation)
            attributes.append(())
            arguments.append(number)
            argument_values.append(value)
            sources.append(source)
            leaves.append(node)
        return number

    for index in order:
        source, root = roots[index]
        numbering = numberings[source]
        materialized = source.materialized
        stack: list[Any] = [root]  # nodes, and None before those that are due
        while stack:
            node = stack.pop()
            if node is None:  # all that the next one is computed from has a number
                node = stack.pop()
            elif node in numbering:
                continue
            else:
                data = materialized.get(node) if materialized else None
                if data is not None or (not node.operands and node.operation in SLOT_OPERATIONS):
                    numbering[node] = number_leaf(source, node, data)
                    continue
                if node.operands:
                    if node.operands[0].operation.passes and not keeps_all:
                        passed = passed_by(node)
                        if passed in numbering:
                            numbering[node] = numbering[passed]
                        else:
                            stack += (node, passed)
                        continue
                    stack.append(node)
                    stack.append(None)
                    for operand in reversed(node.operands):
                        if operand not in numbering:
                            stack.append(operand)
                    continue
                if node.operation is CONSTANT:
                    shared = known_constants.setdefault(node, len(nodes))
                    if shared < len(nodes):
                        numbering[node] = shared
                        continue
            pause()
            numbers = tuple([numbering[operand] for operand in node.operands])
            numbering[node] = len(nodes)
            nodes.append(node)
            operands.append(numbers)
            types.append(node.type)
            operations.append(node.operation)
            attributes.append(node.attributes)
    root_numbers = tuple([numberings[roots[index][0]][roots[index][1]] for index in order])
    root_order = [0] * len(roots)
    for position, index in enumerate(order):
        root_order[index] = position
    if not keeps_all and any(DRIVERS.of(operation) is not None for operation in set(operations)):
        # What transforms alone look at goes out of regions, too.
        plain = list(map(_plain_attributes, attributes))
        nodes, attributes = list(_nodes_with(nodes, attributes, plain)), plain
    key = GraphKey(
        tuple(operations), tuple(operands), tuple(attributes), tuple(types), root_numbers
    )
    graph = Graph(tuple(nodes), key.operands, key.types, tuple(arguments), root_numbers, key)
    return CollectedGraph(graph, argument_values, tuple(root_order), sources, leaves)


def passed_by(node: Node) -> Node:
    """The operand that an output is, of an operation that passes its operands."""
    passed: Node = node.operands[0].operands[node.attributes.position]
    return passed


_WORD = 0xFFFFFFFFFFFFFFFF
_ODD = 0x9E3779B97F4A7C15
"""2**64 by the golden ratio: multiplying with it spreads bits over a word, and loses none."""


MOST_COMPARED = 32
"""Values below each of two roots whose integers are compared, if nothing else tells them apart."""


def _ranks(
    roots: Sequence[tuple[Source, Node]], pause: Callable[[], None]
) -> list[tuple[Any, ...]]:
    """What roots are ordered by.

    Lengths decide only between those that nothing else tells apart, and by what they are rather
    than by a hash: ``x[:n]`` comes before ``x[n:]`` for every ``n``. So the order, and with it the
    graph, is the same for other lengths.
    """
    kinds = _structural_hashes(roots, pause, _KIND_HASH, _hash_of_kind)
    count = Counter(kinds)
    ranks: list[tuple[Any, ...]] = []
    for kind, (source, root) in zip(kinds, roots, strict=True):
        pause()
        ranks.append((kind,) if count[kind] == 1 else (kind, _integers_below(source, root)))
    if len(set(ranks)) < len(ranks):
        whole = _structural_hashes(roots, pause, _STABLE_HASH, hash_of_attributes)
        ranks = [(*rank, of_all) for rank, of_all in zip(ranks, whole, strict=True)]
    return ranks


def _integers_below(source: Source, root: Node) -> tuple[int, ...]:
    """The integers of attributes and shapes of a root, then of what it is computed from."""
    found: list[int] = []
    stack = [root]
    for _ in range(MOST_COMPARED):
        if not stack:
            break
        node = stack.pop()
        is_leaf = node.operation in SLOT_OPERATIONS or node in source.materialized
        if not is_leaf and node.operands and node.operands[0].operation.passes:
            stack.append(passed_by(node))
            continue
        if node.attributes and not is_leaf:
            found += attribute_parts(node.attributes).integers
        found += node.type.shape
        if not is_leaf:
            stack += reversed(node.operands)
    return tuple(found)


def _hash_of_kind(attributes: Any) -> int:
    return attribute_parts(attributes).kind_hash


_KIND_HASH, _STABLE_HASH = attrgetter("kind_hash"), attrgetter("stable_hash")


def _structural_hashes(
    roots: Sequence[tuple[Source, Node]],
    pause: Callable[[], None],
    of_type: Callable[[TensorType], int],
    of_attributes: Callable[[Any], int],
) -> list[int]:
    """A hash of the structure below each root, blind to slots, values and order of recording.

    ``of_type`` and ``of_attributes`` give those of types and attributes.
    It is the same in every process. Python's hash of a tuple of numbers would be so as well, but
    only until Python changes it.
    """
    found: list[int] = []
    known: dict[Source, dict[Node, int]] = {source: {} for source, _ in roots}
    for source, root in roots:
        hashes = known[source]
        materialized = source.materialized
        stack: list[Any] = [root]  # nodes, and None before those that are due
        while stack:
            node = stack.pop()
            if node is None:  # all that the next one is computed from has been hashed
                node = stack.pop()
            elif node in hashes:
                continue
            elif node.operation in SLOT_OPERATIONS or (materialized and node in materialized):
                hashes[node] = of_type(node.type)
                continue
            elif node.operands:
                if node.operands[0].operation.passes:
                    passed = passed_by(node)
                    if passed in hashes:
                        hashes[node] = hashes[passed]
                    else:
                        stack += (node, passed)
                    continue
                stack.append(node)
                stack.append(None)
                stack += node.operands
                continue
            pause()
            combined = node.operation.stable_hash + of_type(node.type)
            if node.attributes:
                combined += of_attributes(node.attributes)
            for operand in node.operands:  # whose order counts
                combined = (combined ^ hashes[operand]) * _ODD & _WORD
            hashes[node] = combined
        found.append(hashes[root])
    return found
