"""What a run of tests says of those that it has skipped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import skip_reasons

SKIPPING = """
import pytest

@pytest.mark.skipif(True, reason="no such device")
@pytest.mark.parametrize("number", range(3))
def test_device(number): pass

@pytest.mark.skipif(True, reason="no such device")
def test_other(): pass

def test_in_the_test():
    pytest.skip("too slow")

@pytest.mark.parametrize("number", range(2))
def test_silent(number):
    pytest.skip()

@pytest.mark.skip
def test_silently_marked(): pass

def test_ordinary(): pass
"""
FAILING = "\ndef test_failing(): assert False, 'as it should'\n"


def output_of(folder: Path, tests: dict[str, str], *options: str) -> str:
    """What pytest prints for these files, with the settings of this repository."""
    for name, source in tests.items():
        (folder / name).write_text(source, encoding="utf-8")
    settings = Path(__file__).parents[1] / "pyproject.toml"
    support = Path(skip_reasons.__file__).parent
    command = [sys.executable, "-m", "pytest", "-c", settings, "--rootdir", folder, "-q"]
    command += ["-p", "skip_reasons", "-p", "no:cacheprovider", "-o", f"pythonpath={support}"]
    for slow in ("anyio", "hypothesispytest", "trio"):  # to import
        command += ["-p", f"no:{slow}"]
    command += ["-W", "ignore"]
    command += [*options, *(folder / name for name in tests)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize("processes", [pytest.param(0, marks=pytest.mark.stress), 1])
def test_each_reason_has_one_line_with_its_count(tmp_path: Path, processes: int) -> None:
    module = "import pytest\npytest.importorskip('no_such_module')\n"
    tests = {"test_skips.py": SKIPPING, "test_module.py": module}
    lines = output_of(tmp_path, tests, "-n", str(processes)).splitlines()
    assert [line for line in lines if "skipped: " in line or line.startswith("SKIPPED")] == [
        "4 skipped: no such device",
        "2 skipped: no reason given in test_skips.py::test_silent",
        "1 skipped: could not import 'no_such_module': No module named 'no_such_module'",
        "1 skipped: no reason given in test_skips.py::test_silently_marked",
        "1 skipped: too slow",
    ]


def test_failures_and_errors_are_listed(tmp_path: Path) -> None:
    broken = "import no_such_module\n"
    tests = {"test_skips.py": SKIPPING + FAILING, "test_broken.py": broken}
    printed = output_of(tmp_path, tests, "-n", "0", "--continue-on-collection-errors")
    assert "FAILED test_skips.py::test_failing - AssertionError: as it should" in printed
    assert "ERROR test_broken.py" in printed
    assert "4 skipped: no such device" in printed


def test_places_can_be_asked_for(tmp_path: Path) -> None:
    printed = output_of(tmp_path, {"test_skips.py": SKIPPING}, "-n", "0", "-rs")
    assert "SKIPPED [3] test_skips.py:" in printed
    assert "4 skipped:" not in printed


def test_nothing_is_said_where_nothing_is_skipped(tmp_path: Path) -> None:
    printed = output_of(tmp_path, {"test_one.py": "def test_one(): pass\n"}, "-n", "0")
    assert "1 passed" in printed
    assert "skipped" not in printed
