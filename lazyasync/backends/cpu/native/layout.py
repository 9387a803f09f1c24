"""The memory that native code and Python share: which word of which block is what."""

from __future__ import annotations

from enum import IntEnum

WORD_BYTES = 8

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

    OPENED = 0
    """The number of the loop that was opened last, by which helpers sleep: the block's address."""
    ASLEEP = 1
    """How many helpers sleep."""
    LEAVE = 2
    """Whether the helpers are to leave."""
    PIECES = 8
    """The pieces of the open loop: the upper half is how many, the lower how many are taken."""
    DONE = 16
    """How many iterations of the open loop are done."""
    FUNCTION = 24
    """The record of the open loop, laid out as `RecordWord` says: here its function."""
    ARGUMENTS = 25
    """The address of the open loop's arguments."""
    TOTAL = 26
    """How many iterations the open loop has."""
    CHUNK = 27
    """How many iterations are one piece."""
    AFFINITY = 32
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


class CallWord(IntEnum):
    """The words of 8 bytes that say what a native call does, which takes their address."""

    FIXUPS = 0
    """The address of the fixups; see `lazyasync_look_up`."""
    FIXUP_COUNT = 1
    """How many fixups there are."""
    RECORDS = 2
    """The address of the records, laid out as `RecordWord` says."""
    RECORD_COUNT = 3
    """How many records there are."""
    HELPERS = 4
    """The address of the block of the helpers to share them with; 0 for none."""


CALL_WORDS = len(CallWord)
"""Words of a call."""
