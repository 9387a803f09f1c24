"""Rules: what is known of operations beyond their types, by kind of rule: an open set.

An operation is a name, attributes and a type rule. How it is differentiated, computed over NumPy's
arrays, written as a loop, estimated: each is a rule of one kind, for those operations that have it.
A kind is an object, so that whoever needs another one, as a backend or a transform, makes it where
it is used, and registers rules for operations that know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

from lazyasync.named_tuples import NamedTuple

Rule = TypeVar("Rule")


class Named(Protocol):
    """An operation, as far as rules know it."""

    name: str


class Known(NamedTuple):
    """A rule and its kind, on the way to the operation that it is for."""

    kind: Rules[Any]
    rule: Any


class Rules(Generic[Rule]):
    """The rules of one kind, by the names of the operations that have one."""

    def __init__(self, name: str, rules: Mapping[str, Rule] | None = None) -> None:
        self.name = name
        self._by_name = dict(rules or {})

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self._by_name)} operations>"

    def __call__(self, rule: Rule | None) -> Known:
        """A rule for the operation that is being made; None for none."""
        return Known(self, rule)

    def __iter__(self) -> Iterator[str]:
        """The names of the operations that have one."""
        return iter(self._by_name)

    def register(self, operation: Named | str, rule: Rule) -> None:
        """Gives an operation, which may be named before it is there, the rule that it lacks.

        Raises ``ValueError`` if it has one of this kind.
        """
        name = operation if isinstance(operation, str) else operation.name
        if name in self._by_name:
            raise ValueError(f"the operation {name} has a rule of the kind {self.name} already")
        self._by_name[name] = rule

    def of(self, operation: Named) -> Rule | None:
        """The rule of an operation, if it has one."""
        return self._by_name.get(operation.name)

    def __getitem__(self, operation: Named) -> Rule:
        """The rule of an operation. Raises ``LookupError`` if it has none."""
        try:
            return self._by_name[operation.name]
        except KeyError:
            raise LookupError(f"the operation {operation.name} has no {self.name}") from None
