"""Memory of a GPU that is shared with other libraries, or taken over from them, by DLPack."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

cupy = pytest.importorskip("cupy")


async def test_others_look_into_the_memory_of_a_tensor(runtime: la.Runtime) -> None:
    x = la.reshape(la.arange(6, dtype="float32"), (2, 3)) * 2
    for ask in (x.__dlpack__, x.__dlpack_device__, lambda: cupy.from_dlpack(x)):
        with pytest.raises(la.WouldBlockError, match="await"):
            ask()
    await la.mark_step(wait=True)
    assert x.__dlpack_device__() == (2, 0)
    seen = cupy.from_dlpack(x)
    assert seen.data.ptr == x._data.buffer.data.ptr  # type: ignore[union-attr]
    np.testing.assert_array_equal(seen.get(), np.arange(6).reshape(2, 3) * 2)
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        np.testing.assert_array_equal((cupy.from_dlpack(x) + 1).get(), seen.get() + 1)
    assert x.__dlpack__(dl_device=(2, 0)) is not None
    with pytest.raises(BufferError, match="not on the device"):
        x.__dlpack__(dl_device=(2, 1))
    with pytest.raises(BufferError, match="not copied"):
        x.__dlpack__(stream=1, copy=True)


async def test_numpy_gets_the_host_copy(runtime: la.Runtime) -> None:
    x = la.arange(5, dtype="float32") * 3
    host = await x.numpy()
    assert np.shares_memory(np.from_dlpack(x), host)
    assert x.__dlpack_device__() == (2, 0)


@pytest.mark.parametrize("dtype", ["bool", "int64", "float16", "float64", "complex64"])
async def test_dtypes(runtime: la.Runtime, dtype: str) -> None:
    x = la.flip(la.asarray((np.arange(4) % 3).astype(dtype)))
    await la.mark_step(wait=True)
    there = cupy.from_dlpack(x)
    assert there.dtype == x.dtype
    back = la.from_dlpack(there)
    np.testing.assert_array_equal(await back.numpy(), (np.arange(4) % 3).astype(dtype)[::-1])


async def test_what_is_looked_into_is_not_written_over(runtime: la.Runtime) -> None:
    """Neither by what the tensor was donated to, nor in the sets of a step that is replayed."""
    x = la.zeros((4096,)) + 1
    await la.mark_step(wait=True)
    views: list[Any] = []
    for step in range(12):
        views.append((step + 1, cupy.from_dlpack(x)))
        x = x + 1
        await la.mark_step(wait=True)
    del x
    other = la.zeros((4096,)) - 5
    await la.mark_step(wait=True)
    for expected, view in views:
        assert set(view.get().tolist()) == {expected}
    del other


@pytest.mark.parametrize("attempt", range(5))
async def test_arrays_on_the_gpu_are_taken_over_there(runtime: la.Runtime, attempt: int) -> None:
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        theirs = cupy.arange(12, dtype=cupy.float32).reshape(3, 4) * 2
        before = runtime.metrics.counter_value("DeviceTransfers")
        tensor = la.from_dlpack(theirs.T)
        theirs[...] = -1  # which is no longer the tensor's
    assert tensor.state == "ready"
    assert str(tensor.device) == "cuda:0"
    assert runtime.metrics.counter_value("DeviceTransfers") == before
    expected = np.arange(12).reshape(3, 4).T * 2
    np.testing.assert_array_equal(await (tensor + 1).numpy(), expected + 1)
    np.testing.assert_array_equal(await tensor.numpy(), expected)
    with pytest.raises(ValueError, match="copied"):
        la.from_dlpack(theirs, copy=False)


async def test_arrays_of_another_device_come_by_way_of_the_host() -> None:
    async with la.open_runtime(["cuda:0", "cpu:0"]):
        theirs = cupy.arange(5, dtype=cupy.float32)
        there = la.from_dlpack(theirs, device="cpu:0")
        assert str(there.device) == "cpu:0"
        np.testing.assert_array_equal(await there.numpy(), np.arange(5))


async def test_memory_outlives_the_runtime() -> None:
    async with la.open_runtime("cuda:0"):
        x = la.arange(1000, dtype="float32") + 1
        await la.mark_step(wait=True)
        seen = cupy.from_dlpack(x)
        mine = la.from_dlpack(cupy.ones(3))
        assert (await mine.numpy()).sum() == 3
        del x, mine
    np.testing.assert_array_equal(seen.get(), np.arange(1000) + 1)


# ---- PyTorch -------------------------------------------------------------------------------


@pytest.fixture
def torch() -> Any:
    """PyTorch, where it has a GPU."""
    found = pytest.importorskip("torch")
    if not found.cuda.is_available():
        pytest.skip("PyTorch has no GPU here")
    return found


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16", "int32", "bool"])
async def test_tensors_and_those_of_pytorch(runtime: la.Runtime, torch: Any, dtype: str) -> None:
    x = (la.arange(60, dtype="float32").reshape((5, 12)) % 7).astype(dtype)
    await la.mark_step(wait=True)
    theirs = torch.from_dlpack(x)
    assert theirs.data_ptr() == x._data.buffer.data.ptr  # type: ignore[union-attr]
    assert theirs.dtype == getattr(torch, dtype)
    expected = (np.arange(60).reshape(5, 12) % 7).astype("bool" if dtype == "bool" else "float64")
    np.testing.assert_array_equal(theirs.double().cpu().numpy(), expected)
    back = la.from_dlpack(theirs.T)
    assert str(back.device) == "cuda:0"
    assert back.dtype == x.dtype
    np.testing.assert_array_equal(await back.astype("float64").numpy(), expected.T)


@pytest.mark.parametrize("attempt", range(5))
async def test_pytorch_and_its_streams(runtime: la.Runtime, torch: Any, attempt: int) -> None:
    """What is on its way in a stream of PyTorch's is awaited, and what it reads is complete."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        theirs = torch.zeros(1 << 22, device="cuda")
        for _ in range(50):
            theirs = theirs + 1
        x = la.from_dlpack(theirs)
        theirs.zero_()
    y = x * 2
    for _ in range(20):
        y = y + 1
    await la.mark_step(wait=True)
    with torch.cuda.stream(stream):
        found = torch.from_dlpack(y).unique().tolist()
    assert found == [120.0]
    assert set((await x.numpy()).tolist()) == {50.0}


async def test_pytorch_holds_what_a_step_would_write_over(runtime: la.Runtime, torch: Any) -> None:
    x = la.zeros((1 << 16,)) + 1
    await la.mark_step(wait=True)
    held = []
    for step in range(8):
        held.append((step + 1.0, torch.from_dlpack(x)))
        x = x + 1
        await la.mark_step(wait=True)
    del x
    other = la.ones((1 << 16,)) * -5
    await la.mark_step(wait=True)
    assert [view.unique().tolist() for _, view in held] == [[expected] for expected, _ in held]
    del other
