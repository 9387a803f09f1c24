"""Fixtures that tests of the compiler share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture
def two_cpus() -> Iterator[set[int]]:
    """Two CPUs for the test's thread, and for those that it starts."""
    before = os.sched_getaffinity(0)
    if len(before) < 2:
        pytest.skip("only one CPU")
    cpus = set(sorted(before)[:2])
    os.sched_setaffinity(0, cpus)
    yield cpus
    os.sched_setaffinity(0, before)
