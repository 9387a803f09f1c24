"""LLVM functions for loops, as text: those without reductions, and which writer has the others.

A function gets pointers to its buffers and the part of the iterations that it is to do: elements,
rows or columns.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

from lazyasync.backends.cpu.llvm.columns import write_columns
from lazyasync.backends.cpu.llvm.lanes import Lanes
from lazyasync.backends.cpu.llvm.loop_forms import loop_form
from lazyasync.backends.cpu.llvm.rows import write_rows
from lazyasync.backends.cpu.llvm.spans import Spans, goes_along, goes_by_vectors
from lazyasync.backends.cpu.llvm.streams import TILE_MULTIPLE, tile_elements
from lazyasync.backends.cpu.llvm.writer import (
    HALF,
    WHOLE,
    LoopWriter,
    is_given,
)
from lazyasync.compiler.fused_graph import Load, Loop, Piece
from lazyasync.compiler.geometry import MOST_THIN, collapse
from lazyasync.compiler.loop_passes import cost
from lazyasync.compiler.mathematics import OWN_FUNCTIONS
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType

LONG = 16
"""Instructions from which on several vectors at a time are worth more code."""
VERY_LONG = 128
"""Instructions up to which so much more code as for eight vectors is compiled quickly enough."""
MOST_SIDE_BY_SIDE = 512
"""Instructions from which on there is enough to do while one of them is waited for."""


@dataclass(frozen=True, slots=True)
class LlvmLoopCode:
    """A loop's function: its text (with ``@NAME`` in the place of its name) and how to call it.

    ``loads`` and ``stores`` are its buffers, in that order; ``sizes`` are the integers that follow
    them. ``total`` is how many elements, rows or columns there are, and ``work`` about how many
    instructions each is. ``by_row``: they are rows.
    """

    text: str
    declarations: tuple[str, ...]
    functions: tuple[str, ...]
    loads: tuple[Load, ...]
    stores: tuple[int, ...]
    sizes: tuple[int, ...]
    total: int
    work: int
    by_row: bool
    is_exact: bool = False
    """Whether it computes the same bits however its code is optimized."""
    by_vectors: bool = False
    """Whether its vectors stand in the text, with which it is quick however that is."""


def write_loops(
    loops: Sequence[Loop],
    types: Sequence[TensorType],
    aliases: Mapping[Piece, Mapping[int, Sequence[int]]],
) -> dict[Loop, LlvmLoopCode]:
    """The functions of loops. ``types`` are those of all values.

    ``aliases``, of loops without reductions, are stores that may be to the memory of one of some
    loads, element for element; see `aliasing`. Loops of one form are written once.
    """
    written: dict[Hashable, LlvmLoopCode] = {}
    codes: dict[Loop, LlvmLoopCode] = {}
    for loop in loops:
        pause()
        found = aliases.get(loop, {})
        shared = {*found, *(value for loads in found.values() for value in loads)}
        form = loop_form(loop, types, shared)
        code = written.get(form)
        if code is None:
            code = written[form] = write_loop(loop, types, shared)
        codes[loop] = replace(code, loads=tuple(loop.loads), stores=tuple(loop.stores))
    return codes


def write_loop(
    loop: Loop, types: Sequence[TensorType], shared: Collection[int] = frozenset()
) -> LlvmLoopCode:
    """The function of a loop. ``types`` are those of all values.

    ``shared`` are the values that it loads or stores which may be in the same memory.
    """
    writer = LoopWriter(loop, types, vectors_at_a_time(loop), aliased=bool(shared))
    by_row = loop.rows is not None and not loop.by_column
    if loop.rows is None:
        total, per_unit = _write_elements(writer)
        by_row = per_unit > 1
    elif loop.by_column:
        total, per_unit = write_columns(writer)
    else:
        total, per_unit = write_rows(writer)
    code = loop_code(writer, total, (_work(loop) + 1) * per_unit, by_row, shared)
    # For vectors that LLVM makes it calls others than for numbers, whose last bits differ.
    is_exact = writer.is_exact or OWN_FUNCTIONS.keys() >= set(code.functions)
    return replace(code, is_exact=is_exact, by_vectors=writer.by_vectors)


def loop_code(
    writer: LoopWriter,
    total: int,
    work: int,
    by_row: bool,
    shared: Collection[int] = frozenset(),
) -> LlvmLoopCode:
    """The function of which a writer has written what it does; see `LlvmLoopCode`."""
    loop = writer.loop
    parameters = [
        f"ptr %b{place}" if value in shared else f"ptr noalias %b{place}"
        for place, value in enumerate([*(load.value for load in loop.loads), *loop.stores])
    ]
    body = "\n".join(writer.w.lines)
    fetch = "\n".join(
        f"  %p{place} = getelementptr ptr, ptr %args, i64 {place}\n"
        f"  %b{place} = load ptr, ptr %p{place}"
        for place in range(len(parameters))
    )
    sizes = writer.sizes
    fetch += "".join(
        f"\n  %q{place} = getelementptr ptr, ptr %args, i64 {len(parameters) + place}"
        f"\n  %s{place} = load i64, ptr %q{place}"
        for place in range(len(sizes))
    )
    given = [f"i64 %s{place}" for place in range(len(sizes))]
    listed = ", ".join([*(f"ptr %b{place}" for place in range(len(parameters))), *given, ""])
    named = ", ".join([*parameters, *given, ""])
    # Whoever calls functions of the widest vectors has to have these.
    is_whole = _is_for_whole_vectors(loop) or bool(writer.w.functions)
    attributes = WHOLE if is_whole else HALF
    text = (
        f"define internal void @NAME.body({named}i64 %begin, i64 %end) {attributes} {{\n"
        f"{body}\n}}\n"
        f"define void @NAME(ptr %args, i64 %begin, i64 %end) {attributes} {{\n{fetch}\n"
        f"  call void @NAME.body({listed}i64 %begin, i64 %end)\n  ret void\n}}\n"
    )
    return LlvmLoopCode(
        text,
        tuple(writer.w.declarations),
        tuple(writer.w.functions),
        tuple(loop.loads),
        tuple(loop.stores),
        sizes,
        total,
        work,
        by_row,
    )


def vectors_at_a_time(loop: Loop) -> int:
    """How many vectors go through a loop side by side; 0 leaves it to LLVM.

    An operation waits for the one before it, for four cycles or more. With one vector, a processor
    finds something to do meanwhile only if the next iteration is near, which in long loops it is
    not; with many, intermediate values do not stay in registers.
    """
    buffers, work = len(loop.loads) + len(loop.stores), _work(loop)
    if work < LONG or buffers > 8 or work > MOST_SIDE_BY_SIDE:
        return 0
    return 8 if buffers <= 4 and work <= VERY_LONG else 4


def _is_for_whole_vectors(loop: Loop) -> bool:
    """Whether there is enough to compute for the widest vectors.

    Otherwise memory decides, and vectors of half a cache line, which do not reach into the next one
    where an array does not begin with a line, take 5 to 15 % less time than those of a whole one
    (4 million float32, Zen 5). With much to compute they take up to 80 % more.
    """
    return loop.rows is not None or _work(loop) > LONG


def _work(loop: Loop) -> int:
    return sum(cost(member.expression) for member in loop.members.values())


def _write_elements(p: LoopWriter) -> tuple[int, int]:
    """Writes a loop without reductions: over elements, or over rows of a domain with more axes.

    Gives how many elements or rows there are, and how many elements each of them has.
    """
    loop = p.loop
    shape, strides = collapse(loop.domain, [load.strides for load in loop.loads])
    if _is_thin(loop, shape, strides):
        _write_thin_rows(p, shape, strides)
        return loop.size // shape[-1], shape[-1]
    staging = _staging(p, shape[-1] if shape else 1)
    steps = [stride[-1] if stride else 0 for stride in strides]
    in_rows = len(shape) > 1
    spans: Spans | None = None
    if (
        goes_by_vectors(loop)
        and all(step in (0, 1) for step in steps)
        and (not in_rows or goes_along(p, shape[-1]))
    ):
        spans = Spans(p, steps, shape[-1] if in_rows and staging is None else None)
        p.by_vectors = p.is_exact = True
    p.guard()
    if not in_rows:
        invariant, moving = p.hoist(steps, ["0"] * len(steps))
        _write_span(p, "%begin", "%end", moving, invariant, "0", staging, spans)
        p.leave()
        return loop.size, 1
    inner = shape[-1]
    outer, walks = shape[:-1], [stride[:-1] for stride in strides]
    width = p.width(inner)
    if not p.is_any_width(inner):
        row = p.open_loop("row", "%begin").index
        starts = [p.offset(row, outer, walk, place) for place, walk in enumerate(walks)]
    else:
        row, starts = p.open_rows(outer, walks, inner)
    invariant, moving = p.hoist(steps, starts)
    first = p.w.emit(f"mul nsw i64 {row}, {width}")
    if not p.is_any_width(inner):
        _write_span(p, "0", width, moving, invariant, first, staging, spans)
        p.close_loop("row", "%end")
    elif staging is not None or spans is not None:
        _write_span(p, "0", width, moving, invariant, first, staging, spans)
        p.close_rows()
    else:
        for name, start, stop, unless_at in p.stored_stretches("element", "0", width):
            element = p.open_loop(name, start, unless_at=unless_at)
            place = p.plus(first, element.index)
            _write_element(p, element.index, moving, invariant, place, p.store_buffer)
            p.close_loop(name, stop)
        p.close_rows()
    p.leave()
    return loop.size // inner, inner


def _is_thin(loop: Loop, shape: Sequence[int], strides: Sequence[Sequence[int]]) -> bool:
    """Whether vectors are made of many rows rather than of one, which has few elements.

    Of rows of four or eight that are read as they lie, LLVM makes vectors by themselves.

    Functions that are called are left out: a row at the end of a thread's part may be gone over
    without vectors, and gives other bits then.
    """
    if len(shape) < 2 or type(shape[-1]) is not int or not 1 < shape[-1] <= MOST_THIN:
        return False
    lies_so = all(stride[-1] in (0, 1) for stride in strides)
    if lies_so and shape[-1] % 4 == 0:
        return False
    return is_given(shape[-2]) and _work(loop) < LONG


def _write_thin_rows(p: LoopWriter, shape: Sequence[int], strides: Sequence[Sequence[int]]) -> None:
    """Writes a loop over rows of few elements: all of these for one row after the other.

    The rows that follow each other along an axis are what LLVM makes vectors of.
    """
    outer, last = shape[:-2], len(shape) - 2
    p.guard()
    span = p.open_loop("span", "%begin").index
    count, around, first = p.w.emit(f"sub nsw i64 %end, {span}"), "0", span
    if outer:
        length = p.number(shape[-2], f"length {last}")
        around = p.w.emit(f"udiv i64 {span}, {length}")
        first = p.w.emit(f"urem i64 {span}, {length}")
        left = p.w.emit(f"sub nsw i64 {length}, {first}")
        count = p.w.intrinsic("smin", "i64", left, count)
    steps = [stride[-2] for stride in strides]
    starts = [
        p.plus(
            p.offset(around, outer, stride[:-2], place) if outer else "0",
            p.times(first, steps[place], f"stride of {p.buffer[load]}"),
        )
        for place, (load, stride) in enumerate(zip(p.loop.loads, strides, strict=True))
    ]
    elements = []
    for column in range(shape[-1]):
        behind = [
            p.times(str(column), stride[-1], f"step {last + 1} of load {place}") if column else "0"
            for place, stride in enumerate(strides)
        ]
        elements.append(
            p.hoist(steps, [p.plus(*pair) for pair in zip(starts, behind, strict=True)])
        )
    row = p.open_loop("row", "0").index
    first_place = p.w.emit(f"mul nsw i64 {p.plus(span, row)}, {shape[-1]}")
    for column, (invariant, moving) in enumerate(elements):
        place = p.plus(first_place, str(column))
        _write_element(p, row, moving, invariant, place, p.store_buffer)
    p.close_loop("row", count)
    p.close_loop("span", "%end", step=count)
    p.leave()


@dataclass(frozen=True, slots=True)
class _Staging:
    """Where tiles of the results of a loop are computed, to be streamed from there."""

    buffers: dict[int, str]
    """A place on the stack for each result."""
    elements: int
    """The elements of a tile."""


def _staging(p: LoopWriter, row: int) -> _Staging | None:
    """Makes room for tiles of rows of ``row`` elements; None if nothing is to be streamed."""
    elements = tile_elements(p.loop, p.types, row)
    if elements is None:
        return None
    p.rows_share_memory()
    return _Staging({value: p.allocate(value, elements) for value in p.loop.stores}, elements)


def _write_span(
    p: LoopWriter,
    start: str,
    stop: str,
    moving: dict[Load, tuple[str, int]],
    invariant: dict[Load, str],
    first: str,
    staging: _Staging | None,
    spans: Spans | None,
) -> None:
    """Writes the loop over elements ``start`` to ``stop``, whose results follow ``first``."""
    places = {load: place for load, (place, _) in moving.items()}
    if spans is not None:
        spans.hoist(invariant)
    if staging is None and spans is not None:
        spans.write(start, stop, places, first, p.store_buffer)
        return
    if staging is None:
        element = p.open_loop("element", start)
        place = p.plus(first, element.index)
        _write_element(p, element.index, moving, invariant, place, p.store_buffer)
        p.close_loop("element", stop)
        return
    tile = p.open_loop("tile", start)
    # So that a tile ends with a line.
    target = p.plus(first, tile.index)
    into_line = p.w.emit(f"and i64 {target}, {TILE_MULTIPLE - 1}")
    longest = p.w.emit(f"sub nsw i64 {staging.elements}, {into_line}")
    left = p.w.emit(f"sub nsw i64 {stop}, {tile.index}")
    size = p.w.intrinsic("smin", "i64", left, longest)
    end = p.w.emit(f"add nsw i64 {tile.index}, {size}")
    if spans is not None:
        behind = p.w.emit(f"sub nsw i64 0, {tile.index}")
        spans.write(tile.index, end, places, behind, staging.buffers)
    else:
        element = p.open_loop("element", tile.index)
        place = p.w.emit(f"sub nsw i64 {element.index}, {tile.index}")
        _write_element(p, element.index, moving, invariant, place, staging.buffers)
        p.close_loop("element", end)
    for value, source in staging.buffers.items():
        p.stream(value, source, target, size)
    p.close_loop("tile", stop, step=size)


def _write_element(
    p: LoopWriter,
    index: str,
    moving: dict[Load, tuple[str, int]],
    invariant: dict[Load, str],
    place: str,
    targets: dict[int, str],
) -> None:
    known: dict[Expression, str] = {}
    values: dict[int, str] = {}
    read = Lanes(p, index).reader(moving, invariant, values)
    for member in p.loop.members.values():
        values[member.value] = p.w.value(member.expression, read, known)
    # Once everything is read: it may be to the same place.
    for value, buffer in targets.items():
        p.store(buffer, p.dtype(value), place, values[value])
