"""What tests of batches serve, and callers of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import trio

import lazyasync as la


class Watched:
    """An ``async def`` in the place of a function of batches, which says what it was given."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds
        self.batches: list[list[float]] = []
        self.finished = 0

    async def __call__(self, x: np.ndarray) -> np.ndarray:
        self.batches.append(x.tolist())
        await trio.sleep(self.seconds)
        if (x < 0).any():
            raise ValueError("a negative number")
        self.finished += 1
        return x * 2.0

    def served(self, **options: Any) -> Any:
        """A block that serves it."""

        async def double(x: np.ndarray) -> np.ndarray:
            return await self(x)

        return la.serving.batched(double, **options)


async def ask_all(ask: Any, values: list[float], **options: Any) -> list[Any]:
    """The results, or errors, of as many calls at the same moment."""
    results: list[Any] = [None] * len(values)

    async def one(place: int) -> None:
        try:
            results[place] = await ask(np.float32(values[place]), **options)
        except (la.LazyAsyncError, ValueError) as error:
            results[place] = error.with_traceback(None)  # whose frames lead to the results

    async with trio.open_nursery() as nursery:
        for place in range(len(values)):
            nursery.start_soon(one, place)
    return results
