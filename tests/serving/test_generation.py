"""`la.serving.generating`: sequences side by side, which come and go between iterations."""

from __future__ import annotations

import asyncio
import gc
import random
from functools import partial
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.serving import BatchError, QueueFullError, ServingEndedError


def start(prompt: Any) -> Any:
    """A state: what was so far, in 32 places, and how many they are."""
    length = prompt.shape[0]
    return {
        "so_far": la.pad(prompt, (0, 32 - length)),
        "length": la.zeros((), dtype="int64") + length,
    }


def step(state: Any) -> Any:
    """The next item is the sum of the three latest, modulo 1,000."""
    length = state["length"]
    is_late = (la.arange(32) < length) & (la.arange(32) >= length - 3)
    item = la.sum(la.where(is_late, state["so_far"], 0)) % 1000
    return {"so_far": state["so_far"].at[length].set(item), "length": length + 1}, item


def expected(prompt: np.ndarray, count: int) -> list[int]:
    """The items that belong to a prompt."""
    so_far = [int(number) for number in prompt]
    for _ in range(count):
        so_far.append(sum(so_far[-3:]) % 1000)
    return so_far[len(prompt) :]


async def collected(generate: Any, prompt: Any, **options: Any) -> list[int]:
    """All items of one sequence."""
    async with generate(prompt, **options) as items:
        return [int(item) async for item in items]


@pytest.mark.parametrize(
    ("most", "device"),
    [
        *((1, "sim:0"), (5, "cpu:0"), (16, "sim:0")),
        *(
            pytest.param(*case, marks=pytest.mark.stress)
            for case in ((1, "cpu:0"), (5, "sim:0"), (16, "cpu:0"))
        ),
    ],
)
async def test_each_caller_gets_its_sequence(device: str, most: int) -> None:
    choices = np.random.default_rng(most)
    async with la.open_runtime(device), la.serving.generating(start, step, most=most) as generate:

        async def one(turns: int) -> None:
            for _ in range(turns):
                await trio.lowlevel.checkpoint()
            prompt = choices.integers(0, 100, int(choices.integers(1, 8)))
            count = int(choices.integers(1, 24))
            assert await collected(generate, prompt, limit=count) == expected(prompt, count)

        async with trio.open_nursery() as nursery:
            for number in range(40):
                nursery.start_soon(one, 10 * number)
        statistics = generate.statistics()
    assert (statistics.ended, statistics.waiting, statistics.running) == (40, 0, 0)
    if most > 1:
        assert statistics.iterations < statistics.items


async def test_who_comes_later_does_not_wait_for_the_end_of_others(
    autojump_clock: MockClock,
) -> None:
    prompt = np.array([1, 2])
    async with open_simulation(seconds=1.0) as (_, simulation):
        async with (
            la.serving.generating(start, step, most=4) as generate,
            trio.open_nursery() as nursery,
        ):
            long = generate(prompt, limit=25)
            nursery.start_soon(anext, long)
            await trio.sleep(10.0)
            simulation.seconds = 0.0
            begin = trio.current_time()
            assert await collected(generate, prompt, limit=3) == expected(prompt, 3)
            assert trio.current_time() - begin < 3.0
            assert [int(item) async for item in long] == expected(prompt, 25)[1:]


async def test_stop_and_what_is_left(runtime: la.Runtime) -> None:
    prompt = np.array([1, 1, 1])
    async with la.serving.generating(start, step, most=2) as generate:
        items = await collected(generate, prompt, limit=20, stop=lambda item: item > 20)
        assert items == expected(prompt, 6)[: len(items)]
        assert items[-1] > 20 >= items[-2]
        async for item in generate(prompt, limit=20):  # left without a block around it
            assert item == 3
            break
        gc.collect()
        with trio.move_on_after(0):
            await collected(generate, prompt, limit=20)
        assert await collected(generate, prompt, limit=4) == expected(prompt, 4)
        await wait_all_tasks_blocked()
        statistics = generate.statistics()
    assert statistics.running == statistics.waiting == 0
    assert statistics.ended == 2
    assert statistics.left >= 1


class Speechless(Exception):
    def __str__(self) -> str:
        raise KeyError("nothing to say")


def speechless(item: Any) -> bool:
    raise Speechless


