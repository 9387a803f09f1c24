"""The table of gradients: all operations and functions at zeros, repeated values and ties.

A `Point` is a function of float64 operands at such values. Where it is smooth, central differences
tell its gradients to second order. Where it has a kink or a singularity, the point states what is
given instead, by these conventions:

- Equal values share the gradient of the largest, or the smallest, of them equally.
- The gradient of a length, a magnitude, a standard deviation and an angle is 0 at the origin.
- That of ``relu`` is 0 at 0, and that of a function which is constant but for jumps is 0 there.
- ``x**0`` is constant, and ``0**y`` is for ``y >= 0``.
- The shares of the sum of exponentials of nothing but -inf are NaN.
- Where a slope is infinite the gradient is, and outside the domain of a function it is NaN.

A row of the table of operations may have points of its own; the others are here.

`POINTS` has what has a gradient, `FLAT` what has the gradient 0 everywhere, and `WITHOUT_GRADIENT`
the rest. Each operation and each public function of tensors is in one of them.
"""

from __future__ import annotations

import numpy as np
import table_shaping
from gradient_points import Function, Point, stated
from table import CASES
from table_gradients_axes import PRODUCTS, REARRANGING, REDUCTIONS
from table_gradients_elements import ONE_OPERAND, SEVERAL_OPERANDS
from table_gradients_matrices import MATRICES, SHIFTS
from table_gradients_more import MORE
from table_gradients_more import WITHOUT as MORE_WITHOUT
from table_gradients_selection import SELECTION
from table_gradients_special import SPECIAL
from table_gradients_special import WITHOUT as SPECIAL_WITHOUT
from table_gradients_statistics import STATISTICS
from table_gradients_statistics import WITHOUT as STATISTICS_WITHOUT

import lazyasync as la

# ---- random tensors -----------------------------------------------------------------------------

RANDOM: dict[str, list[Point]] = {
    "permutation": [
        stated(lambda x: la.permutation(x * x), [[1.0, 0.0]], [[2.0, 0.0]], [[2.0, 2.0]])
    ],
    "uniform": [stated(lambda x: la.uniform((4,), x, x + 1.0, dtype="float64"), [0.5], [4.0])],
    "normal": [stated(lambda x: la.normal((4,), x, dtype="float64"), [0.5], [4.0])],
}

# ---- the table ----------------------------------------------------------------------------------

POINTS = {
    **{case.name: case.points for case in [*CASES, *table_shaping.CASES] if case.points},
    **ONE_OPERAND,
    **SEVERAL_OPERANDS,
    **REDUCTIONS,
    **PRODUCTS,
    **REARRANGING,
    **SELECTION,
    **RANDOM,
    **STATISTICS,
    **MORE,
    **SPECIAL,
    **MATRICES,
    **SHIFTS,
}
"""By the name of the operation or function, which the point records or calls."""


def _flat(function: Function) -> Point:
    """A function that is constant but for jumps: at them and elsewhere."""
    return stated(lambda x: function(x), [[-1.0, -0.5, 0.0, 0.3, 2.0]], [np.zeros(5)])


FLAT: dict[str, Point] = {
    **{name: _flat(getattr(la, name)) for name in ("floor", "ceil", "trunc", "rint")},
    "round": _flat(lambda x: la.round(x, 1)),
    "floor_divide": stated(la.floor_divide, [[2.5, 4.0, 0.0], [1.0, 2.0, -1.0]], [np.zeros(3)] * 2),
    "stop_gradient": _flat(la.stop_gradient),
}
"""What has the gradient 0 wherever it is asked for."""

WITHOUT_GRADIENT: dict[str, str] = {
    **STATISTICS_WITHOUT,
    **MORE_WITHOUT,
    **SPECIAL_WITHOUT,
    **dict.fromkeys(
        (
            *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"),
            *("isnan", "isinf", "isfinite", "isclose", "allclose", "array_equal", "any", "all"),
            "signbit",
            *("logical_and", "logical_or", "logical_xor", "logical_not"),
        ),
        "the results are booleans",
    ),
    **dict.fromkeys(
        (
            *("argmax", "argmin", "argsort", "place_of_index", "joint_index"),
            *("argwhere", "flatnonzero", "nonzero", "ravel_multi_index", "unravel_index"),
        ),
        "the results are indices",
    ),
    "matrix_rank": "the results are integers",
    "convert": "a conversion that no program records",
    **dict.fromkeys(
        ("modf_0", "modf_1", "frexp_0", "frexp_1", "pivots"),
        "outputs of what a program records, or what these are made of",
    ),
    **dict.fromkeys(
        ("argmax", "argmin", "argsort", "first_of_order", "place_of_index"),
        "the results are indices",
    ),
    **dict.fromkeys(("is_among", "isin", "one_hot"), "the results are whether elements are equal"),
    **dict.fromkeys(("intersect1d", "setdiff1d"), "the results are made of values on the host"),
    **dict.fromkeys(
        (
            *("bitwise_and", "bitwise_or", "bitwise_xor", "invert", "left_shift", "right_shift"),
            *("integer_power", "not_negative", "bitwise_count", "gcd", "lcm"),
        ),
        "the operands are integers or booleans",
    ),
    **dict.fromkeys(
        (
            *(
                "from_dlpack",
                "arange",
                "eye",
                "is_at",
                "zeros",
                "ones",
                "empty",
                "zeros_like",
            ),
            *("ones_like", "empty_like", "rand", "randn", "randint", "randperm", "bernoulli"),
            *("dropout_mask", "fftfreq", "rfftfreq"),
            *("bartlett", "blackman", "hamming", "hanning", "kaiser"),
        ),
        "there is no operand to differentiate by",
    ),
    **dict.fromkeys(("modf", "frexp"), "differentiating raises UnsupportedOperationError"),
}
"""What has none, and why."""
