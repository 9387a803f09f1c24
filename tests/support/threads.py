"""Calls in threads that neither trio nor lazyasync knows of, and waiting for other threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import trio

SECONDS = 60.0
"""A thread that takes longer hangs."""


def in_thread(function: Callable[[], Any]) -> Any:
    """Returns what ``function`` returns in a thread of its own, without a context. Raises the same.

    Unlike `trio.to_thread.run_sync`, it does not let a mock clock jump.
    """
    returned: list[Any] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            returned.append(function())
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(SECONDS)
    assert not thread.is_alive()
    for error in raised:
        raise error
    return returned[0]


async def until(condition: Callable[[], Any]) -> None:
    """Waits for what another thread does."""
    with trio.fail_after(10):
        while not condition():
            await trio.sleep(0.001)
