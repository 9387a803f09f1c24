"""Devices of hosts in the run of the test: programs, copies, failures, memory, and the end."""

from __future__ import annotations

import gc
from collections.abc import Callable

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.backends.protocol import BackendOptions
from lazyasync.backends.sim import SimBackend, SimScript
from tests.support.hosts import host_here

DEVICE = "host1/cpu:0"


async def test_programs_run_there() -> None:
    async with host_here() as host, la.open_runtime(DEVICE) as runtime:
        x = la.arange(6).reshape(2, 3) * 2.5
        assert str(x.device) == DEVICE
        assert (await x.numpy()).tolist() == [[0.0, 2.5, 5.0], [7.5, 10.0, 12.5]]
        assert list(runtime.statistics().devices) == [DEVICE]
        assert host.server.connections == 1


async def test_a_step_is_a_message() -> None:
    async with host_here() as host, la.open_runtime(DEVICE):

        @la.compile
        def step(w: la.LazyTensor, x: la.LazyTensor) -> tuple[la.LazyTensor, la.LazyTensor]:
            loss, gradient = la.value_and_grad(lambda w: la.mean((x @ w) ** 2))(w)
            return loss, w - 0.1 * gradient

        w, x = la.ones((8, 2)), la.ones((4, 8))
        for _ in range(3):
            loss, w = await step(w, x)
        await w
        before = host.wire.pieces
        for _ in range(20):
            loss, w = await step(w, x)
        await la.wait_device_ops()
        assert host.wire.pieces - before <= 20
        assert (await loss.item()) < 1


async def test_a_small_result_comes_with_the_end_of_its_step() -> None:
    async with host_here() as host, la.open_runtime(DEVICE):
        step = la.compile(lambda x: (x * 0.5 + 1, la.sum(x)))
        x = la.ones((16,))
        x, total = await step(x)
        await total.item()
        before = host.wire.pieces
        for _ in range(20):
            x, total = await step(x)
            np.testing.assert_allclose(await total.item(), (await x.numpy()).sum() * 2 - 32)
        assert host.wire.pieces - before <= 20


async def test_a_result_that_is_read_while_it_is_under_way_can_be_donated() -> None:
    async with host_here(), la.open_runtime(DEVICE):
        step = la.compile(lambda x: x * 0.5 + 1, donate_argnums=0)
        x = await step(la.zeros((16,)))
        for _ in range(20):
            given, x = x, await step(x)
            with pytest.raises(la.DonatedTensorError):
                await given.numpy()
        np.testing.assert_allclose(await x.numpy(), np.full(16, 2.0), rtol=1e-5)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "float64", "complex64"])
@pytest.mark.parametrize("shape", [(), (0,), (3, 1), (300, 500)])
async def test_values_come_back_as_they_went(dtype: str, shape: tuple[int, ...]) -> None:
    array = np.random.default_rng(1).integers(0, 100, shape).astype(dtype)
    async with host_here(), la.open_runtime([DEVICE, "cpu:0"]):
        there = await la.put(array, DEVICE)
        assert (await there.numpy()).tobytes() == array.tobytes()
        here = there.to("cpu:0")
        assert (await here.numpy()).tobytes() == array.tobytes()
        back = here.to(DEVICE)
        assert (await back.numpy()).tobytes() == array.tobytes()
        assert back.dtype == array.dtype


async def test_buffers_go_between_devices_of_a_host_and_between_hosts() -> None:
    devices = ["host1/cpu:0", "host1/cpu:1", "host2/cpu:0", "cpu:0"]
    async with host_here(devices=["cpu:0", "cpu:1"]) as first, host_here("host2"):
        async with la.open_runtime(devices):
            big = np.random.default_rng(2).random((500, 300))
            tensor = await la.put(big, devices[0])
            sent = first.wire.sent
            beside = tensor.to(devices[1])
            np.testing.assert_array_equal(await (beside * 1).numpy(), big)
            assert first.wire.sent - sent < 10_000  # the host copies it itself
            for name in (devices[2], devices[3], devices[1], devices[0]):
                tensor = tensor.to(name) + 1
                assert str(tensor.device) == name
            np.testing.assert_array_equal(await tensor.numpy(), big + 1 + 1 + 1 + 1)


