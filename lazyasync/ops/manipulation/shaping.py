"""Operations that rearrange elements without computing: permuting, joining, splitting.

Reshaping and broadcasting are below, in `lazyasync.ops.manipulation.broadcasting`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Never

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import alias, first_operand, promoted
from lazyasync.ops.indexing.slicing import (
    resolved,
    split_at,
    take_part,
)
from lazyasync.ops.manipulation.broadcasting import (
    as_line,
    broadcast_arrays,
    broadcast_to,
    lower_reshape,
    ravel,
    reshape,
)
from lazyasync.ops.manipulation.joining import CONCATENATE
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of, named_elsewhere, tensor_method
from lazyasync.ops.shapes import normalize_axes, normalize_axis, normalize_shape
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "concat",
    "concatenate",
    "expand_dims",
    "flip",
    "hstack",
    "matrix_transpose",
    "meshgrid",
    "moveaxis",
    "permute_dims",
    "split",
    "squeeze",
    "stack",
    "swapaxes",
    "tile",
    "transpose",
    "vstack",
]

# ---- transpose -----------------------------------------------------------------------------


class TransposeAttributes(NamedTuple):
    """``axes``: for each axis of the result the axis of the operand, none of them negative."""

    axes: tuple[int, ...]


def _infer_transpose(inputs: tuple[TensorType, ...], attributes: TransposeAttributes) -> TensorType:
    shape = inputs[0].shape
    return TensorType(tuple([shape[axis] for axis in attributes.axes]), inputs[0].dtype)


def _lower_transpose(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: TransposeAttributes
) -> Kernel:
    return operator.methodcaller("transpose", attributes.axes)


def _transpose_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: TransposeAttributes
) -> tuple[LazyTensor]:
    inverse = [0] * len(attributes.axes)
    for position, axis in enumerate(attributes.axes):
        inverse[axis] = position
    return (record_one(TRANSPOSE, g, (tuple(inverse),)),)


TRANSPOSE = Operation(
    "transpose",
    kind=OperationKind.VIEW,
    infer=_infer_transpose,
    attributes=TransposeAttributes,
    rules=(
        GRADIENTS(_transpose_gradient),
        LOWERINGS(_lower_transpose),
    ),
)


def transpose(x: LazyTensor, axes: Sequence[int] | None = None) -> LazyTensor:
    """The axes of ``x`` in the order ``axes``; None reverses them. Raises `ShapeError`."""
    x = as_tensor("transpose", x)
    ndim = x.ndim
    if axes is None:
        return record_one(TRANSPOSE, x, (tuple(range(ndim - 1, -1, -1)),))
    normal = tuple(normalize_axis("transpose", axis, ndim) for axis in axes)
    if len(normal) != ndim or len(set(normal)) != ndim:
        raise ShapeError(
            f"transpose: axes don't match array, {tuple(axes)} for a tensor of {ndim} axes"
        )
    return record_one(TRANSPOSE, x, (normal,))


permute_dims = transpose


@composed_of("transpose")
def matrix_transpose(x: LazyTensor) -> LazyTensor:
    """``x`` with its last two axes swapped. Raises `ShapeError` for fewer than two axes."""
    x = as_tensor("matrix_transpose", x)
    ndim = x.ndim
    if ndim == 2:
        return record_one(TRANSPOSE, x, ((1, 0),))
    if ndim < 2:
        raise ShapeError(
            f"matrix_transpose: input array must be at least 2-dimensional, but it is {ndim}"
        )
    return record_one(TRANSPOSE, x, ((*range(ndim - 2), ndim - 1, ndim - 2),))


@composed_of("transpose")
@tensor_method
def swapaxes(x: LazyTensor, axis1: int, axis2: int) -> LazyTensor:
    """``x`` with two axes exchanged. Raises `ShapeError`."""
    x = as_tensor("swapaxes", x)
    axes = list(range(x.ndim))
    first = normalize_axis("swapaxes", axis1, len(axes))
    second = normalize_axis("swapaxes", axis2, len(axes))
    if axes:
        axes[first], axes[second] = axes[second], axes[first]
    return record_one(TRANSPOSE, x, (tuple(axes),))


@composed_of("transpose")
def moveaxis(
    x: LazyTensor, source: int | Sequence[int], destination: int | Sequence[int]
) -> LazyTensor:
    """``x`` with some axes moved to other places, the rest in their order. Raises `ShapeError`."""
    x = as_tensor("moveaxis", x)
    ndim = x.ndim
    origins = _axes_in_order("moveaxis", source, ndim)
    targets = _axes_in_order("moveaxis", destination, ndim)
    if len(origins) != len(targets):
        raise ShapeError(
            "moveaxis: `source` and `destination` arguments must have the same number of elements"
        )
    axes = [axis for axis in range(ndim) if axis not in origins]
    for target, origin in sorted(zip(targets, origins, strict=True)):
        axes.insert(target, origin)
    return record_one(TRANSPOSE, x, (tuple(axes),))


def _axes_in_order(name: str, axes: Any, ndim: int) -> tuple[int, ...]:
    if not isinstance(axes, Sequence):
        axes = (axes,)
    normal = tuple(normalize_axis(name, axis, ndim) for axis in axes)
    if len(set(normal)) != len(normal):
        raise ShapeError(f"{name}: an axis is named twice in {tuple(axes)}")
    return normal


# ---- axes of length one --------------------------------------------------------------------


class AxesAttributes(NamedTuple):
    """``axes``: the axes that are dropped from the operand, or added to the result; sorted."""

    axes: tuple[int, ...]


def _infer_squeeze(inputs: tuple[TensorType, ...], attributes: AxesAttributes) -> TensorType:
    shape = inputs[0].shape
    for axis in attributes.axes:
        if shape[axis] != 1:
            raise ShapeError(
                "squeeze: cannot select an axis to squeeze out which has size not equal to one, "
                f"axis {axis} of {inputs[0]}"
            )
    kept = [length for axis, length in enumerate(shape) if axis not in attributes.axes]
    return TensorType(tuple(kept), inputs[0].dtype)


def _infer_expand_dims(inputs: tuple[TensorType, ...], attributes: AxesAttributes) -> TensorType:
    shape = list(inputs[0].shape)
    for axis in attributes.axes:
        shape.insert(axis, 1)
    return TensorType(tuple(shape), inputs[0].dtype)


SQUEEZE: Operation = Operation(
    "squeeze",
    kind=OperationKind.VIEW,
    infer=_infer_squeeze,
    attributes=AxesAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (
                record_one(EXPAND_DIMS, g, (attributes.axes,)),
            )
        ),
        LOWERINGS(lower_reshape),
    ),
)
EXPAND_DIMS: Operation = Operation(
    "expand_dims",
    kind=OperationKind.VIEW,
    infer=_infer_expand_dims,
    attributes=AxesAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (record_one(SQUEEZE, g, (attributes.axes,)),)
        ),
        LOWERINGS(lower_reshape),
    ),
)


@explains_keywords
@tensor_method
def squeeze(x: LazyTensor, axis: int | Sequence[int] | None = None, **others: Never) -> LazyTensor:
    """``x`` without the named axes, which have length one; None: without all that have it."""
    if others:
        unknown_keyword("squeeze", others)
    x = as_tensor("squeeze", x)
    shape = x.shape
    if axis is None:
        axes = tuple([position for position, length in enumerate(shape) if length == 1])
    else:
        axes = normalize_axes("squeeze", axis, len(shape))
    return record_one(SQUEEZE, x, (axes,)) if axes else alias(x)


@explains_keywords
def expand_dims(x: LazyTensor, axis: int | Sequence[int], **others: Never) -> LazyTensor:
    """``x`` with axes of length one put in where ``axis`` says, as positions in the result."""
    if others:
        unknown_keyword("expand_dims", others)
    x = as_tensor("expand_dims", x)
    ndim = x.ndim
    added = len(axis) if isinstance(axis, Sequence) else 1
    axes = normalize_axes("expand_dims", axis, ndim + added)
    return record_one(EXPAND_DIMS, x, (axes,)) if axes else alias(x)


# ---- joining -------------------------------------------------------------------------------


@explains_keywords
@named_elsewhere("cat")
def concatenate(tensors: Sequence[Any], axis: int | None = 0, **others: Never) -> LazyTensor:
    """The tensors one after the other along an axis they all have; None: all flattened first.

    They are promoted to one dtype. Raises `ShapeError` or `DTypeError`.
    """
    if others:
        unknown_keyword("concatenate", others)
    parts = _promoted("concatenate", tensors)
    if axis is None:
        parts = [ravel(part) for part in parts]
        axis = 0
    if not parts[0].ndim:
        raise ShapeError("concatenate: zero-dimensional arrays cannot be concatenated")
    return record(CONCATENATE, parts, (normalize_axis("concatenate", axis, parts[0].ndim),))


concat = concatenate


@explains_keywords
@composed_of("concatenate")
def stack(tensors: Sequence[Any], axis: int = 0, **others: Never) -> LazyTensor:
    """Tensors of one shape joined along a new axis, which is at ``axis`` in the result.

    They are promoted to one dtype. Raises `ShapeError` or `DTypeError`.
    """
    if others:
        unknown_keyword("stack", others)
    parts = _promoted("stack", tensors)
    shape = parts[0].shape
    if any(part.shape != shape for part in parts):
        listed = ", ".join(str(part.shape) for part in parts)
        raise ShapeError(f"stack: all input arrays must have the same shape, not {listed}")
    position = normalize_axis("stack", axis, len(shape) + 1)
    return record(CONCATENATE, [expand_dims(part, position) for part in parts], (position,))


@composed_of("concatenate")
def hstack(tensors: Sequence[Any]) -> LazyTensor:
    """Tensors side by side: joined along their second axis, or the only one.

    Those without axes are taken as one element. They are promoted to one dtype. Raises `ShapeError`
    or `DTypeError`.
    """
    parts = [part if part.ndim else reshape(part, 1) for part in _promoted("hstack", tensors)]
    return concatenate(parts, 0 if parts[0].ndim == 1 else 1)


@composed_of("concatenate")
def vstack(tensors: Sequence[Any]) -> LazyTensor:
    """Tensors one below the other: joined along their first axis, vectors taken as rows.

    They are promoted to one dtype. Raises `ShapeError` or `DTypeError`.
    """
    parts = _promoted("vstack", tensors)
    return concatenate([part if part.ndim > 1 else reshape(part, (1, -1)) for part in parts])


def _promoted(name: str, tensors: Sequence[Any]) -> list[LazyTensor]:
    parts = list(tensors)
    if not parts:
        raise ShapeError(f"{name}: need at least one array to {name}")
    return list(promoted(name, *parts))


# ---- sugar ---------------------------------------------------------------------------------


@explains_keywords
@composed_of("getitem")
def flip(x: LazyTensor, axis: int | Sequence[int] | None = None, **others: Never) -> LazyTensor:
    """``x`` in reverse order along one axis, several, or (None) all. Raises `ShapeError`."""
    if others:
        unknown_keyword("flip", others)
    x = as_tensor("flip", x)
    shape = x.shape
    axes = normalize_axes("flip", axis, len(shape))
    backwards = slice(None, None, -1)
    index = [
        resolved(backwards, length) if position in axes else (0, length, 1)
        for position, length in enumerate(shape)
    ]
    return take_part(x, tuple(index))


@composed_of("reshape", "broadcast_to")
def meshgrid(
    *tensors: LazyTensor, indexing: str = "xy", sparse: bool = False
) -> tuple[LazyTensor, ...]:
    """The coordinates of a grid from those along its axes, one tensor of its shape for each.

    ``sparse`` ones are of length 1 along all axes but their own, and broadcast to that shape.

    With the ``"xy"`` indexing the first two axes of the grid are exchanged, as for coordinates of
    a matrix's columns and rows; with ``"ij"`` they are not. Raises ``ValueError`` for others.
    """
    if indexing not in ("xy", "ij"):
        raise ValueError(f'meshgrid: indexing must be "xy" or "ij", not {indexing!r}')
    count = len(tensors)
    places = list(range(count))
    if indexing == "xy" and count > 1:
        places[:2] = [1, 0]
    lines = [
        as_line(first_operand("meshgrid", tensor, *tensors), place, count)
        for tensor, place in zip(tensors, places, strict=True)
    ]
    return tuple(lines) if sparse else broadcast_arrays(*lines)


@explains_keywords
@composed_of("getitem")
def split(
    x: LazyTensor, sections: int | Sequence[int], axis: int = 0, **others: Never
) -> list[LazyTensor]:
    """``x`` cut along an axis into so many equal parts, or at these positions.

    Raises `ShapeError` if the parts would not be equal.
    """
    if others:
        unknown_keyword("split", others)
    x = as_tensor("split", x)
    position = normalize_axis("split", axis, x.ndim)
    cuts = parts_or_places("split", sections)
    if isinstance(cuts, list):
        return split_at(x, cuts, position)
    length = x.shape[position]
    if cuts <= 0 or length % cuts:
        raise ShapeError(
            f"split: array split does not result in an equal division, {length} into {cuts}"
        )
    part = length // cuts
    return split_at(x, [part * cut for cut in range(1, cuts)], position)


def parts_or_places(name: str, sections: Any) -> int | list[int]:
    """Into how many parts an axis is cut, or where."""
    if isinstance(sections, LazyTensor) and sections.ndim:
        raise TypeError(
            f"{name}: parts have shapes, so where they begin must be known: write "
            f"la.{name}(x, (await places.numpy()).tolist())"
        )
    if isinstance(sections, Sequence) or (isinstance(sections, np.ndarray) and sections.ndim):
        return [operator.index(cut) for cut in sections]
    return operator.index(sections)


@composed_of("broadcast_to", "reshape")
def tile(x: LazyTensor, repetitions: int | Sequence[int]) -> LazyTensor:
    """``x`` laid side by side so many times along each of its last axes."""
    counts = normalize_shape("tile", repetitions)
    x = as_tensor("tile", x)
    ndim = max(x.ndim, len(counts))
    counts = (1,) * (ndim - len(counts)) + counts
    shape = (1,) * (ndim - x.ndim) + x.shape
    pairs = tuple(zip(counts, shape, strict=True))
    split_axes = reshape(x, tuple(part for _, length in pairs for part in (1, length)))
    wide = broadcast_to(split_axes, tuple(part for pair in pairs for part in pair))
    return reshape(wide, tuple(count * length for count, length in pairs))
