"""Leaves out while tests are collected what a run would deselect, or skip for one reason.

The tables make 15,000 tests for ``-m stress`` alone, and thousands for devices that few machines
have. An item costs a millisecond to collect, and several more to report.

An ordinary run tries each row of a table on one device: most on the simulated one, by NumPy's
calls. On a CPU each has machine code made for it, which would take most of the time of the run.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from pathlib import Path

import pytest
from extents import is_in_part

OF_TABLES = ("tests/ops/", "tests/optim/", "tests/nn/")
"""Where rows of tables are tests."""
ROWS_ON_CPU = 5
"""One of so many is tried on a CPU in the ordinary run; where a test does not itself choose."""
CHOOSING = ("cases", "whole")
"""Parameters of tests that do."""
WITHOUT_STRESS = ("not stress", "fast")
"""What ``-m`` says where nothing is asked for that is marked as stress."""


class Collecting:
    """What is left out of one run. Tests that are named are collected as they are."""

    def __init__(self, config: pytest.Config) -> None:
        self._names_tests = any("::" in argument for argument in config.args)
        self._without_stress = config.getoption("markexpr") in WITHOUT_STRESS
        self._skipped: set[tuple[Path, str]] = set()

    def kept(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Without tests for ``-m stress``, and with one test of a file for each reason to skip.

        Rows of tables are for ``-m stress`` on all but one of the CPU and the simulated device.
        """
        if self._names_tests:
            return items
        for item in (*_left_to_stress(items), *filter(_is_row_elsewhere, items)):
            item.add_marker(pytest.mark.stress)
        return [item for item in items if self._is_kept(item)]

    def _is_kept(self, item: pytest.Item) -> bool:
        if self._without_stress and item.get_closest_marker("stress") is not None:
            return False
        reason = _reason_to_skip(item)
        if reason is None:
            return True
        seen = (item.path, reason) in self._skipped
        self._skipped.add((item.path, reason))
        return not seen


def _left_to_stress(cases: list[pytest.Item]) -> Iterable[pytest.Item]:
    """Those of the cases of a test that is marked ``one_of`` which are not in the ordinary run.

    By checksums of names, as nothing else meets all values of parameters that go together.
    """
    mark = cases[0].get_closest_marker("one_of") if cases else None
    if mark is None:
        return []
    return sorted(cases, key=lambda case: zlib.crc32(case.name.encode()))[
        -(-len(cases) // mark.args[0]) :
    ]


def _is_row_elsewhere(item: pytest.Item) -> bool:
    """Whether it is a row of a table, and on the CPU or the simulated device not on its own one."""
    params = getattr(getattr(item, "callspec", None), "params", {})
    device = params.get("device")
    if device not in ("cpu:0", "sim:0") or not item.nodeid.startswith(OF_TABLES):
        return False
    if len(params) == 1 or any(name in params for name in CHOOSING):
        return False
    row = item.name.replace(device.partition(":")[0], "")
    return is_in_part(row, ROWS_ON_CPU) is not (device == "cpu:0")


def _reason_to_skip(item: pytest.Item) -> str | None:
    """The reason of the first mark that skips a test on this machine; None if there is none."""
    for mark in item.iter_markers():
        if mark.name == "skip" or (mark.name == "skipif" and mark.args[:1] == (True,)):
            return str(mark.kwargs.get("reason", mark.args[-1:]))
    return None
