"""What operations on one tensor take: a tensor, or what can be one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.ops.manipulation.host_arrays import (
    cast_array,
    default_of,
    exact_array,
    sample_of,
    says_its_dtype,
    stored,
)
from lazyasync.ops.manipulation.joining import holds_tensor, numbers_of_nest, stacked
from lazyasync.ops.promotion import (
    Number,
    canonical_dtype,
    kind_rank,
    python_scalar,
    scalar_dtype,
)
from lazyasync.recording import SymbolicNumber, host_tensor
from lazyasync.tensor import LazyTensor


def is_operand(value: Any) -> bool:
    """Whether ``value`` is something to compute with: a tensor, number, array or sequence."""
    if isinstance(value, (LazyTensor, int, float, complex, np.ndarray, np.generic)):
        return True
    if isinstance(value, Sequence):
        return not isinstance(value, (str, bytes, bytearray))
    return hasattr(value, "__array__")


def as_tensor(name: str, value: Any, device: Device | None = None) -> LazyTensor:
    """A tensor as it is; an array, a number or a sequence on a device; None: the job's first one.

    For what stands alone, or has nothing to do with the dtypes of others, as indices and masks:
    numbers and sequences of Python's get the default dtypes. Raises ``TypeError`` for anything
    else, and `DTypeError` for a dtype that tensors cannot have.
    """
    if type(value) is LazyTensor:
        return value
    if type(value) is SymbolicNumber:
        return value.tensor()
    if not is_operand(value):
        raise TypeError(f"{name} takes a tensor, an array or a number, not {type(value).__name__}")
    return uploaded(name, value, device)


def check_tensor(name: str, value: Any) -> LazyTensor:
    """``value``, which must be a tensor, or stand for a number. Raises ``TypeError``."""
    if isinstance(value, LazyTensor):
        return as_tensor(name, value)
    raise TypeError(f"{name} takes a tensor, not {type(value).__name__}; make one with la.asarray")


def kind_number(value: Any) -> Number | None:
    """A number of the kind of an operand that has no dtype, or itself; None for what has one."""
    number = python_scalar(value)
    if number is not None:
        return number
    if isinstance(value, LazyTensor) or not is_operand(value) or says_its_dtype(value):
        return None
    if not holds_tensor(value):
        return sample_of(exact_array(value))
    numbers = numbers_of_nest(value)
    return None if numbers is None else max(numbers, key=kind_rank)


def uploaded(
    name: str, value: Any, device: Device | None, beside: np.dtype | None = None
) -> LazyTensor:
    """An array, a number or a sequence as a tensor of a device; None: the job's first one.

    Numbers and sequences of Python's are weak: they get the dtype that `scalar_dtype` finds for
    them ``beside`` tensors of one, or else the default dtypes. Those with tensors in them become
    one, as `stacked` has it. Raises `DTypeError` for a dtype that tensors cannot have, and
    ``OverflowError`` for an integer that its dtype cannot hold.
    """
    if isinstance(value, np.ndarray):  # a copy, which nobody else writes to
        array = np.array(value, order="C")
        return host_tensor(cast_array(array, canonical_dtype(array.dtype)), device)
    if holds_tensor(value):
        return stacked(name, value, beside=beside)
    number = python_scalar(value)
    array = exact_array(value if number is None else number)
    if number is None and says_its_dtype(value):
        return host_tensor(cast_array(array, canonical_dtype(array.dtype)), device)
    dtype = default_of(array) if beside is None else scalar_dtype(beside, sample_of(array))
    return host_tensor(stored(name, array, dtype), device)
