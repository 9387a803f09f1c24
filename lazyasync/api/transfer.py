"""Between host and device: fetching trees, putting trees, and prefetching batches."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import (
    AsyncGenerator,
    AsyncIterable,
    AsyncIterator,
    Awaitable,
    Generator,
    Iterable,
    Iterator,
)
from contextlib import nullcontext
from contextvars import copy_context
from types import TracebackType
from typing import Any, Generic, TypeVar, overload

import numpy as np
import outcome
import trio
from trio.lowlevel import enable_ki_protection, in_trio_task

from lazyasync.arguments import whole_number
from lazyasync.callers import (
    Event,
    Host,
    from_anywhere,
    host_of_caller,
    host_that_blocks,
    refuse_cancellation,
)
from lazyasync.device import Device
from lazyasync.errors import NoRuntimeError, RuntimeMismatchError
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording import RecordingContext, check_runtime, context, new_data_tensor
from lazyasync.runtime.job_access import devices_of_job, job_to_await, own_job
from lazyasync.runtime.jobs.job import PrefetchStatistics
from lazyasync.runtime.loop.exception_groups import without
from lazyasync.runtime.loop.waiting import Slots, WaitQueue, Waits
from lazyasync.runtime.requested_devices import DeviceNames
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten
from lazyasync.trees.opaque import check_leaves

__all__ = [
    "Prefetch",
    "prefetch",
    "put",
    "to_cpu",
]

Batch = TypeVar("Batch")
_Tree = TypeVar("_Tree")
_Key = TypeVar("_Key")
_Leaf = TypeVar("_Leaf", np.ndarray, LazyTensor)


@from_anywhere
async def to_cpu(tree: Any, devices: DeviceNames | None = None) -> Any:
    """The same tree with a read-only NumPy array for each tensor; one execution for all of them.

    ``tree`` is any nest of containers (see `la.trees`); other leaves stay as they are. So do
    tensors on other devices than ``devices`` (a name, or several), where that is given:
    they are not computed. Raises `ExecutionError` for the first tensor that failed,
    `RuntimeMismatchError` for tensors of two runtimes, `UnknownDeviceError` for a device that the
    current job does not have, and ``TypeError`` for a leaf of an unknown class that holds tensors.
    """
    wanted = None if devices is None else set(devices_of_job(job_to_await(), "to_cpu", devices))
    leaves, definition = flatten(tree)
    check_leaves("to_cpu", leaves, definition, (LazyTensor,))
    tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
    if tensors:
        executor = tensors[0]._executor
        if any(tensor._executor is not executor for tensor in tensors):
            raise RuntimeMismatchError("to_cpu: the tensors belong to several runtimes")
    places = [
        place
        for place, leaf in enumerate(leaves)
        if isinstance(leaf, LazyTensor) and (wanted is None or leaf.device in wanted)
    ]
    if not places:
        await trio.lowlevel.checkpoint()
        return tree
    fetched = await executor.fetch([leaves[place] for place in places], host=True)
    for place, data in zip(places, fetched, strict=True):
        leaves[place] = data.host
    return definition.unflatten(leaves)


def at_hand(tensor: LazyTensor) -> np.ndarray | None:
    """What `to_cpu` would give without waiting; None if it would have to wait."""
    return tensor._executor.at_hand(tensor)


@overload
async def put(tree: _Leaf, device: str | Device | None = None) -> LazyTensor: ...
@overload
async def put(tree: list[_Leaf], device: str | Device | None = None) -> list[LazyTensor]: ...
@overload
async def put(
    tree: dict[_Key, _Leaf], device: str | Device | None = None
) -> dict[_Key, LazyTensor]: ...
@overload
async def put(
    tree: dict[Any, Any] | list[Any] | tuple[Any, ...], device: str | Device | None = None
) -> Any: ...
@overload
async def put(tree: _Tree, device: str | Device | None = None) -> _Tree: ...
@from_anywhere
async def put(tree: Any, device: str | Device | None = None) -> Any:
    """The same tree with a ready tensor for each array, copied on the device's own thread.

    Unlike `la.asarray`, which copies at once in the caller's task, this stalls nothing, whatever
    the size; the arrays must not be changed until it returns. Leaves that are no arrays and no
    tensors stay as they are. Raises `DTypeError` for dtypes that tensors cannot have,
    `RuntimeMismatchError` for tensors of another runtime, and ``TypeError`` for a leaf of an
    unknown class that holds arrays or tensors.
    """
    job = job_to_await()
    resolved = job.resolve_device(device)
    leaves, definition = flatten(tree)
    check_leaves("put", leaves, definition, (LazyTensor, np.ndarray))
    tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
    check_runtime("put", tensors, job.executor)
    places = [
        index for index, leaf in enumerate(leaves) if isinstance(leaf, (np.ndarray, np.generic))
    ]
    arrays = [np.asarray(leaves[place]) for place in places]
    dtypes = [canonical_dtype(array.dtype) for array in arrays]
    await trio.lowlevel.checkpoint()
    # Failures of the job are for its barriers: what is put, or a batch of a source, may be another
    # task's, which would lose it.
    job.executor.check_running(job)
    for index, (array, dtype) in enumerate(zip(arrays, dtypes, strict=True)):
        if array.dtype != dtype:  # in another byte order
            arrays[index] = await job.runtime.waits.run_in_thread(array.astype, dtype)
    if arrays:
        datas = await job.runtime.actors[resolved].copies.upload(arrays, job)
        origin = NodeMetadata.here("", job.ir_debug)
        for place, data in zip(places, datas, strict=True):
            data.origin = origin
            leaves[place] = new_data_tensor(data)
    leaves = [leaf.to(resolved) if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
    return definition.unflatten(leaves)


def prefetch(
    source: Iterable[Batch] | AsyncIterable[Batch],
    depth: int = 2,
    device: str | Device | None = None,
) -> Prefetch[Batch]:
    """Batches of ``source`` on a device, up to ``depth`` of them ready before they are asked for.

    ``async for batch in la.prefetch(loader):``, or, to be sure that a loop left early ends the
    source at once, ``async with la.prefetch(loader) as batches:`` around it; a plain ``for`` under
    `la.blocking`. A plain iterable is iterated in a worker thread, so that it may block, and what
    it records is recorded apart, each item a step of its own; an asynchronous one in a task. What
    the source raises comes out of the loop, after the batches before it, and so does a
    `NoRuntimeError` if the runtime ends before the source. A loop that ends early
    closes a source that is a generator, once the item it is working on is there. Raises
    ``TypeError`` for what cannot be iterated and a depth that is no integer, ``ValueError`` for one
    below 1.
    """
    if not isinstance(source, AsyncIterable | Iterable) and not hasattr(source, "__getitem__"):
        raise TypeError(f"prefetch takes an iterable, not {type(source).__name__}")
    return Prefetch(source, whole_number("prefetch: depth", depth, 1), device)


class Prefetch(Generic[Batch]):
    """An asynchronous iterator over batches on a device; made by `la.prefetch`."""

    def __init__(
        self,
        source: Iterable[Batch] | AsyncIterable[Batch],
        depth: int,
        device: str | Device | None,
    ) -> None:
        job = own_job()
        self._job = job.owner
        self._runtime = job.runtime
        resolved = job.resolve_device(device)
        self._pump: _Pump[Batch] = _Pump(source, depth, resolved, self._runtime.waits)

    def __aiter__(self) -> Prefetch[Batch]:
        return self

    async def __anext__(self) -> Batch:
        # Taken here, and not where it is waited for: a cancellation that comes while that one
        # returns to asyncio would lose the batch. Meanwhile somebody else may have it.
        while await self._wait_for_batch():
            if self._pump.has_ready:
                return self._pump.take()
        raise StopAsyncIteration

    @from_anywhere
    async def _wait_for_batch(self) -> bool:
        self._runtime.check_process()
        self._runtime.waits.check_thread()
        pump = self._pump
        if not pump.started and not pump.stopped:
            self._start()
            self._job.prefetches[pump] = None
        await trio.lowlevel.checkpoint()
        return await pump.has_batch()

    def _start(self) -> None:
        self._runtime.start_feeder(self._pump.run)
        self._pump.started = True

    def __iter__(self) -> Iterator[Batch]:
        """The batches, for callers that may block. Raises ``TypeError`` for others."""
        host = host_that_blocks(
            "batches are awaited here: write `async for batch in la.prefetch(...)`"
        )
        return _Batches(self, host)

    def _ask(self, host: Host) -> Batch | object:
        """The next batch, or `_END`, for a caller that may block."""
        batch: Batch | object = host.call(anext, (self, _END), {})
        return batch

    @from_anywhere
    async def aclose(self) -> None:
        """Ends the source and waits for its end; batches that were ready are dropped.

        Raises what the source raises while it is being closed. An item that a plain iterable is
        working on is not waited for.
        """
        self._runtime.waits.check_thread()
        pump = self._pump
        pump.stop()
        if not pump.started and pump.is_open and self._runtime.closed_error() is None:
            self._start()  # only to be closed
        await trio.lowlevel.checkpoint()
        await pump.wait_closed()

    async def __aenter__(self) -> Prefetch[Batch]:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._is_over:
            self._stop_soon()
        else:
            await self.aclose()

    def __enter__(self) -> Prefetch[Batch]:
        host_that_blocks("batches are awaited here: write `async with la.prefetch(...)`")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        host = host_of_caller()
        if host is None or self._is_over:
            self._stop_soon()
        else:
            host.call(self.aclose, (), {})

    @property
    def _is_over(self) -> bool:
        """Whether the runtime has ended, to a caller outside trio, whose call nobody takes over.

        There may be another one by now, which has no part in this.
        """
        return not trio.lowlevel.in_trio_task() and self._runtime.closed_error() is not None

    @enable_ki_protection  # an interrupt that is raised here is lost
    def __del__(self) -> None:
        if hasattr(self, "_pump"):
            self._stop_soon()

    def _stop_soon(self) -> None:
        """Ends a loop that was left early: in any thread, so the runtime's is asked to do it."""
        if self._pump.started and not self._pump.ended:
            self._runtime.deliver_soon(self._pump.stop)


