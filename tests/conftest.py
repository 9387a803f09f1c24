"""Fixtures that all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

import lazyasync as la
from lazyasync.backends.discovery import cuda_device_count

BACKENDS = [
    pytest.param("cpu:0", id="cpu"),
    pytest.param("sim:0", id="sim"),
    pytest.param(
        "cuda:0",
        id="cuda",
        marks=pytest.mark.skipif(cuda_device_count() == 0, reason="no CUDA device with CuPy here"),
    ),
]
"""Every backend there is: one test body runs on each that the machine has."""


@pytest.fixture(params=BACKENDS)
def device(request: pytest.FixtureRequest) -> str:
    """The name of the first device of each backend."""
    name: str = request.param
    return name


@pytest.fixture
async def runtime(device: str) -> AsyncIterator[la.Runtime]:
    """An open runtime on one device."""
    async with la.open_runtime(device) as opened:
        yield opened
