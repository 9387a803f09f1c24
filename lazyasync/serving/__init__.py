"""Serving: what many callers ask for is computed side by side, in one step of the device."""

from __future__ import annotations

from lazyasync.serving.batching import Batched, BatchedBlock, batched
from lazyasync.serving.errors import BatchError, QueueFullError, ServingEndedError, TooLateError
from lazyasync.serving.generation import (
    Generating,
    GeneratingBlock,
    Items,
    generating,
)
from lazyasync.serving.statistics import BatchStatistics, GenerationStatistics

__all__ = [
    "BatchError",
    "BatchStatistics",
    "Batched",
    "BatchedBlock",
    "Generating",
    "GeneratingBlock",
    "GenerationStatistics",
    "Items",
    "QueueFullError",
    "ServingEndedError",
    "TooLateError",
    "batched",
    "generating",
]


def __dir__() -> list[str]:
    return [*__all__]
