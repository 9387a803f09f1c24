"""Factories and host data against NumPy."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.ops.manipulation import creation
from lazyasync.tensor import LazyTensor


async def check(actual: LazyTensor, expected: Any, *, exact: bool = True) -> None:
    expected = np.asarray(expected)
    found = await actual.numpy()
    assert (actual.shape, actual.dtype) == (found.shape, found.dtype)
    assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
    if exact:
        np.testing.assert_array_equal(found, expected)
    else:
        np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-7)
    if found.dtype.kind in "fc":
        for part in ("real", "imag"):
            signs = (np.signbit(getattr(array, part)) for array in (found, expected))
            np.testing.assert_array_equal(*signs)


# ---- one value -----------------------------------------------------------------------------


async def test_filled(runtime: la.Runtime) -> None:
    await check(la.zeros((2, 3)), np.zeros((2, 3), np.float32))
    await check(la.ones(4, dtype=int), np.ones(4, np.int64))
    await check(la.empty((0, 2), dtype=bool), np.zeros((0, 2), bool))
    await check(la.full((2,), 7), np.full(2, 7))
    await check(la.full((), 2.5), np.float32(2.5))
    await check(la.full((2,), True), np.ones(2, bool))
    await check(la.full((2,), 1.5, dtype="float16"), np.full(2, 1.5, np.float16))
    await check(la.full((2,), 2.9, dtype="int32"), np.full(2, 2, np.int32))
    await check(la.full((2,), 1j), np.full(2, 1j, np.complex64))
    await check(la.full((2,), -0.0), np.full(2, -0.0, np.float32))
    await check(la.full((2,), np.nan, dtype=float), np.full(2, np.nan, np.float32))
    await check(la.full((2,), np.float64(3)), np.full(2, 3.0, np.float32))
    await check(la.full((2,), np.array(3.0)), np.full(2, 3.0))
    await check(la.full((2, 2), np.array([1, 2])), np.full((2, 2), np.array([1, 2])))
    await check(la.full((2, 2), [[1.5], [2.5]]), np.full((2, 2), [[1.5], [2.5]], np.float32))
    await check(la.full((2, 2), la.arange(2), dtype="int8"), np.full((2, 2), [0, 1], np.int8))
    await check(la.full_like(la.ones((2, 2)), [3, 4]), np.full((2, 2), [3, 4], np.float32))
    await check(la.full((2,), la.asarray(3) + 1), np.full(2, 4))
    await check(la.full((2,), 2**63, dtype="uint64"), np.full(2, 2**63, np.uint64))


async def test_like_another(runtime: la.Runtime) -> None:
    x = la.ones((2, 3), dtype="int16")
    await check(la.zeros_like(x), np.zeros((2, 3), np.int16))
    await check(la.ones_like(x, dtype="float64"), np.ones((2, 3)))
    await check(la.full_like(x, 5), np.full((2, 3), 5, np.int16))
    await check(la.empty_like(x), np.zeros((2, 3), np.int16))


async def test_another_value_compiles_nothing(runtime: la.Runtime) -> None:
    compiled = []
    for number in range(2, 6):
        made = [la.full((3,), number), la.full((3,), number / 8, dtype="float64")]
        made += [la.arange(number, number + 5), la.linspace(number, number + 2.5, 4)]
        made += [la.eye(3, k=number)]
        await la.mark_step(wait=True)
        compiled.append(la.metrics.counter_value("UncachedCompile"))
    assert compiled[0] == compiled[-1]


# ---- sequences -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        (5,),
        (2, 7),
        (2, 20, 3),
        (10, 0, -3),
        (0, -1),
        (0, 1, 0.1),
        (1.5,),
        (0.0, 1.0),
        (-0.0, 3.0),
        (-0.0, 3.0, 0.5),
        (-0.0, 0.0),
        (-0.0, -3.0, -1.0),
        (0.0, -3.0, -1.0),
        (0, -3.0, -1),
        (-0.0, -3, -1),
        (0, 10, 2.5),
        (100_000,),
        (np.int64(2), np.int64(4)),
    ],
)
async def test_arange(runtime: la.Runtime, arguments: tuple[Any, ...]) -> None:
    expected = np.arange(*arguments)
    exact = expected.dtype.kind == "i"
    await check(
        la.arange(*arguments), expected if exact else expected.astype(np.float32), exact=exact
    )


async def test_arange_of_other_dtypes(runtime: la.Runtime) -> None:
    for dtype in ("uint8", "int16", "float16", "float64", "complex64"):
        await check(la.arange(5, 0, -1, dtype=dtype), np.arange(5, 0, -1).astype(dtype))
    start = 2**63
    await check(
        la.arange(start, start + 3, dtype="uint64"), np.arange(start, start + 3, dtype="uint64")
    )


@pytest.mark.parametrize("ends", [(0, 1), (-3, 8.5), (2, 2), (1, -1), (-0.0, 2), (-1, -0.0)])
async def test_linspace(runtime: la.Runtime, ends: Any) -> None:
    for num, endpoint in itertools.product((0, 1, 2, 7), (True, False)):
        expected = np.linspace(*ends, num, endpoint=endpoint)
        await check(la.linspace(*ends, num, endpoint=endpoint, dtype="float64"), expected)
        await check(la.linspace(*ends, num, endpoint=endpoint), expected.astype(np.float32))


@pytest.mark.parametrize("ends", [(0, 1j), (1 + 2j, -3.5), (np.complex128(1j), 2), (1j, 1j)])
async def test_linspace_of_complex_numbers(runtime: la.Runtime, ends: Any) -> None:
    for num, endpoint in itertools.product((0, 1, 2, 7), (True, False)):
        expected = np.linspace(*ends, num, endpoint=endpoint, dtype=np.complex128)
        options: Any = {"endpoint": endpoint}
        await check(la.linspace(*ends, num, **options), expected.astype(np.complex64), exact=False)
        double = la.linspace(*ends, num, dtype="complex128", **options)
        np.testing.assert_allclose(await double.numpy(), expected, rtol=1e-15, atol=1e-15)
        with pytest.raises(la.DTypeError, match="no support for the dtype float64"):
            la.linspace(*ends, num, dtype="float64")


async def test_linspace_between_the_numbers_of_each_call(runtime: la.Runtime) -> None:
    @la.compile
    def between(start: complex, stop: complex) -> LazyTensor:
        return la.linspace(start, stop, 3)

    for ends in ((0.5, 2j), (1.5, 1 - 2j)):
        found = await (await between(*ends)).numpy()
        np.testing.assert_allclose(found, np.linspace(*ends, 3), rtol=1e-6)


@pytest.mark.parametrize("k", [-9, -1, 0, 1, 2])
async def test_eye(runtime: la.Runtime, k: int) -> None:
    await check(la.eye(3, k=k), np.eye(3, k=k, dtype=np.float32))
    await check(la.eye(2, 4, k=k, dtype=int), np.eye(2, 4, k=k, dtype=int))


# ---- from the host -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        ([1.0, 2], "float32"),
        ([[1, 2], [3, 4]], "int64"),
        ([True, False], "bool"),
        ([1 + 2j], "complex64"),
        ([], "float32"),
        (3.5, "float32"),
        (7, "int64"),
        (np.float64(3), "float64"),
        (np.arange(6, dtype=np.int16).reshape(2, 3)[::-1, ::2], "int16"),
        (np.array([1, 2], ">i4"), "int32"),
        (np.array(2.5, ">f8"), "float64"),
        (np.float16(0.1), "float16"),
        (range(3), "int64"),
    ],
)
async def test_asarray(runtime: la.Runtime, value: Any, dtype: str) -> None:
    await check(la.asarray(value), np.asarray(value).astype(dtype))
    await check(la.asarray(value, dtype="complex128"), np.asarray(value).astype(complex))


async def test_asarray_copies_at_once(runtime: la.Runtime) -> None:
    source = np.ones(3)
    tensor = la.asarray(source)
    source[:] = 9
    await check(tensor, np.ones(3))


async def test_asarray_of_a_tensor_is_the_tensor(runtime: la.Runtime) -> None:
    x = la.ones((2,))
    assert la.asarray(x) is x
    assert la.asarray(x, dtype="float32") is x
    assert la.asarray(x, dtype="int8").dtype == np.int8
    assert la.asarray(x, copy=False) is x
    assert la.asarray(x, dtype=float, device=x.device, copy=False) is x
    copied = la.asarray(x, copy=True)
    copied += 1.0
    await check(x, np.ones(2, np.float32))


async def test_to_another_device() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = la.ones((2,)) * 3.5
        assert creation.to_device(x, "cpu:0") is x
        assert la.asarray(x, device="cpu:0") is x
        moved = la.asarray(x, dtype="float64", device="cpu:1")
        assert str(moved.device) == "cpu:1"
        with pytest.raises(ValueError, match=r"copy=False .*float32.* on cpu:0 .* cpu:1"):
            la.asarray(x, device="cpu:1", copy=False)
        await check(moved * 2.0, np.full(2, 7.0))
        assert str(la.zeros((2,), device="cpu:1").device) == "cpu:1"
        assert str(la.zeros_like(moved).device) == "cpu:1"
        assert str(la.eye(2, device="cpu:1").device) == "cpu:1"
        assert str(la.tril(la.eye(2, device="cpu:1")).device) == "cpu:1"
        with pytest.raises(la.UnknownDeviceError):
            x.to("cpu:7")


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.zeros((-1,)), la.ShapeError, "zeros: negative"),
    (lambda: la.zeros((1.5,)), TypeError, r"zeros: .* not \(1.5,\)"),  # type: ignore[arg-type]
    (lambda: la.zeros(None), TypeError, "zeros: .* not None"),  # type: ignore[arg-type]
    (lambda: la.ones((2,), dtype="U3"), la.DTypeError, "cannot have the dtype"),
    (lambda: la.full((2,), 300, dtype="int8"), OverflowError, "full: 300 is out of the range"),
    (lambda: la.full((2,), 1j, dtype="float32"), la.DTypeError, "cannot be stored"),
    (lambda: la.full((2,), "x"), TypeError, "must be a number, not str"),
    (lambda: la.full((2,), la.ones((3,))), la.ShapeError, "broadcast"),
    (lambda: la.full((2,), [1, 2, 3]), la.ShapeError, "broadcast"),
    (lambda: la.full((2,), [1, 300], dtype="int8"), OverflowError, "300 is out of the range"),
    (lambda: la.arange(0, 1, 0), ValueError, "step must not be 0"),
    (lambda: la.arange(2, dtype=bool), la.DTypeError, "bool"),
    (lambda: la.arange("a"), TypeError, "real numbers"),  # type: ignore[arg-type]
    (lambda: la.arange(0, float("inf")), ValueError, "arange: .* from 0 to inf"),
    (lambda: la.arange(float("nan")), ValueError, "arange: .* from 0 to nan"),
    (lambda: la.linspace(0, 1, -1), ValueError, "must be non-negative"),
    (lambda: la.linspace(0, 1, 2.5), TypeError, "num must be an integer, not 2.5"),  # type: ignore[arg-type]
    (lambda: la.linspace(0, 1, dtype=bool), la.DTypeError, "bool"),
    (lambda: la.eye(-1), la.ShapeError, "eye: negative"),
    (lambda: la.asarray("text"), la.DTypeError, "cannot have the dtype"),
    (lambda: la.asarray([object()]), la.DTypeError, "cannot have the dtype object"),
    (lambda: la.asarray([[1], [2, 3]]), ValueError, "inhomogeneous"),
    (lambda: la.asarray([1j], dtype=float), la.DTypeError, "cannot be stored"),
    (lambda: la.asarray([1], copy=False), ValueError, "always copied"),
    (lambda: la.asarray(0.5, dtype=int, copy=False), ValueError, "always copied"),
    (lambda: la.asarray(np.ones(2), dtype=int, copy=False), ValueError, "always copied"),
    (
        lambda: la.asarray(la.ones((2,)), dtype=int, copy=False),
        ValueError,
        r"copy=False .*float32\[2\] .* int64",
    ),
    (lambda: la.asarray(la.ones((2,)), dtype="f8", copy=False), ValueError, "float64"),
    (lambda: la.asarray(np.zeros(1, "M8[s]")), la.DTypeError, "datetime64"),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with warnings.catch_warnings(), pytest.raises(error, match=message):
        call()


IMPOSSIBLE: list[tuple[Callable[[], Any], str]] = [
    (lambda: la.zeros((1 << 63,)), "zeros: .* address"),
    (lambda: la.zeros((1 << 40, 1 << 40)), "zeros: .* address"),
    (lambda: la.zeros((0, 1 << 40, 1 << 40)), "zeros: .* address"),
    (lambda: la.full((1 << 62,), 2.0), "full: .* address"),
    (lambda: la.zeros((1,) * 70), "zeros: 70 axes .* 64"),
    (lambda: la.zeros((0,) * 65), "zeros: 65 axes .* 64"),
    (lambda: la.arange(10**30), "arange: .* address"),
    (lambda: la.arange(0, 1e30), "arange: .* address"),
    (lambda: la.linspace(0, 1, 1 << 63), "linspace: .* address"),
    (lambda: la.eye(1 << 40), "eye: .* address"),
    (lambda: la.rand((1 << 40, 1 << 40)), "rand: .* address"),
    (lambda: la.randperm(1 << 63, dtype="uint64"), "randperm: .* address"),
    (lambda: la.broadcast_to(la.ones((1,)), (1 << 63,)), "broadcast_to: .* address"),
    (
        lambda: la.zeros((1 << 40, 1)) + la.zeros((1, 1 << 40)),
        r"add: .* \(1099511627776, 1099511627776\) .* address",
    ),
]


@pytest.mark.parametrize(("call", "message"), IMPOSSIBLE)
async def test_impossible_shapes_are_refused_at_the_call(
    runtime: la.Runtime, call: Callable[[], Any], message: str
) -> None:
    with pytest.raises(la.ShapeError, match=message):
        call()


async def test_shapes_that_numpy_can_have(runtime: la.Runtime) -> None:
    await check(la.zeros((1,) * 64), np.zeros((1,) * 64, np.float32))
    await check(la.zeros((0, 1 << 40)), np.zeros((0, 1 << 40), np.float32))
    assert la.zeros(((1 << 59) - 1,), dtype="complex128").nbytes < 1 << 63
