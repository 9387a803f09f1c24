"""Reshaping, repeating and summing up: operations whose gradients are each other.

What a tensor is repeated to is summed up again on the way back, and the other way round. So they
stand together, below all that rearranges or reduces.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir import scalar
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import ELEMENTS, GRADIENTS, LOWERINGS, REDUCTIONS, WORK, Kernel, Lowering
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import alias, convert, first_operand
from lazyasync.ops.manipulation.summing import sum_kernel
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.ops.shapes import joint_shape, normalize_shape, reduced_shape
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "broadcast_arrays",
    "broadcast_shapes",
    "broadcast_to",
    "ravel",
    "reshape",
]

# ---- reshape -------------------------------------------------------------------------------


class ReshapeAttributes(NamedTuple):
    """``shape``: the new shape, without -1."""

    shape: tuple[int, ...]


def _infer_reshape(inputs: tuple[TensorType, ...], attributes: ReshapeAttributes) -> TensorType:
    source = inputs[0]
    if source.size != math.prod(attributes.shape):
        raise _cannot_reshape(source, attributes.shape)
    return TensorType(attributes.shape, source.dtype)


def _cannot_reshape(source: TensorType, shape: tuple[int, ...]) -> ShapeError:
    return ShapeError(
        f"reshape: cannot reshape array of size {source.size} into shape {shape}, "
        f"the operand is {source}"
    )


def lower_reshape(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ReshapeAttributes
) -> Kernel:
    return operator.methodcaller("reshape", output.shape)


RESHAPE = Operation(
    "reshape",
    kind=OperationKind.VIEW,
    infer=_infer_reshape,
    attributes=ReshapeAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (reshape(g, operands[0].shape),)),
        LOWERINGS(lower_reshape),
        ELEMENTS(lambda inputs, dtype, attributes: inputs[0]),
    ),
)


def reshape(x: LazyTensor, shape: int | Sequence[int], *, copy: bool | None = None) -> LazyTensor:
    """The elements of ``x`` in row-major order in another shape of the same size.

    One length may be -1: it is what the others leave. ``copy`` may be given, and changes nothing:
    what is written to one tensor never shows in another, and whether memory is copied is for the
    program to decide that computes it. Raises `ShapeError`.
    """
    x = as_tensor("reshape", x)
    lengths = tuple(map(operator.index, shape if isinstance(shape, Sequence) else (shape,)))
    if -1 in lengths or any(length < 0 for length in lengths):
        lengths = _fill_unknown(x._node.type, lengths)
    return record_one(RESHAPE, x, (lengths,))


def _fill_unknown(source: TensorType, lengths: tuple[int, ...]) -> tuple[int, ...]:
    unknown = [position for position, length in enumerate(lengths) if length < 0]
    if len(unknown) > 1:
        raise ShapeError("reshape: can only specify one unknown dimension")
    if lengths[unknown[0]] != -1:
        raise ShapeError(f"reshape: negative dimensions not allowed in the shape {lengths}")
    known = math.prod(length for length in lengths if length >= 0)
    if not known or source.size % known:
        raise _cannot_reshape(source, lengths)
    return tuple(source.size // known if length < 0 else length for length in lengths)


@composed_of("reshape")
@tensor_method
def ravel(x: LazyTensor) -> LazyTensor:
    """The elements of ``x`` in row-major order along one axis."""
    x = as_tensor("ravel", x)
    return reshape(x, (x.size,))


def as_line(x: LazyTensor, axis: int, ndim: int) -> LazyTensor:
    """The elements of ``x`` along one of ``ndim`` axes, of which the others are of length 1."""
    return reshape(x, (*(1,) * axis, x.size, *(1,) * (ndim - axis - 1)))


# ---- broadcasting --------------------------------------------------------------------------


def _infer_broadcast(inputs: tuple[TensorType, ...], attributes: ReshapeAttributes) -> TensorType:
    source, shape = inputs[0].shape, attributes.shape
    ahead = len(shape) - len(source)
    fits = ahead >= 0 and all(
        length in (1, wanted) for length, wanted in zip(source, shape[ahead:], strict=True)
    )
    if not fits:
        raise ShapeError(
            "broadcast_to: operands could not be broadcast together with remapped shapes "
            f"[original->remapped]: {source} and requested shape {shape}"
        )
    return TensorType(shape, inputs[0].dtype)


def _lower_broadcast(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ReshapeAttributes
) -> Kernel:
    source, shape, dtype = inputs[0].shape, output.shape, output.dtype
    if not output.size:
        return lambda x: np.broadcast_to(x, shape)
    # What np.broadcast_to gives, six times as fast.
    strides = [0] * len(shape)
    stride = dtype.itemsize
    for axis in range(1, len(source) + 1):
        strides[-axis] = 0 if source[-axis] == 1 else stride
        stride *= source[-axis]
    contiguous_strides = tuple(strides)

    def broadcast(x: Any) -> Any:
        if x.flags.c_contiguous:
            return np.ndarray(shape, dtype, x, 0, contiguous_strides)
        return np.broadcast_to(x, shape)

    return broadcast


BROADCAST_TO = Operation(
    "broadcast_to",
    kind=OperationKind.VIEW,
    infer=_infer_broadcast,
    attributes=ReshapeAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (sum_to(g, operands[0].shape),)),
        LOWERINGS(_lower_broadcast),
    ),
)


def broadcast_to(x: LazyTensor, shape: int | Sequence[int]) -> LazyTensor:
    """``x`` repeated along axes of length one and new leading axes. Raises `ShapeError`."""
    lengths = normalize_shape("broadcast_to", shape)
    x = as_tensor("broadcast_to", x)
    if x.shape == lengths:
        return alias(x)
    return record_one(BROADCAST_TO, x, (lengths,))


@composed_of("broadcast_to")
def broadcast_arrays(*tensors: LazyTensor) -> tuple[LazyTensor, ...]:
    """The tensors broadcast against each other. Raises `ShapeError`."""
    given = [first_operand("broadcast_arrays", tensor, *tensors) for tensor in tensors]
    shape = joint_shape("broadcast_arrays", [tensor.shape for tensor in given])
    return tuple([broadcast_to(tensor, shape) for tensor in given])


def broadcast_shapes(*shapes: int | Sequence[int]) -> tuple[int, ...]:
    """The shape that tensors of these shapes are broadcast to; of none ``()``.

    A length stands for a shape of one axis, as in NumPy. Raises `ShapeError`.
    """
    given = [normalize_shape("broadcast_shapes", shape) for shape in shapes]
    return joint_shape("broadcast_shapes", given)


# ---- sums ----------------------------------------------------------------------------------


class SumAttributes(NamedTuple):
    """``axes``: those summed over, counted from the front, sorted. ``keepdims``: kept, of length 1.

    ``dtype``: that in which it is summed up, the result's.
    """

    axes: tuple[int, ...]
    keepdims: bool
    dtype: np.dtype


def infer_sum(inputs: tuple[TensorType, ...], attributes: SumAttributes) -> TensorType:
    """The rule of sums and products."""
    shape = reduced_shape(inputs[0].shape, attributes.axes, attributes.keepdims)
    return TensorType(shape, attributes.dtype)


def lower_by_reduce(ufunc: str) -> Lowering:
    """Lowers to the ``reduce`` of a ufunc of NumPy."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SumAttributes
    ) -> Kernel:
        axes, keepdims, dtype = attributes
        reduce = getattr(np, ufunc).reduce
        return lambda x, out: reduce(x, axes, dtype, out, keepdims)

    return lower


