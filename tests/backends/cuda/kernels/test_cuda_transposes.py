"""Loops that read across rows, tile by tile: run on the host, beside NumPy's transposes."""

from __future__ import annotations

import numpy as np
import pytest
from cuda_host import ORDERS, HostLibrary, needs_gxx, run_fused
from extents import few_or_many
from graph_programs import Program, argument_values

from lazyasync.backends.cuda.kernels import transposes as cuda_transposes
from lazyasync.backends.cuda.kernels import writer as cuda_writer
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, write_loop
from lazyasync.compiler.fused_graph import FusedGraph, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.indexing.slicing import GET_ITEM
from lazyasync.ops.manipulation.shaping import TRANSPOSE

SEED = 41
DTYPES = ("float32", "float64", "int8", "int64", "bool")


class Turned:
    """A random program that reads arrays in an order of their axes that is not their own."""

    def __init__(self, number: int) -> None:
        random = np.random.default_rng([SEED, number])
        program = Program()
        rank = int(random.integers(2, 5))
        shape = [int(random.choice([1, 3, 5, 18, 33, 70])) for _ in range(rank)]
        shape[-1] = int(random.choice([17, 33, 65]))
        double = np.dtype(np.float64)
        total = expected = None
        for _ in range(int(random.integers(1, 7))):
            order = random.permutation(rank)
            own = [0] * rank
            for place, axis in enumerate(order):
                own[axis] = shape[place]
            skipped = [int(random.integers(0, 3)) for _ in own]
            array = random.integers(0, 100, [n + k for n, k in zip(own, skipped, strict=True)])
            array = array.astype(random.choice(DTYPES))
            part = tuple(slice(k, k + n) for n, k in zip(own, skipped, strict=True))
            items = tuple((each.start, each.stop, 1) for each in part)
            taken = program.apply(GET_ITEM, program.argument(array), attributes=(items,))
            node = program.apply(TRANSPOSE, taken, attributes=(tuple(map(int, order)),))
            node = program.apply(CAST, node, attributes=(double,))
            value = array[part].transpose(order).astype(double)
            if total is None:
                total, expected = node, value
            else:
                joined = ADD if random.random() < 0.5 else MULTIPLY
                total = program.apply(joined, total, node)
                expected = expected + value if joined is ADD else expected * value
        assert total is not None
        self.expected = expected
        self.collected: CollectedGraph = program.collect([total])
        self.fused: FusedGraph = fuse(PrimitiveGraph(self.collected.graph), products="")
        types = self.fused.graph.types
        self.codes: dict[Loop, CudaLoopCode] = {
            piece: write_loop(piece, types)
            for piece in self.fused.pieces
            if isinstance(piece, Loop)
        }

    @property
    def has_tiles(self) -> bool:
        return any("tile" in each.text for code in self.codes.values() for each in code.launches)

    def check(self, library: HostLibrary, order: str) -> None:
        arguments = argument_values(self.collected)
        (actual,) = run_fused(self.fused, self.codes, library, arguments, ORDERS[order])
        np.testing.assert_array_equal(actual, self.expected)


@needs_gxx
@few_or_many("count", 12, 40)
@pytest.mark.parametrize("limits", ["as they are", "few arrays, wide indices"])
def test_what_is_read_across_rows(monkeypatch: pytest.MonkeyPatch, limits: str, count: int) -> None:
    print(f"seed {SEED}")
    if limits != "as they are":
        monkeypatch.setattr(cuda_transposes, "MOST_TURNED", 1)
        monkeypatch.setattr(cuda_transposes, "LEAST", 1)
        monkeypatch.setattr(cuda_writer, "INDEX_LIMIT", 0)
    programs = [Turned(number) for number in range(count)]
    assert sum(program.has_tiles for program in programs) >= count // 4
    library = HostLibrary([code for program in programs for code in program.codes.values()])
    for number, program in enumerate(programs):
        program.check(library, list(ORDERS)[number % len(ORDERS)])
