"""What has been issued on a device in its caller's task, and that nobody has waited for yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from threading import get_ident

from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import LendsLane, Program
from lazyasync.buffers import DeviceData
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.failures import FailureOwner, FailureRecord
from lazyasync.runtime.steps.core import DeviceState
from lazyasync.runtime.steps.step import DeviceContext
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

UPLOAD_SECONDS = 1e-5
"""About what a small upload takes."""


class _Issued(NamedTuple):
    """Something that has been issued."""

    context: DeviceContext
    number: int
    """Which step it is; 0 for a copy."""
    program: Program | None
    seconds: float
    """How long it is expected to take the device."""

    @property
    def label(self) -> str:
        """What it is called in errors."""
        if self.number:
            return f"step {self.number} {self.context.label}"
        return f"an upload to {self.context.device}"


class UnawaitedWork:
    """What the trio thread has issued on a device that lends itself, and left there, oldest first.

    Its handles have their buffers, and count as ready: the device has all else that it is given
    wait for it, so that only who leaves the device needs to wait, here. That takes no longer than
    ``inline_microseconds``, as far as is known: more is not left there. ``measured`` takes how long
    a program of a context took.
    """

    __slots__ = ("_expected", "_lending", "_measured", "_registry", "_runtime", "issued", "leaves")

    def __init__(
        self,
        state: DeviceState,
        registry: TensorRegistry,
        lending: LendsLane | None,
        measured: Callable[[DeviceContext, Program, float], None],
    ) -> None:
        self._runtime = state.runtime
        self._registry = registry
        self._lending = lending
        self._measured = measured
        self.issued: deque[_Issued] = deque()
        """What there is of it."""
        self._expected = 0.0
        """The seconds until all of it is complete, at the most."""
        self.leaves = lending is not None
        """Whether anything may be left."""

    def add(self, context: DeviceContext, program: Program | None, number: int = 0) -> None:
        """Takes note of what the backend has just been left."""
        seconds = UPLOAD_SECONDS if program is None else program.estimated_seconds
        self.issued.append(_Issued(context, number, program, seconds))
        self._expected += seconds

    @enable_ki_protection
    def limit(self, context: DeviceContext, outputs: Sequence[DeviceData]) -> None:
        """Waits until there is no more of it than there may be.

        That is as much as a job of ``context`` may have in flight, and the latest alone, whose
        ``outputs`` nobody has yet; or no more than can be waited for.
        """
        issued, most = self.issued, context.slots.limit
        while len(issued) > 1 and (
            len(issued) > most or self._expected > self._runtime.inline_seconds
        ):
            self._wait_for_first(outputs)

    @enable_ki_protection
    def wait(self) -> Sequence[FailureRecord]:
        """Waits until all of it is complete; gives what has failed, which its jobs have as well."""
        while self.issued:
            failures = self._wait_for_first()
            if failures:
                return failures
        return ()

    def settle(self) -> None:
        """The same for whoever only wants to see what has been measured (any thread)."""
        if self.issued and get_ident() == self._runtime.thread:
            self.wait()

    def abandon(self) -> None:
        """Takes no more note of it, as the runtime has ended."""
        self.issued.clear()

    def _wait_for_first(self, outputs: Iterable[DeviceData] = ()) -> Sequence[FailureRecord]:
        lending = self._lending
        assert lending is not None
        try:
            seconds = lending.ended()
        except Exception as error:
            return self._fail(error, outputs)
        first = self.issued.popleft()
        self._expected = self._expected - first.seconds if self.issued else 0.0
        if first.program is not None:
            self._measured(first.context, first.program, seconds)
        return ()

    def _fail(self, error: Exception, outputs: Iterable[DeviceData]) -> Sequence[FailureRecord]:
        """Fails all of it: the device is lost, and with it what the jobs have there.

        One failure for each job: what it has issued one after the other is mostly one made of the
        other. Which of their handles are concerned is not known, but none has a value any more.
        """
        records: dict[FailureOwner, FailureRecord] = {}
        for issued in self.issued:
            context = issued.context
            job = context.job.owner
            record = records.get(job)
            if record is None:
                record = FailureRecord.of_work(job, context.device, issued.label, error)
                records[job] = record
                job.park(record)
                # Whoever waits for it now gets it before that.
                self._runtime.deliver_soon(partial(_act_on, record))
            job.failed_steps += bool(issued.number)
            for data in (*self._registry.live_data(context.job), *outputs):
                if (
                    data.device == context.device
                    and data.host is None
                    and data.completion is None
                    and data.failure is None
                ):
                    data.failure = record
                    data.buffer = None
                    data.discharge()
        self.issued.clear()
        self._expected = 0.0
        return list(records.values())


def _act_on(record: FailureRecord) -> None:
    if not record.delivered:
        record.job.failed(record)
