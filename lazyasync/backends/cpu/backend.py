"""The CPU backend, the reference for the others: lanes of threads over the host's memory.

Small programs run in their caller's task, on none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import trio

from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.backends.cpu.drafts import Improver
from lazyasync.backends.cpu.executor import CpuExecutor
from lazyasync.backends.cpu.lane import CpuLane
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native_runtime.module import supports_threads
from lazyasync.backends.cpu.process_locks import importing
from lazyasync.backends.cpu.scheduling.contention import Contention
from lazyasync.backends.cpu.scheduling.cores import device_threads
from lazyasync.backends.protocol import Backend, BackendOptions, Command, Execute, Trim, lane_of
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.device import Device
from lazyasync.ir.graph import Graph

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
    from lazyasync.backends.cpu.program import CpuProgram, SizedCpuProgram


class CpuBackend:
    """A logical device that computes in threads of its own.

    Its first lane has helper threads, among which loops and products are shared. What runs in the
    second one is short, and shares the cores with the first as the system sees fit.
    """

    runs_inline = True
    host_memory = True
    compiles_in_threads = True
    lanes = 2

    def __init__(self, device: Device, options: BackendOptions) -> None:
        self.device = device
        self.memory_bytes: int | None = None
        config = options.config
        self._jit = config.jit
        self._unfused = config.fallback_operations
        keeps = config.jit and config.compile_cache
        self._cache = ObjectCache.at(config.compile_cache_directory) if keeps else None
        threads = device_threads(options.siblings, config.cpu_threads)
        helpers = HelperThreads(threads) if threads > 1 and supports_threads() else None
        self._pool = pool = BufferPool()
        fills_cpus = helpers is not None and helpers.fills_cpus
        self._drafts = config.jit_drafts
        self._improver = improver = Improver()
        second = CpuExecutor(pool, threads=threads, improver=improver)
        first = CpuExecutor(pool, helpers, threads, beside=second, improver=improver)
        self._lanes = (
            CpuLane(
                str(device),
                options,
                first,
                pinned=fills_cpus,
                background=True,
                contention=Contention(),
            ),
            CpuLane(f"{device} beside", options, second, pinned=False, background=False),
        )
        lane = self._lanes[0]
        self.wake_up, self.launch, self.adopt_launch = lane.wake_up, lane.launch, lane.adopt_launch
        self.execute = first.run
        """See `Backend` and `LaunchesPrograms`."""
        self._second_fails = False
        """Whether the second lane has found no thread; its commands go to the first from then on,
        where they keep their order."""

    def submit(self, command: Command) -> None:
        """Launches a command, or hands it to the worker thread of its lane."""
        first, second = self._lanes
        if isinstance(command, Trim):
            second.executor.trim()  # it has no program now: the device has drained
        if lane_of(command, self.lanes) and not self._second_fails:
            try:
                second.submit(command)
                return
            except RuntimeError:
                self._second_fails = True
        if isinstance(command, Execute):
            command.lane = 0
        first.submit(command)

    def execute_timed(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int],
        lane: int,
        observer: KernelObserver,
    ) -> list[np.ndarray]:
        """See `lazyasync.observe.profiling.TimesKernels`."""
        return self._lanes[lane].executor.run_timed(program, arguments, donated, observer)

    def compile(self, graph: Graph) -> CpuProgram:
        """Compiles a graph, with LLVM where llvmlite is installed.

        What LLVM cannot compile is compiled without it, and says so: see `CpuProgram.fallback`.
        """
        with importing:  # here: opening a device stays quick
            from lazyasync.backends.cpu.program import CpuProgram

        compiler = self._loop_compiler() if self._jit else None
        if compiler is None:
            return CpuProgram(graph)
        try:
            return CpuProgram(graph, compiler, self._unfused)
        except Exception as error:
            return CpuProgram(graph, fallback=error)

    def compile_for_sizes(self, graph: Graph) -> SizedCpuProgram:
        """See `lazyasync.backends.protocol.CompilesForSizes`."""
        with importing:
            from lazyasync.backends.cpu.program import SizedCpuProgram

        compiler = self._loop_compiler() if self._jit else None
        return SizedCpuProgram(graph, compiler, self._unfused if compiler else frozenset())

    def _loop_compiler(self) -> LoopCompiler | None:
        # Only here: importing lazyasync, and programs that compile nothing, stay quick.
        with importing:
            from lazyasync.backends.cpu.llvm.loop_compiler import find_loop_compiler

        return find_loop_compiler(self._cache, drafts=self._drafts)

    def upload(self, array: np.ndarray) -> np.ndarray:
        """The array itself as the buffer: nobody writes to it."""
        return array

    def download(self, buffer: np.ndarray) -> Callable[[], np.ndarray]:
        """The buffer itself."""
        return lambda: buffer

    def receive(self, source: Backend, buffer: Any) -> np.ndarray:
        """A buffer of another CPU device as it is, as buffers are never written again."""
        return source.download(buffer)()

    def trim(self) -> None:
        """Drops the arena of the first lane, and memory that nobody uses."""
        self._lanes[0].executor.trim()
        self._pool.trim()

    def workspace_bytes(self) -> int:
        """The bytes held for intermediates and for outputs to come (any thread)."""
        arenas = sum(lane.executor.arena_bytes for lane in self._lanes)
        return arenas + self._pool.idle_bytes()

    async def close(self, timeout: float) -> bool:
        """Waits for what is under way, and for the worker threads.

        More may come meanwhile; what has not begun when the time is over is dropped.
        """
        with trio.move_on_after(timeout):
            while any(lane.unfinished for lane in self._lanes):
                for lane in self._lanes:
                    await lane.drain()
        for lane in self._lanes:
            lane.refuse()
        ended = [await lane.close() for lane in self._lanes]
        await self._improver.close()
        return all(ended)
