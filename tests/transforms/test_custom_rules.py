"""custom_vjp and custom_jvp: derivatives are what rules say, in every transform."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import is_in_part

import lazyasync as la

X = np.array([0.5, -1.25, 2.0])
Y = np.array([1.5, 0.25, -0.75])


def by_gradient(factor: float = 1.0, calls_itself: bool = True) -> Any:
    """sin(x) * y, with ``factor`` times its gradient."""
    f = la.custom_vjp(lambda x, y: la.sin(x) * y)
    value = f if calls_itself else f.fn

    def bwd(kept: Any, g: Any) -> Any:
        x, y = kept
        return factor * la.cos(x) * y * g, factor * la.sin(x) * g

    f.defvjp(lambda x, y: (value(x, y), (x, y)), bwd)
    return f


def by_tangent(factor: float = 1.0) -> Any:
    """The same with a rule for tangents."""

    @la.custom_jvp
    def f(x: Any, y: Any) -> Any:
        return la.sin(x) * y

    @f.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        x, y = primals
        dx, dy = tangents
        return f(x, y), factor * (la.cos(x) * y * dx + la.sin(x) * dy)

    return f


RULES: dict[str, Callable[..., Any]] = {
    "gradient": by_gradient,
    "gradient of what can be differentiated": lambda: by_gradient(calls_itself=False),
    "tangent": by_tangent,
}

TRANSFORMS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "value": lambda f, x, y: f(x, y),
    "gradient": lambda f, x, y: la.grad(lambda x, y: la.sum(f(x, y) ** 2), (0, 1))(x, y),
    "gradient of one": lambda f, x, y: la.grad(lambda y: la.sum(f(x, y)))(y),
    "the same twice": lambda f, x, y: la.grad(lambda x: la.sum(f(x, x)))(x),
    "one in another": lambda f, x, y: la.grad(lambda x: la.sum(f(f(x, y), x)))(x),
    "vjp": lambda f, x, y: la.vjp(f, x, y)[1](y),
    "jacrev": lambda f, x, y: la.jacrev(f, (0, 1))(x, y),
    "members": lambda f, x, y: la.vmap(f)(x, y),
    "members of gradients": lambda f, x, y: la.vmap(la.grad(f, (0, 1)))(x, y),
    "gradient of members": lambda f, x, y: la.grad(lambda x, y: la.sum(la.vmap(f)(x, y)), (0, 1))(
        x, y
    ),
    "one for all members": lambda f, x, y: la.grad(
        lambda x, y: la.sum(la.vmap(f, (0, None))(x, y[0]) ** 2), (0, 1)
    )(x, y),
    "members of members": lambda f, x, y: la.grad(
        lambda x, y: la.sum(la.vmap(la.vmap(f, (None, 0)), (0, None))(x, y) ** 2), (0, 1)
    )(x, y),
    "second order": lambda f, x, y: la.grad(
        lambda x: la.sum(y * la.grad(lambda x: la.sum(f(x, y) ** 2))(x))
    )(x),
    "second order, mixed": lambda f, x, y: la.jacrev(
        lambda y: la.grad(lambda x: la.sum(f(x, y) ** 3))(x)
    )(y),
    "third order": lambda f, x, y: la.vmap(la.grad(la.grad(la.grad(f))))(x, y),
    "hessian": lambda f, x, y: la.hessian(lambda x: la.sum(f(x, y) ** 2))(x),
    "hessian, backwards twice": lambda f, x, y: la.jacrev(la.grad(lambda x: la.sum(f(x, y) ** 2)))(
        x
    ),
    "hvp": lambda f, x, y: la.hvp(lambda x: la.sum(f(x, y) ** 2), (x,), (y,)),
    "of the outer alone": lambda f, x, y: la.grad(
        lambda x: la.sum(la.grad(lambda y: la.sum(y * f(x, x)))(y))
    )(x),
}
FORWARDS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "jvp": lambda f, x, y: la.jvp(f, (x, y), (y, x)),
    "jvp of one": lambda f, x, y: la.jvp(lambda y: f(x, y), (y,), (x,)),
    "linearize": lambda f, x, y: la.linearize(f, x, y)[1](y, x),
    "jacfwd": lambda f, x, y: la.jacfwd(f, (0, 1))(x, y),
    "jvp of members": lambda f, x, y: la.jvp(la.vmap(f), (x, y), (y, x)),
    "jvp of jvp": lambda f, x, y: la.jvp(
        lambda x: la.jvp(lambda x: f(x, y) ** 2, (x,), (y,))[1], (x,), (x,)
    ),
    "gradient of jvp": lambda f, x, y: la.grad(
        lambda x: la.sum(la.jvp(lambda x: f(x, y) ** 2, (x,), (y,))[1])
    )(x),
    "forwards twice": lambda f, x, y: la.jacfwd(la.jacfwd(lambda x: la.sum(f(x, y) ** 2)))(x),
}


async def same(found: list[Any], expected: list[Any], names: list[str]) -> None:
    for name, one, other in zip(names, *await la.to_cpu((found, expected)), strict=True):
        for a, b in zip(la.trees.leaves(one), la.trees.leaves(other), strict=True):
            np.testing.assert_allclose(a, b, 1e-12, 1e-14, err_msg=name)


@pytest.mark.parametrize("kind", RULES)
async def test_true_rules_change_no_transform(kind: str) -> None:
    def plain(x: Any, y: Any) -> Any:
        return la.sin(x) * y

    cases = {**TRANSFORMS, **(FORWARDS if kind == "tangent" else {})}
    if kind == "gradient":  # whose forward rule is differentiated forwards, and calls it
        del cases["hessian"], cases["hvp"]
    async with la.open_runtime("cpu:0" if kind == "tangent" else "sim:0"):
        x, y, f = la.asarray(X), la.asarray(Y), RULES[kind]()
        expected = [case(plain, x, y) for case in cases.values()]
        await same([case(f, x, y) for case in cases.values()], expected, list(cases))
        if kind == "tangent":  # on the CPU, where each takes machine code of its own
            chosen = [is_in_part(name, 3) for name in cases]
            expected = list(itertools.compress(expected, chosen))
            cases = dict(itertools.compress(cases.items(), chosen))
        compiled = [
            await la.compile(lambda x, y, c=case: c(f, x, y))(x, y) for case in cases.values()
        ]
        await same(compiled, expected, list(cases))


@pytest.mark.parametrize("kind", ["gradient", "tangent"])
async def test_rules_are_for_the_innermost_derivative(kind: str) -> None:
    """As in JAX: what is around a derivative differentiates what the rule does."""
    f = RULES[kind](3.0)
    async with la.open_runtime("cpu:0"):
        x, y = la.asarray(X), la.asarray(Y)
        first = la.vmap(la.grad(f))(x, y)
        second = la.vmap(la.grad(la.grad(f)))(x, y)
        # By y: of 3 cos(x) y, which the rule does, not of what the function does.
        mixed = la.vmap(la.grad(la.grad(f), 1))(x, y)
        # The value within a first derivative is again that of the function: by its own rule.
        product = la.vmap(la.grad(lambda x, y: la.grad(lambda b: b * f(x, y))(x)))(x, y)
        squared = la.vmap(la.grad(la.grad(lambda x, y: f(x, y) ** 2)))(x, y)
        found = await la.to_cpu([first, second, mixed, product, squared])
    s, c = np.sin(X), np.cos(X)
    slope = 3 * c * Y
    exact = [slope, -3 * s * Y, 3 * c, slope, 2 * slope * slope - 6 * s * Y * s * Y]
    for one, other in zip(found, exact, strict=True):
        np.testing.assert_allclose(one, other, 1e-12)


async def test_trees_of_arguments_and_results() -> None:
    @la.custom_vjp
    def f(p: Any, i: Any, k: int = 2) -> Any:
        return {"a": p["w"] * p["b"] * k, "n": (i + 1, "name"), "same": p["b"]}

    def fwd(p: Any, i: Any, k: int) -> Any:
        return f(p, i, k), {"p": p, "k": k, "i": i}

    def bwd(kept: Any, g: Any) -> Any:
        assert (kept["k"], g["n"]) == (2, (None, None))
        assert kept["i"].dtype == np.int64
        return {"w": g["a"] * 10.0, "b": g["same"] * 100.0, "name": None}, None, None

    f.defvjp(fwd, bwd)

    @la.custom_jvp
    def h(p: Any, i: Any, k: int = 2) -> Any:
        return {"a": p["w"] * p["b"] * k, "n": (i + 1, "name"), "same": p["b"]}

    @h.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        (p, i, k), (dp, di, dk) = primals, tangents
        assert (di, dk, dp["name"], k) == (None, None, None, 2)
        return h(p, i, k), {"a": dp["w"] * 10.0, "n": (None, None), "same": dp["b"] * 100.0}

    async with la.open_runtime("cpu:0"):
        p = {"w": la.asarray(X), "b": la.asarray(Y), "name": "p"}

        def loss(p: Any, custom: Any) -> Any:
            found = custom(p, i=la.arange(3))
            assert found["n"][1] == "name"
            return la.sum(found["a"]) + la.sum(found["same"]) + la.sum(found["n"][0])

        for custom in (f, h):
            gradient = la.grad(loss)(p, custom)
            assert gradient["name"] is None
            w, b = await la.to_cpu((gradient["w"], gradient["b"]))
            assert (w.tolist(), b.tolist()) == ([10.0] * 3, [100.0] * 3)
        value, _ = la.value_and_grad(loss)(p, f)
        assert await value.item() == pytest.approx((2 * X * Y + Y).sum() + 6)


async def test_arguments_that_are_not_differentiated_by() -> None:
    async with la.open_runtime("cpu:0"):
        clip = la.custom_vjp(lambda low, x, high: x * 1.0, nondiff_argnums=(0, 2))
        clip.defvjp(
            lambda low, x, high: (clip(low, x, high), None),
            lambda low, high, kept, g: (la.clip(g, low, high),),
        )
        x = la.asarray(X)
        found = la.grad(lambda x: la.sum(clip(-1.0, x, 0.5) * np.array([3.0, -3.0, 0.25])))(x)
        assert (await found.numpy()).tolist() == [0.5, -1.0, 0.25]

        @la.custom_jvp
        def unused(x: Any) -> Any:
            return x

        apply = la.custom_jvp(lambda fn, x: fn(x), nondiff_argnums=0)
        apply.defjvp(lambda fn, p, t: (fn(*p), 2.0 * la.jvp(fn, p, t)[1]))
        found = la.grad(lambda x: la.sum(apply(la.square, x)))(x)
        np.testing.assert_allclose(await found.numpy(), 4.0 * X)
        with pytest.raises(AttributeError, match=r"custom_jvp of .*unused has no rule.*defjvp"):
            unused(x)


async def test_methods_random_numbers_and_repeated_steps() -> None:
    class Layer:
        @la.custom_vjp
        def scaled(self, x: Any) -> Any:
            return x * la.uniform(x.shape, dtype=x.dtype)

    calls: list[int] = []

    def fwd(layer: Any, x: Any) -> Any:
        noise = la.uniform(x.shape, dtype=x.dtype)
        calls.append(1)
        return x * noise, noise

    Layer.scaled.defvjp(fwd, lambda noise, g: (None, g * noise))
    async with la.open_runtime("cpu:0"):
        layer, x = Layer(), la.asarray(X)
        la.metrics.reset()
        for _ in range(4):
            value, gradient = la.value_and_grad(lambda x: la.sum(layer.scaled(x)))(x)
            found, slope = await la.to_cpu((value, gradient))
            np.testing.assert_allclose(found, (X * slope).sum(), 1e-12)
        assert len(calls) == 4
        assert la.metrics.counter_value("UncachedCompile") == 1


async def test_what_is_computed_knows_nothing_of_rules() -> None:
    f, h = by_gradient(), by_tangent()
    async with la.open_runtime("sim:0"):
        x, y = la.asarray(X), la.asarray(Y)
        kept: list[Any] = []

        def loss(x: Any) -> Any:
            # Results that are held, an argument that is the result, and one result twice.
            kept.extend((f(x, y), h(x, y)))
            return la.sum(kept[-1] * kept[-2])

        gradient = la.grad(loss)(x)
        assert "custom" not in la.debug.dump_ir([*kept, gradient])
        values = await la.to_cpu([*kept, gradient])
        np.testing.assert_allclose(values[0], np.sin(X) * Y)
        np.testing.assert_allclose(values[2], 2 * np.sin(X) * Y * np.cos(X) * Y, 1e-12)


async def test_results_that_are_the_arguments() -> None:
    f = la.custom_vjp(lambda x, y: (x, y, x))
    f.defvjp(lambda x, y: ((x, y, x), ()), lambda kept, g: (g[0] + 2.0 * g[2], 5.0 * g[1]))
    for device in ("cpu:0", "sim:0"):
        async with la.open_runtime(device):
            x, y = la.asarray(X), la.asarray(Y)
            (value, aux), gradient = la.value_and_grad(
                lambda x, y=y: (la.sum(f(x, y)[0]) + la.sum(f(x, y)[2]), f(x, y)),
                has_aux=True,
            )(x)
            found = await la.to_cpu((value, aux, gradient))
            assert found[0] == 2 * X.sum()
            for one, other in zip(found[1], (X, Y, X), strict=True):
                np.testing.assert_array_equal(one, other)
            assert found[2].tolist() == [3.0] * 3


def refusals(x: Any, y: Any) -> list[tuple[Any, Any, Any, str]]:
    def vjp(fwd: Any, bwd: Any) -> Any:
        f = la.custom_vjp(lambda p, q: {"a": p["w"] * q})
        f.defvjp(fwd, bwd)
        return la.grad(lambda p: la.sum(f(p, y)["a"]))

    def jvp(rule: Any) -> Any:
        f = la.custom_jvp(lambda p, q: {"a": p["w"] * q})
        f.defjvp(rule)
        return la.grad(lambda p: la.sum(f(p, y)["a"]))

    def value(p: Any, q: Any) -> Any:
        return {"a": p["w"] * q}

    def fwd(p: Any, q: Any) -> Any:
        return value(p, q), (p, q)

    p = {"w": x}
    named = r"of .*refusals\.<locals>.*"
    return [
        (vjp(value, lambda r, g: None), p, TypeError, named + "fwd must give a pair.*not dict"),
        (
            vjp(lambda p, q: (p["w"] * q, ()), lambda r, g: None),
            p, ValueError, named + "another result than the function",
        ),
        (
            vjp(lambda p, q: ({"a": la.sum(p["w"])}, ()), lambda r, g: None),
            p, la.ShapeError, named + r"result\['a'\] has the shape \(\), not \(3,\)",
        ),
        (
            vjp(lambda p, q: ({"a": (p["w"] * q).astype("float32")}, ()), lambda r, g: None),
            p, la.DTypeError, named + r"result\['a'\] is of float32, not float64",
        ),
        (vjp(fwd, lambda r, g: g["a"]), p, TypeError, named + "tuple with the gradient by each"),
        (vjp(fwd, lambda r, g: (None,)), p, TypeError, named + "each of 2 arguments.*tuple of 1"),
        (
            vjp(fwd, lambda r, g: ({"v": g["a"]}, None)),
            p, ValueError, named + r"gradient\[0\]",
        ),
        (
            vjp(fwd, lambda r, g: ({"w": la.sum(g["a"])}, None)),
            p, la.ShapeError, named + r"gradient\[0\]\['w'\] has the shape \(\), not \(3,\)",
        ),
        (
            vjp(fwd, lambda r, g: ({"w": g["a"].astype("float32")}, None)),
            p, la.DTypeError, named + r"gradient\[0\]\['w'\] is of float32, not float64",
        ),
        (jvp(lambda p, t: value(*p)), p, TypeError, named + "rule must give a pair.*not dict"),
        (
            jvp(lambda p, t: (value(*p), t[0]["w"])),
            p, ValueError, named + "tangent",
        ),
        (
            jvp(lambda p, t: (value(*p), {"a": la.sum(t[0]["w"])})),
            p, la.ShapeError, named + r"tangent\['a'\] has the shape \(\), not \(3,\)",
        ),
        (
            jvp(lambda p, t: (value(*p), {"a": la.arange(3)})),
            p, la.DTypeError, named + r"tangent\['a'\] is of int64, not float64",
        ),
    ]  # fmt: skip


async def test_rules_that_give_something_else() -> None:
    async with la.open_runtime("cpu:0"):
        x, y = la.asarray(X), la.asarray(Y)
        for gradient, argument, kind, words in refusals(x, y):
            with pytest.raises(kind, match=words):
                gradient(argument)
            with pytest.raises(kind, match=words):
                await la.compile(gradient)(argument)


async def test_refusals() -> None:
    f = by_gradient()
    async with la.open_runtime("cpu:0"):
        x, y = la.asarray(X), la.asarray(Y)
        for transform in (
            lambda: la.jvp(f, (x, y), (x, y)),
            lambda: la.linearize(f, x, y),
            lambda: la.jacfwd(f)(x, y),
            lambda: la.jvp(la.vmap(f), (x, y), (x, y)),
            lambda: la.hessian(lambda x: la.sum(f(x, y) ** 2))(x),
        ):
            with pytest.raises(la.UnsupportedOperationError, match=r"custom_vjp of.*forward mode"):
                transform()
        closing = la.custom_vjp(lambda a: a * 1.0)
        with pytest.raises(AttributeError, match=r"no rule.*defvjp"):
            closing(x)

        def closes_over(x: Any) -> Any:
            inner = la.custom_vjp(lambda a: a * x)
            inner.defvjp(lambda a: (a * x, ()), lambda kept, g: (g,))
            return la.sum(inner(x * 2.0))

        with pytest.raises(la.UnsupportedOperationError, match="is not among its arguments"):
            la.grad(closes_over)(x)
        with pytest.raises(TypeError, match="a function is needed, not float"):
            la.custom_vjp(2.0)
        with pytest.raises(TypeError, match="bwd must be a function"):
            closing.defvjp(lambda x: (x, ()), None)
        named = la.custom_jvp(lambda a, *, b: a * b)
        named.defjvp(lambda p, t: (p, t))
        with pytest.raises(TypeError, match="by position, but not b"):
            named(x, b=2.0)
        with pytest.raises(ValueError, match="argument 3"):
            la.custom_vjp.__call__(_with_rule(nondiff_argnums=3), x)

        async def g(x: Any) -> Any:
            return x

        asynchronous = la.custom_vjp(g)
        asynchronous.defvjp(g, lambda kept, g: (g,))
        with pytest.raises(TypeError, match="plain function"):
            la.grad(lambda x: la.sum(asynchronous(x)))(x)


def _with_rule(**options: Any) -> Any:
    f = la.custom_vjp(lambda x: x * 1.0, **options)
    f.defvjp(lambda x: (x, ()), lambda kept, g: (g,))
    return f


async def test_what_is_closed_over_is_told_from_the_arguments() -> None:
    """Whether it is the very tensor that is given, or both are made of one, or one of the other."""

    def product_with(z: Callable[[Any], Any], given: Callable[[Any], Any]) -> Any:
        def h(y: Any) -> Any:
            closed = z(y)
            f = la.custom_vjp(lambda x: x * closed)
            f.defvjp(lambda x: (x * closed, closed), lambda kept, g: (g * kept,))
            return f(given(y))

        return h

    same, double = (lambda y: y), (lambda y: 2.0 * y)
    async with la.open_runtime("cpu:0"):
        y = la.asarray(3.0)
        for closed, given in ((same, same), (double, same), (same, double), (double, double)):
            h = product_with(closed, given)
            for derive in (la.grad(h), lambda y, h=h: la.vjp(h, y)[1](la.ones(()))):
                with pytest.raises(
                    la.UnsupportedOperationError, match="is not among its arguments"
                ):
                    derive(y)
        # What does not depend on what is differentiated by is a constant.
        z = la.asarray(5.0)
        for of in (lambda y: z, lambda y: la.stop_gradient(y) + 2.0):
            assert float(await la.grad(product_with(of, same))(y)) == 5.0
        f = la.custom_vjp(lambda x, w: (x * w, x))
        f.defvjp(lambda x, w: ((x * w, x), (x, w)), lambda k, g: (g[0] * k[1] + g[1], g[0] * k[0]))
        assert float(await la.grad(lambda y: la.add(*f(y, y)))(y)) == 7.0


Tangent = Callable[[Any, Any], Any]

LINEAR: dict[str, Tangent] = {
    "chosen": lambda x, t: la.where(x > 0, t, 3 * t),
    "cond": lambda x, t: la.cond(x.sum() > 0, lambda x, t: x * t, lambda x, t: 2 * t, x, t),
    "switch": lambda x, t: la.switch(la.asarray(1), [lambda t: t, lambda t: t * 2], t),
    "scan": lambda x, t: la.scan(
        lambda c, i: (c * la.sin(x) + i, la.cos(x) * c), t, la.stack([t, t * x])
    )[0],
    "fori_loop": lambda x, t: la.fori_loop(0, 3, lambda i, c: c * x, t),
    "map": lambda x, t: la.map(lambda each: each[0] * each[1], (x, t)),
    "checkpoint": lambda x, t: la.checkpoint(lambda x, t: la.sin(x) * t)(x, t),
    "product": lambda x, t: t @ la.outer(x, x),
    "solve": lambda x, t: la.linalg.solve(la.eye(3) + la.outer(x, x), t),
    "indexed": lambda x, t: la.take(t[::-1], la.argsort(x), 0),
    "another derivative": lambda x, t: la.jvp(la.sin, (x,), (t,))[1],
    "vmap": lambda x, t: la.vmap(lambda x, t: x * t)(x, t),
    "a rule in it": lambda x, t: with_tangent(lambda x, t: 2 * x * t)(x) * t,
}
NOT_LINEAR: dict[str, Tangent] = {
    "square": lambda x, t: t * t,
    "absolute": lambda x, t: x * la.abs(t),
    "exponential": lambda x, t: la.exp(t) - 1,
    "quotient": lambda x, t: x * t / (1 + t),
    "chosen": lambda x, t: la.where(t > 0, t, 2 * t),
    "cond": lambda x, t: la.cond(t.sum() > 0, lambda t: t, lambda t: 2 * t, t),
    "scan": lambda x, t: la.scan(lambda c, i: (c * c + i, None), t, la.stack([t, x]))[0],
    "sorted": lambda x, t: la.sort(t),
    "norm": lambda x, t: la.sqrt((t * t).sum()) * x,
    "stopped": lambda x, t: la.stop_gradient(t) * t,
}


def with_tangent(tangent: Tangent) -> la.custom_jvp:
    function = la.custom_jvp(lambda x: x * x)
    function.defjvp(lambda primals, tangents: (primals[0] ** 2, tangent(primals[0], tangents[0])))
    return function


@pytest.mark.parametrize("compiled", [False, True])
async def test_a_rule_for_tangents_gives_a_gradient_where_it_is_linear(compiled: bool) -> None:
    async with la.open_runtime("cpu"):
        x, basis = la.asarray(np.float32([1.0, 2.0, 3.0])), la.eye(3)
        weights = la.asarray(np.float32([0.5, -1.0, 2.0]))
        for name, tangent in LINEAR.items():

            def loss(x: Any, tangent: Tangent = tangent) -> Any:
                return (with_tangent(tangent)(x) * weights).sum()

            gradient = la.grad(loss)
            found = await gradient(x).numpy()
            if compiled:
                found = await (await la.compile(gradient)(x)).numpy()
            along = [await la.jvp(loss, (x,), (basis[k],))[1].item() for k in range(3)]
            np.testing.assert_allclose(found, along, rtol=1e-4, atol=1e-5, err_msg=name)
        for name, tangent in NOT_LINEAR.items():
            gradient = la.grad(lambda x, tangent=tangent: with_tangent(tangent)(x).sum())
            with pytest.raises(la.UnsupportedOperationError, match="not linear in the tangents"):
                print(name, await la.compile(gradient)(x) if compiled else gradient(x))
