"""Counters and sampled metrics of one runtime, and the text report over them."""

from __future__ import annotations

import math
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import (
    TYPE_CHECKING,
    Final,
    Literal,
    Protocol,
    SupportsFloat,
    SupportsIndex,
    TypeAlias,
    cast,
)

from lazyasync.arguments import whole_number
from lazyasync.errors import NoRuntimeError
from lazyasync.hints import missing_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import current_context

if TYPE_CHECKING:
    from types import TracebackType

__all__ = [
    "Counter",
    "Metric",
    "counter",
    "counter_names",
    "counter_value",
    "metric",
    "metric_data",
    "metric_names",
    "metrics_report",
    "reset",
]


__getattr__ = missing_of(__name__)


def __dir__() -> list[str]:
    return [*__all__]


Kind = Literal["value", "time", "bytes"]
"""What the samples of a metric are: plain numbers, seconds, or bytes."""

Sample = tuple[float, float]
"""``(timestamp, value)``: seconds since the Unix epoch, and the value in the metric's unit."""

MAX_PENDING_SAMPLES: Final = 256
"""See `Metrics.pending_seconds`."""

Unit = Literal["", "time", "bytes"]
"""What a user's samples are: plain numbers, seconds, or bytes."""

Formatter: TypeAlias = Callable[[float], str]
"""How a report shows a value of a user's metric."""

COUNTERS: Final = frozenset(
    (
        "CachedCompile",
        "ClosuresCancelled",
        "ClosuresDropped",
        "CreateLtcTensor",
        "CudaGraphCapture",
        "CudaGraphFallback",
        "CudaGraphReplay",
        "DestroyLtcTensor",
        "DeviceDataCacheMiss",
        "DeviceTransfers",
        "DroppedSteps",
        "FailedTrims",
        "FallbackCompile",
        "FunctionTraced",
        "InlineSteps",
        "IrNodeCreated",
        "IrNodeReused",
        "LaunchedSteps",
        "MarkStep",
        "MixedTaskBarrier",
        "OutOfMemoryRetries",
        "ResizedProgram",
        "SharedCompile",
        "StepsWithFailedInputs",
        "TrimmedSegments",
        "UncachedCompile",
        "WaitsForMemory",
    )
)
"""The counters of the runtime itself, which are 0 from the start."""

OF_THE_RUNTIME: Final = COUNTERS | {"CompileTime", "DeviceLockWait", "ExecuteTime"}
"""The counters and metrics of the runtime itself; users' have other names."""

PERCENTILES: Final = (1, 5, 10, 20, 50, 80, 90, 95, 99)


