"""Memory for large outputs: used again when nobody looks into it, and not before."""

from __future__ import annotations

import gc
import sys

import numpy as np
import pytest

import lazyasync as la
from lazyasync.backends.cpu.buffer_pool import LOOKED_AT, PATIENCE, SMALLEST, BufferPool

FLOAT = np.dtype(np.float32)
SHAPE = (SMALLEST // 4, 2)
NBYTES = 2 * SMALLEST


def address(array: np.ndarray) -> int:
    """Where an array's data begins."""
    return int(array.__array_interface__["data"][0])


def test_what_is_dropped_is_used_again() -> None:
    pool = BufferPool()
    first, second = pool.empty(SHAPE, FLOAT), pool.empty(SHAPE, FLOAT)
    assert first.shape == SHAPE
    assert first.flags.c_contiguous
    assert address(first) % 64 == 0
    assert not np.may_share_memory(first, second)
    place = address(first)
    assert pool.idle_bytes() == 0
    del first
    assert pool.idle_bytes() == NBYTES
    again = pool.empty(SHAPE[::-1], np.dtype(np.int32))  # any type of that size
    assert address(again) == place
    assert pool.idle_bytes() == 0


@pytest.mark.parametrize(
    "look",
    [
        lambda array: array[3:5],
        lambda array: array.T[0],
        lambda array: array.reshape(-1)[::7],
        lambda array: array.view(np.uint8)[1:2],
        lambda array: memoryview(array),
        lambda array: np.asarray(array[5])[:1],
        lambda array: np.frombuffer(array, np.uint8)[3:4],
        lambda array: array.__dlpack__(),
    ],
)
def test_whoever_looks_into_it_keeps_it(look: object) -> None:
    pool = BufferPool()
    array = pool.empty(SHAPE, FLOAT)
    place = address(array)
    view = look(array)  # type: ignore[operator]
    del array
    other = pool.empty(SHAPE, FLOAT)
    assert address(other) != place
    del view
    gc.collect()
    assert address(pool.empty(SHAPE, FLOAT)) == place


def test_small_arrays_are_not_kept() -> None:
    pool = BufferPool()
    pool.empty((SMALLEST // 4 - 1,), FLOAT)
    assert pool.idle_bytes() == 0


def test_what_is_not_asked_for_is_given_back() -> None:
    pool = BufferPool()
    pool.empty(SHAPE, FLOAT)
    held = []
    for number in range(PATIENCE + 1):
        assert pool.idle_bytes() == NBYTES
        held.append(pool.empty((SMALLEST + number,), FLOAT))
    assert pool.idle_bytes() == 0


def test_trimming_gives_back_what_is_free() -> None:
    pool = BufferPool()
    kept = pool.empty(SHAPE, FLOAT)
    kept[...] = 1.5
    pool.empty(SHAPE, FLOAT)
    pool.empty((SMALLEST,), FLOAT)
    pool.trim()
    assert pool.idle_bytes() == 0
    assert (kept == 1.5).all()
    assert not np.may_share_memory(kept, pool.empty(SHAPE, FLOAT))


async def test_results_are_never_written_to_again() -> None:
    """Whatever is still held, in whatever form, stays as it was through many steps."""
    async with la.open_runtime("cpu:0") as runtime:
        state = await la.put(np.zeros(SMALLEST, np.float32))
        held = []
        for step in range(1, 30):
            state = state + 1.0
            await la.mark_step(wait=True)
            if step % 3 == 0:
                held.append((step, (await state.numpy())[step : step + 2]))
            if step % 5 == 0:
                held.append((step, await (state * 1.0)))
        for step, value in held:
            array = value if isinstance(value, np.ndarray) else await value.numpy()
            assert (array == step).all()
        assert runtime.statistics().devices["cpu:0"].workspace_bytes < 20 * 4 * SMALLEST


def test_many_of_one_size_are_found_without_going_over_all() -> None:
    pool = BufferPool()
    looks = 0

    def count(_: object, event: str, function: object) -> None:
        nonlocal looks
        looks += event == "c_call" and function is sys.getrefcount

    held: list[np.ndarray] = []
    for _ in range(4):  # as steps of training do, which hold what the one before made
        sys.setprofile(count)
        try:
            made = [pool.empty((SMALLEST // 4,), FLOAT) for _ in range(500)]
            assert all(map(pool.is_only_view, made))
        finally:
            sys.setprofile(None)
        assert looks <= 500 * (LOOKED_AT + 1)
        looks = 0
        held = made
    assert held
    memory = len({array.base.ctypes.data for array in made if array.base is not None})
    assert memory == 500
    held = made = []
    # Hardly more than twice what was held at a time.
    assert 1000 * SMALLEST <= pool.idle_bytes() <= 1100 * SMALLEST
    pool.trim()
    assert pool.idle_bytes() == 0
