"""Products of batches with several axes, on CUDA: a call of cuBLASLt for each along the last axis.

It is told of one step from a matrix to the next, so it does the last axis of the batch in one call.
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
from lazyasync.ir.types import TensorType

MAX_CALLS = 4
"""Calls of one batch: no more than the kernels that CuPy issues for it, which copies both operands
and the shared ones as often as they are shared."""


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
        arrays = []  # copies are only to be there until all has been issued
        for value in self.operands:
            array = run.operand(value)
            arrays.append(array if array.flags.c_contiguous else array.copy())
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
    type = program.graph.types[piece.value]
    left, right = piece.left, piece.right
    *others, (batch, left_step, right_step) = piece.axes
    kind = ProductKind(
        type.dtype.char,
        Operand(left.leading, left.transposed, left_step),
        Operand(right.leading, right.transposed, right_step),
        piece.rows,
        piece.inner,
        piece.columns,
        batch,
        fast=program.rounds_products,
    )
    itemsize = type.dtype.itemsize
    whole = batch * piece.rows * piece.columns
    places = []
    for number, at in enumerate(itertools.product(*[range(length) for length, _, _ in others])):
        to_left = left.offset + sum([i * step for i, (_, step, _) in zip(at, others, strict=True)])
        to_right = right.offset + sum([i * step for i, (*_, step) in zip(at, others, strict=True)])
        places.append((to_left * itemsize, to_right * itemsize, number * whole * itemsize))
    return BatchedProductStep(kind, (piece.value,), type, reads, tuple(places), releases)


EMITTERS[BatchedProduct] = Emitter(
    _step, rule=partial(batched_product, least=2, most_others=MAX_CALLS)
)
