"""Programs of asyncio around a runtime."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import lazyasync as la

Main = Callable[[la.Runtime], Coroutine[Any, Any, Any]]


def run_in_asyncio(main: Main, devices: Any = "cpu:0", **options: Any) -> Any:
    """What ``main(runtime)`` returns in an asyncio program."""

    async def program() -> Any:
        async with la.open_runtime(devices, **options) as runtime:
            return await main(runtime)

    return asyncio.run(program())
