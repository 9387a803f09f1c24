"""The examples, as modules and as processes of their own."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def load(name: str) -> Any:
    """An example as a module."""
    specification = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module: ModuleType = importlib.util.module_from_spec(specification)
    sys.modules[name] = module  # dataclasses look their module up
    if str(EXAMPLES) not in sys.path:  # as where it is run: for `command_line`
        sys.path.insert(0, str(EXAMPLES))
    specification.loader.exec_module(module)
    return module


def command(name: str, *arguments: object) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment of an example as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return [sys.executable, str(EXAMPLES / f"{name}.py"), *map(str, arguments)], environment


def run_here(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    *arguments: object,
) -> str:
    """What an example prints that is run in this process, and must end well.

    This process has imported what takes seconds to import, and compiled what others have asked for.
    """
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *map(str, arguments)])
    assert load(name).main() == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


SMALLER: dict[str, dict[str, Any]] = {
    "train_transformer": {"WIDTH": 16, "LAYERS": 1, "CONTEXT": 24, "BATCH": 4, "EPOCH": 10},
    "vae": {"HIDDEN": 32},
}
"""Constants with which examples take little time."""


def smaller(example: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An example as a module, with constants of `SMALLER`."""
    module = load(example)
    for name, value in SMALLER.get(example, {}).items():
        monkeypatch.setattr(module, name, value)
    return module