class Metrics:
    """The counters and metrics of one runtime.

    A *counter* is an integer that goes up, from 0. Those of the runtime, and those that a user has
    defined, are listed before anything was counted. A *metric* is a series of samples: their number
    and their sum are kept for all of them, and the samples themselves in a ring of the latest
    ``samples``.

    Any thread may count and add samples, without a lock. Each sample goes into its ring by one
    ``deque.append``, which is atomic, so none is torn and reading never fails while others write.
    The additions to counters and sums are plain ``+=``: CPython with a GIL does not switch threads
    within one (no call, no jump), but the language does not promise it, so a count that two
    threads raise at the same instant is to be taken as a statistic, not as a ledger.

    Args:
        samples: how many samples each metric keeps, at least 1.
        settle: is called before counters are read or reset; brings those up to date that are too
            hot to be counted one by one.
        of_runtime: lists the counters of a runtime, and those that were made outside of all.

    Raises:
        ValueError: ``samples`` is less than 1.
    """

    __slots__ = (
        "_capacity",
        "_clock_offset",
        "_counters_of_users",
        "_of_runtime",
        "_of_users",
        "_pending",
        "_series",
        "_settle",
        "counters",
    )

    counters: defaultdict[str, int]
    """Name to count. Hot paths keep a reference and write ``counters[name] += 1``: it is the same
    object for the life of the runtime, `reset` empties it in place."""

    def __init__(
        self,
        samples: int = 1024,
        settle: Callable[[], None] | None = None,
        *,
        of_runtime: bool = False,
    ) -> None:
        if samples < 1:
            raise ValueError(f"a metric has to keep at least 1 sample, not {samples}")
        self.counters = defaultdict(int)
        self._series: dict[str, _Series] = {}
        self._pending: dict[str, deque[Sample]] = {}
        self._capacity = samples
        self._of_users: dict[str, _Definition] = {}
        self._counters_of_users: dict[str, None] = {}
        self._of_runtime = of_runtime
        self._settle = _nothing if settle is None else settle
        # Timestamps are taken from the monotonic clock, so that rates survive a change of the
        # system's time, and are shown on the scale of the wall clock, so that they can be
        # compared with a log.
        self._clock_offset = time.time() - perf_counter()

    def increment(self, name: str, amount: int = 1) -> None:
        """Add ``amount`` to the counter ``name``, which starts at 0."""
        self.counters[name] += amount

    def add_sample(
        self, name: str, value: float, timestamp: float | None = None, *, kind: Kind = "value"
    ) -> None:
        """Add one sample to the metric ``name``.

        Args:
            name: the metric; its first sample creates it.
            value: a plain number, seconds (``kind="time"``) or bytes (``kind="bytes"``).
            timestamp: when it was taken, in seconds since the Unix epoch; now by default.
            kind: the unit, the same for all samples of a metric.

        Raises:
            ValueError: the metric has samples of another kind.
        """
        if timestamp is None:
            timestamp = perf_counter() + self._clock_offset
        series = self._series.get(name)
        if series is None:
            known = self._of_users.get(name, _Definition(kind, self._capacity, None))
            # setdefault is atomic: two threads that get here together share one series.
            series = self._series.setdefault(name, _Series(known._replace(kind=kind)))
        if series.kind != kind:
            raise ValueError(f"metric {name!r} has samples of kind {series.kind!r}, not {kind!r}")
        value = float(value)
        series.total += 1
        series.accumulator += value
        series.samples.append((timestamp, value))

    def pending_seconds(self, name: str) -> deque[Sample]:
        """Where a hot path appends samples of the time metric ``name``, for a later addition.

        Each is ``(when, seconds)``, ``when`` on the clock `time.perf_counter`. Whoever finds more
        than `MAX_PENDING_SAMPLES` there calls `settle_samples`.
        """
        return self._pending.setdefault(name, deque())

    def settle_samples(self) -> None:
        """Add the samples that are pending (any thread)."""
        for name, pending in self._pending.items():
            while pending:
                try:
                    when, seconds = pending.popleft()
                except IndexError:  # another thread was faster
                    break
                self.add_sample(name, seconds, when + self._clock_offset, kind="time")

    def timed(self, name: str) -> TimedSection:
        """A context manager that adds the seconds its block took to the time metric ``name``.

        The sample is added however the block ends, by an exception too. The time is that of the
        clock, so it includes what other tasks did while the block awaited.
        """
        return TimedSection(self, name)

    def counter(self, name: str) -> Counter:
        """A counter of a user's own: see `la.metrics.counter`."""
        _check_name("counter", name)
        self._counters_of_users[name] = None
        return Counter(name, self)

    def metric(
        self,
        name: str,
        unit: Unit = "",
        max_samples: int | None = None,
        formatter: Formatter | None = None,
    ) -> Metric:
        """A metric of a user's own: see `la.metrics.metric`."""
        wanted = _wanted(name, unit, max_samples, formatter)
        self._define(name, wanted)
        return Metric(name, wanted, self)

    def _define(self, name: str, wanted: _Wanted) -> None:
        """Keeps how a user has defined a metric. Raises ``ValueError`` if it was otherwise."""
        known = self._of_users.get(name)
        if known is None:
            kept = self._capacity if wanted.max_samples is None else wanted.max_samples
            known = self._of_users.setdefault(
                name, _Definition(wanted.kind, kept, wanted.formatter)
            )
        if (
            wanted.kind != known.kind
            or wanted.max_samples not in (None, known.kept)
            or wanted.formatter not in (None, known.formatter)
        ):
            unit = next(unit for unit, kind in _KINDS.items() if kind == known.kind)
            formatted = "" if known.formatter is None else f", formatter={known.formatter!r}"
            raise ValueError(
                f"metric {name!r} has been defined already, with unit={unit!r} and "
                f"max_samples={known.kept}{formatted}"
            )

    def _known_counters(self) -> set[str]:
        """The counters that exist, whether anything was counted or not."""
        known = {*self.counters, *self._counters_of_users}
        return known.union(COUNTERS, _of_every_runtime) if self._of_runtime else known

    def counter_names(self) -> list[str]:
        """The names of all counters, sorted."""
        self._settle()
        return sorted(self._known_counters())

    def counter_value(self, name: str) -> int | None:
        """The count; None where there is no counter of this name."""
        self._settle()
        # .get and not [], which would create the counter.
        count = self.counters.get(name)
        return 0 if count is None and name in self._known_counters() else count

    def metric_names(self) -> list[str]:
        """The names of all metrics, sorted."""
        self.settle_samples()
        return sorted(self._series)

    def metric_data(self, name: str) -> tuple[int, float, list[Sample]] | None:
        """The number of samples ever added, their sum, and the latest of them, oldest first.

        Values are in the unit of the metric (seconds, bytes, or a plain number); None where there
        is no such metric.
        """
        self.settle_samples()
        series = self._series.get(name)
        if series is None:
            return None
        return series.total, series.accumulator, list(series.samples)

    def report(self) -> str:
        """All metrics, then all counters, each sorted by name, in the layout of torch_xla.

        ``ValueRate`` and ``Rate`` are over the samples in the ring, and left out where these span
        no time; so are the percentiles, by nearest rank.
        """
        lines: list[str] = []
        for name in self.metric_names():
            series = self._series.get(name)
            if series is not None:  # another thread may have reset in between
                lines += series.report_lines(name)
        for name in self.counter_names():
            lines += (f"Counter: {name}", f"  Value: {self.counters.get(name, 0)}")
        return "".join(f"{line}\n" for line in lines)

    def reset(self) -> None:
        """Forget all counters and metrics. A `timed` block that is open adds its sample later."""
        self._settle()
        self.settle_samples()
        self.counters.clear()
        self._series.clear()


