"""What an iteration of a loop picks by indices, puts where they point, orders, searches or solves.

Elsewhere calls do this, which all threads share. In an iteration a call would take longer than all
else, so there it is a record of the native runtime, and so it is outside where it is small. An
index that is out of range, or a matrix that is refused, ends loops, and the program raises what the
call would.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.cholesky_tiles import room_of_cholesky
from lazyasync.backends.cpu.calls.combining import HOWS, combined_as
from lazyasync.backends.cpu.calls.fourier import ShortLines, short_lines
from lazyasync.backends.cpu.calls.lapack_parts import STRIP_BYTES, function_table
from lazyasync.backends.cpu.calls.ordering import DTYPES, PLACED, kind_of_keys
from lazyasync.backends.cpu.calls.picking import INDICES
from lazyasync.backends.cpu.calls.selecting import room_of_first
from lazyasync.backends.cpu.calls.shared import address
from lazyasync.backends.cpu.calls.small_matrices import FEWEST, LARGEST, MOVES, SMALL, VECTOR
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import CONTROL, INDEXED_BY, REFUSED, CheckedWord
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_in
from lazyasync.compiler.fusion.sources import label_of_copy
from lazyasync.compiler.geometry import Geometry, is_contiguous, one_stride
from lazyasync.ir.sizes import SizeResolver, is_sized
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

MOST_ALONE = 4096
"""Elements up to which this is done outside of loops as well, where it takes no longer than to call
a function from Python."""
WORK = 8
"""Instructions that an index takes, about."""
ALONE = 8
"""Rows up to which a single matrix, in all lanes of a vector, takes less than by LAPACK."""
MOST_ROWS = 128
"""Rows beyond which a call takes little beside what it computes, and threads may share that."""
MOST_TRANSFORMED = 1 << 15
"""Numbers beyond which threads that share a transform gain more than a call takes."""
CALLED = 500
"""Instructions that LAPACK takes besides, about."""
HOWS_IN_LOOPS = {**HOWS, "multiply": 4}
"""What becomes of an element and of one that is put there, as calls_in_loops.c has it."""
_WHOLE = 4
"""What stands there for numbers of any size that wrap around, or are only moved."""
_SUMS_OF_ALL, _SUMS_OF_SOME = 1, 2
"""Which rows get sums in double precision."""
_SPARSE = 4
"""So many rows for each that is added, from which on only those are summed up that get one."""

Source: TypeAlias = tuple[int, int]
"""A value that is read, and the byte of its buffer at which it begins."""


@dataclass(eq=False, slots=True)
class CallInLoop(Piece):
    """A value that a native function makes; ``function`` is one of the unit ``calls_in_loops``.

    ``words`` are what it is given beside addresses: those of the result, of ``sources``, and of
    others that belong to the function. ``total`` is how many elements threads may share, each of so
    much ``work``; ``room`` are the bytes of memory that it needs while it runs.
    """

    value: int
    function: str
    words: tuple[int, ...]
    sources: tuple[Source, ...]
    total: int = 1
    work_of_each: int = 1
    room: int = 0
    starts: bool = False
    """Whether the first of the sources is what the result begins with."""
    work_in_place: int = 0
    """The work of each where that is there already."""
    calls: tuple[str, ...] = ()
    """The unit and the function that is called by way of ``call_function``."""
    is_refusing: bool = False
    """Whether that may refuse the values it gets."""
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def may_fail(self) -> bool:
        """See `Piece`."""
        return not self.calls or self.is_refusing

    @property
    def tells(self) -> bool:
        """See `Piece`."""
        return self.may_fail

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [value for value, _ in self.sources]

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        return self.in_place(fused)

    def in_place(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        if not self.starts:
            return {}
        (first, offset), *_ = self.sources
        alone = self.reads(fused).count(first) == 1 and not offset
        return {self.value: (first,)} if alone and fused.is_all_of(self.value, first) else {}

    def workspace_bytes(self, fused: FusedGraph) -> int:
        """See `Piece`."""
        return self.room

    def resolved(self, resolver: SizeResolver) -> CallInLoop:
        """See `Piece`."""
        number = resolver.number
        return replace(
            self,
            words=resolver.numbers(self.words),
            sources=tuple([(value, number(offset)) for value, offset in self.sources]),
            total=number(self.total),
            work_of_each=number(self.work_of_each),
            work_in_place=number(self.work_in_place),
            room=number(self.room),
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return label_of_copy(fused, self.value)


class CallInLoopRecord(NamedTuple):
    """See `CallInLoop`; ``function`` is an address, and ``buffers`` are in the order of those."""

    function: int
    words: tuple[int, ...]
    buffers: tuple[Source, ...]
    total: int
    work_of_each: int
    value: int

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return [value for value, _ in self.buffers if value != self.value]

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(self.total, self.work_of_each)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        first = [0, *self.words]
        first[0] = len(first)
        buffers = [number for buffer in self.buffers for number in buffer]
        chunk = chunk_of(self.total, self.work_of_each, True, threads)
        return Entry(self.function, self.total, chunk, buffers, (), first)

    def resolved(self, resolver: SizeResolver) -> CallInLoopRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        number = resolver.number
        buffers = tuple([(value, number(offset)) for value, offset in self.buffers])
        return untracked(
            self._replace(
                words=resolver.numbers(self.words),
                buffers=untracked(buffers),
                total=number(self.total),
                work_of_each=number(self.work_of_each),
            )
        )


# ---- rules -------------------------------------------------------------------------------------

_Rule: TypeAlias = Callable[[FusionBuilder, int], "CallInLoop | None"]


def _checked(
    name: str, axis: int, length: int, indices: TensorType, *, counts_back: bool = True
) -> list[int]:
    words = [0] * len(CheckedWord)
    nbytes = indices.dtype.itemsize
    words[CheckedWord.NAME] = INDEXED_BY.index(name)
    words[CheckedWord.AXIS] = axis
    words[CheckedWord.LENGTH] = length
    words[CheckedWord.COUNTS_BACK] = int(counts_back)
    words[CheckedWord.INDEX_BYTES] = nbytes
    words[CheckedWord.STEP] = 0 if indices.size == 1 else nbytes
    return words


def _sources(builder: FusionBuilder, value: int, first: int = 0) -> tuple[Source, ...] | None:
    """The operands of a value, each of them in one piece; None if one has gaps and is not copied.

    Those before the ``first`` may have gaps. Nothing is copied before all can be.
    """
    graph = builder.graph
    gaps = []
    for operand in dict.fromkeys(graph.operands[value][first:]):
        type, geometry = graph.types[operand], builder.geometries[operand]
        if not is_contiguous(geometry.strides, type.shape):
            output = graph.types[value]
            is_long = not is_sized(type) and type.size > max(MOST_ALONE, output.size)
            if is_long or not is_copied_in(builder, type):
                return None
            gaps.append(operand)
    for operand in gaps:
        copy_operand(builder, operand, value)
    found = []
    for operand in graph.operands[value]:
        geometry = builder.geometries[operand]
        found.append((geometry.base, geometry.offset * graph.types[operand].dtype.itemsize))
    return tuple(found)


def _steps(geometry: Geometry, shape: Sequence[int], axis: int) -> tuple[int, int] | None:
    """The elements from line to line and along the axis, where what is picked is in one piece."""
    strides = geometry.strides
    line = one_stride(strides[:axis], shape[:axis])
    if line is None or not is_contiguous(strides[axis + 1 :], shape[axis + 1 :]):
        return None
    return line, strides[axis]


def _pick(builder: FusionBuilder, value: int) -> CallInLoop | None:
    graph = builder.graph
    node = graph.nodes[value]
    source, indices = [graph.types[operand] for operand in graph.operands[value]]
    axis, shape, name = node.attributes[0], source.shape, node.operation.name
    if indices.dtype not in INDICES:
        return None
    count, inner = indices.size, math.prod(shape[axis + 1 :])
    step = 0
    if name == "take_along_axis":
        if axis != source.ndim - 1 or indices.shape[:axis] != shape[:axis]:
            return None
        count = indices.shape[axis]
        step = count * indices.dtype.itemsize
    spread = _steps(builder.geometries[graph.operands[value][0]], shape, axis)
    sources = _sources(builder, value, 0 if spread is None else 1)
    if sources is None:
        return None
    nbytes = inner * source.dtype.itemsize
    steps = [each * source.dtype.itemsize for each in spread or (shape[axis] * inner, inner)]
    words = (*_checked(name, axis, shape[axis], indices), count, step, nbytes, *steps)
    total = math.prod(shape[:axis]) * count
    return CallInLoop(value, "pick_lines", words, sources, total, WORK + inner)


def _join(
    builder: FusionBuilder,
    value: int,
    name: str,
    axes: Sequence[int],
    lengths: Sequence[int],
    counts_back: bool,
) -> CallInLoop | None:
    graph = builder.graph
    types = [graph.types[operand] for operand in graph.operands[value]]
    output = graph.types[value]
    if name not in INDEXED_BY or any(type.dtype not in INDICES for type in types):
        return None
    if any(type.size != 1 and type.size != output.size for type in types):
        return None
    sources = _sources(builder, value)
    if sources is None:
        return None
    words = [len(types), output.dtype.itemsize]
    for type, axis, length in zip(types, axes, lengths, strict=True):
        words += _checked(name, axis, length, type, counts_back=counts_back)
    return CallInLoop(value, "join_indices", tuple(words), sources, output.size, WORK * len(types))


def _place(builder: FusionBuilder, value: int) -> CallInLoop | None:
    axis, length = builder.graph.nodes[value].attributes
    return _join(builder, value, "take_along_axis", (axis,), (length,), True)


def _joint(builder: FusionBuilder, value: int) -> CallInLoop | None:
    axes, lengths, name, counts_back = builder.graph.nodes[value].attributes
    return _join(builder, value, name, axes, lengths, counts_back)


def _combine(builder: FusionBuilder, value: int, starts: bool) -> CallInLoop | None:
    graph = builder.graph
    output = graph.types[value]
    *_, values, indices = [graph.types[operand] for operand in graph.operands[value]]
    if starts:
        axis, how = graph.nodes[value].attributes
        name = "setitem"
    else:
        axis, _ = graph.nodes[value].attributes
        how, name = "add", "take"
    numbers = _combined(values.dtype, how)
    if numbers is None or indices.dtype not in INDICES:
        return None
    sources = _sources(builder, value)
    if sources is None:
        return None
    dtype, itemsize, parts = numbers
    length, shape, count = output.shape[axis], output.shape, indices.size
    lines, width = math.prod(shape[:axis]), math.prod(shape[axis + 1 :]) * parts
    sums, room = 0, count
    if how == "add" and dtype == DTYPES["f"]:
        sums = _SUMS_OF_SOME if length > _SPARSE * count else _SUMS_OF_ALL
        room += length * width if sums == _SUMS_OF_ALL else count + length + count * width
    words = (
        *_checked(name, axis, length, indices),
        *(count, lines, width, itemsize, HOWS_IN_LOOPS[how], dtype, int(starts), sums),
    )
    if not starts:  # nothing is there before, and nobody looks at where it would be
        sources = (sources[0], *sources)
    put = WORK * (values.size + count)
    all = put + WORK * output.size
    piece = CallInLoop(value, "combine_lines", words, sources, 1, all, 8 * room, starts)
    piece.work_in_place = all if sums == _SUMS_OF_ALL else put
    return piece


def _combined(dtype: np.dtype, how: str) -> tuple[int, int, int] | None:
    """How elements are combined: as which numbers, of how many bytes, and how many each is."""
    if how == "set":
        return _WHOLE, dtype.itemsize, 1
    if dtype.kind in "iu" and (how == "add" or (how == "multiply" and dtype.itemsize >= 4)):
        return _WHOLE, dtype.itemsize, 1
    if how == "add" and dtype.char in "FD":
        return DTYPES["f" if dtype.char == "F" else "d"], dtype.itemsize // 2, 2
    if how == "multiply":
        return (DTYPES[dtype.char], dtype.itemsize, 1) if dtype.char in "fd" else None
    known = combined_as(dtype, how)
    return None if known is None else (known, dtype.itemsize, 1)


class _Address(Enum):
    """What stands for an address among the numbers of a function, in the order of addresses."""

    OUT = 0
    X = 1
    Y = 2
    ROOM = 3


OUT, X, Y, ROOM = _Address


def _call(
    builder: FusionBuilder,
    value: int,
    function: tuple[str, str],
    numbers: Sequence[int | _Address],
    room: int,
    work: int,
    refusal: str = "",
) -> CallInLoop | None:
    """The call of a function, which is given with its unit, and of its numbers.

    ``refusal``: one of `REFUSED`, for which the function gives another number than 0.
    """
    sources = _sources(builder, value)
    if sources is None:
        return None
    unit, name = function
    fault = len(INDEXED_BY) + REFUSED.index(refusal) if refusal else -1
    given = {number: place for place, number in enumerate(numbers) if isinstance(number, _Address)}
    places = [given[address] for address in _Address if address in given]
    plain = [0 if isinstance(number, _Address) else number for number in numbers]
    words = (fault, len(plain), len(places), *plain, *places)
    piece = CallInLoop(value, "call_function", words, sources, work_of_each=work, room=room)
    piece.calls, piece.is_refusing = (unit, f"lazyasync_{name}"), bool(refusal)
    return piece


def _argsort(builder: FusionBuilder, value: int) -> CallInLoop | None:
    graph = builder.graph
    source = graph.types[graph.operands[value][0]]
    (axis,) = graph.nodes[value].attributes
    kind, itemsize = kind_of_keys(source, axis), source.dtype.itemsize
    if kind is None:
        return None
    length = source.shape[axis]
    lines, type = source.size // length, int(itemsize == 8) + PLACED
    numbers = (X, lines, length, kind, type, OUT, ROOM, length)
    room = 4 * length * itemsize
    return _call(builder, value, ("calls", "sort_lines"), numbers, room, 64 * source.size)


def _first(builder: FusionBuilder, value: int) -> CallInLoop | None:
    graph = builder.graph
    source = graph.types[graph.operands[value][0]]
    axis, count, descending = graph.nodes[value].attributes
    kind, itemsize = kind_of_keys(source, axis), source.dtype.itemsize
    if kind is None:
        return None
    length = source.shape[axis]
    lines, room = source.size // length, room_of_first(length, count, itemsize)
    numbers = (itemsize, X, lines, length, kind, int(descending), count, ROOM, OUT)
    return _call(builder, value, ("selecting", "first_places"), numbers, room, 8 * source.size)


def _search(builder: FusionBuilder, value: int) -> CallInLoop | None:
    graph = builder.graph
    ordered, values = [graph.types[operand] for operand in graph.operands[value]]
    dtype = DTYPES.get(ordered.dtype.char)
    if dtype is None or values.dtype != ordered.dtype:
        return None
    right = int(graph.nodes[value].attributes[0] == "right")
    numbers = (dtype, X, ordered.size, Y, values.size, right, OUT)
    return _call(builder, value, ("calls", "search"), numbers, 0, 32 * values.size)


_REFUSALS = {
    **dict.fromkeys(("solve", "inv", "solve_triangular"), REFUSED[0]),
    "cholesky": REFUSED[1],
}


def _solve(builder: FusionBuilder, value: int) -> CallInLoop | None:
    """Factorizations of matrices that are not large, and what is solved by them."""
    graph = builder.graph
    node, types = graph.nodes[value], [graph.types[each] for each in graph.operands[value]]
    name, (*batch, _, rows), dtype = node.operation.name, types[0].shape, types[0].dtype
    if dtype.char not in "fd" or any(type.dtype != dtype for type in types):
        return None
    if any(list(type.shape[:-2]) != batch for type in types) or rows > MOST_ROWS:
        return None
    if name == "inv" and node.attributes[0]:
        return None
    count, columns = math.prod(batch), 0
    if name not in ("cholesky", "det", "pivots"):
        columns = types[-1].shape[-1]  # those of an inverse are as many as its rows
    table, refusal = function_table(dtype), _REFUSALS.get(name, "")
    numbers: list[int | _Address]
    by_lanes = name == "det" or table is None or rows <= ALONE or count >= FEWEST
    if name in SMALL and rows <= LARGEST and columns <= LARGEST and by_lanes:
        right = Y if name == "solve" else 0
        numbers = [SMALL[name], dtype.itemsize, X, count, rows, right, columns, OUT, ROOM]
        groups = -(-count * dtype.itemsize // VECTOR)
        work = groups * rows * rows * (rows + columns + MOVES)
        room = rows * (rows + columns) * VECTOR
        function = "small_matrices", "small_matrices"
        return _call(builder, value, function, numbers, room, work, refusal)
    work, room = count * (CALLED + rows * rows * (rows + columns) // 8), 0
    if name == "cholesky":
        numbers = [dtype.itemsize, count, rows, X, OUT, ROOM]
        room = sum(room_of_cholesky(rows, dtype.itemsize))
        return _call(builder, value, ("cholesky", "cholesky_batch"), numbers, room, work, refusal)
    if table is None or name == "det":
        return None
    numbers = [address(table), dtype.itemsize, count]
    if name == "solve_triangular":
        function = "factors", "solve_triangles"
        numbers += [X, rows, *map(int, node.attributes), Y, columns, OUT, 0, columns, ROOM]
        room = rows * STRIP_BYTES
    elif name == "pivots":
        function = "factors", "factor_pivots"
        numbers += [rows, 0, X, OUT, ROOM]
        room = rows * (rows + 1) * dtype.itemsize
    else:
        function = "factors", "factor_solve"
        numbers += [rows, Y if name == "solve" else 0, columns, X, OUT, ROOM]
        room = rows * (rows + 1) * dtype.itemsize
    return _call(builder, value, function, numbers, room, work, refusal)


def _fourier(builder: FusionBuilder, value: int) -> CallInLoop | None:
    """Transforms of few short lines; of several axes one is done after the other."""
    graph = builder.graph
    node, output = graph.nodes[value], graph.types[value]
    inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
    if is_sized(output) or any(map(is_sized, inputs)) or output.size > MOST_TRANSFORMED:
        return None
    passes = short_lines(node, inputs)
    if not passes or _sources(builder, value) is None:
        return None
    *others, last = passes
    for lines in others:
        part = builder.add_part(value, graph.operands[value], output)
        piece = _transform(builder, part, lines)
        if piece is None:
            return None
        builder.compute(part, piece)
    return _transform(builder, value, last)


def _transform(builder: FusionBuilder, value: int, lines: ShortLines) -> CallInLoop | None:
    letter = builder.graph.types[value].dtype.char.lower()
    function = f"fourier_{letter}", f"fourier_lines_{letter}"
    numbers: list[int | _Address] = [*lines.given, X, *lines.taken, OUT, *lines.made, ROOM]
    return _call(builder, value, function, numbers, lines.room, lines.flops)


_RULES: dict[str, _Rule] = {
    "take": _pick,
    "take_along_axis": _pick,
    "place_of_index": _place,
    "joint_index": _joint,
    "scatter": partial(_combine, starts=True),
    "scatter_add": partial(_combine, starts=False),
    "argsort": _argsort,
    "first_of_order": _first,
    "searchsorted": _search,
    **dict.fromkeys(("cholesky", "solve", "inv", "det", "pivots", "solve_triangular"), _solve),
    **dict.fromkeys(("fft", "rfft", "irfft"), _fourier),
}


def _is_small(output: TensorType, indices: TensorType) -> bool:
    return output.size <= MOST_ALONE and indices.size <= MOST_ALONE


def call_in_loop(builder: FusionBuilder, value: int) -> bool:
    """The rule for what an iteration picks, puts where indices point, orders or searches."""
    graph = builder.graph
    rule = _RULES.get(graph.nodes[value].operation.name)
    types = [graph.types[each] for each in (value, *graph.operands[value])]
    if rule is None or not all(type.size for type in types):
        return False
    if not builder.is_region and (any(map(is_sized, types)) or not _is_small(types[0], types[-1])):
        return False
    piece = rule(builder, value)
    if piece is None:
        return False
    builder.compute(value, piece)
    return True


def _records(target: NativeTarget, pieces: Sequence[CallInLoop]) -> list[CallInLoopRecord]:
    functions = target.engine.unit("calls_in_loops", target.cache)
    records = []
    for piece in pieces:
        result, control = (piece.value, 0), (CONTROL, 0)
        words = piece.words
        if piece.function == "pick_lines":
            buffers = (result, *piece.sources, control)
        elif piece.function == "join_indices":
            buffers = (result, control, *piece.sources)
        elif piece.calls:
            unit, name = piece.calls
            words = (target.engine.unit(unit, target.cache)[name], *words)
            room = target.places.workspaces.get(piece)
            buffers = (result, *piece.sources, *([] if room is None else [(room, 0)]), control)
        else:
            room = target.places.workspaces[piece]
            buffers = (result, *piece.sources, control, (room, 0))
        function = functions[f"lazyasync_{piece.function}"]
        work = piece.work_in_place if piece in target.aliases else piece.work_of_each
        numbers = piece.total, work, piece.value
        records.append(untracked(CallInLoopRecord(function, words, untracked(buffers), *numbers)))
    return records


EMITTERS[CallInLoop] = Emitter(records=_records, rule=call_in_loop)
