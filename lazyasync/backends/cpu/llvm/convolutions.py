"""Convolutions on the CPU: what the native functions for them are told.

``native_runtime/convolution.c`` says how they go about it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import MIN_SHARED_PRODUCTS, PIECES_PER_THREAD
from lazyasync.compiler.fusion.convolutions import (
    Convolution,
    Operand,
    SpatialAxis,
    convolution,
)
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

AXES = 3
"""Spatial axes that the functions have; those that are missing have the length 1."""
BUFFER_BYTES = 160 << 10
"""About the bytes of the copy of the input that a thread works on: a part of its second cache."""
SUMS_BYTES = 128 << 10
"""About the bytes of results that it sums up at a time."""
LEAST_CHANNELS, MOST_OUTPUTS = 64, 512
"""So many channels are copied at a time, and so many outputs are summed up, where there are more:
each part of the kernel is read once for all places of a thread's part of the result."""
FIRST_CACHE_BYTES = 40 << 10
"""About the bytes of the first cache that are for what a tile needs of input and kernel."""
ROW_BYTES = 480
"""Those of a row of the input that four tiles meet: twelve vectors, and what is beside them."""
MULTIPLE = 16
"""Elements that rows of a buffer are a multiple of: whole vectors."""
POSITIONS = 1024
"""About how many positions are summed up at a time where the results are few: in the first cache
they are those of four rows. Of fewer, adding up the vectors takes a larger part of the time."""
ROWS, COLUMNS = 64, 16
"""The most rows and columns of these results that a thread does at a time."""
OUTPUTS = 4
"""Outputs that a tile has."""
LANES = 8
"""Elements that the longest vectors have: places in whole vectors need no room behind them."""


class ConvolutionRecord(NamedTuple):
    """A convolution, and the functions for it."""

    functions: tuple[int, ...]
    """Their addresses: that by places, and that by taps."""
    convolution: Convolution
    itemsize: int

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        piece = self.convolution
        bias = () if piece.bias is None else (piece.bias.value,)
        return (piece.x.value, piece.kernel.value, *bias)

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return self.convolution.writes

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return _products(self.convolution) / MIN_SHARED_PRODUCTS

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        if self.share < 1.0:
            threads = 1
        piece = self.convolution
        by_places, by_taps = self.functions
        if _is_by_taps(piece):
            return _by_taps(piece, by_taps, self.itemsize, threads)
        return _by_places(piece, by_places, self.itemsize, threads)

    def resolved(self, resolver: SizeResolver) -> ConvolutionRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return untracked(self._replace(convolution=self.convolution.resolved(resolver)))


def _is_by_taps(piece: Convolution) -> bool:
    """Whether a kernel has more places than the result, as for the gradient of a kernel."""
    if math.prod(piece.kernel.shape[3:]) <= math.prod(piece.shape[3:]) or piece.bias is not None:
        return False
    if piece.is_positive:
        return False
    return all(axis.spread == 1 for axis in piece.axes) or all(
        axis.dilation == 1 for axis in piece.axes
    )


def _products(piece: Convolution) -> float:
    """About how many numbers are multiplied."""
    taps = math.prod(piece.kernel.shape[3:]) / math.prod([axis.spread for axis in piece.axes])
    return math.prod(piece.shape) * piece.kernel.shape[2] * taps


def _as_three(numbers: Sequence[int], missing: int) -> list[int]:
    """One number for each axis that the functions have: the first, those between, and the last."""
    rest = [missing] * (AXES - len(numbers))
    if not numbers or len(numbers) == 1:
        return [*rest, *numbers]
    return [numbers[0], *rest, *numbers[1:]]


class _Axis(NamedTuple):
    """An axis in a buffer: where each tap is, for each phase, and how the buffer is filled."""

    stride: int
    """How far the taps move from one position to the next."""
    before: int
    """The zeros before the first element."""
    halo: int
    """The positions that taps meet behind the last one that they are for."""
    phases: list[tuple[int, int, list[tuple[int, int, int]]]]
    """The first place of each and how many it has, and its taps: their number, and in which of the
    ``stride`` parts of the buffer they are, and at which position there."""
    step: int
    """From one place of a phase to the next; 1 where no phase has a second one."""

    @property
    def parts(self) -> int:
        """Of the ``stride`` parts of a buffer those that taps meet, from the first on."""
        return 1 + max([part for _, _, taps in self.phases for _, part, _ in taps], default=0)


