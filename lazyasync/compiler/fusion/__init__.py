"""Fusion: the operations of a graph become few loops, by a table of rules.

Each value becomes what the first rule says that fits it:

| a value | becomes | if |
|---|---|---|
| a view | a way of reading | its elements are in memory as it has them |
| a view that somebody gets | the place of what it is of | that is all of it, and computed |
| what depends on nothing | a constant | it is small, and nobody gets it |
| a whole, in another order | the order of the loop it reads | nobody else needs that loop |
| a product, transposed | the product of both transposed | nobody else needs that product |
| elementwise, of a loop's shape | part of that loop | it reads it at the same place, or per row |
| elementwise, one element per row | part of that loop | it reads per row what is computed there |
| a reduction of the last axes | part of its operand's loop | that reduces no other axes |
| a reduction of the first axes | part of its operand's loop | that reduces no last ones |
| a reduction of other axes | loops, one after the other | code is generated for that |
| a product with a vector | a reduction, in a loop of its own | matrices are read as they lie |
| a product of matrices | a product | they are stored row by row, or column by column |
| anything else | a call of its own kernel | |

A value joins a loop only if none of its other operands depends on that loop; otherwise it begins a
loop of its own. What a view must copy, as for a transposed matrix in one row, is elementwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import elementwise
from lazyasync.compiler.fusion.products import product
from lazyasync.compiler.fusion.recomputation import Recomputation, recompute
from lazyasync.compiler.fusion.reducing import reduction
from lazyasync.compiler.fusion.vector_products import vector_product
from lazyasync.compiler.fusion.views import reordered, view
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.node import OperationKind

Rule: TypeAlias = Callable[[FusionBuilder, int], bool]
"""Makes a value what the rule says, if it fits; and whether it does."""


def fuse(
    graph: PrimitiveGraph,
    products: str = "fd",
    *,
    groups: bool = False,
    constants: bool = False,
    converts_half: bool = False,
    vectors: bool = False,
    splits: bool = False,
    blocks: bool = False,
    of_parts: bool = False,
    copies: Rule | None = None,
    is_region: bool = False,
    recomputation: Recomputation | None = None,
    rules: Sequence[Rule] = (),
    passes: Sequence[Callable[[FusionBuilder], None]] = (),
) -> FusedGraph:
    """The loops, products and calls of a graph, in an order in which they can run.

    ``products`` are the dtypes, by their characters, whose matrix products are told apart, with
    ``groups`` those of batches in groups as well, and in a region those with vectors. Others
    stay calls of their kernels, and without ``constants`` so does what depends on nothing; with it,
    loops load what a mean divides by, so that they are the same code for other lengths. With
    ``converts_half`` loops convert float16 to float32, and back, and with ``vectors`` they do
    products with vectors. With ``splits`` reductions of any axes are loops, in several steps if
    need be, and with ``blocks`` long rows are reduced in parts; with ``of_parts`` loops compute
    with complex numbers. ``copies`` is the rule for views that somebody gets, else they are
    called. ``rules`` are those for kinds of pieces of the caller's, which come before all others
    but those for what costs nothing; ``passes`` change the pieces that there are in the end.
    """
    all_rules: tuple[Rule, ...] = (
        view,
        *((FusionBuilder.keep_constant,) if constants else ()),
        *rules,
        reordered,
        elementwise,
        reduction,
        *((vector_product,) if vectors else ()),
        partial(product, groups=groups),
    )
    builder = FusionBuilder(
        graph,
        products,
        converts_half,
        loads_counts=constants,
        splits=splits,
        blocks=blocks,
        of_parts=of_parts,
        copies=copies,
        is_region=is_region,
    )
    _make_pieces(builder, all_rules)
    if recomputation is not None:
        recompute(builder, recomputation)
    for change in passes:
        change(builder)
    return builder.finished()


def unfused_calls(graph: PrimitiveGraph) -> FusedGraph:
    """The same without loops and products: only the rule for views holds, and all else is calls."""
    builder = FusionBuilder(graph)
    _make_pieces(builder, (view,))
    return builder.finished()


def _make_pieces(builder: FusionBuilder, rules: Sequence[Rule]) -> None:
    """Makes of the values of a graph what they become by rules; calls, where none fits."""
    graph = builder.graph
    given = frozenset(graph.arguments)
    for value in list(graph.order):  # to which rules may add
        pause()
        builder.lay_out(value)
        operation = graph.nodes[value].operation
        if value in given or operation.kind is OperationKind.LEAF:
            continue
        if operation.name in graph.unfused or not any(rule(builder, value) for rule in rules):
            builder.call(value)
