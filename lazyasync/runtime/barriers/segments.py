"""Segments: what a job has recorded without an await, cut into steps before it becomes too long.

A recording that passes `Config.trim_graph_size` is cut wherever it is. One that a loop makes longer
and longer, because it lacks a barrier, is cut from `Config.loop_segment_size` on, where an
iteration begins: what follows is then the same again, recorded by repeating it, compiled once.
"""

from __future__ import annotations

import warnings
from types import CodeType
from typing import TypeAlias

from trio.lowlevel import enable_ki_protection

from lazyasync.errors import GraphTooLargeError
from lazyasync.ir.metadata import UserPosition, user_position
from lazyasync.ir.node import Node
from lazyasync.ir.trie import NOTHING, Trie, TrieEntry
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import Recording
from lazyasync.runtime.barriers.barrier import Executor
from lazyasync.runtime.steps.step import DeviceContext, JobState
from lazyasync.tensor import LazyTensor

SHORT_ITERATION = 16
"""Operations. A loop that records fewer in an iteration is rather a computation that is written as
a loop, and worth a graph of its own, than a loop that lacks a barrier."""
SHORT_ITERATION_FACTOR = 20
"""How many times as long such a loop may become."""


Place: TypeAlias = "tuple[tuple[CodeType, int], ...]"
"""Where the user's code is; see `lazyasync.ir.metadata.UserPosition`."""


class LoopCut(NamedTuple):
    """Where a loop was cut as an iteration began, and the length of the next segments."""

    place: Place
    least: int
    short: bool
    """Whether an iteration records but a few operations."""


class Visit:
    """At which lengths of a recording the user's code has been at some place."""

    __slots__ = ("first", "latest")

    def __init__(self, depth: int) -> None:
        self.first = depth
        self.latest = depth


class Visits:
    """Where the user's code has been in a recording, since that has been of some length."""

    __slots__ = ("_asked", "_of_place")

    def __init__(self) -> None:
        self._of_place: dict[Place, Visit] = {}
        self._asked: tuple[TrieEntry, Place] | None = None

    def add(self, depth: int, place: Place) -> Visit | None:
        """Takes note of a place. Gives the visits before; None if this is the first one."""
        visit = self._of_place.get(place)
        if visit is None:
            self._of_place[place] = Visit(depth)
        return visit

    def note(self, known: KnownLoops, cursor: TrieEntry, place: Place) -> Visit | None:
        """As `add`, of the place that records what is going to follow ``cursor``."""
        if self._asked is not None:
            before, place_before = self._asked
            if before.next is not NOTHING:
                known.places.setdefault(before.next, place_before)
        self._asked = cursor, place
        return self.add(cursor.depth, place)


class KnownLoops:
    """What is known of the long recordings that have taken the paths of a trie."""

    __slots__ = ("cuts", "places")

    def __init__(self) -> None:
        self.places: dict[TrieEntry, Place] = {}
        """From where an entry was recorded, where that was noted."""
        self.cuts: dict[TrieEntry, LoopCut] = {}
        """At which entries segments of loops end."""

    def visits_on_the_way_of(self, recording: Recording) -> Visits:
        """Where the user's code has been whenever the same was recorded as in ``recording``.

        It goes the way that the recording has come, by the successors taken last. Nothing is known
        if these lead elsewhere, as where operations were recorded by repeating a stretch of them.
        """
        visits = Visits()
        end, entry = recording.cursor, recording.trie.root
        while entry.depth < end.depth:
            entry = entry.next
            if entry is NOTHING:
                return Visits()
            place = self.places.get(entry)
            if place is not None:
                visit = visits.add(entry.depth - 1, place)
                if visit is not None:
                    visit.latest = entry.depth - 1
        return visits if entry is end else Visits()


def known_loops(trie: Trie) -> KnownLoops:
    """What is known of the recordings of a trie, which forgets it with them."""
    known: KnownLoops | None = trie.memory.get(KnownLoops)
    if known is None:
        known = trie.memory[KnownLoops] = KnownLoops()
    return known


