"""What has to do with bfloat16, and the conversions from and to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Node, Operation, OperationKind
from lazyasync.ir.rules import ELEMENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType, is_bfloat16

SINGLE = np.dtype(np.float32)

CONVERSIONS = frozenset({"cast", "convert"})
"""The operations that convert to another dtype: the users', and that of this module."""
KNOWING = CONVERSIONS | {"nextafter", "normal", "uniform"}
"""Those whose kernels are given bfloat16, and round to it themselves."""


class ConversionAttributes(NamedTuple):
    """``dtype``: the dtype to convert to."""

    dtype: np.dtype


def _lower_conversion(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ConversionAttributes
) -> Kernel:
    copyto = xp.copyto
    return lambda source, out: copyto(out, source, casting="unsafe")


CONVERT = Operation(
    "convert",
    kind=OperationKind.ELEMENTWISE,
    infer=lambda inputs, attributes: TensorType(inputs[0].shape, attributes.dtype),
    attributes=ConversionAttributes,
    rules=(
        LOWERINGS(_lower_conversion),
        ELEMENTS(lambda x, dtype, attributes: scalar.cast(x[0], dtype)),
    ),
)
"""A conversion that nobody recorded."""


def is_narrow(type: TensorType) -> bool:
    """Whether a tensor is of bfloat16."""
    return type.dtype.kind == "V" and is_bfloat16(type.dtype)


def concerns(node: Node, inputs: Sequence[TensorType]) -> bool:
    """Whether an operation has to do with bfloat16."""
    return any(map(is_narrow, node.outputs)) or any(map(is_narrow, inputs))


def converts_narrow(output: TensorType, source: TensorType) -> bool:
    """Whether a conversion is that of bfloat16 from or to float32."""
    narrow, other = (output, source) if is_narrow(output) else (source, output)
    return is_narrow(narrow) and other.dtype == SINGLE


def stand_in(type: TensorType, dtype: np.dtype) -> TensorType:
    """The type with another dtype for bfloat16."""
    return TensorType(type.shape, dtype) if is_narrow(type) else type


def stand_in_attributes(attributes: Attributes, dtype: np.dtype) -> Attributes:
    """The attributes of an operation with another dtype for bfloat16."""
    if not any(isinstance(value, np.dtype) and is_bfloat16(value) for value in attributes):
        return attributes
    values = [
        dtype if isinstance(value, np.dtype) and is_bfloat16(value) else value
        for value in attributes
    ]
    return attributes._make(values) if hasattr(attributes, "_make") else tuple(values)
