"""What is the same in each iteration of a loop is computed before it, once."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.control.regions import Region, argument_types, follows_from, users_of
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.replay import Value, replay_graph


def without_invariants(
    body: Graph, operands: Sequence[LazyTensor], constants: int, device: Device
) -> tuple[Graph, list[LazyTensor], int]:
    """The body of a loop, its operands, and how many of these are the same in each iteration.

    What follows from such operands alone becomes an operand of that kind, but for views, which
    cost nothing where they are, and for what may fail, as a loop without iterations does not.
    """
    invariant = follows_from(body, range(constants))
    users = users_of(body)
    roots = frozenset(body.roots)
    taken = [
        value
        for value in range(len(body.arguments), len(body))
        if invariant[value]
        and _moves(body.nodes[value].operation)
        and (value in roots or any(not invariant[u] or _is_view(body, u) for u in users[value]))
    ]
    if not taken:
        return body, list(operands), constants
    given = {place: Value(tensor, False) for place, tensor in enumerate(operands[:constants])}
    values = replay_graph(body, given, None, device, taken)
    made = [values[value].value for value in taken]
    types = argument_types(body)
    types[constants:constants] = [body.types[value] for value in taken]
    region = Region(types)
    places = {place: place for place in range(constants)}
    places.update({value: constants + number for number, value in enumerate(taken)})
    shift = len(taken)
    places.update({place: place + shift for place in range(constants, len(body.arguments))})
    found = region.rebuilt(body, places, body.roots)
    return found, [*operands[:constants], *made, *operands[constants:]], constants + shift


def _moves(operation: Operation) -> bool:
    kinds = (OperationKind.VIEW, OperationKind.LEAF, OperationKind.MULTIPLE)
    return operation.kind not in kinds and operation.may_fail is False


def _is_view(body: Graph, value: int) -> bool:
    operation = body.nodes[value].operation
    return operation.kind is OperationKind.VIEW or operation.passes
