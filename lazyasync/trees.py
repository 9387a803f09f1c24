"""Trees: nests of lists, tuples, dicts, dataclasses and namedtuples, taken apart and rebuilt.

What is a container, and the order of its leaves:

* ``list``, ``tuple``: by index.
* ``dict``: by sorted key where all keys are strings, or all are numbers, so that two dicts that
  were filled in different order pair up; else in the order of insertion. A rebuilt dict has the
  insertion order of the one that was taken apart, either way.
* namedtuple: by field.
* dataclass instance: by field. It is rebuilt as a new object whose fields are set one by one,
  which frozen classes, slots and ``init=False`` fields allow; ``__init__`` and ``__post_init__``
  do not run, so they cannot reject or convert what stands in a leaf's place. A field that was
  never set stays so; attributes that are no fields are not carried over.
* ``None``: an empty tree, without leaves.

Everything else is a leaf: also instances of other subclasses of list, dict and tuple, and of
dataclasses that derive from a built-in class.
"""

from __future__ import annotations

import dataclasses
import sys
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Keys: TypeAlias = "tuple[Any, ...] | range"
"""What a container's children are called: dict keys, field names, or indices."""


def flatten(tree: Any) -> tuple[list[Any], TreeDefinition]:
    """Take a tree apart.

    Returns:
        The leaves in the tree's order, and the definition that rebuilds it from as many leaves.

    Raises:
        ValueError: the tree contains itself, or is nested deeper than Python's recursion limit
            allows; the message says which, and where.
    """
    if type(tree) is dict:
        known = _FLAT_DICTS.get(tuple(tree))
        if known is not None:
            values = known.leaves_of(tree)
            if values is not None:
                return values, known.definition
    found: list[Any] = []
    entries: list[_Entry] = []
    orders: dict[int, Keys] = {}
    try:
        _flatten_into(tree, found, entries, orders)
    except RecursionError:
        raise _depth_error(tree) from None
    definition = TreeDefinition(tuple(entries), orders, len(found))
    if type(tree) is dict and len(entries) == 1:
        _remember_flat_dict(tuple(tree), entries[0], definition)
    return found, definition


def leaves(tree: Any) -> list[Any]:
    """The leaves of a tree, in its order. Raises what `flatten` raises."""
    return flatten(tree)[0]


def flatten_with_paths(tree: Any, name: str = "") -> tuple[list[tuple[str, Any]], TreeDefinition]:
    """As `flatten`, with each leaf's path before it: ``name['layer'][0].weight``."""
    found, definition = flatten(tree)
    return list(zip(definition.paths(name), found, strict=True)), definition


def tree_map(fn: Callable[..., Any], tree: Any, *rest: Any, name: str = "tree") -> Any:
    """Apply ``fn`` to each leaf, together with the leaves of ``rest`` in the same places.

    The result has the structure of ``tree``. Dicts are matched by key, in whatever order these
    were inserted.

    Args:
        fn: called with one leaf of each tree.
        tree: the tree whose structure counts.
        *rest: trees of the same structure.
        name: what the trees are called at the head of a path in an error message.

    Raises:
        ValueError: one of ``rest`` has another structure; the message names the first place where
            it differs. Also what `flatten` raises.
    """
    first, definition = flatten(tree)
    columns = [definition.flatten_like(tree, other, name) for other in rest]
    return definition.unflatten(list(map(fn, first, *columns)))


def children(tree: Any) -> tuple[Keys, Sequence[Any]] | None:
    """One level of a tree: the keys and the values of a container in leaf order; None for a leaf.

    ``None`` is a container without children.
    """
    kind = _KINDS[type(tree)]
    if kind is None:
        return None
    keys, values, _ = kind.take_apart(tree)
    return keys, values


def is_record(tree: Any) -> bool:
    """Whether the children of a tree are fields: a dataclass instance or a namedtuple."""
    return isinstance(_KINDS[type(tree)], _RecordKind)


