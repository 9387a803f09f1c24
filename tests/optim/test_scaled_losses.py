"""Loss scaling: it finds a scale, and steps with infinite gradients are left out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.tensor import LazyTensor


async def test_the_scale(runtime: la.Runtime) -> None:
    scaling = optim.loss_scaling(8.0, interval=3)
    state: Any = scaling.init()
    scales = []
    for is_finite in (True, True, True, True, False, True, True, True):
        state = scaling.update(state, la.asarray(is_finite))
        scales.append(await state["scale"].item())
    assert scales == [8, 8, 16, 16, 8, 8, 8, 16]


async def test_a_step_with_infinite_gradients_is_left_out(runtime: la.Runtime) -> None:
    scaling = optim.loss_scaling(2.0**15, interval=4)
    optimizer = optim.sgd(1.0, momentum=0.5)

    @la.compile
    def step(params: Any, moments: Any, scale: Any, x: LazyTensor) -> Any:
        def loss(params: Any) -> LazyTensor:
            half = params["w"].astype("float16")
            return scaling.scale(scale, la.sum(half * x.astype("float16")))

        grads, is_finite = scaling.unscale(scale, la.grad(loss)(params))
        after = optimizer.update(grads, moments, params)
        params, moments = scaling.choose(is_finite, after, (params, moments))
        return params, moments, scaling.update(scale, is_finite), is_finite

    params: Any = {"w": la.zeros(2), "names": 3}
    moments, scale = optimizer.init(params), scaling.init()
    finite = []
    for x in (np.array([8.0, 2.0**-20]), np.array([8.0, 2.0**-20]), np.array([1.0, 2.0**-10])):
        x = la.asarray(x.astype(np.float32))
        params, moments, scale, is_finite = await step(params, moments, scale, x)
        finite.append(await is_finite.item())
    assert finite == [False, False, True]
    assert await scale["scale"].item() == 2.0**13
    assert await moments["count"].item() == 1
    np.testing.assert_array_equal(await params["w"].numpy(), [-1.0, -(2.0**-10)])


@pytest.mark.parametrize("numbers", [(0.0,), (1.0, 0.5), (1.0, 2.0, 1.0), (1.0, 2.0, 0.5, 0)])
def test_refused(numbers: Any) -> None:
    with pytest.raises(ValueError, match="loss_scaling"):
        optim.loss_scaling(*numbers)
