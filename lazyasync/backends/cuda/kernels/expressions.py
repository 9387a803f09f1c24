"""CUDA C++ for scalar expressions, as text.

What NumPy computes is computed, also for NaN, infinities and signed zeros: the text is to be
compiled without contraction (``-fmad=false``) and without any of the fast-math options.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lazyasync.compiler.mathematics import C_FUNCTIONS
from lazyasync.ir.scalar import BOOL, Expression, Primitive, evaluate
from lazyasync.ir.types import is_bfloat16

Read = Callable[[Expression], str]
"""Gives the text of the value that an input expression stands for."""

TYPES = {
    "?": "bool",
    "b": "signed char",
    "h": "short",
    "i": "int",
    "l": "long long",
    "q": "long long",
    "B": "unsigned char",
    "H": "unsigned short",
    "I": "unsigned int",
    "L": "unsigned long long",
    "Q": "unsigned long long",
    "E": "unsigned short",  # bfloat16, of which there are only conversions
    "e": "unsigned short",  # and float16
    "f": "float",
    "d": "double",
}
_LITERAL_SUFFIXES = {"i": "", "l": "LL", "q": "LL", "I": "U", "L": "ULL", "Q": "ULL"}

_OPERATORS = {
    Primitive.ADD: "+",
    Primitive.SUBTRACT: "-",
    Primitive.MULTIPLY: "*",
    Primitive.DIVIDE: "/",
    Primitive.AND: "&",
    Primitive.OR: "|",
    Primitive.XOR: "^",
}
_BOOLEAN_OPERATORS = {
    Primitive.ADD: "|",
    Primitive.MULTIPLY: "&",
    Primitive.MAXIMUM: "|",
    Primitive.MINIMUM: "&",
    Primitive.AND: "&",
    Primitive.OR: "|",
    Primitive.XOR: "^",
}
_BY_SIGN = {Primitive.QUOTIENT: "/", Primitive.FMOD: "%"}
_COMPARISONS = {Primitive.EQUAL: "==", Primitive.LESS: "<", Primitive.LESS_EQUAL: "<="}
_EXTREMES = {Primitive.MAXIMUM: "maximum", Primitive.MINIMUM: "minimum"}
_FUNCTIONS = {**C_FUNCTIONS, Primitive.ABSOLUTE: "fabs", Primitive.FMOD: "fmod"}
"""Functions of floating-point numbers, by their names in double precision."""

PRELUDE = """\
template <typename T, int N> struct alignas(sizeof(T) * N) Vector { T lanes[N]; };

template <int N, typename T>
static __device__ __forceinline__ Vector<T, N> load_lanes(const T* place) {
  return *reinterpret_cast<const Vector<T, N>*>(place);
}

template <int N, typename T>
static __device__ __forceinline__ void store_lanes(T* place, const Vector<T, N>& value) {
  *reinterpret_cast<Vector<T, N>*>(place) = value;
}

// NaN if either is. Of two zeros the maximum is the positive one, in whatever order they come.
template <typename T> static __device__ __forceinline__ T maximum(T a, T b) {
  return a > b ? a : b;
}
template <typename T> static __device__ __forceinline__ T minimum(T a, T b) {
  return a < b ? a : b;
}
// In single precision it is one instruction from compute capability 8.0 on.
template <> __device__ __forceinline__ float maximum(float a, float b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  float found;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(found) : "f"(a), "f"(b));
  return found;
#else
  return a > b || a != a || (a == b && __float_as_int(a) >= 0) ? a : b;
#endif
}
template <> __device__ __forceinline__ float minimum(float a, float b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  float found;
  asm("min.NaN.f32 %0, %1, %2;" : "=f"(found) : "f"(a), "f"(b));
  return found;
#else
  return a < b || a != a || (a == b && __float_as_int(a) < 0) ? a : b;
#endif
}
template <> __device__ __forceinline__ double maximum(double a, double b) {
  return a > b || a != a || (a == b && __double_as_longlong(a) >= 0) ? a : b;
}
template <> __device__ __forceinline__ double minimum(double a, double b) {
  return a < b || a != a || (a == b && __double_as_longlong(a) < 0) ? a : b;
}

