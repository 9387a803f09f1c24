"""Copies to and from one device: uploads, downloads and transfers, with the memory they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import (
    Command,
    Download,
    Failed,
    InputsMissingError,
    NotAtOnceError,
    Receive,
    Succeeded,
    Upload,
)
from lazyasync.buffers import DeviceData, read_only
from lazyasync.device import Device
from lazyasync.errors import DeviceLostError
from lazyasync.ir.types import TensorType
from lazyasync.observe.profiling import NOT_PROFILED, Track
from lazyasync.runtime.device.commands import AT_ONCE_BYTES, Done, is_on_host_only
from lazyasync.runtime.device.memory_retries import MemoryRetries
from lazyasync.runtime.device.unawaited import UnawaitedWork
from lazyasync.runtime.device.work import Attempt, Copying, WorkQueue
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import Completion, Waits
from lazyasync.runtime.steps.step import DeviceContext, JobState, Step, Transfer


class Copies:
    """The copies of one device, which its actor has made in their turn."""

    def __init__(self, work: WorkQueue, retries: MemoryRetries, unawaited: UnawaitedWork) -> None:
        self._work = work
        self._retries = retries
        self._unawaited = unawaited
        self._runtime = work.runtime
        self._device = work.device
        self._backend = work.backend
        self._downloading: dict[DeviceData, Completion] = {}

    async def upload(self, arrays: Sequence[np.ndarray], job: JobState) -> list[DeviceData]:
        """Copies host arrays to the device: on its own thread, or in any if it has host memory.

        Raises `DeviceOutOfMemoryError`, before anything is copied, if they do not fit.
        """
        label = f"an upload to {self._device}"
        shortage = await self._shortage_of_copy(job, sum(array.nbytes for array in arrays))
        if shortage is not None:
            raise self._work.memory.error(label, shortage, job)
        datas = self._charged(arrays, job)
        context = job.context(self._device)
        leaving = context if self._unawaited.leaves else None
        buffers = self._at_once(self._backend.upload, arrays, leaving)
        if buffers is not None:
            _fill(datas, buffers)
            self._unawaited.limit(context, datas)
            await trio.lowlevel.cancel_shielded_checkpoint()  # what is done cannot be withdrawn
        elif self._backend.host_memory:
            await self._copy_in_host_memory(arrays, datas, label, job)
        else:
            await self._copy_to_device(arrays, datas, label, job)
        return datas

    async def start_upload(self, datas: Sequence[DeviceData], job: JobState) -> Completion | None:
        """Begins to bring values to the device that are on the host only, in one go.

        Gives what ends with them; None where all are there. Raises `DeviceOutOfMemoryError`, before
        anything is copied, if they do not fit.
        """
        label = f"an upload to {self._device}"

        def missing() -> list[DeviceData]:
            return [data for data in dict.fromkeys(datas) if is_on_host_only(data)]

        def needed() -> int:
            return sum(data.type.nbytes for data in missing() if not data.is_charged)

        shortage = await self._shortage_of_copy(job, needed()) if needed() else None
        if shortage is not None:
            raise self._work.memory.error(label, shortage, job)
        targets = missing()
        if not targets:
            return None
        charged = [data for data in targets if not data.is_charged]
        for data in charged:
            data.charge((job.context(self._device).account, self._work.account))
        completion = Copying(self._runtime.waits, job)

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Failed):
                _discharge([data for data in charged if data.buffer is None])
            self._copied(completion, outcome, label, job)

        command = Upload(label, (), targets)
        try:
            await self._begin(self._attempt(command, done, job), completion)
        except BaseException:
            if completion.done:  # withdrawn
                _discharge([data for data in charged if data.buffer is None])
            raise
        return completion

    def download_at_once(self, datas: Sequence[DeviceData]) -> bool:
        """Brings the host copies of ready handles here and now, if they are small; else False."""
        downloads = self._at_once(self._backend.download, [data.buffer for data in datas])
        if downloads is None:
            return False
        for data, download in zip(datas, downloads, strict=True):
            data.host = read_only(download())
        return True

    @enable_ki_protection  # an interrupt would leave the lane lent
    def _at_once(
        self,
        copy: Callable[[Any], Any],
        sources: Sequence[Any],
        leaving: DeviceContext | None = None,
    ) -> list[Any] | None:
        """Copies of arrays or ready buffers; None, with nothing begun, if not here.

        That is where there is much to copy, or the device has work, or it fails: a command tells.
        They are complete, unless they are left for a context.
        """
        lending = self._work.lending
        if (
            lending is None
            or not self._runtime.inline_seconds
            or self._runtime.profile is not None
            or sum([source.nbytes for source in sources]) > AT_ONCE_BYTES
            or self._work.is_busy
        ):
            return None
        try:
            with lending.lent(leaves=leaving is not None):
                copies = [copy(source) for source in sources]
        except NotAtOnceError:
            return None
        except Exception:
            self._unawaited.wait()  # if the device is lost, that has failed as well
            return None
        if leaving is not None:
            self._unawaited.add(leaving, None)
        else:
            self._unawaited.wait()  # which takes no time now: that it is complete is taken note of
        return copies

    async def start_download(self, datas: Sequence[DeviceData], job: JobState) -> Completion:
        """Begins to bring the host copies of ready handles, in one go, for ``job``."""
        completion, download = self._download(datas, job, None)
        await self._begin(download, completion)
        return completion

    def start_download_behind(
        self, step: Step, datas: Sequence[DeviceData], job: JobState
    ) -> Completion | None:
        """Begins to bring the host copies of what a step computes, before it has ended.

        So whoever waits for them is woken once, and not first for the step. None if that cannot be
        begun at once. Copies of a step that fails, or is tried again, do not come.
        """
        completion, download = self._download(datas, job, step.lane)
        self._work.pending[completion] = None
        if self._work.begin_behind(step, download):
            return completion
        del self._work.pending[completion]
        completion.finish()
        return None

    def _download(
        self, datas: Sequence[DeviceData], job: JobState, lane: int | None
    ) -> tuple[Completion, Attempt]:
        completion = Copying(self._runtime.waits, job)
        label = f"a download from {self._device}"

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Succeeded):
                for data, download in zip(datas, outcome.value, strict=True):
                    data.host = read_only(download())
            elif isinstance(outcome.error, InputsMissingError) or (
                isinstance(outcome.error, DeviceLostError)
                and any(data.failure is not None for data in datas)
            ):
                # The step behind which it is says what went wrong. And frames lead to the outcome,
                # so that the error would hold itself.
                outcome.error.__traceback__ = None
                outcome = Succeeded([], 0.0)
            self._copied(completion, outcome, label, job)

        def forget(ended: Completion) -> None:
            for data in datas:
                if self._downloading.get(data) is ended:
                    del self._downloading[data]

        for data in datas:
            self._downloading[data] = completion
        completion.add_callback(forget)
        command = Download(label, tuple(datas), lane)
        return completion, self._attempt(command, done, job)

    def abandon(self) -> None:
        """Forgets what has never ended, when the runtime has."""
        self._downloading.clear()

    def download_of(self, data: DeviceData) -> Completion | None:
        """What ends when the host copy of a handle is there that is on its way; None if none is."""
        return self._downloading.get(data)

    async def receive(self, transfer: Transfer, source: Device) -> None:
        """Copies a ready buffer of another device into a transfer's target."""
        data = transfer.source_data
        assert data is not None
        job = transfer.job
        label = f"a transfer from {source} to {self._device}"
        shortage = await self._shortage_of_copy(job, data.type.nbytes)
        target = transfer.target
        if target is None:
            transfer.end(None)
            return
        if shortage is not None:
            transfer.fail(self._work.memory.error(label, shortage, job))
            return
        target.charge((job.context(self._device).account, self._work.account))
        del target

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Failed):
                transfer.fail(outcome.error)
            else:
                self._runtime.metrics.increment("DeviceTransfers")
                transfer.end(None, outcome.value)

        command = Receive(label, data, source)
        await self._work.enqueue(self._attempt(command, done, job))

    async def receive_ahead(self, transfer: Transfer, source: Device, behind: Step) -> bool:
        """The same of what a step of another device computes, which has been issued there.

        Returns when it has ended. False, with nothing changed, if the step is tried again.
        """
        data = transfer.source_data
        assert data is not None
        job = transfer.job
        label = f"a transfer from {source} to {self._device}"
        needed = data.type.nbytes
        if self._work.memory.quota_shortage(
            job.context(self._device), needed
        ) or self._work.memory.shortage(needed):
            return False  # what is in flight may have to end first
        target = transfer.target
        if target is None:
            transfer.end(None)
            return True
        target.charge((job.context(self._device).account, self._work.account))
        del target
        ended = trio.Event()

        def done(outcome: Succeeded | Failed) -> None:
            ended.set()
            if isinstance(outcome, Succeeded):
                self._runtime.metrics.increment("DeviceTransfers")
                transfer.end(None, outcome.value)
            elif data.failure is not None:
                transfer.unname()
                transfer.end(data.failure)
            elif isinstance(outcome.error, InputsMissingError):
                transfer.unname()
            else:
                transfer.fail(outcome.error)

        command = Receive(label, data, source, behind.lane, transfer.name)
        await self._work.enqueue(self._attempt(command, done, job))
        await ended.wait()
        return transfer.done

    async def take_memory(
        self, targets: Sequence[DeviceData], label: str, job: JobState
    ) -> Exception | None:
        """Waits for memory for handles that are to be filled, which count from then on.

        Gives what is to be raised where there is too little.
        """
        needed = sum([target.type.nbytes for target in targets])
        shortage = await self._shortage_of_copy(job, needed)
        if shortage is not None:
            return self._work.memory.error(label, shortage, job)
        for target in targets:
            target.charge((job.context(self._device).account, self._work.account))
        return None

    # ---- their memory ----------------------------------------------------------------------

    async def _shortage_of_copy(self, job: JobState, needed: int) -> str | None:
        """What is missing for a copy of ``needed`` bytes to this device; None if it fits.

        Like a step, a copy that does not fit waits first for what is in flight, which may hold
        what is missing: here for what the device has now, so that no other job can hold it up
        for ever. What it needs is to be charged at once, without an await in between.
        """
        context, memory = job.context(self._device), self._work.memory

        def shortage() -> str | None:
            return memory.quota_shortage(context, needed) or memory.shortage(needed)

        missing = shortage()
        if missing is None:
            return None
        self._runtime.metrics.increment("WaitsForMemory")
        for completion in tuple(self._work.pending):
            # Not for steps and transfers that may themselves wait for this copy.
            if isinstance(completion, Copying):
                other = completion.job
            elif isinstance(completion, Step) and completion.issued:
                other = completion.context.job
            else:
                continue
            if other.owner is not job.owner and memory.quota_shortage(context, needed):
                continue  # which nothing of another job can make up for
            await completion.wait_quietly()
            missing = shortage()
            if missing is None:
                return None
        return missing

    def _charged(self, arrays: Sequence[np.ndarray], job: JobState) -> list[DeviceData]:
        """Handles for copies to come, which count from now on: other copies must fit as well."""
        accounts = (job.context(self._device).account, self._work.account)
        datas = []
        for array in arrays:
            type_ = TensorType(array.shape, array.dtype)
            data = DeviceData(self._runtime.executor, self._device, type_)
            data.charge(accounts)
            datas.append(data)
        return datas

    # ---- how they are made -----------------------------------------------------------------

    async def _copy_to_device(
        self, arrays: Sequence[np.ndarray], datas: Sequence[DeviceData], label: str, job: JobState
    ) -> None:
        completion = Copying(self._runtime.waits, job)

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Succeeded):
                _fill(datas, outcome.value)
            else:
                _discharge(datas)
            self._copied(completion, outcome, label, job)

        command = Upload(label, tuple(arrays))
        try:
            await self._begin(self._attempt(command, done, job), completion)
        except BaseException:
            if completion.done:  # withdrawn; a copy that has begun counts until it has ended
                _discharge(datas)
            raise
        await completion.wait()

    async def _copy_in_host_memory(
        self, arrays: Sequence[np.ndarray], datas: Sequence[DeviceData], label: str, job: JobState
    ) -> None:
        """Copies in some thread: the device's own would do its queued programs first.

        There is none in virtual time.
        """
        retries = self._retries
        attempt = HostCopyAttempt(self._runtime.waits, label, job)
        try:
            while True:
                try:
                    with self._copy_watched(label, datas):
                        if self._backend.compiles_in_threads:
                            buffers = await _copied_in_a_thread(arrays)
                        else:
                            await trio.lowlevel.checkpoint()
                            buffers = _copies_of(arrays)
                    break
                except MemoryError as error:
                    failure = retries.out_of_memory(attempt, error)
                if failure is not None:
                    raise failure
                await attempt.again.wait()
        except BaseException:
            _discharge(datas)
            raise
        finally:
            retries.copy_ended(attempt)
        _fill(datas, buffers)

    def _copy_watched(
        self, label: str, datas: Sequence[DeviceData]
    ) -> AbstractContextManager[None]:
        """A block that is shown as a copy in the profile that is open, if any."""
        profile = self._runtime.profile
        if profile is None:
            return NOT_PROFILED
        nbytes = sum(data.type.nbytes for data in datas)
        return profile.span(Track.of_copies(self._device), label, kind="upload", bytes=nbytes)

    def _attempt(self, command: Command, done: Done, job: JobState) -> CopyAttempt:
        return CopyAttempt(self._work, self._retries, command, done, job)

    async def _begin(self, copy: Attempt, completion: Completion) -> None:
        """Has a copy begun; cancelled before that, it is withdrawn."""
        self._work.pending[completion] = None
        try:
            await self._work.enqueue(copy)
        except BaseException:
            if not copy.begun:
                del self._work.pending[completion]
                completion.finish()
            raise

    def _copied(
        self, completion: Completion, outcome: Succeeded | Failed, label: str, job: JobState
    ) -> None:
        """Ends a copy. A failure that nobody waits for any more is the job's."""
        del self._work.pending[completion]
        if isinstance(outcome, Failed):
            record = FailureRecord.of_work(job.owner, self._device, label, outcome.error)
            record.tell(completion.finish)
        else:
            completion.finish()


