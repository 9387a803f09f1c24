"""No argument that a function can be differentiated by has the gradient 0 where it is another.

An argument that is taken for a number when something is recorded, by ``float(x)`` for instance,
would be a constant to a gradient, without a word. So each parameter of each public function gets
a tensor here, whose value is on the host; it raises, or has the gradient that finite differences
have.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from argument_examples import EXAMPLES, MORE, REFUSED, STRUCTURE, VALUES, WITHOUT

import lazyasync as la
from lazyasync.later import MODULES

Function = Callable[..., Any]

NAMESPACES = [la, la.random, *(importlib.import_module(path) for path in MODULES.values())]

NOT_CALLED = frozenset(
    {
        *("define_operation", "can_cast", "finfo", "iinfo", "isdtype", "result_type"),
        *("get_default_dtype", "default_dtype", "broadcast_shapes", "issubdtype", "promote_types"),
        *("shape", "ndim", "size", "isscalar", "iscomplexobj", "isrealobj", "einsum_path"),
        *("packbits", "unpackbits", "default_rng", "stop_gradient"),
        *("bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift", "invert"),
        *("bitwise_count", "gcd", "lcm"),
    }
)
"""Functions that give no tensors, take no real numbers, or are there to have no gradient."""

AT_RANDOM = frozenset({"beta", "binomial", "dirichlet", "gamma", "chisquare", "standard_t"})
"""Whose numbers are accepted or rejected: they jump where the slope is that of a distribution."""


def public_functions() -> list[Function]:
    """The functions that record, each once."""
    found: dict[Function, None] = {}
    for namespace in NAMESPACES:
        for name in dir(namespace):
            function = getattr(namespace, name)
            if (
                inspect.isfunction(function)
                and function.__module__.startswith("lazyasync.ops.")
                and function.__name__ not in NOT_CALLED
                and not name.startswith("_")
            ):
                found.setdefault(function)
    return list(found)


def arguments_of(
    function: Function, given: dict[str, Any], leaves_out: tuple[str, ...]
) -> tuple[dict[str, Any], list[str]]:
    """A value for each parameter that has one, and the names of those that have to have one."""
    values: dict[str, Any] = {}
    unknown = []
    name = function.__name__
    for parameter in inspect.signature(function).parameters.values():
        key = parameter.name
        if key in given:
            values[key] = given[key]
        elif key in EXAMPLES.get(name, {}):
            values[key] = EXAMPLES[name][key]
        elif (key in leaves_out and parameter.default is not parameter.empty) or key in STRUCTURE:
            continue
        elif key in VALUES:
            values[key] = VALUES[key]
        else:
            unknown.append(key)
    return {key: value for key, value in values.items() if value is not None}, unknown


def called(function: Function, values: dict[str, Any]) -> Any:
    """What the function gives for its arguments, with the same draws each time."""
    la.manual_seed(1)
    return called_with(function, values)


def called_with(function: Function, values: dict[str, Any]) -> Any:
    """What the function gives for its arguments, by position where it has them so."""
    given = {}
    for name, parameter in inspect.signature(function).parameters.items():
        if name in values:
            several = parameter.kind is parameter.VAR_POSITIONAL
            value = values[name]
            given[name] = (value,) if several and not isinstance(value, tuple) else value
    bound = inspect.signature(function).bind_partial()
    bound.arguments.update(given)
    return function(*bound.args, **bound.kwargs)


def leaves_of(value: Any) -> Iterator[np.ndarray]:
    """The arrays of floating point numbers, or numbers, of an argument."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from leaves_of(part)
    elif isinstance(value, float) or (isinstance(value, np.ndarray) and value.dtype.kind == "f"):
        yield np.asarray(value)


def replaced(value: Any, leaves: Iterator[Any]) -> Any:
    """``value`` with its leaves replaced."""
    if isinstance(value, (list, tuple)):
        return type(value)(replaced(part, leaves) for part in value)
    return next(leaves) if list(leaves_of(value)) else value


