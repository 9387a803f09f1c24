"""Traced functions as bytes, and back: their graph, as `lazyasync.ir.serialize` has it, and trees.

What is besides the graph is one nest of tuples. A plain value in it is what it is, if attributes of
operations may be such, and else a tuple of the name of its class and its parts. So is a container
of a tree, of which a leaf is its number. Classes and functions are named, and must be there where
the bytes are read.
"""

from __future__ import annotations

import builtins
import dataclasses
import math
import operator
import sys
from collections.abc import Callable
from importlib import import_module
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

import numpy as np

from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import PARAMETER, RANDOM_STATE, SCALAR, unbound_leaf
from lazyasync.ir.node import Operation
from lazyasync.ir.serialize import MalformedGraphError, content_from_bytes, to_bytes
from lazyasync.ir.types import TensorType
from lazyasync.recording.operations import RandomStream
from lazyasync.recording.symbolic_numbers import (
    NUMBER_TYPES,
    NumberPlace,
    NumberProgram,
    Raised,
)
from lazyasync.recording.tracing import (
    ArgumentPlace,
    DrawPlace,
    Results,
    TracedFunction,
    TracedNumber,
)
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten
from lazyasync.trees.containers import level_of
from lazyasync.trees.kinds import field_names

_PACKAGE: Final = __name__.partition(".")[0]
_OWN_MODULES: Final = tuple([f"{_PACKAGE}.{part}." for part in ("arguments", "ops", "optim")])
"""Where functions of numbers are, besides Python's own."""
_MODULES: Final = {"_operator": operator, "operator": operator, "math": math, "builtins": builtins}
_CLASSES: Final = (bool, int, float, complex)
_BUILTINS: Final = frozenset(
    {"abs", "divmod", "max", "min", "pow", "round", *[kind.__name__ for kind in _CLASSES]}
)

_AS_THEY_ARE: Final = frozenset({bool, int, str, Operation, TensorType})
"""Plain values of these classes are attributes as they are."""


def traced_to_bytes(traced: TracedFunction) -> bytes:
    """A traced function as bytes; the same in every process.

    Raises ``TypeError`` for one that has captured tensors, and for what has no meaning elsewhere:
    other containers than dicts, lists, tuples, dataclasses and namedtuples, other static arguments
    than plain values, random streams, and functions of numbers that are not of this package.
    """
    if any(stream is not None for _, stream in traced.draws):
        raise TypeError(
            f"{traced.name} draws from a stream of random numbers that was made elsewhere, which "
            "is no part of its bytes: draw from that of the job"
        )
    captured = [*[value for _, value in traced.captured], *traced.results.captured]
    if captured:
        types = [v._node.type if isinstance(v, LazyTensor) else v.type for v in captured]
        raise TypeError(
            f"{traced.name} has captured {len(types)} tensors ({', '.join(map(str, types))}), "
            "which are no part of its bytes: make them arguments"
        )
    return to_bytes(traced.graph, about=_about(traced))


def from_bytes(data: bytes) -> tuple[Graph, tuple[int, ...], TracedFunction | None]:
    """The graph that bytes have, which root each result is, and its function, if it has been one.

    Raises `MalformedGraphError`, and nothing else, for bytes that are not such; ``TypeError`` for
    what is no bytes.
    """
    graph, results, about = content_from_bytes(data)
    if about is None:
        return graph, results, None
    try:
        return graph, results, _traced_from(graph, about)
    except MalformedGraphError:
        raise
    except Exception as error:  # of any class, where something else stands than should
        raise MalformedGraphError(f"its arguments or results are not told: {error!r}") from error


# ---- the function ----------------------------------------------------------------------------


def _about(traced: TracedFunction) -> tuple[Any, ...]:
    results = traced.results
    return (
        traced.name,
        _tree(traced.arguments, "the arguments"),
        tuple([_leaf(leaf) for leaf in traced.leaves]),
        tuple([_source(source) for source in traced.sources]),
        tuple([count for count, _ in traced.draws]),
        _numbers(traced.numbers),
        (
            tuple([root for root, _, _ in results.computed]),
            tuple(results.passed),
            tuple(results.places),
            tuple([_plain(leaf, "a result") for leaf in results.leaves]),
            _tree(results.definition, "the results"),
            results.is_tensor,
        ),
    )


def _traced_from(graph: Graph, about: tuple[Any, ...]) -> TracedFunction:
    name, arguments, leaves, sources, draws, numbers, results = about
    _check(type(name) is str)
    definition = _definition(arguments)
    _check(definition.leaf_count == len(leaves))
    found = tuple(map(_leaf_from, leaves))
    program = _numbers_from(numbers, found)
    counts: list[tuple[int, RandomStream | None]]
    counts = [(_number(count, 1 << 62), None) for count in draws]
    return TracedFunction(
        name,
        graph,
        definition,
        found,
        _sources_from(sources, graph, found, len(numbers[0]), len(counts)),
        counts,
        program,
        _results_from(results, graph, found),
    )


