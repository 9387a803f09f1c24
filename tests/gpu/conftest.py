"""Tests that need a GPU: each is skipped, with the reason, on a machine without one."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Generator
from pathlib import Path
from typing import Any

import pytest

import lazyasync as la
from lazyasync.backends.discovery import cuda_unavailable_reason

HERE = str(Path(__file__).parent)
sys.path.append(str(Path(__file__).parents[1] / "ops"))
REASON = cuda_unavailable_reason()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets CuPy's warnings be warnings: they come up in its threads."""
    for item in items:
        if str(item.path).startswith(HERE):
            item.add_marker(pytest.mark.filterwarnings("default"))
            item.add_marker(pytest.mark.timeout(240))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    """Skips what needs a GPU."""
    made = yield
    if REASON and isinstance(made, list):
        for item in made:
            item.add_marker(pytest.mark.skip(reason=REASON))
    return made


@pytest.fixture
async def runtime() -> AsyncIterator[la.Runtime]:
    """An open runtime on the first GPU."""
    async with la.open_runtime("cuda:0") as opened:
        yield opened
