"""Gradients where the formula of the textbook divides by zero, or where operands tie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gradients import pull_back

import lazyasync as la
from lazyasync.ir.leaves import SCALAR
from lazyasync.ir.rules import GRADIENTS
from lazyasync.recording import new_lazy_tensor

nan, inf = np.nan, np.inf

EDGES: dict[str, tuple[Callable[..., Any], list[Any], list[Any]]] = {
    "square at zero": (lambda x: x**2, [[0.0, -2.0]], [[0.0, -4.0]]),
    "cube at zero": (lambda x: x**3, [[0.0, -2.0]], [[0.0, 12.0]]),
    "power one": (lambda x: x**1, [[0.0, -2.0]], [[1.0, 1.0]]),
    "power zero": (lambda x: x**0, [[0.0, -2.0]], [[0.0, 0.0]]),
    "negative integer power": (lambda x: x**-1, [[-2.0]], [[-0.25]]),
    "integral power of a negative number": (lambda x: x**3.0, [[-3.0]], [[27.0]]),
    "square root of zero": (lambda x: x**0.5, [[0.0]], [[inf]]),
    "number to a power": (lambda x: 2.0**x, [[0.0, 1.0]], [[np.log(2), 2 * np.log(2)]]),
    "zero to a power": (lambda x: 0**x, [[2.0, 0.0]], [[0.0, 0.0]]),
    "powers of tensors at zero": (
        lambda x, y: x**y,
        [[0.0, 0.0, 0.0, 2.0], [0.0, 1.0, 2.0, 0.0]],
        [[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, np.log(2)]],
    ),
    "relu": (la.relu, [[-1.0, 0.0, 2.0, nan]], [[0.0, 0.0, 1.0, 0.0]]),
    "absolute": (abs, [[-1.0, 0.0, 2.0]], [[-1.0, 0.0, 1.0]]),
    "maximum of equals": (
        la.maximum,
        [[1.0, 2.0, 3.0], [1.0, 3.0, 2.0]],
        [[0.5, 0.0, 1.0], [0.5, 1.0, 0.0]],
    ),
    "minimum of equals": (
        la.minimum,
        [[1.0, 2.0, 3.0], [1.0, 3.0, 2.0]],
        [[0.5, 1.0, 0.0], [0.5, 0.0, 1.0]],
    ),
    "divide by the smallest number": (la.divide, [[0.0], [5e-324]], [[inf], [0.0]]),
    "arctan2 of what has no square": (
        la.arctan2,
        [[3e-200, 3e200], [4e-200, 4e200]],
        [[1.6e199, 1.6e-201], [-1.2e199, -1.2e-201]],
    ),
    "hypot of what has no square": (
        la.hypot,
        [[3e-200, 3e200], [4e-200, 4e200]],
        [[0.6, 0.6], [0.8, 0.8]],
    ),
    "hypot at the origin": (la.hypot, [[0.0, 3.0], [0.0, 4.0]], [[0.0, 0.6], [0.0, 0.8]]),
    "logaddexp of infinities": (
        la.logaddexp,
        [[-inf, -inf, 1.0], [-inf, 2.0, -inf]],
        [[1.0, 0.0, 1.0], [1.0, 1.0, 0.0]],
    ),
    "logaddexp of large numbers": (la.logaddexp, [[1e20], [1e20]], [[0.5], [0.5]]),
    "softplus": (la.softplus, [[-inf, 0.0, inf]], [[0.0, 0.5, 1.0]]),
    "nan_to_num": (la.nan_to_num, [[nan, inf, 2.0]], [[0.0, 0.0, 1.0]]),
    "clip": (lambda x: la.clip(x, -1, 1), [[-2.0, 0.0, 2.0]], [[0.0, 1.0, 0.0]]),
    "max of equals": (lambda x: x.max(), [[3.0, 1.0, 3.0]], [[0.5, 0.0, 0.5]]),
    "min of equals": (
        lambda x: x.min(axis=1),
        [[[1.0, 1.0], [0.0, 2.0]]],
        [[[0.5, 0.5], [1.0, 0.0]]],
    ),
    "product with a zero": (la.prod, [[2.0, 0.0, 3.0]], [[0.0, 6.0, 0.0]]),
    "product with two zeros": (la.prod, [[0.0, 0.0, 3.0]], [[0.0, 0.0, 0.0]]),
    "product with an infinity": (la.prod, [[2.0, inf, 3.0]], [[inf, 6.0, inf]]),
    "product with NaN": (la.prod, [[2.0, nan, 3.0]], [[nan, 6.0, nan]]),
    "products of nothing": (lambda x: la.prod(x, axis=1), [np.zeros((2, 0))], [np.zeros((2, 0))]),
    "no products": (lambda x: la.prod(x, axis=1), [np.zeros((0, 3))], [np.zeros((0, 3))]),
    "product in another dtype": (
        lambda x: la.prod(x, dtype="float32"),
        [[2.0, 0.0, 3.0]],
        [[0.0, 6.0, 0.0]],
    ),
    "deviation of equals": (la.std, [[2.0, 2.0]], [[0.0, 0.0]]),
    "logsumexp with -inf": (la.logsumexp, [[0.0, -inf]], [[1.0, 0.0]]),
    "log_softmax with large numbers": (
        lambda x: la.log_softmax(x)[0],
        [[1e4, 0.0]],
        [[0.0, 0.0]],
    ),
    "where beside NaN": (
        lambda x: la.where(x > 0, la.log(la.where(x > 0, x, 1)), 0.0),
        [[-1.0, 2.0]],
        [[0.0, 0.5]],
    ),
    "mean of nothing": (lambda x: x.mean(), [np.zeros(0)], [np.zeros(0)]),
    "sum in another dtype": (lambda x: la.sum(x, dtype="float32"), [[1.0, 2.0]], [[1.0, 1.0]]),
    "through a cast": (lambda x: la.astype(x, "float32") * 3, [[1.0]], [[3.0]]),
    "number minus": (lambda x: 1 - 2.5 * x, [[1.0]], [[-2.5]]),
    "number over": (lambda x: 3.0 / x, [[2.0]], [[-0.75]]),
    "remainder by a number": (lambda x: x % 2.0, [[5.5]], [[1.0]]),
    "remainder of a number": (lambda x: 5.5 % x, [[2.0]], [[-2.0]]),
    "one used twice": (lambda x: x * x + x @ x, [[1.0, 2.0]], [[6.0, 12.0]]),
}
"""For each: the function, its arguments, and the gradients of the sum of its values."""


@pytest.mark.parametrize("name", EDGES)
async def test_gradient(name: str, runtime: la.Runtime) -> None:
    function, arguments, expected = EDGES[name]
    inputs = [la.asarray(np.array(argument)) + 0.0 for argument in arguments]
    output = function(*inputs)
    ones = la.ones(output.shape, dtype=output.dtype)
    for gradient, tensor, wanted in zip(
        pull_back(output, ones, inputs), inputs, expected, strict=True
    ):
        actual = await (la.zeros_like(tensor) if gradient is None else gradient).numpy()
        np.testing.assert_allclose(actual, wanted, rtol=1e-6)


async def test_relu_gradient_is_exact_for_infinity(runtime: la.Runtime) -> None:
    """A dead unit passes nothing on, not inf * 0."""
    for dtype in ("float16", "float32", "float64"):
        x = la.asarray(np.array([-1.0, 0.0, 2.0, 3.0], dtype)) + 0.0
        g = la.asarray(np.array([inf, nan, inf, -1.5], dtype))
        (gradient,) = pull_back(la.relu(x), g, [x])
        assert gradient is not None
        np.testing.assert_array_equal(await gradient.numpy(), np.array([0, 0, inf, -1.5], dtype))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_products_have_gradients_of_their_dtype(runtime: la.Runtime, dtype: str) -> None:
    values = np.arange(-3.0, 4.0).astype(dtype)
    first = la.grad(lambda x: la.prod(x[x.shape[0] // 2 + 1 :]) + la.prod(x))
    gradient = first(la.asarray(values))
    assert gradient.dtype == dtype
    assert (await gradient.numpy()).tolist() == [0.0, 0.0, 0.0, -36.0, 6.0, 3.0, 2.0]


async def test_products_of_complex_numbers_have_gradients(runtime: la.Runtime) -> None:
    """``abs(prod(z))**2`` is the product of the squared magnitudes, with one zero or none."""
    parts = np.array([[1.0, 2.0], [0.0, 1.0], [3.0, -1.0]])
    for values in (parts, parts * [[1.0], [0.0], [1.0]]):

        def function(x: Any) -> Any:
            return la.square(la.absolute(la.prod(x[:, 0] + x[:, 1] * 1j)))

        squares = (values**2).sum(axis=1)
        others = [np.prod(np.delete(squares, n)) for n in range(3)]
        gradient = await la.grad(function)(la.asarray(values)).numpy()
        np.testing.assert_allclose(gradient, 2 * values * np.array(others)[:, None], rtol=1e-12)


async def test_the_second_derivative_of_a_product_with_two_zeros(runtime: la.Runtime) -> None:
    first = la.grad(la.prod)
    second = la.grad(lambda x: la.sum(first(x)))
    third = la.grad(lambda x: la.sum(second(x)))
    x = la.asarray([0.0, 0.0, 3.0])
    assert (await second(x).numpy()).tolist() == [3.0, 3.0, 0.0]
    assert (await third(x).numpy()).tolist() == [2.0, 2.0, 2.0]


@pytest.mark.parametrize(("length", "operations"), [(1, 5), (2, 12), (3, 20), (1000, 90)])
async def test_the_gradient_of_a_product_is_recorded_in_few_operations(
    length: int, operations: int
) -> None:
    async with la.open_runtime("sim:0") as runtime:
        gradient = la.grad(la.prod)(la.ones((length,)))
        await la.mark_step()
        assert (await gradient.numpy()).tolist() == [1.0] * length
        assert runtime.metrics.counter_value("IrNodeCreated") <= operations


async def test_magnitudes_of_complex_numbers_have_gradients(runtime: la.Runtime) -> None:
    """Also where they are 0, and through a product with a complex number."""
    x = la.asarray(np.array([[3.0, 4.0], [0.0, 0.0], [0.0, -2.0]]))

    def function(x: Any) -> Any:
        return la.sum(la.absolute((x[:, 0] + x[:, 1] * 1j) * (4.0 - 3.0j)))

    gradient = await la.grad(function)(x).numpy()
    np.testing.assert_allclose(gradient, [[3.0, 4.0], [0.0, 0.0], [0.0, -5.0]], atol=1e-12)


async def test_mixed_second_derivatives_of_powers(runtime: la.Runtime) -> None:
    x, y = np.array([2.0, 2.0, 0.5, 1.0, 3.0]), np.array([0.0, 1.0, 0.0, 0.0, -1.0])
    tensors = la.asarray(x), la.asarray(y)
    by_x, by_y = (la.grad(lambda x, y: la.sum(x**y), n) for n in range(2))
    expected = x ** (y - 1) * (1 + y * np.log(x))
    for first, other in ((by_x, 1), (by_y, 0)):
        mixed = la.grad(lambda *both, f=first: la.sum(f(*both)), other)(*tensors)
        np.testing.assert_allclose(await mixed.numpy(), expected, rtol=1e-12)


async def test_numbers_get_no_gradients(runtime: la.Runtime) -> None:
    """What nobody asks for is not recorded."""
    x = la.asarray(np.array([1.0, 2.0])) + 0.0
    for output in (x * 3.0, 3.0 * x, x / 3.0, x - 3.0, x**2.5, 3.0**x, la.maximum(x, 3.0)):
        operands = tuple(new_lazy_tensor(output._recording, node) for node in output._node.operands)
        rule = GRADIENTS.of(output._node.operation)
        assert rule is not None
        gradients = rule(la.ones_like(output), operands, output, ())
        assert [gradient is None for gradient in gradients] == [
            node.operation is SCALAR for node in output._node.operands
        ]
