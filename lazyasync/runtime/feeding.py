"""Between host and device: fetching trees, putting trees, and prefetching batches."""

from __future__ import annotations

from collections.abc import AsyncIterable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar

import numpy as np
import trio

from lazyasync.device import Device
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording import new_data_tensor
from lazyasync.runtime.runtime import current_job
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

Batch = TypeVar("Batch")


async def to_cpu(tree: Any) -> Any:
    """The same tree with a read-only NumPy array for each tensor; one execution for all of them.

    ``tree`` is any nest of list, tuple, dict, dataclass and named tuple; other leaves stay as they
    are. Raises `ExecutionError` for the first tensor that failed.
    """
    leaves, definition = flatten(tree)
    tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
    if not tensors:
        await trio.lowlevel.checkpoint()
        return tree
    executor: Any = tensors[0]._executor
    fetched = iter(await executor.fetch(tensors, host=True))
    return definition.unflatten(
        [next(fetched).host if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
    )


async def put(tree: Any, device: str | Device | None = None) -> Any:
    """The same tree with a ready tensor for each array, copied on the device's own thread.

    Unlike `la.asarray`, which copies at once in the caller's task, this stalls nothing, whatever
    the size; the arrays must not be changed until it returns. Leaves that are no arrays and no
    tensors stay as they are. Raises `DTypeError` for dtypes that tensors cannot have.
    """
    job = current_job()
    resolved = job.resolve_device(device)
    leaves, definition = flatten(tree)
    places = [
        index for index, leaf in enumerate(leaves) if isinstance(leaf, (np.ndarray, np.generic))
    ]
    arrays = []
    for place in places:
        array = np.asarray(leaves[place])
        arrays.append(array.astype(canonical_dtype(array.dtype), copy=False))
    await trio.lowlevel.checkpoint()
    error = job.runtime.closed_error()
    if error is not None:
        raise error
    if arrays:
        datas = await job.runtime.device_actor(resolved).upload(arrays, job)
        for place, data in zip(places, datas, strict=True):
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
    source at once, ``async with la.prefetch(loader) as batches:`` around it. A plain iterable is
    iterated in a worker thread, so that it may block; an asynchronous one in a task. What the
    source raises comes out of the loop, after the batches before it. Raises ``ValueError`` for a
    depth below 1.
    """
    if depth < 1:
        raise ValueError(f"prefetch needs a depth of at least 1, not {depth}")
    return Prefetch(source, depth, device)


class Prefetch(Generic[Batch]):
    """An asynchronous iterator over batches on a device; made by `la.prefetch`."""

    def __init__(
        self,
        source: Iterable[Batch] | AsyncIterable[Batch],
        depth: int,
        device: str | Device | None,
    ) -> None:
        self._job = current_job()
        self._device = self._job.resolve_device(device)
        self._source = source
        # One batch waits in the hand of the pump, the others in the channel.
        self._send, self._receive = trio.open_memory_channel[Batch](depth - 1)
        self._pump = _Pump(self._send, source, self._device)
        self._started = False

    def __aiter__(self) -> Prefetch[Batch]:
        return self

    async def __anext__(self) -> Batch:
        if not self._started:
            self._started = True
            self._job.runtime.start_feeder(self._pump.run)
        try:
            return await self._receive.receive()
        except trio.EndOfChannel:
            error, self._pump.error = self._pump.error, None
            if error is not None:
                raise error from None
            closed = self._job.runtime.closed_error()
            if closed is not None and not self._pump.finished:
                raise closed from None
            raise StopAsyncIteration from None

    async def aclose(self) -> None:
        """Ends the source; batches that were ready are dropped."""
        self._close()
        await trio.lowlevel.checkpoint()

    def _close(self) -> None:
        self._receive.close()
        self._pump.stop()

    async def __aenter__(self) -> Prefetch[Batch]:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._close()

    def __del__(self) -> None:
        # A loop that was left early: the pump finds nobody to give to, and ends. Closing the
        # channel here could reschedule a task from a foreign thread, so only a flag is set.
        pump = getattr(self, "_pump", None)
        if pump is not None:
            pump.abandoned = True
            self._job.runtime.deliver_soon(pump.stop)


class _Pump:
    """The task behind a `Prefetch`; it does not hold the `Prefetch`, which may be dropped."""

    def __init__(self, send: trio.MemorySendChannel[Any], source: Any, device: Device) -> None:
        self._send = send
        self._source = source
        self._device = device
        self._scope = trio.CancelScope()
        self.error: BaseException | None = None
        self.finished = False
        self.abandoned = False

    def stop(self) -> None:
        """Ends the task; a blocking source ends with its current item."""
        self._scope.cancel()

    async def run(self) -> None:
        """Moves batches until the source ends, fails, or nobody wants them."""
        with self._scope, self._send:
            try:
                await self._move()
                self.finished = True
            except trio.BrokenResourceError:
                pass
            except Exception as error:
                self.error = error
        self._source = None

    async def _move(self) -> None:
        if isinstance(self._source, AsyncIterable):
            iterator = aiter(self._source)
            try:
                async for batch in iterator:
                    await self._send.send(await put(batch, self._device))
            finally:
                if hasattr(iterator, "aclose"):
                    with trio.CancelScope(shield=True):
                        await iterator.aclose()
            return
        iterator_: Iterator[Any] = iter(self._source)
        while True:
            item = await trio.to_thread.run_sync(_next, iterator_, abandon_on_cancel=True)
            if item is _END:
                return
            await self._send.send(await put(item, self._device))


_END = object()


def _next(iterator: Iterator[Any]) -> Any:
    return next(iterator, _END)
