"""The order of pieces: those that make memory free come soon; what waits is not computed early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazyasync as la

ROWS, WIDTH, COUNT = 64, 32, 8
LAYER = ROWS * WIDTH * 4


def loss(weights: list[Any], x: Any) -> Any:
    for w in weights:
        x = la.sin(x @ w)
    return la.sum(x * x)


def gradient(weights: list[Any], x: Any) -> Any:
    return la.grad(loss)(weights, x)


def update(weights: list[Any], x: Any) -> Any:
    gradients = la.grad(loss)(weights, x)
    return [w - 0.1 * g for w, g in zip(weights, gradients, strict=True)]


@pytest.mark.parametrize("step", [gradient, update])
async def test_gradients_of_layers_are_not_kept_for_those_of_weights(
    step: Callable[..., Any],
) -> None:
    """What a layer keeps is its argument, and one product; each gradient is used up at once."""
    async with la.open_runtime("cpu:0"):
        weights = [la.ones((WIDTH, WIDTH)) for _ in range(COUNT)]
        lowered = la.compile(step).lower(weights, la.ones((ROWS, WIDTH)))
        assert lowered.workspace_bytes <= (2 * COUNT + 4) * LAYER


async def test_calls_stay_between_native_pieces() -> None:
    """A call that could run early stays behind what came before it."""
    async with la.open_runtime("cpu:0"):

        def step(x: Any) -> Any:
            first = la.sort(la.sin(x))
            return la.sum(first * la.cos(x)), first + x

        x = la.ones((ROWS, WIDTH))
        lowered = la.compile(step).lower(x)
        assert [kernel.name for kernel in lowered.kernels if "sort" in kernel.name] != []
        value, rest = await la.compile(step)(x)
        assert rest.shape == (ROWS, WIDTH)
        assert value.shape == ()
