"""Operations are found by their names, also those of modules that are imported later."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest
from processes import run_program

import lazyasync as la
from lazyasync.ir.leaves import CONSTANT, PARAMETER
from lazyasync.ir.node import OPERATIONS, operation_names
from lazyasync.ir.registry import Registry
from lazyasync.later import OPERATIONS as LATER
from lazyasync.ops.elementwise.functions import EXP


def test_operations_are_found_by_name() -> None:
    assert OPERATIONS.find("exp") is EXP
    assert OPERATIONS.find("parameter") is PARAMETER
    assert {"exp", "matmul"} <= operation_names()
    assert CONSTANT.name not in operation_names()
    with pytest.raises(LookupError, match="there is no operation 'expp'"):
        OPERATIONS.find("expp")


def test_operations_of_users_are_found_as_well() -> None:
    la.define_operation("found_by_name", lower=lambda xp, x: x)
    assert OPERATIONS.find("found_by_name").name == "found_by_name"


@pytest.mark.parametrize("name", ["exp", "parameter", "zeta_exponent", "random_log_gamma"])
def test_names_are_taken_before_their_modules_are_imported(name: str) -> None:
    with pytest.raises(ValueError, match=f"there is an operation '{name}' already"):
        la.define_operation(name, lower=lambda xp, x: x)


def test_a_name_is_taken_once() -> None:
    registry: Registry[object] = Registry("operation")
    one = object()
    registry.add("one", one)
    registry.add("one", one)
    with pytest.raises(ValueError, match="there is an operation 'one' already"):
        registry.add("one", object())
    assert registry.items() == (("one", one),)


def test_what_comes_later_is_imported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    registry: Registry[int] = Registry("number")
    registry.come_later({"numbers_of_a_test": ("one", "two"), "not_there": ("three",)})
    made = ModuleType("numbers_of_a_test")
    assert "one" in registry
    assert registry.items() == ()
    monkeypatch.setitem(sys.modules, "numbers_of_a_test", made)
    registry.add("one", 1)
    assert registry.find("one") == 1
    with pytest.raises(LookupError, match="there is no number 'two'"):
        registry.find("two")  # which the module does not add
    with pytest.raises(ImportError):
        registry.find("three")


_LATER_BY_MODULE = """
import importlib, json, pkgutil
from lazyasync import ops
from lazyasync.ir.node import OPERATIONS
known = {name for name, _ in OPERATIONS.items()}
from lazyasync import control, parallel
for package in (ops, control, parallel):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        try:
            importlib.import_module(module.name)
        except ImportError:
            pass  # of what is not installed here
print(json.dumps(sorted({name for name, _ in OPERATIONS.items()} - known)))
"""

_FIND_LATER = """
import json, sys
from lazyasync import later
from lazyasync.ir.node import OPERATIONS
for module, names in later.OPERATIONS.items():
    for name in names:
        assert OPERATIONS.find(name).name == name
    assert module in sys.modules
"""


def test_the_table_of_what_comes_later_is_complete() -> None:
    done = run_program(_LATER_BY_MODULE)
    assert json.loads(done.stdout) == sorted(name for names in LATER.values() for name in names)


def test_what_comes_later_is_found() -> None:
    done = run_program(_FIND_LATER)
    assert done.returncode == 0, done.stderr
