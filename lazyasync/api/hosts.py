"""What is done about the hosts of the current runtime."""

from __future__ import annotations

from lazyasync.callers import from_anywhere
from lazyasync.device import Device
from lazyasync.runtime.job_access import job_to_await
from lazyasync.runtime.replacing import replace_host, replacement

__all__ = ["replace"]


@from_anywhere
async def replace(device: str | Device, host: str) -> Device:
    """Puts the devices of another host in the place of those of a lost one; gives that which comes
    for ``device``.

    ``host`` is a name (see `la.remote.named`) or an address that the runtime has no devices of. The
    new devices have the numbers of the lost ones: ``"host3/cpu:0"`` comes for ``"host2/cpu:0"``.
    The runtime's jobs have them in the same places, so that what names no device goes there, with
    the random streams of the lost ones. What was on these is not there: it fails as before.
    Whoever asks again for the same device gets what has come for it.

    Raises `HostConnectionError` for a host that is not there or refuses, with nothing changed,
    `UnknownDeviceError` for a device that the runtime does not have, and ``ValueError`` for one
    that is not lost, or not of a host, and for a host that the runtime has already.
    """
    return await replace_host(job_to_await().runtime, Device.parse(device), host)


def lost_device(device: Device) -> Device | None:
    """What has come for a lost device of the current runtime; None if nothing has yet.

    Raises what `replace` does for a device that is not lost.
    """
    return replacement(job_to_await().runtime, device)
