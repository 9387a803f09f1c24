"""Operations with several outputs."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la

VALUES = np.array([[1.5, -2.25, 0.0], [-0.0, np.inf, 1e-30]], np.float32)


@pytest.mark.parametrize("values", [VALUES, VALUES[0, 1], VALUES[:0]])
async def test_modf_and_frexp_are_those_of_numpy(runtime: la.Runtime, values: np.ndarray) -> None:
    x = la.asarray(values)
    got = await la.to_cpu([*la.modf(x), *la.frexp(x)])
    for value, expected in zip(got, [*np.modf(values), *np.frexp(values)], strict=True):
        np.testing.assert_array_equal(value, expected)
        assert value.dtype == expected.dtype


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
async def test_all_kinds_of_numbers(runtime: la.Runtime, dtype: str) -> None:
    limits = la.finfo(dtype)
    least, tiny, most = limits.smallest_subnormal, limits.smallest_normal, limits.max
    edges = [np.inf, np.nan, 0.0, 0.5, 1.0, 2.75, 1e4, least, 3 * float(least), tiny, most]
    drawn = np.random.default_rng(0).normal(size=1001) * 100
    x = la.asarray(np.array([*edges, *[-float(edge) for edge in edges], *drawn])).astype(dtype)
    values = await x.astype(np.float64).numpy()
    *got, exponent = await la.to_cpu(
        [*(y.astype("f8") for y in (*la.modf(x), la.frexp(x)[0])), la.frexp(x)[1]]
    )
    expected = [*np.modf(values), *np.frexp(values)]
    for one, other in zip((*got, exponent), expected, strict=True):
        np.testing.assert_array_equal(one, other)
        np.testing.assert_array_equal(
            np.signbit(one[~np.isnan(one)]), np.signbit(other[~np.isnan(other)])
        )
    assert exponent.dtype == np.int32


async def test_outputs_go_on_into_further_operations(runtime: la.Runtime) -> None:
    mantissa, exponent = la.frexp(la.asarray(VALUES[:1]))
    back = mantissa * 2.0 ** exponent.astype(np.float32)
    np.testing.assert_array_equal(await back.numpy(), VALUES[:1])


async def test_one_output_alone_is_enough(runtime: la.Runtime) -> None:
    for _ in range(3):
        _, integral = la.modf(la.asarray(VALUES) * 3.0)
        await la.mark_step()
        np.testing.assert_array_equal(await integral.numpy(), np.modf(VALUES * np.float32(3))[1])


async def test_integers_become_real_and_complex_numbers_are_refused(runtime: la.Runtime) -> None:
    fractional, _ = la.modf(la.asarray([1, 2]))
    assert fractional.dtype == np.float32
    with pytest.raises(la.DTypeError, match="modf"):
        la.modf(la.asarray([1j]))


async def test_recording_them_again_makes_no_new_nodes(runtime: la.Runtime) -> None:
    x = la.asarray(VALUES)
    for _ in range(2):
        created = la.metrics.counter_value("IrNodeCreated")
        parts = la.modf(x)
        await la.mark_step()
        del parts
    assert la.metrics.counter_value("IrNodeCreated") == created
