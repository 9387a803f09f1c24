"""What is copied of a buffer, and where that goes in a result."""

from __future__ import annotations

from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.ir.sizes import SizeResolver


class Source(NamedTuple):
    """What is read of a buffer, in elements, and where it goes in the result."""

    value: int
    offset: int
    strides: tuple[int, ...]
    shape: tuple[int, ...]
    first: int
    steps: tuple[int, ...]

    def resolved(self, resolver: SizeResolver) -> Source:
        """The same with numbers for sizes that stand for any."""
        number, numbers = resolver.number, resolver.numbers
        return Source(
            self.value,
            number(self.offset),
            numbers(self.strides),
            numbers(self.shape),
            number(self.first),
            numbers(self.steps),
        )


def label_of_copy(fused: FusedGraph, value: int) -> str:
    """What a piece is called that copies elements to their places in a value."""
    shape = ", ".join(map(str, fused.graph.types[value].shape))
    return f"copy [{shape}]: {fused.graph.nodes[value].operation.name}"
