"""The memory that native code and Python share: which word of which block is what.

The native code has the same as structs, in ``native_runtime/layout.h``; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np

WORD_BYTES = 8

CACHE_LINE_WORDS = 8

WINDOW = 64
"""Steps that are open at a time: no step has to be told that it needs one that is further back."""

MAX_PINNED_HELPERS = 8
"""Helpers whose thread numbers the helpers' block has room for."""


class AffinityWord(IntEnum):
    """The words of 8 bytes that say where threads may run, within another block of memory."""

    EXCLUDED_CPU = 0
    """One more than the CPU on which they may not run; 0 if none has been excluded yet."""
    PINNED = 1
    """How many threads are to be kept off the CPU of whoever calls them; 0 for none."""
    SOURCE = 2
    """The number of a thread whose CPUs they may use, without the excluded one."""
    THREADS = 3
    """The number of the first pinned thread, then the others'; 0 before one has begun."""


class HelperWord(IntEnum):
    """The words of 8 bytes of the helpers' block of memory.

    Those that are written often stand in cache lines of their own.
    """

    CALLED = 0
    """How often helpers were called, by which they sleep: the block's address."""
    ASLEEP = 1
    """How many helpers sleep."""
    CREW = 2
    """The number of the crew that is to help; others leave."""
    OPENED = 8
    """How many steps have been opened."""
    COMPLETED = 16
    """How many steps are complete, with all before them."""
    PAUSED = 24
    """Changes for as long as a helper that is pinned waits for something to do, on a CPU."""
    SLOTS = 32
    """What is known of each step that is open."""
    INNER = SLOTS + WINDOW * CACHE_LINE_WORDS
    """The same of the record that a loop shares which is part of a step."""
    INNER_TAKEN = INNER + CACHE_LINE_WORDS
    """Whether there is such a loop."""
    AFFINITY = INNER_TAKEN + CACHE_LINE_WORDS
    """Where the helpers may run, laid out as `AffinityWord` says."""


HELPER_WORDS = HelperWord.AFFINITY + AffinityWord.THREADS + MAX_PINNED_HELPERS
"""Words of the helpers' block, which begins a cache line."""


class NativeThreadWord(IntEnum):
    """The words of 8 bytes of the block of memory of a native thread."""

    CALLED = 0
    """How often the thread has been called, by which it sleeps: the block's address."""
    COMPLETED = 1
    """The number of the launch that completed last."""
    LEAVE = 2
    """Whether the thread is to leave."""
    WAITING = 3
    """How many threads wait for a completion."""
    EVENTFD = 4
    """The descriptor that is written to at every completion."""
    LAUNCHED = 5
    """The number of the launch that was made last."""
    ASLEEP = 6
    """Whether the thread sleeps."""
    CALL = 8
    """The address of what is launched, laid out as `CallWord` says."""
    BEGAN = 9
    """When the launch that completed last began, in ns of the monotonic clock."""
    ENDED = 10
    """When the launch that completed last ended, in ns of the monotonic clock."""
    HELPERS = 11
    """The address of the helpers beside whom the thread is pinned, laid out as `HelperWord` says;
    0 if it is not."""
    AFFINITY = 16
    """Where the thread may run, laid out as `AffinityWord` says."""


NATIVE_THREAD_WORDS = NativeThreadWord.AFFINITY + AffinityWord.THREADS + 1
"""Words of a native thread's block, which begins a cache line."""


class RecordWord(IntEnum):
    """The words of 8 bytes of a record: a loop or a matrix product of a program."""

    FUNCTION = 0
    """The address of its function."""
    ARGUMENTS = 1
    """The address of its arguments."""
    TOTAL = 2
    """How many iterations it has."""
    CHUNK = 3
    """How many iterations are one piece, for threads that share it."""


RECORD_WORDS = len(RecordWord)
"""Words of a record."""


class StepWord(IntEnum):
    """The words of 8 bytes of a step: what threads that share a call take pieces of."""

    FUNCTION = 0
    """The address of its function; 0 for whole records, which are one piece."""
    ARGUMENTS = 1
    """The address of its arguments, or of the first of the records."""
    TOTAL = 2
    """How many iterations, or records, it has: at least one."""
    CHUNK = 3
    """How many of them are one piece; there are fewer than 2**20 pieces."""
    NEEDS = 4
    """How many steps before it those are that it needs, byte by byte; see `needs_word`."""


STEP_WORDS = len(StepWord)
"""Words of a step."""

MAX_NEEDS = 7
"""Steps that a step can be told that it needs, one by one."""


