"""Fixtures that all tests share."""

from __future__ import annotations

import gc
import signal
from collections.abc import AsyncIterator, Iterator

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


def pytest_configure() -> None:
    """Lets Ctrl-C be heard, which tests are about: shells have background processes ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


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


@pytest.fixture
def no_collections() -> Iterator[None]:
    """No collections of garbage, for who goes to the recursion limit.

    What earlier tests have left might be collected there, where its finalizers cannot run.
    """
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def compile_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache of compiled loops that neither finds nor leaves anything on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield
