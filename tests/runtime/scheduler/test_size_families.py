"""One program for all sizes, from the second on: recorded, compiled, and of marked axes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.scheduler.size_families import MAX_PROGRAMS, MAX_SAMPLES, MAX_STATES

Step = Callable[..., Awaitable[np.ndarray]]

SIZES = (37, 52, 64, 5, 128, 2, 33, 300, 7)


@pytest.fixture
async def opened(request: pytest.FixtureRequest) -> AsyncIterator[la.Runtime]:
    async with la.open_runtime("cpu") as runtime:
        yield runtime


def compiles(runtime: la.Runtime) -> int:
    return runtime.metrics.counter_value("UncachedCompile") or 0


def resized(runtime: la.Runtime) -> int:
    return runtime.metrics.counter_value("ResizedProgram") or 0


def rows(n: int, width: int = 8) -> np.ndarray:
    return np.random.default_rng(n).normal(size=(n, width)).astype(np.float32)


def model(x: Any, w: Any) -> Any:
    hidden = la.tanh(x @ w)
    return la.sum(hidden * 2.0 + la.softmax(hidden, axis=0), axis=1), la.mean(hidden)


def expected(x: np.ndarray, w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    hidden = np.tanh(x @ w)
    shares = np.exp(hidden) / np.exp(hidden).sum(0)
    return (hidden * 2 + shares).sum(1), hidden.mean()


async def check(x: np.ndarray, w: np.ndarray, results: Any) -> None:
    for found, wanted in zip(results, expected(x, w), strict=True):
        np.testing.assert_allclose(await found.numpy(), wanted, rtol=1e-4, atol=1e-5)


async def test_recorded_steps_compile_twice(opened: la.Runtime) -> None:
    w = rows(8, 5)
    for n in SIZES:
        results = model(la.asarray(rows(n)), la.asarray(w))
        await la.mark_step()
        await check(rows(n), w, results)
    assert compiles(opened) == 2
    assert resized(opened) == len(SIZES) - 2


async def test_compiled_functions_compile_twice(opened: la.Runtime) -> None:
    w = rows(8, 5)
    function = la.compile(model)
    for n in SIZES:
        await check(rows(n), w, await function(la.asarray(rows(n)), la.asarray(w)))
    assert compiles(opened) == 2


@pytest.mark.parametrize("automatic", [True, False])
@pytest.mark.parametrize("compiled", [True, False])
async def test_marked_axes_compile_once(automatic: bool, compiled: bool) -> None:
    def step(x: Any, w: Any) -> Any:
        n = x.shape[0]
        y = (la.zeros((n, 5)) + (x @ w).reshape((n * 5,)).reshape((n, 5)))[1:]
        return la.value_and_grad(lambda w: la.mean(la.square(x @ w)))(w)[0], la.sum(y)

    async with la.open_runtime("cpu", config=la.Config(automatic_dynamic=automatic)) as runtime:
        w = rows(8, 5)
        function = la.compile(step) if compiled else step
        for n in (64, 37, 128, 3):
            x = la.asarray(rows(n))
            la.mark_dynamic(x, 0)
            found = function(x, la.asarray(w))
            loss, total = (await found) if compiled else found
            if not compiled:
                await la.mark_step()
            product = rows(n) @ w
            np.testing.assert_allclose(await loss.numpy(), (product**2).mean(), rtol=1e-4)
            np.testing.assert_allclose(await total.numpy(), product[1:].sum(), rtol=1e-3, atol=1e-3)
        assert compiles(runtime) == 1


async def test_without_automatic_each_size_is_compiled() -> None:
    async with la.open_runtime("cpu", config=la.Config(automatic_dynamic=False)) as runtime:
        for n in SIZES:
            result = la.sum(la.asarray(rows(n)) * 2.0)
            await la.mark_step()
            np.testing.assert_allclose(
                await result.numpy(), rows(n).sum() * 2, rtol=1e-3, atol=1e-3
            )
        assert compiles(runtime) == len(SIZES)


async def test_mark_dynamic_says_what_it_cannot_mark(opened: la.Runtime) -> None:
    x = la.asarray(rows(4))
    with pytest.raises(la.ShapeError, match="mark_dynamic: axis 2 is out of bounds"):
        la.mark_dynamic(x, 2)
    with pytest.raises(ValueError, match="yet to be computed"):
        la.mark_dynamic(x * 2.0, 0)
    la.mark_dynamic(x, (0, -1))


async def test_lengths_of_0_and_1_are_programs_of_their_own(opened: la.Runtime) -> None:
    row = rows(1)
    for n in (5, 9, 1, 0, 12, 1, 0):
        result = la.sum(la.asarray(rows(n)) + la.asarray(row), axis=0)
        await la.mark_step()
        wanted = (rows(n) + row).sum(0)
        np.testing.assert_allclose(await result.numpy(), wanted, rtol=1e-4, atol=1e-5)
    assert compiles(opened) == 4


async def test_broadcasting_that_changes_is_another_program(opened: la.Runtime) -> None:
    for n, m in ((5, 5), (7, 7), (9, 1), (1, 9), (6, 6), (4, 1), (1, 4)):
        result = la.asarray(rows(n)) * la.asarray(rows(m))
        await la.mark_step()
        np.testing.assert_array_equal(await result.numpy(), rows(n) * rows(m))
    assert compiles(opened) <= 6


async def test_two_sizes_that_vary_apart(opened: la.Runtime) -> None:
    for n, m in ((5, 8), (7, 8), (7, 9), (30, 3), (8, 8), (9, 2), (64, 65)):
        x, y = rows(n, 4), rows(m, 4)
        joined = la.concatenate([la.asarray(x), la.asarray(y)])
        scores = la.asarray(x) @ la.asarray(y).T
        await la.mark_step()
        np.testing.assert_array_equal(await joined.numpy(), np.concatenate([x, y]))
        np.testing.assert_allclose(await scores.numpy(), x @ y.T, rtol=1e-4, atol=1e-5)
    assert compiles(opened) <= 4


async def test_a_size_that_is_equal_to_another_length_for_once(opened: la.Runtime) -> None:
    w = rows(16, 16)
    for n in (5, 16, 9, 16, 24, 8):
        result = la.softmax(la.asarray(rows(n, 16)) @ la.asarray(w), axis=1)
        turned = la.sum(result, axis=0)
        await la.mark_step()
        product = rows(n, 16) @ w
        shares = np.exp(product) / np.exp(product).sum(1, keepdims=True)
        np.testing.assert_allclose(await result.numpy(), shares, rtol=1e-3, atol=1e-5)
        np.testing.assert_allclose(await turned.numpy(), shares.sum(0), rtol=1e-3, atol=1e-4)
    assert compiles(opened) <= 3


async def test_a_prompt_that_grows(opened: la.Runtime) -> None:
    table = rows(11)
    tokens = [3]
    for _ in range(40):
        n = len(tokens)
        x = la.take(la.asarray(table), la.asarray(np.array(tokens)), axis=0)
        place = la.arange(n)
        seen = place.reshape((n, 1)) >= place.reshape((1, n))
        scores = la.where(seen, x @ x.T, -1e9)
        last = (la.softmax(scores, axis=-1) @ x @ la.asarray(table).T)[-1]
        following = la.argmax(last)
        await la.mark_step()
        given = table[tokens]
        numbers = np.where(np.tri(n, dtype=bool), given @ given.T, -1e9)
        shares = np.exp(numbers - numbers.max(-1, keepdims=True))
        wanted = (shares / shares.sum(-1, keepdims=True) @ given @ table.T)[-1]
        np.testing.assert_allclose(await last.numpy(), wanted, rtol=1e-3, atol=1e-4)
        tokens.append(int(await following.item()))
    assert compiles(opened) <= 3


async def test_code_that_branches_on_a_size_is_right(opened: la.Runtime) -> None:
    @la.compile
    def branches(x: Any) -> Any:
        return la.sum(x) if x.shape[0] % 2 else la.max(x) + x.shape[0]

    for n in (4, 5, 6, 7, 8, 9, 10, 11):
        wanted = rows(n).sum() if n % 2 else rows(n).max() + n
        found = await (await branches(la.asarray(rows(n)))).numpy()
        np.testing.assert_allclose(found, wanted, rtol=1e-4)
    assert compiles(opened) <= 4


async def test_an_epoch_with_a_ragged_last_batch(opened: la.Runtime) -> None:
    x, params = rows(130), {"w": la.asarray(rows(8, 3)), "b": la.zeros((3,))}
    optimizer = la.optim.adam(1e-2)
    state = optimizer.init(params)
    loss = la.value_and_grad(lambda p, x: la.mean(la.square(x @ p["w"] + p["b"])))
    for epoch in range(4):
        for start in range(0, 130, 32):
            value, grads = loss(params, la.asarray(x[start : start + 32]))
            params, state = optimizer.update(grads, state, params)
            await la.mark_step()
            assert np.isfinite(await value.item())
        if epoch == 0:
            after_first = compiles(opened)
    assert compiles(opened) == after_first


async def test_each_size_that_a_loop_carries_is_compiled_for_itself(opened: la.Runtime) -> None:
    """With all lengths of its sequence; many such sizes share one program."""

    @la.compile
    def recurrence(h: Any, w: Any, xs: Any) -> Any:
        return la.scan(lambda h, x: (la.tanh(h @ w + x), None), h, xs)[0]

    async def check(width: int, length: int) -> int:
        before = compiles(opened)
        generator = np.random.default_rng(width * length)
        h, w = generator.normal(size=(2, width)), generator.normal(size=(width, width)) * 0.3
        xs = generator.normal(size=(length, 2, width))
        given = [array.astype(np.float32) for array in (h, w, xs)]
        found = await (await recurrence(*given)).numpy()
        for x in xs:
            h = np.tanh(h @ w + x)
        np.testing.assert_allclose(found, h, rtol=1e-3, atol=1e-4)
        return compiles(opened) - before

    for width in range(3, 3 + MAX_STATES):
        assert [await check(width, length) for length in (5, 9, 12, 6)] == [1, 0, 0, 0]
    widths = range(20, 25)
    assert sum([await check(width, length) for width in widths for length in (5, 14)]) <= 3
    assert await check(3, 77) == 0


@pytest.mark.parametrize("loop", ["scan", "fori_loop", "while_loop"])
async def test_what_loops_carry_may_be_marked(opened: la.Runtime, loop: str) -> None:
    @la.compile
    def run(h: Any) -> Any:
        if loop == "scan":
            return la.scan(lambda h, _: (h * 0.5, None), h, length=3)[0]
        if loop == "fori_loop":
            return la.fori_loop(0, 3, lambda _, h: h * 0.5, h)
        return la.while_loop(lambda h: la.max(h) > 0.125, lambda h: h * 0.5, h)

    for size in (5, 9, 30, 7, 8, 40):
        h = await la.put(np.ones((size,), np.float32))
        la.mark_dynamic(h, 0)
        assert (await (await run(h)).numpy()).tolist() == [0.125] * size
    assert compiles(opened) == 1


async def test_families_stay_bounded(opened: la.Runtime) -> None:
    for n in range(2, 200):
        result = la.sum(la.asarray(rows(n)) * 3.0, axis=n % 2)
        await la.mark_step()
        await result.numpy()
    (families,) = opened.scheduler._families.values()  # of one kind of device
    assert len(families) <= opened.config.max_cached_computations
    for family in families._families.values():
        assert len(family.samples) <= MAX_SAMPLES
        assert len(family.programs) <= MAX_PROGRAMS


async def test_in_virtual_time_a_size_takes_no_compile(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        for n in (3, 5, 9, 17):
            result = la.asarray(rows(n)) * 2.0
            await la.mark_step()
            np.testing.assert_array_equal(await result.numpy(), rows(n) * 2)
        assert compiles(runtime) == 2


async def test_a_program_for_sizes_tells_of_itself(opened: la.Runtime) -> None:
    for n in (5, 9, 13):
        result = la.softmax(la.asarray(rows(n)) * 2.0)
        text = la.debug.dump_ir(result, "backend")
        await la.mark_step()
        assert f"loop [{n}, 8] by row:" in text
        again = la.softmax(la.asarray(rows(n)) * 2.0)
        assert la.debug.dump_ir(again, "backend") == text
        await la.mark_step()
    assert compiles(opened) == 2


by_number = la.define_operation(
    "repeated_by_length",
    lower=lambda xp, x: xp.full(len(x), len(x), x.dtype),
    shape=lambda x: ((len(range(x.shape[0])),), x.dtype),
)
"""An operation whose rule needs a length as a number."""


async def test_compiles_say_for_which_lengths_they_are() -> None:
    async with la.open_runtime("cpu", config=la.Config(ir_debug=True)):
        for n in (5, 9, 13):
            kept = la.sum(la.asarray(rows(n)) * 2.0)
            await la.mark_step(wait=True)
        report = la.debug.explain_compiles()
        assert "from now on for all lengths" in report[1].reason
        for n in (5, 9, 13):
            kept = by_number(la.asarray(rows(n)))
            await la.mark_step(wait=True)
            assert (await kept.numpy()).tolist() == [n] * n
        report = la.debug.explain_compiles()
        assert len(report) == 5
        for explained in (report[3], report[4]):
            assert "for these lengths alone: repeated_by_length, at " in explained.reason
            assert "needs one of them as a number" in explained.reason


async def test_element_by_element_and_in_products_the_bits_are_those_of_one_length() -> None:
    def step(x: Any, w: Any, row: Any) -> Any:
        hidden = la.where(x > 0, la.exp(x) * row, la.tanh(x)) / 3.0
        return hidden, x @ w, (hidden.T * 2.0).reshape((-1,)), la.max(hidden, axis=1)

    found: list[list[np.ndarray]] = []
    for automatic in (True, False):
        async with la.open_runtime("cpu", config=la.Config(automatic_dynamic=automatic)):
            results: list[np.ndarray] = []
            for n in (11, 19, 8, 64, 100, 3, 257):
                x, w, row = (la.asarray(a) for a in (rows(n), rows(8, 16), rows(2)[0]))
                results += await la.to_cpu(step(x, w, row))
            found.append(results)
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("parts", ["thirds", "halves"])
async def test_results_of_one_kind_keep_their_order(opened: la.Runtime, parts: str) -> None:
    for n in np.random.default_rng(1).integers(6, 200, 20).tolist():
        x = rows(n)
        cuts = [n // 3, 2 * (n // 3)] if parts == "thirds" else [n // 2]
        found = la.split(la.asarray(x) * 2.0, cuts)
        await la.mark_step()
        for one, expected in zip(found, np.split(x * 2, cuts), strict=True):
            np.testing.assert_array_equal(await one.numpy(), expected)
    assert compiles(opened) <= 4


async def test_code_that_differs_in_numbers_alone_does_not_spoil_the_family_of_other_code(
    opened: la.Runtime,
) -> None:
    for n in np.random.default_rng(2).integers(6, 200, 20).tolist():
        for part in (slice(None, n - 3), slice(n // 2, None)):
            result = la.asarray(rows(n))[part] * 2.0
            await la.mark_step()
            np.testing.assert_array_equal(await result.numpy(), rows(n)[part] * 2)
    assert compiles(opened) <= 6


async def test_a_job_for_each_request_that_picks_a_part(opened: la.Runtime) -> None:
    table = la.asarray(rows(400))
    picks: list[Callable[[Any, int], Any]] = [
        lambda x, start: x[start],
        lambda x, start: x[start : start + 64],
        lambda x, start: x[start, 3],
        lambda x, start: x[start : start + 9].T[::-1][2:5, ::2],
        lambda x, start: x[:0:-1][start : start + 40 : 3],
        lambda x, start: x[5:, :2][start],
        lambda x, start: x[start : start + 8] @ x[start : start + 8].T,
    ]
    for pick in picks:
        before = compiles(opened)
        for start in np.random.default_rng(3).integers(2, 300, 12).tolist():
            async with la.job(f"request {start}"):
                result = la.tanh(pick(table, start))
                await la.mark_step()
            wanted = np.tanh(pick(rows(400), start))
            np.testing.assert_allclose(await result.numpy(), wanted, rtol=1e-5, atol=1e-6)
        assert compiles(opened) - before <= 2


async def test_a_shape_rule_that_says_something_else_of_sizes_is_not_believed(
    opened: la.Runtime,
) -> None:
    def rule(x: la.TensorType) -> tuple[tuple[int, ...], np.dtype]:
        length = x.shape[0]
        return ((length if type(length) is int else length + 3,), x.dtype)

    operation = la.define_operation(
        "test_rule_for_integers", lower=lambda xp, x: xp.cumsum(x), shape=rule
    )
    for n in (5, 9, 300, 12, 40):
        x = np.arange(n, dtype=np.float32)
        result = operation(la.asarray(x)) * 2.0
        await la.mark_step()
        np.testing.assert_array_equal(await result.numpy(), np.cumsum(x) * 2)
    assert compiles(opened) == 2


def recurrent(x: Any, w: Any) -> Any:
    """The states of a cell whose product with the items is done before the loop."""

    def cell(h: Any, item: Any) -> Any:
        h = la.tanh(item @ w + h @ w)
        return h, h

    return la.scan(cell, la.zeros((x.shape[1], w.shape[0])), x)[1]


def gradient(x: Any, w: Any) -> Any:
    return la.grad(lambda w: la.sum(la.square(recurrent(x, w))))(w)


LOOPS: dict[str, Callable[[Any, Any], Any]] = {
    "a cell": recurrent,
    "its gradient": gradient,
    "two layers": lambda x, w: recurrent(recurrent(x, w) * 0.5, w),
    "from the end": lambda x, w: la.scan(
        lambda c, item: (c * 0.5 + item, la.sum(c)), x[0], x, reverse=True
    ),
    "the second axis": lambda x, w: recurrent(la.transpose(x, (1, 0, 2)), w),
    "a map": lambda x, w: la.map(lambda item: la.softmax(item @ w), la.tanh(x) + 1.0),
    "numbers": lambda x, w: la.fori_loop(0, x.shape[0], lambda i, c: c * 0.9 + i, w[0]),
    "a length": lambda x, w: la.scan(lambda c, _: (c @ w * 0.1, None), w, length=x.shape[0])[0],
    "lengths inside": lambda x, w: la.scan(
        lambda c, item: (la.concatenate([c[:2], item[0, :2], c[2:3]]), la.stack([c[:3], c[2:]])),
        w[0],
        x,
    ),
    "all of it inside": lambda x, w: la.scan(
        lambda c, item: (la.tanh(c + la.mean(x, axis=0) * item), la.sum(x[:, 0] * c[0], axis=1)),
        w[:4],
        x,
    ),
    "a loop inside": lambda x, w: la.scan(
        lambda c, item: (la.scan(lambda d, row: (d * 0.5 + row, d), c, item)[0], c[:4]), w[0], x
    ),
    "of a batch": lambda x, w: la.vmap(
        lambda one: la.scan(lambda c, item: (la.tanh(c + item), c), w[0], one), in_axes=1
    )(x),
}


@in_part_and_whole
async def test_lengths_of_loops_are_those_of_one_program(whole: bool) -> None:
    """The first program serves all lengths, also where something else is as long."""
    generator = np.random.default_rng(3)
    w = (generator.normal(size=(5, 5)) * 0.4).astype(np.float32)
    lengths = (6, 19, 2, 5, 4, 33)
    for place, (name, function) in enumerate(LOOPS.items()):
        given = [generator.normal(size=(length, 4, 5)).astype(np.float32) for length in lengths]
        if name == "the second axis":
            given = [np.ascontiguousarray(x.swapaxes(0, 1)) for x in given]
        alone = la.Config(jit=False, automatic_dynamic=False)
        async with la.open_runtime("cpu", config=alone):
            wanted = [await la.to_cpu(function(la.asarray(x), la.asarray(w))) for x in given]
        # From 6 on, and some from 4 on, of which others are as well.
        ways = (((0, 1, 2, 3, 4, 5), 1), ((4, 0, 3), 2))
        for chosen, most in ways if whole or place % 3 == 0 else ways[:1]:
            async with la.open_runtime("cpu") as runtime:
                compiled = la.compile(function)
                for k in chosen:
                    found = await la.to_cpu(await compiled(la.asarray(given[k]), la.asarray(w)))
                    pairs = zip(la.trees.leaves(found), la.trees.leaves(wanted[k]), strict=True)
                    for one, other in pairs:
                        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4, err_msg=name)
                assert compiles(runtime) <= most, name
