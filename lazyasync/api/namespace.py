"""What the package says of itself as a namespace of the array API standard.

Source: Python array API standard 2025.12, "Inspection".
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lazyasync import dtypes as names
from lazyasync.device import Device
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.shapes import MOST_AXES
from lazyasync.recording import current_context
from lazyasync.recording.defaults import default_complex, default_real

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "bool": ("bool",),
    "signed integer": ("int8", "int16", "int32", "int64"),
    "unsigned integer": ("uint8", "uint16", "uint32", "uint64"),
    "real floating": ("float32", "float64"),
    "complex floating": ("complex64", "complex128"),
}
"""The dtypes of the standard; tensors have others too."""
_JOINT_KINDS: Final = {
    "integral": ("signed integer", "unsigned integer"),
    "numeric": ("signed integer", "unsigned integer", "real floating", "complex floating"),
}


class NamespaceInfo:
    """What ``la.__array_namespace_info__()`` gives: devices, default dtypes, and what there is.

    Devices are those of the running job, so that these methods need an open runtime.
    """

    __slots__ = ()

    def capabilities(self) -> dict[str, Any]:
        """What is optional in the standard, and whether it is there."""
        return {
            "boolean indexing": True,
            "data-dependent shapes": True,
            "max dimensions": MOST_AXES,
        }

    def default_device(self) -> Device:
        """The device of tensors that are made without naming one: the first of the job."""
        return current_context().recorder.resolve_device(None)

    def devices(self) -> tuple[Device, ...]:
        """The devices of the job."""
        return current_context().recorder.devices

    def default_dtypes(self, *, device: str | Device | None = None) -> dict[str, np.dtype]:
        """The dtypes of tensors that are made without naming one, by their kind.

        They are the same on every device. Raises `UnknownDeviceError` for one that the job has not.
        """
        self._check(device)
        return {
            "real floating": default_real(),
            "complex floating": default_complex(),
            "integral": INTEGER,
            "indexing": INTEGER,
        }

    def dtypes(
        self,
        *,
        device: str | Device | None = None,
        kind: str | tuple[str, ...] | None = None,
    ) -> dict[str, np.dtype]:
        """The dtypes of the standard, by their names: all, or those of a kind, or of several.

        They are the same on every device. Raises `UnknownDeviceError` for one that the job has not,
        and ``ValueError`` for an unknown kind.
        """
        self._check(device)
        if kind is None:
            chosen = set(_KINDS)
        else:
            chosen = set()
            for each in kind if isinstance(kind, tuple) else (kind,):
                if each not in _KINDS and each not in _JOINT_KINDS:
                    raise ValueError(f"dtypes: {each!r} is not a kind of dtypes")
                chosen.update(_JOINT_KINDS.get(each, (each,)))
        return {
            name: np.dtype(getattr(names, name))
            for each, listed in _KINDS.items()
            if each in chosen
            for name in listed
        }

    def _check(self, device: str | Device | None) -> None:
        if device is not None:
            current_context().recorder.resolve_device(device)
