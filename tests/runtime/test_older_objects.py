"""What is older than the runtimes that are open is out of the garbage collector's sight."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
import trio
from needs import needs_fork
from processes import run_program

import lazyasync as la

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="another garbage collector"
)


class Circle:
    """Garbage, when nobody has it, that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def nothing_frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is frozen but by runtimes, and the collector acts when it is told to."""
    monkeypatch.delenv("LAZYASYNC_FREEZE_OBJECTS", raising=False)
    frozen = gc.get_freeze_count() > 0
    gc.unfreeze()
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()
    if frozen:
        gc.freeze()


async def test_what_is_older_than_a_runtime_is_frozen_while_it_is_open() -> None:
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


async def test_the_first_of_several_runtimes_freezes_and_the_last_one_thaws() -> None:
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


@pytest.mark.parametrize("generation", [0, 1, 2])
async def test_garbage_is_not_frozen(generation: int) -> None:
    for _ in range(2):
        garbage = Circle()
        for younger in range(generation):
            gc.collect(younger)
        found = weakref.ref(garbage)
        del garbage
        async with la.open_runtime("cpu:0"):
            assert found() is None


async def test_what_a_program_freezes_meanwhile_is_left_to_it() -> None:
    async with la.open_runtime("cpu:0"):
        kept = [Circle() for _ in range(1_000)]
        gc.freeze()
    assert gc.get_freeze_count() > 1_000
    del kept


async def test_the_first_runtime_is_not_frozen_itself() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await (la.ones((2,)) + 1.5)
        found = weakref.ref(runtime)  # and it and its actors refer to each other
    del runtime
    await trio.lowlevel.checkpoint()
    gc.collect()
    assert found() is None


async def test_a_program_that_freezes_by_itself_is_left_alone() -> None:
    gc.freeze()
    younger = Circle()
    found = weakref.ref(younger)
    async with la.open_runtime("cpu:0"):
        del younger
        gc.collect()
        assert found() is None
    assert gc.get_freeze_count() > 1_000


async def test_it_can_be_turned_off() -> None:
    async with la.open_runtime("cpu:0", {"freeze_objects": False}):
        assert gc.get_freeze_count() == 0
    async with la.open_runtime("cpu:0"):
        assert gc.get_freeze_count() > 1_000


@needs_fork
def test_nothing_is_frozen_in_a_process_of_its_own_and_in_a_forked_child() -> None:
    program = """
import gc, os
import lazyasync as la
assert gc.get_freeze_count() == 0
for _ in range(2):
    with la.blocking("cpu:0"):
        assert float(la.ones(()) + 1.5) == 2.5
        assert gc.get_freeze_count() > 1_000
        if (child := os.fork()) == 0:
            os._exit(3 if gc.get_freeze_count() == 0 else 4)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 3
    assert gc.get_freeze_count() == 0
"""
    done = run_program(program)
    assert (done.stdout, done.stderr) == ("", "")
