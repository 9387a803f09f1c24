"""Random vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import convert, first_operand
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import expand_dims, squeeze, swapaxes
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import FLOAT, canonical_dtype, promote
from lazyasync.ops.random.draws import normal
from lazyasync.ops.random.parameters import Shape, check_broadcast, shape_first
from lazyasync.recording import record
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

__all__ = [
    "multivariate_normal",
]

_DOUBLE = np.dtype(np.float64)


def _lower_factor(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    cholesky = xp.linalg.cholesky
    length = output.shape[-1]

    def covariance_factor(covariance: Any, out: Any) -> None:
        if not length:
            return
        # One by one: a matrix that has no factor must not keep others from having theirs.
        matrices = covariance.reshape(-1, length, length).astype(_DOUBLE)
        for matrix, target in zip(matrices, out.reshape(-1, length, length), strict=True):
            try:
                xp.copyto(target, cholesky(matrix), casting="unsafe")
            except np.linalg.LinAlgError:
                target.fill(np.nan)

    return covariance_factor


FACTOR = Operation(
    "covariance_factor",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        LOWERINGS(_lower_factor),
        WORK(lambda inputs, output, attributes: output.size * output.shape[-1] / 3.0),
    ),
)


def multivariate_normal(
    mean: Any,
    covariance: Any,
    shape: Shape | None = None,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Vectors of normal numbers with these means and covariances: ``mean + L z``.

    ``L`` is Cholesky's factor of the covariance, computed in float64, ``z`` are normal numbers.
    ``mean`` is of shape (..., n), ``covariance`` of (..., n, n), of which the lower triangle is
    read; what is before broadcasts to ``shape``, by default what the two broadcast to. The result
    is of ``(*shape, n)``. Differentiable by the mean; differentiating by the covariance raises
    `UnsupportedOperationError`. Raises `ShapeError` and `DTypeError`, and ``ValueError`` for a
    covariance known now that is not positive definite, for which a tensor gives NaN.
    """
    if holds_tensor(covariance):
        covariance = as_tensor("multivariate_normal", covariance)
    known = None if isinstance(covariance, LazyTensor) else np.asarray(covariance)
    place: Any = device
    for given in (mean, covariance):
        if place is None and type(given) is LazyTensor:
            place = given.device
    center = _on("multivariate_normal", mean, place, covariance)
    spread = _on("multivariate_normal", covariance, place, mean)
    if not center.ndim or spread.ndim < 2 or spread.shape[-2:] != (center.shape[-1],) * 2:
        raise ShapeError(
            "multivariate_normal: the mean is of shape (..., n) and the covariance of (..., n, n), "
            f"not {center.shape} and {spread.shape}"
        )
    common = promote("multivariate_normal", center.dtype, spread.dtype)
    canonical = promote("multivariate_normal", default_real(), common)
    canonical = canonical if dtype is None else canonical_dtype(dtype)
    if kind_of(canonical) != "f" or common.kind == "c":
        raise DTypeError(f"multivariate_normal: no random vectors of the dtype {canonical}")
    if known is not None:
        _check_definite(known)
    batches = center.shape[:-1], spread.shape[:-2]
    if shape is None:
        lengths = _broadcast(*batches)
    else:
        lengths = shape_first("multivariate_normal", shape, "mean", "covariance")
    for name, batch in zip(("mean", "covariance"), batches, strict=True):
        check_broadcast(f"multivariate_normal: {name}", batch, lengths)
    working = promote("multivariate_normal", FLOAT, canonical)
    factor = record(FACTOR, (convert(spread, working),))
    numbers = normal((*lengths, center.shape[-1]), dtype=working, device=center.device)
    if factor.ndim == 2 and numbers.ndim > 1:
        moved = matmul(numbers, swapaxes(factor, -1, -2))
    else:
        moved = squeeze(matmul(factor, expand_dims(numbers, -1)), -1)
    return convert(moved + convert(center, working), canonical)


def _on(name: str, value: Any, device: Any, other: Any) -> LazyTensor:
    tensor = first_operand(name, value, other)
    return tensor if device is None or isinstance(value, LazyTensor) else tensor.to(device)


def _broadcast(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    try:
        return np.broadcast_shapes(first, second)
    except ValueError:
        raise ShapeError(
            f"multivariate_normal: means of {first} and covariances of {second} do not broadcast"
        ) from None


def _check_definite(covariance: np.ndarray) -> None:
    try:
        factor = np.linalg.cholesky(covariance.astype(_DOUBLE))
    except np.linalg.LinAlgError:
        factor = np.full((1,), np.nan)
    # Of NaN there is a factor, of NaN.
    if not np.isfinite(factor).all():
        raise ValueError("multivariate_normal: the covariance is not positive definite")
