"""CUDA C++ for loops, and its compilation."""
