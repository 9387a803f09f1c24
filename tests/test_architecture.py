"""What the modules import: no circles, nothing heavy, no layer above; and the map of modules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

FORBIDDEN = ("cupy", "llvmlite")
"""What ``import lazyasync`` must not import, because it is slow and not there everywhere."""

KNOWS: dict[str, set[str]] = {
    "ir": set(),
    "recording": {"ir"},
    "trees": set(),
    "compiler": {"ir"},
    "backends": {"compiler", "ir"},
    "checkpoint": {"trees"},
    "ops": {"ir", "recording"},
    "observe": {"backends", "compiler", "ir", "recording"},
    "runtime": {"backends", "compiler", "ir", "observe", "ops", "recording", "trees"},
    "debug": {"backends", "compiler", "ir", "observe", "recording", "trees"},
    "api": {
        *("checkpoint", "compiler", "debug", "ir", "observe", "ops", "recording", "runtime"),
        "trees",
    },
}
"""For each package those of the others that it may import from."""

CIRCLES_OF_TYPES = {
    "device_data",
    "recording",
    "recording.current",
    "recording.numbers",
    "recording.operands",
    "recording.operations",
    "recording.path",
    "recording.recordings",
    "recording.symbolic_numbers",
    "recording.transfers",
    "runtime.compiled.arguments",
    "runtime.compiled.fast_path",
    "runtime.compiled.trace",
    "runtime.jobs.closures",
    "runtime.jobs.device_context",
    "runtime.jobs.job",
    "runtime.jobs.shutdown",
    "runtime.runtime",
    "runtime.scheduler.actor",
    "runtime.steps.barrier",
    "runtime.steps.build",
    "runtime.steps.fetch",
    "runtime.steps.segments",
    "runtime.steps.submit",
    "runtime.steps.tensor_registry",
    "tensor",
}
"""Modules whose types need each other. A module that is taken out of a circle goes from here."""

MOST_MODULES = 15
"""So many modules a folder may have."""


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {_name(path): path.read_text() for path in sorted((ROOT / "lazyasync").rglob("*.py"))}


def _statements(tree: ast.AST, types: bool = False) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that can happen at run time, those inside functions as well.

    With ``types`` also those that only type checkers see.
    """
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for other in [*child.orelse, *(child.body if types else ())]:
                yield from _statements(ast.Module([other], []), types)
        else:
            yield from _statements(child, types)


def _imports(source: str, types: bool = False) -> set[str]:
    """The modules of lazyasync that a source names in its imports."""
    named: set[str] = set()
    for statement in _statements(ast.parse(source), types):
        if isinstance(statement, ast.Import):
            named.update(alias.name for alias in statement.names)
            continue
        assert statement.level == 0, f"a relative import: {ast.unparse(statement)}"
        package = str(statement.module)
        for alias in statement.names:
            submodule = f"{package}.{alias.name}"
            named.add(submodule if submodule in SOURCES else package)
    return {name for name in named if name in SOURCES}


@cache
def _all_imports() -> dict[str, set[str]]:
    """What each module imports; not yet known when tests are only collected."""
    return {module: _imports(source) for module, source in SOURCES.items()}


def _cycle(graph: dict[str, set[str]]) -> str | None:
    """A circle of modules, in the order in which one imports the next."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " imports ".join(reversed(error.args[1]))
    return None


def _package(module: str) -> str | None:
    """The package inside lazyasync that a module is in; None for those at the top."""
    for package in KNOWS:
        if f"{module}.".startswith(f"lazyasync.{package}."):
            return package
    return None


def test_there_are_no_circles() -> None:
    assert _cycle(_all_imports()) is None


def _in_circles(graph: dict[str, set[str]]) -> set[str]:
    """The modules that need themselves, by way of others."""
    found = set()
    for module in graph:
        reached: set[str] = set()
        stack = [*graph[module]]
        while stack:
            other = stack.pop()
            if other not in reached:
                reached.add(other)
                stack.extend(graph[other])
        if module in reached:
            found.add(module)
    return found


def test_types_make_no_further_circles() -> None:
    """Of some modules only the types depend on each other; nothing may be added to these."""
    graph = {module: _imports(source, types=True) - {module} for module, source in SOURCES.items()}
    found = {module.removeprefix("lazyasync.") for module in _in_circles(graph)}
    assert found == CIRCLES_OF_TYPES


def test_a_circle_would_be_found() -> None:
    lazy = "def f():\n    from lazyasync.ops import names\n    return names"
    graph = {
        "lazyasync.ops.names": {"lazyasync.ops.shapes"},
        "lazyasync.ops.shapes": _imports(lazy),
    }
    found = _cycle(graph)
    assert found is not None
    assert "lazyasync.ops.shapes imports lazyasync.ops.names" in found


def test_what_counts_as_an_import() -> None:
    source = """
