"""Operations with several outputs: one node computes all of them, another each picks one."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, OUTPUTS, Kernel
from lazyasync.ir.scalar import ElementRule, Expression
from lazyasync.ir.types import TensorType, limits_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import BITS, check_kind, convert, elementwise_operation, floating
from lazyasync.ops.one_operand import as_tensor
from lazyasync.recording import current_context, record, record_around
from lazyasync.tensor import LazyTensor

__all__ = [
    "frexp",
    "modf",
]


class OutputAttributes(NamedTuple):
    """``position``: which of the outputs, whose type is ``type``."""

    position: int
    type: TensorType


def _pick(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: OutputAttributes
) -> Kernel:
    position = attributes.position
    return lambda outputs: outputs[position]


OUTPUT = Operation(
    "output",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: attributes.type,
    attributes=OutputAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (g,)),
        LOWERINGS(_pick),
    ),
)


def _lower_by_name(name: str) -> Any:
    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        kernel: Kernel = getattr(xp, name)
        if inputs[0].ndim:
            return kernel
        # NumPy gives numbers, and no arrays, for an array without axes.
        return lambda x: tuple([xp.asarray(result) for result in kernel(x)])

    return lower


def _infer_modf(inputs: tuple[TensorType, ...], attributes: Attributes) -> tuple[TensorType, ...]:
    check_kind("modf", "f", inputs)
    return (inputs[0], inputs[0])


def _infer_frexp(inputs: tuple[TensorType, ...], attributes: Attributes) -> tuple[TensorType, ...]:
    check_kind("frexp", "f", inputs)
    return (inputs[0], TensorType(inputs[0].shape, _EXPONENT))


def _output(name: str, position: int, infer: Any, element: ElementRule) -> Operation:
    """The elementwise operation that computes one output of the operation of that name."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        copyto, every = xp.copyto, getattr(xp, name)
        return lambda x, out: copyto(out, every(x)[position])

    return elementwise_operation(
        f"{name}_{position}",
        lambda inputs, attributes: infer(inputs, attributes)[position],
        None,
        lower=lower,
        element=element,
    )


def _fraction(x: Expression) -> Expression:
    is_whole = scalar.equal(scalar.absolute(x), np.inf)
    rest = scalar.select(is_whole, scalar.constant(0.0, x.dtype), x - scalar.trunc(x))
    return scalar.copysign(rest, x)


def _has_no_exponent(x: Expression) -> Expression:
    """Whether a number is 0, infinite or NaN, which are mantissas of the exponent 0."""
    return scalar.equal(x, 0.0) | ~(scalar.absolute(x) < np.inf)


def _mantissa(x: Expression) -> Expression | None:
    if x.dtype.itemsize == 2:
        return None
    limits = limits_of(x.dtype)
    pattern, _ = _normal_pattern(x)
    field = _field(x.dtype) << limits.nmant
    half = int(np.array(0.5, x.dtype).view(pattern.dtype))
    mantissa = scalar.bits((pattern & ~field) | half, x.dtype)
    return scalar.select(_has_no_exponent(x), x, mantissa)


def _exponent(x: Expression) -> Expression | None:
    if x.dtype.itemsize == 2:
        return None
    limits = limits_of(x.dtype)
    pattern, shift = _normal_pattern(x)
    field = (pattern >> limits.nmant) & _field(x.dtype)
    exponent = field + limits.minexp - shift
    zero = scalar.constant(0, pattern.dtype)
    return scalar.cast(scalar.select(_has_no_exponent(x), zero, exponent), _EXPONENT)


def _field(dtype: np.dtype) -> int:
    """The bits that the exponent of a number has, at the lowest place."""
    return (1 << (8 * dtype.itemsize - 1 - int(limits_of(dtype).nmant))) - 1


def _normal_pattern(x: Expression) -> tuple[Expression, Expression]:
    """The bits of a number times the power of two that makes it normal, and that power."""
    limits, bits = limits_of(x.dtype), BITS[x.dtype.itemsize]
    shift = limits.nmant + 1
    is_small = scalar.absolute(x) < float(limits.smallest_normal)
    scaled = scalar.select(is_small, x * 2.0**shift, x)
    power = scalar.select(is_small, scalar.constant(shift, bits), scalar.constant(0, bits))
    return scalar.bits(scaled, bits), power


_EXPONENT = np.dtype(np.int32)

MODF = Operation(
    "modf",
    kind=OperationKind.MULTIPLE,
    infer=_infer_modf,
    rules=(
        LOWERINGS(_lower_by_name("modf")),
        OUTPUTS(
            (
                _output("modf", 0, _infer_modf, _fraction),
                _output("modf", 1, _infer_modf, scalar.trunc),
            )
        ),
    ),
)
FREXP = Operation(
    "frexp",
    kind=OperationKind.MULTIPLE,
    infer=_infer_frexp,
    rules=(
        LOWERINGS(_lower_by_name("frexp")),
        OUTPUTS(
            (
                _output("frexp", 0, _infer_frexp, _mantissa),
                _output("frexp", 1, _infer_frexp, _exponent),
            )
        ),
    ),
)


def outputs_of(every: LazyTensor) -> tuple[LazyTensor, ...]:
    """All outputs of what has several, as tensors of their own."""
    parts = enumerate(every._node.outputs)
    if every._recording.recorder in current_context().recorder.around:
        # What is traced takes tensors from its surroundings, and so no node of several outputs.
        return tuple([record_around(OUTPUT, every, (index, type)) for index, type in parts])
    return tuple([record(OUTPUT, (every,), (index, type)) for index, type in parts])


def modf(x: LazyTensor, /) -> tuple[LazyTensor, LazyTensor]:
    """The fractional and the integral part of each element, both with its sign.

    Integers are converted to the default real dtype. Raises `DTypeError` for complex numbers. Has
    no gradient.
    """
    x = as_tensor("modf", x)
    fractional, integral = outputs_of(record(MODF, (convert(x, floating(x.dtype)),)))
    return fractional, integral


def frexp(x: LazyTensor, /) -> tuple[LazyTensor, LazyTensor]:
    """Mantissas, of magnitude 0.5 to 1, and exponents (int32): ``x == mantissa * 2**exponent``.

    Integers are converted to the default real dtype. Raises `DTypeError` for complex numbers. Has
    no gradient.
    """
    x = as_tensor("frexp", x)
    mantissa, exponent = outputs_of(record(FREXP, (convert(x, floating(x.dtype)),)))
    return mantissa, exponent
