"""Making steps: what is live in a job on a device becomes a step, with its placeholders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from weakref import ref

from trio.lowlevel import enable_ki_protection

from lazyasync.device_data import promised
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.types import TensorType
from lazyasync.recording import Recording
from lazyasync.runtime.steps.collect import Collection, Roots, repeated
from lazyasync.runtime.steps.levels import parts_by_level
from lazyasync.runtime.steps.step import Step, Transfer
from lazyasync.tensor import LazyTensor

if TYPE_CHECKING:
    from lazyasync.runtime.jobs.device_context import DeviceContext
    from lazyasync.runtime.runtime import Runtime
    from lazyasync.runtime.steps.tensor_registry import TensorRegistry


class StepMaker:
    """Closes recordings, and makes steps of the tensors that are live in them.

    ``unscheduled`` are the transfers of all jobs that no barrier has scheduled yet: what they send
    must not be computed in one step with what depends on them.
    """

    def __init__(
        self, runtime: Runtime, registry: TensorRegistry, unscheduled: Mapping[Transfer, None]
    ) -> None:
        self._runtime = runtime
        self._registry = registry
        self._unscheduled = unscheduled

    @enable_ki_protection
    def close_recording(self, context: DeviceContext) -> list[LazyTensor]:
        """Closes the open recording; gives the tensors of the job that are still lazy."""
        live: list[LazyTensor] = []
        recording = context.open_recording
        computed_separately = bool(context.carried or (recording and recording.materialized))
        if context.carried:
            live = [t for r in context.carried if (t := r()) is not None]
            context.carried = []
        if recording is not None:
            recording.context = None
            context.open_recording = None
            held = self._registry.count_recorded(recording)
            recording.references = []
            live = list(dict.fromkeys((*live, *held)))  # one may have been rebound, and stand twice
            if self._runtime.profile is not None:
                operations = recording.cursor.depth
                self._runtime.profile.recording_ended(
                    context, context.job.name, context.device, operations
                )
            counters = self._runtime.metrics.counters
            counters["IrNodeCreated"] += recording.created
            counters["IrNodeReused"] += max(0, recording.cursor.depth - recording.created)
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

    def carry_on(self, context: DeviceContext) -> None:
        """Closes the recording; what is lazy stays so and is taken along."""
        for tensor in self.close_recording(context):
            self._carry(context, tensor)

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
        holds_slot: bool,
        releases: bool = True,
    ) -> list[Step]:
        """Makes a step of what is live in a job on a device, or of ``only`` some tensors.

        Several if one would wait for itself, by way of another device; the last holds the slot.

        ``releases`` says that no operation is under way, which could still hold a number that it
        has just recorded. Installs the placeholders. No await, so that it happens whole or not at
        all. Gives none if there is nothing to compute.
        """
        closed = context.open_recording
        live = self.close_recording(context)
        chosen = live
        if only is not None:
            # Whatever was rebound meanwhile may be on another device; what stands for the same is
            # computed with the others.
            chosen = [
                tensor
                for tensor in only
                if tensor._data is None and tensor._recording.device is context.device
            ]
            wanted = {(tensor._recording, tensor._node) for tensor in chosen}
            for tensor in live:
                if (tensor._recording, tensor._node) in wanted:
                    chosen.append(tensor)
                else:
                    self._carry(context, tensor)
        elif context.job.transfers:
            for transfer in context.job.transfers:
                source = transfer.source
                if source is not None and source._data is None and source.device == context.device:
                    chosen.append(source)
        elif closed is not None and live and not self._unscheduled:
            step = self._repeat_step(context, closed, live, holds_slot)
            if step is not None:
                if releases:
                    closed.release()
                return [step]
        roots = Roots(chosen)
        steps: list[Step] = []
        if chosen:
            if self._unscheduled:
                steps = self._make_steps(context, roots, only is not None, holds_slot)
            else:
                steps = [self._make_step(context, roots, only is not None, holds_slot)]
        # Another job may still be recording what a transfer of this one has made a root.
        done = {recording for recording, _ in roots.nodes if recording.recorder is context.job}
        if closed is not None:
            done.add(closed)
        for reference in context.carried:
            carried = reference()
            if carried is not None:
                done.discard(carried._recording)
        if releases:
            for recording in done:
                recording.release()
        return steps

    @enable_ki_protection
    def compute_separately(
        self, context: DeviceContext, tensors: Sequence[LazyTensor], *, holds_slot: bool
    ) -> list[Step]:
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
            return []
        roots = Roots(chosen)
        if self._unscheduled:
            return self._make_steps(context, roots, True, holds_slot)
        return [self._make_step(context, roots, True, holds_slot)]

    def _make_steps(
        self, context: DeviceContext, roots: Roots, partial: bool, holds_slot: bool
    ) -> list[Step]:
        """Steps that can be computed one after the other; what one computes, the next ones use."""
        steps: list[Step] = []
        parts = parts_by_level(roots.nodes, self._unscheduled)
        level, nodes = parts.pop()
        try:
            for lower, below in parts:
                part = roots.part(below)
                steps.append(self._make_step(context, part, True, False, lower))
            last = roots.part(nodes) if parts else roots
            steps.append(self._make_step(context, last, partial, holds_slot, level))
        except BaseException:
            # Memory may run out here. The steps made have their placeholders, and must go out.
            context.segments.extend(steps)
            raise
        return steps

    def _repeat_step(
        self,
        context: DeviceContext,
        recording: Recording,
        live: Sequence[LazyTensor],
        holds_slot: bool,
    ) -> Step | None:
        """The step of all that is live, if it is from ``recording`` and was collected so before.

        None where two tensors share a node: no path is remembered with a node that stands twice.
        """
        for tensor in live:
            if tensor._recording is not recording:
                return None
        collected = repeated(recording, tuple([tensor._node for tensor in live]))
        if collected is None:
            return None
        step = self.new_step(context, None, collected, collected.graph.root_types, holds_slot)
        outputs = step.outputs
        for place, tensor in zip(collected.root_order, live, strict=True):
            tensor._data = outputs[place]
        return step

    def _make_step(
        self,
        context: DeviceContext,
        roots: Roots,
        partial: bool,
        holds_slot: bool,
        level: int = 0,
    ) -> Step:
        collection = Collection(roots.nodes)
        collected = collection.collected
        if collected is None:
            order: Sequence[int] = range(len(roots.nodes))
            types: Sequence[TensorType] = [node.type for _, node in roots.nodes]
        else:
            order = collected.root_order
            types = collected.graph.root_types
        step = self.new_step(
            context, collection if collected is None else None, collected, types, holds_slot, level
        )
        outputs = step.outputs
        for position, tensors in zip(order, roots.tensors.values(), strict=True):
            for tensor in tensors:
                tensor._data = outputs[position]
        if partial:
            for (recording, node), tensors in roots.tensors.items():
                data = tensors[0]._data
                assert data is not None
                recording.materialized[node] = data
        return step

    def new_step(
        self,
        context: DeviceContext,
        collection: Collection | None,
        collected: CollectedGraph | None,
        types: Sequence[TensorType],
        holds_slot: bool = True,
        level: int = 0,
    ) -> Step:
        """A step with its placeholders, of types in the order of the collected roots."""
        step = Step(
            self._runtime.waits,
            context,
            context.step_started(),
            collection,
            collected,
            holds_slot,
            level,
        )
        step.outputs = promised(context.job.executor, context.device, types, step)
        self._runtime.step_started(step)
        if self._runtime.graph_log is not None:
            graph = None if collected is None else collected.graph
            self._runtime.graph_log.note(step.label, graph, collection)
        return step
