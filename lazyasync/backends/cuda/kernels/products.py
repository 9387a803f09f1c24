"""Matrix products with what is done to their results before these are stored.

A loop that does nothing but add a vector to each row of a product, and perhaps take a relu of
that, becomes part of the product: its result is then written once, and not read and written again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from lazyasync.compiler.fused_graph import Call, FusedGraph, Load, Loop, Member, Product
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.scalar import Expression, Primitive


@dataclass(eq=False, slots=True)
class FinishedProduct:
    """A product, to each row of which ``bias`` is added; then negative numbers become 0 if
    ``relu``. ``members`` are the values of the loop that did this, ``value`` the last of them.
    """

    product: Product
    value: int
    bias: Load | None = None
    relu: bool = False
    members: tuple[int, ...] = ()


CudaPiece: TypeAlias = Loop | FinishedProduct | Call


def finish_products(fused: FusedGraph, relu: bool) -> list[CudaPiece]:
    """The pieces of a program, in order, with loops that became part of products left out.

    ``relu``: whether the product may take that along as well. cuBLASLt does not say what its relu
    makes of NaN.
    """
    products = {piece.value: piece for piece in fused.pieces if isinstance(piece, Product)}
    readers = Counter(value for piece in fused.pieces for value in set(fused.read_by(piece)))
    roots = frozenset(fused.graph.roots)
    finished: dict[Loop, FinishedProduct] = {}
    for piece in fused.pieces:
        if isinstance(piece, Loop):
            found = _finished(fused, piece, products, relu)
            if found is not None:
                value = found.product.value
                if readers[value] == 1 and value not in roots:
                    finished[piece] = found
    taken = {found.product for found in finished.values()}
    pieces: list[CudaPiece] = []
    for piece in fused.pieces:
        if isinstance(piece, Product):
            if piece not in taken:
                pieces.append(FinishedProduct(piece, piece.value))
        elif isinstance(piece, Loop) and piece in finished:
            pieces.append(finished[piece])
        else:
            pieces.append(piece)
    return pieces


def _finished(
    fused: FusedGraph, loop: Loop, products: dict[int, Product], relu: bool
) -> FinishedProduct | None:
    """The product that a loop does nothing but finish, if it is one."""
    members = list(loop.members.values())
    if loop.rows is not None or len(loop.loads) != 2 or loop.stores != [members[-1].value]:
        return None
    types = fused.graph.types
    for first, second in (loop.loads, reversed(loop.loads)):
        product = products.get(first.value)
        if product is None or types[product.value].shape != loop.domain:
            continue
        if len({types[value].dtype for value in (first.value, second.value, *loop.members)}) != 1:
            continue
        if not _is_whole(first, loop.domain) or not _is_one_row(second, loop.domain):
            continue
        if not _adds(members[0], first, second):
            continue
        if len(members) == 1 or (len(members) == 2 and relu and _is_relu(members[1], members[0])):
            last = members[-1].value
            return FinishedProduct(product, last, second, len(members) == 2, tuple(loop.members))
    return None


def _is_whole(load: Load, shape: Sequence[int]) -> bool:
    """Whether a load reads a buffer of this shape from end to end."""
    strides = zip(load.strides, contiguous_strides(shape), shape, strict=True)
    return load.offset == 0 and all(own == whole for own, whole, length in strides if length > 1)


def _is_one_row(load: Load, shape: Sequence[int]) -> bool:
    """Whether a load reads one row again and again."""
    return load.strides[-1] == 1 and not any(
        stride for stride, length in zip(load.strides[:-1], shape[:-1], strict=True) if length > 1
    )


def _adds(member: Member, first: Load, second: Load) -> bool:
    expression = member.expression
    if member.reduction is not None or expression.primitive is not Primitive.ADD:
        return False
    return {_source(operand) for operand in expression.operands} == {first, second}


def _is_relu(member: Member, before: Member) -> bool:
    expression = member.expression
    if member.reduction is not None or expression.primitive is not Primitive.MAXIMUM:
        return False
    number, zero = expression.operands
    is_zero = zero.primitive is Primitive.CONSTANT and zero.value == 0
    return is_zero and _source(number) == before.value


def _source(operand: Expression) -> Load | int | None:
    """What an expression reads, if it does nothing else."""
    if operand.primitive is not Primitive.INPUT:
        return None
    source: Load | int = operand.value
    return source
