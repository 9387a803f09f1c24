"""Native programs: loops compiled by LLVM, run one after the other by one call, without the GIL.

What no loop is made of stays a call of its NumPy kernel, between two such calls. Intermediates are
fixed places in an arena; where arguments and outputs are is looked up by the native code itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from lazyasync.backends.cpu.buffer_pool import SMALLEST
from lazyasync.backends.cpu.helper_threads import HelperThreads
from lazyasync.backends.cpu.llvm.engine import LoadedLoop, engine
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, write_loops
from lazyasync.backends.cpu.native.aliasing import find_aliases
from lazyasync.backends.cpu.native.binding import BoundNativeCode
from lazyasync.backends.cpu.native.contents import (
    NativeContents,
    OwnArray,
    Record,
    loop_record,
    named_array,
    product_record,
    values_of,
)
from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Product, written_by
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.instructions import lower_for_numpy
from lazyasync.compiler.kernels import Kernel as ProgramKernel
from lazyasync.compiler.memory_plan import PlanStep, plan_buffers
from lazyasync.compiler.numpy_code import Empty, IsOnlyView, never
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.statements import Statements
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import Kernel, OperationKind
from lazyasync.ir.untracked import untrack, untracked

MAX_COPIED = 1 << 16
"""Bytes of outputs that are copied, after a launch, by whoever waits for it."""
MAX_LAUNCHED_LINES = 1024
"""Lines that the event loop runs to launch a program, at 0.2 to 1 µs each; longer programs are run
by the device's thread."""


class NativeCode:
    """The code of a program, not yet bound to memory; immutable, shared by all devices.

    It keeps what a run needs, and makes again what tells of it: programs are many, and what they
    are compiled by, several objects for each operation, would have every collection of garbage
    take longer.
    """

    def __init__(
        self,
        graph: Graph,
        cache: ObjectCache | None = None,
        unfused: frozenset[str] = frozenset(),
    ) -> None:
        self.graph = graph
        self._unfused = unfused
        fused = self.fused
        aliases = find_aliases(fused)
        codes = _write(fused, aliases)
        functions = engine().functions(list(codes.values()), cache)
        self.functions = untracked(tuple(functions))
        """The functions of the loops, in their order, which are there while they are held."""
        place_of = {value: place for place, value in enumerate(fused.graph.arguments)}
        may_alias = {
            value: tuple([place_of[argument] for argument in arguments])
            for found in aliases.values()
            for value, arguments in found.items()
        }
        self.aliasable = tuple(sorted({place for places in may_alias.values() for place in places}))
        """The arguments, by position, whose memory outputs may take."""
        places = _Places(fused)
        self.plan = places.plan
        calls = _Calls(fused, places, may_alias)
        self.compiled = calls.statements.compiled()
        self.launchable = calls.launchable
        """Whether a native thread can run the program: one native call is all that takes time."""
        self.may_warn = calls.may_warn
        """Whether NumPy may warn: of numbers it converts, as too large ones, or calculates with."""
        segments = _records(fused, calls.segments, codes, self.functions)
        used = {v for segment in segments for record in segment for v in values_of(record)}
        used.update([fused.geometries[value].base for value in calls.named])
        primitive = fused.graph
        self.contents = NativeContents(
            size=len(primitive) + len(primitive.roots),
            arguments=primitive.arguments,
            outputs=tuple(calls.outputs),
            aliases=may_alias,
            segments=segments,
            own=untracked(
                {value: _own_array(primitive, value) for value in sorted(places.fixed & used)}
            ),
            offsets=self.plan.offsets,
            named=untracked(
                {
                    value: named_array(fused.geometries[value], primitive.types[value])
                    for value in sorted(calls.named)
                }
            ),
            made={value: primitive.types[value].dtype for value in calls.made},
            kernels=_kernels(fused),
        )
        untrack(self)

    @property
    def fused(self) -> FusedGraph:
        """The pieces that the code is made of: loops, products and calls."""
        primitive = PrimitiveGraph(self.graph, self._unfused)
        known = "fd" if {"f", "d"} <= engine().products.keys() else ""
        return fuse(primitive, known, groups=True, constants=True)

    @property
    def codes(self) -> dict[Loop, LlvmLoopCode]:
        """The loops as text."""
        fused = self.fused
        return _write(fused, find_aliases(fused))

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
        empty: Empty = np.empty,
        helpers: HelperThreads | None = None,
        is_only_view: IsOnlyView = never,
    ) -> BoundNativeCode:
        """The program over ``arena``, of at least ``plan.arena_bytes`` bytes.

        Outputs are made by ``empty``, which made those arrays that ``is_only_view`` is true for;
        loops are shared with ``helpers``.
        """
        return BoundNativeCode(self.contents, arena, empty, helpers, is_only_view, self.compiled)

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        return self.compiled.owner(error)

    def kernel_list(self) -> list[ProgramKernel]:
        """The loops, products and calls in the order in which they run, with their work."""
        return list(fused_kernels(self.graph, self.fused).values())

    def describe(self) -> str:
        """The loops and calls in the order in which they run."""
        fused = self.fused
        graph = fused.graph
        lines = []
        for piece in fused.pieces:
            if isinstance(piece, Call):
                operands = ", ".join(f"%{operand}" for operand in graph.operands[piece.value])
                name = graph.nodes[piece.value].operation.name
                note = source_note(graph.source(piece.value))
                lines.append(
                    f"%{piece.value} = {name}({operands}) : {graph.types[piece.value]}{note}"
                )
                continue
            if isinstance(piece, Product):
                left, right = graph.operands[piece.value]
                size = f"{piece.rows} x {piece.inner} x {piece.columns}"
                times = "" if piece.batch == 1 else f", {piece.batch} times"
                lines.append(
                    f"%{piece.value} = product(%{left}, %{right}) : {graph.types[piece.value]} "
                    f"of {size}{times}{source_note(graph.source(piece.value))}"
                )
                continue
            shape = ", ".join(map(str, piece.domain))
            what = "" if piece.rows is None else " by column" if piece.by_column else " by row"
            lines.append(f"loop [{shape}]{what}:")
            for value in piece.members:
                operands = ", ".join(f"%{operand}" for operand in graph.operands[value])
                name = graph.nodes[value].operation.name
                stored = " stored" if value in piece.stores else ""
                note = source_note(graph.source(value))
                lines.append(
                    f"  %{value} = {name}({operands}) : {graph.types[value]}{stored}{note}"
                )
        return "\n".join(lines)


