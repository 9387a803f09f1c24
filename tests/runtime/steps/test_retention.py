"""What is kept alive, and what is not: values, recordings, other runtimes' tensors."""

from __future__ import annotations

import gc
import signal
import threading
import traceback
import weakref
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
import trio
from trio.testing import wait_all_tasks_blocked
from watched_cpu import watched_cpu

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.runtime.loop.failures import without_frames
from lazyasync.tensor import LazyTensor


async def test_a_kept_result_keeps_none_of_its_inputs(runtime: la.Runtime) -> None:
    kept, handles = [], []
    weight = la.asarray(np.ones((4, 4), np.float32))
    for step in range(5):
        batch = la.asarray(np.full((4, 4), step, np.float32))
        weight = weight + batch
        kept.append(la.sum(weight * batch))
        await la.mark_step(wait=True)
        handles += [weakref.ref(batch._data), weakref.ref(weight._data)]
    del batch
    gc.collect()
    alive = [handle for handle in handles if handle() is not None]
    assert [handle() for handle in alive] == [weight._data]


async def test_a_batch_kept_for_later_keeps_no_weights(runtime: la.Runtime) -> None:
    batch = la.ones((4, 4)) * 2.5
    await batch
    handles = []
    for _ in range(3):
        weight = la.asarray(np.ones((4, 4), np.float32))
        result = weight * batch
        await la.mark_step(wait=True)
        handles.append(weakref.ref(weight._data))
        del weight, result
    gc.collect()
    assert [handle() for handle in handles] == [None, None, None]


async def test_another_runtime_cannot_be_handed_ones_tensors() -> None:
    async with la.open_runtime("cpu:0"):
        outer = la.ones((2,)) * 2.5
        async with la.open_runtime("cpu:0"):
            with pytest.raises(la.RuntimeMismatchError):
                await la.sync_multi([outer])
        np.testing.assert_array_equal(await outer.numpy(), [2.5, 2.5])


async def test_steps_that_have_not_ended_keep_no_runtime(monkeypatch: pytest.MonkeyPatch) -> None:
    """What such a step was collected from leads to the runtime, which leads to the step."""
    config = {"inline_microseconds": 0.0, "shutdown_timeout": 0.01}
    with trio.CancelScope() as scope:
        async with la.open_runtime("cpu:0", config) as runtime:
            ended = weakref.ref(runtime)
            backend = runtime.actors[runtime.devices[0]].backend
            monkeypatch.setattr(backend, "submit", lambda command: None)
            await la.put(np.ones(4, np.float32))
            for number in range(2):
                result = la.asarray(np.full(4, number, np.float32)) + 1
                await la.mark_step()
            scope.cancel()
    del runtime, backend, result
    monkeypatch.undo()
    with trio.fail_after(60):  # for what is still being compiled
        while any(thread.name.startswith("lazyasync") for thread in threading.enumerate()):
            await trio.sleep(0.01)
    gc.collect()
    assert ended() is None


async def test_a_barrier_leaves_what_another_job_recorded(runtime: la.Runtime) -> None:
    ours = la.ones((2,)) * 2.5
    async with la.job("other"):
        theirs = la.ones((2,)) * 3.5
        token = ours.set_(theirs)
        assert token is ours
        before = runtime.statistics().jobs["default"].steps
        await runtime.default_job.executor.mark_step(
            runtime.default_job, [runtime.devices[0]], wait=True
        )
        assert runtime.statistics().jobs["default"].steps == before
        assert theirs.state == "lazy"
        await la.mark_step(wait=True)
    assert ours.is_ready()


async def test_a_failing_block_drops_the_closures_added_in_it_and_no_others(
    runtime: la.Runtime,
) -> None:
    ran: list[str] = []
    la.add_step_closure(ran.append, ("before",))
    with pytest.raises(ZeroDivisionError):
        async with la.step():
            await la.mark_step()
            la.add_step_closure(ran.append, ("inside",))
            raise ZeroDivisionError
    la.add_step_closure(ran.append, ("after",))
    await la.mark_step()
    assert ran == ["before", "after"]


def test_ctrl_c_in_an_awaited_inline_run_leaves_nothing_taken() -> None:
    armed = False

    def interrupt(_: la.Device) -> None:
        nonlocal armed
        if armed:
            armed = False
            signal.raise_signal(signal.SIGINT)

    async def main() -> None:
        nonlocal armed
        # However long a program took when the machine was busy.
        config = la.Config(inline_microseconds=1e9)
        async with la.open_runtime("watched:0", config) as runtime:
            for _ in range(2):
                tensor = la.ones((2,)) * 2.5
                await tensor
            await wait_all_tasks_blocked()  # so that the device's actor is idle too
            tensor = la.ones((2,)) * 2.5
            armed = True
            with pytest.raises(KeyboardInterrupt):
                await tensor
                await trio.sleep_forever()
            assert not armed
            np.testing.assert_array_equal(await tensor.numpy(), [2.5, 2.5])
            assert runtime.statistics().scheduler.mailbox.used == 0
            assert runtime.statistics().jobs["default"].in_flight == {"watched:0": 0}

    with watched_cpu(interrupt):
        trio.run(main)


