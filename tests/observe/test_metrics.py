"""Counters, samples, and the text of the report."""

from __future__ import annotations

import math
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from lazyasync.observe.metrics import Metrics, format_bytes, format_time, format_value


def test_counters_start_at_zero_and_add_up() -> None:
    metrics = Metrics()
    metrics.increment("CachedCompile")
    metrics.increment("CachedCompile")
    metrics.increment("CreateTensor", 40)
    metrics.counters["CreateTensor"] += 2

    assert metrics.counter_names() == ["CachedCompile", "CreateTensor"]
    assert metrics.counter_value("CachedCompile") == 2
    assert metrics.counter_value("CreateTensor") == 42


def test_asking_for_an_unknown_name_gives_none_and_creates_nothing() -> None:
    metrics = Metrics()
    assert metrics.counter_value("Unknown") is None
    assert metrics.metric_data("Unknown") is None
    assert metrics.counter_names() == []
    assert metrics.metric_names() == []


def test_metric_data_has_total_sum_and_samples_oldest_first() -> None:
    metrics = Metrics()
    metrics.add_sample("GraphSize", 3, timestamp=10.0)
    metrics.add_sample("GraphSize", 4.5, timestamp=11.0)

    assert metrics.metric_names() == ["GraphSize"]
    assert metrics.metric_data("GraphSize") == (2, 7.5, [(10.0, 3.0), (11.0, 4.5)])


def test_metric_data_is_a_copy() -> None:
    metrics = Metrics()
    metrics.add_sample("GraphSize", 3)
    data = metrics.metric_data("GraphSize")
    assert data is not None
    data[2].clear()
    again = metrics.metric_data("GraphSize")
    assert again is not None
    assert len(again[2]) == 1


def test_the_ring_forgets_samples_but_not_their_number_and_sum() -> None:
    metrics = Metrics(samples=3)
    for i in range(10):
        metrics.add_sample("Steps", i, timestamp=float(i))
    assert metrics.metric_data("Steps") == (10, 45.0, [(7.0, 7.0), (8.0, 8.0), (9.0, 9.0)])


def test_the_default_ring_keeps_1024_samples() -> None:
    metrics = Metrics()
    for i in range(2000):
        metrics.add_sample("Steps", i)
    data = metrics.metric_data("Steps")
    assert data is not None
    assert len(data[2]) == 1024


@pytest.mark.parametrize("samples", [0, -1])
def test_a_ring_without_room_is_refused(samples: int) -> None:
    with pytest.raises(ValueError, match="at least 1 sample"):
        Metrics(samples=samples)


def test_timestamps_are_unix_seconds_and_never_go_back() -> None:
    metrics = Metrics()
    before = time.time()
    for _ in range(100):
        metrics.add_sample("Steps", 1)
    after = time.time()
    data = metrics.metric_data("Steps")
    assert data is not None
    stamps = [timestamp for timestamp, _ in data[2]]
    assert stamps == sorted(stamps)
    assert before - 1 < stamps[0] <= stamps[-1] < after + 1


def test_a_metric_has_one_kind() -> None:
    metrics = Metrics()
    metrics.add_sample("Upload", 10, kind="bytes")
    with pytest.raises(ValueError, match="'Upload' has samples of kind 'bytes', not 'time'"):
        metrics.add_sample("Upload", 10, kind="time")
    data = metrics.metric_data("Upload")
    assert data is not None
    assert data[:2] == (1, 10.0)


def test_timed_adds_the_seconds_of_its_block() -> None:
    metrics = Metrics()
    with metrics.timed("ExecuteTime"):
        start = time.perf_counter()
        while time.perf_counter() - start < 0.002:
            pass
    data = metrics.metric_data("ExecuteTime")
    assert data is not None
    total, accumulator, _ = data
    assert total == 1
    assert 0.002 <= accumulator < 10
    assert "us" in metrics.report()


def test_timed_counts_a_block_that_raises_and_lets_the_exception_through() -> None:
    metrics = Metrics()
    with pytest.raises(KeyError), metrics.timed("ExecuteTime"):
        raise KeyError
    data = metrics.metric_data("ExecuteTime")
    assert data is not None
    assert data[0] == 1


def test_timed_blocks_nest_and_interleave() -> None:
    metrics = Metrics()
    first, second = metrics.timed("Wait"), metrics.timed("Wait")
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    second.__exit__(None, None, None)
    data = metrics.metric_data("Wait")
    assert data is not None
    assert data[0] == 2


def test_reset_forgets_all_and_keeps_the_counters_object() -> None:
    metrics = Metrics()
    counters = metrics.counters
    metrics.increment("CachedCompile")
    with metrics.timed("Open"):
        metrics.add_sample("Steps", 1)
        metrics.reset()
        assert metrics.counter_names() == []
        assert metrics.metric_names() == []
        assert metrics.report() == ""
        counters["CachedCompile"] += 1

    assert metrics.counter_value("CachedCompile") == 1
    assert metrics.metric_names() == ["Open"]


def test_reset_frees_the_kind_of_a_metric() -> None:
    metrics = Metrics()
    metrics.add_sample("Upload", 1, kind="bytes")
    metrics.reset()
    metrics.add_sample("Upload", 1, kind="time")
    assert metrics.metric_data("Upload") is not None


def test_two_instances_share_nothing() -> None:
    one, other = Metrics(), Metrics()
    one.increment("CachedCompile")
    one.add_sample("Steps", 1)
    assert other.counter_names() == []
    assert other.metric_names() == []


