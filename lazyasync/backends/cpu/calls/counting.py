"""Counts in bins, and which numbers are among others, by native functions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType, kind_of

UNITS = ("counting",)
SECONDS = 2e-9
"""Those of an element, about."""
MOST_COUNTS = 1 << 20
"""Bins of which every part has counts of its own."""
MOST_MARKS = 1 << 25
"""Bits of the largest table that has one for each integer."""
MARKS_PER_NUMBER = 32
"""Bits of such a table for each number that is looked up or found in it."""
ROOM_PER_NUMBER = 4
"""Places of a table by hashes for each number in it, at least."""


def _lower_bin_counts(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    values, edges = inputs
    dtype, bins = values.dtype, node.type.shape[-1]
    if kind_of(dtype) != "f" or dtype.itemsize < 4 or edges.dtype != dtype:
        return None
    if not node.type.size or not values.size or bins > MOST_COUNTS:
        return None
    length = values.shape[-1]
    lines = values.size // length
    parts = spans(length, SECONDS * length)

    def run(context: CallContext, given: Any, ends: Any, out: Any) -> None:
        assert context.native is not None
        numbers, limits = np.ascontiguousarray(given), np.ascontiguousarray(ends)
        counts = np.empty((lines, len(parts), bins), np.int64)
        begin, first, to = address(numbers), address(limits), address(counts)
        calls = []
        for line in range(lines):
            for number, part in enumerate(parts):
                calls.append(
                    (
                        dtype.itemsize,
                        begin + (line * length + part.start) * dtype.itemsize,
                        part.stop - part.start,
                        first + line * (bins + 1) * dtype.itemsize,
                        bins,
                        to + (line * len(parts) + number) * bins * 8,
                    )
                )
        context.native.over("count_in_bins", calls)
        np.sum(counts, 1, out=out.reshape(lines, bins))

    return SharedKernel(run, UNITS)


def _lower_among(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    values, others = inputs
    dtype, kind = values.dtype, kind_of(values.dtype)
    if kind not in "iuf" or dtype.itemsize not in (4, 8) or others.dtype != dtype:
        return None
    if not values.size or not others.size:
        return None
    length, count = values.shape[-1], others.shape[-1]
    lines, itemsize = values.size // length, dtype.itemsize
    parts = spans(length, SECONDS * length)
    bits = max(6, math.ceil(math.log2(ROOM_PER_NUMBER * count)))
    most_marks = min(MOST_MARKS, MARKS_PER_NUMBER * (length + count))

    def run(context: CallContext, given: Any, tests: Any, out: Any) -> None:
        numbers = np.ascontiguousarray(given).reshape(lines, length)
        all_others = np.ascontiguousarray(tests).reshape(lines, count)
        for line, found in enumerate(out.reshape(lines, length)):
            among, some = all_others[line], address(numbers[line])
            native = context.native
            assert native is not None
            least, most = (0, MOST_MARKS) if kind == "f" else (int(among.min()), int(among.max()))
            span = most - least
            table: Any
            begin: tuple[int, ...]
            behind: tuple[int, ...]
            if span < most_marks and kind != "f":
                table = np.zeros((span >> 6) + 1, np.uint64)
                low = int(np.int64(np.array(least, dtype).view(f"i{itemsize}")))
                native.over(
                    "mark_integers", [(itemsize, address(among), count, low, address(table))]
                )
                name, begin, behind = "look_at_marks", (itemsize,), (low, span, address(table))
            else:
                table = np.zeros((1 << bits) + 1, f"u{itemsize}")
                begin, behind = (itemsize, int(kind == "f")), (bits, address(table))
                native.over("enter_numbers", [(*begin, address(among), count, *behind)])
                name = "find_numbers"
            native.over(
                name,
                [
                    (
                        *begin,
                        some + part.start * itemsize,
                        part.stop - part.start,
                        *behind,
                        address(found) + part.start,
                    )
                    for part in parts
                ],
            )

    return SharedKernel(run, UNITS)


NATIVE.register("bin_counts", _lower_bin_counts)
NATIVE.register("is_among", _lower_among)
