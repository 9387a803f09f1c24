"""Names of devices: ``"cpu:0"`` is the first device of the kind ``cpu``."""

from __future__ import annotations

import re
from typing import Any

_NAME = re.compile(r"^([a-z][a-z0-9_]*)(?::(0|[1-9][0-9]*))?$")


class Device:
    """A kind of backend and an index; ordered by name, which is the order devices are locked in.

    There is one object per name, made by `parse`, so that comparing and hashing cost nothing.
    """

    __slots__ = ("index", "kind")

    kind: str
    index: int

    def __init__(self) -> None:
        raise TypeError("devices are made by Device.parse")

    @staticmethod
    def parse(name: str | Device) -> Device:
        """Reads ``"kind:index"``, or ``"kind"`` for the first device of a kind.

        Raises ``ValueError`` for anything else.
        """
        if isinstance(name, Device):
            return name
        match = _NAME.match(name) if isinstance(name, str) else None
        if match is None:
            raise ValueError(f"{name!r} is not a device name such as 'cpu:0' or 'cuda:1'")
        key = (match[1], int(match[2] or 0))
        device = _devices.get(key)
        if device is None:
            device = object.__new__(Device)
            device.kind, device.index = key
            device = _devices.setdefault(key, device)
        return device

    def __str__(self) -> str:
        return f"{self.kind}:{self.index}"

    def __repr__(self) -> str:
        return f"Device({str(self)!r})"

    def __lt__(self, other: Device) -> bool:
        return (self.kind, self.index) < (other.kind, other.index)

    def __reduce__(self) -> Any:
        return Device.parse, (str(self),)


_devices: dict[tuple[str, int], Device] = {}
