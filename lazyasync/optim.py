"""Optimizers: pure functions of trees of parameters, written once per leaf.

    optimizer = la.optim.adam(1e-3)
    state = optimizer.init(params)
    loss, grads = la.value_and_grad(loss_function)(params, batch)
    params, state = optimizer.update(grads, state, params)

The state is a dict of tensors and of trees like the parameters, so that it can be saved, and passed
to compiled functions. A learning rate is a number (no part of the graph, so that another one
compiles nothing), a tensor without axes, or a schedule: a function of the number of updates made so
far, a tensor of int64, that gives either.
"""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from typing import Any, ClassVar, NamedTuple, NoReturn, Protocol, TypeAlias, TypeVar, cast

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.device import Device
from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ir.types import limits_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.manipulation.creation import to_device
from lazyasync.ops.promotion import FLOAT, INTEGER
from lazyasync.ops.reductions import reductions
from lazyasync.parameters import parameter_places, spread
from lazyasync.recording import (
    SymbolicNumber,
    host_tensor,
    on_host,
    recording_for,
    scalar_tensor,
)
from lazyasync.recording.defaults import single_at_least
from lazyasync.recording.memo import adopt_all, record_or_repeat
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten, leaves, tree_map
from lazyasync.trees.partitions import matching

__all__ = [
    "Groups",
    "LearningRate",
    "Number",
    "Optimizer",
    "Tree",
    "adam",
    "adamw",
    "clip_by_global_norm",
    "clip_by_value",
    "global_norm",
    "sgd",
]


def __dir__() -> list[str]:
    return [*__all__]


_CLASSES = {
    "Adam": "adam",
    "AdamW": "adamw",
    "SGD": "sgd",
    "clip_grad_norm_": "clip_by_global_norm",
    "clip_grad_value_": "clip_by_value",
}
"""What other libraries call what is here."""


def _missing(name: str) -> NoReturn:
    """Raises ``AttributeError``."""
    message = f"module {__name__!r} has no attribute {name!r}"
    if name in _CLASSES:
        message += f"; write la.optim.{_CLASSES[name]}"
    raise AttributeError(message, name=name, obj=sys.modules[__name__])


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing


Tree: TypeAlias = Any
Number: TypeAlias = float | LazyTensor
LearningRate: TypeAlias = Number | Callable[[LazyTensor], Number]
Groups: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Settings by pattern of parameters' names: see `sgd`."""
Parameters = TypeVar("Parameters")

_DOUBLE = np.dtype(np.float64)


