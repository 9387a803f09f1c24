"""Memory that two processes of a machine share: what goes through it, and who may offer what."""

from __future__ import annotations

import errno
import gc
import os
import random
import socket
import sys
import warnings
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.backends.remote.channel import BROKEN, Channel
from lazyasync.backends.remote.handshake import greet_caller, greet_host
from lazyasync.backends.remote.pipes import SocketPipe
from lazyasync.backends.remote.rings import (
    DESCRIPTORS,
    LEAST_BYTES,
    SLOT_BYTES,
    SLOTS,
    given_rings,
    made_rings,
)
from lazyasync.backends.remote.wire import Kind, Limits

if sys.platform != "linux":
    pytest.skip("memory is shared on Linux only", allow_module_level=True)

Spoil: TypeAlias = Callable[[list[int]], list[int]]

SECRET = "a token of tests"


def descriptors() -> int:
    gc.collect()  # what earlier tests have left
    return len(os.listdir("/proc/self/fd"))


@asynccontextmanager
async def two_ends() -> AsyncIterator[tuple[Channel, Channel]]:
    """Both ends of a connection over a socket of the file system, after their greetings."""
    caller, host = (Channel(SocketPipe(one), Limits(), 10.0) for one in socket.socketpair())
    async with trio.open_nursery() as nursery:

        async def run(channel: Channel) -> None:
            with suppress(BROKEN):
                await channel.run()

        for channel in (caller, host):
            nursery.start_soon(run, channel)
        async with trio.open_nursery() as greeting:
            greeting.start_soon(greet_host, caller, SECRET, Limits())
            greeting.start_soon(greet_caller, host, SECRET, {}, Limits())
        yield caller, host
        for channel in (caller, host):
            await channel.aclose()
        nursery.cancel_scope.cancel()


async def test_arrays_of_all_sizes_arrive_in_their_order() -> None:
    before = descriptors()
    edges = (0, 1, LEAST_BYTES, LEAST_BYTES + 1, SLOT_BYTES, SLOT_BYTES + 1, SLOTS * SLOT_BYTES + 7)
    rng = np.random.default_rng(0)
    async with two_ends() as ends:
        for end in ends:
            assert end.pipe.rings is not None
        for sender, receiver in (ends, ends[::-1]):
            sent = [
                [rng.integers(0, 256, rng.choice(edges), np.uint8) for _ in range(count)]
                for count in (1, 0, 3, 2, 0, 1)
            ]
            for number, arrays in enumerate(sent):
                sender.send([int(Kind.BUFFER), number], arrays)
            for number, arrays in enumerate(sent):
                message, found = await receiver.receive()
                assert message == [Kind.BUFFER, number]
                assert [one.tobytes() for one in found] == [one.tobytes() for one in arrays]
    assert descriptors() == before


async def test_both_send_at_the_same_time() -> None:
    array = np.random.default_rng(1).integers(0, 256, 3 * SLOTS * SLOT_BYTES, np.uint8)
    async with two_ends() as ends, trio.open_nursery() as nursery:

        async def receive(channel: Channel) -> None:
            for _ in range(3):
                _, (found,) = await channel.receive()
                np.testing.assert_array_equal(found, array)

        for end in ends:
            for number in range(3):
                end.send([int(Kind.BUFFER), number], [array])
            nursery.start_soon(receive, end)


async def test_who_waits_hears_that_the_other_side_is_gone() -> None:
    async with two_ends() as (one, other):
        one.send([int(Kind.BUFFER), 1], [np.zeros(10 * SLOTS * SLOT_BYTES, np.uint8)])
        async with trio.open_nursery() as nursery:

            async def receive() -> None:
                with pytest.raises(BROKEN):
                    while True:
                        await other.receive()

            nursery.start_soon(receive)
            await trio.sleep(0.005)
            await one.aclose()


def _without_seals(given: list[int]) -> list[int]:
    memory = os.memfd_create("test", os.MFD_ALLOW_SEALING)
    os.ftruncate(memory, os.fstat(given[0]).st_size)
    os.close(given[0])
    return [memory, *given[1:]]


def _of_another_size(given: list[int]) -> list[int]:
    import fcntl

    memory = os.memfd_create("test", os.MFD_ALLOW_SEALING)
    os.ftruncate(memory, 4096)
    fcntl.fcntl(memory, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW)
    os.close(given[0])
    return [memory, *given[1:]]


