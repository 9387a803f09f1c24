"""Random real numbers of many distributions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.functions import exp, expm1, sqrt
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.random.draws import normal
from lazyasync.ops.random.parameters import (
    Parameter,
    Shape,
    check_range,
    converted,
    drawn_dtype,
    is_known,
    neutral_if_zero,
    parameter,
    shape_first,
    shaped,
    where,
)
from lazyasync.ops.random.sampling import draw
from lazyasync.ops.reductions.softmax import softmax
from lazyasync.recording import SymbolicNumber, on_host
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

__all__ = [
    "beta",
    "cauchy",
    "chisquare",
    "dirichlet",
    "exponential",
    "gamma",
    "gumbel",
    "laplace",
    "logistic",
    "lognormal",
    "pareto",
    "rayleigh",
    "standard_t",
    "truncated_normal",
    "weibull",
]

_FLOAT64 = np.dtype(np.float64)


# ---- of a location and a scale -------------------------------------------------------------


def _moved(name: str, numbers: LazyTensor, location: Parameter, scale: Parameter) -> LazyTensor:
    """``location + scale * numbers``."""
    if not is_known(scale, 1):
        numbers = numbers * converted(name, scale, numbers)
    if type(location) is SymbolicNumber:
        location = on_host(neutral_if_zero, location)
    if not is_known(location, 0):
        numbers = numbers + converted(name, location, numbers)
    return numbers


def _located(
    name: str, shape: Any, location: Any, scale: Any, dtype: Any, device: str | Device | None
) -> LazyTensor:
    lengths, (center, spread) = shaped(name, shape, location=location, scale=scale)
    check_range(f"{name}: scale", spread, 0)
    canonical = drawn_dtype(name, dtype, center, spread)
    place = where((center, spread)) if device is None else device
    return _moved(name, draw(name, lengths, canonical, (), place), center, spread)


def _one_parameter(
    name: str, shape: Any, value: Any, what: str, dtype: Any, device: str | Device | None
) -> tuple[tuple[int, ...], Parameter, np.dtype, str | Device | None]:
    lengths, (given,) = shaped(name, shape, **{what: value})
    return lengths, given, drawn_dtype(name, dtype, given), device or where((given,))


def exponential(
    shape: Shape | None = None,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Exponentially distributed numbers of mean ``scale``, of density exp(-x / scale) / scale.

    -log(u) of fractions u of 32 bits, or of 52 for float64. Differentiable by ``scale``.
    They are of ``dtype``; without it of float32, or of the dtype of parameters that are tensors if
    that is wider. Parameters broadcast to ``shape``. Raises `ShapeError` or `DTypeError`, and
    ``ValueError`` for a negative ``scale``; one in a tensor gives negative numbers.
    """
    lengths, spread, canonical, place = _one_parameter(
        "exponential", shape, scale, "scale", dtype, device
    )
    check_range("exponential: scale", spread, 0)
    return _moved("exponential", draw("exponential", lengths, canonical, (), place), 0.0, spread)


