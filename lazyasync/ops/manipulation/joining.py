"""Joining tensors along an axis, and nests of tensors and numbers as one tensor."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, PARTS, Kernel, Part
from lazyasync.ir.types import TensorType
from lazyasync.ops import promotion
from lazyasync.ops.manipulation.host_arrays import cast_array, exact_array, stored
from lazyasync.ops.promotion import BOOL, Number, python_scalar
from lazyasync.ops.shapes import AxisAttributes
from lazyasync.recording import SymbolicNumber, host_tensor, on_host, record, scalar_tensor
from lazyasync.tensor import LazyTensor

# ---- the operation -------------------------------------------------------------------------


def _infer_concatenate(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    first, axis = inputs[0], attributes.axis
    length = 0
    for number, type in enumerate(inputs):
        if type.ndim != first.ndim:
            raise ShapeError(
                "concatenate: all the input array dimensions must match, but the array at index 0 "
                f"has {first.ndim} dimension(s) and the array at index {number} has {type.ndim} "
                f"dimension(s): {first} and {type}"
            )
        if (type.shape[:axis], type.shape[axis + 1 :]) != (
            first.shape[:axis],
            first.shape[axis + 1 :],
        ):
            raise ShapeError(
                "concatenate: all the input array dimensions except for the concatenation axis "
                f"{axis} must match exactly: {first} and, at index {number}, {type}"
            )
        length += type.shape[axis]
    return TensorType((*first.shape[:axis], length, *first.shape[axis + 1 :]), first.dtype)


def _lower_concatenate(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis = attributes.axis

    def concatenate(*arrays: Any) -> None:
        xp.concatenate(arrays[:-1], axis, arrays[-1])

    return concatenate


def _parts_of_concatenate(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> list[Part]:
    steps: list[int] = []
    step = 1
    for length in reversed(output.shape):
        steps.insert(0, step)
        step *= length
    parts: list[Part] = []
    first = 0
    for type in inputs:
        parts.append((type.shape, first, tuple(steps)))
        first += type.shape[attributes.axis] * steps[attributes.axis]
    return parts


def _concatenate_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor, ...]:
    before = (slice(None),) * attributes.axis
    parts, start = [], 0
    for operand in operands:
        end = start + operand.shape[attributes.axis]
        parts.append(g[(*before, slice(start, end))])
        start = end
    return tuple(parts)


CONCATENATE = Operation(
    "concatenate",
    kind=OperationKind.COMPUTE,
    infer=_infer_concatenate,
    attributes=AxisAttributes,
    rules=(
        GRADIENTS(_concatenate_gradient),
        LOWERINGS(_lower_concatenate),
        PARTS(_parts_of_concatenate),
    ),
)

# ---- nests ---------------------------------------------------------------------------------

_NESTS = (list, tuple, deque)


def holds_tensor(value: Any) -> bool:
    """Whether there is a tensor, or what stands for a number, anywhere in a nest of sequences."""
    if not isinstance(value, _NESTS):
        return False
    kinds = set(map(type, value))
    if LazyTensor in kinds or SymbolicNumber in kinds:
        return True
    return any(issubclass(kind, _NESTS) for kind in kinds) and any(map(holds_tensor, value))


def stacked(
    name: str, nest: Any, dtype: np.dtype | None = None, *, beside: np.dtype | None = None
) -> LazyTensor:
    """A tensor for a nest in which there are tensors: lazy, and gradients flow through it.

    Tensors and arrays are promoted to one dtype, and numbers are as weak as operands; or all are
    converted to ``dtype``. A nest that has numbers alone is as weak as they are ``beside`` tensors
    of a dtype. Raises ``ValueError`` for a ragged nest or NaN as an integer, `DTypeError`,
    ``OverflowError`` for an integer that the dtype cannot hold, `DeviceMismatchError`.
    """
    leaves: list[Any] = []
    shape = _collect(name, nest, leaves)
    common = _common_dtype(name, leaves, beside) if dtype is None else dtype
    like = next(leaf for leaf in leaves if isinstance(leaf, LazyTensor))
    parts: list[LazyTensor] = []
    known: list[np.ndarray] = []

    def upload() -> None:
        if known:
            parts.append(host_tensor(np.concatenate(known), like.device))
            known.clear()

    for leaf in leaves:
        if isinstance(leaf, LazyTensor):
            upload()
            if type(leaf) is SymbolicNumber:
                number = on_host(_converted, name, leaf, common)
                leaf = scalar_tensor(number, common, like, None)
            elif leaf.dtype != common:
                leaf = leaf.astype(common)
            parts.append(leaf.reshape((leaf.size,)))
        elif isinstance(leaf, np.ndarray):
            _check_storable(name, leaf.dtype, common)
            known.append(cast_array(leaf.reshape(-1), common))
        else:
            known.append(stored(name, exact_array([leaf]), common))
    upload()
    joined = parts[0] if len(parts) == 1 else record(CONCATENATE, parts, (0,))
    return joined.reshape(shape)


def _collect(name: str, nest: Any, leaves: list[Any]) -> tuple[int, ...]:
    """The shape of a nest; its leaves, in order, are added to ``leaves``."""
    if isinstance(nest, LazyTensor):
        leaves.append(nest)
        return () if type(nest) is SymbolicNumber else nest.shape
    number = python_scalar(nest)
    if number is not None:
        leaves.append(number)
        return ()
    if not isinstance(nest, _NESTS):
        array = np.array(nest, order="C")
        promotion.canonical_dtype(array.dtype)
        leaves.append(array)
        return array.shape
    shapes = [_collect(name, part, leaves) for part in nest]
    if any(shape != shapes[0] for shape in shapes):
        listed = ", ".join(map(str, dict.fromkeys(shapes)))
        raise ValueError(
            f"{name}: the requested tensor has an inhomogeneous shape: parts of a sequence have "
            f"the shapes {listed}"
        )
    return (len(shapes), *(shapes[0] if shapes else ()))


def numbers_of_nest(nest: Any) -> list[Number] | None:
    """The numbers of a nest that has nothing else in it; None for another one."""
    leaves: list[Any] = []
    _collect("nest", nest, leaves)
    return leaves if all(python_scalar(leaf) is not None for leaf in leaves) else None


def _common_dtype(name: str, leaves: Sequence[Any], beside: np.dtype | None) -> np.dtype:
    """The dtype of a nest: promotion of tensors and arrays, and then of numbers beside them."""
    strong = [leaf.dtype for leaf in leaves if python_scalar(leaf) is None]
    dtype = strong[0] if strong else BOOL if beside is None else beside
    for other in strong:
        dtype = promotion.promote(name, dtype, other)
    for leaf in leaves:
        if python_scalar(leaf) is not None:
            dtype = promotion.scalar_dtype(dtype, leaf)
    return dtype


def _converted(name: str, number: Any, dtype: np.dtype) -> Any:
    """A number as one of ``dtype``."""
    return stored(name, exact_array(number), dtype).item()


def _check_storable(name: str, dtype: np.dtype, target: np.dtype) -> None:
    if dtype.kind == "c" and target.kind not in "bc":
        raise DTypeError(f"{name}: {dtype} cannot be stored in a tensor of {target}")
