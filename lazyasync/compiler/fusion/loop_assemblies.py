"""What is made of parts of which loops compute some: each result is written where it goes.

An assembly whose part is a loop's result would write that twice and read it once more, as a stencil
does whose interior is put into a border. Here the part never is anywhere else. All parts are boxes
of the result, which may be divided: what is put into something leaves of that a box or two for each
axis. Elements are computed by the same expressions, and have the same bits.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph, Load, Loop, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.sources import Source, label_of_copy
from lazyasync.compiler.geometry import contiguous_strides, is_contiguous
from lazyasync.compiler.loop_passes import cost
from lazyasync.ir.sizes import is_sized

MAX_BOXES = 32
"""Boxes of one result: which of them a row has is asked row by row."""
MAX_BOXES_WORK = 512
"""Instructions of all boxes, about, for which code is written once each."""
MIN_ROW = 32
"""Elements of a row of the result below which asking for its boxes takes too long."""
MAX_STRIDE = 4
"""The step from element to element of a row above which loops do better by themselves, in tiles."""
PUT_IN_PLACE = 4
"""How many times what is put into an argument that one is, from where on a loop of its own computes
what is put: that is then put in place, if nothing reads the argument afterwards."""
MAX_ITEM_BYTES = 8
"""Bytes of an element that is copied as an integer."""


class Box(NamedTuple):
    """A part of the result: from where on along each axis, and how far.

    ``loop`` computes its elements, which are its ``result``, with ``loads`` in the place of those
    of the loop: the offset of the first one, and the strides along the axes of the result. Without
    a loop it is copied by the only load there is, or zeros, if there is none; and zeros is what a
    loop reads by loads that ``loads`` does not have.
    """

    first: tuple[int, ...]
    lengths: tuple[int, ...]
    loop: Loop | None
    result: int
    loads: Mapping[Load, Load]

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.lengths)


@dataclass(eq=False, slots=True)
class LoopAssembly(Piece):
    """A value of a ``shape`` that is made of boxes, some of them computed where they are."""

    value: int
    shape: tuple[int, ...]
    boxes: tuple[Box, ...]
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        loops = [box.loop for box in self.boxes if box.loop is not None]
        return (*dict.fromkeys(value for loop in loops for value in loop.members), self.value)

    @property
    def writes(self) -> Sequence[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        loads = [load for box in self.boxes for load in box.loads.values()]
        return list(dict.fromkeys([load.value for load in loads]))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        names = [
            fused.graph.nodes[box.result].operation.name
            for box in self.boxes
            if box.loop is not None
        ]
        return f"{label_of_copy(fused, self.value)} of {', '.join(dict.fromkeys(names))}"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        lines = [f"parts [{', '.join(map(str, self.shape))}]{how}:"]
        for value in self.computes:
            stored = " stored" if value == self.value else ""
            lines.append(f"  {fused.described(value, stored)}")
        return lines


class SourceBox(NamedTuple):
    """A source as a box of the result's axes that have more than one element."""

    first: tuple[int, ...]
    lengths: tuple[int, ...]
    loop: Loop | None
    result: int
    loads: dict[Load, tuple[int, ...]]
    """What it reads, with the strides along these axes."""


def assemble_by_loops(builder: FusionBuilder, value: int, sources: Sequence[Source]) -> bool:
    """Has loops whose results are parts of a value, and nothing else, write them there."""
    type = builder.graph.types[value]
    if is_sized(type) or type.dtype.itemsize > MAX_ITEM_BYTES:
        return False
    if any(operand in builder.awaited for operand in builder.graph.operands[value]):
        return False
    given = [source for source in sources if math.prod(source.shape)]
    if builder.is_region and _is_change(builder, value, given):
        return False
    loops = _loops(builder, given, value)
    if not loops:
        return False
    axes = [axis for axis, length in enumerate(type.shape) if length != 1]
    steps = [contiguous_strides(type.shape)[axis] for axis in axes]
    parts = []
    for source in given:
        part = source_box(source, loops.get(source.value), steps)
        if part is None:
            return False
        parts.append(part)
    shape, divided = collapsed([type.shape[axis] for axis in axes], parts)
    boxes = _boxes(shape, divided)
    if boxes is None or not is_worth_it(shape, boxes):
        return False
    piece = LoopAssembly(value, shape, tuple(boxes))
    builder.compute(value, piece)
    for loop in loops.values():
        builder.absorb(loop, piece)
    return True


def _is_change(builder: FusionBuilder, value: int, given: Sequence[Source]) -> bool:
    """Whether a value is something given of which a small part is another one."""
    if not given:
        return False
    kept, *others = given
    whole = builder.graph.types[value].size
    put = PUT_IN_PLACE * sum([math.prod(source.shape) for source in others])
    return math.prod(kept.shape) == whole >= put and kept.value in builder.graph.arguments


def _loops(builder: FusionBuilder, given: Sequence[Source], value: int) -> dict[int, Loop]:
    """The loops that compute a part each, and nothing for anybody else, by what is their part."""
    computed_by = [builder.piece_of.get(source.value) for source in given]
    return {
        source.value: loop
        for source, loop in zip(given, computed_by, strict=True)
        if isinstance(loop, Loop)
        and computed_by.count(loop) == 1
        and _is_all(source, loop)
        and builder.is_all_for(loop.computes, value)
    }


def _is_all(source: Source, loop: Loop) -> bool:
    """Whether a source is all that a loop computes element by element, in its order."""
    if loop.rows is not None or source.offset:
        return False
    shape = [length for length in source.shape if length != 1]
    if shape != [length for length in loop.domain if length != 1]:
        return False
    if not is_contiguous(source.strides, source.shape):
        return False
    return all(abs(load.strides[-1]) <= MAX_STRIDE for load in loop.loads if load.strides)


