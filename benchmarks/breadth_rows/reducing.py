"""Reductions, scans, and what sorts or selects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from breadth_rows.case import Array, Case, Sizes


def reductions(size: Sizes) -> list[Case]:
    """All elements, rows, columns, middle axes, several; strided; of several dtypes."""
    n, long = size(4_000_000), size(16_000_000)
    rows, columns = size(4000), size(1000)
    flat, many = Array((n,)), Array((long,))
    matrix = Array((rows, columns))
    cube = Array((size(100), size(200), size(200)))
    table: list[tuple[str, Array, Callable[[Any, Any], Any]]] = [
        ("sum of all, 16 million", many, lambda xp, x: xp.sum(x)),
        ("mean of all, float64", flat._replace(dtype="float64"), lambda xp, x: xp.mean(x)),
        ("sum of all, float16", flat._replace(dtype="float16"), lambda xp, x: xp.sum(x)),
        ("variance of all", many, lambda xp, x: xp.var(x)),
        ("largest of all", flat, lambda xp, x: xp.max(x)),
        ("norm of all", flat, lambda xp, x: xp.sqrt(xp.sum(x * x))),
        ("argmax of all", flat, lambda xp, x: xp.argmax(x)),
        ("sums of rows", matrix, lambda xp, x: xp.sum(x, -1)),
        ("sums of short rows", Array((size(400_000), 10)), lambda xp, x: xp.sum(x, -1)),
        ("variances of rows", matrix, lambda xp, x: xp.var(x, -1)),
        ("argmax of rows", matrix, lambda xp, x: xp.argmax(x, -1)),
        ("largest of rows, int32", matrix._replace(dtype="int32"), lambda xp, x: xp.max(x, -1)),
        ("sums of columns", matrix, lambda xp, x: xp.sum(x, 0)),
        ("sums of columns, float64", matrix._replace(dtype="float64"), lambda xp, x: xp.sum(x, 0)),
        ("means of columns, 64 wide", Array((size(60_000), 64)), lambda xp, x: xp.mean(x, 0)),
        ("variances of columns", matrix, lambda xp, x: xp.var(x, 0)),
        ("largest of columns", matrix, lambda xp, x: xp.max(x, 0)),
        ("argmin of columns", matrix, lambda xp, x: xp.argmin(x, 0)),
        ("softmax of columns", matrix, lambda xp, x: xp.softmax(x, 0)),
        ("sums of a middle axis", cube, lambda xp, x: xp.sum(x, 1)),
        ("largest of a middle axis", cube, lambda xp, x: xp.max(x, 1)),
        ("sums of outer axes", cube, lambda xp, x: xp.sum(x, (0, 2))),
        ("every other column summed", matrix, lambda xp, x: xp.sum(x[:, ::2], -1)),
        ("rows of the transpose", matrix, lambda xp, x: xp.sum(x.T, -1)),
        (
            "any of all, booleans",
            Array((long,), "bool"),
            lambda xp, x: xp.all(x | ~x) | xp.any(x),
        ),
        ("how many are positive", flat, lambda xp, x: xp.sum(x > 0)),
        (
            "sum of all, int64",
            flat._replace(dtype="int64", kind="integers"),
            lambda xp, x: xp.sum(x),
        ),
    ]
    return [Case("reductions", name, (array,), function) for name, array, function in table]


def scans(size: Sizes) -> list[Case]:
    """Running sums, products and extremes along rows, columns and all elements."""
    matrix = Array((size(4000), size(1000)))
    flat = Array((size(4_000_000),))
    near_one = Array(matrix.shape, "float32", "positive")
    table: list[tuple[str, Array, Callable[[Any, Any], Any]]] = [
        ("sums along rows", matrix, lambda xp, x: xp.cumsum(x, -1)),
        ("sums along columns", matrix, lambda xp, x: xp.cumsum(x, 0)),
        ("sums of all", flat, lambda xp, x: xp.cumsum(x, 0)),
        ("sums along rows, float64", matrix._replace(dtype="float64"), _cumsum),
        ("sums along rows, int32", matrix._replace(dtype="int32"), _cumsum_int),
        ("sums along short rows", Array((size(60_000), 64)), lambda xp, x: xp.cumsum(x, -1)),
        (
            "products along rows",
            near_one,
            lambda xp, x: xp.cumprod(1 + 0.01 * (x - 1), -1),
        ),
        ("largest so far along rows", matrix, lambda xp, x: xp.cummax(x, -1)),
        (
            "sums of the middle axis",
            Array((size(100), size(200), size(200))),
            lambda xp, x: xp.cumsum(x, 1),
        ),
    ]
    return [
        Case(
            "scans", name, (array,), function, tolerance=2e-4 if array.dtype == "float32" else None
        )
        for name, array, function in table
    ]


def _cumsum(xp: Any, x: Any) -> Any:
    return xp.cumsum(x, -1)


def _cumsum_int(xp: Any, x: Any) -> Any:
    return xp.cumsum(x, -1, dtype=xp.int32)


def sorting(size: Sizes) -> list[Case]:
    """Sorts, places in order, the first few, middles, and searches."""
    flat, rows = Array((size(1_000_000),)), Array((size(2000), size(1000)))
    table: list[tuple[str, tuple[Array, ...], Callable[..., Any]]] = [
        ("sort all", (flat,), lambda xp, x: xp.sort(x, -1)),
        ("sort all, float64", (flat._replace(dtype="float64"),), lambda xp, x: xp.sort(x, -1)),
        (
            "sort all, int32",
            (flat._replace(dtype="int32", high=1 << 30),),
            lambda xp, x: xp.sort(x, -1),
        ),
        ("sort rows", (rows,), lambda xp, x: xp.sort(x, -1)),
        ("sort columns", (rows,), lambda xp, x: xp.sort(x, 0)),
        (
            "order of all",
            (Array(flat.shape, "int32", "permuted"),),
            lambda xp, x: xp.argsort(x),
        ),
        ("order of rows", (rows,), _in_order),
        ("32 largest of rows", (rows,), lambda xp, x: xp.topk(x, 32)),
        ("one tenth smallest", (flat,), lambda xp, x: _kth(xp, x)),
        ("medians of rows", (rows,), lambda xp, x: xp.median(x, -1)),
        (
            "places among sorted",
            (Array((size(100_000),), "float32", "sorted"), flat),
            lambda xp, x, y: xp.searchsorted(x, y),
        ),
        (
            "counts by value",
            (Array((size(2_000_000),), "int64", "integers", 0, 1000),),
            lambda xp, x: xp.counts(x, 1000),
        ),
    ]
    return [Case("sorts", name, arrays, function) for name, arrays, function in table]


def _in_order(xp: Any, x: Any) -> Any:
    """The order, by what comes of it, as equal numbers may be in either."""
    return xp.take_along_axis(x, xp.argsort(x, -1), -1)


def _kth(xp: Any, x: Any) -> Any:
    place = x.shape[0] // 10
    found = xp.partition(x, place)
    return found[place] if len(found.shape) else found


def tables() -> list[Callable[[Sizes], list[Case]]]:
    """The tables of this module."""
    return [reductions, scans, sorting]
