"""Programs of the CPU: loops, matrix products and calls of NumPy; without llvmlite calls alone.

Native code runs loops and products one after the other by one call, without the GIL. What no loop
is made of stays a call, between two such calls; without LLVM everything does. Intermediates are
fixed places in an arena; where arguments and outputs are is looked up by the native code itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.binding import BoundProgram
from lazyasync.backends.cpu.buffer_pool import SMALLEST, BufferPool
from lazyasync.backends.cpu.calls import kernels as _  # noqa: F401 - registers shared calls
from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.shared import SharedKernel
from lazyasync.backends.cpu.contents import OwnValue, ProgramContents
from lazyasync.backends.cpu.drafts import LONG_WORK
from lazyasync.backends.cpu.lowering import LoweredProgram, native_pieces
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import CONTROL, CONTROL_WORDS
from lazyasync.backends.cpu.native.records import Record, drafts_of
from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.fusion import unfused_calls
from lazyasync.compiler.instructions import estimate_seconds
from lazyasync.compiler.kernels import Kernel
from lazyasync.compiler.memory_plan import plan_buffers, region_bytes
from lazyasync.compiler.places import Places
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.compiler.windows import find_windows
from lazyasync.ir.graph import Graph
from lazyasync.ir.iterations import Loops, loops_in
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import OperationKind
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack, untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler

LONG_SECONDS = 0.2
"""From here on a program may be stopped, by an estimate, as those with loops may."""


class _Source(NamedTuple):
    """What a program is compiled from.

    Programs keep what a run needs, and make again what tells of it: they are many, and what they
    are compiled by, several objects for each operation, would have every collection of garbage
    take longer.
    """

    graph: Graph
    compiler: LoopCompiler | None
    unfused: frozenset[str]
    is_region: bool = False
    """Whether it is repeated by a program, or chosen."""

    def fused(self) -> FusedGraph:
        """The pieces that a program is made of: loops, products and calls."""
        if self.compiler is None:
            return unfused_calls(PrimitiveGraph.as_recorded(self.graph))
        compiler = self.compiler
        primitive = PrimitiveGraph(
            self.graph,
            self.unfused,
            widens=True,
            half=compiler.converts_half,
            of_parts=True,
        )
        return native_pieces(
            primitive,
            compiler.products,
            converts_half=compiler.converts_half,
            is_region=self.is_region,
        )


class _Compiled:
    """A graph that is compiled, for one size or for all."""

    __slots__ = (
        "_aliases",
        "_arguments",
        "_kernels",
        "_made",
        "_named",
        "_own",
        "_regions",
        "_segments",
        "_sizes",
        "_slot_of",
        "_slots",
        "_statements",
        "_steps",
        "launchable",
        "may_warn",
        "source",
    )

    def __init__(self, source: _Source) -> None:
        self.source = untracked(source)
        graph, compiler = source.graph, source.compiler
        fused = source.fused()
        windows = find_windows(fused)
        aliases = find_aliases(fused, windows)
        places = Places(fused, windows)
        may_alias = {value for found in aliases.values() for value in found}
        lowered = LoweredProgram(
            fused,
            places,
            may_alias,
            lambda region: _Compiled(source._replace(graph=region, is_region=True)),
        )
        self.launchable = lowered.launchable
        self.may_warn = lowered.may_warn
        self._statements = lowered.statements.compiled()
        self._arguments, self._slots = len(graph.arguments), lowered.slots
        segments = (
            ()
            if compiler is None
            else compiler.records(
                fused, lowered.segments, places, aliases, is_region=source.is_region
            )
        )
        self._segments: tuple[tuple[Record, ...], ...] = segments
        read = {
            value
            for segment in segments
            for record in segment
            for value in (*record.reads, *record.writes)
        }
        used = read.union([named.base for named in lowered.named.values()])
        slot_of = lowered.slot_of
        self._slot_of = {value: slot_of[value] for value in sorted(read & slot_of.keys())}
        self._aliases = {
            slot_of[value]: tuple([slot_of[argument] for argument in arguments])
            for found in aliases.values()
            for value, arguments in found.items()
        }
        self._sizes, self._steps, self._regions = places.sizes, places.steps, places.regions
        types = fused.types_in_memory()
        self._named = untracked(dict(sorted(lowered.named.items())))
        self._made = {value: types[value] for value in sorted(lowered.made)}
        own = {
            value: _own_value(*places.inner.get(value, (fused.graph, value)))
            for value in sorted(places.fixed & used)
        }
        if CONTROL in used:
            own[CONTROL] = untracked(OwnValue(_CONTROL_TYPE))
        self._own = untracked(own)
        self._kernels = untracked(dict(sorted(lowered.kernels.items())))
        fused.dispose()
        untrack(self)

    def contents(
        self, resolver: SizeResolver | None = None
    ) -> tuple[ProgramContents, int, int] | None:
        """What a program keeps of it, the bytes of its arena, and what calls allocate besides.

        ``resolver`` gives the numbers for sizes, if it has any. None if they do not suit it.
        """
        compiler = self.source.compiler
        sizes, named, made, own = self._sizes, self._named, self._made, self._own
        sources, segments, aliases = self._kernels, self._segments, self._aliases
        graph, regions = self.source.graph, self._regions
        if resolver is not None:
            regions = list(map(resolver.attributes, regions))
            number, type_of = resolver.number, resolver.type
            sizes = {value: number(nbytes) for value, nbytes in sizes.items()}
            made = {value: type_of(type) for value, type in made.items()}
            named = {value: found.resolved(resolver) for value, found in named.items()}
            own = {value: found.resolved(resolver) for value, found in own.items()}
            sources = {value: found.resolved(resolver) for value, found in sources.items()}
            aliases = {
                slot: arguments
                for slot, arguments in aliases.items()
                if type_of(graph.root_types[slot - self._arguments]).nbytes >= SMALLEST
            }
            segments = untracked(
                tuple([untracked(_resolved_all(segment, resolver)) for segment in segments])
            )
            for draft, work in drafts_of(segments).items():
                if work > LONG_WORK:  # many times what it was in the sample
                    draft.improve()
        kernels = {value: source.kernel() for value, source in sources.items()}
        if None in kernels.values():
            return None
        native = [
            kernel
            for kernel in kernels.values()
            if isinstance(kernel, SharedKernel) and kernel.units
        ]
        if compiler is not None and native:
            units = dict.fromkeys(unit for kernel in native for unit in kernel.units)
            compiler.load_call_functions(
                units, [loop for kernel in native for loop in kernel.loops]
            )
        plan = plan_buffers(sizes, self._steps)
        contents = ProgramContents(
            statements=self._statements,
            arguments=self._arguments,
            outputs=len(graph.roots),
            slots=self._slots,
            aliases=aliases,
            slot_of=self._slot_of,
            own=untracked({value: found.array() for value, found in own.items()}),
            offsets=plan.offsets,
            sizes=sizes,
            named=untracked(named),
            made=made,
            kernels=untracked({v: kernel for v, kernel in kernels.items() if kernel is not None}),
            segments=segments,
            engine=None if compiler is None else compiler.engine,
        )
        return contents, plan.arena_bytes, max(map(region_bytes, regions), default=0)


class CpuProgram:
    """A graph compiled for the CPU, not yet bound to memory; immutable, shared by all devices.

    Without a compiler it is not fused: all of its pieces are calls. ``unfused`` are the operations
    that stay calls with one, and ``fallback`` is why there is none where there should have been.
    """

    __slots__ = (
        "_graph",
        "_resolver",
        "_source",
        "aliasable",
        "arena_bytes",
        "contents",
        "estimated_seconds",
        "fallback",
        "iteration_seconds",
        "launchable",
        "loops",
        "may_warn",
        "output_bytes",
        "workspace_bytes",
    )

    def __init__(
        self,
        graph: Graph,
        compiler: LoopCompiler | None = None,
        unfused: frozenset[str] = frozenset(),
        *,
        fallback: BaseException | None = None,
    ) -> None:
        compiled = _Compiled(_Source(graph, compiler, unfused))
        found = compiled.contents()
        assert found is not None
        self._take(graph, compiled, None, found)
        self.fallback: BaseException | None = fallback

    @classmethod
    def _of_size(
        cls, graph: Graph, compiled: _Compiled, resolver: SizeResolver
    ) -> CpuProgram | None:
        """The program of a graph that differs only in sizes; None if they do not suit it."""
        found = compiled.contents(resolver)
        if found is None:
            return None
        made = cls.__new__(cls)
        made._take(graph, compiled, resolver, found)
        made.fallback = None
        return made

    def _take(
        self,
        graph: Graph,
        compiled: _Compiled,
        resolver: SizeResolver | None,
        found: tuple[ProgramContents, int, int],
    ) -> None:
        self._graph = graph
        self._source = compiled.source
        self._resolver = resolver
        self.contents, self.arena_bytes, allocated = found
        self.workspace_bytes = self.arena_bytes + allocated
        """The bytes of the arena, and of what calls allocate for the regions that they run."""
        given = set(chain.from_iterable(self.contents.aliases.values()))
        self.aliasable: Sequence[int] = tuple(sorted(given))
        """The arguments, by position, whose memory outputs may take."""
        self.launchable = compiled.launchable
        """Whether a native thread can run the program: one native call is all that takes time."""
        self.may_warn = compiled.may_warn
        """Whether NumPy may warn: of numbers it converts, as too large ones, or calculates with."""
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.estimated_seconds = estimate_seconds(graph)
        self.loops = loops_in(graph)
        if self.loops is Loops.NONE and self.estimated_seconds > LONG_SECONDS:
            self.loops = Loops.BOUNDED  # between the parts of its calls it may be stopped
        self.iteration_seconds: float | None = None
        untrack(self)

    @property
    def fused(self) -> FusedGraph:
        """The pieces that the program is made of: loops, products and calls."""
        fused = self._source.fused()
        return fused if self._resolver is None else fused.resolved(self._resolver)

    def aliased(self, donated: Sequence[int]) -> list[int]:
        """Which donated arguments, by position, become outputs if nobody looks into any.

        In the order in which a run decides.
        """
        left, found = set(donated), []
        for places in self.contents.aliases.values():
            place = next((place for place in places if place in left), None)
            if place is not None:
                left.remove(place)
                found.append(place)
        return found

    def bind(
        self,
        arena: np.ndarray,
        pool: BufferPool | None = None,
        helpers: HelperThreads | None = None,
        threads: int = 1,
        crew: CallCrew | None = None,
    ) -> BoundProgram:
        """The program over ``arena``, of at least ``arena_bytes`` bytes.

        Large outputs are made by ``pool``. Large loops and products are divided for so many
        ``threads``, or those of ``helpers``, who share them then, and ``crew`` shares calls.
        """
        threads = threads if helpers is None else helpers.threads
        pool, crew = pool or BufferPool(), crew or CallCrew()
        return BoundProgram(self.contents, arena, pool, helpers, threads, crew)

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        return self.contents.statements.owner(error)

    def kernels(self) -> list[Kernel]:
        """The loops, products and calls in the order in which they run, with their work."""
        return list(self.piece_kernels().values())

    def piece_kernels(self) -> dict[Piece, Kernel]:
        """The kernel that each piece is."""
        return fused_kernels(self._graph, self.fused)

    def describe(self) -> str:
        """The loops, products and calls in the order in which they run."""
        fused = self.fused
        return "\n".join([line for piece in fused.pieces for line in piece.describe(fused)])


_CONTROL_TYPE = TensorType((CONTROL_WORDS,), np.dtype(np.int64))


def _own_value(graph: PrimitiveGraph, value: int) -> OwnValue:
    """A number, or what depends on nothing."""
    node, type = graph.nodes[value], graph.types[value]
    if node.operation is CONSTANT:
        return untracked(OwnValue(type, node.attributes.value))
    if node.operation.kind is OperationKind.LEAF or value in graph.arguments:
        return untracked(OwnValue(type))
    return untracked(OwnValue(type, node=node))


# ---- sizes that stand for any number -----------------------------------------------------------


class SizedCpuProgram:
    """A graph with sizes compiled for the CPU: see `lazyasync.backends.protocol.SizedProgram`."""

    __slots__ = ("_compiled",)

    def __init__(
        self,
        graph: Graph,
        compiler: LoopCompiler | None = None,
        unfused: frozenset[str] = frozenset(),
    ) -> None:
        self._compiled = _Compiled(_Source(graph, compiler, unfused))
        untrack(self)

    def program(self, graph: Graph, resolver: SizeResolver) -> CpuProgram | None:
        """The program of a graph that has numbers for the sizes; None if they do not suit it."""
        return CpuProgram._of_size(graph, self._compiled, resolver)


def _resolved_all(segment: Sequence[Record], resolver: SizeResolver) -> tuple[Record, ...]:
    records = []
    for record in segment:
        pause()
        records.append(record.resolved(resolver))
    return tuple(records)
