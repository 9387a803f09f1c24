"""Small values are copied to the host behind the step that computes them, before it has ended."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript


@contextmanager
def script(**choices: object) -> Iterator[list[tuple[str, float]]]:
    """Devices whose programs take a second; gives commands, and when the device was given them."""
    given: list[tuple[str, float]] = []

    class Noting(SimBackend):
        def submit(self, command: la.backends.Command) -> None:
            given.append((command.kind, trio.current_time()))
            super().submit(command)

    def duration(command: la.backends.Command) -> float:
        return 1.0 if command.kind == "execute" else 0.25

    made = SimScript(duration=duration, **choices)  # type: ignore[arg-type]
    la.backends.register("read", lambda device, options: Noting(device, options, made))
    try:
        yield given
    finally:
        la.backends.unregister("read")


@asynccontextmanager
async def reading(**choices: object) -> AsyncIterator[list[tuple[str, float]]]:
    with script(**choices) as given:
        async with la.open_runtime("read:0"):
            y = la.ones((4,)) * 5
            await y.numpy()  # so that it has been compiled
            await (y * 3).numpy()
            given.clear()
            yield given


async def test_a_copy_is_given_to_the_device_with_its_step(autojump_clock: MockClock) -> None:
    """Whoever reads is woken once, and not first to hear of the step."""
    async with reading() as given:
        begin = trio.current_time()
        y = la.ones((4,)) * 5
        np.testing.assert_array_equal(await y.numpy(), [5, 5, 5, 5])
        assert given == [("execute", begin), ("download", begin)]
        assert trio.current_time() - begin == pytest.approx(1.25)


async def test_a_read_does_not_wait_for_later_steps(autojump_clock: MockClock) -> None:
    """As in a loop that reads the loss of the step before, while the next one runs."""
    async with reading(lanes=2) as given:
        begin = trio.current_time()
        y = la.ones((4,)) * 5
        await la.mark_step()
        z = y * 3
        await la.mark_step()
        np.testing.assert_array_equal(await y.numpy(), [5, 5, 5, 5])
        assert trio.current_time() - begin == pytest.approx(1.25)
        np.testing.assert_array_equal(await z.numpy(), [15, 15, 15, 15])
        assert trio.current_time() - begin == pytest.approx(2.25)
        assert [kind for kind, _ in given] == ["execute", "execute", "download", "download"]


async def test_large_values_are_copied_when_they_are_there(autojump_clock: MockClock) -> None:
    """They would hold up the programs behind them: these come first."""
    async with reading() as given:
        large = la.ones((1 << 15,)) * 2
        await la.mark_step()
        small = la.ones((3,)) * 3
        async with trio.open_nursery() as nursery:
            nursery.start_soon(large.numpy)
            nursery.start_soon(small.numpy)
        kinds = [kind for kind, _ in given]
        assert kinds[:2] == ["execute", "execute"]
        assert kinds.count("download") == 2


async def test_a_step_that_fails_tells_it_once(autojump_clock: MockClock) -> None:
    def failure(command: la.backends.Command) -> Exception | None:
        return (
            RuntimeError("broken") if command.kind == "execute" and command.nbytes == 12 else None
        )

    async with reading(failure=failure):
        y = la.ones((3,)) * 5
        await la.mark_step()
        with pytest.raises(la.ExecutionError, match="broken"):
            await y.numpy()
        await la.mark_step()  # and nothing is left to be told


async def test_a_step_that_is_tried_again_is_read_when_it_ends(autojump_clock: MockClock) -> None:
    failed: list[str] = []

    def failure(command: la.backends.Command) -> Exception | None:
        if command.kind == "execute" and command.nbytes == 12 and not failed:
            failed.append(command.label)
            return MemoryError("once")
        return None

    async with reading(failure=failure):
        y = la.ones((3,)) * 5
        await la.mark_step()
        np.testing.assert_array_equal(await y.numpy(), [5, 5, 5])
        assert failed


async def test_whoever_gives_up_leaves_nothing_behind(autojump_clock: MockClock) -> None:
    async with reading() as given:
        y = la.ones((3,)) * 5
        await la.mark_step()
        with trio.move_on_after(0.5) as scope:
            await y.numpy()
        assert scope.cancelled_caught
        await la.wait_device_ops()
        np.testing.assert_array_equal(await y.numpy(), [5, 5, 5])
        assert [kind for kind, _ in given] == ["execute", "download"]


@pytest.mark.parametrize("size", [3, 1 << 15])
async def test_many_who_read_share_a_copy(autojump_clock: MockClock, size: int) -> None:
    async with reading() as given:
        y = la.ones((size,)) * 5
        await la.mark_step()
        async with trio.open_nursery() as nursery:
            for delay in (0.0, 0.5, 1.1):

                async def read(delay: float = delay) -> None:
                    await trio.sleep(delay)
                    assert (await y.numpy())[0] == 5

                nursery.start_soon(read)
        assert [kind for kind, _ in given] == ["execute", "download"]
