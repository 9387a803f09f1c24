"""Factorizations by LAPACK's functions in the OpenBLAS of our own, which has one thread.

Up to some hundred rows it takes less than NumPy's LAPACK, with however many threads; those of a
device take matrices of a batch. LAPACK has matrices by columns: it is given those
here, which are by rows, as their transposes.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from lazyasync.backends.cpu.blas import keep_to_one_thread, own_blas
from lazyasync.backends.cpu.calls.batches import of_batch
from lazyasync.backends.cpu.calls.shared import SHARED, CallContext, Run
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

SMALLEST = 24
"""Rows and columns below which NumPy's loop over a batch takes less than calls of one matrix."""
LETTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}
_TILE = 64

OfMatrix: TypeAlias = Callable[..., None]
"""``function(*matrices, *results)`` fills the results."""


class Lapack:
    """The functions of one dtype. Raises ``AttributeError`` for those that there are not."""

    def __init__(self, library: ctypes.CDLL, dtype: np.dtype) -> None:
        self._library = library
        self._letter = LETTERS[dtype.char]
        self.dtype = dtype
        self.is_complex = dtype.kind == "c"
        self.real = np.dtype(dtype.char.lower())

    def call(self, name: str, *arguments: Any) -> int:
        """Calls a function with numbers, letters and arrays; gives what it says of its success."""
        info = ctypes.c_int(0)
        given = [_passed(argument) for argument in arguments]
        getattr(self._library, f"scipy_{self._letter}{name}_")(*given, ctypes.byref(info))
        return info.value

    def call_with_room(self, name: str, *arguments: Any) -> int:
        """As `call`, for a function whose last arguments are room to work, and how much."""
        found = np.zeros(1, self.dtype)
        self.call(name, *arguments, found, -1)
        room = max(1, int(found[0].real))
        return self.call(name, *arguments, np.empty(room, self.dtype), room)


