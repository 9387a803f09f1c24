"""Initial values: their distributions, by the sizes of layers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import lazyasync as la


async def test_initial_values(runtime: la.Runtime) -> None:
    la.manual_seed(5)
    first = la.nn.Linear(100, 50)
    la.manual_seed(5)
    again = la.nn.Linear(100, 50)
    np.testing.assert_array_equal(await first.weight.numpy(), await again.weight.numpy())
    init = la.nn.init
    shape = (64, 16, 3, 3)
    fan_in, fan_out = 16 * 9, 64 * 9
    expected = {
        "kaiming_normal": math.sqrt(2 / fan_in),
        "kaiming_uniform": math.sqrt(2 / fan_in),
        "lecun_normal": math.sqrt(1 / fan_in),
        "lecun_uniform": math.sqrt(1 / fan_in),
        "xavier_normal": math.sqrt(2 / (fan_in + fan_out)),
        "xavier_uniform": math.sqrt(2 / (fan_in + fan_out)),
    }
    for name, deviation in expected.items():
        values = await getattr(init, name)(shape).numpy()
        assert values.std() == pytest.approx(deviation, rel=0.05), name
        assert values.mean() == pytest.approx(0.0, abs=0.1 * deviation), name
        if "uniform" in name:
            assert abs(values).max() <= math.sqrt(3) * deviation * 1.0001
    values = await init.kaiming_normal(shape, 0.0, "fan_out", "tanh").numpy()
    assert values.std() == pytest.approx(5 / 3 / math.sqrt(fan_out), rel=0.05)
    values = await init.truncated_normal((5000,), 1.0, 2.0, -1.0, 2.0).numpy()
    assert (values.min(), values.max()) >= (-1.0, 1.5)
    assert values.max() <= 2.0
    for shape in ((4, 6), (6, 4), (3, 2, 2)):
        q = (await init.orthogonal(shape, 2.0).numpy()).reshape(shape[0], -1)
        q = q if q.shape[0] <= q.shape[1] else q.T
        np.testing.assert_allclose(q @ q.T, 4 * np.eye(len(q)), atol=1e-5)
    bound = 1 / math.sqrt(100)
    for values in (await first.weight.numpy(), await first.bias.numpy()):  # type: ignore[union-attr]
        assert bound * 0.9 < abs(values).max() <= bound
    assert (await la.nn.Embedding(5, 3, padding_idx=1).weight.numpy())[1].tolist() == [0, 0, 0]
    assert la.nn.Linear(2, 3, dtype="float64").weight.dtype == np.float64


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda: la.nn.init.xavier_normal((3,)), la.ShapeError, "two axes or more"),
    (lambda: la.nn.init.kaiming_normal((3, 2), mode="fan"), ValueError, "'fan_in' or 'fan_out'"),  # type: ignore[arg-type]
    (lambda: la.nn.init.calculate_gain("quux"), ValueError, "'quux' is none of leaky_relu"),
]


async def test_refused(runtime: la.Runtime) -> None:
    for call, error, message in REFUSED:
        with pytest.raises(error, match=message):
            call()
