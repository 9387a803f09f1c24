"""Counters and metrics of the user's own: where they show, what they refuse, and their bounds."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.observe.metrics import COUNTERS, OF_THE_RUNTIME


async def test_a_counter_counts_beside_those_of_the_runtime(runtime: la.Runtime) -> None:
    batches = la.metrics.counter("batches")
    assert batches.value == 0
    assert batches.name == "batches"
    assert "batches" in la.metrics.counter_names()
    batches.add()
    batches.add(np.int64(41))
    await (la.ones((2,)) * 2.5)
    assert batches.value == la.metrics.counter_value("batches") == 42
    assert {"batches", "IrNodeCreated"} <= {*la.metrics.counter_names()}
    assert "Counter: batches\n  Value: 42\n" in la.metrics.metrics_report()
    assert repr(batches) == "<counter 'batches': 42>"
    assert runtime.metrics.counter("batches").value == 42


async def test_a_metric_keeps_samples_in_its_unit(runtime: la.Runtime) -> None:
    loss = la.metrics.metric("loss")
    assert loss.name == "loss"
    assert la.metrics.metric_data("loss") is None
    for sample in (2, 0.5, np.float32(0.25), math.nan):
        loss.add(sample)
    data = la.metrics.metric_data("loss")
    assert data is not None
    assert data[0] == 4
    assert [value for _, value in data[2][:3]] == [2.0, 0.5, 0.25]
    la.metrics.metric("read", "bytes").add(3 * 1024)
    la.metrics.metric("wait", unit="time").add(0.0015)
    report = la.metrics.metrics_report()
    assert "Metric: read\n  TotalSamples: 1\n  Accumulator: 3.00KB\n" in report
    assert "Metric: wait\n  TotalSamples: 1\n  Accumulator: 001ms500.000us\n" in report
    assert {"loss", "read", "wait"} <= {*la.metrics.metric_names()}


async def test_samples_are_bounded_and_all_are_summed(runtime: la.Runtime) -> None:
    small, usual = la.metrics.metric("small", max_samples=3), la.metrics.metric("usual")
    for number in range(2000):
        small.add(number)
        usual.add(number)
    data = la.metrics.metric_data("small")
    assert data is not None
    assert (data[0], data[1]) == (2000, sum(range(2000)))
    assert [value for _, value in data[2]] == [1997, 1998, 1999]
    data = la.metrics.metric_data("usual")
    assert data is not None
    assert len(data[2]) == runtime.config.metric_samples == 1024


async def test_a_section_is_timed_however_it_ends(runtime: la.Runtime) -> None:
    load = la.metrics.metric("load", unit="time")
    with load.timed():
        await trio.sleep(0.01)
    with pytest.raises(KeyError), load.timed():
        raise KeyError
    data = la.metrics.metric_data("load")
    assert data is not None
    assert data[0] == 2
    assert data[2][0][1] > 0.009


async def test_a_reset_forgets_counts_and_samples_and_keeps_what_they_are(
    runtime: la.Runtime,
) -> None:
    counter, metric = la.metrics.counter("own"), la.metrics.metric("own", "bytes", max_samples=2)
    counter.add(3)
    metric.add(5)
    la.metrics.reset()
    assert counter.value == 0
    assert la.metrics.counter_value("own") == 0
    assert la.metrics.metric_data("own") is None
    counter.add()
    for number in range(4):
        metric.add(number)
    assert counter.value == 1
    data = la.metrics.metric_data("own")
    assert data is not None
    assert [value for _, value in data[2]] == [2, 3]
    assert "Accumulator: 6.00B" in la.metrics.metrics_report()


async def test_the_same_name_is_the_same_metric(runtime: la.Runtime) -> None:
    first = la.metrics.metric("rate", "time", max_samples=7)
    second = la.metrics.metric("rate", "time")
    first.add(1)
    second.add(2)
    data = la.metrics.metric_data("rate")
    assert data is not None
    assert data[:2] == (2, 3.0)
    others: list[dict[str, Any]] = [{"unit": ""}, {"unit": "time", "max_samples": 8}]
    for other in others:
        with pytest.raises(ValueError, match="defined already, with unit='time' and max_samples=7"):
            la.metrics.metric("rate", **other)
    la.metrics.counter("rate").add()  # a name of its own
    assert la.metrics.counter_value("rate") == 1


async def test_they_belong_to_the_runtime_that_they_were_made_in() -> None:
    async with la.open_runtime("cpu") as outer:
        counter = la.metrics.counter("own")
        async with la.open_runtime("sim") as inner:
            counter.add()
            la.metrics.counter("own").add(10)
            la.metrics.metric("kept", max_samples=1).add(1)
        la.metrics.metric("kept", max_samples=2).add(1)
        assert (counter.value, inner.metrics.counter_value("own")) == (1, 10)
    counter.add()  # what was counted can be read after the end, and so it can be counted
    assert outer.metrics.counter_value("own") == 2
    with pytest.raises(la.NoRuntimeError):
        la.metrics.counter_value("own")


async def test_counters_that_are_known_are_there_from_the_start() -> None:
    """A rate of a counter that begins with its first count would miss that one."""
    async with la.open_runtime("sim") as runtime:
        for _ in range(2):
            assert set(la.metrics.counter_names()) >= COUNTERS
            for name in COUNTERS:
                assert type(la.metrics.counter_value(name)) is int
                assert f"Counter: {name}\n  Value: " in la.metrics.metrics_report()
            la.metrics.reset()
        assert la.metrics.counter_value("MarkStep") == 0
        assert la.metrics.counter_value("no such counter") is None
        assert "no such counter" not in la.metrics.counter_names()
        la.metrics.counter("own")
        assert "Counter: own\n  Value: 0\n" in la.metrics.metrics_report()
        await (la.ones((2,)) * 2.5)
        counted = {name for name, count in runtime.metrics.counters.items() if count}
        assert counted <= COUNTERS


async def test_handles_made_outside_a_runtime_count_wherever_they_are_used() -> None:
    counter = la.metrics.counter("made outside")
    metric = la.metrics.metric("sampled outside", "bytes", max_samples=2)
    counter.add(5)
    assert counter.value == 5
    async with la.open_runtime("cpu") as outer:
        assert la.metrics.counter_value("made outside") == counter.value == 0
        assert "made outside" in la.metrics.counter_names()
        counter.add()
        metric.add(7)
        async with la.open_runtime("sim"):
            counter.add(2)
            for size in range(3):
                metric.add(size)
            assert counter.value == la.metrics.counter_value("made outside") == 2
            data = la.metrics.metric_data("sampled outside")
            assert data is not None
            assert [value for _, value in data[2]] == [1, 2]
        await trio.to_thread.run_sync(counter.add, 10)
        la.add_step_closure(counter.add, (100,))
        await la.mark_step()
        assert counter.value == la.metrics.counter("made outside").value == 111
        assert "Metric: sampled outside\n  TotalSamples: 1\n  Accumulator: 7.00B" in (
            la.metrics.metrics_report()
        )
        la.metrics.metric("other", "time")
        with pytest.raises(ValueError, match="'sampled outside' has been defined already, with un"):
            la.metrics.metric("sampled outside", "time")
        conflicting = outside(lambda: la.metrics.metric("other", "bytes"))
        with pytest.raises(ValueError, match="'other' has been defined already, with unit='time'"):
            conflicting.add(1)
    assert counter.value == 5
    assert outer.metrics.counter_value("made outside") == 111
    with pytest.raises(ValueError, match="the runtime itself counts 'MarkStep'"):
        la.metrics.counter("MarkStep")
    with pytest.raises(ValueError, match='unit must be "", "time" or "bytes"'):
        la.metrics.metric("x", "seconds")  # type: ignore[arg-type]


def outside(call: Callable[[], Any]) -> Any:
    """What a call gives that is made outside of any runtime."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(call()))  # of a context of its own
    thread.start()
    thread.join()
    return found[0]


