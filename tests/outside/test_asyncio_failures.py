"""Cancellations and failures between tasks of asyncio and the runtime."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import pytest
from asyncio_programs import run_in_asyncio as run
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


# ---- cancellation --------------------------------------------------------------------------


class CancelledAsItWaits:
    """Awaits a coroutine, whose task is cancelled as it begins to wait for the n-th time."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], times: int) -> None:
        self._coroutine, self._times = coroutine, times

    def __await__(self) -> Iterator[Any]:
        step = partial(self._coroutine.send, None)
        while True:
            try:
                waited_for = step()
            except StopIteration as end:
                return end.value
            self._times -= 1
            if not self._times:
                asyncio.current_task().cancel()
            try:
                yield waited_for
                step = partial(self._coroutine.send, None)
            except BaseException as error:
                step = partial(self._coroutine.throw, error)


@pytest.mark.parametrize("times", range(1, 6))
def test_what_a_cancelled_call_has_been_given_is_not_lost(times: int) -> None:
    """The call has done nothing, or gives its result: the task is cancelled at the next await."""
    update = la.compile(lambda w: w + 1, donate_argnums=0)
    kept: list[bool] = []

    async def train() -> None:
        w, steps = la.zeros((40_000,)), 0
        try:
            while True:
                w = await update(w)
                steps += 1
        finally:
            kept.append((await w.numpy())[0] == steps)
            assert asyncio.current_task().cancelling() == 1

    async def cancelled() -> None:
        await CancelledAsItWaits(train(), times)

    async def main(runtime: la.Runtime) -> None:
        task = asyncio.create_task(cancelled())
        async with asyncio.timeout(30):
            await asyncio.wait([task])
        assert task.cancelled()
        assert kept == [True]

    run(main)


@pytest.mark.parametrize("ticks", range(12))
def test_a_timeout_that_comes_with_a_result_cancels_nothing_behind_it(ticks: int) -> None:
    double = la.compile(lambda x: x * 2)

    async def main(runtime: la.Runtime) -> None:
        loop = asyncio.get_running_loop()
        x, count = la.ones((3,)), ticks
        await double(x)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None) as timeout:

                def later() -> None:
                    nonlocal count
                    count -= 1
                    if count > 0:
                        loop.call_soon(later)
                    elif count == 0:
                        timeout.reschedule(loop.time())

                loop.call_soon(later)
                await double(x)
                count = 0
        for _ in range(3):
            assert await (await double(x)).sum().item() == 6
            await asyncio.sleep(0)
        current = asyncio.current_task()
        assert current is not None
        assert not current.cancelling()

    run(main)


def test_cancelled_waits(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        x = la.ones((3,)) + 1
        script.seconds = 2.0
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.02):
                await x
        assert x.state == "in flight"
        assert await x.sum().item() == 6.0  # what it had begun went on
        task = asyncio.create_task(la.wait_device_ops())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(main, "script:0")


def test_a_cancellation_that_the_users_code_raises_is_an_error_of_that_code() -> None:
    """As of a future that was cancelled: no task of the program has been."""

    def result(value: object) -> None:
        raise asyncio.CancelledError("of a future")

    def source() -> Iterator[int]:
        yield 1
        result(2)

    async def batches() -> None:
        async for _ in la.prefetch(source()):
            pass

    async def main(runtime: la.Runtime) -> None:
        for options in ({}, {"run_async": True}, {"in_thread": True}):
            la.add_step_closure(result, (la.ones(()),), **options)
            with pytest.raises(la.ClosureError, match="was cancelled") as caught:
                await la.mark_step()
                await la.run_step_closures()
            assert caught.value.__cause__ is not None
            assert "of a future" in str(caught.value.__cause__.__cause__)
        assert runtime.default_job.statistics().closures.failed == 3
        for wait in (batches, lambda: la.compile(result)(la.ones(()))):
            with pytest.raises(RuntimeError, match="was cancelled") as failed:
                await wait()
            assert isinstance(failed.value.__cause__, asyncio.CancelledError)
        assert await (la.ones(()) + 1).item() == 2.0

    run(main)


