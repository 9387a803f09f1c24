"""The scheduler's programs: the cache, compiles, and the ways in that wait for nothing."""

from __future__ import annotations

import logging
import time
import warnings
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, TypeAlias, cast

import trio

from lazyasync.backends.protocol import Backend, Program, VirtualTimeBackend
from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.ir.iterations import Loops
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.named_tuples import NamedTuple
from lazyasync.observe.profiling import COMPILER, NOT_PROFILED
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.exchange import Exchange
from lazyasync.runtime.loop.background_thread import BackgroundThread
from lazyasync.runtime.loop.mailbox import Mailbox, MailboxStatistics
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.scheduler.compile_log import Compile, CompileLog
from lazyasync.runtime.scheduler.dynamic_axes import marked_axes
from lazyasync.runtime.scheduler.size_families import Made, SizeFamilies
from lazyasync.runtime.scheduler.trace_log import TraceLog
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.step import DeviceContext, Step, Transfer

Message: TypeAlias = Sequence[Step] | Transfer | Exchange
"""What the scheduler is sent: the steps of a barrier, or what moves values between devices."""


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


class Scheduler:
    """The mailbox of barriers, the programs, and two ways past the mailbox.

    `run_at_once` and `issue_at_once` are called by barriers, for a `program_at_hand`.
    The base of the actor, which serves the mailbox and knows what makes steps.
    """

    def __init__(self, runtime: Core, actors: Mapping[Device, DeviceActor]) -> None:
        self.runtime = runtime
        self._actors = actors
        self.mailbox: Mailbox[Message] = Mailbox(runtime.waits, runtime.config.mailbox_capacity)
        self.computations = ComputationCache(runtime.config.max_cached_computations)
        self._families: dict[str, SizeFamilies] = {}
        """By kind of device: they are used by the thread that compiles for it."""
        self.compile_log = CompileLog()
        self.trace_log = TraceLog()
        self._compiling: dict[tuple[str, GraphKey], _Compiling] = {}
        self._under_way = 0
        self.compile_thread = BackgroundThread(runtime.deliveries.post)
        self._graph_thread = BackgroundThread(runtime.deliveries.post, "lazyasync graphs")
        """Puts large graphs in order, which must not wait for a compile."""
        self.trace_thread = BackgroundThread(
            runtime.deliveries.post, "lazyasync tracer", behind=False, first_slice=SHORT_TRACE
        )
        """Calls the functions that `la.compile` records, for which callers wait as for the loop."""

    def close_threads(self) -> None:
        """Lets the threads that compile and trace end after what they do."""
        self.compile_thread.close()
        self.trace_thread.close()
        self._graph_thread.close()

    # ---- graphs that have nothing to wait for ----------------------------------------------

    def program_at_hand(
        self, context: DeviceContext, graph: Graph, *, from_mailbox: bool = False
    ) -> Program | None:
        """A graph's program, if there is one, and nothing goes before it to the device.

        That is earlier steps of its job there, and what waits to be taken up, unless it has come
        that way itself. `run_at_once` and `issue_at_once` take the program.
        """
        if context.unissued or (self.mailbox.messages and not from_mailbox):
            return None
        entry = self.computations.get(context.device.kind, graph)
        return None if entry is None else entry.program

    def run_at_once(
        self,
        context: DeviceContext,
        program: Program,
        graph: Graph,
        arguments: list[Any],
        release: Callable[[], object] = nothing_to_release,
        step: Step | None = None,
    ) -> Sequence[DeviceData] | None:
        """Runs a graph here and now, if its program is a small one, and nothing is in the way.

        Gives handles of its outputs. None, with nothing changed, if it cannot be run so.
        ``release`` lets go of the arguments elsewhere, before it is seen who holds them. ``step``
        is the step, if there is one already.
        """
        runtime = self.runtime
        if program.estimated_seconds > runtime.inline_seconds:
            return None
        if program.loops is Loops.UNBOUNDED and program.iteration_seconds is None:
            return None  # nobody knows yet how far it comes in a short time
        actor = self._actors[context.device]
        outputs = actor.run_inline(context, program, graph, arguments, release, step)
        if outputs is not None:
            counters = runtime.metrics.counters
            counters["InlineSteps"] += 1
            counters["CachedCompile"] += 1
        return outputs

    def issue_at_once(
        self,
        context: DeviceContext,
        program: Program,
        arguments: list[Any],
        promise: Callable[[], Step],
        release: Callable[[], object] = nothing_to_release,
    ) -> Step | None:
        """Hands a program to the device without a wait, if nothing is in the way.

        Gives its step, which ``promise`` makes if the device accepts it. None, with nothing
        changed, if the step must pass the mailbox; see `run_at_once`.
        """
        actor = self._actors[context.device]
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
                program, failure = compiling.program, compiling.error
                lengths = None if made is None else made.lengths
                of_call = from_compiled_function
                self.note_compile(
                    Compile(kind, graph, label, of_call, seconds, program, failure, lengths)
                )
        else:
            metrics.increment("SharedCompile")
            await compiling.wait_quietly()
        if compiling.error is not None:
            raise compiling.error
        assert compiling.program is not None
        return compiling.program

    def note_compile(self, compile: Compile) -> None:
        """Takes note of a compile, and of what came of it; warns of a slow program."""
        metrics, graph, step = self.runtime.metrics, compile.graph, compile.step
        seconds, failure, fallback = compile.seconds, compile.failure, compile.fallback
        metrics.add_sample("CompileTime", seconds, kind="time")
        self.compile_log.note(compile)
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

    def statistics(self) -> SchedulerStatistics:
        """How full the scheduler's queues are."""
        return SchedulerStatistics(
            mailbox=self.mailbox.statistics(),
            steps_under_way=self._under_way,
            compiling=len(self._compiling),
            cached_computations=len(self.computations),
        )
