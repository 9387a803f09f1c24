"""The native code that runs programs: it looks addresses up, and has loops run, on all threads.

Written in LLVM's language, so that a program takes one call, whatever it consists of. The threads
of a team meet in its block of memory: the calling thread opens one loop after the other there,
whoever is awake takes pieces of it, and the calling thread goes on when all pieces are done. It
waits for nobody who has not taken one, so that a helper that is late only helps less. Helpers stay
in native code for as long as their team lasts, and need no GIL to begin. A native thread is the
calling one for what is launched: it needs no GIL either, and writes to an eventfd at the end.
"""

from __future__ import annotations

import platform
import sys
from enum import IntEnum

WORD_BYTES = 8

MAX_PINNED_HELPERS = 8
"""Helpers whose thread numbers a team's block has room for."""


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


class TeamWord(IntEnum):
    """The words of 8 bytes of a team's block of memory.

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


TEAM_WORDS = TeamWord.AFFINITY + AffinityWord.THREADS + MAX_PINNED_HELPERS
"""Words of a team's block, which begins a cache line."""


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
    TEAM = 4
    """The address of the block of the team to share them with; 0 for none."""


CALL_WORDS = len(CallWord)
"""Words of a call."""

DRIVER_FUNCTIONS = (
    "lazyasync_run",
    "lazyasync_look_up",
    "lazyasync_help",
    "lazyasync_dismiss",
    "lazyasync_serve",
    "lazyasync_rouse",
    "lazyasync_launch",
    "lazyasync_wait",
    "lazyasync_completed",
    "lazyasync_close",
)
"""What `driver_text` defines."""

_PATIENCE = 8_000
"""Pauses, of 28 ns on Zen 5, that a native thread waits for the launch it has been roused for."""

_SYSTEM_CALLS = {
    "x86_64": {"FUTEX": 202, "SETAFFINITY": 203, "GETAFFINITY": 204},
    "aarch64": {"FUTEX": 98, "SETAFFINITY": 122, "GETAFFINITY": 123},
}
"""The numbers of system calls of Linux."""


def supports_threads() -> bool:
    """Whether threads can wait for each other here without turning in circles."""
    return sys.platform == "linux" and platform.machine() in _SYSTEM_CALLS


def driver_text() -> str:
    """The functions of `DRIVER_FUNCTIONS`."""
    text = _DRIVER
    numbers = _SYSTEM_CALLS[platform.machine() if supports_threads() else "x86_64"]
    # Tells the processor that the thread turns in circles.
    if platform.machine() == "x86_64":
        declared = pause = "llvm.x86.sse2.pause()"
    else:
        declared, pause = "llvm.aarch64.hint(i32)", "llvm.aarch64.hint(i32 1)"
    text = text.replace("@LONG@", str(_PATIENCE))
    text = f"declare void @{declared}\n" + text.replace("@PAUSE@", pause)
    for name, number in {**numbers, **_offsets()}.items():
        text = text.replace(f"@{name}@", str(number))
    return text


def _offsets() -> dict[str, int]:
    """The bytes that words of the blocks are at, by the names that `_DRIVER` has for them."""
    blocks = {
        "TEAM": TeamWord,
        "THREAD": NativeThreadWord,
        "RECORD": RecordWord,
        "CALL": CallWord,
        "AFFINITY": AffinityWord,
    }
    found = {
        f"{block}.{word.name}": word * WORD_BYTES
        for block, words in blocks.items()
        for word in words
    }
    found["RECORD.SIZE"] = RECORD_WORDS * WORD_BYTES
    return found


