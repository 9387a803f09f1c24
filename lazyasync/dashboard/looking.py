"""Work that is done again and again beside a block, and a last time at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import trio

from lazyasync.runtime.loop.exception_groups import lone_error_as_itself


@asynccontextmanager
async def again_and_again(
    look: Callable[[], Awaitable[object]], rest: Callable[[], Awaitable[object]]
) -> AsyncIterator[None]:
    """Has ``look`` called after each ``rest``, and once more after the block.

    A look is shielded: what one that has begun takes out of a log, no other one would find.
    """

    async def watch() -> None:
        while True:
            await rest()
            with trio.CancelScope(shield=True):
                await look()

    with lone_error_as_itself():
        try:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(watch)
                yield
                nursery.cancel_scope.cancel()
        finally:
            with trio.CancelScope(shield=True):
                await look()
