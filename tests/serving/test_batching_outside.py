"""`la.serving.batched` for tasks of asyncio, and for threads that may block."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio

import lazyasync as la
from lazyasync.serving import BatchError, ServingEndedError, TooLateError
from lazyasync.serving.thread_calls import ThreadCalls


def scaled(w: Any, x: Any) -> Any:
    """What these tests serve."""
    return la.linalg.cholesky(x[:, None, None] * la.eye(2)) * w


def test_in_asyncio() -> None:
    async def main(runtime: la.Runtime) -> None:
        w = await la.put(np.float32(3.0).reshape(()))
        async with la.serving.batched(scaled, w) as ask:
            values = np.arange(1, 101, dtype=np.float32)
            results = await asyncio.gather(*(ask(value) for value in values))
            for value, result in zip(values, results, strict=True):
                np.testing.assert_allclose(result, 3 * np.eye(2) * value**0.5, rtol=1e-6)
            assert ask.statistics().batches < 50
            await ask.publish(w * 2.0)
            np.testing.assert_allclose(await ask(np.float32(4.0)), 12 * np.eye(2), rtol=1e-6)
            mixed = await asyncio.gather(
                *(ask(np.float32(value)) for value in (1, -1, 4)), return_exceptions=True
            )
            assert [type(result) for result in mixed] == [np.ndarray, BatchError, np.ndarray]
            with pytest.raises(TooLateError):
                await ask(np.float32(1.0), timeout=1e-9)
            # A call in a worker thread gives the value.
            in_thread = await asyncio.to_thread(ask, np.float32(9.0))
            np.testing.assert_allclose(in_thread, 18 * np.eye(2), rtol=1e-6)
        with pytest.raises(ServingEndedError):
            await ask(np.float32(1.0))

    run_in_asyncio(main)


def test_cancelled_in_asyncio() -> None:
    async def main(runtime: la.Runtime) -> None:
        async with la.serving.batched(lambda x: x * 2.0) as ask:
            tasks = [asyncio.create_task(ask(np.float32(number))) for number in range(50)]
            await asyncio.sleep(0)
            for task in tasks[::3]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            for number, result in enumerate(results):
                if number % 3:
                    assert result == 2 * number
                else:
                    assert isinstance(result, asyncio.CancelledError) or result == 2 * number
            assert await ask(np.float32(7)) == 14.0

    run_in_asyncio(main)


def test_in_threads() -> None:
    with la.blocking():
        w = la.put(np.float32(3.0).reshape(()))
        with la.serving.batched(scaled, w) as ask, ThreadPoolExecutor(8) as pool:
            values = np.arange(1, 65, dtype=np.float32)
            for value, result in zip(values, pool.map(ask, values), strict=True):
                np.testing.assert_allclose(result, 3 * np.eye(2) * value**0.5, rtol=1e-6)
            with pytest.raises(BatchError):
                ask(np.float32(-1))
            assert ask.statistics().answered == 64
        with pytest.raises(ServingEndedError):
            ask(np.float32(1.0))
    assert threading.active_count() < 20


async def test_calls_of_threads_are_taken_in_one_turn() -> None:
    calls = ThreadCalls(trio.lowlevel.current_trio_token())
    taken: list[int] = []
    turns: list[list[int]] = []
    threads = [
        threading.Thread(target=lambda number=number: calls.post(lambda: taken.append(number)))
        for number in range(10)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()  # the loop has had no turn meanwhile
    while len(taken) < 10:
        turns.append(list(taken))
        await trio.lowlevel.checkpoint()
    assert sorted(taken) == list(range(10))
    assert all(not turn for turn in turns)


def test_calls_of_threads_behind_the_end_of_the_loop() -> None:
    async def main() -> ThreadCalls:
        return ThreadCalls(trio.lowlevel.current_trio_token())

    calls = trio.run(main)
    for _ in range(2):
        with pytest.raises(la.NoRuntimeError):
            calls.post(lambda: None)


def test_a_call_beside_one_that_finds_the_loop_ended_is_answered() -> None:
    """Who relied on the other one to wake the loop must not wait for ever."""

    class Ended:
        def run_sync_soon(self, function: Any) -> None:
            other = threading.Thread(target=lambda: calls.post(lambda: heard.append("other")))
            other.start()
            other.join()
            raise trio.RunFinishedError

    heard: list[str] = []
    calls = ThreadCalls(Ended())  # type: ignore[arg-type]
    with pytest.raises(la.NoRuntimeError):
        calls.post(lambda: None)
    assert heard == ["other"]


def test_a_block_that_is_left_answers_threads() -> None:
    begun = threading.Event()

    async def slow(x: Any) -> Any:
        begun.set()
        await trio.sleep(0.05)
        return x * 2.0

    with la.blocking(), ThreadPoolExecutor(8) as pool:
        with la.serving.batched(slow) as ask:
            answers = [pool.submit(ask, np.float32(number)) for number in range(8)]
            begun.wait()
        for number, answer in enumerate(answers):
            error = answer.exception()  # of a call that came after the end
            assert isinstance(error, ServingEndedError) or answer.result() == 2 * number
        assert any(answer.exception() is None for answer in answers)
        with pytest.raises(TypeError, match="args"):
            with la.serving.batched(slow) as ask:
                ask("no array")


def test_where_a_call_may_not_block() -> None:
    async def main(runtime: la.Runtime) -> None:
        with (
            pytest.raises(TypeError, match=r"write `async with la\.serving\.batched"),
            la.serving.batched(scaled),
        ):
            pass

    run_in_asyncio(main)
    with pytest.raises(la.NoRuntimeError), la.serving.batched(scaled):
        pass


def test_an_async_def_runs_in_asyncio_where_the_program_does() -> None:
    jobs = []
    cancelled = []
    begun = asyncio.Event()
    scale = la.compile(lambda x: x * 3.0)

    async def own(x: np.ndarray) -> Any:
        await asyncio.sleep(0)
        if x[0] < 0:
            raise KeyError("negative")
        if x[0] == 7:
            begun.set()
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError:
                cancelled.append(7)
                raise
        result = await scale(x)
        jobs.append(la.current_job().name)
        return result

    async def main(runtime: la.Runtime) -> None:
        async with la.serving.batched(own, max_batch=1) as ask:
            assert await asyncio.gather(*(ask(float(number)) for number in range(5))) == [
                3.0 * number for number in range(5)
            ]
            with pytest.raises(BatchError) as caught:
                await ask(-1.0)
            assert isinstance(caught.value.__cause__, KeyError)
            call = asyncio.ensure_future(ask(7.0))
            await begun.wait()
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            assert await ask(2.0) == 6.0
        begun.clear()
        with pytest.raises(KeyError, match="block"):
            async with la.serving.batched(own) as ask:
                call = asyncio.ensure_future(ask(7.0))
                await begun.wait()
                raise KeyError("block")
        with pytest.raises(ServingEndedError):
            await call
        assert cancelled == [7, 7]

    run_in_asyncio(main)
    assert set(jobs) == {"own"}


def test_deadlines_of_tasks_of_asyncio() -> None:
    """Whoever is late is told so at its own time, also where its batch is being computed."""

    async def main(runtime: la.Runtime) -> None:
        goes_on = asyncio.Event()

        async def slow(x: Any) -> Any:
            await goes_on.wait()
            return x

        async with la.serving.batched(slow, max_batch=2) as ask:
            patient = asyncio.ensure_future(ask(np.float32(1.0)))
            hasty = [asyncio.ensure_future(ask(np.float32(2.0), timeout=0.02)) for _ in range(7)]
            results = await asyncio.gather(*hasty, return_exceptions=True)
            assert [type(result) for result in results] == [TooLateError] * 7
            goes_on.set()
            assert await patient == 1.0
            statistics = ask.statistics()
            assert (statistics.late, statistics.answered, statistics.left) == (7, 1, 0)
            assert statistics.waiting == statistics.running == 0

    run_in_asyncio(main)


def test_deadlines_of_threads() -> None:
    def outcome(ask: Any, value: float, timeout: float | None) -> Any:
        try:
            return float(ask(np.float32(value), timeout=timeout))
        except TooLateError:
            return "too late"

    async def slow(x: Any) -> Any:
        await trio.sleep(0.2)
        return x

    with la.blocking("cpu"), la.serving.batched(slow, max_batch=8) as ask:
        with ThreadPoolExecutor(4) as threads:
            calls = [
                threads.submit(outcome, ask, value, timeout)
                for value, timeout in ((1.0, None), (2.0, 0.02), (3.0, 60), (4.0, 0.02))
            ]
            assert [call.result(60) for call in calls] == [1.0, "too late", 3.0, "too late"]
