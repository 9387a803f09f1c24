"""Looking at graphs: dumps, drawings, the IR cache, metrics, and the file of every sync."""

from __future__ import annotations

import os
import re
import shutil
import stat
import warnings
from pathlib import Path

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync import debug
from lazyasync.api import ir_cache
from lazyasync.ir.dump import graph_text, type_text
from lazyasync.ir.types import TensorType
from lazyasync.tensor import LazyTensor

# ---- text ----------------------------------------------------------------------------------


async def test_a_graph_as_text(runtime: la.Runtime) -> None:
    x = la.asarray(np.ones((64, 64), np.float32))
    y = x * x
    with la.scope("loss"):
        total = (y + 1).sum(axis=0)
    scaled = total * 2.5
    assert debug.dump_ir(scaled) == (
        "%0 = f32[64,64] parameter(0)\n"
        "%1 = f32[64,64] multiply(%0, %0)\n"
        "%2 = f32[] constant(1)\n"
        "%3 = f32[64,64] add(%1, %2), scope=loss\n"
        "%4 = f32[64] sum(%3), axes=(0,), keepdims=False, dtype=float32, scope=loss\n"
        "%5 = f32[] scalar(1)\n"
        "%6 = f32[64] multiply(%4, %5)\n"
        "return %6\n"
    )


async def test_the_users_lines_are_shown_under_ir_debug() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):
        text = debug.dump_ir(la.asarray([1.0]) * 2.5)
    assert re.search(
        r"multiply\(%0, %1\), source=\S*test_debug.py:\d+ in test_the_users_lines", text
    )


@pytest.mark.parametrize(
    ("shape", "dtype", "text"),
    [
        ((), np.float32, "f32[]"),
        ((3,), np.bool_, "bool[3]"),
        ((2, 3), np.complex64, "c64[2,3]"),
        ((0,), np.uint8, "u8[0]"),
        ((1, 1), np.int64, "i64[1,1]"),
    ],
)
def test_types_in_short(shape: tuple[int, ...], dtype: type, text: str) -> None:
    assert type_text(TensorType(shape, np.dtype(dtype))) == text


