"""The latest records of a log, bounded in number and in size."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Record = TypeVar("Record")


class Latest(Generic[Record]):
    """Records that are remembered, the oldest forgotten first; the last one always is there."""

    def __init__(self) -> None:
        self._records: deque[tuple[Record, int]] = deque()
        self._size = 0
        """That of all of them together."""

    def add(self, record: Record, size: int, most: int, most_size: int) -> None:
        """Remembers a record, and at most ``most`` of them, as large as ``most_size`` together."""
        records = self._records
        records.append((record, size))
        self._size += size
        while len(records) > most or (self._size > most_size and len(records) > 1):
            self._size -= records.popleft()[1]

    @property
    def records(self) -> tuple[Record, ...]:
        """Those that are remembered, oldest first."""
        return tuple([record for record, _ in self._records])
