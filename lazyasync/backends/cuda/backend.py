"""The CUDA backend, on CuPy: a worker thread per GPU that issues, and one that waits for events.

Everything is issued by the worker thread on one stream, which owns all of the device's memory: the
pool hands a freed buffer out again at once, and only on that stream is that in order. For the same
reason there is no second stream for copies, though they would overlap with kernels on one.

This module imports CuPy only when a device is opened.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from typing import Any

import numpy as np
import trio

from lazyasync.backends.cuda.cupy_kernels.differences import ArrayModule
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kind import GpuKind, usable_kind
from lazyasync.backends.cuda.opened import OpenedGpu
from lazyasync.backends.cuda.piece_times import PieceTimes
from lazyasync.backends.cuda.program import CudaProgram, PieceObserver
from lazyasync.backends.cuda.staging import CopyOut, Piece, PinnedRing, Staging
from lazyasync.backends.cuda.waiter import EventPool, Issued, Marks, Waiter, without_frames
from lazyasync.backends.protocol import Backend, BackendOptions, Command, Failed, Succeeded
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import DeviceLostError, UnknownDeviceError
from lazyasync.ir.graph import Graph

_SUCCESS, _NOT_READY = 0, 600
"""What CUDA says of a stream that has ended, or is at work."""
_OUT_OF_MEMORY = {
    ("CUDARuntimeError", 2),
    ("CUDADriverError", 2),
    ("CUBLASError", 3),
    ("CublasLtError", 3),
}
"""The errors by which kernels being loaded, and libraries, say that memory is short."""


class HostBuffer:
    """A host array that stands for a buffer until the device needs it.

    It is what `CudaBackend.upload` gives to another device's thread: no call for this device may
    be made there, and waiting for the right thread could wait for ever, as that one may be waiting
    here in the same way.
    """

    __slots__ = ("array", "buffer")

    def __init__(self, array: np.ndarray) -> None:
        self.array = array
        self.buffer: Any = None


class _Inquiry:
    """Work that another device's thread asks for, and waits for."""

    __slots__ = ("reply", "work")

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.reply: Future[Any] = Future()

    def answer(self, outcome: Succeeded | Failed) -> None:
        """Replies, unless that has been done (any thread)."""
        with suppress(InvalidStateError):
            if isinstance(outcome, Failed):
                self.reply.set_exception(outcome.error)
            else:
                self.reply.set_result(outcome.value)


