"""What a compile does grows with the operations of a graph, and no faster.

Lines of Python are counted, and lines of the text that LLVM is given: the same in every run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from counted_lines import lines_of_python
from graph_programs import Program, TextEngine, needs_llvm

from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.activations import RELU
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import SQRT
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.reductions import MEAN
from lazyasync.ops.reductions.softmax import SOFTMAX

FLOAT = np.dtype(np.float32)
MAX_LINES = 2500
"""Of the text of one loop: what LLVM takes for a function grows faster than its length."""


class Growing(Program):
    """A program of any number of like parts."""

    def tensor(self, *shape: int) -> Node:
        """An argument."""
        return self.argument(np.zeros(shape, FLOAT))

    def sum(self, x: Node, axis: int, *, keepdims: bool = False) -> Node:
        """The sum over an axis."""
        return self.apply(SUM, x, attributes=((axis,), keepdims, FLOAT))

    def mean(self, x: Node) -> Node:
        """The mean of each row."""
        return self.apply(MEAN, x, attributes=((1,), True))

    def norm(self, x: Node) -> Node:
        """Each row less its mean, by its deviation."""
        centered = self.apply(SUBTRACT, x, self.mean(x))
        variance = self.mean(self.apply(MULTIPLY, centered, centered))
        return self.apply(DIVIDE, centered, self.apply(SQRT, variance))


def chain(
    step: Callable[[Growing, Node], Node], *shape: int
) -> Callable[[Growing, int], list[Node]]:
    """Programs that do the same again and again to what they have."""

    def roots(p: Growing, count: int) -> list[Node]:
        x = p.tensor(*shape)
        for _ in range(count):
            x = step(p, x)
        return [x]

    return roots


def independent_sums(p: Growing, count: int) -> list[Node]:
    return [p.sum(p.apply(TANH, p.tensor(3, 5)), 1) for _ in range(count)]


def sum_of_many(p: Growing, count: int) -> list[Node]:
    x = p.tensor(3, 5)
    for _ in range(count):
        x = p.apply(ADD, x, p.tensor(3, 5))
    return [x]


def optimizer(p: Growing, count: int) -> list[Node]:
    roots = []
    for _ in range(count):
        weight, gradient, momentum = (p.tensor(7, 5) for _ in range(3))
        moved = p.apply(ADD, momentum, gradient)
        step = p.apply(DIVIDE, moved, p.apply(SQRT, p.apply(MULTIPLY, gradient, gradient)))
        roots += [moved, p.apply(SUBTRACT, weight, step)]
    return roots


def residual(p: Growing, count: int) -> list[Node]:
    x = p.tensor(4, 8)
    for _ in range(count):
        x = p.apply(ADD, x, p.apply(RELU, p.apply(MATMUL, p.norm(x), p.tensor(8, 8))))
    return [x]


def statistics_of_layers(p: Growing, count: int) -> list[Node]:
    """Of which each is added to one that began with the first layer."""
    x, total = p.tensor(4, 8), p.tensor(4)
    for _ in range(count):
        x = p.apply(MATMUL, x, p.tensor(8, 8))
        total = p.apply(ADD, total, p.sum(x, 1))
    return [x, total]


def layers_that_read_all_before(p: Growing, count: int) -> list[Node]:
    x = everything = p.tensor(4, 8)
    for _ in range(count):
        x = p.apply(TANH, p.apply(MATMUL, everything, p.tensor(8, 8)))
        everything = p.apply(ADD, everything, x)
    return [everything]


FAMILIES: dict[str, Callable[[Growing, int], list[Node]]] = {
    "softmaxes": chain(lambda p, x: p.apply(SOFTMAX, x, attributes=((1,),)), 4, 64),
    "softmaxes of long rows": chain(
        lambda p, x: p.apply(SOFTMAX, x, attributes=((1,),)), 2, 20_000
    ),
    "layer norms": chain(Growing.norm, 4, 64),
    "less the mean": chain(lambda p, x: p.apply(SUBTRACT, x, p.mean(x)), 4, 64),
    "sums of rows": chain(
        lambda p, x: p.apply(MULTIPLY, p.apply(TANH, x), p.sum(x, 1, keepdims=True)), 4, 64
    ),
    "sums of columns": chain(
        lambda p, x: p.apply(MULTIPLY, p.apply(TANH, x), p.sum(x, 0, keepdims=True)), 4, 64
    ),
    "products": chain(lambda p, x: p.apply(TANH, p.apply(MATMUL, x, p.tensor(8, 8))), 4, 8),
    "cheap operations": chain(lambda p, x: p.apply(ADD, p.apply(MULTIPLY, x, x), x), 4, 8),
    "expensive operations": chain(lambda p, x: p.apply(TANH, x), 4, 8),
    "transposes": chain(
        lambda p, x: p.apply(MULTIPLY, p.apply(TRANSPOSE, x, attributes=((1, 0),)), x), 8, 8
    ),
    "calls": chain(lambda p, x: p.apply(TANH, p.apply(CUMSUM, x, attributes=(0, FLOAT))), 4, 8),
    "independent sums": independent_sums,
    "a sum of many": sum_of_many,
    "an optimizer": optimizer,
    "a residual net": residual,
    "statistics of layers": statistics_of_layers,
    "layers that read all before": layers_that_read_all_before,
}


def growing_graph(family: str, count: int) -> Graph:
    """The graph of a program of so many parts."""
    p = Growing()
    return p.collect(FAMILIES[family](p, count)).graph


def check_growth(family: str, count: int, *, loops: bool) -> None:
    """Compiles a program, and one of twice as many parts."""
    lines: list[int] = []
    text: list[int] = []
    for parts in (count, 2 * count):
        graph, counting = growing_graph(family, parts), TextEngine() if loops else None
        compiler: Any = counting and LoopCompiler(counting)  # type: ignore[arg-type]
        lines.append(lines_of_python(lambda c=compiler, of=graph: CpuProgram(of, c)))
        if counting is not None:
            lengths = [found.count("\n") for found in counting.texts]
            assert max(lengths) < MAX_LINES
            text.append(sum(lengths))
    assert lines[1] < 2.1 * lines[0]
    if loops:
        assert text[1] < 2.1 * text[0]


@needs_llvm
@pytest.mark.parametrize("family", FAMILIES)
def test_compiling_takes_time_in_proportion_to_the_operations(family: str) -> None:
    check_growth(family, 50, loops=True)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("family", FAMILIES)
def test_and_so_it_does_without_fusion(family: str) -> None:
    check_growth(family, 50, loops=False)


@pytest.mark.stress
@pytest.mark.parametrize("loops", [False, pytest.param(True, marks=needs_llvm)])
@pytest.mark.parametrize("family", FAMILIES)
def test_long_programs_too(family: str, loops: bool) -> None:
    check_growth(family, 600, loops=loops)
