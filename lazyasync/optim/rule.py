"""What an optimizer does to one parameter: the concept, and what stands for it in a recording."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np

from lazyasync.device import Device
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.creation import to_device
from lazyasync.ops.promotion import DOUBLE, FLOAT
from lazyasync.recording import SymbolicNumber, host_tensor, scalar_tensor
from lazyasync.tensor import LazyTensor


class Rule:
    """What an optimizer does to each parameter. Derive from it to write an optimizer of your own.

    A rule is a frozen dataclass whose fields are its settings, numbers mostly; ``groups`` of an
    optimizer change them for some of the parameters. `slots` names what it keeps for each
    parameter. It records ordinary operations, once per kind of step: what `prepare` and `apply`
    record must follow from the fields, and from the shapes and dtypes of what they are given.

    Settings may be tensors without axes, or numbers that a compiled function is given at each call.
    `prepare` finds them in float64, `apply` in the dtype and on the device of its parameter.

    Parameters and gradients in half precision come in float32, and the result is rounded.
    """

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the trees of the state that it keeps: ``slots = ("momentum",)`` in a class.

        They may follow from the settings.
        """
        return ()

    def start(self, parameter: LazyTensor) -> Sequence[LazyTensor]:
        """What the slots of a parameter hold before the first update: zeros of its shape."""
        return [zeros(parameter) for _ in self.slots]

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        """What is worked out once per update, for all parameters: tensors without axes.

        ``rate`` is the learning rate, and ``count`` the number of updates with this one, both in
        float64. `apply` gets these tensors in the dtype and on the device of its parameter. They
        are the rate and the count, if a rule does not say otherwise.
        """
        return rate, count

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: Any,
        **nothing: Any,
    ) -> LazyTensor | Sequence[LazyTensor]:
        """The new parameter, and what its slots hold from now on, in the order of `slots`.

        It is called with a tensor for each slot, which a subclass may name one by one.
        """
        raise NotImplementedError(f"{type(self).__qualname__} has no method apply")

    def changed(self, **settings: Any) -> Self:
        """The rule with other settings. Raises what making it raises."""
        return dataclasses.replace(self, **settings)  # type: ignore[type-var]


def check_rule(rule: Any) -> Rule:
    """Raises ``TypeError`` for what is no rule, or one that could change unseen."""
    name = type(rule).__qualname__
    if isinstance(rule, type) or not isinstance(rule, Rule):
        raise TypeError(f"an optimizer takes an instance of a class derived from Rule: {rule!r}")
    parameters = getattr(rule, "__dataclass_params__", None)
    if parameters is None or not parameters.frozen or not parameters.eq:
        raise TypeError(
            f"{name} must be a frozen dataclass, because its steps are remembered by its settings: "
            "write @dataclass(frozen=True) above the class"
        )
    try:
        hash(tuple([value for _, value in _settings(rule) if not isinstance(value, LazyTensor)]))
    except TypeError as error:
        raise TypeError(f"{name}: the settings of a rule must be hashable: {error}") from None
    if type(rule.slots) is not tuple or not all(type(slot) is str for slot in rule.slots):
        raise TypeError(f"{name}: slots must be a tuple of names, not {rule.slots!r}")
    if "count" in rule.slots:
        raise ValueError(f'{name}: the state has the number of updates as "count" already')
    return rule


def _settings(rule: Rule) -> list[tuple[str, Any]]:
    return [
        (field.name, getattr(rule, field.name)) for field in dataclasses.fields(cast(Any, rule))
    ]


def tensors_of(rule: Rule) -> dict[str, LazyTensor]:
    """The settings that are tensors, numbers of each call among them."""
    return {name: value for name, value in _settings(rule) if isinstance(value, LazyTensor)}


def converted(
    rule: Rule, tensors: dict[str, LazyTensor], dtype: np.dtype, beside: LazyTensor
) -> Rule:
    """The rule with these settings in a dtype, on the device of another tensor."""
    settings = {
        name: scalar_tensor(value, dtype, beside, None)
        if type(value) is SymbolicNumber
        else to_device(convert(value, dtype), beside.device)
        for name, value in tensors.items()
    }
    return rule.changed(**settings) if settings else rule


def is_zero(setting: Any) -> bool:
    """Whether a setting is 0 for sure, so that what it is for need not be recorded."""
    return not isinstance(setting, LazyTensor) and not setting


def zeros(parameter: LazyTensor) -> LazyTensor:
    """Zeros of the shape of a parameter, in the dtype in which it is worked on."""
    shape, dtype = parameter.shape, working_dtype(parameter.dtype)
    return host_tensor(np.zeros(shape, dtype), parameter.device)


def working_dtype(dtype: np.dtype) -> np.dtype:
    """The dtype in which parameters are worked on, and slots are kept: at least float32."""
    return FLOAT if dtype.itemsize < FLOAT.itemsize else dtype


class Prepared:
    """What a rule has prepared, for each dtype and device that it is needed in."""

    __slots__ = ("_converted", "_numbers", "_rule", "_rules", "_tensors")

    def __init__(self, rule: Rule, rate: LazyTensor, count: LazyTensor, has_tensors: bool) -> None:
        self._rule = rule
        self._tensors = tensors_of(rule) if has_tensors else {}
        self._rules: dict[tuple[np.dtype, Device], Rule] = {}
        doubled = self._rule_in(DOUBLE, count)
        self._numbers = doubled.prepare(convert(rate, DOUBLE), convert(count, DOUBLE))
        if not all(type(number) is LazyTensor and not number.ndim for number in self._numbers):
            raise TypeError(
                f"{type(rule).__qualname__}.prepare must return tensors without axes, not "
                f"{self._numbers!r}"
            )
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

    def rule_for(self, parameter: LazyTensor) -> Rule:
        """The rule, whose tensors have the dtype of a parameter and are on its device."""
        return self._rule_in(parameter.dtype, parameter)

    def _rule_in(self, dtype: np.dtype, beside: LazyTensor) -> Rule:
        if not self._tensors:
            return self._rule
        key = (dtype, beside.device)
        rule = self._rules.get(key)
        if rule is None:
            rule = self._rules[key] = converted(self._rule, self._tensors, dtype, beside)
        return rule
