"""Functions of complex numbers, part by part, made of functions of real numbers.

What is infinite, no number or a signed zero comes out as annex G of the C standard says, but for
the hyperbolic tangent of infinite numbers, of which the array API standard says otherwise. Single
precision is computed in double precision, where no intermediate result overflows or cancels. In
double precision errors are a few units in the last place, of powers as many as the exponent times
the logarithm is large.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import limits_of

Parts: TypeAlias = tuple[Expression, Expression]
"""The real and the imaginary part of a complex number."""
Function: TypeAlias = Callable[[Parts], Parts]

_DOUBLE = np.dtype(np.float64)
_SERIES = tuple([1.0 / math.factorial(n) for n in range(17, 2, -2)])
"""Of (sinh(a) - a) / a**3, for |a| up to 1, of the square, the highest power first."""
_SCALING = 600
"""The power of two by which numbers are scaled whose squares would overflow or vanish."""
_LARGE, _SMALL = 2.0**500, 2.0**-500
"""Beyond these."""


def product(x: Parts, y: Parts) -> Parts:
    """The product."""
    return x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]


def square(x: Parts) -> Parts:
    """The product of a number with itself."""
    return product(x, x)


def quotient(x: Parts, y: Parts) -> Parts:
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


def reciprocal(x: Parts) -> Parts:
    """1 divided by a number, by the same method; of 0 no number, as NumPy's."""
    real, imag = scalar.absolute(x[0]), scalar.absolute(x[1])
    turned = ~(imag <= real)
    larger, smaller = scalar.select(turned, x[1], x[0]), scalar.select(turned, x[0], x[1])
    one = _number(1.0, x)
    ratio = smaller / larger
    size = larger + smaller * ratio
    return scalar.select(turned, ratio, one) / size, scalar.select(turned, -one, -ratio) / size


def inverse(x: Parts) -> Parts:
    """The quotient of 1 and a number."""
    return quotient((_number(1.0, x), _number(0.0, x)), x)


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
    scale = _choose(is_large, is_small, down, up)
    x_scaled, y_scaled = x * scale, y * scale
    root = scalar.sqrt(x_scaled * x_scaled + y_scaled * y_scaled)
    length = root * _choose(is_large, is_small, 1 / down, 1 / up)
    is_infinite = scalar.equal(x, math.inf) | scalar.equal(y, math.inf)
    return scalar.select(is_infinite, scalar.constant(math.inf, x.dtype), length)


def exp(x: Parts) -> Parts:
    """By the exponential of half the real part, so that none overflows unless the result does."""
    real, imag = x
    half = scalar.exp(real * 0.5)
    cosine = half * scalar.cos(imag) * half
    sine = half * scalar.sin(imag) * half
    sine = scalar.select(scalar.equal(imag, 0), imag, sine)
    cosine = scalar.select(scalar.equal(imag, 0), half * half, cosine)
    # Of an infinite real part and no direction: 0, or infinity.
    no_angle = _is_not_finite(imag)
    zero, infinity = _number(0.0, x), _number(math.inf, x)
    vanishes = no_angle & scalar.equal(real, -math.inf)
    cosine = scalar.select(no_angle & scalar.equal(real, math.inf), infinity, cosine)
    return scalar.select(vanishes, zero, cosine), scalar.select(vanishes, zero, sine)


# ---- in double precision ---------------------------------------------------------------------


def _wide(x: Parts) -> Parts:
    return scalar.cast(x[0], _DOUBLE), scalar.cast(x[1], _DOUBLE)


def _in_double(function: Function) -> Function:
    """The function of numbers of either precision, of one of double precision."""

    def either(x: Parts) -> Parts:
        real, imag = function(_wide(x))
        return scalar.cast(real, x[0].dtype), scalar.cast(imag, x[0].dtype)

    return either


def _number(value: float, x: Parts) -> Expression:
    return scalar.constant(value, x[0].dtype)


