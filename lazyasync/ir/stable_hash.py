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
