"""Awaitable forms: the same results, while the event loop goes on."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor


def long_graph(length: int) -> LazyTensor:
    x = la.ones((2,)) * 2.5
    for number in range(length):
        x = la.tanh(x * (number + 2.5))
    return x


async def test_they_give_what_the_others_give(runtime: la.Runtime, tmp_path: Path) -> None:
    x = la.tanh(await (la.ones((3,)) * 2.5)) + la.rand((3,))
    y = la.exp(x)
    for tree in (x, [x, {"y": y}], await (x * 2.5)):
        assert await la.aio.render_ir_graph(tree) == la.debug.render_ir_graph(tree)
        for form in ("text", "backend"):
            assert await la.aio.dump_ir(tree, form) == la.debug.dump_ir(tree, form)
    await y
    assert await la.aio.dump_ir(la.exp(x), "backend") == la.debug.dump_ir(la.exp(x), "backend")
    path = tmp_path / "graph.dot"
    text = await la.aio.render_ir_graph(y * 2.5, path)
    assert path.read_text() == text
    la.ir_cache.dump(tmp_path / "at_once.dot")
    await la.aio.dump_ir_cache(tmp_path / "awaited.dot")
    assert (tmp_path / "awaited.dot").read_text() == (tmp_path / "at_once.dot").read_text()


async def test_they_refuse_what_the_others_refuse(runtime: la.Runtime, tmp_path: Path) -> None:
    x = la.ones((3,))
    with pytest.raises(ValueError, match=r"\.dot or \.svg"):
        await la.aio.render_ir_graph(x, tmp_path / "graph.png")
    with pytest.raises(ValueError, match="text"):
        await la.aio.dump_ir(x, "dot")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not for int"):
        await la.aio.dump_ir([x, 1])
    with pytest.raises(FileNotFoundError):
        await la.aio.dump_ir_cache(tmp_path / "nowhere" / "cache.dot")


async def test_programs_on_several_devices_are_refused() -> None:
    async with la.open_runtime({"sim": 2}):
        both = [la.ones((2,), device="sim:0"), la.ones((2,), device="sim:1")]
        with pytest.raises(la.DeviceMismatchError):
            await la.aio.dump_ir(both, "backend")
        assert "exp(" in await la.aio.dump_ir([la.exp(tensor) for tensor in both])


async def test_it_is_the_graph_at_the_time_of_the_call() -> None:
    """What is recorded, computed and rebound meanwhile does not matter."""
    async with la.open_runtime("sim:0"):
        x = long_graph(200)
        expected = la.debug.dump_ir(x)
        got: list[str] = []

        async def dump() -> None:
            got.append(await la.aio.dump_ir(x))

        async with trio.open_nursery() as nursery:
            nursery.start_soon(dump)
            await wait_all_tasks_blocked()
            x += 1.0
            for number in range(50):
                la.exp(x * (number + 2.5))
            await la.mark_step(wait=True)
        assert got == [expected]


async def test_the_event_loop_goes_on_meanwhile(tmp_path: Path) -> None:
    async with la.open_runtime("cpu:0"):
        x = long_graph(3000)
        for function in (
            lambda: la.aio.render_ir_graph(x),
            lambda: la.aio.dump_ir(x),
            lambda: la.aio.dump_ir_cache(tmp_path / "cache.dot"),
        ):
            rounds = 0
            async with trio.open_nursery() as nursery:

                async def count() -> None:
                    nonlocal rounds
                    while True:
                        await trio.sleep(0.001)
                        rounds += 1

                nursery.start_soon(count)
                await function()
                nursery.cancel_scope.cancel()
            assert rounds > 0


async def test_who_waits_as_the_runtime_ends_is_told(tmp_path: Path) -> None:
    """The thread is busy, and makes none of the calls that wait for it."""
    errors: list[Exception] = []

    async def call(function: Callable[[], Awaitable[object]]) -> None:
        try:
            with trio.fail_after(20):
                await function()
        except Exception as error:
            errors.append(error)

    may_end = threading.Event()
    async with trio.open_nursery() as outside:
        with suppress(ZeroDivisionError):
            async with la.open_runtime("cpu:0") as runtime:
                x = await (la.ones((4,)) * 2.5)
                runtime.scheduler.compile_thread.begin(may_end.wait, 60)
                functions: list[Callable[[], Awaitable[object]]] = [
                    lambda: la.aio.dump_ir(x),
                    lambda: la.aio.dump_ir_cache(tmp_path / "cache.dot"),
                    lambda: la.compile(lambda x: la.tanh(x) * 2.5).compile(x),
                ]
                for function in functions:
                    outside.start_soon(call, function)
                await wait_all_tasks_blocked(0.01)
                outside.start_soon(call, functions[1])  # begins when the runtime has ended
                raise ZeroDivisionError
    may_end.set()
    assert [type(error) for error in errors] == [la.NoRuntimeError] * 4
