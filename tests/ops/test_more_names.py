"""Names of NumPy's that ask, order, pack and fit: what NumPy gives, of the same arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lazyasync as la

RANDOM = np.random.default_rng(3)
BITS = RANDOM.integers(0, 3, (3, 13))
BYTES = RANDOM.integers(0, 256, (3, 2), np.uint8)
KEYS = RANDOM.integers(0, 3, (3, 4, 20))
LINES = np.array([[3.0, np.nan, 2.0, -0.0], [0.0, np.inf, 4.0, -1.0]])
SMALL = [0.0, -0.0, 2.5, -1.0, np.inf, -np.inf, np.nan, 3e-310, 5e-324]
PLACES = np.linspace(0, 3, 12)
CURVES = np.stack([np.sin(PLACES), PLACES**2], 1)
WEIGHTS = np.linspace(1, 2, 12)

Call = Callable[[Any, Callable[[Any], Any]], Any]


def _calls() -> dict[str, Call]:
    """By what they are; each takes ``np`` or ``la``, and what makes an operand of an array."""
    found: dict[str, Call] = {
        "array_equiv of rows": lambda m, t: m.array_equiv(t(LINES[:1, :1]), np.full((2, 3), 3.0)),
        "array_equiv of others": lambda m, t: m.array_equiv(t(LINES), np.full(4, 3.0)),
        "array_equiv of no shape": lambda m, t: m.array_equiv(t(LINES), np.ones(3)),
        "copy": lambda m, t: m.copy(t(LINES)),
        "iscomplex": lambda m, t: m.iscomplex(t(np.array([1 + 2j, 3, np.nan * 1j]))),
        "iscomplex of real ones": lambda m, t: m.iscomplex(t(LINES)),
        "isreal": lambda m, t: m.isreal(t(np.array([1 + 2j, 3, 0j]))),
        "isreal of integers": lambda m, t: m.isreal(t(BITS)),
        "spacing": lambda m, t: m.spacing(t(np.array(SMALL))),
        "spacing of float32": lambda m, t: m.spacing(t(np.array([0.0, -2.5, 1e-40], np.float32))),
        "lexsort of rows": lambda m, t: m.lexsort(t(KEYS[0])),
        "lexsort of numbers": lambda m, t: m.lexsort([t(np.array(1.0)), t(np.array(2.0))]),
    }
    for axis in (0, 1, -1):
        found[f"lexsort {axis}"] = lambda m, t, axis=axis: m.lexsort([t(k) for k in KEYS], axis)
    for axis in (None, 0, -1):
        for order in ("big", "little"):
            given = {"axis": axis, "bitorder": order}
            found[f"packbits {given}"] = lambda m, t, given=given: m.packbits(t(BITS), **given)
            for count in (None, 5, -3, 40, 0):
                more = {**given, "count": count}
                found[f"unpackbits {more}"] = lambda m, t, more=more: m.unpackbits(t(BYTES), **more)
    found["packbits of flags"] = lambda m, t: m.packbits(t(BITS > 1), axis=1)
    found["packbits of nothing"] = lambda m, t: m.packbits(t(BITS[:0]), axis=0)
    return found


CALLS = _calls()


async def test_values(device: str) -> None:
    async with la.open_runtime(device):
        found = await la.to_cpu({name: call(la, la.asarray) for name, call in CALLS.items()})
        names = list(CALLS)
        compiled = la.compile(lambda: [CALLS[name](la, la.asarray) for name in names])
        again = dict(zip(names, await la.to_cpu(await compiled()), strict=True))
    for name, call in CALLS.items():
        with np.errstate(all="ignore"):
            expected = call(np, np.asarray)
        np.testing.assert_array_equal(found[name], expected, name)
        np.testing.assert_array_equal(again[name], expected, name)
        assert found[name].dtype == np.asarray(expected).dtype, name


async def test_partitions(device: str) -> None:
    async with la.open_runtime(device):
        x = la.asarray(LINES)
        for axis in (None, 0, 1):
            for kth in (0, -1, [1, 0]):
                found, order = await la.to_cpu(
                    [la.partition(x, kth, axis), la.argpartition(x, kth, axis)]
                )
                expected = np.partition(LINES, kth, axis)
                np.testing.assert_array_equal(
                    found.take(kth, -1 if axis is None else axis),
                    expected.take(kth, -1 if axis is None else axis),
                )
                source = LINES.ravel() if axis is None else LINES
                taken = np.take_along_axis(source, order, -1 if axis is None else axis)
                np.testing.assert_array_equal(taken, found)
        slope = la.grad(lambda t: la.partition(t, 1)[1] * 5.0)
        np.testing.assert_array_equal(await slope(la.asarray([3.0, 1.0, 2.0])).numpy(), [0, 0, 5])
        for kth in (4, -5, [0, 9]):
            with pytest.raises(ValueError, match="kth"):
                la.partition(x, kth)
        with pytest.raises(TypeError, match="kth"):
            la.argpartition(x, la.asarray(1))


async def test_fits() -> None:
    async with la.open_runtime("cpu:0"):
        for curves in (CURVES, CURVES[:, 0]):
            for options in ({}, {"full": True}, {"cov": True}, {"cov": "unscaled"}, {"w": WEIGHTS}):
                found = await la.to_cpu(la.polyfit(PLACES, la.asarray(curves), 3, **options))
                expected = np.polyfit(PLACES, curves, 3, **options)
                if not isinstance(expected, tuple):
                    found, expected = (found,), (expected,)
                for one, other in zip(found, expected, strict=True):
                    np.testing.assert_allclose(one, other, 1e-9, 1e-12)
                    assert np.shape(one) == np.shape(other)
        x = la.asarray(PLACES.astype("float32"))
        assert la.polyfit(x, CURVES[:, 0].tolist(), 2).dtype == np.float32
        y = la.asarray(CURVES[:, 0])
        slope = await la.grad(lambda y: la.sum(la.polyfit(PLACES, y, 2)))(y).numpy()
        unit = np.eye(12)
        np.testing.assert_allclose(slope, np.polyfit(PLACES, unit, 2).sum(0), 1e-9)
        for wrong in ((PLACES, y, -1), (PLACES[:3], y, 1), (la.ones((2, 2)), y, 1)):
            with pytest.raises((la.ShapeError, ValueError)):
                la.polyfit(*wrong)
        with pytest.raises(ValueError, match="covariance"):
            la.polyfit(PLACES[:3], y[:3], 2, cov=True)


async def test_what_needs_no_values() -> None:
    async with la.open_runtime("sim:0"):
        x = la.zeros((2, 3, 4))
        whole = np.zeros((2, 3, 4))
        pairs: list[Any] = [(x, whole), ([x[0], x[1]], whole)]
        others = (np.ones((2, 1)), 2.0, [[1, 2], [3, 4]], np.float32(1))
        for value, array in [*pairs, *((other, other) for other in others)]:
            assert la.shape(value) == np.shape(array)
            assert la.ndim(value) == np.ndim(array)
            assert la.size(value) == np.size(array)
        assert (la.size(x, 1), la.size(x, -1), la.size(x, (0, 2))) == (3, 4, 8)
        for wrong in ("text", None, object()):
            with pytest.raises(TypeError):
                la.shape(wrong)
        assert [la.isscalar(value) for value in (1, 1j, np.float32(1), "a")] == [True] * 4
        assert [la.isscalar(value) for value in (x, x[0, 0, 0], np.ones(()), [1])] == [False] * 4
        z = la.zeros((2,), dtype="complex64")
        assert la.iscomplexobj(z)
        assert la.iscomplexobj([z[0], 1.0])
        assert la.iscomplexobj(1j)
        assert la.isrealobj(x)
        assert la.isrealobj([1.0])
        assert not la.isrealobj(z)
        shapes = (np.zeros((8, 2)), np.zeros((2, 90)), np.zeros((90, 3)))
        given = [la.zeros(array.shape) for array in shapes]
        assert la.einsum_path("ij,jk,kl->il", *given) == np.einsum_path("ij,jk,kl->il", *shapes)
        lists = [
            part for pair in zip(given, ([0, 1], [1, 2], [2, 3]), strict=True) for part in pair
        ]
        assert la.einsum_path(*lists, [0, 3], optimize="optimal")[0][0] == "einsum_path"


def test_dtypes() -> None:
    groups = (np.floating, np.inexact, np.integer, np.signedinteger, np.number, np.generic)
    for dtype in ("float32", "float64", "int8", "uint16", "complex64", "bool"):
        for group in (*groups, np.float64, float, "int8"):
            expected = np.issubdtype(np.dtype(dtype), group)
            assert la.issubdtype(dtype, group) is bool(expected)
            assert la.issubdtype(getattr(la, dtype), group) is bool(expected)
    for first in (*groups, np.flexible, np.character, np.complexfloating, np.bool_):
        for group in groups:  # of groups too
            assert la.issubdtype(first, group) is bool(np.issubdtype(first, group))
    brain = np.dtype(ml_dtypes.bfloat16)
    found = [la.issubdtype(brain, group) for group in groups]
    assert found == [True, True, False, False, True, True]
    assert la.issubdtype(brain, brain)
    assert not la.issubdtype(brain, np.float32)
    assert la.promote_types("float32", la.int64) == np.float32
    assert la.promote_types(np.int8, "uint8") == np.int16
    assert la.promote_types(brain, "float16") == np.float32
    with pytest.raises(la.DTypeError):
        la.promote_types("int64", "uint64")


async def test_refusals() -> None:
    async with la.open_runtime("sim:0"):
        x = la.asarray(BYTES)
        for call in (
            lambda: la.packbits(la.ones(3)),
            lambda: la.unpackbits(la.asarray(BITS)),
            lambda: la.unpackbits(x, axis=1, count=-17),
            lambda: la.packbits(x, bitorder="other"),
            lambda: la.lexsort([]),
            lambda: la.lexsort([x, x[0]]),
            lambda: la.spacing(la.asarray([1j])),
        ):
            with pytest.raises((TypeError, ValueError, la.DTypeError, la.ShapeError)):
                call()
