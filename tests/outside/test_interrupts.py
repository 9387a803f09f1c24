"""Programs that Ctrl-C or SIGTERM ends, once or several times, at random moments."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest
from interrupted_programs import COMPLAINTS, PROGRAMS, ROOT, complaint
from processes import run_program

RARE = ("trio, SIGTERM", "asyncio, SIGTERM")
"""What they do with the signal is to cancel a task, as others do without one."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.stress if name in RARE else ()) for name in PROGRAMS],
)
def test_an_interrupted_program_ends(name: str) -> None:
    """At once, without a word of what was lost on the way."""
    assert complaint(name, 0) is None


KEEPS_ON = """
import asyncio, signal, sys
import lazyasync as la

async def main():
    async with la.open_runtime("cpu:0"):
        x = la.ones((3,)) + 1.0
        for chance in range(int(sys.argv[1])):
            asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGINT)
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                if chance == 2:
                    raise
        print(await x.sum().item())

asyncio.run(main())
"""


@pytest.mark.parametrize("times", [1, 2, 3])
def test_who_keeps_on_is_interrupted_again(times: int) -> None:
    """A third interrupt has asyncio abandon its tasks, and would have it abandon the runtime."""
    ended = run_program(KEEPS_ON, str(times))
    assert not any(words in ended.stderr for words in COMPLAINTS), ended.stderr
    assert ended.stdout == ("" if times == 3 else "6.0\n")
    assert ("KeyboardInterrupt" in ended.stderr) == (times > 1)


AFTERWARDS = """
import asyncio, gc, signal, sys
import lazyasync as la

async def main():
    async with la.open_runtime("cpu:0"):
        for _ in range(int(sys.argv[1])):
            asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGINT)
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                pass

try:
    asyncio.run(main())
except KeyboardInterrupt:
    print("interrupted")
print(signal.getsignal(signal.SIGINT) is signal.default_int_handler, gc.callbacks)
"""


@pytest.mark.parametrize("times", range(4))
def test_interrupts_are_pythons_again_afterwards(times: int) -> None:
    """A second one comes out of asyncio's run, before the runtime has ended."""
    ended = run_program(AFTERWARDS, str(times))
    assert ended.stdout == "interrupted\n" * (times > 1) + "True []\n"


CELLS = """
import asyncio, contextlib, signal
import lazyasync as la

loop = asyncio.new_event_loop()

def cell(awaitable):
    async def run():
        try:
            return await awaitable
        finally:
            loop.call_soon(loop.stop)

    task = loop.create_task(run())
    while True:
        try:
            loop.run_forever()
        except KeyboardInterrupt:  # as the REPL of asyncio does
            task.cancel()
        else:
            return "interrupted" if task.cancelled() else task.result()

async def waits():
    loop.call_soon(signal.raise_signal, signal.SIGINT)
    await asyncio.sleep(3600)

async def reads():
    loop.call_soon(signal.raise_signal, signal.SIGINT)
    while True:
        await (la.ones((3,)) + 1.0).sum().item()

async def answers():
    return await (la.ones((3,)) + 1.0).sum().item()

stack = contextlib.AsyncExitStack()
cell(stack.enter_async_context(la.open_runtime("cpu:0")))
for _ in range(3):
    print(cell(waits()), cell(answers()), cell(reads()), cell(answers()))
cell(stack.aclose())
"""


