"""From the pieces of a program to the Python that runs them, and to where each value is.

What becomes of a piece, `EMITTERS` says by its kind. Some are run by native code: those that follow
one another are one native call. Others are statements, as the call of a NumPy kernel. Without an
engine all pieces are calls.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.contents import (
    CompiledRegion,
    KernelCall,
    KernelSource,
    NamedArray,
    RegionsCall,
)
from lazyasync.backends.cpu.native.records import Record
from lazyasync.compiler.fused_graph import Call, FusedGraph, Piece
from lazyasync.compiler.fusion import Rule, fuse
from lazyasync.compiler.fusion.reading_through import read_through
from lazyasync.compiler.fusion.recomputation import Recomputation
from lazyasync.compiler.fusion.views import copied_closely
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.places import Places
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.statements import Statements
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import DRIVERS
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import Engine

MAX_COPIED = 1 << 16
"""Bytes of outputs that are copied, after a launch, by whoever waits for it."""
MAX_LAUNCHED_LINES = 1024
"""Lines that the event loop runs to launch a program, at 0.2 to 1 µs each; longer programs are run
by the device's thread."""


class LoweredProgram:
    """The Python that a program consists of: native calls, kernel calls, and what they need.

    A run works on a list ``r``: the arguments, then the outputs, then what else is found or made
    only then. ``aliases`` are the outputs that may be in the memory of an argument;
    ``compile_region`` compiles what operations have as regions.
    """

    def __init__(
        self,
        fused: FusedGraph,
        places: Places,
        aliases: Collection[int],
        compile_region: Callable[[Graph], CompiledRegion] | None = None,
    ) -> None:
        graph = fused.graph
        self._fused = fused
        self._compile_region = compile_region
        self._places = places
        self._aliases = aliases
        self.statements = Statements()
        self.segments: list[list[Piece]] = []
        """What each native call runs."""
        self.named: dict[int, NamedArray] = {}
        """The values with a known place that statements name."""
        self.made: set[int] = set()
        """The values whose arrays statements make."""
        self.kernels: dict[int, KernelSource] = {}
        """What statements call, by the value that it computes."""
        self.slot_of = {value: place for place, value in enumerate(graph.arguments)}
        """Where a value is in the list of a run."""
        self.slots = len(graph.arguments) + len(graph.roots)
        """The length of that list."""
        self.may_warn = False
        self._static: set[int] = set(places.fixed) | set(places.sizes)
        self._open: list[Piece] = []
        self._pending = 0
        copied = self._give_outputs_slots()
        for value in graph.arguments:
            pause()
            if value in places.fixed:
                self.may_warn = True
                self.statements.add(f"{self._name(value)}[...] = r[{self.slot_of[value]}]")
        for value in places.windows:
            pause()
            operands = ", ".join([f"r[{self.slot_of[v]}]" for v in graph.operands[value]])
            kernel = self._kernel_call(value)._replace(is_window=True)
            self._add(f"r[{self._slot(value)}] = k{value}({operands})", value, kernel)
        all_native = True
        for piece in fused.pieces:
            pause()
            if piece.called in places.windows:
                continue
            emitter = emitter_of(piece)
            if emitter.add is None:
                self._run_natively(piece)
            else:
                self._open = []
                self.may_warn, all_native = True, False
                emitter.add(self, piece)
        for slot, root in copied:
            source = self._name(root) if root in places.fixed else f"r[{self.slot_of[root]}]"
            self.statements.add(f"r[{slot}] = {source}.copy()")
        self.launchable = (
            len(self.segments) == 1
            and all_native
            and sum(graph.types[root].nbytes for _, root in copied) <= MAX_COPIED
            and len(self.statements) <= MAX_LAUNCHED_LINES
        )
        """Whether all but one native call takes next to no time."""
        if self.launchable:
            self.statements.keep_alone(self._pending)

    def _give_outputs_slots(self) -> list[tuple[int, int]]:
        """Has each output computed in its slot, where it can be.

        Gives the slots of the others, and their values, to be copied: arguments, constants, and
        what another output is already.
        """
        graph = self._fused.graph
        computed = {value for piece in self._fused.pieces for value in piece.writes}
        copied: list[tuple[int, int]] = []
        for slot, root in enumerate(self._fused.outputs, len(graph.arguments)):
            if root in computed and root not in self.slot_of:
                self.slot_of[root] = slot
            else:
                copied.append((slot, root))
        return copied

    def _slot(self, value: int) -> int:
        """The slot of a value, which is given one."""
        slot = self.slot_of.get(value)
        if slot is None:
            slot = self.slot_of[value] = self.slots
            self.slots += 1
        return slot

    def _add(self, line: str, value: int, kernel: KernelSource) -> None:
        """Adds a line that computes a value by a kernel."""
        self.kernels[value] = untracked(kernel)
        self.statements.add(line, self._fused.graph.origins[value])

    # ---- values ----------------------------------------------------------------------------

    def _name(self, value: int) -> str:
        """What a value is called, which is first made if it is a view."""
        if self._is_static(value):
            if value not in self.named:
                self.named[value] = _named(self._fused, value)
            return f"v{value}"
        operands = self._fused.graph.operands
        views = []
        looked_at = value
        while self._is_view(looked_at) and looked_at not in self.slot_of:
            views.append(looked_at)
            looked_at = operands[looked_at][0]
        for view in reversed(views):
            operand = self.slot_of[operands[view][0]]
            kernel = self._kernel_call(view)
            self._add(f"r[{self._slot(view)}] = k{view}(r[{operand}])", view, kernel)
        return f"r[{self.slot_of[value]}]"

    def _is_view(self, value: int) -> bool:
        """Whether a value is read where another one is; who gets a view gets a copy."""
        return self._fused.geometries[value].base != value and value not in self._places.roots

    def _is_static(self, value: int) -> bool:
        """Whether a value's place is known: a view of what is fixed is fixed."""
        base = self._fused.geometries[value].base if self._is_view(value) else value
        return base in self._static

    def _made(self, value: int) -> str:
        """What makes the array of a value."""
        self.made.add(value)
        return f"m{value}(n{value}, d{value})"

    # ---- pieces ----------------------------------------------------------------------------

    def _run_natively(self, piece: Piece) -> None:
        """Adds a piece to the native call before it, or to a new one.

        Of a call one piece at most tells that it has failed, so that it is known which one did.
        """
        tells = piece.tells
        if not self._open or (tells and any(other.tells for other in self._open)):
            self._open = []
            self.segments.append(self._open)
            number = len(self.segments) - 1
            self._pending = len(self.statements)
            self.statements.add(f"run(c{number}, r) and repair(c{number}, r)")
        watched = piece.repeats or tells
        if watched and not any(other.repeats or other.tells for other in self._open):
            self.statements.insert(self._pending, "begin()")
            self._pending += 1
            self.statements.insert(self._pending + 1, "end()")
        if tells:
            owner = self._fused.graph.origins[piece.fails_as]
            self.statements.insert(self._pending + 1, "check()", owner)
        self._open.append(piece)
        for value in piece.writes:
            if value in self._places.dynamic:
                self._insert(value)

    def _insert(self, value: int) -> None:
        """Makes an output's array before the native call that fills it."""
        made, slot = self._made(value), self.slot_of[value]
        if value in self._aliases:
            made += f" if r[{slot}] is None else r[{slot}]"
        self.statements.insert(self._pending, f"r[{slot}] = {made}")
        self._pending += 1

    def workspace(self, piece: Piece) -> str:
        """What the memory is called that a piece needs while it runs: an array of bytes."""
        place = self._places.workspaces[piece]
        type = TensorType((self._places.sizes[place],), _BYTES)
        self.named[place] = untracked(NamedArray(place, 0, (1,), type))
        return f"v{place}"

    def call(
        self, value: int, kernel: KernelSource, returns: bool, workspace: str | None = None
    ) -> None:
        """Adds the call of a kernel that computes a value from its operands.

        The kernel is given these, then ``workspace``, if there is one, then what it is to fill,
        unless it ``returns`` its result.
        """
        given = [self._name(operand) for operand in self._fused.graph.operands[value]]
        given += [workspace] if workspace else []
        if returns:
            line = f"r[{self._slot(value)}] = k{value}({', '.join(given)})"
        elif value in self._places.roots:
            made = f"o = r[{self.slot_of[value]}] = {self._made(value)}"
            line = f"{made}; k{value}({', '.join([*given, 'o'])})"
        else:
            line = f"k{value}({', '.join([*given, self._name(value)])})"
        self._add(line, value, kernel)

    def _kernel_call(self, value: int) -> KernelCall:
        """The kernel of a value's operation."""
        graph = self._fused.graph
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        return KernelCall(graph.nodes[value], inputs)

    def call_operation(self, piece: Call) -> None:
        """Adds the call of the kernel of an operation."""
        value, graph = piece.value, self._fused.graph
        node, kernel = graph.nodes[value], self._kernel_call(piece.value)
        if DRIVERS.of(node.operation) is not None:
            assert self._compile_region is not None
            regions = [self._compile_region(found) for _, found in regions_in(node.attributes)]
            self.call(value, RegionsCall(node, tuple(regions)), returns=True)
            return
        returns = piece.returns_memory(self._fused)
        if returns:
            # Copied, so that a small view does not keep a large buffer alive; and by itself, a view
            # has a life of its own, for which the memory that it looks into may not be kept.
            is_view = node.operation.kind is OperationKind.VIEW
            by_itself = is_view and node.operation.name in graph.unfused
            if by_itself or value in self._places.roots:
                kernel = kernel._replace(copies=True)
        self.call(value, kernel, returns)


