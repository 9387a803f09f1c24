"""What ``import lazyasync`` brings: every program pays for each module, so they are counted."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent

MODULES = {
    "": 25,
    "api": 2,
    "backends": 9,
    "compiler": 2,
    "ir": 20,
    "observe": 2,
    "ops": 38,
    "recording": 13,
    "runtime": 65,
    "transforms": 2,
    "trees": 10,
}
"""How many modules of each folder importing brings at most, packages counted in what they are in.

One more takes a quarter of a millisecond. What few programs need stands in `lazyasync.later`.
"""

_IMPORTED = """
import sys
before = {*sys.modules}
import lazyasync
print(*sorted(name for name in sys.modules.keys() - before if name.startswith("lazyasync")))
"""

_SLOW_CLASSES = """
import collections, dataclasses, typing
made = collections.Counter()

def counted(what, function):
    def call(*args, **keywords):
        made[what] += 1
        return function(*args, **keywords)
    return call

dataclasses._process_class = counted("dataclass", dataclasses._process_class)
typing._make_nmtuple = counted("NamedTuple", typing._make_nmtuple)
import trio, numpy
made.clear()
import lazyasync
print(made["dataclass"], made["NamedTuple"])
"""


def output_of(program: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return run.stdout.split()


def test_importing_brings_these_modules() -> None:
    imported = output_of(_IMPORTED)
    folders = Counter(name.split(".")[1] if name.count(".") > 1 else "" for name in imported)
    more = {folder: n for folder, n in folders.items() if n > MODULES.get(folder, 0)}
    assert not more, [name for name in imported if name.split(".")[1:2] == [*more][:1]] or imported


def test_importing_makes_few_classes_of_the_slow_kinds() -> None:
    dataclasses, named_tuples = map(int, output_of(_SLOW_CLASSES))
    assert named_tuples == 0, "import NamedTuple from lazyasync.named_tuples"
    assert dataclasses <= 3, "a plain class with __slots__ is made in a thirtieth of the time"
