"""Axes whose length varies, as users say or loops show, and what a graph is in another length.

A first graph tells nothing of what varies. With an axis that is marked, or with a loop, another
sample of it is made up: the same operations on arguments of other lengths. As with samples that
were recorded, what is found by comparing the two is checked before it is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import OperationKind
from lazyasync.ir.repeated_regions import LOOPS
from lazyasync.ir.size_patterns import GraphNumbers
from lazyasync.ir.sizes import LEAST, attribute_parts, replaced
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.multiple import OutputAttributes

MAX_TRIES = 64
"""Ways of changing the integers of one operation's attributes that are tried."""

_marked: WeakKeyDictionary[DeviceData, frozenset[int]] = WeakKeyDictionary()


def mark(data: DeviceData, axes: Iterable[int]) -> None:
    """Takes note that the lengths of some axes of a tensor with data vary."""
    _marked[data] = _marked.get(data, frozenset()).union(axes)


def marked_axes(arguments: Sequence[Any]) -> dict[int, frozenset[int]]:
    """The axes that are marked of the arguments of a graph, by position."""
    if not _marked:
        return {}
    found = {}
    for position, data in enumerate(arguments):
        axes = _marked.get(data) if isinstance(data, DeviceData) else None
        if axes:
            found[position] = axes
    return found


def looped_axes(graph: Graph) -> tuple[dict[int, frozenset[int]], frozenset[int]]:
    """The axes of arguments, by position, along which loops of a graph go, and the loops' lengths.

    An axis is followed from the sequence of a loop through what is computed for all of its items
    before. Where several axes may be meant it is the first one, which is checked later.
    """
    followed: list[tuple[int, int]] = []
    lengths: set[int] = set()
    for value, operation in enumerate(graph.key.operations):
        loop = LOOPS.of(operation)
        if loop is None:
            continue
        operands = graph.operands[value]
        region = loop(graph.key.attributes[value], len(operands))
        if region.length is not None and region.length >= LEAST:
            lengths.add(region.length)
            sequences = operands[region.constants + region.carries :]
            followed += [(sequence, 0) for sequence in sequences]
    positions = {value: position for position, value in enumerate(graph.arguments)}
    found: dict[int, frozenset[int]] = {}
    seen: set[tuple[int, int]] = set()
    while followed:
        value, axis = followed.pop()
        if (value, axis) in seen:
            continue
        seen.add((value, axis))
        if value in positions:
            found.setdefault(positions[value], frozenset([axis]))
        else:
            followed += _axes_before(graph, value, axis)
    return found, frozenset(lengths)


def _axes_before(graph: Graph, value: int, axis: int) -> Iterator[tuple[int, int]]:
    """The axes of a value's operands that one of its own has its length from."""
    kind, shape = graph.key.operations[value].kind, graph.types[value].shape
    if kind is OperationKind.LEAF or kind is OperationKind.MULTIPLE:
        return
    aligned = kind is OperationKind.ELEMENTWISE or kind is OperationKind.PRODUCT
    for place, operand in enumerate(graph.operands[value]):
        given = graph.types[operand].shape
        if not aligned:
            if shape[axis] in given:
                yield operand, given.index(shape[axis])
            continue
        if (
            kind is OperationKind.PRODUCT
            and axis >= len(shape) - 2
            and axis - len(shape) + 2 != place
        ):
            continue  # rows are those of the left matrix, columns those of the right one
        from_end = axis - len(shape)
        if -from_end <= len(given) and given[from_end] == shape[axis]:
            yield operand, len(given) + from_end


def other_numbers(
    graph: Graph,
    taken: GraphNumbers,
    marked: Mapping[int, frozenset[int]],
    lengths: Iterable[int] = (),
) -> np.ndarray | None:
    """The numbers of a graph, which are ``taken``, as in other lengths of marked axes.

    ``lengths`` of loops are others as well. None if there are no such, or operations do not go with
    them.
    """
    varying = {
        *lengths,
        *(
            graph.types[graph.arguments[position]].shape[axis]
            for position, axes in marked.items()
            for axis in axes
        ),
    }
    present = set(taken.numbers.tolist())
    changes: dict[int, int] = {}
    for length in sorted(varying):
        if length >= LEAST:
            other = length + 1
            while other in present or other in changes.values():
                other += 1
            changes[length] = other
    if not changes:
        return None
    for guess in _GUESSES:
        found = _changed(graph, marked, changes, guess)
        if found is not None:
            numbers = np.array(found, np.int64)
            carried = taken.carried if not marked else taken.carried[:0]
            if np.array_equal(numbers[carried], taken.numbers[carried]):
                return numbers
    return None


