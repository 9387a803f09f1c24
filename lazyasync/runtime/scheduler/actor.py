"""The scheduler actor: finds or compiles a step's program, waits its turn, has it issued."""

from __future__ import annotations

import logging
import time
import warnings
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from typing import Any, NamedTuple, cast

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import Backend, FallsBack, Program, VirtualTimeBackend
from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.ir.iterations import Loops
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.observe.profiling import COMPILER, NOT_PROFILED, SCHEDULER
from lazyasync.runtime.device.lock import lock_devices
from lazyasync.runtime.loop.mailbox import Mailbox, MailboxStatistics
from lazyasync.runtime.scheduler.background_thread import BackgroundThread
from lazyasync.runtime.scheduler.compile_log import CompileLog
from lazyasync.runtime.scheduler.dynamic_axes import marked_axes
from lazyasync.runtime.scheduler.host import SchedulerHost
from lazyasync.runtime.scheduler.size_families import Made, SizeFamilies
from lazyasync.runtime.steps.completion import Completion
from lazyasync.runtime.steps.issue_order import earlier_steps_issued
from lazyasync.runtime.steps.levels import of_one_level
from lazyasync.runtime.steps.step import Step, StepContext, Transfer
from lazyasync.tensor import DeviceData


class SchedulerStatistics(NamedTuple):
    """The state of the scheduler."""

    mailbox: MailboxStatistics
    """How full the mailbox is."""
    steps_under_way: int
    """The steps taken from the mailbox that have not been issued yet."""
    compiling: int
    """The graphs that are being compiled."""
    cached_computations: int
    """The programs in the cache."""


class CachedComputation:
    """One program and the graph it was made from."""

    __slots__ = ("graph", "program")

    def __init__(self, graph: Graph, program: Program) -> None:
        self.graph = graph
        self.program = program
        untrack(self)


