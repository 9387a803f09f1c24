"""Training of a small perceptron, which on every backend gives what it gives on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

import lazyasync as la


async def train(steps: int) -> list[Any]:
    """The losses and the parameters of a small perceptron."""
    random = np.random.default_rng(5)
    shapes = {"w1": (8, 16), "b1": (16,), "w2": (16, 4)}
    params: Any = {
        name: la.asarray(random.standard_normal(shape).astype(np.float32))
        for name, shape in shapes.items()
    }
    labels = la.asarray(random.integers(0, 4, (32, 1)))

    def loss_of(params: Any, x: Any) -> Any:
        hidden = la.relu(x @ params["w1"] + params["b1"])
        logs = la.log_softmax(hidden @ params["w2"])
        return -la.mean(la.take_along_axis(logs, labels, axis=-1))

    optimizer = la.optim.adam(1e-2)
    state = optimizer.init(params)
    losses = []
    for _ in range(steps):
        x = la.asarray(random.standard_normal((32, 8)).astype(np.float32))
        loss, gradients = la.value_and_grad(loss_of)(params, x)
        params, state = optimizer.update(gradients, state, params)
        losses.append(loss)
        await la.mark_step()
    return [losses, params]


async def check_training(trained: list[Any]) -> None:
    """Fails if what `train` gave, on the host, is not what it gives on the CPU."""
    async with la.open_runtime("cpu:0"):
        losses, params = await la.to_cpu(await train(len(trained[0])))
    for actual, expected in zip(trained[0], losses, strict=True):
        np.testing.assert_allclose(actual, expected, rtol=1e-5)
    for name, expected in params.items():
        np.testing.assert_allclose(trained[1][name], expected, rtol=1e-4, atol=1e-6)
