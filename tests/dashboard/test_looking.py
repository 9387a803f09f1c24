"""Work again and again beside a block: what has begun is brought to its end."""

from __future__ import annotations

from functools import partial

import pytest
import trio
from trio.testing import MockClock

from lazyasync.dashboard.looking import again_and_again


@pytest.mark.parametrize("cancelled", [False, True])
async def test_a_look_that_has_begun_comes_to_its_end(
    autojump_clock: MockClock, cancelled: bool
) -> None:
    begun, ended = [], []

    async def look() -> None:
        begun.append(trio.current_time())
        await trio.sleep(0.5)
        ended.append(trio.current_time())

    start = trio.current_time()
    with trio.move_on_after(1.25 if cancelled else 10.0) as scope:
        async with again_and_again(look, partial(trio.sleep, 1.0)):
            await trio.sleep(2.0 if cancelled else 1.25)
    assert scope.cancelled_caught == cancelled
    assert [moment - start for moment in begun] == pytest.approx([1.0, 1.5])
    assert [moment - start for moment in ended] == pytest.approx([1.5, 2.0])


async def test_what_a_look_raises_ends_the_block(autojump_clock: MockClock) -> None:
    looks = []

    async def look() -> None:
        looks.append(trio.current_time())
        if len(looks) == 1:
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        async with again_and_again(look, partial(trio.sleep, 1.0)):
            await trio.sleep_forever()
    assert len(looks) == 2
