"""Operators and methods of tensors: promotion, Python numbers, repeated recording."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

BINARY = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
    "%": operator.mod,
    "**": operator.pow,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
BITS = {
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": operator.lshift,
    ">>": operator.rshift,
}
X = np.array([[1.5, -2.0, 0.25], [3.0, -0.5, 4.0]], np.float32)
Y = np.array([[2.0, 0.5, -1.25], [1.0, 3.0, -4.0]], np.float32)
I = np.array([[5, 2, 9], [1, 0, 12]], np.int32)  # noqa: E741
J = np.array([[3, 1, 2], [4, 1, 2]], np.int32)


def same(actual: np.ndarray, expected: Any) -> None:
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(actual, expected, rtol=1e-6)


# ---- operands of all kinds -----------------------------------------------------------------


@pytest.mark.parametrize("symbol", BINARY)
async def test_operators_take_numbers_arrays_and_sequences(
    symbol: str, runtime: la.Runtime
) -> None:
    apply = BINARY[symbol]
    positive = np.abs(X)
    t = la.asarray(positive)
    others: list[Any] = [0, 1, 2, 3, -2, 0.0, -0.0, 1.0, 0.5, True, np.float32(2.5), Y, Y.tolist()]
    results = [(apply(t, other), apply(other, t)) for other in others]
    with np.errstate(all="ignore"):
        for other, (left, right) in zip(others, await la.to_cpu(results), strict=True):
            array = np.asarray(other, np.float32)
            same(left, apply(positive, array))
            same(right, apply(array, positive))
            assert left.dtype == right.dtype == (positive.dtype if symbol in "+-*/%//**" else bool)


@pytest.mark.parametrize("symbol", BITS)
async def test_bit_operators(symbol: str, runtime: la.Runtime) -> None:
    apply = BITS[symbol]
    t = la.asarray(I)
    results = await la.to_cpu([apply(t, la.asarray(J)), apply(t, 3), apply(2, t), apply(t, J)])
    for actual, expected in zip(
        results, [apply(I, J), apply(I, 3), apply(np.int32(2), I), apply(I, J)], strict=True
    ):
        np.testing.assert_array_equal(actual, expected)
        assert actual.dtype == np.int32


async def test_unary_operators_and_divmod(runtime: la.Runtime) -> None:
    t, i = la.asarray(X), la.asarray(I)
    quotient, remainder = divmod(t, 2.0)
    other_quotient, other_remainder = divmod(7.0, t)
    found = await la.to_cpu(
        [-t, +t, abs(t), ~i, quotient, remainder, other_quotient, other_remainder, t @ t.T]
    )
    expected = [-X, +X, abs(X), ~I, *divmod(X, 2.0), *divmod(np.float32(7), X), X @ X.T]
    for one, other in zip(found, expected, strict=True):
        same(one, other)


async def test_matrix_product_with_arrays_on_either_side(runtime: la.Runtime) -> None:
    t = la.asarray(X)
    found = await la.to_cpu([t @ Y.T, X @ la.asarray(Y).T, t @ [1.0, 2.0, 3.0]])
    for one, other in zip(found, [X @ Y.T, X @ Y.T, X @ [1.0, 2.0, 3.0]], strict=True):
        same(one, other)


@pytest.mark.parametrize("other", [None, "text", b"bytes", object(), {1: 2}])
async def test_other_objects_are_left_to_the_other_side(other: Any, runtime: la.Runtime) -> None:
    t = la.ones(3)
    for apply in (operator.add, operator.sub, operator.lt, operator.matmul, operator.iadd):
        with pytest.raises(TypeError):
            apply(t, other)
        with pytest.raises(TypeError):
            apply(other, t)
    assert (t == other) is False
    assert (t != other) is True
    with pytest.raises(TypeError, match="add takes tensors, arrays and numbers, not"):
        la.add(t, other)


async def test_reflected_operator_of_another_class(runtime: la.Runtime) -> None:
    class Symbol:
        def __radd__(self, other: Any) -> str:
            return "symbolic"

    assert la.ones(3) + Symbol() == "symbolic"


# ---- promotion -----------------------------------------------------------------------------

PROMOTIONS = [
    ("bool", "bool", "bool"),
    ("int8", "int16", "int16"),
    ("int32", "int64", "int64"),
    ("uint8", "uint32", "uint32"),
    ("uint8", "int8", "int16"),
    ("uint16", "int8", "int32"),
    ("uint32", "int32", "int64"),
    ("float16", "float32", "float32"),
    ("float32", "float64", "float64"),
    ("float32", "complex64", "complex64"),
    ("float64", "complex64", "complex128"),
    ("complex64", "complex128", "complex128"),
    ("float32", "int64", "float32"),
    ("float16", "uint8", "float16"),
    ("complex64", "int32", "complex64"),
    ("bool", "int8", "int8"),
    ("bool", "float32", "float32"),
]


@pytest.mark.filterwarnings("ignore::lazyasync.PrecisionWarning")
@pytest.mark.parametrize(("left", "right", "expected"), PROMOTIONS)
async def test_promotion_of_dtypes(
    left: str, right: str, expected: str, runtime: la.Runtime
) -> None:
    """The tables of the array API standard 2024.12, and the higher kind where it is silent."""
    a, b = la.ones(2, dtype=left), la.ones(2, dtype=right)
    results = [a + b, b + a, la.where(a, a, b)]
    assert [result.dtype for result in results] == [expected] * 3
    assert [array.dtype for array in await la.to_cpu(results)] == [expected] * 3


NUMBERS = [
    ("bool", True, "bool"),
    ("bool", 2, "int64"),
    ("bool", 2.5, "float32"),
    ("int8", 2, "int8"),
    ("uint8", True, "uint8"),
    ("int64", 2.5, "float32"),
    ("float16", 2, "float16"),
    ("float32", 2.5, "float32"),
    ("float64", 2.5, "float64"),
    ("float32", 2j, "complex64"),
    ("float64", 2j, "complex128"),
    ("int32", 2j, "complex64"),
    ("complex64", 2.5, "complex64"),
]


@pytest.mark.parametrize(("dtype", "number", "expected"), NUMBERS)
async def test_promotion_of_python_numbers(
    dtype: str, number: Any, expected: str, runtime: la.Runtime
) -> None:
    t = la.ones(2, dtype=dtype)
    for result in (t * number, number * t, la.where(la.asarray([True, False]), t, number)):
        assert result.dtype == expected
        array = await result.numpy()
        assert array.dtype == expected
        np.testing.assert_allclose(array[-1:], np.asarray([number]))


async def test_integers_divide_in_real_numbers(runtime: la.Runtime) -> None:
    t = la.asarray(I)
    assert (t / J).dtype == np.float32
    assert (t / 2).dtype == np.float32
    assert (t / np.array(2.0)).dtype == np.float64
    same(await (t / 8).numpy(), I / 8)


async def test_numbers_keep_their_exact_value(runtime: la.Runtime) -> None:
    """Neither 64-bit integers nor the sign of zero may pass through a float."""
    big = 2**62 + 1
    t = la.zeros(1, dtype="int64")
    assert await (t + big).item() == big
    assert await (t - big).item() == -big
    x = la.ones(1)
    assert np.signbit(await (x * -0.0).item())
    assert not np.signbit(await (x * 0.0).item())


async def test_an_exponent_of_two_is_exactly_a_square(runtime: la.Runtime) -> None:
    x = np.linspace(-30, 30, 1001, dtype=np.float32)
    t = la.asarray(x)
    squares = await la.to_cpu([t**2, t**2.0, la.power(t, 2), la.square(t), la.asarray(I) ** 2])
    for square in squares[:4]:
        np.testing.assert_array_equal(square, x * x)
    np.testing.assert_array_equal(squares[4], I**2)


# ---- numbers at the edges of integers ------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("shape", [(), (5000,), (1,)])
async def test_an_exponent_of_two_in_a_tensor_squares_too(
    shape: tuple[int, ...], dtype: str, runtime: la.Runtime
) -> None:
    values = np.random.default_rng(0).normal(size=5000).astype(dtype)
    if values.dtype.kind == "c":
        values = values + values[::-1] * values.dtype.type(1j)
    x = la.asarray(values)
    twos = la.full(shape, 2, dtype=dtype) + la.zeros(shape, dtype=dtype)
    squared, powers, mixed = await la.to_cpu([x**2, x**twos, x ** la.where(x == x[0], 3, twos)])
    assert powers.tobytes() == squared.tobytes()
    assert mixed[1:].tobytes() == squared[1:].tobytes()
    np.testing.assert_allclose(mixed[0], values[0] ** 3, rtol=1e-2)


async def test_numbers_out_of_range(runtime: la.Runtime) -> None:
    t = la.ones(3, dtype="uint8")
    for apply in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.and_):
        for number in (300, -1):
            with pytest.raises(OverflowError, match=f"{number} is out of the range of uint8"):
                apply(t, number)
            with pytest.raises(OverflowError):
                apply(number, t)
    with pytest.raises(OverflowError):
        la.where(la.asarray([True, False, True]), t, 256)
    with pytest.raises(OverflowError):
        t += 256


@pytest.mark.parametrize("symbol", ["==", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("number", [300, -1, 2**70, -(2**70), 255, 0])
async def test_comparing_with_numbers_out_of_range(
    symbol: str, number: int, runtime: la.Runtime
) -> None:
    """As in NumPy, the answer is that for the number itself, not for one that wraps."""
    apply = BINARY[symbol]
    values = np.array([0, 7, 255], np.uint8)
    t = la.asarray(values)
    left, right = await la.to_cpu([apply(t, number), apply(number, t)])
    np.testing.assert_array_equal(left, [apply(int(value), number) for value in values])
    np.testing.assert_array_equal(right, [apply(number, int(value)) for value in values])


async def test_integer_overflow_wraps(runtime: la.Runtime) -> None:
    t = la.asarray(np.array([200, 100], np.uint8))
    np.testing.assert_array_equal(await (t + t).numpy(), [144, 200])


# ---- methods -------------------------------------------------------------------------------

METHODS: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: x.sum(),
    "sum of rows": lambda x: x.sum(axis=1, keepdims=True),
    "mean": lambda x: x.mean(0),
    "max": lambda x: x.max(axis=-1),
    "min": lambda x: x.min(),
    "argmax": lambda x: x.argmax(axis=1),
    "argmin": lambda x: x.argmin(),
    "reshape": lambda x: x.reshape(3, 2),
    "reshape to a tuple": lambda x: x.reshape((-1,)),
    "transpose": lambda x: x.transpose(),
    "transpose by axes": lambda x: x.transpose(1, 0),
    "transpose by a tuple": lambda x: x.transpose((1, 0)),
    "squeeze": lambda x: x[:, 1:2].squeeze(1),
    "T": lambda x: x.T,
    "mT": lambda x: x.mT,
    "astype": lambda x: x.astype("int32"),
    "getitem": lambda x: x[1, ::2],
}


@pytest.mark.parametrize("name", METHODS)
async def test_methods(name: str, runtime: la.Runtime) -> None:
    same(await METHODS[name](la.asarray(X)).numpy(), METHODS[name](X))


async def test_setitem_rebinds(runtime: la.Runtime) -> None:
    t = la.asarray(X)
    before = t.T
    t[0, 1:] = 9.0
    t[1] *= 2
    expected = X.copy()
    expected[0, 1:] = 9.0
    expected[1] *= 2
    found, found_before = await la.to_cpu([t, before])
    same(found, expected)
    same(found_before, X.T)


async def test_tensors_stay_hashable(runtime: la.Runtime) -> None:
    t = la.ones(2)
    assert {t: "value"}[t] == "value"


# ---- repeated recording --------------------------------------------------------------------


async def test_repeated_steps_use_the_values_of_their_own(runtime: la.Runtime) -> None:
    """The hot path finds the nodes of an earlier step; the numbers must be those of this one."""
    x = la.asarray(X)
    for step in range(6):
        a, b = 0.5 + step, step - 2.0
        y = (x * a + b) / (3.0 + step) - (a - x) * (2.0 / (abs(x) + a))
        z = la.where(x > b, -y, la.exp(y * b)) + la.softmax(y).sum(axis=0) ** (1.5 + step)
        y -= step
        expected_y = (X * a + b) / (3.0 + step) - (a - X) * (2.0 / (abs(X) + a))
        e = np.exp(expected_y.astype(np.float64))
        soft = (e / e.sum(-1, keepdims=True)).sum(0) ** (1.5 + step)
        expected_z = np.where(b < X, -expected_y, np.exp(expected_y * b)) + soft
        found_y, found_z = await la.to_cpu([y, z])
        np.testing.assert_allclose(found_y, expected_y - step, rtol=1e-5, atol=1e-5)
        np.testing.assert_allclose(found_z, expected_z, rtol=1e-5, atol=1e-5)
        await la.mark_step()


async def test_repeated_steps_with_numbers_of_other_types(runtime: la.Runtime) -> None:
    """1 and 1.0 are the same number of a real tensor, but not of an integer one."""
    x, i = la.asarray(X), la.asarray(I)
    for number in (3, 1, 1.0, 0, 0.0, -0.0, True, 2.5, 3, 2, 2.0, np.float32(3)):
        results = [x * number, number - x, i * number, number + i, x**number]
        with np.errstate(all="ignore"):
            expected = [X * number, number - X, I * number, number + I, X**number]
        for one, other in zip(await la.to_cpu(results), expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-6)
            if not isinstance(number, np.generic):
                assert one.dtype.kind == other.dtype.kind
            zeros = one == 0
            np.testing.assert_array_equal(np.signbit(one[zeros]), np.signbit(other[zeros]))
        await la.mark_step()


async def test_repeated_steps_with_other_attributes(runtime: la.Runtime) -> None:
    x = la.asarray(X)
    for axis, keepdims in (
        (0, False),
        (1, False),
        (0, True),
        (None, False),
        (-1, True),
        (0, False),
    ):
        results = [x.sum(axis, keepdims=keepdims), x.max(axis, keepdims=keepdims)]
        expected = [X.sum(axis, keepdims=keepdims), X.max(axis, keepdims=keepdims)]
        for one, other in zip(await la.to_cpu(results), expected, strict=True):
            same(one, other)
            assert one.shape == other.shape
        await la.mark_step()


async def test_methods_are_the_functions_of_the_same_name(runtime: la.Runtime) -> None:
    values = np.array([[1.25, -2.5, 0.5], [4.0, 0.0, -1.0]], np.float32)
    x = la.asarray(values)
    got = {
        "prod": x.prod(axis=1),
        "var": x.var(axis=0),
        "std": x.std(),
        "any": x.any(axis=0),
        "all": x.all(axis=1),
        "cumsum": x.cumsum(1),
        "clip": x.clip(-1, 1),
        "round": x.round(),
        "ravel": x.ravel(),
        "flatten": x.flatten(),
        "swapaxes": x.swapaxes(0, 1),
    }
    expected = {
        "prod": values.prod(axis=1),
        "var": values.var(axis=0),
        "std": values.std(),
        "any": values.any(axis=0),
        "all": values.all(axis=1),
        "cumsum": values.cumsum(1),
        "clip": values.clip(-1, 1),
        "round": values.round(),
        "ravel": values.ravel(),
        "flatten": values.flatten(),
        "swapaxes": values.swapaxes(0, 1),
    }
    fetched = await la.to_cpu(got)
    for name, value in fetched.items():
        np.testing.assert_allclose(value, expected[name], rtol=1e-6, err_msg=name)
    np.testing.assert_allclose(await x.dot(x.T).numpy(), values @ values.T, rtol=1e-6)


async def test_tolist_needs_a_host_copy(runtime: la.Runtime) -> None:
    x = la.arange(4) * 3
    with pytest.raises(la.WouldBlockError):
        x.tolist()
    await x
    assert x.tolist() == [0, 3, 6, 9]
