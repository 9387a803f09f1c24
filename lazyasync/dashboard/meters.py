"""`la.dashboard.RuntimeMeters`: the metrics of a runtime for OpenTelemetry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from opentelemetry import metrics
from opentelemetry.metrics import CallbackOptions, Observation

from lazyasync.observe.metrics import OF_THE_RUNTIME
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime
from lazyasync.serving.serving_job import open_servers


class RuntimeMeters:
    """Tells OpenTelemetry the metrics of a runtime, whenever a reader asks for them.

    Instruments are observed, so that nothing is done until then; also after the end of the runtime.
    Names of counters, metrics, jobs and devices are attributes. Instruments of a provider stay for
    good, as OpenTelemetry takes none back.

    Args:
        provider: a provider of meters (default: OpenTelemetry's global one).
        runtime: what is told of (default: the current runtime).

    Raises `NoRuntimeError`.
    """

    def __init__(self, provider: Any = None, runtime: Runtime | None = None) -> None:
        self._runtime = current_runtime() if runtime is None else runtime
        meter = metrics.get_meter("lazyasync", meter_provider=provider)
        for name, observe, unit, description in (
            ("lazyasync.counters", self._counters, "", "counters, by their names"),
            ("lazyasync.samples", self._counts, "", "samples of metrics, by their names"),
            ("lazyasync.sums", self._sums, "", "sums of the samples of metrics"),
            ("lazyasync.job.steps", self._steps, "", "steps of jobs"),
            ("lazyasync.job.failed_steps", self._failed, "", "steps of jobs that failed"),
            ("lazyasync.device.busy", self._busy, "s", "time that programs took"),
        ):
            meter.create_observable_counter(name, [_told(observe)], unit, description)
        for name, observe, unit, description in (
            ("lazyasync.latest", self._latest, "", "latest samples of the user's metrics"),
            ("lazyasync.job.in_flight", self._flying, "", "steps under way"),
            ("lazyasync.device.memory", self._memory, "By", "live buffers of devices"),
            ("lazyasync.serving", self._serving, "", "what la.serving says of itself"),
        ):
            meter.create_observable_gauge(name, [_told(observe)], unit, description)

    def _counters(self) -> Iterator[Observation]:
        found = self._runtime.metrics
        for name in found.counter_names():
            yield Observation(found.counter_value(name) or 0, {"name": name})

    def _data(self) -> Iterator[tuple[str, int, float, list[tuple[float, float]]]]:
        found = self._runtime.metrics
        for name in found.metric_names():
            data = found.metric_data(name)
            if data is not None:
                yield name, *data

    def _counts(self) -> Iterator[Observation]:
        for name, count, _, _ in self._data():
            yield Observation(count, {"name": name})

    def _sums(self) -> Iterator[Observation]:
        for name, _, total, _ in self._data():
            yield Observation(total, {"name": name})

    def _latest(self) -> Iterator[Observation]:
        for name, _, _, samples in self._data():
            if samples and name not in OF_THE_RUNTIME:
                yield Observation(samples[-1][1], {"name": name})

    def _steps(self) -> Iterator[Observation]:
        for name, job in self._runtime.statistics().jobs.items():
            yield Observation(job.steps, {"job": name})

    def _failed(self) -> Iterator[Observation]:
        for name, job in self._runtime.statistics().jobs.items():
            yield Observation(job.failed_steps, {"job": name})

    def _flying(self) -> Iterator[Observation]:
        for name, job in self._runtime.statistics().jobs.items():
            for device, number in job.in_flight.items():
                yield Observation(number, {"job": name, "device": device})

    def _busy(self) -> Iterator[Observation]:
        for name, device in self._runtime.statistics().devices.items():
            yield Observation(device.busy_seconds, {"device": name})

    def _memory(self) -> Iterator[Observation]:
        for name, device in self._runtime.statistics().devices.items():
            yield Observation(device.memory_bytes, {"device": name})

    def _serving(self) -> Iterator[Observation]:
        for name, server in open_servers(self._runtime).items():
            for field, value in server.statistics()._asdict().items():
                yield Observation(value, {"job": name, "statistic": field})


def _told(
    observe: Callable[[], Iterator[Observation]],
) -> Callable[[CallbackOptions], Iterable[Observation]]:
    def told(options: CallbackOptions) -> Iterable[Observation]:
        return tuple(observe())

    return told
