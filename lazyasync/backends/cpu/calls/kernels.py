"""Registers all calls that threads share, for who compiles programs."""

from lazyasync.backends.cpu.calls import (  # noqa: F401
    batches,
    cholesky_tiles,
    combining,
    convolving,
    counting,
    drawing,
    fourier,
    lapack_parts,
    matrices,
    ordering,
    orthogonal,
    picking,
    products,
    reducing,
    selecting,
    sorting,
)
