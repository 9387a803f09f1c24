"""Serving: examples of many callers become batches, each of one step."""

from __future__ import annotations

from lazyasync.serving.batching import Batched, BatchedBlock, BatchStatistics, batched
from lazyasync.serving.errors import BatchError, QueueFullError, ServingEndedError, TooLateError

__all__ = [
    "BatchError",
    "BatchStatistics",
    "Batched",
    "BatchedBlock",
    "QueueFullError",
    "ServingEndedError",
    "TooLateError",
    "batched",
]


def __dir__() -> list[str]:
    return [*__all__]
