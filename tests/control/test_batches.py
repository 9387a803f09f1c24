"""vmap of loops and branches gives what they give for each member, in one operation."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from python_loops import assert_alike

import lazyasync as la


@pytest.fixture(autouse=True)
def members_are_not_gone_over() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error", la.BatchLoopWarning)
        yield


def array(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).normal(size=shape)


W = array(3, 3)


def recurrent(h: Any, x: Any) -> Any:
    w = la.asarray(W)
    return la.scan(lambda c, x: (la.tanh(c @ w + x), (c * x, la.sin(x), 1)), h, x)


def gradient(h: Any, x: Any) -> Any:
    def loss(h: Any, x: Any) -> Any:
        return (recurrent(h, x)[0] ** 2).sum() + recurrent(h, x)[1][0].sum()

    return la.grad(loss, argnums=(0, 1))(h, x)


def doubled(x: Any) -> Any:
    return la.while_loop(
        lambda c: c["x"].sum() < 100,
        lambda c: {"x": c["x"] * 1.5, "n": c["n"] + 1},
        {"x": x, "n": 0},
    )


def counted(x: Any, last: Any) -> Any:
    return la.while_loop(lambda c: c[0] < last, lambda c: (c[0] + 1, c[1] + x), (0, x * 0))


def chosen(p: Any, x: Any) -> Any:
    return la.cond(p > 0, lambda x: (x * W.sum(), 1), lambda x: (la.exp(x), 2), x)


def switched(p: Any, x: Any) -> Any:
    return la.switch(p, [lambda x: x, lambda x: -x, lambda x: x * 2], x)


CASES: list[tuple[Callable[..., Any], list[np.ndarray], list[int | None]]] = [
    (recurrent, [array(2, 3), array(2, 4, 3)], [0, 0]),
    (recurrent, [array(2, 3), array(4, 3)], [0, None]),
    (recurrent, [array(3), array(4, 3, 2)], [None, 2]),
    (gradient, [array(2, 3), array(2, 4, 3)], [0, 0]),
    (gradient, [array(3), array(2, 4, 3)], [None, 0]),
    (doubled, [np.array([[1.0, 2], [3, 40], [100, 2]])], [0]),
    (counted, [array(3), np.array([3, 5, 0])], [0, 0]),
    (counted, [array(3), np.array(3)], [0, None]),
    (counted, [array(), np.array([3, 1])], [None, 0]),
    (chosen, [array(5), array(5, 2)], [0, 0]),
    (chosen, [array(), array(2, 5)], [None, 1]),
    (chosen, [array(5), array(2)], [0, None]),
    (switched, [np.array([-1, 0, 1, 2, 5]), array(5, 2)], [0, 0]),
    (switched, [np.array(1), array(5, 2)], [None, 0]),
    (la.vmap(recurrent, (0, None)), [array(2, 5, 3), array(2, 4, 3)], [0, 0]),
    (
        lambda n, x: la.fori_loop(0, n, lambda i, c: c + i * x, x),
        [np.array([3, 0, 5]), array(3, 2)],
        [0, 0],
    ),
    (lambda x: la.associative_scan(la.multiply, x), [array(3, 5)], [0]),
]


@pytest.mark.parametrize(("devices", "jit"), [("cpu", True), ("cpu", False)])
async def test_each_member_is_as_it_is_alone(devices: str, jit: bool) -> None:
    async with la.open_runtime(devices, config=la.Config(jit=jit)):
        for number, (function, arrays, axes) in enumerate(CASES):
            tensors = [la.asarray(each) for each in arrays]
            sizes = [t.shape[a] for t, a in zip(tensors, axes, strict=True) if a is not None]
            members = [
                function(
                    *[
                        each if axis is None else la.take(each, member, axis=axis)
                        for each, axis in zip(tensors, axes, strict=True)
                    ]
                )
                for member in range(sizes[0])
            ]
            stacked = la.trees.tree_map(lambda *each: la.stack(each), *members)
            expected = await la.to_cpu(stacked)
            batched = la.vmap(function, in_axes=tuple(axes))
            assert_alike(await la.to_cpu(batched(*tensors)), expected, str(number), 1e-10)
            compiled = await la.compile(batched)(*tensors)
            assert_alike(await la.to_cpu(compiled), expected, str(number), 1e-10)


async def test_gradients_outside() -> None:
    async with la.open_runtime("cpu"):
        h, x = la.asarray(array(2, 3)), la.asarray(array(2, 4, 3))
        batched = la.grad(lambda h: (la.vmap(recurrent)(h, x)[0] ** 2).sum())(h)
        each = [la.grad(lambda h, m=m: (recurrent(h, x[m])[0] ** 2).sum())(h[m]) for m in range(2)]
        assert_alike(await batched.numpy(), await la.stack(each).numpy(), "gradient", 1e-10)


async def test_random_numbers_are_others_for_each_member() -> None:
    async with la.open_runtime("cpu"):
        x = la.zeros((4,))

        def drawn(x: Any) -> Any:
            def outer(c: Any, _: None) -> Any:
                return c, (la.rand((2,)) + x, la.scan(lambda d, _: (d, la.rand(())), c, length=2))

            return la.scan(outer, x, length=3)[1]

        rows, (_, nested) = la.vmap(drawn)(x)
        last = la.vmap(
            lambda x: la.while_loop(
                lambda c: (c[0] < 3) & (la.rand(()) < 2),
                lambda c: (c[0] + 1, la.rand((5,))),
                (0, x),
            )[1]
        )(la.zeros((4, 5)))
        more = la.rand((50,))
        every = [each.reshape((-1,)) for each in (rows, nested, last, more)]
        found = await la.concatenate(every).numpy()
        assert found.shape == (24 + 24 + 20 + 50,)
        assert len(np.unique(found)) == found.size
