"""The rows of `breadth.py`: what is computed, by family, on which shapes, dtypes and layouts."""
