"""What the machine could do at best: how fast it copies, and how fast it multiplies matrices."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from lazyasync.compiler.kernels import Work

COPY_BYTES = 1 << 26
"""The bytes of the arrays that are copied: more than caches hold."""
MATRIX_LENGTH = 1024
MEASURED_SECONDS = 0.3
"""The best time within so long counts: what disturbs only ever makes it longer."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes read or written per second, and flops per second by the character of a dtype."""

    bytes_per_second: float
    flops_per_second: Mapping[str, float]

    def least_seconds(self, work: Work) -> tuple[float, str]:
        """The least time that work takes, and what decides: ``"memory"`` or ``"arithmetic"``."""
        rate = self.flops_per_second.get(work.dtype, self.flops_per_second["f"])
        memory, arithmetic = work.nbytes / self.bytes_per_second, work.flops / rate
        return (memory, "memory") if memory >= arithmetic else (arithmetic, "arithmetic")


@functools.cache
def measured_limits(threads: int) -> Limits:
    """The limits of ``threads`` threads of this machine, measured once per process.

    Takes about a second and twice `COPY_BYTES` of memory, and releases the GIL. BLAS
    takes the threads that it is configured for.
    """
    return Limits(_copy_rate(threads), {character: _matrix_rate(character) for character in "fd"})


def _copy_rate(threads: int) -> float:
    from concurrent.futures import ThreadPoolExecutor  # here: importing lazyasync stays quick

    source = np.ones(COPY_BYTES, np.uint8)
    target = np.zeros_like(source)
    pieces = list(
        zip(np.array_split(target, threads), np.array_split(source, threads), strict=True)
    )
    with ThreadPoolExecutor(threads) as pool:

        def copy() -> None:
            list(pool.map(lambda piece: np.copyto(*piece), pieces))

        seconds = _best(copy)
    return 2 * COPY_BYTES / seconds


def _matrix_rate(character: str) -> float:
    matrix = np.ones((MATRIX_LENGTH, MATRIX_LENGTH), character)
    out = np.empty_like(matrix)
    return 2.0 * MATRIX_LENGTH**3 / _best(lambda: np.matmul(matrix, matrix, out=out))


def _best(function: Callable[[], object]) -> float:
    best = float("inf")
    end = time.perf_counter() + MEASURED_SECONDS
    while (started := time.perf_counter()) < end:
        function()
        best = min(best, time.perf_counter() - started)
    return best
