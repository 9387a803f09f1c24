"""How large batches may be, and how long calls wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.arguments import real_number


class Limits(NamedTuple):
    """The options of `batched` that say which examples become a batch, and when."""

    max_batch: int
    max_delay: float
    max_queue: int
    timeout: float | None
    buckets: Sequence[int] | None
    pad: float | None

    def size(self, count: int) -> int:
        """The size of a batch of so many examples."""
        if self.buckets is None:
            return count
        return next(size for size in self.buckets if size >= count)


def check_timeout(timeout: float | None) -> None:
    """Raises ``TypeError`` or ``ValueError`` for what is no time in which an answer is wanted."""
    if timeout is not None and real_number("batched: timeout", timeout) <= 0:
        raise ValueError(f"batched: timeout is a number of seconds above 0, not {timeout}")
