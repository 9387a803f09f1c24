"""Numbers that a dtype cannot hold: refused wherever they are stored, or else infinite."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
HERE = np.array([0])

STORED: dict[str, Callable[[LazyTensor, Any], Any]] = {
    "asarray": lambda x, v: la.asarray(v, dtype=x.dtype),
    "asarray of a nest": lambda x, v: la.asarray([[v], [v]], dtype=x.dtype),
    "asarray beside a tensor": lambda x, v: la.asarray([x[0], v], dtype=x.dtype),
    "full": lambda x, v: la.full(3, v, dtype=x.dtype),
    "full_like": lambda x, v: la.full_like(x, v),
    "pad": lambda x, v: la.pad(x, 1, constant_values=v),
    "insert": lambda x, v: la.insert(x, 0, v),
    "insert of several": lambda x, v: la.insert(x, [0, 1], [1, v]),
    "compress": lambda x, v: la.compress([True, False, True], x, size=4, fill_value=v),
}
"""What stores a number in the dtype of a tensor, real ones in one of integers too."""
PUT: dict[str, Callable[[LazyTensor, Any], Any]] = {
    "set": lambda x, v: x.at[0].set(v),
    "set of a list": lambda x, v: x.at[0:2].set([1, v]),
    "set at an array": lambda x, v: x.at[HERE].set([v]),
    "set at a mask": lambda x, v: x.at[x != 2].set(v),
    "add": lambda x, v: x.at[HERE].add([v]),
    "multiply": lambda x, v: x.at[0].multiply([v]),
    "minimum": lambda x, v: x.at[HERE].min([v]),
    "put_along_axis": lambda x, v: la.put_along_axis(x, HERE, [v], 0, inplace=False),
    "fill_diagonal": lambda x, v: la.fill_diagonal(la.stack([x, x]), [1, v], inplace=False),
    "dynamic_update_slice": lambda x, v: la.dynamic_update_slice(x, [v], (0,)),
    "unique": lambda x, v: la.unique_values(x, size=4, fill_value=v),
}
"""What puts a number into a tensor, whose kind must be that of the tensor."""
BESIDE: dict[str, Callable[[LazyTensor, Any], Any]] = {
    "add": lambda x, v: x + v,
    "add of a list": lambda x, v: la.add(x, [1, v, 1]),
    "maximum": lambda x, v: la.maximum([v], x),
    "where": lambda x, v: la.where(x == 2, x, [v]),
    "where of a number": lambda x, v: la.where([True, False, True], v, x),
    "select": lambda x, v: la.select([x != 2], [[v]], x),
    "choose": lambda x, v: la.choose([0, 1, 0], [x, [v]]),
    "append": lambda x, v: la.append(x, [v]),
    "stack": lambda x, v: la.stack([x, [1, v, 1]]),
    "diff": lambda x, v: la.diff(x, prepend=v),
    "convolve": lambda x, v: la.convolve(x, [v, 1]),
    "dot": lambda x, v: la.dot(x, [v, 1, 1]),
    "clip": lambda x, v: la.clip(x, [v], None),
    "nest": lambda x, v: la.asarray([x[0], v]),
}
"""What computes with numbers in the dtype of a tensor."""
COMPARED: dict[str, Callable[[Any, Any], Any]] = {
    "equal": lambda x, v: x == [1, v, 2],
    "not_equal": lambda x, v: [v] != x,
    "less": lambda x, v: x < [v],
    "greater_equal": lambda x, v: x >= [v, 1, 2],
}


def beyond(dtype: str) -> list[int]:
    limits = np.iinfo(dtype)
    return [int(limits.max) + 1, int(limits.min) - 1, 10**30]


@pytest.mark.parametrize("dtype", INTEGERS)
async def test_integers_that_a_dtype_cannot_hold(dtype: str, runtime: la.Runtime) -> None:
    x = la.asarray(np.array([1, 2, 3], dtype))
    limits = np.iinfo(dtype)
    for name, call in {**STORED, **PUT, **BESIDE}.items():
        for number in beyond(dtype):
            with pytest.raises(OverflowError, match=r"is out of the range of u?int"):
                call(x, number)
                raise AssertionError(name)
        call(x, int(limits.max))
        call(x, int(limits.min))
    for number in (float("inf"), float(limits.max) * 4.0, -float("inf"), -1e30):
        for name, call in STORED.items():
            with pytest.raises(OverflowError, match=f"is out of the range of {dtype}"):
                call(x, number)
                raise AssertionError(name)
    for name, call in STORED.items():
        with pytest.raises(ValueError, match="cannot convert float NaN to integer"):
            call(x, float("nan"))
            raise AssertionError(name)


async def test_they_are_what_they_are_to_numpy(runtime: la.Runtime) -> None:
    """A nest gives NumPy's values or the class of its error, for each dtype."""
    nests: list[Any] = [
        *([300], [-1], [2**40], [2**63], [2**63, 1], [2**64], [-(2**63) - 1], [127, -128]),
        *(
            [np.nan],
            [np.inf],
            [1.9, -1.9],
            [127.9],
            [-128.9],
            [255.5],
            [1e39],
            [True, 3],
            [[5], [200]],
        ),
        *(
            [np.int64(200)],
            [np.float32(2.5)],
            [10**400],
            300,
            -1,
            np.nan,
            2.9,
        ),
        *([3, 2.5], [2**53 + 1, 1], [2**64 - 1, 0], [0.1, 2**64]),
    ]
    for dtype in [*INTEGERS, "float16", "float32", "float64", "bool"]:
        for nest in nests:
            with np.errstate(all="ignore"):
                try:
                    expected: Any = np.array(nest, dtype)
                except (OverflowError, ValueError) as error:
                    expected = type(error)
            if isinstance(expected, type):
                with pytest.raises(expected):
                    la.asarray(nest, dtype=dtype)
                    raise AssertionError(f"{nest}, {dtype}")
            else:
                found = await la.asarray(nest, dtype=dtype).numpy()
                np.testing.assert_array_equal(found, expected, strict=True)


