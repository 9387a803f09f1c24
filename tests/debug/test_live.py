"""`la.debug.live_tensors`: which tensors are alive, and where they were made."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la


def line(below: int) -> str:
    """The end of a place in the test that calls this, so many lines below its first."""
    import sys

    code = sys._getframe(1).f_code
    return f"test_live.py:{code.co_firstlineno + below} in {code.co_name}"


@pytest.mark.parametrize("debug", [False, True])
async def test_live_tensors(device: str, debug: bool) -> None:
    async with la.open_runtime(device, {"ir_debug": debug}):
        assert len(la.debug.live_tensors()) == 0
        assert str(la.debug.live_tensors()) == "no tensor is alive\n"
        put = await la.put(np.ones((10, 10), np.float32))
        given = la.asarray([1.0, 2.0, 3.0])
        computed = await (put * 2.0 + 1.0)
        lazy = la.sum(computed, axis=0)
        twin = computed
        report = la.debug.live_tensors()
        found = {(entry.shape, entry.state): entry for entry in report}
        assert len(report) == len(found) + 1 == 4
        jobs = {entry.shape: entry.job for entry in report}
        assert jobs.pop((3,)) == ("default" if device.startswith("cpu") else None)
        assert set(jobs.values()) == {"default"}
        assert {entry.device for entry in report} == {device}
        assert [entry.nbytes for entry in report] == [400, 400, 40, 12]
        assert {str(entry.made_at).rpartition("/")[2] for entry in report} == {
            *(line(5), line(6), line(7), line(8))
        }
        assert found[(10,), "lazy"].dtype == "float32"
        text = str(report)
        if device.startswith("cpu"):
            assert f"{device}, the job 'default': 4 values, 852.00B\n" in text
        assert "   400.00B  float32[10, 10] ready, made at /" in text
        del given, twin
        assert len(la.debug.live_tensors()) == 3
        del lazy, put
        (left,) = la.debug.live_tensors()
        assert left.shape == tuple(computed.shape)


async def test_jobs_and_devices_apart() -> None:
    async with la.open_runtime(["cpu:0", "cpu:1"]):
        here = la.ones(4) + 1
        there = here.to("cpu:1") * 2
        async with la.job("other"):
            mine = await (la.ones(8, device="cpu:1") + 1)
            compiled = await la.compile(lambda x: la.exp(x))(mine)
            entries = [(e.job, e.device, e.shape) for e in la.debug.live_tensors()]
            assert sorted(set(entries)) == [
                ("default", "cpu:0", (4,)),
                ("default", "cpu:1", (4,)),
                ("other", "cpu:1", (8,)),
            ]
            places = [entry.made_at for entry in la.debug.live_tensors()]
            assert any(str(place).endswith("in <lambda>") for place in places)
        await there
        ended = [entry for entry in la.debug.live_tensors() if entry.job is None]
        assert len(ended) == 2
        assert "cpu:1, no open job: 2 values, 64.00B" in str(la.debug.live_tensors())
        del mine, compiled


async def test_several_tensors_of_one_value_count_once(runtime: la.Runtime) -> None:
    x = await (la.ones(4) + 1)
    loaded: list[Any] = [x, await la.put(x)]
    assert sum(entry.tensors for entry in la.debug.live_tensors()) >= len(loaded) - 1
    assert sum(entry.nbytes for entry in la.debug.live_tensors()) == 16
