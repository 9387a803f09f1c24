"""Norms, which are lengths of vectors and of matrices, and condition numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, Never, TypeAlias

from lazyasync.errors import MatrixShapeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import absolute, logical_and, logical_not
from lazyasync.ops.elementwise.comparison import equal, not_equal, where
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.linalg.matrices import in_floats, lapack, matrices
from lazyasync.ops.linalg.singular_values import svdvals
from lazyasync.ops.linalg.solving import inverse_or_nan
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import python_scalar, real_dtype, wide_enough
from lazyasync.ops.reductions.reductions import STANDARD_DEVIATION, squared_size
from lazyasync.ops.reductions.reductions import any as contains
from lazyasync.ops.reductions.reductions import max as greatest
from lazyasync.ops.reductions.reductions import min as least
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axes, normalize_axis
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

Axes: TypeAlias = int | Sequence[int] | None
Order: TypeAlias = Literal["fro", "nuc"] | float | None


def _floats(name: str, x: Any) -> LazyTensor:
    return in_floats(as_tensor(name, x))


def _lengths(x: LazyTensor, axes: tuple[int, ...], keepdims: bool) -> LazyTensor:
    """The roots of the sums of squares, of which the gradient is 0 at the origin."""
    squares = squared_size(convert(x, wide_enough(x.dtype)))
    length = record_one(STANDARD_DEVIATION, total(squares, axes, keepdims=keepdims), ())
    return convert(length, real_dtype(x.dtype))


def _of_vectors(
    name: str, x: LazyTensor, axes: tuple[int, ...], keepdims: bool, order: Any
) -> LazyTensor:
    number = python_scalar(order)
    if number is None or isinstance(number, complex):
        raise ValueError(f"{name}: the order of a norm of vectors is a real number, not {order!r}")
    if number == 2:
        return _lengths(x, axes, keepdims)
    if not axes and number != 0:
        return absolute(x)
    if number == math.inf:
        return _extreme(name, greatest, absolute(x), axes, axes, keepdims)
    if number == -math.inf:
        return _extreme(name, least, absolute(x), axes, axes, keepdims)
    if number == 0:
        nonzero = convert(not_equal(x, 0), real_dtype(x.dtype))
        return total(nonzero, axes, keepdims=keepdims)
    if number == 1:
        return total(absolute(x), axes, keepdims=keepdims)
    return _root_of_powers(absolute(x), axes, keepdims, float(number))


def _root_of_powers(
    magnitudes: LazyTensor, axes: tuple[int, ...], keepdims: bool, power: float
) -> LazyTensor:
    """The root of the sum of powers, of which the gradient is 0 where it is 0 itself."""
    dtype = magnitudes.dtype
    # Powers, and sums of them, may be larger than half precision can hold.
    magnitudes = convert(magnitudes, wide_enough(dtype))
    at_zero = 0.0 if power > 0 else math.inf
    if power < 1:
        # The slope of these powers is infinite at 0, and times 0 it would be NaN.
        zero = equal(magnitudes, 0)
        powers = where(zero, at_zero, where(zero, 1.0, magnitudes) ** power)
    else:
        powers = magnitudes**power
    sums = total(powers, axes, keepdims=keepdims)
    # So is that of the root of 0.
    origin = equal(sums, at_zero)
    return convert(where(origin, 0.0, where(origin, 1.0, sums) ** (1.0 / power)), dtype)


def _extreme(
    name: str,
    reduce: Any,
    magnitudes: LazyTensor,
    compared: tuple[int, ...],
    axes: tuple[int, ...],
    keepdims: bool,
) -> LazyTensor:
    """The greatest or least over ``axes``; those not in ``compared`` are of length 1."""
    if any(not magnitudes.shape[axis] for axis in compared):
        if reduce is least:
            raise ShapeError(f"{name}: the least of no elements is not defined")
        # The greatest length of none is 0.
        return total(magnitudes, axes, keepdims=keepdims)
    result: LazyTensor = reduce(magnitudes, axes, keepdims=keepdims)
    return result


@explains_keywords
@composed_of("absolute", "power", "sum", "square", "standard_deviation", "max", "min")
def vector_norm(
    x: LazyTensor,
    /,
    *,
    axis: Axes = None,
    keepdims: bool = False,
    ord: float = 2,
    **others: Never,
) -> LazyTensor:
    """The norm over axes, None: over all: the ``ord``-th root of the sum of the ``ord``-th powers.

    Of magnitudes: the largest for inf, the smallest for -inf, how many are not 0 for 0. The result
    is real; integers become float32. The gradient is 0 where the length is. Raises `ShapeError`,
    also for -inf of no elements, and ``ValueError`` for no number.
    """
    if others:
        unknown_keyword("vector_norm", others)
    x = _floats("vector_norm", x)
    return _of_vectors("vector_norm", x, normalize_axes("vector_norm", axis, x.ndim), keepdims, ord)


# ---- matrices ------------------------------------------------------------------------------


def _of_matrices(
    name: str, x: LazyTensor, axes: tuple[int, int], keepdims: bool, order: Any
) -> LazyTensor:
    rows, columns = axes
    if order is None or order == "fro":
        return _lengths(x, axes, keepdims)
    if order == "nuc" or order in (2, -2):
        values = svdvals(lapack(name, moveaxis(x, axes, (-2, -1))))
        if not values.shape[-1] and order == -2:
            raise ShapeError(f"{name}: the least of no singular values is not defined")
        if order == "nuc":
            result = total(values, -1)
        elif not values.shape[-1] and order == 2:
            result = zeros(values.shape[:-1], dtype=values.dtype, device=x.device)
        else:
            result = (greatest if order == 2 else least)(values, -1)
        if not keepdims:
            return result
        shape = [1 if axis in axes else length for axis, length in enumerate(x.shape)]
        return reshape(result, shape)
    if order not in (1, -1, math.inf, -math.inf):
        raise ValueError(f"{name}: there is no norm of matrices of the order {order!r}")
    added, compared = (rows, columns) if abs(order) == 1 else (columns, rows)
    sums = total(absolute(x), added, keepdims=True)
    reduce = greatest if order > 0 else least
    return _extreme(name, reduce, sums, (compared,), (rows, columns), keepdims)


@explains_keywords
@composed_of("absolute", "sum", "max", "min", "square", "standard_deviation", "svdvals")
def matrix_norm(
    x: LazyTensor, /, *, keepdims: bool = False, ord: Order = "fro", **others: Never
) -> LazyTensor:
    """The norm of each matrix of ``x`` (..., m, n): shape (...).

    ``"fro"`` is the root of the sum of squares, ``"nuc"`` the sum of the singular values, 2 and -2
    the largest and the smallest of these; 1 and -1 the largest and the smallest sum of magnitudes
    of a column, inf and -inf of a row. Raises `ShapeError`, also for the smallest of none,
    ``ValueError`` for another order and, for float16 with singular values, `DTypeError`.
    """
    if others:
        unknown_keyword("matrix_norm", others)
    x = _floats("matrix_norm", x)
    if x.ndim < 2:
        raise ShapeError(f"matrix_norm: x must be at least 2-dimensional, not {x._node.type}")
    return _of_matrices("matrix_norm", x, (x.ndim - 2, x.ndim - 1), keepdims, ord)


@explains_keywords
@composed_of("absolute", "power", "sum", "max", "min", "square", "standard_deviation", "svdvals")
def norm(
    x: LazyTensor, ord: Order = None, axis: Axes = None, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """NumPy's ``norm``: `matrix_norm` over two axes, `vector_norm` over one.

    Without ``axis`` of a vector or a matrix, or without ``ord`` either the length of all elements.
    Raises what these raise, and `ShapeError` for another number of axes.
    """
    if others:
        unknown_keyword("norm", others)
    x = _floats("norm", x)
    if axis is None:
        axes = tuple(range(x.ndim))
        if ord is None:
            return _lengths(x, axes, keepdims)
    elif isinstance(axis, (tuple, list)):
        axes = tuple(normalize_axis("norm", one, x.ndim) for one in axis)
    else:
        axes = (normalize_axis("norm", axis, x.ndim),)
    if len(axes) == 1:
        return _of_vectors("norm", x, axes, keepdims, 2 if ord is None else ord)
    if len(axes) == 2:
        if axes[0] == axes[1]:
            raise ShapeError(f"norm: an axis is named twice in {axis}")
        return _of_matrices("norm", x, (axes[0], axes[1]), keepdims, ord)
    raise ShapeError(f"norm: there are norms over one or two axes, not over {len(axes)}")


_ROUNDING = 2.0**-52
"""The epsilon of double precision, in which NumPy's LAPACK computes all singular values."""


