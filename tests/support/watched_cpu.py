"""CPU devices on which something happens whenever a program is about to run.

A test watches by it what the device runs, and has it fail, or interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.backends.protocol import BackendOptions
from lazyasync.device import Device


def _nothing(device: Device) -> None:
    """What happens where a test asks for nothing."""


class _WatchedCpu(CpuBackend):
    """A CPU device that calls a function before it runs a program or trims its memory."""

    def __init__(
        self,
        device: Device,
        options: BackendOptions,
        before_run: Callable[[Device], object],
        before_trim: Callable[[Device], object],
    ) -> None:
        super().__init__(device, options)
        self._before_trim = before_trim
        for lane in self._lanes:
            lane._may_launch = False  # which would not come by `execute`
        run = self.execute

        def execute(
            program: CpuProgram,
            arguments: Sequence[Any],
            donated: Sequence[int] = (),
            lane: int = 0,
        ) -> list[np.ndarray]:
            before_run(device)
            return run(program, arguments, donated, lane)

        self.execute = execute

    def trim(self) -> None:
        self._before_trim(self.device)
        super().trim()


@contextmanager
def watched_cpu(
    before_run: Callable[[Device], object], before_trim: Callable[[Device], object] = _nothing
) -> Iterator[None]:
    """Registers devices ``watched:0``, ``watched:1``, … that call the functions with themselves.

    What ``before_run`` raises, the program raises. It is called in the thread that runs the
    program: the device's worker, or the caller's task where the program is small.
    """
    la.backends.register(
        "watched",
        lambda device, options: _WatchedCpu(device, options, before_run, before_trim),
    )
    try:
        yield
    finally:
        la.backends.unregister("watched")
