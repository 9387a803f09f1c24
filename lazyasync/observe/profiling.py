"""What a runtime does and when, while `la.debug.profile` is open: events and sums, bounded."""

from __future__ import annotations

import math
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from lazyasync.backends.protocol import (
    Backend,
    Command,
    Execute,
    Failed,
    Program,
    Succeeded,
    lane_of,
)
from lazyasync.compiler.kernels import Kernel, KernelObserver
from lazyasync.device import Device
from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.named_tuples import NamedTuple

if TYPE_CHECKING:
    from lazyasync.observe.printing import KernelPrinter

MAX_KERNELS = 4096
"""Kernels, and programs, whose times are added up; those that are met later are left out."""


class Track(NamedTuple):
    """A line of the trace."""

    kind: str
    name: str

    @staticmethod
    def of_job(name: str) -> Track:
        """The barriers of a job, and its other waits."""
        return Track("job", name)

    @staticmethod
    def of_recording(job: str) -> Track:
        """What is recorded in a job, until a barrier collects it."""
        return Track("recording", job)

    @staticmethod
    def of_closures(job: str) -> Track:
        """The step closures of a job."""
        return Track("closures", job)

    @staticmethod
    def of_copies(device: Device) -> Track:
        """Copies within the host's memory, which any thread makes for a device."""
        return Track("copies", str(device))

    @staticmethod
    def of_device(device: Device, lane: int = 0) -> Track:
        """What a device works on, in one of its lanes."""
        return Track("device", f"{device} beside" if lane else str(device))


SCHEDULER: Final = Track("scheduler", "")
COMPILER: Final = Track("compiler", "")

NOT_PROFILED: Final[AbstractContextManager[None]] = nullcontext()
"""What stands for a span where no profile is open."""


class Event(NamedTuple):
    """Something that took from ``begin`` to ``end``, in seconds on trio's clock."""

    track: Track
    name: str
    begin: float
    end: float
    details: dict[str, Any]


