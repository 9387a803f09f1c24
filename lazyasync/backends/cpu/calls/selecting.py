"""Elements by the place that sorting would put them at, by native functions.

Lines are done each by itself, and long lines by all threads together: a sample says between which
numbers those must be that are asked for, and only what is there is gathered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.ordering import (
    DESCENDING,
    KINDS,
    SHORTEST,
    lines_of_keys,
    of_lines,
    places_in_order,
)
from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType, kind_of

UNITS = ("selecting", "calls")
MOST_PLACES = 32
"""Places of a line, as selecting.c has it; more are picked of all in order."""
SECONDS = 1e-9
"""Those of an element of a line, about, for each few places."""
ROOM_BYTES = 128
"""What two vectors take beside two lines of keys."""
SHORT = 32
"""Elements of a line up to which each is compared with all; NumPy sorts longer ones sooner, up to
`SHORTEST`."""
LONG = 1 << 17
"""Elements of a line from which on threads share it."""
FEW_LINES = 4
"""Lines below which long ones are shared."""
MOST_OF_LINE = 8
"""Where more than one of so many elements of a line is asked for in order, all are sorted."""
FEW = 64
"""Elements of a line up to which all are put in order, as selecting.c has it."""
VECTOR = 64
"""The bytes of a vector of keys."""
_ODD = (0x9E3779B97F4A7C15, 0xD1B54A32D192ED03, 0xABC98388FB8FAC03, 0x8CB92BA72F3D8DD7)
"""A number for each sample that is taken, before all is put in order instead."""
KEYS: dict[int, Any] = {4: np.dtype(np.uint32), 8: np.dtype(np.uint64)}


def _lower_places(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    source, _ = inputs
    axis, wanted = node.attributes.axis, node.type.shape[node.attributes.axis]
    kind, itemsize = KINDS.get(kind_of(source.dtype)), source.dtype.itemsize
    if kind is None or itemsize not in KEYS or axis != source.ndim - 1:
        return None
    length = source.shape[axis]
    if not node.type.size or not length or wanted > MOST_PLACES or length >= 1 << 31:
        return None
    if SHORT < length < SHORTEST:
        return None
    lines = source.size // length
    if length >= LONG and lines < FEW_LINES:
        return SharedKernel(_long_lines(lines, length, kind, source.dtype), UNITS)
    parts = spans(lines, SECONDS * source.size * (1 + wanted / 2))

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        given, asked = np.ascontiguousarray(x), np.ascontiguousarray(places)
        each = 2 * length * itemsize + ROOM_BYTES
        begin, first, to = address(given), address(asked), address(out)
        with room_of(len(parts) * each) as room:
            calls = []
            for number, part in enumerate(parts):
                calls.append(
                    (
                        itemsize,
                        begin + part.start * length * itemsize,
                        part.stop - part.start,
                        length,
                        kind,
                        first + part.start * wanted * 8,
                        wanted,
                        address(room) + number * each,
                        to + part.start * wanted * itemsize,
                    )
                )
            context.native.over("select_places", calls)

    return SharedKernel(run, UNITS)


def room_of_first(length: int, count: int, itemsize: int) -> int:
    """The bytes in which so many places of a line are found and put in order."""
    kept = max(count, min(length, FEW))
    return (2 * length + 4 * kept) * itemsize + 6 * VECTOR


def _lower_first(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    (source,) = inputs
    axis, count, descending = node.attributes
    lines = lines_of_keys(source, axis)
    if lines is None or not node.type.size or lines.shape[-1] >= 1 << 31:
        return None
    kernel = _first_of_lines(lines, count, descending)
    return kernel._replace(run=of_lines(kernel.run, lines, source, axis))


def _first_of_lines(source: TensorType, count: int, descending: bool) -> SharedKernel:
    length, itemsize, kind = source.shape[-1], source.dtype.itemsize, KINDS[kind_of(source.dtype)]
    if length >= SHORTEST and count * MOST_OF_LINE > length:
        in_order = places_in_order(source, kind + DESCENDING * descending, count)
        return SharedKernel(in_order, ("calls",))
    lines = source.size // length
    parts = spans(lines, SECONDS * source.size * 3)
    each = room_of_first(length, count, itemsize)

    def run(context: CallContext, x: Any, out: Any) -> None:
        assert context.native is not None
        given = np.ascontiguousarray(x)
        begin, to = address(given), address(out)
        with room_of(len(parts) * each) as room:
            calls = [
                (
                    itemsize,
                    begin + part.start * length * itemsize,
                    part.stop - part.start,
                    length,
                    kind,
                    int(descending),
                    count,
                    address(room) + number * each,
                    to + part.start * count * 8,
                )
                for number, part in enumerate(parts)
            ]
            context.native.over("first_places", calls)

    return SharedKernel(run, UNITS)


# ---- long lines ----------------------------------------------------------------------------


class _Line(NamedTuple):
    """A long line, and how it is gone through."""

    address: int
    length: int
    kind: int
    itemsize: int
    parts: list[slice]


def _long_lines(lines: int, length: int, kind: int, dtype: np.dtype) -> Run:
    parts = spans(length, SECONDS * length)

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        given = np.ascontiguousarray(x).reshape(lines, length)
        asked, results = places.reshape(lines, -1), out.reshape(lines, -1)
        for number in range(lines):
            values = given[number]
            line = _Line(address(values), length, kind, dtype.itemsize, parts)
            wanted, back = np.unique(np.clip(asked[number], 0, length - 1), return_inverse=True)
            keys = _keys_at(context, line, values, wanted)
            found = np.empty(len(keys), dtype)
            _store(context, line, keys, found)
            results[number] = found[back]

    return run


def _keys_at(context: CallContext, line: _Line, values: Any, wanted: Any) -> Any:
    """The keys at places, which ascend."""
    found = np.empty(len(wanted), KEYS[line.itemsize])
    missing = np.ones(len(wanted), bool)
    for attempt in range(len(_ODD)):
        of = np.flatnonzero(missing)
        sample = _sample(context, line, values, attempt)
        brackets = _brackets(sample, wanted[of], line.length)
        missing[of] = ~_search(context, line, brackets, wanted[of], found, of)
        if not missing.any():
            return found
    keys = np.empty(line.length, found.dtype)
    _load(context, line, values, keys)
    keys.partition(wanted[missing])
    found[missing] = keys[wanted[missing]]
    return found


def _sample(context: CallContext, line: _Line, values: Any, attempt: int) -> Any:
    """Keys of elements from all over a line, in order: the more, the longer it is.

    Their places are about evenly spaced, and not quite, so that no order of the elements misleads.
    """
    count = min(line.length // 4, (1 << attempt) * int(0.65 * line.length ** (2 / 3)))
    numbers = np.arange(count, dtype=np.uint64)
    turns = (numbers * np.uint64(_ODD[attempt])) >> np.uint64(11)  # 53 bits that look random
    places = (numbers + turns * 2.0**-53) * (line.length / count)
    some = values[np.minimum(places.astype(np.int64), line.length - 1)]
    keys = np.empty(count, KEYS[line.itemsize])
    _load(context, line, some, keys)
    keys.sort()
    return keys


def _brackets(sample: Any, wanted: Any, length: int) -> Any:
    """Two keys for each place, between which its key is but for one of 10,000 samples."""
    count = len(sample)
    share = (wanted + 0.5) / length
    margin = 4 * np.sqrt(count * share * (1 - share)) + 4
    low = np.floor(count * share - margin).astype(np.int64)
    high = np.ceil(count * share + margin).astype(np.int64)
    ends = np.empty((len(wanted), 2), sample.dtype)
    ends[:, 0] = np.where(low < 0, 0, sample[np.clip(low, 0, count - 1)])
    most = np.iinfo(sample.dtype).max
    ends[:, 1] = np.where(high >= count, most, sample[np.clip(high, 0, count - 1)])
    return ends


def _search(
    context: CallContext, line: _Line, brackets: Any, wanted: Any, found: Any, of: Any
) -> Any:
    """Which keys were in their brackets; these are found."""
    assert context.native is not None
    # Neighbours share a bracket.
    fresh = np.ones(len(wanted), bool)
    fresh[1:] = np.diff(wanted) > 1
    firsts = np.flatnonzero(fresh)
    lasts = np.append(firsts[1:], len(wanted)) - 1
    ends = np.stack([brackets[firsts, 0], brackets[lasts, 1]], 1)
    longest = max(part.stop - part.start for part in line.parts)
    capacity = longest // 4 + 64
    gathered = np.empty((len(line.parts), len(ends), capacity), ends.dtype)
    counts = np.empty((len(line.parts), len(ends), 4), np.int64)
    calls = [
        (
            line.itemsize,
            line.address + part.start * line.itemsize,
            part.stop - part.start,
            line.kind,
            len(ends),
            address(ends),
            capacity,
            address(gathered[number]),
            address(counts[number]),
        )
        for number, part in enumerate(line.parts)
    ]
    context.native.over("select_between", calls)
    is_found = np.zeros(len(wanted), bool)
    for number, (below, low, inside, high) in enumerate(counts.sum(0).tolist()):
        span = slice(firsts[number], lasts[number] + 1)
        rank = wanted[span] - below
        at_low = (rank >= 0) & (rank < low)
        found[of[span][at_low]] = ends[number, 0]
        rank = rank - low
        within = (rank >= 0) & (rank < inside)
        if within.any() and (counts[:, number, 2] <= capacity - 16).all():
            each = counts[:, number, 2].tolist()
            keys = np.concatenate([gathered[part, number, :size] for part, size in enumerate(each)])
            keys.partition(rank[within])
            found[of[span][within]] = keys[rank[within]]
        else:
            within &= False
        at_high = (rank >= inside) & (rank < inside + high)
        found[of[span][at_high]] = ends[number, 1]
        is_found[span] = at_low | within | at_high
    return is_found


def _load(context: CallContext, line: _Line, values: Any, keys: Any) -> None:
    assert context.native is not None
    differing = np.empty(2, np.uint64)
    type = int(line.itemsize == 8)
    call = (address(values), len(keys), line.kind, type, 0, address(keys), address(differing))
    context.native.over("load_keys", [call])


def _store(context: CallContext, line: _Line, keys: Any, values: Any) -> None:
    assert context.native is not None
    type = int(line.itemsize == 8)
    call = (address(keys), len(keys), line.kind, type, address(values))
    context.native.over("store_keys", [call])


NATIVE.register("order_statistics", _lower_places)
NATIVE.register("first_of_order", _lower_first)
