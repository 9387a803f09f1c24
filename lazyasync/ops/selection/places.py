"""Indices as places in a whole, elements put where indices point, and choices between tensors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, Never, TypeAlias, overload

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import alias, convert, first_operand, promoted
from lazyasync.ops.elementwise.arithmetic import floor_divide, remainder
from lazyasync.ops.elementwise.comparison import clip, where
from lazyasync.ops.indexing.indices import JOINT_INDEX, check_index_type, index_tensor
from lazyasync.ops.indexing.keys import change_item, set_item
from lazyasync.ops.indexing.slicing import storable
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.joining import stacked
from lazyasync.ops.manipulation.shaping import expand_dims, squeeze
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import broadcast_shapes, normalize_axis, normalize_shape
from lazyasync.recording import host_tensor, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "choose",
    "fill_diagonal",
    "put_along_axis",
    "ravel_multi_index",
    "select",
    "unravel_index",
]

Mode: TypeAlias = Literal["raise", "wrap", "clip"]

# ---- places --------------------------------------------------------------------------------


def _inside(name: str, index: LazyTensor, length: int, mode: str, axis: int) -> LazyTensor:
    """Indices along an axis, of which none is negative: one out of range fails the step."""
    if index.dtype.kind not in "iu":
        raise DTypeError(f"{name}: integers are needed, not {index._node.type}")
    index = convert(index, INTEGER)
    if mode == "wrap":
        return remainder(index, length)
    if mode == "clip":
        return clip(index, 0, length - 1)
    if mode != "raise":
        raise ValueError(f"{name}: a mode is 'raise', 'wrap' or 'clip', not {mode!r}")
    return record(JOINT_INDEX, (index,), ((axis,), (length,), name, False))


def _check_known(name: str, index: Any, length: int, axis: int) -> None:
    """Raises ``ValueError`` for indices along an axis that are known to be out of range."""
    known = np.asarray(index)
    if known.size and known.dtype.kind in "iu" and not 0 <= known.min() <= known.max() < length:
        wrong = known.min() if known.min() < 0 else known.max()
        raise ValueError(f"{name}: index {wrong} is out of bounds for axis {axis} of {length}")


def _check_order(name: str, order: str) -> None:
    if order not in ("C", "F"):
        raise ValueError(f"{name}: an order is 'C' or 'F', not {order!r}")


@composed_of("joint_index")
def ravel_multi_index(
    multi_index: Sequence[Any],
    dims: int | Sequence[int],
    mode: Mode | Sequence[Mode] = "raise",
    order: Literal["C", "F"] = "C",
) -> LazyTensor:
    """Indices along the axes of a tensor of shape ``dims`` as places in it, row by row: int64.

    With ``order="F"`` column by column. Indices out of range, of which negative ones are, raise
    ``ValueError`` where they are known, and otherwise fail the step on a CPU; ``mode`` (one, or one
    for each axis) takes them modulo the length, or the nearest one.
    """
    name = "ravel_multi_index"
    shape = normalize_shape(name, dims)
    _check_order(name, order)
    parts = list(multi_index)
    if len(parts) != len(shape):
        raise ShapeError(f"{name}: {len(parts)} indices for {len(shape)} axes")
    modes = [mode] * len(shape) if isinstance(mode, str) else list(mode)
    if len(modes) != len(shape):
        raise ValueError(f"{name}: {len(modes)} modes for {len(shape)} axes")
    like = next((part for part in parts if isinstance(part, LazyTensor)), None)
    if like is None:
        arrays = tuple(map(np.asarray, parts))
        try:
            places = np.ravel_multi_index(arrays, shape, mode=tuple(modes), order=order)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
        return host_tensor(np.array(places, np.int64), None)
    tensors = []
    for axis, (part, length, each) in enumerate(zip(parts, shape, modes, strict=True)):
        if not isinstance(part, LazyTensor) and each == "raise":
            _check_known(name, part, length, axis)
        tensors.append(_inside(name, as_tensor(name, part, like.device), length, each, axis))
    axes = tuple(range(len(shape)))
    if order == "F":
        tensors, shape = tensors[::-1], shape[::-1]
    return record(JOINT_INDEX, tuple(tensors), (axes, shape, name))


@composed_of("floor_divide", "remainder")
def unravel_index(
    indices: Any, shape: int | Sequence[int], order: Literal["C", "F"] = "C"
) -> tuple[LazyTensor, ...]:
    """Places in a tensor of a shape, counted row by row, as indices along each axis: int64.

    With ``order="F"`` counted column by column. Places out of range, of which negative ones are,
    raise ``ValueError`` where they are known, and otherwise fail the step on a CPU.
    """
    name = "unravel_index"
    lengths = normalize_shape(name, shape)
    _check_order(name, order)
    if not isinstance(indices, LazyTensor):
        try:
            found = np.unravel_index(np.asarray(indices), lengths, order=order)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
        return tuple([host_tensor(np.array(part, np.int64), None) for part in found])
    places = _inside(name, indices, math.prod(lengths), "raise", 0)
    result = []
    for length in reversed(lengths) if order == "C" else lengths:
        result.append(remainder(places, max(length, 1)))
        places = floor_divide(places, max(length, 1))
    return tuple(result if order == "F" else reversed(result))


# ---- elements put somewhere ----------------------------------------------------------------


def _changed(name: str, x: Any, result: LazyTensor, inplace: bool) -> LazyTensor | None:
    """A copy with some elements replaced, or nothing, where ``x`` itself is changed.

    NumPy's function changes its argument. Libraries that find it here call it for that, and would
    go on with what is unchanged if it gave a copy.
    """
    if not inplace:
        return result
    if not isinstance(x, LazyTensor):
        raise TypeError(f"{name}: only a tensor is changed in place, not {type(x).__name__}")
    x.set_(result)
    return None


@overload
def put_along_axis(
    x: LazyTensor,
    indices: Any,
    values: Any,
    axis: int | None = -1,
    *,
    inplace: Literal[True] = True,
) -> None: ...


@overload
def put_along_axis(
    x: LazyTensor, indices: Any, values: Any, axis: int | None = -1, *, inplace: Literal[False]
) -> LazyTensor: ...


@explains_keywords
@composed_of("scatter")
def put_along_axis(
    x: LazyTensor,
    indices: Any,
    values: Any,
    axis: int | None = -1,
    *,
    inplace: bool = True,
    **others: Never,
) -> LazyTensor | None:
    """Puts ``values`` into ``x`` where `take_along_axis` would take; None flattens ``x``.

    It changes ``x``, as NumPy's does, and gives nothing. With ``inplace=False`` it gives a changed
    copy, as that of ``jax.numpy`` does. ``indices`` and ``values`` broadcast against ``x`` apart
    from the axis; of several values for one place the last remains. Raises `ShapeError`,
    `DTypeError` for values that ``x`` cannot hold, for indices out of range what `take` raises, and
    ``TypeError`` where ``x`` is to be changed and is no tensor.
    """
    if others:
        unknown_keyword("put_along_axis", others)
    given, x = x, first_operand("put_along_axis", x, values)
    if axis is None:
        line = _put_along_axis(ravel(x), indices, values, 0)
        return _changed("put_along_axis", given, reshape(line, x.shape), inplace)
    changed = _put_along_axis(x, indices, values, axis)
    return _changed("put_along_axis", given, changed, inplace)


def _put_along_axis(x: LazyTensor, indices: Any, values: Any, axis: int) -> LazyTensor:
    position = normalize_axis("put_along_axis", axis, x.ndim)
    index = index_tensor("put_along_axis", indices, x, position)
    if index.ndim != x.ndim:
        raise ShapeError(
            "put_along_axis: `indices` and `arr` must have the same number of dimensions, "
            f"not {index._node.type} for {x._node.type}"
        )
    check_index_type("put_along_axis", x._node.type, index._node.type, position)
    key: list[Any] = []
    for number, length in enumerate(x.shape):
        along = [1] * x.ndim
        along[number] = length
        key.append(index if number == position else np.arange(length).reshape(along))
    return change_item(x, tuple(key), values, "set", "put_along_axis")


@overload
def fill_diagonal(
    x: LazyTensor, value: Any, wrap: bool = False, *, inplace: Literal[True] = True
) -> None: ...


@overload
def fill_diagonal(
    x: LazyTensor, value: Any, wrap: bool = False, *, inplace: Literal[False]
) -> LazyTensor: ...


@composed_of("setitem")
def fill_diagonal(
    x: LazyTensor, value: Any, wrap: bool = False, *, inplace: bool = True
) -> LazyTensor | None:
    """Puts ``value`` on the diagonal of ``x``, a matrix or a cube of any number of axes.

    It changes ``x``, as NumPy's does, and gives nothing. With ``inplace=False`` it gives a changed
    copy, as that of ``jax.numpy`` does. Several values are used in turn. With ``wrap`` the diagonal
    of a tall matrix begins again below its end. Raises `ShapeError` for fewer than two axes, and
    for more than two of different lengths, and ``TypeError`` where ``x`` is to be changed and is no
    tensor.
    """
    return _changed("fill_diagonal", x, _fill_diagonal(x, value, wrap), inplace)


def _fill_diagonal(x: Any, value: Any, wrap: bool) -> LazyTensor:
    x = first_operand("fill_diagonal", x, value)
    if x.ndim < 2:
        raise ShapeError(f"fill_diagonal: at least two axes are needed, not {x._node.type}")
    if x.ndim > 2 and len(set(x.shape)) > 1:
        raise ShapeError(f"fill_diagonal: all axes must be as long, not {x._node.type}")
    if x.ndim == 2:
        step = x.shape[1] + 1
        end = x.size if wrap else min(x.size, x.shape[1] * x.shape[1])
    else:
        step, end = 1 + sum(math.prod(x.shape[:count]) for count in range(1, x.ndim)), x.size
    places = range(0, end, step)
    given = storable("fill_diagonal", value, x)
    if given.size > 1:
        given = ravel(given)[np.arange(len(places)) % given.size]
    elif given.size:
        given = reshape(given, ())
    elif places:
        raise ShapeError("fill_diagonal: there are no values")
    else:
        return alias(x)
    return reshape(set_item(ravel(x), slice(0, end, step), given), x.shape)


# ---- choices -------------------------------------------------------------------------------


@composed_of("where")
def select(condlist: Sequence[Any], choicelist: Sequence[Any], default: Any = 0) -> LazyTensor:
    """Of several tensors, element by element the one of the first condition that is true.

    ``default`` where none is. All broadcast against each other, and are promoted as by `where`.
    Raises ``ValueError`` for as many conditions as there are not choices, or for none at all, and
    `DTypeError` for conditions that are no booleans.
    """
    if len(condlist) != len(choicelist):
        raise ValueError(f"select: {len(condlist)} conditions for {len(choicelist)} choices")
    if not condlist:
        raise ValueError("select: there are no conditions")
    everything = (*condlist, *choicelist, default)
    like = next((each for each in everything if type(each) is LazyTensor), None)
    # From the last one on, as they are put together.
    found, *choices = promoted("select", default, *reversed(choicelist), like=like)
    conditions = [as_tensor("select", each, found.device) for each in reversed(condlist)]
    broadcast_shapes("select", [each._node.type for each in (*conditions, *choices, found)])
    for condition, choice in zip(conditions, choices, strict=True):
        if condition.dtype.kind != "b":
            raise DTypeError(f"select: a condition is boolean, not {condition._node.type}")
        found = where(condition, choice, found)
    return found


@composed_of("concatenate", "take_along_axis")
def choose(indices: Any, choices: Any, mode: Mode = "raise") -> LazyTensor:
    """Of several tensors, element by element the one with the number in ``indices``.

    All broadcast against each other. Numbers out of range, of which negative ones are, raise
    ``ValueError`` where they are known, and otherwise fail the step on a CPU; ``mode`` takes them
    modulo the number of choices, or the nearest one.
    """
    choices = list(choices)
    if not choices:
        raise ValueError("choose: there are no choices")
    like = next((each for each in (*choices, indices) if type(each) is LazyTensor), None)
    parts = promoted("choose", *choices, like=like)
    index = as_tensor("choose", indices, parts[0].device)
    if not isinstance(indices, LazyTensor) and mode == "raise":
        known = np.asarray(indices)
        if known.size and not 0 <= known.min() <= known.max() < len(parts):
            raise ValueError(f"choose: there are {len(parts)} choices, and not {known.tolist()}")
    index = _inside("choose", index, len(parts), mode, 0)
    shape = broadcast_shapes("choose", [index._node.type, *[part._node.type for part in parts]])
    lines = stacked("choose", [broadcast_to(part, shape) for part in parts])
    return squeeze(take_along_axis(lines, expand_dims(broadcast_to(index, shape), 0), 0), 0)
