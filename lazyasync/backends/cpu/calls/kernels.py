"""Registers all calls that threads share, for who compiles programs."""

from lazyasync.backends.cpu.calls import (  # noqa: F401
    batches,
    drawing,
    fourier,
    matrices,
    ordering,
    picking,
    products,
    reducing,
    small_matrices,
)
