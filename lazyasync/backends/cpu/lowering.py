"""From the pieces of a program to the Python that runs them, and to where each value is.

A piece is a loop, a matrix product, or the call of a NumPy kernel. Loops and products that follow
one another are one native call. Without an engine all pieces are calls.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Product, written_by
from lazyasync.compiler.memory_plan import PlanStep
from lazyasync.compiler.statements import Statements
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import OperationKind

MAX_COPIED = 1 << 16
"""Bytes of outputs that are copied, after a launch, by whoever waits for it."""
MAX_LAUNCHED_LINES = 1024
"""Lines that the event loop runs to launch a program, at 0.2 to 1 µs each; longer programs are run
by the device's thread."""


class Places:
    """Where each value is: in the arena, fixed elsewhere, or known only when a program runs."""

    def __init__(self, fused: FusedGraph, windows: Collection[int] = ()) -> None:
        graph = fused.graph
        self.windows = windows
        """What is a view of an argument; see `lazyasync.compiler.windows`."""
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
        self.dynamic: set[int] = set(arguments - self.fixed).union(windows)
        """Bases found in the list that a run is given."""
        self.sizes: dict[int, int] = {}
        """The bytes of the intermediates, which are in the arena."""
        self.steps: list[PlanStep] = []
        """What reads and fills them, for the plan of the arena."""
        for piece in fused.pieces:
            pause()
            writes = written_by(piece)
            aliasable: Sequence[int] = ()
            if isinstance(piece, Call):
                if graph.nodes[piece.value].operation.kind.returns_result:
                    self.dynamic.add(piece.value)
                aliasable = _overwritable(fused, piece)
            self.steps.append(PlanStep(fused.read_by(piece), writes, aliasable))
            for value in writes:
                if value in self.roots:
                    self.dynamic.add(value)
                elif value not in self.dynamic:
                    self.sizes[value] = graph.types[value].nbytes


def _overwritable(fused: FusedGraph, call: Call) -> list[int]:
    """The operands whose memory the result of an element-wise call may take, if nobody needs them.

    They must have the same layout: the same type, and be read themselves, not through a view.
    """
    graph, geometries = fused.graph, fused.geometries
    if graph.nodes[call.value].operation.kind is not OperationKind.ELEMENTWISE:
        return []
    operands = graph.operands[call.value]
    return [
        value
        for value in operands
        if graph.types[value] == graph.types[call.value]
        and all(operand == value or geometries[operand].base != value for operand in operands)
    ]


class LoweredProgram:
    """The Python that a program consists of: native calls, kernel calls, and what they need.

    A run works on a list ``r``: the arguments, then the outputs, then what else is found or made
    only then. ``aliases`` are the outputs that may be in the memory of an argument.
    """

    def __init__(self, fused: FusedGraph, places: Places, aliases: Collection[int]) -> None:
        graph = fused.graph
        self._fused = fused
        self._places = places
        self._aliases = aliases
        self.statements = Statements()
        self.segments: list[list[Loop | Product]] = []
        """What each native call runs."""
        self.named: set[int] = set()
        """The values with a known place that statements name."""
        self.made: set[int] = set()
        """The values whose arrays statements make."""
        self.called: set[int] = set()
        """The values whose kernels statements call."""
        self.copied: set[int] = set()
        """Those among them of whose kernels' results copies are made."""
        self.slot_of = {value: place for place, value in enumerate(graph.arguments)}
        """Where a value is in the list of a run."""
        self.slots = len(graph.arguments) + len(graph.roots)
        """The length of that list."""
        self.may_warn = False
        self._static: set[int] = set(places.fixed) | set(places.sizes)
        self._open: list[Loop | Product] = []
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
            self._add(f"r[{self._slot(value)}] = k{value}({operands})", value)
        for piece in fused.pieces:
            pause()
            if isinstance(piece, Call) and piece.value in places.windows:
                continue
            if isinstance(piece, Call):
                self._open = []
                self.may_warn = True
                self._call(piece.value)
            else:
                self._run_natively(piece)
        for slot, root in copied:
            source = self._name(root) if root in places.fixed else f"r[{self.slot_of[root]}]"
            self.statements.add(f"r[{slot}] = {source}.copy()")
        self.launchable = (
            len(self.segments) == 1
            and not any(
                isinstance(piece, Call) and piece.value not in places.windows
                for piece in fused.pieces
            )
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
        computed = {value for piece in self._fused.pieces for value in written_by(piece)}
        copied: list[tuple[int, int]] = []
        for slot, root in enumerate(graph.roots, len(graph.arguments)):
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

    def _add(self, line: str, value: int) -> None:
        """Adds a line that computes a value by its kernel."""
        self.called.add(value)
        self.statements.add(line, self._fused.graph.origins[value])

    # ---- values ----------------------------------------------------------------------------

    def _name(self, value: int) -> str:
        """What a value is called, which is first made if it is a view."""
        if self._is_static(value):
            self.named.add(value)
            return f"v{value}"
        operands = self._fused.graph.operands
        views = []
        looked_at = value
        while self._is_view(looked_at) and looked_at not in self.slot_of:
            views.append(looked_at)
            looked_at = operands[looked_at][0]
        for view in reversed(views):
            operand = self.slot_of[operands[view][0]]
            self._add(f"r[{self._slot(view)}] = k{view}(r[{operand}])", view)
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

    def _run_natively(self, piece: Loop | Product) -> None:
        """Adds a loop or a product to the native call before it, or to a new one."""
        if not self._open:
            self._open = []
            self.segments.append(self._open)
            number = len(self.segments) - 1
            self._pending = len(self.statements)
            self.statements.add(f"run(c{number}, r) and repair(c{number}, r)")
        self._open.append(piece)
        for value in written_by(piece):
            if value in self._places.dynamic:
                self._insert(value)

    def _insert(self, value: int) -> None:
        """Makes an output's array before the native call that fills it."""
        made, slot = self._made(value), self.slot_of[value]
        if value in self._aliases:
            made += f" if r[{slot}] is None else r[{slot}]"
        self.statements.insert(self._pending, f"r[{slot}] = {made}")
        self._pending += 1

    def _call(self, value: int) -> None:
        graph, roots = self._fused.graph, self._places.roots
        node = graph.nodes[value]
        operands = ", ".join([self._name(operand) for operand in graph.operands[value]])
        if node.operation.kind.returns_result:
            # Copied, so that a small view does not keep a large buffer alive; and by itself, a view
            # has a life of its own, for which the memory that it looks into may not be kept.
            is_view = node.operation.kind is OperationKind.VIEW
            by_itself = is_view and node.operation.name in graph.unfused
            if by_itself or value in roots:
                self.copied.add(value)
            self._add(f"r[{self._slot(value)}] = k{value}({operands})", value)
            return
        given = f"{operands}, " if operands else ""
        if value in roots:
            made = f"o = r[{self.slot_of[value]}] = {self._made(value)}"
            self._add(f"{made}; k{value}({given}o)", value)
        else:
            self._add(f"k{value}({given}{self._name(value)})", value)
