"""Cached graphs by hash."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.api import computation
from lazyasync.tensor import LazyTensor


def loss_of(x: LazyTensor, weights: LazyTensor, rate: float = 2.5) -> LazyTensor:
    """A graph of two parameters and a number."""
    return (x @ weights * rate).sum()


def inputs() -> tuple[LazyTensor, LazyTensor]:
    """Two tensors of different shapes."""
    return la.ones((2, 3)) * 0.5, la.ones((3, 4)) * 0.25


# ---- the hash ------------------------------------------------------------------------------


async def test_the_hash_names_the_structure_and_not_the_values(runtime: la.Runtime) -> None:
    x, weights = la.asarray(np.ones((2, 3))), la.asarray(np.ones((3, 4)))
    name = computation.get_graph_hash([loss_of(x, weights)])
    assert int(name, 16) >= 0
    other = la.asarray(np.zeros((2, 3)))
    assert computation.get_graph_hash([loss_of(other, weights, 7.5)]) == name
    assert computation.get_graph_hash([loss_of(x, weights, 1)]) != name  # 1 is part of the graph
    assert computation.get_graph_hash([loss_of(x, weights) + 0.5]) != name
    wide = la.asarray(np.ones((3, 5)))
    assert computation.get_graph_hash([loss_of(x, wide)]) != name


async def test_hashing_computes_nothing(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        tensor = la.ones((2,)) * 2.5
        computation.get_graph_hash([tensor])
        computation.get_device_data([tensor])
        assert tensor.state == "lazy"
        assert simulation.begun == []


async def test_only_tensors_have_graphs(runtime: la.Runtime) -> None:
    for function in (computation.get_graph_hash, computation.get_device_data):
        with pytest.raises(TypeError, match="not for float"):
            function([1.0])  # type: ignore[list-item]


# ---- the data ------------------------------------------------------------------------------


async def test_device_data_is_what_the_graph_takes_in_order(runtime: la.Runtime) -> None:
    x, weights = inputs()
    await la.sync_multi([x, weights])
    data = computation.get_device_data([loss_of(x, weights) + x.sum()])
    assert [type(value) for value in data] == [LazyTensor, LazyTensor, float]
    assert [value.shape for value in data if isinstance(value, LazyTensor)] == [(2, 3), (3, 4)]
    assert data[2] == 2.5
    assert isinstance(data[0], LazyTensor)
    assert (await data[0].numpy()).tolist() == (await x.numpy()).tolist()


async def test_ready_tensors_are_no_part_of_the_graph(runtime: la.Runtime) -> None:
    x, _ = inputs()
    y = x + 1
    await x
    name = computation.get_graph_hash([y])
    assert computation.get_graph_hash([x, y]) == name
    assert computation.get_device_data([x]) == []


# ---- running -------------------------------------------------------------------------------


@pytest.mark.parametrize("wait", [False, True])
async def test_a_cached_graph_runs_on_its_own_and_on_other_inputs(
    runtime: la.Runtime, wait: bool
) -> None:
    x, weights = inputs()
    await la.sync_multi([x, weights])
    loss = loss_of(x, weights)
    name = computation.get_graph_hash([loss])
    data = computation.get_device_data([loss])
    await la.sync_multi([loss], wait=wait)  # compiled for this step, perhaps in a moment
    (again,) = await computation.run_cached_graph(name, data)
    assert again is not loss
    assert await again.item() == await loss.item() == 7.5

    compiled = runtime.metrics.counter_value("UncachedCompile")
    other = la.asarray(np.full((2, 3), 2.0, np.float32))
    (changed,) = await computation.run_cached_graph(name, [other, data[1], 0.5])
    assert await changed.item() == 6.0
    lazy = other * 3.5
    (of_lazy,) = await computation.run_cached_graph(name, [lazy, data[1], 0.5])
    assert await of_lazy.item() == 21.0
    assert (runtime.metrics.counter_value("UncachedCompile") or 0) <= (compiled or 0) + 1


async def test_results_come_in_the_order_of_the_tensors(runtime: la.Runtime) -> None:
    x = la.asarray([0.5])

    def tensors() -> list[LazyTensor]:
        return [la.exp(x), x + 1, la.sin(x), x * 2.5]

    generator = np.random.default_rng(0)
    for _ in range(6):
        order = generator.permutation([0, 1, 2, 3, 2])
        made = tensors()
        chosen = [made[index] for index in order]
        name = computation.get_graph_hash(chosen)
        data = computation.get_device_data(chosen)
        await la.sync_multi(chosen)
        results = await computation.run_cached_graph(name, data)
        assert len(results) == 5
        for result, tensor in zip(results, chosen, strict=True):
            assert await result.item() == await tensor.item()
    assert runtime.metrics.counter_value("UncachedCompile") == 1


async def test_random_draws_are_repeated_from_their_state(runtime: la.Runtime) -> None:
    drawn = la.randn((3,))
    name = computation.get_graph_hash([drawn])
    data = computation.get_device_data([drawn])
    await la.sync_multi([drawn])
    (again,) = await computation.run_cached_graph(name, data)
    assert (await again.numpy()).tolist() == (await drawn.numpy()).tolist()
    key, counter = data[0]  # type: ignore[misc]
    (other,) = await computation.run_cached_graph(name, [(key, counter + 100)])  # type: ignore[list-item]
    assert (await other.numpy()).tolist() != (await drawn.numpy()).tolist()


async def test_a_cached_run_is_a_step_like_any_other(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (_, simulation):
        x = la.asarray([1.0])
        tensor = x * 2.5
        name, data = computation.get_graph_hash([tensor]), computation.get_device_data([tensor])
        await tensor
        (first,) = await computation.run_cached_graph(name, data)
        assert first.state == "in flight"
        (second,) = await computation.run_cached_graph(name, data)  # waits for a slot
        assert first.is_ready()
        await second
        simulation.errors.append(RuntimeError("no"))
        (failed,) = await computation.run_cached_graph(name, data)
        with pytest.raises(la.ExecutionError, match="step 4 of the job 'default'"):
            await failed


async def test_an_unknown_hash_says_what_to_do(runtime: la.Runtime) -> None:
    tensor = la.asarray([1.0]) * 2.5
    name = computation.get_graph_hash([tensor])
    data = computation.get_device_data([tensor])
    for unknown in (name, "0123456789abcdef", "", name + "zz", name + "000009"):
        with pytest.raises(LookupError, match="sync_multi"):
            await computation.run_cached_graph(unknown, data)
    await tensor
    with pytest.raises(LookupError):
        await computation.run_cached_graph(name + "000009", data)
    await computation.run_cached_graph(name, data)


async def test_inputs_are_checked() -> None:
    async with la.open_runtime({"cpu": 2}):
        x, weights = la.asarray(np.ones((2, 3))), la.asarray(np.ones((3, 4)))
        loss = loss_of(x, weights)
        drawn = la.randn((3,), dtype=np.float64)
        count = la.asarray([1], dtype=np.int8) + 5
        names = [computation.get_graph_hash([tensor]) for tensor in (loss, drawn, count)]
        await la.sync_multi([loss], wait=True)
        await la.sync_multi([drawn], wait=True)
        await la.sync_multi([count], wait=True)

        async def refused(error: type[Exception], match: str, which: int, *given: Any) -> None:
            with pytest.raises(error, match=match):
                await computation.run_cached_graph(names[which], given)

        await refused(ValueError, "takes 3 inputs, not 2", 0, x, weights)
        await refused(ValueError, "takes 3 inputs, not 4", 0, x, weights, 2.5, 3.5)
        await refused(la.ShapeError, r"input 0 .*\(2, 3\), not \(3, 4\)", 0, weights, x, 2.5)
        await refused(la.DTypeError, "input 1 .*float64, not float32", 0,
                      x, weights.astype(np.float32), 2.5)  # fmt: skip
        await refused(TypeError, "input 0 .* must be a tensor, not ndarray", 0,
                      np.ones((2, 3)), weights, 2.5)  # fmt: skip
        await refused(TypeError, "input 2 .* Python number", 0, x, weights, la.asarray(2.5))
        await refused(TypeError, "input 2 .* Python number", 0, x, weights, 1j)
        await refused(TypeError, "random stream", 1, 5)
        await refused(OverflowError, "int8", 2, la.asarray([1], dtype=np.int8), 300)
        elsewhere = la.asarray(np.ones((3, 4)), device="cpu:1")
        await refused(la.DeviceMismatchError, "cpu:1", 0, x, elsewhere, 2.5)
        async with la.open_runtime("cpu"):
            other = la.asarray(np.ones((2, 3)))
        await refused(la.RuntimeMismatchError, "input 0", 0, other, weights, 2.5)
        (good,) = await computation.run_cached_graph(names[0], [x, weights, 2])
        assert await good.item() == 48.0


async def test_running_needs_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError):
        await computation.run_cached_graph("0123456789abcdef", [])
