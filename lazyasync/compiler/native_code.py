"""Native programs: loops compiled by LLVM, run one after the other by one call, without the GIL.

What no loop is made of stays a call of its NumPy kernel, between two such calls. Intermediates are
fixed places in an arena; where arguments and outputs are is looked up by the native code itself.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.compiler.aliasing import find_aliases
from lazyasync.compiler.buffer_pool import SMALLEST
from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Product, written_by
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.geometry import Geometry
from lazyasync.compiler.kernels import Kernel as ProgramKernel
from lazyasync.compiler.llvm_driver import RECORD_WORDS, RecordWord
from lazyasync.compiler.llvm_engine import engine
from lazyasync.compiler.llvm_loops import LoopCode, write_loop
from lazyasync.compiler.memory_plan import Step, plan_buffers
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.python_code import Empty, IsOnlyView, Runner, never
from lazyasync.compiler.slices import pause
from lazyasync.compiler.statements import CompiledStatements, Statements
from lazyasync.compiler.team import Team
from lazyasync.compiler.work_sharing import chunk_of, parts_of
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import Kernel, OperationKind
from lazyasync.ir.types import TensorType

MAX_COPIED = 1 << 16
"""Bytes of outputs that are copied, after a launch, by whoever waits for it."""


class NativeCode:
    """The code of a program, not yet bound to memory; immutable, shared by all devices."""

    def __init__(
        self,
        graph: Graph,
        cache: ObjectCache | None = None,
        apart: frozenset[str] = frozenset(),
    ) -> None:
        self.graph = graph
        primitive = PrimitiveGraph(graph, apart)
        products = engine().products
        known = "fd" if {"f", "d"} <= products.keys() else ""
        self.fused: FusedGraph = fuse(primitive, known, groups=True, constants=True)
        loops = [piece for piece in self.fused.pieces if isinstance(piece, Loop)]
        aliases = find_aliases(self.fused)
        self.codes: dict[Loop, LoopCode] = {
            loop: write_loop(loop, primitive.types, aliases.get(loop)) for loop in loops
        }
        functions = engine().functions(list(self.codes.values()), cache)
        self.functions = dict(zip(loops, functions, strict=True))
        place_of = {value: place for place, value in enumerate(primitive.arguments)}
        self.aliases = {
            value: [place_of[argument] for argument in arguments]
            for found in aliases.values()
            for value, arguments in found.items()
        }
        """The outputs that may take the memory of an argument, and of which, by position."""
        aliasable = {place for places in self.aliases.values() for place in places}
        self.aliasable = tuple(sorted(aliasable))
        self.places = _Places(self.fused)
        self.plan = self.places.plan
        self.kernels = _kernels(self.fused)
        self.calls = _Calls(self)
        self.compiled = self.calls.statements.compiled()

    def aliased(self, donated: Sequence[int]) -> list[int]:
        """Which donated arguments, by position, become outputs if nobody looks into any.

        In the order in which a run decides.
        """
        left, found = set(donated), []
        for places in self.aliases.values():
            place = next((place for place in places if place in left), None)
            if place is not None:
                left.remove(place)
                found.append(place)
        return found

    def bind(
        self,
        arena: np.ndarray,
        empty: Empty = np.empty,
        team: Team | None = None,
        is_only_view: IsOnlyView = never,
    ) -> BoundNativeCode:
        """The program over ``arena``, of at least ``plan.arena_bytes`` bytes.

        Outputs are made by ``empty``, which made those arrays that ``is_only_view`` is true for;
        loops are shared with ``team``.
        """
        return BoundNativeCode(self, arena, empty, team, is_only_view, self.compiled)

    @property
    def launchable(self) -> bool:
        """Whether a native thread can run it: one native call is all that takes time."""
        return self.calls.launchable

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        value = self.compiled.owner(error)
        return None if value is None else self.fused.graph.origins[value]

    def kernel_list(self) -> list[ProgramKernel]:
        """The loops, products and calls in the order in which they run, with their work."""
        return list(fused_kernels(self.graph, self.fused).values())

    def describe(self) -> str:
        """The loops and calls in the order in which they run."""
        graph = self.fused.graph
        lines = []
        for piece in self.fused.pieces:
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
        steps: list[Step] = []
        for piece in fused.pieces:
            pause()
            writes = written_by(piece)
            if isinstance(piece, Call) and graph.nodes[piece.value].operation.kind.returns_result:
                self.dynamic.add(piece.value)
            steps.append(Step(fused.read_by(piece), writes))
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
        kernels[value] = node.operation.lower(np, inputs, node.type, node.attributes)
        stack.extend(
            operand
            for operand in graph.operands[value]
            if fused.geometries[operand].base != operand
        )
    return kernels


class _Calls:
    """The Python that a program consists of: native calls, kernel calls, and what they need."""

    def __init__(self, code: NativeCode) -> None:
        self.code = code
        self.statements = Statements()
        self.segments: list[list[Loop | Product]] = []
        """What each native call runs."""
        self._open: list[Loop | Product] = []
        self._pending = 0
        fused, places = code.fused, code.places
        graph = fused.graph
        self.static: set[int] = set(places.fixed) | set(places.plan.offsets)
        for value in graph.arguments:
            if value in places.fixed:
                self.statements.add(f"v{value}[...] = r[{value}]")
        for piece in fused.pieces:
            pause()
            if not isinstance(piece, Call):
                if not self._open:
                    self._open = []
                    self.segments.append(self._open)
                    number = len(self.segments) - 1
                    self._pending = len(self.statements)
                    tables = f"f{number}, nf{number}, s{number}, ns{number}"
                    self.statements.add(f"run({tables}, r, team) and repair(r, team, {tables})")
                self._open.append(piece)
                for value in written_by(piece):
                    if value in places.dynamic:
                        self._insert(value)
            else:
                self._open = []
                self._call(piece.value)
        copied = self._copies()
        self.launchable = (
            len(self.segments) == 1
            and not any(isinstance(piece, Call) for piece in fused.pieces)
            and copied <= MAX_COPIED
        )
        """Whether all but one native call takes next to no time."""
        if self.launchable:
            self.statements.keep_alone(self._pending)

    def _insert(self, value: int) -> None:
        """Makes an output's array before the native call that fills it."""
        type = self.code.fused.graph.types[value]
        made = f"{_maker(type)}({type.shape}, d{value})"
        if value in self.code.aliases:
            made += f" if r[{value}] is None else r[{value}]"
        line = f"r[{value}] = {made}"
        self.statements.insert(self._pending, line)
        self._pending += 1

    def _name(self, value: int) -> str:
        """What a value is called, which is first made if it is a view."""
        if value in self.static:
            return f"v{value}"
        geometry = self.code.fused.geometries[value]
        if geometry.base != value and value not in self.code.places.roots:
            if geometry.base in self.static:
                self.static.add(value)  # a view of what is fixed is fixed
                return f"v{value}"
            operand = self._name(self.code.fused.graph.operands[value][0])
            self.statements.add(f"r[{value}] = k{value}({operand})", value)
        return f"r[{value}]"

    def _call(self, value: int) -> None:
        graph, places = self.code.fused.graph, self.code.places
        node = graph.nodes[value]
        operands = ", ".join([self._name(operand) for operand in graph.operands[value]])
        if node.operation.kind.returns_result:
            # Copied, so that a small view does not keep a large buffer alive; and by itself, a view
            # has a life of its own, for which the memory that it looks into may not be kept.
            is_view = node.operation.kind is OperationKind.VIEW
            by_itself = is_view and node.operation.name in graph.apart
            copy = ".copy('C')" if by_itself or value in places.roots else ""
            self.statements.add(f"r[{value}] = k{value}({operands}){copy}", value)
        elif value in places.roots:
            type = graph.types[value]
            given = f"{operands}, " if operands else ""
            made = f"{_maker(type)}({type.shape}, d{value})"
            self.statements.add(f"o = r[{value}] = {made}; k{value}({given}o)", value)
        else:
            given = f"{operands}, " if operands else ""
            self.statements.add(f"k{value}({given}v{value})", value)

    def _copies(self) -> int:
        """Outputs that are arguments, constants, or the same value twice, are copies.

        Gives the bytes of them.
        """
        graph, places = self.code.fused.graph, self.code.places
        computed: set[int] = set()
        for piece in self.code.fused.pieces:
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
            source = f"v{root}" if root in places.fixed else f"r[{root}]"
            self.statements.add(f"r[{place}] = {source}.copy()")
            self.outputs.append(place)
            copied += graph.types[root].nbytes
        return copied


