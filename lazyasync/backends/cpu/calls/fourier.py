"""Fourier transforms on threads: one axis at a time, over parts of another one.

SciPy's pocketfft, where it is installed, transforms as many lines at a time as a vector has lanes;
NumPy's goes over them one by one. A long line is taken for a matrix and its columns and rows are
transformed, with a turn of each element in between: Bailey, "FFTs in external or hierarchical
memory", The Journal of Supercomputing 4, 1990.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.shared import SHARED, CallContext, Run, spans
from lazyasync.backends.cpu.process_locks import importing
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

LONG = 1 << 15
"""Elements of a line from which on it is taken for a matrix."""
LARGEST_FACTOR = 13
"""The largest prime of a length for which there are fast transforms of its parts."""
FLOPS_PER_SECOND = 3e9
CHUNK = 1 << 18
"""Bytes that are transformed at a time, and stay in a core's own cache with what comes of them."""
LANES = 16
"""Lines that are transformed at a time are a multiple of this: of what a vector has, and whole
cache lines."""


class _Library(NamedTuple):
    """Transforms along one axis of an array, each of which fills another one."""

    complex: Callable[..., Any]
    """``complex(x, out, axis, inverse, norm)``; both may be the same."""
    from_real: Callable[..., Any]
    """``from_real(x, out, axis, norm)``."""
    to_real: Callable[..., Any]
    """``to_real(x, out, length, axis, norm)``."""


def _library() -> _Library:
    if find_spec("scipy") is None:
        return _library_of(np.fft)
    with importing:
        import scipy.fft as found  # type: ignore[import-untyped]

        try:
            # What SciPy's own functions call, which make a new array for each result.
            from scipy.fft._pocketfft.pypocketfft import (  # type: ignore[import-untyped]
                c2c,
                c2r,
                r2c,
            )
        except ImportError:
            return _library_of(found)

    def to_real(x: Any, out: Any, length: int, axis: int, norm: str) -> None:
        if x.shape[axis] == length // 2 + 1:
            c2r(x, (axis,), length, False, _SCALES[True, norm], out, 1)
        else:
            np.copyto(out, found.irfft(x, length, axis=axis, norm=norm))

    return _Library(
        lambda x, out, axis, inverse, norm: c2c(
            x, (axis,), not inverse, _SCALES[inverse, norm], out, 1
        ),
        lambda x, out, axis, norm: r2c(x, (axis,), True, _SCALES[False, norm], out, 1),
        to_real,
    )


_NORMS = ("backward", "ortho", "forward")
_SCALES = {
    (inverse, norm): 2 - place if inverse else place
    for inverse in (False, True)
    for place, norm in enumerate(_NORMS)
}
"""How pocketfft scales a transform, or an inverse one: not, by the root of the length, by it."""


def _library_of(module: Any) -> _Library:
    """That of a module with the functions of `numpy.fft`."""
    copyto = np.copyto
    return _Library(
        lambda x, out, axis, inverse, norm: copyto(
            out, (module.ifft if inverse else module.fft)(x, axis=axis, norm=norm)
        ),
        lambda x, out, axis, norm: copyto(out, module.rfft(x, axis=axis, norm=norm)),
        lambda x, out, length, axis, norm: copyto(
            out, module.irfft(x, length, axis=axis, norm=norm)
        ),
    )


def _seconds(length: int, size: int) -> float:
    return 5.0 * size * math.log2(max(length, 2)) / FLOPS_PER_SECOND


def _other_axis(shape: tuple[int, ...], axis: int) -> int | None:
    """The axis to divide along: the longest of the others, of equal ones the first."""
    others = [other for other in range(len(shape)) if other != axis and shape[other] > 1]
    return max(others, key=lambda other: shape[other], default=None)


