"""Philox 4x32-10 in plain integers, and the words of the generator under test."""

from __future__ import annotations

import numpy as np

from lazyasync.ops.random import philox

MASK = 2**32 - 1


def philox_block(counter: list[int], key: list[int]) -> list[int]:
    """Philox 4x32-10 in plain integers, as the paper has it."""
    c, k = counter, key
    for _ in range(10):
        low, high = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(high >> 32) ^ c[1] ^ k[0], high & MASK, (low >> 32) ^ c[3] ^ k[1], low & MASK]
        k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
    return c


def words(count: int, key: int = 0, counter: int = 0) -> np.ndarray:
    """The first words of a stream."""
    draw = philox.drawer(np, count)
    with np.errstate(all="ignore"):
        parts = [part.copy() for _, part in draw(np.array([key, counter], np.uint64))]
    return np.concatenate([np.empty(0, np.uint32), *parts])
