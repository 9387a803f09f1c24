"""Convolutions: dtypes, layouts, batches, derivatives, compiled programs, errors."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import lazyasync as la


def by_loops(x: Any, w: Any, stride: int, padding: int, dilation: int, groups: int) -> Any:
    """The convolution of arrays (batch, channels, …), tap by tap."""
    axes = x.ndim - 2
    x = np.pad(x, [(0, 0), (0, 0), *[(padding, padding)] * axes])
    outputs, inner = w.shape[:2]
    lengths = [
        (x.shape[2 + a] - dilation * (w.shape[2 + a] - 1) - 1) // stride + 1 for a in range(axes)
    ]
    result = np.zeros((x.shape[0], outputs, *lengths), np.result_type(x, w))
    for output in range(outputs):
        first = output // (outputs // groups) * inner
        for tap in itertools.product(*map(range, w.shape[2:])):
            part = tuple(
                slice(k * dilation, k * dilation + (n - 1) * stride + 1, stride)
                for k, n in zip(tap, lengths, strict=True)
            )
            met = x[(slice(None), slice(first, first + inner), *part)]
            result[:, output] += np.tensordot(met, w[(output, slice(None), *tap)], ([1], [0]))
    return result


async def test_random_arguments_of_all_dtypes(runtime: la.Runtime) -> None:
    seed = int(np.random.default_rng().integers(2**31))
    print("seed", seed)
    rng = np.random.default_rng(seed)
    functions = {1: la.nn.conv1d, 2: la.nn.conv2d, 3: la.nn.conv3d}
    for _ in range(30):
        axes = int(rng.integers(1, 4))
        stride, dilation, groups = (int(each) for each in rng.integers(1, 4, 3))
        padding = int(rng.integers(0, 3))
        taps = rng.integers(1, 4, axes)
        lengths = [int(dilation * (k - 1) + 1 + rng.integers(0, 30 // axes)) for k in taps]
        inner, outer = (int(each) for each in rng.integers(1, 7, 2))
        dtype = rng.choice(["f4", "f8", "f2", "c8", "i8"])
        x, w = (
            (rng.standard_normal(shape) * 3).astype(dtype)
            for shape in (
                (int(rng.integers(0, 4)), groups * inner, *lengths),
                (groups * outer, inner, *taps),
            )
        )
        found = functions[axes](
            la.asarray(x), la.asarray(w), None, stride, padding, dilation, groups
        )
        assert found.dtype == x.dtype
        wide = x if dtype == "i8" else x.astype("c16" if dtype == "c8" else "f8")
        expected = by_loops(wide, w.astype(wide.dtype), stride, padding, dilation, groups)
        tolerance = 2e-2 if dtype == "f2" else 1e-3
        np.testing.assert_allclose(
            await found.numpy(), expected, rtol=tolerance, atol=tolerance * 10
        )


async def test_bfloat16_is_summed_up_in_float32(runtime: la.Runtime) -> None:
    ones = la.ones((1, 64, 9, 9), dtype=la.bfloat16)
    found = la.nn.conv2d(ones, la.ones((2, 64, 3, 3), dtype=la.bfloat16))
    assert found.dtype == la.bfloat16
    assert (await la.astype(found, la.float32).numpy() == 576).all()


async def test_bias_and_relu_behind_it(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(1)
    for shape, taps, groups in (
        ((2, 6, 9, 11), 3, 1),
        ((3, 6, 5, 5), 1, 6),
        ((1, 6, 40, 70), 5, 2),
    ):
        x, w, b = (
            rng.standard_normal(each).astype("f4")
            for each in (shape, (6, 6 // groups, taps, taps), (6,))
        )
        x[0, 0, 0, 0] = np.nan

        @la.compile
        def both(x: Any, w: Any, b: Any, groups: int = groups) -> Any:
            before = la.nn.conv2d(x, w, b, padding="same", groups=groups)
            return la.relu(la.nn.conv2d(x, w, b, padding="same", groups=groups)), before

        found, before = await both(*map(la.asarray, (x, w, b)))
        expected = by_loops(x, w, 1, taps // 2, 1, groups) + b[:, None, None]
        np.testing.assert_allclose(await before.numpy(), expected, atol=1e-4)
        np.testing.assert_allclose(await found.numpy(), np.maximum(expected, 0), atol=1e-4)


async def test_channels_last_and_no_batch(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(2)
    x, w = rng.standard_normal((2, 4, 7, 8)), rng.standard_normal((5, 4, 3, 2))
    first = await la.nn.conv2d(la.asarray(x), w, stride=2).numpy()
    last = la.nn.conv2d(la.asarray(x.transpose(0, 2, 3, 1)), w, stride=2, channels_last=True)
    np.testing.assert_allclose(await last.numpy(), first.transpose(0, 2, 3, 1))
    np.testing.assert_allclose(await la.nn.conv2d(la.asarray(x[0]), w, stride=2).numpy(), first[0])


async def test_batches_of_inputs_and_of_kernels(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(3)
    x, w = rng.standard_normal((3, 2, 4, 9)), rng.standard_normal((3, 6, 2, 3))

    def member(x: Any, w: Any) -> Any:
        return la.nn.conv1d(x, w, padding=1, groups=2)

    for axes in ((0, None), (None, 0), (0, 0)):
        one, other = (x if axes[0] == 0 else x[0]), (w if axes[1] == 0 else w[0])
        found = await la.vmap(member, in_axes=axes)(la.asarray(one), la.asarray(other)).numpy()
        for place in range(3):
            expected = by_loops(
                x[place if axes[0] == 0 else 0], w[place if axes[1] == 0 else 0], 1, 1, 1, 2
            )
            np.testing.assert_allclose(found[place], expected, atol=1e-12)


async def test_second_derivatives_and_forward_mode(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(4)
    x, w, c, d = (
        la.asarray(rng.standard_normal(shape))
        for shape in ((2, 2, 7, 6), (4, 1, 3, 2), (2, 2, 7, 6), (4, 1, 3, 2))
    )

    def loss(x: Any, w: Any) -> Any:
        y = la.nn.conv2d(x, w, None, (2, 1), 1, (1, 2), 2)
        return la.sum(y * y * y)

    def slope(x: Any, w: Any) -> Any:
        gx, gw = la.grad(loss, argnums=(0, 1))(x, w)
        return la.sum(gx * c) + la.sum(gw * d)

    _, along = la.jvp(loss, (x, w), (c, d))
    np.testing.assert_allclose(float(await along.numpy()), float(await slope(x, w).numpy()))
    second = la.grad(slope, argnums=(0, 1))(x, w)
    step = 1e-5
    differences = slope(x + step * c, w + step * d) - slope(x - step * c, w - step * d)
    found = la.sum(second[0] * c) + la.sum(second[1] * d)
    expected = float(await differences.numpy()) / (2 * step)
    np.testing.assert_allclose(float(await found.numpy()), expected, rtol=1e-6)


async def test_kernels_of_transposed_convolutions_have_gradients(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(5)
    x, w = rng.standard_normal((3, 4, 9, 8)), rng.standard_normal((4, 3, 3, 3))
    c = rng.standard_normal((3, 3, 18, 16))
    along = rng.standard_normal(w.shape)

    def loss(w: Any) -> Any:
        return la.sum(la.nn.conv_transpose2d(la.asarray(x), w, None, 2, 1, 1) * c)

    found = await la.grad(loss)(la.asarray(w)).numpy()
    np.testing.assert_allclose((found * along).sum(), float(await loss(la.asarray(along)).numpy()))


async def test_one_program_for_batches_of_any_length(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(6)
    w = rng.standard_normal((4, 3, 3, 3))

    def loss(w: Any, x: Any) -> Any:
        return la.sum(la.relu(la.nn.conv2d(x, w, padding=1)))

    step = la.compile(la.grad(loss))
    for members in (2, 3, 5, 8, 13):
        x = rng.standard_normal((members, 3, 8, 9))
        found = await (await step(la.asarray(w), la.asarray(x))).numpy()
        mask = by_loops(x, w, 1, 1, 1, 1) > 0
        along = rng.standard_normal(w.shape)
        expected = (by_loops(x, along, 1, 1, 1, 1) * mask).sum()
        np.testing.assert_allclose((found * along).sum(), expected)


async def test_errors_say_what_does_not_fit(runtime: la.Runtime) -> None:
    x, w = la.ones((1, 4, 5, 5)), la.ones((6, 2, 3, 3))
    with pytest.raises(la.ShapeError, match="channels"):
        la.nn.conv2d(x, w)
    with pytest.raises(la.ShapeError, match="longer than the axis"):
        la.nn.conv2d(x, la.ones((1, 4, 7, 7)))
    with pytest.raises(la.ShapeError, match="spatial axes"):
        la.nn.conv1d(x, w)
    with pytest.raises(la.DTypeError, match="booleans"):
        la.nn.conv2d(la.ones((1, 1, 3, 3), dtype=bool), la.ones((1, 1, 1, 1), dtype=bool))
    with pytest.raises(ValueError, match="same"):
        la.nn.conv2d(x, la.ones((1, 4, 3, 3)), stride=2, padding="same")
    with pytest.raises(ValueError, match="output_padding"):
        la.nn.conv_transpose2d(x, la.ones((4, 1, 3, 3)), output_padding=1)


async def test_kernels_of_one_tap_have_gradients(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(7)
    for members, groups, stride, shape in ((3, 1, 1, (5, 4)), (2, 2, 2, (7, 6)), (0, 1, 1, (4, 4))):
        x = rng.standard_normal((members, 6, *shape))
        w, along = rng.standard_normal((2, 4, 6 // groups, 1, 1))

        def loss(w: Any, x: Any = x, stride: int = stride, groups: int = groups) -> Any:
            y = la.nn.conv2d(la.asarray(x), w, None, stride, 0, 1, groups)
            return la.sum(y * y)

        slope = la.sum(la.grad(loss)(la.asarray(w)) * la.asarray(along))
        found = float(await slope.numpy())
        y = by_loops(x, w, stride, 0, 1, groups)
        expected = 2 * (y * by_loops(x, along, stride, 0, 1, groups)).sum()
        np.testing.assert_allclose(found, expected, rtol=1e-9)
