"""Values that are read while a gradient is taken: the graph stays whole, and the gradient right."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import trio
from threads import in_thread

import lazyasync as la
from lazyasync.tensor import LazyTensor


@pytest.fixture(params=["cpu:0", "sim:0", "ir_debug"])
def blocking(request: pytest.FixtureRequest) -> Iterator[la.BlockingRuntime]:
    """An open blocking runtime."""
    ir_debug = request.param == "ir_debug"
    with la.blocking("cpu:0" if ir_debug else request.param, {"ir_debug": ir_debug}) as opened:
        yield opened


READS: dict[str, Callable[[LazyTensor], Any]] = {
    "float": float,
    "int": int,
    "bool": bool,
    "complex": complex,
    "format": lambda t: f"{t:.3f}",
    "asarray": np.asarray,
    "array": np.array,
    "tolist": lambda t: t.tolist(),
    "dlpack": np.from_dlpack,
    "array_equal": lambda t: np.array_equal(t, 0),
    "index": lambda t: [0] * 100 and range(100)[la.astype(t, np.int64)],
    "if": lambda t: 1 if t > 0 else 2,
    "twice": lambda t: (float(t), float(t), float(t + 1), float(t)),
    "a part": lambda t: float(t.reshape((1,))[0] * 5),
    "alias": lambda t: float(t.copy()),
}


@pytest.mark.parametrize("name", READS)
def test_reads_leave_gradients_alone(name: str, blocking: la.BlockingRuntime) -> None:
    read = READS[name]

    def function(x: LazyTensor) -> LazyTensor:
        y = 3 * x
        read(y)
        z = y * y
        read(z)
        return 2 * y + z

    for start in (1.0, 2.0):
        value, gradient = la.value_and_grad(function)(la.asarray(start))
        assert float(gradient) == 6 + 18 * start
        assert float(value) == 6 * start + 9 * start**2


def test_what_is_read_has_the_value(blocking: la.BlockingRuntime) -> None:
    seen: list[Any] = []

    def function(x: LazyTensor, w: LazyTensor) -> LazyTensor:
        seen.append(float(x))
        y = la.sum(x * w)
        seen.append(float(y))
        y = y * y if float(y) > 5 else y
        seen.append(np.asarray(w * 2).tolist())
        seen.append(float(y))
        return y * 0.5

    w = la.asarray([1.0, 2.0])
    value, gradients = la.value_and_grad(function, (0, 1))(la.asarray(4.0), w)
    assert seen == [4.0, 12.0, [2.0, 4.0], 144.0]
    assert float(gradients[0]) == 12 * 3
    assert np.asarray(gradients[1]).tolist() == [48.0, 48.0]
    assert float(value) == 72.0
    assert float(la.sum(w)) == 3.0


def test_reads_of_what_does_not_depend_on_the_argument(blocking: la.BlockingRuntime) -> None:
    lazy, ready = la.ones((2,)) * 2.5, la.ones((2,)) * 1.5
    np.asarray(ready)

    def function(x: LazyTensor) -> LazyTensor:
        y = x * lazy
        assert float(lazy[0]) == 2.5
        assert np.asarray(lazy).tolist() == [2.5, 2.5]
        assert float(ready[1]) == 1.5
        assert np.asarray(ready).tolist() == [1.5, 1.5]
        assert float(la.sum(la.zeros((3,)) + 1)) == 3
        return la.sum(y * ready * lazy)

    assert float(la.grad(function)(la.asarray(2.0))) == 2 * 2.5 * 2.5 * 1.5
    assert np.asarray(lazy).tolist() == [2.5, 2.5]


def test_reads_of_what_was_left_lazy_by_a_partial_barrier(blocking: la.BlockingRuntime) -> None:
    carried = la.ones(()) * 2.5
    other = la.ones(()) * 1.5
    float(other)
    assert carried.state == "lazy"

    def function(x: LazyTensor) -> LazyTensor:
        assert float(carried) == 2.5
        y = x * carried
        assert float(y) == 7.5
        return y * carried

    assert float(la.grad(function)(la.asarray(3.0))) == 6.25
    assert float(carried) == 2.5


def test_nested_gradients(blocking: la.BlockingRuntime) -> None:
    def cubed(x: LazyTensor) -> LazyTensor:
        square = x * x
        assert float(square) == 4.0
        return square * x

    def first(x: LazyTensor) -> LazyTensor:
        assert float(x) == 2.0
        derivative = la.grad(cubed)(x)
        assert float(derivative) == 12.0
        return derivative

    assert float(la.grad(first)(la.asarray(2.0))) == 12.0
    value, gradient = la.value_and_grad(la.grad(first))(la.asarray(2.0))
    assert (float(value), float(gradient)) == (12.0, 6.0)


def test_inside_scopes(blocking: la.BlockingRuntime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        with la.scope("outer"):
            y = x * 3
            with la.scope("inner"):
                assert float(y) == 3.0
                z = y * y
            assert float(z) == 9.0
        return z

    with la.scope("around"):
        assert float(la.grad(function)(la.asarray(1.0))) == 18.0


def test_random_numbers_are_drawn_once(blocking: la.BlockingRuntime) -> None:
    def function(x: LazyTensor, read: bool) -> LazyTensor:
        noise = la.rand((3,))
        y = x * noise
        if read:
            np.asarray(y)
            np.asarray(noise)
        more = la.randn((3,))
        if read:
            np.asarray(more)
        return la.sum(y * more)

    found = []
    for read in (False, True):
        la.manual_seed(1)
        value, gradient = la.value_and_grad(function)(la.asarray(2.0), read)
        found.append((float(value), float(gradient), la.get_rng_state()))
    assert found[0] == found[1]


def test_the_graph_stays_whole_and_nothing_is_computed_twice(
    blocking: la.BlockingRuntime,
) -> None:
    seen: list[LazyTensor] = []

    def function(x: LazyTensor) -> LazyTensor:
        y = la.exp(x)
        float(y)
        seen.append(y)
        z = la.exp(y)
        before = blocking.runtime.statistics().jobs["default"].steps
        float(z)
        np.asarray(z)
        float(y)
        assert blocking.runtime.statistics().jobs["default"].steps == before + 1
        assert y.state == z.state == "lazy"
        return z

    value, gradient = la.value_and_grad(function)(la.asarray(0.5))
    assert "exp" not in la.debug.dump_ir(seen[0] + 0)
    np.testing.assert_allclose(float(gradient), np.exp(0.5) * np.exp(np.exp(0.5)), rtol=1e-5)
    assert float(value) == float(la.exp(la.exp(la.asarray(0.5))))
    assert float(seen[0]) == float(la.exp(la.asarray(0.5)))
    blocking.run(la.mark_step)
    assert seen[0].state == "ready"
    assert float(seen[0] * 1) == float(la.exp(la.asarray(0.5)))


def test_steps_with_reads_are_repeated(blocking: la.BlockingRuntime) -> None:
    """A loop that reads compiles no more than one that does not."""

    def function(w: LazyTensor, x: LazyTensor) -> LazyTensor:
        y = la.tanh(w * x)
        scale = 2.0 if float(la.sum(y)) > 100 else 3.0
        return la.sum(y * scale)

    w = la.ones((4,))
    compiles = []
    for step in range(6):
        x = np.full(4, step + 0.5, np.float32)
        value, gradient = la.value_and_grad(function)(w, la.asarray(x))
        w = w - 0.1 * gradient
        blocking.run(la.mark_step)
        expected = np.tanh(np.asarray(w) * x)
        assert expected.shape == (4,)
        float(value)
        compiles.append(la.metrics.counter_value("UncachedCompile"))
    assert compiles[2] == compiles[-1]


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
def test_reads_in_loops_that_are_cut_into_segments(device: str) -> None:
    """Nothing is cut while a gradient is taken, however long that becomes."""

    def function(x: LazyTensor, read: bool) -> LazyTensor:
        y = x
        for number in range(200):
            y = y * x + 0.5
            if read and number % 50 == 0:
                assert float(y) < 10
        return y

    found = []
    for read in (False, True):
        with la.blocking(device, {"loop_segment_size": 64}):
            x = la.asarray(0.75)
            for _ in range(10):
                for _ in range(20):
                    x = x - 0.001 * x * x
                value, gradient = la.value_and_grad(function)(x, read)
                x = x - 0.01 * gradient + 0.001 * value
            assert la.metrics.counter_value("TrimmedSegments") > 1
            found.append([float(x), float(value), float(gradient)])
    assert found[0] == found[1]


def test_a_read_that_fails(blocking: la.BlockingRuntime) -> None:
    """It says why, as any other, and so does what is computed from it; nothing is left behind."""

    def function(x: LazyTensor) -> LazyTensor:
        picked = la.take(x, la.asarray([7]) + 0)
        with pytest.raises(la.ExecutionError, match="out of bounds"):
            np.asarray(picked)
        return la.sum(x * x)

    assert np.asarray(la.grad(function)(la.asarray([1.0, 2.0]))).tolist() == [2.0, 4.0]
    blocking.run(la.mark_step)


# ---- what is awaited -----------------------------------------------------------------------


def test_what_is_awaited_is_read(blocking: la.BlockingRuntime, tmp_path: Any) -> None:
    async def both(tensor: LazyTensor) -> Any:
        assert await tensor is tensor
        return float(tensor), await la.to_cpu({"t": tensor})

    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        assert blocking.run(y.numpy).tolist() == 6.0
        z = y * y
        assert blocking.run(z.item) == 36.0
        assert blocking.run(both, z + 1) == (37.0, {"t": 37.0})
        blocking.run(la.save, {"z": z * 2}, tmp_path / "file")
        blocking.run(la.wait_device_ops)
        return z

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0
    assert float(blocking.run(la.load, tmp_path / "file")["z"]) == 72.0


BARRIERS: dict[str, Callable[[LazyTensor], Any]] = {
    "mark_step": lambda y: la.mark_step,
    "step": lambda y: _step,
    "sync_multi": lambda y: lambda: la.sync_multi([y]),
    "all_reduce": lambda y: lambda: la.all_reduce([y]),
    "compiled": lambda y: lambda: la.compile(lambda t: t * 2)(y),
    "run_cached_graph": lambda y: lambda: _cached(y),
    "run_graph": lambda y: lambda: _stored(y),
}


async def _step() -> None:
    async with la.step():
        pass


async def _cached(y: LazyTensor) -> None:
    ready = await la.ones(())
    total = ready + 1
    name = la.computation.get_graph_hash([total])
    await total
    await la.computation.run_cached_graph(name, [y])


async def _stored(y: LazyTensor) -> None:
    ready = await la.ones(())
    data = la.computation.graph_to_bytes([ready + 1])
    await la.computation.run_graph(la.computation.graph_from_bytes(data), [y])


@pytest.mark.parametrize("name", BARRIERS)
def test_barriers_are_refused(name: str, blocking: la.BlockingRuntime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        with pytest.raises(la.UnsupportedOperationError, match="gradient"):
            blocking.run(BARRIERS[name](y))
        return y * y

    for _ in range(2):
        assert float(la.grad(function)(la.asarray(2.0))) == 36.0
    blocking.run(la.mark_step)


def test_compiled_functions_of_constants_are_constants(blocking: la.BlockingRuntime) -> None:
    doubled = la.compile(lambda t: t * 2)
    ready = la.ones(()) * 2.5
    float(ready)

    def function(x: LazyTensor) -> LazyTensor:
        return x * x * blocking.run(doubled, ready)

    assert float(la.grad(function)(la.asarray(2.0))) == 20.0


@pytest.mark.parametrize("run_async", [False, True])
def test_closures_read(run_async: bool, blocking: la.BlockingRuntime) -> None:
    """Also those of a call of a compiled function, which ends their step."""
    doubled = la.compile(lambda t: t * 2)
    ready = la.ones(()) * 2.5
    float(ready)
    seen: list[float] = []

    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        la.add_step_closure(lambda y: seen.append(2 * float(y)), (y,), run_async)
        factor = blocking.run(doubled, ready)
        assert run_async or seen == [12.0]
        z = y * factor
        la.add_step_closure(lambda z: seen.append(float(z)), (z,), run_async)
        blocking.run(la.run_step_closures)
        assert seen == [12.0, 30.0]
        return y * z

    for _ in range(2):
        assert float(la.grad(function)(la.asarray(2.0))) == 36.0 * 5
        seen.clear()
    blocking.run(la.mark_step)


def test_a_barrier_after_a_gradient_that_raised(blocking: la.BlockingRuntime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        with la.scope("inner"):
            float(x * 2)
            raise KeyError("own")

    kept = la.ones(()) * 2.5
    with pytest.raises(KeyError):
        la.grad(function)(la.asarray(1.0))
    blocking.run(la.mark_step)
    assert kept.state != "lazy"


def test_what_runs_there_is_recorded_here(blocking: la.BlockingRuntime) -> None:
    """In the job, the scope and the gradient of who asked for it."""

    async def tripled(x: LazyTensor) -> LazyTensor:
        await trio.lowlevel.checkpoint()
        return x * 3

    def function(x: LazyTensor) -> LazyTensor:
        y = blocking.run(tripled, x)
        assert float(y) == 6.0
        return y * y

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0
    with la.scope("named"):
        assert "named" in la.debug.dump_ir(blocking.run(tripled, la.ones((2,))))


# ---- threads -------------------------------------------------------------------------------


def test_another_thread_reads(blocking: la.BlockingRuntime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        assert in_thread(lambda: float(y)) == 6.0
        assert in_thread(lambda: np.asarray(x).tolist()) == 2.0
        return y * y

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0


def test_another_thread_computes(blocking: la.BlockingRuntime) -> None:
    """What it makes of the argument would be a constant: an error says so, and not a gradient."""
    before = la.ones(()) * 2.5

    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        with pytest.raises(la.UnsupportedOperationError, match="another job"):
            in_thread(lambda: y * 2)
        return y * in_thread(lambda: before * 2)

    assert float(la.grad(function)(la.asarray(2.0))) == 15.0
    loss, _ = la.value_and_grad(lambda x: x * 3)(la.asarray(2.0))
    assert in_thread(lambda: float(loss * 2)) == 12.0


def test_gradients_in_several_threads(blocking: la.BlockingRuntime) -> None:
    def work(number: float) -> float:
        def function(x: LazyTensor) -> LazyTensor:
            y = x * number
            for _ in range(5):
                y = y + x * (1 if float(y) > 0 else 2)
            return y

        return float(la.grad(function)(la.asarray(1.5)))

    threads = [threading.Thread(target=lambda n=n: found.__setitem__(n, work(n))) for n in range(4)]
    found: dict[int, float] = {}
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {0: 6.0, 1: 6.0, 2: 7.0, 3: 8.0}


async def test_closures_in_threads(device: str) -> None:
    found: list[Any] = []

    def closure(x: LazyTensor) -> None:
        def function(x: LazyTensor) -> LazyTensor:
            y = x * 3
            value = trio.from_thread.run(y.item)
            assert trio.from_thread.run(y.numpy).tolist() == value
            with pytest.raises(la.UnsupportedOperationError, match="gradient"):
                trio.from_thread.run(la.sync_multi, [y])
            return y * y * value

        found.append(trio.from_thread.run(la.grad(function)(x).item))

    async with la.open_runtime(device):
        for run_async in (False, True):
            la.add_step_closure(closure, (la.asarray(2.0) + 0,), run_async, in_thread=True)
        await la.mark_step()
    assert found == [36.0 * 6, 36.0 * 6]


async def test_sources_of_prefetch(device: str) -> None:
    def source() -> Iterator[LazyTensor]:
        for number in (1.0, 2.0):

            def function(x: LazyTensor, number: float = number) -> LazyTensor:
                y = x * number
                assert trio.from_thread.run(y.item) == 3 * number
                return y * y

            yield la.grad(function)(la.asarray(3.0))

    async with la.open_runtime(device):
        async with la.prefetch(source()) as gradients:
            assert [await gradient.item() async for gradient in gradients] == [6.0, 24.0]


async def test_in_the_trio_thread_values_are_refused(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        y = x * 3
        with pytest.raises(la.WouldBlockError):
            float(y)
        return y

    assert await la.grad(function)(la.asarray(1.0)).item() == 3.0


async def test_a_refusal_says_what_to_do_in_a_function_that_cannot_await(
    runtime: la.Runtime,
) -> None:
    x = await la.asarray(1.0)

    def read_the_argument(y: LazyTensor) -> LazyTensor:
        return y if float(y) > 0 else -y

    def read_what_it_closes_over(y: LazyTensor) -> LazyTensor:
        return y if float(x) > 0 else -y

    with pytest.raises(la.WouldBlockError, match=r"differentiated, which cannot await.*la\.where"):
        la.grad(read_the_argument)(x)
    assert await la.grad(read_what_it_closes_over)(x).item() == 1.0
    with pytest.raises(la.WouldBlockError, match="as an argument of a step closure"):
        float(x + 1)
