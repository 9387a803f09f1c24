"""The table of operations: each once, with NumPy's answer beside it.

A `Case` says how an operation is called, what NumPy gives for the same arrays, and on what shapes
and kinds of dtypes it is tried. Everything in `test_operations` runs over these tables: values,
special values, views as operands, kernels that overwrite an operand, gradients.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, TypeAlias

import numpy as np
from gradient_points import (
    CUBE,
    IMAGINARY,
    LINES,
    REAL,
    Point,
    of_complex,
    smooth,
    squared,
    stated,
)

from lazyasync.ops import linear_algebra as lin
from lazyasync.ops.dispatch import cast
from lazyasync.ops.elementwise import activations as act
from lazyasync.ops.elementwise import arithmetic as ari
from lazyasync.ops.elementwise import closeness as clo
from lazyasync.ops.elementwise import comparison as com
from lazyasync.ops.elementwise import error_function as err
from lazyasync.ops.elementwise import functions as ele
from lazyasync.ops.elementwise import powers
from lazyasync.ops.elementwise import trigonometry as tri
from lazyasync.ops.reductions import cumulative as cum
from lazyasync.ops.reductions import reductions as red
from lazyasync.ops.reductions import softmax as soft

Shape: TypeAlias = tuple[int, ...]
Function: TypeAlias = Callable[..., Any]

DTYPES = {
    "b": ("bool",),
    "i": ("int8", "int32", "int64"),
    "u": ("uint8", "uint32"),
    "f": ("float32", "float16", "float64"),
    "c": ("complex64",),
}
"""The dtypes that stand for each kind; the first of a kind is tried on all shapes."""


@dataclass(frozen=True)
class Case:
    """One operation.

    ``function`` takes tensors and gives one tensor; ``reference`` takes the same arrays (real ones
    as float64, if the result is real) and gives NumPy's answer. ``shapes`` are the operands'
    shapes, once per example. ``kinds`` are those of the dtypes it takes. ``result`` says which
    dtype comes out: ``"same"`` (that of the operands), ``"real"`` (the same, of complex its real
    part), ``"floating"`` (integers become float32), ``"sum"`` (integers become 64 bits wide) or a
    dtype's name. Values are drawn from ``domain``, those of the second operand from
    ``second_domain``. ``gradient`` says whether it has one; ``special`` whether NaN, infinities and
    signed zeros are tried. At ``points`` the gradients are compared to second order, under the name
    of the case, as those of `table_gradients`.
    """

    name: str
    function: Function
    reference: Function
    shapes: tuple[tuple[Shape, ...], ...]
    kinds: str = "biufc"
    result: str = "same"
    domain: tuple[float, float] = (-3.0, 3.0)
    second_domain: tuple[float, float] | None = None
    gradient: bool = True
    special: bool = False
    points: tuple[Point, ...] = ()

    def expected_dtype(self, dtype: np.dtype) -> np.dtype:
        """The dtype of the result for operands of ``dtype``."""
        if self.result in ("bool", "int64", "float64"):
            return np.dtype(self.result)
        if self.result == "floating" and dtype.kind in "biu":
            return np.dtype(np.float32)
        if self.result == "real" and dtype.kind == "c":
            return np.empty(0, dtype).real.dtype
        if self.result == "sum" and dtype.kind in "biu":
            return np.dtype(np.uint64 if dtype.kind == "u" else np.int64)
        return dtype

    def arrays(
        self, shapes: tuple[Shape, ...], dtype: np.dtype, random: np.random.Generator
    ) -> list[np.ndarray]:
        """Operands of these shapes."""
        arrays = []
        for number, shape in enumerate(shapes):
            low, high = self.second_domain if number and self.second_domain else self.domain
            values: np.ndarray = random.uniform(low, high, shape)
            if dtype.kind == "b":
                values = random.uniform(-1, 1, shape) > 0
            elif dtype.kind in "iu":
                lowest = max(low, np.iinfo(dtype).min)
                values = random.integers(int(np.ceil(lowest)), int(high) + 1, shape)
            elif dtype.kind == "c":
                values = values + 1j * random.uniform(low, high, shape)
            arrays.append(np.asarray(values).astype(dtype))
        return arrays


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


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _gelu(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def _erf(x: Any) -> Any:
    return np.vectorize(math.erf, [np.float64])(x)


POSITIVE = (0.2, 3.0)
INSIDE = (-0.9, 0.9)

ELEMENTWISE = [
    binary("add", ari.add, np.add),
    binary("subtract", ari.subtract, np.subtract, kinds="iufc"),
    binary("multiply", ari.multiply, np.multiply),
    binary("divide", ari.divide, np.divide, result="floating"),
    binary("floor_divide", ari.floor_divide, np.floor_divide, kinds="iuf"),
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
    unary("softplus", act.softplus, lambda x: np.logaddexp(x, 0), kinds="biuf", result="floating"),
    unary("nan_to_num", ele.nan_to_num, np.nan_to_num, kinds="biuf"),
    unary(
        "nan_to_num with numbers",
        lambda x: ele.nan_to_num(x, nan=2.0, posinf=3.0, neginf=-4.0),
        lambda x: np.nan_to_num(x, nan=2.0, posinf=3.0, neginf=-4.0),
        kinds="f",
    ),
    unary("sigmoid", act.sigmoid, _sigmoid, kinds="biuf", result="floating"),
    unary("relu", act.relu, lambda x: np.maximum(x, 0), kinds="iuf"),
    unary("gelu", act.gelu, _gelu, kinds="f", special=False),
    unary("silu", act.silu, lambda x: x * _sigmoid(x), kinds="f", special=False),
    unary("conj", ele.conj, np.conj, special=False),
    unary("sign", ele.sign, np.sign, kinds="iuf"),
    unary("floor", ele.floor, np.floor, kinds="iuf"),
    unary("ceil", ele.ceil, np.ceil, kinds="iuf"),
    unary("trunc", ele.trunc, np.trunc, kinds="iuf"),
    unary("rint", ele.rint, np.round, kinds="iuf"),
    unary("round", ele.round, np.round, kinds="iuf"),
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
]

REDUCED: tuple[tuple[Shape, ...], ...] = (((2, 3, 4),), ((5, 1, 30),), ((3, 0, 2),))
NOT_EMPTY = REDUCED[:2]

_AXES: tuple[tuple[Any, bool], ...] = (
    (None, False),
    (0, False),
    (-1, True),
    ((0, 2), False),
    ((-1, 1), True),
    ((), False),
    (None, True),
)


def _logsumexp(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    return np.log(np.sum(np.exp(x), axis=axis, keepdims=keepdims))


def _softmax(x: Any, axis: Any = -1) -> Any:
    return np.exp(x) / np.sum(np.exp(x), axis=axis, keepdims=True)


def _over_axes(name: str, function: Function, reference: Function, **options: Any) -> list[Case]:
    shapes = options.pop("shapes", REDUCED)

    def case(axis: Any, keepdims: bool) -> Case:
        return Case(
            f"{name} over {axis}{' kept' if keepdims else ''}",
            lambda x: function(x, axis=axis, keepdims=keepdims),
            lambda x: reference(x, axis=axis, keepdims=keepdims),
            shapes,
            **options,
        )

    return [case(axis, keepdims) for axis, keepdims in _AXES]


def _of_a_number(
    name: str, function: Function, reference: Function, axis: Any, **options: Any
) -> Case:
    """A reduction of a tensor without axes, over all of them or over none."""
    return Case(
        f"{name} of a number over {axis}",
        lambda x: function(x, axis=axis),
        lambda x: reference(x, axis=axis),
        (((),),),
        **options,
    )


def _positions(name: str, function: Function, reference: Function) -> list[Case]:
    def case(axis: int | None, keepdims: bool) -> Case:
        return Case(
            f"{name} over {axis}{' kept' if keepdims else ''}",
            lambda x: function(x, axis=axis, keepdims=keepdims),
            lambda x: reference(x, axis=axis, keepdims=keepdims),
            NOT_EMPTY if axis is not None else (*NOT_EMPTY, ((),)),
            kinds="biuf",
            result="int64",
            gradient=False,
        )

    return [case(None, False), case(None, True), case(1, False), case(-1, True)]


REDUCTIONS = [
    *_over_axes("sum", red.sum, np.sum, result="sum"),
    *_over_axes("prod", red.prod, np.prod, result="sum", domain=(-2.0, 2.0)),
    *_over_axes("mean", red.mean, np.mean, result="floating"),
    *_over_axes("var", red.var, np.var, result="floating", kinds="biuf"),
    *_over_axes(
        "std",
        red.std,
        np.std,
        result="floating",
        kinds="biuf",
        shapes=(((2, 3, 4),),),
        gradient=False,
    ),
    *_over_axes("max", red.max, np.max, kinds="biuf", shapes=NOT_EMPTY),
    *_over_axes("min", red.min, np.min, kinds="biuf", shapes=NOT_EMPTY),
    *_over_axes("any", red.any, np.any, result="bool", gradient=False),
    *_over_axes("all", red.all, np.all, result="bool", gradient=False),
    *_over_axes("logsumexp", soft.logsumexp, _logsumexp, result="floating", kinds="biuf"),
    *(
        Case(
            name,
            function,
            reference,
            (((2, 3), (2, 3)), ((40, 30), (30,)), ((0,), (1,)), ((), (2,))),
            result="bool",
            gradient=False,
        )
        for name, function, reference in (
            ("allclose", clo.allclose, np.allclose),
            ("allclose to itself", lambda x, y: clo.allclose(x, x), lambda x, y: np.allclose(x, x)),
            ("array_equal", clo.array_equal, np.array_equal),
            (
                "array_equal to itself",
                lambda x, y: clo.array_equal(x, x * 1),
                lambda x, y: np.array_equal(x, x),
            ),
        )
    ),
    *(
        case
        for axis in (None, ())
        for case in (
            _of_a_number("sum", red.sum, np.sum, axis, result="sum"),
            _of_a_number("prod", red.prod, np.prod, axis, result="sum"),
            _of_a_number("mean", red.mean, np.mean, axis, result="floating"),
            _of_a_number("var", red.var, np.var, axis, kinds="biuf", result="floating"),
            _of_a_number(
                "std", red.std, np.std, axis, kinds="biuf", result="floating", gradient=False
            ),
            _of_a_number("max", red.max, np.max, axis, kinds="biuf"),
            _of_a_number("min", red.min, np.min, axis, kinds="biuf"),
            _of_a_number("any", red.any, np.any, axis, result="bool", gradient=False),
            _of_a_number("all", red.all, np.all, axis, result="bool", gradient=False),
            *(
                _of_a_number(name, ours, theirs, axis, kinds="biuf", result="floating")
                for name, ours, theirs in (
                    ("logsumexp", soft.logsumexp, _logsumexp),
                    ("softmax", soft.softmax, _softmax),
                    ("log_softmax", soft.log_softmax, lambda x, axis: x - _logsumexp(x, axis)),
                )
            ),
        )
    ),
    *_positions("argmax", red.argmax, np.argmax),
    *_positions("argmin", red.argmin, np.argmin),
    Case(
        "unbiased std",
        lambda x: red.std(x, axis=1, correction=1),
        lambda x: np.std(x, axis=1, ddof=1),
        (((4, 5),),),
        kinds="f",
    ),
    *(
        Case(
            f"{name} in float64",
            lambda x, function=function: function(x, -1, dtype="float64"),
            lambda x, reference=reference: reference(x, -1, dtype="float64"),
            (((4, 5),),),
            kinds="biuf",
            result="float64",
            gradient=False,
        )
        for name, function, reference in (
            ("mean", red.mean, np.mean),
            ("var", red.var, np.var),
            ("std", red.std, np.std),
        )
    ),
    Case(
        "cumsum",
        cum.cumsum,
        np.cumsum,
        (((2, 3),), ((),), ((0,),)),
        result="sum",
        points=(
            smooth(squared(lambda x: cum.cumsum(x, axis=1)), LINES),
            smooth(squared(cum.cumsum), LINES),
            smooth(squared(cum.cumsum), 0.5),
        ),
    ),
    Case(
        "cumsum from the sum of none",
        lambda x: cum.cumsum(x, axis=1, include_initial=True),
        lambda x: np.cumulative_sum(x, axis=1, include_initial=True),
        (((2, 3, 4),), ((5, 0),)),
        result="sum",
    ),
    Case(
        "cumsum along an axis",
        lambda x: cum.cumsum(x, axis=-2),
        lambda x: np.cumsum(x, axis=-2),
        (((2, 3, 4),), ((5, 0),)),
        result="sum",
    ),
    Case(
        "cumprod",
        cum.cumprod,
        np.cumprod,
        (((2, 3),), ((),), ((0,),)),
        result="sum",
        domain=(-2.0, 2.0),
        points=(
            smooth(lambda x: cum.cumprod(x, axis=1), LINES),
            smooth(lambda x: cum.cumprod(x, axis=-2, include_initial=True), CUBE),
            smooth(cum.cumprod, LINES),
            smooth(squared(cum.cumprod), 0.5),
            *(
                smooth(cum.cumprod, [0.0] * zeros + [2.0, 3.0, -1.0, 0.5, 3.0, 2.0][zeros:])
                for zeros in range(4)
            ),
            of_complex(lambda z: cum.cumprod(z, axis=0), [REAL, REAL], [IMAGINARY, REAL]),
            # The infinite one is not divided out.
            stated(cum.cumprod, [[1.0, inf, 2.0]], [[inf, 3.0, inf]], [[inf, 4.0, inf]]),
        ),
    ),
    *(
        Case(
            f"cumprod along {axis} from the product of none",
            lambda x, axis=axis: cum.cumprod(x, axis=axis, include_initial=True),
            lambda x, axis=axis: np.cumulative_prod(x, axis=axis, include_initial=True),
            (((2, 3, 4),), ((5, 0, 3),), ((0, 3, 1),)),
            result="sum",
            domain=(-2.0, 2.0),
        )
        for axis in (1, -1)
    ),
    *(
        Case(
            f"{name} over {axis}",
            lambda x, function=function, axis=axis: function(x, axis=axis),
            lambda x, reference=reference, axis=axis: reference(x, axis),
            REDUCED,
            kinds="biuf",
            result="floating",
        )
        for axis in (-1, 0, (0, 1), None)
        for name, function, reference in (
            ("softmax", soft.softmax, _softmax),
            ("log_softmax", soft.log_softmax, lambda x, axis: np.log(_softmax(x, axis))),
        )
    ),
]

LINEAR_ALGEBRA = [
    Case(
        "matmul",
        lin.matmul,
        np.matmul,
        (
            ((2, 3), (3, 4)),
            ((3,), (3,)),
            ((3,), (3, 4)),
            ((2, 3), (3,)),
            ((5, 2, 3), (3, 4)),
            ((5, 2, 3), (3,)),
            ((3,), (5, 3, 2)),
            ((5, 2, 3), (5, 3, 4)),
            ((1, 2, 3), (5, 3, 4)),
            ((5, 1, 2, 3), (4, 3, 2)),
            ((2, 3), (5, 3, 4)),
            ((2, 0), (0, 3)),
            ((0, 2), (2, 3)),
            ((5, 0, 2), (2, 3)),
            ((2, 1, 0), (0, 2)),
        ),
    ),
    Case("outer", lin.outer, np.outer, (((3,), (2,)), ((2, 2), (3,)), ((), (2,)))),
    Case(
        "dot", lin.dot, np.dot, (((3,), (3,)), ((2, 3), (3, 2)), ((2, 4, 3), (5, 3, 2)), ((), (2,)))
    ),
    Case(
        "vecdot",
        lin.vecdot,
        lambda x, y: np.sum(np.conj(x) * y, -1),
        (((2, 3), (3,)), ((3,), (3,)), ((2, 1, 3), (4, 3)), ((2, 0), (0,))),
        kinds="fc",
    ),
    Case(
        "vecdot of integers",
        lin.vecdot,
        lambda x, y: np.sum(x * y, -1, dtype=x.dtype),
        (((2, 3), (3,)),),
        kinds="iu",
    ),
    *(
        Case(
            f"vecdot along {axis}",
            lambda x, y, axis=axis: lin.vecdot(x, y, axis=axis),
            lambda x, y, axis=axis: np.sum(np.conj(x) * y, axis),
            (((2, 3, 4), (2, 3, 4)), ((2, 1, 4), (2, 1, 4))),
            kinds="fc",
        )
        for axis in (0, 1, -2, -1)
    ),
    Case(
        "vecdot along an axis from the back",
        lambda x, y: lin.vecdot(x, y, axis=-2),
        lambda x, y: np.sum(x * y, -2),
        (((5, 3, 4), (3, 1)), ((3, 4), (5, 3, 4))),
        kinds="f",
    ),
    Case("tensordot", lin.tensordot, np.tensordot, (((2, 3, 4), (3, 4, 5)),), kinds="f"),
    Case(
        "tensordot over pairs",
        lambda x, y: lin.tensordot(x, y, ((0, 2), (-1, 0))),
        lambda x, y: np.tensordot(x, y, ((0, 2), (-1, 0))),
        (((2, 3, 4), (4, 5, 2)),),
        kinds="f",
    ),
    Case(
        "tensordot over none",
        lambda x, y: lin.tensordot(x, y, 0),
        lambda x, y: np.tensordot(x, y, 0),
        (((2,), (3,)),),
        kinds="f",
    ),
]

CASES = [*ELEMENTWISE, *REDUCTIONS, *LINEAR_ALGEBRA]