async def test_long_integers_stay_exact(runtime: la.Runtime) -> None:
    for nest in ([2**63, 1], [2**64 - 1, 0], 2**63, [[2**63 + 1]]):
        x = la.asarray(nest)
        assert x.dtype == np.uint64
        assert (await x.numpy()).tolist() == nest
    for nest in ([2**63, -1], [2**64], [-(2**63) - 1, 2], 2**64):
        with pytest.raises(OverflowError, match="out of the range of int64"):
            la.asarray(nest)
    assert la.asarray([2**63, 0.5]).dtype == np.float32
    x = la.asarray(np.array([2**63 + 1, 3], np.uint64))
    assert (await (x == [2**63 + 1, 4]).numpy()).tolist() == [True, False]
    assert (await (x - [2**63, 1]).numpy()).tolist() == [1, 2]


@pytest.mark.parametrize("dtype", [*INTEGERS[:3], *INTEGERS[4:7]])
async def test_comparisons_tell_the_order_of_all_integers(dtype: str, runtime: la.Runtime) -> None:
    array = np.array([1, 2, 3], dtype)
    x = la.asarray(array)
    found, expected = [], []
    for number in (*beyond(dtype)[:2], 2):
        for call in COMPARED.values():
            found.append(call(x, number))
            expected.append(call(array.astype(np.int64), number))
        for name, others in (
            ("isin", [(x, [number, 1])]),
            ("searchsorted", [(x, [number]), (x, number)]),
            ("digitize", [(x, [0, 2, max(number, 3)])]),
            ("array_equal", [(x, [1, 2, number])]),
            ("setdiff1d", [(x, [number, 1])]),
            ("union1d", [(x, [number, 1])]),
            ("intersect1d", [(x, number), (x, [number, 3])]),
        ):
            for _, other in others:
                found.append(getattr(la, name)(x, other))
                expected.append(getattr(np, name)(array.astype(np.int64), other))
    for one, other in zip(await la.to_cpu(found), expected, strict=True):
        np.testing.assert_array_equal(one, other)


async def test_sequences_of_numbers(runtime: la.Runtime) -> None:
    with pytest.raises(OverflowError, match="arange: 299 is out of the range of int8"):
        la.arange(300, dtype="int8")
    with pytest.raises(OverflowError, match="arange: -1 is out of the range of uint8"):
        la.arange(-1, 5, dtype="uint8")
    assert (await la.arange(0, 256, 51, dtype="uint8").numpy()).tolist() == [
        0,
        51,
        102,
        153,
        204,
        255,
    ]
    assert (await la.arange(5, -1, -1, dtype="uint8").numpy()).tolist() == [5, 4, 3, 2, 1, 0]
    assert la.arange(300, 0, dtype="int8").shape == (0,)


async def test_numbers_of_compiled_functions(runtime: la.Runtime) -> None:
    for calls in (STORED, PUT, BESIDE):
        for name, call in calls.items():
            if name in ("insert of several",):
                continue
            compiled = la.compile(call)
            x = la.asarray(np.array([1, 2, 3], np.int8))
            (await la.to_cpu(await compiled(x, 5)))
            with pytest.raises(OverflowError, match="range of int8"):
                await compiled(x, 300)
                raise AssertionError(name)


_ORDERED = ("clip", "maximum", "minimum", "unique")
"""What complex numbers have no order for."""


@pytest.mark.parametrize("dtype", ["float16", "float32", "complex64", "bfloat16"])
async def test_too_large_is_infinite_without_a_word(dtype: str, runtime: la.Runtime) -> None:
    x = la.ones(3, dtype=dtype)
    await x
    large = 1e39
    with warnings.catch_warnings(), np.errstate(all="raise"):
        warnings.simplefilter("error")
        calls = {**STORED, **PUT, **BESIDE}
        for name in _ORDERED if dtype == "complex64" else ():
            del calls[name]
        found = {name: call(x, large) for name, call in calls.items()}
        found["asarray of an array"] = la.asarray(np.array([large]), dtype=dtype)
        found["nest with an array"] = la.asarray([[x[0]], np.array([large])], dtype=dtype)
        found["default"] = la.asarray([large])
    for name, array in (await la.to_cpu(found)).items():
        is_extremum = name in ("minimum", "unique")
        assert is_extremum or not np.isfinite(np.asarray(array, np.complex64)).all(), name
