"""What is older than runtimes is frozen: cases that run in a process which holds little.

In one of many tests each full collection looks at all of them, as nothing of them is frozen there.
"""

from __future__ import annotations

import gc
import traceback
import weakref
from collections.abc import Awaitable, Callable

import trio

import lazyasync as la


class Circle:
    """Garbage, when nobody has it, that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


async def what_is_older_than_a_runtime_is_frozen_while_it_is_open() -> None:
    for _ in range(2):
        older = Circle()
        found = weakref.ref(older)
        async with la.open_runtime("cpu:0"):
            assert gc.get_freeze_count() > 1_000
            younger = Circle()
            found_younger = weakref.ref(younger)
            del older, younger
            gc.collect()
            assert found() is not None
            assert found_younger() is None
        assert gc.get_freeze_count() == 0
        gc.collect()
        assert found() is None


async def the_first_of_several_runtimes_freezes_and_the_last_one_thaws() -> None:
    first, second = la.open_runtime("cpu:0"), la.open_runtime("sim:0")
    await first.__aenter__()
    younger = Circle()
    found = weakref.ref(younger)
    await second.__aenter__()
    del younger
    gc.collect()
    assert found() is None  # it is younger than the first of them
    await second.__aexit__(None, None, None)
    assert gc.get_freeze_count() > 1_000
    await first.__aexit__(None, None, None)
    assert gc.get_freeze_count() == 0


async def garbage_is_not_frozen() -> None:
    for generation in (0, 1, 2) * 2:
        garbage = Circle()
        for younger in range(generation):
            gc.collect(younger)
        found = weakref.ref(garbage)
        del garbage
        async with la.open_runtime("cpu:0"):
            assert found() is None


async def what_a_program_freezes_meanwhile_is_left_to_it() -> None:
    async with la.open_runtime("cpu:0"):
        kept = [Circle() for _ in range(1_000)]
        gc.freeze()
    assert gc.get_freeze_count() > 1_000
    del kept


async def the_first_runtime_is_not_frozen_itself() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await (la.ones((2,)) + 1.5)
        found = weakref.ref(runtime)  # and it and its actors refer to each other
    del runtime
    await trio.lowlevel.checkpoint()
    gc.collect()
    assert found() is None


async def a_program_that_freezes_by_itself_is_left_alone() -> None:
    gc.freeze()
    younger = Circle()
    found = weakref.ref(younger)
    async with la.open_runtime("cpu:0"):
        del younger
        gc.collect()
        assert found() is None
    assert gc.get_freeze_count() > 1_000


async def it_can_be_turned_off() -> None:
    async with la.open_runtime("cpu:0", {"freeze_objects": False}):
        assert gc.get_freeze_count() == 0
    async with la.open_runtime("cpu:0"):
        assert gc.get_freeze_count() > 1_000


CASES: tuple[Callable[[], Awaitable[None]], ...] = (
    what_is_older_than_a_runtime_is_frozen_while_it_is_open,
    the_first_of_several_runtimes_freezes_and_the_last_one_thaws,
    garbage_is_not_frozen,
    what_a_program_freezes_meanwhile_is_left_to_it,
    the_first_runtime_is_not_frozen_itself,
    a_program_that_freezes_by_itself_is_left_alone,
    it_can_be_turned_off,
)


def main() -> None:
    """Runs each case where nothing is frozen but by runtimes, and prints what fails."""
    for case in CASES:
        gc.unfreeze()
        gc.collect()
        gc.disable()  # it acts when it is told to
        try:
            trio.run(case)
        except BaseException:
            print(f"---- {case.__name__}\n{traceback.format_exc()}")
        gc.enable()
    print(len(CASES), "cases")
