"""The derivative of a region: what it needs of the region's values, and what it does with them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from lazyasync.control.regions import (
    Body,
    argument_types,
    follows_from,
    region_alone,
    replayed,
    trace_body,
    with_roots,
    without_unused,
)
from lazyasync.device import Device
from lazyasync.ir.graph import Graph, without_passing
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.types import INEXACT, TensorType
from lazyasync.ops.gradient_marks import ARGUMENT
from lazyasync.ops.multiple import OUTPUT
from lazyasync.recording import adopt, current_context, recording_for, scalar_tensor
from lazyasync.recording.defaults import default_real
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import levels, walked_level
from lazyasync.recording.symbolic_numbers import NUMBER_TYPES
from lazyasync.recording.transfers import current_tape
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import path_between
from lazyasync.transforms.reverse import pull_back

Tensors = Sequence[LazyTensor]
MOST_REMEMBERED = 256
"""Regions whose derivatives are remembered."""


def is_inexact(type: TensorType) -> bool:
    """Whether values of a type are differentiated."""
    return type.dtype.kind in INEXACT


def inexact(types: Sequence[TensorType]) -> list[TensorType]:
    """Those of some types whose values are differentiated."""
    return [type for type in types if is_inexact(type)]


def with_marks(arguments: Tensors, active: Sequence[int]) -> list[LazyTensor]:
    """Arguments, with a node of its own for each that is differentiated by."""
    found = list(arguments)
    for number, place in enumerate(active):
        found[place] = record_one(ARGUMENT, found[place], (number,))
    return found


class Pullback(NamedTuple):
    """The derivative of a region, for the gradients of what it gives in floating dtypes.

    ``whole`` is the region, which also gives what the derivative needs; ``numbers`` are what both
    take from their surroundings, before its arguments. ``derivative`` takes that, then the
    gradients, and gives one for each argument that is ``reached``, of those that are active.

    ``marked`` is the region with the rules that functions in it have for the derivative, which are
    in ``derivative`` already; ``places`` are those of its values in ``whole``, or -1.
    """

    marked: Graph
    places: list[int]
    whole: Graph
    numbers: list[LazyTensor]
    needed: list[int]
    derivative: Graph
    reached: list[bool]


class _Number(NamedTuple):
    """A number that a derivative takes from its surroundings."""

    value: Any
    dtype: np.dtype


_known: dict[Hashable, tuple[Pullback, list[_Number]]] = {}
_lock = Lock()
"""Held by who changes what is remembered: functions are traced in several threads."""


def _remember(table: dict[Any, Any], key: Hashable, value: Any) -> None:
    """Adds to a table, from which the oldest entry goes if it is full."""
    with _lock:
        table[key] = value
        if len(table) > MOST_REMEMBERED:
            del table[next(iter(table))]


def pullback_of(by: str, region: Graph, active: Sequence[int], device: Device) -> Pullback:
    """The derivative of a region by its arguments at some places, which is found once.

    It is part of the derivative that is being recorded, by whose rules functions in it go.
    """
    key = (region, tuple(active), default_real(), walked_level())
    known = _known.get(key)
    if known is not None:
        pullback, numbers = known
        made = [scalar_tensor(*number, None, device, baked=False) for number in numbers]
        return pullback._replace(numbers=made)
    pullback, body = _found(by, region, active, device)
    if all(type(source) in NUMBER_TYPES for source in body.sources):
        numbers = [
            _Number(source, tensor.dtype)
            for source, tensor in zip(body.sources, body.tensors, strict=True)
        ]
        _remember(_known, key, (pullback._replace(numbers=[]), numbers))
    return pullback


def _found(by: str, region: Graph, active: Sequence[int], device: Device) -> tuple[Pullback, Body]:
    types = argument_types(region)
    reached: list[bool] = []
    inner: list[Body] = []

    def whole(*arguments: LazyTensor) -> list[LazyTensor]:
        marked = with_marks(arguments, active)
        roots = replayed(region, marked, device)
        outputs = [root for root in roots if is_inexact(root._node.type)]
        markers = [marked[place]._node for place in active]
        path = path_between([output._node for output in outputs], frozenset(markers), {})

        def back(*cotangents: LazyTensor) -> list[LazyTensor]:
            seeds: dict[Node, LazyTensor] = {}
            for output, cotangent in zip(outputs, cotangents, strict=True):
                node = output._node
                if path.depends[node]:
                    other = seeds.get(node)
                    seeds[node] = cotangent if other is None else other + cotangent
            found: Sequence[LazyTensor | None] = [None] * len(markers)
            if seeds:
                found = pull_back(outputs[0]._recording, path, seeds, markers, {})
            reached[:] = [each is not None for each in found]
            return [each for each in found if each is not None]

        gradients = tuple([output._node.type for output in outputs])
        inner.append(trace_body(by, back, gradients, device, by))
        return [*roots, *inner[0].tensors]

    body = trace_body(by, whole, tuple(types), device, by)
    marked = region_alone(body)
    level = walked_level()
    # Derivatives around this one go by the rules that are left.
    plain, places = without_passing(marked, lambda custom: custom.level >= level)
    needed = list(plain.roots[len(region.roots) :])
    derivative = region_alone(inner[0])
    return Pullback(marked, places, plain, body.tensors, needed, derivative, reached), body


def spread(gradients: Tensors, reached: Sequence[bool]) -> list[LazyTensor | None]:
    """The gradients by all that is active, of those that are reached."""
    found = iter(gradients)
    return [next(found) if each else None for each in reached]


def kept_of(pullback: Pullback, free: frozenset[int]) -> list[int]:
    """The values of the region that have to be kept for its derivative.

    ``free`` are arguments that are there anyway. What follows from these alone, and views of what
    is kept, are computed again.
    """
    graph = pullback.whole
    follows = follows_from(graph, free)
    kept: dict[int, None] = {}
    stack = list(reversed(pullback.needed))
    while stack:
        value = stack.pop()
        if follows[value]:
            continue
        operation = graph.nodes[value].operation
        if operation.kind is OperationKind.VIEW and operation is not OUTPUT:
            stack += graph.operands[value]
        else:
            kept[value] = None
    return list(kept)


# ---- loops whose gradient is going to be asked for -------------------------------------------


class Extended(NamedTuple):
    """What the body of a loop was before it gave what its derivative needs as well."""

    body: Graph
    active: tuple[int, ...]
    level: int
    """That of the derivative."""


_extended: dict[Graph, Extended] = {}


def kept_of_loop(pullback: Pullback, body: Graph, constants: int, carries: int) -> list[int]:
    """The values that have to be kept of each iteration of a loop."""
    shift, fixed = len(pullback.numbers), constants + carries
    places = range(len(body.arguments))
    free = [shift + place for place in places if not constants <= place < fixed]
    return kept_of(pullback, frozenset([*range(shift), *free]))


def extended_body(
    body: Graph, constants: int, carries: int, active: Sequence[int], device: Device
) -> Graph:
    """The body of a loop, which also gives what its derivative needs of each iteration.

    It still has the rules of functions in it, as the derivative may not be found by `body_before`.
    """
    pullback = pullback_of("la.scan", body, active, device)
    kept = kept_of_loop(pullback, body, constants, carries)
    if not kept:
        return body
    roots = [*pullback.marked.roots[: len(body.roots)], *map(pullback.places.index, kept)]
    whole = with_roots(pullback.marked, roots)
    shift = len(pullback.numbers)  # which nothing of this needs
    left = range(shift, shift + len(body.arguments))
    found, used = without_unused(whole, left)
    assert len(used) == len(left)
    _remember(_extended, found, Extended(body, tuple(active), walked_level()))
    return found


def body_before(body: Graph) -> Extended | None:
    """What the body of a loop was before `extended_body`, for the derivative being recorded.

    None if it is none, or forgotten.
    """
    found = _extended.get(body)
    return found if found is not None and found.level == walked_level() else None


class Asked(NamedTuple):
    """A gradient that is going to be asked for: its number, and the operands that it is by."""

    level: int
    places: list[int]


def gradient_asked(operands: Tensors, constants: int, carries: int) -> Asked | None:
    """The innermost gradient that is being taken by operands of a loop, which is by all carries.

    None if there is no such gradient, also where a function is traced for another loop, or to be
    computed again: what it keeps is not there when the gradient is computed.
    """
    active = levels.get()
    if not any(backwards for _, _, backwards in active):
        return None
    recorder = current_context().recorder
    tape = current_tape.get()
    origins = {} if tape is None else tape.origins
    nodes = [
        adopt(recording_for("la.scan", (operand,)), operand)
        if origins
        else operand._node
        if operand._data is None
        else None
        for operand in operands
    ]
    carried = range(constants, constants + carries)
    for number in range(len(active), 0, -1):
        of_recorder, by, backwards = active[number - 1]
        if not backwards or of_recorder is not recorder:
            continue
        markers = frozenset(by)
        path = path_between([node for node in nodes if node is not None], markers, origins)
        depends = [node is not None and path.depends[node] for node in nodes]
        if any(depends):
            places = [
                place
                for place, operand in enumerate(operands)
                if is_inexact(operand._node.type) and (depends[place] or place in carried)
            ]
            return Asked(number, places)
    return None
