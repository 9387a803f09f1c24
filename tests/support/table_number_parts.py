"""The table of parts of numbers: real and imaginary ones, signs, neighbours."""

from __future__ import annotations

from typing import Any

import numpy as np
from gradient_points import (
    ANY,
    IMAGINARY,
    LEFT,
    NOT_ZERO,
    REAL,
    RIGHT,
    of_complex,
    smooth,
    squared,
    stated,
)
from table_case import Case, Shape

import lazyasync as la
from lazyasync.ops.elementwise import functions as ele
from lazyasync.ops.elementwise import number_parts as par
from lazyasync.ops.elementwise import trigonometry as tri

_ONE: tuple[tuple[Shape, ...], ...] = (((2, 3),), ((),), ((0, 4),), ((600, 2),))
_TWO: tuple[tuple[Shape, ...], ...] = (
    ((2, 3), (2, 3)),
    ((2, 1), (1, 3)),
    ((), (2, 2)),
    ((0, 3), (1, 3)),
    ((40, 30), (40, 30)),
)


def _signbit(x: Any) -> Any:
    return np.signbit(np.asarray(x).astype(np.float64))


def _neighbours_are_next(x: Any, y: Any) -> Any:
    """Which NumPy tells in the dtype of the operands alone: how far off, in units of it."""
    moved = par.nextafter(x, y)
    back = par.nextafter(moved, x)
    return la.where(la.equal(x, y), la.equal(moved, x), la.equal(back, x) & ~la.equal(moved, x))


NUMBER_PARTS = [
    Case(
        "real",
        par.real,
        np.real,
        _ONE,
        result="real",
        points=(
            of_complex(lambda z: la.square(par.real(z * z)), REAL, IMAGINARY),
            smooth(squared(par.real), ANY),
        ),
    ),
    Case(
        "imag",
        par.imag,
        np.imag,
        _ONE,
        result="real",
        points=(
            of_complex(lambda z: la.square(par.imag(z * z)), REAL, IMAGINARY),
            stated(par.imag, [[1.0, -2.0]], [[0.0, 0.0]]),
        ),
    ),
    Case(
        "signbit",
        par.signbit,
        _signbit,
        _ONE,
        kinds="biuf",
        result="bool",
        gradient=False,
        special=True,
    ),
    Case(
        "copysign",
        par.copysign,
        np.copysign,
        _TWO,
        kinds="biuf",
        result="floating",
        special=True,
        points=(
            smooth(lambda x, y: par.copysign(x * x * x, y), NOT_ZERO, NOT_ZERO[::-1]),
            smooth(lambda x: par.copysign(x * x, -2.0) + par.copysign(2.0, x), NOT_ZERO),
            stated(
                par.copysign,
                [[0.0, -0.0, 1.0, -1.0], [1.0, -1.0, -0.0, np.nan]],
                [[0.0, 0.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0]],
            ),
        ),
    ),
    Case(
        "nextafter",
        _neighbours_are_next,
        lambda x, y: np.ones(np.broadcast_shapes(x.shape, y.shape), bool),
        _TWO,
        kinds="f",
        result="bool",
        gradient=False,
        points=(smooth(lambda x, y: par.nextafter(x, y) * x, LEFT, RIGHT),),
    ),
    Case("sign of complex", ele.sign, np.sign, _ONE, kinds="c"),
    Case("rint of complex", ele.rint, np.rint, _ONE, kinds="c"),
    Case("round of complex", lambda x: ele.round(x, 1), lambda x: np.round(x, 1), _ONE, kinds="c"),
    Case("expm1 of complex", ele.expm1, np.expm1, _ONE, kinds="c"),
    Case("tanh of complex", tri.tanh, np.tanh, _ONE, kinds="c"),
]
