"""Where the largest of windows are, what undoes pooling, borders, dropped channels, and grids."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import nn


def largest(x: np.ndarray, windows: list[list[list[int]]]) -> tuple[np.ndarray, np.ndarray]:
    """The largest elements of windows, and their flat places; ``windows`` has places by axis."""
    axes = len(windows)
    shape = (*x.shape[:-axes], *map(len, windows))
    found, places = np.empty(shape, x.dtype), np.empty(shape, np.int64)
    for at in np.ndindex(*shape):
        line = x[at[:-axes]].ravel()
        taps = [own[number] for own, number in zip(windows, at[-axes:], strict=True)]
        members = [
            int(np.ravel_multi_index(each, x.shape[-axes:])) for each in itertools.product(*taps)
        ]
        places[at] = members[int(np.argmax(line[members]))]  # of equal ones the first
        found[at] = line[places[at]]
    return found, places


def windows_of(length: int, size: int, stride: int, padding: int, dilation: int) -> Any:
    last = length + 2 * padding - dilation * (size - 1) - 1
    starts = range(-padding, last - padding + 1, stride)
    taps = [[start + tap * dilation for tap in range(size)] for start in starts]
    return [[place for place in each if 0 <= place < length] for each in taps]


CASES = [
    (1, (2, 3, 9), 3, 2, 1, 1),
    (2, (2, 2, 7, 8), 2, 2, 0, 1),
    (2, (1, 2, 8, 9), 3, 2, 1, 2),
    (2, (3, 9, 7), 3, 1, 1, 1),  # without a batch
    (3, (1, 2, 4, 5, 6), 2, 3, 1, 1),
]


@pytest.mark.parametrize("compiled", [False, True])
async def test_places_of_the_largest(device: str, compiled: bool) -> None:
    rng = np.random.default_rng(0)
    async with la.open_runtime(device):
        for axes, shape, size, stride, padding, dilation in CASES:
            x = rng.integers(-3, 4, shape).astype(np.float32)  # many are equal
            module = getattr(nn, f"MaxPool{axes}d")(
                size, stride, padding, dilation, return_indices=True
            )
            pair = await la.compile(module)(la.asarray(x)) if compiled else module(la.asarray(x))
            values, places = await la.to_cpu(pair)
            windows = [
                windows_of(length, size, stride, padding, dilation) for length in shape[-axes:]
            ]
            expected, wanted = largest(x, windows)
            np.testing.assert_array_equal(values, expected)
            np.testing.assert_array_equal(places, wanted)
            assert places.dtype == np.int64


async def test_places_of_the_largest_of_adaptive_windows(runtime: la.Runtime) -> None:
    x = np.random.default_rng(1).integers(0, 9, (2, 3, 7, 5)).astype(np.int32)
    values, places = await la.to_cpu(nn.adaptive_max_pool2d(la.asarray(x), (3, 2), True))
    windows = [
        [list(range(i * length // n, -(-(i + 1) * length // n))) for i in range(n)]
        for length, n in ((7, 3), (5, 2))
    ]
    expected, wanted = largest(x, windows)
    np.testing.assert_array_equal(values, expected)
    np.testing.assert_array_equal(places, wanted)


async def test_unpooling_undoes_pooling(runtime: la.Runtime) -> None:
    for axes, lengths in ((1, (8,)), (2, (6, 9)), (3, (4, 6, 5))):
        x = np.random.default_rng(axes).standard_normal((2, 3, *lengths)).astype(np.float32)
        unpool = getattr(nn, f"MaxUnpool{axes}d")(2)
        pooled, places = getattr(nn, f"MaxPool{axes}d")(2, return_indices=True)(la.asarray(x))
        found = await unpool(pooled, places, x.shape).numpy()
        assert found.shape == x.shape
        assert ((found == 0) | (found == x)).all()
        assert (
            np.sort(found[found != 0]).tolist() == np.sort((await pooled.numpy()).ravel()).tolist()
        )
        slopes = la.grad(lambda t, p=places, u=unpool, s=x.shape: (u(t, p, s) * 3).sum())(pooled)
        np.testing.assert_array_equal(await slopes.numpy(), 3)
        assert unpool(pooled, places).shape == (2, 3, *[length // 2 * 2 for length in lengths])
    with pytest.raises(la.ShapeError, match="indices must be"):
        nn.max_unpool1d(la.ones((2, 3, 4)), la.zeros((2, 3, 3), dtype="int64"), 2)


async def test_borders(runtime: la.Runtime) -> None:
    x = np.arange(24.0).reshape(2, 3, 4)
    t = la.asarray(x)
    modes = {"reflect": "reflect", "replicate": "edge", "circular": "wrap", "constant": "constant"}
    for mode, name in modes.items():
        found = await nn.pad(t, (1, 2, 0, 1), mode).numpy()  # type: ignore[arg-type]
        expected = np.pad(x, [(0, 0), (0, 1), (1, 2)], name)  # type: ignore[call-overload]
        np.testing.assert_array_equal(found, expected)
    found = await nn.pad(t, (-1, 1), value=5.0).numpy()
    expected = np.pad(x[..., 1:], [(0, 0), (0, 0), (0, 1)], constant_values=5.0)
    np.testing.assert_array_equal(found, expected)
    refused: list[tuple[tuple[int, ...], str, type[Exception]]] = [
        ((1,), "constant", la.ShapeError),
        ((-3, -2), "constant", la.ShapeError),
        ((1, 1), "edge", ValueError),
    ]
    for widths, mode, error in refused:
        with pytest.raises(error):
            nn.pad(t, widths, mode)  # type: ignore[arg-type]


async def test_whole_channels_are_dropped(runtime: la.Runtime) -> None:
    la.manual_seed(3)
    for axes in (1, 2, 3):
        drop = getattr(nn, f"Dropout{axes}d")(0.5)
        for batch in ((), (40,)):
            found = await drop(la.ones((*batch, 50, *(2, 3, 4)[:axes]))).numpy()
            by_channel = found.reshape(*batch, 50, -1)
            assert set(np.unique(found)) == {0.0, 2.0}
            assert (by_channel == by_channel[..., :1]).all()
        x = la.ones((2, 5, *(3,) * axes))
        assert (await la.nn.eval(drop)(x).numpy() == 1).all()
        with pytest.raises(la.ShapeError, match=f"dropout{axes}d"):
            drop(la.ones((2,)))


async def test_resizing_by_the_middle_and_by_areas(runtime: la.Runtime) -> None:
    x = np.random.default_rng(0).standard_normal((1, 2, 5, 7))
    found = await nn.interpolate(la.asarray(x), (3, 4), mode="nearest-exact").numpy()
    rows, columns = ((np.arange(n) + 0.5) * (m / n) for m, n in ((5, 3), (7, 4)))
    np.testing.assert_array_equal(found, x[:, :, rows.astype(int)][..., columns.astype(int)])
    area = await nn.interpolate(la.asarray(x), (3, 4), mode="area").numpy()
    mean = await nn.adaptive_avg_pool2d(la.asarray(x), (3, 4)).numpy()
    np.testing.assert_array_equal(area, mean)
    shuffled = await nn.channel_shuffle(la.arange(6).reshape((1, 6, 1)), 2).numpy()
    assert shuffled.ravel().tolist() == [0, 3, 1, 4, 2, 5]


async def test_grids_sample_images(runtime: la.Runtime) -> None:
    x = np.random.default_rng(0).standard_normal((2, 3, 4, 5))
    t = la.asarray(x)
    for align_corners in (False, True):
        same = la.asarray(np.broadcast_to(np.eye(2, 3), (2, 2, 3)))
        grid = nn.affine_grid(same, x.shape, align_corners)
        for mode in ("bilinear", "nearest", "bicubic"):
            found = await nn.grid_sample(t, grid, mode, align_corners=align_corners).numpy()  # type: ignore[arg-type]
            np.testing.assert_allclose(found, x, atol=1e-12)
        turned = nn.affine_grid(-same, x.shape, align_corners)
        found = await nn.grid_sample(t, turned, align_corners=align_corners).numpy()
        np.testing.assert_allclose(found, x[:, :, ::-1, ::-1], atol=1e-12)
    far = la.asarray(np.full((2, 1, 1, 2), 3.0))
    for padding, expected in (("zeros", 0 * x[..., :1, :1]), ("border", x[..., -1:, -1:])):
        found = await nn.grid_sample(t, far, padding_mode=padding).numpy()  # type: ignore[arg-type]
        np.testing.assert_array_equal(found, expected)
    for dtype in ("float16", "float32"):
        for mode in ("bilinear", "nearest", "bicubic"):
            narrow = nn.grid_sample(t.astype(dtype), grid.astype(dtype), mode)  # type: ignore[arg-type]
            assert narrow.dtype == np.dtype(dtype)
    for wrong in (la.ones((2, 4, 4, 3)), la.ones((1, 4, 4, 2)), la.ones((2, 4, 2))):
        with pytest.raises(la.ShapeError, match="grid_sample"):
            nn.grid_sample(t, wrong)
    with pytest.raises(ValueError, match="mode 'area' is not for"):
        nn.grid_sample(t, grid, "area")  # type: ignore[arg-type]
