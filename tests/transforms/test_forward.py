"""Forward mode: tangents are what gradients, and differences, say that they are."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part
from gradients import UNCUT
from table_gradients import FLAT, POINTS

import lazyasync as la
from lazyasync.ir.rules import TANGENTS

CASES = {
    **{f"{name} {n}": point for name, points in POINTS.items() for n, point in enumerate(points)},
    **FLAT,
}
GROUP = 60


def tangents_of(name: str, operands: Any) -> list[np.ndarray]:
    random = np.random.default_rng(zlib.crc32(name.encode()))
    return [random.uniform(-1.0, 1.0, np.shape(operand)) for operand in operands]


@in_part_and_whole
@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_every_operation_says_the_same_forwards_and_backwards(
    start: int, whole: bool
) -> None:
    """For any weights: their product with the tangents is that of gradients and tangents.

    An ordinary run has the first point of each operation, and a few of the others.
    """
    names = list(CASES)[start : start + GROUP]
    chosen = [n in FLAT or n.endswith(" 0") or is_in_part(n, 4) for n in names]
    names = names if whole else list(itertools.compress(names, chosen))
    found = []
    async with la.open_runtime("sim:0", UNCUT):
        for name in names:
            point = CASES[name]
            operands = [la.asarray(operand) for operand in point.operands]
            along = [la.asarray(tangent) for tangent in tangents_of(name, point.operands)]
            rng = np.random.default_rng(zlib.crc32(name[::-1].encode()))
            weights: list[Any] = []

            def weighted(
                *x: Any, weights: Any = weights, point: Any = point, rng: Any = rng
            ) -> Any:
                y = point.function(*x)
                if not weights:
                    weights.append(rng.uniform(0.5, 1.5, y.shape))
                return la.sum(y * weights[0])

            la.manual_seed(5)
            _, forwards = la.jvp(weighted, operands, along)
            la.manual_seed(5)
            gradients = la.grad(weighted, tuple(range(len(operands))))(*operands)
            backwards = sum(la.sum(g * t) for g, t in zip(gradients, along, strict=True))
            found.append((forwards, backwards))
        values = await la.to_cpu(found)
    for name, (forwards, backwards) in zip(names, values, strict=True):
        np.testing.assert_allclose(forwards, backwards, 1e-9, 1e-12, err_msg=name)


def numbers(*shape: int) -> np.ndarray:
    random = np.random.default_rng(sum(shape) + len(shape))
    return random.uniform(0.2, 1.5, shape)


def squares(z: Any) -> Any:
    return la.real(z) ** 2 + la.imag(z) ** 2


SMOOTH: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
    "spectrum": (lambda x: squares(la.fft.fft(x)), (6,)),
    "half a spectrum": (lambda x: la.fft.irfft(la.fft.rfft(x) ** 2), (8,)),
    "magnitudes": (lambda x: abs((1.0 + 2.0j) * x + 1.0j), (3, 2)),
    "complex products": (lambda x: la.real((x + 1.0j * x.T) @ la.conj(x + 2.0j)), (3, 3)),
    "angles": (lambda x: la.angle(x + 1.0j * la.sin(x)), (4,)),
    "complex functions": (lambda x: la.imag(la.exp(1.0j * x) / (x + 1.0j)), (5,)),
    "eigenvalues": (lambda x: la.linalg.eigh(x + x.T)[0], (4, 4)),
    "singular values": (lambda x: la.linalg.svd(x, full_matrices=False)[1], (4, 3)),
    "factors": (lambda x: la.linalg.qr(x)[1], (4, 3)),
    "cholesky": (lambda x: la.linalg.cholesky(x @ x.T + la.eye(3, dtype="float64")), (3, 3)),
    "parts": (lambda x: x.at[1:].add(x[:-1] ** 2).at[0].set(la.sin(x[2])), (5,)),
    "picked": (lambda x: la.sort(x * np.array([1.0, -2.0, 3.0])), (3,)),
    "joined": (lambda x: la.concatenate([x, 2.0 * x[:1], x.T], axis=0), (2, 2)),
    "scans": (lambda x: la.cumprod(la.cumsum(x, axis=0), axis=1), (3, 4)),
    "layer": (lambda x: la.softmax(la.relu(x @ x.T - 0.5) + x, axis=-1), (4, 4)),
    "chosen": (lambda x: la.where(x > 0.7, la.log(x), x**3), (7,)),
    "two paths": (lambda x: la.einsum("ij,jk,k->i", x, la.tanh(x), x[0]), (3, 3)),
}


@pytest.mark.parametrize("name", SMOOTH)
@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_tangents_are_slopes(name: str, device: str) -> None:
    function, shape = SMOOTH[name]
    at, (along,) = numbers(*shape), tangents_of(name, [numbers(*shape)])
    step = 1e-6
    async with la.open_runtime(device):
        value, tangent = la.jvp(function, (la.asarray(at),), (la.asarray(along),))
        plain = function(la.asarray(at))
        ends = [function(la.asarray(at + sign * step * along)) for sign in (1.0, -1.0)]
        value, tangent, plain, (above, below) = await la.to_cpu([value, tangent, plain, ends])
    # Other loops may go over their elements in other vectors, with functions that round otherwise.
    np.testing.assert_array_max_ulp(value, plain, 1)
    np.testing.assert_allclose(tangent, (above - below) / (2 * step), 2e-7, 1e-8)


async def test_derivatives_of_derivatives() -> None:
    """Forwards in forwards, forwards in backwards, backwards in forwards: the second derivative."""

    def f(x: Any) -> Any:
        return la.sum(la.sin(x) * x**2)

    at = np.array([0.3, -0.8, 1.5])
    along, across = np.array([1.0, 2.0, -1.0]), np.array([0.5, 0.25, 1.0])
    exact = (2 - at**2) * np.sin(at) + 4 * at * np.cos(at)
    async with la.open_runtime("cpu:0"):
        x, t, u = la.asarray(at), la.asarray(along), la.asarray(across)

        def slope(x: Any) -> Any:
            return la.jvp(f, (x,), (t,))[1]

        both = [
            la.jvp(slope, (x,), (u,))[1],
            la.sum(la.grad(slope)(x) * u),
            la.sum(la.hvp(f, (x,), (t,)) * u),
            la.sum(la.jvp(la.grad(f), (x,), (t,))[1] * u),
        ]
        values = [await value.item() for value in both]
    np.testing.assert_allclose(values, np.sum(exact * along * across), 1e-12)


@dataclass
class Layer:
    w: Any
    steps: int
    name: str


async def test_trees_keep_what_is_not_differentiated() -> None:
    async with la.open_runtime("cpu:0"):
        layer = Layer(la.ones((2,)), 3, "first")

        def f(layer: Layer, more: dict[str, Any]) -> Any:
            y = layer.w * layer.steps + more["b"]
            return {"y": (y, la.argmax(y)), "constant": la.ones((2,)), "name": layer.name}

        value, tangent = la.jvp(
            f,
            (layer, {"b": np.float32([1.0, 2.0]), "index": la.arange(2)}),
            (Layer(la.asarray([1.0, 0.5]), None, None), {"b": None, "index": None}),  # type: ignore[arg-type]
        )
        assert value["name"] == "first"
        assert tangent["y"][1] is None
        assert tangent["name"] is None
        assert (await tangent["y"][0].numpy()).tolist() == [3.0, 1.5]
        assert (await tangent["constant"].numpy()).tolist() == [0.0, 0.0]


async def test_what_the_result_does_not_depend_on_has_no_tangent() -> None:
    async with la.open_runtime("cpu:0"):
        x, t = la.ones((2,)) * 2.0, la.ones((2,))
        held = x * 3.0
        for f in (la.stop_gradient, lambda x: held, lambda x: la.floor(x), lambda x: x * 0.0):
            _, tangent = la.jvp(f, (x,), (t,))
            assert (await tangent.numpy()).tolist() == [0.0, 0.0]
        value, tangent = la.jvp(lambda x: x, (x,), (t,))
        tangent += 1.0  # in place, and not the user's own
        assert (await tangent.numpy()).tolist() == [2.0, 2.0]
        assert (await t.numpy()).tolist() == [1.0, 1.0]
        assert (await value.numpy()).tolist() == [2.0, 2.0]
        assert await la.jvp(lambda x: x * x, (3.0,), (2.0,))[1].item() == 12.0


async def test_tangents_move_between_devices() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        x = la.asarray(np.array([1.0, 2.0]), device="sim:0")

        def f(x: Any) -> Any:
            there = (x * x).to("sim:1")
            return (there * there[0]).to("sim:0") + x, there * 2.0

        (value, there), (tangent, moved) = la.jvp(f, (x,), (np.array([1.0, -1.0]),))
        assert str(tangent.device) == "sim:0"
        assert str(moved.device) == "sim:1"
        assert (await value.numpy()).tolist() == [2.0, 6.0]
        assert (await tangent.numpy()).tolist() == [5.0, 3.0]
        assert (await moved.numpy()).tolist() == [4.0, -8.0]
        assert (await there.numpy()).tolist() == [2.0, 8.0]


async def test_compiled() -> None:
    @la.compile
    def both(x: Any, t: Any) -> Any:
        return la.jvp(lambda x: la.tanh(x @ x), (x,), (t,))

    async with la.open_runtime("cpu:0"):
        for seed in range(3):
            random = np.random.default_rng(seed)
            x, t = random.normal(size=(2, 3, 3))
            value, tangent = await la.to_cpu(await both(la.asarray(x), la.asarray(t)))
            np.testing.assert_allclose(value, np.tanh(x @ x), 1e-12)
            np.testing.assert_allclose(tangent, (1 - value**2) * (x @ t + t @ x), 1e-11)


async def test_has_aux() -> None:
    async with la.open_runtime("cpu:0"):
        x = la.ones((3,))
        value, tangent, aux = la.jvp(lambda x: (la.sum(x * x), {"x": x}), (x,), (x,), has_aux=True)
        assert [await each.item() for each in (value, tangent)] == [3.0, 6.0]
        assert (await aux["x"].numpy()).tolist() == [1.0] * 3


async def test_a_rule_from_outside_is_asked() -> None:
    cube = la.define_operation(
        "cube_with_tangent",
        lower=lambda xp, x: x * x * x,
        gradient=lambda g, operands, y: (g * 3.0 * la.square(operands[0]),),
    )
    asked = []

    def rule(tangents: Any, operands: Any, output: Any, attributes: Any) -> Any:
        asked.append(output.shape)
        return tangents[0] * 3.0 * la.square(operands[0])

    async with la.open_runtime("cpu:0"):
        x = la.ones((2,)) * 2.0
        without = la.jvp(cube, (x,), (la.ones((2,)),))[1]
        assert asked == []
        TANGENTS.register("cube_with_tangent", rule)
        found = la.jvp(cube, (x,), (la.ones((2,)),))[1]
        assert asked == [(2,)]
        assert (await without.numpy()).tolist() == (await found.numpy()).tolist() == [12.0, 12.0]


async def test_operations_of_the_users_may_have_tangents() -> None:
    def tangent(tangents: Any, operands: Any, output: Any, *, power: int) -> Any:
        (t,) = tangents
        return t * float(power) * operands[0] ** (power - 1)

    powered = la.define_operation(
        "jvp_powered", lower=lambda xp, x, *, power=2: x**power, tangent=tangent
    )
    wrong = la.define_operation(
        "jvp_wrong_tangent", lower=lambda xp, x: x, tangent=lambda t, x, y: "tangent"
    )
    async with la.open_runtime("cpu:0"):
        x = la.asarray([1.0, 2.0])
        found = la.jvp(lambda x: powered(x, power=3), (x,), (la.ones((2,)),))[1]
        assert (await found.numpy()).tolist() == [3.0, 12.0]
        with pytest.raises(TypeError, match="tangent rule must give a tensor"):
            la.jvp(wrong, (x,), (x,))


async def test_refusals() -> None:
    async with la.open_runtime("cpu:0"):
        x = la.ones((2,))
        f: Any = lambda x: x * 2.0  # noqa: E731
        for primals, tangents, kind, words in [
            ((x,), (la.ones((3,)),), la.ShapeError, r"tangent 0 has the shape \(3,\)"),
            ((x,), (la.arange(2),), la.DTypeError, "tangent 0 is of int"),
            ((x,), (x, x), ValueError, "1 arguments to differentiate by, and 2 tangents"),
            (({"a": x},), ({"b": x},), ValueError, "tangent 0"),
            (x, (x,), TypeError, "jvp: primals must be a tuple"),
            ((x,), x, TypeError, "jvp: tangents must be a tuple"),
            ((la.arange(2),), (x,), la.DTypeError, "jvp: argument 0 is to be differentiated by"),
        ]:
            with pytest.raises(kind, match=words):
                la.jvp(f, primals, tangents)  # type: ignore[arg-type]

        async def g(x: Any) -> Any:
            return x

        with pytest.raises(TypeError, match="plain function"):
            la.jvp(g, (x,), (x,))
        with pytest.raises(TypeError, match="must return a pair"):
            la.jvp(f, (x,), (x,), has_aux=True)
        plain = la.define_operation("jvp_without_gradient", lower=lambda xp, x: x)
        with pytest.raises(
            la.UnsupportedOperationError, match="jvp_without_gradient has no gradient"
        ):
            la.jvp(plain, (x,), (x,))
        with pytest.raises(la.ShapeError, match="scalar"):
            la.hvp(f, (x,), (x,))
        assert (await (x + 1.0).numpy()).tolist() == [2.0, 2.0]  # the job goes on