async def test_a_value_that_no_device_has_yet_is_sent_to_the_other_one() -> None:
    devices = ["host1/cpu:0", "host1/cpu:1", "cpu:0"]
    async with host_here(devices=["cpu:0", "cpu:1"]), la.open_runtime(devices):
        for sender in devices:
            for receiver in devices:
                tensor = la.asarray([1.5, 2.5], device=sender).to(receiver)
                assert (await tensor.numpy()).tolist() == [1.5, 2.5]
                assert (await (tensor + 1).numpy()).tolist() == [2.5, 3.5]


async def test_work_behind_a_buffer_of_another_host_waits_for_it() -> None:
    async with host_here(), la.open_runtime([DEVICE, "cpu:0"]):
        x = la.ones((200, 200), device="cpu:0") * 2
        results = []
        for place in range(6):
            moved = x.to(DEVICE) + place
            results.append(moved.sum())
        assert [await one.item() for one in results] == [40_000 * (2 + p) for p in range(6)]


async def test_failures_come_back_as_they_are() -> None:
    async with host_here(), la.open_runtime(DEVICE):
        with pytest.raises(la.LinearAlgebraError, match=r"inv in step .* on host1/cpu:0") as caught:
            await la.linalg.inv(la.zeros((3, 3))).numpy()
        cause = caught.value.__cause__
        assert type(cause) is np.linalg.LinAlgError
        assert "On the host host1:" in cause.__notes__[0]
        failed = la.linalg.inv(la.zeros((2, 2)))
        after = failed + 1
        with pytest.raises(la.LinearAlgebraError):
            await after.numpy()
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]


async def test_steps_sent_ahead_of_one_that_fails_share_its_failure() -> None:
    async with host_here(), la.open_runtime(DEVICE, {"max_in_flight": 8}) as runtime:
        x = la.linalg.inv(la.zeros((3, 3)))
        first = la.compile(lambda x: x + 1)
        second = la.compile(lambda x: x * 2)
        for _ in range(2):  # compiled at first
            with pytest.raises(la.LinearAlgebraError):
                y = await first(x)
                z = await second(y)
                await z.numpy()
            x = la.linalg.inv(la.zeros((3, 3)))
        with pytest.raises(la.LinearAlgebraError):
            await x.numpy()
        assert runtime.statistics().devices[DEVICE].outstanding == 0


def scripted(**options: Callable[..., object] | int | None) -> None:
    script = SimScript(**options)  # type: ignore[arg-type]
    la.backends.register("scripted", lambda device, given: SimBackend(device, given, script))


async def test_a_program_for_which_memory_is_short_is_tried_again() -> None:
    errors = [MemoryError("for once"), None, None, MemoryError("again")]

    def failure(command: object) -> Exception | None:
        kind = getattr(command, "kind", "")
        return errors.pop(0) if kind == "execute" and errors else None

    scripted(failure=failure)
    try:
        async with host_here(devices=["scripted:0"]):
            async with la.open_runtime("host1/scripted:0") as runtime:
                # Not in the programs, so that it can be donated.
                update = la.compile(lambda w: w * 2 + 1, donate_argnums=0)
                w = await la.put(np.arange(4.0), "host1/scripted:0")
                for _ in range(5):
                    w = await update(w)
                assert (await w.numpy()).tolist() == [31.0, 63.0, 95.0, 127.0]
                assert runtime.metrics.counters["StepsRetried"] >= 0
        assert not errors
    finally:
        la.backends.unregister("scripted")


async def test_memory_that_a_host_does_not_allow_is_short() -> None:
    async with host_here(memory_bytes=1_000_000), la.open_runtime(DEVICE) as runtime:
        kept = await la.put(np.zeros(100_000), DEVICE)
        with pytest.raises(la.DeviceOutOfMemoryError, match="1000000"):
            await (kept + 1 + la.zeros((200_000,), dtype="float64").sum()).numpy()
            await la.put(np.zeros(100_000), DEVICE)
        del kept
        gc.collect()
        for _ in range(20):  # what is dropped makes room
            await la.put(np.zeros(100_000), DEVICE)
        assert runtime.statistics().devices[DEVICE].memory_bytes <= 1_000_000


async def test_random_numbers_are_those_of_other_devices() -> None:
    async with host_here(), la.open_runtime([DEVICE, "cpu:0"]):
        drawn = []
        for device in (DEVICE, "cpu:0"):
            la.manual_seed(3)
            drawn.append(await la.random.normal((5,), device=device).numpy())
        assert drawn[0].shape == drawn[1].shape


async def test_a_loop_there_is_stopped() -> None:
    async with host_here(), la.open_runtime(DEVICE) as runtime:
        with trio.move_on_after(0.3):
            async with la.job("looping"):
                endless = la.while_loop(lambda x: x >= 0, lambda x: x * 0 + 1, la.ones(()))
                await endless.numpy()
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
        await la.wait_device_ops()
        assert runtime.statistics().devices[DEVICE].looping == 0