def _write(
    fused: FusedGraph, aliases: Mapping[Loop, Mapping[int, Sequence[int]]]
) -> dict[Loop, LlvmLoopCode]:
    loops = [piece for piece in fused.pieces if isinstance(piece, Loop)]
    return write_loops(loops, fused.graph.types, aliases)


class _Places:
    """Where each value is: in the arena, fixed elsewhere, or known only when a program runs."""

    def __init__(self, fused: FusedGraph) -> None:
        graph = fused.graph
        self.roots = frozenset(graph.roots)
        arguments = frozenset(graph.arguments)
        fixed = (SCALAR, RANDOM_STATE)
        self.fixed = frozenset(
            value
            for value in graph.order
            if graph.nodes[value].operation is CONSTANT
            or (value in arguments and graph.nodes[value].operation in fixed)
        ).union(fused.constants)
        """Small arrays of the program's own."""
        self.dynamic: set[int] = set(arguments - self.fixed)
        """Bases found in the list that a run is given."""
        sizes: dict[int, int] = {}
        steps: list[PlanStep] = []
        for piece in fused.pieces:
            pause()
            writes = written_by(piece)
            if isinstance(piece, Call) and graph.nodes[piece.value].operation.kind.returns_result:
                self.dynamic.add(piece.value)
            steps.append(PlanStep(fused.read_by(piece), writes))
            for value in writes:
                if value in self.roots:
                    self.dynamic.add(value)
                elif value not in self.dynamic:
                    sizes[value] = graph.types[value].nbytes
        self.plan = plan_buffers(sizes, steps)


def _kernels(fused: FusedGraph) -> dict[int, Kernel]:
    """The NumPy kernels of the calls, and those of the views that calls are given."""
    graph = fused.graph
    kernels: dict[int, Kernel] = {}
    stack = [piece.value for piece in fused.pieces if isinstance(piece, Call)]
    while stack:
        value = stack.pop()
        if value in kernels:
            continue
        pause()
        node = graph.nodes[value]
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        kernels[value] = lower_for_numpy(node, inputs)
        stack.extend(
            operand
            for operand in graph.operands[value]
            if fused.geometries[operand].base != operand
        )
    return kernels


def _records(
    fused: FusedGraph,
    segments: Sequence[Sequence[Loop | Product]],
    codes: Mapping[Loop, LlvmLoopCode],
    functions: Sequence[LoadedLoop],
) -> tuple[tuple[Record, ...], ...]:
    """What native calls run."""
    types, products = fused.graph.types, engine().products
    function_of = dict(zip(codes, functions, strict=True))

    def record(piece: Loop | Product) -> Record:
        pause()
        if isinstance(piece, Product):
            return product_record(piece, products, types)
        return loop_record(codes[piece], function_of[piece], types)

    made = [untracked(tuple([record(piece) for piece in segment])) for segment in segments]
    return untracked(tuple(made))


def _own_array(graph: PrimitiveGraph, value: int) -> OwnArray:
    """A number, or what depends on nothing."""
    pause()
    node, type = graph.nodes[value], graph.types[value]
    if node.operation is CONSTANT:
        return untracked(OwnArray(type, node.attributes.value))
    if node.operation.kind is OperationKind.LEAF or value in graph.arguments:
        return untracked(OwnArray(type))
    kernel = lower_for_numpy(node, ())
    return untracked(OwnArray(type, kernel=kernel))


