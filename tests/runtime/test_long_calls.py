"""Programs without loops that take long end between parts of a call once nobody wants them."""

from __future__ import annotations

import numpy as np
import pytest
import trio

import lazyasync as la

pytest.importorskip("llvmlite")  # without it, the call is a single one of NumPy's


async def test_a_long_call_that_nobody_waits_for_any_more_ends() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        x = await la.put(np.ones(400_000, "float32"))
        taps = await la.put(np.ones(60_000, "float32"))
        await (x + 1).sum()
        for count in (1, 2):
            with trio.move_on_after(0.1) as scope:
                await la.convolve(x, taps).numpy()
            assert scope.cancelled_caught
            with trio.fail_after(60):
                assert await (x + 1).sum().item() == 800_000
            assert runtime.metrics.counters["DroppedSteps"] == count


async def test_one_that_somebody_holds_goes_on() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        x = await la.put(np.ones(100_000, "float32"))
        taps = await la.put(np.ones(80_000, "float32"))
        found = la.convolve(x, taps)
        with trio.move_on_after(0.1):
            await found
        await trio.sleep(0.1)
        assert await found[79_999].item() == 80_000
        assert runtime.metrics.counters["DroppedSteps"] == 0
