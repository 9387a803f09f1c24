"""Data: batches of arrays, sequences and streams, made in threads or in processes."""

from __future__ import annotations

import sys
from typing import NoReturn

from lazyasync.data.loader import AsyncLoader, Loader
from lazyasync.hints import INSTEAD_OF

__all__ = ["AsyncLoader", "Loader"]


def _missing(name: str) -> NoReturn:
    """Raises ``AttributeError``."""
    message = f"module {__name__!r} has no attribute {name!r}"
    if name in INSTEAD_OF:
        message += f": {INSTEAD_OF[name]}"
    raise AttributeError(message, name=name, obj=sys.modules[__name__])


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing
