"""Losses between numbers, and of similarities, with the arguments of PyTorch's.

``reduction`` is "mean", "sum", or "none", which gives the losses of all elements. Operands are
broadcast against each other. All raise ``ValueError`` for another reduction, and `ShapeError`.
"""

from __future__ import annotations

import math
from typing import Any, Never

import numpy as np

from lazyasync.arguments import not_negative, positive
from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, keywords_elsewhere, unknown_keyword
from lazyasync.nn.operands import (
    integer_operand,
    least_axes,
    places,
    wide_operands,
    widened,
)
from lazyasync.nn.reductions import Reduction, check_reduction, reduced
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.activations import relu, softplus
from lazyasync.ops.elementwise.arithmetic import absolute, logical_and
from lazyasync.ops.elementwise.comparison import (
    equal,
    greater,
    less,
    maximum,
    minimum,
    not_equal,
    where,
)
from lazyasync.ops.elementwise.compositions import xlogy
from lazyasync.ops.elementwise.functions import exp, log, sqrt, square
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.indexing.take import take
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.linalg.norms import vector_norm
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.ops.reductions.cumulative import cumprod
from lazyasync.ops.reductions.reductions import any as contains
from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.settings import setting_beside
from lazyasync.ops.shapes import joint_shape, normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cosine_embedding_loss",
    "cosine_similarity",
    "gaussian_nll_loss",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "margin_ranking_loss",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "multilabel_soft_margin_loss",
    "pairwise_distance",
    "pdist",
    "poisson_nll_loss",
    "smooth_l1_loss",
    "soft_margin_loss",
    "triplet_margin_loss",
]

# ---- differences of numbers ----------------------------------------------------------------


def _weighted(name: str, losses: LazyTensor, weight: Any) -> LazyTensor:
    return losses if weight is None else losses * wide_operands(name, weight=weight)[0]


@keywords_elsewhere(input="x=")
def mse_loss(
    x: LazyTensor, target: Any, reduction: Reduction = "mean", weight: Any = None
) -> LazyTensor:
    """``(x - target)**2``, times a weight, if there is one."""
    check_reduction("mse_loss", reduction)
    x, target = wide_operands("mse_loss", x=x, target=target)
    losses = square(x - target)
    if weight is not None and reduction == "mean":
        (weight,) = wide_operands("mse_loss", weight=weight)
        return total(losses * weight) / total(weight + 0.0 * stop_gradient(losses))
    return reduced(_weighted("mse_loss", losses, weight), reduction)


@keywords_elsewhere(input="x=")
def l1_loss(x: LazyTensor, target: Any, reduction: Reduction = "mean") -> LazyTensor:
    """``abs(x - target)``."""
    check_reduction("l1_loss", reduction)
    x, target = wide_operands("l1_loss", x=x, target=target)
    return reduced(absolute(x - target), reduction)


@keywords_elsewhere(input="x=")
def smooth_l1_loss(
    x: LazyTensor, target: Any, reduction: Reduction = "mean", beta: float | LazyTensor = 1.0
) -> LazyTensor:
    """``(x - target)**2 / (2 beta)`` for differences below ``beta``, else ``abs - beta / 2``.

    Source: Girshick, "Fast R-CNN", arXiv:1504.08083. Raises ``ValueError`` for a negative ``beta``.
    One that is a tensor must be above 0.
    """
    check_reduction("smooth_l1_loss", reduction)
    x, target = wide_operands("smooth_l1_loss", x=x, target=target)
    limit = setting_beside(x, not_negative, "smooth_l1_loss: beta", beta)
    if not isinstance(limit, LazyTensor) and limit == 0:
        return l1_loss(x, target, reduction)
    return reduced(_huber(x - target, limit) * (1 / limit), reduction)


@keywords_elsewhere(input="x=")
def huber_loss(
    x: LazyTensor, target: Any, reduction: Reduction = "mean", delta: float | LazyTensor = 1.0
) -> LazyTensor:
    """``(x - target)**2 / 2`` for differences up to ``delta``, else ``delta (abs - delta / 2)``.

    Source: Huber, "Robust estimation of a location parameter", 1964. Raises ``ValueError`` unless
    ``delta`` is above 0.
    """
    check_reduction("huber_loss", reduction)
    x, target = wide_operands("huber_loss", x=x, target=target)
    limit = setting_beside(x, positive, "huber_loss: delta", delta)
    return reduced(_huber(x - target, limit), reduction)


def _huber(difference: LazyTensor, delta: Any) -> LazyTensor:
    magnitude = absolute(difference)
    near = less(magnitude, delta)
    return where(near, 0.5 * square(difference), delta * (magnitude - 0.5 * delta))


# ---- probabilities -------------------------------------------------------------------------

