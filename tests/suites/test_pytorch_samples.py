"""Functions of `la.nn` with the samples that PyTorch tests its own with."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "support" / "pytorch_samples.py"
HAS_TORCH = importlib.util.find_spec("torch") is not None
PYTHON = os.environ.get("LAZYASYNC_PYTHON_OF_TORCH", sys.executable if HAS_TORCH else "")
"""A Python that has PyTorch, and what lazyasync needs."""

LIMIT = 1800
pytestmark = [
    pytest.mark.skipif(not PYTHON, reason="torch is not installed"),
    pytest.mark.timeout(LIMIT + 60),
]


def _found(every: int, jit: bool) -> dict[str, Any]:
    """What every so-many-th sample gives, in a process of its own."""
    done = subprocess.run(
        [PYTHON, str(SCRIPT), str(every), str(int(jit))],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr[-4_000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _check(found: dict[str, Any], at_least: int) -> None:
    assert found.pop("absent", []) == []
    failures = [failure for each in found.values() for failure in each["failures"]]
    assert not failures, "\n".join(failures)[:20_000]
    assert sum(each["samples"] for each in found.values()) >= at_least


def test_some_samples() -> None:
    _check(_found(30, jit=False), 400)


@pytest.mark.stress
@pytest.mark.parametrize("jit", [False, True])
def test_samples(jit: bool) -> None:
    _check(_found(8 if jit else 1, jit), 1_500)
