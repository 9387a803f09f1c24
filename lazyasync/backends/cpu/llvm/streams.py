"""Results too large for the cache, written with non-temporal stores.

An ordinary store fetches the line that it writes to, and evicts another: of what other threads of
the processor work with, the interpreter and the event loop among them. Where a loop goes over more
than there is room for, its results will not be found in the cache anyway. So they are computed
tile by tile on the stack, which stays in the nearest cache, and copied from there with stores that
bypass the caches, whole lines at a time.

Measured with an L3 cache of 32 MiB (Zen 4, two threads), in ms with stores that bypass it and with
others: one array of 16, 20 and 24 MB made of one 0.66 and 0.45, 0.82 and 0.65, 0.99 and 0.94; one
made of two of 12 and 16 MB each 0.39 and 0.52, 0.73 and 0.81. Where two such calls follow each
other, of which the second reads what the first has written or neither reads what the other does,
it is even from 32 to 40 MB, within 10 %. Where results take the memory of an argument, whose lines
have been fetched already, it is even as well, within 8 %.
"""

from __future__ import annotations

import functools
import platform
from collections.abc import Sequence
from pathlib import Path

from lazyasync.compiler.fused_graph import Level, Loop, bytes_moved
from lazyasync.ir.types import TensorType

TILE_BYTES = 1024
"""Bytes of results that are computed before they are copied.

While it copies, a processor reads on for as far as it looks ahead, which is about as much: tiles of
16 KiB took 50 % longer."""
TILE_MULTIPLE = 64
"""A tile has some multiple of so many elements, which are whole lines, and whole vectors."""
MIN_STREAMED_BYTES = 512
"""Bytes of a row from which on it is worth copying by itself."""
_USUAL_CACHE = 32 << 20
"""Bytes of the last cache where the system does not tell."""


def tile_elements(loop: Loop, types: Sequence[TensorType], row: int) -> int | None:
    """The elements of a tile of a loop over rows of ``row`` elements.

    None if its results are to be stored as usual.
    """
    sizes = [types[value].dtype.itemsize for value in loop.stores]
    if not _bypasses_cache(loop, types) or row * min(sizes) < MIN_STREAMED_BYTES:
        return None
    return max(1, TILE_BYTES // sum(sizes) // TILE_MULTIPLE) * TILE_MULTIPLE


def streamed_rows(loop: Loop, types: Sequence[TensorType]) -> list[int]:
    """The results of a loop that reduces rows which are rows themselves, and to be streamed."""
    if not _bypasses_cache(loop, types):
        return []
    columns = loop.columns or 0
    return [
        value
        for value in loop.stores
        if loop.members[value].level is Level.FULL
        and columns * types[value].dtype.itemsize >= MIN_STREAMED_BYTES
    ]


def _bypasses_cache(loop: Loop, types: Sequence[TensorType]) -> bool:
    written = sum([types[value].nbytes for value in loop.stores])
    return not loop.by_column and bypasses_cache(bytes_moved(loop, types), written)


def bypasses_cache(moved: int, written: int = 0) -> bool:
    """Whether results do, of what reads and writes so many bytes in all.

    ``written``: those that are results of arithmetic, 0 for copies. Where they are few, what is
    read stays in the cache if they do not take its place.
    """
    threshold = streaming_threshold()
    if written * 5 < moved * 2:
        threshold = threshold * 3 // 5
    # Elsewhere not measured.
    return platform.machine() == "x86_64" and moved >= threshold


def streaming_threshold() -> int:
    """Bytes that a loop reads and writes from which on its results bypass the cache.

    That is of a loop that writes as much as it reads: five quarters of the last cache, by
    measurement (see above). The ``memcpy`` of the GNU C library has a threshold of the same kind,
    its tunable ``x86_non_temporal_threshold``.
    """
    return _last_cache() * 5 // 4


@functools.cache
def _last_cache() -> int:
    """The bytes of the cache that all cores share."""
    return _shared_cache(Path("/sys/devices/system/cpu/cpu0/cache")) or _USUAL_CACHE


def _shared_cache(caches: Path) -> int:
    """The bytes of the largest cache of the third level or beyond; 0 if Linux tells of none.

    Some virtual machines hide it, and show only those of the first two levels.
    """
    found = [0]
    for index in caches.glob("index*"):
        try:
            if int((index / "level").read_text()) >= 3:
                found.append(_bytes((index / "size").read_text()))
        except (OSError, ValueError):
            continue
    return max(found)


def _bytes(size: str) -> int:
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    size = size.strip()
    return int(size[:-1]) * units[size[-1]] if size[-1:] in units else int(size)


FENCE_DECLARATION = "declare void @llvm.x86.sse.sfence()"
FENCE = "call void @llvm.x86.sse.sfence()"
"""What streams end with: other threads may read what they have written from then on."""

STREAM_FUNCTION = """\
; Copies bytes, whole lines of them with stores that bypass the caches.
define internal void @stream(ptr noalias %to, ptr noalias %from, i64 %size) nounwind {
entry:
  %address = ptrtoint ptr %to to i64
  %negative = sub i64 0, %address
  %before.line = and i64 %negative, 63
  %short = icmp slt i64 %size, %before.line
  %head = select i1 %short, i64 %size, i64 %before.line
  call void @copy_bytes(ptr %to, ptr %from, i64 0, i64 %head)
  %rest = sub i64 %size, %head
  %tail = and i64 %rest, 63
  %stop = sub i64 %size, %tail
  %any = icmp slt i64 %head, %stop
  br i1 %any, label %line, label %last
line:
  %at = phi i64 [ %head, %entry ], [ %at.next, %line ]
  %source = getelementptr i8, ptr %from, i64 %at
  %target = getelementptr i8, ptr %to, i64 %at
  %value = load <16 x i32>, ptr %source, align 1
  store <16 x i32> %value, ptr %target, align 64, !nontemporal !{i32 1}
  %at.next = add i64 %at, 64
  %more = icmp slt i64 %at.next, %stop
  br i1 %more, label %line, label %last
last:
  call void @copy_bytes(ptr %to, ptr %from, i64 %stop, i64 %size)
  ret void
}

; Bytes of a part of a line, which calling memcpy for would take longer.
define internal void @copy_bytes(ptr noalias %to, ptr noalias %from, i64 %start, i64 %end)
nounwind {
entry:
  %words.end = sub i64 %end, 3
  br label %look
look:
  %at = phi i64 [ %start, %entry ], [ %word.next, %word ], [ %byte.next, %byte ]
  %source = getelementptr i8, ptr %from, i64 %at
  %target = getelementptr i8, ptr %to, i64 %at
  %is.word = icmp slt i64 %at, %words.end
  br i1 %is.word, label %word, label %rest
word:
  %value = load i32, ptr %source, align 1
  store i32 %value, ptr %target, align 1
  %word.next = add i64 %at, 4
  br label %look
rest:
  %is.byte = icmp slt i64 %at, %end
  br i1 %is.byte, label %byte, label %done
byte:
  %last = load i8, ptr %source, align 1
  store i8 %last, ptr %target, align 1
  %byte.next = add i64 %at, 1
  br label %look
done:
  ret void
}"""
"""Copies bytes, whole lines of them past the cache: ``stream(to, from, size)``."""
