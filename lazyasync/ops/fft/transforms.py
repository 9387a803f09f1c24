"""Discrete Fourier transforms: three operations, and what is made of them.

Of ``n`` numbers along an axis, ``y[k] = sum(x[j] * exp(-2j * pi * j * k / n))`` over ``j``; the
inverse has the opposite sign in the exponent and is divided by ``n``. Source: Cooley and Tukey, "An
algorithm for the machine calculation of complex Fourier series", Mathematics of Computation 19,
1965; the library is NumPy's pocketfft, or what CuPy calls, where a CPU has no native functions.

Three operations do all the work: complex numbers to complex ones over any axes, real ones to the
lower half of the frequencies along one axis, and these back. All are linear, and the matrix of
the first is symmetric, so that the gradient of each is one of them again.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Never, TypeAlias

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import check_kind, convert
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.indexing.slicing import slice_along, take_part
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import real_dtype
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import record
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

Norm: TypeAlias = Literal["backward", "ortho", "forward"]
"""What is divided: the inverse by n, both by the square root of n, or the forward one by n."""

_SWAPPED: dict[str, Norm] = {"backward": "forward", "ortho": "ortho", "forward": "backward"}
"""The norm by which the opposite direction has the same factor."""


class TransformAttributes(NamedTuple):
    """``axes``: counted from the front. ``inverse``: the sign of the exponent is plus."""

    axes: tuple[int, ...]
    inverse: bool
    norm: str


class HalfAttributes(NamedTuple):
    """``axis``: counted from the front. ``length``: that of the real numbers along it."""

    axis: int
    length: int
    norm: str


def _complex(dtype: np.dtype) -> np.dtype:
    return np.dtype(np.complex128 if real_dtype(dtype).itemsize == 8 else np.complex64)


def _work(length: int, size: int) -> float:
    """As a count of flops, 5 n log2(n) for each n: the usual one for a transform of radix 2."""
    return 5.0 * size * math.log2(max(length, 2))


# ---- complex to complex --------------------------------------------------------------------


def _infer(inputs: tuple[TensorType, ...], attributes: TransformAttributes) -> TensorType:
    check_kind("fft", "c", inputs)
    return inputs[0]


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: TransformAttributes
) -> Kernel:
    axes, inverse, norm = attributes
    transform = xp.fft.ifftn if inverse else xp.fft.fftn
    copyto = xp.copyto
    if not output.size:
        return lambda x, out: None
    return lambda x, out: copyto(out, transform(x, None, axes, norm))


def _gradient(
    g: LazyTensor, operands: Any, output: Any, attributes: TransformAttributes
) -> tuple[LazyTensor]:
    # The matrix of the transform is symmetric.
    return (record(FFT, (g,), attributes),)


FFT = Operation(
    "fft",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=TransformAttributes,
    rules=(
        GRADIENTS(_gradient),
        LOWERINGS(_lower),
        WORK(
            lambda inputs, output, attributes: _work(
                math.prod(output.shape[axis] for axis in attributes.axes), output.size
            )
        ),
    ),
)


# ---- real to half of the frequencies, and back ---------------------------------------------


def _resized(type: TensorType, axis: int, length: int, dtype: np.dtype) -> TensorType:
    return TensorType((*type.shape[:axis], length, *type.shape[axis + 1 :]), dtype)


def _infer_rfft(inputs: tuple[TensorType, ...], attributes: HalfAttributes) -> TensorType:
    check_kind("rfft", "f", inputs)
    axis, length, _ = attributes
    return _resized(inputs[0], axis, length // 2 + 1, _complex(inputs[0].dtype))


def _infer_irfft(inputs: tuple[TensorType, ...], attributes: HalfAttributes) -> TensorType:
    check_kind("irfft", "c", inputs)
    axis, length, _ = attributes
    return _resized(inputs[0], axis, length, real_dtype(inputs[0].dtype))


def _lower_rfft(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: HalfAttributes
) -> Kernel:
    axis, _, norm = attributes
    transform, copyto = xp.fft.rfft, xp.copyto
    if not output.size:
        return lambda x, out: None
    return lambda x, out: copyto(out, transform(x, None, axis, norm))


def _lower_irfft(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: HalfAttributes
) -> Kernel:
    axis, length, norm = attributes
    transform, copyto = xp.fft.irfft, xp.copyto
    if not output.size:
        return lambda x, out: None
    return lambda x, out: copyto(out, transform(x, length, axis, norm))


def _times_seen(like: LazyTensor, attributes: HalfAttributes) -> LazyTensor:
    """How many of all frequencies each of the half stands for: itself, and mostly its conjugate."""
    axis, length, _ = attributes
    numbers = np.full(length // 2 + 1, 2.0, real_dtype(like.dtype))
    numbers[0] = 1.0
    if length % 2 == 0:
        numbers[-1] = 1.0
    shape = (length // 2 + 1, *(1,) * (like.ndim - axis - 1))
    return asarray(numbers.reshape(shape), device=like.device)


def _rfft_gradient(
    g: LazyTensor, operands: Any, output: Any, attributes: HalfAttributes
) -> tuple[LazyTensor]:
    # x[j] receives the real part of the sum of g[k] exp(-2j pi jk/n) over the half of the k alone,
    # which is the transform back of the conjugates where each is seen once.
    axis, length, norm = attributes
    once = conj(g) / _times_seen(g, attributes)
    return (record(IRFFT, (once,), (axis, length, _SWAPPED[norm])),)


def _irfft_gradient(
    g: LazyTensor, operands: Any, output: Any, attributes: HalfAttributes
) -> tuple[LazyTensor]:
    axis, length, norm = attributes
    half = conj(record(RFFT, (g,), (axis, length, _SWAPPED[norm])))
    return (half * _times_seen(half, attributes),)


RFFT = Operation(
    "rfft",
    kind=OperationKind.COMPUTE,
    infer=_infer_rfft,
    attributes=HalfAttributes,
    rules=(
        GRADIENTS(_rfft_gradient),
        LOWERINGS(_lower_rfft),
        WORK(lambda inputs, output, attributes: _work(attributes.length, inputs[0].size) / 2),
    ),
)
IRFFT = Operation(
    "irfft",
    kind=OperationKind.COMPUTE,
    infer=_infer_irfft,
    attributes=HalfAttributes,
    rules=(
        GRADIENTS(_irfft_gradient),
        LOWERINGS(_lower_irfft),
        WORK(lambda inputs, output, attributes: _work(attributes.length, output.size) / 2),
    ),
)


# ---- what all of them take -----------------------------------------------------------------


def _checked_norm(name: str, norm: str | None) -> Norm:
    chosen = "backward" if norm is None else norm
    if chosen not in _SWAPPED:
        raise ValueError(f'{name}: norm is "backward", "ortho" or "forward", not {norm!r}')
    return chosen  # type: ignore[return-value]


def _real_operand(name: str, x: Any) -> LazyTensor:
    x = as_tensor(name, x)
    if x.dtype.kind == "c":
        raise DTypeError(f"{name}: takes real numbers, not {x._node.type}")
    return convert(x, real_dtype(_complex(x.dtype if kind_of(x.dtype) == "f" else default_real())))


def _complex_operand(name: str, x: Any) -> LazyTensor:
    x = as_tensor(name, x)
    return convert(x, _complex(x.dtype if kind_of(x.dtype) in "fc" else default_real()))


def _checked_length(name: str, length: int) -> int:
    if length < 1:
        raise ShapeError(f"{name}: invalid number of data points ({length}) along an axis")
    return length


def _cut_or_padded(x: LazyTensor, axis: int, length: int) -> LazyTensor:
    """``x`` with ``length`` elements along an axis: the first ones, or zeros behind them."""
    given = x.shape[axis]
    if length < given:
        return take_part(x, slice_along(x.shape, axis, 0, length))
    if length > given:
        return pad(x, [(0, (length - given) * (number == axis)) for number in range(x.ndim)])
    return x


def _lengths_and_axes(
    name: str, x: LazyTensor, s: Any, axes: Any
) -> tuple[list[int | None], tuple[int, ...]]:
    """For each axis to transform, the length asked for, None for that which it has."""
    lengths: list[int | None]
    if s is None:
        chosen = range(x.ndim) if axes is None else axes
        lengths = [None] * len(chosen)
    else:
        lengths = [None if length is None else operator.index(length) for length in s]
        chosen = range(x.ndim - len(lengths), x.ndim) if axes is None else axes
    positions = tuple(normalize_axis(name, axis, x.ndim) for axis in chosen)
    if len(positions) != len(lengths):
        raise ShapeError(f"{name}: {tuple(s)} and {tuple(chosen)} are of different lengths")
    # As in NumPy -1 is the length that there is. What None stands for at the end, others know;
    # before that it is the length now, which an axis that is named again may lose.
    last = len(positions) - 1
    return [
        x.shape[axis] if length == -1 or (length is None and place < last) else length
        for place, (length, axis) in enumerate(zip(lengths, positions, strict=True))
    ], positions


def _transform(
    name: str,
    x: LazyTensor,
    lengths: Sequence[int | None],
    axes: tuple[int, ...],
    inverse: bool,
    norm: Norm,
) -> LazyTensor:
    if len(set(axes)) < len(axes):
        # One that is named again is transformed again, from the last to the first as in NumPy.
        for axis, length in zip(reversed(axes), reversed(lengths), strict=True):
            x = _transform(name, x, [length], (axis,), inverse, norm)
        return x
    for axis, length in zip(axes, lengths, strict=True):
        wanted = x.shape[axis] if length is None else length
        x = _cut_or_padded(x, axis, _checked_length(name, wanted))
    return record(FFT, (x,), (axes, inverse, norm)) if axes else x


def _half(name: str, x: LazyTensor, length: int | None, axis: int, norm: Norm) -> LazyTensor:
    wanted = _checked_length(name, x.shape[axis] if length is None else length)
    return record(RFFT, (_cut_or_padded(x, axis, wanted),), (axis, wanted, norm))


def _from_half(name: str, x: LazyTensor, length: int | None, axis: int, norm: Norm) -> LazyTensor:
    if length is None:
        length = 2 * (x.shape[axis] - 1)
    _checked_length(name, length)
    return record(IRFFT, (_cut_or_padded(x, axis, length // 2 + 1),), (axis, length, norm))


# ---- one axis ------------------------------------------------------------------------------


def _along_one(
    name: str, x: Any, n: int | None, axis: int, norm: str | None, inverse: bool
) -> LazyTensor:
    chosen = _checked_norm(name, norm)
    x = _complex_operand(name, x)
    position = normalize_axis(name, axis, x.ndim)
    length = None if n is None else operator.index(n)
    return _transform(name, x, [length], (position,), inverse, chosen)


@explains_keywords
def fft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The Fourier transform along an axis.

    ``n`` is the length to which the axis is cut or padded with zeros first. Real numbers become
    complex ones of the same precision, integers and float16 complex64. Raises `ShapeError` for a
    length below 1 or an axis that there is not, ``ValueError`` for an unknown norm.
    """
    if others:
        unknown_keyword("fft", others)
    return _along_one("fft", x, n, axis, norm, False)


