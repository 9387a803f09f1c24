"""Activations, by the names that they have in `lazyasync`, or else in PyTorch."""

from __future__ import annotations

from typing import Any, Literal, Never

from lazyasync.arguments import not_negative, real_number
from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, keywords_elsewhere, unknown_keyword
from lazyasync.nn.operands import real_operands
from lazyasync.ops.elementwise import activations
from lazyasync.ops.elementwise.activations import relu, silu, softplus
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import clip, greater, where
from lazyasync.ops.elementwise.composed_activations import (
    celu,
    elu,
    glu,
    hard_sigmoid,
    hard_silu,
    leaky_relu,
    log_sigmoid,
    mish,
    relu6,
    selu,
    soft_sign,
)
from lazyasync.ops.elementwise.functions import sigmoid
from lazyasync.ops.elementwise.trigonometry import tanh
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.random.continuous import gumbel
from lazyasync.ops.random.draws import uniform
from lazyasync.ops.reductions.reductions import argmax
from lazyasync.ops.reductions.softmax import log_softmax, softmax
from lazyasync.ops.selection.segments import one_hot
from lazyasync.ops.settings import setting_beside
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "celu",
    "elu",
    "gelu",
    "glu",
    "gumbel_softmax",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "leaky_relu",
    "log_softmax",
    "logsigmoid",
    "mish",
    "prelu",
    "relu",
    "relu6",
    "rrelu",
    "selu",
    "sigmoid",
    "silu",
    "softmax",
    "softmin",
    "softplus",
    "softshrink",
    "softsign",
    "tanh",
    "tanhshrink",
    "threshold",
]

hardsigmoid = hard_sigmoid
hardswish = hard_silu
logsigmoid = log_sigmoid
softsign = soft_sign


@keywords_elsewhere(input="x=")
def gelu(x: LazyTensor, approximate: bool | Literal["tanh", "none"] = "none") -> LazyTensor:
    """The Gaussian error linear unit: `la.gelu`, but exact unless ``approximate`` is ``"tanh"``.

    The default is PyTorch's. Raises ``ValueError`` for what is neither.
    """
    (x,) = real_operands("gelu", x=x)
    return activations.gelu(x, approximate=approximate)


@keywords_elsewhere(input="x=")
def hardtanh(
    x: LazyTensor, min_val: float | LazyTensor = -1.0, max_val: float | LazyTensor = 1.0
) -> LazyTensor:
    """``x`` cut off at two numbers. Raises ``ValueError`` unless the first is the smaller one."""
    (x,) = real_operands("hardtanh", x=x)
    low = setting_beside(x, real_number, "hardtanh: min_val", min_val)
    high = setting_beside(x, real_number, "hardtanh: max_val", max_val)
    if not isinstance(low, LazyTensor) and not isinstance(high, LazyTensor) and not low < high:
        raise ValueError(f"hardtanh: min_val must be below max_val, not {low:g} and {high:g}")
    return clip(x, low, high)


@keywords_elsewhere(input="x=")
def hardshrink(x: LazyTensor, lambd: float | LazyTensor = 0.5) -> LazyTensor:
    """0 where the magnitude of ``x`` is at most ``lambd``, otherwise ``x``."""
    (x,) = real_operands("hardshrink", x=x)
    limit = setting_beside(x, real_number, "hardshrink: lambd", lambd)
    # So that NaN stays what it is.
    return where(absolute(x) <= limit, 0.0, x)


@keywords_elsewhere(input="x=")
def softshrink(x: LazyTensor, lambd: float | LazyTensor = 0.5) -> LazyTensor:
    """``x`` moved towards 0 by ``lambd``, at most up to 0. Raises ``ValueError`` below 0."""
    (x,) = real_operands("softshrink", x=x)
    limit = setting_beside(x, not_negative, "softshrink: lambd", lambd)
    return where(x > limit, x - limit, where(x < -limit, x + limit, x * 0.0))


@keywords_elsewhere(input="x=")
def tanhshrink(x: LazyTensor) -> LazyTensor:
    """``x - tanh(x)``."""
    (x,) = real_operands("tanhshrink", x=x)
    return x - tanh(x)


