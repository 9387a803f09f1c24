"""What is the same in each iteration of a loop is computed before it, once."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.control.regions import Region
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
    invariant = _invariants(body, constants)
    users: list[list[int]] = [[] for _ in range(len(body))]
    for value, used in enumerate(body.operands):
        for operand in used:
            users[operand].append(value)
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
    types = [body.types[argument] for argument in body.arguments]
    types[constants:constants] = [body.types[value] for value in taken]
    region = Region(types)
    places = {place: place for place in range(constants)}
    places.update({value: constants + number for number, value in enumerate(taken)})
    shift = len(taken)
    places.update({place: place + shift for place in range(constants, len(body.arguments))})
    for value in range(len(body.arguments), len(body)):
        if value not in places and (not invariant[value] or _is_needed(body, value, places)):
            inputs = [places[operand] for operand in body.operands[value]]
            attributes = body.key.attributes[value]
            places[value] = region.computed(body.nodes[value], attributes, inputs)
    found = region.graph([places[root] for root in body.roots])
    return found, [*operands[:constants], *made, *operands[constants:]], constants + shift


def _invariants(body: Graph, constants: int) -> list[bool]:
    """Which values follow from what is the same in each iteration."""
    found: list[bool] = []
    for value, operands in enumerate(body.operands):
        if value < len(body.arguments):
            found.append(value < constants)
        else:
            found.append(all(found[operand] for operand in operands))
    return found


def _moves(operation: Operation) -> bool:
    kinds = (OperationKind.VIEW, OperationKind.LEAF, OperationKind.MULTIPLE)
    return operation.kind not in kinds and operation.may_fail is False


def _is_view(body: Graph, value: int) -> bool:
    operation = body.nodes[value].operation
    return operation.kind is OperationKind.VIEW or operation.passes


def _is_needed(body: Graph, value: int, places: dict[int, int]) -> bool:
    """Whether an invariant value stays, with all that it is made of."""
    return all(operand in places for operand in body.operands[value])
