"""Complex numbers in loops, which compute with their parts."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

FUNCTIONS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "add": lambda xp, x, y: x + y,
    "subtract": lambda xp, x, y: x - y,
    "multiply": lambda xp, x, y: x * y,
    "divide": lambda xp, x, y: x / y,
    "negative": lambda xp, x, y: -x,
    "absolute": lambda xp, x, y: xp.abs(x),
    "square": lambda xp, x, y: xp.square(x),
    "reciprocal": lambda xp, x, y: xp.reciprocal(x),
    "exp": lambda xp, x, y: xp.exp(x),
    "conj": lambda xp, x, y: xp.conj(x),
    "power": lambda xp, x, y: xp.power(x, y),
    "third": lambda xp, x, y: x**3,
    "one over a square": lambda xp, x, y: x**-2.0,
    "root of the third": lambda xp, x, y: x**1.5,
    "power of two": lambda xp, x, y: 2.0**x,
    "parts": lambda xp, x, y: xp.real(x) * 2 + xp.imag(y),
    "equal": lambda xp, x, y: x == y,
    "not_equal": lambda xp, x, y: x != y,
    "where": lambda xp, x, y: xp.where(xp.real(x) > 0, x, y),
    "converted": lambda xp, x, y: x + xp.real(y) * 1j,
    "angle": lambda xp, x, y: xp.angle(x),
    "chain": lambda xp, x, y: (x * y + 2j) * xp.conj(x) - 3,
    "turned": lambda xp, x, y: x.T * y.T,
    "backwards": lambda xp, x, y: x[::-1, 1:] - y[:, :-1],
    "broadcast": lambda xp, x, y: x * y[0],
}
DTYPES = {"complex64": 2e-6, "complex128": 1e-14}


def numbers(dtype: str, *shape: int, seed: int = 0) -> np.ndarray:
    drawn = np.random.default_rng(seed)
    return (drawn.normal(size=shape) + 1j * drawn.normal(size=shape)).astype(dtype)


@pytest.mark.parametrize(("name", "dtype"), in_turns(FUNCTIONS, list(DTYPES)))
async def test_values(name: str, dtype: str) -> None:
    function = FUNCTIONS[name]
    x, y = numbers(dtype, 40, 53), numbers(dtype, 40, 53, seed=1)
    y[::3] = x[::3]
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x, y: function(la, x, y))
        found = await (await compiled(await la.put(x), await la.put(y))).numpy()
    expected = function(np, x, y)
    assert found.dtype == expected.dtype
    scale = np.abs(expected).max() if expected.dtype != bool else 1
    if expected.dtype == bool:
        np.testing.assert_array_equal(found, expected)
    else:
        np.testing.assert_allclose(found / scale, expected / scale, rtol=0, atol=DTYPES[dtype])


@pytest.mark.parametrize(
    "name", ["multiply", "divide", "absolute", "exp", "equal", "reciprocal", "conj"]
)
@pytest.mark.parametrize("dtype", DTYPES)
async def test_edges(name: str, dtype: str) -> None:
    """Beside zeros, infinities and NaN, and with very large and very small parts."""
    most = float(np.finfo(dtype).max)
    least = float(np.finfo(dtype).tiny)
    edges = [0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, np.nan, least, 80.0]
    if name != "multiply":  # of whose two products NumPy rounds one only with the difference
        edges += [most / 2, -most / 2]
    pairs = np.array([complex(a, b) for a, b in itertools.product(edges, edges)], dtype)
    x, y = np.repeat(pairs, pairs.size), np.tile(pairs, pairs.size)
    function = FUNCTIONS[name]
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x, y: function(la, x, y))
        found = await (await compiled(await la.put(x), await la.put(y))).numpy()
    with np.errstate(all="ignore"):
        expected = function(np, x, y)
    if expected.dtype == bool:
        np.testing.assert_array_equal(found, expected)
        return
    for part in ("real", "imag"):
        ours, theirs = getattr(found, part), getattr(expected, part)
        np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=8 * least)


MOST_ULPS = 4.0
OF_ONE = (
    *("cos", "cosh", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "reciprocal"),
    *("sin", "sinh", "sqrt", "square", "tan", "tanh"),
)
"""The functions of one number that are made of those of real ones."""


def spread(dtype: str, length: int = 4003) -> np.ndarray:
    """Numbers of all directions: about 1, of length 1 nearly, of many sizes, far away."""
    drawn = np.random.default_rng(3)
    about = numbers("complex128", length) * 2
    turned = np.exp(1j * drawn.uniform(-4, 4, length))
    sizes = [np.exp(drawn.normal(size=length) * 6) * drawn.choice([-1, 1], length) for _ in "ab"]
    unit = turned * (1 + 1e-6 * drawn.normal(size=length))
    far = drawn.normal(size=length) * 60 + 1j * drawn.normal(size=length) * 3e6
    return np.concatenate([about, unit, sizes[0] + 1j * sizes[1], far, about * 1e-6]).astype(dtype)


def assert_few_units(found: np.ndarray, exact: np.ndarray, x: np.ndarray) -> None:
    """Compares lengths of errors with those of the results, which are of a wider dtype."""
    limits = np.finfo(found.dtype)
    with np.errstate(all="ignore"):
        rounded = exact.astype(found.dtype)
        size = np.maximum(np.abs(exact), limits.tiny)
        errors = np.abs(found.astype(exact.dtype) - exact) / size / limits.eps
    fits = np.isfinite(rounded) & (np.abs(exact) < limits.max / 4)
    worst = int(np.where(fits, errors, 0).argmax())
    assert errors[worst] <= MOST_ULPS, (x[worst], found[worst], exact[worst])
    assert not np.isfinite(found[~np.isfinite(rounded)]).any()


@pytest.mark.parametrize(("name", "dtype"), in_turns(OF_ONE, list(DTYPES)))
async def test_units_in_the_last_place(name: str, dtype: str) -> None:
    x = spread(dtype)
    if name in ("exp2", "log1p", "expm1") and dtype == "complex128":
        x = x[:4003]  # of others NumPy is no more exact in more bits
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(getattr(la, name))(await la.put(x))).numpy()
    wide = np.complex128 if dtype == "complex64" else np.clongdouble
    with np.errstate(all="ignore"):
        exact = getattr(np, name)(x.astype(wide))
    if name == "log1p" and dtype == "complex64":
        far = np.abs(x) > 0.1
        found, exact, x = found[far], exact[far], x[far]
    assert_few_units(found, exact, x)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_logarithms_near_one_are_exact(dtype: str) -> None:
    """Of 3/5 + 4i/5 and its like, whose rounding alone makes the length differ from 1."""
    sides = [(3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29), (28, 45, 53), (33, 56, 65)]
    x = np.array([complex(a / c, b / c) for a, b, c in sides], dtype)
    exact = []
    for z in x:
        square = Fraction(float(z.real)) ** 2 + Fraction(float(z.imag)) ** 2
        exact.append(math.log1p(float(square - 1)) / 2)
    async with la.open_runtime("cpu:0"):
        logs = await (await la.compile(la.log)(await la.put(x))).numpy()
        shifted = await (await la.compile(la.log1p)(await la.put(x - 1))).numpy()
    eps = np.finfo(dtype).eps
    np.testing.assert_allclose(logs.real, exact, rtol=4 * eps)
    for z, found in zip(x - 1, shifted, strict=True):
        real, imag = Fraction(float(z.real)), Fraction(float(z.imag))
        above = float(2 * real + real**2 + imag**2)
        np.testing.assert_allclose(found.real, math.log1p(above) / 2, rtol=4 * eps)


WITHOUT_SIGN = {"cos": "imag", "cosh": "imag", "sinh": "real", "sin": "imag", "tan": "real"}
"""The parts whose sign the standard leaves open where the other part is no number or infinite."""


@pytest.mark.parametrize(
    ("name", "dtype"),
    in_turns(["cos", "cosh", "log2", "log", "sin", "sinh", "tan", "sqrt"], list(DTYPES)),
)
async def test_functions_of_zeros_and_infinities(name: str, dtype: str) -> None:
    edges = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, np.inf, -np.inf, np.nan]
    x = np.array([complex(a, b) for a, b in itertools.product(edges, edges)], dtype)
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(getattr(la, name))(await la.put(x))).numpy()
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x)
    is_usual = np.isfinite(x)
    for part in ("real", "imag"):
        ours, theirs = getattr(found, part), getattr(expected, part)
        if WITHOUT_SIGN.get(name) == part:
            ours, theirs = [np.where(is_usual, each, np.abs(each)) for each in (ours, theirs)]
        np.testing.assert_allclose(ours, theirs, rtol=8 * np.finfo(dtype).eps)
        numbers = ~np.isnan(theirs)
        np.testing.assert_array_equal(np.signbit(ours[numbers]), np.signbit(theirs[numbers]))


@pytest.mark.parametrize("dtype", DTYPES)
async def test_roots_and_lengths_do_not_overflow(dtype: str) -> None:
    limits = np.finfo(dtype)
    ends = [float(limits.max), float(limits.tiny), float(limits.smallest_subnormal), 1.0]
    x = np.array([complex(a, b) for a, b in itertools.product(ends, ends)], dtype)
    async with la.open_runtime("cpu:0"):
        tensor = await la.put(x)
        roots = await (await la.compile(la.sqrt)(tensor)).numpy()
        logs = await (await la.compile(la.log)(tensor)).numpy()
    for found, function in ((roots, np.sqrt), (logs, np.log)):
        exact = function(x.astype(np.clongdouble)).astype(dtype)
        np.testing.assert_allclose(found.real, exact.real, rtol=4 * limits.eps)
        np.testing.assert_allclose(found.imag, exact.imag, rtol=4 * limits.eps)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_powers_of_zero_and_by_whole_numbers(dtype: str) -> None:
    bases = np.array([0.0, 1.0, -2.0, 2.0 - 3.0j, 1.0j], dtype)
    exponents = np.array([0.0, 1.0, 2.0, 0.5, -1.0, 1.0j, 2.0 + 1.0j], dtype)
    x, y = np.repeat(bases, exponents.size), np.tile(exponents, bases.size)
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x, y: x**y)
        found = await (await compiled(await la.put(x), await la.put(y))).numpy()
    with np.errstate(all="ignore"):
        expected = x**y
    expected[(x == 0) & (y.real > 0)] = 0  # of complex exponents not with every NumPy
    np.testing.assert_allclose(found, expected, rtol=8 * np.finfo(dtype).eps)
    exact = (y == 0) | (y == 1) | (y == 2)
    np.testing.assert_array_equal(found[exact], expected[exact])


async def test_an_array_that_is_not_aligned_to_whole_numbers() -> None:
    memory = np.zeros(8 * 1001 + 4, np.uint8)
    x = memory[4:].view(np.complex64)
    x[...] = numbers("complex64", 1001)
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(lambda x: x * x)(await la.put(x))).numpy()
    np.testing.assert_allclose(found, x * x, rtol=1e-5)
