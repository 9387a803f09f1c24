"""How much of what there is a test goes through: a part in the ordinary run, all of it in another.

The machine code of an example takes a CPU milliseconds to make, and the tables have thousands of
them. Which part it is depends on checksums of names: it is the same in every run, and over a table
everything is met. ``-m stress`` goes through all.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

import lazyasync as la

T = TypeVar("T")

in_part_and_whole = pytest.mark.parametrize(
    "whole",
    [
        pytest.param(False, id="part"),
        pytest.param(True, id="whole", marks=pytest.mark.stress),
    ],
)
"""A test that is told by ``whole`` whether it goes through everything."""


def few_or_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """A test that is told how many seeds or programs it tries: few, or in ``-m stress`` many."""
    return pytest.mark.parametrize(name, [few, pytest.param(many, marks=pytest.mark.stress)])


def picked(options: Sequence[T], name: str, count: int = 1) -> list[T]:
    """So many of several, or all of fewer, by the checksum of a name."""
    first = zlib.crc32(name.encode())
    return [options[(first + n) % len(options)] for n in range(min(count, len(options)))]


def is_in_part(name: str, one_of: int = 8) -> bool:
    """Whether what has that name is in the ordinary run, as one of so many is."""
    return zlib.crc32(name.encode()) % one_of == 0


def in_part(name: str, one_of: int = 8) -> list[pytest.MarkDecorator]:
    """The marks of a parameter: one of so many is in the ordinary run, the others in stress."""
    return [] if is_in_part(name, one_of) else [pytest.mark.stress]


def makes_kernels(runtime: la.Runtime) -> bool:
    """Whether kernels are made for each example. The simulator calls NumPy's, which are there."""
    return next(iter(runtime.actors)).kind != "sim"


def in_turns(all_of: Iterable[Any], options: Sequence[Any], count: int = 1) -> list[Any]:
    """Pairs: each of the first with so many of the options in the ordinary run, all in stress."""
    return [
        pytest.param(
            one,
            option,
            marks=[] if (number - place) % len(options) < count else [pytest.mark.stress],
        )
        for place, one in enumerate(all_of)
        for number, option in enumerate(options)
    ]
