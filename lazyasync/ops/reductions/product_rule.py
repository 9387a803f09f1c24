"""The gradient of products over axes, without a division: right beside zeros and infinities."""

from __future__ import annotations

import math

from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.shaping import concatenate, moveaxis
from lazyasync.tensor import LazyTensor


def gradient_of_product(g: LazyTensor, x: LazyTensor, axes: tuple[int, ...]) -> LazyTensor:
    """``g``, the gradient of the products of ``x`` over ``axes``, times the other factors of each.

    ``axes`` are sorted and counted from the front; ``g`` may have them with length one.
    """
    ndim = x.ndim
    last = tuple(range(ndim - len(axes), ndim))
    moved = x if axes == last else moveaxis(x, axes, last)
    kept, reduced = moved.shape[: ndim - len(axes)], moved.shape[ndim - len(axes) :]
    lines = _shaped(moved, (*kept, math.prod(reduced)))
    found = _shaped(_along_lines(_shaped(g, (*kept, 1)), lines), moved.shape)
    return found if axes == last else moveaxis(found, last, axes)


def _shaped(x: LazyTensor, shape: tuple[int, ...]) -> LazyTensor:
    return x if x.shape == shape else reshape(x, shape)


def _along_lines(g: LazyTensor, x: LazyTensor) -> LazyTensor:
    """The same for products over the last axis, which ``g`` has with length one.

    A tree of products: each level has those of pairs of the level below it, and what is left alone
    there. Downwards, what one of a pair gets is what the pair has, times the other one. That takes
    three multiplications per element. As it is nothing but multiplications, all derivatives of it
    are right as well.
    """
    axis = x.ndim - 1
    if not x.shape[axis]:
        return broadcast_to(g, x.shape)
    levels = []
    while (length := x.shape[axis]) > 1:
        half = length // 2
        first, second, *alone = split_at(x, [half, 2 * half] if length % 2 else [half], axis)
        levels.append((first, second))
        x = _joined([first * second, *alone], axis)
    for first, second in reversed(levels):
        half = first.shape[axis]
        pairs, *alone = split_at(g, [half] if g.shape[axis] > half else [], axis)
        g = _joined([pairs * second, pairs * first, *alone], axis)
    return g


def _joined(parts: list[LazyTensor], axis: int) -> LazyTensor:
    return concatenate(parts, axis) if len(parts) > 1 else parts[0]
