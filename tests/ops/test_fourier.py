"""What the table of Fourier transforms cannot say: frequencies, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

COMPLEX = ["fft", "ifft", "irfft", "hfft"]
REAL = ["rfft", "ihfft"]
SEVERAL = ["fftn", "ifftn", "rfftn", "irfftn", "fft2", "ifft2", "rfft2", "irfft2"]


@pytest.mark.parametrize("n", [1, 2, 5, 8])
async def test_frequencies(runtime: la.Runtime, n: int) -> None:
    for d in (1.0, 0.25):
        for name in ("fftfreq", "rfftfreq"):
            found = getattr(la.fft, name)(n, d=d)
            expected = getattr(np.fft, name)(n, d=d)
            assert found.dtype == np.float32
            np.testing.assert_array_equal(await found.numpy(), expected.astype(np.float32))
            wide = getattr(la.fft, name)(n, d=d, dtype="float64")
            np.testing.assert_array_equal(await wide.numpy(), expected)
    order = await la.fft.fftshift(la.fft.fftfreq(n)).numpy()
    np.testing.assert_array_equal(order, np.sort(order))


async def test_shifts_undo_one_another(runtime: la.Runtime) -> None:
    x = la.arange(12).reshape(3, 4)
    for axes in (None, 0, (1,), ()):
        back = la.fft.ifftshift(la.fft.fftshift(x, axes=axes), axes=axes)
        np.testing.assert_array_equal(await back.numpy(), await x.numpy())
    flags = la.asarray([True, False, False])
    np.testing.assert_array_equal(await la.fft.fftshift(flags).numpy(), [False, True, False])
    assert await la.fft.fftshift(la.asarray(2.0)).numpy() == 2.0


@pytest.mark.parametrize("shape", [(0, 4), (2, 0, 3)])
async def test_no_lines_to_transform(runtime: la.Runtime, shape: tuple[int, ...]) -> None:
    values = np.zeros(shape, np.float32)
    for name in (*COMPLEX, *REAL):
        expected = getattr(np.fft, name)(values)
        found = await getattr(la.fft, name)(la.asarray(values)).numpy()
        assert found.shape == expected.shape
        assert found.dtype == expected.dtype


async def test_what_is_not_finite_goes_through(runtime: la.Runtime) -> None:
    found = await la.fft.fft(la.asarray([1.0, np.nan])).numpy()
    assert np.isnan(found).all()
    assert np.isinf(await la.fft.irfft(la.asarray([np.inf, 1.0])).numpy()).all()


async def test_a_transform_and_its_inverse(runtime: la.Runtime) -> None:
    values = np.random.default_rng(0).normal(size=(3, 5, 4))
    x = la.asarray(values)
    for norm in ("backward", "ortho", "forward"):
        for there, back, keywords in (
            ("fft", "ifft", {}),
            ("rfft", "irfft", {"n": 5, "axis": 1}),
            ("ihfft", "hfft", {"n": 4}),
            ("fftn", "ifftn", {}),
            ("rfftn", "irfftn", {"s": (3, 5), "axes": (0, 1)}),
        ):
            one, other = getattr(la.fft, there), getattr(la.fft, back)
            found = await other(one(x, norm=norm, **keywords), norm=norm, **keywords).numpy()
            np.testing.assert_allclose(found, values, rtol=1e-12, atol=1e-12)


async def test_what_is_refused_at_the_call(runtime: la.Runtime) -> None:
    x, nothing, number = la.zeros((2, 3)), la.zeros((2, 0)), la.asarray(1.0)
    for name in (*COMPLEX, *REAL):
        function = getattr(la.fft, name)
        for wrong in (
            lambda function=function: function(x, n=0),
            lambda function=function: function(x, n=-2),
            lambda function=function: function(x, axis=2),
            lambda function=function: function(nothing),
            lambda function=function: function(number),
        ):
            with pytest.raises(la.ShapeError, match=name):
                wrong()
        with pytest.raises(ValueError, match=f"{name}: norm"):
            function(x, norm="both")
        with pytest.raises(TypeError):
            function(x, n=1.5)
        with pytest.raises(TypeError, match="'dim'; write axis="):
            function(x, dim=0)
    with pytest.raises(la.ShapeError, match="irfft"):
        la.fft.irfft(la.zeros((2, 1)))
    for name in SEVERAL:
        function = getattr(la.fft, name)
        several: list[Callable[[], Any]] = [
            lambda function=function: function(x, axes=(0, 2)),
            lambda function=function: function(x, s=(2,), axes=(0, 1)),
            lambda function=function: function(x, s=(2, 0), axes=(0, 1)),
        ]
        for wrong in several:
            with pytest.raises(la.ShapeError, match=name):
                wrong()
        with pytest.raises(ValueError, match=f"{name}: norm"):
            function(x, norm="both")
    for name in ("rfft", "ihfft", "rfftn", "rfft2"):
        with pytest.raises(la.DTypeError, match=name):
            getattr(la.fft, name)(x.astype("complex64"))
    for name in ("rfftn", "irfftn"):
        with pytest.raises(la.ShapeError, match="at least 1 axis"):
            getattr(la.fft, name)(x, axes=())
    for name in ("fftfreq", "rfftfreq"):
        with pytest.raises(la.ShapeError, match=name):
            getattr(la.fft, name)(0)
        with pytest.raises(la.DTypeError, match=name):
            getattr(la.fft, name)(4, dtype="int32")
    with pytest.raises(la.ShapeError, match="fftshift"):
        la.fft.fftshift(x, axes=2)


@pytest.mark.parametrize("axes", [(0, 0), (1, 0, 1), (1, 1)])
async def test_axes_that_are_named_twice_are_transformed_twice(
    runtime: la.Runtime, axes: tuple[int, ...]
) -> None:
    x = np.random.default_rng(3).normal(size=(4, 5))
    found, expected = [], []
    for name in ("fftn", "ifftn", "rfftn", "irfftn"):
        for s in (None, (3, 6, 2)[: len(axes)], (-1, 3, 4)[: len(axes)]):
            found.append(getattr(la.fft, name)(la.asarray(x), s=s, axes=axes))
            expected.append(getattr(np.fft, name)(x, s, axes))
    for one, other in zip(await la.to_cpu(found), expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9)
