"""The work of one device: what it is asked to begin, and what it has begun."""

from __future__ import annotations

from lazyasync.backends.protocol import Backend, LendsLane, ReceivesAhead
from lazyasync.device import Device
from lazyasync.runtime.device.commands import DeviceCommands
from lazyasync.runtime.device.memory import DeviceMemory
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.mailbox import Mailbox
from lazyasync.runtime.loop.waiting import Completion, Slots, WaitQueue, Waits
from lazyasync.runtime.steps.core import Core, DeviceState
from lazyasync.runtime.steps.step import JobState, Step
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

MAX_OUTSTANDING = 8
"""Commands handed to a backend at a time; further messages wait in the mailbox."""


class Attempt:
    """Work on a device, and what has been done so far to find memory for it."""

    __slots__ = ("after_draining", "after_trimming", "begun", "job", "label", "trim_error")

    def __init__(self, label: str, job: JobState) -> None:
        self.label = label
        self.job = job
        self.begun = False
        """Whether the device's actor has taken it up."""
        self.after_draining = False
        """Whether it began with nothing else on the device."""
        self.after_trimming = False
        """Whether cached memory was given back before, or should have been."""
        self.trim_error: BaseException | None = None
        """What went wrong with that."""

    def start(self) -> None:
        """Begins it, for the first time or again."""
        raise NotImplementedError


class Request:
    """Work that a device actor is asked to begin: pending, taken up, or withdrawn by its sender."""

    __slots__ = ("_queue", "_waits", "taken_up", "work")

    def __init__(self, waits: Waits, work: Attempt) -> None:
        self._waits = waits
        self._queue: WaitQueue = {}
        self.work = work
        self.taken_up = False

    def take_up(self) -> None:
        """Begins the work, and lets the sender go on."""
        self.work.begun = True
        self.work.start()
        self.taken_up = True
        self._waits.wake_all(self._queue)

    async def wait(self) -> None:
        """Waits until the actor has begun."""
        if not self.taken_up:
            await self._waits.park(self._queue)


class Copying(Completion):
    """An upload or a download under way, for a job."""

    __slots__ = ("job",)

    def __init__(self, waits: Waits, job: JobState) -> None:
        super().__init__(waits)
        self.job = job
        job.owner.copies_under_way += 1

    def finish(self, failure: FailureRecord | None = None) -> None:
        """See `Completion.finish`."""
        self.job.owner.copies_under_way -= 1
        super().finish(failure)


class WorkQueue(DeviceState):
    """The work that a device has, and is asked to begin: its mailbox, and places for commands.

    What its copies, and the work that waits for its memory, know of its actor, which this is the
    base of.
    """

    def __init__(
        self,
        core: Core,
        registry: TensorRegistry,
        device: Device,
        backend: Backend,
        commands: DeviceCommands,
    ) -> None:
        super().__init__(core, device, backend)
        self.lending = backend if isinstance(backend, LendsLane) else None
        """The backend, if it lets the trio thread do what is small."""
        self._receiving = backend if isinstance(backend, ReceivesAhead) else None
        self.commands = commands
        self.memory = DeviceMemory(self, registry)
        commands.connect(backend, self.memory.constants)
        self.mailbox: Mailbox[Request] = Mailbox(core.waits, core.config.mailbox_capacity)
        self._room = Slots(core.waits, MAX_OUTSTANDING)
        self.running: dict[Step, None] = {}
        """The steps that the backend has."""

    async def enqueue(self, work: Attempt) -> None:
        """Has work taken up in its turn; returns when it has begun, not when it has ended.

        Cancelled before that, it is withdrawn.
        """
        request = Request(self.runtime.waits, work)
        await self.mailbox.send(request)
        try:
            await request.wait()
        except BaseException:
            self.mailbox.withdraw(request)
            raise

    def begin_behind(self, step: Step, work: Attempt) -> bool:
        """Has work begin at once, behind the latest step of a lane; False if it cannot.

        Behind an earlier one it would wait for the later ones as well.
        """
        latest = next((one for one in reversed(self.running) if one.lane == step.lane), None)
        if latest is not step or self._room.taken >= MAX_OUTSTANDING:
            return False
        self._room.take()
        work.begun = True
        work.start()
        return True

    def receives_ahead(self, sender: Backend) -> bool:
        """Whether a copy of what another device computes can be ordered before it is there."""
        return self._receiving is not None and self._receiving.receives_ahead(sender)

    @property
    def is_busy(self) -> bool:
        """Whether the backend has work, or some is asked for."""
        return bool(self.commands.under_way or self.mailbox.messages)

    def command_ended(self) -> None:
        """Gives the place of a command back."""
        self._room.release()
