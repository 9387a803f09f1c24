"""The tables of a native call: what it is to run, the addresses it is given, and who waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.native.layout import (
    FIXUP_WORDS,
    RECORD_WORDS,
    STEP_WORDS,
    WORD_BYTES,
    FixupWord,
    RecordWord,
    needs_word,
)
from lazyasync.backends.cpu.native.records import Record
from lazyasync.backends.cpu.native.step_needs import Memory, find_needs
from lazyasync.backends.cpu.native.work_sharing import together
from lazyasync.compiler.time_slices import pause

_AT_ONCE = 4096
"""Numbers that are copied without letting go of the GIL."""


class CallTables(NamedTuple):
    """What a native call works on: to be held for as long as it is used."""

    fixups: np.ndarray
    """The addresses that change from run to run, laid out as `FixupWord` says."""
    records: np.ndarray
    """What is to be run, laid out as `RecordWord` says."""
    arguments: np.ndarray
    """The arguments of all records: addresses and numbers."""

    steps: np.ndarray | None
    """The same as the records for threads that share them, laid out as `StepWord` says; None if
    there is no work for more than one."""


def call_tables(
    segment: Sequence[Record],
    addresses: Mapping[int, int],
    slot_of: Mapping[int, int],
    threads: int,
    memory: Memory | None,
) -> CallTables:
    """The tables of a call that runs a segment.

    ``addresses`` has those values that have a fixed one; the others are found in the list of a
    run, at ``slot_of`` them. ``memory`` is None if nobody shares the work, for so many ``threads``
    as it may be divided.
    """
    words: list[int] = []
    changing: list[int] = []
    records: list[int] = []
    shares = False
    for record in segment:
        pause()
        first = len(words)
        function, total, chunk, buffers, numbers, before, inside = record.entry(threads)
        shares = shares or inside or chunk < total
        words += before
        for value, nbytes in zip(buffers[::2], buffers[1::2], strict=True):
            address = addresses.get(value)
            if address is None:
                changing += (len(words), slot_of[value], nbytes)
            words.append(0 if address is None else address + nbytes)
        words += numbers
        records += (function, first, total, chunk)
    arguments = _table(words, 1)
    table, fixups = _table(records, RECORD_WORDS), _table(changing, FIXUP_WORDS)
    for places in (table[:, RecordWord.ARGUMENTS], fixups[:, FixupWord.PLACE]):
        places *= WORD_BYTES
        places += arguments.ctypes.data
    steps = _steps(segment, table, memory) if shares and memory is not None else None
    return CallTables(fixups, table, arguments, steps)


def _steps(segment: Sequence[Record], table: np.ndarray, memory: Memory) -> np.ndarray:
    """The steps of a call whose records are in a table."""
    alone = (table[:, RecordWord.TOTAL] <= table[:, RecordWord.CHUNK]).tolist()
    groups = together([record.share for record in segment], alone)
    needs = find_needs([segment[group.start : group.stop] for group in groups], memory)
    first = table.ctypes.data
    words: list[int] = []
    for group, needed in zip(groups, needs, strict=True):
        if alone[group.start]:
            address = first + group.start * RECORD_WORDS * WORD_BYTES
            words += (0, address, len(group), len(group))
        else:
            words += table[group.start].tolist()
        words.append(needs_word(needed))
    return _table(words, STEP_WORDS)


def _table(numbers: list[int], columns: int) -> np.ndarray:
    """Numbers as rows of int64."""
    table = np.empty(len(numbers), np.int64)
    for start in range(0, len(numbers), _AT_ONCE):
        pause()
        table[start : start + _AT_ONCE] = numbers[start : start + _AT_ONCE]
    return table.reshape(-1, columns)
