"""What functions of matrices share: operands, LAPACK's functions, small formulas of gradients."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError, MatrixShapeError, ShapeError
from lazyasync.ir.rules import Kernel, Lowering, WorkEstimate
from lazyasync.ir.types import TensorType, is_bfloat16
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import convert, floating, promoted
from lazyasync.ops.elementwise.comparison import equal, not_equal, where
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.linear_algebra import HALF
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import eye, tril, triu
from lazyasync.ops.manipulation.shaping import matrix_transpose
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.reductions import any as contains
from lazyasync.ops.shapes import joint_shape
from lazyasync.recording.defaults import single_at_least
from lazyasync.tensor import LazyTensor


def matrices(name: str, x: Any, *, square: bool = False) -> LazyTensor:
    """What can be a tensor of matrices, of a dtype that LAPACK has: integers become float32.

    Raises `MatrixShapeError` for fewer than two axes, or where ``square`` for others than square
    ones, and `DTypeError` for float16.
    """
    x = as_tensor(name, x)
    check_matrices(name, x._node.type, square)
    return lapack(name, x)


def check_matrices(name: str, type: TensorType, square: bool) -> None:
    """Raises `MatrixShapeError` unless the last two axes of ``type`` are those of a matrix."""
    if type.ndim < 2:
        raise MatrixShapeError(f"{name}: x must be at least 2-dimensional, not {type}")
    if square and type.shape[-1] != type.shape[-2]:
        raise MatrixShapeError(
            f"{name}: the last two axes must be those of a square matrix, not {type}"
        )


def solution_type(name: str, a: TensorType, b: TensorType) -> TensorType:
    """The type of what square matrices ``a`` (..., n, n) have to be multiplied with for ``b``.

    Raises `ShapeError` where ``b`` is not (..., n, k), or the batches cannot be broadcast.
    """
    check_matrices(name, a, True)
    if b.ndim < 2 or a.shape[-1] != b.shape[-2]:
        raise ShapeError(f"{name}: the matrices and the right sides differ in length, {a} and {b}")
    batch = joint_shape(name, [a.shape[:-2], b.shape[:-2]])
    return TensorType((*batch, *b.shape[-2:]), a.dtype)


def lapack(name: str, x: LazyTensor) -> LazyTensor:
    """``x`` in a dtype that LAPACK has. Raises `DTypeError` for half precision."""
    if x.dtype == HALF or is_bfloat16(x.dtype):
        raise DTypeError(f"{name}: {x.dtype} is not supported; write x.astype('float32')")
    return in_floats(x)


def in_floats(x: LazyTensor) -> LazyTensor:
    """``x``, integers in the default real dtype, but in float32 where that is less precise."""
    with single_at_least():
        return convert(x, floating(x.dtype))


def two_operands(name: str, left: Any, right: Any) -> tuple[LazyTensor, LazyTensor]:
    """Both as tensors of one dtype that LAPACK has. Raises ``TypeError``, `DTypeError`."""
    like = left if isinstance(left, LazyTensor) else right
    if not isinstance(like, LazyTensor):
        raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
    with single_at_least():
        first, second = promoted(name, left, right, dtype_rule=floating)
    promotion.check_precision(name, left, right)
    return lapack(name, first), lapack(name, second)


def by_function(name: str, *arguments: Any) -> Lowering:
    """Lowers to the function of that name of ``linalg``, of NumPy and CuPy."""

    def lower(xp: Any, inputs: Any, output: TensorType, attributes: Any) -> Kernel:
        function, copyto = getattr(xp.linalg, name), xp.copyto
        if not output.size:
            return lambda *operands: None

        def kernel(*operands: Any) -> None:
            *given, out = operands
            copyto(out, function(*given, *arguments))

        return kernel

    return lower


def contiguous(xp: Any, results: Any, types: tuple[TensorType, ...]) -> tuple[Any, ...]:
    """Arrays of a library as an operation with several outputs gives them."""
    return tuple(
        xp.ascontiguousarray(xp.asarray(result), dtype=type.dtype).reshape(type.shape)
        for result, type in zip(results, types, strict=True)
    )


def svd_of(xp: Any, x: Any, **options: Any) -> Any:
    """``xp.linalg.svd``. Raises ``LinAlgError`` on a CPU for numbers that are not finite.

    LAPACK says so of NaN; of infinities its iteration need not come to an end.
    """
    if isinstance(x, np.ndarray) and not np.isfinite(x).all():
        raise np.linalg.LinAlgError("SVD did not converge")
    return xp.linalg.svd(x, **options)


def cubic(factor: float) -> WorkEstimate:
    """``factor * m * n * min(m, n)`` for each matrix (m, n) of the first operand."""

    def work(inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> float:
        shape = inputs[0].shape
        return factor * inputs[0].size * min(shape[-2:])

    return work


# ---- formulas ------------------------------------------------------------------------------


def hermitian(x: LazyTensor) -> LazyTensor:
    """The conjugate transpose of each matrix."""
    transposed = matrix_transpose(x)
    return conj(transposed) if x.dtype.kind == "c" else transposed


def hermitian_part(x: LazyTensor) -> LazyTensor:
    """The mean of each matrix and its conjugate transpose."""
    return (x + hermitian(x)) * 0.5


def of_lower_triangle(x: LazyTensor) -> LazyTensor:
    """The Hermitian matrix of each lower triangle, of whose diagonal the real parts count."""
    below = tril(x, k=-1)
    return below + hermitian(below) + hermitian_part(triu(tril(x)))


def identity_like(x: LazyTensor) -> LazyTensor:
    """The identity (n, n) for matrices (..., m, n)."""
    return eye(x.shape[-1], dtype=x.dtype, device=x.device)


def column(x: LazyTensor) -> LazyTensor:
    """Vectors (..., n) as (..., n, 1), which scale the rows of a matrix."""
    return reshape(x, (*x.shape, 1))


def row(x: LazyTensor) -> LazyTensor:
    """Vectors (..., n) as (..., 1, n), which scale the columns of a matrix."""
    return reshape(x, (*x.shape[:-1], 1, x.shape[-1]))


def as_diagonals(x: LazyTensor) -> LazyTensor:
    """Vectors (..., n) as the diagonals of matrices (..., n, n)."""
    return column(x) * eye(x.shape[-1], dtype=x.dtype, device=x.device)


def on_diagonal(n: int, like: LazyTensor) -> LazyTensor:
    """A mask (n, n) of the main diagonal."""
    return eye(n, dtype=np.bool_, device=like.device)


def off_diagonal(x: LazyTensor) -> LazyTensor:
    """``x`` with zeros on the main diagonals."""
    return where(on_diagonal(x.shape[-1], x), 0.0, x)


def quotient_off_diagonal(
    x: LazyTensor, differences: LazyTensor, of_vectors: LazyTensor
) -> LazyTensor:
    """``x / differences`` with zeros on the main diagonals, for the turns of pairs of vectors.

    ``of_vectors`` has the gradients of the vectors as columns. Where the values of a pair are
    equal, its turn is 0 if both of its columns are, and else NaN: what 0 / 0 tends to, which need
    not be 0, only matrices near by tell.
    """
    used = contains(not_equal(of_vectors, 0), -2)
    same = equal(differences, 0)
    quotients = where(same, 0.0, x / where(same, 1.0, differences))
    return off_diagonal(where(same & (column(used) | row(used)), math.nan, quotients))


def lower_with_half_diagonal(x: LazyTensor) -> LazyTensor:
    """The lower triangles, with one half of the main diagonals."""
    return tril(x) * (1.0 - 0.5 * identity_like(x))


def from_conjugate(g: LazyTensor) -> LazyTensor:
    """Between the gradient of complex numbers as it flows here, and its conjugate.

    The latter is what most of the literature calls the gradient, dL/dRe(z) + i dL/dIm(z).
    """
    return conj(g) if g.dtype.kind == "c" else g
