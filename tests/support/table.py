"""The table of operations: each once, with NumPy's answer beside it.

A `Case` says how an operation is called, what NumPy gives for the same arrays, and on what shapes
and kinds of dtypes it is tried. Everything in `test_operations` runs over these tables: values,
special values, views as operands, kernels that overwrite an operand, gradients.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy import special
from table_case import Case, Function, Shape
from table_fourier import FOURIER
from table_matrices import MATRICES, NORMS, SUMS_OF_PRODUCTS
from table_number_parts import NUMBER_PARTS
from table_reductions import LINEAR_ALGEBRA, REDUCTIONS

from lazyasync.ops.dispatch import cast
from lazyasync.ops.elementwise import activations as act
from lazyasync.ops.elementwise import arithmetic as ari
from lazyasync.ops.elementwise import closeness as clo
from lazyasync.ops.elementwise import comparison as com
from lazyasync.ops.elementwise import compositions as more
from lazyasync.ops.elementwise import error_function as err
from lazyasync.ops.elementwise import functions as ele
from lazyasync.ops.elementwise import inverse_error_functions as errors
from lazyasync.ops.elementwise import powers
from lazyasync.ops.elementwise import trigonometry as tri
from lazyasync.ops.special import gamma_and_beta as gam
from lazyasync.ops.special import normal as nor

ONE: tuple[tuple[Shape, ...], ...] = (((2, 3),), ((),), ((0, 4),), ((600, 2),))
TWO: tuple[tuple[Shape, ...], ...] = (
    ((2, 3), (2, 3)),
    ((2, 3), (3,)),
    ((2, 1), (1, 3)),
    ((), (2, 2)),
    ((), ()),
    ((0, 3), (1, 3)),
    ((40, 30), (40, 30)),
)
THREE: tuple[tuple[Shape, ...], ...] = (
    ((2, 3), (2, 3), (2, 3)),
    ((2, 1), (3,), ()),
    ((40, 30), (40, 30), ()),
    ((40, 30), (), (40, 30)),
    ((40, 30), (40, 30), (40, 30)),
    ((0,), (1,), ()),
)


def unary(name: str, function: Function, reference: Function, **options: Any) -> Case:
    """An elementwise function of one operand."""
    options.setdefault("special", True)
    return Case(name, function, reference, ONE, **options)


def binary(name: str, function: Function, reference: Function, **options: Any) -> Case:
    """An elementwise function of two operands."""
    options.setdefault("special", True)
    return Case(name, function, reference, TWO, **options)


def _round(x: Any) -> Any:
    return x if x.dtype.kind == "b" else np.round(x)  # of booleans NumPy makes float16


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _gelu(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def _erf(x: Any) -> Any:
    return np.vectorize(math.erf, [np.float64])(x)


def _erfc(x: Any) -> Any:
    return np.vectorize(math.erfc, [np.float64])(x)


def _erfinv(x: Any) -> Any:
    x = np.asarray(x, np.float64)
    return np.copysign(special.erfinv(x), x)  # SciPy's of -0.0 is 0.0


def _floor_divide(x: Any, y: Any) -> Any:
    """NumPy's, but for infinities, of which the standard prefers the quotient, rounded down."""
    whole = np.floor_divide(x, y)
    if whole.dtype.kind != "f":
        return whole
    return np.where(np.isinf(x) | np.isinf(y), np.floor(np.divide(x, y)), whole)


POSITIVE = (0.2, 3.0)
INSIDE = (-0.9, 0.9)