// As processors do it, and so NumPy: what does not fit gives the lowest number.
template <typename F> static __device__ __forceinline__ int to_int(F x) {
  // In single precision the lower bound is the lowest number, which is then given for itself.
  return x > F(-2147483649.0) && x < F(2147483648.0) ? int(x) : -2147483647 - 1;
}
template <typename F> static __device__ __forceinline__ long long to_long(F x) {
  return x >= F(-9223372036854775808.0) && x < F(9223372036854775808.0)
             ? (long long)(x)
             : -9223372036854775807LL - 1;
}
template <typename F> static __device__ __forceinline__ unsigned long long to_unsigned_long(F x) {
  // The upper half is converted less 2**63, which is put back as the sign bit.
  return x >= F(9223372036854775808.0)
             ? (unsigned long long)(to_long(x - F(9223372036854775808.0))) ^ (1ULL << 63)
             : (unsigned long long)(to_long(x));
}

// A bfloat16 is the upper half of a float.
static __device__ __forceinline__ float from_bfloat16(unsigned short x) {
  return __int_as_float((int)((unsigned int)x << 16));
}
// Rounded to the nearest, halves to the even one. What is added could make a number of a NaN.
static __device__ __forceinline__ unsigned short to_bfloat16(float x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  unsigned short rounded;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(rounded) : "f"(x));
  return rounded;
#else
  const unsigned int bits = (unsigned int)__float_as_int(x);
  const unsigned int upper = bits >> 16;
  return (unsigned short)(x != x ? upper | 0x40u : (bits + 0x7fffu + (upper & 1u)) >> 16);
#endif
}

// A float16, likewise. Where this is not compiled for a GPU, the compiler has such numbers.
static __device__ __forceinline__ float from_float16(unsigned short x) {
#ifdef __CUDA_ARCH__
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(x));
  return value;
#else
  union { unsigned short bits; _Float16 number; } half;
  half.bits = x;
  return (float)half.number;
#endif
}
static __device__ __forceinline__ unsigned short to_float16(float x) {
#ifdef __CUDA_ARCH__
  unsigned short rounded;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(rounded) : "f"(x));
  return rounded;
#else
  union { unsigned short bits; _Float16 number; } half;
  half.number = (_Float16)x;
  return half.bits;
#endif
}

// The value of the thread whose number in the warp differs in the bit `distance`.
template <typename T> static __device__ __forceinline__ T exchange(T value, int distance) {
  if constexpr (sizeof(T) < 4) {
    return T(__shfl_xor_sync(0xffffffffu, int(value), distance));
  } else {
    return __shfl_xor_sync(0xffffffffu, value, distance);
  }
}
"""
"""What the text of kernels refers to."""


def cuda_type(dtype: np.dtype) -> str:
    """The type of a value."""
    return TYPES[dtype.char]


def memory_type(dtype: np.dtype) -> str:
    """The type of an element of a buffer: a boolean is a byte that is 0 or not."""
    return "unsigned char" if dtype == BOOL else TYPES[dtype.char]


def literal(value: object, dtype: np.dtype) -> str:
    """A constant."""
    number = dtype.type(value)
    if is_bfloat16(dtype) or dtype.char == "e":
        return f"(unsigned short){int(number.view(np.uint16))}"
    if dtype == BOOL:
        return "true" if number else "false"
    if dtype.kind == "f":
        return _floating_literal(number, dtype)
    whole = int(number)
    suffix = _LITERAL_SUFFIXES.get(dtype.char, "")
    # The lowest number is not minus a number.
    text = f"(-{-(whole + 1)}{suffix} - 1)" if whole < 0 else f"{whole}{suffix}"
    return text if dtype.itemsize >= 4 else f"({cuda_type(dtype)}){text}"


def _floating_literal(number: np.generic, dtype: np.dtype) -> str:
    if np.isfinite(number):
        text = float(number).hex()
        return f"({text}f)" if dtype.char == "f" else f"({text})"
    if dtype.char == "f":
        return f"__int_as_float({number.view(np.int32)})"
    pattern = literal(number.view(np.int64), np.dtype(np.int64))
    return f"__longlong_as_double({pattern})"


class CudaWriter:
    """The statements of one function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 1
        self._count = 0

    @property
    def text(self) -> str:
        """All statements."""
        return "\n".join(self.lines)

    def add(self, line: str) -> None:
        """Adds a line."""
        self.lines.append("  " * self._depth + line)

    def open(self, header: str) -> None:
        """Begins a block: what is defined in it is not visible after it."""
        self.add(f"{header} {{" if header else "{")
        self._depth += 1

    def close(self) -> None:
        """Ends a block."""
        self._depth -= 1
        self.add("}")

    def define(self, type: str, text: str) -> str:
        """Defines a constant; gives its name."""
        self._count += 1
        name = f"t{self._count}"
        self.add(f"const {type} {name} = {text};")
        return name

    def value(self, expression: Expression, read: Read, known: dict[Expression, str]) -> str:
        """The text of an expression's value. ``known`` are those written where it is visible."""

        def compute(part: Expression) -> str:
            if part.primitive is Primitive.INPUT:
                return read(part)
            if part.primitive is Primitive.CONSTANT:
                return literal(part.value, part.dtype)
            text = applied(part, [known[operand] for operand in part.operands])
            return self.define(cuda_type(part.dtype), text)

        return evaluate(expression, known, compute)


