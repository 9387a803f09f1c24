"""Layouts: in which order of their axes the values of a graph lie in memory.

Some operations are faster where their operands lie in another order than that of their axes, as
convolutions are on tensor cores where channels are next to each other. What they compute then lies
so, and what is made of it lies as it does: a value that does is computed with its axes in the order
in which they lie, and seen by others as a transposed view of that.

An operation has a rule by its kind, or in a table by its name. One without a rule gets its operands
with their axes as they come. Axes of length 1 are nowhere in memory, and left out of all orders.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.compiler.widening.conversions import (
    CONVERSIONS,
    CONVERT,
    SINGLE,
    ConversionAttributes,
    is_narrow,
)
from lazyasync.ir.node import OPERATIONS, Node, OperationKind
from lazyasync.ir.rules import ELEMENTS, REDUCTIONS
from lazyasync.ir.types import TensorType

Order: TypeAlias = tuple[int, ...]
"""Axes as they lie in memory, the one whose elements are next to each other last."""


class Wish(NamedTuple):
    """How an operation wants its operands to lie, and how its result lies then."""

    operands: tuple[Order, ...]
    result: Order
    spreads: bool = True
    """Whether what is made of the result is to lie as it does."""


Wishes: TypeAlias = Callable[[Node, Sequence[TensorType], Sequence[Node]], "Wish | None"]
"""What an operation wishes of operands of some types, with their nodes; None if it does not."""


def lay_out(graph: PrimitiveGraph, wishes: Wishes) -> None:
    """Has the values of a graph lie as its operations wish, and those between them, too."""
    given = frozenset(graph.arguments)
    found: dict[int, Wish] = {}
    for value in graph.order:
        if value not in given and graph.operands[value]:
            operands = graph.operands[value]
            types = [graph.types[operand] for operand in operands]
            wish = wishes(graph.nodes[value], types, [graph.nodes[each] for each in operands])
            if wish is not None:
                found[value] = wish
    if found:
        _Layouts(graph, found).run()


class _Layouts:
    """A graph while it is rewritten, with what its values have become so far."""

    def __init__(self, graph: PrimitiveGraph, wishes: Mapping[int, Wish]) -> None:
        self.graph = graph
        self.wishes = wishes
        self.given = frozenset(graph.arguments)
        self.operands = list(graph.operands)
        """As they were."""
        self.order: list[int] = []
        self.plain: dict[int, int] = {}
        """What is equal to the values that are computed with their axes as they came."""
        self.lying: dict[int, dict[Order, int]] = {}
        """What is equal to values, by the order in which it has their axes."""
        self._made: dict[Any, int] = {}
        self._origin = 0

    def run(self) -> None:
        """Rewrites the graph."""
        graph = self.graph
        for value in list(graph.order):
            pause()
            self._origin = graph.origins[value]
            node = graph.nodes[value]
            if value in self.given or node.operation.kind is OperationKind.LEAF:
                self._keep(value)
                continue
            if value in self.wishes:
                self._fulfil(value, self.wishes[value])
                continue
            is_view = node.operation.kind is OperationKind.VIEW
            is_moved = self._moves(value)
            if not is_moved or (is_view and self.plain.keys() >= set(self.operands[value])):
                graph.operands[value] = tuple(map(self.as_it_came, self.operands[value]))
                self._keep(value)
        graph.roots = tuple(map(self._root, graph.roots))
        graph.order = self._needed()

    def _keep(self, value: int) -> None:
        self.order.append(value)
        self.plain[value] = value

    def _root(self, value: int) -> int:
        """Who gets a value that lies in another order gets a copy, made by a loop."""
        return self.plain[value] if value in self.plain else self._copy(self.as_it_came(value))

    def _needed(self) -> list[int]:
        needed = set(self.graph.arguments)
        stack = [root for root in self.graph.roots if root not in needed]
        while stack:
            pause()
            value = stack.pop()
            needed.add(value)
            stack.extend([each for each in self.graph.operands[value] if each not in needed])
        return [value for value in self.order if value in needed]

    # ---- values ----------------------------------------------------------------------------

    def shape(self, value: int) -> tuple[int, ...]:
        """The shape of a value."""
        return self.graph.types[value].shape

    def emit(self, name: str, operand: int, *attributes: Any) -> int:
        """Another value, by an operation of one operand."""
        operation = OPERATIONS.find(name)
        made = attributes if operation.attributes is None else operation.attributes(*attributes)
        type = operation.infer((self.graph.types[operand],), made)
        return self.add(Node(operation, (), made, type), (operand,))

    def add(self, node: Node, operands: Sequence[int]) -> int:
        """Another value, which is there once."""
        key = (node.operation, tuple(operands), node.attributes, node.type)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self.graph.append(node, operands, self._origin)
            self.order.append(found)
        return found

    def _reshaped(self, value: int, shape: tuple[int, ...]) -> int:
        return value if self.shape(value) == shape else self.emit("reshape", value, shape)

    def _transposed(self, value: int, axes: Sequence[int]) -> int:
        return value if _is_sorted(axes) else self.emit("transpose", value, tuple(axes))

    def _converted(self, value: int, dtype: np.dtype) -> int:
        type = TensorType(self.shape(value), dtype)
        return self.add(Node(CONVERT, (), ConversionAttributes(dtype), type), (value,))

    def _copy(self, value: int) -> int:
        """A copy in order, which loops make: those of narrow dtypes by way of float32."""
        type = self.graph.types[value]
        if is_narrow(type, half=True):
            value = self._converted(value, SINGLE)
        return self._converted(value, type.dtype)

    def as_it_came(self, value: int) -> int:
        """A value with its axes as they came."""
        if value in self.plain:
            return self.plain[value]
        order, lying = next(iter(self.lying[value].items()))
        return self._seen(lying, order, self.shape(value))

    def _seen(self, lying: int, order: Order, shape: tuple[int, ...]) -> int:
        """A view, with all axes as they came, of what has them in an order."""
        back = sorted(range(len(order)), key=order.__getitem__)
        return self._reshaped(self._transposed(lying, back), shape)

    def _turned(self, plain: int, order: Order) -> int:
        """A view, with its axes in an order, of what has all axes as they came."""
        lengths = tuple([length for length in self.shape(plain) if length != 1])
        rank = {axis: rank for rank, axis in enumerate(sorted(order))}
        return self._transposed(self._reshaped(plain, lengths), [rank[axis] for axis in order])

    def _in_order(self, value: int, order: Order) -> int:
        """What has the axes of a value in an order: as it lies, or a view of it."""
        found = self.lying.get(value, {}).get(order)
        return self._turned(self.as_it_came(value), order) if found is None else found

    def lay(self, value: int, order: Order, lying: int) -> None:
        """Notes that something has the axes of a value in an order."""
        if _is_sorted(order):
            self.plain[value] = self._reshaped(lying, self.shape(value))
        else:
            self.lying.setdefault(value, {})[order] = lying

    # ---- operations that wish --------------------------------------------------------------

    def _fulfil(self, value: int, wish: Wish) -> None:
        node = self.graph.nodes[value]
        operands = [
            self._asked_for(operand, _without_ones(order, self.shape(operand)))
            for operand, order in zip(self.operands[value], wish.operands, strict=True)
        ]
        computed = self.add(node, operands)
        order = _without_ones(wish.result, node.type.shape)
        if _is_sorted(order):
            self.plain[value] = computed
            return
        # A copy which is computed in the place of what it is of: see `reordered` among the rules.
        lying = self._converted(self._turned(computed, order), node.type.dtype)
        if wish.spreads:
            self.lying[value] = {order: lying}
        else:
            self.plain[value] = self._seen(lying, order, node.type.shape)

    def _asked_for(self, value: int, order: Order) -> int:
        """A view of a value, with its axes as they came, that lies in an order.

        What it is a view of is made to lie so, a conversion is done in that order, and of what else
        does not lie so there is a copy.
        """
        node, shape = self.graph.nodes[value], self.shape(value)
        may_be = order not in self.lying.get(value, {}) and value not in self.given
        if may_be and node.operation.kind is OperationKind.VIEW:
            (operand,) = self.operands[value][:1]
            source = _order_before(node, self.shape(operand), order)
            if source is not None:
                return self.add(node, (self._asked_for(operand, source),))
        is_sorted = _is_sorted(order)
        if may_be and node.operation.name in CONVERSIONS and not is_sorted:
            self._compute(value, order)
        if is_sorted:
            return self.plain[value] if value in self.plain else self._copy(self.as_it_came(value))
        if order not in self.lying.get(value, {}):
            self.lay(value, order, self._copy(self._in_order(value, order)))
        return self._seen(self.lying[value][order], order, shape)

    # ---- all others ------------------------------------------------------------------------

    def _moves(self, value: int) -> bool:
        """Has a value computed of what lies in an order, in an order; false if it cannot be."""
        node = self.graph.nodes[value]
        operands = self.operands[value]
        lie = [operand for operand in operands if operand in self.lying]
        if not lie or not node.type.size or len(node.outputs) > 1:
            return False
        operation = node.operation
        if operation.kind is OperationKind.ELEMENTWISE and ELEMENTS.of(operation) is not None:
            order = self._best_order(value)
            if order is not None:
                self._compute(value, order)
            return order is not None
        if len(operands) > 1:
            return False
        rule = _of_one_operand if REDUCTIONS.of(operation) is None else _reduced
        found = False
        for order, lying in list(self.lying[operands[0]].items()):
            found |= rule(self, value, node, self.shape(operands[0]), order, lying)
        return found

    def _best_order(self, value: int) -> Order | None:
        """That in which most bytes of the operands lie; None if that is the one they came in."""
        shape = self.shape(value)
        count = len(_without_ones(tuple(range(len(shape))), shape))
        as_they_came = 0
        votes: dict[Order, int] = {}
        for operand in self.operands[value]:
            if operand not in self.lying:
                as_they_came += self._bytes(operand)
            elif operand not in self.plain:
                ahead = len(shape) - len(self.shape(operand))
                for order in self.lying[operand]:
                    if len(order) == count:
                        moved = tuple([axis + ahead for axis in order])
                        votes[moved] = votes.get(moved, 0) + self._bytes(operand)
        if not votes:
            return None
        best = max(votes, key=votes.__getitem__)
        return None if as_they_came > votes[best] else best

    def _bytes(self, value: int) -> int:
        """The bytes of a value, or what it is a view of, if these are less."""
        types, nodes = self.graph.types, self.graph.nodes
        nbytes = types[value].nbytes
        while value not in self.given and nodes[value].operation.kind is OperationKind.VIEW:
            value = self.operands[value][0]
            nbytes = min(nbytes, types[value].nbytes)
        return nbytes

    def _compute(self, value: int, order: Order) -> None:
        """Has an elementwise operation be done on operands with their axes in an order."""
        node = self.graph.nodes[value]
        shape = node.type.shape
        operands = [self._spread(operand, order, len(shape)) for operand in self.operands[value]]
        type = TensorType(tuple([shape[axis] for axis in order]), node.type.dtype)
        made = Node(node.operation, (), node.attributes, type, node.metadata)
        self.lay(value, order, self.add(made, operands))

    def _spread(self, value: int, order: Order, ndim: int) -> int:
        """What is broadcast to an order of so many axes as a value is to these as they came."""
        shape = self.shape(value)
        axes = [axis - ndim + len(shape) for axis in order]
        lengths = tuple([shape[axis] if axis >= 0 else 1 for axis in axes])
        own = tuple([axis for axis in axes if axis >= 0 and shape[axis] != 1])
        if own:
            return self._reshaped(self._in_order(value, own), lengths)
        found = self.as_it_came(value)
        return found if len(shape) <= len(order) else self._reshaped(found, ())


# ---- rules ---------------------------------------------------------------------------------

_SAME = frozenset({"argument", "named", "stop_gradient"})
"""Views of all that they are of, as it is."""
_REGROUPED = _SAME | {"expand_dims", "reshape", "squeeze"}
"""Views of the elements in their order."""


def _of_one_operand(
    layouts: _Layouts, value: int, node: Node, shape: tuple[int, ...], order: Order, lying: int
) -> bool:
    """The rule for what rearranges or picks elements: whether a value lies as its operand does."""
    name, new = node.operation.name, node.type.shape
    if name == "transpose":
        layouts.lay(value, tuple([node.attributes.axes.index(axis) for axis in order]), lying)
        return True
    if name in _REGROUPED:
        regrouped = _regrouped(shape, new, order)
        if regrouped is None:
            return False
        lengths = tuple([new[axis] for axis in regrouped])
        layouts.lay(value, regrouped, layouts._reshaped(lying, lengths))
        return True
    if name not in ("getitem", "embed"):
        return False
    items = node.attributes.items
    if len(items) != len(shape) or not all(isinstance(item, tuple) for item in items):
        return False
    picked = tuple([items[axis] for axis in order])
    if name == "getitem":
        found = layouts.emit(name, lying, picked)
    elif any(length == 1 != new[axis] for axis, length in enumerate(shape)):
        return False
    else:
        found = layouts.emit(name, lying, tuple([new[axis] for axis in order]), picked)
    left = _without_ones(order, new)
    layouts.lay(value, left, layouts._reshaped(found, tuple([new[axis] for axis in left])))
    return True


def _reduced(
    layouts: _Layouts, value: int, node: Node, shape: tuple[int, ...], order: Order, lying: int
) -> bool:
    """The rule for reductions of what lies last, or first; others are of the axes as they came."""
    attributes = node.attributes
    places = tuple([place for place, axis in enumerate(order) if axis in attributes.axes])
    count = len(places)
    if places not in (tuple(range(count)), tuple(range(len(order) - count, len(order)))):
        return False
    if not places:
        return False
    operation = node.operation
    inner = attributes._replace(axes=places, keepdims=False)
    type = operation.infer((layouts.graph.types[lying],), inner)
    found = layouts.add(Node(operation, (), inner, type, node.metadata), (lying,))
    kept = [axis for axis in order if axis not in attributes.axes]
    if not attributes.keepdims:
        kept = [axis - sum(each < axis for each in attributes.axes) for axis in kept]
    layouts.lay(value, tuple(kept), found)
    return True


def _order_before(node: Node, shape: tuple[int, ...], order: Order) -> Order | None:
    """How the operand of a view lies, of a shape, if the view lies in an order; None if it may
    be another way."""
    name, new = node.operation.name, node.type.shape
    if name == "transpose":
        return tuple([node.attributes.axes[axis] for axis in order])
    if name in _REGROUPED:
        # Only axes of length 1 may come and go.
        before, behind = (_without_ones(tuple(range(len(each))), each) for each in (shape, new))
        if [shape[axis] for axis in before] != [new[axis] for axis in behind]:
            return None
        return tuple([before[behind.index(axis)] for axis in order])
    if name == "getitem" and shape == new:  # turned around
        return order
    return None


def _regrouped(old: tuple[int, ...], new: tuple[int, ...], order: Order) -> Order | None:
    """How elements lie that get another shape; None if they had to be moved.

    Groups of axes become others. Those of a group must follow each other as they lie.
    """
    left = list(_without_ones(tuple(range(len(old))), old))
    wanted = list(_without_ones(tuple(range(len(new))), new))
    becomes: dict[int, tuple[list[int], list[int]]] = {}
    while left and wanted:
        before, behind = [left.pop(0)], [wanted.pop(0)]
        while (has := math.prod([old[axis] for axis in before])) != (
            gets := math.prod([new[axis] for axis in behind])
        ):
            source, target = (left, before) if has < gets else (wanted, behind)
            if not source:
                return None
            target.append(source.pop(0))
        becomes[before[0]] = before, behind
    if left or wanted:
        return None
    found: list[int] = []
    place = 0
    while place < len(order):
        before, behind = becomes.get(order[place], ([], []))
        if not before or list(order[place : place + len(before)]) != before:
            return None
        found += behind
        place += len(before)
    return tuple(found)


def _without_ones(order: Order, shape: tuple[int, ...]) -> Order:
    """An order without the axes that have one element."""
    return tuple([axis for axis in order if shape[axis] != 1])


def _is_sorted(axes: Sequence[int]) -> bool:
    return all(axis < following for axis, following in itertools.pairwise(axes))
