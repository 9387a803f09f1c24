"""Why a tree cannot be walked to its end: it contains itself, or is nested too deeply."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from lazyasync.trees.containers import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator


def depth_error(tree: Any) -> ValueError:
    """Why `flatten` ran into the recursion limit: a loop, or mere depth."""
    limit = sys.getrecursionlimit()
    # One iterator over the children for each container on the way down, so no recursion here.
    steps: list[str] = []
    active: dict[int, int] = {id(tree): 0}
    pending: list[tuple[int, Iterator[tuple[str, Any]]]] = [(id(tree), _steps(tree))]
    while pending and len(pending) <= limit:
        for step, child in pending[-1][1]:
            if id(child) in active:
                where = "".join((*steps, step))
                whole = "".join(steps[: active[id(child)]])
                return ValueError(f"the tree contains itself: tree{where} is tree{whole}")
            if KINDS[type(child)] is not None and child is not None:
                active[id(child)] = len(pending)
                pending.append((id(child), _steps(child)))
                steps.append(step)
                break
        else:
            del active[pending.pop()[0]]
            if steps:
                steps.pop()
    where = "".join(steps)
    if len(where) > 60:
        where = f"{where[:60]}..."
    return ValueError(
        f"the tree is nested too deeply for Python's recursion limit ({limit}): tree{where}"
    )


def _steps(tree: Any) -> Iterator[tuple[str, Any]]:
    kind = KINDS[type(tree)]
    assert kind is not None
    keys, values, _ = kind.take_apart(tree)
    return zip((kind.step(key) for key in keys), values, strict=True)
