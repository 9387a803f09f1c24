"""How work is divided: all of it is done, and small things are not handed about."""

from __future__ import annotations

import numpy as np
import pytest

from lazyasync.backends.cpu.native.records import LoopRecord
from lazyasync.backends.cpu.native.work_sharing import (
    FREE_PART,
    PIECES_PER_THREAD,
    WORK_PER_TASK,
    divided,
    together,
)
from lazyasync.compiler.fused_graph import Matrix, Product


def product_of(rows: int, inner: int, columns: int, batch: int = 1) -> Product:
    matrix = Matrix(0, 0, 1, False, 0, 0)
    return Product(0, matrix, matrix, rows, inner, columns, batch, batch)


@pytest.mark.parametrize("threads", [1, 2, 3, 4, 16, 64])
def test_parts_of_products_cover_them(threads: int) -> None:
    generator = np.random.default_rng(threads)
    for _ in range(500):
        rows, inner, columns = (int(2 ** generator.uniform(0, 12)) for _ in range(3))
        batch = int(2 ** generator.uniform(0, 6))
        division = divided(product_of(rows, inner, columns, batch), threads)
        down = division.parts // division.across
        assert division.parts == down * division.across
        assert (down - 1) * division.rows < rows <= down * division.rows
        assert (division.across - 1) * division.columns < columns
        assert columns <= division.across * division.columns
        assert 1 <= division.chunk <= batch * division.parts


def test_a_large_product_of_few_rows_has_parts_for_who_comes_first() -> None:
    division = divided(product_of(64, 2048, 2048), threads=2)
    assert division.parts == 2 * PIECES_PER_THREAD  # a thread whose CPU others use does fewer
    assert division.chunk == 1
    assert (division.rows, division.columns) == (64, FREE_PART)


@pytest.mark.parametrize("columns", [384, 512, 768, 896])
def test_smaller_parts_would_take_longer(columns: int) -> None:
    division = divided(product_of(64, 2048, columns), threads=2)
    assert (division.parts, division.columns) == (2, columns // 2)


def test_no_more_is_packed_than_needs_be() -> None:
    assert divided(product_of(1024, 1024, 1024), threads=2).parts == 2


def test_small_records_that_follow_one_another_are_one_step() -> None:
    small, large = (
        LoopRecord(None, 1, work, False, (1, 0), 1)  # type: ignore[arg-type]
        for work in (WORK_PER_TASK // 5, WORK_PER_TASK)
    )
    records = [small] * 3 + [large] + [small] * 6 + [small]
    alone = [True] * 10 + [False]
    found = [
        (group.start, group.stop) for group in together([record.share for record in records], alone)
    ]
    assert found == [(0, 3), (3, 4), (4, 8), (8, 10), (10, 11)]
