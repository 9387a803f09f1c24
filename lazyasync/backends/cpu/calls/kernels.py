"""Registers all calls that threads share, for who compiles programs."""

from lazyasync.backends.cpu.calls import batches, drawing, fourier, matrices, ordering, picking  # noqa: F401
