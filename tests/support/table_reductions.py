"""The table of operations that reduce, and of linear algebra."""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np
from gradient_points import CUBE, IMAGINARY, LINES, REAL, of_complex, smooth, squared, stated
from table_case import Case, Function, Shape

from lazyasync.ops import linear_algebra as lin
from lazyasync.ops.elementwise import closeness as clo
from lazyasync.ops.reductions import cumulative as cum
from lazyasync.ops.reductions import reductions as red
from lazyasync.ops.reductions import softmax as soft

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
