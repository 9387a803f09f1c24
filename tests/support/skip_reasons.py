"""The end of a run says why tests were skipped: a line for each reason, not for each place."""

from __future__ import annotations

from collections import Counter

import pytest

_NO_REASON = ("", "Skipped", "unconditional skip")
"""What pytest has in place of a reason where a test gives none."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Writes each reason with how many tests have it. A test without one is named."""
    reports = terminalreporter.getreports("skipped")
    counts = Counter(map(_reason, reports))
    if not counts or "s" in terminalreporter.reportchars:  # pytest itself writes them, by place
        return
    terminalreporter.section("skipped")
    for reason, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        terminalreporter.line(f"{count} skipped: {reason}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    assert isinstance(report.longrepr, tuple)
    reason = report.longrepr[2].removeprefix("Skipped: ")
    if reason in _NO_REASON:
        return f"no reason given in {report.nodeid.split('[')[0]}"
    return reason
