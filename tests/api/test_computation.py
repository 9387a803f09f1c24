"""Graphs by hash, and as bytes."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from processes import run_program
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


# ---- graphs as bytes -----------------------------------------------------------------------


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_a_graph_from_bytes_gives_the_same(device: str) -> None:
    async with la.open_runtime(device) as runtime:
        x, weights = la.asarray(np.ones((2, 3))), la.asarray(np.full((3, 4), 0.25))
        loss = loss_of(x, weights)
        data, taken = computation.graph_to_bytes([loss]), computation.get_device_data([loss])
        graph = computation.graph_from_bytes(data)
        assert graph.graph_hash == computation.get_graph_hash([loss])
        assert graph.text == la.debug.dump_ir(loss)
        (again,) = await computation.run_graph(graph, taken)
        assert await again.item() == await loss.item() == 15.0
        assert runtime.metrics.counter_value("UncachedCompile") == 1  # it is the same program
        (changed,) = await computation.run_graph(graph, [x * 2.0, taken[1], 0.5])
        assert await changed.item() == 6.0
        (cached,) = await computation.run_cached_graph(graph.graph_hash, taken)
        assert await cached.item() == 15.0


async def test_results_of_a_graph_from_bytes_come_in_the_order_of_the_tensors(
    runtime: la.Runtime,
) -> None:
    x = la.asarray([0.5])
    made = [la.exp(x), x + 1, la.sin(x), x * 2.5]
    for order in ([0, 1, 2, 3], [3, 2, 2, 0], [1]):
        chosen = [made[index] for index in order]
        graph = computation.graph_from_bytes(computation.graph_to_bytes(chosen))
        assert graph.graph_hash == computation.get_graph_hash(chosen)
        results = await computation.run_graph(graph, computation.get_device_data(chosen))
        assert [await r.item() for r in results] == [(await t.numpy()).item() for t in chosen]
        made = [la.exp(x), x + 1, la.sin(x), x * 2.5]


async def test_inputs_of_a_graph_from_bytes_are_checked(runtime: la.Runtime) -> None:
    x, weights = la.asarray(np.ones((2, 3))), la.asarray(np.ones((3, 4)))
    graph = computation.graph_from_bytes(computation.graph_to_bytes([loss_of(x, weights)]))
    name = graph.graph_hash
    with pytest.raises(ValueError, match=f"the graph {name} takes 3 inputs, not 1"):
        await computation.run_graph(graph, [x])
    with pytest.raises(la.ShapeError, match=f"input 1 of the graph {name} must have the shape"):
        await computation.run_graph(graph, [x, x, 1.5])
    with pytest.raises(TypeError, match="must be a Python number"):
        await computation.run_graph(graph, [x, weights, x])


def test_bytes_that_are_no_graph() -> None:
    for data in (b"", b"no graph, but as long as one at least would be", bytes(100)):
        with pytest.raises(la.GraphFormatError, match="are not read as a graph"):
            computation.graph_from_bytes(data)
    for other in ("text", 5, None):
        with pytest.raises(TypeError):
            computation.graph_from_bytes(other)  # type: ignore[arg-type]


_DEFINED = """
import base64, json, sys
import numpy as np, trio
import lazyasync as la

twice = la.define_operation(
    "twice_in_two_processes",
    lower=lambda xp, x, *, by=2.0: x * by,
    element=lambda xp, x, *, by=2.0: x * by,
)
"""

_WRITE = """
async def main():
    async with la.open_runtime():
        x = la.asarray(np.linspace(-1, 1, 24).reshape(4, 6))
        number = 0.375
        results = [
            la.softmax(twice(x, by=3.0) * number),
            la.special.ndtr(la.real(la.fft.rfft(x))),
            la.sum(la.exp(x) @ la.asarray(np.eye(6)), axis=0),
            la.randn((3,)),
        ]
        data = la.computation.graph_to_bytes(results)
        name = la.computation.get_graph_hash(results)
        program = la.debug.dump_ir(results, "backend")
        taken = [
            (await value.numpy()).tolist() if isinstance(value, la.LazyTensor) else value
            for value in la.computation.get_device_data(results)
        ]
        bits = [(await result.numpy()).tobytes().hex() for result in results]
    print(json.dumps([base64.b64encode(data).decode(), name, program, taken, bits]))

trio.run(main)
"""

_READ = """
async def main():
    data, name, _, taken, bits = json.loads(sys.argv[1])
    async with la.open_runtime():
        graph = la.computation.graph_from_bytes(base64.b64decode(data))
        inputs = [
            la.asarray(np.array(value)) if isinstance(value, list) and isinstance(value[0], list)
            else tuple(value) if isinstance(value, list) else value
            for value in taken
        ]
        found = await la.computation.run_graph(graph, inputs)
        again = [(await result.numpy()).tobytes().hex() for result in found]
    print(json.dumps([graph.graph_hash == name, again == bits]))

trio.run(main)
"""


def test_a_graph_in_another_process() -> None:
    """With an operation of the user's own, and with such as are imported later there."""
    written = run_program(_DEFINED + _WRITE)
    assert written.returncode == 0, written.stderr
    read = run_program(_DEFINED + _READ, written.stdout)
    assert read.returncode == 0, read.stderr
    assert json.loads(read.stdout) == [True, True]
    undefined = run_program(_DEFINED.replace("twice_in", "thrice_in") + _READ, written.stdout)
    assert "GraphFormatError" in undefined.stderr
    assert "there is no operation 'twice_in_two_processes' here" in undefined.stderr
