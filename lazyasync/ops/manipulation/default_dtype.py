"""The default dtype of real numbers, for a block of a program."""

from __future__ import annotations

from contextvars import Token
from typing import Any, Self

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording.current import put_back
from lazyasync.recording.defaults import chosen, default_real

__all__ = [
    "default_dtype",
    "get_default_dtype",
]


class default_dtype:  # noqa: N801 - it is called like a function, and is no more than that
    """``with la.default_dtype("float64"):`` has real numbers without a dtype be of that one.

    Those are what factories and random draws make without ``dtype``, Python's floats that become
    tensors or stand beside integers, and integers in functions that have fractions. Complex numbers
    become complex128 if it is float64, else complex64; integers stay int64. It holds for what the
    running task records in the block, and for tasks that it starts there, whichever runtime they
    record in; other tasks have theirs, and outside of such blocks there is
    `Config.default_dtype`. Compiled functions are traced for each default that they are called
    under. What tensors have already been given stays.

    Raises `DTypeError` for what is no dtype of real numbers, ``ImportError`` for "bfloat16" without
    ml_dtypes.
    """

    def __init__(self, dtype: Any) -> None:
        if dtype is None:  # which is float64 to NumPy
            raise DTypeError("the default dtype must be one of real numbers, not None")
        canonical = canonical_dtype(dtype)
        if kind_of(canonical) != "f":
            raise DTypeError(f"the default dtype must be one of real numbers, not {canonical}")
        self._dtype = canonical
        self._tokens: list[Token[np.dtype | None]] = []

    def __repr__(self) -> str:
        return f"la.default_dtype({self._dtype.name!r})"

    def __enter__(self) -> Self:
        self._tokens.append(chosen.set(self._dtype))
        return self

    def __exit__(self, *_: object) -> None:
        put_back(chosen, self._tokens.pop())


def get_default_dtype() -> np.dtype:
    """The dtype that real numbers without one have here: see `default_dtype`."""
    return default_real()
