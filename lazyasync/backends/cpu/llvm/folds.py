"""How rows are reduced: what goes along from element to element, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, literal, llvm_type
from lazyasync.backends.cpu.llvm.writer import is_given, least_given_width
from lazyasync.compiler.fused_graph import Loop
from lazyasync.ir.scalar import BOOL, Primitive, Reduction

TURNS = 2
"""Vectors that are reduced side by side: an addition waits for the one before it for as many
cycles."""
MOST_IN_ORDER = 16
"""Elements of a loop up to which it reduces them in order."""


_SOME = (Primitive.OR, Primitive.ADD, Primitive.MAXIMUM)
"""By what booleans are combined to whether any are true."""


class Fold:
    """A reduction whose elements are combined one by one, each with what was carried to it.

    Where they go by vectors, each lane has a reduction of its own, and so has each of several turns
    that take one vector after the other; `narrowed` combines these.
    """

    turns = TURNS

    def __init__(self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype) -> None:
        self.w = writer
        self.dtype = dtype
        self._combine = reduction.combine
        self._identity = reduction.identity(dtype)
        self._is_sum = reduction.combine is Primitive.ADD and dtype.kind == "f"
        typed = llvm_type(dtype), literal(self._identity, dtype)
        self._compensated = Compensated(writer, dtype) if is_compensated(reduction, dtype) else None
        self.total: Sequence[tuple[str, str]] = (typed,) * (2 if self._compensated else 1)
        """The types of what is carried from block to block, and what is to the first one."""

    @property
    def dtypes(self) -> Sequence[np.dtype]:
        """The dtypes of what is carried along."""
        return (self.dtype,)

    @property
    def types(self) -> Sequence[str]:
        """The types of that."""
        return [self.w.type(dtype) for dtype in self.dtypes]

    @property
    def start(self) -> Sequence[str]:
        """What is carried to the first element.

        To lanes of sums it is -0.0, which LLVM need not add; see `narrowed`.
        """
        identity = -0.0 if self._is_sum and self.w.lanes > 1 else self._identity
        return (self.w.literal(identity, self.dtype),)

    def masked(self, value: str, mask: str) -> str:
        """An element where its lane's flag is set; elsewhere what changes nothing."""
        return self.w.select(self.dtype, mask, value, self.start[0])

    def update(self, carried: Sequence[str], value: str) -> Sequence[str]:
        """The values that are carried on when an element has been combined with those carried."""
        return (self.w.combine(self._combine, self.dtype, carried[0], value),)

    def merge(self, carried: Sequence[str], other: Sequence[str]) -> Sequence[str]:
        """What is carried when two parts of the elements have been gone over apart."""
        return self.update(carried, other[0])

    def parts_of(self, carried: Sequence[str], lanes: int) -> list[Sequence[str]]:
        """What is carried in so many lanes, as parts of as many lanes as there are now."""
        many = self.w.lanes
        self.w.lanes = lanes
        types = self.types
        self.w.lanes = many
        return [
            [self.w.lanes_from(*typed, start) for typed in zip(types, carried, strict=True)]
            for start in range(0, lanes, many)
        ]

    def narrowed(self, turns: Sequence[Sequence[str]]) -> Sequence[str]:
        """What is carried in all turns and all lanes, halves of them being merged again and again.

        Which of the turns is the first does not matter. From then on there is one lane.
        """
        while len(turns) > 1:
            half = len(turns) // 2
            turns = [self.merge(*pair) for pair in zip(turns[:half], turns[half:], strict=True)]
        (carried,) = turns
        while self.w.lanes > 1:
            lanes = self.w.lanes
            self.w.lanes //= 2
            carried = self.merge(*self.parts_of(carried, lanes))
            if self._is_sum and self.w.lanes == 1:
                carried = self.update(carried, literal(self._identity, self.dtype))
        return carried

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


