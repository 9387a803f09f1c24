"""Elements picked by indices, and added up or put where indices point, by native functions.

Who adds up has a range of the places, or a part of the rows and sums of its own, which are added
in the order of the parts: so sums do not depend on the number of threads.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.ordering import (
    DIGITS,
    DTYPES,
    FIRST_BITS,
    begins_of,
)
from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    SharedKernel,
    address,
    copy_in_parts,
    own_kernel,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

INDEX = np.dtype(np.int64)
INDICES = (INDEX, np.dtype(np.int32))
"""The dtypes of indices by which elements are picked."""
UNITS = ("calls", "reducing")
HOWS = {"add": 0, "minimum": 1, "maximum": 2, "set": 3}
"""What becomes of an element and of one that is put there, as reducing.c has it."""
SECONDS = 2e-9
"""Those of an element that is picked, about."""
FEW_BYTES = 1 << 20
"""So many of a table that those of each part stay in a core's cache."""
PARTS = 4
"""Parts of elements that have sums of their own."""
MORE_BYTES, MORE_PARTS = 1 << 22, 2
"""So many of a table that it takes less to have some than to put elements in order, if there are at
least twice as many rows as places."""
MOST_RANGES = 8
"""Ranges of places for which all indices are looked at."""
OUT_OF_RANGE = 1
"""What says so of an index."""
BEHIND = 4
"""Numbers behind an order that may be looked at."""

Combine: TypeAlias = Callable[[CallContext, Any, Any, int, Any, Any], bool]
"""``combine(context, start, rows, step, indices, out)``, with the elements from row to row.

It gives whether all indices are in range."""


