"""What loops repeat, shared among the threads of a device: the bits do not depend on how many."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from extents import few_or_many
from needs import needs_llvm

import lazyasync as la

ROWS, WIDTH = 16, 256


def arrays() -> list[np.ndarray]:
    random = np.random.default_rng(3)
    shapes = ((6, ROWS, WIDTH), (ROWS, WIDTH), (WIDTH, 3 * WIDTH))
    return [(random.normal(size=shape) * 0.1).astype(np.float32) for shape in shapes]


def forward(xs: Any, h: Any, w: Any) -> Any:
    """Large products, and loops over many elements, in each iteration."""

    def cell(h: Any, x: Any) -> Any:
        a = la.tanh(h @ w)
        h = la.tanh(a[:, :WIDTH] + x) * a[:, WIDTH : 2 * WIDTH] + a[:, 2 * WIDTH :]
        return h, h

    return la.scan(cell, h, xs)


def gradient(xs: Any, h: Any, w: Any) -> Any:
    return la.grad(lambda w: sum(la.sum(each) for each in forward(xs, h, w)))(w)


def with_condition(xs: Any, h: Any, w: Any) -> Any:
    """The product is in the condition."""
    return la.while_loop(
        lambda c: (c[1] < 5) & (la.sum(la.tanh(c[0] @ w)) < 1e9),
        lambda c: (la.tanh(c[0] + xs[0]), c[1] + 1),
        (h, la.asarray(0)),
    )


def nested(xs: Any, h: Any, w: Any) -> Any:
    """A loop that shares what another one repeats, which does so too."""

    def outer(h: Any, _: Any) -> Any:
        h = la.tanh(h @ w)[:, :WIDTH] + forward(xs, h, w)[0]
        return la.tanh(h), None

    return la.scan(outer, h, None, length=3)[0]


def side_by_side(xs: Any, h: Any, w: Any) -> Any:
    """Loops that do not wait for each other, of which one has the helpers.

    (A product outside is divided by the number of threads, which its bits show with some BLAS.)
    """
    return forward(xs, h, w), forward(xs + 1.0, h, w), la.tanh(w)


def leaves(found: Any) -> list[la.LazyTensor]:
    return [found] if isinstance(found, la.LazyTensor) else [x for f in found for x in leaves(f)]


@needs_llvm
@few_or_many("rounds", 8, 40)
@pytest.mark.parametrize("run", [forward, gradient, with_condition, nested, side_by_side])
async def test_the_same_bits_for_any_number_of_threads(run: Any, rounds: int) -> None:
    found: list[list[np.ndarray]] = []
    for threads in (1, 2, 3):
        async with la.open_runtime("cpu", config=la.Config(cpu_threads=threads)):
            given = [await la.put(array) for array in arrays()]
            compiled = la.compile(lambda *given: tuple(leaves(run(*given))))
            for _ in range(rounds if threads > 1 else 1):
                found.append([await result.numpy() for result in await compiled(*given)])
    for results in found[1:]:
        for result, expected in zip(results, found[0], strict=True):
            if run is gradient:  # of which products outside are divided by the number of threads
                np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-4)
            else:
                np.testing.assert_array_equal(result, expected)


@needs_llvm
async def test_one_that_is_cancelled_leaves_the_helpers_to_others() -> None:
    async with la.open_runtime("cpu", config=la.Config(cpu_threads=2)):
        given = [await la.put(array) for array in arrays()]
        compiled = la.compile(lambda *given: tuple(leaves(forward(*given))))
        expected = [await result.numpy() for result in await compiled(*given)]
        _, h, w = given
        with trio.fail_after(60):
            for number in range(30):
                async with la.job("endless") as job:
                    found = la.while_loop(
                        lambda c: la.sum(c) < 1e9, lambda c: la.tanh(c @ w)[:, :WIDTH], h
                    )
                    await la.mark_step()
                    await trio.sleep(0.0005 * number)
                    job.cancel()
                    await found
                results = [await result.numpy() for result in await compiled(*given)]
                for result, wanted in zip(results, expected, strict=True):
                    np.testing.assert_array_equal(result, wanted)
