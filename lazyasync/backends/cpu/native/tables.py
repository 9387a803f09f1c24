"""The tables of a native call: what it is to run, the addresses it is given, and who waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.native.layout import (
    FIXUP_WORDS,
    PRODUCT_WORDS,
    RECORD_WORDS,
    STEP_WORDS,
    WORD_BYTES,
    FixupWord,
    ProductWord,
    RecordWord,
    needs_word,
)
from lazyasync.backends.cpu.native.records import LoopRecord, ProductRecord, Record
from lazyasync.backends.cpu.native.step_needs import Memory, find_needs
from lazyasync.backends.cpu.native.work_sharing import Division, chunk_of, divided, together
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
    for record in segment:
        pause()
        first = len(words)
        numbers: Sequence[int]
        if isinstance(record, LoopRecord):
            buffers, numbers = record.buffers, record.sizes
            function, total = record.function.address, record.total
            chunk = chunk_of(record, threads)
        else:
            division = divided(record.product, threads)
            buffers, numbers = _product_arguments(record, division)
            function, chunk = record.function.function, division.chunk
            total = record.product.batch * division.parts
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
    steps = None if memory is None else _steps(segment, table, memory)
    return CallTables(fixups, table, arguments, steps)


def _steps(segment: Sequence[Record], table: np.ndarray, memory: Memory) -> np.ndarray | None:
    """The steps of a call whose records are in a table, if one of them has several pieces."""
    alone = (table[:, RecordWord.TOTAL] <= table[:, RecordWord.CHUNK]).tolist()
    if all(alone):
        return None
    groups = together(segment, alone)
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


_AS_IT_IS, _TRANSPOSED = 111, 112
"""How CBLAS is told of a matrix: CblasNoTrans and CblasTrans."""


def _product_arguments(
    record: ProductRecord, division: Division
) -> tuple[tuple[int, ...], list[int]]:
    """The buffers of a product, as of a loop, and the words that follow; see `ProductWord`."""
    product, itemsize = record.product, record.itemsize
    left, right = product.left, product.right
    down, across = division.rows, division.columns
    of_left = down * (1 if left.transposed else left.leading)
    of_right = across * (right.leading if right.transposed else 1)
    whole = product.rows * product.columns
    steps = {
        ProductWord.WITHIN_GROUP: (left.step, right.step, whole),
        ProductWord.BETWEEN_GROUPS: (left.group_step, right.group_step, product.group * whole),
        ProductWord.DOWN: (of_left, 0, down * product.columns),
        ProductWord.ACROSS: (0, of_right, across),
    }
    words = {
        ProductWord.ROWS: product.rows,
        ProductWord.COLUMNS: product.columns,
        ProductWord.INNER: product.inner,
        ProductWord.LEFT_LEADING: left.leading,
        ProductWord.RIGHT_LEADING: right.leading,
        ProductWord.RESULT_LEADING: product.columns,
        ProductWord.LEFT_TRANSPOSED: _TRANSPOSED if left.transposed else _AS_IT_IS,
        ProductWord.RIGHT_TRANSPOSED: _TRANSPOSED if right.transposed else _AS_IT_IS,
        ProductWord.GROUP: product.group,
        ProductWord.PARTS: division.parts,
        ProductWord.PARTS_ACROSS: division.across,
        ProductWord.PART_ROWS: division.rows,
        ProductWord.PART_COLUMNS: division.columns,
        ProductWord.BLAS: record.function.blas.multiply,
        ProductWord.GET_THREADS: record.function.blas.get_threads,
        ProductWord.SET_THREADS: record.function.blas.set_threads,
    }
    table = [0] * PRODUCT_WORDS
    for word, number in words.items():
        table[word] = number
    for word, numbers in steps.items():
        table[word : word + len(numbers)] = [number * itemsize for number in numbers]
    buffers = (
        *(left.value, left.offset * itemsize),
        *(right.value, right.offset * itemsize),
        *(product.value, 0),
    )
    return buffers, table[ProductWord.ROWS :]
