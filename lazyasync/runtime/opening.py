"""A runtime for a block in trio, with its devices."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import trio

from lazyasync import backends
from lazyasync.backends.protocol import BackendOptions
from lazyasync.backends.sharing import shared_limits
from lazyasync.config import Config, resolve
from lazyasync.device import Device
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.commands import DeviceCommands
from lazyasync.runtime.forks import close_in_children
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.loop.collecting import watching_collector
from lazyasync.runtime.loop.failures import ErrorPolicy
from lazyasync.runtime.older_objects import older_objects_frozen
from lazyasync.runtime.requested_devices import Devices, placed_devices
from lazyasync.runtime.runtime import Runtime

if TYPE_CHECKING:
    from lazyasync.backends.remote.opening import Connections


@asynccontextmanager
async def open_in_trio(
    devices: Devices,
    config: Config | Mapping[str, Any] | None,
    errors: ErrorPolicy,
    closure_handler: ClosureHandler | None,
) -> AsyncIterator[Runtime]:
    """A runtime for a block in a task of trio's; see `la.open_runtime`."""
    resolved = resolve(config)
    async with AsyncExitStack() as placing:
        if isinstance(devices, AbstractAsyncContextManager):
            placed = await placing.enter_async_context(devices)
            devices = placed_devices(placed)
        # Before there is a runtime, which must not be one of them.
        with older_objects_frozen() if resolved.freeze_objects else nullcontext():
            runtime = Runtime(devices, resolved, errors, closure_handler)
            with shared_limits(runtime.devices, runtime.config), watching_collector():
                async with _connected(runtime) as runtime.hosts:
                    await _open_devices(runtime)
                    async with runtime.run():
                        yield runtime


def _connected(runtime: Runtime) -> AbstractAsyncContextManager[Connections | None]:
    """A block in which the hosts of its devices can be connected; None if these are all here."""
    if not any(device.host for device in runtime.devices):
        return nullcontext()
    from lazyasync.backends.remote.opening import connected  # here: few runtimes have such

    return connected(runtime.config)


async def _open_devices(runtime: Runtime) -> None:
    """Makes the backends. If one of them cannot be made, those that were are closed again."""
    hosts = runtime.hosts
    openers = {} if hosts is None else await hosts.add(runtime.devices)
    close_in_children(runtime)
    runtime.deliveries.open()
    runtime.timers.open()
    for _ in range(2):
        # The tasks of both have had a turn then, and wait: by that a forked child finds the
        # instance that this loop waits in.
        await trio.lowlevel.cancel_shielded_checkpoint()
    try:
        open_devices(runtime, runtime.devices, openers)
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


def open_devices(
    runtime: Runtime, devices: Sequence[Device], openers: Mapping[Device, backends.BackendFactory]
) -> None:
    """Gives a runtime actors of devices, which are yet to be started."""
    siblings = Counter(device.kind for device in devices)
    for device in devices:
        commands = DeviceCommands(runtime)
        options = BackendOptions(
            runtime.config,
            commands,
            runtime.deliver_soon,
            siblings[device.kind],
            runtime.start_actor,
            runtime.metrics.increment,
            runtime.deliveries.watch,
        )
        backend = openers.get(device, backends.create)(device, options)
        runtime.actors[device] = DeviceActor(
            runtime, runtime.executor.registry, device, backend, commands
        )
