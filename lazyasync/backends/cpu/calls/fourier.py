"""Fourier transforms by native functions, of a vector of lines at a time.

One axis is transformed after the other. A long line is taken for a matrix: its columns are
transformed, each number is turned, and the rows are; fourier.h has the sources. A line has the same
bits whichever others are with it, and for any number of threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.fourier_plans import (
    LANES_BYTES,
    ColumnTurns,
    PaddedTables,
    Plan,
    factors_of,
    padded_length,
    radices_of,
    tables,
)
from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    MOST_PARTS,
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

LONG = 2048
"""Numbers of a line above which a vector of such lines does not stay in a core's own cache."""
LONG_PADDED = 2 * LONG
"""The same of lines that are padded, for which more is to be done otherwise."""
FLOPS_PER_SECOND = {"F": 2e10, "D": 1e10}
TAKEN_BYTES = 8 * MOST_PARTS
"""A word for each part of a call, which says whether a room is taken."""
COMPLEX, FROM_EVEN, FROM_ODD, TO_EVEN, TO_ODD = range(5)
"""What is transformed, as fourier.h has it: complex lines, or real ones of even or odd length."""

Step: TypeAlias = Callable[[CallContext, Any, Any], None]
"""``step(context, source, target)``: transforms lines of one array into those of another one, both
contiguous, or in place."""


# ---- lines -----------------------------------------------------------------------------------


class _Layout(NamedTuple):
    """Where lines are: ``struct lines`` of fourier.h, but for the address."""

    inner: int
    outer: int
    stride: int


