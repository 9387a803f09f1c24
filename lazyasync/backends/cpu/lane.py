"""One lane of a CPU device: a worker thread, a native thread, and what they run programs with."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

import trio

from lazyasync.backends.cpu.executor import CpuExecutor
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.thread import NativeThread
from lazyasync.backends.cpu.native_runtime.module import supports_threads
from lazyasync.backends.cpu.scheduling.background import compute_in_background, nice_value
from lazyasync.backends.cpu.scheduling.contention import NICENESS, Contention
from lazyasync.backends.protocol import (
    BackendOptions,
    Command,
    CommandRunner,
    Execute,
    Failed,
    Succeeded,
    Watch,
)
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.time_slices import work_in_slices
from lazyasync.ir.iterations import watched

if TYPE_CHECKING:
    from lazyasync.backends.cpu.binding import NativeLaunch
    from lazyasync.backends.cpu.program import CpuProgram


class _PendingLaunch:
    """A launch under way, and its command."""

    __slots__ = ("_collecting", "_launch", "_runner", "_thread", "command", "outcome")

    def __init__(
        self, command: Execute, runner: CommandRunner, launch: NativeLaunch, thread: NativeThread
    ) -> None:
        self.command = command
        self.outcome: Succeeded | Failed | None = None
        self._runner = runner
        self._launch = launch
        self._thread = thread
        self._collecting = threading.Lock()

    def collect(self) -> Succeeded | Failed:
        """Takes what the launch has computed, if nobody has (trio thread, or the worker)."""
        with self._collecting:
            if self.outcome is None:
                try:
                    seconds = self._thread.collect()
                    value = self._runner.take(self.command, self._launch.finish())
                    self.outcome = Succeeded(value, seconds)
                except BaseException as error:
                    self.outcome = Failed(error)
            return self.outcome


class _Replaced:
    """Tells a worker that another one has taken its place."""


class _Worker:
    """A thread, and what is queued for it; None is the end. ``serve`` is given the worker."""

    def __init__(self, name: str, serve: Callable[[_Worker], None]) -> None:
        self.queue: SimpleQueue[Command | _Replaced | None] = SimpleQueue()
        self.thread = threading.Thread(target=serve, args=(self,), name=name, daemon=True)
        self.thread.start()


class CpuLane:
    """Does commands in order, one at a time.

    A program that is one native call is launched on a native thread, while the worker has nothing
    to do: it can begin before the GIL is free. Work that comes later goes to the worker, which
    first waits for what is under way. Either thread is started when there is something for it.
    """

    def __init__(
        self,
        name: str,
        options: BackendOptions,
        executor: CpuExecutor,
        *,
        pinned: bool,
        background: bool,
        contention: Contention | None = None,
    ) -> None:
        self._name = name
        self._runner = options.runner
        self._deliver = options.deliver
        self._watch = options.watch
        self._pinned = pinned
        self._background = background
        """Whether its threads leave the cores to others that wake up."""
        self._contention = contention
        """What says whether the threads are to have a lower priority, if they ever are."""
        self._nice = nice_value()
        """What the threads are to have; in the beginning that of the trio thread."""
        self._owner = threading.get_ident()
        """The trio thread."""
        self.executor = executor
        executor.before_sharing = self.look_for_contention
        self.unfinished = 0
        """The commands whose outcome has not been delivered. While there is none, the trio thread
        may use what otherwise is the worker's: the executor, and buffers."""
        self._worker: _Worker | None = None
        self._closed = False
        self._all_delivered: trio.Event | None = None
        """Set when nothing is unfinished any more, for who waits for that."""
        self._ended: Callable[[], None] = _nothing
        self._completions: Watch | None = None
        self._native_thread: NativeThread | None = None
        self._may_launch = options.config.jit and supports_threads()
        """Whether there is a native thread, or can be."""
        self._pending: _PendingLaunch | None = None

    def submit(self, command: Command) -> None:
        """Launches a command, or hands it to the worker thread, which the first one starts."""
        if self._closed:
            return
        if type(command) is Execute and self._launch_command(command):
            return
        if self._worker is None:
            self._worker = self._start_worker(self._serve)  # may raise, and nothing has changed
        self.unfinished += 1
        self._worker.queue.put(command)

    def wake_up(self) -> None:
        """Wakes the native thread: that takes about as long as what is done to submit a step."""
        if self._native_thread is not None and self.unfinished == 0:
            self._native_thread.wake_up()

    def _start_worker(self, serve: Callable[[_Worker, int], None]) -> _Worker:
        nice = self._nice
        return _Worker(f"lazyasync {self._name}", lambda worker: serve(worker, nice))

    # ---- launches --------------------------------------------------------------------------

    def launch(
        self,
        program: CpuProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        observer: KernelObserver | None = None,
    ) -> NativeLaunch | None:
        """Begins with a program: see `lazyasync.backends.protocol.LaunchesPrograms`."""
        if self.unfinished or not self._may_launch or self._closed:
            return None
        if not self.executor.can_launch(program):
            return None
        thread = self._native_thread or self._start_native_thread()
        if thread is None:
            return None
        try:
            launch = self.executor.prepare(program, arguments, donated, observer)
        except Exception:  # which the worker comes upon as well, and tells
            return None
        if launch is None:
            return None
        thread.launch(launch)
        self.unfinished += 1
        if self._completions is not None:
            self._completions.expecting = True
        return launch

    def adopt_launch(self, command: Execute, launched: NativeLaunch) -> None:
        """Takes the command of what has been launched."""
        assert self._native_thread is not None
        self._pending = _PendingLaunch(command, self._runner, launched, self._native_thread)

    def _launch_command(self, command: Execute) -> bool:
        """Launches the program of a command, unless the worker has to run it."""
        if self.unfinished or not self._may_launch:  # only then may arguments be looked at
            return False
        if not self.executor.can_launch(command.program):
            return False
        try:
            arguments = self._runner.arguments(command)
        except Exception:  # which the worker comes upon as well, and tells
            return False
        observer = self._runner.observer(command)
        with watched(command.iterations):
            launched = self.launch(command.program, arguments, command.donated, observer)
        if launched is None:
            return False
        self.adopt_launch(command, launched)
        return True

    def _start_native_thread(self) -> NativeThread | None:
        """Starts the thread that launches run on; None, from then on, if it cannot be started."""
        from lazyasync.backends.cpu.llvm.engine import engine

        try:
            watch = self._watch(self._deliver_completed)
            if watch is not None:
                self._native_thread = NativeThread(
                    engine().native_threads,
                    watch.descriptor,
                    f"lazyasync native {self._name}",
                    beside=self._beside(),
                    background=self._background,
                    nice=self._nice,
                )
                self._completions = watch
        except (OSError, RuntimeError):  # no descriptor is left, or no thread
            pass
        self._may_launch = self._native_thread is not None
        return self._native_thread

    def _beside(self) -> HelperThreads | None:
        """The helpers beside whom a native thread is to be pinned.

        None where others want the CPUs: one that they have taken may be the only one left to it.
        """
        contended = self._contention is not None and self._contention.contended
        return self.executor.helpers if self._pinned and not contended else None

    def _deliver_completed(self) -> None:
        """Delivers the launch that is pending, if it has completed (trio thread)."""
        pending, thread = self._pending, self._native_thread
        if pending is None or thread is None or not thread.is_idle:
            return
        outcome = pending.collect()  # before the worker, which looks for one, finds none
        self._pending = None
        if self._completions is not None:
            self._completions.expecting = False
        self._deliver_now(pending.command, outcome)

    def _deliver_now(self, command: Command, outcome: Succeeded | Failed) -> None:
        if self._closed:
            return
        self.unfinished -= 1
        self._runner.ended(command, outcome)
        self.look_for_contention()
        self._tell_if_drained()

    def _tell_if_drained(self) -> None:
        if not self.unfinished and self._all_delivered is not None:
            self._all_delivered.set()

    # ---- the priority of the threads -------------------------------------------------------

    def look_for_contention(self) -> None:
        """Has the threads replaced if they should have another priority by now.

        In a worker it does nothing: it is called again when what that does has been delivered.
        """
        contention = self._contention
        if contention is None or self._closed or threading.get_ident() != self._owner:
            return
        if not contention.look(self._native_ids):
            return
        before, nice = self._worker, self._nice
        self._nice = nice_value() + (0 if contention.contended else NICENESS)
        try:
            self._worker = self._start_worker(partial(self._serve_after, before))
        except RuntimeError:  # they stay as they are
            self._nice = nice
            contention.take_back()
            return
        self.unfinished += 1  # so that nothing is launched meanwhile
        if before is not None:
            with suppress(Empty):  # what it has not begun is the other one's, in the same order
                while True:
                    self._worker.queue.put(before.queue.get_nowait())
            before.queue.put(_Replaced())

    def _native_ids(self) -> list[int]:
        own = [] if self._native_thread is None else [self._native_thread.native_id]
        if self._worker is not None and self._worker.thread.native_id is not None:
            own.append(self._worker.thread.native_id)
        return own + self.executor.helper_ids

    def _serve_after(self, before: _Worker | None, worker: _Worker, nice: int) -> None:
        """What a worker does that takes the place of another one, and replaces other threads.

        Threads could lower their own priority, but few users may have it raised again; and threads
        have the priority of who starts them, so this one still has that of the trio thread.
        """
        if before is not None:
            before.thread.join()
        self._complete_pending()
        all_are_there = self.executor.change_nice_value(nice)
        if self._native_thread is not None:
            try:
                self._native_thread = self._native_thread.with_nice_value(nice, self._beside())
            except (OSError, RuntimeError):
                all_are_there = False
        self._deliver(partial(self._threads_replaced, all_are_there))
        del before
        self._serve(worker, nice)

    def _threads_replaced(self, all_are_there: bool) -> None:
        if self._closed:
            return
        self.unfinished -= 1
        if not all_are_there and self._contention is not None:
            self._contention.take_back()  # and it will be tried again
        self._tell_if_drained()

    # ---- the worker ------------------------------------------------------------------------

    def _serve(self, worker: _Worker, nice: int) -> None:
        work_in_slices()  # binding a program to an arena is Python
        if self._background:
            compute_in_background(nice)
        while (command := self._next(worker)) is not None:
            if isinstance(command, _Replaced):
                return
            outcome: Succeeded | Failed
            try:
                if isinstance(command, Execute):
                    self.executor.make_ready(command.program)
                started = time.perf_counter()
                value = self._runner.run(command)
                outcome = Succeeded(value, time.perf_counter() - started)
                del value
            except BaseException as error:
                outcome = Failed(error)
            self._deliver(_CpuDelivery(self, command, outcome))
            del command, outcome
        self._dismiss()
        self._deliver(self._ended)

    def _dismiss(self) -> None:
        self.executor.dismiss()
        if self._native_thread is not None:
            self._native_thread.close()

    def _next(self, worker: _Worker) -> Command | _Replaced | None:
        """The next command, when what was launched before it has completed."""
        command = worker.queue.get()
        self._complete_pending()
        return command

    def _complete_pending(self) -> None:
        pending = self._pending
        if pending is not None and self._native_thread is not None:
            self._native_thread.wait()
            pending.collect()

    # ---- the end ---------------------------------------------------------------------------

    async def drain(self) -> None:
        """Waits until nothing is under way. More may come meanwhile."""
        while self.unfinished:
            self._all_delivered = trio.Event()
            await self._all_delivered.wait()

    def refuse(self) -> None:
        """Takes nothing from here on, so that nothing is left in the queue."""
        self._closed = True

    async def close(self) -> bool:
        """Waits for the worker thread, unless something is under way: that is dropped."""
        worker = self._worker
        if worker is None:
            self._dismiss()
            return not self.unfinished
        if self.unfinished:
            with suppress(Empty):
                while True:
                    worker.queue.get_nowait()
            worker.queue.put(None)
            return False
        ended = trio.Event()
        self._ended = ended.set
        worker.queue.put(None)
        with trio.CancelScope(shield=True):
            await ended.wait()
        worker.thread.join()  # it has nothing left to do
        return True


def _nothing() -> None:
    """What is called at the end of a worker thread whose lane has not been closed."""


class _CpuDelivery:
    """Carries an outcome into the trio thread; dropped when the lane has been closed."""

    __slots__ = ("_command", "_lane", "_outcome")

    def __init__(self, lane: CpuLane, command: Command, outcome: Succeeded | Failed) -> None:
        self._lane = lane
        self._command = command
        self._outcome = outcome

    def __call__(self) -> None:
        self._lane._deliver_completed()  # the worker has waited for what was launched before
        self._lane._deliver_now(self._command, self._outcome)
