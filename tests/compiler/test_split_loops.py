"""What only a reduction reads of a loop that cannot reduce, the loop that reduces computes."""

from __future__ import annotations

import numpy as np
from fusion_sketch import Sketch
from needs import needs_llvm

import lazyasync as la
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.arithmetic import MULTIPLY
from lazyasync.ops.elementwise.functions import EXP, SQUARE


def outer(p: Sketch) -> Node:
    """A loop that reads each of two operands once, over rows of 3 x 4."""
    return p.apply(MULTIPLY, p.tensor(2, 3, 1), p.tensor(2, 1, 4))


def test_squares_are_made_where_they_are_summed_up() -> None:
    p = Sketch()
    each = outer(p)
    sums = p.sum(p.apply(SQUARE, p.apply(EXP, each)), 1, 2)
    assert p.written(each, sums) == [
        "[2, 3, 4]: multiply*",
        "[2, 3, 4] by row: exp square sum*",
    ]


def test_what_nobody_else_needs_is_stored_once() -> None:
    p = Sketch()
    sums = p.sum(p.apply(SQUARE, outer(p)), 1, 2)
    assert p.written(sums) == ["[2, 3, 4]: multiply square*", "[2, 3, 4] by row: sum*"]


def test_what_somebody_else_needs_as_well_stays() -> None:
    p = Sketch()
    each = outer(p)
    squares = p.apply(SQUARE, each)
    assert p.written(each, squares, p.sum(squares, 1, 2)) == [
        "[2, 3, 4]: multiply* square*",
        "[2, 3, 4] by row: sum*",
    ]


@needs_llvm
async def test_clipped_gradients_are_those_of_kernels() -> None:
    """Sums over rows and over columns of outer products, with what they are made of elsewhere."""

    def clipped(a: la.LazyTensor, b: la.LazyTensor) -> tuple[la.LazyTensor, ...]:
        each = la.vmap(la.outer)(a, b)
        squares = la.sum(la.exp(each * 0.1) ** 2, axis=(1, 2))
        scaled = each * (1.0 / (1.0 + squares) ** 0.5)[:, None, None]
        return la.sum(scaled, axis=0), la.max(each + 1.0, axis=0), squares

    random = np.random.default_rng(4)
    for size, m, n in ((5, 3, 4), (8, 33, 70), (64, 10, 1), (1, 5, 6)):
        a, b = random.normal(size=(size, m)), random.normal(size=(size, n))
        each = a[:, :, None] * b[:, None]
        squares = (np.exp(each * 0.1) ** 2).sum((1, 2))
        scaled = each / np.sqrt(1.0 + squares)[:, None, None]
        expected = (scaled.sum(0), (each + 1.0).max(0), squares)
        async with la.open_runtime("cpu:0"):
            for results in (
                clipped(la.asarray(a), la.asarray(b)),
                await la.compile(clipped)(la.asarray(a), la.asarray(b)),
            ):
                for found, exact in zip(results, expected, strict=True):
                    np.testing.assert_allclose(await found.numpy(), exact, rtol=1e-11, atol=1e-11)
