"""Layers that look rows up or multiply by a matrix, dropout, and rotary positions."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.arguments import real_number, whole_number
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ir.types import kind_of
from lazyasync.nn.operands import (
    fraction,
    integer_operand,
    narrow_operands,
    places,
    real_operands,
    widened,
)
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import equal, greater, where
from lazyasync.ops.elementwise.powers import power
from lazyasync.ops.elementwise.trigonometry import cos, sin
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.indexing.take import take
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import zeros_like
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims, stack, swapaxes
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.random.draws import dropout_mask
from lazyasync.ops.selection.segments import one_hot
from lazyasync.ops.settings import setting_beside
from lazyasync.tensor import LazyTensor

__all__ = [
    "alpha_dropout",
    "bilinear",
    "dropout",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "embedding",
    "feature_alpha_dropout",
    "linear",
    "one_hot",
    "rotary",
]


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def linear(x: LazyTensor, w: LazyTensor, b: Any = None) -> LazyTensor:
    """``x @ w.T + b``: ``w`` has the shape (out, in), as in PyTorch, or (in,) for no output axis.

    ``x`` has the shape (..., in), ``b`` the shape (out,). Raises `ShapeError`.
    """
    given = {"x": x, "w": w} if b is None else {"x": x, "w": w, "b": b}
    x, w, *rest = narrow_operands("linear", **given)
    if not x.ndim or w.ndim not in (1, 2) or x.shape[-1] != w.shape[-1]:
        raise ShapeError(
            f"linear: w must be of the shape (out, in), and x of (..., in), not {w._node.type} and "
            f"{x._node.type}"
        )
    if rest and rest[0].shape not in (w.shape[:-1], ()):
        raise ShapeError(f"linear: b must be of the shape {w.shape[:-1]}, not {rest[0]._node.type}")
    product = matmul(x, w if w.ndim == 1 else swapaxes(w, 0, 1))
    return product + rest[0] if rest else product


def bilinear(x1: LazyTensor, x2: LazyTensor, w: LazyTensor, b: Any = None) -> LazyTensor:
    """``x1 @ w[k] @ x2 + b[k]`` for each output ``k``: ``w`` has the shape (out, in1, in2).

    ``x1`` and ``x2`` have the shapes (..., in1) and (..., in2). Raises `ShapeError`.
    """
    given = {"x1": x1, "x2": x2, "w": w} if b is None else {"x1": x1, "x2": x2, "w": w, "b": b}
    x1, x2, w, *rest = narrow_operands("bilinear", **given)
    if w.ndim != 3 or (x1.shape[-1:], x2.shape[-1:]) != (w.shape[1:2], w.shape[2:]):
        raise ShapeError(
            f"bilinear: w must be of the shape (out, in1, in2), not {w._node.type}, beside "
            f"{x1._node.type} and {x2._node.type}"
        )
    outputs, first, second = w.shape
    batch = x1.shape[:-1]
    if x2.shape[:-1] != batch:
        raise ShapeError(f"bilinear: x1 is {x1._node.type}, which x2, {x2._node.type}, is not like")
    by_first = matmul(x1, reshape(swapaxes(w, 0, 1), (first, outputs * second)))
    rows = reshape(by_first, (*batch, outputs, second))
    found = reshape(matmul(rows, expand_dims(x2, -1)), (*batch, outputs))
    return found + rest[0] if rest else found


@keywords_elsewhere(input="indices=")
def embedding(
    indices: LazyTensor, weight: LazyTensor, padding_idx: int | None = None
) -> LazyTensor:
    """The rows of ``weight`` at ``indices``, which are integers of any shape: (..., features).

    The row ``padding_idx`` gets no gradient; counted from the end if negative. Raises `ShapeError`,
    `DTypeError`, and ``ValueError`` for a padding index that is no row. An index that is no row
    fails the step.
    """
    (weight,) = real_operands("embedding", weight=weight)
    if weight.ndim != 2:
        raise ShapeError(f"embedding: weight must be of two axes, not {weight._node.type}")
    indices = integer_operand("embedding", "indices", indices, weight)
    if padding_idx is None:
        return take(weight, indices, 0)
    rows = weight.shape[0]
    padding = whole_number("embedding: padding_idx", padding_idx)
    if not -rows <= padding < rows:
        raise ValueError(f"embedding: padding_idx must be a row of {rows}, not {padding}")
    found = take(weight, indices, 0)
    is_padding = equal(indices, padding % rows)
    return where(expand_dims(is_padding, -1), stop_gradient(found), found)


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def dropout(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """Each element with the probability ``p`` 0, otherwise divided by ``1 - p``; in training.

    Source: Srivastava et al., "Dropout", 2014. The random numbers are those of the job, as all of
    `la.random`. Raises ``ValueError`` for a probability outside [0, 1].
    """
    return _dropped("dropout", x, p, training)


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def dropout1d(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """`dropout` of whole channels of ``x`` (batch, channels, length); see `dropout2d`."""
    return _dropped("dropout1d", x, p, training, 1)


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def dropout2d(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """`dropout` of whole channels of ``x`` (batch, channels, height, width).

    The batch axis may be missing. Source: Tompson et al., "Efficient object localization using
    convolutional networks", arXiv:1411.4280. Raises as `dropout`, and `ShapeError`.
    """
    return _dropped("dropout2d", x, p, training, 2)


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def dropout3d(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """`dropout` of whole channels of ``x`` (batch, channels, and three axes); see `dropout2d`."""
    return _dropped("dropout3d", x, p, training, 3)


def _dropped(name: str, x: Any, p: Any, training: bool, axes: int | None = None) -> LazyTensor:
    """Each element dropped, or each channel with so many spatial axes."""
    (x,) = real_operands(name, x=x)
    shape = x.shape
    if axes is not None:
        if x.ndim not in (axes + 1, axes + 2):
            raise ShapeError(
                f"{name}: x must have channels and {axes} axes after them, not {x._node.type}"
            )
        shape = (*shape[:-axes], *(1,) * axes)
    if not isinstance(p, LazyTensor):
        p = fraction(f"{name}: p", p)
        if p == 0:
            training = False
        elif p == 1 and training:
            return zeros_like(x)
    result: LazyTensor = x
    if training:
        result = x * dropout_mask(shape, p, dtype=x.dtype, device=x.device)
    return result


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def alpha_dropout(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """Dropout for `selu`: means and variances stay as they are; in training.

    Elements are with the probability ``p`` what `selu` gives for minus infinity; then all are
    scaled and moved. Klambauer et al., 2017, "Self-normalizing neural networks"
    (arXiv:1706.02515). The random numbers are those of the job. Raises ``ValueError`` for a
    probability outside [0, 1].
    """
    return _saturated("alpha_dropout", x, p, training, False)


@keywords_elsewhere(input="x=", inplace="nothing for it; tensors are not written to")
def feature_alpha_dropout(x: LazyTensor, p: float = 0.5, training: bool = True) -> LazyTensor:
    """`alpha_dropout` of whole channels of ``x`` (batch, channels, ...). Raises `ShapeError`."""
    return _saturated("feature_alpha_dropout", x, p, training, True)


_LOWEST = -1.7580993408473766
"""What `selu` gives for minus infinity."""


def _saturated(name: str, x: Any, p: Any, training: bool, channels: bool) -> LazyTensor:
    (x,) = real_operands(name, x=x)
    shape = x.shape
    if channels:
        if x.ndim < 2:
            raise ShapeError(f"{name}: x must have a batch and channels, not {x._node.type}")
        shape = (*shape[:2], *(1,) * (x.ndim - 2))
    if not isinstance(p, LazyTensor):
        p = fraction(f"{name}: p", p)
        if p == 1 and training:
            return zeros_like(x)
    if not training or (not isinstance(p, LazyTensor) and p == 0):
        result: LazyTensor = x
        return result
    is_kept = greater(dropout_mask(shape, p, dtype=x.dtype, device=x.device), 0.0)
    rate = convert(p, x.dtype) if isinstance(p, LazyTensor) else p
    variance = (1.0 + _LOWEST * _LOWEST * rate) * (1.0 - rate)
    if isinstance(variance, LazyTensor):
        # Of a rate of 1 nothing is left.
        is_some = greater(variance, 0.0)
        scale = where(is_some, power(where(is_some, variance, 1.0), -0.5), 0.0)
    else:
        scale = variance**-0.5
    return where(is_kept, x, _LOWEST) * scale - _LOWEST * rate * scale


def rotary(
    x: LazyTensor,
    positions: Any = None,
    base: float | LazyTensor = 10000.0,
    *,
    interleaved: bool = False,
) -> LazyTensor:
    """``x`` with each pair of features turned by an angle that its position says.

    ``x`` has the shape (..., length, features). ``positions`` are numbers of the shape (length,),
    or of one that broadcasts to (..., length); without them they count from 0. Pair ``k`` of
    ``n`` is turned by ``position / base**(k / n)``. Pairs are a feature of the first half and one
    of the second; with ``interleaved`` they are neighbours, as in the source: Su et al.,
    "RoFormer", arXiv:2104.09864. Raises `ShapeError` for an odd number of features.
    """
    (x,) = real_operands("rotary", x=x)
    if x.ndim < 2 or x.shape[-1] % 2:
        raise ShapeError(
            f"rotary: x must be of the shape (..., length, an even number), not {x._node.type}"
        )
    at = places(x.shape[-2], x) if positions is None else as_tensor("rotary: positions", positions)
    if kind_of(at.dtype) not in "iuf":
        raise DTypeError(f"rotary: positions must be real numbers, not {at.dtype}")
    half = x.shape[-1] // 2
    wide = widened(x)
    ground = setting_beside(wide, real_number, "rotary: base", base)
    exponents = -(np.arange(half) / max(half, 1))
    if isinstance(ground, LazyTensor):
        steps = power(ground, as_tensor("rotary", exponents.astype(wide.dtype), x.device))
    else:
        steps = as_tensor("rotary", np.asarray(ground**exponents, wide.dtype), x.device)
    angles = expand_dims(convert(at, wide.dtype), -1) * steps
    cosine, sine = cos(angles), sin(angles)
    if interleaved:
        first, second = wide[..., 0::2], wide[..., 1::2]
    else:
        first, second = wide[..., :half], wide[..., half:]
    turned = (first * cosine - second * sine, second * cosine + first * sine)
    found = reshape(stack(turned, -1), x.shape) if interleaved else concatenate(turned, -1)
    if found.shape != x.shape:
        raise ShapeError(f"rotary: positions are {at._node.type}, which do not fit {x._node.type}")
    return convert(found, x.dtype)
