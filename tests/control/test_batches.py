"""vmap of loops and branches gives what they give for each member, in one operation."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole
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


@in_part_and_whole
@pytest.mark.parametrize("jit", [True, False])
async def test_each_member_is_as_it_is_alone(jit: bool, whole: bool) -> None:
    """Of a third compiled, too: the function traced is the same."""
    async with la.open_runtime("cpu", config=la.Config(jit=jit)):
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
            if whole or number % 3 == 0:
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


def walked(start: Any) -> Any:
    """Where a list that is linked by positions ends, and how far that is; 5 is behind its end."""
    following = la.asarray(np.array([1, 2, 3, 4, 5]))
    return la.while_loop(lambda s: s[0] < 5, lambda s: (following[s[0]], s[1] + 1), (start, 0))


def looked_up(number: Any, table: Any) -> Any:
    """An element, and what stands for it where there is none."""
    return la.cond(number < 3, lambda n, t: t[n], lambda n, t: -t[0], number, table)


def looked_up_besides(number: Any, table: Any, same: Any) -> Any:
    """An element beside what is handed on: the table, another tensor, a number, a constant."""

    def found(n: Any) -> Any:
        return table, table[n], same, 7, same[0]

    return la.cond(number < 3, found, lambda n: (-table, table[0], same * 2, n, 1.5), number)


def divided(matrix: Any) -> Any:
    """A solution where there is one, else its right side."""
    side = la.ones((2,), dtype="float64")
    is_regular = la.abs(la.linalg.det(matrix)) > 1e-3
    return la.cond(is_regular, la.linalg.solve, lambda _, b: b, matrix, side)


def halved(matrix: Any) -> Any:
    """A matrix divided by itself until it is small, then zero: which has no inverse."""

    def body(m: Any) -> Any:
        smaller = la.linalg.inv(m) @ m @ m * 0.25
        return la.where(smaller[0, 0] < 0.1, 0.0, smaller)

    return la.while_loop(lambda m: m[0, 0] > 0.0, body, matrix)


MATRICES = np.array([[[2.0, 1], [0, 3]], [[1, 1], [1, 1]], [[0, 0], [0, 0]], [[5, 0], [1, 5]]])
REFUSING: list[tuple[Callable[..., Any], list[np.ndarray]]] = [
    (walked, [np.array([0, 3, 4, 5, 9])]),
    (walked, [np.array([5, 6])]),
    (looked_up, [np.array([0, 2, 7, 3]), array(4, 3)]),
    (looked_up, [np.array([4, 9]), array(2, 3)]),
    (lambda n, t: la.vmap(looked_up, (None, 0))(n, t), [np.array([0, 9]), array(2, 4, 3)]),
    (lambda n, t: la.vmap(looked_up, (0, None))(n, t), [np.array([[0, 9], [2, 8]]), array(2, 3)]),
    (lambda n, t: looked_up_besides(n, t, t), [np.array([0, 9]), array(2, 3)]),
    (lambda n, t: looked_up_besides(n, t, W[0]), [np.array([9, 1]), array(2, 3)]),
    (divided, [MATRICES]),
    (halved, [MATRICES * np.eye(2)]),
    (lambda n: la.scan(lambda c, _: (walked(c % 7)[1], c), n, length=3), [np.arange(5)]),
]


@pytest.mark.parametrize("config", [{}, {"jit": False}])
async def test_a_member_that_is_done_or_has_not_chosen_a_branch_does_not_fail(
    config: dict[str, Any],
) -> None:
    """Not by values that a branch or an iteration for others refuses: an index out of range."""
    async with la.open_runtime("cpu", config):
        for number, (function, arrays) in enumerate(REFUSING):
            members = [function(*map(la.asarray, each)) for each in zip(*arrays, strict=True)]
            expected = await la.to_cpu(la.trees.tree_map(lambda *each: la.stack(each), *members))
            batched = la.vmap(function)
            given = list(map(la.asarray, arrays))
            assert_alike(await la.to_cpu(batched(*given)), expected, str(number), 1e-10)
            compiled = await la.compile(batched)(*given)
            assert_alike(await la.to_cpu(compiled), expected, str(number), 1e-10)
        numbers, table = la.asarray(np.array([0, 2, 7, 3])), la.asarray(array(4, 3))
        gradient = la.grad(lambda t: (la.vmap(looked_up)(numbers, t) ** 2).sum())(table)
        values, found = await table.numpy(), await gradient.numpy()
        wanted = np.zeros_like(values)
        for row, place in enumerate([0, 2, 0, 0]):
            wanted[row, place] = 2 * values[row, place]
        np.testing.assert_allclose(found, wanted)


async def test_a_member_that_fails_by_what_it_computes_fails_the_step() -> None:
    async with la.open_runtime("cpu"):
        table = la.asarray(array(4, 3))
        with pytest.raises(la.ExecutionError) as info:
            await la.vmap(looked_up)(la.asarray(np.array([0, 2, -7, 3])), table)
        assert isinstance(info.value.__cause__, IndexError)
