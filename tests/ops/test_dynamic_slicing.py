"""Parts that begin elsewhere from step to step: one graph for all of them, and their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import few_or_many
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazyasync as la
from lazyasync.tensor import LazyTensor

DATA = np.arange(60.0, dtype=np.float32).reshape(12, 5)
STARTS = range(9)


def compiles() -> int:
    """How many graphs have been compiled."""
    return la.metrics.counter_value("UncachedCompile") or 0


async def check_moving(
    function: Callable[[Any, int], Any], x: Any, at_most: int, starts: Any = STARTS
) -> None:
    """The values of a step are NumPy's at every start, and the first few are all that compile."""
    before = compiles()
    for start in starts:
        np.testing.assert_array_equal(await function(x, start).numpy(), function(DATA, start))
    assert compiles() - before <= at_most


# ---- recorded ------------------------------------------------------------------------------

KEYS: dict[str, Callable[[int], Any]] = {
    "rows": lambda i: np.s_[i : i + 3],
    "a row": lambda i: i,
    "a row, a NumPy number": lambda i: np.int32(i),
    "a row from the end": lambda i: -1 - i,
    "columns": lambda i: np.s_[:, i % 4 : i % 4 + 2],
    "an element": lambda i: (i, (3 * i) % 5),
    "every other row": lambda i: np.s_[i : i + 4 : 2],
    "backwards": lambda i: np.s_[i + 3 : i : -1],
    "two of three, backwards": lambda i: np.s_[i + 3 : i + 1 : -2, 1:3],
    "with new axes": lambda i: (None, slice(i, i + 2), ..., None),
}


@pytest.mark.parametrize("name", KEYS)
async def test_a_part_compiles_twice_at_most(runtime: la.Runtime, name: str) -> None:
    key = KEYS[name]
    x = await la.put(DATA)
    await check_moving(lambda x, i: x[key(i)] * 2.5, x, 2)


