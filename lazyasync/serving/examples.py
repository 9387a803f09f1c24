"""Examples: trees of host arrays, which are put side by side, and results, which are divided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.ops.manipulation.creation import host_copy
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.trees import TreeDefinition, flatten

_NUMBERS = (np.ndarray, np.generic, bool, int, float, complex)


class Form(NamedTuple):
    """What examples of one batch have in common."""

    definition: TreeDefinition
    """The structure of their arguments, as one tree."""
    leaves: tuple[tuple[np.dtype[Any], tuple[int, ...] | int], ...]
    """The dtype of each leaf, and its shape, or its number of axes where lengths may differ."""


class Example(NamedTuple):
    """The arguments of one call, on the host."""

    form: Form
    arrays: list[np.ndarray]


def example_of(name: str, args: tuple[Any, ...], *, ragged: bool) -> Example:
    """The arguments of a call. With ``ragged``, lengths of axes are not part of its form.

    Arrays are not copied: they must not be changed before the call has returned. Raises
    ``TypeError`` for leaves that are no arrays and no numbers, and `DTypeError` for dtypes that
    tensors cannot have.
    """
    if len(args) == 1 and type(args[0]) is np.ndarray:
        leaves, definition = [args[0]], _ONE_ARRAY
    else:
        leaves, definition = flatten(args)
    arrays = []
    for place, leaf in enumerate(leaves):
        if type(leaf) is np.ndarray and leaf.dtype == canonical_dtype(leaf.dtype):
            arrays.append(leaf)
        elif isinstance(leaf, _NUMBERS) or hasattr(leaf, "__array_interface__"):
            arrays.append(host_copy(leaf, None))
        else:
            raise TypeError(
                f"{name}: {definition.paths('args')[place]} is of {type(leaf).__name__}: examples "
                "are trees of arrays of NumPy and numbers (for a tensor, `await t.numpy()`)"
            )
    shapes = [(array.dtype, array.ndim if ragged else array.shape) for array in arrays]
    return Example(Form(definition, tuple(shapes)), arrays)


_ONE_ARRAY = flatten((np.zeros(()),))[1]


def side_by_side(examples: Sequence[Example], size: int, pad: Any) -> tuple[Any, ...]:
    """The arguments of a batch: each leaf has a new first axis, of length ``size``.

    Beyond the examples there are, the last one is repeated. Axes that are shorter than others of
    their place are filled up behind with ``pad``.
    """
    columns = zip(*(example.arrays for example in examples), strict=True)
    arrays = [_stacked(column, size, pad) for column in columns]
    arguments: tuple[Any, ...] = examples[0].form.definition.unflatten(arrays)
    return arguments


def _stacked(arrays: Sequence[np.ndarray], size: int, pad: Any) -> np.ndarray:
    shapes = {array.shape for array in arrays}
    if len(shapes) == 1:
        (shape,) = shapes
        batch = np.empty((size, *shape), arrays[0].dtype)
        for row, array in enumerate(arrays):
            batch[row] = array
    else:
        longest = tuple(map(max, zip(*shapes, strict=True)))
        batch = np.full((size, *longest), pad, arrays[0].dtype)
        for row, array in enumerate(arrays):
            batch[row][tuple(map(slice, array.shape))] = array
    batch[len(arrays) :] = batch[len(arrays) - 1]
    return batch


def divided(result: Any, count: int, size: int) -> list[Any]:
    """The results of the first ``count`` examples of a batch of ``size``.

    Raises ``ValueError`` for a leaf whose first axis is not that of the batch.
    """
    leaves, definition = flatten(result)
    for path, leaf in zip(definition.paths("result"), leaves, strict=True):
        shape = getattr(leaf, "shape", ())
        if not shape or shape[0] != size:
            raise ValueError(
                f"{path} has the shape {tuple(shape)}: the function takes a batch of {size}, and "
                "the first axis of each of its results must be of that length"
            )
    if len(leaves) == 1 and definition.leaf_count == 1 and leaves[0] is result:
        return list(result[:count])
    return [definition.unflatten([leaf[row] for leaf in leaves]) for row in range(count)]
