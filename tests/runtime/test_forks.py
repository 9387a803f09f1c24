"""Forked processes: the child's runtimes are closed, and the parent's go on."""

from __future__ import annotations

import os
import sys

import pytest
from needs import needs_llvm
from processes import run_program

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or sys.platform != "linux", reason="forks are tested on Linux"
)

PRELUDE = """
import os, sys, threading, time, traceback
import numpy as np, trio
import lazyasync as la

def fork(child, *args):
    "A child that calls a function and ends; it fails if that raises."
    pid = os.fork()
    if pid == 0:
        status = 70
        try:
            child(*args)
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(status)
    return pid

def status_of(pid):
    "How a child has ended; it has some seconds."
    for _ in range(2000):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    return "did not end"

def refused(*uses):
    "Whether all of them say whose runtime it is."
    for use in uses:
        try:
            use()
        except la.NoRuntimeError as error:
            assert f"belongs to process {PARENT}, which has forked this one" in str(error), error
        else:
            raise AssertionError(f"{use} was not refused")

async def refused_too(*uses):
    for use in uses:
        try:
            with trio.fail_after(10):
                await use()
        except la.NoRuntimeError as error:
            assert f"belongs to process {PARENT}, which has forked this one" in str(error), error
        else:
            raise AssertionError(f"{use} was not refused")

async def later(tensor):
    await tensor

def own_runtime():
    "Whether a child has one that works, with what LLVM compiles."
    async def main():
        async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
            x = la.ones((5, 3)) * 2.5
            kernels = runtime.metrics
            assert float(await x.sum().item()) == 37.5
            compiled = la.compile(lambda x: x * x + 1)
            assert float((await (await compiled(x)).numpy())[0, 0]) == 7.25
            await la.wait_device_ops()
    trio.run(main)
    with la.blocking("cpu:0"):
        assert float((la.ones((3,)) * 1.5).sum()) == 4.5

PARENT = os.getpid()
"""


def run(program: str, *arguments: str) -> str:
    """What a program prints, which must end well and say nothing else."""
    done = run_program(PRELUDE + program, *arguments)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


# ---- a child that goes on in the inherited loop --------------------------------------------

GOES_ON = """
how, threads = sys.argv[1], sys.argv[2] == "threads"

async def steps(x, count):
    for _ in range(count):
        x = (x @ x) * 0.001
        await la.mark_step()
        if threads:
            await trio.to_thread.run_sync(time.sleep, 0.0001)
    return x

async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await steps(la.ones((64, 64)), 10)
        pid = os.fork()
        if pid == 0:
            await refused_too(x.numpy, la.mark_step)
            await trio.sleep(0.2)
            if how == "exit":
                os._exit(7)
            if how == "sys.exit":
                sys.exit(7)
            if how == "raise":
                raise KeyError("the child's own")
            return
        with trio.fail_after(30):
            while not (ended := os.waitpid(pid, os.WNOHANG))[0]:
                x = await steps(x, 5)
            x = await steps(x, 50)
            await x
            await trio.to_thread.run_sync(time.sleep, 0.01)
            assert await trio.to_thread.run_sync(trio.from_thread.run, x.sum().item) >= 0
        print(os.waitstatus_to_exitcode(ended[1]))

try:
    trio.run(main)
except KeyError:
    assert os.getpid() != PARENT
    sys.exit(8)
if os.getpid() != PARENT:
    own_runtime()
    sys.exit(9)
"""


@pytest.mark.parametrize(
    ("how", "threads", "status"),
    [
        ("exit", "no threads", 7),
        ("exit", "threads", 7),
        ("sys.exit", "no threads", 7),
        ("sys.exit", "threads", 7),
        ("raise", "no threads", 8),
        ("leave", "no threads", 9),
    ],
)
def test_a_child_goes_on_in_the_loop_for_a_while_and_leaves(
    how: str, threads: str, status: int
) -> None:
    assert run(GOES_ON, how, threads) == f"{status}\n"


