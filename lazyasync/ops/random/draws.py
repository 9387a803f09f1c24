"""Random tensors: Philox 4x32-10, with keys and counters taken when recorded, computed when run.

What is drawn depends on the seed, the job's name, the device and how much was drawn before, and on
nothing else: not on scheduling, other jobs, or how a backend cuts up its work. The generator's
state is an operand, so that drawing again compiles nothing.

Element ``i`` of a tensor is made of the ``i``-th word, or pair of words, of its part of the stream;
so they are the same bits on every backend, those of `normal` by a logarithm, a cosine and a sine of
the package's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Never, TypeAlias

import numpy as np

from lazyasync.arguments import real_number, whole_number
from lazyasync.device import Device
from lazyasync.errors import DTypeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import DRAWS, GRADIENTS, LOWERINGS, STREAMS, WORK, Draw, Kernel
from lazyasync.ir.scalar import (
    DOUBLE_NORMALS,
    SINGLE_NORMALS,
    UINT32,
    WORD_PAIRS,
    WORDS,
    Expression,
    RandomSource,
    bits,
    cast,
    not_equal,
)
from lazyasync.ir.types import TensorType, is_bfloat16, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, FLOAT, INTEGER, canonical_dtype, promote
from lazyasync.ops.random import philox
from lazyasync.ops.random.intervals import check_interval, spread_over
from lazyasync.ops.random.parameters import (
    check_broadcast,
    check_range,
    converted,
    drawn_dtype,
    is_known,
    neutral_if_zero,
    shaped,
    where,
)
from lazyasync.ops.registration import composed_of, factory
from lazyasync.ops.shapes import normalize_axis, normalize_shape, several_shapes
from lazyasync.recording import (
    SymbolicNumber,
    on_host,
    random_state_tensor,
    record,
    scalar_tensor,
)
from lazyasync.tensor import LazyTensor

__all__ = [
    "bernoulli",
    "dropout_mask",
    "normal",
    "permutation",
    "rand",
    "randint",
    "randn",
    "randperm",
    "uniform",
]

_UINT64 = np.dtype(np.uint64)
_FLOAT64 = np.dtype(np.float64)


Words: TypeAlias = Callable[[TensorType], int]
"""The words of an element: see `STREAMS`."""


class DrawAttributes(NamedTuple):
    """``shape`` and ``dtype`` of the result."""

    shape: tuple[int, ...]
    dtype: np.dtype


def _infer_draw(inputs: tuple[TensorType, ...], attributes: DrawAttributes) -> TensorType:
    return TensorType(attributes.shape, attributes.dtype)


def _no_gradient(g: Any, operands: tuple[Any, ...], output: Any, attributes: Any) -> Any:
    return (None,) * len(operands)


def _drawing(
    name: str, lower: Any, flops: float, words: Words | None, draw: Draw | None = None
) -> Operation:
    return Operation(
        name,
        kind=OperationKind.COMPUTE,
        infer=_infer_draw,
        attributes=DrawAttributes,
        rules=(
            GRADIENTS(_no_gradient),
            LOWERINGS(lower),
            WORK(lambda inputs, output, attributes: flops * output.size),
            *(() if words is None else (STREAMS(words),)),
            *(() if draw is None else (DRAWS(draw),)),
        ),
    )


def _words_per_element(dtype: np.dtype) -> int:
    return 2 if dtype == np.float64 else 1


def _state(lengths: tuple[int, ...], words: int, device: str | Device | None) -> LazyTensor:
    return random_state_tensor(math.prod(lengths) * words, device)


def _done(xp: Any, name: str, state: Any, out: Any) -> bool:
    """Whether a module in the place of NumPy has filled what a draw is to fill, by ``numbers``."""
    numbers = getattr(xp, "numbers", None)
    return numbers is not None and numbers(name, state, out)


# ---- uniform -------------------------------------------------------------------------------

# An element has as many random bits as the fraction of its dtype holds, and is a multiple of the
# smallest difference between two numbers below one, so that 1 itself is never reached.
_FRACTION_BITS = {np.dtype(np.float16): 11, np.dtype(np.float32): 24}


def _fractions(xp: Any, words: Any, dtype: np.dtype, out: Any) -> None:
    """Fills ``out`` with fractions made of random 32-bit words; overwrites the words."""
    if dtype == np.float64:
        # 27 and 26 bits, as in Matsumoto's genrand_res53.
        high = xp.right_shift(words[0::2], 5)
        low = xp.right_shift(words[1::2], 6)
        xp.multiply(high, 2.0**26, out=out, dtype=_FLOAT64)
        xp.add(out, low, out=out)
        xp.multiply(out, 2.0**-53, out=out)
        return
    if is_bfloat16(dtype):
        xp.right_shift(words, 24, out=words)
        fractions = words.astype(FLOAT)
        xp.multiply(fractions, FLOAT.type(2.0**-8), out=fractions)
        xp.copyto(out, fractions, casting="unsafe")
        return
    bits = _FRACTION_BITS[dtype]
    xp.right_shift(words, 32 - bits, out=words)
    xp.copyto(out, words.view(np.int32), casting="unsafe")
    xp.multiply(out, dtype.type(2.0**-bits), out=out)


def _lower_uniform(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: DrawAttributes
) -> Kernel:
    dtype = output.dtype
    width = _words_per_element(dtype)
    draw = philox.drawer(xp, output.size * width)

    def uniform(state: Any, out: Any) -> None:
        flat = out.reshape(-1)
        if _done(xp, "uniform", state, flat):
            return
        for start, words in draw(state):
            first = start // width
            _fractions(xp, words, dtype, flat[first : first + len(words) // width])

    return uniform


def _uniform_source(dtype: np.dtype) -> RandomSource:
    return WORD_PAIRS if dtype == np.float64 else WORDS


def _uniform_element(inputs: Sequence[Expression], dtype: np.dtype) -> Expression:
    """What `_fractions` makes of words."""
    (word,) = inputs
    if dtype == np.float64:
        high, low = cast(word, UINT32) >> 5, cast(word >> 38, UINT32)
        return (cast(high, _FLOAT64) * 2.0**26 + cast(low, _FLOAT64)) * 2.0**-53
    width = 8 if is_bfloat16(dtype) else _FRACTION_BITS[dtype]
    return cast(cast(word >> (32 - width), FLOAT) * 2.0**-width, dtype)


UNIFORM = _drawing(
    "uniform",
    _lower_uniform,
    30.0,
    lambda type: _words_per_element(type.dtype),
    Draw(_uniform_source, _uniform_element),
)


@factory
def uniform(
    shape: int | Sequence[int] | None = None,
    low: float | LazyTensor = 0.0,
    high: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Random numbers evenly spread over [low, high).

    They are of ``dtype``; without it of float32, or of the dtype of bounds that are tensors if that
    is wider. The bounds are rounded to it, and broadcast to ``shape``, by default to each other.
    The numbers are multiples of 2**-24 (float32), 2**-11 (float16), 2**-8 (bfloat16) or 2**-53
    (float64) of the interval. Of one with no number in it they are ``low``. Raises `ShapeError`,
    `DTypeError`, and ``OverflowError`` for numbers that the dtype cannot hold.
    """
    lengths, (first, end) = shaped("uniform", shape, low=low, high=high)
    canonical = drawn_dtype("uniform", dtype, first, end)
    check_interval("uniform", canonical, first, end)
    place = where((first, end)) if device is None else device
    state = _state(lengths, _words_per_element(canonical), place)
    fractions = record(UNIFORM, (state,), (lengths, canonical))
    return spread_over("uniform", fractions, first, end)


