"""Running the programs of one lane of a CPU device, over one arena."""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_bytes
from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.process_locks import importing
from lazyasync.compiler.kernels import KernelObserver

if TYPE_CHECKING:
    from lazyasync.backends.cpu.binding import BoundProgram, NativeLaunch
    from lazyasync.backends.cpu.drafts import Improver
    from lazyasync.backends.cpu.kernel_times import TimedProgram
    from lazyasync.backends.cpu.program import CpuProgram


class CpuExecutor:
    """Runs programs over one arena, which grows as programs need it."""

    def __init__(
        self,
        pool: BufferPool | None = None,
        helpers: HelperThreads | None = None,
        threads: int = 1,
        beside: CpuExecutor | None = None,
        improver: Improver | None = None,
    ) -> None:
        self.helpers = helpers
        """The threads that help with what is shared, if there are any."""
        self._crew = CallCrew(1 if helpers is None else helpers.threads)
        """The threads that share calls."""
        self._threads = threads
        self._beside = beside
        """That of the device's second lane; only the first one's has it."""
        self._without_warnings = contextvars.copy_context()
        """Where division by zero and overflow give values, as in a compiled program."""
        self._without_warnings.run(np.seterr, all="ignore")
        self._pool = BufferPool() if pool is None else pool
        self._arena = aligned_bytes(0)
        self._arena_bytes = 0
        # What is bound looks into the arena, and goes with it.
        self._bound: dict[CpuProgram, BoundProgram] = {}
        self.before_sharing: Callable[[], object] = _nothing
        """Called before a program of which helpers take their share."""
        self._timed: dict[CpuProgram, TimedProgram] = {}
        self._improver = improver
        """What optimizes the drafts of programs that run often."""

    def run(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
    ) -> list[np.ndarray]:
        """Runs a program: see `lazyasync.backends.protocol.Backend.execute`."""
        if lane and self._beside is not None:
            return self._beside.run(program, arguments, donated)
        bound = self._bound_to_run(program)
        if bound.is_shared:
            self.before_sharing()
        if program.may_warn:
            return self._without_warnings.run(bound, arguments, donated)
        return bound(arguments, donated)

    def run_timed(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int],
        observer: KernelObserver,
    ) -> list[np.ndarray]:
        """Runs a program and tells of its kernels, for a profile."""
        bound = self._bound_to_run(program)
        timed = self._timed_program(program, bound)
        return self._without_warnings.run(timed.run, arguments, donated, observer)

    def _timed_program(self, program: CpuProgram, bound: BoundProgram) -> TimedProgram:
        timed = self._timed.get(program)
        if timed is None:
            with importing:
                from lazyasync.backends.cpu.kernel_times import TimedProgram

            timed = self._timed[program] = TimedProgram(program, bound)
        return timed

    def can_launch(self, program: CpuProgram) -> bool:
        """Whether a program is bound, and one native call is all of it that takes time."""
        return program.launchable and program in self._bound

    def prepare(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int],
        observer: KernelObserver | None,
    ) -> NativeLaunch | None:
        """A launch of a program that can be launched; None if not on these arguments.

        ``observer`` is told of its kernels when it is finished.
        """
        bound = self._bound_to_run(program)
        if observer is not None:
            timed = self._timed_program(program, bound)
            return self._without_warnings.run(timed.prepare, arguments, donated, observer)
        if program.may_warn:
            return self._without_warnings.run(bound.prepare, arguments, donated)
        return bound.prepare(arguments, donated)

    def _bound_to_run(self, program: CpuProgram) -> BoundProgram:
        """A program that is bound now, for one run, of which note is taken if it has drafts."""
        bound = self._bound.get(program) or self._bind(program)
        if bound.drafts:
            bound.runs_left -= 1
            if bound.runs_left <= 0:
                drafts, bound.drafts = bound.drafts, ()
                if self._improver is not None:
                    self._improver.add(drafts)
        return bound

    def make_ready(self, program: CpuProgram) -> None:
        """Binds a program that is not: how long that takes says nothing of its later runs."""
        if program not in self._bound:
            self._bind(program)

    def _bind(self, program: CpuProgram) -> BoundProgram:
        """Binds a program to the arena, which grows if need be, and keeps what comes of it."""
        needed = program.arena_bytes
        if needed > self._arena.nbytes:
            self.trim()  # before the new one is there
            self._arena = _reserved(needed)
        self._arena_bytes = max(self._arena_bytes, needed)
        place = (self._arena, self._pool, self.helpers, self._threads, self._crew)
        bound = self._without_warnings.run(program.bind, *place)
        if len(self._bound) >= _MAX_BOUND:
            oldest = next(iter(self._bound))
            del self._bound[oldest]
            self._timed.pop(oldest, None)
        self._bound[program] = bound
        return bound

    def trim(self) -> None:
        """Drops the arena, and what is bound to it."""
        self._bound.clear()
        self._timed.clear()
        self._arena = aligned_bytes(0)
        self._arena_bytes = 0

    def dismiss(self) -> None:
        """Lets the helpers end."""
        self._crew.dismiss()
        if self.helpers is not None:
            self.helpers.dismiss()

    @property
    def helper_ids(self) -> list[int]:
        """The numbers of the helper threads, as the system has them."""
        return [*([] if self.helpers is None else self.helpers.native_ids), *self._crew.native_ids]

    def change_nice_value(self, nice: int) -> bool:
        """Puts helpers of another nice value in the place of those that there are.

        Returns whether all of them are there.
        """
        self._crew.change_nice_value(nice)
        return self.helpers is None or self.helpers.change_nice_value(nice)

    @property
    def arena_bytes(self) -> int:
        """How much of the arena programs use (any thread)."""
        return self._arena_bytes


def _reserved(size: int) -> np.ndarray:
    """An arena for programs that need ``size`` bytes, with room for larger ones if there is any.

    Where lengths vary, the longest so far comes again and again, and all that is bound would go
    with the arena each time. The system has no memory for what nobody has written to yet.
    """
    try:
        return aligned_bytes(size + size // 2)
    except MemoryError:
        return aligned_bytes(size)


def _nothing() -> None:
    """What is called before sharing where nobody wants to know."""


_MAX_BOUND = 256
"""Programs kept bound to a device's arena; more than the computation cache commonly holds."""