def test_in_a_child_everything_says_whose_runtime_it_is() -> None:
    program = """
async def main():
    async with la.open_runtime({"cpu": 2}, {"inline_microseconds": 0}) as runtime:
        compiled = la.compile(lambda x: x + 1.5)
        ready = await (la.ones((2,)) * 0.5)
        await compiled(ready)
        batches = la.prefetch([np.ones(2)] * 5)
        await anext(batches)
        lazy, in_flight = la.ones((2,)) * 2.5, None
        for _ in range(2):
            repeated = lazy + 1  # the second time as it was recorded before
            pid = os.fork()
            if pid == 0:
                break
            assert await trio.to_thread.run_sync(status_of, pid) == 0
            assert (await repeated.numpy()).tolist() == [3.5, 3.5]
            lazy = la.ones((2,)) * 2.5
        else:
            return print("done")
        try:
            refused(
                lambda: lazy + 1,
                lambda: lazy * 2,
                lambda: ready + ready,
                lambda: la.ones((2,)),
                lambda: la.asarray([1.0]),
                lambda: la.rand((2,)),
                lambda: ready.to("cpu:1"),
                lambda: la.add_step_closure(print),
                lambda: la.manual_seed(3),
                lambda: la.set_rng_state({"key": 1, "counter": 2}),
                lambda: compiled.lower(ready),
                lambda: la.prefetch([np.ones(2)]),
            )
            async def job():
                async with la.job("own"):
                    pass
            async def step():
                async with la.step():
                    pass
            await refused_too(
                lambda: later(lazy), lambda: later(ready), lazy.numpy, ready.numpy, job, step,
                lambda: la.to_cpu([ready]), la.mark_step, la.wait_device_ops, la.run_step_closures,
                lambda: la.sync_multi([lazy]), lambda: la.put(np.ones(2)),
                lambda: compiled(ready), lambda: compiled(lazy),
                lambda: la.all_reduce([ready, ready]), lambda: la.save({"x": ready}, "never"),
                lambda: anext(batches),
            )
            await batches.aclose()
            assert np.asarray(ready).tolist() == [0.5, 0.5]  # what is on the host is there
            assert "2.5" not in repr(lazy)
            runtime.statistics()
        except BaseException:
            traceback.print_exc()
            os._exit(70)
        os._exit(0)
trio.run(main)
"""
    assert run(program) == "done\n"


def test_what_waits_in_the_loop_is_told_in_the_child_and_gets_its_result_in_the_parent() -> None:
    program = """
told = []

async def wait(tensor):
    try:
        await tensor
    except la.NoRuntimeError as error:
        told.append(str(error))

async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = la.ones((600, 600))
        for _ in range(4):
            x = x @ x * 0.001
        async with trio.open_nursery() as nursery:
            await la.mark_step()
            nursery.start_soon(wait, x)
            nursery.start_soon(wait, x)
            await trio.lowlevel.checkpoint()
            await trio.lowlevel.checkpoint()
            assert runtime.statistics().waiting_tasks > 2
            pid = os.fork()
        if pid == 0:
            assert len(told) == 2 and str(PARENT) in told[0]
            os._exit(0)
        assert x.is_ready() and not told
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


@pytest.mark.parametrize("when", ["at once", "after a turn"])
def test_a_child_leaves_the_block_without_waiting_for_what_is_its_parents(when: str) -> None:
    """Steps under way, a closure and a source in threads, a profile: none is waited for."""
    program = """
go_on = threading.Event()

def source():
    yield np.ones(2)
    go_on.wait()
    yield np.ones(2)

async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        async with la.debug.profile("profile.json"), la.job("inner"):
            batches = la.prefetch(source(), depth=2)
            await anext(batches)
            begun = threading.Event()
            for run_async in (True, True):
                la.add_step_closure(
                    lambda: (begun.set(), go_on.wait()), run_async=run_async, in_thread=True
                )
            x = la.ones((900, 900))
            for _ in range(5):
                x = x @ x * 0.001
            await la.mark_step()
            while not begun.is_set():
                await trio.sleep(0.001)
            failed = la.ones((1 << 40,)) * 2.5
            pid = os.fork()
            if pid:
                status = await trio.to_thread.run_sync(status_of, pid)
                go_on.set()
                await batches.aclose()
                await x
                del failed
            elif sys.argv[1] != "at once":
                await trio.sleep(0.01)
    return None if pid == 0 else status

try:
    status = trio.run(main)
except BaseException:
    traceback.print_exc()
    status = 70
if os.getpid() != PARENT:
    os._exit(0 if status is None else status)
print(status, os.path.getsize("profile.json") > 1000)
"""
    assert run(program, when) == "0 True\n"


def test_the_child_may_open_a_runtime_of_its_own_within_the_inherited_loop() -> None:
    program = """
async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as outer:
        x = la.ones((3,)) * 2.5
        pid = os.fork()
        if pid == 0:
            async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
                assert (await (la.ones((3,)) * 1.5).numpy()).tolist() == [1.5] * 3
                assert await trio.to_thread.run_sync(lambda: 5) == 5
            await refused_too(la.mark_step)
            os._exit(0)
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        assert (await x.numpy()).tolist() == [2.5] * 3
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


