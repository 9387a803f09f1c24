"""Convolutions on CUDA: which of cuDNN's ways they take, and what they come to, on a stand-in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx
from extents import few_or_many
from fake_cudnn import BAD_PARAM, EXECUTION_FAILED, NOT_SUPPORTED, FakeCudnn
from recording_cupy import RecordingCupy, registered

import lazyasync as la

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]


def tensors(shapes: Sequence[tuple[int, ...]], dtype: str = "float32") -> list[np.ndarray]:
    rng = np.random.default_rng(sum(map(sum, shapes)))
    return [rng.standard_normal(shape).astype(dtype) for shape in shapes]


async def both(function: Any, arrays: Sequence[np.ndarray], dtype: str = "") -> tuple[Any, Any]:
    """What a compiled function gives on the stand-in and on the CPU, in float64."""
    found = []
    for device in ("recorded:0", "cpu:0"):
        given = [la.asarray(array, device=device) for array in arrays]
        if dtype:
            given = [tensor.astype(dtype) for tensor in given]
        results = await la.compile(function)(*given)
        found.append([np.asarray(x, np.float64) for x in await la.to_cpu(list(results))])
    return found[0], found[1]


def step_of(**how: Any) -> Any:
    """A convolution and its gradients."""

    def step(x: Any, w: Any) -> Any:
        convolve = {3: la.nn.conv1d, 4: la.nn.conv2d, 5: la.nn.conv3d}[x.ndim]

        def loss(x: Any, w: Any) -> Any:
            return la.sum(la.sin(convolve(x, w, None, **how).astype("float64")))

        return (convolve(x, w, None, **how), *la.grad(loss, (0, 1))(x, w))

    return step


CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "plain": ((2, 3, 9, 8), (4, 3, 3, 3), {}),
    "around": ((3, 2, 8, 7), (5, 2, 3, 2), {"padding": 1}),
    "strides": ((2, 4, 11, 10), (6, 4, 3, 3), {"stride": 2, "padding": 1}),
    "even taps, the same": ((2, 3, 8, 8), (4, 3, 2, 4), {"padding": "same"}),
    "groups": ((2, 6, 9, 9), (9, 2, 3, 3), {"groups": 3, "padding": 1}),
    "depthwise": ((3, 4, 10, 10), (4, 1, 3, 3), {"groups": 4, "stride": 2, "padding": 1}),
    "apart": ((2, 3, 12, 12), (4, 3, 3, 3), {"dilation": 2, "padding": 2}),
    "all of it": ((2, 4, 13, 12), (6, 2, 3, 2), {"stride": 2, "dilation": 2, "groups": 2}),
    "one axis": ((4, 3, 17), (5, 3, 4), {"stride": 3, "padding": 2}),
    "three axes": ((2, 2, 6, 7, 5), (3, 2, 3, 2, 3), {"stride": (1, 2, 1), "padding": 1}),
    "as large as the image": ((2, 3, 6, 6), (4, 3, 6, 6), {"padding": 2}),
    "one member": ((1, 1, 7, 7), (1, 1, 3, 3), {}),
    "pointwise": ((2, 5, 6, 6), (4, 5, 1, 1), {"stride": 2}),
}


@pytest.mark.parametrize("name", CASES)
async def test_forward_and_gradients(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, name: str
) -> None:
    of_x, of_w, how = CASES[name]
    found, expected = await both(step_of(**how), tensors([of_x, of_w]))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-4, atol=2e-4)
    assert len({direction for direction, _, _ in convolutions.convolutions}) >= 2
    assert {done[1:] for done in convolutions.convolutions} <= {(1, 3)}


async def test_gradients_are_asked_for_as_what_they_are(
    module: RecordingCupy, convolutions: FakeCudnn, beside_cpu: la.Runtime
) -> None:
    step = step_of(stride=2, padding=1)
    await both(step, tensors([(4, 3, 16, 16), (8, 3, 3, 3)]))
    directions = [direction for direction, _, _ in convolutions.convolutions]
    assert set(directions) == {"BackwardData", "BackwardFilter", "Forward"}


@few_or_many("count", 3, 12)
async def test_random_convolutions(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, count: int
) -> None:
    seed = int(np.random.default_rng().integers(2**31))
    print("seed", seed)
    rng = np.random.default_rng(seed)
    for _ in range(count):
        axes = int(rng.integers(1, 4))
        stride, dilation, groups = (int(each) for each in rng.integers(1, 4, 3))
        taps = rng.integers(1, 4, axes)
        lengths = [int(dilation * (k - 1) + 1 + rng.integers(0, 12 // axes)) for k in taps]
        inner, outer, batch = (int(each) for each in rng.integers(1, 5, 3))
        shapes = [(batch, groups * inner, *lengths), (groups * outer, inner, *map(int, taps))]
        padding = int(rng.integers(0, 3))
        how = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
        found, expected = await both(step_of(**how), tensors(shapes, "float64"))
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9, err_msg=f"{shapes} {how}")


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_half_precision_is_rounded_once(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, dtype: str
) -> None:
    x, w = tensors([(2, 4, 9, 9), (3, 4, 3, 3)])
    given = [la.asarray(each, device="recorded:0").astype(dtype) for each in (x, w)]
    convolve = la.compile(lambda x, w: la.nn.conv2d(x, w, None, 1, 1).astype("float32"))
    found = await (await convolve(*given)).numpy()
    expected = await la.nn.conv2d(*[la.asarray(e, device="cpu:0") for e in (x, w)], None, 1, 1)
    np.testing.assert_allclose(found, await expected.numpy(), rtol=0.05, atol=0.1)
    assert [math for _, _, math in convolutions.convolutions] == [1]
    assert convolutions.layouts == [1]


async def test_a_fast_one_is_looked_for(module: RecordingCupy, convolutions: FakeCudnn) -> None:
    config = FUSED | {"cuda_fast_products": True}
    with registered(module):
        async with la.open_runtime("recorded:0", config=config):
            x, w = (la.asarray(each) for each in tensors([(2, 3, 8, 8), (4, 3, 3, 3)]))
            for _ in range(3):
                await la.nn.conv2d(x, w).numpy()
    assert convolutions.searches == ["cudnnFindConvolutionForwardAlgorithm"]
    assert set(convolutions.convolutions) == {("Forward", 0, 0)}


async def test_nothing_is_left(module: RecordingCupy, convolutions: FakeCudnn) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            x, w = (la.asarray(each) for each in tensors([(2, 3, 8, 8), (4, 3, 3, 3)]))
            await la.nn.conv2d(x, w).numpy()
            assert convolutions.alive("handle") == 1
    assert not convolutions.objects


@pytest.mark.parametrize("status", [NOT_SUPPORTED, BAD_PARAM])
async def test_what_it_cannot_do_is_done_by_products(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, status: int
) -> None:
    convolutions.algorithms = [(1, status, 0, 1)]
    found, expected = await both(step_of(padding=1), tensors([(2, 3, 8, 8), (4, 3, 3, 3)]))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)
    assert not convolutions.convolutions


async def test_other_failures_are_those_of_the_step(
    convolutions: FakeCudnn, beside_cpu: la.Runtime
) -> None:
    convolutions.status = EXECUTION_FAILED
    x, w = (la.asarray(e, device="recorded:0") for e in tensors([(1, 2, 5, 5), (2, 2, 3, 3)]))
    with pytest.raises(la.ExecutionError, match="cudnnConvolutionForward failed"):
        await la.nn.conv2d(x, w).numpy()


async def test_steps_are_replayed(module: RecordingCupy, convolutions: FakeCudnn) -> None:
    """Convolutions are captured as all else is, with the workspace in the plan of memory."""
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED | {"cuda_graphs": True}) as runtime:
            x, w = (la.asarray(each) for each in tensors([(4, 3, 8, 8), (5, 3, 3, 3)]))

            def step(w: Any, x: Any) -> Any:
                def loss(w: Any) -> Any:
                    inner = la.relu(la.nn.conv2d(x, w, None, 1, 1))
                    return la.mean(la.nn.conv2d(inner, la.swapaxes(w, 0, 1)) ** 2)

                value, slope = la.value_and_grad(loss)(w)
                return w - 0.003 * slope, value

            train = la.compile(step)
            losses = []
            for _ in range(12):
                w, value = await train(w, x)
                losses.append(float(await value.item()))
            assert runtime.metrics.counter_value("CudaGraphReplay") >= 2
            assert not runtime.metrics.counter_value("CudaGraphFallback")
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize("how", [{"padding": 1}, {"padding": "same"}, {"stride": 2}])
async def test_lengths_are_given_when_it_runs(beside_cpu: la.Runtime, how: dict[str, Any]) -> None:
    rng = np.random.default_rng(4)
    w = la.asarray(rng.standard_normal((4, 3, 3, 2)), device="recorded:0")
    b = la.asarray(rng.standard_normal(4), device="recorded:0")

    def loss(x: Any, w: Any, b: Any) -> Any:
        return la.sum(la.square(la.relu(la.nn.conv2d(x, w, b, **how))))

    step = la.compile(la.grad(loss, (0, 1, 2)))
    compiled = []
    for members in (2, 3, 5, 9, 7):
        x = la.asarray(rng.standard_normal((members, 3, 8, 8)), device="recorded:0")
        before = beside_cpu.metrics.counter_value("UncachedCompile") or 0
        await la.to_cpu(list(await step(x, w, b)))
        compiled.append((beside_cpu.metrics.counter_value("UncachedCompile") or 0) - before)
    # Sums over members are planned anew where their number is another power of two.
    assert sum(compiled) <= 3, compiled
