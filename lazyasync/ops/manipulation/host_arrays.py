"""Numbers and nests of numbers as arrays of the dtypes that tensors have, and what is refused.

What has no dtype of its own is converted once, from what the user wrote to the dtype that it gets.
A number that this dtype cannot hold raises what NumPy raises for it; beyond the largest number of a
floating dtype is infinity.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.promotion import (
    INTEGER,
    Scalar,
    canonical_dtype,
    check_scalar_range,
    default_of_kind,
)

_SAMPLES: dict[str, Scalar] = {"b": False, "i": 2, "u": 2, "f": 0.5, "c": 1j}
"""A number of each kind."""
_BEYOND_INT64 = 2.0**63


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


def exact_array(value: Any) -> np.ndarray:
    """A new array for host data. Integers of Python's stay exact, of which NumPy makes floats.

    Beyond int64 they are of uint64, or else objects.
    """
    array = np.array(value, order="C")
    kind = array.dtype.kind
    if kind not in "fcO" or says_its_dtype(value) or _is_of_floats(value):
        return array
    if kind != "O" and not (array.size and np.abs(array).max() >= _BEYOND_INT64):
        return array
    whole = np.array(value, dtype=object, order="C")
    kinds = set(map(type, whole.flat))
    if all(issubclass(kind, (int, np.integer, np.bool_)) for kind in kinds):
        return _unsigned(whole)
    if kind == "O" and all(issubclass(kind, (int, float, complex, np.generic)) for kind in kinds):
        is_complex = any(issubclass(kind, (complex, np.complexfloating)) for kind in kinds)
        return whole.astype(np.complex128 if is_complex else np.float64)
    return array


def _is_of_floats(value: Any) -> bool:
    """Whether a number or a sequence is one of floats alone, as nearly all are."""
    return type(value) is float or (type(value) is list and set(map(type, value)) == {float})


def _unsigned(whole: np.ndarray) -> np.ndarray:
    is_unsigned = all(0 <= number < 1 << 64 for number in whole.flat)
    return whole.astype(np.uint64) if is_unsigned else whole


def sample_of(array: np.ndarray) -> Scalar:
    """A number of the kind of an array. Raises `DTypeError` for what are no numbers."""
    if array.dtype.kind == "O" and _holds_integers(array):
        return 2
    return _SAMPLES[kind_of(canonical_dtype(array.dtype))]


def default_of(array: np.ndarray) -> np.dtype:
    """The default dtype for the numbers of an array that has not been given a dtype."""
    if array.dtype.kind == "O" and _holds_integers(array):
        return INTEGER
    dtype = canonical_dtype(array.dtype)
    return default_of_kind(kind_of(dtype)) or dtype


def _holds_integers(array: np.ndarray) -> bool:
    return all(isinstance(number, int) for number in array.flat)


def is_held(array: np.ndarray, dtype: np.dtype) -> bool:
    """Whether the integers of an array are all in the range of an integer dtype."""
    if not array.size:
        return True
    limits = np.iinfo(dtype)
    return bool(limits.min <= array.min() and array.max() <= limits.max)


def stored(name: str, array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """Numbers that have no dtype of their own in one that tensors have.

    Raises ``OverflowError`` for a number that an integer dtype cannot hold, ``ValueError`` for NaN
    there, and `DTypeError` for complex numbers in a real dtype.
    """
    if array.dtype == dtype:
        return array
    kind = array.dtype.kind
    if kind == "c" and dtype.kind not in "bc":
        raise DTypeError(f"{name}: {array.dtype} cannot be stored in a tensor of {dtype}")
    if kind == "O" and _holds_integers(array):
        for number in array.flat if dtype.kind != "b" else ():
            check_scalar_range(name, number, dtype)
    elif dtype.kind in "iu" and kind in "iufV":
        _check_range(name, array.astype(np.float32) if kind == "V" else array, dtype)
    return cast_array(array, dtype)


def _check_range(name: str, array: np.ndarray, dtype: np.dtype) -> None:
    limits = np.iinfo(dtype)
    if array.dtype.kind == "f":
        whole = np.trunc(array.astype(np.float64))
        wrong = array[~((whole >= float(limits.min)) & (whole < float(limits.max + 1)))]
    elif is_held(array, dtype):
        return
    else:
        wrong = array[(array < limits.min) | (array > limits.max)]
    if wrong.size:
        check_scalar_range(name, wrong.flat[0].item(), dtype)


def cast_array(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """An array in another dtype, as ``astype`` converts: too large is infinite, without a word."""
    if array.dtype == dtype:
        return array
    with np.errstate(over="ignore", invalid="ignore"):
        return array.astype(dtype)
