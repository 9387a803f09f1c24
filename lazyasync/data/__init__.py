"""Data: batches of arrays, sequences and streams, made in threads or in processes."""

from __future__ import annotations

from lazyasync.data.loader import AsyncLoader, Loader

__all__ = ["AsyncLoader", "Loader"]


def __dir__() -> list[str]:
    return [*__all__]
