"""Channels last on CUDA: networks whose values lie as their convolutions want, on a stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx
from fake_cudnn import FakeCudnn
from recording_cupy import RecordingCupy, registered

import lazyasync as la

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

CHANNELS_FIRST, CHANNELS_LAST = 0, 1


@pytest.fixture
async def fast(module: RecordingCupy, kernels_on_host: None) -> AsyncIterator[la.Runtime]:
    """A runtime on the stand-in, whose single precision may be that of tensor cores, and a CPU."""
    config = FUSED | {"cuda_fast_products": True}
    with registered(module):
        async with la.open_runtime(["recorded:0", "cpu:0"], config=config) as opened:
            yield opened


def arrays(*shapes: tuple[int, ...]) -> list[np.ndarray]:
    rng = np.random.default_rng(sum(map(sum, shapes)))
    return [(rng.standard_normal(s) / s[-1] ** 0.5).astype(np.float32) for s in shapes]


async def both(function: Callable[..., Any], given: list[np.ndarray]) -> tuple[Any, Any]:
    """What a compiled function gives on the stand-in and on the CPU."""
    found = []
    for device in ("recorded:0", "cpu:0"):
        results = await la.compile(function)(*[la.asarray(x, device=device) for x in given])
        leaves = list(results) if isinstance(results, (tuple, list)) else [results]
        found.append([np.asarray(x, np.float64) for x in await la.to_cpu(leaves)])
    return found[0], found[1]


def residual(x: Any, stem: Any, w: Any, narrow: Any, scale: Any, shift: Any) -> Any:
    def norm(x: Any) -> Any:
        return la.nn.batch_norm(x, None, None, scale, shift, training=True).output

    x = la.relu(norm(la.nn.conv2d(x, stem, None, 1, 1)))
    inner = la.relu(norm(la.nn.conv2d(x, w, None, 1, 1)))
    x = la.relu(norm(la.nn.conv2d(inner, w, None, 2, 1)) + la.nn.conv2d(x, narrow, None, 2))
    return la.mean(x, (2, 3))


RESIDUAL = [(3, 3, 8, 8), (8, 3, 3, 3), (8, 8, 3, 3), (8, 8, 1, 1), (8,), (8,)]


def pooled(x: Any, w: Any, v: Any) -> Any:
    """Pooling with and without overlaps, and a flat end, for which elements are moved."""
    x = la.nn.max_pool2d(la.relu(la.nn.conv2d(x, w, None, 1, 1)), 3, 2, 1)
    x = la.nn.avg_pool2d(la.nn.max_pool2d(x, 2), 2)
    return x.reshape((x.shape[0], -1)) @ v


def dense(x: Any, w: Any, v: Any) -> Any:
    """What is put beside each other, and what is not in an order that convolutions want."""
    inner = la.nn.conv2d(x, w, None, 1, 1)
    both = la.concatenate([x, inner * la.cumsum(inner, 2)], 1)
    return la.nn.group_norm(la.nn.conv2d(both, v, None, 1, 1), 2)


def upward(x: Any, w: Any, v: Any) -> Any:
    x = la.nn.conv_transpose2d(x, w, None, 2, 1)
    return la.nn.conv2d(la.nn.interpolate(la.tanh(x), scale_factor=2, mode="nearest"), v)


def grouped(x: Any, w: Any, v: Any) -> Any:
    x = la.silu(la.nn.conv2d(x, w, None, 1, "same", groups=2))
    return la.nn.conv2d(x, v, None, 1, 1, groups=16) * la.mean(x, (2, 3), keepdims=True)


def along_lines(x: Any, w: Any, v: Any) -> Any:
    x = la.gelu(la.nn.conv1d(x, w, None, 1, 1))
    return la.softmax(la.nn.conv1d(x, v, None, 2), 1)


def in_space(x: Any, w: Any, v: Any) -> Any:
    x = la.nn.conv3d(x, w, None, 1, 1)
    return la.nn.conv3d(x - la.max(x, (0, 2, 3, 4), keepdims=True), v)


def given_last(x: Any, w: Any, v: Any) -> Any:
    """Users who have their channels last."""
    x = la.relu(la.nn.conv2d(x, w, None, 1, 1, channels_last=True))
    return la.nn.conv2d(x, v, None, 1, channels_last=True) * 2.0


NETWORKS: dict[str, tuple[Callable[..., Any], list[tuple[int, ...]]]] = {
    "residual": (residual, RESIDUAL),
    "pooled": (pooled, [(2, 1, 17, 16), (4, 1, 3, 3), (16, 5)]),
    "dense": (dense, [(2, 3, 6, 5), (4, 3, 3, 3), (6, 7, 3, 3)]),
    "upward": (upward, [(2, 4, 5, 6), (4, 3, 4, 4), (2, 3, 3, 3)]),
    "grouped": (grouped, [(2, 16, 6, 6), (16, 8, 3, 3), (16, 1, 3, 3)]),
    "along lines": (along_lines, [(3, 4, 12), (5, 4, 3), (4, 5, 2)]),
    "in space": (in_space, [(2, 2, 4, 5, 3), (3, 2, 3, 3, 3), (2, 3, 2, 1, 1)]),
    "given last": (given_last, [(2, 6, 7, 3), (5, 3, 3, 3), (4, 5, 1, 1)]),
}


def step_of(network: Callable[..., Any]) -> Callable[..., Any]:
    """A network's outputs and the gradients of all that it is given."""

    def step(*given: Any) -> Any:
        def loss(*given: Any) -> Any:
            return la.sum(la.sin(network(*given)))

        return (network(*given), *la.grad(loss, tuple(range(len(given))))(*given))

    return step


