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
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol, TypeAlias, cast

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.manipulation.creation import to_device, zeros, zeros_like
from lazyasync.ops.promotion import FLOAT, INTEGER
from lazyasync.ops.reductions import reductions
from lazyasync.recording import SymbolicNumber, on_host, recording_for, scalar_tensor
from lazyasync.recording.memo import adopt_all, record_or_repeat
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten, leaves, tree_map

__all__ = [
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

_DOUBLE = np.dtype(np.float64)


class Optimizer:
    """An update rule and a learning rate; holds no state. Made by `sgd`, `adam` and `adamw`."""

    def __init__(self, rule: _Rule, learning_rate: LearningRate) -> None:
        self._rule = rule
        self._learning_rate = (
            learning_rate if callable(learning_rate) else _checked_rate(learning_rate)
        )

    def init(self, params: Tree) -> dict[str, Any]:
        """The state before the first update: ``count``, the number of updates, and the rule's own.

        Raises `DTypeError` if a parameter is not of a real floating dtype.
        """
        found, definition = flatten(params)
        for position, leaf in enumerate(found):
            if not isinstance(leaf, LazyTensor) or leaf.dtype.kind != "f":
                kind = leaf.dtype if isinstance(leaf, LazyTensor) else type(leaf).__name__
                raise DTypeError(
                    f"{definition.paths('params')[position]}: a parameter must be a tensor of a "
                    f"floating dtype, not {kind}"
                )
        device = found[0].device if found else None
        state: dict[str, Any] = {"count": zeros((), dtype=INTEGER, device=device)}
        for name in self._rule.slots:
            state[name] = definition.unflatten(
                [zeros_like(leaf, dtype=_working_dtype(leaf.dtype)) for leaf in found]
            )
        return state

    def update(
        self, grads: Tree, state: dict[str, Any], params: Tree
    ) -> tuple[Tree, dict[str, Any]]:
        """The parameters after one step down ``grads``, and the new state.

        Parameters and gradients in half precision are worked on in float32. Raises ``ValueError``
        for trees of other structures and for the state of another optimizer, `ShapeError` for a
        gradient of another shape.
        """
        rule = self._rule
        _check_state(state, rule)
        found, definition = flatten(params)
        gradients = definition.flatten_like(params, grads, "grads")
        for position, (gradient, parameter) in enumerate(zip(gradients, found, strict=True)):
            if not isinstance(gradient, LazyTensor) or (
                gradient._node.type is not parameter._node.type
                and gradient.shape != parameter.shape
            ):
                raise _wrong_gradient(gradient, parameter, definition, position)
        columns = [found, gradients]
        for name in rule.slots:
            columns.append(definition.flatten_like(params, state[name], name))
        count = state["count"]
        schedule = self._learning_rate
        rate = _checked_rate(schedule(count)) if callable(schedule) else schedule
        if isinstance(rate, float) or type(rate) is SymbolicNumber:
            rate = scalar_tensor(rate, _DOUBLE, count, None)
        else:
            rate = to_device(rate, count.device)
        results = self._record(rate, count, columns)
        new_state = {"count": results[0]}
        for number, name in enumerate(rule.slots, 2):
            new_state[name] = definition.unflatten(results[number :: len(rule.slots) + 1])
        return definition.unflatten(results[1 :: len(rule.slots) + 1]), new_state

    def _record(
        self, rate: LazyTensor, count: LazyTensor, columns: list[list[LazyTensor]]
    ) -> list[LazyTensor]:
        """The new count, and then for each parameter its new value and that of its slots."""

        def record_all() -> list[LazyTensor]:
            prepared = self._rule.prepare(rate, count + 1)
            results = [prepared.count]
            for parameter, gradient, *slots in zip(*columns, strict=True):
                dtype = parameter.dtype
                working = _working_dtype(dtype)
                changed, *kept = self._rule.apply(
                    prepared, convert(parameter, working), convert(gradient, working), *slots
                )
                results += (convert(changed, dtype), *kept)
            return results

        recording = recording_for("update", (count,))
        nodes = adopt_all(recording, itertools.chain((rate, count), *columns))
        if nodes is None:  # on several devices
            return record_all()
        results = record_or_repeat(recording, ("update", self._rule, nodes), record_all)
        return cast(list[LazyTensor], results)


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

    Rules are equal when they record the same.
    """

    @property
    def slots(self) -> tuple[str, ...]: ...

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
) -> Optimizer:
    """Gradient descent, with momentum if asked for.

    ``g += weight_decay * p``; ``v = momentum * v + g``; ``p -= learning_rate * v``, or, after
    Nesterov, ``learning_rate * (g + momentum * v)``: Sutskever et al., 2013, "On the importance of
    initialization and momentum in deep learning", in the form of PyTorch. Raises ``ValueError`` for
    Nesterov without momentum.
    """
    momentum = _constant("sgd: momentum", momentum)
    if nesterov and not momentum:
        raise ValueError("sgd: nesterov needs a momentum")
    weight_decay = _constant("sgd: weight_decay", weight_decay)
    return Optimizer(_Descent(momentum, bool(nesterov), weight_decay), learning_rate)


@dataclass(frozen=True)
class _Descent:
    momentum: float
    nesterov: bool
    weight_decay: float

    @property
    def slots(self) -> tuple[str, ...]:
        return ("velocity",) if self.momentum else ()

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
    learning_rate: LearningRate, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8
) -> Optimizer:
    """Adam with bias correction: Kingma and Ba, 2015 (arXiv:1412.6980), algorithm 1.

    The state's ``first`` and ``second`` are the paper's moments over ``1 - b1`` and ``1 - b2``.
    """
    return adamw(learning_rate, b1, b2, eps, weight_decay=0.0)


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def adamw(
    learning_rate: LearningRate,
    b1: float = 0.9,
    b2: float = 0.999,
    eps: float = 1e-8,
    weight_decay: float = 0.01,
) -> Optimizer:
    """`adam`, with parameters also shrunk by ``learning_rate * weight_decay`` of themselves.

    Loshchilov and Hutter, 2019, "Decoupled weight decay regularization" (arXiv:1711.05101), in the
    form of PyTorch: with ``weight_decay`` scaled by the learning rate. Raises ``ValueError`` for
    ``b1`` or ``b2`` outside [0, 1).
    """
    b1, b2 = real_number("adam: b1", b1), real_number("adam: b2", b2)
    if not (0.0 <= b1 < 1.0 and 0.0 <= b2 < 1.0):
        raise ValueError(f"adam: b1 and b2 must be in [0, 1), not {b1} and {b2}")
    eps, weight_decay = _constant("adam: eps", eps), _constant("adamw: weight_decay", weight_decay)
    return Optimizer(_Adam(b1, b2, eps, weight_decay), learning_rate)


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
    limits = np.finfo(norm.dtype)
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
