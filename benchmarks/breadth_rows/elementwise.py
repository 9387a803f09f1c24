"""Integers and booleans, conversions and half precisions, complex numbers, small steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from breadth_rows.case import Array, Case, Sizes

Rows = list[tuple[str, tuple[Array, ...], Callable[..., Any]]]


def integers(size: Sizes) -> list[Case]:
    """Division and remainder by numbers and by arrays, shifts, comparisons, choices."""
    n = size(4_000_000)
    signed = Array((n,), "int32", "integers", -(1 << 30), 1 << 30)
    long = signed._replace(dtype="int64", low=-(1 << 60), high=1 << 60)
    unsigned = Array((n,), "uint32", "integers", 0, 1 << 32)
    byte = Array((n,), "uint8", "integers", 0, 256)
    divisor = Array((n,), "int32", "integers", 1, 1000)
    real, flag = Array((n,)), Array((n,), "bool")
    table: Rows = [
        ("int32: times, remainder, division, xor", (signed,), _mixed),
        ("int64: remainder and division by a number", (long,), lambda xp, x: x % 1000 + x // 7),
        ("uint32: remainder and division by a number", (unsigned,), _unsigned),
        ("uint8: remainder and division by a number", (byte,), lambda xp, x: x % 10 + x // 3),
        ("int32: division by an array", (signed, divisor), lambda xp, x, y: x // y),
        ("int32: remainder by an array", (signed, divisor), lambda xp, x, y: x % y),
        (
            "int64: remainder by an array",
            (long, divisor._replace(dtype="int64")),
            lambda xp, x, y: x % y,
        ),
        ("int32: shifts", (signed,), lambda xp, x: (x << 3) ^ (x >> 5) ^ (x << 7)),
        ("uint32: a hash", (unsigned,), _hash),
        ("int16: times and plus", (Array((n,), "int16"),), lambda xp, x: x * 3 + x * x - 7),
        ("comparisons joined", (real,), _comparisons),
        (
            "chosen by comparison",
            (real,),
            lambda xp, x: xp.where(x > 0, x * 2, xp.where(x < -1, -x, x)),
        ),
        ("chosen by a mask", (flag, real), lambda xp, m, x: xp.where(m, x, -x)),
        ("booleans joined", (flag, Array((n,), "bool")), lambda xp, a, b: (a & ~b) | (a ^ b)),
        (
            "float32: remainder by a number",
            (real._replace(kind="integers", low=-1000, high=1000),),
            lambda xp, x: xp.remainder(x, 7.0),
        ),
    ]
    return [Case("integers", name, arrays, function) for name, arrays, function in table]


def _mixed(xp: Any, x: Any) -> Any:
    return ((x * 3) % 1000) // 7 ^ x


def _unsigned(xp: Any, x: Any) -> Any:
    return x % 1000 + x // 7


def _hash(xp: Any, x: Any) -> Any:
    x = (x ^ (x >> 16)) * 0x45D9F3B
    x = (x ^ (x >> 16)) * 0x45D9F3B
    return x ^ (x >> 16)


def _comparisons(xp: Any, x: Any) -> Any:
    return ((x > -1) & (x < 1)) | (x > 2) | (x == 0)


def conversions(size: Sizes) -> list[Case]:
    """From dtype to dtype, and chains in half precisions."""
    n = size(4_000_000)
    single = Array((n,))
    half = single._replace(dtype="float16")
    rows = Array((size(4000), size(1000)), "float16")
    whole = Array((n,), "int32", "integers", -1000, 1000)
    table: Rows = [
        ("float32 to float16", (single,), lambda xp, x: xp.astype(x, xp.float16)),
        ("float16 to float32", (half,), lambda xp, x: xp.astype(x, xp.float32)),
        ("float32 to bfloat16 and back", (single,), _brain),
        ("float64 to float32", (single._replace(dtype="float64"),), _to_single),
        ("int32 to float32", (whole,), _to_single),
        ("float32 to int32", (single,), lambda xp, x: xp.astype(x * 100, xp.int32)),
        ("float32 to uint8", (single,), lambda xp, x: xp.astype(xp.abs(x) * 30, xp.uint8)),
        ("uint8 to float32, scaled", (Array((n,), "uint8", "integers", 0, 256),), _scaled),
        ("int64 to int32", (whole._replace(dtype="int64"),), lambda xp, x: xp.astype(x, xp.int32)),
        ("bool to float32", (Array((n,), "bool"),), _to_single),
        ("float16: ten cheap operations", (half,), _cheap),
        ("float16: gelu", (half,), _gelu),
        ("float16: softmax of rows", (rows,), lambda xp, x: xp.softmax(x, -1)),
        ("float16: sums of rows", (rows,), lambda xp, x: xp.sum(x, -1)),
        ("bfloat16: ten cheap operations", (single,), _cheap_brain),
    ]
    return [
        Case("conversions", name, arrays, function, tolerance=_tolerance(name))
        for name, arrays, function in table
    ]


def _tolerance(name: str) -> float | None:
    if name == "float32 to bfloat16 and back":
        return 1e-2
    if "bfloat16" in name:
        return 6e-2
    if name in ("float32 to int32", "float32 to uint8"):
        return 2e-2  # a product that float32 rounds over an integer
    return None


def _to_single(xp: Any, x: Any) -> Any:
    return xp.astype(x, xp.float32)


def _scaled(xp: Any, x: Any) -> Any:
    return xp.astype(x, xp.float32) / 255.0 - 0.5


def _brain(xp: Any, x: Any) -> Any:
    return xp.astype(xp.astype(x, xp.bfloat16), xp.float32)


def _cheap(xp: Any, x: Any) -> Any:
    for _ in range(5):
        x = x * 1.01 + 0.5
    return x


def _cheap_brain(xp: Any, x: Any) -> Any:
    return xp.astype(_cheap(xp, xp.astype(x, xp.bfloat16)), xp.float32)


def _gelu(xp: Any, x: Any) -> Any:
    return 0.5 * x * (1.0 + xp.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


def complex_numbers(size: Sizes) -> list[Case]:
    """Arithmetic, magnitudes and functions of complex numbers."""
    n = size(1_000_000)
    x, y = Array((n,), "complex64"), Array((n,), "complex64")
    wide = x._replace(dtype="complex128")
    table: Rows = [
        ("times and plus", (x, y), lambda xp, x, y: x * y + x),
        ("division", (x, y), lambda xp, x, y: x / y),
        ("magnitude", (x,), lambda xp, x: xp.abs(x)),
        ("squared magnitude", (x,), lambda xp, x: xp.real(x) ** 2 + xp.imag(x) ** 2),
        ("times the conjugate", (x, y), lambda xp, x, y: x * xp.conj(y)),
        ("exponential", (x,), lambda xp, x: xp.exp(x)),
        ("sum of all", (x,), lambda xp, x: xp.sum(x)),
        ("complex128: times and plus", (wide, wide), lambda xp, x, y: x * y + x),
        ("angle", (x,), lambda xp, x: xp.angle(x)),
    ]
    # The quotient by a number near 0 is large.
    return [
        Case("complex", name, arrays, function, tolerance=1e-3 if name == "division" else None)
        for name, arrays, function in table
    ]


def small_steps(size: Sizes) -> list[Case]:
    """Few operations on few numbers: what a call costs."""

    def chain(count: int) -> Callable[..., Any]:
        def function(xp: Any, x: Any) -> Any:
            for _ in range(count):
                x = x * 1.01 + 0.5
            return x

        return function

    def layers(xp: Any, x: Any, w: Any) -> Any:
        for _ in range(4):
            x = xp.tanh(x @ w)
        return x

    def standardised(xp: Any, x: Any) -> Any:
        return (x - xp.mean(x, -1)[:, None]) / xp.sqrt(xp.var(x, -1) + 1e-5)[:, None]

    small, medium = Array((8, 8)), Array((64, 64))
    table: Rows = [
        ("2 operations on 8×8", (small,), chain(1)),
        ("20 operations on 64×64", (medium,), chain(10)),
        ("200 operations on 64×64", (medium,), chain(100)),
        ("4 layers of 64", (medium, medium), layers),
        ("sum of 64×64", (medium,), lambda xp, x: xp.sum(x)),
        ("standardised rows of 64×64", (medium,), standardised),
    ]
    return [Case("small", name, arrays, function) for name, arrays, function in table]


def tables() -> list[Callable[[Sizes], list[Case]]]:
    """The tables of this module."""
    return [integers, conversions, complex_numbers, small_steps]
