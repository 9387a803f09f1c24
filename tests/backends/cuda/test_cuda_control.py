"""Loops on CUDA: a loop of the host over kernels of the device.

Those that values decide about make the host wait, which the stand-in refuses.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import trio
from cuda_on_host import FUSED, needs_gxx
from recording_cupy import RecordingCupy, registered

import lazyasync as la


def functions(x: Any) -> dict[str, Any]:
    def body(c: Any, y: Any) -> Any:
        return la.tanh(c + y) * 0.5, (c.sum(), y[0])

    def loss(x: Any) -> Any:
        return (la.scan(body, x[0], x)[1][0] ** 2).sum()

    return {
        "scan": la.scan(body, x[0], x, reverse=True),
        "fori": la.fori_loop(0, 5, lambda i, c: c + i, x[0]),
        "gradient": la.grad(loss)(x),
        "integers": la.scan(lambda c, y: (c + y.astype("int32").sum(), c > 2), np.int32(0), x),
    }


async def test_gives_what_the_cpu_gives(runtime: la.Runtime) -> None:
    assert runtime.devices[0].kind != "cpu"
    values = np.random.default_rng(0).normal(size=(4, 3)).astype(np.float32)
    found = []
    for _ in range(4):  # the first ones of a program differ from those that come later
        found.append(await la.to_cpu(functions(la.asarray(values))))
        await la.mark_step()
    return_value = found[0]
    for again in found[1:]:
        for one, other in zip(la.trees.leaves(again), la.trees.leaves(return_value), strict=True):
            np.testing.assert_array_equal(one, other)
    expected = await on_the_cpu(values)
    for one, other in zip(la.trees.leaves(return_value), la.trees.leaves(expected), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


@needs_gxx
async def test_a_short_loop_is_replayed_with_its_step(
    module: RecordingCupy, kernels_on_host: None
) -> None:
    values = np.random.default_rng(1).normal(size=(6, 4)).astype(np.float32)
    config = FUSED | {"cuda_graphs": True}

    def step(w: Any, x: Any) -> Any:
        def loss(w: Any) -> Any:
            return (la.scan(lambda c, y: (la.tanh(c * w + y), c), x[0], x)[0] ** 2).sum()

        value, slope = la.value_and_grad(loss)(w)
        return w - 0.1 * slope, value

    found = []
    with registered(module):
        for device in ("recorded:0", "cpu:0"):
            async with la.open_runtime(device, config=config) as runtime:
                w, x, train = la.ones((4,)), la.asarray(values), la.compile(step)
                losses = []
                for _ in range(10):
                    w, value = await train(w, x)
                    losses.append(await value.item())
                found.append(losses)
                if device == "recorded:0":
                    assert runtime.metrics.counter_value("CudaGraphReplay") >= 2
                    done = runtime.statistics().devices[device].iterations
                    assert done == 10 * 2 * len(values)
    np.testing.assert_allclose(found[0], found[1], rtol=1e-5)


async def on_the_cpu(values: np.ndarray) -> Any:
    """What the functions give on a CPU, in a thread with a runtime of its own."""

    def run() -> Any:
        async def main() -> Any:
            async with la.open_runtime("cpu"):
                return await la.to_cpu(functions(la.asarray(values)))

        return trio.run(main)

    return await trio.to_thread.run_sync(run)
