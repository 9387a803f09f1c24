"""Profiles of CUDA devices: events between the pieces of the same programs, issued as ever.

Nothing here runs on a GPU: the stand-in for CuPy takes 10 us for each piece of work on a stream.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx, program_of
from fake_cublaslt import FakeCublasLt
from recording_cupy import CUDARuntimeError, RecordingCupy, registered

import lazyasync as la
from lazyasync import debug
from lazyasync.backends.cuda import graphs as cuda_graphs

CALLS = {"cuda_loops": False}


pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

SECONDS = pytest.approx(10e-6, rel=1e-3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trace.json"


def issued(module: RecordingCupy) -> list[str]:
    """What has been put on streams, without events."""
    return [call for _, call in module.calls if call.startswith(("kernel:", "Graph."))]


async def softmax_of_products(count: int = 1) -> None:
    x = await la.put(np.ones((8, 4), np.float32))
    bias = await la.put(np.ones(8, np.float32))
    for _ in range(count):
        await (la.softmax(x @ x.T + bias) * 2.5).numpy()


async def rows_of(module: RecordingCupy, config: dict[str, Any], path: Path) -> dict[str, Any]:
    with registered(module):
        async with la.open_runtime("recorded:0", config=config):
            async with debug.profile(path):
                await softmax_of_products()
            report = await debug.profile_report()
    assert all(row.device == "recorded:0" for row in report.rows)
    return {row.name: (row.runs, row.seconds, row.nbytes) for row in report.rows}


async def test_calls_are_timed(module: RecordingCupy, path: Path) -> None:
    # The number travels with the launch.
    assert await rows_of(module, CALLS, path) == {
        "call [8, 8]: matmul": (1, SECONDS, 2 * 128 + 256),
        "call [8, 8]: add": (1, SECONDS, 2 * 256 + 32),
        "call [8, 8]: softmax": (1, pytest.approx(50e-6, rel=1e-3), 512),
        "call [8, 8]: multiply": (1, SECONDS, 516),
    }


async def test_loops_and_products_are_timed(
    module: RecordingCupy, library: FakeCublasLt, path: Path
) -> None:
    assert await rows_of(module, FUSED, path) == {
        "product 8 x 4 x 8": (1, SECONDS, 128 + 256),
        "loop [8, 8] by row: 3 more, exp, sum, divide, multiply": (1, SECONDS, 2 * 256 + 32 + 4),
    }


async def test_what_a_product_takes_along_is_part_of_it(
    module: RecordingCupy, library: FakeCublasLt
) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED) as runtime:
            x = await la.put(np.ones((8, 4), np.float32))
            bias = await la.put(np.ones(8, np.float32))
            (kernel,) = program_of(runtime, x @ x.T + bias).kernels()
    assert kernel.name == "product 8 x 4 x 8: add"
    assert kernel.work.nbytes == 128 + 256 + 32
    assert kernel.work.flops == 2 * 8 * 4 * 8 + 64


@pytest.mark.parametrize("kernels", [True, False])
@pytest.mark.parametrize("config", [CALLS, FUSED, {**FUSED, "cuda_graphs": True}])
async def test_a_profile_changes_nothing_of_what_is_issued(
    module: RecordingCupy,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    config: dict[str, Any],
    kernels: bool,
) -> None:
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)
    runs = []
    with registered(module):
        for profiled in (False, True):
            module.calls.clear()
            async with la.open_runtime("recorded:0", config=config):
                if profiled:
                    async with debug.profile(path, kernels=kernels):
                        await softmax_of_products(8)
                else:
                    await softmax_of_products(8)
            runs.append(issued(module))
    assert runs[0] == runs[1]
    assert ("Graph.launch" in runs[0]) == config.get("cuda_graphs", False)


async def test_a_replay_is_one_kernel(
    module: RecordingCupy, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)
    with registered(module):
        async with la.open_runtime("recorded:0", {**FUSED, "cuda_graphs": True}) as runtime:
            async with debug.profile(path):
                await softmax_of_products(8)
            report = await debug.profile_report()
            captured, replayed = (
                runtime.metrics.counter_value(f"CudaGraph{what}") for what in ("Capture", "Replay")
            )
    rows = {row.name.split(":")[0]: row for row in report.rows}
    graph = rows["CUDA graph of 2 kernels"]
    assert captured is not None
    assert replayed is not None
    assert graph.runs == captured + replayed > 2
    assert graph.seconds == pytest.approx(graph.runs * 20e-6, rel=1e-3)
    assert rows["product 8 x 4 x 8"].runs == rows["loop [8, 8] by row"].runs == 8 - graph.runs


async def test_events_are_given_back(module: RecordingCupy, path: Path) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=CALLS):
            async with debug.profile(path):
                await softmax_of_products(2)
                made = module.count("Event")
                await softmax_of_products(10)
            module.fail("kernel:matmul", CUDARuntimeError(1))
            async with debug.profile(path):
                with pytest.raises(la.ExecutionError, match="matmul"):
                    await softmax_of_products()
                await softmax_of_products()
            report = await debug.profile_report()
    assert module.count("Event") == made
    # Of a program that failed nothing is told.
    assert {row.runs for row in report.rows} == {1}


async def test_kernels_lie_within_their_programs(module: RecordingCupy, path: Path) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=CALLS), debug.profile(path):
            await softmax_of_products(5)
    entries = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    kernels = [one for one in entries if one.get("name") == "call [8, 8]: matmul"]
    assert len(kernels) == 5
    assert all(one["dur"] == pytest.approx(10, abs=0.01) for one in kernels)
    assert all(one["cat"] == "device" for one in kernels)


@pytest.mark.parametrize("config", [CALLS, FUSED])
async def test_kernels_are_printed(
    module: RecordingCupy, capsys: pytest.CaptureFixture[str], config: dict[str, Any]
) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config={**config, "print_kernels": True}):
            await softmax_of_products()
    first, *rest = capsys.readouterr().err.splitlines()
    what = (
        "0.0 GB/s 0.1 Gflop/s product 8 x 4 x 8"
        if config is FUSED
        else "0.1 GB/s 0.1 Gflop/s call [8, 8]: matmul"
    )
    assert " ".join(first.split()) == f"lazyasync recorded:0: 10.0 us {what}"
    assert len(rest) == (1 if config is FUSED else 3)