def _choose(
    is_large: Expression, is_small: Expression, if_large: float, if_small: float, other: float = 1.0
) -> Expression:
    """One of three numbers, of the dtype of what was compared."""

    def number(value: float) -> Expression:
        return scalar.constant(value, is_large.operands[0].dtype)

    return scalar.select(
        is_large, number(if_large), scalar.select(is_small, number(if_small), number(other))
    )


def _is_not_finite(x: Expression) -> Expression:
    return ~(scalar.absolute(x) < math.inf)


def _is_infinite(x: Expression) -> Expression:
    return scalar.equal(scalar.absolute(x), math.inf)


def exp2(x: Parts) -> Parts:
    """2 to a power, which is e to that times the logarithm of 2."""
    return exp((x[0] * math.log(2.0), x[1] * math.log(2.0)))


def expm1(x: Parts) -> Parts:
    """e to a power, less 1."""
    real, imag = x
    half = scalar.sin(imag * 0.5)
    less = scalar.expm1(real) * scalar.cos(imag) - 2.0 * half * half
    power = exp(x)
    # Where it is infinite, or nothing, the exponential knows better.
    is_far = _is_not_finite(less) | _is_not_finite(power[1])
    # The array API standard has no real part of -0.0.
    return scalar.select(is_far, power[0] - 1.0, less) + 0.0, power[1]


def _hyperbolic(a: Expression) -> tuple[Expression, Expression, Expression]:
    """The hyperbolic sine and cosine of a number, and a factor that both still want.

    It is not 1 where their product with it might overflow.
    """
    size = scalar.absolute(a)
    is_large = size > 40.0
    power = scalar.exp(scalar.select(is_large, size * 0.5, size))
    inverse = 1.0 / power
    sine = scalar.copysign((power - inverse) * 0.5, a)
    factor = scalar.select(is_large, power, 1.0)
    return _near_zero(a, sine), (power + inverse) * 0.5, factor


def _near_zero(a: Expression, sine: Expression) -> Expression:
    """The hyperbolic sine, which is that given unless ``a`` is small."""
    squared = a * a
    series = scalar.constant(_SERIES[0], a.dtype)
    for coefficient in _SERIES[1:]:
        series = scalar.fma(series, squared, coefficient)
    return scalar.select(squared < 1.0, scalar.fma(series, a * squared, a), sine)


def sinh(x: Parts) -> Parts:
    """The hyperbolic sine."""
    a, b = x
    sine, cosine, factor = _hyperbolic(a)
    real = sine * scalar.cos(b) * factor
    imag = cosine * scalar.sin(b) * factor
    is_kept = _is_not_finite(b) & (scalar.equal(a, 0) | _is_infinite(a))
    return scalar.select(is_kept, a, real), scalar.select(scalar.equal(b, 0), b, imag)


def cosh(x: Parts) -> Parts:
    """The hyperbolic cosine."""
    a, b = x
    sine, cosine, factor = _hyperbolic(a)
    real = cosine * scalar.cos(b) * factor
    imag = sine * scalar.sin(b) * factor
    no_angle = _is_not_finite(b)
    real = scalar.select(no_angle & _is_infinite(a), _number(math.inf, x), real)
    imag = scalar.select(no_angle & scalar.equal(a, 0), a, imag)
    along = scalar.copysign(_number(1.0, x), a) * b
    return real, scalar.select(scalar.equal(b, 0), along, imag)


