"""CUDA kernels that are given lengths when launched, run on the host: one text for many sizes."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest
from choices import Proportional
from cuda_host import ORDERS, HostLibrary, needs_gxx, run_fused
from error_bounds import assert_agrees
from graph_programs import Program, argument_values
from random_programs import RandomProgram

from lazyasync.backends.cuda.kernels import row_plan as cuda_row_plan
from lazyasync.backends.cuda.kernels.compile import Nvcc, kernel_texts, module_source
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, Target, write_loop
from lazyasync.compiler.fused_graph import FusedGraph, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, SCALAR
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.runtime.scheduler.size_families import SizeFamilies

needs_nvcc = pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not here")

SMALL = Target(multiprocessors=2)


class Written(NamedTuple):
    """The pieces of a graph, with the kernels of its loops."""

    fused: FusedGraph
    codes: dict[Loop, CudaLoopCode]
    by_value: frozenset[int]

    def program(self, graph: Graph, resolver: SizeResolver) -> Written:
        """That of a graph with numbers for the sizes."""
        fused = self.fused.resolved(resolver)
        of = dict(zip(self.fused.pieces, fused.pieces, strict=True))
        codes: dict[Any, CudaLoopCode] = {
            of[loop]: code.resolved(resolver) for loop, code in self.codes.items()
        }
        return Written(fused, codes, self.by_value)


class Writer:
    """Writes kernels, and counts how."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self.count: Counter[str] = Counter()

    def compile(self, graph: Graph) -> Written:
        self.count["alone"] += 1
        return self._written(graph)

    def compile_for_sizes(self, graph: Graph) -> Written:
        self.count["for sizes"] += 1
        return self._written(graph)

    def _written(self, recorded: Graph) -> Written:
        fused = fuse(PrimitiveGraph(recorded), products="", splits=True)
        graph = fused.graph
        by_value = frozenset(
            value for value in graph.order if graph.nodes[value].operation in (SCALAR, CONSTANT)
        )
        loops = [piece for piece in fused.pieces if isinstance(piece, Loop)]
        codes = {loop: write_loop(loop, graph.types, by_value, self._target) for loop in loops}
        return Written(fused, codes, by_value)


def shapes(n: int, m: int) -> Sequence[tuple[int, ...]]:
    """Shapes of two sizes."""
    return (
        *((n,), (n, 5), (3, n), (n, m), (n, 1), (1, n), (2, n, 4), (n, 1, m)),
        *((n, n), (2, 3, 1, n), (n, m, 2), (4, n, m)),
    )


def random_sizes(seed: int) -> list[tuple[int, int]]:
    """Two usual sizes first, then any: also nothing, and what is broadcast."""
    random = np.random.default_rng(seed)
    usual = [random.integers(5, 40, 2).tolist() for _ in range(4)]
    odd = [random.choice([0, 1, 2, 3, 16, 17, 64, 65, 130], 2).tolist() for _ in range(3)]
    return [(n, m) for n, m in (*usual, *odd)]


def check(seeds: Sequence[int], target: Target = SMALL) -> Counter[str]:
    """Runs a program for each seed in several sizes; counts how the kernels were written."""
    total: Counter[str] = Counter()
    made: list[tuple[RandomProgram, list[int], Any, Written, str]] = []
    for seed in seeds:
        families, writer = SizeFamilies(16), Writer(target)
        for n, m in random_sizes(seed):
            random = RandomProgram(Proportional(seed), shapes(n, m))
            roots = random.roots()
            text = "\n".join([f"seed {seed}, sizes {n}, {m}", *random.text, f"return {roots}"])
            collected = random.program.collect([random.values[root].node for root in roots])
            found = families.make(writer, "cuda", collected.graph)  # type: ignore[arg-type]
            total["found"] += not found.compiled
            written: Any = found.program
            made.append((random, roots, collected, written, text))
        total += writer.count
        total["failures"] += sum(family.failures for family in families._families.values())
    library = HostLibrary([code for item in made for code in item[3].codes.values()])
    for place, (random, roots, collected, written, text) in enumerate(made):
        order = list(ORDERS)[place % len(ORDERS)]
        arguments = argument_values(collected)
        results = run_fused(
            written.fused, written.codes, library, arguments, ORDERS[order], written.by_value
        )
        for number, root in enumerate(roots):
            actual = results[collected.root_order[number]]
            assert_agrees(random.values[root], actual, f"%{root}, {order}, of\n{text}")
    return total


@needs_gxx
def test_random_programs_in_random_sizes() -> None:
    total = check(range(16))
    # Of seven sizes the first two are compiled, and those of 0 and 1 that mean something else.
    assert total["found"] > 1.5 * 16
    assert total["failures"] <= 2


