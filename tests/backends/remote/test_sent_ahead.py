"""Copies from host to host that are ordered before there is what they copy, and programs behind."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import numpy as np
import pytest
import trio
import trio.testing
from trio.testing import MockClock

import lazyasync as la
from lazyasync.device import Device
from tests.support.hosts import HostHere, host_here
from tests.support.watched_cpu import watched_cpu

ONE, OTHER = "host1/watched:0", "host2/cpu:0"
MATRIX = np.random.default_rng(5).random((150, 150))


class Runs:
    """What the watched device does before it runs a program: it waits, or fails."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.errors: list[Exception] = []

    def __call__(self, device: Device) -> None:
        if threading.current_thread() is not threading.main_thread():
            assert self.gate.wait(20)
        if self.errors:
            raise self.errors.pop()


@asynccontextmanager
async def two_hosts(runs: Runs, **limits: int) -> AsyncIterator[tuple[HostHere, HostHere]]:
    """Two hosts that are connected, the first with a watched device."""
    with watched_cpu(runs):
        async with (
            host_here(devices=("watched:0",)) as one,
            host_here("host2", **limits) as other,
            la.open_runtime([ONE, OTHER]),
        ):
            await (la.ones(2, device=ONE) + 1).to(OTHER).numpy()
            yield one, other


async def test_programs_behind_a_copy_are_sent_before_it_is_there() -> None:
    runs = Runs()
    async with two_hosts(runs) as (_, other):
        x = await la.put(MATRIX, ONE)
        known = (x @ x).to(OTHER) + 1  # so that all is compiled
        await known.numpy()
        runs.gate.clear()
        pieces = other.wire.pieces
        result = (x @ x).to(OTHER) + 1
        back = (result * 2).to(ONE) - 1
        await la.mark_step()
        await trio.testing.wait_all_tasks_blocked(0.05)
        assert other.wire.pieces - pieces >= 3  # the copy, the program, and what it sends
        runs.gate.set()
        np.testing.assert_allclose(await back.numpy(), (MATRIX @ MATRIX + 1) * 2 - 1)
        np.testing.assert_array_equal(await result.numpy(), await known.numpy())


async def test_many_steps_that_pass_values_on() -> None:
    async with two_hosts(Runs()):
        here = await la.put(MATRIX, ONE)
        for _ in range(40):
            there = (here * 2).to(OTHER) - 1
            here = (there * 0.5).to(ONE)
            await la.mark_step()
        np.testing.assert_allclose(await here.numpy(), MATRIX - 20)


async def held_up(runs: Runs, error: Exception) -> la.LazyTensor:
    """A matrix on one host, which is held up from here on, and will fail a program."""
    x = await la.put(MATRIX, ONE)
    await ((x @ x).to(OTHER) + 1).numpy()
    runs.gate.clear()
    runs.errors.append(error)
    return x


async def test_what_fails_fails_what_is_behind_its_copy_and_nothing_else() -> None:
    runs = Runs()
    async with two_hosts(runs):
        x = await held_up(runs, ValueError("as the test wants it"))
        failed = ((x @ x).to(OTHER) + 1).to(ONE) * 2
        fine = await la.put(MATRIX, OTHER) + 3
        await la.mark_step()
        await trio.testing.wait_all_tasks_blocked(0.05)
        runs.gate.set()
        with pytest.raises(la.ExecutionError, match="as the test wants it"):
            await failed.numpy()
        np.testing.assert_array_equal(await fine.numpy(), MATRIX + 3)
        again = ((x @ x).to(OTHER) + 1).to(ONE) * 2
        np.testing.assert_allclose(await again.numpy(), (MATRIX @ MATRIX + 1) * 2)


async def test_what_is_tried_again_is_copied_when_it_is_there() -> None:
    runs = Runs()
    async with two_hosts(runs):
        x = await held_up(runs, MemoryError("as the test wants it"))
        result = ((x @ x).to(OTHER) + 1).to(ONE) * 2
        await la.mark_step()
        await trio.testing.wait_all_tasks_blocked(0.05)
        runs.gate.set()
        with trio.fail_after(20):
            np.testing.assert_allclose(await result.numpy(), (MATRIX @ MATRIX + 1) * 2)


@pytest.mark.parametrize("how", ["cut", "stalled", "flips"])
async def test_the_connection_of_the_hosts_breaks_while_programs_wait(
    how: str, autojump_clock: MockClock
) -> None:
    runs = Runs()
    async with two_hosts(runs) as (one, other):
        x = await la.put(MATRIX, ONE)
        await ((x @ x).to(OTHER) + 1).numpy()
        setattr((one if one.called else other).called[-1], how, True)
        result = ((x @ x).to(OTHER) + 1).to(ONE) * 2
        later = result.to(OTHER) - 1
        await la.mark_step()
        np.testing.assert_allclose(await later.numpy(), (MATRIX @ MATRIX + 1) * 2 - 1)
        np.testing.assert_allclose(await result.numpy(), (MATRIX @ MATRIX + 1) * 2)


@pytest.mark.parametrize("lost", [0, 1])
async def test_a_host_is_lost_while_programs_wait(lost: int, autojump_clock: MockClock) -> None:
    runs = Runs()
    async with two_hosts(runs) as hosts:
        x = await la.put(MATRIX, ONE)
        await ((x @ x).to(OTHER) + 1).numpy()
        host = hosts[0] if hosts[0].called else hosts[1]
        host.called[-1].stalled = True
        result = (x @ x).to(OTHER) + 1
        await la.mark_step()
        hosts[lost].wire.cut = True
        with pytest.raises(la.ExecutionError) as caught:
            await result.numpy()
        assert isinstance(caught.value.__cause__, la.DeviceLostError)
        remaining = OTHER if lost == 0 else ONE
        assert (await (la.ones(3, device=remaining) + 1).numpy()).tolist() == [2, 2, 2]


async def test_memory_that_the_receiver_does_not_allow() -> None:
    runs = Runs()
    async with two_hosts(runs, memory_bytes=3 * MATRIX.nbytes):
        x = await la.put(MATRIX, ONE)
        kept = [(x @ x).to(OTHER) + 1]
        await kept[0].numpy()
        with pytest.raises(la.DeviceOutOfMemoryError):
            while True:
                kept.append((x @ x).to(OTHER) + 1)
                await la.mark_step()
                await la.wait_device_ops()
                await kept[-1].numpy()
        del kept
        assert (await (la.ones(2, device=ONE) + 1).to(OTHER).numpy()).tolist() == [2, 2]
