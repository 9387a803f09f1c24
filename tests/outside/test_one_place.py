"""One runtime at a time for callers outside trio, whoever opens it, and from how many threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from forking import run

import lazyasync as la


async def used() -> float:
    """The sum of a tensor, in a runtime of asyncio that stays open for a moment."""
    async with la.open_runtime("cpu:0"):
        await asyncio.sleep(0.1)
        return float(await la.ones((3,)).sum().item())


def in_asyncio() -> float:
    """`used`, in a loop of the calling thread's."""
    return asyncio.run(used())


def blocking() -> float:
    """The same under `la.blocking`."""
    with la.blocking("cpu:0"):
        threading.Event().wait(0.1)
        return float(la.ones((3,)).sum().item())  # type: ignore[arg-type]


def at_once(*functions: Callable[[], float]) -> list[float | str]:
    """What each of the functions returns or raises, in a thread of its own."""
    start = threading.Barrier(len(functions))
    found: list[float | str] = []

    def run(function: Callable[[], float]) -> None:
        start.wait()
        try:
            found.append(function())
        except RuntimeError as error:
            found.append(str(error))

    threads = [threading.Thread(target=run, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_threads_that_open_one_at_the_same_moment() -> None:
    for functions in ([in_asyncio] * 3, [blocking] * 3, [in_asyncio, blocking]):
        found = at_once(*functions)
        assert found.count(3.0) == 1, found
        assert all("is open already" in other for other in found if isinstance(other, str))
    assert in_asyncio() == blocking() == 3.0, "there is room for another one"


def test_tasks_that_open_one_at_the_same_moment() -> None:
    async def main() -> None:
        first, second = await asyncio.gather(used(), used(), return_exceptions=True)
        assert first == 3.0
        assert "is open already" in str(second)
        assert await used() == 3.0

    asyncio.run(main())


def test_one_that_cannot_be_opened_leaves_the_place() -> None:
    async def refused() -> None:
        async with la.open_runtime("nothing:0"):
            raise AssertionError("never entered")

    async def main() -> None:
        results = await asyncio.gather(refused(), return_exceptions=True)
        assert isinstance(results[0], la.UnknownDeviceError)
        assert await used() == 3.0

    asyncio.run(main())
    assert blocking() == 3.0


def test_a_child_has_room_though_a_thread_of_its_parent_opens_one_or_closes_it() -> None:
    program = """
import asyncio
from lazyasync.outside import blocking, guest_runtime

def halting(function):
    "A function after which the thread that opens a runtime comes to a halt, until it is told."
    def halts(*args):
        result = function(*args)
        if threading.current_thread() is opening:
            halted.release()
            assert goes_on.acquire(timeout=20)
        return result
    return halts

for module in (blocking, guest_runtime):
    module.claim_place, module.vacate = halting(module.claim_place), halting(module.vacate)

def in_blocking():
    with la.blocking("cpu:0"):
        pass

def in_asyncio():
    async def main():
        async with la.open_runtime("cpu:0"):
            assert await la.ones((3,)).sum().item() == 3
    asyncio.run(main())

def child():
    own_runtime()
    in_asyncio()

for target in (in_blocking, in_asyncio):
    halted, goes_on = threading.Semaphore(0), threading.Semaphore(0)
    opening = threading.Thread(target=target)
    opening.start()
    for _ in ("opens it", "closes it"):
        assert halted.acquire(timeout=20)
        assert status_of(fork(child)) == 0
        goes_on.release()
    opening.join()
print("done")
"""
    assert run(program) == "done\n"
