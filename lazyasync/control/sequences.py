"""Products that iterations need not wait for each other with are done for all of them at once.

One large product takes a part of the time of many small ones. Those of items and of what is the
same in each iteration are done before a loop. Those that it only sums up are done behind it: the
sum of the products of matrices is one product of the matrices side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.control.regions import Region, argument_types, users_of
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import TRANSPOSE, transpose
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.replay import Value, replay_graph

MOST_TIMES = 8
"""How many times as large as what they are made of results may be that are kept for all items."""
_KINDS = (OperationKind.ELEMENTWISE, OperationKind.VIEW, OperationKind.PRODUCT)

_SAME, _ITEM, _CARRIED = range(3)
"""What a value follows from: from what is the same in each iteration, from items, from more."""


def products_before(
    body: Graph,
    operands: Sequence[LazyTensor],
    constants: int,
    carries: int,
    length: int,
    device: Device,
) -> tuple[Graph, list[LazyTensor]]:
    """The body of a loop, and its operands, with products of items done before it.

    Those that a carry waits for, and that have much more elements than the items, stay.
    """
    if length < 2 or not carries:
        return body, list(operands)
    fixed = constants + carries
    sources = _sources(body, constants, carries)
    users = users_of(body)
    largest = _largest_item(body, fixed)
    taken = [
        value
        for value, node in enumerate(body.nodes)
        if value >= len(body.arguments)
        and node.operation.kind is OperationKind.PRODUCT
        and sources[value] == _ITEM
        and _SAME in [sources[operand] for operand in body.operands[value]]
        and body.types[value].nbytes <= MOST_TIMES * largest
        and _is_waited_for(value, sources, users)
    ]
    if not taken:
        return body, list(operands)
    given = {place: Value(operands[place], place >= fixed) for place in range(len(operands))}
    for place in range(constants, fixed):
        del given[place]
    values = replay_graph(body, given, length, device, taken)
    region = Region([*argument_types(body), *[body.types[value] for value in taken]])
    places = {place: place for place in range(len(body.arguments))}
    places.update({value: len(body.arguments) + k for k, value in enumerate(taken)})
    found = region.rebuilt(body, places, body.roots)
    return found, [*operands, *[values[value].value for value in taken]]


def _sources(body: Graph, constants: int, carries: int) -> list[int]:
    found: list[int] = []
    for value, operands in enumerate(body.operands):
        if value < len(body.arguments):
            fixed = constants + carries
            found.append(_SAME if value < constants else _CARRIED if value < fixed else _ITEM)
            continue
        source = max([found[operand] for operand in operands], default=_SAME)
        operation = body.nodes[value].operation
        may_move = operation.kind in _KINDS and operation.may_fail is False
        found.append(source if source != _ITEM or may_move else _CARRIED)
    return found


def _is_waited_for(value: int, sources: Sequence[int], users: Sequence[Sequence[int]]) -> bool:
    """Whether something that follows from a carry needs a value, which so delays an iteration."""
    stack, seen = [value], {value}
    while stack:
        for user in users[stack.pop()]:
            if sources[user] == _CARRIED:
                return True
            if user not in seen:
                seen.add(user)
                stack.append(user)
    return False


# ---- sums of products ----------------------------------------------------------------------


class _Factor(NamedTuple):
    """A factor of a product: a value of the body, or its transpose."""

    value: int
    is_transposed: bool


class Sum(NamedTuple):
    """A carry, by its number, that products are added to, with the factors of these."""

    carry: int
    left: _Factor
    right: _Factor


class LoopWithoutSums(NamedTuple):
    """A loop whose sums of products are done behind it."""

    body: Graph
    operands: list[LazyTensor]
    carries: int
    sums: list[Sum]
    initial: list[LazyTensor]
    """What the products are added to."""
    items: dict[int, LazyTensor]
    """The factors that are items anyway: the sequences."""
    made: list[int]
    """The factors that the loop makes sequences of, behind all others."""

    def outputs(self, outputs: Sequence[LazyTensor]) -> tuple[LazyTensor, ...]:
        """What the loop would have given, of what it gives."""
        if not self.sums:
            return tuple(outputs)
        count = len(outputs) - len(self.made)
        sequences = {**self.items, **dict(zip(self.made, outputs[count:], strict=True))}
        found = list(outputs[:count])
        for total, before in zip(self.sums, self.initial, strict=True):
            left, right = [
                (sequences[factor.value], factor.is_transposed)
                for factor in (total.left, total.right)
            ]
            found.insert(total.carry, before + _product(left, right))
        return tuple(found)


def _product(left: tuple[LazyTensor, bool], right: tuple[LazyTensor, bool]) -> LazyTensor:
    """The sum of the products of two sequences of matrices, each of which may be transposed."""

    def side_by_side(tensor: LazyTensor, is_below: bool) -> LazyTensor:
        """As one matrix, of which a row is for each item and each place that is summed over."""
        if is_below:
            return reshape(tensor, (-1, tensor.shape[2]))
        return reshape(transpose(tensor, (0, 2, 1)), (-1, tensor.shape[1]))

    of_left = side_by_side(left[0], left[1])
    of_right = side_by_side(right[0], not right[1])
    return transpose(of_left, (1, 0)) @ of_right


def without_sums(
    body: Graph, operands: Sequence[LazyTensor], constants: int, carries: int, length: int
) -> LoopWithoutSums:
    """A loop without the carries that it only adds products to, as the gradient of one does."""
    fixed = constants + carries
    users = users_of(body)
    most = MOST_TIMES * _largest_item(body, fixed)
    found = [_sum(body, users, constants, carry, most) for carry in range(carries)]
    sums = [total for total in found if total is not None] if length > 1 else []
    values = dict.fromkeys(factor.value for each in sums for factor in (each.left, each.right))
    items = {value: operands[value] for value in values if fixed <= value < len(body.arguments)}
    made = [value for value in values if value not in items]
    taken = {constants + total.carry for total in sums}
    left = [place for place in range(len(body.arguments)) if place not in taken]
    if sums:
        region = Region([body.types[place] for place in left])
        roots = [root for carry, root in enumerate(body.roots) if constants + carry not in taken]
        places = {place: number for number, place in enumerate(left)}
        body = region.rebuilt(body, places, [*roots, *made])
    initial = [operands[constants + total.carry] for total in sums]
    kept = [operands[place] for place in left]
    return LoopWithoutSums(body, kept, carries - len(taken), sums, initial, items, made)


def _sum(
    body: Graph, users: Sequence[Sequence[int]], constants: int, carry: int, most: int
) -> Sum | None:
    """A carry as a sum of products, if it is one and an iteration does nothing else with it.

    The factors have ``most`` bytes, and are others in each iteration.
    """
    argument, root = constants + carry, body.roots[carry]
    if root < len(body.arguments) or body.nodes[root].operation is not ADD:
        return None
    if users[argument] != [root] or users[root] or body.roots.count(root) > 1:
        return None
    one, other = body.operands[root]
    added = other if one == argument else one
    if body.types[added] != body.types[argument]:
        return None
    product, is_turned = _factor(body, added)  # the gradient by w of `x @ w.T` is turned
    if product < len(body.arguments) or body.nodes[product].operation is not MATMUL:
        return None
    after = added if is_turned else root
    if users[added] != [root] or users[product] != [after]:
        return None
    if argument in body.roots or added in body.roots or product in body.roots:
        return None
    factors = [_factor(body, factor) for factor in body.operands[product]]
    for value, _ in factors:
        type = body.types[value]
        if value < constants or type.ndim != 2 or type.nbytes > most:
            return None
    if is_turned:
        factors = [_Factor(value, not turned) for value, turned in reversed(factors)]
    return Sum(carry, *factors)


def _factor(body: Graph, value: int) -> _Factor:
    is_made = value >= len(body.arguments) and body.nodes[value].operation is TRANSPOSE
    if is_made and tuple(body.key.attributes[value].axes) == (1, 0):
        return _Factor(body.operands[value][0], True)
    return _Factor(value, False)


def _largest_item(body: Graph, fixed: int) -> int:
    return max([body.types[item].nbytes for item in body.arguments[fixed:]], default=0)
