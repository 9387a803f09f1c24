"""Statistics, searching and differences against NumPy's functions of the same names."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part, makes_kernels, picked

import lazyasync as la

RANDOM = np.random.default_rng(7)
MATRIX = RANDOM.normal(size=(4, 6))
HOLES = RANDOM.normal(size=(3, 4, 5))
HOLES.flat[[3, 17, 40]] = np.nan
HOLES[1, 2] = np.nan
WHOLE = RANDOM.integers(-5, 6, (4, 6))
VECTOR = RANDOM.normal(size=9)
ORDERED = np.sort(RANDOM.normal(size=7))
COMPLEX = MATRIX + 1j * MATRIX[::-1]


async def values(result: Any) -> list[np.ndarray]:
    """The arrays of a tensor, or of several."""
    several = result if isinstance(result, (list, tuple)) else [result]
    found: list[np.ndarray] = await la.to_cpu(list(several))
    return found


async def compare(
    ours: Callable[..., Any], theirs: Callable[..., Any], *arrays: Any, **keywords: Any
) -> None:
    """Calls both with the same arrays, the first of which is a tensor for ours."""
    first, *rest = arrays
    found = await values(ours(la.asarray(first), *rest, **keywords))
    with np.errstate(all="ignore"):
        expected = theirs(*arrays, **keywords)
    several = expected if isinstance(expected, (list, tuple)) else [expected]
    assert len(found) == len(several)
    for one, other in zip(found, map(np.asarray, several), strict=True):
        assert one.shape == other.shape
        assert one.dtype.kind == other.dtype.kind
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9)


AXES: list[Any] = [None, 0, -1, (0, 2)]
OVER_AXES = ["median", "ptp", "count_nonzero"]
WITHOUT_NAN = ["nansum", "nanprod", "nanmax", "nanmin", "nanmean", "nanvar", "nanstd", "nanmedian"]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", [*OVER_AXES, *WITHOUT_NAN])
async def test_over_axes(name: str, axis: Any, runtime: la.Runtime) -> None:
    both = [False, True]
    for keepdims in picked(both, f"{name} {axis}"):
        for array in (HOLES, np.nan_to_num(HOLES).astype(np.float64)):
            await compare(getattr(la, name), getattr(np, name), array, axis=axis, keepdims=keepdims)
    ones = np.arange(24).reshape(2, 3, 4) % 5
    found = await getattr(la, name)(la.asarray(ones), axis).numpy()
    np.testing.assert_allclose(found, getattr(np, name)(ones, axis), rtol=1e-6)


METHODS = [
    *("linear", "lower", "higher", "midpoint", "nearest", "hazen", "weibull"),
    *("median_unbiased", "normal_unbiased", "interpolated_inverted_cdf"),
    *("inverted_cdf", "averaged_inverted_cdf", "closest_observation"),
]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@in_part_and_whole
@pytest.mark.parametrize("method", METHODS)
async def test_quantiles(method: str, runtime: la.Runtime, whole: bool) -> None:
    places = [0.3, [0.0, 0.25, 0.5, 1.0], [[0.1, 0.9]]]
    for q in places if whole else picked(places, method, 1 if makes_kernels(runtime) else 2):
        await check_quantiles(method, q, runtime, whole)


async def check_quantiles(method: str, q: Any, runtime: la.Runtime, whole: bool) -> None:
    reductions = [(axis, keepdims) for axis in (None, 0, -1) for keepdims in (False, True)]
    part = makes_kernels(runtime) and not whole
    if not whole:
        reductions = picked(reductions, f"{method} {q}", 1 if part else 3)
    for axis, keepdims in reductions:
        options: dict[str, Any] = {"axis": axis, "method": method, "keepdims": keepdims}
        expected = np.quantile(MATRIX, q, **options)
        spelled = [q, la.asarray(np.array(q))]
        for given in spelled if whole else picked(spelled, f"{method} {axis}"):
            found = await la.quantile(la.asarray(MATRIX), given, **options).numpy()
            np.testing.assert_allclose(found, expected, rtol=1e-9, err_msg=str(options))
        if whole or is_in_part(f"{method} {q} {axis}", 8 if part else 2):
            await compare(la.nanquantile, np.nanquantile, HOLES, q, **options)
    if whole or is_in_part(f"{method} {q}", 8 if part else 2):
        hundred = 100 * np.array(q)
        await compare(la.percentile, np.percentile, MATRIX, hundred, method=method)
        await compare(la.nanpercentile, np.nanpercentile, HOLES, hundred, method=method)


async def test_quantiles_of_odd_elements(runtime: la.Runtime) -> None:
    assert np.isnan(await la.median(la.asarray([1.0, np.nan, 2.0])).numpy())
    assert await la.median(la.asarray([np.inf, np.inf, 1.0])).numpy() == np.inf
    assert np.isnan(await la.median(la.zeros((0,))).numpy())
    assert (await la.median(la.zeros((2, 0)), axis=1).numpy()).shape == (2,)
    assert la.median(la.asarray([1, 2])).dtype == la.float32
    large = np.arange(40_001, dtype=np.float16).astype(np.float32)
    assert await la.quantile(la.asarray(large), 0.123).numpy() == np.quantile(large, 0.123)
    # To the last bit, at whatever place.
    few, parts = np.array([0.0, 0.2, 0.4]), np.linspace(0.0, 1.0, 201)
    found = await la.quantile(la.asarray(few), parts).numpy()
    np.testing.assert_array_equal(found, np.quantile(few, parts))


CALLS: dict[str, tuple[Any, ...]] = {
    "cummax": (MATRIX, 0),
    "cummin": (MATRIX, 1),
    "nancumsum": (HOLES, 1),
    "nancumprod": (HOLES, 2),
    "average": (MATRIX, 1, np.abs(MATRIX[0])),
    "diff": (MATRIX, 2, 0),
    "trapezoid": (MATRIX, np.cumsum(np.abs(MATRIX[0]))),
    "unwrap": (MATRIX * 5,),
    "searchsorted": (ORDERED, MATRIX, "right"),
    "digitize": (MATRIX, ORDERED),
    "histogram": (VECTOR, 4),
    "histogram_bin_edges": (VECTOR, 4, (-1.0, 2.0)),
    "cov": (MATRIX,),
    "corrcoef": (COMPLEX,),
    "polyval": (VECTOR[:4], MATRIX),
    "vander": (VECTOR, 4),
    "interp": (MATRIX, ORDERED, VECTOR[:7]),
    "ediff1d": (MATRIX, [1.0, 2.0], 0.0),
    "nanargmax": (np.nan_to_num(HOLES), 1),
    "nanargmin": (MATRIX, 0),
    "gradient": (MATRIX, 2.0, 3.0),
    "convolve": (VECTOR, ORDERED),
    "correlate": (VECTOR, ORDERED),
}
NUMPY: dict[str, Any] = {
    "cummax": np.maximum.accumulate,
    "cummin": np.minimum.accumulate,
}


@pytest.mark.parametrize("name", CALLS)
async def test_calls(name: str, runtime: la.Runtime) -> None:
    await compare(getattr(la, name), NUMPY.get(name) or getattr(np, name), *CALLS[name])


MORE: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("average", (MATRIX, 0), {"returned": True}),
    ("average", (MATRIX,), {"weights": np.abs(MATRIX), "returned": True}),
    ("cov", (MATRIX, MATRIX[::-1].copy()), {"rowvar": False, "bias": True}),
    ("cov", (MATRIX,), {"fweights": np.array([1, 2, 1, 3, 1, 1]), "aweights": np.abs(MATRIX[0])}),
    ("cov", (MATRIX,), {"aweights": np.abs(MATRIX[0])}),
    ("cov", (VECTOR,), {}),
    ("cov", (COMPLEX,), {}),
    ("corrcoef", (MATRIX,), {}),
    ("diff", (MATRIX,), {"axis": 0, "prepend": 0, "append": MATRIX}),
    ("diff", (MATRIX > 0,), {}),
    ("diff", (MATRIX, 9), {}),
    ("gradient", (VECTOR, np.cumsum(np.abs(VECTOR) + 0.1)), {"edge_order": 2}),
    ("gradient", (MATRIX,), {"axis": (1, 0)}),
    ("trapezoid", (MATRIX,), {"dx": 0.5, "axis": 0}),
    ("interp", (MATRIX, ORDERED, VECTOR[:7]), {"left": -1.0, "right": 2.0}),
    ("interp", (MATRIX * 4, VECTOR[:7], ORDERED), {"period": 2.5}),
    ("digitize", (MATRIX, ORDERED[::-1].copy(), True), {}),
    ("searchsorted", (VECTOR, MATRIX), {"sorter": np.argsort(VECTOR)}),
    ("histogram", (VECTOR, 5, (-1.0, 1.0)), {"density": True}),
    ("histogram", (VECTOR, ORDERED), {"weights": VECTOR**2}),
    ("histogram", (VECTOR, 3), {"range": np.array([-0.5, 2.0])}),
    ("histogram", (np.zeros(3), 3), {}),
    ("histogram", (np.zeros(0), 3), {}),
    ("histogram", (WHOLE.astype(np.float64), 4), {}),
    ("vander", (VECTOR, 0), {}),
    ("vander", (VECTOR,), {"increasing": True}),
]


@pytest.mark.parametrize(
    ("name", "arrays", "options"), MORE, ids=[f"{place} {row[0]}" for place, row in enumerate(MORE)]
)
async def test_more_calls(
    name: str, arrays: tuple[Any, ...], options: dict[str, Any], runtime: la.Runtime
) -> None:
    await compare(getattr(la, name), getattr(np, name), *arrays, **options)


@pytest.mark.parametrize("mode", ["full", "same", "valid"])
@pytest.mark.parametrize("lengths", [(9, 7), (7, 9), (5, 5), (4, 2), (2, 5), (3, 4), (1, 1)])
async def test_convolutions(mode: str, lengths: tuple[int, int], runtime: la.Runtime) -> None:
    random = np.random.default_rng(zlib.crc32(str(lengths).encode()))
    one, other = (random.normal(size=length) for length in lengths)
    await compare(la.convolve, np.convolve, one, other, mode)
    await compare(la.correlate, np.correlate, one, other, mode)
    await compare(la.correlate, np.correlate, one + 1j, other - 2j, mode)


async def test_topk(runtime: la.Runtime) -> None:
    array = np.array([[3.0, 1.0, 3.0, 2.0], [0.0, np.nan, -1.0, 5.0]])
    found = await la.to_cpu(la.topk(la.asarray(array), 3))
    np.testing.assert_array_equal(found[0], [[3.0, 3.0, 2.0], [np.nan, 5.0, 0.0]])
    np.testing.assert_array_equal(found[1], [[0, 2, 3], [1, 3, 0]])
    found = await la.to_cpu(la.topk(la.asarray(array), 1, axis=0, descending=False))
    np.testing.assert_array_equal(found[0], [[0.0, 1.0, -1.0, 2.0]])
    assert la.topk(la.asarray(array), 0).values.shape == (2, 0)


async def test_running_extremes_with_nan(runtime: la.Runtime) -> None:
    array = np.array([1.0, 3.0, np.nan, 5.0])
    await compare(la.cummax, np.maximum.accumulate, array)
    await compare(la.cummin, np.minimum.accumulate, array)
    assert (await la.cummax(la.zeros((0, 2)), 0).numpy()).shape == (0, 2)


ERRORS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.quantile(la.ones(3), 1.5), ValueError, "from 0 to 1"),
    (lambda: la.percentile(la.ones(3), -1), ValueError, "from 0 to 100"),
    (lambda: la.quantile(la.ones(3), 0.5, method="best"), ValueError, "method is one of"),
    (lambda: la.median(la.ones(3, dtype="complex64")), la.DTypeError, "no order"),
    (lambda: la.median(la.ones(3), axis=1), la.ShapeError, "out of bounds"),
    (lambda: la.cummax(la.ones(3, dtype="complex64")), la.DTypeError, "cummax"),
    (lambda: la.searchsorted(la.ones((2, 2)), 1.0), la.ShapeError, "one axis"),
    (lambda: la.searchsorted(la.ones(2), 1.0, "middle"), ValueError, "'left' or 'right'"),
    (lambda: la.searchsorted(la.ones(2), 1.0, sorter=[0]), la.ShapeError, "a sorter"),
    (lambda: la.topk(la.ones(2), 3), la.ShapeError, "no 3 elements"),
    (lambda: la.histogram(la.ones(2), 0), ValueError, "at least one bin"),
    (lambda: la.histogram(la.ones(2), "auto"), la.WouldBlockError, "depends on the values"),
    (lambda: la.histogram(la.ones(2), 2, (2.0, 1.0)), ValueError, "ends before"),
    (lambda: la.histogram(la.ones(2), [1.0, 0.0]), ValueError, "not descend"),
    (lambda: la.histogram(la.ones(2), weights=la.ones(3)), la.ShapeError, "weights"),
    (lambda: la.histogram([1.0, 2.0], "auto", weights=[1.0, 2.0]), TypeError, "look at weights"),
    (lambda: la.average(la.ones((2, 3)), 1, [1.0, 2.0]), la.ShapeError, "weights"),
    (lambda: la.cov(la.ones((2, 2, 2))), la.ShapeError, "two axes"),
    (lambda: la.diff(la.ones(()), 1), la.ShapeError, "no axis"),
    (lambda: la.diff(la.ones(2), -1), ValueError, "negative"),
    (lambda: la.gradient(la.ones(1)), la.ShapeError, "at least 2"),
    (lambda: la.interp(la.ones(1), [1.0], [1.0, 2.0]), la.ShapeError, "same length"),
    (lambda: la.convolve(la.ones(0), [1.0]), la.ShapeError, "elements"),
    (lambda: la.convolve(la.ones(1), [1.0], "best"), ValueError, "mode"),
    (lambda: la.polyval(la.ones((1, 1)), 1.0), la.ShapeError, "one axis"),
]


@pytest.mark.parametrize("number", range(len(ERRORS)))
async def test_errors(number: int, runtime: la.Runtime) -> None:
    call, kind, message = ERRORS[number]
    with pytest.raises(kind, match=message):
        call()


async def test_nothing_compiles_for_another_quantile() -> None:
    async with la.open_runtime("sim:0") as runtime:
        x = la.asarray(MATRIX)
        counts = []
        for q in (0.1, 0.2, 0.3, 0.4):
            await la.quantile(x, q).numpy()
            counts.append(runtime.metrics.counter_value("UncachedCompile"))
    assert counts[1] == counts[-1]


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "int8", "int64"])
@pytest.mark.parametrize("bins", [1, 7, 32, 33, "edges"])
async def test_counts_at_edges(runtime: la.Runtime, dtype: str, bins: Any) -> None:
    """Few bins are counted by comparing, more by sorting: both as NumPy has them at the edges."""
    random = np.random.default_rng(0)
    values = np.concatenate([random.integers(-40, 41, 3000) / 4, np.linspace(-10, 10, 71)])
    values = values.astype(dtype)
    if bins == "edges":
        bins = np.array([-8, -3, -3, 0, 0.5, 9]).astype(dtype)
    counts, edges = la.histogram(la.asarray(values), bins)
    expected = np.histogram(values, await edges.numpy())[0]
    np.testing.assert_array_equal(await counts.numpy(), expected)
    if dtype != "float16" and not isinstance(bins, np.ndarray):
        np.testing.assert_array_equal(
            np.histogram(values.astype(np.float64), await edges.numpy())[0], expected
        )


async def test_nan_is_in_no_bin(runtime: la.Runtime) -> None:
    values = np.array([np.nan, 0.0, 1.0, np.nan, 2.0, -np.inf, np.inf, -0.0], np.float32)
    for edges in ([0.0, 1.0, 2.0], [-np.inf, 0.0, np.inf], [0.0, np.nan], np.linspace(0, 2, 41)):
        counts = await la.histogram(la.asarray(values), np.float32(edges)).counts.numpy()
        kept = values[~np.isnan(values)]
        np.testing.assert_array_equal(counts, np.histogram(kept, np.float32(edges))[0])
    counts = await la.histogram(la.asarray(values), 4).counts.numpy()
    assert counts.tolist() == [0, 0, 0, 0]
