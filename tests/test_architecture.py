"""What the modules import: no circles, nothing heavy, no layer above; and the map of modules."""

from __future__ import annotations

import ast
import gc
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from difflib import unified_diff
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TypeGuard

import pytest

from tests.support import module_map

ROOT = Path(__file__).parent.parent

FORBIDDEN = ("cupy", "llvmlite", "ray")
"""What ``import lazyasync`` must not import, because it is slow and not there everywhere."""

KNOWS: dict[str, set[str]] = {
    "ir": set(),
    "recording": {"ir", "trees"},
    "trees": set(),
    "compiler": {"ir"},
    "backends": {"compiler", "ir"},
    "checkpoint_files": {"ir", "trees"},
    "ops": {"ir", "recording"},
    "transforms": {"ir", "ops", "recording", "trees"},
    "control": {"ir", "ops", "recording", "transforms", "trees"},
    "nn": {"control", "ir", "ops", "recording", "transforms", "trees"},
    "observe": {"backends", "compiler", "ir", "recording"},
    "runtime": {"backends", "compiler", "ir", "observe", "ops", "recording", "trees"},
    "data": {"trees"},
    "debug": {"backends", "compiler", "ir", "observe", "ops", "recording", "trees"},
    "outside": {"recording", "runtime"},
    "api": {
        *("checkpoint_files", "compiler", "debug", "ir", "observe", "ops", "outside", "recording"),
        *("runtime", "trees"),
    },
    "dashboard": {"api", "debug", "observe", "outside", "runtime", "serving"},
    "serving": {"api", "ops", "outside", "recording", "runtime", "transforms", "trees"},
    "ray": {"api", "backends"},
    "parallel": {"api", "ir", "ops", "recording", "runtime", "transforms", "trees"},
}
"""For each package those of the others that it may import from."""

TYPES_FROM_ABOVE = {"debug.compiles", "debug.current", "debug.profiles"}
"""Modules that name types of a package which they must not import from at run time."""

TAKEN_FOR_MORE = {
    "debug.current",
    "debug.graphs",
    "observe.metrics",
}
"""Modules that take a recorder or an executor, which recording knows only by a protocol, for what
the runtime has made it. A module that asks in another way goes from here, and none is added."""

MOST_LINES = 700
"""So long a module may be."""

LONGER = {"lazyasync.tensor"}
"""Most of it are hints of the methods that operations bring; a test compares them."""


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {_name(path): path.read_text() for path in sorted((ROOT / "lazyasync").rglob("*.py"))}


@pytest.fixture(scope="module", autouse=True)
def without_collections() -> Iterator[None]:
    """No collections of garbage while trees are made: they took longer than the rest."""
    gc.disable()
    yield
    gc.enable()


