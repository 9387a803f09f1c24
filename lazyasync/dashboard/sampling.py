"""Looks at a runtime from time to time, and says what has happened since the last look."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from time import thread_time
from typing import Any, Final, NamedTuple, TypeAlias

import trio

from lazyasync.debug.compiles import CompileExplanation, explained
from lazyasync.observe.metrics import OF_THE_RUNTIME, Sample
from lazyasync.runtime.device.actor import DeviceActor, DeviceStatistics
from lazyasync.runtime.jobs.job import JobStatistics
from lazyasync.runtime.runtime import Runtime, RuntimeStatistics
from lazyasync.serving.serving_job import open_servers

MAX_JOBS: Final = 50
"""Jobs that are shown: those that have taken most steps since the last look."""
MAX_SERIES: Final = 64
"""Values of the user's that are shown, by name in the order of the alphabet."""
MAX_POINTS: Final = 200
"""Points that the samples of one value before the first look become."""
MAX_NEW_POINTS: Final = 5
"""Points that those since the last look become."""
MAX_COMPILES: Final = 16
"""Compiles that are explained in one look: the latest ones."""
MAX_TEXT: Final = 2000
"""Characters of a text of the user's, such as the name of a job."""

Tick: TypeAlias = dict[str, Any]
"""What one look has found, as JSON has it. `Sampler.look` says what is in it."""


class Row(NamedTuple):
    """The numbers of which there is a history: of all jobs and devices together."""

    time: float
    """Seconds since the first look."""
    steps_per_second: float
    busy: float
    """The part of the time in which a device was busy, on average over those that had work."""
    waiting: float
    """The part of the time for which the programs of a job waited for others', on average over the
    jobs that took steps."""
    compiling: float
    """The part of the time in which something was compiled; above 1 if side by side."""
    memory_bytes: float
    """The live buffers of all devices."""
    in_flight: float
    """The steps under way."""
    queued: float
    """The messages in the mailboxes, and the steps and closures that wait."""
    loop_lag: float
    """The most seconds by which the event loop was late."""


class Sampler:
    """What has changed in a runtime between one look and the next.

    It keeps sums and no tensors. Nothing happens between looks.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._began = self._looked = trio.current_time()
        self._wall_clock = time.time() - self._began
        """What is to be added to trio's time for the time of day."""
        self._before: RuntimeStatistics = runtime.statistics()
        self._compile_seconds = runtime.scheduler.compile_log.seconds
        self._compiles = 0
        self._failures = 0
        self._failed: int | None = None
        self._samples: dict[str, int] = {}
        self.seconds = 0.0
        """The time that the latest look has taken of the event loop."""

    async def look(self, loop_lag: float = 0.0) -> Tick:
        """What is so now, and what has happened since the last look.

        Its keys:

        - ``row``: a `Row`; ``at``: the time of day, in seconds since the epoch
        - ``jobs``, ``devices``, ``serving``: a dictionary for each, but a list of numbers for each
          device, as there may be many: see `_device`
        - ``scheduler``, ``counters``: numbers
        - ``values``: for each value that was logged ``points``, pairs of time and value, and the
          latest one as text
        - ``compiles``, ``failures``: those since the last look

        Compiles are compared in a worker thread.
        """
        began = thread_time()
        tick = self._look(loop_lag)
        self.seconds = thread_time() - began
        return {**tick, "compiles": await self._new_compiles()}

    def _look(self, loop_lag: float) -> Tick:
        runtime = self._runtime
        now = trio.current_time()
        seconds = max(now - self._looked, 1e-9)
        statistics = runtime.statistics()
        before = self._before
        log = runtime.scheduler.compile_log
        compile_seconds = log.seconds
        jobs = {
            name: _job(runtime, job, before.jobs.get(name), seconds)
            for name, job in statistics.jobs.items()
        }
        devices = [
            _device(actor, name, device, before.devices.get(name), seconds)
            for actor, (name, device) in zip(
                runtime.actors.values(), statistics.devices.items(), strict=True
            )
        ]
        rates = [job["steps_per_second"] for job in jobs.values()]
        waited = [job["waiting"] for job in jobs.values() if job["steps_per_second"]]
        worked = [device[1] for device in devices if device[1] > 0]
        row = Row(
            now - self._began,
            sum(rates),
            _mean(worked),
            _mean(waited),
            (compile_seconds - self._compile_seconds) / seconds,
            sum(device.memory_bytes for device in statistics.devices.values()),
            sum(job["in_flight"] for job in jobs.values()),
            statistics.scheduler.mailbox.used
            + statistics.scheduler.steps_under_way
            + sum(device.mailbox.used for device in statistics.devices.values())
            + sum(job["closures"]["queued"] for job in jobs.values()),
            loop_lag,
        )
        self._looked, self._before = now, statistics
        self._compile_seconds = compile_seconds
        busiest = sorted(jobs, key=lambda name: (-jobs[name]["steps_per_second"], name))[:MAX_JOBS]
        shown = set(busiest)
        return {
            "at": self._wall_clock + now,
            "row": [_rounded(value) for value in row],
            # In the order in which they were opened: rows of a page keep their places.
            "jobs": [job for name, job in jobs.items() if name in shown],
            "other_jobs": len(jobs) - len(shown),
            "devices": devices,
            "scheduler": {
                "mailbox": statistics.scheduler.mailbox.used,
                "steps_under_way": statistics.scheduler.steps_under_way,
                "compiling": statistics.scheduler.compiling,
                "cached_computations": statistics.scheduler.cached_computations,
                "waiting_tasks": statistics.waiting_tasks,
                "live_tensors": statistics.created_tensors - statistics.destroyed_tensors,
                "compiles": log.count,
                "fallbacks": log.fallbacks,
                "failed_compiles": log.failures,
                "failures": runtime.failure_log.count,
            },
            "counters": {
                name: count
                for name in runtime.metrics.counter_names()
                if (count := runtime.metrics.counter_value(name))
            },
            "serving": {
                name[:MAX_TEXT]: server.statistics()._asdict()
                for name, server in open_servers(runtime).items()
            },
            "values": self._values(),
            "failures": self._new_failures(),
        }

    def _values(self) -> dict[str, Any]:
        """The samples of the user's metrics since the last look, few of them."""
        metrics = self._runtime.metrics
        own = [name for name in metrics.metric_names() if name not in OF_THE_RUNTIME]
        found = {}
        for name in own[:MAX_SERIES]:
            data = metrics.metric_data(name)
            if data is None:
                continue
            count, _, samples = data
            known = self._samples.get(name, 0)
            if count < known:  # they have been reset
                known = 0
            new = samples[max(0, len(samples) - (count - known)) :]
            self._samples[name] = count
            if new:
                most = MAX_NEW_POINTS if known else MAX_POINTS
                offset = self._wall_clock + self._began
                found[name[:MAX_TEXT]] = {
                    "count": count,
                    "latest": f"{new[-1][1]:.6g}",
                    "points": [(_rounded(t - offset), v) for t, v in thinned(new, most)],
                }
        return found

    def _new_failures(self) -> list[dict[str, Any]]:
        """The failures since the last look; the latest of those before, if it has come again."""
        log = self._runtime.failure_log
        if log.count == self._failures:
            return []
        self._failures = log.count
        last = self._failed
        new = [each for each in log.failures if last is None or each.number >= last]
        self._failed = new[-1].number if new else last
        return [each._asdict() for each in new]

    async def _new_compiles(self) -> list[dict[str, Any]]:
        log = self._runtime.scheduler.compile_log
        if log.count == self._compiles:
            return []
        after = max(self._compiles, log.count - MAX_COMPILES)
        self._compiles = log.count
        found = await trio.to_thread.run_sync(explained, log.records, after, abandon_on_cancel=True)
        return [_compile(each) for each in found]


