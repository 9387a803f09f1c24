"""Gradients and tangents of loops and branches are those of what is recorded without them."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import python_loops
from extents import in_part_and_whole, picked
from python_loops import assert_alike

import lazyasync as la

LOOPS = SimpleNamespace(scan=la.scan, fori_loop=la.fori_loop)
UNROLLED = SimpleNamespace(scan=python_loops.scan, fori_loop=python_loops.fori_loop)


def array(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).normal(size=shape)


def squares(tree: Any) -> Any:
    tensors = [leaf for leaf in la.trees.leaves(tree) if isinstance(leaf, la.LazyTensor)]
    leaves = [tensor for tensor in tensors if tensor.dtype.kind == "f"]
    return sum([(leaf * leaf).sum() for leaf in leaves])


def recurrent(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    def cell(c: Any, x: Any) -> Any:
        h = la.tanh(c["h"] @ w.T + x * 0.5)
        return {"n": c["n"] + 1, "h": h}, ((h * x).sum(), None)

    return loops.scan(cell, {"n": 0, "h": h}, xs)


def backwards(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    return loops.scan(lambda c, x: (la.sin(c) * x, la.exp(c @ w)), h, xs, reverse=True)


def counted(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    return loops.scan(lambda c, _: (la.cos(c @ w), c[0] * w), h, length=3)


def nested(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    def outer(c: Any, x: Any) -> Any:
        inner, ys = loops.scan(lambda d, z: (la.tanh(d * z + w[0]), d * c), c, x * w)
        return inner, ys.sum(axis=0)

    return loops.scan(outer, h, xs)


def untouched(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    return loops.scan(lambda c, x: ((c[0], c[0] * w), (x, c[1])), (h, w), xs)


def counted_carry(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    return loops.fori_loop(1, 5, lambda i, c: la.sin(c @ w) * i + c, h)


def several_outputs(loops: Any, w: Any, h: Any, xs: Any) -> Any:
    def factored(c: Any, x: Any) -> Any:
        sign, log = la.linalg.slogdet(w + c[:, None] * x)
        return c * log, sign * log

    return loops.scan(factored, h, xs)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        *(recurrent, backwards, counted, nested, untouched, counted_carry, several_outputs),
    )
}

WITHOUT_LLVM = {"recurrent"}
"""What stands for all where regions are not compiled."""


IN_PART = ("recurrent", "nested")
"""Whose gradients the ordinary run has of compiled functions, and gradients of, too."""


async def derivatives_of(name: str, loops: Any, whole: bool, compiled: bool) -> list[Any]:
    """The derivatives of a function with loops, as recorded, and its gradient as ``compiled``."""
    arguments = [la.asarray(array(*shape)) for shape in ((3, 3), (3,), (4, 3))]
    along = tuple([argument * 0.5 + 1 for argument in arguments])

    def loss(*arguments: Any) -> Any:
        return squares(FUNCTIONS[name](loops, *arguments))

    gradient = la.grad(loss, argnums=(0, 1, 2))
    result = {"gradient": gradient(*arguments), "product": la.hvp(loss, tuple(arguments), along)}
    others: dict[str, Callable[[], Any]] = {
        "tangent": lambda: la.jvp(loss, tuple(arguments), along)[1],
        "along one": lambda: la.jvp(loss, tuple(arguments), (None, along[1], None))[1],
        "of one": lambda: la.grad(loss, argnums=1)(*arguments),
    }
    for other in others if whole else picked(list(others), name):
        result[other] = others[other]()
    if name in IN_PART or (whole and name == "backwards"):
        of_gradient = la.grad(lambda *a: squares(gradient(*a)), argnums=(0, 1, 2))
        result["again"] = of_gradient(*arguments)
    found = await la.to_cpu(result)
    if not compiled:
        return [found, found["gradient"]]
    return [found, await la.to_cpu(await la.compile(gradient)(*arguments))]


@in_part_and_whole
@pytest.mark.parametrize("jit", [True, False])
async def test_of_loops(jit: bool, whole: bool) -> None:
    """They are what NumPy's calls give of the same programs without loops."""
    for name in FUNCTIONS if jit else WITHOUT_LLVM:
        async with la.open_runtime("sim"):
            expected = await derivatives_of(name, UNROLLED, whole, False)
        async with la.open_runtime("cpu", config=la.Config(jit=jit)):
            found = await derivatives_of(name, LOOPS, whole, whole or name in IN_PART)
        assert_alike(found, expected, name, 1e-8)
        assert_alike(found[1], found[0]["gradient"], name, 1e-8)


