"""What has to do with narrow dtypes, and the conversions from and to them.

These are bfloat16 and, with ``half``, where code is generated that converts it, float16.
"""

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


def is_narrow(type: TensorType, half: bool = False) -> bool:
    """Whether a tensor is of a narrow dtype."""
    return _is_narrow(type.dtype, half)


def _is_narrow(dtype: np.dtype, half: bool) -> bool:
    return (dtype.kind == "V" and is_bfloat16(dtype)) or (half and dtype.char == "e")


def concerns(node: Node, inputs: Sequence[TensorType], half: bool = False) -> bool:
    """Whether an operation has to do with a narrow dtype."""
    return any(_is_narrow(type.dtype, half) for type in (*node.outputs, *inputs))


def converts_narrow(output: TensorType, source: TensorType, half: bool = False) -> bool:
    """Whether a conversion is that of a narrow dtype from or to float32."""
    narrow, other = (output, source) if is_narrow(output, half) else (source, output)
    return is_narrow(narrow, half) and other.dtype == SINGLE


def stand_in(type: TensorType, dtype: np.dtype) -> TensorType:
    """The type with another dtype for bfloat16."""
    return TensorType(type.shape, dtype) if is_narrow(type) else type


def stand_in_attributes(attributes: Attributes, dtype: np.dtype, half: bool = False) -> Attributes:
    """The attributes of an operation with another dtype for narrow ones."""
    narrow = [isinstance(value, np.dtype) and _is_narrow(value, half) for value in attributes]
    if not any(narrow):
        return attributes
    values = [dtype if is_one else value for value, is_one in zip(attributes, narrow, strict=True)]
    return attributes._make(values) if hasattr(attributes, "_make") else tuple(values)
