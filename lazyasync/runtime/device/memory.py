"""The memory of one device: what is in use, what more there may be, and who has tried to get it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from lazyasync.backends.protocol import AliasesArguments, Program
from lazyasync.buffers import MemoryAccount
from lazyasync.errors import DeviceOutOfMemoryError
from lazyasync.runtime.device.commands import donatable_among, drop_host_copies
from lazyasync.runtime.device.constants import ConstantCache
from lazyasync.runtime.steps.core import DeviceState
from lazyasync.runtime.steps.step import DeviceContext, JobState
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

Donations: TypeAlias = "tuple[Sequence[int], AliasedCharges | None]"

NO_DONATIONS: Final[Donations] = ((), None)


class DeviceMemory:
    """The accounts of a device's memory: nothing begins there that does not fit by them."""

    def __init__(self, state: DeviceState, registry: TensorRegistry) -> None:
        config, metrics = state.runtime.config, state.runtime.metrics
        self._device = state.device
        self._registry = registry
        limits = [state.backend.memory_bytes, config.device_memory_bytes]
        self.limit = min((limit for limit in limits if limit is not None), default=None)
        """The bytes that the device may hold; None if nobody has said so."""
        self.account = state.account
        self.constants = ConstantCache(config, self.account, metrics)

    def donations(
        self, context: DeviceContext, program: Program, arguments: Sequence[Any]
    ) -> Donations:
        """The arguments that a program may write to, by position: nobody else holds them.

        Also those among them whose memory its outputs will take, and which are counted here. It is
        no failure to find none: whoever has recorded the arguments may have let go of them, so that
        they must come to a step, also where memory, or the stack, is at its end.
        """
        try:
            donated = donatable_among(arguments, program.aliasable)
            if not donated:
                return NO_DONATIONS
            drop_host_copies(arguments, donated)
            if not isinstance(program, AliasesArguments):
                return donated, None
            charged = {self.account}
            aliased = program.aliased(donated)
            places = [place for place in aliased if arguments[place].is_charged_to(charged)]
            return donated, AliasedCharges(arguments, places, context.account) if places else None
        except Exception:
            return NO_DONATIONS

    def room(self, context: DeviceContext) -> tuple[float, float]:
        """The bytes that are left to results of a job, and on the device; infinite without limits.

        Constants do not count, as they make room.
        """
        quota, limit = context.job.owner.max_memory, self.limit
        return (
            math.inf if quota is None else quota - context.account.settle(),
            math.inf if limit is None else limit - self.account.settle(),
        )

    def quota_shortage(self, context: DeviceContext, needed: int) -> str | None:
        """By how much ``needed`` bytes exceed the quota of a job; None if they fit."""
        job = context.job.owner
        if job.max_memory is None:
            return None
        used = context.account.settle()
        if used + needed <= job.max_memory:
            return None
        return (
            f"it needs {needed} bytes more than the {used} its job {job.name!r} uses, "
            f"which may use {job.max_memory}"
        )

    def shortage(self, needed: int, workspace: int = 0) -> str | None:
        """What is missing on the device, by the accounts; None if it fits.

        Constants make room, the oldest first, where that is enough: they can be uploaded again.
        """
        limit = self.limit
        if limit is None:
            return None
        used = self.account.settle()
        while (missing := used + needed + workspace - limit) > 0:
            if not self.constants.make_room(missing):
                intermediates = f" and {workspace} for intermediates" if workspace else ""
                return (
                    f"it needs {needed} bytes{intermediates}; "
                    f"{used} of the {limit} on {self._device} are in use"
                )
            used = self.account.settle()
        return None

    def error(self, label: str, why: object, job: JobState) -> DeviceOutOfMemoryError:
        """The error of something that did not fit, with the tensors to think of dropping."""
        return DeviceOutOfMemoryError(
            f"{label} ran out of memory: {why}; {self._largest_tensors(job.owner)}"
        )

    def _largest_tensors(self, job: JobState, count: int = 5) -> str:
        """The job's live tensors that hold most, as text."""
        tensors = sorted(self._registry.live_data(job), key=lambda data: -data.type.nbytes)
        listed = ", ".join(f"{data.type} ({data.type.nbytes} bytes)" for data in tensors[:count])
        return f"the largest live tensors of the job {job.name!r} are {listed or 'none'}"


class AliasedCharges:
    """Arguments of a program whose memory its outputs take, so that it is counted once.

    If that comes to nothing, because somebody looks into an argument or because it is in memory
    that is not the device's own, both are there until the program has ended. Then the arguments
    go, as nobody holds them, and the accounts are right again.
    """

    __slots__ = ("_arguments", "_charged", "_places", "device_bytes", "job_bytes")

    def __init__(
        self, arguments: Sequence[Any], places: Sequence[int], account: MemoryAccount
    ) -> None:
        # By position: who holds a handle would keep it from being donated, when it is tried again.
        self._arguments = arguments
        self._places = places
        self._charged: list[tuple[MemoryAccount, ...]] = []
        self.device_bytes = sum([arguments[place].type.nbytes for place in places])
        """The bytes of these arguments."""
        self.job_bytes = sum(
            [
                arguments[place].type.nbytes
                for place in places
                if arguments[place].is_charged_to({account})
            ]
        )
        """The bytes of those that count for the job whose ``account`` it is."""

    def discharge(self) -> None:
        """Takes them off the accounts, as the outputs are charged."""
        self._charged = [self._arguments[place].discharge() for place in self._places]

    def charge_again(self) -> None:
        """Puts them back, as the program has failed; what has no buffer has yet to be computed,
        or uploaded, and will be charged then."""
        for place, accounts in zip(self._places, self._charged, strict=True):
            if self._arguments[place].buffer is not None:
                self._arguments[place].charge(accounts)
