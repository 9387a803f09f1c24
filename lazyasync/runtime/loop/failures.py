"""Failures: how they reach whoever waits, and those that nobody has got."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from traceback import walk_tb
from typing import Literal, Self, TypeAlias

import trio
from numpy.linalg import LinAlgError

from lazyasync.device import Device
from lazyasync.errors import (
    DeviceLostError,
    DeviceOutOfMemoryError,
    ExecutionError,
    LinearAlgebraError,
    MoreFailuresError,
)
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.exception_groups import described


class FailureKind(NamedTuple):
    """What failures have in common of which only the first ones are kept."""

    error: type[BaseException]
    """The class of the original error."""
    closure: str | None
    """The step closure that raised it; None for work of a device."""


class FailureRecord:
    """One failure of one job. Every error raised for it is a new one, made from the original.

    ``device`` is where it happened, which ``label`` names as well, and None for what happened on
    none, such as in a step closure. ``delivered`` is set once it has reached somebody; barriers and
    exits then leave it alone.
    """

    __slots__ = ("delivered", "device", "job", "label", "make", "original", "parked")

    def __init__(
        self,
        job: FailureOwner,
        device: Device | None,
        label: str,
        original: BaseException,
        make: Callable[[FailureRecord], Exception],
    ) -> None:
        self.job = job
        self.device = device
        self.label = label
        self.original = original
        self.make = make
        self.delivered = False
        self.parked: ParkedFailures | None = None
        """Where it waits for somebody to get it, or is counted."""

    @property
    def kind(self) -> FailureKind:
        """What it has in common with others."""
        return FailureKind(type(self.original), self.label if self.device is None else None)

    @classmethod
    def of_work(
        cls, job: FailureOwner, device: Device, label: str, original: BaseException
    ) -> FailureRecord:
        """The record of a failed step, transfer or copy on a device."""
        return cls(job, device, label, without_frames(original), execution_error)

    def tell(self, end: Callable[[FailureRecord], object]) -> None:
        """Has what has failed by it ``end``; whoever waits may get it then, or else the job does.

        It is parked until delivered.
        """
        self.job.park(self)
        end(self)
        if not self.delivered:
            self.job.failed(self)

    @property
    def lost(self) -> Device | None:
        """The device that it says is lost, if it says so."""
        return self.device if isinstance(self.original, DeviceLostError) else None

    def reach_somebody(self) -> None:
        """Counts as delivered from now on, as does all else that says the same device is lost."""
        self.delivered = True
        self.job.forget(self)
        lost = self.lost
        if lost is not None:
            self.job.know_loss(lost)

    def deliver(self) -> Exception:
        """An error to raise; the record counts as delivered from now on."""
        self.reach_somebody()
        return self.make(self)


KEPT_OF_A_KIND = 10
"""How many failures of a kind are kept that nobody has got; more are counted. A record keeps its
error, which may hold much."""


class ParkedFailures(dict[FailureRecord, None]):
    """Failures that nobody has got yet, oldest first: the first ones of each kind.

    Of the others it is known how many there are. One that is delivered after all, as its tensor is
    still held, is no longer counted. A dictionary, as barriers ask each time whether it is empty.
    """

    __slots__ = ("_kept", "_left_out", "_passed_to")

    def __init__(self) -> None:
        self._kept: Counter[FailureKind] = Counter()
        self._left_out: Counter[FailureKind] = Counter()
        self._passed_to: Self | None = None

    @property
    def count(self) -> int:
        """How many there are, with those that are only counted."""
        return len(self) + self._left_out.total()

    def add(self, record: FailureRecord) -> None:
        """Keeps a failure, or counts it where there are enough of its kind."""
        kind = record.kind
        record.parked = self
        if self._kept[kind] < KEPT_OF_A_KIND:
            self._kept[kind] += 1
            self[record] = None
        else:
            self._left_out[kind] += 1

    @staticmethod
    def discard(record: FailureRecord) -> None:
        """Drops a failure from where it is parked, if it is."""
        place, record.parked = record.parked, None
        while place is not None and place._passed_to is not None:
            place = place._passed_to
        if place is None:
            return
        counts = place._left_out
        if record in place:
            del place[record]
            counts = place._kept
        counts[record.kind] -= 1
        if not counts[record.kind]:
            del counts[record.kind]

    def pass_on(self, other: Self) -> None:
        """Moves them all to ``other``. Nothing can be added here any more."""
        for record in tuple(self):
            other.add(record)
        other._left_out.update(self._left_out)
        self.clear()
        self._passed_to = other

    def take(self) -> list[Exception]:
        """Errors to raise: one for each failure that was kept, and one that counts the others."""
        errors = [record.deliver() for record in tuple(self) if not record.delivered]
        left_out, self._left_out = self._left_out, Counter()
        if left_out:
            errors.append(_more_failures(left_out))
        return errors


ErrorPolicy: TypeAlias = Literal["barrier", "cancel", "exit"]
"""What comes of a failure that nobody waits for: the next barrier raises it, or it cancels."""


class FailureOwner:
    """A job, as its failures see it: the base of what else is known of one."""

    __slots__ = (
        "_late",
        "abandoned",
        "cancel_scope",
        "closed",
        "errors",
        "failed_steps",
        "failures",
        "lives",
        "losses",
        "name",
    )

    def __init__(self, name: str, errors: ErrorPolicy, late: ParkedFailures) -> None:
        self.name = name
        self.errors: ErrorPolicy = errors
        self._late = late
        """What the runtime's exit raises."""
        self.failures = ParkedFailures()
        """Those that nobody has got yet."""
        self.losses: set[Device] = set()
        """Lost devices of which somebody has been told."""
        self.failed_steps = 0
        """How many of its steps have failed."""
        self.closed = False
        """Whether nothing is recorded any more."""
        self.abandoned = False
        """Whether its block was left by an error, or cancelled."""
        self.lives: Callable[[], bool] | None = None
        """Says whether the task or thread outside trio that has it for its own still runs; None
        for the job of a block."""
        self.cancel_scope: trio.CancelScope | None = None
        """That of its block."""

    @property
    def is_left(self) -> bool:
        """Whether its code has come to an end: what nobody holds is then not computed."""
        return self.abandoned or not (self.lives is None or self.lives())

    def park(self, record: FailureRecord) -> None:
        """Keeps a failure until somebody gets it, if it says anything new."""
        if record.lost in self.losses:
            record.delivered = True
        else:
            self.failures.add(record)

    def know_loss(self, device: Device) -> None:
        """Drops what nobody has got yet and says that a device is lost, now and later.

        Of what was under way there, somebody has been told; a lost device does not come back.
        """
        self.losses.add(device)
        for record in tuple(self.failures):
            if record.lost == device:
                record.delivered = True
                self.forget(record)

    def forget(self, record: FailureRecord) -> None:
        """Drops a failure that has been delivered, wherever it is parked by now."""
        self.failures.discard(record)

    def failed(self, record: FailureRecord) -> None:
        """Acts on a failure that nobody was waiting for."""
        if self.closed or self.is_left or self.errors == "exit":
            self.forget(record)
            self._late.add(record)
        elif self.errors == "cancel":
            self.cancel_block(f"{record.label} failed")

    def cancel_block(self, reason: str) -> None:
        """Cancels its block, if it has one."""
        if self.cancel_scope is not None:
            self.cancel_scope.cancel(reason=reason)

    def raise_parked(self) -> None:
        """Raises the oldest failure that nobody has got yet, if there is one."""
        for record in self.failures:
            raise record.deliver()

    def take_failures(self) -> list[Exception]:
        """All failures that nobody has got yet, as errors to raise."""
        return self.failures.take()

    def pass_failures_on(self) -> None:
        """Leaves failures that nobody has got yet to the runtime's exit."""
        failures, self.failures = self.failures, ParkedFailures()
        failures.pass_on(self._late)


