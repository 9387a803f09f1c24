"""Scaled dot-product attention, with masks, windows, and heads that share keys and values."""

from __future__ import annotations

import math
from typing import Any

from lazyasync.arguments import real_number, whole_number
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ir.attention import AttentionAttributes, band, is_banded, scale_of
from lazyasync.ir.types import kind_of
from lazyasync.nn.operands import fraction, narrow_operands, places, widened
from lazyasync.ops.attention import attend
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.shaping import expand_dims, swapaxes
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import wide_enough
from lazyasync.ops.random.draws import dropout_mask
from lazyasync.ops.reductions.reductions import max as greatest
from lazyasync.ops.reductions.softmax import softmax
from lazyasync.ops.settings import setting_beside
from lazyasync.ops.shapes import joint_shape
from lazyasync.tensor import LazyTensor

__all__ = ["attention"]


@keywords_elsewhere(
    query="q=",
    key="k=",
    value="v=",
    attn_mask="mask=",
    is_causal="causal=",
    dropout_p="dropout=",
    enable_gqa="nothing for it; heads share keys and values where these have fewer",
)
def attention(
    q: LazyTensor,
    k: LazyTensor,
    v: LazyTensor,
    mask: Any = None,
    causal: bool = False,
    scale: float | LazyTensor | None = None,
    window: int | tuple[int | None, int | None] | None = None,
    dropout: float | LazyTensor = 0.0,
    *,
    align_end: bool = False,
) -> LazyTensor:
    """``softmax(scale * q @ k.T + mask) @ v``, without all scores in memory at a time.

    ``q`` has the shape (..., heads, length, features), ``k`` (..., groups, others, features) and
    ``v`` (..., groups, others, outputs); the axis of heads may be missing in all. The number of
    heads is a multiple of that of groups: head ``h`` is given the keys of group ``h // (heads /
    groups)`` (Ainslie et al., arXiv:2305.13245). The result is of the shape (..., heads, length,
    outputs).

    ``mask`` broadcasts to (..., heads, length, others). It is boolean, True for keys that count,
    or is added to the scores. ``causal``: query ``i`` is given the keys up to ``i``. ``window``:
    it is given so many keys before its place and behind it; a pair has both numbers, None for no
    limit. With ``align_end`` the place of the last query is that of the last key, as for new
    queries behind keys that are kept; without it query 0 is at the place of key 0. ``scale`` is,
    without one, one divided by the root of the number of features; it may be a tensor.

    A query that is given no key gets 0. ``dropout`` is the probability with which each of the
    probabilities is left out; with it all scores are in memory. float16 and bfloat16 are summed up
    in float32; GPUs with tensor cores multiply them as they are.

    The tiles are those of Dao, "FlashAttention-2", arXiv:2307.08691. Gradients of second order have
    all scores in memory, and so has that of a mask. Raises `ShapeError`, `DTypeError`,
    ``TypeError`` and ``ValueError``.
    """
    q, k, v = narrow_operands("attention", q=q, k=k, v=v)
    if min(q.ndim, k.ndim, v.ndim) < 2 or len({q.ndim, k.ndim, v.ndim}) > 1:
        listed = ", ".join([str(each._node.type) for each in (q, k, v)])
        raise ShapeError(f"attention: q, k and v must have as many axes, two or more, not {listed}")
    if scale is not None:
        scale = setting_beside(widened(q), real_number, "attention: scale", scale)
        if isinstance(scale, LazyTensor):  # which is no attribute, as its value is not known
            q, scale = convert(widened(q) * scale, q.dtype), 1.0
    attributes = _attributes(causal, scale, window, align_end)
    share = setting_beside(widened(q), fraction, "attention: dropout", dropout)
    dtype, ndim = q.dtype, q.ndim
    if k.shape[:-3] != q.shape[:-3] or v.shape[:-3] != q.shape[:-3]:
        raise ShapeError(
            f"attention: q, k and v must have the same axes before those of heads, not "
            f"{q._node.type}, {k._node.type} and {v._node.type}"
        )
    batch = q.shape[:-3]
    *_, length, _ = q.shape
    heads = q.shape[-3] if ndim > 2 else 1
    scores = (*q.shape[:-1], k.shape[-2])
    given = None if mask is None else _mask(mask, q, scores)
    size = math.prod(batch)
    drops = isinstance(share, LazyTensor) or share > 0
    if drops:
        q, k, v = (widened(each) for each in (q, k, v))
    q, k, v = (_of_four_axes(each, size) for each in (q, k, v))
    if given is not None:
        given = _mask_of_four_axes(given, batch, size, (heads, length, k.shape[2]), q)
    if drops:
        found = _with_dropout(q, k, v, given, attributes, share)
    else:
        found = attend(q, k, v, given, attributes)
    return convert(reshape(found, (*scores[:-1], v.shape[-1])), dtype)


