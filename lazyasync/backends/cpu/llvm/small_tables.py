"""Tables that a loop in machine code carries: elements are read and written where indices point.

Of such a carry nothing is in registers. It is in one place, where an iteration changes it; see
`lazyasync.compiler.fusion.carried_in_place`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.calls_in_loops import HOWS_IN_LOOPS, CallInLoop
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, llvm_type, memory_type
from lazyasync.backends.cpu.native.layout import CheckedWord, ControlWord
from lazyasync.compiler.fusion.parts import Part
from lazyasync.compiler.fusion.repeated import Repeated
from lazyasync.ir.scalar import BOOL
from lazyasync.ir.sizes import is_sized

ACCESS_WORK = 16
"""Instructions that it takes to check an index, about."""
MAX_KEPT = 16
"""Elements of a carry that stays what it is up to which all of them are kept in registers."""
_DTYPES = "?bBhHiIlLqQfd"
"""Those of elements, by their characters."""
_CHECKED = len(CheckedWord)


class Index(NamedTuple):
    """An index along an axis, as the words of a `CallInLoop` say it."""

    name: int
    axis: int
    length: int
    counts_back: bool


class Access(NamedTuple):
    """What a piece does with single elements: ``pick`` one, ``join`` indices, or combine two."""

    how: str
    indices: tuple[Index, ...]
    step: int = 0
    """Of what is picked, the bytes from one to the next."""


def access_of(piece: CallInLoop, dtype: np.dtype) -> Access | None:
    """What a piece does, if that is something with single numbers; ``dtype`` is its result's."""
    words = piece.words
    if dtype.char not in _DTYPES or type(piece.total) is not int:
        return None
    if any(type(offset) is not int for _, offset in piece.sources):
        return None
    if piece.function == "join_indices":
        count, ends = words[0], range(2, len(words), _CHECKED)
        indices = tuple([_index(words[first : first + _CHECKED]) for first in ends])
        return Access("join", indices) if piece.total == 1 and len(indices) == count else None
    index = _index(words[:_CHECKED])
    if piece.function == "pick_lines":
        _, _, nbytes, _, step = words[_CHECKED:]
        if type(step) is not int or type(nbytes) is not int:
            return None
        alone = piece.total == 1 and nbytes == dtype.itemsize
        return Access("pick", (index,), step) if alone else None
    if piece.function != "combine_lines" or not piece.starts:
        return None
    count, lines, width, _, how, *_ = words[_CHECKED:]
    if any(type(number) is not int for number in (count, lines, width)):
        return None
    names = {number: name for name, number in HOWS_IN_LOOPS.items()}
    return Access(names[how], (index,)) if count == lines == width == 1 else None


def _index(words: Sequence[int]) -> Index:
    name, axis, length, counts_back, *_ = words
    return Index(name, axis, length, bool(counts_back))


def tables_of(loop: Repeated) -> frozenset[int] | None:
    """The carries that are tables, by their positions; None if something else is done to one.

    Each element is written by itself, and each that an index points to is in memory.
    """
    region, fused, in_place = loop.region, loop.body.fused, loop.in_place_of
    first = region.constants
    tables: dict[int, int] = {}
    """Of each value that is in the memory of a table, which carry that is."""
    changed = set()
    for root, position in zip(fused.graph.roots, loop.results, strict=True):
        if root not in in_place.values:
            continue
        values = (*in_place.values[root], root)
        writers = [piece for piece in fused.pieces if set(piece.writes) & set(values)]
        if all(isinstance(piece, CallInLoop) for piece in writers):
            argument = fused.graph.arguments[first + position]
            tables.update(dict.fromkeys((argument, *values), position))
            changed.add(position)
    picked = _picked(loop)
    given = fused.graph.arguments[first : first + region.carries]
    for position, argument in enumerate(given):
        type = fused.graph.types[argument]
        is_long = is_sized(type) or type.size > MAX_KEPT
        if position not in loop.results and (position in picked or is_long):
            tables[argument] = position  # it stays what it is
            changed.add(position)
    for part in loop.parts.values():
        given = part.fused.graph.arguments
        carried = dict(zip(given[first:], range(region.carries), strict=False))
        for piece in part.fused.pieces:
            if not isinstance(piece, CallInLoop):
                continue
            access = access_of(piece, part.fused.graph.types[piece.value].dtype)
            if access is None:
                return None
            source, _ = piece.sources[0]
            if access.how == "pick":
                known = source in given and carried.get(source, -1) in {-1, *changed}
                if not known and (part is not loop.body or source not in tables):
                    return None
            elif access.how != "join" and (part is not loop.body or piece.value not in tables):
                return None
    return frozenset(changed)