HALVES = {"pooled": "bfloat16", "dense": "bfloat16", "upward": "float16", "given last": "float16"}
"""Networks that an ordinary run has in half precision. It has the others in single precision."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.stress if n in HALVES else ()) for n in NETWORKS],
)
async def test_networks(convolutions: FakeCudnn, fast: la.Runtime, name: str) -> None:
    network, shapes = NETWORKS[name]
    found, expected = await both(step_of(network), arrays(*shapes))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4 * abs(other).max() + 1e-5)
    assert CHANNELS_LAST in convolutions.layouts


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        pytest.param(name, dtype, marks=() if HALVES.get(name) == dtype else pytest.mark.stress)
        for name in NETWORKS
        for dtype in ("bfloat16", "float16")
    ],
)
async def test_networks_in_half_precision(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, name: str, dtype: str
) -> None:
    network, shapes = NETWORKS[name]
    given = arrays(*shapes)

    def narrow(*given: Any) -> Any:
        with la.autocast(dtype):
            return network(*given).astype("float32")

    found, expected = await both(step_of(narrow), given)
    exact = (await both(step_of(network), given))[1]
    for one, other, true in zip(found, expected, exact, strict=True):
        # About as far from what is exact as the CPU's, which rounds elsewhere.
        error, usual = np.linalg.norm(one - true), np.linalg.norm(other - true)
        assert error <= 2 * usual + 0.02 * np.linalg.norm(true), (error, usual)
    assert CHANNELS_LAST in convolutions.layouts


async def test_nothing_is_copied_between_convolutions(
    module: RecordingCupy, convolutions: FakeCudnn, fast: la.Runtime
) -> None:
    given = [la.asarray(each, device="recorded:0") for each in arrays(*RESIDUAL)]

    def loss(x: Any, *parameters: Any) -> Any:
        return la.sum(residual(x, *parameters))

    def step(*given: Any) -> Any:
        slopes = la.grad(loss, tuple(range(1, len(given))))(*given)
        return [each - 0.1 * slope for each, slope in zip(given[1:], slopes, strict=True)]

    await la.to_cpu(await la.compile(step)(*given))
    assert module.count("kernel:copy") == module.count("kernel:copyto") == 0
    assert set(convolutions.layouts) == {CHANNELS_LAST}


async def test_second_order_and_members(convolutions: FakeCudnn, fast: la.Runtime) -> None:
    def penalty(x: Any, w: Any) -> Any:
        def loss(x: Any) -> Any:
            return la.sum(la.tanh(la.nn.conv2d(la.nn.conv2d(x, w, None, 1, 1), w, None, 2, 1)))

        return la.sum(la.square(la.grad(loss)(x)))

    def many(x: Any, w: Any, several: Any) -> Any:
        over = la.vmap(lambda x, w: la.nn.conv2d(la.relu(la.nn.conv2d(x, w)), w), (None, 0))
        return (*la.grad(penalty, (0, 1))(x, w), over(x, several))

    found, expected = await both(many, arrays((2, 3, 8, 7), (3, 3, 3, 3), (2, 3, 3, 3, 3)))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4)


async def test_what_somebody_gets_is_in_its_order(
    convolutions: FakeCudnn, fast: la.Runtime
) -> None:
    def several(x: Any, w: Any) -> Any:
        y = la.nn.conv2d(x, w, None, 1, 1)
        z = la.relu(y)
        return y, z, la.transpose(z, (0, 2, 3, 1)), z.reshape((-1,)), z[:, 1:, ::2], z

    found, expected = await both(several, arrays((2, 3, 6, 5), (4, 3, 3, 3)))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


async def test_lengths_are_given_when_it_runs(convolutions: FakeCudnn, fast: la.Runtime) -> None:
    given = arrays(*RESIDUAL)
    step = la.compile(step_of(residual))
    for members in (3, 5, 7):
        (x,) = arrays((members, 3, 8, 8))
        found = []
        for device in ("recorded:0", "cpu:0"):
            results = await step(*[la.asarray(each, device=device) for each in (x, *given[1:])])
            found.append(await la.to_cpu(list(results)))
        for one, other in zip(*found, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4 * abs(other).max() + 1e-5)
    assert set(convolutions.layouts) == {CHANNELS_LAST}


async def test_single_precision_as_it_is_stays_channels_first(
    convolutions: FakeCudnn, beside_cpu: la.Runtime
) -> None:
    await both(step_of(residual), arrays(*RESIDUAL))
    assert set(convolutions.layouts) == {CHANNELS_FIRST}


async def test_without_tensor_cores_half_precision_is_single(
    convolutions: FakeCudnn, beside_cpu: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """cuDNN is asked again where it has nothing for channels that lie last."""
    monkeypatch.setattr(convolutions, "knows", {CHANNELS_FIRST})

    def convolve(x: Any, w: Any) -> Any:
        half = [each.astype("bfloat16") for each in (x, w)]
        return la.nn.conv2d(*half, None, 1, 1).astype("float32")

    found, expected = await both(convolve, arrays((2, 4, 6, 6), (3, 4, 3, 3)))
    np.testing.assert_allclose(found[0], expected[0], rtol=0.02, atol=0.02)
    assert [math for _, _, math in convolutions.convolutions] == [3]
    assert convolutions.layouts == [CHANNELS_FIRST]