async def test_a_metric_may_bring_a_formatter(runtime: la.Runtime) -> None:
    def percent(value: float) -> str:
        return f"{100 * value:.1f}%"

    accuracy = la.metrics.metric("accuracy", formatter=percent)
    for value in (0.25, 0.5):
        accuracy.add(value)
    report = la.metrics.metrics_report()
    assert "Metric: accuracy\n  TotalSamples: 2\n  Accumulator: 75.0%\n" in report
    assert "50%=50.0%" in report
    la.metrics.metric("accuracy").add(1)
    la.metrics.metric("accuracy", formatter=percent).add(1)
    with pytest.raises(ValueError, match=r"max_samples=1024, formatter=<function .*percent"):
        la.metrics.metric("accuracy", formatter=str)
    with pytest.raises(TypeError, match="formatter must be a function of a number, not '%'"):
        la.metrics.metric("x", formatter="%")  # type: ignore[arg-type]


async def test_closures_and_threads_count(runtime: la.Runtime) -> None:
    seen, losses = la.metrics.counter("seen"), la.metrics.metric("loss")
    threads = set()

    def report(loss: Any) -> None:
        threads.add(threading.get_ident())
        la.metrics.counter("seen").add()
        losses.add(loss)

    for in_thread in (False, True):
        la.add_step_closure(report, (la.ones(()) * 2.5,), in_thread=in_thread)
        await la.mark_step()
    await trio.to_thread.run_sync(seen.add, 5)
    assert seen.value == 7
    assert len(threads) == 2
    data = la.metrics.metric_data("loss")
    assert data is not None
    assert data[:2] == (2, 5.0)


