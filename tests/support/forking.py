"""Programs that fork, each in a process of its own."""

from __future__ import annotations

from processes import run_program

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
