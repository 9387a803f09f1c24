"""What operations do with complex numbers, part by part, for code generators."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import limits_of

Parts: TypeAlias = tuple[Expression, Expression]
"""The real and the imaginary part of a complex number."""
ComplexRule: TypeAlias = Callable[..., Parts | Expression | None]


def _product(x: Parts, y: Parts, attributes: Attributes) -> Parts:
    return x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]


def _quotient(x: Parts, y: Parts, attributes: Attributes) -> Parts:
    """With the ratio of the parts of the divisor, so that nothing overflows.

    R. L. Smith, "Algorithm 116: Complex division", 1962; by 0 as NumPy.
    """
    real, imag = scalar.absolute(y[0]), scalar.absolute(y[1])
    turned = ~(real >= imag)
    one = scalar.constant(1.0, y[0].dtype)
    by_zero = scalar.equal(real, 0) & scalar.equal(imag, 0)
    larger = scalar.select(turned, y[1], scalar.select(by_zero, one, y[0]))
    smaller = scalar.select(turned, y[0], y[1])
    ratio = smaller / larger
    scale = one / (larger + smaller * ratio)
    p, q = scalar.select(turned, x[1], x[0]), scalar.select(turned, x[0], x[1])
    below = scalar.select(turned, p * ratio - q, q - p * ratio)
    return (
        scalar.select(by_zero, x[0] / real, (p + q * ratio) * scale),
        scalar.select(by_zero, x[1] / real, below * scale),
    )


def _exponential(x: Parts, attributes: Attributes) -> Parts:
    """By the exponential of half the real part, so that none overflows unless the result does."""
    real, imag = x
    half = scalar.exp(real * 0.5)
    cosine = half * scalar.cos(imag) * half
    sine = half * scalar.sin(imag) * half
    sine = scalar.select(scalar.equal(imag, 0), imag, sine)
    cosine = scalar.select(scalar.equal(imag, 0), half * half, cosine)
    # Of an infinite real part and no direction: 0, or infinity.
    no_angle = ~(scalar.absolute(imag) < math.inf)
    zero, infinity = scalar.constant(0.0, real.dtype), scalar.constant(math.inf, real.dtype)
    vanishes = no_angle & scalar.equal(real, -math.inf)
    cosine = scalar.select(no_angle & scalar.equal(real, math.inf), infinity, cosine)
    return scalar.select(vanishes, zero, cosine), scalar.select(vanishes, zero, sine)


def _equal(x: Parts, y: Parts, attributes: Attributes) -> Expression:
    return scalar.equal(x[0], y[0]) & scalar.equal(x[1], y[1])


def _chosen(condition: Expression, x: Parts, y: Parts, attributes: Attributes) -> Parts:
    return scalar.select(condition, x[0], y[0]), scalar.select(condition, x[1], y[1])


def _converted(x: Parts | Expression, attributes: Attributes) -> Parts | None:
    """A number as a complex one of the dtype that attributes have."""
    dtype: np.dtype = attributes.dtype
    if dtype.kind != "c":
        return None
    real = np.dtype(np.float32 if dtype.itemsize == 8 else np.float64)
    if isinstance(x, Expression):
        return scalar.cast(x, real), scalar.constant(0.0, real)
    return scalar.cast(x[0], real), scalar.cast(x[1], real)


def length(x: Expression, y: Expression) -> Expression:
    """The root of the sum of squares, scaled by powers of two so that no square overflows.

    Two units in the last place at most; infinite if either is, NaN or not.
    """
    limits = limits_of(x.dtype)
    half = limits.maxexp // 2
    large, small = 2.0 ** (half - 4), 2.0 ** -(half // 2)
    down, up = 2.0 ** -(half + 4), 2.0 ** (half + limits.nmant)
    x, y = scalar.absolute(x), scalar.absolute(y)
    size = scalar.maximum(x, y)
    is_large, is_small = size > large, size < small

    def choose(if_large: float, if_small: float) -> Expression:
        one = scalar.constant(1.0, x.dtype)
        other = scalar.select(is_small, scalar.constant(if_small, x.dtype), one)
        return scalar.select(is_large, scalar.constant(if_large, x.dtype), other)

    scale = choose(down, up)
    x_scaled, y_scaled = x * scale, y * scale
    root = scalar.sqrt(x_scaled * x_scaled + y_scaled * y_scaled)
    length = root * choose(1 / down, 1 / up)
    is_infinite = scalar.equal(x, math.inf) | scalar.equal(y, math.inf)
    return scalar.select(is_infinite, scalar.constant(math.inf, x.dtype), length)


COMPLEX_ELEMENTS: Rules[ComplexRule] = Rules(
    "complex element",
    {
        "add": lambda x, y, a: (x[0] + y[0], x[1] + y[1]),
        "subtract": lambda x, y, a: (x[0] - y[0], x[1] - y[1]),
        "multiply": _product,
        "divide": _quotient,
        "negative": lambda x, a: (-x[0], -x[1]),
        "absolute": lambda x, a: length(*x),
        "exp": _exponential,
        "conj": lambda x, a: (x[0], -x[1]),
        "real": lambda x, a: x[0],
        "imag": lambda x, a: x[1],
        "equal": _equal,
        "not_equal": lambda x, y, a: ~_equal(x, y, a),
        "where": _chosen,
        "cast": _converted,
        "convert": _converted,
    },
)
"""As the ELEMENTS rules, of operations on complex numbers, which are given the operands one by one
and then the attributes: each complex number is a pair of parts, as is the result if it is complex.
None for dtypes that a rule does not know."""
