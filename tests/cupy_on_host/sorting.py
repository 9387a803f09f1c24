"""``cupy.cuda.thrust`` for memory of the host: its kernels are compiled into CuPy, for GPUs."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

available = True


def get_build_version() -> int:
    """A version of Thrust."""
    return 300000


def sort(dtype: Any, data: int, keys: int, shape: Sequence[int]) -> None:
    """Sorts an array in place along its last axis."""
    _array(data, dtype, shape).sort(axis=-1, kind="stable")


def argsort(dtype: Any, indices: int, data: int, keys: int, shape: Sequence[int]) -> None:
    """Fills ``indices`` with what would sort an array along its last axis."""
    import numpy as np

    order = _array(data, dtype, shape).argsort(axis=-1, kind="stable")
    _array(indices, np.int64, shape)[...] = order


def lexsort(dtype: Any, indices: int, keys: int, count: int, length: int) -> None:
    """Fills ``indices`` with what would sort by several keys, the last one first."""
    import numpy as np

    _array(indices, np.int64, (length,))[...] = np.lexsort(_array(keys, dtype, (count, length)))


def _array(address: int, dtype: Any, shape: Sequence[int]) -> np.ndarray:
    """What is there once the stream has come to here."""
    import cupy
    import numpy as np

    cupy.cuda.get_current_stream().synchronize()
    count = int(np.prod(shape, dtype=np.int64))
    if not count:
        return np.empty(tuple(shape), dtype)
    raw = (ctypes.c_char * (count * np.dtype(dtype).itemsize)).from_address(address)
    return np.frombuffer(raw, dtype).reshape(tuple(shape))
