"""What stands, while a function is traced, in the place of the arguments it is traced for."""

from __future__ import annotations

from typing import Any

from lazyasync.ir.types import TensorType
from lazyasync.ops.promotion import canonical_dtype, python_scalar
from lazyasync.recording.tracing import TracedNumber
from lazyasync.tensor import LazyTensor

__all__: list[str] = []


def type_of_example(example: Any) -> Any:
    """What calls have in the place of an example, as `lazyasync.recording.tracing.trace` takes it.

    Of what has a shape and a dtype, these; of a number that it is one; anything else as it is.
    """
    if type(example) is LazyTensor:
        return example._node.type
    number: Any = python_scalar(example)
    if number is not None:
        return number if type(number) is bool else TracedNumber(number)
    if hasattr(example, "shape") and hasattr(example, "dtype") and not isinstance(example, type):
        shape = tuple([int(length) for length in example.shape])
        return TensorType(shape, canonical_dtype(example.dtype))
    return example
