"""DLPack: who shares the memory of a tensor, and who gets a copy."""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- a consumer that does not look at flags --------------------------------------------------


class Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class DType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """What a capsule named ``dltensor`` points to."""

    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class Versioned(ctypes.Structure):
    """What one named ``dltensor_versioned`` points to."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


READ_ONLY, IS_COPIED = 1, 2
"""The flags of DLPack 1.0."""


class Seen(NamedTuple):
    """What is in a capsule; ``flags`` is None in one that has no room for them."""

    address: int
    shape: tuple[int, ...]
    bits: int
    flags: int | None


def look_into(capsule: Any) -> Seen:
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.argtypes, pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
    versioned = "dltensor_versioned" in repr(capsule)
    name = b"dltensor_versioned" if versioned else b"dltensor"
    found: Any = (Versioned if versioned else Managed).from_address(pointer(capsule, name))
    tensor = found.tensor
    return Seen(
        tensor.data + tensor.byte_offset,
        tuple(tensor.shape[: tensor.ndim]),
        tensor.dtype.bits,
        found.flags if versioned else None,
    )


def overwrite(capsule: Any, nbytes: int) -> None:
    """Writes to what a capsule shows, whatever it is allowed to."""
    ctypes.memset(look_into(capsule).address, 0xFF, nbytes)


@pytest.fixture
async def on_host() -> AsyncIterator[la.Runtime]:
    """A runtime without a GPU, whose memory others share: tests/gpu/test_gpu_dlpack.py."""
    async with la.open_runtime("cpu:0") as opened:
        yield opened


async def ready() -> tuple[LazyTensor, np.ndarray]:
    """A tensor with a host copy, and that."""
    x = la.arange(6).reshape((2, 3)) * 2.5
    return x, await x.numpy()


# ---- who shares and who copies -----------------------------------------------------------------


async def test_numpy_shares_the_host_copy_read_only(runtime: la.Runtime, device: str) -> None:
    x = la.arange(6).reshape((2, 3)) * 2.5
    with pytest.raises(la.WouldBlockError):
        np.from_dlpack(x)
    with pytest.raises(la.WouldBlockError):
        x.__dlpack_device__()
    with pytest.raises(la.WouldBlockError):
        x.__dlpack__()
    await x
    array = np.from_dlpack(x)
    np.testing.assert_array_equal(array, np.arange(6).reshape(2, 3) * 2.5)
    assert not array.flags.writeable
    assert np.shares_memory(array, await x.numpy())
    assert x.__dlpack_device__() == ((2, 0) if device.startswith("cuda") else (1, 0))
    copied = np.from_dlpack(x, copy=True)
    copied += 1
    np.testing.assert_array_equal(await x.numpy(), array)
    del x
    np.testing.assert_array_equal(array, np.arange(6).reshape(2, 3) * 2.5)


COPIES: list[dict[str, Any]] = [
    {},
    {"stream": None},
    {"max_version": (0, 8)},
    {"max_version": None, "copy": None},
    {"max_version": (0, 8), "copy": None, "dl_device": None},
    {"max_version": (1, 0)},
    {"max_version": (1, 1), "dl_device": (1, 0)},
    {"max_version": (1, 0), "copy": True},
    {"copy": True},
]


@pytest.mark.parametrize("asked", COPIES)
async def test_others_get_a_copy(runtime: la.Runtime, asked: dict[str, Any]) -> None:
    """Those that cannot be told not to write, and those that may not know: as PyTorch asks."""
    x, host = await ready()
    capsule = x.__dlpack__(**asked)
    seen = look_into(capsule)
    assert (seen.shape, seen.bits) == ((2, 3), 32)
    assert seen.address != host.ctypes.data
    versioned = (asked.get("max_version") or (0, 0)) >= (1, 0)
    assert seen.flags == (IS_COPIED if versioned else None)
    overwrite(capsule, host.nbytes)
    np.testing.assert_array_equal(await (x * 1.0).numpy(), np.arange(6).reshape(2, 3) * 2.5)


@pytest.mark.parametrize("copy", [None, False])
async def test_memory_is_shared_with_those_who_say_so_and_know_the_flag(
    runtime: la.Runtime, copy: bool | None
) -> None:
    x, host = await ready()
    seen = look_into(x.__dlpack__(max_version=(1, 0), copy=copy, dl_device=(1, 0)))
    assert seen == Seen(host.ctypes.data, (2, 3), 32, READ_ONLY)


@pytest.mark.parametrize("asked", [{}, {"max_version": (0, 8)}])
async def test_memory_is_shared_with_those_who_insist(
    runtime: la.Runtime, asked: dict[str, Any]
) -> None:
    x, host = await ready()
    address = host.ctypes.data
    capsule = x.__dlpack__(copy=False, **asked)
    assert look_into(capsule) == Seen(address, (2, 3), 32, None)
    del x, host
    await (la.ones((2, 3)) * 7.0)  # which could have been given the memory
    assert look_into(capsule).address == address
    held = (ctypes.c_float * 6).from_address(address)
    np.testing.assert_array_equal(held, np.arange(6) * 2.5)
    del capsule


REFUSED: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"dl_device": (2, 0)}, BufferError, "device"),
    ({"dl_device": (2, 0), "max_version": (1, 0), "copy": False}, BufferError, "device"),
    ({"stream": 3}, RuntimeError, "stream"),
]


@pytest.mark.parametrize(("asked", "error", "message"), REFUSED)
async def test_refused(
    on_host: la.Runtime, asked: dict[str, Any], error: type[Exception], message: str
) -> None:
    x, _ = await ready()
    with pytest.raises(error, match=message):
        x.__dlpack__(**asked)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "float64", "complex64"])
@pytest.mark.parametrize("shape", [(), (0, 3), (2, 3)])
async def test_all_dtypes_and_shapes(runtime: la.Runtime, dtype: str, shape: Any) -> None:
    x = la.ones(shape, dtype=dtype)
    await x
    for array in (np.from_dlpack(x), np.from_dlpack(x, copy=True), np.from_dlpack(Plain(x))):
        assert (array.shape, array.dtype) == (shape, dtype)
        np.testing.assert_array_equal(array, np.ones(shape, dtype))


# ---- into a tensor -------------------------------------------------------------------------------


class Plain:
    """An array of which nothing is known but DLPack's methods, as they were before version 1.0."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, *, stream: Any = None) -> Any:
        return self._array.__dlpack__(stream=stream)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


