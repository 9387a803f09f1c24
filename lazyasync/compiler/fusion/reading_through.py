"""Loops that read what is only copied together read the parts where they lie.

As of a roll, or of something padded: what a stencil reads of it is in one part for most elements,
and in others along the borders. The domain of the loop is divided into boxes for which that is the
same, and the copy is not made. What is computed, and the bits, stay as they are.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from lazyasync.compiler.fused_graph import Level, Load, Loop, Piece
from lazyasync.compiler.fusion.assemblies import Assembly
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loop_assemblies import (
    MAX_BOXES,
    MAX_ITEM_BYTES,
    MAX_STRIDE,
    Box,
    LoopAssembly,
    SourceBox,
    is_worth_it,
    moved,
    place_of,
    source_box,
)
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import is_sized


class _Window(NamedTuple):
    """What a load reads of an assembly: from where on along each axis, and of which parts."""

    origin: tuple[int, ...]
    parts: tuple[SourceBox, ...]


def read_through(builder: FusionBuilder) -> None:
    """Has loops read the parts of what is copied for them alone, and takes out the copies."""
    fused = builder.so_far()
    assemblies = {piece.value: piece for piece in fused.of_kind(Assembly)}
    if not assemblies:
        return
    readers: dict[int, set[Piece]] = {}
    for piece in fused.pieces:
        pause()
        for value in piece.reads(fused):
            readers.setdefault(value, set()).add(piece)
    held = {*fused.outputs, *[value for some in builder.awaited.values() for value in some]}
    held.update([builder.geometries[root].base for root in builder.graph.roots])
    for loop in fused.of_kind(Loop):
        pause()
        own = {
            load.value: assemblies[load.value]
            for load in loop.loads
            if load.value in assemblies and load.value not in held and readers[load.value] == {loop}
        }
        results = [value for value in loop.members if value in held or value in readers]
        if own and len(results) == 1:
            _read_parts(builder, loop, results[0], own)


def _read_parts(
    builder: FusionBuilder, loop: Loop, result: int, assemblies: Mapping[int, Assembly]
) -> None:
    """Has a loop with one result read the parts of assemblies, if it can, and few boxes do."""
    type = builder.graph.types[result]
    if loop.rows is not None or is_sized(type) or type.shape != loop.domain or 1 in loop.domain:
        return
    if type.dtype.itemsize > MAX_ITEM_BYTES or loop.members[result].level is not Level.FULL:
        return
    windows: dict[Load, _Window] = {}
    for load in loop.loads:
        found = assemblies.get(load.value)
        if found is None:
            if load.strides and abs(load.strides[-1]) > MAX_STRIDE:
                return
            continue
        window = _window(builder, loop, load, found)
        if window is None:
            return
        windows[load] = window
    spans = _spans(loop.domain, windows.values())
    if math.prod(map(len, spans)) > MAX_BOXES:
        return
    boxes = [_box(loop, result, windows, corner) for corner in itertools.product(*spans)]
    if not is_worth_it(loop.domain, boxes):
        return
    piece = LoopAssembly(result, loop.domain, tuple(boxes))
    builder.exchange(loop, piece)
    for assembly in assemblies.values():
        builder.leave_out(assembly)


def _window(builder: FusionBuilder, loop: Loop, load: Load, assembly: Assembly) -> _Window | None:
    """What a load reads of an assembly; None if that is not a box of it, in its order."""
    shape = builder.graph.types[assembly.value].shape
    steps = contiguous_strides(shape)
    if is_sized(builder.graph.types[assembly.value]) or load.strides != steps or 1 in shape:
        return None
    if not shape:  # one number, which is put there and read at once
        return None
    origin = place_of(load.offset, steps)
    for first, extent, length in zip(origin, loop.domain, shape, strict=True):
        if first < 0 or first + extent > length:
            return None
    parts = []
    for source in assembly.sources:
        part = source_box(source, None, steps) if math.prod(source.shape) else None
        if part is None or any(abs(of[-1]) > MAX_STRIDE for of in part.loads.values()):
            return None
        parts.append(part)
    return _Window(origin, tuple(parts))


def _spans(domain: Sequence[int], windows: Collection[_Window]) -> list[list[tuple[int, int]]]:
    """Of each axis the stretches, from where to where, for which all windows have one part."""
    spans = []
    for axis, length in enumerate(domain):
        ends = {0, length}
        for window in windows:
            for part in window.parts:
                begin = part.first[axis] - window.origin[axis]
                ends.update([begin, begin + part.lengths[axis]])
        inside = sorted([end for end in ends if 0 <= end <= length])
        spans.append(list(itertools.pairwise(inside)))
    return spans


def _box(
    loop: Loop,
    result: int,
    windows: Mapping[Load, _Window],
    corner: Sequence[tuple[int, int]],
) -> Box:
    """The box of a loop's domain that has those stretches."""
    first = tuple([begin for begin, _ in corner])
    loads: dict[Load, Load] = {}
    for load in loop.loads:
        window = windows.get(load)
        if window is None:
            loads[load] = moved(load, first, load.strides)
            continue
        place = [one + ahead for one, ahead in zip(first, window.origin, strict=True)]
        for part in window.parts:  # the last one that is there
            within = [one - begin for one, begin in zip(place, part.first, strict=True)]
            if all(0 <= one < length for one, length in zip(within, part.lengths, strict=True)):
                ((source, strides),) = part.loads.items()
                loads[load] = moved(source, within, strides)
    return Box(first, tuple([end - begin for begin, end in corner]), loop, result, loads)
