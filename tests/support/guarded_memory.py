"""A plugin of pytest that surrounds results on the CPU by bytes which nothing may change.

Kernels compute addresses from shapes, and what they write outside of their results may go unseen
for years. ``pytest -p guarded_memory`` fails each test in which that happens. Nothing comes from
the pool of buffers then, so that arguments are not written to, which four tests expect.
"""

from __future__ import annotations

import gc
import math
import types
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import lazyasync.backends.cpu.binding as binding
import lazyasync.backends.cpu.executor as executor

ROOM = 128
"""Bytes before and behind each array: two lines, so that its alignment stays."""
MARK = 0xA5

damages: list[str] = []
"""What was written outside of arrays that are gone by now."""


def _look(memory: np.ndarray, start: int, end: int, what: str) -> None:
    changed = np.flatnonzero(memory != MARK)
    outside = changed[(changed < start) | (changed >= end)] - start
    if outside.size:
        damages.append(f"{what}, of {end - start} bytes, at {outside[:8].tolist()}")


def empty(shape: int | tuple[int, ...], dtype: Any = float) -> np.ndarray:
    """As ``numpy.empty``: the memory around it is looked at when the last view of it is gone."""
    lengths = (shape,) if isinstance(shape, int) else shape
    nbytes = math.prod(lengths) * np.dtype(dtype).itemsize
    memory = np.full(nbytes + 2 * ROOM, MARK, np.uint8)
    made = np.ndarray(lengths, dtype, memory, ROOM)
    weakref.finalize(made, _look, memory, ROOM, ROOM + nbytes, f"{np.dtype(dtype)}{lengths}")
    return made


def aligned_bytes(size: int) -> np.ndarray:
    """As `lazyasync.backends.cpu.aligned.aligned_bytes`."""
    memory = np.full(size + 3 * ROOM, MARK, np.uint8)
    start = ROOM + -memory.ctypes.data % ROOM
    arena = memory[start : start + size]
    weakref.finalize(arena, _look, memory, start, start + size, "an arena")
    return arena


class _NumpyWithGuards(types.ModuleType):
    """NumPy, of which one function is another."""

    empty = staticmethod(empty)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


def pytest_configure() -> None:
    """Has programs on the CPU make their results and arenas here."""
    patched: Any = binding
    patched.np, patched.SMALLEST = _NumpyWithGuards("numpy"), math.inf
    for module in (binding, executor):
        module.aligned_bytes = aligned_bytes  # type: ignore[attr-defined]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fails a test in which something was written outside."""
    damages.clear()
    result = yield
    gc.collect()
    assert not damages, f"written outside: {damages}"
    return result
