"""Small values computed where they are read, where a loop of their own takes longer to launch.

Of a batch norm, for example, a number for each channel, which is a root of the variance and then
read for all places. Each element of what reads it computes it anew, by the same operations, so that
there is one loop less.
"""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.node import OPERATIONS, Node, OperationKind
from lazyasync.ir.rules import ELEMENTS
from lazyasync.ir.sizes import is_sized
from lazyasync.ir.types import TensorType

MOST_ELEMENTS = 1 << 19
"""Of what computes small values anew: a GPU does some twenty instructions for each of so many in
about the microsecond that a launch takes."""
MOST_READERS = 2
"""That compute a value anew. More of them would be worth a loop."""
MOST_OPERATIONS = 8
"""That are done anew for a value."""
VIEWS = frozenset({"expand_dims", "reshape", "squeeze"})


def spread_small(graph: PrimitiveGraph) -> None:
    """Has small elementwise values be computed by the elementwise operations that read them."""
    _Spreading(graph).run()


class _Spreading:
    def __init__(self, graph: PrimitiveGraph) -> None:
        self.graph = graph
        self.given = frozenset(graph.arguments)
        self.readers: dict[int, list[int]] = {}
        for value in graph.order:
            for operand in graph.operands[value]:
                self.readers.setdefault(operand, []).append(value)
        self.spread: dict[int, frozenset[int]] = {}
        """The values that are not computed for themselves, and by what they are."""
        self._made: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}
        self._order: list[int] = []

    def run(self) -> None:
        """Rewrites the graph."""
        graph = self.graph
        roots = frozenset(graph.roots)
        costs: dict[int, int] = {}
        for value in graph.order:
            if self._is_small(value):
                costs[value] = 1 + sum([costs.get(each, 0) for each in graph.operands[value]])
        for value in reversed(graph.order):
            pause()
            if value not in roots and costs.get(value, MOST_OPERATIONS + 1) <= MOST_OPERATIONS:
                takers = self._takers(value)
                if takers is not None and len(takers) <= MOST_READERS:
                    self.spread[value] = takers
        if not self.spread:
            return
        for value in graph.order:
            if value in self.spread:
                continue
            operands = graph.operands[value]
            if any(operand in self.spread for operand in operands):
                shape = graph.types[value].shape
                graph.operands[value] = tuple(
                    [
                        self._computed(operand, graph.types[operand].shape, shape)
                        if operand in self.spread
                        else operand
                        for operand in operands
                    ]
                )
            self._order.append(value)
        graph.order = self._order

    def _is_elementwise(self, value: int) -> bool:
        operation = self.graph.nodes[value].operation
        is_one = operation.kind is OperationKind.ELEMENTWISE and ELEMENTS.of(operation) is not None
        return is_one and value not in self.given and not is_sized(self.graph.types[value])

    def _is_small(self, value: int) -> bool:
        """Whether it has one axis, and is computed element by element or a view of such."""
        type, operands = self.graph.types[value], self.graph.operands[value]
        if value in self.given or is_sized(type) or _axes(type.shape) != 1 or not type.size:
            return False
        if self.graph.nodes[value].operation.name in VIEWS:
            return not self.given.issuperset(operands) and self._is_small(operands[0])
        return self._is_elementwise(value)

    def _takers(self, value: int) -> frozenset[int] | None:
        """What would compute it; None if somebody else reads it."""
        found: set[int] = set()
        for reader in self.readers.get(value, ()):
            if reader in self.spread:
                found |= self.spread[reader]
                continue
            type = self.graph.types[reader]
            if not self._is_elementwise(reader) or _axes(type.shape) < 2:
                return None
            if type.size > MOST_ELEMENTS:
                return None
            found.add(reader)
        return frozenset(found)

    def _computed(self, value: int, seen: tuple[int, ...], shape: tuple[int, ...]) -> int:
        """A small value in the form in which it is ``seen``, computed for all of a ``shape``."""
        key = (value, seen, shape)
        if key in self._made:
            return self._made[key]
        graph = self.graph
        node = graph.nodes[value]
        if node.operation.kind is OperationKind.VIEW:
            found = self._computed(graph.operands[value][0], seen, shape)
        else:
            operands = [self._operand(each, seen, shape) for each in graph.operands[value]]
            type = TensorType(shape, node.type.dtype)
            made = Node(node.operation, (), node.attributes, type, node.metadata)
            found = self._add(made, operands, value)
        self._made[key] = found
        return found

    def _operand(self, value: int, seen: tuple[int, ...], shape: tuple[int, ...]) -> int:
        if value in self.spread:
            return self._computed(value, seen, shape)
        type = self.graph.types[value]
        wanted = seen if type.size > 1 else ()
        if type.shape == wanted:
            return value
        reshape = OPERATIONS.find("reshape")
        assert reshape.attributes is not None
        made = Node(reshape, (), reshape.attributes(wanted), TensorType(wanted, type.dtype))
        return self._add(made, (value,), value)

    def _add(self, node: Node, operands: Sequence[int], origin: int) -> int:
        added = self.graph.append(node, operands, self.graph.origins[origin])
        self._order.append(added)
        return added


def _axes(shape: Sequence[int]) -> int:
    """The axes that have more than one element."""
    return sum(length != 1 for length in shape)
