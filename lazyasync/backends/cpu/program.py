"""Programs of the CPU: compiled to NumPy calls or machine code, and run over a device's arena."""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_bytes
from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.backends.cpu.helper_threads import HelperThreads
from lazyasync.backends.cpu.stopwatch import Timed
from lazyasync.backends.cpu.timed import timed_code
from lazyasync.compiler.instructions import estimate_seconds
from lazyasync.compiler.kernels import Kernel, KernelObserver
from lazyasync.compiler.memory_plan import MemoryPlan
from lazyasync.compiler.numpy_code import Empty, IsOnlyView
from lazyasync.ir.graph import Graph
from lazyasync.ir.untracked import untrack

if TYPE_CHECKING:
    from lazyasync.backends.cpu.native.binding import NativeLaunch

Kept = TypeVar("Kept")
Bound: TypeAlias = Callable[[Sequence[Any], Sequence[int]], list[np.ndarray]]


class Code(Protocol):
    """What a graph is compiled to: calls of NumPy, or loops of its own between them."""

    @property
    def plan(self) -> MemoryPlan:
        """The places of the intermediates in an arena."""

    @property
    def aliasable(self) -> Sequence[int]:
        """The arguments, by position, whose memory outputs may take."""

    def aliased(self, donated: Sequence[int]) -> Sequence[int]:
        """Which of the donated arguments give outputs their memory, if nobody looks into one."""

    @property
    def launchable(self) -> bool:
        """Whether a native thread can run the bound code: see `LaunchableBound`."""

    @property
    def may_warn(self) -> bool:
        """Whether NumPy may warn of a number while bound code runs."""

    def bind(
        self,
        arena: np.ndarray,
        empty: Empty,
        helpers: HelperThreads | None,
        is_only_view: IsOnlyView,
    ) -> Bound:
        """A function that runs the code over an arena, on the threads of helpers.

        It takes the arguments, and which of them are donated; outputs are made by ``empty``.
        """

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``."""

    def describe(self) -> str:
        """The code as text: a line per call, or per loop and what it computes."""

    def kernel_list(self) -> Sequence[Kernel]:
        """The kernels in the order in which they run."""


class LaunchableBound(Protocol):
    """Code bound to an arena, such that a native thread can run it."""

    def prepare(self, arguments: Sequence[Any], donated: Sequence[int]) -> NativeLaunch | None:
        """A launch of the code on these arguments; None if they prevent that."""


class CpuProgram:
    """A graph compiled for the CPU. Each device binds it to its own arena."""

    __slots__ = (
        "aliasable",
        "code",
        "estimated_seconds",
        "fallback",
        "launchable",
        "may_warn",
        "output_bytes",
        "workspace_bytes",
    )

    def __init__(self, graph: Graph, code: Code, fallback: BaseException | None = None) -> None:
        self.code = code
        self.fallback = fallback
        self.estimated_seconds = estimate_seconds(graph)
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.workspace_bytes = code.plan.arena_bytes
        self.aliasable = code.aliasable
        self.launchable = code.launchable
        self.may_warn = code.may_warn
        untrack(self)

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        return self.code.failing_value(error)

    def aliased(self, donated: Sequence[int]) -> Sequence[int]:
        """Which of the donated arguments give outputs their memory, as far as is known."""
        return self.code.aliased(donated)

    def describe(self) -> str:
        """One line per kernel call, with the types and the place of its result, or per loop."""
        return self.code.describe()

    def kernels(self) -> Sequence[Kernel]:
        """The loops, matrix products and calls of NumPy, in the order in which they run."""
        return self.code.kernel_list()


class CpuExecutor:
    """Runs programs over one arena, which grows to the largest program's need."""

    def __init__(self, helpers: HelperThreads | None = None) -> None:
        self._helpers = helpers
        self._without_warnings = contextvars.copy_context()
        """Where division by zero and overflow give values, as in a compiled program."""
        self._without_warnings.run(np.seterr, all="ignore")
        self._pool = BufferPool()
        self._arena = aligned_bytes(0)
        # What is bound looks into the arena, and goes with it.
        self._bound: dict[CpuProgram, Bound] = {}
        self._timed: dict[CpuProgram, Timed] = {}

    def __call__(
        self, program: CpuProgram, arguments: Sequence[Any], donated: Sequence[int] = ()
    ) -> list[np.ndarray]:
        bound = self._bound.get(program) or self._bind(program)
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
        timed = self._timed.get(program)
        if timed is None:
            bound = self._bound.get(program) or self._bind(program)
            timed = timed_code(program.code, bound, self._arena, self._pool.empty)
            _keep(self._timed, program, timed)
        return self._without_warnings.run(timed.run, arguments, donated, observer)

    def can_launch(self, program: CpuProgram) -> bool:
        """Whether a program is bound, and one native call is all of it that takes time."""
        return program.launchable and program in self._bound

    def prepare(
        self, program: CpuProgram, arguments: Sequence[Any], donated: Sequence[int]
    ) -> NativeLaunch | None:
        """A launch of a program that can be launched; None if its arguments prevent that."""
        bound: Any = self._bound[program]
        launchable: LaunchableBound = bound
        if program.may_warn:
            return self._without_warnings.run(launchable.prepare, arguments, donated)
        return launchable.prepare(arguments, donated)

    def _bind(self, program: CpuProgram) -> Bound:
        """Binds a program to the arena, which grows if need be, and keeps what comes of it."""
        if program.workspace_bytes > self._arena.nbytes:
            self._drop_arena()  # before the new one is there
            self._arena = aligned_bytes(program.workspace_bytes)
        place = (self._arena, self._pool.empty, self._helpers, self._pool.is_only_view)
        bound = self._without_warnings.run(program.code.bind, *place)
        _keep(self._bound, program, bound)
        return bound

    def _drop_arena(self) -> None:
        self._bound.clear()
        self._timed.clear()
        self._arena = aligned_bytes(0)

    def trim(self) -> None:
        """Drops the arena, what is bound to it, and memory that nobody uses."""
        self._drop_arena()
        self._pool.trim()

    def workspace_bytes(self) -> int:
        """The bytes held for intermediates and for outputs to come (any thread)."""
        return self._arena.nbytes + self._pool.idle_bytes()


_MAX_BOUND = 256
"""Programs kept bound to a device's arena; more than the computation cache commonly holds."""


def _keep(kept: dict[CpuProgram, Kept], program: CpuProgram, found: Kept) -> None:
    """Keeps what has been made of a program, in the place of the oldest if there are too many."""
    if len(kept) >= _MAX_BOUND:
        kept.pop(next(iter(kept)))
    kept[program] = found
