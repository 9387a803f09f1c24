"""Parts of numbers at the edges: signs of NaN and zeros, neighbours, complex infinities."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

inf, nan = np.inf, np.nan
REAL = ["float16", "float32", "float64"]


def same_bits(actual: np.ndarray, expected: np.ndarray) -> None:
    np.testing.assert_array_equal(actual, expected)
    for part in ("real", "imag"):
        signs = [np.signbit(getattr(array, part)) for array in (actual, expected)]
        numbers = ~np.isnan(getattr(expected, part))
        np.testing.assert_array_equal(signs[0][numbers], signs[1][numbers])


@pytest.mark.parametrize("dtype", REAL)
async def test_the_sign_of_nan_counts(runtime: la.Runtime, dtype: str) -> None:
    signs = np.array([1.0, -1.0, 0.0, -0.0, inf, -inf, nan, np.copysign(nan, -1)], dtype)
    negative = np.array([0, 1] * 4, bool)
    x = la.asarray(signs)
    found = await la.to_cpu([la.signbit(x), la.copysign(2.0, x), la.copysign(nan, x)])
    np.testing.assert_array_equal(found[0], negative)
    np.testing.assert_array_equal(found[1], np.where(negative, -2.0, 2.0))
    np.testing.assert_array_equal(np.signbit(found[2]), negative)
    assert np.isnan(found[2]).all()
    assert found[1].dtype == dtype


@pytest.mark.parametrize("dtype", REAL)
async def test_neighbours_are_numpys(runtime: la.Runtime, dtype: str) -> None:
    limits = np.finfo(dtype)
    edges = [0.0, 1.0, 1.5, limits.max, limits.tiny, limits.smallest_subnormal, inf]
    values = np.array([*edges, *np.negative(edges), nan], dtype)
    x, y = np.meshgrid(values, values)
    actual = await la.nextafter(la.asarray(x), la.asarray(y)).numpy()
    with np.errstate(all="ignore"):
        same_bits(actual, np.nextafter(x, y))
    towards = await la.nextafter(la.asarray(values), 0.25).numpy()
    with np.errstate(all="ignore"):
        same_bits(towards, np.nextafter(values, np.dtype(dtype).type(0.25)))


@pytest.mark.parametrize("function", [la.signbit, la.real, la.imag])
async def test_one_operand_need_not_be_a_tensor(runtime: la.Runtime, function: Any) -> None:
    expected = getattr(np, function.__name__)(np.array([-1.5, 2.0], np.float32))
    found = await la.to_cpu([function([-1.5, 2.0]), function(np.array([-1.5, 2.0], np.float32))])
    for actual in found:
        np.testing.assert_array_equal(actual, expected)


async def test_what_is_not_real_has_no_sign_bit(runtime: la.Runtime) -> None:
    z = la.asarray([1j])
    for call in (lambda: la.signbit(z), lambda: la.copysign(z, z), lambda: la.nextafter(z, 1.0)):
        with pytest.raises(la.DTypeError, match="not supported"):
            call()
    with pytest.raises(TypeError, match="at least one tensor"):
        la.copysign(1.0, -2.0)
    with pytest.raises(la.ShapeError):
        la.nextafter(la.ones(2), la.ones(3))


async def test_parts_of_real_numbers(runtime: la.Runtime) -> None:
    for dtype in ("bool", "int8", "uint64", "float32"):
        x = la.ones((2, 0, 3), dtype=dtype)
        for part in (la.real(x), la.imag(x)):
            assert (part.shape, part.dtype) == (x.shape, x.dtype)
            assert part is not x
    found = await la.to_cpu([la.real(la.asarray([-0.0])), la.imag(la.asarray([3, -1]))])
    same_bits(found[0], np.array([-0.0], np.float32))
    np.testing.assert_array_equal(found[1], [0, 0])


# ---- complex numbers at infinity -----------------------------------------------------------

EXPM1 = {
    # By the standard, "expm1", special cases of complex operands.
    0.0 + 0.0j: 0.0 + 0.0j,
    complex(-0.0, 0.0): 0.0 + 0.0j,
    complex(1.0, inf): complex(nan, nan),
    complex(1.0, nan): complex(nan, nan),
    complex(inf, 0.0): complex(inf, 0.0),
    complex(-inf, 2.0): complex(-1.0, 0.0),
    complex(-inf, 4.0): complex(-1.0, -0.0),
    complex(inf, 2.0): complex(-inf, inf),
    complex(nan, 0.0): complex(nan, 0.0),
    complex(nan, 1.0): complex(nan, nan),
    complex(nan, nan): complex(nan, nan),
    # What overflows goes the same way.
    complex(1e4, 0.0): complex(inf, 0.0),
}
TANH = {
    0.0 + 0.0j: 0.0 + 0.0j,
    complex(1.0, inf): complex(nan, nan),
    complex(inf, 1.0): complex(1.0, 0.0),
    complex(inf, 2.0): complex(1.0, 0.0),
    complex(inf, -2.0): complex(1.0, -0.0),
    complex(-inf, 2.0): complex(-1.0, 0.0),
    complex(-inf, -2.0): complex(-1.0, -0.0),
    complex(inf, inf): complex(1.0, 0.0),
    complex(inf, nan): complex(1.0, 0.0),
    complex(nan, 0.0): complex(nan, 0.0),
    complex(nan, 1.0): complex(nan, nan),
}
SIGN = {
    complex(-0.0, -0.0): 0.0 + 0.0j,
    complex(nan, 0.0): complex(nan, nan),
    complex(0.0, nan): complex(nan, nan),
    3.0 - 4.0j: 0.6 - 0.8j,
    complex(0.0, 1e-300): 1j,
    complex(-1e300, 0.0): -1.0 + 0.0j,
}


@pytest.mark.parametrize(("name", "values"), [("expm1", EXPM1), ("tanh", TANH), ("sign", SIGN)])
async def test_complex_infinities(
    runtime: la.Runtime, device: str, name: str, values: dict[complex, complex]
) -> None:
    arguments, results = np.array([*values.keys()]), np.array([*values.values()])
    found = await la.to_cpu(
        # By itself, in place of an operand that nobody else needs, and of a view.
        [
            getattr(la, name)(la.asarray(arguments)),
            getattr(la, name)(la.asarray(arguments) * np.complex128(1)),
            getattr(la, name)(la.asarray(arguments[::-1].copy())[::-1]),
        ]
    )
    if device.startswith("cuda") and name == "sign":  # absolute values are rounded in another way
        for one in found:
            np.testing.assert_allclose(one, results, rtol=1e-15)
        return
    same_bits(found[0], results)
    same_bits(found[2], results)
    finite = np.isfinite(arguments)
    np.testing.assert_array_equal(found[1][finite], results[finite])


@pytest.mark.parametrize("dtype", ["float32", "complex64", "int32"])
async def test_parts_are_attributes(runtime: la.Runtime, dtype: str) -> None:
    x = np.array([3, -2], dtype)
    if dtype == "complex64":
        x *= 1.5 - 0.5j
    t = la.asarray(x)
    real, imag = await la.to_cpu([t.real, t.imag])
    assert real.dtype == imag.dtype == x.real.dtype
    np.testing.assert_array_equal(real, x.real)
    np.testing.assert_array_equal(imag, x.imag)
    with pytest.raises(AttributeError):
        t.real = 0  # type: ignore[misc, assignment]


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
async def test_expm1_is_exact_near_zero(runtime: la.Runtime, dtype: str) -> None:
    z = np.array([1e-9 + 1e-10j, -1e-12j, 1e-20 + 1e-20j, 0.5 - 0.25j], dtype)
    exact = np.array([1e-9 + 1e-10j, -1e-12j, 1e-20 + 1e-20j, np.exp(0.5 - 0.25j) - 1])
    actual = await la.expm1(la.asarray(z)).numpy()
    assert actual.dtype == dtype
    np.testing.assert_allclose(actual, exact, rtol=2 * np.finfo(dtype).eps + 1e-9)


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
async def test_complex_numbers_divided_by_zero(runtime: la.Runtime, dtype: str) -> None:
    parts = [1.5, -2.0, 0.0, -0.0, inf, nan]
    x = np.array([complex(real, imag) for real in parts for imag in parts], dtype)
    found = await la.to_cpu(
        [la.asarray(x) / la.zeros(x.shape, dtype=dtype), la.log2(la.zeros((2,), dtype=dtype) * 1.5)]
    )
    with np.errstate(all="ignore"):
        same_bits(found[0].real, (x / np.zeros_like(x)).real)
        same_bits(found[0].imag, (x / np.zeros_like(x)).imag)
    assert found[1].tolist() == [complex(-inf, 0)] * 2