class _Batches(Iterator[Batch]):
    """A loop of a caller that may block; left early, it ends the source soon.

    A class, as a generator would have to be closed, and so wait, where the last one drops it.
    """

    def __init__(self, batches: Prefetch[Batch], host: Host) -> None:
        self._batches = batches
        self._host = host

    def __next__(self) -> Batch:
        batch = self._batches._ask(self._host)
        if batch is _END:
            raise StopIteration
        return batch  # type: ignore[return-value]

    @enable_ki_protection  # an interrupt that is raised here is lost
    def __del__(self) -> None:
        if hasattr(self, "_host"):
            self._batches._stop_soon()


class _Pump(Generic[Batch]):
    """The task behind a `Prefetch`, and the batches it has ready.

    It does not hold the `Prefetch`, which may be dropped. A place is taken before an item is asked
    for, so that no more than ``depth`` of them are under way.
    """

    def __init__(self, source: Any, depth: int, device: Device, waits: Waits) -> None:
        self._source = source
        self._device = device
        self._waits = waits
        self._places = Slots(waits, depth)
        self._ready: deque[Batch] = deque()
        self._consumers: WaitQueue = {}
        self._scope = trio.CancelScope()
        self._error: BaseException | None = None
        """What the source raised, to come after the batches that are ready."""
        self._closing_error: BaseException | None = None
        """What the source raised when a stopped pump closed it."""
        self.started = False
        self.stopped = False
        self.ended = False
        self._cut_off = False
        """Whether it has ended with the runtime, and not with the source."""

    def statistics(self) -> PrefetchStatistics:
        """How many batches are ready, and who waits for one."""
        return PrefetchStatistics(
            device=str(self._device),
            depth=self._places.limit,
            ready=len(self._ready),
            waiting=len(self._consumers),
            ended=self.ended or self.stopped,
        )

    # ---- for the consumer ------------------------------------------------------------------

    async def has_batch(self) -> bool:
        """Waits for a batch; False at the end. Raises, once, what the source raised.

        And `NoRuntimeError` where the runtime has ended before the source.
        """
        while not self._ready:
            if self._cut_off and not self.stopped:
                raise NoRuntimeError("the runtime has been closed before the source has ended")
            if self.stopped or self.ended:
                error, self._error = self._error, None
                try:
                    if error is not None:
                        raise error
                    return False
                finally:
                    del error  # which leads to this frame, and so to itself
            await self._waits.park(self._consumers)
        return True

    @property
    def is_open(self) -> bool:
        """Whether the source can be closed although nothing has been asked of it, as a channel."""
        return isinstance(self._source, AsyncIterator) and hasattr(self._source, "aclose")

    @property
    def has_ready(self) -> bool:
        """Whether there is a batch to take."""
        return bool(self._ready)

    def take(self) -> Batch:
        """The next batch."""
        self._places.release()
        return self._ready.popleft()

    def stop(self) -> None:
        """Ends the task; a blocking source ends with its current item."""
        self.stopped = True
        self._error = None
        self._ready.clear()
        self._scope.cancel()
        self._waits.wake_all(self._consumers)

    async def wait_closed(self) -> None:
        """Waits for the end of a stopped task."""
        while self.started and not self.ended:
            await self._waits.park(self._consumers)
        error, self._closing_error = self._closing_error, None
        try:
            if error is not None:
                raise error
        finally:
            del error  # as above

    # ---- the task --------------------------------------------------------------------------

    async def run(self) -> None:
        """Moves batches until the source ends, fails, or nobody wants them."""
        try:
            with self._scope:
                await self._move()
        except Exception as error:
            if self.stopped:
                self._closing_error = error
            else:
                self._error = error
        except BaseException:
            self._cut_off = True
            raise
        finally:
            self.ended = True
            self._source = None
            self._waits.wake_all(self._consumers)

    async def _move(self) -> None:
        source, self._source = self._source, None
        if isinstance(source, AsyncIterable):
            await self._move_from(_AsynchronousSource(source, job_to_await().runtime.outside))
        else:
            await self._move_from(_SourceInThreads(source, job_to_await()))

    async def _move_from(self, source: _Source) -> None:
        failure: Exception | None = None
        async with trio.open_nursery() as nursery:
            source.start(nursery)
            try:
                await self._move_all(source)
            except Exception as error:
                failure = error  # past the nursery, which would make a group of it
        try:
            if failure is not None:
                raise failure
        finally:
            del failure  # which holds this frame

    async def _move_all(self, source: _Source) -> None:
        try:
            while not self.stopped:
                await self._places.acquire()
                item = await source.next()
                if item is _END:
                    return
                self._ready.append(await put(item, self._device))
                self._waits.wake_first(self._consumers)
        finally:
            with trio.CancelScope(shield=True):
                await source.close()