class _Definition(NamedTuple):
    """What a metric is: the kind of its samples, how many are kept, and how values are shown."""

    kind: Kind
    kept: int
    formatter: Formatter | None

    def show(self, value: float) -> str:
        """A value in words."""
        return format_value(value, self.kind) if self.formatter is None else self.formatter(value)


class _Wanted(NamedTuple):
    """What a user has asked for; None where the runtime, or an earlier definition, decides."""

    kind: Kind
    max_samples: int | None
    formatter: Formatter | None


def _wanted(name: str, unit: Unit, max_samples: int | None, formatter: Formatter | None) -> _Wanted:
    """Raises ``TypeError`` or ``ValueError`` for what defines no metric."""
    _check_name("metric", name)
    if unit not in _KINDS:
        raise ValueError(f'metric: unit must be "", "time" or "bytes", not {unit!r}')
    if max_samples is not None:
        max_samples = whole_number("metric: max_samples", max_samples, 1)
    if formatter is not None and not callable(formatter):
        raise TypeError(f"metric: formatter must be a function of a number, not {formatter!r}")
    return _Wanted(_KINDS[unit], max_samples, formatter)


def _nothing() -> None:
    """What settles counters where all are counted at once."""


class TimedSection:
    """What `Metrics.timed` returns; each is for one block at a time."""

    __slots__ = ("_metrics", "_name", "_start")

    def __init__(self, metrics: Metrics, name: str) -> None:
        self._metrics = metrics
        self._name = name
        self._start = 0.0

    def __enter__(self) -> None:
        self._start = perf_counter()

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._metrics.add_sample(self._name, perf_counter() - self._start, kind="time")


_KINDS: Final[dict[Unit, Kind]] = {"": "value", "time": "time", "bytes": "bytes"}


def _check_name(what: str, name: str) -> None:
    """Raises ``TypeError`` or ``ValueError`` for what is no name of a user's counter or metric."""
    if not isinstance(name, str):
        raise TypeError(f"the name of a {what} must be a string, not {name!r}")
    if not name or not name.isprintable():
        raise ValueError(f"the name of a {what} must be a line of text, not {name!r}")
    if name in OF_THE_RUNTIME:
        raise ValueError(f"the runtime itself counts {name!r}: give your {what} another name")


