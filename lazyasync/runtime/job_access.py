"""The current job, for whoever waits for something of it, or changes it."""

from __future__ import annotations

from threading import get_ident

from trio.lowlevel import in_trio_task

from lazyasync.callers import hosts
from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError, UnsupportedOperationError
from lazyasync.recording import context, current_context
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.requested_devices import DeviceNames, device_names
from lazyasync.runtime.runtime import Runtime, RuntimeJob


def current_runtime() -> Runtime:
    """The innermost open runtime of the running task. Raises `NoRuntimeError`."""
    return current_job().runtime


def current_job() -> RuntimeJob:
    """The job that the running task records in. Raises `NoRuntimeError`."""
    current = context.get()
    if current is None or hosts:
        current = current_context()
    recorder = current.recorder
    if not isinstance(recorder, RuntimeJob):
        raise UnsupportedOperationError(
            "a function that la.compile records can do nothing but record: jobs, barriers, step "
            "closures and seeds are for its caller"
        )
    return recorder


def job_to_await() -> RuntimeJob:
    """As `current_job`, for whoever waits for something of the job.

    Raises `WrongThreadError` in another trio run than the runtime's, and `JobClosedError` or
    `NoRuntimeError` in a task of asyncio's after its end.
    """
    job = current_job()
    if get_ident() != job.runtime.thread:
        job.runtime.waits.check()
    if job.closed and not in_trio_task():  # nothing takes its calls over to trio any more
        raise job.closed_error()
    return job


def own_job() -> RuntimeJob:
    """As `current_job`, for whoever changes something of the job.

    Raises `WrongThreadError` in a thread that has no part in it, and `JobClosedError` or
    `NoRuntimeError` after its end.
    """
    job = current_job()
    if get_ident() != job.thread:
        job.check_thread()
    if job.closed:
        raise job.closed_error()
    return job


def runtime_device(name: str | Device) -> Device:
    """A device of the current runtime. Raises `UnknownDeviceError`."""
    runtime = current_runtime()
    try:
        device = runtime.default_job.resolve_device(name)
    except UnknownDeviceError:
        listed = ", ".join(map(str, runtime.devices))
        raise UnknownDeviceError(f"the runtime has no device {name}; there are {listed}") from None
    return device


def devices_of_job(job: Job, name: str, devices: DeviceNames) -> list[Device]:
    """The job's devices of one or several names, for the operation ``name``.

    Raises `UnknownDeviceError` for one that the job does not have, and ``ValueError`` for none.
    """
    resolved = [job.resolve_device(device) for device in device_names(devices)]
    if not resolved:
        raise ValueError(f"{name} needs at least one device")
    return resolved
