"""A run in a file, and its page."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.dashboard.run_files import RecordedRun, read


async def test_a_file_has_what_a_page_shows(tmp_path: Path, autojump_clock: MockClock) -> None:
    path = tmp_path / "run.jsonl"
    async with la.open_runtime("sim"):
        async with la.dashboard.record(path):
            for step in range(30):
                async with la.job("training"):
                    la.dashboard.log(loss=la.ones(()) * (30.0 - step))
                    await la.mark_step()
                await trio.sleep(0.5)
    state = read(path).state()
    assert state["values"]["loss"]["latest"] == "1"
    losses = [value for _, value in state["values"]["loss"]["points"]]
    assert losses == sorted(losses, reverse=True)
    assert 1.0 <= losses[-1] < losses[0] <= 30.0
    looks = len(state["rows"])
    assert 1 <= looks <= 16  # a look that takes long is followed by a longer rest
    assert state["compiles"][0]["number"] == 1
    # Of a run that broke off, the last line is not whole.
    whole = path.read_text()
    path.write_text(whole[:-20])
    assert len(read(path).state()["rows"]) == looks - 1
    (event,) = [event async for event in RecordedRun(read(path)).events()]
    kind, data = event.decode().strip().split("\n")
    assert kind == "event: recorded"
    assert json.loads(data.removeprefix("data: "))["scheduler"]["failures"] == 0


async def test_what_is_no_such_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for text in ("", "{}", "no", '{"lazyasync run": 2}\n', '{"lazyasync run": 1}\n'):
        path.write_text(text)
        with pytest.raises(ValueError, match=r"run\.jsonl"):
            read(path)
    async with la.open_runtime("sim"):
        with pytest.raises(FileNotFoundError):
            async with la.dashboard.record(tmp_path / "none" / "run.jsonl"):
                pass
    with pytest.raises(ValueError, match="interval"):
        la.dashboard.record(path, interval=0)


async def test_an_error_comes_out_of_the_block(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    async with la.open_runtime("sim"):
        with pytest.raises(ZeroDivisionError, match="of the user's"):
            async with la.dashboard.record(path):
                raise ZeroDivisionError("of the user's")
        with trio.move_on_after(0):
            async with la.dashboard.record(path):
                await trio.sleep_forever()
    assert len(read(path).state()["rows"]) == 1


def test_outside_trio(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"

    async def main(runtime: la.Runtime) -> None:
        async with la.dashboard.record(path):
            await (la.ones((2,)) + 1.0)

    run_in_asyncio(main)
    assert read(path).state()["scheduler"]["compiles"] == 1
    with la.blocking("cpu"), la.dashboard.record(path):
        np.asarray(la.ones((2,)) + 1.0)
    assert read(path).state()["scheduler"]["compiles"] == 1


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "lazyasync.dashboard", str(path)]
    failed = subprocess.run(command, capture_output=True, text=True)
    assert failed.returncode == 1
    assert "run.jsonl" in failed.stderr
    with la.blocking("cpu"), la.dashboard.record(path):
        np.asarray(la.ones((2,)) + 1.0)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        base, token = process.stdout.readline().strip().split("#")
        headers = {"authorization": f"Bearer {token}"}
        assert "<title>" in httpx.get(base).text
        assert httpx.get(f"{base}events").status_code == 401
        events = httpx.get(f"{base}events", headers=headers).text
        assert events.startswith("event: recorded\n")
        answer = httpx.post(f"{base}cancel", headers=headers, json={"job": "default"})
        assert answer.status_code == 404
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
