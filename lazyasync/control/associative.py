"""Partial results of an associative function, in a number of steps that grows with the logarithm.

G. E. Blelloch, "Prefix sums and their applications", CMU-CS-90-190, 1990.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.arguments import check_function
from lazyasync.control.trees import axes_of_items, device_of, difference_of, given, types_of
from lazyasync.ops.manipulation.shaping import concatenate, flip, stack
from lazyasync.recording.tracing import name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import refuse_coroutine
from lazyasync.trees import flatten

__all__ = ["associative_scan"]


def associative_scan(
    fn: Callable[[Any, Any], Any], elems: Any, reverse: bool = False, axis: int = 0
) -> Any:
    """What ``fn`` makes of the first item, the first two, the first three, and so on.

    ``fn(a, b)`` takes two trees like ``elems``, of any number of items along ``axis``, and gives
    one: it works item by item. It must be associative: ``fn(fn(a, b), c)`` is ``fn(a, fn(b, c))``,
    but for rounding. ``elems`` is a tree of tensors with the same length along ``axis``; so is the
    result. With ``reverse`` it goes from the last item to the first.

    ``fn`` is called for two logarithms of the length, each time with half of the items before, so
    that there is no loop. Raises ``ValueError`` for several lengths, `ShapeError` for an axis
    that is not there, and `ShapeError`, `DTypeError` or ``TypeError`` where ``fn`` gives another
    tree than it takes.
    """
    check_function("associative_scan", fn)
    device = device_of("associative_scan", elems)
    taken = given("associative_scan", elems, device)
    if not taken.leaves:
        return elems
    axes = axes_of_items("associative_scan", taken, "elems", {}, axis)
    tensors = list(taken.leaves)
    if reverse:
        tensors = [flip(tensor, axis) for tensor, axis in zip(tensors, axes, strict=True)]

    def combined(one: Sequence[LazyTensor], other: Sequence[LazyTensor]) -> list[LazyTensor]:
        unflatten = taken.definition.unflatten
        result = fn(unflatten(list(one)), unflatten(list(other)))
        refuse_coroutine("associative_scan", result)
        found, definition = flatten(result)
        before, after = types_of(one), types_of(found)
        difference = difference_of(taken.definition, before, definition, after, "result")
        if difference is not None:
            kind, where = difference
            raise kind(
                f"associative_scan: {name_of(fn)} gives another tree than it takes: {where}; it "
                "must give one of the same structure, shapes and dtypes"
            )
        return taken.definition.flatten_like(unflatten(list(one)), result)

    found = _prefixes(combined, tensors, axes)
    if reverse:
        found = [flip(tensor, axis) for tensor, axis in zip(found, axes, strict=True)]
    return taken.definition.unflatten(found)


def _prefixes(
    combined: Callable[[Sequence[LazyTensor], Sequence[LazyTensor]], list[LazyTensor]],
    tensors: Sequence[LazyTensor],
    axes: Sequence[int],
) -> list[LazyTensor]:
    """The results of pairs of items first, and from these those of every item."""

    def parts(some: Sequence[LazyTensor], start: int, stop: int | None, step: int) -> list[Any]:
        return [
            tensor[(slice(None),) * axis + (slice(start, stop, step),)]
            for tensor, axis in zip(some, axes, strict=True)
        ]

    length = tensors[0].shape[axes[0]]
    if length < 2:
        return list(tensors)
    pairs = combined(parts(tensors, 0, length - 1, 2), parts(tensors, 1, length, 2))
    odd = _prefixes(combined, pairs, axes)
    before = parts(odd, 0, (length - 1) // 2, 1)
    even = combined(before, parts(tensors, 2, length, 2)) if length > 2 else []
    firsts = parts(tensors, 0, 1, 1)
    if even:
        firsts = [
            concatenate([first, rest], axis=axis)
            for first, rest, axis in zip(firsts, even, axes, strict=True)
        ]
    return [
        _interleaved(one, other, axis) for one, other, axis in zip(firsts, odd, axes, strict=True)
    ]


def _interleaved(even: LazyTensor, odd: LazyTensor, axis: int) -> LazyTensor:
    """Items in turns of two tensors, of which the first may have one more."""
    count = odd.shape[axis]
    head = even[(slice(None),) * axis + (slice(0, count),)]
    shape = (*even.shape[:axis], 2 * count, *even.shape[axis + 1 :])
    both = stack([head, odd], axis=axis + 1).reshape(shape)
    if even.shape[axis] == count:
        return both
    return concatenate([both, even[(slice(None),) * axis + (slice(count, count + 1),)]], axis=axis)
