"""Loops that lack a barrier: cut into segments that repeat, sent out at checkpoints, warned of."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import in_thread
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.barriers import build
from lazyasync.tensor import LazyTensor

SMALL = {"loop_segment_size": 256}
"""Loops are cut soon."""


def count(runtime: la.Runtime, name: str) -> int:
    return runtime.metrics.counter_value(name) or 0


class Model:
    """A small regression, trained with Adam."""

    def __init__(self) -> None:
        self.x = la.asarray(np.linspace(-1.0, 1.0, 24, dtype=np.float32).reshape(8, 3))
        self.w = {"w": la.full((3, 2), 0.5), "b": la.full((2,), 0.25)}
        self.optimizer = la.optim.adam(1e-2)
        self.state = self.optimizer.init(self.w)
        self.gradient = la.value_and_grad(self.error)
        self.loss = la.zeros(())

    def error(self, w: Any) -> LazyTensor:
        return la.mean(la.square(la.tanh(self.x @ w["w"] + w["b"]) - 0.75))

    def step(self) -> None:
        self.loss, gradients = self.gradient(self.w)
        self.w, self.state = self.optimizer.update(gradients, self.state, self.w)


async def losses_with_barriers(steps: int) -> float:
    model = Model()
    for _ in range(steps):
        model.step()
        await la.mark_step()
    return float(await model.loss.item())


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_a_forgotten_barrier_repeats_what_it_records_and_compiles_it_once(
    device: str,
) -> None:
    async with la.open_runtime(device, SMALL) as runtime:
        created: list[int] = []
        compiled: list[int] = []
        for steps in (60, 120, 180):
            model = Model()
            nodes, programs = count(runtime, "IrNodeCreated"), count(runtime, "UncachedCompile")
            for _ in range(steps):
                model.step()
            loss = await model.loss.item()
            created.append(count(runtime, "IrNodeCreated") - nodes)
            compiled.append(count(runtime, "UncachedCompile") - programs)
            assert loss == pytest.approx(await losses_with_barriers(steps), rel=1e-3)
        assert count(runtime, "TrimmedSegments") > 40
        assert compiled[0] <= 8
        # However long the loop is: only what is left over behind the last segment is new.
        assert max(compiled[1:]) <= 3
        assert created[2] <= created[0]


@pytest.mark.parametrize(
    "size", [200, 410, *(pytest.param(size, marks=pytest.mark.stress) for size in (256, 300))]
)
async def test_segments_that_are_alike_are_put_in_order_once(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many iterations are in one, and though one instruction records half of each.

    All are recorded before the loop gives way, so that none has been put in order by then.
    """
    monkeypatch.setattr(build, "BUILD_AT_ONCE_OPERATIONS", 5)
    built = []
    build_graph = build.build_graph

    def noted(*args: Any) -> Any:
        collected = build_graph(*args)
        built.append(collected.graph)
        return collected

    monkeypatch.setattr(build, "build_graph", noted)
    async with la.open_runtime("cpu:0", {"loop_segment_size": size}) as runtime:
        model = Model()
        for _ in range(400):
            model.step()
        loss = await model.loss.item()
        assert count(runtime, "TrimmedSegments") > 20

        assert len(built) <= 8
        assert loss == pytest.approx(await losses_with_barriers(400), rel=1e-3)


USUAL = {(0, 100), (1, 150), (2, 256), (5, 411), (30, 100)}
"""The operations more and the sizes of an ordinary run."""


@pytest.mark.parametrize(
    ("extra", "size"),
    [
        pytest.param(*case, marks=() if case in USUAL else pytest.mark.stress)
        for case in itertools.product((0, 1, 2, 5, 30), (100, 150, 256, 411))
    ],
)
async def test_segments_of_loops_of_any_length_are_compiled_once(extra: int, size: int) -> None:
    async with la.open_runtime("cpu:0", {"loop_segment_size": size}) as runtime:
        p, m = la.full((3, 4), 0.5), la.zeros((3, 4))
        slope = la.grad(lambda p: la.mean(la.square(la.sin(p) - 0.25)))
        steps = 60 * size // (16 + extra)
        for _ in range(steps):
            m = m * 0.9 + slope(p)
            for _ in range(extra):
                m = m + 1e-9
            p = p - m * 0.1
        assert np.sin((await p.numpy())[0, 0]) == pytest.approx(0.25, abs=0.01)
        assert count(runtime, "TrimmedSegments") > 3
        assert count(runtime, "UncachedCompile") <= 6


