"""How many elements of lines are in each bin between edges."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import check_kind
from lazyasync.ops.promotion import INTEGER


def _infer(inputs: tuple[TensorType, ...], attributes: Any) -> TensorType:
    check_kind("bin_counts", "biuf", inputs)
    shape = inputs[1].shape
    return TensorType((*shape[:-1], max(shape[-1] - 1, 0)), INTEGER)


def _lower(xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> Kernel:
    is_real = kind_of(inputs[0].dtype) == "f"

    def count_line(values: Any, edges: Any, out: Any) -> None:
        ordered = xp.sort(values)
        places = xp.concatenate(
            [
                xp.searchsorted(ordered, edges[:-1], "left"),
                xp.searchsorted(ordered, edges[-1:], "right"),
            ]
        )
        if is_real:  # NaN, which comes last, is nowhere
            places = xp.minimum(places, xp.sum(~xp.isnan(values)))
        xp.copyto(out, places[1:] - places[:-1])

    def bin_counts(values: Any, edges: Any, out: Any) -> None:
        for line in np.ndindex(*output.shape[:-1]):
            count_line(values[line], edges[line], out[line])

    return bin_counts if output.size else lambda values, edges, out: None


def _work(inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> float:
    return 4.0 * inputs[0].size * math.log2(max(inputs[1].shape[-1], 2))


BIN_COUNTS = Operation(
    "bin_counts",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    rules=(
        LOWERINGS(_lower),
        WORK(_work),
    ),
)
"""How many numbers of each line are between edges of it, which ascend: a bin has its left one.

The last has both. NaN is in none, and edges that are NaN are of none.
"""