class TreeDefinition:
    """The structure of a tree without its leaves. `flatten` makes them.

    Immutable and hashable. Two are equal when their trees have the same containers, with the same
    keys and classes, in the same places; the insertion order of dicts with sortable keys does not
    count. Comparing one with itself is immediate, and comparing two is one comparison of flat
    tuples: keep a definition rather than flattening a template again.
    """

    __slots__ = ("_entries", "_hash", "_orders", "_rebuild", "_uses", "leaf_count")

    leaf_count: int
    """How many leaves `unflatten` takes."""

    def __init__(
        self, entries: tuple[_Entry, ...], orders: dict[int, Keys], leaf_count: int
    ) -> None:
        # Flat, so that equality and hash are one pass in C, whatever the depth: the entries stand
        # in preorder, a container and then what is in it. Dicts whose insertion order is not
        # their leaf order have it in `orders`, by the position of their entry.
        self._entries = entries
        self._orders = orders
        self._hash: int | None = None
        self._rebuild: Callable[[list[Any]], Any] | None = None
        """Does what `unflatten` does, for a tree that is rebuilt again and again."""
        self._uses = 0
        self.leaf_count = leaf_count

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """Rebuild the tree around these leaves.

        Raises:
            ValueError: there are not exactly `leaf_count` of them.
        """
        values = leaves if type(leaves) is list else list(leaves)
        end = len(values)
        if end != self.leaf_count:
            raise ValueError(f"the tree has {self.leaf_count} leaves, not {end}")
        if self._rebuild is not None:
            return self._rebuild(values)
        self._uses += 1
        if self._uses == _REPEATED and end <= _MOST_WRITTEN_LEAVES:
            self._rebuild = _written_rebuild(self._entries, self._orders, end)
        # Backwards, so that what is in a container is built, and on the stack, before it is.
        built: list[Any] = []
        position = len(self._entries)
        for entry in reversed(self._entries):
            position -= 1
            if entry is None:
                end -= 1
                built.append(values[end])
                continue
            kind, keys, only_leaves = entry
            start = end - len(keys)
            if only_leaves:
                inner = values[start:end]
                end = start
            else:
                inner = _pop_last(built, len(keys))
            built.append(kind.rebuild(keys, inner, self._orders.get(position)))
        return built[0]

    def flatten_like(self, tree: Any, other: Any, name: str = "tree") -> list[Any]:
        """The leaves of ``other``, in the order of ``tree``, whose definition this is.

        Raises:
            ValueError: ``other`` has another structure; the message names the first place where
                it differs, as a path from ``name`` on.
        """
        found, definition = flatten(other)
        if definition is self or definition == self:
            return found
        # Not equal can still mean the same keys in another order, where keys do not sort.
        found = []
        try:
            _match(tree, other, name, found)
        except RecursionError:
            raise _depth_error(other) from None
        return found

    def paths(self, name: str = "") -> list[str]:
        """The path of each leaf, in order: ``name['layer'][0].weight``."""
        paths: list[str] = []
        pending = [name]
        for entry in self._entries:
            path = pending.pop()
            if entry is None:
                paths.append(path)
                continue
            kind, keys, only_leaves = entry
            below = [path + kind.step(key) for key in keys]
            if only_leaves:
                paths += below
            else:
                pending += reversed(below)
        return paths

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, TreeDefinition):
            return NotImplemented
        return self.leaf_count == other.leaf_count and self._entries == other._entries

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self._entries)
        return self._hash

    def __repr__(self) -> str:
        built: list[str] = []
        for entry in reversed(self._entries):
            if entry is None:
                built.append("*")
                continue
            kind, keys, only_leaves = entry
            inner = ["*"] * len(keys) if only_leaves else _pop_last(built, len(keys))
            built.append(kind.show(keys, inner))
        return f"{type(self).__name__}({built[0]})"


class _FlatDict:
    """A dict of leaves whose keys are strings: its definition, once for all that have these keys.

    So a definition is found again, with what it has learnt, by who flattens the like every step.
    """

    __slots__ = ("_values_of", "definition")

    def __init__(self, keys: Keys, definition: TreeDefinition) -> None:
        self._values_of: itemgetter[Any] = itemgetter(*keys)
        self.definition = definition

    def leaves_of(self, tree: dict[Any, Any]) -> list[Any] | None:
        """The leaves of a dict with equal keys; None if it is one of another kind."""
        if set(map(type, tree)) != _ONLY_STRINGS:  # but instances of a subclass that equal them
            return None
        values = self._values_of(tree)
        for cls in set(map(type, values)):
            if _KINDS[cls] is not None:
                return None
        return list(values)


