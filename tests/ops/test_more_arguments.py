"""Arguments that functions of other libraries have, against NumPy."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import is_in_part, makes_kernels

import lazyasync as la

RANDOM = np.random.default_rng(7)
LINE = RANDOM.normal(size=6)
TABLE = RANDOM.normal(size=(2, 3))
ENDS = [(0, 10), (0.5, 9.75), (-3, 4.5), (7, -2)]


async def compare(pairs: list[tuple[Any, Any]]) -> None:
    """Compares tensors with arrays, dtypes of integers and complex numbers too."""
    found = await la.to_cpu([one for one, _ in pairs])
    for number, (one, (_, other)) in enumerate(zip(found, pairs, strict=True)):
        assert one.shape == np.shape(other), number
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-7, err_msg=str(number))


# ---- ranges --------------------------------------------------------------------------------


async def test_ranges_of_numbers_and_tensors(runtime: la.Runtime) -> None:
    pairs = []
    for dtype, (start, stop), num, endpoint in itertools.product(
        (None, "float64", "int32", "int8", "complex64", "float16"),
        ENDS,
        (0, 1, 2, 5),
        (True, False),
    ):
        options: dict[str, Any] = {"endpoint": endpoint, "dtype": dtype}
        one_of = 12 if makes_kernels(runtime) else 2
        if not is_in_part(f"{start} {num} {options}", one_of):
            continue
        expected = np.linspace(start, stop, num, **options)
        wide = la.asarray(float(start), dtype="float64"), la.asarray(float(stop), dtype="float64")
        for ends in ((start, stop), (wide[0], stop), (start, wide[1]), wide):
            found = la.linspace(*ends, num, **options)
            assert dtype is None or found.dtype == dtype
            pairs.append((found, expected))
    await compare([pair for pair in pairs if pair[0].dtype != "float16"])
    for one, other in [pair for pair in pairs if pair[0].dtype == "float16"]:
        np.testing.assert_allclose(await one.numpy(), other, rtol=1e-3)


async def test_ranges_between_tensors_along_an_axis(runtime: la.Runtime) -> None:
    start, stop = np.abs(RANDOM.normal(size=(3, 1))) + 0.1, np.abs(RANDOM.normal(size=4)) + 0.1
    pairs = []
    for axis, endpoint in itertools.product((0, 1, 2, -1), (True, False)):
        options: dict[str, Any] = {"axis": axis, "endpoint": endpoint}
        for name in ("linspace", "logspace", "geomspace"):
            ours, theirs = getattr(la, name), getattr(np, name)
            pairs.append(
                (ours(la.asarray(start), la.asarray(stop), 5, **options),
                 theirs(start, stop, 5, **options))
            )  # fmt: skip
            pairs.append((ours(la.asarray(start), 2.0, 4, **options),
                          theirs(start, 2.0, 4, **options)))  # fmt: skip
            pairs.append((ours(start, stop, 3, **options), theirs(start, stop, 3, **options)))
        pairs.append((la.logspace(la.asarray(start), stop, 3, base=2.5, **options),
                      np.logspace(start, stop, 3, base=2.5, **options)))  # fmt: skip
        pairs.append((la.geomspace(-start, la.asarray(-stop), 4, **options),
                      np.geomspace(-start, -stop, 4, **options)))  # fmt: skip
    pairs.append((la.geomspace(1j, 1000j, 4), np.geomspace(1j, 1000j, 4)))
    await compare(pairs)
    with pytest.raises(la.DTypeError, match="linspace"):
        la.linspace(la.asarray([1j]), 2.0, 3, dtype="float32")


async def test_ranges_whose_step_is_too_long(runtime: la.Runtime) -> None:
    inf = math.inf
    cases = [(0, 10, inf), (0, 10, -inf), (0, 0, inf), (10, 0, inf), (10, 0, -inf), (3, 4, inf)]
    await compare([(la.arange(*case), np.arange(*case)) for case in [*cases, (0.0, 1e-300, 1e300)]])


async def test_ranges_between_values(runtime: la.Runtime) -> None:
    """A shape depends on them: they are numbers where they are on the host."""
    for number in (5, 5.5):
        end = la.asarray(number)
        np.testing.assert_array_equal(await la.arange(end).numpy(), np.arange(number))
        lazy = end * 1
        with pytest.raises(la.WouldBlockError, match=r"arange: .*la\.aio\.arange"):
            la.arange(lazy)
        awaited = await la.aio.arange(1, lazy, 2)
        np.testing.assert_array_equal(await awaited.numpy(), np.arange(1, number, 2))
    for wrong in (la.asarray([1, 2]), la.asarray(1j), la.asarray(True)):
        with pytest.raises(TypeError, match="arange takes real numbers"):
            la.arange(wrong)  # type: ignore[arg-type]


def test_ranges_between_values_where_callers_may_block() -> None:
    with la.blocking("cpu:0"):
        stop = la.asarray(4) + 1
        assert la.arange(1, stop).tolist() == [1, 2, 3, 4]
        assert np.arange(5.0, like=stop).tolist() == [0.0, 1.0, 2.0, 3.0, 4.0]
        step = la.asarray(0.5)
        gradients = la.grad(lambda a, b: la.sum(la.arange(a, 2.2, b)), (0, 1))(step, step)
        assert [float(gradient) for gradient in gradients] == [4.0, 6.0]


# ---- rounding, order -----------------------------------------------------------------------


async def test_integers_are_rounded_to_tens(runtime: la.Runtime) -> None:
    pairs = []
    for dtype in ("int8", "uint8", "int16", "int32", "int64", "uint64"):
        numbers = [0, 4, 5, 6, 14, 15, 16, 25, 35, 44, 45, 46, 49, 50, 51, 54, 55, 100, 115, 120]
        if dtype[0] == "i":
            numbers += [-number for number in numbers]
        x = np.array(numbers, dtype)
        for decimals in (-1, -2, -3, -9, 1):
            rounded = la.round(la.asarray(x), decimals)
            assert rounded.dtype == dtype
            pairs.append((rounded, np.round(x, decimals)))
    pairs.append((la.round(la.asarray([4 * 10**18, 7]), -25), np.zeros(2)))
    large = np.array([2**53 + 1, 10**17 + 5, 10**17 + 15], np.int64)
    pairs.append((la.round(la.asarray(large), -1), [2**53 - 2, 10**17, 10**17 + 20]))
    await compare(pairs)
    assert (await round(la.asarray([25, 35]), -1).numpy()).tolist() == [20, 40]


async def test_complex_numbers_are_in_the_order_of_their_parts(runtime: la.Runtime) -> None:
    z = RANDOM.integers(-2, 3, size=(4, 9)) + 1j * RANDOM.integers(-2, 3, size=(4, 9))
    z[0, 1], z[0, 2], z[1, 1] = complex(np.nan, 1), complex(1, np.nan), complex(np.inf, -np.inf)
    for dtype in ("complex64", "complex128"):
        x = la.asarray(z, dtype=dtype)
        for axis in (0, 1, None):
            order = np.argsort(z, axis, kind="stable")
            backwards = 0 if axis is None else axis
            found = await la.to_cpu(
                [la.sort(x, axis), la.argsort(x, axis), la.sort(x, axis, descending=True)]
            )
            np.testing.assert_array_equal(found[0], np.sort(z, axis).astype(dtype))
            np.testing.assert_array_equal(found[1], order)
            np.testing.assert_array_equal(found[2], np.flip(np.sort(z, axis), backwards))
    gradient = la.grad(lambda a, b: la.sum(la.real(la.sort(a + 1j * b)) * [1.0, 2.0, 3.0]))
    a = la.asarray([3.0, 1.0, 3.0])
    found = await gradient(a, la.asarray([2.0, 0.0, 1.0])).numpy()
    np.testing.assert_array_equal(found, [3.0, 1.0, 2.0])


async def test_running_functions_from_the_other_end(runtime: la.Runtime) -> None:
    x = la.asarray(TABLE)
    pairs = []
    for axis in (0, 1):
        turned = np.flip(TABLE, axis)
        for ours, theirs in (
            (la.cumsum, np.cumsum),
            (la.cumprod, np.cumprod),
            (la.cummax, np.maximum.accumulate),
            (la.cummin, np.minimum.accumulate),
        ):
            pairs.append((ours(x, axis, reverse=True), np.flip(theirs(turned, axis), axis)))
    pairs.append((x.cumsum(reverse=True)[0], TABLE.sum()))
    initial = la.cumulative_sum(x, axis=1, reverse=True, include_initial=True)
    pairs.append((initial, np.flip(np.cumulative_sum(TABLE[:, ::-1], axis=1,
                                                     include_initial=True), 1)))  # fmt: skip
    await compare(pairs)


# ---- sums, products, borders, histograms ---------------------------------------------------


async def test_logarithms_of_sums_of_complex_exponentials(runtime: la.Runtime) -> None:
    z = RANDOM.normal(size=(3, 4)) + 3j * RANDOM.normal(size=(3, 4))
    x = la.asarray(z)
    pairs = []
    for axis in (0, 1, None, (0, 1)):
        expected = np.log(np.sum(np.exp(z), axis=axis))
        pairs.append((la.logsumexp(x, axis), expected))
    large = la.logsumexp(la.asarray([800 + 1j, 799.0 + 0j, complex(-np.inf, 0.0)]))
    pairs.append((large, 800 + np.log(np.exp(1j) + np.exp(-1))))
    pairs.append((la.logsumexp(la.zeros((0,), dtype="complex128")), -np.inf))
    await compare(pairs)


async def test_einsum_in_another_dtype(runtime: la.Runtime) -> None:
    x = la.asarray(TABLE)
    for dtype in ("float32", "complex128"):
        found = la.einsum("ij,kj->ik", x, x, dtype=dtype)
        assert found.dtype == dtype
        np.testing.assert_allclose(await found.numpy(), TABLE @ TABLE.T, rtol=1e-5)
    integers = la.asarray(np.full((1, 4), 100, np.int8))
    assert await la.einsum("ij->", integers, dtype="int64").item() == 400
    with pytest.raises(la.DTypeError, match="two parts"):
        la.einsum("ij->i", x * 1j, dtype="float64")


VALUES_OF_BORDERS: list[Any] = [
    1.5, (1, 2), [1.0, 2.0], ((1, 2), (3, 4)), [(1,), (2,)], np.array([1.0, 2.0]),
    np.array([[1], [2]]), (5,), ((1, 2),),
]  # fmt: skip


async def test_borders_of_several_values(runtime: la.Runtime) -> None:
    x, widths = la.asarray(TABLE), ((1, 2), (0, 3))
    pairs = []
    for values in VALUES_OF_BORDERS:
        expected = np.pad(TABLE, widths, constant_values=values)
        pairs.append((la.pad(x, widths, constant_values=values), expected))
        pairs.append((np.pad(x, widths, constant_values=values), expected))
        if np.ndim(values):
            tensor = la.asarray(np.asarray(values, np.float64))
            pairs.append((la.pad(x, widths, constant_values=tensor), expected))
    one = la.asarray(1.0)
    mixed = la.pad(x, 1, constant_values=((one, 2.0), (3.0, one * 4)))
    pairs.append((mixed, np.pad(TABLE, 1, constant_values=((1, 2), (3, 4)))))
    await compare(pairs)
    gradient = la.grad(lambda v: la.sum(la.pad(x, widths, constant_values=(v, 2.0 * v))))(one)
    # The corners have the later value.
    assert await gradient.item() == 1 * 3 + 2 * (2 * 3) + 2 * (5 * 3)
    for wrong in ((1, 2, 3), ((1, 2), (3,)), ((1, 2),) * 3):
        with pytest.raises(la.ShapeError, match="constant_values"):
            la.pad(x, 1, constant_values=wrong)


async def test_activations_as_others_have_them(runtime: la.Runtime) -> None:
    x = la.asarray(LINE)
    exact = [0.5 * v * (1 + math.erf(v / math.sqrt(2))) for v in LINE]
    pairs = [(la.gelu(x, approximate=False), exact), (la.gelu(x, approximate="none"), exact)]
    pairs += [(la.softplus(x, beta=b), np.log1p(np.exp(b * LINE)) / b) for b in (3.0, 0.5, 1, 2)]
    pairs.append((la.softplus(la.asarray([2000.0, -2000.0]), beta=5.0), [2000.0, 0.0]))
    await compare(pairs)
    for same in (True, "tanh"):
        found = await la.to_cpu([la.gelu(x), la.gelu(x, approximate=same)])  # type: ignore[arg-type]
        np.testing.assert_array_equal(*found)
    with pytest.raises(ValueError, match="approximate"):
        la.gelu(x, approximate="exact")  # type: ignore[arg-type]


async def test_histograms_with_a_rule_for_their_bins(runtime: la.Runtime) -> None:
    x = la.asarray(LINE)  # on the host
    lazy = la.asarray(LINE) * 1.0
    for rule in ("auto", "fd", "sturges", "sqrt", "scott", "rice", "doane"):
        expected = np.histogram(LINE, rule)
        await compare(list(zip(la.histogram(x, rule), expected, strict=True)))
    ours: Callable[..., Any] = la.aio.histogram
    await compare(list(zip(await ours(lazy, "auto"), np.histogram(LINE, "auto"), strict=True)))
    edges = await la.aio.histogram_bin_edges(lazy * 2.0, "sqrt", (-1, 1))
    await compare([(edges, np.histogram_bin_edges(LINE * 2.0, "sqrt", (-1, 1)))])
    with pytest.raises(la.WouldBlockError, match=r"histogram: .*la\.aio\.histogram"):
        la.histogram(la.asarray(LINE) * 3.0, "auto")
    with pytest.raises(ValueError, match="not a valid estimator"):
        la.histogram(x, "best")


async def test_powers_of_two_are_exact(runtime: la.Runtime) -> None:
    for dtype in ("float32", "float64"):
        limits = np.finfo(dtype)
        x = np.array([0.1, -3.7, 0.0, -0.0, np.inf, np.nan, limits.max, limits.tiny], dtype)
        exponents = range(-160, 161, 7) if dtype == "float32" else range(-2200, 2201, 113)
        found = await la.to_cpu([la.ldexp(la.asarray(x), power) for power in exponents])
        for one, power in zip(found, exponents, strict=True):
            with np.errstate(all="ignore"):
                np.testing.assert_array_equal(one, np.ldexp(x, power))
