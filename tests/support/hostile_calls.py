"""Random calls of public functions, most of them wrong: what is given, and what NumPy says of it.

Arguments follow from the names of parameters, so that a new function is called as well.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np

import lazyasync as la

DTYPES = (
    *("bool", "int8", "int32", "int64", "uint8", "uint32", "uint64"),
    *("float16", "float32", "float64", "complex64", "complex128"),
)
FREQUENT = ("float32", "float64", "int64", "bool")
SHAPES = ((), (0,), (1,), (3,), (4,), (2, 3), (3, 3), (3, 1), (0, 3), (2, 0), (2, 2, 3), (1, 3, 3))
SPECIAL = (np.nan, np.inf, -np.inf, -0.0)

OPERANDS = frozenset(
    {
        *("x", "y", "left", "right", "tensor", "condition", "update", "values", "x1", "x2"),
        *("a", "b", "m", "v", "z", "arr", "weights", "sorter", "xp", "fp", "w", "q", "p", "mask"),
    }
)
"""Parameters that are given arrays, if they have no default."""


@dataclass(frozen=True)
class Call:
    """A call: the arguments by position and by name, arrays where tensors are meant."""

    function: str
    positional: tuple[Any, ...]
    keywords: dict[str, Any]

    def __str__(self) -> str:
        given = [*map(_shown, self.positional)]
        given += [f"{name}={_shown(value)}" for name, value in self.keywords.items()]
        return f"{self.function}({', '.join(given)})"


def _shown(value: Any) -> str:
    if isinstance(value, np.ndarray):
        strides = "" if value.flags.c_contiguous else f" with strides {value.strides}"
        return f"{value.dtype}{list(value.shape)}{strides} {value.ravel()[:6].tolist()}"
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    return repr(value)


def functions() -> dict[str, FunctionType]:
    """The public functions that operations are made of, by their paths below the package."""
    found = {}
    for prefix, module in (("", la), *((f"{name}.", getattr(la, name, None)) for name in MODULES)):
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if isinstance(value, FunctionType) and value.__module__.startswith("lazyasync.ops."):
                found[f"{prefix}{name}"] = value
    return {name: function for name, function in found.items() if function.__name__ not in OTHERS}


MODULES = ("linalg", "fft")
OTHERS = {
    *("define_operation", "manual_seed", "get_rng_state", "set_rng_state", "checkpoint_name"),
    *(
        "broadcast_shapes",
        *("shape", "ndim", "size", "isscalar", "iscomplexobj", "isrealobj", "issubdtype"),
        *("promote_types", "einsum_path"),
        "can_cast",
        "finfo",
        "get_default_dtype",
        "iinfo",
        "isdtype",
        "result_type",
    ),
}
"""What makes no tensor."""


def array(random: np.random.Generator) -> np.ndarray:
    """An array of any dtype and shape, in which special values, and any strides, can be."""
    dtype = np.dtype(random.choice(DTYPES if random.random() < 0.5 else FREQUENT))
    shape = SHAPES[random.integers(len(SHAPES))]
    values = np.asarray(random.integers(-4, 5, shape) / (2 if dtype.kind in "fc" else 1))
    if dtype.kind == "u":
        values = np.abs(values)
    if dtype.kind in "fc":
        values = np.asarray(values + random.choice([0.0, 0.25]))
        if dtype.kind == "c":
            values = np.asarray(values + 1j * random.integers(-2, 3, shape))
        if values.size and random.random() < 0.3:
            values[np.unravel_index(random.integers(values.size), shape)] = random.choice(SPECIAL)
    found = np.asarray(values.astype(dtype))
    if found.ndim and random.random() < 0.2:
        found = np.flip(found)
    return found.T if random.random() < 0.1 else found


def call(name: str, function: FunctionType, random: np.random.Generator) -> Call:
    """A call of a function with random arguments."""
    positional: list[Any] = []
    keywords: dict[str, Any] = {}
    first = True
    alike = random.random() < 0.5
    before: np.ndarray | None = None
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_KEYWORD or parameter.annotation == "Never":
            continue
        required = parameter.default is parameter.empty or type(parameter.default) is object
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional.extend(array(random) for _ in range(random.integers(0, 4)))
            continue
        if parameter.name in ("device", "size", "copy", "requires_grad", "inplace"):
            continue
        if not required and random.random() < 0.5:
            if parameter.kind is not parameter.KEYWORD_ONLY and not keywords:
                positional.append(parameter.default)
            continue
        value = argument(parameter, first, random)
        if isinstance(value, np.ndarray):
            if alike and before is not None and not first:
                value = array_like(before, random)
            before = value
        if value is _NOTHING:
            if required:
                value = int(random.integers(-2, 4))
            else:
                break
        first = False
        if parameter.kind is parameter.KEYWORD_ONLY or len(keywords):
            keywords[parameter.name] = value
        else:
            positional.append(value)
    if "inplace" in inspect.signature(function).parameters:
        keywords["inplace"] = False  # what is changed else is an argument
    return Call(name, tuple(positional), keywords)


def array_like(other: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Another array of the same shape and dtype."""
    found = other.ravel().copy()
    random.shuffle(found)
    return found.reshape(other.shape)


