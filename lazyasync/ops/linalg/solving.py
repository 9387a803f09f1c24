"""Inverses, systems of equations and determinants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import (
    GRADIENTS,
    LOWERINGS,
    OUTPUT_EXPANSIONS,
    WORK,
    GraphBuilder,
    Kernel,
)
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ABSOLUTE
from lazyasync.ops.elementwise.functions import LOG, SIGN
from lazyasync.ops.elementwise.number_parts import imag
from lazyasync.ops.linalg.matrices import (
    by_function,
    column,
    contiguous,
    cubic,
    identity_like,
    matrices,
    solution_type,
    svd_of,
    two_operands,
)
from lazyasync.ops.manipulation.broadcasting import SUM, reshape, sum_to
from lazyasync.ops.manipulation.shaping import matrix_transpose
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.promotion import real_dtype
from lazyasync.ops.reductions.reductions import PROD
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor


class SlogdetResult(NamedTuple):
    """What `slogdet` gives: ``sign * exp(logabsdet)`` is the determinant."""

    sign: LazyTensor
    logabsdet: LazyTensor


# ---- inverses ------------------------------------------------------------------------------


class InverseAttributes(NamedTuple):
    """``or_nan``: whether the inverse of a singular matrix is NaN, and does not fail the step."""

    or_nan: bool = False


def _lower_inv(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not InverseAttributes(*attributes).or_nan:
        return by_function("inv")(xp, inputs, output, attributes)
    if not output.size:
        return lambda x, out: None

    def inverses(x: Any, out: Any) -> None:
        try:
            found = xp.linalg.inv(x)
        except np.linalg.LinAlgError:
            # One at least is singular, and LAPACK does not say which.
            found = xp.empty_like(x)
            for place in np.ndindex(output.shape[:-2]):
                try:
                    found[place] = xp.linalg.inv(x[place])
                except np.linalg.LinAlgError:
                    found[place] = xp.nan
        # CuPy has some infinite elements in those, and the others are whatever they are.
        regular = xp.isfinite(found).all((-2, -1), keepdims=True)
        xp.copyto(out, xp.where(regular, found, xp.nan))

    return inverses


def _inv_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor]:
    # d(A^-1) = -A^-1 dA A^-1 (Giles 2008, 2.2.3)
    transposed = matrix_transpose(output)
    return (-(transposed @ g @ transposed),)


INV = Operation(
    "inv",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    attributes=InverseAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_inv_gradient),
        LOWERINGS(_lower_inv),
        WORK(cubic(2.0)),
    ),
)


def inv(x: LazyTensor, /) -> LazyTensor:
    """The inverse of each matrix of ``x`` (..., n, n).

    Raises `ShapeError` and, for float16, `DTypeError`. A singular matrix fails the step, on a CPU
    with NumPy's ``LinAlgError``.
    """
    return record(INV, (matrices("inv", x, square=True),))


def inverse_or_nan(x: LazyTensor) -> LazyTensor:
    """`inv` of matrices that LAPACK can take, but of NaN where one is singular."""
    return record(INV, (x,), (True,))


# ---- systems -------------------------------------------------------------------------------


def _lower_solve(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not output.size:
        return lambda a, b, out: None
    batch = output.shape[:-2]
    whole_a, whole_b = (*batch, *inputs[0].shape[-2:]), (*batch, *inputs[1].shape[-2:])

    def solve(a: Any, b: Any, out: Any) -> None:
        # CuPy does not broadcast, and NumPy does so without a copy, too.
        a, b = xp.broadcast_to(a, whole_a), xp.broadcast_to(b, whole_b)
        xp.copyto(out, xp.linalg.solve(a, b))

    return solve


def _solve_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor, LazyTensor]:
    # dX = A^-1 (dB - dA X) (Giles 2008, 2.3.1)
    a, b = operands
    of_b = record(SOLVE, (matrix_transpose(a), g))
    of_a = -(of_b @ matrix_transpose(output))
    return sum_to(of_a, a.shape), sum_to(of_b, b.shape)


SOLVE = Operation(
    "solve",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: solution_type("solve", *inputs),
    may_fail=True,
    rules=(
        GRADIENTS(_solve_gradient),
        LOWERINGS(_lower_solve),
        WORK(
            lambda inputs, output, attributes: (
                cubic(2 / 3)(inputs, output, attributes) + 2.0 * output.size * inputs[0].shape[-1]
            )
        ),
    ),
)


def solve(x1: LazyTensor, x2: Any, /) -> LazyTensor:
    """The ``y`` of ``x1 @ y == x2``, for each matrix of ``x1`` (..., n, n).

    ``x2`` is a vector (n,) or has matrices (..., n, k); the batches are broadcast. Raises
    `ShapeError` and, for float16, `DTypeError`. A singular matrix fails the step, on a CPU with
    NumPy's ``LinAlgError``.
    """
    a, b = two_operands("solve", x1, x2)
    if b.ndim == 0:
        raise ShapeError(f"solve: the right side must have an axis, not {b._node.type}")
    if b.ndim == 1:
        solution = record(SOLVE, (a, column(b)))
        return reshape(solution, solution.shape[:-1])
    return record(SOLVE, (a, b))


# ---- determinants --------------------------------------------------------------------------


def _infer_det(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    return TensorType(inputs[0].shape[:-2], inputs[0].dtype)


def _det_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: Any, attributes: Attributes
) -> tuple[LazyTensor]:
    return (column(column(g)) * record(COFACTORS, operands),)


DET = Operation(
    "det",
    kind=OperationKind.COMPUTE,
    infer=_infer_det,
    rules=(
        GRADIENTS(_det_gradient),
        LOWERINGS(by_function("det")),
        WORK(cubic(2 / 3)),
    ),
)


def _lower_cofactors(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    n = output.shape[-1]
    if not output.size:
        return lambda x, out: None

    def cofactors(x: Any, out: Any) -> None:
        # With A = U S V^H they are det(U) det(V^H) conj(U) C conj(V)^H, where C has the products of
        # all singular values but one. So they are right for singular matrices, too.
        u, s, vh = svd_of(xp, x)
        others = xp.empty_like(s)
        for place in range(n):
            others[..., place] = s[..., :place].prod(-1) * s[..., place + 1 :].prod(-1)
        scale = (xp.linalg.det(u) * xp.linalg.det(vh))[..., None, None]
        xp.copyto(out, scale * ((u * others[..., None, :]).conj() @ vh.conj()))

    return cofactors


def _cofactors_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor]:
    # With C = det(A) A^-T: dC = tr(A^-1 dA) C - C dA^T A^-T.
    inverse = matrix_transpose(record(INV, operands))
    scale = total(g * output, (-2, -1), keepdims=True)
    inner = scale * identity_like(g) - output @ matrix_transpose(g)
    return (inner @ inverse,)


COFACTORS = Operation(
    "cofactors",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(_cofactors_gradient),
        LOWERINGS(_lower_cofactors),
        WORK(cubic(26.0)),
    ),
)
"""Of each element of a matrix, the determinant of the rest with its sign: the gradient of DET."""


def det(x: LazyTensor, /) -> LazyTensor:
    """The determinant of each matrix of ``x`` (..., n, n): shape (...).

    Its gradient is right for singular matrices; from the second order on, these fail the step.
    Raises `ShapeError` and, for float16, `DTypeError`.
    """
    return record(DET, (matrices("det", x, square=True),))


def _infer_slogdet(
    inputs: tuple[TensorType, ...], attributes: Attributes
) -> tuple[TensorType, ...]:
    batch, dtype = inputs[0].shape[:-2], inputs[0].dtype
    return TensorType(batch, dtype), TensorType(batch, real_dtype(dtype))


def _lower_slogdet(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    types = _infer_slogdet(inputs, attributes)
    return lambda x: contiguous(xp, xp.linalg.slogdet(x), types)


def _slogdet_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: Attributes,
) -> tuple[LazyTensor | None]:
    # d log det(A) = tr(A^-1 dA), of which the real part is that of the magnitude and the imaginary
    # part the angle.
    of_sign, of_logarithm = g
    factor: Any = of_logarithm
    if of_sign is not None and of_sign.dtype.kind == "c":
        sign, _ = outputs_of(output)
        of_angle = 1j * imag(of_sign * sign)
        factor = of_angle if factor is None else of_angle + factor
    if factor is None:
        return (None,)
    return (column(column(factor)) * matrix_transpose(record(INV, operands)),)


def _infer_pivots(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    return TensorType(inputs[0].shape[:-1], inputs[0].dtype)


def _lower_pivots(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    n = output.shape[-1]
    if not output.size:
        return lambda x, out: None

    def pivots(x: Any, out: Any) -> None:
        # Elimination with partial pivoting (Golub and Van Loan, "Matrix Computations", 3.4).
        rows = xp.array(x).reshape(-1, n, n)
        found, every = out.reshape(-1, n), xp.arange(len(rows))
        for k in range(n):
            largest = k + xp.argmax(xp.abs(rows[:, k:, k]), axis=1)
            top, row = rows[every, largest], rows[:, k].copy()
            rows[every, largest] = row
            pivot = top[:, k]
            found[:, k] = xp.where(largest == k, pivot, -pivot)
            by = xp.where(pivot == 0, 1, pivot)
            rows[:, k + 1 :] -= (rows[:, k + 1 :, k] / by[:, None])[..., None] * top[:, None]

    return pivots


PIVOTS = Operation(
    "pivots",
    kind=OperationKind.COMPUTE,
    infer=_infer_pivots,
    rules=(LOWERINGS(_lower_pivots), WORK(cubic(2 / 3))),
)
"""Numbers (..., n) whose product is the determinant, of real matrices: SLOGDET is made of them."""

_MOST_ROWS = 128
"""Rows beyond which a call takes little beside what it computes."""


def _expand_slogdet(
    b: GraphBuilder, operands: Sequence[int], attributes: Attributes, position: int
) -> int | None:
    *batch, rows = b.type(operands[0]).shape[:-1]
    if not b.iterates or rows > _MOST_ROWS:
        return None
    pivots = b.apply(PIVOTS, operands)
    along = (len(batch),)
    if position == 0:
        return b.apply(PROD, (b.apply(SIGN, (pivots,)),), (along, False, b.type(pivots).dtype))
    sizes = b.apply(LOG, (b.apply(ABSOLUTE, (pivots,)),))
    return b.apply(SUM, (sizes,), (along, False, b.type(pivots).dtype))


SLOGDET = Operation(
    "slogdet",
    kind=OperationKind.MULTIPLE,
    infer=_infer_slogdet,
    rules=(
        GRADIENTS(_slogdet_gradient),
        LOWERINGS(_lower_slogdet),
        OUTPUT_EXPANSIONS(_expand_slogdet),
        WORK(cubic(2 / 3)),
    ),
)


def slogdet(x: LazyTensor, /) -> SlogdetResult:
    """The sign of each determinant and the logarithm of its magnitude, both of shape (...).

    The sign is of magnitude 1, or 0 for a singular matrix, whose logarithm is -inf. Raises
    `ShapeError` and, for float16, `DTypeError`.
    """
    x = matrices("slogdet", x, square=True)
    sign, logarithm = outputs_of(record(SLOGDET, (x,)))
    return SlogdetResult(sign, logarithm)
