"""What layers compute, by the names and arguments of `lazyasync.nn`'s functions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.ops.dispatch import convert, narrowed
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import rsqrt, square
from lazyasync.ops.elementwise.trigonometry import cos, sin
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.indexing.take import take
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import arange, asarray
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims, swapaxes
from lazyasync.ops.random.draws import dropout_mask
from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.reductions.softmax import softmax
from lazyasync.tensor import LazyTensor


def linear(x: LazyTensor, w: LazyTensor, b: LazyTensor | None = None) -> LazyTensor:
    product = matmul(x, swapaxes(w, 0, 1))
    return product if b is None else product + narrowed(b)


def embedding(
    indices: LazyTensor, weight: LazyTensor, padding_idx: int | None = None
) -> LazyTensor:
    rows = take(weight, indices, axis=0)
    if padding_idx is None:
        return rows
    return where(expand_dims(indices == padding_idx, -1), stop_gradient(rows), rows)


def dropout(x: LazyTensor, p: float, training: bool) -> LazyTensor:
    if not training or not p:
        return x
    return x * dropout_mask(x.shape, p, dtype=x.dtype, device=x.device)


def layer_norm(
    x: LazyTensor, normalized_shape: Sequence[int], weight: Any, bias: Any, eps: float
) -> LazyTensor:
    axes = tuple(range(x.ndim - len(normalized_shape), x.ndim))
    centred = x - mean(x, axis=axes, keepdims=True)
    normal = centred * rsqrt(mean(square(centred), axis=axes, keepdims=True) + eps)
    normal = normal if weight is None else normal * weight
    return normal if bias is None else normal + bias


def rms_norm(
    x: LazyTensor, normalized_shape: Sequence[int], weight: Any, eps: float | None
) -> LazyTensor:
    axes = tuple(range(x.ndim - len(normalized_shape), x.ndim))
    least = float(np.finfo(x.dtype).eps) if eps is None else eps
    normal = x * rsqrt(mean(square(x), axis=axes, keepdims=True) + least)
    return normal if weight is None else normal * weight


def group_norm(x: LazyTensor, num_groups: int, weight: Any, bias: Any, eps: float) -> LazyTensor:
    grouped = reshape(x, (x.shape[0], num_groups, -1))
    normal = reshape(layer_norm(grouped, grouped.shape[-1:], None, None, eps), x.shape)
    return _by_channel(normal, weight, bias)


def _by_channel(x: LazyTensor, weight: Any, bias: Any) -> LazyTensor:
    shape = (-1,) + (1,) * (x.ndim - 2)
    x = x if weight is None else x * reshape(weight, shape)
    return x if bias is None else x + reshape(bias, shape)


def batch_norm(
    x: LazyTensor,
    running_mean: Any,
    running_var: Any,
    weight: Any,
    bias: Any,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Any:
    shape = (-1,) + (1,) * (x.ndim - 2)
    if not training:
        normal = (x - reshape(running_mean, shape)) * rsqrt(reshape(running_var, shape) + eps)
        return _by_channel(normal, weight, bias)
    axes = (0, *range(2, x.ndim))
    count = math.prod(x.shape[axis] for axis in axes)
    if count == 1:
        raise ValueError("batch_norm: more than one element for each channel is needed in training")
    middle = mean(x, axis=axes, keepdims=True)
    variance = mean(square(x - middle), axis=axes, keepdims=True)
    y = _by_channel((x - middle) * rsqrt(variance + eps), weight, bias)
    if running_mean is None:
        return y, None, None
    unbiased = reshape(variance, (-1,)) * (count / (count - 1))
    new_mean = running_mean * (1 - momentum) + reshape(middle, (-1,)) * momentum
    return y, new_mean, running_var * (1 - momentum) + unbiased * momentum


def attention(
    q: LazyTensor,
    k: LazyTensor,
    v: LazyTensor,
    mask: LazyTensor | None = None,
    causal: bool = False,
    scale: float | None = None,
    dropout_p: float = 0.0,
) -> LazyTensor:
    if k.shape[-3] != q.shape[-3]:
        groups = q.shape[-3] // k.shape[-3]
        k, v = _repeated(k, groups), _repeated(v, groups)
    scores = matmul(q * (q.shape[-1] ** -0.5 if scale is None else scale), swapaxes(k, -1, -2))
    if causal:
        rows = expand_dims(arange(q.shape[-2], device=q.device), 1)
        scores = where(arange(k.shape[-2], device=q.device) <= rows, scores, -math.inf)
    if mask is not None:
        is_choice = mask.dtype == np.bool_
        scores = where(mask, scores, -math.inf) if is_choice else scores + mask
    return matmul(dropout(softmax(scores, axis=-1), dropout_p, True), v)


def _repeated(x: LazyTensor, groups: int) -> LazyTensor:
    """Each head several times in a row."""
    shape = x.shape
    wide = concatenate([expand_dims(x, -3)] * groups, axis=-3)
    return reshape(wide, (*shape[:-3], shape[-3] * groups, *shape[-2:]))


def rotary(x: LazyTensor, positions: Any = None, base: float = 10000.0) -> LazyTensor:
    at = arange(x.shape[-2], device=x.device) if positions is None else positions
    half = x.shape[-1] // 2
    steps = asarray((base ** -(np.arange(half) / half)).astype(np.float32), device=x.device)
    angles = expand_dims(convert(at, np.dtype(np.float32)), -1) * steps
    cosine, sine = cos(angles), sin(angles)
    first, second = x[..., :half], x[..., half:]
    turned = (first * cosine - second * sine, second * cosine + first * sine)
    return convert(concatenate(turned, -1), x.dtype)
