"""Operations with several outputs: one node computes all of them, another each picks one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import check_kind, convert, floating
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
    return (inputs[0], TensorType(inputs[0].shape, np.dtype(np.int32)))


MODF = Operation(
    "modf",
    kind=OperationKind.MULTIPLE,
    infer=_infer_modf,
    rules=(LOWERINGS(_lower_by_name("modf")),),
)
FREXP = Operation(
    "frexp",
    kind=OperationKind.MULTIPLE,
    infer=_infer_frexp,
    rules=(LOWERINGS(_lower_by_name("frexp")),),
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
