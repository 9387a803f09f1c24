"""The tests themselves: every package has fast ones, and no file is too long to be read."""

from __future__ import annotations

import ast
import gc
import re
from functools import cache
from pathlib import Path

from tiers import FAST, NOT_FAST, TESTS, is_fast

PACKAGE = TESTS.parent / "lazyasync"

TESTED_ABOVE = {
    "compiler/fusion",
    "compiler/widening",
    "ops/elementwise",
    "ops/fft",
    "ops/indexing",
    "ops/linalg",
    "ops/special",
    "ops/manipulation",
    "ops/reductions",
    "ops/selection",
    "ops/statistics",
}
"""Packages whose tests are in the folder of the package around them."""

MOST_LINES = 500
"""So long a file of tests, or of what they share, may be."""

PACKAGES = sorted(
    path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("__init__.py")
)


def names_in(path: Path) -> list[str]:
    """The tests of a file, by their names from the root of the project on."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(TESTS.parent).as_posix()}::{part.name}"
        for part in tree.body
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))
        and part.name.startswith("test_")
    ]


@cache
def names() -> list[str]:
    """All tests."""
    gc.disable()  # collections took longer than to parse the files
    try:
        return [name for path in TESTS.rglob("test_*.py") for name in names_in(path)]
    finally:
        gc.enable()


def test_every_package_has_fast_tests() -> None:
    fast = {Path(name.partition("::")[0]).parent for name in names() if is_fast(name)}
    folders = {
        package: Path("tests", Path(package).parent if package in TESTED_ABOVE else package)
        for package in PACKAGES
    }
    assert [package for package, folder in folders.items() if folder not in fast] == []


def test_what_is_listed_is_there() -> None:
    tests = {entry: f"tests/{entry.partition('[')[0]}" for entry in (*FAST, *NOT_FAST)}
    assert [e for e, test in tests.items() if not any(n.startswith(test) for n in names())] == []


def test_files_can_be_read_at_a_sitting() -> None:
    lines = {
        path.relative_to(TESTS).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in TESTS.rglob("*.py")
    }
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_test_patches_a_device() -> None:
    """What devices do wrong comes from a backend, and what they do is seen from outside."""
    patched = re.compile(r"(setattr|patch\.object)\(\s*(\w+\.)*DeviceActor\b|\(DeviceActor, \"")
    assert patched.search('patch.setattr(DeviceActor, "submit", fail)')
    patching = [path for path in TESTS.rglob("*.py") if patched.search(path.read_text("utf-8"))]
    assert patching == [Path(__file__)]
