"""Factorizations of real matrices by native functions, which call LAPACK without Python.

A batch is divided by its matrices, and a single large matrix by its rows or columns: between the
factors of its blocks, each of which one thread finds, all threads do what follows from them.
"""

from __future__ import annotations

import ctypes
import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from lazyasync.backends.cpu.blas import own_blas
from lazyasync.backends.cpu.calls.matrices import LARGEST, LARGEST_DOUBLE, LETTERS, SMALLEST
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    SharedKernel,
    address,
    own_kernel,
    spans,
)
from lazyasync.backends.cpu.calls.small_matrices import lower_small, sign_and_logarithm
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("factors",)
FLOPS_PER_SECOND = 2e10
"""What a thread does of matrices of some hundred rows."""
SMALL_MATRIX_SECONDS = 1e-6
"""What a matrix takes besides."""
DIVIDED = 160
"""Rows from which columns of a single matrix are divided."""
LU_IN_BLOCKS = 400
"""Rows from which its factors are found block by block."""
STEP = 128
"""Rows and columns of such blocks."""
STRIP_BYTES = 3 * 64
"""Of the right sides of a row that are solved for together, as factors.c has it."""
_FUNCTIONS = (
    "scipy_cblas_{}gemm",
    "scipy_cblas_{}trsm",
    "scipy_cblas_{}trsv",
    "scipy_{}getrf_",
    "scipy_{}gesdd_",
    "scipy_{}syevd_",
    "scipy_openblas_get_num_threads",
    "scipy_openblas_set_num_threads",
)
"""As ``Library`` in factors.c."""
_tables: dict[str, Any] = {}


def function_table(dtype: np.dtype) -> Any:
    """The addresses of the functions that factors.c calls; None without a LAPACK of our own."""
    library = own_blas()
    if library is None or dtype.char not in "fd":
        return None
    if dtype.char not in _tables:
        names = [name.format(LETTERS[dtype.char]) for name in _FUNCTIONS]
        found = [ctypes.cast(getattr(library, name), ctypes.c_void_p).value for name in names]
        _tables[dtype.char] = np.array(found, np.int64)
    return _tables[dtype.char]


@dataclass(frozen=True)
class Batch:
    """The matrices (count, rows, columns) of an operation, and who factors them."""

    node: Node
    inputs: tuple[TensorType, ...]
    count: int
    rows: int
    columns: int
    dtype: np.dtype
    table: Any

    @property
    def head(self) -> tuple[int, int]:
        """What the arguments of each function begin with."""
        return address(self.table), self.dtype.itemsize

    def groups(self, flops: float) -> list[slice]:
        """The parts of the batch, of which each matrix takes so many operations."""
        return self.spans(self.count, self.count * flops, self.count)

    def spans(self, items: int, flops: float, calls: int = 1, block: int = 1) -> list[slice]:
        """The parts of so many items that take so many operations and calls all together."""
        of_dtype = FLOPS_PER_SECOND * 8 / self.dtype.itemsize / 2
        return spans(items, flops / of_dtype + calls * SMALL_MATRIX_SECONDS, block)


