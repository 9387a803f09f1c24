"""A stand-in for the part of CuPy that the CUDA backend uses, on NumPy and without a GPU.

Work is put on simulated streams and done only when somebody waits for an event behind it, in the
order of the stream, on memory that is handed out again as soon as it has been dropped, as CuPy's
pool does. So a pinned buffer or a device buffer that is used again too early gives wrong results
here too. Every call is recorded with its thread; any call can be made to fail; events complete when
the test lets them. Where CuPy is stricter than NumPy, or different, so is this.
"""

from __future__ import annotations

import ctypes
import math
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
from recording_cupy_arrays import Array, ElementwiseKernel, Ufunc, check_operands, plain
from recording_cupy_memory import Block, CUDARuntimeError, MemoryPool, PinnedMemory, Unowned
from recording_cupy_streams import THREAD_LOCAL, Event, Gpu, Stream

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend


class RecordingCupy:
    """One module object per test. ``calls`` are (thread name, call), in order."""

    def __init__(self, devices: int = 1, memory: int = 1 << 40) -> None:
        self.calls: list[tuple[str, str]] = []
        self.memory = memory
        self.gpus = [Gpu(self, index) for index in range(devices)]
        self.pinned: list[PinnedMemory] = []
        self.pools: list[MemoryPool] = []
        self.peer_access = True
        self._failures: dict[str, deque[tuple[int, BaseException]]] = {}
        self._local = threading.local()
        # A collection of garbage may make another call while one is being recorded.
        self._lock = threading.RLock()
        self.ufunc = Ufunc
        self.cuda = _cuda(self)

    # ---- scripts and records ---------------------------------------------------------------

    def fail(self, call: str, error: BaseException, *, after: int = 0) -> None:
        """Makes a call raise, once, after so many that succeed."""
        self._failures.setdefault(call, deque()).append((after, error))

    def called(self, call: str) -> None:
        """Records a call, and raises what has been asked for."""
        with self._lock:
            self.calls.append((threading.current_thread().name, call))
            waiting = self._failures.get(call)
            if waiting:
                after, error = waiting[0]
                if not after:
                    waiting.popleft()
                    raise error
                waiting[0] = (after - 1, error)
        device = getattr(self._local, "device", None)
        if device is not None and self.gpus[device].broken is not None:
            raise CUDARuntimeError(self.gpus[device].broken.status)

    def threads_of(self, *calls: str) -> set[str]:
        """The threads that made any of these calls."""
        return {thread for thread, call in list(self.calls) if call.split(":")[0] in calls}

    def count(self, call: str) -> int:
        """How often a call was made."""
        return sum(made == call for _, made in list(self.calls))

    # ---- the state of a thread -------------------------------------------------------------

    @property
    def gpu(self) -> Gpu:
        """The current device of this thread."""
        index: int = self._local.device
        return self.gpus[index]

    @property
    def stream(self) -> Stream:
        """The current stream of this thread."""
        stream: Stream = self._local.stream
        assert stream.gpu is self.gpu
        return stream

    def launch(self, name: str, work: Callable[[], Any]) -> None:
        """Puts a kernel on the current stream."""
        self.called(f"kernel:{name}")
        if name == "matmul" and self.stream.captured is not None:
            raise NotImplementedError("Calling cuBLAS API during stream capture is currently ...")
        self.stream.issue(work)

    def new(self, shape: Any, dtype: Any) -> Array:
        """A new array, from the thread's allocator."""
        dtype = np.dtype(dtype)
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        return self.ndarray(shape, dtype, self._local.allocator(math.prod(shape) * dtype.itemsize))

    def ndarray(self, shape: Any, dtype: Any, memptr: Block) -> Array:
        """A new array over memory that is there."""
        return Array(self, memptr, memptr.view(tuple(shape), np.dtype(dtype)))

    def compute(self, name: str, function: Callable[..., Any], *operands: Any) -> Array:
        """A new array for what ``function`` of the operands will give."""
        # What comes out does not depend on values, so zeros tell its shape.
        examples = [np.zeros_like(plain(x)) if isinstance(x, Array) else x for x in operands]
        with np.errstate(all="ignore"):
            example = np.asarray(function(*examples))
        result = self.new(example.shape, example.dtype)
        values, target = [plain(x) for x in operands], result.plain
        self.launch(name, lambda: np.copyto(target, function(*values)))
        return result

    # ---- what CuPy calls functions ---------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        numpy_ufunc = getattr(np, name, None)
        if not isinstance(numpy_ufunc, np.ufunc):
            raise AttributeError(f"the stand-in has no {name}")
        function = Ufunc(self, numpy_ufunc)
        setattr(self, name, function)
        return function

    def empty(self, shape: Any, dtype: Any = float) -> Array:
        return self.new(shape, dtype)

    def arange(self, stop: int, dtype: Any = None) -> Array:
        return self.compute("arange", lambda: np.arange(stop, dtype=dtype))

    def where(self, condition: Array, x: Any, y: Any) -> Array:
        return self.compute("where", np.where, condition, x, y)

    def asarray(self, value: Any) -> Array:
        if isinstance(value, Array):
            return value
        array = np.array(value)
        self.called("asarray")
        if self.stream.captured is not None:
            raise CUDARuntimeError(900)  # it would wait for the copy
        return self.compute("asarray", lambda: array)

    def ascontiguousarray(self, array: Array) -> Array:
        return array.copy()

    def copyto(
        self, dst: Array, src: Any, casting: Any = "same_kind", where: Array | None = None
    ) -> None:
        check_operands(src, *([] if where is None else [where]))
        target, source = dst.plain, plain(src)
        assert np.can_cast(getattr(src, "dtype", target.dtype), target.dtype, casting)
        mask = True if where is None else plain(where)
        self.launch("copyto", lambda: np.copyto(target, source, casting, where=mask))

    @property
    def lib(self) -> Any:
        return SimpleNamespace(stride_tricks=SimpleNamespace(as_strided=self._as_strided))

    def _as_strided(self, array: Array, shape: Any, strides: Any) -> Array:
        made = np.lib.stride_tricks.as_strided(array.plain, shape, strides)
        return Array(self, array.block, made, checked=False)

    def moveaxis(self, array: Array, source: int, destination: int) -> Array:
        return array._view(np.moveaxis(array.plain, source, destination))

    def zeros(self, shape: Any, dtype: Any) -> Array:
        made = self.new(shape, dtype)
        made.fill(0)
        return made

    def broadcast_to(self, array: Array, shape: Any) -> Array:
        return Array(self, array.block, np.broadcast_to(array.plain, shape), checked=False)

    def take(self, array: Array, indices: Array, axis: int, out: Array) -> None:
        source, places, target = array.plain, indices.plain, out.plain
        assert array.dtype == out.dtype
        self.launch("take", lambda: np.copyto(target, source.take(places, axis, mode="wrap")))

    def take_along_axis(self, array: Array, indices: Array, axis: int) -> Array:
        assert array.ndim == indices.ndim
        length = array.shape[axis]
        return self.compute(
            "take_along_axis",
            lambda x, i: np.take_along_axis(x, i.astype(np.int64) % max(length, 1), axis),
            array,
            indices,
        )

    def concatenate(self, arrays: Any, axis: int, out: Array) -> None:
        check_operands(*arrays)
        parts, target = [array.plain for array in arrays], out.plain
        self.launch("concatenate", lambda: np.concatenate(parts, axis, target))

    def argsort(self, array: Array, axis: int = -1, kind: str | None = None) -> Array:
        assert kind is None
        return self.compute("argsort", lambda x: np.argsort(x, axis, kind="stable"), array)

    def searchsorted(self, array: Array, values: Array) -> Array:
        return self.compute("searchsorted", np.searchsorted, array, values)

    def matmul(self, left: Array, right: Array, *, out: Array | None = None) -> Array:
        check_operands(left, right)
        if out is None:
            return self.compute("matmul", np.matmul, left, right)
        assert left.dtype == right.dtype == out.dtype
        a, b, target = left.plain, right.plain, out.plain
        self.launch("matmul", lambda: np.matmul(a, b, target))
        return out

    def ElementwiseKernel(  # noqa: N802
        self, in_params: str, out_params: str, operation: str, name: str, **others: Any
    ) -> ElementwiseKernel:
        return ElementwiseKernel(self, in_params, out_params, name)


