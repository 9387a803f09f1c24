"""Calls that threads share: the results are those of NumPy, whatever the number of threads."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.shared import LEAST_SECONDS, MOST_PARTS, spans
from lazyasync.ir.iterations import Iterations, LoopStoppedError, watched

RANDOM = np.random.default_rng(7)


def with_special(x: np.ndarray) -> np.ndarray:
    """Numbers among which are equal ones, and those of floats that have an order of their own."""
    x = np.round(x)
    x.flat[[1, 40, 41, 42, 43, 44]] = [np.nan, -0.0, 0.0, -np.nan, np.inf, -np.inf]
    return x


async def computed(
    program: Callable[..., Any], *arrays: np.ndarray, jit: bool = True, threads: int = 2
) -> np.ndarray:
    async with la.open_runtime("cpu:0", config=la.Config(jit=jit, cpu_threads=threads)):
        result: Awaitable[np.ndarray] = program(*[await la.put(x) for x in arrays]).numpy()
        return await result


async def computed_all(
    program: Callable[..., Any], *arrays: np.ndarray, threads: int
) -> list[np.ndarray]:
    """All results of one that has several."""
    async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=threads)):
        return await la.to_cpu(list(program(*[await la.put(x) for x in arrays])))


async def same_for_all(program: Callable[..., Any], *arrays: np.ndarray) -> np.ndarray:
    """The result, which is the same with one thread and with three."""
    found = [await computed(program, *arrays, threads=threads) for threads in (1, 3)]
    np.testing.assert_array_equal(found[0], found[1])
    return found[0]


def test_parts_are_a_power_of_two_as_far_as_there_are_blocks() -> None:
    assert spans(0, 1.0) == [slice(0, 0)]
    assert [len(spans(100, seconds * LEAST_SECONDS)) for seconds in (0, 1, 2, 3, 5, 99)] == [
        *(1, 1, 2, 4, 8, MOST_PARTS)
    ]
    assert spans(10, 1.0, 4) == [slice(0, 4), slice(4, 8), slice(8, 10)]


def test_a_crew_does_all_parts_and_raises_what_the_first_one_has_raised() -> None:
    crew = CallCrew(3)
    done: list[int] = []
    crew.over(20, done.append)
    assert sorted(done) == list(range(20))

    def fail(part: int) -> None:
        if part in (3, 4):
            raise ValueError(str(part))

    with pytest.raises(ValueError, match="3"):
        crew.over(8, fail)
    crew.dismiss()


def test_a_crew_begins_no_part_when_the_run_is_stopped() -> None:
    iterations, done = Iterations(), []

    def stop(part: int) -> None:
        done.append(part)
        iterations.stop()

    with watched(iterations), pytest.raises(LoopStoppedError):
        CallCrew(1).over(5, stop)
    assert done == [0]


def test_threads_of_a_crew_end() -> None:
    crew, before = CallCrew(2), threading.active_count()
    crew.over(2, lambda part: None)
    (helper,) = [t for t in threading.enumerate() if t.native_id in crew.native_ids]
    crew.dismiss()
    helper.join(5)
    assert not helper.is_alive()
    assert threading.active_count() <= before


@pytest.mark.parametrize(
    ("dtype", "shape"),
    in_turns(
        ["f4", "f8", "i4", "i8", "u4", "u8", "f2", "i2", "u2"],
        [(300_000,), (6, 3000), (3, 1000, 5)],
        2,
    ),
)
async def test_orders_are_stable(dtype: str, shape: tuple[int, ...]) -> None:
    x = RANDOM.standard_normal(shape) * 50
    x = (np.abs(x) if dtype[0] == "u" else with_special(x) if dtype[0] == "f" else x).astype(dtype)
    axis = int(np.argmax(shape))
    order = await same_for_all(lambda t: la.argsort(t, axis), x)
    np.testing.assert_array_equal(order, np.argsort(x, axis, kind="stable"))
    ordered, expected = (
        await same_for_all(lambda t: la.sort(t, axis), x),
        np.sort(x, axis, "stable"),
    )
    np.testing.assert_array_equal(ordered, expected)
    np.testing.assert_array_equal(np.signbit(ordered), np.signbit(expected))


@pytest.mark.parametrize(
    ("dtype", "descending"), in_turns(["f4", "i4", "f8", "u8", "i2", "f2"], [True, False])
)
async def test_the_first_of_an_order(dtype: str, descending: bool) -> None:
    x = RANDOM.standard_normal((40, 3000)) * 50
    x = (np.abs(x) if dtype[0] == "u" else with_special(x) if dtype[0] == "f" else x).astype(dtype)
    order = np.argsort(x[:, ::-1] if descending else x, -1, kind="stable")
    order = (2999 - order)[:, ::-1] if descending else order
    for count in (1, 9, 700):
        found = await same_for_all(
            lambda t, k=count: la.topk(t, k, descending=descending).indices, x
        )
        np.testing.assert_array_equal(found, order[:, :count])
        found = await same_for_all(
            lambda t, k=count: la.topk(t, k, axis=0, descending=descending).indices, x.T
        )
        np.testing.assert_array_equal(found, order[:, :count].T)


@pytest.mark.parametrize(
    ("length", "dtype"),
    in_turns([0, 1, 2, 5, 999], ["f4", "f8", "i4", "i8", "f2", "u4", "i2", "u1", "u8"], 2),
)
async def test_searching(dtype: str, length: int) -> None:
    lowest = 0 if dtype[0] == "u" else -120
    ordered, values = [
        np.clip(RANDOM.standard_normal(count) * by, lowest, 120).astype(dtype)
        for count, by in ((length, 50), (9001, 60))
    ]
    ordered = np.sort(ordered)
    values = np.concatenate([ordered, values])
    if dtype[0] == "f":
        ordered[-length // 100 :] = np.nan
        values[:3] = np.nan, np.inf, -np.inf
    for side in ("left", "right"):
        found = await same_for_all(
            lambda a, v, side=side: la.searchsorted(a, v, side=side), ordered, values
        )
        np.testing.assert_array_equal(found, np.searchsorted(ordered, values, side))


ROWS = [(90_000, 100, 1), (90_000, 70_000, 1), (20_000, 500, 45), (20_000, 9000, 8), (50, 7, 3)]
"""How many are added, to how many, and how wide they are."""


@pytest.mark.parametrize(("sizes", "dtype"), in_turns(ROWS, ["f4", "f8", "i8"], 2))
async def test_adding_up_rows(sizes: tuple[int, int, int], dtype: str) -> None:
    count, length, width = sizes
    indices = RANDOM.integers(-length, length, count)
    shape = (count, width) if width > 1 else (count,)
    values = (RANDOM.standard_normal(shape) * 10).astype(dtype)
    start = (RANDOM.standard_normal((length, *shape[1:])) * 10).astype(dtype)
    for given in (indices, np.sort(indices % length)):
        expected = start.astype("i8" if dtype == "i8" else "f8")
        np.add.at(expected, given, values)
        found = await same_for_all(lambda x, i, v: x.at[i].add(v), start, given, values)
        near = {"f4": 1e-6, "f8": 1e-12, "i8": 0}[dtype]
        np.testing.assert_allclose(found, expected, rtol=near, atol=near * 100)


@pytest.mark.parametrize("dtype", ["u1", "f2", "f4", "c8"])
async def test_picking_and_putting(dtype: str) -> None:
    x = RANDOM.standard_normal(5000).astype(dtype)
    indices = RANDOM.integers(-5000, 5000, 90_000)
    values = RANDOM.standard_normal(90_000).astype(dtype)
    found = await same_for_all(lambda x, i: la.take(x, i), x, indices)
    np.testing.assert_array_equal(found, x[indices])
    found = await same_for_all(lambda x, i, v: x.at[i].set(v), x, indices, values)
    x[indices] = values
    np.testing.assert_array_equal(found, x)
    lines, along = RANDOM.standard_normal((300, 200)), RANDOM.integers(-200, 200, (300, 400))
    found = await same_for_all(lambda x, i: la.take_along_axis(x, i, 1), lines, along)
    np.testing.assert_array_equal(found, np.take_along_axis(lines, along, 1))


@pytest.mark.parametrize("place", [3, 80_000])
async def test_indices_out_of_range_fail_the_step(place: int) -> None:
    x, indices = np.arange(5000.0), np.zeros(90_000, np.int64)
    indices[place] = 5000
    for program in (
        lambda x, i: la.take(x, i),
        lambda x, i: x.at[i].add(1.0),
        lambda x, i: x.at[i].set(la.ones(90_000, dtype="float64")),
    ):
        with pytest.raises(la.ExecutionError, match="index 5000 is out of bounds"):
            await computed(program, x, indices)


@pytest.mark.parametrize(
    ("shape", "dtype"),
    in_turns([(70, 70), (3, 40, 40), (300, 6, 6)], ["f4", "c16", "f8", "c8"], 2),
)
async def test_factorizations(dtype: str, shape: tuple[int, ...]) -> None:
    x = RANDOM.standard_normal(shape) + (1j * RANDOM.standard_normal(shape) if "c" in dtype else 0)
    x = x.astype(dtype)
    near = 2e-4 if dtype in ("f4", "c8") else 1e-12
    transposed = x.conj().swapaxes(-1, -2)
    positive = (x @ transposed + shape[-1] * np.eye(shape[-1])).astype(dtype)
    lower = await same_for_all(la.linalg.cholesky, positive)
    np.testing.assert_allclose(lower, np.linalg.cholesky(positive), atol=near * 10)
    solved = await same_for_all(la.linalg.solve, positive, x)
    np.testing.assert_allclose(solved, np.linalg.solve(positive, x), atol=near)
    values = await same_for_all(la.linalg.svdvals, x)
    np.testing.assert_allclose(values, np.linalg.svd(x, compute_uv=False), atol=near)

    def again(t: la.LazyTensor) -> la.LazyTensor:
        u, s, vh = la.linalg.svd(t)
        return la.matmul(u * s.astype(t.dtype)[..., None, :], vh)

    np.testing.assert_allclose(await same_for_all(again, x), x, atol=near)
    q_r = await same_for_all(lambda t: la.matmul(*la.linalg.qr(t)), x)
    np.testing.assert_allclose(q_r, x, atol=near)
    levels = np.linalg.eigvalsh(positive)
    found = await same_for_all(lambda t: la.linalg.eigh(t)[0], positive)
    np.testing.assert_allclose(found, levels, rtol=near)


async def test_what_is_not_positive_definite_or_singular_fails_the_step() -> None:
    wrong = -np.eye(60)
    with pytest.raises(la.ExecutionError, match="not positive definite"):
        await computed(la.linalg.cholesky, wrong)
    with pytest.raises(la.ExecutionError, match="Singular matrix"):
        await computed(la.linalg.solve, np.zeros((60, 60)), np.ones((60, 2)))


@pytest.mark.parametrize(
    "draw",
    [
        lambda n: la.random.uniform((n,), dtype="float64"),
        lambda n: la.random.normal((n,)),
        lambda n: la.random.randint(-(2**62), 2**62, (n,)),
        lambda n: la.random.randint(0, 10, (n,)),
        lambda n: la.random.bits((n,), dtype="uint64"),
        lambda n: la.random.bernoulli((n,), 0.3),
        lambda n: la.random.gamma((n,), 2.5),
        lambda n: la.random.permutation(n),
    ],
)
async def test_draws_are_the_same_with_threads_and_without_native_words(draw: Any) -> None:
    for count in (5, 100_003):
        expected = await computed(partial(draw, count), jit=False, threads=1)
        for threads in (1, 3):
            found = await computed(partial(draw, count), threads=threads)
            np.testing.assert_array_equal(found, expected)
