"""Operations that users define: recorded, differentiated, compiled and run as the library's."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

_numbers = itertools.count()


def fresh(name: str) -> str:
    """A name that no other test has taken."""
    return f"{name}_{next(_numbers)}"


def leaky(xp: Any, x: Any, *, slope: float = 0.5) -> Any:
    """Slopes on both sides of 0."""
    return xp.where(x > 0, x, x * slope)


def leaky_gradient(
    g: LazyTensor, operands: tuple[LazyTensor], output: Any, *, slope: float
) -> tuple[LazyTensor]:
    return (la.where(operands[0] > 0, g, g * slope),)


@pytest.fixture(params=["lower alone", "with an element rule"])
def leaky_relu(request: pytest.FixtureRequest) -> Callable[..., LazyTensor]:
    element = leaky if "element" in request.param else None
    return la.define_operation(
        fresh("leaky"), lower=leaky, gradient=leaky_gradient, element=element
    )


X = np.array([[-2.0, -0.0, 3.5], [np.nan, -np.inf, 1.0]])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
async def test_values(
    runtime: la.Runtime, leaky_relu: Callable[..., LazyTensor], dtype: Any
) -> None:
    x = la.asarray(X.astype(dtype))
    for slope in (0.5, 0.25, -1.0):
        y = leaky_relu(x * 1.5, slope=slope) + 1.0
        expected = np.where(X * 1.5 > 0, X * 1.5, X * 1.5 * slope) + 1.0
        assert (y.dtype, y.shape) == (dtype, X.shape)
        np.testing.assert_allclose(await y.numpy(), expected.astype(dtype), rtol=1e-6)
    assert leaky_relu.__doc__ == "Slopes on both sides of 0."
    np.testing.assert_array_equal(await leaky_relu(la.asarray([-2.0])).numpy(), [-1.0])


async def test_gradients_of_both_orders(
    runtime: la.Runtime, leaky_relu: Callable[..., LazyTensor]
) -> None:
    def loss(x: LazyTensor) -> LazyTensor:
        return la.sum(la.square(leaky_relu(x)) * x)

    x = la.asarray(np.array([-2.0, 3.0]))
    slope = np.array([0.5, 1.0])
    first = await la.grad(loss)(x).numpy()
    np.testing.assert_allclose(first, 3 * slope**2 * np.array([4.0, 9.0]))
    second = la.grad(lambda x: la.sum(la.grad(loss)(x)))(x)
    np.testing.assert_allclose(await second.numpy(), 6 * slope**2 * np.array([-2.0, 3.0]))


@pytest.mark.parametrize("device", ["cpu:0"])  # which alone compiles loops by default
async def test_an_element_rule_is_fused(runtime: la.Runtime) -> None:
    pytest.importorskip("llvmlite")
    op = la.define_operation(fresh("fused"), lower=leaky, element=leaky)
    other = la.define_operation(fresh("called"), lower=leaky)
    lowered = la.compile(lambda x: op(x * 2.0) + 1.0).lower(la.ones((64, 64)))
    assert len(lowered.kernels) == 1
    lowered = la.compile(lambda x: other(x * 2.0) + 1.0).lower(la.ones((64, 64)))
    assert len(lowered.kernels) == 3


async def test_operands_are_promoted_and_broadcast(runtime: la.Runtime) -> None:
    def lower(xp: Any, x: Any, y: Any) -> Any:
        return x * xp.abs(y)

    op = la.define_operation(
        fresh("scaled"),
        lower=lower,
        element=lower,
        gradient=lambda g, operands, output: (g * la.abs(operands[1]), None),
    )
    x = la.asarray(np.array([[1.0], [2.0]], np.float64))
    y = op(x, np.array([-3, 4], np.int8))
    assert y.dtype == np.float64
    np.testing.assert_array_equal(await y.numpy(), [[3.0, 4.0], [6.0, 8.0]])
    half = la.asarray(np.array([1.5], np.float16))
    assert op(half, 2).dtype == np.float16
    assert op(2.5, half).dtype == np.float16
    np.testing.assert_array_equal(await op(2.5, half).numpy(), [3.75])
    gradient = la.grad(lambda x: la.sum(op(x, np.array([-3, 4], np.int8))))(x)
    np.testing.assert_array_equal(await gradient.numpy(), [[7.0], [7.0]])
    with pytest.raises(la.ShapeError, match="could not be broadcast"):
        op(la.ones((2,)), la.ones((3,)))


async def test_a_shape_rule(runtime: la.Runtime) -> None:
    def lower(xp: Any, x: Any, *, axis: int, reverse: bool = False) -> Any:
        x = xp.flip(x, axis) if reverse else x
        return xp.flip(xp.cumprod(x, axis), axis) if reverse else xp.cumprod(x, axis)

    def gradient(
        g: LazyTensor, operands: Any, output: LazyTensor, *, axis: int, reverse: bool
    ) -> tuple[LazyTensor]:
        back = la.flip(la.cumsum(la.flip(g * output, axis), axis), axis)
        return ((back if not reverse else la.cumsum(g * output, axis)) / operands[0],)

    op = la.define_operation(
        fresh("running_product"),
        lower=lower,
        shape=lambda x, *, axis, reverse: (x.shape, x.dtype),
        gradient=gradient,
    )
    x = np.array([[1.0, 2.0, 3.0], [4.0, 0.5, -1.0]])
    for axis in (0, 1, -1):
        y = op(la.asarray(x), axis=axis)
        np.testing.assert_allclose(await y.numpy(), np.cumprod(x, axis))
    y = op(la.asarray(x), axis=1, reverse=True)
    np.testing.assert_allclose(await y.numpy(), np.cumprod(x[:, ::-1], 1)[:, ::-1])
    found = await la.grad(lambda x: la.sum(op(x, axis=1)))(la.asarray(x)).numpy()
    step = 1e-6
    for index in np.ndindex(x.shape):
        moved = x.copy()
        moved[index] += step
        slope = (np.cumprod(moved, 1).sum() - np.cumprod(x, 1).sum()) / step
        assert found[index] == pytest.approx(slope, rel=1e-4)


async def test_attributes_of_other_classes_are_others(runtime: la.Runtime) -> None:
    seen: list[Any] = []

    def lower(xp: Any, x: Any, *, a: Any) -> Any:
        seen.append(a)
        return x

    op = la.define_operation(fresh("attributed"), lower=lower)
    x = la.ones((2,))
    values = [1, True, 1.0, -0.0, 0.0, None, "s", (1, (2.5, None)), np.dtype(np.int8), np.float32]
    for value in values:
        await op(x, a=value)
    assert list(map(repr, seen)) == list(map(repr, [*values[:-1], np.dtype(np.float32)]))
    with pytest.raises(TypeError, match=r"the attribute a is .*attributes are None"):
        op(x, a=object())
    with pytest.raises(TypeError, match="the attribute a is missing"):
        op(x)
    with pytest.raises(TypeError, match="there is no attribute b"):
        op(x, a=1, b=2)


async def test_a_repeated_step_is_compiled_once(
    runtime: la.Runtime, leaky_relu: Callable[..., LazyTensor]
) -> None:
    x = la.asarray(np.array([-1.0, 2.0], np.float32))
    for number in range(2, 7):  # 0 and 1 are part of the graph
        y = leaky_relu(x * float(number))
        await la.mark_step()
        np.testing.assert_allclose(await y.numpy(), [-0.5 * number, 2.0 * number])
    assert runtime.metrics.counter_value("UncachedCompile") == 1


async def test_compiled_functions(
    runtime: la.Runtime, leaky_relu: Callable[..., LazyTensor]
) -> None:
    compiled = la.compile(lambda x, s: leaky_relu(x * s))
    x = la.asarray(np.array([-1.0, 2.0], np.float32))
    for s in (1.0, 3.0):
        np.testing.assert_allclose(await (await compiled(x, s)).numpy(), [-0.5 * s, 2 * s])
    one = la.define_operation(fresh("one"), lower=lambda xp, x: x + 1)
    assert await (await la.compile(lambda n: one(n))(2.5)).item() == 3.5


async def test_what_is_wrong_is_said(runtime: la.Runtime) -> None:
    x = la.ones((2,))
    plain = la.define_operation(fresh("plain"), lower=lambda xp, x: x)
    with pytest.raises(la.UnsupportedOperationError, match=r"plain.* has no gradient"):
        la.grad(lambda x: la.sum(plain(x)))(x)
    with pytest.raises(TypeError, match="at least one tensor"):
        plain(1.0)
    with pytest.raises(TypeError, match="takes 1 operands, not 2"):
        plain(x, x)
    wrong = la.define_operation(fresh("wrong"), lower=lambda xp, x: x[:1])
    with pytest.raises(la.ExecutionError, match=r"lower gave an array of shape \(1,\)"):
        await wrong(x)
    wrong = la.define_operation(fresh("wrong"), lower=lambda xp, x: x + 1j)
    with pytest.raises(la.ExecutionError, match="lower gave an array of complex64"):
        await wrong(x)
    wrong = la.define_operation(fresh("wrong"), lower=lambda xp, x: x, shape=lambda x: 3)
    with pytest.raises(TypeError, match="must give a shape and a dtype, not 3"):
        wrong(x)
    wrong = la.define_operation(
        fresh("wrong"), lower=lambda xp, x: x, gradient=lambda g, operands, output: (g, g)
    )
    with pytest.raises(TypeError, match="for each of the 1 operands"):
        la.grad(lambda x: la.sum(wrong(x)))(x)
    fails = la.define_operation(fresh("fails"), lower=lambda xp, x: x[5])
    with pytest.raises(la.ExecutionError, match="IndexError"):
        await fails(x)


def test_definitions_that_are_refused() -> None:
    name = fresh("taken")
    la.define_operation(name, lower=lambda xp, x: x)
    for taken in (name, "exp"):
        with pytest.raises(ValueError, match="there is an operation"):
            la.define_operation(taken, lower=lambda xp, x: x)
    with pytest.raises(ValueError, match="must be an identifier"):
        la.define_operation("a b", lower=lambda xp, x: x)
    with pytest.raises(TypeError, match="lower must be a function"):
        la.define_operation(fresh("a"), lower=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="lower takes xp and at least one array"):
        la.define_operation(fresh("a"), lower=lambda xp: 1)
    with pytest.raises(TypeError, match="gradient does not take axis"):
        la.define_operation(
            fresh("a"),
            lower=lambda xp, x, *, axis: x,
            gradient=lambda g, operands, output: (g,),
        )


async def test_any_number_of_operands(runtime: la.Runtime) -> None:
    op = la.define_operation(fresh("total"), lower=lambda xp, *xs: sum(xs[1:], xs[0]))
    tensors = [la.full((2,), float(n)) for n in range(4)]
    np.testing.assert_array_equal(await op(*tensors).numpy(), [6.0, 6.0])
    np.testing.assert_array_equal(await op(tensors[3]).numpy(), [3.0, 3.0])


async def test_an_operation_may_read_what_it_overwrites(runtime: la.Runtime) -> None:
    """An operation of elements may be given the memory of an operand for its result."""
    op = la.define_operation(fresh("shifted"), lower=lambda xp, x: xp.roll(x, 1) * 0 + x)
    step = la.compile(lambda x: op(x * 2.0), donate_argnums=0)
    x = la.asarray(np.arange(5000, dtype=np.float64))
    for _ in range(3):
        x = await step(x)
    np.testing.assert_array_equal(await x.numpy(), np.arange(5000) * 8.0)


@pytest.mark.parametrize("dtype", [np.int8, np.int64, np.bool_])
async def test_an_element_rule_rounds_no_numbers(runtime: la.Runtime, dtype: Any) -> None:
    """A number that a dtype does not have is none of its elements: `lower` decides."""
    x = la.asarray(np.array([1, 0, 1], dtype))
    for rule in (None, lambda xp, x: x * 2.5):
        op = la.define_operation(fresh("rounded"), lower=lambda xp, x: x * 2.5, element=rule)
        with pytest.raises(la.ExecutionError, match="lower gave an array of float64"):
            await op(x)
