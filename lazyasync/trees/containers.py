"""Which classes are containers, and of which kind; the children of a container."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from lazyasync.trees.kinds import (
    MOST_REMEMBERED,
    DataclassKind,
    DictKind,
    Keys,
    Kind,
    ListKind,
    NamedTupleKind,
    NoneKind,
    RecordKind,
    TupleKind,
)
from lazyasync.trees.marked_fields import (
    UNTRAINED,
    MarkedDataclassKind,
    Static,
    StaticKind,
    Untrained,
    is_marked,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def children(tree: Any) -> tuple[Keys, Sequence[Any]] | None:
    """One level of a tree: the keys and the values of a container in leaf order; None for a leaf.

    ``None`` is a container without children. Static fields are no children.
    """
    kind = KINDS[type(tree)]
    if kind is None:
        return None
    keys, values, _ = kind.take_apart(tree)
    if type(kind) is MarkedDataclassKind:
        shown = [
            (key, value.value if type(value) is Untrained else value)
            for key, value in zip(keys, values, strict=True)
            if type(value) is not Static
        ]
        return tuple([key for key, _ in shown]), [value for _, value in shown]
    return keys, values


def is_record(tree: Any) -> bool:
    """Whether the children of a tree are fields: a dataclass instance or a namedtuple."""
    return isinstance(KINDS[type(tree)], RecordKind)


Entry: TypeAlias = "tuple[Kind, Keys, bool] | None"
"""A container (its kind, its keys, whether all in it are leaves and so have no entries), or
None, which stands for one leaf."""


class KindTable(dict[type[Any], "Kind | None"]):
    """The kind of each class that was seen; None for a leaf class."""

    MOST: ClassVar[int] = MOST_REMEMBERED
    BUILTIN: ClassVar[dict[type[Any], Kind | None]] = {
        list: ListKind(),
        tuple: TupleKind(),
        dict: DictKind(),
        type(None): NoneKind(),
        Static: StaticKind(),
        Untrained: UNTRAINED,
    }

    def __missing__(self, cls: type[Any]) -> Kind | None:
        if len(self) >= self.MOST:
            self.clear()
        kind = self[cls] = self.BUILTIN[cls] if cls in self.BUILTIN else _record_kind(cls)
        return kind


class _NoneAsLeaf(KindTable):
    BUILTIN: ClassVar[dict[type[Any], Kind | None]] = {**KindTable.BUILTIN, type(None): None}


KINDS: Final = KindTable()
NONE_AS_LEAF: Final = _NoneAsLeaf()
"""The same where None stands for a leaf that is absent."""

_HEAP_TYPE: Final = 1 << 9
"""The bit of ``type.__flags__`` that tells a class made by a ``class`` statement."""


def _record_kind(cls: type[Any]) -> Kind | None:
    if dataclasses.is_dataclass(cls):
        # object.__new__ cannot make what derives from a built-in class, such as an exception.
        if all(base is object or base.__flags__ & _HEAP_TYPE for base in cls.__mro__):
            fields = dataclasses.fields(cls)
            if any(map(is_marked, fields)):
                return MarkedDataclassKind(cls, fields)
            return DataclassKind(cls, tuple(field.name for field in fields))
    elif issubclass(cls, tuple):
        names = getattr(cls, "_fields", None)
        if isinstance(names, tuple) and all(isinstance(name, str) for name in names):
            return NamedTupleKind(cls, names)
    return None
