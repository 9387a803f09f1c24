"""How gamma numbers change with their concentration."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import greater, where
from lazyasync.ops.elementwise.functions import log
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

_FLOAT64 = np.dtype(np.float64)
_BLOCK = 512
"""Numbers worked on at a time, with all nodes."""

# The trapezoidal rule after the substitution exp(t - exp(-t)), which is doubly exponential at 0 and
# as steep as the integrand beyond (H. Takahasi and M. Mori, 1974, doi:10.2977/prims/1195192451).
_T = np.linspace(-4.0, 4.0, 128)
_NODES = np.exp(_T - np.exp(-_T))
_WEIGHTS = _NODES * (1.0 + np.exp(-_T)) * (_T[1] - _T[0])
_DIGAMMA = (1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132)
"""Of 1/x**2, 1/x**4, ...: what log(x) - 1/2x exceeds the digamma function of a large x by."""


def _digamma(xp: Any, x: Any) -> Any:
    """By the recurrence up to 10 and more, and the asymptotic series there."""
    total = xp.zeros(x.shape, _FLOAT64)
    for step in range(10):
        total -= 1.0 / (x + float(step))
    far = x + 10.0
    inverse = 1.0 / (far * far)
    series = xp.zeros(x.shape, _FLOAT64)
    for coefficient in _DIGAMMA[::-1]:
        series = (series + coefficient) * inverse
    return total + xp.log(far) - 0.5 / far - series


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    size = output.size
    block = max(_BLOCK, getattr(xp, "counters_at_a_time", 0) // len(_NODES))

    def gamma_slope(concentration: Any, logarithm: Any, out: Any) -> None:
        nodes, weights = xp.asarray(_NODES), xp.asarray(_WEIGHTS)
        a_all, l_all, target = (array.reshape(-1) for array in (concentration, logarithm, out))
        for start in range(0, size, block):
            a, height = a_all[start : start + block], l_all[start : start + block]
            z = xp.exp(height)
            above = xp.greater_equal(z, a)
            sign = above * 2.0 - 1.0
            # About where the integrand has fallen by e.
            rate = xp.absolute(a - z) + xp.minimum(a, xp.sqrt(a))
            cut = above * xp.less(a, 1.0) / xp.log1p(2.0 + xp.exp(-xp.maximum(height, -700.0)))
            rate = xp.maximum(rate, cut)
            v = nodes / rate[:, None]
            turned = sign[:, None] * v
            factor = (sign * (height - _digamma(xp, a)))[:, None] + v
            # Where the integrand is nothing the exponent is -inf, or so steep that it overflows.
            values = xp.exp(a[:, None] * turned - z[:, None] * xp.expm1(turned))
            target[start : start + block] = (factor * values * weights).sum(1) / rate

    return gamma_slope


SLOPE = Operation(
    "gamma_slope",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[1],
    rules=(
        LOWERINGS(_lower),
        WORK(lambda inputs, output, attributes: 5000.0 * output.size),
    ),
)
"""Of a concentration a and log z: by how much log z grows with a, the probability below z fixed.

Implicit reparametrisation (M. Figurnov, S. Mohamed, A. Mnih, 2018, arXiv:1805.08498): that is
-(dP/da) / (z dP/dz). The integral of dP/da is taken from z to the end that is not beyond a, of
t = z exp(+-v):

    integral of (+-(log z - digamma(a)) + v) exp(+-a v - z (exp(+-v) - 1)) dv from 0

Within 1e-8 for concentrations of 0.01 and more.
"""


def of_logarithm(g: Any, operands: Any, output: Any, attributes: Any) -> tuple[Any, ...]:
    """The gradients of the logarithm of a gamma number by state and concentration."""
    return None, g * convert(
        slope_of_logarithm(operands[1], convert(output, _FLOAT64)), output.dtype
    )


def of_number(g: Any, operands: Any, output: Any, attributes: Any) -> tuple[Any, ...]:
    """The gradients of a gamma number; of one that is too small to be told from 0 they are 0."""
    wide = convert(output, _FLOAT64)
    positive = greater(wide, 0.0)
    safe = where(positive, wide, 1.0)
    slope = where(positive, slope_of_logarithm(operands[1], log(safe)) * safe, wide)
    return None, g * convert(slope, output.dtype)


def slope_of_logarithm(concentration: LazyTensor, logarithm: LazyTensor) -> LazyTensor:
    """How much the logarithm of a gamma number grows with its concentration; both are float64."""
    return record(SLOPE, (broadcast_to(concentration, logarithm.shape), logarithm))
