"""Convolution and attention in loops, with batches of any length, and behind odd numbers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.backends.discovery import cuda_device_count

NEEDS_CUDA = pytest.mark.skipif(cuda_device_count() == 0, reason="no CUDA device with CuPy here")
KINDS = [
    pytest.param(("cpu:0", True), id="cpu"),
    pytest.param(("cpu:0", False), id="cpu, not compiled"),
    pytest.param(("sim:0", True), id="sim"),
    pytest.param(("cuda:0", True), id="cuda", marks=NEEDS_CUDA),
]


@pytest.fixture(params=KINDS)
async def opened(request: pytest.FixtureRequest) -> AsyncIterator[la.Runtime]:
    """A runtime on each kind of device, and on a CPU without compiled loops."""
    device, is_compiled = request.param
    async with la.open_runtime(device, config=la.Config(jit=is_compiled)) as runtime:
        yield runtime


def layers(rng: np.random.Generator) -> dict[str, tuple[Any, Any, tuple[int, ...]]]:
    """Functions of ``(x, weights)`` that give what is like ``x``, weights, and the shape of x."""

    def convolved(x: Any, w: Any) -> Any:
        return la.tanh(la.nn.conv2d(x, w[0], w[1], padding="same"))

    def depthwise(x: Any, w: Any) -> Any:
        return la.tanh(la.nn.conv1d(x, w, padding=2, dilation=2, groups=4))

    def upsampled(x: Any, w: Any) -> Any:
        up = la.nn.conv_transpose2d(x, w, None, 2, 1, 1)
        return la.tanh(la.nn.max_pool2d(up, 2) + la.nn.avg_pool2d(up, 2))

    def attended(x: Any, w: Any) -> Any:
        q, k, v = (la.matmul(x, each) for each in w)
        return x + la.nn.attention(q, k, v, causal=True)

    def normal(*shape: int) -> Any:
        return la.asarray(rng.standard_normal(shape) / 3)

    return {
        "convolved": (convolved, (normal(3, 3, 3, 2), normal(3)), (2, 3, 6, 5)),
        "depthwise": (depthwise, normal(4, 1, 3), (3, 4, 9)),
        "upsampled": (upsampled, normal(2, 2, 3, 3), (2, 2, 5, 4)),
        "attended": (attended, tuple(normal(4, 4) for _ in range(3)), (2, 2, 7, 4)),
    }


async def test_in_bodies_of_scans(opened: la.Runtime) -> None:
    rng = np.random.default_rng(1)
    for name, (layer, weights, shape) in layers(rng).items():
        x = la.asarray(rng.standard_normal(shape))

        def looped(x: Any, w: Any, layer: Any = layer) -> Any:
            def body(carry: Any, _: Any) -> Any:
                found = layer(carry, w)
                return found, la.sum(found)

            last, sums = la.scan(body, x, None, length=3)
            return la.sum(last * last) + la.sum(sums)

        def unrolled(x: Any, w: Any, layer: Any = layer) -> Any:
            total: Any = 0.0
            for _ in range(3):
                x = layer(x, w)
                total = total + la.sum(x)
            return total + la.sum(x * x)

        results = [
            await la.to_cpu(await la.compile(la.value_and_grad(each, (0, 1)))(x, weights))
            for each in (looped, unrolled)
        ]
        found, expected = results
        for one, other in zip(la.trees.leaves(found), la.trees.leaves(expected), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12, err_msg=name)


async def test_one_program_for_batches_of_any_length(opened: la.Runtime) -> None:
    rng = np.random.default_rng(2)
    for name, (layer, weights, shape) in layers(rng).items():

        def loss(x: Any, w: Any, layer: Any = layer) -> Any:
            return la.sum(la.square(layer(x, w)))

        step = la.compile(la.grad(loss, (0, 1)))
        compiled = 0
        for members in (2, 3, 6):
            x = await la.asarray(rng.standard_normal((members, *shape[1:])))
            before = opened.metrics.counter_value("UncachedCompile") or 0
            found = await la.to_cpu(await step(x, weights))
            compiled += (opened.metrics.counter_value("UncachedCompile") or 0) - before
            # Of each member alone.
            each = [la.grad(loss, (0, 1))(x[n : n + 1], weights) for n in range(members)]
            alone = await la.to_cpu(each)
            together = np.concatenate([one[0] for one in alone])
            np.testing.assert_allclose(found[0], together, rtol=1e-9, atol=1e-12, err_msg=name)
            sums = [
                sum(parts) for parts in zip(*[la.trees.leaves(o[1]) for o in alone], strict=True)
            ]
            for one, other in zip(la.trees.leaves(found[1]), sums, strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12, err_msg=name)
        # A GPU's sums over members are planned anew for each power of two of them.
        assert compiled <= (4 if opened.devices[0].kind == "cuda" else 2), name


async def test_odd_numbers(opened: la.Runtime) -> None:
    # Zeros keep their sign behind the cut, as everywhere.
    x = -np.zeros((1, 1, 4, 40), np.float32)
    convolved = la.nn.conv2d(la.asarray(x), la.ones((1, 1, 1, 1)))
    behind, alone = await la.to_cpu([la.relu(convolved), la.relu(la.asarray(x))])
    assert (np.signbit(behind) == np.signbit(alone)).all()
    rng = np.random.default_rng(3)
    for stride, padding, dilation in ((1, 1, 1), (2, 1, 2), (3, 0, 1)):
        x = rng.standard_normal((2, 3, 9, 33)).astype(np.float32)
        w = rng.standard_normal((4, 3, 3, 3)).astype(np.float32)
        x[0, 1, 4, 5], x[1, 2, 3, 32], x[1, 0, 0, 0] = np.inf, np.nan, -np.inf
        found, cut = await la.to_cpu(
            [
                la.nn.conv2d(la.asarray(x), la.asarray(w), None, stride, padding, dilation),
                la.relu(la.nn.conv2d(la.asarray(x), la.asarray(w), None, stride, padding)),
            ]
        )
        padded = np.pad(x, [(0, 0), (0, 0), (padding, padding), (padding, padding)])
        rows, columns = found.shape[2:]
        expected = np.zeros(found.shape, np.float32)
        with np.errstate(invalid="ignore"):
            for i in range(3):
                for j in range(3):
                    met = padded[:, :, i * dilation :: stride, j * dilation :: stride]
                    met = met[:, :, :rows, :columns]
                    expected += np.einsum("nchw,oc->nohw", met, w[:, :, i, j])
        np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3)
        assert np.isnan(cut).any()
        assert (cut[~np.isnan(cut)] >= 0).all()
    # An infinite element of a kernel, times the zeros around the input.
    w = np.ones((1, 1, 3, 3), np.float32)
    w[0, 0, 0, 0] = np.inf
    ones = la.ones((1, 1, 4, 4))
    found = await la.nn.conv2d(ones, la.asarray(w), padding=1).numpy()
    assert np.isnan(found[0, 0, 0]).all()
    assert np.isinf(found[0, 0, 1:, 1:]).all()
