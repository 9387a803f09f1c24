"""array-api-extra, and functions that are written for any namespace of the standard."""

from __future__ import annotations

from typing import Any

import array_api_compat
import array_api_extra as xpx
import numpy as np
from outside_cases import Case, Make

MATRIX = np.array([[1.0, 2.0, 4.0], [3.0, 0.5, 1.0]])
LINE = np.array([0.5, 4.0, 2.0, 1.0])
WHOLE = np.array([3, 1, 2, 3, 1])
WITH_NAN = np.array([1.0, np.nan, 3.0])


def standardized(x: Any) -> Any:
    """As in a library: nothing is known of ``x`` but that it is an array."""
    xp = array_api_compat.array_namespace(x)
    centred = x - xp.mean(x, axis=0, keepdims=True)
    deviation = xp.std(x, axis=0, keepdims=True)
    one = xp.asarray(1.0, dtype=x.dtype, device=array_api_compat.device(x))
    return centred / xp.where(deviation == 0, one, deviation)


def in_place(t: Make) -> Any:
    """`xpx.at` may write to its argument, so that only the result is looked at."""
    x = t(MATRIX)
    x = xpx.at(x)[0, :].add(10.0)
    x = xpx.at(x, (slice(None), 1)).multiply(2.0)
    return xpx.at(x)[1].set(0.0)


def copied(t: Make) -> Any:
    """With ``copy=True`` the argument keeps its values."""
    x = t(MATRIX)
    return xpx.at(x)[0].subtract(1.0, copy=True), xpx.at(x)[:, 0].max(2.0, copy=True), x


CASES: dict[str, Case] = {
    "standardized": lambda t: standardized(t(MATRIX)),
    "at": in_place,
    "at, copied": copied,
    "at with a mask": lambda t: (lambda x: xpx.at(x)[x > 2].set(0.0))(t(MATRIX)),
    "at with a mask, added": lambda t: (lambda x: xpx.at(x)[x > 2].add(1.0))(t(MATRIX)),
    "angle": lambda t: xpx.angle(t(np.array([1 + 1j, -2j]))),
    "apply_where": lambda t: (
        lambda x: xpx.apply_where(x > 1, x, lambda x: 1 / x, fill_value=-1.0)
    )(t(LINE)),
    "apply_where of two": lambda t: (
        lambda x: xpx.apply_where(x > 1, (x, x + 1), lambda x, y: x * y, lambda x, y: x - y)
    )(t(LINE)),
    "argpartition": lambda t: xpx.argpartition(t(LINE), 1)[:1],
    "atleast_nd": lambda t: xpx.atleast_nd(t(LINE), ndim=3),
    "cov": lambda t: xpx.cov(t(MATRIX)),
    "cov with weights": lambda t: xpx.cov(t(MATRIX), correction=0),
    "create_diagonal": lambda t: xpx.create_diagonal(t(LINE), offset=1),
    "deg2rad": lambda t: xpx.deg2rad(t(LINE)),
    "isclose": lambda t: xpx.isclose(t(LINE), t(LINE + 1e-9)),
    "isin": lambda t: xpx.isin(t(WHOLE), t(np.array([1, 2]))),
    "kron": lambda t: xpx.kron(t(MATRIX), t(MATRIX)),
    "lazy_apply": lambda t: (
        lambda x: xpx.lazy_apply(np.sort, x, as_numpy=True, shape=x.shape, dtype=x.dtype)
    )(t(LINE)),
    "nan_to_num": lambda t: xpx.nan_to_num(t(WITH_NAN), fill_value=2.0),
    "nanmax": lambda t: xpx.nanmax(t(WITH_NAN)),
    "nanmean": lambda t: xpx.nanmean(t(WITH_NAN)),
    "nanmin": lambda t: xpx.nanmin(t(WITH_NAN)),
    "nansum": lambda t: xpx.nansum(t(WITH_NAN)),
    "nunique": lambda t: xpx.nunique(t(WHOLE)),
    "one_hot": lambda t: xpx.one_hot(t(WHOLE), 4),
    "pad": lambda t: xpx.pad(t(LINE), (1, 2), constant_values=7.0),
    "partition": lambda t: xpx.partition(t(LINE), 1)[:2],
    "rad2deg": lambda t: xpx.rad2deg(t(LINE)),
    "searchsorted": lambda t: xpx.searchsorted(t(np.sort(LINE)), t(LINE), side="right"),
    "setdiff1d": lambda t: xpx.setdiff1d(t(WHOLE), t(np.array([1]))),
    "sinc": lambda t: xpx.sinc(t(LINE)),
    "union1d": lambda t: xpx.union1d(t(WHOLE), t(WHOLE + 1)),
    "unravel_index": lambda t: xpx.unravel_index(t(np.array([1, 5])), (2, 3)),
}
