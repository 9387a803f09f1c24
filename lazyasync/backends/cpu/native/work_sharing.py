"""How the threads of a device share a loop or a batch of products: in pieces of which size."""

from __future__ import annotations

from lazyasync.backends.cpu.native.records import LoopRecord
from lazyasync.compiler.fused_graph import Product

PIECES_PER_THREAD = 4
"""So many pieces that a thread which comes late, or is slower, does fewer of them."""
PIECE_MULTIPLE = 64
"""Pieces of elements or columns are whole cache lines, and whole vectors, of any dtype."""

MAX_ON_ONE_THREAD = 1 << 18
"""Multiplications up to which OpenBLAS does a product on the thread that asks for it."""
MAX_PARTS, MIN_PART = 4, 32
"""Parts of a product that are worth being done apart, and the rows or columns of each."""
MIN_SHARED_PRODUCTS = 1_000_000
"""Multiplications of a batch below which another thread costs more than it helps."""


def chunk_of(loop: LoopRecord, threads: int) -> int:
    """How many elements, rows or columns one thread does at a time."""
    if threads == 1 or loop.total <= loop.grain:
        return loop.total
    chunk = max(loop.grain, -(-loop.total // (PIECES_PER_THREAD * threads)))
    if not loop.by_row:
        chunk = -(-chunk // PIECE_MULTIPLE) * PIECE_MULTIPLE
    return min(chunk, loop.total)


def parts_of(product: Product, threads: int) -> tuple[int, int]:
    """The number of parts of each product of a batch, and how many one thread does at a time.

    BLAS does larger products on threads of its own, and one after the other, also if several
    threads ask for them. That it is to use no other threads could be told only to the whole
    process, and would concern whoever else multiplies at that time.
    """
    one = product.rows * product.inner * product.columns
    if threads > 1 and product.batch > 1 and one * product.batch >= MIN_SHARED_PRODUCTS:
        longer = max(product.rows, product.columns)
        for parts in range(1, MAX_PARTS + 1):
            if one > MAX_ON_ONE_THREAD * parts or longer % parts:
                continue
            if parts == 1 or longer >= MIN_PART * parts:
                return parts, -(-product.batch * parts // (PIECES_PER_THREAD * threads))
    return 1, product.batch
