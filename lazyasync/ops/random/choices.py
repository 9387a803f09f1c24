"""Random picks from what there is, and random bits."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, STREAMS, WORK, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import as_operand, check_kind, convert
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.elementwise.comparison import greater, less, where
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import FLOAT, INTEGER, canonical_dtype, promote
from lazyasync.ops.random import philox
from lazyasync.ops.random.draws import randint, randperm
from lazyasync.ops.random.parameters import Shape, check_broadcast
from lazyasync.ops.random.sampling import draw
from lazyasync.ops.reductions.reductions import argmax
from lazyasync.ops.reductions.sorting import argsort
from lazyasync.ops.shapes import normalize_axis, normalize_shape
from lazyasync.recording import SymbolicNumber, random_state_tensor, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "bits",
    "categorical",
    "choice",
]

_FLOAT64 = np.dtype(np.float64)
_UINT32 = np.dtype(np.uint32)


class PickAttributes(NamedTuple):
    """``shape`` and ``dtype`` of the result."""

    shape: tuple[int, ...]
    dtype: np.dtype


def _infer(inputs: tuple[TensorType, ...], attributes: PickAttributes) -> TensorType:
    return TensorType(attributes.shape, attributes.dtype)


# ---- bits ----------------------------------------------------------------------------------


def _lower_bits(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PickAttributes
) -> Kernel:
    width = max(output.dtype.itemsize // 4, 1)
    unused = 32 - 8 * min(output.dtype.itemsize, 4)
    draw_words = philox.drawer(xp, output.size * width)

    def random_bits(state: Any, out: Any) -> None:
        flat = out.reshape(-1)
        for start, words in draw_words(state):
            if width == 2:
                # The first word is the lower half, as in memory on a little-endian machine.
                numbers = words[1::2].astype(np.uint64)
                numbers <<= np.uint64(32)
                numbers |= words[0::2]
            else:
                numbers = words >> np.uint32(unused)
            first = start // width
            xp.copyto(flat[first : first + len(numbers)], numbers, casting="unsafe")

    return random_bits


BITS = Operation(
    "random_bits",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=PickAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (None,)),
        LOWERINGS(_lower_bits),
        WORK(lambda inputs, output, attributes: 30.0 * output.size),
        STREAMS(lambda output: max(output.dtype.itemsize // 4, 1)),
    ),
)


def bits(shape: Shape = (), *, dtype: Any = None, device: str | Device | None = None) -> LazyTensor:
    """Unsigned integers all of whose bits are random: the generator's words, uint32 by default.

    uint64 takes two words, the lower half first, uint16 and uint8 the upper bits of one. Raises
    `ShapeError`, and `DTypeError` for another than an unsigned dtype.
    """
    lengths = normalize_shape("bits", shape)
    canonical = _UINT32 if dtype is None else canonical_dtype(dtype)
    if canonical.kind != "u":
        raise DTypeError(f"bits: they are unsigned integers, and not of the dtype {canonical}")
    words = math.prod(lengths) * max(canonical.itemsize // 4, 1)
    return record(BITS, (random_state_tensor(words, device),), (lengths, canonical))


# ---- picks by weights ----------------------------------------------------------------------

_WEIGHT_BITS = 40
"""Of the largest weight; fewer where the sum of all would have more than 63."""


def _lower_pick(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PickAttributes
) -> Kernel:
    count = inputs[1].size
    exponent = min(_WEIGHT_BITS, 62 - count.bit_length())
    draw_words = philox.drawer(xp, output.size * 2)
    one = np.uint64(1)

    def random_pick(state: Any, weights: Any, out: Any) -> None:
        # Integers, whose sums are the same in whatever order they are added up.
        usable = xp.bitwise_and(xp.greater(weights, 0), xp.less(weights, math.inf))
        positive = xp.empty(count, _FLOAT64)
        positive.fill(0)
        xp.copyto(positive, weights, where=usable)
        _, scale = xp.frexp(positive.max(None, None, False))
        # In two steps, because the factor of the smallest numbers is too large for one.
        half = (exponent - scale) // 2
        whole = xp.floor(xp.ldexp(xp.ldexp(positive, half), exponent - scale - half))
        ends = xp.empty(count, np.uint64)
        whole.astype(np.uint64).cumsum(0, np.uint64, ends)
        largest = ends[-1] - one
        flat = out.reshape(-1)
        for start, words in draw_words(state):
            # The first end above the number, which is one of integers.
            numbers = philox.scaled(xp, words, largest) + one
            places = xp.searchsorted(ends, numbers)
            first = start // 2
            xp.minimum(places, count - 1, out=flat[first : first + len(places)])

    return random_pick


PICK = Operation(
    "random_pick",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=PickAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (None, None)),
        LOWERINGS(_lower_pick),
        WORK(lambda inputs, output, attributes: 100.0 * output.size + inputs[1].size),
    ),
)


def choice(
    a: Any,
    shape: Shape = (),
    replace: bool = True,
    p: Any = None,
    axis: int = 0,
    *,
    device: str | Device | None = None,
) -> LazyTensor:
    """Random elements of ``a`` (whole slices of it, along ``axis``), or integers below a number.

    ``p`` are their probabilities, a tensor, an array or a sequence; without it all are equal.
    Probabilities are taken for multiples of 2**-40 of the largest, and need not sum up to 1 in a
    tensor. Without ``replace`` no element is picked twice; with ``p`` those are picked for which an
    exponential number by the probability is least (Efraimidis and Spirakis, 2006,
    doi:10.1016/j.ipl.2005.11.003), which is as if they were picked one after the other.

    Raises `ShapeError`, ``TypeError``, and ``ValueError`` if there are too few elements, or if
    ``p`` is known now and is negative, or does not sum up to 1. What is not positive in a tensor
    is not picked, as long as there is something else.
    """
    lengths = normalize_shape("choice", shape)
    if type(a) is SymbolicNumber:
        a = int(a)
    is_number = isinstance(a, (int, np.integer)) and not isinstance(a, (bool, np.bool_))
    if is_number:
        (count,) = normalize_shape("choice", a)
        source = None
    else:
        source = as_tensor("choice", a)
        if not source.ndim:
            raise ShapeError("choice: a tensor without axes has no elements to pick from")
        position = normalize_axis("choice", axis, source.ndim)
        count = source.shape[position]
    place = device if source is None else source.device
    wanted = math.prod(lengths)
    if wanted and not count:
        raise ValueError("choice: there is nothing to pick from")
    if not replace and wanted > count:
        raise ValueError(f"choice: {count} elements are fewer than {wanted}, without replacement")
    weights = None if p is None else _weights(p, count, None if replace else wanted, source, place)
    if wanted == 0:
        indices = randperm(0, device=place).reshape(lengths)
    elif weights is None:
        if replace:
            indices = randint(count, shape=lengths, device=place)
        else:
            indices = randperm(count, device=place)[:wanted].reshape(lengths)
    elif replace:
        state = random_state_tensor(wanted * 2, weights.device)
        indices = record(PICK, (state, weights), (lengths, INTEGER))
    else:
        times = draw("exponential", (count,), _FLOAT64, (), weights.device)
        # What may not be picked comes behind all others.
        usable = logical_and(greater(weights, 0.0), less(weights, math.inf))
        order = argsort(times / where(usable, weights, 0.0))
        indices = order[:wanted].reshape(lengths)
    return indices if source is None else take(source, indices, position)


def _weights(
    p: Any, count: int, least: int | None, source: LazyTensor | None, device: Any
) -> LazyTensor:
    if holds_tensor(p):
        p = as_tensor("choice", p)
    if not isinstance(p, LazyTensor):
        p = np.asarray(p)
        if kind_of(p.dtype) not in "iufb":
            raise DTypeError(f"choice: probabilities cannot be of the dtype {p.dtype}")
        p = p.astype(_FLOAT64)
        known: np.ndarray | None = p
    else:
        known = None
        check_kind("choice: probabilities", "biuf", (p._node.type,))
    if p.shape != (count,):
        raise ShapeError(f"choice: {count} probabilities are needed, not ones of shape {p.shape}")
    if known is not None:
        if not (known >= 0).all():
            raise ValueError("choice: probabilities must be at least 0")
        # As exact as single precision, of which they may have been.
        if abs(math.fsum(known) - 1) > 1e-6:
            raise ValueError(f"choice: probabilities must sum up to 1, not {math.fsum(known)}")
        if least is not None and np.count_nonzero(known) < least:
            raise ValueError(
                f"choice: {np.count_nonzero(known)} elements have a probability above 0, which are "
                f"fewer than {least}, without replacement"
            )
        like = source if source is not None else randperm(0, device=device)
        return convert(as_operand("choice", known, like), _FLOAT64)
    return convert(p, _FLOAT64)


def categorical(logits: Any, axis: int = -1, *, shape: Shape | None = None) -> LazyTensor:
    """Random places along an axis, of probabilities whose logarithms are ``logits`` but for a sum.

    The place of the largest of logits plus Gumbel's numbers (E. J. Gumbel, 1954; C. J. Maddison,
    D. Tarlow, T. Minka, 2014, arXiv:1411.0030): probabilities need no sum. ``shape`` is that of the
    result, to which the other axes broadcast; without it, it is theirs. int64. Raises `ShapeError`
    and `DTypeError`. A logit of -inf is never picked beside others.
    """
    logits = as_tensor("categorical", logits)
    if not logits.ndim:
        raise ShapeError("categorical: logits without axes have nothing to pick from")
    position = normalize_axis("categorical", axis, logits.ndim)
    if not logits.shape[position]:
        raise ShapeError("categorical: there is nothing to pick from along an axis of length 0")
    dtype = promote("categorical", FLOAT, logits.dtype)
    if kind_of(dtype) != "f":
        raise DTypeError(f"categorical: logits cannot be of the dtype {logits.dtype}")
    last = convert(moveaxis(logits, position, -1), dtype)
    batch = last.shape[:-1]
    lengths = batch if shape is None else normalize_shape("categorical", shape)
    check_broadcast("categorical: logits but for the axis", batch, lengths)
    noise = draw("gumbel", (*lengths, last.shape[-1]), dtype, (), logits.device)
    return argmax(last + noise, -1)
