"""What dtypes can hold, of which kind they are, and what they promote to.

Source: Python array API standard 2025.12, "Data type functions".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import is_bfloat16, kind_of, limits_of
from lazyasync.ops.promotion import (
    Number,
    canonical_dtype,
    promote,
    python_scalar,
    scalar_dtype,
)
from lazyasync.tensor import LazyTensor

__all__ = [
    "can_cast",
    "finfo",
    "iinfo",
    "isdtype",
    "issubdtype",
    "promote_types",
    "result_type",
]

KINDS: dict[str, str] = {
    "bool": "b",
    "signed integer": "i",
    "unsigned integer": "u",
    "integral": "iu",
    "real floating": "f",
    "complex floating": "c",
    "numeric": "iufc",
}
"""The kinds of the standard, and which of `kind_of` they comprise."""


# ---- limits --------------------------------------------------------------------------------


@dataclass(frozen=True)
class FloatingInfo:
    """What `finfo` gives: the limits of a real dtype, as Python numbers.

    ``eps`` is the distance from 1 to the next larger number, ``smallest_normal`` the smallest
    positive number of full precision, ``smallest_subnormal`` the smallest positive one at all.
    """

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    smallest_subnormal: float
    dtype: np.dtype

    @property
    def tiny(self) -> float:
        """`smallest_normal`, as NumPy and PyTorch call it."""
        return self.smallest_normal


@dataclass(frozen=True)
class IntegerInfo:
    """What `iinfo` gives: the limits of an integer dtype."""

    bits: int
    max: int
    min: int
    dtype: np.dtype


def _dtype_of(value: Any) -> np.dtype:
    """The dtype of a tensor or an array, or ``value`` itself as a dtype."""
    if isinstance(value, LazyTensor):
        return value.dtype
    if isinstance(value, (np.ndarray, np.generic)):
        return canonical_dtype(value.dtype)
    if value is None:  # which is float64 to NumPy
        raise DTypeError("None is not a dtype")
    return canonical_dtype(value)


def finfo(type: Any, /) -> FloatingInfo:
    """The limits of a real dtype; of a complex one, or of a tensor, those of its real part.

    Gives a `FloatingInfo`. Raises `DTypeError` for integers and booleans.
    """
    dtype = _dtype_of(type)
    if kind_of(dtype) not in "fc":
        raise DTypeError(f"finfo: {dtype} is not a floating dtype; for integers there is la.iinfo")
    limits = limits_of(dtype)
    return FloatingInfo(
        bits=int(limits.bits),
        eps=float(limits.eps),
        max=float(limits.max),
        min=float(limits.min),
        smallest_normal=float(limits.smallest_normal),
        smallest_subnormal=float(limits.smallest_subnormal),
        dtype=canonical_dtype(limits.dtype),
    )


def iinfo(type: Any, /) -> IntegerInfo:
    """The limits of an integer dtype, or of a tensor's.

    Gives an `IntegerInfo`. Raises `DTypeError` for other dtypes.
    """
    dtype = _dtype_of(type)
    if kind_of(dtype) not in "iu":
        raise DTypeError(f"iinfo: {dtype} is not an integer dtype")
    limits = np.iinfo(dtype)
    return IntegerInfo(bits=int(limits.bits), max=int(limits.max), min=int(limits.min), dtype=dtype)


# ---- kinds and promotion -------------------------------------------------------------------


def isdtype(dtype: Any, kind: Any) -> bool:
    """Whether ``dtype`` is of a kind, is a dtype, or is one of a tuple of both.

    Kinds are ``"bool"``, ``"signed integer"``, ``"unsigned integer"``, ``"integral"``,
    ``"real floating"``, ``"complex floating"`` and ``"numeric"``. float16 is real floating. Raises
    ``ValueError`` for another kind, and `DTypeError` for what is no dtype.
    """
    given = _dtype_of(dtype)
    # Each kind is looked at, so that a wrong one is an error also behind one that fits.
    found = [_is_of_kind(given, each) for each in (kind if isinstance(kind, tuple) else (kind,))]
    return any(found)


def _is_of_kind(dtype: np.dtype, kind: Any) -> bool:
    if isinstance(kind, str):
        if kind in KINDS:
            return kind_of(dtype) in KINDS[kind]
        try:
            return dtype == canonical_dtype(kind)
        except DTypeError:
            listed = ", ".join(map(repr, KINDS))
            raise ValueError(f"isdtype: {kind!r} is not one of the kinds {listed}") from None
    return dtype == _dtype_of(kind)


def issubdtype(arg1: Any, arg2: Any, /) -> bool:
    """Whether a dtype, or a tensor's, is another one, or belongs to a group of NumPy's.

    Groups are NumPy's abstract types, such as ``np.floating``, and ``float``, ``int``, ``complex``
    and ``bool`` stand for float64, int64, complex128 and bool as in ``np.issubdtype``. bfloat16 is
    among ``np.floating`` too. `isdtype` has the groups of the array API standard.
    """
    first, second = _number_class(arg1), _number_class(arg2)
    if first.__module__ != np.__name__ and is_bfloat16(np.dtype(first)):
        return first is second or issubclass(np.floating, second)
    return issubclass(first, second)


def _number_class(value: Any) -> type:
    """The class of NumPy's of the numbers of a dtype; a class of NumPy's is what it is."""
    if isinstance(value, type) and issubclass(value, np.generic):
        return value
    dtype: np.dtype = np.dtype(value.dtype if isinstance(value, LazyTensor) else value)
    return dtype.type


def can_cast(from_: Any, to: Any, /) -> bool:
    """Whether promotion leads from a dtype, or a tensor's, to another one.

    That is whether ``result_type(from_, to)`` is ``to``. Since an integer beside a real number
    becomes one of that dtype, int64 can be cast to float32; NumPy's rule of that name says no.
    """
    source, target = _dtype_of(from_), _dtype_of(to)
    try:
        return promote("can_cast", source, target) == target
    except DTypeError:  # they have nothing in common
        return False


_RANKS = {"b": 0, "u": 1, "i": 1, "f": 2, "c": 2}
"""Operands of a lower rank than another have no part in the common dtype."""


def promote_types(type1: Any, type2: Any, /) -> np.dtype:
    """The dtype of an operation on tensors of two dtypes, which are given, or are tensors'.

    The rules are those of `result_type`. Raises `DTypeError` where there is no common dtype.
    """
    return result_type(_dtype_of(type1), _dtype_of(type2))


def result_type(*arrays_and_dtypes: Any) -> np.dtype:
    """The dtype of an operation on tensors, arrays, dtypes and numbers, whatever their order.

    Python numbers, and NumPy's, take on the dtype of what is beside them if it is of their kind or
    a higher one. Raises `DTypeError` where there is no common dtype, as of int64 and uint64, and
    ``ValueError`` unless at least one argument is a tensor, an array or a dtype.
    """
    dtypes: list[np.dtype] = []
    numbers: list[Number] = []
    for value in arrays_and_dtypes:
        number = python_scalar(value)
        if number is None:
            dtypes.append(_dtype_of(value))
        else:
            numbers.append(number)
    if not dtypes:
        raise ValueError("result_type takes at least one tensor, array or dtype")
    highest = max(_RANKS[kind_of(dtype)] for dtype in dtypes)
    decisive = [dtype for dtype in dtypes if _RANKS[kind_of(dtype)] == highest]
    common = reduce(lambda one, other: promote("result_type", one, other), decisive)
    return reduce(scalar_dtype, numbers, common)
