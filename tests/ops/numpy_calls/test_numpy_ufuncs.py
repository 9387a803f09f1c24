"""Universal functions of NumPy's with tensors: operators, keywords and methods."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

MATRIX = np.array([[1.0, 4.0, 2.0], [3.0, 0.5, 6.0]])
LINE = np.array([2.0, 1.0, 5.0])
MASKS = np.array([[True, False], [True, True]])


async def check(result: Any, expected: Any) -> None:
    """Compares a tensor with what NumPy gives, the dtype included."""
    assert type(result) is LazyTensor
    rtol = 1e-6 if expected.dtype.itemsize == 4 else 1e-12
    np.testing.assert_allclose(await result.numpy(), expected, rtol=rtol, strict=True)


def lazy(array: np.ndarray) -> LazyTensor:
    """A tensor that has no value yet."""
    x = la.asarray(array)
    return la.logical_or(x, x) if array.dtype == np.bool_ else x * 1


# ---- operators -----------------------------------------------------------------------------

OPERATORS = [
    *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul"),
    *("eq", "ne", "lt", "le", "gt", "ge"),
]
OF_INTEGERS = ["and_", "or_", "xor", "lshift", "rshift"]


@pytest.mark.parametrize("name", [*OPERATORS, *OF_INTEGERS])
async def test_arrays_beside_tensors(name: str, runtime: la.Runtime) -> None:
    apply = getattr(operator, name)
    array = np.array([3, 1, 2]) if name in OF_INTEGERS else LINE
    other = array[::-1].copy()
    await check(apply(array, lazy(other)), apply(array, other))
    await check(apply(lazy(array), other), apply(array, other))
    if name != "matmul":
        await check(apply(array[None], lazy(other)[:, None]), apply(array[None], other[:, None]))


async def test_divmod(runtime: la.Runtime) -> None:
    other = LINE[::-1].copy()
    quotient, remainder = divmod(LINE, lazy(other))
    await check(quotient, LINE // other)
    await check(remainder, LINE % other)


@pytest.mark.parametrize("name", ["eq", "ne", "lt", "le", "gt", "ge"])
async def test_numbers_that_are_compared_are_weak(name: str, runtime: la.Runtime) -> None:
    """A tenth is another number in double precision; NumPy hands numbers over as arrays here."""
    compare = getattr(operator, name)
    x = la.asarray(np.float32([0.1, 0.2, 0.05]))
    expected = compare(np.float32(0.1), np.float32([0.1, 0.2, 0.05]))
    for number in (np.float64(0.1), np.array(0.1)):
        np.testing.assert_array_equal(await compare(number, x).numpy(), expected)
    with pytest.raises(la.DTypeError, match=r"float\(x\)"):
        compare(np.longdouble(0.1), x)


async def test_arrays_are_written_to_where_values_are(runtime: la.Runtime) -> None:
    array = LINE.copy()
    x = lazy(LINE)
    with pytest.raises(la.WouldBlockError, match=r"np\.add writes to an array at once.*await"):
        array += x
    assert array.tolist() == LINE.tolist()
    alias = array
    array += await x
    assert array is alias
    assert array.tolist() == (2 * LINE).tolist()
    array @= await lazy(np.eye(3))
    with pytest.raises(TypeError, match="same_kind"):
        np.arange(3).__iadd__(x)
    kept = x
    x += array
    assert x is kept
    await check(x, 3 * LINE)


# ---- keywords ------------------------------------------------------------------------------

KEYWORDS: list[Callable[[Any], Any]] = [
    lambda t: np.add(t(LINE), 1, dtype="complex128"),
    lambda t: np.add(t(LINE), t(LINE), dtype=np.float32, casting="same_kind"),
    lambda t: np.add(t(LINE.astype("int32")), LINE, dtype="int64", casting="unsafe"),
    lambda t: np.exp(t(LINE), dtype=np.float32, where=True, order="C", subok=False),
    lambda t: np.less(t(LINE), 2, dtype=bool),
    lambda t: np.multiply(np.arange(3), t(np.arange(3)), dtype="float64"),
    lambda t: np.add(t(LINE), t(LINE), casting="same_kind"),
    lambda t: np.vecdot(t(MATRIX), t(MATRIX), axis=0),
    lambda t: np.divide.outer(t(LINE), t(MATRIX)),
    lambda t: np.add.outer(LINE, t(MATRIX), dtype=np.float32),
    lambda t: np.less.outer(t(LINE), 2.0),
]


@pytest.mark.parametrize("number", range(len(KEYWORDS)))
async def test_keywords(number: int, runtime: la.Runtime) -> None:
    await check(KEYWORDS[number](lazy), KEYWORDS[number](np.copy))


REFUSED: list[tuple[Callable[[LazyTensor], Any], type[Exception], str]] = [
    (lambda t: np.add(t, 1, out=t), TypeError, r"np\.add: .*out= cannot be one.*t = la\.add"),
    (lambda t: np.add(LINE, 1, out=t), TypeError, r"np\.add: .*out= cannot be one"),
    (lambda t: np.add(t, 1, out=(t,)), TypeError, r"np\.add: .*out= cannot be one"),
    (lambda t: np.add(t, 1, where=[True]), TypeError, r"'where'.*la\.where\(condition"),
    (lambda t: np.add(t, 1, casting="no"), TypeError, r"np\.add .*'casting'"),
    (lambda t: np.add(t, 1, signature="dd->d"), TypeError, r"np\.add .*'signature'"),
    (lambda t: np.add(t, t, dtype="int64"), la.DTypeError, r"np\.add: cannot cast float64"),
    (lambda t: np.exp(t, dtype=bool), la.DTypeError, r"np\.exp"),
    (lambda t: np.less(t, 1, dtype="float32"), la.DTypeError, r"np\.less.*float32"),
    (lambda t: np.matmul(t, t, axes=[0, 0, 0]), TypeError, r"np\.matmul .*'axes'"),
    (lambda t: np.add.at(t, [0], 1), TypeError, r"np\.add\.at writes.*t\.at\[index\]\.add"),
    (lambda t: np.add.reduce(t, out=t), TypeError, r"np\.add: .*out= cannot be one"),
    (lambda t: np.add(t, "1"), TypeError, "add takes"),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
async def test_what_is_refused(number: int, runtime: la.Runtime) -> None:
    """The same error whether the value is there or not."""
    call, error, message = REFUSED[number]
    for t in (lazy(LINE), await lazy(LINE)):
        with pytest.raises(error, match=message):
            call(t)


# ---- methods -------------------------------------------------------------------------------

METHODS: list[Callable[[Any], Any]] = [
    lambda t: np.add.reduce(t(MATRIX)),
    lambda t: np.add.reduce(t(MATRIX), axis=None),
    lambda t: np.add.reduce(t(MATRIX), axis=(0, 1), keepdims=True),
    lambda t: np.add.reduce(t(MATRIX), 1, dtype="float32"),
    lambda t: np.add.reduce(t(MATRIX), initial=10.0, where=MATRIX > 1),
    lambda t: np.add.reduce(t(MASKS)),
    lambda t: np.add.reduce(t(np.array(2.0))),
    lambda t: np.multiply.reduce(t(MATRIX), axis=-1),
    lambda t: np.maximum.reduce(t(MATRIX), axis=1, initial=3.0),
    lambda t: np.maximum.reduce(t(MATRIX), dtype="float32"),
    lambda t: np.minimum.reduce(t(MATRIX), where=t(MATRIX > 1), initial=9.0),
    lambda t: np.maximum.reduce(t(np.ones((0, 2))), initial=3.0),
    lambda t: np.logical_and.reduce(t(MASKS)),
    lambda t: np.logical_or.reduce(t(MASKS), axis=1, keepdims=True),
    lambda t: np.logical_or.reduce(t(MASKS), where=[True, False]),
    lambda t: np.add.accumulate(t(MATRIX)),
    lambda t: np.add.accumulate(t(MATRIX), axis=1, dtype="complex128"),
    lambda t: np.multiply.accumulate(t(MATRIX), 1),
]


@pytest.mark.parametrize("number", range(len(METHODS)))
async def test_methods_record(number: int, runtime: la.Runtime) -> None:
    await check(METHODS[number](lazy), METHODS[number](np.copy))


METHODS_OF_NUMPY: list[Callable[[Any], Any]] = [
    lambda x: np.add.reduceat(x, [0, 1]),
    lambda x: np.subtract.reduce(x),
    lambda x: np.subtract.accumulate(x),
    lambda x: np.heaviside.outer(x, x) if not hasattr(la, "heaviside") else np.fmod.reduce(x),
]


@pytest.mark.parametrize("number", range(len(METHODS_OF_NUMPY)))
async def test_methods_that_are_not_here(number: int, runtime: la.Runtime) -> None:
    call, x = METHODS_OF_NUMPY[number], lazy(LINE)
    with pytest.raises(la.WouldBlockError, match=r"no function of the name of np\..*await"):
        call(x)
    result = call(await x)
    assert isinstance(result, (np.ndarray, np.number))
    np.testing.assert_array_equal(result, call(LINE))


async def test_at_arrays(runtime: la.Runtime) -> None:
    array, places = LINE.copy(), lazy(np.array([0, 0]))
    with pytest.raises(la.WouldBlockError, match=r"np\.add"):
        np.add.at(array, places, 1.0)
    np.add.at(array, await places, 1.0)
    assert array.tolist() == [4.0, 1.0, 5.0]


# ---- universal functions of others ---------------------------------------------------------


async def test_universal_functions_of_others(runtime: la.Runtime) -> None:
    twice = np.frompyfunc(lambda number: number * 2, 1, 1)
    x = lazy(LINE)
    with pytest.raises(la.WouldBlockError):
        twice(x)
    assert twice(await x).tolist() == (2 * LINE).tolist()
    # One that has the name of NumPy's is not NumPy's.
    sin = np.frompyfunc(lambda number: -number, 1, 1)
    assert sin.__name__ != "sin" or type(sin(await x)) is np.ndarray


async def test_those_of_scipy_special_that_are_here_record(runtime: la.Runtime) -> None:
    special = pytest.importorskip("scipy.special")
    await check(special.erf(lazy(LINE / 5)), special.erf(LINE / 5))
    with pytest.raises(la.WouldBlockError, match="no function"):
        special.exp10(lazy(LINE))
    np.testing.assert_allclose(special.exp10(await lazy(LINE)), 10**LINE)


# ---- numbers of compiled functions -----------------------------------------------------------


async def test_numbers_of_compiled_functions(runtime: la.Runtime) -> None:
    """Among numbers it is Python's arithmetic, beside NumPy's as well."""

    def function(x: LazyTensor, n: Any) -> Any:
        numbers = [
            *(np.float64(2) * n, np.int64(3) + n, np.float64(1) - n, np.float32(8) / n),
            *divmod(np.float64(7), n),
            *(np.add(n, 1), (np.float64(2) < n) * 1.0, (np.float64(3) == n) * 1.0),
        ]
        assert not any(type(number) is LazyTensor for number in numbers)
        return x * sum(numbers[1:], numbers[0]), LINE + n, np.multiply(x, n)

    for n in (3.0, 4.0, 1.5):
        total = sum([2 * n, 3 + n, 1 - n, 8 / n, 7 // n, 7 % n, n + 1, n > 2, n == 3])
        scaled, moved, product = await la.compile(function)(la.ones(2), n)
        np.testing.assert_allclose(await scaled.numpy(), np.full(2, total), rtol=1e-6)
        await check(moved, LINE + n)
        np.testing.assert_allclose(await product.numpy(), np.full(2, n))
