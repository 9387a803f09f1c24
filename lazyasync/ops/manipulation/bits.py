"""Booleans as the bits of bytes, and the other way round."""

from __future__ import annotations

import operator
from typing import Any, Never

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import bitwise_and, left_shift, right_shift
from lazyasync.ops.elementwise.comparison import not_equal
from lazyasync.ops.manipulation.broadcasting import SUM, ravel, reshape
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.reductions import sum_over
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "packbits",
    "unpackbits",
]

_BYTE = np.dtype(np.uint8)


def _shifts(name: str, bitorder: str, like: LazyTensor) -> LazyTensor:
    """How far each of eight bits is from the lowest."""
    if bitorder not in ("big", "little"):
        raise ValueError(f"{name}: bitorder is 'big' or 'little', not {bitorder!r}")
    places = np.arange(8, dtype=_BYTE)
    return asarray(places if bitorder == "little" else places[::-1], device=like.device)


@explains_keywords
@composed_of("not_equal", "left_shift", "sum")
def packbits(
    x: LazyTensor, /, axis: int | None = None, bitorder: str = "big", **others: Never
) -> LazyTensor:
    """Eight elements along an axis as the bits of one byte, set where they are not 0: uint8.

    None flattens ``x`` first. The axis is as if zeros stood behind it up to a multiple of eight.
    The first of eight is the highest bit, or the lowest with ``bitorder="little"``. Has no
    gradient. Raises `ShapeError`, `DTypeError` for other than integers and booleans, and
    ``ValueError`` for another order.
    """
    if others:
        unknown_keyword("packbits", others)
    x = as_tensor("packbits", x)
    if x.dtype.kind not in "biu":
        raise DTypeError(f"packbits: bits are made of integers and booleans, not {x._node.type}")
    shifts = _shifts("packbits", bitorder, x)
    x, position = _along("packbits", x, axis)
    flags = convert(not_equal(moveaxis(x, position, -1), 0), _BYTE)
    *ahead, length = flags.shape
    if length % 8:
        flags = pad(flags, [(0, 0)] * len(ahead) + [(0, -length % 8)])
    bits = left_shift(reshape(flags, (*ahead, -(-length // 8), 8)), shifts)
    return moveaxis(sum_over(SUM, bits, -1, _BYTE, False, "packbits"), -1, position)


@explains_keywords
@composed_of("right_shift", "bitwise_and", "reshape")
def unpackbits(
    x: LazyTensor,
    /,
    axis: int | None = None,
    count: int | None = None,
    bitorder: str = "big",
    **others: Never,
) -> LazyTensor:
    """The bits of bytes, eight elements for each along an axis: uint8, of zeros and ones.

    None flattens ``x`` first. ``count`` is how many of them are wanted: more than there are are
    zeros, and a negative one says how many are left out at the end. The highest bit is the first,
    or the lowest with ``bitorder="little"``. Has no gradient. Raises `ShapeError`, `DTypeError`
    for other than uint8, and ``ValueError`` for another order or a count that leaves out too many.
    """
    if others:
        unknown_keyword("unpackbits", others)
    x = as_tensor("unpackbits", x)
    if x.dtype != _BYTE:
        raise DTypeError(f"unpackbits: bits are those of uint8, not of {x._node.type}")
    shifts = _shifts("unpackbits", bitorder, x)
    x, position = _along("unpackbits", x, axis)
    last = moveaxis(x, position, -1)
    *ahead, length = last.shape
    bits = reshape(bitwise_and(right_shift(last[..., None], shifts), 1), (*ahead, 8 * length))
    wanted = 8 * length if count is None else operator.index(count)
    if wanted < 0:
        wanted += 8 * length
        if wanted < 0:
            raise ValueError(f"unpackbits: count is {count}, of {8 * length} bits")
    if wanted > 8 * length:
        bits = pad(bits, [(0, 0)] * len(ahead) + [(0, wanted - 8 * length)])
    return moveaxis(bits[..., :wanted], -1, position)


def _along(name: str, x: Any, axis: int | None) -> tuple[LazyTensor, int]:
    if axis is None or not x.ndim:
        return ravel(x), 0
    return x, normalize_axis(name, axis, x.ndim)
