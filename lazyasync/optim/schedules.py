"""Learning rates that change: functions of the number of updates made so far.

    optimizer = la.optim.adam(la.optim.schedules.cosine(1e-3, steps=10_000))

A schedule takes the number of updates, an integer or a tensor of any shape, and gives the rates as
a float64 tensor of this shape: ``await schedule(la.arange(1000)).numpy()`` is the whole curve. Its
numbers are part of the program and the count is not, so the rates of all steps are one program; of
what is a rate, such as ``initial``, a tensor without axes or an argument of a compiled function is
none. A schedule of your own is any function of the count.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from lazyasync.arguments import real_number, whole_number
from lazyasync.hints import missing_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise.functions import exp, floor
from lazyasync.ops.elementwise.trigonometry import cos
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.promotion import DOUBLE
from lazyasync.ops.settings import setting
from lazyasync.optim.optimizer import Number
from lazyasync.optim.optimizer import constant as finite
from lazyasync.tensor import LazyTensor

__all__ = [
    "Plateau",
    "Schedule",
    "constant",
    "cosine",
    "exponential",
    "join",
    "linear",
    "one_cycle",
    "plateau",
    "polynomial",
    "step",
    "steps_at",
    "warmup",
]

Schedule: TypeAlias = Callable[[Any], LazyTensor]


def __dir__() -> list[str]:
    return [*__all__]


def _double(number: Any) -> LazyTensor:
    """A number or a tensor in float64, in which all counts of updates can be told apart."""
    return convert(number if isinstance(number, LazyTensor) else asarray(number), DOUBLE)


def _rate(name: str, value: Any) -> Any:
    """A rate: a number, one of each call, or a tensor, in float64."""
    rate = setting(finite, name, value)
    return _double(rate) if type(rate) is LazyTensor else rate


def _length(name: str, steps: Any) -> int:
    return whole_number(name, steps, 1)


# ---- of one formula ------------------------------------------------------------------------


def constant(rate: Number) -> Schedule:
    """The same rate always."""
    rate = _rate("constant: rate", rate)
    return lambda count: _double(count) * 0.0 + rate


def step(initial: Number, every: int, factor: float = 0.1) -> Schedule:
    """``initial * factor ** (count // every)``."""
    initial, every = _rate("step: initial", initial), _length("step: every", every)
    factor = finite("step: factor", factor)
    return lambda count: initial * factor ** floor(_double(count) / every)


def steps_at(initial: Number, factors: Mapping[int, float]) -> Schedule:
    """``initial``, multiplied by each factor from its number of updates on: ``{1000: 0.1}``."""
    initial = _rate("steps_at: initial", initial)
    changes = [
        (_length("steps_at: a number of updates", place), finite("steps_at: a factor", factor))
        for place, factor in factors.items()
    ]

    def schedule(count: Any) -> LazyTensor:
        time = _double(count)
        rate = time * 0.0 + initial
        for place, factor in changes:
            rate = comparison.where(time >= place, rate * factor, rate)
        return rate

    return schedule


def exponential(initial: Number, factor: float, every: int = 1) -> Schedule:
    """``initial * factor ** (count / every)``."""
    initial = _rate("exponential: initial", initial)
    factor = real_number("exponential: factor", factor, 0)
    if not 0 < factor < math.inf:
        raise ValueError(f"exponential: factor must be positive and finite, not {factor}")
    slope = math.log(factor) / _length("exponential: every", every)
    return lambda count: initial * exp(slope * _double(count))


def polynomial(initial: Number, end: Number, steps: int, power: float = 1.0) -> Schedule:
    """From ``initial`` to ``end`` in so many updates: ``(1 - count / steps) ** power`` of the way
    remains. From then on it is ``end``."""
    initial, end = _rate("polynomial: initial", initial), _rate("polynomial: end", end)
    length, power = _length("polynomial: steps", steps), finite("polynomial: power", power)

    def schedule(count: Any) -> LazyTensor:
        rest = 1.0 - _part(count, length)
        return (initial - end) * (rest if power == 1.0 else rest**power) + end

    return schedule


def linear(initial: Number, end: Number, steps: int) -> Schedule:
    """From ``initial`` to ``end`` in so many updates, in a straight line."""
    return polynomial(initial, end, steps)


def cosine(initial: Number, steps: int, end: Number = 0.0) -> Schedule:
    """From ``initial`` to ``end`` in so many updates, by half a cosine.

    Loshchilov and Hutter, 2017 (arXiv:1608.03983), equation 5, without restarts.
    """
    initial, end = _rate("cosine: initial", initial), _rate("cosine: end", end)
    length = _length("cosine: steps", steps)
    return lambda count: _half_cosine(initial, end, _part(count, length))


def _part(count: Any, length: int) -> LazyTensor:
    """How much of so many updates has been made: 0 to 1."""
    return comparison.clip(_double(count) / length, 0.0, 1.0)


def _half_cosine(initial: Number, end: Number, part: LazyTensor) -> LazyTensor:
    return (initial - end) * (0.5 + 0.5 * cos(math.pi * part)) + end


# ---- of others -----------------------------------------------------------------------------


def warmup(schedule: Schedule | Number, steps: int, initial: Number = 0.0) -> Schedule:
    """From ``initial`` in a straight line to the beginning of a schedule, and then on with it.

    The schedule counts from the end of the first ``steps`` updates.
    """
    after = schedule if callable(schedule) else constant(schedule)
    length, initial = _length("warmup: steps", steps), _rate("warmup: initial", initial)

    def rate(count: Any) -> LazyTensor:
        time = _double(count)
        then = convert(after(comparison.maximum(time - length, 0.0)), DOUBLE)
        part = _part(time, length)
        return comparison.where(time < length, initial + (then - initial) * part, then)

    return rate


def join(schedules: Sequence[Schedule], boundaries: Sequence[int]) -> Schedule:
    """One schedule after the other, each of which counts from the boundary where it begins.

    Raises ``ValueError`` for boundaries that do not rise, and if there is not one less of them.
    """
    places = [_length("join: a boundary", place) for place in boundaries]
    if len(places) != len(schedules) - 1 or places != sorted(set(places)):
        raise ValueError(
            f"join: {len(schedules)} schedules need one boundary less, rising, not {boundaries!r}"
        )

    def rate(count: Any) -> LazyTensor:
        time = _double(count)
        found = convert(schedules[0](time), DOUBLE)
        for place, schedule in zip(places, schedules[1:], strict=True):
            later = convert(schedule(comparison.maximum(time - place, 0.0)), DOUBLE)
            found = comparison.where(time < place, found, later)
        return found

    return rate


def one_cycle(
    peak: Number,
    steps: int,
    rising: float = 0.3,
    divide: float = 25.0,
    divide_at_end: float = 1e4,
) -> Schedule:
    """From ``peak / divide`` up to ``peak`` and down, each by half a cosine.

    The way up takes the part ``rising`` of the updates, and the last rate is ``peak / divide /
    divide_at_end``: Smith and Topin, 2018 (arXiv:1708.07120), in the form of PyTorch. Raises
    ``ValueError`` for a part outside (0, 1) and for less than two steps.
    """
    peak, length = _rate("one_cycle: peak", peak), whole_number("one_cycle: steps", steps, 2)
    first = peak / finite("one_cycle: divide", divide)
    last = first / finite("one_cycle: divide_at_end", divide_at_end)
    if not 0.0 < rising < 1.0:
        raise ValueError(f"one_cycle: rising must be in (0, 1), not {rising!r}")
    top = rising * length - 1.0
    if top <= 0.0:
        raise ValueError(f"one_cycle: {rising} of {length} steps are too few to rise")

    def rate(count: Any) -> LazyTensor:
        time = _double(count)
        up = _half_cosine(first, peak, comparison.clip(time / top, 0.0, 1.0))
        down = comparison.clip((time - top) / (length - 1.0 - top), 0.0, 1.0)
        return comparison.where(time <= top, up, _half_cosine(peak, last, down))

    return rate


# ---- by what is measured -------------------------------------------------------------------


@dataclass(frozen=True)
class Plateau:
    """Made by `plateau`: gives its state, and what becomes of that."""

    factor: float
    patience: int
    threshold: float
    cooldown: int
    smallest: float
    largest_is_best: bool

    def init(self, rate: float) -> dict[str, LazyTensor]:
        """The state before the first measurement: ``rate`` is the learning rate."""
        worst = -math.inf if self.largest_is_best else math.inf
        numbers = {"rate": finite("plateau: rate", rate), "best": worst}
        state = {name: asarray(number, dtype="float64") for name, number in numbers.items()}
        return state | {name: asarray(0, dtype="int64") for name in ("bad", "cooling")}

    def update(self, state: Mapping[str, LazyTensor], measured: Any) -> dict[str, LazyTensor]:
        """The state after a measurement, a tensor without axes or a number."""
        value = _double(measured)
        best, rate = state["best"], state["rate"]
        if self.largest_is_best:
            better = value > best + abs(best) * self.threshold
            better = comparison.where(best == -math.inf, value > best, better)
        else:
            better = value < best - abs(best) * self.threshold
            better = comparison.where(best == math.inf, value < best, better)
        cooling = comparison.maximum(state["cooling"] - 1, 0)
        counted = comparison.where(better, 0, state["bad"] + 1)
        counted = comparison.where(state["cooling"] > 0, 0, counted)
        falls = counted > self.patience
        lower = comparison.maximum(rate * self.factor, self.smallest)
        return {
            "rate": comparison.where(falls, lower, rate),
            "best": comparison.where(better, value, best),
            "bad": comparison.where(falls, 0, counted),
            "cooling": comparison.where(falls, self.cooldown, cooling),
        }


def plateau(
    factor: float = 0.1,
    patience: int = 10,
    threshold: float = 1e-4,
    cooldown: int = 0,
    smallest: float = 0.0,
    largest_is_best: bool = False,
) -> Plateau:
    """A rate that is multiplied by ``factor`` where a measurement gets no better.

    It falls when more than ``patience`` measurements in a row are not better than the best by the
    part ``threshold`` of that, and then not for ``cooldown`` more, in the form of PyTorch. The
    state is a dict of tensors, and its ``"rate"`` the learning rate::

        plateau = la.optim.schedules.plateau(patience=3)
        state = plateau.init(1e-3)

        def step(model, moments, state, batch):
            optimizer = la.optim.adam(state["rate"])
            ...

        state = plateau.update(state, validation_loss)
    """
    if not 0.0 <= factor < 1.0:
        raise ValueError(f"plateau: factor must be in [0, 1), not {factor!r}")
    return Plateau(
        real_number("plateau: factor", factor, 0),
        whole_number("plateau: patience", patience, 0),
        finite("plateau: threshold", threshold),
        whole_number("plateau: cooldown", cooldown, 0),
        finite("plateau: smallest", smallest),
        bool(largest_is_best),
    )


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