def _leaf(leaf: Any) -> Any:
    if type(leaf) is TensorType:
        return leaf
    if type(leaf) is TracedNumber:
        return ("number", _plain(leaf.value, "an argument"))
    return ("static", _plain(leaf, "a static argument"))


def _leaf_from(told: Any) -> Any:
    if type(told) is TensorType:
        return told
    kind, value = told
    if kind == "static":
        return _plain_from(value)
    number = _plain_from(value)
    _check(kind == "number" and type(number) in NUMBER_TYPES)
    return TracedNumber(number)


def _source(source: Any) -> Any:
    match source:
        case ArgumentPlace(number):
            return ("argument", number)
        case NumberPlace(number):
            return ("number", number)
        case DrawPlace(number):
            return ("draw", number)
        case (key, counter):
            return ("state", key, counter)
    return ("same", _plain(source, "a number"))


def _sources_from(
    told: tuple[Any, ...], graph: Graph, leaves: tuple[Any, ...], values: int, draws: int
) -> list[Any]:
    _check(len(told) == len(graph.arguments))
    found: list[Any] = []
    for value, source in zip(graph.arguments, told, strict=True):
        operation = graph.key.operations[value]
        match source:
            case ("argument", number):
                _check(operation is PARAMETER)
                _check(leaves[_number(number, len(leaves))] == graph.types[value])
                found.append(ArgumentPlace(number))
            case ("number", number):
                _check(operation is SCALAR)
                found.append(NumberPlace(_number(number, values)))
            case ("draw", number):
                _check(operation is RANDOM_STATE)
                found.append(DrawPlace(_number(number, draws)))
            case ("state", key, counter):
                _check(operation is RANDOM_STATE)
                found.append((_number(key, 1 << 64), _number(counter, 1 << 64)))
            case ("same", plain):
                _check(operation is SCALAR)
                found.append(_plain_from(plain))
                _check(type(found[-1]) in NUMBER_TYPES)
            case _:
                _check(False)
    return found


def _results_from(told: tuple[Any, ...], graph: Graph, leaves: tuple[Any, ...]) -> Results:
    computed, passed, places, others, definition, is_tensor = told
    count = len(computed) + len(passed)
    found = _definition(definition)
    _check(found.leaf_count == len(others) and type(is_tensor) is bool)
    _check(not is_tensor or (len(others) == 1 and count == 1))
    roots = [_number(root, len(graph.roots)) for root in computed]
    _check(sorted(roots) == list(range(len(graph.roots))))
    for number in passed:
        _check(type(leaves[_number(number, len(leaves))]) is TensorType)
    return Results(
        [(root, unbound_leaf(graph.root_types[root]), None) for root in roots],
        list(passed),
        [],
        [(_number(place, len(others)), _number(which, count)) for place, which in places],
        list(map(_plain_from, others)),
        found,
        is_tensor,
    )


# ---- numbers ---------------------------------------------------------------------------------


def _numbers(program: NumberProgram) -> tuple[Any, ...]:
    steps = [
        (place, _function_name(function), operands, _outcome(outcome))
        for place, function, operands, outcome in program.steps
    ]
    constants = tuple([_plain(value, "a constant beside a number") for value in program.values])
    return (constants, tuple(program.arguments), tuple(steps))


def _numbers_from(told: tuple[Any, ...], leaves: tuple[Any, ...]) -> NumberProgram:
    constants, arguments, steps = told
    program = NumberProgram()
    program.values = list(map(_plain_from, constants))
    count = len(program.values)
    for place, number in arguments:
        _check(type(leaves[_number(number, len(leaves))]) is TracedNumber)
        program.arguments.append((_number(place, count), number))
    for place, name, operands, outcome in steps:
        _number(place, count)
        places = tuple([_number(operand, place) for operand in operands])
        program.steps.append((place, _function(name), places, _outcome_from(outcome)))
    return program


def _function_name(function: Callable[..., Any]) -> tuple[str, str]:
    name = (getattr(function, "__module__", None) or "", getattr(function, "__qualname__", ""))
    try:
        is_found = _function(name) is function
    except MalformedGraphError:
        is_found = False
    if not is_found:
        raise TypeError(
            f"what is done with numbers, {function!r}, cannot be written as bytes: it is not "
            "found by a name elsewhere"
        )
    return name


def _function(name: tuple[str, str]) -> Callable[..., Any]:
    """A function of numbers: one of Python's operators, or one of this package."""
    module, qualname = name
    if module in _MODULES and (module != "builtins" or qualname in _BUILTINS):
        found = getattr(_MODULES[module], qualname, None)
    elif f"{module}.".startswith(_OWN_MODULES):
        found = getattr(import_module(module), qualname, None)
    else:
        found = None
    if not isinstance(found, (FunctionType, BuiltinFunctionType)) and found not in _CLASSES:
        raise MalformedGraphError(f"there is no function {module}.{qualname} of numbers here")
    return found


def _outcome(outcome: Any) -> Any:
    if isinstance(outcome, Raised):
        return ("raised", outcome.error.__name__)
    if isinstance(outcome, type) and outcome in NUMBER_TYPES:
        return ("number", outcome.__name__)
    return ("value", _plain(_unnamed(outcome), "what comes of a number"))


