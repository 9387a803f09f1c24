"""Which numbers of a graph vary from one size to the next, found by comparing samples.

Graphs are recorded with the lengths that tensors have. Of two that differ in nothing but numbers,
those that differ are sizes: equal ones are the same symbol, and others are told from it where they
are a multiple, a sum or a product in all samples. This is a guess, for which there are two checks:
a pattern gives the symbols of another graph only if that has all of its other numbers, and what is
compiled for it holds under conditions; see `lazyasync.ir.sizes`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import combinations_with_replacement

import numpy as np

from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.ir.leaves import SLOT_OPERATIONS
from lazyasync.ir.node import Attributes, Node, Operation, OperationKind
from lazyasync.ir.repeated_regions import LOOPS
from lazyasync.ir.sizes import LEAST, SizeScope, Terms, attribute_parts, replaced
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.named_tuples import NamedTuple

MAX_SYMBOLS = 16
"""Symbols of one pattern. A program that varies in more ways than that is compiled as it is."""

INTEGER, LENGTH, GIVEN = range(3)
"""A number is an integer of attributes, the length of an axis, or that of an argument's axis."""


class GraphNumbers(NamedTuple):
    """A graph taken apart: equal skeletons mean that nothing but numbers differs."""

    skeleton: Hashable
    numbers: np.ndarray
    """The integers of attributes and the lengths of axes, value by value, as int64.

    Attributes have regions, whose numbers are among them.
    """
    kinds: np.ndarray
    """What each of them is: `INTEGER`, `LENGTH` or `GIVEN`."""
    carried: np.ndarray
    """The positions of lengths of what loops carry from one iteration to the next.

    Their code depends on these more than on any other: that for one length keeps a state in
    registers, and knows the products of a cell.
    """


def numbers_of(key: GraphKey) -> GraphNumbers | None:
    """The skeleton and the numbers of a graph; None if there are none that could vary."""
    skeleton: list[Hashable] = []
    numbers: list[int] = []
    kinds: list[int] = []
    carried: list[int] = []
    begins: list[int] = []
    columns = zip(key.operations, key.attributes, key.types, strict=True)
    for value, (operation, attributes, type) in enumerate(columns):
        if attributes:
            loop = LOOPS.of(operation)
            if loop is not None:
                operands = key.operands[value]
                region = loop(attributes, len(operands))
                first, last = region.constants, region.constants + region.carries
                for operand in operands[first:last]:
                    begin = begins[operand]
                    carried += range(begin, begin + len(key.types[operand].shape))
            parts = attribute_parts(attributes)
            skeleton.append(parts.rest)
            numbers += parts.integers
            kinds += [LENGTH if certain else INTEGER for certain in parts.are_lengths]
        begins.append(len(numbers))
        kinds += [GIVEN if operation in SLOT_OPERATIONS else LENGTH] * len(type.shape)
        skeleton.append((type.dtype, len(type.shape)))
        numbers += type.shape
    try:
        array = np.array(numbers, np.int64)
    except OverflowError:
        return None
    if not array.size or array.max() < LEAST:
        return None
    whole = (key.operations, key.operands, key.roots, untracked(tuple(skeleton)))
    return GraphNumbers(
        untracked(whole), array, np.array(kinds, np.int8), np.array(carried, np.intp)
    )


def may_vary(one: GraphNumbers, other: np.ndarray) -> bool:
    """Whether no length is 0 or 1 in one graph and something else in another of its skeleton."""
    lengths = (one.kinds != INTEGER) & (one.numbers != other)
    return bool(np.minimum(one.numbers, other)[lengths].min(initial=LEAST) >= LEAST)


class SizePattern:
    """The numbers that are the same in all graphs of a kind, and the expressions of the others."""

    __slots__ = (
        "_constant",
        "_expression_of",
        "_lengths",
        "_numbers",
        "_varying",
        "expressions",
        "length",
        "symbols",
    )

    def __init__(
        self,
        numbers: np.ndarray,
        varying: np.ndarray,
        is_length: np.ndarray,
        expression_of: np.ndarray,
        expressions: Sequence[Terms],
        symbols: int,
    ) -> None:
        self._varying = varying
        """The positions of the numbers that vary."""
        self._lengths = varying[is_length]
        """Those of lengths among them, which are neither 0 nor 1."""
        self._expression_of = expression_of
        """Which expression each of them is."""
        constant = np.ones(len(numbers), bool)
        constant[varying] = False
        self._constant = np.flatnonzero(constant)
        self._numbers = numbers[self._constant]
        self.expressions = expressions
        """The polynomials that they are, the symbols themselves first."""
        self.length = len(numbers)
        """How many numbers a graph has."""
        self.symbols = symbols
        """How many symbols there are."""
        untrack(self)

    def match(self, numbers: np.ndarray) -> list[int] | None:
        """The symbols of a graph with these numbers; None if it does not fit."""
        if not np.array_equal(numbers[self._constant], self._numbers):
            return None
        found = numbers[self._varying]
        if numbers[self._lengths].min(initial=LEAST) < LEAST:
            return None
        values = []
        for symbol in range(self.symbols):
            values.append(int(found[int(np.argmax(self._expression_of == symbol))]))
        if min(values) < LEAST:
            return None
        scope = SizeScope(values)
        expected = np.array([scope.value(terms) for terms in self.expressions])
        return values if np.array_equal(found, expected[self._expression_of]) else None

    def coincides(self, values: Sequence[int]) -> bool:
        """Whether for these symbols a number that varies is equal to one that does not."""
        scope = SizeScope(values)
        return bool(
            np.isin([scope.value(terms) for terms in self.expressions], self._numbers).any()
        )

    def positions(self, symbols: Sequence[int]) -> frozenset[int]:
        """Where among the numbers of a graph some of the symbols are."""
        found = self._varying[np.isin(self._expression_of, symbols)]
        return frozenset(found.tolist())

    def sizes(self, scope: SizeScope) -> dict[int, int]:
        """The sizes, by position among the numbers of a graph."""
        sizes = [scope.size(dict(terms)) for terms in self.expressions]
        return {
            int(position): sizes[int(expression)]
            for position, expression in zip(self._varying, self._expression_of, strict=True)
        }