@contextmanager
def registered(module: RecordingCupy) -> Iterator[None]:
    """Devices ``recorded:0``, ... of the CUDA backend on the stand-in."""
    la.backends.register("recorded", lambda d, o: CudaBackend(d, o, cupy=module))
    try:
        yield
    finally:
        la.backends.unregister("recorded")


def _cuda(module: RecordingCupy) -> Any:
    class Device:
        def __init__(self, index: int) -> None:
            self.index = index

        def use(self) -> None:
            module._local.device = self.index
            module.called("Device.use")

        def __enter__(self) -> None:
            self._before = getattr(module._local, "device", None)
            module._local.device = self.index

        def __exit__(self, *_: object) -> None:
            module._local.device = self._before

    class NullStream:
        def use(self) -> None:
            module._local.stream = None

    def make_stream(non_blocking: bool = False, priority: int | None = None) -> Stream:
        return Stream(module, non_blocking, priority)

    make_stream.null = NullStream()  # type: ignore[attr-defined]

    def make_event(block: bool = False, disable_timing: bool = False) -> Event:
        return Event(module, block, disable_timing)

    @contextmanager
    def using_allocator(allocator: Callable[[int], Block]) -> Iterator[None]:
        earlier = getattr(module._local, "allocator", None)
        module._local.allocator = allocator
        try:
            yield
        finally:
            module._local.allocator = earlier

    def alloc_pinned_memory(nbytes: int) -> PinnedMemory:
        module.called("alloc_pinned_memory")
        memory = PinnedMemory(nbytes)
        module.pinned.append(memory)
        return memory

    def unowned_memory(ptr: int, size: int, owner: object, device_id: int) -> Unowned:
        assert device_id == module.gpu.index
        (pool,) = [pool for pool in module.pools if pool.has(ptr)]
        memory = (ctypes.c_uint8 * size).from_address(ptr)
        return Unowned(pool, np.frombuffer(memory, np.uint8), owner)

    def memory_pointer(memory: Block, offset: int) -> Block:
        assert offset == 0
        return memory

    def get_elapsed_time(start: Event, stop: Event) -> float:
        module.called("get_elapsed_time")
        assert start.stream.done >= stop.position
        return 0.01 * (stop.position - start.position)

    return SimpleNamespace(
        Device=Device,
        Stream=make_stream,
        Event=make_event,
        MemoryPool=lambda: MemoryPool(module),
        using_allocator=using_allocator,
        UnownedMemory=unowned_memory,
        MemoryPointer=memory_pointer,
        alloc_pinned_memory=alloc_pinned_memory,
        get_elapsed_time=get_elapsed_time,
        runtime=_runtime(module),
        driver=SimpleNamespace(
            funcSetAttribute=lambda function, attribute, value: module.called("funcSetAttribute")
        ),
    )


