"""Quotients of integers and what they leave, of which processors have no vectors.

By a divisor that is the same in all of a loop, LLVM computes what depends on it once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Protocol

import numpy as np

from lazyasync.ir.scalar import BOOL

Parts = tuple[str, str]
"""A quotient and what it leaves."""

_FLOAT32, _FLOAT64 = np.dtype(np.float32), np.dtype(np.float64)
_UINT16, _UINT32 = np.dtype(np.uint16), np.dtype(np.uint32)


class Writer(Protocol):
    """What instructions are added to, as `LlvmWriter`."""

    lanes: int

    def type(self, dtype: np.dtype) -> str:
        """The type of so many lanes."""

    def emit(self, instruction: str) -> str:
        """Adds an instruction; gives the name of its result."""

    def intrinsic(self, name: str, type: str, *operands: str) -> str:
        """A call of an LLVM intrinsic."""

    def literal(self, number: object, dtype: np.dtype) -> str:
        """A constant in all lanes."""

    def integer(self, value: int, bits: int) -> str:
        """An integer constant of so many bits, in all lanes."""


@functools.cache
def _converts_long() -> bool:
    """Whether this processor has vectors of conversions between integers of 64 bits and reals."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    return bool(llvm.get_host_cpu_features().get("avx512dq"))


