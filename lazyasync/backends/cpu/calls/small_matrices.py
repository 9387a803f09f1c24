"""Many small matrices, of which native functions take as many at a time as a vector has lanes.

A matrix that LAPACK would not take either fails the step; NumPy says so, by the operation's own
lowering. NaN goes on as it does there.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    CallContext,
    SharedKernel,
    address,
    own_kernel,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("small_matrices",)
SMALL = {"cholesky": 0, "solve": 1, "inv": 2, "det": 3, "slogdet": 4, "pivots": 4}
"""What is computed, as small_matrices.c has it."""
LARGEST = 24
"""Rows up to which all that is worked with stays in the nearest caches."""
FEWEST = 4
"""Matrices below which a call of NumPy takes as long."""
VECTOR = 64
FLOPS_PER_SECOND = 1e10
MOVES = 8
"""Operations that take as long as moving an element to its lane and back."""


def lower_small(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    """The kernel of an operation of many small matrices; None for any other."""
    if node.operation.name not in SMALL:
        return None
    name, matrices = node.operation.name, inputs[0]
    rows, itemsize, batch = matrices.shape[-1], matrices.dtype.itemsize, matrices.shape[:-2]
    count = math.prod(batch)
    if matrices.dtype.char not in "fd" or not 0 < rows <= LARGEST or count < FEWEST:
        return None
    if any(type.dtype != matrices.dtype for type in (*inputs, node.type)) or not node.type.size:
        return None
    if name == "inv" and node.attributes[0]:
        return None
    columns = {"solve": inputs[-1].shape[-1], "inv": rows}.get(name, 0)
    if columns > LARGEST or any(type.shape[:-2] != batch for type in inputs):
        return None
    lanes = VECTOR // itemsize
    flops = rows * rows * (rows + columns + MOVES) * (itemsize / 4)
    groups = spans(count, count * flops / FLOPS_PER_SECOND, lanes)
    is_slogdet = name == "slogdet"
    of_result = rows if is_slogdet else node.type.size // count
    own = own_kernel(node, inputs)

    def run(context: CallContext, *arrays: Any) -> Any:
        assert context.native is not None
        out = np.empty((count, rows), matrices.dtype) if is_slogdet else arrays[-1]
        given = np.ascontiguousarray(arrays[0])
        right = np.ascontiguousarray(arrays[1]) if name == "solve" else given
        rooms = np.empty((len(groups), rows * (rows + columns) * VECTOR), np.uint8)
        begin, beside, to = address(given), address(right), address(out)
        calls = []
        for number, group in enumerate(groups):
            first, last = group.start, group.stop
            at = begin + first * rows * rows * itemsize
            sides = beside + first * rows * columns * itemsize
            target = to + first * of_result * itemsize
            room = address(rooms) + number * rooms.strides[0]
            numbers = (last - first, rows, sides, columns, target, room)
            calls.append((SMALL[name], itemsize, at, *numbers))
        if any(context.native.over("small_matrices", calls)):
            own(*arrays)
        if not is_slogdet:
            return None
        types = node.outputs
        return tuple(
            [a.reshape(t.shape) for a, t in zip(sign_and_logarithm(out), types, strict=True)]
        )

    return SharedKernel(run, UNITS)


def sign_and_logarithm(pivots: Any) -> tuple[Any, Any]:
    """The sign and the logarithm of the magnitude of the products of pivots (count, n)."""
    return np.prod(np.sign(pivots), -1), np.sum(np.log(np.abs(pivots)), -1)
