"""Other hosts in the place of lost ones, in a runtime that is open."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.remote.channel import Channel
from tests.support.hosts import HostHere, host_here


async def lose(host: HostHere, device: str) -> None:
    """Cuts a host off, and is told of it."""
    host.wire.cut = True
    with pytest.raises((la.ExecutionError, la.DeviceLostError)):
        await (la.ones(3, device=device) + 7).numpy()


async def test_a_host_in_the_place_of_a_lost_one(autojump_clock: MockClock) -> None:
    async with host_here("host1", ["cpu:0", "cpu:1"]) as gone, host_here("host2"):
        async with host_here("host3", ["cpu:0", "cpu:1"]) as new:
            devices = ["host1/cpu:0", "host1/cpu:1", "host2/cpu:0"]
            async with la.open_runtime(devices) as runtime, la.job("other", priority=1) as job:
                kept, beside = la.ones(3), la.ones(3, device="host2/cpu:0")
                await la.mark_step()
                await lose(gone, "host1/cpu:0")
                found = await la.remote.replace("host1/cpu:1", "host3")
                assert str(found) == "host3/cpu:1"
                assert await la.remote.replace("host1/cpu:0", "anything") == la.Device.parse(
                    "host3/cpu:0"
                )
                expected = ["host3/cpu:0", "host3/cpu:1", "host2/cpu:0"]
                assert [str(device) for device in runtime.devices] == expected
                assert [str(device) for device in job.devices] == expected
                assert new.server.connections == 1
                x = la.ones(3) + 1
                assert str(x.device) == "host3/cpu:0"
                assert (await x.numpy()).tolist() == [2, 2, 2]
                moved = x.to(found) + beside.to(found)
                assert (await moved.numpy()).tolist() == [3, 3, 3]
                with pytest.raises((la.ExecutionError, la.DeviceLostError)):
                    await (kept + 1).numpy()
                assert "host3/cpu:1" in runtime.statistics().devices
            assert new.server.counts["lost"] == 0


async def test_random_streams_go_on_on_the_new_host(autojump_clock: MockClock) -> None:
    async def numbers(lost: bool) -> np.ndarray:
        async with host_here("host1") as gone, host_here("host2"):
            async with la.open_runtime("host1/cpu:0"):
                la.manual_seed(3)
                await la.random.uniform((5,)).numpy()
                if lost:
                    await lose(gone, "host1/cpu:0")
                    await la.remote.replace("host1/cpu:0", "host2")
                return await la.random.uniform((5,)).numpy()

    np.testing.assert_array_equal(await numbers(True), await numbers(False))


async def test_who_asks_at_the_same_time_gets_the_same(autojump_clock: MockClock) -> None:
    async with host_here("host1") as gone, host_here("host2") as new:
        async with la.open_runtime("host1/cpu:0"):
            await lose(gone, "host1/cpu:0")
            found = []

            async def ask() -> None:
                found.append(str(await la.remote.replace("host1/cpu:0", "host2")))

            async with trio.open_nursery() as nursery:
                for _ in range(3):
                    nursery.start_soon(ask)
            assert found == ["host2/cpu:0"] * 3
            assert new.server.counts["accepted"] == 1


async def test_a_replaced_host_is_lost_and_replaced_too(autojump_clock: MockClock) -> None:
    async with host_here("host1") as first, host_here("host2") as second, host_here("host3"):
        async with la.open_runtime("host1/cpu:0"):
            await lose(first, "host1/cpu:0")
            await la.remote.replace("host1/cpu:0", "host2")
            await lose(second, "host2/cpu:0")
            assert str(await la.remote.replace("host2/cpu:0", "host3")) == "host3/cpu:0"
            assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]


async def test_what_is_refused_changes_nothing(autojump_clock: MockClock) -> None:
    async with host_here("host1") as gone, host_here("host2", connections=0):
        async with la.open_runtime(["host1/cpu:0", "cpu:0"]) as runtime:
            replace = la.remote.replace
            with pytest.raises(la.UnknownDeviceError, match="no device host9/cpu:0"):
                await replace("host9/cpu:0", "host2")
            with pytest.raises(ValueError, match="cpu:0 is not a device of another host"):
                await replace("cpu:0", "host2")
            with pytest.raises(ValueError, match="host1/cpu:0 is not lost"):
                await replace("host1/cpu:0", "host2")
            await lose(gone, "host1/cpu:0")
            with pytest.raises(ValueError, match="has devices of the host host1 already"):
                await replace("host1/cpu:0", "host1")
            for other in ("host2", "host3"):
                with pytest.raises(la.HostConnectionError):
                    await replace("host1/cpu:0", other)
            assert [str(device) for device in runtime.devices] == ["host1/cpu:0", "cpu:0"]
            assert (await (la.ones(2, device="cpu:0") + 1).numpy()).tolist() == [2, 2]


async def test_a_cancelled_replacement_changes_nothing(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host_here("host1") as gone, host_here("host2") as new:
        async with la.open_runtime("host1/cpu:0") as runtime:
            await lose(gone, "host1/cpu:0")

            async def silent(channel: Channel) -> None:
                await trio.sleep_forever()

            with monkeypatch.context() as patch, trio.move_on_after(1) as scope:
                patch.setattr(Channel, "receive", silent)
                await la.remote.replace("host1/cpu:0", "host2")
            assert scope.cancelled_caught
            assert [str(device) for device in runtime.devices] == ["host1/cpu:0"]
            assert str(await la.remote.replace("host1/cpu:0", "host2")) == "host2/cpu:0"
            assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
        assert new.server.counts["accepted"] == 2


async def test_data_parallel_goes_on_with_the_new_host() -> None:
    def step(w: la.LazyTensor, x: la.LazyTensor) -> tuple[la.LazyTensor, la.LazyTensor]:
        found = la.value_and_grad(lambda w: la.mean((x @ w) ** 2))(w)
        loss, gradient = la.parallel.mean(found)
        return w - 0.1 * gradient, loss

    x = np.random.default_rng(0).standard_normal((8, 3)).astype(np.float32)

    async def losses(lost: bool) -> list[float]:
        async with host_here("host1"), host_here("host2") as gone, host_here("host3"):
            async with la.open_runtime(["host1/cpu:0", "host2/cpu:0"]):
                parallel = la.parallel.data_parallel(step)
                w, found = la.ones((3, 1)), []
                for _ in range(3):
                    w, loss = await parallel(w, x)
                    found.append(await loss.item())
                if lost:
                    kept = await w.numpy()
                    await lose(gone, "host2/cpu:0")
                    await la.remote.replace("host2/cpu:0", "host3")
                    w = await la.put(kept)
                for _ in range(3):
                    w, loss = await parallel(w, x)
                    found.append(await loss.item())
                return found

    assert await losses(True) == await losses(False)


async def test_devices_that_a_block_places() -> None:
    async with la.open_runtime(la.remote.local(1)) as runtime:
        assert [str(device) for device in runtime.devices] == ["host1/cpu:0"]
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
    with pytest.raises(la.HostConnectionError, match="no host named 'host1'"):
        async with la.open_runtime("host1/cpu:0"):
            pass
    with pytest.raises(TypeError, match="must give something with `devices`"):
        async with la.open_runtime(contextlib.nullcontext("cpu:0")):
            pass
