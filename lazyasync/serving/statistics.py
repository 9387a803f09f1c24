"""What has become of calls and of sequences: what is counted, and what is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class BatchStatistics(NamedTuple):
    """What has become of the calls so far, and what is under way."""

    waiting: int
    """Examples that wait for a batch."""
    running: int
    """Batches that are computed now."""
    batches: int
    """Batches that have been computed, those of failures' halves included."""
    examples: int
    """Examples in them. Divided by ``batches``, the mean size of a batch."""
    answered: int
    """Calls that got their result."""
    failed: int
    """Calls that got a `BatchError`."""
    refused: int
    """Calls that were refused at once, as the queue was full or the answer would be too late."""
    late: int
    """Calls that got no answer within their ``timeout``."""
    left: int
    """Calls that were cancelled."""
    seconds_waited: float
    """From calls to the beginnings of their batches, of all answered calls together."""
    seconds_computed: float
    """In which batches were computed, all together."""
    version: int
    """How often `Batched.publish` has exchanged the first arguments."""


@dataclass
class BatchCounts:
    """The fields of `BatchStatistics` that are counted."""

    batches: int = 0
    examples: int = 0
    answered: int = 0
    failed: int = 0
    refused: int = 0
    late: int = 0
    left: int = 0
    seconds_waited: float = 0.0
    seconds_computed: float = 0.0


class GenerationStatistics(NamedTuple):
    """What has become of the sequences so far, and what is under way."""

    waiting: int
    """Sequences that wait for a place."""
    running: int
    """Sequences that are computed now."""
    iterations: int
    """How often an item of each has been computed."""
    items: int
    """Items that were computed for somebody."""
    ended: int
    """Sequences that came to their end."""
    failed: int
    """Sequences that ended with a `BatchError`."""
    refused: int
    """Calls that were refused, as the queue was full."""
    left: int
    """Sequences that nobody wanted to the end."""
    seconds_computed: float
    """In which items were computed, all together."""
    version: int
    """How often `Generating.publish` has exchanged the first arguments."""


@dataclass
class GenerationCounts:
    """The fields of `GenerationStatistics` that are counted."""

    iterations: int = 0
    items: int = 0
    ended: int = 0
    failed: int = 0
    refused: int = 0
    left: int = 0
    seconds_computed: float = 0.0
