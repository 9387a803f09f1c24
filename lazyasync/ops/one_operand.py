"""What operations on one tensor take."""

from __future__ import annotations

from typing import Any

from lazyasync.recording import SymbolicNumber
from lazyasync.tensor import LazyTensor


def check_tensor(name: str, value: Any) -> LazyTensor:
    """``value``, which must be a tensor, or stand for a number. Raises ``TypeError``."""
    if type(value) is LazyTensor:
        return value
    if type(value) is SymbolicNumber:
        return value.tensor()
    raise TypeError(f"{name} takes a tensor, not {type(value).__name__}; make one with la.asarray")
