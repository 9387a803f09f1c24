"""Systems of equations with triangular matrices, and with Cholesky factors."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import as_operand
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.linalg.matrices import (
    check_matrices,
    column,
    solution_type,
    two_operands,
)
from lazyasync.ops.manipulation.broadcasting import reshape, sum_to
from lazyasync.ops.manipulation.creation import tril, triu
from lazyasync.ops.manipulation.shaping import matrix_transpose
from lazyasync.ops.one_operand import as_tensor
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

Transposition: TypeAlias = Literal[0, 1, 2, "N", "T", "C"]

_BLOCK = 64
"""Rows of the blocks on the diagonal; the rest are products."""


class TriangleAttributes(NamedTuple):
    """``lower``: which triangle is read. ``unit``: whether its diagonal is taken for ones."""

    lower: bool
    unit: bool


def _infer(inputs: tuple[TensorType, ...], attributes: TriangleAttributes) -> TensorType:
    return solution_type("solve_triangular", *inputs)


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: TriangleAttributes
) -> Kernel:
    lower, unit = attributes
    rows = output.shape[-2]
    if not output.size:
        return lambda a, b, out: None
    starts = range(0, rows, _BLOCK)
    whole = output.shape[:-2]

    def solve(a: Any, b: Any, out: Any) -> None:
        triangle = (xp.tril if lower else xp.triu)(a, (-1 if lower else 1) if unit else 0)
        if unit:
            triangle = triangle + xp.eye(rows, dtype=a.dtype)
        b = xp.broadcast_to(b, output.shape)
        for start in starts if lower else reversed(starts):
            here = slice(start, min(start + _BLOCK, rows))
            known = slice(0, start) if lower else slice(here.stop, rows)
            right = b[..., here, :]
            if known.stop > known.start:
                right = right - xp.matmul(triangle[..., here, known], out[..., known, :])
            block = triangle[..., here, here]
            block = xp.broadcast_to(block, (*whole, *block.shape[-2:]))
            if isinstance(right, np.ndarray):
                _substitute(block, right, out[..., here, :], lower)
            else:  # where each row would be a launch of its own
                out[..., here, :] = xp.linalg.solve(block, right)

    return solve


def _substitute(triangle: Any, b: Any, out: Any, lower: bool) -> None:
    """Row by row, with no row exchanged for another one: rows may be of very different scales."""
    rows = triangle.shape[-1]
    if not np.diagonal(triangle, axis1=-2, axis2=-1).all():
        raise np.linalg.LinAlgError("Singular matrix")
    for row in range(rows) if lower else reversed(range(rows)):
        known = slice(0, row) if lower else slice(row + 1, rows)
        rest = b[..., row, :] - (triangle[..., row, None, known] @ out[..., known, :])[..., 0, :]
        out[..., row, :] = rest / triangle[..., row, row, None]


def _gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: TriangleAttributes,
) -> tuple[LazyTensor, LazyTensor]:
    # As that of `solve`, of the triangle that is read.
    a, b = operands
    lower, unit = attributes
    of_b = record(SOLVE_TRIANGULAR, (matrix_transpose(a), g), (not lower, unit))
    of_a = -(of_b @ matrix_transpose(output))
    off = 1 if unit else 0
    of_a = tril(of_a, -off) if lower else triu(of_a, off)
    return sum_to(of_a, a.shape), sum_to(of_b, b.shape)


SOLVE_TRIANGULAR = Operation(
    "solve_triangular",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=TriangleAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_gradient),
        LOWERINGS(_lower),
        WORK(lambda inputs, output, attributes: 1.0 * output.size * inputs[0].shape[-1]),
    ),
)


def solve_triangular(
    a: LazyTensor,
    b: Any,
    trans: Transposition = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
) -> LazyTensor:
    """The ``y`` of ``a @ y == b``, for each triangular matrix of ``a`` (..., n, n).

    Only the upper triangle is read, or with ``lower`` the lower one; with ``unit_diagonal`` ones
    are taken for the diagonal. ``trans`` is 0 or ``"N"``; 1 or ``"T"`` for the transposed matrix; 2
    or ``"C"`` for the conjugate transposed one. ``b`` is a vector (n,) or has matrices (..., n, k);
    the batches are broadcast. By substitution in blocks, ``n * n * k`` operations. Raises
    `ShapeError`, which is a ``LinAlgError`` for matrices that are not square, and ``ValueError``
    for another ``trans``. A zero on the diagonal fails the step, on a CPU with a ``LinAlgError``.
    """
    places = {0: 0, 1: 1, 2: 2, "N": 0, "T": 1, "C": 2}
    if trans not in places:
        raise ValueError(f'solve_triangular: trans is 0, 1, 2, "N", "T" or "C", not {trans!r}')
    x, right = two_operands("solve_triangular", a, b)
    check_matrices("solve_triangular", x._node.type, True)
    if right.ndim == 0:
        raise ShapeError(f"solve_triangular: b must have an axis, not {right._node.type}")
    lower = bool(lower)
    if places[trans]:
        x, lower = matrix_transpose(x), not lower
        if places[trans] == 2:
            x = conj(x)
    columns = column(right) if right.ndim == 1 else right
    solution = record(SOLVE_TRIANGULAR, (x, columns), (lower, bool(unit_diagonal)))
    return reshape(solution, solution.shape[:-1]) if right.ndim == 1 else solution


def cho_solve(c_and_lower: tuple[LazyTensor, bool], b: Any) -> LazyTensor:
    """The ``y`` of ``a @ y == b``, of a matrix that is given by its Cholesky factor.

    ``c_and_lower`` are the factor (..., n, n), of which only the one triangle is read, and whether
    it is the lower one, as in ``(la.linalg.cholesky(a), True)``. ``b``, and what is raised, are as
    for `solve_triangular`.
    """
    factor, lower = c_and_lower
    right = as_operand("cho_solve", b, factor) if isinstance(factor, LazyTensor) else b
    is_vector = np.ndim(right) == 1
    if is_vector:
        # Of a batch of matrices the solution is no vector.
        right = column(as_tensor("cho_solve", right))
    inner = solve_triangular(factor, right, 0 if lower else 2, lower)
    solution = solve_triangular(factor, inner, 2 if lower else 0, lower)
    return reshape(solution, solution.shape[:-1]) if is_vector else solution
