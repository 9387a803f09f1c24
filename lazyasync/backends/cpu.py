"""The NumPy backend: a worker thread per device. It is the reference for the others."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np
import trio

from lazyasync.backends.cpu_threads import device_threads
from lazyasync.backends.protocol import Backend, BackendOptions, Command, Failed, Succeeded
from lazyasync.compiler.buffer_pool import BufferPool
from lazyasync.compiler.instructions import estimate_seconds
from lazyasync.compiler.kernels import Kernel, KernelObserver
from lazyasync.compiler.llvm_driver import supports_threads
from lazyasync.compiler.memory_plan import ALIGNMENT, MemoryPlan
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.python_code import Empty, IsOnlyView, NumpyCode
from lazyasync.compiler.slices import work_in_slices
from lazyasync.compiler.stopwatch import Timed
from lazyasync.compiler.team import Team
from lazyasync.compiler.timed_code import bind_timed
from lazyasync.device import Device
from lazyasync.ir.graph import Graph

Kept = TypeVar("Kept")
Bound: TypeAlias = Callable[[Sequence[Any], Sequence[int]], list[np.ndarray]]


class Code(Protocol):
    """What a graph is compiled to: calls of NumPy, or loops of its own between them."""

    @property
    def plan(self) -> MemoryPlan:
        """Where in an arena the intermediates are."""

    @property
    def overwritable(self) -> Sequence[int]:
        """The arguments, by position, that outputs may be written over."""

    def bind(
        self, arena: np.ndarray, empty: Empty, team: Team | None, is_only_view: IsOnlyView
    ) -> Bound:
        """What runs it over an arena, with outputs from ``empty``, on the threads of a team.

        It is given the arguments, and which of those nobody needs any more.
        """

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``."""

    def describe(self) -> str:
        """It as text."""

    def kernel_list(self) -> Sequence[Kernel]:
        """What runs one after the other."""


class CpuProgram:
    """A graph compiled for the CPU. Each device binds it to its own arena."""

    __slots__ = (
        "code",
        "estimated_seconds",
        "fallback",
        "output_bytes",
        "overwritable",
        "workspace_bytes",
    )

    def __init__(self, graph: Graph, code: Code, fallback: BaseException | None = None) -> None:
        self.code = code
        self.fallback = fallback
        self.estimated_seconds = estimate_seconds(graph)
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.workspace_bytes = code.plan.arena_bytes
        self.overwritable = code.overwritable

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        return self.code.failing_value(error)

    def describe(self) -> str:
        """One line per kernel call, with the types and the place of its result, or per loop."""
        return self.code.describe()

    def kernels(self) -> Sequence[Kernel]:
        """Its loops, matrix products and calls of NumPy, in the order in which they run."""
        return self.code.kernel_list()


class CpuExecutor:
    """Runs programs over one arena, which grows to the largest program's need."""

    def __init__(self, team: Team | None = None) -> None:
        self._team = team
        self._pool = BufferPool()
        self._arena = _aligned(0)
        # What is bound looks into the arena, and goes with it.
        self._bound: dict[CpuProgram, Bound] = {}
        self._timed: dict[CpuProgram, Timed] = {}

    def __call__(
        self, program: CpuProgram, arguments: Sequence[Any], spent: Sequence[int] = ()
    ) -> list[np.ndarray]:
        bound = self._bound.get(program)
        if bound is None:
            bound = self._keep(self._bound, program, lambda *place: program.code.bind(*place))
        return bound(arguments, spent)

    def run_timed(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        spent: Sequence[int],
        observer: KernelObserver,
    ) -> list[np.ndarray]:
        """The same kernel by kernel, for a profile. What is needed for that is bound apart."""
        timed = self._timed.get(program)
        if timed is None:
            timed = self._keep(
                self._timed, program, lambda *place: bind_timed(program.code, *place)
            )
        return timed.run(arguments, spent, observer)

    def _keep(
        self,
        kept: dict[CpuProgram, Kept],
        program: CpuProgram,
        bind: Callable[[np.ndarray, Empty, Team | None, IsOnlyView], Kept],
    ) -> Kept:
        """Binds a program to the arena, which grows if need be, and keeps what comes of it."""
        if program.workspace_bytes > self._arena.nbytes:
            self._drop_arena()  # before the new one is there
            self._arena = _aligned(program.workspace_bytes)
        if len(kept) >= _MAX_BOUND:
            kept.pop(next(iter(kept)))
        found = bind(self._arena, self._pool.empty, self._team, self._pool.is_only_view)
        kept[program] = found
        return found

    def _drop_arena(self) -> None:
        self._bound.clear()
        self._timed.clear()
        self._arena = _aligned(0)

    def trim(self) -> None:
        """Drops the arena, what is bound to it, and memory that nobody uses."""
        self._drop_arena()
        self._pool.trim()

    def workspace_bytes(self) -> int:
        """The bytes held for intermediates and for outputs to come (any thread)."""
        return self._arena.nbytes + self._pool.idle_bytes()


