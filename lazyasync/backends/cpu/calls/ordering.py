"""Orders found on threads: of lines by themselves, and of long lines together, by their digits.

An order that keeps equal numbers in order is the only one, so that it is the same however a line
is divided.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import NATIVE, CallContext, Run, address, spans
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType, kind_of

KINDS = {"u": 0, "i": 1, "f": 2}
"""What a number is, as calls.c has it."""
DESCENDING = 4
"""What is added to that where the largest come first, of those that have places."""
SHORTEST = 192
"""Elements of a line below which comparing takes less than going over 256 counts for each digit."""
LONG = 1 << 16
"""Elements of a line from which on threads share it."""
KEYS_64 = 1
PLACED = 2
"""What is added to the type of keys that have places."""
SECONDS = 1e-8
"""Those of an element, about."""
DIGITS = 256
FIRST_BITS = 8


def kind_of_keys(source: TensorType, axis: int) -> int | None:
    """What the numbers along an axis are, as calls.c has it; None where it cannot order them."""
    is_ordered = source.dtype.itemsize in (4, 8) and axis == source.ndim - 1
    return KINDS.get(kind_of(source.dtype)) if is_ordered else None


def dtype_of_keys(dtype: np.dtype) -> np.dtype | None:
    """The dtype, of 4 or 8 bytes, in which numbers of one have the same order; None for others."""
    kind = kind_of(dtype)
    if dtype.itemsize <= 2 and kind in "biuf":
        return np.dtype(np.float32 if kind == "f" else np.int32)
    return dtype if kind in KINDS and dtype.itemsize in (4, 8) else None


def lines_of_keys(source: TensorType, axis: int) -> TensorType | None:
    """What is gone through to order numbers along an axis: the last one, of keys as calls.c has."""
    dtype = dtype_of_keys(source.dtype)
    if dtype is None or not source.ndim:
        return None
    shape = source.shape
    return TensorType((*shape[:axis], *shape[axis + 1 :], shape[axis]), dtype)


def of_lines(run: Run, lines: TensorType, source: TensorType, axis: int) -> Run:
    """What is given a tensor and finds places along an axis, by what does that for its lines."""
    if axis == source.ndim - 1 and lines.dtype == source.dtype:
        return run

    def run_of_copy(context: CallContext, x: Any, out: Any) -> None:
        given = np.empty(lines.shape, lines.dtype)
        np.copyto(given, np.moveaxis(x, axis, -1))
        results = np.moveaxis(out, axis, -1)
        found = np.empty(results.shape, out.dtype)
        run(context, given, found)
        np.copyto(results, found)

    return run_of_copy


def places_in_order(source: TensorType, kind: int, wanted: int) -> Run:
    """The order of all lines, of which there are so many places of each."""
    length, itemsize = source.shape[-1], source.dtype.itemsize
    lines = source.size // length
    type = (itemsize == 8) + PLACED
    key_bytes = 2 * itemsize
    if lines == 1 and length >= LONG:
        return _long_line(length, kind, type, source.dtype, wanted)
    parts = spans(lines, SECONDS * source.size)

    def run(context: CallContext, x: Any, out: Any) -> None:
        assert context.native is not None
        given, results = np.ascontiguousarray(x).reshape(lines, length), out.reshape(lines, wanted)
        begin, to, each = address(given), address(results), 2 * length * key_bytes
        with room_of(len(parts) * each) as rooms:
            calls = []
            for number, part in enumerate(parts):
                source = begin + part.start * given.strides[0]
                target = to + part.start * wanted * 8
                room = address(rooms) + number * each
                some = (part.stop - part.start, length, kind, type, target, room, wanted)
                calls.append((source, *some))
            context.native.over("sort_lines", calls)

    return run


def _long_line(length: int, kind: int, type: int, dtype: np.dtype, wanted: int) -> Run:
    parts = spans(length, SECONDS * length)
    bits, key_bytes = 8 * dtype.itemsize, 2 * dtype.itemsize

    def run(context: CallContext, x: Any, out: Any) -> None:
        with room_of(2 * length * key_bytes) as rooms:
            order(context, x, out, rooms)

    def order(context: CallContext, x: Any, out: Any, rooms: Any) -> None:
        native = context.native
        assert native is not None
        given = np.ascontiguousarray(x).reshape(-1)
        results = out.reshape(-1)
        keys, other = rooms.reshape(2, length, key_bytes)
        differing = np.empty((len(parts), 2), np.uint64)
        counts = np.empty((len(parts), DIGITS), np.int64)
        begin, to = address(given), address(results)
        sizes = [(part.start, part.stop - part.start) for part in parts]

        def counted() -> list[int]:
            return [address(counts) + number * DIGITS * 8 for number in range(len(parts))]

        def keys_at(first: int) -> int:
            return address(keys) + first * key_bytes

        calls: list[Sequence[int]] = [
            (
                begin + first * dtype.itemsize,
                count,
                kind,
                type,
                first,
                keys_at(first),
                address(differing) + 16 * number,
            )
            for number, (first, count) in enumerate(sizes)
        ]
        native.over("load_keys", calls)
        changing = int(np.bitwise_or.reduce(differing[:, 1]))
        changing ^= int(np.bitwise_and.reduce(differing[:, 0]))
        for shift in range(0, bits, 8):
            if not changing >> shift & (DIGITS - 1):
                continue
            numbers = [(keys_at(first), count, type, shift) for first, count in sizes]
            pairs = list(zip(numbers, counted(), strict=True))
            native.over("count_digits", [(*some, at) for some, at in pairs])
            counts[...] = begins_of(counts)
            native.over("move_digits", [(*some, at, address(other)) for some, at in pairs])
            keys, other = other, keys
        calls = [
            (keys_at(first), min(count, wanted - first), kind, type, to + first * results.itemsize)
            for first, count in sizes
            if first < wanted
        ]
        native.over("store_keys", calls)

    return run


def by_first_digit(
    context: CallContext, words: Any, type: int = KEYS_64, shift: int = 64 - FIRST_BITS
) -> tuple[Any, Any]:
    """A line in the order of 8 bits of its keys, from ``shift`` on, and where those of each begin.

    Keys are uint64, alone or as the first of two columns, by the ``type``. The places are one more
    than there are digits: the last is the length.
    """
    native, length = context.native, len(words)
    assert native is not None
    parts = spans(length, SECONDS * length / 2)
    counts, found = np.empty((len(parts), DIGITS), np.int64), np.empty_like(words)
    begin, row = address(words), words.strides[0]
    numbers = [
        (
            begin + part.start * row,
            part.stop - part.start,
            type,
            shift,
            address(counts) + number * DIGITS * 8,
        )
        for number, part in enumerate(parts)
    ]
    native.over("count_digits", numbers)
    begins = begins_of(counts)
    edges = np.append(begins[0], length)
    counts[...] = begins
    native.over("move_digits", [(*some, address(found)) for some in numbers])
    return found, edges


def begins_of(counts: Any) -> Any:
    """Where each part's numbers go that have a digit: behind the lower digits of all parts, and
    those of the parts before."""
    by_digit = counts.T.reshape(-1)
    return (np.cumsum(by_digit) - by_digit).reshape(counts.shape[::-1]).T


def _lower_argsort(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    (source,) = inputs
    if source.dtype.itemsize == 1 and node.attributes.axis == source.ndim - 1:
        return _order_of_bytes(source)
    if source.dtype.itemsize <= 2 and source.dtype.kind in "biu":
        return None  # NumPy puts them in order by their digits, of which these are few
    (axis,) = node.attributes
    lines = lines_of_keys(source, axis)
    if lines is None or not SHORTEST <= lines.shape[-1] < 1 << 32 or not source.size:
        return None
    in_order = places_in_order(lines, KINDS[kind_of(lines.dtype)], lines.shape[-1])
    return of_lines(in_order, lines, source, axis)


def _order_of_bytes(source: TensorType) -> Run | None:
    """That of lines of integers of 8 bits, or of booleans: each byte has its place at once."""
    length = source.shape[-1]
    if length < SHORTEST:
        return None
    lines, flip = source.size // length, 0x80 * (source.dtype.kind == "i")
    if lines > 1 or length < LONG:
        lines_of = spans(lines, SECONDS * source.size / 4)

        def run(context: CallContext, x: Any, out: Any) -> None:
            assert context.native is not None
            begin, to = address(given := np.ascontiguousarray(x)), address(out)
            calls = [
                (
                    begin + part.start * length,
                    part.stop - part.start,
                    length,
                    flip,
                    to + part.start * length * 8,
                )
                for part in lines_of
            ]
            context.native.over("order_lines_of_bytes", calls)
            del given

        return run
    parts = spans(length, SECONDS * length / 4)

    def run_of_line(context: CallContext, x: Any, out: Any) -> None:
        native, given = context.native, np.ascontiguousarray(x)
        assert native is not None
        counts = np.empty((len(parts), DIGITS), np.int64)
        begin, to = address(given), address(out)
        some = [
            (begin + part.start, part.stop - part.start, flip, address(counts[number]))
            for number, part in enumerate(parts)
        ]
        native.over("count_bytes", some)
        counts[...] = begins_of(counts)
        native.over(
            "order_bytes",
            [(*each, part.start, to) for each, part in zip(some, parts, strict=True)],
        )

    return run_of_line


# ---- searching -----------------------------------------------------------------------------

DTYPES = {"f": 0, "d": 1, "i": 2, "l": 3}
"""The dtypes of which there are functions, as calls.c has them."""


def _searched_as(dtype: np.dtype) -> np.dtype | None:
    """The dtype in which numbers of one are compared."""
    return np.dtype(np.int64) if dtype == np.uint32 else dtype_of_keys(dtype)


def _lower_search(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    ordered, values = inputs
    length, count = ordered.size, values.size
    as_ = _searched_as(ordered.dtype)
    dtype = None if as_ is None else DTYPES.get(as_.char)
    if dtype is None or values.dtype != ordered.dtype or not node.type.size:
        return None
    if as_ != ordered.dtype and length > count:
        return None  # NumPy converts nothing, and looks at few of so many
    right = int(node.attributes[0] == "right")
    parts = spans(count, 2e-9 * count * math.log2(max(length, 2)))

    def run(context: CallContext, given: Any, wanted: Any, out: Any) -> None:
        assert context.native is not None
        line = np.ascontiguousarray(given, as_)
        numbers = np.ascontiguousarray(wanted, as_).reshape(-1)
        begin, first, to = address(line), address(numbers), address(out)
        calls = [
            (
                dtype,
                begin,
                length,
                first + part.start * numbers.itemsize,
                part.stop - part.start,
                right,
                to + part.start * 8,
            )
            for part in parts
        ]
        context.native.over("search", calls)

    return run


NATIVE.register("argsort", _lower_argsort)
NATIVE.register("searchsorted", _lower_search)
