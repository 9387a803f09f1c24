"""Loaders: batches in an order that follows from the seed and the epoch."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any, NoReturn

import numpy as np

from lazyasync.arguments import whole_number
from lazyasync.data.batches import Arrays, Collate, Items, is_arrays, stacked
from lazyasync.data.processes import batches_of_processes
from lazyasync.hints import KEYWORDS_OF_LOADERS

__all__ = ["AsyncLoader", "Loader"]


class Loader:
    """Batches of a source, for `la.prefetch`: ``for batch in loader`` is one epoch.

    ``source`` is an array, or a dict, tuple or dataclass of arrays with one first axis, of which
    batches are slices; a sequence (``__len__`` and ``__getitem__``), whose items are collated; or
    an iterable, asynchronous ones included, whose items are taken as they come. ``collate`` makes a
    batch of a list of items (of the slices, where the source has arrays). Without it items of one
    structure are put side by side.

    With ``shuffle`` the order of an epoch follows from ``seed`` and the epoch's number alone, so
    `from_step` goes on in the middle of an epoch with the same items. The last batch is short
    unless ``drop_last``.

    ``workers`` threads make batches at once, which come in their order: right for what reads files,
    or calls NumPy, Pillow and the like. ``processes`` are for work in Python itself: they are
    spawned with the epoch, so the source and ``collate`` are pickled once, but arrays are passed in
    shared memory. What a worker raises is raised by the loop, with the worker's traceback in its
    notes; a process that dies is a ``RuntimeError``. Leaving the loop ends threads and processes.

    Raises ``TypeError`` or ``ValueError`` for arguments that make no sense together.
    """

    def __new__(cls, source: Any, *args: Any, **keywords: Any) -> Loader:
        for name in KEYWORDS_OF_LOADERS.keys() & keywords.keys():
            raise TypeError(f"Loader has no argument {name!r}; write {KEYWORDS_OF_LOADERS[name]}")
        is_async = isinstance(source, AsyncIterable) and cls is Loader
        return object.__new__(AsyncLoader if is_async else cls)

    def __init__(
        self,
        source: Any,
        batch_size: int,
        shuffle: bool = False,
        seed: int = 0,
        workers: int = 0,
        processes: int = 0,
        collate: Collate | None = None,
        drop_last: bool = False,
    ) -> None:
        self.batch_size = whole_number("Loader: batch_size", batch_size, 1)
        self.shuffle, self.drop_last = bool(shuffle), bool(drop_last)
        self.seed = whole_number("Loader: seed", seed, 0)
        self._workers = whole_number("Loader: workers", workers, 0)
        self._processes = whole_number("Loader: processes", processes, 0)
        if collate is not None and not callable(collate):
            raise TypeError(f"Loader: collate must be a function, not {type(collate).__name__}")
        self._collate = collate
        self._source = source
        self._items: Arrays | Items | None = None
        if is_arrays(source):
            self._items = Arrays(source)
        elif hasattr(source, "__len__") and hasattr(source, "__getitem__"):
            if isinstance(source, Mapping):
                raise TypeError("Loader: a dict must have arrays only")
            self._items = Items(source)
        elif not isinstance(source, Iterable | AsyncIterable):
            raise TypeError(f"Loader takes arrays, a sequence or an iterable, not {source!r}")
        if self._workers and self._processes:
            raise ValueError("Loader: there are threads or processes, not both")
        if self._items is None and (self.shuffle or self._workers or self._processes):
            raise ValueError(
                "Loader: shuffle, workers and processes need a source with a length and items by "
                "number, not an iterable"
            )
        self._epoch, self._batch = 0, 0

    # ---- where it is -----------------------------------------------------------------------

    def __len__(self) -> int:
        """The number of batches of an epoch. Raises ``TypeError`` for an iterable."""
        if self._items is None:
            raise TypeError("a Loader of an iterable has no length")
        whole, rest = divmod(len(self._items), self.batch_size)
        return whole + (rest > 0 and not self.drop_last)

    def state_dict(self) -> dict[str, int]:
        """The number of the epoch, and how many of its batches have been taken from the loader.

        `la.prefetch` takes batches ahead of the loop: with it, keep the number of the step in the
        checkpoint instead, and go on with `from_step`.
        """
        return {"epoch": self._epoch, "batch": self._batch}

    def load_state_dict(self, state: Mapping[str, int]) -> None:
        """Has the next loop over the loader go on where `state_dict` was called."""
        self._epoch = whole_number("Loader: epoch", state["epoch"], 0)
        self._batch = whole_number("Loader: batch", state["batch"], 0)

    # ---- batches ---------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Any]:
        for batch in self.epoch(self._epoch, self._batch):
            self._batch += 1
            yield batch
        self._epoch, self._batch = self._epoch + 1, 0

    def epoch(self, number: int, start: int = 0) -> Iterator[Any]:
        """The batches of an epoch from the batch ``start`` on. Changes nothing of the loader."""
        first = whole_number("Loader: start", start, 0)
        return self._made(islice(self._orders(number), first, None), first)

    def from_step(self, step: int, stop: int | None = None) -> Iterator[Any]:
        """The batches of all epochs, one after the other, from the batch ``step`` of the first on.

        Up to the batch ``stop``, or without end. It follows from the step alone, so a run that
        keeps it in its checkpoint goes on with the items that the run before would have had.
        Raises ``TypeError`` for an iterable, ``ValueError`` for a loader without batches.
        """
        count = len(self)
        if not count:
            raise ValueError("Loader: there are no batches in an epoch")
        first = whole_number("Loader: step", step, 0)

        def orders() -> Iterator[np.ndarray]:
            epoch, start = divmod(first, count)
            while True:
                yield from islice(self._orders(epoch), start, None)
                epoch, start = epoch + 1, 0

        wanted = None if stop is None else max(0, whole_number("Loader: stop", stop) - first)
        return self._made(islice(orders(), wanted), 0)

    def _orders(self, epoch: int) -> Iterator[np.ndarray]:
        """The numbers of the items of each batch of an epoch; without items by number nothing."""
        if self._items is None:
            return
        length = len(self._items)
        order = np.arange(length)
        if self.shuffle:
            order = np.random.default_rng((self.seed, epoch)).permutation(length)
        for place in range(len(self)):
            yield order[place * self.batch_size : (place + 1) * self.batch_size]

    def _made(self, orders: Iterator[np.ndarray], start: int) -> Iterator[Any]:
        items, collate = self._items, self._collate
        if items is None:
            return self._streamed(start)
        if self._processes:
            return batches_of_processes(items, orders, collate, self._processes)
        if self._workers:
            return self._of_threads(items, orders)
        return (items.batch(indices, collate) for indices in orders)

    def _of_threads(self, items: Arrays | Items, orders: Iterator[np.ndarray]) -> Iterator[Any]:
        pending: deque[Future[Any]] = deque()
        threads = ThreadPoolExecutor(self._workers, thread_name_prefix="Loader")
        try:
            for indices in orders:
                pending.append(threads.submit(items.batch, indices, self._collate))
                if len(pending) > 2 * self._workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            threads.shutdown(wait=True, cancel_futures=True)

    def _streamed(self, start: int) -> Iterator[Any]:
        items = iter(self._source)
        skipped = 0
        while chunk := list(islice(items, self.batch_size)):
            if self._is_short(chunk):
                return
            if skipped >= start:
                yield self._collated(chunk)
            skipped += 1

    def _is_short(self, chunk: list[Any]) -> bool:
        return self.drop_last and len(chunk) < self.batch_size

    def _collated(self, chunk: list[Any]) -> Any:
        return (self._collate or stacked)(chunk)


class AsyncLoader(Loader):
    """What `Loader` is for an asynchronous source: ``async for batch in loader``."""

    def __iter__(self) -> NoReturn:
        """Raises ``TypeError``: the source is asynchronous."""
        raise TypeError(
            "a Loader of an asynchronous source is one: write `async for batch in loader`, or in "
            "la.prefetch(loader)"
        )

    async def __aiter__(self) -> AsyncIterator[Any]:
        chunk: list[Any] = []
        first = self._batch
        number = 0
        async for item in self._source:
            chunk.append(item)
            if len(chunk) == self.batch_size:
                number += 1
                if number > first:
                    self._batch = number
                    yield self._collated(chunk)
                chunk = []
        if chunk and not self._is_short(chunk) and number >= first:
            yield self._collated(chunk)
        self._epoch, self._batch = self._epoch + 1, 0
