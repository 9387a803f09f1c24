"""`profile` and `profile_report`: where the time goes, as a trace and as a table."""

from __future__ import annotations

import os
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

import trio

from lazyasync.arguments import whole_number
from lazyasync.backends.sharing import host_threads
from lazyasync.callers import from_anywhere
from lazyasync.debug.current import current_runtime
from lazyasync.debug.kernel_report import ProfileReport, make_report
from lazyasync.debug.machine_limits import Limits, measured_limits
from lazyasync.debug.trace_file import write_trace
from lazyasync.observe.profiling import Profile

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import Runtime

MAX_EVENTS = 100_000


def profile(
    path: str | os.PathLike[str], *, kernels: bool = True, max_events: int = MAX_EVENTS
) -> Profiling:
    """Writes what the current runtime does in a block, and when: ``async with profile(path):``.

    The file is in the trace event format, for https://ui.perfetto.dev or ``chrome://tracing``. It
    has a line for each job (recording, barriers and other waits), for its step closures, for the
    scheduler, the compiler, and each device (programs, kernels, copies). It is written when the
    block is left, by an exception or a cancellation as well, in a worker thread, which leaving
    waits for; the event loop goes on. In a `la.blocking` runtime it is a plain ``with``, which
    writes in the thread that leaves it.

    With ``kernels`` CPU devices take the time of each kernel of their programs while the profile is
    open; programs of many small kernels then take longer. CUDA devices record events between what
    they issue. Kept are the latest ``max_events`` events; the trace says how many were dropped.

    Entering raises ``RuntimeError`` if a profile of the runtime is open already, `NoRuntimeError`,
    and what the file system raises if the file cannot be made.
    """
    return Profiling(path, kernels, whole_number("profile: max_events", max_events, 1))


class Profiling:
    """A profile to be taken, once; made by `la.debug.profile`."""

    def __init__(self, path: str | os.PathLike[str], kernels: bool, max_events: int) -> None:
        self._path = path
        self._kernels = kernels
        self._max_events = max_events
        self._runtime: Runtime | None = None
        self._printing: Profile | None = None
        """What prints kernels without this, if something does."""
        self._file: TextIO | None = None

    @from_anywhere
    async def __aenter__(self) -> None:
        runtime = self._check()
        # Now, so that a path that cannot be written to is no surprise at the end.
        self._file = await trio.to_thread.run_sync(self._open)
        self._begin(runtime)

    @from_anywhere
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        taken = self._end()
        if self._closed_in_child():
            return
        try:
            with trio.CancelScope(shield=True):
                await trio.to_thread.run_sync(self._write, taken)
        except OSError as write_error:
            self._say(error, write_error)

    def __enter__(self) -> None:
        if trio.lowlevel.in_trio_run():
            raise RuntimeError(
                "writing a profile would block the event loop: use `async with la.debug.profile`"
            )
        runtime = self._check()
        self._file = self._open()
        self._begin(runtime)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        taken = self._end()
        if self._closed_in_child():
            return
        try:
            self._write(taken)
        except OSError as write_error:
            self._say(error, write_error)

    def _check(self) -> Runtime:
        runtime = current_runtime()
        runtime.executor.check_thread()
        if runtime.profile is not None and runtime.profile.keeps:
            raise RuntimeError("a profile of this runtime is open already")
        return runtime

    def _open(self) -> TextIO:
        return open(self._path, "w", encoding="utf-8")

    def _begin(self, runtime: Runtime) -> None:
        try:
            if self._check() is not runtime:
                raise RuntimeError("the runtime of a profile has changed while it was entered")
        except BaseException:
            assert self._file is not None
            self._file.close()
            raise
        self._runtime = runtime
        self._printing = runtime.profile
        printer = None if self._printing is None else self._printing.printer
        clock = runtime.clock.current_time
        runtime.profile = Profile(clock, self._max_events, self._kernels, printer)

    def _end(self) -> Profile:
        runtime = self._runtime
        assert runtime is not None
        taken, runtime.profile = runtime.profile, self._printing
        assert taken is not None
        taken.close()
        runtime.last_profile = taken
        return taken

    def _closed_in_child(self) -> bool:
        """Closes the file in a forked child, where the parent writes it; elsewhere False."""
        assert self._file is not None
        assert self._runtime is not None
        if self._runtime.left_behind:
            self._file.close()
        return self._runtime.left_behind

    def _write(self, taken: Profile) -> None:
        assert self._file is not None
        with self._file as file:
            write_trace(taken, file)  # the sums stay, for the report

    def _say(self, error: BaseException | None, write_error: OSError) -> None:
        """Raises why the file is not written, or notes it on what the block is left by."""
        if error is None:
            raise write_error
        error.add_note(f"the profile {os.fspath(self._path)!r} is not written: {write_error}")


@from_anywhere
async def profile_report() -> ProfileReport:
    """The kernels of the current runtime's open profile, or else of its latest one, by time.

    ``print(await la.debug.profile_report())`` is a table. Each kernel stands beside the least time
    in which this machine could move the bytes that it must read and write, each once, or do its
    arithmetic: that of copying, and of multiplying matrices, as measured here, by the first call
    in a process, in a worker thread, for about a second. What else runs at that moment
    disturbs it. It is measured for CPU devices; for others the table has times and rates only.

    Kernels are the loops, products and calls of programs of CPU and CUDA devices; of a CUDA graph,
    all together. They are whole programs elsewhere, or where the profile was opened without
    ``kernels``. Raises ``RuntimeError`` if there is no
    profile, and `NoRuntimeError`.
    """
    runtime = current_runtime()
    taken = runtime.profile
    if taken is None or not taken.keeps:
        taken = runtime.last_profile
    if taken is None:
        raise RuntimeError("there is no profile of this runtime: see la.debug.profile")
    limits: dict[str, Limits] = {}
    await trio.lowlevel.checkpoint()
    for kind, threads in host_threads(runtime.devices, runtime.config).items():
        limits[kind] = await trio.to_thread.run_sync(
            measured_limits, threads, abandon_on_cancel=True
        )
    return make_report(taken, limits)