def _maker(type: TensorType) -> str:
    """What makes an array of a type: for small ones NumPy itself, which is quicker to call."""
    return "small" if type.nbytes < SMALLEST else "empty"


class BoundNativeCode:
    """A program bound to an arena; it must not run twice at a time."""

    __slots__ = (
        "_alone",
        "_arguments",
        "_code",
        "_is_only_view",
        "_kept",
        "_outputs",
        "_run",
        "_runners",
        "_size",
        "_tables",
    )

    def __init__(
        self,
        code: NativeCode,
        arena: np.ndarray,
        empty: Empty,
        team: Team | None,
        is_only_view: IsOnlyView,
        compiled: CompiledStatements,
    ) -> None:
        graph = code.fused.graph
        self._code = code
        self._is_only_view = is_only_view
        self._kept: list[Any] = [arena]
        arrays = _arrays(code, arena)
        namespace: dict[str, Any] = {
            "empty": empty,
            "small": np.empty,
            "run": engine().run,
            "repair": _repair,
            "team": 0 if team is None else team.address,
        }
        for value, array in arrays.items():
            namespace[f"v{value}"] = array
        for value in range(len(graph)):
            namespace[f"d{value}"] = graph.types[value].dtype
        for value, kernel in code.kernels.items():
            namespace[f"k{value}"] = kernel
        for number, pieces in enumerate(code.calls.segments):
            fixups, records = self._segment(pieces, arrays, 1 if team is None else team.threads)
            namespace[f"f{number}"] = fixups.ctypes.data
            namespace[f"nf{number}"] = len(fixups)
            namespace[f"s{number}"] = records.ctypes.data
            namespace[f"ns{number}"] = len(records)
            if team is not None and (records[:, 2] > records[:, 3]).any():
                team.start(engine().help, engine().dismiss)
        self._runners: list[Runner] = compiled.functions(namespace)
        self._alone = compiled.alone
        self._run = engine().run
        if compiled.alone is not None:
            self._tables = tuple(namespace[name] for name in ("f0", "nf0", "s0", "ns0", "team"))
        self._arguments = graph.arguments
        self._outputs = code.calls.outputs
        self._size = len(graph) + len(graph.roots)

    def _segment(
        self, pieces: list[Loop | Product], arrays: dict[int, np.ndarray], threads: int
    ) -> tuple[np.ndarray, np.ndarray]:
        """The tables of one native call: the addresses to look up, and what is to be run."""
        types = self._code.fused.graph.types
        fixups: list[tuple[int, int, int]] = []
        records = []
        for piece in pieces:
            pause()
            if isinstance(piece, Loop):
                written = self._code.codes[piece]
                buffers = [(load.value, load.offset) for load in written.loads]
                buffers += [(value, 0) for value in written.stores]
                numbers: list[int] = []
                chunk = chunk_of(written, threads)
                record = [self._code.functions[piece].address, 0, written.total, chunk]
            else:
                parts, chunk = parts_of(piece, threads)
                buffers, numbers = _product_arguments(piece, types, parts)
                function = engine().products[types[piece.value].dtype.char]
                record = [function, 0, piece.batch * parts, chunk]
            table = np.zeros(len(buffers) + len(numbers), np.int64)
            table[len(buffers) :] = numbers
            record[RecordWord.ARGUMENTS] = table.ctypes.data
            self._kept.append(table)
            for place, (value, offset) in enumerate(buffers):
                nbytes = offset * types[value].dtype.itemsize
                if value in arrays:
                    table[place] = arrays[value].ctypes.data + nbytes
                else:
                    fixups.append((table.ctypes.data + 8 * place, value, nbytes))
            records.append(record)
        tables = (
            np.array(fixups, np.int64).reshape(-1, 3),
            np.array(records, np.int64).reshape(-1, RECORD_WORDS),
        )
        self._kept.extend(tables)
        return tables

    def __call__(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> list[np.ndarray]:
        """Computes the outputs, as arrays that nobody else holds.

        They are new, or those of arguments that are ``donated``, by position: each of these the
        caller holds by ``arguments`` and by one more reference, and needs no more.
        """
        values = self._values(arguments, donated)
        for runner in self._runners:
            runner(values)
        return self._results(values)

    def prepare(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> Launch | None:
        """A launch of it; None if it consists of more than one, or an argument has gaps.

        Everything is ready then, and the launch will not fail.
        """
        if self._alone is None:
            return None
        values = self._values(arguments, donated)
        for runner in self._runners[: self._alone]:
            runner(values)
        fixups, count, records, record_count, team = self._tables
        if self._run(fixups, count, 0, 0, values, 0) != 0:
            return None
        return Launch(self, values, records, record_count, team)

    def finish(self, values: list[Any]) -> list[np.ndarray]:
        """The outputs of a launch that has completed."""
        assert self._alone is not None
        for runner in self._runners[self._alone + 1 :]:
            runner(values)
        return self._results(values)

    def _results(self, values: list[Any]) -> list[np.ndarray]:
        return [values[position] for position in self._outputs]

    def _values(self, arguments: Sequence[Any], donated: Sequence[int]) -> list[Any]:
        values: list[Any] = [None] * self._size
        for place, position in enumerate(self._arguments):
            values[position] = arguments[place]  # without a variable, which would hold the last
        if donated:
            self._alias_outputs(values, set(donated))
        return values

    def _alias_outputs(self, values: list[Any], donated: set[int]) -> None:
        """Gives outputs the memory of arguments, where that is what nobody else looks into."""
        for output, places in self._code.aliases.items():
            for place in places:
                argument = self._arguments[place]
                # None but the caller's two references, the one here, and that of the count.
                if (
                    place in donated
                    and sys.getrefcount(values[argument]) == 4
                    and self._is_only_view(values[argument])
                ):
                    values[output] = values[argument]
                    donated.remove(place)
                    break


class Launch:
    """One run of a bound program, for a native thread.

    ``records`` is the address of its ``count`` records, ``team`` that of the team that shares them.
    """

    __slots__ = ("_bound", "_values", "count", "records", "team")

    def __init__(
        self, bound: BoundNativeCode, values: list[Any], records: int, count: int, team: int
    ) -> None:
        self._bound = bound
        self._values = values
        self.records = records
        self.count = count
        self.team = team

    def finish(self) -> list[np.ndarray]:
        """The outputs, once it has completed; see `BoundNativeCode.__call__`. Nothing is kept."""
        values, self._values = self._values, []
        return self._bound.finish(values)


def _arrays(code: NativeCode, arena: np.ndarray) -> dict[int, np.ndarray]:
    """The arrays of all values whose place is known before the program runs."""
    graph, geometries = code.fused.graph, code.fused.geometries
    arrays: dict[int, np.ndarray] = {}
    for value in code.places.fixed:
        pause()
        node = graph.nodes[value]
        type = graph.types[value]
        number = node.attributes.value if node.operation is CONSTANT else 0
        arrays[value] = np.full(type.shape, number, type.dtype)
    for value in code.fused.constants:
        node = graph.nodes[value]
        node.operation.lower(np, (), node.type, node.attributes)(arrays[value])
    for value, offset in code.plan.offsets.items():
        pause()
        type = graph.types[value]
        part = arena[offset : offset + type.nbytes]
        arrays[value] = part.view(type.dtype).reshape(type.shape)
    for value in code.calls.static - arrays.keys():
        geometry = geometries[value]
        arrays[value] = _view(arrays[geometry.base], geometry, graph.types[value].shape)
    return arrays


def _view(base: np.ndarray, geometry: Geometry, shape: tuple[int, ...]) -> np.ndarray:
    flat = base.reshape(-1)[geometry.offset :] if base.size else base
    strides = [stride * base.itemsize for stride in geometry.strides]
    return np.lib.stride_tricks.as_strided(flat, shape, strides)


def _repair(r: list[Any], team: int, *tables: int) -> None:
    """Runs a native call that has done nothing, with what is not contiguous copied."""
    while code := engine().run(*tables, r, team):
        r[code - 1] = r[code - 1].copy("C")


_AS_IT_IS, _TRANSPOSED = 111, 112
"""How CBLAS is told of a matrix: CblasNoTrans and CblasTrans."""


def _product_arguments(
    product: Product, types: Sequence[TensorType], parts: int
) -> tuple[list[tuple[int, int]], list[int]]:
    """The buffers of a product, and the numbers that follow; see `product_text`.

    ``parts``: into so many, of its columns or its rows, each matrix of the result is divided.
    """
    left, right = product.left, product.right
    rows, columns = product.rows, product.columns
    of_left = of_right = of_result = 0
    if columns >= rows:
        columns //= parts
        of_right = columns * (right.leading if right.transposed else 1)
        of_result = columns
    else:
        rows //= parts
        of_left = rows * (1 if left.transposed else left.leading)
        of_result = rows * columns
    steps = [
        *(left.step, right.step, product.rows * product.columns),
        *(left.group_step, right.group_step, product.group * product.rows * product.columns),
        *(of_left, of_right, of_result),
    ]
    itemsize = types[product.value].dtype.itemsize
    return (
        [(left.value, left.offset), (right.value, right.offset), (product.value, 0)],
        [
            rows,
            columns,
            product.inner,
            left.leading,
            right.leading,
            product.columns,
            _TRANSPOSED if left.transposed else _AS_IT_IS,
            _TRANSPOSED if right.transposed else _AS_IT_IS,
            product.group,
            parts,
            *[step * itemsize for step in steps],
        ],
    )
