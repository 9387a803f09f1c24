"""What selections and keys say of indices out of range, and of what they cannot store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la


def index(*values: int) -> la.LazyTensor:
    """Indices that nobody knows at the call."""
    return la.asarray(list(values)) + 0


LATER: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: la.choose(index(0, -1), [la.ones(2), la.ones(2)]),
        "choose: index -1 is out of bounds",
    ),
    (lambda: la.choose(index(2), [la.ones(1), la.ones(1)]), "choose: index 2 is out of bounds"),
    (
        lambda: la.ravel_multi_index((index(0), index(-2)), (2, 3)),
        "ravel_multi_index: index -2 is out of bounds for axis 1 with size 3",
    ),
    (lambda: la.unravel_index(index(7), (2, 3))[0], "unravel_index: index 7 is out of bounds"),
    (lambda: la.ones((2, 3))[index(0), index(3)], "getitem: index 3 is out of bounds for axis 1"),
    (
        lambda: la.ones((2, 3)).at[index(0), index(-4)].set(1.0),
        "setitem: index -4 is out of bounds for axis 1",
    ),
    (
        lambda: la.put_along_axis(la.ones((2, 3)), index(3, 1)[:, None], 1.0, 1, inplace=False),
        "put_along_axis: index 3 is out of bounds for axis 1",
    ),
]


@pytest.mark.parametrize(("call", "message"), LATER)
async def test_a_step_says_what_was_called_and_given(
    call: Callable[[], Any], message: str, runtime: la.Runtime, device: str
) -> None:
    if device.startswith("cuda"):
        return  # a kernel cannot raise
    with pytest.raises(la.ExecutionError, match=message):
        await call().numpy()


def of(*shape: int, dtype: str = "float32") -> la.LazyTensor:
    return la.ones(shape, dtype=dtype)


AT_ONCE: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (
        lambda: la.ravel_multi_index((index(0), [3]), (2, 3)),
        ValueError,
        "^ravel_multi_index: index 3",
    ),
    (lambda: la.ravel_multi_index(([0], [3]), (2, 3)), ValueError, "^ravel_multi_index: "),
    (lambda: la.unravel_index([6], (2, 3)), ValueError, "^unravel_index: "),
    (lambda: la.ravel_multi_index((index(0), [0]), (2, 0)), Exception, "^ravel_multi_index: "),
    (lambda: la.fill_diagonal(of(2, 2, dtype="int32"), 1.5), la.DTypeError, "^fill_diagonal: "),
    (lambda: la.fill_diagonal(of(2, 2), [1j]), la.DTypeError, "^fill_diagonal: "),
    (
        lambda: la.put_along_axis(of(2, 2, dtype="int32"), [[0]], 1.5, 1),
        la.DTypeError,
        "^put_along_axis: ",
    ),
    (lambda: la.put_along_axis(of(2, 0), [[0]], 1.0, 1), Exception, "^put_along_axis: "),
    (
        lambda: la.put_along_axis(of(2, 3), [[0]], la.ones(4), 1),
        la.ShapeError,
        "^put_along_axis: ",
    ),
    (
        lambda: la.select([of(2) > 0], [of(3)]),
        la.ShapeError,
        "^select: ",
    ),
    (
        lambda: la.select([of(2) > 0, of(2) > 0], [of(2, dtype="uint64"), of(2, dtype="int8")]),
        la.DTypeError,
        "^select: ",
    ),
    (lambda: la.unique(of(2) * 1j, size=2), la.DTypeError, "^unique: "),
    (lambda: la.union1d(of(2) * 1j, of(2), size=2), la.DTypeError, "^union1d: "),
    (lambda: la.repeat(of(2), -1), la.ShapeError, "^repeat: counts are not negative"),
    (lambda: la.repeat(of(2), 1.5), la.DTypeError, "^repeat: counts are integers"),
]


@pytest.mark.parametrize(("call", "error", "message"), AT_ONCE)
async def test_errors_at_the_call(
    call: Callable[[], Any], error: type[Exception], message: str, runtime: la.Runtime
) -> None:
    with pytest.raises(error, match=message):
        call()


@pytest.mark.parametrize("dtype", ["int8", "bool", "float16", "uint64"])
async def test_what_is_left_has_the_dtype_of_the_first(dtype: str, runtime: la.Runtime) -> None:
    x = np.array([3, 1, 1, 0]).astype(dtype)
    for other in (np.array([1.5, 0.0]), np.array([0], np.int64), np.array([], np.float32)):
        if dtype == "uint64" and other.dtype == np.int64:
            continue
        expected = np.setdiff1d(x, other)
        found = await la.setdiff1d(await la.asarray(x), await la.asarray(other)).numpy()
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)
    kept = await la.setdiff1d(await la.asarray(x), [0], assume_unique=True).numpy()
    np.testing.assert_array_equal(kept, x[:3])


NO_AXES: list[tuple[Callable[[], Any], str]] = [
    (lambda: la.sum(of(2), axis=1.0), "sum"),  # type: ignore[arg-type]
    (lambda: la.cumsum(of(2), axis=(0,)), "cumsum"),  # type: ignore[arg-type]
    (lambda: la.argmax(of(2, 3), axis=(0, 1)), "argmax"),  # type: ignore[arg-type]
    (lambda: la.take(of(2), [0], axis="a"), "take"),  # type: ignore[arg-type]
    (lambda: la.nanvar(of(2), axis=[None]), "nanvar"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "name"), NO_AXES)
async def test_what_is_no_axis(call: Callable[[], Any], name: str, runtime: la.Runtime) -> None:
    with pytest.raises(TypeError, match=rf"^{name}: an axis is an integer, not "):
        call()


async def test_elements_of_a_flat_tensor(runtime: la.Runtime) -> None:
    x = np.arange(6.0).reshape(2, 3)
    for indices in ([5, 0, -1], [1]):
        found = await la.take_along_axis(la.asarray(x), indices, None).numpy()
        expected = np.take_along_axis(x, np.array(indices), None)
        np.testing.assert_array_equal(found, expected)
        slopes = await la.grad(lambda y, at=indices: la.take_along_axis(y, at, None).sum())(
            la.asarray(x)
        ).numpy()
        np.testing.assert_array_equal(
            slopes.ravel(), np.bincount(np.array(indices) % 6, minlength=6)
        )


AT: list[tuple[np.ufunc, str]] = [
    (np.add, r"t = t\.at\[index\]\.add\(value\)"),
    (np.multiply, r"t = t\.at\[index\]\.multiply\(value\)"),
    (np.maximum, r"t = t\.at\[index\]\.max\(value\)"),
    (np.hypot, r"t\[index\] = "),
]


@pytest.mark.parametrize(("ufunc", "instead"), AT, ids=lambda given: getattr(given, "__name__", ""))
async def test_what_to_write_for_at(ufunc: np.ufunc, instead: str, runtime: la.Runtime) -> None:
    with pytest.raises(TypeError, match=rf"np\.{ufunc.__name__}\.at .*{instead}"):
        ufunc.at(la.ones(3), [0], 2.0)


@pytest.mark.parametrize("key", [range(2), range(2, -1, -2), bytearray(b"\x01\x00")], ids=repr)
async def test_other_sequences_are_indices(key: Any, runtime: la.Runtime) -> None:
    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(await la.asarray(x)[key].numpy(), x[np.asarray(key)])
    np.testing.assert_array_equal(await la.asarray(x)[1:, key].numpy(), x[1:, np.asarray(key)])
    changed = la.asarray(x)
    changed[key] = -1.0
    expected = x.copy()
    expected[np.asarray(key)] = -1.0
    np.testing.assert_array_equal(await changed.numpy(), expected)


HIGHER: list[tuple[Callable[[la.LazyTensor], Any], str]] = [
    (lambda x: la.dynamic_update_slice(x, [1.5], [0]), "dynamic_update_slice"),
    (lambda x: la.dynamic_update_slice(x, la.ones(1) * 1j, [0]), "dynamic_update_slice"),
    (lambda x: la.unique(x, size=3, fill_value=0.5), "unique"),
    (lambda x: la.union1d(x, x, size=3, fill_value=0.5), "union1d"),
]


@pytest.mark.parametrize(("call", "name"), HIGHER)
async def test_what_is_stored_is_not_cut_off(
    call: Callable[[la.LazyTensor], Any], name: str, runtime: la.Runtime
) -> None:
    with pytest.raises(la.DTypeError, match=rf"^{name}: .* cannot be stored in a tensor of int64"):
        call(la.arange(4))
