"""Scaled dot-product attention: one operation forwards, and one backwards, by tiles.

Neither has all scores in memory at a time. Forwards there is, beside the result, the logarithm of
the sum of the exponentials of each row of scores, from which backwards probabilities are computed
anew. Source: Dao, "FlashAttention-2", arXiv:2307.08691.

Queries have the shape (batch, heads, length, features), keys (batch, groups, others, features) and
values (batch, groups, others, outputs): a number of heads shares a group. A mask, if there is one,
broadcasts to (batch, heads, length, others): what is added to scores, or booleans, True for those
that count. What is computed of float16 and bfloat16 is rounded to these; logarithms of sums, and
what is added to scores, are float32 then.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.attention import AttentionAttributes, band, is_banded, scale_of
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import (
    BATCHES,
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    WORK,
    GraphBuilder,
    Kernel,
)
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import CAST, convert
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import exp
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape, sum_to
from lazyasync.ops.manipulation.shaping import expand_dims, swapaxes
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import FLOAT, wide_enough
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

MOST_SCORES = 1 << 24
"""Scores that kernels of array libraries have in memory at a time; those of a row are together.

With fewer a GPU would wait for the next kernel most of the time."""


# ---- types and work ------------------------------------------------------------------------


def _check(inputs: Sequence[TensorType]) -> None:
    q, k, v = inputs[:3]
    listed = ", ".join(map(str, inputs[:3]))
    if any(type.dtype.char not in "efdE" or type.dtype != q.dtype for type in (q, k, v)):
        raise DTypeError(f"attention: not supported for the input types {listed}")
    if any(len(type.shape) != 4 for type in (q, k, v)):
        raise ShapeError(f"attention: four axes, not {listed}")
    (batch, heads, _, features), (_, groups, others, _) = q.shape, k.shape
    if k.shape != (batch, groups, others, features) or v.shape[:3] != k.shape[:3]:
        raise ShapeError(f"attention: q, k and v do not fit each other: {listed}")
    if heads and (not groups or heads % groups):
        raise ShapeError(f"attention: {heads} heads of q cannot share {groups} of k and v")


def _infer(
    inputs: tuple[TensorType, ...], attributes: AttentionAttributes
) -> tuple[TensorType, ...]:
    _check(inputs)
    q, _, v = inputs[:3]
    shape = q.shape[:3]
    return TensorType((*shape, v.shape[3]), q.dtype), TensorType(shape, wide_enough(q.dtype))


def _infer_gradient(
    inputs: tuple[TensorType, ...], attributes: AttentionAttributes
) -> tuple[TensorType, ...]:
    _check(inputs)
    return inputs[:3]


def _pairs(inputs: Sequence[TensorType], attributes: AttentionAttributes) -> float:
    """About how many scores count."""
    (batch, heads, length, _), others = inputs[0].shape, inputs[1].shape[2]
    first, last = band(attributes, length, others)
    rows = [0, length // 2, max(length - 1, 0)]
    counts = [max(0, min(others, i + last + 1) - max(0, i + first)) for i in rows]
    return float(batch * heads * length) * sum(counts) / 3


def _work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: AttentionAttributes
) -> float:
    return _pairs(inputs, attributes) * (2.0 * (inputs[0].shape[3] + inputs[2].shape[3]) + 20)


def _gradient_work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: AttentionAttributes
) -> float:
    features, outputs = inputs[0].shape[3], inputs[2].shape[3]
    return _pairs(inputs, attributes) * (6.0 * features + 4.0 * outputs + 25)


# ---- kernels of array libraries ------------------------------------------------------------


class _Tiles:
    """Goes over tiles of queries, with all keys that any query of a tile is given."""

    def __init__(
        self, xp: Any, inputs: Sequence[TensorType], attributes: AttentionAttributes
    ) -> None:
        q, k = inputs[:2]
        self.xp = xp
        self.batch, self.heads, self.length, features = q.shape
        self.groups, self.others = k.shape[1:3]
        self.dtype = wide_enough(q.dtype)
        self.scale = self.dtype.type(scale_of(attributes, features))
        self.band = band(attributes, self.length, self.others)
        self.is_banded = is_banded(attributes)
        each = max(1, self.batch * self.heads * self.others)
        self.rows = max(1, min(self.length, MOST_SCORES // each))

    def __iter__(self) -> Any:
        for start in range(0, self.length, self.rows):
            stop = min(self.length, start + self.rows)
            low = min(max(0, start + self.band.first), self.others)
            high = max(low, min(self.others, stop + self.band.last))
            yield slice(start, stop), slice(low, high)

    def widened(self, *arrays: Any) -> tuple[Any, ...]:
        """Arrays in the dtype that is computed in."""
        return tuple([array.astype(self.dtype, copy=False) for array in arrays])

    def grouped(self, x: Any, rows: slice) -> Any:
        """Rows of each head, with an axis for the heads that share a group."""
        found = x[:, :, rows]
        of_group = self.heads // self.groups
        return found.reshape(self.batch, self.groups, of_group, *found.shape[2:])

    def ungrouped(self, x: Any) -> Any:
        """The same without that axis."""
        return x.reshape(self.batch, self.heads, *x.shape[3:])

    def scores(self, q: Any, k: Any, mask: Any, rows: slice, keys: slice) -> Any:
        """The scores of some queries with some keys: -inf where these do not count."""
        xp = self.xp
        found = q @ xp.swapaxes(k[:, :, None, keys], -1, -2)
        found *= self.scale
        if mask is not None:
            shape = (self.batch, self.heads, self.length, self.others)
            part = xp.broadcast_to(mask, shape)[:, :, rows, keys].reshape(found.shape)
            if part.dtype.kind == "b":
                found[~part] = -math.inf
            else:
                found += part
        if self.is_banded:
            away = xp.arange(keys.start, keys.stop) - xp.arange(rows.start, rows.stop)[:, None]
            found[..., (away < self.band.first) | (away > self.band.last)] = -math.inf
        return found


def _lower(
    xp: Any,
    inputs: tuple[TensorType, ...],
    output: TensorType,
    attributes: AttentionAttributes,
) -> Kernel:
    (out_type, sums_type), tiles = _infer(inputs, attributes), _Tiles(xp, inputs, attributes)

    def attention(q: Any, k: Any, v: Any, mask: Any = None) -> tuple[Any, Any]:
        out = xp.zeros(out_type.shape, out_type.dtype)
        sums = xp.zeros(sums_type.shape, sums_type.dtype)
        if not sums.size or not tiles.others:
            return out, sums
        q, k, v = tiles.widened(q, k, v)
        for rows, keys in tiles:
            if keys.start == keys.stop:
                continue
            scores = tiles.scores(tiles.grouped(q, rows), k, mask, rows, keys)
            largest = scores.max(-1, keepdims=True)
            # A row without keys has no largest score; NaN is kept.
            largest[largest == -math.inf] = 0
            scores -= largest
            xp.exp(scores, scores)
            summed = scores.sum(-1, keepdims=True)
            empty = summed == 0
            summed[empty] = 1
            found = (scores @ v[:, :, None, keys]) / summed
            logarithms = largest + xp.log(summed)
            logarithms[empty] = 0
            out[:, :, rows] = tiles.ungrouped(found)
            sums[:, :, rows] = tiles.ungrouped(logarithms)[..., 0]
        return out, sums

    return attention


def _lower_gradient(
    xp: Any,
    inputs: tuple[TensorType, ...],
    output: TensorType,
    attributes: AttentionAttributes,
) -> Kernel:
    types, tiles = inputs[:3], _Tiles(xp, inputs, attributes)

    def rounded(*arrays: Any) -> tuple[Any, ...]:
        return tuple([array.astype(types[0].dtype, copy=False) for array in arrays])

    def attention_gradient(
        q: Any, k: Any, v: Any, sums: Any, less: Any, g: Any, mask: Any = None
    ) -> tuple[Any, ...]:
        of_q, of_k, of_v = (xp.zeros(type.shape, tiles.dtype) for type in types)
        if not sums.size or not tiles.others:
            return rounded(of_q, of_k, of_v)
        q, k, v, g = tiles.widened(q, k, v, g)
        for rows, keys in tiles:
            if keys.start == keys.stop:
                continue
            queries, given = tiles.grouped(q, rows), tiles.grouped(g, rows)
            parts = tiles.scores(queries, k, mask, rows, keys)
            parts -= tiles.grouped(sums, rows)[..., None]
            xp.exp(parts, parts)
            transposed = xp.swapaxes(parts, -1, -2)
            of_v[:, :, keys] += (transposed @ given).sum(2)
            slopes = given @ xp.swapaxes(v[:, :, None, keys], -1, -2)
            slopes -= tiles.grouped(less, rows)[..., None]
            slopes *= parts
            slopes *= tiles.scale
            found = slopes @ k[:, :, None, keys]
            of_q[:, :, rows] = tiles.ungrouped(found)
            of_k[:, :, keys] += (xp.swapaxes(slopes, -1, -2) @ queries).sum(2)
        return rounded(of_q, of_k, of_v)

    return attention_gradient


# ---- gradients -----------------------------------------------------------------------------


def _gradient(
    g: Sequence[LazyTensor | None],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: AttentionAttributes,
) -> tuple[LazyTensor | None, ...]:
    q, k, v, *mask = operands
    out, sums = outputs_of(output)
    of_out, of_sums = g
    if of_out is None:
        of_out = broadcast_to(as_tensor("attention", np.zeros((), out.dtype), q.device), out.shape)
    wide = wide_enough(out.dtype)
    less = total(convert(of_out, wide) * convert(out, wide), -1)
    if of_sums is not None:
        less = less - of_sums
    given = (q, k, v, sums, less, of_out, *mask)
    found = outputs_of(record(ATTENTION_GRADIENT, given, tuple(attributes)))
    if not mask:
        return found
    return (*found, _of_mask(mask[0], lambda: _Composed(given, attributes).of_scores))


def _of_mask(mask: LazyTensor, of_scores: Callable[[], LazyTensor]) -> LazyTensor | None:
    return None if mask.dtype.kind == "b" else sum_to(of_scores(), mask.shape)


class _Composed:
    """What `ATTENTION_GRADIENT` computes, as other operations, with all scores in memory.

    Axes are (batch, groups, heads of a group, length, ...).
    """

    def __init__(self, operands: Sequence[LazyTensor], attributes: AttentionAttributes) -> None:
        wide = wide_enough(operands[0].dtype)
        q, k, v, sums, less, g = (convert(each, wide) for each in operands[:6])
        mask = operands[6:]
        self.batch, self.heads, self.length, features = q.shape
        self.groups, self.others = k.shape[1:3]
        self.scale = scale_of(attributes, features)
        self.q, self.g = self.split(q), self.split(g)
        self.k, self.v = expand_dims(k, 2), expand_dims(v, 2)
        scores = matmul(self.q, swapaxes(self.k, -1, -2)) * self.scale
        if mask and mask[0].dtype.kind != "b":
            scores = scores + self.split(broadcast_to(mask[0], self.shape))
        # Scores that do not count may be so large that their exponentials overflow.
        counts = self.counts(mask[0] if mask else None, attributes)
        differences = scores - expand_dims(self.split(sums), -1)
        if counts is not None:
            differences = where(counts, differences, -math.inf)
        self.parts = exp(differences)
        inner = matmul(self.g, swapaxes(self.v, -1, -2)) - expand_dims(self.split(less), -1)
        self.inner = inner
        self.slopes = self.parts * inner

    @property
    def shape(self) -> tuple[int, ...]:
        """That of all scores."""
        return (self.batch, self.heads, self.length, self.others)

    @property
    def of_scores(self) -> LazyTensor:
        """The gradient of the scores."""
        return self.joined(self.slopes)

    def split(self, x: LazyTensor) -> LazyTensor:
        """With an axis for the heads of a group."""
        each = self.heads // max(self.groups, 1)
        return reshape(x, (self.batch, self.groups, each, *x.shape[2:]))

    def joined(self, x: LazyTensor) -> LazyTensor:
        """With one axis for all heads."""
        return reshape(x, (self.batch, self.heads, *x.shape[3:]))

    def counts(self, mask: LazyTensor | None, attributes: AttentionAttributes) -> LazyTensor | None:
        """Which scores count; None for all."""
        found = None
        if mask is not None and mask.dtype.kind == "b":
            found = self.split(broadcast_to(mask, self.shape))
        if is_banded(attributes):
            first, last = band(attributes, self.length, self.others)
            away = np.arange(self.others) - np.arange(self.length)[:, None]
            inside = as_tensor("attention", (away >= first) & (away <= last), self.q.device)
            found = inside if found is None else logical_and(found, inside)
        return found

    def second(
        self, g: Sequence[LazyTensor | None]
    ) -> tuple[tuple[LazyTensor | None, ...], LazyTensor]:
        """The gradients of the operands, from those of what comes of `ATTENTION_GRADIENT`.

        Then that of the scores, with the heads of a group along an axis.
        """
        of_q, of_k, of_v = (None if each is None else convert(each, self.q.dtype) for each in g)
        along = self.slopes * 0.0
        along_parts = None
        found_q = found_k = found_g = None
        if of_q is not None:
            of_q = self.split(of_q)
            along = along + matmul(of_q, swapaxes(self.k, -1, -2)) * self.scale
            found_k = matmul(swapaxes(self.slopes, -1, -2), of_q) * self.scale
        if of_k is not None:
            of_k = expand_dims(of_k, 2)
            along = along + matmul(self.q, swapaxes(of_k, -1, -2)) * self.scale
            found_q = matmul(self.slopes, of_k) * self.scale
        if of_v is not None:
            of_v = expand_dims(of_v, 2)
            along_parts = matmul(self.g, swapaxes(of_v, -1, -2))
            found_g = matmul(self.parts, of_v)
        of_inner = self.parts * along
        of_parts = along * self.inner
        if along_parts is not None:
            of_parts = of_parts + along_parts
        of_scores = self.parts * of_parts

        def with_more(one: LazyTensor | None, other: LazyTensor) -> LazyTensor:
            return other if one is None else one + other

        found_q = with_more(found_q, matmul(of_scores, self.k) * self.scale)
        found_k = with_more(found_k, matmul(swapaxes(of_scores, -1, -2), self.q) * self.scale)
        found_g = with_more(found_g, matmul(of_inner, self.v))
        found = (
            self.joined(found_q),
            total(found_k, 2),
            total(matmul(swapaxes(of_inner, -1, -2), self.g), 2),
            -self.joined(total(of_scores, -1)),
            -self.joined(total(of_inner, -1)),
            self.joined(found_g),
        )
        return found, of_scores


def _second_gradient(
    g: Sequence[LazyTensor | None],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: AttentionAttributes,
) -> tuple[LazyTensor | None, ...]:
    composed = _Composed(operands, attributes)
    wide, of_scores = composed.second(g)
    found = tuple(
        [
            None if each is None else convert(each, operand.dtype)
            for each, operand in zip(wide, operands[:6], strict=True)
        ]
    )
    mask = operands[6:]
    if not mask:
        return found
    return (*found, _of_mask(mask[0], lambda: composed.joined(of_scores)))


def _expand(
    b: GraphBuilder, x: Sequence[int], attributes: AttentionAttributes, operation: Operation
) -> int | None:
    """In half precision: all in float32, of which results are rounded when they are picked."""
    dtype = b.type(x[0]).dtype
    if wide_enough(dtype) == dtype:
        return None
    operands = [
        b.apply(CAST, (each,), (FLOAT,)) if b.type(each).dtype == dtype else each for each in x
    ]
    return b.apply(operation, operands, attributes)


# ---- batches -------------------------------------------------------------------------------


def _batched(application: Any) -> Any:
    """Members and what they have a batch of are one axis."""
    size = application.size
    operands = []
    for place, type in enumerate(application.types):
        operand = application.of_each(place)
        ndim = len(type.shape)
        if ndim == 4 and type.shape[0] != application.types[0].shape[0]:  # a mask for all
            batch = application.types[0].shape[0]
            operand = broadcast_to(operand, (size, batch, *type.shape[1:]))
        joined = operand.shape[0] * operand.shape[1]
        operands.append(reshape(operand, (joined, *operand.shape[2:])))
    found = application.again(operands)
    return [
        reshape(each, (size, *type.shape))
        for each, type in zip(found, application.outputs, strict=True)
    ]


ATTENTION: Operation = Operation(
    "attention",
    kind=OperationKind.MULTIPLE,
    infer=_infer,
    attributes=AttentionAttributes,
    rules=(
        LOWERINGS(_lower),
        GRADIENTS(_gradient),
        BATCHES(_batched),
        WORK(_work),
        EXPANSIONS(lambda b, x, attributes: _expand(b, x, attributes, ATTENTION)),
    ),
)
ATTENTION_GRADIENT: Operation = Operation(
    "attention_gradient",
    kind=OperationKind.MULTIPLE,
    infer=_infer_gradient,
    attributes=AttentionAttributes,
    rules=(
        LOWERINGS(_lower_gradient),
        GRADIENTS(_second_gradient),
        BATCHES(_batched),
        WORK(_gradient_work),
        EXPANSIONS(lambda b, x, attributes: _expand(b, x, attributes, ATTENTION_GRADIENT)),
    ),
)


def attend(
    q: LazyTensor,
    k: LazyTensor,
    v: LazyTensor,
    mask: LazyTensor | None,
    attributes: AttentionAttributes,
) -> LazyTensor:
    """The operation on operands of four axes and of one real dtype.

    A ``mask`` has four axes, each as long as that of the scores or 1, and the last as long as it.
    Rows that are given no key are 0.
    """
    given = (q, k, v) if mask is None else (q, k, v, mask)
    return outputs_of(record(ATTENTION, given, tuple(attributes)))[0]