class Total:
    """The runs of a kernel, or of a program, on one device."""

    __slots__ = ("runs", "seconds")

    def __init__(self) -> None:
        self.runs = 0
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Counts a run."""
        self.runs += 1
        self.seconds += seconds


@runtime_checkable
class TimesKernels(Protocol):
    """A backend that can run a program and tell how long each of its kernels took."""

    def execute_timed(
        self,
        program: Any,
        arguments: Sequence[Any],
        donated: Sequence[int],
        lane: int,
        observer: KernelObserver,
    ) -> list[Any]:
        """Like `Backend.execute`; each kernel is told to ``observer``."""


class Profile:
    """The events of a runtime from when it is made until it is closed.

    Kept are the latest ``max_events``. Device threads add events as well. ``printer`` prints
    kernels as they run.
    """

    keeps = True
    """Whether anything is kept: one that only prints is not one that somebody has opened."""

    def __init__(
        self,
        clock: Callable[[], float],
        max_events: int,
        kernels: bool,
        printer: KernelPrinter | None = None,
    ) -> None:
        self.now = clock
        self.printer = printer
        self.opened = clock()
        self.closed_at: float | None = None
        self.kernels = kernels
        """Whether the kernels of programs are timed, where the backend can."""
        self.events: deque[Event] = deque(maxlen=max_events)
        self.added = 0
        """The events so far, those that are no longer kept among them."""
        self.kernel_totals: dict[tuple[Device, Kernel], Total] = {}
        self.program_totals: dict[tuple[Device, GraphKey], tuple[Graph, Total]] = {}
        self._adding = threading.Lock()
        """Held while the sums of kernels are changed, as lanes of a device do at the same time."""
        self._recording_since: dict[object, float] = {}
        self._busy_until: dict[tuple[Device, int], float] = {}
        self._whole: set[Device] = set()
        """The devices of whose programs, or some of them, only the whole was timed."""

    def close(self) -> None:
        """Ends it: what is told from now on is dropped."""
        self.closed_at = self.now()

    def add(self, track: Track, name: str, begin: float, end: float, **details: Any) -> None:
        """Adds an event (any thread)."""
        if self.closed_at is None:
            self.added += 1
            self.events.append(Event(track, name, max(begin, self.opened), end, details))

    @contextmanager
    def span(self, track: Track, name: str, **details: Any) -> Iterator[None]:
        """Adds an event for a block, however it is left."""
        begin = self.now()
        try:
            yield
        finally:
            self.add(track, name, begin, self.now(), **details)

    # ---- recording -------------------------------------------------------------------------

    def recording_began(self, place: object) -> None:
        """Takes note of the first operation after a barrier; ``place`` is the job on a device."""
        self._recording_since[place] = self.now()

    def recording_ended(self, place: object, job: str, device: Device, operations: int) -> None:
        """Adds an event for what has been recorded until now."""
        begin = self._recording_since.pop(place, self.opened)
        track = Track.of_recording(job)
        self.add(track, "record", begin, self.now(), device=str(device), operations=operations)

    # ---- devices ---------------------------------------------------------------------------

    def command_ended(
        self,
        backend: Backend,
        command: Command,
        times: tuple[float, float] | None,
        outcome: Succeeded | Failed,
    ) -> None:
        """Adds an event for a command (trio thread).

        ``times`` are when it was begun and when the call of it returned, if it was called. Where
        work ends when that call does, these count. Elsewhere it is the time that the device says it
        took, up to the moment at which its end was heard of.
        """
        device = backend.device
        lane = lane_of(command, backend.lanes)
        if backend.runs_inline and times is not None:
            begin, end = times
        else:
            end = self.now()
            seconds = 0.0 if isinstance(outcome, Failed) else outcome.seconds
            begin = times[0] if times is not None and not seconds else end - seconds
            # One thing at a time: it began no earlier than the one before it ended.
            begin = max(begin, self._busy_until.get((device, lane), begin))
            self._busy_until[device, lane] = end
        details: dict[str, Any] = {"kind": command.kind}
        if command.nbytes:
            details["bytes"] = command.nbytes
        if isinstance(outcome, Failed):
            details["failed"] = True
        if isinstance(command, Execute) and command.iterations is not None:
            done = details["iterations"] = command.iterations.done
            if end > begin:
                details["iterations per second"] = round(done / (end - begin), 1)
        self.add(Track.of_device(device, lane), command.label, begin, end, **details)

    def ran_inline(
        self,
        device: Device,
        lane: int,
        label: str,
        graph: Graph,
        span: tuple[float, float],
        seconds: float,
    ) -> None:
        """Adds an event, and a run of ``seconds``, for a program that the caller's task has run.

        ``span`` is when it began and ended, on the profile's clock, which may stand still.
        """
        begin, end = span
        track = Track.of_device(device, lane)
        self.add(track, label, begin, end, kind="execute", inline=True)
        self.program_ran(device, graph, seconds)

    def execute(
        self,
        backend: Backend,
        program: Program,
        arguments: Sequence[Any],
        donated: Sequence[int],
        lane: int,
    ) -> list[Any]:
        """Runs a program, and times its kernels if that is wanted and possible."""
        observer = self.observer(backend, lane)
        if observer is not None and isinstance(backend, TimesKernels):
            return backend.execute_timed(program, arguments, donated, lane, observer)
        return backend.execute(program, arguments, donated, lane)

    def begin(self, backend: Backend) -> ProfiledCommand:
        """What is to be known of a program that begins now, before there is a command for it."""
        profiled = ProfiledCommand(self, backend)
        profiled.begin()
        return profiled

    def observer(self, backend: Backend, lane: int = 0) -> DeviceObserver | None:
        """Who is to be told of the kernels of a program that is about to run.

        None if that is not wanted, or not possible: then only the whole of it is timed.
        """
        if self.kernels and self.closed_at is None and isinstance(backend, TimesKernels):
            return DeviceObserver(self, backend.device, lane)
        self._whole.add(backend.device)
        return None

    def program_ran(self, device: Device, graph: Graph, seconds: float) -> None:
        """Adds a run to a program's sum (trio thread)."""
        if self.printer is not None and (not self.kernels or device in self._whole):
            self.printer.program_ran(device, graph, seconds)
        if self.keeps:
            self._add_program(device, graph, seconds)

    def _add_program(self, device: Device, graph: Graph, seconds: float) -> None:
        key = (device, graph.key)
        entry = self.program_totals.get(key)
        if entry is None:
            if self.closed_at is not None or len(self.program_totals) >= MAX_KERNELS:
                return
            entry = self.program_totals[key] = (graph, Total())
        if self.closed_at is None:
            entry[1].add(seconds)

    def kernel_ran(
        self, device: Device, lane: int, kernel: Kernel, begin: float, end: float
    ) -> None:
        """Adds an event for a run of a kernel, and its time to the kernel's sum (any thread)."""
        if self.printer is not None:
            self.printer.kernel_ran(device, kernel, end - begin)
        if not self.keeps or self.closed_at is not None:
            return
        details = {} if kernel.source is None else {"source": kernel.source}
        track = Track.of_device(device, lane)
        self.add(track, kernel.name, begin, end, program=kernel.program, **details)
        key = (device, kernel)
        with self._adding:
            total = self.kernel_totals.get(key)
            if total is None:
                if len(self.kernel_totals) >= MAX_KERNELS:
                    return
                total = self.kernel_totals[key] = Total()
            total.add(end - begin)