def thinned(samples: Sequence[Sample], most: int) -> list[Sample]:
    """At most so many points: each the mean of neighbours. What is no number is left out."""
    finite = [sample for sample in samples if math.isfinite(sample[1])]
    each = -(-len(finite) // most) or 1
    groups = (finite[start : start + each] for start in range(0, len(finite), each))
    return [(group[-1][0], math.fsum(value for _, value in group) / len(group)) for group in groups]


def _job(
    runtime: Runtime, job: JobStatistics, before: JobStatistics | None, seconds: float
) -> dict[str, Any]:
    """What is shown of a job. Times are parts of the time since the last look."""
    opened = runtime.jobs[job.name]
    steps = job.steps - (0 if before is None else before.steps)
    spent = _grown(job.device_seconds, {} if before is None else before.device_seconds)
    waited = _grown(job.waited_seconds, {} if before is None else before.waited_seconds)
    return {
        "name": job.name[:MAX_TEXT],
        "steps": job.steps,
        "steps_per_second": _rounded(max(0, steps) / seconds),
        "failed_steps": job.failed_steps,
        "in_flight": sum(job.in_flight.values()),
        "places": opened.max_in_flight,
        "barriers_waiting": sum(places.waiting for places in job.places.values()),
        "busy": _rounded(spent / seconds),
        "waiting": _rounded(waited / seconds),
        "memory_bytes": sum(job.memory_bytes.values()),
        "peak_memory_bytes": sum(job.peak_memory_bytes.values()),
        "max_memory": opened.max_memory,
        "priority": opened.priority,
        "weight": opened.weight,
        "undelivered_failures": job.undelivered_failures,
        "closures": job.closures._asdict(),
        "prefetched": [(each.ready, each.depth) for each in job.prefetches],
        "can_cancel": opened.cancel_scope is not None,
    }


def _device(
    actor: DeviceActor,
    name: str,
    now: DeviceStatistics,
    before: DeviceStatistics | None,
    seconds: float,
) -> list[Any]:
    """What is shown of a device.

    Its name, the part of the time for which it was busy, the bytes of live buffers, their limit or
    None, the most bytes so far, the messages in its mailbox, the programs that it has, the tasks
    that wait for its lock, and the iterations of loops so far.

    Programs count when they have ended, and two may run side by side: in a short time a device can
    seem to have been busy for longer than that.
    """
    busy = now.busy_seconds - (0.0 if before is None else before.busy_seconds)
    return [
        name,
        _rounded(min(1.0, max(0.0, busy) / seconds)),
        now.memory_bytes,
        actor.memory.limit,
        now.peak_memory_bytes,
        now.mailbox.used,
        now.outstanding,
        now.lock_waiting,
        now.iterations,
    ]


def _compile(explanation: CompileExplanation) -> dict[str, Any]:
    return {
        "number": explanation.number,
        "step": explanation.step[:MAX_TEXT],
        "compiled_function": explanation.from_compiled_function,
        "operations": explanation.operations,
        "seconds": _rounded(explanation.seconds),
        "reason": explanation.reason[:MAX_TEXT],
        "source": explanation.source and explanation.source[:MAX_TEXT],
        "error": explanation.error and explanation.error[:MAX_TEXT],
    }


def _grown(now: dict[str, float], before: dict[str, float]) -> float:
    """By how much sums by device have grown in all."""
    return max(0.0, sum(now.values()) - sum(before.get(name, 0.0) for name in now))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _rounded(value: float) -> float:
    """A number with as many digits as a screen can show."""
    return float(f"{value:.6g}")