async def test_asarray_takes_what_has_dlpack_and_copies_it(runtime: la.Runtime) -> None:
    source = np.arange(3.0)
    tensor = la.asarray(Plain(source))
    converted = la.asarray(Plain(source), dtype="int32")
    source[:] = 9
    assert tensor.dtype == np.float64
    assert (await tensor.numpy()).tolist() == [0.0, 1.0, 2.0]
    assert (await converted.numpy()).tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match="always copied"):
        la.asarray(Plain(source), copy=False)


# ---- other libraries ------------------------------------------------------------------------


def _by_torch(x: LazyTensor) -> None:
    torch = importlib.import_module("torch")
    for take in (torch.from_dlpack, torch.utils.dlpack.from_dlpack, torch.asarray):
        taken = take(x)
        assert taken.tolist() == [[0.0, 2.5, 5.0], [7.5, 10.0, 12.5]]
        taken[:] = -1.0


def _by_jax(x: LazyTensor) -> None:
    taken = importlib.import_module("jax.numpy").from_dlpack(x)
    assert taken.tolist() == [[0.0, 2.5, 5.0], [7.5, 10.0, 12.5]]


def _where_installed(name: str, take: Callable[[LazyTensor], None]) -> Any:
    missing = importlib.util.find_spec(name) is None
    mark = pytest.mark.skipif(missing, reason=f"{name} is not installed")
    return pytest.param(take, marks=mark, id=name)


@pytest.mark.parametrize(
    "take", [_where_installed("torch", _by_torch), _where_installed("jax", _by_jax)]
)
async def test_other_libraries_leave_a_tensor_alone(
    on_host: la.Runtime, take: Callable[[LazyTensor], None]
) -> None:
    x, host = await ready()
    take(x)
    assert host.tolist() == [[0.0, 2.5, 5.0], [7.5, 10.0, 12.5]]
    np.testing.assert_array_equal(await (x * 1.0).numpy(), host)
