"""A matrix times a vector, by functions of the native runtime: see `MatrixVector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.records import Entry, product_buffers
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fusion.matrix_vector import MatrixVector, matrix_vector
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

VECTOR_BYTES, TOGETHER = 64, 4
"""Bytes of a vector, and rows or panels that are read side by side, as in matrix_vector.c."""
WIDE = 32
"""Panels beside each other that are read as fast as whole columns, about."""


class MatrixVectorRecord(NamedTuple):
    """A product, and the function for such. Its iterations are rows of a matrix that is stored by
    rows, else panels of the result, of as many elements as a vector has."""

    function: int
    product: MatrixVector

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.product.left.value, self.product.right.value)

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.product.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(self._total, self._work)

    @property
    def _total(self) -> int:
        product = self.product
        if not product.left.transposed:
            return product.rows
        return -(-product.rows * product.itemsize // VECTOR_BYTES)

    @property
    def _work(self) -> int:
        """The elements of an iteration, each of which counts as an instruction: what takes time is
        that they come from memory."""
        product = self.product
        return product.inner * (VECTOR_BYTES // product.itemsize if product.left.transposed else 1)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        product, itemsize, total = self.product, self.product.itemsize, self._total
        numbers = [product.rows, product.inner, product.left.leading * itemsize]
        chunk = chunk_of(total, self._work, True, threads)
        if chunk < total:  # pieces of one length, of whole groups of rows, or not too narrow
            chunk = -(-total // max(threads, total // chunk))
            if product.left.transposed:
                chunk = max(chunk, min(WIDE, max(TOGETHER, -(-total // threads))))
            elif total >= threads * TOGETHER:
                chunk = -(-chunk // TOGETHER) * TOGETHER
        buffers = product_buffers(product, itemsize)
        return Entry(self.function, total, chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> MatrixVectorRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        product = self.product.resolved(resolver)
        assert isinstance(product, MatrixVector)
        return untracked(self._replace(product=untracked(product)))


def _records(target: NativeTarget, products: Sequence[MatrixVector]) -> list[MatrixVectorRecord]:
    functions = target.engine.unit("matrix_vector", target.cache)
    records = []
    for product in products:
        dtype = target.fused.graph.types[product.value].dtype
        stored = "columns" if product.left.transposed else "rows"
        function = functions[f"lazyasync_{stored}_times_vector_{dtype.char}"]
        records.append(untracked(MatrixVectorRecord(function, untracked(product.without_needs()))))
    return records


EMITTERS[MatrixVector] = Emitter(records=_records, rule=matrix_vector)