async def test_failures(runtime: la.Runtime) -> None:
    if runtime.devices[0].kind == "cuda":
        pytest.skip("a factor of a matrix that has none is NaN on a GPU, and no failure")

    def start_root(w: Any, x: Any) -> Any:
        return la.linalg.cholesky(x * la.eye(2, dtype="float64")) * w

    def scale(w: Any, state: Any) -> Any:
        return state * w, la.linalg.cholesky(state * la.eye(2, dtype="float64"))[0, 0]

    prompt = np.array(4.0)
    two = la.asarray(np.array(2.0))
    async with la.serving.generating(start_root, scale, two, most=4) as generate:
        assert [item async for item in generate(prompt, limit=2)] == [2.0, 8**0.5]
        with pytest.raises(BatchError) as caught:
            await collected(generate, np.array(-1.0), limit=2)
        assert isinstance(caught.value.__cause__, la.LinearAlgebraError)
        with pytest.raises(BatchError):
            await collected(generate, prompt, limit=2, stop=lambda item: 1 / 0)
        with pytest.raises(BatchError, match=r"exception str\(\) failed"):
            await collected(generate, prompt, limit=2, stop=speechless)
        # A step that fails fails all that are computed, and nobody who comes later.
        await generate.publish(la.asarray(np.array(-2.0)))
        with pytest.raises(BatchError):
            await collected(generate, prompt, limit=3)
        await generate.publish(two)
        assert [item async for item in generate(prompt, limit=2)] == [2.0, 8**0.5]
        assert generate.statistics().failed == 4


async def test_a_full_queue_refuses_at_once(autojump_clock: MockClock) -> None:
    prompt = np.array([1, 2])
    async with (
        la.open_runtime("sim:0"),
        la.serving.generating(start, step, most=1, max_queue=2) as generate,
        trio.open_nursery() as nursery,
    ):
        refused = 0

        async def one() -> None:
            nonlocal refused
            try:
                assert await collected(generate, prompt, limit=5) == expected(prompt, 5)
            except QueueFullError:
                refused += 1

        for _ in range(10):
            nursery.start_soon(one)
        await trio.sleep(1)
        assert refused == generate.statistics().refused == 8
        nursery.start_soon(one)


async def test_the_end(runtime: la.Runtime) -> None:
    prompt = np.array([1, 2])
    async with trio.open_nursery() as nursery:
        async with la.serving.generating(start, step) as generate:
            items = generate(prompt, limit=20)
            assert await anext(items) == 3
        assert [int(item) async for item in items] == expected(prompt, 20)[1:]
        with pytest.raises(ServingEndedError):
            await collected(generate, prompt, limit=3)
        with pytest.raises(KeyError):
            async with la.serving.generating(start, step) as generate:
                items = generate(prompt, limit=29)
                await anext(items)
                raise KeyError
        with pytest.raises(ServingEndedError):
            while True:
                await anext(items)
        nursery.cancel_scope.cancel()
    assert list(runtime.jobs) == ["default"]


def test_in_asyncio_and_threads() -> None:
    async def main(runtime: la.Runtime) -> None:
        async with la.serving.generating(start, step) as generate:
            prompts = [np.arange(number % 7 + 1) for number in range(20)]
            results = await asyncio.gather(
                *(collected(generate, prompt, limit=9) for prompt in prompts)
            )
            assert results == [expected(prompt, 9) for prompt in prompts]
            async with asyncio.timeout(10):
                async with generate(prompts[0], limit=30) as items:
                    async for _ in items:
                        break

    run_in_asyncio(main)
    with la.blocking(), la.serving.generating(start, step) as generate:
        prompt = np.array([5, 6])
        assert [int(item) for item in generate(prompt, limit=9)] == expected(prompt, 9)
        with generate(prompt, limit=9) as items:
            assert next(iter(items)) == 11


