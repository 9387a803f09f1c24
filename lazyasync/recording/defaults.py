"""The dtypes of numbers that have none of their own: a setting of the runtime, or of a block."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar

import numpy as np

from lazyasync.callers import hosts
from lazyasync.recording.current import context

_SINGLE = np.dtype(np.float32)
_SINGLE_COMPLEX, _DOUBLE_COMPLEX = np.dtype(np.complex64), np.dtype(np.complex128)

chosen: ContextVar[np.dtype | None] = ContextVar("lazyasync_default_dtype", default=None)
"""What `la.default_dtype` has chosen for the running task, and for those that it starts."""
chosen_dtype = chosen.get
"""What has been chosen; None where the default is that of the runtime."""


narrowing: ContextVar[np.dtype | None] = ContextVar("lazyasync_autocast", default=None)
"""What `la.autocast` has chosen for the running task, and for those that it starts."""
narrow_dtype = narrowing.get
"""The dtype that products are made in; None where that of their operands is."""


def default_real() -> np.dtype:
    """The dtype of real numbers that have none: float32, unless something else was asked for."""
    found = chosen_dtype()
    if found is not None:
        return found
    current = context.get()
    for host in hosts[-1:]:
        current = host.context(current)
    return _SINGLE if current is None else current.recorder.executor.default_dtype


@contextmanager
def single_at_least() -> Iterator[None]:
    """Has real numbers without a dtype be of float32 in a block, where they would be less precise.

    For what counts, and could not be counted in half precision.
    """
    token = chosen.set(_SINGLE) if default_real().itemsize < _SINGLE.itemsize else None
    try:
        yield
    finally:
        if token is not None:
            chosen.reset(token)


def not_narrowed() -> AbstractContextManager[None]:
    """Has products be made in the dtypes of their operands: for gradients, which follow those."""
    return _AS_IT_IS if narrow_dtype() is None else _not_narrowed()


@contextmanager
def _not_narrowed() -> Iterator[None]:
    token = narrowing.set(None)
    try:
        yield
    finally:
        narrowing.reset(token)


_AS_IT_IS = nullcontext()


def default_complex() -> np.dtype:
    """That of complex numbers: as precise as that of real ones, and complex64 at least."""
    return _DOUBLE_COMPLEX if default_real().itemsize == 8 else _SINGLE_COMPLEX