class _Calls:
    """The Python that a program consists of: native calls, kernel calls, and what they need."""

    def __init__(self, fused: FusedGraph, places: _Places, aliases: Collection[int]) -> None:
        self._fused = fused
        self._places = places
        self._aliases = aliases
        self.statements = Statements()
        self.segments: list[list[Loop | Product]] = []
        """What each native call runs."""
        self.named: set[int] = set()
        """The values whose place is known before the program runs that statements name."""
        self.made: list[int] = []
        """The values whose arrays statements make."""
        self._open: list[Loop | Product] = []
        self._pending = 0
        graph = fused.graph
        self._static: set[int] = set(places.fixed) | set(places.plan.offsets)
        self.may_warn = False
        for value in graph.arguments:
            pause()
            if value in places.fixed:
                self.may_warn = True
                self.statements.add(f"{self._name(value)}[...] = r[{value}]")
        for piece in fused.pieces:
            pause()
            if not isinstance(piece, Call):
                if not self._open:
                    self._open = []
                    self.segments.append(self._open)
                    number = len(self.segments) - 1
                    self._pending = len(self.statements)
                    self.statements.add(f"run(c{number}, r) and repair(c{number}, r)")
                self._open.append(piece)
                for value in written_by(piece):
                    if value in places.dynamic:
                        self._insert(value)
            else:
                self._open = []
                self.may_warn = True
                self._call(piece.value)
        copied = self._copies()
        self.launchable = (
            len(self.segments) == 1
            and not any(isinstance(piece, Call) for piece in fused.pieces)
            and copied <= MAX_COPIED
            and len(self.statements) <= MAX_LAUNCHED_LINES
        )
        """Whether all but one native call takes next to no time."""
        if self.launchable:
            self.statements.keep_alone(self._pending)

    def _insert(self, value: int) -> None:
        """Makes an output's array before the native call that fills it."""
        made = self._made(value)
        if value in self._aliases:
            made += f" if r[{value}] is None else r[{value}]"
        line = f"r[{value}] = {made}"
        self.statements.insert(self._pending, line)
        self._pending += 1

    def _made(self, value: int) -> str:
        """What makes the array of a value: NumPy for small ones, because it is quicker to call."""
        type = self._fused.graph.types[value]
        self.made.append(value)
        return f"{'small' if type.nbytes < SMALLEST else 'empty'}({type.shape}, d{value})"

    def _name(self, value: int) -> str:
        """What a value is called, which is first made if it is a view."""
        geometry = self._fused.geometries[value]
        is_view = geometry.base != value and value not in self._places.roots
        if value in self._static or (is_view and geometry.base in self._static):
            self.named.add(value)  # a view of what is fixed is fixed
            return f"v{value}"
        if is_view:
            operand = self._name(self._fused.graph.operands[value][0])
            self._add(f"r[{value}] = k{value}({operand})", value)
        return f"r[{value}]"

    def _add(self, line: str, value: int) -> None:
        """Adds a line that computes a value."""
        self.statements.add(line, self._fused.graph.origins[value])

    def _call(self, value: int) -> None:
        graph, places = self._fused.graph, self._places
        node = graph.nodes[value]
        operands = ", ".join([self._name(operand) for operand in graph.operands[value]])
        if node.operation.kind.returns_result:
            # Copied, so that a small view does not keep a large buffer alive; and by itself, a view
            # has a life of its own, for which the memory that it looks into may not be kept.
            is_view = node.operation.kind is OperationKind.VIEW
            by_itself = is_view and node.operation.name in graph.unfused
            copy = ".copy('C')" if by_itself or value in places.roots else ""
            self._add(f"r[{value}] = k{value}({operands}){copy}", value)
            return
        given = f"{operands}, " if operands else ""
        if value in places.roots:
            self._add(f"o = r[{value}] = {self._made(value)}; k{value}({given}o)", value)
        else:
            self._add(f"k{value}({given}{self._name(value)})", value)

    def _copies(self) -> int:
        """Adds copies of outputs that are arguments, constants, or the same value twice.

        Gives the bytes of the copies.
        """
        graph, places = self._fused.graph, self._places
        computed: set[int] = set()
        for piece in self._fused.pieces:
            computed.update(written_by(piece))
        seen: set[int] = set()
        self.outputs: list[int] = []
        copied = 0
        for root in graph.roots:
            if root in computed and root not in seen:
                seen.add(root)
                self.outputs.append(root)
                continue
            place = len(graph) + len(self.outputs)
            source = self._name(root) if root in places.fixed else f"r[{root}]"
            self.statements.add(f"r[{place}] = {source}.copy()")
            self.outputs.append(place)
            copied += graph.types[root].nbytes
        return copied
