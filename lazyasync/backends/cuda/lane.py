"""One lane of a GPU: a stream of its own, a thread that issues on it, and one that waits.

Everything a lane does is issued by its worker thread on its stream, which owns the lane's memory:
a pool hands a freed buffer out again at once, and only on one stream is that in order. A buffer of
another lane may be read here, as whoever reads one holds it until that is complete.

While it has nothing to do, the trio thread may issue in its place, what is soon done: to wake three
threads in turn takes several times as long as a small step. It waits for the device, or leaves what
it has issued there. That is in order with what the lane is given later, and all other streams wait
for it before they do anything: so nobody else needs to hold its buffers, or to know of it.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import AbstractContextManager, ExitStack, suppress
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from lazyasync.backends.cuda.opened import OpenedGpu
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.backends.cuda.staging import CopyOut, Piece, PinnedRing, Staging
from lazyasync.backends.cuda.waiter import EventPool, Issued, Marks, Waiter, without_frames
from lazyasync.backends.protocol import (
    BackendOptions,
    Command,
    Download,
    Execute,
    Failed,
    NotAtOnceError,
    Succeeded,
    Upload,
)
from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import DeviceLostError
from lazyasync.named_tuples import NamedTuple

_SUCCESS, _NOT_READY = 0, 600
"""What CUDA says of a stream that has ended, or is at work."""
_OUT_OF_MEMORY = {
    ("CUDARuntimeError", 2),
    ("CUDADriverError", 2),
    ("CUBLASError", 3),
    ("CublasLtError", 3),
}
"""The errors by which kernels being loaded, and libraries, say that memory is short."""


class Health:
    """Whether a GPU can still be used by this process (any thread)."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._cause: BaseException | None = None

    @property
    def lost(self) -> bool:
        """Whether it cannot."""
        return self._cause is not None

    def lose(self, error: BaseException) -> BaseException:
        """Gives the device up, for good; gives what commands fail with from now on."""
        if self._cause is None:
            self._cause = error
        return self.error()

    def error(self) -> BaseException:
        """What commands of a lost device fail with."""
        cause = self._cause
        lost = DeviceLostError(
            f"{self._device} is lost for this process: {type(cause).__name__}: {cause}"
        )
        lost.__cause__ = cause
        return lost


class Inquiry:
    """Work that another device's thread asks for, and waits for. One of ``asked`` until then."""

    __slots__ = ("_asked", "reply", "work")

    def __init__(self, work: Callable[[], Any], asked: set[Inquiry]) -> None:
        self.work = work
        self.reply: Future[Any] = Future()
        self._asked = asked
        asked.add(self)  # before anybody can do it: see `CudaLane._leave`

    def answer(self, outcome: Succeeded | Failed) -> None:
        """Replies, unless that has been done (any thread)."""
        with suppress(InvalidStateError):
            if isinstance(outcome, Failed):
                self.reply.set_exception(outcome.error)
            else:
                self.reply.set_result(outcome.value)
        self._asked.discard(self)


class _Left(NamedTuple):
    """What the trio thread has issued and left to the device."""

    start: Any
    stop: Any
    """The events before and behind it, which take the time."""
    keep: list[Any]
    """What must stay alive until it is complete."""