def _runtime(module: RecordingCupy) -> Any:
    def copy(target: int, source: int, nbytes: int, stream: int) -> None:
        assert module.stream.ptr == stream
        assert module.stream.captured is None
        module.stream.issue(lambda: ctypes.memmove(target, source, nbytes))

    def memcpy_async(target: int, source: int, nbytes: int, kind: int, stream: int) -> None:
        module.called({1: "upload", 2: "download", 3: "copy"}[kind])
        copy(target, source, nbytes, stream)

    def memcpy_peer_async(
        target: int, device: int, source: int, peer: int, nbytes: int, stream: int
    ) -> None:
        module.called("memcpyPeerAsync")
        assert device == module.gpu.index != peer
        copy(target, source, nbytes, stream)

    def stream_query(stream: int) -> int:
        broken = module.gpu.broken
        return 600 if broken is None else broken.status

    def check_status(status: int) -> None:
        if status:
            raise CUDARuntimeError(status)

    def can_access_peer(device: int, peer: int) -> int:
        return int(module.peer_access)

    def enable_peer_access(peer: int) -> None:
        module.called("deviceEnablePeerAccess")

    return SimpleNamespace(
        CUDARuntimeError=CUDARuntimeError,
        memcpyHostToDevice=1,
        memcpyDeviceToHost=2,
        memcpyDeviceToDevice=3,
        memcpyAsync=memcpy_async,
        memcpyPeerAsync=memcpy_peer_async,
        streamQuery=stream_query,
        streamCaptureModeThreadLocal=THREAD_LOCAL,
        check_status=check_status,
        deviceCanAccessPeer=can_access_peer,
        deviceEnablePeerAccess=enable_peer_access,
        getDeviceCount=lambda: len(module.gpus),
        getDeviceProperties=lambda index: {"totalGlobalMem": module.memory},
    )