def _attributes(
    causal: Any, scale: float | None, window: Any, align_end: Any
) -> AttentionAttributes:
    number = None if scale is None else scale.hex()
    behind, ahead = window if isinstance(window, (tuple, list)) else (window, window)
    behind, ahead = (
        None if limit is None else whole_number("attention: window", limit, 0)
        for limit in (behind, ahead)
    )
    return AttentionAttributes(number, behind, 0 if causal else ahead, bool(align_end))


def _of_four_axes(x: LazyTensor, size: int) -> LazyTensor:
    if x.ndim == 4:
        return x
    return reshape(x, (size, x.shape[-3] if x.ndim > 2 else 1, *x.shape[-2:]))


def _mask(mask: Any, q: LazyTensor, scores: tuple[int, ...]) -> LazyTensor:
    found = as_tensor("attention: mask", mask, q.device)
    if kind_of(found.dtype) not in "bf":
        raise DTypeError(f"attention: mask must be boolean or real, not {found.dtype}")
    if joint_shape("attention: mask", [found.shape, scores]) != scores:
        raise ShapeError(f"attention: mask must broadcast to {scores}, not be {found._node.type}")
    return found


def _mask_of_four_axes(
    mask: LazyTensor, batch: tuple[int, ...], size: int, shape: tuple[int, ...], q: LazyTensor
) -> LazyTensor:
    """With the axes of the scores, each of which may be 1 but for the last."""
    lengths = (1,) * (len(batch) + 3 - mask.ndim) + mask.shape
    mask = reshape(mask, lengths[-len(batch) - 3 :])
    own = mask.shape[: len(batch)]
    if own != batch and set(own) != {1}:
        own = batch
        mask = broadcast_to(mask, (*batch, *mask.shape[len(batch) :]))
    mask = reshape(mask, (size if own == batch else 1, *mask.shape[len(batch) :]))
    if mask.shape[-1] != shape[-1]:
        mask = broadcast_to(mask, (*mask.shape[:-1], shape[-1]))
    return mask if kind_of(mask.dtype) == "b" else convert(mask, wide_enough(q.dtype))


def _with_dropout(
    q: LazyTensor,
    k: LazyTensor,
    v: LazyTensor,
    mask: LazyTensor | None,
    attributes: AttentionAttributes,
    share: Any,
) -> LazyTensor:
    batch, heads, length, features = q.shape
    groups, others = k.shape[1:3]
    if heads and (not groups or heads % groups):
        raise ShapeError(f"attention: {heads} heads of q cannot share {groups} of k and v")
    each = heads // max(groups, 1)
    scale = scale_of(attributes, features)
    scores = matmul(reshape(q, (batch, groups, each, length, features)), _turned(k)) * scale
    scores = reshape(scores, (batch, heads, length, others))
    counts = None
    if mask is not None and kind_of(mask.dtype) == "b":
        counts = mask
    elif mask is not None:
        scores = scores + mask
    if is_banded(attributes):
        first, last = band(attributes, length, others)
        away = places(others, q) - expand_dims(places(length, q), 1)
        inside = logical_and(away >= first, away <= last)
        counts = inside if counts is None else logical_and(counts, inside)
    if counts is not None:
        scores = where(counts, scores, -math.inf)
    empty = equal(greatest(scores, -1, keepdims=True), -math.inf)
    parts = where(empty, 0.0, softmax(where(empty, 0.0, scores)))
    if not isinstance(share, LazyTensor) and share == 1:
        parts = parts * 0.0
    else:
        parts = parts * dropout_mask(parts.shape, share, dtype=parts.dtype, device=parts.device)
    found = matmul(reshape(parts, (batch, groups, each, length, others)), expand_dims(v, 2))
    return reshape(found, (batch, heads, length, v.shape[-1]))


def _turned(k: LazyTensor) -> LazyTensor:
    return swapaxes(expand_dims(k, 2), -1, -2)