class PrintingProfile(Profile):
    """A profile that is open for as long as its runtime is, prints kernels, and keeps nothing."""

    keeps = False

    def __init__(self, clock: Callable[[], float]) -> None:
        from lazyasync.observe.printing import KernelPrinter  # importing stays quick

        super().__init__(clock, 0, kernels=True, printer=KernelPrinter())

    def add(self, track: Track, name: str, begin: float, end: float, **details: Any) -> None:
        """Drops the event."""

    def recording_began(self, place: object) -> None:
        """Does nothing: no event comes of it."""


class ProfiledCommand:
    """A command that was submitted while a profile was open, and when it was worked on."""

    __slots__ = ("_backend", "_begin", "_end", "_lane", "_observer", "_profile")

    def __init__(self, profile: Profile, backend: Backend, lane: int = 0) -> None:
        self._profile = profile
        self._backend = backend
        self._lane = lane
        self._begin: float | None = None
        self._end: float | None = None
        self._observer: DeviceObserver | None = None

    @property
    def observer(self) -> KernelObserver | None:
        """Who is to be told of its kernels."""
        if self._observer is None:
            self._observer = self._profile.observer(self._backend, self._lane)
        return self._observer

    def begin(self) -> None:
        """Takes note that work on it begins (any thread)."""
        if self._begin is None:
            self._begin = self._profile.now()

    def end(self) -> None:
        """Takes note that the call that does the work returns (any thread)."""
        self._end = self._profile.now()

    def execute(
        self, program: Program, arguments: Sequence[Any], donated: Sequence[int], lane: int
    ) -> list[Any]:
        """Runs its program."""
        return self._profile.execute(self._backend, program, arguments, donated, lane)

    def ended(self, command: Command, outcome: Succeeded | Failed) -> None:
        """Tells the profile of it (trio thread)."""
        times = None
        if self._begin is not None:
            end = self._end
            if end is None:  # its program ran on its own
                end = self._begin
                if isinstance(outcome, Succeeded):
                    end += outcome.seconds
                if self._observer is not None:  # it may have taken a moment to begin
                    end = max(end, self._observer.ended)
            times = self._begin, end
        self._profile.command_ended(self._backend, command, times, outcome)


class DeviceObserver:
    """Takes the kernels of one lane of a device."""

    __slots__ = ("_device", "_lane", "_profile", "ended", "now")

    def __init__(self, profile: Profile, device: Device, lane: int) -> None:
        self._profile = profile
        self._device = device
        self._lane = lane
        self.now = profile.now
        self.ended = -math.inf
        """When the last of them had ended."""

    def kernel_ran(self, kernel: Kernel, begin: float, end: float) -> None:
        """See `Profile.kernel_ran`."""
        self.ended = end
        self._profile.kernel_ran(self._device, self._lane, kernel, begin, end)
