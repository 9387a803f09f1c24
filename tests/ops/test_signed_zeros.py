"""Negative zeros: numbers, fill values and bounds that are equal to 0 and are not the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

VALUES = np.array([1.0, -0.0, 0.0], np.float32)
MASK = np.array([True, False, True])


def _set_first(x: LazyTensor) -> LazyTensor:
    x = la.asarray(x, copy=True)
    x[0] = -0.0
    return x


def _set_first_of_array(x: np.ndarray) -> np.ndarray:
    x = x.copy()
    x[0] = -0.0
    return x


CASES: dict[str, tuple[Callable[[LazyTensor], LazyTensor], Callable[[np.ndarray], Any]]] = {
    "full": (lambda x: la.full((2,), -0.0), lambda x: np.full(2, -0.0)),
    "full, NumPy's": (lambda x: la.full((2,), np.float32(-0.0)), lambda x: np.full(2, -0.0)),
    "full_like": (lambda x: la.full_like(x, -0.0), lambda x: np.full_like(x, -0.0)),
    "full of complex": (
        lambda x: la.full((2,), complex(0.0, -0.0)),
        lambda x: np.full(2, complex(0.0, -0.0)),
    ),
    "asarray": (lambda x: la.asarray([-0.0, 0.0]), lambda x: np.array([-0.0, 0.0])),
    "linspace": (lambda x: la.linspace(-1.0, -0.0, 3), lambda x: np.linspace(-1.0, -0.0, 3)),
    "pad": (
        lambda x: la.pad(x, 1, constant_values=-0.0),
        lambda x: np.pad(x, 1, constant_values=-0.0),
    ),
    "where": (lambda x: la.where(MASK, -0.0, x), lambda x: np.where(MASK, -0.0, x)),
    "where else": (lambda x: la.where(MASK, x, -0.0), lambda x: np.where(MASK, x, -0.0)),
    "where of numbers": (
        lambda x: la.where(x > 0, -0.0, 0.0),
        lambda x: np.where(x > 0, -0.0, 0.0),
    ),
    "plus": (lambda x: x + -0.0, lambda x: x + -0.0),
    "plus 0": (lambda x: x + 0.0, lambda x: x + 0.0),
    "minus": (lambda x: x - 0.0, lambda x: x - 0.0),
    "minus -0": (lambda x: x - -0.0, lambda x: x - -0.0),
    "number minus": (lambda x: -0.0 - x, lambda x: -0.0 - x),
    "times": (lambda x: x * -0.0, lambda x: x * -0.0),
    "times 1": (lambda x: x * 1, lambda x: x * 1),
    "over": (lambda x: 1.0 / (x * -0.0), lambda x: 1.0 / (x * np.float32(-0.0))),
    "power": (lambda x: x**3, lambda x: x**3),
    "arctan2": (lambda x: la.arctan2(x, -0.0), lambda x: np.arctan2(x, np.float32(-0.0))),
    "clip": (lambda x: la.clip(x - 2, -3.0, -0.0), lambda x: np.clip(x - 2, -3.0, -0.0)),
    "maximum": (lambda x: la.maximum(x - 2, -0.0), lambda x: np.maximum(x - 2, -0.0)),
    "nan_to_num": (
        lambda x: la.nan_to_num(x * np.nan, nan=-0.0),
        lambda x: np.nan_to_num(x * np.nan, nan=-0.0),
    ),
    "setitem": (_set_first, _set_first_of_array),
    "concatenate": (
        lambda x: la.concatenate([x, [-0.0]]),
        lambda x: np.concatenate([x, np.array([-0.0], np.float32)]),
    ),
    "cast": (lambda x: x.astype("float64"), lambda x: x.astype("float64")),
    "remainder": (lambda x: (x - 1) % 1.0, lambda x: (x - 1) % np.float32(1.0)),
    "rint": (lambda x: la.rint(x * -0.4), lambda x: np.rint(x * np.float32(-0.4))),
    "max": (lambda x: la.max(-la.absolute(x) * 0.0), lambda x: np.max(-np.abs(x) * 0)),
}
"""For each: ours and NumPy's, of `VALUES`."""


@pytest.mark.parametrize("name", CASES)
async def test_signs_are_those_of_numpy(name: str, runtime: la.Runtime) -> None:
    ours, theirs = CASES[name]
    actual = await ours(la.asarray(VALUES)).numpy()
    with np.errstate(all="ignore"):
        expected = np.asarray(theirs(VALUES))
    np.testing.assert_array_equal(actual, expected)
    for part in ("real", "imag"):
        np.testing.assert_array_equal(
            np.signbit(getattr(actual, part)), np.signbit(getattr(expected, part))
        )


async def test_the_sign_of_a_number_may_change_from_step_to_step(runtime: la.Runtime) -> None:
    x = la.asarray(VALUES)
    scaled = la.compile(lambda x, factor: x * factor)
    for number in (0.0, -0.0, 0.0, 2.0, -0.0):
        recorded = x * number
        filled = la.full((2,), number)
        await la.mark_step()
        called = await scaled(x, number)
        for tensor, expected in (
            (recorded, VALUES * np.float32(number)),
            (called, VALUES * np.float32(number)),
            (filled, np.full(2, number)),
        ):
            found = await tensor.numpy()
            np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))