async def test_bad_arguments(runtime: la.Runtime) -> None:
    for options in ({"most": 0}, {"max_queue": 0}):
        with pytest.raises(ValueError, match=r"at least 1|1 or more|must be"):
            la.serving.generating(start, step, **options)
    with pytest.raises(TypeError):
        la.serving.generating(start, 3)  # type: ignore[arg-type]
    async with la.serving.generating(start, step) as generate:
        with pytest.raises(ValueError, match=r"at least 1|1 or more|must be"):
            generate(np.array([1]), limit=0)
        with pytest.raises(TypeError, match=r"args\[0\] is of str"):
            generate("text", limit=3)
        with pytest.raises(TypeError, match="async for"):
            iter(generate(np.array([1]), limit=3))


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.stress) for n in (1, 2))])
async def test_a_storm_of_sequences(autojump_clock: MockClock, seed: int) -> None:
    choices = random.Random(seed)
    counts = {"whole": 0, "left": 0}
    async with (
        open_simulation(seconds=0.01),
        la.serving.generating(start, step, most=6) as generate,
        trio.open_nursery() as nursery,
    ):

        async def client(moment: float, patience: float) -> None:
            await trio.sleep(moment)
            prompt = np.array([choices.randrange(100) for _ in range(choices.randrange(1, 8))])
            count = choices.randrange(1, 24)
            wanted = choices.randrange(1, 30)
            got: list[int] = []
            with trio.move_on_after(patience):
                async with generate(prompt, limit=count) as items:
                    async for item in items:
                        got.append(int(item))
                        if len(got) == wanted:
                            break
            assert got == expected(prompt, count)[: len(got)]
            counts["whole" if len(got) == count else "left"] += 1

        for _ in range(150):
            patience = choices.choice([0.05, 0.3, 100.0])
            nursery.start_soon(client, choices.uniform(0, 6), patience)
        await trio.sleep(100.0)
        statistics = generate.statistics()
    assert statistics.running == statistics.waiting == 0
    assert min(counts.values()) > 10


async def test_readers_of_a_sequence_that_somebody_has_left(runtime: la.Runtime) -> None:
    prompt = np.ones(2)
    async with la.serving.generating(
        lambda prompt: prompt, lambda state: (state + 1, state), most=1
    ) as generate:
        async with generate(prompt, limit=9) as items:
            await anext(items)
        with pytest.raises(StopAsyncIteration):
            await anext(items)
        with pytest.raises(StopAsyncIteration):
            async with items:
                await anext(items)
        never = generate(prompt, limit=9)
        await never.aclose()
        assert [item async for item in never] == []
        computed, waiting = generate(prompt, limit=10**6), generate(prompt, limit=9)
        await anext(computed)
        async with trio.open_nursery() as nursery:
            for items in (computed, waiting, waiting):
                nursery.start_soon(collect_all, items)
            while not generate.statistics().waiting:
                await trio.lowlevel.checkpoint()
            await waiting.aclose()
            assert generate.statistics().waiting == 0
            await computed.aclose()


async def collect_all(items: Any) -> list[Any]:
    """What is left of a sequence."""
    return [item async for item in items]


async def test_a_sequence_begins_once(runtime: la.Runtime) -> None:
    prompt = np.array([1, 2])
    async with la.serving.generating(start, step) as generate:
        items = generate(prompt, limit=9)
        first = await anext(items)
        async with items:
            assert [first, *await collect_all(items)] == expected(prompt, 9)
        shared: list[int] = []

        async def read(items: Any) -> None:
            async for item in items:
                shared.append(int(item))

        items = generate(prompt, limit=9)
        async with trio.open_nursery() as nursery:
            for _ in range(3):
                nursery.start_soon(read, items)
        assert sorted(shared) == sorted(expected(prompt, 9))
        assert generate.statistics().ended == 2