async def test_of_what_the_step_computes(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    await check_moving(lambda x, i: (x + 1.0)[i : i + 3] * x[i], x, 2)


async def test_several_parts_of_one_tensor(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    await check_moving(lambda x, i: x[i : i + 2] - x[i + 1 : i + 3] + x[2:4], x, 2)


async def test_alone_a_part_is_a_copy(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    parts = [await x[i : i + 2].numpy() for i in STARTS]
    for i, part in zip(STARTS, parts, strict=True):
        np.testing.assert_array_equal(part, DATA[i : i + 2])
        assert part.base is None or part.base.nbytes < DATA.nbytes


async def test_picking_by_a_part_of_a_permutation(runtime: la.Runtime) -> None:
    order = np.random.default_rng(0).permutation(12)
    x, places = await la.put(DATA), await la.put(order)
    before = compiles()
    for start in STARTS:
        picked = la.take(x, places[start : start + 3], 0)
        np.testing.assert_array_equal(await picked.numpy(), DATA[order[start : start + 3]])
        np.testing.assert_array_equal(await la.take(x, start, 0).numpy(), DATA[start])
    assert compiles() - before <= 4


async def test_the_parts_of_a_loop_stay_what_they_are(runtime: la.Runtime) -> None:
    """What is the same in every step is part of the graph, and fused."""
    x = await la.put(DATA)
    for _ in range(3):
        total = sum(x[i] * x[i + 1] for i in range(4))
        nodes = [total._node]
        seen = set()
        while nodes:
            node = nodes.pop()
            seen.add(node.operation.name)
            nodes += node.operands
        assert "dynamic_slice" not in seen
        await la.mark_step()


async def test_rows_that_are_replaced(runtime: la.Runtime) -> None:
    x, expected = await la.put(DATA), DATA.copy()
    row = await la.put(np.arange(5, dtype=np.float32))
    before = compiles()
    for i in STARTS:
        x[i] = row * 2.5
        x[i + 1 : i + 3, 1::2] = i + 2.5
        x[i, i % 3] += 1.5
        await la.mark_step(wait=True)
        expected[i] = np.arange(5) * 2.5
        expected[i + 1 : i + 3, 1::2] = i + 2.5
        expected[i, i % 3] += 1.5
        np.testing.assert_array_equal(await x.numpy(), expected)
    assert compiles() - before <= 4


async def test_the_gradient_moves_with_the_part(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    gradient = la.grad(lambda x, i: la.sum(la.square(x[i : i + 2])) + la.sum(x[i] * x[1]))
    before = compiles()
    for i in STARTS:
        expected = np.zeros_like(DATA)
        expected[i : i + 2] += 2 * DATA[i : i + 2]
        expected[i] += DATA[1]
        expected[1] += DATA[i]
        np.testing.assert_array_equal(await gradient(x, i).numpy(), expected)
    assert compiles() - before <= 3


async def test_where_lines_are_kept(device: str) -> None:
    async with la.open_runtime(device, config=la.Config(ir_debug=True)):
        await check_moving(lambda x, i: x[i : i + 3] * 2.5, await la.put(DATA), 2)


@st.composite
def moving_keys(draw: st.DrawFn) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Two keys of a (4, 3, 5) array that take the same number of elements in the same order."""
    first: list[Any] = []
    second: list[Any] = []
    for length in (4, 3, 5)[: draw(st.integers(1, 3))]:
        if draw(st.booleans()):
            first.append(draw(st.integers(-length, length - 1)))
            second.append(draw(st.integers(0, length - 1)))
            continue
        step = draw(st.sampled_from([1, 1, 2, -1, -2]))
        size = draw(st.integers(0, length))
        span = (size - 1) * abs(step) + 1 if size else 0
        size = size if span <= length else 1
        span = min(span, 1) if span > length else span
        for key in (first, second):
            start = draw(st.integers(0, length - span))
            stop: int | None = start + span
            if step < 0:
                start, stop = start + span - 1, start - 1 if start else None
                if not size:
                    start, stop = 0, 0
            key.append(slice(start, stop, step))
        if draw(st.booleans()):
            first.append(None)
            second.append(None)
    return tuple(first), tuple(second)


@few_or_many("examples", 25, 60)
def test_random_keys_that_move(examples: int) -> None:
    some = settings(
        max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    some(given(keys=moving_keys())(check_keys_that_move))()


def check_keys_that_move(keys: tuple[Any, Any]) -> None:
    values = np.arange(60.0).reshape(4, 3, 5)
    with la.blocking("cpu:0") as _:
        x = la.asarray(values)
        for key in (*keys, keys[0]):
            changed = values.copy()
            changed[key] = -1.5
            y = la.asarray(values)
            y[key] = -1.5
            np.testing.assert_array_equal(np.asarray(x[key]), values[key])
            np.testing.assert_array_equal(np.asarray(y), changed)


# ---- compiled ------------------------------------------------------------------------------


async def test_numbers_of_each_call(runtime: la.Runtime) -> None:
    @la.compile
    def parts(x: LazyTensor, i: int, size: int) -> Any:
        return (
            x[i * size : (i + 1) * size] * 2.5,
            x[i, 1:3],
            x[i + 2 : i : -1, i % 2],
            la.dynamic_slice(x, (i, 0), (3, 2)),
            la.take(x, i, 0),
        )

    x = await la.put(DATA)
    for i in range(4):
        before = compiles()
        found = await parts(x, i, 3)
        expected = (
            DATA[i * 3 : (i + 1) * 3] * 2.5,
            DATA[i, 1:3],
            DATA[i + 2 : i : -1, i % 2],
            DATA[i : i + 3, :2],
            DATA[i],
        )
        for one, wanted in zip(found, expected, strict=True):
            np.testing.assert_array_equal(await one.numpy(), wanted)
        assert i == 0 or compiles() == before


async def test_another_length_is_another_trace(runtime: la.Runtime) -> None:
    @la.compile
    def part(x: LazyTensor, start: int, stop: int) -> LazyTensor:
        return x[start:stop] * 2.0

    x = await la.put(DATA)
    for start, stop in ((0, 3), (5, 8), (1, 2), (-4, -1), (9, 99), (7, 7)):
        np.testing.assert_array_equal(
            await (await part(x, start, stop)).numpy(), DATA[start:stop] * 2
        )
    assert len(runtime.traces[part]) == 3


async def test_a_number_out_of_range(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, i: x[i])
    x = await la.put(DATA)
    assert (await (await compiled(x, -12)).numpy()).tolist() == DATA[0].tolist()
    with pytest.raises(IndexError, match="index 12 is out of bounds for axis 0 with size 12"):
        await compiled(x, 12)
    assert (await (await compiled(x, 11)).numpy()).tolist() == DATA[11].tolist()


async def test_parts_that_are_replaced_at_each_call(runtime: la.Runtime) -> None:
    @la.compile
    def change(x: LazyTensor, i: int, row: LazyTensor) -> LazyTensor:
        x[i : i + 2] = row
        x[i + 2, ::2] = row[:3] * 2.0
        x[-1 - i, 0] = i
        return x

    x, expected = await la.put(DATA), DATA.copy()
    row = np.linspace(0, 1, 5, dtype=np.float32)
    for i in range(4):
        before = compiles()
        x = await change(x, i, la.asarray(row))
        expected[i : i + 2] = row
        expected[i + 2, ::2] = row[:3] * np.float32(2)
        expected[-1 - i, 0] = i
        np.testing.assert_array_equal(await x.numpy(), expected)
        assert i == 0 or compiles() == before


async def test_what_a_part_is_read_from_is_not_written_over(device: str) -> None:
    """Though it is donated, and its last reader's output is as large."""
    values = np.random.default_rng(1).normal(size=(300, 300)).astype(np.float32)

    def function(x: LazyTensor, i: int) -> Any:
        part = x[i : i + 100]
        return x * 2.0 + 1.0, la.softmax(part, -1) @ la.tanh(part).T

    async with la.open_runtime(device):
        expected = await (await la.compile(function)(la.asarray(values), 150))[1].numpy()
        donating = la.compile(function, donate_argnums=0)
        for _ in range(3):
            x = la.full((300, 300), 0.0) + la.asarray(values)
            whole, found = await donating(await x, 150)
            np.testing.assert_array_equal(await found.numpy(), expected)
            np.testing.assert_array_equal(await whole.numpy(), values * 2 + 1)


# ---- the operations ------------------------------------------------------------------------


async def test_starts_of_every_kind(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    wanted = DATA[4:7, 2:4]
    for starts in (
        (4, 2),
        [np.int8(4), np.asarray(2)],
        (la.asarray(4), la.asarray(np.uint8(2))),
        la.asarray([4, 2]),
        la.asarray(np.asarray([4, 2], np.int16)),
        (la.sum(la.ones((4,), dtype="int64")), -3),
        (-8, -3),
    ):
        found = la.dynamic_slice(x, starts, (3, 2))
        np.testing.assert_array_equal(await found.numpy(), wanted)
        placed = la.dynamic_update_slice(x * 0.0, found, starts)
        expected = np.zeros_like(DATA)
        expected[4:7, 2:4] = wanted
        np.testing.assert_array_equal(await placed.numpy(), expected)
    far = la.dynamic_slice(x, (10**30, -(10**30)), (3, 2))
    np.testing.assert_array_equal(await far.numpy(), DATA[-3:, :2])


async def test_no_start_is_part_of_the_graph(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    before = compiles()
    for start in range(-3, 12):
        part = la.dynamic_slice(x, (start, 0), (2, 5)) * 2.5
        await la.dynamic_update_slice(x, part, (start + 1, 1)).numpy()
    assert compiles() - before <= 1


async def test_an_update_is_converted(runtime: la.Runtime) -> None:
    x = la.zeros((3,), dtype="float32")
    y = la.dynamic_update_slice(x, la.asarray([2]), (1,))
    assert y.dtype == np.float32
    assert (await y.numpy()).tolist() == [0.0, 2.0, 0.0]


def vector() -> LazyTensor:
    return la.ones((3,))


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.dynamic_slice(vector(), (0,), (4,)), la.ShapeError, "no 4 elements along axis 0"),
    (lambda: la.dynamic_slice(vector(), (0,), (-1,)), la.ShapeError, "no -1 elements"),
    (lambda: la.dynamic_slice(vector(), (0, 0), (1,)), la.ShapeError, "2 starts for 1 axes"),
    (lambda: la.dynamic_slice(vector(), (0,), (1, 1)), la.ShapeError, "2 sizes for 1 axes"),
    (lambda: la.dynamic_slice(vector(), (0.5,), (1,)), TypeError, "float"),
    (lambda: la.dynamic_slice(vector(), (0.5,), (3,)), TypeError, "float"),
    (lambda: la.dynamic_slice(vector(), (True,), (1,)), la.DTypeError, "a start is an integer"),
    (lambda: la.dynamic_slice(vector(), (vector()[0],), (1,)), la.DTypeError, "integer without"),
    (lambda: la.dynamic_slice(vector(), la.asarray(1), (1,)), la.ShapeError, "one for each axis"),
    (lambda: la.dynamic_slice("abc", (0,), (1,)), TypeError, "takes a tensor"),
    (
        lambda: la.dynamic_update_slice(vector(), la.ones((4,)), (0,)),
        la.ShapeError,
        r"\(4,\) is no part of \(3,\)",
    ),
    (
        lambda: la.dynamic_update_slice(vector(), la.ones((1, 1)), (0,)),
        la.ShapeError,
        "is no part of",
    ),
]


@pytest.mark.parametrize(("function", "error", "message"), REFUSED)
async def test_refused_at_once(
    runtime: la.Runtime, function: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        function()


# ---- rolling -------------------------------------------------------------------------------


@pytest.mark.parametrize("axis", [None, 0, -1, (0, 1)])
async def test_how_far_rolls_go(runtime: la.Runtime, axis: Any) -> None:
    x = await la.put(DATA)
    before = compiles()
    for shift in (2, 3, -4, 17, 0, 1, 5):
        rolled = la.roll(x, shift, axis) * 2.5
        np.testing.assert_array_equal(await rolled.numpy(), np.roll(DATA, shift, axis) * 2.5)
    assert compiles() - before <= 4  # by none of the rows, of the columns, or of either


async def test_rolls_by_what_the_device_knows(runtime: la.Runtime) -> None:
    """Shifts that are tensors: of any size and sign, several of them, in loops and batches."""
    x = la.asarray(DATA)
    for shift in (-40, -1, 0, 3, 12):
        for axis in (None, 0, -1):
            for by in (la.asarray(shift), la.asarray(np.int8(shift))):
                expected = np.roll(DATA, shift, axis)
                np.testing.assert_array_equal(await la.roll(x, by, axis).numpy(), expected)
    both = la.roll(x, la.asarray([1, -2]), (0, 1)), la.roll(x, (1, la.asarray(-2)), (0, 1))
    for rolled in await la.to_cpu(both):
        np.testing.assert_array_equal(rolled, np.roll(DATA, (1, -2), (0, 1)))
    far = la.roll(x, la.asarray(np.uint8(200)), 0)
    np.testing.assert_array_equal(await far.numpy(), np.roll(DATA, 200, 0))
    for most in (np.int64(-(1 << 63)), np.uint64((1 << 64) - 1)):  # no int64 is as far back
        farthest = la.roll(x, la.asarray(most), 0)
        np.testing.assert_array_equal(await farthest.numpy(), np.roll(DATA, int(most) % 12, 0))
    loop = la.compile(lambda x: la.fori_loop(0, 5, lambda i, c: la.roll(c, i, 0), x))
    np.testing.assert_array_equal(await (await loop(x)).numpy(), np.roll(DATA, 10, 0))
    rows = la.vmap(lambda row, by: la.roll(row, by))(x, la.arange(12))
    rolled = [np.roll(row, by) for by, row in enumerate(DATA)]
    np.testing.assert_array_equal(await rows.numpy(), rolled)
    weights = la.asarray(DATA[::-1].copy())
    gradient = la.grad(lambda x: (la.roll(x, la.asarray(2), 0) * weights).sum())(x)
    np.testing.assert_array_equal(await gradient.numpy(), np.roll(DATA[::-1], -2, 0))
    with pytest.raises(la.DTypeError, match="float32 is no integer"):
        la.roll(x, la.asarray(1.0), 0)
    with pytest.raises(la.ShapeError, match=r"shift of the shape \(1, 1\)"):
        la.roll(x, la.asarray([[1]]), 0)


async def test_rolls_of_compiled_functions(runtime: la.Runtime) -> None:
    rolled = la.compile(lambda x, by: (la.roll(x, by, 0), la.roll(x, (by, -by), (0, 1))))
    x, nothing = await la.put(DATA), la.zeros((0, 3))
    for number, shift in enumerate((2, 0, -4, 17, 12)):
        before = compiles()
        first, second = await rolled(x, shift)
        np.testing.assert_array_equal(await first.numpy(), np.roll(DATA, shift, 0))
        np.testing.assert_array_equal(await second.numpy(), np.roll(DATA, (shift, -shift), (0, 1)))
        assert number == 0 or compiles() == before
    assert (await (await rolled(nothing, 2))[1].numpy()).shape == (0, 3)


async def test_exponents_are_arguments(runtime: la.Runtime) -> None:
    x = await la.put(DATA)
    before = compiles()
    for exponent in (17, 20, 1.5, -18, 0.25, 2.5):  # others are products: test_powers.py
        powers = (x + 1.0) ** exponent
        np.testing.assert_allclose(await powers.numpy(), (DATA + 1) ** exponent, rtol=1e-5)
    assert compiles() - before <= 2  # integers and real numbers
