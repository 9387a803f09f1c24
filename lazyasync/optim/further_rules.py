"""Rules beside gradient descent and Adam: scaled by squares, by signs, by layers, and factored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lazyasync.hints import keywords_elsewhere
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.settings import setting
from lazyasync.optim.optimizer import Groups, LearningRate, Number, Optimizer
from lazyasync.optim.rule import Rule, is_zero, working_dtype, zeros
from lazyasync.optim.settings import check, exponent
from lazyasync.recording import host_tensor
from lazyasync.tensor import LazyTensor

_set = object.__setattr__


# ---- scaled by squares ---------------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", alpha="decay=")
def rmsprop(
    learning_rate: LearningRate,
    decay: Number = 0.99,
    eps: Number = 1e-8,
    momentum: Number = 0.0,
    centered: bool = False,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Gradients over the root of a running mean of their squares.

    Tieleman and Hinton, 2012, "Lecture 6.5", in the form of PyTorch: ``v = decay * v + (1 - decay)
    * g**2; p -= learning_rate * g / (sqrt(v) + eps)``, with ``centered`` by the variance (Graves,
    2013, arXiv:1308.0850). ``groups`` is as for `sgd`.
    """
    rule = _RMSProp(decay, eps, momentum, centered, weight_decay)
    return Optimizer(rule, learning_rate, groups)


@dataclass(frozen=True)
class _RMSProp(Rule):
    decay: Number
    eps: Number
    momentum: Number
    centered: bool
    weight_decay: Number

    def __post_init__(self) -> None:
        check(self, "rmsprop", ("decay",), ("eps", "momentum", "weight_decay"))
        _set(self, "centered", bool(self.centered))

    @property
    def slots(self) -> tuple[str, ...]:
        velocity = () if is_zero(self.momentum) else ("velocity",)
        return ("second", *(("mean",) if self.centered else ()), *velocity)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate = prepared[0]
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        kept = dict(zip(self.slots, slots, strict=True))
        second = kept["second"] * self.decay + gradient * gradient * (1.0 - self.decay)
        kept["second"] = variance = second
        if self.centered:
            kept["mean"] = kept["mean"] * self.decay + gradient * (1.0 - self.decay)
            variance = second - elementwise.square(kept["mean"])
        change = gradient / (elementwise.sqrt(variance) + self.eps)
        if not is_zero(self.momentum):
            kept["velocity"] = change = kept["velocity"] * self.momentum + change
        return (parameter - change * rate, *kept.values())