class Optimizer:
    """An update rule and a learning rate; holds no state. Made by `sgd`, `adam` and `adamw`."""

    def __init__(
        self, rule: _Rule, learning_rate: LearningRate, groups: Groups | None = None
    ) -> None:
        self._rule = rule
        self._learning_rate = _checked_schedule(learning_rate)
        self._groups = {
            pattern: _checked_settings(pattern, settings, rule)
            for pattern, settings in (groups or {}).items()
        }
        self._assigned: tuple[TreeDefinition, list[int] | None, _Assignment] | None = None
        """What `_assign` found out last: the next update is of the same tree."""

    def init(self, params: Tree) -> dict[str, Any]:
        """The state before the first update: ``count``, the number of updates, and the rule's own.

        It has None for what is no parameter. Raises `DTypeError` for arrays, complex tensors and a
        tree without parameters, ``ValueError`` for a pattern of ``groups`` that fits no parameter.
        """
        leaves, definition = flatten(params)
        places = parameter_places(leaves, definition, "params")
        found = leaves if places is None else [leaves[place] for place in places]
        names = _names(definition, places)
        for pattern in self._groups:
            matching(names, pattern, "groups")
        device = found[0].device if found else None
        state: dict[str, Any] = {"count": host_tensor(np.zeros((), INTEGER), device)}
        for name in self._rule.slots:
            slots = [
                host_tensor(np.zeros(leaf.shape, _working_dtype(leaf.dtype)), leaf.device)
                for leaf in found
            ]
            state[name] = definition.unflatten(spread(slots, places, [None] * len(leaves)))
        return state

    def update(
        self, grads: Tree, state: dict[str, Any], params: Parameters
    ) -> tuple[Parameters, dict[str, Any]]:
        """The parameters after one step down ``grads``, and the new state.

        What is no parameter, and what has the gradient None, stays as it is. Parameters and
        gradients in half precision are worked on in float32. Raises ``ValueError`` for trees of
        other structures and for the state of another optimizer, `ShapeError` for a gradient of
        another shape.
        """
        rule = self._rule
        _check_state(state, rule)
        leaves, definition = flatten(params)
        places = parameter_places(leaves, definition, "params")
        columns = [leaves, definition.flatten_like(params, grads, "grads", absent=True)]
        for name in rule.slots:
            columns.append(definition.flatten_like(params, state[name], name, absent=True))
        chosen = columns
        gradients = columns[1]
        if places is not None or not _fit(leaves, gradients) or _lack(columns[2:]):
            numbers = range(len(leaves)) if places is None else places
            places = [place for place in numbers if gradients[place] is not None]
            chosen = [[column[place] for place in places] for column in columns]
            _check_columns(chosen, rule, definition, places)
        assignment = _WHOLE if not self._groups else self._assign(definition, places)
        results = self._record(assignment, state["count"], chosen)
        new_state = {"count": results[0]}
        width = len(columns) - 1
        for number, name in enumerate(rule.slots, 2):
            slots = spread(results[number::width], places, columns[number])
            new_state[name] = definition.unflatten(slots)
        return definition.unflatten(spread(results[1::width], places, leaves)), new_state

    def _assign(self, definition: TreeDefinition, places: list[int] | None) -> _Assignment:
        """Which settings each parameter has."""
        known = self._assigned
        if known is not None and known[0] == definition and known[1] == places:
            return known[2]
        variants: dict[tuple[str, ...], int] = {}
        numbers = []
        for name in _names(definition, places):
            patterns = tuple([pattern for pattern in self._groups if fnmatchcase(name, pattern)])
            numbers.append(variants.setdefault(patterns, len(variants)))
        assignment = _Assignment(list(variants), numbers)
        self._assigned = definition, places, assignment
        return assignment

    def _settings(self, patterns: tuple[str, ...]) -> tuple[_Rule, LearningRate]:
        """The rule and the rate of parameters that these patterns fit."""
        settings: dict[str, Any] = {}
        for pattern in reversed(patterns):  # the first one counts
            settings |= self._groups[pattern]
        rate = settings.pop("learning_rate", self._learning_rate)
        return self._rule.changed(**settings) if settings else self._rule, rate

    def _record(
        self, assignment: _Assignment, count: LazyTensor, columns: list[list[LazyTensor]]
    ) -> list[LazyTensor]:
        """The new count, and then for each parameter its new value and that of its slots."""
        if assignment is _WHOLE:
            rules, rates = [self._rule], [_rate_beside(count, self._learning_rate)]
        else:
            variants = [self._settings(patterns) for patterns in assignment.variants]
            rules = [rule for rule, _ in variants]
            rates = [_rate_beside(count, schedule) for _, schedule in variants]
        numbers = assignment.numbers

        def record_all() -> list[LazyTensor]:
            time = count + 1
            prepared = [rule.prepare(rate, time) for rule, rate in zip(rules, rates, strict=True)]
            results = [time]
            for place, (parameter, gradient, *slots) in enumerate(zip(*columns, strict=True)):
                variant = numbers[place] if numbers else 0
                dtype = parameter.dtype
                working = _working_dtype(dtype)
                changed, *kept = rules[variant].apply(
                    prepared[variant],
                    convert(parameter, working),
                    convert(gradient, working),
                    *slots,
                )
                results += (convert(changed, dtype), *kept)
            return results

        recording = recording_for("update", (count,))
        nodes = adopt_all(recording, itertools.chain((*rates, count), *columns))
        if nodes is None:  # on several devices
            return record_all()
        key = ("update", *rules, *numbers, nodes)
        return cast(list[LazyTensor], record_or_repeat(recording, key, record_all))


class _Assignment(NamedTuple):
    """``variants``: patterns of groups that fit the same parameters; ``numbers``: for each
    parameter the number of its variant, none where there is only one."""

    variants: list[tuple[str, ...]]
    numbers: list[int]


_WHOLE = _Assignment([()], [])


def _names(definition: TreeDefinition, places: list[int] | None) -> list[str]:
    names = definition.names()
    return names if places is None else [names[place] for place in places]


def _rate_beside(count: LazyTensor, schedule: LearningRate) -> LazyTensor:
    """The learning rate after so many updates, as a tensor on the same device."""
    if callable(schedule):
        with single_at_least():
            rate: Any = _checked_rate(schedule(count))
    else:
        rate = schedule
    if isinstance(rate, float) or type(rate) is SymbolicNumber:
        return scalar_tensor(rate, _DOUBLE, count, None)
    return to_device(rate, count.device)