async def test_tensors_with_data_are_parameters(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        in_flight = la.ones((2,)) * 2.5
        await la.mark_step()
        ready = la.asarray([1.0])
        assert debug.dump_ir(in_flight) == "%0 = f32[2] parameter(0)\nreturn %0\n"
        assert debug.dump_ir([ready, ready]) == "%0 = f32[1] parameter(0)\nreturn %0\n"
        assert in_flight.state == "in flight"
        await in_flight
        assert len(simulation.begun) == 1


@pytest.mark.parametrize("form", ["text", "backend"])
async def test_looking_changes_nothing(runtime: la.Runtime, form: debug.DumpForm) -> None:
    x = la.asarray([1.0])
    tensor = x * 2.5

    def books() -> object:
        recording = tensor._recording
        statistics = runtime.statistics()
        return (
            recording.cursor,
            list(recording.bindings),
            len(recording.references),
            statistics.scheduler,
            statistics.created_tensors,
            tensor.state,
            la.device_context().steps,
        )

    before = books()
    debug.dump_ir({"a": [tensor, x]}, form)
    debug.render_ir_graph([tensor])
    assert books() == before
    assert await tensor.item() == 2.5


async def test_the_program_of_the_backend(runtime: la.Runtime) -> None:
    tensor = la.exp(la.asarray([1.0, 2.0]) * 2.5) + 1
    cold = debug.dump_ir(tensor, "backend")
    await la.sync_multi([tensor], wait=True)
    assert cold
    again = la.exp(la.asarray([3.0, 4.0]) * 3.5) + 1
    assert debug.dump_ir(again, "backend") == cold  # the cached program


@pytest.mark.parametrize("jit", [True, False])
async def test_the_lines_of_a_program_name_the_users_lines(jit: bool) -> None:
    async with la.open_runtime("cpu", {"ir_debug": True, "jit": jit}):
        x = la.asarray(np.ones((8, 8), np.float32))
        scaled = la.exp(x) * 2.5
        text = debug.dump_ir(la.softmax(scaled @ x), "backend")
    lines = {line.rpartition(", source=")[2] for line in text.splitlines() if " = " in line}
    assert len(lines) == 2
    assert all(re.fullmatch(r"\S*test_debug.py:\d+ in test_the_lines_of_\w+", at) for at in lines)
    assert "source" not in await _program_without_lines()


async def _program_without_lines() -> str:
    async with la.open_runtime("cpu"):
        return debug.dump_ir(la.exp(la.ones((2,)) * 2.5), "backend")


async def test_the_program_of_several_devices_is_refused() -> None:
    async with la.open_runtime({"cpu": 2}):
        tensors = [la.ones((2,), device=f"cpu:{index}") * 2.5 for index in range(2)]
        with pytest.raises(la.DeviceMismatchError, match="cpu:0, cpu:1"):
            debug.dump_ir(tensors, "backend")
        assert debug.dump_ir(tensors).count("multiply") == 2


async def test_what_cannot_be_dumped_is_refused(runtime: la.Runtime) -> None:
    with pytest.raises(ValueError, match="no tensor"):
        debug.dump_ir([])
    with pytest.raises(TypeError, match="not for int"):
        debug.dump_ir([la.ones((2,)), 3])
    with pytest.raises(ValueError, match='"text" or "backend", not \'svg\''):
        debug.dump_ir(la.ones((2,)), "svg")  # type: ignore[arg-type]


async def test_a_very_deep_graph_can_be_dumped() -> None:
    async with la.open_runtime("cpu"):
        x = la.ones((1,))
        for _ in range(5_000):
            x = x + 1
        assert debug.dump_ir(x).count("\n") == 5_000 + 3
        assert debug.render_ir_graph(x).count("->") == 10_001


# ---- DOT -----------------------------------------------------------------------------------


async def test_a_graph_in_dot(runtime: la.Runtime) -> None:
    x = la.asarray([1.0])
    with la.scope('quotes " and \\ backslashes'):
        total = (x * 2.5).sum()
    text = debug.render_ir_graph([total, x])
    assert text.startswith("digraph lazyasync {\n")
    assert text.endswith("}\n")
    assert text.count("->") == 3
    assert 'v0 -> v2 [label="0"];' in text
    assert "v2 -> v3;" in text  # one operand: no number
    assert r"scope=quotes \" and \\ backslashes" in text
    assert text.count("peripheries") == 2  # what is returned
    assert text.count('"') - text.count(r"\"") == 2 * text.count('="')


async def test_dot_files(runtime: la.Runtime, tmp_path: Path) -> None:
    tensor = la.asarray([1.0]) * 2.5
    for path in (tmp_path / "graph.dot", str(tmp_path / "other.dot")):
        assert debug.render_ir_graph(tensor, path) == Path(path).read_text()
    with pytest.raises(ValueError, match=r"\.dot or \.svg, not '.*graph.png'"):
        debug.render_ir_graph(tensor, tmp_path / "graph.png")
    with pytest.raises(FileNotFoundError):
        debug.render_ir_graph(tensor, tmp_path / "nowhere" / "graph.dot")


async def test_without_graphviz_drawing_says_what_to_do(
    runtime: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError, match=r"needs Graphviz.*\.dot"):
        debug.render_ir_graph(la.asarray([1.0]) * 2.5, tmp_path / "graph.svg")
    assert list(tmp_path.iterdir()) == []


def _install_dot(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program = folder / "dot"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


async def test_drawings_are_made_by_graphviz(
    runtime: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tensor = la.asarray([1.0]) * 2.5
    target = tmp_path / "graph.svg"
    if shutil.which("dot") is None:
        _install_dot(tmp_path, 'test "$1" = -Tsvg && echo "<svg>" && cat', monkeypatch)
    text = debug.render_ir_graph(tensor, target)
    assert text.startswith("digraph")
    assert "<svg" in target.read_text()

    _install_dot(tmp_path, "echo 'syntax error in line 1' >&2; exit 1", monkeypatch)
    target.unlink()
    with pytest.raises(RuntimeError, match="syntax error in line 1"):
        debug.render_ir_graph(tensor, target)
    assert not target.exists()


# ---- ir_cache ------------------------------------------------------------------------------


async def test_the_ir_cache_can_be_dumped(tmp_path: Path) -> None:
    async with la.open_runtime({"cpu": 2}):
        for number in (2.5, 3.5):
            with la.scope("model"):
                tensor = la.exp(la.ones((2,)) * number)
            await tensor
        await (la.sin(la.ones((2,), device="cpu:1")) + 1)
        path = tmp_path / "cache.dot"
        ir_cache.dump(path)
        text = path.read_text()
        assert 'label="cpu:0"' in text
        assert 'label="cpu:1"' in text
        assert text.count("exp") == 1  # the same path twice
        assert "scope model" in text
        assert text.count("{") == text.count("}")
        nodes = set(re.findall(r"^ +(e\d+) \[", text, re.MULTILINE))
        edges = re.findall(r"(e\d+) -> (e\d+)", text)
        assert {node for edge in edges for node in edge} <= nodes
        assert len(edges) == len(nodes) - 2  # two trees


async def test_the_ir_cache_can_be_reset(runtime: la.Runtime) -> None:
    async def step() -> int | None:
        tensor = la.exp(la.asarray([1.0]) * 2.5)
        assert await tensor.item() == pytest.approx(np.exp(np.float32(2.5)), rel=1e-5)
        return runtime.metrics.counter_value("IrNodeCreated")

    created = await step()
    assert await step() == created
    half = la.exp(la.asarray([1.0]))  # a recording goes on across it
    ir_cache.reset()
    assert await (half * 2.5).item() == pytest.approx(np.exp(1) * 2.5, rel=1e-5)
    before = runtime.metrics.counter_value("IrNodeCreated")
    assert before is not None
    assert await step() == before + 3
    assert runtime.metrics.counter_value("UncachedCompile") == 2  # programs stay


async def test_the_tools_need_a_runtime(tmp_path: Path) -> None:
    with pytest.raises(la.NoRuntimeError):
        ir_cache.dump(tmp_path / "cache.dot")
    with pytest.raises(la.NoRuntimeError):
        ir_cache.reset()


# ---- metrics -------------------------------------------------------------------------------


async def test_la_metrics_is_about_the_current_runtime() -> None:
    async with la.open_runtime("cpu") as outer:
        await (la.ones((2,)) * 2.5)
        assert "IrNodeCreated" in la.metrics.counter_names()
        assert la.metrics.counter_value("UncachedCompile") == 1
        assert la.metrics.counter_value("Nothing") is None
        assert "CompileTime" in la.metrics.metric_names()
        data = la.metrics.metric_data("CompileTime")
        assert data is not None
        assert data[0] == len(data[2]) == 1
        assert "Metric: CompileTime" in la.metrics.metrics_report()
        assert la.metrics.metrics_report() == outer.metrics.report()
        async with la.open_runtime("cpu"):
            assert la.metrics.counter_value("UncachedCompile") == 0
            la.metrics.reset()
        assert la.metrics.counter_value("UncachedCompile") == 1
        la.metrics.reset()
        assert la.metrics.metric_names() == []
        assert la.metrics.counter_value("UncachedCompile") == 0
        await (la.ones((2,)) * 2.5)
        assert la.metrics.counter_value("IrNodeReused")


# ---- save_tensors_file ---------------------------------------------------------------------


async def _train_step(x: LazyTensor) -> LazyTensor:
    y = la.exp(x * 2.5)
    await la.mark_step()  # the barrier
    return y


@pytest.mark.parametrize("inline", [0, 60])
async def test_every_sync_is_appended_to_a_file(tmp_path: Path, inline: int) -> None:
    path = tmp_path / "graphs.txt"
    path.write_text("what was there\n")
    config = {"save_tensors_file": str(path), "inline_microseconds": inline}
    async with la.open_runtime("cpu", config) as runtime:
        x = la.asarray([1.0])
        for _ in range(3):
            y = await _train_step(x)
        await la.sync_multi([y + 1], wait=True)
        await (y.sum() * 3.5)
        async with la.step(wait=True):
            z = y - 0.5
        steps = runtime.statistics().jobs["default"].steps
        del z
    text = path.read_text()
    assert text.startswith("what was there\n")
    entries = text.split("step ")[1:]
    assert len(entries) == steps == 6
    for number, entry in enumerate(entries, 1):
        assert entry.startswith(f"{number} of the job 'default' on cpu:0\n")
        assert "return %" in entry
        assert "in test_every_sync_is_appended_to_a_file\n" in entry
        assert str(Path(la.__file__).parent) not in entry
        assert "trio/_core" not in entry
    for entry in entries[:3]:
        assert "in _train_step\n    await la.mark_step()  # the barrier\n" in entry
        assert "= f32[1] exp(" in entry
        assert entry.index("in test_every_sync") < entry.index("in _train_step")
    assert "add(" in entries[3]
    assert "sum(" in entries[4]


async def test_large_graphs_and_those_of_segments_and_compiled_functions_are_appended(
    tmp_path: Path,
) -> None:
    path = tmp_path / "graphs.txt"
    config = {"save_tensors_file": path, "trim_graph_size": 1000}
    async with la.open_runtime("cpu", config):
        x = la.ones((1,))
        for _ in range(2_500):
            x = x + 1
        assert await x.item() == 2_501
        compiled = la.compile(lambda a: a * a + 1)
        assert await (await compiled(la.asarray([3.0]))).item() == 10
    entries = path.read_text().split("step ")[1:]
    assert len(entries) == 4
    assert sum(entry.count("add(") for entry in entries[:3]) == 2_500
    assert "multiply(" in entries[3]


async def test_a_file_that_cannot_be_written_warns_once_and_breaks_no_step(
    tmp_path: Path,
) -> None:
    config = {"save_tensors_file": str(tmp_path / "nowhere" / "graphs.txt")}
    with pytest.warns(UserWarning, match="nowhere/graphs.txt.*cannot be written") as caught:
        async with la.open_runtime("cpu", config):
            for _ in range(3):
                tensor = la.ones((2,)) * 2.5
                await la.mark_step()
                assert (await tensor.numpy()).tolist() == [2.5, 2.5]
                await trio.sleep(0.01)
    assert len(caught) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # even there
        async with la.open_runtime("cpu", config):
            assert (await (la.ones((2,)) * 2.5).numpy()).tolist() == [2.5, 2.5]


async def test_the_file_is_not_written_by_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    from lazyasync.runtime.steps import graph_log

    threads: list[int] = []
    real = graph_text

    def text(graph: object) -> str:
        threads.append(threading.get_ident())
        return real(graph)  # type: ignore[arg-type]

    monkeypatch.setattr(graph_log, "graph_text", text)
    async with la.open_runtime("cpu", {"save_tensors_file": str(tmp_path / "graphs.txt")}):
        for _ in range(5):
            await (la.ones((2,)) * 2.5)
    assert len(threads) == 5
    assert threading.get_ident() not in threads


async def test_a_slow_disk_holds_barriers_up_and_not_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    from lazyasync.runtime.steps import graph_log

    release = threading.Event()
    real = graph_text

    def text(graph: object) -> str:
        release.wait(10)
        return real(graph)  # type: ignore[arg-type]

    monkeypatch.setattr(graph_log, "graph_text", text)
    monkeypatch.setattr(graph_log, "MAX_ENTRIES", 3)
    path = tmp_path / "graphs.txt"
    async with la.open_runtime("cpu", {"save_tensors_file": str(path)}) as runtime:
        steps = 0

        async def train() -> None:
            nonlocal steps
            for _ in range(12):
                tensor = la.ones((2,)) * 2.5
                await la.mark_step()
                steps += 1
                await trio.sleep(0.001)
            del tensor

        async with trio.open_nursery() as nursery:
            nursery.start_soon(train)
            with trio.fail_after(10):
                while runtime.statistics().unsaved_graphs < 3:
                    await trio.sleep(0.01)
            await trio.sleep(0.05)
            assert runtime.statistics().unsaved_graphs == 3
            assert steps <= 6
            release.set()
        assert steps == 12
    assert path.read_text().count("return %") == 12
    assert runtime.statistics().unsaved_graphs == 0