_ONLY_STRINGS = {str}
_FLAT_DICTS: dict[Keys, _FlatDict] = {}


def _remember_flat_dict(inserted: Keys, entry: _Entry, definition: TreeDefinition) -> None:
    if entry is None or not entry[2] or not 2 <= len(inserted) <= _MOST_WRITTEN_LEAVES:
        return
    if all(type(key) is str for key in inserted):
        if len(_FLAT_DICTS) >= _KindTable.MOST:
            _FLAT_DICTS.clear()
        _FLAT_DICTS[inserted] = _FlatDict(entry[1], definition)


class _Kind:
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


class _ListKind(_Kind):
    __slots__ = ()

    def take_apart(self, tree: Any) -> tuple[Keys, Sequence[Any], Keys | None]:
        return range(len(tree)), tree, None

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return values

    def show(self, keys: Keys, values: list[str]) -> str:
        return f"[{', '.join(values)}]"

    def describe(self, size: int) -> str:
        return f"a list of {size}"


class _TupleKind(_ListKind):
    __slots__ = ()

    def rebuild(self, keys: Keys, values: list[Any], order: Keys | None) -> Any:
        return tuple(values)

    def show(self, keys: Keys, values: list[str]) -> str:
        return f"({', '.join(values)}{',' if len(values) == 1 else ''})"

    def describe(self, size: int) -> str:
        return f"a tuple of {size}"


class _NoneKind(_Kind):
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


class _DictKind(_Kind):
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
                        if len(_SORTED_STRINGS) >= _KindTable.MOST:
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


class _RecordKind(_Kind):
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


_Entry: TypeAlias = "tuple[_Kind, Keys, bool] | None"
"""A container (its kind, its keys, whether all in it are leaves and so have no entries), or
None, which stands for one leaf."""


class _KindTable(dict[type[Any], "_Kind | None"]):
    """The kind of each class that was seen; None for a leaf class."""

    # It keeps the classes alive; programs that make classes without end must not fill memory.
    MOST: ClassVar[int] = 4096
    BUILTIN: ClassVar[dict[type[Any], _Kind | None]] = {
        list: _ListKind(),
        tuple: _TupleKind(),
        dict: _DictKind(),
        type(None): _NoneKind(),
    }

    def __missing__(self, cls: type[Any]) -> _Kind | None:
        if len(self) >= self.MOST:
            self.clear()
        kind = self[cls] = self.BUILTIN[cls] if cls in self.BUILTIN else _record_kind(cls)
        return kind


_KINDS: Final = _KindTable()

_HEAP_TYPE: Final = 1 << 9
"""The bit of ``type.__flags__`` that tells a class made by a ``class`` statement."""


def _record_kind(cls: type[Any]) -> _Kind | None:
    if dataclasses.is_dataclass(cls):
        # object.__new__ cannot make what derives from a built-in class, such as an exception.
        if all(base is object or base.__flags__ & _HEAP_TYPE for base in cls.__mro__):
            return _DataclassKind(cls, tuple(field.name for field in dataclasses.fields(cls)))
    elif issubclass(cls, tuple):
        names = getattr(cls, "_fields", None)
        if isinstance(names, tuple) and all(isinstance(name, str) for name in names):
            return _NamedTupleKind(cls, names)
    return None


def _flatten_into(
    tree: Any, found: list[Any], entries: list[_Entry], orders: dict[int, Keys]
) -> None:
    kind = _KINDS[type(tree)]
    if kind is None:
        found.append(tree)
        entries.append(None)
        return
    keys, values, order = kind.take_apart(tree)
    if order is not None:
        orders[len(entries)] = order
    for cls in set(map(type, values)):
        if _KINDS[cls] is not None:
            break
    else:
        entries.append((kind, keys, True))
        found.extend(values)
        return
    entries.append((kind, keys, False))
    for value in values:
        _flatten_into(value, found, entries, orders)


