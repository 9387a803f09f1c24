"""Elements by the place that sorting would put them at: those of NumPy, however lines are."""

from __future__ import annotations

import numpy as np
import pytest
from extents import in_part_and_whole, in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls.selecting import LONG
from lazyasync.ops.reductions.selecting import ORDER_STATISTICS
from lazyasync.recording import record

RANDOM = np.random.default_rng(11)
SHAPES = [(1,), (7,), (64,), (65,), (1000,), (40, 300), (3, 9000), (2, LONG + 3), (LONG,)]
CONTENTS = ["normal", "few", "equal", "sorted", "nan", "infinite", "zeros", "saw"]
PARTS = [0.0, 0.25, 0.3, 0.99, 1.0]


def numbers(shape: tuple[int, ...], content: str) -> np.ndarray:
    x = 100 * RANDOM.standard_normal(shape)
    if content == "few":
        return np.rint(x / 60)
    if content == "equal":
        return np.full(shape, 3.0)
    if content == "sorted":
        return np.sort(x, -1)
    if content == "nan":
        x[RANDOM.random(shape) < 0.001] = np.nan
    elif content == "infinite":
        x[RANDOM.random(shape) < 0.3] = np.inf
        x[RANDOM.random(shape) < 0.3] = -np.inf
    elif content == "zeros":
        x[RANDOM.random(shape) < 0.9] = 0.0
        x[RANDOM.random(shape) < 0.3] = -0.0
    elif content == "saw":
        return np.resize(np.arange(64.0), shape) + 1e-3 * np.arange(shape[-1])
    return x


async def quantiles(arrays: list[np.ndarray], threads: int) -> list[list[np.ndarray]]:
    async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=threads)):
        found = []
        for x in arrays:
            t = await la.put(x)
            few = [each(t, PARTS, -1, method="higher") for each in (la.quantile, la.nanquantile)]
            found.append([await each.numpy() for each in (*few, la.median(t, -1))])
        return found


@in_part_and_whole
@pytest.mark.parametrize(
    ("content", "dtype"),
    [
        *in_turns(CONTENTS, ["float32", "float64"]),
        ("few", "int32"),
        *(
            pytest.param(content, "int32", marks=pytest.mark.stress)
            for content in ("normal", "equal", "sorted")
        ),
    ],
)
async def test_quantiles_are_numpys_for_any_number_of_threads(
    content: str, dtype: str, whole: bool
) -> None:
    shapes = SHAPES if whole else SHAPES[CONTENTS.index(content) % 3 :: 3]
    arrays = [numbers(shape, content).astype(dtype) for shape in shapes]
    found, others = await quantiles(arrays, 1), await quantiles(arrays, 3)
    for x, own, same in zip(arrays, found, others, strict=True):
        given = x.astype(np.float32) if dtype == "int32" else x
        for one, function in zip(own, (np.quantile, np.nanquantile), strict=False):
            with np.errstate(all="ignore"):
                np.testing.assert_array_equal(one, function(given, PARTS, -1, method="higher"))
        assert [one.tobytes() for one in own] == [one.tobytes() for one in same]


@pytest.mark.parametrize("dtype", ["int64", "uint32", "uint64"])
async def test_places_of_integers(dtype: str) -> None:
    kind = np.iinfo(dtype)
    for shape in ((50,), (4, 500), (LONG,)):
        x = RANDOM.integers(kind.min, kind.max, shape, dtype=dtype, endpoint=True)
        x[..., 3], x[..., 5] = kind.min, kind.max
        places = np.array([0, 1, 7, 6, 30, shape[-1] - 1, shape[-1] - 2])
        places = np.broadcast_to(places, (*shape[:-1], len(places)))
        async with la.open_runtime("cpu:0"):
            given = la.asarray(x), la.asarray(places)
            found = await record(ORDER_STATISTICS, given, (len(shape) - 1,)).numpy()
        np.testing.assert_array_equal(found, np.take_along_axis(np.sort(x, -1), places, -1))


async def test_lines_that_do_not_lie_one_after_the_other() -> None:
    x = RANDOM.standard_normal((60, 90, 4)).astype(np.float32)
    async with la.open_runtime("cpu:0"):
        t = la.asarray(x)
        for axis in (0, 1, 2, (0, 2), None):
            found = await la.median(t[::2, ::-1], axis=axis).numpy()
            np.testing.assert_allclose(found, np.median(x[::2, ::-1], axis=axis), atol=1e-6)


async def test_a_quantile_has_a_gradient_where_its_elements_are() -> None:
    x = RANDOM.permutation(np.arange(1000.0))
    async with la.open_runtime("cpu:0"):
        slope = await la.grad(lambda x: la.quantile(x, 0.25))(la.asarray(x)).numpy()
    assert slope[x == 249] == pytest.approx(0.25)
    assert slope[x == 250] == pytest.approx(0.75)
    assert np.count_nonzero(slope) == 2


