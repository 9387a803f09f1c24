"""The executor: barriers, waits and fetches, from a user's await to the scheduler's mailbox."""

from __future__ import annotations

import contextvars
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast
from weakref import ref

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.device_data import DeviceData
from lazyasync.errors import JobClosedError, ReentrantBarrierError
from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.ir.types import TensorType
from lazyasync.recording import context as recording_context
from lazyasync.recording import new_data_tensor, new_lazy_tensor
from lazyasync.runtime.closures import StepClosure
from lazyasync.runtime.collect import Collection, Roots, is_oversized
from lazyasync.runtime.completion import Completion
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


class Executor:
    """Collects steps, hands them over, and waits: the synchronous and the awaited halves."""

    is_oversized = staticmethod(is_oversized)
    as_it_is = staticmethod(as_it_is)

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.created = 0
        self.destroyed = 0
        self._tracked: dict[int, _TensorReference] = {}
        self._ended_tensors: deque[int] = deque()
        self._numbers = itertools.count(1)
        self._counted = (0, 0)

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

    def settle_counters(self) -> None:
        """Brings the counters of tensors up to date; they are too hot to be counted one by one."""
        self.settle_tensors()
        counters = self.runtime.metrics.counters
        created, destroyed = self._counted
        counters["CreateLtcTensor"] += self.created - created
        counters["DestroyLtcTensor"] += self.destroyed - destroyed
        self._counted = (self.created, self.destroyed)

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
        live: dict[LazyTensor, None] = {}
        if context.carried:
            live = dict.fromkeys([t for r in context.carried if (t := r()) is not None])
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
            for tensor in held:
                if not hasattr(tensor, "_id"):
                    self.new_tensor_id(tensor)
                live[tensor] = None
            if self._ended_tensors:
                self.settle_tensors()
            counters = self.runtime.metrics.counters
            counters["IrNodeCreated"] += recording.created
            counters["IrNodeReused"] += max(0, recording.cursor.depth - recording.created)
            if context.trie.size > context.trie.max_entries:
                context.trie.reset()
        device = context.device
        return [t for t in live if t._data is None and t._recording.device is device]

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
    ) -> Step | None:
        """Makes a step of what is live in a job on a device, or of ``only`` some tensors.

        Installs the placeholders. No await, so that it happens whole or not at all. None if there
        is nothing to compute.
        """
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
    ) -> Step:
        outputs = [DeviceData(self, context.device, type) for type in types]
        context.steps += 1
        context.steps_under_way += 1
        step = Step(
            self.runtime.waits,
            context,
            context.steps,
            collection,
            collected,
            outputs,
            holds_slot,
        )
        for data in outputs:
            data.completion = step
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

    async def _flush(self, job: Job) -> list[Step]:
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
                    if source._data is None or type(source._data.completion) is Transfer:
                        wanted.add(source.device)
                    changed = True
        return sorted(due, key=lambda transfer: (transfer.level, transfer.sequence))

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
                step = await self._run_partial(job, device, tensors, takes_slots)
                if step is not None:
                    sent.append(step)
            for transfer in level:
                await self.runtime.scheduler.mailbox.reserve()
                self._hand_over_transfer(job, transfer)
        return sent

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
        scheduler.mailbox.put(transfer)

    async def _run_partial(
        self, job: Job, device: Device, tensors: Sequence[LazyTensor], takes_slot: bool = True
    ) -> Step | None:
        """Hands over a step of just these tensors."""
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
        step = None if job.closed else self.collect(context, tensors, holds_slot=takes_slot)
        if step is None:
            if takes_slot:
                context.slots.release()
            self.runtime.scheduler.mailbox.cancel_reservation()
            if job.closed:
                raise job.closed_error()
            return None
        self.submit((step,))
        return step

    async def launch(
        self, job: Job, device: Device, graph: Graph, bind: Callable[[], list[Any]]
    ) -> Sequence[DeviceData]:
        """Hands over a graph with its arguments, as a step of its own.

        Gives the handles of its outputs, in the order of the graph's roots. Waits, and can be
        cancelled, like a barrier before anything has happened; then ``bind`` is called, which
        gives the arguments.
        """
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        job.raise_parked()
        context = job.context(device)
        if not self._try_reserve(job, (context,)):
            await self._reserve(job, (context,), False)
        return self._submit_graph(context, graph, bind)

    @enable_ki_protection
    def _submit_graph(
        self, context: DeviceContext, graph: Graph, bind: Callable[[], list[Any]]
    ) -> Sequence[DeviceData]:
        collected = CollectedGraph(graph, bind(), [], ())
        step = self._new_step(context, None, collected, [graph.types[root] for root in graph.roots])
        outputs = step.outputs
        self.submit((step,))
        return outputs

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
            pending: list[Completion] = []
            for tensor in tensors:
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
                await self._flush(job)
                if job.transfers:
                    await self._schedule_transfers(job, (device,))
                lazy = [tensor for tensor in lazy if tensor._data is None]
                if lazy:
                    await self._run_partial(job, device, lazy)

    async def hand_over(self, completion: Completion, *, takes_slots: bool = True) -> None:
        """Hands over a segment or a transfer that waits for its job's next await.

        Without ``takes_slots`` past the limit of steps in flight: for the scheduler, as the step
        that holds the last place may be waiting for just this.
        """
        while not completion.handed_over and not completion.done:
            if isinstance(completion, Step):
                await self._flush(completion.context.job)
            elif isinstance(completion, Transfer):
                target = completion.target
                if target is None:
                    return
                await self._flush(completion.job)
                await self._schedule_transfers(
                    completion.job, (target.device,), takes_slots=takes_slots
                )

    async def fetch(self, tensors: Sequence[LazyTensor], *, host: bool) -> list[DeviceData]:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies.

        On a device with host memory the copies come along always, elsewhere without ``host`` up
        to ``Config.await_fetch_bytes``. Raises `ExecutionError` for the first that failed. Gives
        the handles of what the tensors stood for when it was called.
        """
        datas = [tensor._data for tensor in tensors]
        fixed = {
            index: as_it_is(tensors[index])
            for index, data in enumerate(datas)
            if data is None or data.completion is not None
        }
        await trio.lowlevel.checkpoint()
        await self.schedule(list(fixed.values()))
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
                await self.runtime.device_actor(device).start_download(missing, job)
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
        if len(devices) > 1:
            devices = sorted(set(devices))
        contexts = [job.context(device) for device in devices]
        sent: list[Step] = []
        if not self._try_reserve(job, contexts):
            sent = await self._reserve(job, contexts, closures)
        mixed = self._other_tasks_recorded(contexts)
        steps, synchronous = self._hand_over(job, contexts, sent, closures)
        job.due_closures.extend(synchronous)
        if mixed and steps:
            self.runtime.mixed_tasks(job)
        if wait or (closures and job.due_closures):
            await self._finish_barrier(job, steps, synchronous)

    def _other_tasks_recorded(self, contexts: Sequence[DeviceContext]) -> bool:
        """Whether the open recordings hold what another task than the current one recorded."""
        if self.runtime.blocking is not None:
            return False  # what a thread awaits runs in a task of its own each time
        task = trio.lowlevel.current_task()
        for context in contexts:
            recording = context.open_recording
            if recording is not None and (
                recording.mixed or (recording.task is not None and recording.task is not task)
            ):
                return True
        return False

    def check_open(self, job: Job) -> None:
        """Raises what a barrier in an ended job or runtime raises."""
        error = self.runtime.closed_error()
        if error is not None:
            raise error
        if job.closed:
            raise job.closed_error()

    def _try_reserve(self, job: Job, contexts: Sequence[DeviceContext]) -> bool:
        """Does what `_reserve` does in the common case, in which nothing has to be waited for."""
        context = contexts[0]
        if len(contexts) > 1 or job.transfers or not job.closures.has_room:
            return False
        if self.runtime.graph_log is not None and not self.runtime.graph_log.has_room:
            return False
        if any(other.segments for other in job.contexts):
            return False
        if not context.slots.try_acquire():
            return False
        if not self.runtime.scheduler.mailbox.try_reserve():
            context.slots.release()
            return False
        return True

    async def _reserve(
        self, job: Job, contexts: Sequence[DeviceContext], closures: bool
    ) -> list[Step]:
        """Waits for everything a barrier needs. Cancelled, or failing, it leaves nothing taken.

        Gives the steps that had to go out before it: segments, and the sources of transfers.
        """
        sent: list[Step] = []
        devices = [context.device for context in contexts]
        mailbox = self.runtime.scheduler.mailbox
        if self.runtime.graph_log is not None:
            await self.runtime.graph_log.wait_for_room()
        while True:
            if any(context.segments for context in job.contexts):
                sent += await self._flush(job)
            if job.transfers:
                sent += await self._schedule_transfers(job, devices)
            if closures and job.pending_closures:
                # Not with a slot taken: a closure may need one to compute its arguments.
                await job.closures.wait_for_room()
            taken: list[Callable[[], None]] = []
            try:
                for context in contexts:
                    await context.slots.acquire()
                    taken.append(context.slots.release)
                if not mailbox.try_reserve():
                    await mailbox.reserve()
                taken.append(mailbox.cancel_reservation)
            except BaseException:
                for release in taken:
                    release()
                raise
            full = closures and job.pending_closures and not job.closures.has_room
            if not full and (not job.transfers or not self._due_transfers(job, devices)):
                return sent
            # Another task took the room, or recorded a transfer, while this one waited. A step
            # must not go out before the transfers it waits for.
            for release in taken:
                release()

    @enable_ki_protection
    def _hand_over(
        self,
        job: Job,
        contexts: Sequence[DeviceContext],
        sent: Sequence[Step],
        take_closures: bool,
    ) -> tuple[list[Step], list[StepClosure]]:
        """Collects and submits, and gives the steps and the closures to run in the barrier.

        ``sent`` are steps of the same barrier that have gone out already. No await: all of it
        happens, or nothing.
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
        barrier = [*sent, *steps]
        for closure in closures:
            closure.completions = barrier
        if closures:
            job.closures.put([closure for closure in closures if closure.run_async])
        if steps:
            self.runtime.metrics.counters["MarkStep"] += 1
            self.submit(steps)
        else:
            self.runtime.scheduler.mailbox.cancel_reservation()
        return barrier, [closure for closure in closures if not closure.run_async]

    async def _finish_barrier(
        self, job: Job, steps: Sequence[Step], synchronous: Sequence[StepClosure]
    ) -> None:
        """Waits for the steps and runs the closures that are due.

        Cancelled here, the steps run on, and closures not yet run stay queued.
        """
        try:
            for step in steps:
                await step.wait()
        except Exception:
            for closure in synchronous:
                if closure in job.due_closures:
                    job.due_closures.remove(closure)
                    job.closures.drop(1)
            raise
        while job.due_closures:
            await job.closures.run_due()

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
            if completion.handed_over  # another job's segments wait for that job
        ]
        for completion in snapshot:
            await completion.wait_quietly()
        if job is not None:
            job.raise_parked()

    async def run_step_closures(self, job: Job) -> None:
        """Runs the closures added so far, computing what their arguments need; no barrier."""
        self.check_not_in_closure(job, "run_step_closures")
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        job.raise_parked()
        await self.queue_closures(job)
        await self._finish_barrier(job, (), ())

    async def queue_closures(self, job: Job) -> None:
        """Queues the closures added so far, with what their arguments need handed over."""
        while closures := list(job.pending_closures):
            await job.closures.wait_for_room()
            await self.schedule([tensor for closure in closures for tensor in closure.tensors])
            if job.pending_closures == closures and job.closures.has_room:
                # Nothing has changed meanwhile: all of them are queued, in order, or none.
                job.pending_closures = []
                job.closures.put([closure for closure in closures if closure.run_async])
                job.due_closures.extend(closure for closure in closures if not closure.run_async)

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
                [as_it_is(leaf) if isinstance(leaf, LazyTensor) else leaf for leaf in leaves],
                definition,
                run_async=run_async,
                in_thread=in_thread,
                context=contextvars.copy_context(),
            )
        )
