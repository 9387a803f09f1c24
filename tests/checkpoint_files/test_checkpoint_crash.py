"""Processes killed while they save: the file is the old one or the new one, whole.

The processes are forked, many times, from one light process that has everything imported: this
file run as a program.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import lazyasync
from lazyasync.checkpoint_files import files, read_checkpoint, replacement, write_checkpoint

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SEED = 1729
NAME = "model.safetensors"


def make(value: int) -> dict[str, np.ndarray[Any, Any]]:
    """About 4 MB in three arrays, all of one value; one must be copied to be written."""
    return {
        "weight": np.full((700, 1000), value, np.float32),
        "transposed": np.full((500, 250), value, np.int64).T,
        "bias": np.full(1000, value, np.float16),
    }


def loaded_value(path: Path) -> int:
    """The one value that the file holds; an AssertionError where it is a mixture."""
    arrays, metadata = read_checkpoint(path)
    value = int(metadata["value"])
    expected = make(value)
    assert arrays.keys() == expected.keys()
    for name, array in arrays.items():
        assert array.shape == expected[name].shape
        assert (array == value).all()
    return value


def leftovers(directory: Path) -> list[Path]:
    return [path for path in directory.iterdir() if path.name != NAME]


def start(save: Callable[[], None]) -> int:
    """Fork a process that saves and exits; returns its id once it is about to begin."""
    ready, begin = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.write(begin, b"!")
            save()
            status = 0
        finally:
            os._exit(status)
    os.close(begin)
    assert os.read(ready, 1) == b"!"
    os.close(ready)
    return pid


def kill_at_random(directory: Path, seed: int, kills: int) -> dict[str, Any]:
    """Kill saving processes after random times, and look at the file after each."""
    generator = random.Random(seed)
    path = directory / NAME
    write_checkpoint(path, make(0), {"value": "0"})
    current = 0
    # The time to aim at follows the outcomes, so that both sides of the renaming are hit whatever
    # the speed of the disk.
    span = 0.01
    counts = dict.fromkeys(("old", "new", "killed", "partial", "most_leftovers"), 0)
    for attempt in range(1, kills + 1):
        arrays = make(attempt)

        def save(
            arrays: Mapping[str, np.ndarray[Any, Any]] = arrays, attempt: int = attempt
        ) -> None:
            write_checkpoint(path, arrays, {"value": str(attempt)})

        delay = generator.uniform(0, 2 * span)
        until = time.perf_counter() + delay
        pid = start(save)
        while time.perf_counter() < until:
            time.sleep(min(0.0005, max(0.0, until - time.perf_counter())))
        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
        counts["killed"] += os.WIFSIGNALED(status)

        found = loaded_value(path)
        assert found in (current, attempt)
        counts["new" if found == attempt else "old"] += 1
        span *= 0.9 if found == attempt else 1.1
        current = found

        left = leftovers(directory)
        counts["partial"] += bool(left)
        counts["most_leftovers"] = max(counts["most_leftovers"], len(left))
    write_checkpoint(path, make(kills + 1), {"value": str(kills + 1)})
    assert loaded_value(path) == kills + 1
    return {**counts, "left_at_end": len(leftovers(directory)), "span": span}


STEPS = {
    "before anything": ("_resolve", "before"),
    "before sweeping": ("_sweep", "before"),
    "before the lock": ("_lock", "before"),
    "after the lock": ("_lock", "after"),
    "before the first array": ("_raw", "before"),
    "before the last array": ("_raw", "before last"),
    "before the sync": ("fsync", "before"),
    "before the renaming": ("replace", "before"),
    "after the renaming": ("replace", "after"),
    "after the sync of the directory": ("fsync", "after last"),
}
NEW = {"after the renaming", "after the sync of the directory"}


def kill_at_step(path: Path, step: str) -> None:
    """Save in a forked process that kills itself at one step; what runs there is really killed."""
    name, when = STEPS[step]
    owner: Any = next(module for module in (os, replacement, files) if hasattr(module, name))
    original = getattr(owner, name)
    calls = 0
    last = {"_raw": 3, "fsync": 2}.get(name, 1)

    def die(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        hit = calls == (last if when.endswith("last") else 1)
        if hit and when.startswith("before"):
            os.kill(os.getpid(), signal.SIGKILL)
        result = original(*args)
        if hit and when.startswith("after"):
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    def save() -> None:
        setattr(owner, name, die)
        write_checkpoint(path, make(2), {"value": "2"})

    _, status = os.waitpid(start(save), 0)
    assert os.WIFSIGNALED(status), f"not killed at {step}"
    assert os.WTERMSIG(status) == signal.SIGKILL


def kill_at_each_step(directory: Path) -> dict[str, Any]:
    """For each step: the value in the file after the kill, and how many leftovers there are."""
    path = directory / NAME
    outcomes: dict[str, Any] = {}
    for step in STEPS:
        write_checkpoint(path, make(1), {"value": "1"})
        assert leftovers(directory) == []
        kill_at_step(path, step)
        outcomes[step] = (loaded_value(path), len(leftovers(directory)))
    write_checkpoint(path, make(1), {"value": "1"})
    outcomes["at the end"] = (loaded_value(path), len(leftovers(directory)))
    path.unlink()
    for step in STEPS:
        kill_at_step(path, step)
        outcomes[f"{step}, first save"] = path.exists() and loaded_value(path)
        path.unlink(missing_ok=True)
    return outcomes


def run_as_program(*arguments: object) -> dict[str, Any]:
    package = Path(lazyasync.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, __file__, *map(str, arguments)],
        # One thread, as forking wants it.
        env={**os.environ, "PYTHONPATH": str(package), "OPENBLAS_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        timeout=120,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")


@pytest.mark.parametrize("kills", [60, pytest.param(1000, marks=pytest.mark.stress)])
def test_kills_at_random_moments(tmp_path: Path, kills: int) -> None:
    print(f"seed={SEED}")
    outcome = run_as_program("random", tmp_path, SEED, kills)
    print(outcome)
    assert outcome["old"] + outcome["new"] == kills
    # A good share on either side of the renaming, and within the writing.
    assert outcome["old"] >= kills // 5
    assert outcome["new"] >= kills // 5
    assert outcome["killed"] >= kills // 4
    assert outcome["partial"] >= kills // 10
    # Each save sweeps what the one before left.
    assert outcome["most_leftovers"] == 1
    assert outcome["left_at_end"] == 0


def test_a_kill_at_each_step(tmp_path: Path) -> None:
    outcomes = run_as_program("steps", tmp_path)
    assert outcomes.pop("at the end") == [1, 0]
    for step in STEPS:
        value, left = outcomes.pop(step)
        new = step in NEW
        assert value == (2 if new else 1), step
        assert left == (0 if new or step in ("before anything", "before sweeping") else 1), step
        assert outcomes.pop(f"{step}, first save") == (2 if new else False), step
    assert outcomes == {}


if __name__ == "__main__":
    mode, where, *rest = sys.argv[1:]
    if mode == "random":
        result = kill_at_random(Path(where), *map(int, rest))
    else:
        result = kill_at_each_step(Path(where))
    print(json.dumps(result))