async def test_what_is_dropped_is_forgotten_there(autojump_clock: trio.testing.MockClock) -> None:
    async with host_here(deadline=4.0), la.open_runtime(DEVICE) as runtime:
        for _ in range(30):
            x = la.ones((100, 100)) * 3
            assert (await x.sum().item()) == 30_000
        del x
        gc.collect()
        await trio.sleep(10)
        assert runtime.statistics().devices[DEVICE].memory_bytes < 50_000


async def test_graphs_that_do_not_travel_fail_by_themselves() -> None:
    seen: list[int] = []
    async with host_here(), la.open_runtime(DEVICE):
        with pytest.raises(la.ExecutionError, match="cannot be written as bytes") as caught:
            progress = la.Progress(lambda done, carry: seen.append(done))
            await la.fori_loop(0, 3, lambda i, x: x + 1, la.ones(()), progress=progress).numpy()
        assert isinstance(caught.value.__cause__, TypeError)
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]


async def test_settings_hold_there() -> None:
    async with host_here(), la.open_runtime(DEVICE, {"jit": False}):
        assert (await (la.ones(3) * 2 + 1).numpy()).tolist() == [3, 3, 3]


async def test_what_a_host_has_not() -> None:
    async with host_here():
        with pytest.raises(la.UnknownDeviceError, match="the host has no cpu:1; it has cpu:0"):
            async with la.open_runtime("host1/cpu:1"):
                pass
        with pytest.raises(la.HostConnectionError, match="no host named 'host3'; there are host1"):
            async with la.open_runtime("host3/cpu:0"):
                pass


async def test_settings_hold_there_and_what_they_leave_open_is_the_hosts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = []

    def make(device: la.Device, options: BackendOptions) -> SimBackend:
        seen.append((options.config.cpu_threads, options.config.jit))
        return SimBackend(device, options)

    la.backends.register("seen", make)
    try:
        monkeypatch.setenv("LAZYASYNC_CPU_THREADS", "3")
        async with host_here(devices=["seen:0"]):
            monkeypatch.delenv("LAZYASYNC_CPU_THREADS")
            for config in ({"jit": False}, {"cpu_threads": 2}):
                async with la.open_runtime("host1/seen:0", config):
                    pass
        assert seen == [(3, False), (2, True)]
    finally:
        la.backends.unregister("seen")


async def test_a_copy_from_another_host_while_a_result_is_fetched() -> None:
    async with host_here("host1"), host_here("host2"):
        async with la.open_runtime(["host1/cpu:0", "host2/cpu:0"]):
            there = await la.put(np.arange(3.0), "host1/cpu:0")
            here = await la.put(np.arange(3.0), "host2/cpu:0")
            double = la.compile(lambda x: x * 2)
            await (await double(here)).numpy()
            for _ in range(10):
                moved = there.to("host2/cpu:0")
                await la.mark_step()
                fetched = [await double(here) for _ in range(3)]
                assert [(await x.numpy()).tolist() for x in fetched] == [[0, 2, 4]] * 3
                assert (await moved.numpy()).tolist() == [0, 1, 2]


async def test_runtimes_beside_each_other_have_a_connection_each() -> None:
    async with host_here(connections=2) as host:
        results = []

        async def run(number: int) -> None:
            async with la.open_runtime(DEVICE):
                for _ in range(5):
                    results.append(await (la.ones(()) * number).item())
                assert host.server.connections <= 2

        async with trio.open_nursery() as nursery:
            nursery.start_soon(run, 1)
            nursery.start_soon(run, 2)
        assert sorted(results) == [1] * 5 + [2] * 5
        while host.server.connections:
            await trio.testing.wait_all_tasks_blocked()
        async with la.open_runtime(DEVICE), la.open_runtime(DEVICE):
            with pytest.raises(la.HostConnectionError):
                async with la.open_runtime(DEVICE):
                    pass
        assert host.server.counts["turned away"] == 1


async def test_an_error_of_the_body_comes_by_itself() -> None:
    async with host_here():
        with pytest.raises(KeyError):
            async with la.open_runtime(DEVICE):
                raise KeyError("mine")
        with trio.CancelScope() as scope:
            async with la.open_runtime(DEVICE):
                scope.cancel()
                await trio.sleep_forever()
        assert scope.cancelled_caught
