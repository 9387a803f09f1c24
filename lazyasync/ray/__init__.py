"""Hosts that Ray places, starts and ends: `la.ray`."""

from __future__ import annotations

from lazyasync.ray.placement import RayHosts, devices, replace

__all__ = ["RayHosts", "devices", "replace"]


def __dir__() -> list[str]:
    return [*__all__]
