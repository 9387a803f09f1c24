"""GPUs, by CuPy."""
