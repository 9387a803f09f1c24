"""Averages: of parameters over steps, and of gradients over parts of a batch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from lazyasync.arguments import real_number, whole_number
from lazyasync.control.scan import scan
from lazyasync.errors import ShapeError
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.optim.rule import working_dtype, zeros
from lazyasync.parameters import parameter_places, spread
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten, tree_map

__all__ = ["accumulate", "ema"]

Parameters = TypeVar("Parameters")


def ema(average: Parameters, params: Parameters, decay: float | LazyTensor) -> Parameters:
    """An exponential average of parameters: ``decay * average + (1 - decay) * params``.

    Begin with ``average = params``. What is no parameter, such as running statistics, is as in
    ``params``. Raises ``ValueError`` for a decay outside [0, 1] and for trees of other structures.
    """
    if not isinstance(decay, LazyTensor) and real_number("ema: decay", decay, 0) > 1.0:
        raise ValueError(f"ema: decay must be in [0, 1], not {decay!r}")
    leaves, definition = flatten(params)
    before = definition.flatten_like(params, average, "average")
    places = parameter_places(leaves, definition, "params")
    numbers = range(len(leaves)) if places is None else places
    mixed = [_mixed(before[place], leaves[place], decay) for place in numbers]
    result: Parameters = definition.unflatten(spread(mixed, places, leaves))
    return result


def _mixed(old: LazyTensor, new: LazyTensor, decay: float | LazyTensor) -> LazyTensor:
    working = working_dtype(new.dtype)
    share = convert(1.0 - decay, working) if isinstance(decay, LazyTensor) else 1.0 - decay
    first = convert(old, working)
    return convert(first + (convert(new, working) - first) * share, new.dtype)


def accumulate(value_and_gradient: Callable[..., Any], parts: int) -> Callable[..., Any]:
    """A function like ``value_and_gradient`` that works on a batch in parts, one after the other.

    ``value_and_gradient(params, *batch)`` is one that `la.value_and_grad` gives. The arguments
    behind the first are trees of tensors, whose first axes are cut into ``parts`` of one length.
    The value and the gradient are the means of those of the parts, so they are those of the whole
    batch if the loss is a mean; the memory is that of one part. With ``has_aux`` the auxiliary
    results of all parts are stacked. The gradients of half precision are summed up in float32.

    Raises `ShapeError` for an axis that cannot be cut so.
    """
    count = whole_number("accumulate: parts", parts, 1)

    def accumulated(params: Any, *batch: Any) -> tuple[Any, Any]:
        items = tree_map(lambda leaf: _cut(leaf, count), batch, name="batch")

        def body(sums: Any, item: Any) -> tuple[Any, Any]:
            value, gradient = value_and_gradient(params, *item)
            value, aux = value if isinstance(value, tuple) else (value, None)
            return tree_map(_added, sums, (value, gradient)), aux

        leaves, definition = flatten(params)
        places = parameter_places(leaves, definition, "params")
        numbers = range(len(leaves)) if places is None else places
        empty = spread([zeros(leaves[place]) for place in numbers], places, [None] * len(leaves))
        sums, aux = scan(body, (0.0, definition.unflatten(empty)), items)
        value, gradient = tree_map(lambda leaf: leaf / count, sums)
        found = definition.flatten_like(params, gradient, "gradient", absent=True)
        narrow = [
            None if new is None else convert(new, leaf.dtype)
            for leaf, new in zip(leaves, found, strict=True)
        ]
        return (value if aux is None else (value, aux)), definition.unflatten(narrow)

    return accumulated


def _added(total: LazyTensor, new: LazyTensor) -> LazyTensor:
    return total + convert(new, total.dtype)


def _cut(leaf: Any, parts: int) -> LazyTensor:
    """A tensor with the parts of its first axis along an axis of their own."""
    shape = getattr(leaf, "shape", ())
    if not shape or shape[0] % parts:
        raise ShapeError(f"accumulate: {shape} cannot be cut into {parts} parts of one length")
    tensor = leaf if isinstance(leaf, LazyTensor) else asarray(leaf)
    return reshape(tensor, (parts, shape[0] // parts, *shape[1:]))
