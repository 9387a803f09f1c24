"""What threads compile is not cut off by the end of the interpreter; see also `test_forks`."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import pytest
from needs import needs_fork, needs_llvm
from processes import run_program

from lazyasync.backends.cpu import process_locks
from lazyasync.backends.cpu.process_locks import ProcessLock


def test_a_thread_may_take_it_again_and_others_wait() -> None:
    lock = ProcessLock()
    taken: list[bool] = []
    with lock, lock:
        assert lock.acquire(0)
        thread = threading.Thread(target=lambda: taken.append(lock.acquire(0.01)))
        thread.start()
        thread.join()
        lock.release()
    assert taken == [False]
    with lock:
        pass


def test_a_lock_of_another_library_is_that_in_its_attribute() -> None:
    class Library:
        lock = threading.RLock()

    lock = ProcessLock(Library, "lock")
    before = Library.lock
    with lock:
        pass
    lock.renew()
    assert Library.lock is not before
    with lock:
        pass


def test_a_lock_that_is_made_while_a_fork_waits_is_waited_for_as_well() -> None:
    """As by whoever imports the module that has it, and goes on with what that guards."""
    taken = threading.Event()
    held: list[ProcessLock] = []

    def fork() -> None:
        process_locks._take()
        held.extend(process_locks._fork.held)
        taken.set()
        process_locks._give_back()

    old = ProcessLock()
    with old:
        thread = threading.Thread(target=fork)
        thread.start()
        time.sleep(0.1)  # the other thread waits for the old one by now
        new = ProcessLock()
        new.acquire()
    assert not taken.wait(0.1)
    new.release()
    assert taken.wait(10)
    thread.join()
    assert old in held
    assert new in held


def test_threads_take_locks_in_any_order_while_a_fork_waits() -> None:
    """Whoever has a lock that the fork waits for may need one that the fork has got already."""
    fork_has_one, thread_has_one = threading.Event(), threading.Event()
    ended: list[int] = []

    class FirstOfFork(ProcessLock):
        def acquire(self, timeout: float = -1) -> bool:
            taken = super().acquire(timeout)
            fork_has_one.set()
            return taken

    locks = [FirstOfFork(), ProcessLock(), ProcessLock()]

    def take(order: Sequence[int]) -> None:
        with locks[order[0]]:
            thread_has_one.set()
            fork_has_one.wait()
            for number in order[1:]:
                with locks[number]:
                    pass
            ended.append(order[0])

    for order in ([1, 0], [2, 0], [2, 1, 0], [1, 2, 0]):
        fork_has_one.clear()
        thread_has_one.clear()
        thread = threading.Thread(target=take, args=(order,))
        thread.start()
        thread_has_one.wait()
        process_locks._take()
        assert ended.pop() == order[0]  # before the fork goes on
        assert set(locks) <= set(process_locks._fork.held)
        process_locks._give_back()
        thread.join()


def test_a_lock_that_is_not_to_be_had_is_not_waited_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process_locks, "SECONDS", 0.01)
    first, second = ProcessLock(), ProcessLock()
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with first:
            held.set()
            done.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    process_locks._take()
    assert first not in process_locks._fork.held
    assert second in process_locks._fork.held
    process_locks._give_back()
    done.set()
    thread.join()
    with first, second:
        pass


@needs_llvm
@pytest.mark.parametrize("how", ["sys.exit", "left open"])
def test_the_interpreter_ends_while_something_is_compiled(how: str) -> None:
    program = """
import sys
import time
import trio
import lazyasync as la
from lazyasync.backends.cpu.llvm import engine as llvm_engine

def record():
    x = la.ones((7, 5))
    for number in range(200):
        x = la.tanh(x * 1.5 + 0.25) @ la.ones((5, 5)) + number * 0.5
    return x

def compiling():
    lock = llvm_engine.engine()._lock
    taken = lock.acquire(0)
    if taken:
        lock.release()
    return not taken

async def main():
    async with la.open_runtime("cpu:0", {"compile_cache": False}):
        x = record()
        await la.mark_step()
        while not compiling():
            await trio.sleep(0.001)
        sys.exit(3)

assert llvm_engine.is_available()
if sys.argv[1] == "sys.exit":
    trio.run(main)
opened = la.blocking("cpu:0", {"compile_cache": False})
blocking = opened.__enter__()
x = record()
blocking.run(la.mark_step)
while not compiling():
    time.sleep(0.001)
sys.exit(3)
"""
    done = run_program(program, how)
    assert (done.returncode, done.stderr) == (3, "")


LOOKING = """
import sys, threading, time
from os import write
from lazyasync.backends.cpu.llvm import engine

begun = threading.Event()

class Finder:
    "A slow disk."
    def find_spec(self, name, path=None, target=None):
        if name == "llvmlite":
            begun.set()
            time.sleep(0.3)

class Last:
    def __del__(self, write=write):
        "As a task of asyncio does which tells of its error."
        try:
            import wave
        except ImportError:  # so late
            pass
        write(1, b"ended")

sys.meta_path.insert(0, Finder())
threading.Thread(target=engine.is_available, daemon=True).start()
begun.wait()
threading.last = Last()
"""


def test_the_end_of_the_interpreter_waits_for_a_thread_that_looks_for_llvmlite() -> None:
    """It would end with Python's lock of imports, which what is ended later may want as well."""
    ended = run_program(LOOKING, timeout=20)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "ended", "")


FORKING = """
import asyncio, os, signal, sys, time
import trio
import lazyasync as la

chance = int(sys.argv[2])

def trace(frame, event, argument):
    global chance
    if not any(name in frame.f_code.co_filename for name in ("lazyasync", "logging")):
        return None
    if event == "line":
        chance -= 1
        if chance == 0:
            sys.settrace(None)
            signal.raise_signal(signal.SIGINT)
    return trace

def fork():
    "Ctrl-C comes amid what Python calls before and after a fork."
    sys.settrace(trace)
    pid = os.fork()
    sys.settrace(None)
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    if chance > 0:
        print("was not that long")
        signal.raise_signal(signal.SIGINT)

async def in_trio():
    async with la.open_runtime("cpu:0"):
        fork()
        await trio.sleep(10)

async def in_asyncio():
    async with la.open_runtime("cpu:0"):
        fork()
        await asyncio.sleep(10)

def in_threads():
    with la.blocking("cpu:0"):
        fork()
        time.sleep(10)

try:
    exec(sys.argv[1])
except KeyboardInterrupt:
    print("interrupted")
"""


@needs_fork
@pytest.mark.parametrize("chance", [1, 3, 10, 17, 25])
@pytest.mark.parametrize("run", ["trio.run(in_trio)", "asyncio.run(in_asyncio())", "in_threads()"])
def test_an_interrupt_amid_a_fork_is_heard(run: str, chance: int) -> None:
    """What Python calls there can only print an error, and drop it; and locks would stay taken."""
    ended = run_program(FORKING, run, str(chance))
    assert (ended.stdout, ended.stderr) == ("interrupted\n", "")
