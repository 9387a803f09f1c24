"""Random numbers that iterations draw: native, and those that are drawn outside of loops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
import trio
from extents import in_part_and_whole, in_turns, picked
from needs import needs_llvm

import lazyasync as la

LENGTH = 3
SIZES = (1, 3, 7, 33, 130, 5001)
DRAWS: dict[str, Callable[[Any], Any]] = {
    "uniform": la.uniform,
    "uniform of float64": lambda n: la.uniform(n, -1.0, 3.0, dtype="float64"),
    "normal": la.normal,
    "normal of float64": lambda n: la.normal(n, 2.0, 0.5, dtype="float64"),
    "bernoulli": lambda n: la.bernoulli(n, 0.3),
    "bernoulli of a tensor": lambda n: la.bernoulli(n, la.asarray(0.3)),
    "dropout": lambda n: la.dropout_mask(n, 0.2),
    "all": lambda n: la.bernoulli(n, 1.0),
    "randint": lambda n: la.randint(-3, 10, n),
    "randint of int8": lambda n: la.randint(-100, 100, n, dtype="int8"),
    "randint of uint16": lambda n: la.randint(0, 2**16, n, dtype="uint16"),
    "randint of int32": lambda n: la.randint(2**31 - 5, 2**31, n, dtype="int32"),
    "randint of 32 bits": lambda n: la.randint(0, 2**32, n),
    "randint of 33 bits": lambda n: la.randint(0, 2**32 + 1, n),
    "randint of 64 bits": lambda n: la.randint(-(2**63), 2**63, n),
    **{
        f"{name}{' of float64' * wide}": partial(getattr(la.random, name), dtype=dtype)
        for name in ("exponential", "gumbel", "laplace", "logistic")
        for wide, dtype in enumerate(("float32", "float64"))
    },
    "categorical": lambda n: la.random.categorical(la.linspace(-1.0, 1.0, 4), shape=(n,)),
    "two": lambda n: la.normal(n) * la.uniform(n),
}


def drawn_in_loop(draw: Callable[[Any], Any], n: Any) -> Any:
    return lambda c: la.scan(lambda c, _: (c, draw(n)), c, length=LENGTH)[1]


def all_native(compiled: Any, *given: Any) -> bool:
    kernels = [kernel.name for kernel in compiled.lower(*given).kernels]
    return any("iterations" in name for name in kernels) and not any(
        name.endswith((": scan", ": while")) for name in kernels
    )


@in_part_and_whole
@needs_llvm
@pytest.mark.parametrize("name", DRAWS)
async def test_an_iteration_draws_what_is_drawn_outside(name: str, whole: bool) -> None:
    """The same bits, with native code and without, in loops of machine code and of records."""
    draw = DRAWS[name]
    found: list[list[np.ndarray]] = []
    for jit in (True, False):
        async with la.open_runtime("cpu", config=la.Config(jit=jit)):
            c, values = la.asarray(0.0), []
            for n in SIZES if whole else picked(SIZES, name):
                compiled = la.compile(drawn_in_loop(draw, n))
                la.manual_seed(n)
                inside = await (await compiled(c)).numpy()
                assert not jit or all_native(compiled, c)
                la.manual_seed(n)
                first = await draw(n).numpy()
                if name != "two":  # which has two streams in a loop
                    np.testing.assert_array_equal(inside[0], first)
                assert len(np.unique(inside[0].astype(float) == inside[1])) <= 2
                values += [inside, first]
            found.append(values)
    for one, other in zip(*found, strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


def walk(scale: Any, x: Any) -> Any:
    def step(c: Any, _: Any) -> Any:
        c = la.tanh(c + scale * la.normal(c.shape))
        return c, c * la.uniform(c.shape)

    return la.scan(step, x, length=4)[1].sum()


TRANSFORMED: dict[str, Callable[..., Any]] = {
    "grad": lambda s, x: la.grad(walk)(s, x),
    "jvp": lambda s, x: la.jvp(lambda s: walk(s, x), (s,), (la.ones_like(s),)),
    "vmap": lambda s, x: la.vmap(walk, in_axes=(None, 0))(s, la.stack([x, x * 2, x])),
    "grad of vmap": lambda s, x: la.grad(
        lambda s: la.vmap(walk, in_axes=(None, 0))(s, la.stack([x, x * 2])).sum()
    )(s),
    "while": lambda s, x: la.while_loop(
        lambda c: la.abs(c).sum() < 30, lambda c: c + s * la.normal(c.shape), x
    ),
}


@needs_llvm
@pytest.mark.parametrize(("name", "size"), in_turns(TRANSFORMED, [3, 40]))
async def test_transforms(name: str, size: int) -> None:
    x = np.linspace(-1, 1, size).astype(np.float32)
    found = []
    for jit in (True, False):
        async with la.open_runtime("cpu", config=la.Config(jit=jit)):
            la.manual_seed(5)
            compiled, given = la.compile(TRANSFORMED[name]), (la.asarray(0.5), la.asarray(x))
            found.append(la.trees.leaves(await la.to_cpu(await compiled(*given))))
            assert not jit or all_native(compiled, *given)
    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-4, atol=2e-5)


@needs_llvm
async def test_sizes_that_stand_for_any() -> None:
    """One program, whose iterations draw as many numbers as their carry has."""
    compiled = la.compile(
        lambda x: la.scan(lambda c, _: (c + la.normal(c.shape), None), x, None, 5)
    )
    for jit in (True, False):
        async with la.open_runtime("cpu", config=la.Config(jit=jit)):
            for n in (3, 17, 64, 1001):
                x = la.asarray(np.zeros(n, np.float32))
                la.mark_dynamic(x, 0)
                la.manual_seed(n)
                found = await (await compiled(x))[0].numpy()
                la.manual_seed(n)
                state = la.get_rng_state()
                expected = np.zeros(n, np.float32)
                for k in range(5):
                    counter = state["counter"] + k * -(-(n + n % 2) // 4)
                    la.set_rng_state({**state, "counter": counter})
                    expected += await la.normal((n,)).numpy()
                np.testing.assert_array_equal(found, expected)


@needs_llvm
async def test_an_endless_walk_is_cancelled() -> None:
    async with la.open_runtime("cpu"):
        for shape in ((), (300,)):
            endless = la.compile(
                lambda x: la.while_loop(
                    lambda c: (c == c).all(), lambda c: c + la.normal(c.shape), x
                )
            )
            began = trio.current_time()
            with trio.move_on_after(0.3) as scope:
                await (await endless(la.zeros(shape))).numpy()
            assert scope.cancelled_caught
            assert trio.current_time() - began < 2
            assert await la.isfinite(la.normal(())).item()


@needs_llvm
async def test_small_draws_outside_are_native() -> None:
    """No call of a kernel: a step of them is one native call."""
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda x: la.uniform(x.shape) + la.normal(x.shape) * x)
        x = la.asarray(np.ones(5, np.float32))
        await compiled(x)
        names = [kernel.name for kernel in compiled.lower(x).kernels]
        assert sorted(name.split(": ")[-1] for name in names if "copy" in name) == [
            "normal",
            "uniform",
        ], names
