"""`la.debug.profile`: the trace as a file, its lines and events, and the table of kernels."""

from __future__ import annotations

import json
import math
import threading
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync import debug
from lazyasync.debug import machine_limits, profiles
from lazyasync.debug.machine_limits import Limits
from lazyasync.observe import profiling
from lazyasync.runtime.device import actor as device_actor

Trace = dict[str, list[dict[str, Any]]]


def load(path: Path) -> Trace:
    """The events of a trace by the name of their line, after the checks that hold for all."""
    document = json.loads(path.read_text(encoding="utf-8"))
    assert set(document) == {"displayTimeUnit", "otherData", "traceEvents"}
    entries = document["traceEvents"]
    names: dict[int, str] = {}
    order: dict[int, int] = {}
    tracks: Trace = {}
    for entry in entries:
        assert entry["pid"] == 1
        if entry["ph"] == "M":
            if entry["name"] == "thread_name":
                names[entry["tid"]] = entry["args"]["name"]
            elif entry["name"] == "thread_sort_index":
                order[entry["tid"]] = entry["args"]["sort_index"]
            else:
                assert entry["name"] == "process_name"
            continue
        assert entry["ph"] == "X"
        assert entry["ts"] >= 0
        assert entry["dur"] >= 0
        assert isinstance(entry["args"], dict)
        tracks.setdefault(names[entry["tid"]], []).append(entry)
    assert len(set(names.values())) == len(names) == len(order) == len(set(order.values()))
    for events in tracks.values():
        _check_nesting(events)
    return tracks


def _check_nesting(events: Sequence[dict[str, Any]]) -> None:
    """What a line can show: events follow each other, or lie one within the other."""
    ends: list[float] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        end = event["ts"] + event["dur"]
        while ends and ends[-1] <= event["ts"] + 0.01:  # times are rounded
            ends.pop()
        assert not ends or end <= ends[-1] + 0.01
        ends.append(end)


def names(events: Sequence[dict[str, Any]]) -> list[str]:
    """The names of events."""
    return [event["name"] for event in events]


# ---- what is in a trace --------------------------------------------------------------------


