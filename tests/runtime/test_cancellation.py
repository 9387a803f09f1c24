"""Cancellation: every wait can be cancelled, at once, and leaves no trace; so does Ctrl-C."""

from __future__ import annotations

import gc
import random
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- every wait ----------------------------------------------------------------------------


async def _await(tensor: LazyTensor) -> None:
    await tensor


async def _closure(tensor: LazyTensor) -> None:
    la.add_step_closure(lambda value: None, (tensor,))
    await la.run_step_closures()


WAITS: dict[str, Callable[[LazyTensor], Awaitable[Any]]] = {
    "await t": _await,
    "t.numpy": lambda tensor: tensor.numpy(),
    "t.item": lambda tensor: tensor.item(),
    "to_cpu": lambda tensor: la.to_cpu([tensor]),
    "mark_step": lambda tensor: la.mark_step(wait=True),
    "sync_multi": lambda tensor: la.sync_multi([tensor], wait=True),
    "wait_device_ops": lambda tensor: la.wait_device_ops(),
    "run_step_closures": _closure,
    "save": lambda tensor: la.save({"x": tensor}, "/nonexistent/file"),
}


STATES = ["lazy", "in flight", "behind others"]
CANCELLED = [
    (name, state)
    for state in STATES
    for name in WAITS
    if (name, state) != ("wait_device_ops", "lazy")  # which has nothing to wait for
]


@pytest.mark.parametrize(("name", "state"), CANCELLED)
async def test_a_cancelled_wait_ends_at_once_and_leaves_no_trace(
    autojump_clock: MockClock, name: str, state: str
) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, _):
        tensor = ones().sum()
        if state == "in flight":
            await la.sync_multi([tensor])
        elif state == "behind others":
            other = ones()
            await la.sync_multi([other])
        before = runtime.statistics().jobs["default"].steps
        start = trio.current_time()
        with trio.move_on_after(0.25) as scope:
            await WAITS[name](tensor)
        assert scope.cancelled_caught
        assert trio.current_time() == start + 0.25
        steps = runtime.statistics().jobs["default"].steps
        assert steps == before + (state == "lazy")

        # Whatever was handed over goes on, and everything can be used as ever.
        la.current_job().closures.pending.clear()
        la.current_job().closures.due.clear()
        assert await tensor.item() == 5
        await la.mark_step()
        await la.wait_device_ops()
        await wait_all_tasks_blocked()
        statistics = runtime.statistics()
        assert statistics.jobs["default"].in_flight == {"virtual:0": 0}
        assert statistics.scheduler.mailbox.used == 0
        assert statistics.scheduler.steps_under_way == 0
        assert statistics.devices["virtual:0"].outstanding == 0
        assert not statistics.devices["virtual:0"].lock_held
        del tensor
        if state == "behind others":
            del other


@pytest.mark.parametrize("seed", range(10))
async def test_cancelling_at_random_moments_keeps_the_books(
    autojump_clock: MockClock, seed: int
) -> None:
    """Many tasks, each wait under a short timeout; at the end everything adds up."""
    generator = random.Random(seed)

    async def loop(name: str) -> None:
        async with la.job(name, max_in_flight=generator.choice([1, 2])):
            weights = ones()
            for _ in range(15):
                with trio.move_on_after(generator.choice([0, 0.3, 1, 2.5])):
                    for _ in range(generator.randrange(3)):
                        await trio.lowlevel.checkpoint()
                    weights = weights * 1.5
                    if generator.random() < 0.5:
                        la.add_step_closure(
                            lambda value: float(value), (weights.sum(),), generator.random() < 0.5
                        )
                    wait = generator.choice(
                        [
                            lambda w: la.mark_step(),
                            lambda w: la.mark_step(["virtual:1", "virtual:0"], wait=True),
                            lambda w: w.numpy(),
                            lambda w: la.sync_multi([w]),
                            lambda w: la.run_step_closures(),
                            lambda w: la.wait_device_ops(),
                            lambda w: (w.to("virtual:1") + 1).numpy(),
                        ]
                    )
                    await wait(weights)
            await weights
            assert np.isfinite(np.asarray(await weights.numpy())).all()

    config = {"mailbox_capacity": 2, "max_async_queue": 2}
    async with open_simulation(2, config) as (runtime, _):
        async with trio.open_nursery() as nursery:
            for index in range(4):
                nursery.start_soon(loop, f"job {index}")
        await la.wait_device_ops()
        await wait_all_tasks_blocked()
        for device in runtime.statistics().devices.values():
            assert device.outstanding == device.mailbox.used - 0 == 0
            assert not device.lock_held
            assert device.lock_waiting == 0
        assert runtime.statistics().scheduler.mailbox.used == 0
        assert runtime.statistics().scheduler.steps_under_way == 0
    ended = runtime.statistics()
    assert ended.waiting_tasks == 0
    assert ended.created_tensors == ended.destroyed_tensors
    assert {device.memory_bytes for device in ended.devices.values()} == {0}


