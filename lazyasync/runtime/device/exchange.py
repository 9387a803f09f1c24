"""Exchanges: collectives that several devices make together, each by a command of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from lazyasync.backends.protocol import Collective, Failed, Meeting, Succeeded
from lazyasync.buffers import DeviceData
from lazyasync.ir.types import TensorType
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.steps.step import JobState, Transfer


class ExchangePart:
    """What a device gives, and what it gets: values of ``types`` for the handles of transfers."""

    __slots__ = ("actor", "sources", "transfers", "types")

    def __init__(
        self,
        actor: DeviceActor,
        sources: Sequence[DeviceData],
        types: Sequence[TensorType],
        transfers: Sequence[Transfer],
    ) -> None:
        self.actor = actor
        self.sources = sources
        self.types = types
        self.transfers = transfers


class Exchange:
    """A collective of a job: all that it gives is there when every device has done its part.

    Where one fails, all that it should have given has failed, by one failure.
    """

    def __init__(self, job: JobState, meeting: Meeting, parts: Sequence[ExchangePart]) -> None:
        self.job = job
        self.parts = parts
        self._meeting = meeting
        self._under_way = 0
        self._failed: tuple[DeviceActor, BaseException] | None = None
        self._buffers: list[Sequence[object]] = [() for _ in parts]

    @property
    def sources(self) -> Iterator[DeviceData]:
        """What all devices give."""
        for part in self.parts:
            yield from part.sources

    async def take_memory(self) -> bool:
        """Waits for memory for what the devices get. False where that has failed, which ends it."""
        for part in self.parts:
            targets = [transfer.target for transfer in part.transfers]
            held = [target for target in targets if target is not None]
            error = await part.actor.copies.take_memory(held, self._label(part), self.job)
            if error is not None:
                self.fail(part.actor, error)
                return False
        return True

    def start(self) -> None:
        """Submits the commands to all devices, in one go."""
        self._under_way = len(self.parts)
        for place, part in enumerate(self.parts):
            command = Collective(self._label(part), self._meeting, place, part.sources, part.types)
            part.actor.commands.submit(command, partial(self._part_ended, place))

    def _label(self, part: ExchangePart) -> str:
        return f"a collective on {part.actor.device}"

    def _part_ended(self, place: int, outcome: Succeeded | Failed) -> None:
        actor = self.parts[place].actor
        if isinstance(outcome, Succeeded):
            self._buffers[place] = outcome.value
        else:
            # The others may wait for this device: in their threads, or on themselves.
            self._meeting.break_off(outcome.error)
            if self._failed is None or outcome.error is self._meeting.error:
                self._failed = actor, outcome.error
        self._under_way -= 1
        if self._under_way:
            return
        if self._failed is not None:
            self.fail(*self._failed)
            return
        for part, buffers in zip(self.parts, self._buffers, strict=True):
            for transfer, buffer in zip(part.transfers, buffers, strict=True):
                self.job.runtime.metrics.increment("DeviceTransfers")
                transfer.end(None, buffer)

    def fail(self, actor: DeviceActor, error: BaseException) -> None:
        """Ends it by a failure of the job's own, parked until delivered."""
        label = f"a collective on {actor.device}"
        FailureRecord.of_work(self.job.owner, actor.device, label, error).tell(self.end)

    def end(self, failure: FailureRecord) -> None:
        """Has all that it should have given share a failure."""
        for part in self.parts:
            for transfer in part.transfers:
                target = transfer.target
                if target is not None:
                    target.discharge()
                transfer.end(failure)