class _Nothing:
    """What no argument is known for."""


_NOTHING = _Nothing()


def argument(parameter: inspect.Parameter, first: bool, random: np.random.Generator) -> Any:
    """A value for a parameter, right or wrong."""
    name = parameter.name
    required = parameter.default is parameter.empty or type(parameter.default) is object
    if name in ("source", "destination"):
        return int(random.integers(-2, 2))
    if name in ("axis", "axes", "axis1", "axis2"):
        axes: list[Any] = [*range(-4, 4), None, (0, 1), (0, 0), (-1, 0), (), (2, 1, 0), 1.5, "x"]
        return axes[random.integers(len(axes))] if name[-1] not in "12" else int(random.integers(4))
    if name in ("keepdims", "descending", "include_initial", "equal_nan", "indexing", "endpoint"):
        return (
            ["xy", "ij", "zz"][random.integers(3)]
            if name == "indexing"
            else bool(random.integers(2))
        )
    if name == "dtype":
        choices: list[Any] = [None, *DTYPES, "quux"]
        return choices[random.integers(len(choices))]
    if name in ("shape", "sizes"):
        shapes: list[Any] = [*SHAPES, 3, -1, (-1, 3), (2, -3), 2.5, (9, 9)]
        return shapes[random.integers(len(shapes))]
    if name == "tensors":
        count = int(random.integers(0, 4))
        one = array(random)
        return [array_like(one, random) if random.random() < 0.7 else array(random)] * count
    if name in ("indices", "starts", "index"):
        found = array(random)
        whole = np.where(np.isfinite(found), found.real, 0).astype(np.int64)
        return whole if random.random() < 0.7 else found
    if name in ("pad_width", "repetitions", "repeats", "shift", "sections", "decimals"):
        values: list[Any] = [0, 1, 2, 3, -1, (1, 2), ((1, 0), (0, 2)), [1, 2], 1.5]
        return values[random.integers(len(values))]
    if name == "mode" and parameter.default is not parameter.empty:
        return parameter.default
    annotation = str(parameter.annotation)
    if "LazyTensor" in annotation or (required and (name in OPERANDS or annotation == "Any")):
        return array(random) if first or random.random() < 0.8 else _number(random)
    if "int" in annotation or "float" in annotation:
        return _number(random)
    return _NOTHING


def _number(random: np.random.Generator) -> Any:
    numbers: list[Any] = [0, 1, 2, 3, -1, True, 0.5, -2.5, float("nan"), float("inf"), 1j, 300]
    return numbers[random.integers(len(numbers))]


def tensors(value: Any, first: bool = True) -> Any:
    """An argument as a function of the library is given it: with tensors for arrays."""
    if isinstance(value, np.ndarray):
        return la.asarray(value)
    return [tensors(part) for part in value] if isinstance(value, list) else value


def by_numpy(made: Call) -> Any:
    """What NumPy's function of the same name gives; None where it has none, or raises."""
    module: Any = np
    *path, name = made.function.split(".")
    for part in path:
        module = getattr(module, part, None)
    theirs: Callable[..., Any] | None = getattr(module, name, None)
    if theirs is None or made.function in DIFFERENT:
        return None
    try:
        with warnings.catch_warnings(action="ignore"):
            found = theirs(*made.positional, **made.keywords)
            if made.function == "linalg.cond":
                # What is beyond the precision of LAPACK, and so chance, is infinite here.
                found = np.where(found > 2.0**51, np.inf, found)
            return found
    except Exception:
        return None


DIFFERENT = {
    *("empty", "empty_like"),
    "reciprocal",  # of integers: NumPy's is zero, the standard has floating points
    *("nanquantile", "nanpercentile"),  # of nothing: NumPy forgets the shape of q
    "diff",  # NumPy takes None for something to prepend
    "trapezoid",  # NumPy's sum of two booleans is one
    *("floor_divide", "divmod"),  # of infinities the standard prefers another quotient
    "unique_values",  # NumPy leaves the order open
    *("partition", "argpartition"),  # the others are in another order
    "polyfit",  # NumPy computes with float64 whatever it is given, and takes NaN for a tolerance
    "logspace",  # float32 is infinite sooner
}
"""Functions whose results are not NumPy's."""


def leaves(value: Any) -> Iterator[Any]:
    """The tensors or arrays of a result."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from leaves(part)
    else:
        yield value
