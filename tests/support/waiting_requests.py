"""Requests of servers: what is asked of a runtime, in each way that there is to wait."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import numpy as np

import lazyasync as la
from lazyasync.tensor import LazyTensor

Request: TypeAlias = Callable[[LazyTensor], Awaitable[Any]]
"""Asks for something of a matrix (3, 3)."""

_numbers = itertools.count()


@la.compile
def _layer(w: LazyTensor, x: LazyTensor) -> LazyTensor:
    return la.tanh(x @ w)


async def compiled(w: LazyTensor) -> Any:
    """A compiled call, and its result."""
    result = await _layer(w, w)
    return await result.numpy()


async def chained(w: LazyTensor) -> Any:
    """A call with the result of another one."""
    hidden = await _layer(w, w)
    result = await _layer(hidden, w)
    return await result.numpy()


async def barrier(w: LazyTensor) -> Any:
    """A barrier that is waited for."""
    x = w * 2 + 1
    await la.mark_step(wait=True)
    return x


async def barriers(w: LazyTensor) -> Any:
    """More barriers than may be in flight."""
    for number in range(4):
        x = w * 2 + number
        await la.mark_step()
    return x


async def array(w: LazyTensor) -> Any:
    """What was recorded, as an array."""
    return await (w * 3 + 1).numpy()


async def item(w: LazyTensor) -> Any:
    """What was recorded, as a number."""
    return await la.sum(w * 3).item()


async def tensor(w: LazyTensor) -> Any:
    """What was recorded, awaited."""
    return await (w * 5 + 1)


async def tree(w: LazyTensor) -> Any:
    """A tree on the host."""
    return await la.to_cpu({"w": w * 2, "sum": (w + 1).sum()})


async def upload(w: LazyTensor) -> Any:
    """An array on the device."""
    return await la.put({"x": np.ones((3, 3), np.float32)})


async def some(w: LazyTensor) -> Any:
    """The graphs of some tensors."""
    x = w * 7
    await la.sync_multi([x], wait=True)
    return x


async def device_work(w: LazyTensor) -> Any:
    """All that is in flight."""
    x = w * 2 + 3
    await la.mark_step()
    await la.wait_device_ops()
    return x


async def batches(w: LazyTensor) -> Any:
    """Batches that are on the device before they are asked for."""
    async with la.prefetch([np.ones((3, 3), np.float32)] * 2) as source:
        async for batch in source:
            x = await (batch @ w).numpy()
    return x


async def step(w: LazyTensor) -> Any:
    """A block that is one step."""
    async with la.step(wait=True):
        return w * 4


async def closures(w: LazyTensor) -> Any:
    """Step closures of both kinds."""
    for run_async in (False, True):
        la.add_step_closure(lambda x: None, (w * 6,), run_async=run_async)
        await la.mark_step()
    await la.run_step_closures()


async def places(w: LazyTensor) -> Any:
    """What needs values to know its shape."""
    return await la.aio.nonzero(w * 2)


REQUESTS: tuple[Request, ...] = (
    compiled,
    chained,
    barrier,
    barriers,
    array,
    item,
    tensor,
    tree,
    upload,
    some,
    device_work,
    batches,
    step,
    closures,
    places,
)
"""One for each way to wait."""


def in_job(request: Request, errors: Any = "barrier") -> Request:
    """The same request in a job of its own."""

    async def asked(w: LazyTensor) -> Any:
        async with la.job(f"request {next(_numbers)}", errors=errors):
            return await request(w)

    asked.__name__ = f"{request.__name__}, in a job"
    return asked
