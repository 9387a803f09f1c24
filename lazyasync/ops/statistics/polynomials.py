"""Polynomials through points, by least squares."""

from __future__ import annotations

import operator
from typing import Any, Literal

from lazyasync.errors import ShapeError
from lazyasync.ir.types import limits_of
from lazyasync.ops.dispatch import floating, promoted
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.functions import conj, sqrt, square
from lazyasync.ops.linalg.singular_values import lstsq
from lazyasync.ops.linalg.solving import inv
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.registration import composed_of
from lazyasync.ops.statistics.differences import vander

__all__ = ["polyfit"]


@composed_of("lstsq")
def polyfit(
    x: Any,
    y: Any,
    deg: int,
    rcond: float | None = None,
    full: bool = False,
    w: Any = None,
    cov: bool | Literal["unscaled"] = False,
) -> Any:
    """The polynomial of degree ``deg`` that is nearest to points, the highest power first.

    ``x`` is a vector (m,), ``y`` one or has a column for each polynomial (m, k). The sum of
    ``(w * (polyval(p, x) - y))**2`` is least. Gives the coefficients (deg + 1,) or (deg + 1, k), a
    tensor that is differentiable by ``x``, ``y`` and ``w``. With ``full`` a tuple of them, of the
    sums of squares, the rank, the singular values and ``rcond``, as `linalg.lstsq` has them; with
    ``cov`` a tuple of them and of their covariance (deg + 1, deg + 1) or (deg + 1, deg + 1, k),
    scaled by the squares that are left unless it is ``"unscaled"``.

    By the singular values of the matrix of powers, each column of which is scaled to length 1;
    those below ``rcond`` times the largest, by default the epsilon of the dtype times ``m``, count
    as 0. Nothing warns if there are any. Raises `ShapeError`, and ``ValueError`` for a negative
    degree and for a covariance of too few points.
    """
    order = operator.index(deg) + 1
    if order < 1:
        raise ValueError(f"polyfit: a degree is at least 0, not {deg}")
    given = (x, y) if w is None else (x, y, w)
    x, y, *weights = promoted("polyfit", *given, dtype_rule=floating)
    if x.ndim != 1 or not x.size:
        raise ShapeError(f"polyfit: x is a vector that is not empty, and not {x._node.type}")
    if y.ndim not in (1, 2) or y.shape[0] != x.shape[0]:
        raise ShapeError(f"polyfit: y of {y._node.type} has no row for each of {x.shape[0]} points")
    powers, wanted = vander(x, order), y
    for weight in weights:
        if weight.shape != x.shape:
            raise ShapeError(f"polyfit: w has the shape of x, {x.shape}, not {weight.shape}")
        powers = powers * weight[:, None]
        wanted = wanted * (weight[:, None] if y.ndim == 2 else weight)
    limit = x.shape[0] * float(limits_of(x.dtype).eps) if rcond is None else rcond
    scale = sqrt(total(square(absolute(powers)), 0))
    powers = powers / scale
    found, squares, rank, values = lstsq(powers, wanted, rcond=limit)
    coefficients = found / (scale[:, None] if y.ndim == 2 else scale)
    if full:
        return coefficients, squares, rank, values, limit
    if not cov:
        return coefficients
    covariance = inv(powers.T @ conj(powers)) / (scale[:, None] * scale)
    if cov != "unscaled":
        rest = x.shape[0] - order
        if rest <= 0:
            raise ValueError(
                f"polyfit: the covariance of {order} coefficients takes more points than these "
                f'{x.shape[0]}; there is cov="unscaled"'
            )
        factor = squares / rest
        covariance = covariance[..., None] * factor if y.ndim == 2 else covariance * factor
    elif y.ndim == 2:
        covariance = covariance[..., None]
    return coefficients, covariance
