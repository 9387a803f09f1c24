"""How long a request takes that is answered by a model while the same process trains it.

A server per contender, a process of its own: an ASGI application on hypercorn's trio worker, which
predicts with the newest parameters and trains without pause (see `serving`). This process is the
client: it sends a request every 5 ms, whether or not those before it have been answered, and counts
from the moment at which it was to be sent. A run visits all contenders in turn: idle, training
alone, and both. What requests cost in CPU time, of both processes, is measured while idle.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import harness
import models
import numpy as np
import serving
import trio
from harness import clock, quantile

LAZYASYNC, JAX = "lazyasync", "JAX in threads"
WARM_UP = 0.5
"""Seconds of each kind of work before the first run."""


@dataclass(frozen=True)
class Observation:
    """One visit to one server. Latencies in ms, rates in steps a second, CPU times in cores."""

    idle_p50: float
    idle_p99: float
    busy_p50: float
    busy_p99: float
    busy_most: float
    rate_alone: float
    rate_serving: float
    cpu_of_requests: float

    @property
    def kept(self) -> float:
        """The part of the steps that training keeps of what requests leave to it."""
        cores = os.cpu_count() or 1
        return self.rate_serving / (self.rate_alone * (1 - self.cpu_of_requests / cores))


class Server:
    """A server, and a client of it."""

    def __init__(self, client: Any, address: str, body: bytes, expected: Any) -> None:
        self._client = client
        self._address = address
        self._body = body
        self._expected = expected

    async def ask(self, path: str, body: bytes = b"") -> bytes:
        """The answer to one request."""
        answer = await self._client.post(f"{self._address}/{path}", content=body)
        answer.raise_for_status()
        content: bytes = answer.content
        return content

    async def check(self, name: str) -> None:
        """Compares a prediction of the untrained model with NumPy's in float64."""
        answer = np.frombuffer(await self.ask("predict", self._body), np.float32)
        harness.check_close(name, answer.reshape(self._expected.shape), self._expected)

    async def train(self, on: bool) -> None:
        """Has it train, or not any more."""
        await self.ask("train", b"on" if on else b"off")

    async def state(self) -> dict[str, float]:
        """Its steps, and the CPU time of both processes together."""
        found: dict[str, float] = json.loads(await self.ask("state"))
        return found | {"cpu": found["cpu"] + time.process_time()}

    async def request(self, period: float, seconds: float) -> list[float]:
        """The latencies in ms of a request each ``period``."""
        latencies: list[float] = []

        async def one(begin: float) -> None:
            await self.ask("predict", self._body)
            latencies.append(1e3 * (clock() - begin))

        start = clock()
        async with trio.open_nursery() as nursery:
            for number in range(round(seconds / period)):
                begin = start + number * period
                await trio.sleep(max(0.0, begin - clock()))
                nursery.start_soon(one, begin)
        return latencies

    async def observe(self, period: float, seconds: float) -> Observation:
        """Visits it: idle, training alone, both."""
        before = await self.state()
        begin = clock()
        idle = await self.request(period, seconds)
        cores = ((await self.state())["cpu"] - before["cpu"]) / (clock() - begin)
        await self.train(True)
        await trio.sleep(harness.SETTLING)
        alone = await self._rate(trio.sleep(seconds))
        busy: list[float] = []

        async def both() -> None:
            busy.extend(await self.request(period, seconds))

        serving = await self._rate(both())
        await self.train(False)
        await trio.sleep(harness.SETTLING)
        return Observation(
            *(quantile(idle, 0.5), quantile(idle, 0.99)),
            *(quantile(busy, 0.5), quantile(busy, 0.99), max(busy)),
            *(alone, serving, cores),
        )

    async def _rate(self, work: Any) -> float:
        """Steps a second while something goes on."""
        first, begin = (await self.state())["steps"], clock()
        await work
        return ((await self.state())["steps"] - first) / (clock() - begin)


