"""Calls of other libraries with tensors, compared with the same calls with arrays.

They are run in a process of their own, which is started with ``SCIPY_ARRAY_API=1``.
"""

from __future__ import annotations

import importlib
import json
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

import lazyasync as la
from lazyasync.tensor import LazyTensor

Make = Callable[[np.ndarray], Any]
Case = Callable[[Make], Any]


def leaves(value: Any) -> Iterator[Any]:
    """The arrays, tensors and numbers of a result."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, dict):
        yield from leaves(list(value.values()))
    else:
        yield value


def compare(case: Case, gives_arrays: bool) -> None:
    """Raises ``AssertionError`` where tensors give something else than arrays."""
    expected = list(leaves(case(np.copy)))
    found = list(leaves(case(la.asarray)))
    assert len(found) == len(expected), f"{len(found)} results, not {len(expected)}"
    assert any(isinstance(part, (np.ndarray, np.generic, float, int)) for part in expected)
    for one, other in zip(found, expected, strict=True):
        if isinstance(other, np.ndarray) and not gives_arrays:
            assert type(one) is LazyTensor, f"a {type(one).__name__}"
        np.testing.assert_allclose(np.asarray(one), other, rtol=1e-6, atol=1e-9)


def failures(cases: Mapping[str, Case], gives_arrays: frozenset[str]) -> dict[str, str]:
    """What went wrong, by the names of the cases."""
    found = {}
    for name, case in cases.items():
        try:
            compare(case, name in gives_arrays)
        except Exception:
            found[name] = traceback.format_exc(limit=-3)
    return found


def chosen(module: Any, every: int) -> dict[str, Case]:
    """All cases of a module, or every so-many-th of those that take little time."""
    if every == 1:
        return dict(module.CASES)
    short = [name for name in module.CASES if name not in getattr(module, "LONG", ())]
    return {name: module.CASES[name] for name in short[::every]}


def main() -> None:
    """Runs cases of modules, and prints by module their number and what went wrong, as JSON.

    The arguments are pairs: a module, and every how-many-th of its cases is run.
    """
    found = {}
    for name, every in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        module = importlib.import_module(name)
        cases = chosen(module, int(every))
        context: AbstractContextManager[Any] = getattr(module, "context", nullcontext)()
        with warnings.catch_warnings(), la.blocking(), context:
            warnings.simplefilter("ignore")
            wrong = failures(cases, getattr(module, "GIVES_ARRAYS", frozenset()))
        found[name] = {"cases": len(cases), "failures": wrong}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
