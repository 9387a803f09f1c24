"""How lines of a length are transformed: the radices of the passes, and the tables of their turns.

All tables are of roots of unity that are computed in float64 from angles of at most an eighth of a
turn, and rounded once. Those of the lengths that were used last are kept.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

LARGEST_RADIX = 31
"""As in fourier.h. From there on to transform a line of twice the length takes as long."""
_ODD_RADICES = (3, 5, 7, 11, 13, 17, 19, 23, 29, LARGEST_RADIX)
KEPT_BYTES = 1 << 25
"""What tables take up, in all, that are kept for the next program."""
LANES_BYTES = 32
"""What a vector has, as in fourier.h."""


def roots_of_unity(numbers: Any, length: int) -> Any:
    """``exp(-2j * pi * numbers / length)`` of integers, as complex128."""
    numbers = np.asarray(numbers, np.int64) % length
    # To the nearest quarter of a turn, and what is left.
    quarters = (8 * numbers + length) // (2 * length)
    angles = (4 * numbers - quarters * length) * (np.pi / 2 / length)
    return (np.cos(angles) - 1j * np.sin(angles)) * np.array([1, -1j, -1, 1j])[quarters % 4]


def radices_of(length: int) -> tuple[int, ...] | None:
    """The radices of the passes for a length; None if there is a larger prime in it."""
    twos = (length & -length).bit_length() - 1
    eights, rest = divmod(twos, 3)
    # Two passes of 4 rather than one of 8 and one of 2.
    spare = eights > 0 and rest == 1
    found = [8] * (eights - spare) + ([4, 4] if spare else [1 << rest] * (rest > 0))
    length >>= twos
    for radix in _ODD_RADICES:
        while length % radix == 0:
            length //= radix
            found.append(radix)
    return tuple(found) if length == 1 else None


def factors_of(length: int) -> tuple[int, int]:
    """A length for which there are radices as a product of two numbers near its root."""
    radices = radices_of(length)
    assert radices is not None
    first = second = 1
    for radix in sorted(radices, reverse=True):
        if first <= second:
            first *= radix
        else:
            second *= radix
    return first, second


def padded_length(length: int) -> int:
    """A length that a convolution of lines of a length fits in, and that few passes go over."""
    least = 2 * length - 1
    found = [odd << (-(-least // odd) - 1).bit_length() for odd in (1, 3, 5, 9, 15, 25)]
    return min(found, key=lambda length: length * len(radices_of(length) or ()))


def chirp_of(length: int) -> Any:
    """``exp(-1j * pi * k**2 / length)``, as complex128."""
    return roots_of_unity(np.arange(length) ** 2, 2 * length)


def filter_of(chirp: Any, padded: int) -> Any:
    """The transform of the conjugate of a chirp, to both sides, by the padded length."""
    both = np.zeros(padded, np.complex128)
    both[: len(chirp)] = chirp.conj()
    both[padded - len(chirp) + 1 :] = chirp[:0:-1].conj()
    return np.fft.fft(both) / padded


class Plan:
    """The passes for lines of a length, as ``struct plan`` of fourier.h has them."""

    def __init__(self, points: int, dtype: np.dtype) -> None:
        """``dtype`` is that of the complex numbers."""
        radices, chirp, length = radices_of(points), None, points
        if radices is None:
            length, chirp = padded_length(points), chirp_of(points)
            radices = radices_of(length)
            assert radices is not None
        self.length = length
        """Numbers of a line that passes go over."""
        self._dtype = dtype
        self._tables: list[Any] = []
        halves = roots_of_unity(np.arange(points // 2 + 1), 2 * points) / 2
        words = [points, length]
        words += (
            [0, 0] if chirp is None else [self._kept(chirp), self._kept(filter_of(chirp, length))]
        )
        words += [self._kept(halves), len(radices)]
        after = length
        for radix in radices:
            after //= radix
            steps = np.outer(np.arange(after), np.arange(1, radix))
            turns = self._kept(roots_of_unity(steps, radix * after))
            words += [radix, turns, self._kept(roots_of_unity(np.arange(radix), radix))]
        self._words = np.array(words, np.int64)
        self.address: int = self._words.ctypes.data
        self.halves = self._tables[0 if chirp is None else 2].ctypes.data
        """The address of the table by which halves of real lines are turned."""
        self.nbytes = sum(table.nbytes for table in self._tables)

    def _kept(self, table: Any) -> int:
        table = np.ascontiguousarray(table, self._dtype)
        self._tables.append(table)
        address: int = table.ctypes.data
        return address


class ColumnTurns:
    """How the columns of a line that is a matrix are turned before the rows are transformed.

    The k-th number of column j by the product of those of k times the multiple of `LANES` below j,
    and of k times the rest: two tables that are short.
    """

    def __init__(self, rows: int, columns: int, dtype: np.dtype) -> None:
        lanes = 2 * LANES_BYTES // dtype.itemsize
        steps = np.arange(rows)
        multiples = np.arange(-(-columns // lanes)) * lanes
        self.coarse = roots_of_unity(np.outer(multiples, steps), rows * columns).astype(dtype)
        """Of shape (blocks of columns, rows)."""
        fine = roots_of_unity(np.outer(steps, np.arange(lanes)), rows * columns)
        self.fine = np.stack([fine.real, fine.imag], 1).astype(dtype.char.lower())
        """Of shape (rows, 2, lanes): real parts, and imaginary ones."""
        self.nbytes = self.coarse.nbytes + self.fine.nbytes


class PaddedTables:
    """What a long line with a large prime in its length is multiplied with: see `Plan`."""

    def __init__(self, length: int, dtype: np.dtype) -> None:
        chirp = chirp_of(length)
        self.padded = padded_length(length)
        self.filter = filter_of(chirp, self.padded).astype(dtype)
        self.chirp = chirp.astype(dtype)
        self.nbytes = self.filter.nbytes + self.chirp.nbytes


_kept: dict[tuple[Any, ...], Any] = {}
_lock = threading.Lock()


def tables(kind: Callable[..., Any], *arguments: Any) -> Any:
    """``kind(*arguments)``, one of the classes above, or what was made of these before."""
    key = (kind, *arguments)
    with _lock:
        found = _kept.pop(key, None)
    if found is None:
        found = kind(*arguments)
    with _lock:
        _kept[key] = found
        total = sum(table.nbytes for table in _kept.values())
        # Those that were used last come last.
        for old in list(_kept):
            if total <= KEPT_BYTES:
                break
            total -= _kept.pop(old).nbytes
    return found
