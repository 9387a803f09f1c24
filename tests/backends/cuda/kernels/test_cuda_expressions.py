"""Every operation with a scalar rule as CUDA C++, against its NumPy kernel on special values.

On the host, with its functions in place of the GPU's: these are not tested here.
"""

from __future__ import annotations

import shutil
import zlib

import numpy as np
import pytest
from cuda_host import ORDERS, HostLibrary, needs_gxx, run_fused
from extents import in_part_and_whole, picked
from graph_programs import Program, argument_values
from scalar_operations import case_name, operands_of
from scalar_results import GROUPS, Case, check_result

from lazyasync.backends.cuda.kernels.compile import Nvcc, kernel_texts, module_source
from lazyasync.backends.cuda.kernels.expressions import literal
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, write_loop
from lazyasync.compiler.fused_graph import FusedGraph, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph


class Compiled:
    """One operation on special values."""

    def __init__(self, case: Case) -> None:
        self.case = case
        operation, dtypes, attributes = case
        random = np.random.default_rng(zlib.crc32(case_name(case).encode()))
        self.arrays = operands_of(dtypes, random)
        program = Program()
        inputs = [program.argument(array) for array in self.arrays]
        root = program.apply(operation, *inputs, attributes=attributes)
        collected = program.collect([root])
        self.arguments = argument_values(collected)
        self.fused: FusedGraph = fuse(PrimitiveGraph(collected.graph))
        (self.loop,) = self.fused.pieces
        assert isinstance(self.loop, Loop)
        self.code: CudaLoopCode = write_loop(self.loop, self.fused.graph.types)

    def check(self, library: HostLibrary) -> None:
        assert isinstance(self.loop, Loop)
        codes = {self.loop: self.code}
        (actual,) = run_fused(self.fused, codes, library, self.arguments, ORDERS["forward"])
        check_result(self.case, self.arrays, actual)


def compiled_cases() -> list[Compiled]:
    return [Compiled(case) for _, group in GROUPS for case in group]


@needs_gxx
def test_rules_do_what_kernels_do() -> None:
    cases = compiled_cases()
    library = HostLibrary([case.code for case in cases])
    for case in cases:
        case.check(library)


@in_part_and_whole
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not here")
def test_nvcc_takes_all_operations(whole: bool) -> None:
    # One of each operation and of each kind of dtype, of which an ordinary run has one: all of them
    # would take minutes.
    chosen: dict[tuple[str, str], Compiled] = {}
    for case in compiled_cases():
        operation, dtypes, _ = case.case
        chosen[(operation.name, dtypes[-1].kind)] = case
    if not whole:
        kinds: dict[str, list[str]] = {}
        for name, kind in chosen:
            kinds.setdefault(name, []).append(kind)
        chosen = {(n, k): chosen[n, k] for n, own in kinds.items() for k in picked(own, n)}
        assert {kind for _, kind in chosen} >= set("fiub")
    texts, _ = kernel_texts([case.code for case in chosen.values()])
    source = module_source(texts)
    cubin, log = Nvcc().compile(source, "sm_90")
    assert cubin.startswith(b"\x7fELF")
    assert "warning" not in log


def test_literals_keep_their_bits() -> None:
    single, double = np.dtype(np.float32), np.dtype(np.float64)
    assert literal(0.1, double) == "(0x1.999999999999ap-4)"
    assert literal(0.1, single) == "(0x1.99999a0000000p-4f)"
    assert literal(-0.0, single) == "(-0x0.0p+0f)"
    assert literal(np.inf, single) == "__int_as_float(2139095040)"
    assert literal(-np.inf, double) == "__longlong_as_double((-4503599627370495LL - 1))"
    assert literal(2**63 + 1, np.dtype(np.uint64)) == f"{2**63 + 1}ULL"
    assert literal(-(2**63), np.dtype(np.int64)) == f"(-{2**63 - 1}LL - 1)"
    assert literal(-128, np.dtype(np.int8)) == "(signed char)(-127 - 1)"
    assert literal(1, np.dtype(np.bool_)) == "true"