@keywords_elsewhere(lr="learning_rate=", initial_accumulator_value="initial=")
def adagrad(
    learning_rate: LearningRate,
    initial: Number = 0.0,
    eps: Number = 1e-10,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Gradients over the root of the sum of all their squares.

    Duchi, Hazan and Singer, 2011, "Adaptive subgradient methods", with a sum that begins with
    ``initial``. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Adagrad(initial, eps, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Adagrad(Rule):
    initial: Number
    eps: Number
    weight_decay: Number

    slots = ("squares",)

    def __post_init__(self) -> None:
        check(self, "adagrad", (), ("initial", "eps", "weight_decay"))

    def start(self, parameter: LazyTensor) -> Sequence[LazyTensor]:
        return [zeros(parameter) + self.initial]

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        squares = slots[0] + gradient * gradient
        change = gradient / (elementwise.sqrt(squares) + self.eps)
        return parameter - change * prepared[0], squares


@keywords_elsewhere(lr="learning_rate=", rho="decay=")
def adadelta(
    learning_rate: LearningRate = 1.0,
    decay: Number = 0.9,
    eps: Number = 1e-6,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """As `rmsprop`, in the unit of the parameters: changes are scaled by earlier ones.

    Zeiler, 2012 (arXiv:1212.5701), algorithm 1, in the form of PyTorch: ``v = decay * v + (1 -
    decay) * g**2; d = sqrt(u + eps) / sqrt(v + eps) * g; u = decay * u + (1 - decay) * d**2; p -=
    learning_rate * d``. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Adadelta(decay, eps, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Adadelta(Rule):
    decay: Number
    eps: Number
    weight_decay: Number

    slots = ("second", "changes")

    def __post_init__(self) -> None:
        check(self, "adadelta", ("decay",), ("eps", "weight_decay"))

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        second = slots[0] * self.decay + gradient * gradient * (1.0 - self.decay)
        change = gradient * (
            elementwise.sqrt(slots[1] + self.eps) / elementwise.sqrt(second + self.eps)
        )
        changes = slots[1] * self.decay + change * change * (1.0 - self.decay)
        return parameter - change * prepared[0], second, changes


# ---- by signs ------------------------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def lion(
    learning_rate: LearningRate,
    b1: Number = 0.9,
    b2: Number = 0.99,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """The sign of a momentum: Chen et al., 2023 (arXiv:2302.06675), algorithm 2.

    Rates are 3 to 10 times smaller than those of `adam`. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Lion(b1, b2, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Lion(Rule):
    b1: Number
    b2: Number
    weight_decay: Number

    slots = ("momentum",)

    def __post_init__(self) -> None:
        check(self, "lion", ("b1", "b2"), ("weight_decay",))

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate = prepared[0]
        direction = elementwise.sign(slots[0] * self.b1 + gradient * (1.0 - self.b1))
        if not is_zero(self.weight_decay):
            direction = direction + parameter * self.weight_decay
        return parameter - direction * rate, slots[0] * self.b2 + gradient * (1.0 - self.b2)


@keywords_elsewhere(lr="learning_rate=", etas="shrink= and grow=", step_sizes="least= and most=")
def rprop(
    learning_rate: LearningRate = 0.01,
    shrink: Number = 0.5,
    grow: Number = 1.2,
    least: Number = 1e-6,
    most: Number = 50.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """Steps of sizes of their own for all elements, by the signs of gradients: for whole data sets.

    Riedmiller and Braun, 1993, "A direct adaptive method for faster backpropagation learning", in
    the form of PyTorch: a step is ``learning_rate`` at first; it becomes ``grow`` times as long
    where the gradient has the sign that it had before, and ``shrink`` times, with no step this
    time, where it has the other one, within ``least`` and ``most``. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Rprop(shrink, grow, least, most), learning_rate, groups)


@dataclass(frozen=True)
class _Rprop(Rule):
    shrink: Number
    grow: Number
    least: Number
    most: Number

    slots = ("gradient", "steps")

    def __post_init__(self) -> None:
        check(self, "rprop", ("shrink",), ("grow", "least", "most"))

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate, count = prepared
        before, steps = slots
        # By signs: the product of small gradients is 0.
        turned = elementwise.sign(gradient) * elementwise.sign(before)
        steps = comparison.where(count <= 1.0, rate, steps)
        shrunk = comparison.where(turned < 0.0, steps * self.shrink, steps)
        steps = comparison.where(turned > 0.0, steps * self.grow, shrunk)
        steps = comparison.minimum(comparison.maximum(steps, self.least), self.most)
        gradient = comparison.where(turned < 0.0, 0.0, gradient)
        return parameter - elementwise.sign(gradient) * steps, gradient, steps


# ---- by layers -----------------------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", betas="b1= and b2=")
def lamb(
    learning_rate: LearningRate,
    b1: Number = 0.9,
    b2: Number = 0.999,
    eps: Number = 1e-6,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`adam`, with the change of each tensor as long as the tensor: for large batches.

    You et al., 2020 (arXiv:1904.00962), algorithm 2, with the identity for phi. A tensor of zeros,
    or one that does not change, is not scaled. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Lamb(b1, b2, eps, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Lamb(Rule):
    b1: Number
    b2: Number
    eps: Number
    weight_decay: Number

    slots = ("first", "second")

    def __post_init__(self) -> None:
        check(self, "lamb", ("b1", "b2"), ("eps", "weight_decay"))

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        return rate, 1.0 / (1.0 - self.b1**count), 1.0 / (1.0 - self.b2**count)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate, first_scale, second_scale = prepared
        first = slots[0] * self.b1 + gradient * (1.0 - self.b1)
        second = slots[1] * self.b2 + gradient * gradient * (1.0 - self.b2)
        change = first * first_scale / (elementwise.sqrt(second * second_scale) + self.eps)
        if not is_zero(self.weight_decay):
            change = change + parameter * self.weight_decay
        return parameter - change * (rate * _ratio(parameter, change)), first, second


@keywords_elsewhere(lr="learning_rate=", trust_coefficient="trust=")
def lars(
    learning_rate: LearningRate,
    momentum: Number = 0.9,
    weight_decay: Number = 0.0,
    trust: Number = 1e-3,
    eps: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """`sgd` with momentum, with steps that are ``trust`` times as long as each tensor.

    You, Gitman and Ginsburg, 2017 (arXiv:1708.03888), in the form of Optax: with ``g +=
    weight_decay * p``, the step is ``learning_rate * trust * norm(p) / (norm(g) + eps) * g``, and
    the momentum is of these steps. A tensor of zeros, or one that does not change, is not scaled.
    ``groups`` is as for `sgd`.
    """
    return Optimizer(_Lars(momentum, weight_decay, trust, eps), learning_rate, groups)


@dataclass(frozen=True)
class _Lars(Rule):
    momentum: Number
    weight_decay: Number
    trust: Number
    eps: Number

    slots = ("velocity",)

    def __post_init__(self) -> None:
        check(self, "lars", (), ("momentum", "weight_decay", "trust", "eps"))

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        if not is_zero(self.weight_decay):
            gradient = parameter * self.weight_decay + gradient
        ratio = _ratio(parameter, gradient, self.eps, self.trust)
        velocity = slots[0] * self.momentum + gradient * (prepared[0] * ratio)
        return parameter - velocity, velocity


def _ratio(
    parameter: LazyTensor, change: LazyTensor, eps: Number = 0.0, scale: Number = 1.0
) -> LazyTensor:
    """The length of a parameter over that of its change, scaled; 1 where either is 0."""
    length = elementwise.sqrt(total(elementwise.square(parameter)))
    step = elementwise.sqrt(total(elementwise.square(change)))
    is_scaled = (length > 0.0) & (step > 0.0)
    return comparison.where(
        is_scaled, length * scale / comparison.where(is_scaled, step + eps, 1.0), 1.0
    )


# ---- factored ------------------------------------------------------------------------------


@keywords_elsewhere(lr="learning_rate=", beta2_decay="decay=", d="clip=")
def adafactor(
    learning_rate: LearningRate = 0.01,
    decay: Number = -0.8,
    eps: Number = 1e-3,
    clip: Number = 1.0,
    weight_decay: Number = 0.0,
    *,
    groups: Groups | None = None,
) -> Optimizer:
    """As `rmsprop`, with sums of squares for rows and columns only: little memory.

    Shazeer and Stern, 2018 (arXiv:1804.04235), without a first moment, in the form of PyTorch. The
    rate is at most ``1 / sqrt(count)`` and relative to the root mean square of the parameter, which
    counts as ``eps`` at least; the mean of squares forgets by ``1 - count**decay``; changes whose
    root mean square is above ``clip`` are scaled down to it. ``groups`` is as for `sgd`.
    """
    return Optimizer(_Adafactor(decay, eps, clip, weight_decay), learning_rate, groups)


@dataclass(frozen=True)
class _Adafactor(Rule):
    decay: Number
    eps: Number
    clip: Number
    weight_decay: Number

    slots = ("rows", "columns", "second")

    def __post_init__(self) -> None:
        check(self, "adafactor", (), ("eps", "clip", "weight_decay"))
        _set(self, "decay", setting(exponent, "adafactor: decay", self.decay))

    def start(self, parameter: LazyTensor) -> Sequence[LazyTensor]:
        """Means of squares of rows and of columns; of all elements where there are no rows."""
        shape = parameter.shape
        is_factored = len(shape) > 1
        shapes = (shape[:-1], (*shape[:-2], shape[-1]), ()) if is_factored else ((), (), shape)
        dtype = working_dtype(parameter.dtype)
        return [host_tensor(np.zeros(each, dtype), parameter.device) for each in shapes]

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        bounded = comparison.minimum(rate, 1.0 / elementwise.sqrt(count))
        return rate, bounded, count**self.decay

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        rate, bounded, share = prepared
        rows, columns, second = slots
        size = comparison.maximum(_root_mean_square(parameter), self.eps) * bounded
        if not is_zero(self.weight_decay):
            parameter = parameter * (1.0 - rate * self.weight_decay)
        squares = elementwise.square(gradient)
        least = float(np.finfo(parameter.dtype).eps)
        if parameter.ndim > 1:
            rows = rows + (mean(squares, axis=-1) - rows) * share
            columns = columns + (mean(squares, axis=-2) - columns) * share
            scale = comparison.maximum(mean(rows, axis=-1, keepdims=True), least)
            estimate = expand_dims(rows / scale, -1) * expand_dims(columns, -2)
        else:
            second = estimate = second + (squares - second) * share
        change = gradient * elementwise.rsqrt(comparison.maximum(estimate, least * least))
        change = change / comparison.maximum(_root_mean_square(change) / self.clip, 1.0)
        return parameter - change * size, rows, columns, second


def _root_mean_square(x: LazyTensor) -> LazyTensor:
    return elementwise.sqrt(mean(elementwise.square(x)))