_BYTES = np.dtype(np.uint8)


def _named(fused: FusedGraph, value: int) -> NamedArray:
    """How statements find an array."""
    pause()
    geometry, type = fused.geometries[value], fused.graph.types[value]
    itemsize = type.dtype.itemsize
    strides = tuple([stride * itemsize for stride in geometry.strides])
    return untracked(NamedArray(geometry.base, geometry.offset * itemsize, strides, type))


# ---- what becomes of each kind of pieces -------------------------------------------------------


class NativeTarget(NamedTuple):
    """What native code is made for."""

    engine: Engine
    cache: ObjectCache | None
    fused: FusedGraph
    places: Places
    aliases: Mapping[Piece, Mapping[int, Sequence[int]]]
    """The outputs that may be in the memory of one of some arguments; see `find_aliases`."""
    drafts: bool = False
    """Whether loops may be drafts: what runs them counts how often."""


class Emitter(NamedTuple):
    """What the CPU makes of a kind of pieces: records for native calls, or statements."""

    records: Callable[[NativeTarget, Sequence[Any]], Sequence[Record]] | None = None
    """The records of all pieces of the kind that a program has, which are compiled together."""
    add: Callable[[LoweredProgram, Any], None] | None = None
    """Adds the statements of a piece to a program."""
    rule: Rule | None = None
    """The rule of fusion that makes such pieces, where fusion itself has none."""


