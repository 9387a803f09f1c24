"""Tensors in scikit-learn, SciPy and what is written for the array API standard."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import lazyasync as la

ROOT = Path(__file__).parents[2]
SUPPORT = ROOT / "tests" / "support"
PAGE = ROOT / "docs" / "operations" / "other_libraries.md"


LIMIT = 900
"""Seconds that a process may take: more than ten times what it takes on a quiet machine."""

pytestmark = pytest.mark.timeout(LIMIT + 60)


class Library(NamedTuple):
    """The module with its cases, the package, how many cases there are, and which part is usual."""

    cases: str
    package: str
    at_least: int
    every: int
    """In an ordinary run every so-many-th of the cases that take little time is run."""


LIBRARIES = [
    Library("outside_array_api", "array_api_extra", 25, 1),
    Library("outside_scikit_learn", "sklearn", 40, 3),
    Library("outside_scipy", "scipy", 80, 4),
]
INSTALLED = [each for each in LIBRARIES if importlib.util.find_spec(each.package) is not None]


def run(*command: str) -> str:
    """What a process prints in which SciPy takes arrays of other libraries. It must not fail."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        env={
            **os.environ,
            "SCIPY_ARRAY_API": "1",
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(SUPPORT)]),
        },
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def needs(package: str) -> Any:
    """A mark for tests of a library."""
    there = importlib.util.find_spec(package) is not None
    return pytest.mark.skipif(not there, reason=f"{package} is not installed")


def programs() -> list[tuple[str, str]]:
    """The programs of the page, which need that setting, and what they print."""
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(r"^```py\n(.*?)^```\n\n```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


USUAL = {each: 3 * each.every for each in INSTALLED}
"""Every how-many-th case of the libraries here is in the ordinary run."""
END = "\0\n"


@cache
def printed_by_usual() -> list[str]:
    """What the usual cases print, and then each program, by one process: its imports take long."""
    arguments = [argument for each, every in USUAL.items() for argument in (each.cases, str(every))]
    parts = [f"import sys, outside_cases\nsys.argv[1:] = {arguments}\noutside_cases.main()\n"]
    if {"sklearn", "array_api_extra"} <= {each.package for each in INSTALLED}:
        parts += [f"exec({program!r}, {{}})\n" for program, _ in programs()]
    return run("-c", f"print(end={END!r})\n".join(parts)).split(END)


def failures_of(found: dict[str, Any]) -> str:
    return "\n".join(f"---- {name}\n{failure}" for name, failure in found["failures"].items())


@pytest.mark.skipif(not INSTALLED, reason="neither SciPy nor scikit-learn is installed")
def test_tensors_give_what_arrays_give() -> None:
    """Some of the functions."""
    of_all = json.loads(printed_by_usual()[0])
    for library, every in USUAL.items():
        found = of_all[library.cases]
        assert found["cases"] >= library.at_least // (every + 1)
        assert not found["failures"], failures_of(found)


@pytest.mark.stress
@pytest.mark.parametrize(
    "library", [pytest.param(each, marks=needs(each.package)) for each in LIBRARIES]
)
def test_all_functions_give_what_arrays_give(library: Library) -> None:
    found = json.loads(run(str(SUPPORT / "outside_cases.py"), library.cases, "1"))[library.cases]
    assert found["cases"] >= library.at_least
    assert not found["failures"], failures_of(found)


def test_the_page_has_programs() -> None:
    assert len(programs()) == PAGE.read_text(encoding="utf-8").count("\n```py\n") >= 3


@needs("sklearn")
@needs("array_api_extra")
def test_the_programs_of_the_page() -> None:
    for (program, printed), output in zip(programs(), printed_by_usual()[1:], strict=True):
        assert output == printed, program


@needs("array_api_compat")
async def test_what_array_api_compat_says_of_tensors(runtime: la.Runtime) -> None:
    compat = importlib.import_module("array_api_compat")
    x = la.asarray([[1.0, 2.0], [3.0, 4.0]]) * 2.0
    assert compat.array_namespace(x, 1.0, None) is la
    assert compat.is_array_api_obj(x)
    assert compat.device(x) == x.device
    assert compat.to_device(x, compat.device(x)).device == x.device
    assert compat.size(x) == 4
    assert compat.is_writeable_array(x)
    assert compat.is_lazy_array(x)
    for namespace in ("numpy", "cupy", "torch", "dask", "jax"):
        assert not getattr(compat, f"is_{namespace}_namespace")(la)
    assert x.state == "lazy"
    with pytest.raises(TypeError, match="Multiple namespaces"):
        compat.array_namespace(x, np.ones(2))


@needs("array_api_compat")
def test_tensors_are_not_lazy_to_who_may_block() -> None:
    compat = importlib.import_module("array_api_compat")
    with la.blocking():
        assert not compat.is_lazy_array(la.ones(3) * 2.0)
