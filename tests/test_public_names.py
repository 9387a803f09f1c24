"""What is public is said once, where it is defined, and as type checkers and editors see it."""

from __future__ import annotations

import ast
import contextlib
import importlib
import importlib.metadata
import inspect
import subprocess
import sys
import typing
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from processes import run_program

import lazyasync as la
from lazyasync.device import Device
from lazyasync.later import FAMILIES, LATER, METHODS, MODULES, OPTIONAL
from lazyasync.ops.registration import compositions, factories

PACKAGE = Path(la.__file__).parent


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def stated_names(tree: ast.Module) -> list[str]:
    """What a module says in its ``__all__``, which type checkers only know if it is written out."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            found.extend(ast.literal_eval(node.value))
    return found


INIT = parsed(PACKAGE / "__init__.py")
IMPORTS = [
    node
    for part in INIT.body
    for node in (part.body if isinstance(part, ast.If) else [part])
    if isinstance(node, ast.ImportFrom)
]
WHOLE = [str(node.module) for node in IMPORTS if node.names[0].name == "*"]
"""The modules that the package imports with ``*``."""


def path_of(module: str) -> Path:
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")


OWN_MODULES = [module for module in MODULES.values() if module.startswith("lazyasync.ops.")]
"""Families of operations that are public modules, such as `la.linalg`."""


def test_type_checkers_see_the_names_that_there_are() -> None:
    # By the rules for typed packages: what is imported with `*` from a module that lists its names,
    # what is imported `as` itself, and what is assigned.
    seen = [name for module in WHOLE for name in stated_names(parsed(path_of(module)))]
    seen += [alias.name for node in IMPORTS for alias in node.names if alias.asname == alias.name]
    seen += [
        name
        for node in INIT.body
        if isinstance(node, ast.Assign)
        and not (name := ast.unparse(node.targets[0])).startswith(("_", "globals"))
    ]
    assert {name: count for name, count in Counter(seen).items() if count > 1} == {}
    assert sorted(set(seen) - OPTIONAL) == la.__all__


IN_RANDOM = [
    str(node.module)
    for part in parsed(PACKAGE / "ops" / "random" / "__init__.py").body
    for node in (part.body if isinstance(part, ast.If) else [])
    if isinstance(node, ast.ImportFrom)
]
"""The modules whose names are those of `la.random` alone, which imports them later."""


def test_every_family_of_operations_is_imported() -> None:
    ops = PACKAGE / "ops"
    families = {path for path in ops.rglob("*.py") if stated_names(parsed(path))}
    imported = [*WHOLE, *IN_RANDOM]
    whole = {path_of(module) for module in imported if module.startswith("lazyasync.ops")}
    modules = {PACKAGE.parent.joinpath(*module.split("."), "__init__.py") for module in OWN_MODULES}
    assert families == whole | modules
    assert len(families) > 20


def test_families_that_are_imported_later_say_what_they_have() -> None:
    for module, names in FAMILIES.items():
        assert sorted(names) == sorted(importlib.import_module(module).__all__)
    assert FAMILIES.keys() <= set(WHOLE)


def test_importing_the_package_leaves_the_rest_for_later() -> None:
    program = "import sys, lazyasync; print(*sys.modules)"
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    later = {*FAMILIES, *MODULES.values(), *IN_RANDOM, "lazyasync.ops.random.sampling"}
    assert set(run.stdout.split()) & later == set()
    # These methods are there at once, and import their module; or a tensor knows it by itself.
    methods = {"imag", "ndim", "real", "shape", "size"}.union(*METHODS.values())
    assert {name for name in LATER if hasattr(la.LazyTensor, name)} == methods & LATER.keys()


def test_random_has_what_it_says() -> None:
    for module in IN_RANDOM:
        loaded = importlib.import_module(module)
        listed = la.random._FAMILIES[module.rpartition(".")[2]]
        assert sorted(listed) == sorted(loaded.__all__)
        for name in listed:
            assert getattr(la.random, name) is getattr(loaded, name)
            assert inspect.getdoc(getattr(la.random, name))
    assert {name for names in la.random._FAMILIES.values() for name in names} <= set(
        la.random.__all__
    )
    with pytest.raises(AttributeError, match="no attribute 'chois'"):
        _ = la.random.chois  # type: ignore[attr-defined]


@pytest.mark.parametrize("module", WHOLE)
def test_a_module_lists_names_of_its_own(module: str) -> None:
    tree = parsed(path_of(module))
    defined = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    defined |= {node.name for node in tree.body if isinstance(node, ast.AsyncFunctionDef)}
    defined |= {ast.unparse(node.targets[0]) for node in tree.body if isinstance(node, ast.Assign)}
    names = stated_names(tree)
    assert names
    assert set(names) <= defined
    for name in names:
        # What another package made has no docstring of ours.
        assert name in OPTIONAL or inspect.getdoc(getattr(la, name)), f"{name} has no docstring"


def test_what_definitions_say_is_of_public_functions() -> None:
    public = {getattr(la, name) for name in la.__all__ if inspect.isfunction(getattr(la, name))}
    assert set(factories) <= public
    modules = map(importlib.import_module, OWN_MODULES)
    others = {name for module in modules for name in module.__all__}
    assert compositions.keys() <= {function.__name__ for function in public} | others


@pytest.mark.parametrize("module", OWN_MODULES)
def test_modules_of_operations_have_what_they_list(module: str) -> None:
    found = importlib.import_module(module)
    assert found.__all__ == sorted(found.__all__) == dir(found)
    for name in found.__all__:
        value = getattr(found, name)
        # Another library's name of a function of the package is one as well.
        assert value.__name__ == name or getattr(la, value.__name__) is value
        assert inspect.getdoc(value)


# ---- methods -------------------------------------------------------------------------------


@cache
def declared_methods() -> dict[str, ast.FunctionDef]:
    """The methods that `LazyTensor` declares for type checkers, and does not have yet."""
    classes = (
        node for node in parsed(PACKAGE / "tensor.py").body if isinstance(node, ast.ClassDef)
    )
    (declarations,) = (part for node in classes for part in node.body if isinstance(part, ast.If))
    return {node.name: node for node in declarations.body if isinstance(node, ast.FunctionDef)}


@cache
def installed_methods() -> dict[str, Any]:
    """The methods that the operations have made of themselves."""
    found = {}
    for name in [*vars(la.LazyTensor)]:
        with contextlib.suppress(AttributeError):  # where it says what to write instead
            getattr(la.LazyTensor, name)  # imports what comes later
    for name, value in vars(la.LazyTensor).items():
        function = value.fget if isinstance(value, property) else value
        module = getattr(function, "__module__", "")
        if module.startswith(("lazyasync.ops", "lazyasync.transforms")):
            found[name] = value
    return found


UNDECLARED = {"__copy__", "__deepcopy__", "__rdivmod__"}
"""Those that nobody calls by name."""


def test_tensors_declare_the_methods_that_they_have() -> None:
    assert installed_methods().keys() - UNDECLARED == declared_methods().keys()


def parameters_of(function: Any) -> list[tuple[str, Any, Any, Any]]:
    """The parameters behind the tensor: names, kinds, defaults, types."""
    hints = typing.get_type_hints(function)
    names: list[tuple[str, Any, Any, Any]] = [
        (parameter.name, parameter.kind, parameter.default, hints[parameter.name])
        for parameter in [*inspect.signature(function).parameters.values()][1:]
    ]
    return [("returns", None, None, hints["return"]), *names]


NAMED = [
    name
    for name in declared_methods()
    if not name.startswith("__") and inspect.isfunction(getattr(la.LazyTensor, name))
]


@pytest.mark.parametrize("name", NAMED)
def test_methods_are_declared_as_they_are(name: str) -> None:
    declaration = declared_methods()[name]
    namespace = {**vars(sys.modules["lazyasync.tensor"]), "Device": Device}
    exec(ast.unparse(declaration), namespace)
    function = installed_methods()[name]
    assert parameters_of(namespace[name]) == parameters_of(function), (
        f"declare it in lazyasync/tensor.py: def {name}{inspect.signature(function)}"
    )


def test_methods_are_found_in_the_class_itself() -> None:
    # Attributes are looked up as quickly as those of any other class.
    for name in NAMED:
        getattr(la.LazyTensor, name)  # a method of a module that comes later is there from now on
        assert inspect.isfunction(vars(la.LazyTensor)[name])
    assert not hasattr(la.LazyTensor, "__getattr__")


@pytest.mark.parametrize("module", METHODS)
def test_late_methods_are_those_of_their_module(module: str) -> None:
    names = METHODS[module]
    program = f"""