def needs_word(distances: Sequence[int]) -> int:
    """What says that a step needs others, which are so many steps before it, in rising order.

    Of more than `MAX_NEEDS`, the others are needed with all that come before them.
    """
    first, others = distances[:MAX_NEEDS], distances[MAX_NEEDS:]
    return int.from_bytes(bytes([*first, *[0] * (MAX_NEEDS - len(first)), *others[:1]]), "little")


class FixupWord(IntEnum):
    """The words of 8 bytes of a fixup: an address that is known only when a program runs."""

    PLACE = 0
    """The address of the word that it is to be put in."""
    POSITION = 1
    """Of the array in the list of the program's values."""
    BYTES = 2
    """What is to be added to the address of the array's data."""


FIXUP_WORDS = len(FixupWord)
"""Words of a fixup."""


class CallWord(IntEnum):
    """The words of 8 bytes that say what a native call does, which takes their address."""

    FIXUPS = 0
    """The address of the fixups, laid out as `FixupWord` says."""
    FIXUP_COUNT = 1
    """How many fixups there are."""
    RECORDS = 2
    """The address of the records, laid out as `RecordWord` says."""
    RECORD_COUNT = 3
    """How many records there are."""
    HELPERS = 4
    """The address of the block of the helpers to share them with; 0 for none."""
    STEPS = 5
    """The address of the steps that they share, laid out as `StepWord` says."""
    STEP_COUNT = 6
    """How many steps there are."""
    TIMESTAMPS = 7
    """The address of where to write when the records ran, laid out as `TimestampsWord` says; 0 for
    nowhere."""


CALL_WORDS = len(CallWord)
"""Words of a call."""


class PartsWord(IntEnum):
    """The words of 8 bytes of the arguments of ``lazyasync_do_parts``."""

    FUNCTION = 0
    """The address of what does a part, which is given that of its arguments."""
    WORDS = 1
    """The words of arguments of a part."""
    ARGUMENTS = 2
    """The address of those of all parts."""
    RESULTS = 3
    """The address of a word for what is given for each part."""
    WATCHED = 4
    """The address of the words of the run: see `lazyasync.ir.iterations.Word`; 0 for none."""


PARTS_WORDS = len(PartsWord)
"""Words of such arguments."""


def native_call(
    fixups: np.ndarray, records: np.ndarray, helpers: int = 0, steps: np.ndarray | None = None
) -> np.ndarray:
    """What a native call is given the address of, and what must be held as long as it is used.

    ``fixups``, ``records`` and ``steps`` are tables of int64; ``helpers`` is the address of the
    block of those who share the steps, or 0.
    """
    call = np.zeros(CALL_WORDS, np.int64)
    call[CallWord.FIXUPS], call[CallWord.FIXUP_COUNT] = fixups.ctypes.data, len(fixups)
    call[CallWord.RECORDS], call[CallWord.RECORD_COUNT] = records.ctypes.data, len(records)
    if steps is not None:
        call[CallWord.HELPERS] = helpers
        call[CallWord.STEPS], call[CallWord.STEP_COUNT] = steps.ctypes.data, len(steps)
    return call


class TimestampsWord(IntEnum):
    """The words of 8 bytes of the block that a native call writes the times of its records to."""

    CLOCK = 0
    """The clock to look at, by its number for `time.clock_gettime`."""
    INTERVALS = 1
    """When the first record began and ended, in ns of that clock, then the others."""


INTERVAL_WORDS = 2
"""Words of the times of one record."""


CONTROL = -1
"""What stands for the block of a bound program, laid out as `ControlWord` says, among its values.
All of these are 0 or more."""


class ControlWord(IntEnum):
    """The words of 8 bytes by which loops of a program find out whether to go on, and who helps."""

    WORDS = 0
    """The address of those of the run that is under way: see `lazyasync.ir.iterations.Word`."""
    UNWATCHED = 1
    """As many words, for runs that nobody watches."""
    HELPERS = 3
    """The address of the block of the helpers that may share what loops repeat; 0 for none."""
    FAULT = 4
    """Whether an index is out of range, or a matrix is refused; then which of `INDEXED_BY`, the
    index, the axis and its length, or which of `REFUSED` behind those."""


FAULT_WORDS = 5
CONTROL_WORDS = ControlWord.FAULT + FAULT_WORDS
"""Words of the block of control."""

INDEXED_BY = ("getitem", "setitem", "take", "take_along_axis")
"""What native code takes indices for, as errors name it."""

REFUSED = ("Singular matrix", "Matrix is not positive definite")
"""What native code refuses matrices for, as NumPy says it."""


