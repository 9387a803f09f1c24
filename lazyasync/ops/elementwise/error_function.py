"""The error function, for which NumPy has no function of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import apply_unary, floating, same_dtype_operation
from lazyasync.ops.elementwise.functions import exp, square
from lazyasync.recording.fast_path import hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "erf",
]

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
