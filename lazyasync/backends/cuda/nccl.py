"""Collectives by NCCL, by way of ctypes: communicators of a tuple of devices, and where they meet.

Each device has a lane for collectives alone, since a thread that issues one waits there for those
of the other devices. Who comes last issues for all, in one group: so no device has work whose other
half may never come, and two collectives come in the same order everywhere.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from ctypes import POINTER, c_int, c_size_t, c_void_p
from dataclasses import dataclass
from typing import Any

from lazyasync.backends.cuda.library import Library, LibraryError
from lazyasync.device import CollectiveKind
from lazyasync.ir.types import TensorType

_log = logging.getLogger("lazyasync.collectives")

# ---- the library, as in the header of NCCL 2 -------------------------------------------------

_BYTE = 0
_DATA_TYPES = {"b": 0, "B": 1, "i": 2, "I": 3, "l": 4, "L": 5, "e": 6, "f": 7, "d": 8, "E": 9}
"""ncclInt8, Uint8, Int32, Uint32, Int64, Uint64, Float16, Float32, Float64, Bfloat16."""
_SUM = 0

_PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "ncclCommInitAll": (POINTER(c_void_p), c_int, POINTER(c_int)),
    "ncclCommDestroy": (c_void_p,),
    "ncclCommAbort": (c_void_p,),
    "ncclGroupStart": (),
    "ncclGroupEnd": (),
    "ncclAllReduce": (c_void_p, c_void_p, c_size_t, c_int, c_int, c_void_p, c_void_p),
    "ncclReduceScatter": (c_void_p, c_void_p, c_size_t, c_int, c_int, c_void_p, c_void_p),
    "ncclAllGather": (c_void_p, c_void_p, c_size_t, c_int, c_void_p, c_void_p),
    "ncclBroadcast": (c_void_p, c_void_p, c_size_t, c_int, c_int, c_void_p, c_void_p),
}


class NcclError(LibraryError):
    """A call of NCCL failed. ``status`` is an ncclResult_t."""


class Nccl(Library):
    """The functions of NCCL."""

    prototypes = _PROTOTYPES
    error = NcclError


def load_nccl() -> Nccl | None:
    """NCCL 2; None if it is not here, or lacks functions that are called."""
    return Nccl.found("libnccl.so.2", "nccl")


def adds(types: Sequence[TensorType]) -> bool:
    """Whether NCCL adds up elements of all these types."""
    return all(type.dtype.char in _DATA_TYPES for type in types)


# ---- communicators -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """What a device brings along: its stream, and what its command reads and fills, in C order."""

    stream: int
    sources: Sequence[Any]
    targets: Sequence[Any]


class Ring:
    """The communicators of some devices, one for each, made when they meet for the first time.

    They end with the last of these devices that `leave`, or are aborted, for good.
    """

    def __init__(self, library: Nccl, devices: Sequence[int]) -> None:
        self.devices = tuple(devices)
        self._library = library
        self._lock = threading.Lock()
        self._communicators: list[int] = []
        self._members = len(self.devices)
        self.aborted = False

    def issue(self, kind: CollectiveKind, root: int, parts: Sequence[Part]) -> None:
        """Issues a collective on the streams of all devices, in one group. Raises `NcclError`."""
        call = self._library.call
        communicators = self._opened()
        call("ncclGroupStart")
        try:
            for part, communicator in zip(parts, communicators, strict=True):
                self._issue_part(kind, root, parts, part, communicator)
        finally:
            call("ncclGroupEnd")

    def _issue_part(
        self, kind: CollectiveKind, root: int, parts: Sequence[Part], part: Part, communicator: int
    ) -> None:
        call, behind = self._library.call, (communicator, part.stream)
        if kind == "broadcast":
            # The root has what all get, and it stays where it is.
            for array in part.sources or part.targets:
                at = array.data.ptr
                call("ncclBroadcast", at, at, array.nbytes, _BYTE, root, *behind)
            return
        for source, target in zip(part.sources, part.targets, strict=True):
            at = (source.data.ptr, target.data.ptr)
            if kind == "gather":
                call("ncclAllGather", *at, source.nbytes, _BYTE, *behind)
                continue
            name = "ncclAllReduce" if kind == "sum" else "ncclReduceScatter"
            call(name, *at, target.size, _DATA_TYPES[target.dtype.char], _SUM, *behind)

    def _opened(self) -> list[int]:
        with self._lock:
            if self.aborted:
                raise RuntimeError(f"the communicators of the devices {self.devices} are aborted")
            if not self._communicators:
                count = len(self.devices)
                made = (c_void_p * count)()
                self._library.call("ncclCommInitAll", made, count, (c_int * count)(*self.devices))
                self._communicators = [one or 0 for one in made]
            return self._communicators

    def leave(self) -> None:
        """Ends the communicators with the last device, whose work is complete."""
        with self._lock:
            self._members -= 1
            communicators, self._communicators = self._communicators, []
            if self._members or not communicators:
                self._communicators = communicators
                return
        self._end("ncclCommDestroy", communicators)

    def abort(self) -> None:
        """Has what is under way end on all devices, wherever it is. Further collectives raise."""
        with self._lock:
            self.aborted = True
            communicators, self._communicators = self._communicators, []
        self._end("ncclCommAbort", communicators)

    def _end(self, name: str, communicators: Sequence[int]) -> None:
        for communicator in communicators:
            try:
                self._library.call(name, communicator)
            except NcclError as error:  # all that it would be for has ended
                _log.warning("%s", error)


class Meeting:
    """Where the threads of several devices come together for one collective.

    ``root`` is the place of the device that has what a broadcast gives to all.
    """

    def __init__(self, ring: Ring, kind: CollectiveKind, root: int) -> None:
        self._ring = ring
        self._kind = kind
        self._root = root
        self._changed = threading.Condition()
        self._parts: dict[int, Part] = {}
        self._issued = False
        self.error: BaseException | None = None
        """What it has failed by."""

    def arrive(self, place: int, part: Part) -> None:
        """Waits for the other devices, until it has been issued (a device's thread).

        Raises where another device has failed, or it cannot be issued.
        """
        with self._changed:
            self._parts[place] = part
            if self.error is None and len(self._parts) == len(self._ring.devices):
                self._issue()
            self._changed.wait_for(lambda: self._issued or self.error is not None)
            if self.error is not None:
                raise RuntimeError(f"a device has failed in a collective: {self.error}")

    def _issue(self) -> None:
        parts = [self._parts[place] for place in range(len(self._ring.devices))]
        try:
            self._ring.issue(self._kind, self._root, parts)
        except BaseException as error:
            self.error = error
            self._ring.abort()  # some devices may have their halves
        self._issued = True
        self._parts.clear()
        self._changed.notify_all()

    def break_off(self, error: BaseException) -> None:
        """Has all devices go on without it, as one of them has failed (trio thread)."""
        with self._changed:
            if self.error is not None:
                return
            self.error = error
            issued = self._issued
            self._changed.notify_all()
        if issued:
            # The others wait on their devices for the one that has failed. NCCL waits for them.
            threading.Thread(
                target=self._ring.abort, name="lazyasync collectives abort", daemon=True
            ).start()
