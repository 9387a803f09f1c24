"""Devices of another host in the place of lost ones, while a runtime is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError
from lazyasync.runtime.opening import open_devices
from lazyasync.runtime.runtime import Runtime

if TYPE_CHECKING:
    from lazyasync.backends.remote.opening import Connections


def replacement(runtime: Runtime, device: Device) -> Device | None:
    """What has come for a lost device; None if nothing has yet.

    Raises `UnknownDeviceError` for a device that the runtime does not have, and ``ValueError`` for
    one that is not lost, or is not of a host.
    """
    if device not in runtime.actors:
        listed = ", ".join(map(str, runtime.devices))
        raise UnknownDeviceError(f"the runtime has no device {device}; there are {listed}")
    if not device.host or runtime.hosts is None:
        raise ValueError(f"{device} is not a device of another host")
    if not runtime.hosts.is_lost(device.host):
        raise ValueError(f"{device} is not lost")
    return runtime.replaced.get(device)


async def replace_host(runtime: Runtime, device: Device, host: str) -> Device:
    """See `la.remote.replace`."""
    found = replacement(runtime, device)
    if found is not None:
        return found
    assert runtime.hosts is not None
    async with runtime.hosts.changing:
        return replacement(runtime, device) or await _replace(runtime, runtime.hosts, device, host)


async def _replace(runtime: Runtime, hosts: Connections, device: Device, host: str) -> Device:
    new = {
        lost: Device.parse(f"{host}/{lost.there}")
        for lost in runtime.devices
        if lost.host == device.host
    }
    if any(known.host == host for known in runtime.actors):
        raise ValueError(f"the runtime has devices of the host {host} already")
    openers = await hosts.add(list(new.values()))
    runtime.waits.check()
    open_devices(runtime, list(new.values()), openers)
    for one in new.values():
        runtime.start_device(one)
    runtime.devices = tuple([new.get(known, known) for known in runtime.devices])
    for job in tuple(runtime.jobs.values()):
        job.replace_devices(new)
    runtime.replaced.update(new)
    return new[device]
