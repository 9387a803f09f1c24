"""The engine of machine code starts where it can, and keeps no more than what programs use."""

from __future__ import annotations

import gc

import numpy as np
import pytest
from graph_programs import Program, native_program, needs_llvm
from native_memory import allocated_bytes, needs_mallinfo

from lazyasync.backends.cpu.llvm.engine import Engine, engine
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.ops.elementwise.arithmetic import MULTIPLY


def test_the_engine_starts_wherever_llvmlite_is_installed() -> None:
    """What is wrong with its own code would otherwise make programs slow, and have tests skip."""
    pytest.importorskip("llvmlite")
    Engine()


def outer_code(width: int) -> CpuProgram:
    """A program of one loop, which is another one for each width of its rows."""
    p = Program()
    column = p.argument(np.ones((2, 1), np.float32))
    row = p.argument(np.ones(width, np.float32))
    return native_program(p.collect([p.apply(MULTIPLY, column, row)]).graph)


@needs_llvm
@needs_mallinfo
def test_programs_that_are_dropped_leave_no_memory_taken() -> None:
    gc.collect()
    loops = len(engine()._loops)
    for width in range(2, 22):
        outer_code(width)
    before = allocated_bytes()
    for width in range(50, 90):
        outer_code(width)
    assert (allocated_bytes() - before) / 40 < 2048
    assert len(engine()._loops) <= loops


@needs_llvm
@needs_mallinfo
def test_a_program_that_is_kept_takes_little_native_memory() -> None:
    kept = [outer_code(width) for width in range(300, 320)]
    before = allocated_bytes()
    kept += [outer_code(width) for width in range(320, 360)]
    assert (allocated_bytes() - before) / 40 < 64 * 1024