@asynccontextmanager
async def server(name: str, rows: int) -> AsyncIterator[Server]:
    """The server of a contender, warmed up. Raises ImportError with the reason if it skips."""
    httpx = harness.load("httpx")
    script = str(Path(serving.__file__))
    process = await trio.lowlevel.open_process(
        [sys.executable, script, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        line = b""
        while not line.endswith(b"\n"):
            some = await process.stdout.receive_some()
            if not some:
                raise RuntimeError(f"the server of {name} has ended")
            line += bytes(some)
        said = json.loads(line)
        if "skipped" in said:
            raise ImportError(said["skipped"])
        problem = models.make_problem(models.MIDDLE)
        inputs = np.resize(problem.inputs, (rows, problem.sizes.inputs))
        async with httpx.AsyncClient(timeout=30.0) as client:
            address = f"http://127.0.0.1:{said['port']}"
            body, expected = inputs.tobytes(), models.numpy_logits(problem.params, inputs)
            found = Server(client, address, body, expected)
            await found.check(name)
            await found.observe(0.01, WARM_UP)
            yield found
    finally:
        await process.stdin.aclose()
        with trio.CancelScope(shield=True):
            await process.wait()


async def collect(report: harness.Report, options: Any) -> dict[str, list[Observation]]:
    """Visits the contenders in turn."""
    seen: dict[str, list[Observation]] = {}
    for run in range(options.runs):
        names = [name for name in serving.SERVERS if name not in report.skipped]
        for name in names[::-1] if run % 2 else names:
            try:
                async with server(name, options.rows) as found:
                    observation = await found.observe(options.period / 1e3, options.seconds)
            except ImportError as error:
                report.skip(name, str(error))
                continue
            seen.setdefault(name, []).append(observation)
    return {name: seen[name] for name in serving.SERVERS if name in seen}


def print_rows(report: harness.Report, seen: dict[str, list[Observation]], options: Any) -> None:
    """One line a contender: medians over the runs, and the longest of all."""
    lines = []
    for name, observations in seen.items():

        def median(field: str, observations: list[Observation] = observations) -> str:
            return harness.number(statistics.median(getattr(o, field) for o in observations))

        idle, busy = ("idle_p50", "idle_p99"), ("busy_p50", "busy_p99")
        most = harness.number(max(o.busy_most for o in observations))
        rates = map(median, ("rate_alone", "rate_serving", "kept"))
        cells = [*map(median, idle), *map(median, busy), most, *rates, median("cpu_of_requests")]
        lines.append([name, *cells])
    report.table(
        f"A request of {options.rows} rows every {options.period:g} ms, ms, while the perceptron "
        f"{models.MIDDLE} trains",
        [
            *("", "idle p50", "p99", "busy p50", "p99", "most"),
            *("steps/s alone", "serving", "kept", "CPUs of requests"),
        ],
        lines,
    )
    report.tables[-1]["runs"] = {n: [asdict(o) for o in seen[n]] for n in seen}


def judge(report: harness.Report, seen: dict[str, list[Observation]]) -> None:
    """The bounds of one device in the default configuration."""
    own = seen.get(LAZYASYNC, [])
    reason = report.skipped.get(LAZYASYNC, "")

    def bound(label: str, runs: list[float], limit: float, at_most: bool, reason: str) -> None:
        measured = statistics.median(runs) if runs else None
        report.bound(label, measured, limit, at_most=at_most, runs=runs, reason=reason)

    p50 = [o.busy_p50 / o.idle_p50 for o in own]
    p99 = [o.busy_p99 / o.idle_p99 for o in own]
    bound(f"{LAZYASYNC}: p50 busy / idle", p50, 1.2, True, reason)
    bound(f"{LAZYASYNC}: p99 busy / idle", p99, 2.0, True, reason)
    pairs = zip(own, seen.get(JAX, []), strict=False)
    of_jax = [ours.rate_serving / theirs.rate_serving for ours, theirs in pairs]
    reason = reason or report.skipped.get(JAX, "")
    bound(f"{LAZYASYNC}: steps/s while serving / those of JAX", of_jax, 1.0, False, reason)
    kept = [o.kept for o in own]
    bound(f"{LAZYASYNC}: steps/s kept of what requests leave", kept, 0.9, False, reason)


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds of each part (3)")
    parser.add_argument("--period", type=float, default=5.0, help="ms between requests (5)")
    parser.add_argument("--rows", type=int, default=8, help="rows of a request (8)")
    parser.set_defaults(runs=5)
    options = parser.parse_args()
    report = harness.Report("serve", options)
    seen = await collect(report, options)
    print_rows(report, seen, options)
    judge(report, seen)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
