"""Programs run kernel by kernel: the same results, and each kernel told once, in its order."""

from __future__ import annotations

import time

import numpy as np
import pytest
from choices import Seeded
from graph_programs import (
    MakeProgram,
    Program,
    arena_for,
    argument_values,
    native_program,
    needs_llvm,
    unfused_program,
)
from random_programs import RandomProgram

from lazyasync.backends.cpu.kernel_times import TimedProgram
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.native import work_sharing
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import CallWord
from lazyasync.backends.cpu.native_runtime.module import supports_threads
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler.kernels import Kernel
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.linear_algebra import MATMUL

KINDS = [unfused_program, pytest.param(native_program, marks=needs_llvm)]


class Observed:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.runs: list[tuple[Kernel, float, float]] = []
        self.now = time.perf_counter

    def kernel_ran(self, kernel: Kernel, begin: float, end: float) -> None:
        self.runs.append((kernel, begin, end))


def timed(program: CpuProgram, helpers: HelperThreads | None = None) -> TimedProgram:
    """A program bound to an arena of its own."""
    return TimedProgram(program, program.bind(arena_for(program), helpers=helpers))


def run(program: TimedProgram, collected: CollectedGraph) -> tuple[list[np.ndarray], Observed]:
    """The outputs, and what has been told of the kernels."""
    observed = Observed()
    with np.errstate(all="ignore"):
        outputs = program.run(argument_values(collected), (), observed)
    return outputs, observed


@pytest.mark.one_of(2)
@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("seed", range(25))
def test_the_results_are_those_of_the_program(make: MakeProgram, seed: int) -> None:
    made = RandomProgram(Seeded(seed))
    roots = made.roots()
    collected = made.program.collect([made.values[root].node for root in roots])
    compiled = make(collected.graph)
    with np.errstate(all="ignore"):
        expected = compiled.bind(arena_for(compiled))(argument_values(collected))
    program = timed(compiled)
    for _ in range(2):  # what is left over from one run must not matter to the next
        outputs, observed = run(program, collected)
        for output, wanted in zip(outputs, expected, strict=True):
            np.testing.assert_array_equal(output, wanted)
        kernels = [kernel for kernel, _, _ in observed.runs]
        assert len({kernel.number for kernel in kernels}) == len(kernels)
        assert {kernel.program for kernel in kernels} <= {collected.graph.key.hexdigest()}
        times = [moment for _, begin, end in observed.runs for moment in (begin, end)]
        assert times == sorted(times)
        assert all(kernel.work.nbytes > 0 or not kernel.work.flops for kernel in kernels)


@pytest.mark.parametrize("make", KINDS)
def test_an_argument_that_is_not_contiguous(make: MakeProgram) -> None:
    program = Program()
    value = np.arange(12.0).reshape(3, 4).T
    x = program.argument(value)
    collected = program.collect([program.apply(EXP, program.apply(ADD, x, x))])
    (output,), observed = run(timed(make(collected.graph)), collected)
    np.testing.assert_allclose(output, np.exp(value + value))
    assert observed.runs


@needs_llvm
def test_what_a_kernel_must_move_and_do() -> None:
    program = Program()
    x = program.argument(np.ones((64, 32), np.float32))
    row = program.argument(np.ones((1, 32), np.float32))
    scaled = program.apply(MULTIPLY, x, row)
    y = program.apply(ADD, scaled, x)
    w = program.argument(np.ones((32, 16), np.float32))
    collected = program.collect([program.apply(MATMUL, y, w)])
    _, observed = run(timed(native_program(collected.graph)), collected)
    loop, product = [kernel for kernel, _, _ in observed.runs]
    assert loop.name == "loop [64, 32]: multiply, add"
    assert loop.work.nbytes == 4 * (64 * 32 + 32 + 64 * 32)  # x once, the row, and what is stored
    assert loop.work.flops == 2 * 64 * 32
    assert product.work.nbytes == 4 * (64 * 32 + 32 * 16 + 64 * 16)
    assert product.work.flops == 2 * 64 * 32 * 16
    assert product.work.dtype == "f"


@needs_llvm
def test_a_native_program_is_timed_as_it_runs_without_a_profile() -> None:
    """By its own native calls, which write no times afterwards."""
    program = Program()
    x = program.argument(np.ones((8, 8)))
    product = program.apply(MATMUL, program.apply(EXP, x), x)
    collected = program.collect([program.apply(ADD, product, x)])
    compiled = native_program(collected.graph)
    bound = compiled.bind(arena_for(compiled))
    calls: list[int] = []
    native_run = engine().run

    def counted(call: int, values: list[object]) -> int:
        assert next(c for c in bound.calls if c.ctypes.data == call)[CallWord.TIMESTAMPS]
        calls.append(call)
        return int(native_run(call, values))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine(), "run", counted)
        _, observed = run(TimedProgram(compiled, bound), collected)
    assert len(observed.runs) == 3
    assert calls == [call.ctypes.data for call in bound.calls]
    assert all(call[CallWord.TIMESTAMPS] == 0 for call in bound.calls)


@needs_llvm
def test_nothing_takes_any_time_by_a_clock_that_stands_still() -> None:
    """A simulated one may, under which real times must not go beyond the present."""
    program = Program()
    collected = program.collect([program.apply(EXP, program.argument(np.ones(1000)))])
    observed = Observed()
    observed.now = lambda: 7.0
    timed(native_program(collected.graph)).run(argument_values(collected), (), observed)
    assert [(begin, end) for _, begin, end in observed.runs] == [(7.0, 7.0)]


@needs_llvm
@pytest.mark.skipif(not supports_threads(), reason="no futexes on this platform")
def test_threads_share_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_sharing, "WORK_PER_TASK", 1)
    program = Program()
    value = np.linspace(-1, 1, 100_000)
    x = program.argument(value)
    y = program.apply(EXP, x)
    collected = program.collect([program.apply(ADD, y, x), y])
    compiled = native_program(collected.graph)
    helpers = HelperThreads(4)
    try:
        together = timed(compiled, helpers)
        alone = timed(compiled)
        for _ in range(50):
            outputs, observed = run(together, collected)
            assert len(observed.runs) == 1
            for output, wanted in zip(outputs, run(alone, collected)[0], strict=True):
                np.testing.assert_array_equal(output, wanted)
    finally:
        helpers.dismiss()