_END = object()
_NOTHING = object()


class _Source:
    """An iterator, which ends with `_END`, and can be closed at any time."""

    def start(self, nursery: trio.Nursery) -> None:
        """Starts the task that it has, if any; it ends when the source is closed."""

    async def next(self) -> Any:
        """The next item, or `_END`."""
        raise NotImplementedError

    async def close(self) -> None:
        """Ends it."""
        raise NotImplementedError


class _AsynchronousSource(_Source):
    """An asynchronous iterable; what can be closed, such as a generator or a channel, is.

    It is iterated and closed in one task of its own, of asyncio's where the program is one of
    asyncio: what a generator enters before it yields, such as a nursery or a timeout, belongs to
    the task that it does so in, and that task must enter nothing around it afterwards.
    """

    def __init__(self, source: AsyncIterable[Any], outside: Host | None) -> None:
        self._iterator: AsyncIterator[Any] = aiter(source)
        self._outside = outside
        self._wanted = False
        """Whether somebody waits for the next item."""
        self._closing = False
        self._bell: Event | None = None
        """What the task waits for, while nobody wants an item."""
        self._answered = trio.Event()
        self._answer: outcome.Outcome[Any] = outcome.Value(_END)
        """The item, or what the source has raised; the end, if there is nothing else to say."""
        self._ended = False
        self._scope = trio.CancelScope(shield=True)

    def start(self, nursery: trio.Nursery) -> None:
        nursery.start_soon(self._run)

    async def next(self) -> Any:
        self._wanted = True
        await self._let_go_on()
        return self._take_answer()

    async def close(self) -> None:
        if self._wanted:
            self._scope.cancel()
        self._closing = True
        while not self._ended:
            await self._let_go_on()
        self._take_answer()

    async def _let_go_on(self) -> None:
        """Waits for an answer, or the end of the task."""
        if not self._ended:
            self._answered = trio.Event()
            if self._bell is not None:
                self._bell.set()
            await self._answered.wait()

    def _take_answer(self) -> Any:
        self._wanted = False
        answer, self._answer = self._answer, outcome.Value(_END)
        return answer.unwrap()

    async def _run(self) -> None:
        try:
            with self._scope:
                if self._outside is None:
                    await self._iterate()
                else:
                    await self._outside.in_trio(self._iterate(), copy_context())
        except Exception as error:
            self._answer = outcome.Error(error)
        finally:
            self._ended = True
            self._answered.set()

    async def _iterate(self) -> None:
        """What the task does, in trio or outside."""
        with trio.CancelScope() if in_trio_task() else nullcontext() as scope:
            try:
                while (item := await self._next_wanted()) is not _END:
                    self._answer = outcome.Value(item)
                    self._wanted = False
                    self._answered.set()
            finally:
                if scope is not None:  # entered before anything of the source
                    scope.shield = True
                await self._close_iterator()

    async def _next_wanted(self) -> Any:
        """The next item, once somebody wants it; `_END` when the source is to be closed.

        Until then it waits where the source has yielded. A timeout or a nursery of the source that
        cancels this is told there, as it would be by any other wait; what it yields then is next.
        """
        found: Any = _NOTHING
        cancelled = trio.Cancelled if self._outside is None else self._outside.cancelled
        while not (self._wanted or self._closing):
            self._bell = trio.Event() if self._outside is None else self._outside.event()
            try:
                await self._bell.wait()
            except cancelled as error:
                if self._scope.cancel_called or not isinstance(self._iterator, AsyncGenerator):
                    raise
                found = await _or_end(self._iterator.athrow(error))
        self._bell = None
        if self._closing:
            return _END
        return await anext(self._iterator, _END) if found is _NOTHING else found

    async def _close_iterator(self) -> None:
        close = getattr(self._iterator, "aclose", None)
        if close is None:
            return
        try:
            await close()
        except BaseExceptionGroup as error:
            # A nursery makes a group of what tells a generator to end.
            rest = without(error, (GeneratorExit,))
            if rest is not None:
                raise rest from None


