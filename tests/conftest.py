"""Fixtures that all tests share."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from collecting import Collecting
from skip_reasons import pytest_terminal_summary as pytest_terminal_summary  # a hook
from threadpoolctl import threadpool_limits
from tiers import FAST_SECONDS, has_fast_tests, is_fast

import lazyasync as la
from lazyasync.backends.discovery import cuda_device_count

ELSEWHERE = "elsewhere"
"""The name of a host that tests have, a process of its own."""

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

if os.environ.get("LAZYASYNC_TEST_HOSTS"):
    # Not with the others: nearly all of a test is the same on any host.
    BACKENDS = [pytest.param(f"{ELSEWHERE}/cpu:0", id="remote")]


COLLECTING = pytest.StashKey[Collecting]()


def pytest_configure(config: pytest.Config) -> None:
    """Lets Ctrl-C be heard, which tests are about: shells have background processes ignore it.

    Processes that tests start write the bytecode of the package, as Python does if nobody forbids
    it. Each would otherwise compile all modules, which takes longer than what most of them test.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # NumPy's answers, to which results are compared. There is a process of tests for each CPU, and
    # threads of BLAS wait for each other by spinning: a QR decomposition took 50 times as long.
    # Runtimes say themselves how many threads there are while they are open.
    threadpool_limits(1, "blas")
    config.stash[COLLECTING] = Collecting(config)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Runs tests in a process for each CPU, up to 8, and files that are named in this one.

    Tests of a GPU count its memory and measure its time, so that they need it for themselves.
    """
    if cuda_device_count() or all(Path(arg.split("::")[0]).is_file() for arg in config.args):
        return 0
    return min(8, len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1)


def _asks_for_fast_tests(config: pytest.Config) -> bool:
    return bool(config.getoption("markexpr") == "fast")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Does not even import a file that has no fast test, where only those are asked for."""
    if _asks_for_fast_tests(config) and collection_path.match("test_*.py"):
        return None if has_fast_tests(collection_path) else True
    return None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(
    collector: pytest.Collector,
) -> Generator[None, Any, Any]:
    """Does not make tests that this run would deselect, or skip as it does others of the file."""
    made = yield
    return collector.config.stash[COLLECTING].kept(made) if isinstance(made, list) else made


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that are fast."""
    for item in items:
        if is_fast(item.nodeid) and item.get_closest_marker("stress") is None:
            item.add_marker(pytest.mark.fast)


def pytest_collection_finish() -> None:
    """Freezes what is there once for all runtimes.

    Each would otherwise collect, and count what is frozen: 0.15 s with that many tests in memory.
    """
    os.environ["LAZYASYNC_FREEZE_OBJECTS"] = "0"
    _collect_and_freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Freezes at the end of each file what its tests have left, such as caches.

    The full collections of tests would otherwise look at all that those before have left: they
    took a second at the end of a run.
    """
    if nextitem is not None and nextitem.path != item.path:
        _collect_and_freeze()


def _collect_and_freeze() -> None:
    if hasattr(gc, "freeze"):
        gc.collect()
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Has a test fail that is among the fast ones and is not fast."""
    before = sum(os.times()[:4])
    yield
    seconds = sum(os.times()[:4]) - before
    if seconds > FAST_SECONDS and _asks_for_fast_tests(item.config):
        pytest.fail(f"takes {seconds:.1f} s of CPU time, which is not fast")


@pytest.fixture(params=BACKENDS)
def device(request: pytest.FixtureRequest) -> str:
    """The name of the first device of each backend."""
    name: str = request.param
    if name.startswith(ELSEWHERE):
        request.getfixturevalue("elsewhere")
    return name


@pytest.fixture(scope="session")
def elsewhere() -> Iterator[None]:
    """A host of this name, a process of its own."""
    from tests.support.hosts import host_process

    with host_process(ELSEWHERE):
        yield


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
def compile_cache(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """A cache of compiled loops that neither finds nor leaves anything on this machine.

    The processes of a run share it, as those of a user do.
    """
    run = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):  # one of xdist's, with a folder of its own
        run = run.parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(run / "cache"))
        yield