async def test_a_loop_with_barriers_is_not_cut() -> None:
    async with la.open_runtime("sim:0", SMALL) as runtime:
        model = Model()
        x = la.full((3, 3), 0.5)
        for _ in range(20):
            model.step()
            for _ in range(3):  # a loop of its own, in each iteration of the other
                x = la.tanh(x @ x + 0.5) * 0.5
            await la.mark_step()
        assert count(runtime, "TrimmedSegments") == 0


async def test_a_computation_that_is_written_as_a_loop_stays_one_graph() -> None:
    async with la.open_runtime("sim:0", SMALL) as runtime:
        x = la.ones((2,))
        for _ in range(1000):
            x = x * 0.5 + 1.0
        await x
        assert count(runtime, "TrimmedSegments") == 0
        for _ in range(5000):  # but for a limit to that
            x = x * 0.5 + 1.0
        await x
        assert count(runtime, "TrimmedSegments") > 1


async def test_loops_in_functions_that_await_are_cut_too() -> None:
    async def train(model: Model) -> None:
        await trio.lowlevel.checkpoint()
        for _ in range(100):
            model.step()

    async with la.open_runtime("sim:0", SMALL) as runtime:
        model = Model()
        await train(model)
        assert count(runtime, "TrimmedSegments") > 5
        await model.loss


async def test_no_loop_is_cut_within_a_gradient() -> None:
    def error(x: LazyTensor) -> LazyTensor:
        for _ in range(100):
            x = la.tanh(x * 0.5 + la.sin(x) * 0.25 - la.cos(x) * 0.125 + la.exp(-x * x) * 0.01)
        return la.sum(x)

    async with la.open_runtime("sim:0", SMALL) as runtime:
        gradient = la.grad(error)(la.asarray([0.5, -0.5]))
        assert count(runtime, "TrimmedSegments") == 0
        assert np.isfinite(await gradient.numpy()).all()


# ---- the same places each time -------------------------------------------------------------


async def short_iterations(count: int) -> None:
    x = la.ones((2, 3))
    for _ in range(count):
        x = x * 0.5 + 1.0
    await la.mark_step(wait=True)


async def from_what_is_ready(count: int) -> None:
    x = la.asarray(np.full((4,), 0.5, np.float32))
    for _ in range(count):
        x = la.tanh(x)
    await x