class Rooms:
    """Memory to work in, of so many bytes for each part; it is there as long as this object."""

    def __init__(self, parts: int, nbytes: int) -> None:
        self._step = -(-nbytes // 64) * 64
        self._memory = np.empty(parts * self._step + 64, np.uint8)
        self._first = -(-address(self._memory) // 64) * 64

    def __getitem__(self, part: int) -> int:
        return self._first + part * self._step


def batch_of(node: Node, inputs: tuple[TensorType, ...]) -> Batch | None:
    """The matrices of an operation; None if they are not for functions of factors.c."""
    matrices = inputs[0]
    shape, table = matrices.shape, function_table(matrices.dtype)
    if table is None or not matrices.size or not inputs[-1].size:
        return None
    return Batch(node, inputs, math.prod(shape[:-2]), shape[-2], shape[-1], matrices.dtype, table)


def native(context: CallContext) -> Any:
    """The native functions of a call, which there are."""
    assert context.native is not None
    return context.native


Rule = Callable[[Batch], Run]


# ---- LU ------------------------------------------------------------------------------------


def _factored(batch: Batch, context: CallContext, x: Any) -> tuple[Any, bool]:
    """The factors of a single matrix with the order behind them, and whether one is singular."""
    n, itemsize = batch.rows, batch.dtype.itemsize
    held = np.empty(n * n + -(-4 * n // itemsize), batch.dtype)
    np.copyto(held[: n * n].reshape(n, n), x)
    begin, order = address(held), address(held) + n * n * itemsize
    singular = 0
    step = STEP if n >= LU_IN_BLOCKS else n
    for first in range(0, n, step):
        last = min(first + step, n)
        at = (*batch.head, begin, n, order, first, last)
        (wrong,) = native(context).over("eliminate_columns", [at])
        singular |= wrong
        if last < n:
            rest, width = n - last, last - first
            parts = batch.spans(rest, 2.0 * rest * rest * width, 1, 8)
            calls = [(*at, last + part.start, last + part.stop) for part in parts]
            native(context).over("eliminate_rest", calls)
    return held, bool(singular)


def _solve(batch: Batch) -> Run:
    n, itemsize, own = batch.rows, batch.dtype.itemsize, own_kernel(batch.node, batch.inputs)
    has_sides = len(batch.inputs) > 1
    columns = batch.inputs[-1].shape[-1]
    groups = batch.groups(2 * n**3 / 3 + 2.0 * n * n * columns)
    is_single = batch.count == 1 and n >= DIVIDED

    def of_batch(context: CallContext, x: Any, right: Any, out: Any) -> list[int]:
        rooms = Rooms(len(groups), n * n * itemsize + 4 * n)
        calls = []
        for number, group in enumerate(groups):
            sides = group.start * n * columns * itemsize
            beside = address(right) + sides if has_sides else 0
            matrix = address(x) + group.start * n * n * itemsize
            numbers = (group.stop - group.start, n, beside, columns, matrix)
            calls.append((*batch.head, *numbers, address(out) + sides, rooms[number]))
        return native(context).over("factor_solve", calls)  # type: ignore[no-any-return]

    def of_one(context: CallContext, x: Any, right: Any, out: Any) -> list[int]:
        held, singular = _factored(batch, context, x)
        if singular:
            return [1]
        beside = address(right) if has_sides else 0
        places = (address(held), address(held) + n * n * itemsize, n, beside, columns, address(out))
        parts = batch.spans(columns, 2.0 * n * n * columns, 1, STRIP_BYTES // itemsize)
        rooms = Rooms(len(parts), n * STRIP_BYTES)
        calls = [
            (*batch.head, *places, part.start, part.stop, rooms[number])
            for number, part in enumerate(parts)
        ]
        return native(context).over("substitute", calls)  # type: ignore[no-any-return]

    def run(context: CallContext, *arrays: Any) -> None:
        x, right = [np.ascontiguousarray(array) for array in (arrays[0], arrays[-2])]
        if any((of_one if is_single else of_batch)(context, x, right, arrays[-1])):
            own(*arrays)

    return run


def _pivots(batch: Batch, context: CallContext, x: Any) -> Any:
    """Of each matrix the numbers (count, n) whose product is its determinant."""
    n, itemsize = batch.rows, batch.dtype.itemsize
    x = np.ascontiguousarray(x)
    pivots = np.empty((batch.count, n), batch.dtype)
    if batch.count == 1 and n >= DIVIDED:
        held, _ = _factored(batch, context, x)
        at = (*batch.head, 1, n, 1, 0, address(pivots), address(held))
        native(context).over("factor_pivots", [at])
        return pivots
    groups = batch.groups(2 * n**3 / 3)
    rooms = Rooms(len(groups), n * n * itemsize + 4 * n)
    calls = []
    for number, group in enumerate(groups):
        matrix = address(x) + group.start * n * n * itemsize
        to = address(pivots) + group.start * n * itemsize
        calls.append((*batch.head, group.stop - group.start, n, 0, matrix, to, rooms[number]))
    native(context).over("factor_pivots", calls)
    return pivots


def _det(batch: Batch) -> Run:
    def run(context: CallContext, x: Any, out: Any) -> None:
        pivots = _pivots(batch, context, x)
        found = np.prod(pivots, -1, dtype=np.float64)
        # A product in between may be too large or too small, where the last one is neither.
        bad = ~np.isfinite(found) | (found == 0)
        if bad.any():
            sign, logarithm = sign_and_logarithm(pivots[bad])
            found[bad] = sign * np.exp(logarithm.astype(np.float64))
        np.copyto(out, found.reshape(out.shape), casting="same_kind")

    return run


def _slogdet(batch: Batch) -> Run:
    def run(context: CallContext, x: Any) -> tuple[Any, ...]:
        found = sign_and_logarithm(_pivots(batch, context, x))
        types = batch.node.outputs
        return tuple([part.reshape(type.shape) for part, type in zip(found, types, strict=True)])

    return run


# ---- triangles, eigenvalues ----------------------------------------------------------------


def _solve_triangular(batch: Batch) -> Run:
    lower, unit = batch.node.attributes
    n, itemsize, own = batch.rows, batch.dtype.itemsize, own_kernel(batch.node, batch.inputs)
    columns = batch.inputs[-1].shape[-1]
    groups = batch.groups(1.0 * n * n * columns)
    is_single = batch.count == 1
    strip = STRIP_BYTES // itemsize
    flops = 1.0 * n * n * columns
    parts = batch.spans(columns, flops, 1, strip) if is_single else [slice(0, columns)]

    def run(context: CallContext, *arrays: Any) -> None:
        x, right = [np.ascontiguousarray(array) for array in arrays[:2]]
        triangle, sides, to = address(x), address(right), address(arrays[-1])
        calls = []
        for group in groups:
            matrix = triangle + group.start * n * n * itemsize
            moved = group.start * n * columns * itemsize
            numbers = (group.stop - group.start, matrix, n, int(lower), int(unit))
            calls.append((*batch.head, *numbers, sides + moved, columns, to + moved))
        rooms = Rooms(len(calls) * len(parts), n * STRIP_BYTES)
        all_calls = [
            (*call, part.start, part.stop, rooms[number])
            for number, (call, part) in enumerate(itertools.product(calls, parts))
        ]
        if any(native(context).over("solve_triangles", all_calls)):
            own(*arrays)

    return run


def _eigh(batch: Batch) -> Run:
    n, itemsize, own = batch.rows, batch.dtype.itemsize, own_kernel(batch.node, batch.inputs)
    outputs = batch.node.outputs
    has_vectors = len(outputs) > 1
    # By columns it is the other half that counts.
    letters = ord("V" if has_vectors else "N"), ord("U" if batch.node.attributes[0] == "L" else "L")
    whole = 3 + 5 * n
    size = 1 + 70 * n + (2 * n * n if has_vectors else 0)
    groups = batch.groups((9 if has_vectors else 4 / 3) * n**3 + 500 * n)
    steps = [part * itemsize for part in (n * n, whole, size)]

    def run(context: CallContext, *arrays: Any) -> Any:
        x = np.ascontiguousarray(arrays[0])
        results = [np.empty(t.shape, t.dtype) for t in outputs] if has_vectors else [arrays[-1]]
        rooms = Rooms(len(groups), sum(steps))
        calls = []
        for number, group in enumerate(groups):
            matrix = group.start * n * n * itemsize
            values = address(results[0]) + group.start * n * itemsize
            vectors = address(results[1]) + matrix if has_vectors else 0
            room = rooms[number]
            at = (room, room + steps[0], whole, room + steps[0] + steps[1], size)
            numbers = (group.stop - group.start, n, *letters, address(x) + matrix, values, vectors)
            calls.append((*batch.head, *numbers, *at))
        if any(native(context).over("eigenvalues", calls)):
            return own(*arrays)
        return tuple(results) if has_vectors else None

    return run


def lowering(rule: Rule, accepts: Callable[[Batch], bool] = lambda batch: True) -> Any:
    """The lowering that is made by a rule, of matrices that are for LAPACK."""

    def lower(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
        small = lower_small(node, inputs)
        if small is not None:
            return small
        batch = batch_of(node, inputs)
        if batch is None or not accepts(batch):
            return None
        return SharedKernel(rule(batch), UNITS)

    return lower


def _same_batch(batch: Batch) -> bool:
    """Whether all operands have the same batch, and the matrices are to be inverted or fail."""
    shapes = {type.shape[:-2] for type in batch.inputs}
    or_nan = batch.node.operation.name == "inv" and batch.node.attributes[0]
    return len(shapes) == 1 and not or_nan


def is_not_tiny(batch: Batch) -> bool:
    """Whether values and vectors are to be found in the dtype of the matrices.

    Those of tiny ones NumPy finds in double precision: conditions of float32 tell by that which of
    them are singular.
    """
    return min(batch.rows, batch.columns) >= SMALLEST


def _by_one_thread(batch: Batch) -> bool:
    """Whether NumPy's LAPACK with all its threads does not take less, and not for `is_not_tiny`."""
    if not is_not_tiny(batch):
        return False
    largest = LARGEST_DOUBLE if batch.dtype.itemsize == 8 else LARGEST
    return batch.count > 1 or batch.rows < largest.get(batch.node.operation.name, 1 << 30)


for _name, _rule, _accepts in (
    ("solve", _solve, _same_batch),
    ("inv", _solve, _same_batch),
    ("det", _det, _same_batch),
    ("slogdet", _slogdet, _same_batch),
    ("solve_triangular", _solve_triangular, _same_batch),
    ("eigh", _eigh, _by_one_thread),
    ("eigvalsh", _eigh, _by_one_thread),
):
    NATIVE.register(_name, lowering(_rule, _accepts))
