"""QR by reflections in blocks, and what begins with it for tall matrices: singular values, fits.

The reflections are native functions of the package's own: LAPACK makes those of a block one column
at a time, by functions that read the matrix twice for each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.lapack_parts import (
    DIVIDED,
    Batch,
    Rooms,
    is_not_tiny,
    lowering,
    native,
)
from lazyasync.backends.cpu.calls.matrices import room_of_svd
from lazyasync.backends.cpu.calls.shared import NATIVE, CallContext, Run, address, own_kernel
from lazyasync.ir.types import TensorType

WIDTH = 64
"""The columns of a block, as factors.c has it."""
TALL = 1.3
"""How many times as many rows as columns it takes for singular values to begin with QR."""


class Reflections(NamedTuple):
    """What QR leaves: ``vectors`` (count, rows, least), ``triangles`` (count, least, WIDTH)."""

    vectors: Any
    triangles: Any


def factor(batch: Batch, context: CallContext, x: Any, r: Any) -> Reflections | None:
    """The reflections that make matrices triangular; fills ``r`` (count, some rows, columns).

    None if there is a matrix that LAPACK should take, as its numbers are too large, too small or
    NaN.
    """
    count, rows, columns, itemsize = batch.count, batch.rows, batch.columns, batch.dtype.itemsize
    least = min(rows, columns)
    held = np.array(x, order="C").reshape(count, rows, columns)
    vectors = np.empty((count, rows, least), batch.dtype)
    triangles = np.empty((count, least, WIDTH), batch.dtype)
    packed = rows * 64
    room = packed + 2 * WIDTH * columns * itemsize
    call = native(context).over

    def arguments(group: slice, span: tuple[int, int, int], room: int, to: int) -> tuple[int, ...]:
        first = group.start
        places = [address(array[first]) for array in (held, vectors, triangles)]
        sizes = (group.stop - first, rows, columns, *span)
        return (*batch.head, *sizes, *places, room, room + packed, to, r.shape[1])

    is_single = count == 1 and columns >= DIVIDED and rows >= DIVIDED
    groups = [slice(0, 1)] if is_single else batch.groups(2.0 * rows * columns * least)
    rooms = Rooms(len(groups), room)
    if not is_single:
        calls = [
            arguments(group, (0, least, columns), rooms[number], address(r[group.start]))
            for number, group in enumerate(groups)
        ]
        return None if any(call("factor_qr", calls)) else Reflections(vectors, triangles)
    for first in range(0, least, WIDTH):
        last = min(first + WIDTH, least)
        # What is beside a block is reflected by all threads, and the last call gives R away.
        to = address(r) if last == least else 0
        span = (first, last, columns if to else last)
        if call("factor_qr", [arguments(groups[0], span, rooms[0], to)])[0]:
            return None
        if not to:
            found = Reflections(vectors, triangles)
            reflect(batch, context, found, held, True, (first, last), (last, columns))
    return Reflections(vectors, triangles)


def reflect(
    batch: Batch,
    context: CallContext,
    by: Reflections,
    c: Any,
    transposed: bool,
    blocks: tuple[int, int],
    span: tuple[int, int],
    makes_q: bool = False,
) -> None:
    """Multiplies columns of ``c`` (count, rows, columns) with Q, or with its transpose, in place.

    With ``makes_q`` those of the identity, whatever there is.
    """
    count, rows, columns = c.shape
    least = by.vectors.shape[2]
    flops = 4.0 * rows * (blocks[1] - blocks[0]) * (span[1] - span[0]) * (0.5 if makes_q else 1)
    if count > 1:
        parts = [(group, span) for group in batch.groups(flops)]
    else:
        divided = batch.spans(span[1] - span[0], flops, 1, 16)
        edges = [(span[0] + part.start, span[0] + part.stop) for part in divided]
        parts = [(slice(0, 1), edge) for edge in edges]
    rooms = Rooms(len(parts), 2 * WIDTH * columns * batch.dtype.itemsize)
    calls = []
    for number, (group, edge) in enumerate(parts):
        at = group.start
        sizes = (group.stop - at, rows, least, int(transposed), *blocks, columns, *edge)
        places = [address(array[at]) for array in (by.vectors, by.triangles, c)]
        calls.append((*batch.head, *sizes, *places, rooms[number], int(makes_q)))
    native(context).over("reflect", calls)


def _shaped(results: list[Any], types: tuple[TensorType, ...]) -> tuple[Any, ...]:
    return tuple([array.reshape(type.shape) for array, type in zip(results, types, strict=True)])


def _qr(batch: Batch) -> Run:
    outputs, own = batch.node.outputs, own_kernel(batch.node, batch.inputs)
    least, inner = min(batch.rows, batch.columns), outputs[0].shape[-1]

    def run(context: CallContext, x: Any) -> Any:
        q = np.empty((batch.count, batch.rows, inner), batch.dtype)
        r = np.empty((batch.count, inner, batch.columns), batch.dtype)
        found = factor(batch, context, x, r)
        if found is None:
            return own(x)
        reflect(batch, context, found, q, False, (0, least), (0, inner), makes_q=True)
        return _shaped([q, r], outputs)

    return run


# ---- singular values -----------------------------------------------------------------------


def _decompose(batch: Batch, context: CallContext, x: Any, job: str) -> list[Any] | None:
    """U, the values and Vh of matrices (count, rows, columns), or the values alone.

    ``job`` is LAPACK's letter: "S", "A" or "N". None if LAPACK fails.
    """
    count, rows, columns = x.shape
    least, itemsize = min(rows, columns), batch.dtype.itemsize
    values = np.empty((count, least), batch.dtype)
    left, right = {"S": (least, least), "A": (rows, columns), "N": (0, 0)}[job]
    u = np.empty((count, rows, left), batch.dtype)
    vh = np.empty((count, right, columns), batch.dtype)
    size = room_of_svd(batch.dtype, job, rows, columns)
    steps = [number * itemsize for number in (rows * columns, 8 * least, size)]
    groups = batch.groups((4.0 if job == "N" else 22.0) * rows * columns * least + 1000 * least)
    rooms = Rooms(len(groups), sum(steps))
    calls = []
    for number, group in enumerate(groups):
        at, room = group.start, rooms[number]
        # None of those has an element where nobody asks for vectors.
        to_u, to_vh = [address(a[at]) if a.size else room for a in (u, vh)]
        sizes = (group.stop - at, rows, columns, ord(job), address(x[at]))
        places = (to_u, left, address(values[at]), to_vh, right)
        work = (room, room + steps[0], room + steps[0] + steps[1], size)
        calls.append((*batch.head, *sizes, *places, *work))
    if any(native(context).over("singular_values", calls)):
        return None
    return [values] if job == "N" else [u, values, vh]


def _svd_of_tall(batch: Batch, context: CallContext, x: Any, job: str) -> list[Any] | None:
    """As `_decompose`, by the singular values of R, for "S" and "N"."""
    rows, columns = batch.rows, batch.columns
    r = np.empty((batch.count, columns, columns), batch.dtype)
    by = factor(batch, context, x, r)
    found = None if by is None else _decompose(batch, context, r, job)
    if by is None or found is None or job == "N":
        return found
    u = np.zeros((batch.count, rows, columns), batch.dtype)
    u[:, :columns] = found[0]
    reflect(batch, context, by, u, False, (0, columns), (0, columns))
    return [u, *found[1:]]


def _reduced_svd(batch: Batch, context: CallContext, x: Any, job: str) -> list[Any] | None:
    x = np.ascontiguousarray(x).reshape(batch.count, batch.rows, batch.columns)
    if batch.rows >= TALL * batch.columns:
        return _svd_of_tall(batch, context, x, job)
    if batch.columns < TALL * batch.rows:
        return _decompose(batch, context, x, job)
    turned = replace(batch, rows=batch.columns, columns=batch.rows)
    found = _svd_of_tall(turned, context, np.swapaxes(x, -1, -2), job)
    if found is None or job == "N":
        return found
    u, vh = [np.ascontiguousarray(np.swapaxes(part, -1, -2)) for part in (found[2], found[0])]
    return [u, found[1], vh]


def _svd(batch: Batch) -> Run:
    outputs, own = batch.node.outputs, own_kernel(batch.node, batch.inputs)
    is_full = batch.node.attributes[0] and batch.rows != batch.columns

    def run(context: CallContext, x: Any) -> Any:
        if is_full:
            x = np.ascontiguousarray(x).reshape(batch.count, batch.rows, batch.columns)
            found = _decompose(batch, context, x, "A")
        else:
            found = _reduced_svd(batch, context, x, "S")
        return own(x) if found is None else _shaped(found, outputs)

    return run


def _svdvals(batch: Batch) -> Run:
    own = own_kernel(batch.node, batch.inputs)

    def run(context: CallContext, x: Any, out: Any) -> None:
        found = _reduced_svd(batch, context, x, "N")
        if found is None:
            own(x, out)
        else:
            np.copyto(out, found[0].reshape(out.shape))

    return run


def _inverse(values: Any, rtol: Any) -> tuple[Any, Any]:
    """1 over the values that are large beside the first of a row, else 0; and which these are."""
    large = values > rtol[..., None] * values[..., :1]
    return np.where(large, 1 / np.where(large, values, 1), 0), large


def _pinv(batch: Batch) -> Run:
    own = own_kernel(batch.node, batch.inputs)

    def run(context: CallContext, x: Any, rtol: Any, out: Any) -> None:
        found = _reduced_svd(batch, context, x, "S")
        if found is None:
            return own(x, rtol, out)  # type: ignore[no-any-return]
        u, s, vh = found
        inverse, _ = _inverse(s, np.reshape(rtol, -1))
        to = out.reshape(batch.count, *out.shape[-2:])
        np.matmul(vh.swapaxes(-1, -2), inverse[..., None] * u.swapaxes(-1, -2), to)
        return None

    return run


def _lstsq(batch: Batch) -> Run:
    outputs, own = batch.node.outputs, own_kernel(batch.node, batch.inputs)
    rows, columns = batch.rows, batch.columns

    def run(context: CallContext, a: Any, b: Any, rtol: Any) -> Any:
        r = np.empty((batch.count, columns, columns), batch.dtype)
        by = factor(batch, context, a, r)
        found = None if by is None else _decompose(batch, context, r, "S")
        if by is None or found is None:
            return own(a, b, rtol)
        u, s, vh = found
        sides = np.array(b, order="C").reshape(batch.count, rows, -1)
        reflect(batch, context, by, sides, True, (0, columns), (0, sides.shape[2]))
        inverse, large = _inverse(s, np.reshape(rtol, -1))
        shares = inverse[..., None] * (u.swapaxes(-1, -2) @ sides[:, :columns])
        return _shaped([vh.swapaxes(-1, -2) @ shares, large.sum(-1), s], outputs)

    return run


def _may_fit(batch: Batch) -> bool:
    """Whether there are as many right sides as matrices, which have as many rows as columns."""
    if not is_not_tiny(batch):
        return False
    return batch.rows >= batch.columns and batch.inputs[0].shape[:-2] == batch.inputs[1].shape[:-2]


NATIVE.register("qr", lowering(_qr))
NATIVE.register("svd", lowering(_svd, is_not_tiny))
NATIVE.register("svdvals", lowering(_svdvals, is_not_tiny))
NATIVE.register("pinv", lowering(_pinv, is_not_tiny))
NATIVE.register("lstsq", lowering(_lstsq, _may_fit))
