"""Initial values of parameters, by their usual names: ``la.nn.init.xavier_uniform((128, 784))``.

The shapes are those of weights of layers, (outputs, inputs, *kernel). The numbers are those of the
job, as all of `la.random`: after ``la.manual_seed`` they are the same again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

from lazyasync.device import Device
from lazyasync.errors import ShapeError
from lazyasync.hints import missing_of
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.linalg.factorizations import qr
from lazyasync.ops.manipulation.creation import eye, full
from lazyasync.ops.manipulation.diagonals import diagonal
from lazyasync.ops.manipulation.shaping import swapaxes
from lazyasync.ops.random import continuous, draws
from lazyasync.ops.shapes import normalize_shape
from lazyasync.tensor import LazyTensor

__all__ = [
    "calculate_gain",
    "constant",
    "eye",
    "fans",
    "kaiming_normal",
    "kaiming_uniform",
    "lecun_normal",
    "lecun_uniform",
    "normal",
    "ones",
    "orthogonal",
    "truncated_normal",
    "uniform",
    "xavier_normal",
    "xavier_uniform",
    "zeros",
]

Shape = int | Sequence[int]
Place = str | Device | None
Mode = Literal["fan_in", "fan_out"]


def __dir__() -> list[str]:
    return [*__all__]


# ---- of a distribution that is given -------------------------------------------------------


def constant(shape: Shape, value: float, *, dtype: Any = None, device: Place = None) -> LazyTensor:
    """The same number everywhere."""
    return full(shape, float(value), dtype=dtype, device=device)


def zeros(shape: Shape, *, dtype: Any = None, device: Place = None) -> LazyTensor:
    """Zeros."""
    return constant(shape, 0.0, dtype=dtype, device=device)


def ones(shape: Shape, *, dtype: Any = None, device: Place = None) -> LazyTensor:
    """Ones."""
    return constant(shape, 1.0, dtype=dtype, device=device)


def uniform(
    shape: Shape, a: float = 0.0, b: float = 1.0, *, dtype: Any = None, device: Place = None
) -> LazyTensor:
    """Numbers evenly spread over [a, b)."""
    return draws.uniform(shape, a, b, dtype=dtype, device=device)


def normal(
    shape: Shape, mean: float = 0.0, std: float = 1.0, *, dtype: Any = None, device: Place = None
) -> LazyTensor:
    """Normal numbers."""
    return draws.normal(shape, mean, std, dtype=dtype, device=device)


def truncated_normal(
    shape: Shape,
    mean: float = 0.0,
    std: float = 1.0,
    a: float = -2.0,
    b: float = 2.0,
    *,
    dtype: Any = None,
    device: Place = None,
) -> LazyTensor:
    """Normal numbers, of which only those between ``a`` and ``b`` are taken."""
    return continuous.truncated_normal(shape, a, b, mean, std, dtype=dtype, device=device)


# ---- by the number of inputs and outputs ---------------------------------------------------


def fans(shape: Shape) -> tuple[int, int]:
    """The numbers of inputs and of outputs of a weight: (outputs, inputs, *kernel).

    Raises `ShapeError` for less than two axes.
    """
    lengths = normalize_shape("fans", shape)
    if len(lengths) < 2:
        raise ShapeError(f"a weight must be of two axes or more to have fans, not {lengths}")
    kernel = math.prod(lengths[2:])
    return lengths[1] * kernel, lengths[0] * kernel


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """The factor by which the weights before an activation are larger.

    ``param`` is the slope of ``leaky_relu``, 0.01 by default. The values are PyTorch's; those of
    ``relu`` and ``leaky_relu`` keep the variance: He et al., 2015 (arXiv:1502.01852). Raises
    ``ValueError`` for an unknown name.
    """
    if nonlinearity == "leaky_relu":
        return math.sqrt(2.0 / (1.0 + (0.01 if param is None else param) ** 2))
    if nonlinearity not in _GAINS:
        raise ValueError(
            f"calculate_gain: {nonlinearity!r} is none of leaky_relu, {', '.join(_GAINS)}"
        )
    return _GAINS[nonlinearity]


_GAINS = {
    **dict.fromkeys(("linear", "conv1d", "conv2d", "conv3d", "sigmoid"), 1.0),
    "tanh": 5.0 / 3.0,
    "relu": math.sqrt(2.0),
    "selu": 3.0 / 4.0,
}


def xavier_uniform(
    shape: Shape, gain: float = 1.0, *, dtype: Any = None, device: Place = None
) -> LazyTensor:
    """Uniform, of variance ``2 * gain**2 / (inputs + outputs)``.

    Glorot and Bengio, 2010, "Understanding the difficulty of training deep feedforward networks".
    """
    return _uniform(shape, gain * math.sqrt(2.0 / max(1, sum(fans(shape)))), dtype, device)


def xavier_normal(
    shape: Shape, gain: float = 1.0, *, dtype: Any = None, device: Place = None
) -> LazyTensor:
    """Normal, of the variance of `xavier_uniform`."""
    deviation = gain * math.sqrt(2.0 / max(1, sum(fans(shape))))
    return normal(shape, 0.0, deviation, dtype=dtype, device=device)


def kaiming_uniform(
    shape: Shape,
    a: float = 0.0,
    mode: Mode = "fan_in",
    nonlinearity: str = "leaky_relu",
    *,
    dtype: Any = None,
    device: Place = None,
) -> LazyTensor:
    """Uniform, of variance ``gain**2 / fan``: He et al., 2015 (arXiv:1502.01852).

    ``a`` is the slope of ``leaky_relu`` below zero, and ``mode`` says which fan. Raises
    ``ValueError`` for another mode.
    """
    deviation = _kaiming("kaiming_uniform", shape, a, mode, nonlinearity)
    return _uniform(shape, deviation, dtype, device)


def kaiming_normal(
    shape: Shape,
    a: float = 0.0,
    mode: Mode = "fan_in",
    nonlinearity: str = "leaky_relu",
    *,
    dtype: Any = None,
    device: Place = None,
) -> LazyTensor:
    """Normal, of the variance of `kaiming_uniform`."""
    deviation = _kaiming("kaiming_normal", shape, a, mode, nonlinearity)
    return normal(shape, 0.0, deviation, dtype=dtype, device=device)


def lecun_uniform(shape: Shape, *, dtype: Any = None, device: Place = None) -> LazyTensor:
    """Uniform, of variance ``1 / inputs``: LeCun et al., 1998, "Efficient BackProp"."""
    return _uniform(shape, max(1, fans(shape)[0]) ** -0.5, dtype, device)


def lecun_normal(shape: Shape, *, dtype: Any = None, device: Place = None) -> LazyTensor:
    """Normal, of variance ``1 / inputs``: LeCun et al., 1998, "Efficient BackProp"."""
    return normal(shape, 0.0, max(1, fans(shape)[0]) ** -0.5, dtype=dtype, device=device)


def _kaiming(name: str, shape: Shape, a: float, mode: str, nonlinearity: str) -> float:
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"{name}: mode must be 'fan_in' or 'fan_out', not {mode!r}")
    fan = fans(shape)[mode == "fan_out"]
    return calculate_gain(nonlinearity, a) / math.sqrt(max(1, fan))


def _uniform(shape: Shape, deviation: float, dtype: Any, device: Place) -> LazyTensor:
    bound = math.sqrt(3.0) * deviation
    return uniform(shape, -bound, bound, dtype=dtype, device=device)


# ---- orthogonal ----------------------------------------------------------------------------


def orthogonal(
    shape: Shape, gain: float = 1.0, *, dtype: Any = None, device: Place = None
) -> LazyTensor:
    """Rows that are orthogonal, or columns if there are fewer of them, of the length ``gain``.

    All axes but the first are taken as one. Saxe et al., 2014 (arXiv:1312.6120), by the QR
    decomposition of normal numbers; the signs of the diagonal of R make it uniform over all such
    matrices: Mezzadri, 2007 (arXiv:math-ph/0609050). Raises `ShapeError` for less than two axes.
    """
    lengths = normalize_shape("orthogonal", shape)
    if len(lengths) < 2:
        raise ShapeError(f"orthogonal: the shape must be of two axes or more, not {lengths}")
    rows, columns = lengths[0], math.prod(lengths[1:])
    tall = (max(rows, columns), min(rows, columns))
    q, r = qr(normal(tall, dtype=dtype, device=device))
    q = q * where(diagonal(r) < 0, -gain, gain)
    return (swapaxes(q, 0, 1) if rows < columns else q).reshape(lengths)


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
