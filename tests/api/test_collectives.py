"""Collectives between devices: `la.all_reduce` and the others (E10)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor

COUNT = 3

REDUCTIONS: dict[str, Any] = {
    "sum": lambda parts: parts[0] + parts[1] + parts[2],
    "mean": lambda parts: (parts[0] + parts[1] + parts[2]) * np.float32(1 / 3),
    "max": lambda parts: np.maximum(np.maximum(parts[0], parts[1]), parts[2]),
    "min": lambda parts: np.minimum(np.minimum(parts[0], parts[1]), parts[2]),
}


@dataclass
class Layer:
    weight: Any
    bias: Any


@pytest.fixture(params=["cpu", "sim"])
async def devices(request: pytest.FixtureRequest) -> AsyncIterator[list[str]]:
    """The names of the devices of an open runtime."""
    async with la.open_runtime({request.param: COUNT}) as runtime:
        yield [str(device) for device in runtime.devices]


def random_parts(devices: list[str], *shape: int) -> tuple[list[LazyTensor], list[np.ndarray]]:
    """A lazy tensor per device, and what is in it."""
    generator = np.random.default_rng(7)
    arrays = [generator.standard_normal(shape).astype(np.float32) for _ in devices]
    tensors = [
        la.asarray(array - 1, device=device) + 1
        for array, device in zip(arrays, devices, strict=True)
    ]
    return tensors, [(array - np.float32(1)) + np.float32(1) for array in arrays]


# ---- all_reduce ----------------------------------------------------------------------------


@pytest.mark.parametrize("op", sorted(REDUCTIONS))
async def test_all_reduce(devices: list[str], op: Any) -> None:
    tensors, arrays = random_parts(devices, 4, 5)
    results = await la.all_reduce(tensors, op)
    assert [str(result.device) for result in results] == devices
    expected = REDUCTIONS[op](arrays)
    found = await la.to_cpu(results)
    for value in found:
        assert value.dtype == np.float32
        assert value.tobytes() == found[0].tobytes()
        np.testing.assert_allclose(value, expected, rtol=1e-6)


async def test_the_default_is_the_mean(devices: list[str]) -> None:
    tensors = [la.full((2,), index + 1.5, device=name) for index, name in enumerate(devices)]
    for result in await la.all_reduce(tensors):
        np.testing.assert_array_equal(await result.numpy(), [2.5, 2.5])


async def test_trees_are_reduced_leaf_by_leaf(devices: list[str]) -> None:
    trees = [
        {"layers": [Layer(la.full((2, 2), float(index), device=name), None)], "n": (tensor,)}
        for index, name in enumerate(devices)
        for tensor in [la.ones((3,), device=name) * (index + 1.5)]
    ]
    results = await la.all_reduce(trees, "sum")
    for name, result in zip(devices, results, strict=True):
        layer = result["layers"][0]
        assert type(layer) is Layer
        assert layer.bias is None
        assert str(layer.weight.device) == str(result["n"][0].device) == name
        np.testing.assert_array_equal(await layer.weight.numpy(), np.full((2, 2), 3.0))
        np.testing.assert_array_equal(await result["n"][0].numpy(), [7.5] * 3)


async def test_results_are_the_same_bits_in_every_run() -> None:
    seen = set()
    for _ in range(3):
        async with la.open_runtime({"cpu": COUNT}) as runtime:
            names = [str(device) for device in runtime.devices]
            tensors, _ = random_parts(names, 100)
            results = await la.to_cpu(await la.all_reduce(tensors, "mean"))
            seen |= {result.tobytes() for result in results}
    assert len(seen) == 1


async def test_one_device_and_two_trees_on_one(devices: list[str]) -> None:
    (alone,) = await la.all_reduce([la.full((2,), 3.5)], "mean")
    np.testing.assert_array_equal(await alone.numpy(), [3.5, 3.5])
    results = await la.all_reduce([la.full((2,), 3.5), la.full((2,), 1.5)], "sum")
    np.testing.assert_array_equal(await la.to_cpu(results), [[5, 5], [5, 5]])


async def test_ready_tensors_and_those_in_flight(devices: list[str]) -> None:
    tensors = [la.full((2,), 1.5, device=name) * 2 for name in devices]
    await tensors[0]
    await la.mark_step(devices[1])
    for result in await la.all_reduce(tensors, "sum"):
        np.testing.assert_array_equal(await result.numpy(), [9, 9])


async def test_integers(devices: list[str]) -> None:
    tensors = [la.asarray([1, 2**40 + index], device=name) for index, name in enumerate(devices)]
    (result, *_) = await la.all_reduce(tensors, "sum")
    assert result.dtype == np.int64
    np.testing.assert_array_equal(await result.numpy(), [3, 3 * 2**40 + 3])


async def test_data_parallel_training_keeps_the_replicas_equal(devices: list[str]) -> None:
    optimizer = la.optim.sgd(0.1)
    start = {"w": la.asarray(np.linspace(-1, 1, 6, dtype=np.float32).reshape(3, 2))}
    params = await la.broadcast(start, devices)
    states = [optimizer.init(tree) for tree in params]
    generator = np.random.default_rng(3)

    def loss(tree: Any, x: LazyTensor) -> LazyTensor:
        return la.mean(la.square(x @ tree["w"]))

    for _ in range(3):
        grads = []
        for tree, name in zip(params, devices, strict=True):
            x = la.asarray(generator.standard_normal((4, 3)).astype(np.float32), device=name)
            grads.append(la.grad(loss)(tree, x))
        reduced = await la.all_reduce(grads, "mean")
        updated = [
            optimizer.update(grad, state, tree)
            for grad, state, tree in zip(reduced, states, params, strict=True)
        ]
        params, states = [tree for tree, _ in updated], [state for _, state in updated]
        await la.mark_step(devices)
    values = [tree["w"].tobytes() for tree in await la.to_cpu(params)]
    assert len(set(values)) == 1


async def test_errors_come_before_anything_is_handed_over(devices: list[str]) -> None:
    here, there = la.full((2,), 1.5, device=devices[0]), la.full((2,), 1.5, device=devices[1])
    cases: list[tuple[Any, str, type[Exception], str]] = [
        ([], "sum", ValueError, "at least one"),
        ([here, there], "median", ValueError, '"sum", "mean", "max" or "min", not \'median\''),
        ([[here], {"a": there}], "sum", ValueError, "tree 1 has another structure"),
        ([here, la.full((3,), 1.5, device=devices[1])], "sum", la.ShapeError, r"\[2\].*\[3\]"),
        ([here, there.astype("f8")], "sum", la.ShapeError, "float32.*float64"),
        ([[here, there]], "sum", ValueError, "each tree must be on one device"),
        ([here, 3.0], "sum", TypeError, "tensors, not float"),
        ([[], []], "sum", ValueError, "without tensors"),
    ]
    for trees, op, error, message in cases:
        with pytest.raises(error, match=message):
            await la.all_reduce(trees, op)  # type: ignore[arg-type]
    assert here.state == there.state == "lazy"


async def test_a_failed_part_fails_every_result(autojump_clock: MockClock) -> None:
    async with open_simulation(COUNT) as (_, simulation):
        simulation.errors.append(ValueError("broken"))
        tensors = [la.full((2,), 1.5, device=f"virtual:{index}") for index in range(COUNT)]
        results = await la.all_reduce(tensors, "sum")
        for result in results:
            with pytest.raises(la.ExecutionError, match="broken"):
                await result
        await la.wait_device_ops()


async def test_closures_stay_for_the_next_barrier(devices: list[str]) -> None:
    ran: list[int] = []
    la.add_step_closure(ran.append, (1,))
    await la.all_reduce([la.full((2,), 1.5, device=name) for name in devices])
    assert not ran
    await la.mark_step()
    assert ran == [1]


async def test_the_devices_work_at_the_same_time(autojump_clock: MockClock) -> None:
    async with open_simulation(COUNT, {"max_in_flight": 3}):
        tensors = [la.ones((2,), device=f"virtual:{index}") * 2.5 for index in range(COUNT)]
        results = await la.all_reduce(tensors, "sum")
        assert trio.current_time() == 0  # nothing was waited for
        await la.to_cpu(results)
        assert trio.current_time() == 2  # the parts beside each other, then the sum


async def test_cancelled_while_it_waits_for_a_slot(autojump_clock: MockClock) -> None:
    async with open_simulation(2, {"max_in_flight": 1}) as (runtime, _):
        tensors = [la.ones((2,), device=f"virtual:{index}") * 2.5 for index in range(2)]
        blocker = la.ones((3,)) * 1.5
        await la.sync_multi([blocker])
        with trio.move_on_after(0.5) as scope:
            await la.all_reduce(tensors)
        assert scope.cancelled_caught
        assert [tensor.state for tensor in tensors] == ["lazy", "lazy"]
        for result in await la.all_reduce(tensors, "sum"):
            np.testing.assert_array_equal(await result.numpy(), [5, 5])
        await la.wait_device_ops()
        assert all(not count for count in runtime.default_job.statistics().in_flight.values())


@pytest.mark.parametrize("op", sorted(REDUCTIONS))
async def test_large_tensors_are_combined_in_pieces_to_the_same_bits(
    devices: list[str], op: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tensors, _ = random_parts(devices, 5, 7)
    at_once = await la.to_cpu(await la.all_reduce(tensors, op))
    monkeypatch.setattr("lazyasync.api.collectives.PIECES_FROM", 1)
    for shape in ((5, 7), (1,), (2, 0)):
        if shape != (5, 7):
            tensors, _ = random_parts(devices, *shape)
        results = await la.all_reduce(tensors, op)
        assert [str(result.device) for result in results] == devices
        for value in await la.to_cpu(results):
            assert value.shape == shape
            if shape == (5, 7):
                assert value.tobytes() == at_once[0].tobytes()


# ---- reduce_scatter ------------------------------------------------------------------------


@pytest.mark.parametrize("op", sorted(REDUCTIONS))
async def test_reduce_scatter(devices: list[str], op: Any) -> None:
    for shape, axis in (((6, 2), 0), ((2, 7), 1), ((2, 7), -1), ((2,), 0)):
        tensors, arrays = random_parts(devices, *shape)
        pieces = await la.reduce_scatter(tensors, op, axis)
        assert [str(piece.device) for piece in pieces] == devices
        expected = np.array_split(REDUCTIONS[op](arrays), COUNT, axis)
        for piece, wanted in zip(await la.to_cpu(pieces), expected, strict=True):
            assert piece.shape == wanted.shape
            np.testing.assert_allclose(piece, wanted, rtol=1e-6)
        whole = await la.all_gather(pieces, axis)
        together = await la.all_reduce(tensors, op)
        for one, other in zip(await la.to_cpu(whole), await la.to_cpu(together), strict=True):
            assert one.tobytes() == other.tobytes()


async def test_reduce_scatter_of_what_does_not_fit(devices: list[str]) -> None:
    here, there = la.full((2,), 1.5, device=devices[0]), la.full((2,), 1.5, device=devices[1])
    cases: list[tuple[Any, Any, type[Exception], str]] = [
        ([], {}, ValueError, "at least one"),
        ([here, there], {"op": "median"}, ValueError, "median"),
        ([here, [there]], {}, TypeError, "tensors, not list"),
        ([here, la.full((3,), 1.5, device=devices[1])], {}, la.ShapeError, r"\[2\].*\[3\]"),
        ([here, there], {"axis": 1}, la.ShapeError, "no axis 1"),
    ]
    for tensors, options, error, message in cases:
        with pytest.raises(error, match=message):
            await la.reduce_scatter(tensors, **options)
    assert here.state == there.state == "lazy"


# ---- broadcast -----------------------------------------------------------------------------


async def test_broadcast(devices: list[str]) -> None:
    x = la.ones((2,), device=devices[1]) * 2.5
    copies = await la.broadcast({"x": x, "n": [3, "text"]}, devices)
    for name, copy in zip(devices, copies, strict=True):
        assert str(copy["x"].device) == name
        assert copy["n"] == [3, "text"]
        np.testing.assert_array_equal(await copy["x"].numpy(), [2.5, 2.5])
    assert copies[1]["x"] is x


async def test_to_many_devices_those_send_on_that_have_a_copy(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(15) as (runtime, simulation):
        x = la.ones((2,), device="virtual:3") * 2.5
        copies = await la.broadcast(x, list(runtime.devices))
        assert [copy.device for copy in copies] == list(runtime.devices)
        for value in await la.to_cpu(copies):
            np.testing.assert_array_equal(value, [2.5, 2.5])
        transfers = [label for label in simulation.copied if "transfer" in label]
        assert len(transfers) == 14
        sources = [label.split()[3] for label in transfers]
        assert max(map(sources.count, sources)) == 2


async def test_broadcast_to_elsewhere(devices: list[str]) -> None:
    (copy,) = await la.broadcast(la.ones((2,)) * 2.5, [devices[2]])
    np.testing.assert_array_equal(await copy.numpy(), [2.5, 2.5])
    with pytest.raises(la.UnknownDeviceError):
        await la.broadcast(copy, ["cpu:9"])
    with pytest.raises(ValueError, match="at least one device"):
        await la.broadcast(copy, [])


# ---- all_gather ----------------------------------------------------------------------------


@pytest.mark.parametrize("axis", [0, 1, -1])
async def test_all_gather(devices: list[str], axis: int) -> None:
    tensors, arrays = random_parts(devices, 2, 3)
    results = await la.all_gather(tensors, axis)
    assert [str(result.device) for result in results] == devices
    for value in await la.to_cpu(results):
        np.testing.assert_array_equal(value, np.concatenate(arrays, axis))


async def test_all_gather_of_different_lengths(devices: list[str]) -> None:
    tensors = [la.full((index + 1,), index + 1.5, device=d) for index, d in enumerate(devices)]
    for value in await la.to_cpu(await la.all_gather(tensors)):
        np.testing.assert_array_equal(value, [1.5, 2.5, 2.5, 3.5, 3.5, 3.5])


async def test_all_gather_of_what_does_not_fit(devices: list[str]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        await la.all_gather([])
    with pytest.raises(TypeError, match="tensors, not list"):
        await la.all_gather([[1.0]])  # type: ignore[list-item]
    parts = [la.ones((2, index + 1), device=name) for index, name in enumerate(devices)]
    with pytest.raises(la.ShapeError, match="conc"):
        await la.all_gather(parts, 0)
    assert (await la.all_gather(parts, 1))[0].shape == (2, 6)


@pytest.mark.parametrize("name", ["all_reduce", "broadcast", "all_gather", "reduce_scatter"])
async def test_refused_in_a_step_closure(devices: list[str], name: str) -> None:
    tensor = la.ones((2,))
    arguments = (tensor, devices) if name == "broadcast" else ([tensor],)

    async def closure() -> None:
        await getattr(la, name)(*arguments)

    la.add_step_closure(closure)
    with pytest.raises(la.ClosureError) as caught:
        await la.mark_step()
    assert isinstance(caught.value.__cause__, la.ReentrantBarrierError)
    assert str(caught.value.__cause__).startswith(f"{name} inside a step closure")