def _a_file(given: list[int]) -> list[int]:
    os.close(given[0])
    return [os.open(__file__, os.O_RDONLY), *given[1:]]


def _no_sockets(given: list[int]) -> list[int]:
    os.close(given[2])
    return [*given[:2], os.open(__file__, os.O_RDONLY)]


def _fewer(given: list[int]) -> list[int]:
    os.close(given[2])
    return given[:2]


@pytest.mark.parametrize("spoil", [_without_seals, _of_another_size, _a_file, _no_sockets, _fewer])
async def test_what_is_no_memory_to_share_is_not_taken(
    spoil: Callable[[list[int]], list[int]],
) -> None:
    before = descriptors()
    made = made_rings()
    assert made is not None
    rings, given = made
    assert len(given) == DESCRIPTORS
    assert given_rings(spoil(given)) is None
    rings.close()
    assert descriptors() == before


async def test_who_has_no_room_for_the_memory_closes_what_it_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = descriptors()
    made = made_rings()
    assert made is not None
    rings, given = made

    def full(*args: object) -> None:
        raise OSError(errno.ENOMEM, "no address space")

    monkeypatch.setattr("mmap.mmap", full)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert given_rings(given) is None
        assert made_rings() is None
        rings.close()
        assert descriptors() == before
    assert not caught


async def test_hosts_of_the_file_system_share_memory(tmp_path: Path) -> None:
    """Uploads, downloads, and what goes from host to host."""
    array = np.random.default_rng(2).standard_normal((1000, 1500))
    addresses = [f"unix://{tmp_path}/{number}.sock" for number in (1, 2)]
    before = descriptors()
    async with trio.open_nursery() as nursery:
        servers = [la.remote.Server(SECRET, ["cpu:0"]) for _ in addresses]
        for server, address in zip(servers, addresses, strict=True):
            _, listeners = await server.listen(address)
            nursery.start_soon(server.serve, listeners)
        hosts = {
            f"host{number + 1}": la.remote.Host(address, SECRET)
            for number, address in enumerate(addresses)
        }
        with la.remote.named(hosts):
            async with la.open_runtime(["host1/cpu:0", "host2/cpu:0"]):
                there = await la.put(array, "host1/cpu:0")
                moved = (there * 2).to("host2/cpu:0") + 1
                np.testing.assert_array_equal(await moved.numpy(), array * 2 + 1)
                total = await la.all_reduce([there, moved], "sum")
                np.testing.assert_array_equal(await total[0].numpy(), array + (array * 2 + 1))
        while any(server.connections for server in servers):
            await trio.sleep(0.01)
        nursery.cancel_scope.cancel()
    assert descriptors() == before


@pytest.mark.one_of(4)
@pytest.mark.parametrize("seed", range(4))
async def test_hosts_are_killed_while_much_goes_through(seed: int) -> None:
    before = set(os.listdir("/dev/shm"))
    chosen = random.Random(seed)
    array = np.random.default_rng(seed).standard_normal((3 << 18,))
    async with la.remote.local(3) as hosts, la.open_runtime(hosts.devices):
        one, other, third = hosts.devices
        lost: list[str] = []

        async def go_round(source: str, target: str) -> None:
            with pytest.raises((la.ExecutionError, la.DeviceLostError)) as caught:
                while True:
                    there = await la.put(array, source)
                    moved = (there + 1).to(target)
                    np.testing.assert_array_equal(await moved.numpy(), array + 1)
            cause = caught.value.__cause__ or caught.value
            assert isinstance(cause, la.DeviceLostError) or isinstance(
                caught.value, la.DeviceLostError
            )
            lost.append(source)

        with trio.fail_after(60):
            async with trio.open_nursery() as nursery:
                for source, target in ((one, other), (other, one)):
                    nursery.start_soon(go_round, source, target)
                await trio.sleep(0.3 + 0.5 * chosen.random())
                hosts.processes[chosen.choice(["host1", "host2"])].kill()
        assert len(lost) == 2
        np.testing.assert_array_equal(await (await la.put(array, third)).numpy(), array)
    assert set(os.listdir("/dev/shm")) == before