class CheckedWord(IntEnum):
    """The words of 8 bytes that say what indices along an axis are."""

    NAME = 0
    """Which of `INDEXED_BY` they are for, the axis, and its length."""
    AXIS = 1
    LENGTH = 2
    COUNTS_BACK = 3
    """Whether negative ones count from the end."""
    INDEX_BYTES = 4
    """The bytes of one, and those from one to the next."""
    STEP = 5


class RepeatWord(IntEnum):
    """The words of 8 bytes that the arguments begin with of what repeats records.

    Places are words of the arguments, counted from the first.
    """

    LENGTH = 0
    """The number of iterations, or -1 for as long as the condition holds."""
    ADDRESSES = 1
    """The place of the addresses of buffers; the first one is that of the block of control."""
    FIXED = 2
    """The place of what does not move, and how many rows that has; see `PATCH_WORDS`."""
    FIXED_COUNT = 3
    MOVING = 4
    """The place of what moves on from one iteration to the next, and how many rows that has."""
    MOVING_COUNT = 5
    SWAPPED = 6
    """The place of what is in one of two places by turns, and how many rows that has."""
    SWAPPED_COUNT = 7
    BEFORE = 8
    """The place of what is copied before the first iteration, and how many rows that has."""
    BEFORE_COUNT = 9
    AFTER = 10
    """The place of what is copied after an odd number of iterations, and how many rows that has."""
    AFTER_COUNT = 11
    CONDITION = 12
    """The place of the records of the condition, and how many there are."""
    CONDITION_COUNT = 13
    BODY = 14
    """The same of the records of the body."""
    BODY_COUNT = 15
    DECISION = 16
    """The address of what the condition computes."""
    PACKS = 17
    """The place of the matrices that are packed before the first iteration, and how many."""
    PACKS_COUNT = 18
    ARGUMENTS = 19
    """The place of the places of the arguments of all records, those of the condition first."""
    SHARES = 20
    """Whether there are records of several pieces, which threads may share."""


class ChoiceWord(IntEnum):
    """The words of 8 bytes that the arguments begin with of what runs one of several branches.

    Behind these is for each branch what `BranchWord` says. Places are words of the arguments,
    counted from the first.
    """

    ADDRESSES = 0
    """The place of the addresses of buffers; the first one is that of the block of control."""
    INDEX = 1
    """The number of the address of what says which branch, and the bytes to be added to it."""
    INDEX_OFFSET = 2
    INDEX_BYTES = 3
    """The bytes of that, and whether it has a sign."""
    INDEX_SIGNED = 4
    COUNT = 5
    """How many branches there are."""
    SHARES = 6
    """Whether there are records of several pieces, which threads may share."""


class BranchWord(IntEnum):
    """The words of 8 bytes that say what a branch is."""

    COPIES = 0
    """The place of what is copied first, and how many rows that has; see `COPY_WORDS`."""
    COPIES_COUNT = 1
    FIXED = 2
    """The place of what is put into arguments, and how many rows that has; see `PATCH_WORDS`."""
    FIXED_COUNT = 3
    RECORDS = 4
    """The place of the records, and how many there are."""
    RECORDS_COUNT = 5
    ARGUMENTS = 6
    """The place of the places of their arguments."""


PATCH_WORDS = 6
"""Words of a row of what is put into arguments: where, the number of an address and the bytes to be
added to it, then the step in bytes, or the number of the other address and the bytes to be added to
that, and a word for the step."""
COPY_WORDS = 5
"""Words of a row of what is copied: the numbers of two addresses, each with the bytes to be added
to it, and how many bytes are copied from the first to the second."""


PACK_WORDS = 8
"""Words of a row of what is packed: the numbers of two addresses, each with bytes to be added to
it; then the rows of the matrix, the bytes from one to the next, its panels, and the bytes of a row
before the last of these."""


class AssemblyWord(IntEnum):
    """The words of 8 bytes that the arguments begin with of what is made of parts.

    Behind these is for each part how many bytes are copied at a time, the first byte of the result
    that is written to, how many it reaches over, and how many axes it has; then for each of these
    the length, the steps in bytes in the result and in the part, and how many bytes of the result
    one place reaches over.
    """

    ADDRESSES = 0
    """The place of the addresses of the result and of the parts, counted from the first word."""
    BYTES = 1
    """The bytes of the result."""
    ZEROS = 2
    """Whether some of them are in no part, and 0."""
    STREAMS = 3
    """Whether they are written past the caches."""
    PARTS = 4
    """How many parts there are."""


