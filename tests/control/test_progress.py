"""Loops that tell on their way how far they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
import trio.testing

import lazyasync as la

Seen = list[tuple[int, Any]]


def watched(seen: Seen, every: int) -> la.Progress:
    """Progress that is written down."""
    return la.Progress(lambda done, carry: seen.append((done, carry)), every=every)


async def numbers(seen: Seen) -> list[tuple[int, float]]:
    """What has been reported, when all of it has arrived."""
    await la.run_step_closures()
    found = [(done, float(carry["s"])) for done, carry in seen]
    seen.clear()
    return found


@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_reports(device: str, jit: bool) -> None:
    """After each so many iterations and after the last; the results are the same."""
    seen: Seen = []
    async with la.open_runtime(device, config=la.Config(jit=jit)):
        for every in (1, 3, 4, 10, 11):
            for reverse in (False, True):
                xs = np.arange(1.0, 11.0, dtype=np.float32)
                order = xs[::-1] if reverse else xs
                sums = np.cumsum(order)
                carry, ys = la.scan(
                    lambda c, x: ({"s": c["s"] + x}, (c["s"], x[None])),
                    {"s": 0.0},
                    la.asarray(xs),
                    reverse=reverse,
                    unroll=1 + every % 2,
                    progress=watched(seen, every),
                )
                assert await carry["s"].item() == 55
                before, items = await la.to_cpu(list(ys))
                expected = np.concatenate([[0], sums[:-1]])
                np.testing.assert_array_equal(before, expected[::-1] if reverse else expected)
                np.testing.assert_array_equal(items, xs[:, None])
                ends = [*range(every, 10, every), 10]
                assert await numbers(seen) == [(end, sums[end - 1]) for end in ends]
        grown = la.while_loop(
            lambda c: c["s"] < 10,
            lambda c: {"s": c["s"] + 1},
            {"s": la.asarray(0.0)},
            progress=watched(seen, 4),
        )
        assert await grown["s"].item() == 10
        assert await numbers(seen) == [(4, 4), (8, 8), (10, 10)]
        for upper in (9, la.asarray(9)):
            product = la.fori_loop(
                2, upper, lambda i, c: {"s": c["s"] * i}, {"s": 1.0}, progress=watched(seen, 3)
            )
            assert await product["s"].item() == 40320
            assert await numbers(seen) == [(3, 24), (6, 5040), (7, 40320)]


async def test_transforms_and_compiled_functions() -> None:
    seen: Seen = []

    def powers(a: la.LazyTensor) -> la.LazyTensor:
        end, _ = la.scan(
            lambda c, x: ({"s": c["s"] * a + x, "name": "sums"}, None),
            {"s": 1.0, "name": "sums"},
            la.arange(5.0),
            progress=watched(seen, 2),
        )
        result: la.LazyTensor = end["s"]
        return result

    async with la.open_runtime("cpu"):
        step = la.compile(la.value_and_grad(powers))
        for base in (2.0, 2.0, 3.0):
            value, gradient = await step(la.asarray(base))
            expected = base**5 + base**3 + 2 * base**2 + 3 * base + 4
            assert await value.item() == expected
            slope = 5 * base**4 + 3 * base**2 + 4 * base + 3
            assert await gradient.item() == pytest.approx(slope)
            assert [done for done, _ in await numbers(seen)] == [2, 4, 5]
        tangent = la.jvp(powers, (la.asarray(2.0),), (1.0,))[1]
        assert await tangent.item() == 80 + 12 + 8 + 3
        assert await numbers(seen)
        members = la.vmap(powers)(la.asarray([2.0, 3.0]))
        np.testing.assert_array_equal(await members.numpy(), [58, 301])
        await la.run_step_closures()
        assert [done for done, _ in seen] == [2, 4, 5]
        assert seen[0][1]["name"] == "sums"
        np.testing.assert_array_equal(seen[0][1]["s"], [5, 10])
        assert not seen[0][1]["s"].flags.writeable


async def test_the_same_function_compiles_once() -> None:
    seen: Seen = []
    async with la.open_runtime("cpu"):
        for _ in range(3):
            end = la.fori_loop(0, 6, lambda i, c: c + i, la.zeros(()), progress=watched(seen, 2))
            assert await end.item() == 15
        compiles = la.metrics.counter_value("UncachedCompile")
        others: Seen = []
        end = la.fori_loop(0, 6, lambda i, c: c + i, la.zeros(()), progress=watched(others, 2))
        assert await end.item() == 15
        await la.run_step_closures()
        assert (len(seen), len(others)) == (9, 3)
        assert la.metrics.counter_value("UncachedCompile") == compiles + 1


async def test_a_report_can_end_an_endless_loop() -> None:
    """It runs while the loop goes on."""
    async with la.open_runtime("cpu"):
        async with la.job("endless") as job:

            def told(done: int, carry: Any) -> None:
                if done >= 3000:
                    job.cancel()

            forever = la.while_loop(
                lambda x: x > 0,
                lambda x: x * 1.0,
                la.ones(()),
                progress=la.Progress(told, every=1000),
            )
            await forever
        with pytest.raises(la.JobClosedError):
            await forever


async def test_what_finds_the_queue_full_takes_the_place_of_the_latest() -> None:
    seen: Seen = []
    release = trio.Event()

    async def slow(done: int, carry: Any) -> None:
        seen.append((done, carry))
        await release.wait()

    async with la.open_runtime("cpu", config=la.Config(max_async_queue=2)):
        end = la.fori_loop(
            0, 50, lambda i, c: c + i, la.zeros(()), progress=la.Progress(slow, every=5)
        )
        assert await end.item() == 1225  # nothing has waited for the closure
        await trio.testing.wait_all_tasks_blocked()
        statistics = la.current_job().statistics().closures
        assert len(seen) == 1
        assert 1 <= statistics.queued <= 2
        assert statistics.queued + statistics.dropped == 9
        release.set()
        await la.run_step_closures()
        assert seen[-1][0] == 50  # the last one always comes
        assert len(seen) == 10 - statistics.dropped


async def test_an_error_of_a_report_is_one_of_the_job() -> None:
    def told(done: int, carry: Any) -> None:
        raise ZeroDivisionError

    async with la.open_runtime("cpu"):
        end = la.fori_loop(
            0, 4, lambda i, c: c + i, la.zeros(()), progress=la.Progress(told, every=4)
        )
        assert await end.item() == 6
        with pytest.raises(la.ClosureError, match="told raised ZeroDivisionError"):
            await la.run_step_closures()
            await la.mark_step()


async def test_bad_input() -> None:
    def told(done: int, carry: Any) -> None:
        """Nothing."""

    with pytest.raises(ValueError, match="every must be at least 1"):
        la.Progress(told, every=0)
    with pytest.raises(TypeError, match="Progress"):
        la.Progress(3)  # type: ignore[arg-type]
    assert la.Progress(told) == la.Progress(told)
    assert la.Progress(told) != la.Progress(told, every=2)
    async with la.open_runtime("cpu"):
        with pytest.raises(TypeError, match=r"scan: progress must be a la\.Progress, not int"):
            la.scan(lambda c, x: (c, x), la.zeros(()), la.zeros((3,)), progress=3)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="scan: progress needs a carry"):
            la.scan(lambda c, x: (c, x), None, la.zeros((3,)), progress=la.Progress(told))
