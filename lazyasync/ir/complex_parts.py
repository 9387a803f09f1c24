"""What operations do with complex numbers, part by part, for code generators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.ir import complex_functions, scalar
from lazyasync.ir.complex_functions import Function, Parts
from lazyasync.ir.node import Attributes
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.scalar import Expression

ComplexRule: TypeAlias = Callable[..., Parts | Expression | None]


def _equal(x: Parts, y: Parts, attributes: Attributes) -> Expression:
    return scalar.equal(x[0], y[0]) & scalar.equal(x[1], y[1])


def _chosen(condition: Expression, x: Parts, y: Parts, attributes: Attributes) -> Parts:
    return scalar.select(condition, x[0], y[0]), scalar.select(condition, x[1], y[1])


def _converted(x: Parts | Expression, attributes: Attributes) -> Parts | None:
    """A number as a complex one of the dtype that attributes have."""
    dtype: np.dtype = attributes.dtype
    if dtype.kind != "c":
        return None
    real = np.dtype(np.float32 if dtype.itemsize == 8 else np.float64)
    if isinstance(x, Expression):
        return scalar.cast(x, real), scalar.constant(0.0, real)
    return scalar.cast(x[0], real), scalar.cast(x[1], real)


def _of_one(function: Function) -> ComplexRule:
    return lambda x, attributes: function(x)


COMPLEX_ELEMENTS: Rules[ComplexRule] = Rules(
    "complex element",
    {
        "add": lambda x, y, a: (x[0] + y[0], x[1] + y[1]),
        "subtract": lambda x, y, a: (x[0] - y[0], x[1] - y[1]),
        "multiply": lambda x, y, a: complex_functions.product(x, y),
        "divide": lambda x, y, a: complex_functions.quotient(x, y),
        "power": lambda x, y, a: complex_functions.power(x, y),
        "negative": lambda x, a: (-x[0], -x[1]),
        "absolute": lambda x, a: complex_functions.length(*x),
        "conj": lambda x, a: (x[0], -x[1]),
        "real": lambda x, a: x[0],
        "imag": lambda x, a: x[1],
        "equal": _equal,
        "not_equal": lambda x, y, a: ~_equal(x, y, a),
        "where": _chosen,
        "cast": _converted,
        "convert": _converted,
        **{name: _of_one(function) for name, function in complex_functions.FUNCTIONS.items()},
    },
)
"""As the ELEMENTS rules, of operations on complex numbers, which are given the operands one by one
and then the attributes: each complex number is a pair of parts, as is the result if it is complex.
None for dtypes that a rule does not know."""
