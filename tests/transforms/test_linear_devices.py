"""Derivatives as functions, and Jacobians, of functions that move tensors between devices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import is_in_part
from test_reverse_devices import FUNCTIONS as SCALARS

import lazyasync as la

Move = Callable[[Any, int], Any]

FUNCTIONS: dict[str, Callable[[Any, Move], Any]] = {
    **{name: fn for name, fn in SCALARS.items() if "complex" not in name},
    "moved as it is": lambda x, move: move(x, 1),
    "moved on": lambda x, move: move(move(x, 1), 2),
    "results here and there": lambda x, move: (la.sin(move(x, 1)), x * x, move(x * 2.0, 2)),
    "there, and from there": lambda x, move: la.exp(move(la.sin(y := move(x, 1)), 2)) + move(y, 2),
    "of two lengths of way": lambda x, move: (
        la.sin(y := move(la.cos(x), 1)),
        move(move(y * y, 0) * x, 1) * y,
    ),
    "no way": lambda x, move: (x * 2.0, move(la.ones((2,), dtype="float64"), 1)),
}


def places(device: str) -> tuple[Move, Move]:
    """What moves tensors between devices of a kind, and what leaves them where they are."""
    return (lambda t, n: t.to(f"{device}:{n}")), (lambda t, n: t)


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_moves_change_no_derivative(device: str) -> None:
    move, stay = places(device)
    async with la.open_runtime({device: 3}):
        x = la.asarray([0.5, -1.25], dtype="float64")
        found, expected = [], []
        functions = {
            name: function
            for name, function in FUNCTIONS.items()
            if device == "sim" or is_in_part(name, 4)
        }
        for function in functions.values():
            for moving, kept in ((move, found), (stay, expected)):

                def f(x: Any, function: Any = function, moving: Any = moving) -> Any:
                    return function(x, moving)

                value, pull = la.vjp(f, x)
                _, push = la.linearize(f, x)
                ones = la.trees.tree_map(la.ones_like, value)
                kept.append(
                    [
                        pull(ones),
                        push(x * 3.0),
                        la.jvp(f, (x,), (x,)),
                        la.jacrev(f)(x),
                        la.jacfwd(f)(x),
                    ]
                )
        results = await la.to_cpu((found, expected))
        for name, one, other in zip(functions, *results, strict=True):
            for a, b in zip(la.trees.leaves(one), la.trees.leaves(other), strict=True):
                np.testing.assert_allclose(a, b, 1e-12, 1e-15, err_msg=name)


async def test_behind_barriers_and_in_higher_orders() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = la.asarray([0.5, -1.25], dtype="float64")

        def f(x: Any) -> Any:
            return la.sum(la.sin((x * 2.0).to("cpu:1")) ** 3).to("cpu:0")

        def plain(x: Any) -> Any:
            return la.sum(la.sin(x * 2.0) ** 3)

        (_, pull), (_, push) = la.vjp(f, x), la.linearize(f, x)
        for _ in range(2):
            await la.mark_step(wait=True)
            found = [pull(1.0)[0], push(x), la.hessian(f)(x), la.jacrev(la.grad(f))(x)]
            found += [la.grad(lambda x: la.sum(la.vjp(f, x)[1](1.0)[0] ** 2))(x)]
            expected = [la.grad(plain)(x), la.jvp(plain, (x,), (x,))[1], la.hessian(plain)(x)]
            expected += [la.hessian(plain)(x), la.grad(lambda x: la.sum(la.grad(plain)(x) ** 2))(x)]
            for one, other in zip(*await la.to_cpu((found, expected)), strict=True):
                np.testing.assert_allclose(one, other, 1e-12)
        gradients = pull(la.asarray(1.0, dtype="float64"))
        assert gradients[0].device == x.device
