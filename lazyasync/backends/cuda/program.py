"""Programs of the CUDA backend: pieces that are issued one after the other.

A piece is a loop, which is kernels of our own, a matrix product, which is cuBLASLt's, or a call of
CuPy. Without fusion all pieces are calls. Nothing here waits for the device.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import repeat
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda import attention, convolutions  # noqa: F401 - they add emitters
from lazyasync.backends.cuda.cublas import NOT_SUPPORTED, CublasLtError
from lazyasync.backends.cuda.cupy_kernels.differences import ArrayModule
from lazyasync.backends.cuda.kernels import (  # noqa: F401 - they add emitters and their rows
    batched_products,
    firsts,
    gathers,
    parts,
    positions,
    running,
    segments,
)
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.lowering import (
    LoweredForSizes,
    LoweredProgram,
    lower_fused,
    lower_to_calls,
)
from lazyasync.backends.cuda.numbers import NumberTable
from lazyasync.backends.cuda.steps import KernelDevice, Run, Step
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.kernels import Kernel, graph_work
from lazyasync.ir.graph import Graph
from lazyasync.ir.iterations import loops_in
from lazyasync.ir.leaves import RANDOM_STATE, SCALAR
from lazyasync.ir.sizes import SizeResolver

_BYTES = np.dtype(np.uint8)


class FailurePlaces:
    """At which values of a graph runs of a program failed while being issued.

    What a kernel does wrong while it runs shows later, and nobody knows which one it was.
    """

    def note(self, error: BaseException, value: int) -> None:
        """Notes down, at the error itself, where a run raised it.

        To remember errors here would keep alive what their tracebacks lead to, as all the memory of
        a run that has failed.
        """
        with suppress(AttributeError):  # of an error that takes no attributes
            error._lazyasync_place = (self, value)  # type: ignore[attr-defined]

    def find(self, error: BaseException) -> int | None:
        """The value at which a run raised ``error``, if that is known (any thread)."""
        places, value = getattr(error, "_lazyasync_place", (None, None))
        return value if places is self else None


class PieceObserver(Protocol):
    """Whoever is told what has been issued, between the pieces of a program."""

    def begins(self) -> None:
        """Takes note that the first piece comes next."""

    def issued(self, kernel: Kernel) -> None:
        """Takes note that a piece has been issued."""


class CudaProgram:
    """A graph as pieces, for every device of a kind.

    ``lowered`` is what it consists of, if that is known. Without ``kind`` and ``compiler`` it is
    not fused. ``fallback`` is why, if it should have been.
    Raises what `lower_fused` raises.
    """

    def __init__(
        self,
        graph: Graph,
        xp: ArrayModule,
        kind: GpuKind | None = None,
        compiler: KernelCompiler | None = None,
        *,
        fallback: BaseException | None = None,
        lowered: LoweredProgram | None = None,
    ) -> None:
        self.graph = graph
        self._xp = xp
        self.fallback = fallback
        self.numbers = NumberTable(graph)
        """The places of the arguments that are numbers, where kernels find these in memory."""
        self._converters = argument_converters(graph)
        if lowered is None and kind is not None and compiler is not None:
            lowered = lower_fused(graph, xp, kind, compiler)
        if lowered is None:
            lowered = lower_to_calls(graph, xp)
        self._lowered = lowered
        """Replaced by one of calls alone, once a product has shown that cuBLASLt has no algorithm
        for it."""
        places = {value: place for place, value in enumerate(lowered.graph.arguments)}
        self.overwritable = {
            value: places[over] for value, over in lowered.overwriting.items() if over is not None
        }
        """For outputs that may be in the memory of an argument the position of that."""
        self.aliasable: Sequence[int] = tuple(sorted(self.overwritable.values()))
        self.replays = lowered.replays
        """Whether it has been compiled so that a run can be captured and replayed."""
        self.launches = sum(step.launches for step in lowered.steps)
        """About how many kernels a run issues."""
        self.is_own = all(step.is_own for step in lowered.steps)
        """Whether it is kernels of our own and products, which any thread can issue at once."""
        self.output_types = [graph.types[root] for root in graph.roots]
        self.output_values = lowered.fused.outputs
        """The values that the outputs are, by which `overwritable` names them."""
        self.output_bytes = sum(type.nbytes for type in self.output_types)
        self.workspace_bytes = lowered.workspace_bytes()
        self.estimated_seconds = lowered.estimated_seconds()
        self.loops = loops_in(graph)
        self.iteration_seconds: float | None = None
        self._failures = FailurePlaces()
        self._listed: tuple[LoweredProgram, list[Kernel | None]] | None = None
        """The kernels, once somebody has asked for them."""

    # ---- running ---------------------------------------------------------------------------

    def run(
        self,
        arguments: Sequence[Any],
        device: KernelDevice,
        numbers: Mapping[int, Any] | None = None,
        observer: PieceObserver | None = None,
        overwritten: Collection[int] = (),
    ) -> list[Any]:
        """Issues the program and gives arrays for its outputs, which are still to be filled.

        Called where the device, its stream and its allocator are the current ones. ``numbers`` are
        those of the arguments that are numbers, by position, as views of a table in memory; only
        of programs that are replayed, which else make a table for this run. ``overwritten`` are the
        arguments, by position, that become outputs; all other outputs are new.
        """
        try:
            return self._issue(self._lowered, arguments, device, numbers, observer, overwritten)
        except CublasLtError as error:
            if error.status != NOT_SUPPORTED:
                raise
            warnings.warn(
                f"a program with a matrix product runs operation by operation: {error}",
                RuntimeWarning,
                stacklevel=1,
            )
            self.fallback = error
            self._lowered = lower_to_calls(self.graph, self._xp)
        return self._issue(self._lowered, arguments, device, None, observer)

    def _issue(
        self,
        lowered: LoweredProgram,
        arguments: Sequence[Any],
        device: KernelDevice,
        numbers: Mapping[int, Any] | None,
        observer: PieceObserver | None,
        overwritten: Collection[int] = (),
    ) -> list[Any]:
        if not lowered.replays:
            numbers = None
        elif numbers is None and self.numbers.nbytes:
            table = self._xp.empty((self.numbers.nbytes,), _BYTES)
            device.store(self.numbers.pack(arguments), table)
            numbers = self.numbers.views(table)
        values: dict[int, Any] = dict(lowered.constants)
        for position, value in enumerate(lowered.graph.arguments):
            convert = self._converters[position]
            if convert is None:
                values[value] = arguments[position]
            else:
                values[value] = numbers[position] if numbers else convert(arguments[position])
        if lowered.made:
            values.update(device.made(lowered, lowered.made))
        kernels = repeat(None) if observer is None else self._kernels_of(lowered)
        run = Run(lowered, values, device, device.kernels(lowered.cubins), self._xp.empty)
        current: Step | None = None
        try:
            if overwritten:
                self._find_targets(lowered, run, arguments, overwritten)
            if observer is not None:
                observer.begins()
            for current, kernel in zip(lowered.steps, kernels, strict=False):
                current.issue(run)
                for released in current.releases:
                    del values[released]
                if observer is not None and kernel is not None:
                    observer.issued(kernel)
            current = None
            return lowered.outputs(run)
        except BaseException as error:
            if current is not None:
                self._failures.note(error, lowered.graph.origins[current.results[0]])
            run.clear()
            raise

    def _find_targets(
        self,
        lowered: LoweredProgram,
        run: Run,
        arguments: Sequence[Any],
        overwritten: Collection[int],
    ) -> None:
        """Finds memory for what the loops store that write over arguments, before they do."""
        for value in lowered.overwriting:
            place = self.overwritable.get(value)
            if place in overwritten and place is not None:
                run.targets[value] = arguments[place]
            else:
                type = lowered.types_in_memory[value]
                run.targets[value] = run.empty(type.shape, type.dtype)

    def aliased(self, donated: Sequence[int]) -> list[int]:
        """See `lazyasync.backends.protocol.AliasesArguments`."""
        return [place for place in self.aliasable if place in donated]

    # ---- what is known of it ---------------------------------------------------------------

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph at which issuing it raised ``error``, if that is known.

        Of a loop, which is many of them, the first that it stores.
        """
        return self._failures.find(error)

    def kernels(self) -> Sequence[Kernel]:
        """The loops, matrix products and calls of CuPy, in the order in which they are issued."""
        return [kernel for kernel in self._kernels_of(self._lowered) if kernel is not None]

    def whole(self) -> Kernel:
        """The program as one kernel, for runs whose pieces are launched together."""
        return Kernel(
            self.graph.key.hexdigest(),
            len(self._lowered.pieces),
            f"CUDA graph of {self.launches} kernels",
            None,
            graph_work(self.graph),
        )

    def _kernels_of(self, lowered: LoweredProgram) -> list[Kernel | None]:
        """The kernel that each piece is; None for views, which issue nothing unless copied."""
        if self._listed is None or self._listed[0] is not lowered:
            of = fused_kernels(self.graph, lowered.fused).values()
            kernels = zip(lowered.steps, of, strict=True)
            self._listed = lowered, [None if step.is_view else kernel for step, kernel in kernels]
        return self._listed[1]

    def describe(self) -> str:
        """The loops, products and calls in the order in which they are issued."""
        lowered = self._lowered
        lines = []
        for step, piece in zip(lowered.steps, lowered.pieces, strict=True):
            drops = f"; drops {', '.join(f'%{v}' for v in step.releases)}" if step.releases else ""
            lines += piece.describe(lowered.fused, f"{step.note}{drops}")
        return "\n".join(lines)