class CudaLane:
    """Issues commands in order.

    Both threads are started by the first command. The device is open from then on: ``priority`` is
    that of the stream, where less is more; ``memory_limit`` is in bytes; ``count`` counts graphs,
    which are used only if that is given. ``first`` is the lane that is lent, if it is another one,
    and ``asked`` what other devices' threads have asked this device for and still wait for.
    """

    def __init__(
        self,
        cupy: Any,
        device: Device,
        name: str,
        options: BackendOptions,
        health: Health,
        *,
        priority: int,
        count: Callable[[str], None] | None,
        first: CudaLane | None,
        asked: Collection[Inquiry],
    ) -> None:
        self._cupy = cupy
        self._device = device
        self._first = self if first is None else first
        self._asked = asked
        self._name = name
        self._runner = options.runner
        self._deliver = options.deliver
        self._memory_limit = options.config.device_memory_bytes
        self._health = health
        self._priority = priority
        self._count = count
        self._queue: SimpleQueue[Command | Inquiry | None] = SimpleQueue()
        self.events = EventPool(cupy)
        self.ring = PinnedRing(cupy)
        self.waiter = Waiter(
            cupy,
            f"lazyasync {name} waiter",
            self.events,
            self.ring,
            lambda: cupy.cuda.Device(device.index).use(),
            health.lose,
        )
        self.worker: threading.Thread | None = None
        self._issuing = threading.RLock()
        """Held by whoever issues."""
        self._borrower: int | None = None
        """The thread that issues in the worker's place."""
        self._leaves = False
        """Whether it goes on without waiting for what it issues."""
        self._left: deque[_Left] = deque()
        """What it has left, and nobody has waited for; touched by the trio thread."""
        self.left_behind: Any = None
        """The event behind all of it; None if there is none (any thread may look)."""
        self.closed = False
        """Whether outcomes are dropped from now on."""
        # Touched by whoever issues:
        self._gpu: OpenedGpu | None = None
        self._current: Issued | None = None
        self._work: Command | Inquiry | None = None
        """What is being issued, by what is to be done."""
        self._ahead: deque[Command | Inquiry | None] = deque()
        """What has been taken from the queue, and has to wait for an upload."""
        self._cached_bytes = 0

    # ---- the trio thread -------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Hands a command to the worker thread."""
        self.start()
        self._queue.put(command)

    def start(self) -> None:
        """Starts both threads, if that has not been done."""
        if self.worker is None:
            worker = threading.Thread(
                target=self._serve, name=f"lazyasync {self._name}", daemon=True
            )
            self.waiter.start()
            worker.start()  # either may raise, and the next command tries it again
            self.worker = worker

    def ask(self, inquiry: Inquiry) -> None:
        """Hands over what another device's thread asks for (any thread)."""
        self._queue.put(inquiry)

    def end(self) -> None:
        """Has the threads end behind what they have been given."""
        self._queue.put(None)

    def held_bytes(self) -> int:
        """The bytes that the pool holds and no buffer uses, after the last command, and graphs'."""
        gpu = self._gpu
        return self._cached_bytes + (0 if gpu is None else gpu.graph_bytes())

    @property
    def is_idle(self) -> bool:
        """Whether all that it has been given is complete."""
        waits = bool(self._ahead) or not self._queue.empty()
        return self._current is None and not waits and self.waiter.is_idle

    def knows(self, program: CudaProgram) -> bool:
        """Whether a program has been issued so that a further run may be issued at once."""
        return self._gpu is not None and self._gpu.knows(program)

    def lends(self, leaves: bool) -> AbstractContextManager[None]:
        """Itself, to be lent; what is issued is not waited for if it ``leaves`` that."""
        self._leaves = leaves
        return self

    def __enter__(self) -> None:
        """Lends itself: see `lazyasync.backends.protocol.LendsLane`."""
        gpu = self._gpu
        if gpu is None or self._health.lost or not self._issuing.acquire(blocking=False):
            raise NotAtOnceError
        if not self.is_idle:
            self._issuing.release()
            raise NotAtOnceError
        self._current = Issued(None)
        self._borrower = threading.get_ident()
        gpu.enter()
        if self._leaves:
            gpu.start = self.events.timer()
            gpu.starts_here()

    def __exit__(self, kind: object, *_: object) -> None:
        """Leaves what has been issued meanwhile to the device, or waits for it and all before."""
        gpu, issued = self.gpu, self.current
        start, gpu.start = gpu.start, None
        try:
            if start is not None and kind is None:
                self._leave(issued, start)
            else:
                self._complete(issued)
                if start is not None:
                    self.events.give_back_timers((start,))
            with suppress(Exception):
                self._cached_bytes = gpu.pool.free_bytes()
        finally:
            gpu.leave()
            self._borrower = self._current = None
            self._issuing.release()

    def _complete(self, issued: Issued) -> None:
        """Waits for what has been issued, and sees to what that leaves to be done."""
        issued.pieces, issued.copies = self.gpu.staging.finish()
        self._synchronize(self.gpu.stream)
        for target, pinned in issued.copies:
            np.copyto(target, pinned)
        self.waiter.settle(issued)
        issued.keep.clear()

    def _leave(self, issued: Issued, start: Any) -> None:
        """Leaves what has been issued, of which nothing is copied to the host, to the device.

        The pinned buffer with what it copies stays open, for whoever issues here next.
        """
        stop = self.events.timer()
        try:
            stop.record(self.gpu.stream)
        except BaseException as error:
            raise self._health.lose(without_frames(error)) from None
        self.left_behind = stop
        self.waiter.settle(issued)  # of its uploads that event tells as well
        self._left.append(_Left(start, stop, issued.keep))
        if self._asked:
            # Who does what is asked for may have looked for that event a moment ago, and may be
            # given memory from now on that is still read here. Nobody else is at work elsewhere.
            self._synchronize(self.gpu.stream)

    def ended(self) -> float:
        """Waits for the first of what has been left; gives the seconds that it took the device."""
        left = self._left[0]
        try:
            if self._health.lost:
                raise self._health.error()
            with self._cupy.cuda.Device(self._device.index):  # or another one would be opened
                self._synchronize(left.stop)
                seconds = self._cupy.cuda.get_elapsed_time(left.start, left.stop) * 1e-3
        except BaseException:
            self._forget_left()  # nothing says how far the device came
            raise
        self._left.popleft()
        self.events.give_back_timers((left.start, left.stop))
        if not self._left:
            self.left_behind = None
        return float(seconds)

    def _synchronize(self, what: Any) -> None:
        """Waits for a stream or an event, where a failure means that the device is lost."""
        try:
            what.synchronize()
        except BaseException as error:
            raise self._health.lose(without_frames(error)) from None

    def _forget_left(self) -> None:
        """Takes no more note of what has been left."""
        self.left_behind = None
        while self._left:
            left = self._left.popleft()
            self.events.give_back_timers((left.start, left.stop))

    def wait_for_left(self) -> None:
        """Waits until what the trio thread has left is complete (any thread)."""
        behind = self.left_behind
        if behind is not None:
            with self._cupy.cuda.Device(self._device.index):
                self._synchronize(behind)

    # ---- whoever issues --------------------------------------------------------------------

    @property
    def is_here(self) -> bool:
        """Whether this is called by who issues here."""
        borrower = self._borrower
        if borrower is not None:
            return threading.get_ident() == borrower
        return threading.current_thread() is self.worker

    @property
    def is_lent(self) -> bool:
        """Whether what is issued now has to be done at once."""
        return self._borrower is not None

    @property
    def gpu(self) -> OpenedGpu:
        """The device; where it could not be opened, there is no command that is issued."""
        assert self._gpu is not None
        return self._gpu

    @property
    def current(self) -> Issued:
        """What is being issued."""
        assert self._current is not None
        return self._current

    def _serve(self) -> None:
        # Division by zero and overflow are values here, as in a compiled program.
        np.seterr(all="ignore")
        device = ExitStack()
        health = self._health
        try:
            gpu = OpenedGpu(
                self._cupy,
                self._device.index,
                self._priority,
                self._staging,
                self._keep,
                self._memory_limit,
                self._count,
            )
            device.enter_context(gpu.in_use(lambda: health.lost))
            device.callback(lambda: self.events.drop(forget=health.lost))
            self._gpu = gpu
        except BaseException as error:
            health.lose(error)
        while (work := self._next()) is not None:
            self._issue(work)
            del work
        self.waiter.stop()
        if self._left:
            with suppress(Exception):
                self._synchronize(self.gpu.stream)
            self._forget_left()
        self._gpu = None
        with suppress(Exception):  # all that could be told of it has been told
            device.close()

    def _staging(self, stream: Any) -> Staging:
        return Staging(self._cupy, stream, self.ring, self._hand_over, self._issue_between)

    def _next(self) -> Command | Inquiry | None:
        return self._ahead.popleft() if self._ahead else self._queue.get()

    def _issue_between(self) -> None:
        """Issues what has come while a large array is uploaded, as far as it needs none of that.

        That is in the order in which it came, up to what waits for the upload.
        """
        upload, current, start = self._work, self._current, self.gpu.start
        if not isinstance(upload, Upload):
            return
        while not self._ahead:
            try:
                work = self._queue.get_nowait()
            except Empty:
                break
            if isinstance(work, Inquiry) or (work is not None and _is_ready(work)):
                self._issue(work)
            else:
                self._ahead.append(work)
            self._work, self._current, self.gpu.start = upload, current, start

    def _keep(self, thing: object) -> None:
        """Holds something until what is being issued is complete."""
        if self._current is not None:
            self._current.keep.append(thing)

    def _issue(self, work: Command | Inquiry) -> None:
        """Issues one piece of work and hands it to the waiter, whether or not that went well."""
        if isinstance(work, Inquiry):
            issued = Issued(work.answer)
        else:
            issued = Issued(_CudaDelivery(self, work), keep=[work])
        if not self._health.lost:
            with self._issuing:
                self._issue_on_device(work, issued)
                self.waiter.put(issued)
        else:
            issued.error = self._health.error()
            self.waiter.put(issued)

    def _issue_on_device(self, work: Command | Inquiry, issued: Issued) -> None:
        self._work, self._current = work, issued
        marks = None
        try:
            if self._first is not self:
                self.follow(self._first)
            marks = self._start_marks()
            if isinstance(work, Inquiry):
                issued.value = work.work()
            else:
                issued.value = self._runner.run(work)
        except BaseException as error:
            issued.error = self._explain(without_frames(error))
        try:
            self._finish_marks(issued, marks)
        except BaseException as error:
            # Nothing tells any more when the device has done what it was given.
            issued.error = self._health.lose(without_frames(error))
        self._work = self._current = None
        with suppress(Exception):
            self._cached_bytes = self.gpu.pool.free_bytes()

    def _start_marks(self) -> Marks:
        gpu = self.gpu
        marks = Marks(self.events.timer(), self.events.timer(), self.events.wait())
        marks.start.record(gpu.stream)
        gpu.start = marks.start
        return marks

    def _finish_marks(self, issued: Issued, marks: Marks | None) -> None:
        """Records what the waiter waits for. Also after a failure: part of it may be under way."""
        gpu = self.gpu
        gpu.start = None
        issued.pieces, issued.copies = gpu.staging.finish()
        if marks is None:
            marks = Marks(None, None, self.events.wait())
        else:
            marks.stop.record(gpu.stream)
        marks.done.record(gpu.stream)
        issued.marks = marks  # once recorded: an event that was not is never over, or at once

    def _hand_over(self, pieces: list[Piece], copies: list[CopyOut]) -> None:
        """Lets the waiter see to a full pinned buffer while its command is still being issued."""
        event = self.events.wait()
        event.record(self.gpu.stream)
        self.waiter.put(Issued(None, Marks(None, None, event), pieces=pieces, copies=copies))

    def _explain(self, error: BaseException) -> BaseException:
        """What a command fails with that raised ``error`` while it was issued."""
        if self._health.lost:
            return self._health.error()
        if isinstance(error, MemoryError):
            return error  # to be tried again when there is more
        if (type(error).__name__, getattr(error, "status", None)) in _OUT_OF_MEMORY:
            return MemoryError(str(error)).with_traceback(error.__traceback__)
        runtime = self._cupy.cuda.runtime
        status = runtime.streamQuery(self.gpu.stream.ptr)
        if status not in (_SUCCESS, _NOT_READY):
            return self._health.lose(error)
        with suppress(runtime.CUDARuntimeError):
            # "Not ready" is no error, but CUDA remembers it as the thread's last one. This clears
            # it, before a library that looks there takes it for its own.
            runtime.check_status(status)
        return error

    # ---- inside a command's work -----------------------------------------------------------

    def upload(self, array: np.ndarray) -> Any:
        """A buffer with a copy of a host array, which is read before this returns."""
        buffer = self._cupy.empty(array.shape, array.dtype)
        gpu = self.gpu
        gpu.store(array, buffer)
        self.fills([buffer])
        # Before anybody else sees the buffer: another lane may read it at once.
        filled = self.events.wait()
        filled.record(gpu.stream)
        self.waiter.expect(self.current, buffer, filled)
        return buffer

    def fills(self, buffers: Sequence[Any], *, keep: Sequence[Any] = ()) -> None:
        """Notes which buffers the command that is being issued fills, and what it reads."""
        current = self.current
        current.outputs.extend(buffers)
        if not self.is_lent:
            current.keep.extend(keep)

    def trim(self) -> None:
        """Gives memory back that nobody looks into, while no program is under way here."""
        gpu = self._gpu
        if gpu is not None:
            gpu.trim()

    def wait_for(self, event: Any) -> None:
        """Has the stream wait for an event of another one."""
        self.gpu.stream.wait_event(event)

    def follow(self, other: CudaLane) -> None:
        """Has the stream wait for what the trio thread has left in another lane."""
        behind = other.left_behind
        if behind is not None:
            self.wait_for(behind)


def _is_ready(command: Command) -> bool:
    """Whether all that a command reads is in buffers, so that nothing has to come before it."""
    if isinstance(command, Execute):
        read = [one for one in command.arguments if isinstance(one, DeviceData)]
    elif isinstance(command, Download):
        read = list(command.sources)
    else:
        return False
    return all(data.buffer is not None for data in read)


class _CudaDelivery:
    """Carries an outcome into the trio thread; dropped when the lane has been closed."""

    __slots__ = ("_command", "_lane", "_outcome")

    def __init__(self, lane: CudaLane, command: Command) -> None:
        self._lane = lane
        self._command = command
        self._outcome: Succeeded | Failed | None = None

    def __call__(self, outcome: Succeeded | Failed) -> None:
        """Delivers (waiter thread)."""
        self._outcome = outcome
        self._lane._deliver(self._arrive)

    def _arrive(self) -> None:
        assert self._outcome is not None
        if not self._lane.closed:
            self._lane._runner.ended(self._command, self._outcome)
