"""`NamedTuple` for the modules that importing lazyasync brings: a class is made in half the time.

That of `typing` makes an object of every field's type, which it compiles when that is a string, as
all are here. `typing.get_type_hints` finds the types without that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from collections import namedtuple

    class _Making(type):
        """Makes of a class statement what `collections.namedtuple` makes of names."""

        def __new__(cls, name, bases, namespace):
            if not bases:
                return super().__new__(cls, name, bases, namespace)
            module, types = namespace.pop("__module__"), namespace.pop("__annotations__")
            defaults = [namespace.pop(field) for field in types if field in namespace]
            made = namedtuple(name, types, defaults=defaults, module=module)
            made.__annotations__ = made.__new__.__annotations__ = types
            for attribute, value in namespace.items():
                setattr(made, attribute, value)
            return made

    class NamedTuple(metaclass=_Making):
        """A base of classes with fields, as `typing.NamedTuple` is."""
