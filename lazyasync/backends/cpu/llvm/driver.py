"""The native code that runs programs: it looks addresses up, and has loops run, on all threads.

Written in LLVM's language, so that a program takes one call, whatever it consists of. What large
loops are shared by stands in `llvm_team`, and what is launched runs in `llvm_native_thread`.
"""

from __future__ import annotations

import platform
import sys

from lazyasync.backends.cpu.llvm.helper_threads import HELPERS
from lazyasync.backends.cpu.llvm.native_thread import NATIVE_THREAD
from lazyasync.backends.cpu.native.layout import (
    RECORD_WORDS,
    WORD_BYTES,
    AffinityWord,
    CallWord,
    HelperWord,
    NativeThreadWord,
    RecordWord,
)

DRIVER_FUNCTIONS = (
    "lazyasync_run",
    "lazyasync_look_up",
    "lazyasync_help",
    "lazyasync_dismiss",
    "lazyasync_serve",
    "lazyasync_wake_up",
    "lazyasync_launch",
    "lazyasync_wait",
    "lazyasync_completed",
    "lazyasync_close",
)
"""What `driver_text` defines."""

_NUMBERS = {
    # Pauses, of 28 ns on Zen 5, that helpers wait for another loop before they sleep, ...
    "HELPER_PAUSES": 4_000,
    # ... and a native thread for the launch that it has been woken for.
    "PATIENCE": 8_000,
    # Looks for the last pieces to be done, before others are given the CPU.
    "LAST_PIECE_SPINS": 20_000,
    # FUTEX_WAIT and FUTEX_WAKE of Linux, among the threads of one process.
    "WAIT": 128,
    "WAKE": 129,
    # As many threads as are woken at the most.
    "ALL": 1_024,
}
"""The numbers in the text, by the names that it has for them."""

_SYSTEM_CALLS = {
    "x86_64": {"FUTEX": 202, "SETAFFINITY": 203, "GETAFFINITY": 204},
    "aarch64": {"FUTEX": 98, "SETAFFINITY": 122, "GETAFFINITY": 123},
}
"""The numbers of system calls of Linux."""


def supports_threads() -> bool:
    """Whether threads can wait for each other here without spinning."""
    return sys.platform == "linux" and platform.machine() in _SYSTEM_CALLS


def driver_text() -> str:
    """The functions of `DRIVER_FUNCTIONS`."""
    text = "".join((_DECLARATIONS, HELPERS, _RUN, NATIVE_THREAD))
    numbers = _SYSTEM_CALLS[platform.machine() if supports_threads() else "x86_64"]
    # Tells the processor that the thread spins.
    if platform.machine() == "x86_64":
        declared = pause = "llvm.x86.sse2.pause()"
    else:
        declared, pause = "llvm.aarch64.hint(i32)", "llvm.aarch64.hint(i32 1)"
    text = f"declare void @{declared}\n" + text.replace("@PAUSE@", pause)
    for name, number in {**numbers, **_NUMBERS, **_offsets()}.items():
        text = text.replace(f"@{name}@", str(number))
    return text


def _offsets() -> dict[str, int]:
    """The bytes that words of the blocks are at, by the names that the text has for them."""
    blocks = {
        "HELPERS": HelperWord,
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


_DECLARATIONS = """
declare i64 @syscall(i64, ...)
declare i32 @sched_yield()
declare i32 @sched_getcpu()
declare i32 @clock_gettime(i32, ptr)
declare i64 @write(i32, ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

_RUN = """
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

; Runs the records of a call, the large ones together with its helpers.
define internal void @run_call(ptr %call) {
begin:
  %records.p = getelementptr i8, ptr %call, i64 @CALL.RECORDS@
  %records = load ptr, ptr %records.p
  %nr.p = getelementptr i8, ptr %call, i64 @CALL.RECORD_COUNT@
  %nr = load i64, ptr %nr.p
  %helpers.p = getelementptr i8, ptr %call, i64 @CALL.HELPERS@
  %helpers = load ptr, ptr %helpers.p
  %threads = icmp ne ptr %helpers, null
  %done.p = getelementptr i8, ptr %helpers, i64 @HELPERS.DONE@
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
  %head = getelementptr i8, ptr %helpers, i64 @HELPERS.FUNCTION@
  call void @llvm.memcpy.p0.p0.i64(ptr %head, ptr %fn.p, i64 @RECORD.SIZE@, i1 false)
  store atomic i64 0, ptr %done.p monotonic, align 8
  %rounded = add i64 %total, %chunk
  %last = sub i64 %rounded, 1
  %count = sdiv i64 %last, %chunk
  %pieces = shl i64 %count, 32
  %pieces.p = getelementptr i8, ptr %helpers, i64 @HELPERS.PIECES@
  store atomic i64 %pieces, ptr %pieces.p seq_cst, align 8
  %affinity = getelementptr i8, ptr %helpers, i64 @HELPERS.AFFINITY@
  call void @exclude_cpu(ptr %affinity)
  call void @wake(ptr %helpers)
  call void @work(ptr %helpers)
  br label %wait
wait:
  %spins = phi i64 [ 0, %together ], [ %spins.next, %still ]
  %so.far = load atomic i64, ptr %done.p acquire, align 8
  %all = icmp eq i64 %so.far, %total
  br i1 %all, label %ended, label %waiting
waiting:
  %spins.next = add i64 %spins, 1
  %patient = icmp slt i64 %spins.next, @LAST_PIECE_SPINS@
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
"""
