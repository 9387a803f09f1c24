"""The table of gradients for what works element by element."""

from __future__ import annotations

from math import inf, nan

import numpy as np
from gradient_points import (
    ANY,
    APART,
    IMAGINARY,
    INSIDE,
    LEFT,
    MATRIX,
    NOT_ZERO,
    POSITIVE,
    REAL,
    RIGHT,
    Function,
    Point,
    everywhere,
    of_complex,
    real,
    smooth,
    stated,
    times_operand,
)

import lazyasync as la
from lazyasync.ops.elementwise.activations import RELU_GRADIENT
from lazyasync.ops.elementwise.comparison import SHARE
from lazyasync.ops.gradient_marks import ARGUMENT
from lazyasync.recording import record

# ---- one operand, element by element ---------------------------------------------------------

ONE_OPERAND: dict[str, list[Point]] = {
    **everywhere("negative", "positive", "deg2rad", "rad2deg", "square", "arcsinh", "arctan"),
    **everywhere("exp", "exp2", "expm1", "sin", "cos", "sinh", "cosh", "tanh", "erf"),
    **everywhere("sigmoid", "silu", "softplus", "gelu"),
    **everywhere("tan", at=INSIDE),
    **{
        name: [
            smooth(getattr(la, name), POSITIVE),
            stated(getattr(la, name), [[0.0]], [[inf]], [[-inf]]),
        ]
        for name in ("log", "log2", "log10", "sqrt")
    },
    "log1p": [smooth(la.log1p, [*INSIDE, 2.0]), stated(la.log1p, [[-1.0]], [[inf]], [[-inf]])],
    "rsqrt": [smooth(la.rsqrt, POSITIVE), stated(la.rsqrt, [[0.0]], [[-inf]], [[inf]])],
    "cbrt": [smooth(la.cbrt, NOT_ZERO), stated(la.cbrt, [[0.0]], [[inf]], [[nan]])],
    "reciprocal": [
        smooth(la.reciprocal, NOT_ZERO),
        stated(la.reciprocal, [[0.0, -0.0]], [[-inf, -inf]], [[inf, -inf]]),
    ],
    "arcsin": [
        smooth(la.arcsin, INSIDE),
        stated(la.arcsin, [[1.0, -1.0, 2.0]], [[inf, inf, nan]], [[inf, -inf, nan]]),
    ],
    "arccos": [
        smooth(la.arccos, INSIDE),
        stated(la.arccos, [[1.0, -1.0, 2.0]], [[-inf, -inf, nan]], [[-inf, inf, nan]]),
    ],
    "arccosh": [
        smooth(la.arccosh, [1.5, 2.0, 2.0, 3.0]),
        stated(la.arccosh, [[1.0, 0.0]], [[inf, nan]], [[nan, nan]]),
    ],
    "arctanh": [
        smooth(la.arctanh, INSIDE),
        stated(la.arctanh, [[1.0, -1.0]], [[inf, inf]], [[inf, -inf]]),
    ],
    "absolute": [
        smooth(la.absolute, NOT_ZERO),
        stated(la.absolute, [[0.0, -0.0]], [[0.0, 0.0]]),
        smooth(lambda x, y: la.absolute(x + y * 1j), LEFT, RIGHT),
        stated(lambda x, y: la.absolute(x + y * 1j), [[0.0], [0.0]], [[0.0], [0.0]]),
    ],
    "relu": [smooth(la.relu, NOT_ZERO), stated(la.relu, [[0.0, -0.0]], [[0.0, 0.0]])],
    "nan_to_num": [
        smooth(times_operand(la.nan_to_num), ANY),
        stated(la.nan_to_num, [[nan, inf, -inf]], [[0.0, 0.0, 0.0]]),
    ],
    "clip": [
        smooth(times_operand(lambda x: la.clip(x, -0.75, 1.5)), ANY),
        stated(lambda x: la.clip(x, -1, 1), [[-1.0, 1.0]], [[0.5, 0.5]]),
    ],
    "sign": [
        stated(lambda x: la.sign(x), [[-1.0, -0.5, 0.0, 0.3, 2.0]], [np.zeros(5)]),
        of_complex(la.sign, NOT_ZERO[:5], REAL),
        stated(lambda x, y: la.real(la.sign(x + y * 1j)), [[0.0], [0.0]], [[0.0], [0.0]]),
    ],
    "conj": [smooth(times_operand(la.conj), ANY)],
    "cast": [smooth(lambda x: real(la.astype(x, "complex128") * (1.0 - 2.0j)), ANY)],
    "astype": [smooth(times_operand(lambda x: la.astype(x, "float64")), ANY)],
    "argument": [smooth(times_operand(lambda x: record(ARGUMENT, (x,), (9,))), ANY)],
}
for _name in ("conj", "negative", "square", "sqrt", "rsqrt", "reciprocal", "log", "log2", "log10"):
    ONE_OPERAND[_name].append(of_complex(getattr(la, _name), POSITIVE, INSIDE[1:]))
