"""What a random number is made of: scalar expressions of random words and parameters.

Nothing but operations that IEEE 754 rounds in one way and integers are in them, so that whatever
computes one, NumPy or a kernel, gives the same bits, and takes and rejects the same proposals.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lazyasync.ir.scalar import Expression, Primitive

UINT32 = np.dtype(np.uint32)
FLOAT64 = np.dtype(np.float64)
MOST_ROUNDS = 256
"""After which the last proposal is taken. Two in five are, or more: this is never seen, 2**-188."""


class Case(NamedTuple):
    """What is done for some values of the parameters, those for which ``condition`` is true.

    The condition is of parameters alone; None is that of all others. ``accepted`` says whether a
    proposal is taken, and None that each is.
    """

    condition: Expression | None
    value: Expression
    accepted: Expression | None = None

    @property
    def results(self) -> list[Expression]:
        """The value, and whether it is accepted if that is a question."""
        return [self.value] if self.accepted is None else [self.value, self.accepted]


class Sampler(NamedTuple):
    """One random number, and what it is made of.

    Of the ``cases`` the first holds whose condition does. They are of the inputs ``words`` (uint32)
    and ``parameters`` (float64). Without ``has_blocks`` element ``i`` takes the words
    ``len(words) * i`` and following of a draw. With it, it takes the blocks of the counter ``i`` of
    the draw: in each round as many as it has words for, the upper half of the counter being the
    number of the block.
    """

    name: str
    cases: tuple[Case, ...]
    words: tuple[Expression, ...]
    parameters: tuple[Expression, ...]
    has_blocks: bool

    @property
    def blocks(self) -> int:
        """The blocks that a round takes."""
        return -(-len(self.words) // 4)


def word_inputs(count: int) -> tuple[Expression, ...]:
    """Random words, as inputs of expressions."""
    return tuple([Expression(Primitive.INPUT, UINT32, (), place) for place in range(count)])


def parameter_inputs(count: int) -> tuple[Expression, ...]:
    """Parameters, as inputs of expressions."""
    return tuple([Expression(Primitive.INPUT, FLOAT64, (), -1 - place) for place in range(count)])
