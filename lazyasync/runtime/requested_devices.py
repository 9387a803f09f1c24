"""The devices that somebody asks for, in any of the ways of writing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from lazyasync.arguments import whole_number
from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError

DeviceNames: TypeAlias = str | Device | Sequence[str | Device]
"""One device, or several."""
NamedDevices: TypeAlias = DeviceNames | Mapping[str, int]
"""These, or so many of each kind."""
Devices: TypeAlias = NamedDevices | AbstractAsyncContextManager[Any]
"""Those that a runtime is asked for; also a block that places them, for as long as it is open."""


def placed_devices(placed: Any) -> NamedDevices:
    """The devices of what a block has placed, which names them. Raises ``TypeError``."""
    try:
        names: NamedDevices = placed.devices
    except AttributeError:
        raise TypeError(
            f"a block that places devices must give something with `devices`, not {placed!r}"
        ) from None
    return names


def requested_devices(devices: NamedDevices) -> tuple[Device, ...]:
    """The devices that ``open_runtime`` was asked for. Raises `UnknownDeviceError`."""
    names: Iterable[str | Device]
    if isinstance(devices, Mapping):
        counts = {
            kind: whole_number(f"the number of {kind} devices", count, 0)
            for kind, count in devices.items()
        }
        names = [f"{kind}:{index}" for kind, count in counts.items() for index in range(count)]
    else:
        names = _available() if devices == "auto" else device_names(devices)
    parsed = []
    for name in names:
        try:
            parsed.append(Device.parse(name))
        except ValueError as error:
            raise UnknownDeviceError(str(error)) from None
    if not parsed:
        raise UnknownDeviceError("a runtime needs at least one device")
    if len(set(parsed)) != len(parsed):
        raise ValueError(f"a device is named twice in {', '.join(map(str, parsed))}")
    return tuple(parsed)


def device_names(devices: Any) -> list[str | Device]:
    """The names, where one may stand for itself. Raises ``TypeError``."""
    if isinstance(devices, (str, Device)):
        return [devices]
    if not isinstance(devices, Iterable):
        raise TypeError(f"devices must be a name such as 'cpu:0', or several, not {devices!r}")
    return list(devices)


def _available() -> list[str]:
    """The devices of a runtime that names none."""
    from lazyasync.backends.discovery import default_devices  # here: importing it takes a while

    return default_devices()
