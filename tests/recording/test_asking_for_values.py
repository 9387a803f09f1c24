"""Values of tensors: what shows them, what gives them, and what would have to wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- C4, E5: states and repr ---------------------------------------------------------------


async def test_repr_shows_the_state_and_never_syncs(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"await_fetch_bytes": 0}) as (_, simulation):
        tensor = la.ones((2,)) * 2.5
        described = "tensor(shape=(2,), dtype=float32, device='virtual:0', {})"
        assert repr(tensor) == described.format("lazy")
        assert simulation.begun == []
        await la.mark_step()
        assert repr(tensor) == str(tensor) == described.format("in flight")
        await tensor
        assert repr(tensor) == described.format("ready")
        await tensor.numpy()
        assert repr(tensor) == "tensor([2.5, 2.5], dtype=float32, device='virtual:0')"
        assert f"{tensor}" == repr(tensor)

        simulation.errors.append(RuntimeError("no"))
        failed = la.ones((2,)) * 2.5
        with pytest.raises(la.ExecutionError):
            await failed
        assert repr(failed) == described.format("failed")
    assert repr(tensor) == "tensor([2.5, 2.5], dtype=float32, device='virtual:0')"


async def test_repr_of_large_tensors_is_short(runtime: la.Runtime) -> None:
    tensor = la.zeros((1000, 1000)) + 2
    await tensor.numpy()
    assert "..." in repr(tensor)
    assert len(repr(tensor)) < 1000


async def test_a_number_can_be_formatted_once_it_is_there(runtime: la.Runtime) -> None:
    tensor = la.asarray([1.0, 2.0]).sum()
    with pytest.raises(la.WouldBlockError):
        f"{tensor:.3f}"
    assert "lazy" in f"{tensor}"
    await tensor
    assert f"{tensor:.3f}" == "3.000"


# ---- E7: no sync by accident ---------------------------------------------------------------

ASKS: dict[str, Callable[[LazyTensor], Any]] = {
    "float": float,
    "int": int,
    "bool": bool,
    "complex": complex,
    "asarray": np.asarray,
    "array": np.array,
    "dlpack": lambda tensor: np.from_dlpack(tensor),
    "if": lambda tensor: 1 if tensor > 0 else 0,
    "index": lambda tensor: [1, 2, 3, 4][tensor.astype(np.int64)],
}


@pytest.mark.parametrize("name", ASKS)
async def test_values_are_refused_where_they_are_not_certain_to_be_there(
    runtime: la.Runtime, device: str, name: str
) -> None:
    tensor = la.asarray([1.0, 2.0]).sum()
    with pytest.raises(la.WouldBlockError, match="await"):
        ASKS[name](tensor)
    await la.mark_step()
    with pytest.raises(la.WouldBlockError):
        ASKS[name](tensor)
    await la.mark_step()
    await la.wait_device_ops()
    assert tensor.is_ready()  # the device happens to be done: never a race
    on_a_gpu = device.startswith("cuda") and name == "dlpack"  # and NumPy does not go there
    with pytest.raises((BufferError, RuntimeError) if on_a_gpu else la.WouldBlockError):
        ASKS[name](tensor)


@pytest.mark.parametrize("name", [name for name in ASKS if name not in ("if", "index")])
@pytest.mark.parametrize("bring", ["await", "numpy", "item", "to_cpu"])
async def test_values_are_given_once_they_are_there(
    runtime: la.Runtime, name: str, bring: str
) -> None:
    tensor = la.asarray([1.0, 2.0]).sum()
    if bring == "await":
        await tensor
    elif bring == "to_cpu":
        await la.to_cpu({"x": tensor})
    else:
        await getattr(tensor, bring)()
    expected = True if name == "bool" else 3.0
    assert ASKS[name](tensor) == expected


async def test_await_brings_small_tensors_along_and_large_ones_only_on_the_cpu() -> None:
    for device, certain in (("cpu", True), ("sim", False)):
        async with la.open_runtime(device, {"await_fetch_bytes": 16}):
            small, large = la.ones((4,)) * 2.5, la.ones((5,)) * 2.5
            await small
            await large
            assert np.asarray(small).tolist() == [2.5] * 4
            if certain:
                assert np.asarray(large).tolist() == [2.5] * 5
            else:
                with pytest.raises(la.WouldBlockError):
                    np.asarray(large)


async def test_what_came_from_the_host_is_on_the_host(runtime: la.Runtime) -> None:
    assert float(la.asarray(2.5)) == 2.5
    assert [1, 2, 3][la.asarray(1)] == 2
    assert bool(la.asarray([True]))


async def test_only_one_element_is_a_number(runtime: la.Runtime) -> None:
    tensor = la.asarray([1.0, 2.0])
    for ask in (float, int, bool, complex):
        with pytest.raises(ValueError, match=r"one element, not one of shape \(2,\)"):
            ask(tensor)
    with pytest.raises(ValueError, match="one element"):
        await tensor.item()
    with pytest.raises(TypeError):
        [1, 2, 3][la.asarray(1.0)]
    with pytest.raises(TypeError):
        len(la.asarray(1.0))


async def test_host_copies_cannot_be_written_to(runtime: la.Runtime) -> None:
    tensor = la.ones((2,)) * 2.5
    array = await tensor.numpy()
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 1
    with pytest.raises(ValueError, match="read-only"):
        np.asarray(tensor)[0] = 1
    copy = np.array(tensor)
    copy[0] = 1
    assert (await tensor.numpy()).tolist() == [2.5, 2.5]


async def test_tensors_are_not_made_by_hand_and_not_pickled(runtime: la.Runtime) -> None:
    import pickle

    with pytest.raises(TypeError, match="asarray"):
        LazyTensor()
    with pytest.raises(TypeError, match="numpy"):
        pickle.dumps(la.ones((2,)))
