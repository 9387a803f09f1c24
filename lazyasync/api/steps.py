"""The public step API: barriers, step closures, jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager
from contextvars import Token
from types import TracebackType
from typing import Any

from trio.lowlevel import enable_ki_protection

from lazyasync.arguments import is_asynchronous, is_generator, whole_number
from lazyasync.callers import from_anywhere, host_of_caller, host_that_blocks, open_host
from lazyasync.device import Device
from lazyasync.errors import (
    ReentrantBarrierError,
    UnsupportedOperationError,
)
from lazyasync.observe.profiling import Track
from lazyasync.recording import (
    RecordingContext,
    check_runtime,
    check_together,
    context,
    current_context,
    leave_context,
    put_back,
)
from lazyasync.runtime.job_access import (
    current_job,
    devices_of_job,
    job_to_await,
    own_job,
    runtime_device,
)
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.requested_devices import DeviceNames, device_names
from lazyasync.runtime.steps.step import DeviceContext
from lazyasync.runtime.steps.step_closure import StepClosure, step_block
from lazyasync.tensor import LazyTensor

__all__ = [
    "add_step_closure",
    "device_context",
    "device_contexts",
    "get_rng_state",
    "get_tensor_id",
    "manual_seed",
    "mark_step",
    "run_step_closures",
    "scope",
    "set_rng_state",
    "step",
    "sync_multi",
    "wait_device_ops",
]


@from_anywhere
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
    devices = [job.devices[0]] if device == "" else devices_of_job(job, "a barrier", device)
    profile = job.runtime.profile
    if profile is None:
        await executor.mark_step(job, devices, wait)
        return
    with profile.span(Track.of_job(job.name), "barrier"):
        await executor.mark_step(job, devices, wait)


def step(device: DeviceNames = "", wait: bool = False) -> StepBlock:
    """`mark_step` as a block: ``async with la.step():``, and ``with`` under `la.blocking`.

    A block that raises has no barrier: the closures it added are dropped, the tensors it made stay
    lazy, nothing is awaited.
    """
    return StepBlock(device, wait)


class StepBlock(AbstractAsyncContextManager[None], AbstractContextManager[None]):
    """What `step` gives. A class, as a generator for each step would have to be finalized.

    An interrupt that comes while Python does that is lost.
    """

    __slots__ = ("_device", "_job", "_token", "_wait")

    def __init__(self, device: DeviceNames, wait: bool) -> None:
        self._device = device
        self._wait = wait
        self._job: Job | None = None
        self._token: Token[object | None] | None = None

    async def __aenter__(self) -> None:
        self._enter()

    def __enter__(self) -> None:
        host_that_blocks("leaving a step is awaited here: write `async with la.step():`")
        self._enter()

    @enable_ki_protection
    def _enter(self) -> None:
        if self._token is not None:
            raise RuntimeError("this block of la.step() has been entered already")
        job = self._job = job_to_await() if host_of_caller() is None else current_job()
        job.executor.check_not_in_closure(job, "step")
        self._token = step_block.set(self)

    @enable_ki_protection
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave(error)
        if error is None:
            await mark_step(self._device, self._wait)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave(error)
        if error is None:
            open_host().call(mark_step, (self._device, self._wait), {})

    def _leave(self, error: BaseException | None) -> None:
        """Ends the block; what it added is dropped if it is left by an error.

        Raises `NoRuntimeError` after the end of its runtime: another one's step is not its own.
        """
        job, token = self._job, self._token
        assert job is not None
        assert token is not None
        self._token = None
        put_back(step_block, token)
        if error is not None:
            job.closures.drop_pending(self)
            return
        closed = job.runtime.closed_error()
        if closed is not None:
            raise closed


@from_anywhere
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
        resolved = [runtime_device(name) for name in device_names(devices)]
    await job.executor.wait_device_ops(job, resolved)


@from_anywhere
async def sync_multi(
    tensors: Sequence[LazyTensor], devices: DeviceNames | None = None, wait: bool = False
) -> None:
    """Runs the graphs of these tensors only; everything else stays lazy.

    Values that are on the host only, as of `la.asarray` for a GPU, are brought to their device, in
    one copy for the call, and not by the step that needs them first.

    The tensors are on one device, or else ``devices`` names several: then those run of the tensors
    that are on them. With ``wait`` it returns when they are ready, and raises `ExecutionError` for
    the first that failed. Raises `DeviceMismatchError` for tensors of several devices without
    ``devices``, and `RuntimeMismatchError` for one of another runtime, before anything has changed,
    and `DeviceOutOfMemoryError` where values of the host do not fit on their device.
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
        wanted = set(devices_of_job(job, "sync_multi", devices))
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
    is such a barrier. If ``args`` have lazy tensors, that is the first barrier after which all of
    them are on their way: of a device of theirs, where the job has several. The context variables
    and the values of ``args`` (any nest) are those of now. What it raises comes out of the next
    barrier, or, with ``run_async=False``, out of the barrier that ran it, as the cause of a
    `ClosureError`.

    Raises ``TypeError`` for what cannot be called, for a function that yields, and for an
    ``async def`` with ``in_thread``.
    """
    job = own_job()
    if job.of_closures:
        raise ReentrantBarrierError("a step closure cannot add step closures")
    if job.part_of is not None:
        raise UnsupportedOperationError("a source of la.prefetch cannot add step closures")
    if not callable(closure):
        raise TypeError(f"a step closure must be callable, not {type(closure).__name__}")
    if is_generator(closure):
        raise TypeError(
            "a step closure must not yield: calling it runs nothing of it, but "
            "makes a generator; take the `yield` out"
        )
    if in_thread and is_asynchronous(closure):
        raise TypeError(
            "a step closure with in_thread=True must be a plain function: an asynchronous one runs "
            "in the event loop, without in_thread"
        )
    if not isinstance(args, Sequence) or isinstance(args, (str, bytes)):
        raise TypeError(
            f"args must be a sequence of arguments, such as (loss,), not a {type(args).__name__}"
        )
    added = StepClosure(closure, args, job.executor, run_async=run_async, in_thread=in_thread)
    job.closures.add(added)


@from_anywhere
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


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Names what is recorded in a ``with`` block, in graphs, dumps and errors; nests with ``/``.

    The name is that of the block, also behind a barrier in it, and in tasks that it starts.
    """
    current = current_context()
    path = f"{current.scope}/{name}" if current.scope else name
    token = context.set(RecordingContext(current.recorder, path, current.trims))
    try:
        yield
    finally:
        leave_context(token)


def device_context(device: str | Device = "") -> DeviceContext:
    """The current job's state on a device: its limits, memory, random stream and share."""
    job = current_job()
    return job.context(job.resolve_device(device))


def device_contexts() -> tuple[DeviceContext, ...]:
    """The current job's states on all its devices, in their order."""
    job = current_job()
    return tuple([job.context(device) for device in job.devices])


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
