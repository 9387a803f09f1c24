"""What attention is given beside its operands: a scale, and a band of keys for each query."""

from __future__ import annotations

import math
from typing import NamedTuple


class AttentionAttributes(NamedTuple):
    """Which keys each query is given, and by what scores are multiplied.

    ``scale``: as `float.hex` writes it; None for one divided by the root of the number of features.
    Query ``i`` is given the
    keys from ``i - behind`` to ``i + ahead``, all of them where that is None. With ``from_end`` the
    last query is at the place of the last key, without it the first ones are.
    """

    scale: str | None
    behind: int | None
    ahead: int | None
    from_end: bool


class Band(NamedTuple):
    """The keys that query ``i`` is given: from ``i + first`` up to ``i + last``, inclusively."""

    first: int
    last: int


UNLIMITED = 1 << 40
"""Farther away than any key is."""


def band(attributes: AttentionAttributes, length: int, others: int) -> Band:
    """The keys that queries are given, of so many."""
    _, behind, ahead, from_end = attributes
    start = others - length if from_end else 0
    first = -UNLIMITED if behind is None else start - behind
    return Band(first, UNLIMITED if ahead is None else start + ahead)


def scale_of(attributes: AttentionAttributes, features: int) -> float:
    """What scores are multiplied by."""
    if attributes.scale is None:
        return 1.0 / math.sqrt(max(features, 1))
    return float.fromhex(attributes.scale)


def is_banded(attributes: AttentionAttributes) -> bool:
    """Whether some keys may be withheld."""
    return attributes.behind is not None or attributes.ahead is not None
