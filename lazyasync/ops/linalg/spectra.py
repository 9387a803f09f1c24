"""Eigenvalues and eigenvectors."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np

from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.elementwise.number_parts import real
from lazyasync.ops.linalg.matrices import (
    as_diagonals,
    column,
    contiguous,
    cubic,
    from_conjugate,
    hermitian,
    hermitian_part,
    matrices,
    quotient_off_diagonal,
    row,
)
from lazyasync.ops.linalg.solving import SOLVE
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.promotion import real_dtype
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.recording import current_context, record
from lazyasync.tensor import LazyTensor


class EighResult(NamedTuple):
    """What `eigh` gives."""

    eigenvalues: LazyTensor
    eigenvectors: LazyTensor


class EigResult(NamedTuple):
    """What `eig` gives."""

    eigenvalues: LazyTensor
    eigenvectors: LazyTensor


class TriangleAttributes(NamedTuple):
    """``triangle``: which one is read, "L" or "U"."""

    triangle: str


def is_differentiating() -> bool:
    """Whether a gradient is being taken, so that vectors will be asked for beside the values."""
    return bool(current_context().recorder.gradients)


# ---- of Hermitian matrices -----------------------------------------------------------------


def _infer_eigh(inputs: tuple[TensorType, ...], attributes: Any) -> tuple[TensorType, ...]:
    return _infer_eigvalsh(inputs, attributes), inputs[0]


def _infer_eigvalsh(inputs: tuple[TensorType, ...], attributes: Any) -> TensorType:
    return TensorType(inputs[0].shape[:-1], real_dtype(inputs[0].dtype))


def _lower_eigh(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: TriangleAttributes
) -> Kernel:
    types = _infer_eigh(inputs, attributes)
    if not inputs[0].size:
        return lambda x: tuple([xp.empty(type.shape, type.dtype) for type in types])
    return lambda x: contiguous(xp, xp.linalg.eigh(x, attributes.triangle), types)


def _lower_eigvalsh(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: TriangleAttributes
) -> Kernel:
    if not output.size:
        return lambda x, out: None
    return lambda x, out: xp.copyto(out, xp.linalg.eigvalsh(x, attributes.triangle))


def _eigh_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: TriangleAttributes,
) -> tuple[LazyTensor | None]:
    # Giles, "An extended collection of matrix derivative results for forward and reverse mode
    # algorithmic differentiation", 2008, section 3.1.
    values, vectors = outputs_of(output)
    of_values, of_vectors = g
    inner: LazyTensor | None = None
    if of_vectors is not None:
        apart = row(values) - column(values)
        turns = hermitian(vectors) @ from_conjugate(of_vectors)
        # The rest would leave nothing in the Hermitian part.
        inner = quotient_off_diagonal((turns - hermitian(turns)) * 0.5, apart, of_vectors)
    if of_values is not None:
        diagonal = as_diagonals(of_values)
        inner = diagonal if inner is None else inner + diagonal
    if inner is None:
        return (None,)
    if inner.dtype != vectors.dtype:
        inner = inner.astype(vectors.dtype)
    return (from_conjugate(hermitian_part(vectors @ inner @ hermitian(vectors))),)


def _eigvalsh_gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: TriangleAttributes,
) -> tuple[LazyTensor | None]:
    return _eigh_gradient((g, None), operands, record(EIGH, operands, attributes), attributes)


EIGH = Operation(
    "eigh",
    kind=OperationKind.MULTIPLE,
    infer=_infer_eigh,
    attributes=TriangleAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_eigh_gradient),
        LOWERINGS(_lower_eigh),
        WORK(cubic(9.0)),
    ),
)
EIGVALSH = Operation(
    "eigvalsh",
    kind=OperationKind.COMPUTE,
    infer=_infer_eigvalsh,
    attributes=TriangleAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_eigvalsh_gradient),
        LOWERINGS(_lower_eigvalsh),
        WORK(cubic(4 / 3)),
    ),
)


def _checked_triangle(name: str, triangle: str) -> str:
    if not isinstance(triangle, str) or triangle.upper() not in ("L", "U"):
        raise ValueError(f'{name}: UPLO is "L" or "U", not {triangle!r}')
    return triangle.upper()


def eigh(x: LazyTensor, /, UPLO: Literal["L", "U"] = "L") -> EighResult:  # noqa: N803
    """Eigenvalues (..., n), ascending, and eigenvectors (..., n, n) of Hermitian matrices.

    The vectors are the orthonormal columns. Of each matrix of ``x`` (..., n, n) only the lower
    triangle is read, or the upper one. The gradient is Hermitian; that of vectors whose values are
    equal is NaN, and that of complex ones is only defined where their phases make no difference.
    Raises `ShapeError`, ``ValueError`` for another triangle and, for float16, `DTypeError`.
    """
    triangle = _checked_triangle("eigh", UPLO)
    x = matrices("eigh", x, square=True)
    values, vectors = outputs_of(record(EIGH, (x,), (triangle,)))
    return EighResult(values, vectors)


def eigvalsh(x: LazyTensor, /, UPLO: Literal["L", "U"] = "L") -> LazyTensor:  # noqa: N803
    """The eigenvalues of `eigh`, ascending, of which the gradient is defined for equal ones, too.

    Raises what `eigh` raises.
    """
    triangle = _checked_triangle("eigvalsh", UPLO)
    x = matrices("eigvalsh", x, square=True)
    if is_differentiating():
        return outputs_of(record(EIGH, (x,), (triangle,)))[0]
    return record(EIGVALSH, (x,), (triangle,))


# ---- of all matrices -----------------------------------------------------------------------


def _complex(dtype: np.dtype) -> np.dtype:
    return np.promote_types(dtype, np.complex64)


def _infer_eig(inputs: tuple[TensorType, ...], attributes: Any) -> tuple[TensorType, ...]:
    shape, dtype = inputs[0].shape, _complex(inputs[0].dtype)
    return TensorType(shape[:-1], dtype), TensorType(shape, dtype)


def _infer_eigvals(inputs: tuple[TensorType, ...], attributes: Any) -> TensorType:
    return _infer_eig(inputs, attributes)[0]


def _lower_eig(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    types = _infer_eig(inputs, attributes)
    if not inputs[0].size:
        return lambda x: tuple([xp.empty(type.shape, type.dtype) for type in types])
    return lambda x: contiguous(xp, xp.linalg.eig(x), types)


def _lower_eigvals(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not output.size:
        return lambda x, out: None
    return lambda x, out: xp.copyto(out, xp.linalg.eigvals(x))


def _eig_gradient(
    g: tuple[LazyTensor | None, ...],
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: Attributes,
) -> tuple[LazyTensor | None]:
    # Boeddeker et al., "On the computation of complex-valued gradients with application to
    # statistically optimum beamforming", 2017, section 4.5, for vectors of length 1.
    values, vectors = outputs_of(output)
    of_values, of_vectors = (None if part is None else from_conjugate(part) for part in g)
    inner: LazyTensor | None = None
    if of_vectors is not None:
        adjoint = hermitian(vectors)
        lengths = real(total(conj(vectors) * of_vectors, -2))
        along = adjoint @ of_vectors - (adjoint @ vectors) * row(lengths)
        apart = conj(row(values) - column(values))
        inner = quotient_off_diagonal(along, apart, of_vectors)
    if of_values is not None:
        diagonal = as_diagonals(of_values)
        inner = diagonal if inner is None else inner + diagonal
    if inner is None:
        return (None,)
    adjoint = hermitian(vectors)
    whole = record(SOLVE, (adjoint, inner @ adjoint))
    return (from_conjugate(whole) if operands[0].dtype.kind == "c" else real(whole),)


def _eigvals_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor | None]:
    return _eig_gradient((g, None), operands, record(EIG, operands), attributes)


EIG = Operation(
    "eig",
    kind=OperationKind.MULTIPLE,
    infer=_infer_eig,
    may_fail=True,
    rules=(
        GRADIENTS(_eig_gradient),
        LOWERINGS(_lower_eig),
        WORK(cubic(25.0)),
    ),
)
EIGVALS = Operation(
    "eigvals",
    kind=OperationKind.COMPUTE,
    infer=_infer_eigvals,
    may_fail=True,
    rules=(
        GRADIENTS(_eigvals_gradient),
        LOWERINGS(_lower_eigvals),
        WORK(cubic(10.0)),
    ),
)


def eig(x: LazyTensor, /) -> EigResult:
    """Eigenvalues (..., n) and eigenvectors (..., n, n), as columns of length 1, of any matrices.

    They are complex, in whatever order LAPACK finds them, also where NumPy would give real ones.
    Gradients are as for `eigh`, but that the matrix must have n independent vectors. Raises
    `ShapeError` and, for float16, `DTypeError`.
    """
    values, vectors = outputs_of(record(EIG, (matrices("eig", x, square=True),)))
    return EigResult(values, vectors)


def eigvals(x: LazyTensor, /) -> LazyTensor:
    """The eigenvalues of `eig`, complex, in whatever order. Raises what `eig` raises."""
    x = matrices("eigvals", x, square=True)
    if is_differentiating():
        return outputs_of(record(EIG, (x,)))[0]
    return record(EIGVALS, (x,))
