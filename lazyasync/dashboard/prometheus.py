"""The metrics of a runtime for Prometheus: a collector for the package prometheus_client."""

from __future__ import annotations

import re
from collections.abc import Iterator

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    SummaryMetricFamily,
)
from prometheus_client.metrics_core import Metric

from lazyasync.observe.metrics import OF_THE_RUNTIME
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime
from lazyasync.serving.serving_job import open_servers


class RuntimeCollector:
    """What Prometheus gets of a runtime: its metrics, and steps, memory and queues.

    ``prometheus_client.REGISTRY.register(la.dashboard.RuntimeCollector())`` has them at the
    ``/metrics`` of a program. A page has them at a ``/metrics`` of its own.

    Nothing is counted twice, and nothing is done until somebody asks. The thread of the runtime, or
    another one, may ask; also after its end. Raises `NoRuntimeError`.
    """

    def __init__(self, runtime: Runtime | None = None) -> None:
        self._runtime = current_runtime() if runtime is None else runtime

    def collect(self) -> Iterator[Metric]:
        """The metrics as they are now."""
        yield from self._metrics()
        yield from self._queues()

    def _metrics(self) -> Iterator[Metric]:
        """The counters, and the metrics as sums, with the latest value of the user's own."""
        metrics = self._runtime.metrics
        for name in metrics.counter_names():
            family = CounterMetricFamily(_metric_name(name), f"the counter {name}")
            family.add_metric((), metrics.counter_value(name) or 0)
            yield family
        for name in metrics.metric_names():
            data = metrics.metric_data(name)
            if data is None:
                continue
            count, total, samples = data
            yield SummaryMetricFamily(
                _metric_name(name), f"the samples of {name}", count_value=count, sum_value=total
            )
            if samples and name not in OF_THE_RUNTIME:
                latest = f"{_metric_name(name)}_latest"
                yield GaugeMetricFamily(latest, f"the latest of {name}", value=samples[-1][1])

    def _queues(self) -> Iterator[Metric]:
        """Steps, memory and queues by job and device."""
        statistics = self._runtime.statistics()
        steps = CounterMetricFamily("lazyasync_job_steps", "steps of a job", labels=("job",))
        failed = CounterMetricFamily(
            "lazyasync_job_failed_steps", "steps of a job that failed", labels=("job",)
        )
        flying = GaugeMetricFamily(
            "lazyasync_job_steps_in_flight", "steps under way", labels=("job", "device")
        )
        held = GaugeMetricFamily(
            "lazyasync_job_memory_bytes", "live buffers of a job", labels=("job", "device")
        )
        for name, job in statistics.jobs.items():
            steps.add_metric((name,), job.steps)
            failed.add_metric((name,), job.failed_steps)
            for device, number in job.in_flight.items():
                flying.add_metric((name, device), number)
            for device, number in job.memory_bytes.items():
                held.add_metric((name, device), number)
        busy = CounterMetricFamily(
            "lazyasync_device_busy_seconds", "time that programs took", labels=("device",)
        )
        memory = GaugeMetricFamily(
            "lazyasync_device_memory_bytes", "live buffers of a device", labels=("device",)
        )
        mailbox = GaugeMetricFamily(
            "lazyasync_device_mailbox", "messages in the mailbox of a device", labels=("device",)
        )
        for name, device_statistics in statistics.devices.items():
            busy.add_metric((name,), device_statistics.busy_seconds)
            memory.add_metric((name,), device_statistics.memory_bytes)
            mailbox.add_metric((name,), device_statistics.mailbox.used)
        yield from (steps, failed, flying, held, busy, memory, mailbox)
        serving = GaugeMetricFamily(
            "lazyasync_serving", "what la.serving says of itself", labels=("job", "statistic")
        )
        for name, server in open_servers(self._runtime).items():
            for field, value in server.statistics()._asdict().items():
                serving.add_metric((name, field), value)
        yield serving


def _metric_name(name: str) -> str:
    """A name as Prometheus has it: ``UncachedCompile`` becomes ``lazyasync_uncached_compile``."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)
    return f"lazyasync_{re.sub(r'[^a-zA-Z0-9_]', '_', words).lower()}"
