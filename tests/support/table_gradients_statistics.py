"""Gradients of statistics, searching and differences."""

from __future__ import annotations

import numpy as np
from gradient_points import Point, smooth, stated

import lazyasync as la
from lazyasync.ops.reductions.selecting import ORDER_STATISTICS
from lazyasync.recording import record

LINE = [0.5, -1.0, 2.0, 0.25, -0.5]
TABLE = [[0.5, -1.0, 2.0], [0.25, 1.5, -0.75]]
HOLES = [[0.5, np.nan, 2.0], [0.25, 1.5, -0.75]]
WEIGHTS = [1.0, 2.0, 0.5]


def _at_places(x: la.LazyTensor) -> la.LazyTensor:
    """The second and the third of each row, in order."""
    return record(ORDER_STATISTICS, (x, la.asarray([[1, 2], [2, 1]])), (1,))


STATISTICS: dict[str, list[Point]] = {
    "cummax": [
        smooth(lambda x: la.cummax(x, 0) ** 2, LINE),
        # Equal ones: the first of them.
        stated(lambda x: la.cummax(x), [[1.0, 1.0, 0.0]], [[3.0, 0.0, 0.0]]),
    ],
    "cummin": [smooth(lambda x: la.cummin(x, 1) ** 2, TABLE)],
    "median": [smooth(lambda x: la.median(x, 1) ** 2, TABLE)],
    "quantile": [smooth(lambda x: la.quantile(x, [0.3, 0.8]) ** 2, LINE)],
    "percentile": [smooth(lambda x: la.percentile(x, 35, 0) ** 2, TABLE)],
    "topk": [smooth(lambda x: la.topk(x, 2).values ** 2, TABLE)],
    "average": [smooth(lambda x, w: la.average(x, 1, w * w) ** 2, TABLE, WEIGHTS)],
    "cov": [smooth(lambda x: la.cov(x) ** 2, TABLE)],
    "corrcoef": [smooth(lambda x: la.corrcoef(x)[0, 1] ** 2, TABLE)],
    "ptp": [smooth(lambda x: la.ptp(x, 1) ** 2, TABLE)],
    "diff": [smooth(lambda x: la.diff(x, 2, prepend=0.0) ** 2, TABLE)],
    "ediff1d": [smooth(lambda x: la.ediff1d(x) ** 2, TABLE)],
    "gradient": [smooth(lambda x: la.gradient(x * x, axis=1, edge_order=2), TABLE)],
    "trapezoid": [smooth(lambda y, x: la.trapezoid(y * y, x), TABLE, [0.0, 0.5, 2.0])],
    "interp": [
        smooth(lambda x, f: la.interp(x, [-2.0, 0.0, 1.0, 3.0], f) ** 2, LINE, [1.0, 2.0, 0.5, 0.0])
    ],
    "unwrap": [smooth(lambda x: la.unwrap(x * 4.0) ** 2, LINE)],
    "convolve": [smooth(lambda x, y: la.convolve(x, y) ** 2, LINE, WEIGHTS)],
    "correlate": [smooth(lambda x, y: la.correlate(x, y, "same") ** 2, LINE, WEIGHTS)],
    "polyval": [smooth(la.polyval, WEIGHTS, LINE)],
    "vander": [smooth(lambda x: la.vander(x, 4), LINE)],
    "nansum": [
        stated(
            lambda x: la.nansum(x) ** 2,
            [HOLES],
            [[[7, 0, 7], [7, 7, 7]]],
            [[[10, 0, 10], [10, 10, 10]]],
        )
    ],
    "nanprod": [smooth(lambda x: la.nanprod(x, 1), TABLE)],
    "nanmean": [smooth(lambda x: la.nanmean(x, 1) ** 2, TABLE)],
    "nanvar": [smooth(lambda x: la.nanvar(x, 1, correction=1) ** 2, TABLE)],
    "nanstd": [
        smooth(lambda x: la.nanstd(x, 1) ** 2, TABLE),
        stated(la.nanstd, [[2.0, 2.0]], [[0.0, 0.0]]),
    ],
    "nanmax": [smooth(lambda x: la.nanmax(x, 1) ** 2, TABLE)],
    "nanmin": [smooth(lambda x: la.nanmin(x, 1) ** 2, TABLE)],
    "nancumsum": [smooth(lambda x: la.nancumsum(x) ** 2, TABLE)],
    "nancumprod": [smooth(lambda x: la.nancumprod(x, 1), TABLE)],
    "order_statistics": [smooth(lambda x: _at_places(x) ** 2, TABLE)],
    "nanmedian": [smooth(lambda x: la.nanmedian(x, 1) ** 2, TABLE)],
    "nanquantile": [smooth(lambda x: la.nanquantile(x, 0.3, 1) ** 2, TABLE)],
    "nanpercentile": [smooth(lambda x: la.nanpercentile(x, [20, 70]) ** 2, TABLE)],
}

WITHOUT: dict[str, str] = {
    **dict.fromkeys(
        ("searchsorted", "digitize", "nanargmax", "nanargmin"), "the results are indices"
    ),
    "count_nonzero": "the results are numbers of elements",
    **dict.fromkeys(("bin_counts", "histogram", "histogram_bin_edges"), "values are only counted"),
}
