"""One device of a host, as it serves one controller: what its commands are done on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from lazyasync.backends.protocol import (
    Backend,
    Download,
    Execute,
    Failed,
    InputsMissingError,
    Succeeded,
    Trim,
    Upload,
    lane_of,
)
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.ir.iterations import Loops, watched
from lazyasync.ir.types import TensorType

INLINE_SECONDS = 80e-6
"""A program that is shorter runs in the event loop, while its lane has nothing to do."""


class Slot:
    """What an identity stands for: a buffer, or an array that becomes one when it is needed.

    Neither, before the program has run that computes it, and after it has failed.
    """

    __slots__ = ("__weakref__", "arriving", "buffer", "host", "type")

    def __init__(self, type: TensorType, host: np.ndarray | None = None) -> None:
        self.type = type
        self.host = host
        self.buffer: Any = None
        self.arriving = False
        """Whether it comes from another host: programs that need it wait for it."""


class ServedDevice:
    """Does the commands of one controller on one device, and tells ``done`` what comes of each.

    A `lazyasync.backends.protocol.CommandRunner`.
    """

    def __init__(self, done: Callable[[Any, Succeeded | Failed], None]) -> None:
        self.backend: Backend
        self._done = done
        self._uploading = threading.Lock()
        self._busy: list[int] = []
        """The commands under way in each lane."""

    def open(self, backend: Backend) -> None:
        """Takes the device."""
        self.backend = backend
        self._busy = [0] * backend.lanes

    def submit(self, command: Any) -> None:
        """Has a command done (trio thread); a short program at once."""
        lane = lane_of(command, self.backend.lanes)
        self._busy[lane] += 1
        if self._may_run_here(command, lane):
            outcome: Succeeded | Failed
            started = time.perf_counter()
            try:
                value = self.run(command)
                outcome = Succeeded(value, time.perf_counter() - started)
            except Exception as error:
                outcome = Failed(error)
            self.ended(command, outcome)
            return
        try:
            self.backend.submit(command)
        except Exception as error:
            self.ended(command, Failed(error))

    def _may_run_here(self, command: Any, lane: int) -> bool:
        if not self.backend.runs_inline or sum(self._busy) > 1:
            return False
        if type(command) is Execute:
            program = command.program
            return program.loops is Loops.NONE and program.estimated_seconds < INLINE_SECONDS
        # Where programs run inline, memory is the host's: copies are none.
        return self.backend.host_memory and not isinstance(command, Trim)

    @property
    def is_busy(self) -> bool:
        """Whether anything is under way."""
        return any(self._busy)

    # ---- what the backend calls ------------------------------------------------------------

    def run(self, command: Any) -> Any:
        """Does a command; gives the downloads that it has started."""
        backend = self.backend
        if type(command) is Execute:
            values = self.arguments(command)
            with watched(command.iterations):
                buffers = backend.execute(command.program, values, command.donated, command.lane)
            return self.take(command, buffers)
        if isinstance(command, Upload):
            for slot in command.targets:
                self._buffer_of(slot)
            return []
        if isinstance(command, Download):
            return [backend.download(self._buffer_of(slot)) for slot in command.sources]
        if isinstance(command, Copy):
            source = command.source
            if source.buffer is None:
                if source.host is None:
                    raise InputsMissingError
                command.target.buffer = backend.upload(source.host)
            else:
                command.target.buffer = backend.receive(command.owner.backend, source.buffer)
            return []
        assert isinstance(command, Trim)
        backend.trim()
        return []

    def arguments(self, command: Execute) -> list[Any]:
        """See `CommandRunner`."""
        return [
            self._buffer_of(value) if type(value) is Slot else value for value in command.arguments
        ]

    def take(self, command: Execute, buffers: Sequence[Any]) -> list[Any]:
        """See `CommandRunner`."""
        downloads = []
        fetched = set(command.fetches)
        for slot, buffer in zip(command.outputs, buffers, strict=True):
            if slot in fetched:
                downloads.append(self.backend.download(buffer))
        for slot, buffer in zip(command.outputs, buffers, strict=True):
            slot.buffer = buffer
        for place in command.donated:
            command.arguments[place].buffer = command.arguments[place].host = None
        return downloads

    def is_moot(self, command: Any) -> bool:
        """See `CommandRunner`."""
        if isinstance(command, Execute):
            return any(type(one) is Slot and _is_missing(one) for one in command.arguments)
        return isinstance(command, Download) and any(map(_is_missing, command.sources))

    def observer(self, command: Execute) -> KernelObserver | None:
        """See `CommandRunner`."""
        return None

    def ended(self, command: Any, outcome: Succeeded | Failed) -> None:
        """See `CommandRunner`."""
        self._busy[lane_of(command, self.backend.lanes)] -= 1
        if type(command) is Execute and isinstance(outcome, Succeeded):
            program, seconds = command.program, outcome.seconds
            # As the runtime learns: disturbances only ever make a run longer.
            weight = 0.3 if seconds < program.estimated_seconds else 0.03
            program.estimated_seconds += weight * (seconds - program.estimated_seconds)
        self._done(command, outcome)

    def _buffer_of(self, slot: Any) -> Any:
        """The buffer of a slot, uploaded now if need be. Raises `InputsMissingError`."""
        if slot.buffer is None:
            with self._uploading:
                if slot.buffer is None:  # else another lane has done it meanwhile
                    if slot.host is None:
                        raise InputsMissingError
                    slot.buffer = self.backend.upload(slot.host)
                    slot.host = None
        return slot.buffer


@dataclass(slots=True, eq=False)
class Copy:
    """A copy of what another device of the host has."""

    label: str
    source: Slot
    owner: ServedDevice
    target: Slot
    kind: ClassVar[str] = "receive"

    @property
    def nbytes(self) -> int:
        """The bytes it copies."""
        return self.source.type.nbytes


def _is_missing(slot: Any) -> bool:
    return slot.buffer is None and slot.host is None
