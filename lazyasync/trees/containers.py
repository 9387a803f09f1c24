"""The kinds of containers: how each is taken apart, rebuilt, shown and told from a leaf."""

from __future__ import annotations

import dataclasses
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Keys: TypeAlias = "tuple[Any, ...] | range"
"""What a container's children are called: dict keys, field names, or indices."""


def children(tree: Any) -> tuple[Keys, Sequence[Any]] | None:
    """One level of a tree: the keys and the values of a container in leaf order; None for a leaf.

    ``None`` is a container without children.
    """
    kind = KINDS[type(tree)]
    if kind is None:
        return None
    keys, values, _ = kind.take_apart(tree)
    return keys, values


def is_record(tree: Any) -> bool:
    """Whether the children of a tree are fields: a dataclass instance or a namedtuple."""
    return isinstance(KINDS[type(tree)], _RecordKind)


class Kind:
    """One kind of container: how it is taken apart, rebuilt and shown."""

    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        """The keys and values in leaf order, and the insertion order where it is another."""
        raise NotImplementedError

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        """The container around new values, which stand in leaf order."""
        raise NotImplementedError

    def step(self, key: Any) -> str:
        """What a child adds to the path of its container."""
        return f"[{key!r}]"

    def show(self, keys: Keys, values: list[str]) -> str:
        """The container around the texts of its values."""
        raise NotImplementedError

    def describe(self, size: int) -> str:
        """What this is, for an error message."""
        raise NotImplementedError


class ListKind(Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return range(len(tree)), tree, None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return values

    def show(self, keys: Keys, values: list[str]) -> str:
        return f"[{', '.join(values)}]"

    def describe(self, size: int) -> str:
        return f"a list of {size}"


class TupleKind(ListKind):
    __slots__ = ()

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return tuple(values)

    def show(self, keys: Keys, values: list[str]) -> str:
        return f"({', '.join(values)}{',' if len(values) == 1 else ''})"

    def describe(self, size: int) -> str:
        return f"a tuple of {size}"


class _NoneKind(Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return (), (), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return None

    def show(self, keys: Keys, values: list[str]) -> str:
        return "None"

    def describe(self, size: int) -> str:
        return "None"


_SORTED_STRINGS: dict[Keys, tuple[Keys, itemgetter[Any]]] = {}
"""The leaf order of dicts of strings that were filled in another one, and what reads them in it."""


class DictKind(Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        inserted = tuple(tree)
        known = _SORTED_STRINGS.get(inserted)
        if known is not None:
            keys, values_of = known
            return keys, values_of(tree), inserted
        if len(inserted) > 1 and isinstance(inserted[0], (str, int, float)):
            try:
                keys = tuple(sorted(inserted))
            except TypeError:  # strings and numbers mixed
                pass
            else:
                if keys != inserted:
                    values_of = itemgetter(*keys)
                    if all(type(key) is str for key in keys):  # and not 1, which equals True
                        if len(_SORTED_STRINGS) >= KindTable.MOST:
                            _SORTED_STRINGS.clear()
                        _SORTED_STRINGS[inserted] = keys, values_of
                    return keys, values_of(tree), inserted
        return inserted, tuple(tree.values()), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        built = dict(zip(keys, values, strict=True))
        return built if order is None else {key: built[key] for key in order}

    def show(self, keys: Keys, values: list[str]) -> str:
        pairs = (f"{key!r}: {value}" for key, value in zip(keys, values, strict=True))
        return f"{{{', '.join(pairs)}}}"

    def describe(self, size: int) -> str:
        return "a dict"


class _RecordKind(Kind):
    """A class with named fields. Equal for equal classes: the table below may forget and remake."""

    __slots__ = ("_cls", "_names", "_read")

    def __init__(self, cls: type[Any], names: tuple[str, ...]) -> None:
        self._cls = cls
        self._names = names
        self._read: Callable[[Any], Any] = attrgetter(*names) if names else lambda _: ()

    def step(self, key: Any) -> str:
        return f".{key}"

    def show(self, keys: Keys, values: list[str]) -> str:
        pairs = (f"{key}={value}" for key, value in zip(keys, values, strict=True))
        return f"{self._cls.__qualname__}({', '.join(pairs)})"

    def describe(self, size: int) -> str:
        return f"a {self._cls.__qualname__}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _RecordKind) and self._cls is other._cls

    def __hash__(self) -> int:
        return hash(self._cls)


class _NamedTupleKind(_RecordKind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return self._names, tuple(tree), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return tuple.__new__(self._cls, values)


class _DataclassKind(_RecordKind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        try:
            values = self._read(tree)
        except AttributeError:  # an init=False field that was never set
            names = tuple(name for name in self._names if hasattr(tree, name))
            return names, tuple(getattr(tree, name) for name in names), None
        # attrgetter gives the bare value of a single name.
        return self._names, (values,) if len(self._names) == 1 else values, None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        built = object.__new__(self._cls)
        put = object.__setattr__
        for name, value in zip(keys, values, strict=True):
            put(built, name, value)
        return built


Entry: TypeAlias = "tuple[Kind, Keys, bool] | None"
"""A container (its kind, its keys, whether all in it are leaves and so have no entries), or
None, which stands for one leaf."""


class KindTable(dict[type[Any], "Kind | None"]):
    """The kind of each class that was seen; None for a leaf class."""

    # It keeps the classes alive; programs that make classes without end must not fill memory.
    MOST: ClassVar[int] = 4096
    BUILTIN: ClassVar[dict[type[Any], Kind | None]] = {
        list: ListKind(),
        tuple: TupleKind(),
        dict: DictKind(),
        type(None): _NoneKind(),
    }

    def __missing__(self, cls: type[Any]) -> Kind | None:
        if len(self) >= self.MOST:
            self.clear()
        kind = self[cls] = self.BUILTIN[cls] if cls in self.BUILTIN else _record_kind(cls)
        return kind


KINDS: Final = KindTable()

_HEAP_TYPE: Final = 1 << 9
"""The bit of ``type.__flags__`` that tells a class made by a ``class`` statement."""


def _record_kind(cls: type[Any]) -> Kind | None:
    if dataclasses.is_dataclass(cls):
        # object.__new__ cannot make what derives from a built-in class, such as an exception.
        if all(base is object or base.__flags__ & _HEAP_TYPE for base in cls.__mro__):
            return _DataclassKind(cls, tuple(field.name for field in dataclasses.fields(cls)))
    elif issubclass(cls, tuple):
        names = getattr(cls, "_fields", None)
        if isinstance(names, tuple) and all(isinstance(name, str) for name in names):
            return _NamedTupleKind(cls, names)
    return None
