"""A runtime leaves its process as it was: before, while and after it is open."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import logging
import os
import random
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import numpy as np
import pytest
import threadpoolctl
import trio
from needs import needs_llvm, needs_threads
from threads import threads_of_numpy

import lazyasync as la
from lazyasync.backends.cpu import blas
from lazyasync.tensor import LazyTensor

pytestmark = [
    needs_threads,
    needs_llvm,
    pytest.mark.skipif(
        importlib.util.find_spec(blas.PACKAGE) is None, reason="there is no BLAS of our own"
    ),
]

State = dict[str, Any]

WHILE_OPEN = {
    "what the collector calls": "so that it is known what is finalized in another thread",
    "frozen objects": "so that full collections do not look at them; see `Config.freeze_objects`",
    "own BLAS": "loaded when the first CPU device opens, and kept; nobody else calls it",
    "hooks of asynchronous generators": "in asyncio, trio is a guest and has some of its own; what "
    "it does not know it leaves to asyncio's",
    "signals": "outside trio a handler of SIGINT puts those off "
    "that come at a moment which trio cannot bear, and passes them on to the one that was there",
}
"""What may differ while a runtime is open, and why."""
AFTERWARDS = {"own BLAS"}
OF_LOOPS = ("signals that wake", "hooks of asynchronous generators")
"""What a loop has of its own while it runs."""


@pytest.fixture(autouse=True)
def nothing_frozen(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """But where runtimes freeze nothing: to look at all objects of this process takes a second."""
    case = getattr(request.node, "callspec", None)
    if case is not None and not case.params["freezes"]:
        yield
        return
    monkeypatch.delenv("LAZYASYNC_FREEZE_OBJECTS", raising=False)
    frozen = gc.get_freeze_count() > 0
    gc.unfreeze()
    yield
    if frozen:
        gc.freeze()


@pytest.fixture(autouse=True)
def threads_of_blas() -> Iterator[None]:
    """Several, so that a runtime which leaves one is found: see `tests/conftest.py`."""
    with threads_of_numpy(2):
        yield


def state() -> State:
    """What a runtime could change in its process, or in the thread that opens it."""
    libraries = {  # and not those of OpenMP, which other tests may have loaded
        library["filepath"]: library["num_threads"]
        for library in threadpoolctl.threadpool_info()
        if library["user_api"] == "blas"
    }
    own = [path for path in libraries if blas.PACKAGE in path]
    wakeup = signal.set_wakeup_fd(-1)
    signal.set_wakeup_fd(wakeup)
    return {
        "own BLAS": [libraries.pop(path) for path in own],
        "threads of libraries": libraries,
        "collector": (gc.isenabled(), gc.get_threshold(), gc.get_debug()),
        "what the collector calls": tuple(gc.callbacks),
        "frozen objects": gc.get_freeze_count() > 0,
        "signals": [signal.getsignal(number) for number in sorted(signal.valid_signals())],
        "signals that wake": wakeup,
        "signals that wait": signal.pthread_sigmask(signal.SIG_BLOCK, ()),
        "priority": os.getpriority(os.PRIO_PROCESS, 0),
        "policy": (os.sched_getscheduler(0), os.sched_getparam(0).sched_priority),
        "CPUs": os.sched_getaffinity(0),
        "switch interval": sys.getswitchinterval(),
        "recursion limit": sys.getrecursionlimit(),
        "hooks": (sys.excepthook, sys.unraisablehook, sys.gettrace(), sys.getprofile()),
        "hooks of threads": (threading.excepthook, threading.gettrace(), threading.getprofile()),
        "hooks of asynchronous generators": tuple(sys.get_asyncgen_hooks()),
        "how libraries are loaded": sys.getdlopenflags(),
        "environment": dict(os.environ),
        "directory": os.getcwd(),
        "warnings": (list(warnings.filters), warnings.showwarning),
        "log": (logging.root.level, list(logging.root.handlers), logging.root.manager.disable),
        "errors of NumPy": (np.geterr(), np.geterrcall()),
        "random numbers": (random.getstate(), repr(np.random.get_state())),
    }


def differing(before: State, now: State) -> set[str]:
    return {name for name, found in before.items() if now[name] != found}


def results(x: LazyTensor) -> list[LazyTensor]:
    """By loops and products, by NumPy's functions, and random ones; large enough for threads."""
    return [la.softmax(x @ x), la.cumsum(x), la.linalg.inv(x @ x.T + la.eye(300)), la.randn((9,))]


