"""NumPy's numbers are as weak as Python's: `np.sqrt(d)` leaves float32 what it is."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, makes_kernels, picked

import lazyasync as la
from lazyasync.tensor import LazyTensor

DTYPES = ["bool", "int8", "uint8", "int64", "float16", "float32", "float64", "complex64"]
NUMBERS: list[tuple[Any, Any]] = [
    (np.bool_(True), True),
    (np.int64(3), 3),
    (np.uint8(3), 3),
    (np.longlong(3), 3),
    (np.float16(0.5), 0.5),
    (np.float32(2.5), 2.5),
    (np.float64(2.5), 2.5),
    (np.complex64(1 + 2j), 1 + 2j),
    (np.complex128(1 + 2j), 1 + 2j),
]
"""NumPy's numbers, and what they are to Python."""

OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    **{name: getattr(operator, name) for name in ("add", "sub", "mul", "truediv", "pow")},
    **{name: getattr(operator, name) for name in ("eq", "lt", "floordiv", "mod", "and_")},
    "maximum": la.maximum,
    "arctan2": la.arctan2,
    "where": lambda x, y: la.where(la.asarray([True, False, True]), x, y),
    "logical_and": la.logical_and,
}

hypotenuse_with_numbers = la.define_operation(
    "hypotenuse_with_numbers", lower=lambda xp, x, y: xp.hypot(x, y)
)


def recorded(function: Callable[..., Any], *operands: Any) -> Any:
    """What a function gives, or the class of its error."""
    try:
        return function(*operands)
    except (la.DTypeError, ValueError, OverflowError) as error:
        return type(error)


async def outcomes(results: list[Any]) -> list[Any]:
    """The values and dtypes of tensors, which are computed together, and classes of errors."""
    tensors = [result for result in results if isinstance(result, LazyTensor)]
    with np.errstate(all="ignore"):
        arrays = iter(await la.to_cpu(tensors))
    found = [next(arrays) if isinstance(result, LazyTensor) else result for result in results]
    return [
        (one.dtype, one.shape, repr(one.tolist())) if isinstance(one, np.ndarray) else one
        for one in found
    ]  # NaN equals NaN


@in_part_and_whole
@pytest.mark.parametrize("name", OPERATORS)
async def test_as_weak_as_those_of_python(name: str, runtime: la.Runtime, whole: bool) -> None:
    function = OPERATORS[name]
    few = makes_kernels(runtime)
    for dtype in DTYPES if whole else picked(DTYPES, name, 2 if few else 4):
        x = la.asarray(np.array([1, 2, 0]), dtype=dtype)
        numbers = NUMBERS if whole else picked(NUMBERS, f"{name} {dtype}", 1 if few else 4)
        given, wanted = [], []
        for number, same in numbers:
            given += [recorded(function, x, number), recorded(function, number, x)]
            wanted += [recorded(function, x, same), recorded(function, same, x)]
        pairs = zip(await outcomes(given), await outcomes(wanted), strict=True)
        for place, (found, expected) in enumerate(pairs):
            assert found == expected, f"{dtype} and {numbers[place // 2]}"


async def test_float32_stays_float32(runtime: la.Runtime) -> None:
    x, d = la.ones(3), 16
    for result in (
        x / np.sqrt(d),
        np.float64(2) * x,
        x + np.float32(1),
        x ** np.float64(2),
        x ** np.float64(0.5),
        np.float64(2) ** x,
        x.clip(np.float64(0), np.float64(1)),
        la.where(x > np.float64(0), np.float64(1), x),
        la.where(x > 0, np.float64(1), np.float64(2)),
        la.full(3, np.sqrt(d)),
        la.full_like(x, np.float64(2)),
        la.linspace(np.float64(0), np.float64(1), 3),
        la.arange(np.float64(3)),
        la.asarray([x[0], np.float64(2)]),
        la.stack([x, la.full(3, np.float64(2))]),
        la.pad(x, 1, constant_values=np.float64(3)),
        la.normal((3,), np.float64(0), np.float64(1)),
        la.outer(x, x) * np.mean(np.arange(4.0)),
        la.isclose(x, np.float64(1)).astype("float32"),
        la.mean(x) - np.arange(3.0).mean(),
    ):
        assert result.dtype == np.float32
    np.testing.assert_array_equal(await (x / np.sqrt(d)).numpy(), np.full(3, 0.25, np.float32))
    # The fast way through what was recorded before gives the same.
    await la.mark_step()
    for number in (np.float64(3), 3.0, np.float64(0), 0.0, np.float64(1), 1.0, np.float32(5)):
        y = la.ones(3) * number
        np.testing.assert_array_equal(await y.numpy(), np.full(3, number, np.float32), strict=True)


