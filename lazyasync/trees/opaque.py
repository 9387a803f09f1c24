"""Leaves of classes that nobody knows, and what can be seen in them."""

from __future__ import annotations

import copyreg
import functools
from collections.abc import Callable, Iterator, Sequence
from types import BuiltinFunctionType, FunctionType, MappingProxyType, MethodType, ModuleType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lazyasync.named_tuples import NamedTuple
from lazyasync.trees.containers import is_registered
from lazyasync.trees.definition import flatten

if TYPE_CHECKING:
    from lazyasync.trees.definition import TreeDefinition

_OURS: Final = f"{__name__.partition('.')[0]}."
_PLAIN: Final = frozenset(
    (
        *(bool, int, float, complex, str, bytes, type(None), type(Ellipsis), slice, range),
        *(type, ModuleType, FunctionType, BuiltinFunctionType, MethodType),
    )
)
"""Classes whose instances hold nothing that anybody would take for a part of a tree."""


def contents(leaf: Any) -> Iterator[tuple[str, Any]]:
    """What can be seen in a leaf: its attributes and items, each with what a path has for it.

    Nothing in plain values, functions, classes and modules, nor in objects of this package.
    """
    cls = type(leaf)
    if cls in _PLAIN or isinstance(leaf, (type, np.generic)) or cls.__module__.startswith(_OURS):
        return
    if isinstance(leaf, np.ndarray):
        if leaf.dtype == object:
            yield from ((f".flat[{number}]", value) for number, value in enumerate(leaf.flat))
        return
    if isinstance(leaf, functools.partial):
        yield ".args", leaf.args
        yield ".keywords", leaf.keywords
    elif isinstance(leaf, (set, frozenset)):
        yield from (("{…}", value) for value in leaf)
    elif isinstance(leaf, MappingProxyType):
        yield "", leaf.copy()
    attributes = getattr(leaf, "__dict__", None)
    if isinstance(attributes, dict):
        yield from ((f".{name}", value) for name, value in list(attributes.items()))
    for name in copyreg._slotnames(type(leaf)):  # type: ignore[attr-defined]
        value = getattr(leaf, name, None)
        if value is not None:
            yield f".{name}", value


def leaves_inside(leaf: Any) -> Iterator[tuple[str, Any]]:
    """What can be seen in a leaf, and the leaves of trees there, each with its path."""
    for step, value in contents(leaf):
        try:
            found, definition = flatten(value)
        except Exception:  # what contains itself, or what a user's function cannot take apart
            continue
        if len(found) == 1 and found[0] is value:
            yield step, value
        else:
            yield from zip(definition.paths(step), found, strict=True)


class Hidden(NamedTuple):
    """Something in a leaf of an unknown class."""

    place: int
    """Which leaf."""
    step: str
    """The way to it there, as a path has it."""
    value: Any


def first_hidden(
    leaves: Sequence[Any], known: tuple[type[Any], ...], is_wanted: Callable[[Any], bool]
) -> Hidden | None:
    """The first thing that is wanted in a leaf which is none of the ``known`` classes.

    The attributes and items of leaves are looked at, and trees in these, but not what other objects
    hold; nor leaves of classes that `lazyasync.trees.register` has been told of.
    """
    unknown = set(map(type, leaves)).difference(_PLAIN, known)
    unknown = {cls for cls in unknown if not is_registered(cls)}
    if unknown:
        for place, leaf in enumerate(leaves):
            if type(leaf) in unknown:
                for step, value in leaves_inside(leaf):
                    if is_wanted(value):
                        return Hidden(place, step, value)
    return None


def check_leaves(
    user: str,
    leaves: Sequence[Any],
    definition: TreeDefinition,
    classes: tuple[type[Any], ...],
    name: str = "tree",
) -> None:
    """Raises ``TypeError`` for a leaf that holds instances of ``classes`` which ``user`` overlooks.

    ``name`` is what the tree is called. See `first_hidden`.
    """
    hidden = first_hidden(leaves, classes, lambda value: isinstance(value, classes))
    if hidden is not None:
        leaf = leaves[hidden.place]
        raise TypeError(
            f"{user}: {definition.paths(name)[hidden.place]}{hidden.step} is a "
            f"{type(hidden.value).__name__} in an object of class {type(leaf).__qualname__}, which "
            f"is no tree, so that it would be passed over: {_advice(leaf)}"
        )


def _advice(leaf: Any) -> str:
    """What to do with a leaf that holds tensors."""
    name = type(leaf).__qualname__
    if isinstance(leaf, (set, frozenset, np.ndarray)):
        return "use a list, a tuple or a dict"
    return (
        f"make {name} a dataclass, or tell la.trees.register how to take it apart; to leave such "
        f"objects alone, call la.trees.register({name})"
    )
