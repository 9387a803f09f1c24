"""Singular values, and what they are for: ranks, pseudoinverses, least squares."""

from __future__ import annotations

from typing import Any, NamedTuple

from lazyasync.errors import MatrixShapeError, ShapeError, UnsupportedOperationError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, limits_of
from lazyasync.ops.dispatch import as_dtype, convert
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import equal, greater, less, not_equal, where
from lazyasync.ops.elementwise.number_parts import imag
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.linalg.matrices import (
    as_diagonals,
    check_matrices,
    column,
    contiguous,
    cubic,
    from_conjugate,
    hermitian,
    matrices,
    of_lower_triangle,
    quotient_off_diagonal,
    row,
    svd_of,
    two_operands,
)
from lazyasync.ops.linalg.spectra import eigh, eigvalsh, is_differentiating
from lazyasync.ops.manipulation.broadcasting import reshape, sum_to
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.diagonals import diagonal
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, real_dtype
from lazyasync.ops.reductions.reductions import any as any_of
from lazyasync.ops.reductions.reductions import max as greatest
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.reductions.sorting import argsort, sort
from lazyasync.ops.shapes import joint_shape
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor


class SVDResult(NamedTuple):
    """What `svd` gives: ``U * S @ Vh`` is the matrix, of the first columns and rows."""

    U: LazyTensor
    S: LazyTensor
    Vh: LazyTensor


class LstsqResult(NamedTuple):
    """What `lstsq` gives."""

    x: LazyTensor
    residuals: LazyTensor
    rank: LazyTensor
    s: LazyTensor


class SVDAttributes(NamedTuple):
    """``full``: whether U and Vh are square."""

    full: bool


# ---- the decomposition ---------------------------------------------------------------------


def _infer_svd(inputs: tuple[TensorType, ...], attributes: SVDAttributes) -> tuple[TensorType, ...]:
    *batch, rows, columns = inputs[0].shape
    dtype, inner = inputs[0].dtype, min(rows, columns)
    left, right = (rows, columns) if attributes.full else (inner, inner)
    return (
        TensorType((*batch, rows, left), dtype),
        TensorType((*batch, inner), real_dtype(dtype)),
        TensorType((*batch, right, columns), dtype),
    )


def _infer_svdvals(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    return _infer_svd(inputs, SVDAttributes(False))[1]


def _lower_svd(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SVDAttributes
) -> Kernel:
    types = _infer_svd(inputs, attributes)
    return lambda x: contiguous(xp, svd_of(xp, x, full_matrices=attributes.full), types)


def _lower_svdvals(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not output.size:
        return lambda x, out: None
    return lambda x, out: xp.copyto(out, svd_of(xp, x, compute_uv=False))


def _svd_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: SVDAttributes,
) -> tuple[LazyTensor | None]:
    # Townsend, "Differentiating the singular value decomposition", 2016; for complex numbers Wan
    # and Zhang, "Automatic differentiation for complex valued SVD", 2019.
    rows, columns = operands[0].shape[-2:]
    of_u, of_s, of_vh = g
    longer = of_u if rows > columns else of_vh
    if attributes.full and rows != columns and longer is not None:
        raise UnsupportedOperationError(
            f"svd: with full_matrices the longer vectors of {operands[0]._node.type} are not all "
            "determined by the matrix, so there is no gradient; with full_matrices=False there is"
        )
    u, s, vh = outputs_of(output)
    k = min(rows, columns)
    if attributes.full and rows > columns:
        u = _other_side(u[..., :k], operands[0] @ hermitian(vh), row(s))
    elif attributes.full and rows < columns:
        vh = _other_side(vh[..., :k, :], hermitian(u) @ operands[0], column(s))
    dtype = u.dtype
    v = hermitian(vh)
    # A difference of squares as a product, which does not lose the smaller one.
    apart = (row(s) - column(s)) * (row(s) + column(s))
    inner: LazyTensor | None = None
    left: LazyTensor | None = None
    right: LazyTensor | None = None
    if of_u is not None:
        of_u = from_conjugate(of_u)
        left = hermitian(u) @ of_u
        inner = quotient_off_diagonal(left - hermitian(left), apart, of_u) * row(s)
    if of_vh is not None:
        of_v = hermitian(from_conjugate(of_vh))
        right = vh @ of_v
        part = column(s) * quotient_off_diagonal(right - hermitian(right), apart, of_v)
        inner = part if inner is None else inner + part
    if of_s is not None:
        values = convert(as_diagonals(of_s), dtype)
        inner = values if inner is None else inner + values
    if inner is None:
        return (None,)
    if left is not None and dtype.kind == "c":
        # The phases of a pair of vectors are free, but for their sum.
        inner = inner + as_diagonals(1j * imag(diagonal(left, 0, -2, -1)) / s)
    whole = u @ inner @ vh
    if of_u is not None and rows > k:
        whole = whole + ((of_u - u @ (hermitian(u) @ of_u)) / row(s)) @ vh
    if of_vh is not None and columns > k:
        whole = whole + (u / row(s)) @ hermitian(of_v - v @ (vh @ of_v))
    return (from_conjugate(whole),)


def _other_side(longer: LazyTensor, product: LazyTensor, values: LazyTensor) -> LazyTensor:
    """The first of the longer vectors, as a function of the shorter ones and of the matrix.

    Gradients of higher order can go back through it, as they cannot through all the longer ones,
    but where a singular value is 0.
    """
    empty = equal(values, 0)
    return where(empty, stop_gradient(longer), product / where(empty, 1.0, values))


def _svdvals_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor | None]:
    reduced = SVDAttributes(False)
    return _svd_gradient((None, g, None), operands, record(SVD, operands, reduced), reduced)


