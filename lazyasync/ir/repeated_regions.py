"""What operations repeat or choose from, told to backends that compile it together with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.ir.graph import Graph
from lazyasync.ir.rule_kinds import Rules
from lazyasync.named_tuples import NamedTuple


class RepeatedRegion(NamedTuple):
    """What an operation does that repeats a region: see `lazyasync.ops.control_flow`.

    The regions take all operands: ``constants`` that are the same in each iteration, ``carries``,
    then items of sequences. It goes on for ``length`` iterations, from the end of the sequences
    with ``reverse``, or, where that is None, for as long as ``condition`` gives True.
    """

    body: Graph
    constants: int
    carries: int
    length: int | None
    reverse: bool = False
    condition: Graph | None = None


LOOPS: Rules[Callable[[Any, int], RepeatedRegion]] = Rules("loop")
"""``loop(attributes, operands)``: what an operation with so many operands repeats, for backends
that compile more of a loop than its regions. The carries are its first outputs, then sequences."""

BRANCHES: Rules[Callable[[Any], Sequence[Graph]]] = Rules("branches")
"""``branches(attributes)``: what an operation chooses from by its first operand, an integer without
axes; the regions take all the others. One that is out of range stands for the first or the last."""