_REPEATED = 16
"""Uses of a definition after which rebuilding is written out as Python."""
_MOST_WRITTEN_LEAVES = 1000
_MOST_WRITTEN_LEVELS = 40
"""Of a tree for which it is: Python's parser takes no more than so many brackets in brackets."""


def _written_rebuild(
    entries: tuple[_Entry, ...], orders: dict[int, Keys], end: int
) -> Callable[[list[Any]], Any] | None:
    """A function from leaves to the tree: one expression. None for a tree that is too deep."""
    names: dict[str, Any] = {}
    built: list[tuple[str, int]] = []
    """Texts, each with how many levels there are in it."""

    def name_of(value: Any) -> str:
        if type(value) is str:
            return repr(value)
        name = f"n{len(names)}"
        names[name] = value
        return name

    for position in range(len(entries) - 1, -1, -1):
        entry = entries[position]
        if entry is None:
            end -= 1
            built.append((f"v[{end}]", 0))
            continue
        kind, keys, only_leaves = entry
        if only_leaves:
            inner = [(f"v[{number}]", 0) for number in range(end - len(keys), end)]
            end -= len(keys)
        else:
            inner = _pop_last(built, len(keys))
        levels = max((level for _, level in inner), default=0) + 1
        if levels > _MOST_WRITTEN_LEVELS:
            return None
        texts = [text for text, _ in inner]
        order = orders.get(position)
        if type(kind) is _DictKind:
            pairs = dict(zip(keys, texts, strict=True))
            listed = [f"{name_of(key)}: {pairs[key]}" for key in order or keys]
            built.append((f"{{{', '.join(listed)}}}", levels))
        elif type(kind) is _TupleKind:
            built.append((f"({''.join(f'{text}, ' for text in texts)})", levels))
        else:
            children = f"[{', '.join(texts)}]"
            given = f"{name_of(keys)}, {children}, {name_of(order)}"
            is_list = type(kind) is _ListKind
            made = children if is_list else f"{name_of(kind)}.rebuild({given})"
            built.append((made, levels))
    return cast("Callable[[list[Any]], Any]", eval(f"lambda v: {built[0][0]}", names))


def _pop_last(stack: list[Any], count: int) -> list[Any]:
    """Remove the last ``count`` items; the one on top comes first."""
    start = len(stack) - count
    taken = stack[start:]
    del stack[start:]
    taken.reverse()
    return taken


def _match(tree: Any, other: Any, path: str, found: list[Any]) -> None:
    """Append the leaves of ``other`` in the order of ``tree``, or raise a ValueError."""
    kind, other_kind = _KINDS[type(tree)], _KINDS[type(other)]
    if kind is None and other_kind is None:
        found.append(other)
        return
    if kind is None or other_kind is None or kind != other_kind:
        raise ValueError(f"{path}: {_describe(tree)} does not match {_describe(other)}")
    keys, values, _ = kind.take_apart(tree)
    other_keys, other_values, _ = kind.take_apart(other)
    other_items = dict(zip(other_keys, other_values, strict=True))
    if len(keys) != len(other_keys) and isinstance(keys, range):
        raise ValueError(f"{path}: {_describe(tree)} does not match {_describe(other)}")
    for key in keys:
        if key not in other_items:
            raise ValueError(f"{path}{kind.step(key)}: missing in the other tree")
    if len(other_keys) > len(keys):
        own = set(keys)
        extra = next(key for key in other_keys if key not in own)
        raise ValueError(f"{path}{kind.step(extra)}: only in the other tree")
    for key, value in zip(keys, values, strict=True):
        _match(value, other_items[key], path + kind.step(key), found)


def _describe(tree: Any) -> str:
    kind = _KINDS[type(tree)]
    if kind is None:
        return f"a leaf ({type(tree).__qualname__})"
    return kind.describe(len(kind.take_apart(tree)[0]))


def _depth_error(tree: Any) -> ValueError:
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
            if _KINDS[type(child)] is not None and child is not None:
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
    kind = _KINDS[type(tree)]
    assert kind is not None
    keys, values, _ = kind.take_apart(tree)
    return zip((kind.step(key) for key in keys), values, strict=True)
