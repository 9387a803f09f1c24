"""What the garbage collector finalizes waits for no other thread."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable

import pytest
from processes import run_program

import lazyasync as la


class Finalized:
    """An object that only the garbage collector finds, and calls a function then."""

    def __init__(self, function: Callable[[], object]) -> None:
        self.function = function
        self.itself = self

    def __del__(self) -> None:
        self.function()


def in_a_thread(function: Callable[[], object]) -> None:
    thread = threading.Thread(target=function)
    thread.start()
    thread.join()


REQUESTS: dict[str, Callable[[la.LazyTensor], object]] = {
    "a job of its own": lambda x: x + 1.0,
    "a value": float,
    "a call": lambda x: la.put([1.0]),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_in_a_thread_that_blocks(name: str) -> None:
    found: list[object] = []

    def ask(x: la.LazyTensor) -> None:
        try:
            found.append(REQUESTS[name](x))
        except la.WrongThreadError as error:
            found.append(error)

    with la.blocking("cpu:0"):
        x = la.ones(())
        gc.collect()

        def collect() -> None:
            Finalized(lambda: ask(x))
            gc.collect()

        in_a_thread(collect)
        assert len(found) == 1
        assert isinstance(found[0], la.WrongThreadError)
        assert "garbage collector" in str(found[0])

        class Dropped(Finalized):
            def __init__(self, function: Callable[[], object]) -> None:
                self.function = function

        in_a_thread(lambda: Dropped(lambda: ask(x)))  # at once, and not by the collector
        assert not isinstance(found[1], la.WrongThreadError)
        assert float(x) == 1.0


def test_afterwards_nobody_watches() -> None:
    before = list(gc.callbacks)
    with la.blocking("cpu:0"):
        pass
    assert gc.callbacks == before


INTERRUPTED = """
import _thread, asyncio, functools, gc, operator, signal, weakref
import trio
import lazyasync as la

class Interrupting(weakref.ref):
    interrupt = staticmethod(functools.partial(_thread.interrupt_main, signal.SIGINT))

class Garbage:
    pass

def collect():
    "Ctrl-C comes amid a collection, and is found by what Python runs next: who watches it."
    garbage = Garbage()
    garbage.itself = garbage
    reference = Interrupting(garbage, operator.methodcaller("interrupt"))
    del garbage
    gc.collect()

async def in_trio():
    async with la.open_runtime("cpu:0"):
        collect()
        await trio.sleep_forever()

async def in_asyncio():
    async with la.open_runtime("cpu:0"):
        collect()
        await asyncio.sleep(3600)

def in_threads():
    with la.blocking("cpu:0") as blocking:
        collect()
        blocking.run(trio.sleep_forever)

try:
    %s
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("run", ["trio.run(in_trio)", "asyncio.run(in_asyncio())", "in_threads()"])
def test_an_interrupt_amid_a_collection_is_heard(run: str) -> None:
    """What Python calls while it collects can only print an error, and drop it."""
    ended = run_program(INTERRUPTED % run)
    assert ended.stdout == "interrupted\n"
    assert not ended.stderr
