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
from lazyasync.observe.metrics import OF_THE_RUNTIME


async def test_a_counter_counts_beside_those_of_the_runtime(runtime: la.Runtime) -> None:
    batches = la.metrics.counter("batches")
    assert batches.value == 0
    assert batches.name == "batches"
    assert "batches" not in la.metrics.counter_names()
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
    assert la.metrics.counter_value("own") is None
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
        la.metrics.counter("own")
    with pytest.raises(la.NoRuntimeError):
        la.metrics.metric("own")


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
    assert "x" not in la.metrics.counter_names() + la.metrics.metric_names()


@pytest.mark.parametrize("name", sorted(OF_THE_RUNTIME))
async def test_names_of_the_runtime_are_taken(name: str) -> None:
    async with la.open_runtime("sim"):
        for make in (la.metrics.counter, la.metrics.metric):
            with pytest.raises(ValueError, match=f"the runtime itself counts '{name}'"):
                make(name)