from typing import TYPE_CHECKING
import lazyasync.errors
from lazyasync.ops import names, __doc__
from lazyasync.ops.shapes import broadcast_shapes
if TYPE_CHECKING:
    from lazyasync.tensor import LazyTensor
else:
    import lazyasync.trees
class C:
    async def f(self):
        if self:
            from lazyasync import checkpoint
"""
    assert _imports(source) == {
        "lazyasync.errors",
        "lazyasync.ops.names",
        "lazyasync.ops",
        "lazyasync.ops.shapes",
        "lazyasync.trees",
        "lazyasync.checkpoint",
    }


@pytest.mark.parametrize("package", KNOWS)
def test_packages_know_only_those_below(package: str) -> None:
    imports = _all_imports()
    inside = [module for module in imports if _package(module) == package]
    assert inside
    for module in inside:
        known = {_package(imported) for imported in imports[module]} - {package, None}
        assert known <= KNOWS[package], f"{module} imports from {known - KNOWS[package]}"


def test_ir_knows_nothing_else() -> None:
    for module, imported in _all_imports().items():
        if _package(module) == "ir":
            others = {other for other in imported if _package(other) != "ir"}
            assert not others, f"{module} imports {others}"


def test_only_the_api_builds_on_the_runtime() -> None:
    users = {
        _package(module) or module
        for module, imported in _all_imports().items()
        if _package(module) != "runtime" and "runtime" in map(_package, imported)
    }
    assert users == {"api", "lazyasync"}


def test_folders_can_be_read_at_a_glance() -> None:
    folders = Counter(path.parent for path in (ROOT / "lazyasync").rglob("*.py"))
    assert {folder: count for folder, count in folders.items() if count > MOST_MODULES} == {}


def test_importing_imports_nothing_heavy() -> None:
    # Asks what was looked for, so that it also holds where these are not installed.
    program = """
import sys
asked = []
class Finder:
    def find_spec(self, name, path=None, target=None):
        asked.append(name.partition(".")[0])
sys.meta_path.insert(0, Finder())
import lazyasync
print(*sorted(set(asked)))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    asked = done.stdout.split()
    assert "lazyasync" in asked
    assert not set(FORBIDDEN) & set(asked)


def test_tools_are_imported_when_somebody_asks_for_them() -> None:
    program = """
import sys
import lazyasync as la
tools = ("lazyasync.debug", "lazyasync.api.aio")
assert not {*tools} & sys.modules.keys()
assert {"aio", "debug"} <= set(dir(la))
assert [la.debug.__name__, la.aio.__name__] == [*tools]
from lazyasync import *
assert debug is la.debug and aio is la.aio
"""
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


def test_the_map_of_modules_is_that_of_the_files() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    mapped: list[str] = []
    folder = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = re.fullmatch(r"### `(lazyasync/(?:\w+/)*)`", line)
            folder = heading[1] if heading else ""
        elif folder and (row := re.match(r"\| `(\w+\.py)` \| \S", line)):
            mapped.append(folder + row[1])
    files = (ROOT / "lazyasync").rglob("*.py")
    modules = [path.relative_to(ROOT).as_posix() for path in files if path.name != "__init__.py"]
    assert sorted(mapped) == sorted(modules)