@composed_of("svdvals", "divide")
def cond(x: LazyTensor, p: Order = None) -> LazyTensor:
    """The condition number of each matrix of ``x`` (..., m, n): shape (...).

    Without ``p`` the largest singular value by the smallest; for 2 that too, for -2 the inverse;
    else the product of the norms of order ``p`` (see `matrix_norm`) of the matrix, which is square,
    and of its inverse. It is infinite for a singular matrix, and for one that rounding errors of
    double precision do not tell from a singular one: what LAPACK finds there is chance. Raises
    `ShapeError`, also for no elements, and what `matrix_norm` raises.
    """
    x = matrices("cond", x, square=p not in (None, 2, -2))
    if 0 in x.shape[-2:]:
        raise MatrixShapeError(f"cond: not defined for matrices without elements, {x._node.type}")
    if p in (None, 2, -2):
        values = svdvals(x)
        largest, smallest = values[..., 0], values[..., -1]
        smallest = where(smallest <= largest * _ROUNDING, 0.0, smallest)
        found = smallest / largest if p == -2 else largest / smallest
    else:
        axes = (x.ndim - 2, x.ndim - 1)
        inverse = inverse_or_nan(x)

        def product(order: Any) -> LazyTensor:
            of_matrix = _of_matrices("cond", x, axes, False, order)
            return of_matrix * _of_matrices("cond", inverse, axes, False, order)

        found = product(p)
        found = where((found if p == 1 else product(1)) * _ROUNDING >= 1.0, math.inf, found)
    # As in NumPy: that of no NaN is none, but infinite.
    known = logical_not(contains(isnan(x), (-2, -1)))
    return where(logical_and(isnan(found), known), math.inf, found)
