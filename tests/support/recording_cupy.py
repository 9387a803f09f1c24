"""A stand-in for the part of CuPy that the CUDA backend uses, on NumPy and without a GPU.

Work is put on simulated streams and done only when somebody waits for an event behind it, in the
order of the stream, on memory that is handed out again as soon as it has been dropped, as CuPy's
pool does. So a pinned buffer or a device buffer that is used again too early gives wrong results
here too. Every call is recorded with its thread; any call can be made to fail; events complete when
the test lets them. Where CuPy is stricter than NumPy, or different, so is this.
"""

from __future__ import annotations

import ctypes
import gc
import math
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.ops.elementwise.error_function import erf_of_array

PATIENCE = 20.0
"""Seconds after which a wait for the test's leave fails, so that a broken test ends."""

SCALARS = (bool, int, float, complex, np.generic)


class CUDARuntimeError(RuntimeError):
    """CuPy's class of that name."""

    def __init__(self, status: int) -> None:
        super().__init__(f"cudaError{status}: simulated")
        self.status = status


class OutOfMemoryError(MemoryError):
    """CuPy's class of that name."""


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
        self._lock = threading.Lock()
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
        self, in_params: str, out_params: str, operation: str, name: str
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


# ---- arrays --------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """The NumPy array of an `Array`; anything else as it is."""
    return value.plain if isinstance(value, Array) else value


def check_operands(*operands: Any) -> None:
    for operand in operands:
        if not isinstance(operand, (Array, *SCALARS)):
            raise TypeError(f"Unsupported type {type(operand)}")


