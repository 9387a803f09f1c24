"""Programs of the CPU: loops compiled by LLVM, matrix products, and calls of NumPy kernels.

Native code runs loops and products one after the other by one call, without the GIL. What no loop
is made of stays a call, between two such calls; without LLVM everything does. Intermediates are
fixed places in an arena; where arguments and outputs are is looked up by the native code itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.binding import BoundProgram
from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.backends.cpu.contents import ProgramContents, copied, named_array, own_array
from lazyasync.backends.cpu.lowering import LoweredProgram, Places
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.records import values_of
from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Piece, Product
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.fusion import fuse, unfused_calls
from lazyasync.compiler.instructions import estimate_seconds, lower_call
from lazyasync.compiler.kernels import Kernel
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.windows import find_windows
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.untracked import untrack, untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler


class CpuProgram:
    """A graph compiled for the CPU, not yet bound to memory; immutable, shared by all devices.

    Without a compiler it is not fused: all of its pieces are calls. ``unfused`` are the operations
    that stay calls with one, and ``fallback`` is why there is none where there should have been.

    It keeps what a run needs, and makes again what tells of it: programs are many, and what they
    are compiled by, several objects for each operation, would have every collection of garbage
    take longer.
    """

    __slots__ = (
        "_compiler",
        "_graph",
        "_unfused",
        "aliasable",
        "contents",
        "estimated_seconds",
        "fallback",
        "launchable",
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
        self._graph = graph
        self._compiler = compiler
        self._unfused = unfused
        self.fallback = fallback
        fused = self.fused
        windows = find_windows(fused)
        aliases = find_aliases(fused, windows)
        may_alias = {value for found in aliases.values() for value in found}
        places = Places(fused, windows)
        lowered = LoweredProgram(fused, places, may_alias)
        self.contents = _contents(fused, places, lowered, aliases, windows, compiler)
        given = set(chain.from_iterable(self.contents.aliases.values()))
        self.aliasable: Sequence[int] = tuple(sorted(given))
        """The arguments, by position, whose memory outputs may take."""
        self.launchable = lowered.launchable
        """Whether a native thread can run the program: one native call is all that takes time."""
        self.may_warn = lowered.may_warn
        """Whether NumPy may warn: of numbers it converts, as too large ones, or calculates with."""
        self.workspace_bytes = places.plan.arena_bytes
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.estimated_seconds = estimate_seconds(graph)
        fused.dispose()
        untrack(self)

    @property
    def fused(self) -> FusedGraph:
        """The pieces that the program is made of: loops, products and calls."""
        compiler = self._compiler
        if compiler is None:
            return unfused_calls(PrimitiveGraph.as_recorded(self._graph))
        primitive = PrimitiveGraph(self._graph, self._unfused)
        return fuse(primitive, compiler.products, groups=True, constants=True)

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
    ) -> BoundProgram:
        """The program over ``arena``, of at least ``workspace_bytes`` bytes.

        Large outputs are made by ``pool``. Large loops and products are divided for so many
        ``threads``, or those of ``helpers``, who share them then.
        """
        threads = threads if helpers is None else helpers.threads
        return BoundProgram(self.contents, arena, pool or BufferPool(), helpers, threads)

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
        lines = []
        for piece in fused.pieces:
            if isinstance(piece, Call):
                lines.append(_described(fused, piece.value))
                continue
            if isinstance(piece, Product):
                size = f"{piece.rows} x {piece.inner} x {piece.columns}"
                times = "" if piece.batch == 1 else f", {piece.batch} times"
                lines.append(_described(fused, piece.value, f" of {size}{times}", "product"))
                continue
            shape = ", ".join(map(str, piece.domain))
            what = "" if piece.rows is None else " by column" if piece.by_column else " by row"
            lines.append(f"loop [{shape}]{what}:")
            for value in piece.members:
                stored = " stored" if value in piece.stores else ""
                lines.append(f"  {_described(fused, value, stored)}")
        return "\n".join(lines)


def _described(fused: FusedGraph, value: int, what: str = "", name: str | None = None) -> str:
    """A value as text: its operation, what is to be said of it, and the user's line."""
    graph = fused.graph
    operands = ", ".join(f"%{operand}" for operand in graph.operands[value])
    name = name or graph.nodes[value].operation.name
    note = source_note(graph.source(value))
    return f"%{value} = {name}({operands}) : {graph.types[value]}{what}{note}"


def _contents(
    fused: FusedGraph,
    places: Places,
    lowered: LoweredProgram,
    aliases: Mapping[Loop, Mapping[int, Sequence[int]]],
    windows: Mapping[int, Callable[..., Any]],
    compiler: LoopCompiler | None,
) -> ProgramContents:
    """What is kept of a program."""
    graph = fused.graph
    segments = () if compiler is None else compiler.records(fused, lowered.segments, aliases)
    read = {v for segment in segments for record in segment for v in values_of(record)}
    used = read.union([fused.geometries[value].base for value in lowered.named])
    slot_of = lowered.slot_of
    return ProgramContents(
        statements=lowered.statements.compiled(),
        arguments=len(graph.arguments),
        outputs=len(graph.roots),
        slots=lowered.slots,
        aliases={
            slot_of[value]: tuple([slot_of[argument] for argument in arguments])
            for found in aliases.values()
            for value, arguments in found.items()
        },
        slot_of={value: slot_of[value] for value in sorted(read & slot_of.keys())},
        own=untracked({v: own_array(graph, v) for v in sorted(places.fixed & used)}),
        offsets=places.plan.offsets,
        named=untracked(
            {v: named_array(fused.geometries[v], graph.types[v]) for v in sorted(lowered.named)}
        ),
        made={value: graph.types[value].dtype for value in sorted(lowered.made)},
        kernels={
            value: copied(kernel) if value in lowered.copied else kernel
            for value in sorted(lowered.called)
            for kernel in (windows.get(value) or lower_call(graph, value).kernel,)
        },
        segments=segments,
        engine=None if compiler is None else compiler.engine,
    )
