"""Things by their names, also those whose modules are imported when somebody asks for them."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Registry(Generic[Item]):
    """The things of one kind by name. A name is taken once in a process."""

    __slots__ = ("_items", "_kind", "_later")

    def __init__(self, kind: str) -> None:
        self._kind = kind
        """What one of them is called in messages."""
        self._items: dict[str, Item] = {}
        self._later: dict[str, str] = {}
        """The modules that add what is not there yet, by the names of what they add."""

    def add(self, name: str, item: Item) -> None:
        """Raises ``ValueError`` for a name that is taken."""
        if self._items.setdefault(name, item) is not item:
            raise ValueError(f"there is an {self._kind} {name!r} already")

    def come_later(self, names: Mapping[str, Iterable[str]]) -> None:
        """Says which modules add which names when they are imported."""
        self._later.update((name, module) for module, added in names.items() for name in added)

    def find(self, name: str) -> Item:
        """What has a name. Raises ``LookupError`` for a name that nothing has."""
        if name not in self._items and name in self._later:
            importlib.import_module(self._later[name])
        if name not in self._items:
            raise LookupError(f"there is no {self._kind} {name!r}")
        return self._items[name]

    def __contains__(self, name: object) -> bool:
        """Whether a name is taken."""
        return name in self._items or name in self._later

    def items(self) -> tuple[tuple[str, Item], ...]:
        """What has been added so far, in that order."""
        return tuple(self._items.items())