CALLS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "a name that is none": (
        lambda: la.metrics.counter(3),  # type: ignore[arg-type]
        TypeError,
        "the name of a counter must be a string, not 3",
    ),
    "no name": (lambda: la.metrics.metric(""), ValueError, "must be a line of text, not ''"),
    "two lines": (lambda: la.metrics.counter("a\nb"), ValueError, "must be a line of text"),
    "a unit that is none": (
        lambda: la.metrics.metric("x", "seconds"),  # type: ignore[arg-type]
        ValueError,
        'unit must be "", "time" or "bytes", not \'seconds\'',
    ),
    "no samples": (
        lambda: la.metrics.metric("x", max_samples=0),
        ValueError,
        "metric: max_samples must be at least 1, not 0",
    ),
    "half a sample": (
        lambda: la.metrics.metric("x", max_samples=0.5),  # type: ignore[arg-type]
        TypeError,
        "metric: max_samples must be an integer",
    ),
    "a count that is none": (
        lambda: la.metrics.counter("x").add(0.5),  # type: ignore[arg-type]
        TypeError,
        "add: n must be an integer, not 0.5",
    ),
    "a counter that goes down": (
        lambda: la.metrics.counter("x").add(-1),
        ValueError,
        "add: n must be at least 0, not -1",
    ),
    "a sample of text": (
        lambda: la.metrics.metric("x").add("3"),  # type: ignore[arg-type]
        TypeError,
        "a sample must be a number, not '3'",
    ),
    "a sample that is not there": (
        lambda: la.metrics.metric("x").add(la.ones(()) * 2.5),
        la.WouldBlockError,
        "await t.item",
    ),
    "a section of what is not time": (
        lambda: la.metrics.metric("x", "bytes").timed(),
        ValueError,
        "metric 'x' is not of time: define it with unit=\"time\"",
    ),
}


@pytest.mark.parametrize("name", CALLS)
async def test_refused(runtime: la.Runtime, name: str) -> None:
    call, error, message = CALLS[name]
    with pytest.raises(error, match=message):
        call()
    assert "x" not in la.metrics.metric_names()
    assert not la.metrics.counter_value("x")


@pytest.mark.parametrize("name", sorted(OF_THE_RUNTIME))
async def test_names_of_the_runtime_are_taken(name: str) -> None:
    async with la.open_runtime("sim"):
        for make in (la.metrics.counter, la.metrics.metric):
            with pytest.raises(ValueError, match=f"the runtime itself counts '{name}'"):
                make(name)
