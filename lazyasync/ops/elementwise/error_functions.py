"""The error function, its complement, and the inverse.

NumPy has none of them. Sources: the complement by the rational functions of fdlibm (see `_erf`); the inverse by
M. Giles, "Approximating the erfinv function" (GPU Computing Gems, 2010), in single precision, and
from there by steps of Halley's in double precision.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import apply_unary, floating, same_dtype_operation
from lazyasync.ops.elementwise.formulas import formula_operation, polynomial
from lazyasync.ops.elementwise.functions import exp, square
from lazyasync.recording.fast_path import hot_unary
from lazyasync.tensor import LazyTensor

__all__ = ["erf", "erfc", "erfinv"]

# The rational functions of fdlibm's s_erf.c (Sun Microsystems, 1993), the lowest power first. Their
# error is below one unit in the last place of double precision.
NEAR = (
    (
        *(1.28379167095512558561e-01, -3.25042107247001499370e-01, -2.84817495755985104766e-02),
        *(-5.77027029648944159157e-03, -2.37630166566501626084e-05),
    ),
    (
        *(1.0, 3.97917223959155352819e-01, 6.50222499887672944485e-02),
        *(5.08130628187576562776e-03, 1.32494738004321644526e-04, -3.96022827877536812320e-06),
    ),
)
"""Of x**2, up to 0.84375: ``erf(x) / x - 1``."""
AT_ONE = 8.45062911510467529297e-01
AROUND_ONE = (
    (
        *(-2.36211856075265944077e-03, 4.14856118683748331666e-01, -3.72207876035701323847e-01),
        *(3.18346619901161753674e-01, -1.10894694282396677476e-01, 3.54783043256182359371e-02),
        -2.16637559486879084300e-03,
    ),
    (
        *(1.0, 1.06420880400844228286e-01, 5.40397917702171048937e-01),
        *(7.18286544141962662868e-02, 1.26171219808761642112e-01, 1.36370839120290507362e-02),
        1.19844998467991074170e-02,
    ),
)
"""Of ``|x| - 1``, up to 1.25: ``erf(|x|) - AT_ONE``."""
BEYOND = (
    (
        *(-9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e01),
        *(-6.23753324503260060396e01, -1.62396669462573470355e02, -1.84605092906711035994e02),
        *(-8.12874355063065934246e01, -9.81432934416914548592e00),
    ),
    (
        *(1.0, 1.96512716674392571292e01, 1.37657754143519042600e02),
        *(4.34565877475229228821e02, 6.45387271733267880336e02, 4.29008140027567833386e02),
        *(1.08635005541779435134e02, 6.57024977031928170135e00, -6.04244152148580987438e-02),
    ),
)
"""Of ``1 / x**2``, up to ``1 / 0.35``: the logarithm of ``erfc(|x|) |x| exp(x**2 + 0.5625)``."""
FAR = (
    (
        *(-9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e01),
        *(-1.60636384855821916062e02, -6.37566443368389627722e02, -1.02509513161107724954e03),
        -4.83519191608651397019e02,
    ),
    (
        *(1.0, 3.03380607434824582924e01, 3.25792512996573918826e02),
        *(1.53672958608443695994e03, 3.19985821950859553908e03, 2.55305040643316442583e03),
        *(4.74528541206955367215e02, -2.24409524465858183362e01),
    ),
)
"""The same beyond."""
_BLOCK = 4096
"""Elements that are worked out at a time, so that what is in between stays in the cache."""


def _ratio(x: np.ndarray, parts: tuple[Sequence[float], Sequence[float]]) -> np.ndarray:
    above, below = (np.full_like(x, coefficients[-1]) for coefficients in parts)
    for value, coefficients in zip((above, below), parts, strict=True):
        for coefficient in coefficients[-2::-1]:
            value *= x
            value += coefficient
    above /= below
    return above


def erf_of_array(x: np.ndarray) -> np.ndarray:
    """The error function of each element, in double precision."""
    x = x.astype(np.float64)
    size = np.abs(x)
    near, around, far = size < 0.84375, size < 1.25, size >= 1 / 0.35
    result = np.ones_like(x)  # beyond 6, as far as double precision sees
    for chosen, function in (
        (near, lambda part: part + part * _ratio(part * part, NEAR)),
        (around & ~near, lambda part: AT_ONE + _ratio(part - 1.0, AROUND_ONE)),
        (~(around | far), lambda part: _beyond(part, BEYOND)),
        (far & (size < 6.0), lambda part: _beyond(part, FAR)),
    ):
        if chosen.any():
            result[chosen] = function(size[chosen])
    np.copysign(result, x, result)
    result[np.isnan(x)] = np.nan
    return result


def _beyond(size: np.ndarray, parts: tuple[Sequence[float], Sequence[float]]) -> np.ndarray:
    # The square is taken of a number of single precision, for it to be exact.
    short = size.astype(np.float32).astype(np.float64)
    exponent = (short - size) * (short + size) + _ratio(1.0 / (size * size), parts)
    rest: np.ndarray = np.exp(-short * short - 0.5625) * np.exp(exponent) / size
    return 1.0 - rest


def _lower_erf(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    def erf_in_blocks(x: Any, out: Any) -> None:
        values, results = x.reshape(-1), out.reshape(-1)
        for start in range(0, values.size, _BLOCK):
            block = slice(start, start + _BLOCK)
            results[block] = erf_of_array(values[block])

    return erf_in_blocks


def _erf_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(-square(x[0])) * (2.0 / math.sqrt(math.pi)),)


ERF = same_dtype_operation(
    "erf",
    _erf_gradient,
    kinds="f",
    lower=_lower_erf,
    element=scalar.erf,
    flops=40.0,
)


@hot_unary(ERF)
def erf(x: LazyTensor, /) -> LazyTensor:
    """The error function, ``2 / sqrt(pi)`` times the integral of ``exp(-t**2)`` from 0 to ``x``.

    Between -1 and 1; integers are taken as the default real dtype. Raises `DTypeError` for complex
    numbers.
    """
    return apply_unary(ERF, x, floating)


# ---- the complement, and the inverse -----------------------------------------------------------

_SPLIT: Final = 2.0**32 + 1.0
"""By which a number of double precision is split in two (Dekker, 1971), the first of 21 bits."""
_NOTHING: Final = 28.0
"""From here on the complement is 0 in double precision."""


def _ratio(x: Any, parts: tuple[Sequence[float], Sequence[float]]) -> Any:
    above, below = parts
    return polynomial(x, above) / polynomial(x, below)


# ---- the complement ------------------------------------------------------------------------


def erfc_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    size = xp.abs(x)
    near, around = size < 0.84375, size < 1.25
    small = xp.where(near, x, 0.0)
    rest = small * _ratio(small * small, NEAR)
    about_zero = xp.where(x < 0.25, 1.0 - (small + rest), 0.5 - (small - 0.5 + rest))
    bend = _ratio(xp.where(around, size - 1.0, 0.0), AROUND_ONE)
    about_one = xp.where(x < 0.0, bend + (1.0 + AT_ONE), (1.0 - AT_ONE) - bend)
    # A formula's first choice is never a number alone: these are of something finite.
    least, most = small * 0.0 + 1.25, small * 0.0 + _NOTHING
    beyond = _tail(xp, xp.where(around, least, xp.where(size > _NOTHING, most, size)))
    away = xp.where(x < 0.0, 2.0 - beyond, beyond)
    return xp.where(near, about_zero, xp.where(around, about_one, away))


def _tail(xp: Any, size: Any) -> Any:
    """The complement from 1.25 on."""
    inverse = 1.0 / (size * size)
    exponent = xp.where(size < 1 / 0.35, _ratio(inverse, BEYOND), _ratio(inverse, FAR))
    # The square is taken of the upper bits of a number, for it to be exact, and its sum as well.
    product = size * _SPLIT
    upper = product - (product - size)
    return (
        xp.exp(-upper * upper - 0.5625) * xp.exp((upper - size) * (upper + size) + exponent) / size
    )


def _erfc_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(-square(x[0])) * (-2.0 / math.sqrt(math.pi)),)


ERFC = formula_operation("erfc", erfc_of, _erfc_gradient, flops=120.0)


@hot_unary(ERFC)
def erfc(x: LazyTensor, /) -> LazyTensor:
    """``1 - erf(x)``, without the loss of digits where that is nearly 1.

    Between 0 and 2; integers are taken as the default real dtype. Raises `DTypeError` for complex
    numbers.
    """
    return apply_unary(ERFC, x, floating)


# ---- the inverse ---------------------------------------------------------------------------

_CENTRAL: Final = (
    *(1.50140941, 0.246640727, -0.00417768164, -0.00125372503, 0.00021858087),
    *(-4.39150654e-06, -3.5233877e-06, 3.43273939e-07, 2.81022636e-08),
)
"""Of ``w - 2.5``, where ``w = -log(1 - y**2)`` is below 5: ``erfinv(y) / y``."""
_OUTER: Final = (
    *(2.83297682, 1.00167406, 0.00943887047, -0.0076224613, 0.00573950773),
    *(-0.00367342844, 0.00134934322, 0.000100950558, -0.000200214257),
)
"""Of ``sqrt(w) - 3``, where ``w`` is from 5 to 16."""
_STEPS: Final = 2
"""Of Halley's: one is enough where Giles' polynomials hold."""


def erfinv_of(xp: Any, y: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    size = xp.abs(y)
    inside = size < 1.0
    size = xp.where(inside, size, 0.0)
    w = -(xp.log1p(-size) + xp.log1p(size))
    central, outer = w < 5.0, w < 16.0
    root = size * xp.where(
        central,
        polynomial(xp.where(central, w, 2.5) - 2.5, _CENTRAL),
        polynomial(xp.sqrt(xp.where(central, size + 8.0, w)) - 3.0, _OUTER),
    )
    # Beyond from erfc(x) = exp(-x**2) / (x sqrt(pi)), about.
    far = xp.where(outer, size + 16.0, w) + math.log(2.0)
    far = far - 0.5 * xp.log(math.pi * far)
    root = xp.where(outer, root, xp.sqrt(far))
    low = size < 0.5
    for _ in range(_STEPS):
        small = xp.where(low, root, 0.0)
        error = xp.where(
            low,
            small + small * _ratio(small * small, NEAR) - size,
            (1.0 - size) - erfc_of(xp, xp.where(low, size + 1.0, root)),
        )
        slope = error * (0.5 * math.sqrt(math.pi)) * xp.exp(root * root)
        root = root - slope / (1.0 + root * slope)
    found = xp.where(y < 0.0, -root, root)
    edge = xp.where(xp.equal(xp.abs(y), 1.0), y * math.inf, math.nan)
    return xp.where(inside, xp.where(xp.equal(y, 0.0), y, found), edge)


def _erfinv_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(square(y)) * (0.5 * math.sqrt(math.pi)),)


ERFINV = formula_operation("erfinv", erfinv_of, _erfinv_gradient, flops=400.0)


@hot_unary(ERFINV)
def erfinv(x: LazyTensor, /) -> LazyTensor:
    """The number whose error function is ``x``: infinite for -1 and 1, and NaN beyond.

    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return apply_unary(ERFINV, x, floating)
