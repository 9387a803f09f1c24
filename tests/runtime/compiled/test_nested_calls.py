"""Compiled functions called where a recording goes on: in gradients, and in one another."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor


def vector(*values: float) -> LazyTensor:
    return la.asarray(np.array(values, np.float32))


async def same(tensor: Any, expected: Any) -> None:
    np.testing.assert_allclose(await tensor.numpy(), np.float32(expected), strict=True)


async def test_in_another(runtime: la.Runtime) -> None:
    inner: Any = la.compile(lambda x: x + 1)
    middle: Any = la.compile(lambda x: inner(x) * 3)
    outer = la.compile(lambda x: middle(x) + inner(x))
    for values in ((1.0, 2.0), (5.0, 6.0)):
        await same(await outer(vector(*values)), np.array(values) * 4 + 4)
    assert la.metrics.counter_value("FunctionTraced") == 1
    await same(await inner(vector(1)), [2])  # awaited elsewhere, as always
    assert "lambda" in repr(inner)


async def test_in_a_gradient(runtime: la.Runtime) -> None:
    inner: Any = la.compile(lambda w, x: la.sum(la.square(w) * x))
    w, x = vector(1, 2), vector(3, 4)
    value, gradient = la.value_and_grad(lambda w: inner(w, x) * 2)(w)
    await same(value, 38)
    await same(gradient, [12, 32])
    await same(la.grad(inner)(w, x), [6, 16])
    await same(la.grad(inner, 1)(w, np.float32([3, 4])), [1, 4])
    second = la.grad(lambda w: la.sum(la.grad(inner)(w, x)))(w)
    await same(second, [6, 8])
    await same(await inner(w, x), 19)


async def test_a_gradient_in_a_compiled_function(runtime: la.Runtime) -> None:
    loss: Any = la.compile(lambda params, x: la.mean(la.square(x @ params["w"] + params["b"])))

    @la.compile
    def train(params: Any, x: LazyTensor, rate: float) -> Any:
        value, gradients = la.value_and_grad(loss)(params, x)
        return la.trees.tree_map(lambda p, g: p - rate * g, params, gradients), value

    params = {"w": vector(1, 1), "b": la.zeros(())}
    for rate in (0.25, 0.5):
        new, value = await train(params, la.asarray([[1.0, 2.0]]), rate)
        await same(value, 9)
        await same(new["w"], [1 - rate * 6, 1 - rate * 12])
        await same(new["b"], -rate * 6)
    assert la.metrics.counter_value("FunctionTraced") == 1


async def test_static_arguments_and_trees(runtime: la.Runtime) -> None:
    @la.compile(static_argnums=1, static_argnames="names")
    def inner(tree: Any, axis: int, *, names: tuple[str, ...] = ("a", "b")) -> Any:
        assert type(axis) is int
        return {name: la.sum(tree[name], axis=axis) for name in names}

    @la.compile
    def outer(x: LazyTensor) -> Any:
        call: Any = inner
        found = call({"a": x, "b": [x * 2][0]}, 0)
        found |= {"c": call({"a": x}, axis=1, names=("a",))["a"]}
        return found

    x = la.ones((2, 3))
    found = await outer(x)
    await same(found["a"], [2, 2, 2])
    await same(found["b"], [4, 4, 4])
    await same(found["c"], [3, 3])
    differentiated: Any = lambda x: inner({"a": x}, 0, names=("a",))["a"].sum()  # type: ignore[attr-defined] # noqa: E731
    await same(la.grad(differentiated)(x), np.ones((2, 3)))


async def test_numbers_and_arrays_as_arguments(runtime: la.Runtime) -> None:
    def scale(x: Any, n: Any) -> Any:
        assert isinstance(x, LazyTensor)
        return x.sum() * n

    inner: Any = la.compile(scale)
    outer = la.compile(lambda n: inner(np.float32([1, 2]), n) + n)
    await same(await outer(2.0), 8)
    await same(await outer(3.0), 12)
    assert la.metrics.counter_value("FunctionTraced") == 1
    await same(la.grad(lambda n: inner(np.float32([1, 2]), n))(2.0), 3)


async def test_in_place_operations_are_done_to_copies(runtime: la.Runtime) -> None:
    def add_one(x: LazyTensor) -> LazyTensor:
        x += 1
        return x

    inner: Any = la.compile(add_one, donate_argnums=0)
    outer = la.compile(lambda x: (inner(x), x * 1))
    changed, kept = await outer(vector(1))
    await same(changed, [2])
    await same(kept, [1])
    x = vector(1)
    await same(la.grad(lambda w: la.sum(inner(w) * w))(x), [3])
    await same(x, [1])


async def test_methods(runtime: la.Runtime) -> None:
    class Layer:
        scale = 2.0

        @la.compile
        def forward(self, x: LazyTensor) -> LazyTensor:
            return x * self.scale

    layer: Any = Layer()
    await same(await la.compile(lambda x: layer.forward(x) + 1)(vector(1)), [3])
    await same(la.grad(lambda x: la.sum(layer.forward(x)))(vector(1)), [2])


def test_where_values_block() -> None:
    with la.blocking("cpu:0") as runtime:
        inner: Any = la.compile(lambda x: x * 3)
        assert float(la.grad(lambda x: inner(x) * x)(la.asarray(2.0))) == 12.0
        assert float(runtime.run(inner, la.asarray(2.0))) == 6.0


async def test_what_is_asynchronous_is_refused(runtime: la.Runtime) -> None:
    inner: Any = la.compile(lambda x: la.sum(x))

    async def loss(x: LazyTensor) -> Any:
        return await inner(x)

    with pytest.raises(TypeError, match="without `await`"):
        la.grad(loss)(vector(1))
    with pytest.raises(TypeError, match="without `await`"):
        la.compile(loss)
