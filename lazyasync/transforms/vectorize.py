"""Functions of one member of a batch as functions of the whole: `vmap`.

The function is traced once, for one member. What it records is then recorded for all members, each
operation by its rule for batches; the trace itself is never computed.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from lazyasync.arguments import check_function, whole_number
from lazyasync.errors import ShapeError
from lazyasync.ir.types import TensorType
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.recording import device_together
from lazyasync.recording.tracing import TracedFunction, name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import refuse_coroutine
from lazyasync.transforms.replay import Value, replay, trace_inlined
from lazyasync.trees import flatten

__all__ = ["vmap"]


def vmap(
    fn: Callable[..., Any], in_axes: Any = 0, out_axes: Any = 0, axis_size: int | None = None
) -> Callable[..., Any]:
    """A function of batches, made of a function of one member of each.

    ``in_axes`` says which axis of each positional argument is that of the members: a number for all
    arguments, or a sequence with one for each; of an argument that is a tree, a number, or a tree
    with numbers at its leaves or above them. None stands for what is the same for all members.
    Arguments by name have their members along axis 0. ``out_axes`` says, in the same way for the
    result, where the axis of the members is put; None where the result is the same for all.
    ``axis_size`` is the number of members, needed where no argument has any.

    ``fn`` is called once, with members that have no values: it cannot read them, or branch on
    them. Random numbers are others for each member. Functions of this one can be differentiated,
    compiled and batched again, and so can ``fn`` contain gradients and batches. What an operation
    has no rule for is recorded for each member, with `BatchLoopWarning`.

    The call raises ``ValueError`` for axes that do not fit the arguments and for batches of
    different sizes, `ShapeError` for an axis that is not there.
    """
    check_function("vmap", fn)

    @functools.wraps(fn)
    def batched(*args: Any, **kwargs: Any) -> Any:
        axes_of_args = _for_each_argument(in_axes, len(args))
        leaves, definition = flatten((args, kwargs))
        axes = _leaf_axes((axes_of_args, dict.fromkeys(kwargs, 0)), (args, kwargs), "in_axes")
        paths = definition.paths("arguments")
        members, size = _members(leaves, axes, paths, axis_size)
        device = device_together("vmap", [leaf for leaf in members if isinstance(leaf, LazyTensor)])
        types = [
            TensorType(leaf.shape[1:], leaf.dtype) if axis is not None else leaf
            for leaf, axis in zip(members, axes, strict=True)
        ]

        def of_member(*args: Any, **kwargs: Any) -> Any:
            result = fn(*args, **kwargs)
            refuse_coroutine("vmap", result)
            return result

        traced = trace_inlined("la.vmap", of_member, definition, types, device, name_of(fn))
        given = [
            Value(member, axis is not None) for member, axis in zip(members, axes, strict=True)
        ]
        return _results(traced, replay(traced, given, size, device), size, out_axes)

    return batched


# ---- arguments -----------------------------------------------------------------------------


def _for_each_argument(in_axes: Any, count: int) -> tuple[Any, ...]:
    if isinstance(in_axes, (tuple, list)):
        if len(in_axes) != count:
            raise ValueError(f"vmap: in_axes has {len(in_axes)} axes, for {count} arguments")
        return tuple(in_axes)
    return (in_axes,) * count


def _leaf_axes(axes: Any, tree: Any, name: str) -> list[int | None]:
    """The axis of each leaf of a tree, by a tree that may end above the leaves."""
    return [leaf.axis for leaf in flatten(_spread(axes, tree, name))[0]]


def _spread(axes: Any, tree: Any, name: str) -> Any:
    if axes is None or (isinstance(axes, (int, np.integer)) and not isinstance(axes, bool)):
        leaves, definition = flatten(tree)
        return definition.unflatten([_leaf(axes)] * len(leaves))
    if isinstance(axes, dict) and isinstance(tree, dict) and axes.keys() == tree.keys():
        return {key: _spread(axes[key], below, f"{name}[{key!r}]") for key, below in tree.items()}
    if (
        isinstance(axes, (tuple, list))
        and isinstance(tree, (tuple, list))
        and len(axes) == len(tree)
    ):
        parts = enumerate(zip(axes, tree, strict=True))
        return [_spread(axis, below, f"{name}[{place}]") for place, (axis, below) in parts]
    definition = flatten(tree)[1]
    try:
        found = definition.flatten_like(tree, axes, name, absent=True)
    except ValueError as error:
        raise ValueError(f"vmap: {error}") from None
    return definition.unflatten([_leaf(axis) for axis in found])


class _Axis:
    """A leaf of a tree of axes: that of one leaf, or None."""

    def __init__(self, axis: int | None) -> None:
        self.axis = axis


def _leaf(axis: Any) -> _Axis:
    return _Axis(None if axis is None else whole_number("vmap: an axis", axis))


def _members(
    leaves: list[Any], axes: list[int | None], paths: list[str], axis_size: int | None
) -> tuple[list[Any], int]:
    """The leaves with the axis of the members first, and how many members there are."""
    found: list[Any] = []
    sizes: dict[int, str] = {}
    for leaf, axis, path in zip(leaves, axes, paths, strict=True):
        if axis is None:
            found.append(leaf)
            continue
        tensor = leaf
        if isinstance(leaf, np.ndarray):
            tensor = asarray(leaf)
        if not isinstance(tensor, LazyTensor):
            raise ValueError(
                f"vmap: {path} is no tensor but {type(leaf).__name__}, and has no axis {axis}: its "
                "in_axes must be None"
            )
        if not -tensor.ndim <= axis < tensor.ndim:
            raise ShapeError(f"vmap: {path} has the shape {tensor.shape}, and no axis {axis}")
        sizes.setdefault(tensor.shape[axis], f"{path} has {tensor.shape[axis]} along axis {axis}")
        found.append(tensor if axis % tensor.ndim == 0 else moveaxis(tensor, axis, 0))
    if axis_size is not None:
        sizes.setdefault(axis_size, f"axis_size is {axis_size}")
    if len(sizes) > 1:
        listed = ", ".join(sizes.values())
        raise ValueError(f"vmap: batches have one size, and these have several: {listed}")
    if not sizes:
        raise ValueError("vmap: no argument has an axis of members: give one, or axis_size")
    return found, next(iter(sizes))


# ---- results -------------------------------------------------------------------------------


def _results(traced: TracedFunction, leaves: list[Any], size: int, out_axes: Any) -> Any:
    definition = traced.results.definition
    axes = _leaf_axes(out_axes, definition.unflatten([0] * len(leaves)), "out_axes")
    paths = definition.paths("result")
    for place, (leaf, axis) in enumerate(zip(leaves, axes, strict=True)):
        if isinstance(leaf, Value):
            leaves[place] = _placed(leaf, axis, size, paths[place])
    return definition.unflatten(leaves)


def _placed(result: Value, axis: int | None, size: int, path: str) -> LazyTensor:
    tensor: LazyTensor = result.value
    if axis is None:
        if result.is_batched:
            raise ValueError(f"vmap: {path} is another one for each member, and needs an out axis")
        return tensor
    if not result.is_batched:
        tensor = broadcast_to(tensor, (size, *tensor.shape))
    if not -tensor.ndim <= axis < tensor.ndim:
        raise ShapeError(f"vmap: {path} has the shape {tensor.shape}, with no axis {axis}")
    return tensor if axis % tensor.ndim == 0 else moveaxis(tensor, 0, axis)
