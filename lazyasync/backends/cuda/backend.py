"""The CUDA backend, on CuPy: lanes, each a stream with a thread that issues and one that waits.

Programs of the first lane run beside those of the second, which are short and whose stream has a
higher priority. Copies are made in a third one, so that they overlap with kernels, and nothing else
waits behind them. Where NCCL is, collectives have one as well, whose thread waits for those of
other devices. All start their threads with their first command.

This module imports CuPy only when a device is opened.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any

import numpy as np
import trio

from lazyasync.backends.cuda.cupy_kernels.differences import ArrayModule
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kind import GpuKind, usable_kind
from lazyasync.backends.cuda.lane import CudaLane, Health, Inquiry
from lazyasync.backends.cuda.lowering import LoweredForSizes
from lazyasync.backends.cuda.nccl import Meeting, Part, Ring, adds, load_nccl
from lazyasync.backends.cuda.piece_times import PieceTimes
from lazyasync.backends.cuda.program import (
    CallsForSizes,
    CudaProgram,
    KernelsForSizes,
    PieceObserver,
)
from lazyasync.backends.discovery import usable_cupy
from lazyasync.backends.protocol import (
    Backend,
    BackendOptions,
    Collective,
    Command,
    Failed,
    NotAtOnceError,
    lane_of,
)
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.config import Config
from lazyasync.device import CollectiveKind, Device
from lazyasync.errors import UnknownDeviceError
from lazyasync.ir.graph import Graph
from lazyasync.ir.types import TensorType

_log = logging.getLogger("lazyasync.collectives")

_DLPACK_CUDA = 2
"""kDLCUDA."""
PRIORITIES = (0, -4, -5)
"""The priorities of the lanes' streams. Less is more, and CUDA takes the most that there is for
what is beyond."""
COLLECTIVES_PRIORITY = -5
"""That of the stream of collectives, which other devices wait for."""


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


class CudaBackend:
    """One GPU. ``cupy`` is the module to use, for tests; by default CuPy.

    Raises `UnknownDeviceError` where CuPy or the device is missing.
    """

    runs_inline = False
    host_memory = False
    compiles_in_threads = True

    def __init__(self, device: Device, options: BackendOptions, cupy: Any = None) -> None:
        self.device = device
        self._cupy = cupy = usable_cupy(device) if cupy is None else cupy
        self.memory_bytes: int | None = _total_memory(cupy, device)
        self._deliver = options.deliver
        self._xp = ArrayModule(cupy)
        self._kind: GpuKind | None = usable_kind(cupy, device.index, options.config)
        self._compiler = None if self._kind is None else _compiler(self._kind, options.config)
        count = options.count if self._kind is not None and self._kind.replays else None
        self._health = health = Health(device)
        # A limit is that of a pool, of which each lane has one.
        limited = options.config.device_memory_bytes is not None
        names = [str(device)]
        if not limited:
            names += [f"{device} beside", f"{device} copies"]
        self._inquiries: set[Inquiry] = set()
        lanes: list[CudaLane] = []

        def add_lane(name: str, priority: int, count: Callable[[str], None] | None) -> None:
            lanes.append(
                CudaLane(
                    cupy,
                    device,
                    name,
                    options,
                    health,
                    priority=priority,
                    count=count,
                    first=lanes[0] if lanes else None,
                    asked=self._inquiries,
                )
            )

        for name, priority in zip(names, PRIORITIES, strict=False):
            add_lane(name, priority, count)
        self._lanes = tuple(lanes)
        self.lanes = len(lanes)
        self._nccl = None if limited or not options.config.cuda_nccl else load_nccl()
        if self._nccl is not None:
            add_lane(f"{device} collectives", COLLECTIVES_PRIORITY, None)
        self._all_lanes = tuple(lanes)
        self.dlpack_device = (_DLPACK_CUDA, device.index)
        self._foreign: Any = None
        """The pool of what other libraries have given, which belongs to no lane."""
        self._rings: dict[tuple[int, ...], Ring] = {}
        """The communicators that are for this device and others, by the indices of all."""
        self._closing = False
        self._ended = False
        self._peers: set[int] = set()

    # ---- the trio thread -------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Hands a command to the worker thread of its lane."""
        if self._closing:
            return
        if isinstance(command, Collective):
            self._all_lanes[-1].submit(command)
        else:
            self._lanes[lane_of(command, self.lanes)].submit(command)

    async def close(self, timeout: float) -> bool:
        """Waits for the threads of all lanes, whose workers are the last to end."""
        self._closing = True
        workers = [lane.worker for lane in self._all_lanes if lane.worker is not None]
        for lane in self._all_lanes:
            lane.end()
        ended = not workers
        with trio.move_on_after(timeout):
            for worker in workers:
                await trio.to_thread.run_sync(worker.join, abandon_on_cancel=True)
            ended = True
            for ring in self._rings.values():
                await trio.to_thread.run_sync(ring.leave, abandon_on_cancel=True)
        for lane in self._all_lanes:
            lane.closed = True
        self._end_inquiries()
        return ended

    def wake_up(self) -> None:
        """Does nothing: workers are woken by what they are given."""

    def lent(
        self, program: CudaProgram | None = None, *, leaves: bool = False
    ) -> AbstractContextManager[None]:
        """See `lazyasync.backends.protocol.LendsLane`."""
        first, *others = self._all_lanes
        if (
            self._closing
            or not (program is None or first.knows(program))
            or not all(lane.is_idle for lane in others)
        ):
            raise NotAtOnceError
        return first.lends(leaves)

    def ended(self) -> float:
        """See `lazyasync.backends.protocol.LendsLane`."""
        return self._lanes[0].ended()

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

    def compile_for_sizes(self, graph: Graph) -> CallsForSizes | KernelsForSizes:
        """See `lazyasync.backends.protocol.CompilesForSizes`.

        Calls of CuPy serve all lengths; kernels of our own are given them when they are launched.
        """
        if self._kind is None or self._compiler is None:
            return CallsForSizes(self._xp)
        return KernelsForSizes(
            LoweredForSizes(graph, self._xp, self._kind, self._compiler), self._xp
        )

    def workspace_bytes(self) -> int:
        """The bytes that pools hold and no buffer uses, after the last command, and graphs'."""
        return sum([lane.held_bytes() for lane in self._all_lanes])

    # ---- inside a command's work -----------------------------------------------------------

    def execute(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
        observer: PieceObserver | None = None,
    ) -> list[Any]:
        """Issues a program, and tells ``observer`` of each piece.

        ``donated`` are the arguments, by position, that may become outputs.
        """
        here = self._lanes[lane]
        values = [self._on_device(one) if type(one) is HostBuffer else one for one in arguments]
        for other in self._lanes:
            if other is not here:
                self._wait_for_uploads(here, other, values)
        # What is uploaded on the way may be somebody else's as well, and is elsewhere each time, so
        # that a graph which writes over it would never come again.
        uploaded = here.current.uploads
        own = [
            place
            for place in donated
            if type(arguments[place]) is not HostBuffer and id(values[place]) not in uploaded
        ]
        outputs = here.gpu.run(program, values, observer, own, here.is_lent)
        here.fills(outputs, keep=values)
        return outputs

    def execute_timed(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        donated: Sequence[int],
        lane: int,
        observer: KernelObserver,
    ) -> list[Any]:
        """Issues a program in the same way, with events between its pieces."""
        here = self._lanes[lane]
        times = PieceTimes(here.events, here.gpu.stream, observer, self._deliver)
        here.current.times = times
        return self.execute(program, arguments, donated, lane, times)

    def upload(self, array: np.ndarray) -> Any:
        """A buffer with a copy of a host array, which is read before this returns.

        In another thread than the device's own it gives a `HostBuffer`, which reads it later.
        """
        here = self._here()
        return HostBuffer(array) if here is None else here.upload(array)

    def download(self, buffer: Any) -> Callable[[], np.ndarray]:
        """Issues a copy to the host.

        Another device's thread may call this too, and what it gives then waits for the copy.
        """
        if type(buffer) is HostBuffer:
            array = buffer.array
            return lambda: array
        here = self._here()
        if here is None:
            return self._download_elsewhere(buffer)
        for other in self._lanes:
            if other is not here:
                self._wait_for_uploads(here, other, (buffer,))
        here.current.keep.append(buffer)
        result = here.gpu.staging.to_host(buffer)
        return lambda: result

    def receive(self, source: Backend, buffer: Any) -> Any:
        """A copy of another device's buffer: from GPU to GPU, or by way of the host."""
        if type(buffer) is HostBuffer:
            return self.upload(buffer.array)
        if isinstance(source, CudaBackend):
            return buffer if source is self else self._receive_from_peer(source, buffer)
        return self.upload(source.download(buffer)())

    def trim(self) -> None:
        """Gives free memory back to CUDA. No lane has a program then."""
        for lane in self._all_lanes:
            lane.trim()
        if self._foreign is not None:
            self._foreign.free_all_blocks()

    # ---- other libraries (any thread) ------------------------------------------------------

    def exported(self, buffer: Any, holder: object) -> Any:
        """See `lazyasync.backends.protocol.SharesMemory`."""
        self._lanes[0].wait_for_left()  # a consumer's stream does not know of it
        cuda, place = self._cupy.cuda, buffer.data
        held = buffer, holder
        memory = cuda.UnownedMemory(place.ptr, buffer.nbytes, held, self.device.index)
        pointer = cuda.MemoryPointer(memory, 0)
        return self._cupy.ndarray(buffer.shape, buffer.dtype, pointer, buffer.strides)

    def imported(self, array: Any) -> Any:
        """See `lazyasync.backends.protocol.SharesMemory`."""
        cuda = self._cupy.cuda
        if self._health.lost:
            raise self._health.error()
        with cuda.Device(self.device.index):
            if self._foreign is None:
                self._foreign = cuda.MemoryPool()
            # Whoever has made the array has the stream that is current here wait for it.
            seen = self._cupy.from_dlpack(array)
            made = cuda.get_current_stream().record()
            stream = cuda.Stream(non_blocking=True)
            stream.wait_event(made)
            with stream, cuda.using_allocator(self._foreign.malloc):
                copy = self._cupy.empty(seen.shape, seen.dtype)
                # Looked up behind the allocation: what has been left may still read that memory.
                behind = self._lanes[0].left_behind
                if behind is not None:
                    stream.wait_event(behind)
                self._cupy.copyto(copy, seen)
                stream.synchronize()
        return copy

    # ---- collectives -----------------------------------------------------------------------

    def meeting(
        self,
        backends: Sequence[Backend],
        kind: CollectiveKind,
        types: Sequence[TensorType],
        root: int = 0,
    ) -> Meeting | None:
        """See `lazyasync.backends.protocol.MeetsOthers`."""
        peers = [one for one in backends if isinstance(one, CudaBackend) and not one._closing]
        devices = tuple([peer.device.index for peer in peers])
        if len(peers) < len(backends) or len(set(devices)) < len(devices):
            return None
        library = self._nccl
        if library is None or any(peer._nccl is None or peer._health.lost for peer in peers):
            _log.info("a collective of %s is made of copies: NCCL is not here", self.device)
            return None
        if kind in ("sum", "scatter") and not adds(types):
            return None
        ring = self._rings.get(devices)
        if ring is None or ring.aborted:
            ring = Ring(library, devices)
            for peer in peers:
                peer._rings[devices] = ring
        return Meeting(ring, kind, root)

    def collective(
        self,
        meeting: Meeting,
        place: int,
        sources: Sequence[Any],
        outputs: Sequence[TensorType],
    ) -> list[Any]:
        """See `lazyasync.backends.protocol.MeetsOthers`."""
        here = self._all_lanes[-1]
        given = [self._on_device(one) if type(one) is HostBuffer else one for one in sources]
        for other in self._lanes:
            self._wait_for_uploads(here, other, given)
        ordered = [one if one.flags.c_contiguous else one.copy() for one in given]
        made = [self._cupy.empty(type.shape, type.dtype) for type in outputs]
        here.fills(made, keep=[*given, *ordered])
        meeting.arrive(place, Part(here.gpu.stream.ptr, ordered, made))
        return made

    def _here(self) -> CudaLane | None:
        """The lane in whose worker thread this is called; None elsewhere."""
        return next((lane for lane in self._all_lanes if lane.is_here), None)

    def _on_device(self, host: HostBuffer) -> Any:
        if host.buffer is None:
            host.buffer = self.upload(host.array)  # another lane may do so too: then one is left
        return host.buffer

    def _wait_for_uploads(self, here: CudaLane, other: CudaLane, buffers: Sequence[Any]) -> None:
        """Has a lane wait for what another one has been given to copy to some buffers.

        All else that a command reads is complete, or comes before it in the same lane.
        """
        if not other.waiter.has_uploads:
            return
        for buffer in buffers:
            filled = other.waiter.upload_behind(buffer)
            if filled is not None:
                here.wait_for(filled)

    def _receive_from_peer(self, source: CudaBackend, buffer: Any) -> Any:
        if source._health.lost:
            raise source._health.error()
        if not buffer.flags.c_contiguous:
            # Only its own thread could put it in order.
            return self.upload(source.download(buffer)())
        here = self._here()
        assert here is not None
        index, peer = self.device.index, source.device.index
        self._enable_peer_access(peer)
        here.follow(source._lanes[0])
        for lane in source._all_lanes:
            event = lane.waiter.event_behind(buffer)
            if event is not None:
                here.wait_for(event)
        target = self._cupy.empty(buffer.shape, buffer.dtype)
        if buffer.nbytes:
            self._cupy.cuda.runtime.memcpyPeerAsync(
                target.data.ptr,
                index,
                buffer.data.ptr,
                peer,
                buffer.nbytes,
                here.gpu.stream.ptr,
            )
        here.fills([target], keep=(buffer,))
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
        inquiry = Inquiry(lambda: self.download(buffer), self._inquiries)
        # One that has been started, as that which has made the buffer.
        next(lane for lane in reversed(self._lanes) if lane.worker is not None).ask(inquiry)
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


# ---- opening -------------------------------------------------------------------------------


def _compiler(kind: GpuKind, config: Config) -> KernelCompiler:
    cache = ObjectCache.at(config.compile_cache_directory) if config.compile_cache else None
    return KernelCompiler(kind.arch, cache)


def _total_memory(cupy: Any, device: Device) -> int:
    """The size of a device's memory. Makes no context, so any thread may ask."""
    runtime = cupy.cuda.runtime
    count = int(runtime.getDeviceCount())
    if device.index >= count:
        raise UnknownDeviceError(f"there is no {device}: CUDA has {count} devices here")
    return int(runtime.getDeviceProperties(device.index)["totalGlobalMem"])
