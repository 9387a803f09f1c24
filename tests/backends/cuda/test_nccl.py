"""Collectives by NCCL: what is called, in which order, and what comes of failures."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from fake_nccl import SYSTEM_ERROR, FakeNccl
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import OutOfMemoryError
from threads import until

import lazyasync as la
from lazyasync.backends.cuda import backend as cuda_backend
from lazyasync.backends.cuda.nccl import Nccl
from lazyasync.errors import DeviceLostError, ExecutionError

COUNT = 3
NAMES = [f"recorded:{index}" for index in range(COUNT)]


@pytest.fixture
def machine() -> RecordingCupy:
    return RecordingCupy(devices=COUNT)


@pytest.fixture
def nccl(machine: RecordingCupy, monkeypatch: pytest.MonkeyPatch) -> FakeNccl:
    def flush(stream: int) -> None:
        (found,) = [one for gpu in machine.gpus for one in gpu.streams if one.ptr == stream]
        found.advance(len(found.tasks))

    made = FakeNccl(flush)
    monkeypatch.setattr(cuda_backend, "load_nccl", lambda: Nccl(made))
    return made


@asynccontextmanager
async def opened(machine: RecordingCupy, **config: Any) -> AsyncIterator[la.Runtime]:
    with registered(machine), trio.fail_after(30):
        async with la.open_runtime({"recorded": COUNT}, config=config) as runtime:
            yield runtime


def parts(shape: tuple[int, ...] = (6, 2)) -> tuple[list[la.LazyTensor], list[np.ndarray]]:
    arrays = [
        np.arange(np.prod(shape), dtype=np.float32).reshape(shape) + index for index in range(COUNT)
    ]
    pairs = zip(arrays, NAMES, strict=True)
    return [la.asarray(array, device=name) * 2 for array, name in pairs], [2 * a for a in arrays]


@pytest.mark.parametrize("op", ["sum", "mean"])
async def test_trees_are_reduced_in_one_group(
    machine: RecordingCupy, nccl: FakeNccl, op: Any
) -> None:
    async with opened(machine):
        tensors, arrays = parts()
        trees = [{"a": tensor, "b": tensor[0] + 1} for tensor in tensors]
        results = await la.all_reduce(trees, op)
        assert [str(result["a"].device) for result in results] == NAMES
        whole = sum(arrays) * np.float32(1 if op == "sum" else 1 / COUNT)
        for result in results:
            np.testing.assert_allclose(await result["a"].numpy(), whole, rtol=1e-6)
            np.testing.assert_allclose(
                await result["b"].numpy(), whole[0] + (3 if op == "sum" else 1), rtol=1e-6
            )
        # A second one has the same communicators, and peers copy nothing.
        await la.all_reduce(tensors, "sum")
        await la.wait_device_ops()
        assert nccl.groups == [["ncclAllReduce"] * 2 * COUNT, ["ncclAllReduce"] * COUNT]
        assert nccl.made == [(0, 1, 2)]
        assert not machine.count("memcpyPeerAsync")
    assert nccl.ended == ["ncclCommDestroy"] * COUNT


@pytest.mark.parametrize("axis", [0, 1, -1])
async def test_gathered_and_scattered(machine: RecordingCupy, nccl: FakeNccl, axis: int) -> None:
    async with opened(machine):
        tensors, arrays = parts((3, 6))
        for whole in await la.all_gather(tensors, axis):
            np.testing.assert_array_equal(await whole.numpy(), np.concatenate(arrays, axis))
        scattered = await la.reduce_scatter(tensors, "sum", axis)
        for piece, expected in zip(scattered, np.split(sum(arrays), COUNT, axis), strict=True):
            np.testing.assert_array_equal(await piece.numpy(), expected)
    assert nccl.groups == [["ncclAllGather"] * COUNT, ["ncclReduceScatter"] * COUNT]


@pytest.mark.parametrize("root", range(COUNT))
async def test_broadcast_leaves_the_root_what_it_has(
    machine: RecordingCupy, nccl: FakeNccl, root: int
) -> None:
    async with opened(machine):
        tensors, arrays = parts()
        tree = {"x": tensors[root], "flag": tensors[root] > 4, "name": "n"}
        copies = await la.broadcast(tree, NAMES)
        assert copies[root]["x"] is tensors[root]
        for name, copy in zip(NAMES, copies, strict=True):
            assert str(copy["x"].device) == name
            assert copy["name"] == "n"
            np.testing.assert_array_equal(await copy["x"].numpy(), arrays[root])
            np.testing.assert_array_equal(await copy["flag"].numpy(), arrays[root] > 4)
    assert nccl.groups == [["ncclBroadcast"] * 2 * COUNT]


async def test_what_nccl_does_not_do_is_made_of_copies(
    machine: RecordingCupy, nccl: FakeNccl
) -> None:
    async with opened(machine):
        tensors, arrays = parts((4, 2))
        for result in await la.all_reduce(tensors, "max"):
            np.testing.assert_array_equal(await result.numpy(), arrays[-1])
        pieces = await la.reduce_scatter(tensors, "sum", 0)
        assert [piece.shape for piece in pieces] == [(2, 2), (1, 2), (1, 2)]
        both = await la.all_reduce([tensors[0], tensors[0] + 1], "sum")
        np.testing.assert_array_equal(await both[1].numpy(), 2 * arrays[0] + 1)
    assert not nccl.groups


@pytest.mark.parametrize("config", [{"cuda_nccl": False}, {"device_memory_bytes": 1 << 20}])
async def test_nccl_is_left_alone_where_it_is_not_wanted(
    machine: RecordingCupy, nccl: FakeNccl, config: dict[str, Any]
) -> None:
    async with opened(machine, **config):
        tensors, arrays = parts()
        for result in await la.all_reduce(tensors, "sum"):
            np.testing.assert_array_equal(await result.numpy(), sum(arrays))
    assert not nccl.made


async def test_many_at_once_come_in_the_same_order_everywhere(
    machine: RecordingCupy, nccl: FakeNccl
) -> None:
    async with opened(machine):

        async def reduce(number: int) -> None:
            names = NAMES if number % 2 else NAMES[::-1]
            async with la.job(f"job {number}"):
                values = [
                    la.full((4,), number + place, device=name) for place, name in enumerate(names)
                ]
                for result in await la.all_reduce(values, "sum"):
                    np.testing.assert_array_equal(await result.numpy(), [3 * number + 3] * 4)

        async with trio.open_nursery() as nursery:
            for number in range(12):
                nursery.start_soon(reduce, number)
    assert nccl.groups == [["ncclAllReduce"] * COUNT] * 12
    assert sorted(nccl.made) == [(0, 1, 2), (2, 1, 0)]


async def test_one_that_cannot_be_issued_fails_on_all_devices(
    machine: RecordingCupy, nccl: FakeNccl
) -> None:
    async with opened(machine):
        tensors, arrays = parts()
        nccl.fails["ncclGroupEnd"] = SYSTEM_ERROR
        results = await la.all_reduce(tensors, "sum")
        for result in results:
            with pytest.raises(ExecutionError, match="ncclGroupEnd failed"):
                await result.numpy()
        assert nccl.ended == ["ncclCommAbort"] * COUNT
        # Others are made for the next one.
        nccl._group = None
        del nccl.fails["ncclGroupEnd"]
        for result in await la.all_reduce(tensors, "sum"):
            np.testing.assert_array_equal(await result.numpy(), sum(arrays))
    assert nccl.made == [(0, 1, 2)] * 2


async def test_one_device_without_memory_leaves_nobody_waiting(
    machine: RecordingCupy, nccl: FakeNccl
) -> None:
    async with opened(machine):
        tensors, arrays = parts()
        await la.mark_step(NAMES, wait=True)
        machine.fail("malloc", OutOfMemoryError())
        results = await la.all_reduce(tensors, "sum")
        for result in results:
            with pytest.raises(ExecutionError):
                await result.numpy()
        assert not nccl.groups
        for result in await la.all_reduce(tensors, "sum"):
            np.testing.assert_array_equal(await result.numpy(), sum(arrays))


async def test_a_lost_device_has_the_others_end(machine: RecordingCupy, nccl: FakeNccl) -> None:
    async with opened(machine):
        tensors, _ = parts()
        await la.mark_step(NAMES, wait=True)
        for gpu in machine.gpus:
            gpu.hold()
        results = await la.all_reduce(tensors, "sum")
        await until(lambda: bool(nccl.groups))
        machine.gpus[1].lose()
        await until(lambda: len(nccl.ended) == COUNT)
        assert nccl.ended == ["ncclCommAbort"] * COUNT
        for gpu in machine.gpus:
            gpu.let()
        for result in results:
            with pytest.raises(ExecutionError, match="collective on recorded:1") as caught:
                await result.numpy()
            assert isinstance(caught.value.__cause__, DeviceLostError)


async def test_collectives_are_in_profiles(
    machine: RecordingCupy, nccl: FakeNccl, tmp_path: Path
) -> None:
    async with opened(machine):
        tensors, _ = parts()
        await la.mark_step(NAMES, wait=True)
        async with la.debug.profile(tmp_path / "trace.json"):
            await la.to_cpu(await la.all_reduce(tensors, "sum"))
        events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
        labels = {event.get("name") for event in events}
        assert {f"a collective on {name}" for name in NAMES} <= labels


async def test_a_caller_that_is_cancelled_leaves_the_devices_as_they_were(
    machine: RecordingCupy, nccl: FakeNccl
) -> None:
    async with opened(machine):
        tensors, arrays = parts()
        for gpu in machine.gpus:
            gpu.hold()
        with trio.move_on_after(0.05):
            await (await la.all_reduce(tensors, "sum"))[0].numpy()
        for gpu in machine.gpus:
            gpu.let()
        for found in await la.to_cpu(await la.all_reduce(tensors, "sum")):
            np.testing.assert_array_equal(found, sum(arrays))
        del tensors
        await la.wait_device_ops()
    assert all(not pool.used_bytes() for pool in machine.pools)
