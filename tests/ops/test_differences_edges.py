"""Differences, histograms and covariances where NumPy's functions have their edges."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import makes_kernels

import lazyasync as la

NAN, INF = float("nan"), float("inf")


def of(array: Any, dtype: Any = None) -> la.LazyTensor:
    return la.asarray(np.asarray(array, dtype))


# ---- histograms ----------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [NAN, INF, -INF])
async def test_a_range_that_is_not_finite(wrong: float, runtime: la.Runtime) -> None:
    line = np.array([0.5, wrong, 2.0, 2.0])
    # Of what is known the call says so, of a tensor the edges.
    with pytest.raises(ValueError, match=r"^histogram: the range .* is not finite"):
        la.histogram(line)
    with pytest.raises(ValueError, match=r"^histogram_bin_edges: the range .* is not finite"):
        la.histogram_bin_edges(line.tolist(), 3)
    counts, edges = la.histogram(of(line), 3)
    assert (await counts.numpy()).tolist() == [0, 0, 0]
    assert np.isnan(await edges.numpy()).all()
    assert np.isnan(await la.histogram_bin_edges(of(line), 3).numpy()).all()
    for given in (line, of(line)):
        counts, edges = la.histogram(given, 4, (0.0, 2.0))
        expected = np.histogram(line, 4, (0.0, 2.0))
        np.testing.assert_array_equal(await counts.numpy(), expected[0])
        np.testing.assert_array_equal(await edges.numpy(), expected[1])


@pytest.mark.parametrize("dtype", ["float16", "float32", la.bfloat16])
async def test_more_bins_than_a_dtype_counts(dtype: Any, runtime: la.Runtime) -> None:
    line = np.linspace(0, 1, 7).astype(dtype)
    counts, edges = la.histogram(of(line), 5000)
    found = await edges.numpy()
    assert found.dtype == dtype
    np.testing.assert_array_equal(found, np.linspace(0, 1, 5001).astype(dtype))
    assert (await counts.numpy()).sum() == 7
    density, _ = la.histogram(of(np.ones(70000, dtype)), 2, (0, 2), density=True)
    np.testing.assert_array_equal((await density.numpy()).astype(float), [0.0, 1.0])


async def test_a_range_wider_than_the_largest_number(runtime: la.Runtime) -> None:
    line = np.float32([-3e38, 0.0, 3e38])
    counts, edges = la.histogram(of(line), 4)
    np.testing.assert_allclose(await edges.numpy(), np.linspace(-3e38, 3e38, 5), rtol=1e-6)
    assert (await counts.numpy()).tolist() == [1, 0, 1, 1]


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("edges", [[3.0, 1.0, 1.0, -2.0], [2.0, -1.0], [0.0, 1.0], [1.0, 1.0], [1]])
async def test_edges_that_are_met(edges: list[float], right: bool, runtime: la.Runtime) -> None:
    x = np.array([-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0])
    found = await la.digitize(of(x), edges, right).numpy()
    np.testing.assert_array_equal(found, np.digitize(x, edges, right))


# ---- slopes and differences ----------------------------------------------------------------


@pytest.mark.parametrize("edge_order", [1, 2])
async def test_what_stands_in_the_middle_of_a_slope(edge_order: int, runtime: la.Runtime) -> None:
    for wrong in (NAN, INF):
        line = np.array([0.5, 1.0, 3.0, wrong, 2.0, 2.5, -1.0, 0.0])
        for spacing in ((), (0.5,), (-2,)):
            found = await la.gradient(of(line), *spacing, edge_order=edge_order).numpy()
            with np.errstate(invalid="ignore"):
                expected = np.gradient(line, *spacing, edge_order=edge_order)
            np.testing.assert_allclose(found, expected)


async def test_numbers_beside_differences_take_their_dtype(runtime: la.Runtime) -> None:
    for dtype in ("float16", "float32", "int8"):
        line = la.asarray([1, 2, 4], dtype=dtype)
        assert la.diff(line, prepend=0, append=7).dtype == dtype
        assert la.ediff1d(line, 1, 2).dtype == dtype
    assert la.diff(la.asarray([1, 2], dtype="int8"), append=1.5).dtype == "float32"
    found = await la.diff(la.asarray([3, 5], dtype="uint64"), prepend=1).numpy()
    assert (found.dtype, found.tolist()) == (np.uint64, [2, 2])


async def test_powers_of_short_integers(runtime: la.Runtime) -> None:
    for dtype in ("int8", "uint8", "int32", "bool"):
        x = np.array([1, 100, 0]).astype(dtype)
        found = await la.vander(of(x), 4).numpy()
        expected = np.vander(x, 4)
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("period", [3, 4, 7])
@pytest.mark.parametrize("discont", [None, 3])
async def test_whole_angles(period: int, discont: float | None, runtime: la.Runtime) -> None:
    x = np.random.default_rng(1).integers(-9, 10, (3, 20))
    for dtype in ("int64", "int16"):
        expected = np.unwrap(x.astype(dtype), discont, period=period)
        found = await la.unwrap(of(x, dtype), discont, period=period).numpy()
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


async def test_places_beside_what_is_not_finite(runtime: la.Runtime) -> None:
    xp, x = np.array([0.0, 1.0, 2.0, 3.0]), np.array([-1.0, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0])
    for fp in ([1.0, INF, INF, 2.0], [1.0, 2.0, NAN, 3.0], [-INF, 0.0, 1.0, INF]):
        found = await la.interp(of(x), xp, of(fp)).numpy()
        np.testing.assert_array_equal(found, np.interp(x, xp, fp))
    slopes = la.grad(lambda at: la.interp(at, xp, np.array([0.0, 2.0, 3.0, 3.0])).sum())(of(x))
    assert (await slopes.numpy())[[1, 2, 4]].tolist() == [2.0, 2.0, 1.0]


# ---- covariances ---------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_covariances_of_too_few(runtime: la.Runtime) -> None:
    x = np.random.default_rng(0).normal(size=(2, 3))
    for more in (
        {"fweights": [1, 0, 2]},
        {"aweights": [0.5, 0.25, 0.125]},
        {"fweights": [1, 2, 1], "aweights": [0.5, 0.25, 0.125]},
        {},
    ):
        given: dict[str, Any] = {name: np.array(value) for name, value in more.items()}
        for correction in (0, 1, 3, 5, 9):
            found = await la.cov(of(x), correction=correction, **given).numpy()
            np.testing.assert_allclose(found, np.cov(x, ddof=correction, **given))


async def test_a_single_row_of_several_variables(runtime: la.Runtime) -> None:
    # Of one observation. NumPy before 2.2 takes the row for one variable.
    found = await la.cov(of([[1.0, 2.0, 4.0]]), rowvar=False, bias=True).numpy()
    assert found.tolist() == [[0.0] * 3] * 3


# ---- errors --------------------------------------------------------------------------------

REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.interp(la.ones(2) * 1j, [0.0], [1.0]), la.DTypeError, "^interp: "),
    (lambda: la.unwrap(la.ones(2) * 1j), la.DTypeError, "^unwrap: "),
    (lambda: la.unwrap(la.ones(())), la.ShapeError, "^unwrap: "),
    (lambda: la.digitize(la.ones(2) * 1j, [0.0]), la.DTypeError, "^digitize: "),
    (lambda: la.ediff1d(la.arange(3), 2.5), la.DTypeError, "^ediff1d: "),
    (lambda: la.diff(la.ones((2, 3)), append=la.ones((3, 3))), la.ShapeError, "^diff: "),
    (lambda: la.trapezoid(la.ones((2, 3)), la.ones((4, 3))), la.ShapeError, "^trapezoid: "),
    (lambda: la.trapezoid(la.ones((2, 3)), la.ones((3, 3, 3))), la.ShapeError, "^trapezoid: "),
    (lambda: la.corrcoef(la.ones((2, 2, 2))), la.ShapeError, "^corrcoef: "),
    (lambda: la.corrcoef(la.ones((2, 3)), la.ones((2, 4))), la.ShapeError, "^corrcoef: "),
    (lambda: la.cov(la.ones((2, 3)), aweights=[1.0, -1.0, 1.0]), ValueError, "^cov: aweights"),
    (
        lambda: la.polyval(la.asarray([1, 2], dtype="uint64"), la.arange(3)),
        la.DTypeError,
        "^polyval: ",
    ),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_errors_name_the_function_called(
    call: Callable[[], Any], error: type[Exception], message: str, runtime: la.Runtime
) -> None:
    with pytest.raises(error, match=message):
        call()


async def test_places_at_infinity(runtime: la.Runtime) -> None:
    """As NumPy: what is between an infinite place and another is as far as the infinite one."""
    inf = np.inf
    x = np.array([-inf, inf, 0.0, 0.5, 1.0, 1.5, 2.0, -1.0, np.nan])
    cases: list[tuple[list[float], tuple[float, ...]]] = []
    for places in ([-inf, 0, 1, inf], [-inf, inf], [0, 1, 1, 2], [0, inf], [-inf, 0]):
        cases += [
            (places, values)
            for values in itertools.product((1.0, 2.5, inf, -inf), repeat=len(places))
        ][:: 25 if makes_kernels(runtime) else 7]
    cases.append(([-inf, -inf, 0, inf, inf], (1.0, 2.0, 3.0, 4.0, 5.0)))
    found = [
        la.interp(la.asarray(x), la.asarray(np.array(places, float)), la.asarray(values))
        for places, values in cases
    ]
    with np.errstate(all="ignore"):
        for one, (places, values) in zip(await la.to_cpu(found), cases, strict=True):
            expected = np.interp(x, places, values).astype(one.dtype)
            np.testing.assert_allclose(one, expected, err_msg=f"{places} {values}")
    # At a place that is finite the gradient is that of the line behind it, beside infinite ones.
    slopes = la.grad(lambda x, p, f: la.sum(la.interp(x, p, f)), (0, 1, 2))(
        la.asarray([0.0, 0.5]), la.asarray([-inf, 0.0, 2.0, inf]), la.asarray([0.0, 1.0, 2.0, 3.0])
    )
    by_x, by_places, by_values = await la.to_cpu(list(slopes))
    np.testing.assert_allclose(by_x, [0.5, 0.5])
    np.testing.assert_allclose(by_places[1:3], [-0.875, -0.125])
    np.testing.assert_allclose(by_values, [0.0, 1.75, 0.25, 0.0])


@pytest.mark.parametrize("dtype", ["int8", "uint8", "uint16", "int32", "uint64", "int64", "bool"])
async def test_coordinates_that_are_integers_do_not_wrap_around(
    runtime: la.Runtime, dtype: str
) -> None:
    limits = np.array([0, 1]) if dtype == "bool" else np.iinfo(dtype)
    low, high = (0, 1) if dtype == "bool" else (limits.min // 2, limits.max // 2)
    places = np.array([high, low, high // 3, high], dtype)
    y = np.array([[1.0, 3.0, 2.0, 5.0], [0.5, -1.0, 2.0, 4.0]])
    wide = places.astype(np.float64)
    found = await la.to_cpu(
        [
            la.gradient(la.asarray(y), la.asarray(places), axis=1),
            la.gradient(la.asarray(y), la.asarray(places), axis=1, edge_order=2),
            la.trapezoid(la.asarray(y), la.asarray(places)),
            la.trapezoid(la.asarray(y), la.asarray(np.stack([places, places]))),
        ]
    )
    with np.errstate(all="ignore"):
        expected = [
            np.gradient(y, wide, axis=1),
            np.gradient(y, wide, axis=1, edge_order=2),
            np.trapezoid(y, wide),
            np.trapezoid(y, np.stack([wide, wide])),
        ]
    for one, other in zip(found, expected, strict=True):
        usual = np.isfinite(other)
        np.testing.assert_allclose(one[usual], other[usual], rtol=1e-9)
    assert la.trapezoid(la.asarray(y, dtype="float32"), la.asarray(places)).dtype == np.float32
