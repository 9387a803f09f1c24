"""checkpoint: the same values and gradients, of less memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import is_in_part

import lazyasync as la

POLICIES: dict[str, Any] = {
    "nothing": None,
    "products": "products",
    "named": ("hidden",),
    "other names": {"none of them"},
}
X = np.random.default_rng(0).normal(size=(4, 3))
W = np.random.default_rng(1).normal(size=(3, 3))


def layer(x: Any, w: Any, scale: float = 2.0) -> Any:
    hidden = la.checkpoint_name(la.tanh(x @ w), "hidden")
    return la.sin(hidden * scale) * hidden + x


def weighted(y: Any) -> Any:
    return la.sum(y * la.cos(la.arange(y.size, dtype=y.dtype).reshape(y.shape)))


CASES: dict[str, Callable[[Any, Any, Any], Any]] = {
    "value": lambda f, x, w: f(x, w),
    "gradient": lambda f, x, w: la.grad(lambda x, w: weighted(f(x, w)), (0, 1))(x, w),
    "a chain": lambda f, x, w: la.grad(lambda x, w: weighted(f(f(f(x, w), w, 0.5), w)), (0, 1))(
        x, w
    ),
    "what it closes over": lambda f, x, w: la.grad(
        lambda x, w: weighted(inside(f, lambda x: x * w[0] + w[1])(x, w)), (0, 1)
    )(x, w),
    "an argument handed through": lambda f, x, w: la.grad(
        lambda x: weighted(inside(f, lambda x: (x, 2.0 * x))(x, w)[0])
    )(x),
    "vjp": lambda f, x, w: la.vjp(f, x, w)[1](x),
    "jvp": lambda f, x, w: la.jvp(f, (x, w), (x, w)),
    "linearize": lambda f, x, w: la.linearize(f, x, w)[1](x, w),
    "jacrev": lambda f, x, w: la.jacrev(f)(x, w),
    "jacfwd": lambda f, x, w: la.jacfwd(f, 1)(x, w),
    "members": lambda f, x, w: la.vmap(f, (0, None))(x, w),
    "gradients of members": lambda f, x, w: la.vmap(
        la.grad(lambda x, w: weighted(f(x, w)), (0, 1)), (0, None)
    )(x, w),
    "gradient of members": lambda f, x, w: la.grad(
        lambda x, w: weighted(la.vmap(f, (0, None))(x, w)), (0, 1)
    )(x, w),
    "twice": lambda f, x, w: la.grad(
        lambda x, w: weighted(la.grad(lambda x: weighted(f(x, w)))(x)), (0, 1)
    )(x, w),
    "hessian": lambda f, x, w: la.hessian(lambda w: weighted(f(x, w)))(w),
    "hvp": lambda f, x, w: la.hvp(lambda x: weighted(f(x, w)), (x,), (x,)),
    "compiled inside": lambda f, x, w: la.grad(lambda x: weighted(la.compile(f)(x, w)))(x),
}


def inside(f: Any, more: Any) -> Any:
    """Another function that is checkpointed if ``f`` is, as ``f`` is part of it."""
    wrap = getattr(f, "wrap", lambda f: f)
    return wrap(lambda x, w: more(f(x, w)))


def checkpointed(policy: Any) -> Any:
    f: Any = la.checkpoint(layer, policy)
    f.wrap = lambda other: la.checkpoint(other, policy)
    return f


async def same(found: Any, expected: Any, name: str) -> None:
    pairs = zip(*map(la.trees.leaves, await la.to_cpu((found, expected))), strict=True)
    for one, other in pairs:
        np.testing.assert_allclose(one, other, 1e-11, 1e-13, err_msg=name)


@pytest.mark.parametrize("policy", POLICIES)
async def test_no_transform_is_changed(policy: str) -> None:
    f = checkpointed(POLICIES[policy])
    for device in ("cpu:0", "sim:0"):
        async with la.open_runtime(device):
            x, w = la.asarray(X), la.asarray(W)
            for name, case in CASES.items():
                expected = case(layer, x, w)
                if device == "sim:0":
                    await same(case(f, x, w), expected, name)
                elif is_in_part(f"{policy} {name}", 4):
                    await same(
                        await la.compile(lambda x, w, c=case: c(f, x, w))(x, w), expected, name
                    )


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("compiled", [False, True])
async def test_random_numbers_are_the_same_again(policy: str, compiled: bool) -> None:
    """The gradient of x * noise by x is the noise, which the value has been made with."""

    def noisy(x: Any) -> Any:
        noise = la.checkpoint_name(la.uniform(x.shape, 0.25, 2.0, dtype="float64"), "hidden")
        return la.exp(x) * noise, la.bernoulli(x.shape, 0.5)

    f = la.checkpoint(noisy, POLICIES[policy])

    def both(x: Any) -> Any:
        (y, mask), pull = la.vjp(f, x)
        return y, mask, pull((la.ones_like(y), None))[0]

    def members(x: Any) -> Any:
        return la.vmap(both)(x)

    async with la.open_runtime("cpu:0"):
        for function in (both, members):
            run: Any = la.compile(function) if compiled else function
            seen = []
            for _ in range(2):
                found = run(la.asarray(X))
                y, mask, gradient = await la.to_cpu(await found if compiled else found)
                np.testing.assert_allclose(gradient, y, 1e-12)
                assert len(np.unique(y / np.exp(X))) == X.size
                assert mask.shape == X.shape
                seen.append(y)
            assert (seen[0] != seen[1]).all()


def chain(layer: Any, count: int) -> Any:
    def loss(params: Any, x: Any) -> Any:
        for place in range(count):
            x = layer(x, params[place])
        return la.sum(x * x)

    return loss


def deep(x: Any, w: Any) -> Any:
    """Many intermediate values of a layer, which no loop makes of each other."""
    hidden = la.checkpoint_name(la.tanh(x @ w), "hidden")
    for _ in range(3):
        hidden = la.sin(hidden @ w)
    return x + hidden


COUNT, ROWS, WIDTH = 12, 64, 32
LAYER = ROWS * WIDTH * 4
"""Bytes of an intermediate value."""


async def workspace(policy: Any) -> int:
    """The bytes that a compiled gradient needs for intermediate values, in those of a layer."""
    function = deep if policy == "plain" else la.checkpoint(deep, policy)
    async with la.open_runtime("cpu:0"):
        params = [la.ones((WIDTH, WIDTH)) for _ in range(COUNT)]
        gradient = la.compile(la.grad(chain(function, COUNT)))
        lowered = gradient.lower(params, la.ones((ROWS, WIDTH)))
        return lowered.workspace_bytes // LAYER


async def test_less_memory_is_planned() -> None:
    """A layer keeps its argument; while its gradient is made, the values of one layer are there."""
    plain = await workspace("plain")
    assert plain >= 4 * COUNT
    assert await workspace(None) <= COUNT + 10
    assert await workspace(("hidden",)) <= 2 * COUNT + 10
    assert await workspace("products") >= 4 * COUNT


async def test_checkpoints_of_checkpoints() -> None:
    """Nested, a chain of n layers keeps about 2 sqrt(n) arguments."""
    part = 4

    def block(x: Any, params: Any) -> Any:
        for w in params:
            x = la.checkpoint(deep)(x, w)
        return x

    def loss(params: Any, x: Any) -> Any:
        for start in range(0, len(params), part):
            x = la.checkpoint(block)(x, params[start : start + part])
        return la.sum(x * x)

    async with la.open_runtime("cpu:0"):
        params = [la.ones((WIDTH, WIDTH)) for _ in range(part * part)]
        x = la.ones((ROWS, WIDTH))
        found = la.compile(la.grad(loss)).lower(params, x)
        assert found.workspace_bytes // LAYER <= 2 * part + 10
        plain = la.grad(chain(deep, part * part))(params, x)
        await same(la.grad(loss)(params, x), plain, "nested")


async def test_a_recorded_step_needs_less_memory_too() -> None:
    peaks = {}
    for name, function in (("plain", deep), ("checkpoint", la.checkpoint(deep))):
        async with la.open_runtime("cpu:0") as runtime:
            params = [la.ones((WIDTH, WIDTH)) for _ in range(COUNT)]
            gradient = la.grad(chain(function, COUNT))(params, la.ones((ROWS, WIDTH)))
            await la.mark_step()
            await la.to_cpu(gradient)
            peaks[name] = runtime.statistics().devices["cpu:0"].predicted_peak_bytes
    assert peaks["checkpoint"] < 0.6 * peaks["plain"]


async def test_repeated_steps_record_and_compile_nothing() -> None:
    async with la.open_runtime("cpu:0"):
        f = la.grad(chain(la.checkpoint(deep), 3))
        x = la.ones((ROWS, WIDTH))
        params = [la.ones((WIDTH, WIDTH)) / 7.0 for _ in range(3)]
        await la.mark_step()
        for step in range(5):
            if step == 2:
                la.metrics.reset()
            params = f(params, x)
            await la.to_cpu(params)
        assert not la.metrics.counter_value("IrNodeCreated")
        assert not la.metrics.counter_value("UncachedCompile")


async def test_trees_numbers_and_other_leaves() -> None:
    def f(p: Any, i: Any, *, mode: str) -> Any:
        assert mode == "sum"
        return {"y": la.take(p["w"], i, axis=0) * p["scale"], "i": i + 1, "mode": mode, "p": p}

    async with la.open_runtime("cpu:0"):
        p, i = {"w": la.asarray(W), "scale": 3.0}, la.asarray([2, 0])

        def loss(w: Any, f: Any) -> Any:
            found = f({"w": w, "scale": 3.0}, i, mode="sum")
            assert (found["mode"], found["p"]["scale"]) == ("sum", 3.0)
            return la.sum(found["y"] ** 2) + la.sum(found["p"]["w"]) + la.sum(found["i"])

        for function in (f, la.checkpoint(f)):
            value, gradient = la.value_and_grad(loss)(p["w"], function)
            assert await value.item() == pytest.approx(9 * (W[[2, 0]] ** 2).sum() + W.sum() + 4)
            exact = np.ones((3, 3)) + 18 * W * [[1], [0], [1]]
            np.testing.assert_allclose(await gradient.numpy(), exact, 1e-12)


async def test_refusals() -> None:
    with pytest.raises(ValueError, match=r'policy must be None, "products".*\'dots\''):
        la.checkpoint(layer, "dots")
    with pytest.raises(AttributeError, match=r"write la\.checkpoint"):
        _ = la.remat  # type: ignore[attr-defined]
    async with la.open_runtime("cpu:0"):
        with pytest.raises(TypeError, match="a name is a string"):
            la.checkpoint_name(la.ones(3), 3)  # type: ignore[arg-type]

        async def g(x: Any) -> Any:
            return x

        with pytest.raises(TypeError, match="plain function"):
            la.grad(lambda x: la.sum(la.checkpoint(g)(x)))(la.ones(3))
    async with la.open_runtime(["cpu:0", "cpu:1"]):
        moved = la.checkpoint(lambda x: la.sum(x.to("cpu:1")))
        with pytest.raises(la.UnsupportedOperationError, match=r"la\.checkpoint records"):
            la.grad(moved)(la.ones(3))
