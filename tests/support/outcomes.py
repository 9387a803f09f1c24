"""What functions of tensors and numbers give, to compare compiled ones with others."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

import lazyasync as la
from lazyasync.tensor import LazyTensor


def tensor(dtype: np.dtype, seed: int) -> LazyTensor:
    """A few numbers of a dtype, small ones of either sign among them."""
    numbers = np.random.default_rng(seed).integers(-4, 9, 5).astype(np.float64)
    if dtype.kind in "fc":
        numbers /= 3
    if dtype.kind in "ub":
        numbers = np.abs(numbers)
    array = numbers.astype(dtype)
    if dtype.kind == "c":
        array += dtype.type(0.7j)
    return la.asarray(array)


async def outcome(function: Callable[..., Any], *args: Any) -> Any:
    """What a call gives: dtype, shape and bytes of each result, or the class of what it raises."""
    try:
        result = function(*args)
        if inspect.iscoroutine(result):
            result = await result
        leaves = la.trees.leaves(result)
        leaves = [leaf if isinstance(leaf, LazyTensor) else la.asarray(leaf) for leaf in leaves]
        return [(array.dtype, array.shape, bits(array)) for array in await la.to_cpu(leaves)]
    except la.LazyAsyncError as error:
        if isinstance(error, la.ExecutionError):
            return type(error.__cause__)
        return type(error)
    except Exception as error:
        return type(error)


def bits(array: np.ndarray) -> bytes:
    """The bytes of an array; which NaN it is that an operation gives is left to the processor."""
    if array.dtype.kind == "c":
        return bits(array.real) + bits(array.imag)
    if array.dtype.kind == "f":
        array = np.where(np.isnan(array), array.dtype.type(np.nan), array)
    return array.tobytes()


def agree(found: Any, expected: Any, *, closely: bool) -> bool:
    """Whether two outcomes are the same; with ``closely``, but for the last bits of floats."""
    if found == expected or not closely:
        return bool(found == expected)
    if not (isinstance(found, list) and isinstance(expected, list)):
        return False
    for (dtype, shape, one), (other_dtype, other_shape, other) in zip(found, expected, strict=True):
        if (dtype, shape) != (other_dtype, other_shape):
            return False
        if one != other:
            if dtype.kind not in "fc":
                return False
            real = np.dtype(f"f{dtype.itemsize // 2}") if dtype.kind == "c" else dtype
            numbers = [np.frombuffer(buffer, real) for buffer in (one, other)]
            if not np.allclose(*numbers, rtol=64 * np.finfo(real).eps, atol=0, equal_nan=True):
                return False
    return True


def put(x: LazyTensor, value: Any) -> LazyTensor:
    """A copy of ``x`` with one element replaced."""
    x = x.copy()
    x[1] = value
    return x
