"""Points at which gradients are checked, and values that many of them have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

import lazyasync as la

Function: TypeAlias = Callable[..., Any]


@dataclass(frozen=True)
class Point:
    """A function at values of its operands.

    ``first`` are the gradients of the sum of its results by each operand, and ``second`` those of
    the sum of all of ``first``; both are None where the function is smooth.
    """

    function: Function
    operands: tuple[np.ndarray, ...]
    first: tuple[np.ndarray, ...] | None = None
    second: tuple[np.ndarray, ...] | None = None


def _arrays(values: Sequence[Any]) -> tuple[np.ndarray, ...]:
    return tuple(np.array(value, np.float64) for value in values)


def smooth(function: Function, *operands: Any) -> Point:
    """Values around which the function is smooth."""
    return Point(function, _arrays(operands))


def stated(
    function: Function,
    operands: Sequence[Any],
    first: Sequence[Any],
    second: Sequence[Any] | None = None,
) -> Point:
    """A kink or a singularity, and what is given there; to second order 0 unless said."""
    given = _arrays(operands)
    zeros = tuple(map(np.zeros_like, given))
    return Point(function, given, _arrays(first), zeros if second is None else _arrays(second))


ANY = [-2.0, -1.0, -0.5, 0.0, -0.0, 0.5, 1.0, 1.0, 2.0]
NOT_ZERO = [-2.0, -1.0, -1.0, -0.5, 0.5, 1.0, 1.0, 2.0]
POSITIVE = [0.25, 0.5, 1.0, 1.0, 2.0]
INSIDE = [-0.75, -0.5, 0.0, -0.0, 0.5, 0.5]
LEFT = [0.0, 0.0, 1.0, 1.0, -1.0, -1.0, 2.0, 2.0]
RIGHT = [1.0, -1.0, 0.0, 1.0, -1.0, 2.0, 2.0, 0.0]
"""Beside `LEFT`: equal, opposite or twice as large, or one of the two is 0."""
APART = [1.0, -1.0, 0.0, 2.0, 0.0, 2.0, 1.0, 0.0]
"""Beside `LEFT`: nowhere equal."""
MATRIX = [[0.0, 1.0, 1.0], [-1.0, 0.0, 2.0]]
COLUMNS = [[1.0, 0.0], [2.0, -1.0], [0.0, 0.0]]
LINES = [[2.0, 0.0, 3.0], [0.0, 0.0, 3.0], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [-1.0, 2.0, 2.0]]
"""With one zero, two, nothing else and none, and with repeats."""
CUBE = [[[0.0, 2.0], [1.0, 1.0]], [[0.0, 0.0], [-1.0, 3.0]], [[2.0, 2.0], [0.5, -1.0]]]
PERMUTED = [[2.0, 0.0, 1.0], [-1.0, 3.0, 0.5]]
"""All different."""


def everywhere(*names: str, at: Any = ANY) -> dict[str, list[Point]]:
    """Functions of one operand that are smooth at all of some values."""
    return {name: [smooth(getattr(la, name), at)] for name in names}


def times_operand(function: Function) -> Function:
    """``function(x) * x``, which is not linear where ``function`` is."""
    return lambda x: function(x) * x


def squared(function: Function) -> Function:
    """``function(x * x)``, which is not linear where ``function`` is."""
    return lambda x, **keywords: function(x * x, **keywords)


def of_complex(function: Function, *parts: Any) -> Point:
    """A smooth function of complex numbers, whose parts are the operands: real, imaginary, …"""

    def of_parts(*x: Any) -> Any:
        return real(function(*[x[n] + x[n + 1] * 1j for n in range(0, len(x), 2)]))

    return smooth(of_parts, *parts)


def real(z: Any) -> Any:
    """A real number for each complex one, of its real and its imaginary part."""
    return la.real(z * (2.0 - 3.0j))


REAL = [0.5, -0.5, 0.25, 0.0, 0.75]
IMAGINARY = [0.0, 0.5, -0.25, 0.5, 0.75]
