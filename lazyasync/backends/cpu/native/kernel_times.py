"""The times of a native program's kernels, for a profile.

The program is the one that runs without a profile: the same native calls, on the same tables and
buffers. They are only told where to write when each of their records ran.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.native.binding import BoundNativeCode, repair
from lazyasync.backends.cpu.native.code import NativeCode
from lazyasync.backends.cpu.native.layout import INTERVAL_WORDS, CallWord, TimestampsWord
from lazyasync.backends.cpu.stopwatch import Stopwatch
from lazyasync.compiler.fused_graph import Call
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.kernels import Kernel, KernelObserver


class TimedNativeCode:
    """A bound native program, each of whose loops, products and calls is a kernel."""

    def __init__(self, code: NativeCode, bound: BoundNativeCode) -> None:
        self._watch = watch = Stopwatch()
        names: dict[str, Any] = {}
        native: list[Kernel] = []
        for piece, kernel in fused_kernels(code.graph, code.fused).items():
            if isinstance(piece, Call):
                name = f"k{piece.value}"
                names[name] = watch.timed(bound.namespace[name], kernel)
            else:
                native.append(kernel)
        kernels = iter(native)
        calls = {
            call.ctypes.data: _TimedCall(call, [next(kernels) for _ in segment], watch)
            for call, segment in zip(bound.calls, code.contents.segments, strict=True)
        }

        def run(call: int, values: list[Any]) -> int:
            return calls[call].run(values)

        names["run"], names["repair"] = run, partial(repair, run)
        self._bound = bound.renamed(names)

    def run(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> list[np.ndarray]:
        """See `lazyasync.backends.cpu.stopwatch.Timed.run`."""
        with self._watch.told_to(observer):
            return self._bound(arguments, donated)


class _TimedCall:
    """A native call, whose records are told to the observer when all of them have run."""

    def __init__(self, call: np.ndarray, kernels: Sequence[Kernel], watch: Stopwatch) -> None:
        self._call = call
        self._kernels = kernels
        self._watch = watch
        intervals = TimestampsWord.INTERVALS
        self._timestamps = np.zeros(intervals + INTERVAL_WORDS * len(kernels), np.int64)
        self._timestamps[TimestampsWord.CLOCK] = time.CLOCK_MONOTONIC
        self._intervals = self._timestamps[intervals:].reshape(-1, INTERVAL_WORDS)

    def run(self, values: list[Any]) -> int:
        """Runs the call; see `Engine.run`."""
        call, observer = self._call, self._watch.observer
        # In this order: a kernel does not seem to begin before the one before it has ended.
        began = observer.now()
        origin = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        call[CallWord.TIMESTAMPS] = self._timestamps.ctypes.data
        try:
            code: int = engine().run(call.ctypes.data, values)
        finally:
            call[CallWord.TIMESTAMPS] = 0
        if code:
            return code
        # The observer's clock may stand still, as in a test: then nothing takes any time.
        ended = observer.now()
        for kernel, (begin, end) in zip(self._kernels, self._intervals.tolist(), strict=True):
            times = [min(began + (moment - origin) * 1e-9, ended) for moment in (begin, end)]
            observer.kernel_ran(kernel, *times)
        return 0
