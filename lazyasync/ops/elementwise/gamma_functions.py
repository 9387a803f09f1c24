"""The logarithm of the gamma function, and its derivatives, for which NumPy has no functions.

Sources: Abramowitz and Stegun, "Handbook of mathematical functions", 6.1.33 (the series about 2),
6.1.41 and 6.3.18 (for large arguments), 6.1.17 and 6.4.7 (reflections); DLMF 25.11.28 (sums of
reciprocal powers, by Euler and Maclaurin).
"""

from __future__ import annotations

import math
import operator
from typing import Any, Final, NamedTuple

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import ELEMENTS, GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import apply_unary, check_kind, convert, floating
from lazyasync.ops.elementwise.formulas import (
    OF_ELEMENTS,
    WIDE,
    formula_operation,
    in_blocks,
    polynomial,
)
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording.fast_path import hot_unary, record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "digamma",
    "lgamma",
    "polygamma",
]

EULER: Final = 0.57721566490153286061
_ZETA_LESS_ONE: Final = (
    *(0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993),
    *(0.01734306198444914, 0.008349277381922827, 0.00407735619794434, 0.0020083928260822143),
    *(0.0009945751278180853, 0.0004941886041194645, 0.0002460865533080483),
    *(0.00012271334757848915, 6.124813505870483e-05, 3.058823630702049e-05),
    *(1.528225940865187e-05, 7.637197637899763e-06, 3.81729326499984e-06),
    *(1.908212716553939e-06, 9.539620338727962e-07, 4.769329867878064e-07),
    *(2.38450502727733e-07, 1.1921992596531106e-07, 5.960818905125948e-08),
    *(2.980350351465228e-08, 1.4901554828365043e-08, 7.45071178983543e-09),
    *(3.725334024788457e-09, 1.862659723513049e-09),
)
"""``zeta(k) - 1`` for ``k`` from 2 on."""
_SERIES: Final = tuple([(-1) ** k * value / k for k, value in enumerate(_ZETA_LESS_ONE, 2)])
"""The coefficients of ``lgamma(2 + z) - (1 - EULER) * z``, from the power 2 on; ``|z|`` to 0.5."""
_STIRLING: Final = (
    *(1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156, -3617 / 122400),
)
"""The coefficients of odd powers of ``1 / x`` behind ``(x - 0.5) log(x) - x + log(2 pi) / 2``."""
_LARGE: Final = 8.0

# ---- the logarithm -------------------------------------------------------------------------


def lgamma_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for NumPy's arrays and for expressions."""
    size = xp.abs(x)
    # From 0.5 to 8 as that of a number from 1.5 to 2.5, and a logarithm of a product.
    reduced, factor = size, size * 0.0 + 1.0
    for _ in range(6):
        above = reduced >= 2.5
        reduced = xp.where(above, reduced - 1.0, reduced)
        factor = xp.where(above, factor * reduced, factor)
    below = size < 1.5
    tiny = size < 0.5
    z = xp.where(tiny, size, xp.where(below, size - 1.0, reduced - 2.0))
    around_two = z * (1.0 - EULER) + polynomial(z, _SERIES) * z * z
    middle = around_two + xp.where(below, -xp.log1p(z), xp.log(factor))
    middle = middle - xp.where(tiny, xp.log(xp.where(tiny, size, 1.0)), 0.0)
    large = size >= _LARGE
    away = xp.where(large, size, _LARGE)
    inverse = 1.0 / away
    tail = polynomial(inverse * inverse, _STIRLING)
    stirling = (away - 0.5) * (xp.log(away) - 1.0) + (0.5 * math.log(2 * math.pi) - 0.5)
    positive = xp.where(large, stirling + tail * inverse, middle)
    # For negative numbers: gamma(x) gamma(-x) = -pi / (x sin(pi x)).
    angle = xp.where(size < 2.0**52, size - xp.rint(size), 0.0)
    sine = xp.log(xp.abs(xp.sin(angle * math.pi)))
    reflected = (math.log(math.pi) - xp.log(size)) - sine - positive
    reflected = xp.where(xp.not_equal(angle, 0.0), reflected, math.inf)
    # Nearer to 0 both signs have the same logarithm, and the sine of subnormal numbers few digits.
    found = xp.where(x < -1e-20, reflected, positive)
    return xp.where(xp.equal(size, math.inf), size, found)


def _lgamma_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * digamma(x[0]),)


LGAMMA = formula_operation("lgamma", lgamma_of, _lgamma_gradient, flops=150.0)


@hot_unary(LGAMMA)
def lgamma(x: LazyTensor, /) -> LazyTensor:
    """The logarithm of the absolute value of the gamma function.

    Infinite at 0 and at negative integers, and at both infinities. Right to some units in the last
    place, but near its zeros below 0, where the error is that of numbers of magnitude 1. Its
    gradient is `digamma`. Integers are taken as the default real dtype. Raises `DTypeError` for
    complex numbers.
    """
    return apply_unary(LGAMMA, x, floating)


# ---- derivatives ---------------------------------------------------------------------------


class PolygammaAttributes(NamedTuple):
    """``order``: 0 for the derivative of the logarithm, and one more for each further one."""

    order: int


_BERNOULLI: Final = (*(1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510),)
"""Those of even numbers from 2 on."""
_TERMS: Final = 10
"""So many are added up before the rest is estimated."""


def _digamma_of(xp: Any, x: Any) -> Any:
    """For positive numbers."""
    total = 1.0 / x
    for k in range(1, _TERMS):
        total = total + 1.0 / (x + float(k))
    away = x + float(_TERMS)
    squared = 1.0 / (away * away)
    tail = squared * 0.0
    for k in range(len(_BERNOULLI), 0, -1):
        tail = (tail + _BERNOULLI[k - 1] / (2 * k)) * squared
    return xp.log(away) - 0.5 / away - tail - total