def _checked_schedule(rate: LearningRate) -> LearningRate:
    return rate if callable(rate) else _checked_rate(rate)


def _checked_settings(pattern: str, settings: Any, rule: _Rule) -> dict[str, Any]:
    """The settings of a group. Raises ``TypeError`` or ``ValueError`` for what is none."""
    known = ["learning_rate", *(field.name for field in fields(rule))]
    if not isinstance(pattern, str) or not isinstance(settings, Mapping):
        raise TypeError(
            "groups are settings by pattern, such as {'*.bias': {'weight_decay': 0.0}}, not "
            f"{pattern!r}: {settings!r}"
        )
    unknown = [name for name in settings if name not in known]
    if unknown:
        raise ValueError(
            f"groups: {pattern!r} sets {unknown[0]!r}; what can be set is {', '.join(known)}"
        )
    checked = dict(settings)
    if "learning_rate" in checked:
        checked["learning_rate"] = _checked_schedule(checked["learning_rate"])
    others = {name: value for name, value in checked.items() if name != "learning_rate"}
    if rule.changed(**others).slots != rule.slots:
        raise ValueError(
            f"groups: {pattern!r} needs another state than the other parameters; give all of them "
            "a momentum, or none"
        )
    return checked


def _fit(parameters: list[Any], gradients: list[Any]) -> bool:
    """Whether there is a gradient for every parameter, of its shape."""
    for parameter, gradient in zip(parameters, gradients, strict=True):
        if type(gradient) is not LazyTensor or (
            gradient._node.type is not parameter._node.type and gradient.shape != parameter.shape
        ):
            return False
    return True


def _lack(slots: list[list[Any]]) -> bool:
    """Whether a parameter has no state."""
    return any(_NONE in map(type, column) for column in slots)


_NONE = type(None)


def _check_columns(
    columns: list[list[Any]], rule: _Rule, definition: TreeDefinition, places: list[int]
) -> None:
    """Raises for gradients of other shapes, and for parameters without a state."""
    parameters, gradients, *slots = columns
    if not _fit(parameters, gradients):
        for place, parameter, gradient in zip(places, parameters, gradients, strict=True):
            if not _fit([parameter], [gradient]):
                raise _wrong_gradient(gradient, parameter, definition, place)
    for name, column in zip(rule.slots, slots, strict=True):
        for place, slot in zip(places, column, strict=True):
            if slot is None:
                raise ValueError(
                    f"update: {definition.paths(name)[place]} is None in the state, and has a "
                    "gradient; make the state with optimizer.init(params) of these parameters"
                )


def _working_dtype(dtype: np.dtype) -> np.dtype:
    return FLOAT if dtype.itemsize < FLOAT.itemsize else dtype


def _checked_rate(rate: Any) -> Number:
    """A number as a float, or a tensor without axes. Raises for anything else."""
    if type(rate) is not LazyTensor:
        checked: Number = on_host(_constant, "the learning rate", rate)
        return checked
    if rate.ndim:
        raise ShapeError(f"the learning rate must have no axes, not {rate._node.type}")
    return rate


def _constant(name: str, value: Any) -> float:
    number = real_number(name, value, 0)
    if number == math.inf:
        raise ValueError(f"{name} must be finite, not {value!r}")
    return number


def _check_state(state: Any, rule: _Rule) -> None:
    if not isinstance(state, dict):
        raise TypeError(
            f"update: the state must be a dict as optimizer.init gives it, not "
            f"{type(state).__name__}"
        )
    missing = [name for name in ("count", *rule.slots) if name not in state]
    if missing:
        raise ValueError(
            f"update: the state lacks {', '.join(map(repr, missing))}; it must be that of this "
            "optimizer, made with optimizer.init(params)"
        )


def _wrong_gradient(
    gradient: Any, parameter: LazyTensor, definition: TreeDefinition, position: int
) -> ShapeError:
    given = gradient._node.type if isinstance(gradient, LazyTensor) else type(gradient).__name__
    return ShapeError(
        f"{definition.paths('grads')[position]}: a gradient must be a tensor of the shape of its "
        f"parameter, {parameter._node.type}, not {given}"
    )


