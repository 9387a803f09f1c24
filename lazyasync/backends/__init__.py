"""Backends by kind of device: `register` adds one, `create` opens one device."""

from __future__ import annotations

from collections.abc import Callable

from lazyasync.backends.protocol import Backend, BackendOptions
from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError

__all__ = [
    "BackendFactory",
    "create",
    "names",
    "register",
    "unregister",
]


def __dir__() -> list[str]:
    return [*__all__]


BackendFactory = Callable[[Device, BackendOptions], Backend]
"""Opens one device of a kind; called in the trio thread when a runtime opens."""


def _cpu(device: Device, options: BackendOptions) -> Backend:
    from lazyasync.backends.cpu.backend import CpuBackend

    return CpuBackend(device, options)


def _cuda(device: Device, options: BackendOptions) -> Backend:
    from lazyasync.backends.cuda.backend import CudaBackend

    return CudaBackend(device, options)


def _sim(device: Device, options: BackendOptions) -> Backend:
    from lazyasync.backends.sim import SimBackend

    return SimBackend(device, options)


_factories: dict[str, BackendFactory] = {"cpu": _cpu, "cuda": _cuda, "sim": _sim}


def register(name: str, factory: BackendFactory) -> None:
    """Makes devices ``"name:0"``, ``"name:1"``, … available to runtimes opened from now on.

    ``factory(device, options)`` gives an object with the methods of
    `lazyasync.backends.protocol.Backend`. Raises ``ValueError`` for a name that is no identifier
    or is taken.
    """
    if Device.parse(name).kind != name or "/" in name:
        raise ValueError(f"{name!r} cannot be a kind of device")
    if name in _factories:
        raise ValueError(f"a backend named {name!r} is registered already")
    _factories[name] = factory


def unregister(name: str) -> None:
    """Takes back what `register` did. Raises ``KeyError`` if there is no such backend."""
    del _factories[name]


def names() -> tuple[str, ...]:
    """The kinds of devices there are backends for."""
    return tuple(_factories)


def create(device: Device, options: BackendOptions) -> Backend:
    """Opens a device. Raises `UnknownDeviceError` if there is no backend of its kind."""
    factory = _factories.get(device.kind)
    if factory is None:
        known = ", ".join(_factories)
        hint = f": a GPU is written cuda:{device.index}" if device.kind == "gpu" else ""
        raise UnknownDeviceError(f"no backend is registered for {device}; there are {known}{hint}")
    return factory(device, options)