def test_groups_with_cancellations_that_the_users_code_raises_are_errors_of_that_code() -> None:
    """As what is made of tasks that were gathered: no `BaseException` for the runtime to end by."""
    groups = (
        BaseExceptionGroup("alone", [asyncio.CancelledError("of a future")]),
        BaseExceptionGroup("mixed", [asyncio.CancelledError("of a future"), ValueError("beside")]),
        BaseExceptionGroup(
            "nested",
            [KeyError("beside"), BaseExceptionGroup("in it", [asyncio.CancelledError("of one")])],
        ),
    )

    async def main(runtime: la.Runtime) -> None:
        for group in groups:

            def plain(value: object, group: BaseException = group) -> None:
                raise group

            async def asynchronous(value: object, group: BaseException = group) -> None:
                raise group

            for closure, options in (
                (plain, {}),
                (plain, {"run_async": True}),
                (plain, {"in_thread": True}),
                (asynchronous, {}),
                (asynchronous, {"run_async": True}),
            ):
                la.add_step_closure(closure, (la.ones(()),), **options)
                with pytest.raises(la.ClosureError, match="was cancelled") as caught:
                    await la.mark_step()
                    await la.run_step_closures()
                assert caught.value.__cause__ is not None
                assert caught.value.__cause__.__cause__ is group
            with pytest.raises(RuntimeError, match="was cancelled"):
                await la.compile(plain)(la.ones(()))
        assert runtime.default_job.statistics().closures.failed == 5 * len(groups)
        assert await (la.ones(()) + 1).item() == 2.0

    run(main)


def test_a_closure_that_is_cancelled_with_its_job_may_raise_a_group() -> None:
    """What is in it beside the cancellation is a failure; a group of nothing else is none."""

    async def main(runtime: la.Runtime) -> None:
        for beside in ((), (ValueError("beside"),)):
            begun = asyncio.Event()

            async def closure(
                value: object,
                beside: tuple[Exception, ...] = beside,
                begun: asyncio.Event = begun,
            ) -> None:
                try:
                    begun.set()
                    await asyncio.sleep(60)
                except asyncio.CancelledError as cancelled:
                    raise BaseExceptionGroup("at the end", [cancelled, *beside]) from None

            with pytest.raises((KeyError, ExceptionGroup)) as caught:
                async with la.job("left"):
                    la.add_step_closure(closure, (la.ones(()),), run_async=True)
                    await la.mark_step()
                    await begun.wait()
                    raise KeyError("the block's own")
            if beside:
                assert isinstance(caught.value, ExceptionGroup)
                assert caught.group_contains(KeyError)
                assert caught.group_contains(la.ClosureError)
            else:
                assert isinstance(caught.value, KeyError)
        assert await (la.ones(()) + 1).item() == 2.0

    run(main)


def test_a_task_is_cancelled_again_and_again(script: Script) -> None:
    """Also at the moment at which what it waited for has been cancelled, and tells it so."""

    async def main(runtime: la.Runtime) -> None:
        async def in_a_job() -> None:
            async with la.job("cancelled"):
                await asyncio.sleep(30)

        x = la.ones((3,)) + 1
        script.seconds = 0.1
        await la.mark_step()
        waits: tuple[Callable[[], Coroutine[Any, Any, Any]], ...] = (
            x.numpy,
            la.wait_device_ops,
            lambda: la.mark_step(wait=True),
            in_a_job,
        )
        async with asyncio.timeout(30):
            for wait in waits:
                task = asyncio.create_task(wait())
                await asyncio.sleep(0)
                while not task.done():
                    task.cancel()
                    await asyncio.sleep(0)
                assert task.cancelled()
        assert await x.sum().item() == 6.0

    run(main, "script:0")


def test_a_task_is_cancelled_while_it_waits_for_its_turn(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        async def train() -> None:
            x = la.ones((3,))
            while True:
                x = x + 1
                await la.mark_step()

        script.seconds = 0.01
        tasks = [asyncio.create_task(train()) for _ in range(4)]
        await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in results)
        script.seconds = 0.0
        assert await (la.ones((3,)) + 2).sum().item() == 9.0
        await la.wait_device_ops()
        assert runtime.statistics().waiting_tasks <= 3, "only actors wait"

    run(main, "script:0")


