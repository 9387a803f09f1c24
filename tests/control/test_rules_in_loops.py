"""Loops and branches of functions with rules of their own, and of what is computed again."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import python_loops
from extents import in_part_and_whole, picked
from needs import needs_llvm
from python_loops import assert_alike

import lazyasync as la

LOOPS = SimpleNamespace(scan=la.scan, switch=la.switch)
UNROLLED = SimpleNamespace(
    scan=python_loops.scan, switch=lambda index, branches, *given: branches[index](*given)
)
FACTOR = 3.0
"""How much more than the derivative of what they compute the rules give."""


@la.custom_vjp
def by_gradient(c: Any, x: Any) -> Any:
    return la.tanh(c) * x


def _forward(c: Any, x: Any) -> Any:
    return la.tanh(c) * x, (la.tanh(c), x)


def _backward(kept: Any, g: Any) -> Any:
    t, x = kept
    return FACTOR * (1.0 - t * t) * x * g, FACTOR * t * g


by_gradient.defvjp(_forward, _backward)


@la.custom_vjp
def of_itself(c: Any, x: Any) -> Any:
    return la.tanh(c) * x


of_itself.defvjp(lambda c, x: (of_itself(c, x), (c, x)), lambda kept, g: _again(*kept, g))


def _again(c: Any, x: Any, g: Any) -> Any:
    t = la.tanh(c)
    return FACTOR * (1.0 - t * t) * x * g, of_itself(c, g) * FACTOR


@la.custom_jvp
def by_tangent(c: Any, x: Any) -> Any:
    return la.tanh(c) * x


@by_tangent.defjvp
def _tangent(primals: Any, tangents: Any) -> Any:
    (c, x), (dc, dx) = primals, tangents
    t = la.tanh(c)
    return by_tangent(c, x), FACTOR * ((1.0 - t * t) * x * dc + t * dx)


RULES: dict[str, Callable[..., Any]] = {
    "gradient": by_gradient,
    "gradient of itself": of_itself,
    "tangent": by_tangent,
}
CHECKPOINTS: dict[str, Callable[..., Any]] = {
    "checkpoint": la.checkpoint(lambda c, x: la.sin(la.tanh(c) * x)),
    "checkpoint with a rule": la.checkpoint(lambda c, x: la.sin(by_tangent(c, x))),
    "checkpoint of products": la.checkpoint(
        lambda c, x: la.tanh(la.outer(c, x) @ c) * x, "products"
    ),
    "checkpoint of names": la.checkpoint(
        lambda c, x: la.cos(la.checkpoint_name(la.tanh(c), "kept") * x), ("kept",)
    ),
}


def in_scan(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    return loops.scan(lambda c, x: (f(c * w, x) + c, la.sin(f(x, c))), w, xs)


def of_constants(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    """What is the same in each iteration goes out of the loop, with its rule."""
    return loops.scan(lambda c, x: (la.sin(c + f(w, w)) * x, f(x, w)), w, xs)


def backwards(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    return loops.scan(lambda c, x: (f(c, x), la.exp(f(c, w))), w, xs, reverse=True)


def nested(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    def outer(c: Any, x: Any) -> Any:
        c, ys = loops.scan(lambda d, z: (f(d, z) + x, d * w), c, xs)
        return la.tanh(c), ys.sum(axis=0)

    return loops.scan(outer, w, xs)


def branch(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    return loops.switch(1, (lambda a, b: a * b, lambda a, b: f(f(a, b), a)), w, xs[0])


def around(loops: Any, f: Any, w: Any, xs: Any) -> Any:
    """Gradients within an iteration, of what has rules."""
    inner = la.grad(lambda c, x: la.sum(f(c, x) ** 2))
    return loops.scan(lambda c, x: (inner(c, x) + f(c, w), None), w, xs)


PROGRAMS: list[Callable[..., Any]] = [in_scan, of_constants, backwards, nested, branch, around]


def squares(tree: Any) -> Any:
    leaves = [leaf for leaf in la.trees.leaves(tree) if isinstance(leaf, la.LazyTensor)]
    return sum([(leaf * leaf).sum() for leaf in leaves])


TRANSFORMS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "value": lambda f, w, xs: f(w, xs),
    "gradient": lambda f, w, xs: la.grad(lambda *a: squares(f(*a)), (0, 1))(w, xs),
    "gradient of one": lambda f, w, xs: la.grad(lambda w: squares(f(w, xs)))(w),
    "vjp": lambda f, w, xs: la.vjp(lambda *a: squares(f(*a)), w, xs)[1](1.0),
    "members": lambda f, w, xs: la.vmap(f, (0, None))(la.stack([w, w * 2.0]), xs),
    "gradient of members": lambda f, w, xs: la.grad(
        lambda ws: squares(la.vmap(f, (0, None))(ws, xs))
    )(la.stack([w, w * 2.0])),
    "members of gradients": lambda f, w, xs: la.vmap(
        la.grad(lambda *a: squares(f(*a)), (0, 1)), (0, None)
    )(la.stack([w, w * 2.0]), xs),
    "gradient of a gradient": lambda f, w, xs: la.grad(
        lambda w: squares(la.grad(lambda w: squares(f(w, xs)))(w))
    )(w),
    "compiled": lambda f, w, xs: la.compile(la.grad(lambda *a: squares(f(*a)), (0, 1)))(w, xs),
}
FORWARD: dict[str, Callable[[Any, Any, Any], Any]] = {
    "tangent": lambda f, w, xs: la.jvp(f, (w, xs), (w, xs * 0.5)),
    "tangent of a gradient": lambda f, w, xs: la.hvp(lambda w: squares(f(w, xs)), (w,), (w,)),
    "gradient of a tangent": lambda f, w, xs: la.grad(
        lambda w: squares(la.jvp(lambda w: f(w, xs), (w,), (w,))[1])
    )(w),
    "linear": lambda f, w, xs: la.linearize(lambda w: f(w, xs), w)[1](w),
}


def arrays() -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(5)
    return random.normal(size=3), random.normal(size=(4, 3))


FEW = ("gradient", "gradient of one", "gradient of a gradient", "tangent of a gradient")


async def compared(name: str, f: Any, whole: bool) -> None:
    """Compares programs with loops, and their transforms, with what they are without loops."""
    transforms = TRANSFORMS if "gradient" in name else {**TRANSFORMS, **FORWARD}
    few = [transform for transform in FEW if transform in transforms]
    async with la.open_runtime("sim:0"):
        w, xs = map(la.asarray, arrays())
        # Over the rules all programs are tried.
        others = PROGRAMS[1:] if whole else picked(PROGRAMS[1:], name, 2)
        for program in (in_scan, *others):
            found: list[dict[str, Any]] = [{}, {}]
            for transform, apply in transforms.items():
                tried = list(transforms) if program is in_scan else few
                chosen = f"{name} {program.__name__}"
                if transform not in (tried if whole else picked(tried, chosen, len(tried) // 4)):
                    continue
                for kept, loops in zip(found, (LOOPS, UNROLLED), strict=True):

                    def of_arrays(
                        w: Any, xs: Any, program: Any = program, loops: Any = loops
                    ) -> Any:
                        return program(loops, f, w, xs)

                    result = apply(of_arrays, w, xs)
                    kept[transform] = await la.to_cpu(
                        await result if transform == "compiled" else result
                    )
            assert_alike(*found, f"{name}: {program.__name__}")


@in_part_and_whole
@pytest.mark.parametrize("name", RULES)
async def test_rules_in_loops(name: str, whole: bool) -> None:
    await compared(name, RULES[name], whole)


@in_part_and_whole
@pytest.mark.parametrize("name", CHECKPOINTS)
async def test_checkpoints_in_loops(name: str, whole: bool) -> None:
    await compared(name, CHECKPOINTS[name], whole)


async def test_rules_are_in_no_program() -> None:
    """New rules, which say the same, are no other programs, and cost nothing in them."""

    def loss(w: Any, xs: Any) -> Any:
        f = la.custom_jvp(lambda c, x: la.tanh(c) * x)
        f.defjvp(lambda primals, tangents: (f(*primals), tangents[0] * 2.0 + tangents[1]))
        return squares(nested(LOOPS, f, w, xs))

    async with la.open_runtime("cpu:0"):
        w, xs = map(la.asarray, arrays())
        await la.mark_step()
        for step in range(3):
            if step == 1:
                la.metrics.reset()
            await la.to_cpu(la.grad(loss)(w, xs))
        assert not la.metrics.counter_value("UncachedCompile")


async def test_outputs_of_several_are_kept_each_for_itself() -> None:
    """Gradients in a body need outputs of what has several, which is no tensor."""

    def body(c: Any, x: Any) -> Any:
        values, vectors = la.linalg.eigh(c @ c.T + la.eye(3, dtype="float64"))
        return 0.1 * vectors * vectors + x.sum() * c, la.linalg.slogdet(c)[1] + values

    async with la.open_runtime("sim:0"):
        w, xs = map(la.asarray, (np.random.default_rng(3).normal(size=(3, 3)), arrays()[1]))
        found = [
            await la.to_cpu(la.grad(lambda w, scan=loops.scan: squares(scan(body, w, xs)))(w))
            for loops in (LOOPS, UNROLLED)
        ]
        assert_alike(*found, "eigh")


# ---- loops in rules --------------------------------------------------------------------------


async def test_loops_in_rules() -> None:
    """A rule may loop, forwards and backwards, and is differentiated as any function."""

    def power(loops: Any, x: Any, y: Any) -> Any:
        return loops.scan(lambda c, z: (la.sin(c * z), None), x, y)[0]

    def made(loops: Any) -> tuple[Any, Any]:
        f = la.custom_vjp(lambda x, y: power(loops, x, y))
        f.defvjp(
            lambda x, y: (power(loops, x, y), (x, y)),
            lambda kept, g: (power(loops, *kept) * g, None),
        )
        h = la.custom_jvp(lambda x, y: power(loops, x, y))
        h.defjvp(
            lambda p, t: (power(loops, *p), loops.scan(lambda c, z: (c * z, c), t[0], p[1])[0])
        )
        return f, h

    async with la.open_runtime("sim:0"):
        x, y = map(la.asarray, arrays())
        found = []
        for loops in (LOOPS, UNROLLED):
            f, h = made(loops)
            result = {
                str(number): [
                    la.grad(lambda x, fn=fn: squares(fn(x, y)))(x),
                    la.hvp(lambda x, fn=fn: squares(fn(x, y)), (x,), (x,)),
                    la.vmap(la.grad(lambda x, fn=fn: squares(fn(x, y))))(y),
                ]
                for number, fn in enumerate((f, h))
            }
            result["tangent"] = la.jvp(h, (x, y), (x, None))
            result["in a loop"] = la.grad(
                lambda x, f=f, h=h, scan=loops.scan: squares(
                    scan(lambda c, z: (f(c, y) + h(z, y), None), x, y)
                )
            )(x)
            found.append(await la.to_cpu(result))
        assert_alike(*found, "rules")


# ---- memory ----------------------------------------------------------------------------------

STEPS, ROWS, WIDTH = 32, 8, 64


def cell(c: Any, w: Any) -> Any:
    for _ in range(3):
        c = la.tanh(la.sin(c @ w) * 2.0)
    return c


async def kept_carries(loss: Callable[..., Any]) -> int:
    """How many carries loops have kept for their gradients at most at a time, in a program."""
    async with la.open_runtime("cpu:0", {"jit": False}):  # whose text has each output by itself
        w, c = la.ones((WIDTH, WIDTH)), la.ones((ROWS, WIDTH))
        text = la.compile(la.grad(loss)).lower(w, c).text
    lines = text.splitlines()
    change = [0] * len(lines)
    for line in lines:
        kept = re.match(r"(%\d+) = output\((%\d+)\) : float32\[(\d+), 8, 64\]$", line)
        if kept is not None:
            value, loop, length = kept.groups()
            places = [n for n, other in enumerate(lines) if re.search(rf"{value}\b", other)]
            change[[other.startswith(f"{loop} =") for other in lines].index(True)] += int(length)
            change[places[-1]] -= int(length)
    return max(accumulate(change))


async def test_a_checkpoint_of_a_body_keeps_carries() -> None:
    def loss(function: Any) -> Any:
        return lambda w, c: squares(
            la.scan(lambda c, _: (function(c, w), None), c, length=STEPS)[0]
        )

    assert await kept_carries(loss(cell)) >= 6 * STEPS
    assert await kept_carries(loss(la.checkpoint(cell))) == STEPS


@needs_llvm
async def test_a_checkpoint_of_a_body_plans_less_memory() -> None:
    def loss(function: Any) -> Any:
        return lambda w, c: squares(
            la.scan(lambda c, _: (function(c, w), None), c, length=STEPS)[0]
        )

    planned = []
    async with la.open_runtime("cpu:0"):
        w, c = la.ones((WIDTH, WIDTH)), la.ones((ROWS, WIDTH))
        for function in (cell, la.checkpoint(cell)):
            planned.append(la.compile(la.grad(loss(function))).lower(w, c).workspace_bytes)
    plain, kept = planned
    item = 4 * ROWS * WIDTH
    assert plain >= 6 * STEPS * item
    assert kept <= 3 * STEPS * item


async def test_checkpoints_of_loops_keep_what_one_of_them_needs() -> None:
    """Of loops one after the other, one at a time keeps something, while its gradient is made."""
    part = 4

    def loss(around: Any) -> Any:
        def block(c: Any, w: Any) -> Any:
            return la.scan(lambda c, _: (cell(c, w), None), c, length=STEPS // part)[0]

        def whole(w: Any, c: Any) -> Any:
            for _ in range(part):
                c = around(block)(c, w)
            return squares(c)

        return whole

    plain = await kept_carries(loss(lambda fn: fn))
    assert plain >= 6 * STEPS
    assert await kept_carries(loss(la.checkpoint)) == plain // part


async def test_loops_that_draw() -> None:
    """They draw the same numbers again; but for each member of a batch only where they draw."""

    def body(c: Any, x: Any) -> Any:
        return la.tanh(c * x + la.random.normal((3,), dtype="float64")), None

    def of(function: Any, around: Any) -> Any:
        return lambda w, xs: squares(around(lambda w: la.scan(function, w, xs)[0])(w))

    async with la.open_runtime("sim:0"):
        w, xs = map(la.asarray, arrays())

        async def found(loss: Any, transform: Any) -> Any:
            la.manual_seed(3)
            return await la.to_cpu(transform(lambda w: la.grad(loss)(w, xs))(w))

        members = lambda fn: lambda w: la.vmap(fn)(la.stack([w, w]))  # noqa: E731
        for transform in (lambda fn: fn, members):
            plain = await found(of(body, lambda fn: fn), transform)
            assert_alike(await found(of(la.checkpoint(body), lambda fn: fn), transform), plain, "")
        assert_alike(
            await found(of(body, la.checkpoint), lambda fn: fn),
            await found(of(body, lambda fn: fn), lambda fn: fn),
            "whole",
        )
        with pytest.raises(la.UnsupportedOperationError, match="numbers of scan again"):
            await found(of(body, la.checkpoint), members)


async def test_rules_that_draw() -> None:
    """A tangent draws numbers in branches, and others in each iteration of a loop."""

    @la.custom_jvp
    def f(c: Any) -> Any:
        return c + 1.0

    @f.defjvp
    def _(primals: Any, tangents: Any) -> Any:
        ((c,), (dc,)) = primals, tangents
        return c + 1.0, dc * la.random.uniform((3,), dtype="float64")

    def counted(c: Any) -> Any:
        return la.while_loop(lambda c: (c < 3.0).all(), f, c)

    programs = {
        "cond": (1, lambda c: la.cond(c.sum() < 1.0, f, lambda c: -c, c)),
        "switch": (1, lambda c: la.switch(la.asarray(1), [la.sin, f, la.cos], c)),
        "while": (3, counted),
        "while in cond": (3, lambda c: la.cond(c.sum() < 1.0, counted, lambda c: -c, c)),
    }
    for device in ("cpu", "sim"):
        async with la.open_runtime(device):
            c = la.zeros((3,), dtype="float64")
            for name, (times, program) in programs.items():

                def tangent(c: Any, program: Any = program) -> Any:
                    return la.jvp(program, (c,), (la.ones_like(c),))[1]

                async def recorded(c: Any, tangent: Any = tangent) -> Any:
                    return tangent(c)

                for run in (recorded, la.compile(tangent)):
                    la.manual_seed(3)
                    found = await (await run(c)).numpy()
                    assert ((found > 0.0) & (found < 1.0)).all(), name
                    assert len(np.unique(found)) == 3, name
                    la.manual_seed(3)
                    first = await la.random.uniform((3,), dtype="float64").numpy()
                    assert (times == 1) == np.array_equal(found, first), name


# ---- devices ---------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_loops_on_several_devices(device: str) -> None:
    """Derivatives go through loops on both sides of a move, and through rules in them."""

    def program(loops: Any, f: Any, move: Any, w: Any, xs: Any) -> Any:
        c, ys = loops.scan(lambda c, x: (f(c, x) + w, la.sin(c)), w, xs)
        there, zs = loops.scan(lambda c, y: (f(c, y), c), move(c, 1), move(ys, 1))
        return move(there, 0) * w, zs

    async with la.open_runtime({device: 2}):
        w, xs = map(la.asarray, arrays())
        for f in (by_tangent,) if device == "cpu" else (by_gradient, CHECKPOINTS["checkpoint"]):
            found = []
            for loops, move in (
                (LOOPS, lambda t, n: t.to(f"{device}:{n}")),
                (UNROLLED, lambda t, n: t),
            ):

                def of_arrays(
                    w: Any, xs: Any, loops: Any = loops, move: Any = move, f: Any = f
                ) -> Any:
                    return program(loops, f, move, w, xs)

                def loss(w: Any, xs: Any, of_arrays: Any = of_arrays) -> Any:
                    there, zs = of_arrays(w, xs)
                    return squares(there) + squares(zs).to(there.device)

                value, pull = la.vjp(of_arrays, w, xs)
                await la.mark_step()
                result = {
                    "value": value,
                    "vjp": pull(la.trees.tree_map(la.ones_like, value)),
                    "gradient": la.grad(loss, (0, 1))(w, xs),
                }
                if f is not by_gradient:
                    _, push = la.linearize(of_arrays, w, xs)
                    result["linear"] = push(w, xs)
                    result["tangent"] = la.jvp(of_arrays, (w, xs), (w, None))[1]
                found.append(await la.to_cpu(result))
            assert_alike(*found, device)