class Segments:
    """Cuts the long recordings of one job, and sends out what was cut at its next checkpoint."""

    def __init__(self, job: JobState, executor: Executor) -> None:
        config = job.runtime.config
        self._job = job
        self._executor = executor
        self._largest = config.trim_graph_size
        self._of_loops = config.loop_segment_size
        self._most = config.max_trimmed_segments * config.trim_graph_size
        self._warned_from = config.warn_unawaited_operations or max(self._largest, 100_000)
        self._watching = False
        """Whether the event loop has not run since the operations are being counted."""
        self._counted = 0
        """What the length of the open recording lacks of the operations counted."""
        self._sending = False
        lengths = (self._of_loops // 2, self._largest, self._warned_from // 2)
        self.first_check = max(1, min(lengths))
        """The length of a recording from which on `limit` is to be asked about it."""

    def limit(self, recording: Recording, operands: tuple[LazyTensor, ...]) -> None:
        """Closes a recording that has become too long, with what is live cut into a segment.

        It is also closed if it is that long only because of what is dead: what is live is carried
        on. ``operands`` are those of the operation that is about to be recorded.

        Raises `GraphTooLargeError` in a loop that never awaits, so that nothing is ever computed.
        """
        depth = recording.cursor.depth
        stack = user_position()
        self._count(depth, stack)
        context = self._job.context(recording.device)
        loop = None
        if depth >= self._largest:
            cut = any(_is_oversized(tensor, self._largest) for tensor in operands)
        else:
            loop = self._loop_to_cut(recording, stack)
            if loop is None:
                return
            cut = True
        if self._watching:
            self._counted += depth
        job = self._job
        cursor = recording.cursor
        if not cut:
            job.exclusively(self._executor.step_maker.carry_on, context)
        else:
            if not job.in_runtime_thread and self._waiting >= self._most:
                job.wait_for(self._send)  # this thread may wait, and others go on
            job.exclusively(self._cut, context, depth)
        cursor.stop()  # so that this is asked wherever the same has been recorded
        if loop is not None:
            known_loops(recording.trie).cuts[cursor] = loop
            context.recording().begin_with(loop)

    def _loop_to_cut(self, recording: Recording, stack: UserPosition) -> LoopCut | None:
        """The loop to cut, if the user's code has come back to where it was a good part of the
        recording ago.

        A loop over the layers of a model comes back as well; but until it has recorded as much, it
        is nothing that would have to be cut. One instruction of the user may record many
        operations, as an optimizer's update does; an iteration begins with the first of them.

        Where the same has been recorded before, so does the segment end. Most of that is repeated
        without this being asked; what is recorded behind it is cut as if all of it had been new.
        """
        cursor, place = recording.cursor, stack.key
        depth = cursor.depth
        known = known_loops(recording.trie)
        loop = known.cuts.get(cursor)
        if loop is not None:
            return loop
        visits = recording.visits
        if visits is None:
            expected = cursor.next
            if expected is not NOTHING and known.places.setdefault(expected, place) == place:
                return None  # as it was when that was recorded
            visits = recording.visits = known.visits_on_the_way_of(recording)
        visit = visits.note(known, cursor, place)
        if visit is None:
            return None
        short = depth - visit.latest < SHORT_ITERATION
        visit.latest = depth
        begun = recording.begun_with
        if isinstance(begun, LoopCut) and begun.place == place:
            return None if depth < begun.least or (short and not begun.short) else begun
        least = self._of_loops * (SHORT_ITERATION_FACTOR if short else 1)
        if depth < least or depth - visit.first < least // 2:
            return None
        return LoopCut(place, least // 2, short)

    @enable_ki_protection
    def _cut(self, context: DeviceContext, depth: int) -> None:
        """Makes a segment of what is live (trio thread)."""
        if self._waiting >= self._most:
            raise GraphTooLargeError(
                f"{self._waiting} operations recorded in the job {self._job.name!r} wait for an "
                "await, and nothing is computed before: put `await la.mark_step()` into the loop"
            )
        steps = self._executor.step_maker.collect(context, None, releases=False).steps
        if steps:
            self._job.runtime.metrics.increment("TrimmedSegments", len(steps))
            steps[0].operations = depth
            context.keep_segments(steps)
            context.segments_cut += len(steps)
            if context.owner is not None:
                context.owner.segments_cut += len(steps)
            self._send_soon()

    # ---- sending them ----------------------------------------------------------------------

    @property
    def _waiting(self) -> int:
        """The operations in the segments that have not been sent."""
        contexts = self._job.contexts
        return sum([step.operations for context in contexts for step in context.segments])

    def _send_soon(self) -> None:
        if not self._sending:
            self._sending = True
            self._job.runtime.start_actor(self._send, f"segments of {self._job.name}")

    @enable_ki_protection
    async def _send(self) -> None:
        """Sends out the segments, as far as there are places for steps in flight."""
        try:
            while self._waiting:
                await self._executor.submitter.flush_segments(self._job, takes_slots=True)
        finally:
            self._sending = False

    # ---- the warning -----------------------------------------------------------------------

    def _count(self, depth: int, stack: UserPosition) -> None:
        """Warns, once, of so many operations without the event loop having run."""
        runtime = self._job.runtime
        if runtime.warned_of_missing_await:
            return
        if not self._watching:
            self._watching = True
            self._counted = -depth
            runtime.deliver_soon(self._loop_ran)
        if self._counted + depth < self._warned_from:
            return
        runtime.warned_of_missing_await = True
        warnings.warn_explicit(
            f"more than {self._warned_from} operations have been recorded in the job "
            f"{self._job.name!r} without an await, and nothing has been computed meanwhile: put "
            "`await la.mark_step()` into the loop",
            UserWarning,
            stack.filename,
            stack.line,
        )

    def _loop_ran(self) -> None:
        self._watching = False


def _is_oversized(tensor: LazyTensor, limit: int) -> bool:
    """Whether the graph of a lazy tensor has more than ``limit`` nodes."""
    if tensor._data is not None:
        return False
    materialized = tensor._recording.materialized
    seen: set[Node] = set()
    stack = [tensor._node]
    while stack:
        node = stack.pop()
        if node in seen or node in materialized:
            continue
        seen.add(node)
        if len(seen) >= limit:
            return True
        stack.extend(node.operands)
    return False