class CudaBackend:
    """One GPU. ``cupy`` is the module to use, for tests; by default CuPy.

    Raises `UnknownDeviceError` where CuPy or the device is missing.
    """

    runs_inline = False
    host_memory = False
    compiles_in_threads = True
    lanes = 1

    def __init__(self, device: Device, options: BackendOptions, cupy: Any = None) -> None:
        self.device = device
        self._cupy = _import_cupy(device) if cupy is None else cupy
        self.memory_bytes: int | None = _total_memory(self._cupy, device)
        self._memory_limit = options.config.device_memory_bytes
        self._deliver = options.deliver
        self._runner = options.runner
        self._xp = ArrayModule(self._cupy)
        self._kind: GpuKind | None = usable_kind(self._cupy, device.index, options.config)
        self._compiler = None if self._kind is None else _compiler(self._kind, options.config)
        self._count = options.count if self._kind is not None and self._kind.replays else None
        self._queue: SimpleQueue[Command | _Inquiry | None] = SimpleQueue()
        self._inquiries: set[_Inquiry] = set()
        self._events = EventPool(self._cupy)
        self._ring = PinnedRing(self._cupy)
        self._waiter = Waiter(
            self._cupy,
            f"lazyasync {device} waiter",
            self._events,
            self._ring,
            lambda: self._cupy.cuda.Device(device.index).use(),
            self._lose,
        )
        self._worker: threading.Thread | None = None
        self._closing = False
        self._closed = False
        self._ended = False
        self._lost: BaseException | None = None
        # Touched by the worker thread only:
        self._gpu: OpenedGpu | None = None
        self._current: Issued | None = None
        self._peers: set[int] = set()
        self._cached_bytes = 0

    # ---- the trio thread -------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Hands a command to the worker thread. Both threads are started by the first one."""
        if self._closing:
            return
        if self._worker is None:
            worker = threading.Thread(
                target=self._serve, name=f"lazyasync {self.device}", daemon=True
            )
            self._waiter.start()
            worker.start()  # either may raise, and the next command tries it again
            self._worker = worker
        self._queue.put(command)

    async def close(self, timeout: float) -> bool:
        """Waits for both threads, the worker being the last to end."""
        self._closing = True
        ended = True
        if self._worker is not None:
            self._queue.put(None)
            ended = False
            with trio.move_on_after(timeout):
                await trio.to_thread.run_sync(self._worker.join, abandon_on_cancel=True)
                ended = True
        self._closed = True
        self._end_inquiries()
        return ended

    def wake_up(self) -> None:
        """Does nothing: the worker is woken by what it is given."""

    def compile(self, graph: Graph) -> CudaProgram:
        """Compiles a graph: fused where there is a compiler for kernels, else to calls of CuPy.

        To those also what cannot be compiled, as the program then says. CuPy compiles its kernels
        that are new to this machine in their first run.
        """
        if self._compiler is None:
            return CudaProgram(graph, self._xp)
        try:
            return CudaProgram(graph, self._xp, self._kind, self._compiler)
        except Exception as error:
            return CudaProgram(graph, self._xp, fallback=error)

    def workspace_bytes(self) -> int:
        """The bytes that the pool holds and no buffer uses, after the last command, and graphs'."""
        gpu = self._gpu
        return self._cached_bytes + (0 if gpu is None else gpu.graph_bytes())

    # ---- the worker thread -----------------------------------------------------------------

    def _serve(self) -> None:
        # Division by zero and overflow are values here, as in a compiled program.
        np.seterr(all="ignore")
        device = ExitStack()
        try:
            gpu = OpenedGpu(
                self._cupy,
                self.device.index,
                lambda stream: Staging(self._cupy, stream, self._ring, self._hand_over),
                self._keep,
                self._memory_limit,
                self._count,
            )
            device.enter_context(gpu.in_use(lambda: self._lost is not None))
            device.callback(lambda: self._events.drop(forget=self._lost is not None))
            self._gpu = gpu
        except BaseException as error:
            self._lose(error)
        while (work := self._queue.get()) is not None:
            self._issue(work)
            del work
        self._waiter.stop()
        self._gpu = None
        with suppress(Exception):  # all that could be told of it has been told
            device.close()
        self._end_inquiries()

    def _opened(self) -> OpenedGpu:
        """The device; where it could not be opened, there is no command that is issued."""
        assert self._gpu is not None
        return self._gpu

    def _keep(self, thing: object) -> None:
        """Holds something until what is being issued is complete."""
        if self._current is not None:
            self._current.keep.append(thing)

    def _issue(self, work: Command | _Inquiry) -> None:
        """Issues one piece of work and hands it to the waiter, whether or not that went well."""
        if isinstance(work, _Inquiry):
            issued = Issued(_Reply(self, work))
        else:
            issued = Issued(_CudaDelivery(self, work), keep=[work])
        if self._lost is None:
            self._current = issued
            marks = None
            try:
                marks = self._start_marks()
                if isinstance(work, _Inquiry):
                    issued.value = work.work()
                else:
                    issued.value = self._runner.run(work)
            except BaseException as error:
                issued.error = self._explain(without_frames(error))
            try:
                self._finish_marks(issued, marks)
            except BaseException as error:
                # Nothing tells any more when the device has done what it was given.
                issued.error = self._lose(without_frames(error))
            self._current = None
            with suppress(Exception):
                self._cached_bytes = self._opened().pool.free_bytes()
        else:
            issued.error = self._lost_error()
        self._waiter.put(issued)

    def _start_marks(self) -> Marks:
        marks = Marks(self._events.timer(), self._events.timer(), self._events.wait())
        marks.start.record(self._opened().stream)
        return marks

    def _finish_marks(self, issued: Issued, marks: Marks | None) -> None:
        """Records what the waiter waits for. Also after a failure: part of it may be under way."""
        gpu = self._opened()
        issued.pieces, issued.copies = gpu.staging.finish()
        if marks is None:
            marks = Marks(None, None, self._events.wait())
        else:
            marks.stop.record(gpu.stream)
        marks.done.record(gpu.stream)
        issued.marks = marks  # once recorded: an event that was not is never over, or at once

    def _hand_over(self, pieces: list[Piece], copies: list[CopyOut]) -> None:
        """Lets the waiter see to a full pinned buffer while its command is still being issued."""
        event = self._events.wait()
        event.record(self._opened().stream)
        self._waiter.put(Issued(None, Marks(None, None, event), pieces=pieces, copies=copies))

    # ---- failures --------------------------------------------------------------------------

    def _explain(self, error: BaseException) -> BaseException:
        """What a command fails with that raised ``error`` while it was issued (worker thread)."""
        if self._lost is not None:
            return self._lost_error()
        if isinstance(error, MemoryError):
            return error  # to be tried again when there is more
        if (type(error).__name__, getattr(error, "status", None)) in _OUT_OF_MEMORY:
            return MemoryError(str(error)).with_traceback(error.__traceback__)
        runtime = self._cupy.cuda.runtime
        status = runtime.streamQuery(self._opened().stream.ptr)
        if status not in (_SUCCESS, _NOT_READY):
            return self._lose(error)
        with suppress(runtime.CUDARuntimeError):
            # "Not ready" is no error, but CUDA remembers it as the thread's last one. This clears
            # it, before a library that looks there takes it for its own.
            runtime.check_status(status)
        return error

    def _lose(self, error: BaseException) -> BaseException:
        """Gives the device up, for good; gives what commands fail with from now on."""
        if self._lost is None:
            self._lost = error
        return self._lost_error()

    def _lost_error(self) -> BaseException:
        cause = self._lost
        lost = DeviceLostError(
            f"{self.device} is lost for this process: {type(cause).__name__}: {cause}"
        )
        lost.__cause__ = cause
        return lost

    # ---- inside a command's work -----------------------------------------------------------

    def execute(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
        observer: PieceObserver | None = None,
    ) -> list[Any]:
        """Issues a program, and tells ``observer`` of each piece."""
        values = [self._on_device(one) if type(one) is HostBuffer else one for one in arguments]
        return self._being_filled(self._opened().run(program, values, observer), keep=values)

    def execute_timed(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        donated: Sequence[int],
        lane: int,
        observer: KernelObserver,
    ) -> list[Any]:
        """Issues a program in the same way, with events between its pieces."""
        assert self._current is not None
        stream = self._opened().stream
        self._current.times = times = PieceTimes(self._events, stream, observer, self._deliver)
        return self.execute(program, arguments, donated, lane, times)

    def upload(self, array: np.ndarray) -> Any:
        """A buffer with a copy of a host array, which is read before this returns.

        In another thread than the device's own it gives a `HostBuffer`, which reads it later.
        """
        if threading.current_thread() is not self._worker:
            return HostBuffer(array)
        buffer = self._cupy.empty(array.shape, array.dtype)
        self._opened().store(array, buffer)
        self._being_filled([buffer])
        return buffer

    def download(self, buffer: Any) -> Callable[[], np.ndarray]:
        """Issues a copy to the host.

        Another device's thread may call this too, and what it gives then waits for the copy.
        """
        if type(buffer) is HostBuffer:
            array = buffer.array
            return lambda: array
        if threading.current_thread() is not self._worker:
            return self._download_elsewhere(buffer)
        result = self._opened().staging.to_host(buffer)
        return lambda: result

    def receive(self, source: Backend, buffer: Any) -> Any:
        """A copy of another device's buffer: from GPU to GPU, or by way of the host."""
        if type(buffer) is HostBuffer:
            return self.upload(buffer.array)
        if isinstance(source, CudaBackend):
            return buffer if source is self else self._receive_from_peer(source, buffer)
        return self.upload(source.download(buffer)())

    def trim(self) -> None:
        """Gives free memory back to CUDA."""
        self._opened().trim()

    def _on_device(self, host: HostBuffer) -> Any:
        if host.buffer is None:
            host.buffer = self.upload(host.array)
        return host.buffer

    def _being_filled(self, buffers: list[Any], *, keep: Sequence[Any] = ()) -> list[Any]:
        """Notes which buffers the command that is being issued fills, and what it reads."""
        assert self._current is not None
        self._current.outputs.extend(buffers)
        self._current.keep.extend(keep)
        return buffers

    def _receive_from_peer(self, source: CudaBackend, buffer: Any) -> Any:
        if source._lost is not None:
            raise source._lost_error()
        if not buffer.flags.c_contiguous:
            # Only its own thread could put it in order.
            return self.upload(source.download(buffer)())
        index, peer = self.device.index, source.device.index
        self._enable_peer_access(peer)
        event = source._waiter.event_behind(buffer)
        if event is not None:
            self._opened().stream.wait_event(event)
        target = self._cupy.empty(buffer.shape, buffer.dtype)
        if buffer.nbytes:
            self._cupy.cuda.runtime.memcpyPeerAsync(
                target.data.ptr,
                index,
                buffer.data.ptr,
                peer,
                buffer.nbytes,
                self._opened().stream.ptr,
            )
        self._being_filled([target], keep=(buffer,))
        return target

    def _enable_peer_access(self, peer: int) -> None:
        """Lets copies from a GPU go directly, where they can; elsewhere CUDA stages them."""
        if peer in self._peers:
            return
        self._peers.add(peer)
        runtime = self._cupy.cuda.runtime
        if runtime.deviceCanAccessPeer(self.device.index, peer):
            # It may be enabled already, by another runtime, or be one peer too many.
            with suppress(runtime.CUDARuntimeError):
                runtime.deviceEnablePeerAccess(peer)

    # ---- other devices' threads ------------------------------------------------------------

    def _download_elsewhere(self, buffer: Any) -> Callable[[], np.ndarray]:
        inquiry = _Inquiry(lambda: self.download(buffer))
        self._inquiries.add(inquiry)
        self._queue.put(inquiry)
        if self._ended:
            self._end_inquiries()  # it came too late to be served

        def result() -> np.ndarray:
            array: np.ndarray = inquiry.reply.result()()
            return array

        return result

    def _end_inquiries(self) -> None:
        self._ended = True
        for inquiry in tuple(self._inquiries):
            inquiry.answer(Failed(RuntimeError(f"{self.device} has been closed")))
            self._inquiries.discard(inquiry)


