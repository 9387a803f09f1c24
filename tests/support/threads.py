"""Calls in threads that nobody knows of, waiting for other threads, and how many NumPy has."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import threadpoolctl
import trio

from lazyasync.backends.cpu import blas

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


@contextmanager
def threads_of_numpy(count: int) -> Iterator[None]:
    """So many threads for all BLAS but our own, of which the tests of others leave one.

    See ``pytest_configure`` in ``tests/conftest.py``.
    """
    libraries = [
        library
        for library in threadpoolctl.ThreadpoolController().select(user_api="blas").lib_controllers
        if blas.PACKAGE not in library.filepath
    ]
    before = [library.get_num_threads() for library in libraries]
    for library in libraries:
        library.set_num_threads(count)
    yield
    for library, threads in zip(libraries, before, strict=True):
        library.set_num_threads(threads)