_DRIVER = """
declare i64 @syscall(i64, ...)
declare i32 @sched_yield()
declare i32 @sched_getcpu()
declare i32 @clock_gettime(i32, ptr)
declare i64 @write(i32, ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Does pieces of what is open until none is left. A piece is taken by counting it. Only who has
; taken one may read what is open: no other loop is opened before that piece is done.
define internal void @work(ptr %team) {
entry:
  %pieces = getelementptr i8, ptr %team, i64 @TEAM.PIECES@
  %done = getelementptr i8, ptr %team, i64 @TEAM.DONE@
  %fn.p = getelementptr i8, ptr %team, i64 @TEAM.FUNCTION@
  %args.p = getelementptr i8, ptr %team, i64 @TEAM.ARGUMENTS@
  %total.p = getelementptr i8, ptr %team, i64 @TEAM.TOTAL@
  %chunk.p = getelementptr i8, ptr %team, i64 @TEAM.CHUNK@
  br label %next
next:
  %both = atomicrmw add ptr %pieces, i64 1 acq_rel
  %piece = and i64 %both, 4294967295
  %count = lshr i64 %both, 32
  %some = icmp ult i64 %piece, %count
  br i1 %some, label %do, label %leave
do:
  %fn = load ptr, ptr %fn.p
  %args = load ptr, ptr %args.p
  %total = load i64, ptr %total.p
  %chunk = load i64, ptr %chunk.p
  %begin = mul i64 %piece, %chunk
  %stop = add i64 %begin, %chunk
  %less = icmp slt i64 %stop, %total
  %end = select i1 %less, i64 %stop, i64 %total
  call void %fn(ptr %args, i64 %begin, i64 %end)
  %size = sub i64 %end, %begin
  %before = atomicrmw add ptr %done, i64 %size acq_rel
  br label %next
leave:
  ret void
}

; Tells the helpers that there is something new, and wakes those that sleep.
define internal void @wake(ptr %team) {
entry:
  %number = atomicrmw add ptr %team, i64 1 seq_cst
  %asleep.p = getelementptr i8, ptr %team, i64 @TEAM.ASLEEP@
  %asleep = load atomic i64, ptr %asleep.p seq_cst, align 8
  %any = icmp sgt i64 %asleep, 0
  br i1 %any, label %wake, label %leave
wake:
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %team, i64 129, i64 1024, ptr null)
  br label %leave
leave:
  ret void
}

; Keeps the threads that `AffinityWord` tells of off the CPU that the calling thread is on, when
; that has changed since last time: they may run where the source may, without that one. The calls
; may fail; the threads then run where they are put.
define internal void @exclude_cpu(ptr %affinity) {
entry:
  %mask = alloca [1024 x i8], align 8
  %count.p = getelementptr i8, ptr %affinity, i64 @AFFINITY.PINNED@
  %count = load atomic i64, ptr %count.p monotonic, align 8
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %where, label %leave
where:
  %excluded.p = getelementptr i8, ptr %affinity, i64 @AFFINITY.EXCLUDED_CPU@
  %source.p = getelementptr i8, ptr %affinity, i64 @AFFINITY.SOURCE@
  %threads = getelementptr i8, ptr %affinity, i64 @AFFINITY.THREADS@
  %source = load i64, ptr %source.p
  %excluded = load atomic i64, ptr %excluded.p seq_cst, align 8
  %cpu.32 = call i32 @sched_getcpu()
  %cpu = sext i32 %cpu.32 to i64
  %mark = add i64 %cpu, 1
  %moved = icmp ne i64 %excluded, %mark
  %known = icmp ult i64 %cpu, 8192
  %go = and i1 %moved, %known
  br i1 %go, label %ask, label %leave
ask:
  store atomic i64 %mark, ptr %excluded.p seq_cst, align 8
  call void @llvm.memset.p0.i64(ptr %mask, i8 0, i64 1024, i1 false)
  %size = call i64 (i64, ...) @syscall(i64 @GETAFFINITY@, i64 %source, i64 1024, ptr %mask)
  %told = icmp sgt i64 %size, 0
  br i1 %told, label %clear, label %leave
clear:
  %byte = lshr i64 %cpu, 3
  %low = and i64 %cpu, 7
  %place = trunc i64 %low to i8
  %one = shl i8 1, %place
  %others = xor i8 %one, -1
  %at = getelementptr i8, ptr %mask, i64 %byte
  %before = load i8, ptr %at
  %after = and i8 %before, %others
  store i8 %after, ptr %at
  br label %one.thread
one.thread:
  %i = phi i64 [ 0, %clear ], [ %i.next, %next ]
  %thread.p = getelementptr i64, ptr %threads, i64 %i
  %thread = load atomic i64, ptr %thread.p seq_cst, align 8
  %begun = icmp sgt i64 %thread, 0
  br i1 %begun, label %put, label %next
put:
  %r = call i64 (i64, ...) @syscall(i64 @SETAFFINITY@, i64 %thread, i64 %size, ptr %mask)
  br label %next
next:
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %count
  br i1 %more, label %one.thread, label %leave
leave:
  ret void
}

; Looks addresses up and runs the records, if there is nothing wrong with the addresses:
; i64 lazyasync_run(call, list)
define i64 @lazyasync_run(ptr %call, ptr %list) {
entry:
  %code = call i64 @lazyasync_look_up(ptr %call, ptr %list)
  %fine = icmp eq i64 %code, 0
  br i1 %fine, label %run, label %leave
run:
  call void @run_call(ptr %call)
  br label %leave
leave:
  ret i64 %code
}

; Puts addresses where they belong: i64 lazyasync_look_up(call, list)
;
; A fixup is {where to put an address, position in the list, bytes to add}; the address is that of
; the array's data. Gives 0, or one more than the position of an array that is not contiguous.
; Offsets: CPython's list has its items at 24; NumPy's array has its data at 16 and its flags at 64,
; of which 1 is "C contiguous".
define i64 @lazyasync_look_up(ptr %call, ptr %list) {
entry:
  %fixups.p = getelementptr i8, ptr %call, i64 @CALL.FIXUPS@
  %fixups = load ptr, ptr %fixups.p
  %nf.p = getelementptr i8, ptr %call, i64 @CALL.FIXUP_COUNT@
  %nf = load i64, ptr %nf.p
  %items.p = getelementptr i8, ptr %list, i64 24
  %items = load ptr, ptr %items.p
  %any.f = icmp sgt i64 %nf, 0
  br i1 %any.f, label %fix, label %done
fix:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fixed ]
  %at = mul i64 %i, 3
  %to.p = getelementptr i64, ptr %fixups, i64 %at
  %to = load ptr, ptr %to.p
  %pos.p = getelementptr i64, ptr %to.p, i64 1
  %pos = load i64, ptr %pos.p
  %off.p = getelementptr i64, ptr %to.p, i64 2
  %off = load i64, ptr %off.p
  %obj.p = getelementptr ptr, ptr %items, i64 %pos
  %obj = load ptr, ptr %obj.p
  %flags.p = getelementptr i8, ptr %obj, i64 64
  %flags = load i32, ptr %flags.p
  %bit = and i32 %flags, 1
  %ok = icmp ne i32 %bit, 0
  br i1 %ok, label %fixed, label %bad
bad:
  %code = add i64 %pos, 1
  ret i64 %code
fixed:
  %data.p = getelementptr i8, ptr %obj, i64 16
  %data = load ptr, ptr %data.p
  %address = getelementptr i8, ptr %data, i64 %off
  store ptr %address, ptr %to
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %nf
  br i1 %more, label %fix, label %done
done:
  ret i64 0
}

; Runs the records of a call, the large ones together with its team.
define internal void @run_call(ptr %call) {
begin:
  %records.p = getelementptr i8, ptr %call, i64 @CALL.RECORDS@
  %records = load ptr, ptr %records.p
  %nr.p = getelementptr i8, ptr %call, i64 @CALL.RECORD_COUNT@
  %nr = load i64, ptr %nr.p
  %team.p = getelementptr i8, ptr %call, i64 @CALL.TEAM@
  %team = load ptr, ptr %team.p
  %threads = icmp ne ptr %team, null
  %done.p = getelementptr i8, ptr %team, i64 @TEAM.DONE@
  %any.r = icmp sgt i64 %nr, 0
  br i1 %any.r, label %record, label %done
record:
  %k = phi i64 [ 0, %begin ], [ %k.next, %ended ]
  %at = mul i64 %k, @RECORD.SIZE@
  %fn.p = getelementptr i8, ptr %records, i64 %at
  %total.p = getelementptr i8, ptr %fn.p, i64 @RECORD.TOTAL@
  %total = load i64, ptr %total.p
  %chunk.p = getelementptr i8, ptr %fn.p, i64 @RECORD.CHUNK@
  %chunk = load i64, ptr %chunk.p
  %large = icmp slt i64 %chunk, %total
  %share = and i1 %threads, %large
  br i1 %share, label %together, label %alone
alone:
  %fn = load ptr, ptr %fn.p
  %args.p = getelementptr i8, ptr %fn.p, i64 @RECORD.ARGUMENTS@
  %args = load ptr, ptr %args.p
  call void %fn(ptr %args, i64 0, i64 %total)
  br label %ended
together:
  %head = getelementptr i8, ptr %team, i64 @TEAM.FUNCTION@
  call void @llvm.memcpy.p0.p0.i64(ptr %head, ptr %fn.p, i64 @RECORD.SIZE@, i1 false)
  store atomic i64 0, ptr %done.p monotonic, align 8
  %rounded = add i64 %total, %chunk
  %last = sub i64 %rounded, 1
  %count = sdiv i64 %last, %chunk
  %pieces = shl i64 %count, 32
  %pieces.p = getelementptr i8, ptr %team, i64 @TEAM.PIECES@
  store atomic i64 %pieces, ptr %pieces.p seq_cst, align 8
  %affinity = getelementptr i8, ptr %team, i64 @TEAM.AFFINITY@
  call void @exclude_cpu(ptr %affinity)
  call void @wake(ptr %team)
  call void @work(ptr %team)
  br label %wait
wait:
  %spins = phi i64 [ 0, %together ], [ %spins.next, %still ]
  %so.far = load atomic i64, ptr %done.p acquire, align 8
  %all = icmp eq i64 %so.far, %total
  br i1 %all, label %ended, label %waiting
waiting:
  %spins.next = add i64 %spins, 1
  %patient = icmp slt i64 %spins.next, 20000
  br i1 %patient, label %still, label %yield
yield:
  %y = call i32 @sched_yield()
  br label %still
still:
  br label %wait
ended:
  %k.next = add i64 %k, 1
  %again = icmp slt i64 %k.next, %nr
  br i1 %again, label %record, label %done
done:
  ret void
}

; Helps with what is opened, until the team is dismissed: void lazyasync_help(team)
define void @lazyasync_help(ptr %team) {
entry:
  %asleep.p = getelementptr i8, ptr %team, i64 @TEAM.ASLEEP@
  %leave.p = getelementptr i8, ptr %team, i64 @TEAM.LEAVE@
  br label %look
look:
  %last = phi i64 [ -1, %entry ], [ %number, %help ], [ %last, %slept ], [ %last, %turn ]
  %turns = phi i64 [ 0, %entry ], [ 0, %help ], [ 0, %slept ], [ %turns.next, %turn ]
  %number = load atomic i64, ptr %team seq_cst, align 8
  %ends = load atomic i64, ptr %leave.p seq_cst, align 8
  %dismissed = icmp ne i64 %ends, 0
  br i1 %dismissed, label %leave, label %new
new:
  %same = icmp eq i64 %number, %last
  br i1 %same, label %turn, label %help
turn:
  call void @@PAUSE@
  %turns.next = add i64 %turns, 1
  %long = icmp sgt i64 %turns.next, 4000
  br i1 %long, label %sleep, label %look
sleep:
  %down = atomicrmw add ptr %asleep.p, i64 1 seq_cst
  %value = trunc i64 %number to i32
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %team, i64 128, i32 %value, ptr null)
  %up = atomicrmw sub ptr %asleep.p, i64 1 seq_cst
  br label %slept
slept:
  br label %look
help:
  call void @work(ptr %team)
  br label %look
leave:
  ret void
}

; Has the helpers leave: void lazyasync_dismiss(team)
define void @lazyasync_dismiss(ptr %team) {
  %leave.p = getelementptr i8, ptr %team, i64 @TEAM.LEAVE@
  store atomic i64 1, ptr %leave.p seq_cst, align 8
  call void @wake(ptr %team)
  ret void
}

define internal i64 @clock() {
  %time = alloca {i64, i64}
  %r = call i32 @clock_gettime(i32 1, ptr %time)
  %seconds = load i64, ptr %time
  %rest.p = getelementptr {i64, i64}, ptr %time, i64 0, i32 1
  %rest = load i64, ptr %rest.p
  %whole = mul i64 %seconds, 1000000000
  %now = add i64 %whole, %rest
  ret i64 %now
}

; Runs what is launched, one after the other, until the thread is closed:
; void lazyasync_serve(thread)
define void @lazyasync_serve(ptr %thread) {
entry:
  %one = alloca i64
  store i64 1, ptr %one
  %completed.p = getelementptr i8, ptr %thread, i64 @THREAD.COMPLETED@
  %close.p = getelementptr i8, ptr %thread, i64 @THREAD.LEAVE@
  %waiting.p = getelementptr i8, ptr %thread, i64 @THREAD.WAITING@
  %eventfd.p = getelementptr i8, ptr %thread, i64 @THREAD.EVENTFD@
  %call.p = getelementptr i8, ptr %thread, i64 @THREAD.CALL@
  %began.p = getelementptr i8, ptr %thread, i64 @THREAD.BEGAN@
  %ended.p = getelementptr i8, ptr %thread, i64 @THREAD.ENDED@
  %launched.p = getelementptr i8, ptr %thread, i64 @THREAD.LAUNCHED@
  %asleep.p = getelementptr i8, ptr %thread, i64 @THREAD.ASLEEP@
  br label %look
look:
  %turns = phi i64 [ @LONG@, %entry ], [ 0, %awake ], [ %turns.next, %turn ], [ @LONG@, %ran ]
  %call = load atomic i64, ptr %thread seq_cst, align 8
  %launched = load atomic i64, ptr %launched.p seq_cst, align 8
  %completed = load atomic i64, ptr %completed.p seq_cst, align 8
  %new = icmp ne i64 %launched, %completed
  br i1 %new, label %run, label %idle
idle:
  %ends = load atomic i64, ptr %close.p seq_cst, align 8
  %closed = icmp ne i64 %ends, 0
  br i1 %closed, label %leave, label %stay
stay:
  %turns.next = add i64 %turns, 1
  %long = icmp sgt i64 %turns, @LONG@
  br i1 %long, label %sleep, label %turn
turn:
  call void @@PAUSE@
  br label %look
sleep:
  store atomic i64 1, ptr %asleep.p seq_cst, align 8
  %value = trunc i64 %call to i32
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %thread, i64 128, i32 %value, ptr null)
  br label %awake
awake:
  store atomic i64 0, ptr %asleep.p seq_cst, align 8
  br label %look
run:
  %began = call i64 @clock()
  %todo = load ptr, ptr %call.p
  call void @run_call(ptr %todo)
  %ended = call i64 @clock()
  store i64 %began, ptr %began.p
  store i64 %ended, ptr %ended.p
  store atomic i64 %launched, ptr %completed.p seq_cst, align 8
  %eventfd = load i64, ptr %eventfd.p
  %file = trunc i64 %eventfd to i32
  %written = call i64 @write(i32 %file, ptr %one, i64 8)
  %waiting = load atomic i64, ptr %waiting.p seq_cst, align 8
  %any = icmp ne i64 %waiting, 0
  br i1 %any, label %wake, label %ran
wake:
  %w = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %completed.p, i64 129, i64 1024, ptr null)
  br label %ran
ran:
  br label %look
leave:
  ret void
}

; Has a native thread look: what it sleeps by has changed then, should it be about to sleep.
define internal void @call_thread(ptr %thread) {
entry:
  %asleep.p = getelementptr i8, ptr %thread, i64 @THREAD.ASLEEP@
  %call = atomicrmw add ptr %thread, i64 1 seq_cst
  %asleep = load atomic i64, ptr %asleep.p seq_cst, align 8
  %any = icmp ne i64 %asleep, 0
  br i1 %any, label %wake, label %leave
wake:
  %affinity = getelementptr i8, ptr %thread, i64 @THREAD.AFFINITY@
  call void @exclude_cpu(ptr %affinity)
  %w = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %thread, i64 129, i64 1, ptr null)
  br label %leave
leave:
  ret void
}

; Wakes the thread for a launch that is about to come: void lazyasync_rouse(thread)
define void @lazyasync_rouse(ptr %thread) {
  call void @call_thread(ptr %thread)
  ret void
}

; Launches a call, whose addresses have been looked up; the one before it must have completed:
; void lazyasync_launch(thread, call)
define void @lazyasync_launch(ptr %thread, ptr %call) {
  %call.p = getelementptr i8, ptr %thread, i64 @THREAD.CALL@
  store ptr %call, ptr %call.p
  %launched.p = getelementptr i8, ptr %thread, i64 @THREAD.LAUNCHED@
  %before = atomicrmw add ptr %launched.p, i64 1 seq_cst
  call void @call_thread(ptr %thread)
  ret void
}

; Waits until what has been launched has completed: void lazyasync_wait(thread)
define void @lazyasync_wait(ptr %thread) {
entry:
  %completed.p = getelementptr i8, ptr %thread, i64 @THREAD.COMPLETED@
  %waiting.p = getelementptr i8, ptr %thread, i64 @THREAD.WAITING@
  %launched.p = getelementptr i8, ptr %thread, i64 @THREAD.LAUNCHED@
  %up = atomicrmw add ptr %waiting.p, i64 1 seq_cst
  br label %look
look:
  %completed = load atomic i64, ptr %completed.p seq_cst, align 8
  %launched = load atomic i64, ptr %launched.p seq_cst, align 8
  %there = icmp eq i64 %completed, %launched
  br i1 %there, label %leave, label %sleep
sleep:
  %value = trunc i64 %completed to i32
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %completed.p, i64 128, i32 %value, ptr null)
  br label %look
leave:
  %down = atomicrmw sub ptr %waiting.p, i64 1 seq_cst
  ret void
}

; The number of the launch that completed last: i64 lazyasync_completed(thread)
define i64 @lazyasync_completed(ptr %thread) {
  %completed.p = getelementptr i8, ptr %thread, i64 @THREAD.COMPLETED@
  %completed = load atomic i64, ptr %completed.p acquire, align 8
  ret i64 %completed
}

; Has the thread leave when all has completed: void lazyasync_close(thread)
define void @lazyasync_close(ptr %thread) {
  %close.p = getelementptr i8, ptr %thread, i64 @THREAD.LEAVE@
  store atomic i64 1, ptr %close.p seq_cst, align 8
  call void @call_thread(ptr %thread)
  ret void
}
"""