async def test_quantiles_in_a_loop_are_those_outside() -> None:
    x = RANDOM.standard_normal((6, 101)).astype(np.float32)
    async with la.open_runtime("cpu:0"):
        t = la.asarray(x)
        _, found = la.scan(lambda c, row: (c, la.quantile(row, [0.1, 0.5])), la.zeros(()), t)
        assert (await found.numpy()).tobytes() == (
            await la.transpose(la.quantile(t, [0.1, 0.5], axis=1)).numpy()
        ).tobytes()


@pytest.mark.parametrize(
    "dtype",
    [
        *("float32", "int64", "bool"),
        *(pytest.param(dtype, marks=pytest.mark.stress) for dtype in ("int8", "uint8")),
    ],
)
async def test_partitions_and_orders_are_stable(dtype: str) -> None:
    for shape in ((5,), (200,), (30, 300), (1 << 16,)):
        x = np.rint(20 * RANDOM.standard_normal(shape))
        if dtype == "float32":
            x[RANDOM.random(shape) < 0.05] = np.nan
        x = np.abs(x).astype(dtype) if dtype == "uint8" else x.astype(dtype)
        length = shape[-1]
        ordered, order = np.sort(x, -1), np.argsort(x, -1, kind="stable")
        for threads in (1, 3):
            async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=threads)):
                t = la.asarray(x)
                np.testing.assert_array_equal(await la.argsort(t).numpy(), order)
                for places in ([0], [length // 3], [length - 1, 2]):
                    found = await la.argpartition(t, places).numpy()
                    bounds = ordered[..., sorted(places)]
                    numbers = np.zeros(shape, int)
                    for place in range(len(places)):
                        one = bounds[..., place : place + 1]
                        less = (x < one) | (np.isnan(one) & ~np.isnan(x))
                        more = (one < x) | (np.isnan(x) & ~np.isnan(one))
                        numbers += more.astype(int) + ~less
                    wanted = np.argsort(numbers, -1, kind="stable")
                    np.testing.assert_array_equal(found, wanted)
                    found = await la.partition(t, places).numpy()
                    np.testing.assert_array_equal(found, np.take_along_axis(x, wanted, -1))


@pytest.mark.parametrize("shape", [(300,), (20, 400), (1 << 16,)])
async def test_many_of_the_largest_are_as_in_a_stable_order(shape: tuple[int, ...]) -> None:
    x = np.rint(20 * RANDOM.standard_normal(shape)).astype(np.float32)
    x[RANDOM.random(shape) < 0.05] = np.nan
    length = shape[-1]
    backwards = np.argsort(x[..., ::-1], -1, kind="stable")
    async with la.open_runtime("cpu:0"):
        t = la.asarray(x)
        for count in (length // 7 + 1, length // 2, length):
            found = await la.topk(t, count)[1].numpy()
            np.testing.assert_array_equal(found, length - 1 - backwards[..., ::-1][..., :count])
            found = await la.topk(t, count, descending=False)[1].numpy()
            order = np.argsort(x, -1, kind="stable")
            np.testing.assert_array_equal(found, order[..., :count])


@pytest.mark.parametrize(
    ("dtype", "length"),
    in_turns(["f4", "f8", "i4", "i8", "u4", "u8"], [1, 7, 16, 63, 64, 65, 190, 1000, 9000], 2),
)
async def test_the_first_of_an_order_of_any_length(dtype: str, length: int) -> None:
    """Of lines with many equal numbers, with few, and with none but the least or the greatest."""
    drawn = np.random.default_rng(length).standard_normal((5, length))
    lines = [np.round(drawn), drawn * 1e8, np.zeros_like(drawn)]
    ends = np.iinfo(dtype) if dtype[0] != "f" else np.finfo(dtype)
    x = np.concatenate(lines)
    x = (np.abs(x) if dtype[0] == "u" else x).astype(dtype)
    x[-1], x[-2, : length // 2] = ends.max, ends.min
    if dtype[0] == "f":
        x[:2, ::5], x[1:3, ::7], x[2, 1::3] = np.nan, -0.0, np.inf
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        for count in {1, 2, min(length, 33), min(length, 130), length}:
            for descending in (False, True):
                found = la.topk(given, min(count, length), descending=descending).indices
                order = np.argsort(x[:, ::-1] if descending else x, -1, kind="stable")
                order = (length - 1 - order)[:, ::-1] if descending else order
                np.testing.assert_array_equal(await found.numpy(), order[:, :count])