def argument_converters(graph: Graph) -> list[Callable[[Any], Any] | None]:
    """What makes of each argument, if it is a value of the host, what kernels take."""
    converters: list[Callable[[Any], Any] | None] = []
    for value in graph.arguments:
        leaf = graph.key.operations[value]
        if leaf is SCALAR:
            converters.append(graph.types[value].dtype.type)
        elif leaf is RANDOM_STATE:
            converters.append(_random_state)
        else:
            converters.append(None)
    return converters


def _random_state(state: tuple[int, int]) -> tuple[np.uint64, np.uint64]:
    """A generator's key and counter as numbers, which need no copy to the device."""
    key, counter = state
    return np.uint64(key), np.uint64(counter)


class CallsForSizes:
    """Calls of CuPy for all lengths; see `lazyasync.backends.protocol.SizedProgram`."""

    __slots__ = ("_xp",)

    def __init__(self, xp: ArrayModule) -> None:
        self._xp = xp

    def program(self, graph: Graph, resolver: SizeResolver) -> CudaProgram:
        """The program of a graph, for which nothing but Python has to run."""
        return CudaProgram(graph, self._xp)


class KernelsForSizes:
    """Kernels that are given lengths when launched; see `SizedProgram` of the protocol."""

    __slots__ = ("_lowered", "_xp")

    def __init__(self, lowered: LoweredForSizes, xp: ArrayModule) -> None:
        self._lowered = lowered
        self._xp = xp

    def program(self, graph: Graph, resolver: SizeResolver) -> CudaProgram:
        """The program of a graph, with the kernels of all."""
        return CudaProgram(graph, self._xp, lowered=self._lowered.resolved(resolver))
