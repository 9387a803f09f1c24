"""Kernels of libraries for operations on bfloat16: those of float32, which are given copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.compiler.widening.conversions import (
    KNOWING,
    SINGLE,
    is_narrow,
    stand_in,
    stand_in_attributes,
)
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

_BITS = np.dtype(np.uint16)

MOVES = frozenset(
    {
        "concatenate",
        "dynamic_slice",
        "dynamic_update_slice",
        "embed",
        "setitem",
        "take",
        "take_along_axis",
        "where",
    }
)
"""The operations, views aside, that move elements, whatever these are: numbers of 16 bits will do,
of which every library has kernels."""


def lower_wide(
    xp: Any,
    node: Node,
    inputs: tuple[TensorType, ...],
    lower: Callable[[Node, tuple[TensorType, ...]], Kernel],
) -> Kernel:
    """The kernel of an operation of bfloat16, made of that of float32 where it calculates."""
    operation = node.operation
    if operation.kind is OperationKind.VIEW or operation.name in KNOWING:
        return lower(node, inputs)
    if operation.name in MOVES:
        return _lower_move(node, inputs, lower)
    outputs = tuple([stand_in(type, SINGLE) for type in node.outputs])
    attributes = stand_in_attributes(node.attributes, SINGLE)
    wide = Node(operation, (), attributes, outputs if len(outputs) > 1 else outputs[0])
    kernel = lower(wide, tuple([stand_in(type, SINGLE) for type in inputs]))
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


def _lower_move(
    node: Node,
    inputs: tuple[TensorType, ...],
    lower: Callable[[Node, tuple[TensorType, ...]], Kernel],
) -> Kernel:
    attributes = stand_in_attributes(node.attributes, _BITS)
    plain = Node(node.operation, (), attributes, stand_in(node.type, _BITS))
    kernel = lower(plain, tuple([stand_in(type, _BITS) for type in inputs]))
    narrow = tuple(map(is_narrow, (*inputs, node.type)))

    def move(*arrays: Any) -> None:
        kernel(
            *[
                array.view(_BITS) if is_one else array
                for array, is_one in zip(arrays, narrow, strict=True)
            ]
        )

    return move
