"""Data parallel: a training step that is written for one device runs over several."""

from __future__ import annotations

from lazyasync.hints import missing_of
from lazyasync.parallel.data_parallel import DataParallel, data_parallel
from lazyasync.parallel.means import mean

__all__ = [
    "DataParallel",
    "data_parallel",
    "mean",
]


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
