"""The dtypes of tensors, by the names of the array API standard."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = [
    "bool",
    "complex64",
    "complex128",
    "float16",
    "float32",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
]


class NamedDtype:
    """A dtype of NumPy under the name of the standard: what ``x.dtype`` is equal to.

    It has the hash and the attributes of the ``np.dtype``, which is its ``dtype``, and NumPy takes
    it wherever it takes that. It differs in that it is not equal to None, which NumPy's are if they
    are of float64, and in what is printed.
    """

    __slots__ = ("__weakref__", "dtype")

    dtype: np.dtype

    def __init__(self, dtype: Any) -> None:
        self.dtype = np.dtype(dtype)

    def __eq__(self, other: object) -> Any:
        return other is not None and self.dtype == other

    def __hash__(self) -> int:
        return hash(self.dtype)

    def __getattr__(self, name: str) -> Any:
        if name == "dtype":
            raise AttributeError(name)  # of one that is not made yet, as copying asks for
        return getattr(self.dtype, name)

    def __reduce__(self) -> Any:
        return NamedDtype, (self.dtype,)

    def __repr__(self) -> str:
        return f"lazyasync.{self.dtype.name}"


bool = NamedDtype(np.bool_)
int8 = NamedDtype(np.int8)
int16 = NamedDtype(np.int16)
int32 = NamedDtype(np.int32)
int64 = NamedDtype(np.int64)
uint8 = NamedDtype(np.uint8)
uint16 = NamedDtype(np.uint16)
uint32 = NamedDtype(np.uint32)
uint64 = NamedDtype(np.uint64)
float16 = NamedDtype(np.float16)
float32 = NamedDtype(np.float32)
float64 = NamedDtype(np.float64)
complex64 = NamedDtype(np.complex64)
complex128 = NamedDtype(np.complex128)
