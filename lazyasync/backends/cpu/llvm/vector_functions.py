"""Which functions of vectors there are beside those of numbers, on this processor and system."""

from __future__ import annotations

import ctypes
import functools
import platform
from typing import NamedTuple

from lazyasync.compiler.mathematics import C_FUNCTIONS, OWN_FUNCTIONS
from lazyasync.ir.scalar import Primitive

INTRINSICS = frozenset(
    {
        Primitive.SQRT,
        Primitive.FLOOR,
        Primitive.CEIL,
        Primitive.TRUNC,
        Primitive.RINT,
        Primitive.COPYSIGN,
        Primitive.FMA,
    }
)
"""The functions of the C library that LLVM knows by the same names as instructions."""
REMAINDER = "fmod"
_TWO_OPERANDS = frozenset({"pow", "powf", "atan2", "atan2f", "fmod", "fmodf"})
FUNCTIONS = {part: name for part, name in C_FUNCTIONS.items() if part not in INTRINSICS}
"""The functions of the C library that loops call, in double precision."""
_NAMES = sorted(f"{name}{end}" for name in (*FUNCTIONS.values(), REMAINDER) for end in ("", "f"))


class Variant(NamedTuple):
    """A function of vectors of so many lanes, and how LLVM knows what it is."""

    symbol: str
    lanes: int
    mangled: str


def operand_count(name: str) -> int:
    """How many operands a function has."""
    return 2 if name in _TWO_OPERANDS else 1


def itemsize(name: str) -> int:
    """The bytes of its operands."""
    return 4 if name.endswith("f") else 8


@functools.cache
def vector_widths() -> dict[str, int]:
    """The bytes of the vectors that there are, by their letters in the names of functions."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    if platform.machine().lower() in ("aarch64", "arm64"):
        return {"n": 16}
    features = llvm.get_host_cpu_features()
    widths = {"b": (16, "sse4.2"), "d": (32, "avx2"), "e": (64, "avx512f")}
    return {letter: width for letter, (width, name) in widths.items() if features.get(name)}


def function_attribute(name: str) -> int:
    """The number of the attribute group of a function of the C library."""
    return 10 + _NAMES.index(name)


def own_function(name: str) -> str:
    """What a function is called that calls that of the C library for unusual numbers alone."""
    return f"lazyasync_{name}"


@functools.cache
def variants_of(name: str) -> list[Variant]:
    """The functions of vectors that stand for a function, those of few lanes first.

    They are those of our own, or of the GNU C library, if there are any.
    """
    widths = vector_widths()
    lanes = [width // itemsize(name) for width in widths.values()]
    given = "v" * operand_count(name)
    if name in OWN_FUNCTIONS:
        own = own_function(name)
        return [Variant(f"{own}_{each}", each, f"_ZGV_LLVM_N{each}{given}_{own}") for each in lanes]
    library = _library()
    symbols = [
        f"_ZGV{letter}N{each}{given}_{name}" for letter, each in zip(widths, lanes, strict=True)
    ]
    return [
        Variant(symbol, each, symbol)
        for symbol, each in zip(symbols, lanes, strict=True)
        if library is not None and hasattr(library, symbol)
    ]


@functools.cache
def _library() -> ctypes.CDLL | None:
    """The GNU C library's functions of vectors, which code that is loaded may then call."""
    import llvmlite.binding as llvm

    try:
        library = ctypes.CDLL("libmvec.so.1")
        llvm.load_library_permanently("libmvec.so.1")
    except (OSError, RuntimeError):
        return None
    return library
