"""How many calls, files and moves between files one call of a user takes, by a profile hook.

Counted are Python functions of lazyasync that are entered or resumed in the trio thread, from the
call to its end. A move is from one file to another, as functions are entered in turn.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import trio

import lazyasync as la

PACKAGE = str(Path(la.__file__).parent)
WARM = 30  # calls before the one that is followed, so that everything is known and repeated
PAUSE = 0.01  # seconds, in which what the call before has left behind comes to its end

Journey = Callable[[], Awaitable[object]]


class Hook:
    """The functions entered, in their order, as pairs of file and name."""

    def __init__(self) -> None:
        self.entered: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE):
            self.entered.append((code.co_filename[len(PACKAGE) + 1 :], code.co_name))

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys(file for file, _ in self.entered))

    @property
    def moves(self) -> int:
        files = [file for file, _ in self.entered]
        return sum(a != b for a, b in itertools.pairwise(files))


def report(loss: la.LazyTensor) -> None:
    """A closure that enters nothing of lazyasync by itself."""


async def follow(journey: Journey) -> Hook:
    """What one call enters after it has been made many times."""
    for _ in range(WARM):
        await journey()
        await la.wait_device_ops()  # or later calls would find the device busy, and go other ways
    await trio.sleep(PAUSE)
    hook = Hook()
    sys.setprofile(hook)
    try:
        await journey()
    finally:
        sys.setprofile(None)
    return hook


async def journeys() -> dict[str, Journey]:
    """The calls that are followed, by name. What is recorded before them is not counted."""
    small = await la.put(np.arange(4, dtype=np.float32))
    large = await la.put(np.full((512, 512), 0.001, np.float32))

    async def add() -> None:
        kept.append(small + small)
        hook_free()
        kept.append(small * small)
        sys.setprofile(None)
        await la.mark_step()

    async def small_step() -> None:
        kept.append(small + small)
        hook_free()
        await la.mark_step()

    async def large_step() -> None:
        kept.append(large @ large)
        hook_free()
        await la.mark_step(wait=True)

    small_call = la.compile(lambda x: x + 1.0)
    large_call = la.compile(lambda x: x @ x)

    async def with_closure() -> None:
        y = small + small
        hook_free()
        la.add_step_closure(report, (y,))
        await la.mark_step()

    kept: list[Any] = []

    def hook_free() -> None:
        """Forgets what recording the step has entered."""
        hook = sys.getprofile()
        if isinstance(hook, Hook):
            hook.entered.clear()

    return {
        "x + y again": add,
        "mark_step, small, repeated": small_step,
        "mark_step, large, awaited": large_step,
        "compiled call, small": lambda: small_call(small),
        "compiled call, large": lambda: large_call(large),
        "step with a closure": with_closure,
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__))
    parser.add_argument("--list", action="store_true", help="print the functions as well")
    options = parser.parse_args()
    print(f"{'journey':<30}{'calls':>8}{'files':>8}{'moves':>8}")
    for name in (
        "x + y again",
        "mark_step, small, repeated",
        "mark_step, large, awaited",
        "compiled call, small",
        "compiled call, large",
        "step with a closure",
    ):
        async with la.open_runtime("cpu:0"):
            hook = await follow((await journeys())[name])
        print(f"{name:<30}{len(hook.entered):>8}{len(hook.files):>8}{hook.moves:>8}")
        if options.list:
            print(*(f"    {file}: {function}" for file, function in hook.entered), sep="\n")


if __name__ == "__main__":
    trio.run(main)
