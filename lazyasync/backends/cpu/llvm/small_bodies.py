"""Which loops over regions are few numbers, each of which is computed by itself."""

from __future__ import annotations

import math
from collections.abc import Collection

from lazyasync.backends.cpu.llvm.calls_in_loops import CallInLoop
from lazyasync.backends.cpu.llvm.draws import Drawing
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter
from lazyasync.backends.cpu.llvm.folds import goes_in_order
from lazyasync.backends.cpu.llvm.small_draws import can_draw, work_of_draw
from lazyasync.backends.cpu.llvm.small_tables import (
    ACCESS_WORK,
    access_of,
    reads_sizes,
    tables_of,
)
from lazyasync.compiler.fused_graph import Loop, Piece
from lazyasync.compiler.fusion.assemblies import Assembly
from lazyasync.compiler.fusion.chosen import Chosen
from lazyasync.compiler.fusion.direct_products import DirectProduct
from lazyasync.compiler.fusion.parts import Part
from lazyasync.compiler.fusion.repeated import Repeated
from lazyasync.compiler.loop_passes import cost
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType

MAX_ELEMENTS = 16
"""Elements of a value. More are better computed by vectors, in loops."""
MAX_CALLED = 4
"""Elements of which functions of the C library are called one by one; loops do several at once."""
_NUMBERS = "?fdbhilqBHILQ"
"""The dtypes that are written, by their characters."""
MAX_WORK = 1024
"""Instructions of an iteration, about, of which LLVM makes code quickly enough."""
MAX_CARRIED = 32
"""Elements that are carried, of which more do not stay in registers."""


def is_small(loop: Repeated) -> bool:
    """Whether an iteration is few numbers, each computed by itself.

    Vectors of functions of the C library are left to loops, which have better ones for several.
    """
    tables = tables_of(loop)
    if tables is None:
        return False
    region, work = loop.region, 0
    for part in loop.parts.values():
        given = part.fused.graph.arguments
        items = given[region.constants + region.carries :]
        needed = _work_of(part, {*given[: region.constants], *items, *part.numbered}, False)
        if needed is None or reads_sizes(part):
            return False
        work += needed
    body = loop.body.fused.graph
    carried = [
        body.arguments[region.constants + position]
        for position in range(region.carries)
        if position not in tables
    ]
    return work <= MAX_WORK and sum([_count(body.types[v]) or 0 for v in carried]) <= MAX_CARRIED


def _work_of(part: Part, memory: Collection[int], is_branch: bool) -> int | None:
    """About how many instructions a part is; None if it is more than few numbers.

    ``memory`` are the values that no iteration changes: of these branches may pick elements.
    """
    total = 0
    for piece in part.fused.pieces:
        if isinstance(piece, Chosen):
            work = _work_of_branches(piece, part, memory)
        elif is_branch and isinstance(piece, CallInLoop):
            access = access_of(piece, part.fused.graph.types[piece.value].dtype)
            how = "" if access is None else access.how
            is_known = how == "join" or (how == "pick" and piece.sources[0][0] in memory)
            work = ACCESS_WORK * len(piece.sources) if is_known else None
        elif isinstance(piece, Assembly):
            type = part.fused.graph.types[piece.value]
            is_few = (
                _count(type) or MAX_ELEMENTS + 1
            ) <= MAX_ELEMENTS and type.dtype.kind in "fiub"
            work = type.size if is_few and type.dtype.char != "e" else None
        else:
            work = _work_of_piece(piece)
        if work is None:
            return None
        total += work
    return total


def _work_of_branches(piece: Chosen, part: Part, memory: Collection[int]) -> int | None:
    total = 0
    bases = [part.fused.geometries[operand].base for operand in piece.operands[1:]]
    for branch in piece.branches:
        graph = branch.part.fused.graph
        handed = [graph.arguments[place] for place in branch.handed.values()]
        made = [_count(graph.types[value]) for value in (*handed, *graph.roots)]
        if any(count is None or count > MAX_ELEMENTS for count in made):
            return None
        if any(_count(graph.types[value]) is None for value in graph.arguments):
            return None
        given = zip(graph.arguments, bases, strict=True)
        known = {argument for argument, base in given if base in memory}
        work = _work_of(branch.part, known.union(branch.part.numbered), True)
        if work is None:
            return None
        total += work
    return total


def _work_of_piece(piece: Piece) -> int | None:
    if isinstance(piece, CallInLoop):
        return ACCESS_WORK * len(piece.sources)
    if isinstance(piece, Drawing):
        return work_of_draw(piece) if can_draw(piece, MAX_ELEMENTS) else None
    if isinstance(piece, DirectProduct):
        product = piece.product
        if not piece.by_element or product.rows * product.columns > MAX_ELEMENTS:
            return None
        return 2 * product.rows * product.columns * product.inner
    if not isinstance(piece, Loop) or piece.by_column:
        return None
    # Sizes that stand for any number are none of code.
    if any(type(length) is not int for length in piece.domain):
        return None
    if piece.size > MAX_ELEMENTS or not (piece.rows is None or goes_in_order(piece)):
        return None
    work = 0
    for member in piece.members.values():
        work += cost(member.expression) * piece.size
        if piece.size > MAX_CALLED and _calls(LlvmWriter(), member.expression):
            return None
    return work


def _calls(writer: LlvmWriter, expression: Expression) -> bool:
    """Whether an expression calls functions of the C library."""
    writer.value(expression, lambda part: "%x", {})
    return bool(writer.functions)


def _count(type: TensorType) -> int | None:
    """The elements of a type; None where that is not known."""
    return None if any(not isinstance(n, int) for n in type.shape) else math.prod(type.shape)
