"""Tests that need a GPU: each is skipped, with the reason, on a machine without one."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import lazyasync as la
from lazyasync.backends.discovery import cuda_unavailable_reason

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "ops"))
REASON = cuda_unavailable_reason()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips what needs a GPU, and lets CuPy's warnings be warnings: they come up in its threads."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.filterwarnings("default"))
            item.add_marker(pytest.mark.timeout(240))
            if REASON:
                item.add_marker(pytest.mark.skip(reason=REASON))


@pytest.fixture
async def runtime() -> AsyncIterator[la.Runtime]:
    """An open runtime on the first GPU."""
    async with la.open_runtime("cuda:0") as opened:
        yield opened
