"""How kernels combine elements of a dtype, as text: sums, products, extrema."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import literal, memory_type
from lazyasync.ir.types import is_bfloat16, kind_of

_COMBINED = {
    "add": "{0} + {1}",
    "multiply": "{0} * {1}",
    "minimum": "minimum<{2}>({0}, {1})",
    "maximum": "maximum<{2}>({0}, {1})",
}
_OF_BOOLEANS = {
    "add": "{0} | {1}",
    "multiply": "{0} & {1}",
    "minimum": "{0} & {1}",
    "maximum": "{0} | {1}",
}
_WIDE = {"i": "long long", "u": "unsigned long long", "b": "unsigned char"}


def number(element: str, dtype: np.dtype) -> str:
    """An element of memory as a number: those of half precision in single."""
    if dtype.char == "e":
        return f"from_float16({element})"
    return f"from_bfloat16({element})" if is_bfloat16(dtype) else element


def element(number: str, dtype: np.dtype) -> str:
    """A number as an element of memory."""
    if dtype.char == "e":
        return f"to_float16((float)({number}))"
    if is_bfloat16(dtype):
        return f"to_bfloat16((float)({number}))"
    return f"({memory_type(dtype)})({number})"


@dataclass(frozen=True)
class Combining:
    """Elements of a dtype, and ``how`` they are combined: see `_COMBINED`."""

    dtype: np.dtype
    how: str

    @property
    def type(self) -> str:
        """What results are held in: sums and products of floating-point numbers in double."""
        if kind_of(self.dtype) != "f":
            return _WIDE[self.dtype.kind]
        is_wide = self.dtype.char == "d" or self.how in ("add", "multiply")
        return "double" if is_wide else "float"

    @property
    def itemsize(self) -> int:
        """The bytes of that."""
        return {"float": 4, "unsigned char": 1}.get(self.type, 8)

    @property
    def identity(self) -> str:
        """What changes nothing, nor the sign of a zero."""
        if self.dtype.kind == "b":
            return "0" if self.how in ("add", "maximum") else "1"
        if self.how == "add":
            return "-0.0" if self.type == "double" else "0"
        if self.how == "multiply":
            return "1"
        is_lowest = self.how == "maximum"
        if self.dtype.kind in "iu":
            info = np.iinfo(self.dtype)
            return f"({self.type}){literal(info.min if is_lowest else info.max, self.dtype)}"
        infinity = -math.inf if is_lowest else math.inf
        return literal(infinity, np.dtype(np.float64 if self.type == "double" else np.float32))

    def combined(self, first: str, second: str) -> str:
        """Both, of which the first came before."""
        texts = _OF_BOOLEANS if self.dtype.kind == "b" else _COMBINED
        return texts[self.how].format(first, second, self.type)

    def read(self, element: str, dtype: np.dtype | None = None) -> str:
        """An element of memory, of the same or another dtype, as what results are held in."""
        dtype = self.dtype if dtype is None else dtype
        if dtype.kind == "b":
            return f"({self.type})({element} != 0)"
        return f"({self.type}){number(element, dtype)}"

    def written(self, result: str) -> str:
        """A result as an element of memory."""
        return element(result, self.dtype)
