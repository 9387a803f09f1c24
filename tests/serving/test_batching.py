"""`la.serving.batched`: which examples become a batch, when, and what becomes of each."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest
import trio
from served import Watched, ask_all
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.serving import QueueFullError, ServingEndedError, TooLateError


def doubled(x: Any) -> Any:
    """What most of these tests serve."""
    return x * 2.0


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_each_caller_gets_its_row(device: str) -> None:
    def scores(w: Any, example: Any, shift: Any) -> Any:
        return {"scores": example["x"] @ w + shift[:, None], "largest": la.max(example["x"], 1)}

    matrix = np.arange(6, dtype=np.float32).reshape(3, 2)
    async with la.open_runtime(device):
        w = await la.put(matrix)
        async with la.serving.batched(scores, w) as ask:
            answers: dict[int, Any] = {}

            async def one(number: int) -> None:
                x = np.arange(3, dtype=np.float32) + number
                answers[number] = await ask({"x": x}, float(number))

            async with trio.open_nursery() as nursery:
                for number in range(100):
                    nursery.start_soon(one, number)
            statistics = ask.statistics()
        for number, answer in answers.items():
            x = np.arange(3, dtype=np.float32) + number
            assert answer["scores"].dtype == np.float32
            np.testing.assert_allclose(answer["scores"], x @ matrix + number, rtol=1e-6)
            assert answer["largest"] == number + 2
    assert len(answers) == statistics.answered == statistics.examples == 100
    assert statistics.batches <= 10


async def test_the_second_batch_of_several_compiles_nothing(runtime: la.Runtime) -> None:
    async with la.serving.batched(doubled) as ask:
        assert await ask_all(ask, [1.0]) == [2.0]
        assert await ask_all(ask, [1.0, 2.0, 3.0]) == [2.0, 4.0, 6.0]
        compiles = la.metrics.counter_value("UncachedCompile")
        for count in (1, 2, 5, 20):
            numbers = [float(number) for number in range(count)]
            assert await ask_all(ask, numbers) == [2.0 * number for number in numbers]
        assert la.metrics.counter_value("UncachedCompile") == compiles


async def test_a_batch_begins_at_once_where_none_is_computed(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with la.open_runtime("sim:0"), watched.served(max_delay=0.25) as ask:
        begin = trio.current_time()
        assert await ask_all(ask, [1.0, 2.0, 3.0]) == [2.0, 4.0, 6.0]
        assert trio.current_time() - begin == pytest.approx(1.0)
    assert [sorted(batch) for batch in watched.batches] == [[1.0, 2.0, 3.0]]


async def test_while_one_is_computed_the_next_waits_for_more(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    sizes = []
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=4, max_delay=0.5) as ask,
        trio.open_nursery() as nursery,
    ):
        for moment, count in [(0.0, 1), (0.1, 2), (0.2, 1), (0.3, 2), (0.4, 6)]:

            async def come(moment: float = moment, count: int = count) -> None:
                await trio.sleep(moment)
                await ask_all(ask, [moment] * count)

            nursery.start_soon(come)
        await trio.sleep(0.55)
        # The first began alone, the second when one had waited for max_delay or there were four.
        sizes = [len(batch) for batch in watched.batches]
        assert ask.statistics().running == 2
    assert sizes == [1, 4]
    assert [len(batch) for batch in watched.batches] == [1, 4, 4, 3]


async def test_a_delay_ends_a_wait_for_more(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_delay=0.25) as ask,
        trio.open_nursery() as nursery,
    ):
        nursery.start_soon(ask_all, ask, [1.0])
        await trio.sleep(0.1)
        nursery.start_soon(ask_all, ask, [2.0])
        await trio.sleep(0.2)
        assert len(watched.batches) == 1
        await trio.sleep(0.1)
        assert watched.batches == [[1.0], [2.0]]


async def test_timeouts(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with la.open_runtime("sim:0"), watched.served(max_batch=2, timeout=2.5) as ask:
        begin = trio.current_time()
        (late,) = await ask_all(ask, [1.0], timeout=0.5)
        assert isinstance(late, TooLateError)
        assert isinstance(late, TimeoutError)
        assert trio.current_time() - begin == pytest.approx(0.5)
        assert await ask_all(ask, [1.0, 2.0]) == [2.0, 4.0]
        # A batch takes a second, as is known now: what cannot be is refused at once.
        async with trio.open_nursery() as nursery:
            nursery.start_soon(ask_all, ask, [1.0, 2.0])
            await wait_all_tasks_blocked(1e-6)
            nursery.start_soon(ask_all, ask, [1.0, 2.0])
            await wait_all_tasks_blocked(1e-6)
            begin = trio.current_time()
            (refused,) = await ask_all(ask, [3.0])
            assert isinstance(refused, TooLateError)
            assert trio.current_time() == pytest.approx(begin)
            assert await ask_all(ask, [4.0], timeout=100.0) == [8.0]
        statistics = ask.statistics()
    assert (statistics.late, statistics.refused, statistics.left) == (1, 1, 0)


async def test_a_timeout_keeps_no_example_that_is_answered(runtime: la.Runtime) -> None:
    async with la.serving.batched(lambda x: x * 2.0, timeout=1000.0) as ask:

        async def one(number: int) -> weakref.ref[Any]:
            example = np.full(3, number, np.float32)
            assert (await ask(example)).tolist() == [2.0 * number] * 3
            return weakref.ref(example)

        examples = [await one(number) for number in range(200)]
        await wait_all_tasks_blocked()
        assert [example() for example in examples] == [None] * 200


async def test_a_full_queue_refuses_at_once(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with la.open_runtime("sim:0"), watched.served(max_batch=2, max_queue=3) as ask:
        results = await ask_all(ask, [float(number) for number in range(10)])
        refused = [result for result in results if isinstance(result, QueueFullError)]
        answered = [result for result in results if not isinstance(result, Exception)]
        assert len(refused) == ask.statistics().refused == 7
        assert len(answered) == 3
        assert await ask_all(ask, [5.0]) == [10.0]


async def test_higher_priorities_are_in_an_earlier_batch(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=2, max_delay=5.0) as ask,
        trio.open_nursery() as nursery,
    ):
        nursery.start_soon(ask_all, ask, [0.0, 0.0])
        await wait_all_tasks_blocked(1e-6)
        nursery.start_soon(ask_all, ask, [1.0, 1.0])
        await wait_all_tasks_blocked(1e-6)
        nursery.start_soon(ask_all, ask, [2.0])
        await wait_all_tasks_blocked(1e-6)

        async def urgent() -> None:
            assert await ask(np.float32(9.0), priority=3) == 18.0

        nursery.start_soon(urgent)
    assert watched.batches == [[0.0, 0.0], [1.0, 1.0], [9.0, 2.0]]


async def test_other_forms_are_in_other_batches(autojump_clock: MockClock) -> None:
    shapes = []

    async def total(example: Any) -> Any:
        await trio.sleep(1.0)
        shapes.append((example["x"].shape, example["x"].dtype.name))
        return example["x"].reshape(len(example["x"]), -1).sum(1)

    examples = [
        {"x": np.ones(shape, dtype)}
        for dtype in ("float32", "float64", "int8")
        for shape in ((2,), (3,), (2, 2))
        for _ in range(5)
    ]
    async with la.open_runtime("sim:0"), la.serving.batched(total) as ask:

        async def one(example: Any) -> None:
            assert await ask(example) == example["x"].sum()

        async with trio.open_nursery() as nursery:
            for example in examples:
                nursery.start_soon(one, example)
    assert sorted(shapes) == sorted(
        ((5, *shape), dtype)
        for dtype in ("float32", "float64", "int8")
        for shape in ((2,), (3,), (2, 2))
    )


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_lengths_may_differ_where_there_is_something_to_fill_up_with(device: str) -> None:
    def mean(x: Any, length: Any) -> Any:
        is_real = la.arange(x.shape[1]) < length[:, None]
        return la.sum(la.where(is_real, x, 0.0), axis=1) / length

    async with la.open_runtime(device), la.serving.batched(mean, pad=la.nan) as ask:

        async def one(length: int) -> None:
            x = np.arange(length, dtype=np.float32)
            assert await ask(x, length) == pytest.approx(x.mean())

        async with trio.open_nursery() as nursery:
            for length in range(1, 40):
                nursery.start_soon(one, length)
        assert ask.statistics().batches < 10


async def test_buckets(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=8, buckets=(8, 1, 4), max_delay=9.0) as ask,
    ):
        for count in (1, 2, 4, 5, 9):
            values = [float(number) for number in range(count)]
            assert await ask_all(ask, values) == [2.0 * value for value in values]
        assert ask.statistics().examples == 21
    assert [len(batch) for batch in watched.batches] == [1, 4, 4, 8, 8, 1]


async def test_each_batch_has_the_weights_of_one_moment(runtime: la.Runtime) -> None:
    if runtime.devices[0].kind == "cuda":
        pytest.skip("a factor of a matrix that has none is NaN on a GPU, and no failure")

    def scaled(w: Any, x: Any) -> Any:
        return la.stack([w * x, w * la.ones_like(x)], axis=1)

    seen = set()
    async with la.serving.batched(scaled, la.asarray(np.float32(0))) as ask:

        async def client(number: int) -> None:
            for _ in range(20):
                product, weight = await ask(np.float32(number))
                assert product == weight * number
                seen.add(float(weight))

        async with trio.open_nursery() as nursery:
            for number in range(10):
                nursery.start_soon(client, number)
            for version in range(1, 20):
                await ask.publish(la.ones(()) * version)
                assert ask.version == version
                await trio.sleep(0)
        assert (await ask(np.float32(1)))[1] == 19
        with pytest.raises(ValueError, match="1 arguments to exchange, not 2"):
            await ask.publish(1, 2)
        with pytest.raises(la.ExecutionError):
            await ask.publish(la.linalg.cholesky(la.zeros((2, 2)) - 1.0))
        assert (await ask(np.float32(1)))[1] == 19
    assert len(seen) > 1


async def test_the_end_answers_who_waits(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    results: list[Any] = []

    async def ask_three(ask: Any) -> None:
        results.extend(await ask_all(ask, [1.0, 2.0, 3.0]))

    async with la.open_runtime("sim:0"), trio.open_nursery() as nursery:
        async with watched.served(max_batch=1) as ask:
            nursery.start_soon(ask_three, ask)
            await wait_all_tasks_blocked(1e-6)
        await wait_all_tasks_blocked()
        assert results == [2.0, 4.0, 6.0]
        with pytest.raises(ServingEndedError):
            await ask(np.float32(1.0))


async def test_a_block_that_fails_fails_who_waits(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    results: list[Any] = []

    async def ask_three(ask: Any) -> None:
        results.extend(await ask_all(ask, [1.0, 2.0, 3.0]))

    async with la.open_runtime("sim:0") as runtime, trio.open_nursery() as nursery:
        with pytest.raises(KeyError):
            async with watched.served(max_batch=1) as ask:
                nursery.start_soon(ask_three, ask)
                await wait_all_tasks_blocked(1e-6)
                raise KeyError
        await wait_all_tasks_blocked()
        assert [type(result) for result in results] == [ServingEndedError] * 3
        assert list(runtime.jobs) == ["default"]


@pytest.mark.parametrize(
    ("args", "options", "error"),
    [
        ((3,), {}, TypeError),
        ((doubled,), {"max_batch": 0}, ValueError),
        ((doubled,), {"max_batch": 2.5}, TypeError),
        ((doubled,), {"max_queue": 0}, ValueError),
        ((doubled,), {"max_delay": -1}, ValueError),
        ((doubled,), {"timeout": 0}, ValueError),
        ((doubled,), {"buckets": ()}, ValueError),
        ((doubled,), {"buckets": (1, 8)}, ValueError),
        ((doubled,), {"buckets": (0, 64)}, ValueError),
    ],
)
def test_bad_options(args: Any, options: Any, error: Any) -> None:
    with pytest.raises(error):
        la.serving.batched(*args, **options)


async def test_bad_examples(runtime: la.Runtime) -> None:
    async with la.serving.batched(doubled) as ask:
        for example, match in [
            ("text", r"args\[0\] is of str"),
            ({"x": [1.0, object()]}, r"args\[0\]\['x'\]\[1\] is of object"),
            (la.ones((2,)), "await t.numpy"),
        ]:
            with pytest.raises(TypeError, match=match):
                await ask(example)
        with pytest.raises(la.DTypeError):
            await ask(np.array(["a"]))
        with pytest.raises(ValueError, match="timeout is a number of seconds above 0"):
            await ask(1.0, timeout=-1.0)
        assert await ask(1.0) == 2.0


async def test_one_slow_batch_does_not_have_later_calls_refused(autojump_clock: MockClock) -> None:
    watched = Watched(60.0)
    async with la.open_runtime("sim:0"), watched.served() as ask:
        assert await ask_all(ask, [1.0]) == [2.0]
        watched.seconds = 0.01
        for timeout in (0.1, 1.0, 10.0):
            assert await ask_all(ask, [1.0], timeout=timeout) == [2.0]
        assert ask.statistics().refused == 0
        # While one is computed, who comes is told at once.
        async with trio.open_nursery() as nursery:
            nursery.start_soon(ask_all, ask, [1.0])
            await trio.sleep(0.001)
            assert [type(x) for x in await ask_all(ask, [1.0], timeout=0.01)] == [TooLateError]
        assert ask.statistics().refused == 1
        # Nor is it remembered longer than to the next one.
        watched.seconds = 60.0
        assert await ask_all(ask, [1.0]) == [2.0]
        watched.seconds = 0.01
        assert await ask_all(ask, [1.0]) == [2.0]
        async with trio.open_nursery() as nursery:
            nursery.start_soon(ask_all, ask, [1.0])
            await trio.sleep(0.001)
            assert await ask_all(ask, [1.0], timeout=0.1) == [2.0]


@pytest.mark.parametrize("priority", [None, "high", 1.5, float("nan"), True])
async def test_a_priority_that_is_none_fails_its_call_alone(
    runtime: la.Runtime, priority: Any
) -> None:
    async with la.serving.batched(doubled) as ask:
        with pytest.raises(TypeError, match="priority must be an integer"):
            await ask(np.float32(1), priority=priority)
        assert await ask(np.float32(1), priority=np.int64(3)) == 2.0


@pytest.mark.parametrize(
    ("pad", "dtype"),
    [(float("nan"), "int32"), (0.5, "int64"), (-1, "uint8"), (1 << 40, "int32"), (2, "bool")],
)
async def test_a_pad_that_the_dtype_does_not_have_is_refused(
    runtime: la.Runtime, pad: float, dtype: str
) -> None:
    async with la.serving.batched(lambda x, n: la.sum(x, 1), pad=pad) as ask:
        with pytest.raises(ValueError, match=rf"args\[0\] is of {dtype}, in which there is no"):
            await ask(np.ones(3, dtype), 3)
        assert await ask(np.ones(3, "float32"), 3) == 3.0  # a number is never filled up
    with pytest.raises(TypeError, match="pad must be a number"):
        la.serving.batched(doubled, pad="0")  # type: ignore[arg-type]


async def test_an_object_that_is_called_asynchronously(runtime: la.Runtime) -> None:
    class Model:
        async def __call__(self, w: Any, x: Any) -> Any:
            await trio.lowlevel.checkpoint()
            return x * w

    async with la.serving.batched(Model(), 3.0) as ask:
        assert await ask(np.float32(2)) == 6.0


async def test_the_latest_of_weights_that_are_published_at_a_time_count(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(seconds=1.0):
        one = await la.put(np.float32(1.0))
        async with (
            la.serving.batched(lambda w, x: x * w, one) as ask,
            trio.open_nursery() as nursery,
        ):

            async def train() -> None:
                async with la.job("training"):
                    await ask.publish(one * 2.0)

            nursery.start_soon(train)
            await trio.sleep(0.5)
            await ask.publish(3.0)  # which need not be computed
            assert ask.version == 1
            await trio.sleep(5.0)
            assert ask.version == 1
            assert await ask(np.float32(1)) == 3.0
            await ask.publish(4.0)
            assert (ask.version, await ask(np.float32(1))) == (2, 4.0)


async def test_blocks_of_one_name_that_are_entered_at_a_time(runtime: la.Runtime) -> None:
    names: set[str] = set()

    async def one(number: int) -> None:
        async with la.serving.batched(doubled, name="model") as ask:
            assert await ask(np.float32(number)) == 2.0 * number
            names.update(runtime.jobs)
            await wait_all_tasks_blocked()

    async with trio.open_nursery() as nursery:
        for number in range(4):
            nursery.start_soon(one, number)
    assert {"model", "model-2", "model-3", "model-4"} <= names


async def test_calls_from_the_trio_run_of_another_thread_are_refused(runtime: la.Runtime) -> None:
    raised: list[BaseException] = []

    async def elsewhere(ask: Any, generate: Any) -> None:
        for call in (lambda: ask(np.float32(1)), lambda: anext(generate(np.ones(2), limit=2))):
            with pytest.raises(la.WrongThreadError) as caught:
                await call()
            raised.append(caught.value)

    async with (
        la.serving.batched(doubled) as ask,
        la.serving.generating(lambda p: p, lambda state: (state + 1, state)) as generate,
    ):
        await wait_all_tasks_blocked()
        await trio.to_thread.run_sync(trio.run, elsewhere, ask, generate)
        assert await ask(np.float32(4)) == 8.0
        assert ask.statistics().waiting == generate.statistics().waiting == 0
    assert len(raised) == 2


async def test_weights_that_the_block_cannot_use_are_not_taken() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        here, there = await la.put(np.float32(2)), await la.put(np.float32(3), device="sim:1")
        async with (
            la.serving.batched(lambda w, x: x * w["w"], {"w": here}, devices="sim:0") as ask,
            la.serving.generating(lambda w, p: p, lambda w, s: (s * w, s), here) as generate,
        ):
            for publish, weights in ((ask.publish, {"w": there}), (generate.publish, there)):
                with pytest.raises(la.UnknownDeviceError):
                    await publish(weights)
            async with la.open_runtime("cpu:0"):
                for publish in (ask.publish, generate.publish):
                    with pytest.raises(la.RuntimeMismatchError):
                        await publish(la.ones(()))
            assert await ask(np.float32(1)) == 2.0
            assert [x async for x in generate(np.float32(1), limit=3)] == [1, 2, 4]
            assert ask.version == generate.version == 0
        async with la.serving.batched(lambda w, x: x * w, here, devices=["sim:0", "sim:1"]) as ask:
            await ask.publish(there)
            assert await ask(np.float32(1)) == 3.0
