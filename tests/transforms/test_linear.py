"""vjp and linearize: derivatives that are functions, of which the values are kept."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

import lazyasync as la


def model(p: Any, x: Any) -> Any:
    hidden = la.tanh(x @ p["w"] + p["b"])
    return {"hidden": hidden, "total": (la.sum(hidden**2), la.argmax(hidden)), "name": "model"}


W, B, X = (np.random.default_rng(0).normal(size=shape) for shape in ((3, 2), (2,), (4, 3)))


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_they_agree_with_grad_and_jvp_also_behind_barriers(device: str) -> None:
    random = np.random.default_rng(1)
    cotangent = {"hidden": random.normal(size=(4, 2)), "total": (0.5, None), "name": None}
    tangents = ({"w": random.normal(size=(3, 2)), "b": None}, random.normal(size=(4, 3)))
    async with la.open_runtime(device):
        p, x = {"w": la.asarray(W), "b": la.asarray(B)}, la.asarray(X)
        value, pull = la.vjp(model, p, x)
        value_again, push = la.linearize(model, p, x)
        assert value["name"] == value_again["name"] == "model"

        def weighted(p: Any, x: Any) -> Any:
            y = model(p, x)
            return la.sum(y["hidden"] * cotangent["hidden"]) + 0.5 * y["total"][0]

        gradients = await la.to_cpu(la.grad(weighted, (0, 1))(p, x))
        tangent = await la.to_cpu(la.jvp(model, (p, x), tangents)[1])
        for _ in range(3):  # the second time everything of the function has been computed
            pulled, pushed = await la.to_cpu([pull(cotangent), push(*tangents)])
            for leaf in ("w", "b"):
                np.testing.assert_allclose(pulled[0][leaf], gradients[0][leaf], 1e-12)
            np.testing.assert_allclose(pulled[1], gradients[1], 1e-12)
            np.testing.assert_allclose(pushed["hidden"], tangent["hidden"], 1e-12)
            np.testing.assert_allclose(pushed["total"][0], tangent["total"][0], 1e-12)
            assert pushed["total"][1] is None
            await la.mark_step(wait=True)
        np.testing.assert_allclose(
            *await la.to_cpu([value["hidden"], model(p, x)["hidden"]]), rtol=1e-12
        )


async def test_edges() -> None:
    async with la.open_runtime("cpu:0"):
        x, held = la.asarray([1.0, 2.0]), la.asarray([3.0, 4.0])
        value, pull = la.vjp(lambda x: (x, x, held, x * 2.0), x)
        (gradient,) = pull((np.float32([1.0, 0.0]), 2.0 * la.ones((2,)), None, la.ones((2,))))
        assert (await gradient.numpy()).tolist() == [5.0, 4.0]
        _, pull = la.vjp(lambda x, y: la.stop_gradient(x), x, x)
        assert [(await g.numpy()).tolist() for g in pull(x)] == [[0.0, 0.0]] * 2
        value, pull, aux = la.vjp(lambda x: (la.sum(x**2), "more"), x, has_aux=True)
        assert (aux, await value.item()) == ("more", 5.0)
        assert (await pull(1.0)[0].numpy()).tolist() == [2.0, 4.0]
        value, push, aux = la.linearize(lambda x: (la.sum(x**2), "more"), x, has_aux=True)
        assert (aux, await push(la.ones((2,))).item()) == ("more", 6.0)
        assert await push(None).item() == 0.0
        _, pull = la.vjp(la.fft.fft, x)
        (gradient,) = pull(np.complex64([1.0, 1.0j]))
        assert (await gradient.numpy()).tolist() == [1.0, 1.0]


async def test_inside_of_transforms_and_compiled_functions() -> None:
    def cubes(x: Any) -> Any:
        return x**3

    def slope(x: Any) -> Any:
        value, pull = la.vjp(cubes, x)
        return la.sum(pull(la.ones_like(value))[0])

    def along(x: Any) -> Any:
        return la.sum(la.linearize(cubes, x)[1](la.ones_like(x)))

    async with la.open_runtime("cpu:0"):
        x = la.asarray([1.0, 2.0])
        for f in (slope, along):
            assert await f(x).item() == 15.0
            assert (await la.grad(f)(x).numpy()).tolist() == [6.0, 12.0]
            assert await (await la.compile(f)(x)).item() == 15.0
            assert (await la.vmap(f)(la.stack([x, 2.0 * x])).numpy()).tolist() == [15.0, 60.0]
        _, pull = la.vjp(lambda x: la.tanh(x), x)
        rows = la.vmap(lambda row: pull(row)[0])(la.eye(2))
        exact = np.diag(1 - np.tanh([1.0, 2.0]) ** 2)
        np.testing.assert_allclose(await rows.numpy(), exact, 1e-6, 1e-7)


async def test_what_is_kept_is_kept_as_long_as_the_function() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        x = la.ones((1000,)) * 0.5
        await la.mark_step(wait=True)
        before = runtime.statistics().devices["cpu:0"].memory_bytes
        value, pull = la.vjp(lambda x: la.sum(la.tanh(x) * la.exp(x)), x)
        await la.mark_step(wait=True)
        assert runtime.statistics().devices["cpu:0"].memory_bytes > before + 3000
        del value, pull
        gc.collect()
        await la.mark_step(wait=True)
        assert runtime.statistics().devices["cpu:0"].memory_bytes <= before


async def test_refusals() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        x = la.ones((2,))
        _, pull = la.vjp(lambda x: {"y": x * 2.0}, x)
        for given, kind, words in [
            ({"z": x}, ValueError, "cotangent"),
            (
                {"y": la.ones((3,))},
                la.ShapeError,
                r"cotangent\['y'\] has the shape \(3,\), not \(2,\)",
            ),
            ({"y": la.arange(2)}, la.DTypeError, r"cotangent\['y'\] is of int"),
        ]:
            with pytest.raises(kind, match=words):
                pull(given)
        _, push = la.linearize(lambda x: x * 2.0, x)
        with pytest.raises(la.ShapeError, match="linearize: tangent 0"):
            push(la.ones((3,)))
        with pytest.raises(ValueError, match="1 arguments to differentiate by, and 2"):
            push(x, x)
        for transform in (la.vjp, la.linearize):
            with pytest.raises(TypeError, match="must return a pair"):
                transform(lambda x: x, x, has_aux=True)
            with pytest.raises(la.DTypeError, match="differentiated by"):
                transform(lambda x: x, la.arange(2))


async def test_results_that_are_the_arguments() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray([[1.0, 2.0]])
        for function in (lambda x: x, lambda x: [x], lambda x: (x, x * 1.0)):
            value, pull = la.vjp(function, x)
            ones = la.trees.tree_map(la.ones_like, value)
            (gradient,) = pull(ones)
            count = len(la.trees.leaves(value))
            np.testing.assert_array_equal(await gradient.numpy(), [[count, count]])
