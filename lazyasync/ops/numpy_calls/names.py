"""Which function of lazyasync records what a function of NumPy's does: that of the same name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import isroutine, unwrap
from typing import Any

import numpy as np

ALIASES = {
    "amax": "max",
    "amin": "min",
    "around": "round",
    "array": "asarray",
    "asanyarray": "asarray",
    "ascontiguousarray": "asarray",
    "conjugate": "conj",
    "identity": "eye",
}
"""Names of NumPy's that say the same as another one."""


def named(function: Any) -> Callable[..., Any] | None:
    """The function of lazyasync's that has the name of NumPy's ``function``; None if none has.

    Those of ``np.linalg`` and ``np.fft`` are looked for in ``la.linalg`` and ``la.fft``, the
    universal functions of ``scipy.special`` in ``la.special``, and else in ``la``.
    """
    name = function.__name__
    path = "" if isinstance(function, np.ufunc) else function.__module__.partition(".")[2]
    if isinstance(function, np.ufunc) and getattr(np, name, None) is not function:
        special = sys.modules.get("scipy.special")
        if special is None or getattr(special, name, None) is not function:
            return None
        return _recording("special", name) or _recording("", name)
    return _recording(path, ALIASES.get(name, name))


def _recording(path: str, name: str) -> Callable[..., Any] | None:
    """A function of ``la``, or of a module in it, that records. Its module need not be there."""
    owner: Any = sys.modules["lazyasync"]
    for part in path.split(".") if path else ():
        owner = getattr(owner, part, None)
    found: Any = getattr(owner, name, None)
    # la.save and la.put do something else: they are no operations.
    if isroutine(found) and str(unwrap(found).__module__).startswith("lazyasync.ops."):
        return found
    return None


def name_of(function: Any) -> str:
    """A function as users write it: ``np.linalg.norm``."""
    if isinstance(function, np.ufunc):
        return f"np.{function.__name__}"
    return f"{function.__module__}.{function.__name__}".replace("numpy", "np", 1)


def name_here(function: Any) -> str:
    """The function of lazyasync's that records it, as users write it: ``la.linalg.norm``."""
    path, _, name = name_of(function).rpartition(".")
    return f"{path.replace('np', 'la', 1)}.{ALIASES.get(name, name)}"
