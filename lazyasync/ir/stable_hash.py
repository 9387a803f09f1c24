"""Hashes that are the same in every process, of what graphs are made of.

Python's hashes are not: those of strings begin with a random number, and those of most objects are
addresses. What is to be the same everywhere, as the order of a graph's roots and its name are, is
made of these instead: numbers of 64 bits that depend on what something is, and on nothing else.
Things that are equal have equal ones.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import numpy as np

_MAX_ATTRIBUTES = 4096
"""Hashes of attributes that are kept. More would be those of a program that never repeats."""
_attributes: dict[Any, int] = {}
_kinds: dict[Any, int] = {}
PLACES = frozenset({"axes", "axis"})
"""The fields of attributes whose integers are places among axes, and never lengths."""


def stable_hash(*parts: Any) -> int:
    """A number of 64 bits for what `Attributes` may be made of, the same in every process.

    That is: None, integers and booleans, strings, dtypes, tuples of these, and what has a
    ``stable_hash`` of its own. Raises ``TypeError`` for anything else. Floats are refused because
    0.0 equals -0.0, which is another number, and NaN does not equal itself; callables because
    their names do not say what they do.
    """
    text = "".join(map(_text, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def hash_of_attributes(attributes: Any) -> int:
    """The `stable_hash` of an operation's attributes, which is computed once for equal ones."""
    found = _attributes.get(attributes)
    if found is None:
        found = stable_hash(attributes)
        if len(_attributes) >= _MAX_ATTRIBUTES:
            _attributes.clear()
        _attributes[attributes] = found
    return found


def hash_of_kind(attributes: Any) -> int:
    """The same without the integers that may be lengths: of attributes that differ in these alone
    it is the same."""
    key = (type(attributes), attributes)  # of two kinds may be equal, and mean something else
    found = _kinds.get(key)
    if found is None:
        found = stable_hash(_kind(attributes))
        if len(_kinds) >= _MAX_ATTRIBUTES:
            _kinds.clear()
        _kinds[key] = found
    return found


def _kind(value: Any) -> Any:
    """Attributes with the same number for all integers but booleans and places."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", (None,) * len(value))
        return tuple(
            [
                item if field in PLACES else _kind(item)
                for field, item in zip(fields, value, strict=True)
            ]
        )
    if type(value) is int:
        return 0
    kind_hash = getattr(value, "kind_hash", None)
    return value if kind_hash is None else kind_hash


def _text(value: Any) -> str:
    """A text that nothing else has, and that does not begin with that of anything else."""
    if value is None:
        return "none;"
    if isinstance(value, (int, np.integer, np.bool_)):
        return f"{int(value)};"  # True equals 1
    if isinstance(value, str):
        return f"{len(value)}:{value};"
    if isinstance(value, tuple):
        return f"({''.join(map(_text, value))});"
    if isinstance(value, np.dtype):
        return _dtype_text(value)
    own = getattr(value, "stable_hash", None)
    if isinstance(own, int):
        return f"#{own:x};"
    raise TypeError(
        f"{value!r} cannot be an attribute of an operation: {type(value).__name__} has no hash "
        "that is the same in every process"
    )


@lru_cache(maxsize=64)
def _dtype_text(dtype: np.dtype) -> str:
    return f"dtype {dtype.name};"
