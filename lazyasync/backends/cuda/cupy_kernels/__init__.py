"""Kernels over the arrays of CuPy, for operations that are lowered for NumPy."""
