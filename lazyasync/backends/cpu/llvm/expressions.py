"""LLVM instructions for scalar expressions, as text.

Text, and not a library's builder objects: those take longer to make than LLVM takes to compile.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

import numpy as np

from lazyasync.backends.cpu.llvm.divisions import Division
from lazyasync.backends.cpu.llvm.vector_functions import (
    FUNCTIONS,
    INTRINSICS,
    REMAINDER,
    function_attribute,
    own_function,
    variants_of,
)
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.mathematics import C_FUNCTIONS, OWN_FUNCTIONS, WRITTEN_OUT
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import BOOL, Expression, Primitive, evaluate
from lazyasync.ir.types import is_bfloat16

_PAIR = "<2 x double>"
"""The type of complex128. Vectors of it have its parts side by side."""

Read = Callable[[Expression], str]
"""Gives the name of the value that an input expression stands for."""

_TYPES = {
    "?": "i1",
    "b": "i8",
    "h": "i16",
    "i": "i32",
    "l": "i64",
    "q": "i64",
    "B": "i8",
    "H": "i16",
    "I": "i32",
    "L": "i64",
    "Q": "i64",
    "e": "half",
    "E": "i16",  # bfloat16, of which there are only conversions
    "f": "float",
    "d": "double",
    "F": "i64",  # complex64, of which there are only the parts; LLVM makes no vectors of vectors
    "D": _PAIR,
}

_FLOAT32, _INT32 = np.dtype(np.float32), np.dtype(np.int32)

_FLOAT_OPERATIONS = {
    Primitive.ADD: "fadd",
    Primitive.SUBTRACT: "fsub",
    Primitive.MULTIPLY: "fmul",
    Primitive.DIVIDE: "fdiv",
}
_INTEGER_OPERATIONS = {
    Primitive.ADD: "add",
    Primitive.SUBTRACT: "sub",
    Primitive.MULTIPLY: "mul",
    Primitive.AND: "and",
    Primitive.OR: "or",
    Primitive.XOR: "xor",
    Primitive.SHIFT_LEFT: "shl",
}
_BY_SIGN = {
    Primitive.SHIFT_RIGHT: ("ashr", "lshr"),
}
_COMPARISONS = {
    Primitive.EQUAL: ("oeq", "eq", "eq"),
    Primitive.LESS: ("olt", "slt", "ult"),
    Primitive.LESS_EQUAL: ("ole", "sle", "ule"),
}


def llvm_type(dtype: np.dtype) -> str:
    """The type of a value; in memory a boolean takes a byte."""
    return _TYPES[dtype.char]


def memory_type(dtype: np.dtype) -> str:
    """The type of an element of a buffer."""
    return "i8" if dtype == BOOL else _TYPES[dtype.char]


def literal(value: object, dtype: np.dtype) -> str:
    """A constant."""
    number = dtype.type(value)
    if is_bfloat16(dtype):
        return str(int(number.view(np.uint16)))
    if dtype.char == "F":
        return str(int(number.view(np.int64)))
    if dtype.char == "D":
        parts = [literal(part, np.dtype(np.float64)) for part in (number.real, number.imag)]
        return f"<double {parts[0]}, double {parts[1]}>"
    if dtype.kind == "f":
        return f"0x{struct.pack('>d', float(number)).hex().upper()}"
    if dtype == BOOL:
        return "true" if number else "false"
    return str(int(number))


def _is_same(part: Expression) -> bool:
    """Whether an expression has the same value in all of a loop."""
    if part.primitive is Primitive.INPUT:
        load = part.value
        return isinstance(load, Load) and load.drawn is None and not any(load.strides)
    return all(map(_is_same, part.operands))


class LlvmWriter:
    """Instructions of one function, and the declarations that they need.

    With ``lanes`` arithmetic is on vectors of so many.
    """

    def __init__(self, lanes: int = 1) -> None:
        self.lanes = lanes
        self.lines: list[str] = []
        self.declarations: dict[str, None] = {}
        self.functions: dict[str, None] = {}
        """The functions of the C library that are called."""
        self._count = 0
        self._expansions: dict[Expression, Expression] = {}

    def name(self, prefix: str = "t") -> str:
        """A new name."""
        self._count += 1
        return f"%{prefix}{self._count}"

    def emit(self, instruction: str) -> str:
        """Adds an instruction; gives the name of its result."""
        name = self.name()
        self.lines.append(f"  {name} = {instruction}")
        return name

    def add(self, line: str) -> None:
        """Adds a line without a result."""
        self.lines.append(f"  {line}")

    def label(self, name: str) -> None:
        """Begins a block."""
        self.lines.append(f"{name}:")

    def prefetch(self, pointer: str) -> None:
        """Has what is at an address brought near; there need not be anything."""
        self.declarations["declare void @llvm.prefetch.p0(ptr, i32, i32, i32)"] = None
        self.add(f"call void @llvm.prefetch.p0(ptr {pointer}, i32 0, i32 3, i32 1)")

    def intrinsic(self, name: str, type: str, *operands: str, flags: str = "") -> str:
        """A call of an LLVM intrinsic whose operands and result are of one type."""
        full = f"llvm.{name}.{type_suffix(type)}"
        self.declarations[f"declare {type} @{full}({', '.join([type] * len(operands))})"] = None
        listed = ", ".join(f"{type} {operand}" for operand in operands)
        return self.emit(f"call{flags} {type} @{full}({listed})")

    def function(self, name: str, type: str, *operands: str) -> str:
        """A call of a function of the C library, or of what does the same for vectors."""
        element = "float" if "float" in type else "double"
        full = name + ("f" if element == "float" else "")
        self.functions[full] = None
        if self.lanes > 1:
            return self._function_of_vectors(full, element, *operands)
        listed = ", ".join(f"{type} {operand}" for operand in operands)
        called = own_function(full) if full in OWN_FUNCTIONS else full
        return self.emit(f"call {type} @{called}({listed}) #{function_attribute(full)}")

    def _function_of_vectors(self, name: str, element: str, *operands: str) -> str:
        """The function of so many lanes as there is one for, for one part after the other."""
        symbol, lanes = own_function(name) if name in OWN_FUNCTIONS else name, 1
        for variant in variants_of(name):
            if variant.lanes <= self.lanes:
                symbol, lanes = variant.symbol, variant.lanes
        type = f"<{self.lanes} x {element}>"
        part_type = element if lanes == 1 else f"<{lanes} x {element}>"
        results = []
        for start in range(0, self.lanes, lanes):
            parts = [
                self.emit(f"extractelement {type} {operand}, i64 {start}")
                if lanes == 1
                else self.shuffle(type, operand, range(start, start + lanes))
                for operand in operands
            ]
            listed = ", ".join(f"{part_type} {part}" for part in parts)
            attribute = function_attribute(name)
            results.append(self.emit(f"call {part_type} @{symbol}({listed}) #{attribute}"))
        if lanes == 1:
            return self.joined(results, np.dtype("f4" if element == "float" else "f8"))
        while len(results) > 1:
            pairs = zip(results[::2], results[1::2], strict=True)
            wide = f"<{lanes} x {element}>"
            lanes *= 2
            results = [self.shuffle(wide, one, range(lanes), other) for one, other in pairs]
        return results[0]

    def type(self, dtype: np.dtype) -> str:
        """The type of a value."""
        return self._lanes_of(llvm_type(dtype))

    def memory_type(self, dtype: np.dtype) -> str:
        """The type of what is in a buffer of it."""
        return self._lanes_of(memory_type(dtype))

    def _lanes_of(self, element: str) -> str:
        if self.lanes == 1:
            return element
        if element == _PAIR:  # there are no vectors of vectors
            return f"<{2 * self.lanes} x double>"
        return f"<{self.lanes} x {element}>"

    def literal(self, value: object, dtype: np.dtype) -> str:
        """A constant, in all lanes."""
        element = literal(value, dtype)
        if self.lanes == 1:
            return element
        if llvm_type(dtype) == _PAIR:
            return f"<{', '.join([element.strip('<>')] * self.lanes)}>"
        return f"splat ({llvm_type(dtype)} {element})"

    def integer(self, value: int, bits: int) -> str:
        """An integer constant of so many bits, in all lanes."""
        return str(value) if self.lanes == 1 else f"splat (i{bits} {value})"

    def splat(self, value: str, dtype: np.dtype) -> str:
        """One value in all lanes."""
        if self.lanes == 1:
            return value
        element = llvm_type(dtype)
        if element == _PAIR:
            return self.shuffle(_PAIR, value, [0, 1] * self.lanes)
        first = f"<1 x {element}>"
        one = self.emit(f"insertelement {first} poison, {element} {value}, i64 0")
        return self.shuffle(first, one, [0] * self.lanes)

    def joined(self, values: Sequence[str], dtype: np.dtype) -> str:
        """A vector of values; its lanes beyond these are those of zero."""
        if self.lanes == 1:
            return values[0]
        element, type = llvm_type(dtype), self.type(dtype)
        vector = "zeroinitializer"
        for lane, value in enumerate(values):
            if element != _PAIR:
                vector = self.emit(f"insertelement {type} {vector}, {element} {value}, i64 {lane}")
                continue
            for part in range(2):
                number = self.emit(f"extractelement {_PAIR} {value}, i64 {part}")
                place = 2 * lane + part
                vector = self.emit(f"insertelement {type} {vector}, double {number}, i64 {place}")
        return vector

    def lanes_from(self, type: str, value: str, first: int) -> str:
        """As many lanes as there are now of a vector of that type, from one on."""
        if self.lanes == 1:
            return self.emit(f"extractelement {type} {value}, i64 {first}")
        return self.shuffle(type, value, range(first, first + self.lanes))

    def shuffle(self, type: str, value: str, places: Sequence[int], other: str = "poison") -> str:
        """The elements of a vector at some places, or of two that are thought joined."""
        listed = ", ".join([f"i32 {place}" for place in places])
        mask = f"<{len(places)} x i32> <{listed}>"
        return self.emit(f"shufflevector {type} {value}, {type} {other}, {mask}")

    def value(self, expression: Expression, read: Read, known: dict[Expression, str]) -> str:
        """The name of an expression's value. ``known`` are those written where it is visible."""

        def needs(part: Expression) -> tuple[Expression, ...]:
            written_out = self._written_out(part)
            return part.operands if written_out is None else (written_out,)

        def compute(part: Expression) -> str:
            written_out = self._written_out(part)
            if written_out is not None:
                return known[written_out]
            if part.primitive is Primitive.INPUT:
                return read(part)
            return self._apply(part, [known[operand] for operand in part.operands])

        pause()
        return evaluate(expression, known, compute, needs)

    def _written_out(self, part: Expression) -> Expression | None:
        """What a function is made of; None for what is not written out."""
        function = WRITTEN_OUT.get((part.primitive, part.dtype.char))
        if function is None:
            return None
        found = self._expansions.get(part)
        if found is None:
            found = self._expansions[part] = function(part.operands[0])
        return found

    def _apply(self, part: Expression, operands: list[str]) -> str:
        primitive, dtype = part.primitive, part.dtype
        type = self.type(dtype)
        if primitive is Primitive.CONSTANT:
            return self.literal(part.value, dtype)
        source = part.operands[0].dtype
        if primitive in _COMPARISONS:
            return self._compare(primitive, source, operands)
        if primitive is Primitive.SELECT:
            return self.select(dtype, *operands)
        if primitive is Primitive.CAST:
            return self._cast(operands[0], source, dtype)
        if primitive is Primitive.BITS:
            return self.emit(f"bitcast {self.type(source)} {operands[0]} to {type}")
        if primitive in (Primitive.REAL, Primitive.IMAG):
            return self._part_of(operands[0], source, primitive is Primitive.IMAG)
        if primitive is Primitive.COMPLEX:
            return self.of_parts(operands, dtype)
        if primitive in FUNCTIONS:
            return self.function(FUNCTIONS[primitive], type, *operands)
        if primitive in INTRINSICS:
            return self.intrinsic(C_FUNCTIONS[primitive], type, *operands)
        if primitive in (Primitive.QUOTIENT, Primitive.FMOD):
            return self.combine(primitive, dtype, *operands, is_same=_is_same(part.operands[1]))
        return self.combine(primitive, dtype, *operands)

    def select(self, dtype: np.dtype, condition: str, first: str, second: str) -> str:
        """One of two values for each lane."""
        flag, type = self.type(BOOL), self.type(dtype)
        if self.lanes > 1 and llvm_type(dtype) == _PAIR:
            places = [lane for lane in range(self.lanes) for _ in range(2)]
            condition = self.shuffle(flag, condition, places)
            flag = f"<{2 * self.lanes} x i1>"
        return self.emit(f"select {flag} {condition}, {type} {first}, {type} {second}")

    def combine(
        self,
        primitive: Primitive,
        dtype: np.dtype,
        *operands: str,
        flags: str = "",
        is_same: bool = False,
    ) -> str:
        """Arithmetic on values of one dtype; ``is_same``: the divisor, in all of a loop."""
        type = self.type(dtype)
        floating = dtype.kind == "f"
        listed = ", ".join(operands)
        if primitive is Primitive.MAXIMUM or primitive is Primitive.MINIMUM:
            name = primitive.name.lower()
            if dtype == BOOL:
                return self.emit(f"{'or' if name == 'maximum' else 'and'} {type} {listed}")
            if not floating:
                name = ("u" if dtype.kind == "u" else "s") + name[:3]
            return self.intrinsic(name, type, *operands)
        if primitive is Primitive.NEGATIVE:
            zero = self.literal(0, dtype)
            return self.emit(
                f"fneg {type} {listed}" if floating else f"sub {type} {zero}, {listed}"
            )
        if primitive is Primitive.INVERT:
            ones = self.literal(1, BOOL) if dtype == BOOL else self.integer(-1, 8 * dtype.itemsize)
            return self.emit(f"xor {type} {listed}, {ones}")
        if primitive is Primitive.ABSOLUTE:
            if floating:
                return self.intrinsic("fabs", type, *operands)
            zero = self.literal(0, dtype)
            negative = self.emit(f"sub {type} {zero}, {listed}")
            below = self.emit(f"icmp slt {type} {listed}, {zero}")
            return self.select(dtype, below, negative, listed)
        if dtype == BOOL and primitive in (Primitive.ADD, Primitive.MULTIPLY):
            return self.emit(f"{'or' if primitive is Primitive.ADD else 'and'} {type} {listed}")
        if floating and primitive is Primitive.FMOD:
            return self.function(REMAINDER, type, *operands)
        if floating:
            return self.emit(f"{_FLOAT_OPERATIONS[primitive]}{flags} {type} {listed}")
        if primitive in (Primitive.QUOTIENT, Primitive.FMOD):
            return Division(self, dtype, is_same).parts(*operands)[primitive is Primitive.FMOD]
        if primitive in _BY_SIGN:
            return self.emit(f"{_BY_SIGN[primitive][dtype.kind == 'u']} {type} {listed}")
        return self.emit(f"{_INTEGER_OPERATIONS[primitive]} {type} {listed}")

    def _part_of(self, value: str, dtype: np.dtype, is_imaginary: bool) -> str:
        """A part of a complex number."""
        if dtype.char == "D":
            if self.lanes > 1:
                places = range(int(is_imaginary), 2 * self.lanes, 2)
                return self.shuffle(self.type(dtype), value, places)
            return self.emit(f"extractelement <2 x double> {value}, i32 {int(is_imaginary)}")
        whole, half, part = [self.type(np.dtype(kind)) for kind in (np.int64, np.int32, np.float32)]
        if is_imaginary:
            value = self.emit(f"lshr {whole} {value}, {self.integer(32, 64)}")
        bits = self.emit(f"trunc {whole} {value} to {half}")
        return self.emit(f"bitcast {half} {bits} to {part}")

    def of_parts(self, parts: list[str], dtype: np.dtype) -> str:
        """A complex number."""
        if dtype.char == "D":
            if self.lanes > 1:
                places = [
                    place for lane in range(self.lanes) for place in (lane, lane + self.lanes)
                ]
                return self.shuffle(self.type(np.dtype(np.float64)), parts[0], places, parts[1])
            half = self.emit(f"insertelement <2 x double> poison, double {parts[0]}, i32 0")
            return self.emit(f"insertelement <2 x double> {half}, double {parts[1]}, i32 1")
        whole, part, bits = [self.type(np.dtype(kind)) for kind in (np.int64, np.float32, np.int32)]
        real, imag = [
            self.emit(f"zext {bits} {self.emit(f'bitcast {part} {each} to {bits}')} to {whole}")
            for each in parts
        ]
        upper = self.emit(f"shl {whole} {imag}, {self.integer(32, 64)}")
        return self.emit(f"or disjoint {whole} {real}, {upper}")

    def _compare(self, primitive: Primitive, dtype: np.dtype, operands: list[str]) -> str:
        floating, signed, unsigned = _COMPARISONS[primitive]
        listed = ", ".join(operands)
        type = self.type(dtype)
        if dtype.kind == "f":
            return self.emit(f"fcmp {floating} {type} {listed}")
        predicate = signed if dtype.kind == "i" else unsigned
        return self.emit(f"icmp {predicate} {type} {listed}")

    def _cast(self, value: str, source: np.dtype, target: np.dtype) -> str:
        if is_bfloat16(source):
            wide = self.type(_INT32)
            bits = self.emit(f"zext {self.type(source)} {value} to {wide}")
            upper = self.emit(f"shl {wide} {bits}, {self.integer(16, 32)}")
            return self.emit(f"bitcast {wide} {upper} to {self.type(_FLOAT32)}")
        if is_bfloat16(target):
            return self._to_bfloat16(value)
        old, new = self.type(source), self.type(target)
        if target == BOOL:
            zero = self.literal(0, source)
            if source.kind == "f":
                return self.emit(f"fcmp une {old} {value}, {zero}")
            return self.emit(f"icmp ne {old} {value}, {zero}")
        if source.kind == "f" and target.kind == "f":
            narrower = target.itemsize < source.itemsize
            return self.emit(f"{'fptrunc' if narrower else 'fpext'} {old} {value} to {new}")
        if target.kind == "f":
            instruction = "sitofp" if source.kind == "i" else "uitofp"
            return self.emit(f"{instruction} {old} {value} to {new}")
        if source.kind == "f":
            return self._to_integer(value, source, target)
        if target.itemsize < source.itemsize:
            return self.emit(f"trunc {old} {value} to {new}")
        if target.itemsize == source.itemsize and source != BOOL:
            return value
        return self.emit(f"{'sext' if source.kind == 'i' else 'zext'} {old} {value} to {new}")

    def _to_bfloat16(self, value: str) -> str:
        """The upper half of a float, rounded to the nearest, halves to the even one.

        What is added carries into the upper half where that is to be larger. Of a NaN it could
        make another number, so that a NaN is cut off, and made a quiet one.
        """
        type, real = self.type(_INT32), self.type(_FLOAT32)
        narrow, flag = self.type(np.dtype(np.int16)), self.type(BOOL)
        sixteen, one, below, quiet_bit = [
            self.integer(number, 32) for number in (16, 1, 0x7FFF, 0x40)
        ]
        bits = self.emit(f"bitcast {real} {value} to {type}")
        upper = self.emit(f"lshr {type} {bits}, {sixteen}")
        odd = self.emit(f"and {type} {upper}, {one}")
        half = self.emit(f"add {type} {odd}, {below}")
        sum = self.emit(f"add {type} {bits}, {half}")
        rounded = self.emit(f"lshr {type} {sum}, {sixteen}")
        quiet = self.emit(f"or {type} {upper}, {quiet_bit}")
        is_nan = self.emit(f"fcmp uno {real} {value}, {self.literal(0, _FLOAT32)}")
        found = self.emit(f"select {flag} {is_nan}, {type} {quiet}, {type} {rounded}")
        return self.emit(f"trunc {type} {found} to {narrow}")

    def _to_integer(self, value: str, source: np.dtype, target: np.dtype) -> str:
        """Converts to an integer; what does not fit gives the lowest, as on most processors.

        Narrow integers are cut out of wider ones. C leaves it undefined, and so does NumPy.
        """
        old, new = self.type(source), self.type(target)
        if target.kind == "u" and target.itemsize == 8:
            # The upper half is converted less 2**63, which is put back as the sign bit.
            border = self.literal(2.0**63, source)
            upper = self.emit(f"fcmp oge {old} {value}, {border}")
            less = self.emit(f"fsub {old} {value}, {border}")
            low = self._signed(value, source, 64)
            high = self._signed(less, source, 64)
            flipped = self.emit(f"xor {new} {high}, {self.integer(-(2**63), 64)}")
            return self.select(target, upper, flipped, low)
        width = 64 if target.itemsize == 8 or target == np.uint32 else 32
        converted = self._signed(value, source, width)
        if width == 8 * target.itemsize:
            return converted
        wide = self.type(np.dtype(f"i{width // 8}"))
        return self.emit(f"trunc {wide} {converted} to {new}")

    def _signed(self, value: str, source: np.dtype, width: int) -> str:
        old, wide, flag = self.type(source), self.type(np.dtype(f"i{width // 8}")), self.type(BOOL)
        limit = self.literal(2.0 ** (width - 1), source)
        low = self.literal(-(2.0 ** (width - 1)), source)
        if width == 32 and source.itemsize == 8:
            low = self.literal(-(2.0**31) - 1, source)
            above = self.emit(f"fcmp ogt {old} {value}, {low}")
        else:
            above = self.emit(f"fcmp oge {old} {value}, {low}")
        below = self.emit(f"fcmp olt {old} {value}, {limit}")
        fits = self.emit(f"and {flag} {above}, {below}")
        safe = self.select(source, fits, value, self.literal(0, source))
        converted = self.emit(f"fptosi {old} {safe} to {wide}")
        lowest = self.integer(-(2 ** (width - 1)), width)
        return self.emit(f"select {flag} {fits}, {wide} {converted}, {wide} {lowest}")


_SUFFIXES = {"float": "f32", "double": "f64", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64"}


def type_suffix(type: str) -> str:
    """How the names of LLVM's intrinsics call a type."""
    if type in _SUFFIXES:
        return _SUFFIXES[type]
    lanes, element = type.strip("<>").split(" x ")
    return f"v{lanes}{_SUFFIXES[element]}"
