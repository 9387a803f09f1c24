"""Elements and rows combined with those where indices point, by native functions.

Who combines has a range of the places, or a part of the rows and a table of its own, and tables are
joined in the order of the parts: so results do not depend on the number of threads.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.ordering import (
    DIGITS,
    DTYPES,
    FIRST_BITS,
    begins_of,
)
from lazyasync.backends.cpu.calls.picking import INDICES, SECONDS
from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    own_kernel,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("calls", "combining")
HOWS = {"add": 0, "minimum": 1, "maximum": 2, "set": 3}
"""What becomes of an element and of one that is put there, as combining.c has it."""
FEW_BYTES = 1 << 20
"""So many of a table that those of each part stay in a core's cache."""
PARTS = 4
"""Parts of elements that have sums of their own."""
MORE_BYTES, MORE_PARTS = 1 << 22, 2
"""So many of a table that it takes less to have some than to put elements in order, if there are at
least twice as many elements as places."""
MORE_ROWS = 12
"""So many times as many rows as places make it worth to join tables of rows that no cache holds."""
CACHED_BYTES = 1 << 24
"""So many of rows that a cache may hold them. Who takes those for a range of places reads them with
gaps, which costs little there: then tables are worth it where there are few numbers to join, twice
as many rows for a place as a row has elements."""
LONG_ROW = 32
"""Elements of a row from which on it takes less to put rows in order, if not many are for a place:
each sum is written once."""
FEW_ROWS = 4
"""Fewer rows for each place are not many."""
MOST_BYTES = 1 << 23
"""Those of a table that may be larger than a core's cache, where rows are short."""
MOST_RANGES = 8
"""Ranges of places for which all indices are looked at."""
OUT_OF_RANGE = 1
"""What says so of an index."""
BEHIND = 4
"""Numbers behind an order that may be looked at."""


class Elements(NamedTuple):
    """What is combined: with ``start`` or nothing, rows whose elements are ``step`` further each.

    ``start_step`` is 0 if one element stands for all.
    """

    start: Any
    start_step: int
    rows: Any
    step: int
    indices: Any


Combine: TypeAlias = Callable[[CallContext, Elements, Any], bool]
"""``combine(context, elements, out)`` gives whether all indices are in range."""


