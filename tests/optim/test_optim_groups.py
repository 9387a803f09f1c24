"""Settings of optimizers for some of the parameters, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.optim import optimizer as optimizer_module

MAKERS: dict[str, Callable[..., optim.Optimizer]] = {
    "sgd": lambda rate, **settings: optim.sgd(rate, **settings),
    "momentum": lambda rate, **settings: optim.sgd(rate, **{"momentum": 0.9, **settings}),
    "adamw": lambda rate, **settings: optim.adamw(rate, **settings),
}


def model() -> dict[str, Any]:
    return {
        "layers": [{"w": la.full((2, 2), 2.0), "bias": la.full((2,), 3.0)} for _ in range(2)],
        "head": {"w": la.full((2,), 4.0), "bias": la.full((), 5.0)},
    }


def gradients(step: int) -> dict[str, Any]:
    return la.trees.tree_map(lambda leaf: la.full(leaf.shape, 0.5 + step), model())  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("compiled", [False, True])
async def test_groups_are_as_optimizers_of_their_own(
    runtime: la.Runtime, name: str, compiled: bool
) -> None:
    make = MAKERS[name]
    grouped = make(
        0.1,
        weight_decay=0.02,
        groups={
            "*.bias": {"weight_decay": 0.0},
            "head.*": {"learning_rate": 0.5, "weight_decay": 0.3},
        },
    )
    alone = {
        ("layers", "w"): make(0.1, weight_decay=0.02),
        ("layers", "bias"): make(0.1, weight_decay=0.0),
        ("head", "w"): make(0.5, weight_decay=0.3),
        ("head", "bias"): make(0.5, weight_decay=0.0),  # the first pattern counts
    }
    params, others = model(), model()
    state = grouped.init(params)
    states = {key: optimizer.init(others) for key, optimizer in alone.items()}
    update = la.compile(grouped.update) if compiled else None
    for step in range(3):
        given = (gradients(step), state, params)
        params, state = await update(*given) if update else grouped.update(*given)
        expected = {}
        for key, optimizer in alone.items():
            expected[key], states[key] = optimizer.update(gradients(step), states[key], others)
        others = {
            "layers": [
                {part: expected["layers", part]["layers"][place][part] for part in ("w", "bias")}
                for place in range(2)
            ],
            "head": {part: expected["head", part]["head"][part] for part in ("w", "bias")},
        }
        await la.mark_step()
    found, wanted = await la.to_cpu((la.trees.leaves(params), la.trees.leaves(others)))
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, 1e-6)


async def test_schedules_and_tensors_are_rates_of_groups(runtime: la.Runtime) -> None:
    optimizer = optim.sgd(
        la.asarray(0.5),
        groups={"a": {"learning_rate": lambda count: 1.0 / (count + 1)}, "b": {}},
    )
    params = {"a": la.zeros(()), "b": la.zeros(()), "c": la.zeros(())}
    state = optimizer.init(params)
    for _ in range(2):
        params, state = optimizer.update({name: la.ones(()) for name in "abc"}, state, params)
    assert await la.to_cpu(params) == {"a": -1.5, "b": -1.0, "c": -1.0}


async def test_groups_by_functions(runtime: la.Runtime) -> None:
    by_function = {lambda name, p: p.ndim < 2 and name != "scale": {"weight_decay": 0.0}}
    optimizer = optim.sgd(0.5, weight_decay=1.0, groups={**by_function, "bias": {}})

    @la.compile
    def step(params: Any, state: Any) -> Any:
        zeros = la.trees.tree_map(la.zeros_like, params)
        return optimizer.update(zeros, state, params)

    for shape, expected in (((2, 2), 0.5), ((2,), 1.0)):  # one structure, other shapes
        params = {"w": la.ones(shape), "scale": la.ones(2), "bias": la.ones(2)}
        state = optimizer.init(params)
        moved = await la.to_cpu(optimizer.update(params, state, params)[0])
        assert moved["bias"][0] == 0.5
        moved = await la.to_cpu((await step(params, state))[0])
        assert [moved[name].flat[0] for name in params] == [expected, 0.5, 1.0]
    with pytest.raises(ValueError, match=r"groups: <function .*> is true of no parameter"):
        optim.sgd(0.5, groups={lambda name, p: p.ndim > 2: {}}).init(params)


async def test_numbers_of_groups_are_arguments(runtime: la.Runtime) -> None:
    params = {"w": la.ones((3,)), "bias": la.ones((3,))}
    grads = {"w": la.ones((3,)), "bias": la.ones((3,))}
    compiles = []
    for decay in (0.25, 0.5, 0.125, 0.75, 0.3):
        for rate in (0.3, 0.2, 0.7):
            groups = {"bias": {"weight_decay": decay, "learning_rate": rate}}
            optimizer = optim.adamw(0.1, groups=groups)
            params, _ = optimizer.update(grads, optimizer.init(params), params)
            await la.mark_step(wait=True)
            compiles.append(la.metrics.counter_value("UncachedCompile"))
    assert compiles[1:] == compiles[1:2] * 14  # the first parameters were still lazy
    for rate in (0.0, 1.0, 0.5):  # 0 and 1 are parts of graphs, and are compiled once each
        groups = {"bias": {"weight_decay": 0.25, "learning_rate": rate}}
        optimizer = optim.adamw(0.1, groups=groups)
        params, _ = optimizer.update(grads, optimizer.init(params), params)
        await la.mark_step(wait=True)
    assert (la.metrics.counter_value("UncachedCompile") or 0) - (compiles[-1] or 0) <= 2


async def test_the_names_are_looked_at_once_for_a_tree(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    optimizer = optim.sgd(0.1, groups={"*.bias": {"weight_decay": 0.1}})
    params = model()
    state = optimizer.init(params)
    params, state = optimizer.update(gradients(0), state, params)
    monkeypatch.setattr(optimizer_module, "fnmatchcase", None)
    params, state = optimizer.update(gradients(1), state, params)
    with pytest.raises(TypeError):
        optimizer.update([la.ones(2)], {"count": state["count"]}, [la.ones(2)])


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (
        lambda: optim.sgd(0.1, groups={"*.bias": {"lr": 0.1}}),
        ValueError,
        r"'\*\.bias' sets 'lr'; what can be set is learning_rate, momentum, nesterov, weight_decay",
    ),
    (lambda: optim.sgd(0.1, groups={"*": {"momentum": 0.5}}), ValueError, "another state"),
    (lambda: optim.adam(0.1, groups={"*": {"b1": 1.5}}), ValueError, r"b1 and b2 must be in"),
    (lambda: optim.adam(0.1, groups={"*": {"learning_rate": -1}}), ValueError, "learning rate"),
    (lambda: optim.adam(0.1, groups={"*": 0.1}), TypeError, "settings by pattern"),  # type: ignore[dict-item]
    (
        lambda: optim.adam(0.1, groups={"tail.*": {}}).init(model()),
        ValueError,
        r"groups: no leaf fits the pattern 'tail\.\*'; there are 'head\.bias'",
    ),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()