def test_a_thread_was_just_about_to_wake_the_loop() -> None:
    program = """
called = []

async def main():
    async with la.open_runtime("cpu:0") as runtime:
        token = trio.lowlevel.current_trio_token()
        queue = token._reentry_queue
        held, done = threading.Event(), threading.Event()

        def hold():
            with queue.lock, runtime.deliveries._lock:
                queue.queue.append((lambda: called.append(1), ()))
                held.set()
                done.wait()
                queue.wakeup.wakeup_thread_and_signal_safe()

        thread = threading.Thread(target=hold)
        thread.start()
        held.wait()
        pid = os.fork()
        if pid == 0:
            assert await trio.to_thread.run_sync(lambda: 5) == 5
            assert called == [1]
        else:
            done.set()
            thread.join()
            await trio.to_thread.run_sync(time.sleep, 0.01)
            assert called == [1]
    if pid == 0:
        return None
    return await trio.to_thread.run_sync(status_of, pid)

status = trio.run(main)
if os.getpid() == PARENT:
    print(status)
"""
    assert run(program) == "0\n"


def test_two_runtimes_are_open() -> None:
    program = """
async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as outer:
        x = la.ones((2,)) * 1.5
        async with la.open_runtime("sim:0") as inner:
            y = la.ones((2,)) * 2.5
            pid = os.fork()
            if pid == 0:
                await refused_too(x.numpy, y.numpy)
                assert outer.deliveries.descriptor is inner.deliveries.descriptor is None
                await trio.sleep(0.01)
            else:
                assert (await y.numpy()).tolist() == [2.5, 2.5]
                assert await trio.to_thread.run_sync(status_of, pid) == 0
        if pid:
            assert (await x.numpy()).tolist() == [1.5, 1.5]
            print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


def test_the_child_leaves_the_descriptors_of_its_parent_alone() -> None:
    program = """
async def main():
    reader, writer = os.pipe()
    got = trio.Event()
    async def read():
        await trio.lowlevel.wait_readable(reader)
        got.set()
    async with la.open_runtime("cpu:0") as runtime, trio.open_nursery() as nursery:
        nursery.start_soon(read)
        await trio.lowlevel.checkpoint()
        await trio.lowlevel.checkpoint()
        pid = os.fork()  # in the very beginning: the loop has not turned much
        if pid == 0:
            assert runtime.deliveries._descriptor is None
            assert runtime.timers._descriptor is None
            await trio.sleep(0.05)
            os.write(writer, b"x")  # which the parent waits for
            with trio.move_on_after(0.2):
                await got.wait()
            os._exit(3 if got.is_set() else 0)
        with trio.fail_after(10):
            await got.wait()
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


# ---- children that do not go on in the loop ------------------------------------------------


def test_a_worker_thread_forks() -> None:
    program = """
async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = la.ones((64, 64))

        def child():
            refused(
                lambda: x + 1,
                lambda: la.ones((2,)),
                lambda: trio.run(x.numpy),
                lambda: trio.run(la.mark_step),
                lambda: la.manual_seed(3),
                lambda: x.set_(y),
                runtime.default_job.cancel,
            )
            own_runtime()
            refused(lambda: la.ones((2,)))

        async def steps():
            nonlocal x
            while True:
                x = (x @ x) * 0.001
                await la.mark_step()

        y = await (la.ones((2,)) * 2.5)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(steps)
            for _ in range(3):
                pid = await trio.to_thread.run_sync(fork, child)
                assert await trio.to_thread.run_sync(status_of, pid) == 0
            nursery.cancel_scope.cancel()
        with trio.fail_after(10):
            await x
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


@pytest.mark.parametrize("where", ["loop", "thread"])
def test_multiprocessing_forks_while_a_runtime_is_open(where: str) -> None:
    program = """
import multiprocessing

def work():
    refused(lambda: la.ones((2,)))
    if sys.argv[1] == "thread":
        own_runtime()

async def main():
    processes = multiprocessing.get_context("fork")
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        x = la.ones((64, 64)) * 0.5
        await la.mark_step()
        process = processes.Process(target=work)
        if sys.argv[1] == "thread":
            await trio.to_thread.run_sync(process.start)
        else:
            process.start()
        await trio.to_thread.run_sync(process.join, 20)
        assert process.exitcode == 0, process.exitcode
        assert float(await x.sum().item()) == 2048
        print("done")
