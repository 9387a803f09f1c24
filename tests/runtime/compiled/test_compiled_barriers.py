"""Calls of compiled functions as barriers: slots, cancellation, failures, several tasks."""

from __future__ import annotations

import gc

import numpy as np
import pytest
import trio
from compiled_functions import Counted, vector
from simulation import open_simulation
from trio.testing import MockClock
from turns import assert_gives_turn

import lazyasync as la
from lazyasync.tensor import LazyTensor


async def test_it_gives_tensors_in_flight_and_waits_for_a_slot(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 2}):
        compiled = la.compile(lambda x: x * 2.5)
        x = vector(1)
        times = []
        for _ in range(4):
            x = await compiled(x)
            times.append(trio.current_time())
            assert x.state == "in flight"
        assert times == [0, 0, 1, 2]
        assert await x.item() == pytest.approx(2.5**4)
        assert trio.current_time() == 4


async def test_cancelled_while_it_waits_nothing_has_changed(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, simulation):
        compiled = la.compile(lambda x: x + la.rand((1,)))
        x = vector(1)
        first = await compiled(x)
        state = la.get_rng_state()
        with trio.move_on_after(0.5) as scope:
            await compiled(x)
        assert scope.cancelled_caught
        assert la.get_rng_state() == state
        assert runtime.statistics().scheduler.mailbox.used == 0
        second = await compiled(x)
        assert trio.current_time() == 1
        values = await la.to_cpu([first, second])
        la.manual_seed(0)
        np.testing.assert_array_equal(
            values, await la.to_cpu([x + la.rand((1,)), x + la.rand((1,))])
        )
        assert len(simulation.begun) == 3


@pytest.mark.parametrize("lazy", [False, True])
async def test_is_a_checkpoint(lazy: bool) -> None:
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda x: (x + 1, x))
        nothing = la.compile(lambda x: x)
        x = la.ones((2,)) * 2.5 if lazy else vector(1, 2)
        for function in (compiled, nothing):
            with assert_gives_turn():
                await function(x)
            with trio.CancelScope() as scope:
                scope.cancel()
                await function(x)
            assert scope.cancelled_caught


async def test_two_tasks_at_once(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        function = Counted(lambda x: x * 2.5)
        compiled = la.compile(function)
        found: dict[int, float] = {}

        async def call(number: int) -> None:
            found[number] = await (await compiled(vector(number))).item()

        async with trio.open_nursery() as nursery:
            for number in range(5):
                nursery.start_soon(call, number)
        assert found == {number: number * 2.5 for number in range(5)}
        assert function.calls == 1
        assert runtime.metrics.counters["UncachedCompile"] == 1
        assert runtime.metrics.counters["MixedTaskBarrier"] == 0


async def test_two_tasks_at_once_capture_a_lazy_tensor(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}):
        weight = la.ones((1,)) * 2.5
        function = Counted(lambda x: x * weight)
        compiled = la.compile(function)
        found: list[float] = []

        async def call(x: LazyTensor) -> None:
            found.append(await (await compiled(x)).item())

        async with trio.open_nursery() as nursery:
            for number in range(4):
                nursery.start_soon(call, vector(number))
        assert sorted(found) == [0, 2.5, 5, 7.5]
        assert function.calls == 1


async def test_arguments_in_flight_overlap(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 4}):
        x = la.ones((2,)) * 2.5
        await la.mark_step()
        y = await la.compile(lambda x: x + 1)(x)
        assert (x.state, y.state, trio.current_time()) == ("in flight", "in flight", 0)
        np.testing.assert_array_equal(await y.numpy(), [3.5, 3.5])
        assert trio.current_time() == 2


async def test_lazy_arguments_leave_the_rest_lazy(autojump_clock: MockClock) -> None:
    async with open_simulation():
        x, other = la.ones((2,)) * 2.5, la.ones((3,)) * 1.5
        y = await la.compile(lambda x: x + 1)(x)
        assert (x.state, y.state, other.state) == ("in flight", "in flight", "lazy")
        await la.mark_step()
        assert other.state == "in flight"


