"""NumPy's reductions of tensors with ``where=`` and ``initial=``, against those of arrays."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, makes_kernels, picked

import lazyasync as la

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

NAN, INF = float("nan"), float("inf")
RANDOM = np.random.default_rng(3)
REAL = RANDOM.normal(size=(3, 4))
HOLES = np.where(RANDOM.random((3, 4)) < 0.3, NAN, REAL)
COMPLEX = REAL + 1j * RANDOM.normal(size=(3, 4))
WHOLE = RANDOM.integers(0, 9, (3, 4))
SMALL = WHOLE.astype(np.uint8)
FLAGS = REAL > 0
EMPTY = np.zeros((0, 4))
MASK = RANDOM.random((3, 4)) < 0.6
ROW = np.array([True, False, True, True])

SUMS = ["sum", "prod", "nansum", "nanprod"]
EXTREMA = ["max", "min", "amax", "amin", "nanmax", "nanmin"]
AVERAGES = ["mean", "var", "std", "nanmean", "nanvar", "nanstd"]
AXES: list[Any] = [None, 0, -1, (0, 1), ()]


async def check(
    function: Callable[..., Any], calls: list[tuple[np.ndarray, dict[str, Any]]]
) -> None:
    """Compares calls, each of an array and keywords; they are computed together."""
    results = [function(la.asarray(array), **keywords) for array, keywords in calls]
    for (array, keywords), found in zip(calls, await la.to_cpu(results), strict=True):
        expected = function(array, **keywords)
        note = f"{array.dtype} with {keywords}"
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype), note
        rtol = 1e-6 if array.dtype == np.float32 else 1e-12
        np.testing.assert_allclose(found, expected, rtol=rtol, err_msg=note)


def part_of(calls: list[Any], runtime: la.Runtime, whole: bool, name: str) -> list[Any]:
    """One of the calls where kernels are made for them, and a third of them elsewhere."""
    if whole:
        return calls
    return picked(calls[::7], name) if makes_kernels(runtime) else calls[len(name) % 3 :: 3]


@in_part_and_whole
@pytest.mark.parametrize("name", [*SUMS, *AVERAGES])
async def test_where(name: str, runtime: la.Runtime, whole: bool) -> None:
    for axis in AXES if whole else picked(AXES, name, 1 if makes_kernels(runtime) else 3):
        await check_where(name, axis, runtime, whole)


async def check_where(name: str, axis: Any, runtime: la.Runtime, whole: bool) -> None:
    masks = (MASK, ROW, np.bool_(False), np.bool_(True), [1, 0, 1, 0])
    arrays = (REAL, HOLES, WHOLE, SMALL, FLAGS, COMPLEX)
    calls = [
        (array, {"axis": axis, "where": mask, "keepdims": keepdims})
        for array, mask, keepdims in itertools.product(arrays, masks, (False, True))
        if axis != () or name not in AVERAGES  # of nothing
    ]
    with la.default_dtype("float64"):
        chosen = part_of(calls, runtime, whole, f"{name} {axis}")
        await check(getattr(np, name), chosen)


@pytest.mark.parametrize("name", ["var", "std", "nanvar", "nanstd"])
async def test_variances_of_a_part(name: str, runtime: la.Runtime) -> None:
    calls = []
    for array in (REAL, COMPLEX, REAL.astype(np.float32)):
        for correction in (0, 1, 2):
            for spelled in ("ddof", "correction"):
                given: dict[str, Any] = {"axis": 1, "where": MASK, spelled: correction}
                if array.dtype == np.float32:
                    given["dtype"] = np.float64
                calls.append((array, given))
    await check(getattr(np, name), calls)


@in_part_and_whole
@pytest.mark.parametrize("name", [*SUMS, *EXTREMA])
async def test_initial(name: str, runtime: la.Runtime, whole: bool) -> None:
    for axis in AXES if whole else picked(AXES, name, 1 if makes_kernels(runtime) else 3):
        await check_initial(name, axis, runtime, whole)


async def check_initial(name: str, axis: Any, runtime: la.Runtime, whole: bool) -> None:
    calls: list[tuple[np.ndarray, dict[str, Any]]] = []
    for array in (REAL, HOLES, WHOLE, SMALL, EMPTY):
        mask = MASK if array.size else np.zeros((0, 4), bool)
        for initial in (0, 2.5, np.float32(4), True):
            for keepdims in (False, True):
                given = {"axis": axis, "initial": initial, "keepdims": keepdims}
                calls += [(array, given), (array, {**given, "where": mask})]
        if array.dtype.kind == "f":
            for initial in (NAN, INF, -INF):
                calls.append((array, {"axis": axis, "initial": initial, "where": mask}))
    await check(getattr(np, name), part_of(calls, runtime, whole, f"{name} {axis}"))


ACCUMULATED = [np.maximum, np.minimum, np.add, np.multiply]


@pytest.mark.parametrize("ufunc", ACCUMULATED, ids=lambda f: f.__name__)
async def test_accumulations(ufunc: np.ufunc, runtime: la.Runtime) -> None:
    calls = [(array, {"axis": axis}) for array in (REAL, HOLES, WHOLE) for axis in (0, -1)]
    await check(ufunc.accumulate, [*calls, (WHOLE, {"dtype": "float32"})])
    # They are recorded, and have gradients.
    slopes = la.grad(lambda x: ufunc.accumulate(x, 1).sum())(la.asarray(REAL))
    assert (await slopes.numpy()).shape == REAL.shape
    message = f"np.{ufunc.__name__}.accumulate does not allow multiple axes"
    with pytest.raises(ValueError, match=message):
        ufunc.accumulate(la.asarray(REAL), axis=None)


REFUSED: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (
        lambda t: np.sum(t(REAL[0]), where=MASK),
        la.ShapeError,
        r"^np\.sum: where= of shape \(3, 4\)",
    ),
    (
        lambda t: np.max(t(REAL), where=ROW),
        ValueError,
        r"^np\.max: .*no.* identity|have an identity",
    ),
    (lambda t: np.nanmin(t(REAL), where=ROW), ValueError, r"^np\.nanmin: .*identity"),
    (lambda t: np.max(t(SMALL), initial=300), OverflowError, r"^np\.max: initial=300"),
    (lambda t: np.sum(t(WHOLE), initial=NAN), ValueError, r"^np\.sum: initial=nan"),
    (lambda t: np.min(t(WHOLE), initial=-INF), OverflowError, r"^np\.min: initial=-inf"),
    (lambda t: np.sum(t(REAL), initial=[1.0, 2.0]), ValueError, r"^np\.sum: initial= is a number"),
    (lambda t: np.max(t(COMPLEX), initial=0), la.DTypeError, r"^np\.max: not supported"),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_what_is_refused_at_the_call(
    call: Callable[[Any], Any], error: type[Exception], message: str, runtime: la.Runtime
) -> None:
    with pytest.raises(error, match=message):
        call(la.asarray)


async def test_what_is_masked_has_no_slope(runtime: la.Runtime) -> None:
    for name in ("sum", "mean", "var", "std", "nanmean", "nanvar", "nanstd"):
        reduce = getattr(np, name)
        slopes = await la.grad(lambda x, f=reduce: f(x, where=MASK))(
            la.asarray(HOLES * MASK)
        ).numpy()
        assert np.all(slopes[~MASK] == 0)
        if name.startswith("nan"):
            assert np.isfinite(slopes).all()
