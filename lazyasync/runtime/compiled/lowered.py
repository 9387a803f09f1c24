"""What a call of a compiled function would run: its program, its kernels, its memory."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lazyasync.backends.protocol import ListsKernels, Program
from lazyasync.compiler.kernels import Kernel, graph_work
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording.tracing import TracedFunction
from lazyasync.runtime.scheduler.compile_log import Compile

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import Runtime, RuntimeJob


class Lowered(NamedTuple):
    """A program that has been compiled and not run; ``str()`` of it is a report."""

    name: str
    """The function."""
    device: Device
    """Where a call would run."""
    graph_hash: str
    """What `la.computation` calls the graph."""
    operations: int
    """The operations that were recorded and are needed."""
    text: str
    """The program, as ``la.debug.dump_ir(tensors, "backend")`` shows it."""
    kernels: Sequence[Kernel]
    """Its loops, matrix products and library calls, in the order in which they run, each with the
    bytes that it moves and its flops; none where the backend does not say."""
    flops: float
    """The arithmetic of one call, by the operations' own estimates."""
    bytes_moved: int
    """The bytes that its kernels read and write, each once per kernel that does."""
    argument_bytes: int
    """The bytes of its arguments, tensors that the function captured among them."""
    output_bytes: int
    """The bytes of its results."""
    workspace_bytes: int
    """The bytes of its intermediates, which share memory by lifetime."""
    traced: TracedFunction
    """What was recorded of the function."""

    def to_bytes(self) -> bytes:
        """The function's graph, with the structure of its arguments and results, as bytes.

        `la.computation.graph_from_bytes` gives something back that is called as the function is, in
        this process or in another one, without the function: with the arguments that are not named
        as static ones, which are part of the graph. Equal bits come of equal arguments on the same
        kind of device. Raises what `la.computation.graph_to_bytes` raises.
        """
        from lazyasync.recording.traced_bytes import traced_to_bytes  # importing stays quick

        return traced_to_bytes(self.traced)

    def as_text(self) -> str:
        """Returns `text`, by the name that it has in JAX."""
        return self.text

    @property
    def predicted_peak_bytes(self) -> int:
        """The most memory that a call needs, with its arguments; less where some are donated."""
        return self.argument_bytes + self.output_bytes + self.workspace_bytes

    def __str__(self) -> str:
        lines = [
            f"{self.name} on {self.device}: {self.operations} operations, graph {self.graph_hash}",
            f"  {_scaled(self.flops, 'flop')}, {_scaled(self.bytes_moved, 'B')} moved by "
            f"{len(self.kernels)} kernels",
            f"  peak memory {_scaled(self.predicted_peak_bytes, 'B')}: arguments "
            f"{_scaled(self.argument_bytes, 'B')}, results {_scaled(self.output_bytes, 'B')}, "
            f"intermediates {_scaled(self.workspace_bytes, 'B')}",
            *(
                f"  {kernel.number}: {kernel.name} ({_scaled(kernel.work.flops, 'flop')}, "
                f"{_scaled(kernel.work.nbytes, 'B')})"
                for kernel in self.kernels
            ),
            self.text,
        ]
        return "\n".join(lines)


def lower(traced: TracedFunction, job: RuntimeJob, device: Device) -> Lowered:
    """Compiles a function here and now, or finds its program, and says all that is known of it."""
    runtime, graph = job.runtime, traced.graph
    known = runtime.scheduler.computations.get(device.kind, graph)
    program = _compiled(traced.name, graph, runtime, device) if known is None else known.program
    return described(traced, device, program)


def described(traced: TracedFunction, device: Device, program: Program) -> Lowered:
    """What there is to know of a program, that of a function."""
    graph = traced.graph
    kernels = tuple(program.kernels()) if isinstance(program, ListsKernels) else ()
    whole = graph_work(graph)
    return Lowered(
        name=traced.name,
        device=device,
        graph_hash=graph.key.hexdigest(),
        operations=graph.operation_count,
        text=program.describe(),
        kernels=kernels,
        flops=whole.flops,
        bytes_moved=sum(kernel.work.nbytes for kernel in kernels) if kernels else whole.nbytes,
        argument_bytes=sum(graph.types[value].nbytes for value in graph.arguments),
        output_bytes=program.output_bytes,
        workspace_bytes=program.workspace_bytes,
        traced=traced,
    )


def _compiled(name: str, graph: Graph, runtime: Runtime, device: Device) -> Program:
    """The program of a graph, compiled in the caller's task, and kept for calls to find."""
    scheduler, kind = runtime.scheduler, device.kind
    started = time.perf_counter()

    def note(program: Program | None, failure: BaseException | None) -> None:
        seconds = time.perf_counter() - started
        step = f"{name}.lower()"
        scheduler.note_compile(Compile(kind, graph, step, True, seconds, program, failure))

    try:
        program = runtime.backend(device).compile(graph)
    except Exception as error:
        note(None, error)
        raise
    scheduler.computations.put(kind, graph, program)
    note(program, None)
    return program


def _scaled(number: float, unit: str) -> str:
    for factor, prefix in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= factor:
            return f"{number / factor:.3g} {prefix}{unit}"
    return f"{number:.3g} {unit}"
