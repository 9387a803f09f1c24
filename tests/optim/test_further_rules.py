"""RMSProp, NAdam, Rprop, LAMB and others: against PyTorch's results and the papers' formulas."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import training_cases
from extents import in_part_and_whole, makes_kernels, picked
from training_cases import RATE, RULES, gradients, parameters

import lazyasync as la
from lazyasync import optim

OURS = {
    "rmsprop": lambda: optim.rmsprop(RATE),
    "rmsprop_centered": lambda: optim.rmsprop(RATE, momentum=0.9, centered=True, weight_decay=0.1),
    "adagrad": lambda: optim.adagrad(RATE),
    "adagrad_decay": lambda: optim.adagrad(RATE, initial=0.1, weight_decay=0.1),
    "adadelta": lambda: optim.adadelta(RATE),
    "adadelta_decay": lambda: optim.adadelta(RATE, decay=0.8, weight_decay=0.1),
    "adamax": lambda: optim.adamax(RATE),
    "adamax_decay": lambda: optim.adamax(RATE, 0.8, 0.95, weight_decay=0.1),
    "nadam": lambda: optim.nadam(RATE),
    "nadam_decay": lambda: optim.nadam(RATE, momentum_decay=0.1, weight_decay=0.1),
    "nadamw": lambda: optim.nadamw(RATE, weight_decay=0.1),
    "radam": lambda: optim.radam(RATE),
    "radam_decay": lambda: optim.radam(RATE, 0.8, 0.95, weight_decay=0.1),
    "radam_short": lambda: optim.radam(RATE, 0.8, 0.4),
    "rprop": lambda: optim.rprop(RATE),
    "rprop_bounds": lambda: optim.rprop(RATE, 0.3, 1.5, 0.01, 0.03),
    "amsgrad": lambda: optim.adam(RATE, b2=0.5, amsgrad=True),
    "amsgrad_decay": lambda: optim.adamw(RATE, b2=0.5, weight_decay=0.1, amsgrad=True),
    "adafactor": lambda: optim.adafactor(RATE),
    "adafactor_decay": lambda: optim.adafactor(RATE, decay=-0.5, clip=1.5, weight_decay=0.1),
}


async def run(optimizer: optim.Optimizer, dtype: str, compiled: bool) -> list[np.ndarray]:
    params: Any = [la.asarray(each, dtype=dtype) for each in parameters()]
    state = optimizer.init(params)
    update = la.compile(optimizer.update) if compiled else None
    for step in gradients():
        grads = [la.asarray(each, dtype=dtype) for each in step]
        given = grads, state, params
        params, state = await update(*given) if update else optimizer.update(*given)
    return [await each.numpy() for each in params]


@in_part_and_whole
async def test_against_pytorch(runtime: la.Runtime, whole: bool) -> None:
    compiled = makes_kernels(runtime)
    with np.load(training_cases.TABLE) as table:
        for name in RULES:
            # PyTorch keeps the product of NAdam's momenta in float32.
            exact = 1e-7 if name.startswith("nadam") else 1e-10
            both = (("float64", exact), ("float32", 2e-5))
            for dtype, tolerance in both if whole or not compiled else picked(both, name):
                for place, found in enumerate(await run(OURS[name](), dtype, compiled)):
                    expected = table[f"{name}/{place}"]
                    np.testing.assert_allclose(found, expected, tolerance, tolerance, err_msg=name)


def lion_of_the_paper(p: Any, steps: list[Any]) -> Any:
    momentum = np.zeros_like(p)
    for g in steps:
        direction = np.sign(0.8 * momentum + 0.2 * g)
        p = p - RATE * (direction + 0.1 * p)
        momentum = 0.95 * momentum + 0.05 * g
    return p


def lamb_of_the_paper(p: Any, steps: list[Any]) -> Any:
    first, second = np.zeros_like(p), np.zeros_like(p)
    for t, g in enumerate(steps, 1):
        first, second = 0.8 * first + 0.2 * g, 0.95 * second + 0.05 * g * g
        change = first / (1 - 0.8**t) / (np.sqrt(second / (1 - 0.95**t)) + 1e-6) + 0.1 * p
        p = p - RATE * np.linalg.norm(p) / np.linalg.norm(change) * change
    return p


def lars_of_optax(p: Any, steps: list[Any]) -> Any:
    velocity = np.zeros_like(p)
    for g in steps:
        g = g + 0.1 * p
        ratio = 0.05 * np.linalg.norm(p) / (np.linalg.norm(g) + 1e-3)
        velocity = 0.8 * velocity + RATE * ratio * g
        p = p - velocity
    return p


async def test_against_the_papers(runtime: la.Runtime) -> None:
    for ours, theirs in (
        (optim.lion(RATE, 0.8, 0.95, 0.1), lion_of_the_paper),
        (optim.lamb(RATE, 0.8, 0.95, weight_decay=0.1), lamb_of_the_paper),
        (optim.lars(RATE, 0.8, 0.1, 0.05, 1e-3), lars_of_optax),
    ):
        found = await run(ours, "float64", True)
        for place, start in enumerate(parameters()):
            expected = theirs(start, [step[place] for step in gradients()])
            np.testing.assert_allclose(found[place], expected, 1e-9, 1e-9)


async def test_lamb_of_zeros(runtime: la.Runtime) -> None:
    optimizer = optim.lamb(0.1)
    params = {"zero": la.zeros(3), "still": la.ones(2)}
    grads = {"zero": la.ones(3), "still": la.zeros(2)}
    params, _ = optimizer.update(grads, optimizer.init(params), params)
    found = await la.to_cpu(params)
    np.testing.assert_allclose(found["zero"], -0.1, 1e-4)
    assert found["still"].tolist() == [1.0, 1.0]


async def test_the_state_of_adafactor_is_small(runtime: la.Runtime) -> None:
    params = {"w": la.ones((30, 20)), "b": la.ones(20)}
    state = optim.adafactor().init(params)
    assert sum(leaf.size for leaf in la.trees.leaves(state)) < 100
    assert state["rows"]["w"].shape == (30,)
    assert state["columns"]["w"].shape == (20,)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: optim.rmsprop(0.1, decay=1.0), r"rmsprop: decay must be in \[0, 1\)"),
        (lambda: optim.lion(0.1, b1=-0.1), "lion: b1"),
        (lambda: optim.lamb(0.1, eps=float("inf")), "lamb: eps must be finite"),
        (lambda: optim.adafactor(decay=0.5), "adafactor: decay must be at most 0"),
        (lambda: optim.adagrad(0.1, initial=-1.0), "adagrad: initial"),
        (lambda: optim.rprop(0.1, shrink=1.0), "rprop: shrink"),
        (lambda: optim.nadam(0.1, momentum_decay=-1.0), "nadam: momentum_decay"),
        (lambda: optim.adadelta(0.1, decay=2.0), "adadelta: decay"),
    ],
)
def test_refused(make: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()
