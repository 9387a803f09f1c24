"""Picking among classes at random: by temperature, of the likeliest, or of those that matter."""

from __future__ import annotations

import math
from typing import Any, Never

from lazyasync.arguments import real_number, whole_number
from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.nn.operands import open_fraction, real_operands
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import equal, greater_equal, less, where
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.random.choices import categorical
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.reductions import argmax
from lazyasync.ops.reductions.reductions import max as largest
from lazyasync.ops.reductions.reductions import min as least
from lazyasync.ops.reductions.softmax import softmax
from lazyasync.ops.reductions.sorting import sort
from lazyasync.ops.shapes import normalize_axis
from lazyasync.ops.statistics.searching import topk
from lazyasync.recording import SymbolicNumber, on_host
from lazyasync.tensor import LazyTensor

__all__ = ["sample", "top_k", "topk"]

top_k = topk


@explains_keywords
def sample(
    logits: LazyTensor,
    temperature: Any = 1.0,
    top_k: int | None = None,
    top_p: Any = None,
    axis: int = -1,
    **others: Never,
) -> LazyTensor:
    """A class, picked at random, for all logits along an axis (int64).

    Probabilities are ``softmax(logits / temperature)``; a temperature of 0 gives the likeliest
    class. With ``top_k`` only so many of the likeliest are picked; with ``top_p`` only the
    likeliest that are needed for their sum to reach it (Holtzman et al., arXiv:1904.09751). What is
    as likely as the last of these is picked as well. ``temperature`` and ``top_p`` are numbers, or
    tensors that broadcast to the logits with their classes in the last axis, where ``top_p`` has
    one number. The random numbers are those of the job. Raises `ShapeError`, `AxisError`,
    ``ValueError``.
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
    share = None if top_p is None else open_fraction("sample: top_p", top_p)
    if type(temperature) is not LazyTensor:
        temperature = on_host(real_number, "sample: temperature", temperature, 0)
    if isinstance(temperature, LazyTensor):
        temperature = _beside(last, temperature)
        is_cold = equal(temperature, 0)
        likeliest = where(less(last, largest(last, -1, keepdims=True)), -math.inf, 0.0)
        scaled = where(is_cold, likeliest, last / where(is_cold, 1.0, temperature))
    elif temperature == 0:
        return argmax(last, -1)
    else:
        scaled = last / temperature
    if count is not None and count < last.shape[-1]:
        lowest = topk(scaled, count).values[..., -1:]
        scaled = where(less(scaled, lowest), -math.inf, scaled)
    if isinstance(share, LazyTensor):
        if share.shape[-1:] not in ((), (1,)):
            raise ShapeError(
                "sample: top_p must have one number for the classes of all logits along an axis, "
                f"such as (n, 1), not {share.shape}"
            )
        share = _beside(last, share)
        share = where(less(share, 1.0), share, math.inf)  # sums of all may be rounded up to 1
    if share is not None and (isinstance(share, LazyTensor) or share < 1):
        ordered = sort(scaled, descending=True)
        before = cumsum(softmax(ordered), -1)[..., :-1]
        is_over = greater_equal(before, share)
        kept = where(is_over, math.inf, ordered[..., 1:])
        lowest = least(kept, -1, keepdims=True) if last.shape[-1] > 1 else ordered
        # The likeliest is always kept.
        lowest = where(less(lowest, ordered[..., :1]), lowest, ordered[..., :1])
        scaled = where(less(scaled, lowest), -math.inf, scaled)
    return categorical(scaled)


def _beside(logits: LazyTensor, given: LazyTensor) -> LazyTensor:
    """A tensor in the dtype of logits, if that is a real one; numbers of each call have none."""
    is_number = isinstance(given, SymbolicNumber) or kind_of(logits.dtype) != "f"
    return given if is_number else convert(given, logits.dtype)