_LEAST_LOGARITHM = -100.0
"""What PyTorch has in the place of smaller logarithms, so that losses stay finite."""


@keywords_elsewhere(input="x=")
def binary_cross_entropy(
    x: LazyTensor, target: Any, weight: Any = None, reduction: Reduction = "mean"
) -> LazyTensor:
    """``-(target log(x) + (1 - target) log(1 - x))``, of probabilities ``x``.

    Logarithms are at least -100. Where they are cut off, nothing flows back through them. What is
    computed of logits is better given to `binary_cross_entropy_with_logits`.
    """
    check_reduction("binary_cross_entropy", reduction)
    x, target = wide_operands("binary_cross_entropy", x=x, target=target)
    losses = -(target * _cut_log(x) + (1.0 - target) * _cut_log(1.0 - x))
    return reduced(_weighted("binary_cross_entropy", losses, weight), reduction)


def _cut_log(x: LazyTensor) -> LazyTensor:
    is_zero = equal(x, 0)
    return where(is_zero, _LEAST_LOGARITHM, maximum(log(where(is_zero, 1.0, x)), _LEAST_LOGARITHM))


@keywords_elsewhere(input="x=")
def binary_cross_entropy_with_logits(
    x: LazyTensor,
    target: Any,
    weight: Any = None,
    reduction: Reduction = "mean",
    pos_weight: Any = None,
) -> LazyTensor:
    """``-(pos_weight target log(sigmoid(x)) + (1 - target) log(1 - sigmoid(x)))``, of logits."""
    name = "binary_cross_entropy_with_logits"
    check_reduction(name, reduction)
    x, target = wide_operands(name, x=x, target=target)
    if pos_weight is None:
        losses = (1.0 - target) * x + softplus(-x)
    else:
        (positive,) = wide_operands(name, pos_weight=pos_weight)
        losses = (1.0 - target) * x + ((positive - 1.0) * target + 1.0) * softplus(-x)
    return reduced(_weighted(name, losses, weight), reduction)


@keywords_elsewhere(input="x=")
def kl_div(
    x: LazyTensor, target: Any, reduction: str = "mean", log_target: bool = False
) -> LazyTensor:
    """``target (log(target) - x)``: ``x`` are logarithms of probabilities.

    With ``log_target``, ``target`` are as well. "batchmean" divides the sum by the length of the
    first axis, as the divergence of Kullback and Leibler is defined.
    """
    check_reduction("kl_div", reduction, "batchmean")
    x, target = wide_operands("kl_div", x=x, target=target)
    losses = exp(target) * (target - x) if log_target else xlogy(target, target) - target * x
    if reduction != "batchmean":
        return reduced(losses, reduction)
    least_axes("kl_div", "x", x, 1)
    return total(losses) / x.shape[0]


@keywords_elsewhere(input="x=")
def gaussian_nll_loss(
    x: LazyTensor,
    target: Any,
    var: Any,
    full: bool = False,
    eps: float | LazyTensor = 1e-6,
    reduction: Reduction = "mean",
) -> LazyTensor:
    """``(log(var) + (x - target)**2 / var) / 2``, with the constant term if ``full``.

    ``var`` has the shape of ``x``, or 1 as its last axis, or lacks that one. Variances below
    ``eps`` count as ``eps``; what flows back to them is as if they were that. Source: Nix and
    Weigend, "Estimating the mean and variance of the target probability distribution", 1994.
    """
    name = "gaussian_nll_loss"
    check_reduction(name, reduction)
    x, target, variance = wide_operands(name, x=x, target=target, var=var)
    least = setting_beside(variance, positive, f"{name}: eps", eps)
    if variance.shape != x.shape and variance.shape == x.shape[:-1]:
        variance = expand_dims(variance, -1)
    if not isinstance(var, LazyTensor) and isinstance(var, (int, float)) and var < 0:
        raise ValueError(f"{name}: var must not be negative, not {var}")
    variance = variance + stop_gradient(maximum(variance, least) - variance)
    losses = 0.5 * (log(variance) + square(x - target) / variance)
    return reduced(losses + 0.5 * math.log(2 * math.pi) if full else losses, reduction)


@keywords_elsewhere(input="x=")
def poisson_nll_loss(
    x: LazyTensor,
    target: Any,
    log_input: bool = True,
    full: bool = False,
    eps: float = 1e-8,
    reduction: Reduction = "mean",
) -> LazyTensor:
    """``exp(x) - target x``, where ``x`` are logarithms of rates, else ``x - target log(x + eps)``.

    With ``full`` the logarithm of the factorial of the target is added for targets above 1, by
    Stirling's formula.
    """
    check_reduction("poisson_nll_loss", reduction)
    x, target = wide_operands("poisson_nll_loss", x=x, target=target)
    losses = exp(x) - target * x if log_input else x - target * log(x + eps)
    if full:
        above = greater(target, 1)
        t = where(above, target, 1.0)
        losses = losses + where(above, t * log(t) - t + 0.5 * log(2 * math.pi * t), 0.0)
    return reduced(losses, reduction)


