"""Handing over: what is live becomes a step, and goes to the scheduler with what it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast
from weakref import ref

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.device_data import DeviceData, promised, read_only
from lazyasync.errors import JobClosedError, RuntimeMismatchError
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.types import TensorType
from lazyasync.profiling import Track
from lazyasync.recording import Recording, new_data_tensor, new_lazy_tensor
from lazyasync.recording import context as recording_context
from lazyasync.runtime.collect import Collection, Roots, is_oversized, repeated
from lazyasync.runtime.completion import Completion
from lazyasync.runtime.levels import highest_level, parts_by_level
from lazyasync.runtime.steps import Step, Transfer
from lazyasync.runtime.tensor_books import TensorBooks
from lazyasync.tensor import LazyTensor

if TYPE_CHECKING:
    from lazyasync.runtime.jobs import DeviceContext, Job
    from lazyasync.runtime.runtime import Runtime


def as_it_is(leaf: LazyTensor) -> LazyTensor:
    """A tensor that stands for what ``leaf`` stands for now, whatever is rebound later."""
    if leaf._data is not None:
        return new_data_tensor(leaf._data)
    recording = leaf._recording
    tensor = new_lazy_tensor(recording, leaf._node)
    recording.references.append(ref(tensor))
    return tensor


def _stand_for_the_same(tensor: LazyTensor, before: LazyTensor) -> bool:
    """Whether ``tensor`` is still what ``before`` was made of, if only in a later recording."""
    origin = (before._recording, before._node)
    recording, node = tensor._recording, tensor._node
    return (recording, node) == origin or recording.imports.get(origin) is node


class HandOver(TensorBooks):
    """Collects steps, sends them and their transfers out, and waits for tensors."""

    is_oversized = staticmethod(is_oversized)
    as_it_is = staticmethod(as_it_is)

    def __init__(self, runtime: Runtime) -> None:
        super().__init__(runtime)
        self.unscheduled_transfers: dict[Transfer, None] = {}
        """Those of all jobs, which no barrier has scheduled yet."""

    # ---- collecting ------------------------------------------------------------------------

    @enable_ki_protection
    def close_recording(self, context: DeviceContext) -> list[LazyTensor]:
        """Closes the open recording; gives the tensors of the job that are still lazy."""
        live: list[LazyTensor] = []
        if context.carried:
            live = [t for r in context.carried if (t := r()) is not None]
            context.carried = []
        recording = context.open_recording
        if recording is not None:
            recording.context = None
            context.open_recording = None
            references = recording.references
            held = [t for r in references if (t := r()) is not None]
            dead = len(references) - len(held)
            self.created += dead
            self.destroyed += dead
            recording.references = []
            live = list(dict.fromkeys((*live, *held)))  # one may have been rebound, and stand twice
            self.number_tensors(live)
            if self.runtime.profile is not None:
                operations = recording.cursor.depth
                self.runtime.profile.recording_ended(
                    context, context.job.name, context.device, operations
                )
            counters = self.runtime.metrics.counters
            counters["IrNodeCreated"] += recording.created
            counters["IrNodeReused"] += max(0, recording.cursor.depth - recording.created)
            if context.trie.size > context.trie.max_entries:
                context.trie.reset()
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
        elif closed is not None and live and not self.unscheduled_transfers:
            step = self._repeat_step(context, closed, live, holds_slot)
            if step is not None:
                if releases:
                    closed.release()
                return [step]
        roots = Roots(chosen)
        steps: list[Step] = []
        if chosen:
            if self.unscheduled_transfers:
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

    def _make_steps(
        self, context: DeviceContext, roots: Roots, partial: bool, holds_slot: bool
    ) -> list[Step]:
        """Steps that can be computed one after the other; what one computes, the next ones use."""
        steps: list[Step] = []
        parts = parts_by_level(roots.nodes, self.unscheduled_transfers)
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
        step = self._new_step(context, None, collected, collected.graph.root_types, holds_slot)
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
        step = self._new_step(
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

    def _new_step(
        self,
        context: DeviceContext,
        collection: Collection | None,
        collected: CollectedGraph | None,
        types: Sequence[TensorType],
        holds_slot: bool = True,
        level: int = 0,
    ) -> Step:
        step = Step(
            self.runtime.waits,
            context,
            context.step_started(),
            collection,
            collected,
            holds_slot,
            level,
        )
        step.outputs = promised(self, context.device, types, step)
        self.runtime.step_started(step)
        if self.runtime.graph_log is not None:
            graph = None if collected is None else collected.graph
            self.runtime.graph_log.note(step.label, graph, collection)
        return step

    # ---- handing over ----------------------------------------------------------------------

    def submit(self, steps: Sequence[Step]) -> None:
        """Hands steps over: into the reserved place of the scheduler's mailbox, or past it.

        A step that has nothing to wait for is issued at once, and a small one is run here and now.
        """
        scheduler = self.runtime.scheduler
        if len(steps) == 1 and scheduler.is_idle and scheduler.issue_at_once(steps[0]):
            scheduler.mailbox.cancel_reservation()
        else:
            scheduler.mailbox.put(steps)

    @enable_ki_protection
    async def flush_segments(self, job: Job) -> list[Step]:
        """Sends out the segments that operations have cut, oldest first, and gives them."""
        mailbox = self.runtime.scheduler.mailbox
        sent: list[Step] = []
        for context in job.contexts:
            while context.segments:
                await mailbox.reserve()
                if context.segments:
                    sent.append(context.segments.popleft())
                    mailbox.put((sent[-1],))
                else:
                    mailbox.cancel_reservation()
        return sent

    def _due_transfers(self, job: Job, devices: Iterable[Device]) -> list[Transfer]:
        """The unscheduled transfers that barriers on ``devices`` need, lowest level first."""
        wanted = set(devices)
        due: dict[Transfer, None] = {}
        pending: list[Transfer] = []
        for transfer in job.transfers:
            if transfer.target is not None:
                pending.append(transfer)
            else:
                self.unscheduled_transfers.pop(transfer, None)
        job.transfers = pending
        changed = True
        while changed:
            changed = False
            for transfer in pending:
                source, target = transfer.source, transfer.target
                if transfer in due or source is None or target is None:
                    continue
                if source.device in wanted or target.device in wanted:
                    due[transfer] = None
                    if source._data is None or type(source._data.completion) is Transfer:
                        wanted.add(source.device)
                    changed = True
        return sorted(due, key=lambda transfer: (transfer.level, transfer.sequence))

    @enable_ki_protection
    async def _schedule_transfers(
        self, job: Job, devices: Iterable[Device], *, takes_slots: bool = True
    ) -> list[Step]:
        """Schedules the transfers that a barrier on ``devices`` needs; gives their sources' steps.

        Level by level: what the sources of one level need has been scheduled by the levels below,
        so that no step waits for itself.
        """
        sent: list[Step] = []
        while due := self._due_transfers(job, devices):
            level = [transfer for transfer in due if transfer.level == due[0].level]
            sources: dict[Device, list[LazyTensor]] = {}
            for transfer in level:
                source = transfer.source
                if source is not None and source._data is None:
                    sources.setdefault(source.device, []).append(source)
            for device, tensors in sorted(sources.items()):
                sent += await self._run_partial(job, device, tensors, takes_slots)
            for transfer in level:
                if takes_slots:
                    await job.transfer_places.acquire()
                try:
                    await self.runtime.scheduler.mailbox.reserve()
                except BaseException:
                    if takes_slots:
                        job.transfer_places.release()
                    raise
                self._hand_over_transfer(job, transfer, takes_slots)
        return sent

    def _hand_over_transfer(self, job: Job, transfer: Transfer, holds_place: bool) -> None:
        scheduler = self.runtime.scheduler
        source = transfer.source
        if transfer.scheduled or source is None:
            scheduler.mailbox.cancel_reservation()
            if holds_place:
                job.transfer_places.release()
            return
        if holds_place:
            transfer.add_callback(lambda _: job.transfer_places.release())
        transfer.scheduled = True
        transfer.source_data = source._data
        transfer.source = None
        self.unscheduled_transfers.pop(transfer, None)
        assert transfer.source_data is not None
        transfer.level = highest_level((transfer.source_data,))
        if transfer in job.transfers:
            job.transfers.remove(transfer)
        target = transfer.target
        if target is not None:
            self.runtime.transfer_started(transfer, target.device)
        scheduler.mailbox.put(transfer)

    @enable_ki_protection
    async def _run_partial(
        self, job: Job, device: Device, tensors: Sequence[LazyTensor], takes_slot: bool = True
    ) -> list[Step]:
        """Hands over a step of just these tensors; gives it, if there is anything to compute."""
        context = job.context(device)
        if self.runtime.graph_log is not None:
            await self.runtime.graph_log.wait_for_room()
        if takes_slot:
            await context.slots.acquire()
        try:
            await self.runtime.scheduler.mailbox.reserve()
        except BaseException:
            if takes_slot:
                context.slots.release()
            raise
        steps: list[Step] = []
        try:
            if not job.closed:
                steps = self.collect(context, tensors, holds_slot=takes_slot)
        finally:
            if not steps:
                if takes_slot:
                    context.slots.release()
                self.runtime.scheduler.mailbox.cancel_reservation()
        if steps:
            self.submit(steps)
        elif job.closed:
            raise job.closed_error()
        return steps

    # ---- waiting for tensors ---------------------------------------------------------------

    def check_host_access(self, tensor: LazyTensor) -> None:
        """In a blocking runtime, outside trio, makes the host copy certain; else does nothing."""
        blocking = self.runtime.blocking
        if blocking is not None:
            blocking.fetch(tensor)

    @enable_ki_protection
    async def schedule(self, tensors: Sequence[LazyTensor]) -> None:
        """Hands over whatever these tensors still need, without waiting for it."""
        error = self.runtime.closed_error()
        if error is not None:
            raise error
        while True:
            by_job: dict[tuple[Job, Device], list[LazyTensor]] = {}
            pending: list[Completion] = []
            for tensor in tensors:
                if tensor._executor is not self:
                    raise RuntimeMismatchError(
                        "a tensor belongs to another runtime than the one it is awaited in"
                    )
                data = tensor._data
                if data is None:
                    job: Any = tensor._recording.recorder
                    by_job.setdefault((job, tensor._recording.device), []).append(tensor)
                elif data.completion is not None and not data.completion.handed_over:
                    pending.append(data.completion)
            if not by_job and not pending:
                return
            for completion in pending:
                await self.hand_over(completion)
            for (job, device), lazy in by_job.items():
                if job.closed:
                    raise JobClosedError(
                        f"the tensor was still lazy when its job {job.name!r} ended"
                    )
                await self.flush_segments(job)
                if job.transfers:
                    await self._schedule_transfers(job, (device,))
                lazy = [tensor for tensor in lazy if tensor._data is None]
                if lazy:
                    await self._run_partial(job, device, lazy)

    @enable_ki_protection
    async def hand_over(self, completion: Completion, *, takes_slots: bool = True) -> None:
        """Hands over a segment or a transfer that waits for its job's next await.

        Without ``takes_slots`` past the limit of steps in flight: for the scheduler, as the step
        that holds the last place may be waiting for just this.
        """
        while not completion.handed_over and not completion.done:
            if isinstance(completion, Step):
                await self.flush_segments(completion.context.job)
            elif isinstance(completion, Transfer):
                target = completion.target
                if target is None:
                    return
                await self.flush_segments(completion.job)
                await self._schedule_transfers(
                    completion.job, (target.device,), takes_slots=takes_slots
                )

    @enable_ki_protection
    async def fetch(self, tensors: Sequence[LazyTensor], *, host: bool) -> list[DeviceData]:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies.

        On a device with host memory the copies come along always, elsewhere without ``host`` up
        to ``Config.await_fetch_bytes``. Raises `ExecutionError` for the first that failed. Gives
        the handles of what the tensors stood for when it was called.
        """
        runtime = self.runtime
        profile = runtime.profile
        if len(tensors) == 1:
            data = tensors[0]._data
            if data is not None and (
                data.host is not None or runtime.backend(data.device).host_memory
            ):
                # What `_fetch` does, in short.
                completion = data.completion
                if completion is None:
                    in_short = data.failure is None
                else:
                    in_short = profile is None and completion.handed_over
                if in_short:
                    if completion is not None:
                        await completion.wait()
                    else:
                        await trio.lowlevel.checkpoint()
                        error = runtime.closed_error()
                        if error is not None:
                            raise error
                    if data.host is None:
                        data.host = read_only(data.buffer)
                    return [data]
        if profile is None:
            return await self._fetch(tensors, host)
        track = Track.of_job(self._requesting_job().name)
        with profile.span(track, "await tensors", tensors=len(tensors)):
            return await self._fetch(tensors, host)

    async def _fetch(self, tensors: Sequence[LazyTensor], host: bool) -> list[DeviceData]:
        datas = [tensor._data for tensor in tensors]
        fixed = {
            index: as_it_is(tensors[index])
            for index, data in enumerate(datas)
            if data is None or data.completion is not None
        }
        await trio.lowlevel.checkpoint()
        if fixed:
            await self.schedule(list(fixed.values()))
        else:
            error = self.runtime.closed_error()
            if error is not None:
                raise error
        for index, fixed_tensor in fixed.items():
            data = datas[index] = fixed_tensor._data
            tensor = tensors[index]
            if tensor._data is None and _stand_for_the_same(tensor, fixed_tensor):
                tensor._data = data
        fetched = cast(list[DeviceData], datas)
        downloads: dict[Device, list[DeviceData]] = {}
        limit = self.runtime.config.await_fetch_bytes
        for data in fetched:
            if data.completion is not None:
                await data.completion.wait()
            elif data.failure is not None:
                raise data.failure.deliver()
            if data.host is not None:
                continue
            backend = self.runtime.backend(data.device)
            if backend.host_memory:
                data.host = read_only(data.buffer)
            elif host or data.type.nbytes <= limit:
                downloads.setdefault(data.device, []).append(data)
        if downloads:
            job = self._requesting_job()
            copies = [
                await self.runtime.device_actor(device).copies.start_download(missing, job)
                for device, missing in downloads.items()
            ]
            for copy in copies:
                await copy.wait()
        return fetched

    def _requesting_job(self) -> Job:
        """The running task's job, if it is one of this runtime, else the default one."""
        current = recording_context.get()
        job: Any = None if current is None else current.recorder
        if getattr(job, "runtime", None) is self.runtime:
            return job  # type: ignore[no-any-return]
        return self.runtime.default_job