class Division:
    """Instructions that divide integers of one dtype, rounding towards 0.

    ``is_same``: the divisor is the same in all of a loop.
    """

    def __init__(self, writer: Writer, dtype: np.dtype, is_same: bool) -> None:
        self._writer = writer
        self._emit = writer.emit
        self._dtype = dtype
        self._type = writer.type(dtype)
        self._is_same = is_same
        self._is_signed = dtype.kind == "i"
        self._flag = writer.type(BOOL)
        self._zero = "0" if writer.lanes == 1 else "zeroinitializer"
        """The integer 0 of any size, in all lanes."""

    def parts(self, left: str, right: str) -> Parts:
        """The quotient and what it leaves, which is of the sign of the dividend.

        Whoever needs one of them leaves the other, which LLVM drops.
        """
        if self._dtype.itemsize == 1:
            return self._of_bytes(left, right)
        if self._dtype.itemsize <= 4:
            return self._by_reciprocal(left, right)
        if _converts_long():
            return self._of_magnitudes(self._type, left, right, self._long_by_reals)
        if self._is_same:
            return self._of_magnitudes(self._type, left, right, self._long_by_one)
        # One by one, which takes less than what conversions are made of without vectors of them.
        whole = self._emit(f"{'us'[self._is_signed]}div {self._type} {left}, {right}")
        return whole, self._rest(self._type, whole, left, right)

    def _of_bytes(self, left: str, right: str) -> Parts:
        byte, word = self._type, self._writer.type(_UINT16)
        extends = "sext" if self._is_signed else "zext"
        left, right = [self._emit(f"{extends} {byte} {each} to {word}") for each in (left, right)]
        divide = self._bytes_by_one if self._is_same else self._bytes_by_many
        whole, rest = [
            self._emit(f"trunc {word} {part} to {byte}")
            for part in self._of_magnitudes(word, left, right, divide)
        ]
        return whole, rest

    def _bytes_by_many(self, above: str, below: str) -> Parts:
        """Of magnitudes of 8 bits, in 16.

        The upper half of a product of 16 bits by ``256 / divisor``, rounded down, which falls short
        by less than a number of 8 bits in 256: so by at most 1, which is looked for. The factor is
        computed in single precision, with which what is not whole does not come out at the next
        integer.
        """
        word, real = self._writer.type(_UINT16), self._writer.type(_FLOAT32)
        divided = self._divided(256.0, word, below)
        factor = self._emit(f"fptoui {real} {divided} to {word}")
        product = self._emit(f"mul {word} {above}, {factor}")
        found = self._emit(f"lshr {word} {product}, {self._writer.literal(8, _UINT16)}")
        return self._corrected(word, found, above, below)

    def _bytes_by_one(self, above: str, below: str) -> Parts:
        """The same by a divisor that is the same in all of a loop.

        The upper part of a product by ``65536 / divisor``, rounded up: by less than one part in the
        divisor, which makes less than ``1 / divisor`` of what is below 256. The factor has 17 bits,
        so that it is taken in two parts, of which no product has more than 16. It is computed in
        single precision, as that by many.
        """
        writer, emit = self._writer, self._emit
        word, real, wide = writer.type(_UINT16), writer.type(_FLOAT32), writer.type(_UINT32)
        eight = writer.literal(8, _UINT16)
        one, bits, eight_wide = [writer.literal(number, _UINT32) for number in (1, 255, 8)]
        divided = self._divided(65535.0, word, below)
        rounded = emit(f"fptosi {real} {divided} to {wide}")
        factor = emit(f"add {wide} {rounded}, {one}")
        low = emit(f"and {wide} {factor}, {bits}")
        high = emit(f"lshr {wide} {factor}, {eight_wide}")
        by_high, by_low = [
            emit(f"mul {word} {above}, {emit(f'trunc {wide} {part} to {word}')}")
            for part in (high, low)
        ]
        carry = emit(f"lshr {word} {by_low}, {eight}")
        whole = emit(f"lshr {word} {emit(f'add {word} {by_high}, {carry}')}, {eight}")
        return whole, self._rest(word, whole, above, below)

    def _divided(self, number: float, word: str, below: str) -> str:
        """A number by an integer without a sign, in single precision."""
        real = self._writer.type(_FLOAT32)
        divisor = self._emit(f"uitofp {word} {below} to {real}")
        return self._emit(f"fdiv {real} {self._writer.literal(number, _FLOAT32)}, {divisor}")

    def _by_reciprocal(self, left: str, right: str) -> Parts:
        """Of integers of up to 32 bits.

        What the reciprocal is too large by outweighs all rounding, so that a quotient which is an
        integer does not come out below it. It does not come out at the next integer either: up to
        there it is at least one part in ``abs(left) + abs(right)``, of 2**17 in single and of 2**33
        in double precision, where all errors together are below 2**-20 and 2**-49.
        """
        writer, is_short = self._writer, self._dtype.itemsize <= 2
        real = _FLOAT32 if is_short else _FLOAT64
        integers, reals, sign = self._type, writer.type(real), "us"[self._is_signed]
        dividend, divisor = [
            self._emit(f"{sign}itofp {integers} {operand} to {reals}") for operand in (left, right)
        ]
        above = writer.literal(1 + 2.0 ** (-21 if is_short else -50), real)
        reciprocal = self._emit(f"fdiv {reals} {above}, {divisor}")
        quotient = self._emit(f"fmul {reals} {dividend}, {reciprocal}")
        whole = self._emit(f"fpto{sign}i {reals} {quotient} to {integers}")
        return whole, self._rest(integers, whole, left, right)

    def _long_by_reals(self, above: str, below: str) -> Parts:
        """Of magnitudes of 64 bits.

        The quotient is computed in double precision, by a reciprocal that is too small by more than
        all rounding. So it is never too large, and falls short by at most 1 and one part in 2**49,
        which is below 2**15. Of what is left the quotient is computed once more, and falls short by
        at most 1, which is looked for.
        """
        type, real = self._type, self._writer.type(_FLOAT64)
        less = self._writer.literal(1 - 2.0**-50, _FLOAT64)
        divisor = self._emit(f"uitofp {type} {below} to {real}")
        reciprocal = self._emit(f"fdiv {real} {less}, {divisor}")

        def part(rest: str) -> str:
            number = self._emit(f"uitofp {type} {rest} to {real}")
            product = self._emit(f"fmul {real} {number}, {reciprocal}")
            return self._emit(f"fptoui {real} {product} to {type}")

        first = part(above)
        found = self._emit(f"add {type} {first}, {part(self._rest(type, first, above, below))}")
        return self._corrected(type, found, above, below)

    def _long_by_one(self, above: str, below: str) -> Parts:
        """The same by a divisor that is the same in all of a loop, without such conversions.

        The quotient is the upper half of a product of 128 bits by ``2**64 / divisor``, rounded
        down, which LLVM computes once. It is never too large. What rounding takes off the factor is
        less than 1, and so off what is rounded down once more: it falls short by at most 1, which
        is looked for.
        """
        type = self._type
        factor = self._emit(f"udiv {type} {self._writer.integer(-1, 64)}, {below}")
        return self._corrected(type, self._upper_half(above, factor), above, below)

    def _upper_half(self, left: str, right: str) -> str:
        """That of a product of 128 bits, by products of 32 bits, of which processors have vectors.

        Source: Knuth, "The Art of Computer Programming", volume 2, 4.3.1.
        """
        emit, type = self._emit, self._type
        low, half = self._writer.integer((1 << 32) - 1, 64), self._writer.integer(32, 64)
        (left_low, left_high), (right_low, right_high) = [
            [emit(f"and {type} {each}, {low}"), emit(f"lshr {type} {each}, {half}")]
            for each in (left, right)
        ]
        lowest, left_middle, right_middle, highest = [
            emit(f"mul nuw {type} {one}, {other}")
            for one, other in (
                (left_low, right_low),
                (left_low, right_high),
                (left_high, right_low),
                (left_high, right_high),
            )
        ]
        middle = emit(f"add nuw {type} {right_middle}, {emit(f'lshr {type} {lowest}, {half}')}")
        rest = emit(f"add nuw {type} {left_middle}, {emit(f'and {type} {middle}, {low}')}")
        for each in (middle, rest):
            carry = emit(f"lshr {type} {each}, {half}")
            highest = emit(f"add nuw {type} {highest}, {carry}")
        return highest

    def _rest(self, type: str, quotient: str, above: str, below: str) -> str:
        """What a quotient leaves of the dividend."""
        taken = self._emit(f"mul {type} {quotient}, {below}")
        return self._emit(f"sub {type} {above}, {taken}")

    def _corrected(self, type: str, found: str, above: str, below: str) -> Parts:
        """Of magnitudes, of whose quotient what is found may have fallen short by 1."""
        rest = self._rest(type, found, above, below)
        more = self._emit(f"icmp uge {type} {rest}, {below}")
        less = self._emit(f"sub {type} {rest}, {below}")
        one = self._emit(f"zext {self._flag} {more} to {type}")
        return (
            self._emit(f"add {type} {found}, {one}"),
            self._emit(f"select {self._flag} {more}, {type} {less}, {type} {rest}"),
        )

    def _of_magnitudes(
        self, type: str, left: str, right: str, divide: Callable[[str, str], Parts]
    ) -> Parts:
        """Of numbers that may be negative, by what divides their magnitudes."""
        if not self._is_signed:
            return divide(left, right)
        whole, rest = divide(*[self._magnitude(type, operand) for operand in (left, right)])
        signs = self._emit(f"xor {type} {left}, {right}")
        return self._with_sign(type, whole, signs), self._with_sign(type, rest, left)

    def _with_sign(self, type: str, magnitude: str, of: str) -> str:
        is_negative = self._emit(f"icmp slt {type} {of}, {self._zero}")
        negative = self._emit(f"sub {type} {self._zero}, {magnitude}")
        return self._emit(
            f"select {self._flag} {is_negative}, {type} {negative}, {type} {magnitude}"
        )

    def _magnitude(self, type: str, value: str) -> str:
        """The absolute value of an integer, as one without a sign."""
        negative = self._emit(f"sub {type} {self._zero}, {value}")
        return self._writer.intrinsic("smax", type, value, negative)
