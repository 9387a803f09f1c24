"""Calls from other threads into the trio thread: none is lost, and they come in order."""

from __future__ import annotations

import os
import threading

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

from lazyasync.runtime.loop.thread_callbacks import Deliveries
from lazyasync.runtime.loop.timers import FineTimers


def unexpected(error: Exception) -> None:
    """Where no callback fails."""
    raise error


@pytest.fixture(params=["eventfd", "token"])
def deliveries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[Deliveries]:
    """With the system's events and, as on systems without them, with the token of trio."""
    if request.param == "token":
        monkeypatch.delattr("os.eventfd", raising=False)
    elif not hasattr(os, "eventfd"):
        pytest.skip("this system has no eventfd")
    return Deliveries


async def test_calls_come_in_order_in_the_trio_thread(deliveries: type[Deliveries]) -> None:
    channel = deliveries(FineTimers(), unexpected)
    channel.open()
    seen: list[tuple[int, int]] = []
    done = trio.Event()

    def post() -> None:
        for number in range(2_000):
            channel.post(lambda number=number: seen.append((number, threading.get_ident())))
        channel.post(done.set)

    await trio.to_thread.run_sync(post)
    with trio.fail_after(5):
        await done.wait()
    channel.close()
    assert seen == [(number, threading.get_ident()) for number in range(2_000)]


async def test_many_threads_lose_nothing_while_it_is_closed(deliveries: type[Deliveries]) -> None:
    """Whoever posts while it is closed is served by the token."""
    for _ in range(20):
        channel = deliveries(FineTimers(), unexpected)
        channel.open()
        counts = [0] * 4

        def post(thread: int, channel: Deliveries = channel, counts: list[int] = counts) -> None:
            def count() -> None:
                counts[thread] += 1

            for _ in range(300):
                channel.post(count)

        async with trio.open_nursery() as nursery:
            for thread in range(4):
                nursery.start_soon(trio.to_thread.run_sync, post, thread)
            await trio.sleep(0.001)
            channel.close()
        with trio.fail_after(5):
            while counts != [300] * 4:
                await trio.sleep(0.001)


async def test_a_call_that_posts_gives_other_tasks_a_turn(deliveries: type[Deliveries]) -> None:
    channel = deliveries(FineTimers(), unexpected)
    channel.open()
    turns = 0
    stop = False

    def again() -> None:
        if not stop:
            channel.post(again)

    channel.post(again)
    with trio.fail_after(5):
        for _ in range(100):
            await trio.lowlevel.checkpoint()
            turns += 1
    stop = True
    await wait_all_tasks_blocked()
    channel.close()
    assert turns == 100


