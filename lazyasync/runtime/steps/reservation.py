"""Reservations: the places that steps need on their way, taken before anything is collected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType

from lazyasync.runtime.jobs.device_context import DeviceContext
from lazyasync.runtime.loop.mailbox import Mailbox
from lazyasync.runtime.loop.waiting import Slots
from lazyasync.runtime.steps.step import Step, Transfer


class Reservation:
    """A place in the scheduler's mailbox, and others, such as for steps in flight.

    A block of it gives back what has not been used. In one that has reserved nothing, places are
    taken as they are used, by who has seen that they are free.
    """

    __slots__ = ("_has_place", "_mailbox", "_slots", "sent")

    def __init__(self, mailbox: Mailbox[Sequence[Step] | Transfer]) -> None:
        self._mailbox = mailbox
        self._has_place = False
        self._slots: list[Slots] = []
        self.sent: list[Step] = []
        """Steps that had to go out before what this is for."""

    async def take(self, all_slots: Iterable[Slots] = ()) -> Reservation:
        """Waits for a place of each kind. Cancelled, or failing, it leaves nothing taken."""
        try:
            for slots in all_slots:
                if not slots.try_acquire():
                    await slots.acquire()
                self._slots.append(slots)
            if not self._mailbox.try_reserve():
                await self._mailbox.reserve()
            self._has_place = True
        except BaseException:
            self.give_back()
            raise
        return self

    def give_back(self) -> None:
        """Gives back what has not been used."""
        while self._slots:
            self._slots.pop().release()
        if self._has_place:
            self._has_place = False
            self._mailbox.cancel_reservation()

    def __enter__(self) -> Reservation:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()

    def use(self, slots: Slots) -> None:
        """Uses one of the other places, which its user gives back."""
        if slots in self._slots:
            self._slots.remove(slots)
        else:
            slots.taken += 1

    def hold_in_flight(self, context: DeviceContext, step: Step) -> None:
        """Has a step hold one of its job's places for steps in flight until it ends."""
        self.use(context.slots)
        if step.done:
            context.slots.release()
        else:
            step.holds_slot = True

    def send(self, message: Sequence[Step] | Transfer) -> None:
        """Sends steps, or a transfer, to the scheduler."""
        if self._has_place:
            self._has_place = False
        else:
            self._mailbox.places.taken += 1
        self._mailbox.put(message)
