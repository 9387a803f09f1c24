"""How much memory native code has taken from the C library, which Python knows nothing of."""

from __future__ import annotations

import ctypes
import gc

import pytest


class _Allocations(ctypes.Structure):
    """What ``mallinfo2`` of the GNU C library tells, for all of its arenas together."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


_mallinfo2 = getattr(ctypes.CDLL(None), "mallinfo2", None)
if _mallinfo2 is not None:
    _mallinfo2.restype = _Allocations

needs_mallinfo = pytest.mark.skipif(
    _mallinfo2 is None, reason="not the GNU C library, or an old one"
)
"""For tests that ask how much memory has been taken."""


def allocated_bytes() -> int:
    """The bytes that have been taken from the C library and not given back, garbage excepted."""
    assert _mallinfo2 is not None
    gc.collect()
    found = _mallinfo2()
    taken: int = found.uordblks + found.hblkhd
    return taken