def test_cells_are_interrupted_one_by_one() -> None:
    """In a loop that goes on after each interrupt, with a runtime whose block no task is in."""
    ended = subprocess.run(
        [sys.executable, "-c", CELLS],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert ended.stderr == ""
    assert ended.stdout == "interrupted 6.0 interrupted 6.0\n" * 3


IN_BETWEEN = """
import signal
import lazyasync as la
from trio.lowlevel import currently_ki_protected

before = currently_ki_protected()
with la.blocking("cpu:0"):
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        print(before, currently_ki_protected())
"""


def test_trio_runs_that_come_later_are_interrupted_as_ever() -> None:
    """In the middle of what trio does with its own state nothing is raised."""
    ended = run_program(IN_BETWEEN)
    assert (ended.stdout, ended.stderr) == ("True True\n", "")


IN_AN_IMPORT = """
import signal, sys, time
import lazyasync as la

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "nothing_of_this_name":
            signal.getsignal(signal.SIGINT)(signal.SIGINT, sys._getframe(1))

sys.meta_path.insert(0, Interrupting())
with la.blocking("cpu:0"):
    try:
        try:
            import nothing_of_this_name
        except ModuleNotFoundError:
            print("not found")
        time.sleep(10)
    except KeyboardInterrupt:
        print("interrupted")
"""


def test_nothing_is_raised_among_the_locks_of_imports() -> None:
    """A thread that imports the same module would wait for ever."""
    ended = run_program(IN_AN_IMPORT)
    assert (ended.stdout, ended.stderr) == ("not found\ninterrupted\n", "")


AT_THE_END = """
import atexit, os, signal, sys
import lazyasync as la

runtime = la.blocking("cpu:0").open()
print(float(la.ones((3,)).sum()), flush=True)
left = int(sys.argv[1])

def trace(frame, event, argument):
    global left
    if "lazyasync" not in frame.f_code.co_filename:
        return None
    if event in ("call", "line"):
        left -= 1
        if left == 0:
            sys.settrace(None)
            signal.raise_signal(signal.SIGINT)
    return trace

atexit.register(sys.settrace, trace)  # the first one that is called
"""


@pytest.mark.parametrize("line", range(1, 40, 3))
def test_the_end_of_the_interpreter_is_interrupted_without_a_word(line: int) -> None:
    """Wherever in it that is: what is raised there would be printed and dropped."""
    ended = run_program(AT_THE_END, str(line))
    assert (ended.stdout, ended.stderr) == ("3.0\n", "")
    assert ended.returncode in (0, -signal.SIGINT)


@pytest.mark.stress
@pytest.mark.parametrize("first", range(0, 60, 10))
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_storm_of_interrupts(name: str, first: int) -> None:
    found = [complaint(name, seed) for seed in range(first, first + 10)]
    assert found == [None] * 10, "\n".join(filter(None, found))


WHILE_OTHERS_WAIT = """
import asyncio, signal, sys, threading, time
import lazyasync as la

def wait():
    try:
        with la.job("endless"):
            ones = la.ones((), dtype="int32")
            la.while_loop(lambda x: x >= 0, lambda x: (x + 1) % 7, ones).item()
    except la.LazyAsyncError:
        pass

def interrupt(runtime):
    while not any(device.looping for device in runtime.statistics().devices.values()):
        time.sleep(0.001)
    signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

def start(runtime, daemon=False):
    threading.Thread(target=wait, daemon=daemon).start()
    threading.Thread(target=interrupt, args=(runtime,)).start()

async def main():
    async with la.open_runtime("cpu:0") as runtime:
        waits = asyncio.create_task(asyncio.to_thread(wait))
        threading.Thread(target=interrupt, args=(runtime,)).start()
        await asyncio.sleep(60)

try:
    if sys.argv[1] == "block":
        with la.blocking("cpu:0") as blocking:
            start(blocking.runtime)
            time.sleep(60)
    elif sys.argv[1] == "open":
        blocking = la.blocking("cpu:0").open()
        start(blocking.runtime, daemon=True)
        time.sleep(60)
    else:
        asyncio.run(main())
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("where", ["block", "open", "asyncio"])
def test_threads_that_wait_for_a_loop_do_not_keep_the_program(where: str) -> None:
    """The runtime's patience with a device is longer than the time that the program has."""
    ended = run_program(WHILE_OTHERS_WAIT, where, timeout=25)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("interrupted\n", "", 0)