SVD = Operation(
    "svd",
    kind=OperationKind.MULTIPLE,
    infer=_infer_svd,
    attributes=SVDAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_svd_gradient),
        LOWERINGS(_lower_svd),
        WORK(cubic(22.0)),
    ),
)
SVDVALS = Operation(
    "svdvals",
    kind=OperationKind.COMPUTE,
    infer=_infer_svdvals,
    may_fail=True,
    rules=(
        GRADIENTS(_svdvals_gradient),
        LOWERINGS(_lower_svdvals),
        WORK(cubic(4.0)),
    ),
)


def svd(
    x: LazyTensor,
    /,
    full_matrices: bool = True,
    compute_uv: bool = True,
    hermitian: bool = False,
) -> Any:
    """The singular value decomposition of each matrix of ``x`` (..., m, n).

    With k the lesser of m and n: U (..., m, m), S (..., k), descending, and Vh (..., n, n); with
    ``full_matrices=False`` U (..., m, k) and Vh (..., k, n), of which alone the gradient is always
    defined, where no values are equal or 0. That of complex vectors is, where their phases make no
    difference. Without ``compute_uv`` it is S alone, as `svdvals` gives it. With ``hermitian`` all
    comes from the eigenvalues and eigenvectors of the lower triangles of square matrices. Raises
    `ShapeError` and, for float16, `DTypeError`.
    """
    if hermitian:
        return _svd_of_hermitian(x, compute_uv)
    if not compute_uv:
        return svdvals(x)
    u, s, vh = outputs_of(record(SVD, (matrices("svd", x),), (bool(full_matrices),)))
    return SVDResult(u, s, vh)


def _svd_of_hermitian(x: Any, compute_uv: bool) -> Any:
    if not compute_uv:
        return sort(absolute(eigvalsh(x)), -1, descending=True)
    values, vectors = eigh(x)
    order = argsort(absolute(values), -1, descending=True)
    values = take_along_axis(values, order, -1)
    u = take_along_axis(vectors, row(order), -1)
    return SVDResult(u, absolute(values), hermitian(where(row(less(values, 0)), -u, u)))


def svdvals(x: LazyTensor, /) -> LazyTensor:
    """The singular values of `svd`, descending, of which the gradient is defined for equal ones.

    Raises what `svd` raises.
    """
    x = matrices("svdvals", x)
    if is_differentiating():
        return outputs_of(record(SVD, (x,), (False,)))[1]
    return record(SVDVALS, (x,))


# ---- ranks and pseudoinverses --------------------------------------------------------------


def _read(name: str, x: Any, hermitian: bool) -> LazyTensor:
    """Matrices, or those of lower triangles, which are square."""
    x = matrices(name, x, square=hermitian)
    return of_lower_triangle(x) if hermitian else x


def _relative(rtol: Any, x: LazyTensor) -> LazyTensor:
    """What a singular value is small beside, by the largest: (..., or none), real."""
    dtype = real_dtype(x.dtype)
    if rtol is None:
        rtol = max(x.shape[-2:]) * float(limits_of(dtype).eps)
    return as_dtype("rtol", rtol, x, dtype)


