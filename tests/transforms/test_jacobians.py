"""Jacobians and Hessians: by both modes the same, and what differences say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la


def model(p: Any, x: Any) -> Any:
    hidden = la.tanh(x @ p["w"] + p["b"])
    return {"hidden": hidden, "size": la.sum(p["w"] ** 3) * la.mean(x)}


async def test_both_modes_and_differences_agree() -> None:
    random = np.random.default_rng(0)
    w, b, x = random.normal(size=(3, 2)), random.normal(size=2), random.normal(size=(4, 3))
    step = 1e-6
    async with la.open_runtime("cpu:0"):
        p, t = {"w": la.asarray(w), "b": la.asarray(b)}, la.asarray(x)
        found = await la.to_cpu([la.jacfwd(model)(p, t), la.jacrev(model)(p, t)])
        by_x = await la.to_cpu([la.jacfwd(model, (1,))(p, t), la.jacrev(model, (1,))(p, t)])
        compiled = await la.to_cpu(await la.compile(la.jacrev(model))(p, t))
        numeric = np.zeros((4, 2, 3, 2))
        for place in np.ndindex(3, 2):
            moved = [w.copy(), w.copy()]
            moved[0][place] += step
            moved[1][place] -= step
            ends = [model({"w": la.asarray(each), "b": p["b"]}, t)["hidden"] for each in moved]
            above, below = await la.to_cpu(ends)
            numeric[(..., *place)] = (above - below) / (2 * step)
    np.testing.assert_allclose(found[0]["hidden"]["w"], numeric, 1e-7, 1e-9)
    for result in ("hidden", "size"):
        for leaf in ("w", "b"):
            np.testing.assert_allclose(found[0][result][leaf], found[1][result][leaf], 1e-12, 1e-14)
            np.testing.assert_allclose(compiled[result][leaf], found[1][result][leaf], 1e-12, 1e-14)
        assert isinstance(by_x[0][result], tuple)
        np.testing.assert_allclose(by_x[0][result][0], by_x[1][result][0], 1e-12, 1e-14)
    assert by_x[0]["hidden"][0].shape == (4, 2, 4, 3)


async def test_hessians() -> None:
    async with la.open_runtime("sim:0"):
        x = np.array([0.5, -1.0, 2.0])
        found = await la.hessian(lambda x: la.sum(x[:2] ** 3) * x[2])(la.asarray(x)).numpy()
        exact = np.diag([6 * x[0] * x[2], 6 * x[1] * x[2], 0.0])
        exact[2, :2] = exact[:2, 2] = 3 * x[:2] ** 2
        np.testing.assert_allclose(found, exact, 1e-12)
        p = {"a": la.asarray(x), "b": la.asarray(2.0, dtype="float64")}
        blocks = await la.to_cpu(la.hessian(lambda p: la.sum(la.sin(p["a"])) * p["b"] ** 2)(p))
        np.testing.assert_allclose(blocks["a"]["b"], 4 * np.cos(x), 1e-12)
        np.testing.assert_allclose(blocks["b"]["a"], 4 * np.cos(x), 1e-12)
        np.testing.assert_allclose(blocks["b"]["b"], 2 * np.sin(x).sum(), 1e-12)


@pytest.mark.parametrize("side", ["left", "right"])
async def test_the_first_product_is_not_computed_with_unit_vectors(side: str) -> None:
    random = np.random.default_rng(0)
    w = random.normal(size=(3, 5) if side == "left" else (5, 3))
    x = random.normal(size=3)
    async with la.open_runtime("cpu:0"):

        def layer(x: Any, w: Any) -> Any:
            return la.tanh(x @ w if side == "left" else w @ x)

        tensors = la.asarray(x), la.asarray(w)
        jacobian = la.jacfwd(layer)(*tensors)
        assert la.debug.dump_ir(jacobian).count("matmul(") == 1  # that of the function itself
        by_columns, by_rows = await la.to_cpu([jacobian, la.jacrev(layer)(*tensors)])
        hessian = await la.hessian(lambda x: la.sum(layer(x, tensors[1]) ** 2))(tensors[0]).numpy()
        infinite = w.copy()
        infinite[0, 0] = np.inf
        linear = la.jacfwd(lambda x, w: x @ w if side == "left" else w @ x)
        of_infinite = await linear(tensors[0], la.asarray(infinite)).numpy()
    np.testing.assert_array_equal(of_infinite, infinite.T if side == "left" else infinite)
    columns = w if side == "left" else w.T
    y = np.tanh(x @ columns)
    slope = 1 - y**2
    np.testing.assert_allclose(by_columns, slope[:, None] * columns.T, 1e-12)
    np.testing.assert_allclose(by_rows, by_columns, 1e-12)
    exact = (columns * (2 * slope**2 - 4 * y**2 * slope)) @ columns.T
    np.testing.assert_allclose(hessian, exact, 1e-10, 1e-12)


@pytest.mark.parametrize("name", ["jacfwd", "jacrev"])
async def test_refusals(name: str) -> None:
    async with la.open_runtime("cpu:0"):
        transform = getattr(la, name)
        with pytest.raises(TypeError, match="argnums"):
            transform(lambda x: x, "x")
        with pytest.raises(la.DTypeError):
            transform(lambda x: x * 2)(la.arange(3))
        x = la.ones((2,))
        for argnums, words in [
            (2, "argument 2 .*only 2 positional arguments"),
            ((0, -3), "argument -3 "),
            ((0, -2), "argument -2 is named twice"),
        ]:
            with pytest.raises(ValueError, match=rf"{name}: {words}"):
                transform(lambda x, y: x * y, argnums)(x, x)


@pytest.mark.parametrize("name", ["jacfwd", "jacrev"])
async def test_the_function_is_called_once(name: str) -> None:
    calls = []

    def noisy(x: Any) -> Any:
        calls.append(x)
        return x * la.uniform((2,))

    async with la.open_runtime("cpu:0"):
        found = await getattr(la, name)(noisy)(la.ones((2,))).numpy()
        assert len(calls) == 1
        assert found.shape == (2, 2)


@pytest.mark.parametrize("solve", [la.linalg.solve, la.linalg.solve_triangular])
async def test_systems_of_one_matrix_are_one_system(solve: Any) -> None:
    """It is factorized once, and not for each member; also in a loop, and by Jacobians."""
    random = np.random.default_rng(5)
    matrix = np.triu(random.normal(size=(32, 32)) * 0.1 + np.eye(32) * 4)
    right = random.normal(size=(5, 32))
    async with la.open_runtime("cpu:0"):
        a, b = la.asarray(matrix), la.asarray(right)

        def rounds(x: Any) -> Any:
            return la.scan(lambda x, _: (solve(a, x), None), x, length=2)[0]

        lowered = la.compile(la.vmap(lambda x: solve(a, x))).lower(b)
        assert "[32, 5]" in lowered.text.replace("[32,5]", "[32, 5]")
        found = await la.to_cpu([la.vmap(rounds)(b), la.jacfwd(rounds)(b[0])])
    twice = np.linalg.inv(matrix) @ np.linalg.inv(matrix)
    np.testing.assert_allclose(found[0], right @ twice.T, 1e-10, 1e-12)
    np.testing.assert_allclose(found[1], twice, 1e-10, 1e-12)