_MAX_BOUND = 256
"""Programs kept bound to a device's arena; more than the computation cache commonly holds."""


def _aligned(nbytes: int) -> np.ndarray:
    raw = np.empty(nbytes + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + nbytes]


class CpuBackend:
    """A logical device that computes with NumPy in a worker thread of its own."""

    runs_inline = True
    host_memory = True
    compiles_in_threads = True

    def __init__(self, device: Device, options: BackendOptions) -> None:
        self.device = device
        self.memory_bytes: int | None = None
        self._deliver = options.deliver
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._ended: Callable[[], None] = _nothing
        config = options.config
        self._native = config.jit
        self._apart = config.fallback_operations
        keeps = config.jit and config.compile_cache
        self._cache = ObjectCache.at(config.compile_cache_directory) if keeps else None
        threads = device_threads(options.siblings, config.cpu_threads)
        self._team = Team(threads) if threads > 1 and supports_threads() else None
        self._execute = CpuExecutor(self._team)

    def submit(self, command: Command) -> None:
        """Hands a command to the worker thread, which is started by the first one."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(
                target=self._serve, name=f"lazyasync {self.device}", daemon=True
            )
            self._thread.start()
        self._queue.put(command)

    def _serve(self) -> None:
        # Division by zero and overflow are values here, as in a compiled program.
        np.seterr(all="ignore")
        work_in_slices()  # binding a program to an arena is Python
        while (command := self._queue.get()) is not None:
            started = time.perf_counter()
            outcome: Succeeded | Failed
            try:
                value = command.work()
                outcome = Succeeded(value, time.perf_counter() - started)
                del value
            except BaseException as error:
                outcome = Failed(error)
            self._deliver(_Delivery(self, command, outcome))
            del command, outcome
        if self._team is not None:
            self._team.dismiss()
        self._deliver(self._ended)

    def compile(self, graph: Graph) -> CpuProgram:
        """Compiles a graph: to machine code where llvmlite is installed, else to NumPy calls.

        To those also what LLVM cannot compile, which the program then says.
        """
        if self._native:
            # Only here: importing lazyasync, and programs that compile nothing, stay quick.
            from lazyasync.compiler import llvm_engine

            if llvm_engine.is_available(self._cache):
                from lazyasync.compiler.native_code import NativeCode

                try:
                    return CpuProgram(graph, NativeCode(graph, self._cache, self._apart))
                except Exception as error:
                    return CpuProgram(graph, NumpyCode(graph), error)
        return CpuProgram(graph, NumpyCode(graph))

    def execute(
        self, program: CpuProgram, arguments: Sequence[Any], spent: Sequence[int] = ()
    ) -> list[np.ndarray]:
        """Runs a program. In the trio thread the caller sets ``np.errstate``."""
        return self._execute(program, arguments, spent)

    def execute_timed(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        spent: Sequence[int],
        observer: KernelObserver,
    ) -> list[np.ndarray]:
        """Runs a program kernel by kernel: see `lazyasync.profiling.TimesKernels`."""
        return self._execute.run_timed(program, arguments, spent, observer)

    def upload(self, array: np.ndarray) -> np.ndarray:
        """The array itself: nobody writes to it."""
        return array

    def download(self, buffer: np.ndarray) -> Callable[[], np.ndarray]:
        """The buffer itself."""
        return lambda: buffer

    def receive(self, source: Backend, buffer: Any) -> np.ndarray:
        """A buffer of another CPU device as it is, as buffers are never written again."""
        return source.download(buffer)()

    def trim(self) -> None:
        """Drops the arena."""
        self._execute.trim()

    def workspace_bytes(self) -> int:
        """The size of the arena, and of memory kept for outputs."""
        return self._execute.workspace_bytes()

    async def close(self, timeout: float) -> bool:
        """Waits for the worker thread."""
        thread = self._thread
        if thread is None:
            self._closed = True
            if self._team is not None:
                self._team.dismiss()
            return True
        ended = trio.Event()
        self._ended = ended.set
        self._queue.put(None)
        with trio.move_on_after(timeout):
            await ended.wait()  # delivered after the outcomes on their way
        self._closed = True
        if not ended.is_set():
            return False
        thread.join()  # it has nothing left to do
        return True


def _nothing() -> None:
    """What a device that has not been closed says at its end."""


class _Delivery:
    """Carries an outcome into the trio thread; dropped when the backend has been closed."""

    __slots__ = ("_backend", "_command", "_outcome")

    def __init__(self, backend: CpuBackend, command: Command, outcome: Succeeded | Failed) -> None:
        self._backend = backend
        self._command = command
        self._outcome = outcome

    def __call__(self) -> None:
        if not self._backend._closed:
            self._command.done(self._outcome)
