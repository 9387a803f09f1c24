"""How many calls, files and moves between files one call of a user takes, by a profile hook.

Counted are Python functions of lazyasync that are entered or resumed in the trio thread, from the
call to its end. A move is from one file to another, as functions are entered in turn.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import harness
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


@dataclass(frozen=True, slots=True)
class Bound:
    """How many files a call may cross, and how many moves between them it may take."""

    files: int
    moves: int


BOUNDS = {
    "x + y again": Bound(3, 5),
    "mark_step, small, repeated": Bound(13, 20),
    "mark_step, large, awaited": Bound(22, 57),
    "compiled call, small": Bound(12, 18),
    "compiled call, large": Bound(20, 51),
    "step with a closure": Bound(22, 56),
}


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--list", action="store_true", help="print the functions as well")
    parser.set_defaults(rounds=5)
    options = parser.parse_args()
    report = harness.Report("journeys", options)
    lines: list[list[str]] = []
    bounds: list[tuple[str, float, int]] = []
    for name, bound in BOUNDS.items():
        hooks: list[Hook] = []
        for _ in range(options.rounds):  # a large step may end within the call, or after it
            async with la.open_runtime("cpu:0"):
                hooks.append(await follow((await journeys())[name]))
        hook = sorted(hooks, key=lambda hook: len(hook.entered))[len(hooks) // 2]
        lines.append([name, *map(str, (len(hook.entered), len(hook.files), hook.moves))])
        bounds.append((f"{name}: files", len(hook.files), bound.files))
        bounds.append((f"{name}: moves", hook.moves, bound.moves))
        if options.list:
            print(name, *(f"    {file}: {function}" for file, function in hook.entered), sep="\n")
    report.table("Of one call", ["", "calls", "files", "moves"], lines)
    for what, value, most in bounds:
        report.bound(what, value, most)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
