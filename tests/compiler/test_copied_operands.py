"""Operands that are copied for one who reads them: others read what they did."""

from __future__ import annotations

from functools import partial

import numpy as np
from fusion_sketch import Sketch, check_order, written

from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.fusion.batched_products import batched_product
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM

RULE = partial(batched_product, least=2, most_others=2)
"""That of a device which copies operands where there would be more than two batches."""


def fused(p: Sketch, *roots: Node) -> list[str]:
    found = fuse(PrimitiveGraph(p.collect(roots).graph), "fd", groups=True, rules=[RULE])
    check_order(found)
    return written(found)


def operands(p: Sketch) -> tuple[Node, Node]:
    """Matrices whose batches are in another order than in memory."""
    left = p.apply(TRANSPOSE, p.tensor(3, 4, 5, 6, 7), attributes=((2, 1, 0, 3, 4),))
    right = p.apply(TRANSPOSE, p.tensor(3, 5, 4, 7, 6), attributes=((1, 2, 0, 3, 4),))
    return left, right


def test_calls_before_and_behind_read_the_view_itself() -> None:
    p = Sketch()
    left, right = operands(p)
    sums = p.apply(CUMSUM, left, attributes=(0, np.dtype(np.float32)))
    product = p.apply(MATMUL, left, right)
    behind = p.apply(CUMSUM, right, attributes=(0, np.dtype(np.float32)))
    for roots in ((sums, product), (product, sums), (product, behind), (sums, product, behind)):
        found = fused(p, *roots)
        assert found.count("call cumsum") == len(roots) - 1
        assert "product matmul" in found


def test_what_somebody_gets_as_well_is_copied_for_the_product() -> None:
    p = Sketch()
    left, right = operands(p)
    assert "product matmul" in fused(p, left, p.apply(MATMUL, left, right), right)


def test_products_of_the_same_operand_read_the_same_copy() -> None:
    p = Sketch()
    left, right = operands(p)
    other = p.apply(EXP, p.tensor(5, 4, 3, 7, 6))
    found = fused(p, p.apply(MATMUL, left, right), p.apply(MATMUL, left, other))
    assert sorted(found) == [
        "[5, 4, 3, 6, 7]: convert*",
        "[5, 4, 3, 7, 6]: convert*",
        "[5, 4, 3, 7, 6]: exp*",
        "product matmul",
        "product matmul",
    ]
