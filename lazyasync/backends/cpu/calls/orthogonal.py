"""QR, and what begins with it for tall matrices: singular values, fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.lapack_parts import (
    Batch,
    Rooms,
    is_not_tiny,
    lowering,
    native,
)
from lazyasync.backends.cpu.calls.matrices import room_of_svd
from lazyasync.backends.cpu.calls.reflections import factor, reflect
from lazyasync.backends.cpu.calls.shared import NATIVE, CallContext, Run, address, own_kernel
from lazyasync.backends.cpu.calls.tall_reflections import factor_tall, is_tall, rows_of_q, times_q
from lazyasync.ir.types import TensorType

TALL = 1.3
"""How many times as many rows as columns it takes for singular values to begin with QR."""


def _shaped(results: list[Any], types: tuple[TensorType, ...]) -> tuple[Any, ...]:
    return tuple([array.reshape(type.shape) for array, type in zip(results, types, strict=True)])


def _qr(batch: Batch) -> Run:
    outputs, own = batch.node.outputs, own_kernel(batch.node, batch.inputs)
    least, inner = min(batch.rows, batch.columns), outputs[0].shape[-1]

    def run_tall(context: CallContext, x: Any) -> Any:
        r = np.empty((inner, inner), batch.dtype)
        found = factor_tall(batch, context, x, r)
        if found is None:
            return own(x)
        return _shaped([rows_of_q(batch, context, found, r), r], outputs)

    def run(context: CallContext, x: Any) -> Any:
        q = np.empty((batch.count, batch.rows, inner), batch.dtype)
        r = np.empty((batch.count, inner, batch.columns), batch.dtype)
        found = factor(batch, context, x, r)
        if found is None:
            return own(x)
        reflect(batch, context, found, q, False, (0, least), (0, inner), makes_q=True)
        return _shaped([q, r], outputs)

    return run_tall if is_tall(batch) and inner == batch.columns else run


# ---- singular values -----------------------------------------------------------------------


def _decompose(batch: Batch, context: CallContext, x: Any, job: str) -> list[Any] | None:
    """U, the values and Vh of matrices (count, rows, columns), or the values alone.

    ``job`` is LAPACK's letter: "S", "A" or "N". None if LAPACK fails, as it need not come to an end
    where numbers are not finite.
    """
    if not np.isfinite(x).all():
        return None
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
    if is_tall(batch):
        above = factor_tall(batch, context, x, r)
        found = None if above is None else _decompose(batch, context, r, job)
        if above is None or found is None or job == "N":
            return found
        return [times_q(batch, context, above, found[0]), *found[1:]]
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
