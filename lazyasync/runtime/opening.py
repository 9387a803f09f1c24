"""`open_runtime`: a runtime for a block, with its devices."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import trio

from lazyasync import backends
from lazyasync.backends.protocol import BackendOptions
from lazyasync.backends.sharing import shared_limits
from lazyasync.config import Config, resolve
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.commands import DeviceCommands
from lazyasync.runtime.forks import close_in_children
from lazyasync.runtime.jobs.job import ErrorPolicy
from lazyasync.runtime.older_objects import freeze_older_objects
from lazyasync.runtime.requested_devices import Devices
from lazyasync.runtime.runtime import Runtime


def open_runtime(
    devices: Devices = "auto",
    config: Config | Mapping[str, Any] | None = None,
    errors: ErrorPolicy = "barrier",
) -> AbstractAsyncContextManager[Runtime]:
    """Opens a runtime for an ``async with`` block: ``async with la.open_runtime() as runtime:``.

    ``devices`` is ``"auto"`` (every CUDA device if CuPy and a GPU are there, else ``cpu:0``), a
    name, several names, or a count by kind, ``{"cpu": 4}``. ``config`` is a `Config` or a mapping
    of its fields. ``errors`` is what a failure of the default job does: ``"barrier"`` has its next
    barrier raise it, ``"cancel"`` cancels the block at once.

    Leaving the block waits for the steps and the step closures, and raises the failures that
    nobody has got. Raises `UnknownDeviceError`, ``TypeError`` or ``ValueError`` for what it cannot
    open, and ``RuntimeError`` outside trio.
    """
    return _open(devices, config, errors)


@asynccontextmanager
async def _open(
    devices: Devices, config: Config | Mapping[str, Any] | None, errors: ErrorPolicy
) -> AsyncIterator[Runtime]:
    if not trio.lowlevel.in_trio_run():
        raise RuntimeError(
            "lazyasync runs on trio: start the program with trio.run(main), not with "
            "asyncio.run(main())"
        )
    resolved = resolve(config)
    if resolved.freeze_objects:
        freeze_older_objects()  # before there is a runtime, which must not be one of them
    runtime = Runtime(devices, resolved, errors)
    with shared_limits(runtime.devices, runtime.config):
        await _open_devices(runtime)
        async with runtime.run():
            yield runtime


async def _open_devices(runtime: Runtime) -> None:
    """Makes the backends. If one of them cannot be made, those that were are closed again."""
    siblings = Counter(device.kind for device in runtime.devices)
    close_in_children(runtime)
    runtime.deliveries.open()
    runtime.timers.open()
    for _ in range(2):
        # The tasks of both have had a turn then, and wait: by that a forked child finds the
        # instance that this loop waits in.
        await trio.lowlevel.cancel_shielded_checkpoint()
    try:
        for device in runtime.devices:
            commands = DeviceCommands(runtime)
            options = BackendOptions(
                runtime.config,
                commands,
                runtime.deliver_soon,
                siblings[device.kind],
                runtime.start_actor,
                runtime.metrics.increment,
                runtime.watch,
            )
            backend = backends.create(device, options)
            runtime.actors[device] = DeviceActor(runtime, device, backend, commands)
    except BaseException as error:
        with trio.CancelScope(shield=True):
            for device, actor in runtime.actors.items():
                try:
                    await actor.backend.close(runtime.config.shutdown_timeout)
                except Exception as another:
                    error.add_note(f"closing {device} failed as well: {another!r}")
        runtime.timers.close()
        runtime.deliveries.close()
        raise
