"""Products of batches with several axes, on CUDA: a call of cuBLASLt for each along the longest.

It is told of one step from a matrix to the next, so it does one axis of the batch in one call.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from lazyasync.backends.cuda.cublas import Operand, ProductKind
from lazyasync.backends.cuda.lowering import EMITTERS, Emitter, LoweredProgram
from lazyasync.backends.cuda.steps import BYTES_PER_SECOND, FLOPS_PER_SECOND, OwnStep, Run
from lazyasync.compiler.fusion.batched_products import BatchedProduct, batched_product
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.types import TensorType

MAX_CALLS = 16
"""Calls of one batch; of more, operands are copied for one call. The products of eight sequences of
twelve heads each are eight calls, which read twelve heads where they lie."""


@dataclass(frozen=True, slots=True)
class BatchedProductStep(OwnStep):
    """The calls of a batch; each of ``places`` has the bytes to its first matrices and result."""

    kind: ProductKind
    results: tuple[int]
    type: TensorType
    operands: tuple[int, ...]
    places: tuple[tuple[int, int, int], ...]
    releases: tuple[int, ...]

    @property
    def launches(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return len(self.places)

    @property
    def note(self) -> str:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return f" by cuBLASLt in {len(self.places)} calls"

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `lazyasync.backends.cuda.steps.Step`."""
        kind = self.kind
        flops = 2.0 * kind.rows * kind.inner * kind.columns * kind.batch * len(self.places)
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return max(moved / BYTES_PER_SECOND, flops / FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Issues the products into a new array."""
        arrays = [run.in_order(value) for value in self.operands]
        out = run.new(self.results[0], self.type)
        left, right, result = [array.data.ptr for array in (*arrays, out)]
        for to_left, to_right, to_result in self.places:
            run.device.product(self.kind, left + to_left, right + to_right, result + to_result, 0)


def _step(
    program: LoweredProgram,
    piece: BatchedProduct,
    reads: tuple[int, ...],
    releases: tuple[int, ...],
) -> BatchedProductStep:
    type = program.types_in_memory[piece.value]
    left, right = piece.left, piece.right
    lengths = [length for length, _, _ in piece.axes]
    of_result = contiguous_strides((*lengths, piece.rows * piece.columns))
    axes = [(*axis, step) for axis, step in zip(piece.axes, of_result, strict=False)]
    together = axes.pop(lengths.index(max(lengths)))
    batch, to_next_left, to_next_right, to_next_result = together
    kind = ProductKind(
        type.dtype.char,
        Operand(left.leading, left.transposed, to_next_left),
        Operand(right.leading, right.transposed, to_next_right),
        piece.rows,
        piece.inner,
        piece.columns,
        batch,
        fast=program.rounds_products,
        step=to_next_result,
    )
    itemsize = type.dtype.itemsize
    places = []
    for at in itertools.product(*[range(length) for length, *_ in axes]):
        to = [
            start
            + sum([number * steps[which] for number, (_, *steps) in zip(at, axes, strict=True)])
            for which, start in enumerate((left.offset, right.offset, 0))
        ]
        places.append((to[0] * itemsize, to[1] * itemsize, to[2] * itemsize))
    return BatchedProductStep(kind, (piece.value,), type, reads, tuple(places), releases)


EMITTERS[BatchedProduct] = Emitter(
    _step, rule=partial(batched_product, least=2, most_others=MAX_CALLS)
)
