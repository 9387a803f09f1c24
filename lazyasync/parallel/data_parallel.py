"""`la.parallel.data_parallel`: a step for one device is run by several, on parts of a batch."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, ParamSpec, TypeVar

from trio.lowlevel import checkpoint_if_cancelled, in_trio_task

from lazyasync.arguments import whole_number
from lazyasync.callers import Call, awaitable_of, open_host
from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError
from lazyasync.parallel.calls import DividedCall, Layout
from lazyasync.parallel.cuts import Cuts
from lazyasync.recording import current_context
from lazyasync.recording.tracing import Tracer, name_of
from lazyasync.runtime.compiled.arguments import NamedArguments, check_plain
from lazyasync.runtime.job_access import job_to_await
from lazyasync.runtime.requested_devices import DeviceNames, device_names
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.trees import TreeDefinition, flatten

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

BUCKET_BYTES = 1 << 23
"""Means that are sent together, where nothing is said."""


def data_parallel(
    step: Callable[Parameters, Result],
    devices: DeviceNames | None = None,
    *,
    batch_argnums: int | Sequence[int] = -1,
    sharded_argnums: int | Sequence[int] = (),
    bucket_bytes: int = BUCKET_BYTES,
) -> DataParallel[Parameters, Result]:
    """A training step that several devices run together: ``out = await parallel(*args)``.

    ``step`` is a plain function of trees of tensors, as for `la.compile`, written for one device.
    It hands its gradients, and its loss, to `la.parallel.mean`. Every device runs it on its part of
    the batch, and waits for the others only where there is a mean. ``devices`` are devices of the
    job that calls, by default all of them. On one device the step is what `la.compile` makes of it.

    The arguments that ``batch_argnums`` names, by default the last one, are divided along the first
    axis of each array and tensor, which is the same for all: in equal parts, or else the first
    devices get one row more. All other arguments are the same on all devices. Results are tensors
    on the first device; the other devices keep theirs, which have the same bits, for the next call,
    which is given those of the first. Anything else that is given is copied to all devices first.
    A result that depends on the batch or on random numbers other than through a mean is refused, as
    it would not be the same. Random numbers are drawn from the stream of the first device, whose
    state is all that a checkpoint needs; each of the others has a stream that follows from it.

    The arguments that ``sharded_argnums`` names, such as the state of an optimizer, are divided
    among the devices tensor by tensor (stage 1 of ZeRO, Rajbhandari et al., 2020,
    arXiv:1910.02054): a device has, and computes, its share of them, and what else of the results
    needs that share. Such results are on the device that has computed them.

    Means are sent in buckets of about ``bucket_bytes`` bytes, those that are known first in front,
    while the devices compute what the next bucket needs.

    A call is a barrier, and can be cancelled: it has then changed nothing, and its arguments are
    what they were. What fails on a device is raised once, by whoever awaits a result, else by the
    next barrier of the job.

    `data_parallel` raises ``TypeError`` for what is no plain function, ``ValueError`` for arguments
    that ``step`` does not have and for a device named twice. A call raises ``ValueError`` for a
    batch of fewer rows than there are devices and for one without tensors, `ShapeError` for tensors
    of a batch with different first axes, `UnknownDeviceError` for devices the job does not have,
    `UnsupportedOperationError` for results that would differ, for a mean in a loop or a branch, and
    in functions that are compiled or differentiated.
    """
    check_plain("la.parallel.data_parallel", step)
    batch = NamedArguments.find(step, "batch", batch_argnums, ())
    sharded = NamedArguments.find(step, "sharded", sharded_argnums, ())
    if not batch:
        raise ValueError("data_parallel: batch_argnums must name an argument")
    if both := batch.numbers & sharded.numbers:
        raise ValueError(f"data_parallel: the argument {min(both)} is both a batch and sharded")
    names = None if devices is None else device_names(devices)
    if names is not None:
        _check_distinct([Device.parse(name) for name in names])
    nbytes = whole_number("data_parallel: bucket_bytes", bucket_bytes, 1)
    return DataParallel(step, names, batch, sharded, nbytes)


class DataParallel(Generic[Parameters, Result]):
    """A step that several devices run; made by `data_parallel`. ``__wrapped__`` is the step."""

    def __init__(
        self,
        step: Callable[Parameters, Result],
        devices: Sequence[str | Device] | None,
        batch: NamedArguments,
        sharded: NamedArguments,
        bucket_bytes: int,
    ) -> None:
        functools.update_wrapper(self, step)
        self._name = name_of(step)
        self._cuts = Cuts(step, bucket_bytes)
        self._devices = devices
        self._batch = batch
        self._sharded = sharded
        self._layouts: dict[TreeDefinition, Layout] = {}

    def __repr__(self) -> str:
        return f"<data parallel {self._name}>"

    def __call__(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Result]:
        recorder = current_context().recorder
        if type(recorder) is Tracer or recorder.gradients:
            raise UnsupportedOperationError(
                f"{self._name} runs on several devices, and cannot be part of a function that is "
                "compiled or differentiated"
            )
        if in_trio_task():
            call: Call[Result] = Call()
            call.function = self._name
            call.coroutine = self._call(args, kwargs)
            return call
        there: Coroutine[Any, Any, Result] = awaitable_of(
            open_host().call(self._call, (args, kwargs), {}), self._name
        )
        return there

    async def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        job = job_to_await()
        job.executor.check_not_in_closure(job, self._name)
        await checkpoint_if_cancelled()
        devices = self._devices_of(job)
        leaves, definition = flatten((args, kwargs))
        call = DividedCall(
            self._name, job, devices, leaves, definition, self._layout(definition), self._cuts
        )
        state = job.context(devices[0])
        before = state.random_key, state.random_counter
        try:
            return await call.run()
        except BaseException:
            # A call that is made again draws the same.
            if (state.random_key, state.random_counter) == call.random_after:
                state.random_key, state.random_counter = before
            raise

    def _devices_of(self, job: RuntimeJob) -> list[Device]:
        if self._devices is None:
            return list(job.devices)
        devices = [job.resolve_device(device) for device in self._devices]
        if not devices:
            raise ValueError(f"{self._name} needs at least one device")
        return devices

    def _layout(self, definition: TreeDefinition) -> Layout:
        layout = self._layouts.get(definition)
        if layout is None:
            args, kwargs = definition.unflatten(list(range(definition.leaf_count)))

            def of(named: NamedArguments) -> frozenset[int]:
                chosen = [args[number] for number in named.numbers if number < len(args)]
                chosen += [kwargs[name] for name in named.names & kwargs.keys()]
                return frozenset(flatten(chosen)[0])

            layout = self._layouts[definition] = Layout(of(self._batch), of(self._sharded))
        return layout


def _check_distinct(devices: Sequence[Device]) -> None:
    if not devices:
        raise ValueError("data_parallel needs at least one device")
    for place, device in enumerate(devices):
        if device in devices[:place]:
            raise ValueError(f"data_parallel: {device} is named twice")
