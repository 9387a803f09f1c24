"""The exponential of matrices."""

from __future__ import annotations

from typing import Any

from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.linalg.matrices import cubic, matrices
from lazyasync.ops.manipulation.shaping import concatenate, matrix_transpose
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

_COEFFICIENTS = (
    *(64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0),
    *(129060195264000.0, 10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0),
    *(40840800.0, 960960.0, 16380.0, 182.0, 1.0),
)
"""Of the Padé approximant of degree 13, the lowest power first."""
_REACH = 5.371920351148152
"""The norm up to which that is exact to double precision."""


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not output.size:
        return lambda x, out: None

    def matrix_exp(x: Any, out: Any) -> None:
        # Scaling and squaring: Higham, "The scaling and squaring method for the matrix exponential
        # revisited", 2005.
        lengths = xp.abs(x).sum(-2).max(-1)
        scalable = xp.isfinite(lengths) & (lengths > _REACH)
        halvings = xp.ceil(xp.log2(xp.where(scalable, lengths, _REACH) / _REACH))[..., None, None]
        b = _COEFFICIENTS
        a = (x * xp.exp2(-halvings)).astype(x.dtype)
        one = xp.eye(x.shape[-1], dtype=x.dtype)
        a2 = a @ a
        a4 = a2 @ a2
        a6 = a2 @ a4
        odd = a6 @ (b[13] * a6 + b[11] * a4 + b[9] * a2)
        odd = a @ (odd + b[7] * a6 + b[5] * a4 + b[3] * a2 + b[1] * one)
        even = a6 @ (b[12] * a6 + b[10] * a4 + b[8] * a2)
        even = even + b[6] * a6 + b[4] * a4 + b[2] * a2 + b[0] * one
        result = xp.linalg.solve(even - odd, even + odd)
        for number in range(int(halvings.max())):
            result = xp.where(number < halvings, result @ result, result)
        xp.copyto(out, result)

    return matrix_exp


def _gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor]:
    # The derivative is a block of the exponential of a matrix of twice the size (Najfeld and Havel,
    # "Derivatives of the matrix exponential and their computation", 1995).
    transposed = matrix_transpose(operands[0])
    n = transposed.shape[-1]
    above = concatenate([transposed, g], -1)
    below = concatenate([transposed * 0, transposed], -1)
    whole = record(MATRIX_EXP, (concatenate([above, below], -2),))
    return (whole[..., :n, n:],)


MATRIX_EXP = Operation(
    "matrix_exp",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(_gradient),
        LOWERINGS(_lower),
        WORK(cubic(20.0)),
    ),
)


def matrix_exp(x: LazyTensor, /) -> LazyTensor:
    """The exponential of each matrix of ``x`` (..., n, n): the sum of ``x**k / k!`` over all k.

    By scaling and squaring (Higham 2005). Raises `ShapeError` and, for float16, `DTypeError`.
    """
    return record(MATRIX_EXP, (matrices("matrix_exp", x, square=True),))
