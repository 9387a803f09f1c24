"""The conformance suite of the array API standard, where it is there.

It is github.com/data-apis/array-api-tests, with its submodule. ``LAZYASYNC_ARRAY_API_TESTS`` names
the folder of a checkout, ``LAZYASYNC_ARRAY_API_EXAMPLES`` how many examples it tries (default: 20).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lazyasync as la

SUITE = os.environ.get("LAZYASYNC_ARRAY_API_TESTS", "")
EXAMPLES = os.environ.get("LAZYASYNC_ARRAY_API_EXAMPLES", "20")
ROOT = Path(__file__).parents[1]


LISTS_BEFORE_2025 = (
    "array_api_tests/test_creation_functions.py::test_meshgrid",
    "array_api_tests/test_data_type_functions.py::test_broadcast_arrays",
    "array_api_tests/test_inspection_functions.py::TestInspection::test_devices",
)
"""What gives a list until version 2024.12, and a tuple from 2025.12 on, as here."""


@pytest.mark.skipif(not SUITE, reason="LAZYASYNC_ARRAY_API_TESTS names no array API suite")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("version", ["2024.12", la.__array_api_version__])
def test_the_array_api_suite(version: str) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "array_api_runtime", "-p", "no:cacheprovider"]
    command += ["-q", "--tb=short", "--derandomize", "--disable-deadline", "--disable-warnings"]
    command += ["--max-examples", EXAMPLES, "array_api_tests"]
    if version < "2025.12":
        command += [f"--deselect={test}" for test in LISTS_BEFORE_2025]
    path = os.pathsep.join(map(str, (ROOT, ROOT / "tests" / "support")))
    environment = {
        **os.environ,
        "PYTHONPATH": path,
        "ARRAY_API_TESTS_MODULE": "lazyasync",
        "ARRAY_API_TESTS_VERSION": version,
    }
    run = subprocess.run(
        command, cwd=SUITE, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-20_000:] + run.stderr[-2_000:]
    assert " passed" in run.stdout
