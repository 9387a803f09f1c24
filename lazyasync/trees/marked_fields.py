"""Fields of dataclasses that are no leaves, or none that are trained."""

from __future__ import annotations

import dataclasses
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lazyasync.trees.kinds import DataclassKind, Keys, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

STATIC: Final = MappingProxyType({"static": True})
"""The metadata of a dataclass field that is part of the structure of a tree, and no leaf.

``eps: float = field(default=1e-5, metadata=la.trees.STATIC)``. Numbers that shape the program,
names, functions. Two trees whose static fields differ are of different structure, so a compiled
function is traced for each; their values must be hashable there.
"""
BUFFER: Final = MappingProxyType({"trained": False})
"""The metadata of a dataclass field with leaves that are data, and are not trained.

``mean: la.LazyTensor = field(metadata=la.trees.BUFFER)``: running means, tables. Gradients have
None there, and optimizers leave them as they are.
"""
FROZEN: Final = BUFFER
"""`BUFFER`, for parameters that are not trained in this program."""


class Static:
    """Stands for the value of a static field while a tree is in pieces. Has no children.

    Equal where the values are, of equal classes: 1 is not True, nor 0.0 -0.0.
    """

    __slots__ = ("field", "value")

    def __init__(self, field: str, value: Any) -> None:
        self.field = field
        self.value = value

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __contains__(self, key: object) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Static):
            return NotImplemented
        if self.value is other.value:
            return True
        self._check()
        return bool(_exact(self.value) == _exact(other.value))

    def __hash__(self) -> int:
        self._check()
        return hash(_exact(self.value))

    def _check(self) -> None:
        try:
            hash(self.value)
        except TypeError:
            raise TypeError(
                f"{self.field}: a static field is part of the structure of its tree, and must be "
                f"hashable, which {type(self.value).__qualname__} is not"
            ) from None


def _exact(value: Any) -> Any:
    """What tells a value from others that are equal to it in Python."""
    cls = type(value)
    if cls is float or cls is complex:
        return cls, repr(value)
    return cls, tuple(map(_exact, value)) if cls is tuple else value


class StaticKind(Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return tree, (), None  # the keys, of which there are none, tell one value from another

    def rebuild(self, keys: Any, values: list[Any], order: Keys | None) -> Any:
        return keys.value

    def show(self, keys: Any, values: list[str]) -> str:
        return repr(keys.value)


class Untrained:
    """Stands for the value of a field that is not trained while a tree is in pieces."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


class _UntrainedKind(Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return _ONLY, (tree.value,), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return values[0]

    def step(self, key: Any) -> str:
        return ""

    def show(self, keys: Keys, values: list[str]) -> str:
        return values[0]


_ONLY: Final = (None,)
UNTRAINED: Final = _UntrainedKind()


class MarkedDataclassKind(DataclassKind):
    """A dataclass with fields whose metadata says ``"static": True`` or ``"trained": False``."""

    __slots__ = ("_marks",)

    seen: ClassVar[bool] = False
    """Whether there is one at all."""

    def __init__(self, cls: type[Any], fields: Sequence[dataclasses.Field[Any]]) -> None:
        super().__init__(cls, tuple([field.name for field in fields]))
        self._marks: dict[str, Callable[[Any], Any]] = {}
        for field in fields:
            if field.metadata.get("static", False):
                self._marks[field.name] = partial(Static, f"{cls.__qualname__}.{field.name}")
            elif not field.metadata.get("trained", True):
                self._marks[field.name] = Untrained
        MarkedDataclassKind.seen = True

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        keys, values, order = super().take_apart(tree)
        marked = list(values)
        for place, name in enumerate(keys):
            if name in self._marks:
                marked[place] = self._marks[name](values[place])
        return keys, marked, order


def has_untrained_fields() -> bool:
    """Whether a dataclass with fields that are not trained has been met."""
    return MarkedDataclassKind.seen


def is_marked(field: dataclasses.Field[Any]) -> bool:
    """Whether a field's metadata says anything about it."""
    return bool(field.metadata.get("static", False)) or not field.metadata.get("trained", True)
