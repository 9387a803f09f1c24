"""Long lines in order: each thread has NumPy sort some, by vectors, and then they join these.

What is in order is the same however it is divided: of equal numbers only zeros and NaN are told
apart.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("selecting",)
DTYPES = {"f4": 0, "f8": 1, "i4": 2, "i8": 3, "u4": 4, "u8": 5}
"""The dtypes that are joined, as selecting.c has them."""
LONG = 1 << 18
"""Elements of a line from which on threads share it: what that costs takes NumPy about 0.5 ms."""
MOST_RUNS = 16
"""Runs that are sorted each by itself: more take longer to be joined than they save."""
SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")
SECONDS = 3e-9
"""Those of an element that is joined, about."""


def _lower_sort(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    (source,) = inputs
    dtype = DTYPES.get(source.dtype.str[1:])
    is_long = source.ndim > 0 and source.size == source.shape[-1] and source.size >= LONG
    if dtype is None or not is_long:
        return None
    return SharedKernel(_long_line(source.size, source.dtype, dtype), UNITS)


def _long_line(length: int, dtype: np.dtype, number: int) -> Run:
    def run(context: CallContext, x: Any, out: Any) -> None:
        given, results = np.ascontiguousarray(x).reshape(-1), out.reshape(-1)
        joins = min(context.crew.threads, MOST_RUNS).bit_length() - 1
        edges = [length * run // (1 << joins) for run in range((1 << joins) + 1)]
        with room_of(given.nbytes if joins else 0) as room:
            lines = [results, room.view(dtype)]
            _sort_runs(context, given, edges, lines[joins % 2])
            for join in reversed(range(joins)):
                source, target = lines[(join + 1) % 2], lines[join % 2]
                _join_runs(context, number, edges, source, target)
                edges = edges[::2]
        if dtype.kind == "f":
            _keep_order_of_equals(given, results)

    return run


def _sort_runs(context: CallContext, given: Any, edges: list[int], target: Any) -> None:
    def sort(number: int) -> None:
        span = slice(edges[number], edges[number + 1])
        np.copyto(target[span], given[span])
        target[span].sort()

    context.crew.over(len(edges) - 1, sort)


def _join_runs(
    context: CallContext, dtype: int, edges: list[int], source: Any, target: Any
) -> None:
    """Joins each run with the next one; NaN is behind all numbers, and has no order."""
    assert context.native is not None
    is_real, calls, begin, to = source.dtype.kind == "f", [], address(source), address(target)
    for first, middle, last in zip(edges[:-1:2], edges[1::2], edges[2::2], strict=True):
        lengths = [middle - first, last - middle]
        if is_real:
            nan = source.dtype.type(np.nan)
            lengths = [
                int(np.searchsorted(source[first:middle], nan)),
                int(np.searchsorted(source[middle:last], nan)),
            ]
        total, itemsize = sum(lengths), source.itemsize
        line = (begin + first * itemsize, lengths[0], begin + middle * itemsize, lengths[1])
        calls += [
            (dtype, *line, part.start, part.stop, to + first * itemsize)
            for part in spans(total, SECONDS * total)
        ]
        target[first + total : last] = np.nan if is_real else 0
    context.native.over("merge", calls)


def _keep_order_of_equals(given: Any, results: Any) -> None:
    """Puts zeros and NaN, whose bits differ, in the order that they had."""
    # With a number of Python, all numbers would be converted.
    first, last = (np.searchsorted(results, results.dtype.type(0), side) for side in SIDES)
    if np.signbit(results[first:last]).any():
        results[first:last] = given[given == 0]
    if np.isnan(results[-1]):
        nan = given[np.isnan(given)]
        results[len(results) - len(nan) :] = nan


NATIVE.register("sort", _lower_sort)
