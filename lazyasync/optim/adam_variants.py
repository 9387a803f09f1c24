"""Rules like Adam: with the largest gradient, with Nesterov's momentum, with a rectified rate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lazyasync.hints import keywords_elsewhere
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import arithmetic, comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.optim.optimizer import Groups, LearningRate, Number, Optimizer
from lazyasync.optim.rule import Rule, is_zero, working_dtype, zeros
from lazyasync.optim.settings import check
from lazyasync.recording import host_tensor
from lazyasync.tensor import LazyTensor

# ---- by the largest gradient ---------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def adamax(
    learning_rate: LearningRate = 2e-3,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam`, with the largest of recent gradients for the root of their squares.

    Kingma and Ba, 2015 (arXiv:1412.6980), algorithm 2, in the form of PyTorch: ``u = max(b2 * u,
    abs(g) + eps)``. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Adamax(b1, b2, eps, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Adamax(Rule):
    b1: Number
    b2: Number
    eps: Number
    weight_decay: Number

    slots = ("first", "largest")

    def __post_init__(self) -> None:
        check(self, "adamax", ("b1", "b2"), ("eps", "weight_decay"))

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        return (rate / (1.0 - self.b1**count),)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        first = slots[0] * self.b1 + gradient * (1.0 - self.b1)
        size = arithmetic.absolute(gradient) + self.eps
        largest = comparison.maximum(slots[1] * self.b2, size)
        return parameter - first / largest * prepared[0], first, largest


# ---- with Nesterov's momentum --------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def nadam(
    learning_rate: LearningRate = 2e-3,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    weight_decay: Number = 0.0,
    momentum_decay: Number = 4e-3,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam` with Nesterov's momentum, which comes to ``b1`` by and by.

    Dozat, 2016, "Incorporating Nesterov momentum into Adam", in the form of PyTorch: the momentum
    of update ``t`` is ``b1 * (1 - 0.96**(t * momentum_decay) / 2)``. ``groups`` is as for `sgd`.
    """
    rule = _NAdam(b1, b2, eps, weight_decay, momentum_decay, False)
    return Optimizer(rule, learning_rate, groups)


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def nadamw(
    learning_rate: LearningRate = 2e-3,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    weight_decay: Number = 0.01,
    momentum_decay: Number = 4e-3,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`nadam`, with parameters shrunk by ``learning_rate * weight_decay`` of themselves.

    That is PyTorch's with ``decoupled_weight_decay``. ``groups`` is as for `sgd`.
    """
    rule = _NAdam(b1, b2, eps, weight_decay, momentum_decay, True)
    return Optimizer(rule, learning_rate, groups)


@dataclass(frozen=True)
class _NAdam(Rule):
    b1: Number
    b2: Number
    eps: Number
    weight_decay: Number
    momentum_decay: Number
    is_decoupled: bool

    slots = ("first", "second", "product")

    def __post_init__(self) -> None:
        check(self, "nadam", ("b1", "b2"), ("eps", "weight_decay", "momentum_decay"))

    def start(self, parameter: LazyTensor) -> Sequence[LazyTensor]:
        """The moments, and the product of the momenta of all updates so far."""
        one = host_tensor(np.ones((), working_dtype(parameter.dtype)), parameter.device)
        return [zeros(parameter), zeros(parameter), one]

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        momentum, following = (
            self.b1 * (1.0 - 0.5 * 0.96 ** (each * self.momentum_decay))
            for each in (count, count + 1.0)
        )
        return rate, momentum, following, 1.0 / (1.0 - self.b2**count)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate, momentum, following, scale = prepared
        if not is_zero(self.weight_decay):
            if self.is_decoupled:
                parameter = parameter * (1.0 - rate * self.weight_decay)
            else:
                gradient = parameter * self.weight_decay + gradient
        first = slots[0] * self.b1 + gradient * (1.0 - self.b1)
        second = slots[1] * self.b2 + gradient * gradient * (1.0 - self.b2)
        product = slots[2] * momentum
        of_gradient = rate * (1.0 - momentum) / (1.0 - product)
        of_first = rate * following / (1.0 - product * following)
        change = gradient * of_gradient + first * of_first
        change = change / (elementwise.sqrt(second * scale) + self.eps)
        return parameter - change, first, second, product


# ---- with a rectified rate -----------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def radam(
    learning_rate: LearningRate = 1e-3,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-8,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam`, with a rate that is rectified while few gradients say what their squares are.

    Liu et al., 2020 (arXiv:1908.03265), algorithm 2, in the form of PyTorch: the first updates are
    those of the momentum alone. ``groups`` is as for `sgd`.
    """
    return Optimizer(_RAdam(b1, b2, eps, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _RAdam(Rule):
    b1: Number
    b2: Number
    eps: Number
    weight_decay: Number

    slots = ("first", "second")

    def __post_init__(self) -> None:
        check(self, "radam", ("b1", "b2"), ("eps", "weight_decay"))

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        """The rate of the momentum alone; by how much it is rectified; whether it is."""
        forgotten = self.b2**count
        longest = 2.0 / (1.0 - self.b2) - 1.0
        length = longest - 2.0 * count * forgotten / (1.0 - forgotten)
        is_rectified = length > 5.0
        length = comparison.where(is_rectified, length, 6.0)
        squared = (length - 4.0) * (length - 2.0) * longest / length
        rectified = squared * (1.0 - forgotten) / ((longest - 4.0) * (longest - 2.0))
        scale = elementwise.sqrt(comparison.where(is_rectified, rectified, 0.0))
        return rate / (1.0 - self.b1**count), scale, convert(is_rectified, rate.dtype)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate, scale, is_rectified = prepared
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        first = slots[0] * self.b1 + gradient * (1.0 - self.b1)
        second = slots[1] * self.b2 + gradient * gradient * (1.0 - self.b2)
        adaptive = scale / (elementwise.sqrt(second) + self.eps)
        change = first * rate * comparison.where(is_rectified > 0.0, adaptive, 1.0)
        return parameter - change, first, second
