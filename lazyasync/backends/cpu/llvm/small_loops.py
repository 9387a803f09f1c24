"""Loops over regions of few numbers as loops in machine code, with the carries in registers.

Each element of each value is a value of LLVM's: what an iteration does has no loops of its own, and
no memory but for what is read of sequences and constants, what is written to sequences, and tables.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.calls_in_loops import CallInLoop
from lazyasync.backends.cpu.llvm.draws import Drawing
from lazyasync.backends.cpu.llvm.engine import LoadedLoop
from lazyasync.backends.cpu.llvm.expressions import (
    LlvmWriter,
    Read,
    literal,
    llvm_type,
    memory_type,
)
from lazyasync.backends.cpu.llvm.folds import Fold, fold_of
from lazyasync.backends.cpu.llvm.iteration_places import Carry, Place, Where
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.llvm.small_draws import DrawWriter
from lazyasync.backends.cpu.llvm.small_tables import (
    Index,
    TableWriter,
    access_of,
    tables_of,
)
from lazyasync.backends.cpu.llvm.writer import WHOLE
from lazyasync.backends.cpu.lowering import NativeTarget
from lazyasync.backends.cpu.native.layout import CONTROL, WORD_BYTES
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import share_of_loop
from lazyasync.compiler.fused_graph import Level, Load, Loop, Matrix, Member, Product
from lazyasync.compiler.fusion.assemblies import Assembly
from lazyasync.compiler.fusion.chosen import Chosen
from lazyasync.compiler.fusion.direct_products import DirectProduct
from lazyasync.compiler.fusion.parts import Part
from lazyasync.compiler.fusion.repeated import Repeated
from lazyasync.compiler.geometry import split_axis
from lazyasync.compiler.loop_passes import cost
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import BOOL, Expression
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

_MOVE = "@llvm.memmove.p0.p0.i64"


class SmallRecord(NamedTuple):
    """A loop in machine code; see `_Writer` for what it is given."""

    function: LoadedLoop
    length: int | None
    reverse: bool
    work: int
    places: tuple[Place, ...]
    draws: int
    """The address of what draws, or 0."""
    sizes: tuple[int, ...]
    """The lengths that stand for any."""
    reads: Sequence[int]
    writes: Sequence[int]

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(1 if self.length is None else self.length, self.work)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        length = -1 if self.length is None else self.length
        places = self.places
        if self.reverse:
            places = tuple([place.reversed(length) if place.step else place for place in places])
        buffers = [number for place in places for number in (place.base, place.nbytes)]
        numbers = [length, *[place.step for place in places], self.draws, *self.sizes]
        return Entry(self.function.address, 1, 1, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> SmallRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        number = resolver.number
        return untracked(
            self._replace(
                length=None if self.length is None else number(self.length),
                places=untracked(tuple([place.resolved(number) for place in self.places])),
                sizes=untracked(resolver.numbers(self.sizes)),
            )
        )


def small_record(
    target: NativeTarget,
    loop: Repeated,
    wheres: Mapping[str, Mapping[int, Where]],
    carries: Sequence[Carry],
    reads: Sequence[int],
    writes: Sequence[int],
) -> SmallRecord:
    """The record of a loop that `is_small`. ``wheres`` say where the values of each part are."""
    writer = _Writer(loop, wheres, carries)
    code = writer.code()
    drawing = target.engine.unit("draws", target.cache) if writer.draws.is_used else None
    (function,) = target.engine.functions([code], target.cache)
    return SmallRecord(
        function,
        loop.region.length,
        loop.region.reverse,
        code.work,
        untracked(tuple(writer.places)),
        0 if drawing is None else drawing["lazyasync_draw_numbers"],
        untracked(tuple(writer.sizes)),
        untracked(tuple(reads)),
        untracked(tuple(writes)),
    )


class _Given(NamedTuple):
    """What a branch is given: a value of another part, from one of its elements on."""

    name: str
    part: Part
    value: int
    offset: int


class _Writer:
    """Writes the function of a loop.

    It is given the addresses of ``places``, the first of which is the block of control, then the
    number of iterations, or -1, for each place by how many bytes it moves, what draws, and
    ``sizes``.
    """

    def __init__(
        self,
        loop: Repeated,
        wheres: Mapping[str, Mapping[int, Where]],
        carries: Sequence[Carry],
    ) -> None:
        self._loop = loop
        self._wheres = wheres
        self._carries = carries
        self._w = LlvmWriter()
        self._tables = tables_of(loop) or frozenset()
        self._table_writer = TableWriter(self._w, self._size)
        self.draws = DrawWriter(self._w)
        self.places: list[Place] = [Place(CONTROL)]
        self.sizes: list[int] = []
        self._entry: list[str] = []
        self._values: dict[tuple[str, int], list[str]] = {}
        """The elements of what is computed, by its part and its value there."""
        self._given: dict[tuple[str, int], _Given] = {}
        """What branches are given, by their part and the value there."""
        self._items: list[str] = []
        """What reads the items of an iteration, which any branch may need."""
        self._loaded: dict[tuple[int, int, str], str] = {}
        """What is read before the first iteration, and in one: by place, byte and type."""
        self._carried: list[list[str]] = []

    def code(self) -> LlvmLoopCode:
        """The text of the function, and what belongs to it."""
        loop, w = self._loop, self._w
        phis: list[tuple[str, str, str]] = []
        body = loop.body.fused.graph
        roots = dict(zip(loop.results, body.roots, strict=True))
        first = loop.region.constants
        types = [body.types[value] for value in body.arguments[first : first + len(self._carries)]]
        for position, (carry, type) in enumerate(zip(self._carries, types, strict=True)):
            if position in self._tables:
                self._carried.append([])
                self._begin_table(position, carry)
                continue
            elements = [self._load(carry.init, type.dtype, k) for k in range(type.size)]
            if position in roots:
                names = [f"%carry{position}.{k}" for k in range(type.size)]
                phis += zip(names, [llvm_type(type.dtype)] * type.size, elements, strict=True)
                elements = names
            self._carried.append(elements)
        if loop.condition is not None:
            self._compute("condition", loop.condition)
            (decides,) = self._values["condition", loop.condition.fused.graph.roots[0]]
            w.add(f"br i1 {decides}, label %body, label %exit")
        else:
            w.add("br label %body")
        w.label("body")
        self._compute("body", loop.body)
        after: list[str] = []
        for position, root in roots.items():
            elements = self._values.get(("body", root), [])
            if position < len(self._carries):
                after += elements  # none of a table
            elif position in loop.outputs:
                where = self._wheres["body"][root]
                assert isinstance(where, Place)
                self._store(where, body.types[root].dtype, elements)
        w.add("br label %next")
        w.label("next")
        w.add("br label %head")
        w.label("exit")
        for position, (carry, type) in enumerate(zip(self._carries, types, strict=True)):
            if position in loop.outputs and position not in self._tables:
                self._store(carry.result, type.dtype, self._carried[position])
        w.add("ret void")
        head = [
            f"  {name} = phi {type} [ {before}, %first ], [ {next}, %next ]"
            for (name, type, before), next in zip(phis, after, strict=True)
        ]
        text = "\n".join(
            [
                f"define void @NAME(ptr %args, i64 %begin, i64 %end) {WHOLE} {{",
                "entry:",
                *self._arguments(),
                f"  %words = load ptr, ptr %p0, align {WORD_BYTES}",
                "  %done.at = getelementptr i64, ptr %words, i64 1",
                "  %done.before = load volatile i64, ptr %done.at",
                *self._entry,
                "  br label %first",
                "first:",
                "  br label %head",
                "head:",
                "  %i = phi i64 [ 0, %first ], [ %i.next, %next ]",
                *head,
                "  %ended = icmp eq i64 %i, %length",
                "  br i1 %ended, label %exit, label %check",
                "check:",
                "  %i.next = add nuw i64 %i, 1",
                "  %limit = load volatile i64, ptr %words",
                "  %done = add i64 %done.before, %i.next",
                "  %stopped = icmp sgt i64 %done, %limit",
                "  br i1 %stopped, label %exit, label %go",
                "go:",
                "  store volatile i64 %done, ptr %done.at",
                *self._items,
                *w.lines,
                "}\n",
            ]
        )
        work = sum([cost(member.expression) for member in _members(loop.parts.values())])
        return LlvmLoopCode(
            text, tuple(w.declarations), tuple(w.functions), (), (), (), 0, work, False
        )

    def _arguments(self) -> list[str]:
        lines = []
        count = len(self.places)
        for place, found in enumerate(self.places):
            lines.append(f"  %a{place} = getelementptr ptr, ptr %args, i64 {place}")
            lines.append(f"  %p{place} = load ptr, ptr %a{place}")
            if found.step:
                word = count + 1 + place
                lines.append(f"  %q{place} = getelementptr i64, ptr %args, i64 {word}")
                lines.append(f"  %step{place} = load i64, ptr %q{place}")
        lines.append(f"  %length.at = getelementptr i64, ptr %args, i64 {count}")
        lines.append("  %length = load i64, ptr %length.at")
        lines += self.draws.begin(2 * count + 1)
        for place in range(len(self.sizes)):
            at = f"%size{place}.at"
            lines.append(f"  {at} = getelementptr i64, ptr %args, i64 {2 * count + 2 + place}")
            lines.append(f"  %size{place} = load i64, ptr {at}")
        return lines

    def _compute(self, name: str, part: Part) -> None:
        """Writes what a part computes, element by element."""
        for piece in part.fused.pieces:
            pause()
            if isinstance(piece, DirectProduct):
                self._multiply(name, part, piece.product)
                continue
            if isinstance(piece, CallInLoop):
                self._access(name, part, piece)
                continue
            if isinstance(piece, Drawing):
                self._draw(name, part, piece)
                continue
            if isinstance(piece, Chosen):
                self._choose(name, part, piece)
                continue
            if isinstance(piece, Assembly):
                self._assemble(name, part, piece)
                continue
            assert isinstance(piece, Loop)
            self._values.update({(name, value): [] for value in piece.members})
            if piece.rows is not None:
                self._compute_rows(name, part, piece)
                continue
            for index in product(*map(range, piece.domain)):
                read = self._reader(name, part, index, self._latest(name))
                known: dict[Expression, str] = {}
                for member in piece.members.values():
                    found = self._w.value(member.expression, read, known)
                    self._values[name, member.value].append(found)

    def _compute_rows(self, name: str, part: Part, loop: Loop) -> None:
        """Writes a loop that reduces rows, as `lazyasync.backends.cpu.llvm.rows` computes it."""
        assert loop.columns is not None
        split = split_axis(loop.domain, loop.columns)
        columns, types, members = loop.columns, part.fused.graph.types, loop.members

        def in_row(column: int) -> Callable[[int], str]:
            def find(value: int) -> str:
                full = members[value].level is Level.FULL
                return self._values[name, value][column - columns if full else -1]

            return find

        for row in product(*map(range, loop.domain[:split])):
            places = [(*row, *inner) for inner in product(*map(range, loop.domain[split:]))]
            known: list[dict[Expression, str]] = [{} for _ in places]
            of_row: dict[Expression, str] = {}
            reads = [self._reader(name, part, place, in_row(k)) for k, place in enumerate(places)]
            for member in members.values():
                if member.level is Level.FULL or member.reduction is not None:
                    found = [
                        self._w.value(member.expression, *given)
                        for given in zip(reads, known, strict=True)
                    ]
                else:
                    found = [self._w.value(member.expression, reads[0], of_row)]
                if member.reduction is not None:
                    dtype = types[member.value].dtype
                    fold = fold_of(self._w, member.reduction, dtype)
                    found = [_reduced(fold, found)]
                self._values[name, member.value] += found

    def _multiply(self, name: str, part: Part, piece: Product) -> None:
        """Writes a product, as `lazyasync.backends.cpu.llvm.direct_products` computes it."""
        w, type = self._w, part.fused.graph.types[piece.value]

        def element(matrix: Matrix, row: int, column: int) -> str:
            down, across = matrix.steps
            place = matrix.offset + row * down + column * across
            return self._element(name, part, matrix.value, place)

        found = self._values[name, piece.value] = []
        for row, column in product(range(piece.rows), range(piece.columns)):
            total = literal(0, type.dtype)
            for k in range(piece.inner):
                terms = element(piece.left, row, k), element(piece.right, k, column)
                total = w.intrinsic("fmuladd", llvm_type(type.dtype), *terms, total)
            found.append(total)

    def _assemble(self, name: str, part: Part, piece: Assembly) -> None:
        """Has the elements of parts be those of what is made of them."""
        type = part.fused.graph.types[piece.value]
        found = [literal(0, type.dtype)] * type.size
        for source in piece.sources:
            for index in product(*map(range, source.shape)):
                to, place = source.first, source.offset
                for along, step, stride in zip(index, source.steps, source.strides, strict=True):
                    to, place = to + along * step, place + along * stride
                found[to] = self._element(name, part, source.value, place)
        self._values[name, piece.value] = found

    def _choose(self, name: str, part: Part, piece: Chosen) -> None:
        """Writes a branch to each of the parts that a piece chooses from, and what they come to."""
        w, types, geometries = self._w, part.fused.graph.types, part.fused.geometries
        given: list[_Given] = []
        for operand in piece.operands:
            geometry = geometries[operand]
            given.append(_Given(name, part, geometry.base, geometry.offset))
        constants = iter(part.places.inner_of.get(piece, ()))
        choice, last = w.name("choice")[1:], len(piece.branches) - 1
        dtype = types[piece.operands[0]].dtype
        index = self._element(name, part, given[0].value, given[0].offset)
        compare, type_of_index = "sle" if dtype.kind == "i" else "ule", llvm_type(dtype)
        is_first = w.emit(f"icmp {compare} {type_of_index} {index}, 0")
        others = f"label %{choice}.{last} [ " + " ".join(
            [f"{type_of_index} {number}, label %{choice}.{number}" for number in range(1, last)]
        )
        w.add(f"br i1 {is_first}, label %{choice}.0, label %{choice}.others")
        w.label(f"{choice}.others")
        w.add(f"switch {type_of_index} {index}, {others} ]")
        made: list[dict[int, list[str]]] = []
        """Of each branch, the elements of its results, by their positions."""
        for number, branch in enumerate(piece.branches):
            inside, graph = f"{name}.{choice}.{number}", branch.part.fused.graph
            for argument, where in zip(graph.arguments, given[1:], strict=True):
                self._given[inside, argument] = where
            for value in branch.part.numbered:
                self._given[inside, value] = _Given(name, part, next(constants), 0)
            w.label(f"{choice}.{number}")
            self._compute(inside, branch.part)
            roots = dict(zip(branch.results, graph.roots, strict=True))
            roots.update({p: graph.arguments[place] for p, place in branch.handed.items()})
            found = {}
            for position in piece.outputs:
                root = roots[position]
                count = math.prod(graph.types[root].shape)
                found[position] = [
                    self._element(inside, branch.part, root, place) for place in range(count)
                ]
            made.append(found)
            w.add(f"br label %{choice}.{number}.end")
            w.label(f"{choice}.{number}.end")
            w.add(f"br label %{choice}.done")
        w.label(f"{choice}.done")
        for position, value in piece.outputs.items():
            type = llvm_type(types[value].dtype)
            self._values[name, value] = [
                w.emit(
                    f"phi {type} "
                    + ", ".join(
                        [
                            f"[ {each}, %{choice}.{number}.end ]"
                            for number, each in enumerate(elements)
                        ]
                    )
                )
                for elements in zip(*[found[position] for found in made], strict=True)
            ]

    def _draw(self, name: str, part: Part, piece: Drawing) -> None:
        """Writes what is drawn, and how a state goes on."""
        types = part.fused.graph.types
        given: list[str] = []
        for value, offset in piece.sources:
            first = offset // types[value].dtype.itemsize
            places = range(first, first + (1 if given else 2))  # the state is two numbers
            given += [self._element(name, part, value, place) for place in places]
        dtype = types[piece.value].dtype
        addresses = self.draws.write(piece, dtype, given)
        self._values[name, piece.value] = (
            self.draws.advanced(piece, given)
            if addresses is None
            else [self._table_writer.read(address, dtype) for address in addresses]
        )

    def _begin_table(self, position: int, carry: Carry) -> None:
        """Has a table be where it is changed, before the first iteration."""
        init, result = [f"%p{self._number(place)}" for place in (carry.init, carry.result)]
        name, nbytes = f"table{position}", self._size(carry.nbytes)
        self._entry += [
            f"  %{name}.there = icmp eq ptr {init}, {result}",
            f"  br i1 %{name}.there, label %{name}.begun, label %{name}.copy",
            f"{name}.copy:",
            f"  call void {_MOVE}(ptr {result}, ptr {init}, i64 {nbytes}, i1 false)",
            f"  br label %{name}.begun",
            f"{name}.begun:",
        ]
        self._w.declarations[f"declare void {_MOVE}(ptr, ptr, i64, i1)"] = None

    def _access(self, name: str, part: Part, piece: CallInLoop) -> None:
        """Writes what is done with single elements of tables, and of other memory."""
        types, tables = part.fused.graph.types, self._table_writer
        dtype = types[piece.value].dtype
        access = access_of(piece, dtype)
        assert access is not None
        sources = piece.sources if access.how == "join" else piece.sources[-1:]
        found: list[tuple[str, Index]] = []
        for (value, offset), by in zip(sources, access.indices, strict=True):
            of_index = types[value].dtype
            index = self._element(name, part, value, offset // of_index.itemsize)
            found.append((tables.place(index, of_index, by), by))
        (place, _), *_ = found
        if access.how == "join":
            joined = tables.joined(found)
            if dtype.itemsize < 8:
                joined = self._w.emit(f"trunc i64 {joined} to {llvm_type(dtype)}")
            self._values[name, piece.value] = [joined]
            return
        value, offset = piece.sources[0]
        where = self._memory(name, value)
        assert where is not None
        step = access.step if access.how == "pick" else dtype.itemsize
        address = tables.at(self._address(where, offset), place, step)
        if access.how == "pick":
            self._values[name, piece.value] = [tables.read(address, dtype)]
            return
        value, offset = piece.sources[1]
        other = self._element(name, part, value, offset // dtype.itemsize)
        before = partial(tables.read, address, dtype)
        tables.write(address, dtype, tables.combined(access.how, dtype, before, other))

    def _memory(self, name: str, value: int) -> Place | None:
        """Where a value is, if it is in memory."""
        given = self._given.get((name, value))
        if given is not None:
            place = self._memory(given.name, given.value)
            nbytes = given.offset * given.part.fused.graph.types[given.value].dtype.itemsize
            return None if place is None else place._replace(nbytes=place.nbytes + nbytes)
        where = self._wheres[name].get(value)
        if isinstance(where, Place):
            return where
        if where is None or where.carry not in self._tables:
            return None
        return self._carries[where.carry].result

    def _address(self, place: Place, offset: int) -> str:
        number, name = self._number(place), self._w.name("m")
        self._w.lines += self._pointer(number, place, offset, name)
        return f"{name}.at"

    def _latest(self, name: str) -> Callable[[int], str]:
        """What finds what has been computed last of a value of a part."""
        return lambda value: self._values[name, value][-1]

    def _reader(
        self, name: str, part: Part, index: tuple[int, ...], computed: Callable[[int], str]
    ) -> Read:
        """What reads at an index of a loop; ``computed`` finds what that has computed there."""

        def read(input: Expression) -> str:
            source = input.value
            if not isinstance(source, Load):
                return computed(source)
            place = source.offset + sum([i * s for i, s in zip(index, source.strides, strict=True)])
            return self._element(name, part, source.value, place)

        return read

    def _element(self, name: str, part: Part, value: int, place: int) -> str:
        """An element of what is computed, carried or in memory."""
        computed = self._values.get((name, value))
        if computed is not None:
            return computed[place]
        given = self._given.get((name, value))
        if given is not None:
            return self._element(given.name, given.part, given.value, given.offset + place)
        where = self._wheres[name][value]
        dtype = part.fused.graph.types[value].dtype
        if isinstance(where, Place):
            return self._load(where, dtype, place)
        if where.carry in self._tables:
            result = self._carries[where.carry].result
            address = self._address(result, place * dtype.itemsize)
            return self._table_writer.read(address, dtype)
        return self._carried[where.carry][place]

    def _load(self, place: Place, dtype: np.dtype, element: int) -> str:
        """An element of what is in memory; what does not move is read once."""
        number, offset, type = self._number(place), element * dtype.itemsize, memory_type(dtype)
        key = (number, offset, type)
        found = self._loaded.get(key)
        if found is not None:
            return found
        name = f"%l{len(self._loaded)}"
        lines = self._items if place.step else self._entry
        lines += [
            *self._pointer(number, place, offset, name),
            f"  {name} = load {type}, ptr {name}.at",
        ]
        if dtype == BOOL:
            lines.append(f"  {name}.bit = icmp ne i8 {name}, 0")
            name += ".bit"
        self._loaded[key] = name
        return name

    def _store(self, place: Place, dtype: np.dtype, elements: Sequence[str]) -> None:
        number, type = self._number(place), memory_type(dtype)
        for k, element in enumerate(elements):
            name = self._w.name("s")
            if dtype == BOOL:
                element = self._w.emit(f"zext i1 {element} to i8")
            self._w.lines += self._pointer(number, place, k * dtype.itemsize, name)
            self._w.add(f"store {type} {element}, ptr {name}.at")

    def _pointer(self, number: int, place: Place, offset: int, name: str) -> list[str]:
        if not place.step:
            return [f"  {name}.at = getelementptr i8, ptr %p{number}, i64 {offset}"]
        return [
            f"  {name}.by = mul i64 %i, %step{number}",
            f"  {name}.to = getelementptr i8, ptr %p{number}, i64 {name}.by",
            f"  {name}.at = getelementptr i8, ptr {name}.to, i64 {offset}",
        ]

    def _size(self, number: int) -> str:
        """A number, which may be one that stands for any."""
        if type(number) is int:
            return str(number)
        self.sizes.append(number)
        return f"%size{len(self.sizes) - 1}"

    def _number(self, place: Place) -> int:
        if place not in self.places:
            self.places.append(place)
        return self.places.index(place)


def _reduced(fold: Fold, elements: Sequence[str]) -> str:
    """What a row comes to."""
    carried = fold.start
    for element in elements:
        carried = fold.update(carried, element)
    return fold.result(carried)


def _members(parts: Iterable[Part]) -> list[Member]:
    found: list[Member] = []
    for part in parts:
        for piece in part.fused.pieces:
            if isinstance(piece, Loop):
                found += piece.members.values()
            elif isinstance(piece, Chosen):
                found += _members(piece.parts.values())
    return found