class FlagFold(Fold):
    """Whether any elements are true, or all are.

    In lanes flags are integers as wide as what they come of: vectors of single bits are packed and
    unpacked with every use.
    """

    def __init__(
        self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype, itemsize: int
    ) -> None:
        super().__init__(writer, reduction, dtype)
        self._some = reduction.combine in _SOME
        self._bits = np.dtype(f"i{itemsize}")

    @property
    def dtypes(self) -> Sequence[np.dtype]:
        """That of the flags."""
        return (self.dtype if self.w.lanes == 1 else self._bits,)

    @property
    def start(self) -> Sequence[str]:
        """What is carried to the first element."""
        return (self.w.literal(0 if self._some else -1, self.dtypes[0]),)

    def masked(self, value: str, mask: str) -> str:
        """An element where its lane's flag is set; elsewhere what changes nothing."""
        return self.w.select(BOOL, mask, value, self.w.literal(not self._some, BOOL))

    def update(self, carried: Sequence[str], value: str) -> Sequence[str]:
        """The values that are carried on when an element has been combined with those carried."""
        if self.w.lanes > 1:
            value = self.w.emit(f"sext {self.w.type(BOOL)} {value} to {self.types[0]}")
        return self.merge(carried, (value,))

    def merge(self, carried: Sequence[str], other: Sequence[str]) -> Sequence[str]:
        """What is carried when two parts of the elements have been gone over apart."""
        both = "or" if self._some else "and"
        return (self.w.emit(f"{both} {self.types[0]} {carried[0]}, {other[0]}"),)

    def parts_of(self, carried: Sequence[str], lanes: int) -> list[Sequence[str]]:
        """What is carried in so many lanes, as parts of as many lanes as there are now."""
        if self.w.lanes > 1:
            return super().parts_of(carried, lanes)
        vector, element = f"<{lanes} x {llvm_type(self._bits)}>", llvm_type(self._bits)
        numbers = [self.w.lanes_from(vector, carried[0], lane) for lane in range(lanes)]
        return [[self.w.emit(f"icmp ne {element} {number}, 0")] for number in numbers]


class ExtremeFold(Fold):
    """The largest or smallest floating-point number.

    That NaN is handed on and 0.0 is more than -0.0 takes several instructions per comparison, each
    waiting for the one before it. So the comparison is a plain one, and the rest is gathered beside
    it: whether there was a NaN, and which signs there were. The result has the sign of those that
    win: one that is not negative makes the largest so, a negative one the smallest.
    """

    turns = 1  # three values, none of which waits long for the one before it

    def __init__(self, writer: LlvmWriter, reduction: Reduction, dtype: np.dtype) -> None:
        super().__init__(writer, reduction, dtype)
        self._largest = reduction.combine is Primitive.MAXIMUM
        self._bits = np.dtype(f"i{dtype.itemsize}")
        self._magnitude = int(np.iinfo(self._bits).max)
        self._infinity = int(np.array(np.inf, dtype).view(self._bits))

    @property
    def dtypes(self) -> Sequence[np.dtype]:
        """Those of the extreme so far, its sign among the bits, and the greatest magnitude."""
        return self.dtype, self._bits, self._bits

    @property
    def start(self) -> Sequence[str]:
        """What is carried to the first element."""
        signs, magnitude = [
            self.w.literal(number, self._bits) for number in (-1 if self._largest else 0, 0)
        ]
        return *super().start, signs, magnitude

    def update(self, carried: Sequence[str], value: str) -> Sequence[str]:
        """The extreme so far, its sign among the bits, and the bits of the greatest magnitude."""
        type = self.w.type(self._bits)
        bits = self.w.emit(f"bitcast {self.w.type(self.dtype)} {value} to {type}")
        # Those of NaN are above those of infinity.
        all_bits = self.w.literal(self._magnitude, self._bits)
        magnitude = self.w.emit(f"and {type} {bits}, {all_bits}")
        return self.merge(carried, (value, bits, magnitude))

    def merge(self, carried: Sequence[str], other: Sequence[str]) -> Sequence[str]:
        """What is carried when two parts of the elements have been gone over apart."""
        extreme, signs, greatest = carried
        value, bits, magnitude = other
        name = "maximum" if self._largest else "minimum"
        # Poison from the first NaN on, which `result` then drops: nothing else may use it.
        type = self.w.type(self.dtype)
        after = self.w.intrinsic(name, type, extreme, value, flags=" nnan nsz")
        both = "and" if self._largest else "or"
        type = self.w.type(self._bits)
        signs = self.w.emit(f"{both} {type} {signs}, {bits}")
        return after, signs, self.w.intrinsic("smax", type, greatest, magnitude)

    def result(self, carried: Sequence[str]) -> str:
        """The extreme with its sign, or NaN."""
        extreme, signs, greatest = carried
        type, bits = llvm_type(self.dtype), llvm_type(self._bits)
        sign = self.w.emit(f"bitcast {bits} {signs} to {type}")
        signed = self.w.intrinsic("copysign", type, extreme, sign)
        any_nan = self.w.emit(f"icmp sgt {bits} {greatest}, {self._infinity}")
        nan = literal(np.nan, self.dtype)
        return self.w.emit(f"select i1 {any_nan}, {type} {nan}, {type} {signed}")


