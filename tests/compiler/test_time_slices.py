"""Slices: a thread that has asked for it rests between pieces of a compile, and others never do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from graph_programs import Program, native_program, needs_llvm, unfused_program
from threads import in_thread

from lazyasync.compiler import time_slices as slices
from lazyasync.compiler.fused_graph import DISPOSED, all_calls
from lazyasync.ops.elementwise.functions import EXP


class Clock:
    """Takes the place of `time` in `slices`: it moves by ``step`` each time it is looked at."""

    def __init__(self) -> None:
        self.now = 100.0
        self.step = 0.0
        self.rests: list[float] = []

    def perf_counter(self) -> float:
        """The time."""
        self.now += self.step
        return self.now

    def sleep(self, seconds: float) -> None:
        """Takes note of a rest."""
        self.rests.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that `slices` has."""
    clock = Clock()
    monkeypatch.setattr(slices, "time", clock)
    return clock


def test_a_thread_rests_once_after_each_slice(clock: Clock) -> None:
    def work() -> None:
        slices.work_in_slices()
        slices.pause()
        clock.now += 0.9 * slices.SLICE
        slices.pause()
        assert clock.rests == []
        clock.now += 0.2 * slices.SLICE
        slices.pause()
        slices.pause()
        assert clock.rests == [slices.BREATH]
        clock.now += 5 * slices.SLICE
        slices.pause()
        slices.pause()
        assert len(clock.rests) == 2

    in_thread(work)


def test_threads_that_have_not_asked_for_it_never_rest(clock: Clock) -> None:
    in_thread(slices.work_in_slices)
    clock.now += 1000.0
    slices.pause()
    in_thread(slices.pause)
    assert clock.rests == []


@pytest.mark.parametrize("code", [unfused_program, pytest.param(native_program, marks=needs_llvm)])
def test_compiles_rest_all_along(code: Callable[[Any], Any], clock: Clock) -> None:
    """If each look at the clock were a whole slice, there were rests for each operation."""
    program = Program()
    node = program.argument(np.ones(8, np.float32))
    for _ in range(80):
        node = program.apply(EXP, node)
    graph = program.collect([node]).graph
    clock.step = 2 * slices.SLICE

    def compile() -> None:
        slices.work_in_slices()
        code(graph)

    in_thread(compile)
    assert len(clock.rests) >= 2 * 80


def test_what_a_compile_needed_is_freed_with_rests(clock: Clock) -> None:
    """All at once, the pieces of 20,000 operations would keep the GIL for 12 ms."""
    program = Program()
    node = program.argument(np.ones(8, np.float32))
    for _ in range(200):
        node = program.apply(EXP, node)
    fused = all_calls(program.collect([node]).graph)
    clock.step = 2 * slices.SLICE
    left = [len(fused.pieces) + len(fused.geometries)]
    clock.sleep = lambda _: left.append(len(fused.pieces) + len(fused.geometries))  # type: ignore[method-assign]

    def dispose() -> None:
        slices.work_in_slices()
        fused.dispose()

    in_thread(dispose)
    assert fused.pieces == fused.geometries == []
    assert all(before - after <= DISPOSED for before, after in pairwise([*left, 0]))
