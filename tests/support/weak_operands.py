"""How each function of several operands is called, for numbers and lists beside tensors."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np

import lazyasync as la

SHAPES: dict[str, tuple[int, ...]] = {
    "number": (),
    "pair": (2,),
    "three": (3,),
    "square": (2, 2),
    "row": (1, 3),
    "lines": (2, 3),
    "one": (1,),
    "five": (5,),
}


@dataclass(frozen=True)
class Row:
    """How a function is called.

    ``operands`` are the names of shapes in `SHAPES`; each of them is the tensor once, and the
    others are what stands beside it. ``call`` takes the function and them. ``reference`` takes the
    function of NumPy of the same name instead, and arrays; None: there is none in NumPy. ``kinds``
    are those of dtypes that are tried.
    """

    operands: tuple[str, ...] = ("three", "number")
    call: Callable[..., Any] = lambda function, *operands: function(*operands)
    reference: Callable[..., Any] | None = lambda function, *arrays: function(*arrays)
    kinds: str = "fic"
    lists: bool = True
    """Whether sequences are taken as well as numbers."""


def _joined(function: Any, *operands: Any) -> Any:
    return function(list(operands))


REAL = Row(("three", "three"), kinds="fi")
NUMBERS = Row(("three", "three"))
INTEGERS = Row(("three", "three"), kinds="i")
JOINED = Row(("three", "three", "three"), _joined, _joined)
WHOLE = Row(("three", "pair"))
CONDITION = [True, False, True]

ROWS: dict[str, tuple[Row, ...]] = {
    **{
        name: (NUMBERS, Row(("lines", "number")))
        for name in (
            *("add", "subtract", "multiply", "divide", "true_divide", "pow", "power", "equal"),
            *("not_equal", "logical_and", "logical_or", "logical_xor"),
        )
    },
    **{
        name: (REAL, Row(("lines", "number"), kinds="fi"))
        for name in (
            *("arctan2", "atan2", "copysign", "floor_divide", "fmax", "fmin", "fmod", "greater"),
            *("greater_equal", "heaviside", "hypot", "less", "less_equal", "logaddexp"),
            *("logaddexp2", "maximum", "minimum", "mod", "remainder", "nextafter", "divmod"),
        )
    },
    **{
        name: (INTEGERS, Row(kinds="i"))
        for name in (
            *("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift"),
            *("bitwise_right_shift", "left_shift", "right_shift", "gcd", "lcm"),
        )
    },
    "float_power": (Row(("three", "three"), kinds="ic"), Row(("lines", "number"), kinds="ic")),
    **dict.fromkeys(("isclose", "allclose", "array_equal", "array_equiv"), (NUMBERS,)),
    **dict.fromkeys(("concatenate", "concat", "stack", "hstack", "vstack", "dstack"), (JOINED,)),
    "column_stack": (JOINED,),
    **dict.fromkeys(
        ("dot", "inner", "vdot", "vecdot", "outer", "kron", "cross", "matmul"), (NUMBERS,)
    ),
    **dict.fromkeys(("linalg.cross", "linalg.outer", "linalg.vecdot", "linalg.matmul"), (NUMBERS,)),
    **dict.fromkeys(
        ("tensordot", "linalg.tensordot"),
        (
            Row(
                ("three", "three"), lambda f, a, b: f(a, b, axes=1), lambda f, a, b: f(a, b, axes=1)
            ),
        ),
    ),
    "linalg.block_diag": (Row(("three", "pair"), reference=None),),
    "linalg.tensorsolve": (Row(("square", "pair")),),
    "linalg.solve": (Row(("square", "pair")),),
    "linalg.solve_triangular": (Row(("square", "pair"), reference=None),),
    "linalg.cho_solve": (Row(("square", "pair"), lambda f, a, b: f((a, True), b), None),),
    "linalg.lstsq": (
        Row(
            ("square", "pair"),
            lambda f, a, b: f(a, b).x,
            lambda f, a, b: f(a, b, rcond=None)[0],
        ),
    ),
    "linalg.multi_dot": (Row(("lines", "three"), _joined, _joined, lists=False),),
    "einsum": (
        Row(
            ("lines", "three"),
            lambda f, a, b: f("ij,j->i", a, b),
            lambda f, a, b: f("ij,j->i", a, b),
        ),
    ),
    "append": (WHOLE, Row()),
    "insert": (
        Row(("three", "number"), lambda f, x, v: f(x, 1, v), lambda f, x, v: f(x, 1, v)),
        Row(("three", "pair"), lambda f, x, v: f(x, [0, 2], v), lambda f, x, v: f(x, [0, 2], v)),
    ),
    "put_along_axis": (
        Row(
            ("three", "pair"),
            lambda f, x, v: f(x, np.array([0, 2]), v, 0, inplace=False),
            None,
        ),
    ),
    "fill_diagonal": (
        Row(("square", "number"), lambda f, x, v: f(x, v, inplace=False), None),
        Row(("square", "pair"), lambda f, x, v: f(x, v, inplace=False), None),
    ),
    "dynamic_update_slice": (Row(("five", "pair"), lambda f, x, v: f(x, v, (1,)), None),),
    "full_like": (Row(reference=lambda f, x, v: f(x, v, dtype=np.result_type(x)), lists=False),),
    "pad": (
        Row(
            ("three", "number"),
            lambda f, x, v: f(x, 1, constant_values=v),
            lambda f, x, v: f(x, 1, constant_values=v),
            lists=False,
        ),
    ),
    "where": (
        Row(
            ("three", "three"),
            lambda f, x, y: f(la.asarray(CONDITION), x, y),
            lambda f, x, y: f(np.array(CONDITION), x, y),
        ),
        Row(
            ("three", "number"),
            lambda f, x, y: f(CONDITION, x, y),
            lambda f, x, y: f(CONDITION, x, y),
        ),
    ),
    "select": (
        Row(
            ("three", "three", "number"),
            lambda f, x, y, z: f(
                [la.asarray(CONDITION), la.asarray([False, True, False])], [x, y], z
            ),
            lambda f, x, y, z: f([np.array(CONDITION), np.array([False, True, False])], [x, y], z),
        ),
    ),
    "choose": (
        Row(
            ("three", "three", "number"),
            lambda f, x, y, z: f([0, 1, 2], [x, y, z]),
            lambda f, x, y, z: f([0, 1, 2], [x, y, z]),
        ),
    ),
    "clip": (
        Row(("five", "number", "number"), lambda f, x, a, b: f(x, a, b), kinds="fi"),
        Row(("three", "three", "three"), kinds="fi"),
    ),
    "average": (
        Row(
            ("three", "three"),
            lambda f, x, w: f(x, weights=w),
            lambda f, x, w: f(x, weights=w),
        ),
    ),
    "bincount": (
        Row(
            ("three",),
            lambda f, w: f([0, 2, 0], w, length=3),
            lambda f, w: f([0, 2, 0], w),
            kinds="fi",
        ),
    ),
    "compress": (
        Row(
            ("three", "number"),
            lambda f, x, v: f([False, True, False], x, size=3, fill_value=v),
            None,
        ),
    ),
    "extract": (
        Row(
            ("three", "number"),
            lambda f, x, v: f([False, True, False], x, size=3, fill_value=v),
            None,
        ),
    ),
    **dict.fromkeys(("convolve", "correlate"), (Row(("five", "three")),)),
    **dict.fromkeys(("cov", "corrcoef"), (Row(("five", "five")),)),
    "diff": (
        Row(
            ("three", "pair", "number"),
            lambda f, x, a, b: f(x, 1, -1, a, b),
            lambda f, x, a, b: f(x, 1, -1, a, b),
        ),
    ),
    "ediff1d": (Row(("three", "pair", "number")),),
    "digitize": (Row(("five", "three"), kinds="fi"),),
    "searchsorted": (Row(("five", "three"), kinds="fi"), Row(("five", "number"), kinds="fi")),
    **dict.fromkeys(
        ("histogram", "histogram_bin_edges"),
        (
            Row(("five", "three"), kinds="fi"),
            Row(
                ("five", "number", "number"),
                lambda f, x, a, b: f(x, 3, (a, b * 3)),
                lambda f, x, a, b: f(x, 3, (a, b * 3)),
                kinds="fi",
                lists=False,
            ),
        ),
    ),
    "gradient": (
        Row(("five", "number")),
        Row(("five", "five")),
    ),
    "interp": (Row(("three", "five", "five"), kinds="f"),),
    "trapezoid": (
        Row(("five", "five")),
        Row(("five", "number"), lambda f, y, d: f(y, dx=d), lambda f, y, d: f(y, dx=d)),
    ),
    "polyfit": (
        Row(("five", "five"), lambda f, x, y: f(x, y, 1), lambda f, x, y: f(x, y, 1), kinds="f"),
    ),
    "polyval": (Row(("three", "five")), Row(("three", "number"))),
    "isin": (Row(("five", "three")), Row(("five", "number"))),
    **dict.fromkeys(
        ("intersect1d", "setdiff1d"),
        (Row(("five", "three"), kinds="fi"), Row(("five", "number"), kinds="fi")),
    ),
    "union1d": (Row(("five", "three"), kinds="fi"),),
    **{
        name: (
            Row(("three", "number"), lambda f, x, v: f(x, size=5, fill_value=v), None, kinds="fi"),
        )
        for name in ("unique", "unique_all", "unique_counts", "unique_inverse", "unique_values")
    },
    **dict.fromkeys(
        (
            "beta",
            "iv",
            "jv",
            "kv",
            "betaln",
            "comb",
            "gammainc",
            "gammaincc",
            "kl_div",
            "rel_entr",
            "xlog1py",
            "zeta",
        ),
        (Row(("three", "three"), reference=None, kinds="fi"), Row(reference=None, kinds="fi")),
    ),
    "zeta": (Row(("three",), lambda f, q: f([1.5, 2.0, 2.5], q), reference=None, kinds="f"),),
    "betainc": (Row(("three", "three", "number"), reference=None, kinds="f"),),
    "xlogy": (Row(("three", "three"), reference=lambda f, x, y: x * np.log(y), kinds="fi"),),
    "ldexp": (
        Row(("three",), lambda f, x: f(x, [1, 2, 3]), lambda f, x: f(x, [1, 2, 3]), kinds="f"),
    ),
    **dict.fromkeys(
        ("meshgrid", "broadcast_arrays"), (Row(("three", "row")), Row(("three", "number")))
    ),
    **dict.fromkeys(("atleast_1d", "atleast_2d", "atleast_3d"), (Row(("three", "number")),)),
    "apply_along_axis": (
        Row(
            ("three", "square"),
            lambda f, v, x: f(lambda line: v, 0, x),
            None,
        ),
    ),
    "random.multivariate_normal": (
        Row(
            ("pair",),
            lambda f, m: f(m, la.asarray(np.zeros((2, 2), np.float16)), (1,)),
            None,
            kinds="",
        ),
    ),
    **dict.fromkeys(
        ("celu", "elu", "leaky_relu", "squareplus"), (Row(reference=None, kinds="f", lists=False),)
    ),
    "softplus": (Row(("three", "number"), lambda f, x, v: f(x, beta=v), None, "f", lists=False),),
    "nan_to_num": (
        Row(
            ("three", "number"),
            lambda f, x, v: f(x / 0.0 * 0.0, nan=v),
            None,
            kinds="f",
            lists=False,
        ),
    ),
    "unwrap": (
        Row(("three",), lambda f, x: f(x, period=0.7), lambda f, x: f(x, period=0.7), kinds="f"),
    ),
}
"""The functions of several operands that meet in one dtype."""

_INDICES = "the other operand is indices, places or counts, which have no part in the dtype"
_PARTS = "the other operand is a share or a tolerance, which is used in double precision"
_DRAWS = "the dtype is asked for; parameters are drawn with in double precision"
_MAKES = "makes tensors of numbers alone"
_DTYPES = "is about dtypes, and tells them itself"
REASONS: dict[str, str] = {
    **dict.fromkeys(
        (
            *("argpartition", "delete", "dynamic_slice", "ix_", "partition", "ravel_multi_index"),
            *("repeat", "roll", "take"),
            *("take_along_axis", "segment_max", "segment_min", "segment_prod", "segment_sum"),
        ),
        _INDICES,
    ),
    **dict.fromkeys(
        (
            *("quantile", "percentile", "nanquantile", "nanpercentile", "linalg.matrix_rank"),
            *("linalg.pinv", "std", "var", "nanstd", "nanvar", "linalg.vector_norm"),
        ),
        _PARTS,
    ),
    **dict.fromkeys(
        (
            "randint",
            *("normal", "uniform", "random.beta", "random.binomial", "random.cauchy"),
            *("random.choice", "random.gamma", "random.gumbel", "random.laplace"),
            *(
                "random.logistic",
                "random.lognormal",
                "random.multinomial",
                "random.truncated_normal",
            ),
        ),
        _DRAWS,
    ),
    **dict.fromkeys(("arange", "geomspace", "linspace", "logspace"), _MAKES),
    **dict.fromkeys(("can_cast", "issubdtype", "promote_types", "result_type"), _DTYPES),
    "einsum_path": "is about shapes",
    "define_operation": "makes functions, which test_weak_operands calls",
}
"""Why a function is not in the table."""

_NOT_OPERANDS = frozenset({"dtype", "device", "axis", "order", "copy", "others", "key", "more"})
_OF_OPERANDS = ("Any", "LazyTensor", "complex", "float")


def functions() -> dict[str, FunctionType]:
    """The public functions that have several parameters which can be operands, by their paths."""
    found = {}
    modules = {"": la, "linalg.": la.linalg, "fft.": la.fft, "random.": la.random}
    for prefix, module in modules.items():
        for name in module.__all__:
            function = getattr(module, name)
            if not isinstance(function, FunctionType):
                continue
            if not function.__module__.startswith("lazyasync.ops."):
                continue
            if prefix == "random." and getattr(la, name, None) is function:
                continue
            if _takes_several(function):
                found[prefix + name] = function
    return found


def _takes_several(function: FunctionType) -> bool:
    operands = [
        parameter
        for parameter in inspect.signature(function).parameters.values()
        if parameter.name not in _NOT_OPERANDS
        and parameter.annotation != "Never"
        and any(word in str(parameter.annotation) for word in _OF_OPERANDS)
    ]
    return len(operands) > 1 or any(
        parameter.kind is parameter.VAR_POSITIONAL or "Sequence[" in str(parameter.annotation)
        for parameter in operands
    )


def values(shape: tuple[int, ...], dtype: np.dtype, number: int) -> Any:
    """Numbers of Python's for operand ``number``, ascending: nested lists, or one."""
    count = int(np.prod(shape))
    if dtype.kind == "i":
        found: Any = np.arange(1, count + 1) + number
    else:
        found = np.array([round(0.1 * (place + 1) + 0.03 * number, 2) for place in range(count)])
        if dtype.kind == "c":
            found = found * (1 + 0.7j)
    if shape == (2, 2):
        found = found + np.array([2, 0, 0, 1])  # far from singular
    return found.reshape(shape).tolist()


def of_numpy(value: Any) -> Any:
    """The same of NumPy's numbers."""
    if isinstance(value, list):
        return [of_numpy(part) for part in value]
    return np.array(value)[()]
