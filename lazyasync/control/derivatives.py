"""Gradients and tangents of loops and branches: loops and branches again.

A gradient of a loop is a loop that goes the other way. The derivative of the body is recorded once,
as that of any function. What it needs of an iteration's values is kept for each iteration, unless
it follows from what is there anyway: what is the same in each iteration, the items of sequences,
and views of either. Gradients by what is the same in each iteration are summed in the carry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lazyasync.control.branches import record_switch
from lazyasync.control.pullbacks import (
    Tensors,
    body_before,
    extended_body,
    inexact,
    is_inexact,
    kept_of_loop,
    pullback_of,
    spread,
    with_marks,
)
from lazyasync.control.regions import argument_types, region_alone, replayed, trace_body
from lazyasync.control.scan import record_scan
from lazyasync.control.while_loops import record_while
from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.graph import Graph
from lazyasync.ir.rules import REGION_GRADIENTS, TANGENTS
from lazyasync.ir.types import TensorType
from lazyasync.ops.control_flow import (
    SCAN,
    SWITCH,
    WHILE,
    ScanAttributes,
    SwitchAttributes,
    WhileAttributes,
)
from lazyasync.ops.indexing.parts import added
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.multiple import outputs_of
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.forward import push_along
from lazyasync.transforms.replay import Value, replay_graph


def _zeros(type: TensorType, device: Any) -> LazyTensor:
    return zeros(type.shape, dtype=type.dtype, device=device)


# ---- reverse: loops --------------------------------------------------------------------------


def scan_gradient(
    gradients: Sequence[LazyTensor | None],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: ScanAttributes,
    wanted: tuple[bool, ...],
) -> tuple[LazyTensor | None, ...]:
    """A loop over the iterations in the other order; see the head of this module."""
    body, constants, carries, length, reverse = attributes
    device = operands[0].device
    fixed = constants + carries
    types = argument_types(body)
    asked = [
        place
        for place, type in enumerate(types)
        if is_inexact(type) and (wanted[place] or constants <= place < fixed)
    ]
    active: Sequence[int] = asked
    stacks: Sequence[LazyTensor] | None = None
    before = body_before(body)
    if before is not None and all(each is None for each in gradients[len(before.body.roots) :]):
        body = before.body
        gradients = gradients[: len(body.roots)]
        if set(asked) <= set(before.active):
            active = before.active
            stacks = outputs_of(output)[len(body.roots) :]
    pullback = pullback_of("la.scan", body, active, device)
    numbers = pullback.numbers
    shift = len(numbers)
    """By so much arguments come later in the region of the derivative."""
    kept = kept_of_loop(pullback, body, constants, carries)
    carry_types = inexact(body.root_types[:carries])
    item_types = inexact(body.root_types[carries:])
    sums = [types[place] for place in asked if place < constants]
    kept_types = [pullback.whole.types[value] for value in kept]
    sequences = types[fixed:]
    counts = [shift, constants, len(carry_types), len(sums), len(kept), len(sequences)]
    counts.append(len(item_types))

    def backward(*arguments: LazyTensor) -> list[LazyTensor]:
        given = iter(arguments)
        groups = [[next(given) for _ in range(count)] for count in counts]
        own, same, of_carry, summed, values, items, of_items = groups
        known = dict(enumerate([*own, *same]))
        known.update(enumerate(items, shift + fixed))
        known.update(zip(kept, values, strict=True))
        again = replay_graph(
            pullback.whole,
            {value: Value(tensor, False) for value, tensor in known.items()},
            None,
            device,
            pullback.needed,
        )
        needed = [again[value].value for value in pullback.needed]
        found = replayed(pullback.derivative, [*needed, *of_carry, *of_items], device)
        by_place = dict(zip(active, spread(found, pullback.reached), strict=True))
        carry: list[LazyTensor] = []
        sums_after: list[LazyTensor] = []
        made: list[LazyTensor] = []
        totals = iter(summed)
        for place in asked:
            gradient = by_place[place]
            if place < constants:
                total = next(totals)
                sums_after.append(total if gradient is None else added(total, gradient))
            else:
                zero = _zeros(types[place], device) if gradient is None else gradient
                (carry if place < fixed else made).append(zero)
        return [*carry, *sums_after, *made]

    shapes = [
        *_types_of(numbers),
        *types[:constants],
        *carry_types,
        *sums,
        *kept_types,
        *sequences,
        *item_types,
    ]
    traced = trace_body("la.scan", backward, tuple(shapes), device, "the gradient of la.scan")
    region = region_alone(traced)
    if stacks is None:
        extended = (body, constants, carries, length, reverse)
        stacks = _kept_again(operands, extended, active, device) if kept else ()
    outputs = [_like_output(each, node) for each, node in _with_types(gradients, output)]
    given = [each for each in outputs if each is not None]
    of_carry, of_items = given[: len(carry_types)], given[len(carry_types) :]
    found = record_scan(
        [
            *traced.tensors,
            *numbers,
            *operands[:constants],
            *of_carry,
            *[_zeros(type, device) for type in sums],
            *stacks,
            *operands[fixed:],
            *of_items,
        ],
        (
            region,
            len(traced.tensors) + shift + constants,
            len(carry_types) + len(sums),
            length,
            not reverse,
        ),
        device,
    )
    results: list[LazyTensor | None] = [None] * len(operands)
    order = [place for place in asked if constants <= place < fixed]
    order += [place for place in asked if place < constants]
    order += [place for place in asked if place >= fixed]
    for place, gradient in zip(order, found, strict=True):
        results[place] = gradient
    return tuple(results)


def _kept_again(
    operands: Tensors, attributes: tuple[Any, ...], active: Sequence[int], device: Any
) -> Sequence[LazyTensor]:
    """What the derivative of a loop needs, of a loop that has not kept it: from another one."""
    body, constants, carries, *others = attributes
    extended = extended_body(body, constants, carries, active, device)
    every = outputs_of(record(SCAN, operands, (extended, constants, carries, *others)))
    return every[len(body.roots) :]


def _types_of(tensors: Tensors) -> list[TensorType]:
    return [tensor._node.type for tensor in tensors]


def _with_types(
    gradients: Sequence[LazyTensor | None], output: LazyTensor
) -> Iterator[tuple[LazyTensor | None, tuple[TensorType, Any]]]:
    # What a loop keeps for its gradient comes last, and has none here.
    for gradient, type in zip(gradients, output._node.outputs, strict=False):
        yield gradient, (type, output.device)


def _like_output(gradient: LazyTensor | None, of: tuple[TensorType, Any]) -> LazyTensor | None:
    """The gradient of an output, with zeros for none; None for one that is not differentiated."""
    type, device = of
    if not is_inexact(type):
        return None
    return _zeros(type, device) if gradient is None else gradient


def while_gradient(
    gradients: Sequence[LazyTensor | None],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: WhileAttributes,
    wanted: tuple[bool, ...],
) -> tuple[LazyTensor | None, ...]:
    """Raises: how much would have to be kept is not known before."""
    raise UnsupportedOperationError(
        "la.while_loop, and la.fori_loop with bounds that are tensors, have tangents (la.jvp) and "
        "no gradients, as the number of iterations is not known before; la.scan, and la.fori_loop "
        "with integers, have both. Of what solves an equation, la.custom_vjp gives the gradient: "
        "see docs/gradients.md. With few arguments, la.jacfwd has it by tangents"
    )


# ---- reverse: branches -----------------------------------------------------------------------


def switch_gradient(
    gradients: Sequence[LazyTensor | None],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: SwitchAttributes,
    wanted: tuple[bool, ...],
) -> tuple[LazyTensor | None, ...]:
    """The derivative of the branch that is taken, which computes what it needs again."""
    device = operands[0].device
    branches = attributes.branches
    types = argument_types(branches[0])
    active = [place for place, type in enumerate(types) if is_inexact(type) and wanted[place + 1]]
    outputs = [_like_output(each, node) for each, node in _with_types(gradients, output)]
    given = [each for each in outputs if each is not None]
    shapes = (*types, *_types_of(given))
    traced = []
    for branch in branches:

        def backward(*arguments: LazyTensor, branch: Graph = branch) -> list[LazyTensor]:
            plain, of_outputs = arguments[: len(types)], arguments[len(types) :]
            pullback = pullback_of("la.switch", branch, active, device)
            known = {
                place: Value(tensor, False)
                for place, tensor in enumerate([*pullback.numbers, *plain])
            }
            values = replay_graph(pullback.whole, known, None, device, pullback.needed)
            needed = [values[value].value for value in pullback.needed]
            found = replayed(pullback.derivative, [*needed, *of_outputs], device)
            return [
                _zeros(types[place], device) if gradient is None else gradient
                for place, gradient in zip(active, spread(found, pullback.reached), strict=True)
            ]

        traced.append(trace_body("la.switch", backward, shapes, device, "a gradient"))
    found = record_switch(operands[0], traced, [*operands[1:], *given])
    results: list[LazyTensor | None] = [None] * len(operands)
    for place, gradient in zip(active, found, strict=True):
        results[place + 1] = gradient
    return tuple(results)


# ---- forward ---------------------------------------------------------------------------------


def _tangents(
    region: Graph, arguments: Tensors, along: Sequence[LazyTensor | None], device: Any
) -> tuple[list[LazyTensor], list[LazyTensor]]:
    """What a region gives, and the tangents of what is of a floating dtype of that."""
    active = [place for place, tangent in enumerate(along) if tangent is not None]
    marked = with_marks(arguments, active)
    roots = replayed(region, marked, device)
    markers = [marked[place]._node for place in active]
    found = push_along(roots, markers, [along[place] for place in active], {})
    return roots, [tangent for tangent in found if tangent is not None]


def _active(
    tangents: Sequence[LazyTensor | None], operands: Tensors, carried: range, device: Any
) -> list[LazyTensor | None]:
    """The tangents of operands, with zeros for carries that have none: they may get some."""
    return [
        _zeros(operand._node.type, device)
        if tangent is None and place in carried and is_inexact(operand._node.type)
        else tangent
        for place, (tangent, operand) in enumerate(zip(tangents, operands, strict=True))
    ]


def _of_outputs(output: LazyTensor, tangents: Sequence[LazyTensor]) -> list[LazyTensor | None]:
    found = iter(tangents)
    return [next(found) if is_inexact(type) else None for type in output._node.outputs]


def scan_tangent(
    tangents: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: ScanAttributes,
) -> list[LazyTensor | None]:
    """The same loop, with tangents beside what has any."""
    body, constants, carries, length, reverse = attributes
    device = operands[0].device
    types = argument_types(body)
    fixed = constants + carries
    along = _active(tangents, operands, range(constants, fixed), device)
    places = [place for place, tangent in enumerate(along) if tangent is not None]
    groups = [
        [place for place in places if place < constants],
        [place for place in places if constants <= place < fixed],
        [place for place in places if place >= fixed],
    ]
    sections = [range(constants), range(constants, fixed), range(fixed, len(types))]

    def pushed(*arguments: LazyTensor) -> list[LazyTensor]:
        given = iter(arguments)
        plain: list[LazyTensor] = []
        tangent_of: dict[int, LazyTensor] = {}
        for section, group in zip(sections, groups, strict=True):
            plain += [next(given) for _ in section]
            tangent_of.update({place: next(given) for place in group})
        found = [tangent_of.get(place) for place in range(len(types))]
        roots, of_roots = _tangents(body, plain, found, device)
        count = len(inexact(body.root_types[:carries]))
        return [*roots[:carries], *of_roots[:count], *roots[carries:], *of_roots[count:]]

    shapes: list[TensorType] = []
    given: list[LazyTensor] = []
    for section, group in zip(sections, groups, strict=True):
        shapes += [types[place] for place in (*section, *group)]
        given += [operands[place] for place in section]
        given += [tangent for place in group if (tangent := along[place]) is not None]
    traced = trace_body("la.scan", pushed, tuple(shapes), device, "the tangent of la.scan")
    found = record_scan(
        [*traced.tensors, *given],
        (
            region_alone(traced),
            len(traced.tensors) + constants + len(groups[0]),
            carries + len(groups[1]),
            length,
            reverse,
        ),
        device,
    )
    items = len(body.roots) - carries
    of_carries = found[carries : carries + len(groups[1])]
    of_items = found[carries + len(groups[1]) + items :]
    return _of_outputs(output, [*of_carries, *of_items])


def while_tangent(
    tangents: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: WhileAttributes,
) -> list[LazyTensor | None]:
    """The same loop, with tangents beside what has any; it ends where it did."""
    condition, body, constants = attributes
    device = operands[0].device
    types = argument_types(body)
    along = _active(tangents, operands, range(constants, len(types)), device)
    of_constants = [place for place in range(constants) if along[place] is not None]
    of_carries = [place for place in range(constants, len(types)) if along[place] is not None]

    def parts(
        arguments: Tensors,
    ) -> tuple[list[LazyTensor], dict[int, LazyTensor]]:
        given = iter(arguments)
        plain = [next(given) for _ in range(constants)]
        tangent_of = {place: next(given) for place in of_constants}
        plain += [next(given) for _ in range(constants, len(types))]
        tangent_of.update({place: next(given) for place in of_carries})
        return plain, tangent_of

    def pushed(*arguments: LazyTensor) -> list[LazyTensor]:
        plain, tangent_of = parts(arguments)
        found = [tangent_of.get(place) for place in range(len(types))]
        roots, of_roots = _tangents(body, plain, found, device)
        return [*roots, *of_roots]

    def decides(*arguments: LazyTensor) -> list[LazyTensor]:
        return replayed(condition, parts(arguments)[0], device)

    order = [*range(constants), *of_constants, *range(constants, len(types)), *of_carries]
    shapes = tuple([types[place] for place in order])
    same = constants + len(of_constants)
    bodies = [
        trace_body("la.while_loop", fn, shapes, device, "the tangent of la.while_loop")
        for fn in (decides, pushed)
    ]
    given = [*operands[:constants], *[_present(along[place]) for place in of_constants]]
    given += [*operands[constants:], *[_present(along[place]) for place in of_carries]]
    found = record_while(bodies[0], bodies[1], given, same)
    return _of_outputs(output, found[len(types) - constants :])


def _present(tensor: LazyTensor | None) -> LazyTensor:
    assert tensor is not None
    return tensor


def switch_tangent(
    tangents: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: SwitchAttributes,
) -> list[LazyTensor | None]:
    """The tangent of the branch that is taken."""
    device = operands[0].device
    types = argument_types(attributes.branches[0])
    places = [place for place in range(len(types)) if tangents[place + 1] is not None]
    along = [_present(tangents[place + 1]) for place in places]
    bodies = []
    for branch in attributes.branches:

        def pushed(*arguments: LazyTensor, branch: Graph = branch) -> list[LazyTensor]:
            tangent_of = dict(zip(places, arguments[len(types) :], strict=True))
            found = [tangent_of.get(place) for place in range(len(types))]
            return _tangents(branch, arguments[: len(types)], found, device)[1]

        shapes = (*types, *_types_of(along))
        bodies.append(trace_body("la.switch", pushed, shapes, device, "a tangent"))
    return _of_outputs(output, record_switch(operands[0], bodies, [*operands[1:], *along]))


REGION_GRADIENTS.register(SCAN, scan_gradient)
REGION_GRADIENTS.register(WHILE, while_gradient)
REGION_GRADIENTS.register(SWITCH, switch_gradient)
TANGENTS.register(SCAN, scan_tangent)
TANGENTS.register(WHILE, while_tangent)
TANGENTS.register(SWITCH, switch_tangent)