async def test_a_cancelled_wait_on_the_cpu_ends_while_the_program_runs_on() -> None:
    """Which takes seconds in a thread of its own; how late the loop is, `loop_lag.py` measures."""
    async with la.open_runtime("cpu", {"shutdown_timeout": 30}):
        x = la.ones((800, 800)) * (1 / 800)
        for _ in range(60):
            x = x @ x
        with trio.CancelScope() as scope:

            async def cancel() -> None:
                await trio.sleep(0.05)
                scope.cancel()

            async with trio.open_nursery() as nursery:
                nursery.start_soon(cancel)
                await x
        assert scope.cancelled_caught
        assert x.state == "in flight"
        await la.wait_device_ops()
        assert x.is_ready()


# ---- a shielded save -----------------------------------------------------------------------


async def test_a_shielded_save_works_while_the_outer_scope_is_cancelled(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    path = tmp_path / "weights.safetensors"
    with trio.move_on_after(1.5) as scope:
        async with open_simulation():
            weights = ones()
            try:
                while True:
                    weights = weights + 1
                    await la.mark_step()
            finally:
                with trio.CancelScope(shield=True):
                    await la.save({"weights": weights, "more": weights * 2}, path)
    assert scope.cancelled_caught
    async with la.open_runtime("cpu"):
        loaded = await la.to_cpu(await la.load(path))
        assert loaded["more"][0] == 2 * loaded["weights"][0]


async def test_the_actors_outlive_an_exception_of_the_body(autojump_clock: MockClock) -> None:
    values: list[float] = []
    with pytest.raises(ZeroDivisionError):
        async with open_simulation():
            async with trio.open_nursery() as nursery:

                async def save() -> None:
                    try:
                        await trio.sleep_forever()
                    finally:
                        with trio.CancelScope(shield=True):
                            values.append(await ones().sum().item())

                nursery.start_soon(save)
                await trio.lowlevel.checkpoint()
                try:
                    raise ZeroDivisionError
                except ZeroDivisionError:
                    nursery.cancel_scope.cancel()
                    raise_later = ZeroDivisionError()
            raise raise_later
    assert values == [5.0]


# ---- a runtime is cancelled ----------------------------------------------------------------


@pytest.mark.parametrize("after", [0.0, 0.5, 1.0, 1.5])
async def test_a_cancelled_runtime_ends_as_soon_as_its_device(
    autojump_clock: MockClock, after: float
) -> None:
    with trio.move_on_after(after) as scope:
        async with open_simulation() as (runtime, simulation):
            tensor = ones()
            while True:
                tensor = tensor * 1.5
                await la.mark_step()
    assert scope.cancelled_caught
    # What is on the device ends; nothing more is begun. (Two programs are there at a time.)
    assert trio.current_time() <= after + 2
    assert len(simulation.begun) <= after + 2
    assert runtime.statistics().waiting_tasks == 0
    del tensor


async def test_opening_and_leaving_at_once() -> None:
    """The actors have not had a single turn."""
    with trio.fail_after(5):
        async with la.open_runtime({"cpu": 3, "sim": 3}):
            pass
        with pytest.raises(ZeroDivisionError):
            async with la.open_runtime("cpu"):
                raise ZeroDivisionError
        with trio.CancelScope() as scope:
            scope.cancel()
            async with la.open_runtime("cpu"):
                await trio.lowlevel.checkpoint()
        assert scope.cancelled_caught


# ---- Ctrl-C --------------------------------------------------------------------------------


@pytest.fixture
def default_interrupts() -> Iterator[None]:
    """Python's own handler, which is what trio looks for before it installs one of its own.

    Nothing else in the process watches the collector, as Hypothesis does once it has run a test: an
    interrupt amid a collection would be raised in its callback, and be lost.
    """
    before = signal.getsignal(signal.SIGINT)
    watching = list(gc.callbacks)
    gc.callbacks.clear()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
    gc.callbacks[:] = watching


async def _train(begun: threading.Event, device: str, closures: list[float]) -> None:
    async with la.open_runtime(device, {"max_async_queue": 3}):
        begun.set()

        async def other() -> None:
            async with la.job("other"):
                x = ones()
                while True:
                    x = x * 0.5 + 1
                    await la.mark_step(wait=True)

        async with trio.open_nursery() as nursery:
            nursery.start_soon(other)
            weights = la.randn((8, 8))
            while True:
                async with la.step():
                    weights = weights @ weights * 0.1 + la.randn((8, 8))
                    la.add_step_closure(
                        lambda value: closures.append(float(value)), (weights.sum(),), True
                    )
                if random.random() < 0.2:
                    await weights.numpy()


# Python may raise the interrupt between making a coroutine and awaiting it, and warns then.
@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
@pytest.mark.filterwarnings("ignore:Exception ignored in. <coroutine object")
@pytest.mark.one_of(2)
@pytest.mark.parametrize("device", ["cpu", "sim"])
@pytest.mark.parametrize("seed", range(15))
def test_ctrl_c_at_a_random_moment_ends_the_run(
    default_interrupts: None, device: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    print(f"seed {seed}")
    generator = random.Random(seed)
    begun = threading.Event()
    ended = threading.Event()
    closures: list[float] = []

    def interrupt() -> None:
        begun.wait()
        time.sleep(generator.random() * 0.05)
        while not ended.wait(0):
            signal.raise_signal(signal.SIGINT)
            # Once; again only if it hit where it could not be seen, which must not be.
            if ended.wait(5):
                return
            problems.append("the interrupt was swallowed")

    problems: list[str] = []
    thread = threading.Thread(target=interrupt)
    thread.start()
    try:
        with pytest.raises(BaseException) as caught:  # noqa: PT011
            trio.run(_train, begun, device, closures)
    finally:
        ended.set()
        begun.set()  # where it has failed before
        thread.join()
    assert not problems
    errors = [caught.value]
    while errors:
        error = errors.pop()
        if isinstance(error, BaseExceptionGroup):
            errors += error.exceptions
        else:
            assert isinstance(error, KeyboardInterrupt), repr(error)
    assert np.isfinite(closures).all()


@pytest.mark.parametrize("device", ["cpu", "sim"])
def test_ctrl_c_while_the_runtime_waits(default_interrupts: None, device: str) -> None:
    async def wait() -> None:
        async with la.open_runtime(device):
            tensor = ones()
            await tensor
            signal.raise_signal(signal.SIGINT)
            await trio.sleep_forever()

    with pytest.raises(KeyboardInterrupt):
        trio.run(wait)


def test_ctrl_c_never_leaves_a_recording_half_done(default_interrupts: None) -> None:
    """In the middle of an operation it waits for the next checkpoint; between two it is raised."""
    generator = random.Random(0)
    recorded: list[LazyTensor] = []

    async def run() -> None:
        async with la.open_runtime("cpu"):
            x = ones()
            for _ in range(12):
                timer = threading.Timer(
                    generator.random() * 0.002, signal.raise_signal, (signal.SIGINT,)
                )
                with pytest.raises(KeyboardInterrupt):
                    timer.start()
                    while True:
                        for _ in range(5):
                            recorded.append(x + len(recorded) * 0.5 + 0.25)
                        await trio.lowlevel.checkpoint()
                timer.join()
            for index, value in enumerate(await la.to_cpu(recorded[::7])):
                assert value[0] == 2.5 + index * 7 * 0.5 + 0.25

    trio.run(run)


def test_no_cancellation_is_raised_beside_what_caused_it(
    default_interrupts: None,
) -> None:
    """However the body passes it on: here in the group of a job that has a failure as well."""

    def interrupt() -> None:
        raise KeyboardInterrupt

    async def interrupted(ready: trio.Event) -> None:
        await ready.wait()
        la.add_step_closure(interrupt, run_async=True)
        await la.mark_step()
        await trio.sleep_forever()

    async def body() -> None:
        ready = trio.Event()
        async with open_simulation() as (_, simulation), trio.open_nursery() as nursery:
            nursery.start_soon(interrupted, ready)  # in the default job
            async with la.job("failing"):
                simulation.errors.append(ValueError("broken"))
                failed = ones()
                await la.mark_step()
                while failed.state == "in flight":
                    await trio.sleep(0.1)
                ready.set()
                await trio.sleep_forever()

    with pytest.raises(BaseExceptionGroup) as caught:
        trio.run(body, clock=MockClock(autojump_threshold=0))
    errors: list[BaseException] = [caught.value]
    kinds = []
    for error in errors:
        if isinstance(error, BaseExceptionGroup):
            errors += error.exceptions
        else:
            kinds.append(type(error))
    assert sorted(kind.__name__ for kind in kinds) == ["ExecutionError", "KeyboardInterrupt"]