def _passed(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    return argument if isinstance(argument, bytes) else ctypes.byref(ctypes.c_int(argument))


def _failed(message: str) -> np.linalg.LinAlgError:
    return np.linalg.LinAlgError(message)


# ---- one matrix ----------------------------------------------------------------------------


def _cholesky(lapack: Lapack, node: Node) -> OfMatrix:
    def cholesky(x: Any, out: Any) -> None:
        rows = len(x)
        np.copyto(out, x)
        if lapack.call("potrf", b"U", rows, out, rows):
            raise _failed("Matrix is not positive definite")
        for first in range(0, rows, _TILE):
            last = min(first + _TILE, rows)
            out[first:last, first:last] = np.tril(out[first:last, first:last])
            out[first:last, last:] = 0

    return cholesky


def _svd(lapack: Lapack, job: bytes) -> OfMatrix:
    def svd(x: Any, *results: Any) -> None:
        rows, columns = x.shape
        if not np.isfinite(x).all():
            raise _failed("SVD did not converge")
        u, s, vh = results if len(results) > 1 else (_NOTHING, *results, _NOTHING)
        least, most = min(rows, columns), max(rows, columns)
        held = x.copy()
        numbers = np.empty(8 * least, np.intc)
        # The transpose has the left vectors on the right.
        sides = columns, rows, held, columns, s, vh, columns, u, max(1, u.shape[-1])
        reals = 5 * least * least + 7 * least if job != b"N" else 7 * least
        reals = max(reals, 2 * most * least + 2 * least * least + least)
        last = [np.empty(reals, lapack.real), numbers] if lapack.is_complex else [numbers]
        room = np.zeros(1, lapack.dtype)
        lapack.call("gesdd", job, *sides, room, -1, *last)
        size = max(1, int(room[0].real))
        if lapack.call("gesdd", job, *sides, np.empty(size, lapack.dtype), size, *last):
            raise _failed("SVD did not converge")

    return svd


_NOTHING = np.empty((1, 1))
_rooms: dict[tuple[str, str, int, int], int] = {}


def room_of_svd(dtype: np.dtype, job: str, rows: int, columns: int) -> int:
    """How many real numbers LAPACK wants as room for the singular values of a matrix by rows."""
    key = dtype.char, job, rows, columns
    if key not in _rooms:
        library, found = own_blas(), np.zeros(1, dtype)
        assert library is not None
        sides = columns, rows, found, columns, found, found, columns, found, max(rows, columns)
        Lapack(library, dtype).call("gesdd", job.encode(), *sides, found, -1, found)
        # float32 does not tell every whole number.
        _rooms[key] = max(1, int(found[0] * 1.0001) + 1)
    return _rooms[key]


def _solve(lapack: Lapack, node: Node) -> OfMatrix:
    def solve(a: Any, b: Any, out: Any) -> None:
        rows, count = b.shape
        factors, turned = a.copy(), b.T.copy()
        order = np.empty(rows, np.intc)
        if lapack.call("getrf", rows, rows, factors, rows, order):
            raise _failed("Singular matrix")
        lapack.call("getrs", b"T", rows, count, factors, rows, order, turned, rows)
        np.copyto(out, turned.T)

    return solve


def _inv(lapack: Lapack, node: Node) -> OfMatrix:
    def inv(x: Any, out: Any) -> None:
        rows = len(x)
        factors, order = x.copy(), np.empty(rows, np.intc)
        if lapack.call("getrf", rows, rows, factors, rows, order):
            raise _failed("Singular matrix")
        out.fill(0)
        np.fill_diagonal(out, 1)
        # The one thread there is solves sooner than "getri" multiplies inverses of triangles.
        lapack.call("getrs", b"N", rows, rows, factors, rows, order, out, rows)

    return inv


def _qr(lapack: Lapack, node: Node) -> OfMatrix:
    name = "ungqr" if lapack.is_complex else "orgqr"

    def qr(x: Any, q: Any, r: Any) -> None:
        (rows, columns), inner = x.shape, q.shape[1]
        turned = np.zeros((max(inner, columns), rows), lapack.dtype)
        turned[:columns] = x.T
        least = min(rows, columns)
        scales = np.empty(least, lapack.dtype)
        lapack.call_with_room("geqrf", rows, columns, turned, rows, scales)
        np.copyto(r, np.triu(turned[:columns, : r.shape[0]].T))
        lapack.call_with_room(name, rows, inner, least, turned, rows, scales)
        np.copyto(q, turned[:inner].T)

    return qr


def _eigh(lapack: Lapack, triangle: str, vectors: bool = True) -> OfMatrix:
    name, job = ("heevd" if lapack.is_complex else "syevd"), (b"V" if vectors else b"N")

    def eigh(x: Any, values: Any, *found: Any) -> None:
        rows = len(x)
        held = x.copy()
        upper = b"U" if triangle == "L" else b"L"
        room = [np.zeros(1, lapack.dtype), np.zeros(1, np.intc)]
        if lapack.is_complex:
            room.insert(1, np.zeros(1, lapack.real))

        def call(rooms: list[Any], sizes: list[int]) -> int:
            pairs = [part for pair in zip(rooms, sizes, strict=True) for part in pair]
            return lapack.call(name, job, upper, rows, held, rows, values, *pairs)

        call(room, [-1] * len(room))
        sizes = [max(1, int(one[0].real)) for one in room]
        rooms = [np.empty(size, one.dtype) for size, one in zip(sizes, room, strict=True)]
        if call(rooms, sizes):
            raise _failed("Eigenvalues did not converge")
        for into in found:
            np.copyto(into, held.conj().T if lapack.is_complex else held.T)

    return eigh


OF_MATRIX: dict[str, Callable[[Lapack, Node], OfMatrix]] = {
    "cholesky": _cholesky,
    "svd": lambda lapack, node: _svd(lapack, b"A" if node.attributes[0] else b"S"),
    "svdvals": lambda lapack, node: _svd(lapack, b"N"),
    "solve": _solve,
    "inv": _inv,
    "eigvalsh": lambda lapack, node: _eigh(lapack, node.attributes[0], vectors=False),
    "qr": _qr,
    "eigh": lambda lapack, node: _eigh(lapack, node.attributes[0]),
}
"""How each operation is computed for one matrix."""
LARGEST = {"cholesky": 1200, "solve": 1200, "inv": 1200, "qr": 600}
"""Rows from which several threads of NumPy's BLAS are worth it, for some operations."""
LARGEST_DOUBLE = {**LARGEST, "eigh": 400, "eigvalsh": 400}
"""The same for float64."""


# ---- batches -------------------------------------------------------------------------------


def _lowering(name: str) -> Callable[[Node, tuple[TensorType, ...]], Run | None]:
    def lower(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
        rows, columns = inputs[0].shape[-2:]
        if name == "inv" and node.attributes[0]:
            return of_batch(node, inputs)
        batch = node.outputs[0].shape[: inputs[0].ndim - 2]
        count = math.prod(batch)
        library = own_blas() if min(rows, columns) >= SMALLEST and count else None
        largest = LARGEST_DOUBLE if inputs[0].dtype.char == "d" else LARGEST
        is_large = count == 1 and max(rows, columns) >= largest.get(name, 1 << 30)
        is_plain = all(type.shape[: len(batch)] == batch for type in (*inputs, *node.outputs))
        is_plain &= all(type.ndim == inputs[0].ndim for type in inputs)
        is_known = inputs[0].dtype.char in LETTERS and is_plain
        if library is None or is_large or not is_known or not inputs[-1].size:
            return of_batch(node, inputs)
        function = OF_MATRIX[name](Lapack(library, inputs[0].dtype), node)
        outputs, axes = node.outputs, len(batch)
        is_multiple = len(outputs) > 1

        def run(context: CallContext, *arrays: Any) -> Any:
            keep_to_one_thread(library)
            given = arrays[: len(inputs)]
            results = [np.empty(t.shape, t.dtype) for t in outputs] if is_multiple else arrays[-1:]
            each = [array.reshape(count, *array.shape[axes:]) for array in (*given, *results)]
            context.crew.over(count, lambda number: function(*(array[number] for array in each)))
            return tuple(results) if is_multiple else None

        return run

    return lower


for _name in OF_MATRIX:
    SHARED.register(_name, _lowering(_name))
