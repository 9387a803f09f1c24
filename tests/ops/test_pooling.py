"""The largest of windows, and where its gradient goes: ties, NaN, dtypes, shapes, transforms."""

from __future__ import annotations

from typing import Any

import numpy as np
from extents import makes_kernels

import lazyasync as la


def expected_of(
    x: np.ndarray, g: Any, size: int, stride: int, padding: int, dilation: int
) -> tuple[np.ndarray, np.ndarray]:
    """The largest along the last axis, the first of equal ones, and the gradient by ``x``."""
    least = -np.inf if x.dtype.kind == "f" else np.iinfo(x.dtype).min
    padded = np.pad(x, [(0, 0), (padding, padding)], constant_values=least)
    count = (padded.shape[1] - dilation * (size - 1) - 1) // stride + 1
    out, slope = np.zeros((len(x), count), x.dtype), np.zeros(padded.shape)
    for row in range(len(x)):
        for window in range(count):
            places = window * stride + dilation * np.arange(size)
            met = padded[row, places]
            odd = np.isnan(met) if x.dtype.kind == "f" else np.zeros(size, bool)
            place = places[np.flatnonzero(odd)[-1] if odd.any() else met.argmax()]
            out[row, window] = padded[row, place]
            slope[row, place] += g[row, window] if g is not None else 0
    return out, slope[:, padding : padding + x.shape[1]]


async def test_random_windows(runtime: la.Runtime) -> None:
    seed = int(np.random.default_rng().integers(2**31))
    print("seed", seed)
    rng = np.random.default_rng(seed)
    for _ in range(8 if makes_kernels(runtime) else 25):
        size, stride, dilation = (int(each) for each in rng.integers(1, 5, 3))
        padding = int(rng.integers(0, size // 2 + 1))
        length = max(1, dilation * (size - 1) + 1 - 2 * padding) + int(rng.integers(0, 9))
        dtype = str(rng.choice(["f4", "f8", "f2", "i4"]))
        x = rng.integers(-2, 3, (3, length)).astype(dtype)  # many are equal
        if dtype != "i4":
            x[rng.random(x.shape) < 0.05] = np.nan
        options = (size, stride, padding, dilation)
        where = f"{seed=} {dtype} {length=} {options}"
        out, _ = expected_of(x, None, *options)

        def pooled(x: Any, options: Any = options) -> Any:
            return la.nn.max_pool1d(x[:, None], *options)[:, 0]

        found = pooled(la.asarray(x))
        assert found.dtype == x.dtype
        np.testing.assert_array_equal(await found.numpy(), out, err_msg=where)
        if dtype == "i4":
            continue
        g = rng.integers(1, 9, out.shape).astype(dtype)

        def weighted(x: Any, g: Any = g, pooled: Any = pooled) -> Any:
            return la.sum(pooled(x) * la.asarray(g))

        slope = await la.grad(weighted)(la.asarray(x)).numpy()
        _, expected = expected_of(x, g, *options)
        np.testing.assert_array_equal(slope, expected, err_msg=where)


async def test_transforms(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(1)
    x, along = (la.asarray(rng.standard_normal((3, 2, 2, 9, 8))) for _ in range(2))

    def pooled(x: Any) -> Any:
        return la.nn.max_pool2d(x, 3, 2, 1)

    def slope(x: Any) -> Any:
        return la.grad(lambda x: la.sum(pooled(x) ** 3))(x)

    batched = la.vmap(slope)(x)
    each = la.stack([slope(x[n]) for n in range(3)])
    _, tangent = la.jvp(pooled, (x[0],), (along[0],))
    one, step = x[0], 1e-6 * along[0]
    difference = (pooled(one + step) - pooled(one - step)) / 2e-6
    second = la.grad(lambda x: la.sum(slope(x) * along[0]))(one)
    differences = (slope(one + step) - slope(one - step)) / 2e-6
    found = await la.to_cpu([batched, each, tangent, difference, second, differences])
    np.testing.assert_allclose(found[0], found[1])
    np.testing.assert_allclose(found[2], found[3], atol=1e-7)
    np.testing.assert_allclose(found[4], found[5], atol=1e-6)


async def test_bfloat16_and_channels_last(runtime: la.Runtime) -> None:
    x = np.random.default_rng(2).integers(-9, 9, (2, 3, 8, 6)).astype(np.float32)
    expected = x.reshape(2, 3, 4, 2, 3, 2).max((3, 5))
    short = la.nn.max_pool2d(la.asarray(x).astype("bfloat16"), 2)
    last = la.nn.max_pool2d(la.asarray(x.transpose(0, 2, 3, 1)), 2, channels_last=True)
    empty = la.nn.max_pool2d(la.zeros((0, 3, 8, 6)), 2)
    found = await la.to_cpu([short.astype("float32"), last, empty])
    np.testing.assert_array_equal(found[0], expected)
    np.testing.assert_array_equal(found[1].transpose(0, 3, 1, 2), expected)
    assert found[2].shape == (0, 3, 4, 3)
