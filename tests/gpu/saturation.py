"""Steps that keep a GPU busy for about as long as one asks for, whatever GPU it is."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import lazyasync as la


class Load:
    """A chain of products of large matrices; made by `measured`."""

    def __init__(self, matrix: Any, seconds_per_product: float) -> None:
        self.matrix = matrix
        self.seconds_per_product = seconds_per_product

    def step(self, seconds: float) -> Any:
        """A lazy tensor that takes about so long to compute."""
        return self.chain(max(1, round(seconds / self.seconds_per_product)))

    def chain(self, products: int) -> Any:
        """A lazy tensor: so many products, scaled so that they neither grow nor vanish."""
        result = self.matrix
        for _ in range(products):
            result = (result @ self.matrix) * 0.999
        return result.sum()


async def measured(size: int = 4096) -> Load:
    """A load on the job's first device, whose kernels have been compiled and timed."""
    rotation = np.linalg.qr(np.random.default_rng(7).standard_normal((256, 256)))[0]
    block = rotation.astype(np.float32)
    matrix = await la.put(np.kron(np.eye(size // 256, dtype=np.float32), block))
    load = Load(matrix, 1.0)
    await load.chain(2)
    begin = time.perf_counter()
    await load.chain(40)
    load.seconds_per_product = (time.perf_counter() - begin) / 40
    return load
