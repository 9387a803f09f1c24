"""Random words as expressions of counters and keys, for loops that make them where they are used.

As `lazyasync.ops.random.philox` makes them for arrays, which has the source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.ir.scalar import UINT32, Expression, Primitive, cast, evaluate
from lazyasync.ops.random.philox import ROUNDS, WORDS

_UINT64 = np.dtype(np.uint64)
_MASK = 0xFFFFFFFF
_MULTIPLIERS = 0xD2511F53, 0xCD9E8D57
_WEYL = 0x9E3779B9, 0xBB67AE85


class BlockInputs(NamedTuple):
    """What the blocks of a round are made of, each an input of uint64."""

    counter: Expression
    key: Expression
    first_block: Expression
    """The number of the round's first block: the third word of its counters."""


def block_inputs() -> BlockInputs:
    """New inputs."""
    return BlockInputs(*[Expression(Primitive.INPUT, _UINT64, (), place) for place in range(3)])


def block_words(inputs: BlockInputs, block: int) -> tuple[Expression, ...]:
    """The four words (uint32) of a block of a round."""
    counter, key = inputs.counter, inputs.key
    c0, c1 = counter & _MASK, counter >> 32
    c2, c3 = (inputs.first_block + block) & _MASK, counter & 0
    k0, k1 = key & _MASK, key >> 32
    for round in range(ROUNDS):
        first, second = c0 * _MULTIPLIERS[0], c2 * _MULTIPLIERS[1]
        one, two = (k0 + round * _WEYL[0]) & _MASK, (k1 + round * _WEYL[1]) & _MASK
        c0 = ((second >> 32) ^ c1 ^ one) & _MASK
        c2 = ((first >> 32) ^ c3 ^ two) & _MASK
        c1, c3 = second & _MASK, first & _MASK
    return tuple([cast(word, UINT32) for word in (c0, c1, c2, c3)])


def with_words_made(
    results: Sequence[Expression],
    words: Sequence[Expression],
    inputs: BlockInputs,
    whole: Sequence[Expression],
) -> list[Expression]:
    """Expressions of ``words`` as expressions of ``inputs``; parts in ``whole`` stay."""
    known = {part: part for part in whole}
    for first in range(0, len(words), WORDS):
        made = block_words(inputs, first // WORDS)
        known.update(zip(words[first : first + WORDS], made, strict=False))

    def rewritten(part: Expression) -> Expression:
        if not part.operands:
            return part
        operands = tuple([known[operand] for operand in part.operands])
        return Expression(part.primitive, part.dtype, operands, part.value)

    return [evaluate(result, known, rewritten) for result in results]
