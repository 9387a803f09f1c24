"""Random integers between bounds that are tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la


async def test_bounds_of_integers_may_be_tensors(runtime: la.Runtime) -> None:
    six = la.asarray([3])[0] * 2
    counts = np.bincount(await la.randint(-six, six, (6000,)).numpy() + 6, minlength=12)
    assert len(counts) == 12
    assert (abs(counts - 500) < 120).all()
    low, high = la.asarray([0, 10, -5]), la.asarray([[1], [20]], dtype="uint8")
    found = await la.randint(low, high, (2, 3), dtype="int32").numpy()
    assert found.dtype == np.int32
    assert (found >= [0, 10, -5]).all()
    assert (found[:, [0, 2]] < [[1], [20]]).all()
    assert found[0, 1] == 10  # an empty range
    wide = await la.randint(np.array([5, 2**62 + 1]), shape=(2000, 2)).numpy()
    assert wide.max(axis=0)[0] == 4
    np.testing.assert_allclose(wide.mean(axis=0), [2, 2**61], rtol=0.1)
    all_of_them = await la.randint(la.asarray(-(2**63)), la.asarray(2**63 - 1), (2000,)).numpy()
    assert abs((all_of_them < 0).mean() - 0.5) < 0.06


async def test_bounds_of_integers_may_be_computed_where_they_are_drawn(
    runtime: la.Runtime,
) -> None:
    @la.compile
    def growing(n: Any) -> Any:
        return la.scan(lambda n, _: (n + 1, la.randint(0, n, (200,))), n, length=5)[1]

    drawn = await (await growing(np.int64(1))).numpy()
    assert drawn.max(axis=1).tolist() == [0, 1, 2, 3, 4]
    members = la.vmap(lambda n: la.randint(1, n, (100,)))(la.asarray([2, 5, 1000]))
    found = await members.numpy()
    assert found.min() == 1
    assert found.max(axis=1)[:2].tolist() == [1, 4]
    assert found.max() > 500


async def test_bad_bounds_of_integers(runtime: la.Runtime) -> None:
    three = la.asarray(3)
    with pytest.raises(la.DTypeError, match=r"randint: high is of integers, not .* float32"):
        la.randint(0, three * 1.5, (2,))
    with pytest.raises(la.ShapeError, match=r"randint: high of shape \(3,\)"):
        la.randint(0, np.arange(1, 4), (2,))
    with pytest.raises(la.DTypeError, match=r"randint: .* float32"):
        la.randint(0, three, (2,), dtype="float32")
    with pytest.raises(TypeError, match=r"randint: low must be an integer, not 1\.5"):
        la.randint(1.5, three, (2,))  # type: ignore[arg-type]
