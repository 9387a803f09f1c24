"""Fourier transforms by native functions: beside NumPy's, for any threads, batch and layout."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from extents import few_or_many, in_part_and_whole, in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls import fourier_plans
from lazyasync.backends.cpu.calls.fourier_plans import (
    Plan,
    factors_of,
    padded_length,
    radices_of,
    roots_of_unity,
    tables,
)

RANDOM = np.random.default_rng(11)
KINDS = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
SHORT = (1, 2, 3, 4, 5, 7, 8, 12, 16, 31, 37, 64, 101, 210, 256, 509, 1000, 2018, 2048)
"""Of passes of all radices, and with larger primes."""
LONG = (2187, 4096, 4099, 4131, 8192, 10_007, 30_030, 99_991, 1 << 17)
NORMS = ("backward", "ortho", "forward")


def _array(shape: tuple[int, ...], is_complex: bool) -> np.ndarray:
    x = RANDOM.standard_normal(shape)
    return x + 1j * RANDOM.standard_normal(shape) if is_complex else x


class _Transform:
    """One of an array, and what NumPy gives in float64."""

    def __init__(self, kind: str, shape: tuple[int, ...], axis: int, norm: Any) -> None:
        self.kind = kind
        self.options: dict[str, Any] = {"axis": axis, "norm": norm}
        given = list(shape)
        if kind in ("irfft", "hfft"):
            self.options["n"] = shape[axis]
            given[axis] = shape[axis] // 2 + 1
        self.x = _array(tuple(given), kind in ("fft", "ifft", "irfft", "hfft"))
        self.expected = getattr(np.fft, kind)(self.x, **self.options)

    def of(self, x: Any) -> Any:
        return getattr(la.fft, self.kind)(x, **self.options)

    def given(self, itemsize: int) -> np.ndarray:
        found: np.ndarray = self.x.astype(f"{self.x.dtype.kind}{itemsize * self.x.itemsize // 8}")
        return found


def _error(found: np.ndarray, expected: np.ndarray) -> float:
    assert found.shape == expected.shape
    return float(np.linalg.norm(found - expected) / max(np.linalg.norm(expected), 1e-300))


async def _computed(
    all_of: list[_Transform], itemsize: int, threads: int, jit: bool = True
) -> list[np.ndarray]:
    async with la.open_runtime("cpu:0", config=la.Config(jit=jit, cpu_threads=threads)):
        return [await one.of(await la.put(one.given(itemsize))).numpy() for one in all_of]


@cache
def _transforms(whole: bool) -> list[_Transform]:
    """In part short ones in one of three shapes, and half of the long ones."""
    choose = random.Random(5)
    found = []
    for number, (length, kind) in enumerate(itertools.product(SHORT, KINDS)):
        shapes = (((length,), 0), ((19, length), 1), ((2, length, 33), 1))
        at = (number + number // len(KINDS)) % 3
        for shape, axis in shapes if whole else shapes[at : at + 1]:
            found.append(_Transform(kind, shape, axis, choose.choice(NORMS)))
    for number, length in enumerate(LONG):
        for kind in KINDS if whole else KINDS[number % 2 :: 2]:
            found.append(_Transform(kind, (length,), 0, choose.choice(NORMS)))
        kind = choose.choice(KINDS)
        found.append(_Transform(kind, (2, length), 1, choose.choice(NORMS)))
        found.append(_Transform(kind, (length, 3), 0, choose.choice(NORMS)))
    return found


@in_part_and_whole
@pytest.mark.parametrize("itemsize", [4, 8])
async def test_transforms_of_any_length_have_small_errors_and_the_same_bits_for_any_threads(
    itemsize: int, whole: bool
) -> None:
    all_of = _transforms(whole)
    one, three = [await _computed(all_of, itemsize, threads) for threads in (1, 3)]
    for transform, alone, shared in zip(all_of, one, three, strict=True):
        name = transform.kind, transform.x.shape, transform.options
        assert _error(alone, transform.expected) < (4e-7 if itemsize == 4 else 2e-15), name
        assert alone.tobytes() == shared.tobytes(), name


@few_or_many("count", 100, 300)
@pytest.mark.parametrize("itemsize", [4, 8])
async def test_small_arrays_of_any_shape(itemsize: int, count: int) -> None:
    choose = random.Random(itemsize)
    all_of = [_Transform("fft", (6, 3, 2), 1, "forward")]
    for _ in range(count):
        shape = tuple(choose.randint(1, 9) for _ in range(choose.randint(1, 4)))
        axis = choose.randrange(len(shape))
        all_of.append(_Transform(choose.choice(KINDS), shape, axis, choose.choice(NORMS)))
    for transform, found in zip(all_of, await _computed(all_of, itemsize, 2), strict=True):
        name = transform.kind, transform.x.shape, transform.options
        assert _error(found, transform.expected) < (4e-7 if itemsize == 4 else 2e-15), name


@pytest.mark.parametrize(
    ("length", "kind"), in_turns((7, 60, 256, 1009, 2205, 4096, 4099, 4410), KINDS, 3)
)
async def test_a_line_has_the_same_bits_alone_and_among_others(kind: str, length: int) -> None:
    transform = _Transform(kind, (21, length), -1, "ortho")
    x = transform.given(4)
    across = x.T.copy()
    async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=2)):
        together = await transform.of(await la.put(x)).numpy()
        alone = [await transform.of(await la.put(x[k])).numpy() for k in (0, 16, 20)]
        transform.options["axis"] = 0
        columns = await transform.of(await la.put(across)).numpy()
        one = await transform.of(await la.put(across[:, 3:4].copy())).numpy()
    np.testing.assert_array_equal(together[[0, 16, 20]], alone)
    np.testing.assert_array_equal(columns.T, together)
    np.testing.assert_array_equal(one[:, 0], together[3])


@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("norm", NORMS)
async def test_several_axes_in_any_order_and_layout(norm: Any, jit: bool) -> None:
    x = _array((6, 40, 18), True)
    async with la.open_runtime("cpu:0", config=la.Config(jit=jit, cpu_threads=2)):
        t = await la.put(x)
        for axes in ((0, 1, 2), (2, 0), (1,), (1, 2)):
            there = await la.fft.fftn(t, axes=axes, norm=norm).numpy()
            assert _error(there, np.fft.fftn(x, axes=axes, norm=norm)) < 1e-15
            turned = await la.fft.ifftn(t.transpose(2, 0, 1), axes=axes, norm=norm).numpy()
            expected = np.fft.ifftn(x.transpose(2, 0, 1), axes=axes, norm=norm)
            assert _error(turned, expected) < 1e-15
        back = await la.fft.irfftn(la.fft.rfftn(la.real(t)), s=x.shape).numpy()
        assert _error(back, x.real) < 1e-15
        assert (await la.fft.fft(la.zeros((0, 4))).numpy()).shape == (0, 4)


async def test_what_is_no_number_stays_in_its_line() -> None:
    x = np.ones((20, 64), np.float32)
    x[3, 5], x[17, 0] = np.nan, np.inf
    async with la.open_runtime("cpu:0"):
        for function in (la.fft.fft, la.fft.rfft):
            found = await function(await la.put(x)).numpy()
            wrong = ~np.isfinite(found).all(axis=1)
            assert np.flatnonzero(wrong).tolist() == [3, 17]


async def test_imaginary_parts_of_the_first_and_the_middle_frequency_do_not_count() -> None:
    for length in (6, 7, 5000, 5001):
        half = _array((length // 2 + 1,), True)
        async with la.open_runtime("cpu:0"):
            found = await la.fft.irfft(await la.put(half), n=length).numpy()
        assert _error(found, np.fft.irfft(half, n=length)) < 1e-15


def test_roots_of_unity_are_exact_where_they_can_be() -> None:
    roots = roots_of_unity(np.arange(-8, 9), 8)
    assert set(roots[::2].tolist()) == {1, -1, 1j, -1j}
    numbers = np.arange(1 << 12)
    angles = 2 * np.arccos(np.longdouble(-1)) * numbers / (1 << 12)
    found = roots_of_unity(numbers, 1 << 12)
    assert np.abs(found.real - np.cos(angles)).max() < 1.2e-16
    assert np.abs(found.imag + np.sin(angles)).max() < 1.2e-16


def test_lengths_are_products_of_radices() -> None:
    for length in (*range(1, 300), 1 << 20, 999_983):
        radices = radices_of(length)
        if radices is not None:
            assert np.prod(radices, dtype=int) == length
            assert np.prod(factors_of(length)) == length
        padded = padded_length(length)
        assert 2 * length - 1 <= padded
        assert radices_of(padded) is not None


def test_tables_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[Any, Any] = {}
    monkeypatch.setattr(fourier_plans, "_kept", kept)
    single = np.dtype(np.complex64)
    first = tables(Plan, 64, single)
    assert tables(Plan, 64, single) is first
    monkeypatch.setattr(fourier_plans, "KEPT_BYTES", 2 * first.nbytes)
    tables(Plan, 60, single)
    tables(Plan, 64, single)
    tables(Plan, 63, single)
    assert [key[1] for key in kept] == [64, 63]
