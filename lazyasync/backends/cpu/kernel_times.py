"""The times of a program's kernels, for a profile.

The program is the one that runs without it: the same calls, on the same tables and buffers. Calls
of NumPy are timed where they are made; native calls are told where to write when each of their
records ran.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from lazyasync.backends.cpu.binding import BoundProgram, NativeLaunch, repair
from lazyasync.backends.cpu.lowering import emitter_of
from lazyasync.backends.cpu.native.layout import INTERVAL_WORDS, CallWord, TimestampsWord
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler.kernels import Kernel, KernelObserver

NEVER_FAILS = suppress(Exception)
"""Telling of kernels, be there no memory for it: a program that has written over its arguments must
not be run again."""


class TimedProgram:
    """A bound program, each of whose loops, products and calls is a kernel.

    It must not run twice at a time.
    """

    def __init__(self, program: CpuProgram, bound: BoundProgram) -> None:
        self._observer: KernelObserver | None = None
        names: dict[str, Any] = {}
        native: list[Kernel] = []
        for piece, kernel in program.piece_kernels().items():
            if emitter_of(piece).add is not None:
                name = f"k{piece.writes[-1]}"
                names[name] = self._timed(bound.namespace[name], kernel)
            else:
                native.append(kernel)
        engine = program.contents.engine
        self._launched: _TimedCall | None = None
        """The one native call of a program that can be launched."""
        if engine is not None:
            kernels = iter(native)
            segments = program.contents.segments
            if not bound.timestamps:
                bound.timestamps += [_timestamps(len(segment)) for segment in segments]
            calls = {
                call.ctypes.data: _TimedCall(call, table, [next(kernels) for _ in segment])
                for call, table, segment in zip(
                    bound.calls, bound.timestamps, segments, strict=True
                )
            }
            if program.launchable:
                (self._launched,) = calls.values()

            def run(call: int, values: list[Any]) -> int:
                return calls[call].run(engine.run, values, self._told)

            names["run"], names["repair"] = run, partial(repair, run)
        self._untimed = bound
        self._bound = bound.renamed(names)

    def run(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> list[np.ndarray]:
        """Computes the outputs, and tells each kernel to ``observer``."""
        self._observer = observer
        try:
            return self._bound(arguments, donated)
        finally:
            self._observer = None

    def prepare(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> NativeLaunch | None:
        """As `BoundProgram.prepare`; tells each kernel to ``observer`` when it is finished."""
        launch = self._untimed.prepare(arguments, donated)
        if launch is not None:
            assert self._launched is not None
            launch.completed = self._launched.begin(observer)
        return launch

    @property
    def _told(self) -> KernelObserver:
        """Who is told of the kernels of the run that is under way."""
        assert self._observer is not None
        return self._observer

    def _timed(self, function: Callable[..., Any], kernel: Kernel) -> Callable[..., Any]:
        """A function that does the same, and is a kernel."""

        def run(*args: Any) -> Any:
            observer = self._told
            begin = observer.now()
            result = function(*args)
            end = observer.now()
            with NEVER_FAILS:
                observer.kernel_ran(kernel, begin, end)
            return result

        return run


class _TimedCall:
    """A native call, whose records are told to the observer when all of them have run."""

    def __init__(self, call: np.ndarray, timestamps: np.ndarray, kernels: Sequence[Kernel]) -> None:
        self._call = call
        self._kernels = kernels
        self._timestamps = timestamps
        self._intervals = timestamps[TimestampsWord.INTERVALS :].reshape(-1, INTERVAL_WORDS)

    def run(
        self,
        native_run: Callable[[int, list[Any]], int],
        values: list[Any],
        observer: KernelObserver,
    ) -> int:
        """Runs the call by ``native_run``, that of the engine, and gives what it gives."""
        tell = self.begin(observer)
        try:
            code = native_run(self._call.ctypes.data, values)
        finally:
            self._call[CallWord.TIMESTAMPS] = 0
        if code == 0:
            tell()
        return code

    def begin(self, observer: KernelObserver) -> Callable[[], None]:
        """Has the call write timestamps; gives what tells of its kernels when it has completed."""
        # In this order: a kernel does not seem to begin before the one before it has ended.
        began = observer.now()
        origin = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        self._call[CallWord.TIMESTAMPS] = self._timestamps.ctypes.data

        def tell() -> None:
            self._call[CallWord.TIMESTAMPS] = 0
            # The observer's clock may stand still, as in a test: then nothing takes any time.
            ended = observer.now()
            with NEVER_FAILS:
                intervals = self._intervals.tolist()
                for kernel, (begin, end) in zip(self._kernels, intervals, strict=True):
                    times = [began + (moment - origin) * 1e-9 for moment in (begin, end)]
                    observer.kernel_ran(kernel, *(min(time, ended) for time in times))

        return tell


def _timestamps(records: int) -> np.ndarray:
    """Where a native call of so many records writes when they ran: see `TimestampsWord`."""
    table = np.zeros(TimestampsWord.INTERVALS + INTERVAL_WORDS * records, np.int64)
    table[TimestampsWord.CLOCK] = time.CLOCK_MONOTONIC
    return table
