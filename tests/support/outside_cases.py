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


def main() -> None:
    """Runs the cases of a module, and prints their number and what went wrong as JSON."""
    module = importlib.import_module(sys.argv[1])
    context: AbstractContextManager[Any] = getattr(module, "context", nullcontext)()
    with warnings.catch_warnings(), la.blocking(), context:
        warnings.simplefilter("ignore")
        found = failures(module.CASES, getattr(module, "GIVES_ARRAYS", frozenset()))
    print(json.dumps({"cases": len(module.CASES), "failures": found}))


if __name__ == "__main__":
    main()
