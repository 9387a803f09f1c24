"""Points of gradients: what is selected, grouped, put somewhere and chosen."""

from __future__ import annotations

import numpy as np
from gradient_points import ANY, MATRIX, PERMUTED, Point, smooth

import lazyasync as la

IDS = np.array([1, 0, 1, -1, 1, 3, 2, 0, 1])
"""Of two segments: two that are left out."""
SIXTH = [1.5, 0.0, -1.0, 2.0, 0.5, 3.0]

SELECTION: dict[str, list[Point]] = {
    "segment_sum": [smooth(lambda x: la.segment_sum(x * x, IDS, 2), ANY)],
    "segment_prod": [
        smooth(lambda x: la.segment_prod(x, la.asarray(IDS), 2), ANY),
        smooth(lambda x: la.segment_prod(x, la.asarray([0, 0, 0, 1, 1, 0]), 3), SIXTH),
    ],
    "segment_max": [smooth(lambda x: la.segment_max(x * x, [0, 0, 1, 1, 1, 0], 2), SIXTH)],
    "segment_min": [
        smooth(lambda x: la.segment_min(x, [0, 0, 1, 1, 1, 0], 2) ** 2, SIXTH),
        smooth(lambda x: la.segment_min(x, [1, 0], 2) ** 2, PERMUTED),
    ],
    "bincount": [smooth(lambda x: la.bincount(np.abs(IDS), x * x, length=3), ANY)],
    "extract": [
        smooth(lambda x: la.extract(IDS > 0, x) ** 2, ANY),
        smooth(lambda x: la.extract(la.asarray(IDS) > 0, x, size=7, fill_value=2.0) ** 2, ANY),
    ],
    "compress": [smooth(lambda x: la.compress([True, False, True], x, 1, size=3) ** 2, MATRIX)],
    "unique": [smooth(lambda x: la.unique(x, size=6) ** 2, SIXTH)],
    "unique_values": [smooth(lambda x: la.unique_values(x, size=4, fill_value=1.0) ** 2, SIXTH)],
    "unique_all": [smooth(lambda x: la.unique_all(x, size=6).values ** 2, SIXTH)],
    "unique_counts": [smooth(lambda x: la.unique_counts(x, size=6).values ** 2, SIXTH)],
    "unique_inverse": [smooth(lambda x: la.unique_inverse(x, size=6).values ** 2, SIXTH)],
    "union1d": [smooth(lambda x: la.union1d(x, [7.0, 8.0], size=8) ** 2, SIXTH)],
    "put_along_axis": [
        smooth(
            lambda x, y: la.put_along_axis(x, [[0, 0], [2, -1]], y, 1, inplace=False) ** 2,
            MATRIX,
            [[1.0, 2.0], [3.0, 4.0]],
        )
    ],
    "fill_diagonal": [
        smooth(lambda x, y: la.fill_diagonal(x, y, inplace=False) ** 2, MATRIX, [2.0, 3.0]),
        smooth(lambda x, y: la.fill_diagonal(x, y, inplace=False) ** 2, MATRIX, 2.0),
    ],
    "select": [
        smooth(lambda x, y: la.select([x > 0.7, x > -0.3], [x * x, y], 2.0) * y, PERMUTED, MATRIX)
    ],
    "choose": [
        smooth(lambda x, y: la.choose([0, 1, 0], [x, x * y]) ** 2, PERMUTED, [1.0, 0.0, 2.0])
    ],
}
"""By the name of the function that the point calls."""
