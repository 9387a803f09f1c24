"""Making steps: what is live in a job on a device becomes a step, with its placeholders.

A recording that has been walked before along the same path, with the same tensors live at its
end, finds its graph ready-made: the entry of the trie that it arrived at identifies it exactly.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Final
from weakref import ref

from trio.lowlevel import enable_ki_protection

from lazyasync.buffers import DeviceData
from lazyasync.compiler.time_slices import pause
from lazyasync.device import Device
from lazyasync.ir.graph import CollectedGraph, Graph, build_graph
from lazyasync.ir.node import Node
from lazyasync.ir.trie import NOTHING
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import Recording
from lazyasync.runtime.barriers.sharing import Room, Root, what_shares
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.scheduler.programs import Scheduler, nothing_to_release
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.levels import parts_by_level
from lazyasync.runtime.steps.step import DeviceContext, Step, Transfer
from lazyasync.runtime.steps.tensor_registry import TensorRegistry
from lazyasync.tensor import LazyTensor

_log = logging.getLogger("lazyasync.steps")

MAX_GRAPHS_PER_PATH = 16
"""Sets of live tensors remembered for one path; more would be a leak, not a cache."""

BUILD_AT_ONCE_OPERATIONS = 500
"""A longer recording is put in order by the scheduler, in a thread, not in the event loop."""


class Collected(NamedTuple):
    """What has come of the tensors that were live."""

    computed: bool
    """Whether there was anything to compute."""
    steps: list[Step]
    """Its steps; none if it has been computed already."""
    sent: bool = False
    """Whether the steps are on their way already."""


NOTHING_COLLECTED: Final = Collected(False, [])
COMPUTED: Final = Collected(True, [], True)


class Receivers(NamedTuple):
    """The tensors that get the outputs of a graph."""

    groups: Sequence[Sequence[LazyTensor]]
    """Those of each collected node."""
    release: Callable[[], object] = nothing_to_release
    """Lets the recordings go that they are from. That is when the tensors have handles, unless
    arguments may be overwritten: until then they could not be computed otherwise."""
    fetched: Sequence[LazyTensor] = ()
    """Those whose host copies are wanted as well."""

    @property
    def are_let_go(self) -> bool:
        """Whether a tensor has no handle, and cannot be computed from its recording any more."""
        for tensors in self.groups:
            for tensor in tensors:
                if tensor._data is None and tensor._recording.cursor is NOTHING:
                    return True
        return False

    def receive(
        self, places: Iterable[int], handles: Sequence[DeviceData], step: Step | None = None
    ) -> None:
        """Gives the tensors their handles, which may be placeholders of a step.

        ``places`` are those of each group's.
        """
        for place, tensors in zip(places, self.groups, strict=True):
            data = handles[place]
            for tensor in tensors:
                tensor._data = data
            data.origin = tensor._node.metadata
        if step is not None and self.fetched:
            step.fetch(self.fetched)
        self.release()


class Roots:
    """The lazy tensors that a barrier computes, grouped by the node they share."""

    __slots__ = ("nodes", "tensors")

    def __init__(self, tensors: Iterable[LazyTensor]) -> None:
        self.tensors: dict[tuple[Recording, Node], list[LazyTensor]] = {}
        for tensor in tensors:
            key = (tensor._recording, tensor._node)
            group = self.tensors.get(key)
            if group is None:
                self.tensors[key] = [tensor]
            else:
                group.append(tensor)
        self.nodes = list(self.tensors)

    @property
    def recordings(self) -> set[Recording]:
        """Where they have been recorded."""
        return {recording for recording, _ in self.nodes}

    def part(self, nodes: Sequence[tuple[Recording, Node]]) -> Roots:
        """Some of them."""
        return Roots([tensor for node in nodes for tensor in self.tensors[node]])


def _keep_computed(roots: Roots, recordings: Container[Recording]) -> None:
    """Lets later steps of some recordings use what has been computed of them."""
    for (recording, node), tensors in roots.tensors.items():
        if recording in recordings:
            data = tensors[0]._data
            assert data is not None
            recording.materialized[node] = data


class StepMaker:
    """Closes recordings, and makes steps of the tensors that are live in them.

    ``unscheduled`` are the transfers of all jobs that no barrier has scheduled yet: what they send
    must not be computed in one step with what depends on them.
    """

    def __init__(
        self,
        runtime: Core,
        actors: Mapping[Device, DeviceActor],
        scheduler: Scheduler,
        registry: TensorRegistry,
        unscheduled: Mapping[Transfer, None],
    ) -> None:
        self._runtime = runtime
        self._actors = actors
        self._scheduler = scheduler
        self._registry = registry
        self._unscheduled = unscheduled

    @enable_ki_protection
    def close_recording(self, context: DeviceContext) -> list[LazyTensor]:
        """Closes the open recording; gives the tensors of the job that are still lazy.

        Failing, as where memory or the stack is at its end, it leaves the recording open.
        """
        live: list[LazyTensor] = []
        recording, carried = context.open_recording, context.carried
        references = [] if recording is None else recording.references
        computed_separately = bool(context.carried or (recording and recording.materialized))
        try:
            if context.carried:
                live = [t for r in context.carried if (t := r()) is not None]
                context.carried = []
            if recording is not None:
                recording.context = None
                context.open_recording = None
                held = self._registry.count_recorded(recording)
                recording.references = []
                # One may have been rebound, and stand twice.
                live = list(dict.fromkeys((*live, *held) if live else held))
                if self._runtime.profile is not None:
                    operations = recording.cursor.depth
                    self._runtime.profile.recording_ended(
                        context, context.job.name, context.device, operations
                    )
                counters, created = self._runtime.metrics.counters, recording.created
                if created:
                    counters["IrNodeCreated"] += created
                if recording.cursor.depth > created:
                    counters["IrNodeReused"] += recording.cursor.depth - created
                if context.trie.size > context.trie.max_entries:
                    context.trie.reset()
            if computed_separately:
                for tensor in live:
                    if tensor._data is None:
                        tensor._data = tensor._recording.materialized.get(tensor._node)
            # One that was rebound meanwhile may belong to another device, or to another job.
            device, job = context.device, context.job
            return [
                t
                for t in live
                if t._data is None
                and (
                    (origin := t._recording) is recording
                    or (origin.device is device and origin.recorder is job)
                )
            ]
        except BaseException:
            context.open_recording, context.carried = recording, carried
            if recording is not None:
                recording.references = references
            raise

    def carry_on(self, context: DeviceContext) -> None:
        """Closes the recording; what is lazy stays so and is taken along."""
        for tensor in self.close_recording(context):
            self._carry(context, tensor)

    @enable_ki_protection
    def hand_on(self, context: DeviceContext, other: DeviceContext) -> None:
        """Makes what is lazy that of another job, whose barriers then take it along."""
        other.carried[:] = [reference for reference in other.carried if reference() is not None]
        for tensor in self.close_recording(context):
            tensor._recording.recorder = other.job
            self._carry(other, tensor)

    def _carry(self, context: DeviceContext, tensor: LazyTensor) -> None:
        """Takes a lazy tensor along, and whatever is going to be rebound to its graph."""
        context.carried.append(ref(tensor))
        tensor._recording.references = context.carried

    @enable_ki_protection
    def collect(
        self,
        context: DeviceContext,
        only: Sequence[LazyTensor] | None,
        *,
        shares: bool = False,
        at_once: bool = False,
        releases: bool = True,
        fetched: Sequence[LazyTensor] = (),
    ) -> Collected:
        """Has what is live in a job on a device computed, or ``only`` some tensors.

        If it ``shares``, what would else repeat their work goes along with these. Makes a step of
        it, to be sent out; several if one would wait for itself, by way of another device, or fail
        with what it does not depend on. With ``at_once`` a graph that can be run, or issued,
        without a wait is: then there is no step, or one that needs not be sent any more.

        ``releases`` says that no operation is under way, which could still hold a number that it
        has just recorded. ``fetched`` are tensors whose host copies are wanted as well. Installs
        the placeholders. No await, so that it happens whole or not at all. Failing, as where memory
        or the stack is at its end, it leaves what has no placeholders lazy, for whoever asks next.
        """
        closed = context.open_recording
        live = self.close_recording(context)
        made = NOTHING_COLLECTED
        try:
            chosen, parts = self._chosen(context, live, only, shares)
            if (
                chosen is live
                and closed is not None
                and live
                and not (context.job.transfers or self._unscheduled)
            ):
                nodes = tuple([tensor._node for tensor in live if tensor._recording is closed])
                collected = repeated(closed, nodes) if len(nodes) == len(live) else None
                if collected is not None:
                    release = closed.release if releases else nothing_to_release
                    receivers = Receivers([(tensor,) for tensor in live], release, fetched)
                    return self._compute(context, collected, receivers, at_once)
            if not chosen:
                if closed is not None and releases:
                    self._release(context, {closed})
                return NOTHING_COLLECTED
            roots = Roots(chosen)
            # Another job may still be recording what a transfer of this one has made a root.
            done = {recording for recording, _ in roots.nodes if recording.recorder is context.job}
            if closed is not None:
                done.add(closed)
            if not self._unscheduled and len(parts) < 2:
                release = partial(self._release, context, done) if releases else nothing_to_release
                receivers = Receivers(list(roots.tensors.values()), release, fetched)
                made = self._compute_roots(context, roots, receivers, at_once)
                if only is not None:
                    kept = roots.recordings - (self._released(context, done) if releases else set())
                    _keep_computed(roots, kept)
                return made
            apart = [roots.part(nodes) for nodes in parts] or [roots]
            made = Collected(True, self._make_steps(context, apart, only is not None))
            if releases:
                self._release(context, done)
            return made
        except BaseException:
            _send_later(context, made)
            context.carried = []
            for tensor in live:
                if tensor._data is None:
                    self._carry(context, tensor)
            raise

    def _chosen(
        self,
        context: DeviceContext,
        live: list[LazyTensor],
        only: Sequence[LazyTensor] | None,
        shares: bool,
    ) -> tuple[list[LazyTensor], list[list[Root]]]:
        """The tensors that are computed: ``live`` itself, or ``only`` some, and what shares work.

        With them the parts that they are computed in, one after the other, if there are several.
        The rest is carried on.
        """
        if only is None:
            for transfer in context.job.transfers:
                source = transfer.source
                if source is not None and source._data is None and source.device == context.device:
                    live.append(source)
            return live, []
        # Whatever was rebound meanwhile may be on another device; what stands for the same is
        # computed with the others.
        chosen = [
            tensor
            for tensor in only
            if tensor._data is None and tensor._recording.device is context.device
        ]
        parts: list[list[Root]] = []
        asked = dict.fromkeys([(tensor._recording, tensor._node) for tensor in chosen])
        others: list[LazyTensor] = []
        for tensor in live:
            with_asked = (tensor._recording, tensor._node) in asked
            (chosen if with_asked else others).append(tensor)
        if others and shares and asked:
            parts = what_shares(list(asked), others, self._room(context))
            wanted = {root for part in parts for root in part}
            chosen += [t for t in others if (t._recording, t._node) in wanted]
            others = [t for t in others if (t._recording, t._node) not in wanted]
        for tensor in others:
            self._carry(context, tensor)
        return chosen, parts

    def _room(self, context: DeviceContext) -> Room:
        """The memory that is left on a device, and to a job, when what is under way has ended."""
        kept, used = self._actors[context.device].memory.room(context)
        if min(kept, used) == math.inf:
            return Room()
        outputs = [o for each in context.pending if isinstance(each, Step) for o in each.outputs]
        promised = sum([data.type.nbytes for data in outputs if not data.is_charged])
        return Room(kept - promised, used - promised)

    def _released(self, context: DeviceContext, recordings: set[Recording]) -> set[Recording]:
        """Those of some recordings that nothing lazy refers to."""
        return recordings - {t._recording for r in context.carried if (t := r()) is not None}

    def _release(self, context: DeviceContext, recordings: set[Recording]) -> None:
        """Releases those of some recordings that nothing lazy refers to."""
        for recording in self._released(context, recordings):
            recording.release()

    @enable_ki_protection
    def compute_separately(
        self, context: DeviceContext, tensors: Sequence[LazyTensor]
    ) -> Collected:
        """Makes a step of some tensors, and leaves their recording open, and its graph whole.

        For reads while a gradient is taken: ``tensors`` are for the read alone. Whoever else has
        their nodes keeps them. Steps that are collected later use what has been computed.
        """
        chosen = []
        for tensor in tensors:
            if tensor._data is None and tensor._recording.device is context.device:
                tensor._data = tensor._recording.materialized.get(tensor._node)
                if tensor._data is None:
                    chosen.append(tensor)
        if not chosen:
            return NOTHING_COLLECTED
        roots = Roots(chosen)
        if self._unscheduled:
            return Collected(True, self._make_steps(context, [roots], True))
        receivers = Receivers(list(roots.tensors.values()))
        made = self._compute_roots(context, roots, receivers, True)
        try:
            _keep_computed(roots, roots.recordings)
        except BaseException:
            _send_later(context, made)
            raise
        return made

    def _make_steps(
        self, context: DeviceContext, apart: Sequence[Roots], partial: bool
    ) -> list[Step]:
        """Steps that can be computed one after the other; what one computes, the next ones use."""
        parts = [
            (level, roots.part(nodes))
            for roots in apart
            for level, nodes in parts_by_level(roots.nodes, self._unscheduled)
        ]
        steps: list[Step] = []
        try:
            for number, (level, roots) in enumerate(parts, 1):
                receivers = Receivers(list(roots.tensors.values()))
                made = self._compute_roots(context, roots, receivers, False, level)
                steps += made.steps
                if partial or number < len(parts):
                    _keep_computed(roots, roots.recordings)
        except BaseException:
            # Memory may run out here. The steps made have their placeholders, and must go out.
            context.keep_segments(steps)
            raise
        return steps

    def _compute_roots(
        self,
        context: DeviceContext,
        roots: Roots,
        receivers: Receivers,
        at_once: bool,
        level: int = 0,
    ) -> Collected:
        """Has nodes computed whose graph may yet have to be built."""
        collection = Collection(roots.nodes)
        collected = collection.collected
        if collected is not None:
            return self._compute(context, collected, receivers, at_once, level)
        if _log.isEnabledFor(logging.DEBUG):
            self._note_collected(context, receivers)
        types = [tensors[0]._node.type for tensors in receivers.groups]
        step = context.new_step(collection.build, types, level)
        made = Collected(True, [step])
        try:
            receivers.receive(range(len(types)), step.outputs, step)
        except BaseException:
            _send_later(context, made)
            raise
        return made

    def _note_collected(self, context: DeviceContext, receivers: Receivers) -> None:
        _log.debug(
            "collected in the job %r on %s: %s",
            context.job.name,
            context.device,
            ", ".join([str(group[0]._node.type) for group in receivers.groups]),
        )

    def _compute(
        self,
        context: DeviceContext,
        collected: CollectedGraph,
        receivers: Receivers,
        at_once: bool,
        level: int = 0,
    ) -> Collected:
        """Has a graph computed."""
        if _log.isEnabledFor(logging.DEBUG):
            self._note_collected(context, receivers)
        graph, arguments, places = collected.graph, collected.arguments, collected.root_order

        def promise() -> Step:
            step = context.new_step(collected, graph.root_types, level)
            try:
                receivers.receive(places, step.outputs, step)
            except BaseException:
                _send_later(context, Collected(True, [step]))
                raise
            return step

        if not at_once or self._runtime.graph_log is not None:
            return Collected(True, [promise()])
        scheduler, release = self._scheduler, receivers.release
        try:
            program = scheduler.program_at_hand(context, graph)
            if program is None:
                return Collected(True, [promise()])
            outputs = scheduler.run_at_once(context, program, graph, arguments, release)
            if outputs is not None:
                receivers.receive(places, outputs)
                return COMPUTED
            issued = scheduler.issue_at_once(context, program, arguments, promise, release)
            if issued is not None:
                return Collected(True, [issued], True)
            return Collected(True, [promise()])
        except Exception as error:
            # Memory, or the stack, may be at its end here.
            if not receivers.are_let_go:
                raise
            # What they are computed from may be overwritten. Not now: see `DeviceActor.launch`.
            step = promise()
            context.job.runtime.deliver_soon(partial(step.fail, error))
            return Collected(True, [step], True)


def _send_later(context: DeviceContext, made: Collected) -> None:
    """Has steps that have their tensors, and nobody will send, go out at the job's next await."""
    if not made.sent:
        context.keep_segments(made.steps)