class _Lines:
    """Lines of a length that the passes go over, and how they are divided among threads."""

    def __init__(
        self,
        points: int,
        dtype: np.dtype,
        count: int,
        layouts: tuple[_Layout, _Layout],
        *,
        what: int = COMPLEX,
        inverse: bool = False,
        scale: float = 1.0,
        turns: tuple[ColumnTurns, int, int] | None = None,
    ) -> None:
        self._function = f"fourier_lines_{dtype.char.lower()}"
        self._plan = tables(Plan, points, dtype)
        self._from, self._to = layouts
        self._turns = turns
        """The tables of the turns, of so many columns, and how many lines these are apart."""
        length = self._plan.length
        self._how = (what, int(inverse), np.float64(scale).view(np.int64).item())
        seconds = 5 * count * length * math.log2(length + 1) / FLOPS_PER_SECOND[dtype.char]
        self._parts = spans(count, seconds, 2 * LANES_BYTES // dtype.itemsize)
        self._room = 2 * (length + 1) * 2 * LANES_BYTES
        self.nbytes = TAKEN_BYTES + len(self._parts) * self._room

    def __call__(self, context: CallContext, source: int, target: int) -> None:
        """Transforms lines that begin at an address into those of another one, or in place."""
        assert context.native is not None
        turns: tuple[int, ...] = (0, 0, 1, 1)
        if self._turns is not None:
            of, columns, apart = self._turns
            turns = (address(of.coarse), address(of.fine), columns, apart)
        with room_of(self.nbytes) as room:
            room[:TAKEN_BYTES] = 0
            begin = address(room)
            rooms = (begin, len(self._parts), begin + TAKEN_BYTES)
            context.native.over(
                self._function,
                [
                    (
                        *(self._plan.address, *self._how, part.start, part.stop),
                        *(source, *self._from, target, *self._to, *turns, *rooms),
                    )
                    for part in self._parts
                ],
            )


class _Axis(NamedTuple):
    """The lines of a contiguous array along one axis."""

    length: int
    lines: int
    """Those of all other axes."""
    after: int
    """Elements from one of a line to the next."""

    @classmethod
    def of(cls, shape: tuple[int, ...], axis: int) -> _Axis:
        length = shape[axis]
        return cls(length, math.prod(shape) // length, math.prod(shape[axis + 1 :]))

    def layout(self) -> _Layout:
        return _Layout(self.after, self.length * self.after, self.after)


def _is_long(points: int) -> bool:
    if radices_of(points) is None:
        return padded_length(points) > LONG_PADDED
    return points > LONG


def _moved(length: int, to_length: int, axis: _Axis, dtype: np.dtype, step: Step) -> Step:
    """A step of lines that follow each other, for those of another axis."""
    before = axis.lines // axis.after

    def run(context: CallContext, source: Any, target: Any) -> None:
        lines = source.reshape(before, length, axis.after).swapaxes(1, 2)
        result = np.empty((before, axis.after, to_length), dtype)
        step(context, np.ascontiguousarray(lines), result)
        np.copyto(target.reshape(before, to_length, axis.after), result.swapaxes(1, 2))

    return run


def _complex_step(
    axis: _Axis, dtype: np.dtype, inverse: bool, scale: float, outer: int | None = None
) -> Step:
    """Transforms complex lines; those of the target begin so many numbers apart, where that is not
    what it is in the source."""
    points, count, after = axis
    given = axis.layout()
    target_layout = given if outer is None else given._replace(outer=outer)
    if not _is_long(points):
        layouts = given, target_layout
        lines = _Lines(points, dtype, count, layouts, inverse=inverse, scale=scale)
        return lambda context, source, target: lines(context, address(source), address(target))
    if radices_of(points) is None:
        contiguous = axis._replace(after=1)
        padded = _padded_step(contiguous, dtype, inverse, scale, outer or points)
        return padded if after == 1 else _moved(points, points, axis, dtype, padded)
    rows, columns = factors_of(points)
    matrix = _Layout(columns * after, points * after, columns * after)
    turns = tables(ColumnTurns, rows, columns, dtype), columns, after
    down = _Lines(rows, dtype, count * columns, (matrix, matrix), inverse=inverse, turns=turns)
    from_rows = _Layout(after, columns * after, after)
    to_columns = _Layout(rows * after, target_layout.outer, rows * after)
    across = _Lines(
        columns, dtype, count * rows, (from_rows, to_columns), inverse=inverse, scale=scale
    )
    nbytes = dtype.itemsize * points * count

    def run(context: CallContext, source: Any, target: Any) -> None:
        with room_of(nbytes) as work:
            down(context, address(source), address(work))
            across(context, address(work), address(target))

    return run


def _padded_step(axis: _Axis, dtype: np.dtype, inverse: bool, scale: float, outer: int) -> Step:
    """Of long lines with large primes in their length, one by one: Bluestein's way, as in fourier.h
    for short ones."""
    points, count, _ = axis
    table: PaddedTables = tables(PaddedTables, points, dtype)
    line = _Axis(table.padded, 1, 1)
    forth = _complex_step(line, dtype, False, 1.0)
    back = _complex_step(line, dtype, True, 1.0)
    begin, turned = table.chirp, table.filter
    if inverse:
        begin, turned = begin.conj(), turned.conj()
    end = begin * dtype.type(scale)
    inputs, all_of = [spans(size, size / 1e9) for size in (points, table.padded)]

    def multiply(context: CallContext, parts: list[slice], x: Any, by: Any, to: Any) -> None:
        context.crew.over(
            len(parts), lambda part: np.multiply(x[parts[part]], by[parts[part]], to[parts[part]])
        )

    def run(context: CallContext, source: Any, target: Any) -> None:
        lines, results = source.reshape(count, points), target.reshape(count, outer)
        with room_of(dtype.itemsize * table.padded) as room:
            work = room.view(dtype)
            for number in range(count):
                multiply(context, inputs, lines[number], begin, work)
                work[points:] = 0
                forth(context, work, work)
                multiply(context, all_of, work, turned, work)
                back(context, work, work)
                multiply(context, inputs, work, end, results[number])

    return run


# ---- real lines ------------------------------------------------------------------------------


def _real_step(axis: _Axis, dtype: np.dtype, to_real: bool, scale: float) -> Step:
    """From real lines to the first half of their transforms, or back."""
    length, count, after = axis
    half, is_even = length // 2 + 1, length % 2 == 0
    points = length // 2 if is_even else length
    if not _is_long(points):
        real, halves = axis.layout(), axis._replace(length=half).layout()
        lines = _Lines(
            points,
            dtype,
            count,
            (halves, real) if to_real else (real, halves),
            what=(TO_EVEN if is_even else TO_ODD) if to_real else FROM_EVEN + (not is_even),
            inverse=to_real,
            scale=scale * (2 if to_real and is_even else 1),
        )
        return lambda context, source, target: lines(context, address(source), address(target))
    make = _even_step if is_even else _odd_step
    step = make(axis._replace(after=1), dtype, to_real, scale)
    if after == 1:
        return step
    if to_real:
        return _moved(half, length, axis, np.dtype(dtype.char.lower()), step)
    return _moved(length, half, axis, dtype, step)


def _even_step(axis: _Axis, dtype: np.dtype, to_real: bool, scale: float) -> Step:
    """Of long lines, as half as many complex numbers."""
    points, count = axis.length // 2, axis.lines
    plan: Plan = tables(Plan, points, dtype)
    name = f"fourier_halves_{dtype.char.lower()}"
    # Whole lines, or parts of each where there are few.
    groups, pairs = spans(count, points * count / 1e9), [slice(0, points // 2 + 1)]
    if count < MOST_PARTS:
        groups, pairs = [slice(0, count)], spans(points // 2 + 1, points * count / 1e9)
    line = dtype.itemsize * (points + 1)
    lines = _Axis(points, count, 1)

    def over_halves(context: CallContext, source: int, target: int, step: int) -> None:
        """Splits lines in place, or joins them to others that begin so many bytes apart."""
        assert context.native is not None
        calls = [
            (
                *(source + group.start * line, target + group.start * step, points),
                *(part.start, part.stop, plan.halves, int(to_real)),
                *(group.stop - group.start, line, step),
            )
            for group in groups
            for part in pairs
        ]
        context.native.over(name, calls)

    if to_real:
        back = _complex_step(lines, dtype, True, 2 * scale)

        def run_back(context: CallContext, source: Any, target: Any) -> None:
            joined = np.empty((count, points), dtype)
            over_halves(context, address(source), address(joined), dtype.itemsize * points)
            back(context, joined, target.reshape(count, axis.length).view(dtype))

        return run_back
    forth = _complex_step(lines, dtype, False, scale, points + 1)

    def run(context: CallContext, source: Any, target: Any) -> None:
        forth(context, source.reshape(count, axis.length).view(dtype), target)
        over_halves(context, address(target), address(target), line)

    return run


def _odd_step(axis: _Axis, dtype: np.dtype, to_real: bool, scale: float) -> Step:
    """Of long lines, as complex numbers."""
    length, count, _ = axis
    half = length // 2 + 1
    step = _complex_step(axis, dtype, to_real, scale)

    def run(context: CallContext, source: Any, target: Any) -> None:
        whole = np.empty((2, count, length), dtype)
        given, result = whole
        if to_real:
            halves = source.reshape(count, half)
            given[:, :half] = halves
            given[:, 0].imag = 0
            np.conjugate(halves[:, :0:-1], out=given[:, half:])
        else:
            given[:] = source.reshape(count, length)
        step(context, given, result)
        if to_real:
            target.reshape(count, length)[:] = result.real
        else:
            target.reshape(count, half)[:] = result[:, :half]

    return run


# ---- operations ------------------------------------------------------------------------------


def _scale(length: int, norm: str, inverse: bool) -> float:
    if norm == "ortho":
        return 1 / math.sqrt(length)
    return 1 / length if (norm == "backward") == inverse else 1.0


def _kernel(steps: list[Step], dtype: np.dtype) -> SharedKernel:
    def run(context: CallContext, x: Any, out: Any) -> None:
        source = np.ascontiguousarray(x)
        for step in steps:
            step(context, source, out)
            source = out

    return SharedKernel(run, (f"fourier_{dtype.char.lower()}",))


def _lower_complex(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    shape, dtype, (axes, inverse, norm) = node.type.shape, node.type.dtype, node.attributes
    if not node.type.size or not axes:
        return None
    return _kernel(
        [
            _complex_step(_Axis.of(shape, axis), dtype, inverse, _scale(shape[axis], norm, inverse))
            for axis in reversed(axes)
        ],
        dtype,
    )


def _lower_real(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    axis, length, norm = node.attributes
    to_real = node.operation.name == "irfft"
    real, halves = (node.type, inputs[0]) if to_real else (inputs[0], node.type)
    if not real.size:
        return None
    lines = _Axis.of(real.shape, axis)
    step = _real_step(lines, halves.dtype, to_real, _scale(length, norm, to_real))
    return _kernel([step], halves.dtype)


class ShortLines(NamedTuple):
    """The words of a native call that transforms lines, one after the other, in a room of its own.

    Between ``given`` and ``taken`` is the address of what is transformed, and behind these that of
    the result, ``made``, and that of the room, of ``room`` bytes.
    """

    given: tuple[int, ...]
    taken: tuple[int, ...]
    made: tuple[int, ...]
    room: int
    flops: int


def short_lines(node: Node, inputs: tuple[TensorType, ...]) -> list[ShortLines] | None:
    """How a transform is made by calls, each of what the one before gives; None if lines are long.

    The tables that these read are kept for as long as the process lives.
    """
    output = node.type
    if not output.size or not inputs[0].size:
        return None
    if node.operation.name == "fft":
        axes, inverse, norm = node.attributes
        dtype = output.dtype
        found = []
        for axis in reversed(axes):
            lines = _Axis.of(output.shape, axis)
            scale = _scale(lines.length, norm, inverse)
            layouts = lines.layout(), lines.layout()
            found.append(_short(lines.length, dtype, lines.lines, layouts, inverse, scale))
        return None if None in found else [each for each in found if each is not None]
    axis, length, norm = node.attributes
    to_real = node.operation.name == "irfft"
    real, halves = (output, inputs[0]) if to_real else (inputs[0], output)
    lines, is_even = _Axis.of(real.shape, axis), length % 2 == 0
    parts = lines.layout(), lines._replace(length=length // 2 + 1).layout()
    scale = _scale(length, norm, to_real) * (2 if to_real and is_even else 1)
    what = (TO_EVEN if is_even else TO_ODD) if to_real else FROM_EVEN + (not is_even)
    points = length // 2 if is_even else length
    layouts = parts[::-1] if to_real else parts
    one = _short(points, halves.dtype, lines.lines, layouts, to_real, scale, what)
    return None if one is None else [one]


_held: dict[int, Plan] = {}
"""By their addresses, the plans of `short_lines`."""


def _short(
    points: int,
    dtype: np.dtype,
    count: int,
    layouts: tuple[_Layout, _Layout],
    inverse: bool,
    scale: float,
    what: int = COMPLEX,
) -> ShortLines | None:
    if not points or _is_long(points):
        return None
    plan: Plan = tables(Plan, points, dtype)
    _held[plan.address] = plan
    scaled = np.float64(scale).view(np.int64).item()
    given = (plan.address, what, int(inverse), scaled, 0, count)
    turns, rooms = (0, 0, 1, 1), (0, 0)
    room = 2 * (plan.length + 1) * 2 * LANES_BYTES
    flops = int(5 * count * plan.length * math.log2(plan.length + 1))
    return ShortLines(given, layouts[0], (*layouts[1], *turns, *rooms), room, flops)


NATIVE.register("fft", _lower_complex)
NATIVE.register("rfft", _lower_real)
NATIVE.register("irfft", _lower_real)
