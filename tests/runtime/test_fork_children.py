"""Children of forks that do not go on in the inherited loop, and the locks that they find."""

from __future__ import annotations

import pytest
from forking import run
from needs import needs_fork, needs_llvm

pytestmark = needs_fork


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


def test_multiprocessing_forks_while_a_runtime_is_open() -> None:
    """In the loop, and in a thread, where the child may have a runtime of its own."""
    program = """
import multiprocessing

def work(where):
    refused(lambda: la.ones((2,)))
    if where == "thread":
        own_runtime()

async def main():
    processes = multiprocessing.get_context("fork")
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        x = la.ones((64, 64)) * 0.5
        await la.mark_step()
        for where in ("loop", "thread"):
            process = processes.Process(target=work, args=(where,))
            if where == "thread":
                await trio.to_thread.run_sync(process.start)
            else:
                process.start()
            await trio.to_thread.run_sync(process.join, 20)
            assert process.exitcode == 0, (where, process.exitcode)
            assert float(await x.sum().item()) == 2048
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


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


def test_a_child_leaves_the_block_of_a_blocking_runtime() -> None:
    program = """
import contextlib

for how in ("leave", "sys.exit", "raise", "open"):
    opened = la.blocking("cpu:0", {"inline_microseconds": 0})
    pid = None
    try:
        opened.__enter__() if how == "open" else None
        with opened if how != "open" else contextlib.nullcontext():
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
    if not pid:
        if how == "leave":
            own_runtime()
        sys.exit(0)
    print(how, status_of(pid), flush=True)
    opened.__exit__(None, None, None) if how == "open" else None
"""
    found = [line for line in run(program).splitlines() if line]
    assert found == ["leave 0", "sys.exit 7", "raise 8", "open 0"]


WORKS = """
import asyncio, multiprocessing

def in_asyncio():
    async def own():
        async with la.open_runtime("cpu:0"):
            x = la.ones((3,))
            assert await x.sum().item() == 3
            async with la.job("own"):
                assert await (x * 2).sum().item() == 6
            assert await asyncio.to_thread(lambda: la.ones((4,)).sum().item()) == 4
    asyncio.run(own())
    asyncio.run(own())

def in_trio():
    own_runtime()

def join(process):
    process.start()
    process.join(30)
    return process.exitcode
"""


def test_children_of_trio_tasks_run_event_loops_of_their_own() -> None:
    """One of multiprocessing has all; one that may go on in the loop has asyncio, and goes on."""
    program = (
        WORKS
        + """
async def main():
    processes = multiprocessing.get_context("fork")
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        x = la.ones((64, 64)) * 0.5
        await la.mark_step()
        for work in (in_asyncio, in_trio):
            assert join(processes.Process(target=work)) == 0, work
            assert await x.sum().item() == 2048
        pid = os.fork()
        if pid == 0:
            in_asyncio()
            await refused_too(x.numpy)
            await trio.sleep(0.05)
            await trio.to_thread.run_sync(time.sleep, 0.01)
            os._exit(7)
        assert await trio.to_thread.run_sync(status_of, pid) == 7
        assert await x.sum().item() == 2048
    print("done")

async def without_a_runtime():
    assert join(multiprocessing.get_context("fork").Process(target=in_asyncio)) == 0

trio.run(main)
trio.run(without_a_runtime)
"""
    )
    assert run(program) == "done\n"


# ---- locks ---------------------------------------------------------------------------------


@needs_llvm
def test_locks_that_another_thread_held_are_free_in_the_child() -> None:
    """Also that of what starts LLVM, before it has been started."""
    program = """
from lazyasync.backends.cpu import process_locks
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.ir import types

process_locks.SECONDS = 0.1
LOCKS = {
    "first": lambda: llvm_engine._starting,
    "starting": lambda: llvm_engine._starting,
    "types": lambda: types._lock,
    "engine": lambda: llvm_engine.engine()._lock,
    "llvmlite": lambda: llvm_engine.engine()._compiler._library_lock,
}

def child(which):
    own_runtime()
    assert which == "first" or llvm_engine.is_available()
    with la.blocking("cpu:0"):
        assert "loop" in la.debug.dump_ir(la.ones((9, 4)) * 2.5 + 1, "backend")

for which, find in LOCKS.items():
    if which != "first":
        assert llvm_engine.is_available()
    lock = find()
    held, done = threading.Event(), threading.Event()

    def hold():
        with lock:
            held.set()
            done.wait()

    holder = threading.Thread(target=hold)
    holder.start()
    held.wait()
    pid = fork(child, which)
    assert status_of(pid) == 0, which
    done.set()
    holder.join()