async def compute() -> None:
    for _ in range(3):
        await la.to_cpu(results(la.ones((300, 300)) / 7))


def in_trio(opened: Callable[[], None]) -> tuple[State, State]:
    async def main() -> tuple[State, State]:
        before = state()
        async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
            await compute()
            opened()
        return before, state()

    return trio.run(main)


async def block_of_asyncio(opened: Callable[[], None]) -> tuple[State, State]:
    before = state()
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        await compute()
        opened()
    return before, state()


def in_asyncio(opened: Callable[[], None]) -> tuple[State, State]:
    return asyncio.run(block_of_asyncio(opened))


def in_a_loop(opened: Callable[[], None]) -> tuple[State, State]:
    """In which asyncio does not see to interrupts, and trio does."""
    with closing(asyncio.new_event_loop()) as loop:
        return loop.run_until_complete(block_of_asyncio(opened))


async def entered(opened: Callable[[], None]) -> State:
    before = state()
    await la.open_runtime("cpu:0", {"inline_microseconds": 0}).__aenter__()
    await compute()
    opened()
    return before


def in_a_loop_that_is_closed(opened: Callable[[], None]) -> tuple[State, State]:
    """While the block is open."""
    with closing(asyncio.new_event_loop()) as loop:
        before = loop.run_until_complete(entered(opened))
    return before, {**state(), **{name: before[name] for name in OF_LOOPS}}


def in_a_run_that_ends(opened: Callable[[], None]) -> tuple[State, State]:
    """While the block is open."""
    before = asyncio.run(entered(opened))
    return before, {**state(), **{name: before[name] for name in (*OF_LOOPS, "signals")}}


def blocking(opened: Callable[[], None]) -> tuple[State, State]:
    before = state()
    with la.blocking("cpu:0", {"inline_microseconds": 0}):
        for _ in range(3):
            for result in results(la.ones((300, 300)) / 7):
                result.numpy()
        opened()
    return before, state()


@pytest.mark.parametrize(
    ("way", "freezes"),
    [
        *((in_trio, True), (in_a_run_that_ends, True), (blocking, True)),
        *((in_asyncio, False), (in_a_loop, False), (in_a_loop_that_is_closed, False)),
        *(
            pytest.param(way, True, marks=pytest.mark.stress)
            for way in (in_asyncio, in_a_loop, in_a_loop_that_is_closed)
        ),
    ],
)
def test_a_process_is_as_before(
    way: Callable[[Callable[[], None]], tuple[State, State]], freezes: bool
) -> None:
    at_first, meanwhile = state(), []
    with threadpoolctl.threadpool_limits(3, "blas"):
        before, after = way(lambda: meanwhile.append(state()))
    assert set(before["threads of libraries"].values()) == {3}
    assert differing(before, meanwhile[0]) <= set(WHILE_OPEN)
    assert meanwhile[0]["own BLAS"] == [1]
    assert differing(before, after) <= AFTERWARDS
    assert differing(at_first, state()) <= AFTERWARDS


async def test_what_runtimes_that_overlap_leave() -> None:
    before = state()
    first, second = la.open_runtime("cpu:0"), la.open_runtime("cpu:0")
    async with first:
        async with second:
            await (la.ones((300, 300)) @ la.ones((300, 300)))
        assert gc.get_freeze_count() > 0
        assert differing(before, state()) <= set(WHILE_OPEN)
    assert differing(before, state()) <= AFTERWARDS


async def test_what_a_runtime_leaves_that_fails() -> None:
    before = state()
    with pytest.raises(KeyError):
        async with la.open_runtime("cpu:0"):
            raise KeyError
    assert differing(before, state()) <= AFTERWARDS
    with pytest.raises(la.UnknownDeviceError):
        async with la.open_runtime(["cpu:0", "cuda:99"]):
            pass
    assert differing(before, state()) <= AFTERWARDS