def _more_failures(left_out: Counter[FailureKind]) -> MoreFailuresError:
    """What says how many failures, of which kinds, nobody has got, and are not kept."""
    listed = ", ".join(
        f"{count} of {kind.error.__name__}" + (f" in {kind.closure}" if kind.closure else "")
        for kind, count in left_out.most_common()
    )
    total = left_out.total()
    return MoreFailuresError(f"{total} more failures that nobody has got: {listed}", total)


def without_frames(original: BaseException) -> BaseException:
    """An error that holds nothing of the work that raised it, only a note of where that was.

    The frames of its traceback hold the inputs of the step, for as long as a failed tensor or its
    error is kept. The same goes for the errors that it came from.
    """
    found = [original]
    for error in found:
        steps = [] if error.__traceback__ is None else list(walk_tb(error.__traceback__))
        if steps and not hasattr(error, "__notes__"):
            where = [
                f'  File "{frame.f_code.co_filename}", line {line}, in {frame.f_code.co_name}'
                for frame, line in steps[-20:]
            ]
            error.add_note("\n".join(["Raised in (most recent call last):", *where]))
        error.__traceback__ = None
        causes = [error.__cause__]
        if isinstance(error, BaseExceptionGroup):
            causes += error.exceptions
        context = error.__context__
        caught = None if context is None else context.__traceback__
        # One that was caught on the way is the work's. Another one is what the program was handling
        # when it had this work done, and stays as it is.
        if caught is not None and any(caught.tb_frame is frame for frame, _ in steps):
            causes.append(context)
        # By identity: equality may be the user's, as of a dataclass with arrays, which have none.
        for cause in causes:
            if cause is not None and all(cause is not each for each in found):
                found.append(cause)
    return original


def execution_error(record: FailureRecord) -> Exception:
    """The error of a failed step, transfer or compile."""
    original = record.original
    if isinstance(original, DeviceOutOfMemoryError):
        error: ExecutionError = DeviceOutOfMemoryError(*original.args)
    else:
        kind = LinearAlgebraError if isinstance(original, LinAlgError) else ExecutionError
        error = kind(f"{record.label} failed: {described(original)}")
    error.__cause__ = original
    return error
