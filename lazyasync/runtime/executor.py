"""The executor: barriers, waits and fetches, from a user's await to the scheduler's mailbox."""

from __future__ import annotations

import contextvars
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import ref

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.device_data import DeviceData
from lazyasync.errors import JobClosedError, ReentrantBarrierError
from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.ir.types import TensorType
from lazyasync.recording import Recording, new_data_tensor, new_lazy_tensor
from lazyasync.runtime.closures import ClosureBatch, StepClosure
from lazyasync.runtime.collect import Collection, Roots, is_oversized, live_tensors
from lazyasync.runtime.device_actor import read_only
from lazyasync.runtime.steps import Step, Transfer
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.jobs import DeviceContext, Job
    from lazyasync.runtime.runtime import Runtime


class _TensorReference(ref[LazyTensor]):
    """A weak reference to a tensor that has data, which says whose end it has seen."""

    __slots__ = ("number",)

    number: int


class Executor:
    """Collects steps, hands them over, and waits: the synchronous and the awaited halves."""

    is_oversized = staticmethod(is_oversized)

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.created = 0
        self.destroyed = 0
        self._tracked: dict[int, _TensorReference] = {}
        self._ended_tensors: deque[int] = deque()
        self._numbers = itertools.count(1)

    # ---- the books of tensors --------------------------------------------------------------

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""
        number = next(self._numbers)
        tensor._id = number
        reference = _TensorReference(tensor, self._tensor_ended)
        reference.number = number
        self._tracked[number] = reference
        self.created += 1
        return number

    def _tensor_ended(self, reference: _TensorReference) -> None:
        # May run in any thread, at any moment, so it only appends.
        self._ended_tensors.append(reference.number)

    def settle_tensors(self) -> None:
        """Takes in which tensors have ended."""
        ended = self._ended_tensors
        while ended:
            del self._tracked[ended.popleft()]
            self.destroyed += 1

    def _count_tensors(self, recording: Recording, live: Sequence[LazyTensor]) -> None:
        """Counts the tensors of a closed recording: the dead as ended, the live as tracked."""
        references = recording.references
        dead = sum(reference() is None for reference in references)
        self.created += dead
        self.destroyed += dead
        for tensor in live:
            if not hasattr(tensor, "_id"):
                self.new_tensor_id(tensor)
        references.clear()
        self.settle_tensors()
        metrics = self.runtime.metrics.counters
        metrics["IrNodeCreated"] += recording.created
        metrics["IrNodeReused"] += max(0, recording.cursor.depth - recording.created)

    def live_data(self, job: Job) -> list[DeviceData]:
        """The handles of the live tensors of a job."""
        self.settle_tensors()
        accounts = {context.account for context in job.contexts}
        datas: dict[DeviceData, None] = {}
        for reference in tuple(self._tracked.values()):
            tensor = reference()
            data = None if tensor is None else tensor._data
            if data is not None and data.buffer is not None and accounts & set(data._accounts):
                datas[data] = None
        return list(datas)

    # ---- collecting ------------------------------------------------------------------------

    @enable_ki_protection
    def close_recording(self, context: DeviceContext) -> list[LazyTensor]:
        """Closes the open recording; gives the tensors of the job that are still lazy."""
        recording = context.open_recording
        references: list[Iterable[ref[LazyTensor]]] = [context.carried]
        if recording is not None:
            recording.context = None
            context.open_recording = None
            references.append(recording.references)
        live = live_tensors(references)
        if recording is not None:
            self._count_tensors(recording, live)
            if context.trie.size > context.trie.max_entries:
                context.trie.reset()
        context.carried = []
        return [
            tensor
            for tensor in live
            if tensor._data is None and tensor._recording.device == context.device
        ]

    def carry_on(self, context: DeviceContext) -> None:
        """Closes the recording; what is lazy stays so and is taken along."""
        context.carried = [ref(tensor) for tensor in self.close_recording(context)]

    @enable_ki_protection
    def collect(
        self,
        context: DeviceContext,
        only: Sequence[LazyTensor] | None,
        *,
        holds_slot: bool,
    ) -> Step | None:
        """Makes a step of what is live in a job on a device, or of ``only`` some tensors.

        Installs the placeholders. No await, so that it happens whole or not at all. None if there
        is nothing to compute.
        """
        live = self.close_recording(context)
        chosen = live
        if only is not None:
            chosen = [tensor for tensor in only if tensor._data is None]
            ids = {id(tensor) for tensor in chosen}
            context.carried = [ref(tensor) for tensor in live if id(tensor) not in ids]
        else:
            for transfer in context.job.transfers:
                source = transfer.source
                if source is not None and source._data is None and source.device == context.device:
                    chosen.append(source)
        if not chosen:
            return None
        return self._make_step(context, Roots(chosen), only is not None, holds_slot)

    def _make_step(
        self, context: DeviceContext, roots: Roots, partial: bool, holds_slot: bool
    ) -> Step:
        collection = Collection(roots.nodes)
        collected = collection.collected
        if collected is None:
            order: Sequence[int] = range(len(roots.nodes))
            types = [node.type for _, node in roots.nodes]
        else:
            order = collected.root_order
            types = [collected.graph.types[root] for root in collected.graph.roots]
        step = self._new_step(
            context, collection if collected is None else None, collected, types, holds_slot
        )
        outputs = step.outputs
        for position, tensors in zip(order, roots.tensors.values(), strict=True):
            for tensor in tensors:
                tensor._data = outputs[position]
        if partial:
            for (recording, node), tensors in roots.tensors.items():
                data = tensors[0]._data  # type: ignore[assignment]
                recording.materialized[node] = data
        return step

    def _new_step(
        self,
        context: DeviceContext,
        collection: Collection | None,
        collected: CollectedGraph | None,
        types: Sequence[TensorType],
        holds_slot: bool = True,
    ) -> Step:
        outputs = [DeviceData(self, context.device, type) for type in types]
        context.steps += 1
        context.steps_under_way += 1
        step = Step(
            self.runtime.waits,
            context,
            f"step {context.steps} of the job {context.job.name!r} on {context.device}",
            collection,
            collected,
            outputs,
            holds_slot,
        )
        for data in outputs:
            data.completion = step
        self.runtime.step_started(step)
        return step

    # ---- handing over ----------------------------------------------------------------------

    def submit(self, steps: Sequence[Step]) -> None:
        """Runs a small step here and now if it can be; else puts it into a reserved place."""
        scheduler = self.runtime.scheduler
        if len(steps) == 1:
            step = steps[0]
            program = scheduler.cached(step)
            if program is not None:
                limit = self.runtime.inline_seconds
                if step.estimated_seconds <= limit:
                    actor = self.runtime.device_actor(step.device)
                    if actor.run_inline(step, program):
                        self.runtime.metrics.counters["CachedCompile"] += 1
                        self.runtime.metrics.counters["InlineSteps"] += 1
                        scheduler.mailbox.cancel_reservation()
                        return
        scheduler.mailbox.put(steps)

    async def _flush(self, job: Job) -> None:
        """Sends out the segments that operations have cut, oldest first."""
        mailbox = self.runtime.scheduler.mailbox
        for context in job.contexts:
            while context.segments:
                await mailbox.reserve()
                if context.segments:
                    mailbox.put((context.segments.popleft(),))
                else:
                    mailbox.cancel_reservation()

    def _due_transfers(self, job: Job, devices: Iterable[Device]) -> list[Transfer]:
        """The unscheduled transfers that barriers on ``devices`` need, lowest level first."""
        wanted = set(devices)
        due: dict[Transfer, None] = {}
        pending = [transfer for transfer in job.transfers if transfer.target is not None]
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
                    if source.device not in wanted and source._data is None:
                        wanted.add(source.device)
                    changed = True
        return sorted(due, key=lambda transfer: (transfer.level, transfer.sequence))

    async def _schedule_transfers(self, job: Job, devices: Iterable[Device]) -> None:
        """Schedules the transfers that a barrier on ``devices`` needs.

        Level by level: what the sources of one level need has been scheduled by the levels below,
        so that no step waits for itself.
        """
        while due := self._due_transfers(job, devices):
            level = [transfer for transfer in due if transfer.level == due[0].level]
            sources: dict[Device, list[LazyTensor]] = {}
            for transfer in level:
                source = transfer.source
                if source is not None and source._data is None:
                    sources.setdefault(source.device, []).append(source)
            for device, tensors in sorted(sources.items()):
                await self._run_partial(job, device, tensors)
            for transfer in level:
                await self.runtime.scheduler.mailbox.reserve()
                self._hand_over_transfer(job, transfer)

    def _hand_over_transfer(self, job: Job, transfer: Transfer) -> None:
        scheduler = self.runtime.scheduler
        source = transfer.source
        if transfer.scheduled or source is None:
            scheduler.mailbox.cancel_reservation()
            return
        transfer.scheduled = True
        transfer.source_data = source._data
        transfer.source = None
        if transfer in job.transfers:
            job.transfers.remove(transfer)
        target = transfer.target
        if target is not None:
            self.runtime.transfer_started(transfer, target.device)
        scheduler.expect_transfer(transfer, job)
        scheduler.mailbox.put(transfer)

    async def _run_partial(
        self, job: Job, device: Device, tensors: Sequence[LazyTensor]
    ) -> Step | None:
        """Hands over a step of just these tensors."""
        context = job.context(device)
        await context.slots.acquire()
        try:
            await self.runtime.scheduler.mailbox.reserve()
        except BaseException:
            context.slots.release()
            raise
        step = self.collect(context, tensors, holds_slot=True)
        if step is None:
            context.slots.release()
            self.runtime.scheduler.mailbox.cancel_reservation()
            return None
        self.submit((step,))
        return step

    async def launch(
        self, job: Job, device: Device, graph: Graph, arguments: Sequence[Any]
    ) -> list[DeviceData]:
        """Hands over a graph with its arguments, as a step of its own.

        Gives the handles of its outputs, in the order of the graph's roots. Waits, and can be
        cancelled, like a barrier before anything has happened.
        """
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        job.raise_parked()
        context = job.context(device)
        await self._reserve(job, (context,), False)
        collected = CollectedGraph(graph, list(arguments), [], ())
        step = self._new_step(context, None, collected, [graph.types[root] for root in graph.roots])
        self.submit((step,))
        return list(step.outputs)

    # ---- waiting for tensors ---------------------------------------------------------------

    def check_host_access(self, tensor: LazyTensor) -> None:
        """In a blocking runtime, outside trio, makes the host copy certain; else does nothing."""
        blocking = self.runtime.blocking
        if blocking is not None:
            blocking.fetch(tensor)

    async def schedule(self, tensors: Sequence[LazyTensor]) -> None:
        """Hands over whatever these tensors still need, without waiting for it."""
        error = self.runtime.closed_error()
        if error is not None:
            raise error
        while True:
            by_job: dict[tuple[Job, Device], list[LazyTensor]] = {}
            for tensor in tensors:
                if tensor._data is None:
                    job: Any = tensor._recording.recorder
                    by_job.setdefault((job, tensor._recording.device), []).append(tensor)
                elif type(tensor._data.completion) is Transfer:
                    transfer = tensor._data.completion
                    if not transfer.scheduled:
                        await self._schedule_transfer_of(transfer)
            if not by_job:
                return
            for (job, device), lazy in by_job.items():
                if job.closed:
                    raise JobClosedError(
                        f"the tensor was still lazy when its job {job.name!r} ended"
                    )
                await self._flush(job)
                if job.transfers:
                    await self._schedule_transfers(job, (device,))
                lazy = [tensor for tensor in lazy if tensor._data is None]
                if lazy:
                    await self._run_partial(job, device, lazy)

    async def _schedule_transfer_of(self, transfer: Transfer) -> None:
        for job in self.runtime.all_jobs():
            if transfer in job.transfers:
                target = transfer.target
                if target is not None:
                    await self._flush(job)
                    await self._schedule_transfers(job, (target.device,))
                return
        raise JobClosedError("the transfer's job has ended before the tensor was sent")

    async def fetch(self, tensors: Sequence[LazyTensor], *, host: bool) -> None:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies.

        On a device with host memory the copies come along always, elsewhere without ``host`` up
        to ``Config.await_fetch_bytes``. Raises `ExecutionError` for the first that failed.
        """
        await trio.lowlevel.checkpoint()
        await self.schedule(tensors)
        downloads: dict[Device, list[DeviceData]] = {}
        limit = self.runtime.config.await_fetch_bytes
        for tensor in tensors:
            data = tensor._data
            assert data is not None
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
            await self._download(downloads)

    async def _download(self, downloads: dict[Device, list[DeviceData]]) -> None:
        if len(downloads) == 1:
            for device, datas in downloads.items():
                await self.runtime.device_actor(device).download(datas)
            return
        async with trio.open_nursery(strict_exception_groups=False) as nursery:
            for device, datas in downloads.items():
                nursery.start_soon(self.runtime.device_actor(device).download, datas)

    # ---- barriers --------------------------------------------------------------------------

    def check_not_in_closure(self, job: Job, what: str) -> None:
        """Raises `ReentrantBarrierError` inside a step closure."""
        if job.closure_of is not None:
            raise ReentrantBarrierError(
                f"{what} inside a step closure would wait for the closure itself; "
                "`await tensor` and `await la.to_cpu(...)` work there"
            )

    async def mark_step(
        self, job: Job, devices: Sequence[Device], wait: bool, *, closures: bool = True
    ) -> None:
        """The step barrier; its phases are those of `la.mark_step`.

        Without ``closures`` those added so far stay for the next barrier.
        """
        self.check_not_in_closure(job, "mark_step")
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        job.raise_parked()
        contexts = [job.context(device) for device in sorted(set(devices))]
        await self._reserve(job, contexts, closures)
        steps, synchronous = self._hand_over(job, contexts, closures)
        job.due_closures.extend(synchronous)
        if wait or (closures and job.due_closures):
            await self._finish_barrier(job, steps, synchronous)

    def check_open(self, job: Job) -> None:
        """Raises what a barrier in an ended job or runtime raises."""
        error = self.runtime.closed_error()
        if error is not None:
            raise error
        if job.closed:
            raise job.closed_error()

    async def _reserve(self, job: Job, contexts: Sequence[DeviceContext], closures: bool) -> None:
        """Waits for everything a barrier needs. Cancelled, or failing, it leaves nothing taken."""
        devices = [context.device for context in contexts]
        mailbox = self.runtime.scheduler.mailbox
        while True:
            if any(context.segments for context in job.contexts):
                await self._flush(job)
            if job.transfers:
                await self._schedule_transfers(job, devices)
            taken: list[Callable[[], None]] = []
            try:
                for context in contexts:
                    await context.slots.acquire()
                    taken.append(context.slots.release)
                if closures and job.pending_closures:
                    await job.closures.wait_for_room()
                if not mailbox.try_reserve():
                    await mailbox.reserve()
                taken.append(mailbox.cancel_reservation)
            except BaseException:
                for release in taken:
                    release()
                raise
            if not job.transfers or not self._due_transfers(job, devices):
                return
            # Another task recorded a transfer while this one waited. A step must not go out
            # before the transfers it waits for.
            for release in taken:
                release()

    @enable_ki_protection
    def _hand_over(
        self, job: Job, contexts: Sequence[DeviceContext], take_closures: bool
    ) -> tuple[list[Step], list[StepClosure]]:
        """Collects and submits, and gives the steps and the closures to run in the barrier.

        No await: all of it happens, or nothing.
        """
        closures: list[StepClosure] = []
        if take_closures:
            closures, job.pending_closures = job.pending_closures, []
        fetched = [tensor for closure in closures for tensor in closure.tensors]
        steps: list[Step] = []
        for context in contexts:
            step = self.collect(context, None, holds_slot=True)
            if step is None:
                context.slots.release()
            else:
                steps.append(step)
        if fetched and steps:
            wanted = {tensor._data for tensor in fetched}
            for step in steps:
                step.fetches.extend(data for data in step.outputs if data in wanted)
        asynchronous = [closure for closure in closures if closure.run_async]
        if asynchronous:
            job.closures.put(ClosureBatch(list(steps), asynchronous))
        if steps:
            self.runtime.metrics.counters["MarkStep"] += 1
            self.submit(steps)
        else:
            self.runtime.scheduler.mailbox.cancel_reservation()
        return steps, [closure for closure in closures if not closure.run_async]

    async def _finish_barrier(
        self, job: Job, steps: Sequence[Step], synchronous: Sequence[StepClosure]
    ) -> None:
        """Waits for the steps and runs the closures that are due.

        Cancelled here, the steps run on, and closures not yet run stay queued.
        """
        first_error: Exception | None = None
        for step in steps:
            try:
                await step.wait()
            except Exception as error:
                first_error = first_error or error
        if first_error is not None:
            job.closures.drop(sum(closure in job.due_closures for closure in synchronous))
            job.due_closures = deque(c for c in job.due_closures if c not in synchronous)
            raise first_error
        while job.due_closures:
            closure = job.due_closures[0]
            if await job.closures.arguments_failed(closure):
                if closure in job.due_closures:
                    job.due_closures.remove(closure)
                    job.closures.drop(1)
                continue
            await self.fetch(closure.tensors, host=True)
            if job.due_closures and job.due_closures[0] is closure:
                job.due_closures.popleft()
                await job.closures.call(closure)

    async def sync_multi(self, job: Job, tensors: Sequence[LazyTensor], wait: bool) -> None:
        """Runs the graphs of these tensors only; the rest stays lazy."""
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        await self.schedule(tensors)
        if wait:
            await self.fetch(tensors, host=False)

    async def wait_device_ops(self, job: Job | None, devices: Sequence[Device]) -> None:
        """Waits for what is in flight on the devices at the moment of the call."""
        if job is not None:
            self.check_not_in_closure(job, "wait_device_ops")
        await trio.lowlevel.checkpoint()
        error = self.runtime.closed_error()
        if error is not None:
            raise error
        if job is not None:
            await self._flush(job)
        snapshot = [
            completion
            for device in devices
            for completion in self.runtime.device_actor(device).pending
        ]
        for completion in snapshot:
            await completion.wait_quietly()
        if job is not None:
            job.raise_parked()

    async def run_step_closures(self, job: Job) -> None:
        """Runs the closures added so far, computing what their arguments need, without a barrier."""
        self.check_not_in_closure(job, "run_step_closures")
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        job.raise_parked()
        if job.pending_closures and not job.closures.has_room:
            await job.closures.wait_for_room()
        closures, job.pending_closures = job.pending_closures, []
        tensors = [tensor for closure in closures for tensor in closure.tensors]
        try:
            await self.schedule(tensors)
        except BaseException:
            job.pending_closures[:0] = closures
            raise
        completions = {
            tensor._data.completion
            for tensor in tensors
            if tensor._data is not None and tensor._data.completion is not None
        }
        asynchronous = [closure for closure in closures if closure.run_async]
        if asynchronous:
            job.closures.put(ClosureBatch(list(completions), asynchronous))
        synchronous = [closure for closure in closures if not closure.run_async]
        job.due_closures.extend(synchronous)
        steps = [completion for completion in completions if isinstance(completion, Step)]
        await self._finish_barrier(job, steps, synchronous)

    # ---- closures --------------------------------------------------------------------------

    @enable_ki_protection
    def add_step_closure(
        self,
        job: Job,
        function: Callable[..., Any],
        args: Sequence[Any],
        run_async: bool,
        in_thread: bool,
    ) -> None:
        """Adds a closure to the current step, with its arguments and its context as they are."""
        leaves, definition = flatten(tuple(args))
        job.pending_closures.append(
            StepClosure(
                function,
                [_as_it_is(leaf) for leaf in leaves],
                definition,
                run_async=run_async,
                in_thread=in_thread,
                context=contextvars.copy_context(),
            )
        )


def _as_it_is(leaf: Any) -> Any:
    """A tensor that stands for what ``leaf`` stands for now, whatever is rebound later."""
    if not isinstance(leaf, LazyTensor):
        return leaf
    if leaf._data is not None:
        return new_data_tensor(leaf._data)
    recording = leaf._recording
    tensor = new_lazy_tensor(recording, leaf._node)
    if recording.context is not None:
        recording.references.append(ref(tensor))
    else:
        job: Any = recording.recorder
        job.context(recording.device).carried.append(ref(tensor))
    return tensor
