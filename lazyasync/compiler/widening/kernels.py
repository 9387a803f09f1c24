"""Kernels of libraries for operations on bfloat16: those of float32, which are given copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.compiler.widening.conversions import SINGLE, is_narrow, wide_attributes, wide_type
from lazyasync.ir.node import Kernel, Node, OperationKind
from lazyasync.ir.types import TensorType

MOVES = frozenset(
    {
        "cast",
        "concatenate",
        "convert",
        "dynamic_slice",
        "dynamic_update_slice",
        "embed",
        "normal",
        "setitem",
        "take",
        "take_along_axis",
        "uniform",
        "where",
    }
)
"""The operations, views aside, whose kernels take bfloat16 as it is: they calculate nothing with
it, or round to it themselves."""


def lower_wide(
    xp: Any,
    node: Node,
    inputs: tuple[TensorType, ...],
    lower: Callable[[Node, tuple[TensorType, ...]], Kernel],
) -> Kernel:
    """The kernel of an operation of bfloat16, made of that of float32 where it calculates."""
    operation = node.operation
    if operation.kind is OperationKind.VIEW or operation.name in MOVES:
        return lower(node, inputs)
    outputs = tuple(map(wide_type, node.outputs))
    attributes = wide_attributes(node.attributes)
    wide = Node(operation, (), attributes, outputs if len(outputs) > 1 else outputs[0])
    kernel = lower(wide, tuple(map(wide_type, inputs)))
    narrow = tuple(map(is_narrow, inputs))
    empty, copyto = xp.empty, xp.copyto

    def widened(arrays: Sequence[Any]) -> list[Any]:
        return [
            array.astype(SINGLE) if is_one else array
            for array, is_one in zip(arrays, narrow, strict=True)
        ]

    def several(*arrays: Any) -> tuple[Any, ...]:
        return tuple(
            [
                result if result.dtype == type.dtype else result.astype(type.dtype)
                for result, type in zip(kernel(*widened(arrays)), node.outputs, strict=True)
            ]
        )

    def rounded(*arrays: Any) -> None:
        *given, out = arrays
        found = empty(out.shape, SINGLE)
        kernel(*widened(given), found)
        copyto(out, found, casting="unsafe")

    def read(*arrays: Any) -> None:
        *given, out = arrays
        kernel(*widened(given), out)

    if operation.kind is OperationKind.MULTIPLE:
        return several
    return rounded if is_narrow(node.type) else read
