"""Settings of optimizers that are tensors, or numbers which a compiled function is given."""

from __future__ import annotations

import dataclasses
import warnings
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la
from lazyasync import optim

SETTINGS: dict[str, tuple[Any, dict[str, float]]] = {
    "sgd": (optim.sgd, {"momentum": 0.8, "weight_decay": 0.1}),
    "adam": (optim.adam, {"b1": 0.8, "b2": 0.95, "eps": 1e-3}),
    "adamw": (optim.adamw, {"b2": 0.999, "weight_decay": 0.2}),
    "rmsprop": (optim.rmsprop, {"decay": 0.9, "eps": 1e-3, "momentum": 0.5, "weight_decay": 0.1}),
    "adagrad": (optim.adagrad, {"initial": 0.1, "eps": 1e-3, "weight_decay": 0.1}),
    "lion": (optim.lion, {"b1": 0.8, "b2": 0.9, "weight_decay": 0.1}),
    "lamb": (optim.lamb, {"b1": 0.8, "b2": 0.9, "eps": 1e-3, "weight_decay": 0.1}),
    "adadelta": (optim.adadelta, {"decay": 0.8, "eps": 1e-2, "weight_decay": 0.1}),
    "adamax": (optim.adamax, {"b1": 0.8, "b2": 0.9, "eps": 1e-3, "weight_decay": 0.1}),
    "nadam": (optim.nadam, {"b1": 0.8, "b2": 0.9, "weight_decay": 0.1, "momentum_decay": 0.1}),
    "nadamw": (optim.nadamw, {"b1": 0.8, "eps": 1e-3, "weight_decay": 0.1}),
    "radam": (optim.radam, {"b1": 0.8, "b2": 0.4, "eps": 1e-3, "weight_decay": 0.1}),
    "rprop": (optim.rprop, {"shrink": 0.3, "grow": 1.5, "least": 0.01, "most": 0.12}),
    "lars": (optim.lars, {"momentum": 0.8, "weight_decay": 0.1, "trust": 0.1, "eps": 1e-3}),
    "adafactor": (optim.adafactor, {"decay": -0.7, "eps": 1e-2, "clip": 0.9, "weight_decay": 0.1}),
}
STEPS = np.random.default_rng(0).normal(size=(3, 4))

DTYPES = ["float32", "float64", "float16"]


def trained(make: Any, settings: Any, dtype: str) -> Any:
    """The parameters after some steps."""
    optimizer = make(0.1, **settings)
    w = la.asarray(np.linspace(-1, 1, 4), dtype=dtype)
    state = optimizer.init(w)
    for step in STEPS:
        w, state = optimizer.update(la.asarray(step, dtype=dtype), state, w)
    return w


@pytest.mark.parametrize(("name", "dtype"), in_turns(SETTINGS, DTYPES, 2))
async def test_they_are_as_numbers(runtime: la.Runtime, name: str, dtype: str) -> None:
    make, settings = SETTINGS[name]
    expected = await trained(make, settings, dtype).numpy()
    tensors = {key: la.asarray(value, dtype="float64") for key, value in settings.items()}
    function = la.compile(lambda settings: trained(make, settings, dtype))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = [
            await trained(make, tensors, dtype).numpy(),
            await (await function(tensors)).numpy(),
            await (await function(settings)).numpy(),
        ]
    tolerance = {"float16": 2e-3, "float32": 2e-6, "float64": 1e-12}[dtype]
    for each in found:
        assert each.dtype == expected.dtype
        np.testing.assert_allclose(each, expected, rtol=tolerance, atol=tolerance)


async def test_other_numbers_are_not_traced_again(runtime: la.Runtime) -> None:
    function = la.compile(lambda decay: trained(optim.adamw, {"weight_decay": decay}, "float32"))
    la.metrics.reset()
    for decay in (0.1, 0.2, 0.3):
        expected = await trained(optim.adamw, {"weight_decay": decay}, "float32").numpy()
        np.testing.assert_allclose(await (await function(decay)).numpy(), expected, rtol=1e-6)
    assert la.metrics.counter_value("FunctionTraced") == 1
    with pytest.raises(ValueError, match="weight_decay must be at least 0"):
        await function(-1.0)


async def test_many_at_once(runtime: la.Runtime) -> None:
    """A population, whose members have settings of their own."""
    rates, decays = [0.1, 0.2, 0.3], [0.0, 0.1, 0.5]

    def member(rate: Any, decay: Any) -> Any:
        return trained(
            lambda _, **others: optim.adamw(rate, **others), {"weight_decay": decay}, "float32"
        )

    found = await la.vmap(member)(la.asarray(rates), la.asarray(decays)).numpy()
    for row, rate, decay in zip(found, rates, decays, strict=True):
        np.testing.assert_allclose(row, await member(rate, decay).numpy(), rtol=1e-5)


async def test_groups_and_rules_of_ones_own(runtime: la.Runtime) -> None:
    @dataclasses.dataclass(frozen=True)
    class Plain(optim.Rule):
        scale: Any

        def apply(self, prepared: Any, parameter: Any, gradient: Any, *slots: Any) -> Any:
            return parameter - gradient * prepared[0] * self.scale

    params = {"w": la.ones(2), "b": la.ones(2)}
    scale = la.asarray(3.0)
    optimizer = optim.Optimizer(Plain(la.asarray(2.0)), 0.5, {"b": {"scale": scale}})
    for factor in (1.0, 2.0):
        changed, _ = optimizer.update(params, optimizer.init(params), params)
        assert {key: value[0] for key, value in (await la.to_cpu(changed)).items()} == {
            "w": 0.0,
            "b": -0.5 * factor if factor == 1.0 else -2.0,
        }
        scale.copy_from(np.asarray(6.0, "float32"))


def test_what_is_none() -> None:
    with pytest.raises(TypeError, match="weight_decay must be a number"):
        optim.adamw(0.1, weight_decay="much")  # type: ignore[arg-type]


async def test_axes(runtime: la.Runtime) -> None:
    with pytest.raises(
        la.ShapeError, match=r"adamw: weight_decay must have no axes, not float32\[2\]"
    ):
        optim.adamw(0.1, weight_decay=la.ones(2))


async def test_what_is_no_real_number(runtime: la.Runtime) -> None:
    for given in (la.asarray(0.1j), la.asarray(True)):
        for make in (lambda x: optim.adamw(0.1, weight_decay=x), optim.sgd):
            with pytest.raises(la.DTypeError, match="must be a real number, not"):
                make(given)
