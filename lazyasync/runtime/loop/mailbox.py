"""Mailboxes: the bounded queues through which actors are spoken to."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from lazyasync.runtime.loop.waiting import Slots, WaitQueue, Waits

Message = TypeVar("Message")


@dataclass(frozen=True, slots=True)
class MailboxStatistics:
    """How full a mailbox is."""

    capacity: int
    """The messages that fit."""
    used: int
    """The messages in it, and the places reserved for messages about to come."""
    senders_waiting: int
    """The tasks that wait for a place."""


class Mailbox(Generic[Message]):
    """A bounded queue of messages to one actor.

    Sending is in two halves, so that a sender can be sure of a place before it does anything that
    cannot be undone: `reserve` waits, and can be cancelled with nothing changed; `put` uses the
    place up at once. A message the actor has not taken yet can be withdrawn.
    """

    __slots__ = ("_messages", "_places", "_receiver", "_waits")

    def __init__(self, waits: Waits, capacity: int) -> None:
        self._waits = waits
        self._places = Slots(waits, capacity)
        self._messages: deque[Message] = deque()
        self._receiver: WaitQueue = {}

    @property
    def is_empty(self) -> bool:
        """Whether no message is in it or about to come."""
        return not self._places.taken

    @property
    def is_quiet(self) -> bool:
        """Whether no message waits in it; places may be reserved."""
        return not self._messages

    def try_reserve(self) -> bool:
        """Reserves a place if one is free."""
        self._waits.check()
        return self._places.try_acquire()

    async def reserve(self) -> None:
        """Waits for a place and reserves it."""
        await self._places.acquire()

    def cancel_reservation(self) -> None:
        """Gives a reserved place back."""
        self._places.release()

    def put(self, message: Message) -> None:
        """Puts a message into a reserved place."""
        self._messages.append(message)
        self._waits.wake_first(self._receiver)

    async def send(self, message: Message) -> None:
        """Waits for a place and puts a message into it."""
        await self._places.acquire()
        self.put(message)

    async def receive(self) -> Message:
        """The next message; for the one actor that serves the mailbox."""
        while not self._messages:
            await self._waits.park(self._receiver)
        self._places.release()
        return self._messages.popleft()

    def withdraw(self, message: Message) -> bool:
        """Takes back a message that has not been received; False if it has."""
        try:
            self._messages.remove(message)
        except ValueError:
            return False
        self._places.release()
        return True

    def drain(self) -> list[Message]:
        """Takes everything out, when the actor has ended."""
        messages = list(self._messages)
        self._messages.clear()
        for _ in messages:
            self._places.release()
        return messages

    def statistics(self) -> MailboxStatistics:
        """How full the mailbox is."""
        return MailboxStatistics(self._places.limit, self._places.taken, self._places.waiting)
