"""Data parallel: a training step that is written for one device runs over several."""

from __future__ import annotations

from lazyasync.parallel.data_parallel import DataParallel, data_parallel
from lazyasync.parallel.means import mean

__all__ = [
    "DataParallel",
    "data_parallel",
    "mean",
]


def __dir__() -> list[str]:
    return [*__all__]
