"""Gradients of activations, gamma functions, and rearrangements."""

from __future__ import annotations

from typing import Any

from gradient_points import Point, smooth, stated

import lazyasync as la

LINE = [-2.5, -0.75, 0.4, 1.25, 3.5]
TABLE = [[0.5, -1.0, 2.0], [0.25, 1.5, -0.75]]


def _squared(name: str, *more: Any) -> Point:
    return smooth(lambda x: getattr(la, name)(x, *more) ** 2, TABLE)


MORE: dict[str, list[Point]] = {
    **{
        name: [smooth(getattr(la, name), LINE)]
        for name in (
            *("leaky_relu", "elu", "selu", "relu6", "hard_sigmoid", "hard_silu"),
            *("hard_tanh", "log_sigmoid", "soft_sign", "mish", "squareplus"),
        )
    },
    "celu": [smooth(la.celu, LINE), stated(la.celu, [[0.0, 1.0]], [[1.0, 1.0]], [[1.0, 0.0]])],
    "fabs": [smooth(la.fabs, LINE)],
    "fmax": [smooth(la.fmax, LINE, [0.5] * 5)],
    "fmin": [smooth(la.fmin, LINE, [0.5] * 5)],
    "fmod": [smooth(la.fmod, LINE, [0.8] * 5)],
    "sinc": [smooth(la.sinc, [-1.3, -0.04, 0.0, 0.3, 1.0])],
    "xlogy": [smooth(la.xlogy, [0.5, 1.5], [0.3, 2.0])],
    "heaviside": [stated(lambda x: la.heaviside(x, 0.5), [[-1.0, 0.0, 2.0]], [[0.0] * 3])],
    "angle": [smooth(lambda x: la.angle(x + 1j * x * x), [0.5, -1.5])],
    "glu": [smooth(la.glu, [0.5, -1.0, 2.0, 0.25])],
    "gamma": [smooth(la.gamma, [0.3, 1.0, 2.0, 4.5, -0.5, -2.3])],
    "ndtr": [smooth(la.ndtr, [-2.0, -0.3, 0.0, 0.7, 3.0])],
    "log_ndtr": [smooth(la.log_ndtr, [-5.0, -0.3, 0.0, 0.7, 2.0])],
    "ndtri": [smooth(la.ndtri, [0.1, 0.4, 0.5, 0.97])],
    "entr": [smooth(la.entr, [0.2, 1.0, 2.5])],
    "logit": [smooth(la.logit, [0.1, 0.5, 0.8])],
    "erfc": [smooth(la.erfc, [-1.5, -0.3, 0.0, 0.7, 2.5])],
    "erfinv": [smooth(la.erfinv, [-0.9, -0.3, 0.0, 0.7, 0.97])],
    "lgamma": [smooth(la.lgamma, [0.3, 1.0, 2.0, 4.5, -0.5, -2.3])],
    "digamma": [smooth(la.digamma, [0.3, 1.0, 4.5, -0.5, -2.3])],
    "polygamma": [smooth(lambda x: la.polygamma(2, x), [0.6, 2.0, 4.5, -0.5, -1.3])],
    **{name: [_squared(name)] for name in ("atleast_1d", "atleast_2d", "atleast_3d")},
    **{name: [_squared(name)] for name in ("flipud", "fliplr", "rot90")},
    "append": [_squared("append", [1.0])],
    "delete": [_squared("delete", 1, 1)],
    "insert": [_squared("insert", 1, 2.0, 1)],
    "array_split": [smooth(lambda x: la.array_split(x, 2)[0] ** 2, LINE)],
    "column_stack": [smooth(lambda x: la.column_stack([x, x * x]) ** 2, LINE)],
    "dstack": [smooth(lambda x: la.dstack([x, x * x]) ** 2, LINE)],
    "block": [smooth(lambda x: la.block([[x, x * x], [la.ones((1, 6))]]) ** 2, TABLE)],
    "hsplit": [smooth(lambda x: la.hsplit(x, [1])[1] ** 2, TABLE)],
    "vsplit": [smooth(lambda x: la.vsplit(x, 2)[1] ** 2, TABLE)],
    "dsplit": [smooth(lambda x: la.dsplit(x[None], 3)[0] ** 2, TABLE)],
    "resize": [_squared("resize", (2, 2)), _squared("resize", (3, 5))],
    "diagflat": [_squared("diagflat", 1)],
    "float_power": [smooth(la.float_power, [0.5, 1.5], [2.0, -1.5])],
    "ldexp": [smooth(lambda x: la.ldexp(x, la.asarray([3, 0, -2, 5, 1])) ** 2, LINE)],
    "logaddexp2": [smooth(la.logaddexp2, [0.5, 1.5], [0.3, 2.0])],
    "linspace": [
        smooth(lambda x, y: la.linspace(x, y, 3) ** 2, [0.5, -1.0], [[2.0], [3.0]]),
        smooth(lambda x: la.linspace(x, 3.0, 4, endpoint=False, axis=1) ** 2, [0.5, -1.0]),
        smooth(lambda x: la.linspace(2.0, x, 1) * x, 0.5),
    ],
    "logspace": [
        smooth(lambda x, y: la.logspace(x, y, 3), 0.5, 1.5),
        smooth(lambda x, b: la.logspace(x, 2.0, 3, base=b), [0.5, 1.0], 3.0),
    ],
    "geomspace": [
        smooth(lambda x, y: la.geomspace(x, y, 4), 0.5, 4.0),
        smooth(lambda x: la.geomspace(x, -2.0, 3, endpoint=False), [-0.5, -4.0]),
    ],
    "apply_along_axis": [smooth(lambda x: la.apply_along_axis(la.prod, 1, x), TABLE)],
}

WITHOUT: dict[str, str] = {
    **dict.fromkeys(("tri", "indices", "diag_indices"), "there is no operand"),
    **dict.fromkeys(("tril_indices", "triu_indices", "ix_"), "they are places, which are integers"),
    **dict.fromkeys(("isposinf", "isneginf"), "they are booleans"),
}
