"""Gradient descent, and Adam."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lazyasync.arguments import real_number
from lazyasync.hints import keywords_elsewhere
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.settings import setting
from lazyasync.optim.optimizer import Groups, LearningRate, Number, Optimizer, constant
from lazyasync.optim.rule import Rule, is_zero
from lazyasync.tensor import LazyTensor

_set = object.__setattr__

# ---- stochastic gradient descent -----------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=")
def sgd(
    learning_rate: LearningRate,
    momentum: Number = 0.0,
    nesterov: bool = False,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Gradient descent, with momentum if asked for.

    ``g += weight_decay * p``; ``v = momentum * v + g``; ``p -= learning_rate * v``, or, after
    Nesterov, ``learning_rate * (g + momentum * v)``: Sutskever et al., 2013, "On the importance of
    initialization and momentum in deep learning", in the form of PyTorch.

    ``groups`` gives other settings to parameters by their names, the keys, indices and fields on
    the way joined by dots: ``{"*.bias": {"weight_decay": 0.0}, "head.*": {"momentum": 0.5}}``.
    ``*`` stands for any characters. In the place of a pattern may be a function of the name and
    the parameter, ``lambda name, p: p.ndim < 2``. Of several that fit, the first that has a setting
    counts for it. Settings are numbers, or tensors without axes. Raises ``ValueError`` for Nesterov
    without momentum.
    """
    return Optimizer(_Descent(momentum, nesterov, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Descent(Rule):
    momentum: Number
    nesterov: bool
    weight_decay: Number

    def __post_init__(self) -> None:
        _set(self, "momentum", setting(constant, "sgd: momentum", self.momentum))
        _set(self, "nesterov", bool(self.nesterov))
        _set(self, "weight_decay", setting(constant, "sgd: weight_decay", self.weight_decay))
        if self.nesterov and is_zero(self.momentum):
            raise ValueError("sgd: nesterov needs a momentum")

    @property
    def slots(self) -> tuple[str, ...]:
        return () if is_zero(self.momentum) else ("velocity",)

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        return (rate,)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        (rate,) = prepared
        if not is_zero(self.weight_decay):
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
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    *,
    amsgrad: bool = False,
    groups: Groups | None = None,
) -> Optimizer:
    """Adam with bias correction: Kingma and Ba, 2015 (arXiv:1412.6980), algorithm 1.

    The state's ``first`` and ``second`` are the paper's moments over ``1 - b1`` and ``1 - b2``.
    With ``amsgrad`` the largest second moment so far counts: Reddi, Kale and Kumar, 2018
    (arXiv:1904.09237), in the form of PyTorch.
    ``groups`` is as for `sgd`.
    """
    return Optimizer(_Adam(b1, b2, eps, 0.0, amsgrad), learning_rate, groups)


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def adamw(
    learning_rate: LearningRate,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    weight_decay: Number = 0.01,
    *,
    amsgrad: bool = False,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam`, with parameters also shrunk by ``learning_rate * weight_decay`` of themselves.

    Loshchilov and Hutter, 2019, "Decoupled weight decay regularization" (arXiv:1711.05101), in the
    form of PyTorch: with ``weight_decay`` scaled by the learning rate. ``amsgrad`` and ``groups``
    are as for `adam`. Raises ``ValueError`` for ``b1`` or ``b2`` outside [0, 1).
    """
    return Optimizer(_Adam(b1, b2, eps, weight_decay, amsgrad), learning_rate, groups)


def _fraction(name: str, value: Any) -> float:
    number = real_number(name, value)
    if not 0.0 <= number < 1.0:
        raise ValueError(f"adam: b1 and b2 must be in [0, 1), not {number}")
    return number


def _root(x: Any) -> Any:
    return elementwise.sqrt(x) if isinstance(x, LazyTensor) else math.sqrt(x)


@dataclass(frozen=True)
class _Adam(Rule):
    """Ten operations per tensor.

    With the moments m = (1 - b1) M and v = (1 - b2) V, where M = b1 M + g and V = b2 V + g**2, the
    step rate * m / (1 - b1**t) / (sqrt(v / (1 - b2**t)) + eps) becomes size * M / (sqrt(V) + small)
    with

        s     = sqrt((1 - b2**t) / (1 - b2))
        size  = rate * s * (1 - b1) / (1 - b1**t)
        small = eps * s

    These are worked out once per update, in float64, because 1 - b2**t cancels.
    """

    b1: Number
    b2: Number
    eps: Number
    weight_decay: Number
    amsgrad: bool = False

    @property
    def slots(self) -> tuple[str, ...]:
        return ("first", "second", "largest") if self.amsgrad else ("first", "second")

    def __post_init__(self) -> None:
        _set(self, "amsgrad", bool(self.amsgrad))
        _set(self, "b1", setting(_fraction, "adam: b1", self.b1))
        _set(self, "b2", setting(_fraction, "adam: b2", self.b2))
        _set(self, "eps", setting(constant, "adam: eps", self.eps))
        _set(self, "weight_decay", setting(constant, "adamw: weight_decay", self.weight_decay))

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        root = elementwise.sqrt(1.0 - self.b2**count)
        scale = 1.0 / _root(1.0 - self.b2)
        size = root / (1.0 - self.b1**count) * (rate * (scale * (1.0 - self.b1)))
        small = root * (self.eps * scale)
        if is_zero(self.weight_decay):
            return size, small
        return size, small, 1.0 - rate * self.weight_decay

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        size, small, *shrinking = prepared
        first = slots[0] * self.b1 + gradient
        second = slots[1] * self.b2 + gradient * gradient
        kept = [first, second]
        if self.amsgrad:
            kept.append(comparison.maximum(slots[2], second))
        change = first * size / (elementwise.sqrt(kept[-1]) + small)
        if shrinking:
            parameter = parameter * shrinking[0]
        return (parameter - change, *kept)
