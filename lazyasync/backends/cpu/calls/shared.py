"""Kernels of calls that threads share: what they are given, and how they are divided.

How a call is divided depends on its shapes alone, so that its result does not depend on the number
of threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.element_loops import ElementLoop
from lazyasync.backends.cpu.calls.native_parts import NativeCalls
from lazyasync.ir.node import Node
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.rules import LOWERINGS, STREAMS
from lazyasync.ir.types import TensorType

MOST_PARTS = 8
"""So many that a thread which comes late does fewer, and few enough that each is worth a call."""
LEAST_SECONDS = 1e-4
"""What a part takes at least: to wake up a thread takes about half of that."""


class CallContext(NamedTuple):
    """What a kernel is given beside its arrays."""

    crew: CallCrew
    native: NativeCalls | None = None
    """The functions of the units of the native runtime that calls are made of, where there are."""


Run: TypeAlias = Callable[..., Any]
"""``run(context, *arrays)``, and else as `lazyasync.ir.rules.Kernel`."""


class SharedKernel(NamedTuple):
    """A kernel whose parts several threads may do."""

    run: Run
    units: tuple[str, ...] = ()
    """The units of the native runtime whose functions it calls, where there are any."""
    loops: tuple[ElementLoop, ...] = ()
    """The loops that it calls, where there are native functions."""


SharedLowering: TypeAlias = Callable[
    [Node, tuple[TensorType, ...]],
    "Run | None",
]
NativeLowering: TypeAlias = Callable[
    [Node, tuple[TensorType, ...]],
    "Run | SharedKernel | None",
]

SHARED: Rules[SharedLowering] = Rules("lowering to a shared call")
"""``lower(node, input_types)``: how the threads of a device do an operation; None where one of them
does it best, by the operation's own lowering."""

NATIVE: Rules[NativeLowering] = Rules("lowering to native functions")
"""The same, of kernels that call `CallContext.native`, and are called only where there is that.

Those that name no units call functions of ``calls``."""


def spans(count: int, seconds: float, block: int = 1, most: int = MOST_PARTS) -> list[slice]:
    """Even parts, at most so many, of ``count`` items that take about so many seconds all together.

    They are blocks of so many items each, but for the last one.
    """
    blocks = -(-count // block)
    parts = max(1, min(most, int(seconds / LEAST_SECONDS)))
    # Two or four threads have as many of them each.
    parts = max(1, min(blocks, 1 << (parts - 1).bit_length()))
    edges = [min(count, block * (blocks * part // parts)) for part in range(parts + 1)]
    return [slice(edges[part], edges[part + 1]) for part in range(parts)]


def own_kernel(node: Node, inputs: tuple[TensorType, ...]) -> Any:
    """The kernel of the operation's own lowering, which says as NumPy does what is wrong."""
    return LOWERINGS[node.operation](np, inputs, node.type, node.attributes)


class Division(NamedTuple):
    """Along which axis operands and outputs are divided; None for those that every part reads."""

    inputs: tuple[int | None, ...]
    outputs: tuple[int, ...]
    seconds: float
    """What all parts take together, about."""


def divided(node: Node, inputs: tuple[TensorType, ...], division: Division) -> Run | None:
    """The kernel of the operation's own lowering, called for each part; None for a single one.

    All that are divided have the same length along the axis that is theirs.
    """
    outputs = node.outputs
    count = outputs[0].shape[division.outputs[0]]
    parts = spans(count, division.seconds)
    if len(parts) < 2 or not all(map(math.prod, (type.shape for type in outputs))):
        return None
    kernels: dict[int, Any] = {}
    for part in parts:
        length = part.stop - part.start
        if length in kernels:
            continue
        found = tuple(
            [
                type if axis is None else _with_length(type, axis, length)
                for type, axis in zip(inputs, division.inputs, strict=True)
            ]
        )
        made = [
            _with_length(type, axis, length)
            for type, axis in zip(outputs, division.outputs, strict=True)
        ]
        kernels[length] = LOWERINGS[node.operation](np, found, made[0], node.attributes)
    is_multiple = len(outputs) > 1

    def run(context: CallContext, *arrays: Any) -> Any:
        given = arrays[: len(inputs)]
        filled = [np.empty(t.shape, t.dtype) for t in outputs] if is_multiple else [arrays[-1]]

        def do(number: int) -> None:
            part = parts[number]
            some = [
                array if axis is None else _cut(array, axis, part)
                for array, axis in zip(given, division.inputs, strict=True)
            ]
            kernel = kernels[part.stop - part.start]
            targets = [
                _cut(a, axis, part) for a, axis in zip(filled, division.outputs, strict=True)
            ]
            if is_multiple:
                for target, result in zip(targets, kernel(*some), strict=True):
                    np.copyto(target, result)
            else:
                kernel(*some, *targets)

        context.crew.over(len(parts), do)
        return tuple(filled) if is_multiple else None

    return run


def _with_length(type: TensorType, axis: int, length: int) -> TensorType:
    return TensorType((*type.shape[:axis], length, *type.shape[axis + 1 :]), type.dtype)


def _cut(array: Any, axis: int, part: slice) -> Any:
    return array[(*(slice(None),) * axis, part)]


def copy_in_parts(crew: CallCrew, source: Any, target: Any) -> None:
    """Copies an array into another one of its shape, by rows."""
    parts = spans(len(source), source.nbytes / 5e9)

    def do(number: int) -> None:
        np.copyto(target[parts[number]], source[parts[number]], casting="same_kind")

    crew.over(len(parts), do)


def address(array: Any) -> int:
    """Where the first element of an array is, for native functions."""
    found: int = array.ctypes.data
    return found


OF_STREAMS: list[NativeLowering] = []
"""The lowering of operations with a rule in `STREAMS`, once it is there."""


def _native_rule(node: Node) -> NativeLowering | None:
    if OF_STREAMS and STREAMS.of(node.operation) is not None:
        return OF_STREAMS[0]
    return NATIVE.of(node.operation)


def lower_shared(node: Node, inputs: Sequence[TensorType]) -> SharedKernel | None:
    """The kernel of a node that threads share; None where its own lowering is to be used."""
    given = tuple(inputs)
    rule, native_rule = SHARED.of(node.operation), _native_rule(node)
    shared = None if rule is None else rule(node, given)
    native = None if native_rule is None else native_rule(node, given)
    if native is None:
        return None if shared is None else SharedKernel(shared)
    by_functions = native if isinstance(native, SharedKernel) else SharedKernel(native, ("calls",))
    own = own_kernel(node, given)

    def run(context: CallContext, *arrays: Any) -> Any:
        if context.native is not None:
            return by_functions.run(context, *arrays)
        return own(*arrays) if shared is None else shared(context, *arrays)

    return by_functions._replace(run=run)