async def test_a_finalizer_may_post_while_another_call_is_being_posted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From Python 3.12 on garbage may be collected between any two instructions."""
    if not hasattr(os, "eventfd"):
        pytest.skip("this system has no eventfd")
    channel = Deliveries(FineTimers(), unexpected)
    channel.open()
    seen: list[str] = []
    write = os.eventfd_write

    def finalize(descriptor: int, value: int) -> None:
        monkeypatch.setattr(os, "eventfd_write", write)
        channel._signalled = False
        channel.post(lambda: seen.append("finalizer"))
        write(descriptor, value)

    monkeypatch.setattr(os, "eventfd_write", finalize)
    thread = threading.Thread(target=channel.post, args=(lambda: seen.append("call"),), daemon=True)
    thread.start()
    with trio.fail_after(5):
        while len(seen) < 2:
            await trio.sleep(0.001)
    thread.join()
    channel.close()
    assert seen == ["call", "finalizer"]


async def test_closing_makes_the_calls_that_are_queued(deliveries: type[Deliveries]) -> None:
    channel = deliveries(FineTimers(), unexpected)
    channel.open()
    called: list[str] = []
    channel.post(lambda: called.append("before"))
    channel.close()
    channel.close()
    channel.post(lambda: called.append("after"))
    with trio.fail_after(5):
        while len(called) < 2:
            await trio.lowlevel.checkpoint()
    assert called == ["before", "after"]


def test_after_the_run_a_call_is_dropped(deliveries: type[Deliveries]) -> None:
    called: list[int] = []

    async def main() -> Deliveries:
        channel = deliveries(FineTimers(), unexpected)
        channel.open()
        await trio.lowlevel.checkpoint()
        channel.close()
        return channel

    channel = trio.run(main)
    channel.post(lambda: called.append(1))
    assert not called


async def test_who_writes_to_the_descriptor_has_its_watcher_called() -> None:
    if not hasattr(os, "eventfd"):
        pytest.skip("this system has no eventfd")
    channel = Deliveries(FineTimers(), unexpected)
    assert channel.watch(lambda: None) is None  # not open yet
    channel.open()
    looks = [trio.Event()]
    watch = channel.watch(lambda: looks[-1].set())
    assert watch is not None
    descriptor = watch.descriptor
    os.eventfd_write(descriptor, 1)  # which nobody expects
    await wait_all_tasks_blocked(0.01)
    assert not looks[-1].is_set()
    watch.expecting = True
    for _ in range(3):
        await trio.to_thread.run_sync(os.eventfd_write, descriptor, 1)
        with trio.fail_after(5):
            await looks[-1].wait()
        looks.append(trio.Event())
    await wait_all_tasks_blocked()
    channel.close()
    assert looks[-1].is_set()  # what is there at the end is looked at as well
    os.eventfd_write(descriptor, 1)  # which reaches nobody any more, and nothing else
    os.close(descriptor)


@pytest.mark.skipif(not hasattr(os, "eventfd"), reason="this system has no eventfd")
async def test_a_descriptor_that_somebody_else_has_read_is_waited_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a child process may, which has it as well."""
    read = os.eventfd_read

    def read_before(descriptor: int) -> int:
        read(descriptor)
        return read(descriptor)

    channel = Deliveries(FineTimers(), unexpected)
    channel.open()
    await wait_all_tasks_blocked()
    for patched in (True, False, True):
        called = trio.Event()
        with monkeypatch.context() as patch:
            if patched:
                patch.setattr(os, "eventfd_read", read_before)
            channel.post(called.set)
            with trio.fail_after(5):
                await called.wait()
    channel.close()


@pytest.mark.skipif(not hasattr(os, "eventfd"), reason="this system has no eventfd")
async def test_left_behind_it_calls_nothing_more() -> None:
    """In a child process that another thread has forked: nobody runs the loop there."""
    called: list[str] = []
    channel = Deliveries(FineTimers(), unexpected)
    channel.open()
    await wait_all_tasks_blocked()
    descriptor = channel._descriptor
    assert descriptor is not None
    channel.post(lambda: called.append("before"))
    channel._lock.acquire()  # which a thread had that is not there
    channel.leave_behind(detached=False)
    channel.post(lambda: called.append("after"))
    channel.close()
    os.fstat(descriptor)  # is still open
    await wait_all_tasks_blocked()
    assert called == []
    trio.lowlevel.notify_closing(descriptor)
    os.close(descriptor)


async def test_without_an_eventfd_nothing_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.eventfd", raising=False)
    channel = Deliveries(FineTimers(), unexpected)
    channel.open()
    assert channel.watch(lambda: None) is None
    channel.close()


@pytest.mark.skipif(not hasattr(os, "eventfd"), reason="this system has no eventfd")
async def test_the_loop_is_left_alone_while_there_is_nothing_to_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds: list[float] = []
    after_io_wait = Deliveries.after_io_wait

    def watched(self: Deliveries, timeout: float) -> None:
        rounds.append(timeout)
        after_io_wait(self, timeout)

    monkeypatch.setattr(Deliveries, "after_io_wait", watched)
    monkeypatch.setattr("lazyasync.runtime.loop.thread_callbacks.QUIET_ROUNDS", 5)
    channel = Deliveries(FineTimers(), unexpected)
    channel.open()
    watch = channel.watch(lambda: None)
    assert watch is not None

    async def pass_rounds() -> int:
        rounds.clear()
        for _ in range(50):
            await trio.lowlevel.checkpoint()
        return len(rounds)

    async def call() -> None:
        called = trio.Event()
        channel.post(called.set)
        with trio.fail_after(5):
            await called.wait()

    assert await pass_rounds() == 0
    for _ in range(3):
        await call()
        assert 5 <= await pass_rounds() <= 10
        assert await pass_rounds() == 0
    await call()
    watch.expecting = True  # and as long as it is
    assert await pass_rounds() >= 50
    watch.expecting = False
    await call()
    channel.close()  # while it is looked into
    assert await pass_rounds() == 0
    os.close(watch.descriptor)
