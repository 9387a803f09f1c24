"""What is older than the first runtime is out of the garbage collector's sight."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
import trio
from processes import run_program

import lazyasync as la
from lazyasync.runtime import older_objects

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="another garbage collector"
)


class Circle:
    """Garbage, when nobody has it, that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def new_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is frozen, no runtime has been opened, and the collector acts when it is told to."""
    frozen = gc.get_freeze_count() > 0
    gc.unfreeze()
    monkeypatch.setattr(older_objects, "_done", False)
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()
    if frozen:
        gc.freeze()


async def test_what_is_older_than_the_first_runtime_is_frozen_and_nothing_else() -> None:
    older = Circle()
    found = weakref.ref(older)
    async with la.open_runtime("cpu:0"):
        frozen = gc.get_freeze_count()
        assert frozen > 1_000
        younger = Circle()
        found_younger = weakref.ref(younger)
        del older, younger
        gc.collect()
        assert found() is not None
        assert found_younger() is None
    between = Circle()
    found_between = weakref.ref(between)
    async with la.open_runtime("sim:0"):
        assert gc.get_freeze_count() <= frozen
        del between
        gc.collect()
        assert found_between() is None


async def test_the_first_runtime_is_not_frozen_itself() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await (la.ones((2,)) + 1.5)
        found = weakref.ref(runtime)  # and it and its actors refer to each other
    del runtime
    await trio.lowlevel.checkpoint()
    gc.collect()
    assert found() is None


async def test_young_garbage_is_not_frozen() -> None:
    found = weakref.ref(Circle())
    assert found() is not None
    async with la.open_runtime("cpu:0"):
        assert found() is None


async def test_a_program_that_freezes_by_itself_is_left_alone() -> None:
    gc.freeze()
    younger = Circle()
    found = weakref.ref(younger)
    async with la.open_runtime("cpu:0"):
        del younger
        gc.collect()
        assert found() is None


async def test_it_can_be_turned_off() -> None:
    async with la.open_runtime("cpu:0", {"freeze_objects": False}):
        assert gc.get_freeze_count() == 0
    async with la.open_runtime("cpu:0"):
        assert gc.get_freeze_count() > 1_000


def test_in_a_process_of_its_own() -> None:
    program = """
import gc
import lazyasync as la
assert gc.get_freeze_count() == 0
for _ in range(2):
    with la.blocking("cpu:0"):
        assert float(la.ones(()) + 1.5) == 2.5
    print(gc.get_freeze_count() > 1_000)
"""
    done = run_program(program)
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")