def tanh(x: Parts) -> Parts:
    """The hyperbolic tangent: sinh(a) cosh(a) and sin(b) cos(b), by sinh(a)**2 + cos(b)**2."""
    a, b = x
    size = scalar.absolute(a)
    power = scalar.exp(size)
    inverse = 1.0 / power
    hyperbolic = _near_zero(a, scalar.copysign((power - inverse) * 0.5, a))
    cosine, sine = scalar.cos(b), scalar.sin(b)
    below = scalar.fma(hyperbolic, hyperbolic, cosine * cosine)
    real = hyperbolic * ((power + inverse) * 0.5) / below
    imag = sine * cosine / below
    # From there on the cosine makes no difference.
    is_far = size > 20.0
    one, zero = _number(1.0, x), _number(0.0, x)
    has_angle = ~_is_not_finite(b) | _is_infinite(a)
    limit = scalar.select(has_angle, scalar.copysign(one, a), _number(math.nan, x))
    real = scalar.select(is_far, limit, real)
    imag = scalar.select(is_far, 4.0 * sine * cosine * inverse * inverse, imag)
    imag = scalar.select(scalar.equal(b, 0), b, imag)
    imag = scalar.select(_is_infinite(a), scalar.copysign(zero, b), imag)
    return scalar.select(scalar.equal(a, 0), a, real), imag


def _turned(function: Function) -> Function:
    """The trigonometric function for an odd hyperbolic one."""

    def turned(x: Parts) -> Parts:
        imag, real = function((x[1], x[0]))
        return real, imag

    return turned


def cos(x: Parts) -> Parts:
    """The cosine."""
    return cosh((-x[1], x[0]))


# ---- roots, logarithms and powers ------------------------------------------------------------


def _scaled(x: Parts) -> tuple[Parts, Expression, Expression]:
    """A number whose square neither overflows nor vanishes, and whether it was large or small."""
    size = scalar.maximum(scalar.absolute(x[0]), scalar.absolute(x[1]))
    is_large, is_small = size > _LARGE, size < _SMALL
    scale = _choose(is_large, is_small, 2.0**-_SCALING, 2.0**_SCALING)
    return (x[0] * scale, x[1] * scale), is_large, is_small


