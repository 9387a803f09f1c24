"""Picks and scatters, copies and stencils, work by segments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from breadth_rows.case import Array, Case, Sizes

Rows = list[tuple[str, tuple[Array, ...], Callable[..., Any]]]


def picks(size: Sizes) -> list[Case]:
    """What is read and written by index and by mask."""
    rows, width, count = size(50_000), 64, size(200_000)
    table_, index = Array((rows, width)), Array((count,), "int64", "integers", 0, rows)
    values = Array((count, width))
    n = size(2_000_000)
    flat, places = Array((n,)), Array((n,), "int64", "integers", 0, n)
    matrix = Array((size(2000), size(1000)))
    across = Array(matrix.shape, "int64", "integers", 0, matrix.shape[1])
    table: Rows = [
        ("rows by index", (table_, index), lambda xp, x, i: xp.take(x, i, 0)),
        ("numbers by index", (flat, places), lambda xp, x, i: xp.take(x, i, 0)),
        (
            "columns by index",
            (matrix, Array((500,), "int64", "integers", 0, matrix.shape[1])),
            _columns,
        ),
        ("along rows by index", (matrix, across), lambda xp, x, i: xp.take_along_axis(x, i, -1)),
        ("added to rows", (table_, index, values), lambda xp, x, i, v: xp.scatter_add(x, i, v)),
        ("added to numbers", (flat, places, flat), lambda xp, x, i, v: xp.scatter_add(x, i, v)),
        (
            "written to other places",
            (flat, Array((n,), "int64", "permuted"), flat),
            lambda xp, x, i, v: xp.scatter_set(x, i, v),
        ),
        ("gradient of rows by index", (table_, index, values), _gradient),
        (
            "one-hot times a matrix",
            (Array((size(20_000),), "int64", "integers", 0, 128), Array((128, 64))),
            _one_hot,
        ),
        ("masked to 0", (flat,), lambda xp, x: xp.where(x > 0.5, x, 0.0)),
        (
            "a table of 256 by bytes",
            (Array((256,)), Array((n,), "int32", "integers", 0, 256)),
            _bytes,
        ),
    ]
    return [Case("picks", name, arrays, function) for name, arrays, function in table]


def _columns(xp: Any, x: Any, i: Any) -> Any:
    return xp.take(x, i, 1)


def _bytes(xp: Any, x: Any, i: Any) -> Any:
    return xp.take(x, i, 0)


def _one_hot(xp: Any, i: Any, w: Any) -> Any:
    return xp.one_hot(i, 128) @ w


def _gradient(xp: Any, x: Any, i: Any, v: Any) -> Any:
    if xp.module.__name__ == "numpy":
        return xp.scatter_add(x * 0, i, v)
    return xp.gradient(lambda w: xp.sum(xp.take(w, i, 0) * v), x)


def copies(size: Sizes) -> list[Case]:
    """What is moved and not computed; stencils."""
    n = size(2000)
    matrix = Array((n, n))
    image = Array((size(32), size(64), size(56), size(56)))
    table: Rows = [
        ("transposed", (matrix,), lambda xp, x: xp.turned(x, (1, 0))),
        (
            "transposed, float64",
            (matrix._replace(dtype="float64"),),
            lambda xp, x: xp.turned(x, (1, 0)),
        ),
        (
            "transposed, uint8",
            (matrix._replace(dtype="uint8"),),
            lambda xp, x: xp.turned(x, (1, 0)),
        ),
        ("transposed and added", (matrix, matrix), lambda xp, x, y: x.T + y),
        ("axes 0 2 3 1", (image,), lambda xp, x: xp.turned(x, (0, 2, 3, 1))),
        (
            "axes 0 2 1 3",
            (Array((16, size(256), 8, 64)),),
            lambda xp, x: xp.turned(x, (0, 2, 1, 3)),
        ),
        ("concatenated rows", (matrix, matrix), lambda xp, x, y: xp.concatenate((x, y), 0)),
        ("concatenated columns", (matrix, matrix), lambda xp, x, y: xp.concatenate((x, y), 1)),
        ("stacked last", (matrix, matrix), lambda xp, x, y: xp.stack((x, y), -1)),
        ("padded", (matrix,), lambda xp, x: xp.pad(x, ((3, 3), (5, 5)))),
        ("rolled both ways", (matrix,), lambda xp, x: xp.roll(x, (7, -11), (0, 1))),
        ("tiled", (Array((size(500), size(500))),), lambda xp, x: xp.tile(x, (3, 4))),
        ("rows repeated", (Array((size(1000), size(500))),), lambda xp, x: xp.repeat(x, 6, 0)),
        ("numbers repeated", (Array((size(1000), size(500))),), lambda xp, x: xp.repeat(x, 6, 1)),
        ("rows backwards", (matrix,), lambda xp, x: xp.flip(x, 0)),
        ("columns backwards", (matrix,), lambda xp, x: xp.flip(x, 1)),
        ("every third column, twice", (matrix,), lambda xp, x: x[:, ::3] * 2),
        ("stencil of five", (matrix,), _stencil),
        ("differences of columns", (matrix,), lambda xp, x: x[:, 1:] - x[:, :-1]),
        ("rolled stencil", (matrix,), _rolled),
        ("outer product", (Array((n,)), Array((n,))), lambda xp, x, y: x[:, None] * y),
        ("lower triangle", (matrix,), lambda xp, x: xp.tril(x)),
    ]
    return [Case("copies", name, arrays, function) for name, arrays, function in table]


def _stencil(xp: Any, x: Any) -> Any:
    around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
    return around - 4 * x[1:-1, 1:-1]


def _rolled(xp: Any, x: Any) -> Any:
    return xp.roll(x, 1, 0) + xp.roll(x, -1, 0) + xp.roll(x, 1, 1) + xp.roll(x, -1, 1) - 4 * x


def segments(size: Sizes) -> list[Case]:
    """Sums by labels, and products with sparse matrices."""
    n, count = size(2_000_000), size(50_000)
    flat = Array((n,))
    shuffled = Array((n,), "int64", "integers", 0, count)
    ordered = shuffled._replace(kind="sorted")
    wide, labels = Array((size(200_000), 32)), Array((0,), "int64", "integers", 0, 1000)
    labels = labels._replace(shape=(wide.shape[0],))
    columns = Array((n,), "int64", "integers", 0, count)

    def product(xp: Any, values: Any, rows: Any, columns: Any, x: Any) -> Any:
        return xp.segment_sum(values * xp.take(x, columns, 0), rows, count)

    table: Rows = [
        ("sums, sorted labels", (flat, ordered), lambda xp, x, i: xp.segment_sum(x, i, count)),
        ("sums, any labels", (flat, shuffled), lambda xp, x, i: xp.segment_sum(x, i, count)),
        ("sums of rows", (wide, labels), lambda xp, x, i: xp.segment_sum(x, i, 1000)),
        ("largest, any labels", (wide, labels), lambda xp, x, i: xp.segment_max(x, i, 1000)),
        ("sparse matrix times vector", (flat, ordered, columns, Array((count,))), product),
    ]
    return [Case("segments", name, arrays, function) for name, arrays, function in table]


def tables() -> list[Callable[[Sizes], list[Case]]]:
    """The tables of this module."""
    return [picks, copies, segments]
