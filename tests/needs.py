"""Marks for tests of what is not installed everywhere."""

from __future__ import annotations

import pytest

from lazyasync.compiler import llvm_engine

needs_llvm = pytest.mark.skipif(not llvm_engine.is_available(), reason="llvmlite is not here")
"""For tests that compile."""