def _lower_complex(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    shape, (axes, inverse, norm) = node.type.shape, node.attributes
    if not node.type.size:
        return None
    transform = _library().complex
    lines = [axis for axis in axes if shape[axis] == node.type.size]
    if lines and shape[lines[0]] >= LONG and len(axes) == 1:
        long = _lower_long(node, transform)
        if long is not None:
            return long
    steps = [_Lines(shape, axis, node.type) for axis in reversed(axes)]

    def run(context: CallContext, x: Any, out: Any) -> None:
        source = x
        for lines in steps:
            axis = lines.axis

            def do(place: Any, source: Any = source, axis: int = axis) -> None:
                target = out[place]
                if target.flags.c_contiguous:
                    transform(source[place], target, axis, inverse, norm)
                    return
                # Lines across those of memory are brought together: each is in many pages.
                work = source[place].copy("C")
                transform(work, work, axis, inverse, norm)
                np.copyto(target, work)

            lines.over(context, do)
            source = out

    return run


class _Lines:
    """How lines along an axis are divided: for threads, and where they lie apart for the caches."""

    def __init__(self, shape: tuple[int, ...], axis: int, type: TensorType) -> None:
        self.axis = axis
        other = _other_axis(shape, axis)
        self._before = (slice(None),) * (other or 0)
        self._is_whole = other is None
        count = 1 if other is None else shape[other]
        self._parts = spans(count, _seconds(shape[axis], type.size))
        # Of lines that follow each other a part may be as large as it is.
        self._step = count
        if other is not None and other > axis:
            step = count * CHUNK // max(type.nbytes, 1)
            self._step = max(step - step % LANES, LANES)

    def over(self, context: CallContext, do: Callable[[Any], object]) -> None:
        """Has ``do`` called with the key of each part of the lines."""
        if self._is_whole:
            do(...)
            return

        def do_part(number: int) -> None:
            part = self._parts[number]
            for first in range(part.start, part.stop, self._step):
                do((*self._before, slice(first, min(first + self._step, part.stop))))

        context.crew.over(len(self._parts), do_part)


def _factors(length: int) -> tuple[int, int] | None:
    """A length as a product of two numbers near its root; None if large primes are in it."""
    rest, primes = length, []
    for prime in range(2, LARGEST_FACTOR + 1):
        while rest % prime == 0:
            rest //= prime
            primes.append(prime)
    if rest > 1:
        return None
    first = second = 1
    for prime in reversed(primes):
        if first <= second:
            first *= prime
        else:
            second *= prime
    return first, second


def _lower_long(node: Node, transform: Callable[..., Any]) -> Run | None:
    length, dtype = node.type.size, node.type.dtype
    _, inverse, norm = node.attributes
    factors = _factors(length)
    if factors is None:
        return None
    rows, columns = factors
    seconds = _seconds(length, length) / 2
    step = max(LANES, CHUNK // dtype.itemsize // max(rows, columns) // LANES * LANES)
    down, across = spans(columns, seconds), spans(rows, seconds)
    # The turn of (k, j) is the product of those of k and of j in two digits: both tables are short.
    sign = 2j * math.pi if inverse else -2j * math.pi
    steps = np.arange(rows)

    def turns(first: int, count: int) -> Any:
        """Those of the columns from ``first`` on, of shape (rows, count)."""
        coarse = np.exp(sign / length * ((steps * first) % length))
        fine = np.exp(sign / length * np.multiply.outer(steps, np.arange(count)))
        return (coarse[:, None] * fine).astype(dtype)

    tables: dict[int, Any] = {}

    def run(context: CallContext, x: Any, out: Any) -> None:
        matrix, work = x.reshape(rows, columns), np.empty((rows, columns), dtype)
        turned = out.reshape(columns, rows)

        def do_columns(number: int) -> None:
            part = down[number]
            for first in range(part.start, part.stop, step):
                columns_now = slice(first, min(first + step, part.stop))
                table = tables.get(first)
                if table is None:
                    table = tables[first] = turns(first, columns_now.stop - first)
                some = work[:, columns_now]
                transform(matrix[:, columns_now], some, 0, inverse, norm)
                some *= table

        def do_rows(number: int) -> None:
            part = across[number]
            for first in range(part.start, part.stop, step):
                rows_now = slice(first, min(first + step, part.stop))
                transform(work[rows_now], turned[:, rows_now].T, 1, inverse, norm)

        context.crew.over(len(down), do_columns)
        context.crew.over(len(across), do_rows)

    return run


def _lower_from_real(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    axis, length, norm = node.attributes
    function = _library().from_real
    shape = inputs[0].shape
    return _halves(node, shape, axis, length, lambda x, out: function(x, out, axis, norm))


def _lower_to_real(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    axis, length, norm = node.attributes
    function = _library().to_real
    return _halves(
        node, node.type.shape, axis, length, lambda x, out: function(x, out, length, axis, norm)
    )


def _halves(
    node: Node,
    shape: tuple[int, ...],
    axis: int,
    length: int,
    transform: Callable[[Any, Any], Any],
) -> Run | None:
    if not node.type.size:
        return None
    lines = _Lines(shape, axis, TensorType(shape, node.type.dtype))

    def run(context: CallContext, x: Any, out: Any) -> None:
        def do(place: Any) -> None:
            transform(x[place], out[place])

        lines.over(context, do)

    return run


SHARED.register("fft", _lower_complex)
SHARED.register("rfft", _lower_from_real)
SHARED.register("irfft", _lower_to_real)
