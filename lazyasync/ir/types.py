"""What is known of a tensor before it is computed: its shape, its dtype, and of which kind that is.

Also which kind of numbers a dtype has: only here it is known that bfloat16 has real ones. NumPy
gives the dtypes of other packages the kind "V", which means nothing. Of these tensors can have one,
``bfloat16`` of ml_dtypes, which is imported when somebody asks for it. Questions that real numbers
have no part in, as whether a dtype is of integers, are asked of ``dtype.kind`` itself.
"""

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


# ---- kinds of dtypes ---------------------------------------------------------------------------

REAL = "fV"
INEXACT = "fcV"
"""NumPy's letters for the kinds of the dtypes of tensors that have fractions, for hot paths: those
of tensors, as other arrays may be of kind "V" as well."""
_NAME = "bfloat16"
_HALF = np.dtype(np.float16)


def is_bfloat16(dtype: np.dtype) -> bool:
    """Whether a dtype is ``bfloat16`` of ml_dtypes; characters of its dtypes are not distinct."""
    return dtype.kind == "V" and dtype.type.__name__ == _NAME


def kind_of(dtype: np.dtype) -> str:
    """NumPy's letter for the kind of a dtype, which of bfloat16 is "f"."""
    kind = dtype.kind
    return "f" if kind == "V" and dtype.type.__name__ == _NAME else kind


def load_bfloat16() -> np.dtype:
    """That dtype. Raises ``ImportError`` without ml_dtypes."""
    try:
        import ml_dtypes  # here: most programs do without
    except ImportError as error:
        raise ImportError(
            "bfloat16 is a dtype of ml_dtypes, which is not installed: "
            'pip install "lazyasync[bfloat16]"'
        ) from error
    found: np.dtype = np.dtype(ml_dtypes.bfloat16)
    return found


def can_cast(source: np.dtype, target: np.dtype) -> bool:
    """Whether one may be converted to the other within its kind, as NumPy's rule "same_kind"."""
    return np.can_cast(_known(source), _known(target), "same_kind")


def _known(dtype: np.dtype) -> np.dtype:
    """A dtype of the same kind that NumPy knows: it lets bfloat16 have nothing converted to it."""
    return _HALF if is_bfloat16(dtype) else dtype


def limits_of(dtype: np.dtype) -> Any:
    """What ``np.finfo`` says of a dtype, of bfloat16 as well."""
    if not is_bfloat16(dtype):
        return np.finfo(dtype)
    import ml_dtypes

    return ml_dtypes.finfo(dtype)  # type: ignore[no-untyped-call]
