"""Where people look already: Prometheus' own parser, OpenTelemetry's exporter, `logging`."""

from __future__ import annotations

import io
import logging
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
import trio

import lazyasync as la


@pytest.fixture
def prometheus() -> Any:
    """The package, and its parser with it."""
    pytest.importorskip("prometheus_client.parser", reason="no prometheus_client here")
    return sys.modules["prometheus_client"]


@pytest.fixture
def telemetry() -> Any:
    """The module of OpenTelemetry's tracers, and with it that of its exporter in memory."""
    name = "opentelemetry.sdk.trace.export.in_memory_span_exporter"
    pytest.importorskip(name, reason="no OpenTelemetry SDK here")
    return sys.modules["opentelemetry.sdk.trace"]


async def test_prometheus(prometheus: Any) -> None:
    async with la.open_runtime("cpu"), la.dashboard.serve() as page:
        registry = prometheus.CollectorRegistry()
        registry.register(la.dashboard.RuntimeCollector())
        images = la.metrics.counter("images seen")
        images.add(32)
        la.dashboard.log(loss=0.5)
        la.dashboard.log(loss=0.25)
        async with la.job('a "job"\n'):
            kept = la.ones((8,)) + 1.0
            await kept
            async with la.serving.batched(lambda x: x + 1.0, name="one more") as ask:
                await ask(np.float32(1.0))
                base, token = page.address.split("#")
                async with httpx.AsyncClient() as client:
                    headers = {"authorization": f"Bearer {token}"}
                    answer = await client.get(f"{base}metrics", headers=headers)
        assert answer.headers["content-type"].startswith("text/plain")
        found = {}
        for family in prometheus.parser.text_string_to_metric_families(answer.text):
            for sample in family.samples:
                found[sample.name, *sample.labels.values()] = (sample.value, family.type)
        assert found["lazyasync_images_seen_total",] == (32, "counter")
        assert found["lazyasync_mark_step_total",][0] == la.metrics.counter_value("MarkStep")
        assert found["lazyasync_uncached_compile_total",][0] >= 1
        assert found["lazyasync_dropped_steps_total",][0] == 0
        assert found["lazyasync_loss_sum",] == (0.75, "summary")
        assert found["lazyasync_loss_count",][0] == 2
        assert found["lazyasync_loss_latest",] == (0.25, "gauge")
        assert found["lazyasync_job_steps_total", 'a "job"\n'][0] == 1
        assert found["lazyasync_device_memory_bytes", "cpu:0"][0] >= kept.nbytes
        assert found["lazyasync_serving", "one more", "answered"][0] == 1
        assert b"lazyasync_images_seen_total 32.0" in prometheus.generate_latest(registry)
    # After the end it is as it was then.
    assert b"lazyasync_images_seen_total 32.0" in prometheus.generate_latest(registry)


async def test_opentelemetry(telemetry: Any) -> None:
    exporter = telemetry.export.in_memory_span_exporter.InMemorySpanExporter()
    provider = telemetry.TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(telemetry.export.SimpleSpanProcessor(exporter))
    async with la.open_runtime({"cpu": 2}) as runtime:
        with provider.get_tracer("of the user's").start_as_current_span("epoch") as epoch:
            async with la.dashboard.spans(provider):
                x = la.ones((512, 512)) @ la.ones((512, 512))
                await x.to("cpu:1")
                with pytest.raises(RuntimeError, match="profile"):
                    async with la.dashboard.spans(provider):
                        pass
        assert runtime.profile is None
        with pytest.raises(ZeroDivisionError):
            async with la.dashboard.spans(provider):
                raise ZeroDivisionError
    spans = exporter.get_finished_spans()
    (outer,) = (span for span in spans if span.name == "epoch")
    tracks = {}
    for span in spans:
        if span is not outer:
            tracks.setdefault(span.attributes["lazyasync.track"], []).append(span)
            assert span.parent.span_id == epoch.get_span_context().span_id
            assert outer.start_time - 10**8 <= span.start_time <= span.end_time
            assert span.end_time <= outer.end_time + 10**8
    assert {"compiler", "device cpu:0"} <= tracks.keys()
    assert any(
        span.attributes.get("lazyasync.kind") == "execute" for span in tracks["device cpu:0"]
    )


