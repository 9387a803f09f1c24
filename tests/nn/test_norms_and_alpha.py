"""Norms of windows, distances of rows, and dropout for `selu`: PyTorch's formulas, in NumPy."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest

import lazyasync as la

ALPHA = 1.7580993408473766


def norms(x: Any, p: float, size: int, stride: int) -> Any:
    """Of windows along the last axis."""
    starts = range(0, x.shape[-1] - size + 1, stride)
    parts = [(x[..., i : i + size] ** p).sum(-1) ** (1 / p) for i in starts]
    return np.stack(parts, axis=-1)


@pytest.mark.parametrize("p", [1.0, 2.0, 3.0, 1.5])
async def test_norms_of_windows(runtime: la.Runtime, p: float) -> None:
    x = np.random.default_rng(4).uniform(0.1, 2.0, (2, 3, 9))
    expected = norms(x, p, 3, 2)
    found = la.nn.lp_pool1d(la.asarray(x), p, 3, 2)
    np.testing.assert_allclose(await found.numpy(), expected, 1e-12)
    flat = la.nn.lp_pool2d(la.asarray(x[:, :, None]), p, (1, 3), (1, 2))
    np.testing.assert_allclose(await flat.numpy(), expected[:, :, None], 1e-12)
    deep = la.nn.lp_pool3d(la.asarray(x[:, :, None, None]), p, (1, 1, 3), (1, 1, 2))
    np.testing.assert_allclose(await deep.numpy(), expected[:, :, None, None], 1e-12)
    # PyTorch takes a window that is cut off for a whole one, of the mean of what it has.
    cut = await la.nn.lp_pool1d(la.asarray(x[..., :8]), p, 3, 2, ceil_mode=True).numpy()
    last = (1.5 * (x[..., 6:8] ** p).sum(-1)) ** (1 / p)
    np.testing.assert_allclose(cut[..., -1], last, 1e-12)


async def test_distances(runtime: la.Runtime) -> None:
    x = np.random.default_rng(4).normal(size=(5, 3))
    x[1] = x[0]
    pairs = itertools.combinations(range(5), 2)
    differences = np.stack([x[i] - x[j] for i, j in pairs])
    for p in (1.0, 2.0, 3.0, math.inf):
        found = await la.nn.pdist(la.asarray(x), p).numpy()
        np.testing.assert_allclose(found, np.linalg.norm(differences, p, axis=-1), 1e-12)
    slope = await la.grad(lambda x: la.sum(la.nn.pdist(x)))(la.asarray(x)).numpy()
    assert np.isfinite(slope).all()  # two rows are the same
    for rows in (0, 1):
        assert (await la.nn.pdist(la.ones((rows, 3))).numpy()).shape == (0,)


async def test_alpha_dropout(runtime: la.Runtime) -> None:
    x = la.normal((200, 100), dtype="float64")
    plain = await x.numpy()
    for p in (0.1, 0.5, la.asarray(0.3, dtype="float64")):
        rate = p if isinstance(p, float) else await p.item()
        scale = ((ALPHA**2 * rate + 1) * (1 - rate)) ** -0.5
        found = await la.nn.alpha_dropout(x, p).numpy()
        is_dropped = np.isclose(found, -ALPHA * scale * (1 - rate), 1e-9)
        kept = plain * scale + ALPHA * scale * rate
        np.testing.assert_allclose(found[~is_dropped], kept[~is_dropped], 1e-9, 1e-9)
        assert abs(is_dropped.mean() - rate) < 0.03
        assert abs(found.mean()) < 0.05
        assert abs(found.std() - 1) < 0.05
    channels = await la.nn.feature_alpha_dropout(la.ones((20, 30, 2, 2))).numpy()
    assert (channels == channels[:, :, :1, :1]).all()
    assert len(np.unique(channels)) == 2


async def test_alpha_dropout_of_nothing_and_all(runtime: la.Runtime) -> None:
    x = la.ones((3, 4))
    assert la.nn.alpha_dropout(x, 0.0) is x
    assert la.nn.alpha_dropout(x, 0.5, training=False) is x
    for one in (1.0, la.asarray(1.0)):
        assert not (await la.nn.alpha_dropout(x, one).numpy()).any()


async def test_refused(runtime: la.Runtime) -> None:
    for call, error in (
        (lambda: la.nn.lp_pool1d(la.ones((1, 1, 4)), 0.0, 2), ValueError),
        (lambda: la.nn.lp_pool2d(la.asarray([[[1, 2]]]), 2.0, 1), la.DTypeError),
        (lambda: la.nn.lp_pool2d(la.ones((2, 2)), 2.0, 1), la.ShapeError),
        (lambda: la.nn.pdist(la.ones(3)), la.ShapeError),
        (lambda: la.nn.alpha_dropout(la.ones(3), 1.5), ValueError),
        (lambda: la.nn.feature_alpha_dropout(la.ones(3)), la.ShapeError),
    ):
        with pytest.raises(error):
            call()