class _Sizes(NamedTuple):
    """How elements of a dtype are combined (as combining.c has both), and how many there are."""

    how: int
    dtype: int
    of: np.dtype
    """That of elements, or of both numbers of a complex one."""
    length: int
    rows: int
    width: int

    @property
    def wide(self) -> np.dtype:
        """The dtype in which sums are added up."""
        return np.dtype(np.float64) if self.is_sum and self.of.kind == "f" else self.of

    @property
    def is_sum(self) -> bool:
        return self.how == HOWS["add"]

    @property
    def seconds(self) -> float:
        """Those that it takes, about."""
        return SECONDS * self.rows * max(1, self.width // 8)


def combined_as(dtype: np.dtype, how: str) -> int | None:
    """The dtype as which combining.c has elements of one; None if it cannot combine them."""
    if how not in HOWS or dtype.itemsize not in (4, 8) or dtype.kind not in "fiu":
        return None
    if how == "set" or (how == "add" and dtype.kind in "iu"):
        return DTYPES["i" if dtype.itemsize == 4 else "l"]
    return DTYPES.get(dtype.char)


def _lower_scatter_add(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    axis, length = node.attributes
    return _combining(node, (None, *inputs), axis, length, "add")


def _lower_scatter(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    axis, how = node.attributes
    return _combining(node, inputs, axis, inputs[0].shape[axis], how)


def _combining(
    node: Node,
    operands: tuple[TensorType | None, ...],
    axis: int,
    length: int,
    how: str,
) -> SharedKernel | None:
    """Rows that are combined with those where indices point, or with none.

    Along another axis than the first one they are copied, so that it is the first, and back.
    """
    _start, values, indices = operands
    assert values is not None
    assert indices is not None
    of, count = values.dtype, indices.size
    numbers = 2 if of.kind == "c" and how in ("add", "set") else 1
    of = np.dtype(f"f{of.itemsize // 2}") if numbers == 2 else of
    dtype = combined_as(of, how)
    if dtype is None or indices.dtype not in INDICES:
        return None
    if not count or not node.type.size:
        return None
    if max(length, count) >= 1 << 31:
        return None
    inputs = tuple([type for type in operands if type is not None])
    own = own_kernel(node, inputs)
    before = math.prod(node.type.shape[:axis])
    after = values.size // count // before
    width = numbers * before * after
    combine = _way(_Sizes(HOWS[how], dtype, of, length, count, width))

    def run(context: CallContext, *arrays: Any) -> None:
        *begin, rows, given, out = arrays
        # A single number that is everywhere, as where occurrences are counted, or of extremes.
        is_same = width == 1 and not any(rows.strides)
        start = begin[0] if begin else None
        from_one = start is not None and numbers == 1 and not any(start.strides)
        if before > 1:
            rows = rows.reshape(before, count, after).swapaxes(0, 1)
            out = np.empty((length, before, after), out.dtype)
            if start is not None and not from_one:
                start = start.reshape(before, length, after).swapaxes(0, 1)
        if not is_same:
            rows = np.ascontiguousarray(rows)
        if start is not None and not from_one:
            start = np.ascontiguousarray(start)
        given = np.ascontiguousarray(given)
        elements = Elements(start, int(not from_one), rows, 0 if is_same else width, given)
        if not combine(context, elements, out):
            own(*arrays)
        elif before > 1:
            np.copyto(arrays[-1].reshape(before, length, after), out.swapaxes(0, 1))

    return SharedKernel(run, UNITS)


def _way(sizes: _Sizes) -> Combine:
    """The way that takes the least time, about."""
    length, count, width = sizes.length, sizes.rows, sizes.width
    nbytes = length * width * sizes.wide.itemsize
    is_cached = count * width * sizes.of.itemsize <= CACHED_BYTES
    times = 2 if width == 1 else max(MORE_ROWS, 2 * width) if is_cached else MORE_ROWS
    has_tables = nbytes <= (MORE_BYTES if count >= times * length else FEW_BYTES * (width == 1))
    if has_tables and sizes.how != HOWS["set"]:
        return _by_parts(sizes)
    is_ordered = sizes.is_sum and (sizes.of.kind == "f" or sizes.of.itemsize == 8)
    if is_ordered and width == 1:
        return _add_elements(sizes)
    is_long = width >= LONG_ROW and count < FEW_ROWS * length
    if is_ordered and (is_long or nbytes > MOST_BYTES):
        return _add_rows(sizes.dtype, length, count, width)
    return _by_places(sizes)


def _neutral(sizes: _Sizes) -> Any:
    """What leaves an element as it is, in memory."""
    dtype = sizes.wide
    if sizes.how not in (HOWS["minimum"], HOWS["maximum"]):
        return np.zeros(1, dtype)
    largest = sizes.how == HOWS["minimum"]
    if dtype.kind == "f":
        return np.array([np.inf if largest else -np.inf], dtype)
    info = np.iinfo(dtype)
    return np.array([info.max if largest else info.min], dtype)


def _by_parts(sizes: _Sizes) -> Combine:
    """Each part of the elements is combined in a table of its own, and these in their order."""
    how, dtype, of, length, count, width = sizes
    nbytes = length * width * sizes.wide.itemsize
    # Tables begin cache lines of their own.
    size = -(-nbytes // 64) * 64 // sizes.wide.itemsize
    most = PARTS if nbytes <= FEW_BYTES else MORE_PARTS
    parts = spans(count, sizes.seconds)[:most]
    edges = [count * number // len(parts) for number in range(len(parts) + 1)]
    joined = spans(length * width, SECONDS * length * width)
    neutral = _neutral(sizes)

    def combine(context: CallContext, elements: Elements, out: Any) -> bool:
        native = context.native
        assert native is not None
        start, start_step, rows, step, indices = elements
        with room_of(len(parts) * size * sizes.wide.itemsize) as room:
            begin, by, tables = address(rows), address(indices), address(room)
            calls = []
            for number, (first, last) in enumerate(itertools.pairwise(edges)):
                at = begin + first * step * of.itemsize
                where = (indices.itemsize, at, step, by + indices.itemsize * first, last - first)
                places = (length, width, 0, length)
                table = tables + number * size * sizes.wide.itemsize
                calls.append((how, dtype, *where, *places, 0, 0, address(neutral), table, 0))
            if any(native.over("combine_rows", calls)):
                return False
            before = (0 if start is None else address(start), start_step)
            given = (how, dtype, tables, len(parts), size)
            native.over(
                "join_tables",
                [(*given, part.start, part.stop, *before, address(out)) for part in joined],
            )
        return True

    return combine


def _by_places(sizes: _Sizes) -> Combine:
    """Each thread has a range of the places, and takes the rows that are for these, in order."""
    how, dtype, of, length, count, width = sizes
    row_bytes = width * sizes.wide.itemsize
    worth = len(spans(length, sizes.seconds))
    neutral = _neutral(sizes)

    def combine(context: CallContext, elements: Elements, out: Any) -> bool:
        native = context.native
        assert native is not None
        start, start_step, rows, step, indices = elements
        ranges = max(1, min(context.crew.threads, worth, MOST_RANGES))
        edges = [length * number // ranges for number in range(ranges + 1)]
        longest = max(last - first for first, last in itertools.pairwise(edges))
        size = -(-longest * row_bytes // 64) * 64 if sizes.wide != of else 0
        begin = (indices.itemsize, address(rows), step, address(indices), count, length, width)
        before = (0 if start is None else address(start), start_step, address(neutral))
        with room_of(ranges * size) as room:
            calls = []
            for number, (first, last) in enumerate(itertools.pairwise(edges)):
                table = address(room) + number * size if size else 0
                to = address(out) + first * width * of.itemsize
                calls.append((how, dtype, *begin, first, last, *before, table, to))
            return not any(native.over("combine_rows", calls))

    return combine


def _add_rows(dtype: int, length: int, count: int, width: int) -> Combine:
    """Rows in the order of their places, each of which is written once."""

    def add(context: CallContext, elements: Elements, out: Any) -> bool:
        native = context.native
        assert native is not None
        start, start_step, rows, _step, indices = elements
        if start is not None and not start_step:
            start = np.ascontiguousarray(start)
        places = np.empty(count, np.int32)
        found = native["places"](indices.itemsize, address(indices), count, length, address(places))
        if found == OUT_OF_RANGE:
            return False
        ascend = not found
        begins = np.empty(length + 1, np.int64)
        order = np.zeros(0 if ascend else count + BEHIND, np.int32)
        numbers = (address(places), count, length, address(begins), int(not ascend))
        native["order_places"](*numbers, address(order))
        # Parts of about as many rows: those added up, and those written.
        parts = spans(length, SECONDS * (count + length) * width)
        work = begins + np.arange(length + 1)
        shares = np.arange(1, len(parts)) * work[-1] // len(parts)
        edges = [0, *np.searchsorted(work, shares).tolist(), length]
        before = (dtype, address(rows), 0 if ascend else address(order), address(begins))
        behind = (width, 0 if start is None else address(start), address(out))
        calls = [(*before, first, last, *behind) for first, last in itertools.pairwise(edges)]
        native.over("sum_rows", calls)
        return True

    return add


def _add_elements(sizes: _Sizes) -> Combine:
    """Elements with their places are put in the order of 8 bits of these, and each range of places
    that has the same is added up in the nearest cache."""
    _how, dtype, of, length, count, _width = sizes
    itemsize = of.itemsize
    word = 8 if itemsize == 4 else 16
    below = max(0, (length - 1).bit_length() - FIRST_BITS)
    parts = spans(count, SECONDS * count)
    ranges = -(-length >> below)
    nbytes = len(parts) * 8 << below

    def add(context: CallContext, elements: Elements, out: Any) -> bool:
        with room_of(word * count) as ordered, room_of(nbytes) as room:
            return add_in(context, elements, out, ordered, room.reshape(len(parts), -1))

    def add_in(context: CallContext, elements: Elements, out: Any, ordered: Any, sums: Any) -> bool:
        native = context.native
        assert native is not None
        start, start_step, values, step, indices = elements
        if start is not None and not start_step:
            start = np.ascontiguousarray(start)
        at, by, bytes = address(values), address(indices), indices.itemsize
        counts = np.empty((len(parts), DIGITS), np.int64)
        next = [address(counts[number]) for number in range(len(parts))]
        of_parts = [
            (by + bytes * part.start, part.stop - part.start, length, below) for part in parts
        ]
        if any(
            native.over(
                "count_places",
                [(bytes, *some, to) for some, to in zip(of_parts, next, strict=True)],
            )
        ):
            return False
        counts[...] = begins_of(counts)
        edges = np.append(counts[0][:ranges], count)
        to = address(ordered)
        native.over(
            "move_places",
            [
                (bytes, itemsize, at + part.start * step * itemsize, step, *some, room, to)
                for part, some, room in zip(parts, of_parts, next, strict=True)
            ],
        )
        # Parts of about as many elements and places.
        work = edges + (np.arange(ranges + 1) << below)
        shares = np.arange(1, len(parts)) * work[-1] // len(parts)
        cuts = [0, *np.searchsorted(work, shares).tolist(), ranges]
        behind = (below, length, 0 if start is None else address(start), address(out))
        calls = [
            (dtype, to, address(edges), *some, *behind, address(sums[number]))
            for number, some in enumerate(itertools.pairwise(cuts))
        ]
        native.over("add_joined", calls)
        return True

    return add


NATIVE.register("scatter_add", _lower_scatter_add)
NATIVE.register("scatter", _lower_scatter)
