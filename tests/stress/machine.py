"""What goes wrong on a real machine: memory that runs out, threads that cannot be started.

A seed decides how often. Which command it hits depends on the threads, so that a seed that has
found something may have to be run several times.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from trio.lowlevel import in_trio_task

from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.executor import CpuExecutor
from lazyasync.runtime.device import copies

from .ledger import InjectedFailure, InjectedMemoryError, InjectedThreadError
from .world import World


@contextmanager
def failing_machine(world: World) -> Iterator[None]:
    """Has programs, copies and compiles of CPU devices, and the start of threads, fail."""
    ledger, lock = world.ledger, threading.Lock()
    chances = random.Random(f"{world.seed}/machine")

    def happens(rate: float) -> bool:
        with lock:
            return chances.random() < rate

    execute, compile_, copy = CpuExecutor.run, CpuBackend.compile, copies._copies_of
    start = threading.Thread.start

    def failing_execute(self: CpuExecutor, *arguments: Any) -> list[np.ndarray]:
        if happens(world.failure_rate):
            error = InjectedFailure("execute")
            if in_trio_task():
                raise error  # of which nobody hears: what fails inline is run again by the worker
            raise ledger.inject(error, "execute")
        if happens(world.memory_failure_rate):
            raise InjectedMemoryError("execute")
        return execute(self, *arguments)

    def failing_compile(self: CpuBackend, graph: Any) -> Any:
        if happens(world.compile_failure_rate):
            raise ledger.inject(InjectedFailure("compile"), "compile")
        return compile_(self, graph)

    def failing_copy(arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
        if happens(world.memory_failure_rate):
            raise InjectedMemoryError("copy")
        return copy(arrays)

    def failing_start(self: threading.Thread) -> None:
        # Who shuts a runtime down by threads of his own is none of ours.
        if self.name.startswith(("lazyasync", "Trio")) and happens(world.thread_failure_rate):
            raise InjectedThreadError("can't start new thread")
        start(self)

    with pytest.MonkeyPatch.context() as patch:
        replaced: tuple[tuple[Any, str, Callable[..., Any]], ...] = (
            (CpuExecutor, "run", failing_execute),
            (CpuBackend, "compile", failing_compile),
            (copies, "_copies_of", failing_copy),
            (threading.Thread, "start", failing_start),
        )
        for owner, name, function in replaced:
            patch.setattr(owner, name, function)
        yield