@needs_gxx
@pytest.mark.parametrize(
    "sizes", [[(20, 36), (64, 132), (92, 68)], [(17, 35), (66, 131), (70, 64)]]
)
def test_transposes_in_any_sizes(sizes: Sequence[tuple[int, int]]) -> None:
    """By tiles, whose vectors are for multiples of four."""
    families, writer, made = SizeFamilies(16), Writer(SMALL), []
    for n, m in sizes:
        program = Program()
        array = np.arange(n * m, dtype=np.float32).reshape(n, m)
        turned = program.apply(TRANSPOSE, program.argument(array), attributes=((1, 0),))
        other = program.argument(np.float32(0.5) * array.reshape(m, n))
        collected = program.collect([program.apply(ADD, turned, other)])
        written: Any = families.make(writer, "cuda", collected.graph).program  # type: ignore[arg-type]
        made.append((written, collected, array.T + np.float32(0.5) * array.reshape(m, n)))
    assert writer.count == {"alone": 1, "for sizes": 1}
    codes = [code for written, *_ in made for code in written.codes.values()]
    assert all("tile0" in launch.text for code in codes for launch in code.launches)
    library = HostLibrary(codes)
    for written, collected, expected in made:
        for order in ORDERS.values():
            arguments = argument_values(collected)
            (result,) = run_fused(
                written.fused, written.codes, library, arguments, order, written.by_value
            )
            np.testing.assert_array_equal(result, expected)


LIMITS = {
    "rows shared among blocks": {"SPLIT_ROW": 8, "SEGMENT_VECTORS": 3},
    "rows in shared memory": {
        "REGISTER_WORDS": dict.fromkeys(cuda_row_plan.REGISTER_WORDS, 0),
    },
    "rows kept nowhere": {
        "REGISTER_WORDS": dict.fromkeys(cuda_row_plan.REGISTER_WORDS, 0),
        "MAX_SHARED_BYTES": 0,
    },
}


def set_limits(patch: pytest.MonkeyPatch, name: str) -> None:
    for limit, value in LIMITS[name].items():
        patch.setattr(cuda_row_plan, limit, value)


def texts(seed: int, target: Target) -> list[str]:
    """The kernels of a program in its first size."""
    random = RandomProgram(Proportional(seed), shapes(*random_sizes(seed)[0]))
    collected = random.program.collect([random.values[root].node for root in random.roots()])
    codes = Writer(target).compile(collected.graph).codes.values()
    return [launch.text for code in codes for launch in code.launches]


@needs_gxx
@pytest.mark.parametrize("name", LIMITS)
def test_with_other_limits(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    target, reaching = Target(multiprocessors=8), []
    for seed in range(5000, 5024):
        usual = texts(seed, target)
        with pytest.MonkeyPatch.context() as patch:
            set_limits(patch, name)
            if texts(seed, target) != usual:
                reaching.append(seed)
        if len(reaching) == 2:
            break
    assert len(reaching) == 2
    set_limits(monkeypatch, name)
    check(reaching, target)


def check_nvcc(seeds: Sequence[int]) -> None:
    writer, codes = Writer(SMALL), []
    for seed in seeds:
        families = SizeFamilies(16)
        for n, m in random_sizes(seed)[:3]:
            random = RandomProgram(Proportional(seed), shapes(n, m))
            collected = random.program.collect([random.values[r].node for r in random.roots()])
            found = families.make(writer, "cuda", collected.graph)  # type: ignore[arg-type]
            written: Any = found.program
            codes += written.codes.values()
    assert sum(bool(launch.sizes) for code in codes for launch in code.launches) >= len(seeds)
    cubin, log = Nvcc().compile(module_source(kernel_texts(codes)[0]), "sm_90")
    assert cubin.startswith(b"\x7fELF")
    # Some of the programs divide by zero, which it points out.
    assert set(re.findall(r"warning #(\d+)", log)) <= {"39"}


@needs_nvcc
def test_nvcc_takes_kernels_for_sizes() -> None:
    check_nvcc(range(6))


@pytest.mark.stress
@needs_nvcc
@pytest.mark.parametrize("part", range(3))
def test_nvcc_takes_many_kernels_for_sizes(part: int) -> None:
    check_nvcc(range(20 * part, 20 * (part + 1)))


@pytest.mark.stress
@needs_gxx
@pytest.mark.parametrize("name", LIMITS)
def test_many_programs_with_other_limits(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    set_limits(monkeypatch, name)
    check(range(5000, 5200), Target(multiprocessors=8))


@pytest.mark.stress
@needs_gxx
@pytest.mark.parametrize("part", range(10))
def test_many_random_programs_in_random_sizes(part: int) -> None:
    check(range(100_000 + 200 * part, 100_200 + 200 * part))
