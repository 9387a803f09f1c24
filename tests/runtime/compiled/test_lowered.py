"""`compiled.lower(...)`: what a call would run, without running it."""

from __future__ import annotations

from contextlib import suppress

import numpy as np
import pytest
import trio
from needs import needs_llvm
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.tensor import LazyTensor


def layer(x: LazyTensor, w: LazyTensor) -> LazyTensor:
    return la.tanh(x @ w) * 2.0


async def test_nothing_is_run_or_donated(runtime: la.Runtime) -> None:
    calls = []

    def traced(x: LazyTensor) -> LazyTensor:
        calls.append(x)
        return la.rand((4,)) + x

    compiled = la.compile(traced, donate_argnums=0)
    before = la.get_rng_state()
    x = la.ones((4,)) * 2.0
    lowered = compiled.lower(x)
    assert x.state == "lazy"
    assert la.get_rng_state() == before
    assert runtime.metrics.counters["UncachedCompile"] == 0
    await (await compiled(x))
    assert len(calls) == 1  # it is traced once,
    assert runtime.metrics.counters["UncachedCompile"] == 1  # and compiled: this is for x
    assert compiled.lower(la.ones((4,))).graph_hash == lowered.graph_hash
    assert x.state == "donated"


async def test_what_it_says(runtime: la.Runtime) -> None:
    x, w = la.ones((64, 32)), la.ones((32, 16))
    lowered = la.compile(layer).lower(x, w)
    assert lowered.device == x.device
    assert lowered.operations == 3
    assert lowered.argument_bytes - (64 * 32 + 32 * 16) * 4 in (4, 0)  # and the number 2
    assert lowered.output_bytes == 64 * 16 * 4
    assert lowered.flops >= 2 * 64 * 32 * 16
    assert lowered.bytes_moved >= lowered.argument_bytes + lowered.output_bytes - 4
    assert lowered.as_text() == lowered.text
    assert lowered.predicted_peak_bytes == (
        lowered.argument_bytes + lowered.output_bytes + lowered.workspace_bytes
    )
    text = str(lowered)
    assert text.startswith(f"layer on {x.device}: 3 operations, graph {lowered.graph_hash}")
    assert "matmul" in text or "product" in text
    assert "peak memory" in text


@needs_llvm
async def test_kernels_and_their_work() -> None:
    async with la.open_runtime("cpu:0"):
        x, w = la.ones((64, 32)), la.ones((32, 16))
        lowered = la.compile(layer).lower(x, w)
        product, loop = lowered.kernels
        assert product.work.flops == 2 * 64 * 32 * 16
        assert product.work.nbytes == (64 * 32 + 32 * 16 + 64 * 16) * 4
        assert loop.work.nbytes // 1000 == 2 * 64 * 16 * 4 // 1000
        assert lowered.workspace_bytes >= 64 * 16 * 4  # what lies between the two
        assert lowered.bytes_moved == product.work.nbytes + loop.work.nbytes
        assert f"1: {loop.name}" in str(lowered)


async def test_the_peak_is_what_a_call_needs() -> None:
    """What the device says of a run is what was predicted."""
    async with la.open_runtime("cpu:0") as runtime:
        x, w = await la.put(
            (np.ones((640, 320), np.float32), np.ones((320, 160), np.float32)), "cpu:0"
        )
        compiled = la.compile(layer)
        lowered = compiled.lower(x, w)
        result = await (await compiled(x, w))
        statistics = runtime.statistics().devices["cpu:0"]
        predicted = statistics.predicted_peak_bytes
        assert abs(lowered.predicted_peak_bytes - predicted) <= 4  # the number has no buffer
        assert statistics.peak_memory_bytes + lowered.workspace_bytes == predicted
        assert result.nbytes == lowered.output_bytes


async def test_errors_are_those_of_a_call(runtime: la.Runtime) -> None:
    def broken(x: LazyTensor) -> LazyTensor:
        return x + la.ones((7,))

    with pytest.raises(la.ShapeError):
        la.compile(broken).lower(la.ones((4,)))
    with pytest.raises(TypeError, match="static and must be hashable"):
        la.compile(lambda x, y: x).lower(la.ones((4,)), {1})


