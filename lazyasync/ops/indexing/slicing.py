"""Parts of tensors that integers and slices name: taken out, put in, and put into zeros.

What users write as ``x[key]`` is above this, in `lazyasync.ops.indexing.keys`. An index here has
its bounds resolved, so that ``x[:3]`` and ``x[0:3:1]`` are one operation.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.errors import DTypeError, ShapeError, out_of_bounds
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import (
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    PARTS,
    GraphBuilder,
    Kernel,
    Part,
)
from lazyasync.ir.sizes import part_length
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import alias, as_operand, convert, scalar_operand
from lazyasync.ops.elementwise.comparison import WHERE
from lazyasync.ops.manipulation.broadcasting import RESHAPE, sum_to
from lazyasync.ops.promotion import BOOL, default_dtype, python_scalar
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

Item: TypeAlias = int | tuple[int, int | None, int] | None
"""An index, a new axis, or a slice as (start, stop, step), with bounds as ``slice`` takes them."""


class IndexAttributes(NamedTuple):
    """``items``: one for every axis of the operand, and one for every new axis."""

    items: tuple[Item, ...]


class EmbedAttributes(NamedTuple):
    """``shape``: of the result; ``items``: where in it the operand goes."""

    shape: tuple[int, ...]
    items: tuple[Item, ...]


def indexed_shape(index: tuple[Item, ...]) -> tuple[int, ...]:
    """The shape of what an index takes."""
    shape = []
    for item in index:
        if item is None:
            shape.append(1)
        elif isinstance(item, tuple):
            start, stop, step = item
            shape.append(part_length(start, stop, step))
    return tuple(shape)


def _python_index(index: tuple[Item, ...]) -> tuple[Any, ...]:
    """The index as NumPy takes it, with an ellipsis, so that the result is always an array."""
    items = [slice(*item) if isinstance(item, tuple) else item for item in index]
    return (*items, Ellipsis)


# ---- the operations ------------------------------------------------------------------------


def _lower_get_item(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: IndexAttributes
) -> Kernel:
    return operator.itemgetter(_python_index(attributes.items))


GET_ITEM: Operation = Operation(
    "getitem",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: TensorType(indexed_shape(attributes.items), inputs[0].dtype),
    attributes=IndexAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (
                record_one(EMBED, g, (operands[0].shape, attributes.items)),
            )
        ),
        LOWERINGS(_lower_get_item),
    ),
)


def _lower_embed(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: EmbedAttributes
) -> Kernel:
    index = _python_index(attributes.items)

    def embed(x: Any, out: Any) -> None:
        out.fill(0)
        out[index] = x

    return embed


class IsAtAttributes(NamedTuple):
    """``length`` of the result, and the ``place`` in it."""

    length: int
    place: int


def _lower_is_at(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: IsAtAttributes
) -> Kernel:
    def is_at(out: Any) -> None:
        out.fill(False)
        out[attributes.place] = True

    return is_at


IS_AT = Operation(
    "is_at",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType((attributes.length,), BOOL),
    attributes=IsAtAttributes,
    rules=(LOWERINGS(_lower_is_at),),
)
"""True at one place; it is recorded by expansions alone."""


def _part(shape: tuple[int, ...], index: tuple[Item, ...]) -> Part:
    """What an index takes of something contiguous; see `lazyasync.ir.rules.Part`."""
    first = 0
    lengths: list[int] = []
    steps: list[int] = []
    rest = list(zip(shape, _strides(shape), strict=True))
    for item in index:
        if item is None:
            lengths.append(1)
            steps.append(0)
            continue
        _, stride = rest.pop(0)
        if isinstance(item, tuple):
            start, stop, step = item
            lengths.append(part_length(start, stop, step))
            steps.append(step * stride)
            first += start * stride
        else:
            first += item * stride
    lengths += [length for length, _ in rest]
    steps += [stride for _, stride in rest]
    return tuple(lengths), first, tuple(steps)


def _strides(shape: tuple[int, ...]) -> list[int]:
    strides: list[int] = []
    step = 1
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return strides[::-1]


def _expand_embed(
    b: GraphBuilder, operands: Sequence[int], attributes: EmbedAttributes
) -> int | None:
    """A part that is one place of some axes and all of the others: it, where that place is.

    Axes that it has besides are of one element, and are left out with its other axes.
    """
    shape = attributes.shape
    items = [item for item in attributes.items if item is not None]
    places: dict[int, int] = {}
    if len(items) != len(shape):
        return None
    for axis, (length, item) in enumerate(zip(shape, items, strict=True)):
        start, stop, step = item if isinstance(item, tuple) else (item, item + 1, 1)
        if part_length(start, stop, step) == 1:
            places[axis] = start
        elif (start, stop, step) != (0, length, 1):
            return None
    along = tuple([1 if axis in places else length for axis, length in enumerate(shape)])
    result = b.apply(RESHAPE, (operands[0],), (along,))
    zero = b.constant(0.0, TensorType((), b.type(result).dtype))
    for axis, place in places.items():
        line = tuple([length if axis == other else 1 for other, length in enumerate(shape)])
        here = b.apply(RESHAPE, (b.apply(IS_AT, (), (shape[axis], place)),), (line,))
        result = b.apply(WHERE, (here, result, zero))
    return result


EMBED: Operation = Operation(
    "embed",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType(attributes.shape, inputs[0].dtype),
    attributes=EmbedAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (record_one(GET_ITEM, g, (attributes.items,)),)
        ),
        LOWERINGS(_lower_embed),
        PARTS(lambda inputs, output, attributes: [_part(output.shape, attributes.items)]),
        EXPANSIONS(_expand_embed),
    ),
)


def _infer_set_item(inputs: tuple[TensorType, ...], attributes: IndexAttributes) -> TensorType:
    target, value = indexed_shape(attributes.items), inputs[1].shape
    ahead = len(target) - len(value)
    if ahead < 0 or any(
        length not in (1, wanted) for length, wanted in zip(value, target[ahead:], strict=True)
    ):
        raise ShapeError(
            f"setitem: could not broadcast input array from shape {value} into shape {target}, "
            f"a part of {inputs[0]}"
        )
    return inputs[0]


def _lower_set_item(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: IndexAttributes
) -> Kernel:
    index, copyto = _python_index(attributes.items), xp.copyto

    def set_item(x: Any, value: Any, out: Any) -> None:
        copyto(out, x)
        out[index] = value

    return set_item


def _set_item_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: IndexAttributes
) -> tuple[LazyTensor, LazyTensor]:
    zero = scalar_operand("setitem", 0, g.dtype, g)
    kept = record(SET_ITEM, (g, zero), attributes)
    taken = record_one(GET_ITEM, g, attributes)
    return (kept, sum_to(taken, operands[1].shape))


SET_ITEM = Operation(
    "setitem",
    kind=OperationKind.COMPUTE,
    infer=_infer_set_item,
    attributes=IndexAttributes,
    rules=(
        GRADIENTS(_set_item_gradient),
        LOWERINGS(_lower_set_item),
        PARTS(
            lambda inputs, output, attributes: [
                _part(output.shape, whole(output.shape)),
                _part(output.shape, attributes.items),
            ]
        ),
    ),
)

# ---- from what is asked for to an index ----------------------------------------------------


def resolved(item: slice, length: int) -> Item:
    """What a slice means along an axis of ``length``."""
    start, stop, step = item.indices(length)
    if not len(range(start, stop, step)):
        return (0, 0, 1)
    return (start, None if stop < 0 else stop, step)


def checked_integer(name: str, index: int, axis: int, length: int) -> int:
    """An integer along an axis of ``length``, counted from the front. Raises ``IndexError``."""
    if not -length <= index < length:
        raise IndexError(out_of_bounds(name, index, axis, length))
    return index + length if index < 0 else index


def whole(shape: Sequence[int]) -> tuple[Item, ...]:
    """The index that takes all of each axis."""
    return tuple([(0, length, 1) for length in shape])


def is_whole(shape: tuple[int, ...], index: tuple[Item, ...]) -> bool:
    """Whether an index takes a tensor of ``shape`` as it is."""
    return index == whole(shape)


# ---- values that are put somewhere ---------------------------------------------------------

_KIND_ORDER = {"b": 0, "u": 1, "i": 1, "f": 2, "c": 3}


def storable(name: str, value: Any, x: LazyTensor) -> LazyTensor:
    """A value as a tensor of the dtype of ``x``. Raises `DTypeError` for one of a higher kind."""
    scalar = python_scalar(value)
    if scalar is not None:
        _check_storable(name, default_dtype(scalar), x)
        return scalar_operand(name, scalar, x.dtype, x)
    stored = as_operand(name, value, x)
    _check_storable(name, stored.dtype, x)
    return convert(stored, x.dtype)


def _check_storable(name: str, dtype: np.dtype, x: LazyTensor) -> None:
    if _KIND_ORDER[kind_of(dtype)] > _KIND_ORDER[kind_of(x.dtype)]:
        raise DTypeError(f"{name}: {dtype} cannot be stored in a tensor of {x.dtype}")


# ---- parts ---------------------------------------------------------------------------------


def take_part(x: LazyTensor, index: tuple[Item, ...]) -> LazyTensor:
    """The part of ``x`` at a resolved index, always a tensor of its own."""
    return alias(x) if is_whole(x.shape, index) else record_one(GET_ITEM, x, (index,))


def split_at(x: LazyTensor, cuts: Sequence[int], axis: int) -> list[LazyTensor]:
    """``x`` cut along an axis (counted from the front) at positions, as ``x[cut:next_cut]``."""
    bounds = [0, *cuts, x.shape[axis]]
    return [
        take_part(x, slice_along(x.shape, axis, start, stop))
        for start, stop in itertools.pairwise(bounds)
    ]


@functools.lru_cache(maxsize=1024)
def slice_along(shape: tuple[int, ...], axis: int, start: int, stop: int) -> tuple[Item, ...]:
    """The index of a slice along one axis and of all of the others."""
    index = list(whole(shape))
    index[axis] = resolved(slice(start, stop), shape[axis])
    return tuple(index)
