"""Which classes are containers, and of which kind; the children of a container."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeAlias

from lazyasync.named_tuples import NamedTuple
from lazyasync.trees.kinds import (
    MOST_REMEMBERED,
    ClassKind,
    DataclassKind,
    DictKind,
    Keys,
    Kind,
    ListKind,
    NamedTupleKind,
    NoneKind,
    TupleKind,
    field_names,
)
from lazyasync.trees.marked_fields import (
    UNTRAINED,
    MarkedDataclassKind,
    Static,
    StaticKind,
    Untrained,
    is_marked,
)
from lazyasync.trees.own_kinds import (
    Flatten,
    RegisteredKind,
    Unflatten,
    subclass_kind,
)


def children(tree: Any) -> tuple[Keys, Sequence[Any]] | None:
    """One level of a tree: the keys and the values of a container in leaf order; None for a leaf.

    ``None`` is a container without children. Static fields are no children.
    """
    level = level_of(tree)
    return None if level is None else (level.keys, level.values)


class Level(NamedTuple):
    """One level of a tree: see `children`."""

    form: str
    """``"list"``, ``"tuple"``, ``"dict"``, ``"record"``, or nothing for other containers."""
    keys: Keys
    values: Sequence[Any]
    inserted: Keys
    """The keys in the order in which they were inserted."""


def level_of(tree: Any) -> Level | None:
    """One level of a tree; None for a leaf."""
    kind = KINDS[type(tree)]
    if kind is None:
        return None
    keys, values, order = kind.take_apart(tree)
    if isinstance(kind, ClassKind):
        shown = [
            (key, value.value if type(value) is Untrained else value)
            for key, value in zip(keys, values, strict=True)
            if type(value) is not Static
        ]
        keys, values = tuple([key for key, _ in shown]), tuple([value for _, value in shown])
    return Level(kind.form, keys, values, keys if order is None else order)


def is_record(tree: Any) -> bool:
    """Whether the children of a tree are fields: a dataclass instance or a namedtuple."""
    kind = KINDS[type(tree)]
    return kind is not None and kind.form == "record"


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
        kind = self[cls] = self.BUILTIN[cls] if cls in self.BUILTIN else _class_kind(cls)
        return kind


class _NoneAsLeaf(KindTable):
    BUILTIN: ClassVar[dict[type[Any], Kind | None]] = {**KindTable.BUILTIN, type(None): None}


KINDS: Final = KindTable()
NONE_AS_LEAF: Final = _NoneAsLeaf()
"""The same where None stands for a leaf that is absent."""

_HEAP_TYPE: Final = 1 << 9
"""The bit of ``type.__flags__`` that tells a class made by a ``class`` statement."""


def _class_kind(cls: type[Any]) -> Kind | None:
    if cls in _REGISTERED:
        return _REGISTERED[cls]
    # object.__new__ cannot make what derives from a built-in class, such as an exception.
    if dataclasses.is_dataclass(cls) and all(
        base is object or base.__flags__ & _HEAP_TYPE for base in cls.__mro__
    ):
        fields = dataclasses.fields(cls)
        if any(map(is_marked, fields)):
            return MarkedDataclassKind(cls, fields)
        return DataclassKind(cls, tuple(field.name for field in fields))
    names = field_names(cls)
    if names is not None and not cls.__dictoffset__:
        return NamedTupleKind(cls, names)
    return subclass_kind(cls)


_REGISTERED: Final[dict[type[Any], Kind | None]] = {}
"""What users have said of their classes; None for a class of leaves."""


def register(
    cls: type[Any], flatten: Flatten | None = None, unflatten: Unflatten | None = None
) -> None:
    """Makes containers of the instances of a class, in all trees of this process from now on.

    ``flatten(instance)`` returns a pair: the children, and whatever else is needed to rebuild the
    instance. The children are a sequence, or a mapping of names, by which paths and patterns then
    call them. The rest is part of the structure: a compiled function is traced for each, and it
    must be hashable there. It is not in checkpoints.

    ``unflatten(rest, children)`` returns the instance around other children, a tuple, or a dict if
    there were names. It must take whatever is in a leaf's place: arrays, other numbers, None.

    Without the two, the instances are leaves, whatever they hold: nothing looks into them.

    This is for the class itself; classes that derive from it are registered apart. Raises
    ``TypeError`` for what is no class, or for one function alone; ``ValueError`` for a class that
    has been registered before, or has a meaning of its own (tensors, arrays, numbers, lists, …).
    """
    if not isinstance(cls, type):
        raise TypeError(f"la.trees.register takes a class, not {cls!r}")
    if (flatten is None) != (unflatten is None):
        raise TypeError("la.trees.register takes both functions, or neither")
    for function in (flatten, unflatten):
        if function is not None and not callable(function):
            raise TypeError(f"la.trees.register takes functions, not {function!r}")
    if cls in _REGISTERED:
        raise ValueError(f"{cls.__qualname__} has been registered already")
    is_array = hasattr(cls, "__dlpack__") or hasattr(cls, "__array_interface__")
    if cls in KindTable.BUILTIN or cls in _NEVER or is_array:
        raise ValueError(f"{cls.__qualname__} has a meaning of its own, and is not registered")
    kind = None
    if flatten is not None and unflatten is not None:
        kind = RegisteredKind(cls, flatten, unflatten)
    _REGISTERED[cls] = kind
    for table in (KINDS, NONE_AS_LEAF):
        table.pop(cls, None)


_NEVER: Final = frozenset((object, type, bool, int, float, complex, str, bytes))


def is_registered(cls: type[Any]) -> bool:
    """Whether a user has said what the instances of a class are."""
    return cls in _REGISTERED