def find_pattern(samples: Sequence[np.ndarray], kinds: np.ndarray) -> SizePattern | None:
    """What the numbers of graphs with one skeleton have in common; None if there is no pattern.

    ``kinds`` says what each number is. What varies is made of lengths of arguments, if it can be.
    """
    table = np.stack(samples)
    varying = np.flatnonzero((table != table[0]).any(axis=0))
    if not len(varying):
        return None
    columns = [tuple(column) for column in table[:, varying].T.tolist()]
    # The smaller ones first: what is larger is made of them.
    rank: dict[tuple[int, ...], int] = {}
    for column, kind in zip(columns, kinds[varying].tolist(), strict=True):
        rank[column] = max(rank.get(column, INTEGER), kind)
    distinct = sorted(rank, key=lambda column: (-rank[column], sum(column), column))
    symbols: list[tuple[int, ...]] = []
    derived: dict[tuple[int, ...], Terms] = {}
    for column in distinct:
        terms = _expressed(column, symbols)
        if terms is None:
            if min(column) < LEAST or len(symbols) == MAX_SYMBOLS:
                return None
            symbols.append(column)
        else:
            derived[column] = terms
    place = {column: number for number, column in enumerate((*symbols, *derived))}
    itself: list[Terms] = [(((number,), 1),) for number in range(len(symbols))]
    return SizePattern(
        table[0],
        varying,
        kinds[varying] != INTEGER,
        np.array([place[column] for column in columns]),
        (*itself, *derived.values()),
        len(symbols),
    )


def _expressed(column: tuple[int, ...], symbols: Sequence[tuple[int, ...]]) -> Terms | None:
    """What numbers are of symbols, sample by sample, where there is something simple."""
    for number, symbol in enumerate(symbols):
        factor = column[0] // symbol[0]
        if all(found == factor * value for found, value in zip(column, symbol, strict=True)):
            return (((number,), factor),)
    for number, symbol in enumerate(symbols):
        more = column[0] - symbol[0]
        if all(found == value + more for found, value in zip(column, symbol, strict=True)):
            return tuple(sorted({(number,): 1, (): more}.items()))
    for one, other in combinations_with_replacement(range(len(symbols)), 2):
        pairs = list(zip(symbols[one], symbols[other], strict=True))
        factor = column[0] // (pairs[0][0] * pairs[0][1])
        if factor and all(c == factor * a * b for c, (a, b) in zip(column, pairs, strict=True)):
            return (((one, other), factor),)
        if one != other and all(c == a + b for c, (a, b) in zip(column, pairs, strict=True)):
            return (((one,), 1), ((other,), 1))
    return None


def sized_graph(graph: Graph, pattern: SizePattern, scope: SizeScope) -> Graph:
    """A graph with sizes for the numbers that vary.

    The types of what is computed are what shape rules make of those of arguments, so that sizes are
    known by what they are made of. Where a rule cannot work with sizes, they are the pattern's; and
    that a rule says the same as the pattern is a condition, as rules may be users'.
    """
    sizes = pattern.sizes(scope)
    position = 0

    def next_number(number: int) -> int:
        nonlocal position
        position += 1
        return sizes.get(position - 1, number)

    arguments = frozenset(graph.arguments)
    nodes: list[Node] = []
    types: list[TensorType] = []
    attributes_of: list[Attributes] = []
    for value, node in enumerate(graph.nodes):
        attributes = graph.key.attributes[value]
        attributes = replaced(attributes, next_number) if attributes else attributes
        shape = tuple([next_number(length) for length in graph.types[value].shape])
        type = TensorType(shape, graph.types[value].dtype)
        outputs: TensorType | tuple[TensorType, ...] = type
        if value not in arguments and node.operation.kind is not OperationKind.LEAF:
            inputs = tuple([types[operand] for operand in graph.operands[value]])
            where = "" if node.source is None else f", at {node.source}"
            scope.working_on = f"{node.operation.name}{where}"
            outputs = _inferred(node.operation, inputs, attributes, type)
            type = _first(outputs)
        nodes.append(Node(graph.key.operations[value], (), attributes, outputs, node.metadata))
        types.append(type)
        attributes_of.append(attributes)
    scope.working_on = None
    assert position == pattern.length
    key = GraphKey(
        graph.key.operations, graph.key.operands, tuple(attributes_of), tuple(types), graph.roots
    )
    return Graph(tuple(nodes), graph.operands, key.types, graph.arguments, graph.roots, key)


def _inferred(
    operation: Operation,
    inputs: tuple[TensorType, ...],
    attributes: Attributes,
    otherwise: TensorType,
) -> TensorType | tuple[TensorType, ...]:
    try:
        outputs = operation.infer(inputs, attributes)
    except Exception:  # a rule for integers alone
        return otherwise
    found = _first(outputs)
    same = found.dtype == otherwise.dtype and found.shape == otherwise.shape
    return outputs if same else otherwise


def _first(outputs: TensorType | tuple[TensorType, ...]) -> TensorType:
    """The type of the value of a node, whose further outputs are values of their own."""
    return outputs[0] if isinstance(outputs, tuple) else outputs
