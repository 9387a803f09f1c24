"""Quotas and limits beside updates in place: memory that outputs take over is counted once."""

from __future__ import annotations

import gc
import threading
from random import Random

import numpy as np
import pytest
from needs import needs_llvm
from watched_cpu import watched_cpu

import lazyasync as la
from lazyasync.tensor import LazyTensor

pytestmark = needs_llvm

SHAPE = (300, 300)
NBYTES = 300 * 300 * 4

LIMITED = (
    pytest.param({"device_memory_bytes": NBYTES * 3 // 2}, None, id="device"),
    pytest.param({}, NBYTES * 3 // 2, id="job"),
)
"""Room for one tensor, and not for two."""


async def made(value: float = 1.0) -> LazyTensor:
    """A ready tensor in memory of the device's own."""
    return await (la.full(SHAPE, value) * 1.0)


def scaled(x: LazyTensor) -> LazyTensor:
    return x * 2.0 + 1.0


def address(array: np.ndarray) -> int:
    """Where an array is."""
    found: int = array.__array_interface__["data"][0]
    return found


def in_use(runtime: la.Runtime) -> int:
    """The bytes of live buffers, by the books of the device."""
    gc.collect()
    return runtime.statistics().devices[str(runtime.devices[0])].memory_bytes


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
@pytest.mark.parametrize("recorded", [False, True])
async def test_an_update_in_place_fits_where_its_argument_does(
    config: dict[str, int], max_memory: int | None, recorded: bool
) -> None:
    async with la.open_runtime("cpu:0", {**config, "max_in_flight": 4}) as runtime:
        async with la.job("small", max_memory=max_memory) as job:
            compiled = la.compile(scaled, donate_argnums=0)
            w = await made()
            for _ in range(8):  # those before are still in flight
                if recorded:
                    w.set_(scaled(w))
                    await la.mark_step()
                else:
                    w = await compiled(w)
            assert ((await w.numpy()) == 2.0**8 * 2 - 1).all()
            assert job.statistics().peak_memory_bytes == {"cpu:0": NBYTES}
            assert job.statistics().memory_bytes == {"cpu:0": NBYTES}
            assert in_use(runtime) == NBYTES
            assert runtime.statistics().devices["cpu:0"].peak_memory_bytes == NBYTES
        del w
        assert in_use(runtime) == 0


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
@pytest.mark.parametrize("recorded", [False, True])
async def test_a_step_that_has_just_read_an_argument_holds_it_no_more(
    config: dict[str, int], max_memory: int | None, recorded: bool
) -> None:
    """The device's thread may still have the command when its results are there."""
    async with la.open_runtime("cpu:0", config):
        async with la.job("small", max_memory=max_memory):
            compiled = la.compile(scaled, donate_argnums=0)
            w = await made(0)
            for number in range(20):
                assert (await w[0, :2].numpy())[0] == np.float32(2.0**number - 1)
                if recorded:
                    w.set_(scaled(w))
                    await la.mark_step()
                else:
                    w = await compiled(w)


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
async def test_what_somebody_needs_counts_beside_the_result(
    config: dict[str, int], max_memory: int | None
) -> None:
    async with la.open_runtime("cpu:0", config) as runtime:
        async with la.job("small", max_memory=max_memory):
            compiled = la.compile(scaled, donate_argnums=0)
            x = await made()
            twin = la.zeros(())
            twin.set_(x)
            with pytest.raises(la.DeviceOutOfMemoryError):
                await (await compiled(x))
            with pytest.raises(la.DeviceOutOfMemoryError):
                await scaled(twin)
            assert in_use(runtime) == NBYTES
            twin = await compiled(twin)
            assert ((await twin.numpy()) == 3).all()


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
async def test_only_as_many_outputs_as_can_take_an_argument(
    config: dict[str, int], max_memory: int | None
) -> None:
    """One of the two is written over the argument; for the other there is no room."""
    async with la.open_runtime("cpu:0", config) as runtime:
        async with la.job("small", max_memory=max_memory):
            compiled = la.compile(lambda x: (x * 2.0, x - 1.0), donate_argnums=0)
            x = await made(3)
            with pytest.raises(la.DeviceOutOfMemoryError):
                await la.to_cpu(await compiled(x))
            assert in_use(runtime) == 0


@pytest.mark.parametrize("tensors", [2, 3])
async def test_only_as_many_arguments_as_outputs_can_take(tensors: int) -> None:
    """The sum is written over one of the two; the product must not be written over the other."""
    async with la.open_runtime("cpu:0") as runtime:
        async with la.job("small", max_memory=tensors * NBYTES) as job:

            def update(x: LazyTensor, y: LazyTensor) -> tuple[LazyTensor, LazyTensor]:
                product = x @ y
                return x * 3.0 + y + product, product

            compiled = la.compile(update, donate_argnums=(0, 1))
            x, y = await made(2), await made(3)
            results = await compiled(x, y)
            if tensors == 2:
                with pytest.raises(la.DeviceOutOfMemoryError):
                    await results[0]
                return
            total, product = [await result.numpy() for result in results]
            assert ((total == 1809).all(), (product == 1800).all()) == (True, True)
            assert job.statistics().peak_memory_bytes == {"cpu:0": 3 * NBYTES}
            assert in_use(runtime) == 2 * NBYTES


async def test_a_tensor_of_another_job_makes_no_room_in_a_quota() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        compiled = la.compile(scaled, donate_argnums=0)
        x, y = await made(), await made()
        async with la.job("small", max_memory=NBYTES // 2) as job:
            with pytest.raises(la.DeviceOutOfMemoryError, match="'small'"):
                await (await compiled(x))
        async with la.job("enough", max_memory=NBYTES) as job:
            y = await (await compiled(y))
            assert job.statistics().memory_bytes == {"cpu:0": NBYTES}
            assert in_use(runtime) == NBYTES
        del y
        assert in_use(runtime) == 0


async def test_the_books_are_right_when_it_is_not_done_in_place() -> None:
    """Somebody looks into the argument: their array stays, and is not counted, as ever."""
    async with la.open_runtime("cpu:0") as runtime:
        async with la.job("small", max_memory=NBYTES) as job:
            compiled = la.compile(scaled, donate_argnums=0)
            x = await made()
            seen = await x.numpy()
            x = await compiled(x)
            assert address(await x.numpy()) != address(seen)
            assert (seen == 1).all()
            assert ((await x.numpy()) == 3).all()
            assert in_use(runtime) == NBYTES
            assert job.statistics().peak_memory_bytes == {"cpu:0": NBYTES}
            # And one whose memory is not the device's own.
            del x, seen
            x = await la.put(np.ones(SHAPE, np.float32))
            x = await compiled(x)
            assert ((await x.numpy()) == 3).all()
            assert in_use(runtime) == NBYTES


@pytest.mark.parametrize("failures", [1, 2])
async def test_arguments_count_again_when_a_step_fails(failures: int) -> None:
    config = {"max_in_flight": 4, "inline_microseconds": 0}
    may_run = threading.Event()
    may_run.set()
    errors: list[MemoryError] = []
    meanwhile: list[int] = []

    def fail(_: la.Device) -> None:
        may_run.wait(10)  # until all steps are on their way: a call raises what has failed
        if errors:
            raise errors.pop(0)

    def trimmed(device: la.Device) -> None:
        """Happens between the two attempts."""
        account = runtime.actors[device].account
        meanwhile.append(account.used - sum(account.released))

    with watched_cpu(fail, trimmed):
        async with (
            la.open_runtime("watched:0", config) as runtime,
            la.job("small", max_memory=NBYTES * 3 // 2) as job,
        ):
            compiled = la.compile(scaled, donate_argnums=0)
            x = await (await compiled(await made()))
            may_run.clear()
            errors.extend(MemoryError(f"full {number}") for number in range(failures))
            for _ in range(3):  # the later ones find their inputs missing
                x = await compiled(x)
            may_run.set()
            if failures == 1:
                assert ((await x.numpy()) == 2.0**5 - 1).all()
                assert in_use(runtime) == NBYTES
            else:
                with pytest.raises(la.DeviceOutOfMemoryError, match="full 1"):
                    await x
                assert in_use(runtime) == 0
            assert meanwhile == [NBYTES]
            del x
            assert in_use(runtime) == 0
            assert job.statistics().memory_bytes == {"watched:0": 0}
            fresh = await (await compiled(await made()))
            assert in_use(runtime) == NBYTES
            del fresh


@pytest.mark.parametrize("seed", range(6))
async def test_the_books_of_random_steps(seed: int) -> None:
    """With failures that are tried again: in the end what is counted is what is held."""
    random, gaps = Random(seed), Random(f"{seed}/gaps")  # which another thread draws from
    runs, failed, next_failure = 0, 0, 17  # the first four make the tensors

    def fail_sometimes(_: la.Device) -> None:
        nonlocal runs, failed, next_failure
        runs += 1
        if runs == next_failure:
            failed += 1
            # Not before whatever is under way has been tried again.
            next_failure += 13 + gaps.randrange(4)
            raise MemoryError("full")

    with watched_cpu(fail_sometimes):
        async with (
            la.open_runtime("watched:0", {"max_in_flight": 1 + seed % 4}) as runtime,
            la.job("small", max_memory=NBYTES * 9) as job,
        ):
            both = la.compile(lambda x, y: (x * 3.0 + y, x - y), donate_argnums=(0, 1))
            one = la.compile(lambda x, y: x * 0.5 - y, donate_argnums=1)
            tensors = [await made(n) for n in range(4)]
            for _ in range(90):
                i, j = random.sample(range(4), 2)
                move = random.randrange(5)
                if move == 0:
                    tensors[i], tensors[j] = await both(tensors[i], tensors[j])
                elif move == 1:
                    tensors[j] = await one(tensors[i], tensors[j])
                elif move == 2:
                    tensors[i].set_(tensors[i] * 0.5 + tensors[j])
                    await la.mark_step(wait=random.random() < 0.3)
                elif move == 3:
                    await la.wait_device_ops()
            for tensor in tensors:
                await tensor
            del tensor
            assert failed > 2
            assert in_use(runtime) == 4 * NBYTES
            assert job.statistics().memory_bytes == {"watched:0": 4 * NBYTES}
            tensors.clear()
            assert in_use(runtime) == 0