async def test_times_are_those_of_the_clock(autojump_clock: MockClock, tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with open_simulation(seconds=2.0) as (_, simulation):
        simulation.copy_seconds = 0.5
        async with debug.profile(path):
            x = await la.put(np.ones(4, np.float32))
            tensor = x * 2.5
            await trio.sleep(1.0)
            await la.mark_step(wait=True)
            assert (await tensor.numpy()).tolist() == [2.5] * 4
    trace = load(path)
    upload, step, download = trace["device virtual:0"]
    assert (upload["ts"], upload["dur"]) == (0, 0.5e6)
    assert upload["args"] == {"kind": "upload", "bytes": 16}
    assert (step["name"], step["ts"], step["dur"]) == (
        "step 1 of the job 'default' on virtual:0",
        1.5e6,
        2e6,
    )
    assert download["args"]["kind"] == "download"
    (record,) = trace["recording in default"]
    assert (record["ts"], record["dur"]) == (0.5e6, 1e6)
    assert record["args"] == {"device": "virtual:0", "operations": 2}
    events = {event["name"]: event for event in trace["job default"]}
    assert (events["barrier"]["ts"], events["barrier"]["dur"]) == (1.5e6, 2e6)
    assert events["wait for the step"]["dur"] == 2e6
    assert "await tensors" in events
    assert names(trace["compiler"]) == ["compile"]
    assert names(trace["scheduler"]) == [
        "wait for the inputs",
        "wait for the turn",
        "wait for the lock",
        "issue",
    ]


async def test_waits_for_places_and_locks(autojump_clock: MockClock, tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with open_simulation(2, {"max_in_flight": 1}, seconds=3.0):
        async with debug.profile(path):
            kept = []
            for _ in range(2):
                kept.append(la.ones((2,), device="virtual:0") * 2.5)
                await la.mark_step("virtual:0")
            kept.append(la.ones((2,), device="virtual:0") * 2.5)
            kept.append(la.ones((2,), device="virtual:1") * 2.5)
            await la.mark_step(["virtual:0", "virtual:1"], wait=True)
    trace = load(path)
    waits = [event for event in trace["job default"] if event["name"] == "wait for a place"]
    assert [event["dur"] for event in waits] == [3e6, 3e6]
    assert "wait for the locks" in names(trace["scheduler"])
    assert len(trace["device virtual:0"]) == 3
    assert len(trace["device virtual:1"]) == 1


async def test_closures_have_a_line_of_their_own(autojump_clock: MockClock, tmp_path: Path) -> None:
    path = tmp_path / "trace.json"

    async def report(value: object) -> None:
        await trio.sleep(2.0)

    async with open_simulation():
        async with debug.profile(path):
            la.add_step_closure(report, (la.ones((2,)) * 2.5,), run_async=True)
            await la.mark_step(wait=True)
            await trio.sleep(5.0)
    (closure,) = load(path)["closures of default"]
    assert closure["name"].endswith("report")
    assert closure["dur"] == 2e6


async def test_waits_that_overlap_come_into_lines_of_their_own(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    path = tmp_path / "trace.json"
    async with open_simulation():
        async with debug.profile(path):
            tensor = la.ones((2,)) * 2.5
            await la.mark_step()

            async def wait(seconds: float) -> None:
                await trio.sleep(seconds)
                await tensor

            async with trio.open_nursery() as nursery:
                nursery.start_soon(wait, 0.25)
                nursery.start_soon(wait, 0.5)
    trace = load(path)
    waits = [
        event
        for name in ("job default", "job default (2)")
        for event in trace.get(name, [])
        if event["name"] == "await tensors"
    ]
    assert sorted(event["dur"] for event in waits) == [0.5e6, 0.75e6]


@pytest.mark.parametrize("inline", [0, 1e6])
async def test_cpu_programs_are_run_kernel_by_kernel(tmp_path: Path, inline: float) -> None:
    path = tmp_path / "trace.json"
    rng = np.random.default_rng(0)
    value = rng.standard_normal((64, 64), np.float32)
    async with la.open_runtime("cpu", {"inline_microseconds": inline, "ir_debug": True}):

        def step() -> tuple[la.LazyTensor, la.LazyTensor]:
            x = la.asarray(value)
            return la.tanh(x @ x) * 2.5, la.softmax(x, axis=-1).sum(axis=0)

        expected = await la.to_cpu(step())
        async with debug.profile(path):
            for _ in range(3):
                for got, wanted in zip(await la.to_cpu(step()), expected, strict=True):
                    np.testing.assert_array_equal(got, wanted)
        report = await debug.profile_report()
    events = load(path)["device cpu:0"]
    programs = [event for event in events if event["args"].get("kind") == "execute"]
    kernels = [event for event in events if "program" in event["args"]]
    assert len(programs) == 3
    assert len(kernels) == 3 * len(report.rows)
    assert all(event["args"].get("inline", False) is bool(inline) for event in programs)
    assert any("matmul" in event["name"] or "product" in event["name"] for event in kernels)
    assert all("test_profile.py" in event["args"]["source"] for event in kernels)
    for kernel in kernels:  # each lies in a program
        assert any(
            program["ts"] <= kernel["ts"]
            and kernel["ts"] + kernel["dur"] <= program["ts"] + program["dur"] + 0.01
            for program in programs
        )


async def test_what_comes_after_a_program_is_not_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "trace.json"
    charge = device_actor.charge_outputs
    charged: list[float] = []

    def charge_slowly(*arguments: Any) -> None:
        charged.append(trio.current_time())
        time.sleep(0.02)
        charge(*arguments)

    async with la.open_runtime("cpu", {"inline_microseconds": 1e6}) as runtime:
        await (la.exp(la.ones((64, 64))) * 2.5)  # compiles it
        monkeypatch.setattr(device_actor, "charge_outputs", charge_slowly)
        async with debug.profile(path):
            await (la.exp(la.ones((64, 64))) * 2.5)
        taken = runtime.last_profile
    assert taken is not None
    events = load(path)["device cpu:0"]
    (program,) = [event for event in events if event["args"].get("inline")]
    (kernel,) = [event for event in events if "program" in event["args"]]
    end = program["ts"] + program["dur"]
    assert program["ts"] <= kernel["ts"]
    assert kernel["ts"] + kernel["dur"] <= end + 0.01
    (since,) = charged
    assert end <= (since - taken.opened) * 1e6 + 0.01


async def test_programs_stay_whole_without_kernels(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu", {"inline_microseconds": 0}):
        async with debug.profile(path, kernels=False):
            await (la.exp(la.ones((16,))) * 2.5)
        (row,) = (await debug.profile_report()).rows
    assert len(load(path)["device cpu:0"]) == 1
    assert row.name.startswith("program of ")
    assert row.nbytes >= 16 * 4


async def test_copies_in_host_memory(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu"):
        async with debug.profile(path):
            await la.put([np.ones(8), np.ones(8)])
    (copy,) = load(path)["copies to cpu:0"]
    assert copy["args"] == {"kind": "upload", "bytes": 128}


# ---- how it ends ---------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["exception", "cancellation"])
async def test_however_the_block_is_left_the_file_is_written(tmp_path: Path, how: str) -> None:
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu") as runtime:
        await (la.ones((2,)) * 2.5)
        expected = pytest.raises(KeyError) if how == "exception" else nullcontext()
        with trio.CancelScope() as scope, expected:
            async with debug.profile(path):
                await (la.ones((2,)) * 2.5)
                if how == "exception":
                    raise KeyError("left")
                scope.cancel()
                await trio.sleep_forever()
        assert scope.cancelled_caught is (how == "cancellation")
        assert runtime.profile is None
        assert names(load(path)["recording in default"]) == ["record"]


async def test_what_cannot_be_written_is_said(
    runtime: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(FileNotFoundError):
        async with debug.profile(tmp_path / "nowhere" / "trace.json"):
            raise AssertionError("the block is not entered")
    assert runtime.profile is None

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(profiles, "write_trace", full)
    with pytest.raises(OSError, match="no space left"):
        async with debug.profile(tmp_path / "trace.json"):
            pass
    with pytest.raises(KeyError) as caught:
        async with debug.profile(tmp_path / "trace.json"):
            raise KeyError("the error of the block")
    assert "trace.json' is not written: no space left" in caught.value.__notes__[0]
    assert runtime.profile is None


async def test_it_is_not_written_by_the_event_loop(
    runtime: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    real = profiles.write_trace

    def write(*args: Any) -> None:
        threads.append(threading.get_ident())
        real(*args)

    monkeypatch.setattr(profiles, "write_trace", write)
    async with debug.profile(tmp_path / "trace.json"):
        await (la.ones((2,)) * 2.5)
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


async def test_one_at_a_time(runtime: la.Runtime, tmp_path: Path) -> None:
    async with debug.profile(tmp_path / "a.json"):
        with pytest.raises(RuntimeError, match="open already"):
            async with debug.profile(tmp_path / "b.json"):
                raise AssertionError("the block is not entered")
    async with debug.profile(tmp_path / "b.json"):
        await (la.ones((2,)) * 2.5)
    assert load(tmp_path / "b.json")


async def test_in_trio_a_plain_with_is_refused(runtime: la.Runtime, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="async with"), debug.profile(tmp_path / "trace.json"):
        raise AssertionError("the block is not entered")


def test_in_a_blocking_runtime_it_is_a_plain_with(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    with la.blocking("cpu") as blocking:
        with debug.profile(path):
            assert float((la.ones((2,)) * 2.5).sum()) == 5.0
        assert blocking.run(debug.profile_report).rows
        with pytest.raises(KeyError), debug.profile(path):
            assert float((la.ones((2,)) * 2.5).sum()) == 5.0
            raise KeyError
    assert "await tensors" in names(load(path)["job default"])


async def test_what_is_kept_is_bounded(
    runtime: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiling, "MAX_KERNELS", 2)
    path = tmp_path / "trace.json"
    async with debug.profile(path, max_events=10):
        for length in range(1, 9):
            await (la.ones((length,)) * 2.5)
    assert sum(map(len, load(path).values())) == 10
    about = json.loads(path.read_text())["otherData"]
    assert about["events"] == 10
    assert about["events dropped"] > 10
    assert len((await debug.profile_report()).rows) <= 4
    with pytest.raises(ValueError, match="max_events"):
        debug.profile(path, max_events=0)


async def test_what_ends_after_the_block_is_left_out(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    path = tmp_path / "trace.json"
    async with open_simulation(seconds=5.0):
        async with debug.profile(path):
            tensor = la.ones((2,)) * 2.5
            await la.mark_step()
        await tensor
    assert "device virtual:0" not in load(path)


async def test_what_began_before_the_block_is_left_out(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    """In the trace and in the table alike."""
    path = tmp_path / "trace.json"
    async with open_simulation(seconds=5.0) as (runtime, _):
        await (la.ones((2,)) * 2.5)  # which compiles it
        before = la.ones((2,)) * 2.5
        await la.mark_step()
        autojump_clock.autojump_threshold = math.inf  # else it leaps while the file is tried
        async with debug.profile(path):
            assert runtime.statistics().devices["virtual:0"].outstanding == 1
            autojump_clock.autojump_threshold = 0
            await before
            await (la.ones((3,)) * 2.5)
        (row,) = (await debug.profile_report()).rows
    on_device = load(path)["device virtual:0"]
    (step,) = [event for event in on_device if "download" not in event["name"]]
    assert row.runs == 1
    assert row.seconds == pytest.approx(step["dur"] * 1e-6) == 5.0


async def test_failed_programs_are_in_it(autojump_clock: MockClock, tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with open_simulation() as (_, simulation):
        async with debug.profile(path):
            simulation.errors.append(ValueError("broken"))
            with pytest.raises(la.ExecutionError):
                await (la.ones((2,)) * 2.5)
    step, *copies = load(path)["device virtual:0"]
    assert step["args"]["failed"] is True
    # The copy that was to come behind it, for whoever reads, if it has begun.
    assert all(copy["args"]["failed"] for copy in copies)


# ---- the table -----------------------------------------------------------------------------


async def test_the_table_of_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(1e9, {"f": 1e9, "d": 5e8})
    monkeypatch.setattr(profiles, "measured_limits", lambda threads: limits)
    async with la.open_runtime("cpu", {"ir_debug": True}):
        with pytest.raises(RuntimeError, match="no profile"):
            await debug.profile_report()
        async with debug.profile(tmp_path / "trace.json"):
            x = la.asarray(np.ones((256, 256), np.float32))
            for _ in range(4):
                product, total = x @ x, la.exp(x) * 2.5
                await la.to_cpu((product, total))
            assert (await debug.profile_report()).rows  # of the open one
        report = await debug.profile_report()
    rows = {("matmul" in row.name or "product" in row.name): row for row in report.rows}
    product_row = rows[True]
    assert product_row.runs == 4
    assert product_row.flops == 2 * 256**3
    assert product_row.nbytes in (2 * 256 * 256 * 4, 3 * 256 * 256 * 4)  # one operand, twice
    assert product_row.limit == "arithmetic"
    assert product_row.least_seconds == pytest.approx(2 * 256**3 / 1e9)
    assert product_row.share_of_limit == pytest.approx(
        4 * product_row.least_seconds / product_row.seconds
    )
    assert product_row.source is not None
    assert "test_profile.py" in product_row.source
    seconds = [row.seconds for row in report.rows]
    assert seconds == sorted(seconds, reverse=True)
    assert sum(seconds) <= report.program_seconds <= report.seconds
    text = str(report)
    assert "copies 1.0 GB/s" in text
    assert text.count("of arithmetic") + text.count("of memory") == len(report.rows)


async def test_limits_are_measured_where_the_loop_goes_on() -> None:
    limits = await trio.to_thread.run_sync(machine_limits.measured_limits, 1)
    assert limits.bytes_per_second > 1e8
    assert limits.flops_per_second["f"] > 1e8
    assert machine_limits.measured_limits(1) is limits  # once


async def test_other_devices_have_no_share_of_a_limit(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    async with open_simulation(seconds=2.0):
        async with debug.profile(tmp_path / "trace.json"):
            await (la.ones((2,)) * 2.5)
        report = await debug.profile_report()
    (row,) = report.rows
    assert (row.runs, row.seconds, row.share_of_limit) == (1, 2.0, None)
    assert "measured" not in str(report)


async def test_the_hooks_are_quiet_without_a_profile(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("something was told")

    for name in ("add", "span", "command_ended", "execute", "recording_began", "program_ran"):
        monkeypatch.setattr(profiling.Profile, name, never)
    la.add_step_closure(lambda value: None, (la.ones((2,)) * 2.5,))
    await la.mark_step(wait=True)
