"""Feeding a device and fetching from it: `la.put` and `la.to_cpu` (A6, E9)."""

from __future__ import annotations

from collections import OrderedDict, UserDict, defaultdict, deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import until
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend


@dataclass
class Batch:
    inputs: Any
    label: str


class Pair(NamedTuple):
    left: Any
    right: Any


# ---- to_cpu --------------------------------------------------------------------------------


async def test_to_cpu_takes_any_nest_and_keeps_what_is_no_tensor(runtime: la.Runtime) -> None:
    x = la.ones((2,)) * 2.5
    array = np.arange(3)
    tree = {
        "list": [x, (x + 1, None, "text", 3)],
        "batch": Batch(Pair(x * 2, array), "label"),
        "ready": await (x + 2),
        "empty": {},
    }
    found = await la.to_cpu(tree)
    np.testing.assert_array_equal(found["list"][0], [2.5, 2.5])
    np.testing.assert_array_equal(found["list"][1][0], [3.5, 3.5])
    assert found["list"][1][1:] == (None, "text", 3)
    assert type(found["batch"]) is Batch
    assert type(found["batch"].inputs) is Pair
    np.testing.assert_array_equal(found["batch"].inputs.left, [5, 5])
    assert found["batch"].inputs.right is array
    np.testing.assert_array_equal(found["ready"], [4.5, 4.5])
    assert found["empty"] == {}
    assert not found["list"][0].flags.writeable
    assert found["list"][0].dtype == np.float32


async def test_to_cpu_is_one_execution_and_one_download(autojump_clock: MockClock) -> None:
    downloads: list[str] = []

    class Noting(SimBackend):
        def submit(self, command: Command) -> None:
            if command.kind == "download":
                downloads.append(command.label)
            super().submit(command)

    la.backends.register("noting", Noting)
    try:
        async with la.open_runtime("noting:0") as runtime:
            leaves = [la.ones((4,)) * number for number in (2.5, 3.5, 4.5)]
            kept = la.ones((4,)) * 9.5
            await la.to_cpu({"a": leaves, "b": leaves[0] + leaves[1]})
            assert runtime.statistics().jobs["default"].steps == 1
            assert len(downloads) == 1
            assert kept.state == "lazy"
    finally:
        la.backends.unregister("noting")


async def test_to_cpu_over_several_devices() -> None:
    async with la.open_runtime({"cpu": 3}):
        tensors = [la.ones((2,), device=f"cpu:{index}") * (index + 1.5) for index in range(3)]
        found = await la.to_cpu(tensors)
        np.testing.assert_array_equal(found, [[1.5, 1.5], [2.5, 2.5], [3.5, 3.5]])


