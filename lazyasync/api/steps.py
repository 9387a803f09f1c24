"""The step API: barriers, step closures, jobs."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import Token
from types import TracebackType
from typing import Any, TypeAlias

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.arguments import whole_number
from lazyasync.device import Device
from lazyasync.errors import (
    ReentrantBarrierError,
    UnknownDeviceError,
    UnsupportedOperationError,
)
from lazyasync.observe.profiling import Track
from lazyasync.recording import (
    RecordingContext,
    check_runtime,
    check_together,
    context,
    current_context,
)
from lazyasync.runtime.jobs.device_context import DeviceContext
from lazyasync.runtime.jobs.job import ErrorPolicy, Job
from lazyasync.runtime.jobs.job_access import current_job, current_runtime, job_to_await, own_job
from lazyasync.runtime.jobs.shutdown import end_job
from lazyasync.runtime.jobs.step_closure import StepClosure, step_block
from lazyasync.runtime.loop.exception_groups import raise_together
from lazyasync.runtime.requested_devices import device_names
from lazyasync.tensor import LazyTensor

__all__ = [
    "add_step_closure",
    "device_context",
    "get_rng_state",
    "get_tensor_id",
    "job",
    "manual_seed",
    "mark_step",
    "run_step_closures",
    "scope",
    "set_rng_state",
    "step",
    "sync_multi",
    "wait_device_ops",
]

DeviceNames: TypeAlias = str | Device | Sequence[str | Device]


def _job_devices(job: Job, devices: DeviceNames) -> list[Device]:
    resolved = [job.resolve_device(device) for device in device_names(devices)]
    if not resolved:
        raise ValueError("a barrier needs at least one device")
    return resolved


async def mark_step(device: DeviceNames = "", wait: bool = False) -> None:
    """The step barrier: runs what the current job has recorded on a device.

    Collects the job's live lazy tensors on ``device`` (a name, several names as one barrier, or
    ``""`` for the job's first device), finds or compiles their graph, hands it to the scheduler
    and starts a new step. The tensors are then in flight, and the next step can be recorded while
    this one runs. Closures added with ``run_async=False`` are run before it returns; with ``wait``
    it returns when the step has ended.

    A checkpoint. Cancelled while it waits for a free in-flight slot, nothing has changed;
    cancelled later, the step runs on. Raises the job's oldest failure that nobody has got, before
    anything is collected; with ``wait``, or closures to run, what this step raises.
    """
    job = job_to_await()
    executor = job.executor
    devices = [job.devices[0]] if device == "" else _job_devices(job, device)
    profile = job.runtime.profile
    if profile is None:
        await executor.mark_step(job, devices, wait)
        return
    with profile.span(Track.of_job(job.name), "barrier"):
        await executor.mark_step(job, devices, wait)


def step(device: DeviceNames = "", wait: bool = False) -> AbstractAsyncContextManager[None]:
    """`mark_step` as a block: ``async with la.step():``.

    A block that raises has no barrier: the closures it added are dropped, the tensors it made stay
    lazy, nothing is awaited.
    """
    return _StepBlock(device, wait)


class _StepBlock(AbstractAsyncContextManager[None]):
    """What `step` gives. A class, as a generator for each step would have to be finalized.

    An interrupt that comes while Python does that is lost.
    """

    __slots__ = ("_device", "_job", "_token", "_wait")

    def __init__(self, device: DeviceNames, wait: bool) -> None:
        self._device = device
        self._wait = wait
        self._job: Job | None = None
        self._token: Token[object | None] | None = None

    @enable_ki_protection
    async def __aenter__(self) -> None:
        if self._token is not None:
            raise RuntimeError("this block of la.step() has been entered already")
        job = self._job = job_to_await()
        job.executor.check_not_in_closure(job, "step")
        self._token = step_block.set(self)

    @enable_ki_protection
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        job, token = self._job, self._token
        assert job is not None
        assert token is not None
        self._token = None
        step_block.reset(token)
        if error is None:
            await mark_step(self._device, self._wait)
            return
        kept = [closure for closure in job.pending_closures if closure.block is not self]
        job.closures.drop(len(job.pending_closures) - len(kept))
        job.pending_closures = kept


async def wait_device_ops(devices: DeviceNames | None = None) -> None:
    """Waits until what is in flight now on ``devices`` (all by default) is done, whoever's it is.

    A snapshot: what others start meanwhile cannot keep it waiting. Raises the current job's
    oldest failure that nobody has got.
    """
    job = job_to_await()
    job.executor.check_not_in_closure(job, "wait_device_ops")
    runtime = job.runtime
    if devices is None:
        resolved = list(runtime.devices)
    else:
        resolved = [_runtime_device(name) for name in device_names(devices)]
    await job.executor.wait_device_ops(job, resolved)


def _runtime_device(name: str | Device) -> Device:
    runtime = current_runtime()
    try:
        device = runtime.default_job.resolve_device(name)
    except UnknownDeviceError:
        listed = ", ".join(map(str, runtime.devices))
        raise UnknownDeviceError(f"the runtime has no device {name}; there are {listed}") from None
    return device


async def sync_multi(
    tensors: Sequence[LazyTensor], devices: DeviceNames | None = None, wait: bool = False
) -> None:
    """Runs the graphs of these tensors only; everything else stays lazy.

    The tensors are on one device, or else ``devices`` names several: then those run of the tensors
    that are on them. With ``wait`` it returns when they are ready, and raises `ExecutionError` for
    the first that failed. Raises `DeviceMismatchError` for tensors of several devices without
    ``devices``, and `RuntimeMismatchError` for one of another runtime, before anything has changed.
    """
    job = job_to_await()
    chosen = list(tensors)
    for tensor in chosen:
        if not isinstance(tensor, LazyTensor):
            raise TypeError(f"sync_multi takes tensors, not {type(tensor).__name__}")
    check_runtime("sync_multi", chosen, job.executor)
    if devices is None:
        check_together("sync_multi without `devices`", chosen)
    else:
        wanted = set(_job_devices(job, devices))
        chosen = [tensor for tensor in chosen if tensor.device in wanted]
    await job.executor.sync_multi(job, chosen, wait)


def add_step_closure(
    closure: Callable[..., Any],
    args: Sequence[Any] = (),
    run_async: bool = False,
    *,
    in_thread: bool = False,
) -> None:
    """Has ``closure(*args)`` called at the end of the current step, its tensors on the host.

    ``closure`` may be a plain function or ``async def``. With ``run_async=False`` it runs inside
    the next barrier, in the order added; with ``run_async=True`` in the job's closure actor, while
    the loop goes on, in the order added as well. ``in_thread`` runs a plain function that blocks
    in a worker thread. It runs at the end of the next barrier's step; a call of a compiled function
    is such a barrier. The context variables and the values of ``args`` (any nest) are those of
    now. What it raises comes out of the next barrier, or, with ``run_async=False``, out of the
    barrier that ran it, as the cause of a `ClosureError`.

    Raises ``TypeError`` for what cannot be called, and for an ``async def`` with ``in_thread``.
    """
    job = own_job()
    if job.of_closures:
        raise ReentrantBarrierError("a step closure cannot add step closures")
    if job.part_of is not None:
        raise UnsupportedOperationError("a source of la.prefetch cannot add step closures")
    if not callable(closure):
        raise TypeError(f"a step closure must be callable, not {type(closure).__name__}")
    if in_thread and _is_asynchronous(closure):
        raise TypeError(
            "a step closure with in_thread=True must be a plain function: an asynchronous one runs "
            "in the event loop, without in_thread"
        )
    if not isinstance(args, Sequence) or isinstance(args, (str, bytes)):
        raise TypeError(
            f"args must be a sequence of arguments, such as (loss,), not a {type(args).__name__}"
        )
    added = StepClosure(closure, args, job.executor, run_async=run_async, in_thread=in_thread)
    job.pending_closures.append(added)


def _is_asynchronous(function: Callable[..., Any]) -> bool:
    """Whether a function, or an object that is called like one, is an ``async def``."""
    return inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(
        getattr(function, "__call__", None)  # noqa: B004 - what it is, not whether it is there
    )


async def run_step_closures() -> None:
    """Runs the closures added so far, computing what their arguments need, without a barrier.

    Returns when all of them have run, those with ``run_async=True`` included. Closures that other
    tasks add meanwhile are not waited for. Raises `ClosureError` for one that raised.
    """
    job = job_to_await()
    await job.executor.run_step_closures(job)


def get_tensor_id(tensor: LazyTensor) -> int:
    """A number that stays the tensor's own as long as it lives, and is never used again."""
    if not hasattr(tensor, "_id"):
        return tensor._executor.new_tensor_id(tensor)
    return tensor._id