class _Prepared:
    """What an update works out once for all parameters: tensors without axes, in float64.

    ``count`` is the number of updates with this one.
    """

    __slots__ = ("_converted", "_numbers", "count")

    def __init__(self, count: LazyTensor, *numbers: LazyTensor) -> None:
        self.count = count
        self._numbers = numbers
        self._converted: dict[tuple[np.dtype, Device], tuple[LazyTensor, ...]] = {}

    def beside(self, parameter: LazyTensor) -> tuple[LazyTensor, ...]:
        """The numbers in the dtype and on the device of a parameter."""
        key = (parameter.dtype, parameter.device)
        converted = self._converted.get(key)
        if converted is None:
            dtype, device = key
            converted = self._converted[key] = tuple(
                [to_device(convert(number, dtype), device) for number in self._numbers]
            )
        return converted


class _Rule(Protocol):
    """``slots``: the names of the trees that the rule keeps, all zeros at first.

    Rules are equal when they record the same. Their fields are the settings.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def slots(self) -> tuple[str, ...]: ...

    def changed(self, **settings: Any) -> _Rule:
        """The rule with other settings. Raises ``TypeError`` or ``ValueError`` for wrong ones."""

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> _Prepared: ...

    def apply(
        self, prepared: _Prepared, parameter: LazyTensor, gradient: LazyTensor, *slots: LazyTensor
    ) -> tuple[LazyTensor, ...]:
        """The new parameter, and what its slots hold from now on."""


# ---- stochastic gradient descent -----------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=")
def sgd(
    learning_rate: LearningRate,
    momentum: float = 0.0,
    nesterov: bool = False,
    weight_decay: float = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Gradient descent, with momentum if asked for.

    ``g += weight_decay * p``; ``v = momentum * v + g``; ``p -= learning_rate * v``, or, after
    Nesterov, ``learning_rate * (g + momentum * v)``: Sutskever et al., 2013, "On the importance of
    initialization and momentum in deep learning", in the form of PyTorch.

    ``groups`` gives other settings to parameters by their names, the keys, indices and fields on
    the way joined by dots: ``{"*.bias": {"weight_decay": 0.0}, "head.*": {"momentum": 0.5}}``.
    ``*`` stands for any characters. Of several patterns that fit, the first that has a setting
    counts for it. Raises ``ValueError`` for Nesterov without momentum.
    """
    return Optimizer(_descent(momentum, nesterov, weight_decay), learning_rate, groups)


def _descent(momentum: float, nesterov: bool, weight_decay: float) -> _Descent:
    momentum = _constant("sgd: momentum", momentum)
    if nesterov and not momentum:
        raise ValueError("sgd: nesterov needs a momentum")
    return _Descent(momentum, bool(nesterov), _constant("sgd: weight_decay", weight_decay))


@dataclass(frozen=True)
class _Descent:
    momentum: float
    nesterov: bool
    weight_decay: float

    @property
    def slots(self) -> tuple[str, ...]:
        return ("velocity",) if self.momentum else ()

    def changed(self, **settings: Any) -> _Descent:
        return _descent(**{**vars(self), **settings})

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> _Prepared:
        return _Prepared(count, rate)

    def apply(
        self, prepared: _Prepared, parameter: LazyTensor, gradient: LazyTensor, *slots: LazyTensor
    ) -> tuple[LazyTensor, ...]:
        (rate,) = prepared.beside(parameter)
        if self.weight_decay:
            gradient = parameter * self.weight_decay + gradient
        if not slots:
            return (parameter - gradient * rate,)
        velocity = slots[0] * self.momentum + gradient
        direction = velocity * self.momentum + gradient if self.nesterov else velocity
        return (parameter - direction * rate, velocity)


# ---- Adam ----------------------------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def adam(
    learning_rate: LearningRate,
    b1: float = 0.9,
    b2: float = 0.999,
    eps: float = 1e-8,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Adam with bias correction: Kingma and Ba, 2015 (arXiv:1412.6980), algorithm 1.

    The state's ``first`` and ``second`` are the paper's moments over ``1 - b1`` and ``1 - b2``.
    ``groups`` is as for `sgd`.
    """
    return Optimizer(_adam(b1, b2, eps, 0.0), learning_rate, groups)


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def adamw(
    learning_rate: LearningRate,
    b1: float = 0.9,
    b2: float = 0.999,
    eps: float = 1e-8,
    weight_decay: float = 0.01,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam`, with parameters also shrunk by ``learning_rate * weight_decay`` of themselves.

    Loshchilov and Hutter, 2019, "Decoupled weight decay regularization" (arXiv:1711.05101), in the
    form of PyTorch: with ``weight_decay`` scaled by the learning rate. ``groups`` is as for `sgd`.
    Raises ``ValueError`` for ``b1`` or ``b2`` outside [0, 1).
    """
    return Optimizer(_adam(b1, b2, eps, weight_decay), learning_rate, groups)


