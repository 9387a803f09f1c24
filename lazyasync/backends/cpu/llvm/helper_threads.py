"""The native code of the threads that share loops, as text.

They meet in a block of memory, laid out as `HelperWord` says: the thread that runs a program opens
one loop after the other there, whoever is awake takes pieces of it, and that thread goes on when
all pieces are done. It waits for nobody who has not taken one, so that a helper that is late only
helps less. Helpers stay in native code until they are dismissed, and need no GIL to begin.
"""

from __future__ import annotations

HELPERS = """
; Does pieces of what is open until none is left. A piece is taken by counting it. Only who has
; taken one may read what is open: no other loop is opened before that piece is done.
define internal void @work(ptr %helpers) {
entry:
  %pieces = getelementptr i8, ptr %helpers, i64 @HELPERS.PIECES@
  %done = getelementptr i8, ptr %helpers, i64 @HELPERS.DONE@
  %fn.p = getelementptr i8, ptr %helpers, i64 @HELPERS.FUNCTION@
  %args.p = getelementptr i8, ptr %helpers, i64 @HELPERS.ARGUMENTS@
  %total.p = getelementptr i8, ptr %helpers, i64 @HELPERS.TOTAL@
  %chunk.p = getelementptr i8, ptr %helpers, i64 @HELPERS.CHUNK@
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
define internal void @wake(ptr %helpers) {
entry:
  %number = atomicrmw add ptr %helpers, i64 1 seq_cst
  %asleep.p = getelementptr i8, ptr %helpers, i64 @HELPERS.ASLEEP@
  %asleep = load atomic i64, ptr %asleep.p seq_cst, align 8
  %any = icmp sgt i64 %asleep, 0
  br i1 %any, label %wake, label %leave
wake:
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %helpers, i64 @WAKE@, i64 @ALL@, ptr null)
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

; Helps with what is opened, until the helpers are dismissed: void lazyasync_help(helpers)
define void @lazyasync_help(ptr %helpers) {
entry:
  %asleep.p = getelementptr i8, ptr %helpers, i64 @HELPERS.ASLEEP@
  %leave.p = getelementptr i8, ptr %helpers, i64 @HELPERS.LEAVE@
  br label %look
look:
  %last = phi i64 [ -1, %entry ], [ %number, %help ], [ %last, %slept ], [ %last, %turn ]
  %turns = phi i64 [ 0, %entry ], [ 0, %help ], [ 0, %slept ], [ %turns.next, %turn ]
  %number = load atomic i64, ptr %helpers seq_cst, align 8
  %ends = load atomic i64, ptr %leave.p seq_cst, align 8
  %dismissed = icmp ne i64 %ends, 0
  br i1 %dismissed, label %leave, label %new
new:
  %same = icmp eq i64 %number, %last
  br i1 %same, label %turn, label %help
turn:
  call void @@PAUSE@
  %turns.next = add i64 %turns, 1
  %long = icmp sgt i64 %turns.next, @HELPER_PAUSES@
  br i1 %long, label %sleep, label %look
sleep:
  %down = atomicrmw add ptr %asleep.p, i64 1 seq_cst
  %value = trunc i64 %number to i32
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %helpers, i64 @WAIT@, i32 %value, ptr null)
  %up = atomicrmw sub ptr %asleep.p, i64 1 seq_cst
  br label %slept
slept:
  br label %look
help:
  call void @work(ptr %helpers)
  br label %look
leave:
  ret void
}

; Has the helpers leave: void lazyasync_dismiss(helpers)
define void @lazyasync_dismiss(ptr %helpers) {
  %leave.p = getelementptr i8, ptr %helpers, i64 @HELPERS.LEAVE@
  store atomic i64 1, ptr %leave.p seq_cst, align 8
  call void @wake(ptr %helpers)
  ret void
}
"""
"""``work``, ``wake``, ``exclude_cpu``, and what helpers call."""