async def test_leaving_a_job_sends_out_the_segments_nothing_has_awaited() -> None:
    async with la.open_runtime("cpu:0", config={"trim_graph_size": 8}):
        with trio.fail_after(10):
            async with la.job("cut"):
                x = la.ones((3,)) * 2.5
                for _ in range(20):
                    x = x * 1.5 + 0.25
                first = x
                x = x * 1.5
            assert first.state in ("ready", "lazy")


FAILING = (
    pytest.param("cpu:0", {}, id="inline"),
    pytest.param("cpu:0", {"inline_microseconds": 0}, id="in the device's thread"),
    pytest.param("sim:0", {}, id="simulated"),
)


def fail_with(held: LazyTensor) -> LazyTensor:
    """A tensor whose step needs ``held`` and raises while it runs."""
    power = la.asarray(np.array([2])) ** la.asarray(np.array([-1]))
    return held.sum() + power.sum()


@pytest.mark.parametrize(("device", "config"), FAILING)
@pytest.mark.parametrize("keeps", ["tensor", "error", "parked"])
async def test_a_failure_keeps_no_inputs(device: str, config: dict[str, Any], keeps: str) -> None:
    """Neither a failed tensor, nor its error, nor the failure that waits for the next barrier."""
    async with la.open_runtime(device, config), la.job("job") as job:
        kept: list[Any] = []
        for _ in range(2):  # the second time the program is there
            held = await la.put(np.ones(1000, np.float32))
            failed = fail_with(held)
            await la.mark_step()
            del held
            try:
                if keeps != "parked":
                    await failed
            except la.ExecutionError as error:
                error.__traceback__ = None  # the frames of this test
                assert type(error.__cause__) is ValueError
                assert "negative integer powers" in str(error.__cause__)
                text = "".join(traceback.format_exception(error))
                assert "power" in str(error)
                assert "<lazyasync program>" in text
                kept.append(error if keeps == "error" else failed)
            if keeps == "parked":
                while failed.state != "failed":
                    await trio.sleep(0.001)
                kept.append(failed)
                with pytest.raises(la.ExecutionError, match="negative integer powers"):
                    await la.mark_step()
            del failed
            await trio.sleep(0.01)  # what a thread has just done may hold it a moment longer
            gc.collect()
            assert job.statistics().memory_bytes[device] < 1000
        assert len(kept) == 2


@pytest.mark.parametrize("kilobytes", [4, 2000], ids=["runs", "does not fit"])
async def test_a_step_that_has_failed_keeps_no_inputs(
    monkeypatch: pytest.MonkeyPatch, kilobytes: int
) -> None:
    """The device's thread may have its command for a while yet, here for ever."""
    config = {"inline_microseconds": 0.0, "device_memory_bytes": 1_000_000}
    async with la.open_runtime("cpu:0", config) as runtime:
        backend = runtime.actors[runtime.devices[0]].backend
        submit, commands = backend.submit, []

        def keeping(command: Command) -> None:
            commands.append(command)
            submit(command)

        monkeypatch.setattr(backend, "submit", keeping)
        held = la.asarray(np.ones(kilobytes * 256, np.float32))
        failed = fail_with(held) + held * 2
        del held
        with pytest.raises(la.ExecutionError):
            await failed
        del failed
        assert commands
        gc.collect()
        assert runtime.statistics().devices["cpu:0"].memory_bytes < 1000


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])  # a GPU takes any exponent
async def test_a_failure_leaves_the_traceback_of_what_was_being_handled(
    runtime: la.Runtime,
) -> None:
    """A step that is run while somebody handles an error raises in the context of that one."""
    try:
        raise KeyError("the program's own")
    except KeyError as own:
        with pytest.raises(la.ExecutionError):
            for _ in range(2):
                with suppress(la.ExecutionError):
                    await fail_with(la.ones((3,)))
            await fail_with(la.ones((3,)))
        assert own.__traceback__ is not None


@pytest.mark.parametrize("linked", [False, True])
def test_an_error_on_the_way_keeps_nothing_either(linked: bool) -> None:
    def work() -> None:
        held = np.ones(3).view(Held)
        kept.append(weakref.ref(held))
        try:
            fail_inside(held)
        except KeyError as error:
            raise ValueError("outer") from error if linked else None

    def fail_inside(held: np.ndarray) -> None:
        raise KeyError(len(held))

    class Held(np.ndarray):
        pass

    kept: list[weakref.ref[Any]] = []
    caught: list[BaseException] = []
    try:
        work()
    except ValueError as error:
        caught.append(without_frames(error))
    assert kept[0]() is None
    assert "in work" in "".join(traceback.format_exception(caught[0]))
    assert isinstance(caught[0].__context__, KeyError)
