"""Names of devices: ``"cpu:0"`` is the first device of the kind ``cpu``."""

from __future__ import annotations

import re
from dataclasses import dataclass

_NAME = re.compile(r"^([a-z][a-z0-9_]*)(?::(0|[1-9][0-9]*))?$")


@dataclass(frozen=True, order=True, slots=True)
class Device:
    """A kind of backend and an index; ordered by name, which is the order devices are locked in."""

    kind: str
    index: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.index}"

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
        return Device(match[1], int(match[2] or 0))
