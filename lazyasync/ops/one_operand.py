"""What operations on one tensor take: a tensor, or what can be one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.ir.types import kind_of
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.promotion import canonical_dtype, default_of_kind, python_scalar
from lazyasync.recording import SymbolicNumber, host_tensor
from lazyasync.tensor import LazyTensor


def is_operand(value: Any) -> bool:
    """Whether ``value`` is something to compute with: a tensor, number, array or sequence."""
    if isinstance(value, (LazyTensor, int, float, complex, np.ndarray, np.generic)):
        return True
    if isinstance(value, Sequence):
        return not isinstance(value, (str, bytes, bytearray))
    return hasattr(value, "__array__")


def as_tensor(name: str, value: Any) -> LazyTensor:
    """A tensor as it is; an array, a number or a sequence on the first device of the job.

    Raises ``TypeError`` for anything else, and `DTypeError` for a dtype that tensors cannot have.
    """
    if type(value) is LazyTensor:
        return value
    if type(value) is SymbolicNumber:
        return value.tensor()
    if not is_operand(value):
        raise TypeError(f"{name} takes a tensor, an array or a number, not {type(value).__name__}")
    return uploaded(name, value, None)


def check_tensor(name: str, value: Any) -> LazyTensor:
    """``value``, which must be a tensor, or stand for a number. Raises ``TypeError``."""
    if isinstance(value, LazyTensor):
        return as_tensor(name, value)
    raise TypeError(f"{name} takes a tensor, not {type(value).__name__}; make one with la.asarray")


def says_its_dtype(value: Any) -> bool:
    """Whether an array, or what else has the buffer protocol, says of which dtype it is.

    Numbers and sequences of Python's do not.
    """
    if hasattr(value, "dtype"):
        return True
    if isinstance(value, (list, tuple, int, float, complex)):  # nearly always
        return False
    try:
        memoryview(value)
    except TypeError:
        return False
    return True


def uploaded(name: str, value: Any, device: Device | None) -> LazyTensor:
    """An array, a number or a sequence as a tensor of a device; None: the job's first one.

    Numbers and sequences of Python's get the default dtypes, those with tensors in them become
    one, as `stacked` has it. Raises `DTypeError` for a dtype that tensors cannot have.
    """
    if holds_tensor(value):
        return stacked(name, value)
    number = python_scalar(value)
    # A copy, which nobody else writes to.
    array = np.array(value if number is None else number, order="C")
    dtype = canonical_dtype(array.dtype)
    if number is not None or not says_its_dtype(value):
        dtype = default_of_kind(kind_of(dtype)) or dtype
    return host_tensor(array.astype(dtype, copy=False), device)
