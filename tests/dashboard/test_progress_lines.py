"""The line that says how far a loop is."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator

import pytest
from asyncio_programs import run_in_asyncio

import lazyasync as la
from lazyasync.dashboard import progress as progress_of
from lazyasync.dashboard.progress_lines import ON_TERMINAL


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that goes on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("lazyasync.dashboard.progress_lines._now", clock)
    return clock


async def numbers(count: int) -> AsyncIterator[int]:
    for number in range(count):
        yield number


async def test_in_a_terminal(clock: Clock) -> None:
    file = Terminal()
    async with la.open_runtime("cpu"):
        kept = la.ones((256,)) + 1.0
        async for number in progress_of(numbers(4), 4, file=file):
            la.dashboard.log(loss=1.0 / (number + 1))
            await kept
            clock.now += 1.0
    first, *_, last = file.getvalue().split("\r")[1:]
    assert first.startswith("[######..................]  1/4  1 steps/s  0:03 left  loss 1  ")
    assert last.startswith(f"[{'#' * 24}]  4/4  1 steps/s  in 0:04  loss 0.25  1.00KB  1 compile")
    assert last.endswith("\n")


async def test_not_too_often(clock: Clock) -> None:
    file = Terminal()
    async for _ in progress_of(range(1000), file=file):
        clock.now += ON_TERMINAL / 10
    assert 85 <= file.getvalue().count("\r") <= 105


async def test_without_a_terminal(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    file = io.StringIO()
    async for _ in progress_of(numbers(100), every=10.0, file=file):
        clock.now += 1.0
    *_, last = lines = file.getvalue().splitlines()
    assert len(lines) == 11
    assert last == "100  1 steps/s"
    file = io.StringIO()
    with caplog.at_level(logging.INFO, "lazyasync.progress"):
        for _ in progress_of([1, 2, 3], file=file):
            clock.now += 100.0
    assert file.getvalue() == ""
    assert [record.getMessage() for record in caplog.records][-1] == "3/3  0.01 steps/s  in 5:00"


def test_plain_sources_and_asyncio() -> None:
    file = io.StringIO()
    assert list(progress_of((2, 3), file=file)) == [2, 3]
    assert list(progress_of([], file=file)) == []
    with pytest.raises(TypeError, match="async for"):
        iter(progress_of(numbers(3)))
    with pytest.raises(ValueError, match="total"):
        progress_of([1], -1)

    async def main(runtime: la.Runtime) -> None:
        assert [number async for number in progress_of(numbers(3), file=file)] == [0, 1, 2]

    run_in_asyncio(main)


async def test_errors_of_the_source_come_out() -> None:
    async def broken() -> AsyncIterator[int]:
        yield 1
        raise ZeroDivisionError("of the user's")

    seen = []
    with pytest.raises(ZeroDivisionError, match="of the user's"):
        async for number in progress_of(broken(), file=io.StringIO()):
            seen.append(number)
    assert seen == [1]