async def test_an_execution_error_reaches_whoever_awaits(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        compiled = la.compile(lambda x: x + 1)
        simulation.errors.append(ValueError("broken"))
        x = await compiled(vector(1))
        y = await compiled(x)
        for tensor in (x, y):
            with pytest.raises(la.ExecutionError, match="broken"):
                await tensor
        await la.mark_step()
        assert await (await compiled(vector(1))).item() == 2


async def test_an_execution_error_reaches_the_next_barrier(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        compiled = la.compile(lambda x: x + la.rand((1,)))
        simulation.errors.append(ValueError("broken"))
        await compiled(vector(1))
        await trio.sleep(2)
        state = la.get_rng_state()
        with pytest.raises(la.ExecutionError, match="broken"):
            await compiled(vector(1))
        assert la.get_rng_state() == state
        await compiled(vector(1))


async def test_a_failed_argument_fails_the_result(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(ValueError("broken"))
        x = la.ones((2,)) * 2.5
        with pytest.raises(la.ExecutionError):
            await x
        total, same = await la.compile(lambda x: (x + 1, x))(x)
        for tensor in (total, same):
            with pytest.raises(la.ExecutionError, match="broken"):
                await tensor


async def test_a_step_that_fails_names_the_users_line() -> None:
    def chosen(x: LazyTensor, index: LazyTensor) -> LazyTensor:
        return la.take(x * 2.0, index) + 1.0

    line = chosen.__code__.co_firstlineno + 1
    async with la.open_runtime("cpu:0", {"ir_debug": True}):
        compiled = la.compile(chosen)
        index = la.asarray([5])
        for _ in range(2):  # compiled, and replayed
            result = await compiled(vector(1, 2), index)
            with pytest.raises(
                la.ExecutionError, match=rf"take \(\S*test_compiled_barriers.py:{line} in chosen\)"
            ):
                await result
        assert f"test_compiled_barriers.py:{line}" in compiled.lower(vector(1, 2), index).text


async def test_nodes_know_the_scope_and_the_line() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):

        def function(x: LazyTensor) -> LazyTensor:
            with la.scope("inner"):
                return x + 1

        compiled = la.compile(function)
        with la.scope("outer"):
            await compiled(vector(1))
        (trace,) = la.current_runtime().traces[compiled].values()
        (node,) = [node for node in trace.graph.nodes if node.operation.name == "add"]
        assert node.metadata.scope == "outer/inner"
        assert "test_compiled_barriers.py" in str(node.metadata.source)


async def test_everything_is_let_go_of(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, y: (x + y, x))
    for _ in range(5):
        result = await compiled(vector(1, 2), 2.0)
        await result[0]
    del result
    gc.collect()
    await la.wait_device_ops()  # a copy to a GPU may be told after the step that reads it
    statistics = runtime.statistics()
    assert statistics.created_tensors == statistics.destroyed_tensors
    # By the job: the device keeps the small array that it was given for the next one like it.
    assert set(statistics.jobs["default"].memory_bytes.values()) == {0}


async def test_methods_are_compiled(runtime: la.Runtime) -> None:
    """The instance is a static argument: another one is traced anew."""

    class Layer:
        def __init__(self, scale: float) -> None:
            self.scale = scale
            self.traced = 0

        @la.compile
        def forward(self, x: la.LazyTensor) -> la.LazyTensor:
            self.traced += 1
            return x * self.scale

    first, second = Layer(2.0), Layer(3.0)
    x = la.ones((3,))
    for _ in range(3):
        assert (await (await first.forward(x)).numpy()).tolist() == [2.0, 2.0, 2.0]
        assert (await (await second.forward(x)).numpy()).tolist() == [3.0, 3.0, 3.0]
    assert (first.traced, second.traced) == (1, 1)
    assert isinstance(Layer.forward, type(la.compile(len)))
    assert (await (await Layer.forward(first, x)).numpy()).tolist() == [2.0, 2.0, 2.0]
    assert first.forward.lower(x).operations == Layer.forward.lower(first, x).operations == 1
    both = la.compile(lambda y: second.forward.__wrapped__(y) + 1.0)
    assert (await (await both(x)).numpy()).tolist() == [4.0, 4.0, 4.0]
