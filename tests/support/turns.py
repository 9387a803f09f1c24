"""Turns that the event loop's other tasks have beside small calls, which share them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from trio.testing import assert_checkpoints

from lazyasync.runtime.loop.waiting import TURN_SECONDS


@contextmanager
def assert_gives_turn() -> Iterator[None]:
    """The block lets others go on, where they could not for as long as small calls may take."""
    time.sleep(2 * TURN_SECONDS)
    with assert_checkpoints():
        yield
