"""What an operation repeats, told to backends that compile a loop together with what is in it."""

from __future__ import annotations

from collections.abc import Callable
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