def job(
    name: str,
    devices: DeviceNames | None = None,
    *,
    max_in_flight: int | None = None,
    weight: float = 1.0,
    priority: int = 0,
    max_memory: int | None = None,
    errors: ErrorPolicy = "barrier",
) -> AbstractAsyncContextManager[Job]:
    """Opens a job for an ``async with`` block; tasks started inside inherit it.

    A job has a live set, closures, random streams and failures of its own. ``devices`` are those
    it may use (default: the runtime's), ``max_in_flight`` its steps under way per device,
    ``weight`` its share of a device's time beside others, ``max_memory`` the bytes it may hold per
    device. A job of a higher ``priority`` goes before all that waits; for as long as it is open,
    others have one program at a time on its devices, and weights share what is left. With
    ``errors="cancel"`` a failure cancels the block at once. Leaving it waits for its steps and
    closures and raises the failures that nobody has got.
    """
    return _job(name, devices, max_in_flight, weight, priority, max_memory, errors)


@asynccontextmanager
async def _job(
    name: str,
    devices: DeviceNames | None,
    max_in_flight: int | None,
    weight: float,
    priority: int,
    max_memory: int | None,
    errors: ErrorPolicy,
) -> AsyncIterator[Job]:
    runtime = job_to_await().runtime
    runtime.waits.check()
    if devices is None:
        resolved = list(runtime.devices)
    else:
        names = device_names(devices)
        resolved = list(dict.fromkeys(_runtime_device(device) for device in names))
        if not resolved:
            raise ValueError("a job needs at least one device")
    opened = runtime.add_job(
        name,
        resolved,
        max_in_flight=max_in_flight,
        weight=weight,
        priority=priority,
        max_memory=max_memory,
        errors=errors,
    )
    token = context.set(RecordingContext(opened))
    body_error: BaseException | None = None
    scope = opened.cancel_scope = trio.CancelScope()
    failures: list[Exception] = []
    try:
        try:
            with scope:
                yield opened
        except BaseException as raised:
            body_error = raised
        body_error, failures = await end_job(opened, body_error, scope.cancelled_caught)
    finally:
        opened.close()
        context.reset(token)
        del runtime.jobs[name]
    raise_together(body_error, failures)


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Names what is recorded in a ``with`` block, in graphs, dumps and errors; nests with ``/``."""
    current = current_context()
    path = f"{current.scope}/{name}" if current.scope else name
    token = context.set(RecordingContext(current.recorder, path, current.trims))
    try:
        yield
    finally:
        context.reset(token)


def device_context(device: str | Device = "") -> DeviceContext:
    """The current job's state on a device: its limits, memory, random stream and share."""
    job = current_job()
    return job.context(job.resolve_device(device))


