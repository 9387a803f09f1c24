"""Picking among classes at random: by temperature, of the likeliest, or of those that matter."""

from __future__ import annotations

import math
from typing import Any, Never

from lazyasync.arguments import real_number, whole_number
from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.nn.operands import fraction, real_operands
from lazyasync.ops.elementwise.comparison import greater_equal, less, where
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.random.choices import categorical
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.reductions import argmax
from lazyasync.ops.reductions.reductions import min as least
from lazyasync.ops.reductions.softmax import softmax
from lazyasync.ops.reductions.sorting import sort
from lazyasync.ops.shapes import normalize_axis
from lazyasync.ops.statistics.searching import topk
from lazyasync.tensor import LazyTensor

__all__ = ["sample", "top_k", "topk"]

top_k = topk


@explains_keywords
def sample(
    logits: LazyTensor,
    temperature: Any = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
    axis: int = -1,
    **others: Never,
) -> LazyTensor:
    """A class, picked at random, for all logits along an axis (int64).

    Probabilities are ``softmax(logits / temperature)``, of a number or a tensor that broadcasts; a
    temperature of the number 0 gives the likeliest class. With ``top_k`` only so many of the
    likeliest are picked; with ``top_p`` only the likeliest that are needed for their sum to reach
    it (Holtzman et al., arXiv:1904.09751). What is as likely as the last of these is picked as
    well. The random numbers are those of the job. Raises `ShapeError`, `AxisError`, ``ValueError``.
    """
    if others:
        unknown_keyword("sample", others)
    (logits,) = real_operands("sample", logits=logits)
    if not logits.ndim:
        raise ShapeError("sample: logits must have an axis of classes")
    last = moveaxis(logits, normalize_axis("sample", axis, logits.ndim), -1)
    if not last.shape[-1]:
        raise ShapeError("sample: logits must have a class")
    count = None if top_k is None else whole_number("sample: top_k", top_k, 1)
    share = None if top_p is None else fraction("sample", "top_p", top_p)
    if not isinstance(temperature, LazyTensor):
        temperature = real_number("sample: temperature", temperature, 0)
        if temperature == 0:
            return argmax(last, -1)
    scaled = last / temperature
    if count is not None and count < last.shape[-1]:
        lowest = topk(scaled, count).values[..., -1:]
        scaled = where(less(scaled, lowest), -math.inf, scaled)
    if share is not None and share < 1:
        ordered = sort(scaled, descending=True)
        before = cumsum(softmax(ordered), -1)[..., :-1]
        is_over = greater_equal(before, share)
        kept = where(is_over, math.inf, ordered[..., 1:])
        lowest = least(kept, -1, keepdims=True) if last.shape[-1] > 1 else ordered
        # The likeliest is always kept.
        lowest = where(less(lowest, ordered[..., :1]), lowest, ordered[..., :1])
        scaled = where(less(scaled, lowest), -math.inf, scaled)
    return categorical(scaled)