def _of_powers(x: Any, order: int) -> Any:
    """``(-1)**(n + 1) n! zeta(n + 1, x)`` for positive numbers, by Euler and Maclaurin."""
    power = order + 1
    total = _reciprocal_power(x, power)
    for k in range(1, _TERMS):
        total = total + _reciprocal_power(x + float(k), power)
    away = x + float(_TERMS)
    base = _reciprocal_power(away, power)
    rest = _reciprocal_power(away, order) / float(order) + base * 0.5
    factor = float(power)
    step = base / away
    inverse_square = 1.0 / (away * away)
    for k, bernoulli in enumerate(_BERNOULLI, 1):
        rest = rest + step * (bernoulli * factor / math.factorial(2 * k))
        factor *= (power + 2 * k - 1) * (power + 2 * k)
        step = step * inverse_square
    return (total + rest) * ((-1.0) ** (order + 1) * math.factorial(order))


def _reciprocal_power(x: Any, power: int) -> Any:
    found = inverse = 1.0 / x
    for _ in range(power - 1):
        found = found * inverse
    return found


def polygamma_of(xp: Any, x: Any, order: int) -> Any:
    """`polygamma` of numbers of double precision, in arrays or in expressions."""

    def positive(x: Any) -> Any:
        return _of_powers(x, order) if order else _digamma_of(xp, x)

    below = x <= 0.0
    direct = positive(xp.where(below, x * 0.0 + 1.0, x))
    # psi(1 - x) - psi(x) = pi cot(pi x), and so the derivatives of both sides.
    negative = xp.where(below, x, x * 0.0 - 0.5)
    rest = xp.where(xp.abs(negative) < 2.0**52, negative - xp.rint(negative), 0.0)
    # The difference has lost the sign of a zero.
    rest = xp.where(xp.equal(negative, 0.0), negative, rest)
    # The cosine, by a difference that is exact: it is 0 in the middle between two integers.
    cosine = xp.sin((0.5 - xp.abs(rest)) * math.pi)
    cotangent = cosine / xp.sin(rest * math.pi)
    mirrored = positive(1.0 - negative)
    coefficients = _slopes_of_cotangent(order)
    slope = coefficients[-1] * cotangent
    for value in coefficients[-2:0:-1]:
        slope = (slope + value) * cotangent if value else slope * cotangent
    slope = slope + coefficients[0]
    reflected = (-mirrored if order % 2 else mirrored) - slope
    whole = xp.equal(rest, 0.0) & (negative < 0.0)
    reflected = xp.where(whole, reflected * 0.0 + math.nan, reflected)
    return xp.where(below, reflected, direct)


def _slopes_of_cotangent(order: int) -> list[float]:
    """The derivative of ``pi cot(pi x)``, as a polynomial of the cotangent, lowest power first."""
    coefficients = [0.0, math.pi]
    for _ in range(order):
        derived = [k * value for k, value in enumerate(coefficients)][1:]
        coefficients = [0.0] * (len(derived) + 2)
        for k, value in enumerate(derived):
            coefficients[k] -= math.pi * value
            coefficients[k + 2] -= math.pi * value
    return coefficients


def _lower_polygamma(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PolygammaAttributes
) -> Kernel:
    order = attributes.order
    return in_blocks(xp, lambda x: polygamma_of(xp, x, order))


def _polygamma_element(
    x: Any, dtype: np.dtype, attributes: PolygammaAttributes
) -> Expression | None:
    wide = scalar.cast(x[0], WIDE)
    found: Expression = scalar.cast(polygamma_of(OF_ELEMENTS, wide, attributes.order), dtype)
    return found


def _infer(inputs: tuple[TensorType, ...], attributes: PolygammaAttributes) -> TensorType:
    check_kind("polygamma", "f", inputs)
    return inputs[0]


def _polygamma_gradient(g: Any, x: Any, y: Any, attributes: PolygammaAttributes) -> tuple[Any]:
    return (g * record_one(POLYGAMMA, x[0], (attributes.order + 1,)),)


POLYGAMMA = Operation(
    "polygamma",
    kind=OperationKind.ELEMENTWISE,
    infer=_infer,
    attributes=PolygammaAttributes,
    rules=(
        GRADIENTS(_polygamma_gradient),
        LOWERINGS(_lower_polygamma),
        ELEMENTS(_polygamma_element),
        WORK(lambda inputs, output, attributes: 60.0 * output.size),
    ),
)


@composed_of("polygamma")
def digamma(x: LazyTensor, /) -> LazyTensor:
    """The derivative of `lgamma`: ``polygamma(0, x)``."""
    return polygamma(0, x)


MOST_ORDER: Final = 20
"""Beyond it numbers of double precision are soon too large."""


def polygamma(n: int, x: LazyTensor, /) -> LazyTensor:
    """The derivative of order ``n + 1`` of the logarithm of the gamma function.

    NaN at negative integers, and infinite at 0, with the sign that it has on that side. Integers
    become the default real dtype. Raises ``ValueError`` for ``n`` below 0 or above 20, and
    `DTypeError` for complex numbers.
    """
    order = operator.index(n)
    if not 0 <= order <= MOST_ORDER:
        raise ValueError(f"polygamma: n is from 0 to {MOST_ORDER}, not {order}")
    x = as_tensor("polygamma", x)
    x = convert(x, floating(x.dtype))
    return record_one(POLYGAMMA, x, (order,))
