"""Fourier transforms in iterations of loops: native calls for lines that are short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la

LENGTH = 4


def smoothed(x: Any) -> Any:
    """A signal whose last axis is filtered."""
    return la.fft.irfft(la.fft.rfft(x) * 0.5, n=x.shape[-1]) + x * 0.1


def of_columns(x: Any) -> Any:
    return la.fft.irfft(la.fft.rfft(x, axis=0, norm="ortho") * 0.5, n=x.shape[0], axis=0) + x * 0.1


def of_planes(x: Any) -> Any:
    return la.fft.irfft2(la.fft.rfft2(x) * 0.5, s=x.shape) + x * 0.1


def of_all_axes(x: Any) -> Any:
    spectrum = la.fft.fftn(x, norm="forward") * (1 + 0.5j)
    return la.real(la.fft.ifftn(spectrum, norm="forward")) + la.abs(spectrum) * 0.1


def turned(x: Any) -> Any:
    """Transforms of what is transposed, between them."""
    return la.real(la.fft.ifft(la.fft.fft(la.fft.fft(x).mT).mT * 0.02)) + x * 0.1


FUNCTIONS = (smoothed, of_columns, of_planes, of_all_axes, turned)


async def results(config: dict[str, Any], function: Any, x: np.ndarray) -> list[np.ndarray]:
    """What iterations give, and the gradient of their sum by the start."""

    def loop(x: Any) -> Any:
        return la.scan(lambda c, _: (function(c), la.sum(c, axis=0)), x, length=LENGTH)

    async with la.open_runtime("cpu:0", config):
        compiled = la.compile(lambda x: (*loop(x), la.grad(lambda x: (loop(x)[1] ** 2).sum())(x)))
        return await la.to_cpu(list(await compiled(la.asarray(x))))


@pytest.mark.parametrize(
    ("shape", "case"),
    in_turns(
        [(1, 1), (2, 3), (8, 8), (5, 12), (16, 9), (37, 6), (1, 64), (30, 1), (3, 202)],
        [(function, dtype) for function in FUNCTIONS for dtype in ("float32", "float64")],
    ),
)
async def test_results_are_those_without_machine_code(
    shape: tuple[int, int], case: tuple[Callable[..., Any], str]
) -> None:
    function, dtype = case
    x = np.random.default_rng(0).normal(size=shape).astype(dtype)
    found = await results({}, function, x)
    expected = await results({"jit": False}, function, x)
    for one, other in zip(found, expected, strict=True):
        scale = max(1.0, float(np.abs(other).max()))
        error = float(np.abs(one - other).max()) / scale
        assert error < (1e-5 if dtype == "float32" else 1e-13), error


@pytest.mark.parametrize("function", FUNCTIONS)
async def test_they_are_native(function: Callable[..., Any]) -> None:
    async with la.open_runtime("cpu:0"):
        for shape in ((8, 8), (5, 12)):
            loop = la.compile(lambda x: la.fori_loop(0, LENGTH, lambda i, c: function(c), x))
            lowered = loop.lower(la.ones(shape))
            called = [kernel.name for kernel in lowered.kernels if "call" in kernel.name]
            assert not called, called


async def test_long_lines_are_transformed_by_calls() -> None:
    x = np.random.default_rng(0).normal(size=(1, 1 << 16))
    found = await results({}, smoothed, x)
    np.testing.assert_allclose(found[0], x * 0.6**LENGTH, atol=1e-12)
