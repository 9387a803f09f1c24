"""Buffers that go from host to host: they do not come by the controller, and what goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.remote.channel import BROKEN, Channel
from lazyasync.backends.remote.handshake import RefusedError, greet_as_host
from lazyasync.backends.remote.pipes import StreamPipe
from lazyasync.backends.remote.wire import Kind, Limits
from tests.support.hosts import HostHere, host_here

ONE, OTHER = "host1/cpu:0", "host2/cpu:0"
ARRAY = np.random.default_rng(3).random((200, 180))


@asynccontextmanager
async def two_hosts(*, reached: bool = True) -> AsyncIterator[tuple[HostHere, HostHere]]:
    async with host_here(reached=reached) as one, host_here("host2", reached=reached) as other:
        async with la.open_runtime([ONE, OTHER]):
            yield one, other


def links(*hosts: HostHere) -> int:
    return sum(len(host.called) for host in hosts)


async def test_a_buffer_goes_from_host_to_host() -> None:
    async with two_hosts() as (one, other):
        there = await la.put(ARRAY, ONE)
        sent = one.wire.sent + other.wire.sent
        received = one.wire.received + other.wire.received
        moved = there.to(OTHER) + 1
        back = (moved * 2).to(ONE)
        await la.mark_step()
        await la.wait_device_ops()
        assert one.wire.sent + other.wire.sent - sent < 10_000
        assert one.wire.received + other.wire.received - received < 10_000
        np.testing.assert_array_equal(await back.numpy(), (ARRAY + 1) * 2)
        for _ in range(20):
            there = (there + 1).to(OTHER) * 1
            there = there.to(ONE)
        np.testing.assert_allclose(await there.numpy(), ARRAY + 20)
        assert links(one, other) == 1  # one connection for all of it, both ways
        assert one.server.connections == other.server.connections == 1


@pytest.mark.parametrize("dtype", ["bool", "int8", "float16", "complex128"])
@pytest.mark.parametrize("shape", [(), (0,), (3, 1), (300, 50)])
async def test_values_arrive_as_they_went(dtype: str, shape: tuple[int, ...]) -> None:
    array = np.random.default_rng(1).integers(0, 100, shape).astype(dtype)
    async with two_hosts():
        moved = (await la.put(array, ONE)).to(OTHER)
        assert (await moved.numpy()).tobytes() == array.tobytes()


async def test_hosts_that_cannot_reach_each_other(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "lazyasync.hosts")
    async with two_hosts(reached=False):
        there = await la.put(ARRAY, ONE)
        for _ in range(3):
            there = there.to(OTHER).to(ONE)
        np.testing.assert_array_equal(await there.numpy(), ARRAY)
    (record,) = caplog.records
    assert "host1 and host2 cannot reach each other" in record.getMessage()


async def test_only_one_of_them_can_reach_the_other() -> None:
    async with host_here(reached=False) as one, host_here("host2") as other:
        async with la.open_runtime([ONE, OTHER]):
            there = (await la.put(ARRAY, OTHER)).to(ONE).to(OTHER)
            np.testing.assert_array_equal(await there.numpy(), ARRAY)
            assert links(one, other) == 1


def cut(host: HostHere) -> None:
    host.called[-1].cut = True


def stall(host: HostHere) -> None:
    host.called[-1].stalled = True


def damage(host: HostHere) -> None:
    host.called[-1].flips = True


@pytest.mark.parametrize("break_it", [cut, stall, damage])
@pytest.mark.parametrize("way", [(ONE, OTHER), (OTHER, ONE)])
async def test_a_connection_of_hosts_breaks_and_nothing_is_lost(
    break_it: object,
    way: tuple[str, str],
    autojump_clock: MockClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING, "lazyasync.hosts")
    assert callable(break_it)
    async with two_hosts() as (one, other):
        there = await la.put(ARRAY, way[0])
        np.testing.assert_array_equal(await there.to(way[1]).numpy(), ARRAY)
        break_it(one if one.called else other)
        moved = [(there + place).to(way[1]) for place in range(5)]
        for place, tensor in enumerate(moved):
            np.testing.assert_array_equal(await tensor.numpy(), ARRAY + place)
        later = (there * 3).to(way[1])
        np.testing.assert_array_equal(await later.numpy(), ARRAY * 3)
    assert len(caplog.records) == 1


@pytest.mark.parametrize("lost", ["sender", "receiver"])
async def test_a_host_is_lost_while_a_buffer_is_on_its_way(
    lost: str, autojump_clock: MockClock
) -> None:
    async with two_hosts() as (one, other):
        there = await la.put(ARRAY, ONE)
        await there.to(OTHER).numpy()
        stall(one if one.called else other)
        moved = there.to(OTHER)
        after = moved + 1
        await la.mark_step()
        host = one if lost == "sender" else other
        host.wire.cut = True
        with pytest.raises(la.ExecutionError) as caught:
            await after.numpy()
        assert isinstance(caught.value.__cause__, la.DeviceLostError)
        remaining = OTHER if lost == "sender" else ONE
        assert (await (la.ones(3, device=remaining) + 1).numpy()).tolist() == [2, 2, 2]


async def test_what_is_not_there_fails_as_on_any_device() -> None:
    async with two_hosts():
        await (await la.put(ARRAY, ONE)).to(OTHER).numpy()
        failed = la.linalg.inv(la.zeros((3, 3), device=ONE)).to(OTHER) + 1
        with pytest.raises(la.LinearAlgebraError):
            await failed.numpy()
        assert (await (la.ones(2, device=ONE) + 1).to(OTHER).numpy()).tolist() == [2, 2]


async def test_memory_that_the_receiver_does_not_allow() -> None:
    async with host_here(), host_here("host2", memory_bytes=450_000):
        async with la.open_runtime([ONE, OTHER]):
            there = await la.put(ARRAY, ONE)
            kept = there.to(OTHER)
            await kept.numpy()
            with pytest.raises(la.DeviceOutOfMemoryError):
                await there.to(OTHER).numpy()
            del kept
            await la.wait_device_ops()
            assert (await (la.ones(2, device=ONE) + 1).to(OTHER).numpy()).tolist() == [2, 2]


async def test_who_has_no_ticket_is_refused() -> None:
    async with two_hosts() as (one, other):
        await (await la.put(ARRAY, ONE)).to(OTHER).numpy()
        called = one if one.called else other
        assert not called.server.links.secrets  # those that were used are gone
        called.server.links.secrets[b"t" * 16] = b"s" * 32
        for ticket, secret in ((b"u" * 16, b"s" * 32), (b"t" * 16, b"x" * 32)):
            refused = called.server.counts["refused"]
            mine, theirs = trio.testing.memory_stream_pair()
            channel = Channel(StreamPipe(mine), Limits(), None)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(called.server.serve_pipe, StreamPipe(theirs))
                nursery.start_soon(channel.run)
                with pytest.raises((RefusedError, *BROKEN)):
                    await greet_as_host(channel, ticket, secret, Limits())
                nursery.cancel_scope.cancel()
            assert called.server.counts["refused"] == refused + 1
        del called.server.links.secrets[b"t" * 16]


async def test_what_a_host_has_not_been_told_to_expect_is_not_taken(
    autojump_clock: MockClock,
) -> None:
    async with two_hosts() as (one, other):
        there = await la.put(ARRAY, ONE)
        await there.to(OTHER).numpy()
        wire = (one if one.called else other).called[-1]
        content = b"".join(map(bytes, la_frame([int(Kind.BUFFER), 10**6], ARRAY)))
        with trio.move_on_after(1):
            await wire.send_all(content)
        # Nobody waits for it for ever: then the hosts are apart, and go on by way of this process.
        moved = (there + 1).to(OTHER).to(ONE)
        np.testing.assert_array_equal(await moved.numpy(), ARRAY + 1)


def la_frame(message: list[int], array: np.ndarray) -> list[bytes | memoryview]:
    from lazyasync.backends.remote.wire import frame

    return frame(message, [array])


async def test_processes_of_this_machine() -> None:
    async with la.remote.local(3) as hosts, la.open_runtime(hosts.devices):
        there = await la.put(np.arange(1 << 20, dtype=np.float32), hosts.devices[0])
        moved = [there.to(device) + 1 for device in hosts.devices]
        for tensor in moved:
            assert float((await tensor.numpy()).sum()) == float(np.arange(1.0, 2**20 + 1).sum())
        for name in ("host2", "host1"):
            hosts.processes[name].kill()
            with pytest.raises(la.ExecutionError) as caught:
                await (moved[int(name[-1]) - 1] * 2).to("host3/cpu:0").numpy()
            assert isinstance(caught.value.__cause__, la.DeviceLostError)
        assert (await (la.ones(2, device="host3/cpu:0") + 1).numpy()).tolist() == [2, 2]


@pytest.mark.parametrize("length", [7, 60_001])
async def test_collectives_go_from_host_to_host_and_give_what_devices_here_give(
    length: int,
) -> None:
    rng = np.random.default_rng(length)
    arrays = [rng.standard_normal(length).astype(np.float32) for _ in range(3)]
    there = [f"host{number}/cpu:0" for number in (1, 2, 3)]
    here = ["cpu:0", "cpu:1", "cpu:2"]

    async def all_of(devices: list[str]) -> list[np.ndarray]:
        tensors = [await la.put(one, name) for one, name in zip(arrays, devices, strict=True)]
        found: list[la.LazyTensor] = []
        for op in ("sum", "mean", "max"):
            found += await la.all_reduce(tensors, op)  # type: ignore[arg-type]
        found += await la.reduce_scatter(tensors)
        found += await la.all_gather(tensors)
        found += await la.broadcast(tensors[1], devices)
        await la.mark_step()
        await la.wait_device_ops()
        assert [str(tensor.device) for tensor in found] == devices * 6
        between.append(sum(host.wire.sent + host.wire.received for host in hosts))
        return [await tensor.numpy() for tensor in found]

    between: list[int] = []
    async with host_here("host1") as one, host_here("host2") as two, host_here("host3") as three:
        hosts = (one, two, three)
        async with la.open_runtime([*there, *here]):
            before = sum(host.wire.sent for host in hosts)
            of_hosts, of_devices = await all_of(there), await all_of(here)
        for mine, theirs in zip(of_hosts, of_devices, strict=True):
            assert mine.tobytes() == theirs.tobytes()
        assert between[0] - before < sum(array.nbytes for array in arrays) + 100_000
        assert links(*hosts) == 3