def sqrt(x: Parts) -> Parts:
    """The square root whose real part is not negative."""
    scaled, is_large, is_small = _scaled(x)
    a, b = scalar.absolute(scaled[0]), scaled[1]
    size = scalar.sqrt(scalar.fma(a, a, b * b))
    root = scalar.sqrt((size + a) * 0.5)
    root = root * _choose(is_large, is_small, 2.0 ** (_SCALING // 2), 2.0 ** -(_SCALING // 2))
    infinity = _number(math.inf, x)
    root = scalar.select(_is_infinite(x[0]), infinity, root)
    other = scalar.absolute(x[1]) / (root + root)
    is_zero = scalar.equal(x[0], 0) & scalar.equal(x[1], 0)
    other = scalar.select(is_zero, _number(0.0, x), other)
    is_left, is_endless = x[0] < 0.0, _is_infinite(x[1])
    real = scalar.select(is_left, other, root)
    imag = scalar.select(is_left, root, other)
    return (
        scalar.select(is_endless, infinity, real),
        scalar.copysign(scalar.select(is_endless, infinity, imag), x[1]),
    )


def rsqrt(x: Parts) -> Parts:
    """1 divided by the square root."""
    return inverse(sqrt(x))


def _sum(x: Expression, y: Expression) -> Parts:
    """A sum, and what rounding leaves off of it (Knuth, 1969)."""
    total = x + y
    second = total - x
    return total, (x - (total - second)) + (y - second)


def _squared(x: Expression) -> Parts:
    """A square, and what rounding leaves off of it."""
    found = x * x
    return found, scalar.fma(x, x, -found)


def _logarithm_of_length(x: Parts, above: Expression, is_near: Expression) -> Expression:
    """The logarithm of the length of a number, in double precision.

    Where ``is_near``, the square of the length is 1 and ``above``.
    """
    scaled, is_large, is_small = _scaled(x)
    found = scalar.fma(scaled[0], scaled[0], scaled[1] * scaled[1])
    near = above + 1.0
    found = scalar.log(scalar.select(is_near, near, found))
    # So little was left off that the slope at 1 does for it.
    found = found + scalar.select(is_near, above - (near - 1.0), 0.0)
    shift = 2 * _SCALING * math.log(2.0)
    found = (found + _choose(is_large, is_small, shift, -shift, 0.0)) * 0.5
    is_endless = _is_infinite(x[0]) | _is_infinite(x[1])
    return scalar.select(is_endless, _number(math.inf, x), found)


def _is_near(above: Expression) -> Expression:
    return scalar.absolute(above) < 0.5


def _log_length(x: Parts) -> Expression:
    """The logarithm of the length, exact also near 1."""
    a, b = scalar.absolute(x[0]), scalar.absolute(x[1])
    first, first_rest = _squared(scalar.maximum(a, b))
    second, second_rest = _squared(scalar.minimum(a, b))
    less = first - 1.0
    less_rest = first - (less + 1.0)
    above = (less + second) + (less_rest + (first_rest + second_rest))
    return _logarithm_of_length(x, above, _is_near(above))


def _log1p_length(x: Parts) -> Expression:
    """The logarithm of the length of 1 and ``x``, exact also near 0."""
    first, first_rest = _squared(x[0])
    second, second_rest = _squared(x[1])
    total, rest = _sum(x[0] + x[0], first)
    total, more = _sum(total, second)
    above = total + (rest + more + (first_rest + second_rest))
    return _logarithm_of_length((x[0] + 1.0, x[1]), above, _is_near(above))


def logarithm(scale: float = 1.0) -> Function:
    """The logarithm to the base whose own natural one is ``1 / scale``."""

    def log(x: Parts) -> Parts:
        real, imag = _log_length(_wide(x)), scalar.arctan2(x[1], x[0])
        if scale != 1.0:
            real, imag = real * scale, imag * scale
        return scalar.cast(real, x[0].dtype), imag

    return log


def log1p(x: Parts) -> Parts:
    """The logarithm of 1 + x, also where that is rounded to 1."""
    wide = _wide(x)
    angle = scalar.arctan2(wide[1], wide[0] + 1.0)
    return scalar.cast(_log1p_length(wide), x[0].dtype), scalar.cast(angle, x[0].dtype)


def power(x: Parts, y: Parts) -> Parts:
    """e to the power of the logarithm times the exponent; of 0, and by 0, 1 and 2, as NumPy."""
    base, exponent = _wide(x), _wide(y)
    found = exp(product(exponent, (_log_length(base), scalar.arctan2(base[1], base[0]))))
    is_real = scalar.equal(exponent[1], 0)
    is_zero = scalar.equal(base[0], 0) & scalar.equal(base[1], 0)
    of_zero = scalar.select(exponent[0] > 0.0, _number(0.0, base), _number(math.nan, base))
    squared = square(x)
    one = (_number(1.0, x), _number(0.0, x))
    parts: list[Expression] = []
    for place in range(2):
        part = scalar.select(is_zero, of_zero, found[place])
        part = scalar.cast(part, x[0].dtype)
        for whole, value in ((2, squared), (1, x), (0, one)):
            is_whole = is_real & scalar.equal(exponent[0], whole)
            part = scalar.select(is_whole, value[place], part)
        parts.append(part)
    return parts[0], parts[1]


FUNCTIONS: dict[str, Function] = {
    "cos": _in_double(cos),
    "cosh": _in_double(cosh),
    "exp": exp,
    "exp2": _in_double(exp2),
    "expm1": _in_double(expm1),
    "log": logarithm(),
    "log10": logarithm(1 / math.log(10.0)),
    "log1p": log1p,
    "log2": logarithm(1 / math.log(2.0)),
    "reciprocal": reciprocal,
    "rsqrt": _in_double(rsqrt),
    "sin": _in_double(_turned(sinh)),
    "sinh": _in_double(sinh),
    "sqrt": _in_double(sqrt),
    "square": square,
    "tan": _in_double(_turned(tanh)),
    "tanh": _in_double(tanh),
}
"""The functions of one complex number, by the names of their operations."""
