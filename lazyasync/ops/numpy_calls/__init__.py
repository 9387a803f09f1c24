"""NumPy's functions, called with tensors: lazyasync's of the same name, which record."""
