"""The leaves of a graph: typed slots, bound to values per recording, and baked constants."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple


class SlotAttributes(NamedTuple):
    """``slot``: the position of the leaf's value among the bindings of a recording."""

    slot: int


_slots: list[SlotAttributes] = []


def slot_attributes(slot: int) -> SlotAttributes:
    """The attributes of a leaf at a position: one object for each, as all recordings have them."""
    while slot >= len(_slots):
        _slots.append(SlotAttributes(len(_slots)))
    return _slots[slot]


class ConstantAttributes(NamedTuple):
    """``value``: the baked number, 0 or 1 (or the booleans, which are the same numbers)."""

    value: int


class CountAttributes(ConstantAttributes):
    """``value`` follows from lengths, as how many elements a mean is of. Compilers make it."""

    __slots__ = ()


def _no_rule(*_: Any) -> NoReturn:
    raise AssertionError("a leaf is bound, not computed")


def _leaf(name: str, attributes: Any) -> Operation:
    return Operation(
        name,
        kind=OperationKind.LEAF,
        infer=_no_rule,
        attributes=attributes,
        rules=(LOWERINGS(_no_rule),),
    )


PARAMETER = _leaf("parameter", SlotAttributes)
"""Bound to the data of a tensor."""
SCALAR = _leaf("scalar", SlotAttributes)
"""Bound to a Python number; its value is no part of the graph, so changing it compiles nothing."""
RANDOM_STATE = _leaf("random_state", SlotAttributes)
"""Bound to ``(key, counter)`` of the Philox generator, a pair of unsigned 64-bit integers."""
CONSTANT = _leaf("constant", ConstantAttributes)
"""0 or 1, part of the graph."""

RANDOM_STATE_TYPE = TensorType((2,), np.dtype(np.uint64))
SLOT_OPERATIONS = frozenset({PARAMETER, SCALAR, RANDOM_STATE})

_constants: dict[tuple[int, np.dtype], Node] = {}


def constant_node(value: int, dtype: np.dtype) -> Node:
    """The node of a baked 0 or 1: one per dtype for all recordings, as it holds nothing of any."""
    key = (value, dtype)
    node = _constants.get(key)
    if node is None:
        node = Node(CONSTANT, (), ConstantAttributes(value), TensorType((), dtype))
        node = _constants.setdefault(key, node)
    return node


_UNBOUND = SlotAttributes(-1)


def unbound_leaf(type: TensorType, operation: Operation = PARAMETER) -> Node:
    """A leaf of which no more is known than its type, as of a tensor with data."""
    return Node(operation, (), _UNBOUND, type)
