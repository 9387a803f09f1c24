"""How rows are reduced: what goes along from element to element, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, literal, llvm_type
from lazyasync.backends.cpu.llvm.writer import UNROLLED, is_given, least_given_width
from lazyasync.compiler.fused_graph import Loop
from lazyasync.ir.scalar import BOOL, Primitive, Reduction

MOST_IN_ORDER = 16
"""Elements of a loop up to which it reduces them in order."""


class Fold:
    """A reduction whose elements are combined one by one.

    Sums and products may be reassociated, so that they go by vectors; rounding differs by that. If
    they go ``in_order``, the same bits come of them wherever they are computed.
    """

    def __init__(
        self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype, *, in_order: bool = False
    ) -> None:
        self.w = writer
        self._in_order = in_order
        self.dtype = dtype
        self._combine = reduction.combine
        type = llvm_type(dtype)
        identity = literal(reduction.identity(dtype), dtype)
        self.types: Sequence[str] = (type,)
        """The types of what is carried along."""
        self.start: Sequence[str] = (identity,)
        """What is carried to the first element."""
        self._compensated = Compensated(writer, dtype) if is_compensated(reduction, dtype) else None
        self.total: Sequence[tuple[str, str]] = ((type, identity),) * (
            2 if self._compensated else 1
        )
        """The types of what is carried from block to block, and what is to the first one."""

    def update(self, carried: Sequence[str], value: str) -> Sequence[str]:
        """The values that are carried on when an element has been combined with those carried."""
        summed = self._combine in (Primitive.ADD, Primitive.MULTIPLY)
        any_order = self.dtype.kind == "f" and summed and not self._in_order
        flags = " reassoc" if any_order else ""
        return (self.w.combine(self._combine, self.dtype, carried[0], value, flags=flags),)

    def merge(self, carried: Sequence[str], other: Sequence[str]) -> Sequence[str]:
        """What is carried when two parts of the elements have been gone over apart."""
        return self.update(carried, other[0])

    def result(self, carried: Sequence[str]) -> str:
        """The result of the reduction, by the values carried out of its last element."""
        return carried[0]

    def add_block(self, carried: Sequence[str], result: str) -> Sequence[str]:
        """What is carried on when a block has been combined with those before it."""
        if self._compensated is not None:
            return self._compensated.add((carried[0], carried[1]), result)
        return (self.w.combine(self._combine, self.dtype, carried[0], result),)

    @property
    def may_be_decided(self) -> bool:
        """Whether there are values that no further element changes: of booleans."""
        return self.dtype == BOOL and self._combine in (Primitive.OR, Primitive.AND)

    def is_decided(self, carried: Sequence[str]) -> str:
        """A flag of whether what is carried from block to block is such a value."""
        some = self._combine is Primitive.OR
        return carried[0] if some else self.w.emit(f"xor i1 {carried[0]}, true")

    def result_of_blocks(self, carried: Sequence[str]) -> str:
        """The result of the reduction, by what is carried out of the last block."""
        if self._compensated is not None:
            return self._compensated.result((carried[0], carried[1]))
        return carried[0]


class ExtremeFold(Fold):
    """The largest or smallest floating-point number.

    That NaN is handed on and 0.0 is more than -0.0 takes several instructions per comparison, each
    waiting for the one before it. So the comparison is a plain one, and the rest is gathered beside
    it: whether there was a NaN, and which signs there were. The result has the sign of those that
    win: one that is not negative makes the largest so, a negative one the smallest.
    """

    def __init__(
        self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype, *, in_order: bool = False
    ) -> None:
        super().__init__(writer, reduction, dtype, in_order=in_order)
        self._largest = reduction.combine is Primitive.MAXIMUM
        self._bits = "i32" if dtype.itemsize == 4 else "i64"
        self._magnitude = (1 << (8 * dtype.itemsize - 1)) - 1
        infinity = np.array(np.inf, dtype).view(f"i{dtype.itemsize}")
        self._infinity = int(infinity)
        self.types = (*self.types, self._bits, self._bits)
        self.start = (*self.start, "-1" if self._largest else "0", "0")

    def update(self, carried: Sequence[str], value: str) -> Sequence[str]:
        """The extreme so far, its sign among the bits, and the bits of the greatest magnitude."""
        bits = self.w.emit(f"bitcast {llvm_type(self.dtype)} {value} to {self._bits}")
        # Those of NaN are above those of infinity. LLVM makes no vectors of a flag.
        magnitude = self.w.emit(f"and {self._bits} {bits}, {self._magnitude}")
        return self.merge(carried, (value, bits, magnitude))

    def merge(self, carried: Sequence[str], other: Sequence[str]) -> Sequence[str]:
        """What is carried when two parts of the elements have been gone over apart."""
        extreme, signs, greatest = carried
        value, bits, magnitude = other
        name = "maximum" if self._largest else "minimum"
        # Poison from the first NaN on, which `result` then drops: nothing else may use it.
        after = self.w.intrinsic(name, llvm_type(self.dtype), extreme, value, flags=" nnan nsz")
        both = "and" if self._largest else "or"
        signs = self.w.emit(f"{both} {self._bits} {signs}, {bits}")
        return after, signs, self.w.intrinsic("smax", self._bits, greatest, magnitude)

    def result(self, carried: Sequence[str]) -> str:
        """The extreme with its sign, or NaN."""
        extreme, signs, greatest = carried
        type = llvm_type(self.dtype)
        sign = self.w.emit(f"bitcast {self._bits} {signs} to {type}")
        signed = self.w.intrinsic("copysign", type, extreme, sign)
        any_nan = self.w.emit(f"icmp sgt {self._bits} {greatest}, {self._infinity}")
        nan = literal(np.nan, self.dtype)
        return self.w.emit(f"select i1 {any_nan}, {type} {nan}, {type} {signed}")


def is_extreme(reduction: Reduction, dtype: np.dtype) -> bool:
    """Whether a reduction is to the largest or smallest of floating-point numbers."""
    return dtype.kind == "f" and reduction.combine in (Primitive.MAXIMUM, Primitive.MINIMUM)


def fold_of(
    writer: LlvmWriter, reduction: Reduction, dtype: np.dtype, *, in_order: bool = False
) -> Fold:
    """How a reduction of numbers of this dtype is done; see `Fold` for ``in_order``."""
    kind = ExtremeFold if is_extreme(reduction, dtype) else Fold
    return kind(writer, reduction, dtype, in_order=in_order)


def goes_in_order(loop: Loop) -> bool:
    """Whether a loop over rows reduces them in order: it has few elements, and code of its own."""
    return (
        loop.columns is not None
        and all(type(length) is int for length in loop.domain)
        and loop.size <= MOST_IN_ORDER
        and not is_given(loop.columns, least_given_width(loop))
    )


def row_stretches(width: int) -> list[tuple[int, int]]:
    """A row in parts that LLVM makes whole vectors of.

    It takes several vectors at a time, and what remains element by element, which in a row of
    1,000 may take as long as all the rest.
    """
    stretches = []
    start = 0
    for unit in (UNROLLED, 16, 4, 1):
        stop = width - width % unit
        if stop > start:
            stretches.append((start, stop))
            start = stop
    return stretches


class OrderKeys:
    """Floating-point numbers as integers whose order is that of the largest or the smallest.

    That NaN is handed on and 0.0 is more than -0.0 takes comparisons and choices for each number.
    As integers numbers have that order if those with a sign have their other bits flipped; what
    they are moved by then, without regard to overflow, has every NaN win. Where many are found side
    by side, that takes as long as comparisons of single precision and less than of half, of which
    LLVM makes no vectors; along rows, as `ExtremeFold` does it is quicker.
    """

    def __init__(self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype) -> None:
        self.w = writer
        self.dtype = np.dtype(f"i{dtype.itemsize}")
        """The dtype of the integers."""
        self.type = llvm_type(self.dtype)
        self._float = dtype
        bits = 8 * dtype.itemsize
        self._sign, self._magnitude = bits - 1, (1 << (bits - 1)) - 1
        infinity = int(np.array(np.inf, dtype).view(self.dtype))
        largest = reduction.combine is Primitive.MAXIMUM
        self._name = "smax" if largest else "smin"
        self.start = -self._magnitude - 1 if largest else self._magnitude
        """The integer that never wins: an infinity."""
        # The infinities' own ones are so and so much: `~infinity` and `infinity`.
        by = self.start - (~infinity if largest else infinity)
        self._by = (by + self._magnitude + 1) % (1 << bits) - self._magnitude - 1

    def of(self, value: str) -> str:
        """The integer of a number."""
        bits = self.w.emit(f"bitcast {llvm_type(self._float)} {value} to {self.type}")
        return self._emit("add", self._flipped(bits), self._by)

    def number(self, key: str) -> str:
        """The number of an integer."""
        bits = self._flipped(self._emit("sub", key, self._by))
        type = llvm_type(self._float)
        value = self.w.emit(f"bitcast {self.type} {bits} to {type}")
        any_nan = self.w.emit(f"fcmp uno {type} {value}, 0.0")
        nan = literal(np.nan, self._float)
        return self.w.emit(f"select i1 {any_nan}, {type} {nan}, {type} {value}")

    def combine(self, one: str, other: str) -> str:
        """The integer of two that wins."""
        return self.w.intrinsic(self._name, self.type, one, other)

    def _flipped(self, bits: str) -> str:
        signs = self._emit("and", self._emit("ashr", bits, self._sign), self._magnitude)
        return self.w.emit(f"xor {self.type} {bits}, {signs}")

    def _emit(self, operation: str, left: str, right: int) -> str:
        return self.w.emit(f"{operation} {self.type} {left}, {right}")


class Compensated:
    """A sum whose rounding errors are summed up beside it, for few summands that are sums of many.

    The error of an addition is itself a number of the same precision, and comes of six additions
    (Knuth, "The Art of Computer Programming", volume 2, section 4.2.2, theorem B).
    """

    def __init__(self, writer: LlvmWriter, dtype: np.dtype) -> None:
        self.w = writer
        self._type = llvm_type(dtype)
        self._dtype = dtype

    def add(self, carried: tuple[str, str], value: str) -> tuple[str, str]:
        """The sum, and the sum of the errors, when a summand has been added to those carried."""
        total, error = carried
        after = self._emit("fadd", total, value)
        seen = self._emit("fsub", after, total)
        lost = self._emit("fsub", total, self._emit("fsub", after, seen))
        left = self._emit("fsub", value, seen)
        return after, self._emit("fadd", error, self._emit("fadd", lost, left))

    def result(self, carried: tuple[str, str], value: str | None = None) -> str:
        """The sum, with a last summand. Where it is infinite the errors are NaN, and left out."""
        total, error = carried
        known = self.w.emit(f"fcmp ord {self._type} {error}, 0.0")
        zero = literal(0, self._dtype)
        error = self.w.emit(f"select i1 {known}, {self._type} {error}, {self._type} {zero}")
        left = error if value is None else self._emit("fadd", error, value)
        return self._emit("fadd", total, left)

    def _emit(self, operation: str, left: str, right: str) -> str:
        return self.w.emit(f"{operation} {self._type} {left}, {right}")


def is_compensated(reduction: Reduction, dtype: np.dtype) -> bool:
    """Whether the errors of a reduction are summed up: of sums of floating-point numbers."""
    return reduction.combine is Primitive.ADD and dtype.kind == "f"