async def test_opentelemetry_metrics() -> None:
    name = "opentelemetry.sdk.metrics.export"
    export = pytest.importorskip(name, reason="no OpenTelemetry SDK here")
    reader = export.InMemoryMetricReader()
    provider = sys.modules["opentelemetry.sdk.metrics"].MeterProvider(
        [reader], shutdown_on_exit=False
    )

    def found() -> dict[Any, float]:
        data = reader.get_metrics_data()
        return {
            (metric.name, *point.attributes.values()): point.value
            for resource in data.resource_metrics
            for scope in resource.scope_metrics
            for metric in scope.metrics
            for point in metric.data.data_points
        }

    async with la.open_runtime("cpu"):
        la.dashboard.RuntimeMeters(provider)
        la.metrics.counter("images seen").add(32)
        la.dashboard.log(loss=0.5)
        la.dashboard.log(loss=0.25)
        async with la.job("training"):
            kept = la.ones((8,)) + 1.0
            await kept
            async with la.serving.batched(lambda x: x + 1.0, name="one more") as ask:
                await ask(np.float32(1.0))
                values = found()
        assert values["lazyasync.counters", "images seen"] == 32
        assert values["lazyasync.samples", "loss"] == 2
        assert values["lazyasync.sums", "loss"] == 0.75
        assert values["lazyasync.latest", "loss"] == 0.25
        assert values["lazyasync.job.steps", "training"] == 1
        assert values["lazyasync.device.memory", "cpu:0"] >= kept.nbytes
        assert values["lazyasync.serving", "one more", "answered"] == 1
    assert found()["lazyasync.counters", "images seen"] == 32  # after the end as it was then


async def test_tensorboard(tmp_path: Path) -> None:
    name = "tensorboard.backend.event_processing.event_accumulator"
    accumulator = pytest.importorskip(name, reason="no tensorboard here")
    begin = time.time()
    async with la.open_runtime("cpu"):
        la.dashboard.log(loss=4.0)
        async with la.dashboard.scalars(tmp_path, interval=0.01), la.job("training"):
            for number in range(3):
                la.dashboard.log(loss=la.ones(()) * float(number), rate=0.5)
                await la.mark_step()
                await trio.sleep(0.02)
        with pytest.raises(ValueError, match="interval"):
            la.dashboard.scalars(tmp_path, interval=0)
    events = accumulator.EventAccumulator(str(tmp_path))
    events.Reload()
    assert sorted(events.Tags()["tensors"]) == ["loss", "rate"]
    loss = events.Tensors("loss")
    assert [event.step for event in loss] == [0, 1, 2, 3]
    assert [event.tensor_proto.float_val[0] for event in loss] == [4.0, 0.0, 1.0, 2.0]
    assert all(begin - 1.0 <= event.wall_time <= time.time() + 1.0 for event in loss)


async def test_logging() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(la.dashboard.JobFields())
    handler.setFormatter(logging.Formatter("%(job)s|%(step)s|%(message)s"))
    logger = logging.getLogger("tests.of.fields")
    logger.propagate = False
    logger.addHandler(handler)
    try:
        logger.warning("outside")
        async with la.open_runtime("cpu"):
            async with la.job("training"):
                for number in range(2):
                    x = la.ones((2,)) * float(number + 2)
                    await la.mark_step()
                logger.warning("inside")
                la.add_step_closure(logger.warning, ("of a closure",))
                x = x + 1.0
                await la.mark_step()
            logger.warning("after it")
    finally:
        logger.removeHandler(handler)
    assert stream.getvalue().splitlines() == [
        "|None|outside",
        "training|2|inside",
        "training|3|of a closure",
        "default|0|after it",
    ]


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "lazyasync.dashboard._NEEDS", {"serve": ("none_such", "dashboard")}, raising=True
    )
    monkeypatch.delitem(vars(la.dashboard), "serve", raising=False)
    with pytest.raises(ModuleNotFoundError, match="none_such"):
        _ = la.dashboard.serve
