"""What is known of a tensor before it is computed: its shape and its dtype."""

from __future__ import annotations

import math
import os
import threading
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.untracked import untrack


class TensorType:
    """A shape (axis lengths) and a NumPy dtype in native byte order.

    There is one object for each pair, so that comparing and hashing, which recording does all the
    time, cost nothing. ``size`` is the number of elements, ``nbytes`` that of bytes of a
    contiguous buffer, ``ndim`` that of axes.
    """

    __slots__ = (
        "__weakref__",
        "_kind_hash",
        "_stable_hash",
        "dtype",
        "nbytes",
        "ndim",
        "shape",
        "size",
    )

    shape: tuple[int, ...]
    dtype: np.dtype
    size: int
    nbytes: int
    ndim: int
    _stable_hash: int | None
    _kind_hash: int | None

    def __new__(cls, shape: tuple[int, ...], dtype: np.dtype) -> TensorType:
        """The one object for a shape and a dtype."""
        key = (shape, dtype)
        found = _types.get(key)
        if found is None:
            with _lock:
                found = _types.get(key)
                if found is None:
                    found = object.__new__(cls)
                    found.shape = shape
                    found.dtype = dtype
                    found.size = math.prod(shape)
                    found.nbytes = found.size * dtype.itemsize
                    found.ndim = len(shape)
                    found._stable_hash = found._kind_hash = None
                    untrack(found)
                    untrack(key)
                    _types[key] = found
                    untrack(_types.data[key])  # type: ignore[attr-defined]
        return found

    @property
    def stable_hash(self) -> int:
        """A hash of both that is the same in every process; Python's is that of the object."""
        found = self._stable_hash
        if found is None:
            found = self._stable_hash = stable_hash("type", self.dtype, self.shape)
        return found

    @property
    def kind_hash(self) -> int:
        """The same for what does not depend on lengths: the dtype and the number of axes."""
        found = self._kind_hash
        if found is None:
            found = self._kind_hash = stable_hash("kind", self.dtype, self.ndim)
        return found

    def __reduce__(self) -> Any:
        return TensorType, (self.shape, self.dtype)

    def __repr__(self) -> str:
        return f"TensorType({self.shape}, {self.dtype})"

    def __str__(self) -> str:
        return f"{self.dtype}[{', '.join(map(str, self.shape))}]"


_types: WeakValueDictionary[tuple[tuple[int, ...], np.dtype], TensorType] = WeakValueDictionary()
_lock = threading.Lock()


def _renew_lock() -> None:
    """Frees a forked child from the lock of a thread that it does not have."""
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew_lock)