async def several_tensors(count: int) -> None:
    x, y, z = la.ones((3,)), la.zeros((3,)), la.full((3,), 0.25)
    for number in range(count // 4):
        x, y = la.sin(y + x) * 0.5, la.cos(x - z)
        z = z + 1e-3 if number % 3 else z * 0.5
    await la.mark_step(wait=True)


async def gradients(count: int) -> None:
    model = Model()
    for _ in range(count // 40):
        model.step()
    await la.mark_step(wait=True)


async def a_gradient_among_them(count: int) -> None:
    x = la.full((5,), 0.5)
    for _ in range(count):
        x = x * 0.5 + 1.0
    x = x + la.grad(lambda x: la.sum(la.sin(x) * x))(x)
    for _ in range(count):
        x = x * 0.5 + 1.0
    await la.mark_step(wait=True)


async def two_tasks(count: int) -> None:
    async def record(value: float) -> None:
        x = la.full((2,), value)
        for number in range(count // 2):
            x = la.tanh(x * 0.5) + value
            if number % 100 == 99:
                await turns.wait(number)

    class Turns:
        """Each task goes on when the other one has come as far."""

        def __init__(self) -> None:
            self.events: dict[int, trio.Event] = {}

        async def wait(self, number: int) -> None:
            event = self.events.get(number)
            if event is None:
                event = self.events[number] = trio.Event()
                await event.wait()
            else:
                event.set()

    turns = Turns()
    async with la.job("one"), trio.open_nursery() as nursery:
        nursery.start_soon(record, 0.25)
        nursery.start_soon(record, 0.5)


LOOPS = (
    short_iterations,
    from_what_is_ready,
    several_tensors,
    gradients,
    a_gradient_among_them,
)


@pytest.mark.parametrize(
    ("device", "loops"),
    [
        ("sim:0", LOOPS),
        ("cpu:0", (several_tensors,)),
        pytest.param("cpu:0", LOOPS, marks=pytest.mark.stress),
    ],
    ids=["sim", "cpu", "cpu, all"],
)
async def test_a_recording_is_cut_at_the_same_places_each_time(
    device: str, loops: tuple[Callable[[int], Awaitable[None]], ...]
) -> None:
    for loop in loops:
        async with la.open_runtime(device, {"loop_segment_size": 16}) as runtime:
            seen: list[tuple[int, ...]] = []
            for _ in range(4):
                names = ("TrimmedSegments", "UncachedCompile", "ResizedProgram", "IrNodeCreated")
                before = [count(runtime, name) for name in names]
                await loop(800)
                seen.append(
                    tuple(
                        count(runtime, name) - was for name, was in zip(names, before, strict=True)
                    )
                )
            segments = seen[0][0]
            assert segments >= 2, loop.__name__
            assert seen[1:] == [(segments, 0, 0, 0)] * 3, loop.__name__


async def test_segments_do_not_depend_on_the_loops_before() -> None:
    """On how long these were, nor on who called them; nor do graphs become longer and longer."""

    async def sizes(lengths: list[int]) -> set[int]:
        async with la.open_runtime("sim:0", {"loop_segment_size": 16}) as runtime:
            for length in lengths:
                for loop in (short_iterations, from_what_is_ready, gradients):
                    await loop(length)
            first = count(runtime, "UncachedCompile")
            for length in reversed(lengths):
                for loop in (short_iterations, from_what_is_ready, gradients):
                    await loop(length)
            assert count(runtime, "UncachedCompile") == first
            return {len(record.graph) for record in runtime.scheduler.compile_log.records}

    lengths = [175, 160, 161, 250, 375, 162]
    found = await sizes(lengths)
    assert await sizes(lengths[::-1]) == found
    assert await sizes(sorted(lengths)) == found
    assert max(found) < 3 * 16 * 20


async def test_segments_of_recordings_that_two_tasks_make() -> None:
    async with la.open_runtime("sim:0", {"loop_segment_size": 16}) as runtime:
        cut = []
        for _ in range(3):
            before = count(runtime, "TrimmedSegments")
            compiled = count(runtime, "UncachedCompile")
            await two_tasks(1000)
            cut.append(count(runtime, "TrimmedSegments") - before)
            if len(cut) > 1:
                assert count(runtime, "UncachedCompile") == compiled
        assert cut[0] > 1
        assert cut == cut[:1] * 3


async def test_what_a_gradient_passes_over_is_cut_without_one() -> None:
    """A loop within a gradient is one graph, whatever has been cut on the way to it, and back."""

    def error(x: LazyTensor) -> LazyTensor:
        for _ in range(100):
            x = la.tanh(x * 0.5 + la.sin(x) * 0.25 - la.cos(x) * 0.125 + la.exp(-x * x) * 0.01)
        return la.sum(x)

    async with la.open_runtime("sim:0", {"loop_segment_size": 16}) as runtime:
        x = la.asarray(np.array([0.5, -0.5], np.float32))
        cut = []
        for _ in range(3):
            before = count(runtime, "TrimmedSegments")
            await error(x)
            between = count(runtime, "TrimmedSegments")
            await la.grad(error)(x)
            cut.append((between - before, count(runtime, "TrimmedSegments") - between))
        assert cut[0][0] >= 2
        assert cut == [(cut[0][0], 0)] * 3


# ---- when they go out ----------------------------------------------------------------------


async def test_segments_go_out_at_any_checkpoint(autojump_clock: MockClock) -> None:
    async with open_simulation(config=SMALL | {"max_in_flight": 2}) as (runtime, simulation):
        model = Model()
        while count(runtime, "TrimmedSegments") < 4:
            model.step()
        assert not simulation.begun
        await trio.sleep(1.5)  # which has nothing to do with tensors
        statistics = runtime.statistics()
        assert len(simulation.begun) == 2
        assert statistics.jobs["default"].in_flight == {"virtual:0": 3}
        await trio.sleep(10)
        assert len(simulation.begun) == 4
        assert runtime.statistics().jobs["default"].in_flight == {"virtual:0": 0}
        assert runtime.default_job.context(runtime.devices[0]).slots.taken == 0


async def test_segments_go_out_within_the_limit_of_steps_in_flight(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config=SMALL | {"max_in_flight": 1}) as (runtime, simulation):
        model = Model()
        context = runtime.default_job.context(runtime.devices[0])
        for _ in range(200):
            model.step()
            await trio.lowlevel.checkpoint()
            assert context.slots.taken <= 1
            assert runtime.statistics().scheduler.steps_under_way <= 1
        waiting = len(context.segments)
        assert waiting > 3
        await la.mark_step(wait=True)  # which sends out what it comes behind
        assert not context.segments
        assert len(simulation.begun) > waiting


async def test_a_job_that_ends_before_its_segments_went_out(autojump_clock: MockClock) -> None:
    async with open_simulation(config=SMALL) as (runtime, simulation):
        with pytest.raises(KeyError):
            async with la.job("short"):
                model = Model()
                while count(runtime, "TrimmedSegments") < 4:
                    model.step()
                raise KeyError
        await trio.sleep(10)
        assert simulation.begun == []
        async with la.job("whole"):
            model = Model()
            while count(runtime, "TrimmedSegments") < 8:
                model.step()
        assert len(simulation.begun) >= 4
        assert runtime.statistics().waiting_tasks == 2  # the actors


# ---- limits --------------------------------------------------------------------------------


async def test_a_loop_that_never_awaits_is_stopped_after_so_many_operations() -> None:
    config = SMALL | {"trim_graph_size": 1000, "max_trimmed_segments": 5}
    async with open_simulation(config=config, seconds=0) as (runtime, _):
        model = Model()
        with pytest.raises(la.GraphTooLargeError, match="mark_step"):
            for _ in range(100_000):
                model.step()
        assert 10 < count(runtime, "TrimmedSegments") < 100
        await la.mark_step(wait=True)
        for _ in range(20):
            model.step()
        assert np.isfinite(await model.loss.item())


async def test_a_thread_that_may_block_waits_for_its_segments() -> None:
    config = SMALL | {"trim_graph_size": 1000, "max_trimmed_segments": 2}

    def record() -> float:
        with la.blocking("cpu:0", config) as blocking:
            model = Model()
            for _ in range(400):
                model.step()
            assert count(blocking.runtime, "TrimmedSegments") > 50
            return float(model.loss)

    assert 0.0 <= await trio.to_thread.run_sync(in_thread, record) < 0.1


# ---- the warning ---------------------------------------------------------------------------


async def test_operations_without_an_await_are_warned_of_once() -> None:
    config = SMALL | {"warn_unawaited_operations": 2000}
    async with open_simulation(config=config, seconds=0):
        model = Model()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(200):
                model.step()
            await model.loss
            for _ in range(200):
                model.step()
    (warning,) = caught
    assert "more than 2000 operations" in str(warning.message)
    assert "mark_step" in str(warning.message)
    assert warning.filename == __file__
    line = warning.lineno
    assert line == Model.step.__code__.co_firstlineno + 2


async def test_a_loop_that_awaits_anything_is_not_warned_of() -> None:
    config = SMALL | {"warn_unawaited_operations": 2000}
    async with open_simulation(config=config, seconds=0):
        model = Model()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for number in range(400):
                model.step()
                if number % 20 == 0:
                    await trio.sleep(0.001)
            await model.loss


async def test_dead_operations_are_warned_of_as_well() -> None:
    config = {"warn_unawaited_operations": 2000, "trim_graph_size": 500}
    async with open_simulation(config=config, seconds=0):
        x = la.asarray([1.0])
        with pytest.warns(UserWarning, match="more than 2000 operations"):
            for number in range(3000):
                x * (number + 2.5)
