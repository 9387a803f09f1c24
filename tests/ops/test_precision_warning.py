"""Float64 beside float32: a warning with the user's line, where it is recorded first."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

MIXTURES: list[Callable[[Any], Any]] = [
    lambda x: x + np.ones(3),
    lambda x: np.ones(3) * x,
    lambda x: x / la.asarray(np.ones(3)),
    lambda x: la.maximum(x, np.zeros(3)),
    lambda x: x @ np.ones((3, 2)),
    lambda x: x > np.ones(3),
    lambda x: la.value_and_grad(lambda w: la.sum(w * np.ones(3)).astype("float32"))(x),
]
"""What makes float64 of float32."""


@pytest.mark.parametrize("record", MIXTURES)
async def test_mixtures(record: Callable[[Any], Any], runtime: la.Runtime) -> None:
    x = la.ones(3)
    with pytest.warns(la.PrecisionWarning, match=r"astype\(\"float32\"\)") as caught:
        record(x)
    (warning,) = caught
    assert warning.filename == __file__
    assert warning.lineno == record.__code__.co_firstlineno


async def test_in_a_compiled_function(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x: x + np.ones(3))
    x = la.ones(3)
    with pytest.warns(la.PrecisionWarning) as caught:
        await compiled(x)
    assert [warning.filename for warning in caught] == [__file__]
    await compiled(x)  # an error if it warned


async def test_what_was_recorded_before(runtime: la.Runtime) -> None:
    x, y = await la.put((np.ones(3, np.float32), np.ones(3)))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(5):
            z = x * y + 1.0
            await la.mark_step()
    assert len(caught) == 1
    assert (await z.numpy()).tolist() == [2, 2, 2]


async def test_once_for_each_line(runtime: la.Runtime) -> None:
    x, y = la.ones(3), la.asarray(np.ones(3))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        for _ in range(5):
            x * y
        y - x
    assert len(caught) == 2


async def test_what_is_no_mixture(runtime: la.Runtime) -> None:
    x, double = la.ones(3), la.ones(3, dtype="float64")
    for _ in (
        double * [1.0, 2.0, 3.0],  # of numbers: they have no dtype of their own
        double * 2.5,
        x * np.float64(2.5),
        x * np.arange(3),
        x * np.ones(3, np.float16),
        x.astype("float64") * double,
        la.isclose(x, 1),
        la.isclose(x, np.ones(3)),  # booleans
    ):
        pass  # an error if it warned
