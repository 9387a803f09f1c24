"""Memory that begins a cache line."""

from __future__ import annotations

import numpy as np

CACHE_LINE = 64
"""Bytes that a processor fetches at a time."""


def aligned_bytes(size: int) -> np.ndarray:
    """An array of ``size`` bytes, with whatever is there."""
    raw = np.empty(size + CACHE_LINE, np.uint8)
    start = -raw.ctypes.data % CACHE_LINE
    return raw[start : start + size]


def aligned_words(count: int) -> np.ndarray:
    """An array of ``count`` zeros of int64."""
    words = aligned_bytes(8 * count).view(np.int64)
    words[:] = 0
    return words
