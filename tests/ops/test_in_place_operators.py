"""Operators and methods that rebind a tensor."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

IN_PLACE = {
    "+=": operator.iadd,
    "-=": operator.isub,
    "*=": operator.imul,
    "/=": operator.itruediv,
    "//=": operator.ifloordiv,
    "%=": operator.imod,
    "**=": operator.ipow,
}
X = np.array([[1.5, -2.0, 0.25], [3.0, -0.5, 4.0]], np.float32)
Y = np.array([[2.0, 0.5, -1.25], [1.0, 3.0, -4.0]], np.float32)
I = np.array([[5, 2, 9], [1, 0, 12]], np.int32)  # noqa: E741


def same(actual: np.ndarray, expected: Any) -> None:
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(actual, expected, rtol=1e-6)


@pytest.mark.parametrize("symbol", IN_PLACE)
async def test_in_place_operators_rebind(symbol: str, runtime: la.Runtime) -> None:
    apply = IN_PLACE[symbol]
    x = np.abs(X)
    t = la.asarray(x)
    before, view = t, t.T
    identifier = la.get_tensor_id(t)
    t = apply(t, la.asarray(Y))
    t = apply(t, 2)
    assert t is before
    assert la.get_tensor_id(t) == identifier
    with np.errstate(all="ignore"):
        expected = apply(apply(x.copy(), Y), 2)
    found, found_view = await la.to_cpu([t, view])
    same(found, expected)
    same(found_view, x.T)


async def test_in_place_operators_keep_the_dtype(runtime: la.Runtime) -> None:
    t = la.ones(3)
    t += np.ones(3, np.float16)
    t *= la.ones(3, dtype=int)
    assert t.dtype == np.float32
    i = la.ones(3, dtype="int32")
    i += la.ones(3, dtype="int64")
    assert i.dtype == np.int32
    for apply, message in ((operator.iadd, "float32"), (operator.itruediv, "float32")):
        with pytest.raises(la.DTypeError, match=f"cannot cast the result {message}.* to int32"):
            apply(i, 2.5)
    b = la.ones(3, dtype=bool)
    with pytest.raises(la.DTypeError, match="in-place add"):
        b += 2
    assert (await la.to_cpu([t, i, b]))[2].dtype == bool


async def test_in_place_operators_keep_the_shape(runtime: la.Runtime) -> None:
    t = la.ones((2, 1))
    with pytest.raises(la.ShapeError, match=r"in-place add: non-broadcastable output .*\(2, 1\)"):
        t += la.ones((2, 3))
    w = la.ones((2, 3))
    with pytest.raises(la.ShapeError, match="in-place matmul"):
        w @= la.ones((3, 2))
    w @= la.ones((3, 3))
    same(await w.numpy(), np.full((2, 3), 3.0))


async def test_aliases_are_rebound_alone(runtime: la.Runtime) -> None:
    t = la.asarray(X)
    lazy = t * 2
    copies = [+t, t.astype("float32"), la.clip(t), +lazy, lazy.astype("float32")]
    for copy in copies:
        copy += 1
    found = await la.to_cpu([t, lazy, *copies])
    for one, other in zip(
        found, [X, X * 2, X + 1, X + 1, X + 1, X * 2 + 1, X * 2 + 1], strict=True
    ):
        same(one, other)


async def test_copies_are_written_to_apart(runtime: la.Runtime) -> None:
    for x in (la.asarray(X), la.asarray(X) * 1.0):
        y = x.copy()
        assert y is not x
        assert (y.shape, y.dtype, y.device) == (x.shape, x.dtype, x.device)
        y += 1.0
        x[0] = 7.0
        found, other = await la.to_cpu([x, y])
        assert (found[0] == 7.0).all()
        np.testing.assert_array_equal(found[1:], X[1:])
        np.testing.assert_array_equal(other, X + 1)


async def test_methods_take_what_the_functions_take(runtime: la.Runtime) -> None:
    wide = np.dtype(np.float64)
    calls: list[Callable[[Any], Any]] = [
        lambda x: x.sum(0, dtype=wide),
        lambda x: x.prod(0, dtype=wide),
        lambda x: x.mean(0, dtype=wide),
        lambda x: x.var(0, dtype=wide),
        lambda x: x.std(0, dtype=wide),
        lambda x: x.take([1, 0], 1),
        lambda x: x.repeat(2, 0),
        lambda x: x.diagonal(1),
        lambda x: x.trace(dtype=wide),
        lambda x: x.argsort(0),
    ]
    x = la.asarray(X)
    results, expected = ([call(given) for call in calls] for given in (x, X))
    for actual, wanted in zip(await la.to_cpu(results), expected, strict=True):
        assert actual.dtype == wanted.dtype
        np.testing.assert_allclose(actual, wanted, rtol=1e-6)
    with pytest.raises(la.DTypeError, match="mean: not supported"):
        x.astype(int).mean(dtype="int64")
    with pytest.raises(la.DTypeError, match=r"var: cannot cast .* to float32"):
        x.astype(complex).var(dtype="float32")


@pytest.mark.parametrize("shape", [(), (3,), (2, 0, 3), (2, 3, 4)])
async def test_the_number_of_elements_has_pytorchs_name_as_well(
    runtime: la.Runtime, shape: tuple[int, ...]
) -> None:
    t = la.zeros(shape)
    assert t.numel() == t.size == np.zeros(shape).size
    assert la.compile(lambda x: x * x.numel()).lower(t).output_bytes == t.nbytes


async def test_set_and_copy_from(runtime: la.Runtime) -> None:
    t, other = la.asarray(X), la.asarray(Y) * 2
    assert t.set_(other) is t
    other += 1
    same(await t.numpy(), Y * 2)
    source = X.astype(np.float64)
    assert t.copy_from(source) is t
    source[:] = 0
    assert t.dtype == np.float32
    same(await t.numpy(), X)
    t.copy_from(7)
    same(await t.numpy(), np.full_like(X, 7))
    t.copy_from(la.asarray(Y) + 1)
    same(await t.numpy(), Y + 1)
    with pytest.raises(la.ShapeError):
        t.copy_from(np.ones((3, 2)))
    with pytest.raises(la.DTypeError, match="copy_from: cannot cast from float32 to int32"):
        la.asarray(I).copy_from(1.5)
    with pytest.raises(TypeError, match="set_ takes a tensor"):
        t.set_(X)  # type: ignore[arg-type]
