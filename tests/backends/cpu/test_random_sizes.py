"""Random programs in random sizes: one program for all of them computes what NumPy's kernels do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from choices import Proportional
from error_bounds import assert_agrees
from graph_programs import arena_for, argument_values, needs_llvm
from random_programs import RandomProgram

from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.program import CpuProgram, SizedCpuProgram
from lazyasync.ir.graph import Graph
from lazyasync.runtime.scheduler.size_families import SizeFamilies

Sizes = tuple[int, int]


class Compiler:
    """Compiles for the CPU, with loops or without, and counts how."""

    def __init__(self, *, loops: bool) -> None:
        self._compiler = LoopCompiler(engine()) if loops else None
        self.count: Counter[str] = Counter()

    def compile(self, graph: Graph) -> CpuProgram:
        self.count["alone"] += 1
        return CpuProgram(graph, self._compiler)

    def compile_for_sizes(self, graph: Graph) -> SizedCpuProgram:
        self.count["for sizes"] += 1
        return SizedCpuProgram(graph, self._compiler)


def shapes(n: int, m: int) -> Sequence[tuple[int, ...]]:
    """Shapes of two sizes."""
    return (
        *((n,), (n, 5), (3, n), (n, m), (n, 1), (1, n), (2, n, 4), (n, 1, m)),
        *((n, n), (2, 3, 1, n), (n, m, 2), (4, n, m)),
    )


def check(seed: int, sizes: Sequence[Sizes], *, loops: bool) -> Counter[str]:
    """Runs a program in several sizes, one after the other; counts how it was compiled."""
    families, compiler = SizeFamilies(16), Compiler(loops=loops)
    for n, m in sizes:
        random = RandomProgram(Proportional(seed), shapes(n, m))
        roots = random.roots()
        text = "\n".join([f"seed {seed}, sizes {n}, {m}", *random.text, f"return {roots}"])
        collected = random.program.collect([random.values[root].node for root in roots])
        made = families.make(compiler, "cpu", collected.graph)  # type: ignore[arg-type]
        program = made.program
        if not made.compiled:
            compiler.count["found"] += 1
        assert isinstance(program, CpuProgram)
        assert program.fallback is None
        arguments = argument_values(collected)
        bound = program.bind(arena_for(program))
        for _ in range(2):
            with np.errstate(all="ignore"):
                results = bound(arguments)
            for place, root in enumerate(roots):
                actual = results[collected.root_order[place]]
                assert_agrees(random.values[root], actual, f"%{root} of\n{text}")
        program.describe()
        assert all(kernel.work.nbytes >= 0 for kernel in program.kernels())
    failed = [family.failures for family in families._families.values()]
    compiler.count["failures"] += sum(failed)
    return compiler.count


def random_sizes(seed: int) -> list[Sizes]:
    """Two usual sizes first, then any: also nothing, and what is broadcast."""
    random = np.random.default_rng(seed)
    usual = [tuple(random.integers(5, 40, 2).tolist()) for _ in range(4)]
    odd = [tuple(random.choice([0, 1, 2, 3, 17, 64, 65, 130], 2).tolist()) for _ in range(3)]
    return [(n, m) for n, m in (*usual, *odd)]


def check_many(seeds: range, *, loops: bool) -> None:
    """Runs a program for each seed; most of its sizes are found in one program."""
    total: Counter[str] = Counter()
    for seed in seeds:
        total += check(seed, random_sizes(seed), loops=loops)
    assert total["found"] > 2 * len(seeds)
    assert total["for sizes"] < 2 * len(seeds)
    assert total["failures"] < len(seeds) / 50 + 2


@pytest.mark.parametrize("loops", [False, pytest.param(True, marks=needs_llvm)])
def test_random_programs_in_random_sizes(loops: bool) -> None:
    check_many(range(8), loops=loops)


@pytest.mark.stress
@needs_llvm
@pytest.mark.parametrize("part", range(41))
def test_many_random_programs_in_random_sizes(part: int) -> None:
    check_many(range(1000 + 500 * part, 1500 + 500 * part), loops=part < 40)
