"""Who holds an object: the one place that counts references.

A buffer may be written to, or used again, when nobody can look into it any more, and in Python
whoever can has a reference. A count in one place shows what a version of the interpreter counts:
what a local variable holds is counted by some, and only borrowed by others, so that an object is
given here by the sequence that it stands in, and never by a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount

_OF_THE_COUNT = 2
"""The reference of the sequence, and that of the argument of `sys.getrefcount`."""


def holders(items: Sequence[object], place: int) -> int:
    """How many references there are to an item besides that of the sequence it stands in.

    Of objects that other threads hold meanwhile the count is one that was true at some moment:
    zero stays true, as nobody can come to hold what nobody holds.
    """
    return getrefcount(items[place]) - _OF_THE_COUNT


def unheld(items: Sequence[object], first: int, most: int) -> int | None:
    """The place of an item that only the sequence holds; None if there is none among those seen.

    Looks at ``most`` items at most, from ``first`` on and then from the beginning.
    """
    for number in range(first, first + min(len(items), most)):
        place = number % len(items)
        if getrefcount(items[place]) == _OF_THE_COUNT:
            return place
    return None


def all_holders(items: Sequence[object]) -> int:
    """How many references there are to the items together, those of the sequence left out."""
    return sum(map(getrefcount, items)) - _OF_THE_COUNT * len(items)