class _Guess(NamedTuple):
    """What integers of attributes are taken for: a length, or a number that happens to be equal."""

    exactly: bool = False
    """Whether those are left alone at first that are a multiple of a length, or one more or less,
    but no length themselves."""
    given_alone: bool = False
    """Whether those stay of what is given nothing that has changed, save for loops."""


_GUESSES = (_Guess(), _Guess(exactly=True), _Guess(exactly=True, given_alone=True))


def _changed(
    graph: Graph, marked: Mapping[int, frozenset[int]], base: Mapping[int, int], guess: _Guess
) -> list[int] | None:
    """The numbers where lengths have changed; None if operations do not go with that guess."""
    positions = {value: position for position, value in enumerate(graph.arguments)}
    changes = dict(base)
    types: list[TensorType] = []
    several: dict[int, tuple[TensorType, ...]] = {}
    """The types of all outputs of values that have several."""
    numbers: list[int] = []
    for value, operation in enumerate(graph.key.operations):
        type, attributes = graph.types[value], graph.key.attributes[value]
        operands = graph.operands[value]
        if value in positions:
            axes = marked.get(positions[value], frozenset())
            shape = tuple(
                [changes.get(n, n) if axis in axes else n for axis, n in enumerate(type.shape)]
            )
            type = TensorType(shape, type.dtype)
        elif isinstance(attributes, OutputAttributes) and operands[0] in several:
            type = several[operands[0]][attributes.position]
            attributes = attributes._replace(type=type)
        elif operation.kind is not OperationKind.LEAF:
            inputs = tuple([types[operand] for operand in operands])
            is_loop = LOOPS.of(operation) is not None
            if (
                guess.given_alone
                and not is_loop
                and all(types[each] == graph.types[each] for each in operands)
            ):
                tries = iter([attributes])
            else:
                tries = _tries(attributes, base, changes, is_loop, guess.exactly)
            for found in tries:
                try:
                    outputs = operation.infer(inputs, found)
                    if found is attributes or _agree(found):
                        break
                except Exception:  # these do not go with those lengths
                    continue
            else:
                return None
            attributes = found
            if isinstance(outputs, tuple):
                several[value], type = outputs, outputs[0]
            else:
                type = outputs
            for old, new in zip(graph.types[value].shape, type.shape, strict=True):
                if old != new:
                    changes.setdefault(old, new)
        numbers += attribute_parts(attributes).integers
        numbers += type.shape
        types.append(type)
    return numbers


def _agree(attributes: Any) -> bool:
    """Whether the values in the regions of attributes are of the types that come of each other."""
    for _, region in regions_in(attributes) if attributes else ():
        types = region.types
        several: dict[int, tuple[TensorType, ...]] = {}
        taken = set(region.arguments)
        for value, operation in enumerate(region.key.operations):
            found, operands = region.key.attributes[value], region.operands[value]
            if value in taken or operation.kind is OperationKind.LEAF:
                continue
            if isinstance(found, OutputAttributes) and operands[0] in several:
                made: Any = several[operands[0]][found.position]
            else:
                made = operation.infer(tuple([types[operand] for operand in operands]), found)
                if isinstance(made, tuple):
                    several[value], made = made, made[0]
            if made != types[value] or not _agree(found):
                return False
    return True


def _tries(
    attributes: Any,
    base: Mapping[int, int],
    changes: Mapping[int, int],
    is_loop: bool,
    exactly: bool,
) -> Iterator[Any]:
    """Attributes with integers changed that may be lengths.

    First all of them, then each alone, then several; and at last none. The last one of a loop is
    its length, which comes first, and then all that are lengths. With ``exactly`` others begin
    with these.
    """
    numbers = attribute_parts(attributes).integers
    others = [_other(number, base, changes) for number in numbers]
    options = [
        [number] if other == number else [other, number]
        for number, other in zip(numbers, others, strict=True)
    ]
    alone = [
        (*numbers[:place], others[place], *numbers[place + 1 :])
        for place, option in enumerate(options)
        if len(option) > 1
    ]
    lengths = [changes.get(number, number) for number in numbers]
    if is_loop:
        first = [*alone[::-1], lengths, others]
    else:
        first = [*([lengths] if exactly else ()), others, *alone]
    for chosen in islice(chain(first, product(*options)), MAX_TRIES):
        each = iter(chosen)
        yield replaced(attributes, lambda _: next(each))  # noqa: B023 - used up at once
    yield attributes


def _other(number: int, base: Mapping[int, int], changes: Mapping[int, int]) -> int:
    """What an integer probably is in the other lengths."""
    if number in changes:
        return changes[number]
    for length, other in base.items():
        if number > length and not number % length:
            return number // length * other
        if abs(number - length) == 1 and number > 1:
            return number - length + other
    return number
