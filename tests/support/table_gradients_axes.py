"""The table of gradients for reductions, products, and what moves or picks elements."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import numpy as np
from gradient_points import (
    ANY,
    COLUMNS,
    CUBE,
    IMAGINARY,
    LINES,
    MATRIX,
    PERMUTED,
    POSITIVE,
    REAL,
    Function,
    Point,
    of_complex,
    smooth,
    squared,
    stated,
)

import lazyasync as la
from lazyasync.ops.indexing.scatter import SCATTER
from lazyasync.ops.indexing.slicing import EMBED
from lazyasync.ops.indexing.take import SCATTER_ADD
from lazyasync.ops.indexing.take_along import SCATTER_ADD_ALONG
from lazyasync.ops.reductions.reductions import STANDARD_DEVIATION
from lazyasync.recording import record

# ---- reductions ---------------------------------------------------------------------------------


def _over(function: Function) -> list[Point]:
    """A reduction over one axis, all, several, none, one of length 1, and of a number."""
    return [
        smooth(lambda x: function(x, axis=-1), LINES),
        smooth(lambda x: function(x, axis=0, keepdims=True), LINES),
        smooth(function, LINES),
        smooth(lambda x: function(x, axis=(0, 2)), CUBE),
        smooth(lambda x: function(x, axis=(-2, 0), keepdims=True), CUBE),
        smooth(lambda x: function(x, axis=()), [1.0, 0.0, 0.0]),
        smooth(lambda x: function(x, axis=1), [[0.0], [2.0]]),
        smooth(function, 0.5),
    ]


def _extrema(function: Function) -> list[Point]:
    equal = [[3.0, 3.0, 3.0], [0.0, 0.0, -0.0]]
    return [
        smooth(lambda x: function(x * x, axis=-1), PERMUTED),
        smooth(lambda x: function(x, axis=(0, 1), keepdims=True) * x, PERMUTED),
        stated(lambda x: function(x, axis=1), [equal], [np.full((2, 3), 1 / 3)]),
        smooth(function, 0.5),
    ]


def _normalized(function: Function) -> list[Point]:
    return [
        smooth(lambda x: function(x, axis=-1), LINES),
        smooth(lambda x: function(x, axis=(0, 2)), CUBE),
        smooth(lambda x: function(x, axis=None), LINES),
        smooth(lambda x: function(x, axis=None), 0.5),
    ]


REDUCTIONS: dict[str, list[Point]] = {
    "sum": _over(squared(la.sum)),
    "mean": _over(squared(la.mean)),
    "prod": [
        *_over(la.prod),
        *(
            smooth(la.prod, [0.0] * zeros + [2.0, 3.0, -1.0, 0.5, 3.0][zeros:])
            for zeros in range(4)
        ),
        of_complex(lambda z: la.prod(z, axis=0), [REAL, REAL], [IMAGINARY, REAL]),
        # The infinite one is not divided out.
        stated(la.prod, [[1.0, inf, 2.0]], [[inf, 2.0, inf]], [[inf, 3.0, inf]]),
    ],
    "var": [
        *_over(la.var),
        smooth(lambda x: la.var(x, axis=1, correction=1), LINES),
        smooth(lambda x, y: la.var(x + y * 1j, axis=1), LINES, LINES[::-1]),
    ],
    "std": [
        smooth(lambda x: la.std(x, axis=-1), [LINES[0], LINES[1], LINES[4]]),
        smooth(lambda x: la.std(x, axis=(0, 2), correction=1, keepdims=True), CUBE),
        smooth(lambda x, y: la.std(x + y * 1j, axis=1), LINES[:2], LINES[3:]),
        *(
            stated(function, [[[2.0, 2.0, 2.0], [0.0, 0.0, 0.0]]], [np.zeros((2, 3))])
            for function in (
                lambda x: la.std(x, axis=1),
                lambda x: la.std(x, axis=1, correction=1),
                lambda x: la.std(x * (1.0 + 2.0j), axis=1),
            )
        ),
        stated(la.std, [3.0], [0.0]),
    ],
    "standard_deviation": [
        smooth(lambda x: record(STANDARD_DEVIATION, (x,)), POSITIVE),
        stated(lambda x: record(STANDARD_DEVIATION, (x,)), [[0.0]], [[0.0]]),
    ],
    "max": _extrema(la.max),
    "min": _extrema(la.min),
    "logsumexp": [
        *_over(la.logsumexp),
        stated(la.logsumexp, [[0.0, -inf, 0.0]], [[0.5, 0.0, 0.5]]),
        stated(la.logsumexp, [[-inf, -inf]], [[nan, nan]], [[nan, nan]]),
    ],
    "softmax": [
        *_normalized(la.softmax),
        stated(lambda x: la.softmax(x)[1], [[0.0, 0.0, -inf]], [[-0.25, 0.25, 0.0]]),
    ],
    "log_softmax": [
        *_normalized(la.log_softmax),
        stated(lambda x: la.log_softmax(x)[1], [[0.0, 0.0, -inf]], [[-0.5, 0.5, 0.0]]),
    ],
    "trace": [smooth(squared(la.trace), LINES), smooth(squared(la.trace), CUBE)],
}

# ---- products -----------------------------------------------------------------------------------

PRODUCTS: dict[str, list[Point]] = {
    "convolution": [
        smooth(lambda x, w: la.nn.conv1d(x, w, None, 2, 1) ** 2, CUBE, CUBE),
        of_complex(la.nn.conv1d, [[0.5, 1.0]], [[0.0, 1.0]], [[[2.0]]], [[[1.0]]]),
    ],
    "largest_of_windows": [
        smooth(lambda x: la.nn.max_pool1d(x, 2, 1) ** 2, [[0.5, -1.0, 2.0, 0.0]]),
    ],
    "matmul": [
        smooth(la.matmul, MATRIX, COLUMNS),
        smooth(la.matmul, [0.0, 1.0, 1.0], COLUMNS),
        smooth(la.matmul, MATRIX, [0.0, 1.0, 1.0]),
        smooth(la.matmul, [0.0, 1.0, 1.0], [1.0, 1.0, 0.0]),
        smooth(la.matmul, CUBE, [[0.0, 1.0], [1.0, 1.0]]),
        smooth(la.matmul, CUBE, CUBE),
        of_complex(la.matmul, [[0.5, 1.0]], [[0.0, 1.0]], [[0.0], [2.0]], [[1.0], [0.0]]),
    ],
    "outer": [smooth(la.outer, [0.0, 1.0, 1.0], [0.0, 2.0])],
    "dot": [
        smooth(la.dot, MATRIX, COLUMNS),
        smooth(la.dot, CUBE, CUBE[:2]),
        smooth(la.dot, 0.0, ANY),
    ],
    "vecdot": [
        smooth(la.vecdot, MATRIX, [0.0, 1.0, 1.0]),
        smooth(lambda x, y: la.vecdot(x, y, axis=-2), MATRIX, MATRIX[::-1]),
        of_complex(la.vecdot, REAL, IMAGINARY, IMAGINARY, REAL),
    ],
    "tensordot": [smooth(lambda x, y: la.tensordot(x, y, ((0, 2), (2, 0))), CUBE[:2], CUBE[:2])],
}

# ---- rearranging, picking, joining --------------------------------------------------------------


def _moved(name: str, *arguments: Any, at: Any = MATRIX) -> dict[str, list[Point]]:
    """A function that only moves elements, after their squares were taken."""
    return {name: [smooth(squared(lambda x: getattr(la, name)(x, *arguments)), at)]}


def _joining(name: str) -> Point:
    function = getattr(la, name)
    return smooth(lambda x, y: function([x * y, y * y, x]), MATRIX, LINES[:2])


def _in_nest(x: Any) -> Any:
    """A tensor for a nest of tensors and numbers."""
    return la.asarray([x, [2.0, x[0] * x[1], x[2]]])


def _set_row(x: Any, y: Any) -> Any:
    """``x`` with its last row replaced by the product of the first one and ``y``."""
    changed = la.asarray(x, copy=True)
    changed[-1] = x[0] * y
    return changed * x


def _part_of(x: Any, y: Any) -> Any:
    """A part of ``x`` of which some is replaced by parts of ``y``, at starts of every kind."""
    changed = la.dynamic_update_slice(x * y, la.dynamic_slice(y, (0, -2), (1, 2)), (1, np.int64(7)))
    return la.dynamic_slice(changed * x, la.asarray([1, 1]), (1, 2)) * changed[:1, 1:]


REPEATED = np.array([0, 1, 0, -1])
LINE_INDICES = np.array([[0, 2, 2], [-1, 0, 1]])

REARRANGING: dict[str, list[Point]] = {
    **_moved("reshape", (3, 2)),
    **_moved("ravel"),
    **_moved("transpose"),
    **_moved("matrix_transpose"),
    **_moved("swapaxes", 0, 1),
    **_moved("moveaxis", 0, -1),
    **_moved("squeeze", at=[[0.0], [1.0]]),
    **_moved("expand_dims", 1),
    **_moved("broadcast_to", (2, 2, 3)),
    **_moved("flip"),
    **_moved("roll", 1),
    **_moved("diagonal", 1),
    **_moved("diag"),
    **_moved("repeat", 2),
    **_moved("tile", (2, 1)),
    **_moved("tril"),
    **_moved("triu"),
    **_moved("take", REPEATED, 1),
    **_moved("take_along_axis", LINE_INDICES),
    "dynamic_slice": [
        smooth(squared(lambda x: la.dynamic_slice(x, (0, la.asarray(1)), (2, 2))), MATRIX),
        smooth(_part_of, MATRIX, MATRIX),
    ],
    "dynamic_update_slice": [
        smooth(lambda x, y: la.dynamic_update_slice(x * x, y * y, (5, -1)), MATRIX, [[3.0, 0.0]]),
        smooth(_part_of, MATRIX, MATRIX),
    ],
    "asarray": [
        smooth(squared(la.asarray), MATRIX),
        smooth(squared(_in_nest), [0.0, 1.0, 1.0]),
    ],
    "pad": [
        smooth(squared(lambda x: la.pad(x, 1)), MATRIX),
        smooth(squared(lambda x: la.pad(x, (0, 1), constant_values=2.0)), MATRIX),
    ],
    "full": [smooth(lambda x: la.full((2, 3), x * x), 0.0)],
    "full_like": [smooth(lambda x: la.full_like(la.ones((2, 3)), x[0] * x[1], dtype="f8"), [0, 1])],
    "broadcast_arrays": [
        smooth(lambda x, y: la.multiply(*la.broadcast_arrays(x, y)), [0.0, 1.0], [[0.0], [2.0]])
    ],
    "meshgrid": [smooth(lambda x, y: la.multiply(*la.meshgrid(x, y)), [0.0, 1.0, 1.0], [0.0, 2.0])],
    "unstack": [smooth(lambda x: la.multiply(*la.unstack(x, axis=-2)), MATRIX)],
    "split": [smooth(lambda x: la.multiply(*la.split(x, 2)), MATRIX)],
    **{name: [_joining(name)] for name in ("concatenate", "stack", "hstack", "vstack")},
    "getitem": [
        smooth(lambda x: x[0] * x[:, ::-1], MATRIX),
        smooth(lambda x: x[REPEATED] * x[0], ANY),
    ],
    "setitem": [smooth(_set_row, MATRIX, [1.0, 0.0, 0.0]), smooth(_set_row, MATRIX, 0.0)],
    "embed": [
        smooth(squared(lambda x: record(EMBED, (x,), ((4,), ((1, 4, 2),)))), [0.0, 2.0]),
    ],
    "scatter_add": [
        smooth(
            squared(lambda x: record(SCATTER_ADD, (x, la.asarray(REPEATED)), (0, 2))),
            [0.0, 1.0, 1.0, 2.0],
        )
    ],
    "scatter": [
        smooth(
            lambda x, y, how=how: record(SCATTER, (x * x, y * y, la.asarray(REPEATED)), (0, how)),
            [0.5, 1.0, 3.0],
            [1.5, 2.0, 0.7, 4.0],
        )
        for how in ("set", "add", "multiply", "minimum", "maximum")
    ],
    "scatter_add_along_axis": [
        smooth(
            squared(lambda x: record(SCATTER_ADD_ALONG, (x, la.asarray(LINE_INDICES)), (1, 4))),
            MATRIX,
        )
    ],
    "sort": [
        smooth(lambda x: la.sort(x, axis=1) * x, PERMUTED),
        smooth(lambda x: la.sort(x, axis=None, descending=True) ** 2, PERMUTED),
        # Equal ones keep their order.
        stated(lambda x: la.sort(x) * [1.0, 2.0, 3.0], [[2.0, 1.0, 2.0]], [[2.0, 1.0, 3.0]]),
    ],
}