class _Handle:
    """Of a counter or a metric of a user's own: of one runtime, or of whichever it is used in."""

    __slots__ = ("_bound", "_name")

    def __init__(self, name: str, bound: Metrics | None) -> None:
        self._name = name
        self._bound = bound

    @property
    def _metrics(self) -> Metrics:
        if self._bound is not None:
            return self._bound
        try:
            return _current()
        except NoRuntimeError:
            return _outside


class Counter(_Handle):
    """A counter of a user's own, made by `la.metrics.counter`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<counter {self._name!r}: {self.value}>"

    @property
    def name(self) -> str:
        """Its name."""
        return self._name

    @property
    def value(self) -> int:
        """The count, which a reset makes 0."""
        return self._metrics.counters.get(self._name, 0)

    def add(self, n: SupportsIndex = 1) -> None:
        """Adds ``n``.

        Raises ``TypeError`` for what is no integer, and ``ValueError`` for less than 0.
        """
        number = whole_number("add: n", n, 0)  # before the look-up, which makes the counter
        self._metrics.counters[self._name] += number


class Metric(_Handle):
    """A metric of a user's own, made by `la.metrics.metric`."""

    __slots__ = ("_wanted",)

    def __init__(self, name: str, wanted: _Wanted, bound: Metrics | None) -> None:
        super().__init__(name, bound)
        self._wanted = wanted

    def __repr__(self) -> str:
        return f"<metric {self._name!r}>"

    @property
    def name(self) -> str:
        """Its name."""
        return self._name

    def add(self, sample: SupportsFloat) -> None:
        """Adds a sample: a number, seconds (``unit="time"``) or bytes (``unit="bytes"``).

        Raises ``TypeError`` for what is no number, and `WouldBlockError` for a tensor whose value
        is not certain to be on the host.
        """
        if isinstance(sample, (str, bytes, bytearray)):
            raise TypeError(f"a sample must be a number, not {sample!r}")
        value = float(sample)
        self._defined().add_sample(self._name, value, kind=self._wanted.kind)

    def _defined(self) -> Metrics:
        metrics = self._metrics
        if self._bound is None:
            metrics._define(self._name, self._wanted)
        return metrics

    def timed(self) -> TimedSection:
        """A context manager that adds the seconds its block took, however that ends.

        The time is that of the clock, so it includes what other tasks did while the block awaited.
        Raises ``ValueError`` for a metric that is not of time.
        """
        if self._wanted.kind != "time":
            raise ValueError(f'metric {self._name!r} is not of time: define it with unit="time"')
        return self._defined().timed(self._name)


class _Series:
    """The samples of one metric."""

    __slots__ = ("accumulator", "definition", "kind", "samples", "total")

    def __init__(self, definition: _Definition) -> None:
        self.definition = definition
        self.kind = definition.kind
        self.total = 0
        self.accumulator = 0.0
        self.samples: deque[Sample] = deque(maxlen=definition.kept)

    def report_lines(self, name: str) -> Iterable[str]:
        show = self.definition.show
        samples = list(self.samples)
        yield f"Metric: {name}"
        yield f"  TotalSamples: {self.total}"
        yield f"  Accumulator: {show(self.accumulator)}"
        if not samples:
            # A first sample that another thread has counted and not yet appended.
            return
        seconds = samples[-1][0] - samples[0][0]
        if seconds > 0:
            yield f"  ValueRate: {show(sum(value for _, value in samples) / seconds)} / second"
            yield f"  Rate: {len(samples) / seconds:g} / second"
        # NaN has no order; at the end it leaves the order of the others alone.
        values = sorted((value for _, value in samples), key=lambda v: (math.isnan(v), v))
        ranks = (f"{p}%={show(values[p * len(values) // 100])}" for p in PERCENTILES)
        yield f"  Percentiles: {'; '.join(ranks)}"


def format_value(value: float, kind: Kind = "value") -> str:
    """A value of a metric in words: `format_time`, `format_bytes`, or two decimals."""
    if kind == "time":
        return format_time(value)
    if kind == "bytes":
        return format_bytes(value)
    return f"{value:.2f}"