def reads_sizes(part: Part) -> bool:
    """Whether more is done with what has sizes that stand for any than to pick elements of it.

    Numbers of code have the places of all else.
    """
    graph = part.fused.graph
    sized = {value for value in graph.arguments if is_sized(graph.types[value])}
    for piece in part.fused.pieces:
        reads = piece.reads(part.fused)
        if sized.intersection(reads[1:] if isinstance(piece, CallInLoop) else reads):
            return True
    return False


def _picked(loop: Repeated) -> set[int]:
    """The positions of the carries of which elements are picked."""
    found = set()
    for part in loop.parts.values():
        given = part.fused.graph.arguments[loop.region.constants :]
        position = {argument: place for place, argument in enumerate(given)}
        for piece in part.fused.pieces:
            if isinstance(piece, CallInLoop) and piece.function == "pick_lines":
                found.add(position.get(piece.sources[0][0], -1))
    return found


class TableWriter:
    """Writes how elements are found, read and changed."""

    def __init__(self, writer: LlvmWriter, number: Callable[[int], str]) -> None:
        """``number`` writes a length, which may be one that stands for any."""
        self._w = writer
        self._number = number

    def place(self, index: str, dtype: np.dtype, by: Index) -> str:
        """The place that an index means; where it is none, the loop ends, and it is told."""
        w, length = self._w, self._number(by.length)
        if dtype.itemsize < 8:
            index = w.emit(f"sext {llvm_type(dtype)} {index} to i64")
        place = index
        if by.counts_back:
            negative = w.emit(f"icmp slt i64 {index}, 0")
            behind = w.emit(f"add i64 {index}, {length}")
            place = w.emit(f"select i1 {negative}, i64 {behind}, i64 {index}")
        inside = w.emit(f"icmp ult i64 {place}, {length}")
        name = w.name("index")[1:]
        w.add(f"br i1 {inside}, label %{name}.in, label %{name}.out")
        w.label(f"{name}.out")
        for word, value in enumerate((1, by.name, index, by.axis, length), ControlWord.FAULT):
            at = w.emit(f"getelementptr i64, ptr %p0, i64 {word}")
            w.add(f"store i64 {value}, ptr {at}")
        w.add("store volatile i64 0, ptr %words")
        w.add("ret void")
        w.label(f"{name}.in")
        return place

    def joined(self, places: Sequence[tuple[str, Index]]) -> str:
        """The place along several axes taken together."""
        total = "0"
        for place, by in places:
            ahead = self._w.emit(f"mul i64 {total}, {self._number(by.length)}")
            total = self._w.emit(f"add i64 {ahead}, {place}")
        return total

    def at(self, pointer: str, place: str, step: int) -> str:
        """The address of an element behind another one."""
        offset = self._w.emit(f"mul i64 {place}, {step}")
        return self._w.emit(f"getelementptr i8, ptr {pointer}, i64 {offset}")

    def read(self, address: str, dtype: np.dtype) -> str:
        """The element at an address."""
        found = self._w.emit(f"load {memory_type(dtype)}, ptr {address}")
        return self._w.emit(f"icmp ne i8 {found}, 0") if dtype == BOOL else found

    def write(self, address: str, dtype: np.dtype, value: str) -> None:
        """Puts an element at an address."""
        if dtype == BOOL:
            value = self._w.emit(f"zext i1 {value} to i8")
        self._w.add(f"store {memory_type(dtype)} {value}, ptr {address}")

    def combined(self, how: str, dtype: np.dtype, one: Callable[[], str], other: str) -> str:
        """What becomes of an element, as calls_in_loops.c has it."""
        w, type, floats = self._w, llvm_type(dtype), dtype.kind == "f"
        if how == "set":
            return other
        before = one()
        if how in ("minimum", "maximum"):
            less = "le" if how == "minimum" else "ge"
            kept = w.emit(f"{'fcmp o' if floats else 'icmp s'}{less} {type} {before}, {other}")
            if floats:
                is_nan = w.emit(f"fcmp uno {type} {before}, {before}")
                kept = w.emit(f"or i1 {kept}, {is_nan}")
            return w.emit(f"select i1 {kept}, {type} {before}, {type} {other}")
        if how == "add" and dtype.char == "f":  # to which the sum of all that is added begins with
            other = w.emit(f"fadd {type} 0.0, {other}")
        operation = {"add": "add", "multiply": "mul"}[how]
        return w.emit(f"{'f' if floats else ''}{operation} {type} {before}, {other}")
