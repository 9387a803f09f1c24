"""What programs of a GPU are compiled for: its kind, the libraries there, and the settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lazyasync.backends.cuda.cublas import load_library
from lazyasync.backends.cuda.cudnn import load_cudnn
from lazyasync.backends.cuda.kernels.compile import is_available
from lazyasync.backends.cuda.kernels.loops import Target
from lazyasync.backends.cuda.kernels.writer import SHARED_BYTES
from lazyasync.config import Config


@dataclass(frozen=True, slots=True)
class GpuKind:
    """What programs are compiled for."""

    arch: str
    target: Target
    products: bool = False
    """Whether there is cuBLASLt for matrix products."""
    convolutions: bool = False
    """Whether there is cuDNN for convolutions."""
    fast_products: bool = False
    """Whether products of single precision may be rounded to TF32, and take a relu along."""
    replays: bool = False
    """Whether runs are to be captured and replayed: kernels then find numbers in memory."""
    unfused: frozenset[str] = frozenset()
    """The operations that are never parts of kernels of our own."""


def usable_kind(cupy: Any, index: int, config: Config) -> GpuKind | None:
    """What kernels for a device are compiled for; None if they are not to be, or cannot be."""
    runtime = cupy.cuda.runtime
    properties = runtime.getDeviceProperties(index)
    if not config.cuda_loops or "major" not in properties:  # which stand-ins need not know
        return None
    if not is_available(runtime.driverGetVersion()):
        return None
    return GpuKind(
        f"sm_{properties['major']}{properties['minor']}",
        Target(
            properties["multiProcessorCount"],
            properties.get("sharedMemPerBlockOptin", SHARED_BYTES),
        ),
        products=load_library(runtime.runtimeGetVersion() // 1000) is not None,
        convolutions=load_cudnn() is not None,
        fast_products=config.cuda_fast_products,
        replays=config.cuda_graphs,
        unfused=config.fallback_operations,
    )