@explains_keywords
@composed_of("fft")
def ifft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The inverse of `fft` along an axis, which takes and raises the same."""
    if others:
        unknown_keyword("ifft", others)
    return _along_one("ifft", x, n, axis, norm, True)


@explains_keywords
def rfft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`fft` of real numbers, without the frequencies that are conjugates: n // 2 + 1 of n.

    Raises `DTypeError` for complex numbers, and else what `fft` raises.
    """
    if others:
        unknown_keyword("rfft", others)
    chosen = _checked_norm("rfft", norm)
    x = _real_operand("rfft", x)
    position = normalize_axis("rfft", axis, x.ndim)
    return _half("rfft", x, None if n is None else operator.index(n), position, chosen)


@explains_keywords
def irfft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The inverse of `rfft`: ``n`` real numbers, by default 2 * (length - 1).

    Imaginary parts of the frequency 0, and of the highest one if ``n`` is even, are not looked at.
    Raises what `fft` raises.
    """
    if others:
        unknown_keyword("irfft", others)
    chosen = _checked_norm("irfft", norm)
    x = _complex_operand("irfft", x)
    position = normalize_axis("irfft", axis, x.ndim)
    return _from_half("irfft", x, None if n is None else operator.index(n), position, chosen)


@explains_keywords
@composed_of("conj", "irfft")
def hfft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`fft` of a signal of which each half is the other's conjugate: ``n`` real numbers.

    ``x`` is the first half, of n // 2 + 1 elements; ``n`` is by default 2 * (length - 1).
    """
    if others:
        unknown_keyword("hfft", others)
    chosen = _checked_norm("hfft", norm)
    x = conj(_complex_operand("hfft", x))
    position = normalize_axis("hfft", axis, x.ndim)
    length = None if n is None else operator.index(n)
    return _from_half("hfft", x, length, position, _SWAPPED[chosen])


