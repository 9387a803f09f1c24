"""What is the same in each iteration of a loop is computed before it, once."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.control.regions import Region, argument_types, follows_from, users_of
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.types import TensorType
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.replay import Value, replay_graph

FEW_ROWS = 64
"""Rows of a left matrix up to which a product waits for the right one, which it reads by its rows:
to put a transposed one in order, once, takes less than to read it as it lies in each iteration."""


_STAYING = (OperationKind.VIEW, OperationKind.LEAF, OperationKind.MULTIPLE)


def without_invariants(
    body: Graph, operands: Sequence[LazyTensor], constants: int, device: Device, is_certain: bool
) -> tuple[Graph, list[LazyTensor], int]:
    """The body of a loop, its operands, and how many of these are the same in each iteration.

    What follows from such operands alone becomes an operand of that kind, but for views, which
    cost nothing where they are. Of these only transposed matrices do by which few rows are
    multiplied. Unless it is certain that there is an iteration, what may fail stays, and all that
    follows from it: a loop without iterations does not fail.
    """
    invariant = follows_from(body, range(constants))
    if not is_certain:
        for value in range(len(body.arguments), len(body)):
            operation, type = body.nodes[value].operation, body.types[value]
            invariant[value] &= not operation.refuses(type) and all(
                invariant[operand] for operand in body.operands[value]
            )
    users = users_of(body)
    roots = frozenset(body.roots)
    taken = [
        value
        for value in range(len(body.arguments), len(body))
        if invariant[value]
        and (
            any(_multiplies_few_rows(body, user, value) for user in users[value])
            if _is_view(body, value)
            else body.nodes[value].operation.kind not in _STAYING
            and (value in roots or any(not invariant[u] or _is_view(body, u) for u in users[value]))
        )
    ]
    if not taken:
        return body, list(operands), constants
    given = {place: Value(tensor, False) for place, tensor in enumerate(operands[:constants])}
    values = replay_graph(body, given, None, device, taken)
    made = [values[value].value for value in taken]
    found = given_more(body, constants, [body.types[value] for value in taken], taken)
    return found, [*operands[:constants], *made, *operands[constants:]], constants + len(taken)


def given_more(
    body: Graph, constants: int, types: Sequence[TensorType], values: Sequence[int] = ()
) -> Graph:
    """A region with further arguments behind its ``constants``; they stand for some ``values``."""
    every = argument_types(body)
    every[constants:constants] = types
    places = {place: place for place in range(constants)}
    places.update({value: constants + number for number, value in enumerate(values)})
    shift = len(types)
    places.update({place: place + shift for place in range(constants, len(body.arguments))})
    return Region(every).rebuilt(body, places, body.roots)


def _is_view(body: Graph, value: int) -> bool:
    operation = body.nodes[value].operation
    return operation.kind is OperationKind.VIEW or operation.passes


def _multiplies_few_rows(body: Graph, value: int, right: int) -> bool:
    """Whether a value is a product of few rows and this matrix."""
    if body.nodes[right].operation is not TRANSPOSE or body.nodes[value].operation is not MATMUL:
        return False
    if body.operands[value][1] != right:
        return False
    rows = body.types[body.operands[value][0]].shape[:-1]
    return body.types[right].ndim == 2 and len(rows) < 2 and max(rows, default=1) <= FEW_ROWS