EMITTERS: dict[type[Piece], Emitter] = {Call: Emitter(add=LoweredProgram.call_operation)}
"""The kinds of pieces that the CPU runs. Those that need native code are added beside it."""


def emitter_of(piece: Piece) -> Emitter:
    """What becomes of a piece. Raises `LookupError` where its kind has not been added."""
    found = EMITTERS.get(type(piece))
    if found is None:
        raise LookupError(f"the CPU has no emitter for pieces of the kind {type(piece).__name__}")
    return found


RECOMPUTATION = Recomputation(instruction_bytes=1 / 4, least_bytes=1 << 22, max_instructions=8)
"""Memory that is too large for caches is saved where little is to be computed for it. Functions of
the C library are more: where rows fill no vector, they may differ by a bit in another loop."""


def native_pieces(
    graph: PrimitiveGraph, products: str, *, converts_half: bool, is_region: bool
) -> FusedGraph:
    """What becomes of a graph where there is native code; ``products`` as `fuse` has them.

    In a region products with vectors are native as well: to call NumPy for them takes longer than
    most of what is repeated.
    """
    return fuse(
        graph,
        products,
        groups=True,
        constants=True,
        converts_half=converts_half,
        vectors=not is_region,
        splits=True,
        blocks=not is_region,
        of_parts=True,
        copies=None if is_region else copied_closely,
        is_region=is_region,
        recomputation=None if is_region else RECOMPUTATION,
        rules=[emitter.rule for emitter in EMITTERS.values() if emitter.rule is not None],
        passes=[read_through],
    )


def records_of(target: NativeTarget, pieces: Sequence[Piece]) -> dict[Piece, Record]:
    """The records of pieces of a program that native code runs."""
    alike: dict[type[Piece], list[Piece]] = {}
    for piece in pieces:
        alike.setdefault(type(piece), []).append(piece)
    found: dict[Piece, Record] = {}
    for some in alike.values():
        records = emitter_of(some[0]).records
        assert records is not None
        found.update(zip(some, records(target, some), strict=True))
    return found