def _unnamed(value: Any) -> Any:
    """A value with plain tuples for named ones, which are equal."""
    return tuple(map(_unnamed, value)) if isinstance(value, tuple) else value


def _outcome_from(told: Any) -> Any:
    kind, value = told
    if kind == "value":
        return _plain_from(value)
    found = getattr(builtins, value)
    if kind == "number":
        _check(found in NUMBER_TYPES)
        return found
    _check(kind == "raised" and issubclass(found, Exception))
    return Raised(found)


# ---- plain values and trees ------------------------------------------------------------------


def _plain(value: Any, what: str) -> Any:
    kind = type(value)
    if value is None or kind in _AS_THEY_ARE or isinstance(value, (np.dtype, np.integer)):
        return value
    if kind is float:
        return ("float", value.hex())
    if kind is complex:
        return ("complex", value.real.hex(), value.imag.hex())
    if kind is bytes:
        return ("bytes", value.hex())
    if kind is tuple:
        return ("tuple", *[_plain(item, what) for item in value])
    raise TypeError(
        f"{what}, {value!r} of class {kind.__name__}, cannot be written as bytes: it is no number, "
        "string, dtype, None or tuple of such"
    )


def _plain_from(told: Any) -> Any:
    match told:
        case ("float", text):
            return float.fromhex(text)
        case ("complex", real, imaginary):
            return complex(float.fromhex(real), float.fromhex(imaginary))
        case ("bytes", text):
            return bytes.fromhex(text)
        case ("tuple", *items):
            return tuple(map(_plain_from, items))
    _check(type(told) is not tuple)
    return told


class _Leaf:
    """Stands in a tree for a leaf."""

    def __init__(self, number: int) -> None:
        self.number = number


def _tree(definition: TreeDefinition, what: str) -> Any:
    return _tree_of(definition.unflatten(list(map(_Leaf, range(definition.leaf_count)))), what)


def _tree_of(tree: Any, what: str) -> Any:
    kind = type(tree)
    if kind is _Leaf:
        return tree.number
    if tree is None:
        return None
    if kind in (list, tuple):
        return (kind.__name__, *[_tree_of(item, what) for item in tree])
    if kind is dict:
        items = [(_plain(key, "a key"), _tree_of(item, what)) for key, item in tree.items()]
        return ("dict", *items)
    level = level_of(tree)
    names = _field_names(kind)
    if level is None or names is None or _class(kind.__module__, kind.__qualname__) is not kind:
        raise TypeError(
            f"{what} have a container of class {kind.__qualname__}, which cannot be written as "
            "bytes: dicts, lists, tuples, and dataclasses and namedtuples of modules can"
        )
    inside = dict(zip(level.keys, level.values, strict=True))
    fields = [
        (name, _tree_of(inside[name], what))
        if name in inside
        else (name, ("static", _plain(getattr(tree, name), f"the field {kind.__name__}.{name}")))
        for name in names
        if hasattr(tree, name)
    ]
    return ("record", kind.__module__, kind.__qualname__, *fields)


def _definition(told: Any) -> TreeDefinition:
    leaves, definition = flatten(_tree_from(told))
    _check(all(type(leaf) is _Leaf for leaf in leaves))
    _check([leaf.number for leaf in leaves] == list(range(len(leaves))))
    return definition


def _tree_from(told: Any) -> Any:
    match told:
        case int(number):
            return _Leaf(number)
        case None:
            return None
        case ("list", *items):
            return list(map(_tree_from, items))
        case ("tuple", *items):
            return tuple(map(_tree_from, items))
        case ("dict", *pairs):
            return {_plain_from(key): _tree_from(item) for key, item in pairs}
        case ("static", value):
            return _plain_from(value)
        case ("record", str(module), str(name), *fields):
            return _record(module, name, {field: _tree_from(value) for field, value in fields})
    raise MalformedGraphError("a tree has something else in it than containers and leaves")


def _record(module: str, name: str, fields: dict[str, Any]) -> Any:
    found = _class(module, name)
    names = None if found is None else _field_names(found)
    if found is None or names is None or not set(fields) <= set(names):
        raise MalformedGraphError(
            f"there is no class {module}.{name} here with the fields {', '.join(fields)}: a class "
            "of yours must be imported in this process as well, before the graph is read"
        )
    if issubclass(found, tuple):
        return found(**fields)
    record = object.__new__(found)
    for field, value in fields.items():
        object.__setattr__(record, field, value)
    return record


def _class(module: str, name: str) -> type | None:
    """A class of a module that has been imported, by its name."""
    found: Any = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return found if isinstance(found, type) else None


def _field_names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass or a namedtuple."""
    if dataclasses.is_dataclass(kind):
        return tuple([field.name for field in dataclasses.fields(kind)])
    return field_names(kind)


# ---- checks ----------------------------------------------------------------------------------


def _check(holds: bool) -> None:
    if not holds:
        raise MalformedGraphError("its arguments or results are not those of the graph")


def _number(number: Any, end: int) -> int:
    _check(type(number) is int and 0 <= number < end)
    return int(number)
