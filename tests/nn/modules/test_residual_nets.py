"""A residual net with batch norms against PyTorch: state dict, outputs, training, gradients."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
import residual_nets
from residual_nets import SMALL, ResNet, images, relative, value_of

import lazyasync as la
from lazyasync.tensor import LazyTensor


@pytest.mark.parametrize("half", [False, True])
async def test_a_small_net(runtime: la.Runtime, half: bool) -> None:
    with np.load(residual_nets.TABLE) as file:
        table = dict(file)
    state = {}
    for line in table["names"]:
        name, _, shape = str(line).partition(" ")
        state[name] = value_of(name, tuple(map(int, re.findall(r"\d+", shape))))
    model: Any = la.nn.load_state_dict(ResNet(**SMALL), state)
    assert list(la.nn.state_dict(model)) == list(state)
    x, labels = la.asarray(images(4, 32)), la.asarray([0, 3, 1, 4])

    def loss_function(model: ResNet, x: LazyTensor) -> Any:
        with la.autocast("float16", enabled=half):
            scores, model = la.nn.call(model, x)
            return la.nn.cross_entropy(scores, labels), (scores, model)

    @la.compile
    def step(model: ResNet, x: LazyTensor) -> Any:
        return la.value_and_grad(loss_function, has_aux=True)(model, x)

    (loss, (scores, trained)), gradients = await step(model, x)
    near = 2e-2 if half else 1e-5
    assert scores.dtype == ("float16" if half else "float32")
    assert relative(await scores.numpy(), table["training"]) < near
    assert relative(await loss.numpy(), table["loss"]) < near
    found, after = la.nn.state_dict(gradients), la.nn.state_dict(trained)
    for key, expected in table.items():
        kind, _, name = key.partition(" ")
        if name:
            value = await (found if kind == "gradient" else after)[name].numpy()
            assert value.dtype == np.float32
            assert relative(value, expected) < 10 * near, key
    if not half:
        used = await la.nn.eval(trained)(x).numpy()
        assert relative(used, table["used"]) < near
