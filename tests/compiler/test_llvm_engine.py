"""The engine of machine code starts where it can."""

from __future__ import annotations

import pytest

from lazyasync.compiler.llvm_engine import Engine


def test_the_engine_starts_wherever_llvmlite_is_installed() -> None:
    """What is wrong with its own code would otherwise make programs slow, and have tests skip."""
    pytest.importorskip("llvmlite")
    Engine()
