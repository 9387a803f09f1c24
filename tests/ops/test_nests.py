"""Nests of tensors and numbers: stacked lazily, in every mode, and gradients flow through them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor


def scalar(value: float, dtype: str = "float32") -> LazyTensor:
    """A lazy tensor without axes."""
    return la.asarray(np.array(value, dtype)) + np.array(0, dtype)


def vector(*values: float, dtype: str = "float32") -> LazyTensor:
    """A lazy tensor of one axis."""
    return la.asarray(np.array(values, dtype)) + np.array(0, dtype)


NESTS: dict[str, tuple[Callable[[], Any], np.ndarray]] = {
    "tensors": (lambda: [scalar(1), scalar(2)], np.float32([1, 2])),
    "tuple": (lambda: (scalar(1), scalar(2)), np.float32([1, 2])),
    "deque": (lambda: deque([scalar(1), 2]), np.float32([1, 2])),
    "one": (lambda: [scalar(1)], np.float32([1])),
    "rows": (lambda: [vector(1, 2), vector(3, 4)], np.float32([[1, 2], [3, 4]])),
    "deep": (lambda: [[scalar(1), 2], (3, scalar(4))], np.float32([[1, 2], [3, 4]])),
    "row of numbers": (lambda: [[1, 2.5], vector(3, 4)], np.float32([[1, 2.5], [3, 4]])),
    "row of an array": (
        lambda: [vector(3, 4), np.float32([1, 2])],
        np.float32([[3, 4], [1, 2]]),
    ),
    "weak": (lambda: [scalar(1, "float16"), 0.1, 2, True], np.float16([1, 0.1, 2, 1])),
    "float64": (lambda: [0.1, scalar(1, "float64"), 1 / 3], np.float64([0.1, 1, 1 / 3])),
    "int8": (lambda: [scalar(1, "int8"), -128], np.int8([1, -128])),
    "of a higher kind": (lambda: [scalar(1, "int8"), 0.5], np.float32([1, 0.5])),
    "complex": (lambda: [scalar(1, "float64"), 0.5, 1j], np.complex128([1, 0.5, 1j])),
    "boolean": (lambda: [scalar(1, "bool"), True], np.array([True, True])),
    "promoted": (
        lambda: [scalar(1, "float16"), scalar(2, "int32"), np.array(0.1)],
        np.float64([1, 2, 0.1]),
    ),
    "numbers of NumPy": (lambda: [scalar(1), np.float64(2), np.int8(3)], np.float32([1, 2, 3])),
    "empty": (lambda: [vector(), vector()], np.zeros((2, 0), np.float32)),
    "infinite": (lambda: [scalar(1, "float16"), 1e300], np.float16([1, np.inf])),
}


@pytest.mark.parametrize("name", NESTS)
async def test_stacked(name: str, runtime: la.Runtime) -> None:
    make, expected = NESTS[name]
    tensor = la.asarray(make())
    assert tensor.state == "lazy"
    assert tensor.device == runtime.devices[0]
    np.testing.assert_array_equal(await tensor.numpy(), expected, strict=True)
    ready = make()
    await la.to_cpu([leaf for leaf in la.trees.leaves(list(ready)) if isinstance(leaf, LazyTensor)])
    np.testing.assert_array_equal(await la.asarray(ready).numpy(), expected, strict=True)


async def test_the_dtype_that_is_asked_for(runtime: la.Runtime) -> None:
    """Every part is converted to it, numbers from what they are."""
    double = la.asarray([scalar(1, "float16"), 0.1, np.float32(0.5)], dtype=np.float64)
    np.testing.assert_array_equal(await double.numpy(), [1, 0.1, 0.5], strict=True)
    whole = la.asarray([scalar(1.9), 2.9, True], dtype=np.int8)
    np.testing.assert_array_equal(await whole.numpy(), np.int8([1, 2, 1]), strict=True)


@pytest.mark.parametrize("name", NESTS)
def test_stacked_where_values_block(name: str) -> None:
    make, expected = NESTS[name]
    with la.blocking("cpu:0"):
        tensor = la.asarray(make())
        assert tensor.state == "lazy"
        np.testing.assert_array_equal(np.asarray(tensor), expected, strict=True)


async def test_as_an_operand(runtime: la.Runtime) -> None:
    x, a, b = vector(1, 2), scalar(3), scalar(4)
    for result, expected in (
        (la.add(x, [a, b]), [4, 6]),
        ([a, 0.5] * x, [3, 1]),
        (la.maximum(x, [a, 1]), [3, 2]),
        (la.where([a > 3, True], x, 0), [0, 2]),
        (la.where(x > 1, [a, b], [b, 7]), [4, 4]),
        (la.stack([x, [a, 9]])[1], [3, 9]),
        (la.hstack([x, [a]])[1:], [2, 3]),
        (la.clip(x, [a, 0], None), [3, 2]),
        (la.dot(x, [a, b]), 11),
        (la.outer([a, b], x)[0], [3, 6]),
    ):
        np.testing.assert_array_equal(await result.numpy(), np.float32(expected), strict=True)
    x[:] = [b, a]
    np.testing.assert_array_equal(await x.numpy(), [4, 3])
    x.copy_from([a, 5.0])
    np.testing.assert_array_equal(await x.numpy(), [3, 5])


async def test_as_indices(runtime: la.Runtime) -> None:
    x = vector(1, 2, 3)
    first, last = scalar(0, "int64"), scalar(2, "int64")
    for result in (x[[last, first, 1]], la.take(x, [last, 0, 1])):
        np.testing.assert_array_equal(await result.numpy(), [3, 1, 2])
    with pytest.raises(la.WouldBlockError, match="mask"):
        x[[x[0] > 1, False, True]]
    with pytest.raises(la.DTypeError, match="integer type"):
        x[[x[0], 1]]


async def test_gradients_flow_through_them(runtime: la.Runtime) -> None:
    weights = np.float32([[1, 2], [3, 4]])

    def function(x: LazyTensor, v: LazyTensor) -> LazyTensor:
        nest = la.asarray([[x, 2 * x], v]) * weights
        return la.sum(nest * [x, 1.0] + v)

    def written_out(x: LazyTensor, v: LazyTensor) -> LazyTensor:
        rows = la.stack([la.stack([x, 2 * x]), v]) * weights
        return la.sum(rows * la.stack([x, la.ones(())]) + v)

    def again(of: Callable[..., LazyTensor]) -> Callable[..., LazyTensor]:
        return lambda x, v: la.sum(la.grad(of, 1)(x, v) * v)

    x, v = scalar(3), vector(4, 5)
    for one, other in ((function, written_out), (again(function), again(written_out))):
        found = await la.to_cpu(la.grad(one, (0, 1))(x, v))
        expected = await la.to_cpu(la.grad(other, (0, 1))(x, v))
        for gradient, same in zip(found, expected, strict=True):
            np.testing.assert_array_equal(gradient, same)


async def test_in_compiled_functions(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, n: int, s: float) -> Any:
        return (
            la.asarray([x, n, s]),
            la.asarray([x, n]),
            la.asarray([[s, 1], [2, n]]),
            la.asarray([s, 0.1], dtype=np.float64),
            la.asarray([n, s], dtype=np.int64),
            la.add(x, [s, n]),
            la.grad(lambda x: la.sum(la.asarray([x * s, n]) ** 2))(la.sum(x * 1.0)),
        )

    compiled = la.compile(function)
    for dtype in ("float16", "float64", "int8"):
        x = scalar(3, dtype)
        for n, s in ((0, 1.0), (7, 0.1), (-3, 1e10)):
            expected = await la.to_cpu(function(x, n, s))
            for one, other in zip(await la.to_cpu(await compiled(x, n, s)), expected, strict=True):
                np.testing.assert_array_equal(one, other, strict=True)
    assert la.metrics.counter_value("FunctionTraced") == 3
    for wrong in (300, -129):
        with pytest.raises(OverflowError, match="range of int8"):
            function(x, wrong, 1.0)
        with pytest.raises(OverflowError, match="range of int8"):
            await compiled(x, wrong, 1.0)


async def test_what_is_refused(runtime: la.Runtime) -> None:
    x, v = scalar(1), vector(1, 2)
    for nest in ([x, v], [[x], x], [v, [1.0, 2.0, 3.0]], [[x, 1], [2]], [v, [x]], [v, []]):
        with pytest.raises(ValueError, match="inhomogeneous shape"):
            la.asarray(nest)
    with pytest.raises(la.DTypeError, match="object"):
        la.asarray([x, None])
    with pytest.raises(la.DTypeError, match="<U"):
        la.asarray([x, "text"])
    with pytest.raises(la.DTypeError, match="no common integer dtype"):
        la.asarray([scalar(1, "int64"), scalar(1, "uint64")])
    with pytest.raises(OverflowError, match="300 is out of the range of int8"):
        la.asarray([scalar(1, "int8"), 300])
    with pytest.raises(la.DTypeError, match="cannot be stored"):
        la.asarray([x, 1j], dtype=np.float32)
    with pytest.raises(ValueError, match="always copied"):
        la.asarray([x, x], copy=False)


async def test_devices() -> None:
    async with la.open_runtime({"cpu": 2}):
        here, there = scalar(1), la.asarray(2.0, device="cpu:1")
        with pytest.raises(la.DeviceMismatchError, match=r"cpu:0, another on cpu:1.*\.to\("):
            la.asarray([here, there])
        with pytest.raises(la.DeviceMismatchError, match="cpu:0"):
            la.add(here, [there, 1.0])
        nest = la.asarray([there, 3.0])
        assert str(nest.device) == "cpu:1"
        assert (await nest.numpy()).tolist() == [2, 3]
        moved = la.asarray([there, 3.0], device="cpu:0")
        assert str(moved.device) == "cpu:0"
        assert (await moved.numpy()).tolist() == [2, 3]


async def test_another_value_compiles_nothing(runtime: la.Runtime) -> None:
    x = await scalar(1)
    for number in range(4):
        tensor = la.asarray([x, number + 0.5, number + 2, x])
        await la.mark_step()
        assert (await tensor.numpy()).tolist() == [1, number + 0.5, number + 2, 1]
    assert la.metrics.counter_value("UncachedCompile") == 2  # one for x itself