@composed_of("uniform")
@factory
def rand(
    shape: int | Sequence[int] = (),
    *more: Never,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Random numbers evenly spread over [0, 1), float32 unless ``dtype`` says otherwise."""
    if more:
        raise several_shapes("rand", shape, more)
    lengths, canonical = normalize_shape("rand", shape), drawn_dtype("rand", dtype)
    return uniform(lengths, dtype=canonical, device=device)


# ---- normal --------------------------------------------------------------------------------


def _lower_normal(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: DrawAttributes
) -> Kernel:
    dtype = output.dtype
    width = _words_per_element(dtype)
    size = output.size
    draw = philox.drawer(xp, (size + size % 2) * width)
    working = _FLOAT64 if dtype == np.float64 else FLOAT

    def normal(state: Any, out: Any) -> None:
        flat = out.reshape(-1)
        if _done(xp, "normal", state, flat):
            return
        for start, words in draw(state):
            first = start // width
            pairs = _normal_pairs(xp, words, working).reshape(-1)
            part = flat[first : first + len(pairs)]
            xp.copyto(part, pairs[: len(part)], casting="unsafe")

    return normal


def _normal_pairs(xp: Any, words: Any, dtype: np.dtype) -> Any:
    """Pairs of standard normal numbers, of shape (n, 2), made of random words."""
    from lazyasync.ops.random.normal_pairs import normal_pairs  # importing stays quick

    count = len(words) // (2 * _words_per_element(dtype))
    radius, angle = xp.empty((2, count), dtype)
    if dtype == np.float64:
        fractions = xp.empty(2 * count, dtype)
        _fractions(xp, words, dtype, fractions)
        xp.subtract(1.0, fractions[0::2], out=radius)
        xp.multiply(fractions[1::2], dtype.type(2 * math.pi), out=angle)
    else:
        # All 32 bits count for u, because small values make the tail of the distribution.
        xp.copyto(radius, words[0::2], casting="unsafe")
        xp.multiply(radius, dtype.type(2.0**-32), out=radius)
        xp.add(radius, dtype.type(2.0**-33), out=radius)
        xp.copyto(angle, words[1::2], casting="unsafe")
        xp.multiply(angle, dtype.type(2 * math.pi * 2.0**-32), out=angle)
    return normal_pairs(xp, radius, angle)


NORMAL = _drawing(
    "normal",
    _lower_normal,
    60.0,
    lambda type: _words_per_element(type.dtype),
    Draw(
        lambda dtype: DOUBLE_NORMALS if dtype == np.float64 else SINGLE_NORMALS,
        lambda inputs, dtype: cast(inputs[0], dtype),
    ),
)


@factory
def normal(
    shape: int | Sequence[int] | None = None,
    mean: float | LazyTensor = 0.0,
    deviation: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Normally distributed numbers.

    They are of ``dtype``; without it of float32, or of the dtype of parameters that are tensors if
    that is wider. The parameters broadcast to ``shape``, by default to each other. By the transform
    of Box and Muller; float32 numbers lie within 6.8 standard deviations. Raises `ShapeError`,
    `DTypeError`, and ``ValueError`` for a negative deviation.
    """
    lengths, (center, spread) = shaped("normal", shape, mean=mean, deviation=deviation)
    check_range("normal: deviation", spread, 0)
    canonical = drawn_dtype("normal", dtype, center, spread)
    size = math.prod(lengths)
    place = where((center, spread)) if device is None else device
    state = random_state_tensor((size + size % 2) * _words_per_element(canonical), place)
    result = record(NORMAL, (state,), (lengths, canonical))
    if not is_known(spread, 1):
        result = result * converted("normal", spread, result)
    if type(center) is SymbolicNumber:
        center = on_host(neutral_if_zero, center)
    if not is_known(center, 0):
        result = result + converted("normal", center, result)
    return result


@composed_of("normal")
@factory
def randn(
    shape: int | Sequence[int] = (),
    *more: Never,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Normally distributed numbers of mean 0 and deviation 1, as `normal` makes them."""
    if more:
        raise several_shapes("randn", shape, more)
    lengths, canonical = normalize_shape("randn", shape), drawn_dtype("randn", dtype)
    return normal(lengths, dtype=canonical, device=device)


# ---- integers ------------------------------------------------------------------------------


def _lower_randint(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: DrawAttributes
) -> Kernel:
    draw = philox.drawer(xp, output.size * 2)
    draw_more = philox.drawer(xp, output.size * 2, 1)
    dtype = output.dtype

    def integers(state: Any, largest: Any) -> Iterator[tuple[int, Any]]:
        # On a GPU it is not known here whether the range is narrow.
        if isinstance(largest, (np.ndarray, np.generic)) and int(largest) < int(philox.NARROW):
            for start, words in draw(state):
                yield start // 2, philox.scaled(xp, words, largest)
        else:
            for (start, words), (_, more) in zip(draw(state), draw_more(state), strict=True):
                yield start // 2, philox.scaled_evenly(xp, words, more, largest)

    def randint(state: Any, largest: Any, low: Any, out: Any) -> None:
        flat = out.reshape(-1)
        for first, numbers in integers(state, largest):
            xp.add(numbers, low, out=numbers)  # modulo 2**64, which is right for signed numbers too
            part = flat[first : first + len(numbers)]
            xp.copyto(part, numbers.view(np.int64) if dtype.kind == "i" else numbers, "unsafe")

    return randint


RANDINT = _drawing("randint", _lower_randint, 60.0, lambda type: 2)


@factory
def randint(
    low: int | LazyTensor | np.ndarray,
    high: int | LazyTensor | np.ndarray | None = None,
    shape: int | Sequence[int] = (),
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Random integers of [low, high), or with one bound of [0, low); int64 unless ``dtype``.

    A 64-bit word is multiplied with the width of the range, and the upper half of the product is
    taken (Lemire, 2019, arXiv:1805.10941, without the rejection): some integers are more likely
    than others by at most width / 2**64. For widths above 2**32 the word has 128 bits, and the
    bias is at most 2**-64.

    Bounds may also be tensors and arrays of integers below 2**63 that broadcast to the shape, as
    where it is computed how many there are to pick from: the bias is then at most width / 2**64, an
    empty range gives ``low``, and numbers beyond ``dtype`` are taken modulo its range.

    Raises ``ValueError`` for an empty range of numbers, `DTypeError` for another than an integer
    dtype, ``OverflowError`` for numbers that the dtype cannot hold, `ShapeError`.
    """
    low, high = (0, low) if high is None else (low, high)
    canonical = INTEGER if dtype is None else canonical_dtype(dtype)
    if canonical.kind not in "iu":
        raise DTypeError(f"randint: random integers cannot be of the dtype {canonical}")
    lengths = normalize_shape("randint", shape)
    if _has_values(low) or _has_values(high):
        return _integers_between(low, high, lengths, canonical, device)
    first, end = (
        on_host(whole_number, f"randint: {name}", bound)
        for name, bound in (("low", low), ("high", high))
    )
    on_host(_check_range, first, end, canonical)
    state = _state(lengths, 2, device)
    largest = scalar_tensor(end - 1 - first, _UINT64, state, None, baked=False)
    offset = scalar_tensor(first % 2**64, _UINT64, state, None, baked=False)
    return record(RANDINT, (state, largest, offset), (lengths, canonical))


def _has_values(bound: Any) -> bool:
    """Whether a bound is a tensor or an array, and no number, not even one of each call."""
    return type(bound) is LazyTensor or isinstance(bound, np.ndarray)


def _integers_between(
    low: Any, high: Any, lengths: tuple[int, ...], dtype: np.dtype, device: str | Device | None
) -> LazyTensor:
    """`randint` of bounds of which one at least is a tensor or an array."""
    for name, bound in (("low", low), ("high", high)):
        if not _has_values(bound):
            on_host(whole_number, f"randint: {name}", bound)
        elif kind_of(bound.dtype) not in "iu":
            raise DTypeError(f"randint: {name} is of integers, not of the dtype {bound.dtype}")
        else:
            check_broadcast(f"randint: {name}", bound.shape, lengths)
    state = _state(lengths, 2, device)
    largest, none = (
        scalar_tensor(number, _UINT64, state, None, baked=False) for number in (2**64 - 1, 0)
    )
    words = record(RANDINT, (state, largest, none), (lengths, np.dtype(_UINT64)))
    first, end = (
        convert(as_operand("randint", bound, words), np.dtype(np.int64))
        if _has_values(bound)
        else scalar_tensor(bound, INTEGER, state, None, baked=False)
        for bound in (low, high)
    )
    width = convert(comparison.where(end > first, end - first, 1), np.dtype(_UINT64))
    numbers = convert(_high_half(words, width), np.dtype(np.int64)) + first
    return convert(numbers, dtype)


def _high_half(one: LazyTensor, other: LazyTensor) -> LazyTensor:
    """The upper 64 bits of products of two unsigned integers of 64 bits."""
    mask = 2**32 - 1
    upper, lower, others_upper, others_lower = one >> 32, one & mask, other >> 32, other & mask
    middle = upper * others_lower + (lower * others_lower >> 32)
    rest = lower * others_upper + (middle & mask)
    return upper * others_upper + (middle >> 32) + (rest >> 32)


def _check_range(first: int, end: int, dtype: np.dtype) -> None:
    if first >= end:
        raise ValueError(f"randint: low >= high: {first} and {end}")
    limits = np.iinfo(dtype)
    if first < limits.min or end - 1 > limits.max:
        raise OverflowError(f"randint: [{first}, {end}) is out of the range of {dtype}")


# ---- permutations --------------------------------------------------------------------------


def _lower_randperm(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: DrawAttributes
) -> Kernel:
    size = output.size
    draw = philox.drawer(xp, size * 2)
    index_bits = max(size - 1, 0).bit_length()
    index_mask = np.uint64((1 << index_bits) - 1)

    def randperm(state: Any, out: Any) -> None:
        # Key and position in one number: all are distinct, so that every sort gives one result,
        # and equal keys stay in order. The sort of bare integers is also the fastest.
        keys = xp.empty(size, np.uint64)
        for start, words in draw(state):
            pairs = words.astype(np.uint64)
            part = keys[start // 2 : (start + len(words)) // 2]
            xp.left_shift(pairs[1::2], np.uint64(32), out=part)
            xp.bitwise_or(part, pairs[0::2], out=part)
        keys &= ~index_mask
        keys |= xp.arange(size, dtype=np.uint64)
        keys.sort()
        keys &= index_mask
        xp.copyto(out, keys, casting="unsafe")

    return randperm


RANDPERM = _drawing("randperm", _lower_randperm, 100.0, None)


@factory
def randperm(n: int, *, dtype: Any = None, device: str | Device | None = None) -> LazyTensor:
    """The integers of [0, n) in random order, int64 unless ``dtype`` says otherwise.

    They are sorted by random keys of 64 bits less those of ``n``; equal keys, of which a million
    integers have 0.03 pairs on average, stay in order.
    """
    (length,) = normalize_shape("randperm", whole_number("randperm: n", n))
    canonical = INTEGER if dtype is None else canonical_dtype(dtype)
    if canonical.kind not in "iu" or length > np.iinfo(canonical).max + 1:
        raise DTypeError(f"randperm: the dtype {canonical} cannot hold the integers below {length}")
    return record(RANDPERM, (_state((length,), 2, device),), ((length,), canonical))


@composed_of("randperm", "take")
def permutation(
    x: int | LazyTensor, axis: int = 0, *, device: str | Device | None = None
) -> LazyTensor:
    """``x`` shuffled along an axis (whole slices of it); of a number ``n``, `randperm` of it."""
    if isinstance(x, (int, np.integer, np.bool_)) or type(x) is SymbolicNumber:
        length = whole_number("permutation: x", x if type(x) is not SymbolicNumber else int(x))
        normalize_shape("permutation", length)
        return randperm(length, device=device)
    if not isinstance(x, LazyTensor):
        raise TypeError(
            f"permutation takes a tensor or an integer, not {type(x).__name__}; make a tensor with "
            "la.asarray"
        )
    from lazyasync.ops.indexing.take import take  # importing stays quick

    x = as_tensor("permutation", x)
    position = normalize_axis("permutation", axis, x.ndim)
    return take(x, randperm(x.shape[position], device=x.device), position)


# ---- yes or no -----------------------------------------------------------------------------


def _lower_bernoulli(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: DrawAttributes
) -> Kernel:
    draw = philox.drawer(xp, output.size)

    def bernoulli(state: Any, probability: Any, out: Any) -> None:
        threshold = xp.rint(probability * 2.0**32).astype(np.uint64)
        flat = out.reshape(-1)
        for start, words in draw(state):
            xp.less(words, threshold, out=flat[start : start + len(words)])

    return bernoulli


def _bernoulli_element(inputs: Sequence[Expression], dtype: np.dtype) -> Expression:
    word, probability = inputs
    # The sum is rounded to a whole number, halves to even ones, which is in its lowest bits.
    below = bits(probability * 2.0**32 + 1.5 * 2.0**52, _UINT64)
    always = not_equal(below & 1 << 32, 0)
    return (word < cast(below, UINT32)) | always


BERNOULLI = _drawing(
    "bernoulli",
    _lower_bernoulli,
    30.0,
    lambda type: 1,
    Draw(lambda dtype: WORDS, _bernoulli_element),
)


def bernoulli(
    shape: int | Sequence[int] | None,
    probability: float | LazyTensor = 0.5,
    *,
    device: str | Device | None = None,
) -> LazyTensor:
    """Booleans that are True with a probability: a number, or what broadcasts to ``shape``.

    None for the shape is that of the probability.

    Probabilities are rounded to multiples of 2**-32, those of a tensor or an array up to multiples
    of 2**-24. Raises `ShapeError`, `DTypeError`, and ``ValueError`` for a number, or an array with
    one, outside [0, 1].
    """
    lengths, (given,) = shaped("bernoulli", shape, probability=probability)
    check_range("bernoulli: probability", given, 0, 1)
    if isinstance(given, (LazyTensor, np.ndarray)) and type(given) is not SymbolicNumber:
        where_to = given.device if isinstance(given, LazyTensor) and device is None else device
        fractions = uniform(lengths, dtype=FLOAT, device=where_to)
        chances = as_operand("bernoulli", given, fractions)
        dtype = promote("bernoulli", FLOAT, chances.dtype)
        return comparison.less(convert(fractions, dtype), convert(chances, dtype))
    state = _state(lengths, 1, device)
    chance = scalar_tensor(given, _FLOAT64, state, None, baked=False)
    return record(BERNOULLI, (state, chance), (lengths, BOOL))


@composed_of("bernoulli")
def dropout_mask(
    shape: int | Sequence[int],
    rate: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """What to multiply with for dropout: 0 with probability ``rate``, else 1 / (1 - rate).

    A tensor of rates is broadcast to ``shape``; the gradient is that of the scale. Srivastava et
    al., 2014, "Dropout", with the scaling done in training. Raises ``ValueError`` for a number
    outside [0, 1).
    """
    canonical = drawn_dtype("dropout_mask", dtype)
    lengths = normalize_shape("dropout_mask", shape)
    if type(rate) is LazyTensor:
        keeps = convert(1.0 - rate, canonical)
        kept = convert(bernoulli(lengths, keeps, device=device), canonical)
        return kept / comparison.where(keeps == 0, 1, keeps)
    rate = on_host(_checked_rate, rate)
    kept = convert(bernoulli(lengths, 1.0 - rate, device=device), canonical)
    return kept * (1.0 / (1.0 - rate))


def _checked_rate(rate: Any) -> float:
    number = real_number("dropout_mask: rate", rate)
    if not 0 <= number < 1:
        raise ValueError(f"dropout_mask: the rate must be in [0, 1), not {number}")
    return number
