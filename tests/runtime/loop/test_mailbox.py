"""`Mailbox`: bounded, in order, and every place is given back."""

from __future__ import annotations

import random

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

from lazyasync.errors import NoRuntimeError
from lazyasync.runtime.loop.mailbox import Mailbox
from lazyasync.runtime.loop.waiting import Reservation, Waits


def make_mailbox(capacity: int) -> Mailbox[int]:
    """A mailbox for numbers."""
    return Mailbox(Waits(), capacity)


async def reserved(mailbox: Mailbox[int]) -> Reservation:
    """A place in it, reserved."""
    return await Reservation(Waits()).keep(mailbox.places)


async def test_messages_come_in_order() -> None:
    mailbox = make_mailbox(2)
    got: list[int] = []

    async def receive() -> None:
        for _ in range(10):
            got.append(await mailbox.receive())

    async with trio.open_nursery() as nursery:
        nursery.start_soon(receive)
        for number in range(10):
            await mailbox.send(number)
    assert got == list(range(10))
    assert mailbox.statistics().used == 0


async def test_a_full_mailbox_makes_senders_wait_in_turn() -> None:
    mailbox = make_mailbox(1)
    await mailbox.send(0)
    async with trio.open_nursery() as nursery:
        for number in (1, 2, 3):
            nursery.start_soon(mailbox.send, number)
            await wait_all_tasks_blocked()
        statistics = mailbox.statistics()
        assert (statistics.capacity, statistics.used, statistics.senders_waiting) == (1, 1, 3)
        assert not mailbox.places.try_acquire()
        assert [await mailbox.receive() for _ in range(4)] == [0, 1, 2, 3]


async def test_a_reserved_place_is_certain() -> None:
    mailbox = make_mailbox(1)
    reservation = await reserved(mailbox)
    assert not mailbox.places.is_free
    with trio.move_on_after(0) as scope:
        await mailbox.send(9)
    assert scope.cancelled_caught
    with reservation:
        mailbox.put(1)  # at once
    assert mailbox.statistics().used == 1
    assert await mailbox.receive() == 1
    assert mailbox.places.is_free
    assert not mailbox.places.taken


async def test_a_reserved_place_that_is_used_is_nobody_elses() -> None:
    """Neither when the reservation ends, nor where the message is taken back in its block."""
    mailbox = make_mailbox(1)
    reservation = await reserved(mailbox)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(mailbox.send, 2)
        await wait_all_tasks_blocked()
        with reservation:
            mailbox.put(1)
        await wait_all_tasks_blocked()
        assert mailbox.statistics() == (1, 1, 1)
        assert await mailbox.receive() == 1
        await wait_all_tasks_blocked()
        nursery.start_soon(mailbox.send, 3)
        await wait_all_tasks_blocked()
        assert mailbox.statistics() == (1, 1, 1)
        assert [await mailbox.receive(), await mailbox.receive()] == [2, 3]
    with await reserved(mailbox):
        mailbox.put(4)
        assert mailbox.withdraw(4)
    assert not mailbox.places.taken


async def test_a_reservation_given_back_goes_to_who_waits() -> None:
    mailbox = make_mailbox(1)
    reservation = await reserved(mailbox)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(mailbox.send, 7)
        await wait_all_tasks_blocked()
        reservation.give_back()
        assert not mailbox.places.is_free  # nor was it in between
    assert await mailbox.receive() == 7


async def test_a_cancelled_sender_leaves_nothing() -> None:
    mailbox = make_mailbox(1)
    await mailbox.send(1)
    with trio.move_on_after(0):
        await mailbox.send(2)
    assert mailbox.statistics().senders_waiting == 0
    assert await mailbox.receive() == 1
    with trio.move_on_after(0) as scope:
        await mailbox.receive()
    assert scope.cancelled_caught
    await mailbox.send(3)
    assert await mailbox.receive() == 3


async def test_a_message_can_be_withdrawn_until_it_is_received() -> None:
    mailbox = make_mailbox(3)
    for number in (1, 2, 3):
        await mailbox.send(number)
    assert mailbox.withdraw(2)
    assert not mailbox.withdraw(2)
    assert mailbox.statistics().used == 2
    assert await mailbox.receive() == 1
    assert not mailbox.withdraw(1)
    assert await mailbox.receive() == 3
    assert not mailbox.places.taken


async def test_withdrawing_makes_room() -> None:
    mailbox = make_mailbox(1)
    await mailbox.send(1)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(mailbox.send, 2)
        await wait_all_tasks_blocked()
        assert mailbox.withdraw(1)
    assert await mailbox.receive() == 2


async def test_withdrawn_while_the_receiver_is_waking_up() -> None:
    """The receiver goes on waiting, and the next message comes to it."""
    mailbox = make_mailbox(1)
    got: list[int] = []

    async def receive() -> None:
        got.append(await mailbox.receive())

    async with trio.open_nursery() as nursery:
        nursery.start_soon(receive)
        await wait_all_tasks_blocked()
        await mailbox.send(1)
        assert mailbox.withdraw(1)
        await wait_all_tasks_blocked()
        assert got == []
        await mailbox.send(2)
    assert got == [2]
    assert not mailbox.places.taken


async def test_drained_at_the_end() -> None:
    mailbox = make_mailbox(3)
    await mailbox.send(1)
    await mailbox.send(2)
    await reserved(mailbox)
    assert mailbox.drain() == [1, 2]
    assert mailbox.statistics().used == 1
    assert not mailbox.messages
    assert mailbox.places.taken


async def test_the_end_of_the_runtime() -> None:
    waits = Waits()
    mailbox: Mailbox[int] = Mailbox(waits, 1)
    await mailbox.send(1)

    async def send() -> None:
        with pytest.raises(NoRuntimeError):
            await mailbox.send(2)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(send)
        await wait_all_tasks_blocked()
        waits.fail_all(NoRuntimeError)
    with pytest.raises(NoRuntimeError):
        await Reservation(waits).keep(mailbox.places)
    assert mailbox.statistics().senders_waiting == 0


@pytest.mark.parametrize("seed", range(5))
async def test_nothing_is_lost_doubled_or_leaked(seed: int) -> None:
    """Senders that are cancelled, that withdraw, and that give reservations back."""
    numbers = random.Random(seed)
    mailbox = make_mailbox(numbers.randrange(1, 4))
    sent: set[int] = set()
    got: list[int] = []

    async def send(first: int) -> None:
        for number in range(first, first + 20):
            with trio.CancelScope() as scope:
                if numbers.random() < 0.3:
                    scope.cancel()
                match numbers.randrange(3):
                    case 0:
                        await mailbox.send(number)
                        sent.add(number)
                    case 1:
                        with await reserved(mailbox):
                            mailbox.put(number)
                            sent.add(number)
                            if numbers.random() < 0.5 and mailbox.withdraw(number):
                                sent.remove(number)
                    case 2:
                        (await reserved(mailbox)).give_back()
            await trio.lowlevel.checkpoint()

    async def receive() -> None:
        while True:
            got.append(await mailbox.receive())
            assert mailbox.statistics().used <= mailbox.statistics().capacity

    async with trio.open_nursery() as receivers:
        receivers.start_soon(receive)
        async with trio.open_nursery() as nursery:
            for first in range(0, 200, 20):
                nursery.start_soon(send, first)
        await wait_all_tasks_blocked()
        receivers.cancel_scope.cancel()
    assert sorted(got) == sorted(sent)
    assert not mailbox.places.taken
