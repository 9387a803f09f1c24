"""The leaves of a graph: typed slots, bound to values per recording, and baked constants."""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn

import numpy as np

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.types import TensorType


class SlotAttributes(NamedTuple):
    """``slot``: the position of the leaf's value among the bindings of a recording."""

    slot: int


class ConstantAttributes(NamedTuple):
    """``value``: the baked number, 0 or 1 (or the booleans, which are the same numbers)."""

    value: int


def _no_rule(*_: Any) -> NoReturn:
    raise AssertionError("a leaf is bound, not computed")


def _leaf(name: str, attributes: Any) -> Operation:
    return Operation(
        name, kind=OperationKind.LEAF, infer=_no_rule, lower=_no_rule, attributes=attributes
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
