"""Tensors of another runtime, of another device, and of a job that has ended: one rule for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- runtimes ------------------------------------------------------------------------------


def set_item(tensor: LazyTensor, value: LazyTensor) -> None:
    tensor[0] = value


def add_in_place(tensor: LazyTensor, value: LazyTensor) -> None:
    tensor += value


USED_AT_ONCE: dict[str, Callable[[LazyTensor, LazyTensor], object]] = {
    "set_": lambda mine, other: mine.set_(other),
    "set_ the other one": lambda mine, other: other.set_(mine),
    "copy_from": lambda mine, other: mine.copy_from(other),
    "copy_from into the other one": lambda mine, other: other.copy_from(mine),
    "+=": add_in_place,
    "setitem": set_item,
    "add": lambda mine, other: mine + other,
    "to": lambda mine, other: other.to("sim:1"),
    "to where it is": lambda mine, other: other.to("sim:0"),
    "add_step_closure": lambda mine, other: la.add_step_closure(print, ({"a": [mine, other]},)),
    "render": lambda mine, other: la.debug.render_ir_graph([mine, other]),
    "render that only": lambda mine, other: la.debug.render_ir_graph(other),
    "dump": lambda mine, other: la.debug.dump_ir([mine, other]),
    "dump a program": lambda mine, other: la.debug.dump_ir(other, "backend"),
    "get_graph_hash": lambda mine, other: la.computation.get_graph_hash([mine, other]),
    "graph_to_bytes": lambda mine, other: la.computation.graph_to_bytes([mine, other]),
    "get_device_data": lambda mine, other: la.computation.get_device_data([mine, other]),
    "lower": lambda mine, other: la.compile(lambda x: x + 1).lower(other),
}
AWAITED: dict[str, Callable[[LazyTensor, LazyTensor], Any]] = {
    "put": lambda mine, other: la.put({"a": np.ones(2), "b": other}, "sim:1"),
    "put where it is": lambda mine, other: la.put([mine, other], "sim:0"),
    "broadcast": lambda mine, other: la.broadcast([mine, other], ["sim:0", "sim:1"]),
    "all_reduce": lambda mine, other: la.all_reduce([mine, other]),
    "all_reduce of others": lambda mine, other: la.all_reduce([other, other]),
    "all_gather": lambda mine, other: la.all_gather([mine, other]),
    "sync_multi": lambda mine, other: la.sync_multi([mine, other]),
    "sync_multi on devices": lambda mine, other: la.sync_multi([mine, other], "sim:1"),
    "to_cpu": lambda mine, other: la.to_cpu([mine, other]),
    "compiled": lambda mine, other: la.compile(lambda x, y: x + y)(mine, other),
}


@pytest.mark.parametrize("state", ["lazy", "in flight", "ready"])
@pytest.mark.parametrize("name", USED_AT_ONCE | AWAITED)
async def test_a_tensor_of_another_runtime_is_refused_at_once(name: str, state: str) -> None:
    devices = {"sim": 2}
    async with la.open_runtime(devices) as outer:
        other = la.ones((2,)) * 2.5
        if state != "lazy":
            await la.mark_step(wait=state == "ready")
        async with la.open_runtime(devices) as inner:
            mine = la.ones((2,)) * 1.5
            tensors = [mine, other]
            before = [(t._data, t._node, t._recording) for t in tensors]
            transfers = dict(inner.executor.unscheduled_transfers)
            steps = [runtime.default_job.statistics().steps for runtime in (outer, inner)]
            for _ in range(2):
                with pytest.raises(la.RuntimeMismatchError):
                    if name in AWAITED:
                        await AWAITED[name](mine, other)
                    else:
                        USED_AT_ONCE[name](mine, other)
            assert [(t._data, t._node, t._recording) for t in tensors] == before
            assert inner.executor.unscheduled_transfers == transfers
            assert not inner.default_job.closures.pending
            after = [runtime.default_job.statistics().steps for runtime in (outer, inner)]
            assert after == steps
            assert (await mine.numpy()).tolist() == [1.5, 1.5]
            assert (await other.numpy()).tolist() == [2.5, 2.5]  # which may be waited for


async def test_what_was_donated_may_be_set_to_anything() -> None:
    double = la.compile(lambda x: x * 2, donate_argnums=0)
    async with la.open_runtime("sim") as outer:
        x = await (la.ones((2,)) * 2.5)
        await double(x)
        async with la.open_runtime("sim"):
            x.set_(la.ones((2,)) * 1.5)
            assert (await x.numpy()).tolist() == [1.5, 1.5]
            y = await (la.ones((2,)) * 2.5)
            await double(y)
            y.copy_from([5.5, 6.5])
            assert (await y.numpy()).tolist() == [5.5, 6.5]
            with pytest.raises(la.DonatedTensorError):
                x.set_(await donated(double))
        assert outer.default_job.statistics().steps == 2


async def donated(function: Any) -> LazyTensor:
    x = await (la.ones((2,)) * 2.5)
    await function(x)
    return x


# ---- devices -------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["lazy", "in flight", "ready"])
async def test_tensors_of_two_devices_are_no_barrier_and_no_graph(
    state: str, autojump_clock: MockClock
) -> None:
    async with open_simulation(2) as (runtime, _):
        here, there = (la.ones((2,), device=f"virtual:{index}") * 2.5 for index in range(2))
        if state != "lazy":
            await la.mark_step("virtual:1", wait=state == "ready")
        before = runtime.statistics()
        for tensors in ([here, there], [there, here, there]):
            with pytest.raises(la.DeviceMismatchError, match=r"on virtual:\d, virtual:\d"):
                await la.sync_multi(tensors)
            with pytest.raises(la.DeviceMismatchError, match=r"on virtual:\d, virtual:\d"):
                la.computation.get_graph_hash(tensors)
            with pytest.raises(la.DeviceMismatchError, match=r"on virtual:\d, virtual:\d"):
                la.computation.get_device_data(tensors)
        assert here.state == "lazy"
        assert runtime.statistics() == before
        await la.sync_multi([here, there], ["virtual:0", "virtual:1"], wait=True)
        assert here.is_ready()
        assert there.is_ready()
        await la.sync_multi([])
        await la.sync_multi([], ["virtual:0"])


async def test_named_devices_choose_among_the_tensors(autojump_clock: MockClock) -> None:
    async with open_simulation(3):
        tensors = [la.ones((2,), device=f"virtual:{index}") * 2.5 for index in range(3)]
        await la.sync_multi(tensors, ["virtual:2", "virtual:0"])
        assert [tensor.state for tensor in tensors] == ["in flight", "lazy", "in flight"]


# ---- ended jobs ----------------------------------------------------------------------------


async def test_what_was_lazy_when_its_job_ended_is_refused_at_the_operation(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (runtime, _):
        async with la.job("ended"):
            lost = la.ones((2,)) * 2.5
            async with la.job("brings it along"):
                kept = lost + 1  # while its job was open
                await kept
        refused = "the tensor was still lazy when its job 'ended' ended; await it, or a barrier"
        x = la.ones((2,)) * 1.5
        uses: list[Callable[[], object]] = [
            lambda: lost + 1,
            lambda: 1.5 - lost,
            lambda: lost + x,
            lambda: x + lost,
            lambda: lost.sum(),
            lambda: lost[0],
            lambda: lost.astype(np.float64),
            lambda: la.where(x > 1, lost, x),
            lambda: la.concatenate([x, lost]),
            lambda: la.value_and_grad(lambda y: (y * y).sum())(lost),
            lambda: lost.to("virtual:1"),
            lambda: add_in_place(x, lost),
            lambda: set_item(x, lost[0]),
        ]
        for _ in range(2):
            for use in uses:
                with pytest.raises(la.JobClosedError, match=refused):
                    use()
        for wait in (
            lambda: lost.numpy(),
            lambda: la.to_cpu([x, lost]),
            lambda: la.sync_multi([lost]),
            lambda: la.compile(lambda y: y + 1)(lost),
            lambda: la.put(lost, "virtual:1"),
        ):
            with pytest.raises(la.JobClosedError, match=refused):
                await wait()
        with pytest.raises(la.JobClosedError, match=refused):
            await lost
        assert not runtime.executor.unscheduled_transfers
        assert lost.state == "lazy"
        assert (await x.numpy()).tolist() == [1.5, 1.5]
        assert (await kept.numpy()).tolist() == [3.5, 3.5]
        assert (await (kept + x).numpy()).tolist() == [5, 5]


async def test_what_another_job_has_brought_along_lives_on(autojump_clock: MockClock) -> None:
    """Its graph was copied at the operation."""
    async with open_simulation():
        async with la.job("ended"):
            lost = la.ones((2,)) * 2.5
            inside = la.current_job()
            recorded = trio.Event()
            go_on = trio.Event()
            found: list[list[float]] = []

            async def other() -> None:
                async with la.job("other"):
                    kept = lost + 1
                    recorded.set()
                    await go_on.wait()
                    with pytest.raises(la.JobClosedError, match="'ended'"):
                        _ = lost + 1  # although that was recorded before
                    found.append((await kept.numpy()).tolist())

            async with trio.open_nursery() as nursery:
                nursery.start_soon(other)
                await recorded.wait()
                inside.close()  # as leaving the block does
                go_on.set()
        assert found == [[3.5, 3.5]]


async def test_what_was_in_flight_when_its_job_ended_becomes_ready(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        with pytest.raises(KeyError):
            async with la.job("ended"):
                in_flight = la.ones((2,)) * 2.5
                await la.mark_step()
                await wait_all_tasks_blocked()
                raise KeyError
        assert in_flight.state == "in flight"
        more = in_flight + 1
        assert (await more.numpy()).tolist() == [3.5, 3.5]
        assert (await in_flight.numpy()).tolist() == [2.5, 2.5]
