"""Scripts and interpreters that end while `la.blocking()` is open."""

from __future__ import annotations

import signal

import pytest
from processes import run_program

LEFT_OPEN = """
import atexit, sys, threading, time
import lazyasync as la

how = sys.argv[1]
kept = []

def late():
    try:
        kept.append(float(kept[0].sum()))
    except la.NoRuntimeError:
        print("refused")

def record():
    while True:
        z = la.ones((32, 32)) * 2.5
        for _ in range(10):
            z = z @ z * 0.001

def ask():
    while True:
        float((la.ones((32, 32)) * 2.5).sum())

def ask_some():
    for number in range(20):
        float(la.ones((32, 32))[0, 0] * (number + 0.5))
    sys.stdout.write("asked\\n")  # at once, unlike print

if how == "atexit":
    atexit.register(late)
opened = la.blocking("cpu:0", {"inline_microseconds": 0})
if how == "nobody has it":
    blocking = la.blocking("cpu:0").__enter__()
    del opened
else:
    blocking = opened.__enter__()
x = la.ones((300, 300)) * 2.5
kept.append(x)
if how == "in flight":
    for _ in range(5):
        x = x @ x * 0.001
    la.add_step_closure(lambda value: time.sleep(0.05), (x.sum(),), run_async=True)
    blocking.run(la.mark_step)
for target, daemon in ((record, True), (ask, True), (ask_some, False)):
    if how == target.__name__:
        for _ in range(2):
            threading.Thread(target=target, daemon=daemon).start()
        time.sleep(0.1)
if how == "sys.exit":
    sys.exit(3)
if how == "raise":
    raise KeyError("the script's own")
print(float(x[0, 0]) > 0)
"""


@pytest.mark.parametrize(
    ("how", "printed"),
    [
        ("plain", "True\n"),
        ("nobody has it", "True\n"),
        ("in flight", "True\n"),
        ("record", "True\n"),
        ("ask", "True\n"),
        ("ask_some", None),
        ("atexit", "True\nrefused\n"),
    ],
)
def test_left_open_it_ends_quietly_with_the_interpreter(how: str, printed: str | None) -> None:
    done = run_program(LEFT_OPEN, how)
    assert done.stderr == ""
    assert done.returncode == 0
    if printed is None:
        assert sorted(done.stdout.split()) == ["True", "asked", "asked"]
    else:
        assert done.stdout == printed


def test_left_open_by_an_error_of_the_script() -> None:
    done = run_program(LEFT_OPEN, "sys.exit")
    assert (done.returncode, done.stderr) == (3, "")
    done = run_program(LEFT_OPEN, "raise")
    assert done.returncode == 1
    assert done.stderr.startswith("Traceback")
    assert done.stderr.endswith('KeyError: "the script\'s own"\n')
    assert done.stderr.count("Traceback") == 1


WITHIN = """
import os, signal, sys, threading
import lazyasync as la

def compute():
    try:
        while True:
            x = la.ones((32, 32)) * 2.5
            float((x @ x).sum())
    except la.NoRuntimeError:
        pass  # the block has ended

threads = [threading.Thread(target=compute, daemon=True) for _ in range(int(sys.argv[2]))]
with la.blocking("cpu:0", {"inline_microseconds": 0}):
    for thread in threads:
        thread.start()
    x = la.ones((64, 64)) * 2.5
    float(x[0, 0])
    if sys.argv[1] == "sys.exit":
        sys.exit(3)
    if sys.argv[1] == "raise":
        raise KeyError("the script's own")
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
    while True:
        float((x @ x).sum())
"""


@pytest.mark.parametrize("threads", ["0", "2"])
@pytest.mark.parametrize(
    ("how", "status", "said"),
    [
        ("sys.exit", 3, ""),
        ("raise", 1, 'KeyError: "the script\'s own"\n'),
        ("ctrl-c", -signal.SIGINT, "KeyboardInterrupt\n"),
    ],
)
def test_a_script_that_ends_in_the_block_says_why_and_nothing_else(
    how: str, status: int, said: str, threads: str
) -> None:
    done = run_program(WITHIN, how, threads)
    assert done.returncode == status
    assert done.stderr.endswith(said)
    assert done.stderr.count("Traceback") == (1 if said else 0)
