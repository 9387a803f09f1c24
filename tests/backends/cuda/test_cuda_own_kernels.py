"""Kernels of operations that are no loops, on a stand-in for CuPy that runs them on the host.

Whether they are what the CPU computes; and that no call of CuPy is left.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda.kernels import ordering

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
RANDOM = 5


@pytest.fixture
async def runtime(module: RecordingCupy, kernels_on_host: None) -> AsyncIterator[la.Runtime]:
    with registered(module):
        async with la.open_runtime(["recorded:0", "cpu:0"], config=FUSED) as opened:
            yield opened


async def check(
    module: RecordingCupy, function: Callable[..., Any], arrays: Sequence[Any], rtol: float = 0.0
) -> None:
    """Whether a function is the same on the device as on the CPU, by kernels of our own alone."""
    found = []
    for device in ("recorded:0", "cpu:0"):
        given = [await la.put(array, device=device) for array in arrays]
        await la.mark_step(["recorded:0", "cpu:0"], wait=True)
        await la.to_cpu(function(*given))  # which makes what a program counts with
        before = len(module.calls)
        results = function(*given)
        results = list(results) if isinstance(results, (tuple, list)) else [results]
        found.append(await la.to_cpu(results))
        calls = [call for _, call in module.calls[before:] if call.startswith("kernel:")]
        assert set(calls) <= {"kernel:loop"}, calls
    for own, expected in zip(*found, strict=True):
        assert own.dtype == expected.dtype
        assert own.shape == expected.shape
        if rtol:
            own, expected = own.astype(np.float64), expected.astype(np.float64)
            np.testing.assert_allclose(own, expected, rtol=rtol, atol=rtol)
        else:
            np.testing.assert_array_equal(own, expected)


def numbers(shape: tuple[int, ...], dtype: Any = np.float32) -> np.ndarray:
    random = np.random.default_rng(RANDOM)
    if np.dtype(dtype).kind == "b":
        return random.integers(0, 2, shape).astype(dtype)
    return (random.normal(size=shape) * 9).astype(dtype)


def indices(length: int, shape: tuple[int, ...], dtype: Any = np.int64) -> np.ndarray:
    """Also negative ones."""
    return np.random.default_rng(RANDOM).integers(-length, length, shape).astype(dtype)


def of_both(cases: Sequence[Any], dtypes: Sequence[Any]) -> list[Any]:
    """Pairs: a third of them, in which there is each of both; and the others, as long tests."""
    return [
        pytest.param(case, dtype, marks=() if (i + j) % 3 == 0 else pytest.mark.stress)
        for i, case in enumerate(cases)
        for j, dtype in enumerate(dtypes)
    ]


# ---- gathers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "dtype"),
    of_both(
        [((50, 64), 0), ((7, 30, 5), 1), ((9, 33), 1), ((700,), 0), ((40, 3, 4), 0)],
        ["float32", "float64", "int8", "bool", "float16", BFLOAT16],
    ),
)
async def test_take(
    module: RecordingCupy, runtime: la.Runtime, case: tuple[tuple[int, ...], int], dtype: Any
) -> None:
    shape, axis = case
    x, places = numbers(shape, dtype), indices(shape[axis], (13, 3), np.int32)
    await check(module, lambda x, i: la.take(x, i, axis), [x, places])


@pytest.mark.parametrize(("axis", "dtype"), of_both([0, 1, 2], ["float32", "int64", "bool"]))
async def test_take_along_axis(
    module: RecordingCupy, runtime: la.Runtime, axis: int, dtype: str
) -> None:
    x = numbers((9, 12, 14), dtype)
    shape = list(x.shape)
    shape[axis] = 17
    places = indices(x.shape[axis], tuple(shape))
    await check(module, lambda x, i: la.take_along_axis(x, i, axis), [x, places])


async def test_a_part_of_a_buffer_is_read(module: RecordingCupy, runtime: la.Runtime) -> None:
    x, places = numbers((31, 6)), indices(20, (40,))
    await check(module, lambda x, i: la.take(x[11:], i[3:], 0), [x, places])


# ---- sums by index -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "columns"),
    of_both(
        [(7, 3), (1000, 5), (3000, 40), (3000, 700), (9000, 1), (2500, 100_000)],
        [1, 4, 6],
    ),
)
async def test_sums_by_index(
    module: RecordingCupy, runtime: la.Runtime, case: tuple[int, int], columns: int
) -> None:
    count, length = case
    values, places = numbers((count, columns)), indices(length, (count,))
    table = numbers((length, columns))
    await check(module, lambda x, v, i: x.at[i].add(v), [table, values, places], rtol=1e-6)
    gradient = la.grad(lambda x, v, i: la.sum(la.take(x, i, 0) * v))
    await check(module, gradient, [table, values, places], rtol=1e-6)


@pytest.mark.parametrize(
    ("how", "dtype"),
    of_both(
        ["set", "add", "multiply", "min", "max"],
        ["float32", "float64", "int32", "int8", "bool", "float16"],
    ),
)
async def test_values_are_combined(
    module: RecordingCupy, runtime: la.Runtime, how: str, dtype: str
) -> None:
    x, values = numbers((40, 3), dtype), numbers((2000, 3), dtype)
    if values.dtype.kind == "f":
        values = np.clip(values, -1.02, 1.02)
        values[::700] = np.nan
    places = indices(40, (2000,))
    function = lambda x, v, i: getattr(x.at[i], how)(v)  # noqa: E731
    await check(module, function, [x, values, places], {"float16": 2e-2}.get(dtype, 1e-5))


@pytest.mark.parametrize("axis", [1, 2])
async def test_sums_along_other_axes(module: RecordingCupy, runtime: la.Runtime, axis: int) -> None:
    x, places = numbers((3, 50, 20)), indices((3, 50, 20)[axis], (2000,))
    gradient = la.grad(lambda x, i: la.sum(la.square(la.take(x, i, axis))))
    await check(module, gradient, [x, places], rtol=1e-5)


@pytest.mark.parametrize("axis", [0, 1, 2])
async def test_sums_of_each_line(module: RecordingCupy, runtime: la.Runtime, axis: int) -> None:
    x, shape = numbers((9, 12, 14)), [9, 12, 14]
    shape[axis] = 17
    places = indices(x.shape[axis], tuple(shape))
    gradient = la.grad(lambda x, i: la.sum(la.square(la.take_along_axis(x, i, axis))))
    await check(module, gradient, [x, places], rtol=1e-5)


async def test_segments(module: RecordingCupy, runtime: la.Runtime) -> None:
    """Those out of range are left out, and there are empty ones."""
    data, ids = numbers((5000, 4)), indices(300, (5000,)) * 2

    def segments(data: Any, ids: Any) -> Any:
        functions = (la.segment_sum, la.segment_min, la.segment_max)
        return [function(data, ids, 500) for function in functions]

    await check(module, segments, [data, ids], rtol=1e-6)


@pytest.mark.parametrize("length", [3, 1000, 9000])
async def test_counts(module: RecordingCupy, runtime: la.Runtime, length: int) -> None:
    x = np.random.default_rng(RANDOM).integers(0, length + 2, 20_000)
    weights = numbers((20_000,), np.int64)

    def counts(x: Any, weights: Any) -> Any:
        return la.bincount(x, length=length), la.segment_sum(weights, x, length)

    await check(module, counts, [x, weights])


async def test_one_order_serves_all(module: RecordingCupy, runtime: la.Runtime) -> None:
    table, values, places = numbers((50, 4)), numbers((3000, 4)), indices(50, (3000,))

    def both(x: Any, v: Any, i: Any) -> Any:
        return x.at[i].add(v), x.at[i].max(v)

    text = la.debug.dump_ir(
        list(both(*[await la.put(a, device="recorded:0") for a in (table, values, places)])),
        "backend",
    )
    assert text.count("order_of_indices") == 1, text
    await check(module, both, [table, values, places], rtol=1e-6)


# ---- places --------------------------------------------------------------------------------


def _with_ties(shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    x = np.random.default_rng(RANDOM).integers(-9, 9, shape).astype(dtype)
    if x.dtype.kind == "f":
        x.reshape(-1)[::37] = np.nan
        x.reshape(-1)[5::41] = -0.0
        x.reshape(-1)[3::43] = np.inf
    return x


@pytest.mark.parametrize(
    ("case", "dtype", "descending"),
    [
        pytest.param(
            *(case, dtype, descending),
            marks=() if (i + j) % 3 == 0 and j % 2 == descending else pytest.mark.stress,
        )
        for i, case in enumerate(
            [((3, 700), 1, 8), ((2, 60, 3), 1, 60), ((1500,), 0, 300), ((4, 5), 0, 1)]
        )
        for j, dtype in enumerate(["float32", "float64", "int64", "uint8", "float16", "int16"])
        for descending in (True, False)
    ],
)
async def test_topk(
    module: RecordingCupy,
    runtime: la.Runtime,
    case: tuple[tuple[int, ...], int, int],
    dtype: str,
    descending: bool,
) -> None:
    shape, axis, k = case
    x = _with_ties(shape, dtype)
    await check(module, lambda x: tuple(la.topk(x, k, axis, descending=descending)), [x])


@pytest.mark.parametrize(
    ("case", "dtype"),
    of_both(
        [
            ((3, 700), 1),
            ((2, 9001), 1),
            ((40, 1024), 1),
            ((3, 3000, 5), 1),
            ((900, 128), 0),
            ((70, 3), None),
            ((40_000,), 0),
            ((300, 2, 64), 0),
        ],
        ["float32", "float64", "int64", "uint8", "float16", "bool"],
    ),
)
async def test_places_of_extremes(
    module: RecordingCupy,
    runtime: la.Runtime,
    case: tuple[tuple[int, ...], int | None],
    dtype: str,
) -> None:
    shape, axis = case
    x = _with_ties(shape, dtype)
    if x.dtype.kind == "f":
        x[..., :1] = np.nan_to_num(x[..., :1])
    both = lambda x: (la.argmax(x, axis), la.argmin(x, axis))  # noqa: E731
    await check(module, both, [x])
    await check(module, both, [np.nan_to_num(x, posinf=9)])


# ---- parts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "dtype",
    # One of each size, of which a copy is, and the others of it.
    [
        *["float32", "float64", "int8", BFLOAT16],
        *[pytest.param(dtype, marks=pytest.mark.stress) for dtype in ("float16", "bool")],
    ],
)
async def test_parts(module: RecordingCupy, runtime: la.Runtime, dtype: Any) -> None:
    x, y = numbers((6, 20, 8), dtype), numbers((6, 12, 8), dtype)

    def joined(x: Any, y: Any) -> Any:
        return [
            la.concatenate([x, y], 1),
            la.concatenate([x[:, 1:13, :], y, y], 2),
            la.concatenate([la.reshape(x, (960,)), la.reshape(y, (576,))]),
            la.stack([y, y], 0),
            la.roll(x, 3, 1),
            la.roll(x, -1, 2),
        ]

    def bordered(x: Any, y: Any) -> Any:
        return [la.pad(x, 1), la.pad(x, ((0, 0), (4, 8), (8, 4))), x.at[:, 4:16].set(y)]

    def copied(x: Any, y: Any) -> Any:
        return [la.flip(x, 2), la.flip(x, 0), la.flip(x), x[2:4, 4:8], x[:, :, 4:], x[0, :, 1]]

    for function in (joined, bordered, copied):
        await check(module, function, [x, y])


async def test_borders_of_values(module: RecordingCupy, runtime: la.Runtime) -> None:
    function = lambda x: (la.pad(x, 3, constant_values=2.5), x.at[1, 4:].set(7.0))  # noqa: E731
    await check(module, function, [numbers((9, 30))])


async def test_turned_views_are_copied(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = numbers((50, 40, 3))
    await check(module, lambda x: (la.transpose(x), x[:, :, 1]), [x])
    await check(module, lambda x: la.concatenate([x.T, x.T], 1), [x[:, :, 0]])


# ---- running sums --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "dtype"),
    of_both(
        [
            ((3000, 4), 0),
            ((40, 9), 0),
            ((3, 200, 6), 1),
            ((5, 1, 3), 1),
            ((9, 515), 1),
            ((3, 256), 1),
        ],
        ["float32", "float64", "int32", "bool"],
    ),
)
async def test_running(
    module: RecordingCupy, runtime: la.Runtime, case: tuple[tuple[int, ...], int], dtype: str
) -> None:
    shape, axis = case
    x = numbers(shape, dtype)
    functions = (la.cumsum, la.cumprod) if dtype == "bool" else (la.cumsum, la.cummax, la.cummin)
    both = lambda x: [function(x, axis) for function in functions]  # noqa: E731
    await check(module, both, [x], rtol=1e-6)


async def test_running_extremes_of_rows(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = numbers((3, 5000))
    x[1, 77] = np.nan
    await check(module, lambda x: (la.cummax(x, 1), la.cummin(x, 1)), [x])


# ---- orders --------------------------------------------------------------------------------


SORTED = {
    "float32": (3, 700),
    "int16": (2, 5000),
    "float64": (1, 9),
    "int32": (5, 33),
    "float16": (5, 33),
    "uint8": (40, 33),
}
"""Keys of one digit to eight, in rows of one block and of three: each kernel of a sort takes a
compiler as long as a whole loop."""


@pytest.mark.parametrize(
    ("shape", "dtype"),
    [
        pytest.param(shape, dtype, marks=() if SORTED.get(dtype) == shape else pytest.mark.stress)
        for shape in [(3, 700), (2, 5000), (1, 9), (5, 33), (40, 33)]
        for dtype in [*SORTED, "int64", "bool"]
    ],
)
async def test_sorting(
    module: RecordingCupy, runtime: la.Runtime, shape: tuple[int, ...], dtype: str
) -> None:
    await check(module, lambda x: (la.sort(x), la.argsort(x)), [_with_ties(shape, dtype)])
    await check(module, lambda x: la.sort(x, descending=True), [numbers(shape, dtype)])


@pytest.mark.parametrize(
    ("most_added", "length", "dtype"),
    [
        (8, 70_000, "int16"),  # more parts than a warp has threads
        pytest.param(ordering.MOST_ADDED, 150_000, "float32", marks=pytest.mark.stress),
    ],
)
async def test_a_long_row_is_sorted(
    module: RecordingCupy,
    runtime: la.Runtime,
    monkeypatch: pytest.MonkeyPatch,
    most_added: int,
    length: int,
    dtype: str,
) -> None:
    """What is before a part of it is added up by a kernel of its own."""
    monkeypatch.setattr(ordering, "MOST_ADDED", most_added)
    x = numbers((length,), dtype)
    await check(module, lambda x: (la.sort(x), la.argsort(x)), [x])


@pytest.mark.parametrize("dtype", ["float16", BFLOAT16])
async def test_narrow_numbers_stay_as_they_are(
    module: RecordingCupy, runtime: la.Runtime, dtype: Any
) -> None:
    x = await la.put(numbers((64, 40), dtype), device="recorded:0")
    text = la.debug.dump_ir([la.argmax(x, 0), la.cumsum(x, 0)], "backend")
    assert "convert" not in text, text
    text = la.debug.dump_ir([la.cumsum(x, 1)], "backend")
    assert "convert" not in text, text
    await check(module, lambda x: (la.argmax(x, 0), la.argmin(x, 1)), [numbers((64, 40), dtype)])
    small = numbers((64, 40), dtype) % np.float32(4).astype(dtype)
    await check(module, lambda x: (la.cumsum(x, 0), la.cumsum(x, 1)), [small], rtol=1e-2)


# ---- windows -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "dtype"),
    [
        pytest.param(case, dtype, marks=() if n % 2 == m else pytest.mark.stress)
        for n, case in enumerate([(2, 2, 0), (3, 2, 1), (4, 4, 0), (2, 1, 0)])
        for m, dtype in enumerate(["float32", "float64"])
    ],
)
async def test_means_of_windows(
    module: RecordingCupy, runtime: la.Runtime, case: tuple[int, int, int], dtype: str
) -> None:
    size, stride, padding = case
    x = numbers((2, 3, 8, 16), dtype)
    pool = lambda x: la.nn.avg_pool2d(x, size, stride, padding)  # noqa: E731
    await check(module, pool, [x], rtol=1e-5)
    gradient = la.grad(lambda x: la.sum(la.square(pool(x))))
    await check(module, gradient, [x], rtol=1e-5)


async def test_filters_of_one_channel_are_no_windows(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    """What is multiplied with numbers that differ is a convolution, whoever computes it."""
    x, w = numbers((2, 1, 8, 16), "float32"), numbers((1, 1, 3, 3), "float32")
    run_calls = len(module.calls)
    expected = sum(
        w[0, 0, i, j] * x[:, 0, i : i + 6, j : j + 14] for i in range(3) for j in range(3)
    )
    found = await la.nn.conv2d(la.asarray(x), la.asarray(w)).numpy()
    np.testing.assert_allclose(found[:, 0], expected, rtol=1e-4, atol=1e-5)
    assert len(module.calls) > run_calls