class _KnownGraph:
    """A graph, and where its arguments are found in a recording that has walked the same path."""

    __slots__ = ("_arguments", "_bindings", "graph", "root_order")

    def __init__(
        self, graph: Graph, arguments: tuple[int | Node, ...], root_order: tuple[int, ...]
    ) -> None:
        untrack(arguments)
        untrack(self)
        self.graph = graph
        self.root_order = root_order
        self._arguments = arguments
        only_bindings = len(arguments) > 1 and all(isinstance(place, int) for place in arguments)
        self._bindings = untracked(itemgetter(*arguments)) if only_bindings else None
        """Reads the arguments where all are bindings: none has been computed meanwhile."""

    def collected(self, recording: Recording | RecordingSnapshot) -> CollectedGraph:
        """The graph with the values of ``recording``, which has walked the same path."""
        bindings = recording.bindings
        if self._bindings is not None:
            arguments = list(self._bindings(bindings))
        else:
            materialized = recording.materialized
            arguments = [
                bindings[place] if isinstance(place, int) else materialized[place]
                for place in self._arguments
            ]
        return CollectedGraph(self.graph, arguments, self.root_order)


def repeated(recording: Recording, nodes: tuple[Node, ...]) -> CollectedGraph | None:
    """The graph of some nodes of a recording, if they were collected at the same place before.

    None where a node stands twice: no path is remembered with such.
    """
    memory = recording.cursor.collections
    if memory is None:
        return None
    known: _KnownGraph | None = memory.get((nodes, tuple(recording.materialized)))
    return None if known is None else known.collected(recording)


