"""Memory that really runs out: a process with little room, uploads and steps that do not fit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import trio

import lazyasync as la

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits address space")

ROOT = Path(__file__).parents[3]

PROGRAM = """
import gc, random, resource, sys
import numpy as np, trio
import lazyasync as la

SIZE = 8_000_000  # of float32: 32 MB
ROOM = 200 << 20
done = failed = 0

async def work(name, choose):
    global done, failed
    kept = []
    async with la.job(name):
        for number in range(12):
            try:
                if choose.random() < 0.5 or not kept:
                    length = choose.choice((SIZE, 2 * SIZE))
                    array = np.full(length, float(number), np.float32)
                    kept.append((await la.put(array), float(number)))
                else:
                    tensor, value = choose.choice(kept)
                    tensor = tensor * 2.0 + 1.0
                    await tensor
                    kept.append((tensor, value * 2 + 1))
                done += 1
            except (MemoryError, la.DeviceOutOfMemoryError):
                failed += 1
            if len(kept) > 3:
                kept.pop(choose.randrange(len(kept)))
        for tensor, value in kept:
            array = await tensor.numpy()
            assert array[0] == array[-1] == value

async def main():
    async with la.open_runtime("cpu:0", {"jit": False}) as runtime:
        small = await la.put(np.zeros(1000, np.float32))
        await (small * 2.0 + 1.0)
        await trio.to_thread.run_sync(lambda: None)
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + ROOM, resource.RLIM_INFINITY))
        with trio.fail_after(100):
            async with trio.open_nursery() as nursery:
                for index in range(3):
                    choose = random.Random(f"{sys.argv[1]}/{index}")
                    nursery.start_soon(work, f"worker {index}", choose)
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.setrlimit(resource.RLIMIT_AS, unlimited)
        large = await la.put(np.ones(SIZE, np.float32))
        assert (await (large * 3.0).numpy())[5] == 3.0
        del large, small
        gc.collect()
        device = runtime.statistics().devices["cpu:0"]
        assert (device.outstanding, device.memory_bytes) == (0, 0), device
    assert done and failed, (done, failed)

trio.run(main)
"""


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.stress) for seed in (1, 2, 3))]
)
def test_nobody_waits_for_ever_for_memory(seed: int) -> None:
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(seed)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert result.returncode == 0, result.stderr


async def test_no_memory_for_a_thread_is_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(*arguments: object) -> None:
        raise RuntimeError("can't start new thread")

    async with la.open_runtime("cpu:0"):
        with monkeypatch.context() as patch:
            patch.setattr(trio._threads, "start_thread_soon", start)
            with pytest.raises(la.DeviceOutOfMemoryError, match="start new thread"):
                await la.put(np.ones(3))
        assert (await (await la.put(np.ones(3))).numpy()).tolist() == [1.0, 1.0, 1.0]