class CopyAttempt(Attempt):
    """A copy that the backend makes."""

    __slots__ = ("_command", "_done", "_retries", "_work")

    def __init__(
        self,
        work: WorkQueue,
        retries: MemoryRetries,
        command: Command,
        done: Done,
        job: JobState,
    ) -> None:
        super().__init__(command.label, job)
        self._work = work
        self._retries = retries
        self._command = command
        self._done = done

    def start(self) -> None:
        self._work.commands.submit(self._command, self._ended)

    def _ended(self, outcome: Succeeded | Failed) -> None:
        """Takes the end of a copy, which is tried again, once, where there is too little memory."""
        self._retries.copy_ended(self)
        if isinstance(outcome, Failed) and isinstance(outcome.error, MemoryError):
            error = self._retries.out_of_memory(self, outcome.error)
            if error is None:
                return
            outcome = Failed(error)
        self._work.command_ended()
        self._done(outcome)
        self._retries.command_ended()


class HostCopyAttempt(Attempt):
    """A copy that is made by somebody else, who waits for ``again`` to do it again."""

    __slots__ = ("again",)

    def __init__(self, waits: Waits, label: str, job: JobState) -> None:
        super().__init__(label, job)
        self.again = Completion(waits)

    def start(self) -> None:
        self.again.finish()


async def _copied_in_a_thread(arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    """What `_copies_of` gives. Raises ``MemoryError`` also where there is none for a thread."""
    try:
        return await trio.to_thread.run_sync(_copies_of, arrays, abandon_on_cancel=True)
    except RuntimeError as error:
        if "start new thread" not in str(error):  # as Python calls that
            raise
        raise MemoryError(str(error)) from error


def _copies_of(arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    return [array.copy() for array in arrays]


def _fill(datas: Sequence[DeviceData], buffers: Sequence[Any]) -> None:
    for data, buffer in zip(datas, buffers, strict=True):
        data.buffer = buffer


def _discharge(datas: Sequence[DeviceData]) -> None:
    for data in datas:
        data.discharge()