class RecordingSnapshot:
    """The values of a recording as they are now, for building its graph later."""

    __slots__ = ("bindings", "materialized")

    def __init__(self, recording: Recording) -> None:
        self.bindings = list(recording.bindings)
        self.materialized = dict(recording.materialized)


class Collection:
    """The graph of some nodes: known, built at once, or, if it is large, built later."""

    __slots__ = ("_entry", "_key", "_nodes", "collected")

    def __init__(self, nodes: Sequence[tuple[Recording, Node]]) -> None:
        recordings = {recording: None for recording, _ in nodes}
        recording = nodes[0][0]
        self._entry = recording.cursor if len(recordings) == 1 else None
        own = tuple([node for _, node in nodes])
        self._nodes: Sequence[tuple[Any, Node]] = nodes
        self.collected = None if self._entry is None else repeated(recording, own)
        if self.collected is None:
            materialized = tuple(recording.materialized)
            untrack(own)
            untrack(materialized)
            self._key = (own, materialized)
            if sum(recording.cursor.depth for recording in recordings) <= BUILD_AT_ONCE_OPERATIONS:
                self.collected = self.build()
            else:
                snapshots = {recording: RecordingSnapshot(recording) for recording in recordings}
                self._nodes = [(snapshots[recording], node) for recording, node in nodes]

    def build(self) -> CollectedGraph:
        """Builds the graph (in any thread), and remembers it for the path it was recorded on.

        Of recordings that were collected one after the other, before any graph had been built, the
        first builds that of all that have walked the same path.
        """
        entry = self._entry
        if entry is not None and entry.collections is not None:
            found: _KnownGraph | None = entry.collections.get(self._key)
            if found is not None:
                return found.collected(self._nodes[0][0])
        collected = build_graph(self._nodes, pause)
        if entry is not None:
            places = tuple(
                node if node in source.materialized else node.attributes.slot
                for source, node in zip(collected.sources, collected.leaves, strict=True)
            )
            known = _KnownGraph(collected.graph, places, collected.root_order)
            entry.remember(self._key, known, MAX_GRAPHS_PER_PATH)
        return collected