async def test_its_compiles_are_explained(runtime: la.Runtime) -> None:
    compiled = la.compile(layer)
    compiled.lower(la.ones((64, 32)), la.ones((32, 16)))
    report = la.debug.explain_compiles()
    assert (report.count, report.of_compiled_functions) == (1, 1)
    assert report[0].step == "layer.lower()"
    assert report[0].seconds > 0
    assert "compile 1: layer.lower() (a compiled function), 3 operations" in str(report)
    data = la.metrics.metric_data("CompileTime")
    assert data is not None
    assert data[0] == 1
    x, w = await la.put((np.ones((64, 32), np.float32), np.ones((32, 16), np.float32)))
    await (await compiled(x, w))
    compiled.lower(x, w)
    assert la.debug.explain_compiles().count == 1  # found again, by a call as by another
    compiled.lower(la.ones((64, 8)), la.ones((8, 16)))
    second = la.debug.explain_compiles()[1]
    assert second.difference is not None
    assert (second.nearest, second.difference.kind) == (1, "shape")


async def test_its_compiles_that_fail_are_explained(autojump_clock: MockClock) -> None:
    errors = [ValueError("no such instruction")]
    script = SimScript(compile_failure=lambda graph: errors.pop() if errors else None)
    la.backends.register("fails", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("fails:0"):
            for _ in range(2):
                with suppress(ValueError):
                    la.compile(layer).lower(la.ones((2, 2)), la.ones((2, 2)))
            report = la.debug.explain_compiles()
    finally:
        la.backends.unregister("fails")
    assert (report.count, report.failures) == (2, 1)
    assert report[0].error == "ValueError: no such instruction"


@needs_llvm
async def test_a_program_that_is_a_slower_one_is_said_to_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler

    def broken(*arguments: object, **options: object) -> object:
        raise RuntimeError("no loops today")

    monkeypatch.setattr(LoopCompiler, "records", broken)
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(layer)
        with pytest.warns(RuntimeWarning, match="no loops today"):
            compiled.lower(la.ones((2, 2)), la.ones((2, 2)))
        assert la.metrics.counter_value("FallbackCompile") == 1
        assert la.debug.explain_compiles().fallbacks == 1


async def test_compiled_ahead_of_the_first_call(runtime: la.Runtime) -> None:
    calls = []

    def traced(x: LazyTensor) -> LazyTensor:
        calls.append(x)
        return la.tanh(x) * 2.0

    compiled = la.compile(traced)
    x = la.ones((4,)) * 2.0
    async with trio.open_nursery() as nursery:
        for _ in range(3):  # at the same time: one trace, and one compile
            nursery.start_soon(compiled.compile, x)
    described = await compiled.compile(x)
    assert x.state == "lazy"
    assert str(described) == str(compiled.lower(x))
    counters = runtime.metrics.counters
    assert (len(calls), counters["FunctionTraced"], counters["UncachedCompile"]) == (1, 1, 1)
    await (await compiled(x))
    assert (len(calls), counters["UncachedCompile"]) == (1, 2)  # the other one is x
    with pytest.raises(la.ShapeError):
        await la.compile(layer).compile(la.ones((2, 3)), la.ones((2, 3)))


async def test_compiling_ahead_does_not_hold_the_loop_up(autojump_clock: MockClock) -> None:
    class Slow(SimBackend):
        kind = "slow"

    la.backends.register(
        "slow",
        lambda device, options: Slow(device, options, SimScript(compile_duration=lambda _: 2.0)),
    )
    compiled = la.compile(lambda x: la.tanh(x) * 2.0)
    try:
        async with la.open_runtime("slow:0"):
            x = la.ones((4,))
            with trio.move_on_after(1.0) as scope:
                await compiled.compile(x)
            assert scope.cancelled_caught
            described = await compiled.compile(x)
            assert trio.current_time() == 2.0  # the first one went on
            assert la.debug.explain_compiles()[-1].step.endswith(".compile()")
            assert described.operations == 2
            assert (await (await compiled(x)).numpy())[0] == np.float32(2 * np.tanh(1.0))
    finally:
        la.backends.unregister("slow")


def test_compiling_ahead_outside_trio() -> None:
    compiled = la.compile(lambda x: la.tanh(x) * 2.0)
    with la.blocking("cpu:0"):
        assert compiled.compile(la.ones((4,))).operations == 2
    with pytest.raises(la.NoRuntimeError):
        compiled.compile(np.ones(4))
