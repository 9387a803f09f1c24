"""Data: batches of arrays, sequences and streams, made in threads or in processes."""

from __future__ import annotations

from lazyasync.data.loader import AsyncLoader, Loader
from lazyasync.hints import missing_of

__all__ = ["AsyncLoader", "Loader"]


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
