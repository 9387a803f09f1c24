"""Sorting what has no axes: as NumPy, which orders a scalar's places but not its values."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la


@pytest.mark.parametrize("axis", [-1, 0, None])
@pytest.mark.parametrize("descending", [False, True])
def test_a_scalar_has_one_place(axis: int | None, descending: bool) -> None:
    with la.blocking():
        places = la.argsort(la.asarray(3.0), axis, descending=descending).numpy()
    expected = np.argsort(np.asarray(3.0), axis)
    assert (places.shape, places.tolist()) == (expected.shape, expected.tolist())


def test_axes_that_a_scalar_has_not() -> None:
    with la.blocking():
        x = la.asarray(3.0)
        with pytest.raises(la.AxisError, match="argsort: axis 1"):
            la.argsort(x, 1)
        with pytest.raises(la.AxisError, match="sort: axis -1"):
            la.sort(x)