def applied(part: Expression, operands: list[str]) -> str:
    """An expression's primitive applied to the texts of its operands."""
    primitive, dtype = part.primitive, part.dtype
    source = part.operands[0].dtype
    if primitive in _COMPARISONS:
        return f"{operands[0]} {_COMPARISONS[primitive]} {operands[1]}"
    if primitive is Primitive.SELECT:
        condition, first, second = operands
        return f"{condition} ? {first} : {second}"
    if primitive is Primitive.CAST:
        return _cast(operands[0], source, dtype)
    if primitive is Primitive.BITS:
        return _bits(operands[0], source, dtype)
    return combined(primitive, dtype, *operands)


def combined(primitive: Primitive, dtype: np.dtype, *operands: str) -> str:
    """Arithmetic on values of one dtype."""
    if dtype == BOOL:
        if primitive is Primitive.INVERT:
            return f"!{operands[0]}"
        return f"{operands[0]} {_BOOLEAN_OPERATORS[primitive]} {operands[1]}"
    if primitive in _EXTREMES:
        return f"{_EXTREMES[primitive]}<{cuda_type(dtype)}>({', '.join(operands)})"
    if dtype.kind == "f":
        if primitive is Primitive.NEGATIVE:
            return f"-{operands[0]}"
        if primitive in _FUNCTIONS:
            end = "f" if dtype.char == "f" else ""
            return f"{_FUNCTIONS[primitive]}{end}({', '.join(operands)})"
        return f"{operands[0]} {_OPERATORS[primitive]} {operands[1]}"
    return _integer(primitive, dtype, *operands)


def _integer(primitive: Primitive, dtype: np.dtype, *operands: str) -> str:
    """Arithmetic of integers: unsigned where it could overflow, which C++ defines only so."""
    type = cuda_type(dtype)
    wide = "unsigned long long" if dtype.itemsize == 8 else "unsigned int"
    first = operands[0]
    if primitive is Primitive.NEGATIVE:
        return f"({type})(({wide})0 - ({wide}){first})"
    if primitive is Primitive.INVERT:
        return f"({type})~{first}"
    if primitive is Primitive.ABSOLUTE:
        if dtype.kind == "u":
            return first
        return f"{first} < 0 ? ({type})(({wide})0 - ({wide}){first}) : {first}"
    second = operands[1]
    if primitive in _BY_SIGN:
        return f"({type})({first} {_BY_SIGN[primitive]} {second})"
    if primitive is Primitive.SHIFT_LEFT:
        return f"({type})(({wide}){first} << (int){second})"
    if primitive is Primitive.SHIFT_RIGHT:
        return f"({type})({first} >> (int){second})"
    return f"({type})(({wide}){first} {_OPERATORS[primitive]} ({wide}){second})"


def _cast(value: str, source: np.dtype, target: np.dtype) -> str:
    if is_bfloat16(source):
        return f"from_bfloat16({value})"
    if is_bfloat16(target):
        return f"to_bfloat16({value})"
    if source.char == "e":
        return f"from_float16({value})"
    if target.char == "e":
        return f"to_float16({value})"
    if target == BOOL:
        return f"{value} != 0"
    if source.kind != "f" or target.kind == "f":
        return f"({cuda_type(target)}){value}"
    if target.kind == "u" and target.itemsize == 8:
        return f"to_unsigned_long<{cuda_type(source)}>({value})"
    # Narrow integers are cut out of wider ones.
    wide = "to_long" if target.itemsize == 8 or target == np.uint32 else "to_int"
    return f"({cuda_type(target)}){wide}<{cuda_type(source)}>({value})"


def _bits(value: str, source: np.dtype, target: np.dtype) -> str:
    single = source.itemsize == 4
    if source.kind == "f":
        function = "__float_as_int" if single else "__double_as_longlong"
        return f"({cuda_type(target)}){function}({value})"
    if target.kind == "f":
        return (
            f"__int_as_float((int){value})"
            if single
            else (f"__longlong_as_double((long long){value})")
        )
    return f"({cuda_type(target)}){value}"