def gumbel(
    shape: Shape | None = None,
    location: float | LazyTensor = 0.0,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Numbers of Gumbel's distribution, of which P(x) = exp(-exp(-(x - location) / scale)).

    -log(-log(u)), moved and scaled. Differentiable by ``location`` and ``scale``; dtype, shape and
    errors are those of `exponential`.
    """
    return _located("gumbel", shape, location, scale, dtype, device)


def laplace(
    shape: Shape | None = None,
    location: float | LazyTensor = 0.0,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Numbers of Laplace's distribution, of density exp(-|x - location| / scale) / (2 scale).

    By inversion. Differentiable by ``location`` and ``scale``; dtype, shape and errors are those of
    `exponential`.
    """
    return _located("laplace", shape, location, scale, dtype, device)


def logistic(
    shape: Shape | None = None,
    location: float | LazyTensor = 0.0,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Logistic numbers, of which P(x) = 1 / (1 + exp(-(x - location) / scale)).

    log(u / (1 - u)), moved and scaled. Differentiable by ``location`` and ``scale``; dtype, shape
    and errors are those of `exponential`.
    """
    return _located("logistic", shape, location, scale, dtype, device)


def cauchy(
    shape: Shape | None = None,
    location: float | LazyTensor = 0.0,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Numbers of Cauchy's distribution: ``location + scale * tan(pi * (u - 1/2))``.

    Some are so large that float16 has infinity for them. Differentiable by ``location`` and
    ``scale``; dtype, shape and errors are those of `exponential`.
    """
    return _located("cauchy", shape, location, scale, dtype, device)


def rayleigh(
    shape: Shape | None = None,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Rayleigh's distribution: ``scale * sqrt(2 e)`` of an exponential number e of mean 1.

    The length of a vector of two normal numbers of deviation ``scale``. Differentiable by
    ``scale``; dtype, shape and errors are those of `exponential`.
    """
    lengths, spread, canonical, place = _one_parameter(
        "rayleigh", shape, scale, "scale", dtype, device
    )
    check_range("rayleigh: scale", spread, 0)
    numbers = sqrt(draw("exponential", lengths, canonical, (), place) * 2.0)
    return _moved("rayleigh", numbers, 0.0, spread)


def lognormal(
    shape: Shape | None = None,
    mean: float | LazyTensor = 0.0,
    deviation: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Numbers whose logarithms are normal, of this mean and deviation: exp of `la.normal`.

    Differentiable by both; dtype, shape and errors are those of `exponential`.
    """
    lengths, (center, spread) = shaped("lognormal", shape, mean=mean, deviation=deviation)
    check_range("lognormal: deviation", spread, 0)
    canonical = drawn_dtype("lognormal", dtype, center, spread)
    numbers = normal(lengths, center, spread, dtype=canonical, device=device)  # type: ignore[arg-type]
    return exp(numbers)


def weibull(
    shape: Shape | None = None,
    exponent: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Weibull's distribution of scale 1: ``e ** (1 / exponent)`` of an exponential number e.

    P(x) = 1 - exp(-x**exponent). Differentiable by ``exponent``; dtype and shape are those of
    `exponential`. Raises ``ValueError`` for an exponent that is not positive.
    """
    lengths, power, canonical, place = _one_parameter(
        "weibull", shape, exponent, "exponent", dtype, device
    )
    check_range("weibull: exponent", power, 0, open_low=True, open_high=True)
    numbers = draw("exponential", lengths, canonical, (), place)
    if isinstance(power, (float, SymbolicNumber)):
        result: LazyTensor = numbers ** on_host(_inverse, power)
        return result
    return numbers ** (1.0 / converted("weibull", power, numbers))


def pareto(
    shape: Shape | None = None,
    exponent: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """The distribution of Pareto and Lomax, as NumPy has it: P(x) = 1 - (1 + x)**-exponent.

    ``expm1(e / exponent)`` of an exponential number e; plus 1 it is Pareto's of scale 1.
    Differentiable by ``exponent``; dtype and shape are those of `exponential`. Raises
    ``ValueError`` for an exponent that is not positive.
    """
    lengths, power, canonical, place = _one_parameter(
        "pareto", shape, exponent, "exponent", dtype, device
    )
    check_range("pareto: exponent", power, 0, open_low=True, open_high=True)
    numbers = draw("exponential", lengths, canonical, (), place)
    return expm1(numbers / converted("pareto", power, numbers))


def _inverse(number: float) -> float:
    return 1.0 / number


# ---- of proposals, some of which are rejected ----------------------------------------------


def gamma(
    shape: Shape | None,
    concentration: float | LazyTensor,
    scale: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Numbers of the gamma distribution, of density x**(a - 1) exp(-x / scale) but for a factor.

    ``a`` is the concentration, which NumPy calls the shape. By the method of Marsaglia and Tsang,
    2000; below 1 from one of ``a + 1``. A concentration of 0 gives 0. Differentiable by ``scale``,
    and once by the concentration: by implicit reparametrisation (Figurnov, Mohamed and Mnih, 2018,
    arXiv:1805.08498). Dtype and shape are those of `exponential`. Raises ``ValueError`` for a
    concentration that is negative or infinite, for which a tensor gives NaN, and for a negative
    scale.
    """
    lengths, (given, spread) = shaped("gamma", shape, concentration=concentration, scale=scale)
    check_range("gamma: concentration", given, 0, open_high=True)
    check_range("gamma: scale", spread, 0)
    canonical = drawn_dtype("gamma", dtype, given, spread)
    place = where((given, spread)) if device is None else device
    return _moved("gamma", draw("gamma", lengths, canonical, (given,), place), 0.0, spread)


def chisquare(
    shape: Shape | None,
    freedom: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Sums of the squares of so many normal numbers: 2 `gamma` of ``freedom / 2``.

    The degrees of freedom need not be whole. Differentiable by them as `gamma` is. Dtype and shape
    are those of `exponential`. Raises ``ValueError`` for degrees that are not positive or not
    finite; in a tensor they give NaN, but for 0, which gives 0.
    """
    lengths, given, canonical, place = _one_parameter(
        "chisquare", shape, freedom, "freedom", dtype, device
    )
    check_range("chisquare: freedom", given, 0, open_low=True, open_high=True)
    if isinstance(given, (float, SymbolicNumber)):
        given = on_host(_half, given)
    elif isinstance(given, np.ndarray):
        given = given / 2
    else:
        given = given / 2.0
    return draw("gamma", lengths, canonical, (given,), place) * 2.0


def _half(number: float) -> float:
    return number / 2.0


def standard_t(
    shape: Shape | None,
    freedom: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Student's distribution of ``freedom`` degrees: n / sqrt(c / freedom), n normal, c chi-square.

    Of infinitely many degrees it is normal. Dtype and shape are those of `exponential`. Not
    differentiable by ``freedom``. Raises ``ValueError`` for degrees that are not positive, for
    which a tensor gives NaN.
    """
    lengths, given, canonical, place = _one_parameter(
        "standard_t", shape, freedom, "freedom", dtype, device
    )
    check_range("standard_t: freedom", given, 0, open_low=True)
    return draw("standard_t", lengths, canonical, (given,), place)


def beta(
    shape: Shape | None,
    a: float | LazyTensor,
    b: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """The beta distribution, of density x**(a - 1) (1 - x)**(b - 1) but for a factor.

    x / (x + y) of gamma numbers x and y of concentrations ``a`` and ``b``, by their logarithms
    where one is below 1. Dtype and shape are those of `exponential`. Not differentiable by the
    parameters. Raises ``ValueError`` for parameters that are not positive or not finite, for which
    a tensor gives NaN.
    """
    lengths, (first, second) = shaped("beta", shape, a=a, b=b)
    check_range("beta: a", first, 0, open_low=True, open_high=True)
    check_range("beta: b", second, 0, open_low=True, open_high=True)
    canonical = drawn_dtype("beta", dtype, first, second)
    return draw("beta", lengths, canonical, (first, second), device)


def dirichlet(
    shape: Shape | None,
    concentration: Any,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Vectors of numbers that sum up to 1: gamma numbers by their sum, from their logarithms.

    ``concentration`` is a tensor, an array or a sequence, of at least one axis; the others
    broadcast to ``shape``, which the result has before its last axis. In float64, then rounded to
    the dtype. Differentiable, as `gamma`. Raises `ShapeError`, `DTypeError`, and ``ValueError`` for
    concentrations that are not positive or not finite, for which a tensor gives NaN.
    """
    lengths = None if shape is None else shape_first("dirichlet", shape, "concentration")
    if holds_tensor(concentration):
        concentration = as_tensor("dirichlet", concentration)
    if not isinstance(concentration, (LazyTensor, np.ndarray)):
        concentration = np.asarray(concentration)
        dtype = (
            default_real() if dtype is None and kind_of(concentration.dtype) in "biuf" else dtype
        )
    if not concentration.ndim:
        raise ShapeError("dirichlet: concentration has no axis; it takes one number for each part")
    if lengths is None:
        lengths = concentration.shape[:-1]
    full = (*lengths, concentration.shape[-1])
    given = parameter("dirichlet", concentration, full, 0, "concentration")
    check_range("dirichlet: concentration", given, 0, open_low=True, open_high=True)
    canonical = drawn_dtype("dirichlet", dtype, given)
    logarithms = draw("log_gamma", full, _FLOAT64, (given,), device)
    return convert(softmax(logarithms, -1), canonical)


def truncated_normal(
    shape: Shape | None,
    low: float | LazyTensor,
    high: float | LazyTensor,
    mean: float | LazyTensor = 0.0,
    deviation: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Normal numbers between two bounds, which may be infinite, and as far out as one likes.

    By the proposals of Robert, 1995; all but the last rounding is done in float64. The bounds are
    those of the results, rounded to the dtype. Dtype and shape are those of `exponential`. Not
    differentiable. Raises ``ValueError`` for ``low > high`` and for a deviation that is not
    positive or not finite; tensors of such give NaN.
    """
    lengths, given = shaped(
        "truncated_normal", shape, low=low, high=high, mean=mean, deviation=deviation
    )
    check_range("truncated_normal: mean", given[2], -math.inf, open_low=True, open_high=True)
    check_range("truncated_normal: deviation", given[3], 0, open_low=True, open_high=True)
    if not any(type(value) is LazyTensor for value in given[:2]):
        on_host(_check_order, given[0], given[1])
    canonical = drawn_dtype("truncated_normal", dtype, *given)
    return draw("truncated_normal", lengths, canonical, given, device)


def _check_order(low: Any, high: Any) -> None:
    if not np.all((low < high) | (np.equal(low, high) & np.isfinite(low))):
        raise ValueError(f"truncated_normal: there is no number between {low} and {high}")
