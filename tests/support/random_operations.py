"""The operations that random programs are made of, by their operands, and how exact they are."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lazyasync.ir.node import Operation
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise import (
    activations,
    arithmetic,
    comparison,
    error_function,
    powers,
    trigonometry,
)
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.indexing import dynamic_slicing, slicing, take, take_along
from lazyasync.ops.manipulation import broadcasting, joining, shaping
from lazyasync.ops.reductions import reductions

ULPS: dict[Operation, float] = {
    elementwise.EXP: 5.0,
    elementwise.EXPM1: 5.0,
    elementwise.LOG: 5.0,
    elementwise.LOG1P: 5.0,
    elementwise.LOG2: 5.0,
    trigonometry.SIN: 5.0,
    trigonometry.COS: 5.0,
    trigonometry.TANH: 5.0,
    elementwise.SIGMOID: 9.0,
    powers.POWER: 5.0,
    trigonometry.ARCTAN2: 5.0,
    elementwise.EXP2: 5.0,
    elementwise.LOG10: 5.0,
    elementwise.CBRT: 5.0,
    trigonometry.TAN: 5.0,
    trigonometry.ARCSIN: 5.0,
    trigonometry.ARCCOS: 5.0,
    trigonometry.ARCTAN: 5.0,
    trigonometry.SINH: 5.0,
    trigonometry.COSH: 5.0,
    trigonometry.ARCSINH: 5.0,
    trigonometry.ARCCOSH: 5.0,
    trigonometry.ARCTANH: 5.0,
    error_function.ERF: 5.0,
    trigonometry.HYPOT: 3.0,
}
"""Units in the last place by which approximations may differ."""

CURVES: dict[Operation, Callable[[np.ndarray], np.ndarray]] = {
    elementwise.EXP: np.exp,
    elementwise.EXPM1: np.expm1,
    elementwise.LOG: np.log,
    elementwise.LOG1P: np.log1p,
    elementwise.LOG2: np.log2,
    trigonometry.TANH: np.tanh,
    elementwise.SQRT: np.sqrt,
    elementwise.EXP2: np.exp2,
    elementwise.LOG10: np.log10,
    elementwise.CBRT: np.cbrt,
    trigonometry.SINH: np.sinh,
    trigonometry.ARCTAN: np.arctan,
    trigonometry.ARCSINH: np.arcsinh,
    error_function.ERF: error_function.erf_of_array,
    elementwise.RSQRT: lambda x: 1.0 / np.sqrt(x),
    elementwise.RECIPROCAL: lambda x: 1.0 / x,
    elementwise.SIGMOID: lambda x: 1.0 / (1.0 + np.exp(-x)),
}
"""Monotonic functions: the error of an operand becomes the difference to both sides."""

ONE_TO_ONE = (
    arithmetic.NEGATIVE,
    arithmetic.ABSOLUTE,
    activations.RELU,
    trigonometry.SIN,
    trigonometry.COS,
)
"""They make no error larger."""

SIGNED_ZERO = (
    comparison.MAXIMUM,
    comparison.MINIMUM,
    activations.RELU,
    reductions.MAX,
    reductions.MIN,
    broadcasting.SUM,
)
"""Of which zero they give is not always said."""

POLES = (
    arithmetic.DIVIDE,
    arithmetic.FLOOR_DIVIDE,
    arithmetic.REMAINDER,
    powers.POWER,
    trigonometry.ARCTAN2,
    elementwise.RECIPROCAL,
    elementwise.RSQRT,
)
"""What they give depends on the sign of a zero."""

UNARY = (
    arithmetic.NEGATIVE,
    arithmetic.ABSOLUTE,
    arithmetic.INVERT,
    *CURVES,
    trigonometry.SIN,
    trigonometry.COS,
    elementwise.SQUARE,
    activations.RELU,
    elementwise.SIGN,
    elementwise.FLOOR,
    elementwise.CEIL,
    elementwise.TRUNC,
    elementwise.RINT,
    elementwise.ISNAN,
    elementwise.ISINF,
    elementwise.ISFINITE,
)
BINARY = (
    arithmetic.ADD,
    arithmetic.SUBTRACT,
    arithmetic.MULTIPLY,
    arithmetic.ADD,
    arithmetic.SUBTRACT,
    arithmetic.MULTIPLY,
    arithmetic.DIVIDE,
    arithmetic.DIVIDE,
    arithmetic.FLOOR_DIVIDE,
    arithmetic.REMAINDER,
    powers.POWER,
    trigonometry.ARCTAN2,
    trigonometry.HYPOT,
    arithmetic.BITWISE_AND,
    arithmetic.BITWISE_OR,
    arithmetic.BITWISE_XOR,
    arithmetic.LEFT_SHIFT,
    arithmetic.RIGHT_SHIFT,
    comparison.EQUAL,
    comparison.NOT_EQUAL,
    comparison.LESS,
    comparison.LESS_EQUAL,
    comparison.GREATER,
    comparison.GREATER_EQUAL,
    comparison.MAXIMUM,
    comparison.MINIMUM,
)

SMOOTH = frozenset(
    {
        *CURVES,
        *ONE_TO_ONE,
        elementwise.SQUARE,
        arithmetic.ADD,
        arithmetic.SUBTRACT,
        arithmetic.MULTIPLY,
        arithmetic.DIVIDE,
        comparison.MAXIMUM,
        comparison.MINIMUM,
    }
)
"""What may be done with values that are not exact."""

SHAPES: tuple[tuple[int, ...], ...] = (
    (),
    (1,),
    (7,),
    (16,),
    (3, 5),
    (8, 33),
    (1, 9),
    (9, 1),
    (2, 3, 4),
    (5, 1, 6),
    (2, 3, 1, 5),
    (0,),
    (3, 0),
    (4, 600),
    (600, 3),
    (6, 70),
    (41, 6),
    (3, 530),
    (5001,),
    (2, 4500),
)
"""Of which those at the front are tried first, so that failing programs become small."""

LOCAL = frozenset(
    {
        *UNARY,
        *BINARY,
        comparison.WHERE,
        CAST,
        shaping.TRANSPOSE,
        broadcasting.RESHAPE,
        slicing.GET_ITEM,
        shaping.EXPAND_DIMS,
        shaping.SQUEEZE,
        broadcasting.BROADCAST_TO,
        dynamic_slicing.DYNAMIC_SLICE,
        dynamic_slicing.DYNAMIC_UPDATE_SLICE,
        take.TAKE,
        take_along.TAKE_ALONG_AXIS,
        joining.CONCATENATE,
        slicing.EMBED,
    }
)
"""Operations of which each element depends on one of each operand, whose bounds say it all."""
