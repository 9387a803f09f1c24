"""Native programs run kernel by kernel, for a profile.

A native call runs a table of records without coming back to Python. Here each record becomes a
call of its own, with the same functions, buffers, pieces of work and helping threads.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.backends.cpu.helper_threads import HelperThreads
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.native.binding import BoundNativeCode
from lazyasync.backends.cpu.native.code import NativeCode
from lazyasync.backends.cpu.native.layout import CALL_WORDS, RECORD_WORDS, WORD_BYTES, CallWord
from lazyasync.backends.cpu.stopwatch import Stopwatch
from lazyasync.compiler.fused_graph import Call
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.numpy_code import Empty, IsOnlyView
from lazyasync.compiler.statements import CompiledStatements

_RECORD_BYTES = RECORD_WORDS * WORD_BYTES

_Run: TypeAlias = Callable[[list[Any]], None]
"""Runs one record, given the values of the program."""


class TimedNativeCode:
    """A native program, each of whose loops, products and calls is a kernel."""

    def __init__(
        self,
        code: NativeCode,
        arena: np.ndarray,
        empty: Empty,
        helpers: HelperThreads | None,
        is_only_view: IsOnlyView,
    ) -> None:
        self._watch = Stopwatch()
        compiled = _TimedStatements(code, self._watch)
        self._bound = BoundNativeCode(code.contents, arena, empty, helpers, is_only_view, compiled)

    def run(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> list[np.ndarray]:
        """See `lazyasync.backends.cpu.stopwatch.Timed.run`."""
        with self._watch.told_to(observer):
            return self._bound(arguments, donated)


class _TimedStatements(CompiledStatements):
    """The statements of a program over names that take the time of what they stand for."""

    def __init__(self, code: NativeCode, watch: Stopwatch) -> None:
        super().__init__(code.compiled.pieces, code.compiled.starts, code.compiled.owners)
        self._code = code
        self._watch = watch

    def functions(self, namespace: dict[str, Any]) -> list[Any]:
        """The functions over the names that they use, of which kernels are replaced."""
        native = []
        for piece, kernel in fused_kernels(self._code.graph, self._code.fused).items():
            if isinstance(piece, Call):
                name = f"k{piece.value}"
                namespace[name] = self._watch.timed(namespace[name], kernel)
            else:
                native.append(kernel)
        kernels = iter(native)
        calls: dict[int, list[_Run]] = {}
        for number, segment in enumerate(self._code.contents.segments):
            call = namespace[f"c{number}"]
            calls[call] = [
                self._watch.timed(_alone(call, place), next(kernels))
                for place in range(len(segment))
            ]
        namespace["run"] = _driver(calls)
        return super().functions(namespace)


def _alone(call: int, place: int) -> _Run:
    """One record of a call, as a call of its own."""
    own = np.array((ctypes.c_long * CALL_WORDS).from_address(call))
    own[CallWord.FIXUP_COUNT] = 0
    own[CallWord.RECORDS] += place * _RECORD_BYTES
    own[CallWord.RECORD_COUNT] = 1
    run_native = engine().run

    def run(values: list[Any]) -> None:
        run_native(own.ctypes.data, values)

    return run


def _driver(calls: dict[int, list[_Run]]) -> Callable[..., int]:
    """What stands for the engine's ``run``: the records of a call, one after the other."""
    look_up = engine().look_up

    def run(call: int, values: list[Any]) -> int:
        while code := look_up(call, values):
            values[code - 1] = values[code - 1].copy("C")  # which is not contiguous
        for record in calls[call]:
            record(values)
        return 0

    return run