own_runtime()
print("done")
"""
    assert run(program) == "done\n"


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


def test_processes_of_an_asyncio_program() -> None:
    """A child that multiprocessing makes is in no event loop, and so in no trio run either."""
    program = """
import asyncio, gc, multiprocessing
from concurrent.futures import ProcessPoolExecutor

def of_the_parent(_):
    refused(lambda: la.ones((2,)), lambda: x + 1, lambda: la.manual_seed(3))
    return True

def in_trio(_):
    own_runtime()
    gc.collect()
    own_runtime()
    return True

def in_asyncio(rows):
    async def own():
        async with la.open_runtime("cpu:0"):
            return await la.ones((rows,)).sum().item() == rows
    return asyncio.run(own())

WORK = (of_the_parent, in_trio, in_asyncio)
for work in WORK:
    setattr(sys.modules["__main__"], work.__name__, work)  # where pickle looks for them

def closure(value):
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as pool:
        assert all([*map(lambda work: pool.submit(work, 3).result(20), WORK)])
    print("closure")

async def main():
    global x
    loop = asyncio.get_running_loop()
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        x = la.ones((64, 64)) * 0.5
        await la.mark_step()
        with ProcessPoolExecutor(2, multiprocessing.get_context("fork")) as pool:
            for work in WORK:
                x = (x @ x) * 0.001
                await la.mark_step()
                calls = (loop.run_in_executor(pool, work, rows) for rows in (1, 2, 3))
                assert all(await asyncio.wait_for(asyncio.gather(*calls), 30)), work
        la.add_step_closure(closure, (x,))
        await la.mark_step()
        assert await x.sum().item() > 0
    print("done")
asyncio.run(main())
"""
    assert run(program) == "closure\ndone\n"


def test_a_child_leaves_the_block_of_an_asyncio_program() -> None:
    program = """
import asyncio

async def main():
    global pid
    async with la.open_runtime("cpu:0"):
        x = la.ones((3,))
        pid = os.fork()
        if pid == 0:
            try:
                await x.sum().item()
            except la.NoRuntimeError as error:
                assert f"belongs to process {PARENT}" in str(error)
        else:
            print(status_of(pid))
    if pid == 0:
        with la.blocking("cpu:0"):
            assert la.ones(3).sum().item() == 3
        os._exit(7)

asyncio.run(main())
"""
    assert run(program) == "7\n"


INTERRUPTED = """
import asyncio, multiprocessing, signal

def interrupt(frame):
    "Ctrl-C comes, in the code of that frame."
    signal.getsignal(signal.SIGINT)(signal.SIGINT, frame)

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "nothing_of_this_name":
            interrupt(sys._getframe(1))

def child(where):
    import io
    sys.stderr = io.StringIO()
    for each in ("anywhere", "import"):
        try:
            if each == "anywhere":
                interrupt(sys._getframe())
            else:
                sys.meta_path.insert(0, Finder())
                import nothing_of_this_name
        except KeyboardInterrupt:
            continue
        except ModuleNotFoundError:
            pass
        os._exit(1)
    os._exit(0)

processes = multiprocessing.get_context("fork")

def start(where):
    process = processes.Process(target=child, args=(where,))
    process.start()
    process.join(20)
    print(where, process.exitcode)

async def in_trio():
    async with la.open_runtime("cpu:0"):
        start("task")
        await trio.to_thread.run_sync(start, "thread")

async def in_asyncio():
    async with la.open_runtime("cpu:0"):
        start("task")
        await asyncio.to_thread(start, "thread")

def in_asyncio_alone():
    "Asyncio's own runner tells its main task, and so nobody in a child."
    asyncio.new_event_loop().run_until_complete(in_asyncio())

def in_threads():
    with la.blocking("cpu:0"):
        start("task")
        thread = threading.Thread(target=start, args=("thread",))
        thread.start()
        thread.join()

exec(sys.argv[1])
"""


@pytest.mark.parametrize(
    "where",
    ["trio.run(in_trio)", "in_asyncio_alone()", "in_threads()"],
)
def test_children_hear_interrupts(where: str) -> None:
    """Nobody is there to tell them later, and the trio run that would be told does not go on."""
    assert run(INTERRUPTED, where) == "task 0\nthread 0\n"