@cache
def _tree(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def _nodes(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a source, from the top; parsed and walked once for all tests."""
    return tuple(ast.walk(_tree(source)))


def _statements(tree: ast.AST, types: bool = False) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that can happen at run time, those inside functions as well.

    With ``types`` also those that only type checkers see. Expressions, most of a tree, have none.
    """
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.expr):
            continue
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for other in [*child.orelse, *(child.body if types else ())]:
                yield from _statements(ast.Module([other], []), types)
        else:
            yield from _statements(child, types)


@cache
def _imports(source: str, types: bool = False) -> frozenset[str]:
    """The modules of lazyasync that a source names in its imports."""
    named: set[str] = set()
    for statement in _statements(_tree(source), types):
        if isinstance(statement, ast.Import):
            named.update(alias.name for alias in statement.names)
            continue
        assert statement.level == 0, f"a relative import: {ast.unparse(statement)}"
        package = str(statement.module)
        for alias in statement.names:
            submodule = f"{package}.{alias.name}"
            named.add(submodule if submodule in SOURCES else package)
    return frozenset(name for name in named if name in SOURCES)


@cache
def _all_imports() -> dict[str, frozenset[str]]:
    """What each module imports; not yet known when tests are only collected."""
    return {module: _imports(source) for module, source in SOURCES.items()}


def _cycle(graph: Mapping[str, Set[str]]) -> str | None:
    """A circle of modules, in the order in which one imports the next."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " imports ".join(reversed(error.args[1]))
    return None


def _package(module: str) -> str | None:
    """The package inside lazyasync that a module is in; None for those at the top."""
    return next((name for name in KNOWS if f"{module}.".startswith(f"lazyasync.{name}.")), None)


def test_there_are_no_circles() -> None:
    assert _cycle(_all_imports()) is None


def test_types_make_no_circles_either() -> None:
    graph = {module: _imports(source, types=True) - {module} for module, source in SOURCES.items()}
    assert _cycle(graph) is None


@pytest.mark.parametrize("package", KNOWS)
def test_types_are_from_packages_below_as_well(package: str) -> None:
    for module in (module for module in _all_imports() if _package(module) == package):
        if module.removeprefix("lazyasync.") not in TYPES_FROM_ABOVE:
            named = {_package(imported) for imported in _imports(SOURCES[module], types=True)}
            above = named - {package, None} - KNOWS[package]
            assert not above, f"{module} names types of {above}"


def _is_of_the_runtime(value: ast.expr) -> bool:
    """Whether an expression gives what is known only by a protocol that the runtime implements."""
    if isinstance(value, ast.IfExp):
        return _is_of_the_runtime(value.body) or _is_of_the_runtime(value.orelse)
    names = ("recorder", "executor", "_executor")
    return isinstance(value, ast.Attribute) and value.attr in names


def _takes_for_more(source: str) -> list[str]:
    """Where a source hides from the type checker that it takes a part of the runtime for more."""
    found = []
    for node in _nodes(source):
        match node:
            case ast.Call(func=ast.Name("cast") | ast.Attribute(attr="cast"), args=[_, value]):
                pass
            case ast.AnnAssign(annotation=ast.Name("Any"), value=ast.expr() as value):
                pass
            case _:
                continue
        if _is_of_the_runtime(value):
            found.append(ast.unparse(node))
    return found


def test_parts_of_the_runtime_are_taken_for_what_their_protocols_say() -> None:
    found = {
        module.removeprefix("lazyasync.")
        for module, source in SOURCES.items()
        if _takes_for_more(source)
    }
    assert found <= TAKEN_FOR_MORE


def test_what_counts_as_taken_for_more() -> None:
    source = """
job: Any = tensor._recording.recorder
runtime = typing.cast("Runtime", context.recorder.executor)
job: Any = None if current is None else current.recorder
shapes: Any = recording.recorder.shapes
executor = tensor._executor
"""
    assert len(_takes_for_more(source)) == 3


def _is_cast(function: ast.expr) -> bool:
    return isinstance(function, (ast.Name, ast.Attribute)) and ast.unparse(function) in (
        "cast",
        "typing.cast",
    )


def _cast_to_strings(source: str) -> list[str]:
    """The casts whose type is a string, or has one in it."""
    return [
        ast.unparse(node)
        for node in _nodes(source)
        if isinstance(node, ast.Call)
        and _is_cast(node.func)
        and any(
            isinstance(part, ast.Constant) and isinstance(part.value, str)
            for part in ast.walk(node.args[0])
        )
    ]


def test_casts_are_to_types_that_are_imported() -> None:
    """A string would need no import at run time, and so could name a type of any layer."""
    assert _cast_to_strings("y = cast(list['Job'], x)")
    assert {m: found for m, source in SOURCES.items() if (found := _cast_to_strings(source))} == {}


def _part(module: str) -> str:
    """The folder of the runtime that a module is in; one at its top is a part for itself."""
    return ".".join(module.split(".")[:3])


def test_folders_of_the_runtime_make_no_circles() -> None:
    graph: dict[str, set[str]] = {}
    for module, source in SOURCES.items():
        if _package(module) == "runtime":
            known = {_part(name) for name in _imports(source, types=True) if name != module}
            of_runtime = {part for part in known if part.startswith("lazyasync.runtime.")}
            graph.setdefault(_part(module), set()).update(of_runtime - {_part(module)})
    assert {"lazyasync.runtime.steps", "lazyasync.runtime.barriers"} <= graph.keys()
    assert _cycle(graph) is None


def test_protocols_of_the_runtime_are_of_what_is_built_on_it() -> None:
    """What has one implementation, below, is that class itself."""
    found = {
        node.name
        for module, source in SOURCES.items()
        if _package(module) == "runtime"
        for node in _nodes(source)
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base) == "Protocol" for base in node.bases)
    }
    assert found == {"OutsideHost", "PrefetchBuffer"}


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
            from lazyasync import checkpoint_files
"""
    assert _imports(source) == {
        "lazyasync.errors",
        "lazyasync.ops.names",
        "lazyasync.ops",
        "lazyasync.ops.shapes",
        "lazyasync.trees",
        "lazyasync.checkpoint_files",
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
    # Named tuples are a part of the language, made more quickly.
    for module, imported in _all_imports().items():
        if _package(module) == "ir":
            others = {other for other in imported if _package(other) != "ir"}
            assert others <= {"lazyasync.named_tuples"}, f"{module} imports {others}"


def test_only_what_users_call_builds_on_the_runtime() -> None:
    users = {
        _package(module) or module
        for module, imported in _all_imports().items()
        if _package(module) != "runtime" and "runtime" in map(_package, imported)
    }
    assert users == {"api", "dashboard", "lazyasync", "outside", "parallel", "serving"}


ABOUT_KINDS = {"lazyasync.config", "lazyasync.hints", "lazyasync.names_elsewhere"}
"""They name settings of kinds of devices, and methods and names that other libraries have."""


def _named_kinds(source: str) -> set[str]:
    """The kinds of devices that code names or asks for; sentences, such as messages, may name any.

    That an array module is NumPy, too, is a question about the kind of device.
    """
    found = set()
    for node in _nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"(cpu|cuda)(:\d*)?", node.value):
                found.add(repr(node.value))
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            text = ast.unparse(node)
            if re.search(r"lazyasync\.backends\.(cpu|cuda)\b|\bcupy\b|\bcuda_", text):
                found.add(text)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if re.match(r"(cpu|cuda)(_|$)", name):
                found.add(name)
        elif isinstance(node, ast.Compare):
            compared = (node.left, *node.comparators)
            if any(isinstance(part, ast.Name) and part.id == "xp" for part in compared):
                found.add(ast.unparse(node))
    return found


def test_only_backends_know_kinds_of_devices() -> None:
    for module, source in SOURCES.items():
        if _package(module) != "backends" and module not in ABOUT_KINDS:
            assert _named_kinds(source) == set(), module


def test_what_counts_as_naming_a_kind_of_device() -> None:
    source = '''
"""Of cpu:0, say."""
from lazyasync.backends.cpu.scheduling.cores import usable_cores
names = "cpu" if x.kind == "cuda" else f"cuda:{index}"
threads = config.cpu_threads
if xp is not np: raise ValueError("not a name such as 'cpu:0'")
'''
    assert _named_kinds(source) == {
        "from lazyasync.backends.cpu.scheduling.cores import usable_cores",
        "'cpu'",
        "'cuda'",
        "'cuda:'",
        "cpu_threads",
        "xp is not np",
    }


def test_tensors_are_made_in_one_place_and_by_the_fast_path() -> None:
    made = re.compile(r"new(__)?\(LazyTensor\)")
    places = {module for module, source in SOURCES.items() if made.search(source)}
    assert places == {"lazyasync.recording.fast_path", "lazyasync.recording.tensors"}


def test_modules_can_be_read_at_a_stretch() -> None:
    lengths = {name: len(source.splitlines()) for name, source in SOURCES.items()}
    assert {name for name, length in lengths.items() if length > MOST_LINES} == LONGER


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


def test_opening_a_device_leaves_the_compiler_for_later() -> None:
    program = """
import sys, trio
import lazyasync as la
compiling = ("lazyasync.compiler.fusion", "lazyasync.backends.cpu.program")
async def main():
    async with la.open_runtime("cpu:0"):
        assert not {*compiling} & sys.modules.keys()
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
        assert {*compiling} <= sys.modules.keys()
trio.run(main)
"""
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


def test_the_maps_of_modules_are_made_of_their_docstrings() -> None:
    """Those of the package, and those that tests share."""
    for path, text in (
        (module_map.PAGE, module_map.page()),
        (module_map.INDEX, module_map.index()),
    ):
        written = path.read_text("utf-8").splitlines()
        difference = "\n".join(unified_diff(written, text.splitlines(), lineterm="", n=0))
        assert not difference, f"`{module_map.COMMAND}` makes {path.name} anew:\n{difference}"


def test_a_module_is_described_by_a_sentence(tmp_path: Path) -> None:
    """Dots inside names end none, and what a table would not take is taken."""
    module = tmp_path / "module.py"
    module.write_text('"""`la.put` of ``a | b``, over\ntwo lines. And more.\n\nEven more.\n"""\n')
    assert module_map.first_sentence(module) == "`la.put` of `a \\| b`, over two lines."


def _defined(names: Iterable[str]) -> set[str]:
    """What modules define: functions, classes, and methods as ``Class.method``."""
    found = set()
    for node in (node for name in names for node in _nodes(SOURCES[name])):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found.update(f"{node.name}.{part.name}" for part in node.body if _is_function(part))
    return found


def _is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))


def _file(named: str) -> Path | None:
    """The file or folder that the page names."""
    runtime = ROOT / "lazyasync" / "runtime"
    folders = (ROOT, ROOT / "lazyasync", runtime / "barriers", runtime / "steps")
    return next((folder / named for folder in folders if (folder / named).exists()), None)


def test_the_page_of_the_architecture_names_what_there_is() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    defined = _defined(SOURCES)
    spans = re.findall(r"`([^`\n]+)`", page)
    files = {span for span in spans if re.fullmatch(r"[\w/]+(\.py|/)", span)}
    assert {span for span in files if _file(span) is None} == set()
    methods = {span for span in spans if re.fullmatch(r"[A-Z]\w+\.\w+", span)}
    assert methods - defined == set()
    there = re.findall(r"`([\w.]+)`\s+\(`([\w/]+\.py)`\)", page)
    for name, file in there:
        path = _file(file)
        assert path is not None
        assert name.removeprefix("la.") in _defined([_name(path)]), f"{name} is not in {file}"
    assert (len(files) > 50, len(methods) > 30, len(there) > 15) == (True, True, True)