import sys
import lazyasync as la
assert {module!r} not in sys.modules
attributes = vars(la.LazyTensor)
stand_ins = [attributes[name] for name in {names}]
assert len({{type(stand_in) for stand_in in stand_ins}}) == 1
getattr(la.LazyTensor, {names[0]!r})
assert {module!r} in sys.modules
for name in {names}:
    method = attributes[name]
    assert not isinstance(method, type(stand_ins[0]))
    if not isinstance(method, property):
        assert getattr(la.LazyTensor, name) is method
"""
    done = run_program(program)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_package_lists_what_is_public_and_says_its_version() -> None:
    listed = dir(la)
    assert set(la.__all__) <= set(listed)
    assert not {"api", "recording", "hints", "tensor", "_math"} & set(listed)
    assert all(hasattr(la, name) for name in listed if name not in OPTIONAL)
    assert la.__version__ == importlib.metadata.version("lazyasync")


NAMESPACES = (
    *("nn", "optim", "linalg", "fft", "random", "special", "serving", "remote", "metrics"),
    *("debug", "trees", "parallel", "dashboard"),
)


def annotated(module: Any) -> dict[str, Any]:
    """What has annotations among the public names of a module, and of its classes."""
    found: dict[str, Any] = {}
    for name in module.__all__ if hasattr(module, "__all__") else dir(module):
        value = None if name.startswith("_") else getattr(module, name)
        if not inspect.isclass(value):
            found[name] = value
            continue
        for method, each in vars(value).items():
            if method == "__init__" or not method.startswith("_"):
                each = each.fget if isinstance(each, property) else each
                found[f"{name}.{method}"] = getattr(each, "__func__", each)
        with contextlib.suppress(ValueError):  # one of C's
            inspect.signature(value)
            found[name] = value
    return {
        name: value
        for name, value in found.items()
        if (inspect.isfunction(value) or inspect.isclass(value))
        and value.__module__.startswith("lazyasync")
    }


@pytest.mark.parametrize("name", ["", *NAMESPACES])
def test_annotations_can_be_evaluated(name: str) -> None:
    """As command lines, validators and documentation do: no name is for type checkers alone."""
    unknown = {}
    for label, value in annotated(getattr(la, name) if name else la).items():
        try:
            typing.get_type_hints(value)
        except (NameError, TypeError) as error:
            unknown[label] = error
    assert not unknown
