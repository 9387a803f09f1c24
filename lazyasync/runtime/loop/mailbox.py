"""Mailboxes: the bounded queues through which actors are spoken to."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.waiting import Slots, WaitQueue, Waits

Message = TypeVar("Message")


class MailboxStatistics(NamedTuple):
    """How full a mailbox is."""

    capacity: int
    """The messages that fit."""
    used: int
    """The messages in it, and the places reserved for messages about to come."""
    senders_waiting: int
    """The tasks that wait for a place."""


class Mailbox(Generic[Message]):
    """A bounded queue of messages to one actor.

    A sender can be sure of a place before it does anything that cannot be undone: it waits for a
    `Reservation` of one, and can be cancelled with nothing changed; `put` then sends at once. A
    message the actor has not taken yet can be withdrawn.
    """

    __slots__ = ("_receiver", "_waits", "messages", "places")

    def __init__(self, waits: Waits, capacity: int) -> None:
        self._waits = waits
        self.places = Slots(waits, capacity)
        """Those for messages, and those reserved for messages about to come."""
        self.messages: deque[Message] = deque()
        """Those that wait in it."""
        self._receiver: WaitQueue = {}

    def put(self, message: Message) -> None:
        """Sends at once, for who has seen that a place is free, or has reserved one."""
        self.places.take()
        self._add(message)

    async def send(self, message: Message) -> None:
        """Waits for a place and puts a message into it."""
        await self.places.acquire()
        self._add(message)

    def _add(self, message: Message) -> None:
        self.messages.append(message)
        self._waits.wake_first(self._receiver)

    async def receive(self) -> Message:
        """The next message; for the one actor that serves the mailbox."""
        while not self.messages:
            await self._waits.park(self._receiver)
        self.places.release()
        return self.messages.popleft()

    def withdraw(self, message: Message) -> bool:
        """Takes back a message that has not been received; False if it has."""
        try:
            self.messages.remove(message)
        except ValueError:
            return False
        self.places.release()
        return True

    def drain(self) -> list[Message]:
        """Takes everything out, when the actor has ended."""
        messages = list(self.messages)
        self.messages.clear()
        for _ in messages:
            self.places.release()
        return messages

    def statistics(self) -> MailboxStatistics:
        """How full the mailbox is."""
        return MailboxStatistics(self.places.limit, self.places.taken, self.places.waiting)
