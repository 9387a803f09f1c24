"""Places of extremes, and sums and products of complex numbers, by native functions.

What is reduced is a batch of matrices, of each of which the columns are; where there are too few of
these for all threads, the rows are divided as well, in parts that follow from the shapes alone.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("reducing",)
BYTES_PER_SECOND = 1e10
COLUMNS = 64
"""Columns that are done together, and more of which are another part."""


class _Matrices(NamedTuple):
    """What is reduced: so many matrices, of rows that become one."""

    batch: int
    rows: int
    columns: int


class _Parts(NamedTuple):
    """Parts of matrices: of the batch, or of the columns or the rows of each."""

    axis: int
    spans: list[slice]


def _matrices(shape: tuple[int, ...], first: int, last: int) -> _Matrices:
    """Those that are reduced over the axes from the first to before the last."""
    sizes = math.prod(shape[:first]), math.prod(shape[first:last]), math.prod(shape[last:])
    return _Matrices(*sizes)


def _parts(of: _Matrices, nbytes: int) -> _Parts:
    seconds = nbytes / BYTES_PER_SECOND
    if of.batch > 1 and (of.batch >= 8 or of.rows < of.batch):
        return _Parts(0, spans(of.batch, seconds))
    if of.columns >= 8 * COLUMNS:
        return _Parts(2, spans(of.columns, seconds, COLUMNS))
    return _Parts(1, spans(of.rows, seconds))


# ---- places of extremes ----------------------------------------------------------------------


def _flipped(kind: str, bits: int, least: bool) -> int:
    """What elements are multiplied with, or which of their bits are flipped: see extremes.h."""
    if kind == "f":
        return -1 if least else 1
    sign = -1 << (bits - 1)
    return (sign if kind in "ub" else 0) ^ (-1 if least else 0)


def _lower_place(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    (source,) = inputs
    axis, kind, itemsize = node.attributes[0], source.dtype.kind, source.dtype.itemsize
    if not source.size or kind not in "fiub" or (kind == "f" and itemsize not in (4, 8)):
        return None
    least = node.operation.name == "argmin"
    flipped = _flipped(kind, 8 * itemsize, least)
    ends = (0, source.ndim) if axis is None else (axis, axis + 1)
    given = _matrices(source.shape, *ends)
    turned = (
        _matrices(source.shape[::-1], 1 - axis, 2 - axis)
        if source.ndim == 2 and axis is not None
        else None
    )
    if given.rows >= 1 << 31:
        return None
    plans = {
        matrices: (matrices, _parts(matrices, source.nbytes))
        for matrices in (given, turned)
        if matrices is not None
    }

    def run(context: CallContext, x: Any, out: Any) -> None:
        assert context.native is not None
        # What lies by columns is read by these.
        is_turned = turned is not None and not x.flags.c_contiguous and x.T.flags.c_contiguous
        x = x.T if is_turned else np.ascontiguousarray(x)
        (count, rows, columns), (along, parts) = plans[(is_turned and turned) or given]
        found = np.empty((len(parts), count, columns), np.int64) if along == 1 else out
        begin, to, size = address(x), address(found), rows * columns
        how = (int(kind == "f"), itemsize, flipped)
        calls = []
        for number, part in enumerate(parts):
            first, length = part.start, part.stop - part.start
            if along == 0:
                at, target = first * size, first * columns
                calls.append(
                    (*how, begin + at * itemsize, length, rows, columns, columns, to + 8 * target)
                )
                continue
            for matrix in range(count):
                at = matrix * size + (first if along == 2 else first * columns)
                target = matrix * columns + (first if along == 2 else number * count * columns)
                part_of = (rows, length) if along == 2 else (length, columns)
                calls.append((*how, begin + at * itemsize, 1, *part_of, columns, to + 8 * target))
        context.native.over("extreme_places", calls)
        if along == 1:
            found += np.array([part.start for part in parts])[:, None, None]
            if len(parts) > 1:
                values = np.take_along_axis(
                    x.reshape(count, rows, columns), found.swapaxes(0, 1), 1
                )
                best = (np.argmin if least else np.argmax)(values, 1)
                found = np.take_along_axis(found, best[None], 0)
            np.copyto(out, found[0].reshape(out.shape))

    return SharedKernel(run, UNITS)


# ---- complex sums ----------------------------------------------------------------------------


def _lower_sum(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    """Sums over axes that follow each other: parts are added up in double, one after the other."""
    (source,) = inputs
    axes = sorted(node.attributes.axes)
    if source.dtype.kind != "c" or node.type.dtype != source.dtype or not source.size:
        return None
    if not axes or axes != list(range(axes[0], axes[-1] + 1)):
        return None
    matrices = _matrices(source.shape, axes[0], axes[-1] + 1)
    count, rows, columns = matrices
    along, parts = _parts(matrices, source.nbytes)
    if along == 2:
        along, parts = 1, spans(rows, source.nbytes / BYTES_PER_SECOND)
    real = source.dtype.itemsize // 2

    def run(context: CallContext, x: Any, out: Any) -> None:
        assert context.native is not None
        x = np.ascontiguousarray(x)
        sums = np.empty((len(parts) if along else 1, count, columns), np.complex128)
        begin, to = address(x), address(sums)
        calls = []
        for number, part in enumerate(parts):
            first, length = part.start, part.stop - part.start
            if not along:
                at = begin + first * rows * columns * 2 * real
                calls.append((real, at, length, rows, 2 * columns, to + 16 * first * columns))
                continue
            for matrix in range(count):
                at = begin + (matrix * rows + first) * columns * 2 * real
                target = to + 16 * (number * count + matrix) * columns
                calls.append((real, at, 1, length, 2 * columns, target))
        context.native.over("sum_complex", calls)
        whole = sums[0] if len(sums) == 1 else sums.sum(0)
        np.copyto(out, whole.reshape(out.shape), casting="same_kind")

    return SharedKernel(run, UNITS)


# ---- products and running sums of complex numbers ------------------------------------------------

CHAIN_SECONDS = 3e-9
"""Those of a number that is combined with those before it, about."""
FEWEST_CHAINS = 4
"""As many chains as are gone over side by side."""


class _Chains(NamedTuple):
    """What is combined of matrices: their columns, of which all results are kept or the last."""

    of: _Matrices
    multiplies: bool
    keeps_all: bool


def _lower_product(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    axes = sorted(node.attributes.axes)
    if not axes or axes != list(range(axes[0], axes[-1] + 1)):
        return None
    of = _matrices(inputs[0].shape, axes[0], axes[-1] + 1)
    if of.columns > 1:
        return None  # rows are multiplied with rows, which NumPy does by vectors
    return _combining(node, inputs[0], _Chains(of, multiplies=True, keeps_all=False))


def _lower_running(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    axis = node.attributes.axis
    of = _matrices(inputs[0].shape, axis, axis + 1)
    multiplies = node.operation.name == "cumprod"
    return _combining(node, inputs[0], _Chains(of, multiplies, keeps_all=True))


def _combining(node: Node, source: TensorType, chains: _Chains) -> SharedKernel | None:
    """Combines in double, one after the other, as many chains beside each other as there are."""
    (count, length, columns), multiplies, keeps_all = chains
    if source.dtype.kind != "c" or node.type.dtype != source.dtype or not source.size:
        return None
    if count * columns < FEWEST_CHAINS:
        return None
    part = source.dtype.itemsize // 2
    kept = length if keeps_all else 1
    by_line = columns == 1
    step, out_step = (2 * length, 2 * kept) if by_line else (2, 2)
    how = (int(multiplies), int(keeps_all))
    steps = (step, 2 * columns, out_step, 2 * columns)
    seconds = CHAIN_SECONDS * source.size
    by_matrix = not by_line and count > 1
    parts = spans(count if by_matrix or by_line else columns, seconds, 1 if by_matrix else 4)

    def run(context: CallContext, x: Any, out: Any) -> None:
        assert context.native is not None
        x = np.ascontiguousarray(x)
        begin, to = address(x), address(out)
        calls = []
        for each in parts:
            first, some = each.start, each.stop - each.start
            matrix = (2 * length * columns, 2 * kept * columns)
            matrices, chains = (some, columns) if by_matrix else (1, some)
            behind, ahead = matrix if by_matrix else (step, out_step)
            places = begin + first * behind * part, to + first * ahead * part
            calls.append((part, matrices, *matrix, *how, chains, length, *steps, *places))
        context.native.over("combine_complex", calls)

    return SharedKernel(run, UNITS)


NATIVE.register("argmax", _lower_place)
NATIVE.register("argmin", _lower_place)
NATIVE.register("sum", _lower_sum)
NATIVE.register("prod", _lower_product)
NATIVE.register("cumsum", _lower_running)
NATIVE.register("cumprod", _lower_running)
