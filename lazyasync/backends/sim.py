"""The simulated backend: NumPy results, at the times and with the failures that a script says.

It runs on trio's clock and without any thread, so that with `trio.testing.MockClock` scheduling,
backpressure, cancellation and failure are tested without sleeping and without a GPU.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import trio
from trio.lowlevel import Abort, Task, current_task, reschedule, wait_task_rescheduled

from lazyasync.backends.protocol import (
    Backend,
    BackendOptions,
    Command,
    Failed,
    Succeeded,
    lane_of,
)
from lazyasync.device import Device
from lazyasync.ir.graph import Graph

if TYPE_CHECKING:
    from lazyasync.backends.cpu.executor import CpuExecutor
    from lazyasync.backends.cpu.program import CpuProgram, SizedCpuProgram


def _no_time(_: object) -> float:
    return 0.0


def _no_failure(_: object) -> Exception | None:
    return None


@dataclass(frozen=True, slots=True)
class SimScript:
    """What a simulated device does. By default everything succeeds and takes no time.

    Give it to devices by registering a kind of its own::

        script = la.SimScript(duration=lambda command: 0.01)
        la.backends.register("slow", lambda device, options: SimBackend(device, options, script))
        async with la.open_runtime({"slow": 4}): ...
    """

    duration: Callable[[Command], float] = _no_time
    """The seconds a command keeps the device busy; ``inf`` never ends. Asked when it begins."""
    failure: Callable[[Command], Exception | None] = _no_failure
    """What a command raises after that time, instead of working; a ``MemoryError`` is retried
    once. Asked when it begins, for every kind of command."""
    compile_duration: Callable[[Graph], float] = _no_time
    """The seconds it takes to compile a graph."""
    compile_failure: Callable[[Graph], Exception | None] = _no_failure
    """What compiling a graph raises."""
    memory_bytes: int | None = None
    """The device's memory; None: without bound."""
    lanes: int = 1
    """How many programs the device runs side by side."""


class SimBackend:
    """A device that computes with NumPy and takes its time from a script.

    It has a task for each lane, which lives in the runtime's nursery and is started by the first
    command there, so that a device without work costs nothing. The commands of a lane run in order,
    one at a time.
    """

    runs_inline = False
    host_memory = False
    compiles_in_threads = False

    def __init__(
        self, device: Device, options: BackendOptions, script: SimScript | None = None
    ) -> None:
        self.device = device
        self.script = SimScript() if script is None else script
        self.memory_bytes = self.script.memory_bytes
        # What two programs need at a time is not looked at.
        self.lanes = self.script.lanes if self.memory_bytes is None else 1
        self._runner = options.runner
        self._start_task = options.start_task
        self._lanes = [_SimLane(self._run) for _ in range(self.lanes)]
        self._closed = False
        self._executor: CpuExecutor | None = None

    def submit(self, command: Command) -> None:
        """Queues a command. After `close` nothing is done any more."""
        if self._closed:
            return
        number = lane_of(command, self.lanes)
        lane = self._lanes[number]
        if not lane.started:
            lane.started = True
            name = f"simulation of {self.device}" + (f", lane {number}" if number else "")
            self._start_task(lane.serve, name)
        lane.submit(command)

    async def _run(self, command: Command) -> None:
        outcome: Succeeded | Failed
        try:
            seconds, failure = 0.0, None
            if not self._runner.is_moot(command):
                seconds = self.script.duration(command)
                failure = self.script.failure(command)
            await trio.sleep(seconds)
            if failure is not None:
                raise failure
            # Division by zero and overflow are values here, as in a compiled program.
            with np.errstate(all="ignore"):
                outcome = Succeeded(self._runner.run(command), seconds)
        except Exception as error:
            outcome = Failed(error)
        if not self._closed:
            self._runner.ended(command, outcome)

    def wake_up(self) -> None:
        """Does nothing: nobody sleeps here."""

    def compile_seconds(self, graph: Graph) -> float:
        """How long compiling takes, in virtual time."""
        return self.script.compile_duration(graph)

    def compile(self, graph: Graph) -> CpuProgram:
        """Compiles a graph to NumPy calls."""
        failure = self.script.compile_failure(graph)
        if failure is not None:
            raise failure
        # Only here: importing lazyasync, which has `SimScript`, stays quick.
        from lazyasync.backends.cpu.program import CpuProgram

        return CpuProgram(graph)

    def compile_for_sizes(self, graph: Graph) -> SizedCpuProgram:
        """See `lazyasync.backends.protocol.CompilesForSizes`."""
        failure = self.script.compile_failure(graph)
        if failure is not None:
            raise failure
        from lazyasync.backends.cpu.program import SizedCpuProgram

        return SizedCpuProgram(graph)

    def execute(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
    ) -> list[np.ndarray]:
        """Runs a program."""
        if self._executor is None:
            from lazyasync.backends.cpu.executor import CpuExecutor

            self._executor = CpuExecutor()
        return self._executor.run(program, arguments)

    def upload(self, array: np.ndarray) -> np.ndarray:
        """A copy."""
        return np.array(array, order="C")

    def download(self, buffer: np.ndarray) -> Callable[[], np.ndarray]:
        """A copy as well: this memory is not the host's."""
        copy = buffer.copy()
        return lambda: copy

    def receive(self, source: Backend, buffer: Any) -> np.ndarray:
        """A copy of another device's buffer."""
        return source.download(buffer)()

    def trim(self) -> None:
        """Drops the arena."""
        if self._executor is not None:
            self._executor.trim()

    def workspace_bytes(self) -> int:
        """The size of the arena."""
        return 0 if self._executor is None else self._executor.arena_bytes

    async def close(self, timeout: float) -> bool:
        """Waits, on trio's clock, until the device has nothing to do."""
        with trio.move_on_after(timeout):
            while not all(lane.is_idle for lane in self._lanes):  # more may come while it waits
                for lane in self._lanes:
                    await lane.wait_idle()
        ended = all(lane.is_idle for lane in self._lanes)
        self._closed = True
        for lane in self._lanes:
            lane.close()
        return ended


class _SimLane:
    """The commands of one lane, and the task that does them."""

    def __init__(self, run: Callable[[Command], Awaitable[None]]) -> None:
        self._run = run
        self._queue: deque[Command] = deque()
        self.started = False
        self._busy = False
        self._parked: Task | None = None
        self._idle: trio.Event | None = None
        self._closed = False

    def submit(self, command: Command) -> None:
        """Queues a command."""
        self._queue.append(command)
        if self._parked is not None:
            task, self._parked = self._parked, None
            reschedule(task)

    async def serve(self) -> None:
        """Does one command after the other."""
        while not self._closed:
            if self._queue:
                self._busy = True
                await self._run(self._queue.popleft())
                self._busy = False
            else:
                if self._idle is not None:
                    self._idle.set()
                await self._park()

    async def _park(self) -> None:
        """Waits for a command."""

        def abort(_: Any) -> Abort:
            self._parked = None
            return Abort.SUCCEEDED

        self._parked = current_task()
        await wait_task_rescheduled(abort)

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to do."""
        return not self._busy and not self._queue

    async def wait_idle(self) -> None:
        """Waits until there is nothing to do."""
        while not self.is_idle:
            self._idle = trio.Event()
            await self._idle.wait()

    def close(self) -> None:
        """Drops what has not begun."""
        self._closed = True
        self._queue.clear()
