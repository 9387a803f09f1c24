"""The kinds of containers: how each is taken apart, rebuilt and shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from operator import attrgetter, itemgetter
from typing import Any, Final, TypeAlias

Keys: TypeAlias = Collection[Any]
"""What a container's children are called: dict keys, field names, or indices."""

# Tables by class or by keys keep these alive; programs that make them without end must not fill
# memory.
MOST_REMEMBERED: Final = 4096


class Kind:
    """One kind of container: how it is taken apart, rebuilt and shown."""

    __slots__ = ()

    form: str = ""
    """What it is without its class: ``"list"``, ``"tuple"``, ``"dict"``, ``"record"`` (of named
    fields), or nothing of these."""

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

    form = "list"

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

    form = "tuple"

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return tuple(values)

    def show(self, keys: Keys, values: list[str]) -> str:
        return f"({', '.join(values)}{',' if len(values) == 1 else ''})"

    def describe(self, size: int) -> str:
        return f"a tuple of {size}"


class NoneKind(Kind):
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

    form = "dict"

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
                        if len(_SORTED_STRINGS) >= MOST_REMEMBERED:
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


class ClassKind(Kind):
    """Instances of a class. Equal for equal classes: a table may forget and remake kinds."""

    __slots__ = ("_cls", "form")

    def __init__(self, cls: type[Any], form: str) -> None:
        self._cls = cls
        self.form = form

    def describe(self, size: int) -> str:
        return f"a {self._cls.__qualname__}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClassKind) and (type(self), self._cls) == (type(other), other._cls)

    def __hash__(self) -> int:
        return hash(self._cls)


class RecordKind(ClassKind):
    """A class with named fields."""

    __slots__ = ("_names", "_read")

    def __init__(self, cls: type[Any], names: tuple[str, ...]) -> None:
        super().__init__(cls, "record")
        self._names = names
        self._read: Callable[[Any], Any] = attrgetter(*names) if names else lambda _: ()

    def step(self, key: Any) -> str:
        return f".{key}"

    def show(self, keys: Keys, values: list[str]) -> str:
        pairs = (f"{key}={value}" for key, value in zip(keys, values, strict=True))
        return f"{self._cls.__qualname__}({', '.join(pairs)})"


class NamedTupleKind(RecordKind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return self._names, tuple(tree), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return tuple.__new__(self._cls, values)


class DataclassKind(RecordKind):
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


def field_names(cls: type[Any]) -> tuple[str, ...] | None:
    """The names of the fields of a class of named tuples; None for another class."""
    names = getattr(cls, "_fields", None) if issubclass(cls, tuple) else None
    return names if type(names) is tuple and all(type(name) is str for name in names) else None
