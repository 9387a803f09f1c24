"""Wrong shapes, dtypes and axes: an error at once, at the user's line, in NumPy's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la


def f(*shape: int) -> Any:
    return la.ones(shape)


def i(*shape: int, dtype: str = "int64") -> Any:
    return la.ones(shape, dtype=dtype)


def b(*shape: int) -> Any:
    return la.ones(shape, dtype=bool)


def c(*shape: int) -> Any:
    return la.ones(shape, dtype="complex64")


SHAPES: list[tuple[str, Callable[[], Any]]] = [
    (
        r"add: operands could not be broadcast together with shapes \(2, 3\) \(2,\)",
        lambda: f(2, 3) + f(2),
    ),
    (r"less: operands could not be broadcast .* \(3,\) \(4,\)", lambda: f(3) < f(4)),
    (
        r"where: operands could not be broadcast together with shapes \(3,\) \(2,\) \(\)",
        lambda: la.where(b(3), f(2), 0.0),
    ),
    (r"maximum: operands could not be broadcast", lambda: la.maximum(f(2), np.ones(3))),
    (
        r"matmul: Input operand 1 has a mismatch in its core dimension 0 "
        r"\(size 4 is different from 3\), float32\[2, 3\] and float32\[4, 5\]",
        lambda: f(2, 3) @ f(4, 5),
    ),
    (r"matmul: .*\(size 2 is different from 3\)", lambda: f(3) @ f(2)),
    (r"matmul: Input operand 1 does not have enough dimensions", lambda: f(3) @ f()),
    (r"vecdot: axis -1 is out of bounds", lambda: la.vecdot(f(), f(3))),
    (r"vecdot: axis 1 is out of bounds", lambda: la.vecdot(f(2, 3), f(3), axis=1)),
    (r"vecdot: .*\(size 2 is different from 3\)", lambda: la.vecdot(f(2, 3), f(3, 2))),
    (r"matmul: a number has no axes", lambda: f(3) @ 2.0),
    (r"matmul: a number has no axes", lambda: 2.0 @ f(3)),
    (
        r"matmul: operands could not be broadcast together in their batch axes, "
        r"float32\[2, 3, 4\] and float32\[5, 4, 3\]",
        lambda: f(2, 3, 4) @ f(5, 4, 3),
    ),
    (r"sum: axis 2 is out of bounds for a tensor of 2 axes", lambda: f(2, 3).sum(axis=2)),
    (r"mean: axis -3 is out of bounds", lambda: la.mean(f(2, 3), axis=-3)),
    (r"max: an axis is named twice in \(0, -2\)", lambda: la.max(f(2, 3), axis=(0, -2))),
    (r"argmax: axis 1 is out of bounds", lambda: la.argmax(f(2), axis=1)),
    (r"softmax: axis -1 is out of bounds", lambda: la.softmax(f())),
    (r"cumsum: axis 1 is out of bounds", lambda: la.cumsum(f(2), axis=1)),
    (
        r"max: zero-size array to reduction operation maximum which has no identity",
        lambda: f(0, 3).max(axis=0),
    ),
    (r"argmin: attempt to get argmin of an empty sequence", lambda: la.argmin(f(0))),
    (r"tensordot: shape-mismatch for sum", lambda: la.tensordot(f(2, 3), f(2, 3), 1)),
    (r"tensordot: shape-mismatch for sum", lambda: la.tensordot(f(2, 3), f(3), ((0, 1), (0,)))),
]

DTYPES: list[tuple[str, Callable[[], Any]]] = [
    (
        r"subtract: not supported for the input types bool\[3\] and bool\[3\]",
        lambda: b(3) - b(3),
    ),
    (r"negative: the boolean negative, the `-` operator, is not supported", lambda: -b(3)),
    (r"positive: not supported", lambda: +b(3)),
    (r"power: not supported", lambda: b(3) ** b(3)),
    (r"floor_divide: not supported", lambda: c(3) // 2),
    (r"remainder: not supported", lambda: b(3) % True),
    (r"less: not supported for the input types complex64\[3\]", lambda: c(3) < c(3)),
    (r"maximum: not supported", lambda: la.maximum(c(3), c(3))),
    (
        r"bitwise_and: not supported for the input types float32\[3\] and float32\[3\]",
        lambda: f(3) & f(3),
    ),
    (r"left_shift: not supported", lambda: b(3) << b(3)),
    (r"invert: not supported for the input types float32\[3\]", lambda: ~f(3)),
    (r"floor: not supported for the input types complex64", lambda: la.floor(c(3))),
    (r"relu: not supported", lambda: la.relu(b(3))),
    (r"sign: not supported", lambda: la.sign(b(3))),
    (r"softmax: not supported", lambda: la.softmax(c(3))),
    (r"max: not supported for the input types complex64\[3\]", lambda: c(3).max()),
    (r"argmax: not supported", lambda: c(3).argmax()),
    (
        r"add: uint64 and int64 have no common integer dtype",
        lambda: i(3, dtype="uint64") + i(3),
    ),
    (r"sum: cannot cast the input float32\[3\] to int32", lambda: la.sum(f(3), dtype="int32")),
    (r"tensors cannot have the dtype", lambda: f(3) + np.array(["text"] * 3)),
    (r"is not a dtype", lambda: f(3).astype("quux")),
]


@pytest.mark.parametrize(("message", "record"), SHAPES)
async def test_shape_errors(message: str, record: Callable[[], Any], runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError, match=message):
        record()


@pytest.mark.parametrize(("message", "record"), DTYPES)
async def test_dtype_errors(message: str, record: Callable[[], Any], runtime: la.Runtime) -> None:
    with pytest.raises(la.DTypeError, match=message):
        record()


async def test_integers_to_negative_powers(runtime: la.Runtime) -> None:
    with pytest.raises(ValueError, match="Integers to negative integer powers are not allowed"):
        i(3) ** -1
    assert (f(3) ** -1).dtype == np.float32


@pytest.mark.parametrize(
    "record",
    [
        lambda: la.add(2.0, 3.0),
        lambda: la.add(np.ones(3), 3.0),
        lambda: la.where(True, 1.0, 2.0),
        lambda: la.outer([1], [2]),
        lambda: la.isclose(3.0, 1.0),
    ],
)
async def test_functions_want_a_tensor(record: Callable[[], Any], runtime: la.Runtime) -> None:
    with pytest.raises(TypeError, match=r"tensor.*la\.asarray"):
        record()


async def test_a_failed_operation_leaves_the_recording_whole(runtime: la.Runtime) -> None:
    x = la.asarray(np.arange(3.0))
    for _ in range(2):
        y = x * 2.0
        with pytest.raises(la.ShapeError):
            y + f(2)
        with pytest.raises(la.DTypeError):
            y & y
        z = y + 1.5
        np.testing.assert_array_equal(await z.numpy(), np.arange(3.0) * 2 + 1.5)
        await la.mark_step()
