"""How the threads of a device share the records of a call: in which steps and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.compiler.fused_graph import Product

PIECES_PER_THREAD = 4
"""So many pieces that a thread which comes late, or is slower, does fewer of them."""
PIECE_MULTIPLE = 64
"""Pieces of elements or columns are whole cache lines, and whole vectors, of any dtype."""

WORK_PER_TASK = 200_000
"""Instructions of loops, about, below which another thread costs more than it helps."""
MIN_SHARED_PRODUCTS = 1_000_000
"""Multiplications of a batch below which another thread costs more than it helps."""
PRODUCTS_PER_CALL = 16_000
"""Multiplications, of large matrices, that take as long as calling BLAS for small ones does."""
MIN_PART_PRODUCTS = 1 << 19
"""Multiplications below which a part of a product is not worth being done apart."""
MIN_PART = 16
"""Rows or columns below which a part of a product takes longer than it should."""
FREE_PART = 256
"""Rows or columns from which on a part takes no longer than as a part of a larger one, by more than
2 %, for what is packed anew for it."""
FREE_PACKING = 1.25
"""How much more of the matrices may be packed for that, at the most."""
PART_MULTIPLE = 16
"""Rows or columns that BLAS does at a time, or a multiple of them."""


def shared_chunk(total: int, threads: int) -> int:
    """How many of so many pieces one thread does at a time, where threads share them."""
    return -(-total // (PIECES_PER_THREAD * threads))


def chunk_of(total: int, work: int, by_row: bool, threads: int) -> int:
    """How many elements, rows or columns of a loop one thread does at a time.

    ``total``: how many there are, each of them so much ``work``. ``by_row``: they are rows.
    """
    grain = max(1, WORK_PER_TASK // max(1, work))
    if threads == 1 or total <= grain:
        return total
    chunk = max(grain, shared_chunk(total, threads))
    if not by_row:
        chunk = -(-chunk // PIECE_MULTIPLE) * PIECE_MULTIPLE
    return min(chunk, total)


def share_of_loop(total: int, work: int) -> float:
    """The work of a loop as a part of what is worth another thread."""
    return total * work / WORK_PER_TASK


def share_of_product(product: Product) -> float:
    """The work of products as a part of what is worth another thread."""
    return _work(product) / MIN_SHARED_PRODUCTS


def _work(product: Product) -> int:
    """The multiplications of a batch, and what its calls are worth in them."""
    one = product.rows * product.inner * product.columns
    return product.batch * (one + PRODUCTS_PER_CALL)


def together(shares: Sequence[float], alone: Sequence[bool]) -> list[range]:
    """The records that are one step of the threads that share a call.

    ``shares`` are their work, as parts of what is worth another thread, and ``alone`` those that
    one thread does. Small ones that follow one another are one step, so that threads need not hand
    them to each other one by one.
    """
    groups: list[range] = []
    share = 0.0
    may_follow = False
    for place, (own, is_alone) in enumerate(zip(shares, alone, strict=True)):
        more = own if is_alone else 1.0
        if may_follow and share + more < 1.0:
            groups[-1] = range(groups[-1].start, place + 1)
            share += more
        else:
            groups.append(range(place, place + 1))
            share = more
        may_follow = is_alone
    return groups


class Division(NamedTuple):
    """The parts of each product of a batch: some rows and columns of its result."""

    rows: int
    """The rows of a part; those at the bottom may have fewer."""
    columns: int
    """The columns of a part; those at the right may have fewer."""
    across: int
    """How many parts are beside each other."""
    parts: int
    """How many parts a product has."""
    chunk: int
    """How many parts of the batch one thread does at a time."""


def divided(product: Product, threads: int) -> Division:
    """How a batch of products is divided among so many threads.

    It depends on nothing else, so that the same numbers come out whoever helps.
    """
    batch, rows, columns = product.batch, product.rows, product.columns
    one = rows * product.inner * columns
    if threads == 1 or _work(product) < MIN_SHARED_PRODUCTS:
        return Division(rows, columns, 1, 1, batch)
    found = _best_grid(product, min(-(-threads // batch), one // MIN_PART_PRODUCTS), MIN_PART)
    if batch == 1 and found.parts == threads:
        found = _finer(product, found, threads)
    return found._replace(chunk=shared_chunk(batch * found.parts, threads))


def _best_grid(product: Product, wanted: int, least: int) -> Division:
    """The parts that are nearest to as many as are wanted, of ``least`` rows or columns or more."""
    rows, columns, wanted = product.rows, product.columns, max(1, wanted)
    grids = [_grid(rows, columns, wanted, across, least) for across in range(1, wanted + 1)]
    return min(grids, key=lambda grid: (-min(grid.parts, wanted), _packed(product, grid)))


def _packed(product: Product, grid: Division) -> int:
    """What is packed of the matrices, in lines of the length of their inner axis."""
    # All of the left matrix is packed for each column of parts, of the right one for each row.
    return grid.across * product.rows + grid.parts // grid.across * product.columns


def _finer(product: Product, parts: Division, threads: int) -> Division:
    """More parts than there are threads, if that costs next to nothing, as where rows are few.

    Then a thread does less that comes late, or whose CPU the event loop uses as well.
    """
    for pieces in range(PIECES_PER_THREAD, 1, -1):
        grid = _best_grid(product, threads * pieces, FREE_PART)
        if (
            grid.parts == threads * pieces
            and grid.rows * grid.columns * pieces <= parts.rows * parts.columns
            and _packed(product, grid) <= FREE_PACKING * _packed(product, parts)
        ):
            return grid
    return parts


def _grid(rows: int, columns: int, wanted: int, across: int, least: int) -> Division:
    """About as many parts as are wanted, so many of them beside each other."""
    part_rows = _part(rows, -(-wanted // across), least)
    part_columns = _part(columns, across, least)
    across = -(-columns // part_columns)
    return Division(part_rows, part_columns, across, across * -(-rows // part_rows), 1)


def _part(length: int, parts: int, least: int) -> int:
    """The length of each of about so many parts."""
    part = -(-length // parts)
    return min(length, max(least, -(-part // PART_MULTIPLE) * PART_MULTIPLE))
