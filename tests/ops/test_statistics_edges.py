"""Statistics at the edges of their range, and errors that name the function that was called."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

NAN, INF = float("nan"), float("inf")


def of(array: Any) -> la.LazyTensor:
    return la.asarray(np.asarray(array))


# ---- errors --------------------------------------------------------------------------------

WITH_AXES = [
    *("nansum", "nanprod", "nanmax", "nanmin", "nanmean", "nanvar", "nanstd", "nanargmax"),
    *("nanargmin", "nancumsum", "nancumprod", "ptp", "median", "nanmedian", "average"),
    *("count_nonzero", "std", "var", "cumsum", "cumprod"),
]


@pytest.mark.parametrize("name", WITH_AXES)
@pytest.mark.parametrize("dtype", ["float32", "int32"])
async def test_a_wrong_axis_is_that_of_the_function_called(
    name: str, dtype: str, runtime: la.Runtime
) -> None:
    x = la.ones((2, 3), dtype=dtype)
    with pytest.raises(la.AxisError, match=rf"^{name}: axis 5 is out of bounds"):
        getattr(la, name)(x, axis=5)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        *((name, "complex64") for name in ("nanmax", "nanmin", "nanargmax", "nanargmin", "ptp")),
        *((name, "complex64") for name in ("median", "nanmedian")),
        ("ptp", "bool"),
    ],
)
async def test_a_wrong_dtype_is_that_of_the_function_called(
    name: str, dtype: str, runtime: la.Runtime
) -> None:
    with pytest.raises(la.DTypeError, match=f"^{name}: "):
        getattr(la, name)(la.ones((2, 3), dtype=dtype))


@pytest.mark.parametrize("name", ["mean", "var", "std", "nanmean", "nanvar", "nanstd"])
async def test_a_dtype_without_fractions(name: str, runtime: la.Runtime) -> None:
    with pytest.raises(la.DTypeError, match=f"^{name}: not supported in int64"):
        getattr(la, name)(la.ones(3, dtype="int32"), dtype="int64")


@pytest.mark.parametrize("name", ["nanmax", "nanmin", "nanargmax", "nanargmin", "ptp"])
@pytest.mark.parametrize("dtype", ["float32", "int32"])
async def test_nothing_has_no_extremum(name: str, dtype: str, runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError, match=f"^{name}: "):
        getattr(la, name)(la.ones((0, 3), dtype=dtype), axis=0)


EXTREMA = ("max", "min", "argmax", "argmin", "ptp", "nanmax", "nanmin", "nanargmax", "nanargmin")


@pytest.mark.filterwarnings("ignore:All-NaN")
async def test_axes_without_elements_have_no_extremum(runtime: la.Runtime) -> None:
    """Also where the result has none: whether there is an error follows from these axes alone."""
    shapes = [(0,), (2, 0), (0, 2), (0, 0), (0, 2, 0), (0, 0, 3)]
    for name, shape, keepdims in itertools.product(EXTREMA, shapes, (False, True)):
        several = () if "arg" in name else ((0, -1), ())
        for axis in (None, *range(len(shape)), *several):
            if axis == (0, -1) and len(shape) == 1:
                continue
            array, case = np.ones(shape, np.float32), f"{name} of {shape} over {axis}"
            try:
                expected = getattr(np, name)(array, axis=axis, keepdims=keepdims)
            except ValueError:
                with pytest.raises(la.ShapeError, match=f"^{name}: "):
                    getattr(la, name)(of(array), axis=axis, keepdims=keepdims)
                    pytest.fail(case)
            else:
                found = getattr(la, name)(of(array), axis=axis, keepdims=keepdims)
                assert (await found.numpy()).shape == expected.shape, case


@pytest.mark.parametrize("name", ["nansum", "nanprod", "nancumsum", "nancumprod"])
async def test_a_sum_in_a_dtype_that_cannot_hold_it(name: str, runtime: la.Runtime) -> None:
    with pytest.raises(la.DTypeError, match=f"^{name}: cannot cast"):
        getattr(la, name)(la.ones(3), dtype="int64")


@pytest.mark.parametrize("name", ["cumsum", "cumprod", "cumulative_sum", "cumulative_prod"])
async def test_what_is_no_tensor(name: str, runtime: la.Runtime) -> None:
    with pytest.raises(TypeError, match=f"^{name.replace('ulative_', '')} takes a tensor"):
        getattr(la, name)("text")


# ---- means and variances -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["var", "std"])
async def test_a_variance_is_in_the_dtype_asked_for(name: str, runtime: la.Runtime) -> None:
    x = np.array([[1.0, 2.0], [4.0, 8.0]])
    for dtype in ("complex64", "complex128", "float32"):
        found = await getattr(la, name)(of(x), 0, dtype=dtype).numpy()
        expected = getattr(np, name)(x, 0, dtype=dtype)
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-6)


@pytest.mark.parametrize("dtype", ["float16", la.bfloat16])
async def test_halves_are_averaged_in_single_precision(dtype: Any, runtime: la.Runtime) -> None:
    # Their sum, its number of terms and the sum of squares are all beyond float16.
    x = np.tile(np.array([40.0, -40.0, 8.0, NAN]), 20000).astype(dtype)
    wide = x.astype(np.float64)
    for name in ("nanmean", "nanvar", "nanstd"):
        found = await getattr(la, name)(of(x)).numpy()
        assert found.dtype == x.dtype
        np.testing.assert_allclose(found.astype(float), getattr(np, name)(wide), rtol=5e-3)
    for name in ("var", "std"):
        found = await getattr(la, name)(of(x[::2]), correction=1).numpy()
        expected = getattr(np, name)(wide[::2], correction=1)
        assert found.dtype == x.dtype
        np.testing.assert_allclose(found.astype(float), expected, rtol=5e-3)


async def test_nan_is_left_out_of_complex_variances(runtime: la.Runtime) -> None:
    x = np.array([[1 + 2j, NAN, 3.0], [2j, 1.0, complex(0, NAN)]])
    for name in ("nanmean", "nanvar", "nanstd"):
        found = await getattr(la, name)(of(x), 1).numpy()
        expected = getattr(np, name)(x, 1)
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected)


@pytest.mark.parametrize("name", ["nanvar", "nanstd", "nanmean"])
async def test_what_is_left_out_has_no_slope(name: str, runtime: la.Runtime) -> None:
    def total(x: la.LazyTensor) -> la.LazyTensor:
        return getattr(la, name)(x).sum()  # type: ignore[no-any-return]

    def second(x: la.LazyTensor) -> la.LazyTensor:
        return (la.grad(total)(x) ** 2).sum()

    with_hole, without = of([1.0, NAN, 4.0, 2.0]), of([1.0, 4.0, 2.0])
    for function in (total, second):
        found = await la.grad(function)(with_hole).numpy()
        expected = await la.grad(function)(without).numpy()
        np.testing.assert_allclose(np.delete(found, 1), expected, rtol=1e-12)
        assert found[1] == 0.0


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_variances_of_too_few_elements(runtime: la.Runtime) -> None:
    for x in (np.arange(3), np.array([1.0, NAN, 2.0])):
        for correction in (0, 1, 2, 3, 5):
            expected = np.nanvar(x, correction=correction)
            assert expected.dtype == np.float64
            found = await la.nanvar(of(x), correction=correction, dtype="float64").numpy()
            np.testing.assert_allclose(found, expected)


async def test_weights_are_for_axes_in_the_order_given(runtime: la.Runtime) -> None:
    x = np.arange(18.0).reshape(3, 3, 2)
    weights = np.arange(9.0).reshape(3, 3)
    for axis in ((0, 1), (1, 0), (-2, 0)):
        found = await la.average(of(x), axis, of(weights)).numpy()
        np.testing.assert_allclose(found, np.average(x, axis, weights))
    long = np.arange(24.0).reshape(2, 3, 4)
    weights = np.arange(8.0).reshape(4, 2)
    found = await la.average(of(long), (2, 0), of(weights)).numpy()
    np.testing.assert_allclose(found, np.average(long, (2, 0), weights))


# ---- quantiles -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["median", "nanmedian"])
@pytest.mark.parametrize(
    "line",
    [
        [-1.25, -0.0, INF],
        [-INF, 0.0],
        [-INF, 0.0, 1.0, INF],
        [INF, INF, 1.0],
        [-INF, -INF, INF],
        [-3e38, 3e38],
        [3e38, 3e38],
        [3e38, 3.2e38],
    ],
    ids=str,
)
async def test_medians_of_numbers_without_a_difference(
    name: str, line: list[float], runtime: la.Runtime
) -> None:
    found = await getattr(la, name)(of(np.float32(line))).numpy()
    np.testing.assert_allclose(found, getattr(np, name)(np.float64(line)), rtol=1e-6)


async def test_quantiles_beside_infinities(runtime: la.Runtime) -> None:
    # Of what is before -inf and a number is -inf, at it the number.
    for dtype in ("float16", "float32", "float64"):
        line = of(np.array([-INF, 1.0, 2.0, INF], dtype))
        q = [0.0, 0.1, 1 / 3, 0.5, 2 / 3, 0.9, 1.0]
        found = await la.quantile(line, q, method="linear").numpy()
        # A third is rounded in other places than the elements stand.
        np.testing.assert_array_equal(found[[0, 1, 3, 5, 6]], [-INF, -INF, 1.5, INF, INF])
    found = await la.quantile(of([-INF, INF]), [0.0, 0.5, 1.0]).numpy()
    np.testing.assert_array_equal(found, [-INF, NAN, INF])


@pytest.mark.parametrize("length", [1, 2, 5, 6, 9])
async def test_the_closest_observation(length: int, runtime: la.Runtime) -> None:
    line = np.random.default_rng(length).normal(size=length)
    q = np.linspace(0, 1, 4 * length + 1)
    expected = np.quantile(line, q, method="closest_observation")
    for given in (q, of(q)):
        found = la.quantile(of(line), given, method="closest_observation")
        np.testing.assert_array_equal(await found.numpy(), expected)
    holes = np.append(line, NAN)
    found = la.nanquantile(of(holes), q, method="closest_observation")
    np.testing.assert_array_equal(await found.numpy(), expected)


async def test_a_computed_percentile_is_as_exact_as_a_known_one(runtime: la.Runtime) -> None:
    line = np.arange(101.0)
    whole = np.arange(101)
    expected = np.percentile(line, whole, method="lower")
    for q in (whole, whole.astype(np.float32), whole.astype(np.float16)):
        found = await la.percentile(of(line), of(q), method="lower").numpy()
        np.testing.assert_array_equal(found, expected)


async def test_what_is_no_part_of_one(runtime: la.Runtime) -> None:
    q = of([-1.0, NAN, 2.0, 0.5])
    found = await la.quantile(of([1.0, 2.0, 4.0]), q).numpy()
    np.testing.assert_array_equal(found, [1.0, NAN, 4.0, 2.0])
    with pytest.raises(ValueError, match=r"^quantile: q must be from 0 to 1"):
        la.quantile(of([1.0, 2.0]), [0.5, NAN])


ORDERS: list[tuple[str, Callable[[Any], Any]]] = [
    ("the first", lambda x: la.quantile(x, 0.25)),
    ("an infinite difference", lambda x: la.quantile(x, [0.1, 0.9])),
]


@pytest.mark.parametrize(("case", "function"), ORDERS, ids=[name for name, _ in ORDERS])
async def test_slopes_of_quantiles_are_finite(
    case: str, function: Callable[[Any], Any], runtime: la.Runtime
) -> None:
    line = of(np.float32([-3e38, 0.0, 1.0, 2.0, 3e38]))
    found = await la.grad(lambda x: function(x).sum())(line).numpy()
    assert np.isfinite(found).all()
    np.testing.assert_allclose(found.sum(), np.size(await function(line).numpy()), rtol=1e-6)


async def test_parts_that_are_tensors_in_a_list(runtime: la.Runtime) -> None:
    half = la.asarray(0.25) * 2.0  # which nobody knows yet
    found = await la.quantile(of([1.0, 2.0, 4.0]), [half, 1.0]).numpy()
    np.testing.assert_array_equal(found, [2.0, 4.0])


@pytest.mark.parametrize("wrong", [None, 1j, "a", [None], [0.5, "b"], [1j], {}], ids=str)
async def test_what_is_no_part(wrong: Any, runtime: la.Runtime) -> None:
    with pytest.raises(TypeError, match=r"^quantile: q "):
        la.quantile(of([1.0, 2.0]), wrong)


async def test_weights_that_sum_up_to_nothing(runtime: la.Runtime) -> None:
    x = of(np.arange(6.0).reshape(2, 3))
    for weights, axis in (
        ([1.0, -1.0], 0),
        ([[1, 2, 0], [-1, 0, 1]], 0),
        (np.zeros((2, 3)), None),
        ([0, 0, 0], 1),
    ):
        with pytest.raises(ZeroDivisionError, match=r"^average: the weights"):
            la.average(x, axis, weights)
    assert np.isnan(await la.average(x, 1, of([0.0, 0.0, 0.0])).numpy()).all()