def _lower_sum(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SumAttributes
) -> Kernel:
    axes, keepdims, dtype = attributes
    return sum_kernel(inputs[0].shape, axes, dtype, keepdims)


def restore_axes(t: LazyTensor, x: LazyTensor, attributes: Any) -> LazyTensor:
    """``t``, of the shape of a reduction of ``x``, with the reduced axes put back."""
    if attributes.keepdims or not attributes.axes:
        return t
    return reshape(t, reduced_shape(x.shape, attributes.axes, True))


def spread(t: LazyTensor, x: LazyTensor, attributes: Any) -> LazyTensor:
    """``t``, of the shape of a reduction of ``x``, repeated to the shape of ``x``."""
    return broadcast_to(restore_axes(t, x, attributes), x.shape)


SUM = Operation(
    "sum",
    kind=OperationKind.COMPUTE,
    infer=infer_sum,
    attributes=SumAttributes,
    rules=(
        GRADIENTS(lambda g, x, y, a: (spread(convert(g, x[0].dtype), x[0], a),)),
        LOWERINGS(_lower_sum),
        REDUCTIONS(scalar.SUM),
        WORK(lambda inputs, output, attributes: float(inputs[0].size)),
    ),
)


def sum_to(x: LazyTensor, shape: tuple[int, ...]) -> LazyTensor:
    """``x`` summed over the axes along which a tensor of ``shape`` was broadcast to it.

    The transpose of `broadcast_to`, as a linear map. ``shape`` must broadcast to that of ``x``.
    """
    wide = x.shape
    if wide == shape:
        return x
    ahead = len(wide) - len(shape)
    axes = tuple(
        [
            axis
            for axis, length in enumerate(wide)
            if axis < ahead or (length != 1 and shape[axis - ahead] == 1)
        ]
    )
    if axes:
        x = record_one(SUM, x, (axes, False, x.dtype))
    return x if x.shape == shape else reshape(x, shape)