class _CudaDelivery:
    """Carries an outcome into the trio thread; dropped when the backend has been closed."""

    __slots__ = ("_backend", "_command", "_outcome")

    def __init__(self, backend: CudaBackend, command: Command) -> None:
        self._backend = backend
        self._command = command
        self._outcome: Succeeded | Failed | None = None

    def __call__(self, outcome: Succeeded | Failed) -> None:
        """Delivers (waiter thread)."""
        self._outcome = outcome
        self._backend._deliver(self._arrive)

    def _arrive(self) -> None:
        assert self._outcome is not None
        if not self._backend._closed:
            self._backend._runner.ended(self._command, self._outcome)


class _Reply:
    """Gives an outcome to the thread that asked for it."""

    __slots__ = ("_backend", "_inquiry")

    def __init__(self, backend: CudaBackend, inquiry: _Inquiry) -> None:
        self._backend = backend
        self._inquiry = inquiry

    def __call__(self, outcome: Succeeded | Failed) -> None:
        """Answers (waiter thread)."""
        self._inquiry.answer(outcome)
        self._backend._inquiries.discard(self._inquiry)


# ---- opening -------------------------------------------------------------------------------


def _compiler(kind: GpuKind, config: Config) -> KernelCompiler:
    cache = ObjectCache.at(config.compile_cache_directory) if config.compile_cache else None
    return KernelCompiler(kind.arch, cache)


def _import_cupy(device: Device) -> Any:
    try:
        import cupy
    except ImportError as error:
        raise UnknownDeviceError(
            f"{device} needs CuPy, which cannot be imported ({error}); install "
            "`lazyasync[cuda13]` or `lazyasync[cuda12]`"
        ) from error
    return cupy


def _total_memory(cupy: Any, device: Device) -> int:
    """The size of a device's memory. Makes no context, so any thread may ask."""
    runtime = cupy.cuda.runtime
    try:
        count = int(runtime.getDeviceCount())
    except runtime.CUDARuntimeError as error:
        raise UnknownDeviceError(
            f"there is no {device}: CUDA does not work here: {error}"
        ) from error
    if device.index >= count:
        raise UnknownDeviceError(f"there is no {device}: CUDA has {count} devices here")
    return int(runtime.getDeviceProperties(device.index)["totalGlobalMem"])