class PlacementWord(IntEnum):
    """The words of 8 bytes that the arguments begin with of parts that are where numbers say.

    Behind these are for each axis of the rows the length, the steps in bytes in the result and in
    what is put there, and those of each start; then for each start the length of its axis, that of
    the part, and the steps in bytes in the result and in what is put there; then what is kept, and
    what is put there of a row, as `AssemblyWord` has parts.
    """

    ADDRESSES = 0
    """The place of the addresses of the result, of what is kept, of what is put there, and of the
    starts, counted from the first word."""
    BYTES = 1
    """The bytes of the result."""
    ROWS = 2
    """How many rows have starts of their own, and along how many axes they are."""
    ROW_AXES = 3
    STARTS = 4
    """How many starts each has."""


class ProductWord(IntEnum):
    """The words of 8 bytes of the arguments of a batch of matrix products."""

    LEFT = 0
    """The address of the left matrix."""
    RIGHT = 1
    """The address of the right matrix."""
    RESULT = 2
    """The address of the result."""
    ROWS = 3
    """The rows of a product."""
    COLUMNS = 4
    """The columns of a product."""
    INNER = 5
    """The columns of the left matrix, which are the rows of the right one."""
    LEFT_LEADING = 6
    """The leading dimension of the left matrix, of the right one, and of the result."""
    RIGHT_LEADING = 7
    RESULT_LEADING = 8
    LEFT_TRANSPOSED = 9
    """Whether the left matrix is transposed, and the right one, as CBLAS says it: 111 or 112."""
    RIGHT_TRANSPOSED = 10
    GROUP = 11
    """How many products of the batch are a group."""
    PARTS = 12
    """In how many parts each product is done."""
    PARTS_ACROSS = 13
    """How many of them are beside each other."""
    PART_ROWS = 14
    """The rows of a part, and its columns; the last ones may have fewer."""
    PART_COLUMNS = 15
    WITHIN_GROUP = 16
    """The bytes from one product of a group to the next, for each of the three matrices."""
    BETWEEN_GROUPS = 19
    """The bytes from one group to the next, in the same way."""
    DOWN = 22
    """The bytes from one part to the next below, in the same way."""
    ACROSS = 25
    """The bytes from one part to the next beside it, in the same way."""
    BLAS = 28
    """The address of the function of BLAS that multiplies."""
    BLAS_VECTOR = 29
    """The address of the function of BLAS that multiplies a matrix with a vector, or 0."""
    GET_THREADS = 30
    """Those of the functions that tell and set the threads of a BLAS with one thread, or 0."""
    SET_THREADS = 31


PRODUCT_WORDS = len(ProductWord) + 4 * 2
"""Words of the arguments of a batch of matrix products, of which four stand for three each."""


class AttentionWord(IntEnum):
    """The words of 8 bytes of the arguments of attention, forwards and backwards."""

    Q = 0
    """The addresses of queries, keys, values, what the gradient of the result is, and the mask."""
    K = 1
    V = 2
    G = 3
    MASK = 4
    OUT = 5
    """Those of the result, and of the logarithms of sums."""
    SUMS = 6
    LESS = 7
    """That of what is taken off the gradient of each probability of a row."""
    OF_Q = 8
    """Those of the gradients."""
    OF_K = 9
    OF_V = 10
    WANTS_SUMS = 11
    """Whether sums are to be computed, and the gradients."""
    WANTS_Q = 12
    WANTS_K = 13
    WANTS_V = 14
    HEADS = 15
    """How many there are, and how many of them share keys."""
    SHARED = 16
    LENGTH = 17
    """How many queries and keys, and how many features and outputs each has."""
    OTHERS = 18
    FEATURES = 19
    OUTPUTS = 20
    Q_STEP = 21
    """The elements from one of the batch to the next, from one head, and from one row."""
    K_STEP = 24
    V_STEP = 27
    G_STEP = 30
    MASK_STEP = 33
    MASK_KIND = 36
    """0 for no mask, 1 for one of booleans, 2 for one of numbers."""
    FIRST = 37
    """The keys of query ``i`` are those from ``i + FIRST`` to ``i + LAST``."""
    LAST = 38
    BLOCKS = 39
    """How many blocks of queries a head has, and how many queries and keys a tile."""
    BLOCK_ROWS = 40
    BLOCK_KEYS = 41
    SCALE = 42
    """What scores are multiplied by: the bits of a float64."""
    BLAS = 43
    """The address of the function of BLAS that multiplies, and in how many bits it counts."""
    BLAS_BITS = 44
    GET_THREADS = 45
    """As of products."""
    SET_THREADS = 46


ATTENTION_WORDS = len(AttentionWord) + 5 * 2
"""Words of the arguments of attention, of which five stand for three each."""