class ComputationCache:
    """Programs by kind of backend and exact graph; the least recently used is dropped first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._entries: OrderedDict[tuple[str, GraphKey], CachedComputation] = OrderedDict()
        self._newest: tuple[str, Graph, CachedComputation] | None = None
        """What was asked for last, if it was found: a loop asks for the same again and again."""

    def get(self, kind: str, graph: Graph) -> CachedComputation | None:
        """The program of an equal graph, if there is one."""
        newest = self._newest
        if newest is not None and newest[1] is graph and newest[0] == kind:
            return newest[2]
        key = (kind, graph.key)
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
            if graph.key is not entry.graph.key:
                graph.key = entry.graph.key  # found by identity from now on
            self._newest = kind, graph, entry
        return entry

    def put(self, kind: str, graph: Graph, program: Program) -> None:
        """Keeps a program."""
        self._newest = None
        self._entries[untracked((kind, graph.key))] = CachedComputation(graph, program)
        while len(self._entries) > self.capacity:
            self._entries.popitem(last=False)

    def find(self, kind: str, hexdigest: str) -> CachedComputation | None:
        """The program for a kind of backend whose graph has this hash."""
        # The newest first: it is mostly meant, and each hash that is asked for takes time once.
        for (of, key), entry in reversed(self._entries.items()):
            if of == kind and key.hexdigest() == hexdigest:
                return entry
        return None

    def __len__(self) -> int:
        return len(self._entries)


SHORT_TRACE = 0.002
"""Seconds for which the event loop waits for a trace, as handing over to it would cost more."""

_log = logging.getLogger("lazyasync.compiles")
_steps = logging.getLogger("lazyasync.steps")


class _Compiling(Completion):
    """A compile under way, which everybody who needs the same graph waits for."""

    __slots__ = ("error", "program")

    program: Program | None
    error: BaseException | None


def nothing_to_release() -> None:
    """Where nothing but the arguments of a graph holds what a recording held."""


class SchedulerActor:
    """Serves one mailbox of barriers, each one step or, over several devices or levels, several.

    Each barrier is scheduled by a task of its own (`_schedule_sync_tensors_graph`), so that a
    step that must wait, for its inputs or its compile, holds nobody up.
    """

    def __init__(self, runtime: SchedulerHost) -> None:
        self.runtime = runtime
        self.mailbox: Mailbox[Sequence[Step] | Transfer] = Mailbox(
            runtime.waits, runtime.config.mailbox_capacity
        )
        self.computations = ComputationCache(runtime.config.max_cached_computations)
        self._families: dict[str, SizeFamilies] = {}
        """By kind of device: they are used by the thread that compiles for it."""
        self.compile_log = CompileLog()
        self._compiling: dict[tuple[str, GraphKey], _Compiling] = {}
        self._under_way = 0
        self.compile_thread = BackgroundThread(runtime.deliveries.post)
        self._graph_thread = BackgroundThread(runtime.deliveries.post, "lazyasync graphs")
        """Puts large graphs in order, which must not wait for a compile."""
        self.trace_thread = BackgroundThread(
            runtime.deliveries.post, "lazyasync tracer", behind=False, first_slice=SHORT_TRACE
        )
        """Calls the functions that `la.compile` records, for which callers wait as for the loop."""

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        async with trio.open_nursery() as nursery:
            while True:
                message = await self.mailbox.receive()
                if isinstance(message, Transfer):
                    nursery.start_soon(self._transfer, message)
                elif len(message) > 1:
                    self._start_together(nursery, message)
                elif not self._take_at_once(message[0]):
                    self._start(nursery, message)
                del message  # and with it the buffers, which would live until the next one

    def close_threads(self) -> None:
        """Lets the threads that compile and trace end after what they do."""
        self.compile_thread.close()
        self.trace_thread.close()
        self._graph_thread.close()

    # ---- graphs that have nothing to wait for ----------------------------------------------

    def _program_at_hand(
        self, context: StepContext, graph: Graph, from_mailbox: bool
    ) -> Program | None:
        """A graph's program, if there is one, and nothing goes before it to the device.

        That is earlier steps of its job there, and what waits to be taken up.
        """
        if context.unissued or (self.mailbox.messages and not from_mailbox):
            return None
        entry = self.computations.get(context.device.kind, graph)
        return None if entry is None else entry.program

    def run_at_once(
        self,
        context: StepContext,
        graph: Graph,
        arguments: list[Any],
        release: Callable[[], object] = nothing_to_release,
        step: Step | None = None,
    ) -> Sequence[DeviceData] | None:
        """Runs a graph here and now, if its program is a small one, and nothing is in the way.

        Gives handles of its outputs. None, with nothing changed, if it cannot be run so: it
        overtakes no step of its job on the device, nor what waits to be taken up.
        ``release`` lets go of the arguments elsewhere, before it is seen who holds them. ``step``
        is the step, if it has come by way of the mailbox.
        """
        program = self._program_at_hand(context, graph, step is not None)
        runtime = self.runtime
        if program is None or program.estimated_seconds > runtime.inline_seconds:
            return None
        if program.loops is Loops.UNBOUNDED and program.iteration_seconds is None:
            return None  # nobody knows yet how far it comes in a short time
        actor = runtime.actors[context.device]
        outputs = actor.run_inline(context, program, graph, arguments, release, step)
        if outputs is not None:
            counters = runtime.metrics.counters
            counters["InlineSteps"] += 1
            counters["CachedCompile"] += 1
        return outputs

    def issue_at_once(
        self,
        context: StepContext,
        graph: Graph,
        arguments: list[Any],
        promise: Callable[[], Step],
        release: Callable[[], object] = nothing_to_release,
        from_mailbox: bool = False,
    ) -> Step | None:
        """Hands a graph to the device without a wait, if it is compiled, and nothing is in the way.

        Gives its step, which ``promise`` makes if the device accepts it. None, with nothing
        changed, if the step must pass the mailbox; see `run_at_once`.
        """
        program = self._program_at_hand(context, graph, from_mailbox)
        if program is None:
            return None
        actor = self.runtime.actors[context.device]
        for data in arguments:
            # An input is as good as there if the device has the step that computes it.
            if type(data) is DeviceData:
                completion = data.completion
                if data.failure is not None or not (
                    completion is None or actor.comes_before(completion, context)
                ):
                    return None
        data = None  # which would count as somebody who holds it
        issued = actor.launch(context, program, arguments, promise, release)
        if issued is not None:
            self.runtime.metrics.counters["CachedCompile"] += 1
            if _steps.isEnabledFor(logging.DEBUG):
                _steps.debug("issued at once: %s", issued.label)
        return issued

    def _take_at_once(self, step: Step) -> bool:
        """Runs or issues a step that has been taken from the mailbox, if nothing is in the way."""
        collected = step.at_hand
        if collected is None:
            return False
        context, graph, arguments = step.context, collected.graph, collected.arguments
        del collected
        if self.run_at_once(context, graph, arguments, step=step) is not None:
            step.end(None)
            return True
        issued = self.issue_at_once(context, graph, arguments, lambda: step, from_mailbox=True)
        return issued is not None

    # ---- steps -----------------------------------------------------------------------------

    def _start_together(self, nursery: trio.Nursery, steps: Sequence[Step]) -> None:
        """Starts the steps of one barrier, those apart that need what others compute."""
        for group in of_one_level(steps):
            self._start(nursery, group)

    def _start(self, nursery: trio.Nursery, steps: Sequence[Step]) -> None:
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("scheduled: %s", ", ".join([step.label for step in steps]))
        self._under_way += 1  # not in the task, before whose first turn there may be another step
        for step in steps:
            step.context.unissued[step] = None
        nursery.start_soon(self._schedule_sync_tensors_graph, steps)

    @enable_ki_protection
    async def _schedule_sync_tensors_graph(self, steps: Sequence[Step]) -> None:
        try:
            if len(steps) == 1:
                await self._schedule_one(steps[0])
            else:
                await self._schedule_together(steps)
        finally:
            self._under_way -= 1
            for step in steps:  # those that the end of the runtime leaves behind
                step.context.unissued.pop(step, None)

    async def _schedule_one(self, step: Step) -> None:
        # Not while another thread puts its graph in order.
        step.waits_alone = step.at_hand is not None
        if self._drops(step) or not await self._prepare(step):
            return
        step.waits_alone = True
        await self._earlier_steps_issued(step)
        actor = self.runtime.actors[step.device]
        program = step.program
        assert program is not None
        with self._watched(step, "wait for the turn"):
            step.estimated_seconds = await actor.shares.turn(step.context.share, program)
        if self._drops(step):
            actor.shares.ended(step.context.share, step.estimated_seconds, 0.0)
            return
        step.waits_alone = False
        async with AsyncExitStack() as held:
            with self._watched(step, "wait for the lock"):
                await held.enter_async_context(actor.lock)
            with self._watched(step, "issue"):
                await actor.enqueue(actor.retries.attempt(step, program))
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("issued: %s", step.label)

    def _drops(self, step: Step) -> bool:
        """Drops a step whose job was left, and those behind it, if nobody holds what they compute:
        a request that has timed out takes no time of the device. Says whether the step has ended.

        It is asked when the step is to go on, not at the end of the job: the error that the job is
        left by holds what the job's code held for as long as it is on its way.
        """
        job = step.context.job.owner
        if step.done or not job.is_left:
            return step.done
        # Those that need it first: they hold what it computes.
        for other in reversed(tuple(step.context.unissued)):
            if other.waits_alone and not other.is_held and not job.awaits_end_of(other):
                self.runtime.metrics.increment("DroppedSteps")
                other.drop()
        return step.done

    async def _schedule_together(self, steps: Sequence[Step]) -> None:
        """Issues the steps of one barrier over several devices with all of their locks held."""
        ready: list[Step] = []

        async def prepare(step: Step) -> None:
            if await self._prepare(step):
                ready.append(step)

        async with trio.open_nursery() as nursery:
            for step in steps:
                nursery.start_soon(prepare, step)
        # Turns, like locks, are taken in the order of the devices, so that two barriers over the
        # same devices cannot each hold what the other needs.
        ready.sort(key=lambda step: step.device)
        for step in ready:
            await self._earlier_steps_issued(step)
        for step in ready:
            actor = self.runtime.actors[step.device]
            assert step.program is not None
            with self._watched(step, "wait for the turn"):
                turn = actor.shares.turn(step.context.share, step.program)
                step.estimated_seconds = await turn
        actors = [self.runtime.actors[step.device] for step in ready]
        async with AsyncExitStack() as held:
            with self._watched(steps[0], "wait for the locks"):
                await held.enter_async_context(lock_devices(actor.lock for actor in actors))
            for step, actor in zip(ready, actors, strict=True):
                assert step.program is not None
                with self._watched(step, "issue"):
                    await actor.enqueue(actor.retries.attempt(step, step.program))
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("issued together: %s", ", ".join([step.label for step in ready]))

    async def _earlier_steps_issued(self, step: Step) -> None:
        if next(iter(step.context.unissued), step) is not step:
            with self._watched(step, "wait for earlier steps"):
                await earlier_steps_issued(step)

    def _watched(self, step: Step, what: str) -> AbstractContextManager[None]:
        """A block that is shown as work on a step in the profile that is open, if any."""
        profile = self.runtime.profile
        if profile is None:
            return NOT_PROFILED
        return profile.span(SCHEDULER, what, step=step.label)

    async def _prepare(self, step: Step) -> bool:
        """Waits for the inputs and the program. False if the step has failed, or was dropped.

        Inputs that steps on the same device compute need not be there yet: this one comes behind.
        """
        try:
            if step.at_hand is None:
                with self._watched(step, "order the graph"):
                    await self._order(step)
                step.notify_progress()
            with self._watched(step, "wait for the inputs"):
                await self._inputs_under_way(step)
            if step.done:  # dropped meanwhile
                return False
            for data in step.inputs():
                if data.failure is not None:
                    # It shares the record, which has been reported or will be, by its owner.
                    self.runtime.metrics.increment("StepsWithFailedInputs")
                    step.end(data.failure)
                    return False
            step.program = await self.program(
                step.device.kind,
                step.collected.graph,
                step.label,
                step.replays,
                step.collected.arguments,
            )
        except Exception as error:
            if not step.done:
                step.fail(error)
            return False
        return True

    async def _order(self, step: Step) -> None:
        """Puts the graph of a step in order; in a thread, unless its device is in virtual time."""
        if self.runtime.any_backend(step.device.kind).compiles_in_threads:
            await self._graph_thread.run(lambda: step.collected)
        else:
            _ = step.collected

    async def _inputs_under_way(self, step: Step) -> None:
        """Waits until what a step needs is on its way to the device, or there."""
        actor = self.runtime.actors[step.device]
        # No handle is held meanwhile: it would look as if somebody wanted what it is of.
        found = [data.completion for data in step.inputs() if data.completion is not None]
        for completion in found:
            if completion.done:
                continue
            await self._handed_over(completion)
            if isinstance(completion, Step) and actor.runs_in_order(completion, step.context):
                await completion.wait_issued()
            else:
                await completion.wait_quietly()

    async def _handed_over(self, completion: Completion) -> None:
        """Sees to it that what an input comes from goes on by itself."""
        if not completion.handed_over:
            await self.runtime.hand_over(completion)

    # ---- programs --------------------------------------------------------------------------

    async def program(
        self,
        kind: str,
        graph: Graph,
        label: str,
        from_compiled_function: bool,
        arguments: Sequence[DeviceData | None] = (),
    ) -> Program:
        """The program of a graph: cached, or compiled now, once for all who ask meanwhile.

        ``label`` and ``from_compiled_function`` say for what, as in `CompileRecord`; ``arguments``
        are those whose axes may be marked.
        """
        metrics = self.runtime.metrics
        entry = self.computations.get(kind, graph)
        if entry is not None:
            metrics.increment("CachedCompile")
            return entry.program
        key = (kind, graph.key)
        compiling = self._compiling.get(key)
        if compiling is None:
            compiling = self._compiling[key] = _Compiling(self.runtime.waits)
            compiling.program = compiling.error = None
            backend = self.runtime.any_backend(kind)
            started = time.perf_counter()
            made: Made | None = None
            try:
                with self._compile_watched(label, graph):
                    made = await self._find_or_compile(backend, kind, graph, marked_axes(arguments))
                compiling.program = made.program
                self.computations.put(kind, graph, made.program)
            except Exception as error:
                compiling.error = error
            finally:
                if made is None or made.compiled:
                    metrics.increment("UncachedCompile")
                else:
                    metrics.increment("ResizedProgram")
                del self._compiling[key]
                compiling.finish()
            seconds = time.perf_counter() - started
            if made is None or made.compiled:
                self.note_compile(
                    kind,
                    graph,
                    label,
                    from_compiled_function,
                    seconds,
                    compiling.program,
                    compiling.error,
                    None if made is None else made.lengths,
                )
        else:
            metrics.increment("SharedCompile")
            await compiling.wait_quietly()
        if compiling.error is not None:
            raise compiling.error
        assert compiling.program is not None
        return compiling.program

    def note_compile(
        self,
        kind: str,
        graph: Graph,
        step: str,
        from_compiled_function: bool,
        seconds: float,
        program: Program | None,
        failure: BaseException | None,
        lengths: str | None = None,
    ) -> None:
        """Takes note of a compile, and of what came of it; warns of a program that is a slow one.

        ``step`` and ``from_compiled_function`` say what it was for, as in `CompileRecord`, and
        ``lengths`` for which lengths.
        """
        metrics = self.runtime.metrics
        metrics.add_sample("CompileTime", seconds, kind="time")
        fallback = program.fallback if isinstance(program, FallsBack) else None
        self.compile_log.note(
            kind, graph, step, from_compiled_function, seconds, fallback, failure, lengths
        )
        if failure is not None:
            _log.warning("%s: %d operations did not compile: %r", step, len(graph), failure)
        elif _log.isEnabledFor(logging.INFO):  # the hash takes time
            name, count = graph.key.hexdigest(), graph.operation_count
            _log.info(
                "%s: compiled graph %s, %d operations, %.1f ms", step, name, count, 1e3 * seconds
            )
        if fallback is not None:
            metrics.increment("FallbackCompile")
            _log.warning("%s: operations run one by one: %r", step, fallback)
            warnings.warn(
                f"a program of {graph.operation_count} operations (graph "
                f"{graph.key.hexdigest()}) could not be compiled to loops and runs "
                f"operation by operation: {type(fallback).__name__}: {fallback}",
                RuntimeWarning,
                stacklevel=2,
            )

    def _compile_watched(self, label: str, graph: Graph) -> AbstractContextManager[None]:
        profile = self.runtime.profile
        if profile is None:
            return NOT_PROFILED
        operations, program = graph.operation_count, graph.key.hexdigest()
        return profile.span(COMPILER, "compile", step=label, operations=operations, program=program)

    async def _find_or_compile(
        self, backend: Backend, kind: str, graph: Graph, marked: Mapping[int, frozenset[int]]
    ) -> Made:
        """A program for a graph that has none: one for other lengths anew, or compiled."""
        families = self._families_of(kind)
        if backend.compiles_in_threads:
            return await self.compile_thread.run(families.make, backend, kind, graph, marked)
        found = families.find(kind, graph)
        if found is not None:
            return found
        await trio.sleep(cast(VirtualTimeBackend, backend).compile_seconds(graph))
        return families.make(backend, kind, graph, marked)

    def _families_of(self, kind: str) -> SizeFamilies:
        """The families of a kind of device: for one thread, that which compiles for it."""
        families = self._families.get(kind)
        if families is None:
            config = self.runtime.config
            families = self._families[kind] = SizeFamilies(
                config.max_cached_computations, automatic=config.automatic_dynamic
            )
        return families

    # ---- transfers -------------------------------------------------------------------------

    @enable_ki_protection
    async def _transfer(self, transfer: Transfer) -> None:
        source = transfer.source_data
        assert source is not None
        try:
            completion: Completion | None = source.completion
            if completion is not None:
                await self._handed_over(completion)
                await completion.wait_quietly()
        except Exception as error:  # what it comes from cannot be handed over any more
            transfer.fail(error)
            return
        if source.failure is not None:
            transfer.end(source.failure)
            return
        target = transfer.target
        if target is None:
            transfer.end(None)
            return
        device = target.device
        del target
        actor = self.runtime.actors[device]
        await actor.copies.receive(transfer, self.runtime.actors[source.device])

    def statistics(self) -> SchedulerStatistics:
        """How full the scheduler's queues are."""
        return SchedulerStatistics(
            mailbox=self.mailbox.statistics(),
            steps_under_way=self._under_way,
            compiling=len(self._compiling),
            cached_computations=len(self.computations),
        )