def place_of(offset: int, steps: Sequence[int]) -> tuple[int, ...]:
    """Where an element is along axes of such steps, the longest first."""
    place = []
    for step in steps:
        place.append(offset // step)
        offset %= step
    return tuple(place)


def moved(load: Load, ahead: Sequence[int], strides: tuple[int, ...]) -> Load:
    """A load that begins so many elements ahead along axes of such strides, and has these."""
    offset = load.offset + sum([n * stride for n, stride in zip(ahead, strides, strict=True)])
    return Load(load.value, offset, strides)


def source_box(source: Source, loop: Loop | None, steps: Sequence[int]) -> SourceBox | None:
    """A source as a box; None if it is none, as where it has every other element."""
    first = place_of(source.first, steps)
    lengths, of_axis = [1] * len(steps), [0] * len(steps)
    """Of each axis, the length, and the step in what is read."""
    order: list[int] = []
    for length, step, stride in zip(source.shape, source.steps, source.strides, strict=True):
        if length == 1:
            continue
        if step not in steps:
            return None
        axis = list(steps).index(step)
        if order and axis <= order[-1]:
            return None
        order.append(axis)
        lengths[axis], of_axis[axis] = length, stride
    if loop is None:
        load = Load(source.value, source.offset, tuple(of_axis))
        return SourceBox(first, tuple(lengths), None, source.value, {load: tuple(of_axis)})
    moving = [axis for axis, length in enumerate(loop.domain) if length != 1]
    loads = {}
    for load in loop.loads:
        along = [0] * len(steps)
        for axis, place in zip(moving, order, strict=True):
            along[place] = load.strides[axis]
        loads[load] = tuple(along)
    return SourceBox(first, tuple(lengths), loop, source.value, loads)


def collapsed(
    shape: Sequence[int], parts: Sequence[SourceBox]
) -> tuple[tuple[int, ...], list[SourceBox]]:
    """The same with as few axes as possible: a row goes on where nobody begins or ends."""
    groups: list[list[int]] = []
    for axis in range(len(shape)):
        if groups and all(_goes_on(part, groups[-1][-1], axis, shape[axis]) for part in parts):
            groups[-1].append(axis)
        else:
            groups.append([axis])

    def one(part: SourceBox) -> SourceBox:
        inner = [math.prod([shape[axis] for axis in group[1:]]) for group in groups]
        return part._replace(
            first=tuple([part.first[g[0]] * n for g, n in zip(groups, inner, strict=True)]),
            lengths=tuple([part.lengths[g[0]] * n for g, n in zip(groups, inner, strict=True)]),
            loads={
                load: tuple([strides[group[-1]] for group in groups])
                for load, strides in part.loads.items()
            },
        )

    lengths = tuple([math.prod([shape[axis] for axis in group]) for group in groups])
    return lengths, [one(part) for part in parts]


def _goes_on(part: SourceBox, axis: int, after: int, length: int) -> bool:
    """Whether a box has all of an axis, and reads it and the one before as if they were one."""
    if part.lengths[after] != length:
        return False
    return all(strides[axis] == strides[after] * length for strides in part.loads.values())


def _boxes(shape: tuple[int, ...], parts: Sequence[SourceBox]) -> list[Box] | None:
    """The boxes that a result is divided into; None if that is not known of its parts."""
    size = math.prod(shape)
    if len(parts) == 2 and parts[0].lengths == shape:
        kept, put = parts
        around = _around(shape, put)
        return [_box(put), *[_box(kept, *corner) for corner in around]]
    boxes = [_box(part) for part in parts]
    covered = sum([box.size for box in boxes])
    if covered == size:
        return boxes
    if len(parts) > 1:
        return None
    return [*boxes, *[Box(*corner, None, -1, {}) for corner in _around(shape, parts[0])]]


def _around(
    shape: Sequence[int], inner: SourceBox
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The boxes that a box leaves of all: their first elements, and their lengths."""
    for axis, length in enumerate(shape):
        start, end = inner.first[axis], inner.first[axis] + inner.lengths[axis]
        for first, last in ((0, start), (end, length)):
            if first < last:
                yield (
                    (*inner.first[:axis], first, *[0] * (len(shape) - axis - 1)),
                    (*inner.lengths[:axis], last - first, *shape[axis + 1 :]),
                )


def _box(
    part: SourceBox,
    first: tuple[int, ...] | None = None,
    lengths: tuple[int, ...] | None = None,
) -> Box:
    """All of a part, or a box of it."""
    first = part.first if first is None else first
    lengths = part.lengths if lengths is None else lengths
    ahead = [one - begin for one, begin in zip(first, part.first, strict=True)]
    loads = {load: moved(load, ahead, strides) for load, strides in part.loads.items()}
    return Box(first, lengths, part.loop, part.result, loads)


def is_worth_it(shape: tuple[int, ...], boxes: Sequence[Box]) -> bool:
    """Whether rows are long enough, and boxes few, to be told apart row by row."""
    if len(boxes) > MAX_BOXES or not shape or shape[-1] < MIN_ROW:
        return False
    work = sum([work_of(box) for box in boxes])
    buffers = sum([len(box.loads) for box in boxes])
    return work <= MAX_BOXES_WORK and buffers <= MAX_BOXES_WORK


def work_of(box: Box) -> int:
    """About how many instructions an element of a box takes."""
    if box.loop is None:
        return 1
    return 1 + sum([cost(member.expression) for member in box.loop.members.values()])
