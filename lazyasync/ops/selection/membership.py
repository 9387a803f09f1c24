"""Which elements of lines are among others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import check_kind
from lazyasync.ops.elementwise.arithmetic import SUBTRACT
from lazyasync.ops.elementwise.comparison import EQUAL, MAXIMUM
from lazyasync.ops.indexing.take import TAKE
from lazyasync.ops.promotion import BOOL, INTEGER
from lazyasync.ops.reductions.sorting import SORT
from lazyasync.ops.statistics.searching import SEARCHSORTED


def _infer(inputs: tuple[TensorType, ...], attributes: Any) -> TensorType:
    check_kind("is_among", "biuf", inputs)
    return TensorType(inputs[0].shape, BOOL)


def _lower(xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> Kernel:
    def is_among(x: Any, others: Any, out: Any) -> None:
        for line in np.ndindex(*output.shape[:-1]):
            ordered = xp.sort(others[line])
            # The last one in order that is not larger.
            place = xp.maximum(xp.searchsorted(ordered, x[line], "right") - 1, 0)
            xp.copyto(out[line], ordered[place] == x[line])

    return is_among if output.size else lambda x, others, out: None


def _work(inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> float:
    return 4.0 * output.size * math.log2(max(inputs[1].shape[-1], 2))


def _expand(b: GraphBuilder, operands: Sequence[int], attributes: Any) -> int | None:
    """In an iteration: whether it is the last one in order that is not larger."""
    x, others = operands
    if not b.iterates or len(b.type(x).shape) != 1:
        return None
    ordered = b.apply(SORT, (others,), (0,))
    behind = b.apply(SEARCHSORTED, (ordered, x), ("right",))
    one, zero = (b.constant(number, TensorType((), INTEGER)) for number in (1, 0))
    place = b.apply(MAXIMUM, (b.apply(SUBTRACT, (behind, one)), zero))
    return b.apply(EQUAL, (b.apply(TAKE, (ordered, place), (0,)), x))


IS_AMONG = Operation(
    "is_among",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    rules=(
        EXPANSIONS(_expand),
        LOWERINGS(_lower),
        WORK(_work),
    ),
)
"""Whether each element of a line is one of another line, which has some; NaN is none."""