async def test_each_reader_is_told_of_a_failure(runtime: la.Runtime) -> None:
    def stop(item: Any) -> bool:
        raise KeyError(item)

    failures: list[BatchError] = []

    async def read(items: Any) -> None:
        with pytest.raises(BatchError) as caught:
            await collect_all(items)
        failures.append(caught.value)

    async with la.serving.generating(start, step) as generate:
        items = generate(np.array([1, 2]), limit=9, stop=stop)
        async with trio.open_nursery() as nursery:
            for _ in range(3):
                nursery.start_soon(read, items)
        await read(items)  # never like the end of a whole sequence
    assert len({id(failure) for failure in failures}) == 4
    assert all(isinstance(failure.__cause__, KeyError) for failure in failures)


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
@pytest.mark.parametrize(
    "other", [np.ones(2), np.ones(1), np.float64(5), np.ones(3, "float32"), np.ones((1, 3))]
)
async def test_a_state_of_another_form_fails_alone(device: str, other: Any) -> None:
    def step(state: Any) -> Any:
        return state + 1, state

    async with (
        la.open_runtime(device),
        la.serving.generating(lambda prompt: prompt, step) as generate,
    ):
        async with generate(np.ones(3), limit=10**6) as beside:
            await anext(beside)
            with pytest.raises(BatchError, match="`start` gives a state beside others"):
                await anext(generate(other, limit=2))
            alike = [item async for item in generate(np.full(3, 7.0), limit=2)]
            np.testing.assert_array_equal(alike, [[7.0] * 3, [8.0] * 3])
            assert (await anext(beside)).shape == (3,)
        async for item in generate(other, limit=2):  # alone, it is served
            assert (item.shape, item.dtype) == (np.shape(other), other.dtype)


async def test_states_that_cannot_be(runtime: la.Runtime) -> None:
    wrong: list[tuple[Any, Any, str]] = [
        (lambda p: None, lambda state: (None, la.ones(())), "without any tensor"),
        (lambda p: p, lambda state: (la.concatenate([state, state]), state), r"float64\[6\]"),
        (lambda p: p, lambda state: (state.astype("float32"), state), r"not float64\[3\]"),
        (lambda p: p, lambda state: ({"p": state}, state), "another structure"),
    ]
    for start, step, problem in wrong:
        async with la.serving.generating(start, step) as generate:
            with pytest.raises(BatchError, match=problem):
                await anext(generate(np.ones(3), limit=2))


async def test_numbers_in_states(runtime: la.Runtime) -> None:
    def start(prompt: Any) -> Any:
        return {"p": prompt, "count": 0, "even": True, "nothing": None}

    def step(state: Any) -> Any:
        following = {**state, "count": state["count"] + 1, "even": ~state["even"]}
        return following, (state["count"], state["even"])

    async with la.serving.generating(start, step) as generate:
        items = [item async for item in generate(np.ones(3), limit=3)]
    assert items == [(0, True), (1, False), (2, True)]


def test_a_cancellation_that_stop_raises_fails_its_sequence_alone() -> None:
    def stop(item: Any) -> bool:
        raise asyncio.CancelledError

    async def main(runtime: la.Runtime) -> None:
        async with la.serving.generating(start, step) as generate:
            prompt = np.array([1, 2])
            with pytest.raises(BatchError):
                await collected(generate, prompt, limit=3, stop=stop)
            assert await collected(generate, prompt, limit=3) == expected(prompt, 3)

    run_in_asyncio(main)


async def test_a_state_that_fails_says_nothing_of_the_form_of_others(runtime: la.Runtime) -> None:
    if runtime.devices[0].kind == "cuda":
        pytest.skip("a factor of a matrix that has none is NaN on a GPU, and no failure")

    def start_root(x: Any) -> Any:
        return la.linalg.cholesky(x)

    def same(state: Any) -> Any:
        return state, state[0, 0]

    bad, good = -np.eye(2, dtype=np.float32), 4 * np.eye(3, dtype=np.float32)
    async with (
        la.serving.generating(start_root, same) as generate,
        generate(bad, limit=2) as first,
        generate(good, limit=2) as second,
    ):
        assert [int(item) async for item in second] == [2, 2]
        with pytest.raises(BatchError) as caught:
            await anext(first)
        assert isinstance(caught.value.__cause__, la.LinearAlgebraError)


async def test_sequences_of_all_numbers_share_their_programs() -> None:
    async with la.open_runtime("cpu:0"), la.serving.generating(start, step) as generate:

        async def round_of(count: int) -> int:
            """How many programs so many sequences need, which end one after the other."""
            before = la.metrics.counter_value("UncachedCompile")
            async with trio.open_nursery() as nursery:
                for limit in range(2, count + 2):
                    ask = partial(collected, generate, np.arange(3), limit=limit)
                    nursery.start_soon(ask)
            return la.metrics.counter_value("UncachedCompile") - before

        assert await round_of(1) > 0
        assert await round_of(4) > 0
        assert [await round_of(count) for count in (2, 3, 6, 16)] == [0, 0, 0, 0]