async def _or_end(item: Awaitable[Any]) -> Any:
    try:
        return await item
    except StopAsyncIteration:
        return _END


class _SourceInThreads(_Source):
    """A plain iterable, iterated in worker threads, one item at a time.

    The event loop records at the same moment, so what the source records belongs to a job of its
    own. Each item is a step of it: nothing is left lazy when another thread gets to see it.

    Cancelled, it abandons the thread that works on an item, which then closes the generator: two
    threads must not enter it at a time.
    """

    def __init__(self, source: Iterable[Any], job: RuntimeJob) -> None:
        self._job = job.source_job()
        self._context = copy_context()
        self._context.run(context.set, RecordingContext(self._job))
        self._source: Iterable[Any] = source
        self._iterator: Iterator[Any] | None = None
        self._lock = threading.Lock()
        self._busy = False
        self._closing = False

    async def next(self) -> Any:
        try:
            item = await trio.to_thread.run_sync(self._advance, abandon_on_cancel=True)
        except BaseException as error:
            refuse_cancellation(self._job.runtime.outside, error)
            raise
        await self._hand_over()
        return item

    async def _hand_over(self) -> None:
        """The barrier behind an item, if anything was recorded for it."""
        job = self._job
        devices = job.devices
        if not job.transfers:
            devices = tuple([part.device for part in job.contexts if part.has_recorded])
        if devices:
            await job.executor.mark_step(job, devices, wait=False)

    def _advance(self) -> Any:
        with self._lock:
            if self._closing:
                return _END
            self._busy = True
        self._job.thread = threading.get_ident()
        try:
            return self._context.run(self._next)
        finally:
            with self._lock:
                self._busy = False
                closing = self._closing
            if closing:
                self._close_generator()

    def _next(self) -> Any:
        try:
            if self._iterator is None:
                self._iterator = iter(self._source)
            return next(self._iterator, _END)
        except StopAsyncIteration as error:  # which would end the loop as if all were well
            raise RuntimeError("the source of la.prefetch raised StopAsyncIteration") from error

    async def close(self) -> None:
        with self._lock:
            self._closing = True
            busy = self._busy
        try:
            runtime = self._job.runtime
            # A forked child does not close what is its parent's.
            if not busy and isinstance(self._iterator, Generator) and not runtime.left_behind:
                await runtime.waits.run_in_thread(self._close_generator)
        finally:
            self._job.owner.end_part(self._job)

    def _close_generator(self) -> None:
        if isinstance(self._iterator, Generator):
            self._job.thread = threading.get_ident()
            self._context.run(self._iterator.close)
