"""Functions of whole numbers: common divisors and multiples, and how many bits are set."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import (
    apply_binary,
    check_kind,
    convert,
    flat_binary,
    promoted,
    same_dtype_operation,
)
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording.fast_path import hot_binary
from lazyasync.tensor import LazyTensor

__all__ = ["bitwise_count", "gcd", "lcm"]

_BYTE = np.dtype(np.uint8)


def _lower_gcd(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    gcd = xp.gcd
    return lambda left, right, out: gcd(left, right, out=out)


GCD = same_dtype_operation("gcd", flat_binary, kinds="iu", lower=_lower_gcd, flops=300.0)


@hot_binary(GCD)
def gcd(left: Any, right: Any, /) -> LazyTensor:
    """The greatest common divisor of two integers, not negative; of 0 and ``n`` it is ``abs(n)``.

    That of the least integers, where it is no number of the dtype, is the least one, as NumPy's.
    Raises `DTypeError` for other than integers.
    """
    return apply_binary(GCD, left, right)


@composed_of("gcd", "absolute", "floor_divide", "multiply", "where")
def lcm(left: Any, right: Any, /) -> LazyTensor:
    """The least common multiple of two integers, not negative; 0 where either is 0.

    It overflows as products do. Raises `DTypeError` for other than integers.
    """
    operands = promoted("lcm", left, right)
    check_kind("lcm", "iu", tuple([operand._node.type for operand in operands]))
    divisor = gcd(*operands)
    dtype = divisor.dtype
    # Without a sign, as the least integer has no magnitude.
    plain = np.dtype(f"u{dtype.itemsize}")
    unsigned = [convert(absolute(each) if dtype.kind == "i" else each, plain) for each in operands]
    both_zero = equal(divisor, 0)
    multiple = unsigned[0] // where(both_zero, 1, convert(divisor, plain)) * unsigned[1]
    return convert(multiple, dtype)


@composed_of("absolute", "right_shift", "bitwise_and", "subtract", "add", "multiply")
def bitwise_count(x: LazyTensor, /) -> LazyTensor:
    """How many bits of the magnitude of an integer are set, or of a boolean (uint8), as NumPy's.

    By sums of neighbouring bits, side by side: Warren, "Hacker's Delight", section 5-1. Raises
    `DTypeError` for other than integers and booleans.
    """
    x = as_tensor("bitwise_count", x)
    if x.dtype.kind not in "biu":
        raise DTypeError(f"bitwise_count: bits are those of integers, not of {x._node.type}")
    if x.dtype.kind == "b":
        return convert(x, _BYTE)
    size = x.dtype.itemsize
    bits = convert(absolute(x) if x.dtype.kind == "i" else x, np.dtype(f"u{size}"))
    ones = 2 ** (8 * size) // 255  # a one in each byte
    bits = bits - (bits >> 1 & 0x55 * ones)
    bits = (bits & 0x33 * ones) + (bits >> 2 & 0x33 * ones)
    bits = bits + (bits >> 4) & 0x0F * ones
    return convert(bits * ones >> 8 * (size - 1) if size > 1 else bits, _BYTE)
