"""What is older than a runtime is out of the garbage collector's sight while it is open."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

import lazyasync as la


class Circle:
    """Garbage, when nobody has it, that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """A collector that acts when it is told to, and nothing that is frozen."""
    gc.collect()
    gc.unfreeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


async def test_older_objects_are_frozen_until_the_last_runtime_ends() -> None:
    older = Circle()
    found = weakref.ref(older)
    async with la.open_runtime("cpu:0"):
        assert gc.get_freeze_count() > 1_000
        async with la.open_runtime("sim:0"):
            del older
            gc.collect()
            assert found() is not None
        assert gc.get_freeze_count() > 1_000
    assert gc.get_freeze_count() == 0
    gc.collect()
    assert found() is None


async def test_garbage_of_the_meantime_is_collected() -> None:
    async with la.open_runtime("cpu:0"):
        younger = Circle()
        found = weakref.ref(younger)
        del younger
        gc.collect()
        assert found() is None


async def test_young_garbage_is_not_frozen() -> None:
    found = weakref.ref(Circle())
    assert found() is not None
    async with la.open_runtime("cpu:0"):
        assert found() is None


async def test_objects_that_runtimes_have_had_in_vain_do_not_pile_up() -> None:
    found = []
    for _ in range(3):
        kept = Circle()
        found.append(weakref.ref(kept))
        async with la.open_runtime("sim:0"):
            pass
        del kept
    gc.collect()
    assert [reference() for reference in found] == [None] * 3


async def test_a_program_that_freezes_by_itself_is_left_alone() -> None:
    gc.freeze()
    before = gc.get_freeze_count()
    younger = Circle()
    found = weakref.ref(younger)
    async with la.open_runtime("cpu:0"):
        del younger
        gc.collect()
        assert found() is None
    assert gc.get_freeze_count() > before // 2


async def test_it_can_be_turned_off() -> None:
    older = Circle()
    found = weakref.ref(older)
    async with la.open_runtime("cpu:0", {"freeze_objects": False}):
        assert gc.get_freeze_count() == 0
        del older
        gc.collect()
        assert found() is None


async def test_it_is_undone_when_the_block_fails() -> None:
    with pytest.raises(ZeroDivisionError):
        async with la.open_runtime("cpu:0"):
            raise ZeroDivisionError
    assert gc.get_freeze_count() == 0


def test_blocking_runtimes_do_so_as_well() -> None:
    with la.blocking("cpu:0"):
        assert gc.get_freeze_count() > 1_000
    assert gc.get_freeze_count() == 0
