"""Axes of which users say that their length varies, and what a graph is in another length.

A first graph tells nothing of what varies. With an axis that is marked, another sample of it is
made up: the same operations on arguments of other lengths. As with samples that were recorded,
what is found by comparing the two is checked before it is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.size_patterns import GraphNumbers
from lazyasync.ir.sizes import LEAST, attribute_parts, replaced
from lazyasync.ir.types import TensorType
from lazyasync.tensor import DeviceData

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


def other_numbers(
    graph: Graph, taken: GraphNumbers, marked: Mapping[int, frozenset[int]]
) -> np.ndarray | None:
    """The numbers of a graph, which are ``taken``, as in other lengths of marked axes.

    None if there are no such, or operations do not go with them.
    """
    lengths = {
        graph.types[graph.arguments[position]].shape[axis]
        for position, axes in marked.items()
        for axis in axes
    }
    present = set(taken.numbers.tolist())
    changes: dict[int, int] = {}
    for length in sorted(lengths):
        if length >= LEAST:
            other = length + 1
            while other in present or other in changes.values():
                other += 1
            changes[length] = other
    if not changes:
        return None
    numbers = _changed(graph, marked, changes)
    return None if numbers is None else np.array(numbers, np.int64)


def _changed(
    graph: Graph, marked: Mapping[int, frozenset[int]], changes: dict[int, int]
) -> list[int] | None:
    positions = {value: position for position, value in enumerate(graph.arguments)}
    base = dict(changes)
    types: list[TensorType] = []
    numbers: list[int] = []
    for value, operation in enumerate(graph.key.operations):
        type, attributes = graph.types[value], graph.key.attributes[value]
        if value in positions:
            axes = marked.get(positions[value], frozenset())
            shape = tuple(
                [changes.get(n, n) if axis in axes else n for axis, n in enumerate(type.shape)]
            )
            type = TensorType(shape, type.dtype)
        elif operation.kind is not OperationKind.LEAF:
            inputs = tuple([types[operand] for operand in graph.operands[value]])
            for found in _tries(attributes, base, changes):
                try:
                    outputs = operation.infer(inputs, found)
                except Exception:  # these do not go with those lengths
                    continue
                break
            else:
                return None
            attributes = found
            type = outputs[0] if isinstance(outputs, tuple) else outputs
            for old, new in zip(graph.types[value].shape, type.shape, strict=True):
                if old != new:
                    changes.setdefault(old, new)
        numbers += attribute_parts(attributes).integers
        numbers += type.shape
        types.append(type)
    return numbers


def _tries(attributes: Any, base: Mapping[int, int], changes: Mapping[int, int]) -> Iterator[Any]:
    """Attributes with integers changed that may be lengths: all of them first, and at last none."""
    options = []
    for number in attribute_parts(attributes).integers:
        other = _other(number, base, changes)
        options.append([number] if other == number else [other, number])
    for tried, chosen in enumerate(product(*options)):
        if tried == MAX_TRIES:
            break
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
