"""Blocks in generators that are left when their runtime has ended, and another one may be open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    nullcontext,
    suppress,
)
from contextvars import copy_context
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import recording


class Scope(AbstractContextManager[None], AbstractAsyncContextManager[None]):
    """`la.scope`, which is a plain block everywhere."""

    def __init__(self, name: str) -> None:
        self.block = la.scope(name)

    def __enter__(self) -> None:
        self.block.__enter__()

    def __exit__(self, *error: Any) -> None:
        self.block.__exit__(*error)

    async def __aenter__(self) -> None:
        self.block.__enter__()

    async def __aexit__(self, *error: Any) -> None:
        self.block.__exit__(*error)


BLOCKS: dict[str, Callable[[], Any]] = {
    "job": lambda: la.job("generator"),
    "step": la.step,
    "scope": lambda: Scope("layer"),
    "prefetch": lambda: la.prefetch([np.ones(3, np.float32)] * 9),
}
WAYS = ("closed", "thrown into", "resumed")

pytestmark = [
    pytest.mark.parametrize("another", [False, True], ids=["alone", "beside another"]),
    pytest.mark.parametrize("way", WAYS),
    pytest.mark.parametrize("name", BLOCKS),
]


def expected(name: str, way: str) -> Any:
    """What leaving the block raises: what it would still have done cannot be done."""
    told = way == "resumed" and name in ("job", "step")  # nobody waits for the others
    return pytest.raises(la.NoRuntimeError, match="has been closed") if told else nullcontext()


def test_in_threads(name: str, way: str, another: bool) -> None:
    def leave() -> None:
        leave_in_this_thread(name, way, another)
        assert recording.context.get() is None

    copy_context().run(leave)


def leave_in_this_thread(name: str, way: str, another: bool) -> None:
    def generator() -> Iterator[None]:
        with BLOCKS[name]() as block:
            if name == "prefetch":
                next(iter(block)).sum().item()
            la.ones(3) + 1
            yield

    def leave(left: Any) -> None:
        with expected(name, way), suppress(StopIteration, KeyError):
            if way == "closed":
                left.close()
            elif way == "resumed":
                next(left)
            else:
                left.throw(KeyError("its own"))

    left = generator()
    with la.blocking("cpu:0"):
        next(left)
    if not another:
        leave(left)
        return
    with la.blocking("cpu:0"):
        kept = la.ones(3) + 1
        leave(left)
        assert kept.state == "lazy"
        assert kept.sum().item() == 6


def test_in_tasks(name: str, way: str, another: bool) -> None:
    async def generator() -> AsyncIterator[None]:
        async with BLOCKS[name]() as block:
            if name == "prefetch":
                await (await anext(block)).sum().item()
            la.ones(3) + 1
            yield

    async def leave(left: Any) -> None:
        with expected(name, way), suppress(StopAsyncIteration, KeyError):
            if way == "closed":
                await left.aclose()
            elif way == "resumed":
                await anext(left)
            else:
                await left.athrow(KeyError("its own"))

    async def main() -> None:
        left = generator()
        async with la.open_runtime("cpu:0"):
            await anext(left)
        if not another:
            await leave(left)
            assert recording.context.get() is None
            return
        async with la.open_runtime("cpu:0"):
            kept = la.ones(3) + 1
            await leave(left)
            assert kept.state == "lazy"
            assert await kept.sum().item() == 6
        assert recording.context.get() is None

    asyncio.run(main())
