"""Cholesky and QR: matrices as products of triangular and orthogonal ones."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.linalg.matrices import (
    by_function,
    contiguous,
    cubic,
    from_conjugate,
    hermitian,
    hermitian_part,
    lower_with_half_diagonal,
    matrices,
)
from lazyasync.ops.linalg.solving import SOLVE
from lazyasync.ops.manipulation.creation import triu
from lazyasync.ops.manipulation.shaping import concatenate, matrix_transpose
from lazyasync.ops.multiple import outputs_of
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

# ---- Cholesky ------------------------------------------------------------------------------


def _cholesky_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor]:
    # Murray, "Differentiation of the Cholesky decomposition", 2016, section 3.1.
    inner = lower_with_half_diagonal(hermitian(output) @ from_conjugate(g))
    transposed = hermitian(output)
    left = record(SOLVE, (transposed, inner))
    both = hermitian(record(SOLVE, (transposed, hermitian(left))))
    return (from_conjugate(hermitian_part(both)),)


CHOLESKY = Operation(
    "cholesky",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    may_fail=True,
    rules=(
        GRADIENTS(_cholesky_gradient),
        LOWERINGS(by_function("cholesky")),
        WORK(cubic(1 / 3)),
    ),
)


def cholesky(x: LazyTensor, /, *, upper: bool = False) -> LazyTensor:
    """The lower triangular ``L`` of ``x == L @ L.mH``, for each matrix of ``x`` (..., n, n).

    The matrices are Hermitian and positive definite; only their lower triangle is read. With
    ``upper`` it is the upper triangular ``U`` of ``x == U.mH @ U``, from the upper triangle. The
    gradient is Hermitian, too. Raises `ShapeError` and, for float16, `DTypeError`. A matrix that is
    not positive definite fails the step, on a CPU with NumPy's ``LinAlgError``.
    """
    x = matrices("cholesky", x, square=True)
    if upper:
        return hermitian(record(CHOLESKY, (hermitian(x),)))
    return record(CHOLESKY, (x,))


# ---- QR ------------------------------------------------------------------------------------


class QRResult(NamedTuple):
    """What `qr` gives: ``Q @ R`` is the matrix."""

    Q: LazyTensor
    R: LazyTensor


class QRAttributes(NamedTuple):
    """``complete``: whether Q is square."""

    complete: bool


def _infer_qr(inputs: tuple[TensorType, ...], attributes: QRAttributes) -> tuple[TensorType, ...]:
    *batch, rows, columns = inputs[0].shape
    inner = rows if attributes.complete else min(rows, columns)
    dtype = inputs[0].dtype
    return TensorType((*batch, rows, inner), dtype), TensorType((*batch, inner, columns), dtype)


def _lower_qr(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: QRAttributes
) -> Kernel:
    types = _infer_qr(inputs, attributes)
    mode = "complete" if attributes.complete else "reduced"
    return lambda x: contiguous(xp, xp.linalg.qr(x, mode), types)


def _qr_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: QRAttributes,
) -> tuple[LazyTensor]:
    # Walter, Lehmann and Lamour, "On evaluating higher-order derivatives of the QR decomposition of
    # tall matrices with full column rank", 2012; for wide ones, whose first columns determine Q,
    # Roberts and Roberts, "QR and LQ decomposition matrix backpropagation algorithms", 2020.
    (a,) = operands
    rows, columns = a.shape[-2:]
    of_q, of_r = (None if part is None else from_conjugate(part) for part in g)
    is_longer = attributes.complete and rows > columns
    if is_longer and of_q is not None:
        raise UnsupportedOperationError(
            f'qr: with mode="complete" Q of {a._node.type} has columns that the matrix does not '
            'determine, so there is no gradient; with mode="reduced" there is one'
        )
    q, r = outputs_of(output)
    if is_longer and of_r is not None:
        # That of the reduced R, above rows of zeros. Its Q is a function of R and of the matrix, so
        # that gradients of higher order can go back through it.
        r, of_r = r[..., :columns, :], of_r[..., :columns, :]
        q = matrix_transpose(record(SOLVE, (matrix_transpose(r), matrix_transpose(a))))
    if rows >= columns:
        return (from_conjugate(_qr_of_tall(q, r, of_q, of_r)),)
    _, last = split_at(a, [rows], -1)
    square, _ = split_at(r, [rows], -1)
    if of_r is None:
        first = _qr_of_tall(q, square, of_q, None)
        return (from_conjugate(concatenate([first, last * 0], -1)),)
    of_square, of_rest = split_at(of_r, [rows], -1)
    through_rest = last @ hermitian(of_rest)
    of_q = through_rest if of_q is None else of_q + through_rest
    first = _qr_of_tall(q, square, of_q, of_square)
    return (from_conjugate(concatenate([first, q @ of_rest], -1)),)


def _qr_of_tall(
    q: LazyTensor, r: LazyTensor, of_q: LazyTensor | None, of_r: LazyTensor | None
) -> LazyTensor:
    inner: Any = 0.0
    if of_r is not None:
        inner = triu(of_r) @ hermitian(r)
    if of_q is not None:
        inner = inner - hermitian(q) @ of_q
    # Its upper triangle, and the conjugates of that below: twice the Hermitian part of one half.
    half = hermitian(lower_with_half_diagonal(hermitian(inner)))
    product = q @ (half + hermitian(half))
    if of_q is not None:
        product = product + of_q
    return hermitian(record(SOLVE, (r, hermitian(product))))


QR = Operation(
    "qr",
    kind=OperationKind.MULTIPLE,
    infer=_infer_qr,
    attributes=QRAttributes,
    rules=(
        GRADIENTS(_qr_gradient),
        LOWERINGS(_lower_qr),
        WORK(cubic(4.0)),
    ),
)


def qr(x: LazyTensor, /, mode: Literal["reduced", "complete", "r"] = "reduced") -> Any:
    """Orthonormal columns Q and upper triangular R with ``Q @ R == x``, for each matrix of ``x``.

    For ``x`` (..., m, n) and k the lesser of m and n these are (..., m, k) and (..., k, n), or with
    ``mode="complete"`` (..., m, m) and (..., m, n), where Q has no gradient if m > n. ``mode="r"``
    gives R alone, the reduced one. Raises `ShapeError`, ``ValueError`` for another mode and, for
    float16, `DTypeError`. The gradient divides by the diagonal of R.
    """
    if mode not in ("reduced", "complete", "r"):
        raise ValueError(f'qr: mode is "reduced", "complete" or "r", not {mode!r}')
    x = matrices("qr", x)
    q, r = outputs_of(record(QR, (x,), (mode == "complete",)))
    return r if mode == "r" else QRResult(q, r)
