"""associative_scan gives what a loop gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la


async def test_gives_the_partial_results() -> None:
    async with la.open_runtime("cpu"):
        for length in (*range(10), 33):
            values = np.random.default_rng(length).normal(size=(2, length, 3))
            x = la.asarray(values)
            total = la.associative_scan(la.add, x, axis=1)
            np.testing.assert_allclose(await total.numpy(), values.cumsum(1), atol=1e-12)
            back = la.associative_scan(la.add, x, reverse=True, axis=-2)
            expected = values[:, ::-1].cumsum(1)[:, ::-1]
            np.testing.assert_allclose(await back.numpy(), expected, atol=1e-12)


async def test_trees_and_gradients() -> None:
    async with la.open_runtime("cpu"):

        def both(one: Any, other: Any) -> Any:
            return {"a": one["a"] * other["a"], "b": other["a"] * one["b"] + other["b"]}

        def loss(a: Any, b: Any) -> Any:
            return (la.associative_scan(both, {"a": a, "b": b})["b"] ** 2).sum()

        def looped(a: Any, b: Any) -> Any:
            found = la.scan(lambda h, x: (x[0] * h + x[1],) * 2, la.zeros(()), (a, b))[1]
            return (found**2).sum()

        a, b = la.asarray([0.5, 0.1, 2.0, 1.0, 0.3]), la.asarray([1.0, 2.0, 3.0, 4.0, 5.0])
        found = []
        for function in (loss, looped):
            value, (by_a, by_b) = la.value_and_grad(function, (0, 1))(a, b)
            found.append([await each.numpy() for each in (value, by_a, by_b)])
        for one, other in zip(*found, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5)


async def test_bad_input() -> None:
    async with la.open_runtime("cpu"):
        x = la.ones((3, 2))
        with pytest.raises(ValueError, match="one length"):
            la.associative_scan(lambda a, b: a, (x, x[:1]))
        with pytest.raises(la.AxisError):
            la.associative_scan(la.add, x, axis=2)
        with pytest.raises(la.ShapeError, match=r"result is float32\[1, 2\] and float32\[\]"):
            la.associative_scan(lambda a, b: (a + b).sum(), x)
        with pytest.raises(la.DTypeError, match=r"result is float32\[1, 2\] and bool\[1, 2\]"):
            la.associative_scan(lambda a, b: a > b, x)
        with pytest.raises(TypeError, match=r"result: a leaf \(Tensor\) does not match a tuple"):
            la.associative_scan(lambda a, b: (a, b), x)

        async def waits(a: Any, b: Any) -> Any:
            return a

        with pytest.raises(TypeError, match="asynchronous"):
            la.associative_scan(waits, x)
        with pytest.raises(TypeError, match="no tensor"):
            la.associative_scan(la.add, "x")
