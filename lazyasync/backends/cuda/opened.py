"""What a worker thread of a GPU has of it while the device is open: a stream, memory, kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from lazyasync.backends.cuda.cublas import WORKSPACE_BYTES, ProductKind, Products, load_library
from lazyasync.backends.cuda.cudnn import WORKSPACE_BYTES as CONVOLUTION_WORKSPACE_BYTES
from lazyasync.backends.cuda.cudnn import Convolutions, load_cudnn
from lazyasync.backends.cuda.cupy_kernels.differences import forget_host_arrays
from lazyasync.backends.cuda.donation import overwritten
from lazyasync.backends.cuda.graphs import StepGraphs
from lazyasync.backends.cuda.kernels.writer import SHARED_BYTES
from lazyasync.backends.cuda.program import CudaProgram, PieceObserver
from lazyasync.backends.cuda.staging import Staging
from lazyasync.compiler.instructions import Instruction

WORKSPACE_SHARE = 8
"""Where memory is limited, products get at most one part in so many of it."""
MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES of cuda.h."""


class OpenedGpu:
    """A device that is the current one of its worker thread, or lent to another one for a while.

    ``priority`` is that of its stream, where less is more. ``stage(stream)`` makes what copies
    between host and device. ``keep`` holds something until what is being issued is complete.
    ``count`` counts graphs, which are used only if that is given.
    """

    def __init__(
        self,
        cupy: Any,
        index: int,
        priority: int,
        stage: Callable[[Any], Staging],
        keep: Callable[[object], None],
        memory_limit: int | None,
        count: Callable[[str], None] | None,
    ) -> None:
        self.cupy = cupy
        self.index = index
        cupy.cuda.Device(index).use()
        self.stream = cupy.cuda.Stream(non_blocking=True, priority=priority)
        self.stream.use()
        _drop_retired(index)
        self.pool = cupy.cuda.MemoryPool()
        if memory_limit is not None:
            self.pool.set_limit(size=memory_limit)
        self.staging = stage(self.stream)
        self.keep = keep
        self._entered: tuple[Any, ...] = ()
        self.start: Any = None
        """The event from which on the time is taken of what is being issued, if it is."""
        self._constants: dict[tuple[np.dtype, np.generic], Any] = {}
        self._made: WeakKeyDictionary[object, dict[int, Any]] = WeakKeyDictionary()
        self._modules: dict[bytes, Any] = {}
        self._kernels: dict[str, Any] = {}
        self._shared_bytes: dict[str, int] = {}
        """By the names of kernels that may have more dynamic shared memory than any has."""
        self._workspace: Any = None
        self._products: Products | None = None
        self._convolutions: Convolutions | None = None
        self._graphs = None if count is None else StepGraphs(self, count)

    @contextmanager
    def in_use(self, lost: Callable[[], bool]) -> Iterator[None]:
        """Makes its pool the one that CuPy allocates from; gives everything back at the end."""
        with self.cupy.cuda.using_allocator(self.pool.malloc):
            try:
                yield
            finally:
                self._release(lost())

    def enter(self) -> None:
        """Makes the device, its stream and its pool the current ones of another thread, for now."""
        cuda = self.cupy.cuda
        self._entered = (
            cuda.Device(self.index),
            self.stream,
            cuda.using_allocator(self.pool.malloc),
            np.errstate(all="ignore"),
        )
        for context in self._entered:
            context.__enter__()

    def leave(self) -> None:
        """Gives that thread back what it had."""
        for context in reversed(self._entered):
            context.__exit__(None, None, None)
        self._entered = ()

    def starts_here(self) -> None:
        """Takes the time of what is being issued from here on: the host has done its part."""
        if self.start is not None:
            self.start.record(self.stream)

    def _release(self, lost: bool) -> None:
        """Gives back what the device's own objects hold, once all work is complete."""
        graphs = [] if self._graphs is None else self._graphs.close()
        libraries = [self._products, self._convolutions]
        modules = list(self._modules.values())
        self._products = self._convolutions = None
        forget_host_arrays()
        self._constants.clear()
        self._made.clear()
        self._kernels.clear()
        self._shared_bytes.clear()
        self._modules.clear()
        self._workspace = None
        if lost:
            self.stream.ptr = 0  # destroying it would fail
            for module in modules:
                with suppress(AttributeError):
                    module.ptr = 0
            _unusable.extend(graphs)
        else:
            graphs.clear()
            for library in libraries:
                if library is not None:
                    with suppress(Exception):
                        library.close()
            self.pool.free_all_blocks()
        if lost or self.pool.total_bytes():
            # Its chunks look into each other. It has to live as long as one buffer does.
            _retired_pools.append((self.index, self.pool))
        self.cupy.cuda.Stream.null.use()

    # ---- running programs ------------------------------------------------------------------

    def run(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        observer: PieceObserver | None = None,
        donated: Sequence[int] = (),
        at_once: bool = False,
    ) -> list[Any]:
        """Issues a program piece by piece, or as a graph of them. ``observer`` is told of each.

        ``donated`` are the arguments, by position, that may become outputs. ``at_once``, for what
        it `knows`: raises `NotAtOnceError` if that would take the host long.
        """
        own = overwritten(program.overwritable, arguments, donated) if donated else ()
        if self._graphs is not None and program.replays:
            return self._graphs.run(program, arguments, observer, own, at_once)
        return program.run(arguments, self, observer=observer, overwritten=own)

    def knows(self, program: CudaProgram) -> bool:
        """Whether a program may be issued at once, as far as can be said before (any thread)."""
        return self._graphs is not None and program in self._graphs.known

    def allocate(self, nbytes: int) -> Any:
        """Memory of the pool's, also while CuPy allocates from somewhere else."""
        return self.pool.malloc(nbytes)

    def number(self, value: np.generic) -> Any:
        """A new array without axes that holds ``value``; filled by a kernel, not by a copy."""
        array = self.cupy.empty((), value.dtype)
        self.cupy.copyto(array, value)
        return array

    def constant(self, value: np.generic) -> Any:
        """The array without axes that holds ``value``, made once."""
        key = (value.dtype, value)
        array = self._constants.get(key)
        if array is None:
            array = self._constants[key] = self.number(value)
        return array

    def made(self, owner: object, instructions: Mapping[int, Instruction]) -> Mapping[int, Any]:
        """The arrays that kernels without operands fill, the same ones as long as ``owner`` is.

        Graphs of it have their addresses.
        """
        arrays = self._made.get(owner)
        if arrays is None:
            arrays = {}
            with self.cupy.cuda.using_allocator(self.pool.malloc):  # they outlive a plan of memory
                for value, instruction in instructions.items():
                    type = instruction.type
                    arrays[value] = self.cupy.empty(type.shape, type.dtype)
                    instruction.kernel(arrays[value])
            self._made[owner] = arrays
        return arrays

    def kernels(self, cubins: Mapping[str, bytes]) -> Mapping[str, Any]:
        """At least these kernels; a module is loaded once, whatever programs have it."""
        for name, cubin in cubins.items():
            if name not in self._kernels:
                module = self._modules.get(cubin)
                if module is None:
                    module = self._modules[cubin] = self.cupy.cuda.function.Module()
                    module.load(cubin)
                self._kernels[name] = module.get_function(name)
        return self._kernels

    def kernel_with_shared(self, name: str, nbytes: int) -> Any:
        """One of its kernels, which may be launched with so many bytes of shared memory."""
        kernel = self._kernels[name]
        if nbytes > self._shared_bytes.get(name, SHARED_BYTES):
            driver = self.cupy.cuda.driver
            driver.funcSetAttribute(kernel.ptr, MAX_DYNAMIC_SHARED_SIZE_BYTES, nbytes)
            self._shared_bytes[name] = nbytes
        return kernel

    def product(self, kind: ProductKind, left: int, right: int, out: int, bias: int) -> None:
        """Issues a matrix product of what is at these addresses."""
        if self._products is None:
            library = load_library(self.cupy.cuda.runtime.runtimeGetVersion() // 1000)
            assert library is not None, "a program was compiled for it"
            nbytes = self._take_workspace()
            place = 0 if self._workspace is None else self._workspace.ptr
            self._products = Products(library, place, self.stream.ptr, nbytes)
        self._products.issue(kind, left, right, out, bias)

    def convolutions(self) -> Convolutions:
        """The convolutions of its stream."""
        if self._convolutions is None:
            library = load_cudnn()
            assert library is not None, "a program was compiled for it"
            most = CONVOLUTION_WORKSPACE_BYTES
            limit = self.pool.get_limit() or WORKSPACE_SHARE * most
            most = min(most, limit // WORKSPACE_SHARE)
            self._convolutions = Convolutions(library, self.stream.ptr, most)
        return self._convolutions

    def _take_workspace(self) -> int:
        """Takes memory for products, less where there is little; gives how many bytes.

        Of the pool's memory, also if this run is on memory of its own.
        """
        limit = self.pool.get_limit() or WORKSPACE_SHARE * WORKSPACE_BYTES
        for nbytes in (WORKSPACE_BYTES, WORKSPACE_BYTES // 8, WORKSPACE_BYTES // 64):
            if WORKSPACE_SHARE * nbytes <= limit:
                with suppress(MemoryError):
                    self._workspace = self.allocate(nbytes)
                    return nbytes
        return 0  # there are algorithms that need none

    def store(self, array: np.ndarray, buffer: Any) -> None:
        """Issues the copy of a host array, read now, into a buffer."""
        self.staging.to_device(array, buffer)

    def trim(self) -> None:
        """Gives memory back that nobody looks into."""
        if self._graphs is not None:
            self._graphs.trim()
        self.pool.free_all_blocks()

    def graph_bytes(self) -> int:
        """The bytes that are held for graphs and that nobody looks into (any thread)."""
        return 0 if self._graphs is None else self._graphs.idle_bytes


# ---- the process ---------------------------------------------------------------------------

_retired_pools: list[tuple[int, Any]] = []
"""Pools of closed devices, by index, that still have buffers somebody holds."""
_unusable: list[Any] = []
"""Objects of lost devices, which cannot be destroyed any more."""


def _drop_retired(index: int) -> None:
    """Drops the pools of this device whose last buffer is gone (a worker thread of the device)."""
    for entry in tuple(_retired_pools):
        if entry[0] == index:
            entry[1].free_all_blocks()
            if not entry[1].total_bytes():
                _retired_pools.remove(entry)
