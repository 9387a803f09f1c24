"""Averages of parameters, and gradients of batches in parts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.tensor import LazyTensor


async def test_exponential_averages(runtime: la.Runtime) -> None:
    model = la.nn.Sequential(la.nn.Linear(2, 2), la.nn.BatchNorm1d(2))
    average: Any = model
    weights = [await model[0].weight.numpy()]
    update = la.compile(optim.ema)
    for _ in range(3):
        model = la.trees.tree_map(lambda leaf: leaf + 1, model)
        average = await update(average, model, 0.75)
        weights.append(0.75 * weights[-1] + 0.25 * await model[0].weight.numpy())
    np.testing.assert_allclose(await average[0].weight.numpy(), weights[-1], 1e-6)
    assert await average[1].num_batches_tracked.item() == 3
    np.testing.assert_array_equal(
        await average[1].running_mean.numpy(), await model[1].running_mean.numpy()
    )
    half = la.ones(2, dtype="float16")
    assert optim.ema(half, half * 2, 0.5).dtype == np.float16
    with pytest.raises(ValueError, match=r"decay must be in \[0, 1\]"):
        optim.ema(half, half, 1.5)


def loss(model: Any, x: LazyTensor, y: LazyTensor) -> LazyTensor:
    return la.mean(la.square(model(x) - y))


@pytest.mark.parametrize("parts", [1, 2, 4])
@pytest.mark.parametrize("compiled", [False, True])
async def test_a_batch_in_parts(runtime: la.Runtime, parts: int, compiled: bool) -> None:
    model = la.nn.eval(la.nn.MLP(3, [5], 1, dropout=0.5))
    x, y = la.randn((8, 3)), la.randn((8, 1))
    whole = la.value_and_grad(loss)
    in_parts: Any = optim.accumulate(whole, parts)
    found = await la.compile(in_parts)(model, x, y) if compiled else in_parts(model, x, y)
    expected = await la.to_cpu(la.nn.state_dict(whole(model, x, y)[1]))
    np.testing.assert_allclose(await found[0].numpy(), await loss(model, x, y).numpy(), 1e-5)
    for name, value in (await la.to_cpu(la.nn.state_dict(found[1]))).items():
        np.testing.assert_allclose(value, expected[name], 1e-4, 1e-6)
    optimizer = optim.adam(0.1)
    optimizer.update(found[1], optimizer.init(model), model)


async def test_auxiliary_results_are_stacked(runtime: la.Runtime) -> None:
    def with_aux(w: LazyTensor, batch: Any) -> Any:
        return la.sum(w * batch["x"]), {"first": batch["x"][0]}

    w, batch = la.asarray(2.0, dtype="float16"), {"x": la.arange(6, dtype="float16")}
    function = optim.accumulate(la.value_and_grad(with_aux, has_aux=True), 3)
    (value, aux), gradient = function(w, batch)
    assert (await value.item(), await gradient.item(), gradient.dtype) == (10.0, 5.0, np.float16)
    assert (await aux["first"].numpy()).tolist() == [0, 2, 4]
    with pytest.raises(la.ShapeError, match=r"\(6,\) cannot be cut into 4 parts"):
        optim.accumulate(la.value_and_grad(with_aux, has_aux=True), 4)(w, batch)