for _name in ("exp", "exp2", "expm1", "log1p", "sin", "cos", "tan", "sinh", "cosh", "tanh"):
    ONE_OPERAND[_name].append(of_complex(getattr(la, _name), REAL, IMAGINARY))
for _name in ("arcsin", "arccos", "arctan", "arcsinh", "arctanh"):
    ONE_OPERAND[_name].append(of_complex(getattr(la, _name), REAL, IMAGINARY))
ONE_OPERAND["arccosh"].append(of_complex(la.arccosh, [0.5, 0.0, 2.0], [0.5, 1.0, 0.5]))

# ---- several operands, element by element ------------------------------------------------------


def _of_two_extrema(function: Function) -> list[Point]:
    return [
        smooth(lambda x, y: function(x, y) * x, LEFT, APART),
        stated(function, [[0.0, 1.0]] * 2, [[0.5, 0.5]] * 2),
        stated(lambda x: function(x, 2.0), [[2.0]], [[0.5]]),
    ]


SEVERAL_OPERANDS: dict[str, list[Point]] = {
    "add": [smooth(lambda x, y: (x + y) * x, LEFT, RIGHT), smooth(la.add, MATRIX, [0.0, 1.0, 1.0])],
    "subtract": [smooth(lambda x, y: (x - y) * x, LEFT, RIGHT), smooth(lambda x: 1 - x, ANY)],
    "multiply": [
        smooth(la.multiply, LEFT, RIGHT),
        smooth(la.multiply, MATRIX, [[0.0], [2.0]]),
        smooth(lambda x: x * x * 0.0 + 3.0 * x, ANY),
        of_complex(la.multiply, REAL, IMAGINARY, IMAGINARY, REAL),
    ],
    "divide": [
        smooth(la.divide, RIGHT, NOT_ZERO),
        smooth(la.divide, MATRIX, [[2.0], [-1.0]]),
        smooth(lambda x: x / 3.0 + 2.0 / (x + 4.0), ANY),
        stated(
            la.divide, [[1.0, 0.0], [0.0, 0.0]], [[inf, inf], [-inf, nan]], [[-inf] * 2, [nan] * 2]
        ),
        # The square of the denominator would be 0.
        stated(la.divide, [[0.0], [1e-200]], [[1e200], [0.0]], [[-inf], [-inf]]),
        of_complex(la.divide, REAL, IMAGINARY, NOT_ZERO[:5], REAL),
    ],
    "remainder": [
        smooth(la.remainder, [5.5, -5.5, 0.5, -0.5], [2.0, 2.0, -2.0, 1.0]),
        stated(la.remainder, [[0.0, 4.0, -4.0], [2.0, 2.0, 2.0]], [[1.0] * 3, [0.0, -2.0, 2.0]]),
    ],
    "divmod": [smooth(lambda x, y: la.divmod(x, y)[1] * x, [5.5, -0.5], [2.0, 1.5])],
    "whole_power": [
        *(smooth(lambda x, n=n: x**n, ANY) for n in (3, 4.0, 7)),
        *(smooth(lambda x, n=n: x**n, NOT_ZERO) for n in (-1, -2, -5)),
        of_complex(lambda x: x**3, REAL, IMAGINARY),
    ],
    "power": [
        smooth(la.power, [0.5, 1.0, 2.0, 2.0, 2.0, 2.0, 3.0], [0.0, 0.0, 0.0, 1.0, 2.0, -1.0, 0.5]),
        *(smooth(lambda x, n=n: x**n, ANY) for n in (0, 1, 2, 2.0, np.array([2.0] * 9))),
        *(smooth(lambda x, n=n: x**n, NOT_ZERO) for n in (-0.0, np.array([3.0, 0.0] * 4))),
        smooth(lambda x: x**0.5, POSITIVE),
        *(smooth(lambda x, b=b: b**x, ANY) for b in (1, 2, 2.5, np.full(9, 0.5))),
        stated(lambda x: x**0.5, [[0.0]], [[inf]], [[-inf]]),
        stated(lambda x: x**1.5, [[0.0]], [[0.0]], [[inf]]),
        stated(lambda x: x**-0.0, [[0.0, nan]], [[0.0, 0.0]]),
        *(
            stated(lambda x, b=b: b**x, [[0.0, 1.0, 2.0]], [[0.0, 0.0, 0.0]])
            for b in (0, 0.0, -0.0, np.zeros(3))
        ),
        # x**0 has no slope beside NaN, and 0**y none along y.
        stated(
            la.power,
            [[0.0, 0.0, 0.0, 0.0, nan], [0.0, 1.0, 2.0, 3.0, 0.0]],
            [[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, nan]],
            [[0.0, 0.0, 2.0, 0.0, nan], [0.0, 1.0, 0.0, 0.0, nan]],
        ),
        stated(la.power, [[-2.0], [2.0]], [[-4.0], [nan]], [[nan], [nan]]),
        # The exponent times the one below it would be infinite.
        smooth(lambda x: x ** np.full(2, 1e200), [0.0, 0.5]),
        of_complex(la.power, POSITIVE, REAL, REAL, IMAGINARY),
    ],
    "logaddexp": [
        smooth(la.logaddexp, LEFT, RIGHT),
        smooth(la.logaddexp, [-700.0, 0.0], [700.0, -40.0]),
        # What the other adds is lost to rounding.
        stated(lambda x: la.logaddexp(x, 1e20), [[1e20]], [[0.5]], [[0.25]]),
        stated(
            la.logaddexp,
            [[-inf, -inf, 1.0, inf, inf], [-inf, 2.0, -inf, inf, 0.0]],
            [[1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0, 0.0]],
        ),
    ],
    "maximum": _of_two_extrema(la.maximum),
    "minimum": _of_two_extrema(la.minimum),
    "share": [
        smooth(lambda g, x, y: record(SHARE, (g * g, x, y)), LEFT, LEFT, APART),
        stated(lambda g, x, y: record(SHARE, (g, x, y)), [[3.0]] * 3, [[0.5], [0.0], [0.0]]),
    ],
    "relu_gradient": [
        smooth(lambda g, y: record(RELU_GRADIENT, (g * g, y)), NOT_ZERO, NOT_ZERO[::-1]),
        stated(lambda g, y: record(RELU_GRADIENT, (g, y)), [[3.0], [0.0]], [[0.0], [0.0]]),
    ],
    "where": [
        smooth(lambda x, y: la.where(np.arange(8) % 3 == 0, x * y, y), LEFT, RIGHT),
        smooth(lambda x: la.where(la.isnan(x), 1.0, x * x), ANY),
    ],
    "hypot": [
        smooth(la.hypot, LEFT, RIGHT),
        smooth(lambda x: la.hypot(x, 2.0), ANY),
        stated(la.hypot, [[0.0, -0.0], [0.0, 0.0]], [[0.0, 0.0]] * 2),
        # The square of a length would be 0, or infinite.
        stated(
            la.hypot,
            [[3e-200, 3e200], [4e-200, 4e200]],
            [[0.6, 0.6], [0.8, 0.8]],
            [
                [(0.64 - 0.48) / 5e-200, (0.64 - 0.48) / 5e200],
                [(0.36 - 0.48) / 5e-200, (0.36 - 0.48) / 5e200],
            ],
        ),
    ],
    "arctan2": [
        smooth(la.arctan2, LEFT[2:], RIGHT[2:]),
        stated(la.arctan2, [[0.0, -0.0], [0.0, 0.0]], [[0.0, 0.0]] * 2),
        # The angle jumps from pi to -pi there, and its slope does not.
        stated(la.arctan2, [[0.0], [-1.0]], [[-1.0], [0.0]], [[-1.0], [-1.0]]),
    ],
}