async def test_of_whiles_forwards() -> None:
    async with la.open_runtime("cpu"):

        def loop(x: Any, w: Any) -> Any:
            return la.while_loop(lambda c: c[1] < 3, lambda c: (c[0] * w, c[1] + 1), (x, 0))[0]

        x, w = la.asarray([1.0, 2.0]), la.asarray(3.0)
        value, tangent = la.jvp(loop, (x, w), (None, 1.0))
        assert_alike(await value.numpy(), np.float32([27, 54]), "value")
        assert_alike(await tangent.numpy(), np.float32([27, 54]), "tangent")
        assert_alike(await la.jacfwd(loop)(x, w).numpy(), np.float32([[27, 0], [0, 27]]), "both")
        counted = la.jvp(
            lambda x: la.fori_loop(0, la.asarray(3), lambda i, c: c * x, x), (w,), (1.0,)
        )
        assert await counted[1].item() == 4 * 27
        with pytest.raises(la.UnsupportedOperationError, match=r"la\.scan"):
            la.grad(lambda x: loop(x, w).sum())(x)


async def test_of_branches() -> None:
    async with la.open_runtime("cpu"):
        w = la.asarray(array(3))
        x, y = la.asarray(array(2)), la.asarray(array(2, 1))
        branches: list[Callable[..., Any]] = [
            lambda x, y: (x * y * w.sum(), 1),
            lambda x, y: (la.exp(x) + la.sin(y), 2),
            lambda x, y: (x + y * 0, 3),
        ]
        for index in (0, 1, 2):

            def chosen(x: Any, y: Any, index: int = index) -> Any:
                return la.switch(la.asarray(index), branches, x, y)[0]

            def alone(x: Any, y: Any, index: int = index) -> Any:
                return branches[index](x, y)[0]

            found = []
            for function in (chosen, alone):

                def loss(x: Any, y: Any, function: Any = function) -> Any:
                    return squares(function(x, y))

                result = {
                    "gradient": la.grad(loss, argnums=(0, 1))(x, y),
                    "tangent": la.jvp(loss, (x, y), (y[:, 0], y))[1],
                    "one": la.jvp(loss, (x, y), (None, y))[1],
                    "hessian": la.hessian(loss)(x, y),
                }
                found.append(await la.to_cpu(result))
            assert_alike(*found, str(index), 1e-8)


async def test_what_is_kept() -> None:
    """Of an iteration only what does not follow from its item and from what is always the same."""
    async with la.open_runtime("cpu"):
        w, h, xs = [la.asarray(array(*shape)) for shape in ((3, 3), (3,), (7, 3))]

        def loss(w: Any, h: Any) -> Any:
            return la.scan(lambda c, x: (la.tanh(c @ (w * 2).T + la.exp(x)), None), h, xs)[0].sum()

        text = la.debug.dump_ir(la.grad(loss, argnums=(0, 1))(w, h))
        kept = [line for line in text.splitlines() if "float64[7,3]" in line.replace(" ", "")]
        assert len(kept) <= 4, text


async def test_a_gradient_is_two_loops() -> None:
    """The loop itself keeps what its gradient needs, and nothing is kept for anything else."""
    async with la.open_runtime("cpu"):
        w, h, xs = [la.asarray(array(*shape)) for shape in ((3, 3), (3,), (7, 3))]

        def loss(w: Any, h: Any) -> Any:
            return la.scan(lambda c, x: (la.tanh(c @ (w * 2).T + la.exp(x)), None), h, xs)[0].sum()

        value, gradient = la.value_and_grad(loss, argnums=(0, 1))(w, h)
        text = la.debug.dump_ir([value, *gradient])
        assert text.count(" scan(") == 2, text
        forward, backward = [part for part in text.split("\n") if "return" in part][:2]
        assert len(forward.split(",")) == 3, text  # the carry, and two values of an iteration
        # The gradient by the carry, and the factors of that by the weights, multiplied behind it.
        assert len(backward.split(",")) == 3, text
        again = la.debug.dump_ir(la.jvp(loss, (w, h), (w, h))[1])
        assert again.count(" scan(") == 1, again


async def test_what_is_always_the_same_is_computed_before() -> None:
    async with la.open_runtime("cpu"):
        w, h = la.asarray(array(3, 3)), la.asarray(array(3))
        carry, ys = la.scan(lambda c, _: (c @ la.exp(w * 2), la.sin(w)), h, length=3)
        text = la.debug.dump_ir([carry, ys])
        before, inside = text.split("body:")
        assert "exp" in before, text
        assert "exp" not in inside, text
        assert "sin" in before, text
        expected = python_loops.scan(lambda c, _: (c @ la.exp(w * 2), la.sin(w)), h, length=3)
        assert_alike(await la.to_cpu((carry, ys)), await la.to_cpu(expected), "hoisted", 1e-12)