def _lower_pick(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    """Lines of elements by lines of indices, or all lines by the same ones."""
    source, indices = inputs
    itemsize, axis = source.dtype.itemsize, node.attributes[0]
    length = source.shape[axis]
    if indices.dtype not in INDICES or itemsize not in (1, 2, 4, 8) or not node.type.size:
        return None
    if axis != source.ndim - 1:
        return None
    lines = math.prod(source.shape[:-1])
    own = own_kernel(node, inputs)
    count = node.type.size // lines
    by_lines = lines > 1
    parts = spans(lines if by_lines else count, SECONDS * node.type.size)
    index_bytes = indices.dtype.itemsize
    step = 0 if node.operation.name == "take" else count * index_bytes

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        from_, by, to = address(x), address(flat), address(out)
        calls = []
        for part in parts:
            first, some = part.start, part.stop - part.start
            lines_now, each = (some, count) if by_lines else (1, some)
            at = from_ + first * length * itemsize if by_lines else from_
            where = by + first * (step if by_lines else index_bytes)
            target = to + first * (count if by_lines else 1) * itemsize
            numbers = (itemsize, lines_now, length, length * itemsize, each)
            calls.append((*numbers, at, where, index_bytes, step, target))
        if any(context.native.over("pick", calls)):
            own(x, places, out)

    return run


def combined_as(dtype: np.dtype, how: str) -> int | None:
    """The dtype as which reducing.c combines elements of one, as it has them; None if it cannot."""
    if how not in HOWS or (how == "add" and dtype.char == "i"):
        return None
    if how == "set" and dtype.itemsize in (4, 8) and dtype.kind != "c":
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
    itemsize, count, dtype = values.dtype.itemsize, indices.size, combined_as(values.dtype, how)
    if dtype is None or indices.dtype != INDEX:
        return None
    if not count or not node.type.size:
        return None
    if max(length, count) >= 1 << 31:
        return None
    inputs = tuple([type for type in operands if type is not None])
    own = own_kernel(node, inputs)
    width = values.size // count
    before = math.prod(node.type.shape[:axis])
    after = width // before
    table = length * width * (8 if how == "add" else itemsize)
    most = MORE_BYTES if count >= 2 * length else FEW_BYTES
    if how != "set" and table <= most:
        combine = _by_parts(values.dtype, dtype, how, length, count, width)
    elif how != "add":
        combine = _by_places(values.dtype, dtype, how, length, count, width)
    elif width == 1:
        combine = _add_elements(values.dtype, dtype, length, count)
    else:
        combine = _add_rows(dtype, length, count, width)

    def run(context: CallContext, *arrays: Any) -> None:
        *begin, rows, given, out = arrays
        if before > 1:
            rows = rows.reshape(before, count, after).swapaxes(0, 1)
            begin = [array.reshape(before, length, after).swapaxes(0, 1) for array in begin]
            out = np.empty((length, before, after), out.dtype)
        start = np.ascontiguousarray(begin[0]) if begin else None
        # A single number that is added everywhere, as where occurrences are counted.
        is_same = width == 1 and not any(rows.strides)
        rows = rows if is_same else np.ascontiguousarray(rows)
        given = np.ascontiguousarray(given).reshape(-1)
        if not combine(context, start, rows, 0 if is_same else width, given, out):
            own(*arrays)
        elif before > 1:
            np.copyto(arrays[-1].reshape(before, length, after), out.swapaxes(0, 1))

    return SharedKernel(run, UNITS)


def _by_parts(of: np.dtype, dtype: int, how: str, length: int, count: int, width: int) -> Combine:
    """Each part of the rows is combined in a table of its own, and these in their order."""
    wide = np.dtype(np.float64) if how == "add" and of.kind == "f" else of
    nbytes = length * width * wide.itemsize
    most = PARTS if nbytes <= FEW_BYTES else MORE_PARTS
    parts = spans(count, SECONDS * count * max(1, width // 8))[:most]
    edges = [count * number // len(parts) for number in range(len(parts) + 1)]
    neutral = 0 if how == "add" else _neutral(of, how)
    ufunc = getattr(np, how)

    numbers = spans(length * width, SECONDS * length * width)

    def combine(
        context: CallContext, start: Any, rows: Any, step: int, indices: Any, out: Any
    ) -> bool:
        with room_of(len(parts) * nbytes) as room:
            tables = room.view(wide).reshape(len(parts), -1)
            return combine_in(context, start, rows, step, indices, out, tables)

    def combine_in(
        context: CallContext,
        start: Any,
        rows: Any,
        step: int,
        indices: Any,
        out: Any,
        tables: Any,
    ) -> bool:
        assert context.native is not None
        before = None if start is None else start.reshape(-1)
        if before is not None and how != "add":
            tables[0], tables[1:] = before, neutral
        else:
            tables.fill(neutral)
        begin, by, to = address(rows), address(indices), address(tables)
        calls = []
        for number, (first, last) in enumerate(itertools.pairwise(edges)):
            at = begin + first * step * rows.itemsize
            sizes = (step, by + 8 * first, last - first, length, width, 0, length)
            calls.append((HOWS[how], dtype, at, *sizes, to + number * tables.strides[0]))
        if any(context.native.over("combine_rows", calls)):
            return False
        target = out.reshape(-1)

        def join(number: int) -> None:
            part = numbers[number]
            whole = tables[0, part]
            for table in tables[1:, part]:
                ufunc(whole, table, out=whole)
            if before is None or how != "add":
                np.copyto(target[part], whole, casting="same_kind")
            else:
                np.add(before[part], whole, target[part], casting="same_kind")

        context.crew.over(len(numbers), join)
        return True

    return combine


def _by_places(of: np.dtype, dtype: int, how: str, length: int, count: int, width: int) -> Combine:
    """Each thread has a range of the places, and takes the rows that are for these, in order."""

    def combine(
        context: CallContext, start: Any, rows: Any, step: int, indices: Any, out: Any
    ) -> bool:
        assert context.native is not None
        copy_in_parts(context.crew, start.reshape(-1), out.reshape(-1))
        threads = min(context.crew.threads, MOST_RANGES, length)
        edges = [length * number // threads for number in range(threads + 1)]
        numbers = (address(rows), step, address(indices), count, length, width)
        calls = [
            (HOWS[how], dtype, *numbers, first, last, address(out))
            for first, last in itertools.pairwise(edges)
        ]
        return not any(context.native.over("combine_rows", calls))

    return combine


def _neutral(dtype: np.dtype, how: str) -> Any:
    """What leaves an extreme as it is."""
    if dtype.kind == "f":
        return -np.inf if how == "maximum" else np.inf
    info = np.iinfo(dtype)
    return info.min if how == "maximum" else info.max


def _add_rows(dtype: int, length: int, count: int, width: int) -> Combine:
    """Rows in the order of their places, each of which is written once."""

    def add(context: CallContext, start: Any, rows: Any, step: int, indices: Any, out: Any) -> bool:
        native = context.native
        assert native is not None
        places = np.empty(count, np.int32)
        found = native["places"](address(indices), count, length, address(places))
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


def _add_elements(of: np.dtype, dtype: int, length: int, count: int) -> Combine:
    """Elements with their places are put in the order of 8 bits of these, and each range of places
    that has the same is added up in the nearest cache."""
    itemsize = of.itemsize
    word = 8 if itemsize == 4 else 16
    below = max(0, (length - 1).bit_length() - FIRST_BITS)
    parts = spans(count, SECONDS * count)
    ranges = -(-length >> below)
    nbytes = len(parts) * 8 << below

    def add(
        context: CallContext, start: Any, elements: Any, step: int, indices: Any, out: Any
    ) -> bool:
        with room_of(word * count) as ordered, room_of(nbytes) as room:
            sums = room.reshape(len(parts), -1)
            return add_in(context, start, elements, step, indices, out, ordered, sums)

    def add_in(
        context: CallContext,
        start: Any,
        elements: Any,
        step: int,
        indices: Any,
        out: Any,
        ordered: Any,
        sums: Any,
    ) -> bool:
        native = context.native
        assert native is not None
        at, by = address(elements), address(indices)
        counts = np.empty((len(parts), DIGITS), np.int64)
        next = [address(counts[number]) for number in range(len(parts))]
        of_parts = [(by + 8 * part.start, part.stop - part.start, length, below) for part in parts]
        if any(
            native.over(
                "count_places", [(*some, to) for some, to in zip(of_parts, next, strict=True)]
            )
        ):
            return False
        counts[...] = begins_of(counts)
        edges = np.append(counts[0][:ranges], count)
        to = address(ordered)
        native.over(
            "move_places",
            [
                (itemsize, at + part.start * step * itemsize, step, *some, room, to)
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


NATIVE.register("take", _lower_pick)
NATIVE.register("take_along_axis", _lower_pick)
NATIVE.register("scatter_add", _lower_scatter_add)
NATIVE.register("scatter", _lower_scatter)