def _adam(b1: float, b2: float, eps: float, weight_decay: float) -> _Adam:
    b1, b2 = real_number("adam: b1", b1), real_number("adam: b2", b2)
    if not (0.0 <= b1 < 1.0 and 0.0 <= b2 < 1.0):
        raise ValueError(f"adam: b1 and b2 must be in [0, 1), not {b1} and {b2}")
    eps, weight_decay = _constant("adam: eps", eps), _constant("adamw: weight_decay", weight_decay)
    return _Adam(b1, b2, eps, weight_decay)


@dataclass(frozen=True)
class _Adam:
    """Ten operations per tensor.

    With the moments m = (1 - b1) M and v = (1 - b2) V, where M = b1 M + g and V = b2 V + g**2, the
    step rate * m / (1 - b1**t) / (sqrt(v / (1 - b2**t)) + eps) becomes size * M / (sqrt(V) + small)
    with

        s     = sqrt((1 - b2**t) / (1 - b2))
        size  = rate * s * (1 - b1) / (1 - b1**t)
        small = eps * s

    These are worked out once per update, in float64, because 1 - b2**t cancels.
    """

    b1: float
    b2: float
    eps: float
    weight_decay: float

    @property
    def slots(self) -> tuple[str, ...]:
        return ("first", "second")

    def changed(self, **settings: Any) -> _Adam:
        return _adam(**{**vars(self), **settings})

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> _Prepared:
        time, rate = convert(count, _DOUBLE), convert(rate, _DOUBLE)
        root = elementwise.sqrt(1.0 - self.b2**time)
        scale = 1.0 / math.sqrt(1.0 - self.b2)
        size = root / (1.0 - self.b1**time) * (rate * (scale * (1.0 - self.b1)))
        small = root * (self.eps * scale)
        if not self.weight_decay:
            return _Prepared(count, size, small)
        return _Prepared(count, size, small, 1.0 - rate * self.weight_decay)

    def apply(
        self, prepared: _Prepared, parameter: LazyTensor, gradient: LazyTensor, *slots: LazyTensor
    ) -> tuple[LazyTensor, ...]:
        size, small, *shrinking = prepared.beside(parameter)
        first = slots[0] * self.b1 + gradient
        second = slots[1] * self.b2 + gradient * gradient
        change = first * size / (elementwise.sqrt(second) + small)
        if shrinking:
            parameter = parameter * shrinking[0]
        return (parameter - change, first, second)


# ---- clipping ------------------------------------------------------------------------------


def global_norm(grads: Tree) -> LazyTensor:
    """The Euclidean norm of all leaves of a tree together, of no axes and at least float32."""
    total: Any = None
    for leaf in leaves(grads):
        part = reductions.sum(elementwise.square(convert(leaf, _working_dtype(leaf.dtype))))
        total = part if total is None else total + part
    if total is None:
        raise ValueError("global_norm: a tree without leaves")
    return elementwise.sqrt(total)


def clip_by_global_norm(grads: Tree, max_norm: Number) -> Tree:
    """A tree scaled down, if need be, so that its `global_norm` is at most ``max_norm``.

    Pascanu, Mikolov and Bengio, 2013 (arXiv:1211.5063). Norms that are NaN or infinite make all
    leaves NaN or zero, so that they do not pass unseen. Raises ``ValueError`` for a number below 0.
    """
    is_tensor = type(max_norm) is LazyTensor
    if not is_tensor:
        max_norm = on_host(real_number, "clip_by_global_norm: max_norm", max_norm, 0)
    norm = global_norm(grads)
    # Zero over zero and infinity over infinity would be NaN, where there is nothing to scale.
    limits = limits_of(norm.dtype)
    smallest = float(limits.tiny)
    if is_tensor:
        largest = comparison.maximum(comparison.maximum(norm, max_norm), smallest)
    else:
        max_norm = on_host(min, max_norm, float(limits.max))
        largest = comparison.maximum(norm, on_host(max, max_norm, smallest))
    factor = max_norm / largest
    return tree_map(lambda leaf: leaf * convert(factor, leaf.dtype), grads, name="grads")


def clip_by_value(grads: Tree, max_value: float) -> Tree:
    """A tree with every element brought into [-max_value, max_value].

    Raises ``ValueError`` for a number below 0.
    """
    max_value = on_host(real_number, "clip_by_value: max_value", max_value, 0)
    return tree_map(lambda leaf: comparison.clip(leaf, -max_value, max_value), grads, name="grads")