def number_of(result: Any) -> Any:
    """A weighted sum of all real and complex numbers of a result, None if it has none."""
    total: Any = None
    parts = result if isinstance(result, (list, tuple)) else [result]
    for place, part in enumerate(parts):
        if isinstance(part, (list, tuple)):
            part = number_of(part)
        if not isinstance(part, la.LazyTensor) or part.dtype.kind not in "fc":
            continue
        weights = np.cos(np.arange(part.size) + place).reshape(part.shape)
        if part.dtype.kind == "c":
            part = la.real(part * (2.0 - 3.0j))
        own = la.sum(part.astype("float64") * weights)
        total = own if total is None else total + own
    return total


def directions(value: Any) -> list[np.ndarray]:
    """A way for each leaf of an argument to go; of square matrices a symmetric one."""
    ways = []
    for leaf in leaves_of(value):
        way = np.sin(np.arange(1, leaf.size + 1)).reshape(leaf.shape)
        is_square = leaf.ndim == 2 and leaf.shape[0] == leaf.shape[1]
        ways.append(way + way.T if is_square else way)
    return ways


STEP = 1e-6


def as_tensors(value: Any) -> Any:
    """``value`` with tensors in place of its arrays of floating point numbers."""
    leaves = [la.asarray(leaf) if leaf.ndim else float(leaf) for leaf in leaves_of(value)]
    return replaced(value, iter(leaves))


def differentiated(
    function: Function, values: dict[str, Any], key: str
) -> tuple[float, float] | str | None:
    """The slope of a function by one argument, from gradients and from finite differences.

    None if there are no numbers in its result, and the error if it raises one.
    """
    others = {name: as_tensors(value) for name, value in values.items()}

    def at(*leaves: Any) -> Any:
        return number_of(called(function, {**others, key: replaced(values[key], iter(leaves))}))

    leaves, ways = list(leaves_of(values[key])), directions(values[key])
    try:
        if at(*map(la.asarray, leaves)) is None:
            return None
        gradients = la.grad(at, tuple(range(len(leaves))))(*map(la.asarray, leaves))
    except (TypeError, ValueError, la.LazyAsyncError) as error:
        return f"{type(error).__name__}: {error}"
    ends = [
        at(*[la.asarray(leaf + step * way) for leaf, way in zip(leaves, ways, strict=True)])
        for step in (STEP, -STEP)
    ]
    slopes, (ahead, behind) = la.to_cpu([list(gradients), ends])
    slope = sum(np.sum(slope * way) for slope, way in zip(slopes, ways, strict=True))
    return float(slope), float(ahead - behind) / (2 * STEP)


def faults(function: Function, given: dict[str, Any], refused: set[tuple[str, str]]) -> list[str]:
    """What is wrong with the gradients of a function by its arguments.

    Arguments for which it takes no tensors are added to ``refused``.
    """
    name = function.__name__
    values, unknown = arguments_of(function, given, () if given else WITHOUT.get(name, ()))
    if unknown:
        return [f"{name}: what is a value of {key}?" for key in unknown]
    try:
        called(function, {key: as_tensors(value) for key, value in values.items()})
    except Exception as error:
        return [f"{name}{tuple(values)}: {type(error).__name__}: {error}"]
    found = []
    for key, value in values.items():
        if key in STRUCTURE or not list(leaves_of(value)):
            continue
        result = differentiated(function, values, key)
        if isinstance(result, str):
            refused.add((name, key))
        elif result is not None:
            slope, expected = result
            is_right = np.isclose(slope, expected, rtol=1e-4, atol=1e-5)
            if not (slope and expected if name in AT_RANDOM else is_right):
                found.append(f"{name} by {key}: {slope}, not {expected}")
    return found


def test_no_argument_has_a_silent_gradient_of_zero() -> None:
    """Where callers may block: there a value that is asked for is there, and is a constant."""
    found: list[str] = []
    refused: set[tuple[str, str]] = set()
    with la.blocking("sim:0"), la.default_dtype("float64"), np.errstate(all="ignore"):
        for function in public_functions():
            for given in ({}, *MORE.get(function.__name__, ())):
                found += faults(function, given, refused)
    assert not found, "\n".join(found)
    assert refused == REFUSED
