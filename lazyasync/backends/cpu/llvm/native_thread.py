"""The native code of a thread that runs launches, as text; see `NativeThreadWord`.

It sleeps and works without the GIL, and writes to an eventfd whenever a launch has completed.
"""

from __future__ import annotations

NATIVE_THREAD = """
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
  %turns = phi i64 [ @PATIENCE@, %entry ], [ 0, %awake ],
                   [ %turns.next, %turn ], [ @PATIENCE@, %ran ]
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
  %long = icmp sgt i64 %turns, @PATIENCE@
  br i1 %long, label %sleep, label %turn
turn:
  call void @@PAUSE@
  br label %look
sleep:
  store atomic i64 1, ptr %asleep.p seq_cst, align 8
  %value = trunc i64 %call to i32
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %thread, i64 @WAIT@, i32 %value, ptr null)
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
  %w = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %completed.p, i64 @WAKE@, i64 @ALL@, ptr null)
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
  %w = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %thread, i64 @WAKE@, i64 1, ptr null)
  br label %leave
leave:
  ret void
}

; Wakes the thread for a launch that is about to come: void lazyasync_wake_up(thread)
define void @lazyasync_wake_up(ptr %thread) {
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
  %r = call i64 (i64, ...) @syscall(i64 @FUTEX@, ptr %completed.p, i64 @WAIT@, i32 %value, ptr null)
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
"""What the thread calls, and what others call to have it do something."""
