"""What the array API standard adds to functions that NumPy has as well: keywords, and new names."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

# ---- sorting -------------------------------------------------------------------------------

ZEROS = np.array([0.0, 1.0, -0.0, -1.0, 0.0, -0.0, np.nan, -0.0])
"""Zeros of both signs, which are equal."""


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("stable", [False, True])
async def test_zeros_of_both_signs_keep_their_order(
    runtime: la.Runtime, dtype: str, descending: bool, stable: bool
) -> None:
    lines = np.stack([ZEROS, ZEROS[::-1]]).astype(dtype)
    x = la.asarray(lines)
    options = {"descending": descending, "stable": stable}
    values, order, by_method = await la.to_cpu(
        [la.sort(x, **options), la.argsort(x, **options), x.argsort(**options)]
    )
    picked = np.take_along_axis(lines, order, -1)
    np.testing.assert_array_equal(values, picked)
    np.testing.assert_array_equal(np.signbit(values), np.signbit(picked))
    np.testing.assert_array_equal(by_method, order)
    zeros = slice(2, 7) if descending else slice(1, 6)
    np.testing.assert_array_equal(order[:, zeros], [[0, 2, 4, 5, 7], [0, 2, 3, 5, 7]])


# ---- conversions ---------------------------------------------------------------------------


async def test_astype_copies_unless_told_otherwise(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    for function in (la.astype, la.LazyTensor.astype):
        assert function(x, "float32", copy=False) is x
        copied = function(x, "float32")
        assert copied is not x
        copied += 1
        converted = function(x, "int8", copy=False)
        assert converted.dtype == la.int8
        np.testing.assert_array_equal(await x.numpy(), [1.0, 2.0])
        np.testing.assert_array_equal(await converted.numpy(), [1, 2])


async def test_astype_and_to_device_move() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        x = la.asarray([1.5, -1.5])
        moved = x.astype("float64", device="sim:1")
        assert (str(moved.device), moved.dtype) == ("sim:1", la.float64)
        np.testing.assert_array_equal(await moved.numpy(), [1.5, -1.5])
        assert la.astype(x, x.dtype, copy=False, device="sim:0") is x
        assert str(la.astype(x, x.dtype, copy=False, device="sim:1").device) == "sim:1"
        there = x.to_device(moved.device)
        assert there.device is moved.device
        assert there.to_device("sim:1", stream=None) is there
        with pytest.raises(ValueError, match="no streams"):
            x.to_device("sim:1", stream=1)  # type: ignore[arg-type]
        with pytest.raises(la.UnknownDeviceError):
            x.to_device("sim:2")
        with pytest.raises(la.UnknownDeviceError):
            x.astype("float64", device="sim:2")


async def test_complex_numbers_are_not_cast_to_real_ones(runtime: la.Runtime) -> None:
    z = la.asarray([1 + 2j, 0j])
    for dtype in ("float32", "int64", "uint8"):
        with pytest.raises(la.DTypeError, match=r"la\.real\(t\)"):
            z.astype(dtype)
    found = await la.to_cpu([z.astype(bool), z.astype("complex128"), la.real(z).astype("int8")])
    np.testing.assert_array_equal(found[0], [True, False])
    np.testing.assert_array_equal(found[1], [1 + 2j, 0])
    np.testing.assert_array_equal(found[2], [1, 0])


@pytest.mark.parametrize("copy", [None, True, False])
async def test_reshape_takes_a_copy_that_changes_nothing(
    runtime: la.Runtime, copy: bool | None
) -> None:
    x = la.asarray([[1, 2], [3, 4]])
    y = la.reshape(x.T, (4,), copy=copy)
    y += 1
    found = await la.to_cpu([x, y])
    np.testing.assert_array_equal(found[0], [[1, 2], [3, 4]])
    np.testing.assert_array_equal(found[1], [2, 4, 3, 5])


# ---- apart ---------------------------------------------------------------------------------


@pytest.mark.parametrize("axis", [0, 1, 2, -1, -3])
@pytest.mark.parametrize("shape", [(2, 3, 4), (0, 3, 1), (2, 1, 0)])
async def test_unstack_undoes_stack(runtime: la.Runtime, shape: tuple[int, ...], axis: int) -> None:
    array = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    parts = la.unstack(la.asarray(array), axis=axis)
    assert type(parts) is tuple
    assert len(parts) == shape[axis]
    for index, part in enumerate(await la.to_cpu(list(parts))):
        np.testing.assert_array_equal(part, array.take(index, axis))
    if parts:
        np.testing.assert_array_equal(await la.stack(parts, axis).numpy(), array)


async def test_parts_are_tensors_of_their_own(runtime: la.Runtime) -> None:
    x = la.asarray([[1.0, 2.0]])
    (part,) = la.unstack(x)
    part += 1
    np.testing.assert_array_equal(await x.numpy(), [[1.0, 2.0]])


async def test_what_cannot_be_unstacked(runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError, match="axis 0 is out of bounds"):
        la.unstack(la.ones(()))
    with pytest.raises(la.ShapeError, match="axis 2"):
        la.unstack(la.ones((1, 2)), axis=2)
    with pytest.raises(TypeError, match="unstack takes"):
        la.unstack("ab")  # type: ignore[arg-type]


# ---- axes and accumulators ------------------------------------------------------------------


@pytest.mark.parametrize("error", [la.AxisError, la.ShapeError, IndexError, ValueError])
async def test_an_axis_that_is_not_there_is_both_a_wrong_value_and_a_wrong_index(
    runtime: la.Runtime, error: type[Exception]
) -> None:
    x = la.ones((2, 3))
    for call in (
        lambda: la.expand_dims(x, axis=3),
        lambda: la.expand_dims(x, axis=-4),
        lambda: la.sum(x, axis=2),
        lambda: la.squeeze(x, axis=-3),
        lambda: x.argmax(5),
    ):
        with pytest.raises(error, match="out of bounds for a tensor of"):
            call()


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "uint64"])
async def test_integers_are_summed_up_in_any_integers(runtime: la.Runtime, dtype: str) -> None:
    arrays = [np.array([[100, 100], [-3, 7]], "int16"), np.array([[250], [9]], "uint8")]
    functions = ("sum", "prod", "cumsum", "cumprod")
    found = await la.to_cpu(
        [getattr(la, name)(la.asarray(x), 0, dtype=dtype) for x in arrays for name in functions]
    )
    expected = [getattr(np, name)(x, 0, dtype=dtype) for x in arrays for name in functions]
    for actual, wanted in zip(found, expected, strict=True):
        assert actual.dtype == dtype
        np.testing.assert_array_equal(actual, wanted)


async def test_what_has_fractions_is_not_summed_up_in_integers(runtime: la.Runtime) -> None:
    for dtype in ("int64", "uint8", "bool"):
        with pytest.raises(la.DTypeError, match="same_kind"):
            la.sum(la.ones(3), dtype=dtype)
    with pytest.raises(la.DTypeError, match="same_kind"):
        la.sum(la.ones(3, dtype="int8"), dtype=bool)


async def test_both_parts_of_complex_numbers_are_rounded(runtime: la.Runtime) -> None:
    z = np.array([1.5 - 2.5j, complex(-0.3, np.inf), complex(np.nan, 0.5), -0.5 - 0.4j])
    found = await la.round(la.asarray(z)).numpy()
    for part in ("real", "imag"):
        expected = np.rint(getattr(z, part))
        np.testing.assert_array_equal(getattr(found, part), expected)
        np.testing.assert_array_equal(np.signbit(getattr(found, part)), np.signbit(expected))
    for function in (la.floor, la.ceil, la.trunc):
        with pytest.raises(la.DTypeError, match="not supported"):
            function(la.asarray(z))


# ---- from other libraries ------------------------------------------------------------------


class Elsewhere:
    """An array on another device than the CPU, which its library copies if asked."""

    def __init__(self, array: np.ndarray, kind: int, copies: bool = True) -> None:
        self.array, self.kind, self.copies = array, kind, copies

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0

    def __dlpack__(self, *, dl_device: Any = None, **asked: Any) -> Any:
        if self.kind in (2, 10) and (dl_device != (1, 0) or not self.copies):
            raise BufferError("this is on a GPU")
        return self.array.__dlpack__(**asked)


async def test_arrays_of_other_libraries_are_copied(runtime: la.Runtime) -> None:
    array = np.arange(6.0).reshape(2, 3)[:, ::-1]
    x = la.from_dlpack(array)
    assert (x.dtype, x.shape, x.device) == (la.float64, (2, 3), la.ones(()).device)
    expected = array.copy()
    array[...] = 0
    found = await la.to_cpu([x, la.from_dlpack(Elsewhere(expected, 1), device=x.device)])
    np.testing.assert_array_equal(found[0], expected)
    np.testing.assert_array_equal(found[1], expected)


async def test_arrays_on_other_devices_are_brought_if_a_device_is_named(
    runtime: la.Runtime, device: str
) -> None:
    kind = 10 if device.startswith("cuda") else 2  # what is on a GPU of the job stays there
    there = Elsewhere(np.arange(3), kind)
    with pytest.raises(BufferError, match="not on the host"):
        la.from_dlpack(there)
    brought = la.from_dlpack(there, device=la.ones(()).device)
    np.testing.assert_array_equal(await brought.numpy(), [0, 1, 2])
    with pytest.raises(BufferError, match="this is on a GPU"):
        la.from_dlpack(Elsewhere(np.arange(3), kind, copies=False), device=brought.device)


async def test_a_tensor_from_a_tensor() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        x = la.asarray([1, 2])
        assert la.from_dlpack(x) is la.from_dlpack(x, copy=False) is x
        copied = la.from_dlpack(x, copy=True)
        assert copied is not x
        assert str(la.from_dlpack(x, device="sim:1").device) == "sim:1"
        with pytest.raises(ValueError, match="copy=False"):
            la.from_dlpack(x, device="sim:1", copy=False)


async def test_what_dlpack_cannot_give(runtime: la.Runtime) -> None:
    with pytest.raises(AttributeError, match="__dlpack_device__"):
        la.from_dlpack([1, 2])
    with pytest.raises(ValueError, match="always copied"):
        la.from_dlpack(np.ones(2), copy=False)
    with pytest.raises(BufferError):  # NumPy's own
        la.from_dlpack(np.ones(2, np.longdouble))
    with pytest.raises(la.UnknownDeviceError):
        la.from_dlpack(np.ones(2), device="sim:7")


# ---- Python's numbers ----------------------------------------------------------------------


@pytest.mark.parametrize("converter", [float, int])
async def test_complex_numbers_are_no_real_ones(converter: Any) -> None:
    async with la.open_runtime("cpu:0"):
        lazy = la.ones((), dtype="complex64")
        ready = await la.asarray(1 + 2j)
        for z in (lazy, ready):  # whether it has a value does not matter
            with pytest.raises(TypeError, match=rf"^{converter.__name__}\(\) takes a real number"):
                converter(z)
        assert complex(ready) == 1 + 2j
        assert bool(ready) is True
        assert converter(await la.asarray(2.0)) == 2
