"""Modules without declared fields: their parts and settings are what ``__init__`` sets."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import MethodType
from typing import Any, Final

from lazyasync.trees import leaves, register
from lazyasync.trees.containers import KINDS

__all__ = ["assigned", "has_attributes", "of_attributes", "parts_and_settings", "sets_attributes"]

_SETTINGS: Final = "_names_of_settings"
"""Where an instance has the names of its settings, once ``__init__`` has ended; None before."""


def of_attributes(cls: type[Any]) -> None:
    """Makes trees of the instances of a class: of what its ``__init__`` sets.

    Which attributes are settings is decided when ``__init__`` has ended, and stays: a rebuilt
    module has anything in the place of its tensors.
    """
    register(cls, _take_apart, functools.partial(_put_together, cls))
    init = cls.__init__
    # One that is inherited decides already, unless the class that has it is no module.
    if init is not object.__init__ and not sets_attributes(cls):
        cls.__init__ = _deciding(init)


def sets_attributes(cls: type[Any]) -> bool:
    """Whether a class has, or inherits, an ``__init__`` that decides which attributes there are."""
    return hasattr(cls.__init__, "decides_attributes")


def has_attributes(module: object) -> bool:
    """Whether a module has parts and settings without declared fields."""
    return _SETTINGS in module.__dict__


def assigned(module: object, name: str, value: Any) -> bool:
    """Whether an attribute may be set; a setting that becomes a tensor or a module is a part then.

    ``__init__`` may set what it likes; behind it there are no new ones.
    """
    settings = module.__dict__[_SETTINGS]
    if settings is None:
        return True
    if name in settings and not _is_setting(value):
        module.__dict__[_SETTINGS] = tuple([other for other in settings if other != name])
    is_data = hasattr(getattr(type(module), name, None), "__set__")  # a property, for one
    return name in module.__dict__ or is_data


def parts_and_settings(module: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """The attributes of a module by their names: what is in the tree, and what is not."""
    attributes = module.__dict__
    settings = attributes.get(_SETTINGS, ())
    if settings is None:  # inside __init__
        settings = [name for name, value in attributes.items() if _is_setting(value)]
    parts = {
        name: value
        for name, value in attributes.items()
        if name not in settings and name != _SETTINGS
    }
    return parts, {name: attributes[name] for name in settings if name in attributes}


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
            _check_methods(self, names)

    deciding.decides_attributes = True  # type: ignore[attr-defined]
    return deciding


def _check_methods(module: Any, names: list[str]) -> None:
    """Refuses settings that a rebuilt module, as of gradients, would have of this one."""
    for name in names:
        value = module.__dict__[name]
        if type(value) is MethodType and value.__self__ is module:
            raise TypeError(
                f"{type(module).__qualname__}.{name} is a method of the module itself, which "
                "gradients and copies would call with the tensors of this module; set its name, "
                "and use getattr"
            )


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
