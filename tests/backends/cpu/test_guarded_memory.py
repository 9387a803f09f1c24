"""What kernels write stays within their results: tests of kernels, with guards around these."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
SUITES = (
    "backends/cpu/llvm/test_convolution_kernels.py",
    "nn/test_convolution.py",
    "ops/test_pooling.py",
    "ops/test_fourier.py",
    "ops/test_indexing.py",
    "control/test_rules_in_loops.py",
)
PLANTED = """
import numpy as np
import guarded_memory

def test_within():
    guarded_memory.empty((3, 4), "f4")[:] = 1.0
    guarded_memory.aligned_bytes(0)

def test_behind():
    array = guarded_memory.empty((3, 4), "f4")
    np.lib.stride_tricks.as_strided(array, (4, 4))[:] = 1.0

def test_before():
    arena = guarded_memory.aligned_bytes(100)
    arena.base[100] = 0
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "guarded_memory", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=TESTS.parent, check=False)


def test_what_is_written_outside_of_an_array_is_seen(tmp_path: Path) -> None:
    planted = tmp_path / "test_planted.py"
    planted.write_text(PLANTED)
    ran = run("-c", str(TESTS.parent / "pyproject.toml"), str(planted))
    assert "2 failed, 1 passed" in ran.stdout, ran.stdout + ran.stderr
    assert "float32(3, 4), of 48 bytes, at [48, 49, 50, 51, 52, 53, 54, 55]" in ran.stdout
    assert "an arena, of 100 bytes, at [-" in ran.stdout


@pytest.mark.stress
@pytest.mark.parametrize("suite", SUITES)
def test_kernels_write_within_their_results(suite: str) -> None:
    ran = run(str(TESTS / suite))
    assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-2000:]
