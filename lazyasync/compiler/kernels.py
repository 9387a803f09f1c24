"""The kernels of a program for whoever measures them: what each is, and what it must do."""

from __future__ import annotations

from typing import Protocol

from lazyasync.ir.graph import Graph
from lazyasync.ir.types import TensorType
from lazyasync.ir.work import graph_flops
from lazyasync.named_tuples import NamedTuple


class Work(NamedTuple):
    """What must be done whatever the program: bytes read or written, each once, and arithmetic."""

    nbytes: int
    flops: float
    dtype: str
    """The character of the dtype that most of it is done in."""


class Kernel(NamedTuple):
    """One kernel of a program: a loop, a matrix product, or the call of a library."""

    program: str
    """The hash of the program's graph, in hexadecimal."""
    number: int
    """Its place among the program's kernels."""
    name: str
    """Its shape and its operations."""
    source: str | None
    """The user's line of the last value that it computes, under `Config.ir_debug`."""
    work: Work


class KernelObserver(Protocol):
    """Whoever measures kernels."""

    def now(self) -> float:
        """The time, in seconds, from any thread."""

    def kernel_ran(self, kernel: Kernel, begin: float, end: float) -> None:
        """Takes note of a run (of each device, one thread)."""


def graph_work(graph: Graph) -> Work:
    """What a whole program must move, its arguments and its results, and what it computes."""
    moved = sum(graph.types[value].nbytes for value in (*graph.arguments, *graph.roots))
    roots = [graph.types[root] for root in graph.roots]
    return Work(moved, graph_flops(graph), max(roots, key=_nbytes).dtype.char if roots else "f")


def _nbytes(type: TensorType) -> int:
    return type.nbytes