@keywords_elsewhere(input="x=")
def threshold(
    x: LazyTensor, threshold: float | LazyTensor, value: float | LazyTensor
) -> LazyTensor:
    """``x`` where it is above a number, otherwise ``value``."""
    (x,) = real_operands("threshold", x=x)
    limit = setting_beside(x, real_number, "threshold: threshold", threshold)
    return where(x <= limit, value, x)


@keywords_elsewhere(input="x=")
def prelu(x: LazyTensor, weight: Any) -> LazyTensor:
    """``x`` where it is above 0, otherwise ``weight * x``.

    ``weight`` is one number, or has one for each channel, along axis 1. Source: He et al.,
    "Delving deep into rectifiers", arXiv:1502.01852. Raises `ShapeError`.
    """
    x, weight = real_operands("prelu", x=x, weight=weight)
    if weight.size != 1 or weight.ndim > 1:
        if x.ndim < 2 or weight.shape != (x.shape[1],):
            raise ShapeError(
                f"prelu: weight must be one number or one for each channel, not "
                f"{weight._node.type} beside {x._node.type}"
            )
        weight = reshape(weight, (x.shape[1], *(1,) * (x.ndim - 2)))
    elif weight.ndim:
        weight = reshape(weight, ())
    return where(greater(x, 0), x, x * weight)


@keywords_elsewhere(input="x=")
def rrelu(
    x: LazyTensor,
    lower: float | LazyTensor = 1 / 8,
    upper: float | LazyTensor = 1 / 3,
    training: bool = False,
) -> LazyTensor:
    """``x`` where it is not below 0, otherwise ``x`` times a number from ``lower`` to ``upper``.

    In training it is random for each element, of those of the job; otherwise the middle. Source:
    Xu et al., arXiv:1505.00853. Raises ``ValueError`` where ``lower`` is above ``upper``.
    """
    (x,) = real_operands("rrelu", x=x)
    low = setting_beside(x, real_number, "rrelu: lower", lower)
    high = setting_beside(x, real_number, "rrelu: upper", upper)
    if not isinstance(low, LazyTensor) and not isinstance(high, LazyTensor) and low > high:
        raise ValueError(f"rrelu: lower must not be above upper, not {low:g} and {high:g}")
    slope: Any = (low + high) / 2
    if training:
        slope = uniform(x.shape, low, high, dtype=x.dtype, device=x.device)
    return where(x >= 0, x, x * slope)


@explains_keywords
def softmin(x: LazyTensor, axis: int = -1, **others: Never) -> LazyTensor:
    """``softmax(-x)``."""
    if others:
        unknown_keyword("softmin", others)
    (x,) = real_operands("softmin", x=x)
    return softmax(-x, axis)


@explains_keywords
def gumbel_softmax(
    logits: LazyTensor, tau: float = 1.0, hard: bool = False, axis: int = -1, **others: Never
) -> LazyTensor:
    """``softmax((logits + noise) / tau)``, with the noise of Gumbel's distribution.

    With ``hard`` it is 1 for the first of the largest and 0 elsewhere, with the gradient of the
    soft one. Sources: Jang, Gu and Poole, arXiv:1611.01144; Maddison, Mnih and Teh,
    arXiv:1611.00712. Raises `AxisError`, and ``ValueError`` unless ``tau`` is above 0.
    """
    if others:
        unknown_keyword("gumbel_softmax", others)
    (logits,) = real_operands("gumbel_softmax", logits=logits)
    axis = normalize_axis("gumbel_softmax", axis, logits.ndim)
    if not isinstance(tau, LazyTensor) and not real_number("gumbel_softmax: tau", tau) > 0:
        raise ValueError(f"gumbel_softmax: tau must be above 0, not {tau}")
    noise = gumbel(shape=logits.shape, dtype=logits.dtype, device=logits.device)
    soft = softmax((logits + noise) / tau, axis)
    if not hard:
        return soft
    classes = soft.shape[axis]
    largest = one_hot(argmax(soft, axis), classes, dtype=soft.dtype, axis=axis)
    return soft + stop_gradient(largest - soft)
