"""Where the values of a program are, as far as that is known when it is compiled."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.memory_plan import PlanStep
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import regions_in
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import Attributes


class Places:
    """Where each value is: in the arena, fixed elsewhere, or known only when a program runs."""

    def __init__(
        self, fused: FusedGraph, windows: Collection[int] = (), carried: Collection[int] = ()
    ) -> None:
        """``carried`` are values that are in the memory of an argument; see `InPlace`."""
        graph = fused.graph
        self.windows = windows
        """What is a view of an argument; see `lazyasync.compiler.windows`."""
        self.roots = frozenset(fused.outputs)
        """What is in memory that somebody gets."""
        arguments = frozenset(graph.arguments)
        fixed = (SCALAR, RANDOM_STATE)
        self.fixed = frozenset(
            value
            for value in graph.order
            if graph.nodes[value].operation is CONSTANT
            or (value in arguments and graph.nodes[value].operation in fixed)
        ).union(fused.constants)
        """Small arrays of the program's own."""
        self.dynamic: set[int] = set(arguments - self.fixed).union(windows, carried)
        """Bases found in the list that a run is given."""
        self.sizes: dict[int, int] = {}
        """The bytes of the intermediates, which are in the arena."""
        self.workspaces: dict[Piece, int] = {}
        """The pieces that need memory while they run, and what it is called among the values."""
        self.inner: dict[int, tuple[PrimitiveGraph, int]] = {}
        """The constants in graphs that pieces repeat, by what they are called among the values."""
        self.inner_of: dict[Piece, range] = {}
        """What those of a piece are called, in the order in which it names them."""
        self.regions: list[Attributes] = []
        """The attributes with graphs of the operations that are called: their kernels, which run
        these, allocate what they need."""
        self.steps: list[PlanStep] = []
        """What reads and fills them, for the plan of the arena."""
        free = len(graph.types)
        for piece in fused.pieces:
            pause()
            if piece.returns_memory(fused):
                self.dynamic.update(piece.writes)
            for value in piece.writes:
                if value in self.roots:
                    self.dynamic.add(value)
                elif value not in self.dynamic:
                    self.sizes[value] = graph.types[value].nbytes
            workspace: Sequence[int] = ()
            nbytes = piece.workspace_bytes(fused)
            if nbytes:
                self.workspaces[piece] = free
                self.sizes[free] = nbytes
                workspace = (free,)
                free += 1
            constants = piece.inner_constants()
            if constants:
                self.inner_of[piece] = range(free, free + len(constants))
                self.inner.update(zip(self.inner_of[piece], constants, strict=True))
                free += len(constants)
            if piece.called is not None:
                attributes = graph.nodes[piece.called].attributes
                if attributes and any(True for _ in regions_in(attributes)):
                    self.regions.append(attributes)
            overwritable = piece.overwritable(fused)
            self.steps.append(PlanStep(piece.reads(fused), piece.writes, overwritable, workspace))
        self.fixed = self.fixed.union(self.inner)