async def test_to_cpu_of_some_devices_leaves_the_others_tensors(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(3) as (_, simulation):
        tensors = [la.ones((2,), device=f"virtual:{index}") * 2.5 for index in range(3)]
        tree = {"all": tensors, "pair": Pair(tensors[0] + 1, "text")}
        found = await la.to_cpu(tree, "virtual:0")
        assert [type(leaf) for leaf in found["all"]] == [np.ndarray, la.LazyTensor, la.LazyTensor]
        assert found["all"][1] is tensors[1]
        assert found["pair"].left.tolist() == [3.5, 3.5]
        assert found["pair"].right == "text"
        assert [tensor.state for tensor in tensors] == ["ready", "lazy", "lazy"]
        assert len(simulation.begun) == 1
        found = await la.to_cpu(tensors, devices=[la.Device.parse("virtual:1"), "virtual:0"])
        assert [type(leaf) for leaf in found] == [np.ndarray, np.ndarray, la.LazyTensor]


async def test_to_cpu_of_some_devices_goes_by_where_tensors_are_going() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = la.ones((3,), dtype="int32") * 3
        moved, failed = x.to("cpu:1"), await la.compile(lambda x: x + 1)(x)
        found = await la.to_cpu([x, moved, failed], "cpu:1")
        assert [type(leaf) for leaf in found] == [la.LazyTensor, np.ndarray, la.LazyTensor]
        assert found[1].tolist() == [3, 3, 3]


async def test_to_cpu_of_devices_that_have_none_is_a_checkpoint() -> None:
    async with la.open_runtime({"cpu": 2}):
        tree = [la.ones((2,)) * 2.5, 3]
        with trio.testing.assert_checkpoints():
            assert await la.to_cpu(tree, "cpu:1") is tree
        assert tree[0].state == "lazy"  # type: ignore[attr-defined]


async def test_to_cpu_refuses_devices_that_the_job_does_not_have() -> None:
    async with la.open_runtime({"cpu": 2}), la.job("one", ["cpu:0"]):
        tree = [la.ones((2,)) * 2.5]
        with pytest.raises(la.UnknownDeviceError, match=r"has no device cpu:1; there are cpu:0$"):
            await la.to_cpu(tree, "cpu:1")
        with pytest.raises(ValueError, match="to_cpu needs at least one device"):
            await la.to_cpu(tree, [])
        with pytest.raises(TypeError, match="devices must be a name such as 'cpu:0'"):
            await la.to_cpu(tree, 0)  # type: ignore[arg-type]


async def test_to_cpu_without_tensors_is_a_checkpoint() -> None:
    tree = {"a": [1, "b"]}
    with trio.testing.assert_checkpoints():
        assert await la.to_cpu(tree) is tree


async def test_to_cpu_raises_the_failure(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(ValueError("broken"))
        with pytest.raises(la.ExecutionError, match="broken"):
            await la.to_cpu([la.ones((2,)) * 2.5])
        await la.mark_step()


async def test_to_cpu_takes_tensors_of_one_runtime() -> None:
    async with la.open_runtime("cpu"):
        outer = await la.ones((2,))
        async with la.open_runtime("cpu"):
            with pytest.raises(la.RuntimeMismatchError):
                await la.to_cpu([la.ones((2,)), outer])
            np.testing.assert_array_equal(await la.to_cpu(outer), [1, 1])


async def test_to_cpu_can_be_cancelled(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=10):
        x = la.ones((2,)) * 2.5
        with trio.move_on_after(1) as scope:
            await la.to_cpu([x])
        assert scope.cancelled_caught
        np.testing.assert_array_equal((await la.to_cpu([x]))[0], [2.5, 2.5])
        assert trio.current_time() == 10


# ---- put -----------------------------------------------------------------------------------


async def test_put_gives_ready_tensors(runtime: la.Runtime, device: str) -> None:
    array = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    tree = Batch([array, array.T, np.float64(2.5), array[::2, 1:]], "label")
    found = await la.put(tree, device)
    assert type(found) is Batch
    assert found.label == "label"
    for tensor, source in zip(found.inputs, tree.inputs, strict=True):
        assert tensor.is_ready()
        assert tensor.dtype == source.dtype
        assert str(tensor.device) == device
    expected = [source.copy() for source in tree.inputs]
    array += 100
    for value, source in zip(await la.to_cpu(found.inputs), expected, strict=True):
        np.testing.assert_array_equal(value, source)


@pytest.mark.parametrize("order", [">", "<"])
async def test_put_in_any_byte_order(runtime: la.Runtime, order: str) -> None:
    for kind in ("f4", "f8", "i2", "u8", "c16"):
        array = np.arange(5).astype(order + kind)
        (tensor,) = await la.put([array])
        assert tensor.dtype == np.dtype(kind)
        np.testing.assert_array_equal(await tensor.numpy(), array)


async def test_put_refuses_dtypes_that_tensors_cannot_have(runtime: la.Runtime) -> None:
    for array in (np.array(["text"]), np.array([None]), np.array(["2020"], "M8[Y]")):
        with pytest.raises(la.DTypeError, match="cannot have"):
            await la.put(array)
    assert all(not device.mailbox.used for device in runtime.statistics().devices.values())


async def test_put_moves_tensors_and_leaves_the_rest() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = la.ones((2,)) * 2.5
        found = await la.put([x, "text", 3, None, True], "cpu:1")
        assert found[1:] == ["text", 3, None, True]
        assert str(found[0].device) == "cpu:1"
        np.testing.assert_array_equal(await found[0].numpy(), [2.5, 2.5])
        with pytest.raises(la.UnknownDeviceError):
            await la.put(np.ones(3), "cpu:7")


async def test_put_is_a_checkpoint_and_can_be_cancelled(runtime: la.Runtime) -> None:
    for tree in ([], np.ones(3)):
        with trio.testing.assert_checkpoints():
            await la.put(tree)
        with trio.CancelScope() as scope:
            scope.cancel()
            await la.put(tree)
        assert scope.cancelled_caught
    assert all(not d.outstanding for d in runtime.statistics().devices.values())


async def test_put_counts_memory_until_it_is_dropped(runtime: la.Runtime, device: str) -> None:
    tensor = await la.put(np.ones(100))
    assert runtime.statistics().devices[device].memory_bytes == 800
    del tensor
    # The device's thread may hold on to it for a moment.
    await until(lambda: runtime.statistics().devices[device].memory_bytes == 0)


async def test_put_outside_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError):
        await la.put(np.ones(3))


# ---- what else a job does meanwhile --------------------------------------------------------


async def test_put_leaves_failures_to_barriers(tmp_path: Path) -> None:
    def fails(value: Any) -> None:
        raise RuntimeError("boom")

    path = tmp_path / "x.safetensors"
    async with la.open_runtime("cpu:0"):
        await la.save({"x": la.ones(2)}, path)
        for other in (lambda: la.put(np.ones(3)), lambda: la.load(path)):
            la.add_step_closure(fails, (la.ones(2) * 2.5,), run_async=True)
            await la.mark_step()
            await until(lambda: bool(la.current_job().failures))
            await other()
            with pytest.raises(la.ClosureError, match="boom"):
                await la.mark_step()


async def test_a_failure_of_the_job_does_not_end_a_stream(tmp_path: Path) -> None:
    def fails(value: Any) -> None:
        raise RuntimeError("boom")

    async with la.open_runtime("cpu:0"):
        seen, failures = [], 0
        async with la.prefetch([np.full(2, n) for n in range(6)], depth=1) as batches:
            async for batch in batches:
                seen.append((await batch.numpy())[0])
                if len(seen) == 2:
                    la.add_step_closure(fails, (batch * 2.5,), run_async=True)
                    await la.mark_step()
                    await until(lambda: bool(la.current_job().failures))
                elif len(seen) > 2:
                    try:
                        await la.mark_step()
                    except la.ClosureError:
                        failures += 1
        assert seen == [0, 1, 2, 3, 4, 5]
        assert failures == 1


# ---- copies that a job leaves behind -------------------------------------------------------


async def test_copies_that_somebody_holds_outlive_their_job(autojump_clock: MockClock) -> None:
    async with open_simulation(2) as (_, simulation):
        async with la.job("producer"):
            ready = await la.put(np.ones(2, np.float32))
            copies = [ready.to("virtual:1"), (ready * 2.5).to("virtual:1")]
            back = (copies[1] * 2.0).to("virtual:0")
            dropped = ready.to("virtual:1")
            del dropped
        assert [(await copy.numpy())[0] for copy in (*copies, back)] == [1.0, 2.5, 5.0]
        assert len(simulation.copied) == 4  # one of them up
        with pytest.raises(KeyError):
            async with la.job("fails"):
                late = ready.to("virtual:1")
                raise KeyError("no such thing")
        with pytest.raises(la.JobClosedError, match="handed over"):
            await late


async def test_copies_reach_a_consumer_that_comes_later() -> None:
    send, receive = trio.open_memory_channel[la.LazyTensor](10)
    sums = []

    async def produce() -> None:
        async with la.job("producer"), send:
            async for batch in la.prefetch([np.full(4, n, np.float32) for n in range(5)]):
                await send.send(batch.to("cpu:1"))

    async def consume() -> None:
        async with la.job("consumer", devices=["cpu:1"]), receive:
            async for batch in receive:
                sums.append(await la.sum(batch).item())

    async with la.open_runtime({"cpu": 2}):
        await produce()
        await consume()
    assert sums == [0, 4, 8, 12, 16]


# ---- containers of users' own, and objects that are none -----------------------------------


class _Params(dict[str, Any]):
    pass


class _Frames(tuple[Any, ...]):
    pass


class _Holder:
    def __init__(self, value: Any) -> None:
        self.value = value


async def test_subclasses_and_registered_classes_are_nests(runtime: la.Runtime) -> None:
    class Box:
        def __init__(self, *parts: Any) -> None:
            self.parts = parts

    la.trees.register(Box, lambda box: (box.parts, None), lambda _, parts: Box(*parts))
    params = _Params(w=np.ones(2))
    params.extra = np.zeros(1)  # type: ignore[attr-defined]
    tree = [
        OrderedDict(z=np.ones(2), a=[np.zeros(1)]),
        defaultdict(list, a=np.ones(2)),
        deque([np.ones(2), 3], maxlen=4),
        _Frames((np.ones(2),)),
        params,
        Box(np.ones(2), "text"),
    ]
    on_device = await la.put(tree)
    lazy = la.trees.tree_map(lambda x: x * 2 if isinstance(x, la.LazyTensor) else x, on_device)
    for found, cls in ((on_device, la.LazyTensor), (await la.to_cpu(lazy), np.ndarray)):
        assert list(map(type, found)) == list(map(type, tree))
        arrays = [leaf for leaf in la.trees.leaves(found) if not isinstance(leaf, (int, str))]
        assert len(arrays) == 8
        assert {type(array) for array in arrays} == {cls}
        assert type(found[4].extra) is cls
        assert found[2].maxlen == 4
        assert found[1].default_factory is list

    @la.compile
    def doubled(tree: Any) -> Any:
        return la.trees.tree_map(lambda x: x * 2 if isinstance(x, la.LazyTensor) else x, tree)

    compiled = await la.to_cpu(await doubled(on_device))
    for place in (0, 1, 3, 4):  # numbers that a compiled function returns are tensors
        assert repr(compiled[place]) == repr((await la.to_cpu(lazy))[place])


@pytest.mark.parametrize("make", [_Holder, lambda t: {t}, lambda t: UserDict(a=[t])])
async def test_a_tensor_in_an_object_is_not_passed_over(runtime: la.Runtime, make: Any) -> None:
    tensor = la.ones((2,)) + 1
    for function, name in ((la.to_cpu, "to_cpu"), (la.put, "put")):
        with pytest.raises(TypeError, match=rf"^{name}: tree\['a'\]\[1\].* is a LazyTensor in"):
            await function({"a": [tensor, make(tensor)]})
    if make is _Holder:
        with pytest.raises(TypeError, match=r"^put: tree\.value is a ndarray in an object of"):
            await la.put(_Holder(np.ones(2)))
        harmless = _Holder(np.ones(2))  # which to_cpu would not have changed
        assert (await la.to_cpu([tensor, harmless]))[1] is harmless


async def test_a_class_of_leaves_is_left_alone(runtime: la.Runtime) -> None:
    class Opaque(_Holder):
        pass

    la.trees.register(Opaque)
    leaf = Opaque(la.ones(2))
    assert (await la.to_cpu([leaf, la.ones(1)]))[0] is leaf
    assert (await la.put([leaf]))[0] is leaf
