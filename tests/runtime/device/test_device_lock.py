"""`DeviceLock`: first come, first served; cancellable; several at once without deadlock."""

from __future__ import annotations

import random

import pytest
import trio
from trio.testing import MockClock, Sequencer, wait_all_tasks_blocked

from lazyasync.device import Device
from lazyasync.errors import NoRuntimeError
from lazyasync.observe.metrics import Metrics
from lazyasync.runtime.device.lock import DeviceLock, lock_devices
from lazyasync.runtime.loop.waiting import Waits


def make_locks(count: int) -> list[DeviceLock]:
    """The locks of so many devices of one runtime."""
    waits, metrics = Waits(), Metrics()
    return [DeviceLock(Device.parse(f"sim:{index}"), waits, metrics) for index in range(count)]


async def test_one_holder_at_a_time_in_the_order_of_arrival() -> None:
    (lock,) = make_locks(1)
    order: list[int] = []

    async def hold(number: int) -> None:
        async with lock:
            assert lock.held
            order.append(number)
            await trio.lowlevel.checkpoint()
            assert order[-1] == number  # nobody came in between

    async with trio.open_nursery() as nursery:
        await lock.acquire()
        for number in range(5):
            nursery.start_soon(hold, number)
            await wait_all_tasks_blocked()
        assert lock.waiting == 5
        lock.release()
    assert order == list(range(5))
    assert not lock.held


async def test_nobody_overtakes_those_who_wait() -> None:
    (lock,) = make_locks(1)
    assert lock.try_acquire()
    order: list[str] = []

    async def hold() -> None:
        async with lock:
            order.append("waited")

    async with trio.open_nursery() as nursery:
        nursery.start_soon(hold)
        await wait_all_tasks_blocked()
        lock.release()  # handed over: it is held all the time
        assert lock.held
        assert not lock.try_acquire()
        async with lock:
            order.append("came later")
    assert order == ["waited", "came later"]


async def test_waiting_can_be_cancelled() -> None:
    (lock,) = make_locks(1)
    await lock.acquire()
    with trio.move_on_after(0) as scope:
        await lock.acquire()
    assert scope.cancelled_caught
    assert lock.waiting == 0
    lock.release()
    assert not lock.held


async def test_a_cancelled_waiter_does_not_get_it() -> None:
    """Those behind it do, in their order."""
    (lock,) = make_locks(1)
    await lock.acquire()
    order: list[str] = []
    scopes = {name: trio.CancelScope() for name in "abc"}

    async def hold(name: str) -> None:
        with scopes[name]:
            async with lock:
                order.append(name)

    async with trio.open_nursery() as nursery:
        for name in "abc":
            nursery.start_soon(hold, name)
            await wait_all_tasks_blocked()
        scopes["a"].cancel()
        lock.release()
    assert order == ["b", "c"]
    assert not lock.held


async def test_what_has_been_handed_over_is_given_back_if_its_task_is_cancelled_then() -> None:
    (lock,) = make_locks(1)
    await lock.acquire()
    scope = trio.CancelScope()

    async def hold() -> None:
        with scope:
            async with lock:
                await trio.sleep_forever()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(hold)
        await wait_all_tasks_blocked()
        lock.release()
        scope.cancel()  # too late for the wait, in time for the sleep
    assert not lock.held


async def test_an_error_in_the_block_gives_it_back() -> None:
    (lock,) = make_locks(1)
    with pytest.raises(KeyError):
        async with lock:
            raise KeyError
    assert not lock.held


async def test_the_time_waited_is_measured() -> None:
    (lock,) = make_locks(1)
    await lock.acquire()
    assert lock._metrics.metric_data("DeviceLockWait") is None

    async def hold() -> None:
        async with lock:
            pass

    async with trio.open_nursery() as nursery:
        nursery.start_soon(hold)
        await wait_all_tasks_blocked()
        lock.release()
    data = lock._metrics.metric_data("DeviceLockWait")
    assert data is not None
    assert data[0] == 1


async def test_the_end_of_the_runtime_ends_the_wait() -> None:
    (lock,) = make_locks(1)
    await lock.acquire()

    async def wait() -> None:
        with pytest.raises(NoRuntimeError):
            await lock.acquire()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(wait)
        await wait_all_tasks_blocked()
        lock._waits.fail_all(NoRuntimeError)
    assert lock.waiting == 0


# ---- several -------------------------------------------------------------------------------


async def test_opposite_orders_do_not_deadlock(autojump_clock: MockClock) -> None:
    locks = make_locks(2)
    turns = 0

    async def hold(named: list[DeviceLock]) -> None:
        nonlocal turns
        for _ in range(20):
            async with lock_devices(named):
                assert all(lock.held for lock in named)
                turns += 1
                await trio.sleep(0.1)

    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(hold, locks)
            nursery.start_soon(hold, locks[::-1])
    assert turns == 40
    assert not any(lock.held for lock in locks)


async def test_any_orders_of_many_locks_and_cancellations(autojump_clock: MockClock) -> None:
    locks = make_locks(6)
    holders: dict[DeviceLock, int] = {}
    numbers = random.Random(0)
    held_together = 0

    async def hold(number: int) -> None:
        nonlocal held_together
        for _ in range(30):
            named = numbers.sample(locks, numbers.randrange(1, 5))
            with trio.move_on_after(numbers.uniform(0.05, 2.0)):
                async with lock_devices(named):
                    for lock in named:
                        assert holders.setdefault(lock, number) == number
                    held_together += 1
                    try:
                        await trio.sleep(numbers.uniform(0.0, 0.2))
                    finally:
                        for lock in named:
                            del holders[lock]

    with trio.fail_after(10_000):
        async with trio.open_nursery() as nursery:
            for number in range(8):
                nursery.start_soon(hold, number)
    assert held_together > 60
    assert not any(lock.held or lock.waiting for lock in locks)


async def test_cancelled_between_two_locks_it_gives_the_first_back() -> None:
    first, second = make_locks(2)
    await second.acquire()
    with trio.move_on_after(0) as scope:
        async with lock_devices([second, first]):
            pytest.fail("the second lock is held")
    assert scope.cancelled_caught
    assert not first.held
    assert second.held
    assert second.waiting == 0


async def test_a_lock_named_twice_is_taken_once() -> None:
    (lock,) = make_locks(1)
    async with lock_devices([lock, lock]):
        assert lock.held
    assert not lock.held


async def test_no_locks_at_all() -> None:
    async with lock_devices([]):
        pass


async def test_they_are_taken_in_the_order_of_the_devices() -> None:
    """As numbers: the tenth device comes after the second."""
    locks = make_locks(11)
    sequencer = Sequencer()
    await locks[2].acquire()

    async def hold() -> None:
        async with sequencer(0), lock_devices([locks[10], locks[2]]):
            assert locks[10].held

    async with trio.open_nursery() as nursery:
        nursery.start_soon(hold)
        await wait_all_tasks_blocked()
        assert not locks[10].held
        locks[2].release()
