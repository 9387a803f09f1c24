"""Operations whose batches, lines or indices are divided for threads, each part as the whole is.

A row of the table says along which axes; each part is computed by the operation's own lowering.
"""

from __future__ import annotations

from collections.abc import Callable

from lazyasync.backends.cpu.calls.shared import SHARED, Division, Run, SharedLowering, divided
from lazyasync.ir.node import Node
from lazyasync.ir.rules import WORK
from lazyasync.ir.types import TensorType, is_bfloat16

BYTES_PER_SECOND = 2e9
"""What a call of NumPy moves that picks, or goes from line to line."""
FLOPS_PER_SECOND = 1e9
"""What LAPACK does with small matrices, and NumPy with comparisons."""

Rule = Callable[[Node, tuple[TensorType, ...]], Division | None]


def seconds_of(node: Node, inputs: tuple[TensorType, ...]) -> float:
    """About how long a call takes."""
    work = WORK.of(node.operation)
    flops = 0.0 if work is None else work(inputs, node.type, node.attributes)
    moved = sum(type.nbytes for type in (*inputs, *node.outputs))
    return max(flops / FLOPS_PER_SECOND, moved / BYTES_PER_SECOND)


def _lowering(rule: Rule) -> SharedLowering:
    def lower(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
        if any(map(is_bfloat16, [type.dtype for type in (*inputs, *node.outputs)])):
            return None
        division = rule(node, inputs)
        return None if division is None else divided(node, inputs, division)

    return lower


def _of_batch(node: Node, inputs: tuple[TensorType, ...]) -> Division | None:
    """By the first axis, where all operands and outputs have it, and it is none of the matrix."""
    if min(type.ndim for type in inputs) < 3:
        return None
    lengths = {type.shape[0] for type in (*inputs, *node.outputs)}
    if len(lengths) > 1 or len({type.ndim for type in inputs}) > 1:
        return None
    along = (0,) * len(inputs), (0,) * len(node.outputs)
    return Division(*along, seconds_of(node, inputs))


def _of_lines(node: Node, inputs: tuple[TensorType, ...]) -> Division | None:
    """By the longest axis but the one along which lines are."""
    axis, shape = node.attributes[0], node.type.shape
    others = [other for other in range(len(shape)) if other != axis]
    if not others or any(type.ndim != len(shape) for type in inputs):
        return None
    other = 0 if axis else max(others, key=lambda other: shape[other])
    if any(type.shape[other] != shape[other] for type in inputs):
        return None
    return Division((other,) * len(inputs), (other,), seconds_of(node, inputs))


def _of_values(node: Node, inputs: tuple[TensorType, ...]) -> Division | None:
    """By the first axis of what is searched for."""
    if not node.type.ndim:
        return None
    return Division((None, 0), (0,), seconds_of(node, inputs))


def _of_indices(node: Node, inputs: tuple[TensorType, ...]) -> Division | None:
    """By the first axis of the indices, where these take the place of the first of the source.

    Where they take that of another one, by the first axis of the source.
    """
    moved = 2 * node.type.nbytes + inputs[1].nbytes
    if node.attributes[0]:
        return Division((0, None), (0,), moved / BYTES_PER_SECOND)
    if not inputs[1].ndim:
        return None
    return Division((None, 0), (0,), moved / BYTES_PER_SECOND)


def _of_places(node: Node, inputs: tuple[TensorType, ...]) -> Division | None:
    """By the first axis, where indices stand for another one."""
    if not node.attributes[0]:
        return None
    moved = 4 * sum(type.nbytes for type in inputs)
    return Division((*(0,) * (len(inputs) - 1), None), (0,), moved / BYTES_PER_SECOND)


of_batch = _lowering(_of_batch)
"""The rule for an operation of matrices."""

RULES: dict[str, Rule] = {
    **dict.fromkeys(("det", "slogdet", "eig", "eigvals", "cofactors"), _of_batch),
    **dict.fromkeys(("sort", "argsort", "order_statistics", "take_along_axis"), _of_lines),
    "searchsorted": _of_values,
    "take": _of_indices,
    "scatter": _of_places,
    "scatter_add": _of_places,
}
"""How operations are divided that each part does as the whole is done."""

for _name, _rule in RULES.items():
    SHARED.register(_name, _lowering(_rule))