def _axis_of_places(
    stride: int,
    before: int,
    spread: int,
    dilation: int,
    taps: int,
    places: int,
) -> _Axis:
    """At place ``o`` tap ``k`` meets ``(o * stride + k * dilation - before) / spread``, an element.

    Those that are ``step`` apart meet elements that are as far apart as the others of their phase.
    """
    step = spread // math.gcd(stride, spread)
    moves = step * stride // spread
    found = []
    for first in range(min(step, places)):
        met = []
        for tap in range(taps):
            element, rest = divmod(first * stride + tap * dilation - before, spread)
            if not rest:
                met.append((tap, element))
        found.append((first, -(-(places - first) // step), met))
    return _laid_out(found, moves, step if places > step else 1)


def _laid_out(
    found: Sequence[tuple[int, int, list[tuple[int, int]]]], moves: int, step: int
) -> _Axis:
    """An axis in a buffer, of phases: the first place of each, how many, and the taps' elements.

    Elements that are ``moves`` apart are neighbours in one of as many parts.
    """
    lowest = min([element for _, _, met in found for _, element in met], default=0)
    phases = []
    halo = 0
    for first, count, met in found:
        taps = []
        for tap, element in met:
            position, part = divmod(element - lowest, moves)
            halo = max(halo, position)
            taps.append((tap, part, position))
        phases.append((first, count, taps))
    return _Axis(moves, -lowest, halo, phases, step)


def _in_buffer(
    axes: Sequence[_Axis], buffer: Sequence[int], parts: Sequence[int], positions: Sequence[int]
) -> int:
    """Where in the buffer of a channel a position in a part of it is."""
    part = 0
    for axis, number in zip(axes, parts, strict=True):
        part = part * axis.parts + number
    return (
        part * math.prod(buffer)
        + (positions[0] * buffer[1] + positions[1]) * buffer[2]
        + positions[2]
    )


def _elements(axes: Sequence[_Axis], box: Sequence[int]) -> int:
    """Those of a channel in a buffer."""
    return math.prod(
        [axis.parts * (length + axis.halo) for axis, length in zip(axes, box, strict=True)]
    )


def _apart(elements: int, itemsize: int) -> int:
    """Elements of channels that do not all fall into the same places of the caches."""
    elements = -(-elements // MULTIPLE) * MULTIPLE
    return elements + MULTIPLE if elements * itemsize % 2048 == 0 else elements


def _halved(box: list[int], smallest: Sequence[int], is_too_large: Callable[[], bool]) -> None:
    """Makes a box smaller, along the first axis first, until it is small enough."""
    for axis in range(AXES):
        while box[axis] > smallest[axis] and is_too_large():
            box[axis] = -(-box[axis] // 2)


def _halved_outputs(outputs: int) -> int:
    return -(-outputs // 2 // OUTPUTS) * OUTPUTS


def _flat(piece: Convolution) -> Convolution | None:
    """What has one tap that meets neighbours at neighbouring places, with a single spatial axis.

    None if it is not that, or does not fill whole vectors.
    """
    size = math.prod(piece.shape[3:])
    if (
        size % LANES
        or math.prod(piece.kernel.shape[3:]) != 1
        or piece.x.shape[3:] != piece.shape[3:]
    ):
        return None
    if any(axis.before or axis.stride != 1 or axis.spread != 1 for axis in piece.axes):
        return None
    if piece.x.strides[3:] != contiguous_strides(piece.shape[3:]):
        return None
    return replace(
        piece,
        x=_with_one_axis(piece.x, size),
        kernel=_with_one_axis(piece.kernel, 1),
        shape=(*piece.shape[:3], size),
        axes=(SpatialAxis(1, 0, 1, 1),),
    )


def _with_one_axis(operand: Operand, size: int) -> Operand:
    return operand._replace(strides=(*operand.strides[:3], 1), shape=(*operand.shape[:3], size))


def _by_places(piece: Convolution, function: int, itemsize: int, threads: int) -> Entry:
    flat = _flat(piece)
    is_strips = flat is not None
    piece = piece if flat is None else flat
    members, groups, outputs = piece.shape[:3]
    channels = piece.kernel.shape[2]
    lengths = _as_three(piece.x.shape[3:], 1)
    steps = _as_three(piece.x.strides[3:], 1)
    places = _as_three(piece.shape[3:], 1)
    taps = _as_three(piece.kernel.shape[3:], 1)
    tap_steps = _as_three(piece.kernel.strides[3:], 0)
    result_strides = contiguous_strides(piece.shape)
    result_steps = _as_three(result_strides[3:], 1)
    columns = [_as_three(numbers, missing) for numbers, missing in _numbers_of_axes(piece)]
    axes = [_axis_of_places(*numbers) for numbers in zip(*columns, taps, places, strict=True)]

    longest = [max(count for _, count, _ in axis.phases) for axis in axes]
    phase_count = math.prod([len(axis.phases) for axis in axes])
    box = list(longest)

    def sums(outputs: int) -> int:
        return outputs * phase_count * _row_elements(axes, box) * itemsize

    def pieces() -> int:
        boxes = [-(-length // own) for length, own in zip(longest, box, strict=True)]
        return members * groups * math.prod(boxes) * -(-outputs // output_block)

    least_channels = min(channels, LEAST_CHANNELS)
    _halved(
        box,
        (1, 1, MULTIPLE),
        lambda: (
            least_channels * _elements(axes, box) * itemsize > BUFFER_BYTES
            or sums(min(outputs, MOST_OUTPUTS)) > SUMS_BYTES
        ),
    )
    output_block = outputs
    while output_block > OUTPUTS and sums(output_block) > SUMS_BYTES:
        output_block = _halved_outputs(output_block)
    wanted = 1 if threads == 1 else 2 * threads
    _halved(box, (4, 4, 32), lambda: pieces() < wanted)
    while pieces() < wanted and output_block > 2 * OUTPUTS:
        output_block = _halved_outputs(output_block)
    if is_strips:
        box[2] = -(-box[2] // MULTIPLE) * MULTIPLE
    boxes = [-(-length // own) for length, own in zip(longest, box, strict=True)]
    channel_elements = _apart(_elements(axes, box), itemsize)
    buffer_channels = max(1, min(channels, BUFFER_BYTES // (channel_elements * itemsize)))
    buffer_channels = -(-channels // -(-channels // buffer_channels))
    buffer = [length + axis.halo for axis, length in zip(axes, box, strict=True)]

    phases: list[int] = []
    tap_words: list[int] = []
    for chosen in itertools.product(*[axis.phases for axis in axes]):
        first_tap = len(tap_words) // 2
        for met in itertools.product(*[found for _, _, found in chosen]):
            tap_words.append(
                _in_buffer(axes, buffer, [part for _, part, _ in met], [at for _, _, at in met])
            )
            tap_words.append(
                sum([tap * step for (tap, _, _), step in zip(met, tap_steps, strict=True)])
            )
        first = sum([one * step for (one, _, _), step in zip(chosen, result_steps, strict=True)])
        phases += (first_tap, len(tap_words) // 2 - first_tap, first)
        phases += [count for _, count, _ in chosen]
        phases += [axis.step * step for axis, step in zip(axes, result_steps, strict=True)]

    tap_count = math.prod(taps)
    per_channel = tap_count // taps[2] * ROW_BYTES + OUTPUTS * tap_count * itemsize
    numbers = [
        *(members, groups, outputs, channels),
        *piece.x.strides[:3],
        *piece.kernel.strides[:3],
        *(result_strides[0], result_strides[1], result_strides[2]),
        *(int(piece.bias is not None), 0 if piece.bias is None else piece.bias.strides[0]),
        int(piece.is_positive),
        int(is_strips),
        *box,
        *boxes,
        *(output_block, -(-outputs // output_block)),
        *(buffer_channels, max(1, min(buffer_channels, FIRST_CACHE_BYTES // per_channel))),
        *(channel_elements, _row_elements(axes, box)),
        len(phases) // 9,
        *_axis_words(axes, lengths, steps, buffer),
        *phases,
        *tap_words,
    ]
    bias = (piece.values[-1], 0)
    if piece.bias is not None:
        bias = (piece.bias.value, piece.bias.offset * itemsize)
    buffers = (
        *(piece.x.value, piece.x.offset * itemsize),
        *(piece.kernel.value, piece.kernel.offset * itemsize),
        *bias,
        *(piece.values[-1], 0),
    )
    total = pieces()
    return Entry(function, total, _chunk(total, threads), buffers, numbers)


def _numbers_of_axes(piece: Convolution) -> list[tuple[list[int], int]]:
    """The strides, zeros before, spreads and dilations, with what a missing axis has."""
    columns = list(zip(*piece.axes, strict=True)) or [()] * 4
    return [(list(column), missing) for column, missing in zip(columns, (1, 0, 1, 1), strict=True)]


def _row_elements(axes: Sequence[_Axis], box: Sequence[int]) -> int:
    """The positions of a box, numbered as those of its buffer, in whole vectors."""
    across = box[2] + axes[2].halo
    down = box[1] + axes[1].halo
    positions = ((box[0] - 1) * down + box[1] - 1) * across + box[2]
    return -(-positions // MULTIPLE) * MULTIPLE


def _axis_words(
    axes: Sequence[_Axis], lengths: Sequence[int], steps: Sequence[int], buffer: Sequence[int]
) -> list[int]:
    words: list[int] = []
    for axis, length, step, room in zip(axes, lengths, steps, buffer, strict=True):
        words += (length, step, axis.stride, axis.before, room, axis.parts)
    return words


def _chunk(total: int, threads: int) -> int:
    return total if threads == 1 else max(1, total // (PIECES_PER_THREAD * threads))


def _by_taps(piece: Convolution, function: int, itemsize: int, threads: int) -> Entry:
    """What sums over positions: places ``k`` of the result meet ``x`` and the kernel where
    ``element * spread = position * dilation + k * stride - before``.

    Positions are those of the kernel, or, where the elements are spread, those of ``x``.
    """
    result = contiguous_strides(piece.shape)
    strides, before, spread, dilation = [
        _as_three(numbers, missing) for numbers, missing in _numbers_of_axes(piece)
    ]
    x, rows, sign, moves = piece.x, piece.kernel, 1, dilation
    column_axis, row_axis = 0, 1
    result_column, result_row = result[0], result[2]
    if any(each != 1 for each in spread):
        x, rows, sign, moves = rows, x, -1, spread
        column_axis, row_axis = 1, 0
        result_column, result_row = result_row, result_column
    groups, channels = piece.kernel.shape[0], piece.kernel.shape[2]
    x_group, rows_group = 1 - column_axis, 1 - row_axis
    column_count, row_count = x.shape[column_axis], rows.shape[row_axis]
    lengths, steps = _as_three(x.shape[3:], 1), _as_three(x.strides[3:], 1)
    counts, row_steps = _as_three(rows.shape[3:], 1), _as_three(rows.strides[3:], 1)
    places = _as_three(piece.shape[3:], 1)
    result_steps = _as_three(result[3:], 1)
    axes = []
    for axis in range(AXES):
        met = [(k, sign * (k * strides[axis] - before[axis])) for k in range(places[axis])]
        axes.append(_laid_out([(0, counts[axis], met)], moves[axis], 1))

    band_axis = 0 if len(piece.axes) > 1 else AXES - 1
    box = list(counts)
    while box[band_axis] > 1 and _row_elements(axes, box) > 2 * POSITIONS:
        box[band_axis] = -(-box[band_axis] // 2)
    rows_elements = _row_elements(axes, box)
    channel_block = max(1, min(channels, POSITIONS // rows_elements))
    row_block, column_block = min(row_count, ROWS), min(column_count, COLUMNS)

    def pieces() -> int:
        return groups * -(-row_count // row_block) * -(-column_count // column_block)

    wanted = 1 if threads == 1 else 2 * threads
    while pieces() < wanted and (column_block > 1 or row_block > OUTPUTS):
        # Rows are copied for each block of columns, and columns for each block of rows.
        if row_block > max(column_block, OUTPUTS) or column_block == 1:
            row_block = _halved_outputs(row_block)
        else:
            column_block = -(-column_block // 2)
    buffer = [length + axis.halo for axis, length in zip(axes, box, strict=True)]
    tap_words: list[int] = []
    for found in itertools.product(*[axis.phases[0][2] for axis in axes]):
        tap_words.append(
            _in_buffer(axes, buffer, [part for _, part, _ in found], [at for _, _, at in found])
        )
        tap_words.append(
            sum([tap * step for (tap, _, _), step in zip(found, result_steps, strict=True)])
        )
    numbers = [
        *(groups, channels, row_count, column_count),
        *(x.strides[x_group], x.strides[2], x.strides[column_axis]),
        *(rows.strides[rows_group], rows.strides[2], rows.strides[row_axis]),
        *(result[1], result_row, result_column),
        *(row_block, -(-row_count // row_block)),
        *(column_block, -(-column_count // column_block)),
        channel_block,
        *(band_axis, box[band_axis], -(-counts[band_axis] // box[band_axis])),
        *(_apart(_elements(axes, box) + MULTIPLE, itemsize), rows_elements),
        len(tap_words) // 2,
        *row_steps,
        *counts,
        *_axis_words(axes, lengths, steps, buffer),
        *tap_words,
    ]
    buffers = (
        *(x.value, x.offset * itemsize),
        *(rows.value, rows.offset * itemsize),
        *(piece.values[-1], 0),
    )
    total = pieces()
    return Entry(function, total, _chunk(total, threads), buffers, numbers)


def _records(target: NativeTarget, pieces: Sequence[Convolution]) -> list[ConvolutionRecord]:
    types = target.fused.graph.types
    records = []
    for piece in pieces:
        dtype = types[piece.values[0]].dtype
        found = target.engine.unit(f"convolution_{dtype.char}", target.cache)
        names = [f"lazyasync_{how}_{dtype.char}" for how in ("convolve", "correlate")]
        functions = tuple([found[name] for name in names])
        kept = untracked(piece.without_needs())
        records.append(untracked(ConvolutionRecord(functions, kept, dtype.itemsize)))
    return records


EMITTERS[Convolution] = Emitter(records=_records, rule=partial(convolution, dtypes="fd"))
