"""What code for one operation has to give on special values: the results of its NumPy kernel."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from scalar_operations import case_name, cases, holds_out_of_range, kernel_result

from lazyasync.ir.node import Operation
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise.powers import POWER

ULPS = dict.fromkeys(
    (
        *("arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2", "arctanh", "cbrt", "cos"),
        *("cosh", "erf", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "power", "sin"),
        *("sinh", "tan", "tanh"),
    ),
    5,
) | {"sigmoid": 8, "hypot": 3, "logaddexp": 5}
"""Units in the last place of functions that are approximated. All else is exact."""
EITHER_ZERO = frozenset({"maximum", "minimum", "relu"})
"""Of two zeros NumPy takes either, depending on where in an array they are."""

Case = tuple[Operation, tuple[np.dtype, ...], Any]


def _groups() -> list[tuple[str, list[Case]]]:
    """Cases that are compiled together: those of one operation, or casts of one dtype."""

    def key(case: Case) -> str:
        return f"cast-{case[1][0]}" if case[0] is CAST else case[0].name

    kept = [case for case in cases() if not (case[0] is POWER and case[1][0].kind in "iu")]
    return [(name, list(group)) for name, group in itertools.groupby(kept, key)]


GROUPS = _groups()


def _good(actual: np.ndarray, expected: np.ndarray, ulps: int) -> np.ndarray:
    if actual.dtype.kind != "f":
        return np.asarray(actual == expected)
    same = (actual == expected) & (np.signbit(actual) == np.signbit(expected))
    same |= np.isnan(actual) & np.isnan(expected)
    if ulps:
        with np.errstate(all="ignore"):
            smallest = np.finfo(expected.dtype).tiny
            spacing = np.spacing(np.maximum(np.abs(expected), smallest))
            same |= np.abs(actual - expected) <= ulps * spacing
    return np.asarray(same)


def check_result(case: Case, arrays: Sequence[np.ndarray], actual: np.ndarray) -> None:
    """Fails if ``actual`` is not what the operation's kernel makes of ``arrays``."""
    operation, _, attributes = case
    expected = kernel_result(operation, arrays, attributes)
    assert actual.dtype == expected.dtype
    good = _good(actual, expected, ULPS.get(operation.name, 0))
    if operation.name in EITHER_ZERO:
        good |= (actual == 0) & (expected == 0)
    if operation is CAST:
        good |= holds_out_of_range(arrays, expected.dtype)
    bad = np.flatnonzero(~good)[:5]
    shown = [tuple(array[place] for array in arrays) for place in bad]
    assert not bad.size, (
        f"{case_name(case)} of {shown}: {actual[bad]}, but the kernel gives {expected[bad]}"
    )