async def test_integers(runtime: la.Runtime) -> None:
    x = la.arange(3, dtype="int8")
    assert (x + np.int64(1)).dtype == np.int8
    assert (np.int64(2) * x).dtype == np.int8
    assert la.full(2, np.int8(3)).dtype == np.int64
    with pytest.raises(OverflowError, match="300 is out of the range of int8"):
        x + np.int64(300)
    with pytest.raises(ValueError, match="negative integer powers"):
        x ** np.int64(-1)
    assert await (x < np.int64(300)).all().item()
    assert await x[np.int64(1)].item() == 1


async def test_in_place(runtime: la.Runtime) -> None:
    x = la.ones(3)
    x += np.float64(1)
    x *= np.float32(2)
    x /= np.sqrt(4)
    x[0] = np.float64(7)
    np.testing.assert_array_equal(await x.numpy(), np.float32([7, 2, 2]), strict=True)
    whole = la.arange(3)
    with pytest.raises(la.DTypeError, match="cannot cast"):
        whole += np.float64(1)


async def test_arrays_without_axes_are_arrays(runtime: la.Runtime) -> None:
    half = la.ones(3, dtype="float16")
    with pytest.warns(la.PrecisionWarning):
        assert (la.ones(3) * np.array(2.0)).dtype == np.float64
    assert (half * np.array(2, np.float32)).dtype == np.float32
    assert la.asarray(np.float64(2)).dtype == np.float64
    assert la.full(3, np.array(2.0)).dtype == np.float64


async def test_numbers_that_tensors_have_no_dtype_for(runtime: la.Runtime) -> None:
    x = la.ones(3)
    calls: list[Callable[[Any], Any]] = [
        lambda number: x * number,
        lambda number: number * x,
        lambda number: la.where(x > 0, number, x),
        lambda number: la.full(3, number),
    ]
    for call in calls:
        with pytest.raises(la.DTypeError, match=r"longdouble|float128.*float\(x\)"):
            call(np.longdouble(2))
        with pytest.raises(la.DTypeError, match=r"datetime64.*np\.timedelta64"):
            call(np.datetime64("2020-01-01"))


async def test_gradients(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 4.0])
    gradient = la.grad(lambda x: la.sum(la.sqrt(x) * np.float64(3) / np.sqrt(4.0)))(x)
    np.testing.assert_allclose(await gradient.numpy(), np.float32([0.75, 0.375]), strict=True)
    by_number = la.grad(lambda s: s * np.float64(3))(np.float64(2))
    np.testing.assert_array_equal(await by_number.numpy(), np.float32(3), strict=True)


async def test_operations_of_users(runtime: la.Runtime) -> None:
    result = hypotenuse_with_numbers(la.asarray([3.0]), np.float64(4))
    np.testing.assert_array_equal(await result.numpy(), np.float32([5]), strict=True)


async def test_in_compiled_functions(runtime: la.Runtime) -> None:
    calls = 0

    def function(x: LazyTensor, rate: Any, count: Any, flag: Any) -> Any:
        nonlocal calls
        calls += 1
        return x * rate + count if flag else x

    compiled = la.compile(function)
    x = la.ones(3)
    for rate, count, flag in (
        (2.5, 3, True),
        (np.float64(2.5), np.int64(3), np.bool_(True)),
        (np.float32(2.5), np.uint8(3), True),
    ):
        result = await compiled(x, rate, count, flag)
        np.testing.assert_array_equal(
            await result.numpy(), np.full(3, 5.5, np.float32), strict=True
        )
    assert calls == 1
    result = await la.compile(lambda x, s: x * (s * np.float64(2)) / np.sqrt(4))(x, 3.0)
    np.testing.assert_array_equal(await result.numpy(), np.full(3, 3, np.float32), strict=True)
    with pytest.raises(la.DTypeError, match=r"float\(x\)"):
        await compiled(x, np.longdouble(2), 1, True)
