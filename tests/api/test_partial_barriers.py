"""Barriers of some tensors only."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock
from turns import assert_gives_turn

import lazyasync as la
from lazyasync.tensor import LazyTensor


async def test_sync_multi_runs_the_graphs_of_its_tensors_only(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        base = ones()
        wanted, rest = base + 1, base + 3
        await la.sync_multi([wanted, wanted])
        assert (wanted.state, base.state, rest.state) == ("in flight", "lazy", "lazy")
        await wanted
        assert len(simulation.begun) == 1
        assert (await la.to_cpu([rest, base]))[0].tolist() == [5.5, 5.5]
        assert len(simulation.begun) == 2


async def test_what_a_partial_sync_computed_is_a_parameter_of_the_rest(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        base = la.ones((2,)) * 2.5
        rest = base + 1
        await la.sync_multi([base], wait=True)
        assert base.is_ready()
        assert "multiply" not in la.debug.dump_ir(rest)
        assert (await rest.numpy()).tolist() == [3.5, 3.5]


async def test_sync_multi_waits_if_asked_and_raises(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        tensor = ones()
        await la.sync_multi([tensor], wait=True)
        assert trio.current_time() == 1
        simulation.errors.append(RuntimeError("no"))
        with pytest.raises(la.ExecutionError, match="no"):
            await la.sync_multi([ones()], wait=True)


async def test_sync_multi_over_several_devices(autojump_clock: MockClock) -> None:
    async with open_simulation(2):
        tensors = [ones("virtual:0"), ones("virtual:1")]
        await la.sync_multi(tensors, "virtual:1", wait=True)
        assert [tensor.state for tensor in tensors] == ["lazy", "ready"]
        for chosen in (tensors, [tensors[0], ones("virtual:1")]):
            with pytest.raises(la.DeviceMismatchError, match="on virtual:0, virtual:1"):
                await la.sync_multi(chosen, wait=True)
        assert tensors[0].state == "lazy"
        await la.sync_multi(tensors, ["virtual:0", "virtual:1"], wait=True)
        assert tensors[0].is_ready()
        with pytest.raises(TypeError, match="not int"):
            await la.sync_multi([1])  # type: ignore[list-item]


WAITS: dict[str, Callable[[LazyTensor], object]] = {
    "await": lambda tensor: tensor.__await__(),
    "numpy": lambda tensor: tensor.numpy().__await__(),
    "item": lambda tensor: tensor.item().__await__(),
    "to_cpu": lambda tensor: la.to_cpu({"a": [tensor]}).__await__(),
}


class _Awaitable:
    def __init__(self, iterator: object) -> None:
        self._iterator = iterator

    def __await__(self) -> object:
        return self._iterator


@pytest.mark.parametrize("name", WAITS)
async def test_waits_run_what_is_still_lazy_and_no_more(
    autojump_clock: MockClock, name: str
) -> None:
    async with open_simulation() as (_, simulation):
        other = ones()
        tensor = ones().sum()
        result = await _Awaitable(WAITS[name](tensor))  # type: ignore[misc]
        assert trio.current_time() == 1
        assert other.state == "lazy"
        if name == "await":
            assert result is tensor
        elif name == "to_cpu":
            assert result == {"a": [np.float32(5)]}
        else:
            assert result == 5
        with assert_gives_turn():
            await _Awaitable(WAITS[name](tensor))  # type: ignore[misc]
        assert len(simulation.begun) == 1


async def test_save_computes_its_lazy_leaves(autojump_clock: MockClock, tmp_path: object) -> None:
    async with open_simulation():
        tensor = ones()
        await la.save({"weights": tensor}, f"{tmp_path}/weights.safetensors")
        assert tensor.is_ready()
        loaded = await la.load(f"{tmp_path}/weights.safetensors")
        assert (await loaded["weights"].numpy()).tolist() == [2.5, 2.5]


async def test_awaiting_a_tensor_of_several_tasks_computes_it_once(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        tensor = ones().sum()

        async def wait() -> None:
            assert await tensor.item() == 5

        async with trio.open_nursery() as nursery:
            for _ in range(10):
                nursery.start_soon(wait)
        assert len(simulation.begun) == 1
        assert trio.current_time() == 1