class Array(NDArrayOperatorsMixin):
    """As far as needed, ``cupy.ndarray``. ``plain`` looks at the memory but does not hold it."""

    def __init__(
        self, module: RecordingCupy, block: Block, plain: np.ndarray, *, checked: bool = True
    ) -> None:
        self.module = module
        self.block = block
        self.plain = plain
        self.gpu = block.pool.gpu
        assert not checked or not plain.size or np.may_share_memory(plain, block.bytes)

    def _view(self, plain: np.ndarray) -> Array:
        return Array(self.module, self.block, plain, checked=False)

    shape = property(lambda self: self.plain.shape)
    dtype = property(lambda self: self.plain.dtype)
    ndim = property(lambda self: self.plain.ndim)
    size = property(lambda self: self.plain.size)
    nbytes = property(lambda self: self.plain.nbytes)
    flags = property(lambda self: self.plain.flags)

    @property
    def data(self) -> Any:
        assert self.plain.ctypes.data == self.block.ptr or self.plain.base is not None
        offset = self.plain.ctypes.data - self.block.ptr
        return self.block if not offset else self.block + offset

    @property
    def real(self) -> Array:
        return self._view(self.plain.real)

    def reshape(self, shape: Any) -> Array:
        try:
            return self._view(np.reshape(self.plain, shape, copy=False))
        except ValueError:
            return self.module.compute("copy", lambda x: x.reshape(shape), self)

    def transpose(self, axes: Any) -> Array:
        return self._view(self.plain.transpose(axes))

    def view(self, dtype: Any) -> Array:
        return self._view(self.plain.view(dtype))

    def astype(self, dtype: Any) -> Array:
        return self.module.compute("astype", lambda x: x.astype(dtype), self)

    def copy(self) -> Array:
        return self.module.compute("copy", lambda x: x.copy("C"), self)

    def fill(self, value: Any) -> None:
        target = self.plain
        # CuPy clears the bytes, whatever the sign of zero.
        filled = 0 if value == 0 else value
        self.module.launch("fill", lambda: target.fill(filled))

    def sort(self, axis: int = -1) -> None:
        # CuPy sorts no views of others' memory.
        assert self.flags.c_contiguous
        target = self.plain
        self.module.launch("sort", lambda: target.sort(axis))

    def cumsum(self, axis: int, dtype: Any, out: Array) -> None:
        self._accumulate("cumsum", axis, dtype, out)

    def cumprod(self, axis: int, dtype: Any, out: Array) -> None:
        self._accumulate("cumprod", axis, dtype, out)

    def _accumulate(self, name: str, axis: int, dtype: Any, out: Array) -> None:
        source, target = self.plain, out.plain
        self.module.launch(name, lambda: getattr(source, name)(axis, dtype, target))

    def _reduce(self, name: str, out: Array | None, **arguments: Any) -> Array:
        function = _mean if name == "mean" else getattr(np, name)
        if out is None:
            return self.module.compute(name, lambda x: function(x, **arguments), self)
        # CuPy may give such an `out` column-major strides.
        assert out.ndim < 2 or self.flags.c_contiguous
        source, target = self.plain, out.plain
        self.module.launch(name, lambda: np.copyto(target, function(source, **arguments), "unsafe"))
        return out

    def sum(self, axis: Any, dtype: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("sum", out, axis=axis, dtype=dtype, keepdims=keepdims)

    def prod(self, axis: Any, dtype: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("prod", out, axis=axis, dtype=dtype, keepdims=keepdims)

    def mean(self, axis: Any, dtype: None, out: Any, keepdims: bool) -> Array:
        return self._reduce("mean", out, axis=axis, keepdims=keepdims)

    def max(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("max", out, axis=axis, keepdims=keepdims)

    def min(self, axis: Any, out: Any, keepdims: bool) -> Array:
        assert out is None, "CuPy mixes up the arguments"
        return self._reduce("min", None, axis=axis, keepdims=keepdims)

    def any(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("any", out, axis=axis, keepdims=keepdims)

    def all(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("all", out, axis=axis, keepdims=keepdims)

    def argmax(self, axis: Any) -> Array:
        return self._reduce("argmax", None, axis=axis)

    def argmin(self, axis: Any) -> Array:
        return self._reduce("argmin", None, axis=axis)

    def __len__(self) -> int:
        return len(self.plain)

    def __iter__(self) -> Iterator[Array]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, key: Any) -> Array:
        if isinstance(key, Array):
            return self.module.compute("getitem", lambda x, i: x[i], self, key)
        item = self.plain[key if isinstance(key, tuple) else (key, Ellipsis)]
        return self._view(np.asarray(item))

    def __setitem__(self, key: Any, value: Any) -> None:
        check_operands(value)
        assert not isinstance(key, Array)
        target, source = self.plain, plain(value)

        def assign() -> None:
            target[key] = source

        self.module.launch("setitem", assign)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        assert method == "__call__"
        out = kwargs.pop("out", (None,))[0]
        return getattr(self.module, ufunc.__name__)(*inputs, out=out, **kwargs)

    def __array__(self, *args: Any, **kwargs: Any) -> np.ndarray:
        raise TypeError("Implicit conversion to a NumPy array is not allowed")

    def __bool__(self) -> bool:
        raise AssertionError("that would wait for the device")

    __float__ = __int__ = __index__ = __bool__


def _mean(x: np.ndarray, axis: Any, keepdims: bool) -> Any:
    """NumPy's warns of no elements, whatever its error state."""
    working = np.float32 if x.dtype == np.float16 else x.dtype
    total = np.sum(x, axis=axis, dtype=working, keepdims=keepdims)
    return np.asarray(total / (x.size / max(total.size, 1))).astype(x.dtype)


class Ufunc:
    """``cupy.ufunc``: it takes no NumPy arrays."""

    def __init__(self, module: RecordingCupy, numpy_ufunc: np.ufunc) -> None:
        self.module = module
        self.numpy_ufunc = numpy_ufunc

    def __call__(
        self, *args: Any, out: Any = None, dtype: Any = None, casting: Any = "same_kind"
    ) -> Any:
        function = self.numpy_ufunc
        inputs = args[: function.nin]
        if len(args) > function.nin:
            assert out is None
            out = args[function.nin]
        check_operands(*inputs)
        if function.nout > 1:
            assert out is None
            return tuple(
                self.module.compute(
                    function.__name__, lambda *x, part=part: function(*x)[part], *inputs
                )
                for part in range(function.nout)
            )
        if out is None:
            return self.module.compute(
                function.__name__, lambda *x: function(*x, dtype=dtype), *inputs
            )
        values, target = [plain(x) for x in inputs], out.plain
        self.module.launch(
            function.__name__,
            lambda: function(*values, out=target, dtype=dtype, casting=casting),
        )
        return out


class ElementwiseKernel:
    """``cupy.ElementwiseKernel`` for the sources that are known here by name."""

    def __init__(self, module: RecordingCupy, in_params: str, out_params: str, name: str) -> None:
        self.module = module
        self.name = name
        self.types = [param.split()[-2] for param in f"{in_params}, {out_params}".split(",")]
        self.function = KERNELS[name]

    def __call__(self, *args: Any) -> None:
        check_operands(*args)
        assert len(args) == len(self.types)
        deduced: dict[str, np.dtype] = {}
        for type, argument in zip(self.types, args, strict=True):
            if isinstance(argument, Array):
                wanted = deduced.setdefault(type, argument.dtype) if len(type) == 1 else type
                assert argument.dtype == wanted, f"{self.name}: {argument.dtype} for {type}"
        assert self.types[-1] in deduced
        values = [plain(argument) for argument in args]
        self.module.launch(self.name, lambda: self.function(*values))


def _segment_sums(
    values: np.ndarray,
    order: np.ndarray,
    starts: np.ndarray,
    before: int,
    length: int,
    after: int,
    count: int,
    out: np.ndarray,
) -> None:
    lines, target = values.reshape(before, count, after), out.reshape(before, length, after)
    for row in range(length):
        target[:, row] = lines[:, order[starts[row] : starts[row + 1]]].sum(1)


def _line_sums(
    values: np.ndarray,
    indices: np.ndarray,
    length: int,
    after: int,
    count: int,
    out: np.ndarray,
) -> None:
    lines = values.reshape(-1, count, after)
    places, target = indices.reshape(-1, count, after), out.reshape(-1, length, after)
    for row in range(length):
        target[:, row] = np.where((places == row) | (places + length == row), lines, 0).sum(1)


KERNELS: dict[str, Callable[..., Any]] = {
    "lazyasync_where": lambda c, x, y, out: np.copyto(out, np.where(c, x, y), "same_kind"),
    "lazyasync_segment_sums": _segment_sums,
    "lazyasync_line_sums": _line_sums,
    **{
        f"lazyasync_{result}_{working}": function
        for working in ("float", "double")
        for result, function in (
            ("quotient", np.floor_divide),
            ("remainder", np.remainder),
            ("erf", lambda x, out: np.copyto(out, erf_of_array(x), "same_kind")),
        )
    },
}


# ---- devices, streams, events --------------------------------------------------------------


class Gpu:
    """One device: how far its waits may go, and whether it is broken."""

    def __init__(self, module: RecordingCupy, index: int) -> None:
        self.module = module
        self.index = index
        self.broken: CUDARuntimeError | None = None
        self.streams: list[Stream] = []
        self._leave = threading.Condition()
        self._allowed = math.inf

    def hold(self) -> None:
        """From now on no wait for an event ends without `let`."""
        with self._leave:
            self._allowed = 0

    def let(self, count: float = math.inf) -> None:
        """Lets so many waits end."""
        with self._leave:
            self._allowed += count
            self._leave.notify_all()

    def lose(self, status: int = 700) -> None:
        """A sticky error: every call fails from now on."""
        self.broken = CUDARuntimeError(status)
        self.let()

    def wait_for_leave(self) -> None:
        with self._leave:
            assert self._leave.wait_for(lambda: self._allowed > 0, PATIENCE), "never allowed to end"
            self._allowed -= 1


class Stream:
    """Tasks in order; those before a position are done when somebody needs them to be."""

    def __init__(self, module: RecordingCupy, non_blocking: bool) -> None:
        assert non_blocking
        module.called("Stream")
        self.module = module
        self.gpu = module.gpu
        self.gpu.streams.append(self)
        self.tasks: list[Callable[[], Any]] = []
        self.captured: list[Callable[[], Any]] | None = None
        """What is being captured, instead of being done."""
        self.done = 0
        self.ptr = 1000 + sum(len(gpu.streams) for gpu in module.gpus)
        self._lock = threading.RLock()

    def use(self) -> None:
        self.module.called("Stream.use")
        self.module._local.stream = self

    def issue(self, work: Callable[[], Any]) -> None:
        """Puts work on the stream, or into what is being captured."""
        (self.tasks if self.captured is None else self.captured).append(work)

    def begin_capture(self, mode: int) -> None:
        assert mode == THREAD_LOCAL
        assert self.captured is None
        assert not gc.isenabled(), "a collection may free what cannot be freed now"
        self.module.called("Stream.begin_capture")
        self.captured = []

    def end_capture(self) -> Graph:
        assert self.captured is not None
        captured, self.captured = self.captured, None
        self.module.called("Stream.end_capture")
        return Graph(self.module, captured)

    def wait_event(self, event: Event) -> None:
        self.module.called("Stream.wait_event")
        stream, position = event.stream, event.position
        self.tasks.append(lambda: stream.advance(position))

    def advance(self, position: int) -> None:
        with self._lock, np.errstate(all="ignore"):
            while self.done < position:
                self.tasks[self.done]()
                self.tasks[self.done] = _nothing
                self.done += 1


def _nothing() -> None:
    """A task that has been done."""


THREAD_LOCAL = 1
"""``cudaStreamCaptureModeThreadLocal``."""


class Graph:
    """``cupy.cuda.Graph``: work with the addresses that it was captured with."""

    def __init__(self, module: RecordingCupy, work: list[Callable[[], Any]]) -> None:
        self.module = module
        self.work = work

    def launch(self, stream: Stream) -> None:
        self.module.called("Graph.launch")
        assert stream is self.module.stream
        assert stream.captured is None
        stream.tasks.extend(self.work)

    def __del__(self) -> None:
        # Destroying it is a call like others: of the device's own threads.
        self.module.called("Graph.destroy")


class Event:
    """A position in a stream."""

    def __init__(self, module: RecordingCupy, block: bool, disable_timing: bool) -> None:
        module.called("Event")
        assert block == disable_timing, "waited for without spinning, or for taking the time"
        self.module = module
        self.block = block
        self.ptr = id(self)
        self.stream: Any = None
        self.position = 0

    def record(self, stream: Stream) -> None:
        self.module.called("Event.record")
        assert stream.captured is None
        self.stream, self.position = stream, len(stream.tasks)

    def synchronize(self) -> None:
        assert self.block
        # The position may be another one by the time there is leave, if it is recorded again.
        stream, position = self.stream, self.position
        stream.gpu.wait_for_leave()
        self.module.called("Event.synchronize")
        stream.advance(position)


# ---- memory --------------------------------------------------------------------------------


class Block:
    """Memory of a pool, given back when the last array that holds it is gone."""

    def __init__(self, pool: MemoryPool, bytes: np.ndarray, nbytes: int) -> None:
        self.pool = pool
        self.bytes = bytes
        self.nbytes = nbytes

    @property
    def ptr(self) -> int:
        address: int = self.bytes.ctypes.data
        return address

    @property
    def device_id(self) -> int:
        return self.pool.gpu.index

    def view(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        return np.ndarray(shape, dtype, self.bytes.data)

    def __add__(self, offset: int) -> Unowned:
        return Unowned(self.pool, self.bytes[offset:], self)

    def __del__(self) -> None:
        self.pool.release(self)


class Unowned(Block):
    """A part of memory that somebody else gives back; ``owner`` lives as long as this."""

    def __init__(self, pool: MemoryPool, bytes: np.ndarray, owner: object) -> None:
        super().__init__(pool, bytes, bytes.nbytes)
        self.owner = owner

    def __add__(self, offset: int) -> Unowned:
        return Unowned(self.pool, self.bytes[offset:], self) if offset else self

    def __del__(self) -> None:
        """There is nothing to give back."""


class MemoryPool:
    """Memory by size, which is handed out again at once, the latest first."""

    def __init__(self, module: RecordingCupy) -> None:
        module.called("MemoryPool")
        module.pools.append(self)
        self.module = module
        self.gpu = module.gpu
        self.limit = 0
        self._free: dict[int, list[np.ndarray]] = {}
        self._all: list[np.ndarray] = []  # nothing is unmapped while simulated work may look at it
        self._total = 0
        self._used = 0
        self._lock = threading.Lock()

    def has(self, address: int) -> bool:
        """Whether an address is in memory of this pool."""
        return any(0 <= address - bytes.ctypes.data < max(1, bytes.size) for bytes in self._all)

    def set_limit(self, size: int) -> None:
        self.limit = size

    def malloc(self, nbytes: int) -> Block:
        self.module.called("malloc")
        size = -(-nbytes // 512) * 512
        stream = self.module.stream
        if stream is not None and stream.captured is not None:
            raise CUDARuntimeError(900)  # what is not to be done while capturing
        bound = min(self.limit or self.module.memory, self.module.memory)
        with self._lock:
            free = self._free.get(size)
            if free:
                bytes = free.pop()
            else:
                if self._total + size > bound:
                    self._free_all()
                if self._total + size > bound:
                    raise OutOfMemoryError(f"Out of memory allocating {size} bytes (simulated)")
                bytes = _aligned(size)
                self._all.append(bytes)
                self._total += size
            self._used += size
        return Block(self, bytes, size)

    def release(self, block: Block) -> None:
        with self._lock:
            self._free.setdefault(block.nbytes, []).append(block.bytes)
            self._used -= block.nbytes

    def _free_all(self) -> None:
        self._total = self._used
        self._free.clear()

    def free_all_blocks(self) -> None:
        self.module.called("free_all_blocks")
        with self._lock:
            self._free_all()

    def total_bytes(self) -> int:
        return self._total

    def used_bytes(self) -> int:
        return self._used

    def free_bytes(self) -> int:
        return self._total - self._used


def _aligned(nbytes: int) -> np.ndarray:
    """Memory that begins at a multiple of 512 bytes, as that of CUDA does."""
    bytes = np.full(nbytes + 512, 0xEE, np.uint8)
    start = -bytes.ctypes.data % 512
    return bytes[start : start + nbytes]


class PinnedMemory(bytearray):
    """Memory of the host with an address."""

    @property
    def ptr(self) -> int:
        return ctypes.addressof(ctypes.c_char.from_buffer(self))


# ---- the module's namespaces ---------------------------------------------------------------


def _cuda(module: RecordingCupy) -> Any:
    class Device:
        def __init__(self, index: int) -> None:
            self.index = index

        def use(self) -> None:
            module._local.device = self.index
            module.called("Device.use")

    class NullStream:
        def use(self) -> None:
            module._local.stream = None

    def make_stream(non_blocking: bool = False) -> Stream:
        return Stream(module, non_blocking)

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
    )


def _runtime(module: RecordingCupy) -> Any:
    def copy(target: int, source: int, nbytes: int, stream: int) -> None:
        assert module.stream.ptr == stream
        assert module.stream.captured is None
        module.stream.issue(lambda: ctypes.memmove(target, source, nbytes))

    def memcpy_async(target: int, source: int, nbytes: int, kind: int, stream: int) -> None:
        module.called({1: "upload", 2: "download"}[kind])
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