def manual_seed(seed: int) -> None:
    """Starts the current job's random streams anew, on all its devices, from ``seed``."""
    job = own_job()
    number = whole_number("seed", seed)
    for device in job.devices:
        job.context(device).seed(number)


def get_rng_state(device: str | Device = "") -> dict[str, int]:
    """The state of the current job's random stream on a device: two integers, ``key`` and
    ``counter``, which `la.save` keeps as they are."""
    job = current_job()
    state = job.context(job.resolve_device(device))
    return {"key": state.random_key, "counter": state.random_counter}


def set_rng_state(state: dict[str, int], device: str | Device = "") -> None:
    """Continues a random stream where `get_rng_state` was called.

    Raises ``TypeError`` or ``ValueError`` for what that cannot have given.
    """
    job = own_job()
    if not isinstance(state, Mapping):
        raise TypeError(f"not the state of a random stream: {state!r}")
    if "key" not in state or "counter" not in state:
        raise ValueError(f"not the state of a random stream: {state!r}")
    key = whole_number("set_rng_state: key", state["key"])
    counter = whole_number("set_rng_state: counter", state["counter"])
    if not (0 <= key < 1 << 64 and 0 <= counter < 1 << 64):
        raise ValueError(f"not the state of a random stream: {state!r}")
    context_ = job.context(job.resolve_device(device))
    context_.random_key, context_.random_counter = key, counter
