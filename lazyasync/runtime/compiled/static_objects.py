"""Tells of tensors in the attributes of static arguments, which a trace takes as they are."""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from lazyasync.runtime.compiled.trace import Trace
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten
from lazyasync.trees.opaque import contents

_MOST = 1000
"""So many objects of an argument are looked into, those with the shortest ways first."""


def warn_of_constants(name: str, trace: Trace, leaves: Iterable[Any]) -> None:
    """Warns of the first tensor that the trace of a function found in a static object.

    ``leaves`` are the leaves of a call's arguments, and the instance if the function is a method.
    A later value of the attribute is not seen, which somebody who updates it does not expect.
    """
    for leaf in leaves:
        for path, tensor in _tensors(leaf):
            if trace.has_captured(tensor):
                kind = type(leaf).__name__
                warnings.warn(
                    f"{name}: {path} is a tensor in a static argument, and a constant of the "
                    f"compiled function: its later values are not seen. If it changes, make {kind} "
                    "a dataclass or another tree; if it never does, name the argument in "
                    "static_argnums",
                    stacklevel=2,
                )
                return


def _tensors(start: Any) -> Iterator[tuple[str, LazyTensor]]:
    """The tensors in the attributes of an object, and of objects and trees there."""
    objects = deque([(type(start).__name__, start)])
    seen = {id(start)}
    while objects:
        path, found = objects.popleft()
        for step, value in contents(found):
            for leaf in _leaves(value):
                if type(leaf) is LazyTensor:
                    yield path + step, leaf
                elif id(leaf) not in seen and len(seen) < _MOST:
                    seen.add(id(leaf))
                    objects.append((path + step, leaf))


def _leaves(value: Any) -> list[Any]:
    try:
        return flatten(value)[0]
    except Exception:  # what contains itself, or what a user's function cannot take apart
        return []
