"""Random picks from tensors, and random vectors of batches."""

from __future__ import annotations

import math

import numpy as np
import pytest

import lazyasync as la

R = la.random
inf, nan = math.inf, math.nan


async def test_picks_of_tensors(runtime: la.Runtime) -> None:
    table = np.arange(12.0).reshape(3, 4)
    rows = await R.choice(la.asarray(table), (5, 2)).numpy()
    assert rows.shape == (5, 2, 4)
    assert all(row.tolist() in table.tolist() for row in rows.reshape(-1, 4))
    columns = await R.choice(table, 4, replace=False, axis=-1).numpy()
    assert sorted(columns.T.tolist()) == table.T.tolist()
    one = await R.choice(["a", "b"].index("b"), ()).numpy()
    assert one == 0
    assert (await R.choice(5, (2, 0)).numpy()).shape == (2, 0)
    only = la.asarray([0.0, nan, 3.0, -1.0, inf])
    assert (await R.choice(5, 50, p=only).numpy() == 2).all()
    tiny = la.asarray(np.array([5e-324, 0.0]))
    assert not (await R.choice(2, 50, p=tiny).numpy()).any()
    least = await R.choice(4, 2, replace=False, p=la.asarray([0.0, 2.0, 0.0, 1.0])).numpy()
    assert sorted(least.tolist()) == [1, 3]
    batch = await R.categorical(la.asarray([[0.0, -inf], [-inf, 0.0]]), shape=(7, 2)).numpy()
    assert (batch == [0, 1]).all()
    assert (await R.categorical(la.zeros((2, 5)), axis=0).numpy()).shape == (5,)


async def test_nests_with_tensors_in_them(runtime: la.Runtime) -> None:
    x = la.asarray(4.0)
    assert (await R.dirichlet(3, [x, 1.0]).numpy()).shape == (3, 2)
    assert not (await R.choice(2, 9, p=[x, 0.0]).numpy()).any()
    drawn = await R.multivariate_normal([x, 0.0], [[x, 0.0], [0.0, 1.0]], 5).numpy()
    assert np.isfinite(drawn).all()
    chosen = la.compile(lambda n: R.choice(n, 20), static_argnums=0)
    assert (await (await chosen(3)).numpy()).max() == 2
    with pytest.raises(la.WouldBlockError, match="stands for that of each call"):
        await la.compile(lambda n: R.choice(n, 20))(3)


async def test_vectors_of_batches(runtime: la.Runtime) -> None:
    scales = np.array([1.0, 100.0])
    covariances = scales[:, None, None] ** 2 * np.eye(3)
    drawn = await R.multivariate_normal(np.zeros(3), covariances, (500, 2)).numpy()
    assert drawn.shape == (500, 2, 3)
    np.testing.assert_allclose(drawn.std((0, 2)), scales, rtol=0.15)
    assert R.multivariate_normal(np.zeros((4, 1, 3)), covariances).shape == (4, 2, 3)
    assert R.multivariate_normal(np.zeros(3), np.eye(3), 0).shape == (0, 3)
    singular = la.asarray([[[1.0, 1.0], [1.0, 1.0]], [[1.0, 2.0], [2.0, 1.0]], [[4.0, 0], [0, 1]]])
    values = await R.multivariate_normal(la.zeros(2), singular[1:]).numpy()
    assert np.isnan(values).tolist() == [[True, True], [False, False]]
