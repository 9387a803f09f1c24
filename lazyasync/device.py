"""Names of devices: ``"cpu:0"`` is the first device of the kind ``cpu``, ``"host1/cpu:0"`` one of
another host."""

from __future__ import annotations

import re
from typing import Any, Literal, TypeAlias

_NAME = re.compile(r"((?:\S+/)?[a-z][a-z0-9_]*)(?::(0|[1-9][0-9]*))?")


CollectiveKind: TypeAlias = Literal["sum", "scatter", "gather", "broadcast"]
"""What devices do together, with one array of each: all get the sum, or each a part of it, along
the first axis; all get all arrays, one behind the other; or all get that of one of them."""


class Device:
    """A kind of backend and an index; ordered by name, which is the order devices are locked in.

    There is one object per name, made by `parse`, so that comparing and hashing cost nothing.
    """

    __slots__ = ("index", "kind")

    kind: str
    """The kind; of a device of another host with the host: what is compiled is for one host."""
    index: int

    def __init__(self) -> None:
        raise TypeError("devices are made by Device.parse")

    @staticmethod
    def parse(name: str | Device) -> Device:
        """Reads ``"kind:index"``, or ``"kind"`` for the first device of a kind.

        Of another host ``"host1/kind:index"``, with the name of the host, or with its address, as
        ``"tcp://10.0.0.2:7000/kind:index"``. Raises ``ValueError`` for anything else.
        """
        if isinstance(name, Device):
            return name
        match = _NAME.fullmatch(name) if isinstance(name, str) else None
        if match is None:
            raise ValueError(f"{name!r} is not a device name such as 'cpu:0' or 'cuda:1'")
        key = (match[1], int(match[2] or 0))
        device = _devices.get(key)
        if device is None:
            device = object.__new__(Device)
            device.kind, device.index = key
            device = _devices.setdefault(key, device)
        return device

    @property
    def host(self) -> str:
        """The name or the address of its host; empty if it is of this process."""
        return self.kind.rpartition("/")[0]

    @property
    def there(self) -> str:
        """What its host calls it."""
        return f"{self.kind.rpartition('/')[2]}:{self.index}"

    def __str__(self) -> str:
        return f"{self.kind}:{self.index}"

    def __repr__(self) -> str:
        return f"Device({str(self)!r})"

    def __lt__(self, other: Device) -> bool:
        return (self.kind, self.index) < (other.kind, other.index)

    def __reduce__(self) -> Any:
        return Device.parse, (str(self),)


_devices: dict[tuple[str, int], Device] = {}