def _check_relative(name: str, x: TensorType, rtol: TensorType) -> None:
    """Raises `ShapeError` unless ``rtol`` is one number, or one for each matrix."""
    if rtol.ndim and rtol.shape != x.shape[:-2]:
        raise ShapeError(f"{name}: rtol is a number or has the batch of x, not {rtol} of {x}")


def _infer_pinv(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    x, rtol = inputs
    _check_relative("pinv", x, rtol)
    return TensorType((*x.shape[:-2], x.shape[-1], x.shape[-2]), x.dtype)


def _lower_pinv(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not output.size:
        return lambda x, rtol, out: None

    def pinv(x: Any, rtol: Any, out: Any) -> None:
        u, s, vh = svd_of(xp, x.conj(), full_matrices=False)
        large = s > rtol[..., None] * s[..., :1]
        inverse = xp.where(large, 1 / xp.where(large, s, 1), 0)
        xp.matmul(vh.swapaxes(-1, -2), inverse[..., None] * u.swapaxes(-1, -2), out)

    return pinv


def _pinv_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor, None]:
    # Golub and Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares
    # problems whose variables separate", 1973, where the rank does not change.
    a, p = operands[0], output
    of_p, adjoint = from_conjugate(g), hermitian(output)
    through = hermitian(of_p)
    whole = -(adjoint @ of_p @ adjoint)
    beside = through @ p @ adjoint
    whole = whole + beside - a @ (p @ beside)
    beside = adjoint @ p @ through
    whole = whole + beside - beside @ p @ a
    return from_conjugate(whole), None


PINV = Operation(
    "pinv",
    kind=OperationKind.COMPUTE,
    infer=_infer_pinv,
    may_fail=True,
    rules=(
        GRADIENTS(_pinv_gradient),
        LOWERINGS(_lower_pinv),
        WORK(cubic(24.0)),
    ),
)


def pinv(
    x: LazyTensor, /, rcond: Any = None, hermitian: bool = False, *, rtol: Any = None
) -> LazyTensor:
    """The Moore-Penrose inverse (..., n, m) of each matrix of ``x`` (..., m, n).

    Singular values of at most ``rtol`` times the largest are taken for 0: a number or a tensor
    (...), the larger of m and n times the dtype's epsilon if not given, as in the array API
    standard. ``rcond`` is NumPy's name for it. With ``hermitian`` the lower triangles of square
    matrices are read, and no others have gradients. The gradient is that at a constant rank. Raises
    `ShapeError` and, for float16, `DTypeError`.
    """
    if rtol is not None and rcond is not None:
        raise ValueError("pinv: either rtol or rcond is given, not both")
    rtol = rcond if rtol is None else rtol
    x = _read("pinv", x, hermitian)
    return record(PINV, (x, _relative(rtol, x)))


def matrix_rank(
    x: LazyTensor, /, tol: Any = None, hermitian: bool = False, *, rtol: Any = None
) -> LazyTensor:
    """How many singular values of each matrix of ``x`` are above ``rtol`` times the largest: int64.

    Or above ``tol``, a number or a tensor (...). ``rtol`` and ``hermitian`` are as for `pinv`. What
    has fewer than two axes has rank 0 if it is all zeros, else 1. Raises `DTypeError` for float16,
    and ``ValueError`` for both ``rtol`` and ``tol``.
    """
    if rtol is not None and tol is not None:
        raise ValueError("matrix_rank: either rtol or tol is given, not both")
    x = as_tensor("matrix_rank", x)
    if x.ndim < 2:
        return convert(any_of(not_equal(x, 0)), INTEGER)
    x = _read("matrix_rank", x, hermitian)
    if 0 in x.shape[-2:]:
        return zeros(x.shape[:-2], dtype=INTEGER, device=x.device)
    values = record(SVDVALS, (x,))
    if tol is None:
        smallest = greatest(values, -1) * _relative(rtol, x)
    else:
        smallest = as_dtype("tol", tol, x, values.dtype)
    return total(convert(greater(values, column(smallest)), INTEGER), -1)


# ---- least squares -------------------------------------------------------------------------


def _infer_lstsq(inputs: tuple[TensorType, ...], attributes: Attributes) -> tuple[TensorType, ...]:
    a, b, rtol = inputs
    check_matrices("lstsq", a, False)
    _check_relative("lstsq", a, rtol)
    *batch, rows, columns = a.shape
    if b.ndim < 2 or b.shape[-2] != rows:
        raise MatrixShapeError(
            f"lstsq: the matrices and the right sides differ in length, {a} and {b}"
        )
    whole = joint_shape("lstsq", [a.shape[:-2], b.shape[:-2]])
    return (
        TensorType((*whole, columns, b.shape[-1]), a.dtype),
        TensorType(tuple(batch), INTEGER),
        TensorType((*batch, min(rows, columns)), real_dtype(a.dtype)),
    )


def _lower_lstsq(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    types = _infer_lstsq(inputs, attributes)

    def lstsq(a: Any, b: Any, rtol: Any) -> tuple[Any, ...]:
        u, s, vh = svd_of(xp, a, full_matrices=False)
        large = s > rtol[..., None] * s[..., :1]
        inverse = xp.where(large, 1 / xp.where(large, s, 1), 0)
        shares = inverse[..., None] * xp.matmul(u.conj().swapaxes(-1, -2), b)
        x = xp.matmul(vh.conj().swapaxes(-1, -2), shares)
        return contiguous(xp, (x, large.sum(-1), s), types)

    return lstsq


def _lstsq_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: Attributes,
) -> tuple[LazyTensor | None, LazyTensor | None, None]:
    # With P the pseudoinverse, x = P b; see `_pinv_gradient`.
    a, b, rtol = operands
    of_x, _, of_s = g
    of_a = of_b = None
    if of_x is not None:
        (x, *_), p = outputs_of(output), record(PINV, (a, rtol))
        of_x = from_conjugate(of_x)
        adjoint = hermitian(p)
        of_b = adjoint @ of_x
        residual = b - a @ x
        of_a = residual @ (hermitian(of_x) @ p @ adjoint) - of_b @ hermitian(x)
        beside = (adjoint @ x) @ hermitian(of_x)
        of_a = of_a + beside - beside @ p @ a
        of_a = sum_to(from_conjugate(of_a), a.shape)
        of_b = sum_to(from_conjugate(of_b), b.shape)
    if of_s is not None:
        (of_values,) = _svdvals_gradient(of_s, (a,), output, ())
        of_a = of_values if of_a is None else of_a + of_values
    return of_a, of_b, None


LSTSQ = Operation(
    "lstsq",
    kind=OperationKind.MULTIPLE,
    infer=_infer_lstsq,
    may_fail=True,
    rules=(
        GRADIENTS(_lstsq_gradient),
        LOWERINGS(_lower_lstsq),
        WORK(cubic(22.0)),
    ),
)


def lstsq(a: LazyTensor, b: Any, /, rcond: Any = None) -> LstsqResult:
    """The ``x`` of least length among those for which ``a @ x - b`` is shortest.

    ``a`` has matrices (..., m, n), ``b`` is a vector (m,) or has matrices (..., m, k); the batches
    are broadcast. The result is ``x`` (n,) or (..., n, k), the sums of squared residuals (..., k)
    if m is larger than n, else (..., 0), the ranks of ``a`` (...) and its singular values.
    ``rcond`` is what `pinv` calls ``rtol``, but the epsilon of the dtype where it is negative.
    Unlike NumPy's, the residuals are also there if the rank is below n: a shape cannot
    depend on values. Raises `ShapeError` and, for float16, `DTypeError`.
    """
    left, right = two_operands("lstsq", a, b)
    check_matrices("lstsq", left._node.type, False)
    if right.ndim == 0:
        raise ShapeError(f"lstsq: b must have an axis, not {right._node.type}")
    columns = column(right) if right.ndim == 1 else right
    rtol = _relative(rcond, left)
    if rcond is not None:
        # As LAPACK has it.
        rtol = where(less(rtol, 0), float(limits_of(rtol.dtype).eps), rtol)
    solution, rank, values = outputs_of(record(LSTSQ, (left, columns, rtol)))
    residual = columns - left @ solution
    squares = residual * from_conjugate(residual)
    if squares.dtype.kind == "c":
        squares = convert(squares, real_dtype(squares.dtype))
    x = reshape(solution, solution.shape[:-1]) if right.ndim == 1 else solution
    rows, unknowns = left.shape[-2:]
    sums = total(squares, -2)
    return LstsqResult(x, sums if rows > unknowns else sums[..., :0], rank, values)
