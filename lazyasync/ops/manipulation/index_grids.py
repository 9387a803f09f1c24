"""Grids of positions, and places of triangles and diagonals: what indexes tensors."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import less_equal
from lazyasync.ops.manipulation.broadcasting import as_line, broadcast_to
from lazyasync.ops.manipulation.creation import arange, asarray, column_minus_row
from lazyasync.ops.manipulation.shaping import stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.ops.registration import composed_of, factory
from lazyasync.ops.shapes import normalize_shape
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

__all__ = [
    "diag_indices",
    "indices",
    "ix_",
    "tri",
    "tril_indices",
    "triu_indices",
]


@composed_of("arange", "less_equal")
@factory
def tri(
    N: int,  # noqa: N803
    M: int | None = None,  # noqa: N803
    k: int = 0,
    dtype: Any = None,
    *,
    device: str | Device | None = None,
) -> LazyTensor:
    """A matrix (N, M) with ones up to its ``k``-th diagonal above the main one, zeros elsewhere.

    Square without ``M``; of the default real dtype unless ``dtype`` says otherwise. Raises
    `ShapeError` for negative lengths.
    """
    rows, columns = normalize_shape("tri", (N, N if M is None else M))
    kept = less_equal(column_minus_row(rows, columns, device), operator.index(k))
    return convert(kept, default_real() if dtype is None else canonical_dtype(dtype))


@composed_of("arange", "broadcast_to")
@factory
def indices(
    dimensions: Sequence[int],
    dtype: Any = "int64",
    sparse: bool = False,
    *,
    device: str | Device | None = None,
) -> Any:
    """The positions along each axis of a grid of these lengths, as one tensor (axes, *lengths).

    With ``sparse`` a tuple of tensors, each as long as the grid along its own axis and of length 1
    along the others. Raises `ShapeError` for negative lengths.
    """
    shape = normalize_shape("indices", tuple(dimensions))
    lines = [
        as_line(arange(length, dtype=dtype, device=device), axis, len(shape))
        for axis, length in enumerate(shape)
    ]
    if sparse:
        return tuple(lines)
    if not lines:
        return asarray(np.empty((0,), canonical_dtype(dtype)), device=device)
    return stack([broadcast_to(line, shape) for line in lines])


def _places(found: Sequence[np.ndarray]) -> tuple[LazyTensor, ...]:
    return tuple([asarray(places.astype(np.int64)) for places in found])


def _lengths(name: str, n: int, k: int, m: int | None) -> tuple[int, int, int]:
    rows, columns = normalize_shape(name, (n, n if m is None else m))
    return rows, operator.index(k), columns


def tril_indices(n: int, k: int = 0, m: int | None = None) -> tuple[LazyTensor, ...]:
    """The rows and the columns of what `la.tril` keeps of a matrix (n, m), as int64.

    Raises `ShapeError` for negative lengths.
    """
    return _places(np.tril_indices(*_lengths("tril_indices", n, k, m)))


def triu_indices(n: int, k: int = 0, m: int | None = None) -> tuple[LazyTensor, ...]:
    """The rows and the columns of what `la.triu` keeps of a matrix (n, m), as int64.

    Raises `ShapeError` for negative lengths.
    """
    return _places(np.triu_indices(*_lengths("triu_indices", n, k, m)))


def diag_indices(n: int, ndim: int = 2) -> tuple[LazyTensor, ...]:
    """The places of the main diagonal of a tensor with ``ndim`` axes of length ``n``, as int64.

    Raises `ShapeError` for a negative length.
    """
    (length,) = normalize_shape("diag_indices", n)
    return _places(np.diag_indices(length, operator.index(ndim)))


@composed_of("reshape")
def ix_(*lines: Any) -> tuple[LazyTensor, ...]:
    """Integers for each axis, of shapes that broadcast: ``x[la.ix_(rows, columns)]`` has all pairs.

    Masks have to be NumPy's, or lists: where a tensor is true decides about shapes. Raises
    `ShapeError` for other than lines, and `DTypeError` for tensors of booleans.
    """
    found = []
    for axis, line in enumerate(lines):
        if not isinstance(line, LazyTensor):
            places = np.asarray(line)
            if places.dtype == bool and places.ndim == 1:
                places = np.flatnonzero(places)
            line = asarray(places.astype(np.int64) if places.size == 0 else places)
        line = as_tensor("ix_", line)
        if line.ndim != 1:
            raise ShapeError(f"ix_: each must be 1-dimensional, not {line._node.type}")
        if line.dtype.kind == "b":
            raise DTypeError(
                "ix_: where a tensor is true is not known; `await la.aio.nonzero(mask)`"
            )
        found.append(as_line(line, axis, len(lines)))
    return tuple(found)
