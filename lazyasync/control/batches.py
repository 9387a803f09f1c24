"""Loops and branches over batches: `la.vmap` of a function that has them.

The body is recorded anew, for all members. What is carried has an axis for them as soon as an
iteration gives it one. A loop whose condition is another one for each member goes on until it holds
for none of them; those that are done keep their carry. Of branches that are chosen for each member
all are computed. What a member is computed on with, and need not be, has the values of one that
must, wherever an operation may refuse values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from lazyasync.control.branches import record_switch
from lazyasync.control.regions import Body, argument_types, region_alone, trace_body
from lazyasync.control.scan import record_scan
from lazyasync.control.while_loops import record_while
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.rules import BATCHES
from lazyasync.ir.types import TensorType
from lazyasync.ops.control_flow import ADVANCE_STATE, SCAN, SWITCH, WHILE, advance_attributes
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import clip, where
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import arange, zeros
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.reductions.reductions import any as any_of
from lazyasync.ops.reductions.reductions import argmax
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.batches import Application, Draw
from lazyasync.transforms.replay import Value, replay_graph


def _may_fail(region: Graph) -> bool:
    """Whether an operation in a region, or in those of its operations, may refuse its values."""
    key = region.key
    for operation, attributes, type in zip(key.operations, key.attributes, key.types, strict=True):
        inner = [each for _, each in regions_in(attributes)]
        if any(map(_may_fail, inner)) if inner else operation.refuses(type):
            return True
    return False


def _with_those_of(
    wanted: LazyTensor, arguments: Sequence[LazyTensor], batched: Sequence[bool], size: int
) -> list[LazyTensor]:
    """Batches in which the members that are not wanted have the values of one that is."""
    members = where(wanted, arange(size, device=wanted.device), argmax(wanted))
    return [
        take(argument, members, 0) if is_batched else argument
        for argument, is_batched in zip(arguments, batched, strict=True)
    ]


@dataclass(frozen=True)
class _StateOfLoop(Draw):
    """The state that all members of an iteration draw with: of a stream that goes on with it."""

    tensor: LazyTensor

    def state(self, members: int) -> LazyTensor:
        """See `Draw`: what a loop draws has been taken for all members."""
        return self.tensor


def _states(application: Application) -> tuple[list[Any], list[bool]]:
    """The operands, with the states of what all members draw, and which of them these are."""
    operands = list(application.operands)
    are_states = [isinstance(operand, Draw) for operand in operands]
    for place, is_state in enumerate(are_states):
        if is_state:
            operands[place] = operands[place].state(application.size)
    return operands, are_states


def _of_members(type: TensorType, is_batched: bool, size: int) -> TensorType:
    return TensorType((size, *type.shape), type.dtype) if is_batched else type


def _replayed(
    region: Graph,
    arguments: Sequence[LazyTensor],
    batched: Sequence[bool],
    size: int,
    device: Any,
    are_states: Sequence[bool] = (),
) -> list[Value]:
    given = {
        place: Value(tensor, is_batched)
        for place, tensor, is_batched in zip(region.arguments, arguments, batched, strict=True)
    }
    for place, is_state in enumerate(are_states):
        if is_state:
            given[place] = Value(_StateOfLoop(0, None, device, arguments[place]), True)
    values = replay_graph(region, given, size, device)
    return [values[root] for root in region.roots]


def _of_each(value: Value, size: int) -> LazyTensor:
    tensor: LazyTensor = value.value
    return tensor if value.is_batched else broadcast_to(tensor, (size, *tensor.shape))


def _until_settled(
    flags: list[bool], carried: range, trace: Callable[[], tuple[Any, list[bool]]]
) -> Any:
    """Traces a body until the carries that it is given batched are those that it gives so.

    ``flags`` are those of its arguments, and are changed; ``trace`` gives what it made, and the
    flags of its results.
    """
    while True:
        made, results = trace()
        changed = False
        for place, is_batched in zip(carried, results, strict=False):
            if is_batched and not flags[place]:
                flags[place] = changed = True
        if not changed:
            return made


def _has_draws(application: Application) -> bool:
    """Whether members are to draw numbers of their own, for which they are gone over."""
    return any(isinstance(operand, Draw) for operand in application.operands)


def batch_of_scan(application: Application) -> list[LazyTensor] | None:
    """A loop over all members at once."""
    given, are_states = _states(application)
    body, constants, carries, length, reverse = application.attributes
    size, device = application.size, given[0].device
    fixed = constants + carries
    types = argument_types(body)
    flags = list(application.batched)
    results: list[bool] = []

    def member(*arguments: LazyTensor) -> list[LazyTensor]:
        found = _replayed(body, arguments, flags, size, device, are_states)
        results[:] = [value.is_batched for value in found]
        every = [
            _of_each(value, size) if flags[constants + place] else value.value
            for place, value in enumerate(found[:carries])
        ]
        return [*every, *[value.value for value in found[carries:]]]

    def traced() -> tuple[Body, list[bool]]:
        shapes = [
            _of_members(type, flag and not is_state, size)
            for type, flag, is_state in zip(types, flags, are_states, strict=True)
        ]
        made = trace_body("la.vmap", member, tuple(shapes), device, "the body of la.scan")
        return made, results[:carries]

    made = _until_settled(flags, range(constants, fixed), traced)
    operands: list[LazyTensor] = given[:constants]
    for place in range(constants, fixed):
        whole = flags[place] and not are_states[place]
        operands.append(application.of_each(place) if whole else given[place])
    for place in range(fixed, len(types)):
        operand = given[place]
        operands.append(moveaxis(operand, 0, 1) if flags[place] else operand)
    captured = len(made.tensors)
    attributes = (region_alone(made), captured + constants, carries, length, reverse)
    outputs = record_scan([*made.tensors, *operands], attributes, device)
    batched = [*flags[constants:fixed], *results[carries:]]
    found = []
    for place, (tensor, is_batched) in enumerate(zip(outputs, batched, strict=True)):
        if is_batched and place >= carries:
            tensor = moveaxis(tensor, 0, 1)
        found.append(_of_each(Value(tensor, is_batched), size))
    return found


def batch_of_while(application: Application) -> list[LazyTensor] | None:
    """A loop over all members at once, until it is done for each."""
    given, are_states = _states(application)
    condition, body, constants = application.attributes
    size, device = application.size, given[0].device
    types = argument_types(body)
    flags = list(application.batched)
    carried = range(constants, len(types))
    decides_for_each = False

    def decides(*arguments: LazyTensor) -> LazyTensor:
        nonlocal decides_for_each
        (goes_on,) = _replayed(condition, arguments, flags, size, device, are_states)
        decides_for_each = goes_on.is_batched
        tensor: LazyTensor = goes_on.value
        return any_of(tensor) if goes_on.is_batched else tensor

    results: list[bool] = []

    may_fail = bool(size) and _may_fail(body)

    def member(*arguments: LazyTensor) -> list[LazyTensor]:
        given: Sequence[LazyTensor] = arguments
        if decides_for_each:
            (goes_on,) = _replayed(condition, arguments, flags, size, device, are_states)
            if may_fail:
                are_values = [
                    flag and not is_state for flag, is_state in zip(flags, are_states, strict=True)
                ]
                given = _with_those_of(goes_on.value, arguments, are_values, size)
        found = _replayed(body, given, flags, size, device, are_states)
        results[:] = [value.is_batched or decides_for_each for value in found]
        every = [
            _of_each(value, size) if flags[place] else value.value
            for place, value in zip(carried, found, strict=True)
        ]
        if not decides_for_each:
            return every
        return [
            _selected(goes_on.value, after, before)
            if flags[place] and not are_states[place]
            else after
            for place, after, before in zip(carried, every, arguments[constants:], strict=True)
        ]

    def traced() -> tuple[tuple[Body, Body], list[bool]]:
        shapes = tuple(
            [
                _of_members(type, flag and not is_state, size)
                for type, flag, is_state in zip(types, flags, are_states, strict=True)
            ]
        )
        name = "the body of la.while_loop"
        deciding = trace_body("la.vmap", decides, shapes, device, name)
        return (deciding, trace_body("la.vmap", member, shapes, device, name)), results

    deciding, repeated = _until_settled(flags, carried, traced)
    operands = [
        application.of_each(place) if flags[place] and not are_states[place] else operand
        for place, operand in enumerate(given)
    ]
    outputs = record_while(deciding, repeated, operands, constants)
    return [
        _of_each(Value(tensor, flags[place]), size)
        for place, tensor in zip(carried, outputs, strict=True)
    ]


def _selected(chosen: LazyTensor, one: LazyTensor, other: LazyTensor) -> LazyTensor:
    """For each member the one or the other."""
    shape = (*chosen.shape, *(1,) * (one.ndim - 1))
    return where(reshape(chosen, shape), one, other)


def _zeros_of(types: Sequence[TensorType], *_: LazyTensor) -> list[LazyTensor]:
    return [zeros(type.shape, dtype=type.dtype) for type in types]


def batch_of_switch(application: Application) -> list[LazyTensor] | None:
    """One branch for all members; where each has an index of its own, all branches."""
    if _has_draws(application):
        return None
    (branches,) = application.attributes
    size, device = application.size, application.operands[1].device
    index, *operands = application.operands
    chosen_for_each, *flags = application.batched
    types = argument_types(branches[0])
    shapes = tuple([_of_members(*each, size) for each in zip(types, flags, strict=True)])

    def members(branch: Graph, *arguments: LazyTensor) -> list[LazyTensor]:
        found = _replayed(branch, arguments, flags, size, device)
        return [_of_each(value, size) for value in found]

    def traced(function: Callable[..., Any], *shapes: TensorType) -> Body:
        return trace_body("la.vmap", function, shapes, device, "a branch")

    if not chosen_for_each:
        bodies = [traced(partial(members, branch), *shapes) for branch in branches]
        return list(record_switch(index, bodies, operands))
    number = clip(index, 0, len(branches) - 1)
    found: list[LazyTensor] = []
    for place, branch in enumerate(branches):
        is_chosen = number == place
        if size and _may_fail(branch):
            given = _with_those_of(is_chosen, operands, flags, size)
            own = traced(partial(members, branch), *shapes)
            made = [_of_members(type, True, size) for type in branch.root_types]
            none = traced(partial(_zeros_of, made), *shapes)
            chosen = convert(any_of(is_chosen), np.dtype(np.int32))
            every = list(record_switch(chosen, [none, own], given))
        else:
            every = members(branch, *operands)
        if place:
            pairs = zip(every, found, strict=True)
            every = [_selected(is_chosen, one, other) for one, other in pairs]
        found = every
    return found


def batch_of_advance(application: Application) -> LazyTensor:
    """The state behind what all members have drawn."""
    (state,) = application.operands
    tensor = state.state(application.size) if isinstance(state, Draw) else state
    attributes = advance_attributes(application.attributes.blocks * application.size)
    return record(ADVANCE_STATE, (tensor,), attributes)


BATCHES.register(ADVANCE_STATE, batch_of_advance)
BATCHES.register(SCAN, batch_of_scan)
BATCHES.register(WHILE, batch_of_while)
BATCHES.register(SWITCH, batch_of_switch)
