"""Elements picked by indices, and added up or put where indices point, by native functions.

Who adds up has a range of the places, or a part of the rows and sums of its own, which are added
in the order of the parts: so sums do not depend on the number of threads.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.ordering import DTYPES
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    address,
    copy_in_parts,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType

INDEX = np.dtype(np.int64)
SECONDS = 2e-9
"""Those of an element that is picked, about."""
FEW_PLACES = 1 << 15
"""So many sums that those of each part stay in a core's cache."""
PARTS = 4
"""Parts of elements that have sums of their own."""
OUT_OF_RANGE = 1
"""What says so of an index."""
BEHIND = 4
"""Numbers behind an order that may be looked at."""


def _own(node: Node, inputs: tuple[TensorType, ...]) -> Any:
    """The kernel of the operation's own lowering, which says what is wrong with indices."""
    return LOWERINGS[node.operation](np, inputs, node.type, node.attributes)


def _lower_pick(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    """Lines of elements by lines of indices, or a single line by all indices."""
    source, indices = inputs
    itemsize, axis = source.dtype.itemsize, node.attributes[0]
    length = source.shape[axis]
    if indices.dtype != INDEX or itemsize not in (1, 2, 4, 8) or not node.type.size:
        return None
    is_take = node.operation.name == "take"
    if axis != source.ndim - 1 or (is_take and source.ndim != 1):
        return None
    lines = 1 if is_take else math.prod(source.shape[:-1])
    own = _own(node, inputs)
    count = node.type.size // lines
    by_lines = lines > 1
    parts = spans(lines if by_lines else count, SECONDS * node.type.size)
    step = length * itemsize

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        pick = context.native["pick"]
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        if by_lines:
            x, flat, results = x.reshape(lines, -1), flat.reshape(lines, -1), out.reshape(lines, -1)
        else:
            flat, results = flat.reshape(-1), out.reshape(-1)
        wrong = [0] * len(parts)

        def do(number: int) -> None:
            part = parts[number]
            some = part.stop - part.start
            lines_now, each = (some, count) if by_lines else (1, some)
            given = address(x[part] if by_lines else x), address(flat[part])
            numbers = (itemsize, lines_now, length, step, each)
            wrong[number] = pick(*numbers, *given, address(results[part]))

        context.crew.over(len(parts), do)
        if any(wrong):
            own(x, places, out)

    return run


def _lower_scatter_add(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    values, indices = inputs
    axis, length = node.attributes
    return _adding(node, inputs, values, indices, axis, length, False)


def _lower_scatter(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    source, values, indices = inputs
    axis, how = node.attributes
    if how == "set":
        return _putting(node, inputs, axis)
    if how != "add":
        return None
    return _adding(node, inputs, values, indices, axis, source.shape[axis], True)


def _adding(
    node: Node,
    inputs: tuple[TensorType, ...],
    values: TensorType,
    indices: TensorType,
    axis: int,
    length: int,
    adds_to: bool,
) -> Run | None:
    dtype = {"f": DTYPES["f"], "d": DTYPES["d"], "l": DTYPES["l"]}.get(values.dtype.char)
    count = indices.size
    if dtype is None or axis or indices.dtype != INDEX or not count or not node.type.size:
        return None
    if max(length, count) >= 1 << 31:
        return None
    own = _own(node, inputs)
    width = values.size // count
    if width == 1:
        add = _add_elements(values.dtype, dtype, length, count)
    else:
        add = _add_rows(dtype, length, count, width)

    def run(context: CallContext, *arrays: Any) -> None:
        *start, rows, given, out = arrays
        before = np.ascontiguousarray(start[0]) if adds_to else None
        rows, given = np.ascontiguousarray(rows), np.ascontiguousarray(given).reshape(-1)
        if not add(context, before, rows, given, out):
            own(*arrays)

    return run


def _add_rows(dtype: int, length: int, count: int, width: int) -> Any:
    def add(context: CallContext, start: Any, rows: Any, indices: Any, out: Any) -> bool:
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
        if len(parts) > 1:
            work = begins + np.arange(length + 1)
            shares = np.arange(1, len(parts)) * work[-1] // len(parts)
            edges = [0, *np.searchsorted(work, shares).tolist(), length]
        else:
            edges = [0, length]

        def do(number: int) -> None:
            native["sum_rows"](
                *(dtype, address(rows), 0 if ascend else address(order), address(begins)),
                *(edges[number], edges[number + 1], width),
                *(0 if start is None else address(start), address(out)),
            )

        context.crew.over(len(parts), do)
        return True

    return add


def _add_elements(of: np.dtype, dtype: int, length: int, count: int) -> Any:
    wide = np.dtype(np.float64) if of.kind == "f" else of
    parts = spans(count, SECONDS * count)[:PARTS] if length <= FEW_PLACES else [slice(0, count)]
    parts = [
        slice(count * k // len(parts), count * (k + 1) // len(parts)) for k in range(len(parts))
    ]
    adds_in_place = of == wide and len(parts) == 1

    def add(context: CallContext, start: Any, elements: Any, indices: Any, out: Any) -> bool:
        native = context.native
        assert native is not None
        elements, target = elements.reshape(-1), out.reshape(-1)
        sums = target[None] if adds_in_place else np.empty((len(parts), length), wide)
        if adds_in_place and start is not None:
            copy_in_parts(context.crew, start.reshape(-1), target)
        wrong = [0] * len(parts)

        def do(number: int) -> None:
            part = parts[number]
            if not adds_in_place or start is None:
                sums[number].fill(0)
            some = address(elements[part]), address(indices[part]), part.stop - part.start
            wrong[number] = native["add_elements"](dtype, *some, length, address(sums[number]))

        context.crew.over(len(parts), do)
        if any(wrong):
            return False
        if not adds_in_place:
            whole = sums[0] if len(parts) == 1 else sums.sum(0)
            if start is None:
                np.copyto(target, whole, casting="same_kind")
            else:
                np.add(start.reshape(-1), whole, target, casting="same_kind")
        return True

    return add


def _putting(node: Node, inputs: tuple[TensorType, ...], axis: int) -> Run | None:
    source, values, indices = inputs
    length, count, itemsize = source.size, values.size, source.dtype.itemsize
    if source.ndim != 1 or itemsize not in (4, 8) or indices.dtype != INDEX or not count:
        return None
    if max(length, count) >= 1 << 31:
        return None
    own = _own(node, inputs)

    def run(context: CallContext, x: Any, given: Any, indices: Any, out: Any) -> None:
        assert context.native is not None
        copy_in_parts(context.crew, x, out)
        elements, places = np.ascontiguousarray(given), np.ascontiguousarray(indices)
        numbers = (itemsize, address(elements), address(places), count, length, address(out))
        if context.native["put_elements"](*numbers):
            own(x, given, indices, out)

    return run


NATIVE.register("take", _lower_pick)
NATIVE.register("take_along_axis", _lower_pick)
NATIVE.register("scatter_add", _lower_scatter_add)
NATIVE.register("scatter", _lower_scatter)
