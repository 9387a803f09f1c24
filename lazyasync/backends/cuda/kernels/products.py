"""Matrix products with what is done to their results before these are stored.

A loop that does nothing but add a vector to each row of a product, and perhaps take a relu of
that, becomes part of the product: its result is then written once, and not read and written again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Load, Loop, Member, Piece, Product
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.scalar import Expression, Primitive
from lazyasync.ir.sizes import SizeResolver


@dataclass(eq=False, slots=True)
class FinishedProduct(Piece):
    """A product, to each row of which ``bias`` is added; then negative numbers become 0 if
    ``relu``. ``members`` are the values of the loop that did this, ``value`` the last of them.
    """

    product: Product
    value: int
    bias: Load | None = None
    relu: bool = False
    members: tuple[int, ...] = ()
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.product.value, *self.members)

    @property
    def writes(self) -> Sequence[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        bias = [] if self.bias is None else [self.bias.value]
        return [*self.product.reads(fused), *bias]

    def resolved(self, resolver: SizeResolver) -> FinishedProduct:
        """See `Piece`."""
        bias = None if self.bias is None else self.bias.resolved(resolver.number)
        return replace(self, product=self.product.resolved(resolver), bias=bias)

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        names = ", ".join([fused.graph.nodes[value].operation.name for value in self.members])
        return f"{self.product.label(fused)}: {names}" if names else self.product.label(fused)

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        finish = [f"  {fused.described(value, ' with it')}" for value in self.members]
        return [fused.described(self.product.value, how), *finish]

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        finish = len(self.members) * fused.graph.types[self.value].size
        return self.product.flops(fused) + finish


def finish_products(fused: FusedGraph, relu: bool) -> FusedGraph:
    """The program with products that are finished, and without loops that became part of them.

    ``relu``: whether the product may take that along as well. cuBLASLt does not say what its relu
    makes of NaN.
    """
    products = {product.value: product for product in fused.of_kind(Product)}
    readers = Counter(value for piece in fused.pieces for value in set(piece.reads(fused)))
    roots = frozenset(fused.outputs)
    instead: dict[Piece, FinishedProduct] = {}
    taken: set[Piece] = set()
    for loop in fused.of_kind(Loop):
        found = _finished(fused, loop, products, relu)
        if found is not None:
            value = found.product.value
            if readers[value] == 1 and value not in roots:
                instead[loop] = found
                taken.add(found.product)
    for product in products.values():
        if product not in taken:
            instead[product] = FinishedProduct(product, product.value)
    pieces = [instead.get(piece, piece) for piece in fused.pieces if piece not in taken]
    return replace(fused, pieces=pieces)


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
