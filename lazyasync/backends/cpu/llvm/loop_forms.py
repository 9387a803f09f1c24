"""Loops that are compiled to the same code: they differ only in which buffers they are given."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any

from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import Expression, Primitive, evaluate
from lazyasync.ir.types import TensorType


def loop_form(loop: Loop, types: Sequence[TensorType], shared: Collection[int]) -> Hashable:
    """What the code of a loop depends on, with its values numbered within it.

    ``types`` are those of all values. ``shared`` are those that may be in the same memory.
    """
    loads = {load: place for place, load in enumerate(loop.loads)}
    members = {value: place for place, value in enumerate(loop.members)}
    buffers: dict[int, int] = {}
    parts: list[Hashable] = []
    numbers: dict[Expression, int] = {}

    def number(part: Expression) -> int:
        value: Any = part.value
        if part.primitive is Primitive.INPUT:
            value = loads[value] if isinstance(value, Load) else ~members[value]
        elif part.primitive is Primitive.CONSTANT:
            value = repr(value)  # by which 0.0 and -0.0 differ
        operands = tuple([numbers[operand] for operand in part.operands])
        parts.append((part.primitive, part.dtype, operands, value))
        return len(parts) - 1

    computed: list[Hashable] = []
    for member in loop.members.values():
        pause()
        result = evaluate(member.expression, numbers, number)
        computed.append((member.level, member.reduction, types[member.value], result))
    read = [
        (
            buffers.setdefault(load.value, len(buffers)),
            types[load.value],
            load.strides,
            load.value in shared,
        )
        for load in loop.loads
    ]
    written = [(members[value], value in shared) for value in loop.stores]
    return (
        (loop.domain, loop.reducing),
        tuple(read),
        tuple(computed),
        tuple(parts),
        tuple(written),
    )
