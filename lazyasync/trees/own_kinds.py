"""Containers that users bring: subclasses of lists, tuples and dicts, and registered classes."""

from __future__ import annotations

import copyreg
import enum
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from lazyasync.trees.kinds import ClassKind, DictKind, Keys, Kind, field_names
from lazyasync.trees.marked_fields import Static

Children: TypeAlias = Sequence[Any] | Mapping[str, Any]
Flatten: TypeAlias = Callable[[Any], tuple[Children, Any]]
Unflatten: TypeAlias = Callable[[Any, Any], Any]


class Attribute:
    """The key of an attribute that holds arrays, beside those of the items of a container."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attribute) and self.name == other.name

    def __hash__(self) -> int:
        return hash((Attribute, self.name))


_STATE: Final = Attribute("static state")
"""The key of all else that a container has: it is part of the structure."""


# ---- subclasses of containers --------------------------------------------------------------


class _State:
    """The attributes of an instance that hold no arrays, and what else its class needs.

    ``rest`` is the bound of a deque, or the factory of a defaultdict. ``mirrored`` are the
    attributes that are items at the same time, ``is_own`` says that the attributes are the items.
    """

    __slots__ = ("attributes", "is_own", "mirrored", "rest")

    def __init__(
        self, attributes: dict[str, Any], mirrored: tuple[str, ...], is_own: bool, rest: Any
    ) -> None:
        self.attributes = attributes
        self.mirrored = mirrored
        self.is_own = is_own
        self.rest = rest

    @property
    def is_empty(self) -> bool:
        """Whether an instance without any of this is the same."""
        return not (self.attributes or self.mirrored or self.is_own) and self.rest is None

    def _key(self) -> Any:
        return _frozen(self.attributes), self.mirrored, self.is_own, _frozen(self.rest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        rest = () if self.rest is None else (repr(self.rest),)
        return ", ".join((*rest, *(f"{name}={it!r}" for name, it in self.attributes.items())))


def _frozen(value: Any) -> Any:
    """What tells a value from others, hashable where only dicts, lists and sets are not."""
    cls = type(value)
    if isinstance(value, dict):
        return cls, tuple([(key, _frozen(item)) for key, item in value.items()])
    if isinstance(value, (list, tuple)):
        return cls, tuple(map(_frozen, value))
    if cls is set:
        return cls, frozenset(value)
    return cls, repr(value) if cls is float or cls is complex else value


class SubclassKind(ClassKind):
    """Instances of a class derived from list, tuple, deque or dict, or of one of the latter two.

    They are read and rebuilt by the methods of the class they derive from: neither ``__init__``
    nor what the subclass overrides is called.
    """

    __slots__ = ("_base", "_has_rest", "_has_state", "_names", "_slots")

    def __init__(self, cls: type[Any], base: type[Any]) -> None:
        self._names = field_names(cls)
        form = "dict" if issubclass(base, dict) else "tuple" if base is tuple else "list"
        super().__init__(cls, form if self._names is None else "record")
        self._base: Any = base
        self._slots = tuple(copyreg._slotnames(cls))  # type: ignore[attr-defined]
        self._has_rest = base is defaultdict or base is deque
        self._has_state = bool(self._has_rest or self._slots or cls.__dictoffset__)

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        base = self._base
        order = None
        keys: Keys
        values: Sequence[Any]
        if base is OrderedDict:
            keys, values = tuple(OrderedDict.keys(tree)), tuple(OrderedDict.values(tree))
        elif self.form == "dict":
            keys, values, order = _DICT.take_apart(dict(dict.items(tree)))
        else:
            values = tuple(base.__iter__(tree))
            keys = range(len(values)) if self._names is None else self._names
        if not self._has_state:
            return keys, values, order
        arrays, state = self._state_of(tree, keys, values)
        if not arrays and state.is_empty:
            return keys, values, order
        static = Static(f"an attribute of {self._cls.__qualname__}", state)
        return (*keys, *map(Attribute, arrays), _STATE), (*values, *arrays.values(), static), order

    def _state_of(
        self, tree: Any, keys: Keys, values: Sequence[Any]
    ) -> tuple[dict[str, Any], _State]:
        """The attributes that hold arrays, and the other ones."""
        attributes = getattr(tree, "__dict__", {})
        rest = None
        if self._has_rest:
            rest = tree.maxlen if self._base is deque else tree.default_factory
        if attributes is tree:
            return {}, _State({}, (), True, rest)
        attributes = dict(attributes)
        for slot in self._slots:
            if hasattr(tree, slot):
                attributes[slot] = getattr(tree, slot)
        mirrored: tuple[str, ...] = ()
        if attributes and self.form == "dict":
            items = dict(zip(keys, values, strict=True))
            mirrored = tuple(
                [name for name, it in attributes.items() if items.get(name, _STATE) is it]
            )
        arrays = {
            name: it for name, it in attributes.items() if name not in mirrored and _has_arrays(it)
        }
        others = {
            name: it
            for name, it in attributes.items()
            if name not in mirrored and name not in arrays
        }
        return arrays, _State(others, mirrored, False, rest)

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        base = self._base
        names = list(keys)
        count = len(names)
        while count and type(names[count - 1]) is Attribute:
            count -= 1
        state = values[-1] if count < len(names) else _NO_STATE
        items = values[:count]
        built: Any
        if base is tuple:
            built = tuple.__new__(self._cls, items)
        elif base is list:
            built = list.__new__(self._cls)
            list.extend(built, items)
        elif base is deque:
            built = deque.__new__(self._cls)
            deque.__init__(built, items, state.rest)
        else:
            built = base.__new__(self._cls)
            if base is defaultdict:
                _set(built, "default_factory", state.rest)
            by_name = dict(zip(names[:count], items, strict=True))
            for key in names[:count] if order is None else order:
                base.__setitem__(built, key, by_name[key])
        if state.is_own:
            _set(built, "__dict__", built)
        for name, value in state.attributes.items():
            _set(built, name, value)
        for name in state.mirrored:
            _set(built, name, dict.__getitem__(built, name))
        for attribute, value in zip(names[count:-1], values[count:-1], strict=True):
            _set(built, attribute.name, value)
        return built

    def step(self, key: Any) -> str:
        is_named = self.form == "record" or isinstance(key, Attribute)
        return f".{key}" if is_named else super().step(key)

    def show(self, keys: Keys, values: list[str]) -> str:
        shown = []
        for key, value in zip(keys, values, strict=True):
            if isinstance(key, Attribute) or self.form == "record":
                shown.append(value if key is _STATE else f"{key}={value}")
            else:
                shown.append(f"{key!r}: {value}" if self.form == "dict" else value)
        return f"{self._cls.__qualname__}({', '.join(shown)})"


_NO_STATE: Final = _State({}, (), False, None)
_set: Final = object.__setattr__
_DICT: Final = DictKind()
_BASES: Final = (OrderedDict, defaultdict, deque, dict, list, tuple)
"""What subclasses are read and rebuilt by: the first one in the order of the methods counts."""


def subclass_kind(cls: type[Any]) -> Kind | None:
    """The kind of a class that derives from a container, or is one of the standard library."""
    base = next((parent for parent in cls.__mro__ if parent in _BASES), None)
    if base is None or issubclass(cls, enum.Enum):
        return None
    try:
        base.__new__(cls)
    except TypeError:  # made in C with a layout of its own, such as the results of os.stat
        return None
    return SubclassKind(cls, base)


def _has_arrays(value: Any) -> bool:
    """Whether something is an array or a tensor, or a list, tuple or dict with one."""
    if isinstance(value, dict):
        return any(map(_has_arrays, value.values()))
    if isinstance(value, (list, tuple)):
        return any(map(_has_arrays, value))
    return hasattr(value, "shape") and hasattr(value, "dtype") and not isinstance(value, type)


# ---- registered classes --------------------------------------------------------------------


_REST_OF_NAMES: Final = Attribute("static state, beside names")


class RegisteredKind(ClassKind):
    """A class that `lazyasync.trees.register` has been told of."""

    __slots__ = ("_flatten", "_unflatten")

    def __init__(self, cls: type[Any], flatten: Flatten, unflatten: Unflatten) -> None:
        super().__init__(cls, "")
        self._flatten = flatten
        self._unflatten = unflatten

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        name = self._cls.__qualname__
        taken = self._flatten(tree)
        if not isinstance(taken, tuple) or len(taken) != 2:
            raise TypeError(
                f"the function that takes {name} apart must return its children and the rest, a "
                f"pair, not {type(taken).__name__}"
            )
        children, rest = taken
        if _has_arrays(rest):
            raise TypeError(
                f"the function that takes {name} apart returns an array or a tensor in the rest, "
                "which is part of the structure: it must be among the children"
            )
        static = Static(f"the rest of {name}", rest)
        if isinstance(children, Mapping):
            names = tuple(children)
            if not all(isinstance(key, str) for key in names):
                raise TypeError(f"the names of the children of {name} must be strings")
            return (*names, _REST_OF_NAMES), (*children.values(), static), None
        if not isinstance(children, Sequence) or isinstance(children, (str, bytes)):
            raise TypeError(
                f"the children of {name} must be a sequence or a mapping of names, not "
                f"{type(children).__name__}"
            )
        return (*range(len(children)), _STATE), (*children, static), None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        *names, mark = keys
        *children, rest = values
        if mark is _REST_OF_NAMES:
            return self._unflatten(rest, dict(zip(names, children, strict=True)))
        return self._unflatten(rest, tuple(children))

    def step(self, key: Any) -> str:
        return super().step(key) if isinstance(key, int) else f".{key}"

    def show(self, keys: Keys, values: list[str]) -> str:
        *children, rest = values
        named = [
            child if isinstance(key, int) else f"{key}={child}"
            for key, child in zip(keys, children, strict=False)
        ]
        return f"{self._cls.__qualname__}({'; '.join([', '.join(named), rest])})"
