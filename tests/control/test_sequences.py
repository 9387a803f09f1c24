"""Products of items are done before a loop, and sums of products behind it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole

import lazyasync as la

RANDOM = np.random.default_rng(3)


def normal(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32) * np.float32(0.5)


def cell(h: Any, x: Any, w: Any, u: Any) -> Any:
    h = la.tanh(x @ w + h @ u)
    return h, h.sum()


def deep(h: Any, x: Any, w: Any, u: Any) -> Any:
    return la.tanh(la.sigmoid(x @ w) @ u + h), h


def turned(h: Any, x: Any, w: Any, u: Any) -> Any:
    """Weights as PyTorch lays them out."""
    h = la.tanh(x @ w.T.T + h @ u.T)
    return h, h.sum()


def of_rows(h: Any, x: Any, w: Any, u: Any) -> Any:
    return la.tanh((w.T @ x.T).T + h @ u), x @ w


def summed(h: Any, x: Any, w: Any, u: Any) -> Any:
    """Five ways to add products to a carry, and one with what is the same each time."""
    a, b, c, d, e, f = h
    g = x @ w
    return (a + x.T @ x, b + a.T @ b, c + g, (d @ u) + d, g.T @ g + e, f + (g.T @ x).T), None


def start(*shapes: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple([normal(*shape) for shape in shapes])


CASES: dict[str, tuple[Any, Any, tuple[int, ...]]] = {
    "a cell": (cell, normal(2, 4), (2, 3)),
    "of vectors": (cell, normal(4), (3,)),
    "of turned weights": (turned, normal(2, 4), (2, 3)),
    "two products": (deep, normal(2, 4), (2, 3)),
    "from the other side": (of_rows, normal(2, 4), (2, 3)),
    "sums": (summed, start((3, 3), (3, 3), (2, 4), (2, 4), (4, 4), (3, 4)), (2, 3)),
}


@in_part_and_whole
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("name", CASES)
async def test_gives_what_a_python_loop_does(name: str, reverse: bool, whole: bool) -> None:
    f, init, item = CASES[name]
    for length in (1, 4) if whole else (4 if reverse == (name == "sums") else 1,):
        given = (init, normal(length, *item), normal(3, 4), normal(4, 4))

        def loop(init: Any, xs: Any, w: Any, u: Any) -> Any:
            return la.scan(lambda h, x: f(h, x, w, u), init, xs, reverse=reverse)

        def unrolled(init: Any, xs: Any, w: Any, u: Any, length: int = length) -> Any:
            h, ys = init, []
            for place in range(length - 1, -1, -1) if reverse else range(length):
                h, y = f(h, xs[place], w, u)
                ys.append(y)
            if reverse:
                ys.reverse()
            return h, None if ys[0] is None else la.stack(ys)

        found = await derivatives("cpu", loop, given)
        # By NumPy's calls: no code is made for what is there to compare with.
        for each, same in zip(found, await derivatives("sim", unrolled, given), strict=True):
            scale = max(1.0, float(np.abs(same).max(initial=0)))
            np.testing.assert_allclose(each, same, rtol=1e-3, atol=1e-4 * scale)


def total(function: Any) -> Any:
    """The function's sum of squares."""

    def loss(*arguments: Any) -> Any:
        return sum([la.square(each).sum() for each in la.trees.leaves(function(*arguments))])

    return loss


async def derivatives(device: str, function: Any, given: Any) -> list[np.ndarray]:
    """What a function gives, and its derivatives of first and second order, compiled.

    The second derivative, too, is of loops whose products have been moved.
    """
    first = la.grad(total(function), (1, 2, 3))
    second = la.grad(total(la.grad(total(function), (2, 3))), (1, 2))
    async with la.open_runtime(device):
        tensors = la.trees.tree_map(la.asarray, given)
        found = [await la.compile(each)(*tensors) for each in (function, first, second)]
        return la.trees.leaves(await la.to_cpu(found))


@pytest.mark.parametrize("step", [cell, turned])
async def test_the_gradient_of_a_cell_multiplies_once_for_each_weight(step: Any) -> None:
    async with la.open_runtime("cpu"):
        xs, w, u, h = map(la.asarray, (normal(5, 2, 3), normal(3, 4), normal(4, 4), normal(2, 4)))

        def loss(w: Any, u: Any) -> Any:
            return la.square(la.scan(lambda h, x: step(h, x, w, u), h, xs)[0]).sum()

        lowered = la.compile(la.grad(loss, (0, 1))).lower(w, u)
        names = [kernel.name for kernel in lowered.kernels]
        inside = [name for name in names if name.startswith("scan")]
        if inside:  # there is native code
            assert [name.count("product") for name in inside] == [1, 1]
            assert sum(name.startswith("product") for name in names) == 3
