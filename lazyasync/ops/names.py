"""Names of operations that a user gives: which there are, and which one may have been meant."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import FunctionType

from lazyasync.ir.node import OPERATIONS, operation_names
from lazyasync.later import OPERATIONS as LATER
from lazyasync.ops.registration import compositions

OPERATIONS.come_later(LATER)


def recorded_as(name: str) -> tuple[str, ...]:
    """The operations that do the work of a public function, in that order; empty if it has none.

    They are itself, the function that it is another name of, or those that it says it consists of.
    """
    function = getattr(sys.modules["lazyasync"], name, None)
    found = function.__name__ if isinstance(function, FunctionType) else name
    if found in compositions:
        return compositions[found]
    return (found,) if found in operation_names() else ()


def check_operation_names(names: Iterable[str]) -> None:
    """Raises ``ValueError`` for a name that no operation has, with those it may stand for."""
    known = operation_names()
    for name in sorted(names):
        if name not in known:
            raise ValueError(f"there is no operation {name!r}; {_hint(name, known)}")


def _hint(name: str, known: frozenset[str]) -> str:
    import difflib  # here: importing lazyasync stays quick

    short = name.rpartition(".")[2].lower()  # of la.clip, or np.clip
    recorded = recorded_as(short)
    if recorded and recorded != (short,):
        return f"la.{short} is recorded as {_listed(recorded, 'and')}"
    alike = difflib.get_close_matches(short, sorted(known), 3)
    if not alike:
        return f"there are {', '.join(map(repr, sorted(known)))}"
    return f"did you mean {_listed(alike[:1] if alike[0] == short else alike, 'or')}?"


def _listed(names: Iterable[str], word: str) -> str:
    *others, last = map(repr, names)
    return f"{', '.join(others)} {word} {last}" if others else last
