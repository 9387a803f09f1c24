"""The books of a stress run: which failures there were, and whom each of them reached.

The runtime's failure records are watched from outside, so that what section G of the reference
promises can be checked record by record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import lazyasync as la
from lazyasync.runtime.jobs.closures import ClosureActor
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.runtime import Runtime
from lazyasync.runtime.steps.step_closure import StepClosure

WAITER, BARRIER, EXIT = "waiter", "barrier", "exit"


class InjectedFailure(Exception):
    """What a simulated device or a closure raises because the seed says so."""


class InjectedMemoryError(MemoryError):
    """A device that says it has no memory left."""


class InjectedThreadError(RuntimeError):
    """A system that starts no more threads for now."""


class BodyError(Exception):
    """What the body of a job or of a step block raises."""


ROOTS = (
    InjectedFailure,
    InjectedThreadError,
    BodyError,
    la.DeviceOutOfMemoryError,
    la.JobClosedError,
)
"""What every failure here comes from in the end."""


class Delivery:
    """One error made for one record."""

    def __init__(self, record: FailureRecord, error: Exception, way: str) -> None:
        self.record = record
        self.error = error  # held, so that its identity stays its own
        self.way = way
        self.received = False


class ClosureLog:
    """What became of one step closure."""

    def __init__(self, job: Job, number: int, run_async: bool) -> None:
        self.job = job
        self.number = number
        self.run_async = run_async
        self.function: Callable[[], Any] | None = None
        """A weak reference to it: it holds tensors."""
        self.place = 0
        """Its place among those that barriers have queued, the first being 1."""
        self.started = False
        self.ended = False
        self.must_not_start = False
        """Whether its barrier has raised that its step failed, or its job has been cancelled."""


class Ledger:
    """Everything that has to come out even at the end of a run."""

    def __init__(self) -> None:
        self.violations: list[str] = []
        self.records: list[FailureRecord] = []
        self.deliveries: dict[int, Delivery] = {}
        self.by_record: dict[FailureRecord, list[Delivery]] = {}
        self.injected: dict[int, tuple[Exception, str]] = {}
        self._by_text: dict[str, Exception] = {}
        self.seen: set[int] = set()
        self.closures: list[ClosureLog] = []
        self._last_started: dict[tuple[Job, bool], int] = {}
        self._queued = 0
        self.jobs: list[Job] = []
        self.left_normally: set[Job] = set()
        self._way = WAITER
        self._job: Job | None = None

    def violate(self, message: str) -> None:
        """Takes note of something that must not happen."""
        self.violations.append(message)

    def inject(self, error: Exception, what: str) -> Exception:
        """Takes note of a failure that has been made, and must reach somebody."""
        self.injected[id(error)] = (error, what)
        self._by_text[str(error)] = error
        return error

    def inject_quietly(self, error: Exception) -> Exception:
        """Takes note of a failure that nobody may hear of: as of what has been given up."""
        self._by_text[str(error)] = error
        return error

    def injected_as(self, text: str) -> Exception:
        """The failure of this text, where it has come by way of another host."""
        return self._by_text[text]

    def distinct(self, what: str) -> str:
        """A text for a failure, which no other has."""
        return f"{what}, failure {len(self._by_text)}"

    def closure_started(self, log: ClosureLog) -> None:
        """Closures of one kind begin in the order in which barriers of their job queued them."""
        key = (log.job, log.run_async)
        if log.place <= self._last_started.get(key, 0):
            self.violate(f"closure {log.number} of {log.job.name} began out of order")
        self._last_started[key] = log.place

    def closures_queued(self, closures: Sequence[StepClosure]) -> None:
        """A barrier queues closures in the order in which they were added to their job."""
        functions = {closure.function for closure in closures}
        logs = [log for log in self.closures if log.function and log.function() in functions]
        ordered = [log.function() for log in logs if log.function]
        if ordered != [closure.function for closure in closures]:
            self.violate(f"closures were queued out of order: {[log.number for log in logs]}")
        for log in logs:
            self._queued += 1
            log.place = self._queued

    # ---- receiving -------------------------------------------------------------------------

    def receive(self, error: BaseException, where: str, *expected: type[Exception]) -> None:
        """Takes note of an error that has reached user code; raises what is no `Exception`."""
        rest: BaseException | None = error
        if isinstance(error, BaseExceptionGroup):
            ours, rest = error.split(Exception)
            if ours is not None:
                self._receive(ours, where, expected)
        elif isinstance(error, Exception):
            self._receive(error, where, expected)
            rest = None
        if rest is not None:
            raise rest

    def _receive(self, error: Exception, where: str, expected: tuple[type[Exception], ...]) -> None:
        if isinstance(error, ExceptionGroup):
            for part in error.exceptions:
                self._receive(part, where, expected)
            return
        known = (la.ExecutionError, la.ClosureError, *ROOTS, *expected)
        if not isinstance(error, known):
            self.violate(f"{where} raised {error!r} from {error.__cause__!r}")
        link: BaseException | None = error
        root: BaseException = error
        while link is not None:
            root = link
            delivery = self.deliveries.get(id(link))
            if delivery is not None:
                delivery.received = True
            self.seen.add(id(link))
            for part in link.exceptions if isinstance(link, BaseExceptionGroup) else ():
                self._receive(part, where, (Exception,))
            link = link.__cause__
        if not isinstance(root, (*ROOTS, *expected)):
            self.violate(f"{where} raised {error!r}, which nobody has injected: {root!r}")

    def forget_frames(self) -> None:
        """Drops the tracebacks of the errors kept here: their frames hold tensors."""
        errors: list[BaseException | None] = [
            *(delivery.error for delivery in self.deliveries.values()),
            *(error for error, _ in self.injected.values()),
            *(record.original for record in self.records),
        ]
        done = set()
        while errors:
            error = errors.pop()
            if error is None or id(error) in done:
                continue
            done.add(id(error))
            error.__traceback__ = None
            errors += [error.__cause__, error.__context__]
            if isinstance(error, BaseExceptionGroup):
                errors += error.exceptions

    def way_of(self, error: BaseException) -> str | None:
        """How an error came: to a waiter, from a barrier or from an exit; None: by no record."""
        delivery = self.deliveries.get(id(error))
        return None if delivery is None else delivery.way

    # ---- watching the runtime --------------------------------------------------------------

    def delivered(self, record: FailureRecord, error: Exception, marked: bool) -> None:
        """Takes note of an error that a record has made."""
        earlier = self.by_record.setdefault(record, [])
        if self._way != WAITER and (earlier or marked):
            self.violate(f"a {self._way} repeated {record.label}: {error}")
        if self._job is not None and record.job is not self._job:
            self.violate(f"{self._job} was given a failure of {record.job}: {error}")
        delivery = Delivery(record, error, self._way)
        earlier.append(delivery)
        self.deliveries[id(error)] = delivery

    @contextmanager
    def _by(self, way: str, owner: Any) -> Iterator[None]:
        before = self._way, self._job
        self._way, self._job = way, owner if isinstance(owner, Job) else None
        try:
            yield
        finally:
            self._way, self._job = before

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches every failure record that is made and delivered meanwhile."""
        ledger = self
        make, deliver = FailureRecord.__init__, FailureRecord.deliver
        raise_parked, take_failures = Job.raise_parked, Job.take_failures
        raise_left, add_job = Runtime._raise_what_is_left, Runtime.add_job
        finish, put = Completion.finish, ClosureActor.put

        def watched_make(self: FailureRecord, *arguments: Any) -> None:
            make(self, *arguments)
            ledger.records.append(self)

        def watched_deliver(self: FailureRecord) -> Exception:
            marked = self.delivered
            error = deliver(self)
            ledger.delivered(self, error, marked)
            return error

        def by(way: str, function: Callable[..., Any]) -> Callable[..., Any]:
            def watched(self: Any, *arguments: Any) -> Any:
                with ledger._by(way, self):
                    return function(self, *arguments)

            return watched

        def watched_add_job(self: Runtime, *arguments: Any, **options: Any) -> Job:
            job = add_job(self, *arguments, **options)
            ledger.jobs.append(job)
            return job

        def watched_finish(self: Completion, failure: FailureRecord | None = None) -> None:
            if self.done:
                ledger.violate(f"{self!r} ended twice")
            finish(self, failure)

        def watched_put(self: ClosureActor, closures: Sequence[StepClosure]) -> Any:
            ledger.closures_queued(closures)
            return put(self, closures)

        FailureRecord.__init__ = watched_make  # type: ignore[method-assign]
        FailureRecord.deliver = watched_deliver  # type: ignore[method-assign]
        Job.raise_parked = by(BARRIER, raise_parked)  # type: ignore[method-assign]
        Job.take_failures = by(EXIT, take_failures)  # type: ignore[method-assign]
        Runtime._raise_what_is_left = by(EXIT, raise_left)  # type: ignore[method-assign]
        Runtime.add_job = watched_add_job  # type: ignore[method-assign]
        Completion.finish = watched_finish  # type: ignore[method-assign]
        ClosureActor.put = watched_put  # type: ignore[method-assign]
        try:
            yield
        finally:
            FailureRecord.__init__ = make  # type: ignore[method-assign]
            FailureRecord.deliver = deliver  # type: ignore[method-assign]
            Job.raise_parked = raise_parked  # type: ignore[method-assign]
            Job.take_failures = take_failures  # type: ignore[method-assign]
            Runtime._raise_what_is_left = raise_left  # type: ignore[method-assign]
            Runtime.add_job = add_job  # type: ignore[method-assign]
            Completion.finish = finish  # type: ignore[method-assign]
            ClosureActor.put = put  # type: ignore[method-assign]
