"""Views that somebody gets: in the place of what they are of, or computed as they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fusion_sketch import Sketch
from needs import needs_llvm

import lazyasync as la
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import RESHAPE
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM

FLOAT = np.dtype(np.float32)


def test_another_shape_of_all_that_is_computed_is_in_its_place() -> None:
    p = Sketch()
    product = p.apply(MATMUL, p.tensor(4, 3), p.tensor(3, 6))
    loop = p.apply(EXP, p.tensor(4, 6))
    for computed in (product, loop):
        root = p.apply(RESHAPE, computed, attributes=((2, 2, 6),))
        found = p.fused(root)
        assert [piece.called for piece in found.pieces] == [None]
        assert found.outputs == list(found.placed.values())
        assert found.types_in_memory()[found.outputs[0]].shape == (2, 2, 6)


async def test_another_shape_of_what_is_called() -> None:
    given = np.random.default_rng(0).normal(size=(40, 6)).astype(np.float32)

    def of_all(x: la.LazyTensor) -> tuple[la.LazyTensor, ...]:
        ordered = la.sort(x, axis=0)
        return la.reshape(ordered, (6, -1)), la.sum(ordered, axis=0)

    async with la.open_runtime("cpu:0"):
        compiled = la.compile(of_all)
        for rows in (40, 38, 33):  # the last two may have a program for all lengths
            found, sums = await la.to_cpu(await compiled(await la.put(given[:rows])))
            ordered = np.sort(given[:rows], axis=0)
            np.testing.assert_array_equal(found, ordered.reshape(6, rows))
            np.testing.assert_allclose(sums, ordered.sum(axis=0), 1e-5)


def test_what_somebody_gets_as_well_is_copied() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 6))
    roots = [p.apply(RESHAPE, x, attributes=(shape,)) for shape in ((24,), (2, 12))]
    assert p.written(x, roots[0]) == ["[4, 6]: exp*", "call reshape"]
    assert p.written(*roots) == ["[4, 6]: exp*", "call reshape", "call reshape"]


def test_what_is_called_with_keeps_its_shape() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 6))
    root = p.apply(RESHAPE, x, attributes=((24,),))
    sums = p.apply(CUMSUM, x, attributes=(0, FLOAT))
    assert sorted(p.written(root, sums)) == ["[4, 6]: exp*", "call cumsum", "call reshape"]
    sums = p.apply(CUMSUM, root, attributes=(0, FLOAT))
    assert sorted(p.written(root, sums)) == ["[4, 6]: exp*", "call cumsum", "call reshape"]


def test_a_transposed_product_is_the_product_of_the_transposed() -> None:
    p = Sketch()
    product = p.apply(MATMUL, p.tensor(4, 3), p.tensor(3, 6))
    root = p.apply(TRANSPOSE, product, attributes=((1, 0),))
    assert p.written(root) == ["product transpose"]
    flat = p.apply(RESHAPE, root, attributes=((24,),))
    assert p.written(p.apply(EXP, flat)) == ["product reshape", "[24]: exp*"]
    assert p.written(root, product) == ["product matmul", "call transpose"]
    many = p.apply(MATMUL, p.tensor(5, 4, 3), p.tensor(5, 3, 6))
    inner = p.apply(TRANSPOSE, many, attributes=((0, 2, 1),))
    assert p.written(inner) == ["product transpose"]
    assert p.written(p.apply(TRANSPOSE, many, attributes=((1, 0, 2),)))[0] == "product matmul"


def test_a_loop_computes_in_the_order_that_somebody_gets() -> None:
    p = Sketch()
    x = p.apply(ADD, p.tensor(2, 3, 4), p.tensor(4))
    assert p.written(p.apply(TRANSPOSE, x, attributes=((1, 0, 2),))) == [
        "[3, 2, 4]: add transpose*"
    ]


Function = Callable[..., Any]

FUNCTIONS: dict[str, Function] = {
    "in place": lambda a, b: (a @ b).reshape(-1),
    "in place, and read": lambda a, b: ((a @ b).reshape(-1), la.exp((a @ b) * 0.1)),
    "in place, of a loop": lambda a, b: (la.exp(a * 0.1).reshape(-1), b + 1.0),
    "and itself": lambda a, b: ((a @ b).reshape(-1), a @ b),
    "twice": lambda a, b: ((a @ b).reshape(-1), (a @ b).reshape(1, -1)),
    "called with": lambda a, b: ((a @ b).reshape(-1), la.cumsum((a @ b).reshape(-1), 0)),
    "of a call": lambda a, b: la.cumsum(a @ b, 0).reshape(-1),
    "transposed": lambda a, b: ((a @ b).T, b * 2.0),
    "transposed twice": lambda a, b: ((a @ b).T, (a @ b).T.reshape(-1)),
    "transposed operands": lambda a, b: (b.T @ a.T).T,
    "transposed, and read": lambda a, b: ((a @ b).T, la.exp((a @ b).T * 0.1)),
    "transposed batch": lambda a, b: la.transpose(
        la.stack([a, a * 2.0, -a]) @ la.stack([b, b, b + 1.0]), (0, 2, 1)
    ),
    "transposed in three": lambda a, b: la.transpose(
        la.stack([a, a * 2.0]) @ la.stack([b, b + 1.0]), (2, 1, 0)
    ),
    "rows of a batch": lambda a, b: la.transpose(la.stack([a, a * 2.0]) @ b, (0, 2, 1)),
    "all rows transposed": lambda a, b: (la.stack([a, a * 2.0]) @ b).reshape(-1, b.shape[1]).T,
    "a part": lambda a, b: (a @ b)[1:].reshape(-1),
    "moved axes of a loop": lambda a, b: la.transpose(
        la.exp(a.reshape(a.shape[0], 1, -1) * 0.1) + 1.0, (1, 0, 2)
    ),
    "a vector's": lambda a, b: ((a[0] @ b).reshape(1, -1), (a @ b[:, 0]).reshape(-1, 1)),
    "an outer product": lambda a, b: (a[:, :1] @ b[:1]).T.reshape(-1),
}


@needs_llvm
@pytest.mark.parametrize("name", FUNCTIONS)
async def test_results_are_those_of_kernels(name: str) -> None:
    """In several sizes, recorded and compiled, with arguments that may be written over."""
    function = FUNCTIONS[name]
    sizes = [(4, 3, 6), (5, 3, 6), (1, 3, 1), (300, 7, 130)]
    random = np.random.default_rng(5)
    arrays = [(random.normal(size=(m, k)), random.normal(size=(k, n))) for m, k, n in sizes]

    async def results(config: la.Config, compiled: bool) -> list[list[np.ndarray]]:
        found = []
        async with la.open_runtime("cpu:0", config):
            called = la.compile(function)
            for a, b in arrays:
                given = [la.asarray(a), la.asarray(b)]
                made: Any = await called(*given) if compiled else function(*given)
                parts = made if isinstance(made, tuple) else (made,)
                found.append([np.array(await part.numpy()) for part in parts])
        return found

    expected = await results(la.Config(jit=False), False)
    for compiled in (False, True):
        for ours, theirs in zip(await results(la.Config(), compiled), expected, strict=True):
            for one, other in zip(ours, theirs, strict=True):
                assert one.shape == other.shape
                np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11)
