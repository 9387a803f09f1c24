"""Optimizers of users' own: rules, and what is said about wrong ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.tensor import LazyTensor


@dataclass(frozen=True)
class Lion(optim.Rule):
    """Chen et al., 2023 (arXiv:2302.06675), algorithm 2."""

    b1: float = 0.9
    b2: float = 0.99
    weight_decay: float = 0.0
    slots = ("momentum",)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        (rate, _), (momentum,) = prepared, slots
        direction = la.sign(momentum * self.b1 + gradient * (1 - self.b1))
        if self.weight_decay:
            direction = direction + parameter * self.weight_decay
        return parameter - rate * direction, momentum * self.b2 + gradient * (1 - self.b2)


@dataclass(frozen=True)
class Adagrad(optim.Rule):
    """Duchi, Hazan and Singer, 2011, with an average of the iterates and a rate that falls."""

    initial: float = 0.1
    slots = ("squares", "average")

    def start(self, parameter: LazyTensor) -> Sequence[LazyTensor]:
        return la.full_like(parameter, self.initial), parameter

    def prepare(self, rate: LazyTensor, count: LazyTensor) -> Sequence[LazyTensor]:
        return rate / la.sqrt(count), 1.0 / count

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Sequence[LazyTensor]:
        (rate, share), (squares, average) = prepared, slots
        squares = squares + la.square(gradient)
        parameter = parameter - rate * gradient / la.sqrt(squares)
        return parameter, squares, average + share * (parameter - average)


@dataclass(frozen=True)
class Plain(optim.Rule):
    """Keeps nothing."""

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        *slots: LazyTensor,
    ) -> Any:
        return parameter - prepared[0] * gradient


def lion_in_numpy(w: Any, gradients: list[Any], rate: Any, decay: float) -> list[Any]:
    momentum = np.zeros_like(w)
    for t, g in enumerate(gradients):
        size = rate(t) if callable(rate) else rate
        w = w - size * (np.sign(0.9 * momentum + 0.1 * g) + decay * w)
        momentum = 0.99 * momentum + 0.01 * g
    return [w, momentum]


def adagrad_in_numpy(w: Any, gradients: list[Any], rate: Any, decay: float) -> list[Any]:
    squares, average = np.full_like(w, 0.1), w
    for t, g in enumerate(gradients):
        size = rate(t) if callable(rate) else rate
        squares = squares + g * g
        w = w - size / np.sqrt(t + 1) * g / np.sqrt(squares)
        average = average + (w - average) / (t + 1)
    return [w, squares, average]


def plain_in_numpy(w: Any, gradients: list[Any], rate: Any, decay: float) -> list[Any]:
    for t, g in enumerate(gradients):
        w = w - (rate(t) if callable(rate) else rate) * g
    return [w]


RULES: list[tuple[optim.Rule, Any]] = [
    (Lion(weight_decay=0.25), lion_in_numpy),
    (Adagrad(), adagrad_in_numpy),
    (Plain(), plain_in_numpy),
]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("rate", [0.1, lambda count: 0.1 / (count + 1)])
@pytest.mark.parametrize(("rule", "reference"), RULES)
async def test_a_rule_does_what_its_formula_says(
    runtime: la.Runtime, rule: optim.Rule, reference: Any, rate: Any, compiled: bool
) -> None:
    generator = np.random.default_rng(3)
    start = {"w": generator.normal(size=(2, 3)), "b": generator.normal(size=3)}
    steps = [{name: generator.normal(size=w.shape) for name, w in start.items()} for _ in range(5)]
    optimizer = optim.Optimizer(rule, rate)
    assert optimizer.rule is rule
    params = OrderedDict((name, la.asarray(w)) for name, w in start.items())
    state = optimizer.init(params)
    assert set(state) == {"count", *rule.slots}

    def update(grads: Any, state: Any, params: Any) -> Any:
        return optimizer.update(grads, state, params)

    jitted = la.compile(update)
    for step in steps:
        grads = OrderedDict((name, la.asarray(g)) for name, g in step.items())
        if compiled:
            params, state = await jitted(grads, state, params)
        else:
            params, state = update(grads, state, params)
            await la.mark_step()
    found = await la.to_cpu([params, *(state[slot] for slot in rule.slots)])
    for name, w in start.items():
        expected = reference(w, [step[name] for step in steps], rate, 0.25)
        for one, other in zip(found, expected, strict=True):
            assert type(one) is OrderedDict
            np.testing.assert_allclose(one[name], other, rtol=1e-6 if callable(rate) else 1e-12)
    assert await state["count"].item() == 5


async def test_the_same_step_is_recorded_once(runtime: la.Runtime) -> None:
    optimizer = optim.Optimizer(Lion(), 0.1)
    w = la.ones((3,))
    state = optimizer.init(w)
    la.metrics.reset()
    for _ in range(6):
        w, state = optimizer.update(w, state, w)
        await la.mark_step()
    assert (la.metrics.counter_value("UncachedCompile") or 0) <= 2
    # Equal rules are the same one, others are not.
    w, state = optim.Optimizer(Lion(), 0.1).update(w, state, w)
    await la.mark_step()
    assert (la.metrics.counter_value("UncachedCompile") or 0) <= 2
    w, state = optim.Optimizer(Lion(b1=0.0), 0.1).update(w, state, w)
    await la.mark_step()
    assert (la.metrics.counter_value("UncachedCompile") or 0) >= 2


async def test_half_precision_is_worked_on_in_single(runtime: la.Runtime) -> None:
    seen: list[Any] = []

    @dataclass(frozen=True)
    class Watched(Adagrad):
        def apply(self, prepared: Any, parameter: Any, gradient: Any, *slots: Any) -> Any:
            seen.extend(tensor.dtype for tensor in (*prepared, parameter, gradient, *slots))
            return super().apply(prepared, parameter, gradient, *slots)

    optimizer = optim.Optimizer(Watched(), 0.1)
    w = la.ones((3,), dtype="float16")
    w, state = optimizer.update(w, optimizer.init(w), w)
    assert set(seen) == {np.dtype("float32")}
    assert (w.dtype, state["squares"].dtype) == (np.dtype("float16"), np.dtype("float32"))


async def test_groups_have_other_settings(runtime: la.Runtime) -> None:
    optimizer = optim.Optimizer(
        Lion(weight_decay=0.5),
        0.5,
        {"*.bias": {"weight_decay": 0.0}, "head.*": {"learning_rate": 0.25}},
    )
    params = {"body": {"w": la.ones(2), "bias": la.ones(2)}, "head": {"w": la.ones(2)}}
    params, _ = optimizer.update(params, optimizer.init(params), params)
    found = await la.to_cpu(params)
    np.testing.assert_allclose(found["body"]["w"], 0.25)
    np.testing.assert_allclose(found["body"]["bias"], 0.5)
    np.testing.assert_allclose(found["head"]["w"], 0.625)
    with pytest.raises(ValueError, match=r"'\*' sets 'momentum'; .* learning_rate, b1, b2, weight"):
        optim.Optimizer(Lion(), 0.1, {"*": {"momentum": 0.5}})


async def test_a_resumed_run_goes_on(runtime: la.Runtime, tmp_path: Path) -> None:
    optimizer = optim.Optimizer(Adagrad(), 0.1)
    w = la.asarray([1.0, 2.0])
    state = optimizer.init(w)
    w, state = optimizer.update(w, state, w)
    await la.save({"w": w, "state": state}, tmp_path / "file")
    loaded = await la.load(tmp_path / "file", device=w.device)
    one = optimizer.update(w, state, w)
    other = optimizer.update(loaded["w"], loaded["state"], loaded["w"])
    for left, right in zip(
        la.trees.leaves(await la.to_cpu(one)), la.trees.leaves(await la.to_cpu(other)), strict=True
    ):
        np.testing.assert_array_equal(left, right)


def test_the_rules_of_this_package_are_rules() -> None:
    for optimizer in (optim.sgd(0.1), optim.sgd(0.1, 0.9), optim.adam(0.1), optim.adamw(0.1)):
        assert isinstance(optimizer.rule, optim.Rule)
        again = optim.Optimizer(optimizer.rule, 0.1)
        assert again.rule == optimizer.rule


# ---- wrong rules ---------------------------------------------------------------------------


@dataclass
class Melting(optim.Rule):
    size: float = 1.0


@dataclass(frozen=True)
class Listed(optim.Rule):
    sizes: Any = None


class Bare(optim.Rule):
    pass


@dataclass(frozen=True)
class OddSlots(optim.Rule):
    names: Any = ()

    @property
    def slots(self) -> Any:
        return self.names


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (Lion, "takes an instance of a class derived from Rule"),
        (0.1, "takes an instance of a class derived from Rule"),
        (Melting(), "Melting must be a frozen dataclass"),
        (Bare(), "Bare must be a frozen dataclass"),
        (Listed([1]), "Listed: the settings of a rule must be hashable"),
        (OddSlots("a"), "OddSlots: slots must be a tuple of names"),
        (OddSlots(("a", 1)), "OddSlots: slots must be a tuple of names"),
    ],
)
def test_what_is_no_rule(rule: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        optim.Optimizer(rule, 0.1)


def test_a_slot_that_the_state_has_already() -> None:
    with pytest.raises(ValueError, match='has the number of updates as "count" already'):
        optim.Optimizer(OddSlots(("count",)), 0.1)


@pytest.mark.parametrize(
    ("applied", "error", "message"),
    [
        (lambda w, m: w, TypeError, r"must return 2 tensors, the new parameter .*, not one tensor"),
        (lambda w, m: (w, m, m), TypeError, r"slots = \('momentum',\), not 3 values"),
        (lambda w, m: None, TypeError, "not NoneType"),
        (lambda w, m: (w, 0.0), TypeError, "must return tensors, not float"),
        (lambda w, m: (w[:1], m), la.errors.ShapeError, r"the parameter with the shape \(1,\)"),
        (lambda w, m: (w, la.sum(m)), la.errors.ShapeError, r"slot 'momentum' with the shape \(\)"),
    ],
)
async def test_what_a_rule_must_not_return(
    runtime: la.Runtime, applied: Any, error: Any, message: str
) -> None:
    @dataclass(frozen=True)
    class Wrong(optim.Rule):
        slots = ("momentum",)

        def apply(self, prepared: Any, parameter: Any, gradient: Any, *slots: Any) -> Any:
            return applied(parameter, *slots)

    optimizer = optim.Optimizer(Wrong(), 0.1)
    w = la.ones(2)
    with pytest.raises(error, match=rf"Wrong\.apply .*{message}"):
        optimizer.update(w, optimizer.init(w), w)


async def test_other_methods_that_give_something_else(runtime: la.Runtime) -> None:
    @dataclass(frozen=True)
    class Wrong(Lion):
        def prepare(self, rate: Any, count: Any) -> Any:
            return (0.1,)

    @dataclass(frozen=True)
    class Late(Lion):
        def start(self, parameter: Any) -> Any:
            return (parameter, parameter)

    w = la.ones(2)
    state = optim.Optimizer(Lion(), 0.1).init(w)
    with pytest.raises(TypeError, match=r"Wrong\.prepare must return tensors without axes"):
        optim.Optimizer(Wrong(), 0.1).update(w, state, w)
    with pytest.raises(TypeError, match=r"Late\.start must return 1 tensors, .* not 2 values"):
        optim.Optimizer(Late(), 0.1).init(w)
    with pytest.raises(NotImplementedError, match="Empty has no method apply"):
        optim.Optimizer(_empty(), 0.1).update(w, state, w)


def _empty() -> optim.Rule:
    @dataclass(frozen=True)
    class Empty(optim.Rule):
        pass

    Empty.__qualname__ = "Empty"
    return Empty()
