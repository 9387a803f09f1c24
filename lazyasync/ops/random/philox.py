"""Philox 4x32-10, the counter-based random number generator, on arrays of NumPy or CuPy.

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
SC 2011 (doi:10.1145/2063384.2063405). A block of four 32-bit words is a function of a 128-bit
counter and a 64-bit key. Block ``i`` of a draw has the counter ``counter + i`` modulo 2**64 in its
lower half. The upper half is zero, but for numbers that take as many blocks as they need: it counts
these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

ROUNDS = 10
WORDS = 4
_MULTIPLIERS = np.array([[0xCD9E8D57], [0xD2511F53]], np.uint64)
_WEYL = np.array([0x9E3779B9, 0xBB67AE85], np.uint64)
_MASK = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)

NARROW = np.uint64(2**32)
"""So many integers 64 bits are enough for: none is likelier by more than 2**-32 of its share."""

_BLOCKS = 16384
"""Counters worked on at a time: what is in use then stays in a core's own cache.

A module in the place of NumPy may say in ``counters_at_a_time`` how many it should be, and have
``random_words(key, counters, upper, words)``, which fills two numbers of 64 bits for each counter.
"""

Words = Iterator[tuple[int, Any]]


def drawer(xp: Any, count: int, upper: int = 0) -> Callable[[Any], Words]:
    """A function from a state ``[key, counter]`` (uint64) to ``count`` random 32-bit words.

    ``upper`` is the third word of the counters; what it is not 0 for is drawn beside other words.

    It yields them in parts, as (number of the first word, uint32 array); the arrays may be
    overwritten, and are valid until the next is asked for.
    """
    blocks = -(-count // WORDS)
    step = max(1, min(blocks, getattr(xp, "counters_at_a_time", _BLOCKS)))

    def draw(state: Any) -> Words:
        generator = Philox(xp, state[0], step)
        offsets = xp.arange(step, dtype=np.uint64)
        for first in range(0, blocks, step):
            length = min(step, blocks - first)
            counters = offsets[:length] + (state[1] + np.uint64(first))
            words = generator.words(counters, upper).reshape(-1)
            yield first * WORDS, words[: count - first * WORDS]

    return draw


class Philox:
    """The generator for one key, with room for so many blocks at a time."""

    def __init__(self, xp: Any, key: Any, room: int) -> None:
        self._xp = xp
        self.key = key
        self._native = getattr(xp, "random_words", None)
        number = xp.arange(ROUNDS, dtype=np.uint64)
        # The halves of the key, raised by a constant each round.
        keys = xp.empty((ROUNDS, 2, 1), np.uint64)
        keys[:, 0, 0] = ((key & _MASK) + number * _WEYL[0]) & _MASK
        keys[:, 1, 0] = ((key >> _HALF) + number * _WEYL[1]) & _MASK
        self._keys = [keys[round] for round in range(ROUNDS)]
        self._multipliers = xp.asarray(_MULTIPLIERS)
        # Arrays without axes, because converting a number takes longer than a short round.
        self._mask, self._half = xp.asarray(_MASK), xp.asarray(_HALF)
        self._buffers = xp.empty((3, 2, room), np.uint64)
        self._words = xp.empty((room, 2), np.uint64)

    def words(self, counters: Any, upper: int = 0) -> Any:
        """The blocks of ``counters`` (uint64) as uint32 of shape (n, 4), valid until called again.

        ``upper`` is the third word of the counters; the fourth is 0.

        A round turns (c0, c1, c2, c3) into
        (high(M1 c2) ^ c1 ^ k0, low(M1 c2), high(M0 c0) ^ c3 ^ k1, low(M0 c0)).
        Both halves of it are done at once: ``products`` holds M1 c2 and M0 c0, whose lower halves
        are c1 and c3 of the next round, and ``values`` holds c0 and c2.
        """
        if self._native is not None:
            found = self._words[: len(counters)]
            self._native(self.key, counters, upper, found)
            return found.view(np.uint32)
        xp, mask, half = self._xp, self._mask, self._half
        multiply, shift, xor, cut = (
            xp.multiply,
            xp.right_shift,
            xp.bitwise_xor,
            xp.bitwise_and,
        )
        values, products, following = self._buffers[:, :, : len(counters)]
        cut(counters, mask, values[0])
        values[1] = upper
        shift(counters, half, products[0])
        products[1] = 0
        swapped, multipliers = values[::-1], self._multipliers
        for key in self._keys:
            multiply(swapped, multipliers, following)
            shift(following, half, values)
            xor(values, products, values)
            xor(values, key, values)
            cut(values, mask, values)
            products, following = following, products
        # c1 above c0 and c3 above c2: in the order of memory on a little-endian machine.
        xp.left_shift(products, half, products)
        xp.bitwise_or(products, values, products)
        words = self._words[: len(counters)]
        words[:, 0] = products[0]
        words[:, 1] = products[1]
        return words.view(np.uint32)


def multiplied(xp: Any, words: Any, largest: Any) -> tuple[Any, Any]:
    """word * (largest + 1) for 64-bit words, each of two 32-bit ones, the lower first.

    The upper and the lower 64 bits of it.
    """
    mask = np.uint64(0xFFFFFFFF)
    half = np.uint64(32)
    low = words[0::2].astype(np.uint64)
    high = words[1::2].astype(np.uint64)
    factor_low = largest & mask
    factor_high = largest >> half
    # word * largest + word, so that a range of 2**64 needs no 65th bit.
    cross = high * factor_low
    middle = ((low * factor_low) >> half) + (cross & mask) + low * factor_high
    # `low * factor_high` is at most 2**64 - 2**33 + 1, so that the sum may wrap: count the carry.
    carry = xp.less(middle, low * factor_high).astype(np.uint64)
    product_high = high * factor_high + (cross >> half) + (middle >> half) + (carry << half)
    product_low = ((middle & mask) << half) | ((low * factor_low) & mask)
    word = (high << half) | low
    total = product_low + word
    return product_high + xp.less(total, word).astype(np.uint64), total


def scaled(xp: Any, words: Any, largest: Any) -> Any:
    """(word * (largest + 1)) >> 64: words as integers up to ``largest``."""
    native = getattr(xp, "scaled_words", None)
    if native is not None:
        return native(words, largest)
    return multiplied(xp, words, largest)[0]


def scaled_evenly(xp: Any, words: Any, more: Any, largest: Any) -> Any:
    """As `scaled`, of words of 128 bits, of which ``more`` has the lower halves.

    Up to `NARROW` integers it is `scaled`: 64 bits are enough.
    """
    high, low = multiplied(xp, words, largest)
    carried = multiplied(xp, more, largest)[0]
    carry = xp.bitwise_and(xp.less(low + carried, carried), xp.greater_equal(largest, NARROW))
    return high + carry.astype(np.uint64)
