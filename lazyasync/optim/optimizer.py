"""Optimizers: a rule for each parameter, and the trees around it."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple, NoReturn, TypeAlias, TypeVar, cast

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.errors import ShapeError
from lazyasync.hints import METHODS_OF_OPTIMIZERS, missing_attribute
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.creation import to_device
from lazyasync.ops.promotion import DOUBLE, INTEGER
from lazyasync.ops.settings import setting
from lazyasync.optim.rule import (
    Prepared,
    Rule,
    check_rule,
    converted,
    tensors_of,
    working_dtype,
)
from lazyasync.parameters import parameter_places, spread
from lazyasync.recording import (
    SymbolicNumber,
    host_tensor,
    recording_for,
    scalar_tensor,
)
from lazyasync.recording.defaults import single_at_least
from lazyasync.recording.memo import adopt_all, record_or_repeat
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten
from lazyasync.trees.partitions import matching

Tree: TypeAlias = Any
Number: TypeAlias = float | LazyTensor
LearningRate: TypeAlias = Number | Callable[[LazyTensor], Number]
Chooser: TypeAlias = str | Callable[[str, LazyTensor], bool]
"""Which parameters: a pattern of names, or a function of the name and the parameter."""
Groups: TypeAlias = Mapping[Any, Mapping[str, Any]]
"""Settings by `Chooser`: see `sgd`. (A mapping of patterns would be none of choosers to mypy.)"""
Parameters = TypeVar("Parameters")


class Optimizer:
    """An update rule and a learning rate; holds no state.

    Made by `sgd`, `adam` and `adamw`, or of a `Rule` of your own. ``learning_rate`` and ``groups``
    are as for `sgd`. Raises ``TypeError`` for what is no rule, or no frozen dataclass.
    """

    def __init__(
        self, rule: Rule, learning_rate: LearningRate, groups: Groups | None = None
    ) -> None:
        self._rule = check_rule(rule)
        self._learning_rate = _checked_schedule(learning_rate)
        self._groups = {
            chooser: _checked_settings(chooser, settings, rule)
            for chooser, settings in (groups or {}).items()
        }
        self._has_tensors = any(map(tensors_of, map(self._rule_of, [(), *zip(self._groups)])))
        """Whether settings are tensors, so that a step is not known by its rules."""
        self._by_name = all(isinstance(chooser, str) for chooser in self._groups)
        self._assigned: tuple[TreeDefinition, list[int] | None, _Assignment] | None = None
        """What `_assign` found out last: the next update is of the same tree."""

    @property
    def rule(self) -> Rule:
        """The update rule, with the settings of parameters that are in no group."""
        return self._rule

    def init(self, params: Tree) -> dict[str, Any]:
        """The state before the first update: ``count``, the number of updates, and the rule's own.

        It has None for what is no parameter. Raises `DTypeError` for arrays, complex tensors and a
        tree without parameters, ``ValueError`` for a group of no parameter.
        """
        leaves, definition = flatten(params)
        places = parameter_places(leaves, definition, "params")
        found = leaves if places is None else [leaves[place] for place in places]
        names = _names(definition, places)
        for chooser in self._groups:
            if isinstance(chooser, str):
                matching(names, chooser, "groups")
            elif not any(map(chooser, names, found)):
                raise ValueError(f"groups: {chooser!r} is true of no parameter")
        device = found[0].device if found else None
        state: dict[str, Any] = {"count": host_tensor(np.zeros((), INTEGER), device)}
        started = [_started(self._rule, leaf) for leaf in found]
        for number, name in enumerate(self._rule.slots):
            slots = [of_leaf[number] for of_leaf in started]
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
        assignment = _WHOLE if not self._groups else self._assign(definition, places, chosen[0])
        results = self._record(assignment, state["count"], chosen)
        new_state = {"count": results[0]}
        width = len(columns) - 1
        for number, name in enumerate(rule.slots, 2):
            slots = spread(results[number::width], places, columns[number])
            new_state[name] = definition.unflatten(slots)
        return definition.unflatten(spread(results[1::width], places, leaves)), new_state

    def _assign(
        self, definition: TreeDefinition, places: list[int] | None, parameters: list[LazyTensor]
    ) -> _Assignment:
        """Which settings each parameter has."""
        known = self._assigned
        if self._by_name and known is not None and known[0] == definition and known[1] == places:
            return known[2]
        variants: dict[tuple[Chooser, ...], int] = {}
        numbers = []
        for name, parameter in zip(_names(definition, places), parameters, strict=True):
            choosers = [each for each in self._groups if _is_in(each, name, parameter)]
            numbers.append(variants.setdefault(tuple(choosers), len(variants)))
        assignment = _Assignment(list(variants), numbers)
        self._assigned = definition, places, assignment
        return assignment

    def _settings(self, choosers: tuple[Chooser, ...]) -> tuple[Rule, LearningRate]:
        """The rule and the rate of parameters that are in these groups."""
        settings: dict[str, Any] = {}
        for chooser in reversed(choosers):  # the first one counts
            settings |= self._groups[chooser]
        rate = settings.pop("learning_rate", self._learning_rate)
        return self._rule.changed(**settings) if settings else self._rule, rate

    def _rule_of(self, choosers: tuple[Chooser, ...]) -> Rule:
        return self._settings(choosers)[0]

    def _record(
        self, assignment: _Assignment, count: LazyTensor, columns: list[list[LazyTensor]]
    ) -> list[LazyTensor]:
        """The new count, and then for each parameter its new value and that of its slots."""
        if assignment is _WHOLE:
            rules, rates = [self._rule], [_rate_beside(count, self._learning_rate)]
        else:
            variants = [self._settings(choosers) for choosers in assignment.variants]
            rules = [rule for rule, _ in variants]
            rates = [_rate_beside(count, schedule) for _, schedule in variants]
        numbers = assignment.numbers

        def record_all() -> list[LazyTensor]:
            time = count + 1
            prepared = [
                Prepared(rule, rate, time, self._has_tensors)
                for rule, rate in zip(rules, rates, strict=True)
            ]
            results = [time]
            for place, (parameter, gradient, *slots) in enumerate(zip(*columns, strict=True)):
                variant = numbers[place] if numbers else 0
                dtype = parameter.dtype
                working = working_dtype(dtype)
                given = convert(parameter, working)
                rule = prepared[variant].rule_for(given)
                applied = rule.apply(
                    prepared[variant].beside(given), given, convert(gradient, working), *slots
                )
                changed, *kept = _checked_results(rule, "apply", applied, [given, *slots])
                results += (convert(changed, dtype), *kept)
            return results

        if self._has_tensors:
            return record_all()
        recording = recording_for("update", (count,))
        nodes = adopt_all(recording, itertools.chain((*rates, count), *columns))
        if nodes is None:  # on several devices
            return record_all()
        key = ("update", *rules, *numbers, nodes)
        return cast(list[LazyTensor], record_or_repeat(recording, key, record_all))


def _missing(optimizer: Optimizer, name: str) -> NoReturn:
    """The ``__getattr__`` of optimizers. Raises ``AttributeError``."""
    missing_attribute(optimizer, name, METHODS_OF_OPTIMIZERS)


# Type checkers need not know of this: to them every name would be there.
setattr(Optimizer, "__getattr__", _missing)  # noqa: B010


class _Assignment(NamedTuple):
    """``variants``: groups that have the same parameters; ``numbers``: for each parameter the
    number of its variant, none where there is only one."""

    variants: list[tuple[Chooser, ...]]
    numbers: list[int]


_WHOLE = _Assignment([()], [])


def _started(rule: Rule, parameter: LazyTensor) -> list[LazyTensor]:
    """What the slots of a parameter hold at first."""
    working = convert(parameter, working_dtype(parameter.dtype))
    rule = converted(rule, tensors_of(rule), working.dtype, working)
    started = rule.start(working) if rule.slots else ()
    return _checked_results(rule, "start", started, [None] * len(rule.slots))


def _checked_results(
    rule: Rule, method: str, results: Any, before: Sequence[LazyTensor | None]
) -> list[LazyTensor]:
    """The tensors that a rule gives, in the dtypes of those ``before``, where there are any."""
    name = f"{type(rule).__qualname__}.{method}"
    found = [results] if type(results) is LazyTensor else results
    if not isinstance(found, (tuple, list)) or len(found) != len(before):
        given = type(results).__name__ if found is results else "one tensor"
        if isinstance(results, (tuple, list)):
            given = f"{len(results)} values"
        raise TypeError(
            f"{name} must return {len(before)} tensors, "
            f"{'the new parameter and ' if method == 'apply' else ''}one for each of "
            f"slots = {rule.slots}, not {given}"
        )
    checked = []
    for place, (result, old) in enumerate(zip(found, before, strict=True)):
        if type(result) is not LazyTensor:
            raise TypeError(f"{name} must return tensors, not {type(result).__name__}")
        if old is not None and result.shape != old.shape:
            what = f"the slot {rule.slots[place - 1]!r}" if place else "the parameter"
            raise ShapeError(
                f"{name} returns {what} with the shape {result.shape}, which had {old.shape}"
            )
        checked.append(result if old is None else convert(result, old.dtype))
    return checked


def _is_in(chooser: Chooser, name: str, parameter: LazyTensor) -> bool:
    """Whether a parameter is in a group."""
    if isinstance(chooser, str):
        return fnmatchcase(name, chooser)
    return bool(chooser(name, parameter))


def _names(definition: TreeDefinition, places: list[int] | None) -> list[str]:
    names = definition.names()
    return names if places is None else [names[place] for place in places]


def _rate_beside(count: LazyTensor, schedule: LearningRate) -> LazyTensor:
    """The learning rate after so many updates, as a tensor on the same device."""
    if callable(schedule):
        with single_at_least():
            rate: Any = setting(constant, "the learning rate", schedule(count))
    else:
        rate = schedule
    if isinstance(rate, float) or type(rate) is SymbolicNumber:
        return scalar_tensor(rate, DOUBLE, count, None)
    return to_device(rate, count.device)


def _checked_schedule(rate: LearningRate) -> LearningRate:
    return rate if callable(rate) else setting(constant, "the learning rate", rate)


def _checked_settings(chooser: Chooser, settings: Any, rule: Rule) -> dict[str, Any]:
    """The settings of a group. Raises ``TypeError`` or ``ValueError`` for what is none."""
    known = ["learning_rate", *(field.name for field in dataclasses.fields(cast(Any, rule)))]
    if not (isinstance(chooser, str) or callable(chooser)) or not isinstance(settings, Mapping):
        raise TypeError(
            "groups are settings by pattern, such as {'*.bias': {'weight_decay': 0.0}}, or by a "
            f"function of the name and the parameter, not {chooser!r}: {settings!r}"
        )
    unknown = [name for name in settings if name not in known]
    if unknown:
        raise ValueError(
            f"groups: {chooser!r} sets {unknown[0]!r}; what can be set is {', '.join(known)}"
        )
    checked = dict(settings)
    if "learning_rate" in checked:
        checked["learning_rate"] = _checked_schedule(checked["learning_rate"])
    others = {name: value for name, value in checked.items() if name != "learning_rate"}
    if check_rule(rule.changed(**others)).slots != rule.slots:
        raise ValueError(
            f"groups: {chooser!r} needs another state than the other parameters; give all of them "
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
    columns: list[list[Any]], rule: Rule, definition: TreeDefinition, places: list[int]
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


def constant(name: str, value: Any) -> float:
    number = real_number(name, value, 0)
    if number == math.inf:
        raise ValueError(f"{name} must be finite, not {value!r}")
    return number


def _check_state(state: Any, rule: Rule) -> None:
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
