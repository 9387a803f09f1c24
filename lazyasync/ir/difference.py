"""What tells two graphs apart: found by structure, so that the order of recording does not matter.

A value is known by what is computed below it. So the first value that only one of two graphs has
is where they part: everything it is computed from, they have in common.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from lazyasync.ir.dump import attribute_texts, regions_of, type_text, value_text
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, PARAMETER, SCALAR
from lazyasync.ir.node import Operation
from lazyasync.ir.types import TensorType

DifferenceKind = Literal[
    "none",
    "shape",
    "dtype",
    "scalar",
    "input",
    "attribute",
    "operation",
    "order",
    "operands",
    "root",
]
"""``"scalar"``: a number is baked into one of them; ``"input"``: one is given a tensor that the
other computes; ``"root"``: other tensors are computed for somebody, which mostly means that one
more, or one less, was alive."""


@dataclass(frozen=True, slots=True)
class GraphDifference:
    """The first difference of a graph from another."""

    kind: DifferenceKind
    """What differs."""
    text: str
    """How, in one sentence."""
    value: int | None = None
    """The value of the graph, or, where ``in_other``, of the other one, at which they part."""
    in_other: bool = False
    """Whether only the other graph has what ``value`` is."""


class Structure:
    """A graph as it is compared: values by the structure below them."""

    __slots__ = ("graph", "hashes", "known", "operations", "roots")

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        hashes: list[int] = []
        key = graph.key
        columns = (key.operations, key.operands, key.attributes, key.types)
        for operation, operands, attributes, type in zip(*columns, strict=True):
            below = tuple([hashes[operand] for operand in operands])
            hashes.append(hash((operation, below, attributes, type)))
        self.hashes = hashes
        self.known = frozenset(hashes)
        self.roots = Counter([hashes[root] for root in graph.key.roots])
        self.operations: Counter[Operation] = Counter(key.operations)

    def distance(self, other: Structure) -> tuple[int, int]:
        """How unlike another graph it is: in its operations, then in what has no counterpart."""
        mine, others = self.operations, other.operations
        operations = (mine - others).total() + (others - mine).total()
        return operations, len(self.known ^ other.known)

    def unmatched(self, other: Structure) -> list[int]:
        """The values that ``other`` lacks though it has all they are computed from, in order."""
        known = other.known
        return [
            value
            for value, below in enumerate(self.hashes)
            if below not in known
            and all(self.hashes[operand] in known for operand in self.operands(value))
        ]

    def operation(self, value: int) -> Operation:
        """The operation, or the kind of leaf, of a value."""
        return self.graph.key.operations[value]

    def operands(self, value: int) -> tuple[int, ...]:
        """What a value is computed from; nothing where it is an argument."""
        return self.graph.key.operands[value]

    def attributes(self, value: int) -> Any:
        """What an operation was given besides operands."""
        return self.graph.key.attributes[value]

    def type(self, value: int) -> TensorType:
        """The type of a value."""
        return self.graph.types[value]

    def below(self, value: int) -> tuple[int, ...]:
        """The structures of its operands."""
        return tuple([self.hashes[operand] for operand in self.operands(value)])

    def reader(self, value: int) -> int:
        """The first value that is computed from ``value``; itself, if none is."""
        values = range(value + 1, len(self.hashes))
        return next((each for each in values if value in self.operands(each)), value)

    def takes_number(self, value: int) -> bool:
        """Whether it is a Python number that is no part of the graph, or computed from one."""
        values = (value, *self.operands(value))
        return any(self.operation(each) is SCALAR for each in values)


def first_difference(one: Structure, other: Structure) -> GraphDifference:
    """How ``one`` differs from ``other``."""
    if one.graph.key == other.graph.key:
        return GraphDifference("none", "it is the same graph")
    difference = _other_roots(one, other)
    if difference is not None:
        return difference
    mine, others = one.unmatched(other), other.unmatched(one)
    if mine and others:
        return _changed(one, mine, other, others)
    if mine:
        text = f"it goes on with {value_text(one.graph, mine[0])}, which that graph lacks"
        return GraphDifference("operation", text, mine[0])
    if others:
        text = f"it lacks {value_text(other.graph, others[0])}, which that graph has"
        return GraphDifference("operation", text, others[0], in_other=True)
    return GraphDifference(
        "operands",
        f"the same operations are computed from other combinations of the inputs: "
        f"{len(one.graph.arguments)} inputs, where that graph has {len(other.graph.arguments)}",
    )


def _other_roots(one: Structure, other: Structure) -> GraphDifference | None:
    """The difference where one of them computes all that the other does, for more tensors."""
    for more, fewer, in_other in ((one, other, False), (other, one, True)):
        if fewer.roots < more.roots:
            extra = more.roots - fewer.roots
            value = next(root for root in more.graph.key.roots if more.hashes[root] in extra)
            count = extra.total()
            tensors = "1 live tensor" if count == 1 else f"{count} live tensors"
            named = value_text(more.graph, value)
            first = named if count == 1 else f"the first of them {named}"
            text = f"{tensors} {'fewer' if in_other else 'more'} than in that graph: {first}"
            return GraphDifference("root", text, value, in_other)
    return None


def _changed(
    one: Structure, mine: Sequence[int], other: Structure, others: Sequence[int]
) -> GraphDifference:
    """The difference at the first value that each of them has and the other lacks."""
    value = mine[0]
    computed = _computed_instead(one, mine, other, others)
    if computed is not None:
        text = (
            f"{value_text(one.graph, value)}, {type_text(one.type(value))}, is given where that "
            f"graph computes one by {value_text(other.graph, computed)}"
        )
        return GraphDifference("input", text, value)
    given = _computed_instead(other, others, one, mine)
    if given is not None:
        text = (
            f"it computes {type_text(one.type(given))} by {value_text(one.graph, given)} where "
            f"that graph is given {value_text(other.graph, others[0])}"
        )
        return GraphDifference("input", text, given)
    for baked in mine:
        if one.operation(baked) is CONSTANT and any(map(other.takes_number, others)):
            number = one.attributes(baked).value
            text = f"the number {number} is part of this graph; that graph takes one as an argument"
            return GraphDifference("scalar", text, one.reader(baked))
    for baked in others:
        if other.operation(baked) is CONSTANT and any(map(one.takes_number, mine)):
            number = other.attributes(baked).value
            text = f"it takes a number as an argument; {number} is part of that graph"
            return GraphDifference("scalar", text, next(filter(one.takes_number, mine)))
    counterpart = max(others, key=lambda candidate: _likeness(one, value, other, candidate))
    operation, was = one.operation(value), other.operation(counterpart)
    here, there = value_text(one.graph, value), value_text(other.graph, counterpart)
    kind: DifferenceKind
    if operation is not was:
        return GraphDifference("operation", f"it has {here} where that graph has {there}", value)
    if one.below(value) != other.below(counterpart):
        same = sorted(one.below(value)) == sorted(other.below(counterpart))
        kind = "order" if same else "operands"
        which = "the same operands in another order" if same else "other operands"
        return GraphDifference(kind, f"{here} has {which} than {there} in that graph", value)
    regions = zip(regions_of(one.graph, value), regions_of(other.graph, counterpart), strict=False)
    for (place, region), (_, was_region) in regions:
        inside = first_difference(Structure(region), Structure(was_region))
        if inside.kind != "none":
            return GraphDifference(inside.kind, f"in {place} of {here}, {inside.text}", value)
    changes = [
        f"{text_here} where that graph has {text_there}"
        for text_here, text_there in zip(
            attribute_texts(one.attributes(value)),
            attribute_texts(other.attributes(counterpart)),
            strict=False,
        )
        if text_here != text_there
    ]
    if changes:
        kind = "scalar" if operation is CONSTANT else "attribute"
        return GraphDifference(kind, f"{here} has {' and '.join(changes)}", value)
    type_, was_type = one.type(value), other.type(counterpart)
    kind = "shape" if type_.shape != was_type.shape else "dtype"
    text = f"{here} is {type_text(type_)} where that graph has {type_text(was_type)}"
    return GraphDifference(kind, text, value)


def _computed_instead(
    one: Structure, mine: Sequence[int], other: Structure, others: Sequence[int]
) -> int | None:
    """What ``other`` computes where the first value that only ``one`` has is an argument."""
    if one.operation(mine[0]) is not PARAMETER:
        return None
    if any(other.operation(value) is PARAMETER for value in others):
        return None  # of another type, more likely
    for value, below in enumerate(other.hashes):
        if below not in one.known and other.type(value) is one.type(mine[0]):
            return value
    return None


def _likeness(one: Structure, value: int, other: Structure, candidate: int) -> tuple[Any, ...]:
    """How much a value of another graph looks like what ``value`` was before."""
    type_, was = one.type(value), other.type(candidate)
    below = one.below(value), other.below(candidate)
    return (
        one.operation(value) is other.operation(candidate),
        below[0] == below[1],
        sorted(below[0]) == sorted(below[1]),
        type_.ndim == was.ndim,
        sum(a == b for a, b in zip(type_.shape, was.shape, strict=False)),
        type_.dtype == was.dtype,
        -candidate,
    )
