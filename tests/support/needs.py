"""Marks for tests of what is not installed everywhere."""

from __future__ import annotations

import os
import sys

import pytest

import lazyasync as la
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.backends.cpu.native_runtime.module import supports_threads

needs_threads = pytest.mark.skipif(not supports_threads(), reason="no futexes on this platform")
"""For tests of threads that wait for each other in native code."""

needs_llvm = pytest.mark.skipif(not llvm_engine.is_available(), reason="llvmlite is not here")
"""For tests that compile."""


def needs_refusals(runtime: la.Runtime) -> None:
    """Skips a test on a device that does not refuse values that an operation cannot take."""
    if any(device.kind == "cuda" for device in runtime.devices):
        pytest.skip("on a GPU nobody looks whether indices and matrices can be taken")


needs_fork = pytest.mark.skipif(
    not hasattr(os, "fork") or sys.platform != "linux", reason="forks are tested on Linux"
)
"""For tests of forked processes."""
