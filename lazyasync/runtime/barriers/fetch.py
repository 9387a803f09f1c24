"""What tensors ask of a runtime: to be waited for, and copied to the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import get_ident
from typing import Any, TypeVar, cast

import numpy as np
import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import SharesMemory
from lazyasync.buffers import DeviceData, read_only
from lazyasync.callers import Host
from lazyasync.device import Device
from lazyasync.ir.types import TensorType
from lazyasync.observe.profiling import Track
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording import as_it_is
from lazyasync.recording import context as recording_context
from lazyasync.runtime.barriers.build import StepMaker
from lazyasync.runtime.barriers.submit import Submitter
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.loop.waiting import Completion, wrong_thread
from lazyasync.runtime.scheduler.programs import Scheduler
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.step import DEFAULT_JOB, JobState, Step, Transfer
from lazyasync.runtime.steps.tensor_registry import TensorRegistry
from lazyasync.tensor import LazyTensor, Recorder, TransferTape

Value = TypeVar("Value")

MAX_BEHIND = 1 << 16
"""Bytes of a copy that is begun behind the step that computes it: larger ones would hold up the
programs behind them, and are made beside these."""


def _stand_for_the_same(tensor: LazyTensor, before: LazyTensor) -> bool:
    """Whether ``tensor`` is still what ``before`` was made of, if only in a later recording."""
    origin = (before._recording, before._node)
    recording, node = tensor._recording, tensor._node
    return (recording, node) == origin or recording.imports.get(origin) is node


def _comes_along(data: DeviceData) -> bool:
    """Whether its host copy comes with the end of the step that computes it."""
    completion = data.completion
    return isinstance(completion, Step) and completion.brings_results


class Fetcher:
    """Waits for the values of tensors, having had handed over what they still need.

    A `lazyasync.tensor.TensorExecutor`, made of three parts: ``registry`` counts the tensors,
    ``step_maker`` makes steps of them, and ``submitter`` sends those to the scheduler.
    """

    def __init__(
        self,
        runtime: Core,
        actors: Mapping[Device, DeviceActor],
        scheduler: Scheduler,
        registry: TensorRegistry,
    ) -> None:
        self.runtime = runtime
        self.actors = actors
        self.registry = registry
        self.thread = runtime.thread
        self.unscheduled_transfers: dict[Transfer, None] = {}
        """Those of all jobs, which no barrier has scheduled yet."""
        self.transfer_tapes: dict[DeviceData, TransferTape] = {}
        """See `lazyasync.tensor.TensorExecutor`."""
        self.default_dtype = canonical_dtype(runtime.config.default_dtype)
        """See `lazyasync.tensor.TensorExecutor`."""
        unscheduled, mailbox = self.unscheduled_transfers, scheduler.mailbox
        self.step_maker = StepMaker(runtime, actors, scheduler, registry, unscheduled)
        self.submitter = Submitter(runtime, actors, mailbox, self.step_maker, unscheduled)

    # ---- what tensors ask for (`lazyasync.tensor.TensorExecutor`) --------------------------

    @property
    def outside(self) -> Host | None:
        """What carries calls over from outside trio, in a runtime that is open there."""
        return self.runtime.outside

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not change anything of the runtime.

        Besides its own, those may that record: any where callers outside trio may, else those of
        its own step closures and sources of `la.prefetch`.
        """
        runtime = self.runtime
        if get_ident() == self.thread or runtime.outside is not None:
            return
        runtime.check_process()
        current = recording_context.get()
        if current is None or current.recorder.executor is not self:
            raise wrong_thread("it is changed in the thread that it lives in")
        current.recorder.check_thread()

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""
        return self.registry.new_tensor_id(tensor)

    def has_host_memory(self, device: Device) -> bool:
        """Whether buffers of a device are arrays on the host."""
        return self.actors[device].backend.host_memory

    def on_its_device(self, data: DeviceData) -> Any:
        """A ready value where it is, for another library; None where that is not possible."""
        backend = self.actors[data.device].backend
        return backend.exported(data.buffer, data) if isinstance(backend, SharesMemory) else None

    def taken_over(
        self, recorder: Recorder, array: Any, device: Device | None
    ) -> DeviceData | None:
        """A handle with a copy of another library's array, made on its device, if that is ours."""
        if not isinstance(recorder, JobState):
            return None  # a function that is traced
        place = tuple(array.__dlpack_device__())
        for own in recorder.devices if device is None else (device,):
            backend = self.actors[own].backend
            if not isinstance(backend, SharesMemory) or backend.dlpack_device != place:
                continue
            recorder.check_thread()
            if recorder.closed:
                raise recorder.closed_error()
            buffer = backend.imported(array)
            data = DeviceData(self, own, TensorType(buffer.shape, canonical_dtype(buffer.dtype)))
            data.buffer = buffer
            data.charge_later((recorder.context(own).account, self.actors[own].account))
            return data
        return None

    def check_host_access(self, tensor: LazyTensor) -> None:
        """In a blocking runtime, outside trio, makes the host copy certain; else does nothing."""
        outside = self.runtime.outside
        if outside is not None:
            current = recording_context.get()
            if current is None or isinstance(
                current.recorder, JobState
            ):  # and no function is traced
                outside.fetch(tensor)

    def _is_at_hand(self, data: DeviceData) -> bool:
        return (
            data.completion is None
            and data.failure is None
            and (data.host is not None or self.actors[data.device].backend.host_memory)
        )

    def at_hand(self, tensor: LazyTensor) -> np.ndarray | None:
        """The host copy of a tensor for which nothing is to be computed or copied; else None."""
        data = tensor._data
        if data is None or not self._is_at_hand(data):
            return None
        if data.host is None:
            data.host = read_only(data.buffer)
        return data.host

    @enable_ki_protection
    async def value_of(self, tensor: LazyTensor, convert: Callable[[np.ndarray], Value]) -> Value:
        """What ``convert`` makes of the host copy of a tensor, waited for as by `fetch`."""
        data = tensor._data
        if data is not None and self._is_at_hand(data):  # what `fetch` does, in short
            waits = self.runtime.waits
            if get_ident() != waits.thread:
                waits.check()
            await waits.give_turn()
            await trio.lowlevel.checkpoint_if_cancelled()
            if waits.end is not None:
                raise waits.end()
            host = data.host
            if host is None:
                host = data.host = read_only(data.buffer)
        else:
            host = (await self.fetch((tensor,), host=True))[0].host
            assert host is not None
        return convert(host)

    @enable_ki_protection
    async def fetch(
        self, tensors: Sequence[LazyTensor], *, host: bool, shares: bool = True
    ) -> list[DeviceData]:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies.

        If it ``shares``, with them goes what would else compute the same again. On a device with
        host memory the copies come along always, elsewhere without ``host`` up to
        ``Config.await_fetch_bytes``. Raises `ExecutionError` for the first that failed, and
        `WrongThreadError` in another trio run. Gives the handles of what the tensors stood for when
        it was called.
        """
        runtime, waits = self.runtime, self.runtime.waits
        if get_ident() != waits.thread:
            waits.check()
        profile = runtime.profile
        if len(tensors) == 1:
            data = tensors[0]._data
            if data is not None:
                # What `_fetch_all` does, in short.
                on_host = data.host is not None or self.actors[data.device].backend.host_memory
                completion = data.completion
                if completion is None:
                    in_short = on_host and data.failure is None
                else:
                    in_short = (
                        profile is None
                        and completion.handed_over
                        and (on_host or _comes_along(data))
                    )
                if in_short:
                    if completion is not None:
                        await completion.wait()
                    else:
                        await waits.give_turn()
                        await trio.lowlevel.checkpoint_if_cancelled()
                        if waits.end is not None:
                            raise waits.end()
                    if data.host is None and on_host:
                        data.host = read_only(data.buffer)
                    if data.host is not None:
                        return [data]
        if profile is None:
            return await self._fetch_all(tensors, host, shares)
        track = Track.of_job(self._requesting_job().name)
        with profile.span(track, "await tensors", tensors=len(tensors)):
            return await self._fetch_all(tensors, host, shares)

    async def _fetch_all(
        self, tensors: Sequence[LazyTensor], host: bool, shares: bool
    ) -> list[DeviceData]:
        datas = [tensor._data for tensor in tensors]
        fixed = {
            index: as_it_is(tensors[index])
            for index, data in enumerate(datas)
            if data is None or data.completion is not None
        }
        await trio.lowlevel.checkpoint()
        if fixed:
            await self.submitter.schedule(list(fixed.values()), as_reads=True, shares=shares)
        else:
            self.runtime.waits.check()
        for index, fixed_tensor in fixed.items():
            data = datas[index] = fixed_tensor._data
            tensor = tensors[index]
            if (
                tensor._data is None
                and not tensor._recording.recorder.gradients  # which lead through it
                and _stand_for_the_same(tensor, fixed_tensor)
            ):
                tensor._data = data
        fetched = cast(list[DeviceData], datas)
        limit = self.runtime.config.await_fetch_bytes
        computed = [
            data
            for data in fetched
            if isinstance(data.completion, Step)
            and not self.actors[data.device].backend.host_memory
        ]
        under_way: Sequence[Completion] = ()
        if computed:
            most = MAX_BEHIND if host else min(limit, MAX_BEHIND)
            under_way = await self._start_behind(computed, most)
        for data in fetched:
            if data.completion is not None:
                await data.completion.wait()
            elif data.failure is not None:
                raise data.failure.deliver()
        for copy in under_way:
            await copy.wait()
        while True:
            downloads: dict[Device, list[DeviceData]] = {}
            copies: list[Completion] = []
            for data in fetched:
                if data.host is not None:
                    continue
                if data.failure is not None:  # as has shown by now
                    raise data.failure.deliver()
                actor = self.actors[data.device]
                if actor.backend.host_memory:
                    data.host = read_only(data.buffer)
                elif host or data.type.nbytes <= limit:
                    other = actor.copies.download_of(data)
                    if other is None:
                        downloads.setdefault(data.device, []).append(data)
                    else:
                        copies.append(other)
            for device, missing in downloads.items():
                copies_of = self.actors[device].copies
                if not copies_of.download_at_once(missing):
                    copies.append(await copies_of.start_download(missing, self._requesting_job()))
            if not copies:
                return self._completed(fetched)
            for copy in copies:
                await copy.wait()

    def _completed(self, fetched: list[DeviceData]) -> list[DeviceData]:
        """The same handles, once what has no copy on the host is complete on its device."""
        for data in fetched:
            if data.host is None:
                self.actors[data.device].unawaited.wait()
                if data.failure is not None:
                    raise data.failure.deliver()
        return fetched

    async def _start_behind(self, computed: Sequence[DeviceData], most: int) -> list[Completion]:
        """Begins copies of what steps are about to compute, of up to ``most`` bytes each."""
        behind: dict[Step, list[DeviceData]] = {}
        for data in computed:
            if data.host is None and data.type.nbytes <= most:
                behind.setdefault(cast(Step, data.completion), []).append(data)
        found = []
        for step, datas in behind.items():
            copies = self.actors[step.device].copies
            await step.wait_issued()
            if step.brings_results:
                continue
            datas = [data for data in datas if copies.download_of(data) is None]
            if datas:
                found.append(copies.start_download_behind(step, datas, self._requesting_job()))
        return [copy for copy in found if copy is not None]

    def _requesting_job(self) -> JobState:
        """The running task's job, if it is one of this runtime, else the default one."""
        current = recording_context.get()
        job = None if current is None else current.recorder
        if isinstance(job, JobState) and job.runtime is self.runtime:
            return job
        return self.registry.jobs[DEFAULT_JOB]