ELEMENTWISE = [
    binary("add", ari.add, np.add),
    binary("subtract", ari.subtract, np.subtract, kinds="iufc"),
    binary("multiply", ari.multiply, np.multiply),
    binary("divide", ari.divide, np.divide, result="floating"),
    binary("floor_divide", ari.floor_divide, _floor_divide, kinds="iuf"),
    binary("remainder", ari.remainder, np.remainder, kinds="iuf"),
    binary("power", powers.power, np.power, kinds="iuf", domain=POSITIVE, second_domain=(0.5, 2.5)),
    binary("arctan2", tri.arctan2, np.arctan2, kinds="biuf", result="floating"),
    binary("hypot", tri.hypot, np.hypot, kinds="biuf", result="floating"),
    binary("logaddexp", ele.logaddexp, np.logaddexp, kinds="biuf", result="floating"),
    binary("mod", ari.mod, np.mod, kinds="iuf"),
    binary("minimum", com.minimum, np.minimum, kinds="biuf"),
    binary("maximum", com.maximum, np.maximum, kinds="biuf"),
    unary("negative", ari.negative, np.negative, kinds="iufc"),
    unary("positive", ari.positive, np.positive, kinds="iufc"),
    unary("absolute", ari.absolute, np.absolute, kinds="biuf"),
    unary(
        "absolute of complex", ari.absolute, np.absolute, kinds="c", result="real", gradient=False
    ),
    unary("exp", ele.exp, np.exp, result="floating"),
    unary("expm1", ele.expm1, np.expm1, kinds="biuf", result="floating"),
    unary("log", ele.log, np.log, kinds="biuf", result="floating", domain=POSITIVE),
    unary("log1p", ele.log1p, np.log1p, kinds="biuf", result="floating", domain=POSITIVE),
    unary("log2", ele.log2, np.log2, kinds="biuf", result="floating", domain=POSITIVE),
    unary("log10", ele.log10, np.log10, kinds="biuf", result="floating", domain=POSITIVE),
    unary("exp2", ele.exp2, np.exp2, kinds="biuf", result="floating"),
    unary("cbrt", ele.cbrt, np.cbrt, kinds="biuf", result="floating", domain=POSITIVE),
    unary("sqrt", ele.sqrt, np.sqrt, result="floating", domain=POSITIVE),
    unary("rsqrt", ele.rsqrt, lambda x: 1 / np.sqrt(x), result="floating", domain=POSITIVE),
    unary("square", ele.square, np.square, kinds="iufc"),
    unary("reciprocal", ele.reciprocal, lambda x: 1 / x, result="floating", domain=POSITIVE),
    unary("sin", tri.sin, np.sin, kinds="biuf", result="floating"),
    unary("cos", tri.cos, np.cos, kinds="biuf", result="floating"),
    unary("tanh", tri.tanh, np.tanh, kinds="biuf", result="floating"),
    unary("tan", tri.tan, np.tan, kinds="biuf", result="floating", domain=(-1.2, 1.2)),
    unary("arcsin", tri.arcsin, np.arcsin, kinds="biuf", result="floating", domain=INSIDE),
    unary("arccos", tri.arccos, np.arccos, kinds="biuf", result="floating", domain=INSIDE),
    unary("arctan", tri.arctan, np.arctan, kinds="biuf", result="floating"),
    unary("sinh", tri.sinh, np.sinh, kinds="biuf", result="floating"),
    unary("cosh", tri.cosh, np.cosh, kinds="biuf", result="floating"),
    unary("arcsinh", tri.arcsinh, np.arcsinh, kinds="biuf", result="floating"),
    unary("arccosh", tri.arccosh, np.arccosh, kinds="iuf", result="floating", domain=(1.2, 4.0)),
    unary("arctanh", tri.arctanh, np.arctanh, kinds="biuf", result="floating", domain=INSIDE),
    *(
        unary(f"{name} of complex", ours, theirs, kinds="c", special=False)
        for name, ours, theirs in (
            ("tan", tri.tan, np.tan),
            ("arcsin", tri.arcsin, np.arcsin),
            ("arccos", tri.arccos, np.arccos),
            ("arctan", tri.arctan, np.arctan),
            ("sinh", tri.sinh, np.sinh),
            ("cosh", tri.cosh, np.cosh),
            ("arcsinh", tri.arcsinh, np.arcsinh),
            ("arccosh", tri.arccosh, np.arccosh),
            ("arctanh", tri.arctanh, np.arctanh),
        )
    ),
    unary("deg2rad", tri.deg2rad, np.deg2rad, kinds="biuf", result="floating"),
    unary("rad2deg", tri.rad2deg, np.rad2deg, kinds="biuf", result="floating"),
    unary("erf", err.erf, _erf, kinds="biuf", result="floating"),
    unary("erfc", errors.erfc, _erfc, kinds="biuf", result="floating"),
    unary("erfinv", errors.erfinv, _erfinv, kinds="biuf", result="floating", domain=INSIDE),
    unary("gamma", gam.gamma, special.gamma, kinds="biuf", result="floating", domain=POSITIVE),
    unary("ndtr", nor.ndtr, special.ndtr, kinds="biuf", result="floating"),
    unary("log_ndtr", nor.log_ndtr, special.log_ndtr, kinds="biuf", result="floating"),
    unary("ndtri", nor.ndtri, special.ndtri, kinds="biuf", result="floating", domain=(0.0, 0.9)),
    unary("softplus", act.softplus, lambda x: np.logaddexp(x, 0), kinds="biuf", result="floating"),
    unary("nan_to_num", more.nan_to_num, np.nan_to_num),
    unary(
        "nan_to_num with numbers",
        lambda x: more.nan_to_num(x, nan=2.0, posinf=3.0, neginf=-4.0),
        lambda x: np.nan_to_num(x, nan=2.0, posinf=3.0, neginf=-4.0),
        kinds="fc",
    ),
    unary(
        "nan_to_num with infinities",
        lambda x: more.nan_to_num(x, nan=np.inf, posinf=-np.inf, neginf=np.nan),
        lambda x: np.nan_to_num(x, nan=np.inf, posinf=-np.inf, neginf=np.nan),
        kinds="f",
    ),
    unary("sigmoid", act.sigmoid, _sigmoid, kinds="biuf", result="floating"),
    unary("relu", act.relu, lambda x: np.maximum(x, 0), kinds="iuf"),
    unary("gelu", act.gelu, _gelu, kinds="f", special=False),
    unary("silu", act.silu, lambda x: x * _sigmoid(x), kinds="f", special=False),
    unary("conj", ele.conj, np.conj, special=False),
    unary("sign", ele.sign, np.sign, kinds="iuf"),
    unary("floor", ele.floor, np.floor, kinds="biuf"),
    unary("ceil", ele.ceil, np.ceil, kinds="biuf"),
    unary("trunc", ele.trunc, np.trunc, kinds="biuf"),
    unary("rint", ele.rint, _round, kinds="biuf"),
    unary("round", ele.round, _round, kinds="biuf"),
    unary(
        "round to a decimal",
        lambda x: ele.round(x, 1),
        lambda x: np.round(x, 1),
        kinds="f",
        special=False,
    ),
    *(
        unary(name, function, reference, result="bool", gradient=False)
        for name, function, reference in (
            ("isnan", ele.isnan, np.isnan),
            ("isinf", ele.isinf, np.isinf),
            ("isfinite", ele.isfinite, np.isfinite),
            ("logical_not", ari.logical_not, np.logical_not),
        )
    ),
    *(
        binary(name, function, reference, kinds=kinds, result="bool", gradient=False)
        for name, function, reference, kinds in (
            ("equal", com.equal, np.equal, "biufc"),
            ("not_equal", com.not_equal, np.not_equal, "biufc"),
            ("less", com.less, np.less, "biuf"),
            ("less_equal", com.less_equal, np.less_equal, "biuf"),
            ("greater", com.greater, np.greater, "biuf"),
            ("greater_equal", com.greater_equal, np.greater_equal, "biuf"),
            ("logical_and", ari.logical_and, np.logical_and, "biufc"),
            ("logical_or", ari.logical_or, np.logical_or, "biufc"),
            ("logical_xor", ari.logical_xor, np.logical_xor, "biufc"),
        )
    ),
    *(
        binary(name, function, reference, kinds=kinds, result="bool", gradient=False)
        for name, function, reference, kinds in (
            ("isclose", clo.isclose, np.isclose, "biufc"),
            (
                "isclose with tolerances",
                lambda x, y: clo.isclose(x, y, 0.25, 0.5, equal_nan=True),
                lambda x, y: np.isclose(x, y, 0.25, 0.5, equal_nan=True),
                "biuf",
            ),
        )
    ),
    *(
        binary(name, function, reference, kinds=kinds, gradient=False, special=False)
        for name, function, reference, kinds in (
            ("bitwise_and", ari.bitwise_and, np.bitwise_and, "biu"),
            ("bitwise_or", ari.bitwise_or, np.bitwise_or, "biu"),
            ("bitwise_xor", ari.bitwise_xor, np.bitwise_xor, "biu"),
        )
    ),
    *(
        binary(
            name,
            function,
            reference,
            kinds="iu",
            second_domain=(0, 4),
            gradient=False,
            special=False,
        )
        for name, function, reference in (
            ("left_shift", ari.left_shift, np.left_shift),
            ("right_shift", ari.right_shift, np.right_shift),
        )
    ),
    unary("invert", ari.invert, np.invert, kinds="biu", gradient=False, special=False),
    Case(
        "where",
        lambda c, x, y: com.where(com.greater(c, 0), x, y),
        lambda c, x, y: np.where(c > 0, x, y),
        THREE,
        kinds="biuf",
    ),
    Case(
        "where with numbers",
        lambda c: com.where(com.less(c, 1), c, 0) + com.where(com.less(c, 1), 2, c),
        lambda c: np.where(c < 1, c, 0) + np.where(c < 1, 2, c),
        ONE,
        kinds="iuf",
    ),
    unary("clip", lambda x: com.clip(x, -1, 2), lambda x: np.clip(x, -1, 2), kinds="if"),
    Case("clip by tensors", com.clip, np.clip, THREE[:2], kinds="iuf"),
    unary(
        "cast to float64",
        lambda x: cast(x, "f8") * 0.5,
        lambda x: x * 0.5,
        kinds="f",
        special=False,
        result="float64",
    ),
    *NUMBER_PARTS,
]

CASES = [
    *ELEMENTWISE,
    *REDUCTIONS,
    *LINEAR_ALGEBRA,
    *MATRICES,
    *NORMS,
    *SUMS_OF_PRODUCTS,
    *FOURIER,
]
