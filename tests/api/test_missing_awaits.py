"""Calls that nobody has awaited, used as what they will give: the error says what to write."""

from __future__ import annotations

import asyncio
import gc
import inspect
import warnings
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio

import lazyasync as la


@la.compile
def doubled(x: Any) -> Any:
    """A compiled function."""
    return x * 2


class Model:
    """An object with a compiled method."""

    @la.compile
    def predict(self, x: Any) -> Any:
        return x + 1


def calls(x: Any) -> dict[str, Callable[[], Any]]:
    """Calls of asynchronous functions, by the name that the error has for each."""
    return {
        "doubled": lambda: doubled(x),
        "predict": lambda: Model().predict(x),
        "mark_step": la.mark_step,
        "wait_device_ops": la.wait_device_ops,
        "run_step_closures": la.run_step_closures,
        "sync_multi": lambda: la.sync_multi([x]),
        "put": lambda: la.put(np.ones(3)),
        "to_cpu": lambda: la.to_cpu([x]),
        "save": lambda: la.save([x], "nothing.safetensors"),
        "load": lambda: la.load("nothing.safetensors"),
        "all_reduce": lambda: la.all_reduce([x]),
        "all_gather": lambda: la.all_gather([x]),
        "broadcast": lambda: la.broadcast(x, ["cpu:0"]),
        "t.numpy": x.numpy,
        "t.item": lambda: x[0].item(),
    }


def unpacked(value: Any) -> None:
    _first, _second = value


def assigned(value: Any) -> None:
    value[0] = 1


def truth(value: Any) -> None:
    if value:
        pass


USES: dict[str, Callable[[Any, Any], object]] = {
    "added": lambda call, x: call + 1,
    "added to a number": lambda call, x: 1 - call,
    "beside a tensor": lambda call, x: x * call,
    "before a tensor": lambda call, x: call @ x,
    "beside an array": lambda call, x: np.ones(3) / call,
    "negative": lambda call, x: -call,
    "compared": lambda call, x: call > 0,
    "equal": lambda call, x: call == x,
    "indexed": lambda call, x: call[0],
    "assigned": lambda call, x: assigned(call),
    "unpacked": lambda call, x: unpacked(call),
    "iterated": lambda call, x: list(call),
    "long": lambda call, x: len(call),
    "shape": lambda call, x: call.shape,
    "method": lambda call, x: call.sum(),
    "numpy": lambda call, x: call.numpy(),
    "float": lambda call, x: float(call),
    "int": lambda call, x: int(call),
    "truth": lambda call, x: truth(call),
    "a function": lambda call, x: la.exp(call),
    "a function of two": lambda call, x: la.maximum(x, call),
    "joined": lambda call, x: la.concatenate([x, call]),
    "a function of NumPy's": lambda call, x: np.exp(call),
    "an array": lambda call, x: np.asarray(call),
    "a tensor": lambda call, x: la.asarray(call),
}


@pytest.fixture
def no_warnings() -> Iterator[None]:
    """Python's warnings of what was never awaited, which it gives as well, are not of interest."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
        gc.collect()


def check_uses(x: Any) -> None:
    for name, call in calls(x).items():
        for use, function in USES.items():
            with pytest.raises((TypeError, AttributeError)) as caught:
                function(call(), x)
            assert f"write `await {name}(…)`" in str(caught.value), (name, use, caught.value)


async def test_using_the_call_says_what_to_write(no_warnings: None) -> None:
    async with la.open_runtime("cpu:0"):
        check_uses(await la.ones((3,)))


def test_in_asyncio_as_well(no_warnings: None) -> None:
    async def main(runtime: la.Runtime) -> None:
        check_uses(await la.ones((3,)))

    run_in_asyncio(main)


async def test_to_others_it_is_a_coroutine() -> None:
    async with la.open_runtime("cpu:0"):
        x = await la.ones((3,))
        for name, call in calls(x).items():
            made = call()
            assert inspect.isawaitable(made), name
            assert inspect.iscoroutine(made)
            assert asyncio.iscoroutine(made)
            assert isinstance(made, Awaitable)
            assert inspect.getcoroutinestate(made) == inspect.CORO_CREATED
            assert len({made}) == 1
            assert name in repr(made)
            made.close()
        del call, made  # closed or not, Python 3.13 keeps what it was called with: a tensor
        async with trio.open_nursery() as nursery:
            nursery.start_soon(la.mark_step)
            nursery.start_soon(doubled, x)
            nursery.start_soon(la.put, np.ones(3))
        with pytest.raises(ExceptionGroup) as caught:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(la.mark_step())  # type: ignore[call-overload]
        assert "nursery.start_soon(mark_step, ...)" in str(caught.value.exceptions[0])


def test_tasks_of_asyncio_are_made_of_it() -> None:
    async def main(runtime: la.Runtime) -> None:
        x = await la.ones((3,))
        y = await asyncio.create_task(doubled(x))
        assert await asyncio.wait_for(y.sum().item(), 10) == 6
        await asyncio.gather(la.mark_step(), la.mark_step(), asyncio.shield(la.wait_device_ops()))
        async with asyncio.TaskGroup() as group:
            task = group.create_task(la.put(np.ones(3)))
        assert (await task.result().numpy()).tolist() == [1, 1, 1]

    run_in_asyncio(main)


async def test_what_nobody_awaits_is_still_warned_of() -> None:
    async with la.open_runtime("cpu:0"):
        x = await la.ones((3,))
        for call in calls(x).values():
            with pytest.warns(RuntimeWarning, match="was never awaited"):
                call()
                gc.collect()