# ---- margins -------------------------------------------------------------------------------


@keywords_elsewhere(input="x=")
def hinge_embedding_loss(
    x: LazyTensor, target: Any, margin: float = 1.0, reduction: Reduction = "mean"
) -> LazyTensor:
    """``x`` where the target is 1, ``max(0, margin - x)`` where it is -1."""
    check_reduction("hinge_embedding_loss", reduction)
    x, target = wide_operands("hinge_embedding_loss", x=x, target=target)
    apart = where(not_equal(target, 1), relu(margin - x), 0.0)
    return reduced(apart + where(not_equal(target, -1), x, 0.0), reduction)


def margin_ranking_loss(
    x1: LazyTensor, x2: Any, target: Any, margin: float = 0.0, reduction: Reduction = "mean"
) -> LazyTensor:
    """``max(0, margin - target (x1 - x2))``: target 1 says that ``x1`` is to be the larger."""
    check_reduction("margin_ranking_loss", reduction)
    x1, x2, target = wide_operands("margin_ranking_loss", x1=x1, x2=x2, target=target)
    return reduced(relu(margin - target * (x1 - x2)), reduction)


@keywords_elsewhere(input="x=")
def soft_margin_loss(x: LazyTensor, target: Any, reduction: Reduction = "mean") -> LazyTensor:
    """``log(1 + exp(-target x))``, for targets of 1 and -1."""
    check_reduction("soft_margin_loss", reduction)
    x, target = wide_operands("soft_margin_loss", x=x, target=target)
    return reduced(softplus(-target * x), reduction)


def _classes(name: str, x: LazyTensor) -> None:
    if x.ndim not in (1, 2) or not x.shape[-1]:
        raise ShapeError(f"{name}: x must be of the shape (members, classes), not {x._node.type}")


@keywords_elsewhere(input="x=")
def multi_margin_loss(
    x: LazyTensor,
    target: Any,
    p: int = 1,
    margin: float = 1.0,
    weight: Any = None,
    reduction: Reduction = "mean",
) -> LazyTensor:
    """``max(0, margin - x[y] + x[k])**p``: the mean over classes ``k``, of which the target is 0.

    ``x`` has the shape (members, classes), ``target`` (members,), of integers. With ``weight``, one
    number for each class, losses are times that of the target.
    """
    name = "multi_margin_loss"
    check_reduction(name, reduction)
    if p not in (1, 2):
        raise ValueError(f"{name}: p must be 1 or 2, not {p!r}")
    (x,) = wide_operands(name, x=x)
    _classes(name, x)
    chosen = expand_dims(integer_operand(name, "target", target, x), -1)
    if chosen.shape != (*x.shape[:-1], 1):
        raise ShapeError(f"{name}: target must be of the shape {x.shape[:-1]}")
    apart = relu(margin - take_along_axis(x, chosen, -1) + x) ** p
    if weight is not None:
        (weight,) = wide_operands(name, weight=weight)
        apart = apart * weight[chosen]
    others = where(equal(places(x.shape[-1], x), chosen), 0.0, apart)
    return reduced(total(others, -1) / x.shape[-1], reduction)


@keywords_elsewhere(input="x=")
def multilabel_margin_loss(x: LazyTensor, target: Any, reduction: Reduction = "mean") -> LazyTensor:
    """``max(0, 1 - x[y] + x[k])``, summed over targets ``y`` and other classes ``k``, by classes.

    Both have the shape (members, classes): the targets of a member come first, as integers, and end
    before the first that is negative.
    """
    name = "multilabel_margin_loss"
    check_reduction(name, reduction)
    (x,) = wide_operands(name, x=x)
    _classes(name, x)
    target = integer_operand(name, "target", target, x)
    if target.shape != x.shape:
        raise ShapeError(f"{name}: target must be of the shape {x.shape}, not {target._node.type}")
    is_named = cumprod(convert(target >= 0, target.dtype), -1) > 0
    named = where(is_named, target, 0)
    hot = logical_and(
        equal(expand_dims(named, -1), places(x.shape[-1], x)), expand_dims(is_named, -1)
    )
    is_target = contains(hot, -2)
    apart = relu(1.0 - expand_dims(take_along_axis(x, named, -1), -1) + expand_dims(x, -2))
    counts = logical_and(expand_dims(is_named, -1), expand_dims(~is_target, -2))
    return reduced(total(where(counts, apart, 0.0), (-2, -1)) / x.shape[-1], reduction)


