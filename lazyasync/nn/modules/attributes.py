"""Modules without declared fields: their parts and settings are what ``__init__`` sets."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from lazyasync.trees import leaves, register
from lazyasync.trees.containers import KINDS

__all__ = ["has_attributes", "is_open", "of_attributes", "parts_and_settings"]

_SETTINGS: Final = "_settings"
"""Where an instance has the names of its settings, once ``__init__`` has ended; None before."""


def of_attributes(cls: type[Any]) -> None:
    """Makes trees of the instances of a class: of what its ``__init__`` sets.

    Which attributes are settings is decided when ``__init__`` has ended, and stays: a rebuilt
    module has anything in the place of its tensors.
    """
    register(cls, _take_apart, functools.partial(_put_together, cls))
    init = cls.__dict__.get("__init__")
    if init is not None:
        cls.__init__ = _deciding(init)


def has_attributes(module: object) -> bool:
    """Whether a module has parts and settings without declared fields."""
    return _SETTINGS in module.__dict__


def is_open(module: object) -> bool:
    """Whether ``__init__`` is running, which may set what it likes."""
    return module.__dict__.get(_SETTINGS, ()) is None


def parts_and_settings(module: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """The attributes of a module by their names: what is in the tree, and what is not."""
    attributes = module.__dict__
    settings = attributes.get(_SETTINGS, ())
    parts = {
        name: value
        for name, value in attributes.items()
        if name not in settings and name != _SETTINGS
    }
    return parts, {name: attributes[name] for name in settings}


def _deciding(init: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(init)
    def deciding(self: Any, *args: Any, **keywords: Any) -> None:
        own = self.__dict__
        is_outermost = _SETTINGS not in own  # not called by that of a derived class
        own.setdefault(_SETTINGS, None)
        init(self, *args, **keywords)
        if is_outermost:
            names = [name for name in own if name != _SETTINGS and _is_setting(own[name])]
            own[_SETTINGS] = tuple(names)

    return deciding


def _is_setting(value: Any) -> bool:
    """Whether an attribute is part of the structure: no array, no module, no list or dict.

    Tuples are, where all in them are numbers and strings.
    """
    if KINDS[type(value)] is None:
        return not (hasattr(value, "shape") and hasattr(value, "dtype"))
    plain = (bool, int, float, str)
    return type(value) is tuple and all(isinstance(leaf, plain) for leaf in leaves(value))


def _take_apart(module: Any) -> tuple[dict[str, Any], tuple[tuple[str, Any], ...]]:
    parts, settings = parts_and_settings(module)
    return parts, tuple(settings.items())


def _put_together(
    cls: type[Any], settings: tuple[tuple[str, Any], ...], parts: dict[str, Any]
) -> Any:
    built = object.__new__(cls)
    built.__dict__.update(settings)
    built.__dict__.update(parts)
    built.__dict__[_SETTINGS] = tuple([name for name, _ in settings])
    return built
