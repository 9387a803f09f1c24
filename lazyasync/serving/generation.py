"""`la.serving.generating`: sequences of many callers, computed an item at a time, side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import get_ident
from types import TracebackType
from typing import Any

from trio import current_time
from trio.lowlevel import checkpoint

from lazyasync.api.transfer import to_cpu
from lazyasync.arguments import whole_number
from lazyasync.callers import from_anywhere, host_that_blocks, refuse_cancellation
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.loop.exception_groups import said
from lazyasync.runtime.loop.waiting import WaitQueue, Waits
from lazyasync.runtime.requested_devices import DeviceNames
from lazyasync.runtime.runtime import Runtime
from lazyasync.serving.errors import BatchError, QueueFullError, ServingEndedError
from lazyasync.serving.examples import Forms, divided
from lazyasync.serving.places import Places
from lazyasync.serving.serving_job import Weights, check_callable, serving
from lazyasync.serving.statistics import GenerationCounts, GenerationStatistics


def generating(
    start: Callable[..., Any],
    step: Callable[..., Any],
    *weights: Any,
    most: int = 16,
    max_queue: int = 1024,
    devices: DeviceNames | None = None,
    priority: int = 1,
    name: str | None = None,
) -> GeneratingBlock:
    """Generates sequences for many callers, item by item, for an ``async with`` block.

    ::

        async with la.serving.generating(start, step, params) as generate:
            ...
            async with generate(prompt, limit=100) as tokens:  # in any task
                async for token in tokens:
                    ...

    Both functions are of one sequence, and are compiled. ``start(*weights, *prompt)`` gives its
    state, a tree of tensors, of the same shapes and dtypes for all sequences: such as the keys and
    values of the prompt, in a cache that is as long as a sequence may become. ``step(*weights,
    state)`` gives the next state and an item, a tree of tensors, which the caller gets as arrays of
    NumPy.

    ``step`` is mapped over the states of all sequences (see `la.vmap`), so that each iteration is
    one step of the device, which reads the weights once. Sequences come and go between iterations:
    none waits for the end of another one. Their number is an argument of the program. States are
    copied where a sequence comes, or goes, and no other one takes its place.

    Args:
        start: the function that gives the first state of a sequence.
        step: the function that gives the next state, and an item.
        *weights: first arguments of both, which `Generating.publish` exchanges.
        most: sequences that are computed side by side.
        max_queue: sequences that may wait. A further one gets a `QueueFullError` at once.
        devices: where it is computed (default: the first device of the runtime).
        priority: of its job, see `la.job`.
        name: of its job (default: that of ``step``).

    Raises:
        TypeError: for what is no function, and options of other types.
        ValueError: for options out of range.
    """
    check_callable("generating", start, step)
    places = whole_number("generating: most", most, 1)
    queue = whole_number("generating: max_queue", max_queue, 1)
    title = name or getattr(step, "__name__", None) or "generating"

    def make(runtime: Runtime) -> Generating:
        return Generating(title, start, step, weights, places, queue, runtime)

    return GeneratingBlock(lambda: serving(make, devices, priority))


class GeneratingBlock(BlockFromAnywhere["Generating"]):
    """What `generating` gives: a block, entered once."""

    name = "la.serving.generating"


class Sequence:
    """A sequence, as whoever computes it knows it."""

    def __init__(
        self, prompt: tuple[Any, ...], limit: int, stop: Callable[[Any], bool] | None
    ) -> None:
        self.prompt = prompt
        self.limit = limit
        """The items that it may still have."""
        self.stop = stop
        self.items: deque[Any] = deque()
        """Those that nobody has taken yet."""
        self.has_ended = False
        self.failure: Callable[[], Exception] | None = None
        """What it has ended with, made anew for each who is told."""
        self.left = False
        """Set when nobody wants more of it, in any thread."""
        self.readers: WaitQueue = {}

    @property
    def is_settled(self) -> bool:
        """Whether a reader has nothing to wait for: there is an item, or there are none left."""
        return bool(self.items) or self.has_ended or self.left

    def next(self, end: type[Exception]) -> Any:
        """The next item of one that is settled. Raises ``end``, or its failure, behind the last."""
        if self.items and not self.left:
            return self.items.popleft()
        if self.failure is not None and not self.left:
            raise self.failure()
        raise end

    def leave(self, waits: Waits) -> None:
        """Nobody wants more of it. In another thread, readers wait until it is off its place."""
        self.left = True
        if get_ident() == waits.thread:
            waits.wake_all(self.readers)

    def end(self, waits: Waits, failure: Callable[[], Exception] | None = None) -> None:
        """There are no more items."""
        self.has_ended = True
        self.failure = failure
        waits.wake_all(self.readers)


class Items:
    """The items of one sequence: an asynchronous iterator, and a block that ends the sequence."""

    def __init__(self, generating: Generating, sequence: Sequence) -> None:
        self._generating = generating
        self._sequence = sequence
        self._has_begun = False

    def __del__(self) -> None:
        self._sequence.left = True

    def __aiter__(self) -> Items:
        return self

    async def __anext__(self) -> Any:
        # Taken here: a cancellation that comes on the way back to asyncio loses nothing.
        while not self._sequence.is_settled:
            await self._wait()
        return self._sequence.next(StopAsyncIteration)

    async def __aenter__(self) -> Items:
        await self._begin()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __iter__(self) -> Items:
        host_that_blocks("items are awaited here: write `async for item in ...:`")
        return self

    def __next__(self) -> Any:
        while not self._sequence.is_settled:
            host_that_blocks("items are awaited here: write `await anext(items)`")
            waited: Any = self._wait()
            assert waited is None  # it has blocked
        return self._sequence.next(StopIteration)

    def __enter__(self) -> Items:
        host_that_blocks("items are awaited here: write `async with generate(...) as items:`")
        begun: Any = self._begin()
        assert begun is None  # it has blocked
        return self

    def __exit__(self, *error: object) -> None:
        self._sequence.leave(self._generating.waits)

    async def aclose(self) -> None:
        """Ends the sequence, whose place is free before the next iteration.

        There are no more items, for whoever waits for one either. A thread leaves a ``with`` block.
        """
        self._sequence.leave(self._generating.waits)

    @from_anywhere
    async def _begin(self) -> None:
        await checkpoint()
        self._begin_once()

    def _begin_once(self) -> None:
        if not self._has_begun and not self._sequence.left:
            self._generating.begin(self._sequence)
            self._has_begun = True

    @from_anywhere
    async def _wait(self) -> None:
        """Waits until the sequence is settled, which begins here if it has not yet."""
        if not self._has_begun:
            await checkpoint()
            self._begin_once()
        sequence = self._sequence
        while not sequence.is_settled:
            await self._generating.waits.park(sequence.readers)


class Generating:
    """What a block of `generating` is entered as: call it with what a sequence begins with."""

    def __init__(
        self,
        name: str,
        start: Callable[..., Any],
        step: Callable[..., Any],
        weights: tuple[Any, ...],
        most: int,
        max_queue: int,
        runtime: Runtime,
    ) -> None:
        self.name = name
        self.waits = runtime.waits
        self._outside = runtime.outside
        self.weights = Weights(name, weights)
        self._places: Places[Sequence] = Places(
            start, step, len(weights), varies=runtime.config.automatic_dynamic
        )
        self._most = most
        self._forms = Forms(name, ragged=True)
        self._max_queue = max_queue
        self._waiting: deque[Sequence] = deque()
        self._beginning: list[Sequence] = []
        """Those that have waited, and have no place yet."""
        self._idle: WaitQueue = {}
        self._ends = False
        self._counts = GenerationCounts()

    def __repr__(self) -> str:
        return (
            f"<generating {self.name}: {len(self._waiting)} waiting, {len(self._places)} running>"
        )

    # ---- for callers -----------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How often `publish` has exchanged the first arguments."""
        return self.weights.version

    def __call__(
        self, *prompt: Any, limit: int, stop: Callable[[Any], bool] | None = None
    ) -> Items:
        """A sequence of ``limit`` items at the most, or up to the one of which ``stop`` is true.

        It begins with the first item that is waited for, or with an ``async with`` block around the
        loop. A loop that is left ends the sequence; so does leaving the block, at once. Items that
        nobody has taken yet are kept.

        What the loop raises:
            QueueFullError: as many sequences wait as may.
            BatchError: one of the functions has raised.
            ServingEndedError: the block that serves has been left.
            TypeError: a leaf of an argument is no array and no number.
        """
        most = whole_number(f"{self.name}: limit", limit, 1)
        form, arrays = self._forms.of(prompt)
        args = form.definition.unflatten(arrays)
        return Items(self, Sequence(args, most, stop))

    def begin(self, sequence: Sequence) -> None:
        """Puts a sequence behind those that wait. Raises as the loop over its items does."""
        self.waits.check()
        if self._ends:
            raise self._ended()
        if len(self._waiting) >= self._max_queue:
            for left in [waiting for waiting in self._waiting if waiting.left]:
                self._waiting.remove(left)
                self._let_go(left)
        if len(self._waiting) >= self._max_queue:
            self._counts.refused += 1
            raise QueueFullError(f"{self.name}: {len(self._waiting)} sequences wait")
        self._waiting.append(sequence)
        self.waits.wake_all(self._idle)

    @from_anywhere
    async def publish(self, *weights: Any) -> None:
        """Exchanges the first arguments of the functions, when the new ones have been computed.

        Sequences go on with the new ones from their next item on. Of several calls at a time the
        latest one counts. Raises ``ValueError`` for another number of arguments, and
        `ExecutionError` for a tensor that has failed, and what `Batched.publish` raises besides.
        """
        await self.weights.exchange(weights)

    def statistics(self) -> GenerationStatistics:
        """What has become of the sequences so far, and what is under way."""
        return GenerationStatistics(
            waiting=sum(not sequence.left for sequence in self._waiting),
            running=len(self._places),
            version=self.version,
            **vars(self._counts),
        )

    # ---- iterations ------------------------------------------------------------------------

    async def serve(self) -> None:
        """Computes items, in the job of the block, until it has been left."""
        while not self._ends or self._waiting or self._places:
            if not self._waiting and not self._places:
                self._places.clear()
                await self.waits.park(self._idle)
                continue
            await checkpoint()
            begin = current_time()
            for sequence in [sequence for sequence in self._places if sequence.left]:
                self._places.free(sequence)
                self._let_go(sequence)
            if not self._places:
                self._places.clear()  # states of another form may come next
            await self._iterate(await self._new())
            self._counts.seconds_computed += current_time() - begin

    async def _new(self) -> dict[Sequence, Any]:
        """The first states of sequences that have waited, as many as there are places for."""
        new: dict[Sequence, Any] = {}
        self._beginning.clear()
        while self._waiting and len(self._places) + len(new) < self._most:
            sequence = self._waiting.popleft()
            if sequence.left:
                self._let_go(sequence)
                continue
            self._beginning.append(sequence)
            try:
                new[sequence] = await self._places.first_state(self.weights.now, sequence.prompt)
            except Exception as error:
                self._fail([sequence], error)
        return new

    async def _iterate(self, new: dict[Sequence, Any]) -> None:
        """Computes an item of each sequence that has a place, or gets one now."""
        try:
            await self._places.add(new)
            if not self._places:
                return
            items = await to_cpu(await self._places.step(self.weights.now))
            rows = divided(items, len(self._places), len(self._places))
        except Exception as error:
            self._fail([*dict.fromkeys((*new, *self._places.clear()))], error)
            return
        self._counts.iterations += 1
        for sequence, place in self._places.items():
            if sequence.left:
                continue
            item = rows[place]
            sequence.items.append(item)
            sequence.limit -= 1
            self._counts.items += 1
            try:
                has_ended = sequence.limit == 0 or self._stops(sequence, item)
            except Exception as error:
                self._places.free(sequence)
                self._fail([sequence], error)
                continue
            if has_ended:
                self._places.free(sequence)
                self._counts.ended += 1
                sequence.end(self.waits)
            else:
                self.waits.wake_all(sequence.readers)

    def _stops(self, sequence: Sequence, item: Any) -> bool:
        """Whether a sequence ends behind an item. Raises what its ``stop`` does."""
        try:
            return sequence.stop is not None and bool(sequence.stop(item))
        except BaseException as error:
            refuse_cancellation(self._outside, error)
            raise

    def _let_go(self, sequence: Sequence) -> None:
        """One that nobody wants any more has no place, and waits for none."""
        self._counts.left += 1
        sequence.end(self.waits)

    def _fail(self, sequences: list[Sequence], cause: Exception) -> None:
        def failure() -> Exception:
            error = BatchError(f"{self.name}: a sequence has failed: {said(cause)}")
            error.__cause__ = cause
            return error

        for sequence in sequences:
            self._counts.failed += 1
            sequence.end(self.waits, failure)

    # ---- the end ---------------------------------------------------------------------------

    def end(self) -> None:
        """Takes no more calls. Sequences that have begun, or wait, come to their end."""
        self._ends = True
        self.waits.wake_all(self._idle)

    def fail_all(self) -> None:
        """Whoever waits still gets an error."""
        self._ends = True
        for sequence in (*self._waiting, *self._beginning, *self._places.clear()):
            if not sequence.has_ended:
                sequence.end(self.waits, self._ended)
        self._waiting.clear()
        self._beginning.clear()

    def _ended(self) -> Exception:
        return ServingEndedError(f"{self.name}: the block that serves has been left")