@keywords_elsewhere(input="x=")
def multilabel_soft_margin_loss(
    x: LazyTensor, target: Any, weight: Any = None, reduction: Reduction = "mean"
) -> LazyTensor:
    """The mean over classes, along the last axis, of `binary_cross_entropy_with_logits`."""
    check_reduction("multilabel_soft_margin_loss", reduction)
    losses = binary_cross_entropy_with_logits(x, target, weight, "none")
    return reduced(mean(losses, -1), reduction)


# ---- distances and similarities ------------------------------------------------------------


@explains_keywords
def cosine_similarity(
    x1: LazyTensor, x2: LazyTensor, axis: int = 1, eps: float = 1e-8, **others: Never
) -> LazyTensor:
    """``sum(x1 x2) / (norm(x1) norm(x2))`` along an axis; norms are at least ``eps``."""
    if others:
        unknown_keyword("cosine_similarity", others)
    x1, x2 = wide_operands("cosine_similarity", x1=x1, x2=x2)
    axis = normalize_axis("cosine_similarity", axis, max(x1.ndim, x2.ndim))
    from_end = axis - max(x1.ndim, x2.ndim)
    shape = joint_shape("cosine_similarity", [x1.shape, x2.shape])
    # Half precision has no 1e-8, and not every length.
    wide = [broadcast_to(widened(x), shape) for x in (x1, x2)]
    first, second = (x / maximum(vector_norm(x, axis=from_end, keepdims=True), eps) for x in wide)
    return convert(total(first * second, from_end), x1.dtype)


def pairwise_distance(
    x1: LazyTensor, x2: LazyTensor, p: float = 2.0, eps: float = 1e-6, keepdims: bool = False
) -> LazyTensor:
    """The norm of ``x1 - x2 + eps`` along the last axis."""
    x1, x2 = wide_operands("pairwise_distance", x1=x1, x2=x2)
    difference = widened(x1) - widened(x2) + eps
    return convert(vector_norm(difference, axis=-1, ord=p, keepdims=keepdims), x1.dtype)


@keywords_elsewhere(input="x=")
def pdist(x: LazyTensor, p: float = 2.0) -> LazyTensor:
    """The norm of the difference of each two of the rows of ``x`` (n, m): shape (n (n - 1) / 2,).

    The first row comes first, with all behind it. Raises `ShapeError`, and what
    `la.linalg.vector_norm` raises.
    """
    (x,) = wide_operands("pdist", x=x)
    if x.ndim != 2:
        raise ShapeError(f"pdist: x must have rows and columns, not {x._node.type}")
    first, second = np.triu_indices(x.shape[0], 1)
    wide = widened(x)
    difference = take(wide, first, axis=0) - take(wide, second, axis=0)
    return convert(vector_norm(difference, axis=-1, ord=p), x.dtype)


def cosine_embedding_loss(
    x1: LazyTensor, x2: Any, target: Any, margin: float = 0.0, reduction: Reduction = "mean"
) -> LazyTensor:
    """``1 - cos`` where the target is 1, ``max(0, cos - margin)`` where it is -1.

    The cosine is that of vectors along the last axis, whose squares are at least 1e-12.
    """
    check_reduction("cosine_embedding_loss", reduction)
    x1, x2 = wide_operands("cosine_embedding_loss", x1=x1, x2=x2)
    (target,) = wide_operands("cosine_embedding_loss", target=target)
    dtype, x1, x2 = x1.dtype, widened(x1), widened(x2)
    squares = (total(square(x1), -1) + 1e-12) * (total(square(x2), -1) + 1e-12)
    cosine = convert(total(x1 * x2, -1) / sqrt(squares), dtype)
    together = where(equal(target, 1), 1.0 - cosine, 0.0)
    return reduced(together + where(equal(target, -1), relu(cosine - margin), 0.0), reduction)


def triplet_margin_loss(
    anchor: LazyTensor,
    positive: Any,
    negative: Any,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-6,
    swap: bool = False,
    reduction: Reduction = "mean",
) -> LazyTensor:
    """``max(0, d(anchor, positive) - d(anchor, negative) + margin)``, of `pairwise_distance`.

    With ``swap`` the distance to the negative is the smaller one of the anchor's and the
    positive's. Source: Balntas et al., "Learning local feature descriptors with triplets and
    shallow convolutional neural networks", 2016.
    """
    name = "triplet_margin_loss"
    check_reduction(name, reduction)
    anchor, positive, negative = wide_operands(
        name, anchor=anchor, positive=positive, negative=negative
    )
    to_negative = pairwise_distance(anchor, negative, p, eps)
    if swap:
        to_negative = minimum(to_negative, pairwise_distance(positive, negative, p, eps))
    to_positive = pairwise_distance(anchor, positive, p, eps)
    return reduced(relu(to_positive - to_negative + margin), reduction)
