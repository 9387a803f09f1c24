"""Leaves out while tests are collected what a run would deselect, or skip for one reason.

The tables make 15,000 tests for ``-m stress`` alone, and thousands for devices that few machines
have. An item costs a millisecond to collect, and several more to report.
"""

from __future__ import annotations

from pathlib import Path

import pytest

WITHOUT_STRESS = ("not stress", "fast")
"""What ``-m`` says where nothing is asked for that is marked as stress."""


class Collecting:
    """What is left out of one run. Tests that are named are collected as they are."""

    def __init__(self, config: pytest.Config) -> None:
        self._names_tests = any("::" in argument for argument in config.args)
        self._without_stress = config.getoption("markexpr") in WITHOUT_STRESS
        self._skipped: set[tuple[Path, str]] = set()

    def kept(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Without tests for ``-m stress``, and with one test of a file for each reason to skip."""
        return items if self._names_tests else [item for item in items if self._is_kept(item)]

    def _is_kept(self, item: pytest.Item) -> bool:
        if self._without_stress and item.get_closest_marker("stress") is not None:
            return False
        reason = _reason_to_skip(item)
        if reason is None:
            return True
        seen = (item.path, reason) in self._skipped
        self._skipped.add((item.path, reason))
        return not seen


def _reason_to_skip(item: pytest.Item) -> str | None:
    """The reason of the first mark that skips a test on this machine; None if there is none."""
    for mark in item.iter_markers():
        if mark.name == "skip" or (mark.name == "skipif" and mark.args[:1] == (True,)):
            return str(mark.kwargs.get("reason", mark.args[-1:]))
    return None