trio.run(main)
"""
    assert run(program, where) == "done\n"


def test_a_blocking_runtime_is_open() -> None:
    program = """
import multiprocessing

def child():
    refused(
        lambda: la.ones((2,)),
        lambda: float(x.sum()),
        lambda: x + 1,
        lambda: blocking.run(la.mark_step),
        lambda: trio.run(x.numpy),
        lambda: la.manual_seed(3),
    )
    errors = []
    def thread():
        try:
            la.ones((2,))
        except la.NoRuntimeError:
            errors.append(1)
    started = threading.Thread(target=thread)
    started.start()
    started.join()
    assert errors == [1]
    own_runtime()

with la.blocking("cpu:0", {"inline_microseconds": 0}) as blocking:
    x = la.ones((64, 64)) * 0.5
    assert float(x[0, 0]) == 0.5
    assert status_of(fork(child)) == 0
    processes = multiprocessing.get_context("fork")
    process = processes.Process(target=child)
    process.start()
    process.join(20)
    assert process.exitcode == 0
    pids = []
    forking = threading.Thread(target=lambda: pids.append(fork(own_runtime)))
    forking.start()
    forking.join()
    assert status_of(pids[0]) == 0
    assert float(x.sum()) == 2048
print("done")
"""
    assert run(program) == "done\n"


@pytest.mark.parametrize(
    ("how", "status"), [("leave", 0), ("sys.exit", 7), ("raise", 8), ("open", 0)]
)
def test_a_child_leaves_the_block_of_a_blocking_runtime(how: str, status: int) -> None:
    program = """
how = sys.argv[1]
opened = la.blocking("cpu:0", {"inline_microseconds": 0})
pid = None
try:
    opened.__enter__() if how == "open" else None
    with opened if how != "open" else __import__("contextlib").nullcontext():
        x = la.ones((300, 300))
        for _ in range(5):
            x = x @ x * 0.001
        y = x + 1
        la.add_step_closure(print, run_async=True)
        la.current_job()
        pid = os.fork()
        if pid == 0 and how == "sys.exit":
            sys.exit(7)
        if pid == 0 and how == "raise":
            raise KeyError("the child's own")
except KeyError:
    sys.exit(8)
if pid:
    print(status_of(pid))
elif how == "leave":
    own_runtime()
"""
    assert run(program, how).split()[0] == str(status)


# ---- locks ---------------------------------------------------------------------------------


@needs_llvm
@pytest.mark.parametrize("lock", ["starting", "types", "engine", "llvmlite", "first"])
def test_locks_that_another_thread_held_are_free_in_the_child(lock: str) -> None:
    program = """
from lazyasync.backends.cpu import process_locks
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.ir import types

process_locks.SECONDS = 0.1
which = sys.argv[1]
if which != "first":
    assert llvm_engine.is_available()
lock = {
    "first": lambda: llvm_engine._starting,
    "starting": lambda: llvm_engine._starting,
    "types": lambda: types._lock,
    "engine": lambda: llvm_engine.engine()._lock,
    "llvmlite": lambda: llvm_engine.engine()._compiler._library_lock,
}[which]()
held, done = threading.Event(), threading.Event()

def hold():
    with lock:
        held.set()
        done.wait()

def child():
    own_runtime()
    assert which == "first" or llvm_engine.is_available()
    with la.blocking("cpu:0"):
        assert "loop" in la.debug.dump_ir(la.ones((9, 4)) * 2.5 + 1, "backend")

holder = threading.Thread(target=hold)
holder.start()
held.wait()
pid = fork(child)
assert status_of(pid) == 0
done.set()
holder.join()
own_runtime()
print("done")
"""
    assert run(program, lock) == "done\n"


@needs_llvm
def test_a_fork_waits_for_what_another_thread_compiles() -> None:
    """So that the child finds nothing half done; and nobody compiles while it forks."""
    program = """
from lazyasync.backends.cpu import process_locks
from lazyasync.backends.cpu.llvm import engine as llvm_engine

engine = llvm_engine.engine()
stop = threading.Event()
compiled = 0

def compile_on():
    global compiled
    while not stop.is_set():
        compiled += 1
        text = llvm_engine.runtime_text() + f"; {compiled}"
        with engine._lock:
            engine._compile(text, llvm_engine.FUNCTIONS)

thread = threading.Thread(target=compile_on)
thread.start()
while not compiled:
    time.sleep(0.01)
for _ in range(3):
    assert status_of(fork(own_runtime)) == 0
stop.set()
thread.join()
print("done")
"""
    assert run(program) == "done\n"
