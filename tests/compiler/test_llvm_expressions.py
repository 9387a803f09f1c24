"""Every operation with a scalar rule, compiled, against its NumPy kernel on special values."""

from __future__ import annotations

import itertools
import zlib
from typing import Any

import numpy as np
import pytest
from graph_programs import Program, needs_llvm
from scalar_operations import (
    case_name,
    cases,
    holds_out_of_range,
    kernel_result,
    operands_of,
)

from lazyasync.compiler.fusion import Loop, fuse
from lazyasync.compiler.llvm_expressions import literal
from lazyasync.compiler.native_code import NativeCode
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node, Operation
from lazyasync.ops.arithmetic import POWER
from lazyasync.ops.dispatch import CAST

pytestmark = needs_llvm

ULPS = dict.fromkeys(
    ("arctan2", "cos", "exp", "expm1", "log", "log1p", "log2", "power", "sin", "tanh"), 5
) | {"sigmoid": 8}
"""Units in the last place of functions that are approximated. All else is exact."""
EITHER_ZERO = frozenset({"maximum", "minimum", "relu"})
"""Of two zeros NumPy takes either, depending on where in an array they are."""

Case = tuple[Operation, tuple[np.dtype, ...], Any]


def _groups() -> list[tuple[str, list[Case]]]:
    """Cases that are compiled together: those of one operation, or casts of one dtype."""

    def key(case: Case) -> str:
        return f"cast-{case[1][0]}" if case[0] is CAST else case[0].name

    kept = [case for case in cases() if not (case[0] is POWER and case[1][0].kind in "iu")]
    return [(name, list(group)) for name, group in itertools.groupby(kept, key)]


GROUPS = _groups()


def _good(actual: np.ndarray, expected: np.ndarray, ulps: int) -> np.ndarray:
    if actual.dtype.kind != "f":
        return np.asarray(actual == expected)
    same = (actual == expected) & (np.signbit(actual) == np.signbit(expected))
    same |= np.isnan(actual) & np.isnan(expected)
    if ulps:
        with np.errstate(all="ignore"):
            smallest = np.finfo(expected.dtype).tiny
            spacing = np.spacing(np.maximum(np.abs(expected), smallest))
            same |= np.abs(actual - expected) <= ulps * spacing
    return np.asarray(same)


@pytest.mark.parametrize(("name", "group"), GROUPS, ids=[name for name, _ in GROUPS])
def test_compiled_rules_do_what_kernels_do(name: str, group: list[Case]) -> None:
    program = Program()
    roots: list[Node] = []
    operands: list[list[np.ndarray]] = []
    for operation, dtypes, attributes in group:
        random = np.random.default_rng(zlib.crc32(name.encode()))
        arrays = operands_of(dtypes, random)
        inputs = [program.argument(array) for array in arrays]
        roots.append(program.apply(operation, *inputs, attributes=attributes))
        operands.append(arrays)
    results = program.run(NativeCode, roots)
    for case, arrays, actual in zip(group, operands, results, strict=True):
        operation, _, attributes = case
        expected = kernel_result(operation, arrays, attributes)
        assert actual.dtype == expected.dtype
        good = _good(actual, expected, ULPS.get(operation.name, 0))
        if operation.name in EITHER_ZERO:
            good |= (actual == 0) & (expected == 0)
        if operation is CAST:
            good |= holds_out_of_range(arrays, expected.dtype)
        bad = np.flatnonzero(~good)[:5]
        shown = [tuple(array[place] for array in arrays) for place in bad]
        assert not bad.size, (
            f"{case_name(case)} of {shown}: {actual[bad]}, but the kernel gives {expected[bad]}"
        )


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
