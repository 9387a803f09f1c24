"""Loops write over arguments that nobody needs any more, and over no others.

On a stand-in for CuPy that runs kernels on the host. No GPU has run any of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import OutOfMemoryError

import lazyasync as la
from lazyasync.backends.cuda import lowering
from lazyasync.backends.cuda import opened as cuda_opened

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

WAYS = ["compiled", "recorded"]


@asynccontextmanager
async def opened(module: RecordingCupy, graphs: bool) -> AsyncIterator[la.Runtime]:
    with registered(module):
        config = {**FUSED, "cuda_graphs": graphs}
        async with la.open_runtime("recorded:0", config=config) as runtime:
            yield runtime


def perceptron_loss(p: Any, x: Any) -> Any:
    hidden = la.tanh(x @ p["w1"] + p["b1"])
    hidden = la.tanh(hidden @ p["w2"] + p["b2"])
    return la.mean((hidden @ p["w3"]) ** 2)


LARGE = 512
"""A width beside whose parameters all else that a step has is little."""


def parameters(width: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(5)
    layers = {"1": (64, width), "2": (width, width)}
    shapes: dict[str, tuple[int, ...]] = {}
    for number, shape in layers.items():
        shapes |= {f"w{number}": shape, f"b{number}": (width,)}
    shapes["w3"] = (width, 64)
    return {name: random.normal(size=s).astype(np.float32) * 0.1 for name, s in shapes.items()}


class Training:
    """Adam on a perceptron, recorded or compiled with what it is given donated."""

    def __init__(self, way: str, width: int = 160) -> None:
        self.optimizer = la.optim.adam(1e-2)
        self.params: Any = {name: la.asarray(array) for name, array in parameters(width).items()}
        self.state = self.optimizer.init(self.params)
        self.way = way
        self.compiled = la.compile(self.step, donate_argnums=(0, 1))
        self.random = np.random.default_rng(1)

    def step(self, params: Any, state: Any, x: Any) -> Any:
        loss, gradients = la.value_and_grad(perceptron_loss)(params, x)
        params, state = self.optimizer.update(gradients, state, params)
        return params, state, loss

    async def run(self, steps: int) -> float:
        for _ in range(steps):
            x = la.asarray(self.random.normal(size=(4, 64)).astype(np.float32))
            if self.way == "compiled":
                self.params, self.state, loss = await self.compiled(self.params, self.state, x)
            else:
                self.params, self.state, loss = self.step(self.params, self.state, x)
                await la.mark_step()
            value = float(await loss.item())
        return value


def nbytes() -> int:
    """The bytes of the parameters, and of two moments of each."""
    return 3 * sum([array.nbytes for array in parameters(LARGE).values()])


@pytest.mark.parametrize("graphs", [True, False])
@pytest.mark.parametrize("way", WAYS)
async def test_parameters_and_state_are_there_once(
    way: str, graphs: bool, module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_opened, "WORKSPACE_BYTES", 1 << 20)
    async with opened(module, graphs) as runtime:
        training = Training(way, LARGE)
        await training.run(8)
        for pool in module.pools:
            pool.peak = 0
        await training.run(12)
        peak = sum([pool.peak for pool in module.pools]) - cuda_opened.WORKSPACE_BYTES
        # Parameters and state, gradients, and little else.
        assert peak < 1.4 * nbytes()
        if graphs:
            assert runtime.metrics.counter_value("CudaGraphCapture") <= 2, "of one set"
            assert runtime.metrics.counter_value("CudaGraphReplay") >= 12
            assert not runtime.metrics.counter_value("CudaGraphFallback")


@pytest.mark.parametrize("graphs", [True, False])
async def test_training_has_the_same_bits(
    graphs: bool, module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes = []
    for last in (lowering.overwriting_last, lambda fused: fused):
        monkeypatch.setattr(lowering, "overwriting_last", last)
        async with opened(module, graphs):
            training = Training("compiled")
            await training.run(9)
            outcomes.append(await la.to_cpu(training.params))
    for name, array in outcomes[0].items():
        assert array.tobytes() == outcomes[1][name].tobytes()


@pytest.mark.parametrize("graphs", [True, False])
async def test_what_somebody_holds_is_not_written_over(graphs: bool, module: RecordingCupy) -> None:
    """Now and then, so that steps which write over some arguments, and over others, take turns."""
    async with opened(module, graphs):
        training = Training("recorded")
        held = []
        for number in range(12):
            if number % 4 == 1:
                held.append((training.params["w2"], await training.params["w2"].numpy()))
            if number % 4 == 2:
                held.append((training.state, None))
            await training.run(1)
        for tensor, expected in held:
            if expected is not None:
                np.testing.assert_array_equal(await tensor.numpy(), expected)
        found = await la.to_cpu(training.params)
    async with opened(module, graphs):
        training = Training("recorded")
        await training.run(12)
        for name, expected in (await la.to_cpu(training.params)).items():
            assert found[name].tobytes() == expected.tobytes()


@pytest.mark.parametrize("after", range(0, 30, 5))
async def test_a_step_without_memory_leaves_its_arguments(
    after: int, module: RecordingCupy
) -> None:
    """An allocation of a step fails; the step is done again, with the same arguments."""
    outcomes = []
    for fails in (False, True):
        async with opened(module, graphs=False):
            training = Training("recorded")
            await training.run(2)
            if fails:
                module.fail("malloc", OutOfMemoryError("simulated"), after=after)
            await training.run(2)
            assert not module._failures.get("malloc")
            outcomes.append(await la.to_cpu(training.params))
    for name, array in outcomes[0].items():
        assert array.tobytes() == outcomes[1][name].tobytes()