def test_the_report_of_a_metric_in_full() -> None:
    metrics = Metrics()
    for i in range(1, 101):
        metrics.add_sample("CompileTime", i * 1e-3, timestamp=1000.0 + i / 10, kind="time")
    assert metrics.report() == (
        "Metric: CompileTime\n"
        "  TotalSamples: 100\n"
        "  Accumulator: 05s050ms000.000us\n"
        "  ValueRate: 510ms101.010us / second\n"
        "  Rate: 10.101 / second\n"
        "  Percentiles: 1%=002ms000.000us; 5%=006ms000.000us; 10%=011ms000.000us; "
        "20%=021ms000.000us; 50%=051ms000.000us; 80%=081ms000.000us; 90%=091ms000.000us; "
        "95%=096ms000.000us; 99%=100ms000.000us\n"
    )


def test_the_report_lists_metrics_then_counters_by_name() -> None:
    metrics = Metrics()
    metrics.increment("b", 2)
    metrics.increment("a")
    metrics.add_sample("Upload", 1536, kind="bytes")
    metrics.add_sample("Size", 7)
    # One sample spans no time, so there is no rate.
    assert metrics.report() == (
        "Metric: Size\n"
        "  TotalSamples: 1\n"
        "  Accumulator: 7.00\n"
        "  Percentiles: 1%=7.00; 5%=7.00; 10%=7.00; 20%=7.00; 50%=7.00; 80%=7.00; "
        "90%=7.00; 95%=7.00; 99%=7.00\n"
        "Metric: Upload\n"
        "  TotalSamples: 1\n"
        "  Accumulator: 1.50KB\n"
        "  Percentiles: 1%=1.50KB; 5%=1.50KB; 10%=1.50KB; 20%=1.50KB; 50%=1.50KB; "
        "80%=1.50KB; 90%=1.50KB; 95%=1.50KB; 99%=1.50KB\n"
        "Counter: a\n"
        "  Value: 1\n"
        "Counter: b\n"
        "  Value: 2\n"
    )


def test_rates_are_left_out_when_the_timestamps_do_not_advance() -> None:
    metrics = Metrics()
    metrics.add_sample("Steps", 1, timestamp=5.0)
    metrics.add_sample("Steps", 1, timestamp=4.0)
    assert "Rate" not in metrics.report()


def test_samples_that_are_not_finite_do_not_break_the_report() -> None:
    metrics = Metrics()
    for kind in ("value", "time", "bytes"):
        for value in (math.nan, 1.0, math.inf, -math.inf, 0.5):
            metrics.add_sample(kind, value, kind=kind)
    report = metrics.report()
    assert "Accumulator: nan\n" in report
    assert "Accumulator: nans\n" in report
    assert "Accumulator: nanB\n" in report
    assert "1%=-inf; 5%=-inf; 10%=-inf; 20%=0.50; 50%=1.00; 80%=nan" in report


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "000.000us"),
        (1e-9, "000.001us"),
        (123.456e-6, "123.456us"),
        (999.9994e-6, "999.999us"),
        (999.9996e-6, "001ms000.000us"),
        (1.214123456, "01s214ms123.456us"),
        (0.9999999999, "01s000ms000.000us"),
        (59.9999999999, "01m00s000ms000.000us"),
        (60.0, "01m00s000ms000.000us"),
        (369.401746001, "06m09s401ms746.001us"),
        (3600.0, "01h00m00s000ms000.000us"),
        (90061.5, "01d01h01m01s500ms000.000us"),
        (100 * 86400.0, "100d00h00m00s000ms000.000us"),
        (-0.0015, "-001ms500.000us"),
        (math.inf, "infs"),
    ],
)
def test_format_time(seconds: float, text: str) -> None:
    assert format_time(seconds) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0.00B"),
        (1023, "1023.00B"),
        (1024, "1.00KB"),
        (1024**2 - 1, "1.00MB"),
        (1.23 * 1024**2, "1.23MB"),
        (5 * 1024**3, "5.00GB"),
        (1024**4, "1.00TB"),
        (1024**5, "1.00PB"),
        (5000 * 1024**5, "5000.00PB"),
        (-2048, "-2.00KB"),
        (math.inf, "infPB"),
    ],
)
def test_format_bytes(count: float, text: str) -> None:
    assert format_bytes(count) == text


def test_format_value_by_kind() -> None:
    assert format_value(2) == "2.00"
    assert format_value(2, "time") == "02s000ms000.000us"
    assert format_value(2, "bytes") == "2.00B"


def test_threads_write_while_others_read() -> None:
    metrics = Metrics(samples=64)
    done = threading.Event()
    threads, rounds = 4, 2000

    def write() -> None:
        for i in range(rounds):
            metrics.increment("Shared")
            metrics.increment(f"Counter{i % 97}")
            metrics.add_sample("Wait", i, kind="time")
            metrics.add_sample(f"Metric{i % 97}", i)

    def read() -> None:
        while not done.is_set():
            assert metrics.report().partition(": ")[0] in ("", "Metric", "Counter")
            metrics.metric_data("Wait")

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(threads + 1) as pool:
            reader = pool.submit(read)
            try:
                for writer in [pool.submit(write) for _ in range(threads)]:
                    writer.result()
            finally:
                done.set()
            reader.result()
    finally:
        sys.setswitchinterval(interval)

    data = metrics.metric_data("Wait")
    assert data is not None
    # Counts may fall short by a lost update, where there is no GIL; they never exceed.
    assert 0 < data[0] <= threads * rounds
    assert len(data[2]) == 64
    assert 0 < (metrics.counter_value("Shared") or 0) <= threads * rounds


def test_counting_costs_next_to_nothing() -> None:
    metrics = Metrics()
    best = math.inf
    for _ in range(100):
        start = time.thread_time()
        for _ in range(1000):
            metrics.increment("Op")
        best = min(best, (time.thread_time() - start) / 1000)
    # About 80 ns, loop included; ten times that leaves room for a loaded machine.
    assert best < 1e-6