def is_extreme(reduction: Reduction, dtype: np.dtype) -> bool:
    """Whether a reduction is to the largest or smallest of floating-point numbers."""
    return dtype.kind == "f" and reduction.combine in (Primitive.MAXIMUM, Primitive.MINIMUM)


def fold_of(writer: LlvmWriter, reduction: Reduction, dtype: np.dtype, itemsize: int = 1) -> Fold:
    """How a reduction of numbers of this dtype is done, which come of such of so many bytes."""
    if dtype == BOOL:
        return FlagFold(writer, reduction, dtype, itemsize)
    kind = ExtremeFold if is_extreme(reduction, dtype) else Fold
    return kind(writer, reduction, dtype)


def goes_in_order(loop: Loop) -> bool:
    """Whether a loop over rows reduces them in order: it has few elements, and code of its own."""
    return (
        loop.columns is not None
        and all(type(length) is int for length in loop.domain)
        and loop.size <= MOST_IN_ORDER
        and not is_given(loop.columns, least_given_width(loop))
    )


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
        bits = self.w.emit(f"bitcast {self.w.type(self._float)} {value} to {self._type}")
        return self._emit("add", self._flipped(bits), self._by)

    def number(self, key: str) -> str:
        """The number of an integer."""
        bits = self._flipped(self._emit("sub", key, self._by))
        type = self.w.type(self._float)
        value = self.w.emit(f"bitcast {self._type} {bits} to {type}")
        is_nan = self.w.emit(f"fcmp uno {type} {value}, {self.w.literal(0, self._float)}")
        return self.w.select(self._float, is_nan, self.w.literal(np.nan, self._float), value)

    def combine(self, one: str, other: str) -> str:
        """The integer of two that wins."""
        return self.w.intrinsic(self._name, self._type, one, other)

    def _flipped(self, bits: str) -> str:
        signs = self._emit("and", self._emit("ashr", bits, self._sign), self._magnitude)
        return self.w.emit(f"xor {self._type} {bits}, {signs}")

    def _emit(self, operation: str, left: str, right: int) -> str:
        number = self.w.integer(right, 8 * self.dtype.itemsize)
        return self.w.emit(f"{operation} {self._type} {left}, {number}")

    @property
    def _type(self) -> str:
        return self.w.type(self.dtype)


class Compensated:
    """A sum whose rounding errors are summed up beside it, for few summands that are sums of many.

    The error of an addition is itself a number of the same precision, and comes of six additions
    (Knuth, "The Art of Computer Programming", volume 2, section 4.2.2, theorem B).
    """

    def __init__(self, writer: LlvmWriter, dtype: np.dtype) -> None:
        self.w = writer
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
        zero = self.w.literal(0, self._dtype)
        known = self.w.emit(f"fcmp ord {self.w.type(self._dtype)} {error}, {zero}")
        error = self.w.select(self._dtype, known, error, zero)
        left = error if value is None else self._emit("fadd", error, value)
        return self._emit("fadd", total, left)

    def _emit(self, operation: str, left: str, right: str) -> str:
        return self.w.emit(f"{operation} {self.w.type(self._dtype)} {left}, {right}")


def is_compensated(reduction: Reduction, dtype: np.dtype) -> bool:
    """Whether the errors of a reduction are summed up: of sums of floating-point numbers."""
    return reduction.combine is Primitive.ADD and dtype.kind == "f"
