"""Elements as unsigned numbers that are in the same order, for kernels that compare them.

NaN is larger than all numbers, and both zeros are equal.
"""

from __future__ import annotations

import numpy as np

from lazyasync.backends.cuda.kernels.combining import number

ORDERED = """\
#ifndef LAZYASYNC_ORDERED
#define LAZYASYNC_ORDERED
static __device__ __forceinline__ unsigned int ordered(float x) {
  const unsigned int bits = x == 0.0f ? 0u : (unsigned int)__float_as_int(x);
  return x != x ? 0xffffffffu : bits >> 31 ? ~bits : bits | 0x80000000u;
}
static __device__ __forceinline__ unsigned long long ordered(double x) {
  const unsigned long long bits = x == 0.0 ? 0ull : (unsigned long long)__double_as_longlong(x);
  return x != x ? ~0ull : bits >> 63 ? ~bits : bits | 1ull << 63;
}
static __device__ __forceinline__ unsigned int ordered(int x) {
  return (unsigned int)x ^ 0x80000000u;
}
static __device__ __forceinline__ unsigned int ordered(unsigned int x) { return x; }
static __device__ __forceinline__ unsigned long long ordered(long long x) {
  return (unsigned long long)x ^ 1ull << 63;
}
static __device__ __forceinline__ unsigned long long ordered(unsigned long long x) { return x; }
#endif
"""
"""What the texts of keys refer to."""


def key_type(dtype: np.dtype) -> str:
    """The type of the keys of a dtype."""
    return "unsigned long long" if dtype.itemsize == 8 else "unsigned int"


def bytes_of(type: str) -> int:
    """The bytes of a key, by its type, and of a key of an index, which is an ``int``."""
    return 8 if "long" in type else 4


def key(element: str, dtype: np.dtype) -> str:
    """The text of the key of an element of memory."""
    if dtype.kind == "b":
        return f"(unsigned int)({element} != 0)"
    if dtype.kind in "iu" and dtype.itemsize < 4:
        return f"ordered((int)({element}))"
    return f"ordered({number(element, dtype)})"


def key_of_smallest(element: str, dtype: np.dtype) -> str:
    """One that is the largest for the smallest element; that of NaN is still the largest."""
    if dtype.kind in "biu":
        return f"~{key(element, dtype)}"
    read = number(element, dtype)
    return f"({read} != {read} ? ordered({read}) : ~ordered({read}))"
