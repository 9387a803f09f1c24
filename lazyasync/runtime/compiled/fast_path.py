"""Plain calls of compiled functions: those with nothing but tensors, as in the call before.

Tensors of the types of the call before need not be taken apart to find the trace. And a small
program takes a microsecond or two, a step several times as long: it is made so that it can wait
for its turn, be tried again and fail. Where there is nothing to wait for, and nothing fails, no
step is needed. Whatever is not as expected goes the long way, as if this one had not been tried: a
program changes nothing but its outputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from trio.lowlevel import enable_ki_protection

from lazyasync.device_data import DeviceData
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.types import TensorType
from lazyasync.tensor import LazyTensor

if TYPE_CHECKING:
    from lazyasync.backends.protocol import Program
    from lazyasync.device import Device
    from lazyasync.runtime.compiled.trace import Trace
    from lazyasync.runtime.jobs.job import Job


class PlainCall:
    """What is known of the plain calls of a trace on a job's device: the types of their tensors."""

    __slots__ = (
        "__weakref__",
        "_actor",
        "_context",
        "_executor",
        "_outputs",
        "_program",
        "_runtime",
        "_types",
        "device",
        "job",
        "trace",
    )

    def __init__(self, trace: Trace, types: Sequence[TensorType], job: Job, device: Device) -> None:
        self.trace = trace
        self._types = tuple(types)
        self.job = job
        self.device = device
        self._executor = job.executor
        self._runtime = job.runtime
        self._context = job.context(device)
        self._actor = job.runtime.device_actor(device)
        self._program: Program | None = None
        """The program that was found last, which may have turned out to take too long."""
        self._outputs = [trace.graph.types[root] for root in trace.graph.roots]

    def take(self, args: tuple[Any, ...]) -> list[DeviceData] | None:
        """What the arguments stand for now; None if they are not such as those of the call before.

        Or if one of them has to be handed over first.
        """
        types, device, executor = self._types, self.device, self._executor
        if len(args) != len(types):
            return None
        datas = []
        for tensor, type_ in zip(args, types, strict=True):
            if type(tensor) is not LazyTensor or tensor._node.type is not type_:
                return None
            data = tensor._data
            if (
                data is None
                or data.device is not device
                or data.executor is not executor
                or not (data.completion is None or data.completion.handed_over)
            ):
                return None
            datas.append(data)
        return datas

    def may_run(self, datas: Sequence[DeviceData]) -> bool:
        """Whether there is any use in trying `run` with them."""
        if self._is_slow():
            return False
        for data in datas:  # noqa: SIM110 - a generator takes longer
            if data.completion is not None or data.failure is not None:
                return False
        return True

    @enable_ki_protection
    def run(self, datas: list[DeviceData]) -> Any:
        """Runs the program in the caller's task, which has passed a checkpoint.

        Gives what the function returned, with tensors in it. None means that nothing has changed,
        and the call has to go the long way.
        """
        ready = self._ready(datas)
        if ready is None or self._is_slow():
            return None
        program, arguments = ready
        outputs = self._actor.run_without_step(self._context, program, arguments, self._outputs)
        if outputs is None:
            return None
        self._context.step_passed()
        counters = self._runtime.metrics.counters
        counters["InlineSteps"] += 1
        counters["CachedCompile"] += 1
        return self.trace.result_from(self._executor.new_data_tensors(outputs, self.trace.computed))

    @enable_ki_protection
    def launch(self, datas: list[DeviceData]) -> Any:
        """Launches a program that is not small, and gives what the function returned, in flight.

        The step is made while the device is at work; there is no checkpoint in between. None means
        that nothing has changed, and the call has to go the long way.
        """
        if not self._is_slow():
            return None
        actor, executor, trace = self._actor, self._executor, self.trace
        actor.backend.wake_up()
        ready = self._ready(datas)
        if ready is None or executor.unscheduled_transfers:
            return None
        program, arguments = ready
        collected = CollectedGraph(trace.graph, trace.handles_from(datas), ())
        launched = actor.launch(self._context, program, arguments)
        if launched is None:
            return None
        outputs = executor.adopt_launch(self._context, collected, program, launched)
        return trace.result_from(executor.new_data_tensors(outputs, trace.computed))

    def _is_slow(self) -> bool:
        """Whether the program, as far as it is known, takes too long for the caller's task."""
        program = self._program
        return program is not None and program.estimated_seconds > self._runtime.inline_seconds

    def _ready(self, datas: Sequence[DeviceData]) -> tuple[Program, list[Any]] | None:
        """The program and what to run it on, if nothing has to be waited for or seen to first."""
        runtime, job = self._runtime, self.job
        if (
            job.closed
            or job.failures
            or job.has_something_first
            or job.pending_closures
            or job.due_closures
            or runtime.graph_log is not None
            or runtime.waits.end is not None  # the runtime has ended, or crashed
            or not self._context.slots.is_free
        ):
            return None
        scheduler, trace = runtime.scheduler, self.trace
        if not scheduler.is_idle:
            return None
        arguments = trace.arguments_from(datas)
        if arguments is None:
            return None
        entry = scheduler.computations.get(self.device.kind, trace.graph)
        if entry is None:
            return None
        self._program = entry.program
        return entry.program, arguments