@explains_keywords
@composed_of("rfft", "conj")
def ihfft(
    x: LazyTensor,
    /,
    n: int | None = None,
    axis: int = -1,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The inverse of `hfft`: from n real numbers to n // 2 + 1 complex ones.

    Raises `DTypeError` for complex numbers, and else what `fft` raises.
    """
    if others:
        unknown_keyword("ihfft", others)
    chosen = _checked_norm("ihfft", norm)
    x = _real_operand("ihfft", x)
    position = normalize_axis("ihfft", axis, x.ndim)
    length = None if n is None else operator.index(n)
    return conj(_half("ihfft", x, length, position, _SWAPPED[chosen]))


# ---- several axes --------------------------------------------------------------------------


def _along_several(
    name: str, x: Any, s: Any, axes: Any, norm: str | None, inverse: bool
) -> LazyTensor:
    chosen = _checked_norm(name, norm)
    x = _complex_operand(name, x)
    lengths, positions = _lengths_and_axes(name, x, s, axes)
    return _transform(name, x, lengths, positions, inverse, chosen)


def _half_of_several(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> LazyTensor:
    chosen = _checked_norm(name, norm)
    x = _real_operand(name, x)
    lengths, positions = _lengths_and_axes(name, x, s, axes)
    if not positions:
        raise ShapeError(f"{name}: at least 1 axis must be transformed")
    x = _half(name, x, lengths[-1], positions[-1], chosen)
    return _transform(name, x, lengths[:-1], positions[:-1], False, chosen)


def _from_half_of_several(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> LazyTensor:
    chosen = _checked_norm(name, norm)
    x = _complex_operand(name, x)
    lengths, positions = _lengths_and_axes(name, x, s, axes)
    if not positions:
        raise ShapeError(f"{name}: at least 1 axis must be transformed")
    x = _transform(name, x, lengths[:-1], positions[:-1], True, chosen)
    return _from_half(name, x, lengths[-1], positions[-1], chosen)


@explains_keywords
@composed_of("fft")
def fftn(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] | None = None,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The Fourier transform over several axes, all of them unless ``axes`` says which.

    ``s`` are the lengths to which the axes are cut or padded with zeros first, the last axes if
    ``axes`` is not given; -1 leaves a length as it is. An axis that is named twice is transformed
    twice. Raises what `fft` raises.
    """
    if others:
        unknown_keyword("fftn", others)
    return _along_several("fftn", x, s, axes, norm, False)


@explains_keywords
@composed_of("fft")
def ifftn(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] | None = None,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The inverse of `fftn`, which takes and raises the same."""
    if others:
        unknown_keyword("ifftn", others)
    return _along_several("ifftn", x, s, axes, norm, True)


@explains_keywords
@composed_of("rfft", "fft")
def rfftn(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] | None = None,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`fftn` of real numbers: `rfft` along the last of the axes, then `fft` along the others.

    Raises `DTypeError` for complex numbers, `ShapeError` for no axes, and else what `fftn` raises.
    """
    if others:
        unknown_keyword("rfftn", others)
    return _half_of_several("rfftn", x, s, axes, norm)


@explains_keywords
@composed_of("fft", "irfft")
def irfftn(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] | None = None,
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """The inverse of `rfftn`; the last of the axes has 2 * (length - 1) elements unless ``s`` says.

    Raises `ShapeError` for no axes, and else what `fftn` raises.
    """
    if others:
        unknown_keyword("irfftn", others)
    return _from_half_of_several("irfftn", x, s, axes, norm)


@explains_keywords
@composed_of("fft")
def fft2(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] = (-2, -1),
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`fftn` over two axes, the last ones unless ``axes`` says which."""
    if others:
        unknown_keyword("fft2", others)
    return _along_several("fft2", x, s, axes, norm, False)


@explains_keywords
@composed_of("fft")
def ifft2(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] = (-2, -1),
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`ifftn` over two axes, the last ones unless ``axes`` says which."""
    if others:
        unknown_keyword("ifft2", others)
    return _along_several("ifft2", x, s, axes, norm, True)


@explains_keywords
@composed_of("rfft", "fft")
def rfft2(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] = (-2, -1),
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`rfftn` over two axes, the last ones unless ``axes`` says which."""
    if others:
        unknown_keyword("rfft2", others)
    return _half_of_several("rfft2", x, s, axes, norm)


@explains_keywords
@composed_of("fft", "irfft")
def irfft2(
    x: LazyTensor,
    /,
    s: Sequence[int] | None = None,
    axes: Sequence[int] = (-2, -1),
    norm: Norm = "backward",
    **others: Never,
) -> LazyTensor:
    """`irfftn` over two axes, the last ones unless ``axes`` says which."""
    if others:
        unknown_keyword("irfft2", others)
    return _from_half_of_several("irfft2", x, s, axes, norm)
