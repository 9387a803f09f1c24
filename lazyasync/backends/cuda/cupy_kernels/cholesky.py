"""Cholesky factors on a GPU, NaN for matrices that have none.

CuPy's own function does not look at what cuSOLVER says of a matrix, since that would wait for the
GPU, and gives what is left of one that is not positive definite. A kernel can look.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

_UPPER = 1
"""CUBLAS_FILL_MODE_UPPER: what lies row by row is for cuSOLVER the transposed matrix."""

_LETTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}
"""How cuSOLVER names types, by NumPy's letters."""


def cholesky(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """The lower factors of matrices of one of the types that cuSOLVER has."""
    return _factors(xp, node.type, node.type.dtype)


def covariance_factor(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """The lower factors of matrices, computed in double precision."""
    return _factors(xp, node.type, np.dtype(np.float64))


def _factors(xp: Any, type: TensorType, dtype: np.dtype) -> Kernel:
    length = type.shape[-1]
    count = type.size // max(1, length * length)
    if not type.size:
        return lambda x, out: None
    finish = xp.ElementwiseKernel(
        "T x, int32 info, int64 length",
        "U out",
        'out = info ? T(nan("")) : i % length > i / length % length ? T(0) : x;',
        "lazyasync_cholesky",
    )

    def kernel(x: Any, out: Any) -> None:
        matrices = xp.array(x, dtype, order="C").reshape(count, length, length)
        info = _factorize(xp, matrices)
        finish(matrices, info.reshape(count, 1, 1), length, out.reshape(count, length, length))

    return kernel


def _factorize(xp: Any, matrices: Any) -> Any:
    """Overwrites the lower halves with the factors; gives 0 for each matrix that has one."""
    cusolver, handle = xp.cuda.cusolver, xp.cuda.device.get_cusolver_handle()
    count, length, _ = matrices.shape
    name, start = f"{_LETTERS[matrices.dtype.char]}potrf", matrices.data.ptr
    info = xp.empty(count, np.int32)
    if count == 1:
        size = getattr(cusolver, f"{name}_bufferSize")(handle, _UPPER, length, start, length)
        workspace = xp.empty(size, matrices.dtype)
        factorize = getattr(cusolver, name)
        place = workspace.data.ptr
        factorize(handle, _UPPER, length, start, length, place, size, info.data.ptr)
    else:
        places = start + xp.arange(count, dtype=np.uint64) * matrices.strides[0]
        factorize = getattr(cusolver, f"{name}Batched")
        factorize(handle, _UPPER, length, places.data.ptr, length, info.data.ptr, count)
    return info