def test_a_job_that_is_cancelled_by_its_failure(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        script.errors.append(RuntimeError("broken"))
        with pytest.raises(la.ExecutionError, match="broken"):
            async with la.job("fragile", errors="cancel"):
                x = la.ones((3,)) + 1
                await la.mark_step()
                await asyncio.sleep(30)
        del x
        assert asyncio.current_task().cancelling() == 0  # type: ignore[union-attr]
        await asyncio.sleep(0)

    begun = time.perf_counter()
    run(main, "script:0")
    assert time.perf_counter() - begun < 10


def test_a_runtime_that_is_cancelled_by_its_failure(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        script.errors.append(RuntimeError("broken"))
        x = la.ones((3,)) + 1
        await la.mark_step()
        del x
        await asyncio.sleep(30)

    begun = time.perf_counter()
    with pytest.raises(la.ExecutionError, match="broken"):
        run(main, "script:0", errors="cancel")
    assert time.perf_counter() - begun < 10


def test_the_whole_program_is_cancelled() -> None:
    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            await la.ones((3,))
            await asyncio.sleep(30)

    async def main() -> None:
        task = asyncio.create_task(program())
        await asyncio.sleep(0.2)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with la.open_runtime("cpu:0"):  # there is room for another one
            assert await la.ones((3,)).sum().item() == 3.0

    asyncio.run(main())


# ---- errors --------------------------------------------------------------------------------


def test_errors_come_to_whoever_awaits(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        script.errors.append(RuntimeError("broken"))
        with pytest.raises(la.ExecutionError, match="broken"):
            await (la.ones((3,)) + 1)
        script.errors.append(RuntimeError("again"))
        x = la.ones((3,)) + 1
        await la.mark_step()
        with pytest.raises(la.ExecutionError, match="again"):
            await la.wait_device_ops()
        del x

        def refuse(value: la.LazyTensor) -> None:
            raise ValueError("refused")

        la.add_step_closure(refuse, (la.ones(()),))
        with pytest.raises(la.ClosureError) as raised:
            await la.mark_step()
        assert isinstance(raised.value.__cause__, ValueError)
        with pytest.raises(ValueError, match="one element"):
            await la.ones((3,)).item()

    run(main, "script:0")


def test_failures_nobody_got_come_out_at_the_end(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        script.errors.append(RuntimeError("of the block"))
        x = la.ones((3,)) + 1
        await la.mark_step()
        del x

    with pytest.raises(la.ExecutionError, match="of the block"):
        run(main, "script:0")


def test_failures_of_a_task_do_not_come_to_the_next(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        async def fail() -> str:
            x = la.ones((3,)) + 1
            await la.mark_step()
            with contextlib.suppress(ZeroDivisionError):
                raise ZeroDivisionError
            await asyncio.sleep(0.05)
            return x.state

        async def go_on() -> float:
            value = await (la.ones((3,)) + 2).sum().item()
            await la.wait_device_ops()
            return float(value)

        script.errors.append(RuntimeError("of a task"))
        assert await asyncio.create_task(fail()) == "failed"
        assert await asyncio.create_task(go_on()) == 9.0

    with pytest.raises(la.ExecutionError, match="of a task"):
        run(main, "script:0")


def test_an_error_of_the_block_comes_out_as_it_is() -> None:
    error = KeyError("mine")

    async def main(runtime: la.Runtime) -> None:
        raise error

    with pytest.raises(KeyError) as raised:
        run(main)
    assert raised.value is error


@pytest.mark.parametrize("in_a_job", [False, True])
def test_a_cancellation_is_not_lost_that_comes_with_a_failure(in_a_job: bool) -> None:
    """The failure is told first, and who catches it is cancelled at the next await."""
    caught: list[int] = []

    async def ask(number: int) -> None:
        try:
            async with la.job("own") if in_a_job else contextlib.nullcontext():
                await la.linalg.cholesky(-la.eye(3)).numpy()
        except la.LinearAlgebraError:
            caught.append(number)
        await asyncio.sleep(3600)

    async def keep_busy() -> None:
        while True:
            time.sleep(0.001)  # so that failures wait for the loop
            await asyncio.sleep(0)

    async def main(runtime: la.Runtime) -> None:
        busy = asyncio.create_task(keep_busy())
        for number in (-2, -1):  # the first of which is compiled
            task = asyncio.create_task(ask(number))
            turns = 0  # until the failure is told, which is later on a busy machine
            while number not in caught:
                await asyncio.sleep(0)
                turns += 1
            task.cancel()
        for number in range(60):
            task = asyncio.create_task(ask(number))
            for _ in range(1 + number * 2 * turns // 60):
                await asyncio.sleep(0)
            task.cancel()
            async with asyncio.timeout(30):
                await asyncio.wait([task])
            assert task.cancelled()
        busy.cancel()

    with contextlib.suppress(la.LinearAlgebraError, ExceptionGroup):  # of those who heard of none
        run(main)
    assert len(caught) > 2


@pytest.mark.parametrize("ticks", range(1, 9))
def test_a_timeout_that_comes_with_a_failure_cancels_nothing_behind_it(ticks: int) -> None:
    async def main(runtime: la.Runtime) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError, la.LinearAlgebraError):
            async with asyncio.timeout(None) as timeout:
                count = ticks

                def later() -> None:
                    nonlocal count
                    count -= 1
                    time.sleep(0.001)
                    if count > 0:
                        loop.call_soon(later)
                    elif count == 0:
                        timeout.reschedule(loop.time())

                loop.call_soon(later)
                await la.linalg.cholesky(-la.eye(3)).numpy()
                count = 0
        await asyncio.sleep(0.005)
        current = asyncio.current_task()
        assert current is not None
        assert not current.cancelling()

    with contextlib.suppress(la.LinearAlgebraError):
        run(main)
