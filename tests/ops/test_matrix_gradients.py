"""Gradients of functions of matrices where a formula of the textbook divides by zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import makes_kernels

import lazyasync as la

RANDOM = np.random.default_rng(5)
TALL = RANDOM.normal(size=(4, 3))
WEIGHTS = np.array([1.0, 2.0, 3.0])
SYMMETRIC = np.array([[1.0, 2.0], [2.0, 3.0]])


def _root(x: Any) -> Any:
    values, vectors = la.linalg.eigh(x)
    return la.sum((vectors * la.sqrt(values)) @ vectors.mT * la.asarray(SYMMETRIC))


def _root_by_eig(x: Any) -> Any:
    values, vectors = la.linalg.eig(x)
    return la.sum(la.real((vectors * la.sqrt(values)) @ vectors.mT) * la.asarray(SYMMETRIC))


def _by_svd(x: Any) -> Any:
    u, s, vh = la.linalg.svd(x)
    return la.sum((u * s) @ vh * la.asarray(SYMMETRIC))


async def test_vectors_of_equal_values_have_no_gradient(runtime: la.Runtime) -> None:
    """The numerators are 0 here as the denominators are, but the gradient is not."""
    for function in (_root, _root_by_eig, _by_svd):
        gradient = la.grad(function)(la.asarray(np.eye(2)))
        assert gradient.dtype == np.float64
        assert np.isnan(await gradient.numpy()).all()
        apart = la.grad(function)(la.asarray(np.diag([1.0, 4.0])))
        assert np.isfinite(await apart.numpy()).all()


VECTORS_OF: dict[str, Callable[[Any], Any]] = {
    "eigh": lambda x: la.linalg.eigh(x)[1],
    "eig": lambda x: la.real(la.linalg.eig(x)[1]),
    "svd": lambda x: la.linalg.svd(x)[0],
    "svd, the other side": lambda x: la.linalg.svd(x)[2].mT,
}


@pytest.mark.parametrize("name", VECTORS_OF)
async def test_a_pair_that_a_function_does_not_use_is_left_out(
    runtime: la.Runtime, name: str
) -> None:
    values = np.diag([2.0, 2.0, 5.0])
    order = 0 if name.startswith("svd") else 2  # of the vector whose value there is once

    def gradient(*numbers: int) -> Any:
        def loss(x: Any) -> Any:
            vectors = VECTORS_OF[name](x)
            return sum(la.sum(vectors[..., number] * la.asarray(WEIGHTS)) for number in numbers)

        return la.grad(loss)(la.asarray(np.stack([values, np.diag([2.0, 3.0, 5.0])])))

    used, others = (await gradient(order).numpy()), (await gradient(1).numpy())
    assert np.isfinite(used).all()
    assert np.any(used)
    assert np.isnan(others[0]).all()
    assert np.isfinite(others[1]).all()


@pytest.mark.parametrize("name", ["eigh", "eig", "svd"])
async def test_equal_values_have_a_gradient(runtime: la.Runtime, name: str) -> None:
    place = 1 if name == "svd" else 0

    def loss(x: Any) -> Any:
        return la.sum(la.real(getattr(la.linalg, name)(x)[place]) ** 2)

    gradient = la.grad(loss)(la.asarray(3.0 * np.eye(3)))
    np.testing.assert_allclose(await gradient.numpy(), 6.0 * np.eye(3))


@pytest.mark.parametrize("order", [1, 2, 3, 4, 1.5, 0.5, -1, -3, np.inf, -np.inf])
async def test_a_length_of_zero_has_a_gradient_of_zero(runtime: la.Runtime, order: float) -> None:
    values = np.array([[0.0, 0.0, 0.0], [1.0, -2.0, 3.0]])
    for function in (
        lambda x: la.linalg.vector_norm(x, axis=1, ord=order),
        lambda x: la.linalg.norm(x, order, 1, True),
    ):
        x = la.asarray(values)
        np.testing.assert_allclose(
            (await function(x).numpy()).reshape(-1), [0.0, np.linalg.norm(values[1], order)]
        )
        gradient = await la.grad(lambda x, f=function: la.sum(f(x)))(x).numpy()
        np.testing.assert_array_equal(gradient[0], np.zeros(3))
        alone = la.grad(lambda x: la.linalg.vector_norm(x, ord=order))(x[1])
        np.testing.assert_allclose(gradient[1], await alone.numpy())
        assert np.isfinite(gradient).all()
        assert np.any(gradient[1])
    small = la.grad(lambda x: la.linalg.vector_norm(x, ord=3))
    np.testing.assert_array_equal(
        await small(la.asarray([1e-20, 0.0], dtype="float32")).numpy(), np.zeros(2)
    )


async def test_lengths_of_any_order_are_numpys_at_zero(runtime: la.Runtime) -> None:
    for values in (np.array([0.0, 1.0, 2.0]), np.zeros(0), np.array([np.nan, 0.0])):
        for order in (3, 0.5, -1, -3):
            with np.errstate(divide="ignore"):
                expected = np.linalg.norm(values, order)
            np.testing.assert_allclose(
                await la.linalg.vector_norm(la.asarray(values), ord=order).numpy(), expected
            )


async def test_the_complete_r_alone_has_a_gradient(runtime: la.Runtime) -> None:
    weights = RANDOM.normal(size=(3, 3))

    def loss(x: Any, mode: Any) -> Any:
        r = la.linalg.qr(x, mode=mode)[1]
        return la.sum(la.abs(r[..., :3, :]) ** 2 * la.asarray(weights) + la.real(r[..., :3, :]))

    def of_complex(x: Any, mode: Any) -> Any:
        return loss(x + 1j * x[::-1], mode)

    examples = [
        (np.stack([TALL, TALL[::-1]]), loss),
        (TALL, loss),
        (TALL, of_complex),
        (TALL[:3], loss),
    ]
    for values, function in examples[::2] if makes_kernels(runtime) else examples:
        x = la.asarray(values)
        first = la.grad(function)
        second = la.grad(lambda x, mode, first=first: la.sum(first(x, mode) ** 2))
        for derivative in (first, second):
            got, expected = await la.to_cpu([derivative(x, "complete"), derivative(x, "reduced")])
            np.testing.assert_allclose(got, expected, rtol=1e-8, atol=1e-8)
