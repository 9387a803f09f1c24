"""Every operation with a scalar rule, compiled, against its NumPy kernel on special values."""

from __future__ import annotations

import zlib

import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part
from graph_programs import Program, native_program, needs_llvm
from scalar_operations import case_name, operands_of
from scalar_results import GROUPS, Case, check_result

from lazyasync.backends.cpu.llvm.expressions import literal
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node

pytestmark = needs_llvm


@in_part_and_whole
@pytest.mark.parametrize(("name", "group"), GROUPS, ids=[name for name, _ in GROUPS])
def test_compiled_rules_do_what_kernels_do(name: str, group: list[Case], whole: bool) -> None:
    if not whole:
        group = [case for case in group if is_in_part(case_name(case), 3)] or group[:1]
    program = Program()
    roots: list[Node] = []
    operands: list[list[np.ndarray]] = []
    for operation, dtypes, attributes in group:
        random = np.random.default_rng(zlib.crc32(name.encode()))
        arrays = operands_of(dtypes, random)
        inputs = [program.argument(array) for array in arrays]
        roots.append(program.apply(operation, *inputs, attributes=attributes))
        operands.append(arrays)
    results = program.run(native_program, roots)
    for case, arrays, actual in zip(group, operands, results, strict=True):
        check_result(case, arrays, actual)


def test_they_are_all_loops() -> None:
    for _, group in GROUPS:
        for case in group:
            operation, dtypes, attributes = case
            program = Program()
            inputs = [program.argument(np.ones(3, dtype)) for dtype in dtypes]
            root = program.apply(operation, *inputs, attributes=attributes)
            pieces = fuse(PrimitiveGraph(program.collect([root]).graph)).pieces
            assert [type(piece) for piece in pieces] == [Loop], case_name(case)


def test_literals_keep_their_bits() -> None:
    single, double = np.dtype(np.float32), np.dtype(np.float64)
    assert literal(0.1, double) == "0x3FB999999999999A"
    assert literal(0.1, single) == "0x3FB99999A0000000"
    assert literal(-0.0, single) == "0x8000000000000000"
    assert literal(np.inf, single) == "0x7FF0000000000000"
    assert literal(2**63 + 1, np.dtype(np.uint64)) == str(2**63 + 1)
    assert literal(1, np.dtype(np.bool_)) == "true"
