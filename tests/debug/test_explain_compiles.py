"""Why something compiled: the nearest graph before, and the first difference from it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from contextlib import suppress

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync import debug
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.ir.difference import DifferenceKind
from lazyasync.runtime.scheduler import compile_log, trace_log
from lazyasync.tensor import LazyTensor

Function = Callable[[LazyTensor], object]


def _matrix(*shape: int, dtype: type = np.float32) -> LazyTensor:
    return la.asarray(np.ones(shape, dtype))


async def _compile(function: Function, x: LazyTensor) -> debug.CompileExplanation:
    """Runs a step, and gives the explanation of its compile, which must be the latest."""
    kept = function(x)
    await la.mark_step(wait=True)
    del kept
    return debug.explain_compiles()[-1]


def _keep_sum(x: LazyTensor) -> object:
    return (la.exp(x) * 2.5).sum(axis=0)


def _keep_both(x: LazyTensor) -> object:
    y = la.exp(x) * 2.5
    return y, y.sum(axis=0)


@pytest.mark.parametrize(
    ("function", "shape", "dtype", "kind", "text"),
    [
        (
            _keep_sum,
            (2, 4),
            np.float32,
            "shape",
            "parameter 0 is f32[2,4] where that graph has f32[4,4]",
        ),
        (_keep_sum, (4, 4), np.float64, "dtype", "parameter 0 is f64[4,4]"),
        (
            lambda x: (la.exp(x) * 1).sum(axis=0),
            (4, 4),
            np.float32,
            "scalar",
            "the number 1 is part of this graph; that graph takes one as an argument",
        ),
        (
            lambda x: (la.exp(x) * 2.5).sum(axis=1),
            (4, 4),
            np.float32,
            "attribute",
            "sum(f32[4,4]) has axes=(1,) where that graph has axes=(0,)",
        ),
        (
            lambda x: (la.tanh(x) * 2.5).sum(axis=0),
            (4, 4),
            np.float32,
            "operation",
            "it has tanh(f32[4,4]) where that graph has exp(f32[4,4])",
        ),
        (
            lambda x: (2.5 * la.exp(x)).sum(axis=0),
            (4, 4),
            np.float32,
            "order",
            "has the same operands in another order",
        ),
        (
            _keep_both,
            (4, 4),
            np.float32,
            "root",
            "1 live tensor more than in that graph: multiply(f32[4,4], f32[])",
        ),
        (
            lambda x: la.log((la.exp(x) * 2.5).sum(axis=0)),
            (4, 4),
            np.float32,
            "operation",
            "it goes on with log(f32[4]), which that graph lacks",
        ),
        (
            lambda x: la.exp(x) * 2.5,
            (4, 4),
            np.float32,
            "operation",
            "it lacks sum(f32[4,4]), which that graph has",
        ),
    ],
)
async def test_the_first_difference(
    runtime: la.Runtime,
    function: Function,
    shape: tuple[int, ...],
    dtype: type,
    kind: DifferenceKind,
    text: str,
) -> None:
    first = await _compile(_keep_sum, _matrix(4, 4))
    assert first.nearest is None
    assert first.reason.startswith("the first graph for")
    second = await _compile(function, _matrix(*shape, dtype=dtype))
    assert (second.number, second.nearest) == (2, 1)
    assert second.difference is not None
    assert second.difference.kind == kind
    assert text in second.difference.text
    assert f"{kind}: unlike compile 1, " in str(second)


async def test_a_number_that_is_no_longer_baked_in(runtime: la.Runtime) -> None:
    await _compile(lambda x: x * 1 + 3.5, _matrix(4))
    explanation = await _compile(lambda x: x * 2.5 + 3.5, _matrix(4))
    assert explanation.difference is not None
    assert explanation.difference.kind == "scalar"
    assert "1 is part of that graph" in explanation.difference.text


async def test_what_the_first_step_computes_is_given_to_the_next(runtime: la.Runtime) -> None:
    x = la.ones((4, 2))
    for _ in range(2):
        kept = la.exp(x) * 2.5
        await la.mark_step(wait=True)
    explanation = debug.explain_compiles()[-1]
    assert explanation.difference is not None
    assert explanation.difference.kind == "input"
    assert "parameter 0, f32[4,2], is given where" in explanation.difference.text
    del kept


async def test_what_was_given_is_computed(runtime: la.Runtime) -> None:
    await _compile(lambda x: la.exp(x) * 2.5, _matrix(4, 3))
    explanation = await _compile(lambda _: la.exp(la.ones((4, 3))) * 2.5, _matrix(4, 3))
    assert explanation.difference is not None
    assert explanation.difference.kind == "input"
    assert "it computes f32[4,3] by" in explanation.difference.text


async def test_a_tensor_that_is_no_longer_alive(runtime: la.Runtime) -> None:
    await _compile(_keep_both, _matrix(4, 4))
    explanation = await _compile(_keep_sum, _matrix(4, 4))
    assert explanation.difference is not None
    assert explanation.difference.kind == "root"
    assert "1 live tensor fewer than in that graph: multiply" in explanation.difference.text


async def test_the_same_operations_on_other_combinations_of_inputs(runtime: la.Runtime) -> None:
    x, y = _matrix(4), _matrix(4)
    kept = (x * y) + (y * x) * 2.5
    await la.mark_step(wait=True)
    kept = (x * y) + (x * y) * 2.5
    await la.mark_step(wait=True)
    del kept
    explanation = debug.explain_compiles()[-1]
    assert explanation.difference is not None
    assert explanation.difference.kind == "operands"


async def test_the_nearest_is_the_one_with_most_in_common(runtime: la.Runtime) -> None:
    await _compile(_keep_sum, _matrix(4, 4))
    await _compile(lambda x: la.sin(x) + la.cos(x), _matrix(4, 4))
    explanation = await _compile(lambda x: la.sin(x) + la.cos(x), _matrix(4, 8))
    assert explanation.nearest == 2
    explanation = await _compile(_keep_sum, _matrix(4, 8))
    assert explanation.nearest == 1


async def test_steps_that_find_their_program_are_no_compiles(runtime: la.Runtime) -> None:
    for number in (2.5, 3.5, 4.5):
        await (la.exp(_matrix(4)) * number)
    report = debug.explain_compiles()
    assert (len(report), report.count) == (1, 1)
    assert report.seconds > 0


async def test_the_users_line_is_named_under_ir_debug(device: str) -> None:
    async with la.open_runtime(device, {"ir_debug": True}):
        await _compile(_keep_sum, _matrix(4, 4))
        baked = await _compile(lambda x: (la.exp(x) * 1).sum(axis=0), _matrix(4, 4))
        missing = await _compile(lambda x: la.exp(x) * 2.5, _matrix(4, 4))
        for explanation, function in ((baked, "<lambda>"), (missing, "_keep_sum")):
            assert explanation.source is not None
            assert "test_explain_compiles.py:" in explanation.source
            assert explanation.source.endswith(f" in {function}")
            assert f"  at {explanation.source}" in str(explanation)
        assert "ir_debug" not in str(debug.explain_compiles())


async def test_without_ir_debug_the_report_says_how_to_get_lines(runtime: la.Runtime) -> None:
    explanation = await _compile(_keep_sum, _matrix(4, 4))
    assert explanation.source is None
    assert "Config(ir_debug=True)" in str(debug.explain_compiles())


async def test_compiled_functions_are_told_from_what_is_recorded(runtime: la.Runtime) -> None:
    await (la.exp(_matrix(4)) * 2.5)
    await (await la.compile(lambda x: la.tanh(x) * 3.5)(_matrix(4)))
    report = debug.explain_compiles()
    assert [each.from_compiled_function for each in report] == [False, True]
    assert report.of_compiled_functions == 1
    assert "1 of functions made by la.compile" in str(report)
    assert "(a compiled function)" in str(report[1])


async def test_a_program_that_was_dropped_from_the_cache_is_said_to_be(device: str) -> None:
    async with la.open_runtime(device, {"max_cached_computations": 1}):
        await (_matrix(4) * 2.5)
        await la.exp(_matrix(4))
        await (_matrix(4) * 2.5)
        last = debug.explain_compiles()[-1]
        assert last.nearest == 1
        assert "the same graph as compile 1, which has been dropped from the cache" in last.reason


async def test_compiles_that_fail_and_fall_back_are_told(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = [ValueError("no such instruction"), None]
    script = SimScript(compile_failure=lambda graph: errors.pop(0) if errors else None)
    la.backends.register("fails", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("fails:0"):
            for _ in range(2):
                tensor = _matrix(4) * 2.5
                with suppress(la.ExecutionError):
                    await tensor
            report = debug.explain_compiles()
    finally:
        la.backends.unregister("fails")
    assert (report.count, report.failures, report.fallbacks) == (2, 1, 0)
    assert report[0].error == "ValueError: no such instruction"
    assert report[1].error is None
    assert "the same graph as compile 1, which failed" in report[1].reason


async def test_what_is_remembered_is_bounded(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_log, "MAX_COMPILES", 3)
    for axes in range(1, 6):
        await _compile(_keep_sum, _matrix(*[2] * axes))
    report = debug.explain_compiles()
    assert [each.number for each in report] == [3, 4, 5]
    assert report.count == 5
    assert "the latest 3 of them" in str(report)
    assert report[0].reason.startswith("no earlier graph")
    monkeypatch.setattr(compile_log, "MAX_VALUES", 1)
    await _compile(_keep_sum, _matrix(2, 6))
    assert [each.number for each in debug.explain_compiles()] == [6]


async def test_records_keep_nothing_alive(runtime: la.Runtime) -> None:
    x = _matrix(4)
    data = weakref.ref(x._data)
    await _compile(lambda tensor: tensor * 2.5, x)
    del x
    await _compile(_keep_sum, _matrix(2, 2))  # what the device has just done, it holds until then
    gc.collect()
    assert data() is None
    assert len(debug.explain_compiles()) == 2


async def test_it_is_about_the_current_runtime(autojump_clock: MockClock) -> None:
    with pytest.raises(la.NoRuntimeError):
        debug.explain_compiles()
    async with open_simulation():
        await (_matrix(4) * 2.5)
        async with la.open_runtime("cpu"):
            assert len(debug.explain_compiles()) == 0
        assert len(debug.explain_compiles()) == 1


async def test_a_hundred_large_graphs_are_explained_quickly() -> None:
    async with la.open_runtime("sim:0"):
        for length in range(1, 9):
            x = _matrix(length)
            for _ in range(500):
                x = la.exp(x) + 1
            await x
        started = trio.current_time()
        report = debug.explain_compiles()
        assert trio.current_time() - started < 2.0
    assert {each.difference.kind for each in report if each.difference is not None} == {"shape"}


async def _traced(*calls: object) -> list[str]:
    """What the report says of the traces of a function after such calls, but for the first."""
    compiled = la.compile(_scaled)
    for arguments in calls:
        assert isinstance(arguments, tuple)
        await compiled(*arguments)
    traces = debug.explain_compiles().traces
    assert [trace.function for trace in traces] == ["_scaled"] * len(traces)
    assert traces[0].reason == "the first of it"
    return [trace.reason for trace in traces[1:]]


def _scaled(x: LazyTensor, by: object, mode: object = None) -> LazyTensor:
    return x * by if isinstance(by, (int, float)) and by > -1 else x + 1


class _Setting:
    """One that is like no other."""


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        (lambda x: (x[:, :2], 2.5), "args[0] is float32[4, 2], and was float32[4, 4] in trace 1"),
        (lambda x: (x, 2), "args[1] is a number of class int, and was a number of class float"),
        (lambda x: (x, 2.5, True), "args[2] is True, and was not there in trace 1"),
        (
            lambda x: (x, [2.5]),
            "args[1][0] is a number of class float, and was not there in trace 1",
        ),
    ],
)
async def test_what_is_traced_again_says_what_was_new(
    runtime: la.Runtime, second: Callable[[LazyTensor], tuple[object, ...]], reason: str
) -> None:
    x = _matrix(4, 4)
    (found,) = await _traced((x, 2.5), second(x))
    assert found.startswith(reason)
    assert f"trace 2, of _scaled: {reason}" in str(debug.explain_compiles())


async def test_a_call_that_is_traced_already_says_nothing(runtime: la.Runtime) -> None:
    x = _matrix(4, 4)
    assert await _traced((x, 2.5), (x, 3.5), (x + 1, 4.5)) == []
    assert "trace" not in str(debug.explain_compiles())


async def test_static_objects_that_are_not_equal_are_traced_again(runtime: la.Runtime) -> None:
    x = _matrix(4, 4)
    (found,) = await _traced((x, 2.5, _Setting()), (x, 2.5, _Setting()))
    assert "args[2] is an object of class _Setting, but not equal to the one in trace 1" in found


async def test_functions_that_are_compiled_time_and_again_are_found(runtime: la.Runtime) -> None:
    x = _matrix(4, 4)
    for _ in range(3):
        await la.compile(_scaled)(x, 2.5)
    report = debug.explain_compiles()
    assert (report.traced, report.count) == (3, 1)  # the same program each time
    for trace in report.traces[1:]:
        assert "la.compile has been applied to it once more" in trace.reason


async def test_traces_that_are_remembered_are_bounded(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace_log, "MAX_TRACES", 2)
    x = _matrix(4, 4)
    compiled = la.compile(_scaled)
    for columns in range(1, 5):
        await compiled(x[:, :columns], 2.5)
    report = debug.explain_compiles()
    assert [trace.number for trace in report.traces] == [3, 4]
    assert report.traced == 4
    monkeypatch.setattr(trace_log, "MAX_LEAVES", 1)
    await compiled(x[:2], 2.5)
    assert [trace.number for trace in debug.explain_compiles().traces] == [5]