def format_time(seconds: float) -> str:
    """Seconds in words, from the largest unit that is not zero down: ``01s214ms123.456us``."""
    if not math.isfinite(seconds):
        return f"{seconds}s"
    # Whole nanoseconds, rounded once, so that no part can round up to a full unit of the next.
    microseconds, nanoseconds = divmod(round(abs(seconds) * 1e9), 1000)
    milliseconds, microseconds = divmod(microseconds, 1000)
    whole_seconds, milliseconds = divmod(milliseconds, 1000)
    minutes, whole_seconds = divmod(whole_seconds, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    text = "-" if seconds < 0 else ""
    started = False
    for amount, unit, width in (
        (days, "d", 2),
        (hours, "h", 2),
        (minutes, "m", 2),
        (whole_seconds, "s", 2),
        (milliseconds, "ms", 3),
    ):
        started = started or amount > 0
        if started:
            text += f"{amount:0{width}}{unit}"
    return f"{text}{microseconds:03}.{nanoseconds:03}us"


def format_bytes(count: float) -> str:
    """Bytes in words, in units of 1024: ``1.23MB``."""
    size = float(count)
    for unit in ("B", "KB", "MB", "GB", "TB"):
        # What would be shown as 1024.00 belongs to the next unit.
        if not round(abs(size), 2) >= 1024.0:
            return f"{size:.2f}{unit}"
        size /= 1024.0
    return f"{size:.2f}PB"


# ---- the metrics of the current runtime, which is what `la.metrics` is ------------------------


class _WithMetrics(Protocol):
    """A runtime, as far as it concerns this module."""

    @property
    def metrics(self) -> Metrics:
        """Its metrics."""


class _OfRuntime(Protocol):
    """The executor of a runtime."""

    @property
    def runtime(self) -> _WithMetrics:
        """The runtime."""


_of_every_runtime: Final[dict[str, None]] = {}
"""The counters that were made outside a runtime."""
_outside: Final = Metrics()
"""Where is counted what no runtime is there for."""


def _current() -> Metrics:
    return cast(_OfRuntime, current_context().recorder.executor).runtime.metrics


def reset() -> None:
    """Forget what the current runtime has counted. Raises `NoRuntimeError`, as what asks does."""
    _current().reset()


def counter(name: str) -> Counter:
    """A counter of your own, in the current runtime, which lists it from then on.

    Made outside a runtime, such as at the top of a module, it counts in the runtime of whoever uses
    it, and every runtime lists it; what is counted outside of all is kept apart, for ``value``
    there. Counters of the same name are one. Any thread may count. Raises ``TypeError`` or
    ``ValueError`` for what is no name, and ``ValueError`` for a name that the runtime itself uses.
    """
    try:
        return _current().counter(name)
    except NoRuntimeError:
        _check_name("counter", name)
        _of_every_runtime[name] = None
        return Counter(name, None)


def metric(
    name: str,
    unit: Unit = "",
    max_samples: int | None = None,
    formatter: Formatter | None = None,
) -> Metric:
    """A metric of your own, in the current runtime; it is listed once it has a sample.

    Made outside a runtime, it is of the runtime of whoever adds a sample. ``unit`` says what
    samples are: plain numbers, seconds (``"time"``) or ``"bytes"``. ``max_samples`` bounds the
    samples that are kept, beside the sum of all (default: `Config.metric_samples`).
    ``formatter(value)`` returns a value as a report shows it, also the sum of all. Metrics of the
    same name are one. Any thread may add samples. Raises ``TypeError`` or ``ValueError`` for what
    is no name, unit, bound or function, and ``ValueError`` for a name that the runtime itself uses,
    or that has another unit, bound or formatter already.
    """
    wanted = _wanted(name, unit, max_samples, formatter)
    try:
        metrics = _current()
    except NoRuntimeError:
        return Metric(name, wanted, None)
    return metrics.metric(name, unit, max_samples, formatter)


def counter_names() -> list[str]:
    """The names of the current runtime's counters, sorted."""
    return _current().counter_names()


def counter_value(name: str) -> int | None:
    """The count; None where the current runtime has no counter of this name."""
    return _current().counter_value(name)


def metric_names() -> list[str]:
    """The names of the current runtime's metrics, sorted."""
    return _current().metric_names()


def metric_data(name: str) -> tuple[int, float, list[Sample]] | None:
    """The number of samples ever added, their sum, and the latest: `Metrics.metric_data`."""
    return _current().metric_data(name)


def metrics_report() -> str:
    """All metrics and counters of the current runtime as text, in the layout of torch_xla."""
    return _current().report()
