"""Finalizers may record in the middle of recording: nobody's value changes by that.

The collector comes at one allocation after the other, at each of which an object is finalized that
records.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

Pair = tuple[LazyTensor, np.ndarray]
"""A tensor, and what it must be."""

FIRST = range(0, 400, 23)
"""After how many allocations the collector comes where all is recorded for the first time."""
AGAIN = range(0, 120, 2)
"""The same where it was recorded before."""


class Finalized:
    """Garbage with a finalizer."""

    def __init__(self, finalizer: Callable[[], object]) -> None:
        self.finalizer = finalizer
        self.cycle = self

    def __del__(self) -> None:
        self.finalizer()


@contextmanager
def collected_after(allocations: int) -> Iterator[None]:
    """A block in which garbage is collected after so many allocations."""
    threshold = gc.get_threshold()
    gc.set_threshold(allocations + 1, 1_000_000, 1_000_000)
    try:
        yield
    finally:
        gc.set_threshold(*threshold)


def record(v: np.ndarray) -> list[Pair]:
    """Numbers, constants, adopted operands, several operands, attributes, a gradient."""
    a, x = la.asarray(v) * 1.5, v * 1.5
    b, y = la.tanh(a) - la.mean(a), np.tanh(x) - x.mean()
    c, z = 3 - b * 2 + a, 3 - y * 2 + x
    d = la.concatenate([c, a, c])[1:3] * 0 + la.exp(a[:1])
    gradient = la.value_and_grad(lambda a: la.sum(a * a * 3.5))(a)[1]
    return [(a, x), (b, y), (c, z), (d, np.exp(x[[0, 0]])), (1 + gradient, 7 * x + 1)]


NESTED: dict[str, Callable[[LazyTensor, np.ndarray], Pair]] = {
    "a number": lambda t, v: (t * 2.5 + 1, v * 2.5 + 1),
    "an array": lambda t, v: (la.asarray(v) * 7.0 - 2.0, v * 7 - 2),
    "something new": lambda t, v: (la.sin(t) + la.sum(t), np.sin(v) + v.sum()),
    "a gradient": lambda t, v: (la.value_and_grad(lambda t: la.sum(t * t * 3.5))(t)[1], 7 * v),
    "the same": lambda t, v: record(v)[1],
}


@pytest.mark.filterwarnings("ignore:a barrier of the job")
@pytest.mark.parametrize("name", NESTED)
async def test_a_finalizer_records(name: str) -> None:
    in_between = 0

    async def check(allocations: int) -> None:
        nonlocal in_between
        v = np.full((3, 4), 0.1 + allocations * 0.001, np.float32)
        u = np.full((2, 4), 0.7 + allocations * 0.001, np.float32)
        t = la.asarray(u) * 1.0
        nested: list[Pair] = []
        Finalized(lambda: nested.append(NESTED[name](t, u)))
        with collected_after(allocations):
            pairs = record(v)
        in_between += len(nested)
        gc.collect()
        await la.mark_step()
        for tensor, value in pairs + nested:
            np.testing.assert_allclose(await tensor.numpy(), value, rtol=1e-4, atol=1e-5)

    async with la.open_runtime("cpu:0"):
        for allocations in FIRST:
            async with la.job(f"job {allocations}"):
                await check(allocations)
        for allocations in AGAIN:
            await check(allocations)
    assert in_between > 50
