"""The generator: its known answers, and its words against those of plain integers."""

from __future__ import annotations

import numpy as np
import pytest
from philox_words import MASK, philox_block, words

from lazyasync.ops.random import philox

KNOWN_ANSWERS = [
    ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ([MASK] * 4, [MASK] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
    (
        [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
        [0xA4093822, 0x299F31D0],
        [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
    ),
]
"""The vectors for philox4x32-10 in Random123's ``kat_vectors``: counter, key, block."""


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN_ANSWERS)
def test_the_plain_generator_knows_the_answers(
    counter: list[int], key: list[int], block: list[int]
) -> None:
    assert philox_block(counter, key) == block


def test_known_answer_of_the_array_generator() -> None:
    assert words(4).tolist() == KNOWN_ANSWERS[0][2]


@pytest.mark.parametrize("counter", [0, 2**32 - 3, 2**64 - 3, 0x85A308D3FFFFFF00])
@pytest.mark.parametrize("key", [0, 2**64 - 1, 0x299F31D0A4093822])
def test_the_array_generator_is_the_plain_one(key: int, counter: int) -> None:
    halves = [key & MASK, key >> 32]
    expected = [
        philox_block([number & MASK, number >> 32 & MASK, 0, 0], halves)
        for number in ((counter + i) % 2**64 for i in range(7))
    ]
    assert words(26, key, counter).tolist() == np.ravel(expected).tolist()[:26]


def test_blocks_join_without_a_seam() -> None:
    count = 4 * philox._BLOCKS + 9
    everything = words(count, 5, 2**32 - 100)
    assert everything.shape == (count,)
    seam = words(40, 5, 2**32 - 100 + philox._BLOCKS - 4)
    np.testing.assert_array_equal(everything[-25:], seam[:25])
    assert words(0).shape == (0,)


@pytest.mark.parametrize("upper", [0, 1, 2**32 - 1])
def test_the_upper_half_of_the_counter_is_what_is_asked_for(upper: int) -> None:
    draw = philox.drawer(np, 8, upper)
    with np.errstate(all="ignore"):
        ((_, drawn),) = draw(np.array([KEY, 2**32 - 1], np.uint64))
    halves = [KEY & MASK, KEY >> 32]
    expected = [philox_block([MASK, 0, upper, 0], halves), philox_block([0, 1, upper, 0], halves)]
    assert drawn.tolist() == np.ravel(expected).tolist()


def test_known_answers_of_the_array_generator_with_an_upper_half() -> None:
    """Of Random123's third vector the fourth word is not 0: its first three, with that cleared."""
    counter, key, _ = KNOWN_ANSWERS[2]
    generator = philox.Philox(np, np.uint64(key[0] | key[1] << 32), 1)
    with np.errstate(all="ignore"):
        block = generator.words(np.array([counter[0] | counter[1] << 32], np.uint64), counter[2])
    assert block[0].tolist() == philox_block([*counter[:3], 0], key)


KEY = 0x299F31D0A4093822


@pytest.mark.parametrize("largest", [9, 2**32 - 1, 2**32, 3 * 2**62 - 1, 2**64 - 1])
def test_integers_that_are_scaled_evenly(largest: int) -> None:
    """Also where nobody knows the range beforehand, as on a GPU."""
    upper, lower = words(200, KEY), words(200, KEY, 1000)
    with np.errstate(all="ignore"):
        drawn = philox.scaled_evenly(np, upper, lower, np.uint64(largest))
    high, low = ((w[::2].astype(object) | w[1::2].astype(object) << 32) for w in (upper, lower))
    if largest < 2**32:
        expected = high * (largest + 1) >> 64
    else:
        expected = ((high << 64) + low) * (largest + 1) >> 128
    assert drawn.tolist() == expected.tolist()
